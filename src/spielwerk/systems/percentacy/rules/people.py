"""Who is meant by an id, and whether they take part at all."""

from __future__ import annotations

from typing import Final

from spielwerk.core.act import Act, Refused
from spielwerk.core.faults import whole_between
from spielwerk.core.questions import GM
from spielwerk.core.scene import being_of
from spielwerk.systems.percentacy.state import Being, Table

NOBODY: Final = Being(id=GM, npc=True, hp=1, max_hp=1)
"""Who makes a check of the game master's that no being makes: fate, a machine, a crowd."""


def being(act: Act[Table], who: str, field: str = "by") -> Being:
    """The being with this id. Refuses `unknown_id`."""
    found: Being = being_of(act, who, field)
    return found


def is_able(who: Being) -> bool:
    """Whether somebody takes part at all: neither dead nor unconscious."""
    return "dead" not in who.conditions and "unconscious" not in who.conditions


def able(who: Being, field: str = "by") -> None:
    """Refuse the dead and the unconscious (PC-TRN-09)."""
    if barred := not_able(who, field):
        raise barred


def living(who: Being, field: str = "target") -> None:
    """Refuse the dead."""
    if barred := not_living(who, field):
        raise barred


def not_able(who: Being, field: str = "by") -> Refused | None:
    """Why the dead and the unconscious take no part (PC-TRN-09); None for everybody else."""
    if not who.conditions or is_able(who):
        return None
    code = "dead" if "dead" in who.conditions else "unconscious"
    return Refused(code, field=field, rule="PC-TRN-09", value=who.id)


def not_living(who: Being, field: str = "target") -> Refused | None:
    """Why nothing can be done to the dead; None for everybody else."""
    return Refused("dead", field=field, value=who.id) if "dead" in who.conditions else None


def nth_carried(who: Being, weapon: str, which: int, field: str = "which") -> None:
    """Refuse one of several weapons of a kind that somebody does not carry so many of; what is not carried at all may
    be used all the same, but is only one (contract PC-14)."""
    most = max(1, who.weapons.count(weapon))
    if not 1 <= which <= most:
        raise Refused("bad_value", field=field, value=which, allowed=whole_between(1, most))

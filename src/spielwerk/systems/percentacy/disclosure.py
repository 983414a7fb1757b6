"""What is still to come, and what it may be previewed with: as far as a viewer may know it (PC-CHK-13, PC-ATK-12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, TypeGuard

from msgspec.structs import replace

from spielwerk.core.questions import Question
from spielwerk.core.running import Running
from spielwerk.core.system import ALL_ODDS
from spielwerk.core.text import Message
from spielwerk.core.view import Sight

from .commands import Akimbo, Assist, Attack, Check, FirstAid, OneAttack, Oppose, Resist, Trigger
from .events import CheckMade, DefenceKind, Hit, rolled_on
from .numbers import D100, band
from .rules.checks import Undecided
from .rules.defence import DEFENCE_ATTRIBUTE, defence_roll
from .rules.rewinds import with_rewind
from .rules.weapons import Aim, blow, distance_of, force_of, weapon_of
from .state import Being, Table, conditions_of, limits_of

NOTHING: Final = frozenset[str]()
BAND_FACES: Final = [
    [min(faces), max(faces)] for faces in ([f for f in range(1, D100) if band(f) == b] for b in range(4))
]
"""The first and the last face of each damage value (PC-ATK-12)."""


def ahead(base: Table, running: Running[Table], sight: Sight) -> dict[str, Any] | None:
    """What a hit of the attack that is being settled would do, or has done.

    Bands and the band rolled are open, as weapon and die are; the sum stops where the disclosure of the target stops,
    so that armour cannot be read off it. Of an attacker whose values are hidden it is `plain`: what weapon and armour
    make of it, without what the attacker may add.
    """
    command = _attack_in(base, running)
    hidden = not sight.all and running.manner.hides_from(sight.seat)
    if command is None or not isinstance(running.waits, Question) or hidden:
        return None
    hit = next((e for e in reversed(running.told) if isinstance(e, Hit) and e.by == command.by), None)
    card = next((e for e in reversed(running.told) if _is_roll_of(e, command)), None)
    by, target = base.beings.get(command.by), base.beings.get(hit.target if hit is not None else command.target)
    if card is None or card.stages is None or by is None or target is None:
        return None
    rolled, open_values = band(card.roll), sight.knows(by, "values")
    weapon = weapon_of(base, command)
    if open_values:
        aim = Aim(by, weapon, distance_of(base, command, by), unprotected=command.unprotected)
    else:
        aim = Aim(replace(by, talents=(), handicaps=()), weapon, None, unprotected=command.unprotected)
    shown: dict[str, Any] = {"bands": list(aim.weapon.row.damage), "faces": BAND_FACES, "band": rolled + 1}
    struck = blow(aim.weapon, force_of(base, aim, target), rolled, hit is not None and hit.halved)
    if open_values or sight.knows(target, "armour"):
        shown["value"] = struck.value + struck.bonus
    if sight.knows(target, "armour"):
        shown |= {"armour": struck.armour, "damage": struck.damage} | ({} if open_values else {"plain": True})
        if sight.knows(target, "hp"):
            shown |= _fall(target, struck.damage)
    return shown


def reasons(table: Table, running: Running[Table], _sight: Sight) -> dict[str, Message]:
    """What a defence would be rolled on, beside its chance (PC-ATK-07)."""
    command, asked = _attack_in(table, running), running.waits
    if command is None or not isinstance(asked, Question) or asked.key != "defence" or asked.who not in table.beings:
        return {}
    aim = Aim(table.beings[command.by], weapon_of(table, command), None)
    found = dict[str, Message]()
    kinds: tuple[DefenceKind, ...] = ("evade", "parry")
    for kind in kinds:
        if kind in asked.legal:
            roll = defence_roll(table, command, aim, table.beings[asked.who], kind)
            ready = roll.ready if isinstance(roll, Undecided) else roll
            args = {"what": rolled_on(ready.what), "base": ready.base, "change": abs(ready.modifier)}
            sign = "less" if ready.modifier < 0 else "more" if ready.modifier else "plain"
            found[kind] = Message(f"reason-{sign}", args)
    return found


def again(table: Table, running: Running[Table], answer: str, chance: Fraction) -> Fraction | None:
    """The chance of a defence with a Rewind (PC-REW-05).

    None where help ties both rolls together, for the helpers' dice stay; and where a Rewind comes before the result,
    for a hit follows from the failed roll at once.
    """
    command, asked = _attack_in(table, running), running.waits
    if command is None or not isinstance(asked, Question) or asked.key != "defence" or answer not in DEFENCE_ATTRIBUTE:
        return None
    who = table.beings.get(asked.who)
    if who is None or command.defence_assists or table.options["rewind_window"] == "before_result":
        return None
    return with_rewind(table, who, answer, running.repeated, chance)


def _is_roll_of(event: Any, command: Attack) -> TypeGuard[CheckMade]:
    return isinstance(event, CheckMade) and event.key == "attack" and event.by == command.by


def _attack_in(base: Table, running: Running[Table]) -> Attack | None:
    """The attack that is being settled: the command itself, or a reaction that has been set off."""
    if isinstance(running.command, Attack):
        return running.command
    if isinstance(running.command, Trigger) and base.combat is not None:
        held = next((r.action for r in base.combat.reactions if r.who == running.command.by), None)
        return held if isinstance(held, Attack) else None
    return None


def _fall(target: Being, damage: int) -> dict[str, Any]:
    """HP before and after, and the conditions that the HP alone would bring."""
    after = max(0, target.hp - damage)
    new = [c for c in conditions_of(after, target.max_hp, target.causes) if c not in target.conditions]
    return {"hp": [target.hp, after], "max_hp": target.max_hp, "conditions": new, "limits": limits_of(target)}


# --- previews ------------------------------------------------------------------------------------------------------


def odds_limits(table: Table, command: Any, sight: Sight) -> frozenset[str]:
    """What of the odds a viewer may learn.

    A target needs the values of whoever rolls, the classes of a roll those of the helpers as well. That an attack lands
    needs the target's values too, its damage the armour as well: else both could be read off the chances.
    """
    if sight.all:
        return ALL_ODDS
    if not isinstance(command, Check | Oppose | Attack | Akimbo | FirstAid | Resist):
        return NOTHING
    known = frozenset({"roll"}) if _known(table, (command.by,), "values", sight) else NOTHING
    if isinstance(command, Akimbo):
        return known | _of_both(table, command, sight) if known else known
    if known and _known(table, _helpers(command.assists), "values", sight):
        known |= _with_helpers(table, command, sight)
    if isinstance(command, Attack) and _may_weigh_defences(table, command, sight):
        known |= {"options"}
    return known


def _with_helpers(
    table: Table, command: Check | Oppose | OneAttack | FirstAid | Resist, sight: Sight
) -> frozenset[str]:
    """What becomes known with the values of whoever rolls and helps."""
    if isinstance(command, Check | FirstAid | Resist):
        return frozenset({"classes", "options"})
    if isinstance(command, Oppose):
        against = (command.against,) if isinstance(command.against, str) else command.against
        others = (*against, *_helpers(command.against_assists))
        return frozenset({"classes", "options"}) if _known(table, others, "values", sight) else NOTHING
    targets: Sequence[str] = (command.target,) if command.target else tuple(near.id for near in command.targets)
    defending = (*targets, *_helpers(command.defence_assists))
    if not (_known(table, defending, "values", sight) and _known(table, targets, "conditions", sight)):
        return frozenset({"classes"})
    return frozenset(
        {"classes", "lands", "damage"} if _known(table, targets, "armour", sight) else {"classes", "lands"}
    )


def _of_both(table: Table, command: Akimbo, sight: Sight) -> frozenset[str]:
    """What two attacks come to is known where it is known of each."""
    found: list[frozenset[str]] = []
    for one in command.attacks:
        if not _known(table, _helpers(one.assists), "values", sight):
            return NOTHING
        found.append(_with_helpers(table, one, sight))
    if all("damage" in of_one for of_one in found):
        return frozenset({"classes", "damage"})
    return frozenset({"classes"}) if all("lands" in of_one for of_one in found) else NOTHING


def _may_weigh_defences(table: Table, command: Attack, sight: Sight) -> bool:
    """The chances of a defence rest on the values of whoever defends; where it must match the stages of the attack,
    on those of the attack too."""
    rolling = [command.target, *_helpers(command.defence_assists)]
    if table.options["defence_compares_stages"]:
        rolling.append(command.by)
    return bool(command.target) and _known(table, rolling, "values", sight)


def _helpers(assists: Iterable[Assist]) -> tuple[str, ...]:
    return tuple(one.by for one in assists)


def _known(table: Table, names: Iterable[str], facet: str, sight: Sight) -> bool:
    """Whether the viewer knows a facet of all of them; of somebody out of sight nothing is known."""
    found = [table.beings.get(who) for who in names]
    return all(
        being is not None and (being.present or sight.owns(being)) and sight.knows(being, facet) for being in found
    )

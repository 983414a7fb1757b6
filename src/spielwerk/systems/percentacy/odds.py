"""What the odds are made of: classes of results, damage, and what was rolled on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from spielwerk.core import shapes
from spielwerk.core.dice.faces import Chance, Class, Drawn, Span, chances, spans
from spielwerk.core.system import AssistOn, RollOn
from spielwerk.core.text import Message
from spielwerk.core.view import Sight

from .commands import Attack
from .events import CheckMade, Item, rolled_on
from .numbers import D100, Verdict, judge, strike, verdict
from .rules.akimbo import TwoAttacked
from .rules.attack import Attacked
from .rules.defence import DEFENCES, NO_PARRY, barred_from_defence, parry_suggested
from .rules.hazards import Suffered
from .rules.opposed import Contest, Contests
from .state import Table

CLASSES: Final[dict[str, Class]] = {
    name: Class(name, Message(f"class-{name.replace('_', '-')}"), success, rank)
    for rank, (name, success) in enumerate(
        (
            ("critical_success", True),
            ("stages_3_plus", True),
            ("stages_2", True),
            ("stages_1", True),
            ("stages_0", True),
            ("hit", True),
            ("won", True),
            ("won_all", True),
            ("both_hit", True),
            ("one_hit", True),
            ("averted", True),
            ("halved", True),
            ("defended", False),
            ("won_some", False),
            ("lost", False),
            ("lost_all", False),
            ("miss", False),
            ("none_hit", False),
            ("full", False),
            ("failure", False),
            ("critical_failure", False),
        )
    )
}
"""Classes of results by id, the best first."""


def classify(found: Any) -> Class | None:
    """The class of what a rule returned: a check by its outcome and stages, an attack, an opposed check and a hazard by
    how they end. Classes of the attack roll itself are those of `attack_roll`, which returns a plain verdict."""
    if isinstance(found, Verdict):
        if found.outcome == "success":
            stages = found.stages or 0
            return CLASSES[f"stages_{stages}" if stages < 3 else "stages_3_plus"]
        return CLASSES[found.outcome]
    if isinstance(found, Attacked):
        return CLASSES[found.ending]
    if isinstance(found, Contest):
        return CLASSES["won" if found.won else "lost"]
    if isinstance(found, Contests):
        return CLASSES["won_all" if found.wins == found.opponents else "won_some" if found.wins else "lost_all"]
    if isinstance(found, TwoAttacked):
        return CLASSES[HITS[_hits(found)]]
    return CLASSES[found.ending] if isinstance(found, Suffered) else None


HITS: Final = ("none_hit", "one_hit", "both_hit")
"""What two attacks came to, by how many of them hit."""
DOES_DAMAGE: Final = (Attacked, Suffered)


def _hits(found: TwoAttacked) -> int:
    return sum(one is not None and one.ending == "hit" for one in found.attacks)


def _sum(found: TwoAttacked) -> int:
    return sum(one.damage for one in found.attacks if one is not None)


def damage_of(found: Any) -> int | None:
    """The damage of an attack, of two or of a hazard; 0 where nothing hit or it was averted, None for anything else."""
    if isinstance(found, DOES_DAMAGE):
        return found.damage
    return _sum(found) if isinstance(found, TwoAttacked) else None


def defences(table: Table, command: Any) -> tuple[str, ...]:
    """The defences that the target of an attack may choose from, as far as is known before it."""
    if not isinstance(command, Attack) or command.target not in table.beings:
        return ()
    if barred_from_defence(table, table.beings[command.target]) is not None:
        return ("none",)
    parry = parry_suggested(table, command) if command.parry is None else command.parry
    return DEFENCES if parry else NO_PARRY


def roll_on(events: Sequence[Any], sight: Sight) -> RollOn | None:
    """Base value, every modifier with its reason, and target of the main roll; helpers with what they roll on."""
    main = next((e for e in events if isinstance(e, CheckMade) and e.key in ("check", "attack")), None)
    if main is None:
        return None
    assists = tuple(
        AssistOn(e.by, Message("roll-on", {"what": rolled_on(e.skill)}), e.target if e.open or sight.all else None)
        for e in events
        if isinstance(e, CheckMade) and e.key.startswith("assist:")
    )
    label = Message("roll-on", {"what": rolled_on(main.skill)})
    items, faces = tuple(map(item, main.items)), faces_of(main.target, soft=main.soft)
    return RollOn(label, main.base, items, main.modifier, main.target, D100, assists, faces)


@lru_cache(maxsize=1024)
def faces_of(target: int, adjustments: int = 0, raw: bool = False, soft: bool = False) -> tuple[Span, ...]:
    """The hundred faces against a target, by class (PC-CHK-06, PC-STG-01, PC-CRT-01, PC-CRT-02)."""
    return spans(D100, lambda face: classify(verdict(judge(face, target, adjustments, raw, soft))))


@lru_cache(maxsize=1024)
def standing(target: int, adjustments: int, raw: bool, soft: bool) -> tuple[Chance, ...]:
    """How the odds stood before a check was rolled."""
    return chances(faces_of(target, adjustments, raw, soft))


def drawn(table: Table, event: Any) -> Drawn | None:
    """A check on the ruler, with the odds it had after its assists; an attack says whether it may be defended."""
    if not isinstance(event, CheckMade):
        return None
    raw = table.options["stages_from"] == "raw"
    stood = faces_of(event.target, event.adjustments, raw, event.soft)
    now = next(span.id for span in stood if event.roll <= span.to)
    hit = strike(judge(event.roll, event.target, event.adjustments, raw)) if event.key == "attack" else None
    note = None if hit is None else Message("note-may-defend" if hit.open_to_defence else "note-no-defence")
    return Drawn(
        faces_of(event.target, soft=event.soft), standing(event.target, event.adjustments, raw, event.soft), now, note
    )


def means(event: Any) -> Class | None:
    """What a typed face would come to, in words."""
    if not isinstance(event, CheckMade):
        return None
    if event.outcome != "success":
        return CLASSES[event.outcome]
    stages = event.stages or 0
    return Class(f"stages_{stages}", Message("means-stages", {"stages": stages}), True, -stages)


def item(one: Item) -> shapes.Item:
    """A pool entry for the roll panel."""
    by = one.by[0] if len(one.by) == 1 else Message("roll-reduced-by", {"what": one.by}) if one.by else None
    return {"source": one.source, "amount": one.amount, "was": one.was, "by": by, "counts": one.counts, "why": None}


def good_for(key: str, found: Any) -> bool | None:
    """A defence is chosen to ward the attack off, a roll is made to succeed."""
    if key == "defence" and isinstance(found, Attacked):
        return found.ending == "defended"
    if key == "roll" and isinstance(found, Verdict):
        return found.stages is not None
    if key == "roll" and isinstance(found, Contest):
        return found.won
    if key == "roll" and isinstance(found, Contests):
        return found.wins == found.opponents
    if key == "roll" and isinstance(found, Suffered):
        return found.ending != "full"
    return None


def measured(found: Any) -> Mapping[str, int | str]:
    """The distributions of what a rule returned."""
    if isinstance(found, Verdict):
        stages: dict[str, int | str] = {} if found.stages is None else {"stages": found.stages}
        return {"outcomes": found.outcome, **stages}
    if isinstance(found, Attacked | Suffered):
        return {"outcomes": found.ending, "damage": found.damage}
    if isinstance(found, TwoAttacked):
        return {"outcomes": HITS[_hits(found)], "damage": _sum(found)}
    if isinstance(found, Contest):
        return {"outcomes": "won" if found.won else "lost"}
    if isinstance(found, Contests):
        return {"outcomes": "won" if found.wins == found.opponents else "lost"}
    return {}

"""Rewinds: one own roll made again, as if the first had never been (PC-REW)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from spielwerk.core.act import Act, Refused, Roll
from spielwerk.core.commands import RollDice
from spielwerk.core.dice.throw import KEY as FREE
from spielwerk.core.questions import Question
from spielwerk.core.resolving import Input
from spielwerk.core.running import Running
from spielwerk.core.system import Again, Repeat, Repeated
from spielwerk.systems.percentacy import effects
from spielwerk.systems.percentacy.commands import AwardRewind, Reroll, Rewind
from spielwerk.systems.percentacy.events import CheckMade, RewindsChanged, RewindSpent, TalentUsed
from spielwerk.systems.percentacy.numbers import D100
from spielwerk.systems.percentacy.state import Being, Table

from .checks import is_assist
from .people import being
from .talents import talent_with
from .traits import effects_of, with_spent

CRITICAL = (1, 100)


def is_check(key: str) -> bool:
    """Whether a roll with this key is a check; initiative is not, and cannot be critical (PC-CRT-09)."""
    return not key.startswith("initiative")


def repeat(base: Table, running: Running[Table], cmd: Rewind) -> Repeat:
    """From where the latest action goes on, and what it costs.

    Refuses, in this order: `unknown_id`, `nothing_to_repeat`, `not_your_roll`, `critical_stands`, `final_result`,
    `no_rewinds` (contract PC-10, PC-11).
    """
    who = base.beings.get(cmd.by)
    if who is None:
        raise Refused("unknown_id", field="by", value=cmd.by)
    at = open_roll(base, running, cmd.by)
    refused = why_not(base, running, at)
    if refused is not None:
        raise refused
    left = base.rewinds_of(who) - 1
    spent = RewindSpent(cmd.by, who.seat, running.inputs[at].key, left, who.present)
    return Repeat(at, (spent,), kept(running, at))


def reroll(base: Table, running: Running[Table], cmd: Reroll) -> Repeat:
    """The same by a talent: it costs a use and no Rewind, and its result is final (PC-REW-13, AMB-089, AMB-090).

    Refuses, in this order: `unknown_id`, `not_allowed`, `use_spent`, `nothing_to_repeat`, `not_your_roll`,
    `critical_stands`, `final_result`, and `not_allowed` for a roll that the talent does not repeat.
    """
    who = base.beings.get(cmd.by)
    if who is None:
        raise Refused("unknown_id", field="by", value=cmd.by)
    talent_with(base, who, effects.Reroll, cmd.talent)
    at = open_roll(base, running, cmd.by)
    given = running.inputs[at]
    if given.value == 100 and not _is_soft(base, who) and not base.options["people_skills_on_critical"]:
        raise Refused("critical_stands", rule="PC-REW-13")
    if _is_final(base, given.key, running.repeated):
        raise Refused("final_result", rule="PC-REW-13")
    card = next((e for e in reversed(running.told) if isinstance(e, CheckMade) and e.key == given.key), None)
    fitting = [h.effect for h in effects_of(base, who, effects.Reroll) if h.chosen.id == cmd.talent]
    if card is None or not any(_repeats(effect, card) for effect in fitting):
        raise Refused("not_allowed", field="talent", rule="PC-REW-13", value=cmd.talent)
    used = TalentUsed(cmd.by, cmd.talent, with_spent(who, cmd.talent), roll=given.key, open=who.shows("values"))
    return Repeat(at, (used,), kept(running, at))


def _repeats(effect: effects.Reroll, card: CheckMade) -> bool:
    """Whether a talent repeats a roll with this card: a failed check on its skills, or a 100."""
    if effect.skills and card.skill.partition(":")[0] not in effect.skills:
        return False
    return card.roll == 100 if effect.after == "critical_failure" else card.stages is None


def _is_soft(table: Table, who: Being) -> bool:
    """Whether a 100 of somebody is no critical failure (PC-TAL-23)."""
    return bool(effects_of(table, who, effects.Soften))


def stands(table: Table, who: Being, key: str, face: int) -> bool:
    """Whether a face may not be made again because it is critical (PC-REW-06); the 100 of a Trickster may (AMB-088)."""
    if face not in CRITICAL or not is_check(key):
        return False
    return not (face == 100 and _is_soft(table, who) and table.options["trickster_may_rewind"])


def open_roll(base: Table, running: Running[Table], who: str) -> int:
    """The place of a being's roll that may be made again. Refuses `nothing_to_repeat` and `not_your_roll`."""
    places = list(open_rolls(base, running))
    own = [at for at in places if running.inputs[at].who == who]
    if own:
        return own[0]
    if places:
        raise Refused("not_your_roll", field="by", value=who)
    raise Refused("nothing_to_repeat")


def open_rolls(base: Table, running: Running[Table]) -> Iterator[int]:
    """The places of all rolls of the latest action that are still open, the latest first (PC-REW-10, PC-9, PC-28).
    A free roll is none of them: no rule asked for it."""
    if isinstance(running.command, RollDice):
        return
    inputs, window = running.inputs, base.options["rewind_window"]
    if window == "before_result" and not _before_result(running):
        return
    if inputs and not is_check(inputs[0].key):
        yield from _latest_of_each(inputs)
        return
    seen: set[str] = set()
    for at in range(len(inputs) - 1, -1, -1):
        given = inputs[at]
        if given.rolled:
            if given.who not in seen:
                yield at
            seen.add(given.who)
            if window != "until_resolved" and not (_assisting(given) and _main_die_waits(running)):
                return
        elif given.by != "rule" and window != "until_resolved" and _closes(running, at):
            return


def _closes(running: Running[Table], at: int) -> bool:
    """Whether an answer was given by somebody else than the one whose roll came before it."""
    before = next((i for i in reversed(running.inputs[:at]) if i.rolled), None)
    return before is not None and before.who != running.inputs[at].who


def _latest_of_each(inputs: Sequence[Input]) -> Iterator[int]:
    """Every being's first initiative face: it alone is made again, the others keep theirs (contract PC-28)."""
    seen: set[str] = set()
    for at, given in enumerate(inputs):
        if given.rolled and given.who not in seen:
            seen.add(given.who)
            yield at


def _assisting(given: Input) -> bool:
    return is_assist(given.key)


def _main_die_waits(running: Running[Table]) -> bool:
    """Whether the helpers' dice lie on the table and the main one is still to come (PC-AST-16)."""
    return isinstance(running.waits, Question) and running.waits.key == "roll"


def _before_result(running: Running[Table]) -> bool:
    """Option `rewind_window = before_result`: nothing that the latest roll brought about has happened yet."""
    if running.waits is None:
        return False
    brought_about = False
    for event in running.told:
        if isinstance(event, CheckMade):
            brought_about = False
        elif getattr(event, "changes", True):
            brought_about = True
    return not brought_about


def kept(running: Running[Table], at: int) -> tuple[int, ...]:
    """Later rolls of others that stay as they are: further helpers' dice, and everybody else's initiative, rerolls
    included, as far as they still have to roll again."""
    inputs = running.inputs
    if not is_check(inputs[at].key):
        return tuple(n for n in range(at + 1, len(inputs)) if inputs[n].who != inputs[at].who)
    if _assisting(inputs[at]):
        return tuple(n for n in range(at + 1, len(inputs)) if _assisting(inputs[n]))
    return ()


def why_not(base: Table, running: Running[Table], at: int) -> Refused | None:
    """Why an open roll may not be made again, None if it may (PC-REW-06, PC-REW-07, PC-REW-09)."""
    given = running.inputs[at]
    who = base.beings.get(given.who)
    if who is not None and stands(base, who, given.key, int(given.value)):
        return Refused("critical_stands", rule="PC-REW-06")
    if _is_final(base, given.key, running.repeated):
        return Refused("final_result", rule="PC-REW-09")
    if who is None or base.rewinds_of(who) < 1:
        return Refused("no_rewinds", rule="PC-REW-01")
    return None


def again(base: Table, running: Running[Table]) -> list[Again]:
    """Every open roll of the latest action, for the views: whose it is, and why it may not be made again."""
    found = []
    for at in open_rolls(base, running):
        given = running.inputs[at]
        who = base.beings.get(given.who)
        if who is None or who.npc:
            continue
        refused = why_not(base, running, at)
        reason = refused.message if refused is not None else None
        found.append(Again(given.who, given.key, at, reason, base.rewinds_of(who)))
    return found


def may_repeat(table: Table, roll: Roll[Any], face: int, repeated: Repeated) -> bool:
    """Whether a roll that shows this face could be made again: asked of seats that hold their rolls."""
    who = table.beings.get(roll.who)
    if who is None or roll.key == FREE or table.rewinds_of(who) < 1 or stands(table, who, roll.key, face):
        return False
    return not _is_final(table, roll.key, repeated)


def with_rewind(table: Table, who: Being, key: str, repeated: Repeated, chance: Fraction) -> Fraction | None:
    """The chance of a check that is made again by a Rewind if it fails; None where it cannot be.

    A critical failure stands (PC-REW-06), every other failure may be made again once.
    """
    if table.rewinds_of(who) < 1 or _is_final(table, key, repeated):
        return None
    lost = Fraction(stands(table, who, key, CRITICAL[1]), D100)
    return chance + (1 - chance - lost) * chance


def _is_final(table: Table, key: str, repeated: Repeated) -> bool:
    """Whether this roll was made again already and stands now: by a Rewind where there is but one for each check, by a
    talent where its result is final (options `rewinds_per_check`, `second_result_final`)."""
    once = table.options["rewinds_per_check"] == 1 and ("rewind", key) in repeated
    return once or (bool(table.options["second_result_final"]) and ("reroll", key) in repeated)


MOST_AT_ONCE: Final = 100
"""What one award may give; a slip of the finger shall not fill everybody's page."""


async def award_rewind(act: Act[Table], cmd: AwardRewind) -> None:
    """The game master gives Rewinds, as many as it likes (PC-REW-08), 100 at a time.

    Refuses `bad_value` beyond that, and `not_allowed` for NPCs (PC-NPC-07).
    """
    who = being(act, cmd.target, "target")
    if not 1 <= cmd.amount <= MOST_AT_ONCE:
        raise Refused("bad_value", field="amount", value=cmd.amount, allowed=f"1–{MOST_AT_ONCE}")
    if who.npc:
        raise Refused("not_allowed", field="target", value=cmd.target, rule="PC-NPC-07")
    act.emit(RewindsChanged({who.seat: act.state.rewinds_of(who) + cmd.amount}, "awarded", who.id, who.present))

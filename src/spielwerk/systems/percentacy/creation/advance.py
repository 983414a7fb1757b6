"""Advancement [Aufstieg]: a level, its points, and what they are spent on (PC-ADV)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.characters.drafts import Problem, codes
from spielwerk.core.faults import SOME_ONCE
from spielwerk.core.questions import GM
from spielwerk.core.scene import being_of
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.being import LEAST
from spielwerk.systems.percentacy.commands import Advance, Award, Chosen, Exchange, Spend
from spielwerk.systems.percentacy.events import RewindsChanged
from spielwerk.systems.percentacy.events.creation import CharacterGrew, DraftReturned
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.rules.game_master import derived_again
from spielwerk.systems.percentacy.state import Being, Page, Table

from .draft import Draft
from .points import ATTRIBUTES_EACH_LEVEL, MOST, SKILLS_EACH_LEVEL, cap_of, raised
from .problems import over_cap
from .traits import balance_problems, trait_problems, unknown_traits

YesNo = Literal["yes", "no"]
YES_NO: Final[tuple[YesNo, ...]] = ("yes", "no")


class Growth(Struct, frozen=True):
    """What a character is to become: points to add, talents and handicaps to take and to give up, levels to gain."""

    attributes: Mapping[str, int] = {}
    skills: Mapping[str, int] = {}
    talents: Exchange = Exchange()
    handicaps: Exchange = Exchange()
    levels: int = 1

    @property
    def exchanges(self) -> bool:
        """Whether a talent or handicap is taken or given up."""
        return any((self.talents.add, self.talents.drop, self.handicaps.add, self.handicaps.drop))


class Advanced(Struct, frozen=True):
    """What came of an advancement; the field names are the scenario contract."""

    outcome: Literal["valid", "invalid"]
    problems: tuple[str, ...]
    level: int


async def advance(act: Act[Table], cmd: Advance) -> Advanced:
    """PC-ADV-01 to PC-ADV-09. With a problem nothing changes, and no level is given (contract PC-25)."""
    growth = Growth(cmd.attributes, cmd.skills, cmd.talents, cmd.handicaps, cmd.levels)
    return _grow(act, being_of(act, cmd.target, "target"), growth)


async def spend(act: Act[Table], cmd: Spend) -> Advanced:
    """A player spends what was kept; whether other talents fit the character is the game master's word (PC-ADV-07)."""
    being = being_of(act, cmd.by)
    growth = Growth(cmd.attributes, cmd.skills, cmd.talents, cmd.handicaps, 0)
    if growth.exchanges:
        args = {"who": Ref("being", being.id)}
        if await act.ask("development", GM, YES_NO, suggestion="yes", judgement=True, args=args) == "no":
            raise Refused("not_allowed", field="talents", rule="PC-ADV-07")
    return _grow(act, being, growth)


async def award(act: Act[Table], cmd: Award) -> None:
    """Rewinds and levels for several characters in one step; a player with two gets the Rewinds once (PC-REW-08,
    PC-ADV-01). Refuses `unknown_id`, `bad_value` for nobody, anybody twice or nothing, and `not_allowed` for NPCs."""
    winners = [being_of(act, who, "beings") for who in cmd.beings]
    if not winners or len(set(cmd.beings)) < len(winners):
        raise Refused("bad_value", field="beings", value=", ".join(cmd.beings), allowed=SOME_ONCE)
    if not cmd.rewinds and not cmd.levels:
        raise Refused("bad_value", field="rewinds", value=0, allowed="1–100")
    for npc in (one for one in winners if one.npc):
        raise Refused("not_allowed", field="beings", value=npc.id, rule="PC-NPC-07", says="not_for_npcs")
    if cmd.levels:
        for one in winners:
            _grow(act, one, Growth(levels=cmd.levels))
    given: set[str] = set()
    for one in winners if cmd.rewinds else ():
        if one.seat not in given:
            stock = act.state.rewinds_of(one) + cmd.rewinds
            act.emit(RewindsChanged({one.seat: stock}, "awarded", one.id, one.present))
            given.add(one.seat)


def _grow(act: Act[Table], being: Being, growth: Growth) -> Advanced:
    grown, found = grow(act.state, being, growth)
    if found:
        act.emit(DraftReturned(being.name, codes(found)))
        return Advanced("invalid", codes(found), being.level)
    act.emit(CharacterGrew(grown, growth.levels, being.shows("values")))
    return Advanced("valid", (), grown.level)


def grow(table: Table, being: Being, growth: Growth) -> tuple[Being, tuple[Problem, ...]]:
    """The character after this growth, and what is wrong with it. Only what changes is judged.

    NPCs are free of all limits (PC-CHR-16). Refuses `bad_value` for giving up what a character has not, or has twice.
    """
    levels = growth.levels
    attributes = {name: value + growth.attributes.get(name, 0) for name, value in being.attributes.items()}
    skills = {**being.skills, **_raised(table, being, growth.skills)}
    after = replace(
        being,
        level=being.level + levels,
        attributes=attributes,
        skills=skills,
        talents=_exchanged("talents", being.talents, growth.talents),
        handicaps=_exchanged("handicaps", being.handicaps, growth.handicaps),
        attribute_points=being.attribute_points + ATTRIBUTES_EACH_LEVEL * levels - sum(growth.attributes.values()),
        skill_points=being.skill_points + SKILLS_EACH_LEVEL * levels - sum(growth.skills.values()),
        history=being.history + tuple(_pages(being, levels)),
    )
    found = tuple(sorted(_problems(table, after, growth), key=lambda p: (p.code, p.field)))
    if being.npc:
        found = tuple(problem for problem in found if problem.code == "unknown_id")
        after = replace(after, attribute_points=max(0, after.attribute_points), skill_points=max(0, after.skill_points))
    return after if found else derived_again(table, after), found


def _raised(table: Table, being: Being, points: Mapping[str, int]) -> dict[str, int]:
    """The skills that get points, with their new values."""
    return {s: raised(table, s, being.skills.get(s, 0), n) for s, n in points.items() if n}


def _pages(being: Being, levels: int) -> Iterator[Page]:
    """The pages of the levels that are left behind; those passed at one go differ in their points only."""
    for passed in range(levels):
        yield Page(
            level=being.level + passed,
            attributes=being.attributes,
            skills=being.skills,
            talents=being.talents,
            handicaps=being.handicaps,
            attribute_points=being.attribute_points + ATTRIBUTES_EACH_LEVEL * passed,
            skill_points=being.skill_points + SKILLS_EACH_LEVEL * passed,
        )


# --- talents and handicaps -----------------------------------------------------------------------------------------


def _exchanged(part: str, had: Sequence[Chosen], exchange: Exchange) -> tuple[Chosen, ...]:
    """The talents or handicaps after an exchange. Refuses `bad_value` for what is not there, or not named enough."""
    left = list(had)
    for wanted in exchange.drop:
        fitting = [one for one in left if (one.id if isinstance(wanted, str) else one) == wanted]
        if len(fitting) != 1:
            value = wanted if isinstance(wanted, str) else wanted.id
            raise Refused("bad_value", field=part, value=value, allowed=", ".join(one.id for one in had))
        left.remove(fitting[0])
    return (*left, *(Chosen(one) if isinstance(one, str) else one for one in exchange.add))


# --- what is wrong -------------------------------------------------------------------------------------------------


def _problems(table: Table, after: Being, growth: Growth) -> Iterator[Problem]:
    """Everything that this growth gets wrong."""
    yield from _attribute_problems(after, growth.attributes)
    yield from _skill_problems(table, after, growth.skills)
    if growth.exchanges:
        draft = Draft(talents=after.talents, handicaps=after.handicaps)
        yield from unknown_traits(draft, table)
        if growth.talents.add or growth.handicaps.add:
            yield from trait_problems(draft, table)
        else:
            yield from balance_problems(table, after.talents, after.handicaps)
        added, dropped = len(growth.talents.add), len(growth.talents.drop)
        if added > dropped and table.options["add_talents_later"] == "never":
            yield Problem(code="talents_later", field="talents", rule="PC-ADV-07", numbers={"added": added - dropped})


def _attribute_problems(after: Being, points: Mapping[str, int]) -> Iterator[Problem]:
    """PC-ADV-03, PC-ADV-05."""
    for name in points:
        if name not in ATTRIBUTES:
            yield Problem(code="unknown_id", field="attributes", numbers={"value": name})
        elif points[name] and after.attributes[name] > MOST:
            numbers = {"attribute": Ref("attribute", name), "value": after.attributes[name], "most": MOST}
            yield Problem(code="attribute_high", field=f"attributes.{name}", rule="PC-ADV-05", numbers=numbers)
    if after.attribute_points < 0:
        spent = sum(points.values())
        counts = {"points": -after.attribute_points, "spent": spent, "total": spent + after.attribute_points}
        yield Problem(code="attribute_points_over", field="attributes", rule="PC-ADV-03", numbers=counts)


def _skill_problems(table: Table, after: Being, points: Mapping[str, int]) -> Iterator[Problem]:
    """PC-ADV-04, PC-ADV-06, PC-SKL-09."""
    for skill in _sorted(points):
        broad, _, chosen = skill.partition(":")
        cap = cap_of(table, after.attributes, skill)
        if cap is None:
            yield Problem(code="unknown_id", field="skills", numbers={"value": skill})
        elif table.options["skill_cap_after_creation"] and after.skills.get(skill, 0) > cap.cap:
            yield replace(over_cap(table, after.attributes, skill, after.skills[skill], cap), rule="PC-ADV-06")
        row = table.content.skills.get(broad)
        if row is not None and row.field and not chosen.strip():
            numbers = {"what": Ref("skill", broad)}
            yield Problem(code="field_missing", field=f"skills.{skill}", rule="PC-SKL-09", numbers=numbers)
    if after.skill_points < 0:
        spent = sum(points.values())
        counts = {"points": -after.skill_points, "spent": spent, "total": spent + after.skill_points}
        yield Problem(code="skill_points_over", field="skills", rule="PC-ADV-04", numbers=counts)


def _sorted(points: Mapping[str, int]) -> Iterable[str]:
    return sorted(skill for skill, value in points.items() if value)


# --- earlier levels ------------------------------------------------------------------------------------------------


UNHARMED: Final[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("causes", "conditions", "spent", "lasting"), ())


def at_level(table: Table, being: Being, level: int) -> Being:
    """The character as it was at a level that it has left behind, unhurt. Refuses `bad_value` for any other level."""
    if level == being.level:
        return being
    for page in being.history:
        if page.level == level:
            then = replace(
                being,
                level=page.level,
                attributes={name: page.attributes.get(name, LEAST) for name in ATTRIBUTES},
                skills=page.skills,
                talents=page.talents,
                handicaps=page.handicaps,
                attribute_points=page.attribute_points,
                skill_points=page.skill_points,
                history=tuple(earlier for earlier in being.history if earlier.level < level),
                **UNHARMED,
            )
            return derived_again(table, replace(then, hp=then.max_hp))
    allowed = ", ".join(str(page.level) for page in being.history) or str(being.level)
    raise Refused("bad_value", field="level", value=level, allowed=allowed)

"""Attacks [Angriffe]: the pool with everything that tells on it, the roll, and the damage (EP-MEL, EP-RNG, EP-COV)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as name_of
from spielwerk.core.faults import NOT_EMPTY, ONCE, other_than
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.commands import Attack, Cover, Range
from spielwerk.systems.erzaehlpool.events import Hit, Item, Missed
from spielwerk.systems.erzaehlpool.rows import Kind
from spielwerk.systems.erzaehlpool.state import Being, DamageKind, Table

from .arms import AT_RANGE, BONUS, Arms, arms_of, band_of, check_fire, kinds_said, rounds_for
from .derived import defence, hooked
from .dice import Thrown
from .injury import hurt
from .people import become, being
from .pools import attribute_item, effect, given, roll_pool, skill_items, speciality_items, spent_willpower, word_of_gm
from .turn import give_up_defence, may_act, take_action

ATTRIBUTE: Final[dict[Kind, str]] = {
    "melee": "strength",
    "unarmed": "strength",
    "ranged": "dexterity",
    "thrown": "dexterity",
}
SKILL: Final[dict[Kind, str]] = {"melee": "weaponry", "unarmed": "brawl", "ranged": "firearms", "thrown": "athletics"}
"""What attacks are rolled on (EP-MEL-01, EP-MEL-02, EP-RNG-01, EP-RNG-03)."""
RANGES: Final[dict[Range, int]] = {"near": 0, "medium": -2, "far": -4}
OWN_COVER: Final[dict[Cover, int]] = {"none": 0, "poor": 0, "half": -1, "good": -2}
TARGET_COVER: Final[dict[Cover, int]] = {"none": 0, "poor": -1, "half": -2, "good": -3}
MOST_AIM: Final = 3
ALL_OUT: Final = 2
PRONE: Final = 2
WRONG_HAND: Final = -2
BYSTANDER: Final = -2


class Blow(Struct, frozen=True):
    """An attack on one target; the field names are the contract."""

    target: str
    pool: int
    chance: bool
    successes: int
    outcome: Literal["hit", "miss"]
    damage: int
    damage_kind: DamageKind
    catastrophic: bool


class Attacked(Struct, frozen=True):
    """What an attack came to, target by target."""

    blows: tuple[Blow, ...]
    several: bool

    @property
    def damage(self) -> int:
        """The damage of all blows."""
        return sum(blow.damage for blow in self.blows)

    @property
    def hits(self) -> int:
        """How many targets were hit."""
        return sum(blow.outcome == "hit" for blow in self.blows)


# --- the rule ------------------------------------------------------------------------------------------------------


async def attack(act: Act[Table], cmd: Attack) -> Attacked:
    """An attack on one target, or a burst on several, each rolled for by itself (EP-AUTO-13)."""
    doer = may_act(act, cmd.by)
    targets, arms = _targets(act, cmd), arms_of(act.state, cmd)
    _refuse_unfit(cmd, arms)
    _refuse_cover(cmd, targets)
    rounds = rounds_for(cmd, arms, doer)
    check_fire(cmd, arms, len(targets))
    if cmd.all_out:
        give_up_defence(act, doer, "all_out")
    if cmd.fire == "burst" and len(targets) > 1:
        await _close_together(act, cmd, targets)
    own = _own_items(act.state, doer, cmd, arms, len(targets))
    own += spent_willpower(act, doer, cmd.willpower)
    against = [await _against(act, cmd, arms, target) for target in targets]
    named = (*own, *against[0]) if len(against) == 1 else own
    own += await word_of_gm(act, cmd.by, named, cmd.approved)
    rolls: list[tuple[tuple[Item, ...], Sequence[str]]] = [
        ((*own, *theirs), (target,)) for theirs, target in zip(against, targets, strict=True)
    ]
    take_action(act, cmd.by)
    _afterwards(act, cmd, targets, arms, rounds)
    if act.state.options["auto_roll"] == "one":
        rolls = [(min((items for items, _ in rolls), key=lambda items: sum(one.amount for one in items)), targets)]
    found = [await _roll(act, cmd, items, at, number) for number, (items, at) in enumerate(rolls)]
    blows = [
        await _struck(act, cmd, arms, one, target) for one, (_, at) in zip(found, rolls, strict=True) for target in at
    ]
    for one in found:
        await effect(act, doer, one)
    return Attacked(tuple(blows), bool(cmd.targets))


def _targets(act: Act[Table], cmd: Attack) -> tuple[str, ...]:
    """Whom it is aimed at. Refuses `unknown_id`, nobody, and the same twice."""
    first = (cmd.target,) if cmd.target and cmd.target not in cmd.targets else ()
    named = (*first, *cmd.targets)
    if not named:
        raise Refused("bad_value", field="target", allowed=NOT_EMPTY)
    for who in named:
        field = "targets" if who in cmd.targets else "target"
        being(act, who, field)
        if who == cmd.by:
            raise Refused("bad_value", field=field, value=name_of(who), allowed=other_than(name_of(who)))
    if len(set(named)) < len(named):
        raise Refused("bad_value", field="targets", value=tuple(map(name_of, named)), allowed=ONCE)
    return named


def _refuse_unfit(cmd: Attack, arms: Arms) -> None:
    """Refuse what belongs to the other kind of attack (EP-MEL-03)."""
    if cmd.all_out and arms.kind in AT_RANGE:
        raise Refused(
            "bad_value", field="all_out", rule="EP-MEL-03", value="true", allowed=kinds_said("melee", "unarmed")
        )
    if isinstance(cmd.target_cover, dict):
        for who in cmd.target_cover:
            if who not in (*cmd.targets, cmd.target):
                named = tuple(name_of(one) for one in dict.fromkeys((cmd.target, *cmd.targets)) if one)
                raise Refused("bad_value", field="target_cover", value=name_of(who), allowed=named)


def _refuse_cover(cmd: Attack, targets: Sequence[str]) -> None:
    """From full cover nobody attacks, and nobody in it is attacked (EP-COV-03, EP-COV-07)."""
    if cmd.own_cover == "full":
        raise Refused("full_cover", field="own_cover", rule="EP-COV-03")
    if any(cover_of(cmd, target) == "full" for target in targets):
        raise Refused("full_cover", field="target_cover", rule="EP-COV-07")


def cover_of(cmd: Attack, target: str) -> Cover:
    """The cover of one of the targets."""
    return cmd.target_cover.get(target, "none") if isinstance(cmd.target_cover, dict) else cmd.target_cover


async def _close_together(act: Act[Table], cmd: Attack, targets: Sequence[str]) -> None:
    """Whether the targets of a burst stand close enough is the game master's word (EP-AUTO-15)."""
    args = {"who": name_of(cmd.by), "targets": tuple(name_of(one) for one in targets)}
    answer = await act.ask("close_together", GM, ("yes", "no"), suggestion="yes", judgement=True, args=args)
    if answer == "no":
        raise Refused("too_far_apart", field="targets", rule="EP-AUTO-06")


def weapon_pool(table: Table, being: Being, weapon: str) -> int:
    """The dice of an attack with a weapon, before anything else tells on it (EP-MEL-01, EP-RNG-01)."""
    row = table.content.weapons[weapon]
    return being.attributes[ATTRIBUTE[row.kind]] + being.skills.get(SKILL[row.kind], 0) + row.bonus


# --- the pool ------------------------------------------------------------------------------------------------------


def _own_items(table: Table, doer: Being, cmd: Attack, arms: Arms, targets: int) -> tuple[Item, ...]:
    """What comes from the attacker: attribute, skill, weapon, and how they attack."""
    skill = SKILL[arms.kind]
    items = (attribute_item(table, doer, ATTRIBUTE[arms.kind]), *skill_items(table, doer, skill))
    items += speciality_items(table, doer, skill, cmd.speciality)
    if arms.bonus:
        what = Message("item-weapon", {"what": Ref("weapon", cmd.weapon)}) if cmd.weapon else Message("item-bonus")
        items = (*items, Item(what, arms.bonus))
    items += (*given("tools", cmd.tools), *given("difficulty", cmd.difficulty))
    if arms.kind in AT_RANGE:
        return (*items, *_at_range(table, doer, cmd, arms, targets))
    weak = doer.attributes["strength"] < doer.armour.strength
    items += (*given("weak", -1 if weak else 0), *given("all-out", ALL_OUT if cmd.all_out else 0))
    return (*items, *_wrong_hand(table, doer, cmd))


def _wrong_hand(table: Table, doer: Being, cmd: Attack) -> tuple[Item, ...]:
    """The wrong hand (EP-MEL-05); a merit may make up for it (EP-MERIT-06)."""
    return given("wrong-hand", WRONG_HAND if cmd.off_hand and not hooked(table, doer, "off_hand") else 0)


def _at_range(table: Table, doer: Being, cmd: Attack, arms: Arms, targets: int) -> tuple[Item, ...]:
    """What tells on shots and throws from the attacker's side (EP-RNG-05 to EP-RNG-08, EP-RNG-13, EP-AUTO)."""
    band = band_of(cmd, arms)
    items = (
        *given(f"range-{band}", RANGES[band]),
        *given("aim", aimed(table, doer, cmd)),
        *given("bystanders", BYSTANDER * cmd.bystanders),
        *given("own-cover", OWN_COVER[cmd.own_cover]),
        *given(f"fire-{cmd.fire}", BONUS[cmd.fire]),
        *given("more-targets", -(targets - 1)),
    )
    return (*items, *_wrong_hand(table, doer, cmd)) if table.options["offhand_ranged"] else items


def aimed(table: Table, doer: Being, cmd: Attack) -> int:
    """What aiming gives: a die for each round, three at most (EP-RNG-06, EP-RNG-07, EP-AUTO-16)."""
    if cmd.fire != "single" and not table.options["aim_auto"]:
        return 0
    if cmd.aim is not None:
        return min(cmd.aim, MOST_AIM)
    return min(doer.aimed, MOST_AIM) if doer.aim_at and doer.aim_at in (cmd.target, *cmd.targets) else 0


async def _against(act: Act[Table], cmd: Attack, arms: Arms, target: str) -> tuple[Item, ...]:
    """What comes from the target: Defence, armour, being prone, cover."""
    table, one = act.state, act.state.beings[target]
    armour = one.armour.firearms if arms.firearm else one.armour.general
    items = (*_past_defence(table, one, cmd, arms), *given("armour", -armour))
    if "prone" in one.conditions:
        items += given("prone", await _prone(act, cmd, arms, target))
    if arms.kind in AT_RANGE:
        items += given("target-cover", TARGET_COVER[cover_of(cmd, target)])
    return items


def _past_defence(table: Table, one: Being, cmd: Attack, arms: Arms) -> tuple[Item, ...]:
    """What the Defence takes: nothing off shots, and it says so where an attack is unnoticed (EP-DEF-05 to -07)."""
    if arms.kind == "ranged":
        return ()
    if cmd.unnoticed:
        return (Item(Message("item-unnoticed"), 0),)
    return given("defence", -defence(table, one, cmd.by))


async def _prone(act: Act[Table], cmd: Attack, arms: Arms, target: str) -> int:
    """A target on the ground is easier to hit from close by, harder from afar (EP-MEL-04, EP-RNG-09, EP-RNG-10)."""
    if arms.kind not in AT_RANGE:
        return PRONE
    if cmd.within_reach is not None:
        return PRONE if cmd.within_reach else -PRONE
    if cmd.distance is not None:
        return PRONE if cmd.distance <= int(act.state.options["melee_reach"]) else -PRONE
    args = {"who": name_of(cmd.by), "target": name_of(target), "metres": int(act.state.options["melee_reach"])}
    near = await act.ask("within_reach", GM, ("yes", "no"), suggestion="no", judgement=True, args=args)
    return PRONE if near == "yes" else -PRONE


# --- what comes of it ----------------------------------------------------------------------------------------------


def _afterwards(act: Act[Table], cmd: Attack, targets: Sequence[str], arms: Arms, rounds: int | None) -> None:
    """Rounds are gone, aiming is used up, and every target has met one attacker more (EP-RNG-11, EP-DEF-09)."""
    doer = replace(act.state.beings[cmd.by], aimed=0, aim_at="")
    if rounds is not None and arms.row is not None:
        left = doer.rounds.get(cmd.weapon, arms.row.rounds) - rounds
        doer = replace(doer, rounds={**doer.rounds, cmd.weapon: left})
    become(act, doer)
    if not act.state.options["defence_wears_off"] or arms.kind == "ranged":
        return
    for target in targets:
        one = act.state.beings[target]
        if cmd.by not in one.met:
            become(act, replace(one, met=(*one.met, cmd.by)))


async def _roll(act: Act[Table], cmd: Attack, items: Sequence[Item], targets: Sequence[str], number: int) -> Thrown:
    """Roll for a target, or once for all: the card then shows no more than each of them does."""
    doer, them = act.state.beings[cmd.by], [act.state.beings[target] for target in targets]
    known = doer.shows("values") and all(one.shows("values") for one in them)
    secret = not all(one.shows("values") or (one.seat and one.seat == doer.seat) for one in them)
    key, target = f"die_{number + 1}" if number else "die", targets[0] if len(targets) == 1 else ""
    return await roll_pool(act, doer, items, "attack", key, target, known, secret)


async def _struck(act: Act[Table], cmd: Attack, arms: Arms, found: Thrown, target: str) -> Blow:
    """A hit does a point for each success: fists bash, weapons are lethal, bulletproof armour softens guns."""
    one = act.state.beings[target]
    kind: DamageKind = "bashing" if arms.kind == "unarmed" else "lethal"
    if kind == "lethal" and arms.firearm and one.armour.bulletproof:
        kind = "bashing"
    catastrophic = found.outcome == "catastrophic"
    if not found.successes:
        act.emit(Missed(cmd.by, target))
        return Blow(target, found.pool, found.chance, 0, "miss", 0, kind, catastrophic)
    damage = found.successes
    if act.state.options["damage"] == "gm":
        args = {"who": name_of(cmd.by), "target": name_of(target), "count": found.successes}
        damage = await act.ask_number("damage", GM, 0, 100, suggestion=damage, judgement=True, args=args)
    act.emit(Hit(cmd.by, target, damage, kind))
    await hurt(act, target, damage, kind)
    return Blow(target, found.pool, found.chance, found.successes, "hit", damage, kind, catastrophic)

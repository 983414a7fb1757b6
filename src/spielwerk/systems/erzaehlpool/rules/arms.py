"""Weapons [Waffen] and their fire: what an attack is made with (EP-AUTO, EP-RNG-14)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.text import Message
from spielwerk.systems.erzaehlpool.commands import Attack, Fire, Range
from spielwerk.systems.erzaehlpool.rows import Kind, WeaponRow
from spielwerk.systems.erzaehlpool.state import Being, Table

ROUNDS: Final[dict[Fire, int]] = {"single": 1, "short_burst": 3, "burst": 10, "magazine": 20}
"""The rounds that each kind of fire takes at least (EP-AUTO-03, EP-AUTO-07, EP-AUTO-10)."""
BONUS: Final[dict[Fire, int]] = {"single": 0, "short_burst": 1, "burst": 2, "magazine": 3}
"""The dice that each kind of fire adds (EP-AUTO-01, EP-AUTO-04, EP-AUTO-08)."""
MOST_TARGETS: Final[dict[Fire, int]] = {"single": 1, "short_burst": 1, "burst": 3}
"""How many targets each kind of fire has at most; the magazine has no limit (EP-AUTO-06, EP-AUTO-10, EP-AUTO-11)."""
BANDS: Final[tuple[Range, ...]] = ("near", "medium", "far")
AT_RANGE: Final[tuple[Kind, ...]] = ("ranged", "thrown")


class Arms(Struct, frozen=True):
    """What an attack is made with: the weapon's row if it is one of our list, and what follows from both."""

    kind: Kind
    bonus: int
    firearm: bool
    row: WeaponRow | None = None


def arms_of(table: Table, cmd: Attack) -> Arms:
    """What the command says, completed by the weapon. Refuses `unknown_id`, and `bad_value` for what does not fit."""
    row = table.content.weapons.get(cmd.weapon)
    if cmd.weapon and row is None:
        raise Refused("unknown_id", field="weapon", value=cmd.weapon)
    kind = cmd.kind if cmd.kind is not None else row.kind if row is not None else None
    if kind is None:
        raise Refused("bad_value", field="kind", value="", allowed=kinds_said("melee", "unarmed", "ranged", "thrown"))
    if row is not None and kind != row.kind and "ranged" in (kind, row.kind):
        raise Refused("bad_value", field="kind", value=kind, allowed=kinds_said(row.kind))
    bonus = cmd.bonus if cmd.bonus is not None else row.bonus if row is not None else 0
    gun = cmd.firearm if cmd.firearm is not None else row.firearm if row is not None else True
    return Arms(kind, bonus, kind == "ranged" and gun, row)


def kinds_said(*kinds: Kind) -> tuple[Message, ...]:
    """Kinds of attacks in words, each with what a command says."""
    return tuple(Message(f"allowed-kind-{kind}") for kind in kinds)


def check_fire(cmd: Attack, arms: Arms, targets: int) -> None:
    """Refuse fire that cannot be: `too_few_rounds`, `too_many_targets`, `needs_automatic`, `bad_value` (EP-AUTO)."""
    if cmd.fire != "single" and arms.kind != "ranged":
        raise Refused("bad_value", field="fire", value=cmd.fire, allowed=Message("allowed-fire-single"))
    most = MOST_TARGETS.get(cmd.fire)
    if most is not None and targets > most:
        rule = "EP-AUTO-06" if cmd.fire == "burst" else "EP-AUTO-11"
        raise Refused("too_many_targets", field="targets", rule=rule, count=targets, most=most)
    if cmd.fire != "single" and not _fires(cmd, arms):
        rule = "EP-AUTO-02" if cmd.fire == "short_burst" else "EP-AUTO-12"
        raise Refused("needs_automatic", field="fire", rule=rule)


def _fires(cmd: Attack, arms: Arms) -> bool:
    """Whether the weapon can fire like this; of one about which nothing is said it is taken as said.

    A short burst wants at least a semi-automatic weapon, anything more an automatic one (EP-AUTO-02, EP-AUTO-12).
    """
    automatic, semi = cmd.automatic, cmd.semi_automatic
    if automatic is None and semi is None:
        if arms.row is None:
            return True
        automatic, semi = arms.row.fires == "automatic", arms.row.fires == "semi_automatic"
    if automatic is None:
        automatic = not semi
    return automatic or (cmd.fire == "short_burst" and bool(semi))


def rounds_for(cmd: Attack, arms: Arms, being: Being) -> int | None:
    """The rounds that this attack takes out of the magazine of a listed weapon; None where they are not counted.

    Exactly 3, 10 or 20, unless more are wanted (EP-AUTO-14). What is left of a counted magazine is not to be said
    otherwise. Refuses `too_few_rounds`, and `bad_value` for fewer.
    """
    least = ROUNDS[cmd.fire]
    wanted = least if cmd.rounds is None else cmd.rounds
    if wanted < least:
        raise Refused(
            "bad_value",
            field="rounds",
            rule="EP-AUTO-14",
            value=wanted,
            allowed=Message("allowed-whole-from", {"low": least}),
        )
    counted = arms.row is not None and bool(arms.row.rounds) and cmd.weapon in being.weapons
    left = cmd.rounds_left
    if counted and arms.row is not None:
        inside = being.rounds.get(cmd.weapon, arms.row.rounds)
        if left is not None:
            raise Refused("bad_value", field="rounds_left", rule="EP-AUTO-14", says="rounds_counted", left=inside)
        left = inside
    if left is not None and left < wanted:
        raise Refused("too_few_rounds", field="rounds_left", rule=_rule_of(cmd.fire), left=left, needed=wanted)
    return wanted if counted else None


def _rule_of(fire: Fire) -> str:
    return {"burst": "EP-AUTO-07", "magazine": "EP-AUTO-10"}.get(fire, "EP-AUTO-03")


def band_of(cmd: Attack, arms: Arms) -> Range:
    """How far away the target is: as said, else from the metres and the weapon's reach (EP-RNG-05, EP-RNG-14)."""
    if cmd.range is not None:
        return cmd.range
    if cmd.distance is None or arms.row is None or not arms.row.ranges:
        return "near"
    for band, reach in zip(BANDS, arms.row.ranges, strict=True):
        if cmd.distance <= reach:
            return band
    most = arms.row.ranges[-1]
    raise Refused(
        "too_far", field="distance", rule="EP-RNG-14", value=cmd.distance, allowed=Message("up-to", {"most": most})
    )

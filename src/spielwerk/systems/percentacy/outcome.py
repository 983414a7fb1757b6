"""The outcome of a command as scenarios expect it: from the command, what was told, and what the rule returned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .commands import Attack, Check, Oppose, Trigger
from .events import CheckMade, CheckSeen, Opposed, ReactionEnded
from .rules.akimbo import KEYS, TwoAttacked
from .rules.attack import Attacked
from .rules.care import Aided, Recovered
from .rules.handicaps import Resistance
from .rules.hazards import Struck, Suffered
from .rules.injury import Healed, Hurt
from .rules.opposed import Contest, Contests
from .rules.reactions import Lost


def outcome(command: Any, told: Sequence[Any], found: Any) -> Mapping[str, Any]:
    """The fields of the contract."""
    told = _after_reactions(command, told)
    if isinstance(found, Lost):
        return {"outcome": found.outcome}
    if isinstance(command, Check):
        return _card_fields(told)
    if isinstance(command, Oppose):
        return _oppose_fields(told, found)
    if isinstance(command, Attack):
        return _attack_fields(told, found)
    if isinstance(found, Hurt):
        return {"damage": found.damage}
    if isinstance(found, Healed):
        return {"healed": found.healed}
    if isinstance(found, Recovered):
        return {"healed": dict(found.healed)}
    if isinstance(found, Suffered):
        return {**_card_fields(told), "outcome": found.ending, "damage": found.damage}
    if isinstance(found, Struck):
        return _struck_fields(told, found)
    if isinstance(found, Aided):
        return {**_card_fields(told), "healed": found.healed}
    if isinstance(found, Resistance):
        return {**_card_fields(told), "gives_in": found.gives_in}
    if isinstance(found, TwoAttacked):
        return {"attacks": [_attack_fields(told, one, key) for one, key in zip(found.attacks, KEYS, strict=True)]}
    if isinstance(found, Attacked):  # a reaction
        return _attack_fields(told, found)
    if isinstance(found, Contest | Contests):
        return _oppose_fields(told, found)
    if isinstance(found, msgspec.Struct):
        return dict(msgspec.structs.asdict(found))
    return {}


def _after_reactions(command: Any, told: Sequence[Any]) -> Sequence[Any]:
    """What a command told itself, without the reactions that came before it."""
    if isinstance(command, Trigger):
        return told
    return told[max((n + 1 for n, event in enumerate(told) if isinstance(event, ReactionEnded)), default=0) :]


def card_of(told: Sequence[Any], key: str) -> CheckMade | None:
    """The latest card of the roll with this key."""
    return next((e for e in reversed(told) if isinstance(e, CheckMade) and e.key == key), None)


def check_fields(card: CheckMade) -> dict[str, Any]:
    """The fields of a check; stages only on success, no margin on a 1 or a 100 (contract PC-13)."""
    fields: dict[str, Any] = {
        "outcome": card.outcome,
        "roll": card.roll,
        "adjustments": card.adjustments,
        "result": card.result,
        "base": card.base,
        "modifier": card.modifier,
        "target": card.target,
    }
    if card.stages is not None:
        fields["stages"] = card.stages
    if card.roll not in (1, 100):
        fields["margin"] = card.target - card.result
    return fields | _marks(card)


def _marks(card: CheckMade) -> dict[str, Any]:
    """The talents and handicaps that told on a roll beside its modifiers."""
    return {"marks": [mark.trait.id for mark in card.marks]} if card.marks else {}


def _card_fields(told: Sequence[Any]) -> dict[str, Any]:
    """The fields of the plain check in what was told, if there was one."""
    card = card_of(told, "check")
    return check_fields(card) if card is not None else {}


def _oppose_fields(told: Sequence[Any], found: Any) -> dict[str, Any]:
    if isinstance(found, Contests):
        return _contests_fields(told, found)
    if not isinstance(found, Contest):
        return {}
    fields: dict[str, Any] = {"outcome": "won" if found.won else "lost", "reason": found.reason}
    if found.stages is not None:
        fields["stages"] = found.stages
    if found.against_stages is not None:
        fields["against_stages"] = found.against_stages
    return fields | _side_fields(told, "check", "") | _side_fields(told, "against", "against_")


def _contests_fields(told: Sequence[Any], found: Contests) -> dict[str, Any]:
    """Against several: won where it is won against all, with the reason of the first who decided that; `results` holds
    each opponent by itself."""
    ended = [event for event in told if isinstance(event, Opposed)]
    first = next((event for event in ended if not event.won), ended[0])
    fields: dict[str, Any] = {"outcome": "won" if found.wins == found.opponents else "lost", "reason": first.reason}
    if found.stages is not None:
        fields["stages"] = found.stages
    fields |= _side_fields(told, "check", "")
    return {**fields, "results": {event.against: _result(told, event, found.stages) for event in ended}}


def _result(told: Sequence[Any], event: Opposed, stages: int | None) -> dict[str, Any]:
    """How it ended with one of several."""
    key = f"against:{event.against}"
    card = card_of(told, key)
    fields: dict[str, Any] = {"outcome": "won" if event.won else "lost", "reason": event.reason}
    if stages is not None:
        fields["stages"] = stages
    if card is not None and card.stages is not None:
        fields["against_stages"] = card.stages
    return fields | _side_fields(told, key, "against_")


def _struck_fields(told: Sequence[Any], found: Struck) -> dict[str, Any]:
    """A hazard that struck several: as bad as for the worst off of them; `results` holds each by themselves."""
    results = {}
    for who, suffered in found.each:
        card = card_of(told, f"check:{who}")
        fields = {} if card is None else check_fields(card)
        results[who] = {**fields, "outcome": suffered.ending, "damage": suffered.damage}
    endings = {suffered.ending for _, suffered in found.each}
    worst = next(ending for ending in ("full", "halved", "averted") if ending in endings)
    return {"outcome": worst, "damage": {who: one.damage for who, one in found.each}, "results": results}


def _side_fields(told: Sequence[Any], key: str, prefix: str) -> dict[str, Any]:
    """What one side rolled, if it did."""
    card = card_of(told, key)
    if card is None:
        return {}
    values = {"roll": card.roll, "result": card.result, "target": card.target, "critical": _critical(card)}
    return {f"{prefix}{name}": value for name, value in values.items()}


def _attack_fields(told: Sequence[Any], found: Any, prefix: str = "") -> dict[str, Any]:
    """The fields of an attack; `prefix` begins the keys of its rolls."""
    card = card_of(told, f"{prefix}attack")
    if card is None:
        return {"outcome": "lost"} if found is None and prefix else {}
    fields: dict[str, Any] = {
        "roll": card.roll,
        "adjustments": card.adjustments,
        "result": card.result,
        "base": card.base,
        "modifier": card.modifier,
        "target_value": card.target,
        "critical": _critical(card),
    }
    if card.stages is not None:
        fields |= {"stages": card.stages, "band": card.roll // 25 + 1}
    defence = card_of(told, f"{prefix}evade") or card_of(told, f"{prefix}parry")
    if defence is not None:
        fields["defence"] = {
            "kind": defence.key.removeprefix(prefix),
            "roll": defence.roll,
            "target": defence.target,
            "outcome": defence.outcome,
        }
    fields |= _marks(card)
    if isinstance(found, Attacked):
        fields["outcome"] = found.ending
        fields["damage"] = dict(found.by_target) if found.by_target else found.damage
    return fields


def _critical(card: CheckMade | CheckSeen) -> str:
    return {"critical_success": "success", "critical_failure": "failure"}.get(card.outcome, "none")

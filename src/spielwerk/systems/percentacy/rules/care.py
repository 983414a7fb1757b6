"""First Aid, rests and recovery [Erste Hilfe, Ruhephase, Erholungsphase] (PC-HEAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.faults import SOME_ONCE
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import FirstAid, Medicine, Recover, Rest
from spielwerk.systems.percentacy.effects import Aid
from spielwerk.systems.percentacy.events import CaredFor, ChargesRefilled, Rested, Treated
from spielwerk.systems.percentacy.magazines import of_magazine
from spielwerk.systems.percentacy.numbers import Verdict, success, verdict
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import Named, Ready, Undecided, decide, readied, rolled_on
from .conditions import end
from .grants import granted
from .injury import restore
from .people import able, being, living
from .rulings import asks_gear, ruled_gear
from .talents import spend
from .traits import effects_of, is_free
from .turn import may_act, take_action
from .weapons import distance_of, unseen

REST: Final = 10
CARED_FOR: Final = 20
REACH: Final = 1
"""How far away a patient may be in a fight, in metres: as far as a bare hand reaches."""
TECHNICAL: Final = ("repair", "mechanics", "electronics")
"""What may take the place of First Aid and Medicine on machines (option `construct_healing`)."""


class Aided(Verdict, frozen=True):
    """What came of First Aid: its check, and the HP it gave back."""

    healed: int = 0


class Recovered(Struct, frozen=True):
    """The HP that everybody got back."""

    healed: tuple[tuple[str, int], ...]


class Roll(NamedTuple):
    """A check with its helpers, up to the dice."""

    main: Ready | Undecided
    help_of: Rolls


# --- First Aid -----------------------------------------------------------------------------------------------------


async def first_aid(act: Act[Table], cmd: FirstAid) -> Aided:
    """Success ends shock and steadies fresh wounds; it gives no HP and wakes nobody (PC-HEAL-01 to PC-HEAL-03)."""
    main, help_of = act.once(_aid_readied, cmd)
    await granted(act, cmd, cmd.modifiers)
    skill = _aid_skill(act.state, cmd)
    if asks_gear(act.state, cmd, skill):
        cmd = await ruled_gear(act, cmd, skill)
        main, help_of = act.once(_aid_readied, cmd)
    if not isinstance(main, Ready):
        main = await decide(act, main)
    take_action(act, cmd.by)
    found = await roll_assisted(act, main, help_of, verdict)
    if found.stages is not None:
        act.emit(Treated(cmd.by, cmd.target, hidden=unseen(act.state, act.state.beings[cmd.by], cmd.target)))
        end(act, cmd.target, "shock")
        return Aided(found.outcome, found.stages, _give_back(act, cmd))
    return Aided(found.outcome, found.stages)


def _give_back(act: Act[Table], cmd: FirstAid) -> int:
    """HP that a talent gives back with a First Aid that succeeded, once a scene, when the healer wants it and it does
    any good (PC-TAL-08, AMB-082)."""
    by, patient = act.state.beings[cmd.by], act.state.beings[cmd.target]
    for having in effects_of(act.state, by, Aid):
        if cmd.healer is not False and is_free(by, having.chosen.id) and patient.hp < patient.max_hp:
            spend(act, by, having.chosen.id)
            return restore(act, act.state.beings[cmd.target], having.effect.amount)
    return 0


def _aid_readied(act: Act[Table], cmd: FirstAid) -> Roll:
    """Everything up to the dice, with the refusals in the order of the contract (PC-10)."""
    table = act.state
    by, patient = being(act, cmd.by), being(act, cmd.target, "target")
    helping = helpers(act, cmd.assists, "assists", cmd.by)
    skill = _aid_skill(table, cmd)
    on = rolled_on(table, by, Named(skill, untrained_attribute=cmd.untrained_attribute))
    living(patient)
    if cmd.healer:
        _healer(table, by)
    may_act(act, cmd.by)
    entries = modifiers.given(table, cmd.modifiers) + modifiers.gear_entries(cmd.gear)
    main = readied(table, "check", by, on, entries)
    distance = distance_of(table, cmd, by)
    if table.combat is not None and distance is not None and distance > REACH:
        raise Refused("out_of_reach", field="distance", rule="PC-HEAL-11", value=distance, range=REACH)
    if cmd.gear == "missing":
        raise Refused("gear_missing", field="gear", rule="PC-ITM-07")
    return Roll(main, readied_helpers(table, helping))


def _aid_skill(table: Table, cmd: FirstAid) -> str:
    return _skill(table, table.beings[cmd.by], table.beings[cmd.target], cmd.skill, "first_aid", "")


def _healer(table: Table, by: Being) -> None:
    """Refuse what is wanted by name and cannot be: the talent is missing or used up."""
    aid = effects_of(table, by, Aid)
    if not aid:
        raise Refused("not_allowed", field="healer", rule="PC-TAL-08", value=by.id)
    if not any(is_free(by, having.chosen.id) for having in aid):
        raise Refused("use_spent", field="healer", rule="PC-TAL-08", value=by.id)


def _skill(table: Table, by: Being, patient: Being, named: str, usual: str, prefix: str) -> str:
    """The skill that helps this patient; of technical ones the best, unless one is named. Refuses `bad_value`."""
    species = table.content.species.get(patient.species)
    technical = table.options["construct_healing"] == "technical_skills" and species is not None and species.machine
    allowed = TECHNICAL if technical else (usual,)
    if named and named not in allowed:
        raise Refused(
            "bad_value", field=f"{prefix}skill", value=named, allowed=tuple(Ref("skill", one) for one in allowed)
        )
    return named or max(allowed, key=lambda skill: by.skills.get(skill, 0))


# --- rests ---------------------------------------------------------------------------------------------------------


async def rest(act: Act[Table], cmd: Rest) -> Recovered:
    """10 HP for everybody, 20 where the patient's Medicine check succeeds; charges come back (PC-HEAL-04 to -10)."""
    patients = _patients(act, cmd.beings)
    care = act.once(_care_readied, cmd.medicine, cmd.beings) if cmd.medicine is not None else ()
    _told(act, patients, False)
    healed = []
    for place, who in enumerate(cmd.beings):
        if care and cmd.medicine is not None:
            carer = act.state.beings[cmd.medicine.by]
            act.emit(CaredFor(carer.id, who, hidden=unseen(act.state, carer, who)))
        cared_for = bool(care) and await roll_assisted(act, *care[place], success)
        healed.append((who, restore(act, act.state.beings[who], CARED_FOR if cared_for else REST)))
        _refill(act, who)
    return Recovered(tuple(healed))


async def recover(act: Act[Table], cmd: Recover) -> Recovered:
    """All HP come back, and with the rests in it the charges (PC-HEAL-08)."""
    patients = _patients(act, cmd.beings)
    _told(act, patients, True)
    healed = []
    for patient in patients:
        healed.append((patient.id, restore(act, patient, patient.max_hp)))
        _refill(act, patient.id)
    return Recovered(tuple(healed))


def _patients(act: Act[Table], names: Sequence[str]) -> list[Being]:
    """Who rests. Refuses `unknown_id`, `bad_value` and `dead`."""
    found = [being(act, who, "beings") for who in names]
    if not names or len(set(names)) < len(names):
        raise Refused("bad_value", field="beings", value=", ".join(names), allowed=SOME_ONCE)
    for patient in found:
        living(patient, "beings")
    return found


def _care_readied(act: Act[Table], care: Medicine, patients: Sequence[str]) -> tuple[Roll, ...]:
    """One Medicine check for each patient, in their order (PC-HEAL-06, contract PC-29).

    Keys count them and name nobody, as players see keys and not everybody who may be among the patients.
    """
    table, by = act.state, being(act, care.by, "medicine.by")
    helping = helpers(act, care.assists, "medicine.assists", care.by)
    skills = [_skill(table, by, table.beings[who], care.skill, "medicine", "medicine.") for who in patients]
    on = {
        skill: rolled_on(table, by, Named(skill, untrained_attribute=care.untrained_attribute), "medicine.")
        for skill in skills
    }
    able(by, "medicine.by")
    if by.suffers("shock"):
        raise Refused("no_action", field="medicine.by", rule="PC-HEAL-11", value=care.by)
    entries = modifiers.given(table, care.modifiers) + modifiers.gear_entries(care.gear)
    rolls = tuple(
        Roll(
            readied(table, f"medicine:{place}", by, on[skill], entries),
            readied_helpers(table, helping, f"medicine:{place}-"),
        )
        for place, skill in enumerate(skills, 1)
    )
    if care.gear == "missing":
        raise Refused("gear_missing", field="medicine.gear", rule="PC-ITM-07")
    return rolls


def _told(act: Act[Table], patients: Sequence[Being], fully: bool) -> None:
    unseen = tuple(patient.id for patient in patients if not patient.present)
    act.emit(Rested(tuple(patient.id for patient in patients), fully, unseen))


def _refill(act: Act[Table], who: str) -> None:
    """Charges come back by resting; other Capacity does not (PC-HEAL-10, PC-TRT-03)."""
    if act.state.options["weapon_traits"] != "on":
        return
    patient = act.state.beings[who]
    for weapon, which in map(of_magazine, patient.capacity):
        if act.state.content.weapons[weapon].traits.charges:
            act.emit(ChargesRefilled(who, weapon, patient.shows("values"), which))

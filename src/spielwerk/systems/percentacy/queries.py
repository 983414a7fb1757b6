"""The odds that can be asked without a table: people with just the values that are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import structs
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.content.reading import Text
from spielwerk.core.questions import Question
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.state import OptionValue
from spielwerk.core.system import Parameter, Query

from .commands import Akimbo, Assist, Attack, Check, Chosen, Cover, InArea, OneAttack, Oppose
from .content import INSTALLED, OPTIONS
from .rows import ATTRIBUTES
from .rules.weapons import attack_skill
from .state import Armour, Being, Table

BY: Final = "by"
TARGET: Final = "target"
OF_CHECKS: Final = ("stages_from", "modifier_tie")
OF_CONTESTS: Final = (*OF_CHECKS, "opposed_critical_wins", "opposed_tie")
ONE_HANDED: Final = tuple(id for id, row in INSTALLED.weapons.items() if row.traits.one_handed)
OF_ATTACKS: Final = (*OF_CHECKS, "defence_compares_stages", "weapon_traits")


def settings(names: Sequence[str]) -> dict[str, tuple[str, OptionValue]]:
    """Every value of these options, by how it is written on the command line."""
    return {f"{name}={str(value).lower()}": (name, value) for name in names for value in OPTIONS.by_id[name].values}


def _options(names: Sequence[str]) -> Parameter:
    text = Text(de="Tischregel, mehrfach möglich", en="table option, may be repeated")
    return Parameter("option", text, choices=tuple(settings(names)), many=True)


def _table(values: Mapping[str, Any], names: Sequence[str], *beings: Being) -> Table:
    """A table with these beings, and with as many helpers as are asked for."""
    helping = [Being(id=a.by, hp=1, max_hp=1) for field in ("assist", "against_assist", "defence_assist")
               for a in assists(values, field)]  # fmt: skip
    chosen = dict(settings(names)[written] for written in values["option"])
    return Table(beings={one.id: one for one in (*beings, *helping)}, options=OPTIONS.checked(chosen))


def assists(values: Mapping[str, Any], field: str) -> tuple[Assist, ...]:
    """Helpers, each with the value it rolls on."""
    return tuple(Assist(f"{field}_{n}", value=value) for n, value in enumerate(values.get(field, ()), 1))


def somebody(who: str, **given: Any) -> Being:
    """A being with all attributes at 0 unless they are given."""
    attributes = dict.fromkeys(ATTRIBUTES, 0) | given.pop("attributes", {})
    return Being(id=who, hp=107, max_hp=107, attributes=attributes, **given)


def check(values: Mapping[str, Any]) -> tuple[Table, Check]:
    """A check on a value."""
    command = Check(BY, value=values["target"], modifiers=values["modifier"], assists=assists(values, "assist"))
    return _table(values, OF_CHECKS, somebody(BY)), command


def oppose(values: Mapping[str, Any]) -> tuple[Table, Oppose]:
    """One value against another."""
    command = Oppose(
        BY,
        TARGET,
        value=values["target"],
        against_value=values["against"],
        modifiers=values["modifier"],
        against_modifiers=values["against_modifier"],
        assists=assists(values, "assist"),
        against_assists=assists(values, "against_assist"),
    )
    return _table(values, OF_CONTESTS, somebody(BY), somebody(TARGET)), command


def attack(values: Mapping[str, Any]) -> tuple[Table, Attack]:
    """An attack with a weapon on somebody who evades or parries with the values given, the higher if both are."""
    weapon, evade, parry = values["weapon"], values["evade"] or 0, values["parry"] or 0
    armour = (Armour(values["armour"]),) if values["armour"] else ()
    target = somebody(TARGET, attributes={"dexterity": evade, "constitution": parry}, armour=armour)
    row, cover = INSTALLED.weapons[weapon].traits, values["cover"]
    known: Cover = "partial" if cover == "partial" else "total" if cover == "total" else "none"
    command = Attack(
        by=BY,
        weapon=weapon,
        target="" if row.area else TARGET,
        targets=(InArea(TARGET, 0),) if row.area else (),
        distance=values["distance"],
        cover=known,
        modifiers=values["modifier"],
        assists=assists(values, "assist"),
        parry=parry > 0,
        defence_modifiers=values["defence_modifier"],
        defence_assists=assists(values, "defence_assist"),
    )
    return _table(values, OF_ATTACKS, somebody(BY, skills={attack_skill(row): values["skill"]}), target), command


def akimbo(values: Mapping[str, Any]) -> tuple[Table, Akimbo]:
    """Two attacks with one action on the same target."""
    table, first = attack(values)
    by = replace(table.beings[BY], talents=(Chosen("akimbo"),))
    row = table.content.weapons[values["second_weapon"] or values["weapon"]]
    skills = {**by.skills, attack_skill(row.traits): values["skill"]}
    given = {name: value for name, value in structs.asdict(first).items() if name in OneAttack.__struct_fields__}
    one = OneAttack(**given)
    both = replace(table, beings={**table.beings, BY: replace(by, skills=skills)})
    return both, Akimbo(BY, (one, replace(one, weapon=row.id)))


def defending(question: Question[Any], act: Act[Any]) -> int | str | None:
    """The target of `attack` defends with what was given for it."""
    if question.key != "defence":
        return always_suggestion(question, act)
    given = act.state.beings[question.who].attributes
    evade, parry = given["dexterity"], given["constitution"]
    best = "parry" if parry > evade else "evade" if evade else "none"
    return best if best in question.legal else "none"


_MODIFIER: Final = Parameter(
    "modifier", Text(de="Modifikator, mehrfach möglich", en="modifier, may be repeated"), many=True
)
_ASSIST: Final = Parameter(
    "assist",
    Text(de="Wert eines Assists, mehrfach möglich", en="value of an assist, may be repeated"),
    low=0,
    many=True,
)
_SECOND: Final = Parameter(
    "second_weapon",
    Text(de="zweite Waffe, sonst dieselbe", en="second weapon, else the same one"),
    choices=ONE_HANDED,
)
_OF_AN_ATTACK: Final = (
    Parameter(
        "skill",
        Text(de="Wert der Angriffsfertigkeit", en="value of the attack skill"),
        low=1,
        required=True,
        also=("value",),
    ),
    Parameter("weapon", Text(de="Waffe", en="weapon"), choices=tuple(INSTALLED.weapons), required=True),
    Parameter("evade", Text(de="Ausweichen des Ziels", en="evade of the target"), low=1),
    Parameter("parry", Text(de="Parieren des Ziels", en="parry of the target"), low=1),
    Parameter("armour", Text(de="Rüstung des Ziels", en="armour of the target"), 0, low=0),
    _MODIFIER,
    Parameter("defence_modifier", Text(de="Modifikator der Abwehr", en="modifier of the defence"), many=True),
    _ASSIST,
    Parameter("defence_assist", Text(de="Assist für die Abwehr", en="assist for the defence"), low=0, many=True),
    Parameter("distance", Text(de="Entfernung in Metern", en="distance in metres"), low=0, high=100_000),
    Parameter("cover", Text(de="Deckung", en="cover"), "none", choices=("none", "partial", "total")),
    _options(OF_ATTACKS),
)

_VALUE: Final = Parameter(
    "target",
    Text(de="Wert, auf den gewürfelt wird", en="value that is rolled on"),
    required=True,
    also=("value", "skill", "attribute"),
)

QUERIES: Final[Mapping[str, Query]] = {
    "check": Query(
        text=Text(de="eine Probe", en="a check"),
        example="--skill 65 --modifier -20 --assist 40",
        parameters=(_VALUE, _MODIFIER, _ASSIST, _options(OF_CHECKS)),
        build=check,
        policy=always_suggestion,
    ),
    "oppose": Query(
        text=Text(de="eine vergleichende Probe", en="an opposed check"),
        example="--skill 65 --against 50",
        parameters=(
            _VALUE,
            Parameter("against", Text(de="Wert der Gegenseite", en="value of the other side"), required=True,
                      also=("against_value", "against_skill", "against_attribute")),
            _MODIFIER,
            Parameter("against_modifier", Text(de="Modifikator der Gegenseite", en="modifier of the other side"),
                      many=True),
            _ASSIST,
            Parameter("against_assist", Text(de="Assist der Gegenseite", en="assist of the other side"), low=0,
                      many=True),
            _options(OF_CONTESTS),
        ),
        build=oppose,
        policy=always_suggestion,
    ),
    "attack": Query(
        text=Text(de="ein Angriff und sein Schaden", en="an attack and its damage"),
        example="--skill 65 --evade 40 --armour 5 --weapon long_gun",
        parameters=_OF_AN_ATTACK,
        build=attack,
        policy=defending,
    ),
    "akimbo": Query(
        text=Text(de="zwei Angriffe mit einer Aktion und ihr Schaden zusammen",
                  en="two attacks with one action and their damage together"),
        example="--skill 65 --evade 40 --armour 5 --weapon sidearm",
        parameters=(*_OF_AN_ATTACK, _SECOND),
        build=akimbo,
        policy=defending,
    ),
}  # fmt: skip
"""The odds that can be asked without a table."""

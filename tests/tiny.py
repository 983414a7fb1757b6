"""A rule system just big enough to show everything the core does: `Tiny`, for the core's own tests.

A check is d100 against a value; an attack asks the game master a judgement, the defender a question, and may be made
again for luck. Every being has a secret that players must not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, TypedDict

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import scene
from spielwerk.core.act import Act, Event, Refused, Roll
from spielwerk.core.commands import AddBeing, Command, CoreCommand, SetOption, Who
from spielwerk.core.content.reading import Option, Options, Text
from spielwerk.core.events import CoreEvent, Open, Told, with_being
from spielwerk.core.running import Running
from spielwerk.core.shapes import BeingView
from spielwerk.core.state import Being, Table
from spielwerk.core.system import Facts, Repeat, Repeated, Repeating, System, Views, read
from spielwerk.core.text import CORE_TEXT, Message, Ref
from spielwerk.core.view import Sight, basics


class Fighter(Being, frozen=True, kw_only=True):
    """Somebody with a value to roll on, hit points, luck and a secret."""

    skill: int = 50
    hp: int = 10
    luck: int = 0
    secret: int = 0


class Ring(Table[Fighter], frozen=True, kw_only=True):
    """The table of the tiny system."""


# --- commands ----------------------------------------------------------------------------------------------------


class Check(Command, frozen=True, tag="check"):
    """Roll on the skill; friends help first."""

    sender: ClassVar[Who] = "player"
    by: str
    modifier: int = 0
    helpers: tuple[str, ...] = ()


class Strike(Command, frozen=True, tag="strike"):
    """Hit somebody, who may dodge."""

    sender: ClassVar[Who] = "player"
    by: str
    target: str


class Luck(Command, frozen=True, tag="luck"):
    """Make the own last roll again."""

    sender: ClassVar[Who] = "player"
    by: str
    keeps_later: bool = False


class Vow(Command, frozen=True, tag="vow"):
    """Name a number and say some words: the two other kinds of questions."""

    sender: ClassVar[Who] = "player"
    by: str


class SetHp(Command, frozen=True, tag="set_hp"):
    """The game master sets hit points."""

    anytime: ClassVar[bool] = True
    target: str
    hp: int


class SetSkill(Command, frozen=True, tag="set_skill"):
    """The game master sets what somebody can do."""

    anytime: ClassVar[bool] = True
    target: str
    skill: int


class SetSecret(Command, frozen=True, tag="set_secret"):
    """The game master sets a secret."""

    target: str
    secret: int


# --- events ------------------------------------------------------------------------------------------------------


class Joined(Open, frozen=True):
    """Somebody is here."""

    being: Fighter

    def onto(self, table: Any) -> Any:
        return replace(table, beings={**table.beings, self.being.id: self.being})


class Item(Struct, frozen=True):
    """A modifier with where it comes from."""

    source: Ref
    amount: int
    counts: bool
    was: int | None = None


class Rolled(Told, frozen=True):
    """The card of a roll; it changes nothing."""

    changes: ClassVar[bool] = False
    key: str
    who: str
    face: int
    target: int
    items: tuple[Item, ...] = ()

    def public(self) -> Told:
        return replace(self, target=0)


class Hurt(Open, frozen=True):
    """Somebody has fewer hit points now."""

    who: str
    hp: int

    def onto(self, table: Any) -> Any:
        return with_being(table, self.who, hp=self.hp)


class Learned(Open, frozen=True):
    """Somebody can do more or less now."""

    who: str
    skill: int

    def onto(self, table: Any) -> Any:
        return with_being(table, self.who, skill=self.skill)


class LuckSpent(Open, frozen=True):
    """Luck has been used up."""

    who: str
    left: int

    def onto(self, table: Any) -> Any:
        return with_being(table, self.who, luck=self.left)


class SecretSet(Told, frozen=True):
    """A secret has changed; nobody is told."""

    who: str
    secret: int

    def onto(self, table: Any) -> Any:
        return with_being(table, self.who, secret=self.secret)


class Vowed(Open, frozen=True):
    """A vow has been made."""

    who: str
    days: int
    words: str


TinyCommand = CoreCommand | SetOption | AddBeing | Check | Strike | Luck | Vow | SetHp | SetSkill | SetSecret
TinyEvent = CoreEvent | Joined | Rolled | Hurt | Learned | LuckSpent | SecretSet | Vowed


# --- rules -------------------------------------------------------------------------------------------------------


class Below(Struct, frozen=True):
    """Whether a face is at most the target."""

    target: int

    def __call__(self, face: int) -> bool:
        return face <= self.target


class Same(Struct, frozen=True):
    """The face itself."""

    def __call__(self, face: int) -> int:
        return face


class Card(Struct, frozen=True):
    """The card of a roll."""

    key: str
    who: str
    target: int
    items: tuple[Item, ...] = ()

    def __call__(self, face: int) -> Rolled:
        return Rolled(self.key, self.who, face, self.target, self.items)


class Checked(Struct, frozen=True):
    """What a check came to."""

    success: bool
    helped: int


class Struck(Struct, frozen=True):
    """What a strike came to."""

    hit: bool
    damage: int = 0


AnyAct = Act[Ring]


async def help_roll(act: AnyAct, helper: str, skill: int) -> bool:
    """A helper's own roll."""
    key = f"help:{helper}"
    return await act.roll(key, helper, 100, Below(skill), Card(key, helper, skill))


async def check(act: AnyAct, cmd: Check) -> Checked:
    """Roll at most skill, modifier and ten for every helper who succeeds."""
    by = scene.being_of(act, cmd.by, "by")
    if cmd.by in cmd.helpers:
        raise Refused("not_allowed", field="helpers", rule="TN-CHK-02")
    helped = 0
    for helper in cmd.helpers:
        helped += await act.part(help_roll, helper, scene.being_of(act, helper, "helpers").skill)
    items = (Item(Ref("modifier", "given"), cmd.modifier, True), Item(Ref("modifier", "help"), 10 * helped, True))
    target = by.skill + cmd.modifier + 10 * helped
    success = await act.roll("check", cmd.by, 100, Below(target), Card("check", cmd.by, target, items))
    return Checked(success, helped)


Fair = Literal["yes", "no"]
FAIR: tuple[Fair, ...] = ("yes", "no")
Defence = Literal["dodge", "stand"]
DEFENCES: tuple[Defence, ...] = ("dodge", "stand")


async def strike(act: AnyAct, cmd: Strike) -> Struck:
    """A strike within the rules hits at most at the skill; whoever is hit may dodge at half the own skill."""
    by, target = scene.being_of(act, cmd.by, "by"), scene.being_of(act, cmd.target)
    if by.skill < 0:
        raise Refused("unfair", field="by")
    if await act.ask("fair", "gm", FAIR, suggestion="yes", judgement=True) == "no":
        raise Refused("unfair", field="target")
    if not await act.roll("strike", cmd.by, 100, Below(by.skill), Card("strike", cmd.by, by.skill)):
        return Struck(False)
    weak: dict[Defence, Message] = {"dodge": Message("too-weak")} if target.hp < 3 else {}
    if await act.ask("defence", cmd.target, DEFENCES, suggestion="dodge", barred=weak) == "dodge":
        half = target.skill // 2
        if await act.roll("dodge", cmd.target, 100, Below(half), Card("dodge", cmd.target, half)):
            return Struck(False)
    amount = await act.roll("damage", cmd.by, 6, Same(), Card("damage", cmd.by, 0))
    act.emit(Hurt(cmd.target, act.state.beings[cmd.target].hp - amount))
    return Struck(True, amount)


async def vow(act: AnyAct, cmd: Vow) -> None:
    """Both other kinds of questions."""
    days = await act.ask_number("days", cmd.by, 1, 7, suggestion=3)
    words = await act.ask_text("words", cmd.by)
    act.emit(Vowed(cmd.by, days, words))


async def set_hp(act: AnyAct, cmd: SetHp) -> None:
    """Set hit points."""
    scene.being_of(act, cmd.target)
    act.emit(Hurt(cmd.target, cmd.hp))


async def set_skill(act: AnyAct, cmd: SetSkill) -> None:
    """Set what somebody can do."""
    scene.being_of(act, cmd.target)
    act.emit(Learned(cmd.target, cmd.skill))


async def set_secret(act: AnyAct, cmd: SetSecret) -> None:
    """Set a secret."""
    scene.being_of(act, cmd.target)
    act.emit(SecretSet(cmd.target, cmd.secret))


def luck(base: Ring, running: Running[Ring], cmd: Luck) -> Repeat:
    """The own last roll can be made again as long as there is luck."""
    left = base.beings[cmd.by].luck
    mine = [n for n, i in enumerate(running.inputs) if i.rolled and i.who == cmd.by]
    if not left or not mine:
        raise Refused("nothing_to_repeat", field="by")
    at = mine[0] if cmd.keeps_later else mine[-1]
    later = [n for n, i in enumerate(running.inputs) if i.rolled and n > at] if cmd.keeps_later else []
    return Repeat(at, (LuckSpent(cmd.by, left - 1),), tuple(later))


def may_repeat(state: Ring, roll: Roll[Any], face: int, _repeated: Repeated) -> bool:
    """Rolls can be repeated with luck, a 1 and a 100 never."""
    return state.beings[roll.who].luck > 0 and 1 < face < 100


# --- the system --------------------------------------------------------------------------------------------------

OPTIONS = Options(
    {
        "mood": Option(
            id="mood",
            name=Text("Stimmung", "Mood"),
            default="calm",
            values=("calm", "wild"),
            text=Text("Wie es zugeht.", "How things go."),
        )
    }
)


def start(options: Mapping[str, Any], _setting: Mapping[str, Any]) -> Ring:
    """An empty ring."""
    return Ring(options=options)


def joins(_state: Ring, data: Mapping[str, Any]) -> Sequence[Event[Any]]:
    """A fighter from plain data."""
    known = Fighter.__struct_fields__
    unknown = sorted(set(data) - set(known))
    if unknown:
        raise Refused("bad_value", field=unknown[0], value=unknown[0], allowed=", ".join(known))
    return [Joined(read(data, Fighter))]


class Facets(TypedDict, total=False):
    """What is known of a fighter."""

    hp: int
    secret: int


class FighterView(BeingView, Facets):
    """A fighter as somebody sees it."""


def being_view(state: Ring, being: Fighter, sight: Sight) -> FighterView | None:
    """Hit points for all, the secret for whoever may see it."""
    view = basics(being, sight)
    if view is None:
        return None
    facets: Facets = {"hp": being.hp}
    if sight.knows(being, "secret"):
        facets["secret"] = being.secret
    return {**view, **facets}


def facts(_state: Ring, being: Fighter) -> Mapping[str, Any]:
    """Everything."""
    return {"hp": being.hp, "skill": being.skill, "luck": being.luck, "secret": being.secret, "half": being.skill / 2}


def table_facts(state: Ring) -> Mapping[str, Any]:
    """Who is here."""
    return {"beings": list(state.beings), "scene": state.scene}


def outcome(_command: Any, told: Sequence[Any], result: Any) -> Mapping[str, Any]:
    """What a rule returned, and the faces on its cards."""
    faces = {f"face:{event.key}": event.face for event in told if isinstance(event, Rolled)}
    if isinstance(result, Checked):
        return {**faces, "success": result.success, "helped": result.helped}
    if isinstance(result, Struck):
        return {**faces, "hit": result.hit, "damage": result.damage}
    return faces


TINY: System[Ring] = System(
    id="tiny",
    name={"de": "Winzig", "en": "Tiny"},
    version="1",
    edition="1",
    document={"de": "", "en": ""},
    command_type=TinyCommand,
    event_type=TinyEvent,
    state_type=Ring,
    tables={},
    options=OPTIONS,
    text=CORE_TEXT,
    rule_index=Path(__file__).parent / "tiny_rules.toml",
    facets=("name", "secret"),
    start=start,
    joins=joins,
    rules={
        **scene.rules(OPTIONS, joins, ("name", "secret")),
        Check: check,
        Strike: strike,
        Vow: vow,
        SetHp: set_hp,
        SetSkill: set_skill,
        SetSecret: set_secret,
    },
    repeating=Repeating(by_command={Luck: luck}, may=may_repeat, command_for=lambda who: Luck(who)),
    views=Views(being=being_view, title=lambda command: Message(f"title-{type(command).__name__.lower()}")),
    scenario=Facts(being=facts, table=table_facts, outcome=outcome),
)


def ring() -> Ring:
    """Ana with two pieces of luck against Ben, and Cor who helps."""
    fighters = (
        Fighter(id="ana", seat="one", luck=2, secret=7),
        Fighter(id="ben", seat="two", skill=40),
        Fighter(id="cor", npc=True, skill=30),
    )
    return Ring(beings={f.id: f for f in fighters}, options={"mood": "calm"})

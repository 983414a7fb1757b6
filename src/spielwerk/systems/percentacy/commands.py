"""What is wanted. The tag `do` and the field names are the scenario contract: stable for ever.

`skill`, `attribute` and `value` say what is rolled on; exactly one of them is given.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from msgspec import Meta, Struct, field

from spielwerk.core.commands import AddBeing, Command, CoreCommand, Override, Who

Condition = Literal["battered", "dead", "frozen", "shock", "surprised", "unconscious"]
Gear = Literal["suitable", "improvised", "exceptional", "missing"]
Cover = Literal["none", "partial", "total"]
HazardEffect = Literal["avoid", "halve", "none"]
Circumstance = Literal[
    "hearing",
    "sight",
    "distant",
    "provocation",
    "reputation",
    "withdrawal",
    "untreated",
    "omen_ignored",
    "unfamiliar",
    "high_technology",
    "hidden_weapon",
]
LastingCircumstance = Literal["withdrawal", "untreated"]
"""Circumstances that hold for somebody until the game master ends them (AMB-127)."""
CIRCUMSTANCES: Final = get_args(Circumstance)
"""What of a situation is stated with a check because talents, handicaps or traits turn on it (contract PC-3)."""
Metres = Annotated[float, Meta(ge=0, le=100_000)]
Score = Annotated[int, Meta(ge=-1000, le=1000)]
"""A base value or modifier as somebody may type it. The book sets no limit (PC-CHK-09); this keeps nonsense out."""


class Reasoned(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A modifier with the reason the game master gave, or with the id of a situation of the book."""

    amount: Score
    why: str = ""
    situation: str = ""


Given = Score | Reasoned


class Assist(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A helper's own check [Assist]."""

    by: str
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()


class InArea(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody near the centre of an area attack, and how many metres from it."""

    id: str
    distance: Metres


class Chosen(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A talent or handicap with what was chosen for it."""

    id: str
    skill: str = ""
    field: str = ""
    subject: str = ""


class Ambush(Struct, frozen=True, forbid_unknown_fields=True):
    """Who springs an ambush [Hinterhalt], and who is surprised by it."""

    attackers: tuple[str, ...] = ()
    surprised: tuple[str, ...] = ()


# --- checks and attacks ------------------------------------------------------------------------------------------


class Check(Command, frozen=True, tag="check"):
    """A check [Probe]."""

    sender: ClassVar[Who] = "player"
    by: str
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()


class Oppose(Command, frozen=True, tag="oppose"):
    """An opposed check [vergleichende Probe]; against several, what is said of the other side holds for each."""

    sender: ClassVar[Who] = "player"
    by: str
    against: str | tuple[str, ...]
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    against_skill: str = ""
    against_attribute: str = ""
    against_value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    against_modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    against_untrained_attribute: str = ""
    field: str = ""
    against_field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    against_circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    against_assists: tuple[Assist, ...] = ()


class Attack(Command, frozen=True, tag="attack"):
    """An attack [Angriff]. Area weapons take `targets` instead of `target`; `distance` is to the centre then."""

    sender: ClassVar[Who] = "player"
    by: str
    weapon: str
    target: str = ""
    targets: tuple[InArea, ...] = ()
    distance: Metres | None = None
    cover: Cover = "none"
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    parry: bool | None = None
    defence_modifiers: tuple[Given, ...] = ()
    defence_assists: tuple[Assist, ...] = ()


class Blow(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of two attacks with one action: all of an `Attack` but who makes it."""

    weapon: str
    target: str = ""
    targets: tuple[InArea, ...] = ()
    distance: Metres | None = None
    cover: Cover = "none"
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    parry: bool | None = None
    defence_modifiers: tuple[Given, ...] = ()
    defence_assists: tuple[Assist, ...] = ()


class Akimbo(Command, frozen=True, tag="akimbo"):
    """Two attacks with one action, one with each of two one-handed weapons, in this order."""

    sender: ClassVar[Who] = "player"
    by: str
    attacks: tuple[Blow, Blow]


class Damage(Command, frozen=True, tag="damage"):
    """The game master takes HP; armour does not count."""

    target: str
    amount: int


class Heal(Command, frozen=True, tag="heal"):
    """The game master gives HP back."""

    target: str
    amount: int


class Rewind(Command, frozen=True, tag="rewind"):
    """Make the own last open roll again for a Rewind."""

    sender: ClassVar[Who] = "player"
    by: str


class Reroll(Command, frozen=True, tag="reroll"):
    """Make the own last open roll again by a talent; it costs no Rewind."""

    sender: ClassVar[Who] = "player"
    by: str
    talent: str


class AwardRewind(Command, frozen=True, tag="award_rewind"):
    """The game master gives a player more Rewinds."""

    anytime: ClassVar[bool] = True
    target: str
    amount: int = 1


# --- combat ------------------------------------------------------------------------------------------------------


class StartCombat(Command, frozen=True, tag="start_combat"):
    """Begin a fight [Kampf]: initiative for all, in the order given."""

    beings: tuple[str, ...]
    ambush: Ambush | None = None


class JoinCombat(Command, frozen=True, tag="join_combat"):
    """Somebody joins the fight and acts from the next round on."""

    being: str


class LeaveCombat(Command, frozen=True, tag="leave_combat"):
    """Somebody leaves the fight."""

    being: str


class EndCombat(Command, frozen=True, tag="end_combat"):
    """The fight is over."""

    closes: ClassVar[bool] = True


class EndTurn(Command, frozen=True, tag="end_turn"):
    """End the own turn [Zug]."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: str


class Delay(Command, frozen=True, tag="delay"):
    """Put the own turn off to the end of the round [verschieben]."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: str


class GiveUpAction(Command, frozen=True, tag="give_up_action"):
    """Give the action up for 2 metres more."""

    sender: ClassVar[Who] = "player"
    by: str


class Reload(Command, frozen=True, tag="reload"):
    """Load a weapon again [nachladen]."""

    sender: ClassVar[Who] = "player"
    by: str
    weapon: str


class FirstAid(Command, frozen=True, tag="first_aid"):
    """First Aid [Erste Hilfe]. `skill` only where technical skills take its place on machines; `healer`: whether a
    talent that gives HP back is used, if not said as soon as it can."""

    sender: ClassVar[Who] = "player"
    by: str
    target: str
    skill: str = ""
    distance: Metres | None = None
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    assists: tuple[Assist, ...] = ()
    healer: bool | None = None


Reactive = Check | Oppose | Attack | Reload | FirstAid
"""What may be held ready as a reaction."""


class DeclareReaction(Command, frozen=True, tag="declare_reaction"):
    """Hold an action ready for one trigger [Reaktion]; it ends the turn."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: str
    trigger: str
    action: Reactive


class Trigger(Command, frozen=True, tag="trigger"):
    """The trigger of somebody's reaction [Auslöser] has come."""

    by: str


# --- talents and handicaps -----------------------------------------------------------------------------------------


class UseTalent(Command, frozen=True, tag="use_talent"):
    """Use a talent that has no command of its own; `text` says what for."""

    sender: ClassVar[Who] = "player"
    by: str
    talent: str
    text: Annotated[str, Meta(max_length=200)] = ""


class Resist(Command, frozen=True, tag="resist"):
    """The Willpower check that stands against a handicap."""

    sender: ClassVar[Who] = "player"
    by: str
    handicap: str
    modifiers: tuple[Given, ...] = ()
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()


class SetCircumstance(Command, frozen=True, tag="set_circumstance"):
    """A circumstance begins or ends for somebody, and holds until then."""

    target: str
    circumstance: LastingCircumstance
    on: bool = True


# --- harm and care outside a fight ---------------------------------------------------------------------------------


class Medicine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who cares for the patients of a rest, and how [Heilkunde]."""

    by: str
    skill: str = ""
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    assists: tuple[Assist, ...] = ()


class Rest(Command, frozen=True, tag="rest"):
    """A rest period [Ruhephase] has passed: the game master's word."""

    beings: tuple[str, ...]
    medicine: Medicine | None = None


class Recover(Command, frozen=True, tag="recover"):
    """A long recovery in safety [Erholungsphase] has passed."""

    beings: tuple[str, ...]


class Hazard(Command, frozen=True, tag="hazard"):
    """A hazard [Gefahr]; where a check may avert or halve it, the command says on what. `lower_tier` counts steps."""

    target: str
    tier: str
    effect: HazardEffect = "none"
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    protects: bool = False
    lower_tier: Annotated[int, Meta(ge=0)] = 0


# --- the game master's table ---------------------------------------------------------------------------------------


class EndCondition(Command, frozen=True, tag="end_condition"):
    """A condition ends by the game master's word."""

    target: str
    condition: Condition


class SetCondition(Command, frozen=True, tag="set_condition"):
    """A condition begins by the game master's word."""

    target: str
    condition: Condition


# --- characters ----------------------------------------------------------------------------------------------------


class Exchange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Talents or handicaps that are taken and given up."""

    add: tuple[str | Chosen, ...] = ()
    drop: tuple[str | Chosen, ...] = ()


Points = dict[str, Annotated[int, Meta(ge=0, le=1000)]]


class Create(Command, frozen=True, tag="create"):
    """Look a new character over [Charaktererschaffung]; where nothing is wrong with it, it joins the table."""

    being: dict[str, Any]
    concept: str = ""
    background: str = ""


class Advance(Command, frozen=True, tag="advance"):
    """An advancement [Aufstieg]: a level and its points, and what they are spent on at once. `levels`: several, or 0 to
    spend only what was kept."""

    target: str
    attributes: Points = field(default_factory=dict)
    skills: Points = field(default_factory=dict)
    talents: Exchange = Exchange()
    handicaps: Exchange = Exchange()
    levels: Annotated[int, Meta(ge=0, le=100)] = 1


class Spend(Command, frozen=True, tag="spend"):
    """A player spends points that were kept from advancements."""

    sender: ClassVar[Who] = "player"
    by: str
    attributes: Points = field(default_factory=dict)
    skills: Points = field(default_factory=dict)
    talents: Exchange = Exchange()
    handicaps: Exchange = Exchange()


class AddGroup(Command, frozen=True, tag="add_group"):
    """Bring several NPCs alike to the table; `being` is written as in a scenario file. Their names are numbered."""

    being: dict[str, Any]
    count: Annotated[int, Meta(ge=2, le=30)]


CommandType = (
    Check
    | Oppose
    | Attack
    | Akimbo
    | Damage
    | Heal
    | Rewind
    | Reroll
    | AwardRewind
    | UseTalent
    | Resist
    | SetCircumstance
    | StartCombat
    | JoinCombat
    | LeaveCombat
    | EndCombat
    | EndTurn
    | Delay
    | GiveUpAction
    | Reload
    | DeclareReaction
    | Trigger
    | FirstAid
    | Rest
    | Recover
    | Hazard
    | EndCondition
    | SetCondition
    | Create
    | Advance
    | Spend
    | AddGroup
    | Override
    | AddBeing
    | CoreCommand
)
"""Every command of a table of Percentacy."""

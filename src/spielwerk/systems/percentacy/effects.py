"""What talents and handicaps do, as the kinds of effect that their rows in the content are written with.

A row lists its effects; rules ask for all effects of one kind and never for a talent or handicap by name. What an
effect bears on is said by attributes, skills and categories; where it says none of them, it bears on every check.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from spielwerk.core.bounds import Id, Many

USUAL_HELP: Final = -10
"""What a successful assist adds to the main result (PC-AST-04)."""


class Effect(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """The shape of every effect; `kind` names it in the content."""


class Reduce(Effect, frozen=True, tag="reduce"):
    """Takes `amount` off each penalty on an attribute and the skills linked to it, or off that for makeshift `gear` on
    some skills (PC-MOD-08)."""

    amount: int
    gear: bool = False
    attribute: Id = ""
    skills: Many[Id] = ()


class Penalty(Effect, frozen=True, tag="penalty"):
    """A penalty in the pool (PC-HCP-29), where `when` is set only in this circumstance.

    `linked`: skills linked to the attributes count as well. `may_bar`: the game master may call the action impossible.
    """

    amount: int
    when: Id = ""
    attributes: Many[Id] = ()
    skills: Many[Id] = ()
    categories: Many[Id] = ()
    linked: bool = False
    may_bar: bool = False


Valued = Literal["initiative", "max_hp", "movement", "rewinds", "worn_armour"]


class Value(Effect, frozen=True, tag="value"):
    """Adds to a derived value, to the Rewinds of a session or to each piece of worn armour."""

    of: Valued
    amount: int


class Damage(Effect, frozen=True, tag="damage"):
    """Adds to the damage of attacks with a skill, before armour (AMB-048)."""

    amount: int
    skill: Id


class Result(Effect, frozen=True, tag="result"):
    """Adds to the result of checks on the chosen skill within the chosen field; no modifier (PC-TAL-19)."""

    amount: int


class Help(Effect, frozen=True, tag="help"):
    """What an own successful assist adds to the main result (PC-TAL-21)."""

    amount: int


class Soften(Effect, frozen=True, tag="soften"):
    """Own critical failures are ordinary ones (PC-TAL-23)."""


class Reroll(Effect, frozen=True, tag="reroll"):
    """One such failed check may be rolled again, without a Rewind (PC-REW-13)."""

    after: Literal["failure", "critical_failure"]
    skills: Many[Id] = ()


class Complicate(Effect, frozen=True, tag="complicate"):
    """Critical failures of such checks bring one more complication (PC-HCP-05)."""

    attributes: Many[Id] = ()
    categories: Many[Id] = ()


class Survive(Effect, frozen=True, tag="survive"):
    """Have `hp` and be unconscious instead of dying (PC-TAL-07)."""

    hp: int


class Aid(Effect, frozen=True, tag="aid"):
    """First Aid that succeeds gives back HP as well (PC-TAL-08)."""

    amount: int


class Endure(Effect, frozen=True, tag="endure"):
    """Ignore shock until the end of the own next turn (PC-TAL-22)."""


class Request(Effect, frozen=True, tag="request"):
    """Something is asked for that the game master grants or refuses (PC-TAL-04, PC-TAL-13)."""


class TwoAttacks(Effect, frozen=True, tag="two_attacks"):
    """One action gives two attacks, each with this penalty (PC-TAL-01)."""

    amount: int


class Resist(Effect, frozen=True, tag="resist"):
    """A Willpower check stands against it. `then` is what a failure brings about: one gives in and plays it so, freezes
    to the end of the own next turn, or does no harm with this action."""

    then: Literal["gives_in", "frozen", "harmless"] = "gives_in"


class Remind(Effect, frozen=True, tag="remind"):
    """No dice: the game master is reminded of it at the start of each session (AMB-128)."""


AnyEffect = (
    Reduce
    | Penalty
    | Value
    | Damage
    | Result
    | Help
    | Soften
    | Reroll
    | Complicate
    | Survive
    | Aid
    | Endure
    | Request
    | TwoAttacks
    | Resist
    | Remind
)
"""Every kind of effect."""

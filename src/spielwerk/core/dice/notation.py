"""Dice notation: `2d6+3`, German `2W6+3`, as a tree of frozen structs.

    sum     = product { ("+" | "-") product }
    product = factor { "*" factor }
    factor  = "-" factor | "(" sum ")" | number | dice
    dice    = [number] ("d" | "w") (number | "%") ["!"] [("k" | "kh" | "kl" | "dh" | "dl") [number]]

`d%` and `W%` are d100, 1 to 100. `!`: a die that shows its highest face is thrown again and the next face added to it.
`kh`, `kl` keep the highest or lowest dice, `dh`, `dl` drop them. Case and blanks mean nothing; ×, · and − are read.

Nothing that can be read takes long to roll: an expression is bounded in length, depth, dice and worth.
"""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.text import Message

LONGEST: Final = 100
"""The most characters of an expression."""
MOST_DICE: Final = 1000
"""The most throws that an expression may need; a die that explodes counts with all throws it may come to."""
MOST_MORE: Final = 10
"""How often one die explodes at most."""
MOST_SIDES: Final = 1000
MOST_WORTH: Final = 1_000_000_000
"""The highest number, and the highest result, that is reckoned with."""
DEEPEST: Final = 20


class Number(Struct, frozen=True, tag=True):
    """A whole number."""

    value: int


class Dice(Struct, frozen=True, tag=True, omit_defaults=True):
    """`count` dice of one kind. `keep` of them count, the highest or the `low` ones; None: all."""

    count: int
    sides: int
    explodes: bool = False
    keep: int | None = None
    low: bool = False


class Both(Struct, frozen=True, tag=True):
    """Two expressions reckoned together."""

    sign: Literal["+", "−", "×"]
    left: Expression
    right: Expression


class Minus(Struct, frozen=True, tag=True):
    """An expression with the other sign."""

    of: Expression


Expression: TypeAlias = Number | Dice | Both | Minus

_TOKEN: Final = re.compile(r"\s*(?:\d+|[A-Za-z]+|\S)")
_SIGNS: Final = {"-": "−", "*": "×", "·": "×"}
_KEEPS: Final = {"k": (True, False), "kh": (True, False), "kl": (True, True), "dh": (False, True), "dl": (False, False)}
"""Whether the number says how many are kept, and whether the low ones are."""


class _Token(Struct, frozen=True):
    text: str  # in small letters; "" at the end
    at: int  # 1 for the first character


def parse(text: str) -> Expression:
    """The tree of an expression. Refuses `bad_expression` with the place `at` (from 1) and the reason."""
    return _Reader(text).whole()


def _refusal(text: str, at: int, why: str, **args: int | str) -> Refused:
    reason = Message(f"notation-{why}", args)
    return Refused("bad_expression", field="expression", value=text[:LONGEST], at=at, reason=reason)


class _Reader:
    """Reads one expression from left to right."""

    def __init__(self, text: str) -> None:
        self.text, self.place, self.depth = text, 0, 0
        if len(text) > LONGEST:
            raise self.refusal(LONGEST + 1, "too-long", most=LONGEST)
        found = ((m[0].lstrip(), m.end()) for m in _TOKEN.finditer(text))
        self.tokens = [_Token(_plain(word), end - len(word) + 1) for word, end in found]
        self.tokens.append(_Token("", len(text.rstrip()) + 1))
        self.throws = 0

    def refusal(self, at: int, why: str, **args: int | str) -> Refused:
        return _refusal(self.text, at, why, **args)

    def unexpected(self) -> Refused:
        token = self.next
        found = self.text[token.at - 1 : token.at - 1 + len(token.text)]
        return self.refusal(token.at, "unexpected", found=found)

    @property
    def next(self) -> _Token:
        return self.tokens[self.place]

    def take(self) -> _Token:
        token = self.tokens[self.place]
        self.place += 1
        return token

    def whole(self) -> Expression:
        if not self.next.text:
            raise self.refusal(1, "empty")
        found = self.sum()
        if self.next.text:
            raise self.unexpected()
        low, high = bounds(found)
        if max(-low, high) > MOST_WORTH:
            raise self.refusal(1, "too-much", most=MOST_WORTH)
        return found

    def sum(self) -> Expression:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.refusal(self.next.at, "too-deep", most=DEEPEST)
        found = self.product()
        while self.next.text in ("+", "−"):
            sign: Literal["+", "−"] = "+" if self.take().text == "+" else "−"
            found = Both(sign, found, self.product())
        self.depth -= 1
        return found

    def product(self) -> Expression:
        found = self.factor()
        while self.next.text == "×":
            self.take()
            found = Both("×", found, self.factor())
        return found

    def factor(self) -> Expression:
        token = self.next
        if token.text == "−":
            self.take()
            self.depth += 1
            if self.depth > DEEPEST:
                raise self.refusal(token.at, "too-deep", most=DEEPEST)
            of = self.factor()
            self.depth -= 1
            return Minus(of)
        if token.text == "(":
            self.take()
            found = self.sum()
            if self.next.text != ")":
                raise self.refusal(self.next.at, "unclosed", opened=token.at)
            self.take()
            return found
        if token.text.isdecimal():
            value = self.number(MOST_WORTH)
            return self.dice(value, token.at) if self.next.text in ("d", "w") else Number(value)
        if token.text in ("d", "w"):
            return self.dice(1, token.at)
        if not token.text:
            raise self.refusal(token.at, "unfinished")
        raise self.unexpected()

    def number(self, most: int) -> int:
        token = self.take()
        value = int(token.text)
        if value > most:
            raise self.refusal(token.at, "too-high", found=token.text, most=most)
        return value

    def dice(self, count: int, at: int) -> Dice:
        self.take()
        sides = self.sides()
        if count < 1:
            raise self.refusal(at, "no-dice")
        found = Dice(count, sides, self.next.text == "!")
        if found.explodes:
            if sides == 1:
                raise self.refusal(self.next.at, "always-explodes")
            self.take()
        self.throws += count * (1 + MOST_MORE if found.explodes else 1)
        if self.throws > MOST_DICE:
            raise self.refusal(at, "too-many", most=MOST_DICE, explosive=1 + MOST_MORE)
        return self.kept(found) if self.next.text in _KEEPS else found

    def sides(self) -> int:
        token = self.next
        if token.text == "%":
            self.take()
            return 100
        if not token.text.isdecimal():
            raise self.refusal(token.at, "sides-missing")
        sides = self.number(MOST_SIDES)
        if sides < 1:
            raise self.refusal(token.at, "no-sides")
        return sides

    def kept(self, of: Dice) -> Dice:
        says_kept, low = _KEEPS[self.take().text]
        token, number = self.next, 1
        if token.text.isdecimal():
            number = self.number(MOST_WORTH)
        keep = number if says_kept else of.count - number
        if not 1 <= keep <= of.count:
            allowed = of.count if says_kept else of.count - 1
            raise self.refusal(token.at, "cannot-keep", found=number, most=allowed)
        return replace(of, keep=keep, low=low) if keep < of.count else of


def _plain(token: str) -> str:
    return _SIGNS.get(token.lower(), token.lower())


def written(expression: Expression) -> str:
    """The expression as it is written shortest, with d for a die."""
    match expression:
        case Number(value):
            return str(value)
        case Dice(count, sides, explodes, keep, low):
            kept = "" if keep is None else f"k{'l' if low else 'h'}{keep}"
            return f"{count if count > 1 else ''}d{sides}{'!' if explodes else ''}{kept}"
        case Minus(of):
            return f"−{_within(of, isinstance(of, Both))}"
        case Both(sign, left, right):
            times = sign == "×"
            before = _within(left, times and isinstance(left, Both) and left.sign != "×")
            after = _within(right, isinstance(right, Both) and (times or right.sign != "×"))
            return f"{before}{sign}{after}"


def _within(expression: Expression, enclosed: bool) -> str:
    text = written(expression)
    return f"({text})" if enclosed else text


def bounds(expression: Expression) -> tuple[int, int]:
    """The lowest and the highest result."""
    match expression:
        case Number(value):
            return value, value
        case Dice(count, sides, explodes, keep):
            counting = count if keep is None else keep
            return counting, counting * sides * (1 + MOST_MORE if explodes else 1)
        case Minus(of):
            low, high = bounds(of)
            return -high, -low
        case Both(sign, left, right):
            (a, b), (c, d) = bounds(left), bounds(right)
            if sign == "×":
                corners = (a * c, a * d, b * c, b * d)
                return min(corners), max(corners)
            return (a + c, b + d) if sign == "+" else (a - d, b - c)


def groups(expression: Expression) -> tuple[Dice, ...]:
    """The dice of an expression from left to right."""
    match expression:
        case Dice():
            return (expression,)
        case Minus(of):
            return groups(of)
        case Both(_, left, right):
            return groups(left) + groups(right)
        case _:
            return ()

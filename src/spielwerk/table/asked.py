"""How a browser is asked: for an answer that is open, and for another one in the place of one that was given."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from spielwerk.core.act import Roll
from spielwerk.core.play import Play
from spielwerk.core.questions import Question
from spielwerk.core.resolving import Input, is_keeping
from spielwerk.core.running import Running
from spielwerk.core.text import Message

from .lines import Words, said
from .shapes import Choices, Given, Option


def choices(
    words: Words,
    need: Question[Any],
    beings: Mapping[str, Any],
    chances: Mapping[str, Fraction],
    reasons: Mapping[str, Message] = {},
) -> Choices:
    """What may be answered to a question, how likely each answer works, and what stands behind that."""
    options: list[Option] = [
        {
            "id": option,
            "label": words.option(need.key, option, beings),
            "legal": option not in need.barred,
            "reason": need.barred.get(option),
            "chance": chances.get(option),
            "note": reasons.get(option),
        }
        for option in need.options
    ]
    title = Message(f"question-{need.key.partition(':')[0]}", dict(need.args))
    found: Choices = {"title": title, "options": options, "free": need.kind == "text"}
    if need.kind == "number":
        found |= {"number": True, "low": need.low, "high": need.high}
    return found


def given(words: Words, play: Play[Any], running: Running[Any]) -> list[Given]:
    """Every face and answer of the latest action, and what could stand in its place: for the game master, who may set
    it to another value or have it made anew."""
    places = [(at, one) for at, one in enumerate(running.inputs) if not is_keeping(one.key)]
    beings = play.state.beings
    return [_place(words, at, one, need, beings) for (at, one), need in zip(places, running.needs, strict=True)]


def _place(words: Words, at: int, one: Input, need: Roll[Any] | Question[Any], beings: Mapping[str, Any]) -> Given:
    who = one.who if one.who in beings else None
    if isinstance(need, Roll):
        title = words.roll(need.key)
        return {
            "at": at,
            "kind": "roll",
            "who": who,
            "title": title,
            "value": one.value,
            "said": None,
            "sides": need.sides,
        }
    answer = words.option(need.key, one.value, beings) if isinstance(one.value, str) else said(str(one.value))
    may = choices(words, need, beings, {})
    return {"at": at, "kind": "ask", "who": who, "value": one.value, "said": answer, "sides": None, **may}

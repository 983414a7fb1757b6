"""How a browser is asked: for an answer that is open, and for another one in the place of one that was given."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from spielwerk.core.act import Drift, Input, Roll, is_keeping, no_dice, resolve
from spielwerk.core.play import Play, Running
from spielwerk.core.questions import Question
from spielwerk.core.text import Message

from .lines import Words, said
from .wire import message_of

Fields = dict[str, Any]


def choices(words: Words, need: Question[Any], beings: Mapping[str, Any], chances: Mapping[str, Fraction]) -> Fields:
    """What may be answered to a question."""
    options = [
        {
            "id": option,
            "label": message_of(words.option(need.key, option, beings)),
            "legal": option not in need.barred,
            "reason": message_of(need.barred.get(option)),
            "chance": chances.get(option),
            "note": None,
        }
        for option in need.options
    ]
    number = {"number": True, "low": need.low, "high": need.high} if need.kind == "number" else {}
    title = Message(f"question-{need.key.partition(':')[0]}", dict(need.args))
    return {"title": message_of(title), "options": options, "free": need.kind == "text", **number}


def given(words: Words, play: Play[Any], running: Running[Any]) -> list[Fields]:
    """Every face and answer of the latest action, and what could stand in its place: for the game master, who may set
    it to another value or have it made anew."""
    rule, base, found = play.system.rules[type(running.command)], play.position.base, list[Fields]()
    for place, one in enumerate(running.inputs):
        if is_keeping(one.key):
            continue
        try:
            need = resolve(rule, base, running.command, running.inputs[:place], no_dice).waits
        except Drift:
            return []
        if need is not None:
            found.append({"at": place, **_place(words, one, need, play.state.beings)})
    return found


def _place(words: Words, one: Input, need: Roll[Any] | Question[Any], beings: Mapping[str, Any]) -> Fields:
    who = one.who if one.who in beings else None
    if isinstance(need, Roll):
        title = message_of(words.roll(need.key))
        return {"kind": "roll", "who": who, "title": title, "value": one.value, "said": None, "sides": need.sides}
    answer = words.option(need.key, one.value, beings) if isinstance(one.value, str) else said(str(one.value))
    fields = choices(words, need, beings, {})
    return {"kind": "ask", "who": who, "value": one.value, "said": message_of(answer), "sides": None, **fields}

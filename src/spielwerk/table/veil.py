"""Who is not in the scene is not seen to act, nor to be acted on: what other players are told names nobody."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Any, Final

from msgspec.structs import replace

from spielwerk.core.commands import Command, SetPresent
from spielwerk.core.log import Manner, Veil
from spielwerk.core.text import Message, Ref

SOMEBODY: Final = Message("label-somebody")


def veiled(title: Callable[[Any], Message], state: Any, command: Command, manner: Manner) -> Manner:
    """The manner of a command: hidden where it is about somebody who is not in the scene.

    Where they are of one player, that player sees it nevertheless. Coming and going is told as it is.
    """
    beings = state.beings
    absent = [who for who, one in beings.items() if not one.present]
    if not absent or manner.hidden or isinstance(command, SetPresent):
        return manner
    named = {*command.acting(), *_named(title(command))}
    if named.isdisjoint(absent):
        return manner
    seats = {beings[who].seat for who in named.intersection(absent)}
    seat = seats.pop() if len(seats) == 1 else ""
    own = tuple(who for who in sorted(named) if who in beings and beings[who].seat == seat)
    return replace(manner, hidden=True, veil=Veil(seat, own) if seat else None)


def _named(of: Any) -> Iterator[str]:
    """The beings that a message refers to."""
    if isinstance(of, Ref):
        if of.kind == "being":
            yield of.id
    elif isinstance(of, Message):
        yield from _named(tuple(of.args.values()))
    elif isinstance(of, tuple | list):
        for one in of:
            yield from _named(one)


def without(message: Message, unseen: Container[str]) -> Message:
    """A message that names none of these beings."""
    if not any(who in unseen for who in _named(message)):
        return message
    return Message(message.id, {name: _without(arg, unseen) for name, arg in message.args.items()})


def _without(arg: Any, unseen: Container[str]) -> Any:
    if isinstance(arg, Ref):
        return SOMEBODY if arg.kind == "being" and arg.id in unseen else arg
    if isinstance(arg, Message):
        return without(arg, unseen)
    return tuple(_without(one, unseen) for one in arg) if isinstance(arg, tuple | list) else arg

"""What is wrong with plain data that do not fit a shape: the field, its value, and what it may be, in both languages.

The shape says what is allowed; of msgspec's own sentence only the place of the fault is read.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from .act import Refused, shortened
from .text import Message, Ref
from .unseen import in_sight, no_name_in

_LACKING: Final = re.compile(r"^Object (missing required|contains unknown) field `(.+?)`(?: - at `(.+)`)?$")
_PLACE: Final = re.compile(r" - at (?:`(key)` in )?`(.+)`$")
KEY: Final = ("", "key")
"""The place of a name in a table of names and values."""
_TOKEN: Final = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_PLAIN: Final[Mapping[type, str]] = {
    inspect.BoolType: "allowed-yes_no",
    inspect.NoneType: "allowed-none",
    inspect.ListType: "allowed-list",
    inspect.VarTupleType: "allowed-list",
    inspect.DictType: "allowed-fields",
    inspect.StructType: "allowed-fields",
}


def refusal(fault: msgspec.ValidationError, data: Any, shape: Any) -> Refused:
    """The refusal `bad_value` for data that do not fit a shape."""
    found = lacking(str(fault))
    if found is not None:
        return found
    place = _PLACE.search(str(fault))
    tokens = _tokens(place[2]) if place else []
    field = tokens[0][0] if tokens else ""
    if not field:
        return Refused("bad_value", says="unreadable")
    value, may = _value(data, tokens), allowed(shape, data, tokens)
    if place is not None and place[1] and isinstance(value, Mapping):
        value, may = max(value, key=len, default=""), allowed(shape, data, [*tokens, KEY])
    return Refused("bad_value", field=field, value="" if value is None else said(value), allowed=may)


def lacking(text: str) -> Refused | None:
    """The refusal for a field that is missing or that there is none of, if that is what msgspec says."""
    found = _LACKING.match(text)
    if found is None:
        return None
    tokens, says = _tokens(found[3] or ""), "missing" if found[1].startswith("missing") else "unknown_field"
    if tokens and tokens[0][0]:
        return Refused("bad_value", says=f"{says}_inside", field=tokens[0][0], name=found[2])
    return Refused("bad_value", says=says, field=found[2])


def allowed(shape: Any, data: Any, tokens: list[tuple[str, str]]) -> Message:
    """What may stand at a place of a shape; `data` say which of several shapes is meant."""
    kind: inspect.Type | None = _info(shape)
    for name, index in tokens:
        if kind is not None and name and name == _tag_field(kind):
            return Message("allowed-one_of", {"choices": _tags(kind)})
        kind = _inside(kind, data, name, index)
        data = _value(data, [(name, index)])
    return Message("allowed-fitting") if kind is None else expected(kind)


def expected(kind: inspect.Type) -> Message:
    """What a type takes, as a sentence's part."""
    kind = _bare(kind)
    if isinstance(kind, inspect.IntType):
        return _between("allowed-whole", kind.ge, kind.le if kind.lt is None else kind.lt - 1)
    if isinstance(kind, inspect.FloatType):
        return _between("allowed-number", kind.ge, kind.le)
    if isinstance(kind, inspect.StrType):
        return _between("allowed-text", kind.min_length, kind.max_length)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.DictType):
        plain = _PLAIN[type(kind)]
        return Message(plain) if kind.max_length is None else Message(f"{plain}-to", {"high": kind.max_length})
    if isinstance(kind, inspect.LiteralType):
        return Message("allowed-one_of", {"choices": tuple(str(value) for value in kind.values)})
    if isinstance(kind, inspect.TupleType):
        return Message("allowed-entries", {"count": len(kind.item_types)})
    if isinstance(kind, inspect.UnionType):
        return Message("allowed-one_of", {"choices": tuple(expected(one) for one in kind.types)})
    return Message(_PLAIN.get(type(kind), "allowed-fitting"))


def said(value: Any) -> str:
    """A value as it is said back: text as it is, all else as JSON has it."""
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    return shortened(text)


_WHY: Final = {
    errno.ENOENT: "why-not-there",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EROFS: "why-not-allowed",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EEXIST: "why-no-folder",
    errno.ENOSPC: "why-full",
    errno.ENAMETOOLONG: "why-name-too-long",
    errno.EADDRNOTAVAIL: "why-no-such-address",
}


def why(fault: OSError) -> Message:
    """Why a file or address cannot be used, as a sentence's part."""
    known = _WHY.get(fault.errno or 0)
    return Message("why-else", {"what": fault.strerror or str(fault)}) if known is None else Message(known)


ONCE: Final = Message("allowed-once")
"""What a list of names must be: each once."""
SOME_ONCE: Final = Message("allowed-some-once")
"""The same, and one at least."""
NOT_EMPTY: Final = Message("allowed-not-empty")


def no_name(field: str, value: str) -> Refused:
    """The refusal of what nothing may be called, by `unseen.is_name`."""
    return Refused("bad_value", field=in_sight(field), value=in_sight(value), allowed=Message("allowed-name"))


def must_name(data: Any, unfinished: bool = False) -> None:
    """Refuse, as `bad_value`, plain data in which something is called what it may not be."""
    found = no_name_in(data, unfinished)
    if found is not None:
        raise no_name(*found)


def other_than(what: Ref | str) -> Message:
    """Anything but this."""
    return Message("allowed-other-than", {"what": what})


def one_of(choices: tuple[str, ...]) -> Message:
    """Exactly one of several fields."""
    return Message("allowed-exactly-one", {"choices": choices})


def whole_between(low: int, high: int) -> Message:
    """A whole number within these."""
    return _between("allowed-whole", low, high)


def characters(low: int, high: int) -> Message:
    """Text of so many characters."""
    return _between("allowed-text", low, high)


def _between(name: str, low: float | None, high: float | None) -> Message:
    if low is not None and high is not None:
        return Message(f"{name}-between", {"low": low, "high": high})
    if low is not None:
        return Message(f"{name}-from", {"low": low})
    return Message(name) if high is None else Message(f"{name}-to", {"high": high})


@cache
def _info(shape: Any) -> inspect.Type:
    return inspect.type_info(shape)


def _tokens(place: str) -> list[tuple[str, str]]:
    """A place such as `$.targets[0].id` as names and numbers."""
    return _TOKEN.findall(place)


def _value(data: Any, tokens: list[tuple[str, str]]) -> Any:
    """What stands at a place; where it is one of several that are not named, all of them."""
    for name, index in tokens:
        if name and isinstance(data, Mapping):
            data = data.get(name)
        elif index.isdigit() and isinstance(data, list | tuple) and int(index) < len(data):
            data = data[int(index)]
    return data


def _bare(kind: inspect.Type) -> inspect.Type:
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    kind = _bare(kind)
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [one for one in map(_bare, kinds) if isinstance(one, inspect.StructType)]


def _tag_field(kind: inspect.Type) -> str | None:
    return next((one.tag_field for one in _structs(kind)), None)


def _tags(kind: inspect.Type) -> tuple[str, ...]:
    return tuple(sorted(str(one.tag) for one in _structs(kind)))


def _inside(kind: inspect.Type | None, data: Any, name: str, index: str) -> inspect.Type | None:
    """The type of a field, or of an entry."""
    if kind is None:
        return None
    if name:
        structs = _structs(kind)
        if len(structs) > 1 and isinstance(data, Mapping):
            structs = [one for one in structs if one.tag == data.get(one.tag_field or "")]
        return next((field.type for one in structs for field in one.fields if field.encode_name == name), None)
    kind = _bare(kind)
    for one in map(_bare, kind.types if isinstance(kind, inspect.UnionType) else (kind,)):
        if isinstance(one, inspect.ListType | inspect.VarTupleType):
            return one.item_type
        if isinstance(one, inspect.TupleType) and index.isdigit():
            return one.item_types[int(index)]
        if isinstance(one, inspect.DictType):
            return one.key_type if (name, index) == KEY else one.value_type
    return None

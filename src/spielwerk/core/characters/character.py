"""Characters as documents: an envelope that every system shares, and what a system puts into it.

A document is JSON: what it is, its version, the system and its content, and the character as plain data. Reading one
never loses anything silently: the report names what was taken, what was changed, and what was left.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.text import Message, Ref
from spielwerk.core.unseen import UNSEEN

from .making import DraftView

S = TypeVar("S")

FORMAT: Final = "spielwerk-character"
VERSION: Final = 1
LARGEST: Final = 1_000_000
"""The most bytes of a document."""
DEEPEST: Final = 10
"""How deep the data of a character may be nested."""
SHOWN: Final = 80
"""How much of a value a report repeats."""

HASH: Final = 12
"""How much of a hash a report repeats."""


class Document(Struct, frozen=True, omit_defaults=True):
    """The envelope: `content` is the hash of the tables that the character was made with, `picture` what its portrait
    shows, in Base64."""

    format: str
    version: int
    system: str
    system_version: str
    content: str
    character: dict[str, Any]
    picture: str = ""


class Change(Struct, frozen=True):
    """A field that was taken otherwise than it stood: what was there, what is there now, and why."""

    field: str
    was: str
    now: str
    why: Message


class Left(Struct, frozen=True):
    """A field that was not taken, what was there, and why."""

    field: str
    value: str
    why: Message


class Report(Struct, frozen=True):
    """What became of a document: the fields taken as they were, those changed, those left."""

    taken: tuple[str, ...] = ()
    changed: tuple[Change, ...] = ()
    left: tuple[Left, ...] = ()


class Imported(Struct, frozen=True):
    """What was read of a document: the character as plain data for `joins`, what became of it, and its picture as it
    stands there; whoever shows that reads it with suspicion."""

    character: dict[str, Any]
    report: Report
    picture: bytes = b""


class Fault(Struct, frozen=True):
    """What is wrong with a character, or to be minded: a stable code, the field, the rule, the sentence."""

    code: str
    field: str
    rule: str
    message: Message


class Judged(Struct, frozen=True):
    """A character looked over: `outcome` is valid, incomplete or invalid."""

    outcome: str
    problems: tuple[Fault, ...]
    hints: tuple[Fault, ...]


class Characters(Struct, Generic[S], frozen=True, kw_only=True):
    """What a system knows of characters beside the table. Plain data are those that `joins` takes.

    `give` says a being as plain data, `take` reads such data as far as they can be read, `schema` is their shape.
    `draw` draws one by lot, `start` makes one from an archetype; `archetypes` are rows of that content. `judge` looks a
    character over; `being` makes a being of it. `at_level` is a being as it was at an earlier level; it refuses
    `bad_value` for one that it never had. It is None where characters have no levels.
    """

    give: Callable[[S, Any], dict[str, Any]]
    take: Callable[[S, Mapping[str, Any]], tuple[dict[str, Any], Report]]
    schema: Any
    draw: Callable[[int, S, str], dict[str, Any]]
    archetypes: tuple[str, ...]
    start: Callable[[str, str, str], dict[str, Any]]
    judge: Callable[[S, Mapping[str, Any]], Judged]
    being: Callable[[S, Mapping[str, Any]], Any]
    at_level: Callable[[S, Any, int], Any] | None = None

    def then(self, state: S, being: Any, level: int | None) -> Any:
        """A being as it was at a level, where one is named. Refuses `bad_value` for one that it never had."""
        if level is None:
            return being
        if self.at_level is None:
            raise Refused("bad_value", field="level", value=level, allowed=Message("allowed-nothing"))
        return self.at_level(state, being, level)


class Growth(Struct, Generic[S], frozen=True, kw_only=True):
    """How a form lets a being grow: `draft` is what it is, `view` all that follows from what it is to become after so
    many levels, `command` the data by which it becomes that (by its player, or by the game master)."""

    draft: Callable[[S, Any], Mapping[str, Any]]
    view: Callable[[S, Any, Mapping[str, Any], int], DraftView]
    command: Callable[[S, Any, Mapping[str, Any], int, bool], Mapping[str, Any]]


class Creation(Struct, Generic[S], frozen=True, kw_only=True):
    """How a form makes characters. A draft is the part of a character that is drawn up, right or wrong.

    `new` is what one starts from, `fields` are those of a draft. `view` is all that follows from a draft at a table: it
    refuses data that cannot be read, never what is only against the rules, and has at least `checks` (how strictly the
    table checks: `enforce`, `warn` or `off`), `verdict` (`valid`, `incomplete`, `invalid`), `problems` and `hints`.
    `bring` is the data of the command that brings the character of a draft to the table, played from this seat (`""`:
    the game master's). What a character has been through stands in other fields than those of a draft: `played` says it
    in sentences at a table, and `bring` takes it along; `is_played` tells whether it is more than anybody may have from
    the start.
    `checks` names the option of the table that says how strictly drafts are checked. `asks` are the commands that
    whoever makes a character may ask the game master for. `gm_fields` are those of a draft that only the game master
    may set at a table, such as one that lifts the limits of characters.
    """

    new: Mapping[str, Any]
    fields: tuple[str, ...]
    view: Callable[[S, Mapping[str, Any]], DraftView]
    bring: Callable[[Mapping[str, Any], str], Mapping[str, Any]]
    played: Callable[[S, Mapping[str, Any]], Sequence[Message]] = lambda _state, data: tuple(carried(data))
    is_played: Callable[[Mapping[str, Any]], bool] = lambda _data: False
    checks: str = ""
    asks: frozenset[str] = frozenset()
    gm_fields: tuple[str, ...] = ()
    growth: Growth[S] | None = None


class Origin(Struct, frozen=True):
    """What a document is compared with: the system, its version, and the hash of its content."""

    system: str
    version: str
    content: str


def written(character: Mapping[str, Any], origin: Origin, picture: bytes = b"") -> bytes:
    """A character as a document: readable JSON, the same bytes for the same character."""
    shows = _in_base64(picture)
    document = Document(FORMAT, VERSION, origin.system, origin.version, origin.content, dict(character), shows)
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=2) + b"\n"


def unpacked(raw: bytes, origin: Origin) -> tuple[Mapping[str, Any], tuple[Change, ...], tuple[Left, ...], bytes]:
    """The character of a document as it stands there, what was cleaned of it, what beside it was left, and its picture.

    Refuses `too_large`, `not_a_character`, `other_system` and `newer_version`.
    """
    if len(raw) > LARGEST:
        raise Refused("too_large", field="file", value=len(raw), allowed=LARGEST)
    data = _decoded(raw)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _unfit("other", format=FORMAT)
    if not isinstance(data.get("character"), dict):
        raise _unfit("lacks", field="character")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise _unfit("lacks", field="version")
    if version > VERSION:
        raise Refused("newer_version", field="version", value=version, allowed=VERSION)
    if data.get("system") != origin.system:
        raise Refused("other_system", field="system", value=str(data.get("system"))[:SHOWN], allowed=origin.system)
    envelope = Document.__struct_fields__
    left = [
        Left(key[:SHOWN], shown(value), Message("left-unknown")) for key, value in data.items() if key not in envelope
    ]
    cleaned: list[Change] = []
    character = dict(_clean(data["character"], "", cleaned))
    if data.get("content") != origin.content:
        was, now = (shown(one)[:HASH] for one in (data.get("content"), origin.content))
        cleaned.append(Change("content", was, now, Message("changed-content")))
    picture = _picture(data.get("picture", ""))
    if picture is None:
        left.append(Left("picture", shown(data["picture"])[:HASH], Message("left-wrong")))
    return character, tuple(cleaned), tuple(left), picture or b""


def _in_base64(picture: bytes) -> str:
    return base64.b64encode(picture).decode("ascii")


def _picture(text: Any) -> bytes | None:
    """The bytes of a picture in Base64; None for what is none."""
    try:
        return base64.b64decode(text, validate=True) if isinstance(text, str) else None
    except (binascii.Error, ValueError):
        return None


def _decoded(raw: bytes) -> Any:
    """The JSON of a document. Refuses `not_a_character`: what is no text, what is no JSON and where, and a key that
    stands twice."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        raise _unfit("no_text", place=broken.start + 1) from None
    if not text.strip():
        raise _unfit("empty")
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
    except json.JSONDecodeError as broken:
        raise _unfit("no_json", line=broken.lineno, column=broken.colno) from None
    except ValueError:
        raise _unfit("no_number", value="…") from None
    except RecursionError:
        raise _unfit("too_deep") from None


def _unfit(says: str, field: str = "file", **args: Any) -> Refused:
    """The refusal of a file that holds no character, with the reason."""
    return Refused("not_a_character", field=field, says=f"file_{says}", **args)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise _unfit("key_twice", name=clean_text(next(key for key in keys if keys.count(key) > 1))[:SHOWN])
    return found


def _no_number(name: str) -> Any:
    raise _unfit("no_number", value=name)


def _clean(value: Any, place: str, cleaned: list[Change], depth: int = 0) -> Any:
    """The value without characters that no text may hold: controls, and halves of a pair."""
    if depth > DEEPEST:
        raise _unfit("too_deep")
    if isinstance(value, str):
        fine = clean_text(value)
        if fine != value:
            cleaned.append(Change(place, shown(value), shown(fine), Message("changed-characters")))
        return fine
    if isinstance(value, dict):
        return {
            clean_text(key): _clean(one, _inside(place, clean_text(key)), cleaned, depth + 1)
            for key, one in value.items()
        }
    if isinstance(value, list):
        return [_clean(one, _inside(place, str(number)), cleaned, depth + 1) for number, one in enumerate(value)]
    return value


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}"[:SHOWN] if place else key[:SHOWN]


def clean_text(text: str) -> str:
    """Text without control characters (line ends and tabs may stay), halves of surrogate pairs, and signs that turn or
    hide what stands beside them."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        c
        for c in UNSEEN.sub("", text)
        if c in "\n\t" or (ord(c) >= 32 and ord(c) != 127 and not 0xD800 <= ord(c) <= 0xDFFF)
    )


def shown(value: Any) -> str:
    """A value as a report repeats it: not too much of it, and nothing that no text may hold."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)[: SHOWN + 1]
    text = clean_text(text)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def imported(system_characters: Characters[S], state: S, raw: bytes, origin: Origin) -> Imported:
    """The character of a document, and the report of what became of it.

    Refuses what is no such document; everything inside it is taken as far as it can be. A portrait without its picture
    is left, since nobody could show it, and so is a picture that is nobody's portrait.
    """
    found, cleaned, beside, picture = unpacked(raw, origin)
    data, report = system_characters.take(state, found)
    touched = {change.field.partition(".")[0] for change in cleaned}
    taken = tuple(field for field in report.taken if field not in touched)
    report = Report(taken, (*cleaned, *report.changed), (*beside, *report.left))
    if picture and data.get("portrait"):
        return Imported(data, report, picture)
    if picture:
        lost = Left("picture", shown(_in_base64(picture))[:HASH], Message("left-portrait"))
        return Imported(data, Report(report.taken, report.changed, (*report.left, lost)))
    return Imported(*without_picture(data, report, Message("left-picture")))


CARRIED: Final = frozenset({"counters", "portrait"})
"""What somebody may have who has been through nothing yet."""


def carried(data: Mapping[str, Any]) -> Iterator[Message]:
    """What every character may bring along beside what its system counts, in sentences."""
    if data.get("counters"):
        yield Message("played-counters", {"what": tuple(data["counters"])})
    if data.get("portrait"):
        yield Message("played-portrait")


def without_picture(data: dict[str, Any], report: Report, why: Message) -> tuple[dict[str, Any], Report]:
    """A character without its portrait, and a report that says so where it had one."""
    if not data.get("portrait"):
        return data, report
    taken = tuple(field for field in report.taken if field != "portrait")
    left = (*report.left, Left("portrait", shown(data["portrait"])[:HASH], why))
    kept = {key: value for key, value in data.items() if key != "portrait"}
    return kept, Report(taken, report.changed, left)


def place_of(field: str, characters: Characters[Any], tables: Mapping[str, Mapping[str, Any]]) -> Message:
    """A field of a report in the reader's words: what it holds, and of that the entry, by its name where it has one."""
    part, _, inside = field.partition(".")
    if part not in characters.schema.__struct_fields__ and part not in _BESIDE:
        return Message("document-unknown", {"field": field})
    whole = Message(f"document-{part}")
    if not inside:
        return whole
    if inside.isdigit():
        return Message("document-number", {"part": whole, "number": int(inside) + 1})
    name, _, of = inside.partition(":")
    kinds = (kind for kind in (part, part[:-1], f"{part[:-3]}y") if name in tables.get(kind, {}))
    kind = next(kinds, None)
    what: Ref | str = inside if kind is None else Ref(kind, name)
    if of and kind is not None:
        return Message("document-inside-of", {"part": whole, "what": what, "of": of})
    return Message("document-inside", {"part": whole, "what": what})


def why_in_words(why: Message, characters: Characters[Any], tables: Mapping[str, Mapping[str, Any]]) -> Message:
    """A reason of a report, with the field that it names in words."""
    field = why.args.get("field")
    if not isinstance(field, str):
        return why
    if why.id in ("error-bad_value", "error-bad_field"):  # what it was stands beside it already
        return Message("left-allowed", {"allowed": why.args["allowed"]})
    return Message(why.id, {**why.args, "field": place_of(field, characters, tables)})


_BESIDE: Final = ("content", "picture")
"""What a report names of the envelope."""


def schema_of(characters: Characters[Any], system: str) -> dict[str, Any]:
    """The JSON Schema of a document of this system."""
    (schema,), parts = msgspec.json.schema_components([characters.schema], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A character of the system {system}",
        "type": "object",
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "system": {"const": system},
            "system_version": {"type": "string"},
            "content": {"type": "string", "description": "SHA-256 of the tables that the character was made with"},
            "character": schema,
            "picture": {
                "type": "string",
                "contentEncoding": "base64",
                "description": "what its portrait shows: a PNG, JPEG or WebP",
            },
        },
        "required": [one.name for one in msgspec.structs.fields(Document) if one.required],
        "$defs": parts,
    }

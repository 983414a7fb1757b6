"""Characters as documents: an envelope that every system shares, and what a system puts into it.

A document is JSON: what it is, its version, the system and its content, and the character as plain data. Reading one
never loses anything silently: the report names what was taken, what was changed, and what was left.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.text import Message, Ref
from spielwerk.core.unseen import NAMES

from .character import Characters
from .report import HASH, SHOWN, Change, Left, Report, clean_name, clean_text, counted, shown, without_picture

S = TypeVar("S")

FORMAT: Final = "spielwerk-character"
VERSION: Final = 1
LARGEST: Final = 1_000_000
"""The most bytes of a document."""
DEEPEST: Final = 10
"""How deep the data of a character may be nested."""


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


class Imported(Struct, frozen=True):
    """What was read of a document: the character as plain data for `joins`, what became of it, and its picture as it
    stands there; whoever shows that reads it with suspicion."""

    character: dict[str, Any]
    report: Report
    picture: bytes = b""


class Origin(Struct, frozen=True):
    """What a document is compared with: the system, its version, the hash of its content, and what the systems that
    are known here are called, by their ids."""

    system: str
    version: str
    content: str
    names: Mapping[str, str] = {}

    def called(self, system: str) -> str:
        """A system by its name where it has one here, else by its id."""
        return self.names.get(system, system)


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
        other = origin.called(str(data.get("system")))[:SHOWN]
        raise Refused("other_system", field="system", value=other, allowed=origin.called(origin.system))
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
    """The value without characters that no text may hold: controls, and halves of a pair.

    A document sorts its names letter by letter; what is inside a part comes in the order in which people count.
    """
    if depth > DEEPEST:
        raise _unfit("too_deep")
    if isinstance(value, str):
        fine = clean_name(value) if place.rpartition(".")[2] in NAMES else clean_text(value)
        if fine != value:
            cleaned.append(Change(place, shown(value), shown(fine), Message("changed-characters")))
        return fine
    if isinstance(value, dict):
        entries = sorted(value.items(), key=lambda entry: counted(entry[0])) if depth else value.items()
        return {
            clean_name(key): _clean(one, _inside(place, clean_name(key)), cleaned, depth + 1) for key, one in entries
        }
    if isinstance(value, list):
        return [_clean(one, _inside(place, str(number)), cleaned, depth + 1) for number, one in enumerate(value)]
    return value


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}"[:SHOWN] if place else key[:SHOWN]


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

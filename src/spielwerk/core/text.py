"""Sentences without language: a `Message` names a Fluent entry and its arguments, a `Catalogue` says it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Resource
from msgspec import Meta, Struct

LANGUAGES: Final = ("de", "en")
"""The languages that every name and sentence exists in."""

Names = Mapping[str, str]
"""A name or text by language."""


class Ref(Struct, frozen=True):
    """Something with a name of its own: `("being", "mara")`, or a row of the content such as `("skill", "melee")`."""

    kind: str
    id: str


_ARGUMENT: Final = (
    {"type": "string"},
    {"type": "number"},
    {"$ref": "#/components/schemas/Ref"},
    {"$ref": "#/components/schemas/Message"},
    {
        "type": "object",
        "properties": {language: {"type": "string"} for language in LANGUAGES},
        "required": [*LANGUAGES],
        "additionalProperties": False,
    },
)
_ARGUMENTS: Final = {"anyOf": [*_ARGUMENT, {"type": "array", "items": {"anyOf": [*_ARGUMENT]}}]}


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence to be said in the reader's language.

    `args` are numbers, text that people typed, `Ref`s, other messages, text by language (a plain mapping), or tuples of
    these (said as a list).
    """

    id: str
    args: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": _ARGUMENTS})] = {}

    def __post_init__(self) -> None:
        """Arguments that were read from JSON become again what they were."""
        for name, arg in self.args.items():
            if type(arg) is dict or type(arg) is list:
                self.args[name] = _revived(arg)


def _revived(arg: Any) -> Any:
    """A `Ref`, a message or a tuple of them from plain data; anything else as it is."""
    if isinstance(arg, list):
        return tuple(_revived(one) for one in arg)
    if isinstance(arg, dict) and set(arg) != set(LANGUAGES):
        return Ref(**arg) if "kind" in arg else Message(**arg)
    return arg


DICE: Final = "dice"
"""The kind of a reference to dice notation as `notation.written` writes it: `Ref("dice", "2d6+3")`."""


def with_die(expression: str, language: str) -> str:
    """Dice notation with the language's letter for a die: W in German."""
    return re.sub(r"d(?=\d)", "W", expression) if language == "de" else expression


MOST_GROUPED: Final = 10**15
"""The largest number that is said with groups of digits; one beyond comes from a broken file, and cannot always be."""


Namer = Callable[[Ref, str], str]
"""The name of a reference in a language."""


class Negative(FluentType):
    """A number below zero, written with a real minus. Selectors take it for "other"."""

    def __init__(self, value: float) -> None:
        self.value = value

    def format(self, locale: Any) -> str:
        """The number as the locale writes it."""
        return str(fluent_number(self.value).format(locale)).replace("-", "−")

    def __str__(self) -> str:
        return str(self.value).replace("-", "−")


class Catalogue:
    """The sentences of one language, from Fluent files; later sources win.

    Parsing all of them takes longer than anything that is said, so that a sentence is parsed when it is first said.
    """

    def __init__(self, language: str, sources: Iterable[str], namer: Namer) -> None:
        self.language = language
        self._namer = namer
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for source in sources:
            self._entries.update(_entries(source))
        self._parsed: set[str] = set()

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._entries and not message_id.startswith("-")

    def say(self, message: Message) -> str:
        """The sentence as text. An unknown id is said as itself, so that nothing is swallowed."""
        if message.id not in self:
            return message.id
        if message.id not in self._parsed:
            self._parse(message.id)
        if not self._bundle.has_message(message.id):
            return message.id
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        text, _ = self._bundle.format_pattern(pattern, {k: self._plain(v) for k, v in message.args.items()})
        return str(text)

    def _parse(self, message_id: str) -> None:
        """Parse an entry with all that it refers to, which is among the words that it holds."""
        reached = [message_id]
        for name in reached:
            text = self._entries[name]
            self._bundle.add_resource(_resource(text), allow_overrides=True)
            reached += {word for word in _NAME.findall(text) if word in self._entries}.difference(reached)
        self._parsed.update(reached)  # last: another thread may be saying the same

    def _plain(self, arg: Any) -> Any:
        if isinstance(arg, Ref):
            return with_die(arg.id, self.language) if arg.kind == DICE else self._namer(arg, self.language)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, Mapping):
            return arg[self.language]
        if isinstance(arg, int) and abs(arg) > MOST_GROUPED:
            return str(arg).replace("-", "−")
        if isinstance(arg, int | float) and arg < 0:
            return Negative(arg)
        if isinstance(arg, tuple | list):
            return ", ".join(str(self._plain(item)) for item in arg)
        return arg


_START: Final = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def _entries(source: str) -> dict[str, str]:
    """The text of each entry of a Fluent source by its id; `-` begins the id of a term."""
    starts = [*_START.finditer(source)]
    ends = [*(start.start() for start in starts[1:]), len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=False) if start[1]}


@cache
def _resource(text: str) -> Resource:
    return FluentResource(text)


@cache
def read_sources(folder: Path, language: str) -> str:
    """The Fluent source of a folder: every file that ends in `<language>.ftl`, in order of name."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"*{language}.ftl")))


CORE_TEXT: Final = Path(__file__).parent / "text"
"""The folder with the sentences that belong to no system."""

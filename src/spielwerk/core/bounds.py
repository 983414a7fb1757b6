"""How much a client may send: every text, list and group of fields of a command, message or body has such a type.

They are generous: nobody who plays meets them. What comes from outside is read by these types and refused where it does
not fit; `spielwerk.core.faults` says what is allowed. A new bound has to be as wide as the old one, or old logs that
made use of it can no longer be read.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, TypeVar

from msgspec import Meta

T = TypeVar("T")

LONGEST_ID: Final = 80
LONGEST_LINE: Final = 200
LONGEST_PARAGRAPH: Final = 2_000
LONGEST_STORY: Final = 10_000
MANY: Final = 200
MOST_SKILLS: Final = 500
MOST_PAGES: Final = 1_000

Id = Annotated[str, Meta(max_length=LONGEST_ID)]
"""The id of a being, a seat, a row of the content, an option, a question."""
Line = Annotated[str, Meta(max_length=LONGEST_LINE)]
"""A name, a title, a reason; a skill with its field."""
Paragraph = Annotated[str, Meta(max_length=LONGEST_PARAGRAPH)]
"""What somebody says or explains."""
Story = Annotated[str, Meta(max_length=LONGEST_STORY)]
"""A background, notes."""

Many: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=MANY)]
"""A list of beings, modifiers, talents, weapons."""
Pages: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=MOST_PAGES)]
"""A list that grows with play, such as that of earlier levels."""
ById: TypeAlias = Annotated[dict[Id, T], Meta(max_length=MANY)]
"""Something for each of several ids."""
BySkill: TypeAlias = Annotated[dict[Line, T], Meta(max_length=MOST_SKILLS)]
"""Something for each of several skills, with their fields."""
Data = Annotated[dict[Id, Any], Meta(max_length=MANY)]
"""A group of fields that a system reads by a shape of its own, with bounds of its own."""

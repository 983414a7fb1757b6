"""What somebody who draws up a character should know although no rule forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spielwerk.core.characters.drafts import Hint
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.state import Armour, Table

from .draft import Draft
from .points import handicaps_worth, skill_points_at, skills_cost, talents_cost
from .traits import KIND, parts_of

ARMOUR_MOST = 25


def hints(draft: Draft, table: Table) -> tuple[Hint, ...]:
    """Everything that the game master has to agree to, or that the player may not want, sorted by code and field."""
    if draft.npc or draft.role:
        return ()
    found = [*_trait_hints(draft, table), *_skill_hints(draft, table), *_armour_hints(draft)]
    return tuple(sorted(found, key=lambda hint: (hint.code, hint.field, str(hint.numbers))))


def _trait_hints(draft: Draft, table: Table) -> Iterator[Hint]:
    """Opposites, second subjects, narrow fields, handicaps that gain nothing (AMB-103 to AMB-105, GM-34)."""
    taken = {one.id for one in (*draft.talents, *draft.handicaps)}
    for part, rows in parts_of(table.content).items():
        for one, times in Counter(chosen.id for chosen in getattr(draft, part)).items():
            row, ref = rows.get(one), Ref(KIND[part], one)
            if row is None:
                continue
            if row.opposite in taken:
                other = Ref("talent" if row.opposite in table.content.talents else "handicap", row.opposite)
                yield Hint(code="opposite", field=part, rule="PC-CHR-12", numbers={"trait": ref, "other": other})
            if times > 1 and row.choice:
                yield Hint(code="second_subject", field=part, rule="PC-CHR-12", numbers={"trait": ref})
            if row.choice == "skill":
                yield Hint(code="narrow_field", field=part, rule="PC-TAL-19", numbers={"trait": ref})
    beyond = handicaps_worth(table, draft.handicaps) - talents_cost(table, draft.talents)
    if beyond > 0:
        yield Hint(code="handicaps_beyond", field="handicaps", rule="PC-CHR-11", numbers={"points": beyond})


def _skill_hints(draft: Draft, table: Table) -> Iterator[Hint]:
    """Essential skills that are worse with an entry (AMB-098), points that are left (AMB-095)."""
    for skill, value in draft.skills.items():
        row = table.content.skills.get(skill)
        if row is not None and row.untrained is not None and 0 < value < row.untrained:
            numbers = {"skill": Ref("skill", skill), "value": value, "untrained": row.untrained}
            yield Hint(code="below_untrained", field=f"skills.{skill}", rule="PC-SKL-08", numbers=numbers)
    left = skill_points_at(draft.level) - skills_cost(table, draft.skills)
    if left > 0:
        kept = "yes" if table.options["keep_unspent_creation_points"] or draft.level > 1 else "no"
        yield Hint(code="skill_points_left", field="skills", rule="PC-CHR-08", numbers={"points": left, "kept": kept})


def _armour_hints(draft: Draft) -> Iterator[Hint]:
    """Armour that the book does not know (AMB-112)."""
    pieces = (Armour(draft.armour),) if isinstance(draft.armour, int) else draft.armour or ()
    for value in sorted({piece.value for piece in pieces if piece.value > ARMOUR_MOST}):
        numbers = {"value": value, "most": ARMOUR_MOST}
        yield Hint(code="armour_beyond", field="armour", rule="PC-CHR-17", numbers=numbers)

"""Derived values [abgeleitete Werte]: Defence, Initiative, Health, Speed, Willpower (EP-DER)."""

from __future__ import annotations

from spielwerk.systems.erzaehlpool.rows import Hook
from spielwerk.systems.erzaehlpool.state import Being, Stance, Table

GIVEN_UP: tuple[Stance, ...] = ("charge", "all_out")
DOUBLED: tuple[Stance, ...] = ("passive", "early")
NO_DEFENCE = ("immobile", "surprised")
"""Conditions that leave no Defence (EP-DEF-04, EP-SUR-05)."""
WILLPOWER_OF = {"widerstand": "stamina", "entschlossenheit": "resolve"}


def hooked(table: Table, being: Being, hook: Hook) -> int:
    """The rating of the merit that changes this number, where the table wants that (EP-MERIT-06)."""
    if not table.options["merit_hooks"]:
        return 0
    merits = table.content.merits
    known = ((merits.get(name.partition(":")[0]), rating) for name, rating in being.merits.items())
    return max((rating for row, rating in known if row is not None and row.hook == hook), default=0)


def size(table: Table, being: Being) -> int:
    """Size [Größe] (EP-DER-03)."""
    return being.size + (1 if hooked(table, being, "size") else 0)


def health(table: Table, being: Being) -> int:
    """The most Health [Gesundheit]: Stamina and Size (EP-DER-04), or what the game master set."""
    return being.fixed["health"] if "health" in being.fixed else being.attributes["stamina"] + size(table, being)


def hp(table: Table, being: Being) -> int:
    """What is left of Health; damage stays when the maximum changes (EP-DER-08)."""
    return max(0, health(table, being) - being.damage)


def willpower_most(table: Table, being: Being) -> int:
    """The most Willpower [Willenskraft]: Stamina (or Resolve) and Composure (EP-DER-07)."""
    attribute = WILLPOWER_OF[str(table.options["willpower_attribute"])]
    return being.attributes[attribute] + being.attributes["composure"]


def willpower(table: Table, being: Being) -> int:
    """The Willpower that is left."""
    return max(0, willpower_most(table, being) - being.spent)


def initiative(table: Table, being: Being) -> int:
    """Dexterity and Composure (EP-DER-02), or what the game master set."""
    if "initiative" in being.fixed:
        return being.fixed["initiative"]
    return being.attributes["dexterity"] + being.attributes["composure"] + hooked(table, being, "initiative")


def speed(table: Table, being: Being) -> int:
    """Speed [Geschwindigkeit] in metres, with what the armour takes; never below 0 (EP-DER-06, EP-ARM-05)."""
    if "speed" in being.fixed:
        return being.fixed["speed"]
    base = being.attributes["strength"] + being.attributes["dexterity"] + being.species_factor
    return max(0, base + hooked(table, being, "speed") + being.armour.speed)


def base_defence(being: Being) -> int:
    """The lower of Dexterity and Wits (EP-DER-01)."""
    return min(being.attributes["dexterity"], being.attributes["wits"])


def defence(table: Table, being: Being, by: str = "") -> int:
    """The Defence [Verteidigung] as it counts now, against an attack of `by` (EP-DEF).

    The armour's penalty comes first, then the doubling of passive fighting, unless the table reads it the other way.
    """
    if being.stance in GIVEN_UP or not being.able or any(one in being.conditions for one in NO_DEFENCE):
        return 0
    base, penalty, doubled = base_defence(being), being.armour.defence, being.stance in DOUBLED
    if "defence" in being.fixed:
        base, penalty = being.fixed["defence"], 0
    if doubled and table.options["passive_order"] == "before":
        value = 2 * base + penalty
    else:
        value = max(0, base + penalty) * (2 if doubled else 1)
    if table.options["defence_wears_off"]:
        value -= len([one for one in being.met if one != by])
    return max(0, value)

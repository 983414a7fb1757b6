"""The content of Percentacy: what the book says about its own tables, and every fault reported at once."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.content.reading import ContentError
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.content import HERE, TABLES, load
from spielwerk.systems.percentacy.view import own_content


def test_the_tables_are_those_of_the_book() -> None:
    sizes = {kind: len(rows) for kind, rows in TABLES.items()}
    assert (sizes["skill"], sizes["talent"], sizes["handicap"]) == (60, 23, 28)
    assert (sizes["weapon"], sizes["trait"], sizes["species"], sizes["profile"]) == (21, 13, 17, 5)
    by_category = Counter(row.category for row in TABLES["skill"].values())
    assert sorted(by_category.values()) == [1, 3, 7, 9, 13, 13, 14]  # PC-SKL-14
    essential = {row.id for row in TABLES["skill"].values() if row.untrained is not None}
    assert essential == {"athletics", "awareness", "melee"}  # PC-SKL-07
    series = {row.damage for row in TABLES["weapon"].values()}
    assert len(series) == 5  # PC-WPN-09
    assert [row.id for row in TABLES["skill"].values() if len(row.attributes) > 2] == ["intimidation"]  # PC-SKL-13


FAULTY = [
    ("skills.toml", 'category = "social"', 'category = "pocial"', "acting: category 'pocial' does not exist"),
    ("skills.toml", 'parent = "stealth"', 'parent = "wealth"', "parent 'wealth' does not exist"),
    ("skills.toml", 'combine = "lower"', 'combine = "single"', "alchemy: combine 'single' does not fit 2 attributes"),
    ("skills.toml", '["dexterity"]', '["agility"]', "acrobatics: attribute 'agility' does not exist"),
    ("species.toml", '"fragile_and_fast"', '"fragile"', "fae: profile 'fragile' does not exist"),
    ("profiles.toml", "movement = 8", "movement = 9", "fragile_and_fast: hp + 10 × movement must be 160"),
    ("weapons.toml", "[15, 10, 5, 2]", "[15, 10, 10, 2]", "fist: damage [15, 10, 10, 2]"),
    ("weapons.toml", "capacity = 9", "capacity = 0", "sidearm: capacity 0"),
    ("weapons.toml", "range = 250", "range = 0", "precision_weapon: range 0"),
    ("weapons.toml", "consumable = true, thrown", "melee = true, thrown", "area_weapon: traits: only one of"),
    ("traits.toml", 'id = "thrown"', 'id = "hurled"', "hurled: has no rule"),
    ("talents.toml", "cost = 75", "cost = 70", "akimbo: cost 70"),
    ("handicaps.toml", "points = 50", "points = 5", "addicted: points 5"),
    ("talents.toml", 'choice = "skill"\n', "", "specialist: choice and asks go together"),
    ("handicaps.toml", '"compulsive_liar"\n\n', '"liar"\n\n', "truth_bound: opposite 'liar' does not exist"),
    ("handicaps.toml", 'id = "wanted"', 'id = "tough"', "tough: is the id of a talent"),
    ("gear.toml", '["disguise"]', '["masks"]', "disguise_kit: skill 'masks' does not exist"),
    ("ideas.toml", 'topic = "phobia"', 'topic = "fear"', "fear: nobody asks for this topic"),
    ("scales.toml", "points = 75", "points = 80", "points: 25, 50 and 75"),
    ("armours.toml", "value = 25", "value = 26", "extreme_protection: value 26"),
    ("hazards.toml", "damage = 90", "damage = 0", "catastrophic: damage 0"),
    ("situations.toml", "modifier = 30", "modifier = 40", "exceptional_advantage: modifier 40"),
    ("attributes.toml", 'id = "strength"', 'id = "might"', "expected charisma, dexterity"),
]


def spoilt(folder: Path, *faults: tuple[str, str, str, str]) -> Path:
    shutil.copytree(HERE / "content", folder)
    for name, old, new, _ in faults:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("fault", FAULTY, ids=lambda f: f[3].replace(" ", "_")[:40])
def test_a_fault_is_named(tmp_path: Path, fault: tuple[str, str, str, str]) -> None:
    with pytest.raises(ContentError) as error:
        load(spoilt(tmp_path / "content", fault))
    assert any(f.file == fault[0] and fault[3] in f"{f.place}: {f.what}" for f in error.value.faults) or (
        fault[3] in str(error.value)
    )


def test_all_faults_between_tables_are_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        load(spoilt(tmp_path / "content", *FAULTY))
    missing = [what for _, _, _, what in FAULTY if what not in str(error.value)]
    assert missing == []


def test_an_unknown_trait_and_an_unknown_field_are_refused(tmp_path: Path) -> None:
    folder = spoilt(
        tmp_path / "content",
        ("weapons.toml", "two_handed = true", "six_handed = true", ""),
        ("armours.toml", "value = 2\n", "value = 2\nweight = 3\n", ""),
    )
    with pytest.raises(ContentError) as error:
        load(folder)
    assert "six_handed" in str(error.value)
    assert "weight" in str(error.value)


TIERS = [
    ("PC-ARM-R1", "unarmoured", 0),
    ("PC-ARM-R2", "improvised_armour", 2),
    ("PC-ARM-R3", "light_armour", 5),
    ("PC-ARM-R4", "medium_armour", 10),
    ("PC-ARM-R5", "heavy_armour", 15),
    ("PC-ARM-R6", "reinforced_armour", 20),
    ("PC-ARM-R7", "extreme_protection", 25),
]


@pytest.mark.rule(
    "PC-ARM-05", "PC-ARM-R1", "PC-ARM-R2", "PC-ARM-R3", "PC-ARM-R4", "PC-ARM-R5", "PC-ARM-R6", "PC-ARM-R7"
)
def test_each_tier_of_armour_has_its_value() -> None:
    assert [(row.id, row.value) for row in TABLES["armour"].values()] == [(tier, value) for _, tier, value in TIERS]


@pytest.mark.rule("PC-WPN-03")
def test_a_weapon_takes_one_of_the_printed_series(tmp_path: Path) -> None:
    between = ("weapons.toml", "[25, 20, 15, 5]", "[30, 25, 15, 5]", "")
    with pytest.raises(ContentError) as error:
        load(spoilt(tmp_path / "content", between))
    assert "damage [30, 25, 15, 5]" in str(error.value)


@pytest.mark.rule("PC-SPC-04", "PC-SPC-05")
def test_an_own_species_is_a_name_for_a_profile_and_no_values() -> None:
    otter = {"id": "otterfolk", "profile": "light_and_agile", "name": "Ottervolk"}
    assert SYSTEM.start({}, {"species": [otter]}).species["otterfolk"].profile == "light_and_agile"
    for faulty in ({**otter, "profile": "tiny"}, {**otter, "hp": 95}, {**otter, "skills": {"swimming": 40}}):
        with pytest.raises(Refused, match="bad_value"):
            SYSTEM.start({}, {"species": [faulty]})


@pytest.mark.rule("PC-CHR-R1", "PC-CHR-R2", "PC-CHR-R3")
@pytest.mark.parametrize(
    ("points", "talent", "handicap"),
    [(25, "small help", "once in a while"), (50, "once a scene", "coming back"), (75, "basic rule", "sense")],
)
def test_the_scale_says_what_a_price_is_for(points: int, talent: str, handicap: str) -> None:
    (row,) = [row for row in TABLES["scale"].values() if row.points == points]
    assert talent in row.talent.en
    assert handicap in row.handicap.en


BELL_EAR = {"id": "bell_ear", "points": 25, "trigger": "a bell", "effect": "knows it", "frequency": "always"}


@pytest.mark.rule("PC-CHR-13", "PC-CHR-14", "PC-CHR-15")
@pytest.mark.parametrize("part", ["talents", "handicaps"])
def test_an_own_talent_or_handicap_keeps_to_the_scale_and_says_how_it_works(part: str) -> None:
    plain = {"id": "moustache", "points": 0, "trigger": "", "effect": "", "frequency": ""}
    own = getattr(SYSTEM.start({}, {part: [BELL_EAR, plain]}), part)
    assert {one.id: one.points for one in own.values()} == {"bell_ear": 25, "moustache": 0}
    faulty: list[dict[str, object]] = [
        {"points": 30},
        {"points": 100},
        {"points": -25},
        {"id": "lucky"},
        {"id": "blind"},
    ]
    faulty += [{word: " "} for word in ("trigger", "effect", "frequency")]
    for change in faulty:
        with pytest.raises(Refused) as refused:
            SYSTEM.start({}, {part: [{**BELL_EAR, **change}]})
        assert (refused.value.code, refused.value.field) == ("bad_value", part)
    with pytest.raises(Refused, match="bad_value"):
        SYSTEM.start({}, {part: [{key: value for key, value in BELL_EAR.items() if key != "frequency"}]})


def test_what_a_table_has_of_its_own_is_shown_beside_the_book() -> None:
    table = SYSTEM.start({}, {"talents": [BELL_EAR], "handicaps": [{**BELL_EAR, "id": "bell_sick", "end": "rest"}]})
    shown = own_content(table)
    assert shown["talent"][0]["cost"] == shown["handicap"][0]["points"] == 25
    assert shown["handicap"][0]["text"]["de"] == "a bell: knows it (always; bis: rest)"
    assert shown["talent"][0]["name"]["en"] == "bell ear"


USES = {
    "charisma": "winning people",
    "dexterity": "evading",
    "intelligence": "technology",
    "constitution": "HP",
    "strength": "lifting loads",
    "willpower": "resisting",
    "perception": "hidden details",
}


@pytest.mark.rule("PC-CHR-18", "PC-CHR-04")
def test_each_attribute_says_what_it_is_used_for() -> None:
    assert list(TABLES["attribute"]) == list(USES)
    for attribute, word in USES.items():
        assert word in TABLES["attribute"][attribute].use.en

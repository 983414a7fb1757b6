"""What players see: change anything hidden, and their bytes stay equal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spielwerk.core.commands import EndTurn
from spielwerk.core.log import Do, Entry, Manner
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.shapes import CombatPlace
from spielwerk.core.text import Message
from spielwerk.core.view import Sight
from spielwerk.odds.table import chances
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.events import RoundBegan, TurnBegan
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Armour, Being, Table, conditions_of
from spielwerk.systems.percentacy.view import being_view, health
from spielwerk.table.index import Index
from spielwerk.table.lines import Words, tells
from spielwerk.table.stage import Stage

from .fight import ILKA, QUENDT, Game, table_with

HANDICAPS = INSTALLED.handicaps
TALENTS = INSTALLED.talents
WEAPONS = INSTALLED.weapons

GM: Final = Sight("gm", "gm")
JULE: Final = Sight("player", "jule")
SAMI: Final = Sight("player", "sami")
WATCHER: Final = Sight("spectator", "")
OTHERS: Final = (JULE, SAMI, WATCHER)
CANARY: Final = "yellow feathers"


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def seen(game: Game, sight: Sight) -> bytes:
    """Everything that a viewer is told of a game: beings, fight, what lies ahead, odds, events and their sentences."""
    state, running = game.state, game.play.running
    views = {who: being_view(state, being, sight) for who, being in state.beings.items()}
    events = [event for move in game.moves for event in sight.tell(move.entry.events)]
    return encoded(
        {
            "beings": {who: view for who, view in views.items() if view is not None},
            "combat": SYSTEM.views.combat(state, sight),
            "ahead": SYSTEM.views.ahead(game.play.position.base, running, sight) if running is not None else None,
            "odds": [sorted(SYSTEM.odds.limits(state, command, sight)) for command in COMMANDS],
            "events": [(event, event.tell()) for event in events],
        }
    )


COMMANDS: Final = [
    SYSTEM.command({"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm"}),
    SYSTEM.command({"do": "attack", "by": "quendt", "target": "ilka", "weapon": "polearm"}),
    SYSTEM.command({"do": "oppose", "by": "ilka", "against": "quendt", "skill": "melee", "against_skill": "melee"}),
    SYSTEM.command({"do": "oppose", "by": "ilka", "against": ["quendt"], "skill": "melee", "against_skill": "melee"}),
    SYSTEM.command({"do": "check", "by": "quendt", "skill": "melee"}),
    SYSTEM.command({"do": "first_aid", "by": "quendt", "target": "ilka"}),
    SYSTEM.command({"do": "first_aid", "by": "ilka", "target": "quendt", "assists": [{"by": "quendt", "value": 50}]}),
    SYSTEM.command({"do": "hazard", "target": "quendt", "tier": "minor", "effect": "avoid", "skill": "melee"}),
    SYSTEM.command({"do": "check", "by": "ilka", "skill": "melee", "assists": [{"by": "quendt", "value": 50}]}),
]


def with_quendt(state: Table, change: Callable[[Being], Being]) -> Table:
    return replace(state, beings={**state.beings, "quendt": change(state.beings["quendt"])})


# --- hidden values of an NPC -----------------------------------------------------------------------------------------

NUMBERS = st.integers(5, 95)


@st.composite
def hidden_changes(draw: st.DrawFn) -> Callable[[Being], Being]:
    """A change of what players are not told of an NPC by default."""
    changes = {
        "attributes": draw(st.fixed_dictionaries(dict.fromkeys(ATTRIBUTES, NUMBERS))),
        "skills": draw(st.dictionaries(st.sampled_from(["melee", "first_aid", CANARY]), NUMBERS)),
        "talents": tuple(Chosen(t) for t in draw(st.lists(st.sampled_from(sorted(TALENTS)), unique=True))),
        "handicaps": tuple(Chosen(h) for h in draw(st.lists(st.sampled_from(sorted(HANDICAPS)), unique=True))),
        "spent": tuple(draw(st.lists(st.sampled_from(["healer", "contacts", "phobia"]), unique=True))),
        "lasting": draw(st.sampled_from([("withdrawal",), ("untreated",)])),
        "resolve": {"pacifist": draw(st.booleans())},
        "armour": tuple(Armour(v) for v in draw(st.lists(st.integers(0, 25), max_size=2))),
        "weapons": tuple(draw(st.lists(st.sampled_from(sorted(WEAPONS)), max_size=3))),
        "capacity": draw(st.dictionaries(st.sampled_from(sorted(WEAPONS)), st.just(0))),
        "level": draw(st.integers(1, 9)),
        "species": draw(st.sampled_from(["elf", "giant"])),
        "fixed": draw(st.dictionaries(st.sampled_from(["initiative", "movement"]), NUMBERS)),
        "skill_points": draw(NUMBERS),
        "used_up": ("sidearm",),
    }
    names = draw(st.lists(st.sampled_from(sorted(changes)), min_size=1, unique=True))
    return lambda being: replace(being, **{name: changes[name] for name in names})


@given(hidden_changes())
def test_hidden_values_do_not_change_what_players_see(change: Callable[[Being], Being]) -> None:
    before = Game(table_with(ILKA, QUENDT))
    before.do("start_combat", 20, 40, beings=["ilka", "quendt"])
    after = Game(with_quendt(before.state, change))
    before.moves.clear()
    for sight in OTHERS:
        assert seen(before, sight) == seen(after, sight)


def test_the_game_master_sees_the_change() -> None:
    game = Game(table_with(ILKA, QUENDT))
    changed = Game(with_quendt(game.state, lambda being: replace(being, armour=(Armour(10),))))
    assert seen(game, GM) != seen(changed, GM)


@given(st.integers(1, 200), st.integers(0, 200), st.integers(1, 200), st.integers(0, 200))
def test_hp_show_only_as_a_word(most: int, hp: int, other_most: int, other_hp: int) -> None:
    def at(now: int, full: int) -> Game:
        now = min(now, full)
        state = table_with(ILKA, QUENDT)
        conditions = conditions_of(now, full, ())
        return Game(with_quendt(state, lambda b: replace(b, hp=now, max_hp=full, conditions=conditions)))

    one, other = at(hp, most), at(other_hp, other_most)
    same_word = health(one.state.beings["quendt"]) == health(other.state.beings["quendt"])
    for sight in OTHERS:
        assert (seen(one, sight) == seen(other, sight)) == same_word


@pytest.mark.parametrize("facet", SYSTEM.facets)
def test_each_facet_shows_its_own(facet: str) -> None:
    state = table_with(ILKA, {**QUENDT, "shown": []})
    fields = {
        "name": {"name"},
        "conditions": {"conditions"},
        "health": {"health"},
        "hp": {"health", "hp", "max_hp", "limits"},
        "armour": {"armour", "armours"},
        "values": {
            *("species", "level", "attributes", "skills", "weapons", "initiative", "movement"),
            "circumstances",
        },
    }[facet]
    bare = being_view(state, state.beings["quendt"], JULE)
    assert bare == {"id": "quendt", "name": "", "npc": True, "seat": None, "present": True, "detail": "seen"}
    shown = being_view(state, replace(state.beings["quendt"], shown=(facet,)), JULE)
    assert shown is not None
    assert {key for key, value in shown.items() if bare.get(key) != value} == fields


def test_a_player_sees_everything_of_the_own_character_even_if_nothing_is_shown() -> None:
    state = table_with({**ILKA, "shown": []}, QUENDT)
    own, others = (being_view(state, state.beings["ilka"], sight) for sight in (JULE, SAMI))
    assert own is not None
    assert others is not None
    assert own["detail"] == "full"
    assert {"hp", "skills", "weapons", "rewinds", "armour", "movement"} <= own.keys()
    assert others.keys() == {"id", "name", "npc", "seat", "present", "detail"}


# --- somebody who is not in the scene --------------------------------------------------------------------------------


def lurking(name: str, **more: Any) -> Game:
    """A fight with somebody in it whom players must not know of."""
    game = Game(table_with(ILKA, QUENDT, {**QUENDT, "id": name, "name": name, "present": False, **more}))
    game.do("start_combat", 20, 40, 30, beings=["ilka", "quendt", name])
    game.do("end_turn", by="ilka")
    game.do("declare_reaction", by=name, trigger=CANARY, action={"do": "check", "by": name, "value": 50})
    game.do("end_turn", by="quendt")
    game.do("end_turn", by="ilka")
    game.do("delay", by=name)
    game.do("end_turn", by="quendt")
    game.do("give_up_action", by=name)
    game.do("damage", target=name, amount=60)
    game.do("override", target=name, field="armour", value=20, reason=CANARY)
    game.do("leave_combat", being=name)
    return game


def test_nothing_is_told_of_whoever_is_not_in_the_scene() -> None:
    game = lurking("shade")
    for sight in OTHERS:
        assert b"shade" not in seen(game, sight)
        assert CANARY.encode() not in seen(game, sight)
        assert seen(game, sight) == seen(lurking("wisp", hp=70), sight)
    assert seen(game, GM).count(b"shade") > 10


# --- a fight as players see it ---------------------------------------------------------------------------------------


def test_the_reaction_of_an_npc_keeps_its_trigger() -> None:
    games = []
    for trigger in (CANARY, "somebody moves"):
        game = Game(table_with(ILKA, QUENDT))
        game.do("start_combat", 50, 10, beings=["ilka", "quendt"])
        action = {"do": "attack", "by": "quendt", "target": "ilka", "weapon": "polearm"}
        game.do("declare_reaction", by="quendt", trigger=trigger, action=action)
        games.append(game)
    combat = SYSTEM.views.combat(games[0].state, JULE)
    assert combat is not None
    assert [(place["being"], place["state"]) for place in combat["order"]] == [("quendt", "reaction"), ("ilka", "turn")]
    assert combat["reactions"] == []
    for sight in OTHERS:
        assert seen(games[0], sight) == seen(games[1], sight)
    assert seen(games[0], GM) != seen(games[1], GM)


def test_the_reaction_of_a_character_is_heard_and_its_action_is_the_players_own() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("start_combat", 10, 90, beings=["ilka", "quendt"])
    action = {"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm"}
    game.do("declare_reaction", by="ilka", trigger="he runs", action=action)
    views = {sight: SYSTEM.views.combat(game.state, sight) for sight in (GM, *OTHERS)}
    for sight, view in views.items():
        assert view is not None
        held = view["reactions"][0]
        assert (held["by"], held["trigger"]) == ("ilka", "he runs")
        assert ("command" in held) == (sight in (GM, JULE))


def test_results_of_npcs_are_for_the_game_master() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("start_combat", 50, 30, beings=["ilka", "quendt"])
    assert [place.get("result") for place in order_of(game, GM)] == [-20, -20]
    assert [place.get("result") for place in order_of(game, JULE)] == [-20, None]


def order_of(game: Game, sight: Sight) -> list[CombatPlace]:
    view = SYSTEM.views.combat(game.state, sight)
    assert view is not None
    return view["order"]


def states(game: Game, sight: Sight = GM) -> dict[str, str]:
    return {place["being"]: place["state"] for place in order_of(game, sight)}


def test_the_state_of_each_place() -> None:
    game = Game(table_with(*({"id": name} for name in ("ada", "bero", "cai", "dorn", "elvan", "fia"))))
    beings = ["ada", "bero", "cai", "dorn", "elvan"]
    game.do("start_combat", 10, 20, 30, 40, 50, beings=beings, ambush={"attackers": ["ada"], "surprised": ["elvan"]})
    game.do("end_turn", by="ada")
    game.do("delay", by="bero")
    game.do("damage", target="dorn", amount=90)
    game.do("join_combat", 1, being="fia")
    expected = {"ada": "done", "cai": "turn", "dorn": "out", "bero": "delayed", "elvan": "surprised"}
    assert states(game) == expected
    assert list(states(game)) == list(expected)
    view = SYSTEM.views.combat(game.state, GM)
    assert view is not None
    assert view["joining"] == ["fia"]
    assert order_of(game, GM)[1] == {"being": "cai", "state": "turn", "result": 20, "acted": False}


# --- what lies ahead -------------------------------------------------------------------------------------------------


def struck(shown: Iterable[str], **change: Any) -> Game:
    """Ilka has hit Quendt with 58 for the third value; he is asked how he defends himself."""
    game = Game(table_with(ILKA, {**QUENDT, "shown": list(shown), **change}))
    game.do("attack", 58, by="ilka", target="quendt", weapon="sidearm", distance=5)
    return game


def ahead(game: Game, sight: Sight) -> dict[str, Any] | None:
    running = game.play.running
    assert running is not None
    found = SYSTEM.views.ahead(game.play.position.base, running, sight)
    return dict(found) if found is not None else None


BANDS = {"bands": [40, 30, 20, 10], "faces": [[1, 24], [25, 49], [50, 74], [75, 99]], "band": 3}


def test_ahead_stops_where_the_disclosure_stops() -> None:
    bands = {**BANDS, "value": 20}
    assert ahead(struck([]), JULE) == bands
    assert ahead(struck(["hp"]), JULE) == bands
    assert ahead(struck(["armour"]), JULE) == {**bands, "armour": 5, "damage": 15}
    fall = {"hp": [60, 45], "max_hp": 107, "conditions": ["battered"], "limits": {"unconscious": 26, "battered": 53}}
    everything = {**bands, "armour": 5, "damage": 15, **fall}
    assert ahead(struck(["armour", "hp"], hp=60), JULE) == everything
    assert ahead(struck([], hp=60), GM) == everything


def test_the_stage_counts_a_hit_once_that_lies_on_the_table_already() -> None:
    game = Game(table_with(ILKA, {**QUENDT, "hp": 60, "max_hp": 62, "armour": 0}), policy=None)
    game.do("attack", 10, by="ilka", target="quendt", weapon="sidearm", distance=5)
    assert game.state.beings["quendt"].hp == 20
    drawn = Stage(SYSTEM, Index(), Words(SYSTEM), None).view(game.play, GM, 0)
    assert drawn is not None
    assert drawn["question"] is not None
    assert drawn["question"]["key"] == "severe_hit"
    found = drawn["question"]["ahead"]
    assert found is not None
    assert found["hp"] == [60, 20]


def test_a_character_that_is_attacked_sees_what_weapon_and_own_armour_make_of_it() -> None:
    fighter = {**QUENDT, "talents": ["melee_fighter"]}
    game = Game(table_with({**ILKA, "armour": 5, "hp": 60}, fighter))
    game.do("attack", 60, by="quendt", target="ilka", weapon="polearm", distance=1)
    mine, all_of_it = ahead(game, JULE), ahead(game, GM)
    assert mine is not None
    assert all_of_it is not None
    assert (mine["value"], mine["armour"], mine["damage"], mine["plain"]) == (20, 5, 15, True)
    assert mine["hp"] == [60, 45]
    assert (all_of_it["value"], all_of_it["armour"], all_of_it["damage"]) == (25, 5, 20)
    assert "plain" not in all_of_it


def test_behind_the_chance_of_a_defence_stands_what_it_is_rolled_on() -> None:
    game = Game(table_with({**ILKA, "attributes": {"dexterity": 40, "constitution": 30}}, QUENDT))
    attack: dict[str, Any] = {
        "by": "quendt",
        "target": "ilka",
        "weapon": "flexible_one_handed_weapon",
        "parry": True,
        "distance": 1,
    }
    game.do("attack", 60, **attack)
    running = game.play.running
    assert running is not None
    found = SYSTEM.views.reasons(game.play.position.base, running, JULE)
    assert {kind: (one.id, one.args["base"], one.args["change"]) for kind, one in found.items()} == {
        "evade": ("reason-plain", 40, 0),
        "parry": ("reason-less", 30, 10),
    }


@pytest.mark.rule("PC-REW-06")
@pytest.mark.parametrize(
    ("options", "change", "attack", "wanted"),
    [
        ({}, {}, {}, [Fraction(574, 1000)]),  # 35 of 100; of the other 65 all but the 100 once more
        ({}, {"talents": ["trickster"]}, {}, [Fraction(5775, 10_000)]),  # a 100 of a Trickster may be made again too
        ({"rewind_window": "before_result"}, {}, {}, []),
        ({}, {}, {"defence_assists": [{"by": "dorrim", "value": 40}]}, []),
        ({}, {"npc": True, "player": ""}, {}, []),
    ],
)
def test_a_defence_says_its_chance_with_a_rewind(
    options: dict[str, Any], change: dict[str, Any], attack: dict[str, Any], wanted: list[Fraction]
) -> None:
    ilka = {**ILKA, "attributes": {"dexterity": 35}, **change}
    game = Game(table_with(ilka, QUENDT, {"id": "dorrim", "player": "sami"}, **options))
    game.do("attack", 60, by="quendt", target="ilka", weapon="polearm", distance=1, parry=False, **attack)
    drawn = Stage(SYSTEM, Index(), Words(SYSTEM), chances).view(game.play, GM, 0)
    assert drawn is not None
    assert drawn["question"] is not None
    shown = {one["id"]: one for one in drawn["question"]["options"]}
    assert [one["again"] for one in shown.values() if "again" in one] == wanted
    assert shown["evade"]["chance"] == Fraction(35, 100) or attack


def test_the_chance_with_a_rewind_is_that_of_playing_both_rolls() -> None:
    ilka = {**ILKA, "attributes": {"dexterity": 35}}
    averted = 0
    for first in (1, 35, 36, 99, 100):  # each for all faces that end alike
        alike = {1: 1, 35: 34, 36: 63, 99: 1, 100: 1}[first]
        for second in range(1, 101) if first in (36, 99) else (1,):
            game = Game(table_with(ilka, QUENDT))
            game.do("attack", 60, by="quendt", target="ilka", weapon="polearm", distance=1, parry=False)
            game.answer("evade", first)
            if first in (36, 99):
                game.do("rewind", second, by="ilka")
            warded_off = game.state.beings["ilka"].hp == game.state.beings["ilka"].max_hp
            averted += alike * warded_off * (1 if first in (36, 99) else 100)
    assert Fraction(averted, 10_000) == Fraction(574, 1000)


def test_of_a_covert_action_nothing_lies_ahead() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("attack", 60, manner=Manner(hidden=True), by="quendt", target="ilka", weapon="polearm", distance=1)
    assert ahead(game, JULE) is None
    assert ahead(game, GM) is not None


def test_nothing_lies_ahead_of_a_miss() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("attack", 90, manner=Manner(hold=("jule",)), by="ilka", target="quendt", weapon="sidearm")
    assert ahead(game, JULE) is None


# --- previews --------------------------------------------------------------------------------------------------------


def test_odds_stop_where_the_disclosure_stops() -> None:
    attack, by_npc, *_ = COMMANDS

    def limits(*shown: str, sight: Sight = JULE) -> set[str]:
        state = table_with(ILKA, {**QUENDT, "shown": list(shown)})
        return set(SYSTEM.odds.limits(state, attack, sight)) & {"classes", "lands", "damage"}

    assert limits("conditions", "health", "name") == {"classes"}
    assert limits("conditions", "values") == {"classes", "lands"}
    assert limits("conditions", "values", "armour") == {"classes", "lands", "damage"}
    assert limits("armour") == {"classes"}
    assert limits(sight=GM) == {"classes", "lands", "damage"}
    hidden = table_with(ILKA, {**QUENDT, "present": False})
    assert not set(SYSTEM.odds.limits(hidden, by_npc, JULE)) & {"roll", "classes", "lands", "damage"}


ABSENT: Final = {**QUENDT, "present": False, "shown": ["name", "values", "hp", "armour", "conditions", "health"]}


@pytest.mark.parametrize("shown", [[], ABSENT["shown"]])
@pytest.mark.parametrize(
    "command",
    [
        {"do": "check", "by": "quendt", "skill": "melee"},
        {"do": "oppose", "by": "quendt", "against": "ilka", "skill": "melee", "against_attribute": "perception"},
        {"do": "oppose", "by": "ilka", "against": "quendt", "skill": "melee", "against_attribute": "perception"},
        {"do": "oppose", "by": "ilka", "against": ["quendt"], "skill": "melee", "against_attribute": "perception"},
        {"do": "attack", "by": "quendt", "target": "ilka", "weapon": "polearm"},
        {"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm"},
        {"do": "hazard", "target": "quendt", "tier": "minor", "effect": "avoid", "attribute": "dexterity"},
        {"do": "check", "by": "ilka", "skill": "melee", "assists": [{"by": "quendt", "skill": "melee"}]},
        {"do": "first_aid", "by": "quendt", "target": "ilka"},
    ],
)
@given(st.data())
def test_players_are_told_nothing_of_the_absent(command: dict[str, Any], shown: list[str], data: st.DataObject) -> None:
    """Whoever is not in the scene rolls unseen, whatever is disclosed of them (PC-CHK-13)."""
    given_ = dict(command)
    faces = (data.draw(st.integers(1, 100)) for _ in range(9))
    game = Game(table_with(ILKA, {**ABSENT, "shown": shown}), faces, always_suggestion)
    game.do(given_.pop("do"), **given_)
    for sight in OTHERS:
        events = [event for move in game.moves for event in sight.tell(move.entry.events)]
        assert b"quendt" not in encoded([(event, event.tell()) for event in events]).lower()


@pytest.mark.parametrize(
    "command",
    [
        {"do": "award_rewind", "target": "ilka"},
        {"do": "award", "beings": ["ilka"], "rewinds": 1},
        {"do": "override", "target": "ilka", "field": "rewinds", "value": 1, "reason": "slip"},
    ],
)
def test_rewinds_of_somebody_who_is_not_in_the_scene_are_told_to_nobody(command: dict[str, Any]) -> None:
    given_ = dict(command)
    for present in (True, False):
        game = Game(table_with({**ILKA, "present": present}, QUENDT))
        told = game.do(given_["do"], **{key: value for key, value in given_.items() if key != "do"}).entry.events
        assert [bool(sight.tell(told)) for sight in OTHERS] == [present] * len(OTHERS)


SECRET = {"id": "dangerous_secret", "subject": "she is the heir"}


def test_what_somebody_hides_is_read_by_their_player_and_the_game_master_alone() -> None:
    ilka = {**ILKA, "handicaps": [SECRET], "notes": "owes Quendt money", "gear": ["shelter"]}
    state = table_with(ilka, QUENDT)
    plain, being = table_with(ILKA, QUENDT), state.beings["ilka"]
    own = Sight("player", being.seat)
    for sight in (GM, own):
        view = being_view(state, being, sight)
        assert view is not None
        assert [one["subject"] for one in view["handicaps"]] == [SECRET["subject"]]
        assert (view["notes"], view["gear"]) == ("owes Quendt money", [{"id": "shelter", "name": ""}])
    others = [sight for sight in OTHERS if not sight.owns(being)]
    assert others
    for sight in others:
        assert being_view(state, being, sight) == SYSTEM.views.being(plain, plain.beings["ilka"], sight)


def test_the_tables_own_skills_and_species_stand_beside_those_of_the_book() -> None:
    setting = {
        "skills": [{"id": "tide_lore", "attributes": ["intelligence"], "name": "Gezeitenkunde"}],
        "species": [{"id": "mer_folk", "profile": "balanced"}],
    }
    own = SYSTEM.views.own_content(SYSTEM.start({}, setting))
    assert [(row["id"], row["name"]["de"]) for row in own["skill"]] == [("tide_lore", "Gezeitenkunde")]
    assert [(row["id"], row["name"]["en"]) for row in own["species"]] == [("mer_folk", "mer folk")]


def test_of_a_hidden_entry_players_are_told_that_a_round_begins_and_nothing_else() -> None:
    events: tuple[Any, ...] = (
        TurnBegan(who="quendt", round=2),
        RoundBegan(round=2, order=("quendt", "ilka"), unseen=("quendt",)),
    )
    entry: Entry[Any, Any] = Entry(0, 0, "gm", Do(EndTurn("quendt"), Manner(hidden=True)), (), events)
    assert [type(event) for event in tells(entry)] == [TurnBegan, RoundBegan]
    (told,) = tells(entry, hidden=True)
    assert (type(told), told.round, told.order) == (RoundBegan, 2, ("ilka",))


def test_who_is_out_of_something_is_told_in_the_words_of_the_refusal_where_conditions_show() -> None:
    def barred(causes: tuple[Any, ...], shown: tuple[str, ...], sight: Sight = JULE) -> dict[str, str]:
        state = table_with(ILKA, QUENDT)
        quendt = state.beings["quendt"]
        conditions = conditions_of(quendt.hp, quendt.max_hp, causes)
        fallen = replace(quendt, causes=causes, conditions=conditions, shown=shown)
        view = being_view(replace(state, beings={**state.beings, "quendt": fallen}), fallen, sight)
        assert view is not None
        return {of: message.id for of, message in cast("dict[str, Message]", view.get("barred", {})).items()}

    assert barred((), ("conditions",)) == {}
    assert barred(("dead",), ("conditions",)) == {"target": "error-dead", "part": "error-dead"}
    assert barred(("unconscious",), ("conditions",)) == {"part": "error-unconscious"}
    assert barred(("dead",), ()) == {}
    assert barred(("dead",), (), GM) == {"target": "error-dead", "part": "error-dead"}


@pytest.mark.rule("PC-TAL-01")
def test_whoever_may_strike_twice_is_told_with_what() -> None:
    able = {**ILKA, "talents": [{"id": "akimbo"}], "weapons": ["heavy_one_handed_weapon", "polearm"]}

    def told(data: dict[str, Any], **options: Any) -> list[str] | None:
        state = table_with(data, QUENDT, **options)
        view = being_view(state, state.beings["ilka"], GM)
        assert view is not None
        return view.get("one_of_two")

    assert told(ILKA) is None
    assert told(able, akimbo_fists=False) == ["heavy_one_handed_weapon"]
    assert told(able, akimbo_fists=True) == ["heavy_one_handed_weapon", "fist", "improvised_weapon"]


@pytest.mark.rule("PC-ADV-03", "PC-ADV-04")
def test_what_levels_bring_is_said_before_they_are_given() -> None:
    state = table_with(ILKA)
    for levels, told in ((0, []), (2, [{"attributes": 10, "skills": 50}])):
        for draft in (
            {"do": "award", "beings": ["ilka"], "levels": levels, "rewinds": 1},
            {"do": "wrap_up", "levels": levels},
        ):
            assert [note.args for note in SYSTEM.views.notes(state, SYSTEM.command(draft), GM)] == told

"""The order of a fight: initiative, ties, delays, rounds, for any dice."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.log import Manner
from spielwerk.core.resuming import running_of
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.rules.derived import initiative

from .fight import Game, table_with

NAMES = ("ada", "bero", "cai", "dorn", "elvan")
NARROW = st.integers(1, 4)
"""Few faces, so that ties are common."""


def beings(values: list[int]) -> list[dict[str, Any]]:
    return [
        {"id": name, "attributes": {"dexterity": value, "perception": 10}}
        for name, value in zip(NAMES, values, strict=False)
    ]


FIGHTERS = st.lists(st.sampled_from([10, 11, 12]), min_size=2, max_size=5).map(beings)


def dice(data: st.DataObject, faces: st.SearchStrategy[int]) -> Iterator[int]:
    """Drawn faces; after some, all different ones, so that every tie is settled in the end."""
    yield from (data.draw(faces) for _ in range(12))
    yield from itertools.cycle(range(1, 101))


def started(fighters: list[dict[str, Any]], data: st.DataObject, faces: st.SearchStrategy[int], **options: Any) -> Game:
    game = Game(table_with(*fighters, **options), dice(data, faces))
    game.do("start_combat", beings=[b["id"] for b in fighters])
    return game


@pytest.mark.rule("PC-ORD-06", "PC-ORD-07", "PC-ORD-08", "PC-ORD-09")
@given(FIGHTERS, st.data())
def test_the_order_is_a_permutation_sorted_by_result_initiative_and_rerolls(
    fighters: list[dict[str, Any]], data: st.DataObject
) -> None:
    game = started(fighters, data, NARROW)
    combat, values = game.combat, {who: initiative(game.state, b) for who, b in game.state.beings.items()}
    assert sorted(combat.order) == sorted(b["id"] for b in fighters)
    keys = [(combat.results[who], -values[who], combat.faces[who][1:]) for who in combat.order]
    assert keys == sorted(keys)
    assert len({(result, value, again) for result, value, again in keys}) == len(keys)
    assert all(combat.results[who] == combat.faces[who][0] - values[who] for who in combat.order)


@pytest.mark.rule("PC-ORD-09")
@given(FIGHTERS, st.data())
def test_rerolls_move_nobody_but_the_tied(fighters: list[dict[str, Any]], data: st.DataObject) -> None:
    game = started(fighters, data, NARROW)
    combat, values = game.combat, {who: initiative(game.state, b) for who, b in game.state.beings.items()}
    groups: dict[tuple[int, int], set[str]] = {}
    for who in combat.order:
        groups.setdefault((combat.results[who], -values[who]), set()).add(who)
    at = 0
    for key in sorted(groups):
        tied = groups[key]
        assert set(combat.order[at : at + len(tied)]) == tied
        at += len(tied)
        assert all((len(combat.faces[who]) > 1) == (len(tied) > 1) for who in tied)


@pytest.mark.rule("PC-ORD-12", "PC-ORD-13")
@given(FIGHTERS, st.data(), st.booleans())
def test_delayed_turns_come_last_in_their_own_order(
    fighters: list[dict[str, Any]], data: st.DataObject, moves: bool
) -> None:
    game = started(fighters, data, st.integers(1, 100), delay_moves_place=moves)
    order, taken, delayed = game.combat.order, [], []
    while game.combat.round == 1:
        who = game.combat.turn
        if who not in delayed and data.draw(st.booleans(), label=f"{who} delays"):
            game.do("delay", by=who)
            delayed.append(who)
        else:
            game.do("end_turn", by=who)
            taken.append(who)
    assert taken == [who for who in order if who not in delayed] + [who for who in order if who in delayed]
    assert list(game.combat.order) == (taken if moves else list(order))
    assert game.combat.turn == game.combat.order[0]


@pytest.mark.rule("PC-TRN-01", "PC-TRN-09")
@given(FIGHTERS, st.data())
def test_everybody_who_is_able_has_one_turn_a_round(fighters: list[dict[str, Any]], data: st.DataObject) -> None:
    game = started(fighters, data, st.integers(1, 100))
    fallen: set[str] = set()
    for round_number in (1, 2, 3):
        turns = []
        while game.combat.round == round_number and game.combat.turn:
            turns.append(game.combat.turn)
            others = [who for who in game.combat.order if who not in fallen and who != game.combat.turn]
            if len(others) > 1 and data.draw(st.integers(0, 3)) == 0:
                victim = data.draw(st.sampled_from(others))
                game.do("damage", target=victim, amount=200)
                fallen.add(victim)
            game.do("end_turn", by=game.combat.turn)
        assert len(set(turns)) == len(turns)
        assert set(turns) >= set(game.combat.order) - fallen
        assert turns == [who for who in game.combat.order if who in turns]


@pytest.mark.rule("PC-ORD-10")
@given(FIGHTERS, st.data())
def test_rolled_anew_each_round(fighters: list[dict[str, Any]], data: st.DataObject) -> None:
    game = started(fighters, data, NARROW, initiative_each_round="reroll")
    while game.combat.round == 1:
        game.do("end_turn", by=game.combat.turn)
    rolled = [i for i in game.moves[-1].entry.inputs if i.rolled]
    assert [i.who for i in rolled[: len(fighters)]] == [b["id"] for b in fighters]
    assert game.combat.order == game.combat.usual
    assert sorted(game.combat.order) == sorted(b["id"] for b in fighters)
    results = [game.combat.results[who] for who in game.combat.order]
    assert results == sorted(results)


@pytest.mark.rule("PC-ORD-01", "PC-ORD-02", "PC-ORD-03", "PC-ORD-04")
@given(FIGHTERS, st.data())
def test_ambush(fighters: list[dict[str, Any]], data: st.DataObject) -> None:
    names = [b["id"] for b in fighters]
    attackers = data.draw(st.lists(st.sampled_from(names), min_size=1, max_size=2, unique=True))
    surprised = data.draw(
        st.lists(st.sampled_from(names), unique=True).map(lambda s: [w for w in s if w not in attackers])
    )
    game = Game(table_with(*fighters), dice(data, NARROW))
    game.do("start_combat", beings=names, ambush={"attackers": attackers, "surprised": surprised})
    usual = game.combat.usual
    assert set(game.combat.order[: len(attackers)]) == set(attackers)
    assert set(game.combat.order) == set(names) - set(surprised)
    for group in (attackers, [w for w in names if w not in attackers and w not in surprised]):
        assert [w for w in game.combat.order if w in group] == [w for w in usual if w in group]
    assert all(("surprised" in game.state.beings[w].conditions) == (w in surprised) for w in names)
    while game.combat.round == 1:
        game.do("end_turn", by=game.combat.turn)
    assert game.combat.order == usual
    assert not any(b.conditions for b in game.state.beings.values())


def test_a_newcomer_rolls_again_with_whom_it_ties() -> None:
    game = Game(table_with(*beings([10, 10, 10, 10])))
    game.do("start_combat", 50, 30, 50, 2, 1, beings=["ada", "bero", "cai"])
    assert game.combat.order == ("bero", "cai", "ada")
    game.do("join_combat", 50, 2, 9, 3, being="dorn")
    assert game.combat.faces["dorn"] == (50, 2, 3)
    assert game.combat.faces["ada"] == (50, 2, 9)
    assert game.combat.usual == ("bero", "cai", "dorn", "ada")
    assert game.combat.order == ("bero", "cai", "ada")


def test_when_all_are_out_nobody_is_on_until_somebody_wakes() -> None:
    game = Game(table_with(*beings([10, 10])))
    game.do("start_combat", 10, 20, beings=["ada", "bero"])
    for who in ("ada", "bero"):
        game.do("damage", target=who, amount=80)
    game.do("end_turn", by="ada")
    assert (game.combat.turn, game.combat.round) == ("", 2)
    game.do("heal", target="bero", amount=60)
    game.do("end_turn", by="bero")
    assert (game.combat.turn, game.combat.round) == ("bero", 2)


@pytest.mark.parametrize(
    ("given_", "code", "field"),
    [
        ({"beings": []}, "bad_value", "beings"),
        ({"beings": ["ada", "ada"]}, "bad_value", "beings"),
        ({"beings": ["ada", "nobody"]}, "unknown_id", "beings"),
        ({"beings": ["ada"], "ambush": {"attackers": ["bero"]}}, "bad_value", "ambush"),
        ({"beings": ["ada", "bero"], "ambush": {"attackers": ["ada"], "surprised": ["ada"]}}, "bad_value", "ambush"),
        ({"beings": ["ada", "bero"], "ambush": {"surprised": ["ada", "bero"]}}, "bad_value", "ambush"),
    ],
)
def test_a_fight_that_cannot_begin(given_: dict[str, Any], code: str, field: str) -> None:
    game = Game(table_with(*beings([10, 10])))
    with pytest.raises(Refused) as refused:
        game.do("start_combat", **given_)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert game.state.combat is None


def test_refusals_of_a_turn() -> None:
    game = Game(table_with(*beings([10, 10, 10])))

    def code(name: str, **more: Any) -> str:
        with pytest.raises(Refused) as refused:
            game.do(name, **more)
        return refused.value.code

    for name in ("end_turn", "delay", "give_up_action"):
        assert code(name, by="ada") == "not_your_turn"
    for name in ("join_combat", "leave_combat"):
        assert code(name, being="ada") == "no_combat"
    game.do("start_combat", 10, 20, beings=["ada", "bero"])
    assert code("start_combat", beings=["ada", "cai"]) == "combat_running"
    assert code("join_combat", being="bero") == "bad_value"
    assert code("leave_combat", being="cai") == "bad_value"
    assert code("delay", by="cai") == "not_your_turn"
    game.do("delay", by="ada")
    game.do("end_turn", by="bero")
    assert code("delay", by="ada") == "use_spent"
    game.do("give_up_action", by="ada")
    assert code("delay", by="ada") == "no_action"


@pytest.mark.rule("PC-ORD-11", "PC-REW-04")
def test_a_held_initiative_roll_made_again_leaves_the_others() -> None:
    game = Game(table_with(*beings([10, 10, 10])))
    game.do("start_combat", 90, manner=Manner(hand=("bero",), hold=("ada",)), beings=["ada", "bero", "cai"])
    game.answer("again", 40)
    game.answer("keep")
    game.answer(30, 50)
    assert game.combat.results == {"ada": 20, "bero": 10, "cai": 30}
    game.do("rewind", 5, by="ada")
    chain = [move.entry for move in game.moves if move.entry.seq in game.play.position.chain]
    here, again = game.play.running, running_of(SYSTEM, game.play.position, chain)  # as after a restart
    assert here is not None
    assert replace(again, needs=()) == replace(here, needs=())
    assert [need.key for need in again.needs] == [need.key for need in here.needs]
    game.answer("keep")
    assert game.combat.results == {"ada": -15, "bero": 10, "cai": 30}
    assert game.state.rewinds["ada"] == 1


def test_who_is_taken_off_the_table_leaves_the_fight() -> None:
    game = Game(table_with(*beings([10, 10, 10])))
    game.do("start_combat", 10, 20, 30, beings=["ada", "bero", "cai"])
    game.do("remove_being", target="ada")
    assert game.combat.turn == "bero"
    assert game.combat.order == game.combat.usual == game.combat.listed == ("bero", "cai")
    game.do("end_turn", by="bero")
    game.do("end_turn", by="cai")
    assert (game.combat.turn, game.combat.round) == ("bero", 2)

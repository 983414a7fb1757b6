"""What one viewer may know, and patches between two views."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.events import BeingLeft, OptionSet, PresenceSet, SceneStarted, ShownSet, TrustSet
from spielwerk.core.view import Sight, basics, patch
from tests.patched import patched
from tests.tiny import Fighter, Hurt, Rolled, SecretSet, being_view, ring

values: st.SearchStrategy[Any] = st.none() | st.integers(-2, 2) | st.text("ab", max_size=2) | st.just(["x"])
sections: st.SearchStrategy[Any] = values | st.dictionaries(st.sampled_from("abc"), values | st.just({}), max_size=3)
views: st.SearchStrategy[dict[str, Any]] = st.dictionaries(st.sampled_from("pqrs"), sections, max_size=4)


@given(views, views)
def test_a_patched_view_is_the_new_view(old: dict[str, Any], new: dict[str, Any]) -> None:
    ops = patch(old, new)
    assert patched(old, ops) == new
    assert (ops == []) == (old == new)


@given(views, views)
def test_a_patch_changes_neither_view(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = repr((old, new))
    patched(old, patch(old, new))
    assert repr((old, new)) == before


def test_a_patch_says_no_more_than_needed() -> None:
    same = {"hp": 3}
    old = {"beings": {"ana": same, "ben": {"hp": 4}, "cor": {"hp": 1}}, "scene": "hall", "gone": 1}
    new = {"beings": {"ana": same, "ben": {"hp": 2}, "dan": None}, "scene": "hall", "news": [1]}
    assert patch(old, new) == [
        {"path": ["beings", "ben"], "value": {"hp": 2}},
        {"path": ["beings", "dan"], "value": None},
        {"path": ["beings", "cor"]},
        {"path": ["news"], "value": [1]},
        {"path": ["gone"]},
    ]


GM, OWNER, OTHER, WATCHER = Sight("gm", ""), Sight("player", "one"), Sight("player", "two"), Sight("spectator", "")


def test_everything_is_hidden_unless_it_is_named() -> None:
    ana, cor = ring().beings["ana"], ring().beings["cor"]
    assert [sight.owns(ana) for sight in (GM, OWNER, OTHER, WATCHER)] == [False, True, False, False]
    assert [sight.knows(ana, "secret") for sight in (GM, OWNER, OTHER, WATCHER)] == [True, True, False, False]
    assert [sight.knows(cor, "secret") for sight in (GM, OWNER, OTHER, WATCHER)] == [True, False, False, False]
    shown = Fighter(id="dan", shown=("secret",))
    assert all(sight.knows(shown, "secret") for sight in (GM, OWNER, OTHER, WATCHER))
    # The game master's beings have no seat, and a viewer without one does not play them.
    assert not Sight("player", "").owns(cor)
    assert being_view(ring(), ana, OTHER) == {
        "id": "ana", "name": "", "npc": False, "seat": "one", "present": True, "hp": 10,
    }  # fmt: skip


def test_who_is_not_in_the_scene_is_not_there_for_others() -> None:
    away = Fighter(id="dan", name="Dan", seat="one", present=False)
    known = [basics(away, sight) is not None for sight in (GM, OWNER, OTHER, WATCHER)]
    assert known == [True, True, False, False]
    for_gm = basics(away, GM)
    assert for_gm is not None
    assert (for_gm["name"], for_gm["shown"]) == ("Dan", [])


def test_names_are_told_only_where_they_are_shown() -> None:
    hidden, shown = Fighter(id="dan", name="Dan"), Fighter(id="dan", name="Dan", shown=("name",))
    seen = [known for b in (hidden, shown) if (known := basics(b, OTHER)) is not None]
    assert [view["name"] for view in seen] == ["", "Dan"]
    assert not [view for view in seen if "shown" in view]


def test_events_are_told_by_their_public_twin() -> None:
    events = [Rolled("strike", "ana", 20, 50), Hurt("ben", 6), SecretSet("cor", 3)]
    assert GM.tell(events) == events
    for sight in (OWNER, OTHER, WATCHER):
        assert sight.tell(events) == [Rolled("strike", "ana", 20, 0), Hurt("ben", 6)]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (SceneStarted("The hall"), True),
        (OptionSet("mood", "wild"), True),
        (PresenceSet("cor", True), True),
        (BeingLeft("cor"), False),
        (ShownSet("cor", ("name",)), False),
        (TrustSet("fair", True), False),
    ],
)
def test_which_core_events_players_are_told(event: Any, told: bool) -> None:
    assert OWNER.tell([event]) == ([event] if told else [])

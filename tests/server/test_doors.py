"""Tokens, passwords, limits, languages: what stands at the door, without a server."""

from __future__ import annotations

import asyncio
import stat
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, read_sources
from spielwerk.server import limits
from spielwerk.server.guard import cookies_of, is_loopback
from spielwerk.server.house import House, Visitor
from spielwerk.server.limits import Bucket, Limit
from spielwerk.server.people import LinkTokens, hash_password, is_password, server_key
from spielwerk.server.problems import STATUS, language_of
from spielwerk.server.run import data_folder
from spielwerk.table.live import Hooks
from tests.logs import log_at
from tests.table.sitting import TABLE_TINY, made


def test_a_token_is_made_again_from_its_id_and_names_it() -> None:
    tokens = LinkTokens(b"k" * 32)
    invite = tokens.new_id()
    token = tokens.token(invite)
    assert token == tokens.token(invite)
    assert tokens.id(token) == invite
    assert LinkTokens(b"x" * 32).id(token) is None
    assert len({tokens.new_id() for _ in range(100)}) == 100


@pytest.mark.parametrize("place", range(32))
def test_a_token_changed_anywhere_is_worth_nothing(place: int) -> None:
    tokens = LinkTokens(b"k" * 32)
    token = tokens.token("abcdefghijkl")
    other = "B" if token[place] != "B" else "C"
    assert len(token) == 32
    assert tokens.id(token[:place] + other + token[place + 1 :]) is None
    assert tokens.id(token[:place]) is None


def test_the_servers_key_lies_beside_the_database_for_its_owner_alone(tmp_path: Path) -> None:
    key = server_key(tmp_path / "server.key")
    assert server_key(tmp_path / "server.key") == key
    (tmp_path / "server.key").write_bytes(b"")
    assert len(server_key(tmp_path / "server.key")) == 32
    assert len(key) == 32
    assert stat.S_IMODE((tmp_path / "server.key").stat().st_mode) == 0o600


def test_passwords_are_kept_by_argon2id() -> None:
    kept = hash_password("drei kleine Flüsse")
    assert kept.startswith(b"$argon2id$")
    assert is_password(kept, "drei kleine Flüsse")
    assert not is_password(kept, "drei kleine flüsse")
    assert not is_password(b"nonsense", "drei kleine Flüsse")


def test_a_bucket_fills_up_again_with_time() -> None:
    time = [0.0]
    bucket = Bucket(2, 3, lambda: time[0])
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refused) as refused:
        bucket.take()
    assert refused.value.code == "too_fast"
    time[0] = 0.5
    bucket.take()
    with pytest.raises(Refused):
        bucket.take()
    time[0] = 1000
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refused):
        bucket.take()


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("a", "b", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_each_household_has_its_own_limit(one: str, other: str, shared: bool) -> None:
    limit = Limit(1, 1, lambda: 0.0)
    limit.take(one)
    with pytest.raises(Refused) if shared else nullcontext():
        limit.take(other)
    with pytest.raises(Refused):
        limit.take(one)


def test_nobody_is_forgotten_by_coming_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    limit = Limit(1, 1, lambda: 0.0)
    for who in ("a", "b"):
        limit.take(who)
    with pytest.raises(Refused):
        limit.take("a")
    limit.take("c")
    with pytest.raises(Refused):
        limit.take("a")
    limit.take("b")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr,de;q=0.2,en;q=0.1", "de"),
        ("en-GB,de", "en"),
        ("de;q=0,en", "en"),
        ("de;q=x", "en"),
        ("en; q=0.3, DE-at ; Q=0.9", "de"),
        ("den", "en"),
    ],
)
def test_the_language_is_the_one_a_browser_likes_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("localhost", True),
        ("x.localhost", True),
        ("10.0.0.1", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_only_this_machine_is_near(name: str, near: bool) -> None:
    assert is_loopback(name) is near


@pytest.mark.parametrize(
    "other", ["", "plain", 'theme={"dark": 1}', "Version=1", "a b=1", "n\xe4me=1", ";;\x00", "a[0]=x"]
)
def test_cookies_are_read_whatever_other_servers_have_set(other: str) -> None:
    cookies = cookies_of(f'{other}; spielwerk=T=; csrftoken="C"')
    assert (cookies["spielwerk"], cookies["csrftoken"]) == ("T=", "C")


def test_every_problem_has_a_sentence_in_both_languages() -> None:
    for language in LANGUAGES:
        catalogue = Catalogue(language, [read_sources(CORE_TEXT, language)], lambda ref, _: ref.id)
        for code in [*STATUS, "seat_taken", "you_lead", "too_many_seats", "no_system", "not_your_question", "broken"]:
            assert f"error-{code}" in catalogue, code
            said = catalogue.say(
                Message(f"error-{code}", {"field": "f", "value": "v", "allowed": "a", "why": "w", "status": 1})
            )
            assert "{" not in said


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert data_folder(Path("x")) == Path("x")
    assert data_folder(None) == tmp_path / "home" / "spielwerk"
    (tmp_path / "data").mkdir()
    assert data_folder(None) == Path("data")
    (tmp_path / "data").rmdir()
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder(None) == Path("data")


def test_of_two_who_want_a_seat_at_once_one_gets_it(tmp_path: Path) -> None:
    async def both() -> list[Any]:
        log = log_at(tmp_path / "games.sqlite3")
        house = House(log, {"tiny": TABLE_TINY}, b"k" * 32, Hooks(), open_door=False)
        await house.create(made())
        (token,) = (house.tokens.token(one.id) for one in log.invites("g1") if one.seat is None)
        stranger = Visitor(None, False, "en")
        came = (house.admit(stranger, token, name, "one") for name in ("Jo", "Li"))
        found = await asyncio.gather(*came, return_exceptions=True)
        await house.close()
        return found

    first, second = asyncio.run(both())
    assert (first.seat, second.code) == ("one", "seat_taken")

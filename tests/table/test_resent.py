"""Messages whose answer was lost on the way are sent again with their key, and count once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.core.act import Refused
from tests.table.sitting import Sitting


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.close()


def test_a_request_is_declined_once(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    sitting.send("one", {"t": "take_back", "action": 0})
    (request,) = sitting.view("gm")["requests"]
    declined = {"t": "request", "request": request, "accept": False, "key": "same"}
    sitting.send("gm", declined)
    sitting.send("gm", declined)
    assert sitting.refusal("gm", {**declined, "key": "other"}).code == "unknown_id"


def test_what_was_asked_for_and_declined_is_not_asked_for_again(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    asked = {"t": "take_back", "action": 0, "key": "mine"}
    sitting.send("one", asked)
    (request,) = sitting.view("gm")["requests"]
    sitting.send("gm", {"t": "request", "request": request, "accept": False})
    sitting.send("one", asked)
    assert sitting.view("gm")["requests"] == {}
    sitting.send("one", {**asked, "key": "another time"})
    assert len(sitting.view("gm")["requests"]) == 1


def test_what_was_proposed_and_declined_is_not_proposed_again(sitting: Sitting) -> None:
    command = {"do": "check", "by": "ana"}

    def propose(key: str) -> bool:
        return sitting.loop.run_until_complete(sitting.table.propose("one", key, command, ""))

    assert propose("mine")
    (request,) = sitting.view("gm")["requests"]
    sitting.send("gm", {"t": "request", "request": request, "accept": False})
    assert propose("mine")
    assert sitting.view("gm")["requests"] == {}
    assert propose("another time")
    assert len(sitting.view("gm")["requests"]) == 1


def test_an_answer_that_ended_its_action_is_refused_as_before(sitting: Sitting) -> None:
    sitting.do("gm", "strike", by="ana", target="ben")
    answer = {"t": "answer", "question": sitting.question("gm")["id"], "value": "no", "key": "same"}
    with pytest.raises(Refused) as ended:
        sitting.send("gm", answer)
    again = sitting.refusal("gm", answer)
    assert (again.code, again.field) == (ended.value.code, ended.value.field) == ("unfair", "target")
    assert sitting.refusal("gm", {**answer, "key": "other"}).code == "question_gone"

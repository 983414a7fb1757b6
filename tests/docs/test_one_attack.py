"""`docs/one-attack.md` shows what the code produces today."""

from __future__ import annotations

from tests.docs.one_attack import BLOCK, PAGE, run, written


def test_the_page_shows_what_the_code_produces() -> None:
    page, shown = PAGE.read_text(encoding="utf-8"), run()
    assert [block.group("name") for block in BLOCK.finditer(page)] == list(shown)
    assert page == written(page, shown), "write it anew: python -m tests.docs.one_attack"
    assert page.count("```json") == len(shown)


def test_what_the_page_says_in_words() -> None:
    shown = run()
    assert shown["missed"]["events"][1]["roll"] == 97
    assert shown["rewound"]["inputs"][2][4] == [0, 2]
    assert shown["rewound step"][3][0]["type"] == "RewindSpent"
    assert shown["question"]["id"] == "1:6"
    assert shown["answered"]["start"] == 6
    assert shown["in the end"] == {"veit.hp": 95, "mara.rewinds": 2, "chain": [1, 4]}

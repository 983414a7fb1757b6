"""What the people at a table do with rolls, values and the log. Every face that falls is chosen by the test."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Group, Sit
from .fight import CLOSE, FAIL, SURE, act_for, attack, begin, end_turn, open_sheet, place, same_figures, turn


def swim(group: Group, face: int) -> None:
    """Ilka swims, with this face."""
    group.own_dice()
    group.jule.tab("Blatt")
    group.jule.roll("Schwimmen")
    group.jule.throw(face)
    expect(group.gm.entry(f"Ilka Brandt würfelt auf Schwimmen: {face}")).to_have_count(1)


def test_dice_on_ones_own_table_are_typed_in_on_the_keypad(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    group.own_dice()
    jule.roll("Schwimmen")
    jule.button("Würfel eintippen").click()
    enter = jule.button("Eintragen", within=jule.dialog)
    expect(enter).to_be_disabled()
    tens, units = (jule.dialog.get_by_role("group").nth(place) for place in range(2))
    tens.get_by_text("00", exact=True).click()
    expect(enter).to_be_disabled()
    units.get_by_text("0", exact=True).click()
    expect(jule.button("100 eintragen", within=jule.dialog)).to_be_enabled()  # 00 and 0 count a hundred
    units.get_by_text("7", exact=True).click()
    expect(jule.button("7 eintragen", within=jule.dialog)).to_be_enabled()
    tens.get_by_text("20", exact=True).click()
    jule.button("27 eintragen", within=jule.dialog).click()
    expect(jule.slip).to_have_count(0)
    expect(gm.entry("würfelt auf Schwimmen: 27 gegen Zielwert 50")).to_have_count(1)
    expect(sami.entry("", "rolls on Swimming: 27 against target 50")).to_have_count(1)
    group.content()


def test_the_game_master_answers_for_a_player_and_gives_an_action_up(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    group.own_dice()
    jule.roll("Schwimmen")
    expect(gm.slip).to_contain_text("Jule wird")
    expect(sami.slip).to_have_count(0)
    expect(sami.main.get_by_text("waiting for Jule")).to_be_visible()
    gm.button("Würfel eintippen", within=gm.slip).click()
    gm.dialog.get_by_text("30", exact=True).click()
    gm.dialog.get_by_text("3", exact=True).click()
    gm.button("33 eintragen", within=gm.dialog).click()
    expect(jule.slip).to_have_count(0)
    expect(sami.entry("", "rolls on Swimming: 33")).to_have_count(1)

    jule.tab("Blatt")
    jule.roll("Klettern")
    expect(gm.slip).to_contain_text("Jule wird")
    gm.button("Abbrechen", within=gm.main).click()
    for one in group:
        expect(one.slip).to_have_count(0)
    expect(sami.log.locator("li.undone").filter(has_text="Climbing")).to_have_count(1)
    group.content()


def test_a_roll_is_made_again_with_a_rewind_and_that_is_taken_back(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    swim(group, 88)
    jule.button("Rewind, noch 3").click()
    jule.throw(12)
    expect(sami.log).to_contain_text(re.compile("Ilka Brandt (uses|spends) a Rewind"))
    expect(sami.entry("", "rolls on Swimming: 12")).to_have_count(1)
    expect(gm.row("Ilka").get_by_role("img", name="noch 2 Rewinds")).to_be_visible()

    gm.button("Zurücknehmen", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.dialog.get_by_label("Warum").fill("doch nicht")
    gm.button("Zurücknehmen", within=gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    jule.tab("Verlauf")
    for one in group:
        last = one.log.locator("li.undone").last
        expect(last).to_contain_text("doch nicht")
        expect(last).to_contain_text("Henrike")
        assert last.locator(".what").evaluate("e => getComputedStyle(e).textDecorationLine") == "line-through"
        counts = one.log.locator("li:not(.undone)").filter(has_text=re.compile("Schwimmen|Swimming"))
        expect(counts.last).to_contain_text("88")  # the roll before the Rewind is what counts again
    expect(gm.row("Ilka").get_by_role("img", name="noch 3 Rewinds")).to_be_visible()
    group.content()


@pytest.mark.parametrize(("choice", "counts", "left"), [("Behalten", 71, 3), ("Neu würfeln", 14, 2)])
def test_a_roll_that_is_held_is_kept_or_made_again(seated: Sit, choice: str, counts: int, left: int) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    group.own_dice()
    with jule.line() as line:
        line.sure("seat", hold=True)
    jule.roll("Schwimmen")
    jule.throw(71)
    expect(jule.own_slip).to_contain_text("71")  # nobody decides without seeing what was rolled
    expect(sami.main.get_by_text("waiting for Jule")).to_be_visible()
    jule.answer(choice)
    if counts != 71:
        jule.throw(counts)
        jule.answer("Behalten")
    expect(jule.slip).to_have_count(0)
    expect(gm.main.get_by_text("Abgeschlossen", exact=True)).to_be_visible()
    live = sami.log.locator("li:not(.undone)").filter(has_text="rolls on Swimming")
    expect(live.last).to_contain_text(str(counts))
    expect(gm.row("Ilka").get_by_role("img", name=f"noch {left} Rewinds")).to_be_visible()
    group.content()


def test_an_answer_that_is_taken_back_is_asked_for_again(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group, ("Schlickhund", "Ilka Brandt", "Quendt", "Tovo Weißkehl", "Joram", "Dorrim Kessel"))
    attack(group, "Schlickhund", "Ilka Brandt", CLOSE)
    gm.answer("Ja")
    jule.answer("Keine Abwehr")
    for one in (gm, sami):
        expect(one.row("Ilka Brandt")).to_contain_text(re.compile(r"103\s*/\s*108"))
    answered = gm.entry("Womit abgewehrt wird: Keine Abwehr")
    answered.get_by_role("button", name=re.compile("^Zurücknehmen")).click()
    gm.button("Zurücknehmen", within=gm.dialog).click()
    for one in (gm, sami):
        expect(one.row("Ilka Brandt")).to_contain_text(re.compile(r"108\s*/\s*108"))
    jule.answer("Ausweichen")
    jule.throw(12)
    expect(sami.entry("", "Ilka Brandt evades")).to_have_count(1)
    same_figures(group)
    group.content()


def test_a_value_that_the_game_master_changes_afterwards_changes_what_followed(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group, ("Tovo Weißkehl", "Ilka Brandt", "Quendt", "Schlickhund", "Joram", "Dorrim Kessel"))
    attack(group, "Tovo Weißkehl", "Joram", SURE)
    expect(sami.row("Joram")).to_contain_text("battered")
    with gm.line() as line:
        stage = line.view["stage"]
        line.sure("redo", action=stage["action"], at=0, value=FAIL)
    expect(sami.row("Joram")).not_to_contain_text("battered")
    expect(gm.row("Joram")).to_contain_text(re.compile(r"80\s*/\s*80"))
    expect(sami.entry("", "Tovo Weißkehl rolls on Ranged combat: 97")).to_have_count(1)
    expect(gm.log.locator("li.undone").filter(has_text="würfelt auf Fernkampf: 22")).to_have_count(1)
    jule.tab("Kampf")
    expect(jule.stage).to_contain_text("Tovo Weißkehl")
    expect(jule.main.get_by_text("97", exact=True).first).to_be_visible()
    group.content()


def test_a_player_takes_back_what_was_harmless(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group, ("Ilka Brandt", "Quendt", "Tovo Weißkehl", "Schlickhund", "Joram", "Dorrim Kessel"))
    jule.tab("Kampf")
    jule.button("Verschieben").click()
    expect(turn(sami)).to_have_text("Quendt")
    jule.tab("Verlauf")
    jule.button("Zurücknehmen: Ilka Brandt verschiebt").click()
    expect(jule.dialog).not_to_contain_text("Spielleitung")
    jule.button("Zurücknehmen", within=jule.dialog).click()
    for one in (gm, sami):
        expect(turn(one)).to_have_text("Ilka")
        expect(one.log.locator("li.undone")).to_have_count(1)
    expect(place(sami, "Ilka")).not_to_contain_text("delayed")
    group.content()


@pytest.mark.parametrize("accepted", [True, False])
def test_a_player_asks_to_have_a_roll_taken_back(seated: Sit, accepted: bool) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    swim(group, 88)
    jule.tab("Verlauf")
    jule.button("Zurücknehmen: Ilka Brandt", within=jule.log).click()
    expect(jule.dialog).to_contain_text("Darüber entscheidet die Spielleitung")
    jule.dialog.get_by_label("Warum").fill("falscher Würfel")
    jule.button("Um Zurücknahme bitten", within=jule.dialog).click()
    expect(jule.dialog).to_have_count(0)
    request = gm.main.get_by_role("listitem").filter(has_text="Jule möchte zurücknehmen")
    expect(request).to_contain_text("falscher Würfel")
    expect(sami.main).not_to_contain_text("falscher Würfel")  # that is between Jule and the game master
    expect(sami.log.locator("li.undone")).to_have_count(0)
    gm.button("Zurücknehmen" if accepted else "So lassen", within=request).click()
    expect(request).to_have_count(0)
    jule.tab("Szene")
    expect(jule.main.get_by_text("Du hast die Spielleitung gebeten")).to_have_count(0)
    undone = sami.log.locator("li.undone").filter(has_text="rolls on Swimming")
    expect(undone).to_have_count(1 if accepted else 0)
    gm.speak("Weiter.")
    expect(sami.log).to_contain_text("Weiter.")
    expect(undone).to_have_count(1 if accepted else 0)
    group.content()


def test_the_word_of_the_game_master_goes_before_the_rule(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    wanted = {"Wesen": "Ilka Brandt", "Was": "HP: 108", "Neuer Wert": "41", "Grund": "Der Steg gibt nach"}
    gm.choose("Wert setzen", wanted, "Wert setzen")
    jule.tab("Szene")
    for one in group:
        expect(one.row("Ilka")).to_contain_text(re.compile(r"41\s*/\s*108"))
    expect(gm.log).to_contain_text("Von Hand geändert bei Ilka Brandt: HP. Grund: Der Steg gibt nach")
    expect(sami.log).to_contain_text("Der Steg gibt nach")
    same_figures(group)
    group.content()


def test_damage_healing_and_conditions_by_the_game_master(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, _ = group
    jule.tab("Szene")

    def all_see(german: str, english: str, figures: str) -> None:
        for one in group:
            expect(one.row("Ilka")).to_contain_text(re.compile(figures))
            expect(one.row("Ilka")).to_contain_text(one.say(german, english))

    gm.choose("Schaden", {"Wesen": "Ilka Brandt", "Wie viel": "60"}, "Schaden zufügen")
    gm.answer("Schock")
    all_see("angeschlagen", "battered", r"48\s*/\s*108")
    all_see("Schock", "shock", r"48\s*/\s*108")
    gm.choose("Heilen", {"Wesen": "Ilka Brandt", "Wie viel": "20"}, "Heilen")
    all_see("Schock", "shock", r"68\s*/\s*108")
    for one in group:
        expect(one.row("Ilka")).not_to_contain_text(one.say("angeschlagen", "battered"))
    gm.from_menu("Zustand beenden", {"Wesen": "Ilka Brandt", "Zustand": "Schock"}, "Zustand beenden")
    gm.choose("Zustand", {"Wesen": "Ilka Brandt", "Zustand": "erstarrt"}, "Zustand setzen")
    all_see("erstarrt", "frozen", r"68\s*/\s*108")
    for one in group:
        expect(one.row("Ilka")).not_to_contain_text(re.compile("[Ss](chock|hock)"))
    group.content()


def test_a_hidden_roll_reaches_the_game_master_alone(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    jule.tab("Verlauf")
    for one in (jule, sami):
        one.told.clear()
    gm.button("Verdeckt würfeln").click()
    gm.button("Quendt", within=gm.dialog).click()
    gm.button("Auf Einschüchtern würfeln", within=gm.dialog).click()
    expect(gm.dialog.get_by_role("checkbox", name=re.compile("Verdeckt"))).to_be_checked()
    gm.button("Würfeln", within=gm.dialog).click()
    expect(gm.log).to_contain_text("Quendt würfelt auf Einschüchtern")
    gm.speak("Weiter.")
    for one in (jule, sami):  # what was said later has come, so nothing of the roll is still on its way
        expect(one.log).to_contain_text("Weiter.")
        assert "Quendt" not in one.log.inner_text()
        assert one.told, "the page heard nothing at all"
        assert re.search('Quendt|intimidation|"b4"', "\n".join(one.told)) is None
    group.content()


def test_the_turn_is_given_on_when_somebody_falls(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, _, sami = group
    begin(group)
    act_for(group, "damage", (), "unconscious", target="b5", amount=75)
    expect(place(sami, "Joram")).to_contain_text("out of action")
    for who in ("Tovo Weißkehl", "Quendt", "Ilka Brandt"):
        end_turn(group, who)
    for one in (gm, sami):
        expect(turn(one)).to_have_text("Dorrim")
    open_sheet(group, "Dorrim Kessel")
    same_figures(group)


def test_a_roll_lies_open_whose_being_leaves_the_table(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, _ = group
    jule.tab("Blatt")
    jule.open_roll("Schwimmen")
    with gm.line() as line:
        line.do("remove_being", target="b1")
    expect(jule.dialog).to_contain_text("nicht mehr am Tisch")
    expect(jule.button("Würfeln", within=jule.dialog)).to_have_count(0)
    jule.page.keyboard.press("Escape")
    expect(jule.dialog).to_have_count(0)
    group.content()

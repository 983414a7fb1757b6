"""What may happen in a fight besides attacks, each by itself. Every face that falls is chosen by the test."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Group, Sit
from .fight import (
    ENEMIES,
    HEROES,
    ORDER,
    SURE,
    act_for,
    attack,
    begin,
    end_turn,
    in_strip,
    open_sheet,
    place,
    places,
    round_of,
    same_figures,
    turn,
)


def test_an_ambush_leaves_the_surprised_no_turn(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, _, sami = group
    gm.button("Kampf beginnen").click()
    gm.dialog.get_by_role("checkbox", name=re.compile("Hinterhalt")).check()
    expect(gm.dialog).to_contain_text("Noch lauert niemand")
    for who in ENEMIES:
        gm.dialog.get_by_label(who, exact=True).select_option(label="lauert")
    for who in HEROES:
        gm.dialog.get_by_label(who, exact=True).select_option(label="überrascht")
    gm.button("Kampf mit 6 Wesen beginnen", within=gm.dialog).click()
    expect(places(gm).filter(has_text="überrascht")).to_have_count(3)
    expect(places(sami).filter(has_text="surprised")).to_have_count(3)
    acted = list[str]()
    for _ in ENEMIES:
        expect(round_of(gm)).to_have_text("1")
        acted.append(turn(gm).inner_text())
        end_turn(group, acted[-1])
    assert sorted(acted) == sorted(ENEMIES)
    expect(round_of(gm)).to_have_text("2")
    for one, word in ((gm, "überrascht"), (sami, "surprised")):
        expect(places(one).filter(has_text=word)).to_have_count(0)
    group.content()


def test_a_delayed_turn_comes_at_the_end_of_the_round(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group)
    sami.button("", "Delay").click()
    for one in (gm, sami):
        expect(places(one).last).to_contain_text(one.say("verschoben", "delayed"))
        expect(places(one).last).to_contain_text("Tovo")
    expect(sami.button("", "Delay")).to_have_count(0)  # it is nobody's turn of Sami's
    for who in ORDER[1:]:
        expect(turn(gm)).to_have_text(who.split()[0])
        end_turn(group, who)
    expect(turn(sami)).to_have_text("Tovo")
    expect(round_of(sami)).to_have_text("1")
    jule.tab("Verlauf")
    expect(jule.entry("Tovo Weißkehl verschiebt den Zug")).to_have_count(1)
    end_turn(group, "Tovo Weißkehl")
    expect(round_of(gm)).to_have_text("2")
    group.content()


def test_a_free_action_is_declared_and_the_game_master_says_whether_it_goes(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group)

    def declare(words: str) -> None:
        sami.button("", "Free action").click()
        sami.dialog.get_by_label("What is done on the side").fill(words)
        sami.button("", "Declare", sami.dialog).click()
        expect(sami.dialog).to_have_count(0)

    declare("kicks the lamp over")
    assert "kicks the lamp over" in gm.answer("Ja, nebenbei")
    expect(sami.entry("", "Tovo Weißkehl does on the side: kicks the lamp over")).to_have_count(1)
    declare("ties a knot of nine turns")
    assert "Eine freie Aktion gab es" in gm.answer("Nein, das geht nicht")
    expect(sami.entry("", "does not get to it on the side: ties a knot")).to_have_count(1)
    act_for(group, "set_option", option="free_actions", value="allow")
    declare("waves")
    expect(sami.entry("", "Tovo Weißkehl does on the side: waves")).to_have_count(1)
    expect(gm.slip).to_have_count(0)
    expect(sami.button("", "Give up action")).to_have_count(1)  # none of it took the action
    jule.tab("Verlauf")
    expect(jule.entry("Tovo Weißkehl macht nebenbei: waves")).to_have_count(1)
    group.content()


def test_an_item_is_taken_with_the_word_of_the_game_master(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, _, sami = group
    sami.button("Tovo Weißkehl", within=sami.main.get_by_role("group")).click()
    for word, told in (("Nein, nicht zu haben", "cannot get at it"), ("Ja, zu haben", "takes")):
        sami.button("", "Take or lay down").click()
        kit = sami.dialog.get_by_label("Item", exact=True)
        kit.select_option(label="Climbing kit")
        sami.dialog.get_by_label("What it is called").fill("rope of the bell tower")
        sami.dialog.get_by_role("button", name="Take").last.click()
        expect(sami.dialog).to_have_count(0)
        assert "Kletterausrüstung („rope of the bell tower“)" in gm.answer(word)
        line = f"Tovo Weißkehl {told}: Climbing kit (“rope of the bell tower”)"
        expect(sami.entry("", line)).to_have_count(1)
    gear = sami.main.get_by_role("region", name="Gear")
    expect(gear).to_contain_text("rope of the bell tower")
    sami.button("", "Take or lay down").click()
    sami.button("", "Lay down", sami.dialog).click()
    sami.dialog.get_by_label("Item", exact=True).select_option(label="Climbing kit (rope of the bell tower)")
    sami.dialog.get_by_role("button", name="Lay down").last.click()
    expect(gear).not_to_contain_text("rope of the bell tower")
    expect(gm.slip).to_have_count(0)
    group.content()


def held(seated: Sit) -> Group:
    """Ilka holds an attack on Joram ready, and it is Joram's turn."""
    group = seated("Glockengrund")
    begin(group, ("Ilka Brandt", "Joram", "Tovo Weißkehl", "Quendt", "Dorrim Kessel", "Schlickhund"))
    jule = group.jule
    jule.tab("Kampf")
    jule.button("Reaktion ansagen").click()
    jule.dialog.get_by_label("Auslöser").fill("Joram legt an")
    jule.dialog.get_by_label("Ziel", exact=True).select_option(label="Joram")
    jule.dialog.get_by_label("Waffe", exact=True).select_option(label="Schwere primitive Fernwaffe")
    jule.button("Ansagen", within=jule.dialog).click()
    expect(jule.dialog).to_have_count(0)
    expect(turn(group.gm)).to_have_text("Joram")
    for one in (group.gm, group.sami):
        expect(place(one, "Ilka")).to_contain_text(one.say("Reaktion", "reaction"))
    return group


def test_the_game_master_lets_a_declared_reaction_come_first(seated: Sit) -> None:
    group = held(seated)
    gm, jule, sami = group
    gm.open_being("Joram")
    gm.attack("Langwaffe", "Tovo Weißkehl")
    assert "Joram legt an" in gm.answer("Ja, sie kommt zuerst")
    jule.throw(SURE)
    assert "Schwerer Treffer" in gm.answer("Bewusstlos")
    expect(gm.row("Joram")).to_contain_text(re.compile(r"30\s*/\s*80"))
    expect(gm.slip).to_have_count(0)
    expect(sami.entry("", "Joram does not get to it any more")).to_have_count(1)
    expect(sami.row("Tovo Weißkehl")).to_contain_text(re.compile(r"94\s*/\s*94"))
    same_figures(group)
    group.content()


def test_a_declared_reaction_waits_until_its_trigger_is_called(seated: Sit) -> None:
    group = held(seated)
    gm, jule, sami = group
    gm.open_being("Joram")
    gm.attack("Langwaffe", "Tovo Weißkehl")
    gm.answer("Noch nicht")
    gm.throw(98)
    expect(gm.slip).to_have_count(0)
    expect(jule.slip).to_have_count(0)
    expect(place(sami, "Ilka")).to_contain_text("reaction")
    expect(sami.page.get_by_role("button", name="Trigger")).to_have_count(0)  # that is the game master's word
    gm.button("Auslösen").click()
    jule.throw(SURE)
    gm.answer("Schock")
    expect(place(sami, "Ilka")).to_contain_text("has acted")
    expect(sami.row("Joram")).to_contain_text("shock")
    same_figures(group)
    group.content()


def test_a_reaction_without_its_trigger_is_lost(seated: Sit) -> None:
    group = held(seated)
    for who in ("Joram", "Tovo Weißkehl", "Quendt", "Dorrim Kessel", "Schlickhund"):
        end_turn(group, who)
    expect(round_of(group.gm)).to_have_text("2")
    expect(group.sami.entry("", "the reaction of Ilka Brandt is lost")).to_have_count(1)
    expect(group.gm.button("Auslösen")).to_have_count(0)


def test_somebody_helps_with_the_word_of_the_game_master(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    begin(group, ("Ilka Brandt", "Quendt", "Tovo Weißkehl", "Joram", "Dorrim Kessel", "Schlickhund"))
    open_sheet(group, "Ilka Brandt")
    jule.open_attack("Schwere primitive Fernwaffe", "Quendt")
    jule.dialog.get_by_text("Wer hilft?").click()
    jule.button("Dorrim Kessel", within=jule.dialog).click()
    field = jule.dialog.get_by_label("Womit hilft Dorrim Kessel?")
    field.select_option(label=jule.offer(field, "Mechanik"))
    jule.button("Angreifen", within=jule.dialog).click()
    assert "Dorrim Kessel" in sami.answer("Yes")
    expect(gm.slip).to_contain_text("Ilka Brandt")
    expect(gm.slip.get_by_role("textbox")).to_have_value("1")
    gm.write("1")
    sami.throw(SURE)
    jule.answer("Würfeln")
    jule.throw(52)  # would miss alone
    expect(gm.entry("Ilka Brandt würfelt auf Fernkampf: 52 − 10 = 42 gegen Zielwert 45")).to_have_count(1)
    expect(sami.entry("", "Ilka Brandt rolls on Ranged combat: 52 − 10 = 42 against target 45")).to_have_count(1)
    gm.answer("Keine Abwehr")
    expect(gm.row("Quendt")).to_contain_text(re.compile(r"100\s*/\s*120"))
    group.content()


def test_help_that_the_game_master_does_not_allow_counts_for_nothing(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    group.own_dice()
    with jule.line() as line:
        helper = {"by": "b3", "skill": "mechanics"}
        line.do("check", by="b1", skill="swimming", assists=[helper])
    sami.answer("Yes")
    gm.write("0")
    jule.throw(60)
    expect(jule.stage).to_contain_text("Ilka Brandt")
    expect(sami.entry("", "Ilka Brandt rolls on Swimming: 60 against target 50, failed")).to_have_count(1)
    group.content()


def test_the_second_hound_joins_the_fight_and_leaves_it(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, _, sami = group
    begin(group)
    expect(sami.row("Zweiter Schlickhund")).to_have_count(0)
    gm.open_being("Zweiter Schlickhund")
    gm.button("Verwalten").click()
    gm.dialog.get_by_role("checkbox", name=re.compile("In der Szene")).check()
    gm.button("Schließen", within=gm.dialog).click()
    gm.button("Zurück zum Geschehen").click()
    expect(sami.row("Zweiter Schlickhund")).to_be_visible()
    gm.from_menu("In den Kampf eintreten", {"Wesen": "Zweiter Schlickhund"}, "Eintreten")
    gm.throw(5)
    expect(gm.page.get_by_text("Ab der nächsten Runde dabei: Zweiter Schlickhund")).to_be_visible()
    expect(sami.page.get_by_text("Joining next round: Second silt hound")).to_be_visible()
    for who in ORDER:
        end_turn(group, who)
    for one in (gm, sami):
        expect(places(one)).to_have_count(7)
        expect(turn(one)).to_have_text(in_strip(one, "Zweiter Schlickhund"))
    attack(group, "Zweiter Schlickhund", "Tovo Weißkehl", 95)
    end_turn(group, "Zweiter Schlickhund")
    gm.from_menu("Den Kampf verlassen", {"Wesen": "Zweiter Schlickhund"}, "Verlassen")
    for one in (gm, sami):
        expect(places(one)).to_have_count(6)
        expect(turn(one)).to_have_text("Tovo")
    expect(sami.entry("", "Second silt hound leaves the fight")).not_to_have_count(0)
    group.content()


def test_what_the_group_sees_of_an_npc_grows_step_by_step(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    act_for(group, "damage", target="b4", amount=45)
    gm.open_being("Quendt")
    gm.button("Verwalten").click()

    def show(what: str) -> None:
        gm.dialog.get_by_label(what, exact=True).check()

    jule.tab("Szene")
    sami.open_being("Quendt")
    expect(sami.main).to_contain_text("Nothing more is known of Quendt")
    for one in (jule, sami):
        expect(one.row("Quendt")).not_to_contain_text(re.compile(r"\d"))
    assert re.search("(max_hp|armour|attributes)[^{}]*120", "".join(jule.told)) is None

    show("HP")
    for one in (jule, sami):
        expect(one.row("Quendt")).to_contain_text(re.compile(r"75\s*/\s*120"))
    for hidden in ("Polearm", "Melee", "Willpower"):
        expect(sami.main.get_by_text(hidden)).to_have_count(0)

    show("Rüstung")
    expect(sami.main.get_by_text("Armour")).to_be_visible()
    expect(sami.main.get_by_text("Melee")).to_have_count(0)

    show("Werte")
    for shown in ("Polearm", "Melee", "Willpower"):
        expect(sami.main.get_by_text(shown).first).to_be_visible()
    expect(sami.main).not_to_contain_text("Nothing more is known")

    gm.dialog.get_by_label("HP", exact=True).uncheck()
    for one in (jule, sami):
        expect(one.row("Quendt")).not_to_contain_text(re.compile(r"\d"))
    group.content()


def test_odds_against_an_npc_are_shown_once_its_targets_are(seated: Sit) -> None:
    group = seated("Glockengrund")
    gm, jule, _ = group
    open_sheet(group, "Ilka Brandt")
    jule.open_attack("Schwere primitive Fernwaffe", "Quendt")
    expect(jule.dialog.get_by_text("So stehen die Chancen")).to_be_visible()
    expect(jule.dialog.get_by_text("Schaden nach Rüstung")).to_have_count(0)
    gm.open_being("Quendt")
    gm.button("Verwalten").click()
    for what in ("Werte", "Rüstung", "HP"):
        gm.dialog.get_by_label(what, exact=True).check()
    expect(gm.dialog.get_by_label("HP", exact=True)).to_be_checked()
    jule.button("Doch nicht", within=jule.dialog).click()
    jule.open_attack("Schwere primitive Fernwaffe", "Quendt")
    expect(jule.dialog.get_by_text(re.compile("^Schaden nach Rüstung"))).to_be_visible()
    group.content()

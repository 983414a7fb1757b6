# Sätze der Tafeln von Erzählpool; mit ihnen geladen.

ep-ui-pool = Würfelzahl
ep-ui-sum-title = Woraus sich die Würfelzahl ergibt
ep-ui-successes = { $count ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $count } Erfolge
 }
ep-ui-spectacular = spektakulär
ep-ui-catastrophic = eine Katastrophe
ep-ui-chance = Glückswurf
ep-ui-chance-note = Es bleibt kein Würfel: Ein Glückswurf entscheidet, und nur die { $face } hilft.
ep-ui-health-unhurt = unverletzt
ep-ui-health-scratched = angekratzt
ep-ui-health-hurt = verletzt
ep-ui-health-battered = schwer verletzt
ep-ui-health-down = außer Gefecht
ep-ui-health-dead = tot
ep-ui-damage = Schlagschaden { $bashing }, tödlich { $lethal }
ep-ui-hidden-values = Mehr ist über { $name } nicht bekannt.
ep-ui-hidden-odds = Worauf gewürfelt wird, ist dir nicht bekannt.
ep-ui-hidden-target = Was das Ziel entgegensetzt, ist dir nicht bekannt.
ep-ui-roll = Würfeln
ep-ui-roll-title = { $name } würfelt
ep-ui-roll-with = Würfeln mit { $what }, { $value }
ep-ui-attack = Angreifen
ep-ui-attack-title = { $name } greift an
ep-ui-attack-with = Angreifen mit { $what }
ep-ui-weapons = Waffen
ep-ui-weapon = Waffe
ep-ui-rounds = { $left } von { $most } Schuss
ep-ui-bare-hands = bloße Hände
ep-ui-merits = Vorzüge
ep-ui-moral = Tugend, Laster, Störungen
ep-ui-attribute = Attribut
ep-ui-attributes = Attribute
ep-ui-skill = Fertigkeit
ep-ui-skills = Fertigkeiten
ep-ui-add-skill = Fertigkeit dazunehmen
ep-ui-add-weapon = Waffe dazunehmen
ep-ui-no-armour = keine Rüstung
ep-ui-no-skill = ohne Fertigkeit
ep-ui-choose = wählen
ep-ui-how = Wie
ep-ui-once = ein Wurf
ep-ui-extended = ausgedehnt
ep-ui-needed = Nötige Erfolge
ep-ui-cost = Aufwand je Wurf
ep-ui-tools = Hilfsmittel
ep-ui-difficulty = Erschwernis
ep-ui-need-attribute = Wähle zuerst ein Attribut.
ep-ui-need-target = Wähle zuerst ein Ziel.
ep-ui-damage-odds = Schaden
ep-ui-target = Ziel
ep-ui-more-targets = Ziele
ep-ui-nobody = niemand
ep-ui-range = Reichweite
ep-ui-range-near = nah
ep-ui-range-medium = mittel
ep-ui-range-far = weit
ep-ui-fire = Feuer
ep-ui-fire-single = einzeln
ep-ui-fire-short-burst = kleine Salve
ep-ui-fire-burst = Salve
ep-ui-fire-magazine = Magazin
ep-ui-own-cover = Eigene Deckung
ep-ui-target-cover = Deckung des Ziels
ep-ui-cover-none = keine
ep-ui-cover-poor = schlecht
ep-ui-cover-half = halb
ep-ui-cover-good = gut
ep-ui-cover-full = voll
ep-ui-bystanders = Wie viele nicht getroffen werden sollen
ep-ui-all-out = Selbstmörderischer Angriff
ep-ui-all-out-note = { $dice } Würfel mehr, und keine Verteidigung bis zum nächsten Zug.
ep-ui-off-hand = Mit der falschen Hand
ep-ui-unnoticed = Das Ziel bemerkt es nicht
ep-ui-order = Reihenfolge der Züge
ep-ui-round = Runde
ep-ui-state-turn = am Zug
ep-ui-state-surprised = überrascht
ep-ui-state-out = außer Gefecht
ep-ui-state-done = war dran
ep-ui-state-waiting = wartet
ep-ui-full-defence = Passiv kämpfen
ep-ui-reload = Nachladen
ep-ui-sin = Eine Sünde
ep-ui-sin-send = Dafür würfeln
ep-ui-sinner = Wer
ep-ui-level = Stufe
ep-ui-for-virtue = Bonuswürfel für die Tugend
ep-ui-need-sinner = Sag zuerst, wer es war.
ep-ui-played-by = Gespielt von
ep-ui-by-gm = der Spielleitung
ep-ui-free-seat = freier Platz

ep-ui-range-metres = nach Metern
ep-ui-distance = Entfernung in Metern
ep-ui-other-weapon = etwas anderes
ep-ui-kind = Art des Angriffs
ep-ui-kind-melee = Nahkampf
ep-ui-kind-unarmed = waffenlos
ep-ui-kind-ranged = geschossen
ep-ui-kind-thrown = geworfen
ep-ui-bonus = Würfel der Waffe
ep-ui-left = Schuss im Magazin
ep-ui-firearm = Feuerwaffe
ep-ui-firearm-note = Ohne Haken: ein Bogen und dergleichen; dann zählt der erste Wert der Rüstung.
ep-ui-cover-of = Deckung von { $name }
ep-ui-near = Ziel am Boden
ep-ui-near-ask = fragen
ep-ui-near-yes = in Nahkampfreichweite
ep-ui-near-no = weiter weg
ep-ui-aim-rounds = Runden gezielt
ep-ui-spent-rounds = Verschossen
ep-ui-on = Worauf
ep-ui-on-skill = Attribut und Fertigkeit
ep-ui-on-attributes = zwei Attribute
ep-ui-on-fixed = feste Würfelzahl
ep-ui-dice = Würfel
ep-ui-attribute2 = Zweites Attribut
ep-ui-rolls = Würfe jetzt
ep-ui-store = Vorrat
ep-ui-limit = Höchstens so viele Würfe
ep-ui-extended-note = 0 bei Vorrat und Würfen heißt: ohne Grenze, soweit der Tisch nichts anderes liest.
ep-ui-fixed-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
 }
ep-ui-work = Ausgedehnt
ep-ui-work-total = { $total } von { $needed } Erfolgen
ep-ui-work-rolls = { $limit ->
    [0] { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
     }
   *[other] { $count } von { $limit } Würfen
 }
ep-ui-work-spent = { $count } aufgewendet
ep-ui-work-left = { $count } vorrätig
ep-ui-work-on = Weiterarbeiten
ep-ui-willpower = Willenskraft einsetzen
ep-ui-willpower-note = Ein Punkt, { $dice } Würfel mehr.
ep-ui-turn = Zug
ep-ui-turn-title = Zug von { $name }
ep-ui-move = Bewegen
ep-ui-aim = Zielen
ep-ui-aim-note = Kostet die Handlung; je Runde ein Würfel mehr, höchstens { $most }.
ep-ui-full-defence-note = Kostet die Handlung; bis zum nächsten Zug zählt die Verteidigung doppelt.
ep-ui-run = Wie
ep-ui-run-no = gehen
ep-ui-run-for-action = rennen statt zu handeln
ep-ui-run-for-defence = stürmen ohne Verteidigung
ep-ui-metres = Meter
ep-ui-metres-most = Höchstens { $most } m.
ep-ui-need-weapon = Wähle zuerst eine Waffe.
ep-ui-what = Was
ep-ui-several = Überraschung und Reihenfolge
ep-ui-surprise = Überraschung
ep-ui-initiative = Reihenfolge
ep-ui-surprise-note = Wer keinen Erfolg hat, ist überrascht und verliert { $move ->
    [kept] die Handlung
   *[lost] Handlung und Bewegung
 }.
ep-ui-initiative-note = Gilt für die Szene; beginnt danach ein Kampf, wird nicht noch einmal gewürfelt.
ep-ui-who = Wer
ep-ui-modifier-of = Würfel mehr oder weniger für { $name }
ep-ui-need-somebody = Wähle zuerst jemanden.
ep-ui-award = Vergeben
ep-ui-award-title = Erfahrung vergeben
ep-ui-award-note = Wird nur gezählt: Das Dokument kennt keine Steigerung.
ep-ui-award-has = bisher { $count }
ep-ui-award-nobody = Es gibt noch keine Spielercharaktere.
ep-ui-experience = Erfahrung
ep-ui-stance-charge = stürmt, ohne Verteidigung
ep-ui-stance-all-out = greift selbstmörderisch an, ohne Verteidigung
ep-ui-stance-passive = kämpft passiv
ep-ui-stance-early = kämpft passiv, die Handlung ist vergeben
ep-ui-aims-at = zielt seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } auf { $name }
ep-ui-armour-strength = braucht { $what } { $count }
ep-ui-armour-defence = Verteidigung { $count }
ep-ui-armour-speed = Geschwindigkeit { $count }
ep-ui-bulletproof = kugelsicher
ep-ui-harm-lethal = tödlich
ep-ui-harm-bashing = Schlagschaden
ep-ui-by-lot = dem Los
ep-ui-begin-with = Beginnen mit
ep-ui-begin-note = Konzept, Vorzüge, Tugend und Laster kommen mit.
ep-ui-begin-nothing = leeren Werten
ep-ui-edit = Bogen ändern
ep-ui-edit-send = Ändern
ep-ui-edit-nothing = Noch ist nichts anders.
ep-ui-add-derangement = Störung dazunehmen
ep-ui-own-derangements = Weitere Störungen in eigenen Worten
ep-ui-edit-commas = Mehrere durch Komma getrennt.
ep-ui-speciality = Spezialgebiet
ep-ui-specialities = Spezialgebiete
ep-ui-no-speciality = keines passt
ep-ui-add-speciality = Dazunehmen
ep-ui-names = Eigene Namen
ep-ui-names-note = Das Dokument nennt nur fünf Attribute und vier Fertigkeiten. Was die Regeln brauchen, lässt sich nur umbenennen.
ep-ui-columns = Spalten
ep-ui-column = Spalte
ep-ui-names-rename = { $what } umbenennen
ep-ui-names-called = Heißt hier
ep-ui-names-call = So nennen
ep-ui-names-back = Wie mitgeliefert
ep-ui-names-out = Herausgenommen
ep-ui-names-again = { $what } wieder aufnehmen
ep-ui-names-new = Etwas dazunehmen
ep-ui-names-new-note = Ein Name genügt; er gilt in jeder Sprache.
ep-ui-names-add = Auf die Liste
ep-ui-names-first = Schreib zuerst einen Namen.
ep-ui-names-no-column = Spalten werden nur umbenannt; es bleiben drei.
ep-ui-add-merit = Vorzug dazunehmen
ep-ui-merit-label = Wofür: { $what }
ep-ui-take-merit = { $what } geben

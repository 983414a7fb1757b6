# Sätze zu Proben, Angriffen, Verletzungen und Rewinds.

## Was geschehen ist

told-check-critical-success = { $who } würfelt auf { $what }: 1, kritischer Erfolg mit { $stages ->
    [one] einer Steigerung
   *[other] { $stages } Steigerungen
 }.
told-check-success = { $who } würfelt auf { $what }: { $result } gegen Zielwert { $target }, { $stages ->
    [0] knapp geschafft
    [one] 1 Steigerung
   *[other] { $stages } Steigerungen
 }.
told-check-failure = { $who } würfelt auf { $what }: { $result } gegen Zielwert { $target }, misslungen.
told-check-critical-failure = { $who } würfelt auf { $what }: 100, kritischer Misserfolg.
told-result-lowered = { $roll } − { $change } = { $result }
told-result-raised = { $roll } + { $change } = { $result }
told-seen-critical-success = { $who } würfelt auf { $what }: 1, kritischer Erfolg.
told-seen-success = { $who } würfelt auf { $what }: { $roll }, geschafft.
told-seen-failure = { $who } würfelt auf { $what }: { $roll }, misslungen.
told-seen-critical-failure = { $who } würfelt auf { $what }: 100, kritischer Misserfolg.
told-opposed-won = { $who } setzt sich gegen { $against } durch.
told-opposed-lost = { $who } setzt sich gegen { $against } nicht durch.
told-missed = { $who } verfehlt: { $weapon }
told-defended-evade = { $who } weicht dem Angriff von { $by } aus.
told-defended-parry = { $who } pariert den Angriff von { $by }.
told-hit = { $who } trifft { $target } ({ $weapon }): { $damage } Schaden{ $armour ->
    [0] {""}
   *[other] , Rüstung { $armour } schon abgezogen
 }.
told-hit-seen = { $who } trifft { $target } ({ $weapon }).
told-hp = { $who }: von { $was } auf { $hp } HP
told-conditions = { $who } ist jetzt in diesem Zustand: { $conditions }
told-conditions-none = { $who } ist ohne Einschränkung.
told-rewind-spent = { $who } gibt einen Rewind aus und würfelt neu. Übrig: { $left }
told-rewinds = Rewinds für { $who }: { $left }

told-cared = { $who } versorgt { $target }.
told-cared-self = { $who } versorgt sich selbst.
told-treated = { $who } hat { $target } versorgt: Frische Wunden sind stabil.
told-treated-self = { $who } hat die eigenen Wunden versorgt: Sie sind stabil.
told-rested = Eine Ruhephase ist vorbei: { $who }
told-recovered = Ganz erholt: { $who }
told-charges = Wieder aufgeladen bei { $who }: { $weapon }
told-hazard-averted = { $target } entgeht der Gefahr ({ $tier }).
told-hazard-halved = { $target } kommt glimpflich davon, Gefahr { $tier }: { $damage } Schaden{ $armour ->
    [0] {""}
   *[other] , Rüstung { $armour } schon abgezogen
 }.
told-hazard-full = Die Gefahr trifft { $target } ({ $tier }): { $damage } Schaden{ $armour ->
    [0] {""}
   *[other] , Rüstung { $armour } schon abgezogen
 }.
told-hazard-stays = Die Gefahr hält an: { $name }
told-hazard-over = Die Gefahr ist vorbei: { $name }
told-hazard-seen-averted = { $target } entgeht der Gefahr.
told-hazard-seen-halved = { $target } kommt glimpflich davon.
told-hazard-seen-full = Die Gefahr trifft { $target }.

label-value = einen festen Wert
label-skill-field = { $skill } ({ $field })

## Was zu sagen bleibt

remark-complication = Kritischer Misserfolg: Welche Komplikation kommt dazu?
remark-benefit = Zwei Steigerungen: Welchen Vorteil bringt das zusätzlich?
remark-consequence = Misserfolg: Was folgt daraus?
remark-critical = Kritischer Erfolg: Was gelingt darüber hinaus?
remark-exceptional = Außergewöhnlich: Was gelingt darüber hinaus?

## Fragen

question-modifier_tie = Stärkster Bonus und stärkste Erschwernis sind gleich groß ({ $amount }). Was gilt?
asked-modifier_tie = Was bei gleich starkem Bonus und Malus gilt
option-modifier_tie-zero = Keines von beiden
option-modifier_tie-bonus = Der Bonus
option-modifier_tie-penalty = Die Erschwernis

question-assist = Würfelt { $who } auf { $what } ({ $chance } %), um { $main } zu helfen?
asked-assist = Ob jemand wirklich hilft
option-assist-yes = Ja
option-assist-no = Nein

question-assists_allowed = Wie viele dürfen { $main } helfen? Bereit: { $helpers }
asked-assists_allowed = Wie viele bei einer Probe helfen dürfen

question-roll = Alle Assists sind gewürfelt. Jetzt die Hauptprobe?
asked-roll = Ob nach den Assists gleich weitergewürfelt wird
option-roll-roll = Würfeln

question-parent_skill = { $who } hat { $skill } nicht gelernt. Gilt dafür { $broader }?
asked-parent_skill = Ob eine breite Fertigkeit für eine enge gilt
option-parent_skill-no = Nein
option-parent_skill-yes = Ja

question-opposed_tie = Gleichstand mit { $stages ->
    [one] einer Steigerung
   *[other] je { $stages } Steigerungen
 }: Setzt sich { $who } gegen { $against } trotzdem durch?
asked-opposed_tie = Wer bei Gleichstand gewinnt
option-opposed_tie-lost = Nein, nicht durchgesetzt
option-opposed_tie-won = Ja, durchgesetzt

question-die-attack = Für den Angriff: Was zeigen die Würfel?
question-die-second-attack = Für den zweiten Angriff: Was zeigen die Würfel?
question-die-evade = Fürs Ausweichen: Was zeigen die Würfel?
question-die-second-evade = Fürs Ausweichen vor dem zweiten Angriff: Was zeigen die Würfel?
question-die-parry = Fürs Parieren: Was zeigen die Würfel?
question-die-second-parry = Fürs Parieren des zweiten Angriffs: Was zeigen die Würfel?
question-die-assist = Für den Assist: Was zeigen die Würfel?
question-die-against = Für die Gegenseite: Was zeigen die Würfel?
question-defence = { $by } greift { $who } an ({ $weapon }) und würde treffen. Abwehr?
asked-defence = Womit abgewehrt wird
option-defence-evade = Ausweichen
option-defence-parry = Parieren
option-defence-none = Keine Abwehr

question-claim = { $who } möchte: { $claims }. Gilt das?
asked-claim = Was jemand für einen Wurf beansprucht
option-claim-yes = Ja, das gilt
option-claim-no = Nein
claim-modifier = { $reason } { $amount }
claim-check = eine Probe auf { $what }
claim-contest = eine Probe auf { $what } gegen { $against }
claim-area = im Wirkungsbereich stehen { $targets }, so weit von der Mitte wie angegeben
claim-untrained = { $skill } ungelernt
claim-range = ein Angriff über { $metres } m Reichweite hinaus
claim-field = es passt zum Gebiet „{ $field }“
claim-gear = herausragende Ausrüstung
claim-value = eigener Wert { $value }
claim-attribute = { $attribute } statt der Fertigkeit
error-not_granted = Die Spielleitung lässt das für diesen Wurf nicht gelten.
error-no_check_needed = Die Spielleitung sagt: Dafür wird nicht gewürfelt.

question-gear = { $who } würfelt auf { $what }. Wie steht es mit der Ausrüstung dafür?
asked-gear = Welche Ausrüstung es für eine Probe gibt
option-gear-suitable = Passend
option-gear-improvised = Behelfsmäßig (−20)
option-gear-exceptional = Herausragend (+10)
option-gear-missing = Fehlt, und ohne geht es nicht

question-circumstance = { $who } ({ $trait }): Gilt hier „{ $what }“?
asked-circumstance = Ob ein Umstand gilt, an dem ein Handicap hängt
option-circumstance-no = Nein
option-circumstance-yes = Ja, mit der Erschwernis

question-cover = { $by } greift { $who } aus der Ferne an ({ $weapon }). Gibt es Deckung?
asked-cover = Welche Deckung ein Ziel hat
option-cover-open = Keine
option-cover-partial = Deckung (−20)
option-cover-total = Vollständige Deckung (kein Angriff)

question-protects = { $by } greift { $who } an ({ $weapon }). Welche Rüstung schützt davor?
asked-protects = Welche Rüstung schützt
option-protects-all = Alles, was da ist
option-protects-field = Nur das Schutzfeld
option-protects-natural = Nur die natürliche Panzerung
option-protects-nothing = Nichts
option-protects-worn = Nur die getragene Rüstung

question-parry = { $by } greift { $who } an ({ $weapon }). Lässt sich das parieren?
asked-parry = Ob sich ein Angriff parieren lässt
option-parry-yes = Ja
option-parry-no = Nein

question-severe_hit = Schwerer Treffer: { $who } verliert { $damage } HP auf einmal und hat noch { $hp }. Was geschieht?
asked-severe_hit = Was ein schwerer Treffer auslöst
option-severe_hit-shock = Schock
option-severe_hit-unconscious = Bewusstlos

question-non_lethal = { $target } fällt auf 0 HP. Soll der Angriff töten?
asked-non_lethal = Ob ein Angriff tötet
option-non_lethal-unconscious = Nur bewusstlos
option-non_lethal-dead = Töten

## Was bei der Abwehr nicht geht

barred-battered = Angeschlagen: ausweichen und parieren gehen nicht.
barred-stages = Der Angriff ist zu gut: zwei oder mehr Steigerungen.
barred-unconscious = Bewusstlos: keine Abwehr.
barred-dead = Tot: keine Abwehr.
barred-frozen = Erstarrt: An diesem Tisch keine Abwehr.
barred-shock = Schock: An diesem Tisch keine Abwehr.
barred-surprised = Überrascht: An diesem Tisch keine Abwehr in dieser Runde.
barred-defences = Mehr als { $limit ->
    [one] einen Abwehrversuch
   *[other] { $limit } Abwehrversuche
 } je Runde gibt es an diesem Tisch nicht.
barred-implausible = Dafür wäre mehr als −30 nötig.

## Woher ein Modifikator kommt

mod-given = Umstände
mod-reason = { $why }
mod-situation = { $situation }
mod-cover = Deckung
mod-range = Außerhalb der Reichweite
mod-untrained = Nicht gelernt
mod-improvised = Behelfsmäßige Ausrüstung
mod-exceptional = Hervorragende Ausrüstung
mod-hard-to-parry = Schwer zu parieren
mod-hidden-weapon = Unauffällige Waffe

## Klassen von Ergebnissen

class-critical-success = Kritischer Erfolg
class-stages-3-plus = 3 und mehr Steigerungen
class-stages-2 = 2 Steigerungen
class-stages-1 = 1 Steigerung
class-stages-0 = Knapper Erfolg
class-hit = Treffer
class-won = Durchgesetzt
class-both-hit = Beide treffen
class-one-hit = Einer trifft
class-none-hit = Keiner trifft
class-won-all = Gegen alle durchgesetzt
class-won-some = Nur gegen einige durchgesetzt
class-lost-all = Gegen niemanden durchgesetzt
class-averted = Abgewendet
class-halved = Halber Schaden
class-defended = Abgewehrt
class-lost = Nicht durchgesetzt
class-miss = Verfehlt
class-full = Voller Schaden
class-failure = Misserfolg
class-critical-failure = Kritischer Misserfolg
means-stages = { $stages ->
    [0] Knapper Erfolg
    [one] Erfolg, 1 Steigerung
   *[other] Erfolg, { $stages } Steigerungen
 }

## Was nicht geht

error-implausible = Dafür wäre mehr als −30 nötig. Das ist nicht plausibel, also wird nicht gewürfelt.
error-gear_missing = Ohne die nötige Ausrüstung geht das nicht.
error-total_cover = Das Ziel steckt in vollständiger Deckung.
error-out_of_reach = Zu weit weg: { $value } m, möglich sind { $range } m.
error-out_of_ammunition = Die Waffe ist leer oder aufgebraucht.
error-no_rewinds = Es ist kein Rewind mehr übrig.
error-critical_stands = Eine 1 oder 100 bleibt liegen.
error-not_your_roll = Der letzte Wurf gehört jemand anderem.
error-final_result = Dieser Wurf wurde schon wiederholt und steht jetzt fest.

## Worauf gewürfelt wird

roll-on = Probe auf { $what }
roll-reduced-by = { $what }

## Was hinter einer Chance steht

reason-less = { $what } { $base } − { $change }
reason-more = { $what } { $base } + { $change }
reason-plain = { $what } { $base }

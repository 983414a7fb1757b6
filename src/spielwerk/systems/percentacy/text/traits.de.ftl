# Sätze über Talente und Handicaps.

## Was gerade geschieht

title-akimbo = { $who } greift mit beiden Händen an
title-reroll = { $who } würfelt mit einem Talent noch einmal
title-resist = { $who } ringt mit einem Handicap
title-use_talent = { $who } nutzt ein Talent
title-set_circumstance = Ein Umstand von { $who }

## Was geschehen ist

told-check-marked = { $line } ({ $marks })
mark-adjusted = { $trait }: Ergebnis { $amount }
mark-softened = { $trait }: kein kritischer Misserfolg
mark-helped = { $trait }: hilft mit { $amount }
mark-complication = { $trait }: sofort eine kleine Komplikation mehr

told-talent-used = { $who } nutzt { $talent }.
told-talent-used-for = { $who } nutzt { $talent }: { $text }
told-talent-reroll = { $who } würfelt noch einmal: { $talent }. Es gilt das zweite Ergebnis.
told-talent-refused = { $who } versucht es vergeblich mit { $talent }; die Nutzung bleibt erhalten.
told-enduring-over = { $who } spürt den Schock wieder.
told-reminder = Kommt in dieser Sitzung für { $who } ins Spiel: { $handicaps }
told-circumstance-begins = Gilt jetzt für { $who }: { $what }
told-circumstance-ends = Vorbei für { $who }: { $what }
circumstance-withdrawal = Entzug
circumstance-untreated = nicht versorgt
circumstance-hearing = Hören
circumstance-sight = Sehen
circumstance-distant = auf Entfernung
circumstance-provocation = gereizt
circumstance-reputation = Ruf bekannt
circumstance-omen_ignored = Zeichen missachtet
circumstance-unfamiliar = unvertraut
circumstance-high_technology = fremde Hochtechnik
circumstance-hidden_weapon = unauffällige Waffe gesucht

told-resists = { $who } widersteht ({ $handicap }): { $what }
told-gives-in = { $who } gibt nach ({ $handicap }): { $what }
resists-code-of-honour = Der Kodex darf dieses Mal gebrochen werden.
resists-compulsive-liar = Die Wahrheit kommt heraus, klingt aber trotzdem verdächtig.
resists-curious = Das Rätsel darf liegen bleiben.
resists-kleptomania = Der Gegenstand bleibt, wo er ist.
resists-pacifist = Eine Handlung in diesem Zug darf Schaden anrichten.
resists-phobia = Die Angst ist für diese Begegnung überwunden.
resists-ruthless = Mitgefühl oder Treue dürfen siegen.
gives-in-code-of-honour = Der Kodex wird eingehalten.
gives-in-compulsive-liar = Die Antwort ist gelogen oder führt in die Irre.
gives-in-curious = Das muss untersucht werden.
gives-in-kleptomania = Es folgt der Versuch, den Gegenstand zu nehmen.
gives-in-pacifist = Diese Handlung richtet keinen Schaden an.
gives-in-phobia = Keine Aktion und keine Bewegung bis zum Ende des nächsten eigenen Zugs.
gives-in-ruthless = Der skrupellose Weg wird gegangen.

## Fragen

question-granted = { $who } will { $talent } nutzen. Passt das? { $text }
asked-granted = Ob ein Talent bringt, wofür es genutzt wird
option-granted-yes = Ja
option-granted-no = Nein, die Nutzung bleibt erhalten

question-gives_in = { $who } hat die Probe nicht geschafft ({ $handicap }). Folgt daraus: { $what }
asked-gives_in = Was aus einer verlorenen Probe gegen ein Handicap folgt
option-gives_in-yes = Ja, so kommt es
option-gives_in-no = Nein, es geht noch einmal gut
question-encounter = { $who } ist dem in dieser Szene schon begegnet ({ $handicap }). Ist es eine neue Begegnung?
asked-encounter = Ob eine Phobie auf etwas Neues trifft
option-encounter-new = Eine neue Begegnung
option-encounter-same = Noch dieselbe

question-possible = { $who } ({ $trait }): Ist das überhaupt möglich ({ $what })?
asked-possible = Ob eine Probe ohne Sicht möglich ist
option-possible-yes = Ja, mit der Erschwernis
option-possible-no = Nein

question-hard_to_kill = { $who } würde jetzt sterben. Mit 1 HP überleben?
asked-hard_to_kill = Ob ein Talent den Tod abwendet
option-hard_to_kill-survive = Überleben
option-hard_to_kill-die = Sterben

## Woher ein Modifikator kommt

mod-trait = { $trait }

## Was nicht geht

error-must_resist = Erst muss in diesem Zug eine Willenskraftprobe gelingen.

## Woran die Spielleitung denken soll

prompt-hazard = Eine Gefahr, die anhält: { $name }
prompt-strike = Trifft wieder
prompt-hazard-over = Ist vorbei
prompt-condition = { $who }: { $condition }, bis du es beendest
prompt-condition-over = Beenden
prompt-before-harm = { $who } braucht eine Probe auf Willenskraft, um Schaden zuzufügen ({ $handicap })
prompt-resist = Probe auf Willenskraft

error-question_open = Something is still being settled. Answer the open question first, or let the game master cancel it.
error-question_gone = This question is no longer open.
error-barred = That is not possible here: { $reason }
error-bad_value = { $field }: “{ $value }” is not possible. Allowed: { $allowed }
error-bad_expression = “{ $value }”, place { $at }: { $reason }
notation-empty = What is rolled is missing here, such as 2d6+3.
notation-unexpected = “{ $found }” does not fit here.
notation-unfinished = A number or a die is missing here.
notation-sides-missing = How many sides the die has is missing here: a number or %.
notation-no-sides = A die has one side at least.
notation-no-dice = One die is thrown at least.
notation-unclosed = The bracket of place { $opened } is not closed.
notation-too-high = { $found } is too much, { $most } at most are allowed.
notation-too-many = Too many dice: { $most } at most; one that explodes counts for { $explosive }.
notation-too-much = The result could become more than { $most }.
notation-too-deep = More than { $most } brackets or signs within each other are not possible.
notation-too-long = { $most } characters at most.
notation-always-explodes = A die with one side would always explode.
notation-cannot-keep = { $found } is not possible, 1 to { $most } are allowed.
error-bad_field = { $field }: that is not possible. Allowed: { $allowed }
error-missing = { $field }: this is missing.
error-missing_inside = { $field }: “{ $name }” is missing in it.
error-unknown_field = { $field }: there is nothing of this name here.
error-unknown_field_inside = { $field }: there is no “{ $name }” in it.
error-unreadable = This message cannot be read.
allowed-nothing = none of this here
allowed-fitting = what stands here otherwise
allowed-whole = a whole number
allowed-whole-from = a whole number of at least { $low }
allowed-whole-to = a whole number of at most { $high }
allowed-whole-between = a whole number from { $low } to { $high }
allowed-number = a number
allowed-number-from = a number of at least { $low }
allowed-number-to = a number of at most { $high }
allowed-number-between = a number from { $low } to { $high }
allowed-text = a text
allowed-text-from = a text of at least { $low ->
    [one] one character
   *[other] { $low } characters
 }
allowed-text-to = a text of at most { $high } characters
allowed-text-between = a text of { $low } to { $high } characters
allowed-name = a single line with something to see in it, without control characters
allowed-yes_no = yes or no (true, false)
allowed-none = no value (null)
allowed-list = a list
allowed-list-to = a list of at most { $high } entries
allowed-entries = a list of { $count ->
    [one] one entry
   *[other] { $count } entries
 }
allowed-fields = a group of fields
allowed-fields-to = a group of at most { $high } fields
allowed-one_of = { $choices }
allowed-once = each only once
allowed-some-once = at least one, and each only once
allowed-not-empty = at least one
allowed-other-than = anything but { $what }
allowed-exactly-one = exactly one of these: { $choices }
allowed-npcs = only for NPCs (npc = true)
error-unknown_id = { $field }: there is no “{ $value }” here.
error-not_allowed = Only the game master may do this.
error-only_watching = You only watch at this table. To play along, sit down with an invitation for players.
error-not_all_of_it = Only the game master and whoever plays this being see all of it.
error-only_owner = Only the owner of this server may do this.
error-not_your_question = This question is for somebody else.
error-not_your_being = { $field }: you do not play this being.
error-nothing_to_repeat = There is no roll that could be made again now.
error-session_running = Session { $number } is still running.
error-no_turns = No fight is running, so there are no turns.
error-fights_already = { $field }: this being is in the fight already.
error-too_large = The message is too large: { $value } bytes, at most { $allowed }.
error-too_fast = Too many commands in a short time. Wait a moment.
error-log_unsafe = The entry could not be saved: { $why }. Nothing has happened.
error-drift = The rules no longer come to the same place. The game master can cancel the action or run it again.
error-odds_need_answer = Something has to be decided before the odds: { $value }
note-odds-too-many = Too many dice take part to reckon the chances in time.
error-not_logged_in = You have to log in for this.
error-wrong_password = The password is not right.
error-foreign_origin = This request comes from another site.
error-no_csrf_token = This request does not come from our page. Load it again.
error-no_table = There is no such table.
error-no_growth = Nobody gains levels in this rule system ({ $value }).
error-no_system = The rule system “{ $value }” is not installed here.
error-no_invite = This invitation is not valid, or no longer.
error-seat_taken = Somebody has this seat already. { $count ->
    [0] No other one is free.
   *[other] Still free: { $free }.
}
error-too_many_seats = A table has room for { $allowed }.
error-you_lead = You lead this table. Open the invitation in another browser.
error-unseated = The game master has freed your seat. With a new invitation you can sit down again.
error-no_seat = You have no seat at this table.
error-not_seated = Nobody else sits on this seat ({ $value }).
error-http = That did not work ({ $status }).
error-broken = Something went wrong in the server. The fault stands in its output.
error-table_broken = What is stored of this table cannot be read. The fault stands in the output of the server.
store-closed = { $path } cannot be opened: { $why }. Look after the disk, or choose another folder with --data.
store-damaged = { $path } is damaged and cannot be read. Put your backup back, or choose another folder with --data.
store-newer = { $path } was made by a newer Spielwerk. Update this one, or choose another folder with --data.
store-unreadable = { $path } is no database of Spielwerk. Choose another folder with --data, or put your backup back.
unsafe-full = there is no space left on the disk
unsafe-conflict = another entry has this place already
unsafe-closed = the server is shutting down
unsafe-error = { $what }
why-not-there = there is no such thing
why-not-allowed = that is not permitted
why-folder = it is a folder
why-no-folder = there is no such folder
why-full = there is no space left on the disk
why-name-too-long = its name is too long
why-no-such-address = this machine does not have this address
why-else = { $what }

told-session-started = Session { $number } begins.
told-session-ended = Session { $number } ends.
told-scene-started = Scene: { $title }
told-scene-ended = The scene ends.
told-being-joined = { $who } is at the table now.
told-being-left = { $who } leaves the table.
told-being-enters = { $who } enters the scene.
told-being-goes = { $who } leaves the scene.
told-shown-set = What the group is shown of { $who } has changed.
label-gm = Game master
told-seat-set = { $who } is played by { $seat } now.
told-option-set = Table rule “{ $option }”: { $value }
told-rows-kept = What somebody has stays at the table although the content no longer knows it: { $rows }.
told-noted = { $text }
told-dice-rolled = { $dice } comes to { $total }.
told-trust-on = Follows the suggestion from now on: { $question }
told-trust-off = Is asked again from now on: { $question }

again-since = Something else has happened since.
line-hidden = The game master rolls covertly.
line-veiled = Somebody acts out of sight.
label-somebody = somebody out of sight
line-take-back = Takes back
line-take-back-of = Takes back: { $what }
line-cancel = Gives up the action
line-redo = Decides anew
line-say = { $text }
line-pin = From here on version { $version } of the rules counts, { $rows ->
    [0] with the same content as before
    [one] with one changed entry
   *[other] with { $rows } changed entries
}. What was played already stays as it was.
line-answer = { $question }: { $answer }
line-typed = Rolled: { $value }
line-decided = The game master decides.
line-typed-by-gm = Dice typed in by the game master.

question-keep = Keep the roll or make it again?
asked-keep = Keep a roll or make it again
option-keep-keep = Keep
option-keep-again = Roll again
option-being = { $who }
question-die = Which face do the dice show?
question-die-free = Which face does the die show?
question-die-initiative = For the order of turns: which face do the dice show?
question-waiting = Somebody is still thinking.

title-start_session = Begin the session
title-end_session = End the session
title-start_scene = Scene: { $title }
title-end_scene = End the scene
title-add_being = Somebody joins the table
title-remove_being = { $who } leaves the table
title-set_present = { $who } comes or goes
title-disclose = What the group sees of { $who }
title-assign = Who plays { $who }
title-set_option = Change a table rule
title-note = A note
title-roll = Free roll: { $dice }
title-roll-by = { $who } rolls { $dice }
title-trust = Which suggestions stand unasked
title-override = Change { $who } by hand

# Fights in turns
title-end_combat = The fight is over
title-end_turn = { $who } ends the turn
title-join_combat = { $who } joins the fight
title-leave_combat = { $who } leaves the fight
title-start_combat = A fight begins
told-combat-began = A fight begins. Order: { $order }
told-combat-ended = The fight is over.
told-combat-joined = { $who } joins the fight and takes part from the next round on.
told-combat-left = { $who } leaves the fight.
told-initiative = { $who } rolls { $roll } for the order: result { $result }.
told-initiative-seen = { $who } rolls { $roll } for the order.
told-round-began = Round { $round }
told-turn-began = It is the turn of { $who }.
error-not_your_turn = That is only possible in one's own turn.
error-combat_running = A fight is running already.
error-nobody_ambushes = An ambush takes somebody who lies in wait or somebody who is surprised. Nobody is named.
error-nobody_surprised = An ambush takes somebody who is surprised. Nobody is named.
error-no_combat = No fight is running.

# Compendium
shelf-option = Readings of the table
shelf-chapter = Rules
shelf-rule = Rules
entry-readings = Possible
entry-default = By the book
entry-yes = yes
entry-no = no

change-nothing = nothing
change-field = { $label }: { $before } → { $after }
change-shelf = Other things
change-then = { $first } { $then }
change-pair = { $name } { $value }

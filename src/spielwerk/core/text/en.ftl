error-question_open = Something is still being settled. Answer the open question first, or let the game master cancel it.
error-question_gone = This question is no longer open.
error-barred = That is not possible here: { $reason }
error-bad_value = { $field }: “{ $value }” is not possible. Allowed: { $allowed }
error-unknown_id = { $field }: there is no “{ $value }” here.
error-not_allowed = Only the game master may do this.
error-not_your_question = This question is for somebody else.
error-not_your_being = { $field }: you do not play this being.
error-nothing_to_repeat = There is no roll that could be made again now.
error-session_running = Session { $number } is still running.
error-no_session = No session is running.
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
error-no_system = The rule system “{ $value }” is not installed here.
error-no_invite = This invitation is not valid, or no longer.
error-seat_taken = Somebody has this seat already.
error-too_many_seats = A table has room for { $allowed }.
error-you_lead = You lead this table. Open the invitation in another browser.
error-http = That did not work ({ $status }).
error-broken = Something went wrong in the server. The fault stands in its output.
unsafe-full = there is no space left on the disk
unsafe-conflict = another entry has this place already
unsafe-closed = the server is shutting down
unsafe-error = { $what }

told-session-started = Session { $number } begins.
told-session-ended = Session { $number } ends.
told-scene-started = Scene: { $title }
told-scene-ended = The scene ends.
told-being-joined = { $who } is at the table now.
told-being-left = { $who } leaves the table.
told-being-enters = { $who } enters the scene.
told-being-goes = { $who } leaves the scene.
told-shown-set = What the group is shown of { $who } has changed.
told-seat-set = { $who } is played by { $seat } now.
told-option-set = Table rule “{ $option }”: { $value }
told-noted = { $text }
told-trust-on = Follows the suggestion from now on: { $question }
told-trust-off = Is asked again from now on: { $question }

line-hidden = The game master rolls covertly.
line-take-back = Takes back
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

question-keep = Keep the roll or make it again?
asked-keep = Keep a roll or make it again
option-keep-keep = Keep
option-keep-again = Roll again
option-being = { $who }
question-die = Which face do your dice show?
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
title-trust = Which suggestions stand unasked
title-override = Change { $who } by hand

# Sentences of the page itself. What happens at the table is told by the system.

ui-yes = yes
ui-no = no
ui-close = Close
ui-cancel = Cancel
ui-choose = Please choose
ui-chosen = chosen
ui-copy = Copy link
ui-copied = copied
ui-copy-yourself = This page may not copy. The link is selected, copy it yourself.
ui-details = Details
ui-less = less
ui-more = More
ui-search = Search
ui-search-none = Nothing found.
ui-loading = Loading
ui-page-missing = A part of this page could not be loaded. The server may have a newer one by now.
ui-page-newer = The server has a newer version of this page by now.
ui-page-reload = Load the page anew
ui-try-again = Try again
ui-told = { $text }
ui-error-offline = The server does not answer.
ui-error-unreadable = What answered was not the server of this game.
ui-error-withdrawn = That was not sent any more.
ui-error-status = The server answered with error { $status }.
ui-still-needs = Still missing: { $what }

# View
ui-language = Language
ui-theme-system = Appearance: as the device
ui-theme-light = Appearance: light
ui-theme-dark = Appearance: dark

# Roles and systems
ui-gm = Game master
ui-role-gm = Game master
ui-role-player = Player
ui-role-spectator = Spectator
ui-system-erzaehlpool = Erzählpool
ui-system-erzaehlpool-what = A handful of ten-sided dice, each 8 and more a success. Creation, combat and morality; the document is unfinished, without healing and experience.
ui-system-percentacy = Percentacy
ui-system-percentacy-what = A hundred faces, one target. A whole rulebook: checks, combat, injury, characters, gear; no setting.
ui-system-plus_minus = Plus-Minus
ui-system-plus_minus-what = White is added, black subtracted. A short draft: basics and checks, without combat, damage and experience.
ui-session = Session { $n }
ui-no-session-runs = No session is running.
ui-no-session = no session

# Start
ui-table-page = Game table
ui-home-tables = Your tables
ui-home-none = No table in this browser yet. Open an invitation link or set up your own below.
ui-home-none-yet = No table in this browser yet. Open the invitation link here that your game master gives you.
ui-home-own = A table of your own
ui-home-own-who = Tables are set up by whoever this server belongs to; ask them for one.
ui-home-own-login = Is it yours? Then log in with its password.
ui-home-own-link = Is it yours? Then open in this browser the link for the server itself that the terminal shows at the start.
ui-home-own-what = Which dice do you play with?
ui-home-name = What is your table called?
ui-home-name-first = Give the table a name first.
ui-home-create = Set up the table
ui-home-failed = The tables cannot be shown right now
ui-login-title = Log in
ui-login-why = This server can be reached from the network and therefore asks for its password, which was set when it was first started. Players need none: open the invitation link that your game master gives you.
ui-login-password = Password
ui-login-go = Log in
ui-nowhere = There is nothing here
ui-to-tables = To your tables
ui-barred = You have no seat at this table
ui-barred-why = Perhaps your invitation was withdrawn, or you sit in another browser. Open the invitation link again.
ui-broken = This table cannot be opened
ui-broken-why = The server cannot read what is stored of it. The error is in its output: tell whoever runs it.
ui-unseated = You no longer have a seat at this table
ui-unseated-why = The game master has freed your seat. With a new invitation you can sit down again.

# Invitation
ui-join-title = Join
ui-join-invites = { $gm } invites you to
ui-join-leads = To the table as game master:
ui-join-name = What are you called at the table?
ui-join-name-first = Say what you are called first.
ui-join-who-first = First choose whom you play.
ui-join-who = Who do you play?
ui-join-taken = played by { $who }
ui-join-empty-seat = Free seat
ui-join-empty-seat-note = no character yet
ui-join-new = A new seat
ui-join-new-note = you are given a character at the table
ui-join-bound = Your seat: { $who }
ui-join-role-player = You play along.
ui-join-role-spectator = You watch: you see what the group sees and do not interfere.
ui-join-here = To the table
ui-join-here-sits = You sit here already.
ui-join-here-leads = You lead this table. To play at it as well, open the invitation in another browser.
ui-join-role-gm = You run the game as well and see everything.
ui-join-sit = Sit down at the table
ui-join-watch = Watch
ui-join-note = No account needed. The link is for this table, until { $gm } withdraws it.
ui-join-gone = This invitation no longer holds
ui-join-gone-why = The link was mistyped or withdrawn. Ask the game master for a new one.

# Table
ui-here = { $who } at the table
ui-here-nobody = Nobody else is at the table
ui-lost = No connection for { $seconds } s. You miss nothing, and what you do is sent later.
ui-lost-short = The connection is lost.
ui-lost-failing = The server cannot show the table right now. It is tried again; the error is in the server’s output.
ui-lost-waiting = { $n ->
    [one] One entry waits.
   *[other] { $n } entries wait.
}
ui-skip = To the action
ui-beings = Beings in the scene
ui-party = Group
ui-others = In the scene
ui-prepared = Prepared
ui-yours = Your characters
ui-add-being = Being
ui-add-being-long = Add a being
ui-gm-sees = The group sees only what you show of a being. All numbers are for you alone.
ui-nobody-here = Nobody is in the scene yet.
ui-is-asked = is being asked
ui-back-to-table = Back to the action
ui-being-manage = Manage
ui-sheet-choose = Choose a being to read its sheet.
ui-sheet-none = You have no character yet. The game master gives you one.
ui-no-combat = No fight is going on.
ui-no-combat-yet = The fight has not begun.
ui-joining = Joining next round: { $who }
ui-tabs = Sections
ui-tab-sheet = Sheet
ui-tab-scene = Scene
ui-keep = Notes and counters
ui-keep-table = Notes of the table
ui-no-order = Nobody acts in turn now.
ui-tab-turns = Turns
ui-act-order = Set an order of turns
ui-act-order-change = Change the order
ui-menu-turns = Turns
ui-turn-now = now
ui-turn-done = done
ui-turn-later = to come
ui-order = Order
ui-round = Round
ui-tab-combat = Combat
ui-tab-log = Log
ui-tab-asks = a question is waiting

# Stage
ui-stage-empty = Nothing has happened yet
ui-stage-quiet = Nothing is open just now
ui-stage-empty-table = The table is laid. Bring somebody into the scene and invite your group.
ui-invite = Invite players
ui-stage-empty-how = Make the first check: open a sheet and tap a value.
ui-stage-empty-watch = As soon as dice are rolled at the table you will see it here.
ui-remark-open = Add a note
ui-remark = What does the result mean?
ui-remark-seen = Everybody at the table reads it.
ui-remark-hidden = Only game masters read it.
ui-remark-empty = Write a few words first.
ui-remark-send = Put it down
ui-anew = Decide differently
ui-anew-note = The action runs anew from this place on. What came after is rolled and asked again; it costs nobody anything.
ui-anew-face = Set another number
ui-anew-roll = Roll anew
ui-anew-ask = Ask again
ui-anew-answer = Another answer
ui-anew-set = Set
ui-anew-none = Nothing was rolled or asked here.
ui-trusted = Follow the suggestion unasked
ui-trusted-note = These are no longer asked. Without the tick the table asks again.
ui-stage-less = Show less
ui-settled = Settled
ui-question = Open question
ui-question-for = For { $who }: { $what }
ui-question-sheet = To the sheet
ui-question-above = The question stands above
ui-keys = Keys 1 to { $n } choose.
ui-keys-suggestion = Keys 1 to { $n } choose, Enter takes the suggestion.
ui-again = Rewind, { $left } left
ui-again-for = Rewind for { $who }, { $left } left
ui-again-barred = This roll cannot be made again.
ui-roll = Roll
ui-roll-left = Whoever was to roll here is not at the table any more.

# Log
ui-log = Log
ui-log-lines = Entries
ui-log-empty = What happens at the table will stand here.
ui-log-older = Older entries
ui-log-more = and { $n } more
ui-log-newest = To the newest
ui-say = Say something
ui-say-placeholder = Say something, or 2d6+3
ui-say-send = Send
ui-free-roll = This will be rolled.
ui-free-dice = { $die }: { $faces }
ui-free-dropped = does not count: { $faces }
ui-hidden = hidden
ui-waits-for = waiting for { $who }
ui-made-again = This was made again; what came after it counts.
ui-decided-anew = Decided differently by { $who }
ui-undone = Taken back by { $who }
ui-undone-note = Taken back by { $who }: “{ $note }”
ui-take-back = Take back
ui-take-back-what = Take back: { $what }
ui-take-back-none = There is nothing to take back.
ui-take-back-note = Nothing is deleted: the entries stay, struck through.
ui-take-back-ask = Ask to take it back
ui-take-back-ask-note = The game master decides. Nothing is deleted: the entries stay, struck through.
ui-take-back-count =
    { $n ->
        [one] One entry will no longer count:
       *[other] { $n } entries will no longer count:
    }
ui-said = { $who }: “{ $text }”
ui-number-wanted = A whole number is expected here.
ui-number-range = From { $low } to { $high }.
ui-request = { $who } would like to take back: { $what }
ui-request-note = { $who } would like to take back: { $what }. “{ $note }”
ui-request-own = You have asked the game master to take back: { $what }
ui-request-yes = Take it back
ui-request-no = Leave it
ui-request-withdraw = Withdraw the request
ui-outdated = The rules have changed
ui-outdated-agreed = Agreed on
ui-outdated-installed = Installed
ui-outdated-version = Version { $version }, content { $content }
ui-outdated-what = You go on playing with what was agreed on until you accept it. What the log holds already stays as it is.
ui-outdated-lost = What was agreed on can no longer be played with these rules; you play with what is installed. What the log holds already stays as it is.
ui-outdated-rows = { $rows ->
    [one] One entry changes
   *[other] { $rows } entries change
}, { $beings ->
    [0] derived values stay the same
    [one] and derived values of one character
   *[other] and derived values of { $beings } characters
}
ui-outdated-same = The content has stayed the same; there is nothing to decide.
ui-outdated-yes = Accept
ui-changes-changed = { $n ->
    [one] Changed
   *[other] Changed ({ $n })
}
ui-changes-added = { $n ->
    [one] New
   *[other] New ({ $n })
}
ui-changes-removed = { $n ->
    [one] Gone
   *[other] Gone ({ $n })
}
ui-changes-beings = { $n ->
    [one] Whose values change
   *[other] Whose values change ({ $n })
}
ui-house = of the table
ui-withdrawn = withdrawn
ui-outdated-later = Later
ui-field-why = Why
ui-field-why-note = Everybody sees it in the log; may stay empty.

# Game master
ui-gm-only = Game master only
ui-menu-session = Session and scene
ui-menu-combat = Combat
ui-menu-beings = Beings
ui-menu-table = Table
ui-act-hidden-roll = Roll hidden
ui-hidden-roll-who = For whom?
ui-hidden-roll-what = Choose what to roll on.
ui-hidden-roll-other = For somebody else
ui-act-damage = Damage
ui-act-damage-note = Counts as it stands here: no armour is taken off.
ui-act-damage-send = Deal damage
ui-act-heal = Heal
ui-act-heal-send = Heal
ui-act-condition = Condition
ui-act-condition-send = Set the condition
ui-act-condition-end = End a condition
ui-act-override = Set a value
ui-act-override-note = Your word goes before the rule. The reason stands in the log.
ui-act-override-send = Set the value
ui-act-session = Start a session
ui-act-session-end = End the session
ui-act-scene = Start a scene
ui-act-scene-send = Start the scene
ui-act-scene-end = End the scene
ui-act-combat = Start a fight
ui-act-combat-end = End the fight
ui-act-nobody = There is nobody for this
ui-act-join = Join the fight
ui-act-join-send = Join
ui-act-leave = Leave the fight
ui-act-leave-send = Leave
ui-act-assign = Assign a being
ui-act-assign-send = Assign
ui-act-remove = Remove a being
ui-act-remove-note = It leaves the table for good. What it did stays in the log.
ui-act-remove-send = Remove
ui-field-being = Being
ui-field-amount = How much
ui-field-condition = Condition
ui-field-field = What
ui-field-kind = Kind
ui-field-value = New value
ui-field-reason = Reason
ui-field-title = Title
ui-field-seat = Played by
ui-no-conditions = no conditions
ui-end-turn = End the turn
ui-turn-yours = It is { $who }’s turn
ui-turn-round = Round { $round }: to the order
ui-turn-waits = The question must be answered first.
ui-combat = Combat
ui-combat-ambush = Ambush
ui-combat-ambush-note = Those surprised do not act in the first round.
ui-combat-in = takes part
ui-combat-out = does not
ui-combat-attacker = lies in wait
ui-combat-surprised = surprised
ui-combat-nobody = Nobody takes part.
ui-combat-no-ambush = Nobody lies in wait yet, and nobody is surprised.
ui-combat-start =
    { $n ->
        [one] Start with one being
       *[other] Start with { $n } beings
    }
ui-being-present = In the scene
ui-being-present-note = Otherwise it is prepared, and only you see it.
ui-being-shown = What the group sees
ui-shown-name = name
ui-shown-conditions = conditions
ui-shown-health = a word on health
ui-shown-hp = HP
ui-shown-armour = armour
ui-shown-values = values
ui-shown-qualities = qualities
ui-shown-abilities = abilities
ui-shown-traits = traits

# Invitations, seats, readings
ui-invites = Invitations and seats
ui-invites-note = Whoever opens the link sits at the table. A withdrawn link lets nobody in any more.
ui-invites-none = No invitation yet.
ui-invite-link = Invitation link
ui-invite-revoke = Withdraw
ui-invite-role = Role
ui-invite-seat = Seat
ui-invite-any-seat = free choice
ui-invite-make = Make a link
ui-sitters = Who sits here
ui-sitter-plays = { $who } (plays { $played })
ui-seat-unnamed = somebody without a name
ui-unseat = Free the seat
ui-unseat-of = Free the seat: { $who }
ui-unseat-sure = Whoever sits there loses the seat at once. Links to this seat, and links to any free seat of its role, stop working; new ones are made here.
ui-unseat-yes = Yes, free it
ui-unseat-no = No
ui-seat-title = Your seat
ui-seat-hand = Real dice
ui-seat-hand-note = You roll on your own table and type in what lies there.
ui-seat-hold = Hold my rolls
ui-seat-hold-note = After your roll the table waits whether you keep it or make it again.
ui-seat-free = free seat
ui-seats = Seats
ui-online = at the table
ui-away = away
ui-unclaimed = free
ui-options = Reading of the rules
ui-options-note = Every change counts at once and stands in the log.
ui-options-note-player = This is how the table reads the rules.
ui-option-default = usual: { $value }
ui-option-number = a number

# Characters
ui-home-look-what = Skills, weapons, rules: everything there is, without a table as well.
ui-home-make = A character of your own
ui-home-make-what = With or without a table. Drafts stay in this browser, and on the server once you sit at a table or are logged in.
ui-build-short = Build
ui-build-own = Make your character
ui-build-own-note = You have no character here yet.
ui-wish = { $who } asks for something: { $what }.{ $says ->
    [both] {" "}{ $note } ({ $more }).
    [note] {" "}{ $note }.
    [more] {" "}({ $more }).
   *[nothing] {""}
}{ $played ->
    [yes] {" "}The character has been played and would come with all it has been through.
   *[no] {""}
}
ui-wish-own = You have asked the game master: { $what }.{ $says ->
    [both] {" "}{ $note } ({ $more }).
    [note] {" "}{ $note }.
    [more] {" "}({ $more }).
   *[nothing] {""}
}{ $played ->
    [yes] {" "}The character has been played and would come with all it has been through.
   *[no] {""}
}
ui-wish-yes = Agree
ui-wish-no = Decline
ui-wish-look = Look at it
ui-grow = Level up
ui-spend = Spend points
ui-due = To be remembered

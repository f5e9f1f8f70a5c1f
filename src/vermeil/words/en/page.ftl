# What the browser page says around the boards.

## Shared pieces

page-close = Close
page-decision = The decision
page-refused = That doesn’t work.
page-hint-says = Hint:
page-hint-more = why
page-hint-less = less
page-hint-busy = A bot is thinking about your hint…
page-hint-stop = Stop thinking
page-home = Home
page-no-such-page = Nothing here
page-no-such-page-what = This address leads nowhere. Check the link, or start from the home page.
page-on = on
page-off = off
page-none = none
page-on-device = On this device
page-you = you
code-page-offline = The server is not answering. Try again in a moment.
page-notices = Notices
page-views = Views

## The games

page-games = The games
page-tagline-silver-and-gold = Cross off islands, gather coins and palms. 20 minutes.
page-tagline-pyramids = Find your way by torchlight to the golden tomb. 25 minutes.
page-tagline-silver-coin = Peek, swap, bluff: the village with the fewest points wins. 30 minutes.
page-motto = Three games, no account: with bots, friends, or both.

## Home

page-default-name = Captain
page-your-name = Your name
page-friends = Friends
page-learn = Learn
page-one-screen = One screen
page-one-screen-what = Everyone plays on this device. Secret cards stay hidden until the next player is ready.
page-daily = Today’s deal
page-daily-of = deal for { $date }
page-daily-table = The day’s ranking
page-daily-counts = first try, counts
page-daily-leave = This is your first try at today’s deal. If you leave now, it is gone.
page-opponents = Opponents
page-alone = alone
page-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-level = Level
page-my-games = My games
page-phase-lobby = not started yet
page-phase-playing = in play
page-phase-over = finished
page-phase-closed = closed
page-join = Join or watch
page-paste-link = A table’s link or id
page-no-link = This is not a link to a table.
page-watch = Watch
page-public-tables = Open tables
page-replay = Replay
page-review = Review
page-practice = practice
page-replay-what = Step through a finished game, move by move, from any seat.
page-own-decks = Decks of your own
page-own-decks-what = Draw islands and pyramids, mix Silver Coin’s decks, and play with them.
page-family = Family table
page-family-what = Several people at one screen, side by side: help for whoever wants it, and moves taken back as often as you like.
page-table-deck = Deck of the host’s own: { $name }
page-table-deck-look = Look at it
page-one-more = One more
page-one-less = One less
page-start = Start

## The table

page-table = Table
page-opening-table = Opening the table…
page-table-gone = This table no longer exists.
page-reload-needed = The server has been updated. Reload the page to continue.
page-reload = Reload
page-line-lost = The connection is lost. Trying again…
page-cut-off = offline
page-closed = This table is closed.
page-you-watch = You are watching. You see what everyone sees.
page-clock-ran-out = Your time is up; a bot finishes the game for you.
page-bot-plays-for-you = A bot is playing for you.
page-play-again-myself = Take my seat back
page-let-bot-play = Let a bot play for me
page-take-over-wished = A bot takes over for { $name } once everyone agrees.
page-is-gone = { $name } is away.
page-wait-on = Keep waiting
page-let-a-bot = Let a bot play for { $name }
page-bot-plays = bot playing ({ $level })
page-thinks = thinking
page-free-seat = Free { $name }’s seat
page-free-seat-sure = { $name } loses the seat and can sit down again only if it is still open.
page-free-seat-do = Free the seat
page-idle = A player who does nothing may be warned
page-idle-after = { $count ->
    [one] after { $count } second
   *[other] after { $count } seconds
}
page-idle-never = never
page-is-idle = { $name } has done nothing for a while.
page-warn = Warn { $name }
page-is-warned = { $name } was warned. In half a minute a bot may play for them.
page-you-are-warned = The others are waiting for you. In half a minute a bot may play for you.
page-you-are-overdue = The others are waiting for you, and may let a bot play for you now.
page-i-am-here = I am here
page-hurried = as { $level }: the server is busy
page-away = away
page-clock = Clock
page-no-clock = no clock
page-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
}
page-round = Round
page-round-number = Round { $round }
page-rules = Rules
page-find-rule = Find a rule
page-find-nothing = No rule matches.
page-log = Log
page-log-empty = Nothing has happened yet.
page-settings = Settings
page-menu = Menu
page-language = Language
page-theme = Theme
page-theme-system = same as my device
page-theme-light = light
page-theme-dark = dark
page-stillness = Reduce motion
page-self-confirm = Confirm turns automatically after a moment
page-sound = Sound
page-text-view = Text view
page-board-view = Board view
page-print = Print the score cards
page-leave = Leave
page-leave-sure = You give up your seat for good, and a bot plays on. If you want to come back later, just close the page.
page-stay = Stay
page-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
page-show-score = Show the score

## One screen

page-pass-to = Pass the device to { $name }
page-pass-hidden = All cards stay hidden until then.
page-pass-ready = I am { $name }

## Lobby

page-lobby = before the game
page-seat-open = open seat
page-seat-who = Who sits in seat { $number }
page-bot = bot, { $level }
page-plays-as = without compiled engines { $other } plays
page-for-friend = for a friend
page-sit-here = Sit here
page-all-seats-taken = All seats are taken. You can watch.
page-i-am-ready = I’m ready
page-you-are-ready = You are ready
page-waits-for-seats = The game starts when all seats are taken and everyone is ready.
page-starts-when-ready = The game starts when everyone is ready.
page-invite = Invite
page-send-link = Send this link; anyone who has it can join or watch.
page-copy-link = Copy the link
page-copied = Copied
page-qr = The link as a QR code
page-options = Options
page-how-many = Number of players
page-deck = Deck
page-mix-title = What is in the box
page-mix-choose = Choose the cards
page-mix-look = Look at the cards
page-mix-how = The cards of each number come from one of the decks: any mix is a game.
page-mix-all = All of { $deck }
page-mix-surprise = Surprise mix
page-mix-name = Its name:
page-mix-number = Number { $number }
page-mix-card = { $card } ({ $deck })
page-mix-told = { sc-card-told }
page-mix-touch = Point at a card to read what it does.
page-mix-take = Play with these
page-public = List this table publicly
page-hints = Allow hints
page-host-chooses = { $name } chooses the options.
page-variant-start-player = Who starts the first turn
page-variant-start-player-random = chosen at random
page-variant-open-marks = Crosses are shown at once
page-variant-tracker = Revealed patterns stay visible
page-variant-closed-tomb = No extra box on a completed pyramid
page-variant-linear-skulls = Skulls cost 1 to 10
page-variant-coin = What the silver coin does
page-variant-coin-protect = protects one card
page-variant-coin-flip = turns one card over
page-variant-coin-zero = counts one card as 0
page-variant-coin-none = nothing
page-variant-mismatch = After a failed exchange the cards
page-variant-mismatch-face_up = stay face up
page-variant-mismatch-original = go back to how they were
page-variant-quiet-call = No call after an ability
page-variant-one-con = One { sc-coin-1 } per turn
page-variant-rooted-tanner = An { sc-coin-5 } in the discard pile stays there
page-variant-goth-girl = Cards that a { sc-bullet-3 } sends under the deck
page-variant-goth-girl-must = always go there
page-variant-goth-girl-may = go there if you like
page-variant-patience = Turns per player without drawing before the round ends

## The end

page-winner = { $name } wins!
page-solo = { $count ->
    [one] { $name } reaches { $count } point
   *[other] { $name } reaches { $count } points
}
page-solo-what = On your own you play for points: the score to beat is your own best.
page-winners = A shared win: { $names }
page-tie = A tie on points, decided by:
page-score = The score
page-source = Source
page-look-at-table = Look at the table
page-download = Download the record
page-fair = The seed of this deal, committed to before the first card:
page-fair-public = The seed of this deal. It is not a secret: everyone gets the same one.
page-rematch = Rematch
page-rematch-wished = You want a rematch
page-rematch-wish = Ready for a rematch: { $names }
page-swap = Swap a number for the next game
page-swap-of = { $name } swaps a number for the next game
page-swap-none = swap nothing
page-swap-look = See the cards
page-swap-number = { $number }: { $card } instead of { $old }
page-hindsight = What was possible
page-hindsight-what = Finds the best score that the same cards and patterns allowed. It takes a few seconds.
page-hindsight-busy = Working it out…
page-hindsight-known = Nobody could know what was to come: this is what was possible, not what was wrong. A review judges decisions by what was known.
page-hindsight-reached = { $name } scored { $reached }; with hindsight { $best } was possible.
page-hindsight-best = { $name } scored { $reached }; nothing better was found.
page-hindsight-turn = { $count ->
    [one] The first point was lost in round { $round }, turn { $turn }.
   *[other] The first { $count } points were lost in round { $round }, turn { $turn }.
}
page-hindsight-keep = { $count ->
    [one] The first point was lost when the cards were chosen.
   *[other] The first { $count } points were lost when the cards were chosen.
}
page-hindsight-played = Played
page-hindsight-better = Better
page-print-line = Table { $table }, game { $number }
page-back-to-table = Back to the table

## Replay

page-replay-file = A record from a file
page-replay-deck = The deck file that this record was played with
page-replay-busy = Reading the record…
page-replay-link = Or a link to a table or a record
page-replay-paste = Or paste the record itself
page-replay-show = Show
page-replay-step = Step { $step } of { $count }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-on = One step forward
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-seen-by = Seen by
page-replay-all = everyone’s cards
page-replay-watch = a spectator
page-replay-other = Another record

## Text view

page-text-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
page-text-filter = Filter the moves, for example “coin” or “b2”
page-text-filter-coin = Filter the moves, for example “card 3”
page-text-to-moves = To the moves
page-text-to-table = To the table
page-text-wait = One moment.
page-text-wait-for = Waiting for { $names }.
page-ask-coin = Your decision.
page-text-keep = Keep { $one } and { $two }
page-text-cross = Cross off { $boxes } on card { $card }
page-text-owed = Cross off the extra box { $boxes } on card { $card }
page-text-take = { sc-do-take-discard }
page-text-take-top = Take the top of the stack unseen
page-text-completes = completes card { $card }
page-text-then-owed = { $count ->
    [one] then { $count } more box
   *[other] then { $count } more boxes
}
page-text-pattern = The pattern is { $pattern }.
page-text-revealed = Revealed in this round:
page-text-palm-worth = { $count ->
    [one] A palm is worth { $count } point now.
   *[other] A palm is worth { $count } points now.
}
page-text-cups = Cups left:
page-text-start = Start player: { $name }
page-text-colour-free = Free boxes of { $colour }:
page-text-gap = an empty space
page-text-stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
page-text-slot = Card { $card }:
page-text-owes = { $count ->
    [one] { $count } extra box to cross off.
   *[other] { $count } extra boxes to cross off.
}
page-text-completed = Completed:
page-text-own-card = your card { $at }
page-text-card-of = { $name }’s card { $at }
page-text-discard-at = discard { $at } ({ $number })
page-text-peek = Look at { $one } and { $two }
page-text-draw = Draw from the deck
page-text-draw-nth = Draw { $at } cards
page-text-keep-nth = Keep the drawn card { $at }
page-text-shown-nth = Draw the face-up card { $at } beside the deck
page-text-take-at = Take { $target }
page-text-take-discard = Take the top discard
page-text-blob-at = Use the ability of { $target }
page-text-token-at = Put the silver coin on { $target }
page-text-discard = { sc-do-toss }
page-text-discard-at-card = Discard { $target }
page-text-use = Use its ability
page-text-use-at = Use { $target }
page-text-swap-at = Exchange it for { $target }
page-text-set-at = Exchange several: add { $target }
page-text-turn = Turn the chosen cards face up
page-text-place-at = Put the new card in place of { $target }
page-text-left = At the left end
page-text-right = At the right end
page-text-curator-at = Use the { sc-coin-2 }, { $target }
page-text-pixie-at = Use the { sc-coin-3 }, { $target }
page-text-empath-at = Use the { sc-amulet-2 }, { $target }
page-text-bodyguard-at = Use the { sc-amulet-3 }, { $target }
page-text-con-at = Use the { sc-coin-1 }, { $target }
page-text-regifter-at = Use the { sc-coin-0 }, { $target }
page-text-priest-at = Use the { sc-bullet-2 }, { $target }
page-text-hunter-at = Use the { sc-bullet-0 }, { $target }
page-text-rite = Use { $card }, which you have discarded
page-text-shuffle = Shuffle the village of { $name }
page-text-join = Into the village of { $name }
page-text-deck-up = The deck lies face up. On top:
page-text-deck-under = At the bottom of the deck, from below:
page-text-removed = Out of the round:
page-text-rotate-at = Rotate { $target }
page-text-flip-at = Turn { $target } over
page-text-hide-at = Turn { $target } face down
page-text-show-at = Turn { $target } face up
page-text-look-at = Look at { $target }
page-text-remove-at = Remove { $target }
page-text-switch-at = Switch it with { $target }
page-text-pick-at = Pick { $target }
page-text-rob-at = Rob { $target }
page-text-give-at = Give { $target }
page-text-name-at = Guard { $target }
page-text-to = To { $name }
page-text-village = { $name }’s village
page-text-unknown = unknown
page-text-active = { $name } is deciding.
page-text-called = { $name } has called for a vote: last turns.
page-text-deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
page-text-top-discard = Top discard:
page-text-held = In hand:
page-text-drawn = Drawn:
page-text-shown = Beside the deck:
page-text-discards = The discard pile
page-text-has-coin = holds the silver coin

## Lessons

page-learn-title = A first game

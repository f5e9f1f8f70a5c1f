# What the browser page says around the boards.

## Shared pieces

page-close = Close
page-decision = The decision
page-refused = That does not work.
page-hint-says = Hint:
page-hint-more = why
page-hint-less = less
page-hint = Hint
page-hint-busy = A bot thinks about your hint …
page-undo = Undo
page-home = To the shelf
page-no-such-page = Nothing here
page-no-such-page-what = This address leads nowhere. Look at the link again, or begin at the shelf.
page-on = on
page-off = off
page-none = none
page-you = you
code-page-offline = The server does not answer. Try again in a moment.
page-notices = Notices
page-views = Views

## The games

page-games = The games
page-game-silver-and-gold = Silver & Gold
page-game-pyramids = Pyramids
page-game-silver-coin = Silver Coin
page-tagline-silver-and-gold = Cross off islands, gather coins and palms. 20 minutes.
page-tagline-pyramids = Find your way by torchlight to the golden tomb. 25 minutes.
page-tagline-silver-coin = Peek, swap, bluff: the village with the fewest points wins. 30 minutes.
page-motto = Three games, no account: with bots, friends, or both.

## Home

page-default-name = Captain
page-your-name = Your name
page-play = Play
page-friends = Friends
page-learn = Learn
page-one-screen = One screen
page-one-screen-what = Everybody plays on this device. Between two turns it hides all cards until the next person is there.
page-daily = Today's deal
page-daily-of = deal of { $date }
page-opponents = Opponents
page-alone = alone
page-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-level = Level
page-level-easy = easy
page-level-medium = medium
page-level-strong = strong
page-level-expert = expert
page-level-table = table
page-level-greedy = greedy
page-level-monte-carlo = Monte Carlo
page-level-random = random
page-my-games = My games
page-your-turn = your turn
page-phase-lobby = not yet begun
page-phase-playing = in play
page-phase-over = finished
page-phase-closed = closed
page-join = Join or watch
page-paste-link = A table's link or id
page-no-link = This is no link to a table.
page-join-table = Join
page-watch = Watch
page-public-tables = Open tables
page-replay = Replay
page-replay-what = Walk through a finished game, move by move, from any seat.
page-replay-open = Open a record
page-player-number = Player { $number }
page-one-more = One more
page-one-less = One less
page-start = Start

## The table

page-table = Table
page-opening-table = Opening the table …
page-table-gone = This table is no longer there.
page-reload-needed = The server has been renewed. Reload the page to go on.
page-reload = Reload
page-line-lost = The line is down. Trying again …
page-cut-off = cut off
page-closed = This table is closed.
page-you-watch = You are watching. You see what is public.
page-clock-ran-out = Your time is up; a bot plays to the end.
page-bot-plays-for-you = A bot plays for you.
page-play-again-myself = I play again
page-let-bot-play = Let a bot play for me
page-take-over-wished = A bot is to play for { $name }. All must agree.
page-is-gone = { $name } is away.
page-wait-on = Wait on
page-let-a-bot = A bot plays for { $name }
page-free-seat = Free { $name }'s seat
page-free-seat-sure = { $name } loses the seat and can sit down again only if it is still open.
page-free-seat-do = Free the seat
page-idle = Who does nothing may be warned
page-idle-after = { $count ->
    [one] after { $count } second
   *[other] after { $count } seconds
}
page-idle-never = never
page-is-idle = { $name } has done nothing for a while.
page-warn = Warn { $name }
page-is-warned = { $name } was warned. In half a minute a bot may play.
page-you-are-warned = The others wait for you. In half a minute a bot may play for you.
page-you-are-overdue = The others wait for you, and may let a bot play for you now.
page-i-am-here = I am here
page-plays-as = as { $level }: the server is busy
page-players = Players
page-wins = wins
page-bot-plays = bot plays ({ $level })
page-thinks = thinks
page-chooses = chooses
page-away = away
page-clock = Clock
page-no-clock = no clock
page-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
}
page-round = round { $round } of 4
page-round-turn = round { $round } of 4, card { $turn } of 7
page-round-number = Round { $round }
page-rules = Rules
page-find-rule = Find a rule
page-find-nothing = No rule says this.
page-log = Log
page-log-empty = Nothing has happened yet.
page-settings = Settings
page-menu = Menu
page-language = Language
page-theme = Theme
page-theme-system = like my device
page-theme-light = light
page-theme-dark = dark
page-stillness = Less motion
page-sound = Sound
page-text-view = Text view
page-board-view = Board view
page-print = Print the score sheets
page-leave = Leave
page-leave-sure = You give up your seat for good; a bot plays on. To come back later, just close the page instead.
page-stay = Stay
page-watching = { $count ->
    [one] { $count } person watches.
   *[other] { $count } people watch.
}
page-table-id = Table
page-show-score = Show the score

## One screen

page-pass-to = Pass the device to { $name }
page-pass-hidden = All cards are hidden until then.
page-pass-ready = I am { $name }
page-pass-device = Pass the device
page-next-at-screen = { $name } is next.

## Lobby

page-lobby = before the game
page-seat-open = open seat
page-seat = Seat { $number }
page-seat-who = Who sits in seat { $number }
page-bot = bot, { $level }
page-is-ready = ready
page-not-ready = not ready yet
page-for-friend = for a friend
page-sit-here = Sit here
page-all-seats-taken = All seats are taken. You can watch.
page-you-are-ready = You are ready
page-waits-for-seats = The game begins when all seats are taken and everybody is ready.
page-starts-when-ready = The game begins when everybody is ready.
page-invite = Invite
page-send-link = Send this link; whoever has it can join or watch.
page-copy-link = Copy the link
page-copied = Copied
page-qr = The link as a QR code
page-options = Options
page-how-many = How many play
page-deck = Deck
page-deck-coin = Silver Coin
page-deck-amulet = Silver Amulet
page-public = Show this table in the public list
page-hints = Hints may be asked for
page-host-chooses = { $name } chooses the options.
page-variant-start-player = First start player
page-variant-start-player-random = drawn by lot
page-variant-open-marks = Crosses are seen at once
page-variant-tracker = Revealed patterns stay in sight
page-variant-closed-tomb = No owed box on a completed pyramid
page-variant-linear-skulls = Skulls cost 1 to 10
page-variant-coin = What the silver coin does
page-variant-coin-protect = protects one card
page-variant-coin-flip = turns one card over
page-variant-coin-none = nothing
page-variant-mismatch = After a failed exchange the cards
page-variant-mismatch-face_up = stay face up
page-variant-mismatch-original = lie as before
page-variant-quiet-call = No call after an ability
page-variant-one-con = One Con Artist a turn
page-variant-rooted-tanner = A Tanner in the pile stays there
page-variant-patience = Turns a player without a deck draw until the round ends

## The end

page-winner = { $name } wins!
page-solo = { $count ->
    [one] { $name } reaches { $count } point
   *[other] { $name } reaches { $count } points
}
page-solo-what = Alone you play for points: there is nobody to beat but your own best.
page-winners = A shared win: { $names }
page-tie = Equal totals; this decided:
page-score = The score
page-source = Source
page-source-cards = Cards
page-source-seals = Seals
page-source-coins = Coins
page-source-cups = Cups
page-source-palms = Palms
page-source-pyramids = Pyramids
page-source-torches = Torches
page-source-colours = Colours
page-source-gems = Gems
page-source-skulls = Skulls
page-source-total = Total
page-look-at-table = Look at the table
page-download = Download the record
page-fair = The seed of this deal, committed to before the first card:
page-fair-public = The seed of this deal. It is no secret: it is the same for everybody.
page-rematch = Rematch
page-rematch-wished = You wish a rematch
page-rematch-wish = For a rematch: { $names }
page-swap = Swap a number for the next game
page-swap-of = { $name } swaps a number for the next game
page-swap-none = swap nothing
page-swap-number = { $number }: { $card } instead of { $old }
page-hindsight = What was possible
page-hindsight-what = Looks for the best that was to be had from the same cards and patterns. It takes a few seconds.
page-hindsight-busy = Working it out …
page-hindsight-reached = { $name } reached { $reached }; in hindsight { $best } were possible.
page-hindsight-best = { $name } reached { $reached }; nothing better was found.
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
page-replay-busy = The record is being read …
page-replay-link = Or a link to a table or a record
page-replay-paste = Or paste the record itself
page-replay-show = Show
page-replay-step = Step { $step } of { $count }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-seen-by = Seen by
page-replay-all = everybody's cards
page-replay-watch = a spectator
page-replay-keys = Arrow keys step, Home and End jump, space plays.
page-replay-other = Another record

## Text view

page-text-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
page-text-filter = Filter the moves, such as "coin" or "b2"
page-text-filter-coin = Filter the moves, such as "card 3"
page-text-to-moves = To the moves
page-text-to-table = To the table
page-text-over = The game is over.
page-text-wait = Just a moment.
page-text-wait-for = Waiting for { $names }.
page-ask-keep = Keep two of your four cards.
page-ask-pattern = Cross off the pattern on one of your cards, or any single box.
page-ask-owed = Cross one more box.
page-ask-confirm = Confirm, or take it back.
page-ask-pick = Take a new card.
page-ask-peek = Look at two of your cards.
page-ask-coin = It is your decision.
page-text-keep = Keep { $one } and { $two }
page-text-cross = Cross { $boxes } on card { $card }
page-text-owed = Cross the owed box { $boxes } on card { $card }
page-text-take = Take { $card }
page-text-take-top = Take the top of the stack unseen
page-text-done = Confirm
page-text-earns = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-text-completes = completes card { $card }
page-text-then-owed = { $count ->
    [one] then { $count } more box
   *[other] then { $count } more boxes
}
page-text-crossed = crossed
page-text-seal = { $colour } seal
page-text-pattern = The pattern is { $pattern }.
page-text-revealed = Revealed in this round:
page-text-palm-worth = { $count ->
    [one] A palm is worth { $count } point now.
   *[other] A palm is worth { $count } points now.
}
page-text-cups = Cups left:
page-text-start = Start player: { $name }
page-text-colour-free = Free boxes of { $colour }:
page-text-hand = Your four cards
page-text-display = Display
page-text-gap = a gap
page-text-stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
page-text-slot = Card { $card }:
page-text-owes = { $count ->
    [one] Owes { $count } box.
   *[other] Owes { $count } boxes.
}
page-text-completed = Completed:
page-text-own-card = your card { $at }
page-text-card-of = card { $at } of { $name }
page-text-discard-at = discard { $at } ({ $number })
page-text-peek = Look at { $one } and { $two }
page-text-draw = Draw from the deck
page-text-draw-nth = Draw { $at } cards
page-text-keep-nth = Keep the drawn card { $at }
page-text-shown-nth = Take the shown card { $at }
page-text-take-at = Take { $target }
page-text-take-discard = Take the top discard
page-text-call = Call for a vote
page-text-blob-at = Use the ability of { $target }
page-text-token-at = Put the silver coin on { $target }
page-text-discard = Discard it
page-text-discard-at-card = Discard { $target }
page-text-use = Use its ability
page-text-use-at = Use { $target }
page-text-swap-at = Exchange it for { $target }
page-text-set-at = Exchange several: add { $target }
page-text-turn = Turn the chosen cards up
page-text-go = Go on
page-text-place-at = Put the new card in the place of { $target }
page-text-left = At the left end
page-text-right = At the right end
page-text-curator-at = Use the Curator, { $target }
page-text-pixie-at = Use the Pixie, { $target }
page-text-empath-at = Use the Empath, { $target }
page-text-bodyguard-at = Use the Bodyguard, { $target }
page-text-con-at = Use the Con Artist, { $target }
page-text-regifter-at = Use the Regifter, { $target }
page-text-rotate-at = Rotate { $target }
page-text-flip-at = Turn { $target } over
page-text-hide-at = Turn { $target } down
page-text-show-at = Turn { $target } up
page-text-look-at = Look at { $target }
page-text-remove-at = Remove { $target }
page-text-switch-at = Switch with { $target }
page-text-pick-at = Pick { $target }
page-text-rob-at = Rob { $target }
page-text-give-at = Give { $target }
page-text-name-at = Guard { $target }
page-text-to = To { $name }
page-text-village = The village of { $name }
page-text-clockwise = Clockwise
page-text-counterclockwise = Counterclockwise
page-text-decline = Decline
page-text-pass = Pass
page-text-end = End the turn
page-text-unknown = unknown
page-text-up = face up
page-text-down = face down
page-text-rotated = sideways
page-text-protected = under the silver coin
page-text-guarded = guarded
page-text-active = { $name } decides.
page-text-called = { $name } has called: the last turns.
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
page-learn-next = Next
page-learn-skip = End the lesson, play on
page-learn-step = Step { $step } of { $count }
page-learn-do = Now you.
page-learn-sg-1 = Welcome! You play against one easy bot. On your cards are islands of boxes; completing a card brings its points.
page-learn-sg-2 = Four cards are dealt to you. Keep two: small grey ones are quick, large purple ones bring most.
page-learn-sg-3 = An expedition card shows a pattern for all. Place it on one of your cards, turned or mirrored as you like, or cross one single box.
page-learn-sg-4 = Until you confirm you may take it back. A red X brings one more box at once, a coin fills your score card, a palm writes down what it is worth now. Confirm.
page-learn-sg-5 = All crosses are shown now, and the next pattern comes. Seven patterns make a round, four rounds the game. Play two more turns.
page-learn-sg-6 = Complete a card and you take a new one from the display or the stack. A full row of four coins wins the highest cup left. Play until you complete a card.
page-learn-sg-7 = That is all you need. Play on, or go back to the shelf; the rules are always at hand above.
page-learn-py-1 = Welcome! You play against one easy bot. Each card is a pyramid: find a way from its entrance to the golden tomb.
page-learn-py-2 = Four pyramids are dealt to you. Keep two.
page-learn-py-3 = The pattern must start at the entrance, or touch a box that you crossed before; walls are in the way. A single box is always possible too. Cross something.
page-learn-py-4 = Gems and torches bring points, skulls cost some, a red cross brings one more box. Until you confirm you may take it back. Confirm.
page-learn-py-5 = Seven patterns make a round, four rounds the game. Play two more turns towards the tomb.
page-learn-py-6 = Cross the tomb and the pyramid is complete: you take a new one. Whoever completes a colour first wins its highest box. Play until you reach a tomb.
page-learn-py-7 = That is all you need. Play on, or go back to the shelf; the rules are always at hand above.
page-learn-sc-1 = Welcome! Five cards lie face down before you: your village. The village with the fewest points wins the round; four rounds are a game.
page-learn-sc-2 = Look at two of your cards and remember them. The page marks what you know.
page-learn-sc-3 = On your turn draw a card, take the top discard, or call. Draw or take one.
page-learn-sc-4 = Exchange it for a card of your village to get rid of a high number, or discard it; low numbers are good. Many cards have an ability when discarded. Finish your turn.
page-learn-sc-5 = Several cards of one number can be exchanged together for one: that makes your village smaller. Play two more turns.
page-learn-sc-6 = When you think that yours is the lowest village, call: everybody else has one more turn, then all is revealed. If you are wrong it costs you. Play until the round ends.
page-learn-sc-7 = That is all you need. Play on, or go back to the shelf; the rules are always at hand above.

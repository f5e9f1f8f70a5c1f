# What the terminal says: the table on the screen, and line by line.

## Names.

terminal-seal = seal { $colour }
terminal-plays-as = { $level }; without compiled engines { $other } plays

## The table.

terminal-stack = stack { $count }
terminal-cups-left = cups left: { $cups }
terminal-torch-round = torch box { $round }
terminal-palm-worth = palm worth { $count }
terminal-starts = first:
terminal-pattern = pattern
terminal-top = from stack
terminal-no-card = no card
terminal-no-cards = no cards
terminal-all-keep = Everyone keeps two of four cards.
terminal-completed = completed: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-gems = gems: { $red } red, { $green } green
terminal-skulls = skulls { $count } (−{ $points })
terminal-legend-silver-and-gold = X one more box   o coin   p palm   ◈ seal   { $cross } crossed
terminal-legend-pyramids = > entrance  * tomb  X one more  r red gem  g green gem  t torch  s skull  p potion  { $cross } crossed
terminal-legend-silver-coin = 7 face up   (7) face down, known to you   ? face down   ~ sideways   $ the silver coin   + guarded   % shuffled
terminal-legend-silver-coin-all = 7 face up   (7) face down   ? face down, unknown   ~ sideways   $ the silver coin   + guarded   % shuffled
terminal-deck = deck { $count }
terminal-deck-up = deck { $count }, face up
terminal-removed = Out of the round: { $cards }
terminal-group = % shuffled: among { $places } are { $cards }
terminal-pile = discards, top first ({ $count })
terminal-in-hand = In hand
terminal-token = silver coin: { $who }
terminal-token-power = silver coin: { $who }, not used yet
terminal-caller = { $who } called
terminal-called = { $who } has called for a vote
terminal-no-call = nobody called
terminal-unknown-card = unknown to you

## Who decides.

terminal-waiting = Waiting for { $who }.
terminal-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
terminal-hand-over = { $who }, it is your turn. Press Enter when nobody else is looking.
terminal-thinking = A bot is thinking…
terminal-lost = The connection is lost; trying again…
terminal-refused = Not possible. { $why }
terminal-earns = Earns { $points }: { $how }
terminal-earns-nothing = Earns no points yet.
terminal-left-silver-and-gold = { $count ->
    [one] { $count } box stays open on this card.
   *[other] { $count } boxes stay open on this card.
}
terminal-left-pyramids = { $count ->
    [one] Then { $count } box to the tomb.
   *[other] Then { $count } boxes to the tomb.
}
terminal-completes = Completes card { $card }.
terminal-owes = { $count ->
    [one] One more box to cross off.
   *[other] { $count } more boxes to cross off.
}
terminal-hint-says = A strong bot would play { $move }.
terminal-record-kept = The record is saved in { $file }.

## The lobby of a table on a server.

terminal-lobby = The cards are not dealt yet.
terminal-lobby-ready = The cards are dealt when all seats are taken and everyone is ready.
terminal-open-seat = an open seat

## Keys and pages.

terminal-key-turn = turn
terminal-key-mirror = mirror
terminal-key-single = one box
terminal-key-card = card
terminal-key-choose = choose
terminal-key-do = do it
terminal-key-cross = cross
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-log = log
terminal-key-points = score
terminal-key-rules = rules
terminal-key-others = all cards
terminal-key-leave = leave
terminal-key-ready = I am ready
terminal-log = What happened
terminal-points = Points by source
terminal-rules = The rules in brief
terminal-others = Everyone’s cards
terminal-hint = A hint
terminal-close = Esc closes · ↑ ↓ scroll
terminal-end-keys = n play again · v review · b back to the start · Esc look at the table
terminal-end-keys-watch = v review · b back to the start · Esc look at the table
terminal-review = review
terminal-reviewing = Reviewing, { $part }% done; v stops it.
terminal-rematch-wish = Ready for a rematch: { $who }
terminal-key-again = play again
terminal-swap = { $who }: swap a number for the next game?
terminal-swap-nothing = Swap nothing
terminal-swap-keys = ↑ ↓ choose · Enter accept · Esc back
terminal-mix-keys = arrows · Space take · a whole deck · s surprise · Enter play with it · Esc back
terminal-type-move = Type a move the way it is written

## The start screen.

terminal-start-title = What would you like to play?
terminal-start-game = Game
terminal-start-person = a person here
terminal-start-bot = bot: { $level }
terminal-start-nobody = nobody
terminal-start-name = name
terminal-start-continue = Continue a game
terminal-start-no-games = There are no unfinished games.
terminal-start-join = Join a table by its link
terminal-start-link = https://server/t/ID
terminal-start-keys = Tab next · Enter choose · Ctrl-C leave
terminal-kept-game = { $which }: { $game } with { $who }, { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## The plain mode.

plain-revealed = Revealed in this round: { $patterns }
plain-colours-left = still to win for the 2nd, 4th and 6th pyramid of a colour: { $colours }
plain-four-cards = Your four cards:
plain-discards = Discards from the top: { $cards }
plain-deck-top = On top of the deck: { $cards }
plain-deck-bottom = At the bottom of the deck, from below: { $cards }
plain-beside-deck = Beside the deck: { $cards }
plain-totals = totals: { $totals }
plain-such-as = For example { $move } (? for help)
plain-help-where = Type ? for help, moves for all legal moves.
plain-help-moves = Type moves the way they are written, for example:  { $moves }
plain-command-help = this help
plain-command-moves = all your legal moves
plain-command-undo = take back what you crossed off last, until you confirm
plain-command-table = draw the table again
plain-command-score = the points by source
plain-command-earns = what each of your moves would earn, best first
plain-command-hint = what a bot would do in your place, and why
plain-command-log = what has happened so far
plain-command-rules = the rules with their numbers
plain-command-quit = leave; the game is saved
plain-earns-nothing = There is nothing to say about that now.
plain-lobby = Press Enter when you are ready, or type quit.
plain-left = You have left the game. To go on: vermeil continue { $which }
plain-left-link = You have left the table. To come back: vermeil play --plain { $link }
plain-bot-failed = { $count ->
    [one] The bot { $bot } has failed once, and a random move was played for it: { $why }
   *[other] The bot { $bot } has failed { $count } times, and random moves were played for it. The first time: { $why }
}
plain-again = Once more? Type again, or review to see what decided the game, or press Enter to leave.
plain-reviewing = Reviewing; Ctrl-C stops it.
plain-review-stopped = The review was stopped.
plain-swap = { $who }: which number do you swap for the next game? Type one like { $such }, type moves to see them all, or press Enter to swap nothing.
plain-step = move { $number } of { $count }: { $move }
plain-step-hidden = { $who } decides
plain-step-keys = (Enter next, b back, a number jumps to that move, q leaves)
plain-seat = seat { $seat }
plain-no-games = There is no game to continue.
plain-which-game = Which game? Type its number or its name.

## What the buttons do.

terminal-do-keep-cards = Keep two cards
terminal-do-pick-card = Take a card
terminal-do-done = Done
terminal-do-peek = Look at two
terminal-do-draw-more = Draw { $count }
terminal-do-shown = Draw a face-up card
terminal-do-take = Take the top discard
terminal-do-take-discard = Take a discard
terminal-do-call = Call for a vote
terminal-do-blob-discard = Use a discard ({ sc-coin-4 })
terminal-do-use-discard = Use a discard
terminal-do-keep = Keep one
terminal-do-discard = { sc-do-toss }
terminal-do-use = Discard and use it
terminal-do-swap = Exchange one
terminal-do-set = Exchange several
terminal-do-place = Place it
terminal-do-decline = Leave it
terminal-do-token = Use the coin
terminal-do-rotate = Rotate
terminal-do-toss = Discard one
terminal-do-flip = Flip
terminal-do-hide = Turn down
terminal-do-show = Turn up
terminal-do-look = Look at one
terminal-do-remove = Remove
terminal-do-switch = Switch
terminal-do-pick = Pick
terminal-do-rob = Rob
terminal-do-give = Give
terminal-do-name = Guard
terminal-do-village = A whole village
terminal-do-to = Give to
terminal-do-under = { sc-do-under }
terminal-do-pile = On the pile
terminal-do-use-card = Use a card

## Those who keep the others waiting.

terminal-idle-warn = { $who } has done nothing for a while.
terminal-idle-bot = { $who } was warned and still does nothing: a bot may play.
terminal-idle-free = { $who } is not ready.
terminal-you-are-warned = The others are waiting for you: half a minute after their warning a bot may play for you.
terminal-key-here = I am here
terminal-key-warn = warn
terminal-key-bot = let a bot play
terminal-key-free = free a seat
terminal-free = Which seat should be free again?
terminal-free-seat = { $who }’s seat
terminal-hurried = { $who } plays as { $level }: the server is busy.
plain-warn = { $who } has done nothing for a while. Type warn to warn them, or press Enter to keep waiting.
plain-bot = { $who } was warned and still does nothing. Type bot to let a bot play, or press Enter to keep waiting.
plain-free = { $who } is not ready. Type free to free the seat, or press Enter to keep waiting.
plain-you-are-warned = The others are waiting for you: a bot may soon play for you. Type here to say that you are here.
plain-command-here = say that you are here, when the others have warned you

## What Silver Coin asks.

question-keep-drawn = Keep one of the cards that you have drawn.
question-held = Exchange the card in your hand, or discard it.
question-set = Choose all cards of the set, from left to right, then turn them face up.
question-reveal = The cards are face up: go on, or use an ability first.
question-place = Choose the place of the new card.
question-kept = They don’t match: at which end do you keep the new card?
question-extra = At which end does the extra card go?
question-end = End your turn, or use an ability.
question-gift = Before scoring: use a face-up card, or pass.

## Silver Coin: what a card asks.

question-card = { $card }: { $what }
question-any = What do you do?
question-left = At which end of your village?
question-flip = Choose a card to turn over.
question-hide = Choose a face-up card to turn face down.
question-show = Choose a card to turn face up.
question-village = Choose a village to look at.
question-remove = Choose a face-up card to discard.
question-look = Choose a card to look at.
question-take = Choose a discard to take or to use.
question-use = Choose a discard to use.
question-switch = Choose a card in any village to switch.
question-clockwise = In which direction do the cards go?
question-counterclockwise = { question-clockwise }
question-pick-card = Choose the card that leaves this village.
question-rotate = Choose one of your cards to turn sideways, or a sideways one to discard.
question-rob = Choose the card that you take.
question-give = Choose the card that you give.
question-to = Who gets it?
question-name = Choose the card to guard.
question-bullet-0 = Choose one of your cards to remove from the round.
question-bullet-8 = Choose the village whose face-down cards are shuffled.
question-bullet-9 = Choose the face-up card whose ability you use.
question-rite = { sc-bullet-4 }: use a card that you have discarded, or go on.
question-sink = { sc-bullet-3 }: under the deck, or on the discard pile?

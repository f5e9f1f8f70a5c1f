# What the terminal says: the table on the screen, and line by line.

## Names.

terminal-game-silver-and-gold = Silver & Gold
terminal-game-pyramids = Pyramids
terminal-game-silver-coin = Silver Coin
terminal-seal = seal { $colour }
terminal-level-easy = easy
terminal-level-medium = medium
terminal-level-strong = strong
terminal-level-expert = expert
terminal-source-cards = cards
terminal-source-seals = seals
terminal-source-coins = coins
terminal-source-cups = cups
terminal-source-palms = palms
terminal-source-pyramids = pyramids
terminal-source-torches = torches
terminal-source-colours = colours
terminal-source-gems = gems
terminal-source-skulls = skulls
terminal-source-round = round { $round }
terminal-source-total = total
terminal-and = { $some } and { $last }

## The table.

terminal-round = round { $round } of 4, card { $turn } of 7
terminal-round-of-four = round { $round } of 4
terminal-stack = stack { $count }
terminal-cups-left = cups left: { $cups }
terminal-torch-round = torch box { $round }
terminal-palm-worth = palm worth { $count }
terminal-starts = first:
terminal-pattern = pattern
terminal-top = from stack
terminal-no-card = no card
terminal-no-cards = no cards
terminal-all-keep = Everybody keeps two of four cards.
terminal-completed = completed: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-gems = gems: { $red } red, { $green } green
terminal-skulls = skulls { $count } (-{ $points })
terminal-legend-silver-and-gold = X one more box   o coin   p palm   ◈ seal   { $cross } crossed
terminal-legend-pyramids = > entrance  * tomb  X one more  r red gem  g green gem  t torch  s skull  p potion  { $cross } crossed
terminal-legend-silver-coin = 7 face up   (7) face down, known to you   ? face down   ~ at 90°   $ the coin   + guarded
terminal-deck = deck { $count }
terminal-pile = discards, top first ({ $count })
terminal-in-hand = In hand
terminal-token = token: { $who }
terminal-token-power = token: { $who }, the coin is unused
terminal-called = { $who } has called for a vote
terminal-no-call = nobody called
terminal-unknown-card = unknown to you
terminal-face-up = face up
terminal-face-down = face down
terminal-is-rotated = at 90°
terminal-is-coin = the coin protects it
terminal-is-guarded = guarded
terminal-seen-by = seen by { $who }

## Who decides.

terminal-waiting = The table waits for { $who }.
terminal-over = The game is over.
terminal-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
terminal-hand-over = { $who }, it is your turn. Press Enter when only you are looking.
terminal-thinking = A bot is thinking about it …
terminal-lost = The connection is lost; trying again …
terminal-refused = Not possible. { $why }
terminal-earns = Earns { $points }: { $how }
terminal-earns-nothing = Earns no points yet.
terminal-left-silver-and-gold = { $count ->
    [one] { $count } box stays empty on this card.
   *[other] { $count } boxes stay empty on this card.
}
terminal-left-pyramids = { $count ->
    [one] Then { $count } box to the tomb.
   *[other] Then { $count } boxes to the tomb.
}
terminal-completes = Completes card { $card }.
terminal-owes = { $count ->
    [one] One more box to cross.
   *[other] { $count } more boxes to cross.
}
terminal-hint-says = A strong bot would play { $move }.
terminal-record-kept = The record is in { $file }.

## The lobby of a table on a server.

terminal-lobby = The cards are not dealt yet.
terminal-lobby-ready = The cards are dealt when all seats are taken and everybody is ready.
terminal-open-seat = an open seat
terminal-is-ready = ready
terminal-not-ready = not ready yet

## Keys and pages.

terminal-key-turn = turn
terminal-key-mirror = mirror
terminal-key-single = one box
terminal-key-card = card
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
terminal-rules = The rules at hand
terminal-others = Everybody's cards
terminal-hint = A hint
terminal-close = Esc closes · ↑ ↓ scroll
terminal-end-keys = n play again · b to the start · Esc look at the table
terminal-end-keys-watch = b to the start · Esc look at the table
terminal-deck-coin = Silver Coin
terminal-deck-amulet = Silver Amulet
terminal-rematch-wish = For a rematch: { $who }
terminal-key-again = play again
terminal-swap = { $who }: swap a number for the next game?
terminal-swap-nothing = Swap nothing
terminal-swap-keys = ↑ ↓ choose · Enter take · Esc back
terminal-type-move = Type a move as it is spelled

## The start screen.

terminal-start-title = Which game shall it be?
terminal-start-game = Game
terminal-start-seat = Seat { $number }
terminal-start-person = a person, here
terminal-start-bot = bot: { $level }
terminal-start-nobody = nobody
terminal-start-name = name
terminal-start-play = Play
terminal-start-continue = Continue a game
terminal-start-no-games = No game has been left unfinished.
terminal-start-join = Join a table by its link
terminal-start-link = https://server/t/ID
terminal-start-go = Join
terminal-start-keys = Tab next · Enter choose · Ctrl-C leave
terminal-kept-game = { $which }: { $game } with { $who }, { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
terminal-player = Player { $number }

## The plain mode.

plain-revealed = Revealed in this round: { $patterns }
plain-colours-left = left for the 2nd, 4th and 6th pyramid of a colour: { $colours }
plain-four-cards = Your four cards:
plain-discards = Discards from the top: { $cards }
plain-deck-top = On top of the deck: { $cards }
plain-beside-deck = Beside the deck: { $cards }
plain-totals = totals: { $totals }
plain-such-as = Such as { $move } (? for help)
plain-help-where = Type ? for help, moves for all legal moves.
plain-help-moves = Moves are typed as they are spelled, such as:  { $moves }
plain-command-help = this help
plain-command-moves = all your legal moves
plain-command-undo = take back what you crossed last, until you confirm
plain-command-table = draw the table again
plain-command-score = the points by source
plain-command-earns = what your crossings would bring, the best first
plain-command-hint = what a bot would do in your place, and why
plain-command-log = what has happened
plain-command-rules = the rules with their numbers
plain-command-quit = leave; the game is kept
plain-earns-nothing = Nothing to be said about that now.
plain-lobby = Press Enter when you are ready, or type quit.
plain-left = You have left the game. To go on: vermeil continue { $which }
plain-left-link = You have left the table. To come back: vermeil play --plain { $link }
plain-again = Once more? Type again, or press Enter to leave.
plain-swap = { $who }: which number do you swap for the next game? Type one as { $such }, moves to see them all, or press Enter to swap nothing.
plain-no-games = There is no game to continue.
plain-which-game = Which game? Type its number or its name.

## What the buttons do.

terminal-do-keep-cards = Keep two cards
terminal-do-pick-card = Take a card
terminal-do-done = Done
terminal-do-peek = Look at two
terminal-do-draw = Draw
terminal-do-draw-more = Draw { $count }
terminal-do-shown = Draw a shown card
terminal-do-take = Take the top discard
terminal-do-take-discard = Take a discard
terminal-do-call = Call for a vote
terminal-do-blob-discard = Use a discard ({ sc-card-4 })
terminal-do-use-discard = Use a discard
terminal-do-keep = Keep one
terminal-do-discard = Discard it
terminal-do-use = Discard and use it
terminal-do-swap = Exchange one
terminal-do-set = Exchange several
terminal-do-turn = Turn them up
terminal-do-go = Go on
terminal-do-place = Place it
terminal-do-left = Left end
terminal-do-right = Right end
terminal-do-end = End the turn
terminal-do-pass = Pass
terminal-do-decline = Leave it
terminal-do-clockwise = Clockwise
terminal-do-counterclockwise = Counterclockwise
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

## Silver Coin: what the cards do.

terminal-what-amulet-0 = Two face-up Villagers end the round at once.
terminal-what-amulet-1 = One deck card lies face up beside the deck and may be drawn instead of the top one; it enters face up.
terminal-what-amulet-2 = Look at one of your own face-down cards.
terminal-what-amulet-3 = He and one other card of yours that you name are protected from opponents.
terminal-what-amulet-4 = Draw one card more for each Rascal, keep one, and put the others back on top in their order.
terminal-what-amulet-5 = Turn one of your own cards face up.
terminal-what-amulet-6 = Turn any card of any village face up.
terminal-what-amulet-7 = Look at up to two of your own face-down cards.
terminal-what-amulet-8 = Look at one face-down card of an opponent.
terminal-what-amulet-9 = Look at any one face-down card of any village.
terminal-what-amulet-10 = Take any other face-up discard and exchange it in, face up.
terminal-what-amulet-11 = Look at the top deck card; you may exchange it, face down, for one card of any village.
terminal-what-amulet-12 = Take one opponent's card, give one of yours for it, and look at the new one.
terminal-what-amulet-13 = Matches any number; two of them match each other.
terminal-what-coin-0 = Give one other card of yours to another player, lying as it lies.
terminal-what-coin-1 = Turn him face down and take another turn.
terminal-what-coin-2 = Rotate one of your cards by 90° or back, or discard one that already lies at 90°.
terminal-what-coin-3 = Turn her face down and flip any other card of any village.
terminal-what-coin-4 = Use the ability of the top discard; with several Blobs of one of as many top discards.
terminal-what-coin-5 = Put this card face up at either end of your village, then flip one other card of any village.
terminal-what-coin-6 = Turn a face-up card of any village face down, then a different card of any village face up.
terminal-what-coin-7 = Look at all face-down cards of one village.
terminal-what-coin-8 = Discard one face-up card of any village to the bottom of the pile, face up.
terminal-what-coin-9 = Look at up to three face-down cards of any villages.
terminal-what-coin-10 = Take one of the three discards directly below this one and exchange it in, or use its ability.
terminal-what-coin-11 = Switch the top discard (not this { sc-card-11 }) with any card of any village, which goes to the bottom of the pile, lying as it lies.
terminal-what-coin-12 = Move one card from each village to its neighbour, all in one direction, lying as they lie.
terminal-what-coin-13 = If your other cards sum to less than 13, you score 0; otherwise all count, his 13 included.

## Those who let the others wait.

terminal-idle-warn = { $who } has done nothing for a while.
terminal-idle-bot = { $who } was warned and does nothing: a bot may play.
terminal-idle-free = { $who } is not ready.
terminal-you-are-warned = The others wait for you: half a minute after their warning a bot may play for you.
terminal-key-here = I am here
terminal-key-warn = warn
terminal-key-bot = let a bot play
terminal-key-free = free a seat
terminal-free = Which seat shall be free again?
terminal-free-seat = { $who }'s seat
terminal-plays-as = { $who } plays as { $level }: the server is busy.
plain-warn = { $who } has done nothing for a while. Type warn to warn them, or press Enter to wait on.
plain-bot = { $who } was warned and does nothing. Type bot to let a bot play, or press Enter to wait on.
plain-free = { $who } is not ready. Type free to free the seat, or press Enter to wait on.
plain-you-are-warned = The others wait for you: a bot may soon play for you. Type here to say that you are here.
plain-command-here = say that you are here, when the others have warned you

# Why a move is refused. The rule's id is said before it: "SG-22: b2 is already crossed".

## Every game.

refused-in-own-words = { $sentence }
refused-too-long = { $start }... is too long for a move
refused-not-spelled = a move or its spelling is expected, not { $kind }
refused-not-a-move = { $spelling } is not a move
refused-no-seat = there is no seat { $seat } in a game of { $players }
refused-nothing-to-take-back = { $who } has nothing to take back
refused-over = the game is over

## Silver & Gold and Pyramids: how moves are spelled.

refused-spelling = { $spelling } is not a move; moves look like { $example }
refused-take-spelling = take:1 to take:4 take a displayed card, take:top the top of the stack; not { $spelling }
refused-unknown-card = there is no card { $card } in this deck
refused-keep-count = two cards are kept, not { $count }
refused-keep-spelling = two different cards in the deck's order are expected: { $spelling }
refused-outside = there is no box { $box } on a card of { $width }x{ $height }
refused-boxes-spelling = boxes are named once each, row by row from the left: { $spelling }
refused-owed-at-once = owed boxes are crossed one after another, not { $count } at once
refused-such-values = a { $kind } with such values is not a move of this game
refused-no-such-move = { $move } is not a move of this game

## Silver & Gold and Pyramids: keeping and taking cards.

refused-keep-first = first keep two of your four cards; { $move } comes later
refused-not-in-hand = { $card } is not one of your four cards { $hand }
refused-keep-two = two different cards are kept, in the deck's order
refused-take-now = a new card is to be taken now; { $move } is not possible
refused-stack-empty = the stack is empty; take a displayed card
refused-display-place = no card lies at place { $place } of the display

## Silver & Gold and Pyramids: crossing.

refused-cross-now = boxes are crossed now; { $move } is not possible
refused-cross-something = cross the pattern or a single box first; crossing nothing is not possible
refused-still-owed = { $count } more to cross for what was crossed; then confirm
refused-all-crossed = everything is crossed for this turn; confirm with done, or take back
refused-nothing-owed = no box is owed yet; cross the pattern, or a single box without the +
refused-box-owed = a box is owed now, spelled { $spelling }
refused-no-card = you have no card { $slot }
refused-no-box = there is no box { $box } on a card
refused-not-a-box = { $box } is not a box to cross on card { $slot } ({ $card })
refused-crossed = { $box } is already crossed
refused-cut-short = { $boxes } is only a part of the pattern { $pattern }, which is never cut short
refused-not-the-pattern = { $boxes } is not the pattern { $pattern } however it is turned or mirrored, nor a single box
refused-not-now = { $move } can't be crossed now
refused-tomb-closed = card { $slot } ({ $card }) is completed, and with closed_tomb nothing more goes on it
refused-entrance-first = card { $slot } ({ $card }) is empty, so its entrance { $box } must be crossed now
refused-touches-nothing = { $boxes } touches no box that is crossed on card { $slot } ({ $card })

## Silver & Gold and Pyramids: whose turn it is.

refused-another-takes = { $who } takes a new card now, not { $whom }
refused-has-kept = { $who } has kept two cards and waits for the others
refused-has-confirmed = { $who } has confirmed the turn and waits for the others
refused-passes = { $who } has no box to cross and passes

## Silver Coin: what is asked.

refused-sc-over = the game is over, { $who } has nothing to decide
refused-sc-another-decides = it is { $who }'s turn to decide, not { $whom }'s
refused-sc-look-first = first look at two of your own cards, as in peek:0.1,0.2
refused-sc-look-at-own = you look at two of your own cards, and { $who } at two of theirs
refused-sc-act-now = draw, take the top discard, call, or use a { sc-coin-4 }
refused-sc-act-first = choose an action before the turn can end
refused-sc-draw-first = you hold no card yet; draw first
refused-sc-keep-now = choose which of the drawn cards you keep
refused-sc-hold = say what happens to the card you hold
refused-sc-choose-set = choose more cards for the exchange, or turn the chosen ones up
refused-sc-turned-up = the chosen cards are turned up; go on, or use a free ability
refused-sc-choose-place = choose which of the freed places the new card takes
refused-sc-kept-end = choose the end of your row for the card you keep
refused-sc-extra-end = choose the end of your row for the additional card
refused-sc-end-now = your action is done; end the turn, or use what works at its end
refused-sc-gift-now = the round is over; use a face-up card that works now, or pass
refused-sc-card-asks = answer the question of the { $card }: { $text }

## Silver Coin: calling, drawing and taking.

refused-sc-called-already = { $who } has called already, there is one call in a round
refused-sc-too-many-to-call = you have { $count } cards; a call needs { $most } or fewer
refused-sc-token-used = the token was used in this turn, so you can't call in it
refused-sc-quiet-call = an ability was used in this turn, so you can't call in it (variant quiet_call)
refused-sc-deck-empty = the deck is empty
refused-sc-draw-count = you can't draw { $count } cards: one, and one more for each face-up { sc-amulet-4 }, as far as the deck goes
refused-sc-no-shown = there is no shown card { $place } beside the deck
refused-sc-drawn-count = there are { $count } drawn cards to choose from
refused-sc-pile-empty = the pile is empty, there is nothing to take
refused-sc-no-discard = there is no discard { $place }, the pile has { $count }
refused-sc-nothing-to-exchange = you have no card that a taken one could be exchanged for
refused-sc-exchange-taken = a taken card must be exchanged, its ability is not used
refused-sc-set-of-two = an exchange of several needs two chosen cards or more
refused-sc-set-order = a set is chosen from left to right, and has at least two cards
refused-sc-not-freed = { $spot } is none of the freed places

## Silver Coin: abilities and their targets.

refused-sc-no-discard-ability = the { $card } does nothing when it is discarded
refused-sc-no-target = the { $card } has no target now
refused-sc-too-few-blobs = you have { $count } face-up { sc-coin-4 }s, so { $spot } is out of reach
refused-sc-discard-face-down = { $spot } lies face down and can't be used
refused-sc-no-pile-ability = the { $card } has no ability that works from the pile
refused-sc-out-of-reach = { $spot } is out of reach, or has no target now
refused-sc-no-seat = there is no seat { $seat } among { $players }
refused-sc-gift-to-self = a gift goes to another player
refused-sc-nothing-to-look-at = { $who } has no face-down card that may be looked at
refused-sc-nothing-to-shuffle = { $who } has fewer than two face-down cards that may be shuffled
refused-sc-no-card = there is no card { $spot }, that village has { $count }
refused-sc-no-token = you have no unused token with a power in this round
refused-sc-not-yours = { $spot } is not one of your own cards
refused-sc-coin = { $spot } is protected by the silver coin
refused-sc-bodyguard = { $spot } is protected by a { sc-amulet-3 }
refused-sc-face-down = { $spot } lies face down
refused-sc-face-up = { $spot } lies face up already
refused-sc-not-here = { $spot } can't be chosen here
refused-sc-upright = { $spot } does not lie at 90°, so it can't be discarded
refused-sc-chosen = { $spot } has been chosen, so it can't be discarded
refused-sc-last-to-exchange = { $spot } is the last card that the taken one could be exchanged for
refused-sc-no-such-ability = { $spot } is not a face-up card of yours with the word { $word }
refused-sc-used-already = this { $card } has been used already
refused-sc-protected = { $spot } is protected, so it can't be turned over
refused-sc-last-turn = the round ends with this turn, there is no further one
refused-sc-rite-now = use one of the cards that you have discarded, or go on
refused-sc-sink-now = say whether the card goes under the deck or on the pile
refused-sc-no-rite = there is no discarded card { $place } that a { sc-bullet-4 } could use now
refused-sc-no-village-ability = { $spot }, { $card }, is not a 5 to 12 with an ability that could be used

## Setting up a game.

refused-players = { $few } to { $many } can play, not { $players }
refused-another-deck = a deck of { $game } is expected, not { $kind }
refused-deck-too-small = { $players } players are dealt { $cards } cards, but { $deck } has { $count }
refused-start-seat = there is no seat { $seat } among { $players } to start

## Silver Coin: mixed decks.

refused-deck-name = a deck is a name like 'coin' or 'coin+amulet:3,7,12', not { $deck }
refused-deck-itself = { $deck } is the deck that is replaced from, it can't replace itself
refused-number-twice = the number { $number } is replaced twice in { $deck }
refused-deck-spelling = { $deck } is spelled { $spelling }
refused-mix-numbers = a mix names a deck for each of the { $count } numbers
refused-no-deck = there is no deck { $deck }; there are { $decks }
refused-swap-spelling = a replacement is 'deck:numbers' with numbers from 0 to 13, not { $spelling }
refused-swap-winner = { $who } is the winner, only losers may replace a number
refused-swap-stranger = seat { $seat } is nobody who played, only losers may replace a number
refused-swap-one = { $who } may replace one number, not { $count }
refused-swap-taken = { $who } has already replaced the { $number }

# Silver Coin's table in words. The names of the cards are in cards.ftl.

sc-number-and-name = { $number } { $name }
sc-unknown-card = an unknown card
sc-your-village = Your village
sc-village-of = { $who }’s village
sc-centre = Deck and discard pile

# What each card does, in one line.
sc-text-coin-0 = Before scoring, face up: give another of your cards away.
sc-text-coin-1 = Face up: at the end of your turn, turn it face down and play again.
sc-text-coin-2 = Face up: turn a card of yours sideways, or discard a sideways one.
sc-text-coin-3 = Face up: turn it face down and flip any other card.
sc-text-coin-4 = Face up: instead of drawing, use the top discard’s ability.
sc-text-coin-5 = Joins an end of your village face up; flip another card.
sc-text-coin-6 = Turn a face-up card face down, then another one face up.
sc-text-coin-7 = { sc-does-coin-7 }
sc-text-coin-8 = Discard any face-up card under the pile.
sc-text-coin-9 = Look at up to three cards anywhere.
sc-text-coin-10 = Take one of the three discards below, or use its ability.
sc-text-coin-11 = Switch the top discard with any card.
sc-text-coin-12 = One card from every village moves to the neighbour.
sc-text-coin-13 = Face up at scoring: other cards below 13 make you score 0.
sc-text-amulet-0 = Two face up anywhere end the round at once.
sc-text-amulet-1 = Face up: one deck card lies face up and may be drawn.
sc-text-amulet-2 = Face up: look at one of your face-down cards.
sc-text-amulet-3 = Face up: guards itself and another card of yours.
sc-text-amulet-4 = Face up: draw one more and keep the one you like.
sc-text-amulet-5 = Turn one of your cards face up.
sc-text-amulet-6 = Turn any card face up.
sc-text-amulet-7 = Look at up to two of your cards.
sc-text-amulet-8 = Look at one card of another player.
sc-text-amulet-9 = Look at any one card.
sc-text-amulet-10 = Take any discard into your village, face up.
sc-text-amulet-11 = Look at the top deck card; you may exchange it for any card.
sc-text-amulet-12 = Switch a card of yours with another player’s and look at it.
sc-text-amulet-13 = Matches any number when you exchange several.
sc-text-bullet-0 = Before scoring, face up: remove one of your cards.
sc-text-bullet-1 = Face up: when you exchange several, one of them counts 1 more.
sc-text-bullet-2 = Face up: turn one of your cards face up.
sc-text-bullet-3 = Face up: what you discard goes under the deck.
sc-text-bullet-4 = Face up: after an exchange, use one 5 to 12 that you discarded.
sc-text-bullet-5 = Turn the whole deck over.
sc-text-bullet-6 = Flip any one card.
sc-text-bullet-7 = { sc-does-bullet-7 }
sc-text-bullet-8 = Shuffle the face-down cards of one village.
sc-text-bullet-9 = Use the ability of any face-up 5 to 12.
sc-text-bullet-10 = Discard ten cards from the deck.
sc-text-bullet-11 = Switch cards of two different villages.
sc-text-bullet-12 = Joins any village, face up.
sc-text-bullet-13 = At scoring counts as your lowest other card.
sc-card-told = { $card }: { $text }

# What is asked, one plain sentence for each decision.
sc-ask-peek = { $count ->
    [0] Choose two of your cards to look at.
    [1] Choose one more card to look at.
   *[other] Look at these two cards.
}
sc-ask-action = Your turn: draw from the deck or take the top discard.
sc-ask-action-call = Your turn: draw, take the top discard, or call for a vote.
sc-ask-action-draw = Your turn: draw from the deck.
sc-ask-keep = Which of the drawn cards do you keep?
sc-ask-held-use = You drew { $card }: choose cards to exchange for it, use its ability, or discard it.
sc-ask-held-drawn = You drew { $card }: choose cards to exchange for it, or discard it.
sc-ask-held-taken = You took { $card }: choose the card, or the equal cards, to exchange for it.
sc-ask-held-use-only = You drew { $card }: use its ability or discard it.
sc-ask-held-discard-only = You drew { $card }: discard it.
sc-ask-held-chosen = { $count ->
    [one] Exchange this card for { $card }? Choose more if they have the same number.
   *[other] Exchange these { $count } cards for { $card }? They must have the same number.
}
sc-ask-set = Choose the next equal card to the right, or turn the chosen cards face up.
sc-ask-reveal = The chosen cards are face up: use an ability first, or go on.
sc-ask-place = They match! Which place does { $card } take?
sc-ask-kept = They don’t match. At which end do you keep { $card }?
sc-ask-extra = One more card from the deck: at which end?
sc-ask-end = The end of your turn: use an ability, or end it.
sc-ask-gift = The round is over: give a card away, or pass.
sc-ask-token = Choose the card for the silver coin.
sc-ask-coin-0-0 = { $card }: which of your other cards do you give away?
sc-ask-coin-0-1 = { $card }: who gets the card?
sc-ask-coin-0-2 = { $card }: at which end of the village?
sc-ask-coin-2-0 = { $card }: choose a card to turn sideways, or a sideways one to turn back or discard.
sc-ask-coin-3-0 = { $card }: choose any other card to flip.
sc-ask-coin-5-0 = { $card }: at which end of your village does it go?
sc-ask-coin-5-1 = { $card }: choose another card to flip.
sc-ask-coin-6-0 = { $card }: choose a face-up card to turn face down.
sc-ask-coin-6-1 = { $card }: choose a different card to turn face up.
sc-ask-coin-7-0 = { $card }: whose village do you look at?
sc-ask-coin-8-0 = { $card }: choose a face-up card to discard.
sc-ask-coin-9-0 = { $count ->
    [one] { $card }: look at one more card.
   *[other] { $card }: look at up to { $count } cards.
}
sc-ask-coin-10-0 = { $card }: choose a discard to take, or to use.
sc-ask-coin-11-0 = { $card }: choose the card that the top discard replaces.
sc-ask-coin-12-0 = { $card }: which way do the cards go?
sc-ask-coin-12-1 = { $card }. { $village }: choose the card that moves on.
sc-ask-amulet-2-0 = { $card }: choose one of your face-down cards to look at.
sc-ask-amulet-3-0 = { $card }: choose another card of yours to guard.
sc-ask-amulet-5-0 = { $card }: choose one of your cards to turn face up.
sc-ask-amulet-6-0 = { $card }: choose any card to turn face up.
sc-ask-amulet-7-0 = { $count ->
    [one] { $card }: look at one more of your cards.
   *[other] { $card }: look at up to { $count } of your cards.
}
sc-ask-amulet-8-0 = { $card }: choose another player’s card to look at.
sc-ask-amulet-9-0 = { $card }: choose any card to look at.
sc-ask-amulet-10-0 = { $card }: choose the discard to take.
sc-ask-amulet-11-0 = { $card }: choose a card to exchange for the one you see, or decline.
sc-ask-amulet-12-0 = { $card }: choose another player’s card to take.
sc-ask-amulet-12-1 = { $card }: choose the card of yours that goes there.
sc-ask-bullet-0-0 = { $card }: which of your cards do you remove?
sc-ask-bullet-2-0 = { $card }: choose one of your face-down cards to turn up.
sc-ask-bullet-6-0 = { $card }: choose any card to flip.
sc-ask-bullet-8-0 = { $card }: whose face-down cards are shuffled?
sc-ask-bullet-9-0 = { $card }: choose the face-up card whose ability you use.
sc-ask-bullet-11-0 = { $card }: choose the first of two cards that change places.
sc-ask-bullet-11-1 = { $card }: choose the other card, of another village.
sc-ask-bullet-12-0 = { $card }: whose village does it join?
sc-ask-bullet-12-1 = { sc-ask-coin-0-2 }
sc-ask-rite = { sc-bullet-4 }: use one of the cards that you have discarded, or go on.
sc-ask-sink = { sc-bullet-3 }: does the card go under the deck, or on the discard pile?
sc-ask-place-lycan = They match with the help of { sc-bullet-1 }! Which place does { $card } take?
sc-ask-gift-hunt = The round is over: use a face-up card before scoring, or pass.
sc-wait-peek = { $who } looks at two cards.
sc-wait-action = It is { $who }’s turn.
sc-wait-held = { $who } is holding a card.
sc-wait-card = { story-sc-ability }
sc-wait-gift = { $who } may use a card before scoring.
sc-wait-end = { $who } ends the turn.
sc-wait-other = { $who } exchanges cards.

# Answers.
sc-do-peek = Look
sc-do-draw = Draw
sc-do-draw-many = Draw { $count } and keep one
sc-do-shown = Draw the face-up { $card }
sc-do-keep = Keep { $card }
sc-do-take = Take
sc-do-take-discard = Take { $card }
sc-do-use-discard = { sc-do-use }
sc-do-call = Call for a vote
sc-do-use = Use { $card }
sc-do-discard = Discard
sc-do-exchange = { $count ->
    [0] Exchange
    [one] Exchange this card
   *[other] Exchange { $count } cards
}
sc-do-turn = Turn them face up
sc-do-go = Go on
sc-do-left = Left end
sc-do-right = Right end
sc-do-end = End the turn
sc-do-pass = Pass
sc-do-done = That’s enough
sc-do-decline = Decline
sc-do-clockwise = Clockwise
sc-do-counterclockwise = Counterclockwise
sc-do-village = { $village }
sc-do-rotate = Turn it sideways
sc-do-upright = Turn it upright
sc-do-toss = Discard it
sc-do-token = Use the silver coin
sc-do-token-protect = Protect card { $place } with the silver coin
sc-do-token-flip = Turn card { $place } over with the silver coin
sc-do-this = Choose this card
sc-do-under = Under the deck
sc-do-pile = On the discard pile
sc-do-rite = { sc-do-use }
sc-do-token-zero = Let card { $place } count 0 with the silver coin
sc-do-free = Use { $card } (card { $place })
sc-do-blob = Use discard { $place }: { $card }
sc-do-select = Choose for the exchange
sc-do-unselect = Don’t exchange this one
sc-do-more = Abilities ({ $count })
sc-do-cancel = Cancel
sc-chooser = Choose an answer
sc-choose-village = Choose this village

# Cards and marks.
sc-spot-yours = your card { $place }
sc-spot-theirs = { $who }’s card { $place }
sc-spot-held = the card in your hand
sc-spot-held-by = the card that { $who } holds
sc-spot-top = the top discard
sc-spot-discard = discard { $place } from the top
sc-spot-shown = face-up card { $place } beside the deck
sc-spot-drawn = drawn card { $place }
sc-spot-deck = { $count ->
    [one] the deck, { $count } card left
   *[other] the deck, { $count } cards left
}
sc-deck-top-is = the top card: { $card }
sc-deck-top-known = you know the top card: { $card }
sc-spot-under = card { $place } from the bottom of the deck
sc-spot-removed = card { $place } out of the round
sc-deck-face-up = it lies face up
sc-deck-under = at the bottom: { $cards }
sc-deck-up-caption = Deck, face up: { $count }
sc-removed-caption = Out of the round: { $count }
sc-group = shuffled, nobody knows which is which: among { $places } { $count ->
    [one] is { $cards }
   *[other] are { $cards }
}
sc-group-yours = your cards { $places }
sc-group-theirs = { $who }’s cards { $places }
sc-lycan-plus = counts 1 more
sc-face-up = face up
sc-face-up-is = face up: { $card }
sc-face-down = face down
sc-face-down-is = face down: { $card }
sc-face-down-known = face down, you know it: { $card }
sc-lies-sideways = lies sideways
sc-wears-coin = protected by the silver coin
sc-is-guarded = guarded
sc-seen-by = seen by { $who }
sc-seen-by-all = everybody has seen it
sc-deck-caption = Deck: { $count }
sc-shown-caption = Face up
sc-drawn-caption = Drawn
sc-held-caption = In your hand
sc-held-by-caption = { $who } holds
sc-discards-caption = Discards: { $count }
sc-pile-from-top = The discards below the top one, from top to bottom
sc-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sc-text-view-cards = What the cards say
sc-empty-village = No cards
sc-coin-holder = silver coin
sc-coin-power = silver coin, ready
sc-has-called = has called
sc-last-turn = last turn
sc-only-you = Only you see this
sc-reveal-close = Got it

# The call, the scores of a round and of the game.
sc-call-title = Call for a vote?
sc-call-sure = Your turn ends and everybody else gets one more turn. With the lowest sum you score 0, otherwise your sum plus 10.
sc-call-not-yet = Not yet
sc-call-yours = You have called for a vote!
sc-call-theirs = { $who } has called for a vote!
sc-call-turns = { $count ->
    [one] One last turn: { $who }
   *[other] Last turns: { $who }
}
sc-call-no-turns = No turns are left.
sc-score-title = Scoring round { $round }
sc-score-call = { $who } called for a vote in round { $number }. All villages are revealed.
sc-score-no-call = Nobody called for a vote in round { $number }. All villages are revealed.
sc-score-you = (you)
sc-score-sum = The cards add up to { $sum }.
sc-score-empty = No cards, nothing to count.
sc-score-wolfman = The face-up 13 makes it 0.
sc-score-copycat = { sc-bullet-13 } counts { $count }.
sc-score-zero = The card under the silver coin counts 0.
sc-score-call-won = The call was right: 0 points.
sc-score-call-lost = The call was wrong: { $penalty } more.
sc-score-token = { $who } has the silver coin, without its power.
sc-score-token-power = { $who } has the silver coin, and may use it in the next round.
sc-scores-caption = Points: low is good
sc-scores-player = Player
sc-scores-tell = Watch round { $round } again
sc-scores-note = * called for a vote in that round

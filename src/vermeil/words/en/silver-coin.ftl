# Silver Coin's table in words. The names of the cards are in cards.ftl.

sc-number-and-name = { $number } { $name }
sc-unknown-card = an unknown card
sc-your-village = Your village
sc-village-of = { $who }’s village
sc-centre = Deck and discard pile

# What each card does, in one line.
sc-text-card-0 = Before scoring, face up: give another of your cards away.
sc-text-card-1 = Face up: at the end of your turn, turn it down and play again.
sc-text-card-2 = Face up: turn a card of yours sideways, or discard a sideways one.
sc-text-card-3 = Face up: turn it down and flip any other card.
sc-text-card-4 = Face up: instead of drawing, use the top discard’s ability.
sc-text-card-5 = Joins an end of your village face up; flip another card.
sc-text-card-6 = Turn a face-up card down, then another one up.
sc-text-card-7 = Look at all face-down cards of one village.
sc-text-card-8 = Discard any face-up card under the pile.
sc-text-card-9 = Look at up to three cards anywhere.
sc-text-card-10 = Take one of the three discards below, or use its ability.
sc-text-card-11 = Switch the top discard with any card.
sc-text-card-12 = One card of every village moves to the neighbour.
sc-text-card-13 = Face up at scoring: other cards below 13 make you score 0.
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
sc-ask-set = Choose the next equal card to the right, or turn the chosen cards up.
sc-ask-reveal = The chosen cards are turned up: use an ability first, or go on.
sc-ask-place = They match! Which place does { $card } take?
sc-ask-kept = They don’t match. At which end do you keep { $card }?
sc-ask-extra = One more card from the deck: at which end?
sc-ask-end = The end of your turn: use an ability, or end it.
sc-ask-gift = The round is over: give a card away, or pass.
sc-ask-token = Choose the card for the silver coin.
sc-ask-card-0-0 = { $card }: which of your other cards do you give away?
sc-ask-card-0-1 = { $card }: who gets the card?
sc-ask-card-0-2 = { $card }: at which end of the village?
sc-ask-card-2-0 = { $card }: choose a card to turn sideways, or a sideways one to turn back or discard.
sc-ask-card-3-0 = { $card }: choose any other card to flip.
sc-ask-card-5-0 = { $card }: at which end of your village does it lie?
sc-ask-card-5-1 = { $card }: choose another card to flip.
sc-ask-card-6-0 = { $card }: choose a face-up card to turn down.
sc-ask-card-6-1 = { $card }: choose a different card to turn up.
sc-ask-card-7-0 = { $card }: whose village do you look at?
sc-ask-card-8-0 = { $card }: choose a face-up card to discard.
sc-ask-card-9-0 = { $count ->
    [one] { $card }: look at one more card.
   *[other] { $card }: look at up to { $count } cards.
}
sc-ask-card-10-0 = { $card }: choose a discard to take, or to use.
sc-ask-card-11-0 = { $card }: choose the card that the top discard replaces.
sc-ask-card-12-0 = { $card }: which way do the cards go?
sc-ask-card-12-1 = { $card }. { $village }: choose the card that moves on.
sc-ask-amulet-2-0 = { $card }: choose one of your face-down cards to look at.
sc-ask-amulet-3-0 = { $card }: choose another card of yours to guard.
sc-ask-amulet-5-0 = { $card }: choose one of your cards to turn up.
sc-ask-amulet-6-0 = { $card }: choose any card to turn up.
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
sc-wait-peek = { $who } looks at two cards.
sc-wait-action = It is { $who }’s turn.
sc-wait-held = { $who } is holding a card.
sc-wait-card = { $who } uses { $card }.
sc-wait-gift = { $who } may give a card away.
sc-wait-end = { $who } ends the turn.
sc-wait-other = { $who } exchanges cards.
sc-over = The game is over: { $who } wins.

# Answers.
sc-do-peek = Look
sc-do-draw = Draw
sc-do-draw-many = Draw { $count } and keep one
sc-do-shown = Draw the face-up { $card }
sc-do-keep = Keep { $card }
sc-do-take = Take
sc-do-take-discard = Take { $card }
sc-do-use-discard = Use { $card }
sc-do-call = Call for a vote
sc-do-use = Use { $card }
sc-do-discard = Discard
sc-do-exchange = { $count ->
    [0] Exchange
    [one] Exchange this card
   *[other] Exchange { $count } cards
}
sc-do-turn = Turn them up
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
sc-pile-from-top = The discards below the top one, from above
sc-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sc-empty-village = No cards
sc-coin-holder = silver coin
sc-coin-power = silver coin, ready
sc-has-called = has called
sc-last-turn = last turn
sc-only-you = Only you see this
sc-reveal-close = Got it

# The call, the scores of a round and of the game.
sc-call-title = Call for a vote?
sc-call-sure = Your turn ends and everybody else has one more turn. With the lowest sum you score 0, otherwise your sum plus 10.
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
sc-score-call-won = The call was right: 0 points.
sc-score-call-lost = The call was wrong: { $penalty } more.
sc-score-token = { $who } has the silver coin, without its power.
sc-score-token-power = { $who } has the silver coin, and may use it in the next round.
sc-scores-caption = Points: low is good
sc-scores-player = Player
sc-scores-tell = Watch round { $round } again
sc-scores-note = * called for a vote in that round

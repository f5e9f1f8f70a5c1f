# What a player is asked, in one sentence.

## The flip-and-write games.

question-keep = Keep two of your four cards.
question-pattern = Cross off the pattern on one of your cards, or any single box.
question-owed = { $count ->
    [one] Cross one more box on either card.
   *[other] Cross { $count } more boxes on either card, one after another.
}
question-confirm = Confirm your crosses, or take them back.
question-pick = Take a new card: a displayed one, or the top of the stack unseen.

## Silver Coin: the turn.

question-peek = Look at two of your cards.
question-action = Your turn: draw, take the top discard, or call for a vote.
question-keep-drawn = Keep one of the cards that you have drawn.
question-held = Exchange the card in your hand, or discard it.
question-set = Choose all cards of the set, from left to right, then turn them face up.
question-reveal = The cards are face up: go on, or use an ability first.
question-place = Choose the place of the new card.
question-kept = They do not match: at which end do you keep the new card?
question-extra = At which end does the extra card go?
question-end = End your turn, or use an ability.
question-gift = Before scoring: use { sc-card-0 }, or pass.

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
question-switch = Choose the card of a village to switch.
question-clockwise = In which direction do the cards go?
question-counterclockwise = { question-clockwise }
question-pick-card = Choose the card that leaves this village.
question-rotate = Choose one of your cards to turn sideways, or a sideways one to discard.
question-rob = Choose the card that you take.
question-give = Choose the card that you give.
question-to = Who gets it?
question-name = Choose the card to guard.

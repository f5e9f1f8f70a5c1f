# What a player is asked, in one sentence.

## The flip-and-write games.

question-keep = Keep two of your four cards.
question-pattern = Cross off the pattern on one of your cards, or any single box.
question-owed = { $count ->
    [one] Cross off one more box on either card.
   *[other] Cross off { $count } more boxes on either card, one after another.
}
question-confirm = Confirm your crosses, or take them back.
question-pick = Take a new card: one from the display, or the top of the stack unseen.

## Silver Coin: the turn.

question-peek = Look at two of your cards.

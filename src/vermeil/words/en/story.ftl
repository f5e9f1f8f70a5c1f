# What happened, a sentence each. $who and $whom are players.

list-next = { $first }, { $next }

story-keep = { $who } keeps two cards.
story-start = { $who } starts.
story-turn = Round { $round }, turn { $turn }.
story-turn-pattern = Round { $round }, turn { $turn }: { $pattern }.
story-cross = { $count ->
    [one] { $who } crosses a single box on card { $card }.
   *[other] { $who } crosses { $count } boxes on card { $card }.
}
story-cross-gains = { $count ->
    [one] { $who } crosses a single box on card { $card }: { $gains }.
   *[other] { $who } crosses { $count } boxes on card { $card }: { $gains }.
}
story-owed = { $who } crosses one more box on card { $card }.
story-owed-gains = { $who } crosses one more box on card { $card }: { $gains }.
story-take = { $who } takes { $card }.
story-take-top = { $who } takes the top card of the stack.
story-drawn = { $who } turns up { $card }.
story-cup = { $who } completes a row of coins: a cup, +{ $count }.
story-colour = { $who } wins a { $colour } box: +{ $count }.
story-total = { $count ->
    [one] { $who } has { $count } point.
   *[other] { $who } has { $count } points.
}
story-wins = { $who } wins!

gain-cross = { $count ->
    [one] an X
   *[other] { $count } X
}
gain-coin = { $count ->
    [one] a coin
   *[other] { $count } coins
}
gain-palm = { $count ->
    [one] a palm
   *[other] { $count } palms
}
gain-red-gem = { $count ->
    [one] a red gem
   *[other] { $count } red gems
}
gain-green-gem = { $count ->
    [one] a green gem
   *[other] { $count } green gems
}
gain-torch = { $count ->
    [one] a torch
   *[other] { $count } torches
}
gain-skull = { $count ->
    [one] a skull
   *[other] { $count } skulls
}
gain-potion = { $count ->
    [one] a potion
   *[other] { $count } potions
}
gain-completes = the card is complete
gain-points = { $points }

story-sc-round = Round { $round } starts.
story-sc-first-chance = The discard pile starts with { $card }.
story-sc-shown-chance = Beside the deck lies { $card }.
story-sc-peek = { $who } looks at two of their own cards.
story-sc-draw = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
story-sc-shown = { $who } draws the face-up card { $card }.
story-sc-keep = { $who } keeps one of the drawn cards.
story-sc-take-discard = { $who } takes { $card } from the discard pile.
story-sc-use-discard = { $who } uses { $card } from the discard pile.
story-sc-blob-discard = { $who } lets the { sc-coin-4 } use { $card } from the discard pile.
story-sc-discard = { $who } discards { $card }.
story-sc-use = { $who } discards { $card } and uses the ability.
story-sc-call = { $who } calls for a vote!
story-sc-turn = { $who } turns the chosen cards face up.
story-sc-left = { $who } puts the card at the left end.
story-sc-right = { $who } puts the card at the right end.
story-sc-clockwise = { $who } moves the cards clockwise.
story-sc-counterclockwise = { $who } moves the cards counterclockwise.
story-sc-pass = { $who } passes.
story-sc-decline = { $who } leaves everything as it is.
story-sc-village = { $who } looks at { $whom }’s village.
story-sc-to = { $who } gives the card to { $whom }.
story-sc-ability = { $who } uses { $card }.
story-sc-swap-card = { $who } exchanges { $card }.
story-sc-place-card = { $who } puts the new card in place of { $card }.
story-sc-token-card = { $who } uses the silver coin on { $card }.
story-sc-rotate-card = { $who } rotates { $card }.
story-sc-discard-card = { story-sc-discard }
story-sc-flip-card = { $who } turns { $card } over.
story-sc-hide-card = { $who } turns { $card } face down.
story-sc-show-card = { $who } turns { $card } face up.
story-sc-look-card = { $who } looks at { $card }.
story-sc-remove-card = { $who } discards { $card } to the bottom of the pile.
story-sc-switch-card = { $who } switches { $card }.
story-sc-pick-card = { $who } moves { $card } on to the next village.
story-sc-rob-card = { $who } takes { $card }.
story-sc-trouble-card = { $who } picks { $card } for an exchange.
story-sc-give-card = { $who } gives { $card } away.
story-sc-name-card = { $who } protects { $card }.
story-sc-rite = { $who } uses { $card }, just discarded.
story-sc-under = The card goes under the deck.
story-sc-pile = The card goes on the discard pile.
story-sc-use-card = { story-sc-ability }
story-sc-shuffle = { $who } shuffles the face-down cards of { $whom }: nobody knows which is which.
story-sc-hunt-card = { $who } removes { $card } before scoring.
story-sc-top-chance = On top of the face-up deck lies { $card }.
story-sc-count-chance = { $card } is discarded from the deck.
story-sc-sees = { $who } sees { $card }.
story-sc-looks = { $who } sees { $whom }’s card { $place }: { $card }.
story-sc-open = { $whom }’s card { $place } is face up: { $card }.
story-sc-village-open = { $who } reveals their village: { $cards }.
story-sc-village-empty = { $who } reveals an empty village.
story-sc-points = { $count ->
    [one] { $who } gets { $count } point.
   *[other] { $who } gets { $count } points.
}
story-sc-token = { $who } has the silver coin.

# Why a move is good: reasons of bots, each a part of a sentence.

hint-only = the only move
hint-alike = all of these are equally good
hint-any = every move is as good as any other
hint-surprise = a surprise from the stack
hint-stack = an unseen card from the stack
hint-promising = a card with good prospects
hint-progress = progress on the cards
hint-at-once = { $count ->
    [one] { $count } point at once
   *[other] { $count } points at once
}
hint-completes = { $count ->
    [one] completes card { $card }: { $count } point
   *[other] completes card { $card }: { $count } points
}
hint-crosses = { $count ->
    [one] crosses { $count } box
   *[other] crosses { $count } boxes
}
hint-leaves = { $count ->
    [one] leaves 1 box on card { $card }, where { $fitting } of { $all } patterns fit
   *[other] leaves { $count } boxes on card { $card }, where { $fitting } of { $all } patterns fit
}
hint-tomb = { $count ->
    [one] card { $card }: 1 box to the tomb
   *[other] card { $card }: { $count } boxes to the tomb
}
hint-cup = the cup of { $count }
hint-palm = a palm worth { $count }
hint-owed = { $count ->
    [one] 1 more box for X
   *[other] { $count } more boxes for X
}
hint-card = { $count ->
    [one] { $colour }, { $count } box
   *[other] { $colour }, { $count } boxes
}
hint-pyramid = { $count ->
    [one] { $colour }, { $count } box to the tomb
   *[other] { $colour }, { $count } boxes to the tomb
}
hint-seal = a seal ({ $colour })

hint-sc-expected = a score of about { $points } expected this round; fewer is better
hint-sc-mine = your { $card }
hint-sc-mine-unknown = your unknown card { $place }
hint-sc-theirs = { $card } of { $whom }
hint-sc-theirs-unknown = the unknown card { $place } of { $whom }
hint-sc-new = the new card
hint-sc-call = call for a vote
hint-sc-discard = discard { $card } without using it
hint-sc-use = discard { $card } and use its ability
hint-sc-turn = turn the chosen cards face up
hint-sc-go = carry on with the exchange
hint-sc-end = end the turn
hint-sc-pass = give nothing away
hint-sc-done = look at nothing more
hint-sc-decline = leave everything as it is
hint-sc-left = put it at the left end
hint-sc-right = put it at the right end
hint-sc-clockwise = move the cards clockwise
hint-sc-counterclockwise = move the cards counterclockwise
hint-sc-draw = { $count ->
    [one] draw from the deck
   *[other] draw { $count } cards from the deck
}
hint-sc-shown = draw the face-up card { $card }
hint-sc-keep = keep { $card }
hint-sc-own-village = look at your own village
hint-sc-village = look at the village of { $whom }
hint-sc-to = give it to { $whom }
hint-sc-take-discard = take { $card } from the discard pile
hint-sc-use-discard = use { $card } of the discard pile
hint-sc-blob-discard = let the Blob use { $card } of the discard pile
hint-sc-ability = use the ability of { $card }
hint-sc-swap-card = exchange { $card } for { $held }
hint-sc-set-card = exchange several cards for { $held }, among them { $card }
hint-sc-place-card = put it in the place of { $card }
hint-sc-token-card = use the silver coin on { $card }
hint-sc-rotate-card = rotate { $card }
hint-sc-discard-card = discard { $card }
hint-sc-flip-card = turn { $card } over
hint-sc-hide-card = turn { $card } face down
hint-sc-show-card = turn { $card } face up
hint-sc-look-card = look at { $card }
hint-sc-remove-card = discard { $card } to the bottom of the pile
hint-sc-switch-card = exchange { $card }
hint-sc-pick-card = let { $card } move on
hint-sc-rob-card = take { $card }
hint-sc-give-card = give { $card } away
hint-sc-name-card = protect { $card }

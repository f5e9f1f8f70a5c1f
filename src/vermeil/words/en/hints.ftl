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
    [one] crosses off { $count } box
   *[other] crosses off { $count } boxes
}
hint-leaves = { $count ->
    [one] leaves 1 box on card { $card }, where { $fitting ->
        [one] { $fitting } of { $all } patterns fits
       *[other] { $fitting } of { $all } patterns fit
    }
   *[other] leaves { $count } boxes on card { $card }, where { $fitting ->
        [one] { $fitting } of { $all } patterns fits
       *[other] { $fitting } of { $all } patterns fit
    }
}
hint-tomb = { $count ->
    [one] card { $card }: 1 box to the tomb
   *[other] card { $card }: { $count } boxes to the tomb
}
hint-cup = the cup of { $count }
hint-palm = a palm worth { $count }
hint-owed = { $count ->
    [one] 1 more box for an X
   *[other] { $count } more boxes for X symbols
}
hint-card = { $count ->
    [one] { $colour }, { $count } box
   *[other] { $colour }, { $count } boxes
}
hint-pyramid = { $count ->
    [one] { $colour }, { $count } box to the tomb
   *[other] { $colour }, { $count } boxes to the tomb
}
hint-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}
hint-seal = a seal ({ $colour })
hint-move = { $move }
hint-move-cross = { $boxes } on card { $card }
hint-keeps = keeps { $patterns } open on card { $card }
hint-keeps-many = { $count } more patterns fit on card { $card }
hint-ways = { $count ->
    [one] { $count } way to lay a pattern on card { $card }, against { $others }
   *[other] { $count } ways to lay a pattern on card { $card }, against { $others }
}
hint-and = { $first } and { $last }
hint-next = { $count } of the { $all } cards that may come next can complete card { $card }
hint-fewer-skulls = { $count ->
    [one] one skull fewer
   *[other] { $count } skulls fewer
}
hint-seal-pays = { $count ->
    [one] its seal is worth { $count } point already
   *[other] its seal is worth { $count } points already
}
hint-seal-waits = { $count ->
    [one] your seals add { $count } point for a { $colour } card
   *[other] your seals add { $count } points for a { $colour } card
}

# What a move is worth: the share of games won from here, and the lead at the end, on average.
hint-worth-ahead = { $points ->
    [one] wins { $share }% of the time, ahead by { $points } point on average
   *[other] wins { $share }% of the time, ahead by { $points } points on average
}
hint-worth-behind = { $points ->
    [one] wins { $share }% of the time, behind by { $points } point on average
   *[other] wins { $share }% of the time, behind by { $points } points on average
}
hint-worth-level = wins { $share }% of the time, level on average
hint-better = { $points ->
    [one] { $points } point better than “{ $other }”
   *[other] { $points } points better than “{ $other }”
}
hint-as-good = “{ $other }” is about as good
hint-nothing-more = nothing that can be counted speaks for it
hint-follows-share = { $share ->
    [one] only what follows tells: { $share } more win in 100 games, as { $worlds } imagined worlds show
   *[other] only what follows tells: { $share } more wins in 100 games, as { $worlds } imagined worlds show
}
hint-follows-points = { $points ->
    [one] only what follows tells: { $points } point better on average in { $worlds } imagined worlds
   *[other] only what follows tells: { $points } points better on average in { $worlds } imagined worlds
}

hint-sc-together = { $count ->
    [2] a pair of { $number }s goes in one exchange
   *[other] { $count } cards of { $number } go in one exchange
}
hint-sc-saves = { $count ->
    [one] { $count } point less in your village
   *[other] { $count } points less in your village
}
hint-sc-could-save = { $count ->
    [one] { $count } point less than your { $card }
   *[other] { $count } points less than your { $card }
}
hint-sc-leaves = { $whom } finds { $card } on the pile
hint-sc-below = { $count } of the { $all } cards you have not seen are below your { $card }
hint-sc-unknown = { $count ->
    [one] { $count } of your cards is unknown to you
   *[other] { $count } of your cards are unknown to you
}
hint-sc-holds = { $who } probably holds { $count } or more
hint-sc-vote = a call wins the vote { $share }% of the time
hint-sc-mine = your { $card }
hint-sc-mine-unknown = your unknown card { $place }
hint-sc-theirs = { $whom }’s { $card }
hint-sc-theirs-unknown = { $whom }’s unknown card { $place }
hint-sc-new = the new card
hint-sc-call = call for a vote
hint-sc-discard = discard { $card } without using it
hint-sc-use = discard { $card } and use its ability
hint-sc-turn = turn the chosen cards face up
hint-sc-go = carry on with the exchange
hint-sc-end = end the turn
hint-sc-pass = pass
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
hint-sc-village = look at { $whom }’s village
hint-sc-to = give it to { $whom }
hint-sc-take-discard = take { $card } from the discard pile
hint-sc-use-discard = use { $card } from the discard pile
hint-sc-blob-discard = let the { sc-coin-4 } use { $card } from the discard pile
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
hint-sc-switch-card = switch { $card }
hint-sc-pick-card = move { $card } on to the next village
hint-sc-shuffle = shuffle the face-down cards of { $whom }
hint-sc-rite = use the ability of { $card } once more
hint-sc-use-card = { hint-sc-ability }
hint-sc-pile = put the discard on the pile
hint-sc-under = put the discard under the deck
hint-sc-rob-card = take { $card }
hint-sc-give-card = give { $card } away
hint-sc-name-card = protect { $card }
hint-sc-join = put it into { $whom }’s village
hint-sc-join-own = put it into your own village
hint-sc-hunt-card = remove { $card } from the round
hint-sc-trade-card = exchange { $card } with a card of another village
hint-sc-no-rite = use nothing more

# What the boards of Silver & Gold and Pyramids say.

board-letter-grey = Gy
board-letter-green = Gn
board-letter-orange = O
board-letter-purple = P

board-pattern-I2 = two boxes in a line
board-pattern-I3 = three boxes in a line
board-pattern-V3 = a corner of three boxes
board-pattern-L4 = an L of four boxes
board-pattern-T4 = a T of four boxes
board-pattern-O4 = a square of four boxes
board-pattern-none = Not revealed yet

board-card-title = { $colour }, { $count } points
board-card-seal = seal: { $pays }
board-looks = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
} in { $columns } columns and { $rows } rows
board-looks-walls = { $count ->
    [0] no walls
    [one] { $count } wall
   *[other] { $count } walls
}
board-seal-pays = +{ $worth } per { $which ->
    [grey] grey
    [green] green
    [orange] orange
    [purple] purple
   *[other] { $colour }
} card
board-pyramid-title = pyramid { $number }, { $colour }
board-box-open = open
board-box-crossed = crossed
board-boxes-crossed = { $crossed } of { $count } boxes crossed
board-own-card = card { $slot }, { $card }
board-slot-waits = Your new card goes here
board-no-card = no card { $slot }

board-display = Display
board-displayed = place { $place }: { $card }
board-gap = place { $place }: empty
board-take = Take place { $place }: { $card }
board-stack = { $count ->
    [0] The stack is empty
    [one] Stack: { $count } card
   *[other] Stack: { $count } cards
}
board-take-top = { $count ->
    [one] Take the last card of the stack unseen
   *[other] Take the top of the stack unseen, one of { $count } cards
}
board-oldest = goes next

board-expedition = Expedition
board-patterns-left = Still to come
board-ghost-tools = Lay the pattern
board-turn = Turn
board-mirror = Mirror
board-single = One box only

board-players = Players
board-points-word = points
board-start-player = start player
board-state-chooses = choosing
board-state-picks = taking
board-state-ready = ready
board-state-wins = wins
board-state-done = done
board-looking = In front of { $who }
board-look-close = Back to your score card

board-hand = Your four cards
board-keep-watch = { $count ->
    [one] { $who } is choosing two of four cards, which nobody else sees.
   *[other] { $who } are choosing two of four cards each, which nobody else sees.
}
board-your-cards = Your cards
board-cards-of = Cards of { $who }
board-score-card = Your score card
board-score-of = Score card of { $who }
board-completed = Completed
board-none = none yet
board-points-now = { $count ->
    [one] Score card · { $count } point
   *[other] Score card · { $count } points
}

board-round = Round { $round } of 4, card { $turn } of 7
board-round-short = card { $turn } of 7 · round
board-cups-left = Cups left: { $cups }
board-palm-worth = worth { $count } now
board-colours-left = Colour boxes still free: { $what }

board-sheet-coins = { $count ->
    [one] { $count } coin of 12; cups: { $cups }
   *[other] { $count } coins of 12; cups: { $cups }
}
board-sheet-palms = { $count ->
    [one] { $count } palm of 4; worth: { $values }
   *[other] { $count } palms of 4; worth: { $values }
}
board-sheet-torches = Torches of the rounds: { $rounds }
board-sheet-colour = { $colour }: won { $own }; still to win { $free }
board-sheet-red_gem = { $count ->
    [one] { $count } red gem of 10
   *[other] { $count } red gems of 10
}
board-sheet-green_gem = { $count ->
    [one] { $count } green gem of 10
   *[other] { $count } green gems of 10
}
board-sheet-skulls = { $count ->
    [one] { $count } skull of 10, costs { $points }
   *[other] { $count } skulls of 10, the worst costs { $points }
}

board-row-red_gem = Red gems
board-row-green_gem = Green gems
board-row-skull = { source-skulls }
board-row-gems-worth = a pair 5, each other gem 1
board-row-skulls-worth = only the worst counts
board-row-torches = { source-torches }
board-row-torches-worth = 5 each

board-earn = This move: { $what }.
board-earn-nothing = This move: no symbols.
board-earn-coin = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
board-earn-palm = { $count ->
    [one] a palm worth { $worth } now
   *[other] { $count } palms worth { $worth } now
}
board-earn-card = completes the { $colour } card, { $count } points
board-earn-pyramid = completes pyramid { $number }
board-earn-owed = { $count ->
    [one] one more box for the X
   *[other] { $count } more boxes for the X
}
board-earn-left = { $count ->
    [one] one box left on the { $colour } card
   *[other] { $count } boxes left on the { $colour } card
}

board-ask-pattern = Cross off { $pattern } on one of your cards, or any single box.
board-ask-pattern-short = Cross off { $pattern }, or one box.
board-ask-single = The pattern fits nowhere: cross off a single box.
board-ask-owed = { $count ->
    [one] An X: cross off one more box, on either card.
   *[other] { $count } more boxes to cross off, one after another, on either card.
}
board-self-confirm = Done. Undo takes it back.
board-ask-confirm = All crossed off. Confirm, or undo.
board-ask-pick = { $count ->
    [one] Take a new card: one from the display, or the top of the stack.
   *[other] Take { $count } new cards, one after another: from the display, or the top of the stack.
}
board-wait-keep = { $count ->
    [one] { $who } is still choosing two cards.
   *[other] { $who } are still choosing two cards.
}
board-wait-mark = { $count ->
    [one] { $who } is still crossing off.
   *[other] { $who } are still crossing off.
}
board-wait-pick = { $count ->
    [one] { $who } is taking a new card.
   *[other] { $who } are taking new cards.
}
board-busy = One moment…
board-over = { $count ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } win together.
}
board-over-you = The game is over: you win.
board-over-you-share = The game is over: you share the win with { $names }.
board-over-solo = { $count ->
    [one] The game is over: { $count } point.
   *[other] The game is over: { $count } points.
}
board-how-point = Point at your cards. R turns, F mirrors, S crosses off a single box.
board-how-point-owed = Point at the box you want to cross off.
board-how-tap = Tap the boxes you want to cross off.
board-only-single = Only a single box fits there.
board-pick-how = Keys 1 to 4, or 0 for the stack; Enter takes it.
board-pick-tap = Tap a card to see what it is.
board-keep-how = Only completed cards score, and the small ones fill up fast.
board-keep-how-pyramids = A pyramid scores once you reach its tomb; some routes are short.

board-cross = Cross off
board-take-this = Take this card
board-keep = Keep these two

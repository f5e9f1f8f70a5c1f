# Family tables: several people at one screen, with help for whoever wants it, and praise that is true.

family-what = Everybody plays at this screen. Moves can be taken back as often as you like, and whoever wants help gets it.
family-game = Game
family-open = On a tablet or a larger screen everybody’s board is in sight, side by side. Only the first cards are chosen one player at a time.
family-hidden = In this game villages are secret: you pass the device on, and moves can be taken back only as far as the rules allow.
family-who = Who
family-person = a person
family-bot = a bot
family-nobody = nobody
family-name = Name
family-help = Help
family-help-what = Help means hints, and what a move would earn before you make it. Everybody can switch it on and off during the game.
family-same-name = Two people have the same name.
family-large = Big type
family-take-back = Take back
family-one-by-one = One by one
family-side-by-side = Side by side
family-first-card = { $who } completed a first card!
family-card = { $who } completed another card: that makes { $count }.
family-cup = { $who } filled a row of coins: { $count ->
    [0] no cup is left, but it is full!
   *[other] a cup worth { $count }!
}
family-colour = { $who } won a colour box!
family-best = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the best so far. It was { $before } before.
family-more = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } more than last time.
family-done = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $count ->
    [one] one card completed.
   *[other] { $count } cards completed.
}
family-played = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, played to the end.

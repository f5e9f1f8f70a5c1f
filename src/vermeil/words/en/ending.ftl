# How a game and a round are told to their end, and shown again.

## The verdict

end-you-win = You win!
end-you-win-by = You win by { $count }!
end-you-share = You share the win with { $names }
end-you-reach = { $count ->
    [one] You reach { $count } point
   *[other] You reach { $count } points
}
end-wins-by = { $name } wins by { $count }!
end-you-behind = { $count ->
    [one] You are { $count } point behind.
   *[other] You are { $count } points behind.
}
end-you-behind-of = { $count ->
    [one] You are number { $place } of { $players }, { $count } point behind.
   *[other] You are number { $place } of { $players }, { $count } points behind.
}
end-you-tied = You have just as many points.
end-fewest = The fewest points win.

## Beside the score

end-tell-all = Show it all at once
end-boards = At the end of the game
end-boards-whose = Whose cards
end-rounds = The rounds
end-more = More
end-fairness = Fairness
end-show-turn = Show this turn

## A round

end-counts = { $card }, which counts { $count }
end-village-says = { $who }: { $story }

## Replay

end-step-done = { $name } is done.
end-step-end = { $name } ends the turn.
end-step-go = { $name } goes on.
end-step-set = { $name } chooses a card to exchange with others.
end-step-hidden = { $name } decides; the others don’t see it yet.
end-turn-of = Turn { $turn } of { $count }
end-turn-back = One turn back
end-turn-on = One turn forward
end-replay-keys = Arrow keys step, Page Up and Page Down go by turns, Home and End jump, space plays.
end-go-to-step = Go to step { $step }

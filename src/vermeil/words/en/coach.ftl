# Reviews of finished games: what decisions cost, and what was luck.

coach-title = Review of { $game }
coach-by = evaluator { $name } { $version }, care { $care }, { $nodes } playouts per moment
coach-sum-share = { $who }: result { $result } = expected { $expected } + luck { $luck } − own losses { $losses } + fortune { $fortune } + others { $others } (winning share)
coach-sum-points = { $who }: result { $result } = expected { $expected } + luck { $luck } − own losses { $losses } + fortune { $fortune } + others { $others } (lead in points)
coach-figures = { $who }: accuracy { $accuracy }%, { $rate } wins lost per 1000 decisions, luck-adjusted { $share } of the win and { $points } points
coach-decimal = .
coach-small = small sample
coach-graph = Winning share over the game
coach-sum-solo = { $who }: result { $result } = expected { $expected } + luck { $luck } − own losses { $losses } + fortune { $fortune } (points)
coach-figures-solo = { $who }: accuracy { $accuracy }%, luck-adjusted { $points } points
coach-graph-solo = Expected points over the game
coach-dear = What cost the most
coach-nothing-dear = Nothing that was clearly worse than something else.
coach-kinds = Losses by kind of decision
coach-sources = Luck by source
coach-column-line = line
coach-column-who = who
coach-column-kind = kind
coach-column-played = played
coach-column-better = better
coach-column-share = share lost
coach-column-points = points lost
coach-column-mark = mark
coach-column-count = how many
coach-column-record = record
coach-column-accuracy = accuracy
coach-column-rate = lost per 1000
coach-column-luck = luck
coach-column-luck-share = luck (share)
coach-column-luck-points = luck (points)
coach-mark-blunder = blunder
coach-mark-mistake = mistake
coach-mark-inaccuracy = inaccuracy
coach-mark-unclear = unclear
coach-mark-best = best
coach-mark-only = { hint-only }
coach-mark-good = good
coach-kind-keeping = keeping
coach-kind-crossing = crossing
coach-kind-owed = extra boxes
coach-kind-taking = taking
coach-kind-confirming = confirming
coach-kind-drawing = drawing or taking
coach-kind-exchanging = exchanging
coach-kind-abilities = abilities
coach-kind-calling = calling
coach-source-deal = the deal
coach-source-display = the first display
coach-source-start = the start player
coach-source-pattern = patterns
coach-source-refill = refills
coach-source-draw = draws
coach-source-extra = extra cards
coach-source-witch = cards looked at in the deck
coach-source-shown = cards turned up
coach-source-top = cards uncovered on the deck
coach-source-count = cards counted onto the pile
coach-source-shuffle = shuffled villages
coach-source-looks = first looks
coach-my-play =
    My play: { $count } { $count ->
        [one] game
       *[other] games
    }
coach-skipped = { $file } was skipped: { $why }
coach-working = reviewing
coach-rated = { $who }: played like { $rating } ± { $error }
coach-turns = All decisions
coach-lost = Cost { $share_loss } of the win ({ $share_low } to { $share_high }) and { $points_loss } points ({ $points_low } to { $points_high }).
coach-lost-solo = Cost { $points_loss } points ({ $points_low } to { $points_high }).
coach-part-expected = expected
coach-part-luck = luck
coach-part-losses = own losses
coach-part-fortune = fortune
coach-part-others = others
coach-part-result = result
coach-levels = Compared with the levels
coach-over-time = Over time
coach-column-level = level
coach-column-rating = rating
coach-column-slip = points lost per decision
coach-my-rating =
    { $game }, { $count } { $count ->
        [one] game
       *[other] games
    }: played like { $rating } ± { $error }
coach-trend = { $game }: { $early } points lost per decision in the first half of the games, { $late } in the second
coach-me = you

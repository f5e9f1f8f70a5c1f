# The page's review of a finished game; docs/coach.md says what the figures mean.

review-none = There is no game to review here. Open a record, or a table that is over, and choose “Review”.
review-of = Review of
review-busy = Reviewing: the costliest decisions come first.
review-busy-full = Reviewing with full care; this can take a minute.
review-progress = How much of the review is done
review-stop = Stop
review-stopped = The review was stopped; what was found is shown.
review-go-on = Review again
review-full = Look with full care
review-by = How this is judged
review-by-what = From every moment the game was played on { $nodes } times in thought, with only what that player could know.
review-by-whom = Evaluator “{ $evaluator }”, version { $version }
review-graph-places = Chance of each place over the game
review-place = place { $place }
review-moment = { $where }: { $name } stands at { $worth }.
review-luck = Luck from { $source }: { $worth }.
review-keys = ← → go from decision to decision, with Shift from one costly decision to the next; Home and End lead to the beginning and the end.
review-stars = ★ is luck, ☆ bad luck.
review-balance = Luck and skill of { $name }
review-scale = Scale
review-scale-share = Winning share
review-scale-points = Points
review-bar-luck = Luck
review-bar-skill = Decisions
review-sum-share = { $name } started with a winning share of { $expected }. Luck changed that by { $luck }, everybody’s decisions by { $skill }: in all { $result }.
review-sum-points = { $name } could expect a lead of { $expected } points. Luck changed that by { $luck }, everybody’s decisions by { $skill }: in all { $result }.
review-sum-solo = { $name } could expect { $expected } points. Luck changed that by { $luck }, the decisions by { $skill }: in all { $result }.
review-accuracy = { $count ->
    [one] Accuracy { $accuracy }% over one decision.
   *[other] Accuracy { $accuracy }% over { $count } decisions.
}
review-rated = Played like { $rating } ± { $error }, where the bot “{ level-medium }” has 1000.
review-rated-widely = Played like { $rating } ± { $error }, where the bot “{ level-medium }” has 1000: a single game says little about strength.
review-adjusted = With luck taken out: a winning share of { $share } and a lead of { $points } points.
review-small = A small sample: these figures say little.
review-turn = Turn
review-round = { source-round }
review-round-card = round { $round }, card { $turn }
review-loss = Cost
review-interval = ({ $low } to { $high })
review-everybody = Everybody’s
review-only-dear = Only costly ones
review-shown = What is shown
review-before = Back
review-after = Next
review-played = { $name } played: { $move }
review-again = Try again from here
review-again-what = A new game against bots from this position ({ $where }), in the same seat. What was dealt stays; what comes next is new. It is practice: nobody else is affected.
review-again-begin = Play on
review-learn = Learn from your mistakes
review-learn-begin = { $count ->
    [0] No mistakes to learn from
    [one] Learn from one mistake
   *[other] Learn from { $count } mistakes
}
review-learn-count = { $solved } of { $count } found
review-learn-leave = Back to the review
review-learn-number = { $number } of { $count }:
review-learn-ask = You played “{ $move }”. Find something better.
review-learn-same = That is what was played; there is something better.
review-learn-worse = still costs { $share } of the win and { $points } points.
review-learn-worse-solo = still costs { $points } points.
review-learn-found = that is it!
review-learn-as-good = that is as good as the best.
review-learn-again = Try another
review-learn-give-up = Show the answer
review-learn-next = Next
review-learn-over = Done: you found { $solved } of { $count }.

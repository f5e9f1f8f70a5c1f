# Puzzles: positions with one move that is clearly the best.

puzzles-title = Puzzles
puzzles-what = Positions from bots’ games in which one move is clearly the best. Find it.
puzzles-daily = Puzzle of the day
puzzles-daily-done = Puzzle of the day, solved
puzzles-solve = Solve
puzzles-all = All puzzles
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any = any
puzzles-progress = { $solved } of { $count } solved
puzzles-none = There is no puzzle like this. Choose something else.
puzzles-all-solved = All of these are solved; they start over.
puzzles-loading = The puzzle is being set up…
puzzles-unkept = This browser keeps nothing: what you solve counts until you close the page.

puzzles-theme-keeping = Which two to keep
puzzles-theme-taking = Which card to take
puzzles-theme-completing = Completing a card
puzzles-theme-chain = Extra boxes
puzzles-theme-treasure = Points at once
puzzles-theme-room = Preparing what comes
puzzles-theme-drawing = Draw or take
puzzles-theme-exchanging = What to exchange
puzzles-theme-matching = Pairs and more
puzzles-theme-abilities = Abilities
puzzles-theme-calling = Call or not

puzzles-difficulty-easy = Easy
puzzles-difficulty-medium = Medium
puzzles-difficulty-strong = Hard
puzzles-difficulty-expert = Very hard
puzzles-found-by = Found by bots from “{ $level }” on.

puzzles-find = Find the best move.
puzzles-give-up = Show me
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-solved = Solved! That is the best move.
puzzles-solved-later = That is the best move.
puzzles-wrong = There is something better.
puzzles-shown = This was the best move.
puzzles-your-move = Your move: { $what }
puzzles-best-move = Best: { $what }
puzzles-next-best = Next best: { $what }
puzzles-costs = Costs { $share }% of the win and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzles-answer = Your answer
puzzles-about = Theme: { $theme }
puzzles-id = puzzle { $id }

## In the terminal.

puzzles-help = ? for help
puzzles-command-moves = the legal moves
puzzles-command-table = the position again
puzzles-command-show = give up and show the best move
puzzles-command-quit = leave
puzzles-making = drawing puzzles
puzzles-kept = { $file }: puzzles: { $count }, games played: { $deals }
puzzles-short = { $file }: no more was found; puzzles: { $count }, games played: { $deals }
puzzles-stopped = stopped; { $file } keeps { $count } puzzles, and the same command goes on

# The home page, what it knows of its reader, and what people say to each other at a table.

## Games that go on

home-your-turn = Continue, your turn
home-their-turn = waiting for { $names }
home-with = with { $names }
home-bot = { $name } ({ $level })
home-alone = alone
home-open-seats = { $count ->
    [one] one seat is still open
   *[other] { $count } seats are still open
}
home-remove = Remove { $game } from the list
home-removed = { $game } is off the list. Your seat stays yours: the link still leads there.
home-put-back = Put it back
home-all-games = { $count ->
    [one] Show { $count } more game
   *[other] Show { $count } more games
}

## What each choice is

home-choices = More for you
home-friends-what = Send a link; everyone plays on their own screen.
home-set-up-what = Choose seats, bots and rules first.
home-learn-what = A short first game, with explanations.
home-one-screen-what = Take turns on this device.
home-mixes = Mix in { deck-amulet } and { deck-bullet }
home-daily-what = The same cards for everyone today.
home-daily-count = { $count } of { $of } played
home-daily-streak = { $count } of { $of } played · { $streak } days in a row
home-replay-what = Open a record and step through it.

## My results

home-results = My results
home-results-what = Every finished game, your best and your average.
home-results-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
home-results-best = Your best yet: { $points }!
home-results-not-best = Your best is { $points }, on { $date }.
home-results-first = Your first game alone. Beat it next time.

## What is stored where

home-stored = What is stored where
home-storage = Storage
home-storage-full = This device has no room left. You can play on, but what is new here is lost when the page is closed.
home-storage-forbidden = This browser lets the page store nothing. You can play on, but what is new here is lost when the page is closed.

## Reactions

home-react = React
home-reaction-hello = Hello!
home-reaction-luck = Good luck!
home-reaction-bravo = Well played!
home-reaction-wow = Wow!
home-reaction-oops = Oops!
home-reaction-thinking = One moment…
home-reaction-thanks = Thanks!
home-reaction-again = Again?
home-reacted = { $name }: { $words }
home-mute = Mute { $name }
home-unmute = Hear { $name } again

## Series, seats and links

home-series = Games won at this table
home-series-wins = { $name }: { $count }
home-watch-link = A link to watch only
home-seat-link = My seat on another device
home-seat-link-what = Whoever has this code can play your seat: show it only to your own device. This device keeps the seat too.
home-seat-show = Show the code
home-seat-take = Your seat, on this device
home-seat-take-what = { $name } at this table of { $game } can then be played here too.
home-seat-take-do = Sit here
home-seat-none = This link no longer holds a seat.

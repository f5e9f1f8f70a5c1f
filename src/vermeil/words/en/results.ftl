# My results, and what is stored where: screens of their own, whose sentences come with them.

## The figures

results-none = No finished games yet. Each game you finish on this device is kept here, with its score and every move.
results-which = Which games
results-all = all games
results-against = against
results-played = games
results-won = won
results-best = best
results-mean = average
results-together = in total
results-company-solo = alone
results-company-people = people
results-company-bots = { $level } bots
results-curve = { $game }, over time
results-curve-told = { $count ->
    [one] { $count } game
   *[other] { $count } games
} since { $from }: from { $lowest } to { $highest }; the line is the average of the last ten, now { $mean }. Gold dots are wins.

## The games

results-list = Finished games
results-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
results-counted = Games on one screen, deals of a day played for practice, games that a bot finished for you and games with a deck of someone’s own are listed, but not counted in the figures.
results-place = place { $place } of { $count }
results-my-best = my best
results-stood-in = finished by a bot
results-own-deck = own deck
results-not-counted = not counted
results-no-record = The moves of this game are not on this device.
results-to-table = { page-text-to-table }
results-remove = Remove
results-remove-sure = Remove for good
results-keep = Keep it

## To another device

results-transfer = Take them with you
results-transfer-what = As one file, or by a code for another device. Games that are there already stay as they are; nothing is doubled.
results-export = Save as a file
results-import = Add games from a file
results-code = Show a code for another device
results-code-link = The link in the code
results-code-what = Open it with the other device’s camera. It works once, for { $minutes } minutes. Your games are encrypted on this device; the key is in the link and never reaches the server.
results-code-pocket = Without a server in between, results travel to another device by file.
results-came = { $came ->
    [0] Nothing new
    [one] { $came } game added
   *[other] { $came } games added
}, { $known ->
    [0] none was here already.
    [one] { $known } was here already.
   *[other] { $known } were here already.
}
results-came-for-now = They could not be stored, and stay only until the page is closed.
results-broken-too-large = This file is too large for results. Nothing was changed.
results-broken-not-json = This is not a file of results: it cannot be read. Nothing was changed.
results-broken-not-results = These are not results from Vermeil, or they were damaged on the way. Nothing was changed.
results-broken-newer = These results come from a newer Vermeil. Reload the page or update this one; nothing was changed.
results-broken-damaged = Game { $number } in this file is damaged, so nothing was added from it.
results-take = Results from another device
results-take-what = Another device has packed its finished games for this one. They are added to those here; nothing is doubled.
results-take-do = Add them here
results-take-keyless = The key is missing from this link. Scan the code again, or copy the whole link.

## What is stored where

stored-here = { page-on-device }
stored-here-what = The page keeps this in your browser, for this address only. The cookies go to this server when you play there; nothing else is sent unless you send it yourself.
stored-here-what-pocket = The page keeps this in your browser, for this address only. None of it is sent unless you send it yourself.
stored-results = Finished games, with their scores and moves
stored-results-size = { $count ->
    [0] none
    [one] { $count } game
   *[other] { $count } games
}
stored-tables = The list of your tables
stored-name = { page-your-name }
stored-likes = How you like the page: theme, sound, text view and so on
stored-language = Your language
stored-quick = Which opponents you chose last
stored-muted = Whom you have muted
stored-promises = What was promised for tomorrow’s deal
stored-device = Once you have played today’s deal: a cookie by which this browser is recognised there (400 days)
stored-puzzles = Puzzles you have solved
stored-decks = Decks and mixes of your own
stored-mixes = { stored-decks }
stored-family = Who plays in your family, and with what help
stored-other = More of the page: { $key }
stored-seats = For each table, a cookie that holds your seat (30 days; only our server can read it)
stored-seats-size = { $count ->
    [0] none
    [one] at most { $count } table
   *[other] at most { $count } tables
}
stored-pocket = The games of this edition, every move, and what its bots have worked out
stored-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
stored-there = On the server
stored-there-what = Every table with the names at it, what was played and when: that is how a game survives a power cut. Seats are held by random tokens, of which the server keeps only a fingerprint. No account, no e-mail address, no advertising, nobody else’s servers.
stored-there-addresses = Your network address is used to keep single visitors from taking everything, and is kept in memory only, except as the fingerprints below. Whoever runs this server may write a log of their own.
stored-there-daily = For today’s deal: fingerprints of that cookie and, with a salt that changes daily, of your address; your table and your score. No name.
stored-there-drops = Results that travel by a code wait here encrypted, for ten minutes at most, with a fingerprint of the address they came from, under a key that is new whenever the server starts.
stored-there-link = A table’s link is all that is needed to watch it, and to replay it once it is over. Forgetting on this device does not delete tables on the server: others play there too.
stored-there-pocket = Nothing: this edition has no server. All of it is on this device.
stored-forget = Forget everything on this device
stored-forget-what = Name, settings, seats, results: all of it, for good. Games you are in go on without you.
stored-forget-sure = Forget everything?
stored-forget-seats = { $count ->
    [0] No table of yours is on the list.
    [one] You lose your seat at { $count } table; nobody can give it back.
   *[other] You lose your seats at { $count } tables; nobody can give them back.
}
stored-forget-export = Save my results first
stored-forget-do = Forget it all
stored-forget-not = Keep everything
stored-forgotten = Forgotten. This device knows nothing of you any more.
stored-not-forgotten = Some of it could not be deleted: { $what }. Close other tabs of this page and try again.

## The card of a shared link

preview-invites = { $name } invites you. { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
preview-playing = Watch { $names } play.
preview-daily-of = The deals of { $date }
preview-over = A finished game with { $names }. Watch it again, move by move.

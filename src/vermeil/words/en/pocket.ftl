# What only the pocket edition says (docs/pocket.md).

pocket-title = In your pocket
pocket-loading = The games are being loaded…
pocket-online = Everything runs in this browser; nothing you do is sent anywhere.
pocket-offline = Everything runs in this browser, and without a network too. Nothing you do is sent anywhere.
pocket-trouble = The games could not be loaded: most likely the network was lost on the way. If it stays so, this browser is too old for them.
pocket-refused = This browser has no room left to store your games. What you see is kept, but nothing more can happen until there is room again.
pocket-memory = This browser stores no games: they end when the page is closed. “Save all games” keeps them in a file.
pocket-busy = This browser can’t do that now; try again in a moment.
pocket-fresh = A new edition is ready. Your games stay.
pocket-set-up = Set up a table
pocket-save = Save all games
pocket-saved = All games are in one file now.
pocket-read = Read games from a file
pocket-read-games = { $came ->
    [0] No new games
    [one] One game has come in
   *[other] { $came } games have come in
  }{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
  }
pocket-not-games = This is not a file of saved games. Nothing has changed.
pocket-read-other = { $count ->
    [one] One has gone on differently here; yours stays.
   *[other] { $count } have gone on differently here; yours stay.
  }
pocket-apart = This edition plays on this device: alone, against bots, or with friends at one screen. To play with friends on other screens you need a server.
pocket-own-server = Anyone can run one:
pocket-to-server = To the server
pocket-edition = Edition { $name }

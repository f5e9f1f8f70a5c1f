# The deals of the day.

daily-opening = The deals of the day are being fetched…
daily-what = Everyone gets the same cards. Your first try counts, without hints; after that, practise as often as you like.
daily-ends = Today ends in { $hours } h { $minutes } min, at midnight UTC.
daily-closing = This day is over. Whoever began in time can finish until one o’clock (UTC).
daily-over = This day is over: here is how it ended. Its deals can be practised.
daily-over-unranked = An earlier day. Its deals can still be played.
daily-unranked = Without a server there is no ranking: the cards come from the date, so everyone gets the same ones, and anyone could work them out beforehand.
daily-solo = Alone
daily-bot = Against a bot ({ $level })
daily-continue = Continue
daily-practise = Practise
daily-share = Share
daily-my-game = My game
daily-counts = Your first try has begun: it counts.
daily-first-counts = Your first try counts.
daily-finished = { $count ->
    [0] Nobody has finished yet.
    [one] One player has finished.
   *[other] { $count } players have finished.
  }
daily-left = You left before the end. The first try is gone.
daily-full = Enough first tries have counted today from your network address. You can still practise.
daily-late = You finished after the day was over, so it doesn’t count.
daily-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
daily-points-to = { $points } to { $rival }
daily-won = Won, { $points } to { $rival }
daily-lost = Lost, { $points } to { $rival }
daily-level = Level, { $points } to { $rival }
daily-beaten = Ahead of { $count } of { $of } bots
daily-first-to-finish = You are the first to finish.
daily-only-one = Nobody else finished this deal.
daily-better = { $count ->
    [one] Better than { $percent }% (one other so far)
   *[other] Better than { $percent }% of { $count } others
  }
daily-better-level = { $count ->
    [one] Level with the one other so far
   *[other] Better than { $percent }% of { $count } others ({ $level } level, counted half)
  }
daily-table = { page-daily-table }
daily-who = Who
daily-column-points = Points
daily-column-lead = Lead
daily-you = You
daily-you-late = You (too late)
daily-bot-of = Bot, { $level }
daily-best-of = Best of { $count }
daily-middle-of = Median of { $count }
daily-bots-play = The bots are still playing this deal.
daily-missed = You didn’t play this deal.
daily-unplayed = Nobody played this deal.
daily-streak = { $count ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
daily-longest = { $count ->
    [one] Longest: 1 day
   *[other] Longest: { $count } days
  }
daily-days = Earlier days
daily-days-what = Each can be practised. A dot marks the days you played in time.
daily-kept = played in time
daily-share-what = Shows your score and how the bots did, and nothing of the cards.
daily-share-text = As text
daily-send = Send
daily-copy = Copy the text
daily-save-picture = Save the picture
daily-picture-saved = The picture is saved.
daily-fair = Is it fair?
daily-fair-how = The server draws each day’s cards from secret randomness the day before, and publishes a fingerprint (SHA-256) of each. The deals open when the day begins; an hour after it ends the seeds are shown, and anyone can check that they match and deal the same cards. Bots play the same deals, but what they scored is shown only after your own first try. The score is what the server’s own table counted.
daily-drawn-late = This server was not running the day before, so these deals were not promised in advance.
daily-promise-kept = This browser saw the fingerprints the day before: they are the same.
daily-promise-broken = This browser saw other fingerprints the day before. Something is wrong here.
daily-seed = Seed:
daily-seed-fits = matches
daily-seed-wrong = does not match!
daily-no-check = This browser can’t check it on a page without https.
daily-tomorrow = Promised for { $date }
daily-cant = What can’t be prevented
daily-cant-what = Somebody may try the deal in another browser first, be told the cards by a friend, or ask a program for advice. Without accounts no server can know. Whoever leaves a poor first try is not ranked, but gets no other. From one address only a few first tries count, and a second try from the same browser never does. Whoever runs the server could look.
daily-stored = What is stored
daily-stored-what = A cookie by which this browser is recognised here; on the server a fingerprint of it, your table and your score. No name goes into the ranking, and addresses are kept only as fingerprints that change each day.
daily-terminal-play = Play with `vermeil daily { $server } GAME`, against the bot with --bot.

# Die Spiele des Tages.

daily-opening = Die Spiele des Tages werden geholt …
daily-what = Alle bekommen dieselben Karten. Dein erster Versuch zählt, ohne Tipps; danach kannst du üben, so oft du magst.
daily-ends = Der Tag endet in { $hours } Std. { $minutes } Min., um Mitternacht UTC.
daily-closing = Dieser Tag ist vorbei. Wer rechtzeitig begonnen hat, kann bis ein Uhr (UTC) zu Ende spielen.
daily-over = Dieser Tag ist vorbei: So ging er aus. Seine Spiele kannst du üben.
daily-over-unranked = Ein vergangener Tag. Seine Spiele kannst du noch spielen.
daily-unranked = Ohne Server gibt es keine Rangliste: Die Karten folgen aus dem Datum. So bekommen alle dieselben, und alle könnten sie vorher ausrechnen.
daily-solo = Allein
daily-bot = Gegen einen Bot ({ $level })
daily-continue = Weiterspielen
daily-practise = Üben
daily-share = Teilen
daily-my-game = Meine Partie
daily-counts = Dein erster Versuch läuft: Er zählt.
daily-first-counts = Dein erster Versuch zählt.
daily-finished = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Leute sind fertig.
  }
daily-left = Du bist vor dem Ende gegangen. Der erste Versuch ist verbraucht.
daily-full = Von deiner Netzadresse haben heute schon genug erste Versuche gezählt. Üben kannst du trotzdem.
daily-late = Du wurdest erst nach dem Ende des Tages fertig, darum zählt es nicht.
daily-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
daily-points-to = { $points } zu { $rival }
daily-won = Gewonnen, { $points } zu { $rival }
daily-lost = Verloren, { $points } zu { $rival }
daily-level = Gleichstand, { $points } zu { $rival }
daily-beaten = Vor { $count } von { $of } Bots
daily-first-to-finish = Vor dir ist noch niemand fertig.
daily-only-one = Sonst hat es niemand zu Ende gespielt.
daily-better = { $count ->
    [one] Besser als { $percent } % (bisher eine weitere Person)
   *[other] Besser als { $percent } % von { $count } anderen
  }
daily-better-level = { $count ->
    [one] Gleichauf mit der bisher einzigen anderen Person
   *[other] Besser als { $percent } % von { $count } anderen ({ $level } gleichauf, halb gezählt)
  }
daily-table = { page-daily-table }
daily-who = Wer
daily-column-points = Punkte
daily-column-lead = Vorsprung
daily-you = Du
daily-you-late = Du (zu spät)
daily-bot-of = Bot, { $level }
daily-best-of = Das Beste von { $count }
daily-middle-of = Median von { $count }
daily-bots-play = Die Bots spielen diese Karten noch.
daily-missed = Dieses Spiel hast du nicht gespielt.
daily-unplayed = Dieses Spiel hat niemand gespielt.
daily-streak = { $count ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
daily-longest = { $count ->
    [one] Längste Serie: 1 Tag
   *[other] Längste Serie: { $count } Tage
  }
daily-days = Tage davor
daily-days-what = Jeden kannst du üben. Ein Punkt zeigt, welche du rechtzeitig gespielt hast.
daily-kept = rechtzeitig gespielt
daily-share-what = Zeigt deine Punkte und wie die Bots abschnitten, und nichts von den Karten.
daily-share-text = Als Text
daily-send = Senden
daily-copy = Text kopieren
daily-save-picture = Bild speichern
daily-picture-saved = Das Bild ist gespeichert.
daily-fair = Ist das fair?
daily-fair-how = Am Vortag lost der Server die Karten jedes Tages geheim aus und veröffentlicht von jedem Spiel einen Fingerabdruck (SHA-256). Mit dem Tag werden die Spiele geöffnet; eine Stunde nach seinem Ende werden die Startwerte gezeigt, und alle können nachprüfen, dass sie passen und dieselben Karten ergeben. Bots spielen dieselben Karten, aber ihre Punkte siehst du erst nach deinem eigenen ersten Versuch. Es zählt, was der Tisch des Servers gezählt hat.
daily-drawn-late = Dieser Server lief am Vortag nicht, darum waren diese Spiele nicht vorher versprochen.
daily-promise-kept = Dieser Browser hat die Fingerabdrücke am Vortag gesehen: Es sind dieselben.
daily-promise-broken = Dieser Browser hat am Vortag andere Fingerabdrücke gesehen. Hier stimmt etwas nicht.
daily-seed = Startwert:
daily-seed-fits = passt
daily-seed-wrong = passt nicht!
daily-no-check = Auf einer Seite ohne https kann dieser Browser das nicht prüfen.
daily-tomorrow = Versprochen für den { $date }
daily-cant = Was sich nicht verhindern lässt
daily-cant-what = Jemand kann die Karten zuerst in einem anderen Browser spielen, sie von Freunden erfahren oder ein Programm um Rat fragen. Ohne Konten kann das kein Server wissen. Wer einen schlechten ersten Versuch abbricht, steht nicht in der Rangliste, bekommt aber keinen anderen. Von einer Adresse zählen nur wenige erste Versuche, und ein zweiter aus demselben Browser nie. Wer den Server betreibt, könnte nachsehen.
daily-stored = Was gespeichert wird
daily-stored-what = Ein Cookie, an dem dieser Browser hier wiedererkannt wird; auf dem Server ein Fingerabdruck davon, dein Tisch und deine Punkte. In die Rangliste kommt kein Name, und Adressen nur als Fingerabdrücke, die täglich wechseln.
daily-terminal-play = Spielen mit `vermeil daily { $server } SPIEL`, gegen den Bot mit --bot.

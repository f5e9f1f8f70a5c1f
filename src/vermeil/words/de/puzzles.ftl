# Rätsel: Stellungen mit einem Zug, der klar der beste ist.

puzzles-title = Rätsel
puzzles-what = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist. Finde ihn.
puzzles-daily = Rätsel des Tages
puzzles-daily-done = Rätsel des Tages, gelöst
puzzles-solve = Lösen
puzzles-all = Alle Rätsel
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-any = egal
puzzles-progress = { $solved } von { $count } gelöst
puzzles-none = So ein Rätsel gibt es nicht. Wähle etwas anderes.
puzzles-all-solved = Davon sind alle gelöst; sie beginnen von vorn.
puzzles-loading = Das Rätsel wird aufgebaut …
puzzles-unkept = Dieser Browser merkt sich nichts: Was du löst, zählt, bis du die Seite schließt.

puzzles-theme-keeping = Welche zwei behalten
puzzles-theme-taking = Welche Karte nehmen
puzzles-theme-completing = Eine Karte fertig machen
puzzles-theme-chain = Zusatzfelder
puzzles-theme-treasure = Punkte sofort
puzzles-theme-room = Kommendes vorbereiten
puzzles-theme-drawing = Ziehen oder nehmen
puzzles-theme-exchanging = Was tauschen
puzzles-theme-matching = Paare und mehr
puzzles-theme-abilities = Fähigkeiten
puzzles-theme-calling = Rufen oder nicht

puzzles-difficulty-easy = Leicht
puzzles-difficulty-medium = Mittel
puzzles-difficulty-strong = Schwer
puzzles-difficulty-expert = Sehr schwer
puzzles-found-by = Das finden Bots ab „{ $level }“.

puzzles-find = Finde den besten Zug.
puzzles-give-up = Zeig ihn mir
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-solved = Gelöst! Das ist der beste Zug.
puzzles-solved-later = Das ist der beste Zug.
puzzles-wrong = Es gibt etwas Besseres.
puzzles-shown = Das war der beste Zug.
puzzles-your-move = Dein Zug: { $what }
puzzles-best-move = Das Beste: { $what }
puzzles-next-best = Das Zweitbeste: { $what }
puzzles-costs = Kostet { $share } % Siegchance und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
puzzles-answer = Deine Antwort
puzzles-about = Thema: { $theme }
puzzles-id = Rätsel { $id }

## Im Terminal.

puzzles-help = ? zeigt die Hilfe
puzzles-command-moves = die erlaubten Züge
puzzles-command-table = noch einmal die Stellung
puzzles-command-show = aufgeben und den besten Zug zeigen
puzzles-command-quit = aufhören
puzzles-making = Rätsel werden gesucht
puzzles-kept = { $file }: Rätsel: { $count }, gespielte Partien: { $deals }
puzzles-short = { $file }: mehr fand sich nicht; Rätsel: { $count }, gespielte Partien: { $deals }
puzzles-stopped = angehalten; { $file } behält { $count } Rätsel, und derselbe Befehl macht weiter

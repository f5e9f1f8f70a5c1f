# What only the pocket edition says (docs/pocket.md).

pocket-title = In der Tasche
pocket-loading = Die Spiele werden geladen …
pocket-online = Alles läuft in diesem Browser; nichts, was du tust, wird irgendwohin gesendet.
pocket-offline = Alles läuft in diesem Browser, auch ohne Netz. Nichts, was du tust, wird irgendwohin gesendet.
pocket-trouble = Die Spiele konnten nicht geladen werden: Wahrscheinlich ist unterwegs das Netz abgebrochen. Bleibt es so, ist dieser Browser zu alt für sie.
pocket-refused = Dieser Browser hat keinen Platz mehr, um deine Partien zu speichern. Was du siehst, ist gespeichert, aber weiter geht es erst, wenn wieder Platz ist.
pocket-memory = Dieser Browser speichert keine Partien: Sie enden, wenn die Seite geschlossen wird. „Alle Partien sichern“ hebt sie in einer Datei auf.
pocket-busy = Dieser Browser kann das gerade nicht; versuch es gleich noch einmal.
pocket-fresh = Eine neue Ausgabe ist bereit. Deine Partien bleiben.
pocket-set-up = Tisch einrichten
pocket-save = Alle Partien sichern
pocket-saved = Alle Partien sind jetzt in einer Datei.
pocket-read = Partien aus einer Datei lesen
pocket-read-games = { $came ->
    [0] Keine neuen Partien
    [one] Eine Partie ist dazugekommen
   *[other] { $came } Partien sind dazugekommen
  }{ $known ->
    [0] .
    [one] ; eine war schon da.
   *[other] ; { $known } waren schon da.
  }
pocket-not-games = Das ist keine Datei mit gesicherten Partien. Es hat sich nichts geändert.
pocket-read-other = { $count ->
    [one] Eine ging hier anders weiter; deine bleibt.
   *[other] { $count } gingen hier anders weiter; deine bleiben.
  }
pocket-apart = Diese Ausgabe spielt auf diesem Gerät: allein, gegen Bots oder mit Freunden an einem Bildschirm. Für Freunde an anderen Bildschirmen braucht es einen Server.
pocket-own-server = Jeder kann einen betreiben:
pocket-to-server = Zum Server
pocket-edition = Ausgabe { $name }

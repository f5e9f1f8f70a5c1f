# Meine Ergebnisse, und was wo gespeichert ist: eigene Seiten, deren Sätze mit ihnen kommen.

## Die Zahlen

results-none = Noch keine beendete Partie. Jede Partie, die du auf diesem Gerät zu Ende spielst, steht dann hier, mit Wertung und allen Zügen.
results-which = Welche Partien
results-all = alle Spiele
results-against = gegen
results-played = Partien
results-won = Siege
results-best = Bestwert
results-mean = Schnitt
results-together = zusammen
results-company-solo = allein
results-company-people = Menschen
results-company-bots = Bots ({ $level })
results-curve = { $game } im Lauf der Zeit
results-curve-told = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} seit dem { $from }: von { $lowest } bis { $highest }; die Linie ist der Schnitt der letzten zehn, jetzt { $mean }. Goldene Punkte sind Siege.

## Die Partien

results-list = Beendete Partien
results-more = { $count ->
    [one] { $count } weitere zeigen
   *[other] { $count } weitere zeigen
}
results-counted = Partien an einem Bildschirm, zur Übung gespielte Spiele des Tages, Partien, die ein Bot für dich zu Ende gespielt hat, und Partien mit eigenen Kartensätzen stehen in der Liste, zählen aber nicht in den Zahlen.
results-place = Platz { $place } von { $count }
results-my-best = mein Bestwert
results-stood-in = von einem Bot beendet
results-own-deck = eigener Kartensatz
results-not-counted = zählt nicht
results-no-record = Die Züge dieser Partie sind nicht auf diesem Gerät.
results-to-table = { page-text-to-table }
results-remove = Entfernen
results-remove-sure = Endgültig entfernen
results-keep = Behalten

## Auf ein anderes Gerät

results-transfer = Zum Mitnehmen
results-transfer-what = Als eine Datei, oder mit einem Code für ein anderes Gerät. Partien, die dort schon sind, bleiben, wie sie sind; nichts wird doppelt.
results-export = Als Datei speichern
results-import = Partien aus einer Datei hinzufügen
results-code = Code für ein anderes Gerät zeigen
results-code-link = Der Link im Code
results-code-what = Öffne ihn mit der Kamera des anderen Geräts. Er gilt einmal, { $minutes } Minuten lang. Deine Partien werden auf diesem Gerät verschlüsselt; der Schlüssel steht im Link und kommt nie zum Server.
results-code-pocket = Ohne einen Server dazwischen kommen Ergebnisse als Datei auf ein anderes Gerät.
results-came = { $came ->
    [0] Nichts Neues
    [one] { $came } Partie hinzugefügt
   *[other] { $came } Partien hinzugefügt
}, { $known ->
    [0] keine war schon hier.
    [one] { $known } war schon hier.
   *[other] { $known } waren schon hier.
}
results-came-for-now = Sie konnten nicht gespeichert werden und bleiben nur, bis du die Seite schließt.
results-broken-too-large = Diese Datei ist zu groß für Ergebnisse. Es wurde nichts geändert.
results-broken-not-json = Das ist keine Ergebnisdatei: Sie lässt sich nicht lesen. Es wurde nichts geändert.
results-broken-not-results = Das sind keine Ergebnisse von Vermeil, oder sie wurden unterwegs beschädigt. Es wurde nichts geändert.
results-broken-newer = Diese Ergebnisse kommen von einem neueren Vermeil. Lade die Seite neu oder aktualisiere dieses; es wurde nichts geändert.
results-broken-damaged = Partie { $number } in dieser Datei ist beschädigt, deshalb wurde nichts aus ihr übernommen.
results-take = Ergebnisse von einem anderen Gerät
results-take-what = Ein anderes Gerät hat seine beendeten Partien für dieses eingepackt. Sie kommen zu denen hier dazu; nichts wird doppelt.
results-take-do = Hier hinzufügen
results-take-keyless = In diesem Link fehlt der Schlüssel. Scanne den Code noch einmal, oder kopiere den ganzen Link.

## Was wo gespeichert ist

stored-here = { page-on-device }
stored-here-what = Das hebt die Seite in deinem Browser auf, nur für diese Adresse. Die Cookies gehen an diesen Server, wenn du dort spielst; sonst wird nichts davon verschickt, wenn du es nicht selbst tust.
stored-here-what-pocket = Das hebt die Seite in deinem Browser auf, nur für diese Adresse. Nichts davon wird verschickt, wenn du es nicht selbst tust.
stored-results = Beendete Partien mit Wertung und Zügen
stored-results-size = { $count ->
    [0] keine
    [one] { $count } Partie
   *[other] { $count } Partien
}
stored-tables = Die Liste deiner Tische
stored-name = { page-your-name }
stored-likes = Wie du die Seite magst: Farben, Ton, Textansicht und so weiter
stored-language = Deine Sprache
stored-quick = Welche Gegner du zuletzt gewählt hast
stored-muted = Wen du stummgeschaltet hast
stored-promises = Was für das Spiel von morgen versprochen wurde
stored-device = Wenn du das Spiel des Tages gespielt hast: ein Cookie, an dem dieser Browser dort wiedererkannt wird (400 Tage)
stored-puzzles = Welche Rätsel du gelöst hast
stored-decks = Deine eigenen Kartensätze und Mischungen
stored-mixes = { stored-decks }
stored-family = Wer in deiner Familie mitspielt, und mit welcher Hilfe
stored-other = Weiteres von der Seite: { $key }
stored-seats = Für jeden Tisch ein Cookie, das deinen Platz hält (30 Tage; nur unser Server kann es lesen)
stored-seats-size = { $count ->
    [0] keine
    [one] höchstens { $count } Tisch
   *[other] höchstens { $count } Tische
}
stored-pocket = Die Partien dieser Ausgabe, jeder Zug, und was ihre Bots berechnet haben
stored-characters = { $count ->
    [one] { $count } Zeichen
   *[other] { $count } Zeichen
}
stored-there = Auf dem Server
stored-there-what = Jeder Tisch mit den Namen daran, was gespielt wurde und wann: So übersteht eine Partie einen Stromausfall. Plätze werden durch Zufallsschlüssel gehalten, von denen der Server nur einen Fingerabdruck aufhebt. Kein Konto, keine E-Mail-Adresse, keine Werbung, keine fremden Server.
stored-there-addresses = Deine Netzadresse dient dazu, dass niemand alles für sich beansprucht, und steht nur im Arbeitsspeicher, außer als die Fingerabdrücke weiter unten. Wer diesen Server betreibt, kann ein eigenes Protokoll führen.
stored-there-daily = Für das Spiel des Tages: Fingerabdrücke dieses Cookies und, mit täglich neuem Salz, deiner Adresse; dein Tisch und deine Punkte. Kein Name.
stored-there-drops = Ergebnisse, die mit einem Code reisen, warten hier verschlüsselt, höchstens zehn Minuten, mit einem Fingerabdruck der Adresse, von der sie kommen; dessen Schlüssel ist nach jedem Start des Servers neu.
stored-there-link = Der Link eines Tisches genügt, um zuzuschauen und die Partie nach ihrem Ende nachzuspielen. Vergessen auf diesem Gerät löscht keine Tische auf dem Server: Dort spielen auch andere.
stored-there-pocket = Nichts: Diese Ausgabe hat keinen Server. Alles ist auf diesem Gerät.
stored-forget = Alles auf diesem Gerät vergessen
stored-forget-what = Name, Einstellungen, Plätze, Ergebnisse: alles, endgültig. Partien, in denen du sitzt, gehen ohne dich weiter.
stored-forget-sure = Alles vergessen?
stored-forget-seats = { $count ->
    [0] Auf der Liste steht kein Tisch von dir.
    [one] Du verlierst deinen Platz an { $count } Tisch; niemand kann ihn zurückgeben.
   *[other] Du verlierst deine Plätze an { $count } Tischen; niemand kann sie zurückgeben.
}
stored-forget-export = Erst meine Ergebnisse speichern
stored-forget-do = Alles vergessen
stored-forget-not = Alles behalten
stored-forgotten = Vergessen. Dieses Gerät weiß nichts mehr von dir.
stored-not-forgotten = Ein Teil ließ sich nicht löschen: { $what }. Schließe andere Tabs dieser Seite und versuche es noch einmal.

## Die Karte eines geteilten Links

preview-invites = { $name } lädt dich ein. { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-playing = Zuschauen: { $names } am Tisch.
preview-daily-of = Die Spiele vom { $date }
preview-over = Eine beendete Partie: { $names }. Sieh sie dir Zug für Zug an.

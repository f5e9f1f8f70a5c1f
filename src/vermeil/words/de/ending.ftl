# Wie ein Spiel und eine Runde zu Ende erzählt und noch einmal gezeigt werden.

## Das Urteil

end-you-win = Du gewinnst!
end-you-win-by = Du gewinnst mit { $count } Vorsprung!
end-you-share = Du teilst dir den Sieg mit { $names }
end-you-reach = { $count ->
    [one] Du erreichst { $count } Punkt
   *[other] Du erreichst { $count } Punkte
}
end-wins-by = { $name } gewinnt mit { $count } Vorsprung!
end-you-behind = { $count ->
    [one] Dir fehlt { $count } Punkt.
   *[other] Dir fehlen { $count } Punkte.
}
end-you-behind-of = { $count ->
    [one] Platz { $place } von { $players } für dich; dir fehlt { $count } Punkt.
   *[other] Platz { $place } von { $players } für dich; dir fehlen { $count } Punkte.
}
end-you-tied = Du hast genauso viele Punkte.
end-fewest = Wer die wenigsten Punkte hat, gewinnt.

## Neben der Wertung

end-tell-all = Alles auf einmal zeigen
end-boards = Am Ende der Partie
end-boards-whose = Wessen Karten
end-rounds = Die Runden
end-more = Mehr
end-fairness = Fairness
end-show-turn = Diesen Zug zeigen

## Eine Runde

end-counts = { $card }, zählt { $count }
end-village-says = { $who }: { $story }

## Noch einmal ansehen

end-step-done = { $name } ist fertig.
end-step-end = { $name } beendet den Zug.
end-step-go = { $name } macht weiter.
end-step-set = { $name } wählt eine Karte, um mehrere zu tauschen.
end-step-hidden = { $name } entscheidet; die anderen sehen es noch nicht.
end-turn-of = Zug { $turn } von { $count }
end-turn-back = Einen Zug zurück
end-turn-on = Einen Zug weiter
end-replay-keys = Pfeiltasten gehen schrittweise, Bild auf und Bild ab zugweise, Pos1 und Ende springen, die Leertaste spielt ab.
end-go-to-step = Zu Schritt { $step }

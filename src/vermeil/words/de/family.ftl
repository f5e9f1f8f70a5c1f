# Familientische: mehrere an einem Bildschirm, mit Hilfe für alle, die sie möchten, und Lob, das stimmt.

family-what = Alle spielen an diesem Bildschirm. Ihr dürft so viel zurücknehmen, wie ihr wollt, und wer Hilfe möchte, bekommt sie.
family-game = Spiel
family-open = Auf einem Tablet oder einem größeren Bildschirm sieht man alle Karten nebeneinander. Nur die ersten Karten wählt ihr nacheinander.
family-hidden = In diesem Spiel sind die Dörfer geheim: Ihr gebt das Gerät weiter, und zurücknehmen geht nur so weit wie nach den Regeln.
family-who = Wer
family-person = ein Mensch
family-bot = ein Bot
family-nobody = niemand
family-name = Name
family-help = Hilfe
family-help-what = Hilfe heißt: Tipps, und was ein Zug bringt, bevor man ihn macht. Alle können sie im Spiel ein- und ausschalten.
family-same-name = Zwei haben denselben Namen.
family-large = Große Schrift
family-take-back = Zurücknehmen
family-one-by-one = Nacheinander
family-side-by-side = Nebeneinander
family-first-card = { $who } hat die erste Karte fertig!
family-card = { $who } hat noch eine Karte fertig, jetzt sind es { $count }.
family-cup = { $who } hat eine Münzreihe voll: { $count ->
    [0] kein Pokal mehr übrig, aber voll!
   *[other] ein Pokal für { $count }!
}
family-colour = { $who } hat ein Farbfeld gewonnen!
family-best = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, so viele wie noch nie. Bisher waren es { $before }.
family-more = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $more } mehr als beim letzten Mal.
family-done = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $count ->
    [one] eine Karte fertig.
   *[other] { $count } Karten fertig.
}
family-played = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, bis zum Ende gespielt.

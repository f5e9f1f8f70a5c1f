# Beginn des Spielens.

play-at = Vermeil ist unter { $address } (Strg-C beendet es; jedes Spiel bleibt erhalten).
play-running = Vermeil läuft schon, unter { $address }.
play-link = Der Tisch ist unter { $address }.

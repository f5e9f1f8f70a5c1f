# Analysen beendeter Partien: was Entscheidungen kosteten und was Glück war.

coach-title = Analyse von { $game }
coach-by = Bewerter { $name } { $version }, Sorgfalt { $care }, { $nodes } Probespiele je Moment
coach-sum-share = { $who }: Ergebnis { $result } = erwartet { $expected } + Glück { $luck } − eigene Verluste { $losses } + Fügung { $fortune } + die anderen { $others } (Siegchance)
coach-sum-points = { $who }: Ergebnis { $result } = erwartet { $expected } + Glück { $luck } − eigene Verluste { $losses } + Fügung { $fortune } + die anderen { $others } (Vorsprung in Punkten)
coach-figures = { $who }: Genauigkeit { $accuracy } %, { $rate } Siege verloren je 1000 Entscheidungen, um Glück bereinigt { $share } Siegchance und { $points } Punkte
coach-decimal = ,
coach-small = kleine Stichprobe
coach-graph = Siegchance im Lauf der Partie
coach-sum-solo = { $who }: Ergebnis { $result } = erwartet { $expected } + Glück { $luck } − eigene Verluste { $losses } + Fügung { $fortune } (Punkte)
coach-figures-solo = { $who }: Genauigkeit { $accuracy } %, um Glück bereinigt { $points } Punkte
coach-graph-solo = Erwartete Punkte im Lauf der Partie
coach-dear = Was am meisten kostete
coach-nothing-dear = Nichts, was klar schlechter war als eine andere Wahl.
coach-kinds = Verluste nach Art der Entscheidung
coach-sources = Glück nach Herkunft
coach-column-line = Zeile
coach-column-who = wer
coach-column-kind = Art
coach-column-played = gespielt
coach-column-better = besser
coach-column-share = Chance verloren
coach-column-points = Punkte verloren
coach-column-mark = Urteil
coach-column-count = wie viele
coach-column-record = Aufzeichnung
coach-column-accuracy = Genauigkeit
coach-column-rate = verloren je 1000
coach-column-luck = Glück
coach-column-luck-share = Glück (Chance)
coach-column-luck-points = Glück (Punkte)
coach-mark-blunder = grober Fehler
coach-mark-mistake = Fehler
coach-mark-inaccuracy = Ungenauigkeit
coach-mark-unclear = unklar
coach-mark-best = der beste Zug
coach-mark-only = { hint-only }
coach-mark-good = gut
coach-kind-keeping = Behalten
coach-kind-crossing = Ankreuzen
coach-kind-owed = Zusatzfelder
coach-kind-taking = Nehmen
coach-kind-confirming = Bestätigen
coach-kind-drawing = Ziehen oder Nehmen
coach-kind-exchanging = Tauschen
coach-kind-abilities = Fähigkeiten
coach-kind-calling = Ruf zur Abstimmung
coach-source-deal = das Austeilen
coach-source-display = die erste Auslage
coach-source-start = der Startspieler
coach-source-pattern = Muster
coach-source-refill = Nachfüllen
coach-source-draw = gezogene Karten
coach-source-extra = zusätzliche Karten
coach-source-witch = angesehene Karten des Stapels
coach-source-shown = aufgedeckte Karten
coach-source-top = aufgedeckte Karten auf dem Stapel
coach-source-count = in die Ablage gezählte Karten
coach-source-shuffle = gemischte Dörfer
coach-source-looks = erste Blicke
coach-my-play =
    Wie ich spiele: { $count } { $count ->
        [one] Spiel
       *[other] Spiele
    }
coach-skipped = { $file } wurde übersprungen: { $why }
coach-working = Analyse
coach-rated = { $who }: spielte wie { $rating } ± { $error }
coach-turns = Alle Entscheidungen
coach-lost = Kostete { $share_loss } Siegchance ({ $share_low } bis { $share_high }) und { $points_loss } Punkte ({ $points_low } bis { $points_high }).
coach-lost-solo = Kostete { $points_loss } Punkte ({ $points_low } bis { $points_high }).
coach-part-expected = erwartet
coach-part-luck = Glück
coach-part-losses = eigene Verluste
coach-part-fortune = Fügung
coach-part-others = die anderen
coach-part-result = Ergebnis
coach-levels = Im Vergleich mit den Stufen
coach-over-time = Im Lauf der Zeit
coach-column-level = Stufe
coach-column-rating = Spielstärke
coach-column-slip = Punkte je Entscheidung verloren
coach-my-rating =
    { $game }, { $count } { $count ->
        [one] Spiel
       *[other] Spiele
    }: gespielt wie { $rating } ± { $error }
coach-trend = { $game }: { $early } Punkte je Entscheidung verloren in der ersten Hälfte der Spiele, { $late } in der zweiten
coach-me = du

# What the browser page says around the boards.

page-close = Schließen
page-decision = Die Entscheidung
page-refused = Das geht nicht.
page-hint-says = Tipp:

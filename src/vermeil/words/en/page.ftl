# What the browser page says around the boards.

page-close = Close
page-decision = The decision
page-refused = That does not work.
page-hint-says = Hint:

# What the browser page says around the boards.

page-close = Cerrar
page-decision = La decisión
page-refused = Eso no se puede.
page-hint-says = Consejo:

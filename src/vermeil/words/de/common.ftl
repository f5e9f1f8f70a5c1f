# Was alle Teile von Vermeil sagen.

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# What every part of Vermeil says.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Lo que dicen todas las partes de Vermeil.

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

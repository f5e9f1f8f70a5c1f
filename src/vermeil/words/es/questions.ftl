# Lo que se pregunta a quien juega, en una frase.

## Los juegos de revelar y tachar.

question-keep = Quédate con dos de tus cuatro cartas.
question-pattern = Tacha el patrón en una de tus cartas, o una sola casilla.
question-owed = { $count ->
    [one] Tacha una casilla más en cualquiera de tus cartas.
   *[other] Tacha { $count } casillas más en cualquiera de tus cartas, una tras otra.
}
question-confirm = Confirma lo que has tachado, o deshazlo.
question-pick = Toma una carta nueva: una del expositor, o la de arriba del mazo sin verla.

## Silver Coin: el turno.

question-peek = Mira dos de tus cartas.

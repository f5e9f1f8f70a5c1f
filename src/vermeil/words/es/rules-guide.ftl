# Las reglas en breve: objetivo, turno, puntos y ejemplos, antes de las numeradas.

guide-contents = Contenido
guide-goal = Objetivo
guide-turn = Un turno
guide-scoring = Puntos
guide-symbols = Lo que hay en la mesa
guide-tap = En la mesa, toca o pulsa cualquiera de estas cosas para ver qué significa; en tus propias cartas mantén el dedo encima, pulsa con el botón derecho o usa la tecla «?».
guide-example = Una puntuación final
guide-numbers = Las reglas por número
guide-print = Imprimir
guide-rounds = Rondas
guide-token = Moneda de plata
guide-points = Puntos
guide-call = { sc-do-call }
guide-exchange = Cambiar
guide-abilities = Habilidades
guide-mix = Barajas y mezclas

## Silver & Gold

guide-sg-goal = Completa cartas de isla y reúne monedas, copas y palmeras. Tras cuatro rondas de siete turnos gana quien tenga más puntos.
guide-sg-turn-1 = Se descubre la primera carta de expedición; su patrón vale para todos.
guide-sg-turn-2 = Todos a la vez: tacha el patrón entero en una de tus dos cartas, girado o reflejado como quieras, o en su lugar una sola casilla.
guide-sg-turn-3 = Una X te da otra casilla al momento; las monedas y las palmeras pasan a tu hoja de puntos.
guide-sg-turn-4 = Empezando por el jugador inicial, quien llenó una fila de monedas se lleva la copa más alta y quien completó una carta toma una nueva.
guide-sg-turn-5 = El expositor se repone hasta cuatro cartas y el jugador inicial pasa a la izquierda.
guide-sg-drawn = Los patrones
guide-sg-figure = La L está puesta al revés en una carta que ya tiene tres cruces. Cubre la palmera.
guide-sg-example-1 = Completas: 2 grises, 1 verde, 2 naranjas, 1 morada
guide-sg-example-2 = Un sello gris (2 × 1) y un sello naranja (2 × 2)
guide-sg-example-3 = 9 monedas, copas de 5 y 3
guide-sg-example-4 = Tres palmeras
guide-sg-example-5 = Total

## Pyramids

guide-py-goal = Encuentra caminos por las pirámides hasta sus tumbas doradas y reúne antorchas y gemas. Tras cuatro rondas de siete turnos gana quien tenga más puntos.
guide-py-turn-1 = { guide-sg-turn-1 }
guide-py-turn-2 = Todos a la vez: tacha el patrón entero en una de tus dos pirámides, o en su lugar una sola casilla. En una pirámide nueva contiene la entrada; después toca una casilla tachada antes. Los muros nunca se tachan.
guide-py-turn-3 = Lo tachado cuenta al momento: gemas, antorchas, calaveras y pociones; una X roja te da otra casilla.
guide-py-turn-4 = Quien tachó una tumba aparta la pirámide y toma una nueva, primero el número más bajo.
guide-py-turn-5 = Quien completó la 2.ª, 4.ª o 6.ª pirámide de un color se lleva la siguiente casilla libre de ese color.
guide-py-drawn = { guide-sg-drawn }
guide-py-figure = El patrón toca dos casillas tachadas antes. Contiene una X, así que sigue otra casilla, y una calavera.
guide-py-example-1 = 7 pirámides completas
guide-py-example-2 = Las antorchas de las rondas 1 y 4
guide-py-example-3 = Colores: la 2.ª y la 4.ª pirámide verde dieron 10 y 6, la 2.ª naranja 3
guide-py-example-4 = 6 gemas rojas y 3 verdes: tres pares y tres sueltas
guide-py-example-5 = La peor calavera
guide-py-example-6 = { guide-sg-example-5 }

## Silver Coin

guide-sc-goal = Tu aldea tiene cinco cartas, y casi ninguna la conoces. Mantén baja su suma: tras cuatro rondas gana quien tenga menos puntos.
guide-sc-turn-1 = Al empezar una ronda cada cual mira dos de sus cartas.
guide-sc-turn-2 = En tu turno roba la carta de arriba del mazo. Cámbiala por una de tu aldea, donde entra boca abajo, o descártala; si es del 5 al 12, puedes usar entonces su habilidad.
guide-sc-turn-3 = O toma el descarte de arriba: tienes que cambiarlo por una carta de tu aldea, y entra boca arriba.
guide-sc-turn-4 = Al cambiar puedes dar varias cartas por una, si sus números son iguales.
guide-sc-turn-5 = Las cartas del 0 al 4 y el 13 actúan mientras están boca arriba en tu aldea.
guide-sc-turn-6 = O convoca la votación, con cuatro cartas o menos: los demás tienen un turno más y luego se descubren todas las cartas.
guide-sc-scoring-1 = Cada carta de tu aldea cuenta su número; cuantos menos puntos, mejor.
guide-sc-scoring-2 = Una votación acertada, con la suma más baja o empatada con ella: 0 puntos
guide-sc-scoring-3 = Una votación fallida: la suma de tus cartas, y 10 más
guide-sc-scoring-4 = Los demás: la suma de sus cartas
guide-sc-scoring-5 = Tras cuatro rondas gana el total más bajo; en caso de empate, quien tenga la moneda de plata o venga primero desde allí en sentido horario
guide-sc-drawn = Las cartas
guide-sc-example-1 = Ronda 1: una votación acertada, con la suma más baja
guide-sc-example-2 = Ronda 2: sin votación; las cartas suman 14
guide-sc-example-3 = Ronda 3: una votación fallida con una suma de 9, y 10 más
guide-sc-example-4 = Ronda 4: { sc-coin-13 } boca arriba y las demás cartas por debajo de 13
guide-sc-example-5 = Total; gana quien tiene menos puntos

# Las lecciones: una primera partida de cada juego, paso a paso.

lesson-go-on = Siguiente
lesson-later = Más tarde
lesson-skip = Terminar la lección y seguir jugando
lesson-do = Te toca.
lesson-early = Ya lo has hecho.
lesson-recap = Lo que has aprendido
lesson-met = (hecho)
lesson-not-yet = todavía no
lesson-play-on = Terminar esta partida
lesson-another = Aprender { $game }

## Silver & Gold

lesson-sg-welcome = ¡Hola! Juegas contra un bot fácil. En tus cartas hay islas. Cuando tachas todas las casillas de una carta, está completa y vale el número de su cabecera. Las cartas sin completar no valen nada.
lesson-sg-keep = Recibes cuatro cartas y te quedas con dos. Para esta lección elige las resaltadas: la gris de 8 lleva un sello, la verde de 10 tiene dos monedas y una palmera.
lesson-sg-pattern = La carta de expedición muestra a todos el mismo patrón. Táchalo en una de tus cartas, girado o reflejado como quieras. O tacha una sola casilla, donde te convenga.
lesson-sg-confirm = Puedes deshacerlo hasta que confirmes, y nadie lo ve antes de que todos hayan terminado. Confírmalo.
lesson-sg-coin = Una moneda tachada pasa a tu hoja de puntos y vale 1 punto, aunque nunca completes su carta. Tacha una moneda.
lesson-sg-coin-name = Monedas: 1 punto cada una
lesson-sg-palm = Una palmera vale 1 punto y 1 más por cada palmera que haya en ese momento en el expositor: la mesa dice cuánto vale ahora. Caben cuatro. Tacha una palmera.
lesson-sg-palm-name = Palmeras: 1, más 1 por cada palmera del expositor
lesson-sg-card = Solo las cartas completas valen sus 8, 10, 12 o 14 puntos. Completa una de tus cartas.
lesson-sg-card-name = Cartas completas: 8, 10, 12 o 14
lesson-sg-take = Por cada carta completa tomas una nueva: del expositor, o la de arriba del mazo sin verla. Toma una con una X roja para lo que sigue.
lesson-sg-take-name = Una carta nueva por cada carta completa
lesson-sg-x = Una X roja te da otra casilla al momento, en cualquiera de tus dos cartas. Si esa casilla también es una X, tienes otra más. Tacha una X.
lesson-sg-x-name = X: una casilla más
lesson-sg-seal = El sello de una carta completa paga por cada carta completa de su color, anterior o posterior: +1 el gris y el verde, +2 el naranja y el morado. Completa cartas hasta que un sello pague.
lesson-sg-seal-name = Sellos: 1 o 2 por cada carta completa de su color
lesson-sg-cup = Cuatro monedas llenan una fila de tu hoja y ganan la copa más alta que quede: 6 la primera de la mesa, luego 5, hasta 1. Llena una fila.
lesson-sg-cup-name = Copas: de 6 a 1 por una fila de cuatro monedas
lesson-sg-rounds = Siete de las ocho cartas de expedición forman una ronda; después se barajan todas. Tras cuatro rondas gana quien tenga más puntos. En caso de empate deciden las cartas grises.
lesson-sg-next = Esas son todas las maneras de puntuar. Termina esta partida y juega otra contra un bot medio: primero las cartas pequeñas, y un sello pronto.

## Pyramids

lesson-py-welcome = ¡Hola! Juegas contra un bot fácil. Cada carta es una pirámide: encuentra un camino de la entrada a la tumba dorada y vale 10 puntos. Las pirámides sin completar no valen nada.
lesson-py-keep = Recibes cuatro pirámides y te quedas con dos. Para esta lección elige las dos moradas: las pirámides de un mismo color pagan juntas.
lesson-py-pattern = Todos reciben el mismo patrón. En una pirámide nueva debe contener la entrada; después debe tocar una casilla tachada antes. Los muros estorban. También vale una sola casilla. Tacha algo.
lesson-py-confirm = { lesson-sg-confirm }
lesson-py-gem = Las gemas puntúan por pares: una roja y una verde son 5 puntos, cada gema sin pareja es 1. Tacha una gema de cada color.
lesson-py-gem-name = Gemas: 5 el par, 1 cada una suelta
lesson-py-x = Una X roja te da otra casilla al momento, en cualquiera de tus cartas, junto a una tachada. Tacha una X.
lesson-py-x-name = { lesson-sg-x-name }
lesson-py-torch = Una antorcha enciende la casilla de esta ronda: 5 puntos. Hay una en cada ronda, y la de una ronda pasada ya no se consigue. Tacha una antorcha.
lesson-py-torch-name = Antorchas: 5 puntos, una en cada ronda
lesson-py-skull = Las calaveras cuestan puntos, cada una más que la anterior, pero solo cuenta la peor. Una poción borra las dos peores. A veces el camino corto pasa por una calavera: tacha una.
lesson-py-skull-name = Calaveras: solo cuenta la peor, las pociones borran dos
lesson-py-tomb = Tacha la tumba dorada y la pirámide está completa: 10 puntos. Llega a una tumba.
lesson-py-tomb-name = Pirámides completas: 10 puntos cada una
lesson-py-take = Por cada pirámide completa tomas una nueva. Si varios terminan en el mismo turno, elige primero quien tenga el número más bajo en una pirámide terminada: para eso está el número pequeño.
lesson-py-take-name = Una pirámide nueva por cada pirámide completa
lesson-py-colour = Completa tu 2.ª, 4.ª o 6.ª pirámide de un color y te llevas la siguiente casilla libre de ese color: 10, luego 6, luego 3. Los demás la pierden. Gana una de esas casillas.
lesson-py-colour-name = Colores: 10, 6, 3 por la 2.ª, 4.ª o 6.ª pirámide de un color
lesson-py-rounds = Siete patrones forman una ronda, y cada ronda tiene su antorcha. Tras cuatro rondas gana quien tenga más puntos. En caso de empate decide la pirámide con el número más bajo.
lesson-py-next = Esas son todas las maneras de puntuar. Termina esta partida y juega otra contra un bot medio, sin perder de vista los colores de los demás.

## Silver Coin

lesson-sc-welcome = ¡Hola! Ante ti hay cinco cartas boca abajo: tu aldea. Sus números, de 0 a 13, cuentan en tu contra. Tras cuatro rondas gana quien tenga menos puntos.
lesson-sc-look = Al empezar una ronda miras dos de tus cartas. Mira las dos resaltadas y recuérdalas: la página anota lo que sabes.
lesson-sc-draw = En tu turno robas una carta, tomas el descarte de arriba o convocas la votación. Roba del mazo.
lesson-sc-set = Las dos cartas que viste son iguales: ¡cámbialas a la vez! Elígelas y cámbialas. Se van dos cartas altas y entra una baja. Si no fueran iguales, te quedarías con todas y con una más.
lesson-sc-set-name = Cambiar: una carta, o varias iguales por una
lesson-sc-ability = Una carta del 5 al 12 hace algo cuando la robas y la descartas: lo dice la carta. Roba hasta que te salga una y usa su habilidad.
lesson-sc-ability-name = Habilidades del 5 al 12: robadas y descartadas
lesson-sc-up = Las cartas del 0 al 4 y el 13 actúan mientras están boca arriba en tu aldea. Lo que tomas de los descartes entra boca arriba. Toma el descarte de arriba y cámbialo por una carta tuya.
lesson-sc-up-name = Cartas boca arriba: lo que tomas de los descartes
lesson-sc-count = Suma tu aldea: las cartas que conoces muestran su número. Unos 10 puntos bastan para el siguiente paso.
lesson-sc-call = Con cuatro cartas o menos, si crees que tu aldea es la más baja, convoca la votación en lugar de robar. Los demás tienen un turno más y luego se descubren todas las cartas. ¡Convócala!
lesson-sc-call-name = La votación: los demás tienen un turno más
lesson-sc-end = Si quien convocó tiene la suma más baja, anota 0; si no, su suma y 10 más. Los demás anotan su suma. Juega hasta el final de la ronda.
lesson-sc-end-name = Final de ronda: 0 si la votación acierta, 10 más si falla
lesson-sc-token = Quien menos puntos anota en la ronda recibe la moneda de plata. Si la ganó con una votación acertada, tiene un poder en la ronda siguiente: una vez, ponla sobre una de tus cartas y nadie podrá tocarla.
lesson-sc-decks = En la caja hay más: las barajas Silver Amulet y Silver Bullet, con otras cartas para cada número. Elige «{ page-friends }» en el inicio y luego «{ page-mix-choose }»: toma una baraja entera o mezcla número a número.
lesson-sc-next = Ese es el juego completo. Termina esta partida y juega contra un bot medio: que entren cartas bajas, que salgan las iguales, y convoca a tiempo.

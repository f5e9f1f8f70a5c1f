# Las reglas de Silver & Gold a mano, en breve y con nuestras palabras; los números son los del reglamento.

rules-mark-ruling = decisión nuestra
rules-mark-partly = en parte decisión nuestra
rules-about-rulings = «Decisión nuestra» marca lo que ningún reglamento decide. Donde una mesa puede quererlo de otro modo, hay una variante.

rules-topic-sg-1 = Las cartas y dónde se anota
rules-topic-sg-2 = Preparación
rules-topic-sg-3 = Un turno: tachar
rules-topic-sg-4 = X, monedas y palmeras
rules-topic-sg-5 = Copas y cartas nuevas
rules-topic-sg-6 = El final de la ronda y de la partida
rules-topic-sg-7 = El recuento

rule-SG-1 = El color de una carta de tesoro dice su tamaño y su valor: gris, 8 casillas y 8 puntos; verde, 10; naranja, 12; morado, 14. Hay 11 cartas grises y 12 de cada uno de los otros colores.
rule-SG-2 = Cada carta muestra una isla de casillas unidas por sus lados. Una casilla lleva como mucho un símbolo, X, moneda o palmera; una carta, como mucho cuatro símbolos y una palmera.
rule-SG-3 = Doce cartas llevan un sello de otro color. Cada carta completada del color del sello te da 1 punto si el sello es gris o verde, y 2 si es naranja o morado. Las cartas con sello no tienen monedas ni palmera.
rule-SG-4 = La baraja entera tiene 42 monedas, 16 palmeras y 55 X. Nuestra baraja respeta estas cantidades; las tuyas pueden ser distintas.
rule-SG-5 = Ocho cartas de expedición muestran seis patrones: dos casillas en línea, tres en línea (dos veces), una esquina de tres (dos veces), una L, una T y un cuadrado de cuatro.
rule-SG-6 = Tu hoja de puntos tiene tres filas de cuatro casillas de moneda, cada fila con una copa, y cuatro casillas de palmera.
rule-SG-7 = Se comparte una carta de rondas: cuatro rondas por marcar y copas de 6, 5, 4, 3, 2 y 1.
rule-SG-10 = Juegan de 2 a 4 personas, o 1 en solitario. Recibes cuatro cartas de tesoro, te quedas con dos al mismo tiempo que el resto y devuelves dos. Otras cuatro quedan a la vista como expositor.
rule-SG-11 = Las ocho cartas de expedición se barajan boca abajo. Quién empieza se decide al azar, salvo que la mesa lo haya fijado.
rule-SG-20 = Se descubre la carta de expedición de arriba y vale para toda la mesa. Las anteriores quedan tapadas: recordarlas es cosa tuya, salvo que la mesa juegue con los patrones a la vista.
rule-SG-21 = Tacha el patrón entero en una de tus dos cartas, girado o reflejado como quieras; o, en su lugar, una sola casilla libre. No se puede dejar de tachar mientras tengas una casilla libre.
rule-SG-22 = Ninguna casilla se tacha dos veces. Un patrón nunca se reparte entre dos cartas ni se recorta.
rule-SG-23 = Los demás ven lo que has tachado cuando toda la mesa ha terminado, salvo que se juegue con cruces a la vista.
rule-SG-24 = Hasta que confirmes puedes deshacer todo lo de este turno. Las cartas que tomas son definitivas.
rule-SG-30 = Si tachas una X, tachas enseguida otra casilla libre en cualquiera de tus cartas; también por una casilla suelta con X. Primero el patrón entero, después una casilla tras otra por cada X, y otras X traen otras casillas. Si no queda casilla libre en ninguna carta, lo demás se pierde; las cartas nuevas llegan después.
rule-SG-31 = Si tachas una moneda, tachas la siguiente casilla de moneda de tu hoja de puntos, fila por fila. Después de doce, las monedas no dan nada.
rule-SG-32 = Si tachas una palmera, anotas 1 más el número de palmeras del expositor en tu siguiente casilla de palmera. Después de cuatro, las palmeras no dan nada.
rule-SG-40 = Cuando toda la mesa ha tachado, quien completó una fila de monedas o una carta recibe lo suyo, desde quien empieza y en el sentido de las agujas del reloj. No hace falta reclamar nada.
rule-SG-41 = Cada fila de monedas completada en este turno se lleva la copa más alta que quede; si no queda ninguna, nada. Dos filas en un turno no son posibles: cada casilla más allá del patrón se paga con una X, así que un turno tacha como mucho cuatro monedas.
rule-SG-42 = Una carta completada se aparta. Por cada una tomas una carta nueva: una del expositor o la de arriba del mazo sin verla. Si hay alguna, tienes que tomarla.
rule-SG-43 = Cuando alguien ha tomado todo lo suyo, el expositor se repone hasta cuatro con el mazo.
rule-SG-44 = Con el mazo vacío no se repone nada. Si no queda carta que tomar, sigues con una carta o con ninguna, y pasas si no tienes casilla libre.
rule-SG-45 = Después de cada turno empieza la persona de la izquierda, también de una ronda a otra.
rule-SG-50 = La ronda acaba tras siete cartas de expedición; entonces se barajan las ocho. Nadie ve la octava. Tus cruces, tus cartas y el expositor se quedan.
rule-SG-51 = La partida acaba tras cuatro rondas. El último turno aún da copas y cartas completadas, pero no cartas nuevas.
rule-SG-60 = Sumas 1 por moneda, tus copas, tus casillas de palmera, el valor de cada carta completada y tus sellos. Las cartas sin acabar no puntúan, pero sus monedas y palmeras siguen siendo tuyas.
rule-SG-61 = Gana quien tiene más puntos. En caso de empate, quien tiene más cartas grises completadas; luego verdes, naranjas y moradas; después se comparte la victoria.

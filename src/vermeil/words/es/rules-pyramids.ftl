# Las reglas de Pyramids a mano, en breve y con nuestras palabras; los números son los del reglamento.

rules-topic-py-4 = Los símbolos y la tumba
rules-topic-py-5 = Cartas nuevas y casillas de pirámide
rules-topic-py-6 = El final y los puntos

rule-PY-1 = Hay 48 pirámides, 16 verdes, 16 naranjas y 16 moradas, numeradas del 1 al 48. Los números están repartidos entre los colores.
rule-PY-2 = Una pirámide es una cámara de 5 por 5 casillas: una entrada arriba, una tumba dorada abajo y muros que nunca se tachan. Las demás casillas llevan como mucho un símbolo.
rule-PY-3 = Las ocho cartas de expedición muestran los mismos seis patrones que en Silver & Gold.
rule-PY-4 = Tu hoja de puntos tiene una casilla de antorcha por ronda, casillas de 10, 6 y 3 para cada color, diez gemas rojas y diez verdes, y diez calaveras con penalización creciente.
rule-PY-10 = Juegan de 2 a 4 personas, o 1 en solitario. Recibes cuatro pirámides, te quedas con dos y devuelves dos; cuatro quedan a la vista como expositor. No hay jugador inicial.
rule-PY-20 = Se descubre la carta de expedición de arriba y vale para toda la mesa. Las anteriores quedan tapadas, salvo que la mesa juegue con los patrones a la vista.
rule-PY-21 = Tacha el patrón entero en una de tus dos cartas, girado o reflejado como quieras, nunca sobre muros ni casillas tachadas; o, en su lugar, una sola casilla. Es obligatorio mientras algo sea posible.
rule-PY-22 = En una carta nueva lo primero que tachas debe contener la entrada. Después, lo que tachas debe tocar por un lado una casilla tachada antes.
rule-PY-23 = Los demás ven lo que has tachado cuando toda la mesa ha terminado. Hasta que confirmes puedes deshacerlo todo.
rule-PY-30 = Si tachas una cruz roja, tachas enseguida otra casilla en cualquiera de tus cartas, junto a tu camino. Primero el patrón entero, después una casilla por cada cruz roja; lo imposible se pierde.
rule-PY-31 = Una gema tacha la siguiente casilla de gema de su color. Después de diez, las de ese color no dan nada.
rule-PY-32 = Una antorcha marca la casilla de antorcha de la ronda actual, si aún está libre. La de una ronda pasada ya no se consigue.
rule-PY-33 = Una calavera tacha tu siguiente casilla de calavera; después de diez no pasa nada más.
rule-PY-34 = Una poción borra tus dos peores calaveras, o una si solo tienes una; las casillas borradas pueden volver a tacharse. En cada jugada, sea un patrón, una casilla suelta o una casilla extra, las calaveras se marcan antes de que actúen las pociones.
rule-PY-35 = Si tachas la tumba dorada, la pirámide queda completa; cuentan todos los símbolos del mismo patrón. Hasta que se toman cartas nuevas sigue siendo una de las tuyas: una casilla extra puede ir en ella, y debe si no hay otra posible. Con tumbas cerradas no puede, y se pierde si tu otra carta no tiene ninguna.
rule-PY-40 = Las pirámides completadas se apartan. Quien completó el número más bajo va primero y toma una carta nueva por cada una, del expositor o del mazo sin verla; luego el expositor se repone hasta cuatro.
rule-PY-41 = Tu 2.ª, 4.ª y 6.ª pirámide de un color se lleva la siguiente casilla libre de ese color: 10, luego 6, luego 3. Los demás la anulan. En el mismo turno va antes quien tenga el número más bajo en esa 2.ª, 4.ª o 6.ª pirámide; de dos que completes en un turno cuenta primero la de número más bajo.
rule-PY-50 = La ronda acaba tras siete cartas de expedición; entonces se barajan las ocho y vale la siguiente casilla de antorcha. El último turno de la partida no da cartas nuevas, pero sí casillas de pirámide.
rule-PY-60 = Sumas 5 por antorcha, tus casillas de pirámide, 5 por cada pareja de gema roja y verde, 1 por cada gema suelta y 10 por pirámide completada; solo se resta tu peor calavera tachada.
rule-PY-61 = Gana quien tiene más puntos. En caso de empate, quien completó la pirámide de número más bajo; si nadie completó ninguna, se comparte la victoria.

# Barajas que alguien dibuja: qué está mal en ellas, en qué se apartan de la impresa, y las palabras del editor.

# Qué está mal en el archivo de una baraja, como lo dicen `vermeil deck check` y el editor. Puede precederle el número de una regla.
drawn-unreadable = no se puede leer { $file }: { $reason }
drawn-no-key = a la cabecera le falta la línea «{ $key } ...»
drawn-too-large = el archivo pasa de { $count } KB
drawn-long-line = la línea pasa de { $count } caracteres
drawn-control = un carácter de control ({ $code }); las barajas son texto ASCII sin formato
drawn-foreign = un carácter que no es ASCII ({ $code }); las barajas son texto ASCII sin formato
drawn-not-a-key = { $word } no es una clave de la cabecera ({ $keys }) ni tiene dibujo
drawn-key-twice = la cabecera dice «{ $key }» dos veces
drawn-no-value = a «{ $key }» le falta su valor
drawn-one-value = «{ $key }» tiene un solo valor, una sola palabra
drawn-no-head = una fila de un dibujo donde debería empezar una carta con su encabezado
drawn-no-blank = { $word } empieza otra carta, pero falta la línea en blanco anterior
drawn-no-drawing = { $word } no tiene dibujo debajo de su encabezado
drawn-row-too-many = una carta tiene { $count } filas como mucho, y esta es una más
drawn-joined = { $word } no es una sola marca; las marcas se separan con espacios
drawn-not-a-mark = { $word } no es una marca; las marcas son { $marks }
drawn-mark-too-many = una fila tiene { $count } marcas como mucho, y esta es una más
drawn-uneven = la fila tiene { $count } marcas y la primera de la carta { $first }
drawn-same-id = dos cartas tienen el mismo nombre
drawn-no-card = la baraja { $deck } no tiene la carta { $card }
drawn-other-game = la baraja es para el juego { $word }, no para { $game }
drawn-id-taken = el nombre { $card } ya lo tiene la carta de la línea { $line }
drawn-not-a-colour = { $word } no es un color; los colores son { $colours }
drawn-size = una baraja tiene de { $least } a { $most } cartas, y esta { $count }
drawn-not-an-id = { $word } no vale como nombre de carta: una letra y de 1 a 7 letras o cifras, todo en minúsculas, y ninguna clave de la cabecera
drawn-not-a-name = { $word } no vale como nombre de baraja: de 1 a 32 letras minúsculas, cifras o guiones, sin guion al principio
drawn-no-colour = a { $word } le falta el color
drawn-no-colour-and-number = a { $word } le faltan el color y el número
drawn-word-too-many = { $word } es una palabra de más en el encabezado
drawn-seal-no-colour = a «seal» le falta el color
drawn-only-seal = { $word } donde solo pueden seguir «seal» y su color
drawn-boxes = las cartas de color { $colour } tienen { $boxes } casillas, y { $card } tiene { $count }
drawn-outside-island = las casillas de { $card } están dentro del marco y cada símbolo tiene su propia casilla
drawn-number = el número de una pirámide va de 1 a { $most }, no es { $count }
drawn-outside-chamber = las casillas de { $card } están dentro del marco de 5x5
drawn-two-in-a-box = una casilla de { $card } es muro, entrada o tumba, o lleva un símbolo, y nunca dos de estas cosas
drawn-one-entrance = { $card } tiene { $count } casillas marcadas como entrada, y debe ser una
drawn-one-tomb = { $card } tiene { $count } casillas marcadas como tumba, y debe ser una
drawn-entrance-row = la entrada está en la fila de arriba, no en { $box }
drawn-tomb-row = la tumba está en la fila de abajo, no en { $box }
drawn-no-way = ningún camino lleva de la entrada de { $card } a su tumba
drawn-penalties = las penalizaciones de las calaveras son { $count } números de 0 a { $most }, separados solo por comas, ninguno menor que el anterior
drawn-shape = una pirámide se dibuja en { $count } filas de { $count } marcas, no en { $rows } de { $marks }
drawn-no-number = a { $word } le falta el número
drawn-not-a-number = { $word } no es un número de pirámide; va de 1 a { $most }
drawn-number-taken = { $card } tiene el número { $number }, y { $other } también
drawn-order = las cartas de una baraja siguen el orden de sus números, y ninguno se repite

# En qué se aparta una baraja propia.
drawn-note-cards = cartas de color { $colour }: { $count }; la baraja impresa tiene { $printed }
drawn-note-seals = cartas de color { $colour } con sello de { $seal }: { $count }; en la baraja impresa, 1
drawn-note-symbols = monedas/palmeras/X de color { $colour }: { $here }; en la baraja impresa { $printed }
drawn-note-pieces = la isla de { $card } está partida en trozos
drawn-note-large = la isla de { $card } (color { $colour }) no cabe en 3x4
drawn-note-many-symbols = { $card } lleva { $count } símbolos; las cartas impresas, { $most } como mucho
drawn-note-many-palms = { $card } lleva { $count } palmeras; las cartas impresas, 1 como mucho
drawn-note-own-seal = { $card } sella su propio color, así que se cuenta a sí misma
drawn-note-rich-seal = { $card } tiene un sello y además una moneda o una palmera
drawn-note-seal-x = { $card } tiene { $count } X; una carta impresa con sello de color { $colour } tiene { $printed }
drawn-note-full = cartas de color { $colour }: { $count }; una baraja completa tiene { $full }
drawn-note-numbers = los números no son del 1 al { $count }, cada uno una vez
drawn-note-behind = ningún camino lleva a { $boxes } en { $card }, así que nunca se podrá tachar
drawn-note-skulls = las calaveras cuestan { $here }; lo normal es { $usual }

# Qué más se dice de una baraja que se está haciendo.
drawn-fact-covered = { $count } de { $all } islas se pueden cubrir exactamente con cartas de expedición distintas.
drawn-fact-uncovered = Las demás son más difíciles de lo que dice su valor: { $cards }.
drawn-fact-alike = Estas son iguales al girarlas o reflejarlas: { $cards }.
drawn-fact-way = El camino más corto de la entrada a la tumba pasa en cada carta por { $count } casillas.
drawn-fact-ways = El camino más corto de la entrada a la tumba pasa por { $least } a { $most } casillas.

# El editor de la página.
decks-title = { page-own-decks }
decks-all = Todas las barajas
decks-mine = { page-on-device }
decks-none = Aún ninguna. Lo que dibujes se guarda aquí, en este navegador.
decks-what-silver-and-gold = Dibuja islas de 8 a 14 casillas, con X, monedas, palmeras y sellos.
decks-what-pyramids = Dibuja cámaras con muros, tesoros y calaveras entre la entrada y la tumba.
decks-from-ours = Empezar con la nuestra
decks-empty = Empezar de cero
decks-import = Abrir un archivo de baraja
decks-file = Un archivo de texto
decks-paste = O su texto
decks-open = Abrir
decks-open-named = Abrir { $name }
decks-save = Guardar como archivo
decks-remove = Quitar
decks-remove-named = Quitar { $name }
decks-remove-sure = { $name } desaparecerá de este dispositivo. Las mesas que juegan con ella la conservan.
decks-keep = Conservarla
decks-lost = Esa baraja no está en este dispositivo.
decks-first-name-silver-and-gold = mis-islas
decks-first-name-pyramids = mis-piramides
decks-again = Intentar de nuevo
decks-too-long = Una baraja tiene como mucho 16 KB de texto; esta es más larga.
decks-deck = La baraja
decks-name = Nombre de la baraja
decks-skulls = Penalizaciones de las diez calaveras
decks-redo = Rehacer
decks-as-text = Editar como texto
decks-as-drawing = Volver al dibujo
decks-text = La baraja como texto
decks-undrawable = Este texto aún no se puede dibujar. Lo que está mal aparece en Revisión.
decks-card = La carta
decks-canvas = Dibujo de { $card }
decks-box-has = { $box }, { $what }
decks-brush = Pincel
decks-box = casilla
decks-sea = sin casilla
decks-wall = muro
decks-id = Carta
decks-colour = Color
decks-number = Número
decks-seal = Sello
decks-no-seal = ninguno
decks-mirror = { board-mirror }
decks-turn = { board-turn }
decks-copy-card = Copiar carta
decks-remove-card = Quitar carta
decks-new-card = Carta nueva
decks-keys = Con el teclado: las flechas mueven, la barra espaciadora pinta, y las marcas de un archivo pintan directamente: . # X y las demás.
decks-check = Revisión
decks-checking = Revisando…
decks-problems = { $count ->
    [one] Hay una cosa mal. Aún no se puede jugar con ella.
   *[other] Hay { $count } cosas mal. Aún no se puede jugar con ella.
}
decks-unlike-printed = Se puede jugar con ella. No es igual que la impresa, ni tiene por qué serlo.
decks-as-printed = Se puede jugar con ella, y todas sus cifras son las de la baraja impresa.
decks-unlike-ours = Se puede jugar con ella. No es igual que la de Vermeil, ni tiene por qué serlo.
decks-as-ours = Se puede jugar con ella, y todas sus cifras son las de la baraja de Vermeil.
decks-notes = { $count ->
    [one] Una diferencia
   *[other] { $count } diferencias
}
decks-at = Línea { $line }, columna { $column }: { $why }
decks-wrong = algo está mal
decks-counts = Cifras
decks-beside-printed = Aquí / en la baraja impresa
decks-beside-ours = Aquí / en la baraja de Vermeil
decks-column-cards = cartas
decks-column-seal = sellos
decks-column-wall = muros
decks-column-coin = monedas
decks-column-palm = palmeras
decks-column-cross = X
decks-column-red-gem = gemas rojas
decks-column-green-gem = gemas verdes
decks-column-torch = antorchas
decks-column-skull = calaveras
decks-column-potion = pociones
decks-cards = Cartas
decks-cards-count = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
decks-play-title = Jugar con ella
decks-play = Jugar ahora
decks-friends = Con amigos
decks-play-what = La mesa trae esta baraja: quien tenga el enlace juega con ella, y puede mirarla y copiarla.
decks-storage-full = El almacenamiento de este navegador está lleno y no se guarda nada más. Lo que ves no se pierde: guárdalo como archivo.
decks-storage-forbidden = Este navegador no permite almacenar nada aquí. Lo que ves no se pierde: guárdalo como archivo.
decks-mixes = Mis mezclas
decks-mixes-what = Mezcla las barajas por números: para cada número del 0 al 13, la carta de una de ellas.
decks-mixes-many = En la caja caben { $count }.
decks-mixes-open = Mezclar barajas
decks-mixes-none = Aún ninguna. Elige cartas, ponle nombre a la mezcla y guárdala.
decks-mix-name = La mezcla:
decks-mix-called = Se llama
decks-mix-keep = Guardar esta mezcla
decks-mix-kept = { $name } queda guardada en este dispositivo.

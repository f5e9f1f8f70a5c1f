# Lo que dice la terminal: la mesa en pantalla, y línea a línea.

## Nombres.

terminal-game-silver-and-gold = Silver & Gold
terminal-game-pyramids = Pyramids
terminal-game-silver-coin = Silver Coin
terminal-seal = sello { $colour }
terminal-level-easy = fácil
terminal-level-medium = medio
terminal-level-strong = fuerte
terminal-level-expert = experto
terminal-source-cards = cartas
terminal-source-seals = sellos
terminal-source-coins = monedas
terminal-source-cups = copas
terminal-source-palms = palmeras
terminal-source-pyramids = pirámides
terminal-source-torches = antorchas
terminal-source-colours = colores
terminal-source-gems = gemas
terminal-source-skulls = calaveras
terminal-source-round = ronda { $round }
terminal-source-total = total
terminal-and = { $some } y { $last }

## La mesa.

terminal-round = ronda { $round } de 4, carta { $turn } de 7
terminal-round-of-four = ronda { $round } de 4
terminal-stack = mazo { $count }
terminal-cups-left = copas: { $cups }
terminal-torch-round = antorcha { $round }
terminal-palm-worth = palmera: { $count }
terminal-starts = empieza:
terminal-pattern = patrón
terminal-top = del mazo
terminal-no-card = sin carta
terminal-no-cards = sin cartas
terminal-all-keep = Cada cual se queda con dos de cuatro cartas.
terminal-completed = completas: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
terminal-gems = gemas: rojas { $red }, verdes { $green }
terminal-skulls = calaveras { $count } (-{ $points })
terminal-legend-silver-and-gold = X una casilla más   o moneda   p palmera   ◈ sello   { $cross } tachada
terminal-legend-pyramids = > entrada  * tumba  X otra  r gema roja  g gema verde  t antorcha  s calavera  p poción  { $cross } tachada
terminal-legend-silver-coin = 7 boca arriba   (7) boca abajo, la conoces   ? boca abajo   ~ a 90°   $ la moneda   + protegida
terminal-deck = mazo { $count }
terminal-pile = descartes, desde arriba ({ $count })
terminal-in-hand = En mano
terminal-token = ficha: { $who }
terminal-token-power = ficha: { $who }, la moneda no se ha usado
terminal-called = { $who } ha convocado la votación
terminal-no-call = nadie convocó
terminal-unknown-card = desconocida para ti
terminal-face-up = boca arriba
terminal-face-down = boca abajo
terminal-is-rotated = a 90°
terminal-is-coin = la moneda la protege
terminal-is-guarded = protegida
terminal-seen-by = vista por { $who }

## Quién decide.

terminal-waiting = La mesa espera a { $who }.
terminal-over = La partida ha terminado.
terminal-won = { $count ->
    [one] Gana { $who }.
   *[other] Ganan { $who } a la vez.
}
terminal-hand-over = { $who }, te toca. Pulsa Intro cuando nadie más mire.
terminal-thinking = Un bot lo está pensando …
terminal-lost = Se ha perdido la conexión; reintentando …
terminal-refused = No es posible. { $why }
terminal-earns = Da { $points }: { $how }
terminal-earns-nothing = Aún no da puntos.
terminal-left-silver-and-gold = { $count ->
    [one] Queda { $count } casilla libre en esta carta.
   *[other] Quedan { $count } casillas libres en esta carta.
}
terminal-left-pyramids = { $count ->
    [one] Queda { $count } casilla hasta la tumba.
   *[other] Quedan { $count } casillas hasta la tumba.
}
terminal-completes = Completa la carta { $card }.
terminal-owes = { $count ->
    [one] Hay que tachar una casilla más.
   *[other] Hay que tachar { $count } casillas más.
}
terminal-hint-says = Un bot fuerte jugaría { $move }.
terminal-record-kept = El registro está en { $file }.

## La sala de una mesa en un servidor.

terminal-lobby = Aún no se han repartido las cartas.
terminal-lobby-ready = Las cartas se reparten cuando no queda sitio libre y todo el mundo está listo.
terminal-open-seat = un sitio libre
terminal-is-ready = listo
terminal-not-ready = aún no

## Teclas y páginas.

terminal-key-turn = girar
terminal-key-mirror = espejo
terminal-key-single = una casilla
terminal-key-card = carta
terminal-key-cross = tachar
terminal-key-undo = deshacer
terminal-key-hint = pista
terminal-key-log = crónica
terminal-key-points = puntos
terminal-key-rules = reglas
terminal-key-others = todas las cartas
terminal-key-leave = salir
terminal-key-ready = ya estoy
terminal-log = Lo que ha pasado
terminal-points = Puntos según su origen
terminal-rules = Las reglas a mano
terminal-others = Las cartas de cada cual
terminal-hint = Una pista
terminal-close = Esc cierra · ↑ ↓ mueven
terminal-end-keys = n otra partida · b al inicio · Esc ver la mesa
terminal-end-keys-watch = b al inicio · Esc ver la mesa
terminal-deck-coin = Silver Coin
terminal-deck-amulet = Silver Amulet
terminal-rematch-wish = Quieren la revancha: { $who }
terminal-key-again = otra partida
terminal-swap = { $who }: ¿cambias un número para la próxima partida?
terminal-swap-nothing = No cambiar nada
terminal-swap-keys = ↑ ↓ elegir · Intro aceptar · Esc volver
terminal-type-move = Escribe una jugada tal como se anota

## La pantalla de inicio.

terminal-start-title = ¿A qué jugamos?
terminal-start-game = Juego
terminal-start-seat = Sitio { $number }
terminal-start-person = una persona, aquí
terminal-start-bot = bot: { $level }
terminal-start-nobody = nadie
terminal-start-name = nombre
terminal-start-play = Jugar
terminal-start-continue = Continuar una partida
terminal-start-no-games = No hay partidas a medias.
terminal-start-join = Unirse a una mesa con su enlace
terminal-start-link = https://servidor/t/ID
terminal-start-go = Unirse
terminal-start-keys = Tab siguiente · Intro elegir · Ctrl-C salir
terminal-kept-game = { $which }: { $game } con { $who }, { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
terminal-player = Persona { $number }

## El modo sencillo.

plain-revealed = Revelados en esta ronda: { $patterns }
plain-colours-left = quedan para la 2.ª, 4.ª y 6.ª pirámide de un color: { $colours }
plain-four-cards = Tus cuatro cartas:
plain-discards = Descartes desde arriba: { $cards }
plain-deck-top = Encima del mazo: { $cards }
plain-beside-deck = Junto al mazo: { $cards }
plain-totals = totales: { $totals }
plain-such-as = Por ejemplo, { $move } (? muestra la ayuda)
plain-help-where = Escribe ? para ver la ayuda, moves para ver todas las jugadas.
plain-help-moves = Las jugadas se escriben tal como se anotan, por ejemplo:  { $moves }
plain-command-help = esta ayuda
plain-command-moves = todas tus jugadas posibles
plain-command-undo = deshacer lo último que has tachado, hasta que confirmes
plain-command-table = mostrar la mesa otra vez
plain-command-score = los puntos según su origen
plain-command-earns = lo que darían tus jugadas, la mejor primero
plain-command-hint = lo que haría un bot en tu lugar, y por qué
plain-command-log = lo que ha pasado
plain-command-rules = las reglas con sus números
plain-command-quit = salir; la partida se guarda
plain-earns-nothing = Ahora no hay nada que decir al respecto.
plain-lobby = Pulsa Intro cuando quieras empezar, o escribe quit.
plain-left = Has dejado la partida. Para seguir: vermeil continue { $which }
plain-left-link = Has dejado la mesa. Para volver: vermeil play --plain { $link }
plain-again = ¿Otra partida? Escribe again, o pulsa Intro para salir.
plain-swap = { $who }: ¿qué número cambias para la próxima partida? Escríbelo como { $such }, moves para verlos todos, o pulsa Intro para no cambiar nada.
plain-no-games = No hay ninguna partida que continuar.
plain-which-game = ¿Qué partida? Escribe su número o su nombre.

## Lo que hacen los botones.

terminal-do-keep-cards = Quedarte con dos
terminal-do-pick-card = Tomar una carta
terminal-do-done = Hecho
terminal-do-peek = Mirar dos
terminal-do-draw = Robar
terminal-do-draw-more = Robar { $count }
terminal-do-shown = Robar una visible
terminal-do-take = Tomar el descarte
terminal-do-take-discard = Tomar un descarte
terminal-do-call = Convocar votación
terminal-do-blob-discard = Usar un descarte ({ sc-card-4 })
terminal-do-use-discard = Usar un descarte
terminal-do-keep = Quedarte con una
terminal-do-discard = Descartarla
terminal-do-use = Descartarla y usarla
terminal-do-swap = Cambiar una
terminal-do-set = Cambiar varias
terminal-do-turn = Destaparlas
terminal-do-go = Seguir
terminal-do-place = Colocarla
terminal-do-left = A la izquierda
terminal-do-right = A la derecha
terminal-do-end = Terminar el turno
terminal-do-pass = Pasar
terminal-do-decline = Dejarla
terminal-do-clockwise = En sentido horario
terminal-do-counterclockwise = En sentido antihorario
terminal-do-token = Usar la moneda
terminal-do-rotate = Girar
terminal-do-toss = Descartar una
terminal-do-flip = Voltear
terminal-do-hide = Tapar
terminal-do-show = Destapar
terminal-do-look = Mirar una
terminal-do-remove = Quitar
terminal-do-switch = Intercambiar
terminal-do-pick = Elegir
terminal-do-rob = Robar carta ajena
terminal-do-give = Dar
terminal-do-name = Proteger
terminal-do-village = Toda una aldea
terminal-do-to = Dar a

## Silver Coin: lo que hacen las cartas.

terminal-what-amulet-0 = Dos boca arriba terminan la ronda al instante.
terminal-what-amulet-1 = Una carta del mazo queda visible a su lado y se puede robar en lugar de la de arriba; entra boca arriba.
terminal-what-amulet-2 = Mira una de tus cartas boca abajo.
terminal-what-amulet-3 = Protege de tus rivales a sí misma y a otra carta tuya que nombres.
terminal-what-amulet-4 = Roba una carta más por cada una, quédate con una y devuelve las demás encima del mazo en su orden.
terminal-what-amulet-5 = Pon boca arriba una de tus cartas.
terminal-what-amulet-6 = Pon boca arriba cualquier carta de cualquier aldea.
terminal-what-amulet-7 = Mira hasta dos de tus cartas boca abajo.
terminal-what-amulet-8 = Mira una carta boca abajo de un rival.
terminal-what-amulet-9 = Mira una carta boca abajo de cualquier aldea.
terminal-what-amulet-10 = Toma cualquier otro descarte boca arriba y cámbialo por lo tuyo, boca arriba.
terminal-what-amulet-11 = Mira la carta de arriba del mazo; puedes cambiarla, boca abajo, por una carta de cualquier aldea.
terminal-what-amulet-12 = Toma una carta de un rival, da una tuya a cambio y mira la nueva.
terminal-what-amulet-13 = Coincide con cualquier número; dos de ellas coinciden entre sí.
terminal-what-coin-0 = Da otra carta tuya a otra persona, tal como está.
terminal-what-coin-1 = Ponla boca abajo y juega otro turno.
terminal-what-coin-2 = Gira una de tus cartas 90° o de vuelta, o descarta una que ya está a 90°.
terminal-what-coin-3 = Ponla boca abajo y voltea cualquier otra carta de cualquier aldea.
terminal-what-coin-4 = Usa la habilidad del descarte de arriba; con varias, la de uno de otros tantos descartes.
terminal-what-coin-5 = Ponla boca arriba en un extremo de tu aldea y voltea otra carta de cualquier aldea.
terminal-what-coin-6 = Pon boca abajo una carta boca arriba de cualquier aldea, y luego otra distinta boca arriba.
terminal-what-coin-7 = Mira todas las cartas boca abajo de una aldea.
terminal-what-coin-8 = Descarta una carta boca arriba de cualquier aldea al fondo de la pila, boca arriba.
terminal-what-coin-9 = Mira hasta tres cartas boca abajo de cualesquiera aldeas.
terminal-what-coin-10 = Toma uno de los tres descartes justo debajo de esta carta y cámbialo por lo tuyo, o usa su habilidad.
terminal-what-coin-11 = Cambia el descarte de arriba (no { sc-card-11 }) por una carta de cualquier aldea, que va al fondo de la pila tal como está.
terminal-what-coin-12 = Mueve una carta de cada aldea a la vecina, todas en el mismo sentido, tal como están.
terminal-what-coin-13 = Si tus otras cartas suman menos de 13, puntúas 0; si no, cuentan todas, también sus 13.

## Quienes hacen esperar a los demás.

terminal-idle-warn = { $who } lleva un rato sin hacer nada.
terminal-idle-bot = { $who } ha recibido un aviso y no hace nada: puede jugar un bot.
terminal-idle-free = { $who } no está listo.
terminal-you-are-warned = Los demás te esperan: medio minuto después de su aviso un bot puede jugar por ti.
terminal-key-here = estoy aquí
terminal-key-warn = avisar
terminal-key-bot = que juegue un bot
terminal-key-free = liberar un asiento
terminal-free = ¿Qué asiento debe quedar libre?
terminal-free-seat = el asiento de { $who }
terminal-plays-as = { $who } juega como { $level }: el servidor está ocupado.
plain-warn = { $who } lleva un rato sin hacer nada. Escribe warn para avisar, o pulsa Intro para seguir esperando.
plain-bot = { $who } ha recibido un aviso y no hace nada. Escribe bot para que juegue un bot, o pulsa Intro para seguir esperando.
plain-free = { $who } no está listo. Escribe free para liberar el asiento, o pulsa Intro para seguir esperando.
plain-you-are-warned = Los demás te esperan: pronto un bot puede jugar por ti. Escribe here para decir que estás aquí.
plain-command-here = di que estás aquí, cuando los demás te han avisado

# Lo que dice la terminal: la mesa en pantalla, y línea a línea.

## Nombres.

terminal-seal = sello { $colour }
terminal-plays-as = { $level }; sin motores compilados juega { $other }

## La mesa.

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
terminal-skulls = calaveras { $count } (−{ $points })
terminal-legend-silver-and-gold = X una casilla más   o moneda   p palmera   ◈ sello   { $cross } tachada
terminal-legend-pyramids = > entrada  * tumba  X otra  r gema roja  g gema verde  t antorcha  s calavera  p poción  { $cross } tachada
terminal-legend-silver-coin = 7 boca arriba   (7) boca abajo, la conoces   ? boca abajo   ~ de lado   $ la moneda   + protegida   % barajada
terminal-legend-silver-coin-all = 7 boca arriba   (7) boca abajo   ? boca abajo, desconocida   ~ de lado   $ la moneda   + protegida   % barajada
terminal-deck = mazo { $count }
terminal-deck-up = mazo { $count }, boca arriba
terminal-removed = Fuera de la ronda: { $cards }
terminal-group = % barajadas: entre { $places } están { $cards }
terminal-pile = descartes, desde arriba ({ $count })
terminal-in-hand = En la mano
terminal-token = moneda de plata: { $who }
terminal-token-power = moneda de plata: { $who }, sin usar
terminal-caller = convocó { $who }
terminal-called = { $who } ha convocado la votación
terminal-no-call = nadie convocó
terminal-unknown-card = desconocida para ti

## Quién decide.

terminal-waiting = La mesa espera a { $who }.
terminal-won = { $count ->
    [one] Gana { $who }.
   *[other] Ganan { $who }.
}
terminal-hand-over = { $who }, te toca. Pulsa Enter cuando nadie más mire.
terminal-thinking = Un bot está pensando…
terminal-lost = Se ha perdido la conexión; reintentando…
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
terminal-record-kept = La partida está guardada en { $file }.

## La sala de una mesa en un servidor.

terminal-lobby = Aún no se han repartido las cartas.
terminal-lobby-ready = Las cartas se reparten cuando todos los asientos están ocupados y todos están listos.
terminal-open-seat = un asiento libre

## Teclas y páginas.

terminal-key-turn = girar
terminal-key-mirror = espejo
terminal-key-single = una casilla
terminal-key-card = carta
terminal-key-choose = elegir
terminal-key-do = hacerlo
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
terminal-points = Puntos por origen
terminal-rules = Las reglas en breve
terminal-others = Las cartas de cada cual
terminal-hint = Una pista
terminal-close = Esc cierra · ↑ ↓ desplazan
terminal-end-keys = n otra partida · v análisis · b al inicio · Esc ver la mesa
terminal-end-keys-watch = v análisis · b al inicio · Esc ver la mesa
terminal-review = análisis
terminal-reviewing = Analizando la partida, { $part } % hecho; v lo para.
terminal-rematch-wish = Listos para la revancha: { $who }
terminal-key-again = otra partida
terminal-swap = { $who }: ¿cambias un número para la próxima partida?
terminal-swap-nothing = No cambiar nada
terminal-swap-keys = ↑ ↓ elegir · Enter aceptar · Esc volver
terminal-mix-keys = flechas · Espacio tomar · a baraja entera · s sorpresa · Enter jugar así · Esc volver
terminal-type-move = Escribe una jugada tal como se anota

## La pantalla de inicio.

terminal-start-title = ¿A qué jugamos?
terminal-start-game = Juego
terminal-start-person = una persona, aquí
terminal-start-bot = bot: { $level }
terminal-start-nobody = nadie
terminal-start-name = nombre
terminal-start-continue = Continuar una partida
terminal-start-no-games = No hay partidas a medias.
terminal-start-join = Unirse a una mesa con su enlace
terminal-start-link = https://servidor/t/ID
terminal-start-keys = Tab siguiente · Enter elegir · Ctrl-C salir
terminal-kept-game = { $which }: { $game } con { $who }, { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}

## El modo sencillo.

plain-revealed = Revelados en esta ronda: { $patterns }
plain-colours-left = quedan para la 2.ª, 4.ª y 6.ª pirámide de un color: { $colours }
plain-four-cards = Tus cuatro cartas:
plain-discards = Descartes desde arriba: { $cards }
plain-deck-top = Encima del mazo: { $cards }
plain-deck-bottom = Al fondo del mazo, desde abajo: { $cards }
plain-beside-deck = Junto al mazo: { $cards }
plain-totals = totales: { $totals }
plain-such-as = Por ejemplo, { $move } (? muestra la ayuda)
plain-help-where = Escribe ? para ver la ayuda, moves para ver todas las jugadas legales.
plain-help-moves = Las jugadas se escriben tal como se anotan, por ejemplo:  { $moves }
plain-command-help = esta ayuda
plain-command-moves = todas tus jugadas legales
plain-command-undo = deshacer lo último que has tachado, hasta que confirmes
plain-command-table = mostrar la mesa otra vez
plain-command-score = los puntos por origen
plain-command-earns = lo que daría cada jugada tuya, la mejor primero
plain-command-hint = lo que haría un bot en tu lugar, y por qué
plain-command-log = lo que ha pasado
plain-command-rules = las reglas con sus números
plain-command-quit = salir; la partida se guarda
plain-earns-nothing = Ahora no hay nada que decir al respecto.
plain-lobby = Pulsa Enter cuando quieras empezar, o escribe quit.
plain-left = Has dejado la partida. Para seguir: vermeil continue { $which }
plain-left-link = Has dejado la mesa. Para volver: vermeil play --plain { $link }
plain-bot-failed = { $count ->
    [one] El bot { $bot } ha fallado una vez y se ha hecho una jugada al azar por él: { $why }
   *[other] El bot { $bot } ha fallado { $count } veces y se han hecho jugadas al azar por él. La primera vez: { $why }
}
plain-again = ¿Otra partida? Escribe again, o review para ver qué decidió la partida, o pulsa Enter para salir.
plain-reviewing = Analizando la partida; Ctrl-C lo para.
plain-review-stopped = El análisis se ha parado.
plain-swap = { $who }: ¿qué número cambias para la próxima partida? Escríbelo como { $such }, escribe moves para verlos todos, o pulsa Enter para no cambiar nada.
plain-step = jugada { $number } de { $count }: { $move }
plain-step-hidden = decide { $who }
plain-step-keys = (Enter sigue, b vuelve, un número va a esa jugada, q sale)
plain-seat = asiento { $seat }
plain-no-games = No hay ninguna partida que continuar.
plain-which-game = ¿Qué partida? Escribe su número o su nombre.

## Lo que hacen los botones.

terminal-do-keep-cards = Quedarte con dos
terminal-do-pick-card = Tomar una carta
terminal-do-done = Hecho
terminal-do-peek = Mirar dos
terminal-do-draw-more = Robar { $count }
terminal-do-shown = Robar una a la vista
terminal-do-take = Tomar el descarte
terminal-do-take-discard = Tomar un descarte
terminal-do-call = Convocar votación
terminal-do-blob-discard = Usar un descarte ({ sc-coin-4 })
terminal-do-use-discard = Usar un descarte
terminal-do-keep = Quedarte con una
terminal-do-discard = { sc-do-toss }
terminal-do-use = Descartarla y usarla
terminal-do-swap = Cambiar una
terminal-do-set = Cambiar varias
terminal-do-place = Colocarla
terminal-do-decline = Dejarla
terminal-do-token = Usar la moneda
terminal-do-rotate = Girar
terminal-do-toss = Descartar una
terminal-do-flip = Dar la vuelta
terminal-do-hide = Boca abajo
terminal-do-show = Boca arriba
terminal-do-look = Mirar una
terminal-do-remove = Quitar
terminal-do-switch = Intercambiar
terminal-do-pick = Elegir
terminal-do-rob = Robar carta ajena
terminal-do-give = Dar
terminal-do-name = Proteger
terminal-do-village = Toda una aldea
terminal-do-to = Dar a
terminal-do-under = { sc-do-under }
terminal-do-pile = A los descartes
terminal-do-use-card = Usar una carta

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
terminal-hurried = { $who } juega como { $level }: el servidor está ocupado.
plain-warn = { $who } lleva un rato sin hacer nada. Escribe warn para avisar, o pulsa Enter para seguir esperando.
plain-bot = { $who } ha recibido un aviso y no hace nada. Escribe bot para que juegue un bot, o pulsa Enter para seguir esperando.
plain-free = { $who } no está listo. Escribe free para liberar el asiento, o pulsa Enter para seguir esperando.
plain-you-are-warned = Los demás te esperan: pronto un bot puede jugar por ti. Escribe here para decir que estás aquí.
plain-command-here = di que estás aquí, cuando los demás te han avisado

## Lo que pregunta Silver Coin.

question-keep-drawn = Quédate con una de las cartas que has robado.
question-held = Cambia la carta que tienes en la mano, o descártala.
question-set = Elige todas las cartas del grupo, de izquierda a derecha, y dales la vuelta.
question-reveal = Las cartas están boca arriba: sigue, o usa antes una habilidad.
question-place = Elige el lugar de la carta nueva.
question-kept = No coinciden: ¿en qué extremo pones la carta nueva?
question-extra = ¿En qué extremo pones la carta extra?
question-end = Termina tu turno, o usa una habilidad.
question-gift = Antes de puntuar: usa una carta boca arriba, o pasa.

## Silver Coin: lo que pregunta una carta.

question-card = { $card }: { $what }
question-any = ¿Qué haces?
question-left = ¿En qué extremo de tu aldea?
question-flip = Elige una carta para darle la vuelta.
question-hide = Elige una carta boca arriba para ponerla boca abajo.
question-show = Elige una carta para ponerla boca arriba.
question-village = Elige una aldea para mirarla.
question-remove = Elige una carta boca arriba para descartarla.
question-look = Elige una carta para mirarla.
question-take = Elige un descarte para tomarlo o usarlo.
question-use = Elige un descarte para usarlo.
question-switch = Elige la carta de una aldea para intercambiarla.
question-clockwise = ¿En qué sentido se mueven las cartas?
question-counterclockwise = { question-clockwise }
question-pick-card = Elige la carta que sale de esta aldea.
question-rotate = Elige una de tus cartas para girarla de lado, o una ya girada para descartarla.
question-rob = Elige la carta que te llevas.
question-give = Elige la carta que das.
question-to = ¿Para quién es?
question-name = Elige la carta que quieres proteger.
question-bullet-0 = Elige una de tus cartas para retirarla de la ronda.
question-bullet-8 = Elige la aldea cuyas cartas boca abajo se barajan.
question-bullet-9 = Elige la carta boca arriba cuya habilidad usas.
question-rite = { sc-bullet-4 }: usa una carta que has descartado, o sigue.
question-sink = { sc-bullet-3 }: ¿bajo el mazo o a los descartes?

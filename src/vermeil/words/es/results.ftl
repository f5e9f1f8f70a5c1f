# Mis resultados, y qué se guarda y dónde: pantallas propias, cuyas frases llegan con ellas.

## Las cifras

results-none = Todavía no hay partidas terminadas. Cada partida que acabes en este dispositivo queda aquí, con su puntuación y todas sus jugadas.
results-which = Qué partidas
results-all = todos los juegos
results-against = contra
results-played = partidas
results-won = ganadas
results-best = récord
results-mean = media
results-together = en total
results-company-solo = en solitario
results-company-people = personas
results-company-bots = bots ({ $level })
results-curve = { $game }, con el tiempo
results-curve-told = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} desde el { $from }: de { $lowest } a { $highest }; la línea es la media de las diez últimas, ahora { $mean }. Los puntos dorados son victorias.

## Las partidas

results-list = Partidas terminadas
results-more = { $count ->
    [one] Mostrar { $count } más
   *[other] Mostrar { $count } más
}
results-counted = Las partidas en una sola pantalla, los repartos del día jugados como práctica, las que acabó un bot por ti y las jugadas con una baraja propia aparecen en la lista, pero no cuentan en las cifras.
results-place = puesto { $place } de { $count }
results-my-best = mi récord
results-stood-in = la acabó un bot
results-own-deck = baraja propia
results-not-counted = no cuenta
results-no-record = Las jugadas de esta partida no están en este dispositivo.
results-to-table = { page-text-to-table }
results-remove = Quitar
results-remove-sure = Quitar para siempre
results-keep = Conservarla

## A otro dispositivo

results-transfer = Llévatelos contigo
results-transfer-what = En un archivo, o con un código para otro dispositivo. Las partidas que ya estén allí quedan como están; nada se duplica.
results-export = Guardar en un archivo
results-import = Añadir partidas de un archivo
results-code = Mostrar un código para otro dispositivo
results-code-link = El enlace del código
results-code-what = Ábrelo con la cámara del otro dispositivo. Sirve una vez, durante { $minutes } minutos. Tus partidas se cifran en este dispositivo; la clave va en el enlace y nunca llega al servidor.
results-code-pocket = Sin un servidor de por medio, los resultados pasan a otro dispositivo en un archivo.
results-came = { $came ->
    [0] Nada nuevo
    [one] { $came } partida añadida
   *[other] { $came } partidas añadidas
}, { $known ->
    [0] ninguna estaba ya aquí.
    [one] { $known } ya estaba aquí.
   *[other] { $known } ya estaban aquí.
}
results-came-for-now = No se han podido guardar, y solo quedan hasta que cierres la página.
results-broken-too-large = Este archivo es demasiado grande para ser de resultados. No se ha cambiado nada.
results-broken-not-json = Esto no es un archivo de resultados: no se puede leer. No se ha cambiado nada.
results-broken-not-results = No son resultados de Vermeil, o se han dañado por el camino. No se ha cambiado nada.
results-broken-newer = Estos resultados son de un Vermeil más nuevo. Recarga la página o actualiza este; no se ha cambiado nada.
results-broken-damaged = La partida { $number } de este archivo está dañada, así que no se ha añadido nada de él.
results-take = Resultados de otro dispositivo
results-take-what = Otro dispositivo ha preparado sus partidas terminadas para este. Se añaden a las de aquí; nada se duplica.
results-take-do = Añadirlas aquí
results-take-keyless = A este enlace le falta la clave. Escanea el código otra vez o copia el enlace entero.

## Qué se guarda y dónde

stored-here = { page-on-device }
stored-here-what = La página guarda esto en tu navegador, solo para esta dirección. Las cookies van a este servidor cuando juegas en él; nada más se envía si no lo haces tú.
stored-here-what-pocket = La página guarda esto en tu navegador, solo para esta dirección. Nada de ello se envía si no lo haces tú.
stored-results = Las partidas terminadas, con puntuaciones y jugadas
stored-results-size = { $count ->
    [0] ninguna
    [one] { $count } partida
   *[other] { $count } partidas
}
stored-tables = La lista de tus mesas
stored-name = { page-your-name }
stored-likes = Cómo prefieres la página: tema, sonido, vista de texto, etc.
stored-language = Tu idioma
stored-quick = Los últimos rivales que elegiste
stored-muted = A quién has silenciado
stored-promises = Lo prometido para el reparto de mañana
stored-device = Si has jugado el reparto de hoy: una cookie por la que allí se reconoce este navegador (400 días)
stored-puzzles = Los problemas que has resuelto
stored-decks = Tus propias barajas y mezclas
stored-mixes = { stored-decks }
stored-family = Quién juega en tu familia y con qué ayuda
stored-other = Más de la página: { $key }
stored-seats = Para cada mesa, una cookie que guarda tu asiento (30 días; solo nuestro servidor puede leerla)
stored-seats-size = { $count ->
    [0] ninguna
    [one] como mucho { $count } mesa
   *[other] como mucho { $count } mesas
}
stored-pocket = Las partidas de esta edición, cada jugada, y lo que sus bots han calculado
stored-characters = { $count ->
    [one] { $count } carácter
   *[other] { $count } caracteres
}
stored-there = En el servidor
stored-there-what = Cada mesa con los nombres de quienes se sientan, lo que se jugó y cuándo: así sobrevive una partida a un apagón. Los asientos se guardan con claves al azar, de las que el servidor solo conserva una huella. Sin cuenta, sin correo, sin publicidad, sin servidores ajenos.
stored-there-addresses = Tu dirección de red sirve para que nadie acapare el servidor, y solo está en memoria, salvo como las huellas de más abajo. Quien administra este servidor puede llevar su propio registro.
stored-there-daily = Para el reparto de hoy: huellas de esa cookie y, con una sal que cambia cada día, de tu dirección; tu mesa y tus puntos. Ningún nombre.
stored-there-drops = Los resultados que viajan con un código esperan aquí cifrados, diez minutos como mucho, con una huella de la dirección de la que vienen, hecha con una clave nueva cada vez que arranca el servidor.
stored-there-link = El enlace de una mesa basta para mirarla, y para volver a ver la partida cuando termina. Olvidar en este dispositivo no borra las mesas del servidor: también son de los demás.
stored-there-pocket = Nada: esta edición no tiene servidor. Todo está en este dispositivo.
stored-forget = Olvidar todo en este dispositivo
stored-forget-what = Nombre, ajustes, asientos, resultados: todo, para siempre. Las partidas en las que estás siguen sin ti.
stored-forget-sure = ¿Olvidarlo todo?
stored-forget-seats = { $count ->
    [0] No hay ninguna mesa tuya en la lista.
    [one] Pierdes tu asiento en { $count } mesa; nadie puede devolvértelo.
   *[other] Pierdes tus asientos en { $count } mesas; nadie puede devolvértelos.
}
stored-forget-export = Guardar antes mis resultados
stored-forget-do = Olvidarlo todo
stored-forget-not = Conservarlo todo
stored-forgotten = Olvidado. Este dispositivo ya no sabe nada de ti.
stored-not-forgotten = Una parte no se ha podido borrar: { $what }. Cierra las otras pestañas de esta página e inténtalo otra vez.

## La tarjeta de un enlace compartido

preview-invites = { $name } te invita a jugar. { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
preview-playing = Mira cómo juegan: { $names }.
preview-daily-of = Los repartos del { $date }
preview-over = Una partida terminada de { $names }. Vuelve a verla, jugada a jugada.

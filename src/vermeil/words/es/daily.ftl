# Los repartos del día.

daily-opening = Buscando los repartos del día…
daily-what = Todo el mundo recibe las mismas cartas. Tu primer intento cuenta, sin pistas; después, practica cuanto quieras.
daily-ends = El día termina dentro de { $hours } h { $minutes } min, a medianoche UTC.
daily-closing = Este día ha terminado. Quien empezó a tiempo puede acabar hasta la una (UTC).
daily-over = Este día ha terminado: así quedó. Sus repartos se pueden practicar.
daily-over-unranked = Un día pasado. Sus repartos aún se pueden jugar.
daily-unranked = Sin servidor no hay clasificación: las cartas salen de la fecha, así que son las mismas para todos y cualquiera podría calcularlas de antemano.
daily-solo = En solitario
daily-bot = Contra un bot ({ $level })
daily-continue = Continuar
daily-practise = Practicar
daily-share = Compartir
daily-my-game = Mi partida
daily-counts = Tu primer intento ha empezado: cuenta.
daily-first-counts = Tu primer intento cuenta.
daily-finished = { $count ->
    [0] Nadie ha terminado todavía.
    [one] Ha terminado una persona.
   *[other] Han terminado { $count } personas.
  }
daily-left = Te fuiste antes del final. El primer intento se ha gastado.
daily-full = Desde tu dirección de red ya han contado hoy bastantes primeros intentos. Aun así puedes practicar.
daily-late = Terminaste cuando el día ya había acabado: no cuenta.
daily-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
daily-points-to = { $points } a { $rival }
daily-won = Victoria por { $points } a { $rival }
daily-lost = Derrota por { $points } a { $rival }
daily-level = Empate, { $points } a { $rival }
daily-beaten = Por delante de { $count } de { $of } bots
daily-first-to-finish = Nadie más ha terminado todavía.
daily-only-one = Nadie más lo terminó.
daily-better = { $count ->
    [one] Mejor que el { $percent } % (por ahora, otra persona)
   *[other] Mejor que el { $percent } % de { $count } personas
  }
daily-better-level = { $count ->
    [one] En empate con la única otra persona por ahora
   *[other] Mejor que el { $percent } % de { $count } personas ({ $level } en empate, contadas a medias)
  }
daily-table = { page-daily-table }
daily-who = Quién
daily-column-points = Puntos
daily-column-lead = Ventaja
daily-you = Tú
daily-you-late = Tú (tarde)
daily-bot-of = Bot, { $level }
daily-best-of = La mejor de { $count }
daily-middle-of = La mediana de { $count }
daily-bots-play = Los bots todavía están jugando este reparto.
daily-missed = No jugaste este reparto.
daily-unplayed = Nadie jugó este reparto.
daily-streak = { $count ->
    [0] Aún sin racha
    [one] 1 día seguido
   *[other] { $count } días seguidos
  }
daily-longest = { $count ->
    [one] La más larga: 1 día
   *[other] La más larga: { $count } días
  }
daily-days = Días anteriores
daily-days-what = Todos se pueden practicar. Un punto señala los días que jugaste a tiempo.
daily-kept = jugado a tiempo
daily-share-what = Muestra tu puntuación y la de los bots, y nada de las cartas.
daily-share-text = Como texto
daily-send = Enviar
daily-copy = Copiar el texto
daily-save-picture = Guardar la imagen
daily-picture-saved = La imagen está guardada.
daily-fair = ¿Es justo?
daily-fair-how = La víspera, el servidor sortea en secreto las cartas de cada día y publica una huella (SHA-256) de cada reparto. Los repartos se abren al empezar el día; una hora después de su final se muestran las semillas, y cualquiera puede comprobar que coinciden y dan las mismas cartas. Los bots juegan los mismos repartos, pero sus puntos solo se ven después de tu primer intento. Cuenta lo que ha contado la mesa del propio servidor.
daily-drawn-late = Este servidor no estaba en marcha la víspera, así que estos repartos no se prometieron de antemano.
daily-promise-kept = Este navegador vio las huellas la víspera: son las mismas.
daily-promise-broken = Este navegador vio otras huellas la víspera. Aquí pasa algo raro.
daily-seed = Semilla:
daily-seed-fits = coincide
daily-seed-wrong = ¡no coincide!
daily-no-check = Este navegador no puede comprobarlo en una página sin https.
daily-tomorrow = Prometido para el { $date }
daily-cant = Lo que no se puede impedir
daily-cant-what = Alguien puede probar antes el reparto en otro navegador, oír las cartas de un amigo o pedir consejo a un programa. Sin cuentas, ningún servidor puede saberlo. Quien abandona un mal primer intento no entra en la clasificación, pero no tiene otro. Desde una misma dirección solo cuentan unos pocos primeros intentos, y nunca un segundo desde el mismo navegador. Quien administra el servidor podría mirar.
daily-stored = Qué se guarda
daily-stored-what = Una cookie por la que aquí se reconoce este navegador; en el servidor, una huella de ella, tu mesa y tus puntos. En la clasificación no entra ningún nombre, y las direcciones se guardan solo como huellas que cambian cada día.
daily-terminal-play = Juega con `vermeil daily { $server } JUEGO`; contra el bot, con --bot.

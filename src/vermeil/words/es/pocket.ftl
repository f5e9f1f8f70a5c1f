# What only the pocket edition says (docs/pocket.md).

pocket-title = En tu bolsillo
pocket-loading = Se están cargando los juegos…
pocket-online = Todo funciona en este navegador; nada de lo que haces se envía a ninguna parte.
pocket-offline = Todo funciona en este navegador, también sin red. Nada de lo que haces se envía a ninguna parte.
pocket-trouble = No se han podido cargar los juegos: lo más probable es que la red se haya cortado. Si sigue así, este navegador es demasiado antiguo para ellos.
pocket-refused = A este navegador no le queda sitio para guardar tus partidas. Lo que ves está guardado, pero no puede pasar nada más hasta que vuelva a haber sitio.
pocket-memory = Este navegador no guarda partidas: se acaban al cerrar la página. «Guardar todas las partidas» las guarda en un archivo.
pocket-busy = Este navegador no puede hacerlo ahora; prueba otra vez en un momento.
pocket-fresh = Hay una edición nueva. Tus partidas se quedan.
pocket-set-up = Preparar una mesa
pocket-save = Guardar todas las partidas
pocket-saved = Todas las partidas están ahora en un archivo.
pocket-read = Leer partidas de un archivo
pocket-read-games = { $came ->
    [0] Ninguna partida nueva
    [one] Ha llegado una partida
   *[other] Han llegado { $came } partidas
  }{ $known ->
    [0] .
    [one] ; una ya estaba aquí.
   *[other] ; { $known } ya estaban aquí.
  }
pocket-not-games = Esto no es un archivo de partidas guardadas. No ha cambiado nada.
pocket-read-other = { $count ->
    [one] Una ha seguido aquí de otro modo; se queda la tuya.
   *[other] { $count } han seguido aquí de otro modo; se quedan las tuyas.
  }
pocket-apart = Esta edición se juega en este dispositivo: en solitario, contra bots o con amigos en una pantalla. Para amigos en otras pantallas hace falta un servidor.
pocket-own-server = Cualquiera puede tener uno:
pocket-to-server = Al servidor
pocket-edition = Edición { $name }

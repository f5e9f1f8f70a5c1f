# Problemas: posiciones con una jugada claramente mejor que las demás.

puzzles-title = Problemas
puzzles-what = Posiciones de partidas entre bots en las que una jugada es claramente la mejor. Encuéntrala.
puzzles-daily = Problema del día
puzzles-daily-done = Problema del día, resuelto
puzzles-solve = Resolver
puzzles-all = Todos los problemas
puzzles-theme = Tema
puzzles-difficulty = Dificultad
puzzles-any = cualquiera
puzzles-progress = { $solved } de { $count } resueltos
puzzles-none = No hay ningún problema así. Elige otra cosa.
puzzles-all-solved = De estos ya están todos resueltos; vuelven a empezar.
puzzles-loading = Preparando el problema…
puzzles-unkept = Este navegador no guarda nada: lo que resuelvas cuenta hasta que cierres la página.

puzzles-theme-keeping = Qué dos quedarse
puzzles-theme-taking = Qué carta tomar
puzzles-theme-completing = Completar una carta
puzzles-theme-chain = Casillas extra
puzzles-theme-treasure = Puntos ya mismo
puzzles-theme-room = Preparar lo que viene
puzzles-theme-drawing = Robar o tomar
puzzles-theme-exchanging = Qué cambiar
puzzles-theme-matching = Parejas y más
puzzles-theme-abilities = Habilidades
puzzles-theme-calling = Convocar o no

puzzles-difficulty-easy = Fácil
puzzles-difficulty-medium = Medio
puzzles-difficulty-strong = Difícil
puzzles-difficulty-expert = Muy difícil
puzzles-found-by = La encuentran los bots a partir de «{ $level }».

puzzles-find = Encuentra la mejor jugada.
puzzles-give-up = Muéstramela
puzzles-again = Otra vez
puzzles-next = Siguiente problema
puzzles-solved = ¡Resuelto! Es la mejor jugada.
puzzles-solved-later = Esa es la mejor jugada.
puzzles-wrong = Hay algo mejor.
puzzles-shown = Esta era la mejor jugada.
puzzles-your-move = Tu jugada: { $what }
puzzles-best-move = Lo mejor: { $what }
puzzles-next-best = Lo segundo mejor: { $what }
puzzles-costs = Cuesta un { $share } % de probabilidad de ganar y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
puzzles-answer = Tu respuesta
puzzles-about = Tema: { $theme }
puzzles-id = problema { $id }

## En la terminal.

puzzles-help = ? muestra la ayuda
puzzles-command-moves = las jugadas posibles
puzzles-command-table = otra vez la posición
puzzles-command-show = rendirse y ver la mejor jugada
puzzles-command-quit = salir
puzzles-making = buscando problemas
puzzles-kept = { $file }: problemas: { $count }, partidas jugadas: { $deals }
puzzles-short = { $file }: no se encontraron más; problemas: { $count }, partidas jugadas: { $deals }
puzzles-stopped = detenido; { $file } guarda { $count } problemas, y la misma orden continúa

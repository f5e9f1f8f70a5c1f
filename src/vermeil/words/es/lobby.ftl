# Qué significa cada opción que se elige antes de la partida.

lobby-players = Los asientos se llenan con bots y amigos.
lobby-deck = Qué cartas se reparten. La caja de arriba las enseña.
lobby-clock = El tiempo de cada persona para toda la partida, y 5 segundos más por jugada. Cuando se acaba, sigue un bot.
lobby-idle = Tras un aviso, los demás pueden dejar que un bot juegue por quien les hace esperar.
lobby-public = Cualquiera encuentra la mesa en la página de inicio. Si no, solo quien tenga el enlace.
lobby-hints = Todo el mundo puede preguntar qué haría un bot y por qué.
lobby-variant-start-player = Quien empieza elige primero del expositor; después se sigue por turnos.
lobby-variant-open-marks = Normalmente las cruces se ven cuando todo el mundo ha confirmado. Así se ven en el momento.
lobby-variant-tracker = Nadie tiene que recordar qué patrones faltan en esta ronda.
lobby-variant-closed-tomb = Normalmente aún puede ir ahí. Así se pierde si en tu otra carta no hay sitio.
lobby-variant-linear-skulls = Cada calavera cuesta un punto más que la anterior, en lugar de lo que dice la hoja.
lobby-variant-coin = La gana, para la ronda siguiente, quien convoca la votación y acierta.
lobby-variant-mismatch = Si las cartas elegidas para un cambio no coinciden, esto decide qué aprenden los demás.
lobby-variant-quiet-call = Así nadie mejora su aldea y convoca la votación en el mismo turno.
lobby-variant-one-con = Normalmente cada una que está boca arriba da otro turno.
lobby-variant-rooted-tanner = Normalmente entra en una aldea cuando se usa su habilidad desde allí.
lobby-variant-goth-girl = Si una que está boca arriba obliga o permite elegir.
lobby-variant-patience = Una ronda en la que nadie roba ni convoca no acabaría nunca; esto es lo que puede durar.

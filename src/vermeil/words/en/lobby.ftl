# What each option means that a host chooses before the game.

lobby-players = Bots and friends fill the seats.
lobby-deck = Which cards are dealt. The box above shows them.
lobby-clock = Everyone’s time for the whole game, and 5 seconds more for each move. When it runs out, a bot plays on.
lobby-idle = After a warning the others may let a bot play for whoever keeps them waiting.
lobby-public = Strangers find the table on the home page. Without this, only people with the link do.
lobby-hints = Everyone may ask what a bot would do, and why.
lobby-variant-start-player = The start player chooses first from the display; then it goes round.
lobby-variant-open-marks = Usually crosses are shown only when everyone has confirmed. With this, all see them as they are made.
lobby-variant-tracker = Nobody has to remember which patterns are still to come in this round.
lobby-variant-closed-tomb = Usually it may still go there. With this it is lost if your other card has no room for it.
lobby-variant-linear-skulls = Each skull costs one point more than the last, instead of what the score card says.
lobby-variant-coin = Whoever calls and is right wins it, for the next round.
lobby-variant-mismatch = If cards chosen for an exchange don’t match, this decides what everyone has learned.
lobby-variant-quiet-call = Then nobody can improve their village and call in the same turn.
lobby-variant-one-con = Usually every face-up one gives another turn.
lobby-variant-rooted-tanner = Usually it joins a village when its ability is used from there.
lobby-variant-goth-girl = Whether a face-up one is a duty or a choice.
lobby-variant-patience = A round in which nobody draws or calls would never end; this is how long it may go on.

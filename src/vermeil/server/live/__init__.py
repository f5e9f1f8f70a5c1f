"""Tables that are being played: who is connected, what they do, and in which order."""

"""What the bots of both flip-and-write games share: prices, search, thinking, and the player around them."""

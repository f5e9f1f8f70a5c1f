"""The bots of Silver Coin: a quick policy of weighed rules, and a search over worlds that plays it to the end."""

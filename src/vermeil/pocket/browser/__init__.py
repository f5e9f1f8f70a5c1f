"""What runs in the workers of a browser: one for tables, one for bots. The page talks to them as to a server."""

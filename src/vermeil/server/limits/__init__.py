"""How much one address, one seat and one connection may ask for."""

"""Building the folder of the pocket edition."""

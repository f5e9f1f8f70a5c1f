"""The deals of each day: drawn in secret, promised the day before, played once that counts, and opened afterwards."""

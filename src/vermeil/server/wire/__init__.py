"""The types of what travels."""

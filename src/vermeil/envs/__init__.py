"""Faces for learning programs."""

"""What all tests share."""

from hypothesis import settings

# No deadline: a busy machine is no bug. A failure prints what is needed to see it again.
settings.register_profile("ci", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("ci")

"""What all tests share."""

from hypothesis import settings

# No deadline: a busy machine is no bug. A failure prints what is needed to see it again.
# The same code gets the same examples, so that green stays green; `make explore` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("steady")

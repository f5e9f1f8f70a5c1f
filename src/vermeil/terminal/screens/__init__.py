"""The table on a whole terminal screen, with Textual: keys, mouse, colour, and letters where there is no colour."""

"""The table line by line: for screen readers, pipes and scripts. It never moves the cursor."""

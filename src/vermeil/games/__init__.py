"""The rules. No clock, no network, no global random: what is legal is decided here and nowhere else."""

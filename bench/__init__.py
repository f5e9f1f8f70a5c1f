"""Speed, measured as ratios against peers in the same run. `python3 run.py bench` runs it all."""

"""What every game shares: errors, the contract, chance, records, grids and deck files. Imports nothing of ours."""

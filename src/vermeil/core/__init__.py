"""What every game shares: errors, the contract, chance, records and variants. Imports nothing of ours."""

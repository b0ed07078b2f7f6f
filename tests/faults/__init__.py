"""`make faults`: small faults put into the site one at a time, and who sees them."""

"""The Harmonized System: codes, their levels, their records and their addresses."""

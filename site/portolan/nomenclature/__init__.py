"""The nomenclature: every code of the Harmonized System, built into a file that is only read."""

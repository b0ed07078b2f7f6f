"""Where the calculator stands."""

PATH = "/emissions-calculator"

"""The addresses of the calculator."""

PATH = "/emissions-calculator"

"""Drawing: maps and diagrams as plain SVG strings."""

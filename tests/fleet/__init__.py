"""Several nodes behind nginx, while everything dies and releases come and go."""

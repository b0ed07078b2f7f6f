"""The ordinary gettext workflow: extract, update, report, check, compile."""

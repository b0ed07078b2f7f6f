"""What every floor stands on: the brand, locales, settings, messages, paths."""

"""Foundations of every folder above: the brand, locales, settings, messages, paths."""

"""Metrics for Prometheus: what was counted, and how things stand; no personal data in labels."""

"""Metrics for Prometheus: counters and gauges, without personal data in labels."""

"""Figures of the requests that this process answers, for Prometheus."""

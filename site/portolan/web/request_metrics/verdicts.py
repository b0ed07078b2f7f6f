"""Marks in a request's environment with which inner layers report how they answered."""

from wsgiref.types import WSGIEnvironment

VERDICT = "portolan.cache_verdict"
CACHED, RENDERED, PASSED = "kept", "rendered", "passed"
"""Answered from the page cache; drawn now and kept; answered by the application each time."""

PROXIED = "portolan.proxied"
"""WSGI environment key of the host that was asked, and how that ended."""


def note_proxied(environ: WSGIEnvironment, target: str | None, verdict: str) -> None:
    """Note that a host (by its setting) was asked: `answered`, or the status of the fault."""
    environ[PROXIED] = ((target or "none").removesuffix("_url"), verdict)

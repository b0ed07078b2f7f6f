"""The specification's table of pages that carry a canonical link, one for all sections."""

CANONICAL_PATTERNS = (
    "/route-search/*",
    "/atlas/*",
    "/sign-up",
    "/talk-to-an-expert",
    "/get-started",
    "/terms-and-conditions/*",
    "/emissions-calculator",
    "/help",
    "/open-emissions-signup",
    "/paps",
    "/pars",
    "/privacy",
    "/search",
    "/resources/authors/*",
    "/resources/:name",
    "/help/:name",
    "/products/cargo-insurance/*",
)
"""Only pages under these patterns carry a canonical link."""

"""What the URLs among the settings have to look like."""

from urllib.parse import urlsplit


def is_url(url: str, schemes: tuple[str, ...]) -> bool:
    """Whether it has one of the schemes, a host, and no port that cannot be."""
    try:
        parts = urlsplit(url)
        # Asking for the port is what finds out whether it is a number.
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False

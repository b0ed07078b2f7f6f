"""The sites on a developer's machine, for the Makefile: their addresses, or their settings."""

import sys
from collections.abc import Iterator

from portolan.core.locales import LOCALES


def addresses(port: str) -> Iterator[str]:
    """Yield a line for each language with the address of its site."""
    for locale in LOCALES:
        yield f"  {locale.local_site.format(port=port)}  {locale.name}"


def settings(port: str) -> Iterator[str]:
    """Yield the setting of each language's base URL."""
    for locale in LOCALES:
        yield f"{locale.setting}={locale.local_site.format(port=port)}"


if __name__ == "__main__":
    lines = {"addresses": addresses, "settings": settings}[sys.argv[1]]
    sys.stdout.write("\n".join(lines(sys.argv[2])) + "\n")

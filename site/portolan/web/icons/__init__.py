"""The site's icons: the mark of the brand for tabs, home screens and search results."""

from portolan.web.icons.view import blueprint

__all__ = ["blueprint"]

"""The style page, in development only: every component in every state."""

from portolan.style_guide.views import blueprint

__all__ = ["blueprint"]

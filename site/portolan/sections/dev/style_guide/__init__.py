"""The style page, in development only: every component in every state."""

from portolan.sections.dev.style_guide.views import blueprint

__all__ = ["blueprint"]

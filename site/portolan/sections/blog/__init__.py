"""The blog: posts, their categories and their authors."""

from portolan.sections.blog.views import blueprint

__all__ = ["blueprint"]

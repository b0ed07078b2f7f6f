"""The blog: posts, their categories and their authors."""

from portolan.blog.views import blueprint

__all__ = ["blueprint"]

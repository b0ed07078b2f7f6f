"""Front matter of posts and authors."""

from portolan.content.schema import FrontMatter, Signed, Slug


class BlogPost(Signed):
    """A post, filed under one category."""

    category: Slug


class BlogAuthor(FrontMatter):
    """A person who writes and speaks; the title is the name."""

    role: str
    office: Slug

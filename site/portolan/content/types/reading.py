"""What people come to read."""

from portolan.content.types.kind import ContentType
from portolan.core.i18n import lazy

BLOG_POST = ContentType(
    name="blog-post",
    folder="sections/blog/posts",
    base="/blog",
    listed="/blog",
    label=lazy("Blog"),
    back=lazy("Back to Blog"),
    schema="reading.BlogPost",
    searchable="blog",
    refers={"author": "blog-author", "category": "blog-category"},
)
BLOG_AUTHOR = ContentType(
    name="blog-author",
    folder="sections/blog/authors",
    base="/resources/authors",
    listed="/blog",
    label=lazy("Author"),
    back=lazy("Back to Blog"),
    schema="reading.BlogAuthor",
    reads=("role",),
)
BLOG_CATEGORY = ContentType(
    name="blog-category",
    folder="sections/blog/categories",
    base="/resources",
    listed="/blog",
    label=lazy("Blog category"),
    back=lazy("Back to Blog"),
    schema="common.Category",
)
HELP_ARTICLE = ContentType(
    name="help-article",
    folder="sections/help/articles",
    base="/help",
    listed="/help",
    label=lazy("Help Center"),
    back=lazy("Back to Help Center"),
    schema="reading.HelpArticle",
    searchable="help",
    refers={"category": "help-category"},
    rank=1.2,
)
HELP_CATEGORY = ContentType(
    name="help-category",
    folder="sections/help/categories",
    base="/help/category",
    listed="/help",
    label=lazy("Help category"),
    back=lazy("Back to Help Center"),
    schema="common.Category",
)
GLOSSARY_TERM = ContentType(
    name="glossary-term",
    folder="sections/glossary/terms",
    base="/glossary",
    listed="/glossary",
    label=lazy("Glossary"),
    back=lazy("Back to Glossary"),
    schema="reading.GlossaryTerm",
    searchable="glossary",
    rank=1.3,
)
CAPITAL_ARTICLE = ContentType(
    name="capital-article",
    folder="sections/products/capital",
    base="/products/capital",
    listed="/products/capital",
    label=lazy("Capital"),
    back=lazy("Back to Capital"),
    schema="reading.CapitalArticle",
    searchable="products",
    refers={"author": "blog-author"},
)
RESEARCH_PAPER = ContentType(
    name="research-paper",
    folder="sections/research/papers",
    base="/research",
    listed="/research",
    label=lazy("Research"),
    back=lazy("Back to Research"),
    schema="reading.ResearchPaper",
    reads=("aliases", "findings"),
    searchable="research",
    refers={"author": "blog-author"},
)
MARKET_UPDATE = ContentType(
    name="market-update",
    folder="sections/market_update/updates",
    base="/global-logistics-update",
    listed="/global-logistics-update",
    label=lazy("Global Logistics Update"),
    back=lazy("Back to Global Logistics Update"),
    schema="reading.MarketUpdate",
    reads=("aliases", "actions"),
    searchable="research",
    refers={"author": "blog-author"},
    rank=0.7,
)
EGUIDE = ContentType(
    name="eguide",
    folder="sections/eguides/guides",
    base="/eguides",
    listed="/eguides",
    label=lazy("Guide"),
    back=lazy("Back to Guides"),
    schema="reading.EGuide",
    reads=("aliases", "audience"),
    searchable="guides",
    refers={"author": "blog-author"},
)

KINDS = (
    BLOG_POST,
    BLOG_AUTHOR,
    BLOG_CATEGORY,
    HELP_ARTICLE,
    HELP_CATEGORY,
    GLOSSARY_TERM,
    CAPITAL_ARTICLE,
    RESEARCH_PAPER,
    MARKET_UPDATE,
    EGUIDE,
)

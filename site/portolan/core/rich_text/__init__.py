"""Rich text: cleaning of an editor's HTML, with rules for links and frames."""

from portolan.core.rich_text.cleaner import RichText

__all__ = ["RichText"]

"""Rich text: what of an editor's HTML reaches a reader, and how its links and frames are kept."""

from portolan.core.rich_text.cleaner import RichText

__all__ = ["RichText"]

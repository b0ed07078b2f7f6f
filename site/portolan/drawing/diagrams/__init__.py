"""Pictures of products and sections: computed from figures of the trade, drawn as plain SVG.

No Flask and no database: a name goes in, markup comes out. Every picture says its figures and their
source where it is drawn, and is told in one sentence to those who cannot see it.
"""

from portolan.drawing.diagrams.gallery import NAMES, picture

__all__ = ["NAMES", "picture"]

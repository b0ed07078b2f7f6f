"""The pictures that other sites show beside a link: one for each page, drawn when it is asked for.

`picture` says what is drawn and under which address; `letters` are outlines that a build step
has collected, so that neither a font nor Node is needed where the site is served; `layout` sets
the title, `drawing` makes SVG and PNG of it, `view` answers.
"""

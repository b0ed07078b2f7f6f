"""Share images: the pictures that other sites show beside a link, drawn at the first request.

`picture` has the words and the address; `glyphs` are outlines collected by a build step, so that
serving needs neither fonts nor Node; `layout` sets the title, `drawing` makes SVG and PNG of it,
`view` answers.
"""

"""A document and a catalog for the tests of the build."""

TERM = """\
---
title: {title}
summary: A definition that is long enough to pass the check of the schema.
aliases: [second name]
---

{body} See <https://site.example/blog> and [out](https://icc.example/x).
"""
PO = """\
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "Demurrage"
msgstr "滞港费"
"""

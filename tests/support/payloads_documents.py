"""Payloads for what stands around the cleaner: Markdown before it, the page's shape after it."""

from collections.abc import Iterator

MARKS = (
    "<table><td class=n>1</td></table><p class='caption chart'><img src=x onerror=@JS@></p>",
    "<th onclick=@JS@>x",
    "<thx onclick=@JS@>x",
    "<p class='caption'>&quot; onclick=&quot;@JS@</p><div class='scroll'><table><td>x</table>",
    "<p class='caption'>&lt;img src=x onerror=@JS@></p><div class='scroll'><table><td>x</table>",
    "<h2 class='anchor-x'><img src=x onerror=@JS@></h2>",
    "<h2 class='anchor-x&quot; onclick=&quot;@JS@'>x</h2>",
    "<span class='untranslated' onclick=@JS@>x</span>",
    "<table class='data'><td class='n'>1&quot; onclick=@JS@</table>",
)
"""Elements that look like those which get an id, a name or a bar when the page is finished."""

MARKDOWN = (
    "[x](javascript:@JS@)",
    "[x](<javascript:@JS@>)",
    "[x](JAVASCRIPT&colon;@JS@)",
    "[x](data:text/html;base64,@BASE64@)",
    '![x](x" onerror="@JS@)',
    '![x" onerror="@JS@](x)',
    '[x](/x "" onclick="@JS@")',
    "<javascript:@JS@>",
    "[x]\n\n[x]: javascript:@JS@",
    "`<img src=x onerror=@JS@>`",
    "```html\n<img src=x onerror=@JS@>\n```",
    "    <img src=x onerror=@JS@>",
    "| <img src=x onerror=@JS@> |\n|---|\n| x |",
    "# <img src=x onerror=@JS@>",
    "> <img src=x onerror=@JS@>",
    "\\<img src=x onerror=@JS@>",
    "**<img src=x onerror=@JS@>**",
    "<x@JS@.example>",
)


def shapes() -> Iterator[str]:
    """Every shape of this family."""
    yield from (*MARKS, *MARKDOWN)

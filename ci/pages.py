#!/usr/bin/env python3
"""Gives the pages of the site what mdBook leaves out for people with a keyboard or a screen reader: `ci/pages.py FOLDER`, once after mdBook.

- The button of the contents is a label with the attributes of a button, which no key reaches: it becomes a button, which clicks what it was a
  label of, after mdBook's own code has looked at it.
- The bar at the top belongs to no landmark: it is the banner.
- Blocks of code and tables scroll, but the keyboard does not reach them: it does with a tabindex.
- A table without a word in the corner has an empty heading there, which is no heading.

bindings/web/browser/site.mjs asks axe about every page. If mdBook changes what is replaced here, this fails.
"""

import re
import sys
from pathlib import Path

# What is replaced, by what, and whether every page has it.
CHANGES = [
    (
        re.compile(r'<label id="mdbook-sidebar-toggle"([^>]*) for="([^"]*)"([^>]*)>(.*?)</label>', re.DOTALL),
        r'''<button type="button" id="mdbook-sidebar-toggle"\1\3 onclick="setTimeout(() => document.getElementById('\2').click())">\4</button>''',
        True,
    ),
    (re.compile(r'<div id="mdbook-menu-bar"'), r'\g<0> role="banner"', True),
    (re.compile(r'<pre><code|<div class="table-wrapper"'), r'\g<0> tabindex="0"', False),
    (re.compile(r"<th([^>]*)></th>"), r"<td\1></td>", False),
]


def main(folder):
    pages = [page for page in sorted(folder.rglob("*.html")) if page.name != "toc.html" and folder / "try" not in page.parents]
    if not pages:
        sys.exit(f"{folder} has no pages")
    for page in pages:
        text = page.read_text()
        for pattern, changed, everywhere in CHANGES:
            text, count = pattern.subn(changed, text)
            if everywhere and count != 1:
                sys.exit(f"{page} has {count} of {pattern.pattern}: look at what mdBook makes now")
        page.write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

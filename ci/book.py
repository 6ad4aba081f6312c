#!/usr/bin/env python3
"""mdBook's preprocessor for docs/book.toml: makes links that work on GitHub work in the site as well.

Links in the Markdown are relative and lead to files of the repository. Of these, the site has docs/ and what docs/SUMMARY.md lists from
outside of it, such as ../ARCHITECTURE.md, which becomes a page of the site. So:

- a link to a page of the site leads there;
- a link to the folder of the browser page leads to `try/`, where ci/site.sh puts it;
- a link to any other file or folder outside of docs/ leads to the repository on GitHub;
- what does not exist is left as it is, for ci/links.py to find.

mdBook passes [context, book] as JSON on standard input, and takes the book from standard output. That it is called with `supports` first is
its way to ask whether a preprocessor is for a renderer.
"""

import json
import sys
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from urllib.parse import quote, unquote

import markdown
from links import REPOSITORY

ROOT = Path(__file__).resolve().parent.parent
BROWSER_PAGE = {"bindings/web/page": "try/index.html", "bindings/web/page/index.html": "try/index.html"}


def place(source):
    """Where the site has a page, from its path in the repository: README.md is the page of its folder, docs/ is the top."""
    path = source.removeprefix("docs/") if source.startswith("docs/") else source.lower()
    return join(dirname(path), "index.md") if path.lower().endswith("readme.md") else path


def chapters(items):
    """Every chapter of the book, those below others too."""
    for item in items:
        if isinstance(item, dict) and "Chapter" in item:
            yield item["Chapter"]
            yield from chapters(item["Chapter"]["sub_items"])


def in_site(file, pages):
    """Where the site has a file or folder of the repository, or None if it has it not."""
    if file in pages:
        return pages[file]
    if file in BROWSER_PAGE:
        return BROWSER_PAGE[file]
    return file.removeprefix("docs/") if file.startswith("docs/") and (ROOT / file).is_file() else None


def rewritten(target, source, pages):
    """A link's target as the site needs it."""
    path, mark, fragment = target.partition("#")
    if not path or ":" in path.partition("/")[0]:
        return target
    file = normpath(join(dirname(source), unquote(path)))
    if not (ROOT / file).exists() or file.startswith("../"):
        return target
    inside = in_site(file, pages)
    if inside is not None:
        return quote(relpath(inside, dirname(pages[source]) or ".")) + mark + fragment
    kind = "tree" if (ROOT / file).is_dir() else "blob"
    return f"{REPOSITORY}/{kind}/main/{quote(file)}{mark}{fragment}"


def converted(text, source, pages):
    """A page with its links rewritten."""
    parts, at = [], 0
    for link in markdown.links(text)[0]:
        parts += [text[at : link.start], rewritten(link.target, source, pages)]
        at = link.end
    return "".join(parts) + text[at:]


def convert(book):
    """Moves the pages to their places, and rewrites their links."""
    found = [chapter for chapter in chapters(book["items"]) if chapter["source_path"]]
    sources = {id(chapter): normpath(join("docs", chapter["source_path"])) for chapter in found}
    pages = {source: place(source) for source in sources.values()}
    for chapter in found:
        source = sources[id(chapter)]
        chapter["content"] = converted(chapter["content"], source, pages)
        chapter["path"] = pages[source]
    return book


def main(arguments):
    if arguments[:1] == ["supports"]:
        return 0 if arguments[1:] == ["html"] else 1
    _, book = json.load(sys.stdin)
    json.dump(convert(book), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Finds dead links: `ci/links.py` in the Markdown of the repository, `ci/links.py --site FOLDER` in the built site too.

In Markdown, the target of every link and image must be a file or folder that git knows, and its fragment a heading there (`ci/markdown.py`).
Every page in docs/ must be in docs/SUMMARY.md. In the site, every target must be a file of it, every fragment an `id` there, and every page must be
reachable from index.html; no path may begin with a slash, because the site must work below any address. Nothing is fetched: addresses of
other sites must be well formed, and those of files of this repository (REPOSITORY) must name files that exist.
"""

import re
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import markdown
from cases import tested

REPOSITORY = "https://github.com/hashweave/hashweave"
SUMMARY = "docs/SUMMARY.md"


def malformed(target):
    """What is wrong with an address of another site, or None."""
    try:
        parts = urlsplit(target)
        parts.port  # raises where it is no number
    except ValueError as error:
        return f"is no address ({error})"
    if parts.scheme == "mailto":
        return None if re.fullmatch(r"[^@\s]+@[^@\s]+\.\w+", parts.path) else "is no address of mail"
    if parts.scheme not in ("http", "https"):
        return f"has the unknown scheme '{parts.scheme}'"
    host = parts.hostname or ""
    if host != "localhost" and not re.fullmatch(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}", host):
        return "names no host"
    return "has a blank in it" if re.search(r"\s", target) else None


class Tree:
    """The files of a repository that git knows, by their paths from its root."""

    def __init__(self, root, files):
        self.root, self.files = Path(root), set(files)
        self.folders = {"."} | {str(parent) for file in self.files for parent in Path(file).parents}
        self.known = {}

    @classmethod
    def of(cls, root):
        listed = subprocess.run(
            ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], check=True, capture_output=True, text=True
        ).stdout.split("\0")
        return cls(root, (file for file in listed if file and (Path(root) / file).is_file()))

    def text(self, file):
        return (self.root / file).read_text()

    def pages(self):
        return sorted(file for file in self.files if file.endswith(".md"))

    def anchors(self, file):
        if file not in self.known:
            self.known[file] = markdown.anchors(self.text(file))
        return self.known[file]

    def fault(self, file, fragment):
        """What is wrong with a link to that file or folder, or None."""
        if file.startswith("../"):
            return "leaves the repository"
        if file in self.folders:
            return f"names the folder {file}, which has no #{fragment}" if fragment else None
        if file not in self.files:
            return f"names {file}, which does not exist"
        if not fragment:
            return None
        if not file.endswith(".md"):
            return self.line_fault(file, fragment)
        return None if fragment in self.anchors(file) else f"names #{fragment}, which {file} does not have"

    def line_fault(self, file, fragment):
        """The fragments of source files are lines: L10, L10-L12."""
        lines = [int(number) for number in re.findall(r"\d+", fragment)]
        if not re.fullmatch(r"L\d+(-L\d+)?", fragment):
            return f"names #{fragment}, but {file} has only lines, such as #L1"
        return None if max(lines) <= self.text(file).count("\n") + 1 else f"names #{fragment}, but {file} is shorter"

    def address_fault(self, target):
        """The same for an address with a scheme; those of the repository's files are looked up."""
        if fault := malformed(target):
            return fault
        match = re.match(re.escape(REPOSITORY) + r"/(?:blob|tree|edit|raw)/main/([^#?]*)(?:#(.*))?$", target)
        return self.fault(normpath(unquote(match[1])), unquote(match[2] or "")) if match else None


def target_fault(tree, page, target):
    """What is wrong with a link of a Markdown page, or None."""
    if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:", target):
        return tree.address_fault(target)
    if not target:
        return "is empty"
    if target.startswith("/"):
        return "begins with a slash; write it from this file's folder"
    path, _, fragment = target.partition("#")
    file = normpath(join(dirname(page), unquote(path))) if path else page
    return tree.fault(file, unquote(fragment))


def page_faults(tree, page):
    """The faults of a Markdown page as lines, and how many links it has."""
    links, undefined = markdown.links(tree.text(page))
    faults = [f"{page}:{line}: nothing defines [{name}]" for name, line in undefined]
    for link in links:
        if fault := target_fault(tree, page, link.target):
            faults.append(f"{page}:{link.line}: ({link.target}) {fault}")
    return faults, len(links)


def summary_faults(tree):
    """Pages of docs/ that the table of contents lacks, and those that it has twice."""
    if SUMMARY not in tree.files:
        return []
    listed = [normpath(join("docs", link.target)) for link in markdown.links(tree.text(SUMMARY))[0]]
    wanted = {page for page in tree.pages() if page.startswith("docs/") and page != SUMMARY}
    missing = [f"{SUMMARY}: {page} is missing" for page in sorted(wanted - set(listed))]
    return missing + [f"{SUMMARY}: {page} is there twice" for page in sorted(set(listed)) if listed.count(page) > 1]


def check_markdown(tree):
    """The faults of all Markdown, and how many links and pages there are."""
    faults, count = summary_faults(tree), 0
    for page in tree.pages():
        of_page, links = page_faults(tree, page)
        faults += of_page
        count += links
    return faults, f"{count} links of {len(tree.pages())} Markdown files"


class Html(HTMLParser):
    """The targets of a page, with their lines, and its ids."""

    NAMES = {"href", "src", "data", "poster", "xlink:href", "action"}

    def __init__(self, text):
        super().__init__()
        self.ids, self.targets = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            value = value or ""
            if name == "id" or (name == "name" and tag == "a"):
                self.ids.add(value)
            elif name == "srcset":
                self.targets += [(part.split()[0], self.getpos()[0]) for part in value.split(",") if part.strip()]
            elif name in self.NAMES and not (name == "data" and tag != "object"):
                self.targets.append((value, self.getpos()[0]))


class Site:
    """The built site, and what its pages link to."""

    def __init__(self, folder, tree):
        self.folder, self.tree = Path(folder), tree
        self.files = {str(file.relative_to(folder)) for file in self.folder.rglob("*") if file.is_file()}
        self.pages = {file: Html((self.folder / file).read_text()) for file in sorted(self.files) if file.endswith(".html")}
        self.reached = {file: set() for file in self.pages}

    def fault(self, page, target):
        """What is wrong with a target of a page, or None."""
        if target.startswith("data:"):
            return None
        if re.match(re.escape(REPOSITORY) + r"/blob/main/docs/.*\.md\b", target):
            return "leads out of the site to a page that it has"
        if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:", target):
            return self.tree.address_fault(target)
        if target.startswith("/"):
            return "begins with a slash, so it works at one address only"
        path, _, fragment = target.partition("#")
        path = unquote(path.partition("?")[0])
        file = normpath(join(dirname(page), path)) if path else page
        file = normpath(join(file, "index.html")) if path.endswith("/") or file == "." else file
        if file not in self.files:
            return f"names {file}, which does not exist"
        self.reached.setdefault(page, set()).add(file)
        fragment = unquote(fragment)
        if fragment and file in self.pages and fragment not in self.pages[file].ids:
            return f"names #{fragment}, which {file} does not have"
        return None

    def style_faults(self):
        """Images and fonts of style sheets."""
        for sheet in sorted(file for file in self.files if file.endswith(".css")):
            for target in re.findall(r"""url\(\s*["']?([^"')]+)""", (self.folder / sheet).read_text()):
                if fault := self.fault(sheet, target):
                    yield f"{sheet}: ({target}) {fault}"

    def unreachable(self):
        """Pages to which no way leads from index.html."""
        seen, waiting = set(), ["index.html"]
        while waiting:
            file = waiting.pop()
            if file not in seen:
                seen.add(file)
                waiting += self.reached.get(file, ())
        return [f"{page}: no link leads here from index.html" for page in self.pages if page not in seen]

    def check(self):
        """The faults of the site, and how much there is."""
        if "index.html" not in self.pages:
            return [f"{self.folder} has no index.html"], "nothing"
        faults, count = [], 0
        for page, html in self.pages.items():
            count += len(html.targets)
            for target, line in html.targets:
                if fault := self.fault(page, target):
                    faults.append(f"{page}:{line}: ({target}) {fault}")
        faults += self.style_faults()
        return faults + self.unreachable(), f"{count} links of {len(self.pages)} pages of the site"


# What it shows: (the files of a repository, words of each fault that must be found, in order).
MARKDOWN_CASES = {
    "sound links": (
        {
            "README.md": "# Top\n[a](docs/a.md#one--two) ![i](docs/i.svg) [b](docs) <https://example.org/x_(y)> [c](#top)\n[d][ref]\n\n[ref]: docs/a.md",
            "docs/a.md": "# One ≤ two\n[up](../README.md) [line](x.rs#L2)\n## `search: hit`\n[h](#search-hit)\n## Twice\n## Twice\n[t](#twice-1)",
            "docs/x.rs": "a\nb\n",
            "docs/i.svg": "",
        },
        [],
    ),
    "a file that does not exist": ({"README.md": "[a](docs/b.md)\n![i](docs/i.png)"}, ["docs/b.md", "docs/i.png"]),
    "a name in other letters": ({"README.md": "[a](readme.md)"}, ["readme.md"]),
    "a heading that does not exist": ({"README.md": "# Top\n[a](#tip)\n[b](b.md#c)", "b.md": "## B\n"}, ["#tip", "#c"]),
    "a heading in code is none": ({"README.md": "```\n# Top\n```\n[a](#top)"}, ["#top"]),
    "links in code are none": ({"README.md": "`[a](b)` ``[`a`](b)``\n\n```sh\n[a](b)\n```\n- x\n  ~~~\n  [a](b)\n  ~~~\n"}, []),
    "a link after code": ({"README.md": "`x[0]` and [a](b), `y`\n"}, ["names b,"]),
    "a link in a table, an image in a link": ({"README.md": "| [a](b) | [![c](d)](e) |\n"}, ["names b,", "names d,", "names e,"]),
    "a target in HTML": ({"README.md": '<img alt="x" src="i.png"> <a id="here"></a> [a](#here)'}, ["i.png"]),
    "a reference without a definition": ({"README.md": "[a][b]"}, ["nothing defines [b]"]),
    "a definition that is dead": ({"README.md": "[a][b]\n\n[b]: c.md"}, ["c.md"]),
    "outside of the repository": ({"README.md": "[a](../x.md)"}, ["leaves the repository"]),
    "from the root": ({"README.md": "[a](/README.md)"}, ["slash"]),
    "a line after the end": ({"README.md": "[a](a.rs#L9) [b](a.rs#f)", "a.rs": "1\n"}, ["is shorter", "only lines"]),
    "addresses that are none": (
        {"README.md": "[a](https://example) [b](htps://example.org) [c](https://example.org:x/) https:/example.org/ [d](mailto:me)"},
        ["no host", "unknown scheme", "no address", "no host", "of mail"],
    ),
    "an address of this repository": (
        {"README.md": f"# A\n[a]({REPOSITORY}/blob/main/README.md#a) [b]({REPOSITORY}/tree/main/gone) [c]({REPOSITORY}/blob/main/README.md#b)"},
        ["gone", "#b"],
    ),
    "a page that is not in the table of contents": (
        {"docs/SUMMARY.md": "[A](a.md)\n[A](a.md)", "docs/a.md": "", "docs/b/c.md": ""},
        ["docs/b/c.md is missing", "docs/a.md is there twice"],
    ),
}
SITE_CASES = {
    "a sound site": (
        {
            "index.html": '<a href="a.html#x">a</a><a href="b/">b</a><img src="i.svg"><link href="s.css" rel="stylesheet"><iframe src="toc.html">',
            "a.html": '<h1 id="x">a</h1><a href="#x"></a><img srcset="i.svg 1x, i.svg 2x">',
            "b/index.html": f'<a href="../">up</a><a href="{REPOSITORY}/blob/main/README.md">source</a><a href="https://example.org">x</a>',
            "toc.html": '<a href="index.html">index</a>',
            "s.css": "@font-face{src:url('f.woff2')} a{background:url(data:image/gif;base64,x)}",
            "f.woff2": "",
            "i.svg": "",
        },
        [],
    ),
    "a page, an image, a script that do not exist": (
        {"index.html": '<a href="a.html"></a><img src="i.png"><script src="s.js"></script>'},
        ["a.html", "i.png", "s.js"],
    ),
    "an id that does not exist": ({"index.html": '<a href="#y"></a><p id="x">'}, ["#y"]),
    "a folder without a page": ({"index.html": '<a href="b/"></a><a href="b"></a>', "b/c.txt": ""}, ["b/index.html", "names b,"]),
    "from the root of a server": ({"index.html": '<a href="/index.html"></a>'}, ["slash"]),
    "a page that nothing links to": ({"index.html": "", "a.html": '<a href="index.html">'}, ["a.html: no link leads here"]),
    "a font that does not exist": ({"index.html": "", "s.css": "a{b:url(f.woff2)}"}, ["f.woff2"]),
    "source that does not exist": ({"index.html": f'<a href="{REPOSITORY}/edit/main/docs/../gone.md">'}, ["gone.md"]),
    "a page of the site as the repository has it": ({"index.html": f'<a href="{REPOSITORY}/blob/main/docs/README.md#x">'}, ["leads out"]),
    "no site at all": ({"x.html": ""}, ["no index.html"]),
}


def written(folder, files):
    for name, content in files.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)


def self_test():
    """Runs every case; returns the exit code."""
    cases = [(name, case, None) for name, case in MARKDOWN_CASES.items()] + [(name, case, "site") for name, case in SITE_CASES.items()]
    outcomes = []
    for name, (files, expected), kind in cases:
        with tempfile.TemporaryDirectory() as folder:
            written(folder, files)
            if kind:
                Path(folder, "README.md").write_text("")
                faults, _ = Site(folder, Tree(folder, ["README.md"])).check()
            else:
                faults, _ = check_markdown(Tree(folder, files))
        outcomes.append((name, expected, faults))
    return tested("links.py", outcomes)


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if arguments and (len(arguments) != 2 or arguments[0] != "--site"):
        print("usage: ci/links.py [--self-test | --site FOLDER]", file=sys.stderr)
        return 2
    tree = Tree.of(Path(__file__).resolve().parent.parent)
    results = [check_markdown(tree)] + ([Site(arguments[1], tree).check()] if arguments else [])
    faults = [fault for found, _ in results for fault in found]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"links: {', '.join(what for _, what in results)}: {len(faults) or 'none'} dead")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The links, headings and anchors of a Markdown file, as GitHub reads them; for ci/links.py and ci/book.py.

This is no full parser of Markdown. It knows code (fenced, spans), comments, inline links and images, references and their definitions, the
attributes of HTML tags, and headings that begin with `#`. Headings that are underlined are not known: a link to one is reported as dead.
"""

import re
from dataclasses import dataclass

FENCE = re.compile(r"^\s*(?:>\s*)*(?:[-*+]\s+|\d+\.\s+)?(`{3,}|~{3,})")
SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.S)
COMMENT = re.compile(r"<!--.*?-->", re.S)
# What follows the text of a link: the target, in angle brackets or with balanced parentheses, and a title.
INLINE = re.compile(r"""(?<!\\)\]\(\s*(?:<(?P<angle>[^<>\n]*)>|(?P<plain>(?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)""")
DEFINITION = re.compile(r"^ {0,3}\[(?P<name>[^\]\n]+)\]:\s+<?(?P<target>[^\s<>]+)>?", re.M)
REFERENCE = re.compile(r"(?<![\\\]])\[(?P<text>[^\[\]\n]+)\]\[(?P<name>[^\[\]\n]*)\]")
TAG = re.compile(r"""<[a-zA-Z][^<>]*?\s(?:href|src)\s*=\s*["'](?P<target>[^"']*)["']""")
NAMED = re.compile(r"""<[a-zA-Z][^<>]*?\s(?:id|name)\s*=\s*["']([^"']+)["']""")
BARE = re.compile(r"""(?<![\w("'=])<?(?P<target>https?:[^\s<>|"'`\])]*)""")
HEADING = re.compile(r"^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$")


@dataclass(frozen=True)
class Link:
    """Where a target is in the text (offsets), and its line."""

    target: str
    start: int
    end: int
    line: int


def blank(text):
    """As many blanks, with the lines kept."""
    return re.sub(r"[^\n]", " ", text)


def without_fences(text):
    """The text with fenced code blanked: offsets and lines stay."""
    kept, fence = [], None
    for line in text.splitlines(keepends=True):
        opening = FENCE.match(line)
        if fence is None and opening:
            fence = opening[1]
            kept.append(blank(line))
        elif fence is not None:
            closing = line.strip().lstrip("> ")
            if closing and set(closing) == {fence[0]} and len(closing) >= len(fence):
                fence = None
            kept.append(blank(line))
        else:
            kept.append(line)
    return "".join(kept)


def prose(text):
    """The text with code and comments blanked: offsets and lines stay. A span does not reach over an empty line."""
    text = COMMENT.sub(lambda match: blank(match[0]), without_fences(text))
    paragraphs = re.split(r"(\n[ \t]*\n)", text)
    return "".join(SPAN.sub(lambda match: blank(match[0]), paragraph) for paragraph in paragraphs)


def links(text):
    """Every `Link`, in order; and the names of references that nothing defines, as (name, line)."""
    plain = prose(text)
    found, undefined = [], []

    def add(match, group):
        start, end = match.span(group)
        found.append(Link(text[start:end], start, end, text.count("\n", 0, start) + 1))

    for match in INLINE.finditer(plain):
        add(match, "plain" if match["angle"] is None else "angle")
    for pattern in (DEFINITION, TAG, BARE):
        for match in pattern.finditer(plain):
            if not any(link.start <= match.start("target") < link.end for link in found):
                add(match, "target")
    defined = {match["name"].lower() for match in DEFINITION.finditer(plain)}
    for match in REFERENCE.finditer(plain):
        name = match["name"] or match["text"]
        if name.lower() not in defined:
            undefined.append((name, text.count("\n", 0, match.start()) + 1))
    return sorted(found, key=lambda link: link.start), undefined


def slug(heading):
    """The anchor that GitHub gives a heading: its text without markup, in lower case, blanks as hyphens, no other punctuation."""
    spans = []
    heading = SPAN.sub(lambda match: spans.append(match[2]) or f"\0{len(spans) - 1}\0", heading)
    heading = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    heading = re.sub(r"<[^<>]*>", "", heading)
    heading = re.sub(r"(\*{1,3}|(?<!\w)_{1,3}(?=\w)|(?<=\w)_{1,3}(?!\w))", "", heading.replace("\\", ""))
    heading = re.sub("\0(\\d+)\0", lambda match: spans[int(match[1])], heading)
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.strip().lower()))


def anchors(text):
    """Every anchor of a file. The second heading of one name ends in -1, the third in -2."""
    found, seen = set(NAMED.findall(prose(text))), {}
    for line in without_fences(text).splitlines():
        if match := HEADING.match(line):
            name = slug(match[2])
            again = seen.get(name, 0)
            seen[name] = again + 1
            found.add(f"{name}-{again}" if again else name)
    return found

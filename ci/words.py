#!/usr/bin/env python3
"""Whether the documentation is short, and whether its commands are run.

    words.py              checks, and prints the words in all
    words.py --list       prints the words of every page as well
    words.py --self-test  checks itself

Words are counted as `wc -w` counts them. Reference that a program writes, or that a test compares with the code, does not count: it
stands between `<!-- NAME: begin; … -->` and `<!-- NAME: end -->`, or on a page with `<!-- … writes this page. -->`. The first comment
names the script or the test, which must exist, so that nobody exempts prose.

A block that begins with ```` ```sh ````, ```` ```console ```` or `$ ` says that these commands were run as they stand. So a test has to
read its page, or `<!-- not run: REASON -->` stands above it. Links are the business of ci/links.py."""

import re
import subprocess
import sys
from pathlib import Path

from cases import tested

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "ARCHITECTURE.md", "docs/*.md", "docs/*/*.md")
CONTENTS = "docs/SUMMARY.md"  # a list of links, which ci/links.py checks
TESTS = ("tests/**/*.rs", "crates/**/*.rs")
LIMITS = {"README.md": 900}
OF_A_PAGE = 3_000
IN_ALL = 45_000

REGION = re.compile(r"<!-- (?P<name>[\w-]+): begin; (?P<who>[^>]*?) -->.*?<!-- (?P=name): end -->", re.S)
WHOLE = re.compile(r"<!-- (?P<who>[^>]*?) writes this page\. -->")
OPENED = re.compile(r"<!-- [\w-]+: begin\b")
# Where a script or a test is: `ci/x.sh`, `tests/x/y.rs`, or `-p PACKAGE … --test NAME`.
SOURCE = re.compile(r"\b(?:ci|tests|crates|findings|docs)/[\w./-]+\.(?:sh|py|rs)\b|--test (\w+)")
# A block, with the line above it.
BLOCK = re.compile(r"(?P<above>[^\n]*)\n+```(?P<language>\w*)\n(?P<code>.*?)^```", re.S | re.M)
NOT_RUN = re.compile(r"<!-- not run: .+ -->")


def files(patterns):
    """The committed and the new files of the patterns, by their paths."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *(f":(glob){pattern}" for pattern in patterns)]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: (ROOT / name).read_text() for name in names if (ROOT / name).is_file()}


def exists(who, names):
    """Whether a comment names a script or a test that there is."""
    return any(
        any(name.endswith(f"tests/{match[1]}.rs") for name in names) if match[1] else match[0] in names for match in SOURCE.finditer(who)
    )


def counted(text, names):
    """The words of a page that count, and what is wrong with its comments."""
    makers = [match["who"] for pattern in (REGION, WHOLE) for match in pattern.finditer(text)]
    faults = [f"'{who}' names no script or test that exists" for who in makers if not exists(who, names)]
    if len(OPENED.findall(text)) != len(REGION.findall(text)):
        faults.append("a region begins that does not end, or says not by what it is written or tested")
    if WHOLE.search(text):
        return 0, faults
    return len(REGION.sub("", text).split()), faults


def unread(text):
    """The blocks of commands without a mark, by their first lines."""
    return [
        match["code"].partition("\n")[0]
        for match in BLOCK.finditer("\n\n" + text)
        if (match["language"] in ("sh", "console") or (not match["language"] and match["code"].startswith("$ ")))
        and not NOT_RUN.fullmatch(match["above"].strip())
    ]


def check(pages, names, tests):
    """What is wrong with the pages, and their words. `names` are the files of the repository, `tests` the text of all tests."""
    faults, words = [], {}
    for page, text in pages.items():
        words[page], found = counted(text, names)
        limit = LIMITS.get(page, OF_A_PAGE)
        if words[page] > limit:
            found.append(f"{words[page]:,} words, and {limit:,} are enough")
        if f'/{page}")' not in tests:
            found += [f"no test reads this page, so nothing runs '{line}': write '<!-- not run: REASON -->' above it" for line in unread(text)]
        faults += [f"{page}: {fault}" for fault in found]
    if sum(words.values()) > IN_ALL:
        faults.append(f"{sum(words.values()):,} words in all, and {IN_ALL:,} are enough")
    return faults, words


# What it shows: (pages, words of each fault that must be found, in order). There are ci/made.sh and tests/x/tests/rows.rs.
CASES = {
    "a short page": ({"docs/a.md": "one two\n\n```\nhashweave x\n```\n"}, []),
    "a long one": ({"docs/a.md": "word " * 3_001}, ["docs/a.md: 3,001 words"]),
    "a long README": ({"README.md": "word " * 901}, ["README.md: 901 words"]),
    "too much in all": ({f"docs/{n}.md": "word " * 3_000 for n in range(16)}, ["48,000 words in all"]),
    "reference": ({"docs/a.md": f"<!-- t: begin; `bash ci/made.sh` writes it -->{'word ' * 4_000}<!-- t: end -->"}, []),
    "reference that nothing makes": ({"docs/a.md": "<!-- t: begin; by hand --> x <!-- t: end -->"}, ["'by hand' names no script"]),
    "of a script that is gone": ({"docs/a.md": "<!-- t: begin; ci/gone.sh --> x <!-- t: end -->"}, ["'ci/gone.sh' names no script"]),
    "without an end": ({"docs/a.md": "<!-- t: begin; ci/made.sh --> x"}, ["does not end"]),
    "a page of a test": ({"docs/a.md": f"<!-- cargo test --test rows writes this page. -->{'word ' * 4_000}"}, []),
    "a page of no test": ({"docs/a.md": "<!-- cargo test --test none writes this page. -->"}, ["names no script"]),
    "commands that a test reads": ({"docs/read.md": "```sh\nhashweave x\n```\n"}, []),
    "commands that none reads": ({"docs/a.md": "```sh\nhashweave x\n```\n\n```\n$ hashweave y\n```\n"}, ["'hashweave x'", "'$ hashweave y'"]),
    "commands that are marked": ({"docs/a.md": "text\n\n<!-- not run: it takes an hour -->\n```console\n$ hashweave x\n```\n"}, []),
    "a mark without a reason": ({"docs/a.md": "<!-- not run: -->\n```sh\nhashweave x\n```\n"}, ["'hashweave x'"]),
}


def self_test():
    """Runs every case; returns the exit code."""
    there, tests = {"ci/made.sh", "tests/x/tests/rows.rs"}, 'include_str!("../../docs/read.md")'
    return tested("words.py", [(name, expected, check(pages, there, tests)[0]) for name, (pages, expected) in CASES.items()])


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if arguments not in ([], ["--list"]):
        print("usage: ci/words.py [--list | --self-test]", file=sys.stderr)
        return 2
    pages, tests = files(PAGES), files(TESTS)
    pages.pop(CONTENTS)
    faults, words = check(pages, set(tests) | set(files(("ci/*", "findings/*", "docs/**/*.py"))), "\n".join(tests.values()))
    if arguments:
        for page, count in sorted(words.items(), key=lambda item: item[1]):
            print(f"{count:7,} {len(pages[page].split()):7,}  {page}")
    for fault in faults:
        print(fault, file=sys.stderr)
    reference = sum(len(text.split()) for text in pages.values()) - sum(words.values())
    print(f"words: {sum(words.values()):,} of {len(pages)} pages, and {reference:,} of reference: {len(faults) or 'no'} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

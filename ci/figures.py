#!/usr/bin/env python3
"""The table of docs/replicate.md, made from records: `ci/figures.py --write` puts it there, `--check` fails if it is another.

A cell has the cycles a label of the best slice, with labels in memory and, after a slash, in the first-level cache; a dash stands for what the record lacks.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "replicate.md"
BEGIN, END = "<!-- figures of records: begin -->", "<!-- figures of records: end -->"
RECORDS = {"Zen 3": "2026-11-26-zen3-epyc.json", "Zen 4": "2026-11-26-zen4-epyc.json", "Zen 5": "2026-11-27-zen5-epyc.json"}
LEFT_OUT = {"auto", "copying"}


def labels(file):
    """(scheme, kernel, replicas) → where labels are → cycles a label, of one thread."""
    found = {}
    for row in json.loads((ROOT / "records" / file).read_text())["rows"]:
        if row.get("job") == "replicate" and row["step"] is None and row["threads"] == 1 and row["kernel"] not in LEFT_OUT:
            found.setdefault((row["scheme"], row["kernel"], row["replicas"]), {})[row["resident"]] = row["cycles_per_label"]
    return found


def cell(cycles):
    return " / ".join(f"{cycles[place]:,.0f}" if place in cycles else "–" for place in ("memory", "cache"))


def table():
    """The table, with a column for each record."""
    columns = [labels(file) for file in RECORDS.values()]
    heads = [f"[{core}](../records/{file})" for core, file in RECORDS.items()]
    lines = [f"| scheme | kernel | replicas | {' | '.join(heads)} |", "|---" * (3 + len(heads)) + "|"]
    # The fullest record first, so that what others lack stands in its place.
    for scheme, kernel, replicas in dict.fromkeys(key for column in sorted(columns, key=len, reverse=True) for key in column):
        cells = [cell(column.get((scheme, kernel, replicas), {})) for column in columns]
        lines.append(f"| {scheme} | {kernel} | {replicas} | {' | '.join(cells)} |")
    return "\n".join(lines)


def page(text):
    """The page with the table in its place."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        sys.exit(f"figures: {PAGE.name} has no place for the table: '{BEGIN}' and '{END}'")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main(arguments):
    if arguments not in (["--write"], ["--check"]):
        sys.exit("usage: ci/figures.py --write|--check")
    text = PAGE.read_text()
    if arguments == ["--write"]:
        PAGE.write_text(page(text))
    elif page(text) != text:
        sys.exit("figures: docs/replicate.md is not what records/ say: run 'python3 ci/figures.py --write'")


if __name__ == "__main__":
    main(sys.argv[1:])

#!/usr/bin/env python3
"""The tables of figures in docs/, made from records/ and vectors/: `ci/figures.py --write` puts them there, `--check` fails if one is another.

Figures of speed are those of the best slice, of one thread. A dash stands for what a record lacks.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- figures: begin; `ci/figures.py --write` makes this table -->", "<!-- figures: end -->"
RECORDS = {"Zen 3": "2026-11-29-zen3-epyc.json", "Zen 4": "2026-11-28-zen4-epyc.json", "Zen 5": "2026-11-27-zen5-epyc.json"}
HEADS = [f"[{core}](../records/{file})" for core, file in RECORDS.items()]
LEFT_OUT = {"auto", "copying"}
SIZES = ["2 KiB", "8 MiB", "512 MiB", "32 GiB", "64 GiB"]
OF_PARENTS = {"published": "published", "computed": "computed here", "none": "not computed yet"}
SHAPES = [(1, 16384), (2, 16384), (4, 16384), (8, 16384), (16, 16384), (64, 16384), (64, 64), (64, None)]


def rows(file, job):
    """The rows of a job of one thread in a record."""
    return [row for row in json.loads((ROOT / "records" / file).read_text())["rows"] if row["job"] == job and row["threads"] == 1]


def share(figure, reached, bound):
    """A figure with the share of the bound that is reached."""
    return f"{figure} ({100 * bound / reached:.0f} %)" if bound else figure


def in_order(columns):
    """The keys of all columns, the fullest first, so that what others lack stands in its place."""
    return dict.fromkeys(key for column in sorted(columns, key=len, reverse=True) for key in column)


def labels(file):
    """(scheme, kernel, replicas) → cycles a label, in memory and in the first-level cache."""
    found = {}
    for row in rows(file, "replicate"):
        if row["step"] is None and row["kernel"] not in LEFT_OUT:
            found.setdefault((row["scheme"], row["kernel"], row["replicas"]), {})[row["resident"]] = row["cycles_per_label"]
    return {
        key: " / ".join(f"{cycles[place]:,.0f}" if place in cycles else "–" for place in ("memory", "cache")) for key, cycles in found.items()
    }


def hashes(file):
    """(algorithm, backend, kernel) → cycles a hash: of SHA3-256 every kernel, of others that in use on vectors."""
    return {
        (row["algo"], row["backend"], row["kernel"]): share(f"{row['cycles_per_hash']:.1f}", row["cycles_per_hash"], row["bound_cycles_per_hash"])
        for row in rows(file, "search")
        if row["algo"] == "sha3-256" or (row["kernel"] in ("a1a2", "sha-ni") and row["backend"] != "scalar")
    }


def bytes_of(core, file):
    """(algorithm, core) → GB/s of every shape."""
    found = {}
    for row in rows(file, "sum"):
        if row["kernel"] == "auto":
            cell = share(f"{row['gbs']:.2f}", row["cycles_per_byte"], row["bound_cycles_per_byte"])
            found.setdefault((row["algo"], core), {})[row["streams"], row["message_bytes"]] = cell
    return {key: [cells.get(shape, "–") for shape in SHAPES] for key, cells in found.items()}


def by_record(heads, figures, lacking):
    """The table that has a column for each record."""
    columns = [figures(file) for file in RECORDS.values()]
    return [[*heads, *HEADS], *([*map(str, key), *(column.get(key, lacking) for column in columns)] for key in in_order(columns))]


def sums():
    """The table that has a row for each algorithm of each record."""
    heads = ["algorithm", "core", "1 × 16 KiB", "2", "4", "8", "16", "64", "64 × 64 B", "64, ragged"]
    found = {key: cells for core, file in RECORDS.items() for key, cells in bytes_of(core, file).items()}
    algorithms = dict.fromkeys(algorithm for algorithm, _ in found)
    return [heads, *([algorithm, core, *found[algorithm, core]] for algorithm in algorithms for core in RECORDS if (algorithm, core) in found)]


def parent_caches():
    """The files of parents of the registered proofs, five sizes each. Those from the third five on have the same version of the API."""
    lines = (ROOT / "vectors/replicate/parent-caches.txt").read_text().splitlines()
    table = [["id", "size", "api", "file", "SHA-256", "digest"]]
    for number, file, *digest, by in (line.split() for line in lines if not line.startswith("#")):
        api = f"1.{min(int(number) // len(SIZES), 2)}.0"
        table.append([number, SIZES[int(number) % len(SIZES)], api, f"`{file}`", *(f"`{digits}`" if by != "none" else "–" for digits in digest), OF_PARENTS[by]])
    return table


TABLES = {
    "docs/parent-caches.md": parent_caches,
    "docs/replicate.md": lambda: by_record(["scheme", "kernel", "replicas"], labels, "– / –"),
    "docs/search.md": lambda: by_record(["algorithm", "backend", "kernel"], hashes, "–"),
    "docs/sum-kernels.md": sums,
}


def page(name):
    """The page with the table in its place."""
    text = (ROOT / name).read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        sys.exit(f"figures: {name} has no place for its table: '{BEGIN}' and '{END}'")
    head, *body = TABLES[name]()
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *body)]
    lines.insert(1, "|---" * len(head) + "|")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return "\n".join([before + BEGIN, "", *lines, "", END + after])


def main(arguments):
    if arguments not in (["--write"], ["--check"]):
        sys.exit("usage: ci/figures.py --write|--check")
    for name in TABLES:
        if arguments == ["--write"]:
            (ROOT / name).write_text(page(name))
        elif page(name) != (ROOT / name).read_text():
            sys.exit(f"figures: {name} is not what records/ say: run 'python3 ci/figures.py --write'")


if __name__ == "__main__":
    main(sys.argv[1:])

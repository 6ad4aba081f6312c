#!/usr/bin/env python3
"""How fast `hashweave sum` makes the digests of systems, next to the systems' own programs: the table of docs/systems.md.

    python3 ci/systems_speed.py [HASHWEAVE]

Needs fsverity, veritysetup (cryptsetup-bin), git, and a Python with libtorrent 2.1; what is missing is named and left out. The files are in a temporary folder
and in the page cache. Each program runs in turn, and the medians of the turns are compared. HASHWEAVE is the program, by default that of
`cargo build --release`.
"""

from __future__ import annotations

import importlib.util
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TURNS = 9
TORRENT = """
import libtorrent, sys
files = libtorrent.file_storage()
libtorrent.add_files(files, sys.argv[1])
torrent = libtorrent.create_torrent(files, piece_size=1 << 20, flags=libtorrent.create_torrent.v2_only)
libtorrent.set_piece_hashes(torrent, sys.argv[2])
"""


def run(command: list[str], given: Path | None) -> tuple[float, float]:
    """Seconds by the clock, and of the processor."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    with open(given or os.devnull, "rb") as stdin:
        subprocess.run(command, stdin=stdin, stdout=subprocess.DEVNULL, check=True)
    clock, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compare(what: str, theirs: list[str], ours: list[str], given: Path | None = None) -> None:
    """Prints a row. `given` is read by their program from standard input."""
    if shutil.which(theirs[0]) is None:
        print(f"| {what} | not run: there is no {theirs[0]} | |")
        return
    commands = (theirs, given), ([*ours, "-j", "1"], None), (ours, None)
    times = [[run(command, stdin) for command, stdin in commands] for _ in range(TURNS)]

    def median(which: int, kind: int) -> float:
        return statistics.median(turn[which][kind] for turn in times)

    print(f"| {what} | {median(0, 1) / median(1, 1):.2f} × | {median(0, 0) / median(2, 0):.2f} × |", flush=True)


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    program = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else str(root / "target/release/hashweave")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        large = folder / "large"
        with large.open("wb") as file:
            for _ in range(512):
                file.write(os.urandom(1 << 20))
        many = [folder / f"many-{i}" for i in range(400)]
        small = [folder / f"small-{i}" for i in range(20000)]
        for path in many:
            path.write_bytes(os.urandom(1 << 20))
        for i, path in enumerate(small):
            path.write_bytes(os.urandom(500 + i * 7919 % 16000))
        (folder / "names").write_text("".join(f"{path}\n" for path in small))
        (folder / "names0").write_text("".join(f"{path}\0" for path in small))
        (folder / "torrent").mkdir()
        shutil.copy(large, folder / "torrent")

        print("| | processor time, `-j 1` | time, all cores |\n|---|---|---|")
        ours = [program, "sum", "-a"]
        compare("`fsverity digest`, 512 MiB", ["fsverity", "digest", str(large)], [*ours, "fs-verity", str(large)])
        paths = [str(path) for path in many]
        compare("400 files of 1 MiB", ["fsverity", "digest", *paths], [*ours, "fs-verity", *paths])
        theirs = ["veritysetup", "format", "--salt=00ff", str(large), str(folder / "theirs")]
        compare("`veritysetup format`, 512 MiB", theirs, [*ours, "dm-verity:salt=00ff", "--tree", str(folder / "ours"), str(large)])
        if importlib.util.find_spec("libtorrent") is None:
            print("| libtorrent, 512 MiB | not run: this Python has no libtorrent | |")
        else:
            theirs = [sys.executable, "-W", "ignore", "-c", TORRENT, str(folder / "torrent/large"), str(folder / "torrent")]
            compare("libtorrent, 512 MiB", theirs, [*ours, "btv2:piece=1MiB", "--tree", str(folder / "layer"), str(large)])
        names = ["git", "hash-object", "--no-filters", "--stdin-paths"]
        compare("`git hash-object`, 20,000 files", names, [*ours, "git-blob", "--files0-from", str(folder / "names0")], folder / "names")


main()

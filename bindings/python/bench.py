"""What this package takes next to hashlib, the library and the command: ratios of one run, the candidates in turn.

    python bench.py --command target/release/hashweave [--json] [--rounds N]

Every candidate has a slice of some milliseconds, then the next one, and so on for all rounds; a ratio is the median of those of the rounds, so that what slows the
machine for a while concerns both sides.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import hashweave


#: Slices of which the best counts, where the command says what it takes.
SLICES = 25


@dataclass
class Result:
    """A line of the table."""

    #: What is measured, and next to what.
    what: str
    other: str
    #: What one of the two takes of the other, or how much faster it is.
    ratio: float
    #: The same of the first and third quarters of the rounds.
    quarters: tuple[float, float]
    #: The figure that is expected.
    expected: str
    #: Whether it is reached.
    reached: bool


def turns(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> tuple[float, tuple[float, float]]:
    """The median over rounds of our figure in theirs, and its quartiles. Who begins changes from round to round."""
    ratios = []
    for number in range(rounds):
        if number % 2:
            b = theirs()
            a = ours()
        else:
            a = ours()
            b = theirs()
        ratios.append(a / b)
    quarters = statistics.quantiles(ratios, n=4)
    return statistics.median(ratios), (quarters[0], quarters[2])


def timed(work: Callable[[], object]) -> Callable[[], float]:
    """Seconds that a slice takes."""

    def slice_() -> float:
        began = time.perf_counter()
        work()
        return time.perf_counter() - began

    return slice_


def single(rounds: int) -> Result:
    message = os.urandom(64)

    def loop(make: Callable[..., hashlib._Hash | hashweave.Hash]) -> Callable[[], None]:
        def work() -> None:
            for _ in range(3000):
                make(message).digest()

        return work

    ratio, quarters = turns(timed(loop(hashweave.sha256)), timed(loop(hashlib.sha256)), rounds)
    return Result("sha256(64 bytes).digest()", "hashlib, time", ratio, quarters, "<= 0.70", ratio <= 0.7)


def many(rounds: int) -> list[Result]:
    messages = [os.urandom(64) for _ in range(5000)]
    out = bytearray(5000 * 32)
    theirs = timed(lambda: [hashlib.sha256(message).digest() for message in messages])
    results = []
    for what, least, given in (("", 7, None), (" into out", 10, out)):
        ours = timed(lambda: hashweave.digest_many(messages, "sha256", given))
        ratio, quarters = turns(theirs, ours, rounds)
        name = f"digest_many of 5,000 × 64 bytes{what}"
        results.append(Result(name, "a loop over hashlib, rate", ratio, quarters, f">= {least}", ratio >= least))
    return results


def matrix(rounds: int) -> Result:
    data = os.urandom(5000 * 64)
    rows = memoryview(data).cast("B", (5000, 64))
    out = bytearray(5000 * 32)
    ours = timed(lambda: hashweave.digest_many(rows, "sha256", out))
    theirs = timed(lambda: [hashlib.sha256(data[at : at + 64]).digest() for at in range(0, len(data), 64)])
    ratio, quarters = turns(theirs, ours, rounds)
    return Result("digest_many of 5,000 rows of 64 bytes", "a loop over hashlib, rate", ratio, quarters, ">= 15", ratio >= 15)


def columns(rounds: int) -> list[Result]:
    """A million strings of 20 to 80 bytes, as columns of Arrow's and of Python's objects."""
    try:
        import pandas as pd
        import polars as pl
        import pyarrow as pa
    except ImportError as error:
        print(f"bench.py: no figures of columns: {error}", file=sys.stderr)
        return []
    rng = random.Random(1)
    texts = [rng.randbytes(40).hex()[: rng.randint(20, 80)] for _ in range(1_000_000)]
    messages = [text.encode() for text in texts]
    given = {
        "Series of polars": (12, pl.Series(texts)),
        "Array of PyArrow": (12, pa.array(texts)),
        "Series of pandas, Arrow": (12, pd.Series(texts, dtype="string[pyarrow]")),
        "Series of pandas, objects": (6, pd.Series(texts, dtype=object)),
        "list": (6, messages),
    }
    theirs = timed(lambda: [hashlib.sha256(message).digest() for message in messages])
    results = []
    for what, (least, column) in given.items():
        digest: Callable[..., object] = hashweave.digest_many if column is messages else hashweave.digest_column
        ours = timed(lambda: digest(column, "sha256", threads=1))
        ratio, quarters = turns(theirs, ours, max(rounds // 20, 5))
        results.append(Result(f"10^6 strings, {what}", "a loop over hashlib, rate", ratio, quarters, f">= {least}", ratio >= least))
    return results


def few(rounds: int) -> list[Result]:
    """From which number of messages one call for all of them pays."""
    results = []
    for count in (1, 2, 3, 4, 6, 8, 16, 64):
        messages = [os.urandom(64) for _ in range(count)]
        rows = memoryview(b"".join(messages)).cast("B", (count, 64))
        repeats = range(4096 // count)
        theirs = timed(lambda: [[hashlib.sha256(message).digest() for message in messages] for _ in repeats])
        for what, given in (("messages", messages), ("rows", rows)):
            ours = timed(lambda: [hashweave.digest_many(given, "sha256") for _ in repeats])
            ratio, quarters = turns(theirs, ours, max(rounds // 4, 6))
            results.append(Result(f"digest_many of {count} {what} of 64 bytes", "a loop over hashlib, rate", ratio, quarters, "", True))
    return results


def rows(rounds: int, command: Path) -> list[Result]:
    results = []
    for name in ("sha256", "sha3-256"):
        buffer = memoryview(bytearray(os.urandom(64 * 16384))).cast("B", (64, 16384))

        def ours(name: str = name, buffer: memoryview = buffer) -> float:
            # The best of as many slices of 2 ms as the command takes.
            best = 0.0
            for _ in range(SLICES):
                began, count = time.perf_counter(), 0
                while (passed := time.perf_counter() - began) < 0.002:
                    hashweave.digest_many(buffer, name)
                    count += 1
                best = max(best, count * buffer.nbytes / passed)
            return best

        def native(name: str = name) -> float:
            arguments = ["bench", "sum", "--algo", name, "--kernel", "auto", "--streams", "64", "--message-bytes", "16384"]
            done = subprocess.run(
                [command, *arguments, "--threads", "1", "--rounds", str(SLICES), "--json"], capture_output=True, text=True, check=True
            )
            return rate(json.loads(done.stdout))

        ratio, quarters = turns(ours, native, max(rounds // 8, 6))
        results.append(
            Result(f"digest_many of 64 × 16 KiB, {name}", "hashweave bench sum, rate", ratio, quarters, ">= 0.90", ratio >= 0.9)
        )
    return results


def rate(records: list[dict[str, object]]) -> float:
    """Bytes a second, of the one shape that was measured."""
    rates = [1e9 * float(str(record["gbs"])) for record in records]
    if len(rates) != 1:
        sys.exit(f"bench.py: 'hashweave bench sum --json' printed {len(rates)} rates where there must be one")
    return rates[0]


def searches(rounds: int, command: Path) -> Result:
    template, seconds = "bench_sha3:{salt:5}{counter:8}", 1.0

    def ours() -> float:
        run = hashweave.search(template, zero_bits=200, seconds=seconds)
        for _ in run:
            pass
        return run.progress.total / run.progress.elapsed

    def theirs() -> float:
        arguments = ["search", "--message", template, "--zero-bits", "200", "--seconds", str(seconds), "--json"]
        done = subprocess.run([command, *arguments], capture_output=True, text=True, check=True)
        last = json.loads(done.stdout.splitlines()[-1])
        return float(last["total"] / last["seconds"])

    ratio, quarters = turns(ours, theirs, max(rounds // 8, 6))
    return Result("search, all cores", "hashweave search, rate", ratio, quarters, ">= 0.99", ratio >= 0.99)


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def main() -> None:
    parser = argparse.ArgumentParser(description="Ratios of hashweave for Python to hashlib, the library and the command.")
    parser.add_argument("--command", type=Path, help="the program hashweave, built with --release; without it the two last figures are left out")
    parser.add_argument("--rounds", type=int, default=200, help="slices of each candidate (default: 200)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    results = [single(arguments.rounds), *many(arguments.rounds), matrix(arguments.rounds), *few(arguments.rounds), *columns(arguments.rounds)]
    if arguments.command is not None:
        results += [*rows(arguments.rounds, arguments.command), searches(arguments.rounds, arguments.command)]
    machine = {"cpu": cpu(), "cores": os.cpu_count(), "python": platform.python_version(), "openssl": _openssl()}
    if arguments.json:
        print(json.dumps({**machine, "results": [asdict(result) for result in results]}, indent=2))
        return
    print(", ".join(f"{name}: {value}" for name, value in machine.items()))
    print(f"{'what':36} {'next to':28} {'ratio':>6}  {'quartiles':15} expected")
    for result in results:
        low, high = result.quarters
        sign = "" if result.reached else "  not reached"
        print(f"{result.what:36} {result.other:28} {result.ratio:6.2f}  {low:6.2f} to {high:5.2f} {result.expected}{sign}")


def _openssl() -> str:
    import ssl

    return ssl.OPENSSL_VERSION


if __name__ == "__main__":
    main()

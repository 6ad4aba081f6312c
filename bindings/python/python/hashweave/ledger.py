"""Ledgers: files that record what searches have covered and found, and that survive a crash.

>>> import hashweave, hashweave.ledger, pathlib, tempfile
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> for part in (1, 2):
...     for found in hashweave.search("x{counter:4}", zero_bits=8, count=2000, shard=(part, 2), ledger=folder / f"{part}.ledger"):
...         pass
>>> whole = hashweave.ledger.merge(folder / "all.ledger", [folder / "1.ledger", folder / "2.ledger"])
>>> whole.total, whole.gaps(0, 2999)
(2000, [(2000, 2999)])
>>> len(whole.findings()) == whole.results
True
>>> hashweave.ledger.check(whole.path)
[]
"""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike, fspath

from ._hashweave import Ledger, Range, check_ledger, merge_ledgers

__all__ = ["Ledger", "Range", "check", "merge", "read"]


def read(path: str | PathLike[str]) -> Ledger:
    """Read a ledger."""
    return Ledger(fspath(path))


def merge(output: str | PathLike[str], inputs: Iterable[str | PathLike[str]]) -> Ledger:
    """Merge ledgers of one search into a new file, which appears complete or not at all, and read it. The inputs are not changed."""
    return merge_ledgers(fspath(output), [fspath(path) for path in inputs])


def check(path: str | PathLike[str], *, rescan: int = 0) -> list[str]:
    """Hash every result again, scan the given number of covered counters again, and return the errors, one line each."""
    return check_ledger(fspath(path), rescan=rescan)

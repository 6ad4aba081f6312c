"""What a type checker makes of uses of the package: checked by mypy --strict, and not run."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_type

import hashweave
import hashweave.ledger
import hashweave.replicate
import hashweave.verify
import numpy as np
import numpy.typing as npt
import polars as pl


def hashes(array: npt.NDArray[np.uint8]) -> None:
    assert_type(hashweave.sha256(b"abc").digest(), bytes)
    assert_type(hashweave.sha256(array).copy().hexdigest(), str)
    assert_type(hashweave.shake_128(bytearray(3)).digest(32), bytes)
    assert_type(hashweave.new("shake_256").digest(32), bytes)
    assert_type(hashweave.blake2b(key=b"k", salt=memoryview(b"s")).copy(), hashweave.blake2b)
    make: Callable[[], hashweave.Hash] = hashweave.sha3_256
    with open("file", "rb") as file:
        assert_type(hashweave.file_digest(file, make), hashweave.Hash)


def many(array: npt.NDArray[np.uint8], out: npt.NDArray[np.uint8]) -> None:
    assert_type(hashweave.digest_many([b"a", b"b"]), hashweave.Digests)
    assert_type(hashweave.digest_many(array, "sha3_256", threads=None), hashweave.Digests)
    assert_type(hashweave.digest_many(array)[1:], hashweave.Digests)
    assert_type(hashweave.digest_many(array)[0], bytes)
    assert_type(hashweave.digest_many(array).hex(), list[str])
    assert_type(hashweave.digest_many(array, out=out), npt.NDArray[np.uint8])
    assert_type(hashweave.digest_many([b"a"], "sha256", bytearray(32)), bytearray)
    assert_type(hashweave.digest_many(pl.Series(["a"])), hashweave.Digests)
    assert_type(hashweave.digest_column(pl.Series(["a"]), hex=True), pl.Series)
    assert_type(hashweave.digest_column(pl.col("a"), "sha3_256", threads=None), pl.Expr)
    assert_type(hashweave.sum_files(["a"], "sha256"), list[bytes])
    assert_type(hashweave.sum_files(["a"], return_exceptions=True), list[bytes | OSError])
    assert_type(hashweave.object_digest("fs-verity:salt=00", "a"), str)
    assert_type(hashweave.object_digests("git-tree", ["a"], return_exceptions=True), list[str | OSError])
    assert_type(hashweave.dm_verity("a", data_block=512, salt=bytearray(2), tree="b", jobs=2), str)


def runs() -> None:
    with hashweave.search("x{counter:8}", zero_bits=30, progress=True) as run:
        for found in run:
            assert_type(found.counter, int)
    assert_type(run.progress.odds, float | None)
    assert_type(hashweave.ledger.read("run.ledger").gaps(), list[tuple[int, int]])
    assert_type(hashweave.replicate.encode("data", "replica", bytes(32)).digests, list[bytes])
    assert_type(hashweave.replicate.audit("dir").checked, int)
    assert_type(hashweave.verify.check("folder").counts, dict[str, int])
    assert_type(hashweave.verify.update("folder", read_all=True).findings[0].digest, bytes | None)

"""Calls with good and with bad input leave no memory behind."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hashweave
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

TEXTS = [chr(97 + i % 26) * (i % 90) for i in range(3000)]
MESSAGES = [text.encode() for text in TEXTS]
ROWS = np.zeros((100, 40), np.uint8)
many: Any = hashweave.digest_many
column: Any = hashweave.digest_column


class Allocated(ctypes.Structure):
    """`struct mallinfo2`, of glibc."""

    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]


def in_use() -> tuple[int, int]:
    """Blocks of Python's own memory, and bytes of the C library's, which Rust uses."""
    gc.collect()
    mallinfo: Callable[[], Allocated] = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = Allocated  # type: ignore[attr-defined]
    allocated = mallinfo()
    return sys.getallocatedblocks(), allocated.uordblks + allocated.hblkhd


class Raises:
    """An object of which everything raises."""

    def __buffer__(self, flags: int) -> memoryview:
        raise BufferError("no buffer")

    def __iter__(self) -> Any:
        raise OSError("no items")

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        raise OSError("no stream")


def raising(*_: object) -> None:
    raise LookupError("a callback")


def wrong_items() -> Any:
    yield b"a"
    yield bytearray(b"b")
    raise KeyError("an item")


def search(**options: Any) -> None:
    for _ in hashweave.search("leak {counter:8}", "sha256", **options):
        pass


GOOD: dict[str, Callable[[Path], object]] = {
    "list": lambda _: many(MESSAGES).hex(),
    "tuple, threads": lambda _: many(tuple(MESSAGES), threads=2) == many(MESSAGES),
    "buffers, out": lambda _: many([bytearray(9), memoryview(b"ab"), ROWS[0]], "sha3_256", out=bytearray(96)),
    "rows": lambda _: list(many(ROWS[:, 3:], "blake2b", key=b"k")),
    "views of digests": lambda _: [np.asarray(many(ROWS)), pa.array(many(ROWS)), many(ROWS)[3::2]],
    "array of PyArrow": lambda _: column(pa.array(TEXTS), hex=True),
    "dictionary": lambda _: column(pa.chunked_array([TEXTS, [None]]).dictionary_encode()),
    "Series of polars": lambda _: column(pl.Series(TEXTS)),
    "objects": lambda _: column(pd.Series([*TEXTS, None, bytearray(b"a")], dtype=object)),
    "streams": lambda _: hashweave.update_many([hashweave.sha256(), hashweave.shake_128()], [b"a", b"b"]),
    "pool": lambda _: hashweave.Pool(2).update(hashweave.sha512(), bytes(5000)),
    "files": lambda folder: hashweave.sum_files([folder / "file"] * 3, progress=lambda *_: None),
    "search": lambda _: search(zero_bits=6, hits=2, threads=2),
    "search, dropped": lambda _: next(hashweave.search("leak {counter:8}", "sha256", zero_bits=6)),
}
BAD: dict[str, Callable[[Path], object]] = {
    "text": lambda _: many(["text"]),
    "late number": lambda _: many([*MESSAGES, 7]),
    "iterator": lambda _: many(wrong_items()),
    "object": lambda _: many(Raises()),
    "item": lambda _: many([Raises()]),
    "stream": lambda _: column(Raises()),
    "shape": lambda _: many(ROWS[None]),
    "strides": lambda _: many(ROWS[:, ::2]),
    "read-only out": lambda _: many(MESSAGES[:1], out=bytes(32)),
    "overlapping out": lambda _: many([memoryview(shared)[5:9], b"b"], out=shared),
    "algorithm": lambda _: many(MESSAGES, "sha5"),
    "too large": lambda _: many([b""] * 2, "shake_128", digest_size=sys.maxsize // 2),
    "null": lambda _: many(pa.array(["a", None])),
    "numbers": lambda _: column(pa.array([1])),
    "numbers of polars": lambda _: column(pl.Series([1])),
    "late object": lambda _: column(pd.Series([*TEXTS, 1.5], dtype=object)),
    "surrogate": lambda _: column(pd.Series(["a", "\ud800"], dtype=object)),
    "pickled": lambda _: hashweave.Digests(b"a", (2, 2)),
    "parts": lambda _: hashweave.update_many([hashweave.sha256()] * 2, [b"a", b"b"]),
    "no file": lambda folder: hashweave.sum_files([folder / "none"]),
    "progress": lambda folder: hashweave.sum_files([folder / "file"], progress=raising),
    "template": lambda _: hashweave.search("no field", "sha256"),
    "callback": lambda _: search(zero_bits=200, seconds=2.0, progress=raising),
}
shared = bytearray(64)


@pytest.mark.skipif(sys.platform != "linux", reason="mallinfo2 is glibc's")
@pytest.mark.parametrize("name", [*GOOD, *BAD])
def test_nothing_leaks(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(bytes(100_000))
    rounds = 5 if name.startswith(("search", "callback")) else 20

    def use() -> tuple[int, int]:
        for _ in range(rounds):
            if name in GOOD:
                GOOD[name](tmp_path)
                continue
            with pytest.raises(Exception) as raised, contextlib.redirect_stderr(io.StringIO()):
                BAD[name](tmp_path)
            assert raised.type is not AssertionError
            del raised
        return in_use()

    # Caches fill, and threads take and give back memory of their own, so one quiet try of some is enough.
    growths = []
    before = use()
    for _ in range(12):
        after = use()
        blocks, size = (now - then for now, then in zip(after, before, strict=True))
        if blocks < rounds and size < 8 * rounds:
            return
        growths.append((blocks, size))
        before = after
    pytest.fail(f"{rounds} calls leave blocks of Python's and bytes of Rust's: {growths}")

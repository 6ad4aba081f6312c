"""Sums of files."""

from __future__ import annotations

import errno
import hashlib
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import hashweave
import pytest


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = []
    for number, size in enumerate((0, 1, 5000, 300_000, 70, 2_000_000)):
        path = tmp_path / f"file {number}"
        path.write_bytes(os.urandom(size))
        paths.append(path)
    return paths


def test_digests_in_order(files: list[Path]) -> None:
    for name in ("sha256", "sha3_512", "blake2s"):
        expected = [hashlib.new(name, path.read_bytes()).digest() for path in files]
        assert hashweave.sum_files(files, name) == expected
        assert hashweave.sum_files(map(str, files), name, jobs=1) == expected
    assert hashweave.sum_files([], "sha256") == []
    assert hashweave.sum_files(files[1:2], "shake_128", digest_size=7) == [hashlib.shake_128(files[1].read_bytes()).digest(7)]


def test_progress(files: list[Path]) -> None:
    told: list[tuple[int, int]] = []
    hashweave.sum_files(files * 20, progress=lambda done, size: told.append((done, size)))
    assert told and told == sorted(told)
    assert told[-1] == (120, 20 * sum(path.stat().st_size for path in files))

    def raises(done: int, size: int) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        hashweave.sum_files(files, progress=raises)


def test_a_bar(files: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    hashweave.sum_files(files, progress=True)
    assert "6/6" in capsys.readouterr().err.replace(".00", "")


def test_errors(files: list[Path], tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError) as caught:
        hashweave.sum_files([*files, missing])
    assert (caught.value.errno, caught.value.filename) == (errno.ENOENT, str(missing))
    with pytest.raises(IsADirectoryError):
        hashweave.sum_files([tmp_path])
    first, fault, last = hashweave.sum_files([files[1], missing, files[2]], return_exceptions=True)
    assert isinstance(fault, FileNotFoundError)
    assert [first, last] == [hashlib.sha256(files[i].read_bytes()).digest() for i in (1, 2)]
    any_: Any = hashweave.sum_files
    with pytest.raises(TypeError, match="a sequence of paths, not one"):
        any_(str(files[0]))
    with pytest.raises(TypeError):
        any_([5])
    with pytest.raises(ValueError, match="jobs must be 1 to 65536, not 0"):
        any_(files, jobs=0)
    with pytest.raises(ValueError, match="unsupported hash type"):
        any_(files, "md4")


def test_ctrl_c(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    threading.Timer(0.3, signal.raise_signal, (signal.SIGINT,)).start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        hashweave.sum_files([fifo])
    assert time.monotonic() - began < 30

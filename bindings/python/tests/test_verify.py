"""Lists of folders, next to those of the command's formats and hashlib."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import hashweave
import pytest
from hashweave import verify


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "folder"
    (place / "inner").mkdir(parents=True)
    for name in ("a", "b", "inner/c"):
        (place / name).write_bytes(name.encode() * 1000)
    return place


def states(result: verify.Result) -> dict[str, str]:
    return {found.path: found.state for found in result.findings}


def test_make_check_update(folder: Path) -> None:
    made = verify.make(folder)
    assert made and made.written and made.list == folder / "hashweave.jsonl"
    assert (made.files, made.bytes, made.bytes_read) == (3, 9000, 9000)
    listed = [json.loads(line) for line in made.list.read_text().splitlines()]
    digests = {line["path"]: line["digest"] for line in listed if line.get("kind") == "file"}
    assert digests["inner/c"] == hashlib.sha256(b"inner/c" * 1000).hexdigest()
    checked = verify.check(folder)
    assert checked and not checked.written and checked.findings == [] and checked.counts["same"] >= 3

    (folder / "a").write_bytes(b"another")
    (folder / "b").rename(folder / "inner" / "d")
    (folder / "e").write_bytes(b"e")
    (folder / "inner" / "c").unlink()
    changed = verify.check(folder)
    assert not changed and changed.ok is False
    assert states(changed) == {"a": "changed", "inner/d": "moved", "e": "new", "inner/c": "gone"}
    by_path = {found.path: found for found in changed.findings}
    assert by_path["a"].digest == hashlib.sha256(b"another").digest()
    assert by_path["a"].expected == hashlib.sha256(b"a" * 1000).digest()
    assert by_path["inner/d"].moved_from == "b"
    assert verify.update(folder) and verify.check(folder)


def test_rot(folder: Path) -> None:
    verify.make(folder)
    times = os.stat(folder / "a")
    (folder / "a").write_bytes(b"A" * 1000)
    os.utime(folder / "a", ns=(times.st_atime_ns, times.st_mtime_ns))
    assert states(verify.check(folder)) == {"a": "rotten"}
    assert not verify.update(folder, read_all=True)
    assert verify.update(folder, accept_rot=True)
    assert verify.check(folder)


def test_other_formats_and_options(folder: Path, tmp_path: Path) -> None:
    made = verify.make(folder, list=tmp_path / "SUMS", format="sums", algorithm="sha3_256", jobs=1)
    assert made.list == tmp_path / "SUMS"
    assert hashlib.sha3_256(b"a" * 1000).hexdigest() in made.list.read_text()
    (folder / "new").write_bytes(b"")
    assert verify.check(folder, list=made.list, algorithm="sha3_256", ignore_new=True)
    assert not verify.check(folder, list=made.list, algorithm="sha3_256")


def test_progress(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    verify.make(folder, progress=lambda files, size: told.append((files, size)))
    assert told[-1] == (3, 9000) and told == sorted(told)
    verify.check(folder, progress=True)
    assert "verify" in capsys.readouterr().err

    def raises(files: int, size: int) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        verify.check(folder, progress=raises)


def test_errors(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no list; hashweave.verify.make makes one"):
        verify.check(folder)
    with pytest.raises(NotADirectoryError, match="no folder"):
        verify.make(tmp_path / "missing")
    verify.make(folder)
    with pytest.raises(FileExistsError, match="there is a list already; hashweave.verify.update brings it up to date"):
        verify.make(folder)
    any_: Any = verify.make
    with pytest.raises(ValueError, match="format: there is no zip; available: hashweave, sums"):
        any_(folder, format="zip")
    with pytest.raises(ValueError, match="unsupported hash type md4"):
        any_(folder, algorithm="md4")
    with pytest.raises(ValueError, match="jobs must be 1 to 65536, not 0"):
        any_(folder, jobs=0)
    with pytest.raises(TypeError):
        any_(5)
    text = (folder / "hashweave.jsonl").read_text()
    (folder / "hashweave.jsonl").write_text(text.replace(hashlib.sha256(b"a" * 1000).hexdigest(), "00" * 32))
    with pytest.raises(hashweave.Damaged, match="the list itself is damaged"):
        verify.check(folder)

"""Lists of folders: digest, size and time of every file, and later what is new, changed, moved, gone or rotten, as by the command `hashweave verify`.

>>> import hashweave.verify, pathlib, tempfile
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> (folder / "a").write_bytes(b"alpha"), (folder / "b").write_bytes(b"beta")
(5, 4)
>>> hashweave.verify.make(folder).files
2
>>> (folder / "a").rename(folder / "c").name
'c'
>>> result = hashweave.verify.check(folder)
>>> bool(result), result.counts["moved"], [(found.state, found.moved_from, found.path) for found in result.findings]
(False, 1, [('moved', 'a', 'c')])
>>> hashweave.verify.update(folder).written, bool(hashweave.verify.check(folder))
(True, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike, fsdecode, fspath
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from . import _hashweave
from ._bar import Counting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Finding", "Result", "check", "make", "update"]


class Finding(NamedTuple):
    """A name that is not as listed."""

    #: new, changed, moved, gone, rotten, unreadable, unstable, unlisted or folded, as docs/verify.md explains them.
    state: str
    #: The path below the folder, with slashes between names.
    path: str
    #: Where a file that moved was.
    moved_from: str | None
    #: The digest of what was read.
    digest: bytes | None
    #: The digest in the list.
    expected: bytes | None
    #: Why a file could not be read.
    reason: str | None


@dataclass(frozen=True)
class Result:
    """What a run found; true if the command would exit with 0."""

    #: The list, and whether it was written.
    list: Path
    written: bool
    #: Whether nothing is wrong: of a check also that nothing is new, changed, moved or gone.
    ok: bool
    #: The files of the folder, their bytes, and the bytes that were read.
    files: int
    bytes: int
    bytes_read: int
    #: How many names have each state, `same` included.
    counts: dict[str, int]
    #: The names that are not as listed, in the order of the list; `make` has faults only.
    findings: Sequence[Finding]

    def __bool__(self) -> bool:
        return self.ok


def make(
    folder: str | PathLike[str] = ".",
    *,
    list: str | PathLike[str] | None = None,
    format: str = "hashweave",
    algorithm: str | None = None,
    follow: bool = False,
    jobs: int | None = None,
    progress: bool | Callable[[int, int], object] | None = None,
) -> Result:
    """Make the list of a folder: in it, `hashweave.jsonl` or as `format` calls it (`sums`, `hashdeep`, `bagit`, `mtree`), or the file `list`.

    `follow` lists what symbolic links lead to, instead of where they lead. `jobs` is the number of threads; None means one per core. `progress` is called
    a few times per second with the files and bytes that are done; True shows a bar if tqdm is installed. Ctrl-C ends a run; the same call goes on.
    Raises `FileExistsError` if there is a list.
    """
    return _run("make", folder, list, format, algorithm, jobs, progress, follow=follow)


def check(
    folder: str | PathLike[str] = ".",
    *,
    list: str | PathLike[str] | None = None,
    format: str | None = None,
    algorithm: str | None = None,
    ignore_new: bool = False,
    jobs: int | None = None,
    progress: bool | Callable[[int, int], object] | None = None,
) -> Result:
    """Compare a folder with its list: read every file. With `ignore_new`, files that are not in the list are no failure.

    Format and algorithm of a list are found out. The other arguments are those of `make`. Raises `FileNotFoundError` if there is no list, and `Damaged` if it
    is not what was written.
    """
    return _run("check", folder, list, format, algorithm, jobs, progress, ignore_new=ignore_new)


def update(
    folder: str | PathLike[str] = ".",
    *,
    list: str | PathLike[str] | None = None,
    format: str | None = None,
    algorithm: str | None = None,
    read_all: bool = False,
    accept_rot: bool = False,
    jobs: int | None = None,
    progress: bool | Callable[[int, int], object] | None = None,
) -> Result:
    """Bring a list up to date: read only the files that changed; with `read_all` every file, so that rot is found, too.

    `accept_rot` lists the bytes that rotten files have now. The other arguments and errors are those of `check`.
    """
    return _run("update", folder, list, format, algorithm, jobs, progress, read_all=read_all, accept_rot=accept_rot)


def _run(
    purpose: str,
    folder: str | PathLike[str],
    list_: str | PathLike[str] | None,
    format: str | None,
    algorithm: str | None,
    jobs: int | None,
    progress: bool | Callable[[int, int], object] | None,
    *,
    follow: bool = False,
    ignore_new: bool = False,
    read_all: bool = False,
    accept_rot: bool = False,
) -> Result:
    place = None if list_ is None else fspath(list_)
    bar = Counting(None, "verify", "file") if progress is True else None

    def show(files: int, size: int) -> None:
        if bar is not None:
            bar.show(files, hashed=f"{size / 1e6:.0f} MB")

    told = progress if callable(progress) else show if bar is not None else None
    flags = (follow, ignore_new, read_all, accept_rot)
    try:
        list_of, written, ok, files, size, read, counts, found = _hashweave.verify(
            purpose, fspath(folder), place, format, algorithm, *flags, jobs, told
        )
    finally:
        if bar is not None:
            bar.close()
    findings = [
        Finding(state, fsdecode(path), None if before is None else fsdecode(before), digest, expected, reason)
        for state, path, before, digest, expected, reason in found
    ]
    return Result(Path(list_of), written, ok, files, size, read, counts, findings)

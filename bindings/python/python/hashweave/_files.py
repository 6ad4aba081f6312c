"""Digests of open files, and of many files by their names."""

from __future__ import annotations

from os import PathLike, fspath

from . import _hashweave
from ._bar import Counting

# As in _bar.py.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, Literal, TypeVar, overload

    from ._hashweave import Hash

    _T = TypeVar("_T")

#: Bytes that are read at a time.
_PIECE = 1 << 18


def file_digest(fileobj: Any, digest: str | Callable[[], Hash], /) -> Hash:
    """Return the hash of the rest of an open file. `digest` is the name of an algorithm, or a function that makes a hash.

    The file must be open in binary mode, and is read from its current position to its end. `sum_files` takes names, and reads several files at once.

    >>> import hashweave, io
    >>> hashweave.file_digest(io.BytesIO(b"abc"), "sha256").hexdigest()[:16]
    'ba7816bf8f01cfea'
    """
    hasher = _hashweave.new(digest) if isinstance(digest, str) else digest()
    # All that is in memory is there already.
    if hasattr(fileobj, "getbuffer"):
        with fileobj.getbuffer() as view:
            hasher.update(view[fileobj.tell() :])
        fileobj.seek(0, 2)
        return hasher
    if not (hasattr(fileobj, "readinto") and hasattr(fileobj, "readable") and fileobj.readable()):
        raise ValueError(f"{fileobj!r} is not a file-like object in binary reading mode.")
    # It begins with a page, which a bytearray does not: on a Zen 3 reading is three times as fast so. Imported here, as few need it.
    from mmap import mmap

    view = memoryview(mmap(-1, _PIECE))
    while True:
        size = fileobj.readinto(view)
        if size is None:
            raise BlockingIOError("I/O operation would block.")
        if size == 0:
            return hasher
        hasher.update(view[:size])


if TYPE_CHECKING:

    @overload
    def sum_files(
        paths: Iterable[str | PathLike[str]],
        algorithm: str = ...,
        *,
        digest_size: int | None = ...,
        jobs: int | None = ...,
        progress: bool | Callable[[int, int], object] | None = ...,
        return_exceptions: Literal[False] = ...,
    ) -> list[bytes]: ...
    @overload
    def sum_files(
        paths: Iterable[str | PathLike[str]],
        algorithm: str = ...,
        *,
        digest_size: int | None = ...,
        jobs: int | None = ...,
        progress: bool | Callable[[int, int], object] | None = ...,
        return_exceptions: Literal[True],
    ) -> list[bytes | OSError]: ...


def sum_files(
    paths: Iterable[str | PathLike[str]],
    algorithm: str = "sha256",
    *,
    digest_size: int | None = None,
    jobs: int | None = None,
    progress: bool | Callable[[int, int], object] | None = None,
    return_exceptions: bool = False,
) -> list[bytes] | list[bytes | OSError]:
    """Return the digests of files in the order of their names, computed by the same threads as in the command `hashweave sum`.

    `jobs` is the number of threads; None means one per core. `progress` is called a few times per second with the number of finished files and the number of
    hashed bytes; True shows a progress bar if tqdm is installed. A file that cannot be read raises its `OSError`; with `return_exceptions` the exception takes
    the place of the digest, and the other files are hashed.

    >>> import hashweave, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "abc")
    >>> path.write_bytes(b"abc")
    3
    >>> [digest.hex()[:16] for digest in hashweave.sum_files([path], "sha256")]
    ['ba7816bf8f01cfea']
    >>> missing, = hashweave.sum_files([path.with_name("xyz")], return_exceptions=True)
    >>> type(missing)
    <class 'FileNotFoundError'>
    """
    names = names_of(paths)
    return counted(len(names), progress, lambda told: _hashweave.sum_files(names, algorithm, digest_size, jobs, told, return_exceptions))


def names_of(paths: Iterable[str | PathLike[str]]) -> list[str]:
    """The names of files, of which several are expected."""
    if isinstance(paths, (str, bytes, PathLike)):
        raise TypeError("paths: a sequence of paths, not one: give [path]")
    return [fspath(path) for path in paths]


def counted(count: int, progress: bool | Callable[[int, int], object] | None, work: Callable[[Callable[[int, int], object] | None], _T]) -> _T:
    """Does work on that many files, and tells of it as `sum_files` does."""
    if progress is not True:
        return work(progress or None)
    counting = Counting(count, "sum", "file")
    try:
        return work(lambda files, size: counting.show(files, hashed=f"{size / 1e6:.0f} MB"))
    finally:
        counting.close()

"""Files: one that is open, and many by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, Literal, overload

from . import _hashweave
from ._bar import Counting

if TYPE_CHECKING:
    from ._hashweave import Hash

#: Bytes that are read at a time.
_PIECE = 1 << 18


def file_digest(fileobj: Any, digest: str | Callable[[], Hash], /) -> Hash:
    """The hash of what an open file still has: `digest` is the name of an algorithm, or a function that makes a hash.

    The file is read from where it stands to its end, in bytes. `sum_files` takes names, and reads several at once.

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
    piece = bytearray(_PIECE)
    view = memoryview(piece)
    while True:
        size = fileobj.readinto(piece)
        if size is None:
            raise BlockingIOError("I/O operation would block.")
        if size == 0:
            return hasher
        hasher.update(view[:size])


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
    """The digests of files, in the order of their names, on the threads that the command `hashweave sum` has.

    `jobs` is how many threads hash; None: one for each core. `progress` is called some times a second with how many files are done and how many bytes are
    hashed; True shows a bar by tqdm, if it is there. A file that cannot be read raises its `OSError`; with `return_exceptions`, the exception stands in the
    place of the digest and the others are hashed.

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
    if isinstance(paths, (str, bytes, PathLike)):
        raise TypeError("paths: a sequence of paths, not one: give [path]")
    names = [fspath(path) for path in paths]
    if progress is not True:
        told = progress or None
        return _hashweave.sum_files(names, algorithm, digest_size, jobs, told, return_exceptions)
    counting = Counting(len(names), "sum", "file")
    try:
        show = lambda files, size: counting.show(files, hashed=f"{size / 1e6:.0f} MB")  # noqa: E731
        return _hashweave.sum_files(names, algorithm, digest_size, jobs, show, return_exceptions)
    finally:
        counting.close()

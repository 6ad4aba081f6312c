"""The digests that systems use: git, Linux, BitTorrent, S3, IPFS, OCI, Go, Nix, Filecoin.

The functions have the names of docs/systems.md, and their arguments are its parameters; of one that is left out the usual value counts.
"""

from __future__ import annotations

from . import _hashweave
from ._files import counted, names_of

# As in _bar.py.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from os import PathLike
    from typing import Literal, TypedDict, overload
    from uuid import UUID

    from typing_extensions import Buffer, Unpack

    _Path = str | PathLike[str]
    _Progress = bool | Callable[[int, int], object] | None

    class _How(TypedDict, total=False):
        """The number of threads, and what is told meanwhile, as of `object_digest`."""

        jobs: int | None
        progress: _Progress


if TYPE_CHECKING:

    @overload
    def object_digests(
        name: str,
        paths: Iterable[_Path],
        *,
        jobs: int | None = ...,
        progress: _Progress = ...,
        return_exceptions: Literal[False] = ...,
    ) -> list[str]: ...
    @overload
    def object_digests(
        name: str,
        paths: Iterable[_Path],
        *,
        jobs: int | None = ...,
        progress: _Progress = ...,
        return_exceptions: Literal[True],
    ) -> list[str | OSError]: ...


def object_digests(
    name: str,
    paths: Iterable[_Path],
    *,
    jobs: int | None = None,
    progress: _Progress = None,
    return_exceptions: bool = False,
) -> list[str] | list[str | OSError]:
    """Return the digests of files, or of folders, in the order of their names, as the command `hashweave sum -a NAME` prints them.

    `name` is that of docs/systems.md with its parameters, or of an algorithm. The other arguments are those of `sum_files`.

    >>> import hashweave, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "hello")
    >>> path.write_bytes(b"hello world")
    11
    >>> hashweave.object_digests("git-blob", [path, path])
    ['95d09f2b10159347eece71399a7e2e907ea3df4f', '95d09f2b10159347eece71399a7e2e907ea3df4f']
    """
    names = names_of(paths)
    return counted(len(names), progress, lambda told: _hashweave.object_digests(name, names, jobs, told, return_exceptions))


def object_digest(name: str, path: _Path, *, jobs: int | None = None, progress: _Progress = None) -> str:
    """Return the digest of a file, or of a folder, as the command `hashweave sum -a NAME` prints it.

    `name` is that of docs/systems.md with its parameters, or of an algorithm; each of systems is also a function. `jobs` is the number of threads; None means
    one per core. `progress` is called a few times per second with the number of finished files and the number of hashed bytes; True shows a progress bar if
    tqdm is installed.

    >>> import hashweave, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "hello")
    >>> path.write_bytes(b"hello world")
    11
    >>> hashweave.object_digest("unixfs-v1-2025", path)
    'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
    >>> hashweave.object_digest("fs-verity:salt=00", path) == hashweave.fs_verity(path, salt=bytes(1))
    True
    """
    return object_digests(name, [path], jobs=jobs, progress=progress)[0]


def _named(kind: str, *values: str | int | None, **parameters: str | int | Buffer | None) -> str:
    """The name of a digest with those of its parameters that are given."""
    parts = [str(value).replace("_", "-") for value in values if value is not None]
    for name, value in parameters.items():
        if value is not None:
            text = str(value) if isinstance(value, (str, int)) else memoryview(value).hex()
            parts.append(f"{name.replace('_', '-')}={text}")
    return f"{kind}:{','.join(parts)}" if parts else kind


def _with_tree(name: str, path: _Path, tree: _Path | None, how: _How, uuid: UUID | str | None = None, superblock: bool = True) -> str:
    """The digest of a file, whose hash tree is written if it has a place."""
    if tree is None:
        if uuid is not None or not superblock:
            raise ValueError("uuid and superblock are those of a hash tree: give tree, too")
        return object_digest(name, path, **how)
    own = None if uuid is None else _bytes(uuid)
    work = lambda told: _hashweave.write_hash_tree(name, path, tree, own, superblock, how.get("jobs"), told)  # noqa: E731
    return counted(1, how.get("progress"), work)


def _bytes(uuid: UUID | str) -> bytes:
    from uuid import UUID

    return UUID(str(uuid)).bytes


def git_blob(path: _Path, *, algorithm: str | None = None, **how: Unpack[_How]) -> str:
    """Return the id of a file in git, as `git hash-object --no-filters` prints it; `algorithm` is sha1 or sha256."""
    return object_digest(_named("git-blob", algorithm), path, **how)


def git_tree(folder: _Path, *, algorithm: str | None = None, **how: Unpack[_How]) -> str:
    """Return the id of a folder in git, as `git write-tree` prints it after `git add --force`; `algorithm` is sha1 or sha256."""
    return object_digest(_named("git-tree", algorithm), folder, **how)


def oci(path: _Path, **how: Unpack[_How]) -> str:
    """Return the digest of a blob of OCI, such as a layer."""
    return object_digest("oci", path, **how)


def s3_sha256(path: _Path, size: int, **how: Unpack[_How]) -> str:
    """Return the composite SHA-256 of an upload to S3 in parts of `size` bytes."""
    return object_digest(_named("s3-sha256", size), path, **how)


def s3_etag(path: _Path, size: int, **how: Unpack[_How]) -> str:
    """Return the ETag of an upload to S3 in parts of `size` bytes.

    >>> import hashweave, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "zeros")
    >>> path.write_bytes(bytes(6 << 20))
    6291456
    >>> hashweave.s3_etag(path, 5 << 20)
    'b7992ce8540773fdfcab72bd0e8c4c64-2'
    """
    return object_digest(_named("s3-etag", size), path, **how)


def unixfs_v0_2015(path: _Path, **how: Unpack[_How]) -> str:
    """Return the CID of a file in IPFS, version 0, by the profile of IPIP-0499."""
    return object_digest("unixfs-v0-2015", path, **how)


def unixfs_v1_2025(path: _Path, **how: Unpack[_How]) -> str:
    """Return the CID of a file in IPFS, version 1, by the profile of IPIP-0499."""
    return object_digest("unixfs-v1-2025", path, **how)


def unixfs_folder_v0_2015(folder: _Path, **how: Unpack[_How]) -> str:
    """Return the CID of a folder in IPFS, version 0, by the profile of IPIP-0499. Hidden files are left out."""
    return object_digest("unixfs-folder-v0-2015", folder, **how)


def unixfs_folder_v1_2025(folder: _Path, **how: Unpack[_How]) -> str:
    """Return the CID of a folder in IPFS, version 1, by the profile of IPIP-0499. Hidden files are left out."""
    return object_digest("unixfs-folder-v1-2025", folder, **how)


def fs_verity(
    path: _Path, *, algorithm: str | None = None, block: int | None = None, salt: Buffer | None = None, tree: _Path | None = None, **how: Unpack[_How]
) -> str:
    """Return what Linux verifies a file by, as `fsverity digest` prints it; `algorithm` is sha256 or sha512, `block` the size of blocks in bytes.

    `tree` names a file for the Merkle tree, which appears as a whole or not at all.

    >>> import hashweave, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "hello")
    >>> path.write_bytes(b"hello world")
    11
    >>> hashweave.fs_verity(path)
    'sha256:1e2eaa4202d750a41174ee454970b92c1bc2f925b1e35076d8c7d5f56362ba64'
    """
    return _with_tree(_named("fs-verity", algorithm, block=block, salt=salt), path, tree, how)


def dm_verity(
    path: _Path,
    *,
    algorithm: str | None = None,
    data_block: int | None = None,
    hash_block: int | None = None,
    salt: Buffer | None = None,
    format: int | None = None,
    tree: _Path | None = None,
    uuid: UUID | str | None = None,
    superblock: bool = True,
    **how: Unpack[_How],
) -> str:
    """Return the root hash of an image that Linux verifies block by block, as `veritysetup format` prints it.

    `tree` names a file for the hash image, which appears as a whole or not at all. Its superblock has `uuid`, or one made of the root hash.
    """
    name = _named("dm-verity", algorithm, data_block=data_block, hash_block=hash_block, salt=salt, format=format)
    return _with_tree(name, path, tree, how, uuid, superblock)


def btv2(path: _Path, *, piece: int | None = None, tree: _Path | None = None, **how: Unpack[_How]) -> str:
    """Return the `pieces root` of a file in a torrent of version 2. `tree` names a file for the piece layer, for which `piece` has the bytes of a piece."""
    return _with_tree(_named("btv2", piece=piece), path, tree, how)


def rfc6962(path: _Path, size: int, **how: Unpack[_How]) -> str:
    """Return the root of a tree of RFC 6962 over the parts of a file, of `size` bytes each."""
    return object_digest(_named("rfc6962", size), path, **how)


def go_h1(folder: _Path, module: str, **how: Unpack[_How]) -> str:
    """Return Go's hash of a module, such as rsc.io/quote@v1.5.2, as in `go.sum`."""
    return object_digest(f"go-h1:{module}", folder, **how)


def nix_sha256(path: _Path, **how: Unpack[_How]) -> str:
    """Return the SHA-256 of a Nix archive of a file or a folder, as `nix hash path` prints it."""
    return object_digest("nix-sha256", path, **how)


def comm_p(path: _Path, **how: Unpack[_How]) -> str:
    """Return the commitment of a file as a piece of Filecoin, in hexadecimal digits."""
    return object_digest("comm-p", path, **how)

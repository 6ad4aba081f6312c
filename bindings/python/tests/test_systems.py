"""The digests that systems use, next to published values, hashlib, and what the systems' own programs print."""

from __future__ import annotations

import base64
import hashlib
import inspect
import os
import re
from pathlib import Path
from typing import Any
from uuid import UUID

import hashweave
import pytest
from hashweave import _hashweave

KINDS = _hashweave.object_kinds()


@pytest.fixture
def hello(tmp_path: Path) -> Path:
    path = tmp_path / "hello"
    path.write_bytes(b"hello world")
    return path


@pytest.fixture
def image(tmp_path: Path) -> Path:
    path = tmp_path / "image"
    path.write_bytes(b"".join(bytes([number]) * 4096 for number in range(200)))
    return path


def test_every_digest_is_a_function_with_its_parameters() -> None:
    kinds: dict[str, set[str]] = {}
    for name, (_, parameters) in KINDS.items():
        kind, _, parameter = name.partition(":")
        own = kinds.setdefault(kind, set())
        own |= {word.replace("-", "_") for word in re.findall(r"([a-z-]+)=", parameters)}
        if (parameter + parameters).startswith("sha"):
            own.add("algorithm")
        if parameters.startswith("the size"):
            own.add("size")
        if parameter.isupper():
            own.add(parameter.partition("@")[0].lower())
    others = {"path", "folder", "tree", "uuid", "superblock", "how"}
    for kind, own in kinds.items():
        function = getattr(hashweave, kind.replace("-", "_"))
        assert set(inspect.signature(function).parameters) - others == own, kind
    assert kinds["fs-verity"] == {"algorithm", "block", "salt"} and kinds["go-h1"] == {"module"}


def test_files(hello: Path) -> None:
    digest = hashweave.object_digest
    assert hashweave.git_blob(hello) == hashlib.sha1(b"blob 11\0hello world").hexdigest()
    assert hashweave.git_blob(hello, algorithm="sha256") == hashlib.sha256(b"blob 11\0hello world").hexdigest()
    assert hashweave.oci(hello) == "sha256:" + hashlib.sha256(b"hello world").hexdigest()
    parts = b"".join(hashlib.sha256(part).digest() for part in (b"hello ", b"world"))
    assert hashweave.s3_sha256(hello, 6) == base64.b64encode(hashlib.sha256(parts).digest()).decode() + "-2"
    assert hashweave.s3_etag(hello, 11) == hashlib.md5(b"hello world").hexdigest()
    # The values that IPIP-0499 publishes.
    assert hashweave.unixfs_v0_2015(hello) == "Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD"
    assert hashweave.unixfs_v1_2025(hello) == "bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"
    assert hashweave.btv2(hello) == hashlib.sha256(b"hello world").hexdigest()
    leaves = [hashlib.sha256(b"\0" + part).digest() for part in (b"hello ", b"world")]
    assert hashweave.rfc6962(hello, 6) == hashlib.sha256(b"\1" + b"".join(leaves)).hexdigest()
    assert hashweave.comm_p(hello) == digest("comm-p", hello) != digest("blake3", hello)
    assert digest("sha3-256", hello) == hashlib.sha3_256(b"hello world").hexdigest()
    assert hashweave.object_digests("git-blob", [hello, str(hello)], jobs=1) == [hashweave.git_blob(hello)] * 2


def test_hash_trees(hello: Path, image: Path, tmp_path: Path) -> None:
    # `fsverity digest [--hash-alg=sha512 --block-size=1024 --salt=00ff] hello` (1.5).
    assert hashweave.fs_verity(hello) == "sha256:1e2eaa4202d750a41174ee454970b92c1bc2f925b1e35076d8c7d5f56362ba64"
    other = hashweave.fs_verity(hello, algorithm="sha512", block=1024, salt=b"\x00\xff")
    assert other == "sha512:bbcd680c4e9cc19d54d9560301075cd88d86b3f0dde8a532841db1023d20d1241a8c66bd002d447b96935938862d2dee7b665e912df2b60a7b3ba935576d37af"
    tree, uuid = tmp_path / "tree", UUID("12345678-9abc-def0-1234-56789abcdef0")
    blocks = [hashlib.sha256(b"salt" + bytes([number]) * 4096).digest() for number in range(200)]
    nodes = [b"".join(blocks[:128]), b"".join(blocks[128:]).ljust(4096, b"\0")]
    top = b"".join(hashlib.sha256(b"salt" + node).digest() for node in nodes).ljust(4096, b"\0")
    root = hashlib.sha256(b"salt" + top).hexdigest()
    assert hashweave.dm_verity(image, salt=b"salt") == root
    assert hashweave.dm_verity(image, salt=memoryview(b"salt"), tree=tree, uuid=str(uuid)) == root
    assert tree.read_bytes()[:32] == b"verity\0\0" + b"\1\0\0\0" * 2 + uuid.bytes
    assert tree.read_bytes()[4096:] == top + b"".join(nodes)
    assert hashweave.dm_verity(image, salt=b"salt", tree=tree, superblock=False, jobs=1) == root
    assert tree.read_bytes() == top + b"".join(nodes)
    assert hashweave.fs_verity(image, tree=tree, progress=True) == hashweave.fs_verity(image)
    assert len(tree.read_bytes()) == 3 * 4096
    assert hashweave.btv2(image, piece=1 << 16, tree=tree) == hashweave.btv2(image)
    assert len(tree.read_bytes()) == 13 * 32


def test_folders(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    # The id of git's empty tree, and the digest of an empty folder's Nix archive.
    assert hashweave.git_tree(folder) == "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
    assert hashweave.git_tree(folder, algorithm="sha256") == hashlib.sha256(b"tree 0\0").hexdigest()
    assert hashweave.nix_sha256(folder) == "sha256-pQpattmS9VmO3ZIQUFn66az8GSmB4IvYhTTCFn6SUmo="
    # The well-known CIDs of an empty folder.
    assert hashweave.unixfs_folder_v0_2015(folder) == "QmUNLLsPACCz1vLxQVkXqqLX5R1X345qqfHbsf67hvA3Nn"
    assert hashweave.unixfs_folder_v1_2025(folder) == "bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354"
    (folder / "a").write_bytes(b"a")
    lines = f"{hashlib.sha256(b'a').hexdigest()}  m@v1/a\n".encode()
    assert hashweave.go_h1(folder, "m@v1") == "h1:" + base64.b64encode(hashlib.sha256(lines).digest()).decode()
    blob = hashlib.sha1(b"blob 1\0a").digest()
    assert hashweave.object_digests("git-tree", [folder]) == [hashlib.sha1(b"tree 29\x00100644 a\0" + blob).hexdigest()]


def test_errors(hello: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError) as caught:
        hashweave.fs_verity(missing)
    assert caught.value.filename == str(missing)
    with pytest.raises(FileNotFoundError, match="missing"):
        hashweave.git_tree(missing)
    with pytest.raises(NotADirectoryError, match="is no folder"):
        hashweave.git_tree(hello)
    with pytest.raises(FileNotFoundError, match="missing"):
        hashweave.fs_verity(missing, tree=tmp_path / "tree")
    for name in ("fs-verity", "git-tree"):
        (fault,) = hashweave.object_digests(name, [missing], return_exceptions=True)
        assert isinstance(fault, FileNotFoundError), name
    with pytest.raises(OSError, match="whole blocks"):
        hashweave.dm_verity(hello)
    with pytest.raises(ValueError, match="no digest is named crc64; available: .*fs-verity.*git-tree"):
        hashweave.object_digest("crc64", hello)
    with pytest.raises(ValueError, match="fs-verity:block=3: parameters are sha256, sha512, block=SIZE"):
        hashweave.fs_verity(hello, block=3)
    with pytest.raises(ValueError, match="no digest of folders is named git-tree:md5"):
        hashweave.git_tree(hello, algorithm="md5")
    with pytest.raises(ValueError, match="tree .*hello"):
        hashweave.fs_verity(hello, tree=hello)
    assert hello.read_bytes() == b"hello world"
    with pytest.raises(ValueError, match="give tree"):
        hashweave.dm_verity(hello, uuid=UUID(int=1))
    with pytest.raises(ValueError, match="UUID"):
        hashweave.dm_verity(hello, uuid="1", tree=tmp_path / "tree")
    with pytest.raises(ValueError, match="jobs must be 1 to 65536, not 0"):
        hashweave.oci(hello, jobs=0)
    any_: Any = hashweave.object_digests
    with pytest.raises(TypeError, match="a sequence of paths, not one"):
        any_("oci", str(hello))


def test_progress(hello: Path) -> None:
    told: list[tuple[int, int]] = []
    hashweave.oci(hello, progress=lambda files, size: told.append((files, size)))
    assert told[-1] == (1, 11)

    def raises(files: int, size: int) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        hashweave.git_tree(hello.parent, progress=raises)
    assert os.listdir(hello.parent) == ["hello"]

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, final, overload

from typing_extensions import Buffer, Self, disjoint_base

__all__ = [
    "Damaged",
    "DigestColumn",
    "Digests",
    "Finding",
    "Hash",
    "Ledger",
    "MerkleTree",
    "Pool",
    "ProofError",
    "Range",
    "Replicated",
    "Search",
    "SearchProgress",
    "TreeHash",
    "WrongAnswer",
    "Xof",
    "__version__",
    "audit",
    "blake2b",
    "blake2s",
    "blake3",
    "check_ledger",
    "comm_d",
    "decode",
    "digest_arrow",
    "digest_items",
    "digest_many",
    "digest_objects",
    "encode",
    "hash160",
    "keccak_224",
    "keccak_256",
    "keccak_384",
    "keccak_512",
    "labels",
    "md5",
    "merge_ledgers",
    "merkle_leaves",
    "merkle_root",
    "merkle_tree",
    "merkle_verify",
    "merkle_verify_consistency",
    "merkle_verify_multiproof",
    "new",
    "object_digests",
    "object_kinds",
    "poseidon",
    "presets",
    "ripemd160",
    "sha1",
    "sha224",
    "sha256",
    "sha256d",
    "sha384",
    "sha3_224",
    "sha3_256",
    "sha3_384",
    "sha3_512",
    "sha3x",
    "sha512",
    "sha512_224",
    "sha512_256",
    "shake_128",
    "shake_256",
    "sm3",
    "sum_files",
    "tree",
    "turboshake128",
    "turboshake256",
    "update_many",
    "verify",
    "write_hash_tree",
]

__version__: Final[str]

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[Any, Any]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any: ...

_Path: TypeAlias = str | PathLike[str]
_Out = TypeVar("_Out", bound=Buffer)

class Damaged(ValueError): ...
class ProofError(ValueError): ...
class WrongAnswer(Exception): ...

@disjoint_base
class Hash:
    @property
    def name(self) -> str: ...
    @property
    def digest_size(self) -> int: ...
    @property
    def block_size(self) -> int: ...
    @property
    def _capacity_bits(self) -> int: ...
    @property
    def _rate_bits(self) -> int: ...
    @property
    def _suffix(self) -> bytes: ...
    def update(self, data: Buffer, /) -> None: ...
    def digest(self) -> bytes: ...
    def hexdigest(self) -> str: ...
    def copy(self) -> Self: ...

@final
class Xof(Hash):
    def digest(self, length: int, /) -> bytes: ...  # type: ignore[override]
    def hexdigest(self, length: int, /) -> str: ...  # type: ignore[override]

@final
class TreeHash:
    @property
    def name(self) -> str: ...
    @property
    def digest_size(self) -> int: ...
    def update(self, data: Buffer, /) -> None: ...
    def digest(self, length: int | None = None, /) -> bytes: ...
    def hexdigest(self, length: int | None = None, /) -> str: ...
    def copy(self) -> Self: ...
    def reset(self) -> None: ...

def tree(
    name: str,
    data: Buffer | None = None,
    *,
    key: Buffer | None = None,
    context: str | None = None,
    customization: Buffer | None = None,
) -> TreeHash: ...
@final
class blake2b(Hash):
    MAX_DIGEST_SIZE: Final = 64
    MAX_KEY_SIZE: Final = 64
    SALT_SIZE: Final = 16
    PERSON_SIZE: Final = 16
    def __new__(
        cls,
        data: Buffer | None = None,
        /,
        *,
        digest_size: int = 64,
        key: Buffer | None = None,
        salt: Buffer | None = None,
        person: Buffer | None = None,
        fanout: int = 1,
        depth: int = 1,
        leaf_size: int | None = None,
        node_offset: int | None = None,
        node_depth: int = 0,
        inner_size: int = 0,
        last_node: bool = False,
        usedforsecurity: bool = True,
    ) -> Self: ...

@final
class blake2s(Hash):
    MAX_DIGEST_SIZE: Final = 32
    MAX_KEY_SIZE: Final = 32
    SALT_SIZE: Final = 8
    PERSON_SIZE: Final = 8
    def __new__(
        cls,
        data: Buffer | None = None,
        /,
        *,
        digest_size: int = 32,
        key: Buffer | None = None,
        salt: Buffer | None = None,
        person: Buffer | None = None,
        fanout: int = 1,
        depth: int = 1,
        leaf_size: int | None = None,
        node_offset: int | None = None,
        node_depth: int = 0,
        inner_size: int = 0,
        last_node: bool = False,
        usedforsecurity: bool = True,
    ) -> Self: ...

@overload
def new(name: Literal["shake_128", "shake_256", "turboshake128", "turboshake256"], data: Buffer | None = None, *, usedforsecurity: bool = True) -> Xof: ...
@overload
def new(name: str, data: Buffer | None = None, *, usedforsecurity: bool = True, **kwargs: Any) -> Hash: ...
def sha224(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha256(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha384(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha512(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha512_224(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha512_256(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def md5(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha1(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def ripemd160(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sm3(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha3_224(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha3_256(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha3_384(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha3_512(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def keccak_224(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def keccak_256(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def keccak_384(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def keccak_512(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha256d(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def hash160(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def sha3x(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def blake3(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Hash: ...
def shake_128(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Xof: ...
def shake_256(data: Buffer | None = None, *, usedforsecurity: bool = True) -> Xof: ...
def turboshake128(data: Buffer | None = None, *, domain: int = 0x1F, usedforsecurity: bool = True) -> Xof: ...
def turboshake256(data: Buffer | None = None, *, domain: int = 0x1F, usedforsecurity: bool = True) -> Xof: ...

@final
class Digests(Sequence[bytes]):
    def __new__(cls, digests: bytes, shape: tuple[int, int]) -> Self: ...
    def __getnewargs__(self) -> tuple[bytes, tuple[int, int]]: ...
    @property
    def digest_size(self) -> int: ...
    def tobytes(self) -> bytes: ...
    def hex(self) -> list[str]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> bytes: ...
    @overload
    def __getitem__(self, index: slice, /) -> Digests: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[Any, Any]: ...

@final
class DigestColumn:
    def __len__(self) -> int: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[Any, Any]: ...

def digest_arrow(
    column: _ArrowArray | _ArrowStream,
    views: bool,
    algorithm: str,
    hex: bool,
    key: Buffer | None,
    digest_size: int | None,
    threads: int | None,
) -> DigestColumn: ...
def digest_items(
    items: Any,
    out: Any,
    missing: tuple[Any, ...],
    algorithm: str,
    hex: bool,
    key: Buffer | None,
    digest_size: int | None,
    threads: int | None,
) -> None: ...
def digest_objects(
    items: Any,
    missing: tuple[Any, ...],
    algorithm: str,
    key: Buffer | None,
    digest_size: int | None,
    threads: int | None,
) -> DigestColumn: ...
@overload
def digest_many(
    messages: Iterable[Buffer] | Buffer | _ArrowArray | _ArrowStream,
    algorithm: str = "sha256",
    out: None = None,
    *,
    key: Buffer | None = None,
    digest_size: int | None = None,
    threads: int | None = 1,
) -> Digests: ...
@overload
def digest_many(
    messages: Iterable[Buffer] | Buffer | _ArrowArray | _ArrowStream,
    algorithm: str,
    out: _Out,
    *,
    key: Buffer | None = None,
    digest_size: int | None = None,
    threads: int | None = 1,
) -> _Out: ...
@overload
def digest_many(
    messages: Iterable[Buffer] | Buffer | _ArrowArray | _ArrowStream,
    algorithm: str = "sha256",
    *,
    out: _Out,
    key: Buffer | None = None,
    digest_size: int | None = None,
    threads: int | None = 1,
) -> _Out: ...
def update_many(hashers: Sequence[Hash], parts: Sequence[Buffer], /) -> None: ...

@final
class Pool:
    def __new__(cls, threads: int | None = None) -> Self: ...
    @property
    def threads(self) -> int: ...
    def update(self, hasher: Hash, data: Buffer, /) -> None: ...

def sum_files(
    paths: Sequence[_Path],
    algorithm: str,
    digest_size: int | None,
    jobs: int | None,
    progress: Callable[[int, int], object] | None,
    return_exceptions: bool,
) -> list[Any]: ...

@final
class Finding:
    @property
    def kind(self) -> Literal["best", "hit"]: ...
    @property
    def message(self) -> bytes: ...
    @property
    def digest(self) -> bytes: ...
    @property
    def counter(self) -> int: ...
    @property
    def salt(self) -> bytes: ...
    @property
    def worker(self) -> int | None: ...
    @property
    def algorithm(self) -> str: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class SearchProgress:
    @property
    def total(self) -> int: ...
    @property
    def expected(self) -> int | None: ...
    @property
    def covered(self) -> int: ...
    @property
    def rate(self) -> float: ...
    @property
    def elapsed(self) -> float: ...
    @property
    def seconds(self) -> float | None: ...
    @property
    def odds(self) -> float | None: ...
    @property
    def odds_of_next(self) -> float | None: ...
    @property
    def zero_bits(self) -> int | None: ...
    @property
    def found(self) -> int: ...

def presets() -> dict[str, tuple[str, list[tuple[str, str, str | None]]]]: ...

@final
class Search:
    def __new__(
        cls,
        template: str | None = None,
        algorithm: str | None = None,
        *,
        preset: str | None = None,
        set: dict[str, str] | None = None,
        zero_bits: int | None = None,
        below: bytes | None = None,
        below_le: bytes | None = None,
        nbits: int | None = None,
        match: tuple[bytes, bytes] | None = None,
        any: list[tuple[bytes, bytes]] | None = None,
        checksum_case: str | None = None,
        base58: str | None = None,
        score: str | None = None,
        digest_range: tuple[int, int] | None = None,
        salt: bytes | None = None,
        start: int = 0,
        count: int | None = None,
        seconds: float | None = None,
        hits: int | None = None,
        threads: int | None = None,
        pin: bool = False,
        backend: str = "auto",
        kernel: str = "auto",
        ledger: _Path | None = None,
        resume: bool = False,
        wait: bool = False,
        shard: tuple[int, int] | None = None,
        progress: Callable[[SearchProgress], object] | None = None,
        goal: str | None = None,
        one_salt: bool = False,
        elsewhere: bool = False,
    ) -> Self: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Finding: ...
    def take(self, counters: int) -> tuple[int, int] | None: ...
    def done(self, first: int, found: Sequence[tuple[int, bytes, bytes]]) -> bool: ...
    def lost(self, first: int) -> None: ...
    def finish(self) -> None: ...
    @property
    def complete(self) -> bool: ...
    @property
    def goal(self) -> str: ...
    @property
    def digest_range(self) -> tuple[int, int] | None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...
    def close(self) -> None: ...
    @property
    def progress(self) -> SearchProgress: ...
    @property
    def algorithm(self) -> str: ...
    @property
    def template(self) -> str: ...
    @property
    def salt(self) -> bytes: ...
    @property
    def backend(self) -> str: ...
    @property
    def kernel(self) -> str: ...
    @property
    def blocks(self) -> int: ...

@final
class Range:
    @property
    def salt(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...
    @property
    def results(self) -> int: ...
    @property
    def statement(self) -> str: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...

@final
class Ledger:
    def __new__(cls, path: _Path) -> Self: ...
    @property
    def path(self) -> Path: ...
    @property
    def algorithm(self) -> str: ...
    @property
    def template(self) -> str: ...
    @property
    def goal(self) -> str: ...
    @property
    def digest_range(self) -> str: ...
    @property
    def base_salt(self) -> str: ...
    @property
    def total(self) -> int: ...
    @property
    def results(self) -> int: ...
    @property
    def best(self) -> str | None: ...
    @property
    def salts(self) -> list[str]: ...
    @property
    def ranges(self) -> list[Range]: ...
    def gaps(self, first: int = 0, last: int | None = None, *, salt: bytes | None = None) -> list[tuple[int, int]]: ...
    def findings(self) -> list[Finding]: ...

def merge_ledgers(output: _Path, inputs: Sequence[_Path]) -> Ledger: ...
def check_ledger(path: _Path, *, rescan: int = 0) -> list[str]: ...

@final
class Replicated:
    @property
    def digests(self) -> list[bytes]: ...
    @property
    def resumed_at(self) -> tuple[int, int] | None: ...
    @property
    def lengths(self) -> list[int]: ...
    @property
    def verified(self) -> list[str]: ...
    @property
    def mended(self) -> list[str]: ...
    @property
    def seconds(self) -> float: ...

_Paths: TypeAlias = _Path | Sequence[_Path]
_Ids: TypeAlias = bytes | Sequence[bytes]

def encode(
    inputs: _Paths,
    outputs: _Paths,
    replica_ids: _Ids,
    how: dict[str, Any],
    progress: Callable[..., object] | None = None,
) -> Replicated: ...
def decode(
    inputs: _Paths,
    outputs: _Paths,
    replica_ids: _Ids,
    comm_d: _Ids | None,
    length: int | Sequence[int] | None,
    how: dict[str, Any],
    progress: Callable[..., object] | None = None,
) -> Replicated: ...
def labels(replica_ids: _Ids, how: dict[str, Any], progress: Callable[..., object] | None = None) -> Replicated: ...
def audit(
    dir: _Path,
    samples: int,
    seed: int | None,
    threads: int | None,
    progress: Callable[..., object] | None = None,
) -> tuple[int, int]: ...
def comm_d(
    path: _Path, pad: bool, fr32: bool, threads: int | None, progress: Callable[..., object] | None = None
) -> bytes: ...
def poseidon(preimages: Buffer, arity: int) -> bytes: ...
@final
class MerkleTree:
    @property
    def shape(self) -> str: ...
    @property
    def root(self) -> bytes: ...
    @property
    def layers(self) -> int: ...
    def layer(self, level: int, /) -> bytes: ...
    def proof(self, index: int, /) -> bytes: ...
    def multiproof(self, indices: Sequence[int], /) -> tuple[bytes, list[bool]]: ...
    def consistency(self, old: int, /) -> bytes: ...
    def __len__(self) -> int: ...

def merkle_leaves(shape: str, messages: Sequence[Buffer]) -> bytes: ...
def merkle_root(shape: str, leaves: Buffer) -> bytes: ...
def merkle_tree(shape: str, leaves: Buffer) -> MerkleTree: ...
def merkle_verify(
    shape: str, root: Buffer, leaf: Buffer, index: int | None, count: int | None, proof: Buffer
) -> None: ...
def merkle_verify_multiproof(
    shape: str, root: Buffer, leaves: Buffer, indices: Sequence[int], count: int, proof: Buffer
) -> None: ...
def merkle_verify_consistency(
    shape: str, old: int, old_root: Buffer, count: int, root: Buffer, proof: Buffer
) -> None: ...
def object_digests(
    name: str,
    paths: Sequence[_Path],
    jobs: int | None,
    progress: Callable[[int, int], object] | None,
    return_exceptions: bool,
) -> list[Any]: ...
def object_kinds() -> dict[str, tuple[str, str]]: ...
def write_hash_tree(
    name: str,
    path: _Path,
    out: _Path,
    uuid: bytes | None,
    superblock: bool,
    jobs: int | None,
    progress: Callable[[int, int], object] | None,
) -> str: ...
def verify(
    purpose: str,
    folder: _Path,
    list: _Path | None,
    format: str | None,
    algorithm: str | None,
    follow: bool,
    ignore_new: bool,
    read_all: bool,
    accept_rot: bool,
    jobs: int | None,
    progress: Callable[[int, int], object] | None,
) -> tuple[Path, bool, bool, int, int, int, dict[str, int], list[tuple[str, bytes, bytes | None, bytes | None, bytes | None, str | None]]]: ...

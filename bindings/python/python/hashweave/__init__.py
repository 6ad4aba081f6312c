"""Multi-lane hashing: many messages at once, in all SIMD lanes of the processor.

The interface is that of `hashlib`, with additions: many messages at once (`digest_many`, `update_many`, `Pool`), columns of pandas, polars and PyArrow
(`digest_column`), digests of files (`sum_files`), nonce searches (`search`) and their ledgers (`hashweave.ledger`), and proof-of-replication
(`hashweave.replicate`).

>>> import hashweave
>>> hashweave.sha256(b"abc").hexdigest()[:16]
'ba7816bf8f01cfea'
>>> [digest.hex()[:8] for digest in hashweave.digest_many([b"a", b"b"], "blake2b")]
['333fcb4e', 'c029c24b']
"""

from ._columns import digest_column
from ._files import file_digest, sum_files
from ._hashweave import (
    Damaged,
    Digests,
    Finding,
    Hash,
    Pool,
    Search,
    SearchProgress,
    WrongAnswer,
    Xof,
    __version__,
    blake2b,
    blake2s,
    blake3,
    digest_many,
    hash160,
    keccak_224,
    keccak_256,
    keccak_384,
    keccak_512,
    md5,
    new,
    presets,
    ripemd160,
    sha3_224,
    sha3_256,
    sha3_384,
    sha3_512,
    sha3x,
    sha1,
    sha224,
    sha256,
    sha256d,
    sha384,
    sha512,
    sha512_224,
    sha512_256,
    shake_128,
    shake_256,
    sm3,
    turboshake128,
    turboshake256,
    update_many,
)
from ._search import search

#: The names of the algorithms that every build of this package has.
algorithms_guaranteed: frozenset[str] = frozenset(
    {
        "sha224",
        "sha256",
        "sha384",
        "sha512",
        "sha512_224",
        "sha512_256",
        "md5",
        "sha1",
        "ripemd160",
        "sm3",
        "sha3_224",
        "sha3_256",
        "sha3_384",
        "sha3_512",
        "shake_128",
        "shake_256",
        "turboshake128",
        "turboshake256",
        "blake2b",
        "blake2s",
        "blake3",
        "keccak_224",
        "keccak_256",
        "keccak_384",
        "keccak_512",
        "sha256d",
        "hash160",
        "sha3x",
    }
)

#: The names of the algorithms that this build has: the same.
algorithms_available: frozenset[str] = algorithms_guaranteed

__all__ = [
    "Damaged",
    "Digests",
    "Finding",
    "Hash",
    "Pool",
    "Search",
    "SearchProgress",
    "WrongAnswer",
    "Xof",
    "__version__",
    "algorithms_available",
    "algorithms_guaranteed",
    "blake2b",
    "blake2s",
    "blake3",
    "digest_column",
    "digest_many",
    "file_digest",
    "hash160",
    "keccak_224",
    "keccak_256",
    "keccak_384",
    "keccak_512",
    "md5",
    "new",
    "presets",
    "ripemd160",
    "search",
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
    "turboshake128",
    "turboshake256",
    "update_many",
]

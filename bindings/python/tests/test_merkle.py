"""Merkle trees, against a model that follows the words of their standards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import pairwise

import hashweave
import pytest
from hashweave import merkle

Hash = Callable[[bytes], bytes]


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def sha256d(data: bytes) -> bytes:
    return sha256(sha256(data))


def rfc6962(leaves: list[bytes]) -> bytes:
    """Section 2.1: split at the largest power of two below the number of leaves."""
    if len(leaves) <= 1:
        return leaves[0] if leaves else sha256(b"")
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha256(b"\1" + rfc6962(leaves[:split]) + rfc6962(leaves[split:]))


def layered(leaves: list[bytes], hash: Hash, doubled: bool) -> bytes:
    """A layer at a time; a lone last node is promoted, or hashed with itself."""
    while len(leaves) > 1:
        lone = leaves[-1:] if len(leaves) % 2 else []
        leaves = [hash(a + b) for a, b in list(pairwise(leaves))[::2]] + ([hash(lone[0] * 2)] if lone and doubled else lone)
    return leaves[0]


MODELS: dict[str, tuple[Hash, Callable[[list[bytes]], bytes]]] = {
    "rfc6962": (lambda data: sha256(b"\0" + data), rfc6962),
    "bitcoin": (sha256d, lambda leaves: layered(leaves, sha256d, doubled=True)),
    "plain:sha256": (sha256, lambda leaves: layered(leaves, sha256, doubled=False)),
    "plain:sha256,doubled,sorted": (
        sha256,
        lambda leaves: layered(leaves, lambda pair: sha256(b"".join(sorted([pair[:32], pair[32:]]))), doubled=True),
    ),
    "plain:blake2s-256,prefixed:07:ff": (
        lambda data: hashlib.blake2s(b"\7" + data).digest(),
        lambda leaves: layered(leaves, lambda pair: hashlib.blake2s(b"\xff" + pair).digest(), doubled=False),
    ),
}


@pytest.mark.parametrize("shape", MODELS)
def test_roots_and_proofs_are_those_of_a_model(shape: str) -> None:
    leaf, root = MODELS[shape]
    messages = [b"message %d" % i * (i % 5) for i in range(70)]
    for count in [*range(1, 20), 63, 64, 65, 70]:
        leaves = merkle.leaves(shape, messages[:count])
        expected = [leaf(message) for message in messages[:count]]
        assert leaves == b"".join(expected)
        tree = merkle.tree(shape, leaves)
        assert tree.root == merkle.root(shape, bytearray(leaves)) == root(expected)
        assert (len(tree), tree.shape, tree.layer(0)) == (count, shape, leaves)
        for index in {0, 1, count // 2, count - 1} & set(range(count)):
            proof = tree.proof(index)
            merkle.verify(shape, tree.root, expected[index], proof, index=index, count=count)
            if proof:
                wrong = bytes([proof[0] ^ 1]) + proof[1:]
                with pytest.raises(merkle.ProofError):
                    merkle.verify(shape, tree.root, expected[index], wrong, index=index, count=count)
        indices = list(range(0, count, 3))
        proof, _ = tree.multiproof(indices)
        chosen = b"".join(expected[i] for i in indices)
        merkle.verify_multiproof(shape, tree.root, chosen, indices, count, proof)
        with pytest.raises(merkle.ProofError):
            merkle.verify_multiproof(shape, tree.root, chosen[:-1] + bytes([chosen[-1] ^ 1]), indices, count, proof)


def test_a_log_continues_its_past() -> None:
    leaves = merkle.leaves("rfc6962", [bytes([i]) for i in range(13)])
    tree = merkle.tree("rfc6962", leaves)
    for old in range(1, 14):
        before = merkle.root("rfc6962", leaves[: 32 * old])
        merkle.verify_consistency("rfc6962", old, before, 13, tree.root, tree.consistency(old))
    with pytest.raises(merkle.ProofError, match="older tree"):
        merkle.verify_consistency("rfc6962", 6, bytes(32), 13, tree.root, tree.consistency(6))
    with pytest.raises(ValueError, match="1 to 13 leaves, not 14"):
        tree.consistency(14)
    with pytest.raises(ValueError, match="not promoted"):
        merkle.tree("bitcoin", leaves).consistency(2)


def test_digests_are_leaves() -> None:
    digests = hashweave.digest_many([b"a", b"b", b"c"], "sha256")
    assert merkle.root("plain:sha256", digests) == layered([sha256(x) for x in (b"a", b"b", b"c")], sha256, doubled=False)
    mixed: list[bytes | memoryview | bytearray] = [b"a", memoryview(b"b"), bytearray(b"c")]
    assert merkle.leaves("plain:sha256", iter(mixed)) == bytes(digests)


def test_mistakes_are_named() -> None:
    leaves = bytes(96)
    with pytest.raises(ValueError, match="'rfc' is not a shape: write rfc6962, ssz:LIMIT"):
        merkle.root("rfc", leaves)
    with pytest.raises(ValueError, match="33 bytes are not whole nodes of 32 bytes"):
        merkle.root("bitcoin", leaves[:33])
    with pytest.raises(ValueError, match="there are no leaves"):
        merkle.tree("bitcoin", b"")
    with pytest.raises(ValueError, match="the limit is 2"):
        merkle.root("ssz:2", leaves)
    with pytest.raises(TypeError):
        merkle.leaves("bitcoin", ["text"])  # type: ignore[list-item]
    tree = merkle.tree("bitcoin", leaves)
    assert repr(tree).startswith("<hashweave MerkleTree bitcoin, 3 leaves, root ")
    with pytest.raises(IndexError, match="no leaf 3 among 3"):
        tree.proof(3)
    with pytest.raises(IndexError, match="no layer 9 of 3"):
        tree.layer(9)
    with pytest.raises(OverflowError):
        tree.proof(-1)
    with pytest.raises(ValueError, match="index and count"):
        merkle.verify("bitcoin", tree.root, leaves[:32], tree.proof(0), index=0)
    with pytest.raises(ValueError, match="not sorted"):
        merkle.verify("bitcoin", tree.root, leaves[:32], tree.proof(0))
    with pytest.raises(ValueError, match="the root has 31 bytes"):
        merkle.verify("bitcoin", tree.root[1:], leaves[:32], tree.proof(0), index=0, count=3)
    with pytest.raises(TypeError, match="MerkleTree"):
        merkle.MerkleTree()

"""Merkle trees: leaves, roots, proofs, and checks of proofs.

A node is the digest of its two children; all lanes hash the nodes of a layer. A shape is a text that says what differs from one protocol to the next:

| shape | of |
|---|---|
| `rfc6962` | Certificate Transparency |
| `ssz:LIMIT` | Ethereum's consensus layer, for at most LIMIT chunks |
| `bitcoin` | a block of Bitcoin |
| `sorted-keccak` | merkletreejs with `sortPairs`, Solidity's `MerkleProof` |
| `open-zeppelin` | @openzeppelin/merkle-tree |
| `plain:ALGORITHM` | digests of two children, without prefixes |

After it may stand `,doubled` (a lone last node is its own sibling), `,sorted` (the smaller of two children first) and `,prefixed:00:01` (bytes before the
data of a leaf and the children of a node).

Leaves, nodes and proofs are digests one after another. A check returns nothing, or raises `ProofError`.

>>> from hashweave import merkle
>>> leaves = merkle.leaves("rfc6962", [b"alpha", b"beta", b"gamma"])
>>> tree = merkle.tree("rfc6962", leaves)
>>> tree.root == merkle.root("rfc6962", leaves)
True
>>> merkle.verify("rfc6962", tree.root, leaves[32:64], tree.proof(1), index=1, count=3)
>>> merkle.verify("rfc6962", tree.root, leaves[32:64], tree.proof(1), index=0, count=3)
Traceback (most recent call last):
...
hashweave.ProofError: the proof does not lead from leaf 0 of 3 to this root: the leaf, the proof or the root is wrong
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from . import _hashweave
from ._hashweave import MerkleTree, ProofError

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["MerkleTree", "ProofError", "leaves", "root", "tree", "verify", "verify_consistency", "verify_multiproof"]


def leaves(shape: str, messages: Iterable[Buffer]) -> bytes:
    """Return the leaves that stand for messages, one after another.

    >>> from hashweave import merkle
    >>> len(merkle.leaves("bitcoin", [b"a", b"b"]))
    64
    """
    return _hashweave.merkle_leaves(shape, list(messages))


def root(shape: str, leaves: Buffer) -> bytes:
    """Return the root of a tree, in bounded memory.

    >>> from hashweave import merkle
    >>> merkle.root("rfc6962", b"").hex()[:16]
    'e3b0c44298fc1c14'
    """
    return _hashweave.merkle_root(shape, leaves)


def tree(shape: str, leaves: Buffer) -> MerkleTree:
    """Return a tree with all its nodes, for proofs."""
    return _hashweave.merkle_tree(shape, leaves)


def verify(
    shape: str, root: Buffer, leaf: Buffer, proof: Buffer, *, index: int | None = None, count: int | None = None
) -> None:
    """Check that `leaf` is leaf `index` of the tree of `count` leaves with this root.

    Of sorted pairs index and count may be left out, as in Solidity's `MerkleProof.verify`: then any number of nodes may be a proof, so the leaf has to be
    the digest of something that is no pair of nodes.

    Raises `ProofError` if the proof does not prove that.

    >>> from hashweave import merkle
    >>> tree = merkle.tree("sorted-keccak", merkle.leaves("sorted-keccak", [b"a", b"b"]))
    >>> merkle.verify("sorted-keccak", tree.root, tree.layer(0)[:32], tree.proof(0))
    """
    _hashweave.merkle_verify(shape, root, leaf, index, count, proof)


def verify_multiproof(shape: str, root: Buffer, leaves: Buffer, indices: Sequence[int], count: int, proof: Buffer) -> None:
    """Check one proof of several leaves, whose indices ascend. Raises `ProofError` if it does not prove them.

    >>> from hashweave import merkle
    >>> tree = merkle.tree("bitcoin", bytes(range(128)))
    >>> proof, flags = tree.multiproof([0, 3])
    >>> merkle.verify_multiproof("bitcoin", tree.root, tree.layer(0)[:32] + tree.layer(0)[96:], [0, 3], 4, proof)
    """
    _hashweave.merkle_verify_multiproof(shape, root, leaves, list(indices), count, proof)


def verify_consistency(shape: str, old: int, old_root: Buffer, count: int, root: Buffer, proof: Buffer) -> None:
    """Check that the tree of `count` leaves continues the one of `old` leaves (RFC 6962, section 2.1.2). Raises `ProofError` if it does not.

    >>> from hashweave import merkle
    >>> leaves = bytes(range(96))
    >>> tree = merkle.tree("rfc6962", leaves)
    >>> older = merkle.root("rfc6962", leaves[:64])
    >>> merkle.verify_consistency("rfc6962", 2, older, 3, tree.root, tree.consistency(2))
    """
    _hashweave.merkle_verify_consistency(shape, old, old_root, count, root, proof)

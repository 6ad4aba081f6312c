package merkle

import (
	"math"
	"math/bits"

	"github.com/hashweave/hashweave/bindings/go/sha256"
	"github.com/hashweave/hashweave/bindings/go/sha3"
)

// lone is the parent of the last node of a layer that has an odd number of them.
type lone uint8

const (
	// promoted is the node itself, which goes to the next layer as it is.
	promoted lone = iota
	// doubled is the digest of the node and of itself.
	doubled
	// zeros is the digest of the node and of the root of a tree of zeros that is as high. The tree
	// is as high as one with `limit` leaves, however few there are.
	zeros
	// heap puts the node first in the next layer, before the parents of this one: the tree is a
	// heap in an array, the root at its start and the leaves at its end in reverse.
	heap
)

// leafHash is how a leaf is made of what it stands for.
type leafHash uint8

const (
	// once is the digest of a prefix, which may be empty, and the data.
	once leafHash = iota
	// twice is the digest of the digest.
	twice
	// padded is the data themselves, and zeros up to the length of a digest.
	padded
)

// Shape is the kind of a Merkle tree whose nodes are of type D. Functions of this package make it;
// it does not change.
type Shape[D Digest] struct {
	many   func(out []D, messages [][]byte)
	rows   func(out []D, rows []byte, stride, length int)
	leaf   leafHash
	before string // data of a leaf
	prefix string // of the two children of a node
	sorted bool
	lone   lone
	limit  uint64
	// Whether the digest of no bytes is the root of no leaves.
	nothing bool
}

// RFC6962 returns the shape of Certificate Transparency: SHA-256 of 0x00 and the data of a leaf, of
// 0x01 and the two children of a node; the root of no leaves is the digest of no bytes.
//
// A tree of n leaves is split at the largest power of two below n. That is what comes out layer by
// layer if a lone last node goes to the next layer as it is.
//
// Source: RFC 6962, section 2.1; RFC 9162, section 2.1.1.
func RFC6962() Shape[[32]byte] {
	s := Plain(sha256.SumMany, sha256.SumRows).Prefixed(0, 1)
	s.nothing = true
	return s
}

// SSZ returns the shape of Ethereum's consensus layer: SHA-256 of chunks of 32 bytes, as high as a
// tree of limit chunks, the rest of which are zeros. The number of elements of a list comes on top:
// [MixInLength].
//
// A leaf is a chunk itself; [Shape.HashLeaf] fills it up with zeros.
//
// Source: the consensus specifications, ssz/simple-serialize.md, merkleize(chunks, limit).
func SSZ(limit uint64) Shape[[32]byte] {
	s := Plain(sha256.SumMany, sha256.SumRows)
	s.leaf, s.lone, s.limit = padded, zeros, limit
	return s
}

// Bitcoin returns the shape of the transactions of a block: SHA-256 twice, a lone last node
// doubled. Leaves are transaction identifiers in the order of their bytes in a block, which is the
// reverse of that in which they are printed; the same holds for the root.
//
// Source: Bitcoin Core, src/consensus/merkle.cpp.
func Bitcoin() Shape[[32]byte] { return Plain(manySHA256d, rowsSHA256d).Doubled() }

// SortedKeccak returns the shape of Keccak-256 of sorted pairs, a lone last node promoted: what
// merkletreejs makes with sortPairs, and what Solidity's MerkleProof.verify accepts. Leaves stay
// in the order in which they are given; for sortLeaves sort them.
//
// Source: merkletreejs, src/MerkleTree.ts.
func SortedKeccak() Shape[[32]byte] {
	return Plain(sha3.SumManyLegacyKeccak256, sha3.SumRowsLegacyKeccak256).Sorted()
}

// OpenZeppelin returns the shape of @openzeppelin/merkle-tree: Keccak-256 of sorted pairs in a
// heap; the data of a leaf are hashed twice. The package sorts the leaves if it is not told
// otherwise; here they stay in the order in which they are given.
//
// Leaf i of n is node 2 × n - 2 - i of the package's array. Its SimpleMerkleTree takes leaves that
// are digests, as [NewTree] does.
//
// Source: @openzeppelin/merkle-tree, src/core.ts and src/hashes.ts.
func OpenZeppelin() Shape[[32]byte] {
	s := SortedKeccak()
	s.leaf, s.lone = twice, heap
	return s
}

// Plain returns a shape without prefixes, a lone last node promoted. A leaf is the digest of its
// data. The arguments are the functions of a package that hash many messages:
//
//	merkle.Plain(sha256.SumMany, sha256.SumRows)
//	merkle.Plain(blake2b.SumMany256, blake2b.SumRows256)
//
// Several goroutines may call them at once.
func Plain[D Digest](
	sumMany func(out []D, messages [][]byte),
	sumRows func(out []D, rows []byte, stride, length int),
) Shape[D] {
	return Shape[D]{many: sumMany, rows: sumRows}
}

// Doubled returns this shape with a lone last node doubled: its parent is the digest of it and of
// itself.
func (s Shape[D]) Doubled() Shape[D] {
	s.lone = doubled
	return s
}

// Sorted returns this shape with the smaller of two children first, compared as bytes. A proof
// then needs no sides: see [Shape.VerifyMember].
func (s Shape[D]) Sorted() Shape[D] {
	s.sorted = true
	return s
}

// Prefixed returns this shape with a byte before the data of a leaf, which are hashed once, and one
// before the children of a node.
func (s Shape[D]) Prefixed(leaf, node byte) Shape[D] {
	s.leaf, s.before, s.prefix = once, string([]byte{leaf}), string([]byte{node})
	return s
}

// check returns an error for the zero value.
func (s *Shape[D]) check() error {
	if s.many == nil || s.rows == nil {
		return errShape
	}
	return nil
}

// height is the number of layers above the leaves. The nodes of a heap are all one layer.
func (s *Shape[D]) height(count uint64) int {
	switch {
	case s.lone == heap:
		return 0
	case s.lone == zeros:
		count = s.limit
	}
	return bits.Len64(max(count, 1) - 1)
}

// allows returns an error if a tree cannot have as many leaves.
func (s *Shape[D]) allows(count uint64) error {
	switch {
	case s.check() != nil:
		return s.check()
	case s.lone == zeros && count > s.limit:
		return failure("there are %d leaves, and the limit is %d: give fewer, or raise the limit of the shape",
			count, s.limit)
	case s.lone == heap && count > math.MaxInt64:
		// The nodes have numbers of 64 bits.
		return failure("there are %d leaves, and a heap has at most 2^63 - 1: give fewer", count)
	case count == 0 && s.lone != zeros && !s.nothing:
		return errEmpty
	}
	return nil
}

// zerosTo returns the roots of trees of zeros of every height up to this one, if the shape has
// them.
func (s *Shape[D]) zerosTo(height int) []D {
	if s.lone != zeros {
		return nil
	}
	roots := make([]D, height+1)
	for i := range height {
		roots[i+1] = s.parent(roots[i], roots[i])
	}
	return roots
}

// rootOfNothing returns the root of no leaves, which the shape allows.
func (s *Shape[D]) rootOfNothing() D {
	if s.lone == zeros {
		height := s.height(0)
		return s.zerosTo(height)[height]
	}
	root := make([]D, 1)
	s.many(root, make([][]byte, 1))
	return root[0]
}

// at returns an element; the zero value if there is none.
func at[D any](list []D, i int) (d D) {
	if i < len(list) {
		d = list[i]
	}
	return d
}

func manySHA256d(out [][32]byte, messages [][]byte) {
	sha256.SumMany(out, messages)
	again(sha256.SumRows, out[:len(messages)])
}

func rowsSHA256d(out [][32]byte, rows []byte, stride, length int) {
	sha256.SumRows(out, rows, stride, length)
	again(sha256.SumRows, out)
}

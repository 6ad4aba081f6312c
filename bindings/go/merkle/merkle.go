// Package merkle has binary Merkle trees over many leaves: roots, proofs and their verification, a
// layer at a time in all lanes of the processor.
//
//	shape := merkle.RFC6962()
//	leaves := make([][32]byte, len(messages))
//	err := shape.HashLeaves(leaves, messages)
//	tree, err := merkle.NewTree(shape, leaves)
//	proof, err := tree.Proof(1)
//	err = shape.Verify(tree.Root(), leaves[1], 1, uint64(len(leaves)), proof)
//
// What differs from one protocol to the next is the [Shape]: the hash function, the bytes before
// leaves and nodes, the order in a pair, and the parent of a last node that has no sibling.
//
//	RFC6962          Certificate Transparency
//	SSZ, MixInLength Ethereum's consensus layer
//	Bitcoin          transactions of a block
//	SortedKeccak     what Solidity's MerkleProof.verify accepts; merkletreejs with sortPairs
//	OpenZeppelin     @openzeppelin/merkle-tree
//	Plain            any other, of any package of this module: Plain(blake3.SumMany, blake3.SumRows)
//
// Leaves, nodes and proofs are slices of arrays, such as [][32]byte: what SumMany writes. The
// leaves of a tree are digests already: [Shape.HashLeaf], [Shape.HashLeaves] and [Shape.HashRows]
// make them from what they stand for. A level is the distance from the leaves, which are level 0.
//
// # Bad input
//
// No function panics because of its arguments. An error says in a line what is wrong with them and
// what to do. The error for a proof that does not prove what it should is an [ErrProof].
//
// # Goroutines
//
// What takes long is shared by several goroutines, as many as GOMAXPROCS says: more than 4,096 nodes
// of a layer, 2,048 leaves at once for a root, 2,048 rows or 256 kilobytes of them or of messages,
// and 256 claims. All have ended when a function returns. Shapes and trees can be used by any number
// of goroutines at the same time, a [Builder] by one.
//
// # What a root promises
//
// Without prefixes, two nodes that lie side by side are a message whose digest is their parent:
// somebody who may choose what a leaf stands for can pass a node as a leaf. RFC 6962 has prefixes
// against this, and OpenZeppelin hashes leaves twice. If a lone last node is doubled, leaves that
// repeat the end of others have the same root (CVE-2012-2459): [Tree.Repeats] finds such leaves.
package merkle

import "unsafe"

// Digest is the array of a digest, and so of a node.
type Digest interface {
	~[16]byte | ~[20]byte | ~[28]byte | ~[32]byte | ~[48]byte | ~[64]byte
}

// sizeOf is the number of bytes of a node.
func sizeOf[D Digest]() int {
	var d D
	return int(unsafe.Sizeof(d))
}

// bytesOf returns the bytes of nodes, where they are.
func bytesOf[D Digest](nodes []D) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(nodes))), len(nodes)*sizeOf[D]())
}

// nodesIn returns the nodes that bytes have room for. An array of bytes needs no alignment.
func nodesIn[D Digest](bytes []byte) []D {
	return unsafe.Slice((*D)(unsafe.Pointer(unsafe.SliceData(bytes))), len(bytes)/sizeOf[D]())
}

// overlap says whether two slices have a byte in common.
func overlap(a, b []byte) bool {
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	first, second := uintptr(unsafe.Pointer(&a[0])), uintptr(unsafe.Pointer(&b[0]))
	return first < second+uintptr(len(b)) && second < first+uintptr(len(a))
}

package compress

import (
	"encoding/binary"
	"math/bits"
)

// BLAKE3, "BLAKE3: one function, fast everywhere" (2020); sections and tables are that paper's.

const (
	// ChunkSize is the bytes of a chunk (2.1).
	ChunkSize = 1024
	// ValueSize is the bytes of a chaining value, a key, and a digest.
	ValueSize = 32
)

// Flags of domain separation (table 3).
const (
	ChunkStart uint32 = 1 << iota
	ChunkEnd
	Parent
	Root
	KeyedHash
	DeriveKeyContext
	DeriveKeyMaterial
)

// Mode is a mode of BLAKE3: the key words with which every node begins, and the flags of all compressions.
type Mode struct {
	Key   [8]uint32
	Flags uint32
}

// Hash is the mode without a key: its key words are the IV, SHA-256's (2.2).
var Hash = Mode{Key: iv}

var iv = [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}

// Keyed returns a mode whose key words are these bytes.
func Keyed(key *[ValueSize]byte, flags uint32) Mode {
	m := Mode{Flags: flags}
	for i := range m.Key {
		m.Key[i] = binary.LittleEndian.Uint32(key[4*i:])
	}
	return m
}

// Node is the last compression of a chunk or a parent. Whether the node is the root need not be known yet.
type Node struct {
	h      [8]uint32  // the chaining value that enters
	m      [16]uint32 // the block
	t      uint64     // the number of the chunk; zero of a parent
	length uint32     // bytes of the block
	flags  uint32
}

// Node compresses all blocks of a node but the last one: of a chunk, or of a parent, whose only block are the chaining values of its children. The flags are
// those of its first and its last block besides those of all.
func (m *Mode) Node(data []byte, t uint64, first, last uint32) (n Node) {
	n.h, n.t, n.length, n.flags = m.Key, t, BlockSize, m.Flags|first
	for ; len(data) > BlockSize; data = data[BlockSize:] {
		n.set((*[BlockSize]byte)(data))
		var v [16]uint32
		n.vector(&v, n.t, n.flags)
		for i := range n.h {
			n.h[i] = v[i] ^ v[i+8]
		}
		n.flags = m.Flags
	}
	if len(data) == BlockSize {
		n.set((*[BlockSize]byte)(data))
	} else {
		var end [BlockSize]byte
		n.length = uint32(copy(end[:], data))
		n.set(&end)
	}
	n.flags |= last
	return n
}

// set sets the block.
func (n *Node) set(block *[BlockSize]byte) {
	for i := range n.m {
		n.m[i] = binary.LittleEndian.Uint32(block[4*i:])
	}
}

// vector sets v to the working vector after all rounds.
func (n *Node) vector(v *[16]uint32, t uint64, flags uint32) {
	*(*[8]uint32)(v[:]) = n.h
	v[8], v[9], v[10], v[11] = iv[0], iv[1], iv[2], iv[3]
	v[12], v[13], v[14], v[15] = uint32(t), uint32(t>>32), n.length, flags
	rounds(v, &n.m)
}

// Value writes the chaining value.
func (n *Node) Value(out *[ValueSize]byte) { n.write(out, n.flags) }

// Digest writes the digest, if the node is the root: the head of its output.
func (n *Node) Digest(out *[ValueSize]byte) { n.write(out, n.flags|Root) }

func (n *Node) write(out *[ValueSize]byte, flags uint32) {
	var v [16]uint32
	n.vector(&v, n.t, flags)
	for i := range n.h {
		binary.LittleEndian.PutUint32(out[4*i:], v[i]^v[i+8])
	}
}

// Output writes a block of the root's output (2.6).
func (n *Node) Output(out *[BlockSize]byte, block uint64) {
	var v [16]uint32
	n.vector(&v, block, n.flags|Root)
	for i := range 8 {
		binary.LittleEndian.PutUint32(out[4*i:], v[i]^v[i+8])
		binary.LittleEndian.PutUint32(out[4*i+32:], v[i+8]^n.h[i])
	}
}

// rounds are the seven rounds (2.2). Each has the words of the message in the order of the one before, permuted (table 2). A loop, which permutes words or looks for their
// numbers, takes one and a half times as long.
func rounds(v, m *[16]uint32) {
	v0, v1, v2, v3, v4, v5, v6, v7 := v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]
	v8, v9, v10, v11, v12, v13, v14, v15 := v[8], v[9], v[10], v[11], v[12], v[13], v[14], v[15]

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[0], m[1])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[2], m[3])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[4], m[5])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[6], m[7])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[8], m[9])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[10], m[11])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[12], m[13])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[14], m[15])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[2], m[6])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[3], m[10])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[7], m[0])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[4], m[13])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[1], m[11])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[12], m[5])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[9], m[14])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[15], m[8])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[3], m[4])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[10], m[12])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[13], m[2])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[7], m[14])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[6], m[5])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[9], m[0])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[11], m[15])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[8], m[1])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[10], m[7])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[12], m[9])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[14], m[3])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[13], m[15])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[4], m[0])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[11], m[2])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[5], m[8])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[1], m[6])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[12], m[13])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[9], m[11])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[15], m[10])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[14], m[8])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[7], m[2])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[5], m[3])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[0], m[1])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[6], m[4])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[9], m[14])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[11], m[5])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[8], m[12])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[15], m[1])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[13], m[3])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[0], m[10])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[2], m[6])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[4], m[7])

	v0, v4, v8, v12 = g(v0, v4, v8, v12, m[11], m[15])
	v1, v5, v9, v13 = g(v1, v5, v9, v13, m[5], m[0])
	v2, v6, v10, v14 = g(v2, v6, v10, v14, m[1], m[9])
	v3, v7, v11, v15 = g(v3, v7, v11, v15, m[8], m[6])
	v0, v5, v10, v15 = g(v0, v5, v10, v15, m[14], m[10])
	v1, v6, v11, v12 = g(v1, v6, v11, v12, m[2], m[12])
	v2, v7, v8, v13 = g(v2, v7, v8, v13, m[3], m[4])
	v3, v4, v9, v14 = g(v3, v4, v9, v14, m[7], m[13])

	*v = [16]uint32{v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15}
}

// g is G, that of BLAKE2s (RFC 7693, 3.1).
func g(a, b, c, d, x, y uint32) (uint32, uint32, uint32, uint32) {
	a += b + x
	d = bits.RotateLeft32(d^a, -16)
	c += d
	b = bits.RotateLeft32(b^c, -12)
	a += b + y
	d = bits.RotateLeft32(d^a, -8)
	c += d
	b = bits.RotateLeft32(b^c, -7)
	return a, b, c, d
}

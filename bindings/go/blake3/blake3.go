// Package blake3 is the hash function BLAKE3 in its three modes, with output of any length. One long message is hashed in all vector lanes of the processor, and so are
// many messages of any lengths, by [SumMany] and [SumRows].
//
//	digests := make([][blake3.Size]byte, len(messages))
//	blake3.SumMany(digests, messages)
//
// Names are those that Go's programs know from github.com/zeebo/blake3, as far as it has them. All functions use one core.
//
// BLAKE3 is the hash function of "BLAKE3: one function, fast everywhere" by Jack O'Connor, Jean-Philippe Aumasson, Samuel Neves and Zooko Wilcox-O'Hearn, 2020.
package blake3

import (
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

const (
	// Size is the size of a digest in bytes.
	Size = compress.ValueSize

	// KeySize is the size of a key in bytes.
	KeySize = compress.ValueSize

	// BlockSize is the block size of BLAKE3 in bytes.
	BlockSize = compress.BlockSize
)

// Sum256 returns the first 256 bits of the output for the data, the usual digest.
func Sum256(data []byte) [Size]byte { return sum(&compress.Hash, data) }

// Sum512 returns the first 512 bits of the output for the data.
func Sum512(data []byte) (digest [64]byte) {
	root := batch.RootOf(&compress.Hash, data)
	root.Output(&digest, 0)
	return digest
}

// SumKeyed is [Sum256] in the mode with a key.
func SumKeyed(key *[KeySize]byte, data []byte) [Size]byte {
	m := keyed(key)
	return sum(&m, data)
}

// SumMany writes the digests of messages into out, the first one into out[0], and so on. It hashes them side by side, and long ones chunk by chunk side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumTrees(&compress.Hash, out, messages) }

// SumManyKeyed is [SumMany] in the mode with a key, the same for all messages.
func SumManyKeyed(key *[KeySize]byte, out [][Size]byte, messages [][]byte) {
	m := keyed(key)
	batch.SumTrees(&m, out, messages)
}

// SumRows writes the digests of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumTreeRows(&compress.Hash, out, rows, stride, length)
}

// SumRowsKeyed is [SumRows] in the mode with a key, the same for all rows.
func SumRowsKeyed(key *[KeySize]byte, out [][Size]byte, rows []byte, stride, length int) {
	m := keyed(key)
	batch.SumTreeRows(&m, out, rows, stride, length)
}

// DeriveKey fills out with key material that is derived from the given one. The context should be hardcoded, globally unique and specific to the use of the key; a good
// format is "example.com 2026-11-28 15:04:05 session tokens v1".
func DeriveKey(context string, material, out []byte) {
	h := NewDeriveKey(context)
	h.Write(material)
	h.Digest().Read(out)
}

func sum(m *compress.Mode, data []byte) (digest [Size]byte) {
	root := batch.RootOf(m, data)
	root.Digest(&digest)
	return digest
}

func keyed(key *[KeySize]byte) compress.Mode { return compress.Keyed(key, compress.KeyedHash) }

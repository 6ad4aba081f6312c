// Package kt128 is KT128, the faster of the two functions KangarooTwelve of RFC 9861. One long message is hashed in all vector lanes of the processor, and so are many messages
// of any lengths, by [SumMany] and [SumRows].
//
//	digests := make([][kt128.Size]byte, len(messages))
//	kt128.SumMany(digests, messages)
//
// All functions use one core.
package kt128

import (
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

const (
	// Size is the size of a digest in bytes.
	Size = 32

	// BlockSize is the block size of TurboSHAKE128, of which KT128 is made, in bytes.
	BlockSize = compress.TurboRate
)

// Sum256 returns the first 256 bits of the output for the data, without a customization string.
func Sum256(data []byte) (digest [Size]byte) {
	Sum(digest[:], data, nil)
	return digest
}

// Sum fills out with the output for the data and a customization string.
func Sum(out, data, customization []byte) {
	var k batch.Kangaroo
	k.Finish(k.Absorb(data), customization).Read(out)
}

// SumMany writes the digests of messages into out, the first one into out[0], and so on, without a customization string. It hashes them side by side, and long ones chunk by
// chunk side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumKangaroos(out, messages) }

// SumRows writes the digests of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumKangarooRows(out, rows, stride, length)
}

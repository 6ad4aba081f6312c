// Package ripemd160 is golang.org/x/crypto/ripemd160 with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many
// goroutines.
//
//	digests := make([][ripemd160.Size]byte, len(messages))
//	ripemd160.SumMany(digests, messages)
//
// One message or one stream is hashed by this package's own code, because a stream of x/crypto cannot be saved.
package ripemd160

import (
	"hash"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/compress"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// The size of a RIPEMD-160 checksum in bytes.
const Size = 20

// The blocksize of RIPEMD-160 in bytes.
const BlockSize = compress.BlockSize

// New returns a new [hash.Hash] computing the RIPEMD-160 checksum. It also implements [encoding.BinaryMarshaler], [encoding.BinaryAppender] and
// [encoding.BinaryUnmarshaler].
func New() hash.Hash { return compress.New(&compress.RIPEMD160) }

// Sum returns the RIPEMD-160 checksum of the data.
func Sum(data []byte) (digest [Size]byte) {
	compress.RIPEMD160.Sum(digest[:], data)
	return digest
}

// SumMany writes the RIPEMD-160 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&algorithm, out, messages) }

// SumRows writes the RIPEMD-160 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumRows(&algorithm, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New] side by side if their parts have at
// least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&algorithm}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer returns a server of streams that compute the RIPEMD-160 checksum.
func NewServer() Server { return batch.NewServer(&algorithm) }

var algorithm = batch.Algorithm{
	Name:      "ripemd160",
	Primitive: kernel.RIPEMD160,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return compress.New(&compress.RIPEMD160) },
	Sum:       compress.RIPEMD160.Sum,
}

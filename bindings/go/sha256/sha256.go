// Package sha256 is crypto/sha256 with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many goroutines.
//
//	digests := make([][sha256.Size]byte, len(messages))
//	sha256.SumMany(digests, messages)
//
// One message or one stream is hashed by the standard library's code.
package sha256

import (
	"crypto/sha256"
	"hash"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// The size of a SHA256 checksum in bytes.
const Size = sha256.Size

// The size of a SHA224 checksum in bytes.
const Size224 = sha256.Size224

// The blocksize of SHA256 and SHA224 in bytes.
const BlockSize = sha256.BlockSize

// New returns crypto/sha256's [hash.Hash] computing the SHA256 checksum.
func New() hash.Hash { return sha256.New() }

// New224 returns crypto/sha256's [hash.Hash] computing the SHA224 checksum.
func New224() hash.Hash { return sha256.New224() }

// Sum256 returns the SHA256 checksum of the data.
func Sum256(data []byte) [Size]byte { return sha256.Sum256(data) }

// Sum224 returns the SHA224 checksum of the data.
func Sum224(data []byte) [Size224]byte { return sha256.Sum224(data) }

// SumMany writes the SHA256 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&sum256, out, messages) }

// SumRows writes the SHA256 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum256, out, rows, stride, length)
}

// SumMany224 writes the SHA224 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany224(out [][Size224]byte, messages [][]byte) { batch.SumMany(&sum224, out, messages) }

// SumRows224 writes the SHA224 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows224(out [][Size224]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum224, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New] and [New224]
// side by side if their parts have at least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&sum256, &sum224}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer returns a server of streams that compute the SHA256 checksum.
func NewServer() Server { return batch.NewServer(&sum256) }

// NewServer224 returns a server of streams that compute the SHA224 checksum.
func NewServer224() Server { return batch.NewServer(&sum224) }

var sum256 = batch.Algorithm{
	Name:      "sha256",
	Primitive: kernel.SHA256,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return sha256.New().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha256.Sum256(message)
		copy(digest, sum[:])
	},
}

var sum224 = batch.Algorithm{
	Name:      "sha256",
	Primitive: kernel.SHA256,
	Block:     BlockSize,
	Size:      Size224,
	Stream:    func() batch.Hash { return sha256.New224().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha256.Sum224(message)
		copy(digest, sum[:])
	},
}

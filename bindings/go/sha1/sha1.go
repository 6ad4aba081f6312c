// Package sha1 is crypto/sha1 with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many goroutines.
//
//	digests := make([][sha1.Size]byte, len(messages))
//	sha1.SumMany(digests, messages)
//
// One message or one stream is hashed by the standard library's code.
//
// Broken for signatures: two messages with one digest have been made (SHAttered 2017). Use it only for digests that exist.
package sha1

import (
	"crypto/sha1"
	"hash"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// The size of a SHA1 checksum in bytes.
const Size = sha1.Size

// The blocksize of SHA1 in bytes.
const BlockSize = sha1.BlockSize

// New returns crypto/sha1's [hash.Hash] computing the SHA1 checksum.
func New() hash.Hash { return sha1.New() }

// Sum returns the SHA1 checksum of the data.
func Sum(data []byte) [Size]byte { return sha1.Sum(data) }

// SumMany writes the SHA1 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&algorithm, out, messages) }

// SumRows writes the SHA1 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
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

// NewServer returns a server of streams that compute the SHA1 checksum.
func NewServer() Server { return batch.NewServer(&algorithm) }

var algorithm = batch.Algorithm{
	Name:      "sha1",
	Primitive: kernel.SHA1,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return sha1.New().(batch.Hash) },
	Sum:       sum,
}

func sum(digest, message []byte) {
	sum := sha1.Sum(message)
	copy(digest, sum[:])
}

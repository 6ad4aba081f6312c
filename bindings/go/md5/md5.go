// Package md5 is crypto/md5 with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many goroutines.
//
//	digests := make([][md5.Size]byte, len(messages))
//	md5.SumMany(digests, messages)
//
// One message or one stream is hashed by the standard library's code.
//
// Broken for signatures: two messages with one digest are made in seconds (Wang 2004). Use it only for digests that exist.
package md5

import (
	"crypto/md5"
	"hash"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// The size of an MD5 checksum in bytes.
const Size = md5.Size

// The blocksize of MD5 in bytes.
const BlockSize = md5.BlockSize

// New returns crypto/md5's [hash.Hash] computing the MD5 checksum.
func New() hash.Hash { return md5.New() }

// Sum returns the MD5 checksum of the data.
func Sum(data []byte) [Size]byte { return md5.Sum(data) }

// SumMany writes the MD5 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&algorithm, out, messages) }

// SumRows writes the MD5 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
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

// NewServer returns a server of streams that compute the MD5 checksum.
func NewServer() Server { return batch.NewServer(&algorithm) }

var algorithm = batch.Algorithm{
	Name:      "md5",
	Primitive: kernel.MD5,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return md5.New().(batch.Hash) },
	Sum:       sum,
}

func sum(digest, message []byte) {
	sum := md5.Sum(message)
	copy(digest, sum[:])
}

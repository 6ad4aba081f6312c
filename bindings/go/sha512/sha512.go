// Package sha512 is crypto/sha512 with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many goroutines; also
// for SHA-384, SHA-512/224 and SHA-512/256.
//
//	digests := make([][sha512.Size]byte, len(messages))
//	sha512.SumMany(digests, messages)
//
// One message or one stream is hashed by the standard library's code.
package sha512

import (
	"crypto/sha512"
	"hash"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

const (
	// Size is the size, in bytes, of a SHA-512 checksum.
	Size = sha512.Size

	// Size224 is the size, in bytes, of a SHA-512/224 checksum.
	Size224 = sha512.Size224

	// Size256 is the size, in bytes, of a SHA-512/256 checksum.
	Size256 = sha512.Size256

	// Size384 is the size, in bytes, of a SHA-384 checksum.
	Size384 = sha512.Size384

	// BlockSize is the block size, in bytes, of the SHA-512/224, SHA-512/256, SHA-384 and SHA-512 hash functions.
	BlockSize = sha512.BlockSize
)

// New returns crypto/sha512's [hash.Hash] computing the SHA-512 checksum.
func New() hash.Hash { return sha512.New() }

// New384 returns crypto/sha512's [hash.Hash] computing the SHA-384 checksum.
func New384() hash.Hash { return sha512.New384() }

// New512_224 returns crypto/sha512's [hash.Hash] computing the SHA-512/224 checksum.
func New512_224() hash.Hash { return sha512.New512_224() }

// New512_256 returns crypto/sha512's [hash.Hash] computing the SHA-512/256 checksum.
func New512_256() hash.Hash { return sha512.New512_256() }

// Sum512 returns the SHA-512 checksum of the data.
func Sum512(data []byte) [Size]byte { return sha512.Sum512(data) }

// Sum384 returns the SHA-384 checksum of the data.
func Sum384(data []byte) [Size384]byte { return sha512.Sum384(data) }

// Sum512_224 returns the SHA-512/224 checksum of the data.
func Sum512_224(data []byte) [Size224]byte { return sha512.Sum512_224(data) }

// Sum512_256 returns the SHA-512/256 checksum of the data.
func Sum512_256(data []byte) [Size256]byte { return sha512.Sum512_256(data) }

// SumMany writes the SHA-512 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&sum512, out, messages) }

// SumRows writes the SHA-512 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum512, out, rows, stride, length)
}

// SumMany384 writes the SHA-384 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany384(out [][Size384]byte, messages [][]byte) { batch.SumMany(&sum384, out, messages) }

// SumRows384 writes the SHA-384 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows384(out [][Size384]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum384, out, rows, stride, length)
}

// SumMany512_224 writes the SHA-512/224 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany512_224(out [][Size224]byte, messages [][]byte) {
	batch.SumMany(&sum512_224, out, messages)
}

// SumRows512_224 writes the SHA-512/224 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows512_224(out [][Size224]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum512_224, out, rows, stride, length)
}

// SumMany512_256 writes the SHA-512/256 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany512_256(out [][Size256]byte, messages [][]byte) {
	batch.SumMany(&sum512_256, out, messages)
}

// SumRows512_256 writes the SHA-512/256 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows512_256(out [][Size256]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum512_256, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New], [New384], [New512_224] and [New512_256]
// side by side if their parts have at least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&sum512, &sum384, &sum512_224, &sum512_256}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer returns a server of streams that compute the SHA-512 checksum.
func NewServer() Server { return batch.NewServer(&sum512) }

// NewServer384 returns a server of streams that compute the SHA-384 checksum.
func NewServer384() Server { return batch.NewServer(&sum384) }

// NewServer512_224 returns a server of streams that compute the SHA-512/224 checksum.
func NewServer512_224() Server { return batch.NewServer(&sum512_224) }

// NewServer512_256 returns a server of streams that compute the SHA-512/256 checksum.
func NewServer512_256() Server { return batch.NewServer(&sum512_256) }

var sum512 = batch.Algorithm{
	Name:      "sha512",
	Primitive: kernel.SHA512,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return sha512.New().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha512.Sum512(message)
		copy(digest, sum[:])
	},
}

var sum384 = batch.Algorithm{
	Name:      "sha512",
	Primitive: kernel.SHA512,
	Block:     BlockSize,
	Size:      Size384,
	Stream:    func() batch.Hash { return sha512.New384().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha512.Sum384(message)
		copy(digest, sum[:])
	},
}

var sum512_224 = batch.Algorithm{
	Name:      "sha512",
	Primitive: kernel.SHA512,
	Block:     BlockSize,
	Size:      Size224,
	Stream:    func() batch.Hash { return sha512.New512_224().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha512.Sum512_224(message)
		copy(digest, sum[:])
	},
}

var sum512_256 = batch.Algorithm{
	Name:      "sha512",
	Primitive: kernel.SHA512,
	Block:     BlockSize,
	Size:      Size256,
	Stream:    func() batch.Hash { return sha512.New512_256().(batch.Hash) },
	Sum: func(digest, message []byte) {
		sum := sha512.Sum512_256(message)
		copy(digest, sum[:])
	},
}

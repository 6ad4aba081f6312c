// Package blake2s is golang.org/x/crypto/blake2s with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many
// goroutines.
//
//	digests := make([][blake2s.Size]byte, len(messages))
//	blake2s.SumMany(digests, messages)
//
// One message or one stream is hashed by x/crypto's code. [SumMany] and servers take no key; New and similar functions do.
package blake2s

import (
	"hash"

	"golang.org/x/crypto/blake2s"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

const (
	// The blocksize of BLAKE2s in bytes.
	BlockSize = blake2s.BlockSize

	// The hash size of BLAKE2s-256 in bytes.
	Size = blake2s.Size

	// The hash size of BLAKE2s-128 in bytes.
	Size128 = blake2s.Size128

	// OutputLengthUnknown can be used as the size argument to [NewXOF] to indicate that the length of the output is not known in advance.
	OutputLengthUnknown = blake2s.OutputLengthUnknown
)

// XOF defines the interface to hash functions that support arbitrary-length output.
type XOF = blake2s.XOF

// New256 returns a new [hash.Hash] computing the BLAKE2s-256 checksum. With a key that is not nil, of up to 32 bytes, it is a MAC.
func New256(key []byte) (hash.Hash, error) { return blake2s.New256(key) }

// New128 returns a new [hash.Hash] computing the BLAKE2s-128 checksum with a key, which must not be empty, because 128 bits are too short for a hash without a key.
func New128(key []byte) (hash.Hash, error) { return blake2s.New128(key) }

// NewXOF creates a new variable-output-length hash, of size bytes or of an unknown number.
func NewXOF(size uint16, key []byte) (XOF, error) { return blake2s.NewXOF(size, key) }

// Sum256 returns the BLAKE2s-256 checksum of the data.
func Sum256(data []byte) [Size]byte { return blake2s.Sum256(data) }

// SumMany writes the BLAKE2s-256 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&sum256, out, messages) }

// SumRows writes the BLAKE2s-256 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum256, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New256] without a key
// side by side if their parts have at least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&sum256}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer returns a server of streams that compute the BLAKE2s-256 checksum.
func NewServer() Server { return batch.NewServer(&sum256) }

var sum256 = batch.Algorithm{
	Name:      "blake2s",
	Primitive: kernel.BLAKE2s,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return stream(blake2s.New256(nil)) },
	Sum: func(digest, message []byte) {
		sum := blake2s.Sum256(message)
		copy(digest, sum[:])
	},
}

// stream is what x/crypto returns for no key, which is never an error.
func stream(h hash.Hash, err error) batch.Hash {
	if err != nil {
		panic(err)
	}
	return h.(batch.Hash)
}

// Package blake2b is golang.org/x/crypto/blake2b with [SumMany] and [SumRows], which hash many messages side by side, and [NewServer], for the streams of many
// goroutines, also for its sizes of 384 and 256 bits.
//
//	digests := make([][blake2b.Size]byte, len(messages))
//	blake2b.SumMany(digests, messages)
//
// One message or one stream is hashed by x/crypto's code. [SumMany] and servers take no key; New and similar functions do.
package blake2b

import (
	"hash"

	"golang.org/x/crypto/blake2b"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

const (
	// The blocksize of BLAKE2b in bytes.
	BlockSize = blake2b.BlockSize

	// The hash size of BLAKE2b-512 in bytes.
	Size = blake2b.Size

	// The hash size of BLAKE2b-384 in bytes.
	Size384 = blake2b.Size384

	// The hash size of BLAKE2b-256 in bytes.
	Size256 = blake2b.Size256

	// OutputLengthUnknown can be used as the size argument to [NewXOF] to indicate that the length of the output is not known in advance.
	OutputLengthUnknown = blake2b.OutputLengthUnknown
)

// XOF defines the interface to hash functions that support arbitrary-length output.
type XOF = blake2b.XOF

// New512 returns a new [hash.Hash] computing the BLAKE2b-512 checksum. With a key that is not nil, of up to 64 bytes, it is a MAC.
func New512(key []byte) (hash.Hash, error) { return blake2b.New512(key) }

// New384 returns a new [hash.Hash] computing the BLAKE2b-384 checksum. With a key that is not nil, of up to 64 bytes, it is a MAC.
func New384(key []byte) (hash.Hash, error) { return blake2b.New384(key) }

// New256 returns a new [hash.Hash] computing the BLAKE2b-256 checksum. With a key that is not nil, of up to 64 bytes, it is a MAC.
func New256(key []byte) (hash.Hash, error) { return blake2b.New256(key) }

// New returns a new [hash.Hash] computing the BLAKE2b checksum of size bytes, from 1 to 64. With a key that is not nil it is a MAC.
func New(size int, key []byte) (hash.Hash, error) { return blake2b.New(size, key) }

// NewXOF creates a new variable-output-length hash, of size bytes or of an unknown number.
func NewXOF(size uint32, key []byte) (XOF, error) { return blake2b.NewXOF(size, key) }

// Sum512 returns the BLAKE2b-512 checksum of the data.
func Sum512(data []byte) [Size]byte { return blake2b.Sum512(data) }

// Sum384 returns the BLAKE2b-384 checksum of the data.
func Sum384(data []byte) [Size384]byte { return blake2b.Sum384(data) }

// Sum256 returns the BLAKE2b-256 checksum of the data.
func Sum256(data []byte) [Size256]byte { return blake2b.Sum256(data) }

// SumMany writes the BLAKE2b-512 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany(out [][Size]byte, messages [][]byte) { batch.SumMany(&sum512, out, messages) }

// SumRows writes the BLAKE2b-512 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows(out [][Size]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum512, out, rows, stride, length)
}

// SumMany384 writes the BLAKE2b-384 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany384(out [][Size384]byte, messages [][]byte) { batch.SumMany(&sum384, out, messages) }

// SumRows384 writes the BLAKE2b-384 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows384(out [][Size384]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum384, out, rows, stride, length)
}

// SumMany256 writes the BLAKE2b-256 checksums of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany256(out [][Size256]byte, messages [][]byte) { batch.SumMany(&sum256, out, messages) }

// SumRows256 writes the BLAKE2b-256 checksums of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows256(out [][Size256]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum256, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New512], [New384] and [New256] without a key
// side by side if their parts have at least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&sum512, &sum384, &sum256}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer returns a server of streams that compute the BLAKE2b-512 checksum.
func NewServer() Server { return batch.NewServer(&sum512) }

// NewServer384 returns a server of streams that compute the BLAKE2b-384 checksum.
func NewServer384() Server { return batch.NewServer(&sum384) }

// NewServer256 returns a server of streams that compute the BLAKE2b-256 checksum.
func NewServer256() Server { return batch.NewServer(&sum256) }

var sum512 = batch.Algorithm{
	Name:      "blake2b",
	Primitive: kernel.BLAKE2b,
	Block:     BlockSize,
	Size:      Size,
	Stream:    func() batch.Hash { return stream(blake2b.New512(nil)) },
	Sum: func(digest, message []byte) {
		sum := blake2b.Sum512(message)
		copy(digest, sum[:])
	},
}

var sum384 = batch.Algorithm{
	Name:      "blake2b",
	Primitive: kernel.BLAKE2b,
	Block:     BlockSize,
	Size:      Size384,
	Stream:    func() batch.Hash { return stream(blake2b.New384(nil)) },
	Sum: func(digest, message []byte) {
		sum := blake2b.Sum384(message)
		copy(digest, sum[:])
	},
}

var sum256 = batch.Algorithm{
	Name:      "blake2b",
	Primitive: kernel.BLAKE2b,
	Block:     BlockSize,
	Size:      Size256,
	Stream:    func() batch.Hash { return stream(blake2b.New256(nil)) },
	Sum: func(digest, message []byte) {
		sum := blake2b.Sum256(message)
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

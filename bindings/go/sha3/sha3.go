// Package sha3 is crypto/sha3 with [SumMany256] and similar functions, which hash many messages side by side, and [NewServer256] and similar ones, for the streams of
// many goroutines.
//
//	digests := make([][32]byte, len(messages))
//	sha3.SumMany256(digests, messages)
//
// One message or one stream is hashed by the standard library's code, and by that of golang.org/x/crypto for Keccak-256 as it was before the standard, which Ethereum uses.
package sha3

import (
	"crypto/sha3"
	"hash"
	"io"
	"sync"

	legacy "golang.org/x/crypto/sha3"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// SHA3 is an instance of a SHA-3 hash. It implements [hash.Hash]. The zero value is a usable SHA3-256 hash.
type SHA3 = sha3.SHA3

// SHAKE is an instance of a SHAKE extendable output function. The zero value is a usable SHAKE256 hash.
type SHAKE = sha3.SHAKE

// New224 creates a new SHA3-224 hash.
func New224() *SHA3 { return sha3.New224() }

// New256 creates a new SHA3-256 hash.
func New256() *SHA3 { return sha3.New256() }

// New384 creates a new SHA3-384 hash.
func New384() *SHA3 { return sha3.New384() }

// New512 creates a new SHA3-512 hash.
func New512() *SHA3 { return sha3.New512() }

// NewLegacyKeccak256 creates a new Keccak-256 hash, as Ethereum uses it: SHA3-256 with the padding that Keccak had before the standard.
func NewLegacyKeccak256() hash.Hash { return legacy.NewLegacyKeccak256() }

// NewSHAKE128 creates a new SHAKE128 XOF.
func NewSHAKE128() *SHAKE { return sha3.NewSHAKE128() }

// NewSHAKE256 creates a new SHAKE256 XOF.
func NewSHAKE256() *SHAKE { return sha3.NewSHAKE256() }

// NewCSHAKE128 creates a new cSHAKE128 XOF. N names a function based on cSHAKE, S separates domains; if both are empty it is SHAKE128.
func NewCSHAKE128(N, S []byte) *SHAKE { return sha3.NewCSHAKE128(N, S) }

// NewCSHAKE256 creates a new cSHAKE256 XOF. N names a function based on cSHAKE, S separates domains; if both are empty it is SHAKE256.
func NewCSHAKE256(N, S []byte) *SHAKE { return sha3.NewCSHAKE256(N, S) }

// Sum224 returns the SHA3-224 hash of data.
func Sum224(data []byte) [28]byte { return sha3.Sum224(data) }

// Sum256 returns the SHA3-256 hash of data.
func Sum256(data []byte) [32]byte { return sha3.Sum256(data) }

// Sum384 returns the SHA3-384 hash of data.
func Sum384(data []byte) [48]byte { return sha3.Sum384(data) }

// Sum512 returns the SHA3-512 hash of data.
func Sum512(data []byte) [64]byte { return sha3.Sum512(data) }

// SumSHAKE128 applies the SHAKE128 extendable output function to data and returns an output of the given length in bytes.
func SumSHAKE128(data []byte, length int) []byte { return sha3.SumSHAKE128(data, length) }

// SumSHAKE256 applies the SHAKE256 extendable output function to data and returns an output of the given length in bytes.
func SumSHAKE256(data []byte, length int) []byte { return sha3.SumSHAKE256(data, length) }

// SumMany224 writes the SHA3-224 hashes of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany224(out [][28]byte, messages [][]byte) { batch.SumMany(&sum224, out, messages) }

// SumRows224 writes the SHA3-224 hashes of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows224(out [][28]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum224, out, rows, stride, length)
}

// SumMany256 writes the SHA3-256 hashes of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany256(out [][32]byte, messages [][]byte) { batch.SumMany(&sum256, out, messages) }

// SumRows256 writes the SHA3-256 hashes of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows256(out [][32]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum256, out, rows, stride, length)
}

// SumMany384 writes the SHA3-384 hashes of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany384(out [][48]byte, messages [][]byte) { batch.SumMany(&sum384, out, messages) }

// SumRows384 writes the SHA3-384 hashes of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows384(out [][48]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum384, out, rows, stride, length)
}

// SumMany512 writes the SHA3-512 hashes of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumMany512(out [][64]byte, messages [][]byte) { batch.SumMany(&sum512, out, messages) }

// SumRows512 writes the SHA3-512 hashes of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRows512(out [][64]byte, rows []byte, stride, length int) {
	batch.SumRows(&sum512, out, rows, stride, length)
}

// SumManyLegacyKeccak256 writes the Keccak-256 hashes of messages into out, the first one into out[0], and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumManyLegacyKeccak256(out [][32]byte, messages [][]byte) {
	batch.SumMany(&legacy256, out, messages)
}

// SumRowsLegacyKeccak256 writes the Keccak-256 hashes of as many rows as out has elements into out. Row i is the length bytes at rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps out.
func SumRowsLegacyKeccak256(out [][32]byte, rows []byte, stride, length int) {
	batch.SumRows(&legacy256, out, rows, stride, length)
}

// SumManySHAKE128 applies SHAKE128 to each message, and fills out[0] with the output for the first one, and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumManySHAKE128(out, messages [][]byte) { batch.FillMany(&shake128, out, messages) }

// SumRowsSHAKE128 applies SHAKE128 to as many rows as out has elements, and fills out[0] with the output for the first one, and so on. Row i is the length bytes at
// rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps an element of out.
func SumRowsSHAKE128(out [][]byte, rows []byte, stride, length int) {
	batch.FillRows(&shake128, out, rows, stride, length)
}

// SumManySHAKE256 applies SHAKE256 to each message, and fills out[0] with the output for the first one, and so on. It hashes them side by side.
//
// It panics if out is shorter than messages. A message may be stored in its own element of out; it must not overlap another element.
func SumManySHAKE256(out, messages [][]byte) { batch.FillMany(&shake256, out, messages) }

// SumRowsSHAKE256 applies SHAKE256 to as many rows as out has elements, and fills out[0] with the output for the first one, and so on. Row i is the length bytes at
// rows[i*stride]. It hashes them side by side, where they lie.
//
// It panics if stride is less than length, if rows has fewer bytes than that, or if it overlaps an element of out.
func SumRowsSHAKE256(out [][]byte, rows []byte, stride, length int) {
	batch.FillRows(&shake256, out, rows, stride, length)
}

// WriteMany writes parts[0] to hashes[0], and so on, as calling Write on each of them would. It hashes those from [New224], [New256], [New384], [New512]
// and [NewLegacyKeccak256] side by side if their parts have at least two kilobytes.
//
// It panics if the lengths of hashes and parts differ.
func WriteMany(hashes []hash.Hash, parts [][]byte) {
	batch.WriteMany([]*batch.Algorithm{&sum224, &sum256, &sum384, &sum512, &legacy256}, hashes, parts)
}

// Server makes streams for many goroutines, and hashes their blocks together.
type Server = hashweave.Server

// Hasher is a stream of a server.
type Hasher = hashweave.Hasher

// NewServer224 returns a server of streams that compute the SHA3-224 hash.
func NewServer224() Server { return batch.NewServer(&sum224) }

// NewServer256 returns a server of streams that compute the SHA3-256 hash.
func NewServer256() Server { return batch.NewServer(&sum256) }

// NewServer384 returns a server of streams that compute the SHA3-384 hash.
func NewServer384() Server { return batch.NewServer(&sum384) }

// NewServer512 returns a server of streams that compute the SHA3-512 hash.
func NewServer512() Server { return batch.NewServer(&sum512) }

// NewServerLegacyKeccak256 returns a server of streams that compute the Keccak-256 hash.
func NewServerLegacyKeccak256() Server { return batch.NewServer(&legacy256) }

var sum224 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*28,
	Size:      28,
	End:       "\x06",
	Stream:    func() batch.Hash { return sha3.New224() },
	Sum: func(digest, message []byte) {
		sum := sha3.Sum224(message)
		copy(digest, sum[:])
	},
}

var sum256 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*32,
	Size:      32,
	End:       "\x06",
	Stream:    func() batch.Hash { return sha3.New256() },
	Sum: func(digest, message []byte) {
		sum := sha3.Sum256(message)
		copy(digest, sum[:])
	},
}

var sum384 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*48,
	Size:      48,
	End:       "\x06",
	Stream:    func() batch.Hash { return sha3.New384() },
	Sum: func(digest, message []byte) {
		sum := sha3.Sum384(message)
		copy(digest, sum[:])
	},
}

var sum512 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*64,
	Size:      64,
	End:       "\x06",
	Stream:    func() batch.Hash { return sha3.New512() },
	Sum: func(digest, message []byte) {
		sum := sha3.Sum512(message)
		copy(digest, sum[:])
	},
}

var legacy256 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*32,
	Size:      32,
	End:       "\x01",
	Stream:    func() batch.Hash { return legacy.NewLegacyKeccak256().(batch.Hash) },
	Sum: func(digest, message []byte) {
		h := sponges.Get().(hash.Hash)
		defer sponges.Put(h)
		h.Reset()
		h.Write(message)
		// Sum would copy the sponge first.
		h.(io.Reader).Read(digest)
	},
}

// sponges has streams for the time of a call.
var sponges = sync.Pool{New: func() any { return legacy.NewLegacyKeccak256() }}

var shake128 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*16,
	End:       "\x1f",
	Stream:    func() batch.Hash { return sha3.NewSHAKE128() },
	Sum: func(digest, message []byte) {
		h := sha3.NewSHAKE128()
		h.Write(message)
		h.Read(digest)
	},
}

var shake256 = batch.Algorithm{
	Name:      "sha3",
	Primitive: kernel.Keccak,
	Block:     200 - 2*32,
	End:       "\x1f",
	Stream:    func() batch.Hash { return sha3.NewSHAKE256() },
	Sum: func(digest, message []byte) {
		h := sha3.NewSHAKE256()
		h.Write(message)
		h.Read(digest)
	},
}

package sha256

import (
	"encoding"
	"fmt"
	"hash"
	"sync"

	"github.com/hashweave/hashweave/bindings/go/sha256"
)

// Avx512ServerUID is the first number that a caller may use for [Avx512Server.Write] and [Avx512Server.Sum].
const Avx512ServerUID = 16

// Avx512Server hashes the streams of many goroutines together.
type Avx512Server struct {
	server sha256.Server

	mutex  sync.Mutex
	blocks map[uint64]hash.Hash // streams of blocks that have a number
}

// Avx512LaneInfo exists because minio/sha256-simd exports it. Nothing uses it.
type Avx512LaneInfo struct{}

// NewAvx512Server returns a server. It needs no Close: a server that is no longer used holds no resources.
func NewAvx512Server() *Avx512Server {
	return &Avx512Server{server: sha256.NewServer(), blocks: make(map[uint64]hash.Hash)}
}

// Avx512Digest is a stream of a server. One goroutine at a time may use it.
type Avx512Digest struct {
	hasher sha256.Hasher
}

// NewAvx512 returns a new stream of a server.
func NewAvx512(a512srv *Avx512Server) hash.Hash {
	return &Avx512Digest{a512srv.server.NewHash()}
}

// Size returns the size of a checksum.
func (d *Avx512Digest) Size() int { return Size }

// BlockSize returns the size of a block.
func (d *Avx512Digest) BlockSize() int { return BlockSize }

// Reset starts a new message.
func (d *Avx512Digest) Reset() { d.hasher.Reset() }

// Write absorbs p. When it returns, p has been hashed or copied.
func (d *Avx512Digest) Write(p []byte) (nn int, err error) { return d.hasher.Write(p) }

// Sum appends the checksum of what has been written. More may be written after that.
func (d *Avx512Digest) Sum(in []byte) (result []byte) { return d.hasher.Sum(in) }

// Process returns at once, because Write has already processed everything.
func (a512srv *Avx512Server) Process() {}

// Write absorbs whole blocks into the stream with that number, which begins with its first block. It returns an error if p is not whole blocks.
func (a512srv *Avx512Server) Write(uid uint64, p []byte) (nn int, err error) {
	if len(p)%BlockSize != 0 {
		return 0, fmt.Errorf("hashweave/sha256: Avx512Server.Write: %d bytes are not whole blocks", len(p))
	}
	a512srv.mutex.Lock()
	h := a512srv.blocks[uid]
	if h == nil {
		h = New()
		a512srv.blocks[uid] = h
	}
	a512srv.mutex.Unlock()
	return h.Write(p)
}

// Sum absorbs the last blocks of the stream with that number, into which the caller has put the padding, and returns the words of its state, which are the
// checksum. With that the stream has ended. It panics if p is not whole blocks.
func (a512srv *Avx512Server) Sum(uid uint64, p []byte) (sum [32]byte) {
	if _, err := a512srv.Write(uid, p); err != nil {
		panic(err)
	}
	a512srv.mutex.Lock()
	h := a512srv.blocks[uid]
	delete(a512srv.blocks, uid)
	a512srv.mutex.Unlock()
	saved, err := h.(encoding.BinaryMarshaler).MarshalBinary()
	if err != nil {
		panic(err)
	}
	// crypto/sha256 saves the words of the state after four bytes that say what it is.
	copy(sum[:], saved[4:])
	return sum
}

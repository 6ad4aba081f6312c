// Package batch hashes many messages, or parts of many streams, side by side: each of them has a lane of a kernel, which gets the next one when
// it ends.
package batch

import (
	"encoding"
	"io"
	"sync"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// Hash is a stream of the standard library or of x/crypto: a hash.Hash or a sponge to read from. States go from it into lanes and back by what it
// saves of itself.
type Hash interface {
	io.Writer
	encoding.BinaryMarshaler
	encoding.BinaryUnmarshaler
}

// Algorithm is a hash function as the engine sees it: blocks go into a state, the last of them padded, and the digest is the head of the state.
type Algorithm struct {
	Name      string // of the package, such as sha256
	Primitive kernel.Primitive
	Block     int // bytes of a block; the rate of a sponge
	Size      int // bytes of a digest; 0 where the caller says how many it wants
	// What follows every message of a sponge: its domain, which are bits and the first bit of the padding, and before it there may be bytes, if digests have
	// no more bytes than a block.
	End string

	// Stream returns a new stream.
	Stream func() Hash
	// Sum hashes one message. It fills digest.
	Sum func(digest, message []byte)

	once    sync.Once
	form    *form
	initial kernel.State
	saved   []byte // a stream that has absorbed nothing
	plan    *plan
	engines sync.Pool
}

// ready computes what is derived from the fields above.
func (a *Algorithm) ready() *Algorithm {
	a.once.Do(func() {
		a.form = forms[a.Primitive]
		a.saved = save(a.Stream(), nil)
		a.initial, _, _ = a.parse(a.saved)
		a.plan = planOf(a)
		a.engines.New = func() any { return newEngine(a) }
	})
	return a
}

// pack is the package that the algorithm belongs to, as errors name it.
func (a *Algorithm) pack() string { return "hashweave/" + a.Name }

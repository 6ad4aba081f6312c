package kt128

import (
	"hash"

	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

// Hasher is a stream. It is a [hash.Hash] and a [hash.Cloner]. One goroutine at a time may use it.
//
// What is written is hashed in all lanes when there are 64 KiB of it, so large writes are the fastest.
type Hasher struct {
	kangaroo      batch.Kangaroo
	customization []byte
	buffer        []byte // what has been written after whole groups of leaves: less than one
}

// New returns a Hasher without a customization string.
func New() *Hasher { return new(Hasher) }

// NewCustomized returns a Hasher with a customization string, which separates one use of the function from others.
func NewCustomized(customization []byte) *Hasher {
	return &Hasher{customization: append([]byte(nil), customization...)}
}

// Write appends to the message. It never fails.
func (h *Hasher) Write(p []byte) (n int, err error) {
	n = len(p)
	if held := len(h.buffer); held > 0 && held+len(p) >= batch.KangarooGroup {
		h.buffer = append(h.buffer, p[:batch.KangarooGroup-held]...)
		p = p[batch.KangarooGroup-held:]
		h.kangaroo.Absorb(h.buffer)
		h.buffer = h.buffer[:0]
	}
	if len(h.buffer) == 0 {
		p = h.kangaroo.Absorb(p)
	}
	h.buffer = append(h.buffer, p...)
	return n, nil
}

// Sum appends the digest of what has been written to b. More may be written after that.
func (h *Hasher) Sum(b []byte) []byte {
	var digest [Size]byte
	k := h.kangaroo
	k.Finish(h.buffer, h.customization).Read(digest[:])
	return append(b, digest[:]...)
}

// Digest returns the output for what has been written so far. More may be written to the Hasher, which does not change it.
func (h *Hasher) Digest() *Digest {
	k := h.kangaroo
	return &Digest{*k.Finish(h.buffer, h.customization)}
}

// Reset forgets what has been written. The customization string remains.
func (h *Hasher) Reset() {
	h.kangaroo.Reset()
	h.buffer = h.buffer[:0]
}

// Size returns 32, the bytes that Sum appends.
func (h *Hasher) Size() int { return Size }

// BlockSize returns 168.
func (h *Hasher) BlockSize() int { return BlockSize }

// Clone returns a Hasher that goes on from here by itself. It never fails.
func (h *Hasher) Clone() (hash.Cloner, error) {
	clone := *h
	clone.buffer = append([]byte(nil), h.buffer...)
	return &clone, nil
}

// Digest is the output for a message, as many bytes as are read.
type Digest struct{ sponge compress.TurboSHAKE }

// Read fills p with the next bytes of the output. It never fails.
func (d *Digest) Read(p []byte) (n int, err error) { return d.sponge.Read(p) }

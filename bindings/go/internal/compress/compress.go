// Package compress has streams of hash functions on Merkle and Damgård's construction that neither the standard library nor golang.org/x/crypto has, or not in a
// form in which they can be saved, which is how states go into lanes and back; and the nodes of BLAKE3's trees.
package compress

import (
	"encoding/binary"
	"errors"
	"hash"
	"sync"
)

// BlockSize is the bytes of a block.
const BlockSize = 64

// Function is a hash function with blocks of sixteen words of 32 bits.
type Function struct {
	Name    string // of the package
	Magic   string // four bytes with which a saved stream begins
	Initial []uint32
	Order   order // of the words of blocks and digests, and of the length in the padding
	Block   func(h *[8]uint32, block []byte)
}

type order interface {
	binary.ByteOrder
	binary.AppendByteOrder
}

// Size is the bytes of a digest.
func (f *Function) Size() int { return 4 * len(f.Initial) }

// Digest is a stream. It is a hash.Hash that can be saved and copied.
type Digest struct {
	function *Function
	h        [8]uint32
	begun    [BlockSize]byte // the block that was begun
	length   uint64          // bytes so far
}

// New returns a stream.
func New(f *Function) *Digest {
	d := &Digest{function: f}
	d.Reset()
	return d
}

// Reset forgets what has been written.
func (d *Digest) Reset() {
	*d = Digest{function: d.function}
	copy(d.h[:], d.function.Initial)
}

// Size returns the bytes of a digest.
func (d *Digest) Size() int { return d.function.Size() }

// BlockSize returns the bytes of a block.
func (d *Digest) BlockSize() int { return BlockSize }

// Write appends to the message. It never fails.
func (d *Digest) Write(p []byte) (n int, err error) {
	n = len(p)
	if held := int(d.length % BlockSize); held > 0 {
		taken := copy(d.begun[held:], p)
		p = p[taken:]
		if held+taken == BlockSize {
			d.function.Block(&d.h, d.begun[:])
		}
	}
	for ; len(p) >= BlockSize; p = p[BlockSize:] {
		d.function.Block(&d.h, p[:BlockSize])
	}
	d.length += uint64(n)
	copy(d.begun[:], p)
	return n, nil
}

// Sum appends the digest of what has been written to b. More may be written after that.
func (d *Digest) Sum(b []byte) []byte {
	last := digests.Get().(*Digest)
	defer digests.Put(last)
	*last = *d
	return last.finish(b)
}

// Sum writes the digest of a message into digest.
func (f *Function) Sum(digest, message []byte) {
	d := digests.Get().(*Digest)
	defer digests.Put(d)
	d.function = f
	d.Reset()
	d.Write(message)
	d.finish(digest[:0])
}

// digests has streams for the time of a call. Their states are passed to a function that is a variable, so they cannot lie on the stack.
var digests = sync.Pool{New: func() any { return new(Digest) }}

// finish appends the digest to b. The stream is of no use after that.
func (d *Digest) finish(b []byte) []byte {
	held := int(d.length % BlockSize)
	d.begun[held] = 0x80
	clear(d.begun[held+1:])
	if held >= BlockSize-8 {
		d.function.Block(&d.h, d.begun[:])
		clear(d.begun[:])
	}
	d.function.Order.PutUint64(d.begun[BlockSize-8:], d.length<<3)
	d.function.Block(&d.h, d.begun[:])
	for _, h := range d.h[:len(d.function.Initial)] {
		b = d.function.Order.AppendUint32(b, h)
	}
	return b
}

// AppendBinary appends the saved stream to b.
func (d *Digest) AppendBinary(b []byte) ([]byte, error) {
	b = append(b, d.function.Magic...)
	for _, h := range d.h[:len(d.function.Initial)] {
		b = binary.BigEndian.AppendUint32(b, h)
	}
	held := int(d.length % BlockSize)
	b = append(b, d.begun[:held]...)
	b = append(b, make([]byte, BlockSize-held)...)
	return binary.BigEndian.AppendUint64(b, d.length), nil
}

// MarshalBinary saves the stream.
func (d *Digest) MarshalBinary() ([]byte, error) { return d.AppendBinary(nil) }

// UnmarshalBinary restores a saved stream.
func (d *Digest) UnmarshalBinary(b []byte) error {
	magic, words := len(d.function.Magic), len(d.function.Initial)
	if len(b) < magic || string(b[:magic]) != d.function.Magic {
		return errors.New("hashweave/" + d.function.Name + ": invalid hash state identifier")
	}
	if len(b) != magic+4*words+BlockSize+8 {
		return errors.New("hashweave/" + d.function.Name + ": invalid hash state size")
	}
	d.Reset()
	b = b[magic:]
	for i := range words {
		d.h[i] = binary.BigEndian.Uint32(b[4*i:])
	}
	b = b[4*words:]
	copy(d.begun[:], b)
	d.length = binary.BigEndian.Uint64(b[BlockSize:])
	return nil
}

// Clone returns a stream that goes on from here by itself.
func (d *Digest) Clone() (hash.Cloner, error) {
	copied := *d
	return &copied, nil
}

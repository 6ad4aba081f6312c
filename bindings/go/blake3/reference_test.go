package blake3_test

import (
	"encoding/binary"
	"math/bits"
)

// What follows is a transcription of "BLAKE3: one function, fast everywhere" (2020), section 2, with nothing done for speed: what the package is compared with.

// The flags of table 3.
const (
	chunkStart = 1 << iota
	chunkEnd
	isParent
	isRoot
	keyedHash
	deriveKeyContext
	deriveKeyMaterial
)

var referenceIV = [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}

// compression is the input of a compression (2.2).
type compression struct {
	h        [8]uint32
	m        [16]uint32
	t        uint64
	b, flags uint32
}

func (c compression) output() (out [16]uint32) {
	v := [16]uint32{8: referenceIV[0], referenceIV[1], referenceIV[2], referenceIV[3], uint32(c.t), uint32(c.t >> 32), c.b, c.flags}
	copy(v[:], c.h[:])
	g := func(a, b, c, d int, x, y uint32) {
		for i, word := range []uint32{x, y} {
			v[a] += v[b] + word
			v[d] = bits.RotateLeft32(v[d]^v[a], []int{-16, -8}[i])
			v[c] += v[d]
			v[b] = bits.RotateLeft32(v[b]^v[c], []int{-12, -7}[i])
		}
	}
	m := c.m
	for range 7 {
		for i := range 8 {
			column, diagonal := i%4, i/4
			g(column, 4+(column+diagonal)%4, 8+(column+2*diagonal)%4, 12+(column+3*diagonal)%4, m[2*i], m[2*i+1])
		}
		var permuted [16]uint32
		for i, from := range []int{2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8} {
			permuted[i] = m[from]
		}
		m = permuted
	}
	for i := range 8 {
		out[i], out[i+8] = v[i]^v[i+8], v[i+8]^c.h[i]
	}
	return out
}

func (c compression) value() [8]uint32 {
	out := c.output()
	return [8]uint32(out[:8])
}

// reference is a mode.
type reference struct {
	key   [8]uint32
	flags uint32
}

func referenceKeyed(key []byte, flags uint32) reference {
	r := reference{flags: flags}
	binary.Decode(key, binary.LittleEndian, &r.key)
	return r
}

// node returns the last compression of the subtree over some chunks, of which the first has the number t (2.1, 2.4, 2.5).
func (r reference) node(message []byte, t uint64) compression {
	if len(message) <= 1024 {
		return r.chunk(message, t)
	}
	// The left subtree is complete, has a power of two of chunks, and leaves at least one byte.
	left := 1024
	for 2*left < len(message) {
		left *= 2
	}
	c := compression{h: r.key, b: 64, flags: r.flags | isParent}
	l, right := r.node(message[:left], t).value(), r.node(message[left:], t+uint64(left/1024)).value()
	copy(c.m[:8], l[:])
	copy(c.m[8:], right[:])
	return c
}

func (r reference) chunk(message []byte, t uint64) compression {
	h, flags := r.key, r.flags|chunkStart
	for {
		block := message[:min(64, len(message))]
		message = message[len(block):]
		var padded [64]byte
		copy(padded[:], block)
		c := compression{h: h, t: t, b: uint32(len(block)), flags: flags}
		binary.Decode(padded[:], binary.LittleEndian, &c.m)
		if len(message) == 0 {
			c.flags |= chunkEnd
			return c
		}
		h, flags = c.value(), r.flags
	}
}

// output returns n bytes of output (2.6).
func (r reference) output(message []byte, n int) (out []byte) {
	root := r.node(message, 0)
	root.flags |= isRoot
	for root.t = 0; len(out) < n; root.t++ {
		for _, word := range root.output() {
			out = binary.LittleEndian.AppendUint32(out, word)
		}
	}
	return out[:n]
}

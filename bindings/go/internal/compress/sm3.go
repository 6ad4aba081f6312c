package compress

import (
	"encoding/binary"
	"math/bits"
)

// SM3 is SM3 (GB/T 32905-2016).
var SM3 = Function{
	Name:    "sm3",
	Magic:   "sm3\x01",
	Initial: []uint32{0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e},
	Order:   binary.BigEndian,
	Block:   sm3Block,
}

// p0 and p1 are P0 and P1 of section 4.4.
func p0(x uint32) uint32 { return x ^ bits.RotateLeft32(x, 9) ^ bits.RotateLeft32(x, 17) }
func p1(x uint32) uint32 { return x ^ bits.RotateLeft32(x, 15) ^ bits.RotateLeft32(x, 23) }

// sm3Block is the compression function CF of section 5.3.3.
func sm3Block(v *[8]uint32, p []byte) {
	var w [68]uint32
	for j := range w {
		if j < 16 {
			w[j] = binary.BigEndian.Uint32(p[4*j:])
			continue
		}
		w[j] = p1(w[j-16]^w[j-9]^bits.RotateLeft32(w[j-3], 15)) ^ bits.RotateLeft32(w[j-13], 7) ^ w[j-6]
	}
	a, b, c, d, e, f, g, h := v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]
	for j := range 64 {
		t, ff, gg := uint32(0x79cc4519), a^b^c, e^f^g
		if j >= 16 {
			t, ff, gg = 0x7a879d8a, a&b|a&c|b&c, e&f|^e&g
		}
		ss1 := bits.RotateLeft32(bits.RotateLeft32(a, 12)+e+bits.RotateLeft32(t, j%32), 7)
		ss2 := ss1 ^ bits.RotateLeft32(a, 12)
		tt1 := ff + d + ss2 + (w[j] ^ w[j+4])
		tt2 := gg + h + ss1 + w[j]
		a, b, c, d = tt1, a, bits.RotateLeft32(b, 9), c
		e, f, g, h = p0(tt2), e, bits.RotateLeft32(f, 19), g
	}
	for i, word := range [8]uint32{a, b, c, d, e, f, g, h} {
		v[i] ^= word
	}
}

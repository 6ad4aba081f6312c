package compress

import (
	"encoding/binary"
	"math/bits"
)

// RIPEMD160 is RIPEMD-160 (ISO/IEC 10118-3).
var RIPEMD160 = Function{
	Name:    "ripemd160",
	Magic:   "rmd\x01",
	Initial: []uint32{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0},
	Order:   binary.LittleEndian,
	Block:   ripemd160Block,
}

// ripemd160Constants are the constants K of the rounds of both lines.
var ripemd160Constants = [2][5]uint32{
	{0x00000000, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e},
	{0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0x00000000},
}

// ripemd160Word is the word that a step of each line takes.
var ripemd160Word = [2][80]uint8{
	{
		0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
		7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8,
		3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12,
		1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2,
		4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13,
	},
	{
		5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12,
		6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2,
		15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13,
		8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14,
		12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11,
	},
}

// ripemd160Rotation is the rotation of each step.
var ripemd160Rotation = [2][80]uint8{
	{
		11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
		7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12,
		11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5,
		11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12,
		9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6,
	},
	{
		8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6,
		9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11,
		9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5,
		15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8,
		8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11,
	},
}

// ripemd160Round is the function of a round of the left line; the right one has them in the opposite order.
func ripemd160Round(round int, x, y, z uint32) uint32 {
	switch round {
	case 0:
		return x ^ y ^ z
	case 1:
		return x&y | ^x&z
	case 2:
		return (x | ^y) ^ z
	case 3:
		return x&z | y&^z
	default:
		return x ^ (y | ^z)
	}
}

// ripemd160Block is the compression function.
func ripemd160Block(h *[8]uint32, p []byte) {
	var x [16]uint32
	for i := range x {
		x[i] = binary.LittleEndian.Uint32(p[4*i:])
	}
	var lines [2][5]uint32
	for line := range lines {
		a, b, c, d, e := h[0], h[1], h[2], h[3], h[4]
		for step := range 80 {
			round := step / 16
			of := round
			if line == 1 {
				of = 4 - round
			}
			t := a + ripemd160Round(of, b, c, d) + x[ripemd160Word[line][step]] + ripemd160Constants[line][round]
			t = bits.RotateLeft32(t, int(ripemd160Rotation[line][step])) + e
			a, b, c, d, e = e, t, b, bits.RotateLeft32(c, 10), d
		}
		lines[line] = [5]uint32{a, b, c, d, e}
	}
	l, r := lines[0], lines[1]
	h[0], h[1], h[2], h[3], h[4] = h[1]+l[2]+r[3], h[2]+l[3]+r[4], h[3]+l[4]+r[0], h[4]+l[0]+r[1], h[0]+l[1]+r[2]
}

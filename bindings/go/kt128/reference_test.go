package kt128_test

import (
	"encoding/binary"
	"math/bits"
)

// What follows is a transcription of FIPS 202, section 3.2, and RFC 9861, with nothing done for speed: what the package is compared with.

// keccakP is Keccak-p[1600,12]: a[x][y] is a lane.
func keccakP(a *[5][5]uint64) {
	// rc is the output of the register of algorithm 5, a bit in each step.
	lfsr := byte(1)
	rc := func() (bit uint64) {
		bit = uint64(lfsr & 1)
		lfsr = lfsr<<1 ^ lfsr>>7*0x71
		return bit
	}
	for round := range 24 {
		var constant uint64
		for j := range 7 {
			constant |= rc() << (1<<j - 1)
		}
		if round < 12 {
			continue
		}
		var c [5]uint64
		for x := range 5 {
			for y := range 5 {
				c[x] ^= a[x][y]
			}
		}
		for x := range 5 {
			for y := range 5 {
				a[x][y] ^= c[(x+4)%5] ^ bits.RotateLeft64(c[(x+1)%5], 1)
			}
		}
		x, y := 1, 0
		for t := range 24 {
			a[x][y] = bits.RotateLeft64(a[x][y], (t+1)*(t+2)/2%64)
			x, y = y, (2*x+3*y)%5
		}
		var b [5][5]uint64
		for x := range 5 {
			for y := range 5 {
				b[x][y] = a[(x+3*y)%5][x]
			}
		}
		for x := range 5 {
			for y := range 5 {
				a[x][y] = b[x][y] ^ ^b[(x+1)%5][y]&b[(x+2)%5][y]
			}
		}
		a[0][0] ^= constant
	}
}

// turboSHAKE128 is RFC 9861, section 2.2.
func turboSHAKE128(message []byte, domain byte, n int) (out []byte) {
	const rate = 168
	padded := append(append([]byte(nil), message...), domain)
	for len(padded)%rate != 0 {
		padded = append(padded, 0)
	}
	padded[len(padded)-1] ^= 0x80
	var a [5][5]uint64
	for ; len(padded) > 0; padded = padded[rate:] {
		for i := range rate / 8 {
			a[i%5][i/5] ^= binary.LittleEndian.Uint64(padded[8*i:])
		}
		keccakP(&a)
	}
	for {
		for i := range rate / 8 {
			out = binary.LittleEndian.AppendUint64(out, a[i%5][i/5])
		}
		if len(out) >= n {
			return out[:n]
		}
		keccakP(&a)
	}
}

// lengthEncode is RFC 9861, section 3.3.
func lengthEncode(x int) (b []byte) {
	for ; x > 0; x /= 256 {
		b = append([]byte{byte(x)}, b...)
	}
	return append(b, byte(len(b)))
}

// reference is RFC 9861, section 3.2.
func reference(message, customization []byte, n int) []byte {
	s := append(append(append([]byte(nil), message...), customization...), lengthEncode(len(customization))...)
	if len(s) <= 8192 {
		return turboSHAKE128(s, 0x07, n)
	}
	final := append(append([]byte(nil), s[:8192]...), 3, 0, 0, 0, 0, 0, 0, 0)
	leaves := 0
	for rest := s[8192:]; len(rest) > 0; leaves++ {
		leaf := rest[:min(8192, len(rest))]
		rest = rest[len(leaf):]
		final = append(final, turboSHAKE128(leaf, 0x0b, 32)...)
	}
	final = append(append(final, lengthEncode(leaves)...), 0xff, 0xff)
	return turboSHAKE128(final, 0x06, n)
}

package compress

import (
	"encoding/binary"
	"errors"
	"math/bits"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// TurboRate is the bytes of a block of TurboSHAKE128 (RFC 9861, 2).
const TurboRate = 168

// TurboSHAKE is TurboSHAKE128 with a domain (RFC 9861, 2.2): bytes are written, then output is read. The saved form is that of crypto/sha3.
type TurboSHAKE struct {
	// End is what follows the message: the domain, before which there may be bytes. It may be set until output is read.
	End       string
	a         [25]uint64
	at        int // bytes of the block that have been written or read
	squeezing bool
}

// NewTurboSHAKE returns a sponge whose messages have this end.
func NewTurboSHAKE(end string) *TurboSHAKE { return &TurboSHAKE{End: end} }

// Reset forgets what has been written.
func (s *TurboSHAKE) Reset() { *s = TurboSHAKE{End: s.End} }

// Write appends to the message. It panics after Read.
func (s *TurboSHAKE) Write(p []byte) (n int, err error) {
	if s.squeezing {
		panic("hashweave: a write to a sponge that has been read from")
	}
	n = len(p)
	for len(p) > 0 {
		switch {
		case s.at == 0 && len(p) >= TurboRate:
			for i := range TurboRate / 8 {
				s.a[i] ^= binary.LittleEndian.Uint64(p[8*i:])
			}
			s.permute()
			p = p[TurboRate:]
		case s.at%8 == 0 && len(p) >= 8:
			s.a[s.at/8] ^= binary.LittleEndian.Uint64(p)
			s.advance(8)
			p = p[8:]
		default:
			s.add(p[0])
			p = p[1:]
		}
	}
	return n, nil
}

// add adds a byte to the block.
func (s *TurboSHAKE) add(b byte) {
	s.a[s.at/8] ^= uint64(b) << (s.at % 8 * 8)
	s.advance(1)
}

// advance goes on by some bytes, to the next block if this one is full.
func (s *TurboSHAKE) advance(bytes int) {
	if s.at += bytes; s.at == TurboRate {
		s.permute()
		s.at = 0
	}
}

// Read fills p with the next bytes of the output.
func (s *TurboSHAKE) Read(p []byte) (n int, err error) {
	if !s.squeezing {
		for i := range len(s.End) - 1 {
			s.add(s.End[i])
		}
		s.a[s.at/8] ^= uint64(s.End[len(s.End)-1]) << (s.at % 8 * 8)
		s.a[TurboRate/8-1] ^= 1 << 63
		s.squeezing, s.at = true, TurboRate
	}
	n = len(p)
	for len(p) > 0 {
		if s.at == TurboRate {
			s.permute()
			s.at = 0
		}
		word := s.a[s.at/8] >> (s.at % 8 * 8)
		if s.at%8 == 0 && len(p) >= 8 {
			binary.LittleEndian.PutUint64(p, word)
			p, s.at = p[8:], s.at+8
		} else {
			p[0] = byte(word)
			p, s.at = p[1:], s.at+1
		}
	}
	return n, nil
}

const turboMagic = "tbs\x0c"

// AppendBinary appends the saved sponge to b.
func (s *TurboSHAKE) AppendBinary(b []byte) ([]byte, error) {
	b = append(append(b, turboMagic...), TurboRate)
	for _, word := range s.a {
		b = binary.LittleEndian.AppendUint64(b, word)
	}
	squeezing := byte(0)
	if s.squeezing {
		squeezing = 1
	}
	return append(b, byte(s.at), squeezing), nil
}

// MarshalBinary saves the sponge.
func (s *TurboSHAKE) MarshalBinary() ([]byte, error) { return s.AppendBinary(nil) }

// UnmarshalBinary restores a saved sponge, whose messages have the end of this one's.
func (s *TurboSHAKE) UnmarshalBinary(b []byte) error {
	const head = len(turboMagic) + 1
	if len(b) != head+8*len(s.a)+2 || string(b[:len(turboMagic)]) != turboMagic || b[head-1] != TurboRate {
		return errors.New("hashweave: invalid state of TurboSHAKE128")
	}
	b = b[head:]
	for i := range s.a {
		s.a[i] = binary.LittleEndian.Uint64(b[8*i:])
	}
	b = b[8*len(s.a):]
	s.at, s.squeezing = int(min(b[0], TurboRate)), b[1] != 0
	return nil
}

// permute is Keccak-p[1600,12], the last rounds of Keccak-f[1600] (FIPS 202, 3.3; RFC 9861, 2.1).
func (s *TurboSHAKE) permute() {
	var b [25]uint64
	for i := 12; i < len(kernel.RoundConstants); i += 2 {
		keccakRound(&b, &s.a, kernel.RoundConstants[i])
		keccakRound(&s.a, &b, kernel.RoundConstants[i+1])
	}
}

// keccakRound is a round of Keccak (FIPS 202, 3.2): word x + 5 y stands at that place. Theta, then rho, pi and chi of a row at a time, and iota.
func keccakRound(to, from *[25]uint64, constant uint64) {
	c0 := from[0] ^ from[5] ^ from[10] ^ from[15] ^ from[20]
	c1 := from[1] ^ from[6] ^ from[11] ^ from[16] ^ from[21]
	c2 := from[2] ^ from[7] ^ from[12] ^ from[17] ^ from[22]
	c3 := from[3] ^ from[8] ^ from[13] ^ from[18] ^ from[23]
	c4 := from[4] ^ from[9] ^ from[14] ^ from[19] ^ from[24]
	d0 := c4 ^ bits.RotateLeft64(c1, 1)
	d1 := c0 ^ bits.RotateLeft64(c2, 1)
	d2 := c1 ^ bits.RotateLeft64(c3, 1)
	d3 := c2 ^ bits.RotateLeft64(c4, 1)
	d4 := c3 ^ bits.RotateLeft64(c0, 1)

	b0 := from[0] ^ d0
	b1 := bits.RotateLeft64(from[6]^d1, 44)
	b2 := bits.RotateLeft64(from[12]^d2, 43)
	b3 := bits.RotateLeft64(from[18]^d3, 21)
	b4 := bits.RotateLeft64(from[24]^d4, 14)
	to[0] = b0 ^ b2&^b1 ^ constant
	to[1] = b1 ^ b3&^b2
	to[2] = b2 ^ b4&^b3
	to[3] = b3 ^ b0&^b4
	to[4] = b4 ^ b1&^b0

	b0 = bits.RotateLeft64(from[3]^d3, 28)
	b1 = bits.RotateLeft64(from[9]^d4, 20)
	b2 = bits.RotateLeft64(from[10]^d0, 3)
	b3 = bits.RotateLeft64(from[16]^d1, 45)
	b4 = bits.RotateLeft64(from[22]^d2, 61)
	to[5] = b0 ^ b2&^b1
	to[6] = b1 ^ b3&^b2
	to[7] = b2 ^ b4&^b3
	to[8] = b3 ^ b0&^b4
	to[9] = b4 ^ b1&^b0

	b0 = bits.RotateLeft64(from[1]^d1, 1)
	b1 = bits.RotateLeft64(from[7]^d2, 6)
	b2 = bits.RotateLeft64(from[13]^d3, 25)
	b3 = bits.RotateLeft64(from[19]^d4, 8)
	b4 = bits.RotateLeft64(from[20]^d0, 18)
	to[10] = b0 ^ b2&^b1
	to[11] = b1 ^ b3&^b2
	to[12] = b2 ^ b4&^b3
	to[13] = b3 ^ b0&^b4
	to[14] = b4 ^ b1&^b0

	b0 = bits.RotateLeft64(from[4]^d4, 27)
	b1 = bits.RotateLeft64(from[5]^d0, 36)
	b2 = bits.RotateLeft64(from[11]^d1, 10)
	b3 = bits.RotateLeft64(from[17]^d2, 15)
	b4 = bits.RotateLeft64(from[23]^d3, 56)
	to[15] = b0 ^ b2&^b1
	to[16] = b1 ^ b3&^b2
	to[17] = b2 ^ b4&^b3
	to[18] = b3 ^ b0&^b4
	to[19] = b4 ^ b1&^b0

	b0 = bits.RotateLeft64(from[2]^d2, 62)
	b1 = bits.RotateLeft64(from[8]^d3, 55)
	b2 = bits.RotateLeft64(from[14]^d4, 39)
	b3 = bits.RotateLeft64(from[15]^d0, 41)
	b4 = bits.RotateLeft64(from[21]^d1, 2)
	to[20] = b0 ^ b2&^b1
	to[21] = b1 ^ b3&^b2
	to[22] = b2 ^ b4&^b3
	to[23] = b3 ^ b0&^b4
	to[24] = b4 ^ b1&^b0
}

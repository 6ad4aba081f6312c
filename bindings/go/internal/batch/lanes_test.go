package batch

import (
	"encoding/binary"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// lanesInGo is a kernel in Go: so the engine is tested on every CPU, and with any number of lanes. SHA-2 and Keccak are the standard library's code;
// BLAKE2, of which x/crypto does not let the last block be absorbed by itself, is written out.
type lanesInGo struct {
	algorithm *Algorithm
	states    []kernel.State
	stream    Hash
}

// inGo returns it as something that a plan may choose.
func inGo(a *Algorithm, lanes int) candidate {
	return candidate{name: "go", lanes: lanes, make: func() kernel.Work {
		return &lanesInGo{algorithm: a, states: make([]kernel.State, lanes), stream: a.Stream()}
	}}
}

func (w *lanesInGo) SetState(lane int, s *kernel.State) { w.states[lane] = *s }
func (w *lanesInGo) State(lane int, s *kernel.State)    { *s = w.states[lane] }

func (w *lanesInGo) Absorb(sources []unsafe.Pointer, blocks int) {
	a := w.algorithm
	if len(sources) != len(w.states) {
		panic("a source for every lane is needed")
	}
	for lane, source := range sources {
		data := unsafe.Slice((*byte)(source), blocks*a.Block)
		s := &w.states[lane]
		if a.form.kind == blake2 {
			for ; len(data) > 0; data = data[a.Block:] {
				blake2Block(s, data[:a.Block])
			}
			continue
		}
		restore(w.stream, a.unparse(nil, s, 0))
		w.stream.Write(data)
		*s, _, _ = a.parse(save(w.stream, nil))
	}
}

// blake2Block is the compression function F of RFC 7693, 3.2, of BLAKE2b or BLAKE2s, by the size of the block.
func blake2Block(s *kernel.State, block []byte) {
	size := 8 * len(block) / 16 // bits of a word
	mask := ^uint64(0) >> (64 - size)
	rotate := func(x uint64, by int) uint64 { return (x>>by | x<<(size-by)) & mask }
	iv := [8]uint64{
		0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
		0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
	}
	rounds, rotations := 12, [4]int{32, 24, 16, 63}
	if size == 32 {
		rounds, rotations = 10, [4]int{16, 12, 8, 7}
	}
	var m, v [16]uint64
	for i := range m {
		if size == 64 {
			m[i] = binary.LittleEndian.Uint64(block[8*i:])
		} else {
			m[i] = uint64(binary.LittleEndian.Uint32(block[4*i:]))
		}
	}
	t := s[counter] + uint64(len(block))
	if size == 32 {
		s[counter+1] = (s[counter+1] + t>>32) & mask
	}
	s[counter] = t & mask
	for i := range 8 {
		v[i], v[i+8] = s[i], iv[i]>>(64-size)
	}
	v[12] ^= s[counter]
	v[13] ^= s[counter+1]
	v[14] ^= s[finalization]
	for round := range rounds {
		sigma := blake2Sigma[round%10]
		for i := range 8 {
			a, b, c, d := i%4, 4+(i+i/4)%4, 8+(i+2*(i/4))%4, 12+(i+3*(i/4))%4
			v[a] = (v[a] + v[b] + m[sigma[2*i]]) & mask
			v[d] = rotate(v[d]^v[a], rotations[0])
			v[c] = (v[c] + v[d]) & mask
			v[b] = rotate(v[b]^v[c], rotations[1])
			v[a] = (v[a] + v[b] + m[sigma[2*i+1]]) & mask
			v[d] = rotate(v[d]^v[a], rotations[2])
			v[c] = (v[c] + v[d]) & mask
			v[b] = rotate(v[b]^v[c], rotations[3])
		}
	}
	for i := range 8 {
		s[i] ^= v[i] ^ v[i+8]
	}
}

// blake2Sigma is the table of RFC 7693, 2.7.
var blake2Sigma = [10][16]byte{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
	{14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
	{11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
	{7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
	{9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
	{2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
	{12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
	{13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
	{6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
	{10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}

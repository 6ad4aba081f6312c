package kernel

import (
	"encoding/binary"
	"sync"
	"unsafe"

	loops "github.com/hashweave/hashweave/bindings/go/internal/loops/amd64"
	"golang.org/x/sys/cpu"
)

// isas are instruction sets by the names that HASHWEAVE_ISA has for them.
var isas = []string{"scalar", "avx2", "avx512"}

// features is what the CPU and the operating system have, as far as HASHWEAVE_ISA lets it be used.
type features struct{ avx512, avx2, sha bool }

var detected = sync.OnceValue(func() features {
	x86, most := &cpu.X86, highest(isas...)
	f := features{
		avx2: most >= 1 && x86.HasAVX2,
		sha:  most >= 1 && x86.HasSSSE3 && x86.HasSSE41 && hasSHA(),
	}
	f.avx512 = most >= 2 && f.avx2 && x86.HasAVX512F && x86.HasAVX512BW && x86.HasAVX512DQ && x86.HasAVX512VL
	return f
})

// hasSHA says whether CPUID (leaf 7, EBX, bit 29) has the SHA extensions.
func hasSHA() bool {
	const sha = 1 << 29
	if leaves, _ := cpuid(0, 0); leaves < 7 {
		return false
	}
	_, ebx := cpuid(7, 0)
	return ebx&sha != 0
}

func kernels(p Primitive, block int) (all []Kernel) {
	f := detected()
	add := func(has bool, name string, lanes int, make func() Work) {
		if has {
			all = append(all, Kernel{name, lanes, make})
		}
	}
	rows := func(loop func(unsafe.Pointer), lanes int) func() Work {
		return func() Work { return newRows(p, loop, lanes) }
	}
	switch p {
	case SHA256:
		add(f.avx512 && f.sha, "blend", 2*loops.WovenLanes, func() Work { return newWoven(loops.Sha256Blend, loops.WovenLanes, loops.WovenLanes) })
		add(f.avx512, "avx512", 16, rows(loops.Sha256Avx512, 16))
		add(f.avx512 && f.sha, "hybrid", 8, func() Work { return newWoven(loops.Sha256Hybrid, 0, 8) })
		add(f.avx2, "avx2", 8, rows(loops.Sha256Avx2, 8))
		add(f.sha, "sha-ni", 2, newPair)
	case SHA512:
		add(f.avx512, "avx512", 8, rows(loops.Sha512Avx512, 8))
		add(f.avx2, "avx2", 4, rows(loops.Sha512Avx2, 4))
	case MD5:
		add(f.avx512, "avx512", 16, rows(loops.Md5Avx512, 16))
		add(f.avx2, "avx2", 8, rows(loops.Md5Avx2, 8))
	case SHA1:
		add(f.avx512, "avx512", 16, rows(loops.Sha1Avx512, 16))
		add(f.avx2, "avx2", 8, rows(loops.Sha1Avx2, 8))
	case RIPEMD160:
		add(f.avx512, "avx512", 16, rows(loops.Ripemd160Avx512, 16))
		add(f.avx2, "avx2", 8, rows(loops.Ripemd160Avx2, 8))
	case SM3:
		add(f.avx512, "avx512", 16, rows(loops.Sm3Avx512, 16))
		add(f.avx2, "avx2", 8, rows(loops.Sm3Avx2, 8))
	case BLAKE2s:
		add(f.avx512, "avx512", 16, rows(loops.Blake2sAvx512, 16))
		add(f.avx2, "avx2", 8, rows(loops.Blake2sAvx2, 8))
	case BLAKE2b:
		add(f.avx512, "avx512", 8, rows(loops.Blake2bAvx512, 8))
		add(f.avx2, "avx2", 4, rows(loops.Blake2bAvx2, 4))
	case BLAKE3:
		add(f.avx512, "avx512", 16, func() Work { return newNodes(loops.Blake3NodesAvx512, loops.Blake3Avx512, 16) })
		add(f.avx2, "avx2", 8, func() Work { return newNodes(loops.Blake3NodesAvx2, loops.Blake3Avx2, 8) })
	case Keccak:
		if loop := sponges[block]; loop != nil {
			add(f.avx512, "avx512", spongeLanes, func() Work { return newSponge(p, loop, block) })
		}
		add(f.avx2, "avx2", permutationLanes, func() Work { return newPermutation(p, loops.KeccakAvx2, block) })
	case Turbo:
		add(f.avx512, "avx512", spongeLanes, func() Work { return newSponge(p, loops.Turbo168Avx512, block) })
		add(f.avx2, "avx2", permutationLanes, func() Work { return newPermutation(p, loops.TurboAvx2, block) })
	}
	return all
}

// rows are lanes of which each word of all states is a row: those of all but Keccak.
type rows struct {
	states
	lanes int
}

func newRows(p Primitive, loop func(unsafe.Pointer), lanes int) *rows {
	c := newContext(loop, loops.BlocksBlocks+8, loops.BlocksRow)
	return &rows{states{c, p, loops.BlocksRow}, lanes}
}

func (w *rows) Absorb(sources []unsafe.Pointer, blocks int) {
	w.point(loops.BlocksSources, sources[:w.lanes])
	*w.word64(loops.BlocksBlocks) = uint64(blocks)
	w.run(sources)
}

// nodes are lanes of BLAKE3. Nodes whose blocks are all whole have a loop of their own, which takes the flags of each block from a table.
type nodes struct {
	rows
	whole func(unsafe.Pointer)
}

func newNodes(loop, whole func(unsafe.Pointer), lanes int) Work {
	c := newContext(loop, loops.BlocksAhead+8, loops.BlocksRow)
	return &nodes{rows{states{c, BLAKE3, loops.BlocksRow}, lanes}, whole}
}

func (w *nodes) AbsorbWhole(sources []unsafe.Pointer, flags []uint32) {
	w.point(loops.BlocksSources, sources[:w.lanes])
	for i, f := range flags {
		*w.word32(loops.BlocksFlags + 4*i) = f
	}
	*w.word64(loops.BlocksBlocks) = uint64(len(flags))
	// What is prefetched: the nodes after these, of a long message.
	*w.word64(loops.BlocksAhead) = uint64(w.lanes * len(flags) * 64)
	w.whole(w.at)
	w.keep(sources)
}

// shaOrder is the order in which the SHA instructions take a to h.
var shaOrder = [8]int{5, 4, 1, 0, 7, 6, 3, 2}

// reversal is a shuffle that reverses the bytes of every word of 32 bits.
var reversal = [16]byte{3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12}

// k256 is K of SHA-256 (FIPS 180-4, 4.2.2).
var k256 = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// constants puts K after a context, at a multiple of 64, and writes its address to where the loop looks for it.
func (c *context) constants(place, pointer int) {
	*c.word(pointer) = c.address(place)
	for i, k := range k256 {
		*c.word32(place + 4*i) = k
	}
}

// round64 rounds up to a multiple of 64.
func round64(n int) int { return (n + 63) &^ 63 }

// woven are streams of SHA-256, the first ones in lanes and the others by the SHA instructions, whose schedules are in lanes.
type woven struct {
	context
	lanes, others int
}

func newWoven(loop func(unsafe.Pointer), lanes, others int) *woven {
	const end = loops.WovenConstants + 8
	w := &woven{newContext(loop, round64(end)+4*len(k256), 64), lanes, others}
	w.constants(round64(end), loops.WovenConstants)
	for i := range 4 {
		*w.line(loops.WovenReversal + 16*i) = reversal
	}
	return w
}

// word returns the place of a word of a state.
func (w *woven) word(lane, i int) *uint32 {
	if lane < w.lanes {
		return w.word32(loops.WovenHash + loops.WovenRow*i + 4*lane)
	}
	return w.word32(loops.WovenStates + loops.WovenState*(lane-w.lanes) + 4*shaPlace[i])
}

func (w *woven) SetState(lane int, s *State) {
	for i, word := range s[:8] {
		*w.word(lane, i) = uint32(word)
	}
}

func (w *woven) State(lane int, s *State) {
	for i := range 8 {
		s[i] = uint64(*w.word(lane, i))
	}
}

func (w *woven) Absorb(sources []unsafe.Pointer, blocks int) {
	w.point(loops.WovenSources, sources[:w.lanes+w.others])
	*w.word64(loops.WovenBlocks) = uint64(blocks)
	w.run(sources)
}

// shaPlace is the reverse of shaOrder: where each of a to h is.
var shaPlace = func() (place [8]int) {
	for i, word := range shaOrder {
		place[word] = i
	}
	return place
}()

// pair are two streams of SHA-256 by the SHA instructions.
type pair struct{ context }

func newPair() Work {
	const end = loops.ShaNiConstants + 8
	w := &pair{newContext(loops.Sha256ShaNi, round64(end)+4*len(k256), 64)}
	w.constants(round64(end), loops.ShaNiConstants)
	*w.line(loops.ShaNiReversal) = reversal
	return w
}

func (w *pair) SetState(lane int, s *State) {
	for i, word := range s[:8] {
		*w.word32(loops.ShaNiStates + loops.ShaNiState*lane + 4*shaPlace[i]) = uint32(word)
	}
}

func (w *pair) State(lane int, s *State) {
	for i := range 8 {
		s[i] = uint64(*w.word32(loops.ShaNiStates + loops.ShaNiState*lane + 4*shaPlace[i]))
	}
}

// Memory implements Brief.
func (w *pair) Memory() []byte { return w.memory[loops.ShaNiStates:][:2*loops.ShaNiState] }

// Digest implements Brief. Two words of a state that lie side by side are a number with the first of them at its top.
func (w *pair) Digest(lane int, digest *[32]byte) {
	for i, place := range [...]int{8, 24, 0, 16} {
		binary.BigEndian.PutUint64(digest[8*i:], *w.word64(loops.ShaNiStates + loops.ShaNiState*lane + place))
	}
}

func (w *pair) Absorb(sources []unsafe.Pointer, blocks int) {
	w.point(loops.ShaNiSources, sources[:2])
	*w.word64(loops.ShaNiBlocks) = uint64(blocks)
	w.run(sources)
}

// sponges are the loops for each rate.
var sponges = map[int]func(unsafe.Pointer){
	72: loops.Keccak72Avx512, 104: loops.Keccak104Avx512, 136: loops.Keccak136Avx512,
	144: loops.Keccak144Avx512, 168: loops.Keccak168Avx512,
}

// spongeLanes is how many states a loop for sponges has.
const spongeLanes = 8

// sponge are eight states of Keccak. The loop transposes a block while it permutes the one before; the first one is transposed here.
type sponge struct {
	context
	rate   int
	copied int // lanes whose block is transposed by an entry, which has six rounds
}

func newSponge(p Primitive, loop func(unsafe.Pointer), rate int) Work {
	constants := p.roundConstants()
	entries := len(constants) / 6
	// The loop finds the end of the entries by the address.
	w := &sponge{newContext(loop, loops.SpongeAhead+8, loops.SpongeEntries*loops.SpongeEntry), rate, spongeLanes / entries}
	for i := range entries {
		entry := i * loops.SpongeEntry
		for j := range 6 {
			*w.word64(entry + loops.SpongeConstants + 8*j) = constants[6*i+j]
		}
		*w.word(entry + loops.SpongeColumn) = w.address(loops.SpongeBlock + 8*w.copied*i)
	}
	// What the loop of TurboSHAKE prefetches: where messages are the leaves of KT128, those of the next group.
	*w.word64(loops.SpongeAhead) = spongeLanes * 8192
	return w
}

func (w *sponge) SetState(lane int, s *State) {
	for i, word := range s {
		*w.word64(loops.SpongeState + 64*i + 8*lane) = word
	}
}

func (w *sponge) State(lane int, s *State) {
	for i := range s {
		s[i] = *w.word64(loops.SpongeState + 64*i + 8*lane)
	}
}

func (w *sponge) Absorb(sources []unsafe.Pointer, blocks int) {
	for lane, source := range sources[:spongeLanes] {
		block := unsafe.Slice((*uint64)(source), w.rate/8)
		for i, word := range block {
			*w.word64(loops.SpongeBlock + 64*i + 8*lane) = word
		}
		// Where the second block is, unless it is the last one.
		*w.word(lane/w.copied*loops.SpongeEntry + loops.SpongeSources + lane%w.copied*8) = uintptr(source) + uintptr(w.rate)
		*w.word(loops.SpongeLast + 8*lane) = uintptr(source) + uintptr((blocks-1)*w.rate)
	}
	*w.word64(loops.SpongeBlocks) = uint64(blocks)
	w.run(sources)
}

// permutationLanes is how many states the permutation on AVX2 has.
const permutationLanes = 4

func newPermutation(p Primitive, loop func(unsafe.Pointer), rate int) Work {
	constants := p.roundConstants()
	c := newContext(loop, loops.PermutationConstants+loops.PermutationConstant*len(constants), loops.PermutationRow)
	for i, constant := range constants {
		for lane := range permutationLanes {
			*c.word64(loops.PermutationConstants + loops.PermutationConstant*i + 8*lane) = constant
		}
	}
	return &permutation{states{c, p, loops.PermutationRow}, permutationLanes, rate}
}

package kernel

import (
	"encoding/binary"
	"sync"
	"unsafe"

	loops "github.com/hashweave/hashweave/bindings/go/internal/loops/arm64"
	"golang.org/x/sys/cpu"
)

// isas are instruction sets by the names that HASHWEAVE_ISA has for them.
var isas = []string{"scalar", "neon", "neon-sha3", "sve2"}

// features is what the CPU and the operating system have, as far as HASHWEAVE_ISA lets it be used.
type features struct{ neon, sha3, sha2, sha512 bool }

var detected = sync.OnceValue(func() features {
	arm, most := &cpu.ARM64, highest(isas...)
	return features{
		neon:   most >= 1 && arm.HasASIMD,
		sha3:   most >= 2 && arm.HasASIMD && arm.HasSHA3,
		sha2:   most >= 1 && arm.HasSHA2,
		sha512: most >= 1 && arm.HasSHA512,
	}
})

func kernels(p Primitive, block int) (all []Kernel) {
	f := detected()
	add := func(has bool, name string, lanes int, make func() Work) {
		if has {
			all = append(all, Kernel{name, lanes, make})
		}
	}
	blocks := func(loop func(unsafe.Pointer)) func() Work {
		return func() Work { return newBlocks(p, loop, block) }
	}
	permuted := func(loop func(unsafe.Pointer)) func() Work {
		return func() Work { return newPermutation(p, loop, block) }
	}
	pair := func(loop func(unsafe.Pointer)) func() Work {
		return func() Work { return newPair(p, loop) }
	}
	switch p {
	case SHA256:
		add(f.neon, "neon", 4, blocks(loops.Sha256Neon))
		add(f.sha2, "armv8-sha2", loops.Streams, pair(loops.Sha256Sha2))
	case SHA512:
		add(f.sha512, "armv8-sha512", loops.Streams, pair(loops.Sha512Sha512))
	case MD5:
		add(f.neon, "neon", 4, blocks(loops.Md5Neon))
	case SHA1:
		add(f.neon, "neon", 4, blocks(loops.Sha1Neon))
	case RIPEMD160:
		add(f.neon, "neon", 4, blocks(loops.Ripemd160Neon))
	case SM3:
		add(f.neon, "neon", 4, blocks(loops.Sm3Neon))
	case BLAKE2s:
		add(f.neon, "neon", 4, blocks(loops.Blake2sNeon))
	case BLAKE2b:
		add(f.sha3, "neon-sha3", 2, blocks(loops.Blake2bNeonSha3))
		add(f.neon, "neon", 2, blocks(loops.Blake2bNeon))
	case BLAKE3:
		add(f.neon, "neon", 4, blocks(loops.Blake3NodesNeon))
	case Keccak:
		add(f.sha3, "neon-sha3", 2, permuted(loops.KeccakNeonSha3))
		add(f.neon, "neon", 2, permuted(loops.KeccakNeon))
	case Turbo:
		add(f.sha3, "neon-sha3", 2, permuted(loops.TurboNeonSha3))
		add(f.neon, "neon", 2, permuted(loops.TurboNeon))
	}
	return all
}

func newPermutation(p Primitive, loop func(unsafe.Pointer), rate int) Work {
	c := newContext(loop, len(State{})*loops.Row, loops.Row)
	return &permutation{states{c, p, loops.Row}, loops.Row / 8, rate}
}

// blocks are lanes whose loop absorbs one block, which lies in rows after the states.
type blocks struct {
	states
	block int
}

func newBlocks(p Primitive, loop func(unsafe.Pointer), block int) Work {
	c := newContext(loop, loops.Block+16*loops.Row, loops.Row)
	return &blocks{states{c, p, loops.Row}, block}
}

func (w *blocks) Absorb(sources []unsafe.Pointer, blocks int) {
	for b := range blocks {
		w.absorb(sources, b)
	}
	w.keep(sources)
}

// AbsorbWhole implements Nodes.
func (w *blocks) AbsorbWhole(sources []unsafe.Pointer, flags []uint32) {
	for b, f := range flags {
		for lane := range loops.Row / 4 {
			*w.word32(ParametersAt*w.row + 4*lane) = Parameters(w.block, f)
		}
		w.absorb(sources, b)
	}
	w.keep(sources)
}

// absorb absorbs the block of that number of every lane.
func (w *blocks) absorb(sources []unsafe.Pointer, b int) {
	size := w.block / 16 // bytes of a word
	for lane, source := range sources[:loops.Row/size] {
		block := unsafe.Slice((*byte)(unsafe.Add(source, b*w.block)), w.block)
		if w.primitive.counts() {
			w.count(lane)
		}
		for i := range 16 {
			at, word := loops.Block+loops.Row*i+size*lane, block[size*i:]
			switch {
			case !w.primitive.short():
				*w.word64(at) = binary.LittleEndian.Uint64(word)
			case w.primitive.bigEndian():
				*w.word32(at) = binary.BigEndian.Uint32(word)
			default:
				*w.word32(at) = binary.LittleEndian.Uint32(word)
			}
		}
	}
	w.loop(w.at)
}

// count adds the block to the counter of a lane of BLAKE2.
func (w *blocks) count(lane int) {
	const counter = 8
	if w.primitive == BLAKE2b {
		*w.word64(counter*w.row + 8*lane) += uint64(w.block)
		return
	}
	low := w.word32(counter*w.row + 4*lane)
	if *low += uint32(w.block); *low < uint32(w.block) {
		*w.word32((counter+1)*w.row + 4*lane)++
	}
}

// pair are two streams of SHA-2 by Arm's instructions for it.
type pair struct {
	context
	primitive Primitive
}

func newPair(p Primitive, loop func(unsafe.Pointer)) Work {
	return &pair{newContext(loop, loops.Blocks+8, 16), p}
}

func (w *pair) SetState(lane int, s *State) {
	for i, word := range s[:8] {
		if at := loops.States + loops.State*lane; w.primitive.short() {
			*w.word32(at + 4*i) = uint32(word)
		} else {
			*w.word64(at + 8*i) = word
		}
	}
}

func (w *pair) State(lane int, s *State) {
	for i := range s[:8] {
		if at := loops.States + loops.State*lane; w.primitive.short() {
			s[i] = uint64(*w.word32(at + 4*i))
		} else {
			s[i] = *w.word64(at + 8*i)
		}
	}
}

// Memory implements Brief.
func (w *pair) Memory() []byte { return w.memory[loops.States:][:loops.Streams*loops.State] }

// Digest implements Brief.
func (w *pair) Digest(lane int, digest *[32]byte) {
	at := loops.States + loops.State*lane
	if w.primitive.short() {
		for i := range 8 {
			binary.BigEndian.PutUint32(digest[4*i:], *w.word32(at + 4*i))
		}
		return
	}
	// SHA-512/256.
	for i := range 4 {
		binary.BigEndian.PutUint64(digest[8*i:], *w.word64(at + 8*i))
	}
}

func (w *pair) Absorb(sources []unsafe.Pointer, blocks int) {
	w.point(loops.Sources, sources[:loops.Streams])
	*w.word64(loops.Blocks) = uint64(blocks)
	w.run(sources)
}

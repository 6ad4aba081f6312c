package kernel

import (
	"runtime"
	"unsafe"
)

// context is the memory that a loop works on.
type context struct {
	memory []byte
	at     unsafe.Pointer // its beginning
	loop   func(unsafe.Pointer)
}

func newContext(loop func(unsafe.Pointer), size, align int) context {
	bytes := memory(size, align)
	return context{bytes, unsafe.Pointer(unsafe.SliceData(bytes)), loop}
}

func (c *context) word32(offset int) *uint32  { return (*uint32)(unsafe.Add(c.at, offset)) }
func (c *context) word64(offset int) *uint64  { return (*uint64)(unsafe.Add(c.at, offset)) }
func (c *context) word(offset int) *uintptr   { return (*uintptr)(unsafe.Add(c.at, offset)) }
func (c *context) line(offset int) *[16]byte  { return (*[16]byte)(unsafe.Add(c.at, offset)) }
func (c *context) address(offset int) uintptr { return uintptr(unsafe.Add(c.at, offset)) }

// run calls the loop.
func (c *context) run(sources []unsafe.Pointer) {
	c.loop(c.at)
	c.keep(sources)
}

// keep says that sources and context have been used up to here, though no pointer to them was seen: what is on the heap does not move, but might have been freed.
func (c *context) keep(sources []unsafe.Pointer) {
	runtime.KeepAlive(sources)
	runtime.KeepAlive(c.memory)
}

// point writes addresses of sources, one after another. The context is nothing that the garbage collector looks into.
func (c *context) point(offset int, sources []unsafe.Pointer) {
	for i, source := range sources {
		*c.word(offset + 8*i) = uintptr(source)
	}
}

// states are states in a context, of which each word of all is a row.
type states struct {
	context
	primitive Primitive
	row       int // bytes from a row to the next
}

// SetState implements Work.
func (w *states) SetState(lane int, s *State) {
	words := s[:w.primitive.words()]
	if w.primitive.short() {
		for i, word := range words {
			*w.word32(w.row*i + 4*lane) = uint32(word)
		}
		return
	}
	for i, word := range words {
		*w.word64(w.row*i + 8*lane) = word
	}
}

// State implements Work.
func (w *states) State(lane int, s *State) {
	words := s[:w.primitive.words()]
	if w.primitive.short() {
		for i := range words {
			words[i] = uint64(*w.word32(w.row*i + 4*lane))
		}
		return
	}
	for i := range words {
		words[i] = *w.word64(w.row*i + 8*lane)
	}
}

// permutation are states of Keccak whose loop permutes and does no more: blocks are added here.
type permutation struct {
	states
	lanes, rate int
}

func (w *permutation) Absorb(sources []unsafe.Pointer, blocks int) {
	for b := range blocks {
		for lane, source := range sources[:w.lanes] {
			for i, word := range unsafe.Slice((*uint64)(unsafe.Add(source, b*w.rate)), w.rate/8) {
				*w.word64(w.row*i + 8*lane) ^= word
			}
		}
		w.loop(w.at)
	}
	w.keep(sources)
}

// RoundConstants are those of Keccak-f[1600] (FIPS 202, 3.2.5).
var RoundConstants = [24]uint64{
	0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
	0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
	0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
	0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
	0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
	0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
}

package batch

import (
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// Messages of so many bytes at most are short: they are copied, with their padding, next to each other, and absorbed in one call. A copy of some
// hundred bytes costs less than the two steps that whole blocks and the end of a message take otherwise.
const shortest = 256

// No padded short message has more blocks, whatever the algorithm: SHA-256 has five.
const shortBlocks = 5

// sumShort hashes short messages, a kernel full of them at a time, which have the same number of blocks. What is not short, or left over, goes into
// order.
func (e *engine) sumShort(out *sink, messages [][]byte) {
	k := e.plan.choose(len(messages))
	lanes := e.plan.kernels[k].lanes
	var groups [shortBlocks + 1][maxLanes]int
	var sizes [shortBlocks + 1]int
	blocks, length := e.padded(0)/e.Block, 0
	for i, message := range messages {
		if len(message) > shortest || len(out.of(i)) > e.Block && e.form.kind == keccak {
			e.order = append(e.order, i)
			continue
		}
		if len(message) != length {
			length = len(message)
			blocks = e.padded(length) / e.Block
		}
		groups[blocks][sizes[blocks]] = i
		if sizes[blocks]++; sizes[blocks] == lanes {
			sizes[blocks] = 0
			e.absorbShort(k, out, messages, groups[blocks][:lanes], blocks)
		}
	}
	for blocks, group := range groups {
		e.order = append(e.order, group[:sizes[blocks]]...)
	}
}

// absorbShort hashes a message in every lane.
func (e *engine) absorbShort(k int, out *sink, messages [][]byte, group []int, blocks int) {
	work := e.work(k)
	setAll(work, &e.initial, len(group))
	for lane, i := range group {
		e.sources[lane] = e.short.put(e.Algorithm, blocks, lane, messages[i])
	}
	s := &e.state
	before := 0
	if e.form.kind == blake2 {
		// Whose last block is absorbed in a state of its own.
		if before = blocks - 1; before > 0 {
			work.Absorb(e.sources[:len(group)], before)
		}
		for lane, i := range group {
			work.State(lane, s)
			e.last(s, uint64(len(messages[i])))
			work.SetState(lane, s)
			e.sources[lane] = unsafe.Add(e.sources[lane], before*e.Block)
		}
	}
	work.Absorb(e.sources[:len(group)], blocks-before)
	for lane, i := range group {
		work.State(lane, s)
		e.headOf(out.of(i), s)
	}
}

// padded is the memory of a short message in each lane, for every number of blocks. Where a message has as many bytes as the one before it in its lane,
// the padding is there already.
type padded struct {
	memory  [shortBlocks + 1][]byte
	lengths [shortBlocks + 1][maxLanes]int
}

// put writes a message into a lane, which has so many blocks.
func (p *padded) put(a *Algorithm, blocks, lane int, message []byte) unsafe.Pointer {
	size := blocks * a.Block
	if p.memory[blocks] == nil {
		p.memory[blocks] = make([]byte, maxLanes*size)
		for i := range p.lengths[blocks] {
			p.lengths[blocks][i] = -1
		}
	}
	to := p.memory[blocks][lane*size:][:size]
	if length := &p.lengths[blocks][lane]; *length == len(message) {
		copy(to, message)
	} else {
		a.pad(to, message, uint64(len(message)))
		*length = len(message)
	}
	return unsafe.Pointer(unsafe.SliceData(to))
}

// setAll gives the first lanes the same state.
func setAll(work kernel.Work, s *kernel.State, lanes int) {
	if w, ok := work.(interface{ SetAll(s *kernel.State) }); ok {
		w.SetAll(s)
		return
	}
	for lane := range lanes {
		work.SetState(lane, s)
	}
}

package batch

import "unsafe"

// shortest is the most bytes of a short message. Short messages are copied, with their padding, next to each other, and absorbed in one call. A copy of some
// hundred bytes costs less than the two steps that whole blocks and the end of a message take otherwise.
const shortest = 256

// No padded short message has more blocks, whatever the algorithm: SHA-256 has five.
const shortBlocks = 5

// sumShort hashes short messages, a kernel full of them at a time, which have the same number of blocks. What is not short, or left over, goes into
// order.
func (e *engine) sumShort(out *sink, messages [][]byte) {
	k := e.plan.forShort(len(messages))
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
	sources := e.sources[:len(group)]
	for lane, i := range group {
		sources[lane] = e.short.put(e.Algorithm, blocks, lane, messages[i])
	}
	e.setAll(k)
	if e.form.kind == blake2 {
		// Whose last block is absorbed in a state of its own.
		if blocks > 1 {
			work.Absorb(sources, blocks-1)
		}
		for lane, i := range group {
			sources[lane] = unsafe.Add(sources[lane], (blocks-1)*e.Block)
			e.lengths[lane] = uint64(len(messages[i]))
		}
		e.setLast(work, len(group))
		blocks = 1
	}
	work.Absorb(sources, blocks)
	e.digests(work, out, group)
}

// padded is the memory of a short message in each lane, for every number of blocks. Where a message has as many bytes as the one before it in its lane,
// the padding is there already.
type padded struct {
	memory  [shortBlocks + 1][]byte
	lengths [shortBlocks + 1][maxLanes]int
}

// put writes a message into a lane, which has `blocks` blocks.
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

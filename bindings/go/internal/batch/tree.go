package batch

import (
	"encoding/binary"
	"math/bits"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

const (
	// GroupSize is the bytes of the chunks that are absorbed at least: a lane of the widest kernel for each.
	GroupSize = 16 * compress.ChunkSize
	// mostChunks is how many chunks are absorbed at once, whose chaining values stay in the cache. On the lowest levels all lanes have a parent.
	mostChunks = 256
	// mostDepth is how many values there are at most: one on each level of the tree of 2^64 bytes, and one that is not joined yet.
	mostDepth = mostHeight + 1
	// mostHeight is the logarithm of how many chunks those are.
	mostHeight = 64 - 10
)

// Tree is a message of BLAKE3 in the making: whole groups of chunks, of which only the chaining values are kept that have not been joined.
type Tree struct {
	Mode   compress.Mode
	chunks uint64 // so far
	// Of complete subtrees, the largest first. The last two are joined only when more follows: their parent may be the root.
	stack [mostDepth]value
	depth int
}

// Reset forgets what has been absorbed.
func (t *Tree) Reset() { t.chunks, t.depth = 0, 0 }

// Append appends to b what Restore takes: the number of chunks, that of values, and those.
func (t *Tree) Append(b []byte) []byte {
	b = append(binary.BigEndian.AppendUint64(b, t.chunks), byte(t.depth))
	for i := range t.depth {
		b = append(b, t.stack[i][:]...)
	}
	return b
}

// Restore takes what Append has appended from the beginning of b, and returns the rest. It says whether that was possible.
func (t *Tree) Restore(b []byte) (rest []byte, ok bool) {
	if len(b) < 9 {
		return nil, false
	}
	chunks, depth := binary.BigEndian.Uint64(b), int(b[8])
	b = b[9:]
	switch {
	case len(b) < depth*compress.ValueSize || depth > mostDepth:
		return nil, false
	case chunks>>mostHeight != 0 || chunks%(GroupSize/compress.ChunkSize) != 0:
		return nil, false
	case chunks == 0 && depth != 0 || chunks != 0 && depth < max(2, bits.OnesCount64(chunks)):
		return nil, false
	}
	t.chunks, t.depth = chunks, depth
	for i := range depth {
		b = b[copy(t.stack[i][:], b):]
	}
	return b, true
}

// Absorb absorbs whole groups, and returns the rest of the data, which is less than one.
func (t *Tree) Absorb(data []byte) (rest []byte) {
	if len(data) < GroupSize {
		return data
	}
	e := takeNodes(&t.Mode)
	defer e.give()
	return t.absorb(e, data)
}

func (t *Tree) absorb(e *nodes, data []byte) (rest []byte) {
	for len(data) >= GroupSize {
		// The largest complete subtree that the data and the position allow.
		chunks := mostChunks
		for chunks*compress.ChunkSize > len(data) || t.chunks%uint64(chunks) != 0 {
			chunks /= 2
		}
		size := chunks * compress.ChunkSize
		left, right := e.children(data[:size], t.chunks)
		t.join()
		t.push(left)
		t.push(right)
		t.chunks += uint64(chunks)
		data = data[size:]
	}
	return data
}

func (t *Tree) push(v *value) {
	t.stack[t.depth] = *v
	t.depth++
}

// join joins subtrees that are complete: afterwards there is one for each bit of the number of chunks that is set.
func (t *Tree) join() {
	for t.depth > bits.OnesCount64(t.chunks) {
		parent := t.parent()
		parent.Value(&t.stack[t.depth])
		t.depth++
	}
}

// parent takes the last two values from the stack, and returns their parent.
func (t *Tree) parent() compress.Node {
	t.depth -= 2
	var block [compress.BlockSize]byte
	copy(block[:], t.stack[t.depth][:])
	copy(block[compress.ValueSize:], t.stack[t.depth+1][:])
	return t.Mode.Node(block[:], 0, 0, compress.Parent)
}

// Root returns the root of the message that ends with these bytes, which are less than a group.
func (t *Tree) Root(rest []byte) compress.Node {
	if t.chunks == 0 && len(rest) <= compress.ChunkSize {
		return t.Mode.Node(rest, 0, compress.ChunkStart, compress.ChunkEnd)
	}
	e := takeNodes(&t.Mode)
	defer e.give()
	return t.root(e, rest)
}

func (t *Tree) root(e *nodes, rest []byte) compress.Node {
	open := *t
	if len(rest) > 0 || t.chunks == 0 {
		open.join()
		last := e.last(rest, t.chunks)
		if open.depth == 0 {
			return last
		}
		last.Value(&open.stack[open.depth])
		open.depth++
	}
	for {
		last := open.parent()
		if open.depth == 0 {
			return last
		}
		last.Value(&open.stack[open.depth])
		open.depth++
	}
}

// children returns the chaining values of the children of a complete subtree of whole chunks; first is the number of the first one.
func (e *nodes) children(data []byte, first uint64) (left, right *value) {
	values := e.spare[:len(data)/compress.ChunkSize*compress.ValueSize]
	e.chunks(values, data, first)
	values = e.halved(values)
	return valueAt(values, 0), valueAt(values, 1)
}

// halved joins values, level by level, until two are left. One that has no other on its level goes up to the next.
func (e *nodes) halved(values []byte) []byte {
	for len(values) > compress.BlockSize {
		pairs := len(values) / compress.BlockSize * compress.BlockSize
		e.parents(values, values[:pairs])
		values = values[:pairs/2+copy(values[pairs/2:], values[pairs:])]
	}
	return values
}

// last returns the root of the subtree of the last chunks, which are less than a group; first is the number of the first one.
func (e *nodes) last(data []byte, first uint64) compress.Node {
	if len(data) <= compress.ChunkSize {
		return e.mode.Node(data, first, compress.ChunkStart, compress.ChunkEnd)
	}
	values := e.spare[:chunksOf(data)*compress.ValueSize]
	for i := range chunksOf(data) {
		chunk := chunkAt(data, i)
		e.rest = append(e.rest, node{chunk, blocksOf(len(chunk)), first + uint64(i), compress.ChunkStart, compress.ChunkEnd, valueAt(values, i)})
	}
	e.compressRest()
	return e.mode.Node(e.halved(values), 0, 0, compress.Parent)
}

package batch

import "github.com/hashweave/hashweave/bindings/go/internal/compress"

const (
	// longestShared is the length up to which a message shares lanes with others. A longer one fills them.
	longestShared = 64 * compress.ChunkSize
	// mostShared is how many chunks share lanes before their parents are compressed.
	mostShared = 1024
)

// branches are the chaining values of one level of a message's tree, which lie one after another among those of all.
type branches struct {
	first, count int
	out          *value
}

// SumTrees writes the digests of messages into out, the first one into its first element, and so on.
func SumTrees(m *compress.Mode, out []value, messages [][]byte) {
	blake3.check(len(out), len(messages))
	if len(messages) == 1 {
		sumTree(m, &out[0], messages[0])
		return
	}
	e := takeNodes(m)
	defer e.give()
	for i, message := range messages {
		e.sum(message, &out[i])
	}
	e.finish()
}

// SumTreeRows writes the digests of as many rows as out has elements.
func SumTreeRows(m *compress.Mode, out []value, rows []byte, stride, length int) {
	_, messages := apart(&blake3, out, rows, stride, length)
	if len(out) == 1 {
		sumTree(m, &out[0], messages.row(0))
		return
	}
	e := takeNodes(m)
	defer e.give()
	for i := range out {
		e.sum(messages.row(i), &out[i])
	}
	e.finish()
}

// sumTree writes the digest of one message.
func sumTree(m *compress.Mode, out *value, message []byte) {
	root := RootOf(m, message)
	root.Digest(out)
}

// RootOf returns the root of a message.
func RootOf(m *compress.Mode, message []byte) compress.Node {
	if len(message) <= compress.ChunkSize {
		return m.Node(message, 0, compress.ChunkStart, compress.ChunkEnd)
	}
	e := takeNodes(m)
	defer e.give()
	return e.root(message)
}

func (e *nodes) root(message []byte) compress.Node {
	t := Tree{Mode: e.mode}
	return t.root(e, t.absorb(e, message))
}

// sum computes a digest, which is there when finish has been called.
func (e *nodes) sum(message []byte, out *value) {
	switch {
	case len(message) <= compress.ChunkSize:
		e.add(message, 0, compress.ChunkStart, compress.ChunkEnd|compress.Root, out)
	case len(message) > longestShared:
		root := e.root(message)
		root.Digest(out)
	default:
		count := chunksOf(message)
		if e.taken+count > mostShared {
			e.finish()
		}
		values := e.values[e.taken*compress.ValueSize:]
		full := e.filling(len(message) / compress.ChunkSize)
		e.chunks(values, message[:full*compress.ChunkSize], 0)
		for i := full; i < count; i++ {
			e.add(chunkAt(message, i), uint64(i), compress.ChunkStart, compress.ChunkEnd, valueAt(values, i))
		}
		e.trees = append(e.trees, branches{e.taken, count, out})
		e.taken += count
	}
}

// finish compresses all that is left of messages: chunks, and level by level the parents, those of all trees side by side.
func (e *nodes) finish() {
	for e.flush(); len(e.trees) > 0; {
		for _, t := range e.trees {
			values := e.valuesOf(t)
			if t.count == 2 {
				e.add(values, 0, 0, compress.Parent|compress.Root, t.out)
				continue
			}
			full := e.filling(t.count / 2)
			e.parents(values, values[:full*compress.BlockSize])
			for i := full; i < t.count/2; i++ {
				e.add(values[i*compress.BlockSize:][:compress.BlockSize], 0, 0, compress.Parent, valueAt(values, i))
			}
		}
		e.flush()
		higher := e.trees[:0]
		for _, t := range e.trees {
			if t.count > 2 {
				// One that has no other on its level goes up to the next.
				values := e.valuesOf(t)
				t.count = t.count/2 + copy(values[t.count/2*compress.ValueSize:], values[t.count/2*compress.BlockSize:])/compress.ValueSize
				higher = append(higher, t)
			}
		}
		clear(e.trees[len(higher):])
		e.trees = higher
	}
	e.taken = 0
}

func (e *nodes) valuesOf(t branches) []byte {
	return e.values[t.first*compress.ValueSize:][:t.count*compress.ValueSize]
}

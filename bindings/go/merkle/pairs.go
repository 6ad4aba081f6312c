package merkle

import (
	"bytes"
	"runtime"
	"sync"
	"sync/atomic"
)

// together is how many rows are copied before they are hashed: they fill the lanes of any kernel
// several times, and stay in the first cache.
const together = 256

// portion is how many nodes a goroutine hashes at a time: more than it costs to begin it, and few
// enough for the portions of a layer to be shared out evenly.
const portion = 2048

// spread calls a function for parts of so many, in several goroutines if there are several parts.
func spread(count, part int, run func(first, end int)) {
	workers := min(runtime.GOMAXPROCS(0), (count+part-1)/part)
	if workers <= 1 {
		run(0, count)
		return
	}
	var begun atomic.Int64
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for {
				first := int(begun.Add(int64(part))) - part
				if first >= count {
					return
				}
				run(first, min(first+part, count))
			}
		})
	}
	group.Wait()
}

// buffers are for rows that are copied, for the time of a call.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

// borrow returns memory, until it is put back.
func borrow(length int) *[]byte {
	buffer := buffers.Get().(*[]byte)
	if cap(*buffer) < length {
		*buffer = make([]byte, length)
	}
	*buffer = (*buffer)[:length]
	return buffer
}

// parents writes the parents of the nodes of a layer. zero is the root of a tree of zeros as high.
func (s *Shape[D]) parents(out, nodes []D, zero D) {
	if len(out) <= portion {
		s.parentsHere(out, nodes, zero)
		return
	}
	shape := *s
	spread(len(out), portion, func(first, end int) {
		shape.parentsHere(out[first:end], nodes[2*first:min(2*end, len(nodes))], zero)
	})
}

// parentsHere writes the parents of a part of a layer that begins with an even node.
func (s *Shape[D]) parentsHere(out, nodes []D, zero D) {
	pairs := len(nodes) / 2
	s.ofPairs(out[:pairs], nodes[:2*pairs])
	if pairs == len(out) {
		return
	}
	switch last := nodes[2*pairs]; s.lone {
	case doubled:
		out[pairs] = s.parent(last, last)
	case zeros:
		out[pairs] = s.parent(last, zero)
	default:
		// A heap's steps have whole pairs only.
		out[pairs] = last
	}
}

// ofPairs writes the parents of pairs. They are hashed where they lie if nothing comes before them
// and their order is right, else they are copied to rows.
func (s *Shape[D]) ofPairs(out, nodes []D) {
	size := sizeOf[D]()
	if s.prefix == "" && !s.sorted {
		s.rows(out, bytesOf(nodes), 2*size, 2*size)
		return
	}
	length := len(s.prefix) + 2*size
	buffer := borrow(min(together, len(out)) * length)
	defer buffers.Put(buffer)
	for len(out) > 0 {
		n := min(together, len(out))
		for i := range n {
			s.place((*buffer)[i*length:][:length], nodes[2*i:2*i+2])
		}
		s.rows(out[:n], *buffer, length, length)
		out, nodes = out[n:], nodes[2*n:]
	}
}

// place writes the message whose digest is the parent of two nodes.
func (s *Shape[D]) place(row []byte, pair []D) {
	begin, both, size := copy(row, s.prefix), bytesOf(pair), sizeOf[D]()
	first, second := both[:size], both[size:]
	if s.sorted && bytes.Compare(second, first) < 0 {
		first, second = second, first
	}
	copy(row[begin:], first)
	copy(row[begin+size:], second)
}

// parent returns the parent of two nodes.
func (s *Shape[D]) parent(left, right D) D {
	size := sizeOf[D]()
	length := len(s.prefix) + 2*size
	buffer := borrow(length + 3*size)
	defer buffers.Put(buffer)
	// All lies in the buffer, since what a function value is given would be allocated.
	nodes := nodesIn[D]((*buffer)[length:])
	nodes[1], nodes[2] = left, right
	s.place((*buffer)[:length], nodes[1:3])
	s.rows(nodes[:1], (*buffer)[:length], length, length)
	return nodes[0]
}

// again replaces digests by their digests.
func again[D Digest](sumRows func(out []D, rows []byte, stride, length int), digests []D) {
	size := sizeOf[D]()
	buffer := borrow(min(together, len(digests)) * size)
	defer buffers.Put(buffer)
	for len(digests) > 0 {
		out := nodesIn[D](*buffer)[:min(together, len(digests))]
		sumRows(out, bytesOf(digests[:len(out)]), size, size)
		digests = digests[copy(digests, out):]
	}
}

package merkle

import (
	"encoding/binary"
	"math/bits"
)

// Layer writes the layer above a layer: the parents of nodes, which are those of a level. Of n
// nodes there are ⌈n ÷ 2⌉ parents. The level matters only for [SSZ].
//
// A layer of a single node has a lone node like any other: to stop at the root is up to the caller.
//
// The error is that out has not room for exactly the parents or overlaps nodes, that the shape is
// [OpenZeppelin], which has no layers, or that there is no layer above the level. Nothing is
// written then.
func (s Shape[D]) Layer(out, nodes []D, level int) error {
	highest := 64
	if s.lone == zeros {
		highest = s.height(0)
	}
	switch needed := (len(nodes) + 1) / 2; {
	case s.check() != nil:
		return s.check()
	case s.lone == heap:
		return errHeap
	case len(out) != needed:
		return failure("the layer has %d nodes, and there is room for %d: give room for exactly the layer",
			needed, len(out))
	case overlap(bytesOf(out), bytesOf(nodes)):
		return failure("the layer overlaps the nodes below it: give it room of its own")
	case level < 0 || level >= highest:
		return failure("there is no layer above level %d: the highest level of this shape is %d", level, highest)
	}
	s.parents(out, nodes, at(s.zerosTo(level), level))
	return nil
}

// Root returns the root over leaves. Its memory does not depend on their number, except for
// [OpenZeppelin].
//
// The error is that the shape does not allow as many leaves.
func (s Shape[D]) Root(leaves []D) (root D, err error) {
	if s.lone == heap {
		tree, err := NewTree(s, leaves)
		if err != nil {
			return root, err
		}
		return tree.Root(), nil
	}
	builder, err := NewBuilder(s)
	if err != nil {
		return root, err
	}
	if err := builder.Append(leaves...); err != nil {
		return root, err
	}
	return builder.Root()
}

// MixInLength returns the root of a list of [SSZ]: SHA-256 of the root of its chunks and of the
// number of its elements, in 32 bytes with the lowest first.
//
// Source: the consensus specifications, ssz/simple-serialize.md, mix_in_length.
func MixInLength(root [32]byte, length uint64) [32]byte {
	var chunk [32]byte
	binary.LittleEndian.PutUint64(chunk[:], length)
	shape := SSZ(2)
	return shape.parent(root, chunk)
}

const (
	// levels is the height of the tree of a batch.
	levels = 10
	// batch is the leaves of a batch: all but its highest layers fill the lanes of any kernel, and
	// it stays in a core's caches.
	batch = 1 << levels
	// batches is how many are hashed before their roots are joined.
	batches = 64
)

// Builder is a tree whose leaves arrive over time, and of which only the root is wanted. It keeps
// one node for each level and less than 1,024 leaves. One goroutine at a time may use it.
type Builder[D Digest] struct {
	shape Shape[D]
	zeros []D
	// Leaves that are not a whole batch yet.
	begun []D
	// The number of batches.
	count uint64
	// Element i is the root of 2^i batches, and is there if bit i of their number is set: the number
	// is counted up like the nodes are joined.
	tops []D
}

// NewBuilder begins a tree.
//
// The error is that the shape is [OpenZeppelin], whose pairs depend on the number of all leaves.
func NewBuilder[D Digest](shape Shape[D]) (*Builder[D], error) {
	if err := shape.check(); err != nil {
		return nil, err
	}
	if shape.lone == heap {
		return nil, errHeap
	}
	return &Builder[D]{shape: shape, zeros: shape.zerosTo(shape.height(0))}, nil
}

// Leaves returns the number of leaves so far.
func (b *Builder[D]) Leaves() uint64 { return b.count*batch + uint64(len(b.begun)) }

// Append appends leaves, which it copies or hashes before it returns.
//
// The error is that they are more than the limit of the shape allows. Nothing is appended then.
func (b *Builder[D]) Append(leaves ...D) error {
	if len(leaves) > 0 {
		if err := b.shape.allows(b.Leaves() + uint64(len(leaves))); err != nil {
			return err
		}
	}
	if len(b.begun) > 0 {
		n := min(len(leaves), batch-len(b.begun))
		b.begun, leaves = append(b.begun, leaves[:n]...), leaves[n:]
		if len(b.begun) == batch {
			b.join(b.begun)
			b.begun = b.begun[:0]
		}
	}
	for len(leaves) >= batch {
		n := min(len(leaves)/batch, batches) * batch
		b.join(leaves[:n])
		leaves = leaves[n:]
	}
	b.begun = append(b.begun, leaves...)
	return nil
}

// join appends whole batches.
func (b *Builder[D]) join(leaves []D) {
	roots := make([]D, len(leaves)/batch)
	spread(len(roots), portion/batch, func(first, end int) {
		for i := first; i < end; i++ {
			roots[i] = b.shape.rootOfBatch(leaves[i*batch:][:batch])
		}
	})
	for _, node := range roots {
		place := bits.TrailingZeros64(^b.count)
		for _, top := range b.tops[:place] {
			node = b.shape.parent(top, node)
		}
		if place == len(b.tops) {
			b.tops = append(b.tops, node)
		}
		b.tops[place] = node
		b.count++
	}
}

// rootOfBatch returns the root of a whole batch, whose layers take turns in a buffer.
func (s *Shape[D]) rootOfBatch(nodes []D) D {
	buffer := borrow(3 * batch / 4 * sizeOf[D]())
	defer buffers.Put(buffer)
	layers := nodesIn[D](*buffer)
	odd, even := layers[:batch/2], layers[batch/2:]
	for len(nodes) > 1 {
		above := odd[:len(nodes)/2]
		s.ofPairs(above, nodes)
		nodes, odd, even = above, even, odd
	}
	return nodes[0]
}

// Root returns the root of the leaves so far. More can be appended afterwards.
//
// The error is that there are no leaves, and the shape has no root of none.
func (b *Builder[D]) Root() (root D, err error) {
	count := b.Leaves()
	if err := b.shape.allows(count); err != nil {
		return root, err
	}
	if count == 0 {
		return b.shape.rootOfNothing(), nil
	}
	// The nodes of a level that are not below nodes kept for higher levels. What is kept higher up
	// has an even number of nodes at every level below, so these begin with an even node.
	tail := b.begun
	height := b.shape.height(count)
	for level := range height {
		tail = append(b.top(level), tail...)
		above := make([]D, (len(tail)+1)/2)
		b.shape.parents(above, tail, at(b.zeros, level))
		tail = above
	}
	return append(b.top(height), tail...)[0], nil
}

// FilledRoot returns the root of the leaves so far if leaves that are zeros fill the tree up to a
// power of two, as in torrents of version 2 (BEP 52), whatever the shape says of a lone node.
//
// The error is that there are no leaves.
func (b *Builder[D]) FilledRoot() (root D, err error) {
	count := b.Leaves()
	if count == 0 {
		return root, errEmpty
	}
	filled := *b
	filled.shape.lone, filled.shape.limit = zeros, 1<<bits.Len64(count-1)
	filled.zeros = filled.shape.zerosTo(filled.shape.height(count))
	return filled.Root()
}

// top returns the node that is kept for a level, if there is one.
func (b *Builder[D]) top(level int) []D {
	i := level - levels
	if i < 0 || b.count>>i&1 == 0 {
		return nil
	}
	return []D{b.tops[i]}
}

package merkle

import "math"

// Tree is a Merkle tree with all its nodes: the leaves, and every layer above them. Of n leaves it
// has about 2 × n nodes. It does not change.
type Tree[D Digest] struct {
	shape Shape[D]
	count uint64
	nodes []D
	// The first node of each layer, and the end of the last layer.
	starts []int
	zeros  []D
	root   D
}

// NewTree makes the tree over leaves, which it copies.
//
// The error is that the shape does not allow as many leaves.
func NewTree[D Digest](shape Shape[D], leaves []D) (*Tree[D], error) {
	count := len(leaves)
	if err := shape.allows(uint64(count)); err != nil {
		return nil, err
	}
	if count > math.MaxInt/2/sizeOf[D]() {
		return nil, failure("the nodes over %d leaves do not fit into memory: use Root or NewBuilder", count)
	}
	steps := shape.steps(count)
	end := count
	if len(steps) > 0 {
		end = steps[len(steps)-1].end
	}
	t := &Tree[D]{
		shape:  shape,
		count:  uint64(count),
		nodes:  make([]D, end),
		starts: []int{0},
		zeros:  shape.zerosTo(shape.height(uint64(count))),
	}
	copy(t.nodes, leaves)
	for level, s := range steps {
		shape.parents(t.nodes[s.parents:s.end], t.nodes[s.first:s.first+s.children], at(t.zeros, level))
		if shape.lone != heap {
			t.starts = append(t.starts, s.parents)
		}
	}
	t.starts = append(t.starts, end)
	if end > 0 {
		t.root = t.nodes[end-1]
	} else {
		t.root = shape.rootOfNothing()
	}
	return t, nil
}

// step is nodes that do not depend on each other, from parents to end, and their children, from
// first on.
type step struct{ first, children, parents, end int }

// steps returns all steps of a tree of so many leaves, which are the first nodes.
//
// The nodes of a heap, from its last to its first, are a queue: the next parent is that of the next
// two nodes, and goes to the end. A step has as many as there are pairs at the time.
func (s *Shape[D]) steps(count int) (list []step) {
	first, end := 0, count
	if s.lone == heap {
		for end < 2*count-1 {
			pairs := (end - first) / 2
			list = append(list, step{first, 2 * pairs, end, end + pairs})
			first, end = first+2*pairs, end+pairs
		}
		return list
	}
	if count == 0 {
		return nil
	}
	for range s.height(uint64(count)) {
		children := end - first
		list = append(list, step{first, children, end, end + (children+1)/2})
		first, end = end, end+(children+1)/2
	}
	return list
}

// Shape returns the shape.
func (t *Tree[D]) Shape() Shape[D] { return t.shape }

// Leaves returns the number of leaves.
func (t *Tree[D]) Leaves() uint64 { return t.count }

// Layers returns the number of layers, that of the leaves and that of the root included. A tree of
// [OpenZeppelin] has one, of all its nodes.
func (t *Tree[D]) Layers() int { return len(t.starts) - 1 }

// Layer returns the nodes of a level, without zeros behind them; nil if there is no such level. They
// are the tree's own, and must not be changed. Those of [OpenZeppelin] are level 0, and in the order
// in which they are made, the leaves first.
func (t *Tree[D]) Layer(level int) []D {
	if level < 0 || level >= t.Layers() {
		return nil
	}
	start, end := t.starts[level], t.starts[level+1]
	return t.nodes[start:end:end]
}

// Root returns the root.
func (t *Tree[D]) Root() D { return t.root }

// Repeats says whether two siblings are equal somewhere. If lone last nodes are doubled, fewer
// leaves may then have the same root, so what takes leaves from others should reject them
// (CVE-2012-2459).
func (t *Tree[D]) Repeats() bool {
	for level := range t.Layers() {
		nodes := t.Layer(level)
		for i := 1; i < len(nodes); i += 2 {
			if nodes[i-1] == nodes[i] {
				return true
			}
		}
	}
	return false
}

// sibling returns the sibling of a node on a path: the node itself if it is doubled, a zero if
// there is none.
func (t *Tree[D]) sibling(s sibling) D {
	index := s.index
	if s.side == twin {
		index ^= 1
	}
	if layer := t.Layer(s.level); index < uint64(len(layer)) {
		return layer[index]
	}
	return at(t.zeros, s.level)
}

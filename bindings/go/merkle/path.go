package merkle

// side is where the sibling of a node is.
type side uint8

const (
	left  side = iota // before the node
	right             // behind it
	twin              // there is none, and the node is doubled
)

// ordered returns the two children of a parent in their order.
func ordered[D Digest](side side, node, sibling D) (D, D) {
	if side == left {
		return sibling, node
	}
	return node, sibling
}

// sibling is a node of a proof.
type sibling struct {
	level int
	// Its number in its layer; that of a heap is counted from its first leaf.
	index uint64
	side  side
}

// layer is one on the way to the root. All nodes of a heap are one, the leaves first; parents
// follow in the order of their pairs.
type layer struct {
	lone          lone
	level, height int
	count         uint64 // of its nodes; of a heap, of the leaves
}

// bottom returns the layer of the leaves.
func (s *Shape[D]) bottom(count uint64) layer {
	return layer{lone: s.lone, height: s.height(count), count: count}
}

func (l *layer) isRoot(node uint64) bool {
	if l.lone == heap {
		return node+2 >= 2*l.count
	}
	return l.level == l.height
}

// sibling returns the sibling of a node, and false if the node is promoted.
func (l *layer) sibling(node uint64) (s sibling, ok bool) {
	s = sibling{l.level, node ^ 1, right}
	switch {
	case l.lone == promoted && node^1 >= l.count:
		return s, false
	case l.lone == doubled && node^1 >= l.count:
		s.side = twin
	case node%2 == 1:
		s.side = left
	}
	return s, true
}

// parent returns the number of a parent: in the layer above, or in the same heap.
func (l *layer) parent(node uint64) uint64 {
	if l.lone == heap {
		return l.count + node/2
	}
	return node / 2
}

// rise becomes the layer that has the parents.
func (l *layer) rise() {
	if l.lone != heap {
		l.level++
		l.count = l.count/2 + l.count%2
	}
}

// path is the siblings on the way from a node to the root.
type path struct {
	layer layer
	node  uint64
}

func (p *path) next() (s sibling, ok bool) {
	for !ok && !p.layer.isRoot(p.node) {
		s, ok = p.layer.sibling(p.node)
		p.node = p.layer.parent(p.node)
		p.layer.rise()
	}
	return s, ok
}

// length returns how many siblings there are.
func (p path) length() (n int) {
	for {
		if _, ok := p.next(); !ok {
			return n
		}
		n++
	}
}

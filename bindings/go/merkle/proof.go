package merkle

// Proof returns the proof that a leaf is in this tree: the siblings on the way from it to the root,
// that of the leaf first. A level at which a node is promoted has none; where a node is doubled, it
// is its own sibling, as in the branches of Bitcoin.
//
// The error is that there is no such leaf.
func (t *Tree[D]) Proof(index uint64) ([]D, error) { return t.AppendProof(nil, index) }

// AppendProof is [Tree.Proof] in memory that may be used again: it appends the proof to nodes.
func (t *Tree[D]) AppendProof(nodes []D, index uint64) ([]D, error) {
	if index >= t.count {
		return nodes, errIndex(index, t.count)
	}
	p := path{t.shape.bottom(t.count), index}
	for s, ok := p.next(); ok; s, ok = p.next() {
		nodes = append(nodes, t.sibling(s))
	}
	return nodes, nil
}

// A Claim is that a leaf is in a tree.
type Claim[D Digest] struct {
	Root  D
	Leaf  D
	Index uint64 // of the leaf; the first one is 0
	Count uint64 // of leaves in the tree
	Proof []D    // the siblings on the way to the root
}

// path returns the way to the root, once all numbers are known to be right.
func (c *Claim[D]) path(s *Shape[D]) (path, error) {
	if c.Index >= c.Count {
		return path{}, errIndex(c.Index, c.Count)
	}
	if err := s.allows(c.Count); err != nil {
		return path{}, err
	}
	p := path{s.bottom(c.Count), c.Index}
	if needed := p.length(); needed != len(c.Proof) {
		return path{}, wrongLength(len(c.Proof), needed)
	}
	return p, nil
}

// Verify checks the [Tree.Proof] that leaf is the one with this index in a tree of count leaves with
// this root. It returns nil if that is so.
//
// For [SSZ] the count may be the limit if the number of leaves is not known.
func (s Shape[D]) Verify(root, leaf D, index, count uint64, proof []D) error {
	if err := s.check(); err != nil {
		return err
	}
	claim := Claim[D]{root, leaf, index, count, proof}
	p, err := claim.path(&s)
	if err != nil {
		return err
	}
	node := leaf
	for _, other := range proof {
		step, _ := p.next()
		if step.side == twin && node != other {
			return wrongTwin(step.level)
		}
		node = s.parent(ordered(step.side, node, other))
	}
	if node != root {
		return wrongRoot(index, count)
	}
	return nil
}

// VerifyMember checks the proof that leaf is in a tree of sorted pairs with this root, wherever it
// is, as Solidity's MerkleProof.verify does. It returns nil if that is so.
//
// Any number of nodes may be a proof, so a leaf has to be the digest of something that is no pair
// of nodes.
func (s Shape[D]) VerifyMember(root, leaf D, proof []D) error {
	if err := s.check(); err != nil {
		return err
	}
	if !s.sorted {
		return errUnsorted
	}
	node := leaf
	for _, other := range proof {
		node = s.parent(node, other)
	}
	if node != root {
		return wrong("the proof of %d nodes does not lead from this leaf to this root: the leaf, the proof or "+
			"the root is wrong", len(proof))
	}
	return nil
}

// VerifyMany checks many proofs, of one tree or of several trees of this shape: one level of many
// of them is hashed together. Element i of what it returns is what [Shape.Verify] says of claim i.
func (s Shape[D]) VerifyMany(claims []Claim[D]) []error {
	results := make([]error, len(claims))
	spread(len(claims), together, func(first, end int) {
		for ; first < end; first += together {
			last := min(first+together, end)
			s.verifyTogether(claims[first:last], results[first:last])
		}
	})
	return results
}

// verifyTogether writes the results of claims whose levels are hashed together.
func (s *Shape[D]) verifyTogether(claims []Claim[D], results []error) {
	paths, nodes := make([]path, len(claims)), make([]D, len(claims))
	open := make([]int, 0, len(claims))
	for i := range claims {
		nodes[i] = claims[i].Leaf
		if results[i] = s.check(); results[i] == nil {
			paths[i], results[i] = claims[i].path(s)
		}
		if results[i] == nil {
			open = append(open, i)
		}
	}
	// All children are in pairs, so no tree of zeros is a sibling.
	children, above := make([]D, 0, 2*len(open)), make([]D, len(open))
	for level := 0; len(open) > 0; level++ {
		still := open[:0]
		children = children[:0]
		for _, i := range open {
			step, ok := paths[i].next()
			switch {
			case !ok:
				if nodes[i] != claims[i].Root {
					results[i] = wrongRoot(claims[i].Index, claims[i].Count)
				}
			case step.side == twin && nodes[i] != claims[i].Proof[level]:
				results[i] = wrongTwin(step.level)
			default:
				first, second := ordered(step.side, nodes[i], claims[i].Proof[level])
				children = append(children, first, second)
				still = append(still, i)
			}
		}
		open = still
		s.ofPairs(above[:len(open)], children)
		for j, i := range open {
			nodes[i] = above[j]
		}
	}
}

package merkle

import "slices"

// Multiproof is a proof that several leaves are in a tree, without nodes that follow from others.
type Multiproof[D Digest] struct {
	// Proof has the siblings that do not follow from the leaves: those of a lower level first, and
	// within a level by their place in it. Of [SSZ] the last of a level comes first.
	Proof []D
	// Flags has an element for each parent of two nodes, in the order of the computation: whether
	// both follow from the leaves. Otherwise one of them is the next node of the proof.
	Flags []bool
}

// Multiproof returns the proof that the leaves with these indices are in this tree. The indices
// ascend.
//
// Solidity's MerkleProof.multiProofVerify takes proof and flags of [OpenZeppelin], together with
// the leaves in the order of their indices; those of [SortedKeccak] if the leaves of the tree are a
// power of two.
//
// The error is that there is no index, that they do not ascend, or that there is no such leaf.
//
// Sources: @openzeppelin/merkle-tree, src/core.ts, getMultiProof; for SSZ the consensus
// specifications, ssz/merkle-proofs.md, get_helper_indices.
func (t *Tree[D]) Multiproof(indices []uint64) (m Multiproof[D], err error) {
	rounds, err := t.shape.rounds(indices, t.count)
	if err != nil {
		return m, err
	}
	for _, round := range rounds {
		begin := len(m.Proof)
		for _, other := range round {
			switch other.kind {
			case known:
				m.Flags = append(m.Flags, true)
			case inProof:
				m.Flags = append(m.Flags, false)
				m.Proof = append(m.Proof, t.sibling(other.sibling))
			}
		}
		if t.shape.descends() {
			slices.Reverse(m.Proof[begin:])
		}
	}
	return m, nil
}

// VerifyMultiproof checks the [Tree.Multiproof] that these are the leaves with these indices of a
// tree of count leaves with this root. It returns nil if that is so. It takes no flags.
//
// For [SSZ] the count may be the limit if the number of leaves is not known.
func (s Shape[D]) VerifyMultiproof(root D, leaves []D, indices []uint64, count uint64, proof []D) error {
	if len(leaves) != len(indices) {
		return failure("there are %d leaves and %d indices: give one index for each leaf", len(leaves), len(indices))
	}
	if err := s.allows(count); err != nil {
		return err
	}
	rounds, err := s.rounds(indices, count)
	if err != nil {
		return err
	}
	needed := 0
	for _, round := range rounds {
		needed += round.siblings()
	}
	nodes := len(proof)
	if needed != nodes {
		return wrongLength(nodes, needed)
	}
	queue := slices.Clone(leaves)
	for _, round := range rounds {
		n := round.siblings()
		siblings := slices.Clone(proof[:n])
		proof = proof[n:]
		if s.descends() {
			slices.Reverse(siblings)
		}
		children := make([]D, 0, 2*len(round))
		taken := 0
		for _, other := range round {
			first, second := queue[taken], queue[taken]
			taken++
			switch other.kind {
			case known:
				second = queue[taken]
				taken++
			case inProof:
				first, second = ordered(other.sibling.side, first, siblings[0])
				siblings = siblings[1:]
			}
			children = append(children, first, second)
		}
		queue = append(queue[taken:], s.above(round, children)...)
	}
	if queue[0] != root {
		return wrongSeveral(len(leaves), nodes)
	}
	return nil
}

// above returns the parents of a round, given all pairs of children. A missing child, which only
// the last parent of a layer has, is there as the other one again.
func (s *Shape[D]) above(round round, children []D) []D {
	out := make([]D, len(round))
	last := len(round) - 1
	if round[last].kind == missing && s.lone == promoted {
		out[last], children = children[2*last], children[:2*last]
		s.ofPairs(out[:last], children)
		return out
	}
	s.ofPairs(out, children)
	return out
}

// VerifyMembers checks the proof that these leaves are in a tree of sorted pairs with this root,
// wherever they are, as Solidity's MerkleProof.multiProofVerify does, with the same proof, flags
// and leaves; but no leaves are never proved. It returns nil if that is so.
//
// Nodes can pass as leaves unless a leaf is the digest of something that is no pair of nodes.
func (s Shape[D]) VerifyMembers(root D, leaves, proof []D, flags []bool) error {
	switch {
	case s.check() != nil:
		return s.check()
	case !s.sorted:
		return errUnsorted
	case len(leaves) == 0:
		return errNothing
	}
	both := 0
	for _, flag := range flags {
		if flag {
			both++
		}
	}
	// A flag turns two nodes into one, so all nodes are used, and one is left.
	misfit := len(leaves)+len(proof) != len(flags)+1 || len(flags)-both != len(proof)
	queue, siblings := slices.Clone(leaves), proof
	for len(flags) > 0 && !misfit {
		var children []D
		taken := 0
		for len(flags) > 0 {
			if flags[0] {
				// A node that is still missing is a parent of this round.
				if len(queue)-taken < 2 {
					break
				}
				children = append(children, queue[taken], queue[taken+1])
				taken += 2
			} else {
				if len(queue)-taken < 1 {
					break
				}
				children = append(children, queue[taken], siblings[0])
				siblings = siblings[1:]
				taken++
			}
			flags = flags[1:]
		}
		misfit = taken == 0
		above := make([]D, len(children)/2)
		s.ofPairs(above, children)
		queue = append(queue[taken:], above...)
	}
	if misfit {
		return wrong("%d leaves, %d nodes of the proof and the flags do not fit: give proof, flags and leaves as "+
			"the tree gave them", len(leaves), len(proof))
	}
	if queue[0] != root {
		return wrongSeveral(len(leaves), len(proof))
	}
	return nil
}

// other is the other child of a parent.
type other struct {
	kind    otherKind
	sibling sibling
}

type otherKind uint8

const (
	known   otherKind = iota // a leaf that is proved, or what follows from such leaves; it comes after the first
	inProof                  // it is in the proof
	missing                  // there is none: the first is promoted or doubled
)

// round is parents none of which is above another, in their order: the other child of each.
type round []other

// siblings is how many of them are in the proof.
func (r round) siblings() (n int) {
	for _, other := range r {
		if other.kind == inProof {
			n++
		}
	}
	return n
}

// descends says whether the last sibling of a round comes first in a proof: generalized indices of
// SSZ descend.
func (s *Shape[D]) descends() bool { return s.lone == zeros }

// rounds returns the rounds from several leaves to the root.
func (s *Shape[D]) rounds(indices []uint64, count uint64) (list []round, err error) {
	if len(indices) == 0 {
		return nil, errNothing
	}
	for i := range indices[1:] {
		if before, index := indices[i], indices[i+1]; before >= index {
			return nil, failure("leaf %d comes after leaf %d: give indices in ascending order, each once", index, before)
		}
	}
	if last := indices[len(indices)-1]; last >= count {
		return nil, errIndex(last, count)
	}
	layer := s.bottom(count)
	nodes := slices.Clone(indices)
	for !layer.isRoot(nodes[0]) {
		// In a heap a round ends before the first parent that it computes.
		end := layer.parent(nodes[0])
		var others round
		var above []uint64
		for len(nodes) > 0 && (s.lone != heap || nodes[0]|1 < end) {
			node := nodes[0]
			nodes = nodes[1:]
			step, ok := layer.sibling(node)
			switch {
			case len(nodes) > 0 && nodes[0] == node^1:
				nodes = nodes[1:]
				others = append(others, other{kind: known})
			case !ok || step.side == twin:
				others = append(others, other{kind: missing})
			default:
				others = append(others, other{inProof, step})
			}
			above = append(above, layer.parent(node))
		}
		nodes = append(nodes, above...)
		layer.rise()
		list = append(list, others)
	}
	return list, nil
}

package merkle

import "math/bits"

// Consistency returns the proof that this tree continues one of its first `old` leaves: roots of
// parts of it, in the order of RFC 6962. It is empty if the trees are the same.
//
// The error is that lone last nodes of the shape are not promoted, as they are of [RFC6962], or
// that old is not 1 to the number of leaves.
//
// Source: RFC 6962, section 2.1.2.
func (t *Tree[D]) Consistency(old uint64) ([]D, error) {
	parts, err := t.shape.parts(old, t.count)
	if err != nil {
		return nil, err
	}
	proof := make([]D, len(parts))
	for i, part := range parts {
		// Every part begins at a multiple of the power of two at or above its length.
		level := bits.Len64(part.end - part.first - 1)
		proof[i] = t.Layer(level)[part.first>>level]
	}
	return proof, nil
}

// part is leaves that lie one after another.
type part struct{ first, end uint64 }

// parts returns the parts of a tree whose roots prove that it continues an older one: SUBPROOF of
// RFC 6962, without recursion.
func (s *Shape[D]) parts(old, count uint64) (parts []part, err error) {
	if s.lone != promoted {
		return nil, errInconsistent
	}
	if old == 0 || old > count {
		return nil, failure("an older tree has 1 to %d leaves, not %d: check which of the trees is the older",
			count, old)
	}
	tree := part{0, count}
	for old < tree.end {
		// The largest power of two below the number of leaves.
		split := tree.first + 1<<(bits.Len64(tree.end-tree.first-1)-1)
		if old <= split {
			parts = append(parts, part{split, tree.end})
			tree.end = split
		} else {
			parts = append(parts, part{tree.first, split})
			tree.first = split
		}
	}
	// The checker knows the root of the older tree.
	if tree.first > 0 {
		parts = append(parts, tree)
	}
	for i, j := 0, len(parts)-1; i < j; i, j = i+1, j-1 {
		parts[i], parts[j] = parts[j], parts[i]
	}
	return parts, nil
}

// VerifyConsistency checks the [Tree.Consistency] proof that a tree of count leaves with this root
// continues one of `old` leaves with the root oldRoot. It returns nil if that is so.
//
// Source: RFC 9162, section 2.1.4.2.
func (s Shape[D]) VerifyConsistency(old uint64, oldRoot D, count uint64, root D, proof []D) error {
	if err := s.check(); err != nil {
		return err
	}
	parts, err := s.parts(old, count)
	if err != nil {
		return err
	}
	if len(parts) != len(proof) {
		return wrongLength(len(proof), len(parts))
	}
	// An older tree of a power of two leaves is a node of the newer, and is not in the proof; nor is
	// one that is the newer itself.
	older := oldRoot
	if old&(old-1) != 0 && old < count {
		older, proof = proof[0], proof[1:]
	}
	newer := older
	// The node that both trees have, on the way from the last leaf of the older.
	lastOfOlder, last := old-1, count-1
	shared := bits.TrailingZeros64(^lastOfOlder)
	lastOfOlder, last = lastOfOlder>>shared, last>>shared
	for _, node := range proof {
		if lastOfOlder%2 == 1 || lastOfOlder == last {
			older, newer = s.parent(node, older), s.parent(node, newer)
			// Levels at which the node is promoted.
			if lastOfOlder > 0 {
				skipped := bits.TrailingZeros64(lastOfOlder)
				lastOfOlder, last = lastOfOlder>>skipped, last>>skipped
			}
		} else {
			newer = s.parent(newer, node)
		}
		lastOfOlder, last = lastOfOlder>>1, last>>1
	}
	if older != oldRoot {
		return wrong("the proof does not lead to the root of the older tree, of %d leaves: the newer does not "+
			"continue it", old)
	}
	if newer != root {
		return wrong("the proof does not lead to the root of the newer tree, of %d leaves: the proof or that "+
			"root is wrong", count)
	}
	return nil
}

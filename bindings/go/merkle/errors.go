package merkle

import (
	"errors"
	"fmt"
)

// ErrProof is what [errors.Is] finds in the error of a proof that does not prove what it should,
// because the proof, a leaf, a root or the number of leaves is wrong. Other errors are of calls
// that no proof could fulfil.
var ErrProof = errors.New("hashweave/merkle: the proof is wrong")

var (
	errShape = failure("the shape is the zero value: make one with RFC6962, Plain or a similar function")
	errEmpty = failure("there are no leaves, and no root of none is defined for this shape: give at least one leaf")
	errHeap  = failure("a heap has no layers, and its pairs depend on the number of leaves: use NewTree, " +
		"with all of them")
	errUnsorted = failure("pairs of this shape are not sorted, so a proof needs an index: use Verify or " +
		"VerifyMultiproof")
	errNothing = failure("there is no leaf to prove, and whatever a proof led to would prove nothing: give " +
		"at least one")
	errInconsistent = failure("a tree whose lone last nodes are not promoted has no consistency proofs: " +
		"use a shape such as RFC6962")
)

// failure returns an error about arguments.
func failure(format string, values ...any) error {
	return fmt.Errorf("hashweave/merkle: "+format, values...)
}

// wrong returns an error about a proof.
func wrong(format string, values ...any) error {
	return proofError("hashweave/merkle: " + fmt.Sprintf(format, values...))
}

type proofError string

func (e proofError) Error() string { return string(e) }

func (proofError) Is(target error) bool { return target == ErrProof }

func errIndex(index, count uint64) error {
	return failure("there is no leaf %d among %d: the first is leaf 0", index, count)
}

func wrongLength(nodes, needed int) error {
	return wrong("the proof has %d nodes, and one for these numbers has %d: check the index and the count of leaves",
		nodes, needed)
}

func wrongRoot(index, count uint64) error {
	return wrong("the proof does not lead from leaf %d of %d to this root: the leaf, the proof or the root is wrong",
		index, count)
}

func wrongTwin(level int) error {
	return wrong("level %d of the proof is not the node itself, which has no sibling there: the proof is wrong", level)
}

func wrongSeveral(leaves, nodes int) error {
	return wrong("the proof of %d nodes does not lead from these %d leaves to this root: a leaf, the proof or "+
		"the root is wrong", nodes, leaves)
}

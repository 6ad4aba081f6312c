package merkle_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/merkle"
)

// subsets returns subsets of the leaves: all of a small tree, some of a greater.
func subsets(count int) (list [][]uint64) {
	var masks []uint64
	if count <= 6 {
		for mask := uint64(1); mask < 1<<count; mask++ {
			masks = append(masks, mask)
		}
	} else {
		masks = []uint64{1, 1 << (count - 1), 1<<count - 1}
		for i := range uint64(39) {
			// The multiplier is odd, so its multiples have all kinds of patterns of bits.
			masks = append(masks, (i+1)*0x9e37_79b9_7f4a_7c15>>(64-count))
		}
	}
	for _, mask := range masks {
		var set []uint64
		for i := range uint64(count) {
			if mask>>i&1 == 1 {
				set = append(set, i)
			}
		}
		if len(set) > 0 {
			list = append(list, set)
		}
	}
	return list
}

func chosen[D merkle.Digest](leaves []D, indices []uint64) (some []D) {
	for _, i := range indices {
		some = append(some, leaves[i])
	}
	return some
}

// byLayers returns the nodes of a proof by sets: siblings of leaves and of what is above leaves,
// unless they are among these themselves, layer by layer.
func (m *model) byLayers(leaves [][]byte, indices []uint64) (proof [][]byte) {
	known := map[uint64]bool{}
	for _, i := range indices {
		known[i] = true
	}
	nodes := leaves
	if m.lone == "zeros" {
		nodes = m.filled(leaves)
	}
	for len(nodes) > 1 {
		var siblings []uint64
		above := map[uint64]bool{}
		for _, i := range slices.Sorted(maps.Keys(known)) {
			if sibling := i ^ 1; !known[sibling] && sibling < uint64(len(nodes)) {
				siblings = append(siblings, sibling)
			}
			above[i/2] = true
		}
		if m.lone == "zeros" {
			slices.Reverse(siblings)
		}
		for _, i := range siblings {
			proof = append(proof, nodes[i])
		}
		var parents [][]byte
		for pair := range slices.Chunk(nodes, 2) {
			switch {
			case len(pair) == 2:
				parents = append(parents, m.parent(pair[0], pair[1]))
			case m.lone == "doubled":
				parents = append(parents, m.parent(pair[0], pair[0]))
			default:
				parents = append(parents, pair[0])
			}
		}
		nodes, known = parents, above
	}
	return proof
}

// byQueue is processMultiProof of OpenZeppelin's contracts, a node at a time.
func (m *model) byQueue(leaves, proof [][]byte, flags []bool) []byte {
	queue := slices.Clone(leaves)
	for _, both := range flags {
		var second []byte
		first := queue[0]
		queue = queue[1:]
		if both {
			second, queue = queue[0], queue[1:]
		} else {
			second, proof = proof[0], proof[1:]
		}
		queue = append(queue, m.parent(first, second))
	}
	return queue[len(queue)-1]
}

func TestMultiproofs(t *testing.T) {
	forEach(t, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 33}, multiproofs[[32]byte], multiproofs[[64]byte], multiproofs[[20]byte], multiproofs[[48]byte])
}

func multiproofs[D merkle.Digest](t *testing.T, s subject[D], n int) {
	leaves, count := leavesOf[D](n), uint64(n)
	tree, err := merkle.NewTree(s.shape, leaves)
	if err != nil {
		t.Fatal(err)
	}
	root := tree.Root()
	for _, indices := range subsets(n) {
		several, err := tree.Multiproof(indices)
		if err != nil {
			t.Fatal(err)
		}
		some := chosen(leaves, indices)
		if err := s.shape.VerifyMultiproof(root, some, indices, count, several.Proof); err != nil {
			t.Fatalf("%v: %v", indices, err)
		}
		if s.lone == "heap" {
			if found := s.byQueue(list(some), list(several.Proof), several.Flags); !bytes.Equal(found, bytesOf(root)) {
				t.Fatalf("%v: %x, not %x", indices, found, root)
			}
		} else {
			same(t, fmt.Sprint(indices), several.Proof, s.byLayers(list(leaves), indices))
		}
		members := s.sorted && (s.lone == "heap" || n&(n-1) == 0)
		if members {
			if err := s.shape.VerifyMembers(root, some, several.Proof, several.Flags); err != nil {
				t.Fatalf("%v: %v", indices, err)
			}
		}
		refused := func(what string, root D, some []D, indices []uint64, proof []D) {
			t.Helper()
			if err := s.shape.VerifyMultiproof(root, some, indices, count, proof); !errors.Is(err, merkle.ErrProof) {
				t.Fatalf("%v: %s: %v", indices, what, err)
			}
			if members {
				if err := s.shape.VerifyMembers(root, some, proof, several.Flags); !errors.Is(err, merkle.ErrProof) {
					t.Fatalf("%v: %s, member: %v", indices, what, err)
				}
			}
		}
		for i := range several.Proof {
			refused("an altered proof", root, some, indices, altered(several.Proof, i, (37*i+n)%160))
		}
		for i := range some {
			refused("another leaf", root, altered(some, i, (37*i+n)%160), indices, several.Proof)
		}
		refused("another root", altered([]D{root}, 0, n)[0], some, indices, several.Proof)
		refused("a longer proof", root, some, indices, append(slices.Clone(several.Proof), root))
		if last := len(several.Proof) - 1; last >= 0 {
			refused("a shorter proof", root, some, indices, several.Proof[:last])
		}
		if err := s.shape.VerifyMultiproof(root, some[1:], indices, count, several.Proof); err == nil {
			t.Fatalf("%v: fewer leaves", indices)
		}
	}
}

func TestIndices(t *testing.T) {
	shape := merkle.RFC6962()
	tree, err := merkle.NewTree(shape, leavesOf[[32]byte](5))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		indices []uint64
		want    string
	}{
		{nil, "hashweave/merkle: there is no leaf to prove, and whatever a proof led to would prove nothing: give at least one"},
		{[]uint64{1, 1}, "hashweave/merkle: leaf 1 comes after leaf 1: give indices in ascending order, each once"},
		{[]uint64{0, 3, 2}, "hashweave/merkle: leaf 2 comes after leaf 3: give indices in ascending order, each once"},
		{[]uint64{0, 5}, "hashweave/merkle: there is no leaf 5 among 5: the first is leaf 0"},
	} {
		_, err := tree.Multiproof(c.indices)
		other := shape.VerifyMultiproof(tree.Root(), make([][32]byte, len(c.indices)), c.indices, 5, nil)
		if fmt.Sprint(err) != c.want || fmt.Sprint(other) != c.want {
			t.Errorf("%v, %v, not %s", err, other, c.want)
		}
	}
}

// Numbers at which something could overflow.
func TestHugeTrees(t *testing.T) {
	most := uint64(math.MaxUint64)
	pair := make([][32]byte, 2)
	for _, c := range []struct {
		shape           merkle.Shape[[32]byte]
		most            uint64
		one, near, ends int // nodes of proofs of leaf 0, of the first two leaves, of the first and the last
	}{
		{merkle.RFC6962(), most, 64, 63, 125},
		// The last leaf of Bitcoin's tree is its own sibling.
		{merkle.Bitcoin(), most, 64, 63, 125},
		{merkle.SSZ(most), most, 64, 63, 126},
		// The last leaf of a heap is the sibling of the first leaf's parent, at depth 62.
		{merkle.OpenZeppelin(), most / 2, 63, 62, 62},
	} {
		needed := func(n int) string {
			return fmt.Sprintf("hashweave/merkle: the proof has 0 nodes, and one for these numbers has %d: check the index and the count of leaves", n)
		}
		if err := c.shape.Verify(pair[0], pair[0], 0, c.most, nil); fmt.Sprint(err) != needed(c.one) {
			t.Errorf("one of %d: %v", c.most, err)
		}
		if err := c.shape.VerifyMultiproof(pair[0], pair, []uint64{0, 1}, c.most, nil); fmt.Sprint(err) != needed(c.near) {
			t.Errorf("two of %d: %v", c.most, err)
		}
		if err := c.shape.VerifyMultiproof(pair[0], pair, []uint64{0, c.most - 1}, c.most, nil); fmt.Sprint(err) != needed(c.ends) {
			t.Errorf("both ends of %d: %v", c.most, err)
		}
		if err := c.shape.Verify(pair[0], pair[0], c.most, c.most, nil); err == nil {
			t.Errorf("leaf %d of as many", c.most)
		}
	}
	if err := merkle.OpenZeppelin().Verify(pair[0], pair[0], 0, most, nil); fmt.Sprint(err) !=
		"hashweave/merkle: there are 18446744073709551615 leaves, and a heap has at most 2^63 - 1: give fewer" {
		t.Error(err)
	}
	if err := merkle.RFC6962().VerifyConsistency(most-1, pair[0], most, pair[0], nil); !errors.Is(err, merkle.ErrProof) {
		t.Error(err)
	}
}

// CVE-2023-34459 of OpenZeppelin's contracts: nodes of a proof that no flag takes must not count.
func TestNodesThatAreNotUsed(t *testing.T) {
	shape := merkle.SortedKeccak()
	leaf, malicious := [32]byte{5}, [][32]byte{{6}, {7}}
	root := node[[32]byte](keccak256(append(make([]byte, 32), leaf[:]...)))
	for _, c := range []struct {
		leaves, proof [][32]byte
		flags         []bool
	}{
		{malicious, [][32]byte{leaf, leaf}, []bool{true, true, false}},
		{malicious, [][32]byte{leaf, leaf}, []bool{true, false}},
		{malicious, [][32]byte{leaf}, []bool{true, true}},
		{append(malicious, leaf), nil, []bool{true, true}},
		{malicious, [][32]byte{leaf}, []bool{true, false}},
		{malicious, nil, nil},
	} {
		if err := shape.VerifyMembers(root, c.leaves, c.proof, c.flags); !errors.Is(err, merkle.ErrProof) {
			t.Errorf("%v: %v", c, err)
		}
	}
	if err := shape.VerifyMembers(root, nil, [][32]byte{root}, nil); err == nil || errors.Is(err, merkle.ErrProof) {
		t.Errorf("no leaves: %v", err)
	}
	// The same by a proof that is one.
	if err := shape.VerifyMembers(root, [][32]byte{leaf}, [][32]byte{{}}, []bool{false}); err != nil {
		t.Error(err)
	}
}

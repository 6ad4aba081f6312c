package merkle_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/merkle"
)

// few are numbers of leaves for tests that try every leaf.
func few() []int {
	var list []int
	for n := range 71 {
		if n > 0 && (n < 18 || n > 63 && n < 67 || !testing.Short() && n%3 != 0) {
			list = append(list, n)
		}
	}
	return list
}

func TestProofs(t *testing.T) {
	forEach(t, append(few(), 515), proofs[[32]byte], proofs[[64]byte], proofs[[20]byte], proofs[[48]byte])
}

// proofs compares every proof with the model's, and tries altered ones.
func proofs[D merkle.Digest](t *testing.T, s subject[D], n int) {
	leaves := leavesOf[D](n)
	tree, err := merkle.NewTree(s.shape, leaves)
	if err != nil {
		t.Fatal(err)
	}
	root, count := tree.Root(), uint64(n)
	var room []D
	for i := 0; i < n; i += 1 + i/71*97 {
		index, leaf := uint64(i), leaves[i]
		proof, err := tree.Proof(index)
		if err != nil {
			t.Fatal(err)
		}
		same(t, fmt.Sprintf("the proof of leaf %d", i), proof, s.proof(list(leaves), i))
		if room, err = tree.AppendProof(room[:0], index); err != nil || !equal(room, proof) {
			t.Fatalf("AppendProof: %x, %v", room, err)
		}
		if err := s.shape.Verify(root, leaf, index, count, proof); err != nil {
			t.Fatal(err)
		}
		if s.sorted && s.lone != "doubled" {
			if err := s.shape.VerifyMember(root, leaf, proof); err != nil {
				t.Fatal(err)
			}
		}
		refused := func(what string, root, leaf D, index, count uint64, proof []D) {
			t.Helper()
			err := s.shape.Verify(root, leaf, index, count, proof)
			if err == nil {
				t.Fatalf("leaf %d of %d: %s passes", i, n, what)
			}
			if many := s.shape.VerifyMany([]merkle.Claim[D]{{root, leaf, index, count, proof}}); many[0] == nil || many[0].Error() != err.Error() {
				t.Fatalf("VerifyMany says %v, not %v", many[0], err)
			}
			if !errors.Is(err, merkle.ErrProof) && index < count {
				t.Fatalf("%s is no fault of the proof: %v", what, err)
			}
		}
		for level := range proof {
			for _, bit := range []int{8*len(leaf) - 1, (37*level + i) % (8 * len(leaf))} {
				refused("an altered proof", root, leaf, index, count, altered(proof, level, bit))
			}
			if other := slices.Delete(slices.Clone(proof), level, level+1); len(other) > 0 {
				refused("a shorter proof", root, leaf, index, count, other)
			}
		}
		bit := i % (8 * len(leaf))
		refused("another leaf", root, altered([]D{leaf}, 0, bit)[0], index, count, proof)
		refused("another root", altered([]D{root}, 0, bit)[0], leaf, index, count, proof)
		refused("a longer proof", root, leaf, index, count, append(slices.Clone(proof), root))
		refused("a leaf that there is not", root, leaf, index+count, count, proof)
		if !s.sorted && n > 1 {
			// The sides are other ones, or the number of nodes, or the twins.
			refused("the proof of another leaf", root, leaf, (index+1)%count, count, proof)
			if index^1 < count {
				refused("the proof of its sibling", root, leaf, index^1, count, proof)
			}
		}
	}
	if _, err := tree.Proof(count); err == nil || errors.Is(err, merkle.ErrProof) {
		t.Errorf("leaf %d of %d: %v", n, n, err)
	}
}

// altered returns nodes with another bit.
func altered[D merkle.Digest](nodes []D, i, bit int) []D {
	nodes = slices.Clone(nodes)
	b := bytesOf(nodes[i])
	b[bit/8] ^= 1 << (bit % 8)
	nodes[i] = node[D](b)
	return nodes
}

// Good and bad claims over trees of several sizes, in one call, are what Verify finds.
func TestVerifyMany(t *testing.T) {
	for _, s := range subjects32(600) {
		var claims []merkle.Claim[[32]byte]
		for _, n := range []int{1, 2, 3, 5, 8, 13, 70, 600} {
			leaves := leavesOf[[32]byte](n)
			tree, err := merkle.NewTree(s.shape, leaves)
			if err != nil {
				t.Fatal(err)
			}
			for i, leaf := range leaves {
				proof, err := tree.Proof(uint64(i))
				if err != nil {
					t.Fatal(err)
				}
				claims = append(claims, merkle.Claim[[32]byte]{
					Root: tree.Root(), Leaf: leaf, Index: uint64(i), Count: uint64(n), Proof: proof,
				})
			}
		}
		// Each third is wrong in one of several ways.
		for i := 2; i < len(claims); i += 3 {
			switch c := &claims[i]; i % 5 {
			case 0:
				c.Root[0] ^= 1
			case 1:
				c.Leaf[31] ^= 128
			case 2:
				c.Index = c.Count
			case 3:
				c.Proof = append(c.Proof, c.Root)
			default:
				if len(c.Proof) > 0 {
					c.Proof[0][5] ^= 1
				}
			}
		}
		bad := 0
		for i, err := range s.shape.VerifyMany(claims) {
			c := claims[i]
			want := s.shape.Verify(c.Root, c.Leaf, c.Index, c.Count, c.Proof)
			if fmt.Sprint(err) != fmt.Sprint(want) {
				t.Fatalf("%s: claim %d: %v, not %v", s.name, i, err, want)
			}
			if err != nil {
				bad++
			}
		}
		if bad < len(claims)/4 || bad > len(claims)/3 {
			t.Errorf("%s: %d of %d claims are bad", s.name, bad, len(claims))
		}
	}
	if results := merkle.RFC6962().VerifyMany(nil); len(results) != 0 {
		t.Errorf("no claims: %v", results)
	}
}

func TestConsistency(t *testing.T) {
	for _, n := range append(few(), 515) {
		leaves := leavesOf[[32]byte](n)
		for _, s := range subjects32(n) {
			tree, err := merkle.NewTree(s.shape, leaves)
			if err != nil {
				t.Fatal(err)
			}
			root, count := tree.Root(), uint64(n)
			if s.lone == "doubled" || s.lone == "zeros" || s.lone == "heap" {
				_, err := tree.Consistency(1)
				if other := s.shape.VerifyConsistency(1, root, count, root, nil); err == nil || other == nil {
					t.Fatalf("%s: %v, %v", s.name, err, other)
				}
				continue
			}
			for old := 1; old <= n; old += 1 + old/71*97 {
				proof, err := tree.Consistency(uint64(old))
				if err != nil {
					t.Fatal(err)
				}
				same(t, fmt.Sprintf("%s: %d to %d", s.name, old, n), proof, s.consistency(old, list(leaves), true))
				older, err := s.shape.Root(leaves[:old])
				if err != nil {
					t.Fatal(err)
				}
				if err := s.shape.VerifyConsistency(uint64(old), older, count, root, proof); err != nil {
					t.Fatalf("%s: %d to %d: %v", s.name, old, n, err)
				}
				refused := func(what string, old uint64, older, root [32]byte, proof [][32]byte) {
					t.Helper()
					if err := s.shape.VerifyConsistency(old, older, count, root, proof); !errors.Is(err, merkle.ErrProof) {
						t.Fatalf("%s: %d to %d: %s: %v", s.name, old, n, what, err)
					}
				}
				for i := range proof {
					refused("an altered proof", uint64(old), older, root, altered(proof, i, (37*i+old)%256))
				}
				refused("another root", uint64(old), older, altered([][32]byte{root}, 0, old%256)[0], proof)
				refused("another older root", uint64(old), altered([][32]byte{older}, 0, old%256)[0], root, proof)
				refused("a longer proof", uint64(old), older, root, append(slices.Clone(proof), root))
				if old < n {
					refused("another older tree", uint64(old)+1, older, root, proof)
				}
			}
			for _, old := range []uint64{0, count + 1} {
				if _, err := tree.Consistency(old); err == nil {
					t.Errorf("%d to %d", old, n)
				}
				if err := s.shape.VerifyConsistency(old, root, count, root, nil); err == nil {
					t.Errorf("%d to %d", old, n)
				}
			}
		}
	}
}

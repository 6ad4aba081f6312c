package merkle_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/merkle"
)

// FuzzVerify alters proofs of small trees as the input says: no bytes but the tree's own pass, and
// all ways to check a proof say the same.
func FuzzVerify(f *testing.F) {
	f.Add(byte(0), byte(5), uint64(2), uint64(2), uint64(5), []byte(nil))
	f.Add(byte(3), byte(7), uint64(6), uint64(6), uint64(8), []byte{0, 1, 7, 2})
	f.Add(byte(1), byte(3), uint64(1), uint64(0), uint64(1<<63), []byte{9, 255, 0})
	f.Add(byte(5), byte(40), uint64(17), uint64(17), uint64(40), make([]byte, 4096))
	f.Fuzz(func(t *testing.T, which, size byte, index, claimed, count uint64, changes []byte) {
		n := 1 + int(size)%70
		index %= uint64(n)
		list := subjects32(n)
		s := list[int(which)%len(list)]
		leaves := leavesOf[[32]byte](n)
		tree, err := merkle.NewTree(s.shape, leaves)
		if err != nil {
			t.Fatal(err)
		}
		proof, err := tree.Proof(index)
		if err != nil {
			t.Fatal(err)
		}
		several, err := tree.Multiproof([]uint64{index})
		if err != nil {
			t.Fatal(err)
		}
		// The leaf and the proof are altered by what the changes have next, or the proof is shorter.
		given := append([][32]byte{leaves[index]}, proof...)
		for i := 0; i+1 < len(changes); i += 2 {
			at, mask := int(changes[i]), changes[i+1]
			if at < 32*len(given) {
				given[at/32][at%32] ^= mask
			} else if len(given) > 1 && mask > 0 {
				given = given[:len(given)-1]
			}
		}
		altered := given[0] != leaves[index] || !equal(given[1:], proof)
		root, leaf, proof := tree.Root(), given[0], given[1:]
		err = s.shape.Verify(root, leaf, claimed, count, proof)
		if err == nil && altered {
			t.Fatalf("%s: leaf %d of %d, altered by %x, passes as %d of %d", s.name, index, n, changes, claimed, count)
		}
		if err != nil && !altered && claimed == index && count == uint64(n) {
			t.Fatal(err)
		}
		many := s.shape.VerifyMany(slices.Repeat([]merkle.Claim[[32]byte]{{root, leaf, claimed, count, proof}}, 3))
		for _, other := range many {
			if fmt.Sprint(other) != fmt.Sprint(err) {
				t.Fatalf("VerifyMany says %v, not %v", other, err)
			}
		}
		alone := s.shape.VerifyMultiproof(root, [][32]byte{leaf}, []uint64{claimed}, count, proof)
		if s.lone != "doubled" && (alone == nil) != (err == nil) {
			t.Fatalf("VerifyMultiproof says %v, Verify %v", alone, err)
		}
		if s.sorted {
			member := s.shape.VerifyMember(root, leaf, proof)
			members := s.shape.VerifyMembers(root, [][32]byte{leaf}, proof, make([]bool, len(proof)))
			if (member == nil) != (members == nil) || err == nil && member != nil || altered && member == nil {
				t.Fatalf("VerifyMember says %v, VerifyMembers %v, Verify %v", member, members, err)
			}
			if s.shape.VerifyMembers(root, [][32]byte{leaf}, proof, several.Flags) == nil && altered {
				t.Fatal("VerifyMembers takes an altered proof")
			}
		}
		if s.shape.VerifyConsistency(claimed, leaf, count, root, proof) == nil && altered {
			t.Fatalf("%s: VerifyConsistency takes an altered proof, of %d to %d leaves", s.name, claimed, count)
		}
	})
}

package merkle_test

import (
	"bytes"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/merkle"
)

func TestLeaves(t *testing.T) {
	forEach(t, []int{0, 1, 2, 17, 300, 1500}, leaves[[32]byte], leaves[[64]byte], leaves[[20]byte], leaves[[48]byte])
}

// leaves hashes messages of several lengths, and rows.
func leaves[D merkle.Digest](t *testing.T, s subject[D], n int) {
	source := verify.Random(200<<10, uint64(n))
	for _, longest := range []int{1, 33, 300, 5000, 150_000} {
		if s.lone == "zeros" {
			longest = min(longest, 33)
		}
		if longest > 300 && n > 300 {
			continue
		}
		messages, want := make([][]byte, n), make([][]byte, n)
		for i := range messages {
			messages[i] = source[i:][:(i*i%longest*31+i)%longest]
			want[i] = s.leaf(messages[i])
		}
		got := make([]D, n)
		if err := s.shape.HashLeaves(got, messages); err != nil {
			t.Fatal(err)
		}
		same(t, "leaves", got, want)
		for i := 0; i < n; i += 1 + n/10 {
			if leaf, err := s.shape.HashLeaf(messages[i]); err != nil || leaf != got[i] {
				t.Fatalf("leaf %d: %x, %v, not %x", i, leaf, err, got[i])
			}
		}
		length := longest - 1
		stride := min(longest+5, (len(source)-length)/max(n, 1))
		if stride < length {
			continue
		}
		for i := range want {
			want[i] = s.leaf(source[i*stride:][:length])
		}
		if err := s.shape.HashRows(got, source, stride, length); err != nil {
			t.Fatal(err)
		}
		same(t, "rows", got, want)
	}
}

// What a function refuses, it says in a line, and writes nothing.
func TestFaults(t *testing.T) {
	rfc, ssz, oz := merkle.RFC6962(), merkle.SSZ(3), merkle.OpenZeppelin()
	var none merkle.Shape[[32]byte]
	out, nodes := make([][32]byte, 2), leavesOf[[32]byte](4)
	rows := bytes.Repeat([]byte{1}, 100)
	builder, err := merkle.NewBuilder(ssz)
	if err != nil {
		t.Fatal(err)
	}
	discard := func(_ any, err error) error { return err }
	for _, c := range []struct {
		err  error
		want string
	}{
		{rfc.HashLeaves(out, make([][]byte, 3)), "there is room for 2 leaves, and there are 3 messages: give as many of both"},
		{rfc.HashLeaves(out, make([][]byte, 1)), "there is room for 2 leaves, and there are 1 messages: give as many of both"},
		{ssz.HashLeaves(out, [][]byte{nil, rows[:33]}), "the data of a leaf have 33 bytes, and a leaf of this shape holds 32: cut the data into chunks"},
		{discard(ssz.HashLeaf(rows[:33])), "the data of a leaf have 33 bytes, and a leaf of this shape holds 32: cut the data into chunks"},
		{ssz.HashRows(out, rows, 40, 33), "the data of a leaf have 33 bytes, and a leaf of this shape holds 32: cut the data into chunks"},
		{rfc.HashRows(out, rows, 7, 8), "rows of 8 bytes that are 7 bytes apart overlap: give a stride of at least the length"},
		{rfc.HashRows(out, rows, 7, -1), "rows of -1 bytes that are 7 bytes apart overlap: give a stride of at least the length"},
		{rfc.HashRows(out, rows, 61, 40), "2 rows of 40 bytes that are 61 bytes apart do not fit into 100 bytes: give all rows"},
		{rfc.HashRows(out[:1], rows, 200, 101), "1 rows of 101 bytes that are 200 bytes apart do not fit into 100 bytes: give all rows"},
		{rfc.HashRows(out, out[1][:], 1, 1), "leaves overlap the rows: give them room of their own"},
		{rfc.Layer(out[:1], nodes, 0), "the layer has 2 nodes, and there is room for 1: give room for exactly the layer"},
		{rfc.Layer(nodes[2:], nodes, 0), "the layer overlaps the nodes below it: give it room of its own"},
		{rfc.Layer(out, nodes, -1), "there is no layer above level -1: the highest level of this shape is 64"},
		{rfc.Layer(out, nodes, 64), "there is no layer above level 64: the highest level of this shape is 64"},
		{ssz.Layer(out, nodes, 2), "there is no layer above level 2: the highest level of this shape is 2"},
		{oz.Layer(out, nodes, 0), "a heap has no layers, and its pairs depend on the number of leaves: use NewTree, with all of them"},
		{discard(merkle.NewBuilder(oz)), "a heap has no layers, and its pairs depend on the number of leaves: use NewTree, with all of them"},
		{discard(merkle.NewTree(ssz, nodes)), "there are 4 leaves, and the limit is 3: give fewer, or raise the limit of the shape"},
		{discard(ssz.Root(nodes)), "there are 4 leaves, and the limit is 3: give fewer, or raise the limit of the shape"},
		{builder.Append(nodes...), "there are 4 leaves, and the limit is 3: give fewer, or raise the limit of the shape"},
		{rfc.VerifyMember(out[0], out[0], nil), "pairs of this shape are not sorted, so a proof needs an index: use Verify or VerifyMultiproof"},
		{rfc.VerifyMembers(out[0], out, nil, nil), "pairs of this shape are not sorted, so a proof needs an index: use Verify or VerifyMultiproof"},
		{rfc.VerifyMultiproof(out[0], out, []uint64{1}, 3, nil), "there are 2 leaves and 1 indices: give one index for each leaf"},
		{ssz.VerifyConsistency(1, out[0], 2, out[0], nil), "a tree whose lone last nodes are not promoted has no consistency proofs: use a shape such as RFC6962"},
		{rfc.VerifyConsistency(3, out[0], 2, out[0], nil), "an older tree has 1 to 2 leaves, not 3: check which of the trees is the older"},
		{rfc.Verify(out[0], out[0], 2, 2, nil), "there is no leaf 2 among 2: the first is leaf 0"},
		{none.HashLeaves(out, make([][]byte, 2)), zero},
		{discard(none.HashLeaf(nil)), zero},
		{none.HashRows(out, rows, 1, 1), zero},
		{none.Layer(out, nodes, 0), zero},
		{discard(none.Root(nodes)), zero},
		{discard(merkle.NewBuilder(none)), zero},
		{discard(merkle.NewTree(none, nodes)), zero},
		{none.Verify(out[0], out[0], 0, 1, nil), zero},
		{none.Sorted().VerifyMember(out[0], out[0], nil), zero},
		{none.VerifyMany(make([]merkle.Claim[[32]byte], 1))[0], zero},
		{none.VerifyMultiproof(out[0], out[:1], []uint64{0}, 1, nil), zero},
		{none.Sorted().VerifyMembers(out[0], out, nil, nil), zero},
		{none.VerifyConsistency(1, out[0], 1, out[0], nil), zero},
		{discard(merkle.Plain[[32]byte](nil, nil).Root(nodes)), zero},
	} {
		if c.err == nil || c.err.Error() != "hashweave/merkle: "+c.want {
			t.Errorf("%v, not %s", c.err, c.want)
		}
	}
	if out[0] != [32]byte{} || out[1] != [32]byte{} || builder.Leaves() != 0 {
		t.Errorf("something was written: %x, %d leaves", out, builder.Leaves())
	}
}

const zero = "the shape is the zero value: make one with RFC6962, Plain or a similar function"

func TestNothingAllocated(t *testing.T) {
	for _, s := range subjects32(100) {
		leaves := leavesOf[[32]byte](100)
		tree, err := merkle.NewTree(s.shape, leaves)
		if err != nil {
			t.Fatal(err)
		}
		proof, err := tree.Proof(5)
		if err != nil {
			t.Fatal(err)
		}
		verify.NothingAllocated(t, s.name, func() {
			if err := s.shape.Verify(tree.Root(), leaves[5], 5, 100, proof); err != nil {
				t.Error(err)
			}
		})
		above := make([][32]byte, 50)
		if s.lone == "zeros" || s.lone == "heap" {
			continue
		}
		verify.NothingAllocated(t, s.name+", a layer", func() {
			if err := s.shape.Layer(above, leaves, 0); err != nil {
				t.Error(err)
			}
		})
	}
}

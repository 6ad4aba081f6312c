package merkle_test

import (
	"bytes"
	"errors"
	"runtime"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/merkle"
)

func TestRoots(t *testing.T) {
	forEach(t, counts(), roots[[32]byte], roots[[64]byte], roots[[20]byte], roots[[48]byte])
}

func roots[D merkle.Digest](t *testing.T, s subject[D], n int) {
	leaves := leavesOf[D](n)
	var want []byte
	switch {
	case n > 0 || s.lone == "zeros":
		want = s.root(list(leaves))
	case s.none != nil:
		want = s.none
	}
	check := func(what string, root D, err error) {
		t.Helper()
		if want == nil {
			if err == nil || err.Error() != "hashweave/merkle: there are no leaves, and no root of none is defined for this shape: give at least one leaf" {
				t.Errorf("%s: %v", what, err)
			}
			return
		}
		if err != nil || !bytes.Equal(bytesOf(root), want) {
			t.Fatalf("%s: %x, %v, not %x", what, root, err, want)
		}
	}
	root, err := s.shape.Root(leaves)
	check("Root", root, err)
	tree, err := merkle.NewTree(s.shape, leaves)
	if err == nil {
		root = tree.Root()
		if tree.Leaves() != uint64(n) {
			t.Errorf("the tree has %d leaves", tree.Leaves())
		}
		if tree.Repeats() {
			t.Error("nothing repeats")
		}
	}
	check("NewTree", root, err)
	if s.lone == "heap" {
		if want != nil {
			nodes, array := tree.Layer(0), s.heap(list(leaves))
			for i, node := range nodes {
				if other := array[len(array)-1-i]; !bytes.Equal(bytesOf(node), other) {
					t.Fatalf("node %d: %x, not %x", i, node, other)
				}
			}
		}
		return
	}
	builder, err := merkle.NewBuilder(s.shape)
	if err != nil {
		t.Fatal(err)
	}
	for rest, i := leaves, 0; len(rest) > 0; i++ {
		part := min(len(rest), []int{1, 2, 700, 0, 1023, 2050}[i%6])
		if err := builder.Append(rest[:part]...); err != nil {
			t.Fatal(err)
		}
		rest = rest[part:]
		if so := n - len(rest); so%5 == n%5 && so < 5000 {
			begun, err := builder.Root()
			same, sameErr := s.shape.Root(leaves[:so])
			if begun != same || err != nil || sameErr != nil {
				t.Fatalf("the root of the first %d: %x, %v, not %x, %v", so, begun, err, same, sameErr)
			}
		}
	}
	if builder.Leaves() != uint64(n) {
		t.Errorf("the builder has %d leaves", builder.Leaves())
	}
	root, err = builder.Root()
	check("Builder", root, err)
	filled, err := builder.FilledRoot()
	if n > 0 {
		all := s.model
		all.lone, all.limit = "promoted", 0
		padded := list(leaves)
		for len(padded)&(len(padded)-1) != 0 {
			padded = append(padded, make([]byte, len(root)))
		}
		want = all.root(padded)
	} else {
		want = nil
	}
	check("FilledRoot", filled, err)
	if n == 0 {
		return
	}
	// Layer by layer.
	nodes := leaves
	for level := range tree.Layers() {
		if got := tree.Layer(level); !equal(got, nodes) {
			t.Fatalf("level %d of the tree is another", level)
		}
		if level+1 < tree.Layers() {
			above := make([]D, (len(nodes)+1)/2)
			if err := s.shape.Layer(above, nodes, level); err != nil {
				t.Fatal(err)
			}
			nodes = above
		}
	}
}

func equal[D merkle.Digest](a, b []D) bool {
	return bytes.Equal(bytes.Join(list(a), nil), bytes.Join(list(b), nil))
}

// As many goroutines as there are processors, and more, make the same of many leaves.
func TestGoroutines(t *testing.T) {
	const n = 9_000
	messages := make([][]byte, n)
	source := verify.Random(n+100, 1)
	for i := range messages {
		messages[i] = source[i:][:i%100]
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	for _, s := range subjects32(n) {
		var roots [3][][32]byte
		for i, processors := range []int{1, 2, 5} {
			runtime.GOMAXPROCS(processors)
			leaves := make([][32]byte, n)
			if s.lone == "zeros" {
				copy(leaves, leavesOf[[32]byte](n))
			} else if err := s.shape.HashLeaves(leaves, messages); err != nil {
				t.Fatal(err)
			}
			root, err := s.shape.Root(leaves)
			tree, errTree := merkle.NewTree(s.shape, leaves)
			if err := errors.Join(err, errTree); err != nil {
				t.Fatal(err)
			}
			rows := make([][32]byte, n)
			if err := s.shape.HashRows(rows, source, 1, 1); err != nil {
				t.Fatal(err)
			}
			rowsRoot, err := s.shape.Root(rows)
			if err != nil {
				t.Fatal(err)
			}
			roots[i] = [][32]byte{root, tree.Root(), rowsRoot}
			if !equal(roots[i], roots[0]) || root != tree.Root() {
				t.Errorf("%s: with %d processors %x, with 1 %x", s.name, processors, roots[i], roots[0])
			}
		}
	}
}

// CVE-2012-2459: leaves that repeat the end of others have the same root if lone nodes are doubled.
func TestRepeats(t *testing.T) {
	shape, leaves := merkle.Bitcoin(), leavesOf[[32]byte](6)
	repeated := append(leaves[:6:6], leaves[4:]...)
	tree, err := merkle.NewTree(shape, leaves)
	other, errOther := merkle.NewTree(shape, repeated)
	if err := errors.Join(err, errOther); err != nil {
		t.Fatal(err)
	}
	if tree.Root() != other.Root() || tree.Repeats() || !other.Repeats() {
		t.Errorf("roots %x and %x; repeats %v and %v", tree.Root(), other.Root(), tree.Repeats(), other.Repeats())
	}
}

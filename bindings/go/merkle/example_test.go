package merkle_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"github.com/hashweave/hashweave/bindings/go/blake3"
	"github.com/hashweave/hashweave/bindings/go/merkle"
)

func Example() {
	shape := merkle.RFC6962()
	leaves := make([][32]byte, 3)
	if err := shape.HashLeaves(leaves, [][]byte{[]byte("alpha"), []byte("beta"), []byte("gamma")}); err != nil {
		panic(err)
	}
	tree, err := merkle.NewTree(shape, leaves)
	if err != nil {
		panic(err)
	}
	proof, err := tree.Proof(1)
	if err != nil {
		panic(err)
	}
	fmt.Println(len(proof), "nodes:", shape.Verify(tree.Root(), leaves[1], 1, 3, proof))
	err = shape.Verify(tree.Root(), leaves[0], 1, 3, proof)
	fmt.Println(errors.Is(err, merkle.ErrProof), err)
	// Output:
	// 2 nodes: <nil>
	// true hashweave/merkle: the proof does not lead from leaf 1 of 3 to this root: the leaf, the proof or the root is wrong
}

func ExamplePlain() {
	shape := merkle.Plain(blake3.SumMany, blake3.SumRows).Prefixed(0, 1)
	leaf, err := shape.HashLeaf([]byte("alpha"))
	if err != nil {
		panic(err)
	}
	fmt.Println(leaf == blake3.Sum256([]byte("\x00alpha")))
	// Output:
	// true
}

func ExampleBuilder() {
	builder, err := merkle.NewBuilder(merkle.SSZ(1 << 40))
	if err != nil {
		panic(err)
	}
	if err := builder.Append([32]byte{1}, [32]byte{2}, [32]byte{3}); err != nil {
		panic(err)
	}
	root, err := builder.Root()
	if err != nil {
		panic(err)
	}
	list := merkle.MixInLength(root, builder.Leaves())
	fmt.Printf("%x\n", list[:4])
	// Output:
	// 6f6f6ee7
}

// The proof is what MerkleProof.verify and multiProofVerify of OpenZeppelin's contracts take.
func ExampleOpenZeppelin() {
	shape := merkle.OpenZeppelin()
	leaves := make([][32]byte, 4)
	// Each is 32 bytes for an address and 32 for an amount, as abi.encode makes them.
	rows := make([]byte, 4*64)
	for i := range leaves {
		rows[64*i+31], rows[64*i+63] = byte(i), 100
	}
	if err := shape.HashRows(leaves, rows, 64, 64); err != nil {
		panic(err)
	}
	slices.SortFunc(leaves, func(a, b [32]byte) int { return bytes.Compare(a[:], b[:]) })
	tree, err := merkle.NewTree(shape, leaves)
	if err != nil {
		panic(err)
	}
	several, err := tree.Multiproof([]uint64{0, 2})
	if err != nil {
		panic(err)
	}
	fmt.Println(several.Flags, shape.VerifyMembers(tree.Root(), [][32]byte{leaves[0], leaves[2]}, several.Proof, several.Flags))
	// Output:
	// [false false true] <nil>
}

func ExampleTree_Consistency() {
	shape, leaves := merkle.RFC6962(), [][32]byte{{1}, {2}, {3}}
	older, err := shape.Root(leaves[:2])
	if err != nil {
		panic(err)
	}
	tree, err := merkle.NewTree(shape, leaves)
	if err != nil {
		panic(err)
	}
	proof, err := tree.Consistency(2)
	if err != nil {
		panic(err)
	}
	fmt.Println(len(proof), shape.VerifyConsistency(2, older, 3, tree.Root(), proof))
	// Output:
	// 1 <nil>
}

func ExampleShape_VerifyMany() {
	shape, leaves := merkle.RFC6962(), [][32]byte{{1}, {2}, {3}}
	tree, err := merkle.NewTree(shape, leaves)
	if err != nil {
		panic(err)
	}
	var claims []merkle.Claim[[32]byte]
	for i, leaf := range leaves {
		proof, err := tree.Proof(uint64(i))
		if err != nil {
			panic(err)
		}
		claims = append(claims, merkle.Claim[[32]byte]{Root: tree.Root(), Leaf: leaf, Index: uint64(i), Count: 3, Proof: proof})
	}
	claims[1].Leaf = leaves[0]
	for i, err := range shape.VerifyMany(claims) {
		fmt.Println(i, err == nil)
	}
	// Output:
	// 0 true
	// 1 false
	// 2 true
}

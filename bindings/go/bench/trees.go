package main

import (
	"bytes"
	stdsha256 "crypto/sha256"
	"fmt"

	"github.com/prysmaticlabs/gohashtree"
	"github.com/transparency-dev/merkle/compact"
	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	stdsha3 "golang.org/x/crypto/sha3"

	"github.com/hashweave/hashweave/bindings/go/merkle"
)

// trees are rows of Merkle roots over leaves that are digests, and of proofs. The candidates compute
// the same root, or they panic.
func trees() (list []row) {
	for _, n := range []int{1 << 16, 1000} {
		leaves := leaves(n)
		list = append(list,
			roots("RFC 6962", merkle.RFC6962(), leaves, func(left, right []byte) [32]byte {
				var row [65]byte
				row[0] = 1
				copy(row[1:], left)
				copy(row[33:], right)
				return stdsha256.Sum256(row[:])
			}, named[func() []byte]{"transparency-dev/merkle", func() []byte { return byRange(leaves) }}),
			roots("SortedKeccak", merkle.SortedKeccak(), leaves, keccakPair),
		)
	}
	leaves := leaves(1 << 16)
	list = append(list,
		roots("SSZ", merkle.SSZ(1<<16), leaves, sha256Pair, named[func() []byte]{"gohashtree", func() []byte { return byGohashtree(leaves) }}),
		roots("Bitcoin", merkle.Bitcoin(), leaves[:4096], func(left, right []byte) [32]byte {
			once := sha256Pair(left, right)
			return stdsha256.Sum256(once[:])
		}),
		proofs(leaves, 1024),
	)
	return list
}

func leaves(n int) [][32]byte {
	source, list := random(32*n), make([][32]byte, n)
	for i := range list {
		list[i] = [32]byte(source[32*i:])
	}
	return list
}

func sha256Pair(left, right []byte) [32]byte {
	var row [64]byte
	copy(row[:], left)
	copy(row[32:], right)
	return stdsha256.Sum256(row[:])
}

func keccakPair(left, right []byte) (digest [32]byte) {
	if bytes.Compare(right, left) < 0 {
		left, right = right, left
	}
	h := stdsha3.NewLegacyKeccak256()
	h.Write(left)
	h.Write(right)
	h.Sum(digest[:0])
	return digest
}

// roots compares roots with a loop over layers in place, which hashes one node after the other. The
// numbers of leaves have no lone nodes but those that are promoted.
func roots(name string, shape merkle.Shape[[32]byte], leaves [][32]byte, parent func(left, right []byte) [32]byte, others ...named[func() []byte]) row {
	room := make([][32]byte, len(leaves))
	candidates := []named[func() []byte]{
		{"standard library", func() []byte {
			copy(room, leaves)
			nodes := room
			for len(nodes) > 1 {
				pairs := len(nodes) / 2
				for i := range pairs {
					nodes[i] = parent(nodes[2*i][:], nodes[2*i+1][:])
				}
				above := pairs + len(nodes)%2
				nodes[above-1] = [][32]byte{nodes[above-1], nodes[len(nodes)-1]}[len(nodes)%2]
				nodes = nodes[:above]
			}
			return nodes[0][:]
		}},
		{"Root", func() []byte {
			root, err := shape.Root(leaves)
			return must(root[:], err)
		}},
		{"NewTree", func() []byte {
			tree, err := merkle.NewTree(shape, leaves)
			root := must(tree, err).Root()
			return root[:]
		}},
	}
	r := row{name: fmt.Sprintf("merkle, %s x %d", name, len(leaves)), bytes: 32 * len(leaves)}
	var want []byte
	for _, c := range append(candidates, others...) {
		root := bytes.Clone(c.value())
		if want == nil {
			want = root
		}
		if !bytes.Equal(root, want) {
			panic(fmt.Sprintf("%s: %s computes %x, not %x", r.name, c.name, root, want))
		}
		r.candidates = append(r.candidates, candidate{c.name, func() { c.value() }})
	}
	return r
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// byRange is the root that transparency-dev/merkle's compact range has.
func byRange(leaves [][32]byte) []byte {
	factory := compact.RangeFactory{Hash: rfc6962.DefaultHasher.HashChildren}
	r := factory.NewEmptyRange(0)
	for i := range leaves {
		if err := r.Append(leaves[i][:], nil); err != nil {
			panic(err)
		}
	}
	return must(r.GetRootHash(nil))
}

// byGohashtree is the root of a power of two of leaves, a layer at a time.
func byGohashtree(leaves [][32]byte) []byte {
	for len(leaves) > 1 {
		above := make([][32]byte, len(leaves)/2)
		if err := gohashtree.Hash(above, leaves); err != nil {
			panic(err)
		}
		leaves = above
	}
	return leaves[0][:]
}

// proofs compares verifications of proofs of some leaves.
func proofs(leaves [][32]byte, count int) row {
	shape := merkle.RFC6962()
	tree := must(merkle.NewTree(shape, leaves))
	root, size := tree.Root(), tree.Leaves()
	claims, slices := make([]merkle.Claim[[32]byte], count), make([][][]byte, count)
	for i := range claims {
		index := uint64(i) * size / uint64(count)
		claims[i] = merkle.Claim[[32]byte]{Root: root, Leaf: leaves[index], Index: index, Count: size, Proof: must(tree.Proof(index))}
		for j := range claims[i].Proof {
			slices[i] = append(slices[i], claims[i].Proof[j][:])
		}
	}
	fails := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	return row{
		name:  fmt.Sprintf("merkle, RFC 6962, proofs of %d of %d", count, len(leaves)),
		bytes: 32 * count,
		candidates: []candidate{
			{"transparency-dev/merkle", func() {
				for i := range claims {
					c := &claims[i]
					fails(proof.VerifyInclusion(rfc6962.DefaultHasher, c.Index, c.Count, c.Leaf[:], slices[i], c.Root[:]))
				}
			}},
			{"Verify", func() {
				for i := range claims {
					c := &claims[i]
					fails(shape.Verify(c.Root, c.Leaf, c.Index, c.Count, c.Proof))
				}
			}},
			{"VerifyMany", func() {
				for _, err := range shape.VerifyMany(claims) {
					fails(err)
				}
			}},
		},
	}
}

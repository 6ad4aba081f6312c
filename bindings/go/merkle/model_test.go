package merkle_test

import (
	"bytes"
	stdsha256 "crypto/sha256"
	stdsha512 "crypto/sha512"
	"encoding/binary"
	"fmt"
	"math/bits"
	"slices"
	"testing"

	legacy "golang.org/x/crypto/sha3"

	"github.com/hashweave/hashweave/bindings/go/blake2b"
	"github.com/hashweave/hashweave/bindings/go/blake3"
	"github.com/hashweave/hashweave/bindings/go/merkle"
	"github.com/hashweave/hashweave/bindings/go/sha1"
	"github.com/hashweave/hashweave/bindings/go/sha256"
	"github.com/hashweave/hashweave/bindings/go/sha3"
	"github.com/hashweave/hashweave/bindings/go/sha512"
)

// model is a Merkle tree by its definition, one node at a time, with hash functions of others.
type model struct {
	hash   func(message []byte) []byte
	prefix []byte
	leaf   func(data []byte) []byte
	sorted bool
	lone   string // promoted, doubled, zeros or heap
	limit  int
	none   []byte            // the root of no leaves, if there is one
	known  map[string][]byte // digests of messages that were hashed
}

func (m *model) parent(left, right []byte) []byte {
	if m.sorted && bytes.Compare(right, left) < 0 {
		left, right = right, left
	}
	message := slices.Concat(m.prefix, left, right)
	digest, ok := m.known[string(message)]
	if !ok {
		if m.known == nil {
			m.known = map[string][]byte{}
		}
		digest = m.hash(message)
		m.known[string(message)] = digest
	}
	return digest
}

// root returns the root of at least one leaf.
func (m *model) root(leaves [][]byte) []byte {
	switch m.lone {
	case "doubled":
		for len(leaves) > 1 {
			var above [][]byte
			for pair := range slices.Chunk(leaves, 2) {
				above = append(above, m.parent(pair[0], pair[len(pair)-1]))
			}
			leaves = above
		}
		return leaves[0]
	case "zeros":
		return m.split(m.filled(leaves))
	case "heap":
		return m.heap(leaves)[0]
	default:
		return m.split(leaves)
	}
}

// filled returns leaves with zeros behind them, up to the power of two at or above the limit.
func (m *model) filled(leaves [][]byte) [][]byte {
	leaves = slices.Clone(leaves)
	for len(leaves) < m.limit || len(leaves)&(len(leaves)-1) != 0 || len(leaves) == 0 {
		leaves = append(leaves, make([]byte, 32))
	}
	return leaves
}

// half is the largest power of two below a number.
func half(n int) int { return 1 << (bits.Len(uint(n-1)) - 1) }

// split is MTH of RFC 6962, section 2.1.
func (m *model) split(leaves [][]byte) []byte {
	if len(leaves) == 1 {
		return leaves[0]
	}
	k := half(len(leaves))
	return m.parent(m.split(leaves[:k]), m.split(leaves[k:]))
}

// heap is the array of @openzeppelin/merkle-tree: the children of node i are 2 i + 1 and 2 i + 2.
func (m *model) heap(leaves [][]byte) [][]byte {
	tree := make([][]byte, len(leaves)-1, 2*len(leaves)-1)
	for _, leaf := range slices.Backward(leaves) {
		tree = append(tree, leaf)
	}
	for i := len(leaves) - 2; i >= 0; i-- {
		tree[i] = m.parent(tree[2*i+1], tree[2*i+2])
	}
	return tree
}

// proof returns the siblings of a leaf and of what is above it.
func (m *model) proof(leaves [][]byte, index int) (proof [][]byte) {
	switch m.lone {
	case "doubled":
		if len(leaves) == 1 {
			return nil
		}
		sibling := min(index^1, len(leaves)-1)
		var above [][]byte
		for pair := range slices.Chunk(leaves, 2) {
			above = append(above, m.parent(pair[0], pair[len(pair)-1]))
		}
		return append([][]byte{leaves[sibling]}, m.proof(above, index/2)...)
	case "heap":
		tree := m.heap(leaves)
		for i := len(tree) - 1 - index; i > 0; i = (i - 1) / 2 {
			proof = append(proof, tree[(i-1)^1+1])
		}
		return proof
	case "zeros":
		return m.path(m.filled(leaves), index)
	default:
		return m.path(leaves, index)
	}
}

// path is PATH of RFC 6962, section 2.1.1.
func (m *model) path(leaves [][]byte, index int) [][]byte {
	if len(leaves) == 1 {
		return nil
	}
	k := half(len(leaves))
	if index < k {
		return append(m.path(leaves[:k], index), m.split(leaves[k:]))
	}
	return append(m.path(leaves[k:], index-k), m.split(leaves[:k]))
}

// consistency is PROOF of RFC 6962, section 2.1.2.
func (m *model) consistency(old int, leaves [][]byte, whole bool) [][]byte {
	if old == len(leaves) {
		if whole {
			return nil
		}
		return [][]byte{m.split(leaves)}
	}
	k := half(len(leaves))
	if old <= k {
		return append(m.consistency(old, leaves[:k], whole), m.split(leaves[k:]))
	}
	return append(m.consistency(old-k, leaves[k:], false), m.split(leaves[:k]))
}

func sum256(message []byte) []byte {
	digest := stdsha256.Sum256(message)
	return digest[:]
}

func sum512(message []byte) []byte {
	digest := stdsha512.Sum512(message)
	return digest[:]
}

func keccak256(message []byte) []byte {
	h := legacy.NewLegacyKeccak256()
	h.Write(message)
	return h.Sum(nil)
}

// after returns a hash function of messages after a prefix.
func after(prefix byte, hash func([]byte) []byte) func([]byte) []byte {
	return func(message []byte) []byte { return hash(append([]byte{prefix}, message...)) }
}

// subject is a shape under test.
type subject[D merkle.Digest] struct {
	name  string
	shape merkle.Shape[D]
	model
}

// subjects32 are shapes of every kind whose nodes have 32 bytes, with room for `count` leaves.
func subjects32(count int) []subject[[32]byte] {
	sum256d := func(message []byte) []byte { return sum256(sum256(message)) }
	chunk := func(data []byte) []byte { return append(data[:len(data):len(data)], make([]byte, 32-len(data))...) }
	sum3 := func(message []byte) []byte { digest := sha3.Sum256(message); return digest[:] }
	sumBLAKE3 := func(message []byte) []byte { digest := blake3.Sum256(message); return digest[:] }
	keccakTwice := func(message []byte) []byte { return keccak256(keccak256(message)) }
	blake := merkle.Plain(blake3.SumMany, blake3.SumRows)
	return []subject[[32]byte]{
		{"RFC6962", merkle.RFC6962(),
			model{hash: sum256, prefix: []byte{1}, leaf: after(0, sum256), lone: "promoted", none: sum256(nil)}},
		{"SSZ", merkle.SSZ(uint64(count)), model{hash: sum256, leaf: chunk, lone: "zeros", limit: count}},
		{"SSZ with room", merkle.SSZ(uint64(5*count + 1)),
			model{hash: sum256, leaf: chunk, lone: "zeros", limit: 5*count + 1}},
		{"Bitcoin", merkle.Bitcoin(), model{hash: sum256d, leaf: sum256d, lone: "doubled"}},
		{"SortedKeccak", merkle.SortedKeccak(), model{hash: keccak256, leaf: keccak256, sorted: true}},
		{"OpenZeppelin", merkle.OpenZeppelin(),
			model{hash: keccak256, leaf: keccakTwice, sorted: true, lone: "heap"}},
		{"SHA3-256", merkle.Plain(sha3.SumMany256, sha3.SumRows256), model{hash: sum3, leaf: sum3}},
		{"BLAKE3, prefixed", blake.Prefixed(7, 9),
			model{hash: sumBLAKE3, prefix: []byte{9}, leaf: after(7, sumBLAKE3)}},
		{"SHA-256, sorted, doubled", merkle.Plain(sha256.SumMany, sha256.SumRows).Sorted().Doubled(),
			model{hash: sum256, leaf: sum256, sorted: true, lone: "doubled"}},
	}
}

// Shapes whose nodes have other lengths.
var (
	subject64 = subject[[64]byte]{"SHA-512, doubled, sorted", merkle.Plain(sha512.SumMany, sha512.SumRows).Doubled().Sorted(),
		model{hash: sum512, leaf: sum512, sorted: true, lone: "doubled"}}
	subject20 = subject[[20]byte]{"SHA-1, prefixed, doubled", merkle.Plain(sha1.SumMany, sha1.SumRows).Prefixed(0xff, 0).Doubled(),
		model{hash: sum1, prefix: []byte{0}, leaf: after(0xff, sum1), lone: "doubled"}}
	subject48 = subject[[48]byte]{"BLAKE2b-384, sorted", merkle.Plain(blake2b.SumMany384, blake2b.SumRows384).Sorted(),
		model{hash: sum2b, leaf: sum2b, sorted: true}}
)

func sum1(message []byte) []byte { digest := sha1.Sum(message); return digest[:] }

func sum2b(message []byte) []byte { digest := blake2b.Sum384(message); return digest[:] }

// leavesOf returns leaves that all differ.
func leavesOf[D merkle.Digest](count int) []D {
	leaves := make([]D, count)
	for i := range leaves {
		leaves[i] = node[D](sum512(binary.LittleEndian.AppendUint64(nil, uint64(i))))
	}
	return leaves
}

// node makes a node of its first bytes.
func node[D merkle.Digest](b []byte) (d D) {
	for i := range len(d) {
		d[i] = b[i]
	}
	return d
}

func bytesOf[D merkle.Digest](d D) []byte {
	b := make([]byte, len(d))
	for i := range b {
		b[i] = d[i]
	}
	return b
}

func list[D merkle.Digest](nodes []D) (all [][]byte) {
	for _, d := range nodes {
		all = append(all, bytesOf(d))
	}
	return all
}

// same compares nodes with those of a model.
func same[D merkle.Digest](t *testing.T, what string, nodes []D, want [][]byte) {
	t.Helper()
	if !slices.EqualFunc(nodes, want, func(d D, b []byte) bool { return bytes.Equal(bytesOf(d), b) }) {
		t.Fatalf("%s: %x, not %x", what, nodes, want)
	}
}

// counts are numbers of leaves: all small ones, and some around what is done at a time.
func counts() []int {
	var list []int
	for n := range 71 {
		list = append(list, n)
	}
	list = append(list, 127, 128, 129, 1023, 1024, 1025, 3*1024, 3*1024+513)
	if !testing.Short() {
		list = append(list, 4096, 4097, 10_001, 70_000)
	}
	return list
}

// forEach runs a test with every shape and number of leaves.
func forEach(t *testing.T, counts []int, run32 func(*testing.T, subject[[32]byte], int), run64 func(*testing.T, subject[[64]byte], int),
	run20 func(*testing.T, subject[[20]byte], int), run48 func(*testing.T, subject[[48]byte], int)) {
	for _, n := range counts {
		for _, s := range subjects32(n) {
			t.Run(fmt.Sprintf("%s/%d", s.name, n), func(t *testing.T) { run32(t, s, n) })
		}
		t.Run(fmt.Sprintf("%s/%d", subject64.name, n), func(t *testing.T) { run64(t, subject64, n) })
		t.Run(fmt.Sprintf("%s/%d", subject20.name, n), func(t *testing.T) { run20(t, subject20, n) })
		t.Run(fmt.Sprintf("%s/%d", subject48.name, n), func(t *testing.T) { run48(t, subject48, n) })
	}
}

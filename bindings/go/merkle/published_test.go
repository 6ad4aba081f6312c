package merkle_test

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/merkle"
	"github.com/hashweave/hashweave/bindings/go/sha256"
	"github.com/hashweave/hashweave/bindings/go/sha3"
)

// From testonly/constants.go of github.com/transparency-dev/merkle (commit 417fb0c), Copyright
// Google LLC, Apache-2.0: its eight leaves, and the roots of none to all of them.
var (
	rfcLeaves = []string{"", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"}
	rfcRoots  = []string{
		"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
		"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
		"fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
		"aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
		"d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
		"4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
		"76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
		"ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
		"5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
	}
)

func decode(t *testing.T, text string) []byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func decode32(t *testing.T, text string) [32]byte {
	t.Helper()
	b := decode(t, text)
	if len(b) != 32 {
		t.Fatalf("%s has not 32 bytes", text)
	}
	return [32]byte(b)
}

// rooted compares a root.
func rooted(t *testing.T, what string, shape merkle.Shape[[32]byte], leaves [][32]byte, want string) {
	t.Helper()
	if root, err := shape.Root(leaves); err != nil || hex.EncodeToString(root[:]) != want {
		t.Errorf("%s: %x, %v, not %s", what, root, err, want)
	}
}

func TestRFC6962Roots(t *testing.T) {
	shape := merkle.RFC6962()
	var messages [][]byte
	for _, text := range rfcLeaves {
		messages = append(messages, decode(t, text))
	}
	leaves := make([][32]byte, len(messages))
	if err := shape.HashLeaves(leaves, messages); err != nil {
		t.Fatal(err)
	}
	for n, want := range rfcRoots {
		rooted(t, strconv.Itoa(n), shape, leaves[:n], want)
	}
}

func TestRFC6962Proofs(t *testing.T) {
	verdicts := map[bool]int{}
	for line := range strings.Lines(string(verify.File(t, "merkle/rfc6962-proofs.txt"))) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Fields(line)
		if len(fields) != 7 {
			t.Fatalf("fields of %s", line)
		}
		var numbers [2]uint64
		for i := range numbers {
			var err error
			if numbers[i], err = strconv.ParseUint(fields[2+i], 10, 64); err != nil {
				t.Fatal(err)
			}
		}
		nodes := fields[4:6]
		if fields[6] != "none" {
			nodes = append(nodes, strings.Split(fields[6], ",")...)
		}
		// Nodes that have not 32 bytes cannot be given to a function here.
		if slices.ContainsFunc(nodes, func(text string) bool { return len(text) != 64 }) {
			if fields[1] != "bad" {
				t.Errorf("a good proof has such nodes: %s", line)
			}
			continue
		}
		var proof [][32]byte
		for _, text := range nodes {
			proof = append(proof, decode32(t, text))
		}
		a, b, shape := proof[0], proof[1], merkle.RFC6962()
		var err error
		if fields[0] == "inclusion" {
			err = shape.Verify(b, a, numbers[0], numbers[1], proof[2:])
		} else {
			err = shape.VerifyConsistency(numbers[0], a, numbers[1], b, proof[2:])
		}
		if (err == nil) != (fields[1] == "good") {
			t.Errorf("%v: %s", err, line)
		}
		verdicts[err == nil]++
	}
	if verdicts[true] != 11 || verdicts[false] < 100 {
		t.Errorf("%d good, %d bad", verdicts[true], verdicts[false])
	}
}

// Blocks 100000 and 100014 of Bitcoin, four transactions and seven; printed in reverse.
func TestBitcoinBlocks(t *testing.T) {
	reversed := func(text string) [32]byte {
		b := decode32(t, text)
		slices.Reverse(b[:])
		return b
	}
	for want, transactions := range map[string][]string{
		"f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766": {
			"8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87",
			"fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4",
			"6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4",
			"e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d",
		},
		"8772d9d0fdf8c1303c7b1167e3c73b095fd970e33c799c6563d98b2e96c5167f": {
			"147caa76786596590baa4e98f5d9f48b86c7765e489f7a6ff3360fe5c674360b",
			"0bcb16af267dee77ed8761662d31ee9d9a1bf1e4d268a9e7127407ebb3f9acfd",
			"48738657818e2628f216375a9d48d681e2b1b1390be1b7a028c7b810eaa3928a",
			"02981fa052f0481dbc5868f4fc2166035a10f27a03cfd2de67326471df5bc041",
			"652b0aa4cf4f17bdb31f7a1d308331bba91f3b3cbf8f39c9cb5e19d4015b9f01",
			"68d0685759c3d4f3f90a4f0e48d1b77641f06bb1f0b83a8841e8d71d5570ed41",
			"0a2a92f0bda4727d0a13eaddf4dd9ac6b5c61a1429e6b2b818f19b15df0ac154",
		},
	} {
		var leaves [][32]byte
		for _, text := range transactions {
			leaves = append(leaves, reversed(text))
		}
		root := reversed(want)
		rooted(t, want, merkle.Bitcoin(), leaves, hex.EncodeToString(root[:]))
	}
}

// Zero hashes as Ethereum's deposit contract has them, whose tree has a height of 32, and its root
// before the first deposit, which its clients have as a constant (EMPTY_DEPOSIT_ROOT of Teku).
func TestSSZZeros(t *testing.T) {
	for height, want := range []string{
		"0000000000000000000000000000000000000000000000000000000000000000",
		"f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b",
		"db56114e00fdd4c1f85c892bf35ac9a89289aaecb1ebd0a96cde606a748b5d71",
	} {
		rooted(t, fmt.Sprint("height ", height), merkle.SSZ(1<<height), nil, want)
	}
	root, err := merkle.SSZ(1 << 32).Root(nil)
	if err != nil {
		t.Fatal(err)
	}
	want := decode32(t, "d70a234731285c6804c2a4f56711ddb8c82c99740f207854891028af34e27e5e")
	if root := merkle.MixInLength(root, 0); root != want {
		t.Errorf("%x, not %x", root, want)
	}
}

// test/dumps/standard-v1.unsorted.1_0_6.json and the sorted one of @openzeppelin/merkle-tree 1.0.8,
// MIT: the letters a to f as strings in the ABI of Solidity. The first nodes of the arrays.
func TestOpenZeppelinDumps(t *testing.T) {
	shape := merkle.OpenZeppelin()
	var letters [][]byte
	for letter := byte('a'); letter <= 'f'; letter++ {
		// The place where the string begins, its length, and its bytes.
		words := make([]byte, 96)
		words[31], words[63], words[64] = 32, 1, letter
		letters = append(letters, words)
	}
	leaves := make([][32]byte, len(letters))
	if err := shape.HashLeaves(leaves, letters); err != nil {
		t.Fatal(err)
	}
	tree, err := merkle.NewTree(shape, leaves)
	if err != nil {
		t.Fatal(err)
	}
	nodes := []string{
		"23be0977360f08bb0bd7f709a7d543d2cd779c79c66d74e0441919871647de2b",
		"8f7234e8cfe39c08ca84a3a3e3274f574af26fd15165fe29e09cbab742daccd9",
		"7b0c6cd04b82bfc0e250030a5d2690c52585e0cc6a4f3bc7909d7723b0236ece",
		"03707d7802a71ca56a8ad8028da98c4f1dbec55b31b4a25d536b5309cc20eda9",
		"fa914d99a18dc32d9725b3ef1c50426deb40ec8d0885dac8edcc5bfd6d030016",
		"c62a8cfa41edc0ef6f6ae27a2985b7d39c7fea770787d7e104696c6e81f64848",
	}
	made := tree.Layer(0)
	for i, want := range nodes {
		if made[len(made)-1-i] != decode32(t, want) {
			t.Errorf("node %d: %x, not %s", i, made[len(made)-1-i], want)
		}
	}
	// The proof of the first leaf, node 10 of the array: nodes 9, 3 and 2.
	proof, err := tree.Proof(0)
	if err != nil {
		t.Fatal(err)
	}
	if len(proof) != 3 || proof[1] != decode32(t, nodes[3]) || proof[2] != decode32(t, nodes[2]) {
		t.Errorf("the proof is %x", proof)
	}
	if err := shape.VerifyMember(tree.Root(), leaves[0], proof); err != nil {
		t.Error(err)
	}
	slices.SortFunc(leaves, func(a, b [32]byte) int { return bytes.Compare(a[:], b[:]) })
	rooted(t, "sorted", shape, leaves, "6deb52b5da8fd108f79fab00341f38d2587896634c646ee52e49f845680a70c8")
}

// test/dumps/simple-v1.unsorted.1_0_6.json of the same package, whose leaves are digests already, and
// test/MerkleTree.test.js of merkletreejs 0.5.2, MIT; isBitcoinTree and the transactions of its test
// come from righto.com.
func TestLetters(t *testing.T) {
	letters := make([][]byte, 6)
	for i := range letters {
		letters[i] = []byte{'a' + byte(i)}
	}
	keccak, sum256 := make([][32]byte, 6), make([][32]byte, 6)
	sha3.SumManyLegacyKeccak256(keccak, letters)
	sha256.SumMany(sum256, letters)
	rooted(t, "SimpleMerkleTree", merkle.OpenZeppelin(), keccak, "9012f1e18a87790d2e01faace75aaaca38e53df437cdce2c0552464dda4af49c")
	plain := merkle.Plain(sha256.SumMany, sha256.SumRows)
	plainKeccak := merkle.Plain(sha3.SumManyLegacyKeccak256, sha3.SumRowsLegacyKeccak256)
	for _, c := range []struct {
		shape  merkle.Shape[[32]byte]
		leaves [][32]byte
		want   string
	}{
		{plain, keccak[:3], "311d2e46f49b15fff8b746b74ad57f2cc9e0d9939fda94387141a2d3fdf187ae"},
		{plain.Doubled(), keccak[:3], "bcdd0f60308db788712205115fe4273bfda49fa0925611fee765a63df9ab96a1"},
		{plain, sum256, "1f7379539707bcaea00564168d1d4d626b09b73f8a2a365234c62d763f854da2"},
		{plain.Doubled(), sum256, "44205acec5156114821f1f71d87c72e0de395633cd1589def6d4444cc79f8103"},
		{plain.Sorted(), sum256, "a30ba95a1a5dc397fe45ea20105363b08d682b864a28f4940419a29349a28325"},
		{plain.Sorted().Doubled(), sum256, "a5260b2a7ec31584e5d5689a5628c2b3d949e2397334fd71c107478e5f887eaf"},
		{plainKeccak, keccak[:3], "aff1208e69c9e8be9b584b07ebac4e48a1ee9d15ce3afe20b77a4d29e4175aa3"},
		{plainKeccak.Doubled(), keccak[:3], "905b17edcf8b6fb1415b32cdbab3e02c2c93f80a345de80ea2bbf9feba9f5a55"},
	} {
		rooted(t, c.want, c.shape, c.leaves, c.want)
	}
}

package sha3_test

import (
	"bytes"
	std "crypto/sha3"
	"fmt"
	"hash"
	"testing"

	legacy "golang.org/x/crypto/sha3"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/sha3"
)

func TestSumMany224(t *testing.T) {
	verify.Many(t, sha3.New224().BlockSize(), sha3.SumMany224, std.Sum224)
	verify.Rows(t, sha3.New224().BlockSize(), sha3.SumRows224, std.Sum224)
	verify.ManyVectors(t, sha3.SumMany224, "sha3/SHA3_224ShortMsg.rsp", "sha3/SHA3_224LongMsg.rsp")
}

func TestSumMany256(t *testing.T) {
	verify.Many(t, sha3.New256().BlockSize(), sha3.SumMany256, std.Sum256)
	verify.Rows(t, sha3.New256().BlockSize(), sha3.SumRows256, std.Sum256)
	verify.ManyVectors(t, sha3.SumMany256, "sha3/SHA3_256ShortMsg.rsp", "sha3/SHA3_256LongMsg.rsp")
}

func TestSumMany384(t *testing.T) {
	verify.Many(t, sha3.New384().BlockSize(), sha3.SumMany384, std.Sum384)
	verify.Rows(t, sha3.New384().BlockSize(), sha3.SumRows384, std.Sum384)
	verify.ManyVectors(t, sha3.SumMany384, "sha3/SHA3_384ShortMsg.rsp", "sha3/SHA3_384LongMsg.rsp")
}

func TestSumMany512(t *testing.T) {
	verify.Many(t, sha3.New512().BlockSize(), sha3.SumMany512, std.Sum512)
	verify.Rows(t, sha3.New512().BlockSize(), sha3.SumRows512, std.Sum512)
	verify.ManyVectors(t, sha3.SumMany512, "sha3/SHA3_512ShortMsg.rsp", "sha3/SHA3_512LongMsg.rsp")
}

func TestSumManyLegacyKeccak256(t *testing.T) {
	one := func(data []byte) (digest [32]byte) {
		h := legacy.NewLegacyKeccak256()
		h.Write(data)
		h.Sum(digest[:0])
		return digest
	}
	verify.Many(t, sha3.NewLegacyKeccak256().BlockSize(), sha3.SumManyLegacyKeccak256, one)
	verify.Rows(t, sha3.NewLegacyKeccak256().BlockSize(), sha3.SumRowsLegacyKeccak256, one)
	verify.ManyVectors(t, sha3.SumManyLegacyKeccak256, "keccak/ShortMsgKAT_256.txt", "keccak/LongMsgKAT_256.txt")
}

func TestSumManySHAKE(t *testing.T) {
	for _, c := range []struct {
		bits int
		many func(out, messages [][]byte)
		sum  func(data []byte, length int) []byte
	}{
		{128, sha3.SumManySHAKE128, std.SumSHAKE128},
		{256, sha3.SumManySHAKE256, std.SumSHAKE256},
	} {
		var messages, want [][]byte
		for _, file := range []string{"ShortMsg", "LongMsg", "VariableOut"} {
			for _, v := range verify.Vectors(t, fmt.Sprintf("shake/SHAKE%d%s.rsp", c.bits, file)) {
				messages, want = append(messages, v.Message), append(want, v.Digest)
			}
		}
		// Outputs of all lengths, some of many blocks.
		source := verify.Random(2000, 7)
		for i := range 1000 {
			message := source[i:][:i%500]
			messages, want = append(messages, message), append(want, c.sum(message, i*i%1237))
		}
		messages, want = append(messages, nil), append(want, c.sum(nil, 100_000))
		out := make([][]byte, len(want))
		for i := range want {
			out[i] = make([]byte, len(want[i]))
		}
		c.many(out, messages)
		for i := range want {
			if !bytes.Equal(out[i], want[i]) {
				t.Fatalf("SHAKE%d of %d bytes, %d bytes long: %x, not %x", c.bits, len(messages[i]), len(want[i]), out[i], want[i])
			}
		}
	}
}

var kinds = []struct {
	make, library func() hash.Hash
	server        func() sha3.Server
}{
	{func() hash.Hash { return sha3.New224() }, func() hash.Hash { return std.New224() }, sha3.NewServer224},
	{func() hash.Hash { return sha3.New256() }, func() hash.Hash { return std.New256() }, sha3.NewServer256},
	{func() hash.Hash { return sha3.New384() }, func() hash.Hash { return std.New384() }, sha3.NewServer384},
	{func() hash.Hash { return sha3.New512() }, func() hash.Hash { return std.New512() }, sha3.NewServer512},
	{sha3.NewLegacyKeccak256, legacy.NewLegacyKeccak256, sha3.NewServerLegacyKeccak256},
}

func TestStreams(t *testing.T) {
	for _, kind := range kinds {
		verify.Streams(t, kind.make, kind.library, sha3.WriteMany)
	}
}

func TestServers(t *testing.T) {
	for _, kind := range kinds {
		verify.Server(t, kind.server, kind.library)
	}
}

// The names of crypto/sha3, with its types.
func TestNames(t *testing.T) {
	var zero sha3.SHA3
	var _ *std.SHA3 = &zero
	data := []byte("abc")
	if sha3.Sum224(data) != std.Sum224(data) || sha3.Sum256(data) != std.Sum256(data) ||
		sha3.Sum384(data) != std.Sum384(data) || sha3.Sum512(data) != std.Sum512(data) {
		t.Error("a sum is another")
	}
	if !bytes.Equal(sha3.SumSHAKE128(data, 50), std.SumSHAKE128(data, 50)) || !bytes.Equal(sha3.SumSHAKE256(data, 50), std.SumSHAKE256(data, 50)) {
		t.Error("an output is another")
	}
	for i, pair := range [][2]*sha3.SHAKE{
		{sha3.NewSHAKE128(), std.NewSHAKE128()},
		{sha3.NewSHAKE256(), std.NewSHAKE256()},
		{sha3.NewCSHAKE128([]byte("N"), []byte("S")), std.NewCSHAKE128([]byte("N"), []byte("S"))},
		{sha3.NewCSHAKE256([]byte("N"), []byte("S")), std.NewCSHAKE256([]byte("N"), []byte("S"))},
	} {
		var outputs [2][100]byte
		for j, h := range pair {
			h.Write(data)
			h.Read(outputs[j][:])
		}
		if outputs[0] != outputs[1] {
			t.Errorf("the output of stream %d is another", i)
		}
	}
}

func TestSumRowsSHAKE(t *testing.T) {
	source := verify.Random(64<<10, 6)
	for _, f := range []struct {
		rows func(out [][]byte, rows []byte, stride, length int)
		one  func(data []byte, length int) []byte
	}{{sha3.SumRowsSHAKE128, std.SumSHAKE128}, {sha3.SumRowsSHAKE256, std.SumSHAKE256}} {
		for _, size := range []int{0, 1, 32, 136, 500} {
			out := make([][]byte, 40)
			for i := range out {
				out[i] = make([]byte, size+i%2)
			}
			f.rows(out, source, 210, 201)
			for i, output := range out {
				if want := f.one(source[210*i:][:201], len(output)); !bytes.Equal(output, want) {
					t.Fatalf("row %d, %d bytes of output: %x, not %x", i, size, output, want)
				}
			}
		}
		func() {
			defer func() {
				if message, _ := recover().(string); message != "hashweave/sha3: out[1] overlaps rows" {
					t.Errorf("panic %q", message)
				}
			}()
			f.rows([][]byte{make([]byte, 32), source[40:72]}, source, 50, 50)
		}()
	}
}

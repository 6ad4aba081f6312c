package blake2s_test

import (
	"bytes"
	"hash"
	"testing"

	std "golang.org/x/crypto/blake2s"

	"github.com/hashweave/hashweave/bindings/go/blake2s"
	"github.com/hashweave/hashweave/bindings/go/internal/verify"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, blake2s.BlockSize, blake2s.SumMany, std.Sum256)
	verify.Rows(t, blake2s.BlockSize, blake2s.SumRows, std.Sum256)
	verify.ManyVectors(t, blake2s.SumMany, "blake2/blake2s.txt")
}

// keyless makes what needs no key look like the standard library's functions.
func keyless(make func(key []byte) (hash.Hash, error)) func() hash.Hash {
	return func() hash.Hash {
		h, err := make(nil)
		if err != nil {
			panic(err)
		}
		return h
	}
}

func TestStreams(t *testing.T) {
	verify.Streams(t, keyless(blake2s.New256), keyless(std.New256), blake2s.WriteMany)
}

func TestServers(t *testing.T) {
	verify.Server(t, blake2s.NewServer, keyless(std.New256))
}

// A keyed stream is written to as any other, though x/crypto does not let it be taken apart.
func TestWriteManyKeyed(t *testing.T) {
	key, part := []byte("key"), verify.Random(10_000, 1)
	hashes, parts := make([]hash.Hash, 20), make([][]byte, 20)
	for i := range hashes {
		var err error
		if hashes[i], err = blake2s.New128(key); err != nil {
			t.Fatal(err)
		}
		parts[i] = part[i:]
	}
	blake2s.WriteMany(hashes, parts)
	for i, h := range hashes {
		want, err := std.New128(key)
		if err != nil {
			t.Fatal(err)
		}
		want.Write(parts[i])
		if !bytes.Equal(h.Sum(nil), want.Sum(nil)) {
			t.Errorf("stream %d: another digest", i)
		}
	}
}

// The names of x/crypto's package, with its sizes.
func TestNames(t *testing.T) {
	data := []byte("abc")
	if blake2s.Sum256(data) != std.Sum256(data) {
		t.Error("a sum is another")
	}
	if blake2s.Size != std.Size || blake2s.BlockSize != std.BlockSize || blake2s.OutputLengthUnknown != std.OutputLengthUnknown || blake2s.Size128 != std.Size128 {
		t.Error("a constant is another")
	}
	ours, err := blake2s.NewXOF(blake2s.OutputLengthUnknown, nil)
	theirs, err2 := std.NewXOF(std.OutputLengthUnknown, nil)
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	var outputs [2][100]byte
	for i, x := range []blake2s.XOF{ours, theirs} {
		x.Write(data)
		x.Read(outputs[i][:])
	}
	if outputs[0] != outputs[1] {
		t.Error("the output of an XOF is another")
	}
}

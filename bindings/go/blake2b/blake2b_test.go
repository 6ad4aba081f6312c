package blake2b_test

import (
	"bytes"
	"hash"
	"testing"

	std "golang.org/x/crypto/blake2b"

	"github.com/hashweave/hashweave/bindings/go/blake2b"
	"github.com/hashweave/hashweave/bindings/go/internal/verify"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, blake2b.BlockSize, blake2b.SumMany, std.Sum512)
	verify.Rows(t, blake2b.BlockSize, blake2b.SumRows, std.Sum512)
	verify.ManyVectors(t, blake2b.SumMany, "blake2/blake2b.txt")
}

func TestSumMany384(t *testing.T) {
	verify.Many(t, blake2b.BlockSize, blake2b.SumMany384, std.Sum384)
	verify.Rows(t, blake2b.BlockSize, blake2b.SumRows384, std.Sum384)
}

func TestSumMany256(t *testing.T) {
	verify.Many(t, blake2b.BlockSize, blake2b.SumMany256, std.Sum256)
	verify.Rows(t, blake2b.BlockSize, blake2b.SumRows256, std.Sum256)
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
	verify.Streams(t, keyless(blake2b.New512), keyless(std.New512), blake2b.WriteMany)
	verify.Streams(t, keyless(blake2b.New384), keyless(std.New384), blake2b.WriteMany)
	verify.Streams(t, keyless(blake2b.New256), keyless(std.New256), blake2b.WriteMany)
}

func TestServers(t *testing.T) {
	verify.Server(t, blake2b.NewServer, keyless(std.New512))
	verify.Server(t, blake2b.NewServer384, keyless(std.New384))
	verify.Server(t, blake2b.NewServer256, keyless(std.New256))
}

// A keyed stream is written to as any other, though x/crypto does not let it be taken apart.
func TestWriteManyKeyed(t *testing.T) {
	key, part := []byte("key"), verify.Random(10_000, 1)
	hashes, parts := make([]hash.Hash, 20), make([][]byte, 20)
	for i := range hashes {
		var err error
		if hashes[i], err = blake2b.New256(key); err != nil {
			t.Fatal(err)
		}
		parts[i] = part[i:]
	}
	blake2b.WriteMany(hashes, parts)
	for i, h := range hashes {
		want, err := std.New256(key)
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
	if blake2b.Sum512(data) != std.Sum512(data) || blake2b.Sum384(data) != std.Sum384(data) || blake2b.Sum256(data) != std.Sum256(data) {
		t.Error("a sum is another")
	}
	if blake2b.Size != std.Size || blake2b.BlockSize != std.BlockSize || blake2b.OutputLengthUnknown != std.OutputLengthUnknown || blake2b.Size384 != std.Size384 || blake2b.Size256 != std.Size256 {
		t.Error("a constant is another")
	}
	ours, err := blake2b.NewXOF(blake2b.OutputLengthUnknown, nil)
	theirs, err2 := std.NewXOF(std.OutputLengthUnknown, nil)
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	var outputs [2][100]byte
	for i, x := range []blake2b.XOF{ours, theirs} {
		x.Write(data)
		x.Read(outputs[i][:])
	}
	if outputs[0] != outputs[1] {
		t.Error("the output of an XOF is another")
	}
	h, err := blake2b.New(20, []byte("key"))
	want, err2 := std.New(20, []byte("key"))
	if err != nil || err2 != nil || !bytes.Equal(h.Sum(nil), want.Sum(nil)) {
		t.Error("New of 20 bytes is another")
	}
}

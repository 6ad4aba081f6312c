package ripemd160_test

import (
	"hash"
	"testing"

	library "golang.org/x/crypto/ripemd160" //nolint:staticcheck // It is what this package is compared with.

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/ripemd160"
)

func sum(data []byte) (digest [library.Size]byte) {
	h := library.New()
	h.Write(data)
	h.Sum(digest[:0])
	return digest
}

func TestSumMany(t *testing.T) {
	verify.Many(t, ripemd160.BlockSize, ripemd160.SumMany, sum)
	verify.Rows(t, ripemd160.BlockSize, ripemd160.SumRows, sum)
	verify.ManyVectors(t, ripemd160.SumMany, "ripemd160/ripevectors.txt")
}

func TestOne(t *testing.T) {
	message := verify.Random(300, 7)
	for length := range message {
		if ripemd160.Sum(message[:length]) != sum(message[:length]) {
			t.Errorf("%d bytes: the sum is another", length)
		}
	}
}

func TestStreams(t *testing.T) { verify.Streams(t, ripemd160.New, ripemd160.New, ripemd160.WriteMany) }

func TestServers(t *testing.T) { verify.Server(t, ripemd160.NewServer, library.New) }

// The names of x/crypto/ripemd160, with its types.
func TestNames(t *testing.T) {
	var _ func() hash.Hash = ripemd160.New
	if ripemd160.Size != library.Size || ripemd160.BlockSize != library.BlockSize {
		t.Error("a size is another")
	}
}

package sm3_test

import (
	"bytes"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/sm3"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, sm3.BlockSize, sm3.SumMany, sm3.Sum)
	verify.Rows(t, sm3.BlockSize, sm3.SumRows, sm3.Sum)
	verify.ManyVectors(t, sm3.SumMany, "sm3/oscca.txt")
}

// One message, too, has the digests of the standard, which there is no other package to compare with.
func TestOne(t *testing.T) {
	for _, v := range verify.Vectors(t, "sm3/oscca.txt") {
		if digest := sm3.Sum(v.Message); !bytes.Equal(digest[:], v.Digest) {
			t.Errorf("%d bytes: %x, not %x", len(v.Message), digest, v.Digest)
		}
	}
}

func TestStreams(t *testing.T) { verify.Streams(t, sm3.New, sm3.New, sm3.WriteMany) }

func TestServers(t *testing.T) { verify.Server(t, sm3.NewServer, sm3.New) }

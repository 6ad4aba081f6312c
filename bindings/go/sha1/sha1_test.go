package sha1_test

import (
	std "crypto/sha1"
	"hash"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/sha1"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, sha1.BlockSize, sha1.SumMany, std.Sum)
	verify.Rows(t, sha1.BlockSize, sha1.SumRows, std.Sum)
	verify.ManyVectors(t, sha1.SumMany, "sha1/SHA1ShortMsg.rsp", "sha1/SHA1LongMsg.rsp")
}

func TestStreams(t *testing.T) { verify.Streams(t, sha1.New, std.New, sha1.WriteMany) }

func TestServers(t *testing.T) { verify.Server(t, sha1.NewServer, std.New) }

// The names of crypto/sha1, with its types.
func TestNames(t *testing.T) {
	var _ func() hash.Hash = sha1.New
	if sha1.Size != std.Size || sha1.BlockSize != std.BlockSize {
		t.Error("a size is another")
	}
	if data := []byte("abc"); sha1.Sum(data) != std.Sum(data) {
		t.Error("a sum is another")
	}
}

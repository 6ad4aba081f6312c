package sha256_test

import (
	std "crypto/sha256"
	"hash"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/sha256"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, sha256.BlockSize, sha256.SumMany, std.Sum256)
	verify.Rows(t, sha256.BlockSize, sha256.SumRows, std.Sum256)
	verify.ManyVectors(t, sha256.SumMany, "sha2/SHA256ShortMsg.rsp", "sha2/SHA256LongMsg.rsp")
}

func TestSumMany224(t *testing.T) {
	verify.Many(t, sha256.BlockSize, sha256.SumMany224, std.Sum224)
	verify.Rows(t, sha256.BlockSize, sha256.SumRows224, std.Sum224)
	verify.ManyVectors(t, sha256.SumMany224, "sha2/SHA224ShortMsg.rsp", "sha2/SHA224LongMsg.rsp")
}

func TestStreams(t *testing.T) {
	verify.Streams(t, sha256.New, std.New, sha256.WriteMany)
	verify.Streams(t, sha256.New224, std.New224, sha256.WriteMany)
}

func TestServers(t *testing.T) {
	verify.Server(t, sha256.NewServer, std.New)
	verify.Server(t, sha256.NewServer224, std.New224)
}

// The names of crypto/sha256, with its types.
func TestNames(t *testing.T) {
	var _ func() hash.Hash = sha256.New
	var _ func() hash.Hash = sha256.New224
	if sha256.Size != std.Size || sha256.Size224 != std.Size224 || sha256.BlockSize != std.BlockSize {
		t.Error("a size is another")
	}
	data := []byte("abc")
	if sha256.Sum256(data) != std.Sum256(data) || sha256.Sum224(data) != std.Sum224(data) {
		t.Error("a sum is another")
	}
}

package md5_test

import (
	std "crypto/md5"
	"hash"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/md5"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, md5.BlockSize, md5.SumMany, std.Sum)
	verify.Rows(t, md5.BlockSize, md5.SumRows, std.Sum)
	verify.ManyVectors(t, md5.SumMany, "md5/rfc-1321.txt")
}

func TestStreams(t *testing.T) { verify.Streams(t, md5.New, std.New, md5.WriteMany) }

func TestServers(t *testing.T) { verify.Server(t, md5.NewServer, std.New) }

// The names of crypto/md5, with its types.
func TestNames(t *testing.T) {
	var _ func() hash.Hash = md5.New
	if md5.Size != std.Size || md5.BlockSize != std.BlockSize {
		t.Error("a size is another")
	}
	if data := []byte("abc"); md5.Sum(data) != std.Sum(data) {
		t.Error("a sum is another")
	}
}

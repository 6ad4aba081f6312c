package sha512_test

import (
	std "crypto/sha512"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/sha512"
)

func TestSumMany(t *testing.T) {
	verify.Many(t, sha512.BlockSize, sha512.SumMany, std.Sum512)
	verify.Rows(t, sha512.BlockSize, sha512.SumRows, std.Sum512)
	verify.ManyVectors(t, sha512.SumMany, "sha2/SHA512ShortMsg.rsp", "sha2/SHA512LongMsg.rsp")
}

func TestSumMany384(t *testing.T) {
	verify.Many(t, sha512.BlockSize, sha512.SumMany384, std.Sum384)
	verify.Rows(t, sha512.BlockSize, sha512.SumRows384, std.Sum384)
	verify.ManyVectors(t, sha512.SumMany384, "sha2/SHA384ShortMsg.rsp", "sha2/SHA384LongMsg.rsp")
}

func TestSumMany512_224(t *testing.T) {
	verify.Many(t, sha512.BlockSize, sha512.SumMany512_224, std.Sum512_224)
	verify.Rows(t, sha512.BlockSize, sha512.SumRows512_224, std.Sum512_224)
}

func TestSumMany512_256(t *testing.T) {
	verify.Many(t, sha512.BlockSize, sha512.SumMany512_256, std.Sum512_256)
	verify.Rows(t, sha512.BlockSize, sha512.SumRows512_256, std.Sum512_256)
}

func TestStreams(t *testing.T) {
	verify.Streams(t, sha512.New, std.New, sha512.WriteMany)
	verify.Streams(t, sha512.New384, std.New384, sha512.WriteMany)
	verify.Streams(t, sha512.New512_224, std.New512_224, sha512.WriteMany)
	verify.Streams(t, sha512.New512_256, std.New512_256, sha512.WriteMany)
}

func TestServers(t *testing.T) {
	verify.Server(t, sha512.NewServer, std.New)
	verify.Server(t, sha512.NewServer384, std.New384)
	verify.Server(t, sha512.NewServer512_224, std.New512_224)
	verify.Server(t, sha512.NewServer512_256, std.New512_256)
}

// The names of crypto/sha512, with its sizes.
func TestNames(t *testing.T) {
	if sha512.Size != std.Size || sha512.Size224 != std.Size224 || sha512.Size256 != std.Size256 || sha512.Size384 != std.Size384 ||
		sha512.BlockSize != std.BlockSize {
		t.Error("a size is another")
	}
	data := []byte("abc")
	if sha512.Sum512(data) != std.Sum512(data) || sha512.Sum384(data) != std.Sum384(data) ||
		sha512.Sum512_224(data) != std.Sum512_224(data) || sha512.Sum512_256(data) != std.Sum512_256(data) {
		t.Error("a sum is another")
	}
}

package sha256_test

import (
	"bytes"
	std "crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/compat/sha256-simd"
)

// What sha256-simd exports, with its types.
var (
	_ func() hash.Hash                                        = sha256.New
	_ func([]byte) [sha256.Size]byte                          = sha256.Sum256
	_ func() *sha256.Avx512Server                             = sha256.NewAvx512Server
	_ func(*sha256.Avx512Server) hash.Hash                    = sha256.NewAvx512
	_ func(*sha256.Avx512Server, uint64, []byte) (int, error) = (*sha256.Avx512Server).Write
	_ func(*sha256.Avx512Server, uint64, []byte) [32]byte     = (*sha256.Avx512Server).Sum
	_ func(*sha256.Avx512Server)                              = (*sha256.Avx512Server).Process
	_ hash.Hash                                               = (*sha256.Avx512Digest)(nil)
	_ sha256.Avx512LaneInfo
	_ [sha256.Avx512ServerUID - 16]struct{}
)

// Every one of 10,000 digests is right that go through io.Copy, from 64 goroutines, which is where sha256-simd has none right.
func TestCopyFromManyGoroutines(t *testing.T) {
	const goroutines, messages = 64, 10_000
	random := rand.New(rand.NewPCG(1, 2))
	source := make([]byte, 256<<10)
	for i := range source {
		source[i] = byte(random.Uint32())
	}
	server := sha256.NewAvx512Server()
	right := make([]int, goroutines)
	var group sync.WaitGroup
	for g := range goroutines {
		group.Go(func() {
			random := rand.New(rand.NewPCG(uint64(g), 3))
			for i := g; i < messages; i += goroutines {
				at := random.IntN(len(source))
				message := source[at : at+random.IntN(min(len(source)-at, 1<<random.IntN(18)))]
				h := sha256.NewAvx512(server)
				// Without WriterTo of the reader, io.Copy uses one buffer for all its writes.
				if n, err := io.Copy(h, struct{ io.Reader }{bytes.NewReader(message)}); n != int64(len(message)) || err != nil {
					t.Errorf("io.Copy of %d bytes: %d, %v", len(message), n, err)
				}
				if std.Sum256(message) == [32]byte(h.Sum(nil)) {
					right[g]++
				}
			}
		})
	}
	group.Wait()
	total := 0
	for _, n := range right {
		total += n
	}
	if total != messages {
		t.Errorf("%d digests of %d are right", total, messages)
	}
}

func TestResetAndSumInTheMiddle(t *testing.T) {
	h := sha256.NewAvx512(sha256.NewAvx512Server())
	if h.Size() != sha256.Size || h.BlockSize() != sha256.BlockSize {
		t.Errorf("size %d, block %d", h.Size(), h.BlockSize())
	}
	h.Write([]byte("wrong"))
	h.Reset()
	for n, text := range []string{"", "a", "ab", "abc"} {
		if want := std.Sum256([]byte(text)); !bytes.Equal(h.Sum([]byte("x"))[1:], want[:]) {
			t.Errorf("%q: another digest than %x", text, want)
		}
		h.Write([]byte("abcd")[n : n+1])
	}
	if sha256.Sum256([]byte("abc")) != std.Sum256([]byte("abc")) {
		t.Error("Sum256 is wrong")
	}
	h = sha256.New()
	h.Write([]byte("abc"))
	if want := std.Sum256([]byte("abc")); !bytes.Equal(h.Sum(nil), want[:]) {
		t.Error("New is wrong")
	}
}

// Streams of blocks that have a number, of which the caller pads the end.
func TestNumberedStreams(t *testing.T) {
	server := sha256.NewAvx512Server()
	server.Process()
	for blocks := range 4 {
		message := bytes.Repeat([]byte{byte(blocks)}, blocks*sha256.BlockSize)
		padding := make([]byte, sha256.BlockSize)
		padding[0] = 0x80
		binary.BigEndian.PutUint64(padding[56:], uint64(8*len(message)))
		uid := uint64(sha256.Avx512ServerUID + blocks)
		if n, err := server.Write(uid, message); n != len(message) || err != nil {
			t.Errorf("Write: %d, %v", n, err)
		}
		if sum := server.Sum(uid, padding); sum != std.Sum256(message) {
			t.Errorf("%d blocks: %x", blocks, sum)
		}
	}
	if _, err := server.Write(99, make([]byte, 63)); err == nil || !strings.Contains(err.Error(), "63 bytes are not whole blocks") {
		t.Errorf("a part of a block: %v", err)
	}
}

func Example() {
	server := sha256.NewAvx512Server()
	h := sha256.NewAvx512(server)
	h.Write([]byte("abc"))
	fmt.Printf("%x\n", h.Sum(nil))
	// Output: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
}

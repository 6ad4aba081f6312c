// Package verify has the tests that all packages of this module share. Only tests import it.
package verify

import (
	"bytes"
	"encoding"
	"fmt"
	"hash"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	hashweave "github.com/hashweave/hashweave/bindings/go"
)

// Random returns n bytes, the same ones for the same seed.
func Random(n int, seed uint64) []byte {
	random := rand.New(rand.NewPCG(seed, 0))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(random.Uint32())
	}
	return b
}

// Rows tests a function that hashes messages of one length at a constant distance. D is the array of a digest, and sum what hashes one message.
func Rows[D comparable](t *testing.T, block int, rows func(out []D, rows []byte, stride, length int), sum func([]byte) D) {
	source := Random(64<<10, 5)
	compare := func(t *testing.T, n, stride, length int) {
		t.Helper()
		var untouched D
		out := make([]D, n+1)
		end := 0
		if n > 0 {
			end = (n-1)*stride + length
		}
		rows(out[:n], source[:end:end], stride, length)
		for i := range n {
			if want := sum(source[i*stride:][:length]); out[i] != want {
				t.Fatalf("row %d of %d, %d bytes every %d: %x, not %x", i, n, length, stride, bytesOf(&out[i]), bytesOf(&want))
			}
		}
		if out[n] != untouched {
			t.Fatal("a digest was written after the last one")
		}
	}
	t.Run("any length", func(t *testing.T) {
		for length := 0; length < 3*block+3; length++ {
			compare(t, 37, length, length)
			compare(t, 21, length+9, length)
		}
	})
	t.Run("any number", func(t *testing.T) {
		for n := range 130 {
			compare(t, n, 80, 64)
			compare(t, n, 3*block, 2*block)
		}
	})
	t.Run("what does not fit", func(t *testing.T) {
		most := int(^uint(0) >> 1)
		refused := func(text string, out []D, bytes []byte, stride, length int) {
			t.Helper()
			defer func() {
				t.Helper()
				if message, _ := recover().(string); !strings.HasPrefix(message, "hashweave/") || !strings.Contains(message, text) {
					t.Errorf("panic %q, not of %q", message, text)
				}
			}()
			rows(out, bytes, stride, length)
		}
		out := make([]D, 4)
		refused(": rows of 64 bytes overlap if they are 63 bytes apart", out, source, 63, 64)
		refused(": rows of -1 bytes", out, source, 64, -1)
		refused(": 4 rows of 64 bytes that are 80 bytes apart do not fit into 303 bytes", out, source[:303], 80, 64)
		refused(": 4 rows of 64 bytes that are 80 bytes apart do not fit into 0 bytes", out, nil, 80, 64)
		refused(": 4 rows of 1 bytes that are ", out, source, most, 1)
		refused(": 4 rows of ", out, source, most, most)
		refused(": out overlaps rows", out, bytesOf(&out[1]), 2, 1)
		rows(out, source[:304], 80, 64)
		rows(nil, nil, 80, 64)
		rows(out, nil, 0, 0)
	})
	out := make([]D, 300)
	NothingAllocated(t, "rows", func() { rows(out, source, 100, 90) })
}

// NothingAllocated tests that a call allocates nothing.
func NothingAllocated(t *testing.T, name string, run func()) {
	t.Run(name+": nothing is allocated", func(t *testing.T) {
		if raceEnabled {
			t.Skip("whose pools drop what they have")
		}
		if n := testing.AllocsPerRun(20, run); n >= 1 {
			t.Errorf("%v allocations", n)
		}
	})
}

// Many tests a function that hashes many messages. D is the array of a digest, and sum what hashes one message.
func Many[D comparable](t *testing.T, block int, many func([]D, [][]byte), sum func([]byte) D) {
	compare := func(t *testing.T, messages [][]byte) {
		t.Helper()
		var untouched D
		out := make([]D, len(messages)+1)
		many(out, messages)
		for i, message := range messages {
			if want := sum(message); out[i] != want {
				t.Fatalf("message %d of %d, %d bytes: %x, not %x", i, len(messages), len(message), bytesOf(&out[i]), bytesOf(&want))
			}
		}
		if out[len(messages)] != untouched {
			t.Fatal("a digest was written after the last one")
		}
	}
	source := Random(200<<10, 1)
	t.Run("same length", func(t *testing.T) {
		for length := 0; length < 5*block+3; length++ {
			if testing.Short() && length > block {
				length += 3
			}
			messages := make([][]byte, 37)
			for i := range messages {
				messages[i] = source[17*i:][:length]
			}
			compare(t, messages)
		}
	})
	t.Run("all lengths", func(t *testing.T) {
		messages := make([][]byte, 12*block)
		for i := range messages {
			messages[i] = source[i:][:i]
		}
		compare(t, messages)
		slices.Reverse(messages)
		compare(t, messages)
	})
	t.Run("any number", func(t *testing.T) {
		random := rand.New(rand.NewPCG(2, 2))
		for n := range 70 {
			messages := make([][]byte, n)
			for i := range messages {
				messages[i] = source[i:][:random.IntN(1<<random.IntN(17))]
			}
			compare(t, messages)
		}
	})
	t.Run("many", func(t *testing.T) {
		n := 40_000
		if testing.Short() {
			n = 4000
		}
		messages := make([][]byte, n)
		for i := range messages {
			messages[i] = source[i:][:i%700]
		}
		compare(t, messages)
	})
	t.Run("nil and empty", func(t *testing.T) {
		many(nil, nil)
		many([]D{}, [][]byte{})
		compare(t, [][]byte{nil, {}, nil, []byte("a"), {}, nil, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}})
	})
	t.Run("in place", func(t *testing.T) {
		out := make([]D, 50)
		messages, want := make([][]byte, len(out)), make([]D, len(out))
		for i := range out {
			messages[i] = bytesOf(&out[i])
			messages[i][0] = byte(i)
			want[i] = sum(messages[i])
		}
		if many(out, messages); !slices.Equal(out, want) {
			t.Error("messages in the place of their digests have others")
		}
	})
	out, messages := make([]D, 60), make([][]byte, 60)
	for i := range messages {
		messages[i] = source[i:][:i*i*i%9999]
	}
	NothingAllocated(t, "messages", func() { many(out, messages) })
	t.Run("out is too short", func(t *testing.T) {
		defer func() {
			if message, _ := recover().(string); !strings.Contains(message, "out is shorter than messages") {
				t.Errorf("panic %q", message)
			}
		}()
		many(make([]D, 2), make([][]byte, 3))
	})
	t.Run("bytes that change", func(t *testing.T) {
		if raceEnabled {
			t.Skip("which is a race")
		}
		changing := Random(100_000, 4)
		messages := make([][]byte, 33)
		for i := range messages {
			messages[i] = changing[:len(changing)-700*i]
		}
		var stop atomic.Bool
		var group sync.WaitGroup
		group.Go(func() {
			for i := 0; !stop.Load(); i++ {
				changing[i%len(changing)]++
			}
		})
		out := make([]D, len(messages))
		for range 20 {
			many(out, messages)
		}
		stop.Store(true)
		group.Wait()
		compare(t, messages)
	})
	t.Run("many goroutines", func(t *testing.T) {
		var group sync.WaitGroup
		for g := range 8 {
			group.Go(func() {
				messages := make([][]byte, 100)
				for i := range messages {
					messages[i] = source[100*g+i:][:31*i]
				}
				out := make([]D, len(messages))
				for range 10 {
					many(out, messages)
					for i, message := range messages {
						if out[i] != sum(message) {
							t.Errorf("goroutine %d, %d bytes: another digest", g, len(message))
							return
						}
					}
				}
			})
		}
		group.Wait()
	})
}

// bytesOf returns the bytes of an array.
func bytesOf[D any](d *D) []byte {
	return reflect.ValueOf(d).Elem().Slice(0, reflect.TypeFor[D]().Len()).Bytes()
}

// Streams tests that a package's streams are those of the standard library or x/crypto: the same types, which save themselves in the same format, and that
// many are written to as one by one.
func Streams(t *testing.T, make, library func() hash.Hash, writeMany func([]hash.Hash, [][]byte)) {
	ours, theirs := make(), library()
	if a, b := reflect.TypeOf(ours), reflect.TypeOf(theirs); a != b {
		t.Fatalf("a stream is %v, not %v", a, b)
	}
	var hashes, wants []hash.Hash
	var parts [][]byte
	for i := range 40 {
		hashes, wants = append(hashes, make()), append(wants, library())
		parts = append(parts, Random(i*i*7, uint64(i)))
	}
	for range 3 {
		writeMany(hashes, parts)
		for i := range parts {
			wants[i].Write(parts[i])
			if got, want := hashes[i].Sum(nil), wants[i].Sum(nil); !bytes.Equal(got, want) {
				t.Fatalf("stream %d: %x, not %x", i, got, want)
			}
			if got, want := saved(t, hashes[i]), saved(t, wants[i]); !bytes.Equal(got, want) && !isBLAKE2(got) {
				t.Fatalf("stream %d is saved as %x, not %x", i, got, want)
			}
			restored := make()
			if err := restored.(encoding.BinaryUnmarshaler).UnmarshalBinary(saved(t, hashes[i])); err != nil {
				t.Fatal(err)
			}
			if got, want := restored.Sum(nil), wants[i].Sum(nil); !bytes.Equal(got, want) {
				t.Fatalf("stream %d, restored: %x, not %x", i, got, want)
			}
			if cloner, ok := hashes[i].(hash.Cloner); ok {
				clone, err := cloner.Clone()
				if err != nil {
					t.Fatal(err)
				}
				clone.Write([]byte("more"))
				if got, want := hashes[i].Sum(nil), wants[i].Sum(nil); !bytes.Equal(got, want) {
					t.Fatalf("stream %d, cloned: %x, not %x", i, got, want)
				}
			}
		}
	}
	defer func() {
		if message, _ := recover().(string); !strings.Contains(message, "the numbers of hashes and of parts differ") {
			t.Errorf("panic %q", message)
		}
	}()
	writeMany(hashes, parts[1:])
}

func saved(t *testing.T, h hash.Hash) []byte {
	b, err := h.(encoding.BinaryMarshaler).MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// isBLAKE2 says whether a saved stream is one of x/crypto's BLAKE2, in which there are the bytes of blocks that were absorbed long ago.
func isBLAKE2(saved []byte) bool { return bytes.HasPrefix(saved, []byte("b2")) }

// Server tests a server: streams of many goroutines have the digests that a stream of the standard library has.
func Server(t *testing.T, make func() hashweave.Server, library func() hash.Hash) {
	server := make()
	source := Random(400<<10, 5)
	var group sync.WaitGroup
	for g := range 64 {
		group.Go(func() {
			random := rand.New(rand.NewPCG(uint64(g), 6))
			h, want := server.NewHash(), library()
			defer h.Close()
			if h.Size() != want.Size() || h.BlockSize() != want.BlockSize() {
				t.Errorf("size %d and block %d, not %d and %d", h.Size(), h.BlockSize(), want.Size(), want.BlockSize())
			}
			for range 30 {
				if random.IntN(10) == 0 {
					h.Reset()
					want.Reset()
				}
				at := random.IntN(100 << 10)
				part := source[at : at+random.IntN(1<<random.IntN(18))]
				want.Write(part)
				if err := writeAll(h, part); err != nil {
					t.Error(err)
				}
				if random.IntN(3) == 0 && !bytes.Equal(h.Sum(nil), want.Sum(nil)) {
					t.Errorf("goroutine %d: another digest", g)
					return
				}
			}
			if got, want := h.Sum([]byte("x")), want.Sum([]byte("x")); !bytes.Equal(got, want) {
				t.Errorf("goroutine %d: %x, not %x", g, got, want)
			}
		})
	}
	group.Wait()
	server.Close()
}

// writeAll writes from memory that is used again at once.
func writeAll(h hash.Hash, part []byte) error {
	own := bytes.Clone(part)
	if n, err := h.Write(own); n != len(part) || err != nil {
		return fmt.Errorf("a write of %d bytes: %d, %w", len(part), n, err)
	}
	clear(own)
	return nil
}

package kt128_test

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"hash"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/verify"
	"github.com/hashweave/hashweave/bindings/go/kt128"
)

// bytesOf are the bytes that a vector has as a pattern or in hexadecimal.
func bytesOf(t *testing.T, text string) []byte {
	t.Helper()
	if number, ok := strings.CutPrefix(text, "ptn "); ok {
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(i % 251)
		}
		return b
	}
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The vectors of RFC 9861, section 5.
func TestVectors(t *testing.T) {
	var messages [][]byte
	var wants [][kt128.Size]byte
	for entry := range strings.SplitSeq(string(verify.File(t, "kangaroo/KangarooTwelve.txt")), "\n\n") {
		fields := map[string]string{}
		for line := range strings.Lines(entry) {
			if name, value, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
				fields[name] = value
			}
		}
		if fields["function"] != "KT128" {
			continue
		}
		message, customization := bytesOf(t, fields["message"]), bytesOf(t, fields["customization"])
		want := bytesOf(t, fields["output"])
		length, err := strconv.Atoi(fields["length"])
		if err != nil {
			t.Fatal(err)
		}
		got := make([]byte, length)
		kt128.Sum(got, message, customization)
		if !bytes.HasSuffix(got, want) {
			t.Errorf("%d and %d bytes: %x", len(message), len(customization), got)
		}
		h := kt128.NewCustomized(customization)
		h.Write(message)
		if h.Digest().Read(got); !bytes.HasSuffix(got, want) {
			t.Errorf("a stream of %d and %d bytes: %x", len(message), len(customization), got)
		}
		if len(customization) == 0 && length == kt128.Size {
			messages, wants = append(messages, message), append(wants, [kt128.Size]byte(want))
		}
	}
	if len(messages) < 7 {
		t.Fatalf("%d vectors without a customization string", len(messages))
	}
	out := make([][kt128.Size]byte, len(messages))
	kt128.SumMany(out, messages)
	for i := range out {
		if out[i] != wants[i] || kt128.Sum256(messages[i]) != wants[i] {
			t.Errorf("%d bytes next to others: %x", len(messages[i]), out[i])
		}
	}
}

// lengths are those around blocks, chunks, and groups of leaves.
func lengths() (list []int) {
	for _, middle := range []int{0, 168, 336, 8192, 2 * 8192, 3 * 8192, 8 * 8192, 9 * 8192, 10 * 8192, 17 * 8192, 64 * 8192, 65 * 8192, 66 * 8192} {
		for length := max(0, middle-2); length <= middle+2; length++ {
			if !testing.Short() || length < 20*8192 {
				list = append(list, length)
			}
		}
	}
	return list
}

func TestEveryLength(t *testing.T) {
	source := verify.Random(600<<10, 3)
	random := rand.New(rand.NewPCG(4, 4))
	for i, length := range lengths() {
		customization := source[:[]int{0, 0, 1, 41, 300, 8190, 9000, 20_000}[i%8]]
		message, h := source[:length:length], kt128.NewCustomized(customization)
		for rest := message; len(rest) > 0; {
			part := rest[:random.IntN(min(len(rest), 1<<random.IntN(20))+1)]
			h.Write(part)
			rest = rest[len(part):]
			if random.IntN(8) == 0 {
				h.Sum(nil) // which changes nothing
			}
		}
		want := reference(message, customization, 400)
		got := make([]byte, len(want))
		if kt128.Sum(got, message, customization); !bytes.Equal(got, want) {
			t.Fatalf("%d and %d bytes: %x, not %x", length, len(customization), got, want)
		}
		clear(got)
		d := h.Digest()
		for rest := got; len(rest) > 0; {
			n, err := d.Read(rest[:random.IntN(len(rest)+1)])
			if err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if !bytes.Equal(got, want) || !bytes.Equal(h.Sum(nil), want[:kt128.Size]) {
			t.Fatalf("a stream of %d and %d bytes: %x, not %x", length, len(customization), got, want)
		}
	}
}

func TestSumMany(t *testing.T) {
	verify.Many(t, kt128.BlockSize, kt128.SumMany, kt128.Sum256)
	verify.Rows(t, kt128.BlockSize, kt128.SumRows, kt128.Sum256)
	source := verify.Random(700<<10, 6)
	random := rand.New(rand.NewPCG(7, 7))
	for round := range 12 {
		messages := make([][]byte, random.IntN(40))
		for i := range messages {
			messages[i] = source[i:][:random.IntN(1<<(10+random.IntN(10))+1)]
		}
		if round == 0 {
			messages = nil
			for _, length := range lengths() {
				messages = append(messages, source[:length])
			}
		}
		out := make([][kt128.Size]byte, len(messages))
		kt128.SumMany(out, messages)
		for i, message := range messages {
			if want := kt128.Sum256(message); out[i] != want {
				t.Fatalf("message %d of %d, %d bytes: %x, not %x", i, len(messages), len(message), out[i], want)
			}
		}
	}
	for _, length := range []int{8191, 8192, 8193, 20_000, 100_000} {
		out := make([][kt128.Size]byte, 5)
		kt128.SumRows(out, source, length+11, length)
		for i := range out {
			if want := reference(source[i*(length+11):][:length], nil, kt128.Size); !bytes.Equal(out[i][:], want) {
				t.Fatalf("row %d of %d bytes: %x, not %x", i, length, out[i], want)
			}
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	data := verify.Random(700<<10, 8)
	for _, length := range []int{0, 64, 5000, 100_000, len(data)} {
		verify.NothingAllocated(t, fmt.Sprintf("Sum256 of %d bytes", length), func() { kt128.Sum256(data[:length]) })
	}
	var messages [][]byte
	for i := range 200 {
		messages = append(messages, data[:i*i*17])
	}
	out := make([][kt128.Size]byte, len(messages))
	verify.NothingAllocated(t, "SumMany", func() { kt128.SumMany(out, messages) })
	verify.NothingAllocated(t, "SumRows of several chunks", func() { kt128.SumRows(out[:10], data, 50_000, 30_000) })
	h, sum := kt128.New(), make([]byte, 0, kt128.Size)
	verify.NothingAllocated(t, "Hasher", func() {
		h.Reset()
		for _, message := range messages[:60] {
			h.Write(message)
			h.Sum(sum)
		}
	})
}

func TestHasher(t *testing.T) {
	var h hash.Hash = kt128.New()
	if h.Size() != 32 || h.BlockSize() != 168 {
		t.Error("a size is another")
	}
	source := verify.Random(200<<10, 11)
	random := rand.New(rand.NewPCG(12, 12))
	for round := range 40 {
		customization := source[:round*round]
		h, length := kt128.NewCustomized(customization), random.IntN(1<<(4+random.IntN(14)))
		h.Write(source[:length])
		other, err := h.Clone()
		if err != nil {
			t.Fatal(err)
		}
		for i, h := range []hash.Hash{h, other} {
			end := source[length+i:][:random.IntN(1000)]
			h.Write(end)
			want := reference(append(source[:length:length], end...), customization, kt128.Size)
			if got := h.Sum([]byte("x")); got[0] != 'x' || !bytes.Equal(got[1:], want) {
				t.Fatalf("%d bytes, copy %d: %x, not %x", length, i, got, want)
			}
		}
		h.Reset()
		if got, want := h.Sum(nil), reference(nil, customization, kt128.Size); !bytes.Equal(got, want) {
			t.Fatalf("after Reset: %x, not %x", got, want)
		}
	}
}

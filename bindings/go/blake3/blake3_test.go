package blake3_test

import (
	"bytes"
	"encoding"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/blake3"
	"github.com/hashweave/hashweave/bindings/go/internal/verify"
)

const (
	exampleKey     = "whats the Elvish word for friend"
	exampleContext = "BLAKE3 2019-12-27 16:29:52 test vectors context"
)

// modes are the three modes, each with its reference.
func modes() []mode {
	key := [blake3.KeySize]byte([]byte(exampleKey))
	keyed := func() *blake3.Hasher {
		h, err := blake3.NewKeyed(key[:])
		if err != nil {
			panic(err)
		}
		return h
	}
	derived := reference{referenceIV, deriveKeyContext}.output([]byte(exampleContext), blake3.KeySize)
	return []mode{
		{"hash", reference{key: referenceIV}, blake3.New, blake3.SumMany, blake3.SumRows, func(message, out []byte) {
			digest := blake3.Sum256(message)
			longer := blake3.Sum512(message)
			if !bytes.HasPrefix(longer[:], digest[:]) {
				panic("512 bits do not begin with 256")
			}
			copy(out, longer[:])
		}},
		{
			"keyed_hash", referenceKeyed(key[:], keyedHash), keyed,
			func(out [][32]byte, messages [][]byte) { blake3.SumManyKeyed(&key, out, messages) },
			func(out [][32]byte, rows []byte, stride, length int) {
				blake3.SumRowsKeyed(&key, out, rows, stride, length)
			},
			func(message, out []byte) { digest := blake3.SumKeyed(&key, message); copy(out, digest[:]) },
		},
		{
			"derive_key", referenceKeyed(derived, deriveKeyMaterial), func() *blake3.Hasher { return blake3.NewDeriveKey(exampleContext) },
			nil, nil, func(message, out []byte) { blake3.DeriveKey(exampleContext, message, out) },
		},
	}
}

type mode struct {
	name string
	reference
	hasher func() *blake3.Hasher
	many   func(out [][32]byte, messages [][]byte)
	rows   func(out [][32]byte, rows []byte, stride, length int)
	one    func(message, out []byte) // fills 32 bytes, or as many as there are
}

// The 35 cases of the designers, in all modes, with 131 bytes of output.
func TestVectors(t *testing.T) {
	var file struct {
		Key     string `json:"key"`
		Context string `json:"context_string"`
		Cases   []map[string]any
	}
	if err := json.Unmarshal(verify.File(t, "blake3/test_vectors.json"), &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Cases) != 35 || file.Key != exampleKey || file.Context != exampleContext {
		t.Fatal("the file is another")
	}
	for _, m := range modes() {
		t.Run(m.name, func(t *testing.T) {
			var messages [][]byte
			var wants [][32]byte
			for _, c := range file.Cases {
				message := make([]byte, int(c["input_len"].(float64)))
				for i := range message {
					message[i] = byte(i % 251)
				}
				want, err := hex.DecodeString(c[m.name].(string))
				if err != nil {
					t.Fatal(err)
				}
				messages, wants = append(messages, message), append(wants, [32]byte(want))
				h, got := m.hasher(), make([]byte, len(want))
				h.Write(message)
				if h.Digest().Read(got); !bytes.Equal(got, want) {
					t.Errorf("%d bytes: %x, not %x", len(message), got, want)
				}
				if got := h.Sum([]byte("x")); !bytes.Equal(got[1:], want[:32]) || got[0] != 'x' {
					t.Errorf("%d bytes: the sum is %x", len(message), got)
				}
				if m.one(message, got[:32]); !bytes.Equal(got, want) {
					t.Errorf("%d bytes: %x at once", len(message), got)
				}
				if got := m.output(message, len(want)); !bytes.Equal(got, want) {
					t.Errorf("%d bytes: the reference has %x, not %x", len(message), got, want)
				}
			}
			if m.many != nil {
				out := make([][32]byte, len(messages))
				m.many(out, messages)
				for i := range out {
					if out[i] != wants[i] {
						t.Errorf("%d bytes next to others: %x, not %x", len(messages[i]), out[i], wants[i])
					}
				}
			}
		})
	}
}

// lengths are those around blocks, chunks, groups of lanes, and subtrees that are compressed at once.
func lengths() (list []int) {
	for length := range 2200 {
		if !testing.Short() || length%64 <= 1 || length%64 == 63 {
			list = append(list, length)
		}
	}
	for chunks := 3; chunks <= 70; chunks++ {
		if !testing.Short() || chunks%8 <= 1 {
			list = append(list, 1024*chunks-1, 1024*chunks, 1024*chunks+1)
		}
	}
	for _, chunks := range []int{128, 200, 256, 257, 272, 512, 600} {
		list = append(list, 1024*chunks-63, 1024*chunks, 1024*chunks+1)
	}
	return list
}

func TestEveryLength(t *testing.T) {
	source := verify.Random(700<<10, 3)
	random := rand.New(rand.NewPCG(4, 4))
	for _, m := range modes() {
		t.Run(m.name, func(t *testing.T) {
			for _, length := range lengths() {
				message, h := source[:length:length], m.hasher()
				for rest := message; len(rest) > 0; {
					part := rest[:random.IntN(min(len(rest), 1<<random.IntN(20))+1)]
					h.Write(part)
					rest = rest[len(part):]
					if random.IntN(8) == 0 {
						h.Sum(nil) // which changes nothing
					}
				}
				want := m.output(message, 100)
				if got := h.Sum(nil); !bytes.Equal(got, want[:32]) {
					t.Fatalf("%d bytes in parts: %x, not %x", length, got, want[:32])
				}
				got := make([]byte, 32)
				if m.one(message, got); !bytes.Equal(got, want[:32]) {
					t.Fatalf("%d bytes: %x, not %x", length, got, want[:32])
				}
				got = make([]byte, 100)
				if h.Digest().Read(got); !bytes.Equal(got, want) {
					t.Fatalf("%d bytes: output %x, not %x", length, got, want)
				}
			}
		})
	}
}

func TestSumMany(t *testing.T) {
	for _, m := range modes()[:2] {
		one := func(message []byte) [32]byte { return [32]byte(m.output(message, 32)) }
		if m.name == "hash" {
			// The tests for all packages hash many messages, and the reference is slow.
			one = blake3.Sum256
		}
		t.Run(m.name, func(t *testing.T) {
			verify.Many(t, blake3.BlockSize, m.many, one)
			verify.Rows(t, blake3.BlockSize, m.rows, one)
		})
	}
	// Messages of one and of many chunks share lanes, and so do the parents of their trees.
	source := verify.Random(300<<10, 6)
	random := rand.New(rand.NewPCG(7, 7))
	for _, m := range modes()[:2] {
		for round := range 30 {
			messages := make([][]byte, random.IntN(60))
			for i := range messages {
				messages[i] = source[i:][:random.IntN(1<<random.IntN(18)+1)]
			}
			if round == 0 {
				messages = nil
				for _, length := range lengths() {
					if length < 100<<10 {
						messages = append(messages, source[:length])
					}
				}
			}
			out := make([][32]byte, len(messages))
			m.many(out, messages)
			for i, message := range messages {
				h := m.hasher()
				h.Write(message)
				if want := h.Sum(nil); !bytes.Equal(out[i][:], want) {
					t.Fatalf("%s: message %d of %d, %d bytes: %x, not %x", m.name, i, len(messages), len(message), out[i], want)
				}
			}
		}
		for _, length := range []int{1023, 1024, 1025, 2048, 3000, 5000, 70_000} {
			out := make([][32]byte, 4)
			m.rows(out, source, length+11, length)
			for i := range out {
				if want := m.output(source[i*(length+11):][:length], 32); !bytes.Equal(out[i][:], want) {
					t.Fatalf("%s: row %d of %d bytes: %x, not %x", m.name, i, length, out[i], want)
				}
			}
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	data := verify.Random(300<<10, 8)
	for _, length := range []int{0, 64, 1000, 5000, len(data)} {
		verify.NothingAllocated(t, fmt.Sprintf("Sum256 of %d bytes", length), func() { blake3.Sum256(data[:length]) })
	}
	var messages [][]byte
	for i := range 200 {
		messages = append(messages, data[:i*i*7])
	}
	out := make([][32]byte, len(messages))
	verify.NothingAllocated(t, "SumMany", func() { blake3.SumMany(out, messages) })
	verify.NothingAllocated(t, "SumRows of several chunks", func() { blake3.SumRows(out[:50], data, 5000, 3000) })
	h, sum := blake3.New(), make([]byte, 0, 32)
	verify.NothingAllocated(t, "Hasher", func() {
		h.Reset()
		for _, message := range messages {
			h.Write(message)
			h.Sum(sum)
		}
	})
}

func TestOutput(t *testing.T) {
	message := verify.Random(5000, 9)
	h := blake3.New()
	h.Write(message)
	want := reference{key: referenceIV}.output(message, 4000)
	random := rand.New(rand.NewPCG(10, 10))
	var d io.ReadSeeker = h.Digest()
	at := 0
	h.Write(message) // which changes nothing
	for range 2000 {
		got := make([]byte, random.IntN(1<<random.IntN(9)))
		switch to := random.IntN(3000); random.IntN(3) {
		case 0:
			if n, err := d.Seek(int64(to), io.SeekStart); n != int64(to) || err != nil {
				t.Fatal(n, err)
			}
			at = to
		case 1:
			if n, err := d.Seek(int64(to-at), io.SeekCurrent); n != int64(to) || err != nil {
				t.Fatal(n, err)
			}
			at = to
		}
		if at+len(got) > len(want) {
			continue
		}
		if n, err := d.Read(got); n != len(got) || err != nil || !bytes.Equal(got, want[at:][:n]) {
			t.Fatalf("output from %d: %x, not %x (%v)", at, got, want[at:][:len(got)], err)
		}
		at += len(got)
	}
	for _, whence := range []int{io.SeekEnd, 7} {
		if _, err := d.Seek(0, whence); err == nil {
			t.Errorf("whence %d is no error", whence)
		}
	}
	if _, err := d.Seek(-1, io.SeekStart); err == nil {
		t.Error("a negative position is no error")
	}
	// Past 2^32 blocks, where the counter has a high half.
	root := reference{key: referenceIV}.node(message, 0)
	root.flags |= isRoot
	root.t = 1<<33 + 5
	far := make([]byte, 4)
	if _, err := d.Seek(int64(root.t)*64, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	d.Read(far)
	if want := root.output()[0]; far[0] != byte(want) || far[3] != byte(want>>24) {
		t.Errorf("far output is %x, not of %x", far, want)
	}
}

func TestHasher(t *testing.T) {
	var h hash.Hash = blake3.New()
	if h.Size() != 32 || h.BlockSize() != 64 {
		t.Error("a size is another")
	}
	for length := range 70 {
		if h, err := blake3.NewKeyed(make([]byte, length)); (err == nil) != (length == 32) {
			t.Errorf("a key of %d bytes: %v %v", length, h, err)
		} else if err != nil && err.Error() != fmt.Sprintf("hashweave/blake3: a key has 32 bytes, not %d", length) {
			t.Error(err)
		}
	}
	source := verify.Random(100<<10, 11)
	random := rand.New(rand.NewPCG(12, 12))
	for _, m := range modes() {
		for range 60 {
			h, length := m.hasher(), 0
			for range 1 + random.IntN(4) {
				part := random.IntN(1<<random.IntN(16) + 1)
				if random.IntN(3) == 0 {
					part = part &^ (16<<10 - 1) // whole groups, whose last may be the end
				}
				part = min(part, len(source)-length-1000)
				h.Write(source[length:][:part])
				length += part
			}
			other, err := h.Clone()
			if err != nil {
				t.Fatal(err)
			}
			others := []hash.Hash{h, other}
			if saved, err := h.MarshalBinary(); m.name == "keyed_hash" {
				if err == nil || !strings.Contains(err.Error(), "key") {
					t.Fatal("a key is saved")
				}
			} else {
				restored := blake3.New()
				restored.Write(source) // which is forgotten
				if err := restored.UnmarshalBinary(saved); err != nil {
					t.Fatal(err)
				}
				if err := blake3.New().UnmarshalBinary(saved[:len(saved)-length%(16<<10)-1]); err == nil {
					t.Fatal("a part of a saved stream is restored")
				}
				others = append(others, restored)
			}
			for i, other := range others {
				end := source[length+i:][:random.IntN(1000)]
				other.Write(end)
				if got, want := other.Sum(nil), m.output(append(source[:length:length], end...), 32); !bytes.Equal(got, want) {
					t.Fatalf("%s, %d bytes, copy %d: %x, not %x", m.name, length, i, got, want)
				}
			}
			h.Reset()
			if !bytes.Equal(h.Sum(nil), m.hasher().Sum(nil)) {
				t.Fatal("a stream that was reset is not a new one")
			}
		}
	}
}

// What was not saved by this package is refused, and what is accepted can be used.
func TestUnmarshalAnything(t *testing.T) {
	h := blake3.New()
	h.Write(verify.Random(100<<10, 13))
	saved, err := encoding.BinaryAppender(h).AppendBinary([]byte("x"))
	if err != nil || saved[0] != 'x' {
		t.Fatal(err)
	}
	saved = saved[1:]
	random := rand.New(rand.NewPCG(14, 14))
	for range 3000 {
		changed := bytes.Clone(saved)[:random.IntN(len(saved)+1)]
		for range random.IntN(3) {
			if len(changed) > 0 {
				changed[random.IntN(min(len(changed), 50))] = byte(random.Uint32())
			}
		}
		h := blake3.New()
		if h.UnmarshalBinary(changed) == nil {
			h.Write(make([]byte, random.IntN(50_000)))
			h.Sum(nil)
		}
	}
}

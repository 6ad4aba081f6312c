package hashweave_test

import (
	"bytes"
	stdmd5 "crypto/md5"
	stdsha1 "crypto/sha1"
	stdsha256 "crypto/sha256"
	stdsha3 "crypto/sha3"
	stdsha512 "crypto/sha512"
	"hash"
	"sync"
	"testing"

	stdblake2b "golang.org/x/crypto/blake2b"
	stdblake2s "golang.org/x/crypto/blake2s"
	stdripemd160 "golang.org/x/crypto/ripemd160"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/blake2b"
	"github.com/hashweave/hashweave/bindings/go/blake2s"
	"github.com/hashweave/hashweave/bindings/go/blake3"
	"github.com/hashweave/hashweave/bindings/go/kt128"
	"github.com/hashweave/hashweave/bindings/go/md5"
	"github.com/hashweave/hashweave/bindings/go/ripemd160"
	"github.com/hashweave/hashweave/bindings/go/sha1"
	"github.com/hashweave/hashweave/bindings/go/sha256"
	"github.com/hashweave/hashweave/bindings/go/sha3"
	"github.com/hashweave/hashweave/bindings/go/sha512"
	"github.com/hashweave/hashweave/bindings/go/sm3"
)

// An algorithm of each primitive. BLAKE3 and KT128 have no server, since a stream has all lanes for itself.
var algorithms = []struct {
	name    string
	sumMany func(messages [][]byte) [][]byte
	server  func() hashweave.Server
	library func() hash.Hash
}{
	{"sha256", digests(sha256.SumMany, bytes32), sha256.NewServer, stdsha256.New},
	{"sha512", digests(sha512.SumMany, bytes64), sha512.NewServer, stdsha512.New},
	{"sha3-256", digests(sha3.SumMany256, bytes32), sha3.NewServer256, func() hash.Hash { return stdsha3.New256() }},
	{"sha3-512", digests(sha3.SumMany512, bytes64), sha3.NewServer512, func() hash.Hash { return stdsha3.New512() }},
	{"blake2b", digests(blake2b.SumMany, bytes64), blake2b.NewServer, keyless(stdblake2b.New512)},
	{"blake2s", digests(blake2s.SumMany, bytes32), blake2s.NewServer, keyless(stdblake2s.New256)},
	{"md5", digests(md5.SumMany, bytes16), md5.NewServer, stdmd5.New},
	{"sha1", digests(sha1.SumMany, bytes20), sha1.NewServer, stdsha1.New},
	{"ripemd160", digests(ripemd160.SumMany, bytes20), ripemd160.NewServer, stdripemd160.New},
	{"sm3", digests(sm3.SumMany, bytes32), sm3.NewServer, sm3.New},
	{"blake3", digests(blake3.SumMany, bytes32), nil, func() hash.Hash { return blake3.New() }},
	{"kt128", digests(kt128.SumMany, bytes32), nil, func() hash.Hash { return kt128.New() }},
}

func bytes16(d *[16]byte) []byte { return d[:] }
func bytes20(d *[20]byte) []byte { return d[:] }
func bytes32(d *[32]byte) []byte { return d[:] }
func bytes64(d *[64]byte) []byte { return d[:] }

func digests[D any](many func([]D, [][]byte), bytesOf func(*D) []byte) func([][]byte) [][]byte {
	return func(messages [][]byte) [][]byte {
		out, list := make([]D, len(messages)), make([][]byte, len(messages))
		many(out, messages)
		for i := range out {
			list[i] = bytesOf(&out[i])
		}
		return list
	}
}

func keyless(of func([]byte) (hash.Hash, error)) func() hash.Hash {
	return func() hash.Hash {
		h, err := of(nil)
		if err != nil {
			panic(err)
		}
		return h
	}
}

// FuzzSumMany cuts the input into messages: a number of two bytes says how long the next one is, and repeats it up to eight times.
func FuzzSumMany(f *testing.F) {
	f.Add(byte(0), bytes.Repeat([]byte{60, 7, 0}, 40))
	f.Add(byte(3), bytes.Repeat([]byte("\x20\x10many messages"), 100))
	f.Add(byte(5), make([]byte, 3000))
	f.Add(byte(10), bytes.Repeat([]byte("\x3f\xff"), 20_000))
	f.Add(byte(11), bytes.Repeat([]byte("\x3f\xff"), 20_000))
	f.Fuzz(func(t *testing.T, which byte, input []byte) {
		a := algorithms[int(which)%len(algorithms)]
		var messages [][]byte
		for len(input) >= 2 {
			length, times := (int(input[0])<<8|int(input[1]))&0x3fff, 1+int(input[0]>>5)
			input = input[2:]
			length = min(length, len(input))
			for range times {
				messages = append(messages, input[:length])
			}
			input = input[length:]
		}
		for i, digest := range a.sumMany(messages) {
			want := a.library()
			want.Write(messages[i])
			if !bytes.Equal(digest, want.Sum(nil)) {
				t.Fatalf("%s: message %d of %d, %d bytes: %x", a.name, i, len(messages), len(messages[i]), digest)
			}
		}
	})
}

// FuzzServer gives the streams of some goroutines the operations that the input lists, three bytes each: a stream, what to do with it, and how much.
func FuzzServer(f *testing.F) {
	f.Add(byte(0), []byte("012345678901234567890123456789"))
	f.Add(byte(2), bytes.Repeat([]byte{0, 0, 200, 1, 1, 255, 2, 2, 3, 3, 3, 9, 4, 4, 5}, 20))
	f.Add(byte(4), bytes.Repeat([]byte{7, 1, 255, 6, 1, 254, 5, 0, 128}, 30))
	source := make([]byte, 256*700)
	for i := range source {
		source[i] = byte(i * i >> 3)
	}
	f.Fuzz(func(t *testing.T, which byte, input []byte) {
		a := algorithms[int(which)%len(algorithms)]
		if a.server == nil {
			t.Skip("it has no server")
		}
		const streams = 16
		var lists [streams][]byte
		for ; len(input) >= 3; input = input[3:] {
			lists[input[0]%streams] = append(lists[input[0]%streams], input[1], input[2])
		}
		server := a.server()
		defer server.Close()
		var group sync.WaitGroup
		for stream, list := range lists {
			group.Go(func() {
				h, want := server.NewHash(), a.library()
				for ; len(list) >= 2; list = list[2:] {
					switch list[0] % 8 {
					case 0, 1, 2: // a few bytes
						part := source[:list[1]]
						h.Write(part)
						want.Write(part)
					case 3, 4, 5: // many
						part := bytes.Clone(source[stream : stream+700*int(list[1])])
						want.Write(part)
						h.Write(part)
						clear(part)
					case 6:
						h.Reset()
						want.Reset()
					case 7:
						h.Close()
						h, want = server.NewHash(), a.library()
					}
					if got, want := h.Sum(nil), want.Sum(nil); list[1]%4 == 0 && !bytes.Equal(got, want) {
						t.Errorf("%s: stream %d: %x, not %x", a.name, stream, got, want)
						return
					}
				}
				if got, want := h.Sum(nil), want.Sum(nil); !bytes.Equal(got, want) {
					t.Errorf("%s: stream %d: %x, not %x", a.name, stream, got, want)
				}
			})
		}
		group.Wait()
	})
}

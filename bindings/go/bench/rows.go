package main

import (
	stdmd5 "crypto/md5"
	stdsha1 "crypto/sha1"
	stdsha256 "crypto/sha256"
	stdsha3 "crypto/sha3"
	stdsha512 "crypto/sha512"
	"fmt"
	"hash"
	"math/rand/v2"
	"runtime"
	"sync"

	"github.com/cloudflare/circl/xof/k12"
	md5simd "github.com/minio/md5-simd"
	minio "github.com/minio/sha256-simd"
	zeeboblake3 "github.com/zeebo/blake3"
	stdblake2b "golang.org/x/crypto/blake2b"
	stdblake2s "golang.org/x/crypto/blake2s"
	stdripemd160 "golang.org/x/crypto/ripemd160"
	lukechampineblake3 "lukechampine.com/blake3"

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

// algorithm is what is measured of each.
type algorithm struct {
	name   string
	one    func(message []byte)    // the standard library's or x/crypto's function
	many   func(messages [][]byte) // this module's
	rows   func(rows []byte, length int)
	stream func() hash.Hash        // the standard library's or x/crypto's
	server func() hashweave.Server // this module's
	others []named[func() stream]  // other servers
	sums   []named[func([]byte)]   // other functions
}

type named[T any] struct {
	name  string
	value T
}

// stream is what a goroutine writes to.
type stream interface {
	hash.Hash
	Close()
}

// open makes a stream of a hash.Hash.
type open struct{ hash.Hash }

func (open) Close() {}

// streams are in the place of a server: a stream of BLAKE3 has all lanes for itself.
type streams func() hash.Hash

func (s streams) NewHash() hashweave.Hasher { return open{s()} }

func (streams) Close() {}

// functions are those of one algorithm, which need room for digests.
type functions struct {
	one  func([]byte)
	many func([][]byte)
	rows func([]byte, int)
}

func of[D any](one func([]byte) D, many func([]D, [][]byte), rows func([]D, []byte, int, int)) functions {
	var out sync.Pool
	room := func(n int) *[]D {
		digests, _ := out.Get().(*[]D)
		if digests == nil || len(*digests) < n {
			digests = new([]D)
			*digests = make([]D, n)
		}
		return digests
	}
	return functions{
		func(message []byte) { one(message) },
		func(messages [][]byte) {
			digests := room(len(messages))
			many(*digests, messages)
			out.Put(digests)
		},
		func(bytes []byte, length int) {
			digests := room(len(bytes) / length)
			rows((*digests)[:len(bytes)/length], bytes, length, length)
			out.Put(digests)
		},
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

func algorithms() (list []algorithm) {
	add := func(name string, f functions, stream func() hash.Hash, server func() hashweave.Server) {
		list = append(list, algorithm{name: name, one: f.one, many: f.many, rows: f.rows, stream: stream, server: server})
	}
	add("sha256", of(stdsha256.Sum256, sha256.SumMany, sha256.SumRows), stdsha256.New, sha256.NewServer)
	simd := minio.NewAvx512Server()
	list[0].others = []named[func() stream]{
		{"minio sha256-simd server", func() stream { return open{minio.NewAvx512(simd)} }},
	}
	list[0].sums = []named[func([]byte)]{{"minio sha256-simd", func(message []byte) { minio.Sum256(message) }}}
	add("sha512", of(stdsha512.Sum512, sha512.SumMany, sha512.SumRows), stdsha512.New, sha512.NewServer)
	add("sha3-256", of(stdsha3.Sum256, sha3.SumMany256, sha3.SumRows256), func() hash.Hash { return stdsha3.New256() }, sha3.NewServer256)
	add("blake2b", of(stdblake2b.Sum512, blake2b.SumMany, blake2b.SumRows), keyless(stdblake2b.New512), blake2b.NewServer)
	add("blake2s", of(stdblake2s.Sum256, blake2s.SumMany, blake2s.SumRows), keyless(stdblake2s.New256), blake2s.NewServer)
	add("md5", of(stdmd5.Sum, md5.SumMany, md5.SumRows), stdmd5.New, md5.NewServer)
	lanes := md5simd.NewServer()
	list[len(list)-1].others = []named[func() stream]{{"minio md5-simd server", func() stream { return lanes.NewHash() }}}
	add("sha1", of(stdsha1.Sum, sha1.SumMany, sha1.SumRows), stdsha1.New, sha1.NewServer)
	add("ripemd160", of(func(message []byte) (digest [stdripemd160.Size]byte) {
		h := stdripemd160.New()
		h.Write(message)
		h.Sum(digest[:0])
		return digest
	}, ripemd160.SumMany, ripemd160.SumRows), stdripemd160.New, ripemd160.NewServer)
	// The first column is this module's own code here: there is no other in Go's libraries.
	add("sm3", of(sm3.Sum, sm3.SumMany, sm3.SumRows), sm3.New, sm3.NewServer)
	// The first column is zeebo's, since there is none in Go's libraries.
	add("blake3", of(zeeboblake3.Sum256, blake3.SumMany, blake3.SumRows), func() hash.Hash { return zeeboblake3.New() },
		func() hashweave.Server { return streams(func() hash.Hash { return blake3.New() }) })
	list[len(list)-1].others = []named[func() stream]{{"lukechampine.com/blake3", func() stream { return open{lukechampineblake3.New(32, nil)} }}}
	list[len(list)-1].sums = []named[func([]byte)]{
		{"lukechampine.com/blake3", func(message []byte) { lukechampineblake3.Sum256(message) }},
		{"Sum256", func(message []byte) { blake3.Sum256(message) }},
	}
	// And here it is cloudflare's.
	add("kt128", of(func(message []byte) (digest [32]byte) {
		k12.Draft10Sum(digest[:], message, nil)
		return digest
	}, kt128.SumMany, kt128.SumRows), func() hash.Hash { return &circl{state: k12.NewDraft10(nil)} },
		func() hashweave.Server { return streams(func() hash.Hash { return kt128.New() }) })
	list[len(list)-1].sums = []named[func([]byte)]{{"Sum256", func(message []byte) { kt128.Sum256(message) }}}
	return list
}

// circl is a stream of cloudflare's KT128, as far as rows need it.
type circl struct {
	hash.Hash
	state k12.State
}

func (c *circl) Write(p []byte) (int, error) { return c.state.Write(p) }

func (c *circl) Sum(b []byte) []byte {
	var digest [32]byte
	clone := c.state.Clone()
	clone.Read(digest[:])
	return append(b, digest[:]...)
}

func rows() (list []row) {
	for _, a := range algorithms() {
		list = append(list,
			a.row("64 B x 4096", equal(4096, 64)),
			a.row("1 KiB x 512", equal(512, 1<<10)),
			a.row("16 KiB x 64", equal(64, 16<<10)),
			a.row("0 to 64 KiB x 512", ragged(512)),
			a.row("1 KiB x 4", equal(4, 1<<10)),
			a.row("4 KiB x 128", equal(128, 4<<10)),
			a.row("16 KiB x 1", equal(1, 16<<10)),
			a.row("1 MiB x 1", equal(1, 1<<20)),
			a.row("64 B x 1", equal(1, 64)),
			a.row("64 B x 2", equal(2, 64)),
			a.row("64 B x 3", equal(3, 64)),
			a.row("64 B x 4", equal(4, 64)),
			a.row("64 B x 6", equal(6, 64)),
			a.row("64 B x 8", equal(8, 64)),
			a.row("64 B x 16", equal(16, 64)),
			a.row("64 B x 64", equal(64, 64)),
			a.servers(64, 1<<20, 32<<10),
			a.servers(64, 64<<10, 1<<10),
			a.servers(1, 1<<20, 32<<10),
		)
	}
	return list
}

func random(n int) []byte {
	random := rand.New(rand.NewPCG(1, 2))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(random.Uint32())
	}
	return b
}

// equal returns messages of one length, which lie one after another.
func equal(n, length int) (messages [][]byte) {
	bytes := random(n * length)
	for i := range n {
		messages = append(messages, bytes[i*length:][:length])
	}
	return messages
}

// ragged returns messages whose lengths have all magnitudes.
func ragged(n int) (messages [][]byte) {
	lengths := rand.New(rand.NewPCG(3, 4))
	for range n {
		messages = append(messages, random(lengths.IntN(1<<lengths.IntN(17))))
	}
	return messages
}

func (a algorithm) row(name string, messages [][]byte) row {
	r := row{name: a.name + ", " + name}
	for _, message := range messages {
		r.bytes += len(message)
	}
	each := func(sum func([]byte)) func() {
		return func() {
			for _, message := range messages {
				sum(message)
			}
		}
	}
	r.candidates = []candidate{{"standard library", each(a.one)}, {"SumMany", func() { a.many(messages) }}}
	if length := len(messages[0]); length*len(messages) == r.bytes {
		// equal has made them, so the first message's memory goes on to the last one.
		bytes := messages[0][:r.bytes]
		r.candidates = append(r.candidates, candidate{"SumRows", func() { a.rows(bytes, length) }})
	}
	for _, sum := range a.sums {
		r.candidates = append(r.candidates, candidate{sum.name, each(sum.value)})
	}
	return r
}

// servers compares streams of many goroutines, a message in each, written in parts, with the same messages given to SumMany by as many goroutines as there
// are processors.
func (a algorithm) servers(goroutines, length, part int) row {
	messages := equal(goroutines, length)
	r := row{
		name:  fmt.Sprintf("%s, %d goroutines, %d KiB by %d KiB", a.name, goroutines, length>>10, part>>10),
		bytes: goroutines * length,
	}
	each := func(make func() stream) func() {
		return func() {
			var group sync.WaitGroup
			for _, message := range messages {
				group.Go(func() {
					h := make()
					defer h.Close()
					for rest := message; len(rest) > 0; rest = rest[min(part, len(rest)):] {
						h.Write(rest[:min(part, len(rest))])
					}
					h.Sum(nil)
				})
			}
			group.Wait()
		}
	}
	server := a.server()
	r.candidates = []candidate{
		{"standard library", each(func() stream { return open{a.stream()} })},
		{"SumMany", func() {
			var group sync.WaitGroup
			processors := min(runtime.GOMAXPROCS(0), len(messages))
			for p := range processors {
				group.Go(func() { a.many(messages[p*len(messages)/processors : (p+1)*len(messages)/processors]) })
			}
			group.Wait()
		}},
		{"server", each(func() stream { return server.NewHash() })},
	}
	for _, other := range a.others {
		r.candidates = append(r.candidates, candidate{other.name, each(other.value)})
	}
	return r
}

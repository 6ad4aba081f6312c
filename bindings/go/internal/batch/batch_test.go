package batch

import (
	"bytes"
	"crypto/fips140"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"fmt"
	"hash"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
	"golang.org/x/crypto/blake2b"
	"golang.org/x/crypto/blake2s"
)

// An algorithm for each way in which one differs from the others: word, order, block, padding, digest, and a digest longer than a block.
func algorithms() []*Algorithm {
	fixed := func(name string, primitive kernel.Primitive, end string, stream func() hash.Hash) *Algorithm {
		one := stream()
		return &Algorithm{
			Name: name, Primitive: primitive, Block: one.BlockSize(), Size: one.Size(), End: end,
			Stream: func() Hash { return stream().(Hash) },
			Sum: func(digest, message []byte) {
				h := stream()
				h.Write(message)
				h.Sum(digest[:0])
			},
		}
	}
	keyless := func(of func([]byte) (hash.Hash, error)) func() hash.Hash {
		return func() hash.Hash {
			h, err := of(nil)
			if err != nil {
				panic(err)
			}
			return h
		}
	}
	shake := func(name string, stream func() *sha3.SHAKE) *Algorithm {
		return &Algorithm{
			Name: name, Primitive: kernel.Keccak, Block: stream().BlockSize(), End: "\x1f",
			Stream: func() Hash { return stream() },
			Sum: func(digest, message []byte) {
				h := stream()
				h.Write(message)
				h.Read(digest)
			},
		}
	}
	turbo := func(name string, size int, end string) *Algorithm {
		return &Algorithm{
			Name: name, Primitive: kernel.Turbo, Block: compress.TurboRate, Size: size, End: end,
			Stream: func() Hash { return compress.NewTurboSHAKE(end) },
			Sum: func(digest, message []byte) {
				s := compress.NewTurboSHAKE(end)
				s.Write(message)
				s.Read(digest)
			},
		}
	}
	return []*Algorithm{
		fixed("sha224", kernel.SHA256, "", sha256.New224),
		fixed("sha256", kernel.SHA256, "", sha256.New),
		fixed("sha384", kernel.SHA512, "", sha512.New384),
		fixed("sha512", kernel.SHA512, "", sha512.New),
		fixed("sha512/224", kernel.SHA512, "", sha512.New512_224),
		fixed("sha512/256", kernel.SHA512, "", sha512.New512_256),
		fixed("md5", kernel.MD5, "", md5.New),
		fixed("sha1", kernel.SHA1, "", sha1.New),
		fixed("ripemd160", kernel.RIPEMD160, "", func() hash.Hash { return compress.New(&compress.RIPEMD160) }),
		fixed("sm3", kernel.SM3, "", func() hash.Hash { return compress.New(&compress.SM3) }),
		fixed("sha3-224", kernel.Keccak, "\x06", func() hash.Hash { return sha3.New224() }),
		fixed("sha3-256", kernel.Keccak, "\x06", func() hash.Hash { return sha3.New256() }),
		fixed("sha3-384", kernel.Keccak, "\x06", func() hash.Hash { return sha3.New384() }),
		fixed("sha3-512", kernel.Keccak, "\x06", func() hash.Hash { return sha3.New512() }),
		turbo("turboshake128", 0, "\x1f"),
		turbo("turboshake128 after a byte", 32, "\x00\x07"),
		shake("shake128", sha3.NewSHAKE128),
		shake("shake256", sha3.NewSHAKE256),
		fixed("blake2b-256", kernel.BLAKE2b, "", keyless(blake2b.New256)),
		fixed("blake2b-384", kernel.BLAKE2b, "", keyless(blake2b.New384)),
		fixed("blake2b-512", kernel.BLAKE2b, "", keyless(blake2b.New512)),
		fixed("blake2s-256", kernel.BLAKE2s, "", keyless(blake2s.New256)),
	}
}

// hashes are the algorithms that have streams that are summed.
func hashes() []*Algorithm {
	return slices.DeleteFunc(algorithms(), func(a *Algorithm) bool { return a.Size == 0 || a.Primitive == kernel.Turbo })
}

// forEachPlan runs a test with each of the algorithms on every kernel that is here, on kernels in Go, and on combinations of them; and with the standard library.
func forEachPlan(t *testing.T, algorithms []*Algorithm, test func(t *testing.T, a *Algorithm, random *rand.Rand)) {
	for _, a := range algorithms {
		a.ready()
		kernels := []candidate{inGo(a, 3), inGo(a, 16)}
		if !testing.Short() {
			kernels = append(kernels, inGo(a, 1), inGo(a, 2), inGo(a, 32))
		}
		if !fips140.Enabled() {
			for _, k := range kernel.Kernels(a.Primitive, a.Block) {
				kernels = append(kernels, newCandidate(k))
			}
		}
		run := func(name string, p *plan) {
			t.Run(a.Name+"/"+name, func(t *testing.T) {
				a.plan = p
				a.engines = sync.Pool{New: func() any { return newEngine(a) }}
				test(t, a, rand.New(rand.NewPCG(1, 2)))
			})
		}
		for _, k := range kernels {
			run(fmt.Sprint(k.name, " ", k.lanes), newPlan(a, []candidate{k}, []float64{100}, math.Inf(1)))
			run(fmt.Sprint(k.name, " ", k.lanes, " and library"), newPlan(a, []candidate{k}, []float64{100}, 190/float64(k.lanes)))
		}
		all := make([]float64, len(kernels))
		for i, k := range kernels {
			all[i] = 100 * math.Sqrt(float64(k.lanes))
		}
		run("all", newPlan(a, kernels, all, 80))
		run("library", newPlan(a, nil, nil, 0))
	}
}

// lengths are all around the blocks of an algorithm, and some that are longer than what one call absorbs.
func lengths(a *Algorithm) (list []int) {
	for blocks := range 6 {
		for n := max(0, blocks*a.Block-20); n <= blocks*a.Block+3; n++ {
			list = append(list, n)
		}
	}
	return append(list, 255, 256, 257, 4096, mostBytes-1, mostBytes, mostBytes+a.Block, 2*mostBytes+17)
}

func randomBytes(random *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(random.Uint32())
	}
	return b
}

// expected is the digest by the standard library.
func expected(a *Algorithm, message []byte, size int) []byte {
	digest := make([]byte, size)
	a.Sum(digest, message)
	return digest
}

func TestSumMany(t *testing.T) {
	forEachPlan(t, algorithms(), func(t *testing.T, a *Algorithm, random *rand.Rand) {
		all := lengths(a)
		source := randomBytes(random, all[len(all)-1]+64)
		for _, n := range []int{0, 1, 2, 3, 5, 16, 17, 33, len(all)} {
			messages, out := make([][]byte, n), make([][]byte, n)
			for i := range messages {
				length := all[i]
				if n < len(all) {
					length = all[random.IntN(len(all)-4)]
				}
				at := random.IntN(64)
				messages[i] = source[at : at+length]
				size := a.Size
				if size == 0 {
					size = []int{0, 1, 31, 32, a.Block, a.Block + 1, 3*a.Block + 5}[i%7]
				}
				out[i] = make([]byte, size)
			}
			FillMany(a, out, messages)
			for i, message := range messages {
				if want := expected(a, message, len(out[i])); !bytes.Equal(out[i], want) {
					t.Fatalf("%d messages, of %d bytes: digest %x, not %x", n, len(message), out[i], want)
				}
			}
		}
	})
}

func TestSumRows(t *testing.T) {
	forEachPlan(t, algorithms(), func(t *testing.T, a *Algorithm, random *rand.Rand) {
		all := lengths(a)
		source := randomBytes(random, all[len(all)-1]+1<<12)
		for round, length := range all {
			for _, n := range []int{[]int{0, 1, 2, 3}[round%4], []int{5, 16, 17, 33, 70}[round%5]} {
				stride := length + round%3*round
				fits := n
				if stride > 0 {
					fits = min(n, (len(source)-length)/stride+1)
				}
				out := make([][]byte, fits)
				for i := range out {
					size := a.Size
					if size == 0 {
						size = [][]int{{32}, {0, 1, 31, a.Block}, {32, a.Block + 1, 3*a.Block + 5}}[round%3][i%(1+round%3)]
					}
					out[i] = make([]byte, size)
				}
				FillRows(a, out, source, stride, length)
				for i := range out {
					if want := expected(a, source[i*stride:][:length], len(out[i])); !bytes.Equal(out[i], want) {
						t.Fatalf("row %d of %d, of %d bytes every %d: digest %x, not %x", i, len(out), length, stride, out[i], want)
					}
				}
			}
		}
	})
}

func TestAbsorbMany(t *testing.T) {
	forEachPlan(t, hashes(), func(t *testing.T, a *Algorithm, random *rand.Rand) {
		const n = 21
		streams, whole := make([]*stream, n), make([][]byte, n)
		for i := range streams {
			streams[i] = new(stream)
			streams[i].init(a)
		}
		for round := range 6 {
			var some []*stream
			for i, s := range streams {
				if random.IntN(4) == 0 {
					continue
				}
				parts := [2][]byte{}
				for j := range parts {
					parts[j] = randomBytes(random, random.IntN(4)*random.IntN(9)*a.Block)
					whole[i] = append(whole[i], parts[j]...)
				}
				s.set(parts[0], parts[1])
				s.owner = &ServerHash{server: &Server{}}
				if random.IntN(5) == 0 {
					s.absorb()
				} else {
					some = append(some, s)
				}
			}
			a.absorbMany(slices.Clone(some))
			for _, s := range some {
				if s.owner.state.Load() != absorbed {
					t.Fatalf("round %d: a stream is not done", round)
				}
			}
			for i, s := range streams {
				// A message goes on after whole blocks, if only by its end: of BLAKE2 by a byte.
				end := randomBytes(random, 1+random.IntN(a.Block-1))
				digest := s.sum([]byte("head"), end)
				want := append([]byte("head"), expected(a, append(bytes.Clone(whole[i]), end...), a.Size)...)
				if !bytes.Equal(digest, want) {
					t.Fatalf("round %d, stream %d of %d bytes: %x, not %x", round, i, len(whole[i]), digest, want)
				}
			}
		}
	})
}

func TestWriteMany(t *testing.T) {
	forEachPlan(t, hashes(), func(t *testing.T, a *Algorithm, random *rand.Rand) {
		hashes, wants := make([]hash.Hash, 23), make([]hash.Hash, 23)
		for i := range hashes {
			hashes[i], wants[i] = a.Stream().(hash.Hash), a.Stream().(hash.Hash)
		}
		// One of another algorithm, and one that is there three times.
		hashes[3], wants[3] = sha3.New256(), sha3.New256()
		hashes[5], hashes[9] = hashes[1], hashes[1]
		wants[5], wants[9] = wants[1], wants[1]
		for range 4 {
			parts := make([][]byte, len(hashes))
			for i := range parts {
				parts[i] = randomBytes(random, random.IntN(1<<random.IntN(15)))
				wants[i].Write(parts[i])
			}
			WriteMany([]*Algorithm{a}, hashes, parts)
			for i, h := range hashes {
				if got, want := h.Sum(nil), wants[i].Sum(nil); !bytes.Equal(got, want) {
					t.Fatalf("stream %d: %x, not %x", i, got, want)
				}
			}
		}
	})
}

func TestLongestFirst(t *testing.T) {
	e := &engine{}
	random := rand.New(rand.NewPCG(3, 4))
	messages := make([][]byte, 1000)
	for i := range messages {
		messages[i] = make([]byte, random.IntN(1<<random.IntN(16)))
		e.order = append(e.order, i)
	}
	e.longestFirst(messages)
	seen := make([]bool, len(messages))
	for i, at := range e.order {
		if seen[at] {
			t.Fatalf("message %d is there twice", at)
		}
		seen[at] = true
		if i > 0 {
			before, length := len(messages[e.order[i-1]]), len(messages[at])
			if before < length-length/16 {
				t.Fatalf("%d bytes come before %d", before, length)
			}
		}
	}
}

package hashweave_test

import (
	"encoding"
	"hash"
	"runtime"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/blake2b"
	"github.com/hashweave/hashweave/bindings/go/sha256"
	"github.com/hashweave/hashweave/bindings/go/sha3"
)

// Calls with good and with bad input leave neither memory nor goroutines behind.
func TestNothingLeaks(t *testing.T) {
	messages := make([][]byte, 100)
	for i := range messages {
		messages[i] = make([]byte, 37*i)
	}
	digests := make([][32]byte, len(messages))
	failures := 0
	fails := func(run func()) {
		defer func() {
			if recover() != nil {
				failures++
			}
		}()
		run()
	}
	round := func() {
		sha256.SumMany(digests, messages)
		sha3.SumMany256(digests, messages)
		fails(func() { sha256.SumMany(digests[1:], messages) })
		fails(func() { sha256.SumRows(digests, messages[99], 7, 8) })
		fails(func() { sha256.SumRows(digests, messages[1], 64, 64) })
		fails(func() { sha256.WriteMany([]hash.Hash{sha256.New()}, messages) })

		server := blake2b.NewServer256()
		stream := server.NewHash()
		server.NewHash().Write(messages[99])
		stream.Write(messages[99])
		stream.Sum(nil)
		stream.Close()
		if _, err := stream.Write(messages[99]); err != nil {
			failures++
		}
		fails(func() { stream.Sum(nil) })
		server.Close()
		fails(func() { server.NewHash() })
		if sha256.New().(encoding.BinaryUnmarshaler).UnmarshalBinary(messages[1]) != nil {
			failures++
		}
	}
	use := func(rounds int) (objects uint64, goroutines int) {
		for range rounds {
			round()
		}
		// What a pool keeps outlives one collection.
		runtime.GC()
		runtime.GC()
		var memory runtime.MemStats
		runtime.ReadMemStats(&memory)
		return memory.HeapObjects, runtime.NumGoroutine()
	}
	use(20)
	failures = 0
	const rounds = 300
	objects, goroutines := use(rounds)
	if failures != 8*rounds {
		t.Fatalf("%d calls failed, not %d", failures, 8*rounds)
	}
	laterObjects, laterGoroutines := use(rounds)
	if laterObjects > objects+rounds/2 {
		t.Errorf("%d rounds left %d objects", rounds, laterObjects-objects)
	}
	if laterGoroutines > goroutines {
		t.Errorf("%d goroutines, before %d", laterGoroutines, goroutines)
	}
}

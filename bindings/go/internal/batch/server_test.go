package batch

import (
	"bytes"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

// Each goroutine has streams of its own lengths, written in parts of its own, sometimes summed in the middle, reset, or dropped.
func TestServer(t *testing.T) {
	forEachPlan(t, hashes(), func(t *testing.T, a *Algorithm, random *rand.Rand) {
		server := NewServer(a)
		defer server.Close()
		source := randomBytes(random, 300<<10)
		var group sync.WaitGroup
		for worker := range 20 {
			group.Go(func() {
				random := rand.New(rand.NewPCG(uint64(worker), 1))
				h := server.NewHash()
				for range 4 {
					message := source[:random.IntN(1<<random.IntN(18))]
					if !writeInParts(t, a, h, message, random) {
						return
					}
					switch random.IntN(3) {
					case 0:
						h = server.NewHash()
					case 1:
						h.Close()
						h = server.NewHash()
					default:
						h.Reset()
					}
				}
			})
		}
		group.Wait()
	})
}

// writeInParts writes a message, and compares its digest and sometimes that of its head.
func writeInParts(t *testing.T, a *Algorithm, h interface {
	io.Writer
	Sum([]byte) []byte
}, message []byte, random *rand.Rand) bool {
	for written := 0; written < len(message); {
		part := message[written:min(len(message), written+random.IntN(1<<random.IntN(18)))]
		// The caller's slice is its own again when Write returns.
		copied := bytes.Clone(part)
		if n, err := h.Write(copied); n != len(part) || err != nil {
			t.Errorf("Write of %d bytes: %d, %v", len(part), n, err)
			return false
		}
		clear(copied)
		written += len(part)
		if random.IntN(4) == 0 && !sumIs(t, a, h.Sum(nil), message[:written]) {
			return false
		}
	}
	return sumIs(t, a, h.Sum([]byte("head"))[4:], message)
}

func sumIs(t *testing.T, a *Algorithm, digest, message []byte) bool {
	want := expected(a, message, a.Size)
	if !bytes.Equal(digest, want) {
		t.Errorf("%d bytes: digest %x, not %x", len(message), digest, want)
		return false
	}
	return true
}

// planned returns SHA-256 with a plan of kernels in Go.
func planned(lanes int, single float64) *Algorithm {
	a := algorithms()[1].ready()
	a.plan = newPlan(a, []candidate{inGo(a, lanes)}, []float64{100}, single)
	a.engines = sync.Pool{New: func() any { return newEngine(a) }}
	return a
}

func TestServerClosed(t *testing.T) {
	a := planned(4, 1000)
	server := NewServer(a)
	h, other := server.NewHash(), server.NewHash()
	h.Write([]byte("abc"))
	h.Close()
	h.Close()
	if n, err := h.Write([]byte("abc")); n != 0 || err == nil || !strings.Contains(err.Error(), "write to a closed hash") {
		t.Errorf("Write to a closed hash: %d, %v", n, err)
	}
	panics(t, "sum of a closed hash", func() { h.Sum(nil) })
	panics(t, "reset of a closed hash", h.Reset)
	server.Close()
	server.Close()
	panics(t, "NewHash of a closed server", func() { server.NewHash() })
	message := make([]byte, 100_000)
	other.Write(message)
	sumIs(t, a, other.Sum(nil), message)
	if other.Size() != 32 || other.BlockSize() != 64 {
		t.Errorf("size %d, block %d", other.Size(), other.BlockSize())
	}
}

func panics(t *testing.T, with string, run func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if message, _ := recover().(string); !strings.Contains(message, with) {
			t.Errorf("panic %q, not %q", message, with)
		}
	}()
	run()
}

// A server has no goroutines, and does not know of streams that are not being hashed.
func TestServerKeepsNothing(t *testing.T) {
	server := NewServer(planned(4, 1000))
	goroutines := runtime.NumGoroutine()
	const hashes = 100
	var freed sync.WaitGroup
	freed.Add(hashes)
	for range hashes {
		h := server.Stream()
		h.Write(make([]byte, 40_000))
		runtime.AddCleanup(h, func(int) { freed.Done() }, 0)
	}
	if now := runtime.NumGoroutine(); now > goroutines {
		t.Errorf("%d goroutines, before %d", now, goroutines)
	}
	all := make(chan struct{})
	go func() { freed.Wait(); close(all) }()
	for {
		runtime.GC()
		select {
		case <-all:
			runtime.KeepAlive(server)
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// What is queued is hashed together, in its order, and nobody is left in the queue.
func TestServerBatches(t *testing.T) {
	a := planned(4, 1000)
	server := NewServer(a)
	server.most = 2
	const writers = 30
	hashes := make([]*ServerHash, writers)
	message := make([]byte, 6400)
	for i := range hashes {
		hashes[i] = server.Stream()
		hashes[i].stream.set(message, nil)
		server.enqueue(hashes[i])
	}
	for first := 0; first < writers; first += 8 {
		server.mutex.Lock()
		server.lead()
		for i, h := range hashes {
			state := idle
			if i < first+8 {
				state = absorbed
			} else {
				state = queued
			}
			if h.state.Load() != state {
				t.Fatalf("after the batch from %d: stream %d is in state %d, not %d", first, i, h.state.Load(), state)
			}
		}
	}
	if server.first != nil || server.last != nil || server.queued != 0 || server.present.Load() != 0 || server.hashing != 0 {
		t.Errorf("queue %p %p, %d queued, %d present, %d hashing", server.first, server.last, server.queued, server.present.Load(), server.hashing)
	}
	for _, h := range hashes {
		h.state.Store(idle)
		sumIs(t, a, h.Sum(nil), message)
	}
}

// Two goroutines that use one stream get a panic or a wrong digest; the others' streams are not harmed.
func TestServerMisused(t *testing.T) {
	server := NewServer(planned(4, 1000))
	h := server.Stream()
	server.enqueue(h)
	panics(t, "two goroutines use a hash at the same time", func() { server.enqueue(h) })
}

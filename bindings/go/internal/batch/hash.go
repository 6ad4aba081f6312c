package batch

import (
	"errors"
	"sync/atomic"
)

const (
	// Writes are collected up to this number of bytes, lest each of many small ones visit the server.
	collected = 16 << 10
	// A visit leaves at most this number of bytes there, so that all streams come to their turn.
	visit = 64 << 10
	// It takes longer to visit than to hash fewer bytes than these.
	worthwhile = 2 << 10
)

// ServerHash is a stream of a server. It implements hashweave.Hasher. One goroutine at a time may use it.
type ServerHash struct {
	server *Server
	stream stream
	buffer []byte // what has been written and is not in the stream, less than collected bytes
	closed bool

	state atomic.Int32
	next  *ServerHash   // in the queue
	wake  chan struct{} // gets one message for each parked that is taken away; made when it is first needed
}

// What becomes of a visit. While its goroutine sleeps, parked is added.
const (
	idle int32 = iota
	queued
	taken
	absorbed
	parked = 8
)

// done is called by the goroutine that has absorbed what the stream had to.
func (h *ServerHash) done() {
	h.server.present.Add(-1)
	if h.state.Swap(absorbed)&parked != 0 {
		h.wake <- struct{}{}
	}
}

// Write absorbs p. When it returns, p has been hashed or copied. The error is that the hash is closed.
func (h *ServerHash) Write(p []byte) (n int, err error) {
	a := h.server.algorithm
	if h.closed {
		return 0, errors.New(a.pack() + ": write to a closed hash")
	}
	n = len(p)
	limit := collected - collected%a.Block
	if len(h.buffer)+len(p) <= limit {
		h.collect(p, limit)
		return n, nil
	}
	if begun := len(h.buffer) % a.Block; begun > 0 {
		h.buffer, p = append(h.buffer, p[:a.Block-begun]...), p[a.Block-begun:]
	}
	for whole := a.whole(len(p)); whole > 0 || len(h.buffer) > 0; {
		part := min(whole, visit-visit%a.Block)
		h.stream.set(h.buffer, p[:part])
		h.server.absorb(h)
		h.buffer, p, whole = h.buffer[:0], p[part:], whole-part
	}
	h.collect(p, limit)
	return n, nil
}

// collect copies bytes, with which the buffer has at most `most`.
func (h *ServerHash) collect(p []byte, most int) {
	if need := len(h.buffer) + len(p); need > cap(h.buffer) {
		if need <= most/8 {
			most /= 8
		}
		h.buffer = append(make([]byte, 0, most), h.buffer...)
	}
	h.buffer = append(h.buffer, p...)
}

// Sum appends the digest of what has been written to b. More may be written after that. It panics if the hash is closed.
func (h *ServerHash) Sum(b []byte) []byte {
	a := h.server.algorithm
	if h.closed {
		panic(a.pack() + ": sum of a closed hash")
	}
	if whole := a.whole(len(h.buffer)); whole >= worthwhile {
		h.stream.set(h.buffer[:whole], nil)
		h.server.absorb(h)
		h.buffer = h.buffer[:copy(h.buffer, h.buffer[whole:])]
	}
	return h.stream.sum(b, h.buffer)
}

// Reset forgets what has been written. It panics if the hash is closed.
func (h *ServerHash) Reset() {
	if h.closed {
		panic(h.server.algorithm.pack() + ": reset of a closed hash")
	}
	h.stream.reset()
	h.buffer = h.buffer[:0]
}

// Close ends the use of a hash. It need not be called: a hash that is dropped leaves nothing in the server. A second call does nothing.
func (h *ServerHash) Close() {
	h.closed = true
	h.buffer = nil
}

// Size returns how many bytes Sum appends.
func (h *ServerHash) Size() int { return h.server.algorithm.Size }

// BlockSize returns the bytes of a block.
func (h *ServerHash) BlockSize() int { return h.server.algorithm.Block }

package batch

import (
	"runtime"
	"sync"

	hashweave "github.com/hashweave/hashweave/bindings/go"
)

// Server hashes the streams of many goroutines together.
//
// A goroutine that writes puts its stream into a queue. If not enough others are hashing already, it becomes one of them: it takes what is queued, hashes
// it side by side, and tells those whose streams they were. So there is no goroutine of the server's own, nothing to wait for when nobody else writes, and
// what is hashed stands where its owner has it.
type Server struct {
	algorithm *Algorithm
	batch     int // streams that are taken from the queue at once; one where there are no kernels
	most      int // goroutines that hash at the same time

	mutex       sync.Mutex
	first, last *ServerHash // the queue
	hashing     int
	lonely      int // batches of one stream since there was one of more
	spare       [][]*stream
	closed      bool
}

// NewServer returns a server of an algorithm.
func NewServer(a *Algorithm) *Server {
	// Two streams for each lane, so that one whose stream ends early is filled again.
	return &Server{algorithm: a, batch: max(1, 2*a.ready().plan.width), most: runtime.GOMAXPROCS(0)}
}

// Close ends the server: NewHash panics from now on. Hashes that it has made go on. A second call does nothing.
func (s *Server) Close() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.closed = true
}

// NewHash implements hashweave.Server.
func (s *Server) NewHash() hashweave.Hasher { return s.Stream() }

// Stream returns a stream that has absorbed nothing.
func (s *Server) Stream() *ServerHash {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.closed {
		panic(s.algorithm.pack() + ": NewHash of a closed server")
	}
	h := &ServerHash{server: s, wake: make(chan struct{}, 1)}
	h.stream.init(s.algorithm)
	h.stream.done = h.done
	return h
}

// absorb absorbs what the stream of a hash has to: it returns when that is done.
func (s *Server) absorb(h *ServerHash) {
	if s.batch == 1 {
		h.stream.absorb()
		return
	}
	if s.enqueue(h) {
		// Goroutines that can run come to write.
		runtime.Gosched()
	}
	for h.state.Load() != absorbed {
		s.mutex.Lock()
		switch state := h.state.Load(); {
		case state == queued && s.hashing < s.most:
			s.lead()
		case state != absorbed && h.state.CompareAndSwap(state, state|parked):
			s.mutex.Unlock()
			<-h.wake
		default:
			s.mutex.Unlock()
		}
	}
	h.state.Store(idle)
}

// enqueue puts a stream at the end of the queue. It says whether others may be about to write, too.
func (s *Server) enqueue(h *ServerHash) (company bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !h.state.CompareAndSwap(idle, queued) {
		panic(s.algorithm.pack() + ": two goroutines use a hash at the same time")
	}
	if s.last == nil {
		s.first = h
	} else {
		s.last.next = h
	}
	s.last = h
	return s.lonely < 8 || s.lonely%16 == 0
}

// lead hashes the streams that have waited the longest. It is called with the mutex locked, and unlocks it.
func (s *Server) lead() {
	streams := s.take()
	s.hashing++
	s.callOther()
	s.mutex.Unlock()

	s.algorithm.absorbMany(streams)

	s.mutex.Lock()
	s.hashing--
	clear(streams)
	s.spare = append(s.spare, streams[:0])
	s.callOther()
	s.mutex.Unlock()
}

// take takes a batch from the queue.
func (s *Server) take() (streams []*stream) {
	if n := len(s.spare); n > 0 {
		streams, s.spare = s.spare[n-1], s.spare[:n-1]
	}
	for s.first != nil && len(streams) < s.batch {
		h := s.first
		s.first, h.next = h.next, nil
		h.state.Store(taken | h.state.Load()&parked)
		streams = append(streams, &h.stream)
	}
	if s.first == nil {
		s.last = nil
	}
	if s.lonely++; len(streams) > 1 {
		s.lonely = 0
	}
	return streams
}

// callOther wakes the goroutine that has waited the longest, to hash what is queued, if it is not awake and one more may.
func (s *Server) callOther() {
	if h := s.first; h != nil && s.hashing < s.most && h.state.CompareAndSwap(queued|parked, queued) {
		h.wake <- struct{}{}
	}
}

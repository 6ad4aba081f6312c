package batch

import (
	"runtime"
	"sync"
	"sync/atomic"

	hashweave "github.com/hashweave/hashweave/bindings/go"
)

// Server hashes the streams of many goroutines together.
//
// A goroutine that writes puts its stream into a queue. If not enough others are hashing already, it becomes one of them: it takes what is queued, hashes
// it side by side, and tells those whose streams they were. So there is no goroutine of the server's own, nothing to wait for when nobody else writes, and
// what is hashed stands where its owner has it.
//
// How many streams one goroutine takes follows from how many there are: shared evenly by as many goroutines as can run at the same time, but no more than
// two for each lane, of which the second one is there for when a lane ends early. So a few goroutines on many processors each hash their own, and many
// goroutines on few processors fill the lanes.
type Server struct {
	algorithm *Algorithm
	batch     int // streams that are taken from the queue at most; one where there are no kernels
	most      int // goroutines that hash at the same time

	present atomic.Int32 // streams that are in the queue or being hashed

	mutex       sync.Mutex
	first, last *ServerHash // the queue
	queued      int
	crowd       int // how many have been present of late
	hashing     int // goroutines
	visits      uint
	spare       [][]*stream
	closed      bool
}

// NewServer returns a server of an algorithm.
func NewServer(a *Algorithm) *Server {
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
	h := &ServerHash{server: s}
	h.stream.init(s.algorithm)
	h.stream.owner = h
	return h
}

// absorb absorbs what the stream of a hash has to: it returns when that is done.
func (s *Server) absorb(h *ServerHash) {
	if s.batch == 1 {
		h.stream.absorb()
		return
	}
	if s.enqueue(h) {
		// Goroutines that can run come to write. Every 61st time the scheduler lets one run that has just yielded, so once may be too early.
		runtime.Gosched()
		if s.expects(h) {
			runtime.Gosched()
		}
	}
	for h.state.Load() != absorbed {
		if h.wake == nil {
			h.wake = make(chan struct{}, 1)
		}
		s.mutex.Lock()
		switch state := h.state.Load(); {
		case state == queued && s.wantsMore():
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

// enqueue puts a stream at the end of the queue. It says whether there are more goroutines than can run, so that others are about to write, too; now and
// then it says so to find out.
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
	s.queued++
	s.crowd = max(s.crowd, int(s.present.Add(1)))
	s.visits++
	return s.hashing < s.most && (s.crowd > s.most || s.visits%16 == 0)
}

// expects says whether a stream is still in the queue, and fewer than a goroutine takes are.
func (s *Server) expects(h *ServerHash) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return h.state.Load() == queued && s.queued < s.share()
}

// share is how many streams a goroutine takes.
func (s *Server) share() int { return min((s.crowd+s.most-1)/s.most, s.batch) }

// wantsMore says whether one more goroutine is to hash: if none does, or if enough streams for its lanes are queued.
func (s *Server) wantsMore() bool {
	return s.hashing == 0 || s.hashing < s.most && s.queued >= min(s.share(), s.batch/2)
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
	s.crowd = max(s.crowd-1, int(s.present.Load()))
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
	for n := s.share(); s.first != nil && len(streams) < n; {
		h := s.first
		s.first, h.next = h.next, nil
		s.queued--
		h.state.Store(taken | h.state.Load()&parked)
		streams = append(streams, &h.stream)
	}
	if s.first == nil {
		s.last = nil
	}
	return streams
}

// callOther wakes the goroutine that has waited the longest, to hash what is queued, if one more is to and it is not awake.
func (s *Server) callOther() {
	if h := s.first; h != nil && s.wantsMore() && h.state.CompareAndSwap(queued|parked, queued) {
		h.wake <- struct{}{}
	}
}

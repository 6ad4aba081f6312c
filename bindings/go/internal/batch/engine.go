package batch

import (
	"hash"
	"io"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

const (
	maxLanes = 32
	endSize  = 256 // a message's padded end is at most two blocks of SHA-512
)

// lane is a stream in flight.
type lane struct {
	live    bool
	data    []byte // whole blocks that it absorbs next
	segment int    // bytes that data had

	// Of a message.
	message []byte
	output  []byte // what of the digest has not been written yet
	phase   phase

	// Of a stream.
	stream *stream
	part   int // which one comes after data

	end [endSize]byte
}

// set gives the lane its next blocks.
func (l *lane) set(data []byte) { l.data, l.segment = data, len(data) }

// A feeder has streams for lanes.
type feeder interface {
	// begin puts the next stream into a lane: its state into s, and blocks to absorb into l. It returns false where there is none left.
	begin(l *lane, s *kernel.State) bool
	// next is called when a lane has absorbed its blocks. It puts the next ones into l, or takes the result and returns false. It says whether it has
	// changed s.
	next(l *lane, s *kernel.State) (more, changed bool)
	// alone hashes the rest of a stream by itself, from l.data on, with the code of the standard library.
	alone(l *lane, s *kernel.State)
}

// engine is the memory of one goroutine that hashes: lanes, and the kernels that they are lanes of.
type engine struct {
	*Algorithm
	lanes   []*lane
	sources []unsafe.Pointer
	works   []kernel.Work // of each kernel of the plan, made when it is first used
	short   padded
	rows    [][]byte // of each kernel that has rows: those of messages that begin
	order   []int    // of messages
	spare   []int
	scratch []byte // a saved stream
	stream  Hash
	state   kernel.State // of a lane; it is here because it would escape otherwise
}

func newEngine(a *Algorithm) *engine {
	width := max(a.plan.width, 1)
	e := &engine{
		Algorithm: a,
		lanes:     make([]*lane, width),
		sources:   make([]unsafe.Pointer, width),
		works:     make([]kernel.Work, len(a.plan.kernels)),
		rows:      make([][]byte, len(a.plan.kernels)),
		stream:    a.Stream(),
	}
	lanes := make([]lane, width)
	for i := range e.lanes {
		e.lanes[i] = &lanes[i]
	}
	return e
}

// take lends an engine, until it is given back.
func (a *Algorithm) take() *engine { return a.ready().engines.Get().(*engine) }

func (e *engine) give() {
	clear(e.sources)
	for _, l := range e.lanes {
		*l = lane{}
	}
	e.engines.Put(e)
}

func (e *engine) work(k int) kernel.Work {
	if e.works[k] == nil {
		e.works[k] = e.plan.kernels[k].make()
	}
	return e.works[k]
}

// run hashes all that a feeder has, which are n streams.
//
// A step absorbs as many blocks as the lane has that has the fewest. A lane whose stream has ended gets the next one. When there is none, the streams
// that are left go to the kernel that is the best for so many, and at last, where they are too few for any, to the standard library.
func (e *engine) run(f feeder, n int) {
	s := &e.state
	live, waiting := 0, true
	for k := e.plan.choose(n); k != alone; {
		work, lanes := e.work(k), e.lanes[:e.plan.kernels[k].lanes]
		for i, l := range lanes {
			if waiting && !l.live {
				if waiting = f.begin(l, s); waiting {
					l.live = true
					live++
					work.SetState(i, s)
				}
			}
		}
		if live == 0 {
			return
		}
		if !waiting {
			if fewer := e.plan.fewer(k, live); fewer != k {
				e.move(f, k, fewer)
				k = fewer
				continue
			}
		}
		live -= e.step(f, work, lanes, e.plan.most[k])
	}
	for waiting && f.begin(e.lanes[0], s) {
		f.alone(e.lanes[0], s)
	}
}

// step absorbs blocks of all live lanes, at most so many bytes of each. It returns how many streams have ended.
func (e *engine) step(f feeder, work kernel.Work, lanes []*lane, size int) (ended int) {
	var idle unsafe.Pointer
	for i, l := range lanes {
		if l.live {
			size = min(size, len(l.data))
			idle = unsafe.Pointer(unsafe.SliceData(l.data))
			e.sources[i] = idle
		}
	}
	for i, l := range lanes {
		if !l.live {
			e.sources[i] = idle
		}
	}
	work.Absorb(e.sources[:len(lanes)], size/e.Block)
	s := &e.state
	for i, l := range lanes {
		if !l.live {
			continue
		}
		if l.data = l.data[size:]; len(l.data) > 0 {
			continue
		}
		work.State(i, s)
		more, changed := f.next(l, s)
		if !more {
			l.live = false
			ended++
		} else if changed {
			work.SetState(i, s)
		}
	}
	return ended
}

// move takes the live streams from the lanes of a kernel into the first ones of another, or hashes what is left of them one by one.
func (e *engine) move(f feeder, from, to int) {
	s := &e.state
	free := 0
	for i, l := range e.lanes {
		if !l.live {
			continue
		}
		e.works[from].State(i, s)
		if to == alone {
			l.live = false
			f.alone(l, s)
			continue
		}
		e.work(to).SetState(free, s)
		e.lanes[free], e.lanes[i] = e.lanes[i], e.lanes[free]
		free++
	}
}

// restore makes a stream what was saved.
func restore(h Hash, saved []byte) {
	if err := h.UnmarshalBinary(saved); err != nil {
		panic("hashweave: a stream cannot be restored: " + err.Error())
	}
}

// resume makes e.stream one that has absorbed what a state has: whole blocks, length bytes in all.
func (e *engine) resume(s *kernel.State, length uint64) {
	e.scratch = e.unparse(e.scratch, s, length)
	restore(e.stream, e.scratch)
}

// result fills the digest.
func result(h Hash, digest []byte) {
	if sponge, ok := h.(io.Reader); ok {
		sponge.Read(digest)
	} else {
		h.(hash.Hash).Sum(digest[:0:len(digest)])
	}
}

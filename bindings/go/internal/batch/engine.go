package batch

import (
	"hash"
	"io"
	"slices"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

const (
	maxLanes = 32
	endSize  = 2 * 168 // a message's padded end is at most two blocks of SHA-512, or of TurboSHAKE128 if bytes follow the message
)

// lane is a stream in flight.
type lane struct {
	live    bool         // it has a stream
	parked  kernel.State // of a stream that waits for a lane of a kernel
	data    []byte       // whole blocks that it absorbs next
	segment int          // bytes that data had
	read    bool         // whether the state is read when data has been absorbed

	// Of a message.
	message []byte
	output  []byte // what of the digest has not been written yet
	phase   phase

	// Of a stream.
	stream *stream
	part   int // which one comes after data

	end [endSize]byte
}

// set gives the lane its next blocks, and says whether the state is read after them.
func (l *lane) set(data []byte, read bool) { l.data, l.segment, l.read = data, len(data), read }

// A feeder has streams for lanes.
type feeder interface {
	// begin puts the next stream into a lane: its state into s, and blocks to absorb into l. It returns false where there is none left.
	begin(l *lane, s *kernel.State) bool
	// next is called when a lane has absorbed its blocks; s is its state if l.read. It puts the next ones into l, or takes the result and returns false.
	// It says whether it has changed s.
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
	ends    []byte           // padded ends of rows
	group   [maxLanes]int    // rows that are in lanes
	lengths [maxLanes]uint64 // of messages whose last block is absorbed next
	fresh   [][]byte         // of each kernel that has its states in rows, or is brief: those of messages that begin
	order   []int            // of messages
	spare   []int
	scratch []byte // a saved stream
	// Of a call of sumMany, which would escape otherwise.
	messages feed
	out      sink
	stream   Hash
	state    kernel.State // of a lane; it is here because it would escape otherwise
}

func newEngine(a *Algorithm) *engine {
	width := max(a.plan.width, 1)
	e := &engine{
		Algorithm: a,
		lanes:     make([]*lane, width),
		sources:   make([]unsafe.Pointer, width),
		works:     make([]kernel.Work, len(a.plan.kernels)),
		fresh:     make([][]byte, len(a.plan.kernels)),
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
	e.messages, e.out = feed{}, sink{}
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
// that are left go over to the kernel that is the best for their number. If that has fewer lanes, those with the least left are parked until others end. At last,
// where they are too few for any kernel, the standard library hashes them.
func (e *engine) run(f feeder, n int) {
	s := &e.state
	live, parked, waiting := 0, 0, true
	k := e.plan.choose(n)
	for k != alone {
		work, lanes := e.work(k), e.lanes[:e.plan.kernels[k].lanes]
		for i, l := range lanes {
			switch {
			case l.live:
				continue
			case parked > 0:
				parked--
				next := len(lanes) + parked
				e.lanes[i], e.lanes[next] = e.lanes[next], l
				work.SetState(i, &e.lanes[i].parked)
			case waiting:
				if waiting = f.begin(l, s); !waiting {
					continue
				}
				work.SetState(i, s)
				l.live = true
			default:
				continue
			}
			live++
		}
		if live == 0 {
			return
		}
		if !waiting && parked == 0 {
			if fewer := e.plan.fewer(k, live); fewer != k {
				live, parked = e.move(k, fewer, live)
				k = fewer
				continue
			}
		}
		live -= e.step(f, work, lanes, e.plan.most[k])
	}
	for _, l := range e.lanes[:parked] {
		l.live = false
		f.alone(l, &l.parked)
	}
	for waiting && f.begin(e.lanes[0], s) {
		f.alone(e.lanes[0], s)
	}
}

// move takes the `live` streams from the lanes of a kernel into the first ones of another, those first that have the most left.
// It returns how many have a lane there, and how many are parked after those: all of them where no kernel goes on.
func (e *engine) move(from, to, live int) (moved, parked int) {
	at := 0
	for i, l := range e.lanes[:e.plan.kernels[from].lanes] {
		if l.live {
			e.works[from].State(i, &l.parked)
			e.lanes[at], e.lanes[i] = l, e.lanes[at]
			at++
		}
	}
	slices.SortFunc(e.lanes[:live], func(a, b *lane) int { return len(b.data) - len(a.data) })
	if to != alone {
		moved = min(live, e.plan.kernels[to].lanes)
	}
	for i, l := range e.lanes[:moved] {
		e.work(to).SetState(i, &l.parked)
	}
	// The last one is the next.
	slices.Reverse(e.lanes[moved:live])
	return moved, live - moved
}

// step absorbs blocks of all live lanes, at most `size` bytes of each. It returns how many streams have ended.
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
		if l.read {
			work.State(i, s)
		}
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

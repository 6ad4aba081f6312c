package batch

import (
	"hash"
	"slices"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// stream is a message that is absorbed in parts, next to those of other streams. It is a stream of the standard library while it is alone, and a state
// that kernels read after it had company; it changes over when it must.
type stream struct {
	algorithm *Algorithm
	library   Hash // made when it is first needed
	inLibrary bool // the stream is in library; otherwise in state
	state     kernel.State
	length    uint64 // bytes in state
	saved     []byte
	parts     [2][]byte   // what is to be absorbed
	owner     *ServerHash // is told when the parts have been absorbed; nil where nobody waits
}

// init makes a stream that has absorbed nothing.
func (s *stream) init(a *Algorithm) {
	s.algorithm = a.ready()
	s.reset()
}

// reset forgets all that has been absorbed.
func (s *stream) reset() {
	s.inLibrary, s.state, s.length = false, s.algorithm.initial, 0
}

// set names what the stream absorbs next, in whole blocks. A message must go on after them, if only by its end: see Algorithm.whole.
func (s *stream) set(first, second []byte) { s.parts = [2][]byte{first, second} }

// absorbed is called when the stream has absorbed its parts.
func (s *stream) absorbed() {
	s.parts = [2][]byte{}
	if s.owner != nil {
		s.owner.done()
	}
}

// toLibrary makes it a stream of the standard library.
func (s *stream) toLibrary() {
	if s.inLibrary {
		return
	}
	if s.library == nil {
		s.library = s.algorithm.Stream()
	}
	s.saved = s.algorithm.unparse(s.saved, &s.state, s.length)
	restore(s.library, s.saved)
	s.inLibrary = true
}

// toState makes it a state. BLAKE2 of x/crypto keeps a last block, which is returned in memory of the caller's, to be absorbed.
func (s *stream) toState(memory []byte) (kept []byte) {
	if !s.inLibrary {
		return nil
	}
	s.saved = save(s.library, s.saved[:0])
	var begun int
	s.state, begun, s.length = s.algorithm.parse(s.saved)
	s.length -= uint64(begun)
	s.inLibrary = false
	return append(memory, s.algorithm.begun(s.saved)[:begun]...)
}

// absorb absorbs the parts by itself.
func (s *stream) absorb() {
	s.toLibrary()
	for _, part := range s.parts {
		s.library.Write(part)
	}
	s.absorbed()
}

// sum appends the digest of the message that ends with these bytes. The stream remains as it was.
func (s *stream) sum(to, end []byte) []byte {
	if !s.inLibrary {
		e := s.algorithm.take()
		defer e.give()
		e.resume(&s.state, s.length)
		e.stream.Write(end)
		return e.stream.(hash.Hash).Sum(to)
	}
	if len(end) == 0 {
		return s.library.(hash.Hash).Sum(to)
	}
	s.saved = save(s.library, s.saved[:0])
	s.library.Write(end)
	to = s.library.(hash.Hash).Sum(to)
	restore(s.library, s.saved)
	return to
}

// absorbMany absorbs the parts of many streams of one algorithm. It changes the order of the slice.
func (a *Algorithm) absorbMany(streams []*stream) {
	a.ready()
	if a.plan.choose(len(streams)) == alone {
		for _, s := range streams {
			s.absorb()
		}
		return
	}
	slices.SortStableFunc(streams, func(x, y *stream) int { return y.waiting() - x.waiting() })
	e := a.take()
	defer e.give()
	e.run(&feedStreams{engine: e, streams: streams}, len(streams))
}

func (s *stream) waiting() int { return len(s.parts[0]) + len(s.parts[1]) }

// feedStreams is the feeder of parts of streams.
type feedStreams struct {
	*engine
	streams []*stream
	begun   int
}

func (f *feedStreams) begin(l *lane, s *kernel.State) bool {
	for f.begun < len(f.streams) {
		stream := f.streams[f.begun]
		f.begun++
		l.stream, l.part = stream, 0
		kept := stream.toState(l.end[:0])
		*s = stream.state
		if len(kept) > 0 {
			l.set(kept, true)
			return true
		}
		if l.nextPart() {
			return true
		}
		stream.absorbed()
	}
	return false
}

// nextPart gives the lane the stream's next part that is not empty.
func (l *lane) nextPart() bool {
	for l.part < len(l.stream.parts) {
		part := l.stream.parts[l.part]
		l.part++
		if len(part) > 0 {
			l.set(part, true)
			return true
		}
	}
	return false
}

func (f *feedStreams) next(l *lane, s *kernel.State) (more, changed bool) {
	l.stream.length += uint64(l.segment)
	if l.nextPart() {
		return true, false
	}
	l.stream.state = *s
	l.stream.absorbed()
	return false, false
}

func (f *feedStreams) alone(l *lane, s *kernel.State) {
	stream := l.stream
	stream.state = *s
	stream.length += uint64(l.segment - len(l.data))
	stream.toLibrary()
	stream.library.Write(l.data)
	for l.nextPart() {
		stream.library.Write(l.data)
	}
	stream.absorbed()
}

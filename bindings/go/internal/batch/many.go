package batch

import (
	"math/bits"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// window is the number of messages that are put in order at a time, which bounds the memory for that.
const window = 1 << 14

// sink is where digests go.
type sink struct {
	flat   []byte // digests of size bytes, one after another; or
	size   int
	slices [][]byte
}

// of returns the place of a message's digest.
func (s *sink) of(i int) []byte {
	if s.slices != nil {
		return s.slices[i]
	}
	return s.flat[i*s.size:][:s.size:s.size]
}

// from is where the digests go of the messages from i on.
func (s *sink) from(i int) sink {
	if s.slices != nil {
		return sink{slices: s.slices[i:]}
	}
	return sink{flat: s.flat[i*s.size:], size: s.size}
}

// SumMany writes the digests of messages into out, the first one into its first element, and so on. An element is an array of a.Size bytes.
func SumMany[Digest any](a *Algorithm, out []Digest, messages [][]byte) {
	a.check(len(out), len(messages))
	flat := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(out))), len(messages)*a.Size)
	a.sumMany(sink{flat: flat, size: a.Size}, messages)
}

// FillMany fills each element of out with the head of the output that a sponge has for a message.
func FillMany(a *Algorithm, out, messages [][]byte) {
	a.check(len(out), len(messages))
	a.sumMany(sink{slices: out}, messages)
}

func (a *Algorithm) check(out, messages int) {
	if out < messages {
		panic(a.pack() + ": out is shorter than messages")
	}
}

func (a *Algorithm) sumMany(out sink, messages [][]byte) {
	a.ready()
	if a.plan.choose(len(messages)) == alone || len(messages) < a.plan.width && !a.pays(messages) {
		for i, message := range messages {
			a.Sum(out.of(i), message)
		}
		return
	}
	e := a.take()
	defer e.give()
	for first := 0; first < len(messages); first += window {
		part := messages[first:min(first+window, len(messages))]
		e.out = out.from(first)
		e.order = e.order[:0]
		e.sumShort(&e.out, part)
		e.longestFirst(part)
		e.messages = feed{engine: e, messages: part, out: &e.out}
		e.run(&e.messages, len(e.order))
	}
}

// overhead is about how many nanoseconds a stream takes to get a lane, and to have its result taken from it.
const overhead = 250

// pays says whether lanes save more than they take, for a few messages.
func (a *Algorithm) pays(messages [][]byte) bool {
	blocks := 0
	for _, message := range messages {
		blocks += a.padded(len(message)) / a.Block
	}
	return a.plan.saves(len(messages), blocks) > overhead*float64(len(messages))
}

// longestFirst puts order into the order in which streams are begun, so that the last ones end together. Lengths count that differ by a sixteenth.
func (e *engine) longestFirst(messages [][]byte) {
	if len(e.order) <= 1 {
		return
	}
	var ends [64 << 4]int
	sorted := true
	last := len(ends)
	for _, i := range e.order {
		class := lengthClass(len(messages[i]))
		ends[class]++
		sorted = sorted && class <= last
		last = class
	}
	if sorted {
		return
	}
	total := 0
	for class := len(ends) - 1; class >= 0; class-- {
		total, ends[class] = total+ends[class], total
	}
	e.spare = append(e.spare[:0], e.order...)
	for _, i := range e.spare {
		class := lengthClass(len(messages[i]))
		e.order[ends[class]] = i
		ends[class]++
	}
}

// lengthClass is a number's exponent and its first four bits after the highest.
func lengthClass(length int) int {
	exponent := bits.Len(uint(length))
	if exponent <= 4 {
		return length
	}
	return exponent<<4 | length>>(exponent-5)&15
}

// feed is the feeder of messages.
type feed struct {
	*engine
	messages [][]byte
	out      *sink
	begun    int
}

type phase int

const (
	body    phase = iota // whole blocks, where the caller has them
	end                  // the padded end, in the lane
	squeeze              // zeros, after which a sponge has more bytes
)

var zeros [256]byte

func (f *feed) begin(l *lane, s *kernel.State) bool {
	if f.begun == len(f.order) {
		return false
	}
	i := f.order[f.begun]
	f.begun++
	l.message, l.output = f.messages[i], f.out.of(i)
	*s = f.initial
	if whole := f.whole(len(l.message)); whole > 0 {
		l.phase = body
		l.set(l.message[:whole], f.form.kind == blake2)
	} else {
		f.end(l, s)
	}
	return true
}

// end begins the padded end of a message. It says whether that has changed the state.
func (f *feed) end(l *lane, s *kernel.State) bool {
	l.phase = end
	length := len(l.message)
	size := f.pad(l.end[:], l.message[f.whole(length):], uint64(length))
	l.set(l.end[:size], true)
	return f.last(s, uint64(length))
}

func (f *feed) next(l *lane, s *kernel.State) (more, changed bool) {
	if l.phase == body {
		return true, f.end(l, s)
	}
	n := min(len(l.output), f.Block)
	f.headOf(l.output[:n], s)
	if l.output = l.output[n:]; len(l.output) == 0 {
		return false, false
	}
	l.phase = squeeze
	l.set(zeros[:f.Block], true)
	return true, false
}

func (f *feed) alone(l *lane, s *kernel.State) {
	whole := f.whole(len(l.message))
	switch {
	case l.phase == squeeze:
		f.scratch = f.unparse(f.scratch, s, 0)
		f.squeezing(f.scratch)
		restore(f.stream, f.scratch)
	case l.phase == end && len(l.data) < l.segment:
		// The second of SHA-2's last two blocks is a block as any other.
		f.resume(s, 0)
		f.stream.Write(l.data)
		f.scratch = save(f.stream, f.scratch[:0])
		last, _, _ := f.parse(f.scratch)
		f.headOf(l.output, &last)
		return
	case l.phase == end:
		f.resume(s, uint64(whole))
		f.stream.Write(l.message[whole:])
	case len(l.data) == whole:
		f.Sum(l.output, l.message)
		return
	default:
		absorbed := whole - len(l.data)
		f.resume(s, uint64(absorbed))
		f.stream.Write(l.message[absorbed:])
	}
	result(f.stream, l.output)
}

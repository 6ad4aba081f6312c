package batch

import (
	"fmt"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// matrix has messages of one length at a constant distance: its rows.
type matrix struct {
	bytes                 []byte
	count, stride, length int
}

func (m *matrix) row(i int) []byte { return m.bytes[i*m.stride:][:m.length:m.length] }

// SumRows writes the digests of as many rows as out has elements, which are arrays of a.Size bytes.
func SumRows[Digest any](a *Algorithm, out []Digest, rows []byte, stride, length int) {
	flat, m := apart(a, out, rows, stride, length)
	a.sumRows(sink{flat: flat, size: a.Size}, m)
}

// apart returns the elements of out one after another, and a row for each; it panics if there are fewer, or if out overlaps them.
func apart[Digest any](a *Algorithm, out []Digest, rows []byte, stride, length int) ([]byte, matrix) {
	flat := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(out))), len(out)*a.Size)
	m := a.matrix(rows, len(out), stride, length)
	if m.on(flat) {
		panic(a.pack() + ": out overlaps rows")
	}
	return flat, m
}

// FillRows fills each element of out with the head of the output that a sponge has for a row.
func FillRows(a *Algorithm, out [][]byte, rows []byte, stride, length int) {
	m := a.matrix(rows, len(out), stride, length)
	long := false
	for i, output := range out {
		if m.on(output) {
			panic(fmt.Sprintf("%s: out[%d] overlaps rows", a.pack(), i))
		}
		long = long || len(output) > a.Block
	}
	if !long {
		a.sumRows(sink{slices: out}, m)
		return
	}
	// Output that is longer than a block goes on after the end of a message, which streams do.
	for first := 0; first < m.count; first += window {
		messages := make([][]byte, min(window, m.count-first))
		for i := range messages {
			messages[i] = m.row(first + i)
		}
		FillMany(a, out[first:], messages)
	}
}

// matrix returns `count` rows; it panics if there are fewer.
func (a *Algorithm) matrix(rows []byte, count, stride, length int) matrix {
	if length < 0 {
		panic(fmt.Sprintf("%s: rows of %d bytes", a.pack(), length))
	}
	if stride < length {
		panic(fmt.Sprintf("%s: rows of %d bytes overlap if they are %d bytes apart", a.pack(), length, stride))
	}
	// A division, since the product of two numbers may be none.
	if count > 0 && (len(rows) < length || stride > 0 && (len(rows)-length)/stride < count-1) {
		panic(fmt.Sprintf("%s: %d rows of %d bytes that are %d bytes apart do not fit into %d bytes", a.pack(), count, length, stride, len(rows)))
	}
	return matrix{rows, count, stride, length}
}

// on says whether bytes have one in common with the rows, or with what lies between them.
func (m *matrix) on(bytes []byte) bool {
	if m.count == 0 || m.length == 0 || len(bytes) == 0 {
		return false
	}
	read := uintptr(unsafe.Pointer(unsafe.SliceData(m.bytes)))
	written := uintptr(unsafe.Pointer(unsafe.SliceData(bytes)))
	return read < written+uintptr(len(bytes)) && written < read+uintptr((m.count-1)*m.stride+m.length)
}

// About how many nanoseconds it takes to begin, and for the lane and the digest of each row.
const (
	beginning   = 120
	rowOverhead = 15
)

func (a *Algorithm) sumRows(out sink, m matrix) {
	a.ready()
	// pays says whether lanes save more than they take and `besides` nanoseconds.
	pays := func(n, besides int) bool {
		if best := a.plan.choose(n); best == alone || n >= a.plan.width {
			return best != alone
		}
		blocks := (a.whole(m.length) + a.padded(m.length-a.whole(m.length))) / a.Block
		return a.plan.saves(n, n*blocks) > float64(besides+rowOverhead*n)
	}
	if !pays(m.count, beginning) {
		for i := range m.count {
			a.Sum(out.of(i), m.row(i))
		}
		return
	}
	e := a.take()
	defer e.give()
	// Of the ends, which are copied, the padding stays from one group to the next.
	padded := 0
	for first := 0; first < m.count; {
		left := m.count - first
		if !pays(left, 0) {
			a.Sum(out.of(first), m.row(first))
			first++
			continue
		}
		k := a.plan.choose(left)
		if m.length <= shortest {
			k = a.plan.forShort(left)
			if brief, ok := e.work(k).(kernel.Brief); ok && a.Size == 32 && left >= a.plan.kernels[k].lanes {
				first = e.absorbBrief(brief, k, &out, &m, first)
				continue
			}
		}
		n := min(left, a.plan.kernels[k].lanes)
		padded = e.absorbRows(k, &out, &m, first, n, padded)
		first += n
	}
}

// absorbBrief hashes short rows from the first one on, as many as fill all lanes, and returns which one is next. They are copied, with their padding.
func (e *engine) absorbBrief(work kernel.Brief, k int, out *sink, m *matrix, first int) int {
	lanes, size := e.plan.kernels[k].lanes, e.padded(m.length)
	sources := e.sources[:lanes]
	for lane := range sources {
		sources[lane] = e.short.put(e.Algorithm, size/e.Block, lane, m.row(first+lane))
	}
	copies := e.short.memory[size/e.Block]
	e.setAll(k)
	states, fresh := work.Memory(), e.fresh[k]
	for ; m.count-first >= lanes; first += lanes {
		copy(states, fresh)
		for lane := range lanes {
			copy(copies[lane*size:], m.row(first+lane))
		}
		work.Absorb(sources, size/e.Block)
		for lane := range lanes {
			work.Digest(lane, (*[32]byte)(out.of(first+lane)))
		}
	}
	return first
}

// absorbRows hashes n rows, the first of which is given, in the lanes of a kernel: whole blocks where they lie, and copies of the ends. In the first lanes the
// copies have their padding already, as many as the number says; it returns in how many they have it now.
func (e *engine) absorbRows(k int, out *sink, m *matrix, first, n, padded int) int {
	work, whole := e.work(k), e.whole(m.length)
	sources := e.sources[:e.plan.kernels[k].lanes]
	e.setAll(k)
	for at := 0; at < whole; at += e.plan.most[k] {
		for lane := range n {
			sources[lane] = unsafe.Pointer(&m.bytes[(first+lane)*m.stride+at])
		}
		// A lane without a row has that of the last one.
		for lane := n; lane < len(sources); lane++ {
			sources[lane] = sources[n-1]
		}
		work.Absorb(sources, min(e.plan.most[k], whole-at)/e.Block)
	}
	size := e.padded(m.length - whole)
	if e.ends == nil {
		e.ends = make([]byte, maxLanes*endSize)
	}
	if m.length == whole {
		// All have the same end, which has no byte of theirs.
		if padded == 0 {
			padded = e.pad(e.ends, nil, uint64(m.length))
		}
		for lane := range sources {
			sources[lane] = unsafe.Pointer(&e.ends[0])
		}
	} else {
		for lane := range n {
			end, rest := e.ends[lane*size:][:size], m.row(first + lane)[whole:]
			if lane < padded {
				copy(end, rest)
			} else {
				e.pad(end, rest, uint64(m.length))
			}
		}
		padded = max(padded, n)
		for lane := range sources {
			sources[lane] = unsafe.Pointer(&e.ends[min(lane, n-1)*size])
		}
	}
	for lane := range n {
		e.group[lane], e.lengths[lane] = first+lane, uint64(m.length)
	}
	if e.form.kind == blake2 {
		e.setLast(work, n)
	}
	work.Absorb(sources, size/e.Block)
	e.digests(work, out, e.group[:n])
	return padded
}

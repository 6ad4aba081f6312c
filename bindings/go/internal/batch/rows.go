package batch

import (
	"encoding/binary"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// rowed is a kernel that has its states in rows, of which each holds one word of all lanes: word i of a lane stands i strides after the beginning, and then
// as many words as its number. Of short messages, many states are set and read, for which this is the short way.
type rowed interface {
	Rows() (state unsafe.Pointer, stride int)
}

// rowsOf returns the states of a kernel that has them in rows, in the machine's order of bytes, which is little-endian wherever there are kernels; nil of
// another.
func (e *engine) rowsOf(work kernel.Work) (rows []byte, stride int) {
	r, ok := work.(rowed)
	if !ok {
		return nil, 0
	}
	words := e.form.words
	if e.form.kind == blake2 {
		words = finalization + 1
	}
	state, stride := r.Rows()
	return unsafe.Slice((*byte)(state), words*stride), stride
}

// setAll gives all lanes the state of a message that begins.
func (e *engine) setAll(k int) {
	work := e.work(k)
	states, _ := e.rowsOf(work)
	if brief, ok := work.(kernel.Brief); ok {
		states = brief.Memory()
	}
	if states != nil && e.fresh[k] != nil {
		copy(states, e.fresh[k])
		return
	}
	for lane := range e.plan.kernels[k].lanes {
		work.SetState(lane, &e.initial)
	}
	e.fresh[k] = append(e.fresh[k], states...)
}

// setLast makes the states of the first n lanes ready for the last blocks of messages, which are as long as lengths says.
func (e *engine) setLast(work kernel.Work, n int) {
	s := &e.state
	rows, stride := e.rowsOf(work)
	for lane, length := range e.lengths[:n] {
		if rows == nil {
			work.State(lane, s)
			e.last(s, length)
			work.SetState(lane, s)
			continue
		}
		e.last(s, length)
		for _, word := range [...]int{counter, counter + 1, finalization} {
			at := rows[word*stride+lane*e.form.word:]
			if e.form.word == 4 {
				binary.LittleEndian.PutUint32(at, uint32(s[word]))
			} else {
				binary.LittleEndian.PutUint64(at, s[word])
			}
		}
	}
}

// digests writes the digests of all lanes.
func (e *engine) digests(work kernel.Work, out *sink, group []int) {
	if brief, ok := work.(kernel.Brief); ok && e.Size == 32 {
		for lane, i := range group {
			brief.Digest(lane, (*[32]byte)(out.of(i)))
		}
		return
	}
	rows, stride := e.rowsOf(work)
	state := unsafe.Pointer(unsafe.SliceData(rows))
	for lane, i := range group {
		at, to := lane*e.form.word, out.of(i)
		switch {
		case rows == nil || len(to)%e.form.word != 0:
			work.State(lane, &e.state)
			e.headOf(to, &e.state)
		case e.form.word == 4 && e.form.bigEndian:
			for ; len(to) >= 4; to = to[4:] {
				binary.BigEndian.PutUint32(to, *(*uint32)(unsafe.Add(state, at)))
				at += stride
			}
		case e.form.word == 4:
			for ; len(to) >= 4; to = to[4:] {
				binary.LittleEndian.PutUint32(to, *(*uint32)(unsafe.Add(state, at)))
				at += stride
			}
		case e.form.bigEndian:
			for ; len(to) >= 8; to = to[8:] {
				binary.BigEndian.PutUint64(to, *(*uint64)(unsafe.Add(state, at)))
				at += stride
			}
		default:
			for ; len(to) >= 8; to = to[8:] {
				binary.LittleEndian.PutUint64(to, *(*uint64)(unsafe.Add(state, at)))
				at += stride
			}
		}
	}
}

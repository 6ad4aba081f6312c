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

// setAll gives all lanes the state of a message that begins.
func (e *engine) setAll(k int) {
	work, lanes := e.work(k), e.plan.kernels[k].lanes
	r, ok := work.(rowed)
	if !ok {
		for lane := range lanes {
			work.SetState(lane, &e.initial)
		}
		return
	}
	state, stride := r.Rows()
	if e.rows[k] == nil {
		for lane := range lanes {
			work.SetState(lane, &e.initial)
		}
		words := e.form.words
		if e.form.kind == blake2 {
			words = finalization + 1
		}
		e.rows[k] = append(e.rows[k], unsafe.Slice((*byte)(state), words*stride)...)
		return
	}
	copy(unsafe.Slice((*byte)(state), len(e.rows[k])), e.rows[k])
}

// setLast makes the states ready for the last blocks of messages.
func (e *engine) setLast(work kernel.Work, messages [][]byte, group []int) {
	s := &e.state
	r, ok := work.(rowed)
	if !ok {
		for lane, i := range group {
			work.State(lane, s)
			e.last(s, uint64(len(messages[i])))
			work.SetState(lane, s)
		}
		return
	}
	state, stride := r.Rows()
	for lane, i := range group {
		e.last(s, uint64(len(messages[i])))
		for _, word := range [...]int{counter, counter + 1, finalization} {
			at := unsafe.Add(state, word*stride+lane*e.form.word)
			if e.form.word == 4 {
				*(*uint32)(at) = uint32(s[word])
			} else {
				*(*uint64)(at) = s[word]
			}
		}
	}
}

// digests writes the digests of all lanes.
func (e *engine) digests(work kernel.Work, out *sink, group []int) {
	var state unsafe.Pointer
	var stride int
	r, ok := work.(rowed)
	if ok {
		state, stride = r.Rows()
	}
	for lane, i := range group {
		from, to := unsafe.Add(state, lane*e.form.word), out.of(i)
		switch {
		case !ok || len(to)%e.form.word != 0:
			work.State(lane, &e.state)
			e.headOf(to, &e.state)
		case e.form.word == 4 && e.form.kind == sha2:
			for ; len(to) >= 4; to = to[4:] {
				binary.BigEndian.PutUint32(to, *(*uint32)(from))
				from = unsafe.Add(from, stride)
			}
		case e.form.word == 4:
			for ; len(to) >= 4; to = to[4:] {
				binary.LittleEndian.PutUint32(to, *(*uint32)(from))
				from = unsafe.Add(from, stride)
			}
		case e.form.kind == sha2:
			for ; len(to) >= 8; to = to[8:] {
				binary.BigEndian.PutUint64(to, *(*uint64)(from))
				from = unsafe.Add(from, stride)
			}
		default:
			for ; len(to) >= 8; to = to[8:] {
				binary.LittleEndian.PutUint64(to, *(*uint64)(from))
				from = unsafe.Add(from, stride)
			}
		}
	}
}

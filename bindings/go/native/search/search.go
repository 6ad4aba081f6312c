// Package search searches for counters in messages whose digests meet an objective: on all cores,
// by Hashweave's C library.
//
//	s, err := search.New("message", "block {counter:8}", "algo", "sha256d", "zero-bits", "24", "hits", "1")
//	defer s.Close()
//	for result, err := range s.Results(ctx) {
//		fmt.Printf("%x %x\n", result.Digest, result.Message)
//	}
//
// Options are those of the command hashweave search, without the leading hyphens, and their values
// are texts, as hw_search_set of hashweave.h lists them. A message is a template, in which a field
// may hash others: {sha256:{sha256:{counter:8}}}.
package search

/*
#cgo pkg-config: hashweave
#include <stdint.h>
#include <stdlib.h>
#include <hashweave.h>

extern int hashweaveGoResult(uintptr_t run, hw_result *result);
extern int hashweaveGoProgress(uintptr_t run, hw_progress *progress);

static int on_result(const hw_result *result, void *run) {
	return hashweaveGoResult((uintptr_t)run, (hw_result *)result);
}

static int on_progress(const hw_progress *progress, void *run) {
	return hashweaveGoProgress((uintptr_t)run, (hw_progress *)progress);
}

// The number of a run is no pointer, so Go cannot pass it as one.
static hw_status hashweave_go_run(hw_search *search, uintptr_t run, bool progress, hw_summary *summary) {
	hw_status status = hw_search_on_result(search, on_result, (void *)run);
	if (status == HW_OK)
		status = hw_search_on_progress(search, progress ? on_progress : NULL, (void *)run);
	return status == HW_OK ? hw_search_run(search, summary) : status;
}
*/
import "C"

import (
	"context"
	"fmt"
	"iter"
	"runtime"
	"runtime/cgo"
	"sync"
	"time"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/native"
	"github.com/hashweave/hashweave/bindings/go/native/internal/status"
)

// Result is a message whose digest meets the objective.
type Result struct {
	Message  []byte
	Digest   []byte // of the whole message
	Counter  uint64
	Worker   int // that found it
	ZeroBits int // leading zero bits of the digest, or of the part of it to which the objective applies
}

// Progress is how far a search is.
type Progress struct {
	Hashes   uint64
	Expected uint64 // after which the requested counters are complete; 0 if no count was set
	Elapsed  time.Duration
	Odds     float64 // the probability that so many hashes have a result; negative in a search for the smallest digest
	Best     []byte  // the smallest digest of the results; nil if there are none
}

// Summary is what a search did.
type Summary struct {
	Hashes   uint64
	Results  uint64
	Elapsed  time.Duration
	Best     []byte // the smallest digest of the results; nil if there are none
	Complete bool   // whether the requested counters, seconds or results are complete: it was not stopped
}

// Search is a search with its options, which can run once. Any number of goroutines may use it; of
// two calls that need it at the same time, the second returns [native.ErrBusy].
type Search struct {
	*object
	// OnProgress, if it is not nil before the run, is called a few times per second in the goroutine
	// that runs the search.
	OnProgress func(Progress)
}

// object is the C library's search.
type object struct {
	mutex   sync.Mutex // for the pointer, and for the run
	pointer *C.hw_search
	run     *run
}

// New makes a search with options: names and their values in turn. [Search.Close] frees it.
func New(namesAndValues ...string) (*Search, error) {
	if len(namesAndValues)%2 == 1 {
		return nil, &native.Error{Status: native.ErrOption, Text: "the option " + namesAndValues[len(namesAndValues)-1] +
			" has no value: give names and values in turn"}
	}
	o := new(object)
	err := call(func() C.hw_status { return C.hw_search_new(&o.pointer) })
	if err != nil {
		return nil, err
	}
	s := &Search{object: o}
	runtime.AddCleanup(s, (*object).close, o)
	for i := 0; i < len(namesAndValues); i += 2 {
		if err := s.Set(namesAndValues[i], namesAndValues[i+1]); err != nil {
			s.Close()
			return nil, err
		}
	}
	return s, nil
}

// call calls the library, and returns the error that the call has left in this thread.
func call(function func() C.hw_status) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return status.Of(int(function()))
}

// Set sets an option, or fails with [native.ErrOption] and a line that names it.
func (s *Search) Set(name, value string) error {
	for _, text := range []string{name, value} {
		for i := range len(text) {
			if text[i] == 0 {
				return &native.Error{Status: native.ErrOption, Text: fmt.Sprintf("%q has a zero byte, which ends a text", text)}
			}
		}
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.pointer == nil {
		return errClosed()
	}
	cName, cValue := C.CString(name), C.CString(value)
	defer C.free(unsafe.Pointer(cName))
	defer C.free(unsafe.Pointer(cValue))
	return call(func() C.hw_status { return C.hw_search_set(s.pointer, cName, cValue) })
}

func errClosed() error {
	return &native.Error{Status: native.ErrOrder, Text: "the search is closed: make another one"}
}

// Run runs the search, which is possible once, and returns when it ends. It calls each with the
// results in the order of their counters, in this goroutine; false stops the search, and that is no
// error. If ctx is done first, it stops within a few hundredths of a second, and the error is
// ctx's. A nil each takes all results.
func (s *Search) Run(ctx context.Context, each func(Result) bool) (Summary, error) {
	if err := ctx.Err(); err != nil {
		return Summary{}, context.Cause(ctx)
	}
	r := &run{events: make(chan event), stopped: make(chan struct{}), ended: make(chan struct{})}
	if err := s.begin(r, s.OnProgress != nil); err != nil {
		return Summary{}, err
	}
	// Also if a function panics, so that nothing runs on. Until then, the search is not dropped.
	defer runtime.KeepAlive(s)
	defer s.end(r)
	stop := context.AfterFunc(ctx, func() { s.halt(r) })
	defer stop()
	for e := range r.events {
		if e.progress != nil {
			s.OnProgress(*e.progress)
		} else if each != nil && !each(*e.result) {
			s.halt(r)
		}
	}
	<-r.ended
	if r.err == nil && !r.summary.Complete && ctx.Err() != nil {
		r.err = context.Cause(ctx)
	}
	return r.summary, r.err
}

// Results runs the search as [Search.Run] does, and yields the results. An error comes last, with
// an empty result. To leave the loop stops the search.
func (s *Search) Results(ctx context.Context) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		left := false
		_, err := s.Run(ctx, func(r Result) bool {
			left = left || !yield(r, nil)
			return !left
		})
		if err != nil && !left {
			yield(Result{}, err)
		}
	}
}

// Stop stops the search if it runs: [Search.Run] returns within a few hundredths of a second, and
// that is no error.
func (s *Search) Stop() {
	s.mutex.Lock()
	r := s.object.run
	s.mutex.Unlock()
	if r != nil {
		s.halt(r)
	}
}

// Close stops the search if it runs, and frees it. Further calls do nothing.
func (s *Search) Close() { s.object.close() }

func (o *object) close() {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for o.run != nil {
		r := o.run
		o.mutex.Unlock()
		o.end(r)
		o.mutex.Lock()
	}
	C.hw_search_free(o.pointer)
	o.pointer = nil
}

// run is a run of a search. The library calls back in a goroutine of its own, which sends events to
// the one that runs the search: whatever that does, it does not unwind the library's frames.
type run struct {
	events  chan event
	once    sync.Once
	stopped chan struct{} // closed when no more events are wanted
	ended   chan struct{} // closed when the library is done
	summary Summary
	err     error
}

// event is one of both.
type event struct {
	result   *Result
	progress *Progress
}

// begin starts the goroutine that calls the library.
func (o *object) begin(r *run, progress bool) error {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	switch {
	case o.pointer == nil:
		return errClosed()
	case o.run != nil:
		return &native.Error{Status: native.ErrBusy, Text: "the search is running: wait for its end, or make another one"}
	}
	o.run = r
	go r.work(o.pointer, progress)
	return nil
}

func (r *run) work(search *C.hw_search, progress bool) {
	defer close(r.ended)
	defer close(r.events)
	handle := cgo.NewHandle(r)
	defer handle.Delete()
	var summary C.hw_summary
	complete := false
	r.err = call(func() C.hw_status {
		code := C.hashweave_go_run(search, C.uintptr_t(handle), C.bool(progress), &summary)
		complete = code == C.HW_OK
		return code
	})
	r.summary = Summary{
		Hashes:   uint64(summary.hashes),
		Results:  uint64(summary.results),
		Elapsed:  duration(summary.seconds),
		Complete: complete,
	}
	if summary.best_length > 0 {
		r.summary.Best = bytesOf(&summary.best[0], summary.best_length)
	}
}

// halt stops a run. Nothing is sent any more.
func (o *object) halt(r *run) {
	r.once.Do(func() { close(r.stopped) })
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.run == r {
		C.hw_search_stop(o.pointer)
	}
}

// end stops a run and waits until the library is done, whose search can be freed then.
func (o *object) end(r *run) {
	o.halt(r)
	<-r.ended
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.run == r {
		o.run = nil
	}
}

// send gives an event to the goroutine that runs the search. It returns what a callback returns: 0
// goes on.
func (r *run) send(e event) C.int {
	select {
	case <-r.stopped:
		return 1
	default:
	}
	select {
	case r.events <- e:
		return 0
	case <-r.stopped:
		return 1
	}
}

func duration(seconds C.double) time.Duration {
	return time.Duration(float64(seconds) * float64(time.Second))
}

func bytesOf(first *C.uint8_t, length C.size_t) []byte {
	return C.GoBytes(unsafe.Pointer(first), C.int(length))
}

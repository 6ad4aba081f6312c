package search

/*
#include <stdint.h>
#include <hashweave.h>
*/
import "C"

import "runtime/cgo"

// C copies of what the library has only during the call are made here.

//export hashweaveGoResult
func hashweaveGoResult(handle C.uintptr_t, r *C.hw_result) C.int {
	return cgo.Handle(handle).Value().(*run).send(event{result: &Result{
		Message:  bytesOf(r.message, r.message_length),
		Digest:   bytesOf(r.digest, r.digest_length),
		Counter:  uint64(r.counter),
		Worker:   int(r.worker),
		ZeroBits: int(r.zero_bits),
	}})
}

//export hashweaveGoProgress
func hashweaveGoProgress(handle C.uintptr_t, p *C.hw_progress) C.int {
	progress := &Progress{
		Hashes:   uint64(p.hashes),
		Expected: uint64(p.expected),
		Elapsed:  duration(p.seconds),
		Odds:     float64(p.odds),
	}
	if p.best != nil {
		progress.Best = bytesOf(p.best, p.best_length)
	}
	return cgo.Handle(handle).Value().(*run).send(event{progress: progress})
}

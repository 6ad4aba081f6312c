// Package native is the root of packages that call Hashweave's C library, for what its pure Go
// module does not have: nonce searches (search) and Poseidon (poseidon).
//
// They need cgo and the installed library, which pkg-config finds by the name hashweave:
//
//	make -C bindings/c install PREFIX=/usr/local
//
// If the library is where the system does not look for libraries, CGO_LDFLAGS=-Wl,-rpath,FOLDER
// or LD_LIBRARY_PATH names the folder.
package native

import "github.com/hashweave/hashweave/bindings/go/native/internal/status"

// Error is the error of a call of the library: a line that says what is wrong and what to do.
// [errors.Is] finds its [Status] in it.
type Error = status.Error

// Status is the kind of an error. It is an error itself, with a general text.
type Status = status.Status

// The kinds of errors. What C's header has besides cannot happen here.
const (
	// A length, a size or a count does not fit.
	ErrLength Status = -3
	// The output overlaps the input.
	ErrOverlap Status = -4
	// The object is in use by another call.
	ErrBusy Status = -5
	// The option does not exist, or it cannot have this value, or options contradict each other.
	ErrOption Status = -6
	// The call cannot be made now, for instance a second run of a search.
	ErrOrder Status = -7
	// A file cannot be read or written, or does not have the content that it must have.
	ErrFile Status = -8
	// A wrong result was computed, by a kernel, the processor or its memory.
	ErrWrongAnswer Status = -9
	// The system did not provide memory, a thread or random bytes.
	ErrSystem Status = -10
	// A defect of the library.
	ErrInternal Status = -11
)

// Package status turns codes of the C library into errors.
package status

// #cgo pkg-config: hashweave
// #include <hashweave.h>
import "C"

// Status is a code of an error.
type Status int

// Error returns the general text of the code.
func (s Status) Error() string { return "hashweave: " + C.GoString(C.hw_status_text(C.int(s))) }

// Error is what a call returned, and the line that describes it.
type Error struct {
	Status Status
	Text   string
}

// Error returns the line.
func (e *Error) Error() string { return "hashweave: " + e.Text }

// Unwrap returns the status.
func (e *Error) Unwrap() error { return e.Status }

// Of returns the error of a code; nil if it is none. It must be called in the thread of the call that
// returned the code, which each have a text of their own: between [runtime.LockOSThread] and
// [runtime.UnlockOSThread].
func Of(code int) error {
	if code >= 0 {
		return nil
	}
	return &Error{Status(code), C.GoString(C.hw_last_error())}
}

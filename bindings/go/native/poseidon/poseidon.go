// Package poseidon computes Poseidon over the scalar field of BLS12-381, as Filecoin's trees have
// it, of many preimages side by side.
package poseidon

// #cgo pkg-config: hashweave
// #include <hashweave.h>
import "C"

import (
	"fmt"
	"runtime"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/native"
	"github.com/hashweave/hashweave/bindings/go/native/internal/status"
)

// Size is the number of bytes of an element and of a digest, the least significant first.
const Size = 32

// SumMany writes the digests of as many preimages as out has elements into out. A preimage is arity
// elements, 2, 4, 8 or 11, and preimages lie one after another. It uses one core.
//
// The error is that there is no such arity, that an element is not below the modulus, that
// preimages has another length, or that it overlaps out. Nothing is written then.
func SumMany(out [][Size]byte, preimages []byte, arity int) error {
	// The library is not told the length of preimages. It refuses an arity that there is not.
	if needed := len(out) * arity * Size; arity > 0 && len(preimages) != needed {
		return &native.Error{Status: native.ErrLength, Text: fmt.Sprintf(
			"preimages has %d bytes, and %d preimages of %d elements have %d", len(preimages), len(out), arity, needed)}
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return status.Of(int(C.hw_poseidon_many(
		C.size_t(max(arity, 0)),
		unsafe.Pointer(unsafe.SliceData(preimages)),
		C.size_t(len(out)),
		(*C.uint8_t)(unsafe.Pointer(unsafe.SliceData(out))),
		C.size_t(len(out)*Size),
	)))
}

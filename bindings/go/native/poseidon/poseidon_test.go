package poseidon_test

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/native"
	"github.com/hashweave/hashweave/bindings/go/native/poseidon"
)

// elements are the numbers from 0 on.
func elements(n int) []byte {
	b := make([]byte, n*poseidon.Size)
	for i := range n {
		binary.LittleEndian.PutUint32(b[i*poseidon.Size:], uint32(i))
	}
	return b
}

// The digests that neptune 13 has of 0, 1, …, of which crates/hashweave/tests/poseidon.rs tells.
var known = map[int]string{
	2:  "ffe7029a363c202e9da6059d33a9fba661e1ef02d90f9e736ba5765ed7086539",
	8:  "e6a5386df534992ad9aec49c9d2e684b777067114200011255dea5a31d619423",
	11: "6331692bc3bbe3cec18fb0ccd8dcf3097ae8eb32e237a56c287f22e5b2c10f0c",
}

func TestSumMany(t *testing.T) {
	var group sync.WaitGroup
	for arity, want := range known {
		group.Go(func() {
			preimages := bytes.Repeat(elements(arity), 70)
			out := make([][poseidon.Size]byte, 70)
			if err := poseidon.SumMany(out, preimages, arity); err != nil {
				t.Error(err)
			}
			for i, digest := range out {
				if hex.EncodeToString(digest[:]) != want {
					t.Errorf("arity %d, preimage %d: %x, not %s", arity, i, digest, want)
				}
			}
		})
	}
	group.Wait()
	if err := poseidon.SumMany(nil, nil, 4); err != nil {
		t.Error(err)
	}
}

func TestFaults(t *testing.T) {
	out := make([][poseidon.Size]byte, 2)
	wrong := elements(4)
	for i := range poseidon.Size {
		wrong[3*poseidon.Size+i] = 0xff
	}
	for _, c := range []struct {
		preimages []byte
		arity     int
		status    native.Status
		want      string
	}{
		{elements(6), 3, native.ErrOption, "not defined here for 3 elements"},
		{elements(6), 0, native.ErrOption, "not defined here for 0 elements"},
		{elements(6), -1, native.ErrOption, "not defined here for 0 elements"},
		{elements(5), 2, native.ErrLength, "preimages has 160 bytes, and 2 preimages of 2 elements have 128"},
		{nil, 2, native.ErrLength, "preimages has 0 bytes, and 2 preimages of 2 elements have 128"},
		{wrong, 2, native.ErrOption, "element 1 of preimage 1 is not below r"},
	} {
		err := poseidon.SumMany(out, c.preimages, c.arity)
		if !errors.Is(err, c.status) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, not %s", err, c.want)
		}
	}
	all := make([][poseidon.Size]byte, 4)
	if err := poseidon.SumMany(all[1:3], unsafe.Slice(&all[0][0], 4*poseidon.Size), 2); !errors.Is(err, native.ErrOverlap) {
		t.Errorf("digests among preimages: %v", err)
	}
	if out[0] != [poseidon.Size]byte{} || out[1] != [poseidon.Size]byte{} {
		t.Errorf("something was written: %x", out)
	}
}

func ExampleSumMany() {
	layer := make([]byte, 16*poseidon.Size) // nodes of a tree with eight children each
	above := make([][poseidon.Size]byte, 2)
	if err := poseidon.SumMany(above, layer, 8); err != nil {
		panic(err)
	}
	fmt.Println(above[0] == above[1])
	// Output:
	// true
}

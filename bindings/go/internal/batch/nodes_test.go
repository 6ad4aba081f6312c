package batch

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// nodesInGo is a kernel of BLAKE3 in Go: so its engine is tested on every CPU, and with any number of lanes. Its states are rows of words as those of others.
type nodesInGo struct {
	rows  [][maxLanes]uint32
	lanes int
}

func nodesOf(lanes int) candidate {
	return candidate{name: "go", lanes: lanes, make: func() kernel.Work { return &nodesInGo{make([][maxLanes]uint32, 11), lanes} }}
}

func (w *nodesInGo) SetState(int, *kernel.State) { panic("states are set in rows") }
func (w *nodesInGo) State(int, *kernel.State)    { panic("states are read from rows") }

func (w *nodesInGo) Rows() (unsafe.Pointer, int) {
	return unsafe.Pointer(&w.rows[0]), int(unsafe.Sizeof(w.rows[0]))
}

func (w *nodesInGo) Absorb(sources []unsafe.Pointer, blocks int) {
	if len(sources) != w.lanes || blocks < 1 {
		panic("a source for every lane is needed, and a block")
	}
	for lane, source := range sources {
		for block := range blocks {
			w.block(lane, unsafe.Slice((*byte)(unsafe.Add(source, block*compress.BlockSize)), compress.BlockSize))
		}
	}
}

func (w *nodesInGo) AbsorbWhole(sources []unsafe.Pointer, flags []uint32) {
	for lane, source := range sources {
		for block, f := range flags {
			w.rows[kernel.ParametersAt][lane] = kernel.Parameters(compress.BlockSize, f)
			w.block(lane, unsafe.Slice((*byte)(unsafe.Add(source, block*compress.BlockSize)), compress.BlockSize))
		}
	}
}

// block compresses a block of a lane: it is the only one of a node whose key is the lane's chaining value.
func (w *nodesInGo) block(lane int, block []byte) {
	var mode compress.Mode
	for i := range mode.Key {
		mode.Key[i] = w.rows[i][lane]
	}
	p := &w.rows[kernel.ParametersAt][lane]
	n := mode.Node(block[:min(*p>>8, compress.BlockSize)], uint64(w.rows[kernel.HighT][lane])<<32|uint64(w.rows[kernel.LowT][lane]), *p&0xff, 0)
	var out value
	n.Value(&out)
	for i := range mode.Key {
		w.rows[i][lane] = binary.LittleEndian.Uint32(out[4*i:])
	}
	*p &^= compress.ChunkStart
}

// Whatever kernels a plan has, digests are those without any.
func TestNodesOnEveryKernel(t *testing.T) {
	plans := map[string]*plan{}
	for _, lanes := range []int{1, 2, 3, 7, 16, maxLanes} {
		k := nodesOf(lanes)
		plans[fmt.Sprintf("%d lanes", lanes)] = newPlan(&blake3, []candidate{k}, []float64{1}, math.Inf(1))
	}
	// Which are used for some numbers of nodes, and next to integers.
	plans["16 and 4 lanes"] = newPlan(&blake3, []candidate{nodesOf(16), nodesOf(4)}, []float64{8e6, 3e6}, 1e6)
	kernels, _ := usable(&blake3)
	for _, k := range kernels {
		plans[k.name] = newPlan(&blake3, []candidate{k}, []float64{1}, math.Inf(1))
	}
	alone := newNodes(newPlan(&blake3, nil, nil, 0))
	modes := []compress.Mode{compress.Hash, compress.Keyed(&value{1, 2, 3, 31: 4}, compress.KeyedHash)}
	source := make([]byte, 300<<10)
	for i := range source {
		source[i] = byte(i*i>>3 + i>>10)
	}
	for name, plan := range plans {
		t.Run(name, func(t *testing.T) {
			e := newNodes(plan)
			random := rand.New(rand.NewPCG(1, 2))
			for round := range 20 {
				mode := &modes[round%2]
				e.set(mode)
				alone.set(mode)
				messages := make([][]byte, random.IntN(100))
				for i := range messages {
					messages[i] = source[random.IntN(64):][:random.IntN(1<<(5+random.IntN(13)))]
				}
				out := make([]value, len(messages))
				for i, message := range messages {
					e.sum(message, &out[i])
				}
				e.finish()
				for i, message := range messages {
					var want value
					if len(message) <= compress.ChunkSize {
						alone.sum(message, &want)
					} else {
						root := alone.root(message)
						root.Digest(&want)
					}
					if out[i] != want {
						t.Fatalf("message %d of %d, %d bytes: %x, not %x", i, len(messages), len(message), out[i], want)
					}
				}
			}
			// Chunks whose number passes 2^32.
			const first = 1<<32 - 3
			values, wants := make([]byte, 40*compress.ValueSize), make([]byte, 40*compress.ValueSize)
			e.chunks(values, source[:40*compress.ChunkSize], first)
			alone.chunks(wants, source[:40*compress.ChunkSize], first)
			if string(values) != string(wants) {
				t.Error("chunks of large numbers have other values")
			}
		})
	}
}

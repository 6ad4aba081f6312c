package kernel

import (
	"slices"
	"testing"
	"unsafe"
)

// blockSizes are the bytes of a block of each primitive, of Keccak's rates all that hashes have.
var blockSizes = map[Primitive][]int{SHA256: {64}, SHA512: {128}, MD5: {64}, SHA1: {64}, RIPEMD160: {64}, SM3: {64}, BLAKE2s: {64}, BLAKE2b: {128}, BLAKE3: {64}, Keccak: {72, 104, 136, 144, 168}, Turbo: {168}}

// each calls f for every kernel of this CPU.
func each(t *testing.T, f func(t *testing.T, p Primitive, block int, k Kernel)) {
	for p, sizes := range blockSizes {
		for _, block := range sizes {
			for _, k := range Kernels(p, block) {
				t.Run(k.Name, func(t *testing.T) { f(t, p, block, k) })
			}
		}
	}
}

// numbered returns a state in which every word is another one in each lane.
func numbered(p Primitive, lane int) (s State) {
	for i := range s[:p.words()] {
		s[i] = uint64(1+i) * uint64(3+lane) * 0x0101_0103
		if p.short() {
			s[i] &= 0xffff_ffff
		}
	}
	return s
}

func TestLanesKeepTheirStates(t *testing.T) {
	each(t, func(t *testing.T, p Primitive, _ int, k Kernel) {
		work := k.New()
		for lane := range k.Lanes {
			s := numbered(p, lane)
			work.SetState(lane, &s)
		}
		for lane := range k.Lanes {
			var s State
			work.State(lane, &s)
			if s != numbered(p, lane) {
				t.Errorf("primitive %d, lane %d: %x", p, lane, s)
			}
		}
	})
}

// What a lane becomes depends on its own state and blocks, whatever the other lanes have, and in however many calls.
func TestLanesAreIndependent(t *testing.T) {
	const most = 5
	each(t, func(t *testing.T, p Primitive, block int, k Kernel) {
		data := make([][]byte, k.Lanes)
		for lane := range data {
			data[lane] = make([]byte, most*block+1)[1:]
			for i := range data[lane] {
				data[lane][i] = byte(i*i + 7*lane)
			}
		}
		run := func(work Work, moved, count int, calls ...int) []State {
			states, sources := make([]State, k.Lanes), make([]unsafe.Pointer, k.Lanes)
			for lane := range k.Lanes {
				s := numbered(p, (lane+moved)%k.Lanes)
				work.SetState(lane, &s)
			}
			done := 0
			for _, blocks := range calls {
				for lane := range sources {
					sources[lane] = unsafe.Pointer(&data[(lane+moved)%k.Lanes][done*block])
				}
				work.Absorb(sources, blocks)
				done += blocks
			}
			if done != count {
				t.Fatalf("%d blocks, not %d", done, count)
			}
			for lane := range states {
				work.State(lane, &states[(lane+moved)%k.Lanes])
			}
			return states
		}
		work := k.New()
		for count := 1; count <= most; count++ {
			want := run(work, 0, count, count)
			if got := run(work, 1, count, slices.Repeat([]int{1}, count)...); !slices.Equal(got, want) {
				t.Errorf("primitive %d, %d blocks of %d bytes: a block at a time and in other lanes is another state", p, count, block)
			}
			if got := run(k.New(), 0, count, count); !slices.Equal(got, want) {
				t.Errorf("primitive %d, %d blocks of %d bytes: new memory makes another state", p, count, block)
			}
		}
	})
}

func TestTheEnvironmentNamesTheHighestInstructionSet(t *testing.T) {
	names := []string{"scalar", "avx2", "avx512"}
	for value, want := range map[string]int{"": 2, "scalar": 0, "avx2": 1, "avx512": 2} {
		t.Setenv("HASHWEAVE_ISA", value)
		if got := highest(names...); got != want {
			t.Errorf("%q: %d, not %d", value, got, want)
		}
	}
	defer func() {
		const want = "hashweave: HASHWEAVE_ISA='sse9' names no instruction set; use one of scalar, avx2, avx512"
		if said := recover(); said != want {
			t.Errorf("sse9: %v", said)
		}
	}()
	t.Setenv("HASHWEAVE_ISA", "sse9")
	highest(names...)
}

// A whole block whose flags come from a table is one whose lanes all have these parameters.
func TestWholeBlocksAreBlocks(t *testing.T) {
	flags := []uint32{1, 0, 16, 2}
	for _, k := range Kernels(BLAKE3, 64) {
		t.Run(k.Name, func(t *testing.T) {
			whole, blocks := k.New().(Nodes), k.New()
			sources := make([]unsafe.Pointer, k.Lanes)
			for lane := range sources {
				data := make([]byte, len(flags)*64)
				for i := range data {
					data[i] = byte(i*i + 7*lane)
				}
				sources[lane] = unsafe.Pointer(&data[0])
				s := numbered(BLAKE3, lane)
				whole.SetState(lane, &s)
				blocks.SetState(lane, &s)
			}
			whole.AbsorbWhole(sources, flags)
			for b, f := range flags {
				for lane := range sources {
					var s State
					blocks.State(lane, &s)
					s[ParametersAt] = uint64(Parameters(64, f))
					blocks.SetState(lane, &s)
				}
				blocks.Absorb(sources, 1)
				for lane := range sources {
					if b+1 < len(flags) {
						sources[lane] = unsafe.Add(sources[lane], 64)
					}
				}
			}
			for lane := range sources {
				var got, want State
				whole.State(lane, &got)
				blocks.State(lane, &want)
				if !slices.Equal(got[:8], want[:8]) {
					t.Errorf("lane %d: %x, not %x", lane, got[:8], want[:8])
				}
			}
		})
	}
}

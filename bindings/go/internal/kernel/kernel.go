// Package kernel absorbs blocks of many streams side by side, in assembly that the generator of Hashweave (crates/weave) has written.
//
// A kernel has lanes, each of which is a stream's, and keeps their states in the layout that its loop reads. Assembly cannot be preempted and reads the memory that it
// is given without looking: what calls it sees to that.
package kernel

import (
	"os"
	"slices"
	"strings"
	"unsafe"
)

// Primitive is what absorbs a block.
type Primitive uint8

const (
	SHA256    Primitive = iota // compression function of SHA-224 and SHA-256 (FIPS 180-4, 6.2.2)
	SHA512                     // of SHA-384, SHA-512 and SHA-512/t (FIPS 180-4, 6.4.2)
	MD5                        // RFC 1321, 3.4
	SHA1                       // FIPS 180-4, 6.1.2
	RIPEMD160                  // ISO/IEC 10118-3
	SM3                        // GB/T 32905-2016, 5.3
	BLAKE2s                    // RFC 7693, 3.2
	BLAKE2b                    // RFC 7693, 3.2
	BLAKE3                     // compression function of a node, section 2.2 of its paper
	Keccak                     // xor of a block, which is as long as the rate, and Keccak-f[1600] (FIPS 202)
	Turbo                      // the same with the last twelve rounds: Keccak-p[1600,12] of TurboSHAKE (RFC 9861, 2.1)
)

// State is a chaining state, a word in each element: the words of a chaining value of SHA-2, MD5, SHA-1, RIPEMD-160 and SM3 (those of 32 bits in the low half); 8 words of h, t0, t1 and f0 of BLAKE2, where absorbing a block
// counts it in t (BLAKE2b's t1 stays as it is: no message has 2^64 bytes); 8 words of h, two of t and Parameters of BLAKE3, from which absorbing a block takes
// the flag of a chunk's first block; 25 of Keccak, word x + 5 y at that place.
type State [25]uint64

// words is how many words of a state a primitive has.
func (p Primitive) words() int {
	switch p {
	case MD5:
		return 4
	case SHA1, RIPEMD160:
		return 5
	case SHA256, SHA512, SM3:
		return 8
	case BLAKE2s, BLAKE2b, BLAKE3:
		return 11
	default:
		return 25
	}
}

// short says whether a word has 32 bits.
func (p Primitive) short() bool { return p != SHA512 && p != BLAKE2b && p != Keccak && p != Turbo }

// bigEndian says whether the words of a block have their most significant byte first.
func (p Primitive) bigEndian() bool { return p == SHA256 || p == SHA512 || p == SHA1 || p == SM3 }

// roundConstants are those of the rounds of Keccak.
func (p Primitive) roundConstants() []uint64 {
	if p == Turbo {
		return RoundConstants[12:]
	}
	return RoundConstants[:]
}

// counts says whether a state counts the bytes that it has absorbed.
func (p Primitive) counts() bool { return p == BLAKE2s || p == BLAKE2b }

// Kernel hashes up to Lanes streams at once.
type Kernel struct {
	Name  string
	Lanes int
	New   func() Work
}

// Work is the memory of a kernel. The states of its lanes stay there from step to step. It is not safe for concurrent use.
type Work interface {
	// SetState gives a lane a state.
	SetState(lane int, s *State)
	// State reads the state of a lane.
	State(lane int, s *State)
	// Absorb absorbs as many blocks of every lane, one at least, from where sources points. There is a source for each lane, and all of them are read:
	// a lane that is not used has that of another.
	Absorb(sources []unsafe.Pointer, blocks int)
}

// Brief is a kernel with so few lanes that to set and to read their states would take longer than to absorb short messages, if not for these ways.
type Brief interface {
	Work
	// Memory returns the states of all lanes, to be copied from one that has the same.
	Memory() []byte
	// Digest writes the words of a lane's state, in the order of a digest.
	Digest(lane int, digest *[32]byte)
}

// The words of a state of BLAKE3 after the 8 of h.
const (
	LowT         = 8
	HighT        = 9
	ParametersAt = 10
)

// Parameters of the next block of BLAKE3: its bytes, and its flags.
func Parameters(length int, flags uint32) uint32 { return uint32(length)<<8 | flags }

// Nodes is the memory of a kernel of BLAKE3. Its states are rows.
type Nodes interface {
	Work
	Rows() (state unsafe.Pointer, stride int)
	// AbsorbWhole absorbs a whole block of every lane for each of the flags, whatever Parameters the lanes have. It may change those.
	AbsorbWhole(sources []unsafe.Pointer, flags []uint32)
}

// Kernels returns the kernels for a primitive, with blocks of `block` bytes, that this CPU can run, the widest first; none where there is no assembly.
//
// The environment variable HASHWEAVE_ISA says what may be used of what the CPU has, as for the command hashweave: for tests.
func Kernels(p Primitive, block int) []Kernel { return kernels(p, block) }

// highest returns the place in names, which are instruction sets, the lowest first, of the one that may be used at most.
func highest(names ...string) int {
	name, set := os.LookupEnv("HASHWEAVE_ISA")
	if !set || name == "" {
		return len(names) - 1
	}
	i := slices.Index(names, name)
	if i < 0 {
		panic("hashweave: HASHWEAVE_ISA='" + name + "' names no instruction set; use one of " + strings.Join(names, ", "))
	}
	return i
}

// memory returns zeroed memory of a loop's context, aligned to a power of two. It holds no pointers as far as the garbage collector knows.
func memory(size, align int) []byte {
	all := make([]byte, size+align-1)
	skip := -int(uintptr(unsafe.Pointer(unsafe.SliceData(all)))) & (align - 1)
	return all[skip:][:size:size]
}

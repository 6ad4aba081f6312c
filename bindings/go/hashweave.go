// Package hashweave is the root of packages that hash many messages at once, in all vector lanes of the processor.
//
// The packages sha256, sha512, sha3, md5, sha1, blake2b and blake2s have the names, the types and the behaviour of the standard library's packages and those
// of golang.org/x/crypto, whose code they call wherever one message or one stream is hashed alone; ripemd160 and sm3 have code of their own for that, because
// a stream of x/crypto's ripemd160 cannot be saved, and there is no SM3. Packages blake3 and kt128, which they do not have either, hash one long message in all
// lanes, too, so they need no servers. The packages add what those libraries do not have:
//
//   - SumMany hashes many messages side by side, each in a lane of a vector register;
//   - NewServer makes streams for many goroutines, whose blocks are hashed side by side.
//
// Package merkle has Merkle trees of all of these functions.
//
// Use the standard library if you hash one message at a time: nothing is faster for that.
//
// Kernels are written in Go's assembly, for x86-64 (AVX-512, AVX2, SHA extensions) and Arm64 (NEON, SHA-2, SHA-3). When an algorithm is first used, they
// are timed for less than a millisecond, and the fastest is taken for each number of streams. On other CPUs, and in FIPS 140-3 mode, the standard library
// hashes everything. The results are the same everywhere.
//
// The environment variable HASHWEAVE_KERNEL lists the only kernels that may be used, separated by commas, such as avx2. If none of them is available, the
// standard library hashes everything.
package hashweave

import "hash"

// Server makes streams of one algorithm for many goroutines, and hashes their blocks together. Its methods may be called by any number of goroutines at
// the same time.
type Server interface {
	// NewHash returns a new stream. It panics after Close.
	NewHash() Hasher
	// Close ends the server. Streams that it has made can still be used. Further calls do nothing.
	Close()
}

// Hasher is a stream of a server. One goroutine at a time may use it.
//
// Write returns when it has hashed or copied what it was given. Sum may be called at any time, and more may be written after it. After Close, Write
// returns an error, Sum and Reset panic, and further calls of Close do nothing. A Hasher that is dropped without Close leaves nothing in the server.
type Hasher interface {
	hash.Hash
	Close()
}

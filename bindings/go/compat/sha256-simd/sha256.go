// Package sha256 has the names of github.com/minio/sha256-simd, so that a program can switch to it by changing the import path:
//
//	import sha256 "github.com/hashweave/hashweave/bindings/go/compat/sha256-simd"
//
// Differences: Write returns when it has hashed or copied its bytes, so that the caller may use its slice again and digests are right; Sum does not
// end a stream; any number of goroutines of a server hash, not one; a server has no goroutine that runs on when it is no longer needed; on CPUs without
// AVX-512 a server works as well, with the kernels that the CPU has.
//
// New code is better written with package sha256 of this module, [github.com/hashweave/hashweave/bindings/go/sha256].
package sha256

import (
	"hash"

	"github.com/hashweave/hashweave/bindings/go/sha256"
)

// Size is the size of a SHA256 checksum in bytes.
const Size = sha256.Size

// BlockSize is the block size of SHA256 in bytes.
const BlockSize = sha256.BlockSize

// New returns a new hash.Hash computing the SHA256 checksum: the standard library's.
func New() hash.Hash { return sha256.New() }

// Sum256 returns the SHA256 checksum of the data.
func Sum256(data []byte) [Size]byte { return sha256.Sum256(data) }

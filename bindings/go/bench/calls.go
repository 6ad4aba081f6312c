package main

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"fmt"
	"hash"
	"slices"
	"time"

	"golang.org/x/crypto/blake2b"
	"golang.org/x/crypto/blake2s"

	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
	"github.com/hashweave/hashweave/bindings/go/ripemd160"
	"github.com/hashweave/hashweave/bindings/go/sm3"
)

// call is how long the longest call of a kernel takes.
type call struct {
	Algorithm    string  `json:"algorithm"`
	Kernel       string  `json:"kernel"`
	Lanes        int     `json:"lanes"`
	Bytes        int     `json:"bytes_of_each"`
	Microseconds float64 `json:"microseconds"`
	Longest      float64 `json:"longest_microseconds"`
}

// calls measures the longest call of each kernel: assembly cannot be preempted.
func calls(turns int) (list []call) {
	for _, a := range []struct {
		name      string
		primitive kernel.Primitive
		stream    func() hash.Hash
	}{
		{"sha256", kernel.SHA256, sha256.New},
		{"sha512", kernel.SHA512, sha512.New},
		{"sha3-256", kernel.Keccak, func() hash.Hash { return sha3.New256() }},
		{"blake2b", kernel.BLAKE2b, keyless(blake2b.New512)},
		{"blake2s", kernel.BLAKE2s, keyless(blake2s.New256)},
		{"md5", kernel.MD5, md5.New},
		{"sha1", kernel.SHA1, sha1.New},
		{"ripemd160", kernel.RIPEMD160, ripemd160.New},
		{"sm3", kernel.SM3, sm3.New},
	} {
		algorithm := &batch.Algorithm{
			Name: a.name, Primitive: a.primitive, Block: a.stream().BlockSize(), Size: a.stream().Size(),
			Stream: func() batch.Hash { return a.stream().(batch.Hash) },
		}
		for _, c := range algorithm.Calls() {
			var times []float64
			for range max(turns, 10) {
				began := time.Now()
				c.Run()
				times = append(times, float64(time.Since(began).Nanoseconds())/1000)
			}
			slices.Sort(times)
			list = append(list, call{a.name, c.Kernel, c.Lanes, c.Bytes, times[len(times)/10], times[len(times)-1]})
		}
	}
	return list
}

func (c call) String() string {
	return fmt.Sprintf("%-12s %-20s %3d lanes, %6d bytes of each %9.1f us, the longest of all %9.1f us", c.Algorithm, c.Kernel, c.Lanes, c.Bytes,
		c.Microseconds, c.Longest)
}

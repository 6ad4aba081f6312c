package sha256_test

import (
	"fmt"
	"hash"
	"io"
	"strings"
	"sync"

	"github.com/hashweave/hashweave/bindings/go/sha256"
)

func ExampleSumMany() {
	messages := [][]byte{[]byte("hello world\n"), []byte("abc"), nil}
	digests := make([][sha256.Size]byte, len(messages))
	sha256.SumMany(digests, messages)
	for _, digest := range digests {
		fmt.Printf("%x\n", digest)
	}
	// Output:
	// a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447
	// ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
	// e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
}

func ExampleNewServer() {
	server := sha256.NewServer()
	defer server.Close()
	var group sync.WaitGroup
	digests := make([][]byte, 3)
	for i := range digests {
		group.Go(func() {
			h := server.NewHash()
			defer h.Close()
			if _, err := io.Copy(h, strings.NewReader(strings.Repeat("a", i))); err != nil {
				panic(err)
			}
			digests[i] = h.Sum(nil)
		})
	}
	group.Wait()
	for _, digest := range digests {
		fmt.Printf("%x\n", digest)
	}
	// Output:
	// e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
	// ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb
	// 961b6dd3ede3cb8ecbaacbd68de040cd78eb2ed5889130cceb4c49268ea4d506
}

func ExampleWriteMany() {
	a, b := sha256.New(), sha256.New()
	sha256.WriteMany([]hash.Hash{a, b}, [][]byte{[]byte("hello "), []byte("ab")})
	sha256.WriteMany([]hash.Hash{a, b}, [][]byte{[]byte("world\n"), []byte("c")})
	fmt.Printf("%x\n%x\n", a.Sum(nil), b.Sum(nil))
	// Output:
	// a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447
	// ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
}

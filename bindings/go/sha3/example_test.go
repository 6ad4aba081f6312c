package sha3_test

import (
	"fmt"

	"github.com/hashweave/hashweave/bindings/go/sha3"
)

func ExampleSumMany256() {
	messages := [][]byte{nil, []byte("abc")}
	digests := make([][32]byte, len(messages))
	sha3.SumMany256(digests, messages)
	for _, digest := range digests {
		fmt.Printf("%x\n", digest)
	}
	// Output:
	// a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
	// 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532
}

func ExampleSumManySHAKE128() {
	messages := [][]byte{nil, []byte("abc")}
	outputs := [][]byte{make([]byte, 16), make([]byte, 8)}
	sha3.SumManySHAKE128(outputs, messages)
	for _, output := range outputs {
		fmt.Printf("%x\n", output)
	}
	// Output:
	// 7f9c2ba4e88f827d616045507605853e
	// 5881092dd818bf5c
}

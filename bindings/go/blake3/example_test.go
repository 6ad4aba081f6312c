package blake3_test

import (
	"fmt"
	"io"
	"strings"

	"github.com/hashweave/hashweave/bindings/go/blake3"
)

func ExampleSumMany() {
	messages := [][]byte{nil, []byte("abc")}
	digests := make([][blake3.Size]byte, len(messages))
	blake3.SumMany(digests, messages)
	for _, digest := range digests {
		fmt.Printf("%x\n", digest)
	}
	// Output:
	// af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262
	// 6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85
}

func ExampleHasher_Digest() {
	h := blake3.New()
	if _, err := io.Copy(h, strings.NewReader("abc")); err != nil {
		panic(err)
	}
	output := h.Digest()
	if _, err := output.Seek(1<<20, io.SeekStart); err != nil {
		panic(err)
	}
	random := make([]byte, 8)
	output.Read(random)
	fmt.Printf("%x\n", random)
	// Output:
	// 364b0eae325a7b9b
}

func ExampleDeriveKey() {
	key := make([]byte, 16)
	blake3.DeriveKey("example.com 2026-11-28 15:04:05 session tokens v1", []byte("a shared secret"), key)
	fmt.Printf("%x\n", key)
	// Output:
	// e1aea3b2c2c90fde782021d48a33769a
}

package kt128_test

import (
	"fmt"
	"io"
	"strings"

	"github.com/hashweave/hashweave/bindings/go/kt128"
)

func ExampleSumMany() {
	messages := [][]byte{nil, []byte("abc")}
	digests := make([][kt128.Size]byte, len(messages))
	kt128.SumMany(digests, messages)
	for _, digest := range digests {
		fmt.Printf("%x\n", digest)
	}
	// Output:
	// 1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5
	// ab174f328c55a5510b0b209791bf8b60e801a7cfc2aa42042dcb8f547fbe3a7d
}

func ExampleNewCustomized() {
	h := kt128.NewCustomized([]byte("names of files"))
	if _, err := io.Copy(h, strings.NewReader("abc")); err != nil {
		panic(err)
	}
	fmt.Printf("%x\n", h.Sum(nil)[:8])
	// Output:
	// b7ba95e6a52dd2c5
}

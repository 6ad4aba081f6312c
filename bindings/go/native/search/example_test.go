package search_test

import (
	"context"
	"crypto/sha256"
	"fmt"

	"github.com/hashweave/hashweave/bindings/go/native/search"
)

// The digest of a digest, which a nested field is.
func Example() {
	s, err := search.New("message", "{sha256:block {counter:8}}", "algo", "sha256", "zero-bits", "16", "hits", "1")
	if err != nil {
		panic(err)
	}
	defer s.Close()
	for result, err := range s.Results(context.Background()) {
		if err != nil {
			panic(err)
		}
		digest := sha256.Sum256(result.Message)
		fmt.Printf("%x %v\n", digest[:2], [32]byte(result.Digest) == digest)
	}
	// Output:
	// 0000 true
}

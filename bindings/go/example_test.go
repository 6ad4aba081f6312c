package hashweave_test

import (
	"fmt"
	"io"
	"strings"

	hashweave "github.com/hashweave/hashweave/bindings/go"
	"github.com/hashweave/hashweave/bindings/go/blake2b"
	"github.com/hashweave/hashweave/bindings/go/sha3"
)

// Servers of all algorithms have the same type.
func ExampleServer() {
	for _, server := range []hashweave.Server{sha3.NewServer256(), blake2b.NewServer256()} {
		h := server.NewHash()
		if _, err := io.Copy(h, strings.NewReader("abc")); err != nil {
			panic(err)
		}
		fmt.Printf("%x\n", h.Sum(nil))
		h.Close()
		server.Close()
	}
	// Output:
	// 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532
	// bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319
}

package verify

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Vector is a message with its digest, of any length.
type Vector struct{ Message, Digest []byte }

// File reads a file of official test vectors, whose name is relative to the repository's folder vectors. A package that a user has, who has not the
// rest of the repository, leaves these tests out.
func File(t *testing.T, name string) []byte {
	root := filepath.Join("..", "..", "..")
	if _, err := os.Stat(filepath.Join(root, "Cargo.toml")); err != nil {
		t.Skip("the vectors are in the repository, and this module stands alone here")
	}
	text, err := os.ReadFile(filepath.Join(root, "vectors", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Vectors reads the vectors of a file.
func Vectors(t *testing.T, name string) (list []Vector) {
	text := File(t, name)
	var message []byte
	bits := -1
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		name, value, ok := strings.Cut(lines.Text(), " = ")
		value = strings.TrimSpace(value)
		switch {
		case !ok:
		case name == "Len":
			var err error
			if bits, err = strconv.Atoi(value); err != nil {
				t.Fatal(err)
			}
		case name == "Msg":
			message = decode(t, value)
			if bits >= 0 {
				message = message[:bits/8]
			}
		case name == "MD" || name == "Output":
			list = append(list, Vector{message, decode(t, value)})
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 {
		t.Fatalf("%s: no vectors", name)
	}
	return list
}

func decode(t *testing.T, text string) []byte {
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// ManyVectors tests a function that hashes many messages with files of vectors: the messages of a file at once, those of all files at once, and many of
// each.
func ManyVectors[D any](t *testing.T, many func([]D, [][]byte), names ...string) {
	var all []Vector
	for _, name := range names {
		list := Vectors(t, name)
		compareVectors(t, name, many, list)
		all = append(all, list...)
	}
	compareVectors(t, "all files", many, all)
	for _, v := range all {
		list := make([]Vector, 20)
		for i := range list {
			list[i] = v
		}
		compareVectors(t, "the same message", many, list)
	}
}

func compareVectors[D any](t *testing.T, name string, many func([]D, [][]byte), list []Vector) {
	t.Helper()
	out, messages := make([]D, len(list)), make([][]byte, len(list))
	for i, v := range list {
		messages[i] = v.Message
	}
	many(out, messages)
	for i, v := range list {
		if got := bytesOf(&out[i]); !bytes.Equal(got, v.Digest) {
			t.Fatalf("%s, %d bytes: %x, not %x", name, len(v.Message), got, v.Digest)
		}
	}
}

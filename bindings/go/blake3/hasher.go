package blake3

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash"

	"github.com/hashweave/hashweave/bindings/go/internal/batch"
	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

// Hasher is a stream. It is a [hash.Hash] and a [hash.Cloner], and unless it has a key, it can be saved. One goroutine at a time may use it.
//
// What is written is hashed in all lanes when there are 16 KiB of it, so large writes are the fastest.
type Hasher struct {
	tree   batch.Tree
	buffer []byte // what has been written after whole groups of chunks: less than one
}

// New returns a Hasher in the mode without a key.
func New() *Hasher { return newHasher(compress.Hash) }

// NewKeyed returns a Hasher in the mode with a key. The error is that the key has not 32 bytes.
func NewKeyed(key []byte) (*Hasher, error) {
	if len(key) != KeySize {
		return nil, fmt.Errorf("hashweave/blake3: a key has %d bytes, not %d", KeySize, len(key))
	}
	return newHasher(keyed((*[KeySize]byte)(key))), nil
}

// NewDeriveKey returns a Hasher whose message is key material, and whose output are keys derived from it. The context is as that of [DeriveKey].
func NewDeriveKey(context string) *Hasher {
	key := sum(&compress.Mode{Key: compress.Hash.Key, Flags: compress.DeriveKeyContext}, []byte(context))
	return newHasher(compress.Keyed(&key, compress.DeriveKeyMaterial))
}

func newHasher(m compress.Mode) *Hasher { return &Hasher{tree: batch.Tree{Mode: m}} }

// Write appends to the message. It never fails.
func (h *Hasher) Write(p []byte) (n int, err error) {
	n = len(p)
	if held := len(h.buffer); held > 0 && held+len(p) >= batch.GroupSize {
		h.collect(p[:batch.GroupSize-held])
		p = p[batch.GroupSize-held:]
		h.tree.Absorb(h.buffer)
		h.buffer = h.buffer[:0]
	}
	if len(h.buffer) == 0 {
		p = h.tree.Absorb(p)
	}
	h.collect(p)
	return n, nil
}

// collect copies what is hashed when a group is complete. A short message needs no room for a whole group.
func (h *Hasher) collect(p []byte) {
	if need := len(h.buffer) + len(p); need > cap(h.buffer) {
		size := batch.GroupSize
		if need <= compress.ChunkSize {
			size = compress.ChunkSize
		}
		h.buffer = append(make([]byte, 0, size), h.buffer...)
	}
	h.buffer = append(h.buffer, p...)
}

// Sum appends the digest of what has been written to b. More may be written after that.
func (h *Hasher) Sum(b []byte) []byte {
	var digest [Size]byte
	root := h.tree.Root(h.buffer)
	root.Digest(&digest)
	return append(b, digest[:]...)
}

// Digest returns the output for what has been written so far. More may be written to the Hasher, which does not change it.
func (h *Hasher) Digest() *Digest { return &Digest{root: h.tree.Root(h.buffer)} }

// Reset forgets what has been written. Key and mode remain.
func (h *Hasher) Reset() {
	h.tree.Reset()
	h.buffer = h.buffer[:0]
}

// Size returns 32, the bytes that Sum appends.
func (h *Hasher) Size() int { return Size }

// BlockSize returns 64.
func (h *Hasher) BlockSize() int { return BlockSize }

// Clone returns a Hasher that goes on from here by itself. It never fails.
func (h *Hasher) Clone() (hash.Cloner, error) {
	clone := *h
	clone.buffer = append([]byte(nil), h.buffer...)
	return &clone, nil
}

// magic begins a saved stream, of which the rest are flags and key of the mode, the bytes that have been absorbed, the values of their subtrees, and the bytes
// after them.
const magic = "hb3\x01"

// AppendBinary appends the saved stream to b. The error is that it has a key.
func (h *Hasher) AppendBinary(b []byte) ([]byte, error) {
	m := &h.tree.Mode
	if m.Flags == compress.KeyedHash {
		return nil, errors.New("hashweave/blake3: a stream with a key cannot be saved")
	}
	b = append(b, magic...)
	b = append(b, byte(m.Flags))
	for _, word := range m.Key {
		b = binary.LittleEndian.AppendUint32(b, word)
	}
	return append(h.tree.Append(b), h.buffer...), nil
}

// MarshalBinary saves the stream. The error is that it has a key.
func (h *Hasher) MarshalBinary() ([]byte, error) { return h.AppendBinary(nil) }

// UnmarshalBinary restores a saved stream.
func (h *Hasher) UnmarshalBinary(b []byte) error {
	if len(b) < len(magic) || string(b[:len(magic)]) != magic {
		return errors.New("hashweave/blake3: invalid hash state identifier")
	}
	b = b[len(magic):]
	invalid := errors.New("hashweave/blake3: invalid hash state size")
	if len(b) < 1+KeySize {
		return invalid
	}
	if flags := uint32(b[0]); flags != 0 && flags != compress.DeriveKeyMaterial {
		return errors.New("hashweave/blake3: invalid hash state mode")
	}
	restored := newHasher(compress.Keyed((*[KeySize]byte)(b[1:]), uint32(b[0])))
	b, ok := restored.tree.Restore(b[1+KeySize:])
	if !ok || len(b) >= batch.GroupSize {
		return invalid
	}
	restored.collect(b)
	*h = *restored
	return nil
}

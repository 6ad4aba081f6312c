package blake3

import (
	"errors"
	"io"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
)

// Digest is the output for a message, as many bytes as are read, and from any position.
type Digest struct {
	root  compress.Node
	at    uint64          // what is read next
	block [BlockSize]byte // in which that is, unless it begins there
}

// Read fills p with the next bytes of the output. It never fails.
func (d *Digest) Read(p []byte) (n int, err error) {
	n = len(p)
	if begun := d.at % BlockSize; begun > 0 {
		taken := copy(p, d.block[begun:])
		p, d.at = p[taken:], d.at+uint64(taken)
	}
	for ; len(p) >= BlockSize; p = p[BlockSize:] {
		d.root.Output((*[BlockSize]byte)(p), d.at/BlockSize)
		d.at += BlockSize
	}
	if len(p) > 0 {
		d.root.Output(&d.block, d.at/BlockSize)
		d.at += uint64(copy(p, d.block[:]))
	}
	return n, nil
}

// Seek sets the position from which is read next, from the beginning or from the one before; the output has no end. It returns the new position. The error is that there is
// none.
func (d *Digest) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		offset += int64(d.at)
	default:
		return 0, errors.New("hashweave/blake3: the output has no end to seek from")
	}
	if offset < 0 {
		return 0, errors.New("hashweave/blake3: a position before the beginning of the output")
	}
	if d.at = uint64(offset); d.at%BlockSize > 0 {
		d.root.Output(&d.block, d.at/BlockSize)
	}
	return offset, nil
}

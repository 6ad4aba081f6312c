package batch

import (
	"encoding"
	"encoding/binary"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// A form is what the hash functions of a primitive have in common: where the state stands in a saved stream, and how a message ends.
//
//	SHA-2    magic, 8 words, the block that was begun, bytes so far; MD5, SHA-1, RIPEMD-160 and SM3 the same with their words
//	Keccak   magic, rate, 25 words, bytes of the block that was begun, 0 or 1 for squeezing
//	BLAKE2   magic, 8 words and 2 of the counter, size, the block that was begun, its bytes
//
// Those are the formats of crypto/sha256, crypto/sha512, crypto/md5, crypto/sha1, crypto/sha3, this module's internal/compress and x/crypto's blake2b and blake2s, whose tests keep them.
type form struct {
	kind  kind
	head  int // bytes before the words
	words int
	word  int // bytes of a word
	// Whether the words of blocks and digests, and the length in the padding, have their most significant byte first.
	bigEndian bool
}

type kind int

const (
	sha2 kind = iota // and the other functions of Merkle and Damgård's construction
	keccak
	blake2
)

var forms = map[kernel.Primitive]*form{
	kernel.SHA256:    {kind: sha2, head: 4, words: 8, word: 4, bigEndian: true},
	kernel.SHA512:    {kind: sha2, head: 4, words: 8, word: 8, bigEndian: true},
	kernel.MD5:       {kind: sha2, head: 4, words: 4, word: 4},
	kernel.SHA1:      {kind: sha2, head: 4, words: 5, word: 4, bigEndian: true},
	kernel.RIPEMD160: {kind: sha2, head: 4, words: 5, word: 4},
	kernel.SM3:       {kind: sha2, head: 4, words: 8, word: 4, bigEndian: true},
	kernel.Keccak:    {kind: keccak, head: 5, words: 25, word: 8},
	kernel.Turbo:     {kind: keccak, head: 5, words: 25, word: 8},
	kernel.BLAKE2s:   {kind: blake2, head: 3, words: 10, word: 4},
	kernel.BLAKE2b:   {kind: blake2, head: 3, words: 10, word: 8},
}

// Words of a state after the 8 of BLAKE2's h.
const (
	counter      = 8
	finalization = 10
)

// save appends the saved form of a stream.
func save(h Hash, to []byte) []byte {
	var err error
	if appender, ok := h.(encoding.BinaryAppender); ok {
		to, err = appender.AppendBinary(to)
	} else {
		var saved []byte
		saved, err = h.MarshalBinary()
		to = append(to, saved...)
	}
	if err != nil {
		panic("hashweave: a stream cannot be saved: " + err.Error())
	}
	return to
}

// parse takes the state out of a saved stream: the words, the bytes of the block that was begun, and of the message so far.
func (a *Algorithm) parse(saved []byte) (s kernel.State, begun int, length uint64) {
	f := a.form
	words := saved[f.head:]
	for i := range f.words {
		switch {
		case f.kind == keccak:
			s[i] = binary.LittleEndian.Uint64(words[8*i:])
		case f.word == 4:
			s[i] = uint64(binary.BigEndian.Uint32(words[4*i:]))
		default:
			s[i] = binary.BigEndian.Uint64(words[8*i:])
		}
	}
	end := words[f.words*f.word:]
	switch f.kind {
	case sha2:
		length = binary.BigEndian.Uint64(end[a.Block:])
		begun = int(length % uint64(a.Block))
	case keccak:
		begun = int(end[0])
	case blake2:
		begun = int(end[1+a.Block])
		length = s[counter] + uint64(begun)
		if f.word == 4 {
			length += s[counter+1] << 32
		}
	}
	return s, begun, length
}

// begun returns the block that was begun in a saved stream. A sponge has none: it adds what comes to its state.
func (a *Algorithm) begun(saved []byte) []byte {
	at := a.form.head + a.form.words*a.form.word
	switch a.form.kind {
	case sha2:
		return saved[at:][:a.Block]
	case blake2:
		return saved[at+1:][:a.Block]
	default:
		return zeros[:a.Block]
	}
}

// unparse writes the saved form of a stream that has absorbed whole blocks, length bytes in all. It returns it in the memory of buffer.
func (a *Algorithm) unparse(buffer []byte, s *kernel.State, length uint64) []byte {
	f := a.form
	to := append(buffer[:0], a.saved...)
	words := to[f.head:]
	for i := range f.words {
		word := s[i]
		if f.kind == blake2 && i >= counter {
			word = length >> (8 * f.word * (i - counter))
		}
		switch {
		case f.kind == keccak:
			binary.LittleEndian.PutUint64(words[8*i:], word)
		case f.word == 4:
			binary.BigEndian.PutUint32(words[4*i:], uint32(word))
		default:
			binary.BigEndian.PutUint64(words[8*i:], word)
		}
	}
	if f.kind == sha2 {
		binary.BigEndian.PutUint64(words[f.words*f.word+a.Block:], length)
	}
	return to
}

// squeezing turns the saved form of a sponge that has absorbed its padding into that of one of which a block has been read.
func (a *Algorithm) squeezing(saved []byte) {
	end := saved[a.form.head+a.form.words*a.form.word:]
	end[0], end[1] = byte(a.Block), 1
}

// whole is how many bytes of a message of that length are absorbed before its end is padded: whole blocks. BLAKE2's last block is one that ends
// the message, even where it is full.
func (a *Algorithm) whole(length int) int {
	if a.form.kind == blake2 && length > 0 {
		length--
	}
	return length - length%a.Block
}

// pad writes the end of a message of length bytes, with its padding, and returns how many bytes that are.
func (a *Algorithm) pad(to []byte, end []byte, length uint64) int {
	n := copy(to, end)
	size := a.padded(n)
	switch a.form.kind {
	case sha2:
		to[n] = 0x80
		clear(to[n+1 : size-8])
		if !a.form.bigEndian {
			binary.LittleEndian.PutUint64(to[size-8:], length<<3)
			break
		}
		binary.BigEndian.PutUint64(to[size-8:], length<<3)
		if a.form.word == 8 {
			to[size-9] = byte(length >> 61)
		}
	case keccak:
		clear(to[n:size])
		copy(to[n:], a.End)
		to[size-1] |= 0x80
	case blake2:
		clear(to[n:size])
	}
	return size
}

// padded is the number of bytes of a message's end with its padding.
func (a *Algorithm) padded(end int) int {
	switch a.form.kind {
	case sha2:
		end += 1 + 2*a.form.word
	case keccak:
		end += len(a.End)
	default:
		end = max(end, 1)
	}
	return (end + a.Block - 1) / a.Block * a.Block
}

// last makes the state ready for the last block, where a primitive wants to know that it is the last: of a message of length bytes. It says whether the
// state has changed. A kernel adds the block to BLAKE2's counter, modulo 2^64 for both primitives, before it absorbs it.
func (a *Algorithm) last(s *kernel.State, length uint64) bool {
	if a.form.kind != blake2 {
		return false
	}
	before := length - uint64(a.Block)
	if a.form.word == 4 {
		s[counter], s[counter+1], s[finalization] = before&0xffff_ffff, before>>32, 0xffff_ffff
	} else {
		s[counter], s[counter+1], s[finalization] = before, 0, ^uint64(0)
	}
	return true
}

// headOf writes the first bytes of a state: as many as there is room for.
func (a *Algorithm) headOf(to []byte, s *kernel.State) {
	f := a.form
	i := 0
	switch {
	case f.word == 4 && f.bigEndian:
		for ; len(to) >= 4; i++ {
			binary.BigEndian.PutUint32(to, uint32(s[i]))
			to = to[4:]
		}
	case f.word == 4:
		for ; len(to) >= 4; i++ {
			binary.LittleEndian.PutUint32(to, uint32(s[i]))
			to = to[4:]
		}
	case f.bigEndian:
		for ; len(to) >= 8; i++ {
			binary.BigEndian.PutUint64(to, s[i])
			to = to[8:]
		}
	default:
		for ; len(to) >= 8; i++ {
			binary.LittleEndian.PutUint64(to, s[i])
			to = to[8:]
		}
	}
	if len(to) > 0 {
		// A half of a word: of SHA-512/224, or where the caller says how many bytes it wants.
		var word [8]byte
		if f.bigEndian {
			binary.BigEndian.PutUint64(word[:], s[i])
		} else {
			binary.LittleEndian.PutUint64(word[:], s[i])
		}
		copy(to, word[:])
	}
}

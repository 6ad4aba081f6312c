package batch

import (
	"bytes"
	"hash"
	"reflect"
	"slices"
)

// WriteMany writes to each stream its part, side by side, as if Write of each were called in turn. The streams are the standard library's and remain so.
// To those of other algorithms, and what is too short, it writes one by one.
func WriteMany(algorithms []*Algorithm, hashes []hash.Hash, parts [][]byte) {
	if len(hashes) != len(parts) {
		panic(algorithms[0].pack() + ": the numbers of hashes and of parts differ")
	}
	written := make([]bool, len(hashes))
	first := firsts(hashes)
	for _, a := range algorithms {
		var streams []*stream
		var ends [][]byte
		for i, h := range hashes {
			if written[i] || !first[i] || len(parts[i]) < worthwhile || h.Size() != a.Size {
				continue
			}
			s, part, ok := a.ready().adopt(h, parts[i])
			if !ok {
				continue
			}
			written[i] = true
			whole := a.whole(len(part))
			s.set(part[:whole], nil)
			streams, ends = append(streams, s), append(ends, part[whole:])
		}
		a.absorbMany(slices.Clone(streams))
		for i, s := range streams {
			s.toLibrary()
			s.library.Write(ends[i])
		}
	}
	for i, h := range hashes {
		if !written[i] {
			h.Write(parts[i])
		}
	}
}

// firsts says which streams are not in the list before: the parts of one that is there twice must come one after another.
func firsts(hashes []hash.Hash) []bool {
	first := make([]bool, len(hashes))
	seen := make(map[hash.Hash]bool, len(hashes))
	for i, h := range hashes {
		if h != nil && reflect.TypeOf(h).Comparable() && !seen[h] {
			first[i], seen[h] = true, true
		}
	}
	return first
}

// adopt makes a stream of one of the standard library, if it is one of this algorithm. It completes the block that was begun with the head of the part,
// and returns the rest of that.
func (a *Algorithm) adopt(h hash.Hash, part []byte) (s *stream, rest []byte, ok bool) {
	library, ok := h.(Hash)
	if !ok {
		return nil, nil, false
	}
	saved, err := library.MarshalBinary()
	if err != nil || len(saved) != len(a.saved) || !bytes.Equal(saved[:a.form.head], a.saved[:a.form.head]) {
		return nil, nil, false
	}
	if _, begun, _ := a.parse(saved); begun > 0 && begun < a.Block {
		library.Write(part[:a.Block-begun])
		part = part[a.Block-begun:]
	}
	return &stream{algorithm: a, library: library, inLibrary: true}, part, true
}

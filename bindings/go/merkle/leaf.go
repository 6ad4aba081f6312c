package merkle

const (
	// fewest messages are hashed together at least, however long they are: they fill most lanes.
	fewest = 16
	// copied is about how many bytes are hashed together: they stay in the second cache.
	copied = 64 << 10
	// groups is how many such groups a goroutine hashes at a time.
	groups = 4
)

// HashLeaf returns the leaf that stands for data.
//
// The error is that the leaf is the data themselves, as of [SSZ], and they are longer than a leaf.
func (s Shape[D]) HashLeaf(data []byte) (leaf D, err error) {
	leaves := make([]D, 1)
	err = s.HashLeaves(leaves, [][]byte{data})
	return leaves[0], err
}

// HashLeaves writes the leaves that stand for messages, of any lengths, the first one into
// leaves[0], and so on. It hashes them side by side. If there is a prefix, it copies messages, at
// most 64 kilobytes or 16 messages at a time in each goroutine. Messages must not overlap leaves.
//
// The error is that leaves has another length than messages, or that leaves are the messages
// themselves, as of [SSZ], and one is longer than a leaf. Nothing is written then.
func (s Shape[D]) HashLeaves(leaves []D, messages [][]byte) error {
	if err := s.check(); err != nil {
		return err
	}
	if len(leaves) != len(messages) {
		return failure("there is room for %d leaves, and there are %d messages: give as many of both",
			len(leaves), len(messages))
	}
	if s.leaf == padded {
		for _, message := range messages {
			if err := s.fits(len(message)); err != nil {
				return err
			}
		}
		for i, message := range messages {
			pad(leaves[i:i+1], message)
		}
		return nil
	}
	ends := endsOf(messages)
	spread(len(ends), groups, func(first, end int) {
		begin := 0
		if first > 0 {
			begin = ends[first-1]
		}
		var copies []byte
		for _, end := range ends[first:end] {
			if s.before == "" {
				s.many(leaves[begin:end], messages[begin:end])
			} else {
				copies = s.prefixed(leaves[begin:end], messages[begin:end], copies[:0])
			}
			if s.leaf == twice {
				again(s.rows, leaves[begin:end])
			}
			begin = end
		}
	})
	return nil
}

// HashRows writes the leaves that stand for the rows of a matrix: row i is the length bytes at
// rows[i*stride]. There are as many rows as leaves has elements.
//
// The error is that rows overlap each other or leaves, that rows has fewer bytes, or that leaves
// are the rows themselves, as of [SSZ], and longer than a leaf. Nothing is written then.
func (s Shape[D]) HashRows(leaves []D, rows []byte, stride, length int) error {
	count := len(leaves)
	switch {
	case s.check() != nil:
		return s.check()
	case length < 0 || stride < length:
		return failure("rows of %d bytes that are %d bytes apart overlap: give a stride of at least the length",
			length, stride)
	case count > 0 && (len(rows) < length || stride > 0 && (len(rows)-length)/stride < count-1):
		return failure("%d rows of %d bytes that are %d bytes apart do not fit into %d bytes: give all rows",
			count, length, stride, len(rows))
	case count == 0:
		return nil
	}
	rows = rows[:(count-1)*stride+length]
	if overlap(rows, bytesOf(leaves)) {
		return failure("leaves overlap the rows: give them room of their own")
	}
	if s.leaf == padded {
		if err := s.fits(length); err != nil {
			return err
		}
		for i := range leaves {
			pad(leaves[i:i+1], rows[i*stride:][:length])
		}
		return nil
	}
	part := max(fewest, min(portion, groups*copied/max(length, 1)))
	spread(count, part, func(first, end int) {
		s.rowsHere(leaves[first:end], rows[first*stride:], stride, length)
	})
	return nil
}

// rowsHere writes the leaves of rows.
func (s *Shape[D]) rowsHere(leaves []D, rows []byte, stride, length int) {
	if s.before == "" {
		s.rows(leaves, rows, stride, length)
		if s.leaf == twice {
			again(s.rows, leaves)
		}
		return
	}
	n := max(fewest, min(together, copied/max(length, 1)))
	copies := make([]byte, min(n, len(leaves))*(1+length))
	for first := 0; first < len(leaves); first += n {
		out := leaves[first:min(first+n, len(leaves))]
		for i := range out {
			row := copies[i*(1+length):]
			copy(row, s.before)
			copy(row[1:], rows[(first+i)*stride:][:length])
		}
		s.rows(out, copies, 1+length, 1+length)
	}
}

// fits returns an error if data that are a leaf themselves are longer than a leaf.
func (s *Shape[D]) fits(length int) error {
	if most := sizeOf[D](); length > most {
		return failure("the data of a leaf have %d bytes, and a leaf of this shape holds %d: cut the data into chunks",
			length, most)
	}
	return nil
}

// pad copies data that are a leaf themselves.
func pad[D Digest](leaf []D, data []byte) {
	bytes := bytesOf(leaf)
	clear(bytes[copy(bytes, data):])
}

// endsOf returns where groups of messages end that are hashed together.
func endsOf(messages [][]byte) (ends []int) {
	begin, length := 0, 0
	for i, message := range messages {
		// A short message takes a block, too.
		length += max(len(message), 64)
		if length >= copied && i+1-begin >= fewest {
			ends = append(ends, i+1)
			begin, length = i+1, 0
		}
	}
	if begin < len(messages) {
		ends = append(ends, len(messages))
	}
	return ends
}

// prefixed writes the digests of the prefix and each message, which are copied. It returns the
// memory of the copies.
func (s *Shape[D]) prefixed(leaves []D, messages [][]byte, copies []byte) []byte {
	total := 0
	for _, message := range messages {
		total += 1 + len(message)
	}
	// No later copy moves earlier ones.
	if cap(copies) < total {
		copies = make([]byte, 0, total)
	}
	rows := make([][]byte, len(messages))
	for i, message := range messages {
		begin := len(copies)
		copies = append(append(copies, s.before...), message...)
		rows[i] = copies[begin:]
	}
	s.many(leaves, rows)
	return copies
}

package batch

import (
	"sync"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// KT128 (RFC 9861, section 3) is a tree of two levels: the chunks of a message after the first one are leaves, and the final node has the first chunk and the chaining
// values of the leaves. Leaves are messages of TurboSHAKE128, so they are hashed as rows are, and nodes of many messages as messages are.

const (
	kangarooChunk = 8192
	// KangarooGroup is the bytes of the leaves that are hashed at once: one in each lane of the widest kernel.
	KangarooGroup = 8 * kangarooChunk
	// mostLeaves is how many chaining values are kept before the final node absorbs them.
	mostLeaves = 64
	// mostFinal is how many final nodes are hashed side by side.
	mostFinal = 16
)

// The messages of TurboSHAKE128 by what follows them: a domain, and where the message ends there, the length of its customization string, which is none.
var (
	wholeLeaf = turbo("\x0b")
	lastLeaf  = turbo("\x00\x0b")
	onlyNode  = turbo("\x00\x07")
	finalNode = turbo("\x06")
)

func turbo(end string) *Algorithm {
	return &Algorithm{
		Name: "kt128", Primitive: kernel.Turbo, Block: compress.TurboRate, Size: len(value{}), End: end,
		Stream: func() Hash { return compress.NewTurboSHAKE(end) },
		Sum: func(digest, message []byte) {
			s := sponges.Get().(*compress.TurboSHAKE)
			defer sponges.Put(s)
			s.Reset()
			s.End = end
			s.Write(message)
			s.Read(digest)
		},
	}
}

var sponges = sync.Pool{New: func() any { return new(compress.TurboSHAKE) }}

// marker stands between the first chunk and the chaining values.
var marker = []byte{3, 0, 0, 0, 0, 0, 0, 0}

// appendLength appends length_encode(n) to b (3.3).
func appendLength(b []byte, n uint64) []byte {
	size := byte(0)
	for shift := 56; shift >= 0; shift -= 8 {
		if digit := byte(n >> shift); digit > 0 || size > 0 {
			b = append(b, digit)
			size++
		}
	}
	return append(b, size)
}

// appendEnd appends the end of a final node with so many leaves.
func appendEnd(b []byte, leaves uint64) []byte { return append(appendLength(b, leaves), 0xff, 0xff) }

// Kangaroo is a message of KT128 in the making.
type Kangaroo struct {
	node   compress.TurboSHAKE // the final node, or the only one
	leaf   compress.TurboSHAKE // that was begun, if one was
	begun  bool
	leaves uint64 // in the final node
	length uint64 // bytes so far
}

// Reset forgets what has been absorbed.
func (k *Kangaroo) Reset() { *k = Kangaroo{} }

// Absorb absorbs the first chunk and whole groups of leaves, and returns the rest of the data, which is less than a group. It must not be called after Finish.
func (k *Kangaroo) Absorb(data []byte) (rest []byte) {
	if k.length < kangarooChunk {
		first := data[:min(len(data), int(kangarooChunk-k.length))]
		k.write(first)
		data = data[len(first):]
	}
	groups := len(data) / KangarooGroup * KangarooGroup
	k.whole(data[:groups])
	return data[groups:]
}

// whole absorbs whole leaves.
func (k *Kangaroo) whole(data []byte) {
	if len(data) == 0 {
		return
	}
	values := leafValues.Get().(*[mostLeaves]value)
	defer leafValues.Put(values)
	for len(data) > 0 {
		n := min(mostLeaves, len(data)/kangarooChunk)
		SumRows(wholeLeaf, values[:n], data[:n*kangarooChunk], kangarooChunk, kangarooChunk)
		for i := range n {
			k.add(&values[i])
		}
		k.length += uint64(n) * kangarooChunk
		data = data[n*kangarooChunk:]
	}
}

var leafValues = sync.Pool{New: func() any { return new([mostLeaves]value) }}

// add adds the chaining value of a leaf to the final node.
func (k *Kangaroo) add(v *value) {
	if k.leaves == 0 {
		k.node.Write(marker)
	}
	k.node.Write(v[:])
	k.leaves++
}

// write absorbs bytes one chunk after another.
func (k *Kangaroo) write(p []byte) {
	for len(p) > 0 {
		at := k.length % kangarooChunk
		if at == 0 && k.length > 0 {
			k.end()
			k.leaf, k.begun = compress.TurboSHAKE{End: wholeLeaf.End}, true
		}
		part := p[:min(len(p), int(kangarooChunk-at))]
		if k.begun {
			k.leaf.Write(part)
		} else {
			k.node.Write(part)
		}
		k.length += uint64(len(part))
		p = p[len(part):]
	}
}

// end ends the leaf that was begun.
func (k *Kangaroo) end() {
	if k.begun {
		var v value
		k.leaf.Read(v[:])
		k.add(&v)
		k.begun = false
	}
}

// Finish returns the sponge from which the output of the message is read that ends with the rest, less than a group, and has a customization string.
func (k *Kangaroo) Finish(rest, customization []byte) *compress.TurboSHAKE {
	whole := len(rest) / kangarooChunk * kangarooChunk
	k.whole(rest[:whole])
	k.write(rest[whole:])
	k.write(customization)
	var memory [9]byte
	k.write(appendLength(memory[:0], uint64(len(customization))))
	k.end()
	k.node.End = "\x07"
	if k.leaves > 0 {
		var memory [11]byte
		k.node.Write(appendEnd(memory[:0], k.leaves))
		k.node.End = finalNode.End
	}
	return &k.node
}

// kangaroos are the memory of one goroutine that hashes many messages.
type kangaroos struct {
	only, whole, last, final messagesTo
	memory                   []byte // of final nodes
}

// messagesTo are messages of TurboSHAKE128, and where their digests go.
type messagesTo struct{ messages, out [][]byte }

func (m *messagesTo) add(out, message []byte) {
	m.messages, m.out = append(m.messages, message), append(m.out, out)
}

func (m *messagesTo) sum(a *Algorithm) {
	FillMany(a, m.out, m.messages)
	clear(m.messages)
	clear(m.out)
	m.messages, m.out = m.messages[:0], m.out[:0]
}

// mostOfFinal is how many bytes a final node has whose values are kept.
const mostOfFinal = kangarooChunk + 8 + mostLeaves*len(value{}) + 11

var kangarooEngines = sync.Pool{New: func() any { return &kangaroos{memory: make([]byte, 0, mostFinal*mostOfFinal)} }}

// SumKangaroos writes the digests of messages without customization strings into out.
func SumKangaroos(out []value, messages [][]byte) {
	onlyNode.check(len(out), len(messages))
	e := kangarooEngines.Get().(*kangaroos)
	defer kangarooEngines.Put(e)
	for i, message := range messages {
		e.sum(out[i][:], message)
	}
	e.finish()
}

// SumKangarooRows writes the digests of as many rows as out has elements.
func SumKangarooRows(out []value, rows []byte, stride, length int) {
	if length < kangarooChunk {
		SumRows(onlyNode, out, rows, stride, length)
		return
	}
	_, messages := apart(onlyNode, out, rows, stride, length)
	e := kangarooEngines.Get().(*kangaroos)
	defer kangarooEngines.Put(e)
	for i := range out {
		e.sum(out[i][:], messages.row(i))
	}
	e.finish()
}

// sum computes a digest, which is there when finish has been called.
func (e *kangaroos) sum(out, message []byte) {
	leaves := len(message) / kangarooChunk
	switch {
	case leaves == 0:
		if e.only.add(out, message); len(e.only.messages) == window {
			e.only.sum(onlyNode)
		}
	case leaves > mostLeaves:
		var k Kangaroo
		k.Finish(k.Absorb(message), nil).Read(out)
	default:
		begin := len(e.memory)
		e.memory = append(append(e.memory, message[:kangarooChunk]...), marker...)
		values := len(e.memory)
		e.memory = appendEnd(e.memory[:values+leaves*len(value{})], uint64(leaves))
		for i := range leaves {
			value := e.memory[values+i*len(value{}):][:len(value{})]
			if i < leaves-1 {
				e.whole.add(value, message[(i+1)*kangarooChunk:][:kangarooChunk])
			} else {
				e.last.add(value, message[leaves*kangarooChunk:])
			}
		}
		e.final.add(out, e.memory[begin:])
		if len(e.final.messages) == mostFinal {
			e.finishFinal()
		}
	}
}

// finish computes the digests that are not there yet.
func (e *kangaroos) finish() {
	e.only.sum(onlyNode)
	e.finishFinal()
}

func (e *kangaroos) finishFinal() {
	e.whole.sum(wholeLeaf)
	e.last.sum(lastLeaf)
	e.final.sum(finalNode)
	e.memory = e.memory[:0]
}

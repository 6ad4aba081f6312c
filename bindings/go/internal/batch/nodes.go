package batch

import (
	"encoding/binary"
	"math"
	"sync"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/compress"
	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// BLAKE3 has an engine of its own. A message is a tree of nodes (section 2.1 of the paper), chunks of at most sixteen blocks and parents of one, and any nodes can be
// compressed side by side: chunks of one message and of many, and parents of any trees.

// blake3 is BLAKE3 as far as checks and plans know it.
var blake3 = Algorithm{Name: "blake3", Primitive: kernel.BLAKE3, Block: compress.BlockSize, Size: compress.ValueSize}

// mostBlocks is how many blocks a node has at most.
const mostBlocks = compress.ChunkSize / compress.BlockSize

// value is a chaining value, or a digest.
type value = [compress.ValueSize]byte

// node is a chunk or a parent.
type node struct {
	data        []byte
	blocks      int
	t           uint64
	first, last uint32 // flags of its first and its last block besides those of all
	out         *value
}

// blocksOf is how many blocks a node of that many bytes has.
func blocksOf(length int) int { return max(1, (length+compress.BlockSize-1)/compress.BlockSize) }

// chunksOf is how many chunks a message of more than one has.
func chunksOf(message []byte) int {
	return (len(message) + compress.ChunkSize - 1) / compress.ChunkSize
}

// chunkAt returns a chunk of a message.
func chunkAt(message []byte, i int) []byte {
	return message[i*compress.ChunkSize : min((i+1)*compress.ChunkSize, len(message))]
}

// valueAt returns a chaining value of those that lie one after another.
func valueAt(values []byte, i int) *value { return (*value)(values[i*compress.ValueSize:]) }

// nodes is the memory of one goroutine that compresses nodes.
type nodes struct {
	mode    compress.Mode
	plan    *plan
	works   []kernel.Nodes // of each kernel of the plan, made when it is first used
	fresh   [][]byte       // of each of them, the rows of the chaining values with which nodes of the mode begin; empty where they are not known
	sources []unsafe.Pointer
	ends    [maxLanes][compress.BlockSize]byte // last blocks that are not full
	waiting [mostBlocks + 1][]node             // by their blocks, as many as the widest kernel has lanes at most
	rest    []node

	chunkFlags, parentFlags []uint32 // of each block of a whole chunk and of a parent

	trees  []branches // of messages whose chunks have been added
	values []byte     // of those chunks and of their parents
	taken  int        // how many chunks have a place there
	spare  []byte     // of a subtree
}

var planOfNodes = sync.OnceValue(func() *plan {
	kernels, forced := usable(&blake3)
	costs := make([]float64, len(kernels))
	for i, k := range kernels {
		costs[i] = cost(&blake3, k)
	}
	single := math.Inf(1)
	if !forced || len(kernels) == 0 {
		chunk := make([]byte, compress.ChunkSize)
		var out value
		single = fastest(func() {
			n := compress.Hash.Node(chunk, 0, compress.ChunkStart, compress.ChunkEnd)
			n.Value(&out)
		}) / mostBlocks
	}
	return newPlan(&blake3, kernels, costs, single)
})

var enginesOfNodes = sync.Pool{New: func() any { return newNodes(planOfNodes()) }}

func newNodes(p *plan) *nodes {
	return &nodes{
		plan:        p,
		works:       make([]kernel.Nodes, len(p.kernels)),
		fresh:       make([][]byte, len(p.kernels)),
		sources:     make([]unsafe.Pointer, p.width),
		chunkFlags:  make([]uint32, mostBlocks),
		parentFlags: make([]uint32, 1),
		values:      make([]byte, mostShared*compress.ValueSize),
		spare:       make([]byte, mostChunks*compress.ValueSize),
	}
}

// takeNodes lends an engine for nodes of a mode, until it is given back.
func takeNodes(m *compress.Mode) *nodes {
	e := enginesOfNodes.Get().(*nodes)
	if e.mode != *m {
		e.set(m)
	}
	return e
}

// set makes it an engine for nodes of a mode.
func (e *nodes) set(m *compress.Mode) {
	e.mode = *m
	for i := range e.fresh {
		e.fresh[i] = e.fresh[i][:0]
	}
	for i := range e.chunkFlags {
		e.chunkFlags[i] = m.Flags
	}
	e.chunkFlags[0] |= compress.ChunkStart
	e.chunkFlags[mostBlocks-1] |= compress.ChunkEnd
	e.parentFlags[0] = m.Flags | compress.Parent
}

func (e *nodes) give() {
	clear(e.sources)
	enginesOfNodes.Put(e)
}

// laneWords are the words of the states of a kernel.
type laneWords struct {
	state  unsafe.Pointer
	stride int
}

func (l laneWords) word(row, lane int) *uint32 {
	return (*uint32)(unsafe.Add(l.state, row*l.stride+4*lane))
}

// setT gives a lane the number of a chunk.
func (l laneWords) setT(lane int, t uint64) {
	*l.word(kernel.LowT, lane), *l.word(kernel.HighT, lane) = uint32(t), uint32(t>>32)
}

// value writes the chaining value of a lane.
func (l laneWords) value(lane int, out *value) {
	word := unsafe.Pointer(l.word(0, lane))
	for i := 0; i < compress.ValueSize; i += 8 {
		low, high := *(*uint32)(word), *(*uint32)(unsafe.Add(word, l.stride))
		binary.LittleEndian.PutUint64(out[i:], uint64(low)|uint64(high)<<32)
		word = unsafe.Add(word, 2*l.stride)
	}
}

// begin lets all lanes of a kernel begin a node.
func (e *nodes) begin(k int) (kernel.Nodes, laneWords, []unsafe.Pointer) {
	if e.works[k] == nil {
		e.works[k] = e.plan.kernels[k].make().(kernel.Nodes)
	}
	state, stride := e.works[k].Rows()
	l, count := laneWords{state, stride}, e.plan.kernels[k].lanes
	h := unsafe.Slice((*byte)(state), len(e.mode.Key)*stride)
	if len(e.fresh[k]) == 0 {
		for lane := range count {
			e.setKey(l, lane)
		}
		e.fresh[k] = append(e.fresh[k], h...)
	} else {
		copy(h, e.fresh[k])
	}
	return e.works[k], l, e.sources[:count]
}

func (e *nodes) setKey(l laneWords, lane int) {
	for i, word := range e.mode.Key {
		*l.word(i, lane) = word
	}
}

// About how many nanoseconds it takes to begin lanes, and for the ends of a node in one.
const (
	beginLanes = 40
	nodeInLane = 10
)

// compress compresses nodes, of which those with most blocks come first.
func (e *nodes) compress(list []node) {
	for len(list) > 0 {
		k, n := e.plan.choose(len(list)), 1
		if k != alone && e.pays(k, list) {
			n = min(len(list), e.plan.kernels[k].lanes)
			e.sideBySide(k, list[:n])
		} else {
			e.alone(&list[0])
		}
		list = list[n:]
	}
}

// pays says whether a kernel compresses the first nodes of a list sooner than one after another would be.
func (e *nodes) pays(k int, list []node) bool {
	n := min(len(list), e.plan.kernels[k].lanes)
	longest, all := list[0].blocks, 0
	for i := range list[:n] {
		all += list[i].blocks
	}
	return float64(all)*e.plan.single > float64(longest)*e.plan.cost[k]+float64(beginLanes+nodeInLane*n)
}

// alone compresses a node by integers.
func (e *nodes) alone(n *node) {
	last := e.mode.Node(n.data, n.t, n.first, n.last)
	last.Value(n.out)
}

// sideBySide compresses a node in each lane of a kernel. All end together: one with fewer blocks than others begins later.
func (e *nodes) sideBySide(k int, list []node) {
	work, l, sources := e.begin(k)
	longest := list[0].blocks
	for begun := 0; begun < len(list); {
		blocks := list[begun].blocks
		for ; begun < len(list) && list[begun].blocks == blocks; begun++ {
			n := &list[begun]
			l.setT(begun, n.t)
			sources[begun] = unsafe.Pointer(unsafe.SliceData(n.data))
			if blocks > 1 {
				*l.word(kernel.ParametersAt, begun) = kernel.Parameters(compress.BlockSize, e.mode.Flags|n.first)
			}
			if blocks < longest {
				e.setKey(l, begun) // which lanes without a node have changed
			}
		}
		now := blocks - 1
		if begun < len(list) {
			now = blocks - list[begun].blocks
		}
		if now > 0 {
			e.fill(sources, begun)
			work.Absorb(sources, now)
			for lane := range sources[:begun] {
				sources[lane] = unsafe.Add(sources[lane], now*compress.BlockSize)
			}
		}
	}
	for lane := range list {
		n := &list[lane]
		length, flags := len(n.data)-(n.blocks-1)*compress.BlockSize, e.mode.Flags|n.last
		if n.blocks == 1 {
			flags |= n.first
		}
		*l.word(kernel.ParametersAt, lane) = kernel.Parameters(length, flags)
		if length < compress.BlockSize {
			end := &e.ends[lane]
			clear(end[copy(end[:], n.data[len(n.data)-length:]):])
			sources[lane] = unsafe.Pointer(end)
		}
	}
	e.fill(sources, len(list))
	work.Absorb(sources, 1)
	for lane := range list {
		l.value(lane, list[lane].out)
	}
}

// fill gives lanes without a node, which are those from n on, the source of the first one.
func (e *nodes) fill(sources []unsafe.Pointer, n int) {
	for lane := n; lane < len(sources); lane++ {
		sources[lane] = sources[0]
	}
}

// add compresses a node with others that have as many blocks, when there is one for every lane, at the latest when flush is called. It makes the node where it waits: of one
// that is passed and copied, a load waits for stores of its parts.
func (e *nodes) add(data []byte, t uint64, first, last uint32, out *value) {
	if e.plan.width == 0 {
		e.alone(&node{data, 0, t, first, last, out})
		return
	}
	blocks := blocksOf(len(data))
	list := &e.waiting[blocks]
	if *list == nil {
		*list = make([]node, 0, e.plan.width)
	}
	*list = (*list)[:len(*list)+1]
	n := &(*list)[len(*list)-1]
	n.data, n.blocks, n.t, n.first, n.last, n.out = data, blocks, t, first, last, out
	if len(*list) == e.plan.width {
		e.compress(*list)
		clear(*list)
		*list = (*list)[:0]
	}
}

// flush compresses what has been added.
func (e *nodes) flush() {
	for blocks := mostBlocks; blocks > 0; blocks-- {
		if list := e.waiting[blocks]; len(list) > 0 {
			e.rest = append(e.rest, list...)
			clear(list)
			e.waiting[blocks] = list[:0]
		}
	}
	e.compressRest()
}

func (e *nodes) compressRest() {
	e.compress(e.rest)
	clear(e.rest)
	e.rest = e.rest[:0]
}

// filling is how many of n nodes fill all lanes, whatever others there are.
func (e *nodes) filling(n int) int { return n - n%max(1, e.plan.width) }

// chunks writes the chaining values of whole chunks that lie one after another; t is the number of the first.
func (e *nodes) chunks(values, data []byte, t uint64) { e.row(values, data, e.chunkFlags, t, 1) }

// parents writes the chaining values of parents, of which children has those of the children. It may be the same memory.
func (e *nodes) parents(values, children []byte) { e.row(values, children, e.parentFlags, 0, 0) }

// row writes the chaining values of nodes that lie one after another, and have a block for each of the flags. The first one's number is t, and that of the next one is
// greater by step.
func (e *nodes) row(values, data []byte, flags []uint32, t, step uint64) {
	size := len(flags) * compress.BlockSize
	for len(data) > 0 {
		left, n := len(data)/size, 1
		if k := e.plan.choose(left); k == alone {
			e.alone(&node{data[:size], len(flags), t, flags[0], flags[len(flags)-1], valueAt(values, 0)})
		} else {
			n = min(left, e.plan.kernels[k].lanes)
			e.inLanes(k, values, data[:n*size], flags, t, step)
		}
		data, values, t = data[n*size:], values[n*compress.ValueSize:], t+uint64(n)*step
	}
}

// inLanes does what row does, in the lanes of a kernel.
func (e *nodes) inLanes(k int, values, data []byte, flags []uint32, t, step uint64) {
	work, l, sources := e.begin(k)
	size := len(flags) * compress.BlockSize
	n := len(data) / size
	for lane := range n {
		sources[lane] = unsafe.Pointer(&data[lane*size])
		l.setT(lane, t+uint64(lane)*step)
	}
	e.fill(sources, n)
	work.AbsorbWhole(sources, flags)
	for lane := range n {
		l.value(lane, valueAt(values, lane))
	}
}

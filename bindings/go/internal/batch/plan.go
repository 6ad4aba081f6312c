package batch

import (
	"crypto/fips140"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
	"unsafe"

	"github.com/hashweave/hashweave/bindings/go/internal/kernel"
)

// A call of assembly cannot be preempted, so it absorbs at most mostBytes of each stream, and takes about mostTime at most.
const (
	mostBytes = 64 << 10
	mostTime  = 200 * time.Microsecond
)

// alone is the choice of the standard library's code, one stream after the other.
const alone = -1

// candidate is a kernel that a plan may choose.
type candidate struct {
	name  string
	lanes int
	make  func() kernel.Work
}

func newCandidate(k kernel.Kernel) candidate { return candidate{k.Name, k.Lanes, k.New} }

// plan says which kernel hashes how many streams.
type plan struct {
	kernels []candidate
	cost    []float64 // nanoseconds for a block of every lane
	single  float64   // nanoseconds for a block of one stream by the standard library's code
	most    []int     // bytes of each stream that a kernel absorbs at once
	short   []float64 // nanoseconds for short messages in all lanes, with all that is done for them; nil where it was not measured
	width   int       // lanes of the widest kernel

	// For a number of streams of the same length, up to width: the kernel that begins, and nanoseconds for a block of every stream. The streams that
	// have no lane then come to their turn when others have ended.
	best  []int
	total []float64
}

var plans sync.Map // of a primitive and its block, which algorithms share: a func() *plan

// planOf measures kernels when a primitive is first used. The environment variable HASHWEAVE_KERNEL names the only ones that are used, with commas
// between them, and then for any number of streams; where it names none that is here, the standard library hashes everything.
func planOf(a *Algorithm) *plan {
	type key struct {
		primitive kernel.Primitive
		block     int
	}
	made, _ := plans.LoadOrStore(key{a.Primitive, a.Block}, sync.OnceValue(func() *plan { return measured(a) }))
	return made.(func() *plan)()
}

func measured(a *Algorithm) *plan {
	kernels, forced := usable(a)
	if len(kernels) == 0 {
		return newPlan(a, nil, nil, 0)
	}
	costs := make([]float64, len(kernels))
	for i, k := range kernels {
		costs[i] = cost(a, k)
	}
	single := math.Inf(1)
	if !forced {
		single = costOfOne(a)
	}
	a.plan = newPlan(a, kernels, costs, single)
	a.plan.short = costsOfShort(a)
	return a.plan
}

// usable returns the kernels that may be used, and whether the environment names them.
func usable(a *Algorithm) (kernels []candidate, forced bool) {
	names, forced := os.LookupEnv("HASHWEAVE_KERNEL")
	for _, k := range kernel.Kernels(a.Primitive, a.Block) {
		if !fips140.Enabled() && (!forced || slices.Contains(strings.Split(names, ","), k.Name)) {
			kernels = append(kernels, newCandidate(k))
		}
	}
	return kernels, forced
}

// newPlan chooses by what a block costs, of every lane of a kernel, and of one stream by the standard library's code.
func newPlan(a *Algorithm, kernels []candidate, costs []float64, single float64) *plan {
	p := &plan{kernels: kernels, cost: costs, single: single, best: []int{alone}, total: []float64{0}}
	for i, k := range kernels {
		p.width = max(p.width, k.lanes)
		blocks := min(mostBytes/a.Block, max(1, int(float64(mostTime)/costs[i])))
		p.most = append(p.most, blocks*a.Block)
	}
	for n := 1; n <= p.width; n++ {
		// Of sums of the same costs, the one that begins with the widest kernel.
		best, least := alone, math.Inf(1)
		for k := range kernels {
			if total := costs[k] + p.total[max(0, n-kernels[k].lanes)]; total < 0.999*least {
				best, least = k, total
			}
		}
		if total := single + p.total[n-1]; total < 0.999*least {
			best, least = alone, total
		}
		p.best, p.total = append(p.best, best), append(p.total, least)
	}
	if p.width > 0 {
		p.best[p.width] = p.fastest()
	}
	return p
}

// fastest returns the kernel for any number of streams.
func (p *plan) fastest() int {
	best, least := alone, p.single
	for k, cost := range p.cost {
		if each := cost / float64(p.kernels[k].lanes); each <= least {
			best, least = k, each
		}
	}
	return best
}

// choose returns the kernel for n streams.
func (p *plan) choose(n int) int { return p.best[min(n, p.width)] }

// fewer returns the kernel that goes on when only `live` streams of a kernel are left. To go over to another costs time, too.
func (p *plan) fewer(k, live int) int {
	if p.total[live] < 0.9*p.cost[k] {
		return p.best[live]
	}
	return k
}

// saves returns how many nanoseconds a plan saves, compared with the standard library, for n streams of `blocks` blocks in all.
func (p *plan) saves(n, blocks int) float64 {
	n = min(n, p.width)
	return (p.single - p.total[n]/float64(n)) * float64(blocks)
}

// forShort returns the kernel for many short messages.
func (p *plan) forShort(n int) int {
	k := p.choose(n)
	for other, cost := range p.short {
		lanes := p.kernels[other].lanes
		if n >= lanes && cost/float64(lanes) < p.short[k]/float64(p.kernels[k].lanes) {
			k = other
		}
	}
	return k
}

// A calibration measures calls of sampleBytes of each stream, and takes the fastest of some samples.
const (
	sampleBytes = 2 << 10
	samples     = 8
)

// cost returns how many nanoseconds a kernel takes for a block of every lane.
func cost(a *Algorithm, k candidate) float64 {
	blocks := sampleBytes / a.Block
	return fastest(a.call(k, blocks*a.Block)) / float64(blocks)
}

// costsOfShort returns how many nanoseconds messages of 64 bytes take in all lanes of each kernel, which a schedule that is long in coming, or states that
// are far from where they are set, can make another order than that of costs.
func costsOfShort(a *Algorithm) (costs []float64) {
	e := newEngine(a)
	messages, group := make([][]byte, maxLanes), make([]int, maxLanes)
	for i := range messages {
		messages[i], group[i] = make([]byte, 64), i
	}
	size := min(32, e.form.words*e.form.word)
	out := sink{flat: make([]byte, size*maxLanes), size: size}
	for k, c := range a.plan.kernels {
		costs = append(costs, fastest(func() { e.absorbShort(k, &out, messages, group[:c.lanes], a.padded(64)/a.Block) }))
	}
	return costs
}

// costOfOne returns how many nanoseconds the standard library takes for a block.
func costOfOne(a *Algorithm) float64 {
	blocks := sampleBytes / a.Block
	stream := a.Stream()
	data := make([]byte, blocks*a.Block)
	return fastest(func() { stream.Write(data) }) / float64(blocks)
}

func fastest(run func()) float64 {
	least := time.Duration(math.MaxInt64)
	for range samples {
		began := time.Now()
		run()
		least = min(least, time.Since(began))
	}
	return max(float64(least), 1)
}

// Call is the longest call of assembly that a kernel gets.
type Call struct {
	Kernel string
	Lanes  int
	Bytes  int // of each lane's stream
	Run    func()
}

// Calls returns the longest calls of an algorithm's kernels, to measure how long they keep a thread from being preempted.
func (a *Algorithm) Calls() (calls []Call) {
	for i, k := range a.ready().plan.kernels {
		size := a.plan.most[i]
		calls = append(calls, Call{k.name, k.lanes, size, a.call(k, size)})
	}
	return calls
}

// call returns a call of a kernel that absorbs `size` bytes of each stream.
func (a *Algorithm) call(k candidate, size int) func() {
	work := k.make()
	data := make([]byte, size)
	sources := make([]unsafe.Pointer, k.lanes)
	for i := range sources {
		sources[i] = unsafe.Pointer(unsafe.SliceData(data))
		work.SetState(i, &a.initial)
	}
	return func() { work.Absorb(sources, size/a.Block) }
}

// Command bench compares this module with the standard library, x/crypto, minio's sha256-simd and md5-simd, and others' BLAKE3, KT128 and Merkle trees, in one
// run.
//
// Each row has its candidates, which take turns of a few milliseconds. What is printed is the tenth percentile of the turns of each, and its ratio to the
// standard library's: what disturbs the machine disturbs all of them, and what is not disturbed counts.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"slices"
	"time"
)

// row is a task that all candidates do: they hash the same bytes.
type row struct {
	name       string
	bytes      int
	candidates []candidate
}

// candidate is one way to do it. The first one of a row is what the others are compared with.
type candidate struct {
	name string
	run  func()
}

// result is a line of the table.
type result struct {
	Row       string  `json:"row"`
	Candidate string  `json:"candidate"`
	GBps      float64 `json:"gigabytes_per_second"`
	Ratio     float64 `json:"ratio"`
}

func main() {
	asJSON := flag.Bool("json", false, "print JSON, an object a line")
	only := flag.String("run", "", "only rows whose names match this regular expression; the last one is calls")
	turns := flag.Int("turns", 100, "turns of each candidate")
	flag.Parse()
	pattern, err := regexp.Compile(*only)
	if err != nil {
		fmt.Fprintf(os.Stderr, "bench: -run: %v\n", err)
		os.Exit(2)
	}
	if *turns < 1 || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "bench: -turns is at least 1, and there are no other arguments")
		os.Exit(2)
	}
	print := func(line any) { fmt.Println(line) }
	if encoder := json.NewEncoder(os.Stdout); *asJSON {
		print = func(line any) { encoder.Encode(line) }
	} else {
		fmt.Printf("%s, %s, GOMAXPROCS=%d, %d turns of each\n\n", cpu(), runtime.Version(), runtime.GOMAXPROCS(0), *turns)
	}
	for _, row := range append(rows(), trees()...) {
		if !pattern.MatchString(row.name) {
			continue
		}
		for _, result := range row.measure(*turns) {
			print(result)
		}
	}
	if pattern.MatchString("calls") {
		for _, call := range calls(*turns) {
			print(call)
		}
	}
}

func (r result) String() string {
	return fmt.Sprintf("%-46s %-24s %8.3f GB/s %6.2f", r.Row, r.Candidate, r.GBps, r.Ratio)
}

// measure lets the candidates take turns.
func (r row) measure(turns int) (results []result) {
	const turn = 2 * time.Millisecond
	times := make([][]float64, len(r.candidates))
	repeats := make([]int, len(r.candidates))
	for i, c := range r.candidates {
		c.run()
		began := time.Now()
		c.run()
		repeats[i] = max(1, int(turn/max(time.Since(began), 1)))
	}
	for range turns {
		for i, c := range r.candidates {
			began := time.Now()
			for range repeats[i] {
				c.run()
			}
			times[i] = append(times[i], float64(time.Since(began).Nanoseconds())/float64(repeats[i]))
		}
	}
	for i, c := range r.candidates {
		slices.Sort(times[i])
		slices.Sort(times[0])
		time, first := times[i][turns/10], times[0][turns/10]
		results = append(results, result{r.name, c.name, float64(r.bytes) / time, first / time})
	}
	return results
}

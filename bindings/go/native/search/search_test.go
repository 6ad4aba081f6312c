package search_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/hashweave/hashweave/bindings/go/native"
	"github.com/hashweave/hashweave/bindings/go/native/search"
)

// endless is a search that finds nothing, and progresses.
func endless(t *testing.T) *search.Search {
	t.Helper()
	return made(t, "message", "c{counter:8}", "algo", "sha256", "zero-bits", "200", "threads", "2")
}

func made(t *testing.T, options ...string) *search.Search {
	t.Helper()
	s, err := search.New(options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

func twelveZeros(digest [32]byte) bool { return digest[0] == 0 && digest[1] < 16 }

// What a search finds is what crypto/sha256 finds, in order.
func TestResults(t *testing.T) {
	counter := func(i uint64) []byte { return binary.LittleEndian.AppendUint64(nil, i) }
	for template, messageOf := range map[string]func(uint64) []byte{
		"c{counter:8}": func(i uint64) []byte { return append([]byte("c"), counter(i)...) },
		"{sha256:{sha256:a}{counter:8}}b": func(i uint64) []byte {
			inner := sha256.Sum256([]byte("a"))
			outer := sha256.Sum256(append(inner[:], counter(i)...))
			return append(outer[:], 'b')
		},
	} {
		var want []uint64
		for i := range uint64(50_000) {
			if twelveZeros(sha256.Sum256(messageOf(i))) {
				want = append(want, i)
			}
		}
		s := made(t, "message", template, "algo", "sha256", "zero-bits", "12", "count", "50000", "threads", "2")
		var got []uint64
		for r, err := range s.Results(t.Context()) {
			if err != nil {
				t.Fatal(err)
			}
			digest := sha256.Sum256(r.Message)
			if !bytes.Equal(r.Message, messageOf(r.Counter)) || !bytes.Equal(r.Digest, digest[:]) || r.ZeroBits < 12 {
				t.Errorf("%s: %+v", template, r)
			}
			got = append(got, r.Counter)
		}
		if len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: counters %v, not %v", template, got, want)
		}
	}
}

// A challenge that altcha-lib issued and solved (vectors/challenges), by a preset.
func TestPreset(t *testing.T) {
	s := made(t, "preset", "altcha-v1", "set", "salt=20771e3e7a10072e78923c5d&",
		"set", "challenge=a74b405a648d93b38041c23f4e9e2cb8842c1be86ff2286048473b6dae7b816f", "count", "100001")
	var counters []uint64
	summary, err := s.Run(t.Context(), func(r search.Result) bool {
		counters = append(counters, r.Counter)
		return true
	})
	if err != nil || !slices.Equal(counters, []uint64{52307}) {
		t.Fatalf("counters %v, %v", counters, err)
	}
	if !summary.Complete || summary.Results != 1 || summary.Hashes == 0 || summary.Elapsed <= 0 || len(summary.Best) != 32 {
		t.Errorf("%+v", summary)
	}
	if _, err := s.Run(t.Context(), nil); !errors.Is(err, native.ErrOrder) {
		t.Errorf("a second run: %v", err)
	}
}

// A nil function takes all results, and a false one stops.
func TestStops(t *testing.T) {
	options := []string{"message", "c{counter:8}", "algo", "sha256", "zero-bits", "8", "count", "20000"}
	all, err := made(t, options...).Run(t.Context(), nil)
	if err != nil || !all.Complete || all.Results < 40 {
		t.Fatalf("%+v, %v", all, err)
	}
	got := 0
	some, err := made(t, options...).Run(t.Context(), func(search.Result) bool {
		got++
		return got < 3
	})
	if err != nil || some.Complete || got != 3 {
		t.Errorf("%d results, %+v, %v", got, some, err)
	}
	got = 0
	for range made(t, options...).Results(t.Context()) {
		got++
		break
	}
	if got != 1 {
		t.Errorf("%d results after a break", got)
	}
}

func TestContext(t *testing.T) {
	done, cancel := context.WithCancelCause(t.Context())
	reason := errors.New("enough")
	s := endless(t)
	progressed := 0
	s.OnProgress = func(p search.Progress) {
		progressed++
		if p.Expected != 0 || p.Elapsed <= 0 || p.Odds < 0 || p.Best != nil {
			t.Errorf("%+v", p)
		}
		cancel(reason)
	}
	summary, err := s.Run(done, nil)
	if !errors.Is(err, reason) || summary.Complete || summary.Hashes == 0 || progressed == 0 {
		t.Errorf("%+v, %v, after %d times", summary, err, progressed)
	}
	// One that is done before it begins.
	s = endless(t)
	for _, err := range s.Results(done) {
		if !errors.Is(err, reason) {
			t.Error(err)
		}
	}
	// It has not run, so it can.
	s.OnProgress = func(search.Progress) { s.Stop() }
	if summary, err := s.Run(t.Context(), nil); err != nil || summary.Complete {
		t.Errorf("%+v, %v", summary, err)
	}
}

// What happens in a function of the caller's happens outside the library.
func TestPanics(t *testing.T) {
	options := []string{"message", "c{counter:8}", "algo", "sha256", "zero-bits", "4"}
	s := made(t, options...)
	func() {
		defer func() {
			if recover() != "in the loop" {
				t.Error("another panic")
			}
		}()
		for range s.Results(t.Context()) {
			panic("in the loop")
		}
	}()
	if err := s.Set("hits", "1"); err != nil {
		t.Error(err)
	}
	var group sync.WaitGroup
	group.Add(1)
	go func() {
		defer group.Done()
		for range made(t, options...).Results(t.Context()) {
			runtime.Goexit()
		}
		t.Error("the loop went on")
	}()
	group.Wait()
}

func TestAtTheSameTime(t *testing.T) {
	s := endless(t)
	s.OnProgress = func(search.Progress) {
		if _, err := s.Run(t.Context(), nil); !errors.Is(err, native.ErrBusy) {
			t.Errorf("a second run at the same time: %v", err)
		}
		if err := s.Set("hits", "1"); !errors.Is(err, native.ErrBusy) {
			t.Errorf("an option meanwhile: %v", err)
		}
		// From the goroutine that runs it, and from another.
		var group sync.WaitGroup
		for range 3 {
			group.Go(s.Close)
		}
		group.Wait()
	}
	if summary, err := s.Run(t.Context(), nil); err != nil || summary.Complete {
		t.Errorf("%+v, %v", summary, err)
	}
	s.Stop()
	if err := s.Set("hits", "1"); !errors.Is(err, native.ErrOrder) {
		t.Errorf("an option after Close: %v", err)
	}
	if _, err := s.Run(t.Context(), nil); !errors.Is(err, native.ErrOrder) {
		t.Errorf("a run after Close: %v", err)
	}
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			for range 5 {
				one, err := search.New("message", fmt.Sprint(i, "c{counter:8}"), "algo", "sha256", "zero-bits", "8", "hits", "3", "threads", "1")
				if err != nil {
					t.Error(err)
					return
				}
				// Not closed: the collector does that.
				if summary, err := one.Run(t.Context(), nil); err != nil || summary.Results != 3 {
					t.Errorf("%+v, %v", summary, err)
				}
				runtime.GC()
			}
		})
	}
	group.Wait()
}

func TestOptions(t *testing.T) {
	for _, c := range []struct {
		options []string
		want    string
	}{
		{[]string{"message", "{counter"}, "hashweave: message"},
		{[]string{"algo", "md4"}, "hashweave: algo"},
		{[]string{"preset", "create4"}, "hashweave: preset"},
		{[]string{"Message", "{counter:8}"}, "hashweave: there is no option 'Message'"},
		{[]string{"hits", "0"}, "hashweave: hits"},
		{[]string{"hits"}, "hashweave: the option hits has no value: give names and values in turn"},
		{[]string{"hits", "1\x002"}, `hashweave: "1\x002" has a zero byte, which ends a text`},
	} {
		if _, err := search.New(c.options...); !errors.Is(err, native.ErrOption) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v", c.options, err)
		}
	}
	s := made(t, "message", "{salt:4}{counter:8}", "salt-hex", "0102")
	var fault *native.Error
	if _, err := s.Run(t.Context(), nil); !errors.As(err, &fault) || fault.Status != native.ErrOption || !strings.Contains(fault.Text, "salt-hex") {
		t.Errorf("a salt that is too short: %v", err)
	}
	if native.ErrOption.Error() == native.ErrOrder.Error() {
		t.Error("two kinds of errors have the same text")
	}
}

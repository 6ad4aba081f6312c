#!/usr/bin/env bash
# What a machine with a GPU is asked, in about ten minutes: what its units execute, whether searches are exact, what every form takes, the rate of the command, and whether it
# stays. `gpu.sh cuda|hip|wgpu [NUMBER] [SECONDS]`: the device of that number (0), the last part for so long (300). Prints tables; docs/gpu.md says what they mean.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

api=${1:-cuda} number=${2:-0} seconds=${3:-300}
[[ $api =~ ^(cuda|hip|wgpu)$ ]] || die "usage: gpu.sh cuda|hip|wgpu [NUMBER] [SECONDS]"
features=hashweave-devices/$api
build=(cargo build --release --locked --quiet)

step "gpu: build"
"${build[@]}" -p hashweave-cli --features "$api" || die "the command does not build with $api"
"${build[@]}" -p hashweave-devices --features "$features" --example measure || die "crates/devices/examples/measure.rs does not build"
target/release/hashweave info | tail -n 8

step "gpu: what its units execute, what every form takes"
target/release/examples/measure "$api" "$number" || die "the device refuses"

step "gpu: 30 searches are those of the processor"
HASHWEAVE_DEVICE=$api:$number cargo test --release -p hashweave-devices --features "wgpu $api" --locked --quiet --test searches ||
    die "the device finds something else than the processor"

step "gpu: the command"
target/release/hashweave bench search --backend "$api" --rounds 200 || die "bench fails"

step "gpu: $seconds seconds at one rate"
target/release/hashweave search --backend "$api" --seconds "$seconds" --stats-interval 10 --json >target/gpu-soak.json || die "the search fails"
python3 - target/gpu-soak.json <<'PYTHON' || die "the rate or the audit is not as it must be"
import json
import sys

records = [json.loads(line) for line in open(sys.argv[1])]
stats = [record for record in records if record["kind"] == "stats"]
end = [record for record in records if record["kind"] == "shutdown"][-1]
# Without the first, in which launches find their length, and the last, which is cut short.
rates = sorted(record["rate"] for record in stats[1:-1])
middle = rates[len(rates) // 2]
spread = (rates[-1] - rates[0]) / middle
print(f"median {middle / 1e9:.3f} GH/s, lowest to highest {100 * spread:.1f} %; {end['total']:.3e} hashes,"
      f" {end['subhits']} sub-hits, {end['subhits_sigma']:+.2f} standard deviations")
sys.exit(0 if spread <= 0.02 and abs(end["subhits_sigma"]) <= 4 else 1)
PYTHON

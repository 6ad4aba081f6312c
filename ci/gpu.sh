#!/usr/bin/env bash
# What a machine with a GPU is asked, in about ten minutes: what its units execute, whether searches are exact, what every form takes, the rate of the command, and whether it
# stays. Prints tables; docs/gpu.md says what they mean.
#
#     gpu.sh cuda|hip|wgpu [NUMBER] [SECONDS]          the device of that number (0), the last part for so long (300)
#     gpu.sh pack FOLDER                               builds the programs, for a machine that has a GPU and nothing to build with
#     FROM=FOLDER gpu.sh cuda|hip|wgpu …               there: runs those programs
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage="usage: gpu.sh cuda|hip|wgpu [NUMBER] [SECONDS], or gpu.sh pack FOLDER"
api=${1:-cuda} from=${FROM:-target/gpu}

# Builds the command, the measurements and the test for every API, without symbols.
pack() {
    need_rust
    mkdir -p "$1"
    local build=(cargo build --release --locked --quiet) features=hashweave-devices/wgpu,hashweave-devices/cuda,hashweave-devices/hip tests
    "${build[@]}" -p hashweave-cli --features wgpu || die "the command does not build"
    "${build[@]}" -p hashweave-devices --features "$features" --example measure || die "crates/devices/examples/measure.rs does not build"
    tests=$(cargo test --release --locked --quiet -p hashweave-devices --features "$features" --test searches --no-run --message-format json |
        sed -n 's/.*"executable":"\([^"]*\/searches-[^"]*\)".*/\1/p') || die "crates/devices/tests/searches.rs does not build"
    cp target/release/hashweave target/release/examples/measure "$1"
    cp "$tests" "$1/searches"
    strip "$1"/{hashweave,measure,searches}
}

[[ $api != pack ]] || {
    pack "${2:?$usage}"
    exit
}
number=${2:-0} seconds=${3:-300}
[[ $api =~ ^(cuda|hip|wgpu)$ ]] || die "$usage"
[[ -n ${FROM:-} ]] || {
    step "gpu: build"
    pack "$from"
}
"$from/hashweave" info | tail -n 8

step "gpu: what its units execute, what every form takes"
"$from/measure" "$api" "$number" || die "the device refuses"

step "gpu: 33 searches are those of the processor"
HASHWEAVE_DEVICE=$api:$number "$from/searches" || die "the device finds something else than the processor"

step "gpu: the command"
"$from/hashweave" bench search --backend "$api" --rounds 200 || die "bench fails"

step "gpu: $seconds seconds at one rate"
"$from/hashweave" search --backend "$api" --seconds "$seconds" --stats-interval "$((seconds < 100 ? 3 : 10))" --json >"$from/soak.json" || die "the search fails"
python3 - "$from/soak.json" <<'PYTHON' || die "the rate or the audit is not as it must be"
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

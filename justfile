# What people and CI run. `just --list` shows this.

# The default workload, until interrupted
search *options:
    cargo run --release -- search {{ options }}

# Formatting, lints, documentation, scripts
check:
    bash ci/check.sh

# The generated kernels anew (crates/kernels/generated, bindings/go/internal/loops), after a change of crates/weave or of an algorithm
weave:
    cargo run --locked -p hashweave-weave -- crates/kernels/generated
    cargo run --locked -p hashweave-weave -- --go bindings/go/internal/loops

# Every test
test:
    bash ci/test.sh

# What takes too long for every change; `just nightly miri mutants`
nightly *parts:
    bash ci/nightly.sh {{ parts }}

# Searches on a processor that acts as a GPU
gpu-software:
    bash ci/gpu-software.sh

# The command with instruction sets switched off one by one
ladder:
    bash ci/ladder.sh

# AArch64 and RISC-V under QEMU, macOS and Windows checked and assembled; `just cross aarch64`, `just cross --cpus`
cross *options:
    bash ci/cross.sh {{ options }}

# Operations, instructions and cycles of kernels on every instruction set; `just counts arm`, `just counts --write`
counts *architectures:
    bash ci/counts.sh {{ architectures }}

# Instructions of GPUs' kernels against the tables and limits; `just census --write`
census *options:
    bash ci/census.sh {{ options }}

# What kernels execute in an emulator: `just retired single`, `just retired blocks`
retired *what:
    bash ci/retired.sh {{ what }}

# The interface for C, the Go module, the Python package: each as its users get it
c:
    bash ci/c.sh

go:
    bash ci/go.sh

python:
    bash ci/python.sh

# Other people's libraries next to ours
peers:
    bash ci/peers.sh

# Everything that a release consists of, in target/package/dist; `just package deb image`
package *parts:
    bash ci/package.sh {{ parts }}

# The browser page in headless Chromium
page:
    bash ci/page.sh

# The npm package under bundlers and other runtimes
bundlers:
    bash ci/bundlers.sh

# The site: docs/ and the browser page, into target/site, with its links checked
site *options:
    bash ci/site.sh {{ options }}

# The site on this machine: http://localhost:8000/
book:
    bash ci/site.sh --build
    python3 -m http.server --bind 127.0.0.1 --directory target/site 8000

# The table of kernels against their bounds
bench *options:
    cargo run --release -- bench {{ options }}

# The file of a core from a record of it: `just core records/2026-11-27-zen5-epyc.json zen5`
core record name:
    python3 ci/core.py {{ record }} {{ name }}

# Instructions per cycle of this CPU, to check the port models
ports:
    cargo run --release -p hashweave-kernels --example ports

# The claims of our sources, measured again; `just findings list`, `just findings shortcuts`, `just findings all --record`
findings *names:
    bash ci/findings.sh {{ names }}

# Everything that CI runs
ci:
    bash .ci/run

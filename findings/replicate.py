"""Claims about replicate: Supranational's report of 2019 on the prototype of proof of replication, what was published of main net's labels since, and the limits of chains."""

from findings import Finding, fields, once, picked

REPORT = "Supranational's report, 2019 (i9-9900K)"
# Bytes that are hashed for a node of r2, and for a label of sdr.
KEY, LABEL = 448, 1248


def example(bench, name, *arguments):
    """The rows of an example of a crate, as `ci/findings.sh` builds it."""
    return bench.rows(f"target/release/examples/{name}", *arguments)


# The ladder.


@once
def chained(bench):
    """One replica of r2, whose nodes are hashed one after another as in the report, step by step."""
    kept = ("name", "kernel", "mebibytes", "replicas", "ahead", "chained", "cycles_per_node", "tenth_cycles_per_node", "median_cycles_per_node", "clock_ghz")
    rows = example(bench, "chain_blake", "--json")
    return [fields(row, *kept) for row in rows if row["replicas"] == 1 and row["kernel"] not in ("avx2", "avx512")]


CHAINED, REPLICA = ", chained", " 1"
PLAIN, AHEAD = f"{CHAINED}, no prefetch, converted", f"{CHAINED}, converted"


def cycles(rows, kernel, step, mebibytes=512):
    return picked(rows, name=f"{kernel}{REPLICA}{step}", mebibytes=mebibytes)["tenth_cycles_per_node"]


def best_rows(rows):
    """The widest kernel of rows that this CPU has."""
    known = [row["kernel"] for row in rows]
    return next(kernel for kernel in ("rows-avx512", "rows-avx2", "rows-sse41") if kernel in known)


def best_of(rows, step, mebibytes=512):
    """The fewest cycles of any kernel with a step."""
    names = [row["name"] for row in rows if row["mebibytes"] == mebibytes]
    return min(cycles(rows, kernel, step, mebibytes) for kernel in ("scalar", "rows-sse41", "rows-avx2", "rows-avx512") if f"{kernel}{REPLICA}{step}" in names)


def verdict(ours, theirs, slack=0.02):
    """How a gain compares with a published one."""
    if ours < 1 + slack / 2:
        return "no effect" if ours > 1 - slack else "refuted"
    return "surpassed" if ours > theirs * (1 + slack) else "confirmed" if ours > 1 + (theirs - 1) / 2 else "not reached"


def judge_ladder(rows):
    text = []
    for mebibytes in (1, 512):
        first = cycles(rows, "copying", "", mebibytes)
        steps = [best_of(rows, step, mebibytes) for step in (PLAIN, AHEAD, CHAINED, "")]
        names = ("no copy", "prefetch", "direct addition", "nodes in flight")
        shown = ", ".join(f"{name} {step / KEY:.2f}" for name, step in zip(names, steps))
        text.append(f"{mebibytes} MiB: copying {first / KEY:.2f}, {shown} ({first / steps[-1]:.2f} ×)")
    flight = best_of(rows, "") / KEY
    return "surpassed" if flight < 5.64 else "not reached", f"cycles a hashed byte, the best kernel of each step. {'; '.join(text)}"


def judge_hash(rows):
    best = best_rows(rows)
    alone = cycles(rows, "scalar", CHAINED, 1) / cycles(rows, best, CHAINED, 1)
    flight = cycles(rows, "scalar", "", 1) / cycles(rows, best, "", 1)
    text = f"integers → `{best}` in 1 MiB: {alone:.2f} × where nodes are hashed one after another, {flight:.2f} × with nodes in flight, which is what rows of vectors are for"
    return verdict(max(alone, flight), 1.029), text


def judge_copy(rows):
    gains = [cycles(rows, "copying", "", mebibytes) / cycles(rows, "scalar", PLAIN, mebibytes) for mebibytes in (1, 512)]
    ahead = cycles(rows, "copying", "") / cycles(rows, "scalar", AHEAD)
    text = (
        f"the same hash in integers: {gains[0]:.2f} × in 1 MiB, {gains[1]:.2f} × in 512 MiB: a copy reads all parents at once, which overlaps their misses. "
        f"No copy and a prefetch together: {ahead:.2f} ×"
    )
    return verdict(gains[1], 1.111), text


def judge_prefetch(rows):
    gains = {kernel: cycles(rows, kernel, PLAIN) / cycles(rows, kernel, AHEAD) for kernel in ("scalar", best_rows(rows))}
    return verdict(max(gains.values()), 1.252), ", ".join(f"`{kernel}` {gain:.2f} ×" for kernel, gain in gains.items()) + " in 512 MiB"


def judge_addition(rows):
    gains = {kernel: [cycles(rows, kernel, AHEAD, size) / cycles(rows, kernel, CHAINED, size) for size in (1, 512)] for kernel in ("scalar", best_rows(rows))}
    saved = (cycles(rows, "scalar", AHEAD, 1) - cycles(rows, "scalar", CHAINED, 1)) / KEY
    text = ", ".join(f"`{kernel}` {small:.3f} × in 1 MiB and {large:.3f} × in 512 MiB" for kernel, (small, large) in gains.items())
    return verdict(max(gains["scalar"]), 1.128), f"{text}; {saved:.2f} cycles a byte in integers, theirs 0.72"


# Asking ahead.


@once
def asked(bench):
    return example(bench, "chain_ahead")


def ahead(rows, pages, hint, nodes=8):
    return picked(rows, pages=pages, hint=hint, ahead=nodes)["tenth_cycles_per_label"]


def judge_distance(rows):
    by = {nodes: ahead(rows, "huge", "kernel", nodes) for nodes in (0, 1, 2, 4, 8, 16, 32, 64)}
    best = min(by, key=by.get)
    text = ", ".join(f"{nodes}: {value:,.0f}" for nodes, value in by.items())
    return ("confirmed" if by[4] / by[best] < 1.1 else "refuted"), f"cycles a label by nodes ahead: {text}; from {best} to 8 nodes {by[8] / by[best]:.3f} ×"


def judge_hint(rows):
    by = {hint: ahead(rows, "huge", hint) for hint in ("t0", "t1", "t2", "nta", "w")}
    text = ", ".join(f"{hint} {value:,.0f}" for hint, value in by.items())
    good = {hint for hint, value in by.items() if value < 1.05 * by["t0"]}
    return ("confirmed" if good == {"t0", "t1", "w"} else "refuted"), f"cycles a label by hint: {text}; as good as t0: {', '.join(sorted(good - {'t0'})) or 'none'}"


def judge_pages(rows):
    gains = {nodes: ahead(rows, "small", "kernel", nodes) / ahead(rows, "huge", "kernel", nodes) for nodes in (0, 8)}
    text = f"small pages take {gains[0]:.2f} × the cycles without a prefetch and {gains[8]:.2f} × with one (two layers of 256 MiB)"
    return ("confirmed" if gains[8] > 1.05 else "no effect"), text


def asked_of_gibibytes(bench):
    return example(bench, "chain_ahead", "1024")


def judge_spread(rows):
    ratios = {pages: ahead(rows, pages, "kernel") / ahead(rows, pages, "t0") for pages in ("huge", "small")}
    text = ", ".join(f"{pages} pages {ahead(rows, pages, 'kernel'):,.0f} instead of {ahead(rows, pages, 't0'):,.0f} cycles a label ({ratio:.2f} ×)" for pages, ratio in ratios.items())
    return ("confirmed" if ratios["huge"] < 0.99 else "refuted"), f"one parent a block instead of all fourteen before the node, eight nodes ahead, layers of 1 GiB: {text}"


# Limits.


def limits(bench):
    """Chains alone, then one message by every kernel that is such a chain."""
    rows = [{"what": "chain", "name": row["chain"], "cycles": row["cycles"], "cycles_per_byte": row["cycles_per_byte"]} for row in example(bench, "latency")]
    kernels = [word for kernel in ("rows-avx2", "rows-avx512", "sha-ni") for word in ("--kernel", kernel)]
    algorithms = [word for algo in ("sha256", "blake2s-256", "blake2b-512") for word in ("--algo", algo)]
    shape = ("--streams", "1", "--message-bytes", "1048576", "--threads", "1", "--rounds", "150")
    for row in bench.hashweave("bench", "sum", *algorithms, *kernels, *shape):
        kept = fields(row, "cycles_per_byte", "tenth_cycles_per_byte", "median_cycles_per_byte", "bound_cycles_per_byte", "clock_ghz")
        rows.append({"what": "message", "name": f"{row['algo']} {row['kernel']}"} | kept)
    return rows


def judge_limits(rows):
    chain = {row["name"]: row["cycles_per_byte"] for row in rows if row["what"] == "chain"}
    one = {row["name"]: row["tenth_cycles_per_byte"] for row in rows if row["what"] == "message"}
    alone = {row["name"]: row["cycles"] for row in rows if row["what"] == "chain"}
    pairs = [
        ("SHA-256", 2.0, chain.get("SHA-256: sha256rnds2"), one.get("sha256 sha-ni")),
        ("BLAKE2s, AVX2", 4.375, chain.get("BLAKE2s: G, shuffles and shifts"), one.get("blake2s-256 rows-avx2")),
        ("BLAKE2s, AVX-512", 3.75, chain.get("BLAKE2s: G, rotations"), one.get("blake2s-256 rows-avx512")),
        ("BLAKE2b, AVX2", 2.4375, chain.get("BLAKE2b: G, shuffles and shifts"), one.get("blake2b-512 rows-avx2")),
        ("BLAKE2b, AVX-512", 2.25, chain.get("BLAKE2b: G, rotations"), one.get("blake2b-512 rows-avx512")),
    ]
    pairs = [pair for pair in pairs if None not in pair]
    text = "; ".join(f"{name}: {theirs:.4g} claimed, the chain takes {limit:.2f}, a message {ours:.2f}" for name, theirs, limit, ours in pairs)
    wrong = [name for name, theirs, limit, _ in pairs if limit > 1.03 * theirs]
    slow = [name for name in ("vprord", "vpshufb") if alone.get(name, 1) > 1.5]
    if wrong:
        other = {hash: chain.get(f"{hash}: G, shifts into vpternlog") for hash in ("BLAKE2s", "BLAKE2b")}
        ways = ", ".join(f"{hash} {value:.2f}" for hash, value in other.items() if value)
        text += f". Here {' and '.join(slow)} take two cycles. With rotations as two shifts into one vpternlog, the other operand rotated before, the chain would take: {ways}"
    return ("refuted" if wrong else "confirmed"), text


SDR = ("scheme", "kernel", "runs", "replicas", "resident", "cycles_per_label", "tenth_cycles_per_label", "median_cycles_per_label", "bound", "ns_per_label", "mib_s", "clock_ghz")


@once
def labels(bench):
    """sdr and r2 by every kernel, from memory and in a cache, one core."""
    counts = [word for count in ("1", "2", "3", "4") for word in ("--replicas", count)]
    common = ("--threads", "1", "--rounds", "60")
    rows = bench.hashweave("bench", "replicate", "--scheme", "sdr", "--kernel", "sha-ni", *counts, *common)
    kernels = [word for kernel in ("rows-avx2", "rows-avx512", "avx2", "avx512") for word in ("--kernel", kernel)]
    rows += bench.hashweave("bench", "replicate", *kernels, *common)
    return [fields(row, *SDR) for row in rows]


def label(rows, kernel, replicas, resident, scheme="sdr"):
    return picked(rows, scheme=scheme, kernel=kernel, replicas=replicas, resident=resident)["tenth_cycles_per_label"]


def judge_unit(rows):
    theirs = {1: 2700, 2: 1450, 3: 1080, 4: 1050}
    ours = {count: label(rows, "sha-ni", count, "cache") for count in theirs}
    text = ", ".join(f"{ours[count]:,.0f} ({theirs[count]:,})" for count in theirs)
    return ("surpassed" if all(ours[count] < theirs[count] for count in theirs) else "not reached"), f"cycles a label for 1, 2, 3 and 4 replicas in a cache (published): {text}"


def judge_floor(rows):
    ours, memory = (label(rows, "sha-ni", 1, resident) for resident in ("cache", "memory"))
    text = f"one replica {ours:,.0f} cycles a label in a cache, {memory:,.0f} from memory. 19 of 20 blocks are in the chain: the header's rounds 0 to 31 wait for nothing, so the floor is 19 × 32 × 4 = 2,432"
    return ("refuted" if ours < 2560 else "confirmed"), text


def judge_one(rows):
    best = {}
    for row in rows:
        if row["resident"] == "cache":
            value = row["tenth_cycles_per_label"] / (LABEL if row["scheme"] == "sdr" else KEY)
            name = f"{row['scheme']} `{row['kernel']}` × {row['replicas']}"
            best[name] = value
    under = {name: value for name, value in sorted(best.items(), key=lambda item: item[1]) if value <= 1.0}
    text = ", ".join(f"{name} {value:.2f}" for name, value in under.items()) or "none"
    rest = min((value, name) for name, value in best.items() if name.endswith("× 1"))
    return ("confirmed" if under else "not reached"), f"cycles a hashed byte in a cache, all at most 1.0: {text}. The best with one replica: {rest[1]} {rest[0]:.2f}"


def judge_published(rows):
    one, four = (picked(rows, scheme="sdr", kernel="sha-ni", replicas=count, resident="memory") for count in (1, 4))
    ns = one["ns_per_label"] * one["tenth_cycles_per_label"] / one["cycles_per_label"]
    cycles_of_four = 4 * four["tenth_cycles_per_label"]
    text = f"one replica {ns:,.0f} ns a label at {one['clock_ghz']:.2f} GHz ({one['tenth_cycles_per_label']:,.0f} cycles), from memory; four on a core, one thread, no SMT: {cycles_of_four:,.0f} cycles for four labels"
    return ("surpassed" if ns < 878 and cycles_of_four < 4200 else "not reached"), text


# Walks.


@once
def walks(bench):
    return example(bench, "walks")


def walked(rows, scheme, side, kernel, resident):
    return picked(rows, scheme=scheme, side=side, kernel=kernel, resident=resident)["tenth_cycles_per_node"]


def judge_walks(rows):
    kernels = [kernel for kernel in ("scalar", "rows-avx2", "rows-avx512", "avx512") if any(row["kernel"] == kernel for row in rows)]
    text, most = [], 1.0
    for resident in ("cache", "memory"):
        ratios = {kernel: walked(rows, "zigzag", "reversed", kernel, resident) / walked(rows, "zigzag", "forward", kernel, resident) for kernel in kernels}
        most = max(most, *ratios.values())
        text.append(f"{resident}: " + ", ".join(f"`{kernel}` {ratio:.2f}" for kernel, ratio in ratios.items()))
    return ("confirmed" if most < 1.05 else "refuted"), f"cycles backwards / forwards, zigzag, {'; '.join(text)}"


def judge_apart(rows):
    best = best_rows(rows)
    by = {resident: (walked(rows, "r2", "forward", best, resident), walked(rows, "r2", "reversed", "apart", resident)) for resident in ("cache", "memory")}
    text = ", ".join(f"{resident} {apart:,.0f} instead of {chain:,.0f} cycles a node ({chain / apart:.2f} ×)" for resident, (chain, apart) in by.items())
    return ("confirmed" if all(chain > 1.05 * apart for chain, apart in by.values()) else "no effect"), f"keys of odd layers apart, sixteen or eight nodes in lanes, one replica: {text}"


# Sizes.


def sizes(bench):
    """A label from layers of several sizes, and the same in a cache in each run."""
    rows, best = [], best_kernel(bench)
    # Does not count. A virtual machine's host finds memory only when it is first touched, and the run that touches it is several times slower.
    bench.hashweave("bench", "replicate", "--scheme", "r2", "--kernel", best, "--replicas", "1", "--threads", "1", "--size", "4G", "--rounds", "20")
    for scheme, kernel, runs in (("sdr", "sha-ni", ("128M 8", "512M 8", "2G 8", "2G 32")), ("r2", best, ("128M 8", "512M 8", "2G 8", "4G 8"))):
        for size, nodes_ahead in map(str.split, runs):
            shape = ("--replicas", "1", "--threads", "1", "--size", size, "--ahead", nodes_ahead, "--rounds", "40")
            got = bench.hashweave("bench", "replicate", "--scheme", scheme, "--kernel", kernel, *shape)
            rows += [{"run": size, "ahead": int(nodes_ahead)} | fields(row, *SDR) for row in got]
    return rows


def best_kernel(bench):
    usable = [row["kernel"] for row in example(bench, "walks", "rows-avx512", "rows-avx2")]
    return next(kernel for kernel in ("rows-avx512", "rows-avx2") if kernel in usable)


def judge_sizes(rows):
    text, most = [], 1.0
    for scheme in ("sdr", "r2"):
        memory = [row for row in rows if row["scheme"] == scheme and row["resident"] == "memory"]
        cycles = {(row["run"], row["ahead"]): row["tenth_cycles_per_label"] for row in memory}
        most = max(most, max(cycles.values()) / min(cycles.values()))
        text.append(f"{scheme} " + ", ".join(f"{run}{f' ({nodes} nodes ahead)' if nodes != 8 else ''} {value:,.0f}" for (run, nodes), value in cycles.items()))
    return ("confirmed" if most < 1.15 else "refuted"), f"cycles a label by the size of a layer: {'; '.join(text)} (sdr reads two layers); larger ones were not measured"


def memory(bench):
    """Peak memory of whole encodes, and a line through the first and the last of each scheme for what does not fit here."""
    program = ("python3", "docs/replicate_memory.py", "target/release/hashweave")
    rows = []
    for scheme, sizes in (("r2", ("128MiB", "512MiB", "2GiB")), ("sdr", ("128MiB", "512MiB"))):
        got = bench.rows(*program, *sizes, "--scheme", scheme, "--computed", "--json")
        rows += [{"how": "measured"} | fields(row, "scheme", "size", "nodes", "peak_mib", "bytes_per_node") for row in got]
        first, last = got[0], got[-1]
        slope = (last["peak_mib"] - first["peak_mib"]) / (last["nodes"] - first["nodes"])
        for gib in (4, 8, 16, 32):
            nodes = gib << 25
            mib = last["peak_mib"] + slope * (nodes - last["nodes"])
            model = {"scheme": scheme, "size": f"{gib}GiB", "nodes": nodes, "peak_mib": mib, "bytes_per_node": mib * (1 << 20) / nodes}
            rows.append({"how": "model"} | fields(model, *model))
    return rows


def judge_memory(rows):
    text = []
    for scheme in ("r2", "sdr"):
        own = [row for row in rows if row["scheme"] == scheme]
        text.append(f"{scheme} " + ", ".join(f"{row['size']} {row['bytes_per_node']:.1f}{'' if row['how'] == 'measured' else ' (model)'}" for row in own))
    worst = max(row["bytes_per_node"] for row in rows if row["scheme"] == "r2" and row["how"] == "measured")
    gib = picked(rows, scheme="r2", size="32GiB")["peak_mib"] / 1024
    return ("surpassed" if worst < 84 else "not reached"), f"bytes a node, parents computed: {'; '.join(text)}. 32 GiB of data by r2: {gib:.1f} GiB by the model"


# Stages.


@once
def stages(bench):
    kept = ("scheme", "nodes", "layers", "threads", "seconds", "mib_s", "hashing", "parents", "waiting", "encoding", "input_output")
    rows = []
    for scheme, size in (("sdr", "32M"), ("r2", "64M")):
        rows += bench.hashweave("bench", "replicate", "--profile", "--scheme", scheme, "--size", size, "--threads", "1", "--threads", "2")
    return [fields(row, *kept) for row in rows]


def judge_stages(rows):
    def shares(row):
        return ", ".join(f"{name.replace('_', ' and ')} {100 * row[name]:.1f} %" for name in ("hashing", "parents", "encoding", "input_output"))

    single = [row for row in rows if row["threads"] == 1]
    text = "; ".join(f"{row['scheme']}: {shares(row)}" for row in single)
    return ("confirmed" if all(row["hashing"] >= 0.9 for row in single) else "refuted"), f"on one thread, parents computed: {text}"


def judge_fused(rows):
    most = {scheme: max(row["encoding"] for row in rows if row["scheme"] == scheme) for scheme in ("sdr", "r2")}
    text = f"what is not fused takes {100 * most['sdr']:.1f} % of an encode of sdr and {100 * most['r2']:.1f} % of r2's (its odd layers), and no fusion could gain more"
    return ("confirmed" if most["r2"] < 0.05 else "refuted"), text


def claim(name, text, source, published, measure, judge):
    return Finding(name, text, source, published, measure, judge)


FINDINGS = [
    claim("report", "The steps of the report together: better hash, no copy, prefetch, direct addition.", REPORT, "9.10 → 5.64 cycles a hashed byte, 1.61 ×", chained, judge_ladder),
    claim("better-hash", "A better BLAKE2s alone gains little.", REPORT, "9.10 → 8.84, 1.029 ×", chained, judge_hash),
    claim("no-copy", "Hashing parents where they lie, not a copy of them, gains a tenth.", REPORT, "8.84 → 7.96, 1.111 ×", chained, judge_copy),
    claim("prefetch", "Prefetching parents gains a quarter.", REPORT, "7.96 → 6.36, 1.252 ×", chained, judge_prefetch),
    claim("direct-addition", "Adding keys as integers instead of converting to Montgomery form and back.", REPORT, "6.36 → 5.64, 1.128 ×", chained, judge_addition),
    claim("prefetch-distance", "From four nodes on, how far ahead parents are prefetched makes no difference.", "this project, Golden Cove", "4, 8 and 16 nodes the same", asked, judge_distance),
    claim("prefetch-hint", "prefetcht1 is as good as prefetcht0, and prefetchnta far worse.", "this project, Golden Cove", "nta 5,300 cycles a label, t0 and t1 about 2,900", asked, judge_hint),
    claim("prefetch-spread", "Parents prefetched a few a block are better than all at the start of a node, which fills the buffers.", "this project, Golden Cove", "2,748 to 3,018 cycles a label instead of 3,266, layers of 512 MiB", asked_of_gibibytes, judge_spread),
    claim("huge-pages", "Huge pages make labels from memory faster.", "this project, Golden Cove", "3,230 and 4,390 cycles without them, 2,983 and 3,575 with (layer 1, later ones)", asked, judge_pages),
    claim("chain-limits", "One message is limited by the latency of its rounds, a cycle an operation, four for sha256rnds2.", "limits for cores that rotate in a cycle", "cycles a byte: SHA-256 2.0, BLAKE2s 4.375 with AVX2 and 3.75 with AVX-512, BLAKE2b 2.4375 with AVX2", limits, judge_limits),
    claim("sha-unit", "Replicas interleaved on the SHA unit, labels in the first cache.", "prototypes on Zen 4, in TSC cycles", "2,700 / 1,450 / 1,080 / 1,050 for 1 to 4", labels, judge_unit),
    claim("sha-floor", "A label of sdr cannot take less than twenty blocks of 32 × 4 cycles.", "derived from the latency of sha256rnds2", "2,560 cycles", labels, judge_floor),
    claim("one-cycle", "A hashed byte can take one cycle, if independent chains share a core.", "derived: SHA-256 2.0 / 2 streams, BLAKE2s 3.75 / 4 blocks", "1.0 cycle a hashed byte", labels, judge_one),
    claim("labels", "Published speeds of labels of sdr: one replica, and four on a core with SMT.", "rust-fil-proofs; supra_seal", "878 ns a label; 4,200 cycles for four labels a core", labels, judge_published),
    claim("walks", "A layer that is walked backwards costs what one walked forwards costs.", "zigzag, rust-fil-proofs 2019 (implied: the two alternate)", "1.00", walks, judge_walks),
    claim("apart", "Odd layers of r2 are no chain, so their keys can be computed side by side.", "a defect of the prototype, seen by this project", "any gain", walks, judge_apart),
    claim("layer-size", "The speed of labels from memory does not depend on how large a layer is.", "assumed, where speeds are given without a size", "1.00 ×", sizes, judge_sizes),
    claim("memory", "The prototype's memory: 32 GiB of data do not fit 128 GiB.", f"{REPORT}", "200 bytes a node; the floor is 32", memory, judge_memory),
    claim("stages", "Nine tenths of an encode are hashing.", "this project's target, after the report", "90 %", stages, judge_stages),
    claim("fused", "Adding a key when it is made saves a pass over the data.", f"{REPORT}", "part of the ladder, no figure of its own", stages, judge_fused),
]

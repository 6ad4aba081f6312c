#!/usr/bin/env python3
"""Writes the file of a CPU core, crates/hashweave/src/cores/NAME.rs, from a record of `hashweave bench all --record`.

    ci/core.py FILE NAME    write the file from the record FILE, which is in records/; what no record
                            says (ports, units, issue slots) stays as it is
    ci/core.py --check      compare the files that were written so with what their records say
    ci/core.py --self-test  test this script
"""

import difflib
import json
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORES = ROOT / "crates/hashweave/src/cores"
ORIGIN = "written by `ci/core.py` from `records/"

# The fields of a row in their order; the last ones come from records.
FIELDS = ["signatures", "issue_slots", "ports", "sha256", "sha512", "sha1", "search", "streams", "short", "middle", "labels"]

ISAS = {"scalar": "Scalar", "avx2": "Avx2", "avx512": "Avx512", "neon": "Neon", "neon-sha3": "NeonSha3", "sve2": "Sve2", "rvv": "Rvv"}
# The kernels among which a search chooses: the last step of the ladder, and the generated loops.
VARIANTS = {"affine": "Affine", "woven": "Woven", "folded": "Folded"}
HASHES = {"sdr": "Hash::Sha256", "r2": "Hash::Blake2s"}
LENGTHS = {"streams": 16384, "short": 64, "middle": 1024}
VENDORS = {"AuthenticAMD": "AMD", "GenuineIntel": "INTEL", "0x41": "ARM", "0x61": "APPLE"}

# Prices of more streams that are this near are the same: lanes cost the same whether they are full.
NEAR = 0.98


def steps(prices):
    """The prices of ascending numbers, as (most, cycles) of each step."""
    found, last = [], None
    highest = []
    for number, cycles in sorted(prices.items()):
        # A greater number can be hashed as a smaller one with idle lanes, but never costs less.
        highest.append((number, max(cycles, highest[-1][1] if highest else 0)))
    for number, cycles in reversed(highest):
        if last is None or cycles < NEAR * last:
            found.append((number, cycles))
            last = cycles
    return found[::-1]


def label_steps(prices):
    """The same for labels, of which each number was measured for itself: only equal prices are one."""
    found = []
    for number, cycles in sorted(prices.items()):
        cycles = max(cycles, found[-1][1] if found else 0)
        if found and found[-1][1] == cycles:
            found.pop()
        found.append((number, cycles))
    return found


def table(field, prices):
    """The text of a field with prices; `prices` is {key: {kernel: [(most, cycles), …]}}."""
    lines = [f"    {field}: &["]
    for key, kernels in prices.items():
        lines.append(f"        ({key}, &[")
        for kernel, own in kernels.items():
            text = ", ".join(f"({most}, {cycles:.1f})" for most, cycles in own)
            lines.append(f'            ("{kernel}", &[{text}]),')
        lines.append("        ]),")
    return "\n".join(lines + ["    ],"])


def search(record):
    rows = [row for row in record["rows"] if row["job"] == "search" and row["algo"] == "sha3-256" and row["threads"] == 1]
    rows = [row for row in rows if row.get("kernel") in VARIANTS and row.get("backend") in ISAS]
    if record["machine"]["arch"] == "x86_64":
        # The highest instruction set is the fastest there, so the others are never asked about.
        rank = list(ISAS)
        best = max((row["backend"] for row in rows), key=rank.index, default=None)
        rows = [row for row in rows if row["backend"] == best]
    if not rows:
        return None
    line = "        (Isa::{}, Variant::{}, {:.1f}),"
    lines = [line.format(ISAS[row["backend"]], VARIANTS[row["kernel"]], row["cycles_per_hash"]) for row in rows]
    return "\n".join(["    search: Some(Figures::measured(&[", *lines, "    ])),"])


def streams(record, field):
    prices = {}
    for price in record.get("prices", []):
        if price["message_bytes"] == LENGTHS[field]:
            own = {n: float(round(cycles)) for n, cycles in enumerate(price["cycles_per_block"], 1)}
            prices.setdefault(json.dumps(price["algo"]), {})[price["kernel"]] = steps(own)
    return table(field, prices) if prices else None


def labels(record):
    prices = {}
    for row in record["rows"]:
        alone = row["job"] == "replicate" and row["kernel"] not in ("auto", "apart") and row["scheme"] in HASHES
        if alone and row["resident"] == "memory" and row["threads"] == 1 and row["step"] is None:
            own = prices.setdefault(row["scheme"], {}).setdefault(row["kernel"], {})
            own[row["replicas"]] = float(round(row["tenth_cycles_per_label"] * row["replicas"]))
    prices = {
        key: {kernel: label_steps(own) for kernel, own in prices[scheme].items()}
        for scheme, key in HASHES.items() if scheme in prices
    }
    return table("labels", prices) if prices else None


def signatures(machine):
    vendor = VENDORS.get(machine["vendor"])
    if vendor is None:
        sys.exit(f"the record's vendor is {machine['vendor']}: add it to signature.rs and to VENDORS of ci/core.py")
    if machine["arch"] == "x86_64":
        model = f"{machine['model']:#04X}".replace("X", "x")
        one = f"Signature::Cpuid {{ vendor: {vendor}, family: {machine['family']:#04X}, models: &[{model}..={model}] }}".replace("0X", "0x")
    else:
        one = f"Signature::Midr {{ implementer: {vendor}, part: {machine['model']:#05x}, name: {json.dumps(machine['cpu'])} }}"
    return f"    signatures: &[\n        {one},\n    ],"


def origin(record, name):
    """The paragraph that says where the prices are from."""
    machine = record["machine"]
    clock = next((row["clock_ghz"] for row in record["rows"] if "clock_ghz" in row), 0.0)
    what = "Searches are best slices, labels 10th percentiles"
    what += ", streams the least of all rounds." if record.get("prices") else "; the record has no prices of streams."
    model = f"family {machine['family']}, model {machine['model']}, {machine['logical_cpus']} CPUs, {clock:.2f} GHz"
    text = f"Prices, {ORIGIN}{name}` ({machine['cpu']}, {model}). {what}"
    return textwrap.fill(text, 100, initial_indent="//! ", subsequent_indent="//! ", break_on_hyphens=False, break_long_words=False)


def parts(text):
    """The paragraphs of a file's comment, and the fields of its row with the comments above them."""
    lines = text.split("\n")
    doc = [line for line in lines if line.startswith("//!")]
    paragraphs = [paragraph.strip("\n") for paragraph in re.split(r"(?m)^//!$", "\n".join(doc))]
    begin = next(i for i, line in enumerate(lines) if line.startswith("pub(super) const ROW"))
    fields, held, name = {}, [], None
    for line in lines[begin + 1:]:
        if line.startswith("    ..NOTHING") or line == "};":
            break
        start = re.match(r"    (\w+): ", line)
        if start:
            name = start[1]
            fields[name] = [*held, line]
            held = []
        elif re.match(r"    //", line):
            held.append(line)
        elif name:
            fields[name].append(line)
    return paragraphs, {name: "\n".join(lines) for name, lines in fields.items()}


def imports(body):
    """The lines that name what the row uses."""
    constants = [name for name in ["AMD", "APPLE", "ARM", "INTEL"] if re.search(rf"\b{name}\b", body)]
    ports = [name for name in ["Ports", "ShaUnit"] if re.search(rf"\b{name}\b", body)]
    prices = ["Figures"] if re.search(r"\bFigures::", body) else []
    lines = [f"use super::signature::{{{', '.join([*constants, 'Signature'])}}};"]
    for module, names in [("ports", ports), ("prices", prices)]:
        if names:
            lines.append(f"use super::{module}::{names[0] if len(names) == 1 else '{' + ', '.join(names) + '}'};")
    lines.append("use super::row::{NOTHING, Row};")
    for word, line in [("Hash", "kernels::chain::Hash"), ("Variant", "kernels::search::Variant"), ("Isa", "lanes::Isa")]:
        if re.search(rf"\b{word}::", body):
            lines.append(f"use {line};")
    return "\n".join(lines)


def written(record, name, old):
    """The file of a core; `old` is its text as it is, or None."""
    paragraphs, fields = parts(old) if old else ([f"//! {record['machine']['cpu']}."], {})
    fields.setdefault("signatures", signatures(record["machine"]))
    ours = origin(record, name)
    kept = [paragraph for paragraph in paragraphs if not paragraph.startswith(f"//! Prices, {ORIGIN.split('`')[0]}")]
    paragraphs = [*kept[:1], ours, *kept[1:]]
    made = {"search": search(record), "labels": labels(record), **{field: streams(record, field) for field in LENGTHS}}
    fields.update({field: text for field, text in made.items() if text})
    body = "\n".join(fields[field] for field in FIELDS if field in fields)
    doc = "\n//!\n".join(paragraphs)
    return f"{doc}\n\n{imports(body)}\n\npub(super) const ROW: Row = Row {{\n{body}\n    ..NOTHING\n}};\n"


def write(path, name):
    record = json.loads(path.read_text())
    if "rows" not in record or not record.get("machine"):
        sys.exit(f"{path} is no record of `hashweave bench all --record`: make one")
    if path.resolve().parent != ROOT / "records":
        sys.exit(f"{path} is not in records/: copy it there, named DATE-CORE-MACHINE.json, and give it a line in records/README.md")
    file = CORES / f"{name}.rs"
    is_new = not file.exists()
    file.write_text(written(record, path.name, None if is_new else file.read_text()))
    print(f"wrote {file.relative_to(ROOT)}")
    if is_new:
        title = "".join(word.capitalize() for word in name.split("_"))
        print(f'add this line to the list of crates/hashweave/src/cores/mod.rs: {name} {title} "{record["machine"]["cpu"]}.",')


def check():
    faults = checked = 0
    for file in sorted(CORES.glob("*.rs")):
        text = file.read_text()
        source = re.search(re.escape(ORIGIN) + r"([^`]+)`", re.sub(r"\n//! ", " ", text))
        if not source:
            continue
        checked += 1
        expected = written(json.loads((ROOT / "records" / source[1]).read_text()), source[1], text)
        if text != expected:
            faults += 1
            name = str(file.relative_to(ROOT))
            sys.stdout.writelines(difflib.unified_diff(text.splitlines(True), expected.splitlines(True), name, "what the record says"))
            print(f"{name} is not what its record says: run `just core records/{source[1]} {file.stem}`")
    if checked == 0:
        sys.exit("no file of crates/hashweave/src/cores names its record: the check would find nothing")
    if faults:
        sys.exit(1)


def self_test():
    # Lanes cost the same however many are used; noise is no step.
    assert steps({1: 101.0, 2: 100.0, 3: 102.0, 4: 102.0}) == [(4, 102.0)], steps({1: 101.0, 2: 100.0, 3: 102.0, 4: 102.0})
    assert steps({1: 138.0, 2: 165.0, 3: 265.0, 4: 318.0}) == [(1, 138.0), (2, 165.0), (3, 265.0), (4, 318.0)]
    assert label_steps({1: 5.0, 2: 9.0, 3: 8.0, 4: 9.5}) == [(1, 5.0), (3, 9.0), (4, 9.5)]
    machine = {"cpu": "Test", "arch": "x86_64", "vendor": "AuthenticAMD", "family": 25, "model": 1, "logical_cpus": 2}
    rows = [
        {"job": "search", "algo": "sha3-256", "threads": 1, "backend": "avx2", "kernel": "affine", "cycles_per_hash": 300.04, "clock_ghz": 3.5},
        {"job": "replicate", "scheme": "sdr", "kernel": "sha-ni", "replicas": 2, "threads": 1, "step": None, "resident": "memory",
         "tenth_cycles_per_label": 10.4},
    ]
    prices = [{"algo": "sha256", "message_bytes": bytes, "kernel": "scalar", "cycles_per_block": [bytes + 0.2]} for bytes in LENGTHS.values()]
    record = {"machine": machine, "rows": rows, "prices": prices}
    new = written(record, "a.json", None)
    for line in ["family: 0x19, models: &[0x01..=0x01]", "(Isa::Avx2, Variant::Affine, 300.0),", '("sha-ni", &[(2, 21.0)]),',
                 "    short: &[\n        (\"sha256\", &[\n            (\"scalar\", &[(1, 64.0)]),"]:
        assert line in new, f"{line} is missing in\n{new}"
    assert written(record, "a.json", new) == new, "what is written is read again"
    # What no record says stays, with its comments.
    extended = new.replace("    search:", "    // Measured.\n    issue_slots: Some(6.0),\n    search:")
    changed = written({**record, "rows": [{**rows[0], "cycles_per_hash": 7.0}], "prices": []}, "a.json", extended)
    for line in ["    // Measured.\n    issue_slots: Some(6.0),\n", "Affine, 7.0", '("sha-ni", &[(2, 21.0)]),', "(\"scalar\", &[(1, 64.0)]),"]:
        assert line in changed, f"{line} is missing in\n{changed}"


def main(arguments):
    match arguments:
        case ["--check"]:
            check()
        case ["--self-test"]:
            self_test()
        case [file, name] if re.fullmatch(r"[a-z][a-z0-9_]*", name):
            write(pathlib.Path(file), name)
        case _:
            sys.exit(__doc__.strip())


main(sys.argv[1:])

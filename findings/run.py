#!/usr/bin/env python3
"""The claims of this project's sources, measured again.

    findings/run.py list              every finding, and the machines that have measured it
    findings/run.py NAME…             measures and prints; `all` for every one, an area (search, sum, replicate, riscv) for its own
    findings/run.py NAME… --record    writes docs/data/NAME-MACHINE.json as well, and the page
    findings/run.py --page            writes the tables of docs/findings.md from docs/data
    findings/run.py --check           fails if the page is not what the data say, or if a finding has no data

`just findings NAME` calls this after it has built what is measured (ci/findings.sh). A finding is defined in one of the modules next to this file: the claim, who made it, what
measures it, and a rule that turns the rows into a verdict and one line. Rows are kept as they were measured, so the page follows from the data alone.
"""

import argparse
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys

import findings
import replicate
import riscv
import search
import sum as many

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data"
PAGE = ROOT / "docs" / "findings.md"
AREAS = {"search": search, "sum": many, "replicate": replicate, "riscv": riscv}


def every():
    """All findings, in the order of the page."""
    return [finding for module in AREAS.values() for finding in module.FINDINGS]


def asked(names):
    """The findings of the names; an area stands for all of it."""
    known = {finding.name: [finding] for finding in every()}
    known |= {area: module.FINDINGS for area, module in AREAS.items()} | {"all": every()}
    for name in names:
        if name not in known:
            sys.exit(f"findings: there is no finding '{name}': `findings/run.py list` names them")
    return [finding for name in names for finding in known[name]]


def measured(finding, machine):
    """Measures a finding; returns what its file will hold."""
    bench = findings.Bench(ROOT)
    rows = finding.measure(bench)
    if not rows:
        sys.exit(f"findings: {finding.name} measured nothing")
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, capture_output=True).stdout.strip()
    return {
        "finding": finding.name,
        "date": datetime.date.today().isoformat(),
        "machine": machine,
        "commit": commit,
        "commands": bench.commands,
        "rows": rows,
    }


def write(path, text):
    """Replaces a file as a whole."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text)
    os.replace(part, path)


def record(data):
    """Writes the file of a finding on this machine."""
    DATA.mkdir(parents=True, exist_ok=True)
    rows = ",\n".join("    " + json.dumps(row) for row in data["rows"])
    head = json.dumps({key: value for key, value in data.items() if key != "rows"}, indent=2)
    write(DATA / f"{data['finding']}-{data['machine']['id']}.json", f'{head[:-2]},\n  "rows": [\n{rows}\n  ]\n}}\n')


def recorded(finding):
    """What was measured of a finding, a machine each."""
    files = sorted(DATA.glob(f"{finding.name}-*.json"))
    data = [json.loads(file.read_text()) for file in files]
    return [one for one in data if one["finding"] == finding.name]


def cell(text):
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()


def usual_source(module):
    """Whose claims most of an area are; the page says so above its table, so only other rows name theirs."""
    sources = [finding.source for finding in module.FINDINGS]
    return max(sources, key=sources.count)


def line(finding, counted, usual):
    """A finding's row of the page. A machine is named where there are several; what was counted or modelled, and not timed, is the same on every one."""
    measured_on = recorded(finding) if finding.measure else []
    judged = [(one["machine"], *finding.judge(one["rows"])) for one in measured_on] or [({"name": ""}, *finding.judge([]))]
    named = len(judged) > 1 and not counted
    verdict = "; ".join(dict.fromkeys(verdict for _, verdict, _ in judged))
    ours = "; ".join(dict.fromkeys(f"{machine['name']}: {ours}" if named else ours for machine, _, ours in judged))
    files = [f"data/{finding.name}-{one['machine']['id']}.json" for one in measured_on]
    name = f"[`{finding.name}`]({files[0]})" if files else f"`{finding.name}`"
    name += "".join(f", [{one['machine']['id']}]({file})" for one, file in list(zip(measured_on, files))[1:])
    published = finding.published if finding.source == usual else f"{finding.published} ({finding.source})"
    return "| " + " | ".join(cell(text) for text in (name, finding.claim, published, ours, f"**{verdict}**")) + " |"


def table(module):
    if not module.FINDINGS:
        return ""
    head = "| finding | claim | published | here | verdict |\n|---|---|---|---|---|\n"
    return head + "\n".join(line(finding, module is riscv, usual_source(module)) for finding in module.FINDINGS) + "\n"


def page():
    """The page with its tables as the data have them: what stands between `<!-- AREA: begin … -->` and `<!-- AREA: end -->`."""
    text = PAGE.read_text()
    for area, module in AREAS.items():
        new = f"<!-- {area}: begin; `findings/run.py --page` writes this table -->\n\n{table(module)}\n<!-- {area}: end -->"
        text, count = re.subn(rf"<!-- {area}: begin\b.*?<!-- {area}: end -->", lambda _: new, text, flags=re.S)
        if count != 1:
            sys.exit(f"findings: {PAGE.name} has no place for the table of {area}")
    return text


def check():
    """Whether page, data and definitions agree."""
    names = [finding.name for finding in every()]
    faults = [f"{name} is defined twice" for name in {name for name in names if names.count(name) > 1}]
    faults += [f"{finding.name} has no data: findings/run.py {finding.name} --record" for finding in every() if finding.measure and not recorded(finding)]
    known = {f"{one['finding']}-{one['machine']['id']}.json" for finding in every() for one in recorded(finding)}
    faults += [f"docs/data/{file.name} belongs to no finding" for file in DATA.glob("*.json") if file.name not in known]
    if not faults and page() != PAGE.read_text():
        faults = ["docs/findings.md is not what docs/data say: findings/run.py --page writes it"]
    for fault in faults:
        print(f"findings: {fault}", file=sys.stderr)
    if not faults:
        print(f"{len(names)} findings agree with their data")
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        sys.exit(check())
    if options.names == ["list"]:
        for finding in every():
            print(f"{finding.name:24} {', '.join(one['machine']['id'] for one in recorded(finding)) or '-':16} {cell(finding.claim)}")
        return
    if not options.names and not options.page:
        parser.error("name a finding, an area, `all` or `list`")
    machine = findings.machine()
    for finding in asked(options.names):
        if finding.measure is None:
            print(f"{finding.name}: on paper. {cell(finding.judge([])[1])}")
            continue
        data = measured(finding, machine)
        findings.show(finding, data)
        if options.record:
            record(data)
    if options.page or (options.record and all(recorded(finding) for finding in every() if finding.measure)):
        write(PAGE, page())


if __name__ == "__main__":
    main()

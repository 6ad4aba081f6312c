"""What the modules of findings share: the form of a finding, the machine, and how programs are run that print rows."""

import dataclasses
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import typing


@dataclasses.dataclass(frozen=True)
class Finding:
    """A claim, and what decides it."""

    name: str
    # What was claimed, in a sentence, and by whom.
    claim: str
    source: str
    # The claim's own figure.
    published: str
    # Measures: Bench → rows (flat objects, ready for JSON). None: on paper.
    measure: typing.Callable | None
    # Decides: rows → (verdict, figure and reason in a line). Verdicts: confirmed, refuted, surpassed, not reached, no effect, on paper.
    judge: typing.Callable


class Bench:
    """Runs programs, and keeps their commands for the record."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.commands = []

    def output(self, *command, cwd=None, env=None):
        """What a program prints. `env` holds additions to the environment."""
        shown = " ".join([*(f"{name}={shlex.quote(value)}" for name, value in (env or {}).items()), shlex.join(map(str, command))])
        self.commands.append(f"cd {cwd} && {shown}" if cwd else shown)
        done = subprocess.run(list(map(str, command)), cwd=self.root / (cwd or "."), env=os.environ | (env or {}), text=True, capture_output=True)
        if done.returncode != 0:
            sys.exit(f"findings: {shown} ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
        return done.stdout

    def rows(self, *command, cwd=None, env=None):
        """The JSON that a program prints: an array, or an object a line."""
        text = self.output(*command, cwd=cwd, env=env)
        return json.loads(text) if text.lstrip().startswith("[") else [json.loads(line) for line in text.splitlines() if line]

    def hashweave(self, *arguments, env=None):
        """The rows of the program itself, as `cargo build --release` leaves it."""
        return self.rows("target/release/hashweave", *arguments, "--json", env=env)

    def own(self, *arguments, env=None):
        """The rows of the experiments next to this file, as `ci/findings.sh` builds them."""
        return self.rows("findings/target/release/findings", *arguments, "--json", env=env)

    def peers(self, *arguments, env=None):
        """The rows of other people's libraries."""
        return self.rows("target/release/peers", *arguments, "--json", cwd="peers", env=env)


def machine():
    """This machine, as a file of data names it."""
    text = pathlib.Path("/proc/cpuinfo").read_text()
    fact = dict(re.findall(r"^([^\t:]+?)\s*: (.*)$", text.split("\n\n")[0], re.M))
    vendor, family, model = fact.get("vendor_id", "?"), fact.get("cpu family", "?"), fact.get("model", "?")
    known = {
        ("AuthenticAMD", "25", "17"): ("zen4", "Zen 4"),
        ("GenuineIntel", "6", "143"): ("goldencove", "Golden Cove"),
        ("GenuineIntel", "6", "207"): ("goldencove", "Golden Cove"),
    }
    id, name = known.get((vendor, family, model), (f"{vendor}-{family}-{model}".lower(), fact.get("model name", "?")))
    return {
        "id": id,
        "name": name,
        "cpu": fact.get("model name", "?"),
        "family": family,
        "model": model,
        "processors": os.cpu_count(),
        "guest": "hypervisor" in fact.get("flags", "").split(),
    }


def show(finding, data):
    """Prints rows as a table, and what follows from them."""
    print(f"\n== {finding.name}: {finding.claim}\n   published: {finding.published} ({finding.source})")
    columns = list(dict.fromkeys(key for row in data["rows"] for key in row))
    lines = [columns] + [[shape(row.get(column)) for column in columns] for row in data["rows"]]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    for line in lines:
        print("   " + "  ".join(text.rjust(width) for text, width in zip(line, widths)).rstrip())
    verdict, ours = finding.judge(data["rows"])
    print(f"   {data['machine']['name']}: {verdict}: {ours}")


def shape(value):
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def picked(rows, **wanted):
    """The one row with those fields."""
    found = [row for row in rows if all(row.get(key) == value for key, value in wanted.items())]
    if len(found) != 1:
        sys.exit(f"findings: {len(found)} rows have {wanted}")
    return found[0]


def gain(of, over, by="tenth_cycles_per_hash"):
    """How much faster a row is than another, in per cent."""
    return 100 * (over[by] / of[by] - 1)


def signed(percent):
    """Per cent with a sign, as a text says it."""
    return f"{percent:+.1f} %".replace("-", "−")


def fields(row, *names):
    """A row with those fields only, numbers to five digits: what the record keeps."""
    return {name: float(f"{row[name]:.5g}") if isinstance(row[name], float) else row[name] for name in names if name in row}


def once(measure):
    """Several findings judge the same rows: they are measured once in a run."""
    kept = []

    def measured(bench):
        if not kept:
            kept.append((measure(bench), list(bench.commands)))
        rows, commands = kept[0]
        bench.commands[:] = commands
        return rows

    return measured

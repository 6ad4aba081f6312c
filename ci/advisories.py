#!/usr/bin/env python3
"""Whether a known advisory concerns a dependency: `ci/advisories.py FOLDER`, in the repository. FOLDER is a clone of https://github.com/rustsec/advisory-db. It stands for
`cargo deny check advisories`, and needs nothing but Python 3.11.

A fault is a vulnerability or unsoundness in what Cargo.lock names. What nobody maintains any more, and what concerns other lock files, such as that of the benchmarks, is only said.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path


def version_of(text):
    """A version as a value that is ordered as semver orders versions."""
    release, _, before = text.strip().partition("+")[0].partition("-")
    numbers = [int(number) for number in release.split(".")]
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in before.split(".")] if before else []
    return (*numbers, *[0] * (3 - len(numbers))), not before, parts


def next_after(numbers, caret):
    """The first release that `^numbers`, or otherwise `~numbers`, does not allow."""
    at = next((i for i, number in enumerate(numbers) if number), len(numbers) - 1) if caret else min(1, len(numbers) - 1)
    bound = [*numbers[:at], numbers[at] + 1]
    return version_of(".".join(map(str, bound)))


def meets(version, requirement):
    """Whether a version meets a requirement of Cargo's, such as `>=1.2, <1.4`."""
    for part in requirement.split(","):
        sign, text = re.fullmatch(r"\s*([<>=^~]*)\s*(\S+)\s*", part).groups()
        own, bound = version_of(version), version_of(text)
        numbers = [int(number) for number in text.partition("-")[0].split(".")]
        holds = {
            ">=": own >= bound,
            ">": own > bound,
            "<=": own <= bound,
            "<": own < bound,
            "=": own == bound,
            "~": bound <= own < next_after(numbers, False),
            "^": bound <= own < next_after(numbers, True),
            "": bound <= own < next_after(numbers, True),
        }
        if not holds[sign]:
            return False
    return True


def concerns(advisory, version):
    versions = advisory["versions"]
    safe = [*versions.get("patched", []), *versions.get("unaffected", [])]
    return "withdrawn" not in advisory["advisory"] and not any(meets(version, requirement) for requirement in safe)


def advisories(folder):
    """Advisories by the names of packages."""
    found = {}
    for path in folder.glob("crates/*/*.md"):
        text = re.match(r"```toml\n(.*?)\n```", path.read_text(encoding="utf-8"), re.DOTALL)
        advisory = tomllib.loads(text[1])
        found.setdefault(advisory["advisory"]["package"], []).append(advisory)
    return found


def self_test():
    for version, requirement, expected in [
        ("1.2.3", ">=1.2.3", True),
        ("1.2.3-rc.1", ">=1.2.3", False),
        ("1.2.3-rc.2", ">1.2.3-rc.1", True),
        ("1.2.3-rc.10", "<1.2.3-rc.9", False),
        ("1.2.3", ">= 1.1, < 1.2.3", False),
        ("0.2.9", "^0.2.3", True),
        ("0.3.0", "^0.2.3", False),
        ("2.0.0", "1", False),
        ("1.9.0", "1", True),
        ("1.3.0", "~1.2.7", False),
        ("1.2.9", "~1.2.7", True),
        ("1.2.9+own", "=1.2.9", True),
    ]:
        assert meets(version, requirement) is expected, (version, requirement)
    advisory = {"advisory": {}, "versions": {"patched": [">=1.1"], "unaffected": ["<0.5"]}}
    assert [concerns(advisory, version) for version in ("0.4.9", "0.5.0", "1.0.9", "1.1.0")] == [False, True, True, False]
    assert not concerns({**advisory, "advisory": {"withdrawn": "2026-01-01"}}, "1.0.0")


def main():
    if "--self-test" in sys.argv[1:]:
        return self_test()
    if len(sys.argv) != 2 or not (known := advisories(Path(sys.argv[1]))):
        sys.exit("advisories.py: name a folder with a clone of https://github.com/rustsec/advisory-db")
    locks = subprocess.run(["git", "ls-files", "*Cargo.lock"], check=True, capture_output=True, text=True).stdout.split()
    faults = packages = 0
    for lock in locks:
        for package in tomllib.loads(Path(lock).read_text(encoding="utf-8"))["package"]:
            packages += 1
            for advisory in known.get(package["name"], []):
                if not concerns(advisory, package["version"]):
                    continue
                about = advisory["advisory"]
                kind = about.get("informational", "vulnerability")
                faults += lock == "Cargo.lock" and kind not in ("unmaintained", "notice")
                print(f"{lock}: {package['name']} {package['version']}: {about['id']}, {kind}")
    print(f"advisories: {packages} packages, {sum(map(len, known.values()))} advisories: {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

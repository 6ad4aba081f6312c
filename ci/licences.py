#!/usr/bin/env python3
"""Whether dependencies may be used: `ci/licences.py`, in the repository. It stands for `cargo deny check licenses sources`, and needs nothing but cargo.

Each package that Cargo.lock names, of any target and feature, must have a licence that allows ours (MIT or Apache-2.0), by the SPDX expression of its manifest,
and come from crates.io. Advisories are looked up by ci/advisories.py, which needs their database.
"""

import json
import re
import subprocess
import sys

#: Licences that ask for no more than their text and the names of the authors; MPL-2.0 does for files that we do not change.
ALLOWED = {"Apache-2.0", "ISC", "MIT", "MPL-2.0", "Unicode-3.0", "Unlicense", "Zlib", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "0BSD", "BSL-1.0"}
REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"


def allowed(expression):
    """Whether an SPDX expression can be met by allowed licences; `/` is an old way to write OR, and an exception only adds a permission."""
    text = re.sub(r"\s+WITH\s+[\w.-]+", "", expression.replace("/", " OR "))
    tokens = re.findall(r"[()]|[\w.+-]+", text)

    def any_of():
        result = all_of()
        while tokens and tokens[0] == "OR":
            tokens.pop(0)
            result = all_of() or result
        return result

    def all_of():
        result = one()
        while tokens and tokens[0] == "AND":
            tokens.pop(0)
            result = one() and result
        return result

    def one():
        token = tokens.pop(0) if tokens else ""
        if token != "(":
            return token in ALLOWED
        result = any_of()
        if tokens:
            tokens.pop(0)
        return result

    result = any_of()
    return result and not tokens


def faults(package):
    """What is wrong with a package of `cargo metadata`."""
    name = f"{package['name']} {package['version']}"
    licence = package["license"]
    if not licence or not allowed(licence):
        yield f"{name}: its licence is {licence or 'not said'}"
    if package["source"] not in (None, REGISTRY):
        yield f"{name}: it comes from {package['source']}"


def self_test():
    cases = {
        "MIT": True,
        "MIT/Apache-2.0": True,
        "GPL-3.0": False,
        "GPL-3.0 OR MIT": True,
        "GPL-3.0 AND MIT": False,
        "(MIT OR GPL-3.0) AND Unicode-3.0": True,
        "(GPL-3.0 OR GPL-2.0) AND MIT": False,
        "Apache-2.0 WITH LLVM-exception": True,
        "GPL-2.0 WITH Classpath-exception-2.0": False,
        "": False,
        "MIT )": False,
    }
    for expression, expected in cases.items():
        assert allowed(expression) is expected, expression
    package = {"name": "a", "version": "1.0.0", "license": "MIT", "source": REGISTRY}
    assert list(faults(package)) == []
    assert len(list(faults({**package, "license": None, "source": "git+https://example.org/a"}))) == 2


def main():
    if "--self-test" in sys.argv[1:]:
        return self_test()
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--all-features"]
    packages = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)["packages"]
    found = [fault for package in packages for fault in faults(package)]
    for fault in found:
        print(f"licences.py: {fault}", file=sys.stderr)
    print(f"licences: {len(packages)} packages: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Runs CPython's own test_hashlib over hashweave.

The test comes from the interpreter that runs this (its package `test`), unchanged: only the module that it calls `hashlib` is another, and the list of
constructors has ours alone. What is not applicable is listed with its reason; an entry of that list that passes is an error, and so is one that names no test.
"""

from __future__ import annotations

import importlib
import sys
import types
import unittest
from typing import Any

import hashweave

#: Tests that cannot pass, and why. A name that ends with * stands for all that begin so.
NOT_APPLICABLE = {
    "HashLibTestCase.test_get_builtin_constructor": "of hashlib's choice between OpenSSL and its own code; there is none here",
    "HashLibTestCase.test_hash_disallow_instantiation": "of types inside hashlib; test_disallow_instantiation asks the same of ours",
    "HashLibTestCase.test_readonly_types": "Python's stable ABI before 3.14 has no immutable types",
    "HashLibTestCase.test_clinic_signature*": "hashlib takes the name `string` for what is `data` here",
    "KDFTests.test_pbkdf2_hmac_*": "hashlib's key derivation, which is not hashing; hmac.new takes hashweave.sha256",
    "KDFTests.test_scrypt*": "hashlib's key derivation, which is not hashing",
}

#: What a list entry may be of in versions that lack the test.
OF_SOME_VERSIONS = {"HashLibTestCase.test_clinic_signature*"}


class Module(types.ModuleType):
    """Stands for hashlib in the test."""

    def __init__(self) -> None:
        super().__init__("hashlib")
        vars(self).update({name: getattr(hashweave, name) for name in hashweave.__all__})


def load() -> Any:
    """CPython's test, over ours."""
    try:
        module = importlib.import_module("test.test_hashlib")
    except ImportError:
        sys.exit("CPython's own tests are missing: install libpython3-testsuite, or take an interpreter that has the package `test`")
    module.hashlib = module.openssl_hashlib = module.builtin_hashlib = Module()
    module.HASH = module.HASHXOF = None
    case = module.HashLibTestCase
    ours = sorted(hashweave.algorithms_guaranteed)
    case.supported_hash_names = (*ours, *(name.upper() for name in ours))
    case.shakes = {name for name in ours if isinstance(hashweave.new(name), hashweave.Xof)}

    def init(self: Any, *args: Any, **kwargs: Any) -> None:
        def by_name(name: str) -> Any:
            return lambda *data, **options: hashweave.new(name, *data, **options)

        self.constructors_to_test = {name: {getattr(hashweave, name), by_name(name)} for name in ours}
        self._hashlib = None
        unittest.TestCase.__init__(self, *args, **kwargs)

    case.__init__ = init
    # None of the tests may look for what is at an address on the network.
    module.support.open_urlresource = lambda *_, **__: (_ for _ in ()).throw(OSError("no network"))
    return module


def matches(name: str, entry: str) -> bool:
    return name.startswith(entry[:-1]) if entry.endswith("*") else name == entry


def main() -> int:
    module = load()
    passed, skipped, faults, used = 0, [], [], set()
    for test in unittest.defaultTestLoader.loadTestsFromModule(module):
        for case in test:
            name = ".".join(case.id().split(".")[-2:])
            entry = next((entry for entry in NOT_APPLICABLE if matches(name, entry)), None)
            result = unittest.TestResult()
            result.failfast = False
            if entry is None or "huge" not in name and "uintmax" not in name:
                case.run(result)
            broken = [text for _, text in result.failures + result.errors]
            if entry is not None:
                used.add(entry)
                if result.testsRun and not broken and not result.skipped:
                    faults.append(f"{name} passes: take it off the list of what is not applicable")
            elif broken:
                faults.append(f"{name}\n{broken[0]}")
            elif result.skipped:
                skipped.append(f"{name}: {result.skipped[0][1]}")
            else:
                passed += 1
    faults += [f"{entry}: there is no such test" for entry in NOT_APPLICABLE if entry not in used | OF_SOME_VERSIONS]
    for entry in sorted(used):
        print(f"not applicable: {entry}: {NOT_APPLICABLE[entry]}")
    for line in skipped:
        print(f"skipped by itself: {line}")
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    print(f"{passed} passed, {len(faults)} failed: test_hashlib of CPython {sys.version.split()[0]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

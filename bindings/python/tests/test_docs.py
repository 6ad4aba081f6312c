"""The examples in docstrings, of Python sources and of the extension module."""

from __future__ import annotations

import doctest
import importlib
import inspect
import os
import types
from pathlib import Path
from typing import Any

import hashweave
import pytest
from hashweave import _hashweave

MODULES = ["hashweave", "hashweave._bar", "hashweave._columns", "hashweave._files", "hashweave._search", "hashweave._systems", "hashweave.distributed", "hashweave.ledger", "hashweave.merkle", "hashweave.replicate", "hashweave.verify"]


def examples(finder: doctest.DocTestFinder, name: str, object_: Any) -> list[doctest.DocTest]:
    """The examples of an object and, since doctest does not look into what a compiled module has, of its members."""
    globs = {"__name__": name}
    found = finder.find(object_, name, module=False, globs=globs)  # type: ignore[arg-type]
    if inspect.isclass(object_):
        for key, member in vars(object_).items():
            if (text := getattr(member, "__doc__", None)) and ">>>" in text:
                found.append(doctest.DocTestParser().get_doctest(text, globs, f"{name}.{key}", None, None))
    return [test for test in found if test.examples]


def collected() -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder()
    tests = []
    for name in MODULES:
        tests += [test for test in finder.find(importlib.import_module(name)) if test.examples]
    for key in _hashweave.__all__:
        object_ = getattr(_hashweave, key)
        if not isinstance(object_, (types.ModuleType, str)):
            tests += examples(finder, f"hashweave.{key}", object_)
    return list({test.name: test for test in tests}.values())


@pytest.mark.parametrize("test", collected(), ids=lambda test: test.name)
def test_example(test: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.failures == 0


def test_everything_is_documented() -> None:
    for key in hashweave.__all__:
        if not key.startswith(("algorithms", "__")):
            assert getattr(hashweave, key).__doc__, key
    assert len(collected()) >= 10


@pytest.mark.skipif("HASHWEAVE_DOCS" not in os.environ, reason="HASHWEAVE_DOCS names no folder of documentation")
@pytest.mark.parametrize("name", ["python.md", "distributed.md"])
def test_pages(name: str) -> None:
    page = Path(os.environ["HASHWEAVE_DOCS"], name)
    test = doctest.DocTestParser().get_doctest(page.read_text(), {}, page.name, str(page), 0)
    assert test.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.failures == 0

"""`python -m hashweave`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(path: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The module with these words, where programs are looked for in one folder."""
    command = [sys.executable, "-m", "hashweave", *words]
    return subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=60)


def test_the_program_takes_over(tmp_path: Path) -> None:
    program = tmp_path / "hashweave"
    program.write_text('#!/bin/sh\nprintf "<%s>" "$@"\nexit 5\n')
    program.chmod(0o755)
    done = run(str(tmp_path), "sum", "a file")
    assert (done.returncode, done.stdout, done.stderr) == (5, "<sum><a file>", "")


def test_without_the_program_one_line_says_where_it_is(tmp_path: Path) -> None:
    done = run(str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith("hashweave: the command line is not installed") and "cargo install" in done.stderr

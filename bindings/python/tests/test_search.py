"""The search, next to what hashlib says of the same messages, and ledgers."""

from __future__ import annotations

import gc
import hashlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import hashweave
import hashweave.ledger
import pytest

TEMPLATE = "x{counter:4}"


def message(counter: int) -> bytes:
    return b"x" + counter.to_bytes(4, "little")


def digest(counter: int, name: str = "sha3_256") -> bytes:
    return hashlib.new(name, message(counter)).digest()


def hits(count: int, bits: int, name: str = "sha3_256") -> list[int]:
    bound = (1 << 256 - bits).to_bytes(32, "big")
    return [counter for counter in range(count) if digest(counter, name) < bound]


@pytest.mark.parametrize("name", ["sha256", "sha3_256", "blake2s"])
def test_hits(name: str) -> None:
    found = list(hashweave.search(TEMPLATE, name, zero_bits=8, count=20_000))
    assert [one.counter for one in found] == hits(20_000, 8, name)
    for one in found:
        assert (one.kind, one.message, one.digest, one.salt) == ("hit", message(one.counter), digest(one.counter, name), b"")
        assert one.worker is not None and hashweave.new(one.algorithm, one.message).digest() == one.digest


def test_bests() -> None:
    best, expected = b"\xff" * 32, []
    for counter in range(20_000):
        if digest(counter) < best:
            best = digest(counter)
            expected.append(counter)
    run = hashweave.search(TEMPLATE, count=20_000, threads=2)
    assert [(one.kind, one.counter) for one in run] == [("best", counter) for counter in expected]
    assert run.progress.zero_bits == 256 - int.from_bytes(best, "big").bit_length()


def test_other_objectives() -> None:
    found = [one.counter for one in hashweave.search(TEMPLATE, below=b"\x01\x80", count=5000)]
    assert found == [counter for counter in range(5000) if digest(counter)[:2] < b"\x01\x80"]
    found = [one.counter for one in hashweave.search(TEMPLATE, match=(b"\x0f\xf0", b"\x05\x60"), count=50_000)]
    assert found and found == [c for c in range(50_000) if digest(c)[0] & 15 == 5 and digest(c)[1] & 0xF0 == 0x60]
    found = [one.counter for one in hashweave.search(TEMPLATE, zero_bits=8, digest_range=(12, 32), count=5000)]
    assert found == [counter for counter in range(5000) if digest(counter)[12] == 0]


def test_ranges_and_ends() -> None:
    everything = hits(40_000, 8)
    assert [one.counter for one in hashweave.search(TEMPLATE, zero_bits=8, start=10_000, count=10_000)] == [
        counter for counter in everything if 10_000 <= counter < 20_000
    ]
    assert [one.counter for one in hashweave.search(TEMPLATE, zero_bits=8, hits=3)] == everything[:3]
    parts = [[one.counter for one in hashweave.search(TEMPLATE, zero_bits=8, count=40_000, shard=(i, 3))] for i in (1, 2, 3)]
    assert sum(parts, []) == everything
    began = time.monotonic()
    assert list(hashweave.search("x{counter:8}", zero_bits=200, seconds=0.3)) == []
    assert time.monotonic() - began < 60


def test_salts() -> None:
    run = hashweave.search("{salt:4}{counter:4}", "sha256", zero_bits=8, count=2000, threads=2, salt=b"\0\0ab")
    found = list(run)
    assert run.salt == b"\0\0ab"
    assert {one.salt for one in found} == {b"\0\0ab", b"\1\0ab"}
    for one in found:
        assert one.message == one.salt + one.counter.to_bytes(4, "little")
        assert hashlib.sha256(one.message).digest() == one.digest
    assert len(hashweave.search("{salt:4}{counter:4}", count=1).salt) == 4


def test_progress_of_a_range_with_an_end(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    list(hashweave.search("x{counter:8}", "sha256", zero_bits=250, count=100_000, ledger=ledger))
    run = hashweave.search(ledger=ledger, resume=True, count=1 << 50, seconds=0.6)
    assert list(run) == []
    assert (run.progress.covered, run.progress.expected) == (100_000, (1 << 50) - 100_000)
    run = hashweave.search("x{counter:6}", "sha256", zero_bits=250, seconds=0.6)
    assert list(run) == []
    assert (run.progress.covered, run.progress.expected) == (0, 1 << 48)


def test_progress() -> None:
    told: list[hashweave.SearchProgress] = []
    run = hashweave.search("x{counter:8}", "sha256", zero_bits=250, seconds=1.0, progress=told.append)
    assert list(run) == []
    last = told[-1]
    assert len(told) > 2 and [one.total for one in told] == sorted(one.total for one in told)
    assert last.total > 0 and last.rate > 0 and last.odds is not None and last.elapsed >= 1
    assert run.progress.total == last.total and last.found == 0 and last.expected is None
    assert (run.algorithm, run.template) == ("sha256", "x{counter:8}")

    def raises(progress: hashweave.SearchProgress) -> None:
        raise KeyError("mine")

    run = hashweave.search("x{counter:8}", zero_bits=250, progress=raises)
    with pytest.raises(KeyError, match="mine"):
        next(run)
    with pytest.raises(StopIteration):
        next(run)


def test_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    list(hashweave.search("x{counter:8}", zero_bits=250, seconds=0.5, progress=True))
    assert "search" in capsys.readouterr().err


def test_without_tqdm() -> None:
    program = "import sys; sys.modules['tqdm'] = sys.modules['tqdm.auto'] = None\nimport hashweave\n"
    program += "print(len(list(hashweave.search('x{counter:4}', zero_bits=8, count=20000, progress=True))))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(len(hits(20_000, 8)))


def test_ctrl_c_saves_the_ledger(tmp_path: Path) -> None:
    path = tmp_path / "run.ledger"
    run = hashweave.search("x{counter:8}", "sha256", zero_bits=200, ledger=path)
    threading.Timer(0.7, signal.raise_signal, (signal.SIGINT,)).start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        next(run)
    assert time.monotonic() - began < 60
    kept = hashweave.ledger.read(path)
    assert kept.total == run.progress.total > 0
    assert kept.gaps() == [(kept.total, 2**64 - 1)]
    with pytest.raises(ValueError, match="holds finished ranges already; resume=True continues them"):
        hashweave.search("x{counter:8}", "sha256", zero_bits=200, ledger=path)
    with hashweave.search(ledger=path, resume=True, count=kept.total + 5000) as again:
        assert (again.algorithm, again.template) == ("sha256", "x{counter:8}")
        assert list(again) == []
    assert hashweave.ledger.read(path).total == kept.total + 5000


def test_close_and_with() -> None:
    with hashweave.search("x{counter:8}", zero_bits=16) as run:
        assert iter(run) is run
        first = next(run)
    assert first.digest[:2] == b"\0\0"
    with pytest.raises(StopIteration):
        next(run)
    run.close()
    run = hashweave.search("x{counter:8}", zero_bits=4)
    time.sleep(0.3)
    assert run.progress.found <= 20_000, "it waits until results are taken"
    del run
    gc.collect()
    run = hashweave.search("x{counter:8}", zero_bits=250)
    threading.Timer(0.3, run.close).start()
    assert list(run) == []


def test_iterated_by_several_threads() -> None:
    run = hashweave.search(TEMPLATE, zero_bits=4, count=50_000)
    found: list[int] = []
    threads = [threading.Thread(target=lambda: found.extend(one.counter for one in run)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == hits(50_000, 4)


GENESIS = "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d"


def test_presets() -> None:
    assert "cost" in [name for name, _, _ in hashweave.presets()["altcha-v2"][1]]
    assert hashweave.presets()["create2"][1][0] == ("deployer", "the contract that creates", None)
    # The first block of Bitcoin.
    block = next(hashweave.search(preset="bitcoin-header", set={"header": GENESIS}, start=2_083_236_800, count=200))
    assert block.counter == 2_083_236_893 and block.digest[::-1].hex().startswith("000000000019d6689c085ae165831e93")
    # A challenge that altcha-lib issued and solved (vectors/challenges).
    challenge = "a74b405a648d93b38041c23f4e9e2cb8842c1be86ff2286048473b6dae7b816f"
    with hashweave.search(preset="altcha-v1", set={"salt": "20771e3e7a10072e78923c5d&", "challenge": challenge}, hits=1) as run:
        assert [(one.counter, one.digest.hex()) for one in run] == [(52307, challenge)]
    # An objective of one's own, in place of that of the preset.
    run = hashweave.search(preset="altcha-v1", set={"salt": "a", "challenge": "00" * 32}, zero_bits=8, hits=1)
    assert (run.goal, run.template) == ("zero-bits 8", "a{counter:decimal}")
    make: Any = hashweave.search
    for text, arguments in {
        "preset: there is no preset 'create4'; there are create2": {"preset": "create4"},
        "preset: create2: deployer is missing": {"preset": "create2", "set": {"init-code": "00"}},
        "preset: create2 has no parameter 'flags'": {"preset": "create2", "set": {"flags": "00"}},
        "preset: it says the template and the algorithm": {"preset": "create2", "template": TEMPLATE, "set": {"deployer": "00" * 20, "init-code": "00"}},
        "set: give the preset": {"set": {"init-code": "00"}},
    }.items():
        with pytest.raises(ValueError, match=text):
            make(**arguments)


def test_faults() -> None:
    make: Any = hashweave.search
    for text, arguments in {
        "template: ": {"template": "no field"},
        "unsupported hash type": {"algorithm": "md4"},
        "zero_bits: the objective needs 300 bits": {"zero_bits": 300},
        "below: no digest is below zero": {"below": b"\0"},
        "match: the mask has 1 bytes and the value 2": {"match": (b"\1", b"\1\2")},
        "digest_range: ": {"digest_range": (20, 40)},
        "give at most one of them": {"zero_bits": 3, "below": b"\1"},
        "count: ": {"count": 0},
        "start and count: ": {"template": "{counter:1}", "start": 200, "count": 100},
        "salt: ": {"salt": b"123"},
        "threads must be 1 to 65536, not 0": {"threads": 0},
        "hits must be at least 1": {"hits": 0},
        "seconds must be a positive number of seconds, not -1": {"seconds": -1},
        "seconds must be a positive number of seconds, not NaN": {"seconds": float("nan")},
        "backend mmx: there is none of this name; available: auto": {"backend": "mmx"},
        "kernel best: there is none of this name; available: auto": {"kernel": "best"},
        "resume: needs a ledger": {"resume": True},
        r"shard \(4, 3\)": {"template": TEMPLATE, "shard": (4, 3)},
        "shard: the parts need the same salt": {"template": "{salt:3}{counter:3}", "shard": (1, 3)},
    }.items():
        with pytest.raises(ValueError, match=text):
            make(**arguments)
    for arguments in ({"count": -1}, {"count": 2**64}, {"start": -1}, {"zero_bits": -1}):
        with pytest.raises(OverflowError):
            make(**arguments)
    for arguments in ({"template": b"x"}, {"zero_bits": "8"}, {"below": 5}):
        with pytest.raises(TypeError):
            make(**arguments)
    with pytest.raises(TypeError):
        make(TEMPLATE, "sha256", 8)


def test_findings_compare() -> None:
    once, again = (next(hashweave.search(TEMPLATE, zero_bits=8, hits=1, threads=1)) for _ in range(2))
    assert once == again and hash(once) == hash(again) and once is not again
    assert repr(once) == f"<hashweave.Finding hit counter={once.counter} digest={once.digest.hex()}>"


def test_ledgers(tmp_path: Path) -> None:
    names = [tmp_path / f"{part}.ledger" for part in (1, 2)]
    for part, path in enumerate(names, 1):
        list(hashweave.search(TEMPLATE, zero_bits=8, count=20_000, shard=(part, 2), ledger=path))
    first = hashweave.ledger.read(names[0])
    assert (first.algorithm, first.template, first.goal, first.digest_range) == ("sha3-256", TEMPLATE, "zero-bits 8", "0..32")
    assert (first.total, first.salts, first.base_salt, first.path) == (10_000, [""], "", names[0])
    assert first.gaps() == [(10_000, 2**32 - 1)] and first.gaps(100, 9000) == []
    assert first.gaps(9999, 10_001) == [(10_000, 10_001)] and first.gaps(20_000, 20_000) == [(20_000, 20_000)]
    (range_,) = first.ranges
    assert (range_.first, range_.last, range_.results) == (0, 9999, first.results)
    assert range_.statement == f"{first.results} digests with 8 leading zero bits or more in [0, 10000)"
    whole = hashweave.ledger.merge(tmp_path / "all.ledger", names)
    found = whole.findings()
    assert [one.counter for one in found] == hits(20_000, 8)
    assert all(one.digest == digest(one.counter) and one.worker is None and one.kind == "hit" for one in found)
    assert whole.best == min(one.digest for one in found).hex()
    assert hashweave.ledger.check(whole.path, rescan=1000) == []
    again = list(hashweave.search(TEMPLATE, zero_bits=8, count=30_000, ledger=whole.path, resume=True))
    assert [one.counter for one in again] == hits(30_000, 8)


def test_one_process_has_a_ledger(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "run.ledger"
    list(hashweave.search(TEMPLATE, zero_bits=8, count=1000, ledger=path))
    with open(tmp_path / "run.ledger-lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(OSError, match="in use by another process; wait=True waits for it"):
            hashweave.search(ledger=path, resume=True, count=2000)
        with pytest.raises(OSError, match="in use by another process"):
            hashweave.ledger.read(path)
        threading.Timer(1.5, fcntl.flock, (lock, fcntl.LOCK_UN)).start()
        list(hashweave.search(ledger=path, resume=True, wait=True, count=2000))
    assert hashweave.ledger.read(path).total == 2000
    assert [file.name for file in tmp_path.iterdir()] == ["run.ledger"]
    with pytest.raises(ValueError, match="wait: needs a ledger"):
        hashweave.search(wait=True)


def test_a_ledger_that_is_removed_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "run.ledger"
    run = hashweave.search("x{counter:8}", "sha256", zero_bits=200, ledger=path)
    while not path.exists() or path.stat().st_size == 0:
        time.sleep(0.01)
    time.sleep(0.5)
    path.unlink()
    with pytest.raises(OSError, match="was removed or moved away while it was in use; it has been written again"):
        list(run)
    assert hashweave.ledger.read(path).total > 0
    assert hashweave.ledger.check(path) == []


def test_nothing_is_not_resumed(tmp_path: Path) -> None:
    list(hashweave.search(TEMPLATE, zero_bits=8, count=1000, ledger=tmp_path / "run.ledger"))
    with pytest.raises(FileNotFoundError, match=r"there is nothing to resume, .*; ledgers there: .*run\.ledger"):
        hashweave.search(ledger=tmp_path / "rum.ledger", resume=True)
    assert [file.name for file in tmp_path.iterdir()] == ["run.ledger"]
    list(hashweave.search(ledger=tmp_path / "new.ledger", resume=True, zero_bits=8, count=100))


def test_faults_of_ledgers(tmp_path: Path) -> None:
    path = tmp_path / "run.ledger"
    with pytest.raises(FileNotFoundError):
        hashweave.ledger.read(path)
    list(hashweave.search(TEMPLATE, zero_bits=8, count=1000, ledger=path))
    with pytest.raises(ValueError, match="of another search"):
        hashweave.search(TEMPLATE, zero_bits=9, count=1000, ledger=path, resume=True)
    with pytest.raises(ValueError, match="an output cannot be an input"):
        hashweave.ledger.merge(path, [path])
    with pytest.raises(ValueError, match="nothing to merge"):
        hashweave.ledger.merge(tmp_path / "new", [])
    other = tmp_path / "other"
    other.write_text("text" * 1000)
    with pytest.raises(ValueError, match="not a hashweave ledger"):
        hashweave.ledger.read(other)
    with pytest.raises(ValueError, match="first is 5, after last, 4"):
        hashweave.ledger.read(path).gaps(5, 4)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE results SET digest = zeroblob(32) WHERE counter = (SELECT min(counter) FROM results)")
    connection.close()
    with pytest.raises(hashweave.Damaged, match="damaged"):
        hashweave.ledger.read(path)


@pytest.mark.skipif("HASHWEAVE_NATIVE" not in os.environ, reason="HASHWEAVE_NATIVE names no native program")
def test_the_command_finds_the_same(tmp_path: Path) -> None:
    command = [os.environ["HASHWEAVE_NATIVE"], "search", "--message", TEMPLATE, "--zero-bits", "9", "--count", "100000"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    records = [json.loads(line) for line in done.stdout.splitlines()]
    theirs = [(record["input_hex"], record["hash_hex"]) for record in records if record["kind"] == "hit"]
    ours = [(one.message.hex(), one.digest.hex()) for one in hashweave.search(TEMPLATE, zero_bits=9, count=100_000)]
    assert theirs and ours == theirs

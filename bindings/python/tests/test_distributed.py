"""Jobs on executors: processes, some of which are killed, threads, Dask, Ray. What comes of them is what one thread makes."""

from __future__ import annotations

import concurrent.futures
import hashlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import hashweave
import hashweave.distributed
import hashweave.ledger
import pytest
from hashweave.distributed import Sector, processes, replicate_sectors, search, sum_files, walk

SALT = bytes([0, 0, 5, 6])
MESSAGE = "d{salt:4}{counter:5}"
#: Some seconds of one thread, in parts of a tenth of a second.
COUNT = 40_000_000
JOB: dict[str, Any] = {"template": MESSAGE, "algorithm": "sha256", "salt": SALT, "count": COUNT}


def seal(path: Path) -> Any:
    """That of all rows."""
    with sqlite3.connect(path) as database:
        return database.execute("SELECT seal FROM search").fetchone()[0]


def shown(run: Any) -> list[tuple[str, int, bytes, bytes]]:
    return [(one.kind, one.counter, one.message, one.digest) for one in run]


@pytest.fixture(scope="module", params=["min", "bits"])
def goal(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {} if request.param == "min" else {"zero_bits": 14}


@pytest.fixture(scope="module")
def alone(goal: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Any], Any]:
    """What one thread of one machine finds and keeps."""
    ledger = tmp_path_factory.mktemp("alone") / "ledger"
    found = shown(hashweave.search(**JOB, **goal, threads=1, ledger=ledger))
    assert len(found) > 3
    return found, seal(ledger)


def make_processes() -> Iterator[Any]:
    yield processes(2)


def make_dask() -> Iterator[Any]:
    import dask.distributed

    with (
        dask.distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        dask.distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


def make_ray() -> Iterator[Any]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    try:
        yield hashweave.distributed.RayExecutor()
    finally:
        ray.shutdown()


def make_threads() -> Iterator[Any]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


MAKERS = {"processes": make_processes, "threads": make_threads, "dask": make_dask, "ray": make_ray}

# What the schedulers' own code warns of.
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module", params=MAKERS)
def executor(request: pytest.FixtureRequest) -> Iterator[Any]:
    yield from MAKERS[request.param]()


def test_the_same_as_one_machine(executor: Any, goal: dict[str, Any], alone: tuple[list[Any], Any], tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    with search(executor, **JOB, **goal, ledger=ledger, task_seconds=0.1) as run:
        assert shown(run) == alone[0]
    assert run.parts > 10 and not run.blamed
    assert run.progress.total == COUNT
    assert seal(ledger) == alone[1]
    assert hashweave.ledger.check(ledger) == []
    # Everything is there: nothing is submitted, and what was found is shown again.
    with search(executor, ledger=ledger, resume=True, count=COUNT) as again:
        assert shown(again) == alone[0]
    assert again.parts == 0


def test_files_and_sectors(executor: Any, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in ("b/2", "b/1", "a", "c/d/e"):
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(os.urandom(1000))
    (tree / "link").symlink_to(tree / "a")
    summed = list(sum_files(executor, walk(tree), "blake2b", digest_size=20, batch=2))
    expected = [tree / name for name in ("a", "b/1", "b/2", "c/d/e")]
    assert summed == [(str(path), hashlib.blake2b(path.read_bytes(), digest_size=20).digest()) for path in expected]
    missing = [tree / "a", tree / "x", tree / "b/1"]
    kinds = [type(digest) for _, digest in sum_files(executor, missing, batch=1, return_exceptions=True)]
    assert kinds == [bytes, FileNotFoundError, bytes]
    seen = []
    with pytest.raises(FileNotFoundError, match="x"):
        seen.extend(sum_files(executor, missing, batch=1))
    (tmp_path / "data").write_bytes(b"".join(os.urandom(31) + b"\0" for _ in range(64)))
    ids = [bytes(31) + bytes([number]) for number in range(4)]
    sectors = [Sector(tmp_path / "data", tmp_path / f"{number}", ids[number]) for number in range(4)]
    made = list(replicate_sectors(executor, sectors, layers=2))
    assert [replica.sector for replica in made] == sectors
    for replica, sector in zip(made, sectors, strict=True):
        alone = tmp_path / "alone"
        assert hashweave.replicate.encode(sector.input, alone, sector.replica_id, layers=2, force=True).digests == replica.digests
        assert Path(sector.output).read_bytes() == alone.read_bytes()
    with pytest.raises(FileExistsError, match="force=True"):
        list(replicate_sectors(executor, sectors, layers=2))


def _pool() -> list[int]:
    """The processes of pools, without what multiprocessing has besides."""
    lists = [task.read_text() for task in Path("/proc/self/task").glob("*/children")]
    return [int(child) for text in lists for child in text.split() if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_killed_workers(goal: dict[str, Any], alone: tuple[list[Any], Any], tmp_path: Path) -> None:
    """SIGKILL in the middle, three times: pools are replaced, and nothing is lost or found twice."""
    ledger, killed = tmp_path / "ledger", []
    run = search(processes(2), **JOB, **goal, ledger=ledger, task_seconds=0.2)

    def kill() -> None:
        for _ in range(3):
            parts = run.parts
            while run.parts < parts + 2 and not run._search.complete:
                time.sleep(0.01)
            for child in _pool()[:1]:
                os.kill(child, signal.SIGKILL)
                killed.append(child)

    killer = threading.Thread(target=kill)
    killer.start()
    with run:
        found = shown(run)
    killer.join()
    assert len(killed) >= 2
    assert found == alone[0]
    assert seal(ledger) == alone[1]


def test_a_broken_pool_that_nobody_replaces(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    with ProcessPoolExecutor(1) as executor, search(executor, **{**JOB, "count": None}, ledger=ledger, task_seconds=0.1) as run:
        while run.parts < 4:
            time.sleep(0.01)
        for child in list(executor._processes):
            os.kill(child, signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            shown(run)
    assert hashweave.ledger.read(ledger).total > 0
    assert hashweave.ledger.check(ledger) == []


class Faulty(ThreadPoolExecutor):
    """An executor that does to tasks' results what it likes."""

    def __init__(self, change: Callable[[int, Any], Any]) -> None:
        super().__init__(2)
        self.change, self.calls = change, 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.calls += 1
        return super().submit(self._changed, self.calls, fn, args)

    def _changed(self, call: int, fn: Any, args: Any) -> Any:
        return self.change(call, lambda: fn(*args))


def test_results_are_not_believed(goal: dict[str, Any], alone: tuple[list[Any], Any], tmp_path: Path) -> None:
    def change(call: int, scan: Any) -> Any:
        scanned = scan()
        if call % 7 == 3 and scanned.found:
            counter, message, digest = scanned.found[-1]
            scanned.found[-1] = (counter, message, bytes([digest[0] ^ 1]) + digest[1:])
        return scanned._replace(wrong="a drill") if call % 7 == 5 else scanned

    ledger = tmp_path / "ledger"
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        with Faulty(change) as executor, search(executor, **JOB, **goal, ledger=ledger, task_seconds=0.1) as run:
            assert shown(run) == alone[0]
    assert seal(ledger) == alone[1]
    assert sum(run.blamed.values()) >= 3 and all(f"process {os.getpid()}" in node for node in run.blamed)
    texts = [str(warning.message) for warning in told]
    assert any("a drill" in text for text in texts) and any("digest that is not that of its message" in text for text in texts)


def test_lost_tasks(alone: tuple[list[Any], Any], goal: dict[str, Any]) -> None:
    """Those that fail at random, and one that fails always."""
    chance = random.Random(5)

    def lose(call: int, scan: Any) -> Any:
        if chance.random() < 0.2:
            raise ConnectionResetError("the worker is gone")
        return scan()

    with Faulty(lose) as executor, search(executor, **JOB, **goal, task_seconds=0.1, retries=20) as run:
        assert shown(run) == alone[0]

    def fail(call: int, scan: Any) -> Any:
        raise ConnectionResetError("there is no worker")

    with Faulty(fail) as executor:
        with search(executor, **JOB, retries=2, tasks=1) as run, pytest.raises(ConnectionResetError, match="no worker"):
            shown(run)
        assert executor.calls == 3
        with pytest.raises(ConnectionResetError):
            list(sum_files(executor, [__file__], retries=1))


def test_ends_and_bad_arguments(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        with search(executor, MESSAGE, zero_bits=16, hits=3, salt=SALT, task_seconds=0.05) as run:
            assert len(shown(run)) == 3
        # A busy machine may end no task in half a second.
        for seconds in (0.5, 2, 8, 32):
            told: list[Any] = []
            with search(executor, MESSAGE, zero_bits=64, seconds=seconds, task_seconds=0.05, progress=told.append) as run:
                assert shown(run) == []
            if run.progress.total > 0 and len(told) > 2 and told[-1].total > 0:
                break
        assert run.progress.total > 0 and len(told) > 2 and told[-1].total > 0 and 0 < told[-1].odds < 1
        with search(executor, MESSAGE, zero_bits=30, task_seconds=0.05) as run:
            time.sleep(0.3)
        shown(run)  # It has been left, so it ends.
        # Several threads of one worker share its part.
        with search(executor, MESSAGE, "sha256", salt=SALT, zero_bits=12, count=3_000_000, threads=3) as run:
            found = shown(run)
        assert found == shown(hashweave.search(MESSAGE, "sha256", salt=SALT, zero_bits=12, count=3_000_000, threads=1))
        for arguments, needle in [
            ({"zero_bits": 8, "below": b"\1"}, "zero_bits, below, below_le, nbits, match, any, checksum_case, base58 and score"),
            ({"task_seconds": 0}, "task_seconds"),
            ({"retries": -1}, "retries"),
            ({"tasks": 0}, "tasks"),
            ({"template": "no counter"}, "template"),
            ({"shard": (3, 2)}, "shard"),
            ({"resume": True}, "resume"),
            ({"wait": True}, "wait"),
        ]:
            with pytest.raises(ValueError, match=needle):
                search(executor, **arguments)
        # What only a worker finds out.
        with search(executor, MESSAGE, kernel="auto", backend="neon" if os.uname().machine == "x86_64" else "avx2") as run, pytest.raises(ValueError, match="backend"):
            shown(run)
        with pytest.raises(TypeError, match="a sequence"):
            sum_files(executor, "a")
        with pytest.raises(ValueError):
            sum_files(executor, ["a"], "md6")
        with pytest.raises(ValueError, match="batch"):
            sum_files(executor, ["a"], batch=0)
        with pytest.raises(TypeError, match="dir"):
            replicate_sectors(executor, [], dir="x")
    with pytest.raises(TypeError):
        search(5)  # type: ignore[arg-type]


SCRIPT = """
import sys, hashweave.distributed
from hashweave.distributed import processes, search
if __name__ == "__main__":
    try:
        with search(processes(2), {message!r}, "sha256", salt={salt!r}, zero_bits=14, count={count}, ledger=sys.argv[1], resume=True, task_seconds=0.2) as run:
            for found in run:
                print(found.counter, flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="sends signals to a group")
def test_ctrl_c_and_kill_of_the_coordinator(tmp_path: Path) -> None:
    """The terminal's Ctrl-C to the whole group, then SIGKILL to the coordinator; a third run, on one thread, goes on to the same ledger."""
    whole = tmp_path / "whole"
    expected = shown(hashweave.search(MESSAGE, "sha256", salt=SALT, zero_bits=14, count=COUNT, threads=1, ledger=whole))
    ledger, script = tmp_path / "ledger", tmp_path / "script.py"
    script.write_text(SCRIPT.format(message=MESSAGE, salt=SALT, count=COUNT))
    for kind in (signal.SIGINT, signal.SIGKILL):
        child = subprocess.Popen([sys.executable, script, ledger], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
        assert child.stdout is not None and child.stderr is not None
        for _ in range(60 if kind == signal.SIGINT else 400):
            assert child.stdout.readline()
        os.killpg(child.pid, kind)
        out, err = child.communicate(timeout=60)
        assert child.returncode == (130 if kind == signal.SIGINT else -signal.SIGKILL), err
        assert "Traceback" not in err, err
        assert hashweave.ledger.check(ledger) == []
        assert 0 < hashweave.ledger.read(ledger).total < COUNT
    assert shown(hashweave.search(ledger=ledger, resume=True, count=COUNT, threads=1)) == expected
    assert seal(ledger) == seal(whole)


def test_a_preset_is_a_search_of_workers() -> None:
    """A challenge that altcha-lib issued and solved (vectors/challenges)."""
    challenge = "a74b405a648d93b38041c23f4e9e2cb8842c1be86ff2286048473b6dae7b816f"
    parameters = {"salt": "20771e3e7a10072e78923c5d&", "challenge": challenge}
    with ThreadPoolExecutor(2) as executor:
        found = list(search(executor, preset="altcha-v1", set=parameters, count=100_001))
    assert [(one.counter, one.digest.hex()) for one in found] == [(52307, challenge)]

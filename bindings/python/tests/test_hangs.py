"""What must not hang: calls of an object within its own callbacks and from handlers of signals, and all of them after a fork.

Each test is a program of its own with a watchdog: one that hangs shows where every thread was, and fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

#: Seconds that a program may take.
LONGEST = 100

HEAD = f"""
import faulthandler
faulthandler.dump_traceback_later({LONGEST}, exit=True)
import gc, hashlib, os, signal, sys, threading, time, warnings
import hashweave, hashweave.distributed, hashweave.replicate
# Newer Pythons warn of forks with threads, which are what is tried here.
warnings.simplefilter("ignore", DeprecationWarning)

def in_child(act):
    \"\"\"Forks, does something in the child, and returns how it ended; the parent goes on when it has.\"\"\"
    child = os.fork()
    if child == 0:
        signal.alarm({LONGEST // 2})
        outcome = 1
        try:
            act()
            outcome = 0
        except BaseException:
            import traceback
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(outcome)
    return ended(child)

def ended(child):
    status = os.waitpid(child, 0)[1]
    assert not (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM), "the child hangs"
    return os.waitstatus_to_exitcode(status)

def refused(call):
    try:
        call()
    except RuntimeError as error:
        assert "are not in this fork of it: start another one here" in str(error), error
    else:
        raise AssertionError("it is not refused")

def endless(**more):
    return hashweave.search("x{{counter:8}}", "sha256", zero_bits=200, **more)

def few(**more):
    return [one.counter for one in hashweave.search("x{{counter:4}}", "sha256", zero_bits=8, count=2000, **more)]
"""


def ends(program: str, *arguments: str | Path) -> None:
    """Runs a program, which must end well and in time."""
    text = HEAD + textwrap.dedent(program)
    try:
        done = subprocess.run(
            [sys.executable, "-c", text, *map(str, arguments)], capture_output=True, text=True, timeout=LONGEST + 20, start_new_session=True
        )
    except subprocess.TimeoutExpired as error:
        pytest.fail(f"the program hangs, and so does its watchdog:\n{error.stderr}")
    assert done.returncode == 0, f"exit {done.returncode}; it hangs if this is a list of threads:\n{done.stderr}"


def test_a_search_in_its_own_callback() -> None:
    ends("""
        found, inner = [], []
        def look(progress):
            if len(inner) < 3:
                inner.append(next(run).counter)
            else:
                run.close()
        run = hashweave.search("x{counter:8}", "sha256", zero_bits=8, progress=look)
        for one in run:
            found.append(one.counter)
            if len(inner) < 3:
                time.sleep(0.02)
        assert len(inner) == 3 and not set(inner) & set(found)
        assert found == sorted(found) and run.progress.total > 0
        assert list(run) == []
    """)


def test_a_callback_that_waits_for_results_is_not_called_meanwhile() -> None:
    ends("""
        calls = depth = 0
        def look(progress):
            global calls, depth
            depth += 1
            assert depth == 1
            calls += 1
            assert list(run) == []
            depth -= 1
        run = endless(seconds=1.0, progress=look)
        assert list(run) == [] and calls == 1
    """)


def test_a_search_closed_by_another_thread_for_which_its_callback_waits() -> None:
    ends("""
        def look(progress):
            for act in (run.close, lambda: list(run)):
                thread = threading.Thread(target=act)
                thread.start()
                thread.join()
        run = endless(progress=look)
        assert list(run) == []
    """)


def test_a_search_closed_by_the_handler_of_a_signal() -> None:
    ends("""
        signal.signal(signal.SIGTERM, lambda *_: run.close())
        run = endless()
        threading.Timer(0.3, signal.raise_signal, (signal.SIGTERM,)).start()
        assert list(run) == []
    """)


def test_an_exception_of_a_callback_that_has_closed_its_search() -> None:
    ends("""
        def look(progress):
            run.close()
            raise KeyError("mine")
        run = endless(progress=look)
        try:
            next(run)
        except KeyError as error:
            assert error.args == ("mine",)
        else:
            raise AssertionError("no exception")
        assert list(run) == []
    """)


def test_a_search_that_only_its_callback_knows_ends() -> None:
    ends("""
        def tasks():
            return len(os.listdir("/proc/self/task")) if os.path.exists("/proc/self/task") else 1
        before = tasks()
        def begin():
            def look(progress):
                run.close()
            run = endless(progress=look, threads=3)
        begin()
        gc.collect()
        while tasks() > before:
            time.sleep(0.01)
    """)


def test_sums_and_replicas_in_their_own_callbacks(tmp_path: Path) -> None:
    ends(
        """
        folder = sys.argv[1]
        data = os.path.join(folder, "data")
        with open(data, "wb") as file:
            file.write(bytes(1 << 16))
        inner = []
        def look(*_):
            if not inner:
                inner.append(hashweave.sum_files([data], "sha256"))
                inner.append(hashweave.replicate.comm_d(data, progress=look))
                inner.append(few())
        assert hashweave.sum_files([data] * 50, "sha256", progress=look)[0] == hashlib.sha256(bytes(1 << 16)).digest()
        inner.clear()
        how = dict(scheme="sdr", layers=2, threads=1, progress=look)
        hashweave.replicate.encode(data, os.path.join(folder, "replica"), bytes(31) + b"\\1", **how)
    """,
        tmp_path,
    )


forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


@forks
def test_a_fork_with_a_search() -> None:
    ends("""
        run = hashweave.search("x{counter:8}", "sha256", zero_bits=12, threads=2)
        first = next(run)
        def child():
            refused(lambda: next(run))
            refused(lambda: run.progress)
            refused(lambda: list(run))
            assert (run.algorithm, run.template) == ("sha256", "x{counter:8}")
            run.close()
            with run:
                pass
            assert few() == few(threads=3)
        for _ in range(5):
            assert in_child(child) == 0
        assert next(run).counter > first.counter
        run.close()
    """)


@forks
def test_a_child_that_ends_as_a_program_does() -> None:
    ends("""
        run, pool = endless(threads=2), hashweave.Pool()
        # Its thread would be waited for in the child.
        faulthandler.cancel_dump_traceback_later()
        child = os.fork()
        if child == 0:
            signal.alarm(50)
            del run
            gc.collect()
            again = endless()
            sys.exit(7)
        assert ended(child) == 7
        run.close()
    """)


@forks
def test_multiprocessing_by_forks() -> None:
    ends("""
        import multiprocessing
        context = multiprocessing.get_context("fork")
        run, pool = endless(), hashweave.Pool(1)
        def work(number):
            h = hashweave.sha256()
            pool.update(h, bytes(100_000))
            return h.digest() == hashlib.sha256(bytes(100_000)).digest() and few() == expected
        expected = few()
        with context.Pool(2) as processes:
            assert all(processes.map(work, range(8)))
        run.close()
    """)


@forks
def test_forks_while_threads_hash() -> None:
    ends("""
        pool, shared, over = hashweave.Pool(2), hashweave.sha3_256(), threading.Event()
        message = bytes(300_000)
        def hash_on():
            own = hashweave.sha256()
            while not over.is_set():
                pool.update(own, message)
                shared.update(message)
                hashweave.update_many([own, shared], [message, b"few"])
                hashweave.digest_many([message] * 4, "blake2b", threads=2)
        threads = [threading.Thread(target=hash_on) for _ in range(6)]
        for thread in threads:
            thread.start()
        def child():
            shared.copy().update(message)
            shared.update(message)
            assert len(shared.digest()) == 32
            own = hashweave.sha256()
            pool.update(own, message)
            assert own.digest() == hashlib.sha256(message).digest()
            assert in_child(lambda: pool.update(own, message)) == 0
        for _ in range(40):
            assert in_child(child) == 0
        over.set()
        for thread in threads:
            thread.join()
        import subprocess
        subprocess.run([sys.executable, "-c", ""], check=True, preexec_fn=lambda: hashweave.sha256(message))
    """)


@forks
def test_forks_while_searches_begin_and_end() -> None:
    ends("""
        over = threading.Event()
        def search_on():
            while not over.is_set():
                few(threads=2)
                endless(threads=2).close()
        threads = [threading.Thread(target=search_on) for _ in range(3)]
        for thread in threads:
            thread.start()
        for _ in range(20):
            assert in_child(few) == 0
        over.set()
        for thread in threads:
            thread.join()
    """)


@forks
def test_forks_in_callbacks(tmp_path: Path) -> None:
    ends(
        """
        data = os.path.join(sys.argv[1], "data")
        with open(data, "wb") as file:
            file.write(bytes(1 << 20))
        children = []
        def fork(*_):
            if not children:
                children.append(os.fork())
                if children[0] == 0:
                    signal.alarm(50)
        def tried(call):
            children.clear()
            try:
                call()
                refusal = None
            except RuntimeError as error:
                refusal = str(error)
            if children and children[0] == 0:
                os._exit(0 if refusal and "not in this fork of it" in refusal else 1)
            assert refusal is None, refusal
            if children:
                assert ended(children[0]) == 0
        tried(lambda: list(endless(seconds=0.5, progress=fork)))
        assert children
        tried(lambda: hashweave.sum_files([data] * 200, "sha256", progress=fork))
        assert children
        how = dict(scheme="sdr", threads=1, progress=fork)
        tried(lambda: hashweave.replicate.encode(data, data + ".replica", bytes(31) + b"\\1", **how))
        def raises(*_):
            fork()
            if children[0] == 0:
                os._exit(0)
            raise KeyError("mine")
        children.clear()
        try:
            list(endless(progress=raises))
        except KeyError:
            assert ended(children[0]) == 0
    """,
        tmp_path,
    )


@forks
def test_a_fork_with_a_ledger(tmp_path: Path) -> None:
    ends(
        """
        own, other = (os.path.join(sys.argv[1], name) for name in ("own", "other"))
        run = endless(ledger=own, threads=1)
        def child():
            refused(lambda: next(run))
            if os.path.exists(other):
                os.unlink(other)
            few(ledger=other)
            assert hashweave.ledger.read(other).total == 2000
        import hashweave.ledger
        for _ in range(5):
            time.sleep(0.1)
            assert in_child(child) == 0
        run.close()
        kept = hashweave.ledger.read(own)
        assert kept.total == run.progress.total > 0
        list(endless(ledger=own, resume=True, count=kept.total + 1000))
    """,
        tmp_path,
    )


@forks
def test_a_fork_with_a_distributed_search() -> None:
    ends("""
        from concurrent.futures import ThreadPoolExecutor
        with ThreadPoolExecutor(2) as executor:
            run = hashweave.distributed.search(executor, "x{counter:8}", "sha256", zero_bits=12, task_seconds=0.1)
            next(run)
            def child():
                refused(lambda: next(run))
                refused(lambda: run.progress)
                run.close()
            assert in_child(child) == 0
            next(run)
            run.close()
    """)


def test_a_distributed_search_in_its_own_callback() -> None:
    ends("""
        from concurrent.futures import ThreadPoolExecutor
        with ThreadPoolExecutor(2) as executor:
            run = hashweave.distributed.search(
                executor, "x{counter:8}", "sha256", zero_bits=200, task_seconds=0.1, progress=lambda progress: run.close()
            )
            assert list(run) == []
    """)


def test_a_long_message() -> None:
    """The first parts of a search are as long as with a short message in blocks, not in counters: a million of these would take half an hour."""
    ends("""
        from concurrent.futures import ThreadPoolExecutor
        template = "{counter:8}" + "x" * 1_000_000
        run = hashweave.search(template, "sha256", threads=2)
        assert run.blocks == 15626
        assert next(run).counter == 0
        run.close()
        assert run.progress.total % 64 == 0
        with ThreadPoolExecutor(2) as executor:
            far = hashweave.distributed.search(executor, template, "sha256", task_seconds=0.1)
            assert next(far).counter == 0
            far.close()
    """)

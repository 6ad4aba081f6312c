"""Searches, sums and replicas on many machines, by an existing executor: processes of this machine, Dask, Ray, MPI, or any other that returns futures.

    with concurrent.futures.ProcessPoolExecutor() as executor:
        for found in hashweave.distributed.search(executor, "hello {counter:8}", "sha256", zero_bits=40, ledger="hello.ledger"):
            print(found)

    executor = dask.distributed.Client("scheduler:8786").get_executor()       # Dask
    executor = hashweave.distributed.RayExecutor()                           # Ray
    executor = mpi4py.futures.MPIPoolExecutor()                              # MPI

Workers need only this package: no shared disk and no open port. A task is a small part of the work; if it is lost with its worker, it is
submitted again. Only this process writes the ledger, in the order of counters, so the ledger does not depend on which worker did what. It is the same as that of one
thread on one machine, which can continue it.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import queue
import signal
import socket
import threading
import time
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from os import PathLike, fspath
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

from . import _files, _hashweave, replicate as _replicate
from ._bar import Counting, Searching
from ._hashweave import Finding, SearchProgress, WrongAnswer

__all__ = ["RayExecutor", "Replica", "Search", "Sector", "processes", "replicate_sectors", "search", "sum_files", "walk"]

#: An executor, or what makes one: then a pool that a killed process has broken is replaced.
Executors: TypeAlias = Executor | Callable[[], Executor]

Result = TypeVar("Result")

#: How long a result is waited for before something else is looked at.
_TICK = 0.05

#: Blocks that are hashed for the first parts: a fraction of a second.
_FIRST = 1 << 20


def _quiet() -> None:
    """Ignore Ctrl-C, which the terminal sends to all processes and which is meant for the coordinating one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes(workers: int | None = None) -> Callable[[], Executor]:
    """Return a function that makes a pool of processes on this machine, by default one per core. With it, `search` and the others replace a broken pool.

    Processes are spawned, so a script needs the usual `if __name__ == "__main__":`.
    """
    return functools.partial(ProcessPoolExecutor, workers or _cores(), multiprocessing.get_context("spawn"), _quiet)


def _cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class RayExecutor(Executor):
    """Ray as an executor: each call is a task that uses `num_cpus` cores. Other options of `ray.remote` can be given."""

    def __init__(self, *, num_cpus: float = 1, **options: Any) -> None:
        import ray as module

        # Some of its functions have no types.
        ray: Any = module
        if not ray.is_initialized():
            ray.init()
        self._call = ray.remote(num_cpus=num_cpus, **options)(_call)
        #: How many tasks run at once.
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1) / num_cpus)) if num_cpus else 1

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """A task."""
        future: Future[Result] = self._call.remote(fn, args, kwargs).future()
        return future


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


def _workers(executor: Executor) -> int:
    """How many tasks an executor runs at once, as far as it tells."""
    for name in ("workers", "_max_workers", "num_workers"):
        count = getattr(executor, name, None)
        if isinstance(count, int) and count > 0:
            return count
    client = getattr(executor, "_client", None)
    if client is not None and hasattr(client, "nthreads"):
        return max(1, int(sum(client.nthreads().values())))
    return _cores()


class _Crew:
    """Tasks on an executor, as many as keep its workers busy: what was lost is told, and a broken pool is replaced if somebody can make another."""

    def __init__(self, executor: Executors, tasks: int | None, retries: int) -> None:
        if retries < 0:
            raise ValueError(f"retries must not be negative, not {retries}")
        if tasks is not None and tasks < 1:
            raise ValueError(f"tasks must be at least 1, not {tasks}")
        self._make = None if isinstance(executor, Executor) else executor
        self._executor = executor if isinstance(executor, Executor) else executor()
        if not hasattr(self._executor, "submit"):
            raise TypeError(f"executor: {executor!r} is none, and makes none")
        self.tasks = tasks or 2 * _workers(self._executor)
        self._retries = retries
        self._broken = False
        #: Pools that broke since a task was done.
        self._breaks = 0
        self._failures: Counter[object] = Counter()
        self._out: dict[Future[Any], tuple[object, Executor]] = {}
        self._back: queue.SimpleQueue[Future[Any]] = queue.SimpleQueue()

    def __len__(self) -> int:
        return len(self._out)

    def submit(self, key: object, task: Callable[..., Any], *args: Any) -> None:
        """Submits what is known by a key."""
        if self._broken and self._make is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor, self._broken = self._make(), False
        try:
            future = self._executor.submit(task, *args)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        self._out[future] = (key, self._executor)
        future.add_done_callback(self._back.put)

    def back(self) -> tuple[object, Any] | None:
        """What has come back: its key, and its result, or None if it is to be done again; None if nothing has within a moment.

        What failed too often, or would fail again, raises its exception.
        """
        try:
            future = self._back.get(timeout=_TICK)
        except queue.Empty:
            return None
        key, executor = self._out.pop(future)
        try:
            result = future.result()
        except BrokenExecutor as error:
            self._replace(executor, error)
        except CancelledError as error:
            self.failed(key, error)
        except (TypeError, ValueError, KeyboardInterrupt):
            # Whoever did it again would fail in the same way, or is not to do it.
            raise
        except Exception as error:
            self.failed(key, error)
        else:
            self._breaks = 0
            return key, result
        return key, None

    def failed(self, key: object, error: BaseException) -> None:
        """Counts a failure; raises it when there have been too many."""
        self._failures[key] += 1
        if self._failures[key] > self._retries:
            raise error

    def _replace(self, executor: Executor, error: BrokenExecutor) -> None:
        """Of all the tasks that a broken pool gives back, the first one counts."""
        if self._broken or executor is not self._executor:
            return
        self._broken = True
        self._breaks += 1
        if self._make is None or self._breaks > self._retries:
            raise error

    def close(self) -> None:
        """Cancels what has not begun, and does not wait for the rest."""
        for future in self._out:
            future.cancel()
        if self._make is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


class _Scanned(NamedTuple):
    """What a worker returns of a part."""

    node: str
    seconds: float
    found: list[tuple[int, bytes, bytes]]
    wrong: str | None


def _scan(job: dict[str, Any], first: int, count: int) -> _Scanned:
    """A worker's task: all results of a part, by a search that knows of nothing before it, and has shown at its end that a known answer comes out right."""
    node, start = f"{socket.gethostname()}, process {os.getpid()}", time.perf_counter()
    try:
        with _hashweave.Search(**job, start=first, count=count, one_salt=True) as run:
            found = [(one.counter, one.message, one.digest) for one in run]
    except WrongAnswer as fault:
        return _Scanned(node, time.perf_counter() - start, [], str(fault))
    return _Scanned(node, time.perf_counter() - start, found, None)


class Search:
    """A search on an executor: an iterator over its results, in the order of counters. `hashweave.distributed.search` makes one.

    It starts when it is made, on a thread that submits tasks and collects their results, and ends as `hashweave.Search` does.
    """

    def __init__(
        self,
        executor: Executors,
        job: dict[str, Any],
        objective: dict[str, Any],
        own: dict[str, Any],
        task_seconds: float,
        tasks: int | None,
        retries: int,
    ) -> None:
        if not task_seconds > 0:
            raise ValueError(f"task_seconds must be positive, not {task_seconds}")
        self._crew = _Crew(executor, tasks, retries)
        try:
            self._search = _hashweave.Search(**{**job, **objective, **own, "threads": 1}, one_salt=True, elsewhere=True)
        except BaseException:
            self._crew.close()
            raise
        # As the ledger or the defaults have it: workers have no ledger.
        known = {name: getattr(self._search, name) for name in ("template", "algorithm", "salt", "goal", "digest_range")}
        self._job = {**job, **known}
        self._left: int | None = own["count"]
        self._seconds = task_seconds
        self._rate = _FIRST / self._search.blocks / task_seconds
        self._fault: BaseException | None = None
        #: How often each worker, by its machine and process, computed wrong. What it did was done again by others.
        self.blamed: Counter[str] = Counter()
        #: Parts that came back.
        self.parts = 0
        self._driver = threading.Thread(target=self._drive, name="hashweave.distributed", daemon=True)
        self._driver.start()

    def _drive(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # Processes that a pool starts from this thread inherit it: Ctrl-C does not come between their first lines and `_quiet`.
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            while not self._search.complete:
                self._hand_out()
                self._take_back()
        except BaseException as fault:
            self._fault = fault
        finally:
            self._search.finish()
            self._crew.close()

    def _hand_out(self) -> None:
        while len(self._crew) < self._crew.tasks:
            size = int(self._rate * self._seconds)
            if self._left is not None:
                # Towards the end less, so that all end together.
                size = min(size, self._left // (2 * self._crew.tasks))
            part = self._search.take(max(size, 1))
            if part is None:
                return
            if self._left is not None:
                self._left = max(0, self._left - part[1])
            self._crew.submit(part, _scan, self._job, *part)

    def _take_back(self) -> None:
        back = self._crew.back()
        if back is None:
            return
        part, scanned = back
        assert isinstance(part, tuple)
        first, count = part
        if scanned is None:
            self._search.lost(first)
            return
        fault = WrongAnswer(scanned.wrong) if scanned.wrong is not None else None
        if fault is None:
            try:
                self._search.done(first, scanned.found)
            except WrongAnswer as wrong:
                fault = wrong
        if fault is not None:
            self.blamed[scanned.node] += 1
            warnings.warn(f"{scanned.node} computed wrong: {fault}; its part goes to others", RuntimeWarning, stacklevel=2)
            self._search.lost(first)
            self._crew.failed(part, WrongAnswer(f"{scanned.node}: {fault}"))
            return
        self.parts += 1
        # The mean of the latest ones: workers differ, and clocks change.
        self._rate += (count / max(scanned.seconds, 1e-3) - self._rate) / 8

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Finding:
        try:
            return self._search.__next__()
        except StopIteration:
            self._driver.join()
            if self._fault is not None:
                fault, self._fault = self._fault, None
                raise fault from None
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the search and save the ledger, without waiting for running tasks."""
        self._search.close()
        self._driver.join()

    @property
    def progress(self) -> SearchProgress:
        """The progress of all workers together."""
        return self._search.progress

    @property
    def algorithm(self) -> str:
        """The name of the algorithm, as the command writes it."""
        return self._search.algorithm

    @property
    def template(self) -> str:
        """The template."""
        return self._search.template

    @property
    def salt(self) -> bytes:
        """The salt of all messages; empty if the template has none."""
        return self._search.salt

    def __repr__(self) -> str:
        return f"<hashweave.distributed.Search {self.algorithm} of {self.template!r}>"


def search(
    executor: Executors,
    template: str | None = None,
    algorithm: str | None = None,
    *,
    preset: str | None = None,
    set: Mapping[str, str] | None = None,
    zero_bits: int | None = None,
    below: bytes | None = None,
    below_le: bytes | None = None,
    nbits: int | None = None,
    match: tuple[bytes, bytes] | None = None,
    any: list[tuple[bytes, bytes]] | None = None,
    checksum_case: str | None = None,
    base58: str | None = None,
    score: str | None = None,
    digest_range: tuple[int, int] | None = None,
    salt: bytes | None = None,
    start: int = 0,
    count: int | None = None,
    seconds: float | None = None,
    hits: int | None = None,
    threads: int = 1,
    backend: str = "auto",
    kernel: str = "auto",
    ledger: str | PathLike[str] | None = None,
    resume: bool = False,
    wait: bool = False,
    shard: tuple[int, int] | None = None,
    progress: bool | Callable[[SearchProgress], object] | None = None,
    task_seconds: float = 2.0,
    tasks: int | None = None,
    retries: int = 3,
) -> Search:
    """`hashweave.search` on all workers of an executor. Results, their order and the ledger are those of one thread of one machine.

    `executor` is a `concurrent.futures.Executor`, or a function that makes one, as `processes` does: then a pool that is broken by a killed process is replaced. Messages
    have one salt, also on many workers. A task computes for about `task_seconds` on `threads` threads of its worker by `backend` and `kernel`; `tasks` are submitted
    at once, two a worker if no number is given. A task that fails is submitted again, `retries` times, and one whose worker computed wrong as well:
    the worker is then named in a warning and in `blamed`. Every result is hashed again here.

    With `resume`, everything that the ledger knows comes from it: template, algorithm, objective and salt.

    >>> import concurrent.futures, hashweave.distributed
    >>> with concurrent.futures.ThreadPoolExecutor(2) as executor:
    ...     for found in hashweave.distributed.search(executor, "hello {counter:8}", "sha256", zero_bits=16, hits=1):
    ...         print(found.counter, found.digest.hex()[:8])
    25172 00004ae8
    """
    job = {
        "template": template,
        "algorithm": algorithm,
        "salt": salt,
        "threads": threads,
        "backend": backend,
        "kernel": kernel,
    }
    objective = {
        "preset": preset,
        "set": None if set is None else dict(set),
        "zero_bits": zero_bits,
        "below": below,
        "below_le": below_le,
        "nbits": nbits,
        "match": match,
        "any": any,
        "checksum_case": checksum_case,
        "base58": base58,
        "score": score,
        "digest_range": digest_range,
    }
    own = {
        "start": start,
        "count": count,
        "seconds": seconds,
        "hits": hits,
        "backend": "auto",
        "kernel": "auto",
        "ledger": ledger,
        "resume": resume,
        "wait": wait,
        "shard": shard,
        "progress": Searching(count) if progress is True else progress or None,
    }
    return Search(executor, job, objective, own, task_seconds, tasks, retries)


def _in_order(executor: Executors, jobs: Iterable[tuple[Any, ...]], task: Callable[..., Result], tasks: int | None, retries: int) -> Iterator[Result]:
    """The results of a task for all jobs, in their order; each is called with how often it was submitted before, and the job."""
    crew = _Crew(executor, tasks, retries)
    coming = enumerate(jobs)
    again: deque[int] = deque()
    given: dict[int, tuple[Any, ...]] = {}
    before: Counter[int] = Counter()
    results: dict[int, Result] = {}
    wanted = 0
    try:
        while True:
            # No further ahead of the first that is missing than twice what is under way, so that memory is bounded.
            while len(crew) < crew.tasks and len(given) + len(results) < 3 * crew.tasks:
                if again:
                    number = again.popleft()
                else:
                    following = next(coming, None)
                    if following is None:
                        break
                    number = following[0]
                    given[number] = following[1]
                crew.submit(number, task, before[number], *given[number])
                before[number] += 1
            if not crew and not again:
                return
            back = crew.back()
            if back is None:
                continue
            key, result = back
            assert isinstance(key, int)
            if result is None:
                again.append(key)
                continue
            del given[key], before[key]
            results[key] = result
            while wanted in results:
                yield results.pop(wanted)
                wanted += 1
    finally:
        crew.close()


def walk(root: str | PathLike[str]) -> Iterator[str]:
    """Return the regular files below a directory, directory by directory, in the order of the bytes of their names, as `hashweave sum -r` does. Links are skipped."""
    with os.scandir(root) as entries:
        found = sorted(entries, key=lambda entry: os.fsencode(entry.name))
    for entry in found:
        if entry.is_dir(follow_symlinks=False):
            yield from walk(entry.path)
        elif entry.is_file(follow_symlinks=False):
            yield entry.path


def _sum(before: int, names: list[str], options: dict[str, Any]) -> list[bytes | OSError]:
    digests: list[bytes | OSError] = _files.sum_files(names, **options, return_exceptions=True)
    return digests


def sum_files(
    executor: Executors,
    paths: Iterable[str | PathLike[str]],
    algorithm: str = "sha256",
    *,
    digest_size: int | None = None,
    jobs: int = 1,
    batch: int = 256,
    progress: bool | Callable[[int], object] | None = None,
    return_exceptions: bool = False,
    tasks: int | None = None,
    retries: int = 3,
) -> Iterator[tuple[str, bytes | OSError]]:
    """Return the names of files and their digests, in order, computed by all workers of an executor. Workers must see the same files under the same names.

    A task sums `batch` files on `jobs` threads. Names are taken as they are needed, so they may come from `walk` of a tree of any size. A file that cannot be read raises its
    `OSError` in its turn; with `return_exceptions` the exception stands in the place of the digest. `progress` is called with how many files are done; True shows a bar.

    >>> import concurrent.futures, pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> for name in ("b", "a"):
    ...     _ = (folder / name).write_bytes(b"abc")
    >>> with concurrent.futures.ThreadPoolExecutor(2) as executor:
    ...     for name, digest in sum_files(executor, walk(folder)):
    ...         print(os.path.basename(name), digest.hex()[:8])
    a ba7816bf
    b ba7816bf
    """
    if isinstance(paths, (str, bytes, PathLike)):
        raise TypeError("paths: a sequence of paths, not one: give [path], or walk(path) for the files below it")
    if batch < 1:
        raise ValueError(f"batch must be at least 1, not {batch}")
    options = {"algorithm": algorithm, "digest_size": digest_size, "jobs": jobs}
    # A wrong name of an algorithm, or a wrong length, is told before anything is submitted.
    _files.sum_files([], algorithm, digest_size=digest_size, jobs=jobs)
    return _sums(executor, paths, options, batch, progress, return_exceptions, tasks, retries)


def _sums(
    executor: Executors,
    paths: Iterable[str | PathLike[str]],
    options: dict[str, Any],
    batch: int,
    progress: bool | Callable[[int], object] | None,
    return_exceptions: bool,
    tasks: int | None,
    retries: int,
) -> Iterator[tuple[str, bytes | OSError]]:
    batches: deque[list[str]] = deque()

    def batched() -> Iterator[tuple[list[str], dict[str, Any]]]:
        names: list[str] = []
        for path in paths:
            names.append(fspath(path))
            if len(names) == batch:
                batches.append(names)
                yield names, options
                names = []
        if names:
            batches.append(names)
            yield names, options

    bar = Counting(None, "sum", "file") if progress is True else None
    done = 0
    try:
        for digests in _in_order(executor, batched(), _sum, tasks, retries):
            for name, digest in zip(batches.popleft(), digests, strict=True):
                if isinstance(digest, OSError) and not return_exceptions:
                    raise digest
                yield name, digest
            done += len(digests)
            if bar is not None:
                bar.show(done)
            elif callable(progress):
                progress(done)
    finally:
        if bar is not None:
            bar.close()


class Sector(NamedTuple):
    """The data and the id of one replica."""

    #: The data.
    input: str | PathLike[str]
    #: Where the replica goes.
    output: str | PathLike[str]
    #: 32 bytes.
    replica_id: bytes
    #: Where layers and a checkpoint are kept, from which somebody else goes on; None: nothing is kept.
    dir: str | PathLike[str] | None = None


class Replica(NamedTuple):
    """A replica that was made."""

    sector: Sector
    #: The digests of its layers.
    digests: list[bytes]
    #: How long it took.
    seconds: float
    #: The machine and the process that made it.
    node: str


def _encode(before: int, sector: Sector, how: dict[str, Any]) -> Replica:
    if before:
        # What was lost may have been all but told: this replaces it. With a folder, layers that are there are gone on with.
        how = {**how, "force": True, "resume": sector.dir is not None or how.get("resume", False)}
    run = _replicate.encode(sector.input, sector.output, sector.replica_id, dir=sector.dir, **how)
    return Replica(sector, run.digests, run.seconds, f"{socket.gethostname()}, process {os.getpid()}")


def replicate_sectors(
    executor: Executors, sectors: Iterable[Sector | tuple[Any, ...]], *, tasks: int | None = None, retries: int = 3, **how: Any
) -> Iterator[Replica]:
    """Encode data into replicas, with one task for each, and return them in order. Workers must see the same files under the same names.

    `how` are options of `hashweave.replicate.encode`, `threads` of which is 1 if it is not given. A sector whose worker is lost is done again by another, from the checkpoint in its `dir` if
    it has one.

    >>> import concurrent.futures, pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> _ = (folder / "data").write_bytes(bytes(2048))
    >>> sectors = [Sector(folder / "data", folder / str(number), bytes(31) + bytes([number])) for number in range(3)]
    >>> with concurrent.futures.ThreadPoolExecutor(2) as executor:
    ...     [replica.sector.output.name for replica in replicate_sectors(executor, sectors)]
    ['0', '1', '2']
    """
    how = {"threads": 1, **how}
    if "dir" in how or "progress" in how:
        raise TypeError("dir is one of each sector, and there is no progress within a sector")

    def jobs() -> Iterator[tuple[Sector, dict[str, Any]]]:
        for each in sectors:
            sector = Sector(*each)
            if os.path.exists(sector.output) and not how.get("force"):
                raise FileExistsError(f"{fspath(sector.output)}: it is there already; force=True replaces it")
            yield sector, how

    return _in_order(executor, jobs(), _encode, tasks, retries)

"""Proof-of-replication on files: encodes data into replicas, and decodes them.

Functions that take files take one path or a sequence of paths; several replicas are computed together. `progress` is called a few times per second with
a `Progress`; True shows a progress bar if tqdm is installed. Ctrl-C ends a run; with `dir`, `resume=True` continues from what was saved.

>>> import hashweave.replicate, pathlib, tempfile
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> (folder / "data").write_bytes(bytes(2048))
2048
>>> replica_id = bytes(31) + b"\\7"
>>> run = hashweave.replicate.encode(folder / "data", folder / "replica", replica_id)
>>> (folder / "replica").read_bytes() == bytes(2048)
False
>>> back = hashweave.replicate.decode(folder / "replica", folder / "back", replica_id)
>>> (folder / "back").read_bytes() == bytes(2048)
True
>>> hashweave.replicate.comm_d(folder / "data").hex()[:16]
'fc7e928296e516fa'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from . import _hashweave
from ._bar import Counting
from ._hashweave import Replicated

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Audit", "Progress", "Replicated", "audit", "comm_d", "decode", "encode", "labels", "poseidon"]

Paths: TypeAlias = str | PathLike[str] | Sequence[str | PathLike[str]]
Ids: TypeAlias = bytes | Sequence[bytes]


class Progress(NamedTuple):
    """The progress of a run."""

    #: The stage: verifying, loading, labelling, encoding or saving.
    stage: str
    #: The layer, counted from 1.
    layer: int
    #: The number of layers.
    layers: int
    #: The number of labelled nodes in all layers and replicas.
    nodes_done: int
    #: The total number of nodes to be labelled.
    nodes_total: int


class Audit(NamedTuple):
    """The result of an audit without errors."""

    #: The number of nodes that were recomputed and compared.
    checked: int
    #: The seed with which they were drawn.
    seed: int


Told: TypeAlias = bool | Callable[[Progress], object] | None


class _Teller:
    """What is called with the figures of a run."""

    def __init__(self, told: Told) -> None:
        self.bar = Counting(None, "replicate", "node") if told is True else None
        self.call = told if callable(told) else None

    def __call__(self, *figures: Any) -> None:
        progress = Progress(*figures)
        if self.call is not None:
            self.call(progress)
        elif self.bar is not None:
            layer = f"{progress.layer}/{progress.layers}"
            self.bar.show(progress.nodes_done, progress.nodes_total, progress.stage, layer=layer)

    def __enter__(self) -> Callable[..., None] | None:
        return self if self.call is not None or self.bar is not None else None

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.close()


def _how(
    *,
    scheme: str = "sdr",
    nodes: int | None = None,
    layers: int | None = None,
    porep_id: bytes | None = None,
    api_version: str = "1.2.0",
    threads: int | None = None,
    dir: str | PathLike[str] | None = None,
    resume: bool = False,
    cached_graph: bool = False,
    kernel: str | None = None,
    pad: bool = False,
    fr32: bool = False,
    checkpoint: float = 20.0,
    force: bool = False,
    memory: int | None = None,
) -> dict[str, Any]:
    return locals()


def encode(
    inputs: Paths,
    outputs: Paths,
    replica_ids: Ids,
    *,
    scheme: str = "sdr",
    nodes: int | None = None,
    layers: int | None = None,
    porep_id: bytes | None = None,
    api_version: str = "1.2.0",
    threads: int | None = None,
    dir: str | PathLike[str] | None = None,
    resume: bool = False,
    cached_graph: bool = False,
    kernel: str | None = None,
    pad: bool = False,
    fr32: bool = False,
    checkpoint: float = 20.0,
    force: bool = False,
    memory: int | None = None,
    progress: Told = None,
) -> Replicated:
    """Encode data into replicas.

    `scheme` is sdr, zigzag or r2. `nodes` is the number of nodes of 32 bytes; by default it is that of the inputs. `layers`, `porep_id` and `api_version` are
    parameters of the graph. `dir` is a folder for layers, for a checkpoint every `checkpoint` seconds, from which `resume` continues, and with `cached_graph`
    for a cache of the graph. `pad` pads inputs with zeros; `fr32` pads them as Filecoin does, 127 bytes to 128, so they may be any files, whose `lengths`
    the result states. `force` replaces outputs that exist, and `memory` is the number of bytes that may be used.
    """
    how = _how(
        scheme=scheme,
        nodes=nodes,
        layers=layers,
        porep_id=porep_id,
        api_version=api_version,
        threads=threads,
        dir=dir,
        resume=resume,
        cached_graph=cached_graph,
        kernel=kernel,
        pad=pad,
        fr32=fr32,
        checkpoint=checkpoint,
        force=force,
        memory=memory,
    )
    with _Teller(progress) as teller:
        return _hashweave.encode(inputs, outputs, replica_ids, how, teller)


def decode(
    inputs: Paths,
    outputs: Paths,
    replica_ids: Ids,
    *,
    comm_d: Ids | None = None,
    fr32: bool = False,
    length: int | Sequence[int] | None = None,
    scheme: str = "sdr",
    nodes: int | None = None,
    layers: int | None = None,
    porep_id: bytes | None = None,
    api_version: str = "1.2.0",
    threads: int | None = None,
    dir: str | PathLike[str] | None = None,
    resume: bool = False,
    cached_graph: bool = False,
    kernel: str | None = None,
    checkpoint: float = 20.0,
    force: bool = False,
    memory: int | None = None,
    progress: Told = None,
) -> Replicated:
    """Decode replicas into data, which are compared with their commitment if `comm_d` is given. The parameters are those of `encode`.

    `fr32` takes the padding back: the output is the file that was encoded with `fr32`, of `length` bytes (`Replicated.lengths` of `encode`), or as long as the
    folder `dir` of that run says. `Replicated.verified` says what the data were compared with.
    """
    how = _how(
        scheme=scheme,
        nodes=nodes,
        layers=layers,
        porep_id=porep_id,
        api_version=api_version,
        threads=threads,
        dir=dir,
        resume=resume,
        cached_graph=cached_graph,
        kernel=kernel,
        fr32=fr32,
        checkpoint=checkpoint,
        force=force,
        memory=memory,
    )
    with _Teller(progress) as teller:
        return _hashweave.decode(inputs, outputs, replica_ids, comm_d, length, how, teller)


def labels(
    replica_ids: Ids,
    dir: str | PathLike[str],
    *,
    nodes: int,
    layers: int | None = None,
    porep_id: bytes | None = None,
    api_version: str = "1.2.0",
    threads: int | None = None,
    resume: bool = False,
    cached_graph: bool = False,
    kernel: str | None = None,
    checkpoint: float = 20.0,
    memory: int | None = None,
    progress: Told = None,
) -> Replicated:
    """Write the layers of sdr into a folder, without data, for replicas of the given number of nodes."""
    how = _how(
        nodes=nodes,
        layers=layers,
        porep_id=porep_id,
        api_version=api_version,
        threads=threads,
        dir=dir,
        resume=resume,
        cached_graph=cached_graph,
        kernel=kernel,
        checkpoint=checkpoint,
        memory=memory,
    )
    with _Teller(progress) as teller:
        return _hashweave.labels(replica_ids, how, teller)


def audit(
    dir: str | PathLike[str],
    *,
    samples: int = 176,
    seed: int | None = None,
    threads: int | None = None,
    progress: Told = None,
) -> Audit:
    """Recompute `samples` random nodes of every layer in a folder, and check the digests of its files. A difference raises `hashweave.Damaged`."""
    with _Teller(progress) as teller:
        return Audit(*_hashweave.audit(dir, samples, seed, threads, teller))


def comm_d(
    path: str | PathLike[str],
    *,
    pad: bool = False,
    fr32: bool = False,
    threads: int | None = None,
    progress: Told = None,
) -> bytes:
    """Return the commitment to the data of a file, nodes of 32 bytes; `pad` fills them with zeros to a power of two of nodes.

    With `fr32` the file is a piece, of any bytes, which is padded as Filecoin does: the result is its comm_p.
    """
    with _Teller(progress) as teller:
        return _hashweave.comm_d(path, pad, fr32, threads, teller)


def poseidon(preimages: Buffer, arity: int) -> bytes:
    """Return the digests of preimages by Poseidon over the scalar field of BLS12-381, as Filecoin's trees have it, one after another.

    A preimage is `arity` elements (2, 4, 8 or 11) of 32 bytes, the least significant first, each below the modulus; any other element is a ValueError.

    >>> import hashweave.replicate
    >>> hashweave.replicate.poseidon(bytes(32) + b"\\1" + bytes(31), 2).hex()[:16]
    'ffe7029a363c202e'
    """
    return _hashweave.poseidon(preimages, arity)

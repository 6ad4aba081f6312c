"""Proof-of-replication on files."""

from __future__ import annotations

import hashlib
import signal
import threading
import time
from pathlib import Path
from typing import Any

import hashweave
import pytest
from hashweave import replicate

IDS = [bytes([number]) * 31 + b"\1" for number in (1, 2, 3)]


def data(path: Path, nodes: int, seed: int = 0) -> Path:
    made = b"".join(hashlib.sha256(b"%d %d" % (seed, i)).digest()[:31] + b"\0" for i in range(nodes))
    path.write_bytes(made)
    return path


@pytest.mark.parametrize("scheme", ["sdr", "zigzag", "r2"])
def test_there_and_back(scheme: str, tmp_path: Path) -> None:
    inputs = [data(tmp_path / f"data {k}", 64, k) for k in range(3)]
    outputs = [tmp_path / f"replica {k}" for k in range(3)]
    backs = [tmp_path / f"back {k}" for k in range(3)]
    told: list[replicate.Progress] = []
    run = replicate.encode(inputs, outputs, IDS, scheme=scheme, threads=2, progress=told.append)
    assert run.digests == [hashlib.sha256(path.read_bytes()).digest() for path in outputs]
    assert len(set(run.digests)) == 3 and run.seconds > 0 and run.resumed_at is None and run.mended == []
    commitments = [replicate.comm_d(path) for path in inputs]
    replicate.decode(outputs, backs, IDS, scheme=scheme, comm_d=commitments)
    assert [path.read_bytes() for path in backs] == [path.read_bytes() for path in inputs]
    with pytest.raises((ValueError, hashweave.Damaged), match="comm"):
        replicate.decode(outputs[0], tmp_path / "wrong", IDS[0], scheme=scheme, comm_d=IDS[0])


def test_layers_are_kept_and_audited(tmp_path: Path) -> None:
    source, folder = data(tmp_path / "data", 1024), tmp_path / "kept"
    run = replicate.encode(source, tmp_path / "replica", IDS[0], dir=folder)
    told: list[replicate.Progress] = []
    audit = replicate.audit(folder, samples=20, seed=5, progress=told.append)
    assert audit.seed == 5 and audit.checked > 0
    again = replicate.encode(source, tmp_path / "replica", IDS[0], dir=folder, resume=True, force=True)
    assert again.digests == run.digests and again.resumed_at is not None
    layer = folder / "layer-01.dat"
    kept = bytearray(layer.read_bytes())
    kept[100] ^= 1
    layer.write_bytes(kept)
    with pytest.raises(hashweave.Damaged, match=r"layer-01\.dat"):
        replicate.audit(folder)


def test_labels(tmp_path: Path) -> None:
    run = replicate.labels(IDS[:2], tmp_path / "labels", nodes=64, layers=2)
    files = [tmp_path / "labels" / str(k) / f"layer-0{layer}.dat" for k in (1, 2) for layer in (1, 2)]
    assert run.digests == [hashlib.sha256(path.read_bytes()).digest() for path in files]


def test_any_file_comes_back_with_fr32(tmp_path: Path) -> None:
    piece = b"".join(bytes([byte]) * 127 for byte in range(4))
    inputs = [tmp_path / name for name in ("piece", "short", "empty")]
    for path, data in zip(inputs, (piece, b"any bytes", b"")):
        path.write_bytes(data)
    # FRC-0069.
    comm_p = "496dae0cc9e265efe5a006e80626a5dc5c409e5d3155c13984caf6c8d5cfd605"
    assert replicate.comm_d(inputs[0], fr32=True).hex() == comm_p
    outputs, backs = ([path.with_suffix(end) for path in inputs] for end in (".replica", ".back"))
    ids = [bytes([number]) * 31 + b"\0" for number in range(3)]
    run = replicate.encode(inputs, outputs, ids, fr32=True, dir=tmp_path / "run")
    assert run.lengths == [508, 9, 0] and run.verified == []
    for more in ({"length": run.lengths}, {"dir": tmp_path / "run"}):
        back = replicate.decode(outputs, backs, ids, fr32=True, force=True, **more)
        assert back.lengths == [508, 9, 0]
        assert back.verified == [("data" if "dir" in more else "padding")] * 3
        assert [path.read_bytes() for path in backs] == [path.read_bytes() for path in inputs]
    with pytest.raises(ValueError, match="give length N"):
        replicate.decode(outputs[0], tmp_path / "wrong", ids[0], fr32=True)
    with pytest.raises(ValueError, match="length: 1 for 3 inputs"):
        replicate.decode(outputs, backs, ids, fr32=True, length=508)
    assert not (tmp_path / "wrong").exists()


def test_comm_d_of_zeros_is_main_nets(tmp_path: Path) -> None:
    path = tmp_path / "zeros"
    path.write_bytes(bytes(2000))
    known = "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"
    assert replicate.comm_d(path, pad=True, threads=2).hex() == known
    with pytest.raises(ValueError, match="2000 bytes"):
        replicate.comm_d(path)


def test_poseidon_is_neptunes() -> None:
    elements = [i.to_bytes(32, "little") for i in range(11)]
    known = {2: "ffe7029a363c202e", 8: "e6a5386df534992a", 11: "6331692bc3bbe3ce"}
    for arity, begin in known.items():
        preimage = b"".join(elements[:arity])
        one = replicate.poseidon(preimage, arity)
        assert one.hex().startswith(begin)
        assert replicate.poseidon(bytearray(30 * preimage), arity) == 30 * one
    assert replicate.poseidon(b"", 4) == b""
    with pytest.raises(ValueError, match="not defined here for 3 elements"):
        replicate.poseidon(bytes(96), 3)
    with pytest.raises(ValueError, match="65 bytes are not whole preimages of 64 bytes"):
        replicate.poseidon(bytes(65), 2)
    with pytest.raises(ValueError, match="element 1 of preimage 0 is not below r"):
        replicate.poseidon(bytes(32) + b"\xff" * 32, 2)


def test_ctrl_c_and_on(tmp_path: Path) -> None:
    source, folder = data(tmp_path / "data", 1 << 19), tmp_path / "kept"
    how: Any = {"scheme": "r2", "layers": 99, "threads": 1, "dir": folder, "checkpoint": 0.1}
    threading.Timer(0.8, signal.raise_signal, (signal.SIGINT,)).start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        replicate.encode(source, tmp_path / "replica", IDS[0], **how)
    assert time.monotonic() - began < 60 and not (tmp_path / "replica").exists()
    with pytest.raises(KeyError, match="mine"):
        replicate.encode(source, tmp_path / "replica", IDS[0], **how, resume=True, progress=raises)


def raises(progress: replicate.Progress) -> None:
    raise KeyError("mine")


def test_faults(tmp_path: Path) -> None:
    source, out = data(tmp_path / "data", 64), tmp_path / "out"
    encode: Any = replicate.encode
    with pytest.raises(ValueError, match="replica_ids: 31 bytes instead of 32"):
        encode(source, out, bytes(31))
    with pytest.raises(ValueError, match="outputs: 1 for 2 inputs"):
        encode([source, source], out, IDS[:2])
    with pytest.raises(ValueError, match="replica_ids: 2 for 1 inputs"):
        encode(source, out, IDS[:2])
    with pytest.raises(ValueError, match="drg"):
        encode(source, out, IDS[0], scheme="drg")
    with pytest.raises(FileNotFoundError):
        encode(tmp_path / "none", out, IDS[0])
    with pytest.raises(ValueError, match="threads must be"):
        encode(source, out, IDS[0], threads=0)
    for bad in (-1.0, float("nan")):
        with pytest.raises(ValueError, match="checkpoint must be a number of seconds"):
            encode(source, out, IDS[0], checkpoint=bad)
    out.write_bytes(b"")
    with pytest.raises(ValueError, match="it exists already: choose another name, or give force to replace it"):
        encode(source, out, IDS[0])
    assert encode(source, out, IDS[0], force=True).digests
    with pytest.raises(ValueError, match="no layers in it"):
        replicate.audit(tmp_path)
    with pytest.raises(OverflowError, match="nodes: "):
        encode(source, out, IDS[0], nodes=-1)
    with pytest.raises(TypeError, match="layers: 'str'"):
        encode(source, out, IDS[0], layers="3")
    with pytest.raises(TypeError):
        encode(5, out, IDS[0])

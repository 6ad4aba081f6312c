"""Many messages and many hashes at once, next to hashlib one by one."""

from __future__ import annotations

import copy
import hashlib
import pickle
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import hashweave
import numpy as np
import pyarrow as pa
import pytest

SHARED = sorted(hashweave.algorithms_guaranteed & hashlib.algorithms_guaranteed)


def digest(name: str, message: Any, **options: Any) -> bytes:
    size = {"shake_128": (32,), "shake_256": (64,)}.get(name, ())
    return hashlib.new(name, message, **options).digest(*size)


def messages(count: int = 100, longest: int = 3000) -> list[bytes]:
    rng = random.Random(count)
    return [rng.randbytes(rng.choice((0, 1, 55, 64, 200, longest))) for _ in range(count)]


@pytest.mark.parametrize("name", SHARED)
def test_a_list(name: str) -> None:
    for count in (0, 1, 2, 5, 100):
        given = messages(count)
        expected = [digest(name, message) for message in given]
        assert hashweave.digest_many(given, name) == expected
        assert hashweave.digest_many(tuple(given), name) == expected
        assert hashweave.digest_many(map(bytearray, given), name) == expected
        assert hashweave.digest_many(given, name, threads=3) == expected
        assert hashweave.digest_many(given, name, threads=None) == expected


@pytest.mark.parametrize("name", SHARED)
def test_rows(name: str) -> None:
    for shape in ((1, 1), (3, 64), (64, 1000), (5, 0)):
        rows = np.random.default_rng(1).integers(0, 256, shape, np.uint8)
        expected = [digest(name, row.tobytes()) for row in rows]
        digests = hashweave.digest_many(rows, name)
        assert isinstance(digests, hashweave.Digests)
        assert list(digests) == expected
        view = np.asarray(digests)
        assert view.shape == (shape[0], digests.digest_size) and not view.flags.writeable
        assert view.tobytes() == digests.tobytes() == b"".join(expected)
    empty = hashweave.digest_many(np.zeros((0, 5), np.uint8), name)
    assert len(empty) == 0 and memoryview(empty).shape == (0, empty.digest_size)


@pytest.mark.parametrize("name", SHARED)
def test_rows_at_a_distance(name: str) -> None:
    block = np.random.default_rng(2).integers(0, 256, (70, 200), np.uint8)
    block.flags.writeable = False
    size = len(digest(name, b""))
    for rows in (block[:, 8:72], block[3::7, :1], block[:, 200:], block[:1, 5:9], block[::-1][:1], block[:0, :9], memoryview(block)[4::2]):
        expected = [digest(name, bytes(row)) for row in np.asarray(rows)]
        assert list(hashweave.digest_many(rows, name)) == expected
        out = np.zeros((len(expected), size), np.uint8)
        assert hashweave.digest_many(rows, name, out, threads=3) is out
        assert [row.tobytes() for row in out] == expected
    # Enough for several threads, which share the rows.
    large = np.random.default_rng(3).integers(0, 256, (5000, 80), np.uint8)[:, 7:71]
    assert list(hashweave.digest_many(large, name, threads=3)) == [digest(name, row.tobytes()) for row in large]


def test_rows_with_a_key_or_of_another_length() -> None:
    rows = np.random.default_rng(4).integers(0, 256, (2500, 90), np.uint8)[:, :66]
    keyed = [hashlib.blake2s(row.tobytes(), key=b"k").digest() for row in rows]
    assert list(hashweave.digest_many(rows, "blake2s", key=b"k")) == keyed
    for size in (0, 5, 300):
        expected = [hashlib.shake_256(row.tobytes()).digest(size) for row in rows]
        assert list(hashweave.digest_many(rows, "shake_256", digest_size=size)) == expected


def test_digests_are_a_sequence_and_a_buffer() -> None:
    digests = hashweave.digest_many(np.zeros((3, 2), np.uint8), "sha256")
    assert digests[0] == digests[-1] == hashlib.sha256(bytes(2)).digest()
    for bad in (3, -4, 2**62, -(2**62)):
        with pytest.raises(IndexError):
            digests[bad]
    view = memoryview(digests)
    assert (view.ndim, view.shape, view.strides, view.format, view.readonly) == (2, (3, 32), (32, 1), "B", True)
    assert view.c_contiguous and bytes(view) == digests.tobytes()
    with pytest.raises((BufferError, ValueError)):
        np.frombuffer(digests, np.uint8)[0] = 1
    assert repr(digests) == f"<hashweave.Digests (3, 32): {digests[0].hex()[:8]}…, {digests[1].hex()[:8]}…, …>"
    assert repr(digests[:0]) == "<hashweave.Digests (0, 32)>"
    assert digests.hex() == [digest.hex() for digest in digests]
    # The memory belongs to the object, and lives as long as a view does.
    array = np.asarray(digests)
    address = array.ctypes.data
    assert np.asarray(digests).ctypes.data == address, "not a copy"
    del digests, view
    assert array[2].tobytes() == hashlib.sha256(bytes(2)).digest()


def test_slices_and_equality_of_digests() -> None:
    rows = np.arange(35, dtype=np.uint8).reshape(7, 5)
    digests = hashweave.digest_many(rows, "sha3_256")
    whole = list(digests)
    for part in (slice(None), slice(2, 5), slice(None, None, -1), slice(5, 0, -2), slice(3, 3), slice(-100, 100, 3)):
        assert isinstance(digests[part], hashweave.Digests)
        assert list(digests[part]) == whole[part]
        assert digests[part] == hashweave.digest_many(np.ascontiguousarray(rows[part]), "sha3_256")
    assert digests == digests[:] and digests != digests[1:]
    assert digests == whole == digests and digests != whole[1:] and digests != [*whole[:-1], whole[0]] and digests != [*whole, b""]
    assert digests != tuple(whole) and digests != b"".join(whole)
    assert len({digests, digests[:], digests[1:]}) == 2
    for wrong in ("0", 1.0, None):
        with pytest.raises(TypeError):
            digests[wrong]  # type: ignore[call-overload]
    with pytest.raises(ValueError):
        digests[::0]


def test_pickled_and_copied_digests() -> None:
    for size in (0, 20):
        digests = hashweave.digest_many([b"a", b"b"], "shake_128", digest_size=size)
        assert [len(digests), digests.hex()] == [2, [digest.hex() for digest in digests]]
        assert repr(digests).startswith(f"<hashweave.Digests (2, {size}): {digests[0][:4].hex()}…, ")
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(digests, protocol)) == digests
        assert copy.deepcopy(digests) == digests
    with pytest.raises(ValueError, match=r"^digests: 3 bytes, which are not \(2, 2\)$"):
        hashweave.Digests(b"abc", (2, 2))


def test_arrays_of_objects() -> None:
    given = np.array([*messages(3000), bytearray(b"a"), None], object)
    assert hashweave.digest_many(given[:-1]) == [digest("sha256", message) for message in given[:-1]]
    assert hashweave.digest_many(given[-2::-7]) == [digest("sha256", message) for message in given[-2::-7]]
    with pytest.raises(TypeError, match=r"^messages\[3001\]: object supporting the buffer API required, not NoneType$"):
        hashweave.digest_many(given)
    with pytest.raises(TypeError, match=r"^messages\[0\]: "):
        hashweave.digest_many(np.empty(2, object))


def test_out() -> None:
    given = messages(40)
    expected = [digest("sha256", message) for message in given]
    out = np.zeros((40, 32), np.uint8)
    assert hashweave.digest_many(given, "sha256", out) is out
    assert [row.tobytes() for row in out] == expected
    flat = bytearray(40 * 32)
    assert hashweave.digest_many(given, "sha256", out=flat, threads=2) is flat
    assert bytes(flat) == b"".join(expected)
    rows = np.frombuffer(random.Random(2).randbytes(40 * 100), np.uint8).reshape(40, 100)
    hashweave.digest_many(rows, "sha256", out)
    assert out[7].tobytes() == digest("sha256", rows[7].tobytes())
    part = np.zeros((80, 32), np.uint8)
    hashweave.digest_many(rows, "sha256", part[40:])
    assert not part[:40].any() and (part[40:] == out).all()


def test_faults_of_out() -> None:
    rows = np.zeros((4, 100), np.uint8)
    many: Any = hashweave.digest_many
    with pytest.raises(BufferError, match="out: the buffer cannot be written"):
        many(rows, "sha256", bytes(128))
    with pytest.raises(BufferError, match="out: the buffer is not C-contiguous"):
        many(rows, "sha256", np.zeros((4, 64), np.uint8)[:, ::2])
    with pytest.raises(BufferError, match="out: the buffer is not C-contiguous"):
        many(rows, "sha256", np.zeros((4, 32), np.uint8, order="F"))
    for shape in ((4, 33), (3, 32), (32, 4), (127,), (1, 4, 32)):
        with pytest.raises(ValueError, match=r"out: 4 digests have the shape \(4, 32\), not \("):
            many(rows, "sha256", np.zeros(shape, np.uint8))
    with pytest.raises(ValueError, match="out: the items are of format 'd'"):
        many(rows, "sha256", np.zeros((4, 4)))
    with pytest.raises(TypeError):
        many(rows, "sha256", "text")
    both = np.zeros((4, 132), np.uint8)
    whole = both.reshape(-1)
    with pytest.raises(ValueError, match="out: it overlaps message 1, which is still to be read"):
        many(whole[:400].reshape(4, 100), "sha256", whole[150 : 150 + 128])
    with pytest.raises(ValueError, match="out: it overlaps message 2, which is still to be read"):
        many(both[:, :100], "sha256", whole[300:428])
    block = bytearray(1000)
    view = memoryview(block)
    with pytest.raises(ValueError, match="overlaps message 2"):
        many([b"a", b"b", view[500:600], view[:10]], "sha256", view[590 : 590 + 128])
    # What only touches does not overlap.
    many([view[128:]], "sha256", view[:32])


def test_faults_of_messages() -> None:
    many: Any = hashweave.digest_many
    with pytest.raises(TypeError, match="not text"):
        many("abc")
    with pytest.raises(TypeError, match="a sequence of buffers or a buffer of two dimensions, not int"):
        many(5)
    with pytest.raises(TypeError, match=r"messages\[1\]: Strings must be encoded"):
        many([b"a", "b"])
    with pytest.raises(TypeError, match=r"messages\[0\]: object supporting the buffer API required, not int"):
        many([5])
    with pytest.raises(BufferError, match=r"messages\[0\]: memoryview: underlying buffer is not C-contiguous"):
        many([memoryview(b"abcd")[::2]])
    with pytest.raises(ValueError, match=r"a buffer of the shape \(3,\)"):
        many(b"abc")
    with pytest.raises(ValueError, match=r"a buffer of the shape \(2, 2, 2\)"):
        many(np.zeros((2, 2, 2), np.uint8))
    with pytest.raises(ValueError, match="messages: the items are of format 'd', not bytes"):
        many(np.zeros((2, 2)))
    with pytest.raises(BufferError, match="the bytes of a row are 2 bytes apart: give a copy"):
        many(np.zeros((4, 4), np.uint8)[:, ::2])
    with pytest.raises(BufferError, match="the bytes of a row are -1 bytes apart"):
        many(np.zeros((4, 4), np.uint8)[:, ::-1])
    with pytest.raises(BufferError, match="the bytes of a row are 4 bytes apart"):
        many(np.zeros((4, 4), np.uint8).T)
    with pytest.raises(BufferError, match="rows of 4 bytes are -4 bytes apart"):
        many(np.zeros((4, 4), np.uint8)[::-1])
    with pytest.raises(BufferError, match="rows of 4 bytes are 0 bytes apart"):
        many(np.broadcast_to(np.zeros(4, np.uint8), (3, 4)))
    with pytest.raises(BufferError, match="rows of 4 bytes are 3 bytes apart"):
        many(np.lib.stride_tricks.as_strided(np.zeros(16, np.uint8), (3, 4), (3, 1)))
    with pytest.raises(ValueError, match="unsupported hash type"):
        many([], "sha0")
    for bad in (0, -1, 10**6):
        with pytest.raises(ValueError, match="threads must be 1 to 65536"):
            many([], threads=bad)
    with pytest.raises(ValueError, match="digest_size must be 0 to 536870911, not -1"):
        many([], "shake_128", digest_size=-1)
    with pytest.raises(ValueError, match="sha256 has no digest of 20 bytes"):
        many([], "sha256", digest_size=20)
    with pytest.raises(ValueError, match="sha256 takes no key"):
        many([], "sha256", key=b"k")
    with pytest.raises(MemoryError):
        many(np.zeros((2**20, 0), np.uint8), "shake_128", digest_size=2**29 - 1)
    with pytest.raises(MemoryError, match="1099511627776 digests of 32 bytes"):
        many(np.zeros((2**40, 0), np.uint8))

    def raises() -> Any:
        yield b"a"
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        many(raises())


def test_keys_and_lengths() -> None:
    given = messages(50)
    expected = [hashlib.blake2b(message, key=b"secret", digest_size=20).digest() for message in given]
    assert hashweave.digest_many(given, "blake2b", key=b"secret", digest_size=20) == expected
    assert hashweave.digest_many(given, "blake2b-160", key=bytearray(b"secret")) == expected
    for size in (0, 5, 300):
        expected = [hashlib.shake_128(message).digest(size) for message in given]
        assert hashweave.digest_many(given, "shake_128", digest_size=size) == expected


def test_arrow() -> None:
    given = messages(50)
    expected = [digest("sha256", message) for message in given]
    for kind in (pa.binary(), pa.large_binary()):
        array = pa.array(given, kind)
        assert list(hashweave.digest_many(array)) == expected
        assert list(hashweave.digest_many(array[7:19])) == expected[7:19], "an array with an offset"
        assert len(hashweave.digest_many(array[:0])) == 0
    fixed = pa.array([message[:3].ljust(3) for message in given], pa.binary(3))
    assert list(hashweave.digest_many(fixed[5:])) == [digest("sha256", item.as_py()) for item in fixed[5:]]
    # A column of values that all have one length, and strings.
    for kind in (pa.binary(), pa.large_binary()):
        alike = pa.array([message[:3].ljust(3) for message in given], kind)
        assert list(hashweave.digest_many(alike[5:])) == [digest("sha256", item.as_py()) for item in alike[5:]]
        assert list(hashweave.digest_many(pa.array([b""] * 3, kind))) == [digest("sha256", b"")] * 3
    texts = ["", "a", "\u00fc\u20ac", "\U0001f600" * 40]
    for kind in (pa.string(), pa.large_string()):
        assert list(hashweave.digest_many(pa.array(texts, kind))) == [digest("sha256", text.encode()) for text in texts]
    assert list(hashweave.digest_many(pa.array([b""] * 4, pa.binary(0))[1:])) == [digest("sha256", b"")] * 3
    digests = hashweave.digest_many(pa.array(given, pa.binary()), "sha3_256")
    back = pa.array(digests)
    assert back.type == pa.binary(32) and back.to_pylist() == list(digests)
    assert back.buffers()[1].address == np.asarray(digests).ctypes.data, "not a copy"
    del digests
    assert back[3].as_py() == digest("sha3_256", given[3])
    out = np.zeros((50, 32), np.uint8)
    hashweave.digest_many(pa.array(given, pa.binary()), out=out)
    assert [row.tobytes() for row in out] == expected


def test_faults_of_arrow() -> None:
    with pytest.raises(ValueError, match="item 2 is null"):
        hashweave.digest_many(pa.array([b"0", b"a", b"b", None], pa.binary())[1:])
    for kind, number in ((pa.int32(), 4), (pa.int64(), 8)):
        wide = pa.large_binary() if number == 8 else pa.binary()
        for offsets in ([0, 3, 2, 4], [0, 9, 2, 4], [0, 1, -1, 4]):
            buffers = [None, pa.array(offsets, kind).buffers()[1], pa.py_buffer(b"abcd")]
            with pytest.raises(ValueError, match="not as its format says"):
                hashweave.digest_many(pa.Array.from_buffers(wide, 3, buffers))
    with pytest.raises(TypeError, match="messages: an Arrow array of int64; text and bytes have digests"):
        hashweave.digest_many(pa.array([1]))
    with pytest.raises(ValueError, match="item 2 is null"):
        hashweave.digest_many(pa.chunked_array([[b"a"], [b"b", None]]))

    class Wrong:
        def __arrow_c_array__(self) -> Any:
            return 5, 6

    with pytest.raises(TypeError):
        hashweave.digest_many(Wrong())


def test_update_many() -> None:
    names = SHARED * 3
    rng = random.Random(6)
    hashers = [hashweave.new(name) for name in names]
    theirs = [hashlib.new(name) for name in names]
    for _ in range(5):
        parts = [rng.randbytes(rng.choice((0, 10, 64, 500))) for _ in names]
        hashweave.update_many(hashers, parts)
        for their, part in zip(theirs, parts):
            their.update(part)
    for name, hasher, their in zip(names, hashers, theirs):
        size = (50,) if name.startswith("shake") else ()
        assert hasher.digest(*size) == their.digest(*size)
    hashweave.update_many([], [])


def test_faults_of_update_many() -> None:
    h: Any = hashweave.sha256()
    with pytest.raises(ValueError, match="2 hashers and 1 parts"):
        hashweave.update_many([h, h], [b""])
    with pytest.raises(ValueError, match=r"hashers\[2\] is the same as hashers\[0\]: join their parts"):
        hashweave.update_many([h, hashweave.sha256(), h], [b"a"] * 3)
    other: Any = hashlib.sha256()
    with pytest.raises(TypeError, match=r"hashers\[1\]: a hash of hashweave's is needed"):
        hashweave.update_many([h, other], [b"a", b"b"])
    part: Any = "text"
    with pytest.raises(TypeError, match=r"parts\[0\]: Strings must be encoded"):
        hashweave.update_many([h], [part])
    assert h.digest() == hashlib.sha256().digest(), "nothing was hashed"


def test_update_many_of_several_threads_in_circles() -> None:
    hashers = [hashweave.sha256() for _ in range(8)]
    piece = bytes(5000)

    def work(turn: int) -> None:
        own = hashers[turn:] + hashers[:turn]
        for _ in range(50):
            hashweave.update_many(own, [piece] * 8)

    threads = [threading.Thread(target=work, args=(turn,)) for turn in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {h.digest() for h in hashers} == {hashlib.sha256(piece * 200).digest()}


def test_pool() -> None:
    pool = hashweave.Pool(2)
    assert pool.threads == 2

    def one(number: int) -> bool:
        rng = random.Random(number)
        name = rng.choice(SHARED)
        ours, theirs = hashweave.new(name), hashlib.new(name)
        for _ in range(20):
            piece = rng.randbytes(rng.choice((0, 100, 3000, 70_000)))
            pool.update(ours, piece)
            theirs.update(piece)
        size = (50,) if name.startswith("shake") else ()
        return ours.digest(*size) == theirs.digest(*size)

    with ThreadPoolExecutor(16) as threads:
        assert all(threads.map(one, range(64)))
    with pytest.raises(ValueError, match="threads must be"):
        hashweave.Pool(0)
    with pytest.raises(TypeError):
        pool.update(hashlib.sha256(), b"")  # type: ignore[arg-type]

"""One hash in progress, next to hashlib's."""

from __future__ import annotations

import ctypes
import hashlib
import hmac
import io
import json
import mmap
import pickle
import random
import sys
import threading
from array import array
from pathlib import Path
from typing import Any

import hashweave
import pytest

SHARED = sorted(hashweave.algorithms_guaranteed & hashlib.algorithms_available)
XOFS = {"shake_128", "shake_256"}
VECTORS = Path(__file__).parents[3] / "vectors"


def length(name: str) -> tuple[int, ...]:
    return (77,) if name in XOFS else ()


@pytest.mark.parametrize("name", SHARED)
def test_every_length_and_every_cut(name: str) -> None:
    message = random.Random(1).randbytes(700)
    for size in (*range(0, 300, 7), 63, 64, 65, 111, 112, 127, 128, 129, 135, 136, 137, 167, 168, 169, 700):
        ours, theirs = getattr(hashweave, name)(message[:size]), hashlib.new(name, message[:size])
        assert ours.digest(*length(name)) == theirs.digest(*length(name))
        parted = hashweave.new(name)
        parted.update(message[: size // 3])
        copy = parted.copy()
        assert type(copy) is type(parted) is type(ours)
        parted.update(message[size // 3 : size])
        assert parted.hexdigest(*length(name)) == theirs.hexdigest(*length(name))
        assert copy.digest(*length(name)) == hashlib.new(name, message[: size // 3]).digest(*length(name))
    assert (ours.name, ours.digest_size, ours.block_size) == (theirs.name, theirs.digest_size, theirs.block_size)


@pytest.mark.parametrize("name", ["sha512_224", "sha512_256"])
def test_what_only_new_of_hashlib_has(name: str) -> None:
    """Random messages, alone and many at once; these have no constructors in hashlib."""
    assert name in SHARED, f"this Python's OpenSSL lacks {name}"
    source = random.Random(name)
    messages = [source.randbytes(source.randrange(1000)) for _ in range(200)]
    expected = [hashlib.new(name, message).digest() for message in messages]
    assert [getattr(hashweave, name)(message).digest() for message in messages] == expected
    assert hashweave.digest_many(messages, name) == expected
    for other in (name.upper(), name.replace("_", "/"), name.replace("_", "-").replace("sha", "SHA2-")):
        assert hashweave.new(other, messages[0]).digest() == expected[0]


def test_what_hashlib_has_not() -> None:
    empty = {
        "keccak_224": "f71837502ba8e108",
        "keccak_256": "c5d2460186f7233c",
        "keccak_384": "2c23146a63a29acf",
        "keccak_512": "0eab42de4c3ceb92",
    }
    for name, begin in empty.items():
        assert hashweave.new(name).hexdigest()[:16] == begin
        assert hashweave.new(name).name == name
    data = bytes(range(100))
    twice = hashlib.sha256(hashlib.sha256(data).digest()).digest()
    assert hashweave.sha256d(data).digest() == twice
    once = hashlib.sha256(data).digest()
    assert hashweave.hash160(data).digest() == hashweave.ripemd160(once).digest()
    # The public key and the hash of BIP 143's example of native P2WPKH.
    key = bytes.fromhex("025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee6357")
    assert hashweave.hash160(key).hexdigest() == "1d0f172a0ecb48aee1be1f2687d2963ae33f71a1"
    thrice = hashlib.sha3_256(hashlib.sha3_256(hashlib.sha3_256(data).digest()).digest()).digest()
    assert hashweave.sha3x(data).digest() == thrice


def test_names_as_others_write_them() -> None:
    for name in ("SHA256", "sha-256", "SHA2-256"):
        assert hashweave.new(name).name == "sha256"
    assert hashweave.new("blake2b-160").digest_size == 20
    assert hashweave.new("blake2s").digest_size == 32
    assert hashweave.new("blake2b", digest_size=20, key=b"k").digest() == hashlib.blake2b(digest_size=20, key=b"k").digest()
    with pytest.raises(ValueError, match="unsupported hash type md4; available: sha3_224, sha3_256"):
        hashweave.new("md4")
    with pytest.raises(TypeError):
        hashweave.new(5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="sha256 has no argument 'key'"):
        hashweave.new("sha256", key=b"k")


def test_turboshake() -> None:
    """The test vectors of RFC 9861, section 5."""
    blocks = (VECTORS / "kangaroo" / "TurboSHAKE.txt").read_text(encoding="ascii").split("\n\n")[1:]
    for block in blocks:
        vector = dict(line.split(" = ") for line in block.strip().split("\n"))
        pattern = bytes(range(0xFB))
        kind, _, count = vector["message"].partition(" ")
        message = (pattern * (int(count) // len(pattern) + 1))[: int(count)] if kind == "ptn" else bytes.fromhex(kind)
        make = getattr(hashweave, vector["function"].lower())
        h = make(message, domain=int(vector["domain"], 16))
        assert isinstance(h, hashweave.Xof)
        assert h.digest(int(vector["length"])).hex().endswith(vector["output"].lower())
        assert h.copy().digest(3) == h.digest(3)
        if vector["domain"] == "1F":
            assert hashweave.new(h.name, message).digest(16) == make(message).digest(16) == h.digest(16)
    assert len(blocks) > 30
    for bad in (0, 0x80, 0x100, -1):
        with pytest.raises(ValueError, match="domain must be 0x01 to 0x7F"):
            hashweave.turboshake256(domain=bad)


def test_every_algorithm_has_a_constructor() -> None:
    """The names of an error come from the library's table of algorithms."""
    with pytest.raises(ValueError) as caught:
        hashweave.new("none")
    names = str(caught.value).split("available: ")[1].split(", and")[0].split(", ")
    assert set(names) == hashweave.algorithms_guaranteed
    assert set(names) <= set(hashweave.__all__)


def test_usedforsecurity() -> None:
    for name in hashweave.algorithms_guaranteed:
        for choice in (True, False):
            hashweave.new(name, b"", usedforsecurity=choice)
            getattr(hashweave, name)(b"", usedforsecurity=choice)


def test_bytes_of_all_kinds(tmp_path: Any) -> None:
    data = random.Random(2).randbytes(4096)
    expected = hashlib.sha3_256(data).digest()
    file = tmp_path / "data"
    file.write_bytes(data)
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        kinds = [bytearray(data), memoryview(data), array("B", data), array("d", data), mapped, (ctypes.c_char * 4096).from_buffer_copy(data)]
        for kind in kinds:
            assert hashweave.sha3_256(kind).digest() == expected
    assert hashweave.sha256(memoryview(b"")).digest() == hashlib.sha256(b"").digest()
    assert hashweave.sha256(memoryview(b"abcd").cast("B", (2, 2))).digest() == hashlib.sha256(b"abcd").digest()
    assert hashweave.sha256(ctypes.c_int(5)).digest() == hashlib.sha256(ctypes.c_int(5)).digest()

    class Text(bytes):
        pass

    assert hashweave.sha3_256(Text(data)).digest() == expected


def test_what_is_no_bytes() -> None:
    for name in hashweave.algorithms_guaranteed:
        make: Any = getattr(hashweave, name)
        with pytest.raises(TypeError, match="Strings must be encoded before hashing"):
            make("text")
        with pytest.raises(TypeError, match="buffer API required, not int"):
            make(5)
        with pytest.raises(TypeError, match="buffer API required, not list"):
            make().update([b"a"])
        with pytest.raises(BufferError, match="not C-contiguous"):
            make(memoryview(b"abcd")[::2])
        with pytest.raises(TypeError):
            make(b"", b"")
        with pytest.raises(TypeError):
            make(b"", unknown=1)


def test_lengths_of_shake() -> None:
    for make in (hashweave.shake_128, hashweave.shake_256):
        h: Any = make(b"abc")
        assert h.digest(0) == b""
        assert h.digest(100_000) == hashlib.new(h.name, b"abc").digest(100_000)
        for bad in (-1, -(2**70), 2**29, 2**64, 2**70):
            with pytest.raises(ValueError, match="length must be 0 to 536870911"):
                h.digest(bad)
        for none in ("5", None, 1.5):
            with pytest.raises(TypeError):
                h.hexdigest(none)
        with pytest.raises(TypeError):
            h.digest()


def test_parameters_of_blake2() -> None:
    rng = random.Random(3)
    for ours, theirs in ((hashweave.blake2b, hashlib.blake2b), (hashweave.blake2s, hashlib.blake2s)):
        for _ in range(200):
            chosen: dict[str, Any] = {
                "digest_size": rng.randint(1, theirs.MAX_DIGEST_SIZE),
                "key": rng.randbytes(rng.randint(0, theirs.MAX_KEY_SIZE)),
                "salt": rng.randbytes(rng.randint(0, theirs.SALT_SIZE)),
                "person": rng.randbytes(rng.randint(0, theirs.PERSON_SIZE)),
                "fanout": rng.randint(0, 255),
                "depth": rng.randint(1, 255),
                "leaf_size": rng.randint(0, 2**32 - 1),
                "node_offset": rng.randint(0, 2**48 - 1),
                "node_depth": rng.randint(0, 255),
                "inner_size": rng.randint(0, theirs.MAX_DIGEST_SIZE),
                "last_node": rng.random() < 0.5,
            }
            data = rng.randbytes(rng.randint(0, 400))
            assert ours(data, **chosen).digest() == theirs(data, **chosen).digest(), chosen
        for name, bad in {"digest_size": 0, "key": bytes(65), "salt": bytes(17), "depth": 0, "inner_size": 65, "fanout": 256}.items():
            with pytest.raises(ValueError, match=name if name != "digest_size" else "digest"):
                ours(**{name: bad})
        with pytest.raises(TypeError):
            ours(key="text")  # type: ignore[arg-type]


def pattern(length: int) -> bytes:
    return (bytes(range(251)) * (length // 251 + 1))[:length]


def test_blake3_with_keys_and_contexts_has_the_official_outputs() -> None:
    vectors = json.loads((VECTORS / "blake3/test_vectors.json").read_text())
    modes: dict[str, dict[str, Any]] = {
        "hash": {},
        "keyed_hash": {"key": vectors["key"].encode()},
        "derive_key": {"context": vectors["context_string"]},
    }
    for case in vectors["cases"]:
        message = pattern(case["input_len"])
        for mode, options in modes.items():
            expected = bytes.fromhex(case[mode])
            ours = hashweave.tree("blake3", **options)
            ours.update(message[:1000])
            copy = ours.copy()
            ours.update(message[1000:])
            assert ours.digest(len(expected)) == expected and ours.digest() == expected[:32]
            copy.update(memoryview(message)[1000:])
            assert copy.hexdigest(len(expected)) == case[mode]
            ours.reset()
            assert ours.digest() == hashweave.tree("blake3", **options).digest()
    messages = [pattern(case["input_len"]) for case in vectors["cases"]]
    macs = hashweave.digest_many(messages, "blake3", key=vectors["key"].encode())
    assert macs.hex() == [case["keyed_hash"][:64] for case in vectors["cases"]]


def test_kangaroo_twelve_has_the_outputs_of_its_rfc() -> None:
    text = (VECTORS / "kangaroo/KangarooTwelve.txt").read_text()
    cases = [dict(line.split(" = ", 1) for line in case.splitlines() if " = " in line) for case in text.split("\n\n")]
    seen = 0
    for case in filter(None, cases):
        message, customization = (
            pattern(int(value[4:])) if value.startswith("ptn ") else bytes.fromhex(value)
            for value in (case["message"], case["customization"])
        )
        length, expected = int(case["length"]), bytes.fromhex(case["output"])
        ours = hashweave.tree(case["function"].lower(), message, customization=customization)
        # Of long outputs the RFC has the end.
        assert ours.digest(length)[-len(expected) :] == expected
        seen += 1
    assert seen > 20


def test_tree_hashes_as_objects_and_what_they_do_not_take() -> None:
    assert {name: hashweave.tree(name).digest_size for name in ("blake3", "kt128", "kt256", "comm-p")} == {
        "blake3": 32,
        "kt128": 32,
        "kt256": 64,
        "comm-p": 32,
    }
    kt128 = hashweave.tree("kt128", b"abc")
    assert repr(kt128).startswith("<kt128 hashweave.TreeHash object at 0x") and kt128.name == "kt128"
    assert hashweave.tree("blake3", b"abc").digest() == hashweave.blake3(b"abc").digest()
    assert kt128.digest(0) == b""
    with pytest.raises(TypeError, match="cannot create"):
        hashweave.TreeHash()
    with pytest.raises(TypeError):
        hashweave.tree("kt128", "abc")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        kt128.digest("5")  # type: ignore[arg-type]
    for name, options, why in [
        ("sha256", {}, "available: blake3, kt128, kt256, comm-p"),
        ("blake3", {"key": b"short"}, "32 bytes, and not 5"),
        ("blake3", {"key": bytes(32), "context": "x"}, "not both"),
        ("blake3", {"customization": b""}, "takes no customization"),
        ("kt256", {"key": bytes(32)}, "kt256 takes no key"),
        ("comm-p", {"context": "x"}, "takes no context"),
    ]:
        with pytest.raises(ValueError, match=why):
            hashweave.tree(name, **options)
    for length in (-1, 2**29, 2**70):
        with pytest.raises(ValueError, match="length must be 0 to 536870911"):
            kt128.digest(length)
    with pytest.raises(ValueError, match="length must be 32"):
        hashweave.tree("comm-p", bytes(127)).digest(31)


def test_hmac_takes_it() -> None:
    made = hmac.new(b"key", b"message", hashweave.sha256)  # type: ignore[arg-type]
    assert made.hexdigest() == hmac.new(b"key", b"message", "sha256").hexdigest()


def test_objects() -> None:
    h = hashweave.sha256()
    with pytest.raises(TypeError, match="cannot create 'hashweave.Hash' instances"):
        type(h)()
    with pytest.raises(TypeError, match="cannot create 'hashweave.Xof' instances"):
        type(hashweave.shake_128())()
    with pytest.raises(AttributeError):
        h.name = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        pickle.dumps(h)
    assert repr(h).startswith("<sha256 hashweave.Hash object at 0x")
    assert isinstance(hashweave.blake2b(), hashweave.Hash)
    with pytest.raises(AttributeError, match="sha256 is no sponge"):
        h._rate_bits  # noqa: B018


def test_one_object_of_many_threads() -> None:
    piece = b"hashweave" * 1000
    h, alone = hashweave.sha512(), hashlib.sha512()
    threads = [threading.Thread(target=lambda: [h.update(piece) for _ in range(50)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        h.digest()
        h.copy().update(b"x")
    for _ in range(200):
        alone.update(piece)
    assert h.digest() == alone.digest()


def test_other_threads_run_while_much_is_hashed() -> None:
    h, turns = hashweave.sha3_512(), 0
    thread = threading.Thread(target=h.update, args=(bytes(100 << 20),))
    thread.start()
    while thread.is_alive():
        turns += 1
    thread.join()
    # With the interpreter held there would be a handful: one switch every 5 ms, of which the hash would give none.
    assert turns > 1000


def test_a_buffer_that_changes_while_it_is_hashed() -> None:
    data = bytearray(8 << 20)
    stop = threading.Event()

    def scribble() -> None:
        rng = random.Random(4)
        view = memoryview(data)
        while not stop.is_set():
            at = rng.randrange(len(data) - 4096)
            view[at : at + 4096] = rng.randbytes(4096)

    thread = threading.Thread(target=scribble)
    thread.start()
    try:
        for name in ("sha256", "sha3_256", "blake2b"):
            for _ in range(3):
                assert len(hashweave.new(name, data).digest()) in (32, 64)
            rows = memoryview(data).cast("B", (256, len(data) // 256))
            assert len(hashweave.digest_many(rows, name)) == 256
    finally:
        stop.set()
        thread.join()


def test_a_bytearray_is_not_resized_while_it_is_hashed() -> None:
    data = bytearray(64 << 20)
    refused = 0
    thread = threading.Thread(target=hashweave.sha3_512, args=(data,))
    thread.start()
    while thread.is_alive():
        try:
            data.append(0)
        except BufferError:
            refused += 1
    thread.join()
    assert refused > 0
    data.append(0)


def test_file_digest(tmp_path: Any) -> None:
    data = random.Random(5).randbytes(1_000_000)
    file = tmp_path / "data"
    file.write_bytes(data)
    expected = hashlib.sha256(data).hexdigest()
    with file.open("rb") as opened:
        assert hashweave.file_digest(opened, "sha256").hexdigest() == expected
        opened.seek(999_000)
        assert hashweave.file_digest(opened, hashweave.sha256).hexdigest() == hashlib.sha256(data[999_000:]).hexdigest()
    with file.open("rb", buffering=0) as opened:
        assert hashweave.file_digest(opened, "SHA-256").hexdigest() == expected
    stream = io.BytesIO(data)
    assert hashweave.file_digest(stream, lambda: hashweave.sha256(b"")).hexdigest() == expected
    assert hashweave.file_digest(stream, "sha256").hexdigest() == hashlib.sha256().hexdigest(), "it was read to its end"
    for bad in (io.StringIO("text"), None, 5):
        with pytest.raises(ValueError, match="binary reading mode"):
            hashweave.file_digest(bad, "sha256")
    with file.open("ab") as opened, pytest.raises(ValueError, match="binary reading mode"):
        hashweave.file_digest(opened, "sha256")


@pytest.mark.skipif(sys.maxsize < 2**32, reason="needs more than 4 GiB of addresses")
def test_more_than_4_gib() -> None:
    size = (1 << 32) + 5
    with mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=mmap.PROT_READ) as zeros:
        assert hashweave.sha256(zeros).digest() == hashlib.sha256(zeros).digest()

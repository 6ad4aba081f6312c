"""Whether the package works at all, with nothing but the standard library: for every interpreter that takes the wheel."""

import hashlib
import os
import sys
import tempfile
import threading

import hashweave
import hashweave.ledger
import hashweave.replicate

messages = [os.urandom(size) for size in (0, 1, 64, 1000, 100_000)]
checks = 0
for name in sorted(hashweave.algorithms_guaranteed & hashlib.algorithms_guaranteed):
    size = {"shake_128": (32,), "shake_256": (64,)}.get(name, ())
    expected = [hashlib.new(name, message).digest(*size) for message in messages]
    assert [hashweave.new(name, message).digest(*size) for message in messages] == expected, name
    assert hashweave.digest_many(messages, name, threads=2) == expected, name
    checks += 2

rows = memoryview(bytes(640)).cast("B", (10, 64))
assert list(hashweave.digest_many(rows)) == [hashlib.sha256(bytes(64)).digest()] * 10

shared, pool = hashweave.sha512(), hashweave.Pool(2)
threads = [threading.Thread(target=lambda: [pool.update(shared, bytes(70_000)) for _ in range(5)]) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert shared.digest() == hashlib.sha512(bytes(70_000 * 40)).digest()

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "data")
    with open(path, "wb") as file:
        file.write(bytes(2048))
    assert hashweave.sum_files([path]) == [hashlib.sha256(bytes(2048)).digest()]
    ledger = os.path.join(folder, "ledger")
    for found in hashweave.search("x{counter:4}", "sha256", zero_bits=8, count=5000, ledger=ledger):
        assert hashlib.sha256(found.message).digest() == found.digest and found.digest[0] == 0
    assert hashweave.ledger.read(ledger).total == 5000
    hashweave.replicate.encode(path, path + ".replica", b"\7" * 31 + b"\0")
    hashweave.replicate.decode(path + ".replica", path + ".back", b"\7" * 31 + b"\0")
    with open(path + ".back", "rb") as file:
        assert file.read() == bytes(2048)
    checks += 5

try:
    hashweave.sha256("text")
except TypeError:
    checks += 1

# Nothing of this package makes a free-threaded interpreter hold a lock.
gil = getattr(sys, "_is_gil_enabled", None)
if gil is not None and "free-threading" in sys.version:
    assert not gil(), "importing hashweave has enabled the GIL"
    checks += 1
print(f"{checks} passed: Python {sys.version.split()[0]}")

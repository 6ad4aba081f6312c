"""Random searches of the command against a model that shares no code with it: hashlib, docs/keccak256.py, and integers.

    PYTHONPATH=docs python3 tests/searches.py PROGRAM CASES [SEED]

A case is a template (nested hashes, slices, fields around others, a counter in any form and in several fields), an objective on a part of the digest, and a range of counters.
The model hashes message by message and judges digest by digest; what the program prints has to be that. Some cases end early by `--hits`; some are
searched in two shards whose ledgers are merged, or in two runs with a ledger; the ledger is then asked for everything. The first case that differs is
printed with the command that repeats it, and the exit code is 1.
"""

import hashlib
import json
import random
import subprocess
import sys
import tempfile
from base64 import b32encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from keccak256 import keccak256

DECIMAL, SMALL = "0123456789", "abcdefghijklmnopqrstuvwxyz"
BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
DIGITS = {
    "decimal": DECIMAL,
    "hex": DECIMAL + "abcdef",
    "base32": SMALL.upper() + "234567",
    "base58": BASE58,
    "base62": DECIMAL + SMALL.upper() + SMALL,
    "base64url": SMALL.upper() + SMALL + DECIMAL + "-_",
    "alphabet=01": "01",
    "alphabet=zyx ,(": "zyx ,(",
}


def sha256(message):
    return hashlib.sha256(message).digest()


# The lengths are those of the digests.
HASHES = {
    "sha256": (32, sha256),
    "sha256d": (32, lambda message: sha256(sha256(message))),
    "sha512": (64, lambda message: hashlib.sha512(message).digest()),
    "sha1": (20, lambda message: hashlib.sha1(message).digest()),
    "md5": (16, lambda message: hashlib.md5(message).digest()),
    "sha3-256": (32, lambda message: hashlib.sha3_256(message).digest()),
    "sha3-512": (64, lambda message: hashlib.sha3_512(message).digest()),
    "blake2b-256": (32, lambda message: hashlib.blake2b(message, digest_size=32).digest()),
    "blake2s-160": (20, lambda message: hashlib.blake2s(message, digest_size=20).digest()),
    "keccak-256": (32, keccak256),
}
FAST = [name for name in HASHES if name != "keccak-256"]


def base58(data):
    number, text = int.from_bytes(data, "big"), ""
    while number:
        number, digit = divmod(number, 58)
        text = BASE58[digit] + text
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + text


def rlp(data, kind):
    """A string (0x80) or a list (0xC0) of Ethereum's encoding."""
    if kind == 0x80 and len(data) == 1 and data[0] < 0x80:
        return data
    if len(data) < 56:
        return bytes([kind + len(data)]) + data
    size = len(data).to_bytes((len(data).bit_length() + 7) // 8, "big")
    return bytes([kind + 55 + len(size)]) + size + data


def in_digits(number, alphabet):
    """A number without leading zeros."""
    text = alphabet[number % len(alphabet)]
    while number := number // len(alphabet):
        text = alphabet[number % len(alphabet)] + text
    return text


class Template:
    """A random template: its text, and a function that makes the message of a salt and a counter."""

    def __init__(self, rng):
        self.rng = rng
        self.salt = None
        self.most = 2**64 - 1
        self.is_slow = False
        parts = self.fields(2)
        for _ in range(rng.choice([1, 1, 1, 1, 2, 3])):
            parts += [self.nest(rng.choice([0, 0, 1, 1, 2, 3]), *self.counter()), *self.fields(2)]
        self.text = "".join(text for text, _ in parts)
        self.message = lambda salt, counter: b"".join(make(salt, counter) for _, make in parts)

    def counter(self):
        """A field of the counter, whose range may be smaller than that of the others."""
        rng = self.rng
        form = rng.choice(["", "", ":be", ":be", ":letters", *DIGITS])
        if form in DIGITS:
            return self.digits(form)
        width = rng.randint(1, 16 if form == ":letters" else 8)
        self.most = min(2 ** (4 * width if form == ":letters" else 8 * width) - 1, self.most)

        def make(_, counter):
            if form == ":letters":
                return "".join("HIJKLMNOhijklmno"[counter >> 4 * i & 15] for i in reversed(range(width))).encode()
            return (counter % 256**width).to_bytes(width, "big" if form else "little")

        return f"{{counter:{width}{form}}}", make

    def digits(self, name):
        """A counter in digits, a fixed number of them or as many as it takes."""
        alphabet = DIGITS[name]
        if self.rng.random() < 0.5:
            return f"{{counter:{name}}}", lambda _, counter: in_digits(counter, alphabet).encode()
        width = self.rng.randint(1, len(in_digits(2**64 - 1, alphabet)))
        self.most = min(len(alphabet) ** width - 1, self.most)
        return f"{{counter:{name}:{width}}}", lambda _, counter: in_digits(counter, alphabet).rjust(width, alphabet[0]).encode()

    def nest(self, depth, text, make):
        """Puts fields around one, with constant ones next to it, and sometimes the counter again."""
        for _ in range(depth):
            before, after = self.fields(1), self.fields(1)
            inner = [*before, (text, make), *after]
            if self.rng.random() < 0.1:
                inner.append(self.counter())
            if len(self.joined(inner)(self.salt or b"", 0)) == 1:
                # One byte that varies has no fixed length in RLP.
                inner.append(("x", lambda *_: b"x"))
            text, make = self.around("".join(text for text, _ in inner), self.joined(inner))
        return text, make

    @staticmethod
    def joined(parts):
        return lambda salt, counter: b"".join(make(salt, counter) for _, make in parts)

    def hashed(self):
        name = self.rng.choice(FAST) if self.rng.random() < 0.9 else "keccak-256"
        self.is_slow = self.is_slow or name == "keccak-256"
        return name, *HASHES[name]

    def around(self, inside, make):
        kind = self.rng.choice(["hash", "hash", "hash", "rlp", "rlp-list", "hexlower"])
        if kind == "rlp":
            return f"{{rlp:{inside}}}", lambda salt, counter: rlp(make(salt, counter), 0x80)
        if kind == "rlp-list":
            return f"{{rlp-list:{{rlp:{inside}}}}}", lambda salt, counter: rlp(rlp(make(salt, counter), 0x80), 0xC0)
        if kind == "hexlower":
            return f"{{hexlower:{inside}}}", lambda salt, counter: make(salt, counter).hex().encode()
        name, length, digest = self.hashed()
        first, last, cut = 0, length, ""
        if self.rng.random() < 0.5:
            first = self.rng.randrange(length)
            last = self.rng.randint(first + 1, length)
            cut = f"[{first}..{last}]"
        return f"{{{name}:{inside}}}{cut}", lambda salt, counter: digest(make(salt, counter))[first:last]

    def fields(self, most):
        return [self.field() for _ in range(self.rng.randint(0, most))]

    def field(self):
        rng = self.rng
        kind = rng.choice(["text", "text", "hex", "hex", "uint", "base58", "salt", "nested"])
        data = rng.randbytes(rng.choice([1, 2, 5, 20, 33, 70]))
        if kind == "salt" and self.salt is None:
            length = rng.randint(1, 9)
            # The first two bytes are the number of the worker.
            self.salt = bytes(min(2, length)) + rng.randbytes(max(0, length - 2))
            return f"{{salt:{len(self.salt)}}}", lambda salt, _: salt
        if kind == "nested":
            return self.around(*self.constant(data))
        if kind == "uint":
            width = rng.randint(1, 32)
            value = rng.randrange(256**width)
            written = hex(value) if rng.random() < 0.5 else str(value)
            return f"{{uint:{width}:{written}}}", lambda *_: value.to_bytes(width, "big")
        if kind == "base58":
            return f"{{base58:{base58(data)}}}", lambda *_: data
        if kind == "text":
            text = "".join(rng.choice("abc XYZ0159.:-_é") for _ in range(rng.randint(1, 12)))
            return text, lambda *_: text.encode()
        return self.constant(data)

    @staticmethod
    def constant(data):
        return f"{{hex:{data.hex()}}}", lambda *_: data


def checksummed(address):
    """EIP-55."""
    hashed = keccak256(address.hex().encode()).hex()
    return "".join(digit.upper() if int(other, 16) >= 8 else digit for digit, other in zip(address.hex(), hashed))


def fits(pattern, text):
    """Whether a text begins with a pattern, in which a point is anything."""
    return len(pattern) <= len(text) and all(a in (".", b) for a, b in zip(pattern, text))


def nibbles(part):
    return [int(digit, 16) for digit in part.hex()]


def uniswap(part):
    """`VanityAddressLib` of v4-periphery in its own words."""
    digits = part.hex()
    zeros = len(digits) - len(digits.lstrip("0"))
    fours = len(digits[zeros:]) - len(digits[zeros:].lstrip("4"))
    if fours == 0:
        return 0
    points = 10 * zeros + digits.count("4") + (60 if fours == 4 else 40 if fours > 4 else 0)
    return points + (20 if digits.endswith("4444") else 0)


def longest_run(part):
    best = run = 0
    before = None
    for digit in nibbles(part):
        run = run + 1 if digit == before else 1
        before = digit
        best = max(best, run)
    return best


SCORES = {
    "zeros": lambda part: part.hex().count("0"),
    "zero-bytes": lambda part: part.count(0),
    "leading-zero-bytes": lambda part: len(part) - len(part.lstrip(b"\0")),
    "run": longest_run,
    "uniswap-v4": uniswap,
}


class Objective:
    """A random objective for digests of a length: its options, and which digests of a scan meet it."""

    def __init__(self, rng, length):
        self.options, self.kind = [], "hit"
        first, last = 0, length
        goal = rng.choice(["default", "min", "zero-bits", "below", "below-le", "nbits", "match", "any", "base32", "checksum-case", "base58", "score", "score"])
        if rng.random() < 0.5:
            first = rng.randrange(length)
            last = rng.randint(first + 1, length)
        name = rng.choice(list(SCORES))
        versioned = rng.random() < 0.7
        wanted = 32 if goal == "nbits" or goal == "base58" and not versioned else None
        if goal in ("checksum-case", "base58") or (goal == "score" and name == "uniswap-v4"):
            wanted = wanted or 20
        if wanted is not None and wanted > length:
            goal = "min"
        elif wanted is not None:
            first = rng.randint(0, length - wanted)
            last = first + wanted
        if (first, last) != (0, length) or rng.random() < 0.1:
            self.options += ["--digest-range", f"{first}..{last}"]
        self.part = slice(first, last)
        size = last - first
        best = None

        def record(key):
            def judge(part):
                nonlocal best
                if best is not None and key(part) <= best:
                    return False
                best = key(part)
                return True

            return judge

        if goal in ("default", "min"):
            self.options += ["--min"] if goal == "min" else []
            self.kind, self.meets = "best", record(lambda part: -int.from_bytes(part, "big"))
        elif goal == "score":
            self.options += ["--score", name]
            self.kind, self.meets = "best", record(SCORES[name])
        elif goal == "zero-bits":
            bits = rng.randint(0, min(8 * size, 7))
            self.options += ["--zero-bits", str(bits)]
            self.meets = lambda part: int.from_bytes(part, "big") >> 8 * size - bits == 0
        elif goal in ("below", "below-le"):
            bound = bytes([rng.randint(1, 64)]) + rng.randbytes(rng.randint(0, size - 1))
            self.options += [f"--{goal}", bound.hex()]
            order = "big" if goal == "below" else "little"
            least = int.from_bytes(bound, "big") << 8 * (size - len(bound))
            self.meets = lambda part: int.from_bytes(part, order) < least
        elif goal == "nbits":
            mantissa, length = rng.randint(1, 0x7FFFFF), rng.choice([32, 32, 31])
            target = mantissa << 8 * (length - 3)
            self.options += ["--nbits", f"{length << 24 | mantissa:08x}"]
            self.meets = lambda part: int.from_bytes(part, "little") <= target
        elif goal == "base32":
            text = self.with_points(rng, "abcdefghijklmnopqrstuvwxyz234567", min(8 * size // 5, 5), 1)
            self.options += ["--any", f"base32:{text}"]
            self.meets = lambda part: fits(text, b32encode(part).decode().lower())
        elif goal == "checksum-case":
            texts = [self.with_points(rng, "0123456789abcdefABCDEF", 30, 1) for _ in range(rng.choice([1, 3, 9]))]
            self.options += ["--checksum-case", ",".join(texts)]
            self.meets = lambda part: any(
                fits(text.lower(), part.hex()) and fits(text, checksummed(part)) for text in texts
            )
        elif goal == "base58":
            # Of a text that there is, so that some text begins so.
            sample = rng.randbytes(size)
            version = bytes([rng.choice([0, 5, 0x41, rng.randrange(256)])]) if versioned else b""

            def written(part):
                return base58(version + part + (sha256(sha256(version + part))[:4] if version else b""))

            prefix = written(sample)[: rng.randint(2, 3)]
            if sum(1 for i in range(50) if written(rng.randbytes(size)).startswith(prefix)) == 50:
                prefix = written(sample)[:5]
            self.options += ["--base58", f"{version.hex()}:{prefix}" if version else prefix]
            self.meets = lambda part: written(part).startswith(prefix)
        else:
            patterns = [self.pattern(rng, size) for _ in range(1 if goal == "match" else rng.choice([1, 2, 5, 40]))]
            pair = ",".join(f"{mask.hex()}:{value.hex()}" for mask, value in patterns)
            self.options += [f"--{goal}", pair]
            self.meets = lambda part: any(
                all(byte & m == v for byte, m, v in zip(part, mask, value)) for mask, value in patterns
            )

    @staticmethod
    def with_points(rng, digits, length, count):
        """Digits at some places, and points before them."""
        text = ["."] * rng.randint(1, length)
        for _ in range(count):
            text[-1 - rng.randrange(min(3, len(text)))] = rng.choice(digits)
        return "".join(text)

    @staticmethod
    def pattern(rng, size):
        """About five bits of the leading bytes."""
        mask = bytearray(rng.randint(1, min(size, 9)))
        for _ in range(rng.randint(1, 6)):
            mask[rng.randrange(len(mask))] |= 1 << rng.randrange(8)
        value = bytes(byte & other for byte, other in zip(mask, rng.randbytes(len(mask))))
        return bytes(mask), value


class Case:
    """A search, with what it has to find."""

    def __init__(self, seed, number):
        rng = random.Random(f"{seed}/{number}")
        self.name = f"case {number} of seed {seed}"
        template = Template(rng)
        algorithm = rng.choice(FAST) if rng.random() < 0.9 else "keccak-256"
        length, digest = HASHES[algorithm]
        slow = template.is_slow or algorithm == "keccak-256"
        count = min(rng.randint(1, 12 if slow else 160), template.most + 1)
        highest = template.most - count + 1
        start = rng.choice([0, 0, rng.randint(0, min(highest, 1 << 20)), rng.randint(0, highest), highest])
        objective = Objective(rng, length)
        self.count = count
        self.options = ["--algo", algorithm, f"--message={template.text}", "--start", str(start), *objective.options]
        salt = template.salt or b""
        if template.salt is not None:
            self.options += ["--salt-hex", salt.hex(), "--threads", "1"]
        else:
            self.options += ["--threads", rng.choice(["1", "1", "2"])]
        self.expected = []
        for counter in range(start, start + count):
            message = template.message(salt, counter)
            hashed = digest(message)
            if objective.meets(hashed[objective.part]):
                self.expected.append((objective.kind, counter, message.hex(), hashed.hex()))
        self.way = rng.choice(["whole"] * 16 + ["hits", "hits", "shards", "resume"])
        self.hits = rng.randint(1, max(1, len(self.expected)))
        self.cut = rng.randint(1, count)

    def check(self, program):
        """Returns what is wrong, or None."""
        whole = ["--count", str(self.count)]
        expected = self.expected
        with tempfile.TemporaryDirectory() as folder:
            ledger = ["--ledger", f"{folder}/all"]
            try:
                if self.way == "hits":
                    found = self.run(program, [*whole, "--hits", str(self.hits)])
                    expected = expected[: self.hits]
                elif self.way == "shards" and self.count > 1:
                    for shard in (1, 2):
                        self.run(program, [*whole, "--shard", f"{shard}/2", "--ledger", f"{folder}/{shard}"])
                    merged = [program, "ledger", "merge", f"{folder}/all", f"{folder}/2", f"{folder}/1"]
                    subprocess.run(merged, capture_output=True, check=True, text=True)
                    found = self.run(program, [*whole, *ledger, "--resume"])
                elif self.way == "resume":
                    self.run(program, ["--count", str(self.cut), *ledger])
                    found = self.run(program, [*whole, *ledger, "--resume"])
                else:
                    found = self.run(program, whole)
            except subprocess.CalledProcessError as error:
                return f"exit code {error.returncode}: {error.stderr.strip()}"
        if found == expected:
            return None
        return f"found {len(found)} instead of {len(expected)}, not found {[each for each in expected if each not in found][:1]}, but {[each for each in found if each not in expected][:1]}"

    def run(self, program, options):
        command = [program, "search", "--json", *self.options, *options]
        printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
        records = [json.loads(line) for line in printed.splitlines()]
        results = [each for each in records if each["kind"] in ("best", "hit")]
        return [(each["kind"], each["counter"], each["input_hex"], each["hash_hex"]) for each in results]


def main():
    program, cases, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "1"
    results = 0
    with ThreadPoolExecutor(4) as pool:
        # The model works while the program does.
        window = []
        for number in range(cases):
            case = Case(seed, number)
            results += len(case.expected)
            window.append((case, pool.submit(case.check, program)))
            if len(window) == 64 or number == cases - 1:
                for each, fault in window:
                    if fault.result() is not None:
                        words = " ".join(f"'{word}'" for word in each.options)
                        sys.exit(f"{each.name} ({each.way}): {fault.result()}\nhashweave search {words} --count {each.count}")
                window = []
    print(f"{cases} searches with {results} results are those of the model")


if __name__ == "__main__":
    main()

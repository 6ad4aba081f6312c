"""Many kills and many damages of `hashweave replicate`: a resumed run ends with the same replica, and nothing wrong is accepted or waited for.

    python3 ci/replicate_soak.py target/release/hashweave COUNT [SEED]

COUNT runs of `encode --resume` are killed by SIGKILL at random times, each in the folder that the one before has left, until they are done; then
COUNT folders, of finished and of interrupted runs, are damaged in one place, and `repair`, `encode --resume`, `decode --dir` and `audit` are asked about them.
What is allowed: the right bytes and exit code 0, or no output, one line and exit code 1 or 2. The last line counts what happened; a fault ends the
soak with exit code 1 and names the seed and the place.
"""

import collections
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

MIB = 1 << 20
REPLICA_ID = "09" * 32
# Scheme, bytes, layers, names of files: several segments of 1 MiB, the last one in part where that is possible.
RUNS = [
    ("r2", 3 * MIB + 4096, 3, "hashweave"),
    ("zigzag", 2 * MIB + 32, 3, "hashweave"),
    ("sdr", 2 * MIB + 32 * 500, 2, "hashweave"),
    ("sdr", 2 * MIB, 2, "filecoin"),
]
# Far longer than any run takes: what is slower hangs.
PATIENCE = 300


class Fault(Exception):
    pass


class Soak:
    """One scheme in a folder of its own."""

    def __init__(self, program, parent, scheme, size, layers, layout):
        self.program, self.scheme, self.layers, self.layout = program, scheme, layers, layout
        self.home = os.path.join(parent, f"{scheme}-{layout}")
        os.mkdir(self.home)
        with open(self.path("data"), "wb") as file:
            file.write(elements(size))
        began = time.monotonic()
        self.expect(self.encode("whole"), 0)
        self.longest = time.monotonic() - began
        self.replica, self.data = self.read("whole"), self.read("data")

    def path(self, *names):
        return os.path.join(self.home, *names)

    def read(self, *names):
        with open(self.path(*names), "rb") as file:
            return file.read()

    def common(self):
        return ["--scheme", self.scheme, "--layers", str(self.layers), "--replica-id", REPLICA_ID, "-q"]

    def encode(self, output, *options):
        layout = ["--layout", self.layout] if "--dir" in options else []
        return ["encode", "data", output, *self.common(), *layout, "--checkpoint", "0.01", *options]

    def start(self, words):
        return subprocess.Popen([self.program, "replicate", *words], cwd=self.home, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def finish(self, words):
        process = self.start(words)
        try:
            _, said = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Fault(f"{' '.join(words)} hangs") from None
        return process.returncode, said.decode(errors="replace")

    def expect(self, words, code):
        found, said = self.finish(words)
        if found != code:
            raise Fault(f"{' '.join(words)} ends with {found}: {said}")

    def remove(self, *names):
        for name in names:
            path = self.path(name)
            if os.path.isdir(path):
                shutil.rmtree(path)
            elif os.path.lexists(path):
                os.remove(path)

    def same(self, name, content):
        if self.read(name) != content:
            raise Fault(f"{name} is not what it must be")

    def kills(self, count, tally):
        """Killed at random times until so many kills are done, and then to its end."""
        words = self.encode("out", "--dir", "d", "--resume")
        killed = 0
        while killed < count:
            process = self.start(words)
            try:
                process.communicate(timeout=random.uniform(0, 1.2 * self.longest))
                if process.returncode != 0:
                    raise Fault(f"a run after {killed} kills ends with {process.returncode}")
                self.same("out", self.replica)
                tally["finished between kills"] += 1
                # The machine may have become faster than when it was timed, …
                self.longest *= 0.9
                self.leaves_nothing()
                self.remove("out", "d")
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                killed += 1
                # … or slower: about every fourth run is to finish.
                self.longest *= 1.03
        tally["kills"] += killed
        self.expect(words, 0)
        self.same("out", self.replica)
        self.leaves_nothing()
        self.expect(["audit", "--dir", "d", "--samples", "5", "-q"], 0)
        self.remove("out", "d")

    def leaves_nothing(self):
        left = [name for name in os.listdir(self.home) if name.startswith(".hashweave-")]
        if left:
            raise Fault(f"{left} is left next to a finished output")

    def templates(self):
        """Folders of a finished run and of interrupted ones."""
        self.expect(self.encode("out", "--dir", "finished", "--cached-graph"), 0)
        made = ["finished"]
        for place in range(1, 4):
            name = f"interrupted-{place}"
            process = self.start(self.encode("unfinished", "--dir", name, "--cached-graph"))
            deadline = time.monotonic() + PATIENCE
            # With a layer that a checkpoint names; or finished, which is as well.
            while process.poll() is None and segments(self.path(name, "state.json")) < place:
                if time.monotonic() > deadline:
                    raise Fault("no checkpoint comes")
                time.sleep(0.001)
            process.kill()
            process.communicate()
            self.remove("unfinished")
            made.append(name)
        return made

    def damages(self, count, tally):
        made = self.templates()
        for _ in range(count):
            self.remove("d", "out", "new", "back")
            template = random.choice(made)
            shutil.copytree(self.path(template), self.path("d"))
            what = damage(self.path("d"), [self.path(other) for other in made])
            if self.scheme == "sdr" and random.random() < 0.5:
                what += self.repair(tally)
            outcome, said = self.finish(self.encode("new", "--dir", "d", "--resume", "--cached-graph"))
            where = f"{self.scheme}, {template}: {what}"
            tally[self.judge(where, outcome, said, "new", self.replica)] += 1
            if outcome == 0:
                self.expect(["audit", "--dir", "d", "--samples", "1", "-q"], 0)
            if random.random() < 0.2:
                with open(self.path("out"), "wb") as file:
                    file.write(self.replica)
                outcome, said = self.finish(["decode", "out", "back", *self.common(), "--dir", "d"])
                self.judge(where + ", decoded", outcome, said, "back", self.data)
        self.changed_replicas(max(1, count // 20), tally)
        self.remove("d", "out", "new", "back", *made)

    def repair(self, tally):
        """What is repaired is right, and what cannot be is said; the run goes on from either."""
        outcome, said = self.finish(["repair", "--dir", "d", "-q"])
        if outcome == 0:
            # The graph's cache is no part of a repair, and neither is the output, which is not there.
            self.expect(["audit", "--dir", "d", "--samples", "all", "-q"], 0)
        elif outcome not in (1, 2) or said.count("\n") != 1:
            raise Fault(f"a repair ends with {outcome}: {said}")
        tally["repairs" if outcome == 0 else "repairs refused"] += 1
        return f", repaired: {outcome}"

    def changed_replicas(self, count, tally):
        """A replica that is not what was written is never taken back."""
        for _ in range(count):
            self.remove("back")
            changed = bytearray(self.replica)
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
            with open(self.path("out"), "wb") as file:
                file.write(changed)
            outcome, said = self.finish(["decode", "out", "back", *self.common(), "--dir", "finished"])
            if outcome != 1 or os.path.exists(self.path("back")):
                raise Fault(f"{self.scheme}: a changed replica is decoded: {outcome}, {said}")
            tally["changed replicas refused"] += 1

    def judge(self, where, outcome, said, name, content):
        there = os.path.exists(self.path(name))
        if outcome == 0:
            if self.read(name) != content:
                raise Fault(f"{where}: accepted, and {name} is wrong")
            return "mended" if said else "right without a word"
        if outcome not in (1, 2) or there or said.count("\n") != 1:
            raise Fault(f"{where}: ends with {outcome}, {name} is {'' if there else 'not '}there: {said}")
        return "refused"


def elements(size):
    """Random nodes below the field's modulus."""
    data = bytearray(random.Random(1).randbytes(size))
    data[31::32] = bytes(byte & 0x3F for byte in data[31::32])
    return bytes(data)


def segments(state):
    try:
        with open(state, encoding="utf-8") as file:
            return file.read().count('"segments"')
    except OSError:
        return 0


def damage(folder, templates):
    """One file of a folder, damaged in one of many ways, which is told."""
    name = random.choice(sorted(os.listdir(folder)))
    path = os.path.join(folder, name)
    with open(path, "rb") as file:
        content = bytearray(file.read())
    way = random.choice(["flip", "cut", "append", "zeros", "swap", "remove", "other", "earlier", "empty"])
    at = random.randrange(len(content) + 1)
    if way == "flip" and content:
        content[at % len(content)] ^= 1 << random.randrange(8)
    elif way == "cut":
        del content[at:]
    elif way == "append":
        content += random.randbytes(random.choice([1, 32, 4096]))
    elif way == "zeros":
        end = min(len(content), at + random.choice([1, 32, 4096, MIB]))
        content[at:end] = bytes(end - at)
    elif way == "swap" and len(content) >= 64:
        unit = 32 if len(content) < 2 * MIB else random.choice([32, MIB])
        one, two = (random.randrange(len(content) // unit) * unit for _ in range(2))
        content[one : one + unit], content[two : two + unit] = content[two : two + unit], content[one : one + unit]
    elif way == "remove":
        os.remove(path)
        return f"{name} removed"
    elif way in ("other", "earlier"):
        # Another layer of this folder, or the same file of another run's time.
        kind = os.path.splitext(name)[1]
        others = [os.path.join(folder, other) for other in sorted(os.listdir(folder)) if other.endswith(kind)]
        if way == "earlier":
            others = [os.path.join(template, name) for template in templates]
        others = [other for other in others if os.path.exists(other)]
        other = random.choice(others) if others else path
        with open(other, "rb") as file:
            content = bytearray(file.read())
        way = f"replaced by {other}"
    elif way == "empty":
        content = bytearray()
    with open(path, "wb") as file:
        file.write(content)
    return f"{name}, {way} at {at}"


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    program, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) == 4 else random.randrange(1 << 32)
    random.seed(seed)
    tally = collections.Counter()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=".", prefix="soak-") as parent:
        share = -(-count // len(RUNS))
        try:
            for scheme, size, layers, layout in RUNS:
                soak = Soak(program, os.path.abspath(parent), scheme, size, layers, layout)
                soak.kills(share, tally)
                soak.damages(share, tally)
        except Fault as fault:
            sys.exit(f"seed {seed}: {fault}")
    counts = ", ".join(f"{number} {what}" for what, number in sorted(tally.items()))
    print(f"seed {seed}, {time.monotonic() - began:.0f} s: {counts}; 0 accepted wrongly, 0 hangs")


main()

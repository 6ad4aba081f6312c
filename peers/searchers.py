"""Searches of other people's programs next to Hashweave's, in turn, one thread each:

    npm install --prefix DIR @foundry-rs/cast@1.7.1 altcha-lib@1 && apt-get install hashcash
    python3 peers/searchers.py target/release/hashweave DIR [ROUNDS]

Every peer and the same job of ours run in turn, ROUNDS times (5), for about two seconds each; the figures are medians of hashes a second. The loops of
create2crunch and pow-buster are built by cargo (peers/searchers). `cast create2` begins with a salt that is given, and so does ours, so both hash the
same salts to the first result: what they report must be the same, and so must altcha's number.
"""

import hashlib
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: Seconds of a turn.
TURN = 2
DEPLOYER = "0x4e59b44847b379578588920ca78fbf26c0b4956c"
INIT_CODE = "deadbeef"
#: The salts compared are the first ones whose addresses begin so.
PREFIX = "00000"
ALTCHA_SALT, ALTCHA_NUMBER = "75a621983bd0940eec690dcf&", 20_000


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout


class Ours:
    def __init__(self, program):
        self.program = program

    def search(self, *options):
        lines = run([self.program, "search", "--json", "--threads", "1", *options]).splitlines()
        return [json.loads(line) for line in lines]

    def rate(self, *options):
        """Hashes a second of a search that finds nothing."""
        return self.search("--seconds", str(TURN), *options)[-1]["rate"]

    def first(self, *options):
        """The first result of a search."""
        return next(each for each in self.search("--hits", "1", *options) if each["kind"] == "hit")


def built():
    """Builds the loops, and gives their program."""
    build = ["cargo", "build", "--release", "--quiet", "--manifest-path", str(HERE / "searchers/Cargo.toml")]
    run(build, env={**os.environ, "RUSTFLAGS": "-Ctarget-cpu=native"})
    return Path(os.environ.get("CARGO_TARGET_DIR", HERE / "searchers/target")) / "release/hashweave-peers-searchers"


def loop(program, peer):
    """Hashes a second of a loop."""
    hashes, seconds = run([program, peer, str(TURN)]).split()
    return int(hashes) / float(seconds)


def cast(npm):
    """Salts a second of `cast create2` by its own clock, and the number of the salt that it found: eight bytes, least significant first."""
    program = [npm / "node_modules/.bin/cast", "create2", "--starts-with", PREFIX, "--deployer", DEPLOYER]
    printed = run([*program, "--init-code", INIT_CODE, "--no-random", "--threads", "1"])
    salt = int.from_bytes(bytes.fromhex(re.search(r"Salt: 0x[0]{48}([0-9a-f]{16})", printed)[1]), "little")
    value, unit = re.search(r"address in ([0-9.]+)(ms|s)\b", printed).groups()
    return (salt + 1) / (float(value) / (1000 if unit == "ms" else 1)), salt


def altcha(npm):
    """Numbers a second of altcha's own library in Node."""
    challenge = hashlib.sha256(f"{ALTCHA_SALT}{ALTCHA_NUMBER}".encode()).hexdigest()
    script = f"""
        import {{ solveChallenge }} from "altcha-lib";
        const began = performance.now();
        const solution = await solveChallenge("{challenge}", "{ALTCHA_SALT}", "SHA-256", 1e6).promise;
        console.log(solution.number, (performance.now() - began) / 1000);"""
    number, seconds = run(["node", "--input-type=module", "-e", script], cwd=npm).split()
    assert int(number) == ALTCHA_NUMBER, number
    return (ALTCHA_NUMBER + 1) / float(seconds)


def hashcash():
    """Stamps a second, as `hashcash` measures itself before it makes one."""
    made = subprocess.run(["hashcash", "-mvb", "16", "someone@example.org"], capture_output=True, text=True, check=True)
    return float(re.search(r"speed: (\d+) preimage", made.stdout + made.stderr)[1])


def main():
    program, npm = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    ours, loops = Ours(program), built()
    constant = f"{{hex:ff{DEPLOYER[2:]}}}{{uint:24:0}}{{counter:8}}{{keccak-256:{{hex:{INIT_CODE}}}}}"
    create2 = ["--algo", "keccak-256", "--message", constant, "--digest-range", "12..32"]
    sha256 = ["--algo", "sha256", "--message", "a" * 32 + "{counter:decimal:16}"]
    stamp = ["--preset", "hashcash", "--set", "resource=someone@example.org", "--set", "date=261128", "--set", "rand=Zm9vYmFy"]
    number = ["--algo", "sha256", "--message", ALTCHA_SALT + "{counter:decimal}"]
    found, salt = ours.first(*create2, "--match", f"fffff0:{PREFIX}0"), cast(npm)[1]
    assert found["counter"] == salt, (found["counter"], salt)
    nothing = ["--zero-bits", "64"]
    contests = [
        ("create2crunch's loop", lambda: loop(loops, "create2crunch"), [*create2, *nothing]),
        ("cast create2", lambda: cast(npm)[0], [*create2, *nothing]),
        ("pow-buster", lambda: loop(loops, "pow-buster"), [*sha256, *nothing]),
        ("altcha-lib", lambda: altcha(npm), [*number, *nothing]),
        ("hashcash", hashcash, [*stamp, "--set", "bits=64"]),
    ]
    print(f"{'':<22} {'theirs, MH/s':>12} {'ours, MH/s':>12} {'ratio':>8}")
    for name, peer, job in contests:
        pairs = [(peer(), ours.rate(*job)) for _ in range(rounds)]
        theirs, mine = (statistics.median(column) for column in zip(*pairs))
        print(f"{name:<22} {theirs / 1e6:>12.3f} {mine / 1e6:>12.3f} {mine / theirs:>8.2f}")


if __name__ == "__main__":
    main()

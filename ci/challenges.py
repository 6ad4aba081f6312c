"""Challenges of ALTCHA's library for Python, and a stamp that hashcash checks. ci/challenges.sh runs this."""

import hashlib
import subprocess

import altcha.v1
import altcha.v2


def line(preset: str, counter: int, **parameters: object) -> None:
    fields = [f"{name.replace('_', '-')}={value}" for name, value in parameters.items()]
    print("|".join([preset, *fields, f"counter={counter}"]))


def accepted(verdict: bool) -> None:
    if not verdict:
        raise SystemExit("the verifier refuses what it was given")


options = altcha.v1.ChallengeOptions(hmac_key="secret", number=654321, max_number=1_000_000, algorithm="SHA-256")
made = altcha.v1.create_challenge(options)
payload = {**{name: getattr(made, name) for name in ("algorithm", "challenge", "salt", "signature")}, "number": 654321}
accepted(altcha.v1.verify_solution(payload, "secret")[0])
line("altcha-v1", 654321, salt=made.salt, challenge=made.challenge, algorithm="SHA-256")

# A stamp of ours, with the first counter in letters that has the zero bits.
resource, date, rand, bits = "someone@example.org", "261127", "Zm9vYmFy", 14
for counter in range(1 << 32):
    letters = "".join("HIJKLMNOhijklmno"[counter >> 4 * i & 15] for i in reversed(range(12)))
    stamp = f"1:{bits}:{date}:{resource}::{rand}:{letters}"
    if int.from_bytes(hashlib.sha1(stamp.encode()).digest()) >> (160 - bits) == 0:
        break
checked = subprocess.run(["hashcash", "-cyb", str(bits), "-e", "0", "-r", resource, stamp], check=False)
accepted(checked.returncode == 0)
line("hashcash", counter, resource=resource, date=date, rand=rand, bits=bits)

"""The search for nonces."""

from __future__ import annotations

from ._bar import Searching
from ._hashweave import Search, SearchProgress

# As in _bar.py.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike


def search(
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
    threads: int | None = None,
    pin: bool = False,
    backend: str = "auto",
    kernel: str = "auto",
    ledger: str | PathLike[str] | None = None,
    resume: bool = False,
    wait: bool = False,
    shard: tuple[int, int] | None = None,
    progress: bool | Callable[[SearchProgress], object] | None = None,
) -> Search:
    """Hash a template with every counter on all cores. Returns an iterator over the messages whose digests meet an objective, in the order of counters.

    The template is text with `{hex:…}`, `{salt:N}` and one `{counter:N}`, `{counter:N:be}`, `{counter:N:letters}` or `{counter:decimal}`; docs/templates.md has the other fields, such as
    `{sha256:…}`. Without an objective each result is a new smallest digest (`kind == "best"`); with one of these it is a hit:

    * `zero_bits`: at least this number of leading zero bits,
    * `below`: below this value, which is given by its leading bytes,
    * `below_le`: below this number, most significant byte first; the digest is a number whose least significant byte comes first,
    * `nbits`: at most this target in Bitcoin's compact form, such as 0x1D00FFFF,
    * `match`: a mask and a value; the leading bytes, ANDed with the mask, equal the value,
    * `any`: such pairs of masks and values, thousands if need be; one of them matches,
    * `checksum_case`: an address of Ethereum, 20 bytes, that begins with one of these digits, in upper and lower case as its checksum has it: `"C0ffee,dead"`,
    * `base58`: a hash of 20 bytes whose text in Base58, with a version and a checksum, begins so: `"00:1Love"`; without a version, one of 32 bytes without checksum,
    * `score`: more than all before it, by `"zeros"`, `"zero-bytes"`, `"leading-zero-bytes"`, `"run"` or `"uniswap-v4"` (`kind == "best"`).

    `preset` is a search that has a name, such as `"create2"`, in place of template and algorithm, and `set` has its parameters; `presets()` lists them. An objective given
    besides replaces that of the preset.

    `digest_range` (first, end) applies the objective to these bytes of the digest only. `start` and `count` give the range of counters: for each thread if the
    template has a salt, otherwise in total. The search ends when the range is complete, after `seconds` or `hits`, by `close`, at the end of `with`, or by
    Ctrl-C.

    `backend` is an instruction set, `gpu`, `cuda`, `hip`, or `all`; `kernel` and `pin` are those of the command. A `ledger` records what is covered and found;
    with `resume`, its results are returned again and only the rest is hashed. One process at a time has a ledger: a second one gets an `OSError` after a second, or
    waits with `wait`. `shard` (I, N) is the I-th of N parts of the range.

    `progress` is called ten times per second while the caller waits for a result; True shows a progress bar, in a terminal or a notebook, if tqdm is installed.

    >>> import hashweave
    >>> for found in hashweave.search("hello {counter:8}", "sha256", zero_bits=16, hits=1):
    ...     print(found.counter, found.digest.hex()[:8], hashweave.sha256(found.message).digest() == found.digest)
    25172 00004ae8 True
    """
    shown = Searching(count) if progress is True else progress or None
    return Search(
        template,
        algorithm,
        preset=preset,
        set=None if set is None else dict(set),
        zero_bits=zero_bits,
        below=below,
        below_le=below_le,
        nbits=nbits,
        match=match,
        any=any,
        checksum_case=checksum_case,
        base58=base58,
        score=score,
        digest_range=digest_range,
        salt=salt,
        start=start,
        count=count,
        seconds=seconds,
        hits=hits,
        threads=threads,
        pin=pin,
        backend=backend,
        kernel=kernel,
        ledger=ledger,
        resume=resume,
        wait=wait,
        shard=shard,
        progress=shown,
    )

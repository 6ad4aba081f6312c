"""Progress bars by tqdm, in a terminal or a notebook, if it is there."""

from __future__ import annotations

# What only type checkers read is not imported: `typing` takes longer than all else of the package.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._hashweave import SearchProgress


def bar(**options: Any) -> Any | None:
    """A bar of tqdm's; None where it is not installed, and then nothing is shown."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm(**options)


class Searching:
    """Shows a search: hashes, their rate, and how likely a result is."""

    def __init__(self, count: int | None) -> None:
        self.bar = bar(total=count, unit="H", unit_scale=True, desc="search", miniters=0)

    def __call__(self, progress: SearchProgress) -> None:
        if self.bar is None:
            return
        # The ledger's part counts as done, but not for the rate.
        self.bar.initial = progress.covered
        self.bar.total = None if progress.expected is None else progress.covered + progress.expected
        facts: dict[str, object] = {"found": progress.found}
        if progress.zero_bits is not None:
            facts["zero bits"] = progress.zero_bits
        if progress.odds_of_next and progress.rate > 0:
            facts["next in"] = span(1 / (progress.odds_of_next * progress.rate))
        self.bar.set_postfix(facts, refresh=False)
        self.bar.update(progress.covered + progress.total - self.bar.n)

    def close(self) -> None:
        """Leaves the bar as it is."""
        if self.bar is not None:
            self.bar.close()


class Counting:
    """Shows how many of `total` things are done."""

    def __init__(self, total: int | None, what: str, unit: str) -> None:
        self.bar = bar(total=total, desc=what, unit=unit, unit_scale=True, miniters=0)

    def show(self, done: int, total: int | None = None, what: str | None = None, **facts: str) -> None:
        """Sets how many are done."""
        if self.bar is None:
            return
        if total is not None:
            self.bar.total = total
        if what is not None:
            self.bar.set_description(what, refresh=False)
        if facts:
            self.bar.set_postfix(facts, refresh=False)
        self.bar.update(done - self.bar.n)

    def close(self) -> None:
        """Leaves the bar as it is."""
        if self.bar is not None:
            self.bar.close()


def span(seconds: float) -> str:
    """A time in its largest unit.

    >>> span(0.5), span(90), span(5400), span(1e6), span(1e300)
    ('0.5 s', '1.5 min', '1.5 h', '12 d', 'ever')
    """
    for size, unit in ((86400.0, "d"), (3600.0, "h"), (60.0, "min")):
        if seconds >= size:
            return f"{seconds / size:.2g} {unit}" if seconds < 1e4 * 86400 else "ever"
    return f"{seconds:.2g} s"

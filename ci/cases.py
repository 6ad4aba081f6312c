"""The cases by which a script of this folder checks itself: what it finds wrong in each, next to what it should find."""

import sys


def tested(script, outcomes):
    """Compares (name, words of each fault that must be found, faults that were found) of every case; returns the exit code."""
    failed = 0
    for name, expected, faults in outcomes:
        if len(faults) != len(expected) or any(words not in fault for words, fault in zip(expected, faults)):
            print(f"{script} --self-test: {name}: expected {expected}, found {faults}", file=sys.stderr)
            failed += 1
    if not failed:
        print(f"{len(outcomes)} tests passed")
    return min(failed, 1)

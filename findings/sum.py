"""Claims about sum."""

FINDINGS = []

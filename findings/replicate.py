"""Claims about replicate."""

FINDINGS = []

"""Claims about riscv."""

FINDINGS = []

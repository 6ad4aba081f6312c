// Written by `just weave`; what to change is in crates/weave.
.macro hashweave_unit name
.p2align 4
_\name:
.endm
.macro hashweave_function name
.globl _\name
.private_extern _\name
.alt_entry _\name
_\name:
.endm

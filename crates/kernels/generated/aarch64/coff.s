// Written by `just weave`; what to change is in crates/weave.
.macro hashweave_unit name
.endm
.macro hashweave_function name
.globl \name
\name:
.endm

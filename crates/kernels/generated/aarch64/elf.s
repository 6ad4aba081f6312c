// Written by `just weave`; what to change is in crates/weave.
.macro hashweave_unit name
.endm
.macro hashweave_function name
.globl \name
.hidden \name
.type \name, %function
\name:
.endm

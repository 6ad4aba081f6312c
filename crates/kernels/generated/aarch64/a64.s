// Written by `just weave`; what to change is in crates/weave.
.text
hashweave_unit hashweave_a64_unit
.text
.p2align 4
hashweave_function hashweave_a64_keccak
sub sp, sp, #224
stp x19, x20, [sp, #0]
stp x21, x22, [sp, #16]
stp x23, x24, [sp, #32]
stp x25, x26, [sp, #48]
stp x27, x28, [sp, #64]
str x30, [sp, #80]
stp x0, x1, [sp, #160]
stp x2, x3, [sp, #176]
ldp x4, x5, [x0, #0]
ldp x6, x7, [x0, #16]
ldp x8, x9, [x0, #32]
ldp x10, x11, [x0, #48]
ldp x12, x13, [x0, #64]
ldp x14, x15, [x0, #80]
ldp x16, x17, [x0, #96]
ldp x19, x20, [x0, #112]
ldp x21, x22, [x0, #128]
ldp x23, x24, [x0, #144]
ldp x25, x26, [x0, #160]
ldp x27, x28, [x0, #176]
ldr x30, [x0, #192]
eor x0, x4, x9
eor x0, x0, x14
eor x0, x0, x20
eor x0, x0, x25
eor x1, x5, x10
eor x1, x1, x15
eor x1, x1, x21
eor x1, x1, x26
eor x2, x6, x11
eor x2, x2, x16
eor x2, x2, x22
eor x2, x2, x27
eor x3, x7, x12
eor x3, x3, x17
eor x3, x3, x23
eor x3, x3, x28
str x12, [sp, #192]
eor x12, x8, x13
eor x12, x12, x19
eor x12, x12, x24
eor x12, x12, x30
str x28, [sp, #200]
eor x28, x12, x1, ror #63
eor x1, x1, x3, ror #63
eor x12, x2, x12, ror #63
eor x2, x0, x2, ror #63
eor x3, x3, x0, ror #63
eor x4, x4, x28
eor x10, x10, x2
eor x16, x16, x1
eor x23, x23, x12
eor x30, x30, x3
eor x7, x7, x12
eor x13, x13, x3
eor x14, x14, x28
eor x21, x21, x2
eor x27, x27, x1
eor x5, x5, x2
eor x11, x11, x1
eor x17, x17, x12
eor x24, x24, x3
eor x25, x25, x28
eor x8, x8, x3
eor x19, x19, x3
eor x9, x9, x28
eor x20, x20, x28
eor x15, x15, x2
eor x26, x26, x2
eor x22, x22, x1
eor x6, x6, x1
ldr x0, [sp, #200]
eor x0, x0, x12
ldr x3, [sp, #192]
eor x3, x3, x12
bic x28, x16, x10, ror #63
bic x2, x30, x23, ror #57
eor x16, x16, x2, ror #29
bic x1, x10, x4, ror #44
eor x30, x30, x1, ror #34
bic x12, x23, x16, ror #42
eor x10, x10, x12, ror #23
bic x2, x4, x30, ror #50
eor x23, x23, x2, ror #21
eor x4, x4, x28, ror #21
ldr x1, 2f+0
eor x4, x4, x1
bic x12, x14, x13, ror #47
bic x2, x27, x21, ror #16
eor x14, x14, x2, ror #6
bic x28, x13, x7, ror #56
eor x27, x27, x28, ror #41
bic x1, x21, x14, ror #42
eor x13, x13, x1, ror #39
bic x2, x7, x27, ror #31
eor x21, x21, x2, ror #17
eor x7, x7, x12, ror #25
bic x28, x17, x11, ror #19
bic x1, x25, x24, ror #10
eor x17, x17, x1, ror #7
bic x2, x11, x5, ror #5
eor x25, x25, x2, ror #12
bic x12, x24, x17, ror #47
eor x11, x11, x12, ror #62
bic x1, x5, x25, ror #47
eor x24, x24, x1, ror #7
eor x5, x5, x28, ror #40
bic x2, x15, x9, ror #38
bic x12, x0, x22, ror #41
eor x15, x15, x12, ror #18
bic x1, x9, x8, ror #9
eor x0, x0, x1, ror #20
bic x28, x22, x15, ror #5
eor x9, x9, x28, ror #21
bic x12, x8, x0, ror #35
eor x22, x22, x12, ror #52
eor x8, x8, x2, ror #17
bic x1, x19, x3, ror #48
bic x28, x26, x20, ror #25
eor x19, x19, x28, ror #37
bic x12, x3, x6, ror #57
eor x26, x26, x12, ror #11
bic x2, x20, x19, ror #2
eor x3, x3, x2, ror #14
bic x28, x6, x26, ror #60
eor x20, x20, x28, ror #43
eor x6, x6, x1, ror #23
eor x12, x4, x7, ror #36
eor x12, x12, x5, ror #63
eor x12, x12, x8, ror #37
eor x12, x12, x6, ror #2
eor x2, x10, x13, ror #24
eor x2, x2, x11, ror #38
eor x2, x2, x9, ror #8
eor x2, x2, x3, ror #53
eor x28, x16, x14, ror #40
eor x28, x28, x17, ror #18
eor x28, x28, x15, ror #33
eor x28, x28, x19, ror #4
eor x1, x23, x21, ror #40
eor x1, x1, x24, ror #13
eor x1, x1, x22, ror #6
eor x1, x1, x20, ror #44
str x21, [sp, #192]
eor x21, x30, x27, ror #17
eor x21, x21, x25, ror #60
eor x21, x21, x0, ror #22
eor x21, x21, x26, ror #12
str x20, [sp, #200]
eor x20, x21, x2, ror #33
eor x2, x2, x1, ror #22
eor x21, x28, x21, ror #28
eor x28, x12, x28, ror #20
eor x1, x1, x12, ror #20
eor x4, x4, x20, ror #50
eor x13, x13, x28, ror #20
eor x17, x17, x2, ror #45
eor x22, x22, x21, ror #36
eor x26, x26, x1, ror #45
eor x23, x23, x21, ror #42
eor x27, x27, x1, ror #40
eor x5, x5, x20, ror #51
eor x9, x9, x28, ror #36
eor x19, x19, x2, ror #59
eor x10, x10, x28, ror #44
eor x14, x14, x2, ror #23
eor x24, x24, x21, ror #29
eor x0, x0, x1, ror #35
eor x6, x6, x20, ror #48
eor x30, x30, x1, ror #57
eor x25, x25, x1, ror #61
eor x7, x7, x20, ror #14
eor x8, x8, x20, ror #13
eor x11, x11, x28, ror #6
eor x3, x3, x28, ror #55
eor x15, x15, x2, ror #30
eor x16, x16, x2, ror #63
ldr x12, [sp, #200]
eor x12, x12, x21, ror #62
ldr x1, [sp, #192]
eor x1, x1, x21, ror #2
bic x20, x17, x13, ror #4
bic x28, x26, x22, ror #44
eor x17, x17, x28, ror #52
bic x2, x13, x4
eor x26, x26, x2, ror #16
bic x21, x22, x17, ror #32
eor x13, x13, x21, ror #28
bic x28, x4, x26, ror #48
eor x22, x22, x28, ror #36
eor x4, x4, x20, ror #60
ldr x2, 2f+8
eor x4, x4, x2
bic x21, x5, x27, ror #51
bic x28, x19, x9, ror #19
eor x5, x5, x28, ror #32
bic x20, x27, x23, ror #32
eor x19, x19, x20, ror #19
bic x2, x9, x5, ror #13
eor x27, x27, x2
bic x28, x23, x19, ror #13
eor x9, x9, x28, ror #32
eor x23, x23, x21, ror #45
bic x20, x24, x14, ror #24
bic x2, x6, x0, ror #16
eor x24, x24, x2, ror #17
bic x28, x14, x10, ror #28
eor x6, x6, x28, ror #7
bic x21, x0, x24, ror #31
eor x14, x14, x21, ror #9
bic x2, x10, x6, ror #29
eor x0, x0, x2, ror #19
eor x10, x10, x20, ror #12
bic x28, x11, x7, ror #16
bic x21, x12, x15, ror #8
eor x11, x11, x21, ror #47
bic x2, x7, x30, ror #23
eor x12, x12, x2, ror #33
bic x20, x15, x11, ror #9
eor x7, x7, x20, ror #39
bic x21, x30, x12, ror #8
eor x15, x15, x21, ror #48
eor x30, x30, x28, ror #25
bic x2, x25, x1, ror #21
bic x20, x3, x8, ror #53
eor x25, x25, x20
bic x21, x1, x16, ror #59
eor x3, x3, x21, ror #21
bic x28, x8, x25, ror #11
eor x1, x1, x28, ror #32
bic x20, x16, x3, ror #48
eor x8, x8, x20, ror #27
eor x16, x16, x2, ror #48
eor x21, x4, x23, ror #15
eor x21, x21, x10, ror #19
eor x21, x21, x30, ror #23
eor x21, x21, x16, ror #23
eor x28, x13, x27, ror #47
eor x28, x28, x14, ror #55
eor x28, x28, x7
eor x28, x28, x1, ror #28
eor x20, x17, x5
eor x20, x20, x24, ror #35
eor x20, x20, x11, ror #52
eor x20, x20, x25, ror #11
eor x2, x22, x9, ror #19
eor x2, x2, x0, ror #36
eor x2, x2, x15, ror #11
eor x2, x2, x8, ror #32
str x9, [sp, #192]
eor x9, x26, x19, ror #44
eor x9, x9, x6
eor x9, x9, x12, ror #47
eor x9, x9, x3, ror #23
str x8, [sp, #200]
eor x8, x9, x28, ror #15
eor x28, x28, x2, ror #27
eor x9, x20, x9, ror #51
eor x20, x21, x20, ror #59
eor x2, x2, x21, ror #35
eor x4, x4, x8, ror #48
eor x27, x27, x20, ror #17
eor x24, x24, x28, ror #33
eor x15, x15, x9, ror #21
eor x3, x3, x2, ror #21
eor x22, x22, x9, ror #32
eor x19, x19, x2
eor x10, x10, x8, ror #29
eor x7, x7, x20
eor x25, x25, x28, ror #57
eor x13, x13, x20
eor x5, x5, x28, ror #4
eor x0, x0, x9, ror #60
eor x12, x12, x2, ror #61
eor x16, x16, x8, ror #25
eor x26, x26, x2, ror #44
eor x6, x6, x2, ror #44
eor x23, x23, x8, ror #33
eor x30, x30, x8, ror #25
eor x14, x14, x20, ror #9
eor x1, x1, x20, ror #36
eor x11, x11, x28, ror #16
eor x17, x17, x28, ror #4
ldr x21, [sp, #200]
eor x21, x21, x9
ldr x2, [sp, #192]
eor x2, x2, x9, ror #13
bic x8, x24, x27, ror #15
bic x20, x3, x15, ror #25
eor x24, x24, x20, ror #5
bic x28, x27, x4, ror #61
eor x3, x3, x28, ror #10
bic x9, x15, x24, ror #34
eor x27, x27, x9, ror #15
bic x20, x4, x3, ror #57
eor x15, x15, x20, ror #46
eor x4, x4, x8, ror #52
ldr x28, 2f+16
eor x4, x4, x28
bic x9, x10, x19, ror #56
bic x20, x25, x7, ror #9
eor x10, x10, x20, ror #58
bic x8, x19, x22, ror #56
eor x25, x25, x8, ror #62
bic x28, x7, x10, ror #61
eor x19, x19, x28, ror #11
bic x20, x22, x25, ror #10
eor x7, x7, x20, ror #45
eor x22, x22, x9, ror #16
bic x8, x0, x5, ror #15
bic x28, x16, x12, ror #18
eor x0, x0, x28, ror #30
bic x20, x5, x13, ror #9
eor x16, x16, x20, ror #49
bic x9, x12, x0, ror #16
eor x5, x5, x9, ror #33
bic x28, x13, x16, ror #6
eor x12, x12, x28, ror #40
eor x13, x13, x8, ror #40
bic x20, x14, x23, ror #62
bic x9, x21, x11, ror #29
eor x14, x14, x9, ror #23
bic x28, x23, x26, ror #42
eor x21, x21, x28, ror #39
bic x8, x11, x14, ror #12
eor x23, x23, x8, ror #54
bic x9, x26, x21, ror #47
eor x11, x11, x9, ror #52
eor x26, x26, x20, ror #24
bic x28, x6, x2, ror #47
bic x8, x1, x30, ror #20
eor x6, x6, x8, ror #17
bic x9, x2, x17, ror #6
eor x1, x1, x9, ror #30
bic x20, x30, x6, ror #27
eor x2, x2, x20, ror #54
bic x8, x17, x1, ror #28
eor x30, x30, x8, ror #16
eor x17, x17, x28, ror #11
eor x9, x4, x22
eor x9, x9, x13, ror #63
eor x9, x9, x26, ror #21
eor x9, x9, x17, ror #62
eor x20, x27, x19, ror #5
eor x20, x20, x5, ror #51
eor x20, x20, x23, ror #40
eor x20, x20, x2, ror #53
eor x8, x24, x10, ror #28
eor x8, x8, x0, ror #51
eor x8, x8, x14, ror #57
eor x8, x8, x6, ror #21
eor x28, x15, x7, ror #1
eor x28, x28, x12, ror #5
eor x28, x28, x11, ror #15
eor x28, x28, x30, ror #28
str x7, [sp, #192]
eor x7, x3, x25, ror #17
eor x7, x7, x16, ror #12
eor x7, x7, x21, ror #11
eor x7, x7, x1, ror #33
str x30, [sp, #200]
eor x30, x7, x20, ror #9
eor x20, x20, x28, ror #14
eor x7, x8, x7, ror #4
eor x8, x9, x8, ror #51
eor x28, x28, x9, ror #45
eor x4, x4, x30, ror #57
eor x19, x19, x8, ror #56
eor x0, x0, x20, ror #28
eor x11, x11, x7, ror #19
eor x1, x1, x28, ror #56
eor x15, x15, x7, ror #34
eor x25, x25, x28, ror #8
eor x13, x13, x30, ror #58
eor x23, x23, x8, ror #21
eor x6, x6, x20, ror #58
eor x27, x27, x8, ror #61
eor x10, x10, x20, ror #51
eor x12, x12, x7, ror #29
eor x21, x21, x28, ror #14
eor x17, x17, x30, ror #59
eor x3, x3, x28, ror #25
eor x16, x16, x28, ror #13
eor x22, x22, x30, ror #57
eor x26, x26, x30, ror #36
eor x5, x5, x8, ror #10
eor x2, x2, x8, ror #8
eor x14, x14, x20, ror #22
eor x24, x24, x20, ror #15
ldr x9, [sp, #200]
eor x9, x9, x7, ror #6
ldr x28, [sp, #192]
eor x28, x28, x7, ror #33
bic x30, x0, x19, ror #32
bic x8, x1, x11
eor x0, x0, x8, ror #16
bic x20, x19, x4, ror #36
eor x1, x1, x20, ror #16
bic x7, x11, x0, ror #48
eor x19, x19, x7, ror #48
bic x8, x4, x1, ror #12
eor x11, x11, x8, ror #52
eor x4, x4, x30, ror #60
ldr x20, 2f+24
eor x4, x4, x20
bic x7, x13, x25, ror #58
bic x8, x6, x23, ror #50
eor x13, x13, x8, ror #16
bic x30, x25, x15
eor x6, x6, x30, ror #42
bic x20, x23, x13, ror #62
eor x25, x25, x20, ror #8
bic x8, x15, x6, ror #22
eor x23, x23, x8, ror #56
eor x15, x15, x7, ror #6
bic x30, x12, x10, ror #12
bic x20, x17, x21, ror #16
eor x12, x12, x20, ror #46
bic x8, x10, x27, ror #56
eor x17, x17, x8, ror #30
bic x7, x21, x12, ror #2
eor x10, x10, x7, ror #50
bic x20, x27, x17, ror #42
eor x21, x21, x20, ror #6
eor x27, x27, x30, ror #60
bic x8, x5, x22, ror #48
bic x7, x9, x14, ror #40
eor x5, x5, x7, ror #10
bic x20, x22, x3, ror #2
eor x9, x9, x20, ror #38
bic x30, x14, x5, ror #14
eor x22, x22, x30, ror #2
bic x7, x3, x9, ror #24
eor x14, x14, x7
eor x3, x3, x8, ror #14
bic x20, x16, x28, ror #62
bic x30, x2, x26, ror #54
eor x16, x16, x30, ror #24
bic x7, x28, x24, ror #26
eor x2, x2, x7, ror #38
bic x8, x26, x16, ror #50
eor x28, x28, x8, ror #16
bic x30, x24, x2
eor x26, x26, x30, ror #10
eor x24, x24, x20, ror #40
eor x7, x4, x15, ror #54
eor x7, x7, x27, ror #2
eor x7, x7, x3, ror #30
eor x7, x7, x24, ror #54
eor x8, x19, x25, ror #26
eor x8, x8, x10, ror #46
eor x8, x8, x22
eor x8, x8, x28
eor x30, x0, x13
eor x30, x30, x12, ror #2
eor x30, x30, x5, ror #48
eor x30, x30, x16, ror #34
eor x20, x11, x23, ror #50
eor x20, x20, x21, ror #48
eor x20, x20, x14, ror #18
eor x20, x20, x26, ror #32
str x23, [sp, #192]
eor x23, x1, x6
eor x23, x23, x17, ror #32
eor x23, x23, x9, ror #42
eor x23, x23, x2, ror #42
str x26, [sp, #200]
eor x26, x23, x8, ror #15
eor x8, x8, x20, ror #47
eor x23, x30, x23, ror #15
eor x30, x7, x30, ror #59
eor x20, x20, x7, ror #51
eor x4, x4, x26, ror #12
eor x25, x25, x30, ror #10
eor x12, x12, x8, ror #30
eor x14, x14, x23, ror #30
eor x2, x2, x20, ror #22
eor x11, x11, x23, ror #48
eor x6, x6, x20
eor x27, x27, x26, ror #10
eor x22, x22, x30, ror #36
eor x16, x16, x8, ror #62
eor x19, x19, x30, ror #36
eor x13, x13, x8, ror #32
eor x21, x21, x23
eor x9, x9, x20, ror #22
eor x24, x24, x26, ror #22
eor x1, x1, x20
eor x17, x17, x20, ror #32
eor x15, x15, x26, ror #22
eor x3, x3, x26, ror #46
eor x10, x10, x30, ror #54
eor x28, x28, x30, ror #36
eor x5, x5, x8, ror #48
eor x0, x0, x8, ror #32
ldr x7, [sp, #200]
eor x7, x7, x23, ror #16
ldr x20, [sp, #192]
eor x20, x20, x23, ror #62
bic x26, x12, x25, ror #55
bic x30, x2, x14, ror #33
eor x12, x12, x30, ror #21
bic x8, x25, x4, ror #54
eor x2, x2, x8, ror #34
bic x23, x14, x12, ror #10
eor x25, x25, x23, ror #63
bic x30, x4, x2, ror #40
eor x14, x14, x30, ror #55
eor x4, x4, x26, ror #19
ldr x8, 2f+32
eor x4, x4, x8
bic x23, x27, x6, ror #57
bic x30, x16, x22, ror #14
eor x27, x27, x30, ror #34
bic x26, x6, x11, ror #56
eor x16, x16, x26, ror #23
bic x8, x22, x27, ror #16
eor x6, x6, x8, ror #55
bic x30, x11, x16, ror #49
eor x22, x22, x30, ror #1
eor x11, x11, x23, ror #15
bic x26, x21, x13, ror #19
bic x8, x24, x9, ror #10
eor x21, x21, x8, ror #1
bic x30, x13, x19, ror #37
eor x24, x24, x30, ror #18
bic x23, x9, x21, ror #53
eor x13, x13, x23, ror #56
bic x8, x19, x24, ror #9
eor x9, x9, x8, ror #45
eor x19, x19, x26, ror #8
bic x30, x10, x15, ror #18
bic x23, x7, x5, ror #41
eor x10, x10, x23, ror #52
bic x8, x15, x1, ror #31
eor x7, x7, x8, ror #30
bic x26, x5, x10, ror #35
eor x15, x15, x26, ror #11
bic x23, x1, x7, ror #3
eor x5, x5, x23, ror #20
eor x1, x1, x30, ror #15
bic x8, x17, x20, ror #2
bic x26, x28, x3, ror #27
eor x17, x17, x26, ror #21
bic x23, x20, x0, ror #55
eor x28, x28, x23, ror #45
bic x30, x3, x17, ror #16
eor x20, x20, x30, ror #46
bic x26, x0, x28, ror #28
eor x3, x3, x26, ror #9
eor x0, x0, x8, ror #7
eor x23, x4, x11, ror #48
eor x23, x23, x19, ror #27
eor x23, x23, x1, ror #49
eor x23, x23, x0, ror #62
eor x30, x25, x6, ror #46
eor x30, x30, x13, ror #44
eor x30, x30, x15, ror #8
eor x30, x30, x20, ror #61
eor x26, x12, x27, ror #44
eor x26, x26, x21, ror #16
eor x26, x26, x10, ror #45
eor x26, x26, x17, ror #50
eor x8, x14, x22, ror #38
eor x8, x8, x9, ror #37
eor x8, x8, x5, ror #20
eor x8, x8, x3, ror #44
str x22, [sp, #192]
eor x22, x2, x16, ror #57
eor x22, x22, x24, ror #60
eor x22, x22, x7, ror #12
eor x22, x22, x28, ror #50
str x3, [sp, #200]
eor x3, x22, x30, ror #33
eor x30, x30, x8, ror #62
eor x22, x26, x22, ror #20
eor x26, x23, x26, ror #18
eor x8, x8, x23, ror #54
eor x4, x4, x3, ror #40
eor x6, x6, x26, ror #8
eor x21, x21, x30, ror #39
eor x5, x5, x22, ror #54
eor x28, x28, x8, ror #47
eor x14, x14, x22, ror #10
eor x16, x16, x8, ror #40
eor x19, x19, x3, ror #13
eor x15, x15, x26, ror #46
eor x17, x17, x30, ror #5
eor x25, x25, x26, ror #54
eor x27, x27, x30, ror #11
eor x9, x9, x22, ror #37
eor x7, x7, x8, ror #21
eor x0, x0, x3, ror #42
eor x2, x2, x8, ror #33
eor x24, x24, x8, ror #37
eor x11, x11, x3, ror #56
eor x1, x1, x3, ror #55
eor x13, x13, x26, ror #10
eor x20, x20, x26, ror #57
eor x10, x10, x30, ror #10
eor x12, x12, x30, ror #55
ldr x23, [sp, #200]
eor x23, x23, x22, ror #30
ldr x8, [sp, #192]
eor x8, x8, x22, ror #36
bic x3, x21, x6, ror #20
bic x26, x28, x5, ror #60
eor x21, x21, x26, ror #20
bic x30, x6, x4, ror #52
eor x28, x28, x30
bic x22, x5, x21, ror #48
eor x6, x6, x22, ror #60
bic x26, x4, x28, ror #12
eor x5, x5, x26, ror #56
eor x4, x4, x3, ror #56
ldr x30, 2f+40
eor x4, x4, x30
bic x22, x19, x16, ror #53
bic x26, x17, x15, ror #29
eor x19, x19, x26, ror #48
bic x3, x16, x14, ror #32
eor x17, x17, x3, ror #5
bic x26, x15, x19, ror #51
eor x16, x16, x26, ror #24
bic x3, x14, x17, ror #27
eor x15, x15, x3, ror #8
eor x14, x14, x22, ror #43
bic x26, x9, x27, ror #36
bic x3, x0, x7
eor x9, x9, x3, ror #23
bic x22, x27, x25, ror #16
eor x0, x0, x22, ror #13
bic x3, x7, x9, ror #41
eor x27, x27, x3, ror #51
bic x22, x25, x0, ror #35
eor x7, x7, x22, ror #29
eor x25, x25, x26, ror #12
bic x3, x13, x11, ror #32
bic x22, x23, x10, ror #52
eor x13, x13, x22, ror #17
bic x26, x11, x2, ror #1
eor x23, x23, x26, ror #15
bic x22, x10, x13, ror #59
eor x11, x11, x22, ror #37
bic x26, x2, x23, ror #48
eor x10, x10, x26, ror #28
eor x2, x2, x3, ror #31
bic x22, x24, x8, ror #59
bic x26, x20, x1, ror #3
eor x24, x24, x26, ror #8
bic x3, x8, x12, ror #29
eor x20, x20, x3, ror #51
bic x26, x1, x24, ror #53
eor x8, x8, x26, ror #16
bic x3, x12, x20, ror #48
eor x1, x1, x3, ror #13
eor x12, x12, x22, ror #40
eor x26, x4, x14, ror #45
eor x26, x26, x25, ror #9
eor x26, x26, x2, ror #13
eor x26, x26, x12, ror #21
eor x3, x6, x16, ror #1
eor x3, x3, x27, ror #45
eor x3, x3, x11
eor x3, x3, x8, ror #44
eor x22, x21, x19, ror #32
eor x22, x22, x9, ror #29
eor x22, x22, x13, ror #52
eor x22, x22, x24, ror #5
eor x30, x5, x15, ror #29
eor x30, x30, x7, ror #36
eor x30, x30, x10, ror #41
eor x30, x30, x1
str x15, [sp, #192]
eor x15, x28, x17, ror #60
eor x15, x15, x0, ror #32
eor x15, x15, x23, ror #49
eor x15, x15, x20, ror #57
str x1, [sp, #200]
eor x1, x15, x3, ror #63
eor x3, x3, x30, ror #59
eor x15, x22, x15, ror #19
eor x22, x26, x22, ror #55
eor x30, x30, x26, ror #55
eor x4, x4, x1, ror #12
eor x16, x16, x22, ror #51
eor x9, x9, x3, ror #55
eor x10, x10, x15, ror #7
eor x20, x20, x30, ror #3
eor x5, x5, x15, ror #48
eor x17, x17, x30
eor x25, x25, x1, ror #3
eor x11, x11, x22, ror #52
eor x24, x24, x3, ror #15
eor x6, x6, x22, ror #52
eor x19, x19, x3, ror #52
eor x7, x7, x15, ror #12
eor x23, x23, x30, ror #11
eor x12, x12, x1, ror #55
eor x28, x28, x30, ror #60
eor x0, x0, x30, ror #28
eor x14, x14, x1, ror #31
eor x2, x2, x1, ror #63
eor x27, x27, x22, ror #7
eor x8, x8, x22, ror #8
eor x13, x13, x3, ror #32
eor x21, x21, x3, ror #20
ldr x26, [sp, #200]
eor x26, x26, x15, ror #48
ldr x30, [sp, #192]
eor x30, x30, x15, ror #19
bic x1, x9, x16, ror #55
bic x22, x20, x10, ror #37
eor x9, x9, x22, ror #13
bic x3, x16, x4, ror #31
eor x20, x20, x3, ror #42
bic x15, x10, x9, ror #14
eor x16, x16, x15, ror #59
bic x22, x4, x20, ror #55
eor x10, x10, x22, ror #36
eor x4, x4, x1, ror #42
ldr x3, 2f+48
eor x4, x4, x3
bic x15, x25, x17, ror #46
bic x22, x24, x11, ror #31
eor x25, x25, x22, ror #58
bic x1, x17, x5, ror #56
eor x24, x24, x1, ror #52
bic x22, x11, x25, ror #39
eor x17, x17, x22, ror #43
bic x1, x5, x24, ror #20
eor x11, x11, x1, ror #13
eor x5, x5, x15, ror #26
bic x22, x7, x19, ror #63
bic x1, x12, x23, ror #50
eor x7, x7, x1, ror #48
bic x15, x19, x6, ror #57
eor x12, x12, x15, ror #15
bic x1, x23, x7, ror #30
eor x19, x19, x1, ror #35
bic x15, x6, x12, ror #56
eor x23, x23, x15, ror #22
eor x6, x6, x22, ror #8
bic x1, x27, x14, ror #26
bic x15, x26, x13, ror #13
eor x27, x27, x15, ror #33
bic x22, x14, x28, ror #40
eor x26, x26, x22, ror #57
bic x15, x13, x27, ror #18
eor x14, x14, x15, ror #20
bic x22, x28, x26, ror #31
eor x13, x13, x22, ror #20
eor x28, x28, x1, ror #62
bic x15, x0, x30, ror #41
bic x22, x8, x2, ror #46
eor x0, x0, x22, ror #49
bic x1, x30, x21, ror #12
eor x8, x8, x1, ror #56
bic x22, x2, x0, ror #33
eor x30, x30, x22, ror #54
bic x1, x21, x8, ror #60
eor x2, x2, x1, ror #22
eor x21, x21, x15, ror #11
eor x22, x4, x5, ror #44
eor x22, x22, x6, ror #11
eor x22, x22, x28, ror #49
eor x22, x22, x21, ror #58
eor x1, x16, x17, ror #19
eor x1, x1, x19, ror #49
eor x1, x1, x14, ror #40
eor x1, x1, x30, ror #13
eor x15, x9, x25, ror #28
eor x15, x15, x7, ror #41
eor x15, x15, x27, ror #5
eor x15, x15, x0, ror #27
eor x3, x10, x11, ror #3
eor x3, x3, x23, ror #25
eor x3, x3, x13, ror #1
eor x3, x3, x2, ror #8
str x11, [sp, #192]
eor x11, x20, x24, ror #9
eor x11, x11, x12, ror #12
eor x11, x11, x26, ror #25
eor x11, x11, x8, ror #63
str x2, [sp, #200]
eor x2, x11, x1, ror #41
eor x1, x1, x3, ror #58
eor x11, x15, x11, ror #12
eor x15, x22, x15, ror #41
eor x3, x3, x22, ror #35
eor x4, x4, x2, ror #55
eor x17, x17, x15, ror #12
eor x7, x7, x1, ror #14
eor x13, x13, x11, ror #13
eor x8, x8, x3, ror #38
eor x10, x10, x11, ror #14
eor x24, x24, x3, ror #28
eor x6, x6, x2, ror #44
eor x14, x14, x15, ror #55
eor x0, x0, x1, ror #28
eor x16, x16, x15, ror #31
eor x25, x25, x1, ror #27
eor x23, x23, x11, ror #53
eor x26, x26, x3, ror #12
eor x21, x21, x2, ror #61
eor x20, x20, x3, ror #37
eor x12, x12, x3, ror #25
eor x5, x5, x2, ror #11
eor x28, x28, x2, ror #6
eor x19, x19, x15, ror #46
eor x30, x30, x15, ror #18
eor x27, x27, x1, ror #50
eor x9, x9, x1, ror #55
ldr x22, [sp, #200]
eor x22, x22, x11, ror #6
ldr x3, [sp, #192]
eor x3, x3, x11, ror #11
bic x2, x7, x17, ror #32
bic x15, x8, x13, ror #32
eor x7, x7, x15
bic x1, x17, x4, ror #56
eor x8, x8, x1, ror #32
bic x11, x13, x7, ror #32
eor x17, x17, x11
bic x15, x4, x8, ror #40
eor x13, x13, x15, ror #56
eor x4, x4, x2, ror #40
ldr x1, 2f+56
eor x4, x4, x1
bic x11, x6, x24, ror #36
bic x15, x0, x14, ror #20
eor x6, x6, x15
bic x2, x24, x10, ror #20
eor x0, x0, x2, ror #36
bic x1, x14, x6, ror #44
eor x24, x24, x1, ror #48
bic x15, x10, x0, ror #8
eor x14, x14, x15, ror #36
eor x10, x10, x11, ror #8
bic x2, x23, x25, ror #36
bic x1, x21, x26, ror #32
eor x23, x23, x1, ror #12
bic x15, x25, x16, ror #32
eor x21, x21, x15, ror #24
bic x11, x26, x23, ror #20
eor x25, x25, x11, ror #8
bic x1, x16, x21, ror #8
eor x26, x26, x1, ror #24
eor x16, x16, x2, ror #60
bic x15, x19, x5
bic x11, x22, x27, ror #52
eor x19, x19, x11, ror #36
bic x1, x5, x20, ror #20
eor x22, x22, x1, ror #28
bic x2, x27, x19, ror #40
eor x5, x5, x2, ror #24
bic x11, x20, x22, ror #16
eor x27, x27, x11, ror #60
eor x20, x20, x15, ror #44
bic x1, x12, x3, ror #12
bic x2, x30, x28, ror #28
eor x12, x12, x2, ror #16
bic x11, x3, x9, ror #4
eor x30, x30, x11, ror #60
bic x15, x28, x12, ror #20
eor x3, x3, x15, ror #32
bic x2, x9, x30
eor x28, x28, x2, ror #36
eor x9, x9, x1, ror #48
eor x11, x4, x10
eor x11, x11, x16, ror #32
eor x11, x11, x20, ror #28
eor x11, x11, x9, ror #44
eor x15, x17, x24, ror #36
eor x15, x15, x25, ror #56
eor x15, x15, x5
eor x15, x15, x3, ror #32
eor x2, x7, x6, ror #32
eor x2, x2, x23, ror #52
eor x2, x2, x19, ror #32
eor x2, x2, x12, ror #52
eor x1, x13, x14, ror #20
eor x1, x1, x26
eor x1, x1, x27, ror #24
eor x1, x1, x28
str x14, [sp, #192]
eor x14, x8, x0, ror #32
eor x14, x14, x21
eor x14, x14, x22, ror #4
eor x14, x14, x30, ror #4
str x28, [sp, #200]
eor x28, x14, x15, ror #31
eor x15, x15, x1, ror #63
eor x14, x2, x14, ror #63
eor x2, x11, x2, ror #39
eor x1, x1, x11, ror #55
eor x4, x4, x28, ror #40
eor x24, x24, x2, ror #20
eor x23, x23, x15, ror #44
eor x27, x27, x14, ror #8
eor x30, x30, x1, ror #28
eor x13, x13, x14, ror #32
eor x0, x0, x1
eor x16, x16, x28, ror #8
eor x5, x5, x2, ror #56
eor x12, x12, x15, ror #44
eor x17, x17, x2, ror #56
eor x6, x6, x15
eor x26, x26, x14, ror #32
eor x22, x22, x1, ror #28
eor x9, x9, x28, ror #60
eor x8, x8, x1, ror #32
eor x21, x21, x1, ror #32
eor x10, x10, x28, ror #40
eor x20, x20, x28, ror #12
eor x25, x25, x2
eor x3, x3, x2, ror #24
eor x19, x19, x15
eor x7, x7, x15, ror #32
ldr x11, [sp, #200]
eor x11, x11, x14, ror #32
ldr x1, [sp, #192]
eor x1, x1, x14, ror #12
bic x28, x23, x24, ror #15
bic x2, x30, x27, ror #45
eor x23, x23, x2, ror #45
bic x15, x24, x4
eor x30, x30, x15, ror #34
bic x14, x27, x23, ror #38
eor x24, x24, x14, ror #11
bic x2, x4, x30, ror #30
eor x27, x27, x2, ror #53
eor x4, x4, x28, ror #49
ldr x15, 2f+64
eor x4, x4, x15
bic x14, x16, x0, ror #23
bic x2, x12, x5, ror #60
eor x16, x16, x2, ror #2
bic x28, x0, x13, ror #56
eor x12, x12, x28, ror #21
bic x15, x5, x16, ror #2
eor x0, x0, x15, ror #39
bic x2, x13, x12, ror #51
eor x5, x5, x2, ror #17
eor x13, x13, x14, ror #49
bic x28, x26, x6, ror #19
bic x15, x9, x22, ror #10
eor x26, x26, x15, ror #43
bic x2, x6, x17, ror #5
eor x9, x9, x2, ror #40
bic x14, x22, x26, ror #11
eor x6, x6, x14, ror #34
bic x15, x17, x9, ror #19
eor x22, x22, x15, ror #35
eor x17, x17, x28, ror #40
bic x2, x25, x10, ror #38
bic x14, x11, x19, ror #41
eor x25, x25, x14, ror #26
bic x15, x10, x8, ror #49
eor x11, x11, x15, ror #12
bic x28, x19, x25, ror #61
eor x10, x10, x28, ror #29
bic x14, x8, x11, ror #3
eor x19, x19, x14, ror #20
eor x8, x8, x2, ror #41
bic x15, x21, x1, ror #36
bic x28, x3, x20, ror #13
eor x21, x21, x28, ror #37
bic x14, x1, x7, ror #5
eor x3, x3, x14, ror #63
bic x2, x20, x21, ror #14
eor x1, x1, x2, ror #14
bic x28, x7, x3, ror #60
eor x20, x20, x28, ror #55
eor x7, x7, x15, ror #23
eor x14, x4, x13, ror #44
eor x14, x14, x17, ror #7
eor x14, x14, x8, ror #13
eor x14, x14, x7, ror #42
eor x2, x24, x0, ror #52
eor x2, x2, x6, ror #2
eor x2, x2, x10, ror #28
eor x2, x2, x1, ror #37
eor x28, x23, x16, ror #44
eor x28, x28, x26, ror #62
eor x28, x28, x25, ror #5
eor x28, x28, x21, ror #16
eor x15, x27, x5, ror #16
eor x15, x15, x22, ror #25
eor x15, x15, x19, ror #46
eor x15, x15, x20, ror #40
str x5, [sp, #192]
eor x5, x30, x12, ror #1
eor x5, x5, x9, ror #60
eor x5, x5, x11, ror #50
eor x5, x5, x3, ror #8
str x20, [sp, #200]
eor x20, x5, x2, ror #33
eor x2, x2, x15, ror #10
eor x5, x28, x5, ror #44
eor x28, x14, x28, ror #48
eor x15, x15, x14, ror #52
eor x4, x4, x20, ror #30
eor x0, x0, x28, ror #12
eor x26, x26, x2, ror #17
eor x19, x19, x5, ror #56
eor x3, x3, x15, ror #37
eor x27, x27, x5, ror #38
eor x12, x12, x15, ror #44
eor x17, x17, x20, ror #23
eor x10, x10, x28, ror #36
eor x21, x21, x2, ror #63
eor x24, x24, x28
eor x16, x16, x2, ror #35
eor x22, x22, x5, ror #13
eor x11, x11, x15, ror #59
eor x7, x7, x20, ror #52
eor x30, x30, x15, ror #45
eor x9, x9, x15, ror #49
eor x13, x13, x20, ror #50
eor x8, x8, x20, ror #17
eor x6, x6, x28, ror #62
eor x1, x1, x28, ror #27
eor x25, x25, x2, ror #10
eor x23, x23, x2, ror #15
ldr x14, [sp, #200]
eor x14, x14, x5, ror #62
ldr x15, [sp, #192]
eor x15, x15, x5, ror #22
bic x20, x26, x0, ror #4
bic x28, x3, x19, ror #12
eor x26, x26, x28, ror #20
bic x2, x0, x4, ror #56
eor x3, x3, x2, ror #48
bic x5, x19, x26, ror #32
eor x0, x0, x5, ror #28
bic x28, x4, x3, ror #24
eor x19, x19, x28, ror #28
eor x4, x4, x20, ror #4
ldr x2, 2f+72
eor x4, x4, x2
bic x5, x17, x12, ror #7
bic x28, x21, x10, ror #43
eor x17, x17, x28
bic x20, x12, x27, ror #36
eor x21, x21, x20, ror #7
bic x2, x10, x17, ror #21
eor x12, x12, x2, ror #36
bic x28, x27, x21, ror #21
eor x10, x10, x28
eor x27, x27, x5, ror #21
bic x20, x22, x16, ror #12
bic x2, x7, x11, ror #48
eor x22, x22, x2, ror #13
bic x28, x16, x24, ror #40
eor x7, x7, x28, ror #63
bic x5, x11, x22, ror #3
eor x16, x16, x5, ror #49
bic x2, x24, x7, ror #25
eor x11, x11, x2, ror #55
eor x24, x24, x20, ror #12
bic x28, x6, x13, ror #16
bic x5, x14, x25, ror #44
eor x6, x6, x5, ror #3
bic x2, x13, x30, ror #59
eor x14, x14, x2, ror #13
bic x20, x25, x6, ror #17
eor x13, x13, x20, ror #31
bic x5, x30, x14, ror #56
eor x25, x25, x5, ror #28
eor x30, x30, x28, ror #53
bic x2, x9, x15, ror #49
bic x20, x1, x8, ror #1
eor x9, x9, x20, ror #48
bic x5, x15, x23, ror #15
eor x1, x1, x5, ror #1
bic x28, x8, x9, ror #15
eor x15, x15, x28
bic x20, x23, x1, ror #48
eor x8, x8, x20, ror #15
eor x23, x23, x2
eor x5, x4, x27, ror #47
eor x5, x5, x24, ror #63
eor x5, x5, x30, ror #3
eor x5, x5, x23, ror #51
eor x28, x0, x12, ror #3
eor x28, x28, x16, ror #15
eor x28, x28, x13
eor x28, x28, x15, ror #28
eor x20, x26, x17
eor x20, x20, x22, ror #7
eor x20, x20, x6, ror #52
eor x20, x20, x9, ror #47
eor x2, x19, x10, ror #11
eor x2, x2, x11, ror #36
eor x2, x2, x25, ror #3
eor x2, x2, x8
str x10, [sp, #192]
eor x10, x3, x21, ror #44
eor x10, x10, x7
eor x10, x10, x14, ror #35
eor x10, x10, x1, ror #11
str x8, [sp, #200]
eor x8, x10, x28, ror #47
eor x28, x28, x2, ror #27
eor x10, x20, x10, ror #19
eor x20, x5, x20, ror #3
eor x2, x2, x5, ror #27
eor x4, x4, x8, ror #24
eor x12, x12, x20, ror #53
eor x22, x22, x28, ror #61
eor x25, x25, x10, ror #29
eor x1, x1, x2, ror #1
eor x19, x19, x10, ror #32
eor x21, x21, x2, ror #32
eor x24, x24, x8, ror #25
eor x13, x13, x20, ror #56
eor x9, x9, x28, ror #21
eor x0, x0, x20, ror #56
eor x17, x17, x28, ror #4
eor x11, x11, x10, ror #60
eor x14, x14, x2, ror #41
eor x23, x23, x8, ror #37
eor x3, x3, x2, ror #12
eor x7, x7, x2, ror #12
eor x27, x27, x8, ror #41
eor x30, x30, x8, ror #21
eor x16, x16, x20, ror #41
eor x15, x15, x20, ror #28
eor x6, x6, x28, ror #16
eor x26, x26, x28, ror #4
ldr x5, [sp, #200]
eor x5, x5, x10, ror #32
ldr x2, [sp, #192]
eor x2, x2, x10, ror #21
bic x8, x22, x12, ror #63
bic x20, x1, x25, ror #61
eor x22, x22, x20, ror #53
bic x28, x12, x4, ror #33
eor x1, x1, x28, ror #10
bic x10, x25, x22, ror #14
eor x12, x12, x10, ror #51
bic x20, x4, x1, ror #21
eor x25, x25, x20, ror #46
eor x4, x4, x8, ror #32
ldr x28, 2f+80
eor x4, x4, x28
bic x10, x24, x21, ror #52
bic x20, x9, x13, ror #37
eor x24, x24, x20, ror #58
bic x8, x21, x19, ror #24
eor x9, x9, x8, ror #58
bic x28, x13, x24, ror #33
eor x21, x21, x28, ror #43
bic x20, x19, x9, ror #46
eor x13, x13, x20, ror #45
eor x19, x19, x10, ror #52
bic x8, x11, x17, ror #15
bic x28, x23, x14, ror #18
eor x11, x11, x28, ror #50
bic x20, x17, x0, ror #9
eor x23, x23, x20, ror #29
bic x10, x14, x11, ror #60
eor x17, x17, x10, ror #53
bic x28, x0, x23, ror #26
eor x14, x14, x28, ror #20
eor x0, x0, x8, ror #40
bic x20, x16, x27, ror #62
bic x10, x5, x6, ror #61
eor x16, x16, x10, ror #31
bic x28, x27, x3, ror #50
eor x5, x5, x28, ror #31
bic x8, x6, x16, ror #36
eor x27, x27, x8, ror #30
bic x10, x3, x5, ror #47
eor x6, x6, x10, ror #20
eor x3, x3, x20, ror #16
bic x28, x7, x2, ror #7
bic x8, x15, x30, ror #56
eor x7, x7, x8, ror #49
bic x10, x2, x26, ror #14
eor x15, x15, x10, ror #22
bic x20, x30, x7, ror #23
eor x2, x2, x20, ror #34
bic x8, x26, x15, ror #28
eor x30, x30, x8, ror #44
eor x26, x26, x28, ror #43
eor x10, x4, x19, ror #8
eor x10, x10, x0, ror #7
eor x10, x10, x3, ror #61
eor x10, x10, x26, ror #6
eor x20, x12, x21, ror #17
eor x20, x20, x17, ror #31
eor x20, x20, x27, ror #44
eor x20, x20, x2, ror #25
eor x8, x22, x24, ror #28
eor x8, x8, x11, ror #15
eor x8, x8, x16, ror #45
eor x8, x8, x7, ror #17
eor x28, x25, x13, ror #9
eor x28, x28, x14, ror #33
eor x28, x28, x6, ror #23
eor x28, x28, x30, ror #8
str x13, [sp, #192]
eor x13, x1, x9, ror #33
eor x13, x13, x23, ror #12
eor x13, x13, x5, ror #23
eor x13, x13, x15, ror #13
str x30, [sp, #200]
eor x30, x13, x20, ror #9
eor x20, x20, x28, ror #50
eor x13, x8, x13, ror #52
eor x8, x10, x8, ror #31
eor x28, x28, x10, ror #45
eor x4, x4, x30, ror #21
eor x21, x21, x8, ror #16
eor x11, x11, x20, ror #48
eor x6, x6, x13, ror #55
eor x15, x15, x28, ror #48
eor x25, x25, x13, ror #14
eor x9, x9, x28, ror #28
eor x0, x0, x30, ror #14
eor x27, x27, x8, ror #53
eor x7, x7, x20, ror #46
eor x12, x12, x8, ror #33
eor x24, x24, x20, ror #35
eor x14, x14, x13, ror #45
eor x5, x5, x28, ror #38
eor x26, x26, x30, ror #15
eor x1, x1, x28, ror #61
eor x23, x23, x28, ror #49
eor x19, x19, x30, ror #13
eor x3, x3, x30, ror #24
eor x17, x17, x8, ror #2
eor x2, x2, x8, ror #8
eor x16, x16, x20, ror #18
eor x22, x22, x20, ror #63
ldr x10, [sp, #200]
eor x10, x10, x13, ror #6
ldr x28, [sp, #192]
eor x28, x28, x13, ror #5
bic x30, x11, x21
bic x8, x15, x6
eor x11, x11, x8, ror #16
bic x20, x21, x4, ror #60
eor x15, x15, x20, ror #48
bic x13, x6, x11, ror #48
eor x21, x21, x13, ror #16
bic x8, x4, x15, ror #20
eor x6, x6, x8, ror #44
eor x4, x4, x30, ror #4
ldr x20, 2f+88
eor x4, x4, x20
bic x13, x0, x9, ror #30
bic x8, x7, x27, ror #42
eor x0, x0, x8, ror #48
bic x30, x9, x25, ror #20
eor x7, x7, x30, ror #46
bic x20, x27, x0, ror #38
eor x9, x9, x20, ror #60
bic x8, x25, x7, ror #62
eor x27, x27, x8, ror #24
eor x25, x25, x13, ror #14
bic x30, x14, x24, ror #28
bic x20, x26, x5, ror #48
eor x14, x14, x20, ror #26
bic x8, x24, x12, ror #40
eor x26, x26, x8, ror #2
bic x13, x5, x14, ror #54
eor x24, x24, x13, ror #46
bic x20, x12, x26, ror #22
eor x5, x5, x20, ror #58
eor x12, x12, x30, ror #60
bic x8, x17, x19, ror #48
bic x13, x10, x16, ror #28
eor x17, x17, x13, ror #46
bic x20, x19, x1, ror #22
eor x10, x10, x20, ror #2
bic x30, x16, x17, ror #54
eor x19, x19, x30, ror #26
bic x13, x1, x10, ror #40
eor x16, x16, x13, ror #60
eor x1, x1, x8, ror #58
bic x20, x23, x28, ror #42
bic x30, x2, x3, ror #30
eor x23, x23, x30, ror #60
bic x13, x28, x22, ror #62
eor x2, x2, x13, ror #46
bic x8, x3, x23, ror #38
eor x28, x28, x8, ror #48
bic x30, x22, x2, ror #20
eor x3, x3, x30, ror #14
eor x22, x22, x20, ror #24
eor x13, x4, x25, ror #54
eor x13, x13, x12, ror #30
eor x13, x13, x1, ror #58
eor x13, x13, x22, ror #34
eor x8, x21, x9, ror #30
eor x8, x8, x24, ror #50
eor x8, x8, x19, ror #32
eor x8, x8, x28, ror #32
eor x30, x11, x0
eor x30, x30, x14, ror #22
eor x30, x30, x17, ror #48
eor x30, x30, x23, ror #54
eor x20, x6, x27, ror #10
eor x20, x20, x5, ror #16
eor x20, x20, x16, ror #42
eor x20, x20, x3
str x27, [sp, #192]
eor x27, x15, x7, ror #32
eor x27, x27, x26, ror #32
eor x27, x27, x10, ror #14
eor x27, x27, x2, ror #34
str x3, [sp, #200]
eor x3, x27, x8, ror #47
eor x8, x8, x20, ror #15
eor x27, x30, x27, ror #15
eor x30, x13, x30, ror #3
eor x20, x20, x13, ror #43
eor x4, x4, x3, ror #20
eor x9, x9, x30, ror #30
eor x14, x14, x8, ror #42
eor x16, x16, x27, ror #6
eor x2, x2, x20, ror #30
eor x6, x6, x27, ror #48
eor x7, x7, x20, ror #32
eor x12, x12, x3, ror #54
eor x19, x19, x30, ror #28
eor x23, x23, x8, ror #10
eor x21, x21, x30, ror #60
eor x0, x0, x8
eor x5, x5, x27, ror #32
eor x10, x10, x20, ror #50
eor x22, x22, x3, ror #50
eor x15, x15, x20
eor x26, x26, x20, ror #32
eor x25, x25, x3, ror #30
eor x1, x1, x3, ror #26
eor x24, x24, x30, ror #10
eor x28, x28, x30, ror #28
eor x17, x17, x8, ror #16
eor x11, x11, x8
ldr x13, [sp, #200]
eor x13, x13, x27, ror #48
ldr x20, [sp, #192]
eor x20, x20, x27, ror #38
bic x3, x14, x9, ror #7
bic x30, x2, x16, ror #1
eor x14, x14, x30, ror #57
bic x8, x9, x4, ror #10
eor x2, x2, x8, ror #14
bic x27, x16, x14, ror #6
eor x9, x9, x27, ror #51
bic x30, x4, x2, ror #40
eor x16, x16, x30, ror #23
eor x4, x4, x3, ror #47
ldr x8, 2f+96
eor x4, x4, x8
bic x27, x12, x7, ror #5
bic x30, x23, x19, ror #58
eor x12, x12, x30, ror #34
bic x3, x7, x6, ror #24
eor x23, x23, x3, ror #35
bic x8, x19, x12, ror #36
eor x7, x7, x8, ror #23
bic x30, x6, x23, ror #5
eor x19, x19, x30, ror #1
eor x6, x6, x27, ror #35
bic x3, x5, x0, ror #51
bic x8, x22, x10, ror #10
eor x5, x5, x8, ror #5
bic x30, x0, x21, ror #5
eor x22, x22, x30, ror #46
bic x27, x10, x5, ror #49
eor x0, x0, x27, ror #28
bic x8, x21, x22, ror #13
eor x10, x10, x8, ror #41
eor x21, x21, x3, ror #8
bic x30, x24, x25, ror #38
bic x27, x13, x17, ror #9
eor x24, x24, x27, ror #48
bic x8, x25, x15, ror #39
eor x13, x13, x8, ror #54
bic x3, x17, x24, ror #7
eor x25, x25, x3, ror #19
bic x27, x15, x13, ror #35
eor x17, x17, x27, ror #20
eor x15, x15, x30, ror #51
bic x8, x26, x20, ror #26
bic x3, x28, x1, ror #47
eor x26, x26, x3, ror #21
bic x27, x20, x11, ror #31
eor x28, x28, x27, ror #5
bic x30, x1, x26, ror #60
eor x20, x20, x30, ror #42
bic x3, x11, x28, ror #28
eor x1, x1, x3, ror #53
eor x11, x11, x8, ror #7
eor x27, x4, x6, ror #56
eor x27, x27, x21, ror #3
eor x27, x27, x15, ror #57
eor x27, x27, x11, ror #6
eor x30, x9, x7, ror #42
eor x30, x30, x0, ror #8
eor x30, x30, x25, ror #28
eor x30, x30, x20, ror #49
eor x3, x14, x12, ror #44
eor x3, x3, x5, ror #28
eor x3, x3, x24, ror #61
eor x3, x3, x26, ror #30
eor x8, x16, x19, ror #14
eor x8, x8, x10, ror #49
eor x8, x8, x17, ror #60
eor x8, x8, x1, ror #40
str x19, [sp, #192]
eor x19, x2, x23, ror #21
eor x19, x19, x22, ror #40
eor x19, x19, x13, ror #52
eor x19, x19, x28, ror #58
str x1, [sp, #200]
eor x1, x19, x30, ror #13
eor x30, x30, x8, ror #50
eor x19, x3, x19, ror #56
eor x3, x27, x3, ror #46
eor x8, x8, x27, ror #22
eor x4, x4, x1, ror #40
eor x7, x7, x3, ror #32
eor x5, x5, x30, ror #43
eor x17, x17, x19, ror #10
eor x28, x28, x8, ror #7
eor x16, x16, x19, ror #6
eor x23, x23, x8, ror #44
eor x21, x21, x1, ror #37
eor x25, x25, x3, ror #46
eor x26, x26, x30, ror #41
eor x9, x9, x3, ror #10
eor x12, x12, x30, ror #27
eor x10, x10, x19, ror #21
eor x13, x13, x8, ror #13
eor x11, x11, x1, ror #34
eor x2, x2, x8, ror #1
eor x22, x22, x8, ror #25
eor x6, x6, x1, ror #48
eor x15, x15, x1, ror #47
eor x0, x0, x3, ror #2
eor x20, x20, x3, ror #25
eor x24, x24, x30, ror #10
eor x14, x14, x30, ror #7
ldr x27, [sp, #200]
eor x27, x27, x19, ror #30
ldr x8, [sp, #192]
eor x8, x8, x19, ror #56
bic x1, x5, x7, ror #20
bic x3, x28, x17, ror #60
eor x5, x5, x3, ror #52
bic x30, x7, x4, ror #12
eor x28, x28, x30, ror #32
bic x19, x17, x5, ror #16
eor x7, x7, x19, ror #28
bic x3, x4, x28, ror #20
eor x17, x17, x3, ror #48
eor x4, x4, x1, ror #32
ldr x30, 2f+104
eor x4, x4, x30
bic x19, x21, x23, ror #41
bic x3, x26, x25, ror #21
eor x21, x21, x3, ror #16
bic x1, x23, x16, ror #36
eor x26, x26, x1, ror #25
bic x30, x25, x21, ror #27
eor x23, x23, x30, ror #60
bic x3, x16, x26, ror #3
eor x25, x25, x3, ror #40
eor x16, x16, x19, ror #51
bic x1, x10, x12, ror #20
bic x30, x11, x13, ror #32
eor x10, x10, x30, ror #51
bic x3, x12, x9, ror #32
eor x11, x11, x3, ror #33
bic x19, x13, x10, ror #45
eor x12, x12, x19, ror #63
bic x30, x9, x11, ror #63
eor x13, x13, x30, ror #33
eor x9, x9, x1, ror #12
bic x3, x0, x6, ror #32
bic x19, x27, x24, ror #4
eor x0, x0, x19, ror #37
bic x30, x6, x2, ror #57
eor x27, x27, x30, ror #59
bic x1, x24, x0, ror #23
eor x6, x6, x1, ror #9
bic x19, x2, x27, ror #12
eor x24, x24, x19, ror #48
eor x2, x2, x3, ror #39
bic x30, x22, x8, ror #23
bic x1, x20, x15, ror #43
eor x22, x22, x1, ror #60
bic x19, x8, x14, ror #49
eor x20, x20, x19, ror #27
bic x3, x15, x22, ror #25
eor x8, x8, x3, ror #16
bic x1, x14, x20, ror #52
eor x15, x15, x1, ror #33
eor x14, x14, x30, ror #56
eor x19, x4, x16, ror #13
eor x19, x19, x9, ror #53
eor x19, x19, x2, ror #13
eor x19, x19, x14, ror #49
eor x3, x7, x23, ror #53
eor x3, x3, x12, ror #33
eor x3, x3, x6, ror #32
eor x3, x3, x8, ror #12
eor x1, x5, x21, ror #32
eor x1, x1, x10, ror #33
eor x1, x1, x0, ror #20
eor x1, x1, x22, ror #9
eor x30, x17, x25, ror #21
eor x30, x30, x13, ror #4
eor x30, x30, x24, ror #13
eor x30, x30, x15
str x25, [sp, #192]
eor x25, x28, x26, ror #60
eor x25, x25, x11, ror #32
eor x25, x25, x27, ror #5
eor x25, x25, x20, ror #17
str x15, [sp, #200]
eor x15, x25, x3, ror #31
eor x3, x3, x30, ror #27
eor x25, x1, x25, ror #51
eor x1, x19, x1, ror #31
eor x30, x30, x19, ror #47
eor x4, x4, x15, ror #20
eor x23, x23, x1, ror #23
eor x10, x10, x3, ror #51
eor x24, x24, x25, ror #3
eor x20, x20, x30, ror #43
eor x17, x17, x25, ror #16
eor x26, x26, x30
eor x9, x9, x15, ror #31
eor x6, x6, x1, ror #44
eor x22, x22, x3, ror #11
eor x7, x7, x1, ror #12
eor x21, x21, x3, ror #52
eor x13, x13, x25, ror #12
eor x27, x27, x30, ror #55
eor x14, x14, x15, ror #35
eor x28, x28, x30, ror #60
eor x11, x11, x30, ror #28
eor x16, x16, x15, ror #7
eor x2, x2, x15, ror #7
eor x12, x12, x1, ror #43
eor x8, x8, x1
eor x0, x0, x3
eor x5, x5, x3, ror #20
ldr x19, [sp, #200]
eor x19, x19, x25, ror #16
ldr x30, [sp, #192]
eor x30, x30, x25, ror #59
bic x15, x10, x23, ror #39
bic x1, x20, x24, ror #49
eor x10, x10, x1, ror #1
bic x3, x23, x4, ror #3
eor x20, x20, x3, ror #38
bic x25, x24, x10, ror #14
eor x23, x23, x25, ror #11
bic x1, x4, x20, ror #23
eor x24, x24, x1, ror #56
eor x4, x4, x15, ror #22
ldr x3, 2f+112
eor x4, x4, x3
bic x25, x9, x26, ror #10
bic x1, x22, x6, ror #59
eor x9, x9, x1, ror #58
bic x15, x26, x17, ror #56
eor x22, x22, x15, ror #16
bic x3, x6, x9, ror #11
eor x26, x26, x3, ror #43
bic x1, x17, x22, ror #56
eor x6, x6, x1, ror #13
eor x17, x17, x25, ror #62
bic x15, x13, x21, ror #63
bic x3, x14, x27, ror #50
eor x13, x13, x3, ror #36
bic x1, x21, x7, ror #57
eor x14, x14, x1, ror #27
bic x25, x27, x13, ror #42
eor x21, x21, x25, ror #23
bic x3, x7, x14, ror #44
eor x27, x27, x3, ror #34
eor x7, x7, x15, ror #8
bic x1, x12, x16, ror #30
bic x25, x19, x0, ror #13
eor x12, x12, x25, ror #13
bic x3, x16, x28, ror #16
eor x19, x19, x3, ror #17
bic x15, x0, x12, ror #38
eor x16, x16, x15, ror #60
bic x25, x28, x19, ror #31
eor x0, x0, x25, ror #20
eor x28, x28, x1, ror #18
bic x3, x11, x30, ror #33
bic x15, x8, x2, ror #38
eor x11, x11, x15, ror #49
bic x25, x30, x5, ror #52
eor x8, x8, x25, ror #48
bic x1, x2, x11, ror #41
eor x30, x30, x1, ror #54
bic x15, x5, x8, ror #28
eor x2, x2, x15, ror #62
eor x5, x5, x3, ror #43
eor x25, x4, x17, ror #52
eor x25, x25, x7, ror #51
eor x25, x25, x28, ror #57
eor x25, x25, x5, ror #34
eor x1, x23, x26, ror #63
eor x1, x1, x21, ror #61
eor x1, x1, x16, ror #44
eor x1, x1, x30, ror #49
eor x15, x10, x9, ror #28
eor x15, x15, x13, ror #37
eor x15, x15, x12, ror #53
eor x15, x15, x11, ror #55
eor x3, x24, x6, ror #31
eor x3, x3, x27, ror #9
eor x3, x3, x0, ror #29
eor x3, x3, x2, ror #28
str x6, [sp, #192]
eor x6, x20, x22, ror #21
eor x6, x6, x14, ror #8
eor x6, x6, x19, ror #1
eor x6, x6, x8, ror #39
str x2, [sp, #200]
eor x2, x6, x1, ror #37
eor x1, x1, x3, ror #10
eor x6, x15, x6
eor x15, x25, x15, ror #21
eor x3, x3, x25, ror #55
eor x4, x4, x2, ror #23
eor x26, x26, x15, ror #4
eor x13, x13, x1, ror #2
eor x0, x0, x6, ror #49
eor x8, x8, x3, ror #10
eor x24, x24, x6, ror #14
eor x22, x22, x3, ror #28
eor x7, x7, x2, ror #36
eor x16, x16, x15, ror #23
eor x11, x11, x1, ror #48
eor x23, x23, x15, ror #3
eor x9, x9, x1, ror #11
eor x27, x27, x6, ror #5
eor x19, x19, x3, ror #48
eor x5, x5, x2, ror #53
eor x20, x20, x3, ror #49
eor x14, x14, x3, ror #41
eor x17, x17, x2, ror #35
eor x28, x28, x2, ror #30
eor x21, x21, x15, ror #6
eor x30, x30, x15, ror #18
eor x12, x12, x1, ror #50
eor x10, x10, x1, ror #39
ldr x25, [sp, #200]
eor x25, x25, x6, ror #50
ldr x3, [sp, #192]
eor x3, x3, x6, ror #47
bic x2, x13, x26
bic x15, x8, x0, ror #32
eor x13, x13, x15, ror #32
bic x1, x26, x4, ror #48
eor x8, x8, x1, ror #32
bic x6, x0, x13
eor x26, x26, x6
bic x15, x4, x8, ror #48
eor x0, x0, x15, ror #48
eor x4, x4, x2, ror #16
ldr x1, 2f+120
eor x4, x4, x1
bic x6, x7, x22, ror #40
bic x15, x11, x16, ror #44
eor x7, x7, x15, ror #32
bic x2, x22, x24, ror #20
eor x11, x11, x2, ror #8
bic x1, x16, x7, ror #52
eor x22, x22, x1, ror #36
bic x15, x24, x11, ror #36
eor x16, x16, x15, ror #48
eor x24, x24, x6, ror #4
bic x2, x27, x9, ror #52
bic x1, x5, x19
eor x27, x27, x1, ror #24
bic x15, x9, x23, ror #16
eor x5, x5, x15, ror #28
bic x6, x19, x27, ror #40
eor x9, x9, x6, ror #36
bic x1, x23, x5, ror #20
eor x19, x19, x1, ror #44
eor x23, x23, x2, ror #60
bic x15, x21, x17, ror #32
bic x6, x25, x12, ror #16
eor x21, x21, x6, ror #60
bic x1, x17, x20, ror #44
eor x25, x25, x1, ror #36
bic x2, x12, x21, ror #52
eor x17, x17, x2, ror #44
bic x6, x20, x25, ror #48
eor x12, x12, x6
eor x20, x20, x15, ror #52
bic x1, x14, x3, ror #56
bic x2, x30, x28, ror #36
eor x14, x14, x2, ror #52
bic x6, x3, x10, ror #40
eor x30, x30, x6, ror #4
bic x15, x28, x14, ror #40
eor x3, x3, x15, ror #32
bic x2, x10, x30, ror #20
eor x28, x28, x2, ror #8
eor x10, x10, x1, ror #32
eor x6, x4, x24, ror #44
eor x6, x6, x23, ror #60
eor x6, x6, x20, ror #60
eor x6, x6, x10, ror #24
eor x15, x26, x22, ror #8
eor x15, x15, x9, ror #28
eor x15, x15, x17
eor x15, x15, x3, ror #32
eor x2, x13, x7, ror #32
eor x2, x2, x27, ror #40
eor x2, x2, x21, ror #32
eor x2, x2, x14, ror #40
eor x1, x0, x16, ror #44
eor x1, x1, x19
eor x1, x1, x12, ror #44
eor x1, x1, x28
str x16, [sp, #192]
eor x16, x8, x11, ror #32
eor x16, x16, x5, ror #32
eor x16, x16, x25, ror #60
eor x16, x16, x30, ror #60
str x28, [sp, #200]
eor x28, x16, x15, ror #31
eor x15, x15, x1, ror #63
eor x16, x2, x16, ror #31
eor x2, x6, x2, ror #15
eor x1, x1, x6, ror #47
eor x4, x4, x28, ror #48
eor x22, x22, x2, ror #40
eor x27, x27, x15, ror #24
eor x12, x12, x16, ror #20
eor x30, x30, x1, ror #36
eor x0, x0, x16
eor x11, x11, x1
eor x23, x23, x28, ror #52
eor x17, x17, x2, ror #48
eor x14, x14, x15, ror #24
eor x26, x26, x2, ror #48
eor x7, x7, x15, ror #32
eor x19, x19, x16
eor x25, x25, x1, ror #36
eor x10, x10, x28, ror #24
eor x8, x8, x1, ror #32
eor x5, x5, x1
eor x24, x24, x28, ror #4
eor x20, x20, x28, ror #52
eor x9, x9, x2, ror #20
eor x3, x3, x2, ror #16
eor x21, x21, x15, ror #32
eor x13, x13, x15
ldr x6, [sp, #200]
eor x6, x6, x16
ldr x1, [sp, #192]
eor x1, x1, x16, ror #20
bic x28, x27, x22, ror #31
bic x2, x30, x12, ror #9
eor x27, x27, x2, ror #17
bic x15, x22, x4, ror #20
eor x30, x30, x15, ror #14
bic x16, x12, x27, ror #38
eor x22, x22, x16, ror #59
bic x2, x4, x30, ror #30
eor x12, x12, x2, ror #25
eor x4, x4, x28, ror #13
ldr x15, 2f+128
eor x4, x4, x15
bic x16, x23, x11, ror #3
bic x2, x14, x17, ror #40
eor x23, x23, x2, ror #2
bic x28, x11, x0, ror #56
eor x14, x14, x28, ror #1
bic x15, x17, x23, ror #22
eor x11, x11, x15, ror #39
bic x2, x0, x14, ror #7
eor x17, x17, x2, ror #17
eor x0, x0, x16, ror #5
bic x28, x19, x7, ror #51
bic x15, x10, x25, ror #30
eor x19, x19, x15, ror #15
bic x2, x7, x26, ror #37
eor x10, x10, x2, ror #36
bic x16, x25, x19, ror #19
eor x7, x7, x16, ror #58
bic x15, x26, x10, ror #55
eor x25, x25, x15, ror #43
eor x26, x26, x28, ror #40
bic x2, x9, x24, ror #38
bic x16, x6, x21, ror #9
eor x9, x9, x16, ror #54
bic x15, x24, x8, ror #13
eor x6, x6, x15, ror #48
bic x28, x21, x9, ror #1
eor x24, x24, x28, ror #25
bic x16, x8, x6, ror #3
eor x21, x21, x16, ror #52
eor x8, x8, x2, ror #13
bic x15, x5, x1, ror #28
bic x28, x3, x20, ror #37
eor x5, x5, x28, ror #5
bic x16, x1, x13, ror #13
eor x3, x3, x16, ror #23
bic x2, x20, x5, ror #22
eor x1, x1, x2, ror #14
bic x28, x13, x3, ror #28
eor x20, x20, x28, ror #63
eor x13, x13, x15, ror #23
eor x16, x4, x0, ror #52
eor x16, x16, x26, ror #15
eor x16, x16, x8, ror #21
eor x16, x16, x13, ror #18
eor x2, x22, x11, ror #16
eor x2, x2, x7, ror #62
eor x2, x2, x24, ror #28
eor x2, x2, x1, ror #25
eor x28, x27, x23, ror #44
eor x28, x28, x19, ror #42
eor x28, x28, x9, ror #21
eor x28, x28, x5, ror #28
eor x15, x12, x17, ror #60
eor x15, x15, x25, ror #61
eor x15, x15, x21, ror #58
eor x15, x15, x20, ror #44
str x17, [sp, #192]
eor x17, x30, x14, ror #29
eor x17, x17, x10, ror #40
eor x17, x17, x6, ror #58
eor x17, x17, x3, ror #16
str x20, [sp, #200]
eor x20, x17, x2, ror #13
eor x2, x2, x15, ror #58
eor x17, x28, x17, ror #16
eor x28, x16, x28, ror #12
eor x15, x15, x16, ror #24
eor x4, x4, x20, ror #30
eor x11, x11, x28, ror #4
eor x19, x19, x2, ror #53
eor x21, x21, x17, ror #44
eor x3, x3, x15, ror #57
eor x12, x12, x17, ror #38
eor x14, x14, x15, ror #44
eor x26, x26, x20, ror #15
eor x24, x24, x28, ror #56
eor x5, x5, x2, ror #3
eor x22, x22, x28, ror #20
eor x23, x23, x2, ror #51
eor x25, x25, x17, ror #41
eor x6, x6, x15, ror #15
eor x13, x13, x20, ror #12
eor x30, x30, x15, ror #9
eor x10, x10, x15, ror #33
eor x0, x0, x20, ror #42
eor x8, x8, x20, ror #9
eor x7, x7, x28, ror #22
eor x1, x1, x28, ror #59
eor x9, x9, x2, ror #10
eor x27, x27, x2, ror #31
ldr x16, [sp, #200]
eor x16, x16, x17, ror #58
ldr x15, [sp, #192]
eor x15, x15, x17, ror #42
bic x20, x19, x11, ror #4
bic x28, x3, x21, ror #44
eor x19, x19, x28, ror #20
bic x2, x11, x4, ror #48
eor x3, x3, x2, ror #48
bic x17, x21, x19
eor x11, x11, x17, ror #60
bic x28, x4, x3, ror #32
eor x21, x21, x28, ror #52
eor x4, x4, x20, ror #12
ldr x2, 2f+136
eor x4, x4, x2
bic x17, x26, x14, ror #27
bic x28, x5, x24, ror #47
eor x26, x26, x28, ror #32
bic x20, x14, x12, ror #36
eor x5, x5, x20, ror #59
bic x2, x24, x26, ror #49
eor x14, x14, x2, ror #52
bic x28, x12, x5, ror #33
eor x24, x24, x28, ror #48
eor x12, x12, x17, ror #1
bic x20, x25, x23, ror #40
bic x2, x13, x6, ror #16
eor x25, x25, x2, ror #53
bic x28, x23, x22, ror #56
eor x13, x13, x28, ror #51
bic x17, x6, x25, ror #59
eor x23, x23, x17, ror #29
bic x2, x22, x13, ror #21
eor x6, x6, x2, ror #27
eor x22, x22, x20, ror #32
bic x28, x7, x0, ror #48
bic x17, x16, x9, ror #56
eor x7, x7, x17, ror #59
bic x2, x0, x30, ror #51
eor x16, x16, x2, ror #53
bic x20, x9, x7, ror #13
eor x0, x0, x20, ror #3
bic x17, x30, x16, ror #24
eor x9, x9, x17, ror #48
eor x30, x30, x28, ror #29
bic x2, x10, x15, ror #13
bic x20, x1, x8, ror #41
eor x10, x10, x20, ror #36
bic x17, x15, x27, ror #35
eor x1, x1, x17, ror #41
bic x28, x8, x10, ror #51
eor x15, x15, x28
bic x20, x27, x1, ror #52
eor x8, x8, x20, ror #35
eor x27, x27, x2, ror #16
eor x17, x4, x12, ror #11
eor x17, x17, x22, ror #43
eor x17, x17, x30, ror #3
eor x17, x17, x27, ror #15
eor x28, x11, x14, ror #23
eor x28, x28, x23, ror #35
eor x28, x28, x0
eor x28, x28, x15, ror #28
eor x20, x19, x26
eor x20, x20, x25, ror #63
eor x20, x20, x7, ror #20
eor x20, x20, x10, ror #19
eor x2, x21, x24, ror #15
eor x2, x2, x6, ror #4
eor x2, x2, x9, ror #7
eor x2, x2, x8, ror #32
str x24, [sp, #192]
eor x24, x3, x5, ror #12
eor x24, x24, x13, ror #32
eor x24, x24, x16, ror #59
eor x24, x24, x1, ror #35
str x8, [sp, #200]
eor x8, x24, x28, ror #47
eor x28, x28, x2, ror #59
eor x24, x20, x24, ror #19
eor x20, x17, x20, ror #11
eor x2, x2, x17, ror #51
eor x4, x4, x8, ror #32
eor x14, x14, x20, ror #25
eor x25, x25, x28, ror #5
eor x9, x9, x24, ror #57
eor x1, x1, x2, ror #9
eor x21, x21, x24
eor x5, x5, x2, ror #32
eor x22, x22, x8, ror #53
eor x0, x0, x20, ror #48
eor x10, x10, x28, ror #49
eor x11, x11, x20, ror #48
eor x26, x26, x28, ror #4
eor x6, x6, x24, ror #60
eor x16, x16, x2, ror #49
eor x27, x27, x8, ror #17
eor x3, x3, x2, ror #44
eor x13, x13, x2, ror #12
eor x12, x12, x8, ror #21
eor x30, x30, x8, ror #29
eor x23, x23, x20, ror #13
eor x15, x15, x20, ror #20
eor x7, x7, x28, ror #48
eor x19, x19, x28, ror #4
ldr x17, [sp, #200]
eor x17, x17, x24, ror #32
ldr x2, [sp, #192]
eor x2, x2, x24, ror #49
bic x8, x25, x14, ror #27
bic x20, x1, x9, ror #9
eor x25, x25, x20, ror #21
bic x28, x14, x4, ror #5
eor x1, x1, x28, ror #6
bic x24, x9, x25, ror #34
eor x14, x14, x24, ror #3
bic x20, x4, x1, ror #53
eor x9, x9, x20, ror #2
eor x4, x4, x8, ror #32
ldr x28, 2f+144
eor x4, x4, x28
bic x24, x22, x5, ror #48
bic x20, x10, x0, ror #1
eor x22, x22, x20, ror #58
bic x8, x5, x21, ror #24
eor x10, x10, x8, ror #54
bic x28, x0, x22, ror #5
eor x5, x5, x28, ror #11
bic x20, x21, x10, ror #50
eor x0, x0, x20, ror #13
eor x21, x21, x24, ror #56
bic x8, x6, x26, ror #15
bic x28, x27, x16, ror #22
eor x6, x6, x28, ror #6
bic x20, x26, x11, ror #9
eor x27, x27, x20, ror #9
bic x24, x16, x6, ror #36
eor x26, x26, x24, ror #13
bic x28, x11, x27, ror #46
eor x16, x16, x28, ror #60
eor x11, x11, x8, ror #40
bic x20, x23, x12, ror #62
bic x24, x17, x7, ror #29
eor x23, x23, x24, ror #11
bic x28, x12, x3, ror #30
eor x17, x17, x28, ror #51
bic x8, x7, x23, ror #24
eor x12, x12, x8, ror #42
bic x24, x3, x17, ror #47
eor x7, x7, x24, ror #52
eor x3, x3, x20, ror #36
bic x28, x13, x2, ror #11
bic x8, x15, x30, ror #48
eor x13, x13, x8, ror #17
bic x24, x2, x19, ror #42
eor x15, x15, x24, ror #58
bic x20, x30, x13, ror #63
eor x2, x2, x20, ror #54
bic x8, x19, x15, ror #28
eor x30, x30, x8, ror #52
eor x19, x19, x28, ror #11
eor x24, x4, x21, ror #48
eor x24, x24, x11, ror #15
eor x24, x24, x3, ror #5
eor x24, x24, x19, ror #14
eor x20, x14, x5, ror #29
eor x20, x20, x26, ror #11
eor x20, x20, x12, ror #44
eor x20, x20, x2, ror #41
eor x8, x25, x22, ror #8
eor x8, x8, x6, ror #23
eor x8, x8, x23, ror #9
eor x8, x8, x13, ror #57
eor x28, x9, x0, ror #37
eor x28, x28, x16, ror #21
eor x28, x28, x7, ror #19
eor x28, x28, x30, ror #28
str x0, [sp, #192]
eor x0, x1, x10, ror #45
eor x0, x0, x27, ror #8
eor x0, x0, x17, ror #63
eor x0, x0, x15, ror #53
str x30, [sp, #200]
eor x30, x0, x20, ror #5
eor x20, x20, x28, ror #2
eor x0, x8, x0, ror #20
eor x8, x24, x8, ror #31
eor x28, x28, x24, ror #1
eor x4, x4, x30, ror #53
eor x5, x5, x8, ror #40
eor x6, x6, x20, ror #4
eor x7, x7, x0, ror #15
eor x15, x15, x28, ror #20
eor x9, x9, x0, ror #34
eor x10, x10, x28, ror #28
eor x11, x11, x30, ror #38
eor x12, x12, x8, ror #25
eor x13, x13, x20, ror #34
eor x14, x14, x8, ror #5
eor x22, x22, x20, ror #19
eor x16, x16, x0, ror #13
eor x17, x17, x28, ror #10
eor x19, x19, x30, ror #39
eor x1, x1, x28, ror #9
eor x27, x27, x28, ror #1
eor x21, x21, x30, ror #5
eor x3, x3, x30, ror #48
eor x26, x26, x8, ror #58
eor x2, x2, x8, ror #28
eor x23, x23, x20, ror #18
eor x25, x25, x20, ror #27
ldr x24, [sp, #200]
eor x24, x24, x0, ror #6
ldr x28, [sp, #192]
eor x28, x28, x0, ror #61
bic x30, x6, x5, ror #32
bic x8, x15, x7, ror #32
eor x6, x6, x8, ror #16
bic x20, x5, x4, ror #20
eor x15, x15, x20, ror #16
bic x0, x7, x6, ror #16
eor x5, x5, x0, ror #16
bic x8, x4, x15, ror #28
eor x7, x7, x8, ror #4
eor x4, x4, x30, ror #12
ldr x20, 2f+152
eor x4, x4, x20
bic x0, x11, x10, ror #2
bic x8, x13, x12, ror #30
eor x11, x11, x8, ror #16
bic x30, x10, x9, ror #20
eor x13, x13, x30, ror #50
bic x20, x12, x11, ror #18
eor x10, x10, x20, ror #44
bic x8, x9, x13, ror #58
eor x12, x12, x8, ror #40
eor x9, x9, x0, ror #42
bic x30, x16, x22, ror #40
bic x20, x19, x17, ror #48
eor x16, x16, x20, ror #2
bic x8, x22, x14, ror #24
eor x19, x19, x8, ror #38
bic x0, x17, x16, ror #14
eor x22, x22, x0, ror #10
bic x20, x14, x19, ror #2
eor x17, x17, x20, ror #14
eor x14, x14, x30
bic x8, x26, x21, ror #16
bic x0, x24, x23, ror #56
eor x26, x26, x0, ror #38
bic x20, x21, x1, ror #14
eor x24, x24, x20, ror #42
bic x30, x23, x26, ror #34
eor x21, x21, x30, ror #14
bic x0, x1, x24, ror #8
eor x23, x23, x0
eor x1, x1, x8, ror #34
bic x20, x27, x28, ror #22
bic x30, x2, x3, ror #58
eor x27, x27, x30, ror #12
bic x0, x28, x25, ror #54
eor x2, x2, x0, ror #10
bic x8, x3, x27, ror #58
eor x28, x28, x8, ror #48
bic x30, x25, x2
eor x3, x3, x30, ror #6
eor x25, x25, x20, ror #52
eor x0, x4, x9, ror #34
eor x0, x0, x14, ror #58
eor x0, x0, x1, ror #26
eor x0, x0, x25, ror #34
eor x8, x5, x10, ror #34
eor x8, x8, x22, ror #54
eor x8, x8, x21, ror #32
eor x8, x8, x28
eor x30, x6, x11
eor x30, x30, x16, ror #46
eor x30, x30, x26, ror #48
eor x30, x30, x27, ror #10
eor x20, x7, x12, ror #62
eor x20, x20, x17, ror #48
eor x20, x20, x23, ror #30
eor x20, x20, x3, ror #32
str x12, [sp, #192]
eor x12, x15, x13
eor x12, x12, x19, ror #32
eor x12, x12, x24, ror #6
eor x12, x12, x2, ror #6
str x3, [sp, #200]
eor x3, x12, x8, ror #15
eor x8, x8, x20, ror #15
eor x12, x30, x12, ror #15
eor x30, x0, x30, ror #11
eor x20, x20, x0, ror #3
eor x4, x4, x3, ror #28
eor x10, x10, x30, ror #50
eor x16, x16, x8, ror #50
eor x23, x23, x12, ror #50
eor x2, x2, x20, ror #26
eor x7, x7, x12, ror #16
eor x13, x13, x20, ror #32
eor x14, x14, x3, ror #34
eor x21, x21, x30, ror #52
eor x27, x27, x8, ror #22
bic x0, x16, x10, ror #19
eor x0, x4, x0, ror #15
str x7, [sp, #208]
ldr x7, 2f+48
eor x0, x0, x7
bic x7, x2, x23, ror #49
eor x16, x16, x7, ror #5
bic x7, x10, x4, ror #30
eor x2, x2, x7, ror #14
bic x7, x23, x16, ror #10
eor x10, x10, x7, ror #35
bic x4, x4, x2, ror #20
eor x23, x23, x4, ror #59
eor x5, x5, x30, ror #20
eor x11, x11, x8, ror #32
eor x17, x17, x12, ror #32
eor x24, x24, x20, ror #26
eor x25, x25, x3, ror #58
eor x15, x15, x20, ror #32
eor x19, x19, x20
eor x9, x9, x3, ror #58
eor x1, x1, x3, ror #2
eor x22, x22, x30, ror #30
eor x28, x28, x30, ror #20
eor x26, x26, x8, ror #48
eor x6, x6, x8, ror #32
ldr x7, [sp, #200]
eor x7, x7, x12, ror #48
ldr x4, [sp, #192]
eor x4, x4, x12, ror #18
bic x20, x14, x13, ror #17
bic x3, x27, x21, ror #6
eor x14, x14, x3, ror #34
ldr x30, [sp, #208]
bic x8, x13, x30, ror #24
eor x27, x27, x8, ror #47
bic x12, x21, x14, ror #24
eor x13, x13, x12, ror #23
bic x3, x30, x27, ror #57
eor x21, x21, x3, ror #1
eor x30, x30, x20, ror #23
bic x8, x17, x11, ror #51
bic x12, x25, x24, ror #10
eor x17, x17, x12, ror #61
bic x3, x11, x5, ror #37
eor x25, x25, x3, ror #54
bic x20, x24, x17, ror #57
eor x11, x11, x20, ror #20
bic x12, x5, x25, ror #37
eor x24, x24, x12, ror #17
eor x5, x5, x8, ror #40
bic x3, x22, x9, ror #38
bic x20, x7, x26, ror #9
eor x22, x22, x20, ror #12
bic x12, x9, x15, ror #3
eor x7, x7, x12, ror #26
bic x8, x26, x22, ror #43
eor x9, x9, x8, ror #47
bic x20, x15, x7, ror #35
eor x26, x26, x20, ror #20
eor x15, x15, x3, ror #23
bic x12, x19, x4, ror #46
bic x8, x28, x1, ror #7
eor x19, x19, x8, ror #21
bic x20, x4, x6, ror #11
eor x28, x28, x20, ror #25
bic x3, x1, x19, ror #36
eor x4, x4, x3, ror #46
bic x8, x6, x28, ror #28
eor x1, x1, x8, ror #29
eor x6, x6, x12, ror #7
eor x20, x0, x30, ror #32
eor x20, x20, x5, ror #43
eor x20, x20, x15, ror #1
eor x20, x20, x6, ror #14
eor x3, x10, x13, ror #38
eor x3, x3, x11, ror #36
eor x3, x3, x9, ror #28
eor x3, x3, x4, ror #33
eor x8, x16, x14, ror #40
eor x8, x8, x17, ror #4
eor x8, x8, x22, ror #9
eor x8, x8, x19, ror #6
eor x12, x23, x21, ror #26
eor x12, x12, x24, ror #21
eor x12, x12, x26, ror #40
eor x12, x12, x1, ror #44
str x21, [sp, #208]
eor x21, x2, x27, ror #5
eor x21, x21, x25, ror #60
eor x21, x21, x7, ror #16
eor x21, x21, x28, ror #22
str x1, [sp, #192]
eor x1, x21, x3, ror #13
eor x3, x3, x12, ror #34
eor x21, x8, x21, ror #4
eor x8, x20, x8, ror #14
eor x12, x12, x20, ror #58
eor x0, x0, x1, ror #20
eor x13, x13, x8, ror #56
eor x17, x17, x3, ror #15
eor x26, x26, x21, ror #34
eor x28, x28, x12, ror #27
eor x23, x23, x21, ror #10
eor x27, x27, x12, ror #44
eor x5, x5, x1, ror #41
eor x9, x9, x8, ror #2
eor x19, x19, x3, ror #13
eor x10, x10, x8, ror #30
eor x14, x14, x3, ror #43
eor x24, x24, x21, ror #53
eor x7, x7, x12, ror #33
eor x6, x6, x1, ror #6
eor x2, x2, x12, ror #49
eor x25, x25, x12, ror #53
eor x30, x30, x1, ror #52
eor x15, x15, x1, ror #19
eor x11, x11, x8, ror #58
eor x4, x4, x8, ror #61
eor x22, x22, x3, ror #10
eor x16, x16, x3, ror #19
ldr x20, [sp, #192]
eor x20, x20, x21, ror #30
ldr x12, [sp, #208]
eor x12, x12, x21, ror #48
bic x1, x17, x13, ror #52
bic x8, x28, x26, ror #60
eor x17, x17, x8, ror #52
bic x3, x13, x0, ror #36
eor x28, x28, x3
bic x21, x26, x17, ror #16
eor x13, x13, x21, ror #60
bic x8, x0, x28, ror #28
eor x26, x26, x8, ror #40
eor x0, x0, x1, ror #40
ldr x3, 2f+160
eor x0, x0, x3
bic x21, x5, x27, ror #29
bic x8, x19, x9, ror #57
eor x5, x5, x8, ror #48
bic x1, x27, x23, ror #36
eor x19, x19, x1, ror #45
bic x3, x9, x5, ror #23
eor x27, x27, x3, ror #12
bic x8, x23, x19, ror #47
eor x9, x9, x8, ror #24
eor x23, x23, x21, ror #63
bic x1, x24, x14, ror #48
bic x3, x6, x7, ror #32
eor x24, x24, x3, ror #59
bic x8, x14, x10, ror #48
eor x6, x6, x8, ror #53
bic x21, x7, x24, ror #37
eor x14, x14, x21, ror #43
bic x3, x10, x6, ror #27
eor x7, x7, x3, ror #5
eor x10, x10, x1, ror #32
bic x8, x11, x30
bic x21, x20, x22, ror #16
eor x11, x11, x21, ror #61
bic x3, x30, x2, ror #61
eor x20, x20, x3, ror #3
bic x1, x22, x11, ror #51
eor x30, x30, x1, ror #13
bic x21, x2, x20
eor x22, x22, x21, ror #48
eor x2, x2, x8, ror #3
bic x3, x25, x12, ror #63
bic x1, x4, x15, ror #23
eor x25, x25, x1, ror #24
bic x21, x12, x16, ror #41
eor x4, x4, x21, ror #39
bic x8, x15, x25, ror #17
eor x12, x12, x8, ror #48
bic x1, x16, x4, ror #48
eor x15, x15, x1, ror #57
eor x16, x16, x3, ror #24
eor x21, x0, x23, ror #41
eor x21, x21, x10, ror #33
eor x21, x21, x2, ror #57
eor x21, x21, x16, ror #17
eor x8, x13, x27, ror #41
eor x8, x8, x14, ror #21
eor x8, x8, x30, ror #32
eor x8, x8, x12, ror #12
eor x1, x17, x5
eor x1, x1, x24, ror #25
eor x1, x1, x11, ror #20
eor x1, x1, x25, ror #1
eor x3, x26, x9, ror #57
eor x3, x3, x7, ror #4
eor x3, x3, x22, ror #49
eor x3, x3, x15
str x9, [sp, #208]
eor x9, x28, x19, ror #60
eor x9, x9, x6, ror #32
eor x9, x9, x20, ror #29
eor x9, x9, x4, ror #37
str x15, [sp, #192]
eor x15, x9, x8, ror #63
eor x8, x8, x3, ror #59
eor x9, x1, x9, ror #51
eor x1, x21, x1, ror #39
eor x3, x3, x21, ror #39
eor x0, x0, x15, ror #28
eor x27, x27, x1, ror #59
eor x24, x24, x8, ror #27
eor x22, x22, x9, ror #31
eor x4, x4, x3, ror #23
eor x26, x26, x9, ror #16
eor x19, x19, x3
eor x10, x10, x15, ror #59
eor x30, x30, x1, ror #4
eor x25, x25, x8, ror #51
bic x21, x24, x27, ror #3
eor x21, x0, x21, ror #22
str x26, [sp, #200]
ldr x26, 2f+40
eor x21, x21, x26
bic x26, x4, x22, ror #1
eor x24, x24, x26, ror #29
bic x26, x27, x0, ror #39
eor x4, x4, x26, ror #38
bic x26, x22, x24, ror #34
eor x27, x27, x26, ror #27
bic x0, x0, x4, ror #51
eor x22, x22, x0, ror #12
eor x13, x13, x1, ror #36
eor x5, x5, x8, ror #52
eor x7, x7, x9, ror #12
eor x20, x20, x3, ror #31
eor x16, x16, x15, ror #11
eor x28, x28, x3, ror #60
eor x6, x6, x3, ror #28
eor x23, x23, x15, ror #51
eor x2, x2, x15, ror #35
eor x14, x14, x1, ror #15
eor x12, x12, x1, ror #24
eor x11, x11, x8, ror #32
eor x17, x17, x8, ror #52
ldr x26, [sp, #192]
eor x26, x26, x9, ror #16
ldr x0, [sp, #208]
eor x0, x0, x9, ror #23
bic x3, x10, x19, ror #38
bic x15, x25, x30, ror #35
eor x10, x10, x15, ror #14
ldr x1, [sp, #200]
bic x8, x19, x1, ror #56
eor x25, x25, x8, ror #24
bic x9, x30, x10, ror #15
eor x19, x19, x9, ror #11
bic x15, x1, x25, ror #48
eor x30, x30, x15, ror #45
eor x1, x1, x3, ror #34
bic x8, x7, x5, ror #31
bic x9, x16, x20, ror #50
eor x7, x7, x9, ror #60
bic x15, x5, x13, ror #57
eor x16, x16, x15, ror #35
bic x3, x20, x7, ror #18
eor x5, x5, x3, ror #15
bic x9, x13, x16, ror #36
eor x20, x20, x9, ror #42
eor x13, x13, x8, ror #40
bic x15, x14, x23, ror #30
bic x3, x26, x11, ror #13
eor x14, x14, x3, ror #57
bic x9, x23, x28, ror #60
eor x26, x26, x9, ror #37
bic x8, x11, x14, ror #58
eor x23, x23, x8, ror #40
bic x3, x28, x26, ror #31
eor x11, x11, x3, ror #20
eor x28, x28, x15, ror #38
bic x9, x6, x0, ror #5
bic x8, x12, x2, ror #42
eor x6, x6, x8, ror #17
bic x3, x0, x17, ror #16
eor x12, x12, x3, ror #52
bic x15, x2, x6, ror #5
eor x0, x0, x15, ror #54
bic x8, x17, x12, ror #60
eor x2, x2, x8, ror #26
eor x17, x17, x9, ror #43
eor x3, x21, x1, ror #60
eor x3, x3, x13, ror #27
eor x3, x3, x28, ror #1
eor x3, x3, x17, ror #42
eor x15, x27, x19, ror #43
eor x15, x15, x5, ror #9
eor x15, x15, x23, ror #44
eor x15, x15, x0, ror #1
eor x8, x24, x10, ror #8
eor x8, x8, x7, ror #45
eor x8, x8, x14, ror #17
eor x8, x8, x6, ror #63
eor x9, x22, x30, ror #27
eor x9, x9, x20, ror #61
eor x9, x9, x11, ror #57
eor x9, x9, x2, ror #28
str x30, [sp, #200]
eor x30, x4, x25, ror #57
eor x30, x30, x16, ror #12
eor x30, x30, x26, ror #45
eor x30, x30, x12, ror #51
str x2, [sp, #208]
eor x2, x30, x15, ror #37
eor x15, x15, x9, ror #26
eor x30, x8, x30, ror #28
eor x8, x3, x8, ror #21
eor x9, x9, x3, ror #11
eor x21, x21, x2, ror #51
eor x19, x19, x8, ror #60
eor x7, x7, x15, ror #22
eor x11, x11, x30, ror #41
eor x12, x12, x9, ror #14
eor x22, x22, x30, ror #34
eor x25, x25, x9, ror #8
eor x13, x13, x2, ror #24
eor x23, x23, x8, ror #59
eor x6, x6, x15, ror #4
eor x27, x27, x8, ror #39
eor x10, x10, x15, ror #59
eor x20, x20, x30, ror #37
eor x26, x26, x9, ror #20
eor x17, x17, x2, ror #9
eor x4, x4, x9, ror #1
eor x16, x16, x9, ror #53
eor x1, x1, x2, ror #55
eor x28, x28, x2, ror #50
eor x5, x5, x8, ror #30
eor x0, x0, x8, ror #38
eor x14, x14, x15, ror #50
eor x24, x24, x15, ror #3
ldr x3, [sp, #208]
eor x3, x3, x30, ror #6
ldr x9, [sp, #200]
eor x9, x9, x30, ror #7
bic x2, x7, x19
bic x8, x12, x11
bic x15, x19, x21, ror #40
ldr x30, 2f+168
eor x2, x21, x2, ror #24
eor x7, x7, x8
eor x12, x12, x15
bic x8, x13, x25
eor x2, x2, x30
bic x15, x11, x7
bic x21, x21, x12, ror #24
ror x7, x7, #24
bic x30, x6, x23
eor x19, x19, x15
eor x11, x11, x21, ror #40
bic x15, x25, x22
eor x13, x13, x30
ror x19, x19, #24
ror x11, x11, #24
eor x6, x6, x15
bic x21, x23, x13
eor x8, x22, x8
ror x13, x13, #24
bic x22, x22, x6
eor x25, x25, x21
ror x8, x8, #24
ror x6, x6, #24
eor x23, x23, x22
ror x25, x25, #24
ror x12, x12, #24
bic x30, x20, x10
ror x23, x23, #24
bic x15, x17, x26
bic x21, x10, x27
eor x30, x27, x30
bic x22, x5, x1
eor x20, x20, x15
eor x17, x17, x21
ror x30, x30, #24
bic x15, x3, x14
bic x21, x26, x20
bic x27, x27, x17
ror x20, x20, #24
ror x17, x17, #24
eor x10, x10, x21
eor x26, x26, x27
eor x5, x5, x15
bic x21, x1, x4
ror x10, x10, #24
ror x26, x26, #24
bic x27, x14, x5
eor x3, x3, x21
eor x22, x4, x22
ror x5, x5, #24
eor x1, x1, x27
bic x4, x4, x3
ror x22, x22, #24
ror x3, x3, #24
ror x1, x1, #24
eor x14, x14, x4
bic x15, x16, x9
bic x21, x0, x28
bic x27, x9, x24
ror x14, x14, #24
eor x15, x24, x15
eor x16, x16, x21
eor x0, x0, x27
ror x15, x15, #24
bic x4, x28, x16
ror x16, x16, #24
bic x24, x24, x0
ror x0, x0, #24
eor x9, x9, x4
eor x28, x28, x24
ror x9, x9, #24
ror x28, x28, #24
ldr x27, [sp, #160]
stp x2, x19, [x27, #0]
stp x7, x11, [x27, #16]
stp x12, x8, [x27, #32]
stp x25, x13, [x27, #48]
stp x23, x6, [x27, #64]
stp x30, x10, [x27, #80]
stp x20, x26, [x27, #96]
stp x17, x22, [x27, #112]
stp x1, x5, [x27, #128]
stp x14, x3, [x27, #144]
stp x15, x9, [x27, #160]
stp x16, x28, [x27, #176]
str x0, [x27, #192]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldr x30, [sp, #80]
add sp, sp, #224
ret
.p2align 4
2: // hashweave_a64_keccak_64_constants
.quad 0x1
.quad 0x8082
.quad 0x800000000000808a
.quad 0x8000000080008000
.quad 0x808b
.quad 0x80000001
.quad 0x8000000080008081
.quad 0x8000000000008009
.quad 0x8a
.quad 0x88
.quad 0x80008009
.quad 0x8000000a
.quad 0x8000808b
.quad 0x800000000000008b
.quad 0x8000000000008089
.quad 0x8000000000008003
.quad 0x8000000000008002
.quad 0x8000000000000080
.quad 0x800a
.quad 0x800000008000000a
.quad 0x8000000000008080
.quad 0x8000000080008008
.text
.p2align 4
hashweave_function hashweave_a64_turbo
sub sp, sp, #208
stp x19, x20, [sp, #0]
stp x21, x22, [sp, #16]
stp x23, x24, [sp, #32]
stp x25, x26, [sp, #48]
stp x27, x28, [sp, #64]
str x30, [sp, #80]
stp x0, x1, [sp, #160]
stp x2, x3, [sp, #176]
ldp x4, x5, [x0, #0]
ldp x6, x7, [x0, #16]
ldp x8, x9, [x0, #32]
ldp x10, x11, [x0, #48]
ldp x12, x13, [x0, #64]
ldp x14, x15, [x0, #80]
ldp x16, x17, [x0, #96]
ldp x19, x20, [x0, #112]
ldp x21, x22, [x0, #128]
ldp x23, x24, [x0, #144]
ldp x25, x26, [x0, #160]
ldp x27, x28, [x0, #176]
ldr x30, [x0, #192]
eor x0, x4, x9
eor x0, x0, x14
eor x0, x0, x20
eor x0, x0, x25
eor x1, x5, x10
eor x1, x1, x15
eor x1, x1, x21
eor x1, x1, x26
eor x2, x6, x11
eor x2, x2, x16
eor x2, x2, x22
eor x2, x2, x27
eor x3, x7, x12
eor x3, x3, x17
eor x3, x3, x23
eor x3, x3, x28
str x12, [sp, #192]
eor x12, x8, x13
eor x12, x12, x19
eor x12, x12, x24
eor x12, x12, x30
str x28, [sp, #200]
eor x28, x12, x1, ror #63
eor x1, x1, x3, ror #63
eor x12, x2, x12, ror #63
eor x2, x0, x2, ror #63
eor x3, x3, x0, ror #63
eor x4, x4, x28
eor x10, x10, x2
eor x16, x16, x1
eor x23, x23, x12
eor x30, x30, x3
eor x7, x7, x12
eor x13, x13, x3
eor x14, x14, x28
eor x21, x21, x2
eor x27, x27, x1
eor x5, x5, x2
eor x11, x11, x1
eor x17, x17, x12
eor x24, x24, x3
eor x25, x25, x28
eor x8, x8, x3
eor x19, x19, x3
eor x9, x9, x28
eor x20, x20, x28
eor x15, x15, x2
eor x26, x26, x2
eor x22, x22, x1
eor x6, x6, x1
ldr x0, [sp, #200]
eor x0, x0, x12
ldr x3, [sp, #192]
eor x3, x3, x12
bic x28, x16, x10, ror #63
bic x2, x30, x23, ror #57
eor x16, x16, x2, ror #29
bic x1, x10, x4, ror #44
eor x30, x30, x1, ror #34
bic x12, x23, x16, ror #42
eor x10, x10, x12, ror #23
bic x2, x4, x30, ror #50
eor x23, x23, x2, ror #21
eor x4, x4, x28, ror #21
ldr x1, 3f+0
eor x4, x4, x1
bic x12, x14, x13, ror #47
bic x2, x27, x21, ror #16
eor x14, x14, x2, ror #6
bic x28, x13, x7, ror #56
eor x27, x27, x28, ror #41
bic x1, x21, x14, ror #42
eor x13, x13, x1, ror #39
bic x2, x7, x27, ror #31
eor x21, x21, x2, ror #17
eor x7, x7, x12, ror #25
bic x28, x17, x11, ror #19
bic x1, x25, x24, ror #10
eor x17, x17, x1, ror #7
bic x2, x11, x5, ror #5
eor x25, x25, x2, ror #12
bic x12, x24, x17, ror #47
eor x11, x11, x12, ror #62
bic x1, x5, x25, ror #47
eor x24, x24, x1, ror #7
eor x5, x5, x28, ror #40
bic x2, x15, x9, ror #38
bic x12, x0, x22, ror #41
eor x15, x15, x12, ror #18
bic x1, x9, x8, ror #9
eor x0, x0, x1, ror #20
bic x28, x22, x15, ror #5
eor x9, x9, x28, ror #21
bic x12, x8, x0, ror #35
eor x22, x22, x12, ror #52
eor x8, x8, x2, ror #17
bic x1, x19, x3, ror #48
bic x28, x26, x20, ror #25
eor x19, x19, x28, ror #37
bic x12, x3, x6, ror #57
eor x26, x26, x12, ror #11
bic x2, x20, x19, ror #2
eor x3, x3, x2, ror #14
bic x28, x6, x26, ror #60
eor x20, x20, x28, ror #43
eor x6, x6, x1, ror #23
eor x12, x4, x7, ror #36
eor x12, x12, x5, ror #63
eor x12, x12, x8, ror #37
eor x12, x12, x6, ror #2
eor x2, x10, x13, ror #24
eor x2, x2, x11, ror #38
eor x2, x2, x9, ror #8
eor x2, x2, x3, ror #53
eor x28, x16, x14, ror #40
eor x28, x28, x17, ror #18
eor x28, x28, x15, ror #33
eor x28, x28, x19, ror #4
eor x1, x23, x21, ror #40
eor x1, x1, x24, ror #13
eor x1, x1, x22, ror #6
eor x1, x1, x20, ror #44
str x21, [sp, #192]
eor x21, x30, x27, ror #17
eor x21, x21, x25, ror #60
eor x21, x21, x0, ror #22
eor x21, x21, x26, ror #12
str x20, [sp, #200]
eor x20, x21, x2, ror #33
eor x2, x2, x1, ror #22
eor x21, x28, x21, ror #28
eor x28, x12, x28, ror #20
eor x1, x1, x12, ror #20
eor x4, x4, x20, ror #50
eor x13, x13, x28, ror #20
eor x17, x17, x2, ror #45
eor x22, x22, x21, ror #36
eor x26, x26, x1, ror #45
eor x23, x23, x21, ror #42
eor x27, x27, x1, ror #40
eor x5, x5, x20, ror #51
eor x9, x9, x28, ror #36
eor x19, x19, x2, ror #59
eor x10, x10, x28, ror #44
eor x14, x14, x2, ror #23
eor x24, x24, x21, ror #29
eor x0, x0, x1, ror #35
eor x6, x6, x20, ror #48
eor x30, x30, x1, ror #57
eor x25, x25, x1, ror #61
eor x7, x7, x20, ror #14
eor x8, x8, x20, ror #13
eor x11, x11, x28, ror #6
eor x3, x3, x28, ror #55
eor x15, x15, x2, ror #30
eor x16, x16, x2, ror #63
ldr x12, [sp, #200]
eor x12, x12, x21, ror #62
ldr x1, [sp, #192]
eor x1, x1, x21, ror #2
bic x20, x17, x13, ror #4
bic x28, x26, x22, ror #44
eor x17, x17, x28, ror #52
bic x2, x13, x4
eor x26, x26, x2, ror #16
bic x21, x22, x17, ror #32
eor x13, x13, x21, ror #28
bic x28, x4, x26, ror #48
eor x22, x22, x28, ror #36
eor x4, x4, x20, ror #60
ldr x2, 3f+8
eor x4, x4, x2
bic x21, x5, x27, ror #51
bic x28, x19, x9, ror #19
eor x5, x5, x28, ror #32
bic x20, x27, x23, ror #32
eor x19, x19, x20, ror #19
bic x2, x9, x5, ror #13
eor x27, x27, x2
bic x28, x23, x19, ror #13
eor x9, x9, x28, ror #32
eor x23, x23, x21, ror #45
bic x20, x24, x14, ror #24
bic x2, x6, x0, ror #16
eor x24, x24, x2, ror #17
bic x28, x14, x10, ror #28
eor x6, x6, x28, ror #7
bic x21, x0, x24, ror #31
eor x14, x14, x21, ror #9
bic x2, x10, x6, ror #29
eor x0, x0, x2, ror #19
eor x10, x10, x20, ror #12
bic x28, x11, x7, ror #16
bic x21, x12, x15, ror #8
eor x11, x11, x21, ror #47
bic x2, x7, x30, ror #23
eor x12, x12, x2, ror #33
bic x20, x15, x11, ror #9
eor x7, x7, x20, ror #39
bic x21, x30, x12, ror #8
eor x15, x15, x21, ror #48
eor x30, x30, x28, ror #25
bic x2, x25, x1, ror #21
bic x20, x3, x8, ror #53
eor x25, x25, x20
bic x21, x1, x16, ror #59
eor x3, x3, x21, ror #21
bic x28, x8, x25, ror #11
eor x1, x1, x28, ror #32
bic x20, x16, x3, ror #48
eor x8, x8, x20, ror #27
eor x16, x16, x2, ror #48
eor x21, x4, x23, ror #15
eor x21, x21, x10, ror #19
eor x21, x21, x30, ror #23
eor x21, x21, x16, ror #23
eor x28, x13, x27, ror #47
eor x28, x28, x14, ror #55
eor x28, x28, x7
eor x28, x28, x1, ror #28
eor x20, x17, x5
eor x20, x20, x24, ror #35
eor x20, x20, x11, ror #52
eor x20, x20, x25, ror #11
eor x2, x22, x9, ror #19
eor x2, x2, x0, ror #36
eor x2, x2, x15, ror #11
eor x2, x2, x8, ror #32
str x9, [sp, #192]
eor x9, x26, x19, ror #44
eor x9, x9, x6
eor x9, x9, x12, ror #47
eor x9, x9, x3, ror #23
str x8, [sp, #200]
eor x8, x9, x28, ror #15
eor x28, x28, x2, ror #27
eor x9, x20, x9, ror #51
eor x20, x21, x20, ror #59
eor x2, x2, x21, ror #35
eor x4, x4, x8, ror #48
eor x27, x27, x20, ror #17
eor x24, x24, x28, ror #33
eor x15, x15, x9, ror #21
eor x3, x3, x2, ror #21
eor x22, x22, x9, ror #32
eor x19, x19, x2
eor x10, x10, x8, ror #29
eor x7, x7, x20
eor x25, x25, x28, ror #57
eor x13, x13, x20
eor x5, x5, x28, ror #4
eor x0, x0, x9, ror #60
eor x12, x12, x2, ror #61
eor x16, x16, x8, ror #25
eor x26, x26, x2, ror #44
eor x6, x6, x2, ror #44
eor x23, x23, x8, ror #33
eor x30, x30, x8, ror #25
eor x14, x14, x20, ror #9
eor x1, x1, x20, ror #36
eor x11, x11, x28, ror #16
eor x17, x17, x28, ror #4
ldr x21, [sp, #200]
eor x21, x21, x9
ldr x2, [sp, #192]
eor x2, x2, x9, ror #13
bic x8, x24, x27, ror #15
bic x20, x3, x15, ror #25
eor x24, x24, x20, ror #5
bic x28, x27, x4, ror #61
eor x3, x3, x28, ror #10
bic x9, x15, x24, ror #34
eor x27, x27, x9, ror #15
bic x20, x4, x3, ror #57
eor x15, x15, x20, ror #46
eor x4, x4, x8, ror #52
ldr x28, 3f+16
eor x4, x4, x28
bic x9, x10, x19, ror #56
bic x20, x25, x7, ror #9
eor x10, x10, x20, ror #58
bic x8, x19, x22, ror #56
eor x25, x25, x8, ror #62
bic x28, x7, x10, ror #61
eor x19, x19, x28, ror #11
bic x20, x22, x25, ror #10
eor x7, x7, x20, ror #45
eor x22, x22, x9, ror #16
bic x8, x0, x5, ror #15
bic x28, x16, x12, ror #18
eor x0, x0, x28, ror #30
bic x20, x5, x13, ror #9
eor x16, x16, x20, ror #49
bic x9, x12, x0, ror #16
eor x5, x5, x9, ror #33
bic x28, x13, x16, ror #6
eor x12, x12, x28, ror #40
eor x13, x13, x8, ror #40
bic x20, x14, x23, ror #62
bic x9, x21, x11, ror #29
eor x14, x14, x9, ror #23
bic x28, x23, x26, ror #42
eor x21, x21, x28, ror #39
bic x8, x11, x14, ror #12
eor x23, x23, x8, ror #54
bic x9, x26, x21, ror #47
eor x11, x11, x9, ror #52
eor x26, x26, x20, ror #24
bic x28, x6, x2, ror #47
bic x8, x1, x30, ror #20
eor x6, x6, x8, ror #17
bic x9, x2, x17, ror #6
eor x1, x1, x9, ror #30
bic x20, x30, x6, ror #27
eor x2, x2, x20, ror #54
bic x8, x17, x1, ror #28
eor x30, x30, x8, ror #16
eor x17, x17, x28, ror #11
eor x9, x4, x22
eor x9, x9, x13, ror #63
eor x9, x9, x26, ror #21
eor x9, x9, x17, ror #62
eor x20, x27, x19, ror #5
eor x20, x20, x5, ror #51
eor x20, x20, x23, ror #40
eor x20, x20, x2, ror #53
eor x8, x24, x10, ror #28
eor x8, x8, x0, ror #51
eor x8, x8, x14, ror #57
eor x8, x8, x6, ror #21
eor x28, x15, x7, ror #1
eor x28, x28, x12, ror #5
eor x28, x28, x11, ror #15
eor x28, x28, x30, ror #28
str x7, [sp, #192]
eor x7, x3, x25, ror #17
eor x7, x7, x16, ror #12
eor x7, x7, x21, ror #11
eor x7, x7, x1, ror #33
str x30, [sp, #200]
eor x30, x7, x20, ror #9
eor x20, x20, x28, ror #14
eor x7, x8, x7, ror #4
eor x8, x9, x8, ror #51
eor x28, x28, x9, ror #45
eor x4, x4, x30, ror #57
eor x19, x19, x8, ror #56
eor x0, x0, x20, ror #28
eor x11, x11, x7, ror #19
eor x1, x1, x28, ror #56
eor x15, x15, x7, ror #34
eor x25, x25, x28, ror #8
eor x13, x13, x30, ror #58
eor x23, x23, x8, ror #21
eor x6, x6, x20, ror #58
eor x27, x27, x8, ror #61
eor x10, x10, x20, ror #51
eor x12, x12, x7, ror #29
eor x21, x21, x28, ror #14
eor x17, x17, x30, ror #59
eor x3, x3, x28, ror #25
eor x16, x16, x28, ror #13
eor x22, x22, x30, ror #57
eor x26, x26, x30, ror #36
eor x5, x5, x8, ror #10
eor x2, x2, x8, ror #8
eor x14, x14, x20, ror #22
eor x24, x24, x20, ror #15
ldr x9, [sp, #200]
eor x9, x9, x7, ror #6
ldr x28, [sp, #192]
eor x28, x28, x7, ror #33
bic x30, x0, x19, ror #32
bic x8, x1, x11
eor x0, x0, x8, ror #16
bic x20, x19, x4, ror #36
eor x1, x1, x20, ror #16
bic x7, x11, x0, ror #48
eor x19, x19, x7, ror #48
bic x8, x4, x1, ror #12
eor x11, x11, x8, ror #52
eor x4, x4, x30, ror #60
ldr x20, 3f+24
eor x4, x4, x20
bic x7, x13, x25, ror #58
bic x8, x6, x23, ror #50
eor x13, x13, x8, ror #16
bic x30, x25, x15
eor x6, x6, x30, ror #42
bic x20, x23, x13, ror #62
eor x25, x25, x20, ror #8
bic x8, x15, x6, ror #22
eor x23, x23, x8, ror #56
eor x15, x15, x7, ror #6
bic x30, x12, x10, ror #12
bic x20, x17, x21, ror #16
eor x12, x12, x20, ror #46
bic x8, x10, x27, ror #56
eor x17, x17, x8, ror #30
bic x7, x21, x12, ror #2
eor x10, x10, x7, ror #50
bic x20, x27, x17, ror #42
eor x21, x21, x20, ror #6
eor x27, x27, x30, ror #60
bic x8, x5, x22, ror #48
bic x7, x9, x14, ror #40
eor x5, x5, x7, ror #10
bic x20, x22, x3, ror #2
eor x9, x9, x20, ror #38
bic x30, x14, x5, ror #14
eor x22, x22, x30, ror #2
bic x7, x3, x9, ror #24
eor x14, x14, x7
eor x3, x3, x8, ror #14
bic x20, x16, x28, ror #62
bic x30, x2, x26, ror #54
eor x16, x16, x30, ror #24
bic x7, x28, x24, ror #26
eor x2, x2, x7, ror #38
bic x8, x26, x16, ror #50
eor x28, x28, x8, ror #16
bic x30, x24, x2
eor x26, x26, x30, ror #10
eor x24, x24, x20, ror #40
eor x7, x4, x15, ror #54
eor x7, x7, x27, ror #2
eor x7, x7, x3, ror #30
eor x7, x7, x24, ror #54
eor x8, x19, x25, ror #26
eor x8, x8, x10, ror #46
eor x8, x8, x22
eor x8, x8, x28
eor x30, x0, x13
eor x30, x30, x12, ror #2
eor x30, x30, x5, ror #48
eor x30, x30, x16, ror #34
eor x20, x11, x23, ror #50
eor x20, x20, x21, ror #48
eor x20, x20, x14, ror #18
eor x20, x20, x26, ror #32
str x23, [sp, #192]
eor x23, x1, x6
eor x23, x23, x17, ror #32
eor x23, x23, x9, ror #42
eor x23, x23, x2, ror #42
str x26, [sp, #200]
eor x26, x23, x8, ror #15
eor x8, x8, x20, ror #47
eor x23, x30, x23, ror #15
eor x30, x7, x30, ror #59
eor x20, x20, x7, ror #51
eor x4, x4, x26, ror #12
eor x25, x25, x30, ror #10
eor x12, x12, x8, ror #30
eor x14, x14, x23, ror #30
eor x2, x2, x20, ror #22
eor x11, x11, x23, ror #48
eor x6, x6, x20
eor x27, x27, x26, ror #10
eor x22, x22, x30, ror #36
eor x16, x16, x8, ror #62
eor x19, x19, x30, ror #36
eor x13, x13, x8, ror #32
eor x21, x21, x23
eor x9, x9, x20, ror #22
eor x24, x24, x26, ror #22
eor x1, x1, x20
eor x17, x17, x20, ror #32
eor x15, x15, x26, ror #22
eor x3, x3, x26, ror #46
eor x10, x10, x30, ror #54
eor x28, x28, x30, ror #36
eor x5, x5, x8, ror #48
eor x0, x0, x8, ror #32
ldr x7, [sp, #200]
eor x7, x7, x23, ror #16
ldr x20, [sp, #192]
eor x20, x20, x23, ror #62
bic x26, x12, x25, ror #55
bic x30, x2, x14, ror #33
eor x12, x12, x30, ror #21
bic x8, x25, x4, ror #54
eor x2, x2, x8, ror #34
bic x23, x14, x12, ror #10
eor x25, x25, x23, ror #63
bic x30, x4, x2, ror #40
eor x14, x14, x30, ror #55
eor x4, x4, x26, ror #19
ldr x8, 3f+32
eor x4, x4, x8
bic x23, x27, x6, ror #57
bic x30, x16, x22, ror #14
eor x27, x27, x30, ror #34
bic x26, x6, x11, ror #56
eor x16, x16, x26, ror #23
bic x8, x22, x27, ror #16
eor x6, x6, x8, ror #55
bic x30, x11, x16, ror #49
eor x22, x22, x30, ror #1
eor x11, x11, x23, ror #15
bic x26, x21, x13, ror #19
bic x8, x24, x9, ror #10
eor x21, x21, x8, ror #1
bic x30, x13, x19, ror #37
eor x24, x24, x30, ror #18
bic x23, x9, x21, ror #53
eor x13, x13, x23, ror #56
bic x8, x19, x24, ror #9
eor x9, x9, x8, ror #45
eor x19, x19, x26, ror #8
bic x30, x10, x15, ror #18
bic x23, x7, x5, ror #41
eor x10, x10, x23, ror #52
bic x8, x15, x1, ror #31
eor x7, x7, x8, ror #30
bic x26, x5, x10, ror #35
eor x15, x15, x26, ror #11
bic x23, x1, x7, ror #3
eor x5, x5, x23, ror #20
eor x1, x1, x30, ror #15
bic x8, x17, x20, ror #2
bic x26, x28, x3, ror #27
eor x17, x17, x26, ror #21
bic x23, x20, x0, ror #55
eor x28, x28, x23, ror #45
bic x30, x3, x17, ror #16
eor x20, x20, x30, ror #46
bic x26, x0, x28, ror #28
eor x3, x3, x26, ror #9
eor x0, x0, x8, ror #7
eor x23, x4, x11, ror #48
eor x23, x23, x19, ror #27
eor x23, x23, x1, ror #49
eor x23, x23, x0, ror #62
eor x30, x25, x6, ror #46
eor x30, x30, x13, ror #44
eor x30, x30, x15, ror #8
eor x30, x30, x20, ror #61
eor x26, x12, x27, ror #44
eor x26, x26, x21, ror #16
eor x26, x26, x10, ror #45
eor x26, x26, x17, ror #50
eor x8, x14, x22, ror #38
eor x8, x8, x9, ror #37
eor x8, x8, x5, ror #20
eor x8, x8, x3, ror #44
str x22, [sp, #192]
eor x22, x2, x16, ror #57
eor x22, x22, x24, ror #60
eor x22, x22, x7, ror #12
eor x22, x22, x28, ror #50
str x3, [sp, #200]
eor x3, x22, x30, ror #33
eor x30, x30, x8, ror #62
eor x22, x26, x22, ror #20
eor x26, x23, x26, ror #18
eor x8, x8, x23, ror #54
eor x4, x4, x3, ror #40
eor x6, x6, x26, ror #8
eor x21, x21, x30, ror #39
eor x5, x5, x22, ror #54
eor x28, x28, x8, ror #47
eor x14, x14, x22, ror #10
eor x16, x16, x8, ror #40
eor x19, x19, x3, ror #13
eor x15, x15, x26, ror #46
eor x17, x17, x30, ror #5
eor x25, x25, x26, ror #54
eor x27, x27, x30, ror #11
eor x9, x9, x22, ror #37
eor x7, x7, x8, ror #21
eor x0, x0, x3, ror #42
eor x2, x2, x8, ror #33
eor x24, x24, x8, ror #37
eor x11, x11, x3, ror #56
eor x1, x1, x3, ror #55
eor x13, x13, x26, ror #10
eor x20, x20, x26, ror #57
eor x10, x10, x30, ror #10
eor x12, x12, x30, ror #55
ldr x23, [sp, #200]
eor x23, x23, x22, ror #30
ldr x8, [sp, #192]
eor x8, x8, x22, ror #36
bic x3, x21, x6, ror #20
bic x26, x28, x5, ror #60
eor x21, x21, x26, ror #20
bic x30, x6, x4, ror #52
eor x28, x28, x30
bic x22, x5, x21, ror #48
eor x6, x6, x22, ror #60
bic x26, x4, x28, ror #12
eor x5, x5, x26, ror #56
eor x4, x4, x3, ror #56
ldr x30, 3f+40
eor x4, x4, x30
bic x22, x19, x16, ror #53
bic x26, x17, x15, ror #29
eor x19, x19, x26, ror #48
bic x3, x16, x14, ror #32
eor x17, x17, x3, ror #5
bic x30, x15, x19, ror #51
eor x16, x16, x30, ror #24
bic x26, x14, x17, ror #27
eor x15, x15, x26, ror #8
eor x14, x14, x22, ror #43
bic x3, x9, x27, ror #36
bic x30, x0, x7
eor x9, x9, x30, ror #23
bic x26, x27, x25, ror #16
eor x0, x0, x26, ror #13
bic x22, x7, x9, ror #41
eor x27, x27, x22, ror #51
bic x30, x25, x0, ror #35
eor x7, x7, x30, ror #29
eor x25, x25, x3, ror #12
bic x26, x13, x11, ror #32
bic x22, x23, x10, ror #52
eor x13, x13, x22, ror #17
bic x30, x11, x2, ror #1
eor x23, x23, x30, ror #15
bic x3, x10, x13, ror #59
eor x11, x11, x3, ror #37
bic x22, x2, x23, ror #48
eor x10, x10, x22, ror #28
eor x2, x2, x26, ror #31
bic x30, x24, x8, ror #59
bic x3, x20, x1, ror #3
eor x24, x24, x3, ror #8
bic x22, x8, x12, ror #29
eor x20, x20, x22, ror #51
bic x26, x1, x24, ror #53
eor x8, x8, x26, ror #16
bic x3, x12, x20, ror #48
eor x1, x1, x3, ror #13
eor x12, x12, x30, ror #40
eor x22, x4, x14, ror #45
eor x22, x22, x25, ror #9
eor x22, x22, x2, ror #13
eor x22, x22, x12, ror #21
eor x26, x6, x16, ror #1
eor x26, x26, x27, ror #45
eor x26, x26, x11
eor x26, x26, x8, ror #44
eor x3, x21, x19, ror #32
eor x3, x3, x9, ror #29
eor x3, x3, x13, ror #52
eor x3, x3, x24, ror #5
eor x30, x5, x15, ror #29
eor x30, x30, x7, ror #36
eor x30, x30, x10, ror #41
eor x30, x30, x1
str x15, [sp, #192]
eor x15, x28, x17, ror #60
eor x15, x15, x0, ror #32
eor x15, x15, x23, ror #49
eor x15, x15, x20, ror #57
str x1, [sp, #200]
eor x1, x15, x26, ror #63
eor x26, x26, x30, ror #59
eor x15, x3, x15, ror #19
eor x3, x22, x3, ror #55
eor x30, x30, x22, ror #55
eor x4, x4, x1, ror #12
eor x16, x16, x3, ror #51
eor x9, x9, x26, ror #55
eor x10, x10, x15, ror #7
eor x20, x20, x30, ror #3
eor x5, x5, x15, ror #48
eor x17, x17, x30
eor x25, x25, x1, ror #3
eor x11, x11, x3, ror #52
eor x24, x24, x26, ror #15
eor x6, x6, x3, ror #52
eor x19, x19, x26, ror #52
eor x7, x7, x15, ror #12
eor x23, x23, x30, ror #11
eor x12, x12, x1, ror #55
eor x28, x28, x30, ror #60
eor x0, x0, x30, ror #28
eor x14, x14, x1, ror #31
eor x2, x2, x1, ror #63
eor x27, x27, x3, ror #7
eor x8, x8, x3, ror #8
eor x13, x13, x26, ror #32
eor x21, x21, x26, ror #20
ldr x22, [sp, #200]
eor x22, x22, x15, ror #48
ldr x30, [sp, #192]
eor x30, x30, x15, ror #19
bic x1, x9, x16, ror #55
bic x3, x20, x10, ror #37
eor x9, x9, x3, ror #13
bic x26, x16, x4, ror #31
eor x20, x20, x26, ror #42
bic x15, x10, x9, ror #14
eor x16, x16, x15, ror #59
bic x3, x4, x20, ror #55
eor x10, x10, x3, ror #36
eor x4, x4, x1, ror #42
ldr x26, 3f+48
eor x4, x4, x26
bic x15, x25, x17, ror #46
bic x3, x24, x11, ror #31
eor x25, x25, x3, ror #58
bic x1, x17, x5, ror #56
eor x24, x24, x1, ror #52
bic x26, x11, x25, ror #39
eor x17, x17, x26, ror #43
bic x3, x5, x24, ror #20
eor x11, x11, x3, ror #13
eor x5, x5, x15, ror #26
bic x1, x7, x19, ror #63
bic x26, x12, x23, ror #50
eor x7, x7, x26, ror #48
bic x3, x19, x6, ror #57
eor x12, x12, x3, ror #15
bic x15, x23, x7, ror #30
eor x19, x19, x15, ror #35
bic x26, x6, x12, ror #56
eor x23, x23, x26, ror #22
eor x6, x6, x1, ror #8
bic x3, x27, x14, ror #26
bic x15, x22, x13, ror #13
eor x27, x27, x15, ror #33
bic x26, x14, x28, ror #40
eor x22, x22, x26, ror #57
bic x1, x13, x27, ror #18
eor x14, x14, x1, ror #20
bic x15, x28, x22, ror #31
eor x13, x13, x15, ror #20
eor x28, x28, x3, ror #62
bic x26, x0, x30, ror #41
bic x1, x8, x2, ror #46
eor x0, x0, x1, ror #49
bic x15, x30, x21, ror #12
eor x8, x8, x15, ror #56
bic x3, x2, x0, ror #33
eor x30, x30, x3, ror #54
bic x1, x21, x8, ror #60
eor x2, x2, x1, ror #22
eor x21, x21, x26, ror #11
eor x15, x4, x5, ror #44
eor x15, x15, x6, ror #11
eor x15, x15, x28, ror #49
eor x15, x15, x21, ror #58
eor x3, x16, x17, ror #19
eor x3, x3, x19, ror #49
eor x3, x3, x14, ror #40
eor x3, x3, x30, ror #13
eor x1, x9, x25, ror #28
eor x1, x1, x7, ror #41
eor x1, x1, x27, ror #5
eor x1, x1, x0, ror #27
eor x26, x10, x11, ror #3
eor x26, x26, x23, ror #25
eor x26, x26, x13, ror #1
eor x26, x26, x2, ror #8
str x11, [sp, #192]
eor x11, x20, x24, ror #9
eor x11, x11, x12, ror #12
eor x11, x11, x22, ror #25
eor x11, x11, x8, ror #63
str x2, [sp, #200]
eor x2, x11, x3, ror #41
eor x3, x3, x26, ror #58
eor x11, x1, x11, ror #12
eor x1, x15, x1, ror #41
eor x26, x26, x15, ror #35
eor x4, x4, x2, ror #55
eor x17, x17, x1, ror #12
eor x7, x7, x3, ror #14
eor x13, x13, x11, ror #13
eor x8, x8, x26, ror #38
eor x10, x10, x11, ror #14
eor x24, x24, x26, ror #28
eor x6, x6, x2, ror #44
eor x14, x14, x1, ror #55
eor x0, x0, x3, ror #28
eor x16, x16, x1, ror #31
eor x25, x25, x3, ror #27
eor x23, x23, x11, ror #53
eor x22, x22, x26, ror #12
eor x21, x21, x2, ror #61
eor x20, x20, x26, ror #37
eor x12, x12, x26, ror #25
eor x5, x5, x2, ror #11
eor x28, x28, x2, ror #6
eor x19, x19, x1, ror #46
eor x30, x30, x1, ror #18
eor x27, x27, x3, ror #50
eor x9, x9, x3, ror #55
ldr x15, [sp, #200]
eor x15, x15, x11, ror #6
ldr x26, [sp, #192]
eor x26, x26, x11, ror #11
bic x2, x7, x17, ror #32
bic x1, x8, x13, ror #32
eor x7, x7, x1
bic x3, x17, x4, ror #56
eor x8, x8, x3, ror #32
bic x11, x13, x7, ror #32
eor x17, x17, x11
bic x1, x4, x8, ror #40
eor x13, x13, x1, ror #56
eor x4, x4, x2, ror #40
ldr x3, 3f+56
eor x4, x4, x3
bic x11, x6, x24, ror #36
bic x1, x0, x14, ror #20
eor x6, x6, x1
bic x2, x24, x10, ror #20
eor x0, x0, x2, ror #36
bic x3, x14, x6, ror #44
eor x24, x24, x3, ror #48
bic x1, x10, x0, ror #8
eor x14, x14, x1, ror #36
eor x10, x10, x11, ror #8
bic x2, x23, x25, ror #36
bic x3, x21, x22, ror #32
eor x23, x23, x3, ror #12
bic x1, x25, x16, ror #32
eor x21, x21, x1, ror #24
bic x11, x22, x23, ror #20
eor x25, x25, x11, ror #8
bic x3, x16, x21, ror #8
eor x22, x22, x3, ror #24
eor x16, x16, x2, ror #60
bic x1, x19, x5
bic x11, x15, x27, ror #52
eor x19, x19, x11, ror #36
bic x3, x5, x20, ror #20
eor x15, x15, x3, ror #28
bic x2, x27, x19, ror #40
eor x5, x5, x2, ror #24
bic x11, x20, x15, ror #16
eor x27, x27, x11, ror #60
eor x20, x20, x1, ror #44
bic x3, x12, x26, ror #12
bic x2, x30, x28, ror #28
eor x12, x12, x2, ror #16
bic x11, x26, x9, ror #4
eor x30, x30, x11, ror #60
bic x1, x28, x12, ror #20
eor x26, x26, x1, ror #32
bic x2, x9, x30
eor x28, x28, x2, ror #36
eor x9, x9, x3, ror #48
eor x11, x4, x10
eor x11, x11, x16, ror #32
eor x11, x11, x20, ror #28
eor x11, x11, x9, ror #44
eor x1, x17, x24, ror #36
eor x1, x1, x25, ror #56
eor x1, x1, x5
eor x1, x1, x26, ror #32
eor x2, x7, x6, ror #32
eor x2, x2, x23, ror #52
eor x2, x2, x19, ror #32
eor x2, x2, x12, ror #52
eor x3, x13, x14, ror #20
eor x3, x3, x22
eor x3, x3, x27, ror #24
eor x3, x3, x28
str x14, [sp, #192]
eor x14, x8, x0, ror #32
eor x14, x14, x21
eor x14, x14, x15, ror #4
eor x14, x14, x30, ror #4
str x28, [sp, #200]
eor x28, x14, x1, ror #31
eor x1, x1, x3, ror #63
eor x14, x2, x14, ror #63
eor x2, x11, x2, ror #39
eor x3, x3, x11, ror #55
eor x4, x4, x28, ror #40
eor x24, x24, x2, ror #20
eor x23, x23, x1, ror #44
eor x27, x27, x14, ror #8
eor x30, x30, x3, ror #28
eor x13, x13, x14, ror #32
eor x0, x0, x3
eor x16, x16, x28, ror #8
eor x5, x5, x2, ror #56
eor x12, x12, x1, ror #44
eor x17, x17, x2, ror #56
eor x6, x6, x1
eor x22, x22, x14, ror #32
eor x15, x15, x3, ror #28
eor x9, x9, x28, ror #60
eor x8, x8, x3, ror #32
eor x21, x21, x3, ror #32
eor x10, x10, x28, ror #40
eor x20, x20, x28, ror #12
eor x25, x25, x2
eor x26, x26, x2, ror #24
eor x19, x19, x1
eor x7, x7, x1, ror #32
ldr x11, [sp, #200]
eor x11, x11, x14, ror #32
ldr x3, [sp, #192]
eor x3, x3, x14, ror #12
bic x28, x23, x24, ror #15
bic x2, x30, x27, ror #45
eor x23, x23, x2, ror #45
bic x1, x24, x4
eor x30, x30, x1, ror #34
bic x14, x27, x23, ror #38
eor x24, x24, x14, ror #11
bic x2, x4, x30, ror #30
eor x27, x27, x2, ror #53
eor x4, x4, x28, ror #49
ldr x1, 3f+64
eor x4, x4, x1
bic x14, x16, x0, ror #23
bic x2, x12, x5, ror #60
eor x16, x16, x2, ror #2
bic x28, x0, x13, ror #56
eor x12, x12, x28, ror #21
bic x1, x5, x16, ror #2
eor x0, x0, x1, ror #39
bic x2, x13, x12, ror #51
eor x5, x5, x2, ror #17
eor x13, x13, x14, ror #49
bic x28, x22, x6, ror #19
bic x1, x9, x15, ror #10
eor x22, x22, x1, ror #43
bic x2, x6, x17, ror #5
eor x9, x9, x2, ror #40
bic x14, x15, x22, ror #11
eor x6, x6, x14, ror #34
bic x1, x17, x9, ror #19
eor x15, x15, x1, ror #35
eor x17, x17, x28, ror #40
bic x2, x25, x10, ror #38
bic x14, x11, x19, ror #41
eor x25, x25, x14, ror #26
bic x1, x10, x8, ror #49
eor x11, x11, x1, ror #12
bic x28, x19, x25, ror #61
eor x10, x10, x28, ror #29
bic x14, x8, x11, ror #3
eor x19, x19, x14, ror #20
eor x8, x8, x2, ror #41
bic x1, x21, x3, ror #36
bic x28, x26, x20, ror #13
eor x21, x21, x28, ror #37
bic x14, x3, x7, ror #5
eor x26, x26, x14, ror #63
bic x2, x20, x21, ror #14
eor x3, x3, x2, ror #14
bic x28, x7, x26, ror #60
eor x20, x20, x28, ror #55
eor x7, x7, x1, ror #23
eor x14, x4, x13, ror #44
eor x14, x14, x17, ror #7
eor x14, x14, x8, ror #13
eor x14, x14, x7, ror #42
eor x2, x24, x0, ror #52
eor x2, x2, x6, ror #2
eor x2, x2, x10, ror #28
eor x2, x2, x3, ror #37
eor x28, x23, x16, ror #44
eor x28, x28, x22, ror #62
eor x28, x28, x25, ror #5
eor x28, x28, x21, ror #16
eor x1, x27, x5, ror #16
eor x1, x1, x15, ror #25
eor x1, x1, x19, ror #46
eor x1, x1, x20, ror #40
str x5, [sp, #192]
eor x5, x30, x12, ror #1
eor x5, x5, x9, ror #60
eor x5, x5, x11, ror #50
eor x5, x5, x26, ror #8
str x20, [sp, #200]
eor x20, x5, x2, ror #33
eor x2, x2, x1, ror #10
eor x5, x28, x5, ror #44
eor x28, x14, x28, ror #48
eor x1, x1, x14, ror #52
eor x4, x4, x20, ror #30
eor x0, x0, x28, ror #12
eor x22, x22, x2, ror #17
eor x19, x19, x5, ror #56
eor x26, x26, x1, ror #37
eor x27, x27, x5, ror #38
eor x12, x12, x1, ror #44
eor x17, x17, x20, ror #23
eor x10, x10, x28, ror #36
eor x21, x21, x2, ror #63
eor x24, x24, x28
eor x16, x16, x2, ror #35
eor x15, x15, x5, ror #13
eor x11, x11, x1, ror #59
eor x7, x7, x20, ror #52
eor x30, x30, x1, ror #45
eor x9, x9, x1, ror #49
eor x13, x13, x20, ror #50
eor x8, x8, x20, ror #17
eor x6, x6, x28, ror #62
eor x3, x3, x28, ror #27
eor x25, x25, x2, ror #10
eor x23, x23, x2, ror #15
ldr x14, [sp, #200]
eor x14, x14, x5, ror #62
ldr x1, [sp, #192]
eor x1, x1, x5, ror #22
bic x20, x22, x0, ror #4
bic x28, x26, x19, ror #12
eor x22, x22, x28, ror #20
bic x2, x0, x4, ror #56
eor x26, x26, x2, ror #48
bic x5, x19, x22, ror #32
eor x0, x0, x5, ror #28
bic x28, x4, x26, ror #24
eor x19, x19, x28, ror #28
eor x4, x4, x20, ror #4
ldr x2, 3f+72
eor x4, x4, x2
bic x5, x17, x12, ror #7
bic x28, x21, x10, ror #43
eor x17, x17, x28
bic x20, x12, x27, ror #36
eor x21, x21, x20, ror #7
bic x2, x10, x17, ror #21
eor x12, x12, x2, ror #36
bic x28, x27, x21, ror #21
eor x10, x10, x28
eor x27, x27, x5, ror #21
bic x20, x15, x16, ror #12
bic x2, x7, x11, ror #48
eor x15, x15, x2, ror #13
bic x28, x16, x24, ror #40
eor x7, x7, x28, ror #63
bic x5, x11, x15, ror #3
eor x16, x16, x5, ror #49
bic x2, x24, x7, ror #25
eor x11, x11, x2, ror #55
eor x24, x24, x20, ror #12
bic x28, x6, x13, ror #16
bic x5, x14, x25, ror #44
eor x6, x6, x5, ror #3
bic x2, x13, x30, ror #59
eor x14, x14, x2, ror #13
bic x20, x25, x6, ror #17
eor x13, x13, x20, ror #31
bic x5, x30, x14, ror #56
eor x25, x25, x5, ror #28
eor x30, x30, x28, ror #53
bic x2, x9, x1, ror #49
bic x20, x3, x8, ror #1
eor x9, x9, x20, ror #48
bic x5, x1, x23, ror #15
eor x3, x3, x5, ror #1
bic x28, x8, x9, ror #15
eor x1, x1, x28
bic x20, x23, x3, ror #48
eor x8, x8, x20, ror #15
eor x23, x23, x2
eor x5, x4, x27, ror #47
eor x5, x5, x24, ror #63
eor x5, x5, x30, ror #3
eor x5, x5, x23, ror #51
eor x28, x0, x12, ror #3
eor x28, x28, x16, ror #15
eor x28, x28, x13
eor x28, x28, x1, ror #28
eor x20, x22, x17
eor x20, x20, x15, ror #7
eor x20, x20, x6, ror #52
eor x20, x20, x9, ror #47
eor x2, x19, x10, ror #11
eor x2, x2, x11, ror #36
eor x2, x2, x25, ror #3
eor x2, x2, x8
str x10, [sp, #192]
eor x10, x26, x21, ror #44
eor x10, x10, x7
eor x10, x10, x14, ror #35
eor x10, x10, x3, ror #11
str x8, [sp, #200]
eor x8, x10, x28, ror #47
eor x28, x28, x2, ror #27
eor x10, x20, x10, ror #19
eor x20, x5, x20, ror #3
eor x2, x2, x5, ror #27
eor x4, x4, x8, ror #24
eor x12, x12, x20, ror #53
eor x15, x15, x28, ror #61
eor x25, x25, x10, ror #29
eor x3, x3, x2, ror #1
eor x19, x19, x10, ror #32
eor x21, x21, x2, ror #32
eor x24, x24, x8, ror #25
eor x13, x13, x20, ror #56
eor x9, x9, x28, ror #21
eor x0, x0, x20, ror #56
eor x17, x17, x28, ror #4
eor x11, x11, x10, ror #60
eor x14, x14, x2, ror #41
eor x23, x23, x8, ror #37
eor x26, x26, x2, ror #12
eor x7, x7, x2, ror #12
eor x27, x27, x8, ror #41
eor x30, x30, x8, ror #21
eor x16, x16, x20, ror #41
eor x1, x1, x20, ror #28
eor x6, x6, x28, ror #16
eor x22, x22, x28, ror #4
ldr x5, [sp, #200]
eor x5, x5, x10, ror #32
ldr x2, [sp, #192]
eor x2, x2, x10, ror #21
bic x8, x15, x12, ror #63
bic x20, x3, x25, ror #61
eor x15, x15, x20, ror #53
bic x28, x12, x4, ror #33
eor x3, x3, x28, ror #10
bic x10, x25, x15, ror #14
eor x12, x12, x10, ror #51
bic x20, x4, x3, ror #21
eor x25, x25, x20, ror #46
eor x4, x4, x8, ror #32
ldr x28, 3f+80
eor x4, x4, x28
bic x10, x24, x21, ror #52
bic x20, x9, x13, ror #37
eor x24, x24, x20, ror #58
bic x8, x21, x19, ror #24
eor x9, x9, x8, ror #58
bic x28, x13, x24, ror #33
eor x21, x21, x28, ror #43
bic x20, x19, x9, ror #46
eor x13, x13, x20, ror #45
eor x19, x19, x10, ror #52
bic x8, x11, x17, ror #15
bic x28, x23, x14, ror #18
eor x11, x11, x28, ror #50
bic x20, x17, x0, ror #9
eor x23, x23, x20, ror #29
bic x10, x14, x11, ror #60
eor x17, x17, x10, ror #53
bic x28, x0, x23, ror #26
eor x14, x14, x28, ror #20
eor x0, x0, x8, ror #40
bic x20, x16, x27, ror #62
bic x10, x5, x6, ror #61
eor x16, x16, x10, ror #31
bic x28, x27, x26, ror #50
eor x5, x5, x28, ror #31
bic x8, x6, x16, ror #36
eor x27, x27, x8, ror #30
bic x10, x26, x5, ror #47
eor x6, x6, x10, ror #20
eor x26, x26, x20, ror #16
bic x28, x7, x2, ror #7
bic x8, x1, x30, ror #56
eor x7, x7, x8, ror #49
bic x10, x2, x22, ror #14
eor x1, x1, x10, ror #22
bic x20, x30, x7, ror #23
eor x2, x2, x20, ror #34
bic x8, x22, x1, ror #28
eor x30, x30, x8, ror #44
eor x22, x22, x28, ror #43
eor x10, x4, x19, ror #8
eor x10, x10, x0, ror #7
eor x10, x10, x26, ror #61
eor x10, x10, x22, ror #6
eor x20, x12, x21, ror #17
eor x20, x20, x17, ror #31
eor x20, x20, x27, ror #44
eor x20, x20, x2, ror #25
eor x8, x15, x24, ror #28
eor x8, x8, x11, ror #15
eor x8, x8, x16, ror #45
eor x8, x8, x7, ror #17
eor x28, x25, x13, ror #9
eor x28, x28, x14, ror #33
eor x28, x28, x6, ror #23
eor x28, x28, x30, ror #8
str x13, [sp, #192]
eor x13, x3, x9, ror #33
eor x13, x13, x23, ror #12
eor x13, x13, x5, ror #23
eor x13, x13, x1, ror #13
str x30, [sp, #200]
eor x30, x13, x20, ror #9
eor x20, x20, x28, ror #50
eor x13, x8, x13, ror #52
eor x8, x10, x8, ror #31
eor x28, x28, x10, ror #45
eor x4, x4, x30, ror #21
eor x21, x21, x8, ror #16
eor x11, x11, x20, ror #48
eor x6, x6, x13, ror #55
eor x1, x1, x28, ror #48
eor x25, x25, x13, ror #14
eor x9, x9, x28, ror #28
eor x0, x0, x30, ror #14
eor x27, x27, x8, ror #53
eor x7, x7, x20, ror #46
eor x12, x12, x8, ror #33
eor x24, x24, x20, ror #35
eor x14, x14, x13, ror #45
eor x5, x5, x28, ror #38
eor x22, x22, x30, ror #15
eor x3, x3, x28, ror #61
eor x23, x23, x28, ror #49
eor x19, x19, x30, ror #13
eor x26, x26, x30, ror #24
eor x17, x17, x8, ror #2
eor x2, x2, x8, ror #8
eor x16, x16, x20, ror #18
eor x15, x15, x20, ror #63
ldr x10, [sp, #200]
eor x10, x10, x13, ror #6
ldr x28, [sp, #192]
eor x28, x28, x13, ror #5
bic x30, x11, x21
bic x8, x1, x6
bic x20, x21, x4, ror #60
ldr x13, 3f+88
eor x30, x4, x30, ror #4
eor x11, x11, x8, ror #16
eor x1, x1, x20, ror #48
bic x8, x0, x9, ror #30
eor x30, x30, x13
bic x20, x6, x11, ror #48
bic x4, x4, x1, ror #20
ror x11, x11, #4
bic x13, x7, x27, ror #42
eor x21, x21, x20, ror #16
eor x6, x6, x4, ror #44
bic x20, x9, x25, ror #20
eor x0, x0, x13, ror #48
ror x21, x21, #4
ror x6, x6, #20
eor x7, x7, x20, ror #46
bic x4, x27, x0, ror #38
eor x8, x25, x8, ror #14
ror x0, x0, #4
bic x25, x25, x7, ror #62
eor x9, x9, x4, ror #60
ror x8, x8, #54
ror x7, x7, #52
eor x27, x27, x25, ror #24
ror x9, x9, #34
ror x1, x1, #20
bic x13, x14, x24, ror #28
ror x27, x27, #30
bic x20, x22, x5, ror #48
bic x4, x24, x12, ror #40
eor x13, x12, x13, ror #60
bic x25, x17, x19, ror #48
eor x14, x14, x20, ror #26
eor x22, x22, x4, ror #2
ror x13, x13, #30
bic x20, x10, x16, ror #28
bic x4, x5, x14, ror #54
bic x12, x12, x22, ror #22
ror x14, x14, #26
ror x22, x22, #52
eor x24, x24, x4, ror #46
eor x5, x5, x12, ror #58
eor x17, x17, x20, ror #46
bic x4, x19, x3, ror #22
ror x24, x24, #54
ror x5, x5, #36
bic x12, x16, x17, ror #54
eor x10, x10, x4, ror #2
eor x25, x3, x25, ror #58
ror x17, x17, #52
eor x19, x19, x12, ror #26
bic x3, x3, x10, ror #40
ror x25, x25, #58
ror x10, x10, #34
ror x19, x19, #36
eor x16, x16, x3, ror #60
bic x20, x23, x28, ror #42
bic x4, x2, x26, ror #30
bic x12, x28, x15, ror #62
ror x16, x16, #62
eor x20, x15, x20, ror #24
eor x23, x23, x4, ror #60
eor x2, x2, x12, ror #46
ror x20, x20, #34
bic x3, x26, x23, ror #38
ror x23, x23, #58
bic x15, x15, x2, ror #20
ror x2, x2, #54
eor x28, x28, x3, ror #48
eor x26, x26, x15, ror #14
ror x28, x28, #36
ror x26, x26, #20
ldr x3, [sp, #160]
stp x30, x21, [x3, #0]
stp x11, x6, [x3, #16]
stp x1, x8, [x3, #32]
stp x9, x0, [x3, #48]
stp x27, x7, [x3, #64]
stp x13, x24, [x3, #80]
stp x14, x5, [x3, #96]
stp x22, x25, [x3, #112]
stp x19, x17, [x3, #128]
stp x16, x10, [x3, #144]
stp x20, x28, [x3, #160]
stp x23, x26, [x3, #176]
str x2, [x3, #192]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldr x30, [sp, #80]
add sp, sp, #208
ret
.p2align 4
3: // hashweave_a64_turbo_64_constants
.quad 0x8000808b
.quad 0x800000000000008b
.quad 0x8000000000008089
.quad 0x8000000000008003
.quad 0x8000000000008002
.quad 0x8000000000000080
.quad 0x800a
.quad 0x800000008000000a
.quad 0x8000000080008081
.quad 0x8000000000008080
.quad 0x80000001
.quad 0x8000000080008008

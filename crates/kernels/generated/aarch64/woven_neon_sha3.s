// Written by `just weave`; what to change is in crates/weave.
.text
hashweave_unit hashweave_woven_neon_sha3_unit
.text
.arch_extension sha3
.text
.p2align 4
hashweave_function hashweave_woven_neon_sha3_word
sub sp, sp, #224
stp x19, x20, [sp, #0]
stp x21, x22, [sp, #16]
stp x23, x24, [sp, #32]
stp x25, x26, [sp, #48]
stp x27, x28, [sp, #64]
stp d8, d9, [sp, #96]
stp d10, d11, [sp, #112]
stp d12, d13, [sp, #128]
stp d14, d15, [sp, #144]
str x30, [sp, #80]
stp x0, x1, [sp, #160]
stp x2, x3, [sp, #176]
mov x2, x1
ldr q0, [x0, #0]
ldr x4, [x0, #16]
ld1r {v25.2d}, [x2], #8
ldr x3, [x1, #0]
eor v0.16b, v0.16b, v25.16b
eor x4, x4, x3
ldr q1, [x0, #32]
ldr x5, [x0, #48]
ld1r {v26.2d}, [x2], #8
ldr x3, [x1, #8]
eor v1.16b, v1.16b, v26.16b
eor x5, x5, x3
ldr q2, [x0, #64]
ldr x6, [x0, #80]
ld1r {v27.2d}, [x2], #8
ldr x3, [x1, #16]
eor v2.16b, v2.16b, v27.16b
eor x6, x6, x3
ldr q3, [x0, #96]
ldr x7, [x0, #112]
ld1r {v28.2d}, [x2], #8
ldr x3, [x1, #24]
eor v3.16b, v3.16b, v28.16b
eor x7, x7, x3
ldr q4, [x0, #128]
ldr x8, [x0, #144]
ld1r {v29.2d}, [x2], #8
ldr x3, [x1, #32]
eor v4.16b, v4.16b, v29.16b
eor x8, x8, x3
ldr q5, [x0, #160]
ldr x9, [x0, #176]
ld1r {v30.2d}, [x2], #8
ldr x3, [x1, #40]
eor v5.16b, v5.16b, v30.16b
eor x9, x9, x3
ldr q6, [x0, #192]
ldr x10, [x0, #208]
ld1r {v31.2d}, [x2], #8
ldr x3, [x1, #48]
eor v6.16b, v6.16b, v31.16b
eor x10, x10, x3
ldr q7, [x0, #224]
ldr x11, [x0, #240]
ld1r {v25.2d}, [x2], #8
ldr x3, [x1, #56]
eor v7.16b, v7.16b, v25.16b
eor x11, x11, x3
ldr q8, [x0, #256]
ldr x12, [x0, #272]
ld1r {v26.2d}, [x2], #8
ldr x3, [x1, #64]
eor v8.16b, v8.16b, v26.16b
eor x12, x12, x3
ldr q9, [x0, #288]
ldr x13, [x0, #304]
ld1r {v27.2d}, [x2], #8
ldr x3, [x1, #72]
eor v9.16b, v9.16b, v27.16b
eor x13, x13, x3
ldr q10, [x0, #320]
ldr x14, [x0, #336]
ld1r {v28.2d}, [x2], #8
ldr x3, [x1, #80]
eor v10.16b, v10.16b, v28.16b
eor x14, x14, x3
ldr q11, [x0, #352]
ldr x15, [x0, #368]
ld1r {v29.2d}, [x2], #8
ldr x3, [x1, #88]
eor v11.16b, v11.16b, v29.16b
eor x15, x15, x3
ldr q12, [x0, #384]
ldr x16, [x0, #400]
ld1r {v30.2d}, [x2], #8
ldr x3, [x1, #96]
eor v12.16b, v12.16b, v30.16b
eor x16, x16, x3
ldr q13, [x0, #416]
ldr x17, [x0, #432]
ld1r {v31.2d}, [x2], #8
ldr x3, [x1, #104]
eor v13.16b, v13.16b, v31.16b
eor x17, x17, x3
ldr q14, [x0, #448]
ldr x19, [x0, #464]
ld1r {v25.2d}, [x2], #8
ldr x3, [x1, #112]
eor v14.16b, v14.16b, v25.16b
eor x19, x19, x3
ldr q15, [x0, #480]
ldr x20, [x0, #496]
ld1r {v26.2d}, [x2], #8
ldr x3, [x1, #120]
eor v15.16b, v15.16b, v26.16b
eor x20, x20, x3
ldr q16, [x0, #512]
ldr x21, [x0, #528]
ld1r {v27.2d}, [x2], #8
ldr x3, [x1, #128]
eor v16.16b, v16.16b, v27.16b
eor x21, x21, x3
ldr q17, [x0, #544]
ldr x22, [x0, #560]
ld1r {v28.2d}, [x2], #8
ldr x3, [x1, #136]
eor v17.16b, v17.16b, v28.16b
eor x22, x22, x3
ldr q18, [x0, #576]
ldr x23, [x0, #592]
ld1r {v29.2d}, [x2], #8
ldr x3, [x1, #144]
eor v18.16b, v18.16b, v29.16b
eor x23, x23, x3
ldr q19, [x0, #608]
ldr x24, [x0, #624]
ld1r {v30.2d}, [x2], #8
ldr x3, [x1, #152]
eor v19.16b, v19.16b, v30.16b
eor x24, x24, x3
ldr q20, [x0, #640]
ldr x25, [x0, #656]
ld1r {v31.2d}, [x2], #8
ldr x3, [x1, #160]
eor v20.16b, v20.16b, v31.16b
eor x25, x25, x3
ldr q21, [x0, #672]
ldr x26, [x0, #688]
ld1r {v25.2d}, [x2], #8
ldr x3, [x1, #168]
eor v21.16b, v21.16b, v25.16b
eor x26, x26, x3
ldr q22, [x0, #704]
ldr x27, [x0, #720]
ld1r {v26.2d}, [x2], #8
ldr x3, [x1, #176]
eor v22.16b, v22.16b, v26.16b
eor x27, x27, x3
ldr q23, [x0, #736]
ldr x28, [x0, #752]
ld1r {v27.2d}, [x2], #8
ldr x3, [x1, #184]
eor v23.16b, v23.16b, v27.16b
eor x28, x28, x3
ldr q24, [x0, #768]
ldr x30, [x0, #784]
ld1r {v28.2d}, [x2], #8
ldr x3, [x1, #192]
eor v24.16b, v24.16b, v28.16b
eor x30, x30, x3
bcax v25.16b, v0.16b, v2.16b, v1.16b
bic x0, x6, x5
bic x1, x8, x7
eor x6, x6, x1
ldr q26, 19f+0
bic x2, x5, x4
eor x8, x8, x2
bic x3, x7, x6
bcax v27.16b, v1.16b, v3.16b, v2.16b
eor x5, x5, x3
bic x1, x4, x8
eor x7, x7, x1
bcax v2.16b, v2.16b, v4.16b, v3.16b
eor x4, x4, x0
ldr x2, 20f+0
eor x4, x4, x2
bcax v3.16b, v3.16b, v0.16b, v4.16b
bic x3, x11, x10
bic x1, x13, x12
eor x11, x11, x1
bic x0, x10, x9
eor v25.16b, v25.16b, v26.16b
eor x13, x13, x0
bic x2, x12, x11
eor x10, x10, x2
bcax v4.16b, v4.16b, v1.16b, v0.16b
bic x1, x9, x13
eor x12, x12, x1
eor x9, x9, x3
bcax v28.16b, v5.16b, v7.16b, v6.16b
bic x0, x16, x15
bic x2, x19, x17
eor x16, x16, x2
bcax v29.16b, v6.16b, v8.16b, v7.16b
bic x1, x15, x14
eor x19, x19, x1
bic x3, x17, x16
eor x15, x15, x3
bcax v7.16b, v7.16b, v9.16b, v8.16b
bic x2, x14, x19
eor x17, x17, x2
eor x14, x14, x0
bcax v8.16b, v8.16b, v5.16b, v9.16b
bic x1, x22, x21
bic x3, x24, x23
eor x22, x22, x3
bcax v9.16b, v9.16b, v6.16b, v5.16b
bic x2, x21, x20
eor x24, x24, x2
bic x0, x23, x22
bcax v30.16b, v10.16b, v12.16b, v11.16b
eor x21, x21, x0
bic x3, x20, x24
eor x23, x23, x3
eor x20, x20, x1
bcax v31.16b, v11.16b, v13.16b, v12.16b
bic x2, x27, x26
bic x0, x30, x28
eor x27, x27, x0
bcax v12.16b, v12.16b, v14.16b, v13.16b
bic x3, x26, x25
eor x30, x30, x3
bic x1, x28, x27
bcax v13.16b, v13.16b, v10.16b, v14.16b
eor x26, x26, x1
bic x0, x25, x30
eor x28, x28, x0
bcax v14.16b, v14.16b, v11.16b, v10.16b
eor x25, x25, x2
eor x3, x4, x9
eor x3, x3, x14
eor x3, x3, x20
bcax v26.16b, v15.16b, v17.16b, v16.16b
eor x3, x3, x25
eor x1, x5, x10
eor x1, x1, x15
bcax v1.16b, v16.16b, v18.16b, v17.16b
eor x1, x1, x21
eor x1, x1, x26
eor x0, x6, x11
bcax v17.16b, v17.16b, v19.16b, v18.16b
eor x0, x0, x16
eor x0, x0, x22
eor x0, x0, x27
bcax v18.16b, v18.16b, v15.16b, v19.16b
eor x2, x7, x12
eor x2, x2, x17
eor x2, x2, x23
eor x2, x2, x28
bcax v19.16b, v19.16b, v16.16b, v15.16b
str x12, [sp, #192]
eor x12, x8, x13
eor x12, x12, x19
bcax v0.16b, v20.16b, v22.16b, v21.16b
eor x12, x12, x24
eor x12, x12, x30
str x28, [sp, #200]
bcax v6.16b, v21.16b, v23.16b, v22.16b
eor x28, x12, x1, ror #63
eor x1, x1, x2, ror #63
eor x12, x0, x12, ror #63
bcax v22.16b, v22.16b, v24.16b, v23.16b
eor x0, x3, x0, ror #63
eor x2, x2, x3, ror #63
eor x4, x4, x28
eor x10, x10, x0
bcax v23.16b, v23.16b, v20.16b, v24.16b
eor x16, x16, x1
eor x23, x23, x12
eor x30, x30, x2
bcax v24.16b, v24.16b, v21.16b, v20.16b
eor x7, x7, x12
eor x13, x13, x2
eor x14, x14, x28
eor3 v5.16b, v25.16b, v28.16b, v30.16b
eor x21, x21, x0
eor x27, x27, x1
eor x5, x5, x0
eor3 v11.16b, v27.16b, v29.16b, v31.16b
eor x11, x11, x1
eor x17, x17, x12
eor x24, x24, x2
eor x25, x25, x28
eor3 v10.16b, v2.16b, v7.16b, v12.16b
eor x8, x8, x2
eor x19, x19, x2
eor x9, x9, x28
eor3 v16.16b, v3.16b, v8.16b, v13.16b
eor x20, x20, x28
eor x15, x15, x0
eor x26, x26, x0
eor3 v5.16b, v5.16b, v26.16b, v0.16b
eor x22, x22, x1
eor x6, x6, x1
ldr x3, [sp, #200]
eor3 v11.16b, v11.16b, v1.16b, v6.16b
eor x3, x3, x12
ldr x2, [sp, #192]
eor x2, x2, x12
eor3 v10.16b, v10.16b, v17.16b, v22.16b
bic x28, x16, x10, ror #63
bic x0, x30, x23, ror #57
eor x16, x16, x0, ror #29
bic x1, x10, x4, ror #44
eor3 v16.16b, v16.16b, v18.16b, v23.16b
eor x30, x30, x1, ror #34
bic x12, x23, x16, ror #42
eor x10, x10, x12, ror #23
eor3 v15.16b, v4.16b, v9.16b, v14.16b
bic x0, x4, x30, ror #50
eor x23, x23, x0, ror #21
eor x4, x4, x28, ror #21
ldr q21, 19f+16
ldr x1, 20f+8
eor x4, x4, x1
bic x12, x14, x13, ror #47
rax1 v20.2d, v11.2d, v16.2d
bic x0, x27, x21, ror #16
eor x14, x14, x0, ror #6
bic x28, x13, x7, ror #56
eor x27, x27, x28, ror #41
rax1 v16.2d, v16.2d, v5.2d
bic x1, x21, x14, ror #42
eor x13, x13, x1, ror #39
bic x0, x7, x27, ror #31
eor3 v15.16b, v15.16b, v19.16b, v24.16b
eor x21, x21, x0, ror #17
eor x7, x7, x12, ror #25
bic x28, x17, x11, ror #19
rax1 v5.2d, v5.2d, v10.2d
bic x1, x25, x24, ror #10
eor x17, x17, x1, ror #7
bic x0, x11, x5, ror #5
xar v12.2d, v12.2d, v20.2d, #21
eor x25, x25, x0, ror #12
bic x12, x24, x17, ror #47
eor x11, x11, x12, ror #62
bic x1, x5, x25, ror #47
xar v24.2d, v24.2d, v16.2d, #50
eor x24, x24, x1, ror #7
eor x5, x5, x28, ror #40
bic x0, x15, x9, ror #38
rax1 v11.2d, v15.2d, v11.2d
bic x12, x3, x22, ror #41
eor x15, x15, x12, ror #18
bic x1, x9, x8, ror #9
rax1 v10.2d, v10.2d, v15.2d
eor x3, x3, x1, ror #20
bic x28, x22, x15, ror #5
eor x9, x9, x28, ror #21
xar v29.2d, v29.2d, v5.2d, #20
bic x12, x8, x3, ror #35
eor x22, x22, x12, ror #52
eor x8, x8, x0, ror #17
bic x1, x19, x2, ror #48
xar v9.2d, v9.2d, v16.2d, #44
bic x28, x26, x20, ror #25
eor x19, x19, x28, ror #37
bic x12, x2, x6, ror #57
eor v25.16b, v25.16b, v11.16b
eor x26, x26, x12, ror #11
bic x0, x20, x19, ror #2
eor x2, x2, x0, ror #14
xar v18.2d, v18.2d, v10.2d, #43
bic x28, x6, x26, ror #60
eor x20, x20, x28, ror #43
eor x6, x6, x1, ror #23
xar v3.2d, v3.2d, v10.2d, #36
eor x12, x4, x7, ror #36
eor x12, x12, x5, ror #63
eor x12, x12, x8, ror #37
eor x12, x12, x6, ror #2
xar v30.2d, v30.2d, v11.2d, #61
eor x0, x10, x13, ror #24
eor x0, x0, x11, ror #38
eor x0, x0, x9, ror #8
xar v1.2d, v1.2d, v5.2d, #19
eor x0, x0, x2, ror #53
eor x28, x16, x14, ror #40
eor x28, x28, x17, ror #18
xar v22.2d, v22.2d, v20.2d, #3
eor x28, x28, x15, ror #33
eor x28, x28, x19, ror #4
eor x1, x23, x21, ror #40
xar v27.2d, v27.2d, v5.2d, #63
eor x1, x1, x24, ror #13
eor x1, x1, x22, ror #6
eor x1, x1, x20, ror #44
str x21, [sp, #192]
xar v7.2d, v7.2d, v20.2d, #58
eor x21, x30, x27, ror #17
eor x21, x21, x25, ror #60
eor x21, x21, x3, ror #22
xar v13.2d, v13.2d, v10.2d, #39
eor x21, x21, x26, ror #12
str x20, [sp, #200]
eor x20, x21, x0, ror #33
xar v19.2d, v19.2d, v16.2d, #56
eor x0, x0, x1, ror #22
eor x21, x28, x21, ror #28
eor x28, x12, x28, ror #20
xar v0.2d, v0.2d, v11.2d, #46
eor x1, x1, x12, ror #20
eor x4, x4, x20, ror #50
eor x13, x13, x28, ror #20
eor x17, x17, x0, ror #45
xar v4.2d, v4.2d, v16.2d, #37
eor x22, x22, x21, ror #36
eor x26, x26, x1, ror #45
eor x23, x23, x21, ror #42
xar v14.2d, v14.2d, v16.2d, #25
eor x27, x27, x1, ror #40
eor x5, x5, x20, ror #51
eor x9, x9, x28, ror #36
xar v28.2d, v28.2d, v11.2d, #28
eor x19, x19, x0, ror #59
eor x10, x10, x28, ror #44
eor x14, x14, x0, ror #23
xar v26.2d, v26.2d, v11.2d, #23
eor x24, x24, x21, ror #29
eor x3, x3, x1, ror #35
eor x6, x6, x20, ror #48
xar v31.2d, v31.2d, v5.2d, #54
eor x30, x30, x1, ror #57
eor x25, x25, x1, ror #61
eor x7, x7, x20, ror #14
eor x8, x8, x20, ror #13
xar v6.2d, v6.2d, v5.2d, #62
eor x11, x11, x28, ror #6
eor x2, x2, x28, ror #55
eor x15, x15, x0, ror #30
xar v17.2d, v17.2d, v20.2d, #49
eor x16, x16, x0, ror #63
ldr x12, [sp, #200]
eor x12, x12, x21, ror #62
xar v2.2d, v2.2d, v20.2d, #2
ldr x1, [sp, #192]
eor x1, x1, x21, ror #2
bic x20, x17, x13, ror #4
xar v23.2d, v23.2d, v10.2d, #8
bic x28, x26, x22, ror #44
eor x17, x17, x28, ror #52
bic x0, x13, x4
eor x26, x26, x0, ror #16
xar v8.2d, v8.2d, v10.2d, #9
bic x21, x22, x17, ror #32
eor x13, x13, x21, ror #28
bic x28, x4, x26, ror #48
bcax v15.16b, v25.16b, v12.16b, v29.16b
eor x22, x22, x28, ror #36
eor x4, x4, x20, ror #60
ldr x0, 20f+16
bcax v16.16b, v29.16b, v18.16b, v12.16b
eor x4, x4, x0
bic x21, x5, x27, ror #51
bic x28, x19, x9, ror #19
bcax v12.16b, v12.16b, v24.16b, v18.16b
eor x5, x5, x28, ror #32
bic x20, x27, x23, ror #32
eor x19, x19, x20, ror #19
bic x0, x9, x5, ror #13
bcax v18.16b, v18.16b, v25.16b, v24.16b
eor x27, x27, x0
bic x28, x23, x19, ror #13
eor x9, x9, x28, ror #32
eor v15.16b, v15.16b, v21.16b
eor x23, x23, x21, ror #45
bic x20, x24, x14, ror #24
bic x0, x6, x3, ror #16
bcax v24.16b, v24.16b, v29.16b, v25.16b
eor x24, x24, x0, ror #17
bic x28, x14, x10, ror #28
eor x6, x6, x28, ror #7
bcax v11.16b, v3.16b, v30.16b, v9.16b
bic x21, x3, x24, ror #31
eor x14, x14, x21, ror #9
bic x0, x10, x6, ror #29
eor x3, x3, x0, ror #19
bcax v5.16b, v9.16b, v1.16b, v30.16b
eor x10, x10, x20, ror #12
bic x28, x11, x7, ror #16
bic x21, x12, x15, ror #8
bcax v30.16b, v30.16b, v22.16b, v1.16b
eor x11, x11, x21, ror #47
bic x0, x7, x30, ror #23
eor x12, x12, x0, ror #33
bcax v1.16b, v1.16b, v3.16b, v22.16b
bic x20, x15, x11, ror #9
eor x7, x7, x20, ror #39
bic x21, x30, x12, ror #8
bcax v22.16b, v22.16b, v9.16b, v3.16b
eor x15, x15, x21, ror #48
eor x30, x30, x28, ror #25
bic x0, x25, x1, ror #21
bic x20, x2, x8, ror #53
bcax v20.16b, v27.16b, v13.16b, v7.16b
eor x25, x25, x20
bic x21, x1, x16, ror #59
eor x2, x2, x21, ror #21
bcax v10.16b, v7.16b, v19.16b, v13.16b
bic x28, x8, x25, ror #11
eor x1, x1, x28, ror #32
bic x20, x16, x2, ror #48
bcax v13.16b, v13.16b, v0.16b, v19.16b
eor x8, x8, x20, ror #27
eor x16, x16, x0, ror #48
eor x21, x4, x23, ror #15
bcax v19.16b, v19.16b, v27.16b, v0.16b
eor x21, x21, x10, ror #19
eor x21, x21, x30, ror #23
eor x21, x21, x16, ror #23
eor x28, x13, x27, ror #47
bcax v0.16b, v0.16b, v7.16b, v27.16b
eor x28, x28, x14, ror #55
eor x28, x28, x7
eor x28, x28, x1, ror #28
bcax v21.16b, v4.16b, v31.16b, v28.16b
eor x20, x17, x5
eor x20, x20, x24, ror #35
eor x20, x20, x11, ror #52
bcax v29.16b, v28.16b, v17.16b, v31.16b
eor x20, x20, x25, ror #11
eor x0, x22, x9, ror #19
eor x0, x0, x3, ror #36
bcax v31.16b, v31.16b, v23.16b, v17.16b
eor x0, x0, x15, ror #11
eor x0, x0, x8, ror #32
str x9, [sp, #192]
eor x9, x26, x19, ror #44
bcax v17.16b, v17.16b, v4.16b, v23.16b
eor x9, x9, x6
eor x9, x9, x12, ror #47
eor x9, x9, x2, ror #23
bcax v23.16b, v23.16b, v28.16b, v4.16b
str x8, [sp, #200]
eor x8, x9, x28, ror #15
eor x28, x28, x0, ror #27
bcax v25.16b, v2.16b, v14.16b, v8.16b
eor x9, x20, x9, ror #51
eor x20, x21, x20, ror #59
eor x0, x0, x21, ror #35
bcax v9.16b, v8.16b, v26.16b, v14.16b
eor x4, x4, x8, ror #48
eor x27, x27, x20, ror #17
eor x24, x24, x28, ror #33
bcax v14.16b, v14.16b, v6.16b, v26.16b
eor x15, x15, x9, ror #21
eor x2, x2, x0, ror #21
eor x22, x22, x9, ror #32
eor x19, x19, x0
bcax v26.16b, v26.16b, v2.16b, v6.16b
eor x10, x10, x8, ror #29
eor x7, x7, x20
eor x25, x25, x28, ror #57
bcax v6.16b, v6.16b, v8.16b, v2.16b
eor x13, x13, x20
eor x5, x5, x28, ror #4
eor x3, x3, x9, ror #60
eor3 v3.16b, v15.16b, v11.16b, v20.16b
eor x12, x12, x0, ror #61
eor x16, x16, x8, ror #25
eor x26, x26, x0, ror #44
eor3 v7.16b, v16.16b, v5.16b, v10.16b
eor x6, x6, x0, ror #44
eor x23, x23, x8, ror #33
eor x30, x30, x8, ror #25
eor x14, x14, x20, ror #9
eor3 v27.16b, v12.16b, v30.16b, v13.16b
eor x1, x1, x20, ror #36
eor x11, x11, x28, ror #16
eor x17, x17, x28, ror #4
eor3 v28.16b, v18.16b, v1.16b, v19.16b
ldr x21, [sp, #200]
eor x21, x21, x9
ldr x0, [sp, #192]
eor3 v3.16b, v3.16b, v21.16b, v25.16b
eor x0, x0, x9, ror #13
bic x8, x24, x27, ror #15
bic x20, x2, x15, ror #25
eor3 v7.16b, v7.16b, v29.16b, v9.16b
eor x24, x24, x20, ror #5
bic x28, x27, x4, ror #61
eor x2, x2, x28, ror #10
bic x9, x15, x24, ror #34
eor3 v27.16b, v27.16b, v31.16b, v14.16b
eor x27, x27, x9, ror #15
bic x20, x4, x2, ror #57
eor x15, x15, x20, ror #46
eor3 v28.16b, v28.16b, v17.16b, v26.16b
eor x4, x4, x8, ror #52
ldr x28, 20f+24
eor x4, x4, x28
eor3 v4.16b, v24.16b, v22.16b, v0.16b
bic x9, x10, x19, ror #56
bic x20, x25, x7, ror #9
eor x10, x10, x20, ror #58
ldr q8, 19f+32
bic x8, x19, x22, ror #56
eor x25, x25, x8, ror #62
bic x28, x7, x10, ror #61
eor x19, x19, x28, ror #11
rax1 v2.2d, v7.2d, v28.2d
bic x20, x22, x25, ror #10
eor x7, x7, x20, ror #45
eor x22, x22, x9, ror #16
rax1 v28.2d, v28.2d, v3.2d
bic x8, x3, x5, ror #15
bic x28, x16, x12, ror #18
eor x3, x3, x28, ror #30
eor3 v4.16b, v4.16b, v23.16b, v6.16b
bic x20, x5, x13, ror #9
eor x16, x16, x20, ror #49
bic x9, x12, x3, ror #16
rax1 v3.2d, v3.2d, v27.2d
eor x5, x5, x9, ror #33
bic x28, x13, x16, ror #6
eor x12, x12, x28, ror #40
eor x13, x13, x8, ror #40
xar v13.2d, v13.2d, v2.2d, #21
bic x20, x14, x23, ror #62
bic x9, x21, x11, ror #29
eor x14, x14, x9, ror #23
xar v6.2d, v6.2d, v28.2d, #50
bic x28, x23, x26, ror #42
eor x21, x21, x28, ror #39
bic x8, x11, x14, ror #12
rax1 v7.2d, v4.2d, v7.2d
eor x23, x23, x8, ror #54
bic x9, x26, x21, ror #47
eor x11, x11, x9, ror #52
rax1 v27.2d, v27.2d, v4.2d
eor x26, x26, x20, ror #24
bic x28, x6, x0, ror #47
bic x8, x1, x30, ror #20
eor x6, x6, x8, ror #17
xar v5.2d, v5.2d, v3.2d, #20
bic x9, x0, x17, ror #6
eor x1, x1, x9, ror #30
bic x20, x30, x6, ror #27
xar v22.2d, v22.2d, v28.2d, #44
eor x0, x0, x20, ror #54
bic x8, x17, x1, ror #28
eor x30, x30, x8, ror #16
eor v15.16b, v15.16b, v7.16b
eor x17, x17, x28, ror #11
eor x9, x4, x22
eor x9, x9, x13, ror #63
xar v17.2d, v17.2d, v27.2d, #43
eor x9, x9, x26, ror #21
eor x9, x9, x17, ror #62
eor x20, x27, x19, ror #5
eor x20, x20, x5, ror #51
xar v18.2d, v18.2d, v27.2d, #36
eor x20, x20, x23, ror #40
eor x20, x20, x0, ror #53
eor x8, x24, x10, ror #28
xar v20.2d, v20.2d, v7.2d, #61
eor x8, x8, x3, ror #51
eor x8, x8, x14, ror #57
eor x8, x8, x6, ror #21
xar v29.2d, v29.2d, v3.2d, #19
eor x28, x15, x7, ror #1
eor x28, x28, x12, ror #5
eor x28, x28, x11, ror #15
xar v14.2d, v14.2d, v2.2d, #3
eor x28, x28, x30, ror #28
str x7, [sp, #192]
eor x7, x2, x25, ror #17
xar v16.2d, v16.2d, v3.2d, #63
eor x7, x7, x16, ror #12
eor x7, x7, x21, ror #11
eor x7, x7, x1, ror #33
str x30, [sp, #200]
xar v30.2d, v30.2d, v2.2d, #58
eor x30, x7, x20, ror #9
eor x20, x20, x28, ror #14
eor x7, x8, x7, ror #4
xar v19.2d, v19.2d, v27.2d, #39
eor x8, x9, x8, ror #51
eor x28, x28, x9, ror #45
eor x4, x4, x30, ror #57
xar v23.2d, v23.2d, v28.2d, #56
eor x19, x19, x8, ror #56
eor x3, x3, x20, ror #28
eor x11, x11, x7, ror #19
xar v25.2d, v25.2d, v7.2d, #46
eor x1, x1, x28, ror #56
eor x15, x15, x7, ror #34
eor x25, x25, x28, ror #8
eor x13, x13, x30, ror #58
xar v24.2d, v24.2d, v28.2d, #37
eor x23, x23, x8, ror #21
eor x6, x6, x20, ror #58
eor x27, x27, x8, ror #61
xar v0.2d, v0.2d, v28.2d, #25
eor x10, x10, x20, ror #51
eor x12, x12, x7, ror #29
eor x21, x21, x28, ror #14
xar v11.2d, v11.2d, v7.2d, #28
eor x17, x17, x30, ror #59
eor x2, x2, x28, ror #25
eor x16, x16, x28, ror #13
xar v21.2d, v21.2d, v7.2d, #23
eor x22, x22, x30, ror #57
eor x26, x26, x30, ror #36
eor x5, x5, x8, ror #10
eor x0, x0, x8, ror #8
xar v10.2d, v10.2d, v3.2d, #54
eor x14, x14, x20, ror #22
eor x24, x24, x20, ror #15
ldr x9, [sp, #200]
xar v9.2d, v9.2d, v3.2d, #62
eor x9, x9, x7, ror #6
ldr x28, [sp, #192]
eor x28, x28, x7, ror #33
xar v31.2d, v31.2d, v2.2d, #49
bic x30, x3, x19, ror #32
bic x8, x1, x11
eor x3, x3, x8, ror #16
xar v12.2d, v12.2d, v2.2d, #2
bic x20, x19, x4, ror #36
eor x1, x1, x20, ror #16
bic x7, x11, x3, ror #48
eor x19, x19, x7, ror #48
xar v26.2d, v26.2d, v27.2d, #8
bic x8, x4, x1, ror #12
eor x11, x11, x8, ror #52
eor x4, x4, x30, ror #60
xar v1.2d, v1.2d, v27.2d, #9
ldr x20, 20f+32
eor x4, x4, x20
bic x7, x13, x25, ror #58
bcax v4.16b, v15.16b, v13.16b, v5.16b
bic x8, x6, x23, ror #50
eor x13, x13, x8, ror #16
bic x30, x25, x15
bcax v28.16b, v5.16b, v17.16b, v13.16b
eor x6, x6, x30, ror #42
bic x8, x23, x13, ror #62
eor x25, x25, x8, ror #8
bic x30, x15, x6, ror #22
bcax v13.16b, v13.16b, v6.16b, v17.16b
eor x23, x23, x30, ror #56
eor x15, x15, x7, ror #6
bic x8, x12, x10, ror #12
bcax v17.16b, v17.16b, v15.16b, v6.16b
bic x30, x17, x21, ror #16
eor x12, x12, x30, ror #46
bic x7, x10, x27, ror #56
eor v4.16b, v4.16b, v8.16b
eor x17, x17, x7, ror #30
bic x30, x21, x12, ror #2
eor x10, x10, x30, ror #50
bcax v6.16b, v6.16b, v5.16b, v15.16b
bic x7, x27, x17, ror #42
eor x21, x21, x7, ror #6
eor x27, x27, x8, ror #60
bic x30, x5, x22, ror #48
bcax v7.16b, v18.16b, v20.16b, v22.16b
bic x7, x9, x14, ror #40
eor x5, x5, x7, ror #10
bic x8, x22, x2, ror #2
bcax v3.16b, v22.16b, v29.16b, v20.16b
eor x9, x9, x8, ror #38
bic x7, x14, x5, ror #14
eor x22, x22, x7, ror #2
bcax v20.16b, v20.16b, v14.16b, v29.16b
bic x8, x2, x9, ror #24
eor x14, x14, x8
eor x2, x2, x30, ror #14
bcax v29.16b, v29.16b, v18.16b, v14.16b
bic x7, x16, x28, ror #62
bic x8, x0, x26, ror #54
eor x16, x16, x8, ror #24
bic x30, x28, x24, ror #26
bcax v14.16b, v14.16b, v22.16b, v18.16b
eor x0, x0, x30, ror #38
bic x8, x26, x16, ror #50
eor x28, x28, x8, ror #16
bcax v2.16b, v16.16b, v19.16b, v30.16b
bic x30, x24, x0
eor x26, x26, x30, ror #10
eor x24, x24, x7, ror #40
bcax v27.16b, v30.16b, v23.16b, v19.16b
eor x8, x4, x15, ror #54
eor x8, x8, x27, ror #2
eor x8, x8, x2, ror #30
bcax v19.16b, v19.16b, v25.16b, v23.16b
eor x8, x8, x24, ror #54
eor x30, x19, x25, ror #26
eor x30, x30, x10, ror #46
bcax v23.16b, v23.16b, v16.16b, v25.16b
eor x30, x30, x22
eor x30, x30, x28
eor x7, x3, x13
eor x7, x7, x12, ror #2
bcax v25.16b, v25.16b, v30.16b, v16.16b
eor x7, x7, x5, ror #48
eor x7, x7, x16, ror #34
eor x20, x11, x23, ror #50
bcax v8.16b, v24.16b, v10.16b, v11.16b
eor x20, x20, x21, ror #48
eor x20, x20, x14, ror #18
eor x20, x20, x26, ror #32
bcax v5.16b, v11.16b, v31.16b, v10.16b
str x23, [sp, #192]
eor x23, x1, x6
eor x23, x23, x17, ror #32
bcax v10.16b, v10.16b, v26.16b, v31.16b
eor x23, x23, x9, ror #42
eor x23, x23, x0, ror #42
str x26, [sp, #200]
eor x26, x23, x30, ror #15
bcax v31.16b, v31.16b, v24.16b, v26.16b
eor x30, x30, x20, ror #47
eor x23, x7, x23, ror #15
eor x7, x8, x7, ror #59
bcax v26.16b, v26.16b, v11.16b, v24.16b
eor x20, x20, x8, ror #51
eor x4, x4, x26, ror #12
eor x25, x25, x7, ror #10
bcax v15.16b, v12.16b, v0.16b, v1.16b
eor x12, x12, x30, ror #30
eor x14, x14, x23, ror #30
eor x0, x0, x20, ror #22
bcax v22.16b, v1.16b, v21.16b, v0.16b
eor x11, x11, x23, ror #48
eor x6, x6, x20
eor x27, x27, x26, ror #10
eor x22, x22, x7, ror #36
bcax v0.16b, v0.16b, v9.16b, v21.16b
eor x16, x16, x30, ror #62
eor x19, x19, x7, ror #36
eor x13, x13, x30, ror #32
bcax v21.16b, v21.16b, v12.16b, v9.16b
eor x21, x21, x23
eor x9, x9, x20, ror #22
eor x24, x24, x26, ror #22
bcax v9.16b, v9.16b, v1.16b, v12.16b
eor x1, x1, x20
eor x17, x17, x20, ror #32
eor x15, x15, x26, ror #22
eor3 v18.16b, v4.16b, v7.16b, v2.16b
eor x2, x2, x26, ror #46
eor x10, x10, x7, ror #54
eor x28, x28, x7, ror #36
eor x5, x5, x30, ror #48
eor3 v30.16b, v28.16b, v3.16b, v27.16b
eor x3, x3, x30, ror #32
ldr x8, [sp, #200]
eor x8, x8, x23, ror #16
eor3 v16.16b, v13.16b, v20.16b, v19.16b
ldr x20, [sp, #192]
eor x20, x20, x23, ror #62
bic x26, x12, x25, ror #55
eor3 v11.16b, v17.16b, v29.16b, v23.16b
bic x7, x0, x14, ror #33
eor x12, x12, x7, ror #21
bic x30, x25, x4, ror #54
eor3 v18.16b, v18.16b, v8.16b, v15.16b
eor x0, x0, x30, ror #34
bic x23, x14, x12, ror #10
eor x25, x25, x23, ror #63
bic x7, x4, x0, ror #40
eor3 v30.16b, v30.16b, v5.16b, v22.16b
eor x14, x14, x7, ror #55
eor x4, x4, x26, ror #19
ldr x30, 20f+40
eor3 v16.16b, v16.16b, v10.16b, v0.16b
eor x4, x4, x30
bic x23, x27, x6, ror #57
bic x7, x16, x22, ror #14
eor3 v11.16b, v11.16b, v31.16b, v21.16b
eor x27, x27, x7, ror #34
bic x26, x6, x11, ror #56
eor x16, x16, x26, ror #23
eor3 v24.16b, v6.16b, v14.16b, v25.16b
bic x7, x22, x27, ror #16
eor x6, x6, x7, ror #55
bic x26, x11, x16, ror #49
eor x22, x22, x26, ror #1
ldr q1, 19f+48
eor x11, x11, x23, ror #15
bic x7, x21, x13, ror #19
bic x26, x24, x9, ror #10
rax1 v12.2d, v30.2d, v11.2d
eor x21, x21, x26, ror #1
bic x23, x13, x19, ror #37
eor x24, x24, x23, ror #18
rax1 v11.2d, v11.2d, v18.2d
bic x26, x9, x21, ror #53
eor x13, x13, x26, ror #56
bic x23, x19, x24, ror #9
eor3 v24.16b, v24.16b, v26.16b, v9.16b
eor x9, x9, x23, ror #45
eor x19, x19, x7, ror #8
bic x26, x10, x15, ror #18
bic x23, x8, x5, ror #41
rax1 v18.2d, v18.2d, v16.2d
eor x10, x10, x23, ror #52
bic x7, x15, x1, ror #31
eor x8, x8, x7, ror #30
xar v19.2d, v19.2d, v12.2d, #21
bic x23, x5, x10, ror #35
eor x15, x15, x23, ror #11
bic x7, x1, x8, ror #3
xar v9.2d, v9.2d, v11.2d, #50
eor x5, x5, x7, ror #20
eor x1, x1, x26, ror #15
bic x23, x17, x20, ror #2
rax1 v30.2d, v24.2d, v30.2d
bic x7, x28, x2, ror #27
eor x17, x17, x7, ror #21
bic x26, x20, x3, ror #55
rax1 v16.2d, v16.2d, v24.2d
eor x28, x28, x26, ror #45
bic x7, x2, x17, ror #16
eor x20, x20, x7, ror #46
bic x26, x3, x28, ror #28
xar v3.2d, v3.2d, v18.2d, #20
eor x2, x2, x26, ror #9
eor x3, x3, x23, ror #7
eor x7, x4, x11, ror #48
xar v14.2d, v14.2d, v11.2d, #44
eor x7, x7, x19, ror #27
eor x7, x7, x1, ror #49
eor x7, x7, x3, ror #62
eor v4.16b, v4.16b, v30.16b
eor x26, x25, x6, ror #46
eor x26, x26, x13, ror #44
eor x26, x26, x15, ror #8
xar v31.2d, v31.2d, v16.2d, #43
eor x26, x26, x20, ror #61
eor x23, x12, x27, ror #44
eor x23, x23, x21, ror #16
eor x23, x23, x10, ror #45
xar v17.2d, v17.2d, v16.2d, #36
eor x23, x23, x17, ror #50
eor x30, x14, x22, ror #38
eor x30, x30, x9, ror #37
xar v2.2d, v2.2d, v30.2d, #61
eor x30, x30, x5, ror #20
eor x30, x30, x2, ror #44
str x22, [sp, #192]
xar v5.2d, v5.2d, v18.2d, #19
eor x22, x0, x16, ror #57
eor x22, x22, x24, ror #60
eor x22, x22, x8, ror #12
xar v0.2d, v0.2d, v12.2d, #3
eor x22, x22, x28, ror #50
str x2, [sp, #200]
eor x2, x22, x26, ror #33
eor x26, x26, x30, ror #62
xar v28.2d, v28.2d, v18.2d, #63
eor x22, x23, x22, ror #20
eor x23, x7, x23, ror #18
eor x30, x30, x7, ror #54
xar v20.2d, v20.2d, v12.2d, #58
eor x4, x4, x2, ror #40
eor x6, x6, x23, ror #8
eor x21, x21, x26, ror #39
xar v23.2d, v23.2d, v16.2d, #39
eor x5, x5, x22, ror #54
eor x28, x28, x30, ror #47
eor x14, x14, x22, ror #10
xar v26.2d, v26.2d, v11.2d, #56
eor x16, x16, x30, ror #40
eor x19, x19, x2, ror #13
eor x15, x15, x23, ror #46
eor x17, x17, x26, ror #5
xar v15.2d, v15.2d, v30.2d, #46
eor x25, x25, x23, ror #54
eor x27, x27, x26, ror #11
eor x9, x9, x22, ror #37
xar v6.2d, v6.2d, v11.2d, #37
eor x8, x8, x30, ror #21
eor x3, x3, x2, ror #42
eor x0, x0, x30, ror #33
xar v25.2d, v25.2d, v11.2d, #25
eor x24, x24, x30, ror #37
eor x11, x11, x2, ror #56
eor x1, x1, x2, ror #55
xar v7.2d, v7.2d, v30.2d, #28
eor x13, x13, x23, ror #10
eor x20, x20, x23, ror #57
eor x10, x10, x26, ror #10
eor x12, x12, x26, ror #55
xar v8.2d, v8.2d, v30.2d, #23
ldr x7, [sp, #200]
eor x7, x7, x22, ror #30
ldr x30, [sp, #192]
xar v27.2d, v27.2d, v18.2d, #54
eor x30, x30, x22, ror #36
bic x2, x21, x6, ror #20
bic x23, x28, x5, ror #60
xar v22.2d, v22.2d, v18.2d, #62
eor x21, x21, x23, ror #20
bic x26, x6, x4, ror #52
eor x28, x28, x26
xar v10.2d, v10.2d, v12.2d, #49
bic x22, x5, x21, ror #48
eor x6, x6, x22, ror #60
bic x23, x4, x28, ror #12
eor x5, x5, x23, ror #56
xar v13.2d, v13.2d, v12.2d, #2
eor x4, x4, x2, ror #56
ldr x26, 20f+48
eor x4, x4, x26
xar v21.2d, v21.2d, v16.2d, #8
bic x22, x19, x16, ror #53
bic x23, x17, x15, ror #29
eor x19, x19, x23, ror #48
xar v29.2d, v29.2d, v16.2d, #9
bic x2, x16, x14, ror #32
eor x17, x17, x2, ror #5
bic x26, x15, x19, ror #51
bcax v24.16b, v4.16b, v19.16b, v3.16b
eor x16, x16, x26, ror #24
bic x23, x14, x17, ror #27
eor x15, x15, x23, ror #8
eor x14, x14, x22, ror #43
bcax v11.16b, v3.16b, v31.16b, v19.16b
bic x2, x9, x27, ror #36
bic x26, x3, x8
eor x9, x9, x26, ror #23
bcax v19.16b, v19.16b, v9.16b, v31.16b
bic x23, x27, x25, ror #16
eor x3, x3, x23, ror #13
bic x22, x8, x9, ror #41
bcax v31.16b, v31.16b, v4.16b, v9.16b
eor x27, x27, x22, ror #51
bic x26, x25, x3, ror #35
eor x8, x8, x26, ror #29
eor v24.16b, v24.16b, v1.16b
eor x25, x25, x2, ror #12
bic x23, x13, x11, ror #32
bic x22, x7, x10, ror #52
bcax v9.16b, v9.16b, v3.16b, v4.16b
eor x13, x13, x22, ror #17
bic x26, x11, x0, ror #1
eor x7, x7, x26, ror #15
bic x2, x10, x13, ror #59
bcax v30.16b, v17.16b, v2.16b, v14.16b
eor x11, x11, x2, ror #37
bic x22, x0, x7, ror #48
eor x10, x10, x22, ror #28
bcax v18.16b, v14.16b, v5.16b, v2.16b
eor x0, x0, x23, ror #31
bic x26, x24, x30, ror #59
bic x2, x20, x1, ror #3
bcax v2.16b, v2.16b, v0.16b, v5.16b
eor x24, x24, x2, ror #8
bic x22, x30, x12, ror #29
eor x20, x20, x22, ror #51
bcax v5.16b, v5.16b, v17.16b, v0.16b
bic x23, x1, x24, ror #53
eor x30, x30, x23, ror #16
bic x2, x12, x20, ror #48
eor x1, x1, x2, ror #13
bcax v0.16b, v0.16b, v14.16b, v17.16b
eor x12, x12, x26, ror #40
eor x22, x4, x14, ror #45
eor x22, x22, x25, ror #9
bcax v12.16b, v28.16b, v23.16b, v20.16b
eor x22, x22, x0, ror #13
eor x22, x22, x12, ror #21
eor x23, x6, x16, ror #1
bcax v16.16b, v20.16b, v26.16b, v23.16b
eor x23, x23, x27, ror #45
eor x23, x23, x11
eor x23, x23, x30, ror #44
bcax v23.16b, v23.16b, v15.16b, v26.16b
eor x2, x21, x19, ror #32
eor x2, x2, x9, ror #29
eor x2, x2, x13, ror #52
eor x2, x2, x24, ror #5
bcax v26.16b, v26.16b, v28.16b, v15.16b
eor x26, x5, x15, ror #29
eor x26, x26, x8, ror #36
eor x26, x26, x10, ror #41
bcax v15.16b, v15.16b, v20.16b, v28.16b
eor x26, x26, x1
str x15, [sp, #192]
eor x15, x28, x17, ror #60
bcax v1.16b, v6.16b, v27.16b, v7.16b
eor x15, x15, x3, ror #32
eor x15, x15, x7, ror #49
eor x15, x15, x20, ror #57
bcax v3.16b, v7.16b, v10.16b, v27.16b
str x1, [sp, #200]
eor x1, x15, x23, ror #63
eor x23, x23, x26, ror #59
eor x15, x2, x15, ror #19
bcax v27.16b, v27.16b, v21.16b, v10.16b
eor x2, x22, x2, ror #55
eor x26, x26, x22, ror #55
eor x4, x4, x1, ror #12
bcax v10.16b, v10.16b, v6.16b, v21.16b
eor x16, x16, x2, ror #51
eor x9, x9, x23, ror #55
eor x10, x10, x15, ror #7
bcax v21.16b, v21.16b, v7.16b, v6.16b
eor x20, x20, x26, ror #3
eor x5, x5, x15, ror #48
eor x17, x17, x26
bcax v4.16b, v13.16b, v25.16b, v29.16b
eor x25, x25, x1, ror #3
eor x11, x11, x2, ror #52
eor x24, x24, x23, ror #15
eor x6, x6, x2, ror #52
bcax v14.16b, v29.16b, v8.16b, v25.16b
eor x19, x19, x23, ror #52
eor x8, x8, x15, ror #12
eor x7, x7, x26, ror #11
bcax v25.16b, v25.16b, v22.16b, v8.16b
eor x12, x12, x1, ror #55
eor x28, x28, x26, ror #60
eor x3, x3, x26, ror #28
bcax v8.16b, v8.16b, v13.16b, v22.16b
eor x14, x14, x1, ror #31
eor x0, x0, x1, ror #63
eor x27, x27, x2, ror #7
bcax v22.16b, v22.16b, v29.16b, v13.16b
eor x30, x30, x2, ror #8
eor x13, x13, x23, ror #32
eor x21, x21, x23, ror #20
ldr x22, [sp, #200]
eor3 v17.16b, v24.16b, v30.16b, v12.16b
eor x22, x22, x15, ror #48
ldr x26, [sp, #192]
eor x26, x26, x15, ror #19
eor3 v17.16b, v17.16b, v1.16b, v4.16b
bic x1, x9, x16, ror #55
bic x2, x20, x10, ror #37
eor x9, x9, x2, ror #13
eor3 v20.16b, v11.16b, v18.16b, v16.16b
bic x23, x16, x4, ror #31
eor x20, x20, x23, ror #42
bic x15, x10, x9, ror #14
eor3 v20.16b, v20.16b, v3.16b, v14.16b
eor x16, x16, x15, ror #59
bic x2, x4, x20, ror #55
eor x10, x10, x2, ror #36
eor x4, x4, x1, ror #42
eor3 v28.16b, v19.16b, v2.16b, v23.16b
ldr x23, 20f+56
eor x4, x4, x23
bic x15, x25, x17, ror #46
eor3 v28.16b, v28.16b, v27.16b, v25.16b
bic x2, x24, x11, ror #31
eor x25, x25, x2, ror #58
bic x1, x17, x5, ror #56
eor3 v7.16b, v31.16b, v5.16b, v26.16b
eor x24, x24, x1, ror #52
bic x23, x11, x25, ror #39
eor x17, x17, x23, ror #43
eor3 v7.16b, v7.16b, v10.16b, v8.16b
bic x2, x5, x24, ror #20
eor x11, x11, x2, ror #13
eor x5, x5, x15, ror #26
eor3 v6.16b, v9.16b, v0.16b, v15.16b
bic x1, x8, x19, ror #63
bic x23, x12, x7, ror #50
eor x8, x8, x23, ror #48
bic x2, x19, x6, ror #57
eor3 v6.16b, v6.16b, v21.16b, v22.16b
eor x12, x12, x2, ror #15
bic x15, x7, x8, ror #30
eor x19, x19, x15, ror #35
rax1 v29.2d, v6.2d, v20.2d
bic x23, x6, x12, ror #56
eor x7, x7, x23, ror #22
eor x6, x6, x1, ror #8
rax1 v20.2d, v20.2d, v7.2d
bic x2, x27, x14, ror #26
bic x15, x22, x13, ror #13
eor x27, x27, x15, ror #33
rax1 v6.2d, v28.2d, v6.2d
bic x23, x14, x28, ror #40
eor x22, x22, x23, ror #57
bic x1, x13, x27, ror #18
eor x14, x14, x1, ror #20
rax1 v28.2d, v17.2d, v28.2d
bic x15, x28, x22, ror #31
eor x13, x13, x15, ror #20
eor x28, x28, x2, ror #62
rax1 v7.2d, v7.2d, v17.2d
bic x23, x3, x26, ror #41
bic x1, x30, x0, ror #46
eor x3, x3, x1, ror #49
eor v24.16b, v24.16b, v29.16b
bic x15, x26, x21, ror #12
eor x30, x30, x15, ror #56
bic x2, x0, x3, ror #33
xar v18.2d, v18.2d, v28.2d, #20
eor x26, x26, x2, ror #54
bic x1, x21, x30, ror #60
eor x0, x0, x1, ror #22
eor x21, x21, x23, ror #11
xar v23.2d, v23.2d, v20.2d, #21
eor x15, x4, x5, ror #44
eor x15, x15, x6, ror #11
eor x15, x15, x28, ror #49
xar v10.2d, v10.2d, v6.2d, #43
eor x15, x15, x21, ror #58
eor x2, x16, x17, ror #19
eor x2, x2, x19, ror #49
xar v22.2d, v22.2d, v7.2d, #50
eor x2, x2, x14, ror #40
eor x2, x2, x26, ror #13
eor x1, x9, x25, ror #28
xar v31.2d, v31.2d, v6.2d, #36
eor x1, x1, x8, ror #41
eor x1, x1, x27, ror #5
eor x1, x1, x3, ror #27
eor x23, x10, x11, ror #3
xar v0.2d, v0.2d, v7.2d, #44
eor x23, x23, x7, ror #25
eor x23, x23, x13, ror #1
eor x23, x23, x0, ror #8
xar v12.2d, v12.2d, v29.2d, #61
str x11, [sp, #192]
eor x11, x20, x24, ror #9
eor x11, x11, x12, ror #12
xar v3.2d, v3.2d, v28.2d, #19
eor x11, x11, x22, ror #25
eor x11, x11, x30, ror #63
str x0, [sp, #200]
xar v25.2d, v25.2d, v20.2d, #3
eor x0, x11, x2, ror #41
eor x2, x2, x23, ror #58
eor x11, x1, x11, ror #12
eor x1, x15, x1, ror #41
xar v11.2d, v11.2d, v28.2d, #63
eor x23, x23, x15, ror #35
eor x4, x4, x0, ror #55
eor x17, x17, x1, ror #12
xar v2.2d, v2.2d, v20.2d, #58
eor x8, x8, x2, ror #14
eor x13, x13, x11, ror #13
eor x30, x30, x23, ror #38
xar v26.2d, v26.2d, v6.2d, #39
eor x10, x10, x11, ror #14
eor x24, x24, x23, ror #28
eor x6, x6, x0, ror #44
xar v21.2d, v21.2d, v7.2d, #56
eor x14, x14, x1, ror #55
eor x3, x3, x2, ror #28
eor x16, x16, x1, ror #31
eor x25, x25, x2, ror #27
xar v4.2d, v4.2d, v29.2d, #46
eor x7, x7, x11, ror #53
eor x22, x22, x23, ror #12
eor x21, x21, x0, ror #61
xar v9.2d, v9.2d, v7.2d, #37
eor x20, x20, x23, ror #37
eor x12, x12, x23, ror #25
eor x5, x5, x0, ror #11
xar v15.2d, v15.2d, v7.2d, #25
eor x28, x28, x0, ror #6
eor x19, x19, x1, ror #46
eor x26, x26, x1, ror #18
xar v30.2d, v30.2d, v29.2d, #28
eor x27, x27, x2, ror #50
eor x9, x9, x2, ror #55
ldr x15, [sp, #200]
eor x15, x15, x11, ror #6
xar v1.2d, v1.2d, v29.2d, #23
ldr x23, [sp, #192]
eor x23, x23, x11, ror #11
bic x0, x8, x17, ror #32
xar v16.2d, v16.2d, v28.2d, #54
bic x1, x30, x13, ror #32
eor x8, x8, x1
bic x2, x17, x4, ror #56
xar v14.2d, v14.2d, v28.2d, #62
eor x30, x30, x2, ror #32
bic x11, x13, x8, ror #32
eor x17, x17, x11
xar v27.2d, v27.2d, v20.2d, #49
bic x1, x4, x30, ror #40
eor x13, x13, x1, ror #56
eor x4, x4, x0, ror #40
xar v19.2d, v19.2d, v20.2d, #2
ldr x2, 20f+64
eor x4, x4, x2
bic x11, x6, x24, ror #36
bic x1, x3, x14, ror #20
xar v8.2d, v8.2d, v6.2d, #8
eor x6, x6, x1
bic x0, x24, x10, ror #20
eor x3, x3, x0, ror #36
xar v5.2d, v5.2d, v6.2d, #9
bic x2, x14, x6, ror #44
eor x24, x24, x2, ror #48
bic x1, x10, x3, ror #8
bcax v13.16b, v24.16b, v23.16b, v18.16b
eor x14, x14, x1, ror #36
eor x10, x10, x11, ror #8
bic x0, x7, x25, ror #36
bcax v17.16b, v18.16b, v10.16b, v23.16b
bic x2, x21, x22, ror #32
eor x7, x7, x2, ror #12
bic x1, x25, x16, ror #32
eor x21, x21, x1, ror #24
bcax v23.16b, v23.16b, v22.16b, v10.16b
bic x11, x22, x7, ror #20
eor x25, x25, x11, ror #8
bic x2, x16, x21, ror #8
bcax v10.16b, v10.16b, v24.16b, v22.16b
eor x22, x22, x2, ror #24
eor x16, x16, x0, ror #60
bic x1, x19, x5
bcax v22.16b, v22.16b, v18.16b, v24.16b
bic x11, x15, x27, ror #52
eor x19, x19, x11, ror #36
bic x2, x5, x20, ror #20
ldr q7, 19f+64
eor x15, x15, x2, ror #28
bic x0, x27, x19, ror #40
eor x5, x5, x0, ror #24
bic x11, x20, x15, ror #16
eor v13.16b, v13.16b, v7.16b
eor x27, x27, x11, ror #60
eor x20, x20, x1, ror #44
bic x2, x12, x23, ror #12
bcax v29.16b, v31.16b, v12.16b, v0.16b
bic x0, x26, x28, ror #28
eor x12, x12, x0, ror #16
bic x11, x23, x9, ror #4
bcax v28.16b, v0.16b, v3.16b, v12.16b
eor x26, x26, x11, ror #60
bic x1, x28, x12, ror #20
eor x23, x23, x1, ror #32
bcax v12.16b, v12.16b, v25.16b, v3.16b
bic x0, x9, x26
eor x28, x28, x0, ror #36
eor x9, x9, x2, ror #48
eor x11, x4, x10
bcax v3.16b, v3.16b, v31.16b, v25.16b
eor x11, x11, x16, ror #32
eor x11, x11, x20, ror #28
eor x11, x11, x9, ror #44
bcax v25.16b, v25.16b, v0.16b, v31.16b
eor x1, x17, x24, ror #36
eor x1, x1, x25, ror #56
eor x1, x1, x5
bcax v20.16b, v11.16b, v26.16b, v2.16b
eor x1, x1, x23, ror #32
eor x0, x8, x6, ror #32
eor x0, x0, x7, ror #52
bcax v6.16b, v2.16b, v21.16b, v26.16b
eor x0, x0, x19, ror #32
eor x0, x0, x12, ror #52
eor x2, x13, x14, ror #20
eor x2, x2, x22
bcax v26.16b, v26.16b, v4.16b, v21.16b
eor x2, x2, x27, ror #24
eor x2, x2, x28
str x14, [sp, #192]
bcax v21.16b, v21.16b, v11.16b, v4.16b
eor x14, x30, x3, ror #32
eor x14, x14, x21
eor x14, x14, x15, ror #4
bcax v4.16b, v4.16b, v2.16b, v11.16b
eor x14, x14, x26, ror #4
str x28, [sp, #200]
eor x28, x14, x1, ror #31
bcax v18.16b, v9.16b, v16.16b, v30.16b
eor x1, x1, x2, ror #63
eor x14, x0, x14, ror #63
eor x0, x11, x0, ror #39
eor x2, x2, x11, ror #55
bcax v24.16b, v30.16b, v27.16b, v16.16b
eor x4, x4, x28, ror #40
eor x24, x24, x0, ror #20
eor x7, x7, x1, ror #44
bcax v16.16b, v16.16b, v8.16b, v27.16b
eor x27, x27, x14, ror #8
eor x26, x26, x2, ror #28
eor x13, x13, x14, ror #32
bcax v27.16b, v27.16b, v9.16b, v8.16b
eor x3, x3, x2
eor x16, x16, x28, ror #8
eor x5, x5, x0, ror #56
bcax v8.16b, v8.16b, v30.16b, v9.16b
eor x12, x12, x1, ror #44
eor x17, x17, x0, ror #56
eor x6, x6, x1
eor x22, x22, x14, ror #32
bcax v0.16b, v19.16b, v15.16b, v5.16b
eor x15, x15, x2, ror #28
eor x9, x9, x28, ror #60
eor x30, x30, x2, ror #32
bcax v31.16b, v5.16b, v1.16b, v15.16b
eor x21, x21, x2, ror #32
eor x10, x10, x28, ror #40
eor x20, x20, x28, ror #12
bcax v15.16b, v15.16b, v14.16b, v1.16b
eor x25, x25, x0
eor x23, x23, x0, ror #24
eor x19, x19, x1
bcax v1.16b, v1.16b, v19.16b, v14.16b
eor x8, x8, x1, ror #32
ldr x11, [sp, #200]
eor x11, x11, x14, ror #32
bcax v14.16b, v14.16b, v5.16b, v19.16b
ldr x2, [sp, #192]
eor x2, x2, x14, ror #12
bic x28, x7, x24, ror #15
bic x0, x26, x27, ror #45
eor3 v2.16b, v13.16b, v29.16b, v20.16b
eor x7, x7, x0, ror #45
bic x1, x24, x4
eor x26, x26, x1, ror #34
eor3 v2.16b, v2.16b, v18.16b, v0.16b
bic x14, x27, x7, ror #38
eor x24, x24, x14, ror #11
bic x0, x4, x26, ror #30
eor3 v11.16b, v17.16b, v28.16b, v6.16b
eor x27, x27, x0, ror #53
eor x4, x4, x28, ror #49
ldr x1, 20f+72
eor3 v11.16b, v11.16b, v24.16b, v31.16b
eor x4, x4, x1
bic x14, x16, x3, ror #23
bic x0, x12, x5, ror #60
eor x16, x16, x0, ror #2
eor3 v30.16b, v23.16b, v12.16b, v26.16b
bic x28, x3, x13, ror #56
eor x12, x12, x28, ror #21
bic x1, x5, x16, ror #2
eor3 v30.16b, v30.16b, v16.16b, v15.16b
eor x3, x3, x1, ror #39
bic x0, x13, x12, ror #51
eor x5, x5, x0, ror #17
eor3 v9.16b, v10.16b, v3.16b, v21.16b
eor x13, x13, x14, ror #49
bic x28, x22, x6, ror #19
bic x1, x9, x15, ror #10
eor3 v9.16b, v9.16b, v27.16b, v1.16b
eor x22, x22, x1, ror #43
bic x0, x6, x17, ror #5
eor x9, x9, x0, ror #40
bic x14, x15, x22, ror #11
eor3 v5.16b, v22.16b, v25.16b, v4.16b
eor x6, x6, x14, ror #34
bic x1, x17, x9, ror #19
eor x15, x15, x1, ror #35
eor3 v5.16b, v5.16b, v8.16b, v14.16b
eor x17, x17, x28, ror #40
bic x0, x25, x10, ror #38
bic x14, x11, x19, ror #41
rax1 v19.2d, v5.2d, v11.2d
eor x25, x25, x14, ror #26
bic x1, x10, x30, ror #49
eor x11, x11, x1, ror #12
rax1 v11.2d, v11.2d, v9.2d
bic x28, x19, x25, ror #61
eor x10, x10, x28, ror #29
bic x14, x30, x11, ror #3
eor x19, x19, x14, ror #20
rax1 v5.2d, v30.2d, v5.2d
eor x30, x30, x0, ror #41
bic x1, x21, x2, ror #36
bic x28, x23, x20, ror #13
rax1 v30.2d, v2.2d, v30.2d
eor x21, x21, x28, ror #37
bic x14, x2, x8, ror #5
eor x23, x23, x14, ror #63
rax1 v9.2d, v9.2d, v2.2d
bic x0, x20, x21, ror #14
eor x2, x2, x0, ror #14
bic x28, x8, x23, ror #60
eor v13.16b, v13.16b, v19.16b
eor x20, x20, x28, ror #55
eor x8, x8, x1, ror #23
eor x14, x4, x13, ror #44
eor x14, x14, x17, ror #7
xar v28.2d, v28.2d, v30.2d, #20
eor x14, x14, x30, ror #13
eor x14, x14, x8, ror #42
eor x0, x24, x3, ror #52
xar v26.2d, v26.2d, v11.2d, #21
eor x0, x0, x6, ror #2
eor x0, x0, x10, ror #28
eor x0, x0, x2, ror #37
xar v27.2d, v27.2d, v5.2d, #43
eor x28, x7, x16, ror #44
eor x28, x28, x22, ror #62
eor x28, x28, x25, ror #5
xar v14.2d, v14.2d, v9.2d, #50
eor x28, x28, x21, ror #16
eor x1, x27, x5, ror #16
eor x1, x1, x15, ror #25
eor x1, x1, x19, ror #46
xar v10.2d, v10.2d, v5.2d, #36
eor x1, x1, x20, ror #40
str x5, [sp, #192]
eor x5, x26, x12, ror #1
xar v25.2d, v25.2d, v9.2d, #44
eor x5, x5, x9, ror #60
eor x5, x5, x11, ror #50
eor x5, x5, x23, ror #8
xar v20.2d, v20.2d, v19.2d, #61
str x20, [sp, #200]
eor x20, x5, x0, ror #33
eor x0, x0, x1, ror #10
xar v24.2d, v24.2d, v30.2d, #19
eor x5, x28, x5, ror #44
eor x28, x14, x28, ror #48
eor x1, x1, x14, ror #52
eor x4, x4, x20, ror #30
xar v15.2d, v15.2d, v11.2d, #3
eor x3, x3, x28, ror #12
eor x22, x22, x0, ror #17
eor x19, x19, x5, ror #56
xar v17.2d, v17.2d, v30.2d, #63
eor x23, x23, x1, ror #37
eor x27, x27, x5, ror #38
eor x12, x12, x1, ror #44
xar v12.2d, v12.2d, v11.2d, #58
eor x17, x17, x20, ror #23
eor x10, x10, x28, ror #36
eor x21, x21, x0, ror #63
xar v21.2d, v21.2d, v5.2d, #39
eor x24, x24, x28
eor x16, x16, x0, ror #35
eor x15, x15, x5, ror #13
xar v8.2d, v8.2d, v9.2d, #56
eor x11, x11, x1, ror #59
eor x8, x8, x20, ror #52
eor x26, x26, x1, ror #45
eor x9, x9, x1, ror #49
xar v0.2d, v0.2d, v19.2d, #46
eor x13, x13, x20, ror #50
eor x30, x30, x20, ror #17
eor x6, x6, x28, ror #62
xar v22.2d, v22.2d, v9.2d, #37
eor x2, x2, x28, ror #27
eor x25, x25, x0, ror #10
eor x7, x7, x0, ror #15
xar v4.2d, v4.2d, v9.2d, #25
ldr x14, [sp, #200]
eor x14, x14, x5, ror #62
ldr x1, [sp, #192]
xar v29.2d, v29.2d, v19.2d, #28
eor x1, x1, x5, ror #22
bic x20, x22, x3, ror #4
bic x28, x23, x19, ror #12
eor x22, x22, x28, ror #20
xar v18.2d, v18.2d, v19.2d, #23
bic x0, x3, x4, ror #56
eor x23, x23, x0, ror #48
bic x5, x19, x22, ror #32
xar v6.2d, v6.2d, v30.2d, #54
eor x3, x3, x5, ror #28
bic x28, x4, x23, ror #24
eor x19, x19, x28, ror #28
xar v31.2d, v31.2d, v30.2d, #62
eor x4, x4, x20, ror #4
ldr x0, 20f+80
eor x4, x4, x0
xar v16.2d, v16.2d, v11.2d, #49
bic x5, x17, x12, ror #7
bic x28, x21, x10, ror #43
eor x17, x17, x28
bic x20, x12, x27, ror #36
xar v23.2d, v23.2d, v11.2d, #2
eor x21, x21, x20, ror #7
bic x0, x10, x17, ror #21
eor x12, x12, x0, ror #36
xar v1.2d, v1.2d, v5.2d, #8
bic x28, x27, x21, ror #21
eor x10, x10, x28
eor x27, x27, x5, ror #21
xar v3.2d, v3.2d, v5.2d, #9
bic x20, x15, x16, ror #12
bic x0, x8, x11, ror #48
eor x15, x15, x0, ror #13
bcax v2.16b, v13.16b, v26.16b, v28.16b
bic x28, x16, x24, ror #40
eor x8, x8, x28, ror #63
bic x5, x11, x15, ror #3
eor x16, x16, x5, ror #49
bcax v9.16b, v28.16b, v27.16b, v26.16b
bic x0, x24, x8, ror #25
eor x11, x11, x0, ror #55
eor x24, x24, x20, ror #12
bcax v26.16b, v26.16b, v14.16b, v27.16b
bic x28, x6, x13, ror #16
bic x5, x14, x25, ror #44
eor x6, x6, x5, ror #3
bcax v27.16b, v27.16b, v13.16b, v14.16b
bic x0, x13, x26, ror #59
eor x14, x14, x0, ror #13
bic x20, x25, x6, ror #17
bcax v14.16b, v14.16b, v28.16b, v13.16b
eor x13, x13, x20, ror #31
bic x5, x26, x14, ror #56
eor x25, x25, x5, ror #28
eor x26, x26, x28, ror #53
ldr q19, 19f+80
bic x0, x9, x1, ror #49
bic x20, x2, x30, ror #1
eor x9, x9, x20, ror #48
eor v2.16b, v2.16b, v19.16b
bic x5, x1, x7, ror #15
eor x2, x2, x5, ror #1
bic x28, x30, x9, ror #15
bcax v30.16b, v10.16b, v20.16b, v25.16b
eor x1, x1, x28
bic x20, x7, x2, ror #48
eor x30, x30, x20, ror #15
bcax v11.16b, v25.16b, v24.16b, v20.16b
eor x7, x7, x0
eor x5, x4, x27, ror #47
eor x5, x5, x24, ror #63
eor x5, x5, x26, ror #3
bcax v20.16b, v20.16b, v15.16b, v24.16b
eor x5, x5, x7, ror #51
eor x28, x3, x12, ror #3
eor x28, x28, x16, ror #15
bcax v24.16b, v24.16b, v10.16b, v15.16b
eor x28, x28, x13
eor x28, x28, x1, ror #28
eor x20, x22, x17
bcax v15.16b, v15.16b, v25.16b, v10.16b
eor x20, x20, x15, ror #7
eor x20, x20, x6, ror #52
eor x20, x20, x9, ror #47
bcax v5.16b, v17.16b, v21.16b, v12.16b
eor x0, x19, x10, ror #11
eor x0, x0, x11, ror #36
eor x0, x0, x25, ror #3
eor x0, x0, x30
bcax v28.16b, v12.16b, v8.16b, v21.16b
str x10, [sp, #192]
eor x10, x23, x21, ror #44
eor x10, x10, x8
bcax v21.16b, v21.16b, v0.16b, v8.16b
eor x10, x10, x14, ror #35
eor x10, x10, x2, ror #11
str x30, [sp, #200]
bcax v8.16b, v8.16b, v17.16b, v0.16b
eor x30, x10, x28, ror #47
eor x28, x28, x0, ror #27
eor x10, x20, x10, ror #19
bcax v0.16b, v0.16b, v12.16b, v17.16b
eor x20, x5, x20, ror #3
eor x0, x0, x5, ror #27
eor x4, x4, x30, ror #24
eor x12, x12, x20, ror #53
bcax v13.16b, v22.16b, v6.16b, v29.16b
eor x15, x15, x28, ror #61
eor x25, x25, x10, ror #29
eor x2, x2, x0, ror #1
bcax v25.16b, v29.16b, v16.16b, v6.16b
eor x19, x19, x10, ror #32
eor x21, x21, x0, ror #32
eor x24, x24, x30, ror #25
bcax v6.16b, v6.16b, v1.16b, v16.16b
eor x13, x13, x20, ror #56
eor x9, x9, x28, ror #21
eor x3, x3, x20, ror #56
bcax v16.16b, v16.16b, v22.16b, v1.16b
eor x17, x17, x28, ror #4
eor x11, x11, x10, ror #60
eor x14, x14, x0, ror #41
bcax v1.16b, v1.16b, v29.16b, v22.16b
eor x7, x7, x30, ror #37
eor x23, x23, x0, ror #12
eor x8, x8, x0, ror #12
eor x27, x27, x30, ror #41
bcax v10.16b, v23.16b, v4.16b, v3.16b
eor x26, x26, x30, ror #21
eor x16, x16, x20, ror #41
eor x1, x1, x20, ror #28
bcax v12.16b, v3.16b, v18.16b, v4.16b
eor x6, x6, x28, ror #16
eor x22, x22, x28, ror #4
ldr x5, [sp, #200]
bcax v4.16b, v4.16b, v31.16b, v18.16b
eor x5, x5, x10, ror #32
ldr x0, [sp, #192]
eor x0, x0, x10, ror #21
bcax v18.16b, v18.16b, v23.16b, v31.16b
bic x30, x15, x12, ror #63
bic x20, x2, x25, ror #61
eor x15, x15, x20, ror #53
bic x28, x12, x4, ror #33
bcax v31.16b, v31.16b, v3.16b, v23.16b
eor x2, x2, x28, ror #10
bic x10, x25, x15, ror #14
eor x12, x12, x10, ror #51
eor3 v17.16b, v2.16b, v30.16b, v5.16b
bic x20, x4, x2, ror #21
eor x25, x25, x20, ror #46
eor x4, x4, x30, ror #32
eor3 v17.16b, v17.16b, v13.16b, v10.16b
ldr x28, 20f+88
eor x4, x4, x28
bic x10, x24, x21, ror #52
eor3 v29.16b, v9.16b, v11.16b, v28.16b
bic x20, x9, x13, ror #37
eor x24, x24, x20, ror #58
bic x30, x21, x19, ror #24
eor x9, x9, x30, ror #58
eor3 v29.16b, v29.16b, v25.16b, v12.16b
bic x28, x13, x24, ror #33
eor x21, x21, x28, ror #43
bic x20, x19, x9, ror #46
eor3 v22.16b, v26.16b, v20.16b, v21.16b
eor x13, x13, x20, ror #45
eor x19, x19, x10, ror #52
bic x30, x11, x17, ror #15
eor3 v22.16b, v22.16b, v6.16b, v4.16b
bic x28, x7, x14, ror #18
eor x11, x11, x28, ror #50
bic x20, x17, x3, ror #9
eor3 v3.16b, v27.16b, v24.16b, v8.16b
eor x7, x7, x20, ror #29
bic x10, x14, x11, ror #60
eor x17, x17, x10, ror #53
bic x28, x3, x7, ror #26
eor3 v3.16b, v3.16b, v16.16b, v18.16b
eor x14, x14, x28, ror #20
eor x3, x3, x30, ror #40
bic x20, x16, x27, ror #62
eor3 v23.16b, v14.16b, v15.16b, v0.16b
bic x10, x5, x6, ror #61
eor x16, x16, x10, ror #31
bic x28, x27, x23, ror #50
eor3 v23.16b, v23.16b, v1.16b, v31.16b
eor x5, x5, x28, ror #31
bic x30, x6, x16, ror #36
eor x27, x27, x30, ror #30
rax1 v7.2d, v23.2d, v29.2d
bic x10, x23, x5, ror #47
eor x6, x6, x10, ror #20
eor x23, x23, x20, ror #16
bic x28, x8, x0, ror #7
rax1 v29.2d, v29.2d, v3.2d
bic x30, x1, x26, ror #56
eor x8, x8, x30, ror #49
bic x10, x0, x22, ror #14
rax1 v23.2d, v22.2d, v23.2d
eor x1, x1, x10, ror #22
bic x20, x26, x8, ror #23
eor x0, x0, x20, ror #34
rax1 v22.2d, v17.2d, v22.2d
bic x30, x22, x1, ror #28
eor x26, x26, x30, ror #44
eor x22, x22, x28, ror #43
rax1 v3.2d, v3.2d, v17.2d
eor x10, x4, x19, ror #8
eor x10, x10, x3, ror #7
eor x10, x10, x23, ror #61
eor x10, x10, x22, ror #6
eor v2.16b, v2.16b, v7.16b
eor x20, x12, x21, ror #17
eor x20, x20, x17, ror #31
eor x20, x20, x27, ror #44
xar v11.2d, v11.2d, v22.2d, #20
eor x20, x20, x0, ror #25
eor x30, x15, x24, ror #28
eor x30, x30, x11, ror #15
xar v21.2d, v21.2d, v29.2d, #21
eor x30, x30, x16, ror #45
eor x30, x30, x8, ror #17
eor x28, x25, x13, ror #9
xar v16.2d, v16.2d, v23.2d, #43
eor x28, x28, x14, ror #33
eor x28, x28, x6, ror #23
eor x28, x28, x26, ror #8
str x13, [sp, #192]
xar v31.2d, v31.2d, v3.2d, #50
eor x13, x2, x9, ror #33
eor x13, x13, x7, ror #12
eor x13, x13, x5, ror #23
xar v27.2d, v27.2d, v23.2d, #36
eor x13, x13, x1, ror #13
str x26, [sp, #200]
eor x26, x13, x20, ror #9
xar v15.2d, v15.2d, v3.2d, #44
eor x20, x20, x28, ror #50
eor x13, x30, x13, ror #52
eor x30, x10, x30, ror #31
xar v5.2d, v5.2d, v7.2d, #61
eor x28, x28, x10, ror #45
eor x4, x4, x26, ror #21
eor x21, x21, x30, ror #16
xar v25.2d, v25.2d, v22.2d, #19
eor x11, x11, x20, ror #48
eor x6, x6, x13, ror #55
eor x1, x1, x28, ror #48
eor x25, x25, x13, ror #14
xar v4.2d, v4.2d, v29.2d, #3
eor x9, x9, x28, ror #28
eor x3, x3, x26, ror #14
eor x27, x27, x30, ror #53
xar v9.2d, v9.2d, v22.2d, #63
eor x8, x8, x20, ror #46
eor x12, x12, x30, ror #33
eor x24, x24, x20, ror #35
xar v20.2d, v20.2d, v29.2d, #58
eor x14, x14, x13, ror #45
eor x5, x5, x28, ror #38
eor x22, x22, x26, ror #15
xar v8.2d, v8.2d, v23.2d, #39
eor x2, x2, x28, ror #61
eor x7, x7, x28, ror #49
eor x19, x19, x26, ror #13
eor x23, x23, x26, ror #24
xar v1.2d, v1.2d, v3.2d, #56
eor x17, x17, x30, ror #2
eor x0, x0, x30, ror #8
eor x16, x16, x20, ror #18
xar v10.2d, v10.2d, v7.2d, #46
eor x15, x15, x20, ror #63
ldr x10, [sp, #200]
eor x10, x10, x13, ror #6
xar v14.2d, v14.2d, v3.2d, #37
ldr x28, [sp, #192]
eor x28, x28, x13, ror #5
bic x26, x11, x21
xar v0.2d, v0.2d, v3.2d, #25
bic x30, x1, x6
eor x11, x11, x30, ror #16
bic x20, x21, x4, ror #60
eor x1, x1, x20, ror #48
xar v30.2d, v30.2d, v7.2d, #28
bic x13, x6, x11, ror #48
eor x21, x21, x13, ror #16
bic x30, x4, x1, ror #20
xar v13.2d, v13.2d, v7.2d, #23
eor x6, x6, x30, ror #44
eor x4, x4, x26, ror #4
ldr x20, 20f+96
xar v28.2d, v28.2d, v22.2d, #54
eor x4, x4, x20
bic x13, x3, x9, ror #30
bic x30, x8, x27, ror #42
xar v12.2d, v12.2d, v22.2d, #62
eor x3, x3, x30, ror #48
bic x26, x9, x25, ror #20
eor x8, x8, x26, ror #46
bic x20, x27, x3, ror #38
xar v6.2d, v6.2d, v29.2d, #49
eor x9, x9, x20, ror #60
bic x30, x25, x8, ror #62
eor x27, x27, x30, ror #24
xar v26.2d, v26.2d, v29.2d, #2
eor x25, x25, x13, ror #14
bic x26, x14, x24, ror #28
bic x20, x22, x5, ror #48
xar v18.2d, v18.2d, v23.2d, #8
eor x14, x14, x20, ror #26
bic x30, x24, x12, ror #40
eor x22, x22, x30, ror #2
xar v24.2d, v24.2d, v23.2d, #9
bic x13, x5, x14, ror #54
eor x24, x24, x13, ror #46
bic x20, x12, x22, ror #22
eor x5, x5, x20, ror #58
bcax v17.16b, v2.16b, v21.16b, v11.16b
eor x12, x12, x26, ror #60
bic x30, x17, x19, ror #48
bic x13, x10, x16, ror #28
ldr q3, 19f+96
eor x17, x17, x13, ror #46
bic x20, x19, x2, ror #22
eor x10, x10, x20, ror #2
eor v17.16b, v17.16b, v3.16b
bic x26, x16, x17, ror #54
eor x19, x19, x26, ror #26
bic x13, x2, x10, ror #40
bcax v7.16b, v11.16b, v16.16b, v21.16b
eor x16, x16, x13, ror #60
eor x2, x2, x30, ror #58
bic x20, x7, x28, ror #42
bic x26, x0, x23, ror #30
bcax v21.16b, v21.16b, v31.16b, v16.16b
eor x7, x7, x26, ror #60
bic x13, x28, x15, ror #62
eor x0, x0, x13, ror #46
bcax v16.16b, v16.16b, v2.16b, v31.16b
bic x30, x23, x7, ror #38
eor x28, x28, x30, ror #48
bic x26, x15, x0, ror #20
bcax v31.16b, v31.16b, v11.16b, v2.16b
eor x23, x23, x26, ror #14
eor x15, x15, x20, ror #24
eor x13, x4, x25, ror #54
bcax v22.16b, v27.16b, v5.16b, v15.16b
eor x13, x13, x12, ror #30
eor x13, x13, x2, ror #58
eor x13, x13, x15, ror #34
eor x30, x21, x9, ror #30
bcax v29.16b, v15.16b, v25.16b, v5.16b
eor x30, x30, x24, ror #50
eor x30, x30, x19, ror #32
eor x30, x30, x28, ror #32
bcax v5.16b, v5.16b, v4.16b, v25.16b
eor x26, x11, x3
eor x26, x26, x14, ror #22
eor x26, x26, x17, ror #48
bcax v25.16b, v25.16b, v27.16b, v4.16b
eor x26, x26, x7, ror #54
eor x20, x6, x27, ror #10
eor x20, x20, x5, ror #16
bcax v4.16b, v4.16b, v15.16b, v27.16b
eor x20, x20, x16, ror #42
eor x20, x20, x23
str x27, [sp, #192]
bcax v23.16b, v9.16b, v8.16b, v20.16b
eor x27, x1, x8, ror #32
eor x27, x27, x22, ror #32
eor x27, x27, x10, ror #14
eor x27, x27, x0, ror #34
bcax v3.16b, v20.16b, v1.16b, v8.16b
str x23, [sp, #200]
eor x23, x27, x30, ror #47
eor x30, x30, x20, ror #15
bcax v8.16b, v8.16b, v10.16b, v1.16b
eor x27, x26, x27, ror #15
eor x26, x13, x26, ror #3
eor x20, x20, x13, ror #43
bcax v1.16b, v1.16b, v9.16b, v10.16b
eor x4, x4, x23, ror #20
eor x9, x9, x26, ror #30
eor x14, x14, x30, ror #42
bcax v10.16b, v10.16b, v20.16b, v9.16b
eor x16, x16, x27, ror #6
eor x0, x0, x20, ror #30
eor x6, x6, x27, ror #48
eor x8, x8, x20, ror #32
bcax v11.16b, v14.16b, v28.16b, v30.16b
eor x12, x12, x23, ror #54
eor x19, x19, x26, ror #28
eor x7, x7, x30, ror #10
bcax v2.16b, v30.16b, v6.16b, v28.16b
eor x21, x21, x26, ror #60
eor x3, x3, x30
eor x5, x5, x27, ror #32
bcax v28.16b, v28.16b, v18.16b, v6.16b
eor x10, x10, x20, ror #50
eor x15, x15, x23, ror #50
eor x1, x1, x20
bcax v6.16b, v6.16b, v14.16b, v18.16b
eor x22, x22, x20, ror #32
eor x25, x25, x23, ror #30
eor x2, x2, x23, ror #26
eor x24, x24, x26, ror #10
bcax v18.16b, v18.16b, v30.16b, v14.16b
eor x28, x28, x26, ror #28
eor x17, x17, x30, ror #16
eor x11, x11, x30
bcax v15.16b, v26.16b, v0.16b, v24.16b
ldr x13, [sp, #200]
eor x13, x13, x27, ror #48
ldr x20, [sp, #192]
bcax v27.16b, v24.16b, v13.16b, v0.16b
eor x20, x20, x27, ror #38
bic x23, x14, x9, ror #7
bic x26, x0, x16, ror #1
bcax v0.16b, v0.16b, v12.16b, v13.16b
eor x14, x14, x26, ror #57
bic x30, x9, x4, ror #10
eor x0, x0, x30, ror #14
bic x27, x16, x14, ror #6
bcax v13.16b, v13.16b, v26.16b, v12.16b
eor x9, x9, x27, ror #51
bic x26, x4, x0, ror #40
eor x16, x16, x26, ror #23
bcax v12.16b, v12.16b, v24.16b, v26.16b
eor x4, x4, x23, ror #47
ldr x30, 20f+104
eor x4, x4, x30
eor3 v20.16b, v17.16b, v22.16b, v23.16b
bic x27, x12, x8, ror #5
bic x26, x7, x19, ror #58
eor x12, x12, x26, ror #34
eor3 v20.16b, v20.16b, v11.16b, v15.16b
bic x23, x8, x6, ror #24
eor x7, x7, x23, ror #35
bic x30, x19, x12, ror #36
eor x8, x8, x30, ror #23
eor3 v9.16b, v7.16b, v29.16b, v3.16b
bic x26, x6, x7, ror #5
eor x19, x19, x26, ror #1
eor x6, x6, x27, ror #35
eor3 v9.16b, v9.16b, v2.16b, v27.16b
bic x23, x5, x3, ror #51
bic x30, x15, x10, ror #10
eor x5, x5, x30, ror #5
eor3 v30.16b, v21.16b, v5.16b, v8.16b
bic x26, x3, x21, ror #5
eor x15, x15, x26, ror #46
bic x27, x10, x5, ror #49
eor3 v30.16b, v30.16b, v28.16b, v0.16b
eor x3, x3, x27, ror #28
bic x30, x21, x15, ror #13
eor x10, x10, x30, ror #41
eor x21, x21, x23, ror #8
eor3 v14.16b, v16.16b, v25.16b, v1.16b
bic x26, x24, x25, ror #38
bic x27, x13, x17, ror #9
eor x24, x24, x27, ror #48
eor3 v14.16b, v14.16b, v6.16b, v13.16b
bic x30, x25, x1, ror #39
eor x13, x13, x30, ror #54
bic x23, x17, x24, ror #7
eor3 v24.16b, v31.16b, v4.16b, v10.16b
eor x25, x25, x23, ror #19
bic x27, x1, x13, ror #35
eor x17, x17, x27, ror #20
eor3 v24.16b, v24.16b, v18.16b, v12.16b
eor x1, x1, x26, ror #51
bic x30, x22, x20, ror #26
bic x23, x28, x2, ror #47
eor x22, x22, x23, ror #21
rax1 v26.2d, v24.2d, v9.2d
bic x27, x20, x11, ror #31
eor x28, x28, x27, ror #5
bic x26, x2, x22, ror #60
rax1 v9.2d, v9.2d, v14.2d
eor x20, x20, x26, ror #42
bic x23, x11, x28, ror #28
eor x2, x2, x23, ror #53
rax1 v24.2d, v30.2d, v24.2d
eor x11, x11, x30, ror #7
eor x27, x4, x6, ror #56
eor x27, x27, x21, ror #3
rax1 v30.2d, v20.2d, v30.2d
eor x27, x27, x1, ror #57
eor x27, x27, x11, ror #6
eor x26, x9, x8, ror #42
rax1 v14.2d, v14.2d, v20.2d
eor x26, x26, x3, ror #8
eor x26, x26, x25, ror #28
eor x26, x26, x20, ror #49
eor x23, x14, x12, ror #44
eor v17.16b, v17.16b, v26.16b
eor x23, x23, x5, ror #28
eor x23, x23, x24, ror #61
eor x23, x23, x22, ror #30
xar v29.2d, v29.2d, v30.2d, #20
eor x30, x16, x19, ror #14
eor x30, x30, x10, ror #49
eor x30, x30, x17, ror #60
xar v8.2d, v8.2d, v9.2d, #21
eor x30, x30, x2, ror #40
str x19, [sp, #192]
eor x19, x0, x7, ror #21
xar v6.2d, v6.2d, v24.2d, #43
eor x19, x19, x15, ror #40
eor x19, x19, x13, ror #52
eor x19, x19, x28, ror #58
str x2, [sp, #200]
xar v12.2d, v12.2d, v14.2d, #50
eor x2, x19, x26, ror #13
eor x26, x26, x30, ror #50
eor x19, x23, x19, ror #56
xar v16.2d, v16.2d, v24.2d, #36
eor x23, x27, x23, ror #46
eor x30, x30, x27, ror #22
eor x4, x4, x2, ror #40
xar v4.2d, v4.2d, v14.2d, #44
eor x8, x8, x23, ror #32
eor x5, x5, x26, ror #43
eor x17, x17, x19, ror #10
xar v23.2d, v23.2d, v26.2d, #61
eor x28, x28, x30, ror #7
eor x16, x16, x19, ror #6
eor x7, x7, x30, ror #44
eor x21, x21, x2, ror #37
xar v2.2d, v2.2d, v30.2d, #19
eor x25, x25, x23, ror #46
eor x22, x22, x26, ror #41
eor x9, x9, x23, ror #10
xar v0.2d, v0.2d, v9.2d, #3
eor x12, x12, x26, ror #27
eor x10, x10, x19, ror #21
eor x13, x13, x30, ror #13
xar v7.2d, v7.2d, v30.2d, #63
eor x11, x11, x2, ror #34
eor x0, x0, x30, ror #1
eor x15, x15, x30, ror #25
xar v5.2d, v5.2d, v9.2d, #58
eor x6, x6, x2, ror #48
eor x1, x1, x2, ror #47
eor x3, x3, x23, ror #2
eor x20, x20, x23, ror #25
xar v1.2d, v1.2d, v24.2d, #39
eor x24, x24, x26, ror #10
eor x14, x14, x26, ror #7
ldr x27, [sp, #200]
xar v18.2d, v18.2d, v14.2d, #56
eor x27, x27, x19, ror #30
ldr x30, [sp, #192]
eor x30, x30, x19, ror #56
xar v15.2d, v15.2d, v26.2d, #46
bic x2, x5, x8, ror #20
bic x23, x28, x17, ror #60
eor x5, x5, x23, ror #52
xar v31.2d, v31.2d, v14.2d, #37
bic x26, x8, x4, ror #12
eor x28, x28, x26, ror #32
bic x19, x17, x5, ror #16
eor x8, x8, x19, ror #28
xar v10.2d, v10.2d, v14.2d, #25
bic x23, x4, x28, ror #20
eor x17, x17, x23, ror #48
eor x4, x4, x2, ror #32
xar v22.2d, v22.2d, v26.2d, #28
ldr x26, 20f+112
eor x4, x4, x26
bic x19, x21, x7, ror #41
xar v11.2d, v11.2d, v26.2d, #23
bic x23, x22, x25, ror #21
eor x21, x21, x23, ror #16
bic x2, x7, x16, ror #36
xar v3.2d, v3.2d, v30.2d, #54
eor x22, x22, x2, ror #25
bic x26, x25, x21, ror #27
eor x7, x7, x26, ror #60
bic x23, x16, x22, ror #3
xar v27.2d, v27.2d, v30.2d, #62
eor x25, x25, x23, ror #40
eor x16, x16, x19, ror #51
bic x2, x10, x12, ror #20
xar v28.2d, v28.2d, v9.2d, #49
bic x26, x11, x13, ror #32
eor x10, x10, x26, ror #51
bic x23, x12, x9, ror #32
xar v21.2d, v21.2d, v9.2d, #2
eor x11, x11, x23, ror #33
bic x19, x13, x10, ror #45
eor x12, x12, x19, ror #63
xar v13.2d, v13.2d, v24.2d, #8
bic x26, x9, x11, ror #63
eor x13, x13, x26, ror #33
eor x9, x9, x2, ror #12
bic x23, x3, x6, ror #32
xar v25.2d, v25.2d, v24.2d, #9
bic x19, x27, x24, ror #4
eor x3, x3, x19, ror #37
bic x26, x6, x0, ror #57
bcax v20.16b, v17.16b, v8.16b, v29.16b
eor x27, x27, x26, ror #59
bic x2, x24, x3, ror #23
eor x6, x6, x2, ror #9
ldr q14, 19f+112
bic x19, x0, x27, ror #12
eor x24, x24, x19, ror #48
eor x0, x0, x23, ror #39
eor v20.16b, v20.16b, v14.16b
bic x26, x15, x30, ror #23
bic x2, x20, x1, ror #43
eor x15, x15, x2, ror #60
bcax v26.16b, v29.16b, v6.16b, v8.16b
bic x19, x30, x14, ror #49
eor x20, x20, x19, ror #27
bic x23, x1, x15, ror #25
eor x30, x30, x23, ror #16
bcax v8.16b, v8.16b, v12.16b, v6.16b
bic x2, x14, x20, ror #52
eor x1, x1, x2, ror #33
eor x14, x14, x26, ror #56
bcax v6.16b, v6.16b, v17.16b, v12.16b
eor x19, x4, x16, ror #13
eor x19, x19, x9, ror #53
eor x19, x19, x0, ror #13
bcax v12.16b, v12.16b, v29.16b, v17.16b
eor x19, x19, x14, ror #49
eor x23, x8, x7, ror #53
eor x23, x23, x12, ror #33
bcax v30.16b, v16.16b, v23.16b, v4.16b
eor x23, x23, x6, ror #32
eor x23, x23, x30, ror #12
eor x2, x5, x21, ror #32
eor x2, x2, x10, ror #33
bcax v9.16b, v4.16b, v2.16b, v23.16b
eor x2, x2, x3, ror #20
eor x2, x2, x15, ror #9
eor x26, x17, x25, ror #21
bcax v23.16b, v23.16b, v0.16b, v2.16b
eor x26, x26, x13, ror #4
eor x26, x26, x24, ror #13
eor x26, x26, x1
bcax v2.16b, v2.16b, v16.16b, v0.16b
str x25, [sp, #192]
eor x25, x28, x22, ror #60
eor x25, x25, x11, ror #32
bcax v0.16b, v0.16b, v4.16b, v16.16b
eor x25, x25, x27, ror #5
eor x25, x25, x20, ror #17
str x1, [sp, #200]
eor x1, x25, x23, ror #31
bcax v24.16b, v7.16b, v1.16b, v5.16b
eor x23, x23, x26, ror #27
eor x25, x2, x25, ror #51
eor x2, x19, x2, ror #31
bcax v14.16b, v5.16b, v18.16b, v1.16b
eor x26, x26, x19, ror #47
eor x4, x4, x1, ror #20
eor x7, x7, x2, ror #23
bcax v1.16b, v1.16b, v15.16b, v18.16b
eor x10, x10, x23, ror #51
eor x24, x24, x25, ror #3
eor x20, x20, x26, ror #43
bcax v18.16b, v18.16b, v7.16b, v15.16b
eor x17, x17, x25, ror #16
eor x22, x22, x26
eor x9, x9, x1, ror #31
eor x6, x6, x2, ror #44
bcax v15.16b, v15.16b, v5.16b, v7.16b
eor x15, x15, x23, ror #11
eor x8, x8, x2, ror #12
eor x21, x21, x23, ror #52
bcax v29.16b, v31.16b, v3.16b, v22.16b
eor x13, x13, x25, ror #12
eor x27, x27, x26, ror #55
eor x14, x14, x1, ror #35
bcax v17.16b, v22.16b, v28.16b, v3.16b
eor x28, x28, x26, ror #60
eor x11, x11, x26, ror #28
eor x16, x16, x1, ror #7
bcax v3.16b, v3.16b, v13.16b, v28.16b
eor x0, x0, x1, ror #7
eor x12, x12, x2, ror #43
eor x30, x30, x2
eor x3, x3, x23
bcax v28.16b, v28.16b, v31.16b, v13.16b
eor x5, x5, x23, ror #20
ldr x19, [sp, #200]
eor x19, x19, x25, ror #16
bcax v13.16b, v13.16b, v22.16b, v31.16b
ldr x26, [sp, #192]
eor x26, x26, x25, ror #59
bic x1, x10, x7, ror #39
bcax v4.16b, v21.16b, v10.16b, v25.16b
bic x2, x20, x24, ror #49
eor x10, x10, x2, ror #1
bic x23, x7, x4, ror #3
bcax v16.16b, v25.16b, v11.16b, v10.16b
eor x20, x20, x23, ror #38
bic x25, x24, x10, ror #14
eor x7, x7, x25, ror #11
bic x2, x4, x20, ror #23
bcax v10.16b, v10.16b, v27.16b, v11.16b
eor x24, x24, x2, ror #56
eor x4, x4, x1, ror #22
ldr x23, 20f+120
bcax v11.16b, v11.16b, v21.16b, v27.16b
eor x4, x4, x23
bic x25, x9, x22, ror #10
bic x2, x15, x6, ror #59
bcax v27.16b, v27.16b, v25.16b, v21.16b
eor x9, x9, x2, ror #58
bic x1, x22, x17, ror #56
eor x15, x15, x1, ror #16
eor3 v5.16b, v20.16b, v30.16b, v24.16b
bic x23, x6, x9, ror #11
eor x22, x22, x23, ror #43
bic x2, x17, x15, ror #56
eor x6, x6, x2, ror #13
eor3 v5.16b, v5.16b, v29.16b, v4.16b
eor x17, x17, x25, ror #62
bic x1, x13, x21, ror #63
bic x23, x14, x27, ror #50
eor3 v7.16b, v26.16b, v9.16b, v14.16b
eor x13, x13, x23, ror #36
bic x2, x21, x8, ror #57
eor x14, x14, x2, ror #27
eor3 v7.16b, v7.16b, v17.16b, v16.16b
bic x25, x27, x13, ror #42
eor x21, x21, x25, ror #23
bic x23, x8, x14, ror #44
eor3 v22.16b, v8.16b, v23.16b, v1.16b
eor x27, x27, x23, ror #34
eor x8, x8, x1, ror #8
bic x2, x12, x16, ror #30
eor3 v22.16b, v22.16b, v3.16b, v10.16b
bic x25, x19, x3, ror #13
eor x12, x12, x25, ror #13
bic x23, x16, x28, ror #16
eor x19, x19, x23, ror #17
eor3 v31.16b, v6.16b, v2.16b, v18.16b
bic x1, x3, x12, ror #38
eor x16, x16, x1, ror #60
bic x25, x28, x19, ror #31
eor3 v31.16b, v31.16b, v28.16b, v11.16b
eor x3, x3, x25, ror #20
eor x28, x28, x2, ror #18
bic x23, x11, x26, ror #33
eor3 v25.16b, v12.16b, v0.16b, v15.16b
bic x1, x30, x0, ror #38
eor x11, x11, x1, ror #49
bic x25, x26, x5, ror #52
eor3 v25.16b, v25.16b, v13.16b, v27.16b
eor x30, x30, x25, ror #48
bic x2, x0, x11, ror #41
eor x26, x26, x2, ror #54
bic x1, x5, x30, ror #28
rax1 v21.2d, v25.2d, v7.2d
eor x0, x0, x1, ror #62
eor x5, x5, x23, ror #43
eor x25, x4, x17, ror #52
rax1 v7.2d, v7.2d, v31.2d
eor x25, x25, x8, ror #51
eor x25, x25, x28, ror #57
eor x25, x25, x5, ror #34
rax1 v25.2d, v22.2d, v25.2d
eor x2, x7, x22, ror #63
eor x2, x2, x21, ror #61
eor x2, x2, x16, ror #44
rax1 v22.2d, v5.2d, v22.2d
eor x2, x2, x26, ror #49
eor x1, x10, x9, ror #28
eor x1, x1, x13, ror #37
eor x1, x1, x12, ror #53
rax1 v31.2d, v31.2d, v5.2d
eor x1, x1, x11, ror #55
eor x23, x24, x6, ror #31
eor x23, x23, x27, ror #9
eor v20.16b, v20.16b, v21.16b
eor x23, x23, x3, ror #29
eor x23, x23, x0, ror #28
str x6, [sp, #192]
xar v9.2d, v9.2d, v22.2d, #20
eor x6, x20, x15, ror #21
eor x6, x6, x14, ror #8
eor x6, x6, x19, ror #1
xar v1.2d, v1.2d, v7.2d, #21
eor x6, x6, x30, ror #39
str x0, [sp, #200]
eor x0, x6, x2, ror #37
eor x2, x2, x23, ror #10
xar v28.2d, v28.2d, v25.2d, #43
eor x6, x1, x6
eor x1, x25, x1, ror #21
eor x23, x23, x25, ror #55
xar v27.2d, v27.2d, v31.2d, #50
eor x4, x4, x0, ror #23
eor x22, x22, x1, ror #4
eor x13, x13, x2, ror #2
xar v6.2d, v6.2d, v25.2d, #36
eor x3, x3, x6, ror #49
eor x30, x30, x23, ror #10
eor x24, x24, x6, ror #14
xar v0.2d, v0.2d, v31.2d, #44
eor x15, x15, x23, ror #28
eor x8, x8, x0, ror #36
eor x16, x16, x1, ror #23
eor x11, x11, x2, ror #48
xar v24.2d, v24.2d, v21.2d, #61
eor x7, x7, x1, ror #3
eor x9, x9, x2, ror #11
eor x27, x27, x6, ror #5
xar v17.2d, v17.2d, v22.2d, #19
eor x19, x19, x23, ror #48
eor x5, x5, x0, ror #53
eor x20, x20, x23, ror #49
xar v10.2d, v10.2d, v7.2d, #3
eor x14, x14, x23, ror #41
eor x17, x17, x0, ror #35
eor x28, x28, x0, ror #30
xar v26.2d, v26.2d, v22.2d, #63
eor x21, x21, x1, ror #6
eor x26, x26, x1, ror #18
eor x12, x12, x2, ror #50
eor x10, x10, x2, ror #39
xar v23.2d, v23.2d, v7.2d, #58
ldr x25, [sp, #200]
eor x25, x25, x6, ror #50
ldr x23, [sp, #192]
xar v18.2d, v18.2d, v25.2d, #39
eor x23, x23, x6, ror #47
bic x0, x13, x22
bic x1, x30, x3, ror #32
xar v13.2d, v13.2d, v31.2d, #56
eor x13, x13, x1, ror #32
bic x2, x22, x4, ror #48
eor x30, x30, x2, ror #32
xar v4.2d, v4.2d, v21.2d, #46
bic x6, x3, x13
eor x22, x22, x6
bic x1, x4, x30, ror #48
eor x3, x3, x1, ror #48
xar v12.2d, v12.2d, v31.2d, #37
eor x4, x4, x0, ror #16
ldr x2, 20f+128
eor x4, x4, x2
xar v15.2d, v15.2d, v31.2d, #25
bic x6, x8, x15, ror #40
bic x1, x11, x16, ror #44
eor x8, x8, x1, ror #32
xar v30.2d, v30.2d, v21.2d, #28
bic x0, x15, x24, ror #20
eor x11, x11, x0, ror #8
bic x2, x16, x8, ror #52
xar v29.2d, v29.2d, v21.2d, #23
eor x15, x15, x2, ror #36
bic x1, x24, x11, ror #36
eor x16, x16, x1, ror #48
xar v14.2d, v14.2d, v22.2d, #54
eor x24, x24, x6, ror #4
bic x0, x27, x9, ror #52
bic x2, x5, x19
eor x27, x27, x2, ror #24
xar v16.2d, v16.2d, v22.2d, #62
bic x1, x9, x7, ror #16
eor x5, x5, x1, ror #28
bic x6, x19, x27, ror #40
xar v3.2d, v3.2d, v7.2d, #49
eor x9, x9, x6, ror #36
bic x2, x7, x5, ror #20
eor x19, x19, x2, ror #44
xar v8.2d, v8.2d, v7.2d, #2
eor x7, x7, x0, ror #60
bic x1, x21, x17, ror #32
bic x6, x25, x12, ror #16
xar v11.2d, v11.2d, v25.2d, #8
eor x21, x21, x6, ror #60
bic x2, x17, x20, ror #44
eor x25, x25, x2, ror #36
bic x0, x12, x21, ror #52
xar v2.2d, v2.2d, v25.2d, #9
eor x17, x17, x0, ror #44
bic x6, x20, x25, ror #48
eor x12, x12, x6
bcax v5.16b, v20.16b, v1.16b, v9.16b
eor x20, x20, x1, ror #52
bic x2, x14, x23, ror #56
bic x0, x26, x28, ror #36
ldr q31, 19f+128
eor x14, x14, x0, ror #52
bic x6, x23, x10, ror #40
eor x26, x26, x6, ror #4
eor v5.16b, v5.16b, v31.16b
bic x1, x28, x14, ror #40
eor x23, x23, x1, ror #32
bic x0, x10, x26, ror #20
eor x28, x28, x0, ror #8
bcax v21.16b, v9.16b, v28.16b, v1.16b
eor x10, x10, x2, ror #32
eor x6, x4, x24, ror #44
eor x6, x6, x7, ror #60
bcax v1.16b, v1.16b, v27.16b, v28.16b
eor x6, x6, x20, ror #60
eor x6, x6, x10, ror #24
eor x1, x22, x15, ror #8
bcax v28.16b, v28.16b, v20.16b, v27.16b
eor x1, x1, x9, ror #28
eor x1, x1, x17
eor x1, x1, x23, ror #32
bcax v27.16b, v27.16b, v9.16b, v20.16b
eor x0, x13, x8, ror #32
eor x0, x0, x27, ror #40
eor x0, x0, x21, ror #32
eor x0, x0, x14, ror #40
bcax v22.16b, v6.16b, v24.16b, v0.16b
eor x2, x3, x16, ror #44
eor x2, x2, x19
eor x2, x2, x12, ror #44
bcax v7.16b, v0.16b, v17.16b, v24.16b
eor x2, x2, x28
str x16, [sp, #192]
eor x16, x30, x11, ror #32
bcax v24.16b, v24.16b, v10.16b, v17.16b
eor x16, x16, x5, ror #32
eor x16, x16, x25, ror #60
eor x16, x16, x26, ror #60
bcax v17.16b, v17.16b, v6.16b, v10.16b
str x28, [sp, #200]
eor x28, x16, x1, ror #31
eor x1, x1, x2, ror #63
eor x16, x0, x16, ror #31
bcax v10.16b, v10.16b, v0.16b, v6.16b
eor x0, x6, x0, ror #15
eor x2, x2, x6, ror #47
eor x4, x4, x28, ror #48
bcax v25.16b, v26.16b, v18.16b, v23.16b
eor x15, x15, x0, ror #40
eor x27, x27, x1, ror #24
eor x12, x12, x16, ror #20
bcax v31.16b, v23.16b, v13.16b, v18.16b
eor x26, x26, x2, ror #36
eor x3, x3, x16
eor x11, x11, x2
bcax v18.16b, v18.16b, v4.16b, v13.16b
eor x7, x7, x28, ror #52
eor x17, x17, x0, ror #48
eor x14, x14, x1, ror #24
eor x22, x22, x0, ror #48
bcax v13.16b, v13.16b, v26.16b, v4.16b
eor x8, x8, x1, ror #32
eor x19, x19, x16
eor x25, x25, x2, ror #36
bcax v4.16b, v4.16b, v23.16b, v26.16b
eor x10, x10, x28, ror #24
eor x30, x30, x2, ror #32
eor x5, x5, x2
bcax v9.16b, v12.16b, v14.16b, v30.16b
eor x24, x24, x28, ror #4
eor x20, x20, x28, ror #52
eor x9, x9, x0, ror #20
bcax v20.16b, v30.16b, v3.16b, v14.16b
eor x23, x23, x0, ror #16
eor x21, x21, x1, ror #32
eor x13, x13, x1
ldr x6, [sp, #200]
bcax v14.16b, v14.16b, v11.16b, v3.16b
eor x6, x6, x16
ldr x2, [sp, #192]
eor x2, x2, x16, ror #20
bcax v3.16b, v3.16b, v12.16b, v11.16b
bic x28, x27, x15, ror #31
bic x0, x26, x12, ror #9
eor x27, x27, x0, ror #17
bcax v11.16b, v11.16b, v30.16b, v12.16b
bic x1, x15, x4, ror #20
eor x26, x26, x1, ror #14
bic x16, x12, x27, ror #38
bcax v0.16b, v8.16b, v15.16b, v2.16b
eor x15, x15, x16, ror #59
bic x0, x4, x26, ror #30
eor x12, x12, x0, ror #25
bcax v6.16b, v2.16b, v29.16b, v15.16b
eor x4, x4, x28, ror #13
ldr x1, 20f+136
eor x4, x4, x1
bic x16, x7, x11, ror #3
bcax v15.16b, v15.16b, v16.16b, v29.16b
bic x0, x14, x17, ror #40
eor x7, x7, x0, ror #2
bic x28, x11, x3, ror #56
bcax v29.16b, v29.16b, v8.16b, v16.16b
eor x14, x14, x28, ror #1
bic x1, x17, x7, ror #22
eor x11, x11, x1, ror #39
bcax v16.16b, v16.16b, v2.16b, v8.16b
bic x0, x3, x14, ror #7
eor x17, x17, x0, ror #17
eor x3, x3, x16, ror #5
eor3 v23.16b, v5.16b, v22.16b, v25.16b
bic x28, x19, x8, ror #51
bic x1, x10, x25, ror #30
eor x19, x19, x1, ror #15
bic x0, x8, x22, ror #37
eor3 v23.16b, v23.16b, v9.16b, v0.16b
eor x10, x10, x0, ror #36
bic x16, x25, x19, ror #19
eor x8, x8, x16, ror #58
eor3 v26.16b, v21.16b, v7.16b, v31.16b
bic x1, x22, x10, ror #55
eor x25, x25, x1, ror #43
eor x22, x22, x28, ror #40
eor3 v26.16b, v26.16b, v20.16b, v6.16b
bic x0, x9, x24, ror #38
bic x16, x6, x21, ror #9
eor x9, x9, x16, ror #54
eor3 v30.16b, v1.16b, v24.16b, v18.16b
bic x1, x24, x30, ror #13
eor x6, x6, x1, ror #48
bic x28, x21, x9, ror #1
eor x24, x24, x28, ror #25
eor3 v30.16b, v30.16b, v14.16b, v15.16b
bic x16, x30, x6, ror #3
eor x21, x21, x16, ror #52
eor x30, x30, x0, ror #13
eor3 v12.16b, v28.16b, v17.16b, v13.16b
bic x1, x5, x2, ror #28
bic x28, x23, x20, ror #37
eor x5, x5, x28, ror #5
eor3 v12.16b, v12.16b, v3.16b, v29.16b
bic x16, x2, x13, ror #13
eor x23, x23, x16, ror #23
bic x0, x20, x5, ror #22
eor3 v2.16b, v27.16b, v10.16b, v4.16b
eor x2, x2, x0, ror #14
bic x28, x13, x23, ror #28
eor x20, x20, x28, ror #63
eor x13, x13, x1, ror #23
eor3 v2.16b, v2.16b, v11.16b, v16.16b
eor x16, x4, x3, ror #52
eor x16, x16, x22, ror #15
eor x16, x16, x30, ror #21
rax1 v8.2d, v2.2d, v26.2d
eor x16, x16, x13, ror #18
eor x0, x15, x11, ror #16
eor x0, x0, x8, ror #62
rax1 v26.2d, v26.2d, v12.2d
eor x0, x0, x24, ror #28
eor x0, x0, x2, ror #25
eor x28, x27, x7, ror #44
rax1 v2.2d, v30.2d, v2.2d
eor x28, x28, x19, ror #42
eor x28, x28, x9, ror #21
eor x28, x28, x5, ror #28
eor x1, x12, x17, ror #60
rax1 v30.2d, v23.2d, v30.2d
eor x1, x1, x25, ror #61
eor x1, x1, x21, ror #58
eor x1, x1, x20, ror #44
rax1 v12.2d, v12.2d, v23.2d
str x17, [sp, #192]
eor x17, x26, x14, ror #29
eor x17, x17, x10, ror #40
eor v5.16b, v5.16b, v8.16b
eor x17, x17, x6, ror #58
eor x17, x17, x23, ror #16
str x20, [sp, #200]
xar v7.2d, v7.2d, v30.2d, #20
eor x20, x17, x0, ror #13
eor x0, x0, x1, ror #58
eor x17, x28, x17, ror #16
eor x28, x16, x28, ror #12
xar v18.2d, v18.2d, v26.2d, #21
eor x1, x1, x16, ror #24
eor x4, x4, x20, ror #30
eor x11, x11, x28, ror #4
xar v3.2d, v3.2d, v2.2d, #43
eor x19, x19, x0, ror #53
eor x21, x21, x17, ror #44
eor x23, x23, x1, ror #57
xar v16.2d, v16.2d, v12.2d, #50
eor x12, x12, x17, ror #38
eor x14, x14, x1, ror #44
eor x22, x22, x20, ror #15
xar v28.2d, v28.2d, v2.2d, #36
eor x24, x24, x28, ror #56
eor x5, x5, x0, ror #3
eor x15, x15, x28, ror #20
eor x7, x7, x0, ror #51
xar v10.2d, v10.2d, v12.2d, #44
eor x25, x25, x17, ror #41
eor x6, x6, x1, ror #15
eor x13, x13, x20, ror #12
xar v25.2d, v25.2d, v8.2d, #61
eor x26, x26, x1, ror #9
eor x10, x10, x1, ror #33
eor x3, x3, x20, ror #42
xar v20.2d, v20.2d, v30.2d, #19
eor x30, x30, x20, ror #9
eor x8, x8, x28, ror #22
eor x2, x2, x28, ror #59
xar v15.2d, v15.2d, v26.2d, #3
eor x9, x9, x0, ror #10
eor x27, x27, x0, ror #31
ldr x16, [sp, #200]
xar v21.2d, v21.2d, v30.2d, #63
eor x16, x16, x17, ror #58
ldr x1, [sp, #192]
eor x1, x1, x17, ror #42
bic x20, x19, x11, ror #4
xar v24.2d, v24.2d, v26.2d, #58
bic x28, x23, x21, ror #44
eor x19, x19, x28, ror #20
bic x0, x11, x4, ror #48
xar v13.2d, v13.2d, v2.2d, #39
eor x23, x23, x0, ror #48
bic x17, x21, x19
eor x11, x11, x17, ror #60
xar v11.2d, v11.2d, v12.2d, #56
bic x28, x4, x23, ror #32
eor x21, x21, x28, ror #52
eor x4, x4, x20, ror #12
xar v0.2d, v0.2d, v8.2d, #46
ldr x0, 20f+144
eor x4, x4, x0
bic x17, x22, x14, ror #27
bic x28, x5, x24, ror #47
xar v27.2d, v27.2d, v12.2d, #37
eor x22, x22, x28, ror #32
bic x20, x14, x12, ror #36
eor x5, x5, x20, ror #59
xar v4.2d, v4.2d, v12.2d, #25
bic x0, x24, x22, ror #49
eor x14, x14, x0, ror #52
bic x28, x12, x5, ror #33
xar v22.2d, v22.2d, v8.2d, #28
eor x24, x24, x28, ror #48
eor x12, x12, x17, ror #1
bic x20, x25, x7, ror #40
xar v9.2d, v9.2d, v8.2d, #23
bic x0, x13, x6, ror #16
eor x25, x25, x0, ror #53
bic x28, x7, x15, ror #56
eor x13, x13, x28, ror #51
xar v31.2d, v31.2d, v30.2d, #54
bic x17, x6, x25, ror #59
eor x7, x7, x17, ror #29
bic x0, x15, x13, ror #21
xar v6.2d, v6.2d, v30.2d, #62
eor x6, x6, x0, ror #27
eor x15, x15, x20, ror #32
bic x28, x8, x3, ror #48
xar v14.2d, v14.2d, v26.2d, #49
bic x17, x16, x9, ror #56
eor x8, x8, x17, ror #59
bic x0, x3, x26, ror #51
xar v1.2d, v1.2d, v26.2d, #2
eor x16, x16, x0, ror #53
bic x20, x9, x8, ror #13
eor x3, x3, x20, ror #3
bic x17, x26, x16, ror #24
xar v29.2d, v29.2d, v2.2d, #8
eor x9, x9, x17, ror #48
eor x26, x26, x28, ror #29
bic x0, x10, x1, ror #13
xar v17.2d, v17.2d, v2.2d, #9
bic x20, x2, x30, ror #41
eor x10, x10, x20, ror #36
bic x17, x1, x27, ror #35
bcax v23.16b, v5.16b, v18.16b, v7.16b
eor x2, x2, x17, ror #41
bic x28, x30, x10, ror #51
eor x1, x1, x28
ldr q12, 19f+144
bic x20, x27, x2, ror #52
eor x30, x30, x20, ror #35
eor x27, x27, x0, ror #16
eor x17, x4, x12, ror #11
eor v23.16b, v23.16b, v12.16b
eor x17, x17, x15, ror #43
eor x17, x17, x26, ror #3
eor x17, x17, x27, ror #15
bcax v8.16b, v7.16b, v3.16b, v18.16b
eor x28, x11, x14, ror #23
eor x28, x28, x7, ror #35
eor x28, x28, x3
bcax v18.16b, v18.16b, v16.16b, v3.16b
eor x28, x28, x1, ror #28
eor x20, x19, x22
eor x20, x20, x25, ror #63
bcax v3.16b, v3.16b, v5.16b, v16.16b
eor x20, x20, x8, ror #20
eor x20, x20, x10, ror #19
eor x0, x21, x24, ror #15
eor x0, x0, x6, ror #4
bcax v16.16b, v16.16b, v7.16b, v5.16b
eor x0, x0, x9, ror #7
eor x0, x0, x30, ror #32
str x24, [sp, #192]
bcax v30.16b, v28.16b, v25.16b, v10.16b
eor x24, x23, x5, ror #12
eor x24, x24, x13, ror #32
eor x24, x24, x16, ror #59
bcax v26.16b, v10.16b, v20.16b, v25.16b
eor x24, x24, x2, ror #35
str x30, [sp, #200]
eor x30, x24, x28, ror #47
bcax v25.16b, v25.16b, v15.16b, v20.16b
eor x28, x28, x0, ror #59
eor x24, x20, x24, ror #19
eor x20, x17, x20, ror #11
eor x0, x0, x17, ror #51
bcax v20.16b, v20.16b, v28.16b, v15.16b
eor x4, x4, x30, ror #32
eor x14, x14, x20, ror #25
eor x25, x25, x28, ror #5
bcax v15.16b, v15.16b, v10.16b, v28.16b
eor x9, x9, x24, ror #57
eor x2, x2, x0, ror #9
eor x21, x21, x24
bcax v2.16b, v21.16b, v13.16b, v24.16b
eor x5, x5, x0, ror #32
eor x15, x15, x30, ror #53
eor x3, x3, x20, ror #48
bcax v12.16b, v24.16b, v11.16b, v13.16b
eor x10, x10, x28, ror #49
bic x17, x25, x14, ror #27
eor x17, x4, x17, ror #32
bcax v13.16b, v13.16b, v0.16b, v11.16b
str x21, [sp, #208]
ldr x21, 20f+40
eor x17, x17, x21
bic x21, x2, x9, ror #9
bcax v11.16b, v11.16b, v21.16b, v0.16b
eor x25, x25, x21, ror #21
bic x21, x14, x4, ror #5
eor x2, x2, x21, ror #6
bcax v0.16b, v0.16b, v24.16b, v21.16b
bic x21, x9, x25, ror #34
eor x14, x14, x21, ror #3
bic x4, x4, x2, ror #53
bcax v7.16b, v27.16b, v31.16b, v22.16b
eor x9, x9, x4, ror #2
eor x11, x11, x20, ror #48
eor x22, x22, x28, ror #4
bcax v5.16b, v22.16b, v14.16b, v31.16b
eor x6, x6, x24, ror #60
eor x16, x16, x0, ror #49
eor x27, x27, x30, ror #17
eor x23, x23, x0, ror #44
bcax v31.16b, v31.16b, v29.16b, v14.16b
eor x13, x13, x0, ror #12
eor x12, x12, x30, ror #21
eor x26, x26, x30, ror #29
bcax v14.16b, v14.16b, v27.16b, v29.16b
eor x7, x7, x20, ror #13
eor x1, x1, x20, ror #20
eor x8, x8, x28, ror #48
bcax v29.16b, v29.16b, v22.16b, v27.16b
eor x19, x19, x28, ror #4
ldr x21, [sp, #200]
eor x21, x21, x24, ror #32
bcax v10.16b, v1.16b, v4.16b, v17.16b
ldr x4, [sp, #192]
eor x4, x4, x24, ror #49
bic x0, x15, x5, ror #48
bic x30, x10, x3, ror #1
bcax v28.16b, v17.16b, v9.16b, v4.16b
eor x15, x15, x30, ror #58
ldr x20, [sp, #208]
bic x28, x5, x20, ror #24
bcax v4.16b, v4.16b, v6.16b, v9.16b
eor x10, x10, x28, ror #54
bic x24, x3, x15, ror #5
eor x5, x5, x24, ror #11
bcax v9.16b, v9.16b, v1.16b, v6.16b
bic x30, x20, x10, ror #50
eor x3, x3, x30, ror #13
eor x20, x20, x0, ror #56
bcax v6.16b, v6.16b, v17.16b, v1.16b
bic x28, x6, x22, ror #15
bic x24, x27, x16, ror #22
eor x6, x6, x24, ror #6
bic x30, x22, x11, ror #9
eor3 v24.16b, v23.16b, v30.16b, v2.16b
eor x27, x27, x30, ror #9
bic x0, x16, x6, ror #36
eor x22, x22, x0, ror #13
eor3 v24.16b, v24.16b, v7.16b, v10.16b
bic x24, x11, x27, ror #46
eor x16, x16, x24, ror #60
eor x11, x11, x28, ror #40
eor3 v21.16b, v8.16b, v26.16b, v12.16b
bic x30, x7, x12, ror #62
bic x0, x21, x8, ror #29
eor x7, x7, x0, ror #11
eor3 v21.16b, v21.16b, v5.16b, v28.16b
bic x24, x12, x23, ror #30
eor x21, x21, x24, ror #51
bic x28, x8, x7, ror #24
eor x12, x12, x28, ror #42
eor3 v22.16b, v18.16b, v25.16b, v13.16b
bic x0, x23, x21, ror #47
eor x8, x8, x0, ror #52
eor x23, x23, x30, ror #36
eor3 v22.16b, v22.16b, v31.16b, v4.16b
bic x24, x13, x4, ror #11
bic x28, x1, x26, ror #48
eor x13, x13, x28, ror #17
eor3 v27.16b, v3.16b, v20.16b, v11.16b
bic x0, x4, x19, ror #42
eor x1, x1, x0, ror #58
bic x30, x26, x13, ror #63
eor3 v27.16b, v27.16b, v14.16b, v9.16b
eor x4, x4, x30, ror #54
bic x28, x19, x1, ror #28
eor x26, x26, x28, ror #52
eor x19, x19, x24, ror #11
eor3 v17.16b, v16.16b, v15.16b, v0.16b
eor x0, x17, x20, ror #48
eor x0, x0, x11, ror #15
eor x0, x0, x23, ror #5
eor3 v17.16b, v17.16b, v29.16b, v6.16b
eor x0, x0, x19, ror #14
eor x30, x14, x5, ror #29
eor x30, x30, x22, ror #11
rax1 v1.2d, v17.2d, v21.2d
eor x30, x30, x12, ror #44
eor x30, x30, x4, ror #41
eor x28, x25, x15, ror #8
rax1 v21.2d, v21.2d, v27.2d
eor x28, x28, x6, ror #23
eor x28, x28, x7, ror #9
eor x28, x28, x13, ror #57
eor x24, x9, x3, ror #37
rax1 v17.2d, v22.2d, v17.2d
eor x24, x24, x16, ror #21
eor x24, x24, x8, ror #19
eor x24, x24, x26, ror #28
rax1 v22.2d, v24.2d, v22.2d
str x3, [sp, #208]
eor x3, x2, x10, ror #45
eor x3, x3, x27, ror #8
rax1 v27.2d, v27.2d, v24.2d
eor x3, x3, x21, ror #63
eor x3, x3, x1, ror #53
str x26, [sp, #192]
eor v23.16b, v23.16b, v1.16b
eor x26, x3, x30, ror #5
eor x30, x30, x24, ror #2
eor x3, x28, x3, ror #20
xar v26.2d, v26.2d, v22.2d, #20
eor x28, x0, x28, ror #31
eor x24, x24, x0, ror #1
eor x17, x17, x26, ror #53
eor x5, x5, x28, ror #40
xar v13.2d, v13.2d, v21.2d, #21
eor x6, x6, x30, ror #4
eor x8, x8, x3, ror #15
eor x1, x1, x24, ror #20
xar v14.2d, v14.2d, v17.2d, #43
eor x9, x9, x3, ror #34
eor x10, x10, x24, ror #28
eor x11, x11, x26, ror #38
xar v6.2d, v6.2d, v27.2d, #50
eor x12, x12, x28, ror #25
eor x13, x13, x30, ror #34
eor x14, x14, x28, ror #5
xar v3.2d, v3.2d, v17.2d, #36
eor x15, x15, x30, ror #19
eor x16, x16, x3, ror #13
eor x21, x21, x24, ror #10
eor x19, x19, x26, ror #39
xar v15.2d, v15.2d, v27.2d, #44
eor x2, x2, x24, ror #9
eor x27, x27, x24, ror #1
eor x20, x20, x26, ror #5
xar v2.2d, v2.2d, v1.2d, #61
eor x23, x23, x26, ror #48
eor x22, x22, x28, ror #58
eor x4, x4, x28, ror #28
xar v5.2d, v5.2d, v22.2d, #19
eor x7, x7, x30, ror #18
eor x25, x25, x30, ror #27
ldr x0, [sp, #192]
xar v4.2d, v4.2d, v21.2d, #3
eor x0, x0, x3, ror #6
ldr x24, [sp, #208]
eor x24, x24, x3, ror #61
bic x26, x6, x5, ror #32
xar v8.2d, v8.2d, v22.2d, #63
bic x28, x1, x8, ror #32
eor x6, x6, x28, ror #16
bic x30, x5, x17, ror #20
xar v25.2d, v25.2d, v21.2d, #58
eor x1, x1, x30, ror #16
bic x3, x8, x6, ror #16
eor x5, x5, x3, ror #16
xar v11.2d, v11.2d, v17.2d, #39
bic x28, x17, x1, ror #28
eor x8, x8, x28, ror #4
eor x17, x17, x26, ror #12
xar v29.2d, v29.2d, v27.2d, #56
ldr x30, 20f+152
eor x17, x17, x30
bic x3, x11, x10, ror #2
bic x28, x13, x12, ror #30
xar v10.2d, v10.2d, v1.2d, #46
eor x11, x11, x28, ror #16
bic x26, x10, x9, ror #20
eor x13, x13, x26, ror #50
xar v16.2d, v16.2d, v27.2d, #37
bic x30, x12, x11, ror #18
eor x10, x10, x30, ror #44
bic x28, x9, x13, ror #58
xar v0.2d, v0.2d, v27.2d, #25
eor x12, x12, x28, ror #40
eor x9, x9, x3, ror #42
bic x26, x16, x15, ror #40
xar v30.2d, v30.2d, v1.2d, #28
bic x30, x19, x21, ror #48
eor x16, x16, x30, ror #2
bic x28, x15, x14, ror #24
eor x19, x19, x28, ror #38
xar v7.2d, v7.2d, v1.2d, #23
bic x3, x21, x16, ror #14
eor x15, x15, x3, ror #10
bic x30, x14, x19, ror #2
xar v12.2d, v12.2d, v22.2d, #54
eor x21, x21, x30, ror #14
eor x14, x14, x26
bic x28, x22, x20, ror #16
xar v28.2d, v28.2d, v22.2d, #62
bic x3, x0, x7, ror #56
eor x22, x22, x3, ror #38
bic x30, x20, x2, ror #14
xar v31.2d, v31.2d, v21.2d, #49
eor x0, x0, x30, ror #42
bic x26, x7, x22, ror #34
eor x20, x20, x26, ror #14
bic x3, x2, x0, ror #8
xar v18.2d, v18.2d, v21.2d, #2
eor x7, x7, x3
eor x2, x2, x28, ror #34
bic x30, x27, x24, ror #22
xar v9.2d, v9.2d, v17.2d, #8
bic x26, x4, x23, ror #58
eor x27, x27, x26, ror #12
bic x3, x24, x25, ror #54
xar v20.2d, v20.2d, v17.2d, #9
eor x4, x4, x3, ror #10
bic x28, x23, x27, ror #58
eor x24, x24, x28, ror #48
bcax v24.16b, v23.16b, v13.16b, v26.16b
bic x26, x25, x4
eor x23, x23, x26, ror #6
eor x25, x25, x30, ror #52
eor x3, x17, x9, ror #34
ldr q27, 19f+160
eor x3, x3, x14, ror #58
eor x3, x3, x2, ror #26
eor x3, x3, x25, ror #34
eor v24.16b, v24.16b, v27.16b
eor x28, x5, x10, ror #34
eor x28, x28, x15, ror #54
eor x28, x28, x20, ror #32
bcax v1.16b, v26.16b, v14.16b, v13.16b
eor x28, x28, x24
eor x26, x6, x11
eor x26, x26, x16, ror #46
bcax v13.16b, v13.16b, v6.16b, v14.16b
eor x26, x26, x22, ror #48
eor x26, x26, x27, ror #10
eor x30, x8, x12, ror #62
bcax v14.16b, v14.16b, v23.16b, v6.16b
eor x30, x30, x21, ror #48
eor x30, x30, x7, ror #30
eor x30, x30, x23, ror #32
str x12, [sp, #208]
bcax v6.16b, v6.16b, v26.16b, v23.16b
eor x12, x1, x13
eor x12, x12, x19, ror #32
eor x12, x12, x0, ror #6
bcax v22.16b, v3.16b, v2.16b, v15.16b
eor x12, x12, x4, ror #6
str x23, [sp, #192]
eor x23, x12, x28, ror #15
bcax v21.16b, v15.16b, v5.16b, v2.16b
eor x28, x28, x30, ror #15
eor x12, x26, x12, ror #15
eor x26, x3, x26, ror #11
bcax v2.16b, v2.16b, v4.16b, v5.16b
eor x30, x30, x3, ror #3
eor x17, x17, x23, ror #28
eor x10, x10, x26, ror #50
eor x16, x16, x28, ror #50
bcax v5.16b, v5.16b, v3.16b, v4.16b
eor x7, x7, x12, ror #50
eor x4, x4, x30, ror #26
eor x8, x8, x12, ror #16
bcax v4.16b, v4.16b, v15.16b, v3.16b
eor x13, x13, x30, ror #32
eor x14, x14, x23, ror #34
eor x20, x20, x26, ror #52
bcax v17.16b, v8.16b, v11.16b, v25.16b
eor x27, x27, x28, ror #22
bic x3, x16, x10, ror #19
eor x3, x17, x3, ror #15
bcax v27.16b, v25.16b, v29.16b, v11.16b
str x8, [sp, #200]
ldr x8, 20f+32
eor x3, x3, x8
bic x8, x4, x7, ror #49
bcax v11.16b, v11.16b, v10.16b, v29.16b
eor x16, x16, x8, ror #5
bic x8, x10, x17, ror #30
eor x4, x4, x8, ror #14
bcax v29.16b, v29.16b, v8.16b, v10.16b
bic x8, x7, x16, ror #10
eor x10, x10, x8, ror #35
bic x17, x17, x4, ror #20
bcax v10.16b, v10.16b, v25.16b, v8.16b
eor x7, x7, x17, ror #59
eor x5, x5, x26, ror #20
eor x11, x11, x28, ror #32
bcax v26.16b, v16.16b, v12.16b, v30.16b
eor x21, x21, x12, ror #32
eor x0, x0, x30, ror #26
eor x25, x25, x23, ror #58
eor x1, x1, x30, ror #32
bcax v23.16b, v30.16b, v31.16b, v12.16b
eor x19, x19, x30
eor x9, x9, x23, ror #58
eor x2, x2, x23, ror #2
bcax v12.16b, v12.16b, v9.16b, v31.16b
eor x15, x15, x26, ror #30
eor x24, x24, x26, ror #20
eor x22, x22, x28, ror #48
bcax v31.16b, v31.16b, v16.16b, v9.16b
eor x6, x6, x28, ror #32
ldr x8, [sp, #192]
eor x8, x8, x12, ror #48
bcax v9.16b, v9.16b, v30.16b, v16.16b
ldr x17, [sp, #208]
eor x17, x17, x12, ror #18
bic x30, x14, x13, ror #17
bic x23, x27, x20, ror #6
bcax v15.16b, v18.16b, v0.16b, v20.16b
ldr x26, [sp, #200]
bic x28, x13, x26, ror #24
bic x12, x21, x11, ror #51
bcax v3.16b, v20.16b, v7.16b, v0.16b
eor x30, x26, x30, ror #23
eor x14, x14, x23, ror #34
eor x27, x27, x28, ror #47
bcax v0.16b, v0.16b, v28.16b, v7.16b
bic x23, x25, x0, ror #10
eor x12, x5, x12, ror #40
bic x28, x20, x14, ror #24
bcax v7.16b, v7.16b, v18.16b, v28.16b
bic x26, x26, x27, ror #57
eor x21, x21, x23, ror #61
bic x23, x11, x5, ror #37
eor x13, x13, x28, ror #23
bcax v28.16b, v28.16b, v20.16b, v18.16b
eor x20, x20, x26, ror #1
bic x28, x0, x21, ror #57
eor x25, x25, x23, ror #54
eor3 v25.16b, v24.16b, v22.16b, v17.16b
bic x26, x15, x9, ror #38
bic x23, x8, x22, ror #9
eor x11, x11, x28, ror #20
eor3 v25.16b, v25.16b, v26.16b, v15.16b
bic x5, x5, x25, ror #37
bic x28, x9, x1, ror #3
eor x15, x15, x23, ror #12
eor3 v8.16b, v1.16b, v21.16b, v27.16b
eor x26, x1, x26, ror #23
eor x0, x0, x5, ror #17
eor x8, x8, x28, ror #26
bic x23, x22, x15, ror #43
eor3 v8.16b, v8.16b, v23.16b, v3.16b
bic x5, x19, x17, ror #46
bic x28, x24, x2, ror #7
bic x1, x1, x8, ror #35
eor3 v30.16b, v13.16b, v2.16b, v11.16b
eor x9, x9, x23, ror #47
bic x23, x17, x6, ror #11
eor x19, x19, x28, ror #21
eor3 v30.16b, v30.16b, v12.16b, v0.16b
eor x22, x22, x1, ror #20
eor x5, x6, x5, ror #7
eor x24, x24, x23, ror #25
eor3 v16.16b, v14.16b, v5.16b, v29.16b
bic x28, x2, x19, ror #36
bic x6, x6, x24, ror #28
eor x17, x17, x28, ror #46
eor x2, x2, x6, ror #29
ldr x1, [sp, #184]
cmp x1, #1
b.eq 3f
cmp x1, #2
b.eq 4f
cmp x1, #3
b.eq 5f
cmp x1, #4
b.eq 6f
cmp x1, #5
b.eq 7f
cmp x1, #6
b.eq 8f
cmp x1, #7
b.eq 9f
2: // hashweave_woven_neon_sha3_64_third0
eor x7, x7, x20, ror #26
eor x10, x10, x13, ror #38
eor x16, x16, x14, ror #40
eor x13, x13, x3, ror #56
eor x7, x7, x0, ror #21
eor x10, x10, x11, ror #36
eor x3, x3, x4, ror #20
eor x13, x13, x30, ror #24
eor x16, x16, x21, ror #4
eor x10, x10, x9, ror #28
eor x3, x3, x27, ror #25
eor x13, x13, x12, ror #35
eor x16, x16, x15, ror #9
eor x7, x7, x22, ror #40
eor x3, x3, x25, ror #16
eor x13, x13, x26, ror #57
eor x10, x10, x17, ror #33
eor x16, x16, x19, ror #6
eor x3, x3, x8, ror #36
eor x13, x13, x5, ror #6
eor x7, x7, x2, ror #44
eor x21, x21, x10, ror #15
eor x3, x3, x24, ror #42
eor x13, x13, x16, ror #6
ldr x6, 20f+160
eor x21, x21, x7, ror #49
eor x3, x3, x10, ror #33
bic x21, x21, x13, ror #52
eor x3, x3, x21, ror #40
eor x3, x3, x6
ldr x2, [sp, #176]
str x3, [x2, #16]
b 10f
3: // hashweave_woven_neon_sha3_64_third1
eor x4, x4, x27, ror #5
eor x16, x16, x14, ror #40
eor x7, x7, x20, ror #26
eor x3, x13, x3, ror #56
eor x4, x4, x25, ror #60
eor x10, x21, x10, ror #15
eor x16, x16, x21, ror #4
eor x3, x3, x30, ror #24
eor x7, x7, x0, ror #21
eor x10, x10, x13, ror #53
eor x16, x16, x15, ror #9
eor x3, x3, x12, ror #35
eor x4, x4, x8, ror #16
eor x10, x10, x11, ror #51
eor x16, x16, x19, ror #6
eor x3, x3, x26, ror #57
eor x7, x7, x22, ror #40
eor x10, x10, x9, ror #43
eor x4, x4, x24, ror #22
eor x22, x22, x16, ror #34
eor x7, x7, x2, ror #44
eor x10, x10, x17, ror #48
eor x3, x3, x5, ror #6
eor x22, x22, x4, ror #38
eor x10, x10, x7, ror #49
eor x3, x3, x16, ror #6
bic x22, x22, x10, ror #16
eor x3, x3, x22, ror #60
ror x3, x3, #28
ldr x2, [sp, #176]
str x3, [x2, #16]
b 10f
4: // hashweave_woven_neon_sha3_64_third2
eor x3, x3, x30, ror #32
eor x7, x7, x20, ror #26
eor x4, x4, x27, ror #5
eor x10, x21, x10, ror #15
eor x3, x3, x12, ror #43
eor x16, x22, x16, ror #34
eor x7, x7, x0, ror #21
eor x10, x10, x13, ror #53
eor x3, x3, x26, ror #1
eor x16, x16, x14, ror #10
eor x7, x7, x22, ror #40
eor x10, x10, x11, ror #51
eor x4, x4, x25, ror #60
eor x16, x16, x21, ror #38
eor x3, x3, x5, ror #14
eor x10, x10, x9, ror #43
eor x7, x7, x2, ror #44
eor x16, x16, x15, ror #43
eor x4, x4, x8, ror #16
eor x10, x10, x17, ror #48
eor x6, x24, x7, ror #27
eor x16, x16, x19, ror #40
eor x4, x4, x24, ror #22
eor x10, x10, x7, ror #49
eor x6, x6, x3, ror #21
eor x16, x16, x4, ror #38
bic x6, x6, x16, ror #60
eor x10, x10, x6, ror #52
ror x10, x10, #40
ldr x3, [sp, #176]
str x10, [x3, #16]
b 10f
5: // hashweave_woven_neon_sha3_64_third3
eor x10, x10, x13, ror #38
eor x30, x3, x30, ror #32
eor x4, x4, x27, ror #5
eor x16, x22, x16, ror #34
eor x10, x10, x11, ror #36
eor x30, x30, x12, ror #43
eor x7, x24, x7, ror #27
eor x16, x16, x14, ror #10
eor x4, x4, x25, ror #60
eor x30, x30, x26, ror #1
eor x7, x7, x20, ror #53
eor x16, x16, x21, ror #38
eor x10, x10, x9, ror #28
eor x4, x4, x8, ror #16
eor x7, x7, x0, ror #48
eor x16, x16, x15, ror #43
eor x30, x30, x5, ror #14
eor x10, x10, x17, ror #33
eor x7, x7, x22, ror #3
eor x4, x4, x24, ror #22
eor x16, x16, x19, ror #40
eor x7, x7, x2, ror #7
eor x3, x3, x4, ror #20
eor x16, x16, x4, ror #38
eor x7, x7, x30, ror #21
eor x3, x3, x10, ror #33
bic x3, x3, x7, ror #28
eor x16, x16, x3, ror #40
ror x16, x16, #24
ldr x3, [sp, #176]
str x16, [x3, #16]
b 10f
6: // hashweave_woven_neon_sha3_64_third4
eor x16, x16, x14, ror #40
eor x30, x3, x30, ror #32
eor x3, x3, x4, ror #20
eor x10, x10, x13, ror #38
eor x16, x16, x21, ror #4
eor x30, x30, x12, ror #43
eor x3, x3, x27, ror #25
eor x10, x10, x11, ror #36
eor x7, x24, x7, ror #27
eor x30, x30, x26, ror #1
eor x3, x3, x25, ror #16
eor x10, x10, x9, ror #28
eor x7, x7, x20, ror #53
eor x16, x16, x15, ror #9
eor x3, x3, x8, ror #36
eor x30, x30, x5, ror #14
eor x7, x7, x0, ror #48
eor x10, x10, x17, ror #33
eor x3, x3, x24, ror #42
eor x16, x16, x19, ror #6
eor x7, x7, x22, ror #3
eor x13, x13, x30, ror #56
eor x3, x3, x10, ror #33
eor x7, x7, x2, ror #7
eor x13, x13, x16, ror #6
eor x7, x7, x30, ror #21
bic x13, x13, x3, ror #36
eor x7, x7, x13
ror x7, x7, #28
ldr x3, [sp, #176]
str x7, [x3, #16]
b 10f
7: // hashweave_woven_neon_sha3_64_third5
eor x10, x10, x13, ror #38
eor x3, x3, x30, ror #32
eor x4, x4, x27, ror #5
eor x27, x27, x7, ror #44
eor x10, x10, x11, ror #36
eor x7, x7, x16, ror #10
eor x4, x4, x25, ror #60
eor x27, x27, x20, ror #6
eor x3, x3, x12, ror #43
eor x7, x7, x14, ror #50
eor x10, x10, x9, ror #28
eor x27, x27, x0, ror #1
eor x3, x3, x26, ror #1
eor x7, x7, x21, ror #14
eor x4, x4, x8, ror #16
eor x27, x27, x22, ror #20
eor x3, x3, x5, ror #14
eor x7, x7, x15, ror #19
eor x10, x10, x17, ror #33
eor x27, x27, x2, ror #24
eor x4, x4, x24, ror #22
eor x7, x7, x19, ror #16
eor x27, x27, x3, ror #38
eor x12, x12, x4, ror #41
eor x7, x7, x4, ror #14
eor x12, x12, x10, ror #54
bic x12, x12, x27, ror #29
eor x7, x7, x12, ror #63
ror x7, x7, #41
ldr x3, [sp, #176]
str x7, [x3, #16]
b 10f
8: // hashweave_woven_neon_sha3_64_third6
eor x16, x16, x14, ror #40
eor x3, x3, x30, ror #32
eor x10, x10, x13, ror #38
eor x7, x27, x7, ror #44
eor x16, x16, x21, ror #4
eor x4, x12, x4, ror #41
eor x3, x3, x12, ror #43
eor x7, x7, x20, ror #6
eor x10, x10, x11, ror #36
eor x4, x4, x27, ror #46
eor x3, x3, x26, ror #1
eor x7, x7, x0, ror #1
eor x16, x16, x15, ror #9
eor x4, x4, x25, ror #37
eor x3, x3, x5, ror #14
eor x7, x7, x22, ror #20
eor x10, x10, x9, ror #28
eor x4, x4, x8, ror #57
eor x16, x16, x19, ror #6
eor x9, x9, x3, ror #2
eor x10, x10, x17, ror #33
eor x4, x4, x24, ror #63
eor x7, x7, x2, ror #24
eor x9, x9, x16, ror #16
eor x4, x4, x10, ror #54
eor x7, x7, x3, ror #38
bic x9, x9, x4, ror #23
eor x7, x7, x9, ror #12
ror x7, x7, #5
ldr x3, [sp, #176]
str x7, [x3, #16]
b 10f
9: // hashweave_woven_neon_sha3_64_third7
eor x7, x7, x20, ror #26
eor x10, x10, x13, ror #38
eor x16, x16, x14, ror #40
eor x4, x12, x4, ror #41
eor x7, x7, x0, ror #21
eor x3, x9, x3, ror #2
eor x10, x10, x11, ror #36
eor x4, x4, x27, ror #46
eor x16, x16, x21, ror #4
eor x3, x3, x30, ror #34
eor x10, x10, x9, ror #28
eor x4, x4, x25, ror #37
eor x7, x7, x22, ror #40
eor x3, x3, x12, ror #45
eor x10, x10, x17, ror #33
eor x4, x4, x8, ror #57
eor x16, x16, x15, ror #9
eor x3, x3, x26, ror #3
eor x7, x7, x2, ror #44
eor x6, x19, x10, ror #13
eor x16, x16, x19, ror #6
eor x3, x3, x5, ror #16
eor x4, x4, x24, ror #63
eor x6, x6, x7, ror #47
eor x3, x3, x16, ror #16
eor x4, x4, x10, ror #54
bic x6, x6, x3, ror #57
eor x4, x4, x6, ror #48
ror x4, x4, #40
ldr x3, [sp, #176]
str x4, [x3, #16]
b 10f
10: // hashweave_woven_neon_sha3_64_fourth
ldr x0, [sp, #160]
ldr x1, [sp, #168]
eor3 v16.16b, v16.16b, v31.16b, v7.16b
ldr x4, [x0, #24]
ldr x3, [x1, #0]
eor x4, x4, x3
eor3 v20.16b, v6.16b, v4.16b, v10.16b
ldr x5, [x0, #56]
ldr x3, [x1, #8]
eor x5, x5, x3
eor3 v20.16b, v20.16b, v9.16b, v28.16b
ldr x6, [x0, #88]
ldr x3, [x1, #16]
eor x6, x6, x3
rax1 v18.2d, v20.2d, v8.2d
ldr x7, [x0, #120]
ldr x3, [x1, #24]
eor x7, x7, x3
rax1 v8.2d, v8.2d, v16.2d
ldr x8, [x0, #152]
ldr x3, [x1, #32]
eor x8, x8, x3
ldr x9, [x0, #184]
rax1 v20.2d, v30.2d, v20.2d
ldr x3, [x1, #40]
eor x9, x9, x3
ldr x10, [x0, #216]
rax1 v30.2d, v25.2d, v30.2d
ldr x3, [x1, #48]
eor x10, x10, x3
ldr x11, [x0, #248]
rax1 v16.2d, v16.2d, v25.2d
ldr x3, [x1, #56]
eor x11, x11, x3
ldr x12, [x0, #280]
eor v24.16b, v24.16b, v18.16b
ldr x3, [x1, #64]
eor x12, x12, x3
ldr x13, [x0, #312]
ldr x3, [x1, #72]
xar v21.2d, v21.2d, v30.2d, #20
eor x13, x13, x3
ldr x14, [x0, #344]
ldr x3, [x1, #80]
xar v11.2d, v11.2d, v8.2d, #21
eor x14, x14, x3
ldr x15, [x0, #376]
ldr x3, [x1, #88]
xar v31.2d, v31.2d, v20.2d, #43
eor x15, x15, x3
ldr x16, [x0, #408]
ldr x3, [x1, #96]
xar v28.2d, v28.2d, v16.2d, #50
eor x16, x16, x3
ldr x17, [x0, #440]
ldr x3, [x1, #104]
eor x17, x17, x3
xar v14.2d, v14.2d, v20.2d, #36
ldr x19, [x0, #472]
ldr x3, [x1, #112]
eor x19, x19, x3
xar v4.2d, v4.2d, v16.2d, #44
ldr x20, [x0, #504]
ldr x3, [x1, #120]
eor x20, x20, x3
xar v17.2d, v17.2d, v18.2d, #61
ldr x21, [x0, #536]
ldr x3, [x1, #128]
eor x21, x21, x3
xar v23.2d, v23.2d, v30.2d, #19
ldr x22, [x0, #568]
ldr x3, [x1, #136]
eor x22, x22, x3
xar v0.2d, v0.2d, v8.2d, #3
ldr x23, [x0, #600]
ldr x3, [x1, #144]
eor x23, x23, x3
ldr x24, [x0, #632]
xar v1.2d, v1.2d, v30.2d, #63
ldr x3, [x1, #152]
eor x24, x24, x3
ldr x25, [x0, #664]
xar v2.2d, v2.2d, v8.2d, #58
ldr x3, [x1, #160]
eor x25, x25, x3
ldr x26, [x0, #696]
xar v29.2d, v29.2d, v20.2d, #39
ldr x3, [x1, #168]
eor x26, x26, x3
ldr x27, [x0, #728]
xar v9.2d, v9.2d, v16.2d, #56
ldr x3, [x1, #176]
eor x27, x27, x3
ldr x28, [x0, #760]
ldr x3, [x1, #184]
xar v15.2d, v15.2d, v18.2d, #46
eor x28, x28, x3
ldr x30, [x0, #792]
ldr x3, [x1, #192]
xar v6.2d, v6.2d, v16.2d, #37
eor x30, x30, x3
bic x0, x6, x5
bic x1, x8, x7
xar v10.2d, v10.2d, v16.2d, #25
eor x6, x6, x1
bic x2, x5, x4
eor x8, x8, x2
xar v22.2d, v22.2d, v18.2d, #28
bic x3, x7, x6
eor x5, x5, x3
bic x1, x4, x8
eor x7, x7, x1
xar v26.2d, v26.2d, v18.2d, #23
eor x4, x4, x0
ldr x2, 20f+0
eor x4, x4, x2
xar v27.2d, v27.2d, v30.2d, #54
bic x3, x11, x10
bic x1, x13, x12
eor x11, x11, x1
xar v3.2d, v3.2d, v30.2d, #62
bic x0, x10, x9
eor x13, x13, x0
bic x2, x12, x11
xar v12.2d, v12.2d, v8.2d, #49
eor x10, x10, x2
bic x1, x9, x13
eor x12, x12, x1
xar v13.2d, v13.2d, v8.2d, #2
eor x9, x9, x3
bic x0, x16, x15
bic x2, x19, x17
eor x16, x16, x2
xar v7.2d, v7.2d, v20.2d, #8
bic x1, x15, x14
eor x19, x19, x1
bic x3, x17, x16
xar v5.2d, v5.2d, v20.2d, #9
eor x15, x15, x3
bic x2, x14, x19
eor x17, x17, x2
bcax v25.16b, v24.16b, v11.16b, v21.16b
eor x14, x14, x0
bic x1, x22, x21
bic x3, x24, x23
ldr q16, 19f+176
eor x22, x22, x3
bic x2, x21, x20
eor x24, x24, x2
bic x0, x23, x22
eor v25.16b, v25.16b, v16.16b
eor x21, x21, x0
bic x3, x20, x24
eor x23, x23, x3
bcax v18.16b, v21.16b, v31.16b, v11.16b
eor x20, x20, x1
bic x2, x27, x26
bic x0, x30, x28
bcax v11.16b, v11.16b, v28.16b, v31.16b
eor x27, x27, x0
bic x3, x26, x25
eor x30, x30, x3
bcax v31.16b, v31.16b, v24.16b, v28.16b
bic x1, x28, x27
eor x26, x26, x1
bic x0, x25, x30
eor x28, x28, x0
bcax v28.16b, v28.16b, v21.16b, v24.16b
eor x25, x25, x2
eor x3, x4, x9
eor x3, x3, x14
bcax v30.16b, v14.16b, v17.16b, v4.16b
eor x3, x3, x20
eor x3, x3, x25
eor x1, x5, x10
bcax v8.16b, v4.16b, v23.16b, v17.16b
eor x1, x1, x15
eor x1, x1, x21
eor x1, x1, x26
bcax v17.16b, v17.16b, v0.16b, v23.16b
eor x0, x6, x11
eor x0, x0, x16
eor x0, x0, x22
eor x0, x0, x27
bcax v23.16b, v23.16b, v14.16b, v0.16b
eor x2, x7, x12
eor x2, x2, x17
eor x2, x2, x23
bcax v0.16b, v0.16b, v4.16b, v14.16b
eor x2, x2, x28
str x12, [sp, #192]
eor x12, x8, x13
bcax v20.16b, v1.16b, v29.16b, v2.16b
eor x12, x12, x19
eor x12, x12, x24
eor x12, x12, x30
bcax v16.16b, v2.16b, v9.16b, v29.16b
str x28, [sp, #200]
eor x28, x12, x1, ror #63
eor x1, x1, x2, ror #63
bcax v29.16b, v29.16b, v15.16b, v9.16b
eor x12, x0, x12, ror #63
eor x0, x3, x0, ror #63
eor x2, x2, x3, ror #63
eor x4, x4, x28
bcax v9.16b, v9.16b, v1.16b, v15.16b
eor x10, x10, x0
eor x16, x16, x1
eor x23, x23, x12
bcax v15.16b, v15.16b, v2.16b, v1.16b
eor x30, x30, x2
eor x7, x7, x12
eor x13, x13, x2
bcax v21.16b, v6.16b, v27.16b, v22.16b
eor x14, x14, x28
eor x21, x21, x0
eor x27, x27, x1
bcax v24.16b, v22.16b, v12.16b, v27.16b
eor x5, x5, x0
eor x11, x11, x1
eor x17, x17, x12
eor x24, x24, x2
bcax v27.16b, v27.16b, v7.16b, v12.16b
eor x25, x25, x28
eor x8, x8, x2
eor x19, x19, x2
bcax v12.16b, v12.16b, v6.16b, v7.16b
eor x9, x9, x28
eor x20, x20, x28
eor x15, x15, x0
bcax v7.16b, v7.16b, v22.16b, v6.16b
eor x26, x26, x0
eor x22, x22, x1
eor x6, x6, x1
bcax v4.16b, v13.16b, v10.16b, v5.16b
ldr x3, [sp, #200]
eor x3, x3, x12
ldr x2, [sp, #192]
eor x2, x2, x12
bcax v14.16b, v5.16b, v26.16b, v10.16b
bic x28, x16, x10, ror #63
bic x0, x30, x23, ror #57
eor x16, x16, x0, ror #29
bcax v10.16b, v10.16b, v3.16b, v26.16b
bic x1, x10, x4, ror #44
eor x30, x30, x1, ror #34
bic x12, x23, x16, ror #42
bcax v26.16b, v26.16b, v13.16b, v3.16b
eor x10, x10, x12, ror #23
bic x0, x4, x30, ror #50
eor x23, x23, x0, ror #21
bcax v3.16b, v3.16b, v5.16b, v13.16b
eor x4, x4, x28, ror #21
ldr x1, 20f+8
eor x4, x4, x1
eor3 v2.16b, v25.16b, v30.16b, v20.16b
bic x12, x14, x13, ror #47
bic x0, x27, x21, ror #16
eor x14, x14, x0, ror #6
bic x28, x13, x7, ror #56
eor3 v2.16b, v2.16b, v21.16b, v4.16b
eor x27, x27, x28, ror #41
bic x1, x21, x14, ror #42
eor x13, x13, x1, ror #39
eor3 v1.16b, v18.16b, v8.16b, v16.16b
bic x0, x7, x27, ror #31
eor x21, x21, x0, ror #17
eor x7, x7, x12, ror #25
eor3 v1.16b, v1.16b, v24.16b, v14.16b
bic x28, x17, x11, ror #19
bic x1, x25, x24, ror #10
eor x17, x17, x1, ror #7
eor3 v22.16b, v11.16b, v17.16b, v29.16b
bic x0, x11, x5, ror #5
eor x25, x25, x0, ror #12
bic x12, x24, x17, ror #47
eor x11, x11, x12, ror #62
eor3 v22.16b, v22.16b, v27.16b, v10.16b
bic x1, x5, x25, ror #47
eor x24, x24, x1, ror #7
eor x5, x5, x28, ror #40
eor3 v6.16b, v31.16b, v23.16b, v9.16b
bic x0, x15, x9, ror #38
bic x12, x3, x22, ror #41
eor x15, x15, x12, ror #18
eor3 v6.16b, v6.16b, v12.16b, v26.16b
bic x1, x9, x8, ror #9
eor x3, x3, x1, ror #20
bic x28, x22, x15, ror #5
eor3 v5.16b, v28.16b, v0.16b, v15.16b
eor x9, x9, x28, ror #21
bic x12, x8, x3, ror #35
eor x22, x22, x12, ror #52
eor x8, x8, x0, ror #17
eor3 v5.16b, v5.16b, v7.16b, v3.16b
bic x1, x19, x2, ror #48
bic x28, x26, x20, ror #25
eor x19, x19, x28, ror #37
rax1 v13.2d, v5.2d, v1.2d
bic x12, x2, x6, ror #57
eor x26, x26, x12, ror #11
bic x0, x20, x19, ror #2
rax1 v1.2d, v1.2d, v6.2d
eor x2, x2, x0, ror #14
bic x28, x6, x26, ror #60
eor x20, x20, x28, ror #43
rax1 v5.2d, v22.2d, v5.2d
eor x6, x6, x1, ror #23
eor x12, x4, x7, ror #36
eor x12, x12, x5, ror #63
eor x12, x12, x8, ror #37
rax1 v22.2d, v2.2d, v22.2d
eor x12, x12, x6, ror #2
eor x0, x10, x13, ror #24
eor x0, x0, x11, ror #38
rax1 v6.2d, v6.2d, v2.2d
eor x0, x0, x9, ror #8
eor x0, x0, x2, ror #53
eor x28, x16, x14, ror #40
eor v25.16b, v25.16b, v13.16b
eor x28, x28, x17, ror #18
eor x28, x28, x15, ror #33
eor x28, x28, x19, ror #4
xar v8.2d, v8.2d, v22.2d, #20
eor x1, x23, x21, ror #40
eor x1, x1, x24, ror #13
eor x1, x1, x22, ror #6
xar v29.2d, v29.2d, v1.2d, #21
eor x1, x1, x20, ror #44
str x21, [sp, #192]
eor x21, x30, x27, ror #17
eor x21, x21, x25, ror #60
xar v12.2d, v12.2d, v5.2d, #43
eor x21, x21, x3, ror #22
eor x21, x21, x26, ror #12
str x20, [sp, #200]
xar v3.2d, v3.2d, v6.2d, #50
eor x20, x21, x0, ror #33
eor x0, x0, x1, ror #22
eor x21, x28, x21, ror #28
xar v31.2d, v31.2d, v5.2d, #36
eor x28, x12, x28, ror #20
eor x1, x1, x12, ror #20
eor x4, x4, x20, ror #50
xar v0.2d, v0.2d, v6.2d, #44
eor x13, x13, x28, ror #20
eor x17, x17, x0, ror #45
eor x22, x22, x21, ror #36
eor x26, x26, x1, ror #45
xar v20.2d, v20.2d, v13.2d, #61
eor x23, x23, x21, ror #42
eor x27, x27, x1, ror #40
eor x5, x5, x20, ror #51
xar v24.2d, v24.2d, v22.2d, #19
eor x9, x9, x28, ror #36
eor x19, x19, x0, ror #59
eor x10, x10, x28, ror #44
xar v10.2d, v10.2d, v1.2d, #3
eor x14, x14, x0, ror #23
eor x24, x24, x21, ror #29
eor x3, x3, x1, ror #35
xar v18.2d, v18.2d, v22.2d, #63
eor x6, x6, x20, ror #48
eor x30, x30, x1, ror #57
eor x25, x25, x1, ror #61
eor x7, x7, x20, ror #14
xar v17.2d, v17.2d, v1.2d, #58
eor x8, x8, x20, ror #13
eor x11, x11, x28, ror #6
eor x2, x2, x28, ror #55
xar v9.2d, v9.2d, v5.2d, #39
eor x15, x15, x0, ror #30
eor x16, x16, x0, ror #63
ldr x12, [sp, #200]
xar v7.2d, v7.2d, v6.2d, #56
eor x12, x12, x21, ror #62
ldr x1, [sp, #192]
eor x1, x1, x21, ror #2
xar v4.2d, v4.2d, v13.2d, #46
bic x20, x17, x13, ror #4
bic x28, x26, x22, ror #44
eor x17, x17, x28, ror #52
xar v28.2d, v28.2d, v6.2d, #37
bic x0, x13, x4
eor x26, x26, x0, ror #16
bic x21, x22, x17, ror #32
eor x13, x13, x21, ror #28
xar v15.2d, v15.2d, v6.2d, #25
bic x28, x4, x26, ror #48
eor x22, x22, x28, ror #36
eor x4, x4, x20, ror #60
xar v30.2d, v30.2d, v13.2d, #28
ldr x0, 20f+16
eor x4, x4, x0
bic x21, x5, x27, ror #51
xar v21.2d, v21.2d, v13.2d, #23
bic x28, x19, x9, ror #19
eor x5, x5, x28, ror #32
bic x20, x27, x23, ror #32
xar v16.2d, v16.2d, v22.2d, #54
eor x19, x19, x20, ror #19
bic x0, x9, x5, ror #13
eor x27, x27, x0
bic x28, x23, x19, ror #13
xar v14.2d, v14.2d, v22.2d, #62
eor x9, x9, x28, ror #32
eor x23, x23, x21, ror #45
bic x20, x24, x14, ror #24
xar v27.2d, v27.2d, v1.2d, #49
bic x0, x6, x3, ror #16
eor x24, x24, x0, ror #17
bic x28, x14, x10, ror #28
xar v11.2d, v11.2d, v1.2d, #2
eor x6, x6, x28, ror #7
bic x21, x3, x24, ror #31
eor x14, x14, x21, ror #9
xar v26.2d, v26.2d, v5.2d, #8
bic x0, x10, x6, ror #29
eor x3, x3, x0, ror #19
eor x10, x10, x20, ror #12
bic x28, x11, x7, ror #16
xar v23.2d, v23.2d, v5.2d, #9
bic x21, x12, x15, ror #8
eor x11, x11, x21, ror #47
bic x0, x7, x30, ror #23
bcax v2.16b, v25.16b, v29.16b, v8.16b
eor x12, x12, x0, ror #33
bic x20, x15, x11, ror #9
eor x7, x7, x20, ror #39
ldr q6, 19f+192
bic x21, x30, x12, ror #8
eor x15, x15, x21, ror #48
eor x30, x30, x28, ror #25
eor v2.16b, v2.16b, v6.16b
bic x0, x25, x1, ror #21
bic x20, x2, x8, ror #53
eor x25, x25, x20
bic x21, x1, x16, ror #59
bcax v13.16b, v8.16b, v12.16b, v29.16b
eor x2, x2, x21, ror #21
bic x28, x8, x25, ror #11
eor x1, x1, x28, ror #32
bcax v29.16b, v29.16b, v3.16b, v12.16b
bic x20, x16, x2, ror #48
eor x8, x8, x20, ror #27
eor x16, x16, x0, ror #48
bcax v12.16b, v12.16b, v25.16b, v3.16b
eor x21, x4, x23, ror #15
eor x21, x21, x10, ror #19
eor x21, x21, x30, ror #23
bcax v3.16b, v3.16b, v8.16b, v25.16b
eor x21, x21, x16, ror #23
eor x28, x13, x27, ror #47
eor x28, x28, x14, ror #55
bcax v22.16b, v31.16b, v20.16b, v0.16b
eor x28, x28, x7
eor x28, x28, x1, ror #28
eor x20, x17, x5
eor x20, x20, x24, ror #35
bcax v1.16b, v0.16b, v24.16b, v20.16b
eor x20, x20, x11, ror #52
eor x20, x20, x25, ror #11
eor x0, x22, x9, ror #19
bcax v20.16b, v20.16b, v10.16b, v24.16b
eor x0, x0, x3, ror #36
eor x0, x0, x15, ror #11
eor x0, x0, x8, ror #32
bcax v24.16b, v24.16b, v31.16b, v10.16b
str x9, [sp, #192]
eor x9, x26, x19, ror #44
eor x9, x9, x6
bcax v10.16b, v10.16b, v0.16b, v31.16b
eor x9, x9, x12, ror #47
eor x9, x9, x2, ror #23
str x8, [sp, #200]
eor x8, x9, x28, ror #15
bcax v5.16b, v18.16b, v9.16b, v17.16b
eor x28, x28, x0, ror #27
eor x9, x20, x9, ror #51
eor x20, x21, x20, ror #59
bcax v6.16b, v17.16b, v7.16b, v9.16b
eor x0, x0, x21, ror #35
eor x4, x4, x8, ror #48
eor x27, x27, x20, ror #17
bcax v9.16b, v9.16b, v4.16b, v7.16b
eor x24, x24, x28, ror #33
eor x15, x15, x9, ror #21
eor x2, x2, x0, ror #21
bcax v7.16b, v7.16b, v18.16b, v4.16b
eor x22, x22, x9, ror #32
eor x19, x19, x0
eor x10, x10, x8, ror #29
eor x7, x7, x20
bcax v4.16b, v4.16b, v17.16b, v18.16b
eor x25, x25, x28, ror #57
eor x13, x13, x20
eor x5, x5, x28, ror #4
bcax v8.16b, v28.16b, v16.16b, v30.16b
eor x3, x3, x9, ror #60
eor x12, x12, x0, ror #61
eor x16, x16, x8, ror #25
bcax v25.16b, v30.16b, v27.16b, v16.16b
eor x26, x26, x0, ror #44
eor x6, x6, x0, ror #44
eor x23, x23, x8, ror #33
bcax v16.16b, v16.16b, v26.16b, v27.16b
eor x30, x30, x8, ror #25
eor x14, x14, x20, ror #9
eor x1, x1, x20, ror #36
bcax v27.16b, v27.16b, v28.16b, v26.16b
eor x11, x11, x28, ror #16
eor x17, x17, x28, ror #4
ldr x21, [sp, #200]
eor x21, x21, x9
bcax v26.16b, v26.16b, v30.16b, v28.16b
ldr x0, [sp, #192]
eor x0, x0, x9, ror #13
bic x8, x24, x27, ror #15
bcax v0.16b, v11.16b, v15.16b, v23.16b
bic x20, x2, x15, ror #25
eor x24, x24, x20, ror #5
bic x28, x27, x4, ror #61
bcax v31.16b, v23.16b, v21.16b, v15.16b
eor x2, x2, x28, ror #10
bic x9, x15, x24, ror #34
eor x27, x27, x9, ror #15
bcax v15.16b, v15.16b, v14.16b, v21.16b
bic x20, x4, x2, ror #57
eor x15, x15, x20, ror #46
eor x4, x4, x8, ror #52
ldr x28, 20f+24
bcax v21.16b, v21.16b, v11.16b, v14.16b
eor x4, x4, x28
bic x9, x10, x19, ror #56
bic x20, x25, x7, ror #9
bcax v14.16b, v14.16b, v23.16b, v11.16b
eor x10, x10, x20, ror #58
bic x8, x19, x22, ror #56
eor x25, x25, x8, ror #62
eor3 v17.16b, v2.16b, v22.16b, v5.16b
bic x28, x7, x10, ror #61
eor x19, x19, x28, ror #11
bic x20, x22, x25, ror #10
eor3 v17.16b, v17.16b, v8.16b, v0.16b
eor x7, x7, x20, ror #45
eor x22, x22, x9, ror #16
bic x8, x3, x5, ror #15
bic x28, x16, x12, ror #18
eor3 v18.16b, v13.16b, v1.16b, v6.16b
eor x3, x3, x28, ror #30
bic x20, x5, x13, ror #9
eor x16, x16, x20, ror #49
eor3 v18.16b, v18.16b, v25.16b, v31.16b
bic x9, x12, x3, ror #16
eor x5, x5, x9, ror #33
bic x28, x13, x16, ror #6
eor3 v30.16b, v29.16b, v20.16b, v9.16b
eor x12, x12, x28, ror #40
eor x13, x13, x8, ror #40
bic x20, x14, x23, ror #62
eor3 v30.16b, v30.16b, v16.16b, v15.16b
bic x9, x21, x11, ror #29
eor x14, x14, x9, ror #23
bic x28, x23, x26, ror #42
eor x21, x21, x28, ror #39
eor3 v28.16b, v12.16b, v24.16b, v7.16b
bic x8, x11, x14, ror #12
eor x23, x23, x8, ror #54
bic x9, x26, x21, ror #47
eor3 v28.16b, v28.16b, v27.16b, v21.16b
eor x11, x11, x9, ror #52
eor x26, x26, x20, ror #24
bic x28, x6, x0, ror #47
eor3 v23.16b, v3.16b, v10.16b, v4.16b
bic x8, x1, x30, ror #20
eor x6, x6, x8, ror #17
bic x9, x0, x17, ror #6
eor3 v23.16b, v23.16b, v26.16b, v14.16b
eor x1, x1, x9, ror #30
bic x20, x30, x6, ror #27
eor x0, x0, x20, ror #54
rax1 v11.2d, v23.2d, v18.2d
bic x8, x17, x1, ror #28
eor x30, x30, x8, ror #16
eor x17, x17, x28, ror #11
eor x9, x4, x22
rax1 v18.2d, v18.2d, v28.2d
eor x9, x9, x13, ror #63
eor x9, x9, x26, ror #21
eor x9, x9, x17, ror #62
rax1 v23.2d, v30.2d, v23.2d
eor x20, x27, x19, ror #5
eor x20, x20, x5, ror #51
eor x20, x20, x23, ror #40
rax1 v30.2d, v17.2d, v30.2d
eor x20, x20, x0, ror #53
eor x8, x24, x10, ror #28
eor x8, x8, x3, ror #51
rax1 v28.2d, v28.2d, v17.2d
eor x8, x8, x14, ror #57
eor x8, x8, x6, ror #21
eor x28, x15, x7, ror #1
eor x28, x28, x12, ror #5
eor v2.16b, v2.16b, v11.16b
eor x28, x28, x11, ror #15
eor x28, x28, x30, ror #28
str x7, [sp, #192]
xar v1.2d, v1.2d, v30.2d, #20
eor x7, x2, x25, ror #17
eor x7, x7, x16, ror #12
eor x7, x7, x21, ror #11
xar v9.2d, v9.2d, v18.2d, #21
eor x7, x7, x1, ror #33
str x30, [sp, #200]
eor x30, x7, x20, ror #9
xar v27.2d, v27.2d, v23.2d, #43
eor x20, x20, x28, ror #14
eor x7, x8, x7, ror #4
eor x8, x9, x8, ror #51
eor x28, x28, x9, ror #45
xar v14.2d, v14.2d, v28.2d, #50
eor x4, x4, x30, ror #57
eor x19, x19, x8, ror #56
eor x3, x3, x20, ror #28
xar v12.2d, v12.2d, v23.2d, #36
eor x11, x11, x7, ror #19
eor x1, x1, x28, ror #56
eor x15, x15, x7, ror #34
xar v10.2d, v10.2d, v28.2d, #44
eor x25, x25, x28, ror #8
eor x13, x13, x30, ror #58
eor x23, x23, x8, ror #21
xar v5.2d, v5.2d, v11.2d, #61
eor x6, x6, x20, ror #58
eor x27, x27, x8, ror #61
eor x10, x10, x20, ror #51
xar v25.2d, v25.2d, v30.2d, #19
eor x12, x12, x7, ror #29
eor x21, x21, x28, ror #14
eor x17, x17, x30, ror #59
eor x2, x2, x28, ror #25
xar v15.2d, v15.2d, v18.2d, #3
eor x16, x16, x28, ror #13
eor x22, x22, x30, ror #57
eor x26, x26, x30, ror #36
xar v13.2d, v13.2d, v30.2d, #63
eor x5, x5, x8, ror #10
eor x0, x0, x8, ror #8
eor x14, x14, x20, ror #22
xar v20.2d, v20.2d, v18.2d, #58
eor x24, x24, x20, ror #15
ldr x9, [sp, #200]
eor x9, x9, x7, ror #6
xar v7.2d, v7.2d, v23.2d, #39
ldr x28, [sp, #192]
eor x28, x28, x7, ror #33
bic x30, x3, x19, ror #32
bic x8, x1, x11
xar v26.2d, v26.2d, v28.2d, #56
eor x3, x3, x8, ror #16
bic x20, x19, x4, ror #36
eor x1, x1, x20, ror #16
xar v0.2d, v0.2d, v11.2d, #46
bic x7, x11, x3, ror #48
eor x19, x19, x7, ror #48
bic x8, x4, x1, ror #12
xar v3.2d, v3.2d, v28.2d, #37
eor x11, x11, x8, ror #52
eor x4, x4, x30, ror #60
ldr x20, 20f+32
xar v4.2d, v4.2d, v28.2d, #25
eor x4, x4, x20
bic x7, x13, x25, ror #58
bic x8, x6, x23, ror #50
eor x13, x13, x8, ror #16
xar v22.2d, v22.2d, v11.2d, #28
bic x30, x25, x15
eor x6, x6, x30, ror #42
bic x8, x23, x13, ror #62
xar v8.2d, v8.2d, v11.2d, #23
eor x25, x25, x8, ror #8
bic x30, x15, x6, ror #22
eor x23, x23, x30, ror #56
xar v6.2d, v6.2d, v30.2d, #54
eor x15, x15, x7, ror #6
bic x8, x12, x10, ror #12
bic x30, x17, x21, ror #16
xar v31.2d, v31.2d, v30.2d, #62
eor x12, x12, x30, ror #46
bic x7, x10, x27, ror #56
eor x17, x17, x7, ror #30
bic x30, x21, x12, ror #2
xar v16.2d, v16.2d, v18.2d, #49
eor x10, x10, x30, ror #50
bic x7, x27, x17, ror #42
eor x21, x21, x7, ror #6
xar v29.2d, v29.2d, v18.2d, #2
eor x27, x27, x8, ror #60
bic x30, x5, x22, ror #48
bic x7, x9, x14, ror #40
xar v21.2d, v21.2d, v23.2d, #8
eor x5, x5, x7, ror #10
bic x8, x22, x2, ror #2
eor x9, x9, x8, ror #38
xar v24.2d, v24.2d, v23.2d, #9
bic x7, x14, x5, ror #14
eor x22, x22, x7, ror #2
bic x8, x2, x9, ror #24
bcax v17.16b, v2.16b, v9.16b, v1.16b
eor x14, x14, x8
eor x2, x2, x30, ror #14
bic x7, x16, x28, ror #62
bic x8, x0, x26, ror #54
ldr q28, 19f+208
eor x16, x16, x8, ror #24
bic x30, x28, x24, ror #26
eor x0, x0, x30, ror #38
eor v17.16b, v17.16b, v28.16b
bic x8, x26, x16, ror #50
eor x28, x28, x8, ror #16
bic x30, x24, x0
bcax v11.16b, v1.16b, v27.16b, v9.16b
eor x26, x26, x30, ror #10
eor x24, x24, x7, ror #40
eor x8, x4, x15, ror #54
bcax v9.16b, v9.16b, v14.16b, v27.16b
eor x8, x8, x27, ror #2
eor x8, x8, x2, ror #30
eor x8, x8, x24, ror #54
eor x30, x19, x25, ror #26
bcax v27.16b, v27.16b, v2.16b, v14.16b
eor x30, x30, x10, ror #46
eor x30, x30, x22
eor x30, x30, x28
bcax v14.16b, v14.16b, v1.16b, v2.16b
eor x7, x3, x13
eor x7, x7, x12, ror #2
eor x7, x7, x5, ror #48
bcax v30.16b, v12.16b, v5.16b, v10.16b
eor x7, x7, x16, ror #34
eor x20, x11, x23, ror #50
eor x20, x20, x21, ror #48
bcax v18.16b, v10.16b, v25.16b, v5.16b
eor x20, x20, x14, ror #18
eor x20, x20, x26, ror #32
str x23, [sp, #192]
eor x23, x1, x6
bcax v5.16b, v5.16b, v15.16b, v25.16b
eor x23, x23, x17, ror #32
eor x23, x23, x9, ror #42
eor x23, x23, x0, ror #42
bcax v25.16b, v25.16b, v12.16b, v15.16b
str x26, [sp, #200]
eor x26, x23, x30, ror #15
eor x30, x30, x20, ror #47
bcax v15.16b, v15.16b, v10.16b, v12.16b
eor x23, x7, x23, ror #15
eor x7, x8, x7, ror #59
eor x20, x20, x8, ror #51
bcax v23.16b, v13.16b, v7.16b, v20.16b
eor x4, x4, x26, ror #12
eor x25, x25, x7, ror #10
eor x12, x12, x30, ror #30
bcax v28.16b, v20.16b, v26.16b, v7.16b
eor x14, x14, x23, ror #30
eor x0, x0, x20, ror #22
eor x11, x11, x23, ror #48
eor x6, x6, x20
bcax v7.16b, v7.16b, v0.16b, v26.16b
eor x27, x27, x26, ror #10
eor x22, x22, x7, ror #36
eor x16, x16, x30, ror #62
bcax v26.16b, v26.16b, v13.16b, v0.16b
eor x19, x19, x7, ror #36
eor x13, x13, x30, ror #32
eor x21, x21, x23
bcax v0.16b, v0.16b, v20.16b, v13.16b
eor x9, x9, x20, ror #22
eor x24, x24, x26, ror #22
eor x1, x1, x20
bcax v1.16b, v3.16b, v6.16b, v22.16b
eor x17, x17, x20, ror #32
eor x15, x15, x26, ror #22
eor x2, x2, x26, ror #46
eor x10, x10, x7, ror #54
bcax v2.16b, v22.16b, v16.16b, v6.16b
eor x28, x28, x7, ror #36
eor x5, x5, x30, ror #48
eor x3, x3, x30, ror #32
bcax v6.16b, v6.16b, v21.16b, v16.16b
ldr x8, [sp, #200]
eor x8, x8, x23, ror #16
ldr x20, [sp, #192]
bcax v16.16b, v16.16b, v3.16b, v21.16b
eor x20, x20, x23, ror #62
bic x26, x12, x25, ror #55
bic x7, x0, x14, ror #33
bcax v21.16b, v21.16b, v22.16b, v3.16b
eor x12, x12, x7, ror #21
bic x30, x25, x4, ror #54
eor x0, x0, x30, ror #34
bic x23, x14, x12, ror #10
bcax v10.16b, v29.16b, v4.16b, v24.16b
eor x25, x25, x23, ror #63
bic x7, x4, x0, ror #40
eor x14, x14, x7, ror #55
bcax v12.16b, v24.16b, v8.16b, v4.16b
eor x4, x4, x26, ror #19
ldr x30, 20f+40
eor x4, x4, x30
bcax v4.16b, v4.16b, v31.16b, v8.16b
bic x23, x27, x6, ror #57
bic x7, x16, x22, ror #14
eor x27, x27, x7, ror #34
bcax v8.16b, v8.16b, v29.16b, v31.16b
bic x26, x6, x11, ror #56
eor x16, x16, x26, ror #23
bic x7, x22, x27, ror #16
eor x6, x6, x7, ror #55
bcax v31.16b, v31.16b, v24.16b, v29.16b
bic x26, x11, x16, ror #49
eor x22, x22, x26, ror #1
eor x11, x11, x23, ror #15
eor3 v20.16b, v17.16b, v30.16b, v23.16b
bic x7, x21, x13, ror #19
bic x26, x24, x9, ror #10
eor x21, x21, x26, ror #1
eor3 v20.16b, v20.16b, v1.16b, v10.16b
bic x23, x13, x19, ror #37
eor x24, x24, x23, ror #18
bic x26, x9, x21, ror #53
eor3 v13.16b, v11.16b, v18.16b, v28.16b
eor x13, x13, x26, ror #56
bic x23, x19, x24, ror #9
eor x9, x9, x23, ror #45
eor3 v13.16b, v13.16b, v2.16b, v12.16b
eor x19, x19, x7, ror #8
bic x26, x10, x15, ror #18
bic x23, x8, x5, ror #41
eor x10, x10, x23, ror #52
eor3 v22.16b, v9.16b, v5.16b, v7.16b
bic x7, x15, x1, ror #31
eor x8, x8, x7, ror #30
bic x23, x5, x10, ror #35
eor3 v22.16b, v22.16b, v6.16b, v4.16b
eor x15, x15, x23, ror #11
bic x7, x1, x8, ror #3
eor x5, x5, x7, ror #20
eor3 v3.16b, v27.16b, v25.16b, v26.16b
eor x1, x1, x26, ror #15
bic x23, x17, x20, ror #2
bic x7, x28, x2, ror #27
eor3 v3.16b, v3.16b, v16.16b, v8.16b
eor x17, x17, x7, ror #21
bic x26, x20, x3, ror #55
eor x28, x28, x26, ror #45
bic x7, x2, x17, ror #16
eor3 v24.16b, v14.16b, v15.16b, v0.16b
eor x20, x20, x7, ror #46
bic x26, x3, x28, ror #28
eor x2, x2, x26, ror #9
eor3 v24.16b, v24.16b, v21.16b, v31.16b
eor x3, x3, x23, ror #7
eor x7, x4, x11, ror #48
eor x7, x7, x19, ror #27
rax1 v29.2d, v24.2d, v13.2d
eor x7, x7, x1, ror #49
eor x7, x7, x3, ror #62
eor x26, x25, x6, ror #46
rax1 v13.2d, v13.2d, v3.2d
eor x26, x26, x13, ror #44
eor x26, x26, x15, ror #8
eor x26, x26, x20, ror #61
eor x23, x12, x27, ror #44
rax1 v24.2d, v22.2d, v24.2d
eor x23, x23, x21, ror #16
eor x23, x23, x10, ror #45
eor x23, x23, x17, ror #50
rax1 v22.2d, v20.2d, v22.2d
eor x30, x14, x22, ror #38
eor x30, x30, x9, ror #37
eor x30, x30, x5, ror #20
rax1 v3.2d, v3.2d, v20.2d
eor x30, x30, x2, ror #44
str x22, [sp, #192]
eor x22, x0, x16, ror #57
eor v17.16b, v17.16b, v29.16b
eor x22, x22, x24, ror #60
eor x22, x22, x8, ror #12
eor x22, x22, x28, ror #50
xar v18.2d, v18.2d, v22.2d, #20
str x2, [sp, #200]
eor x2, x22, x26, ror #33
eor x26, x26, x30, ror #62
eor x22, x23, x22, ror #20
xar v7.2d, v7.2d, v13.2d, #21
eor x23, x7, x23, ror #18
eor x30, x30, x7, ror #54
eor x4, x4, x2, ror #40
xar v16.2d, v16.2d, v24.2d, #43
eor x6, x6, x23, ror #8
eor x21, x21, x26, ror #39
eor x5, x5, x22, ror #54
xar v31.2d, v31.2d, v3.2d, #50
eor x28, x28, x30, ror #47
eor x14, x14, x22, ror #10
eor x16, x16, x30, ror #40
xar v27.2d, v27.2d, v24.2d, #36
eor x19, x19, x2, ror #13
eor x15, x15, x23, ror #46
eor x17, x17, x26, ror #5
eor x25, x25, x23, ror #54
xar v15.2d, v15.2d, v3.2d, #44
eor x27, x27, x26, ror #11
eor x9, x9, x22, ror #37
eor x8, x8, x30, ror #21
xar v23.2d, v23.2d, v29.2d, #61
eor x3, x3, x2, ror #42
eor x0, x0, x30, ror #33
eor x24, x24, x30, ror #37
xar v2.2d, v2.2d, v22.2d, #19
eor x11, x11, x2, ror #56
eor x1, x1, x2, ror #55
eor x13, x13, x23, ror #10
xar v4.2d, v4.2d, v13.2d, #3
eor x20, x20, x23, ror #57
eor x10, x10, x26, ror #10
eor x12, x12, x26, ror #55
ldr x7, [sp, #200]
xar v11.2d, v11.2d, v22.2d, #63
eor x7, x7, x22, ror #30
ldr x30, [sp, #192]
eor x30, x30, x22, ror #36
xar v5.2d, v5.2d, v13.2d, #58
bic x2, x21, x6, ror #20
bic x23, x28, x5, ror #60
eor x21, x21, x23, ror #20
xar v26.2d, v26.2d, v24.2d, #39
bic x26, x6, x4, ror #52
eor x28, x28, x26
bic x22, x5, x21, ror #48
xar v21.2d, v21.2d, v3.2d, #56
eor x6, x6, x22, ror #60
bic x23, x4, x28, ror #12
eor x5, x5, x23, ror #56
eor x4, x4, x2, ror #56
xar v10.2d, v10.2d, v29.2d, #46
ldr x26, 20f+48
eor x4, x4, x26
bic x22, x19, x16, ror #53
xar v14.2d, v14.2d, v3.2d, #37
bic x23, x17, x15, ror #29
eor x19, x19, x23, ror #48
bic x2, x16, x14, ror #32
xar v0.2d, v0.2d, v3.2d, #25
eor x17, x17, x2, ror #5
bic x26, x15, x19, ror #51
eor x16, x16, x26, ror #24
xar v30.2d, v30.2d, v29.2d, #28
bic x23, x14, x17, ror #27
eor x15, x15, x23, ror #8
eor x14, x14, x22, ror #43
xar v1.2d, v1.2d, v29.2d, #23
bic x2, x9, x27, ror #36
bic x26, x3, x8
eor x9, x9, x26, ror #23
bic x23, x27, x25, ror #16
xar v28.2d, v28.2d, v22.2d, #54
eor x3, x3, x23, ror #13
bic x22, x8, x9, ror #41
eor x27, x27, x22, ror #51
xar v12.2d, v12.2d, v22.2d, #62
bic x26, x25, x3, ror #35
eor x8, x8, x26, ror #29
eor x25, x25, x2, ror #12
xar v6.2d, v6.2d, v13.2d, #49
bic x23, x13, x11, ror #32
bic x22, x7, x10, ror #52
eor x13, x13, x22, ror #17
xar v9.2d, v9.2d, v13.2d, #2
bic x26, x11, x0, ror #1
eor x7, x7, x26, ror #15
bic x2, x10, x13, ror #59
eor x11, x11, x2, ror #37
xar v8.2d, v8.2d, v24.2d, #8
bic x22, x0, x7, ror #48
eor x10, x10, x22, ror #28
eor x0, x0, x23, ror #31
xar v25.2d, v25.2d, v24.2d, #9
bic x26, x24, x30, ror #59
bic x2, x20, x1, ror #3
eor x24, x24, x2, ror #8
bcax v20.16b, v17.16b, v7.16b, v18.16b
bic x22, x30, x12, ror #29
eor x20, x20, x22, ror #51
bic x23, x1, x24, ror #53
ldr q3, 19f+224
eor x30, x30, x23, ror #16
bic x2, x12, x20, ror #48
eor x1, x1, x2, ror #13
eor x12, x12, x26, ror #40
eor v20.16b, v20.16b, v3.16b
eor x22, x4, x14, ror #45
eor x22, x22, x25, ror #9
eor x22, x22, x0, ror #13
bcax v29.16b, v18.16b, v16.16b, v7.16b
eor x22, x22, x12, ror #21
eor x23, x6, x16, ror #1
eor x23, x23, x27, ror #45
bcax v7.16b, v7.16b, v31.16b, v16.16b
eor x23, x23, x11
eor x23, x23, x30, ror #44
eor x2, x21, x19, ror #32
bcax v16.16b, v16.16b, v17.16b, v31.16b
eor x2, x2, x9, ror #29
eor x2, x2, x13, ror #52
eor x2, x2, x24, ror #5
bcax v31.16b, v31.16b, v18.16b, v17.16b
eor x26, x5, x15, ror #29
eor x26, x26, x8, ror #36
eor x26, x26, x10, ror #41
eor x26, x26, x1
bcax v22.16b, v27.16b, v23.16b, v15.16b
str x15, [sp, #192]
eor x15, x28, x17, ror #60
eor x15, x15, x3, ror #32
bcax v13.16b, v15.16b, v2.16b, v23.16b
eor x15, x15, x7, ror #49
eor x15, x15, x20, ror #57
str x1, [sp, #200]
bcax v23.16b, v23.16b, v4.16b, v2.16b
eor x1, x15, x23, ror #63
eor x23, x23, x26, ror #59
eor x15, x2, x15, ror #19
bcax v2.16b, v2.16b, v27.16b, v4.16b
eor x2, x22, x2, ror #55
eor x26, x26, x22, ror #55
eor x4, x4, x1, ror #12
eor x16, x16, x2, ror #51
bcax v4.16b, v4.16b, v15.16b, v27.16b
eor x9, x9, x23, ror #55
eor x10, x10, x15, ror #7
eor x20, x20, x26, ror #3
bcax v24.16b, v11.16b, v26.16b, v5.16b
eor x5, x5, x15, ror #48
eor x17, x17, x26
eor x25, x25, x1, ror #3
bcax v3.16b, v5.16b, v21.16b, v26.16b
eor x11, x11, x2, ror #52
eor x24, x24, x23, ror #15
eor x6, x6, x2, ror #52
bcax v26.16b, v26.16b, v10.16b, v21.16b
eor x19, x19, x23, ror #52
eor x8, x8, x15, ror #12
eor x7, x7, x26, ror #11
eor x12, x12, x1, ror #55
bcax v21.16b, v21.16b, v11.16b, v10.16b
eor x28, x28, x26, ror #60
eor x3, x3, x26, ror #28
eor x14, x14, x1, ror #31
bcax v10.16b, v10.16b, v5.16b, v11.16b
eor x0, x0, x1, ror #63
eor x27, x27, x2, ror #7
eor x30, x30, x2, ror #8
bcax v18.16b, v14.16b, v28.16b, v30.16b
eor x13, x13, x23, ror #32
eor x21, x21, x23, ror #20
ldr x22, [sp, #200]
bcax v17.16b, v30.16b, v6.16b, v28.16b
eor x22, x22, x15, ror #48
ldr x26, [sp, #192]
eor x26, x26, x15, ror #19
bcax v28.16b, v28.16b, v8.16b, v6.16b
bic x1, x9, x16, ror #55
bic x2, x20, x10, ror #37
eor x9, x9, x2, ror #13
bic x23, x16, x4, ror #31
bcax v6.16b, v6.16b, v14.16b, v8.16b
eor x20, x20, x23, ror #42
bic x15, x10, x9, ror #14
eor x16, x16, x15, ror #59
bcax v8.16b, v8.16b, v30.16b, v14.16b
bic x2, x4, x20, ror #55
eor x10, x10, x2, ror #36
eor x4, x4, x1, ror #42
bcax v15.16b, v9.16b, v0.16b, v25.16b
ldr x23, 20f+56
eor x4, x4, x23
bic x15, x25, x17, ror #46
bcax v27.16b, v25.16b, v1.16b, v0.16b
bic x2, x24, x11, ror #31
eor x25, x25, x2, ror #58
bic x1, x17, x5, ror #56
eor x24, x24, x1, ror #52
bcax v0.16b, v0.16b, v12.16b, v1.16b
bic x23, x11, x25, ror #39
eor x17, x17, x23, ror #43
bic x2, x5, x24, ror #20
bcax v1.16b, v1.16b, v9.16b, v12.16b
eor x11, x11, x2, ror #13
eor x5, x5, x15, ror #26
bic x1, x8, x19, ror #63
bcax v12.16b, v12.16b, v25.16b, v9.16b
bic x23, x12, x7, ror #50
eor x8, x8, x23, ror #48
bic x2, x19, x6, ror #57
eor3 v5.16b, v20.16b, v22.16b, v24.16b
eor x12, x12, x2, ror #15
bic x15, x7, x8, ror #30
eor x19, x19, x15, ror #35
bic x23, x6, x12, ror #56
eor3 v5.16b, v5.16b, v18.16b, v15.16b
eor x7, x7, x23, ror #22
eor x6, x6, x1, ror #8
bic x2, x27, x14, ror #26
eor3 v11.16b, v29.16b, v13.16b, v3.16b
bic x15, x22, x13, ror #13
eor x27, x27, x15, ror #33
bic x23, x14, x28, ror #40
eor3 v11.16b, v11.16b, v17.16b, v27.16b
eor x22, x22, x23, ror #57
bic x1, x13, x27, ror #18
eor x14, x14, x1, ror #20
eor3 v30.16b, v7.16b, v23.16b, v26.16b
bic x15, x28, x22, ror #31
eor x13, x13, x15, ror #20
eor x28, x28, x2, ror #62
bic x23, x3, x26, ror #41
eor3 v30.16b, v30.16b, v28.16b, v0.16b
bic x1, x30, x0, ror #46
eor x3, x3, x1, ror #49
bic x15, x26, x21, ror #12
eor3 v14.16b, v16.16b, v2.16b, v21.16b
eor x30, x30, x15, ror #56
bic x2, x0, x3, ror #33
eor x26, x26, x2, ror #54
eor3 v14.16b, v14.16b, v6.16b, v1.16b
bic x1, x21, x30, ror #60
eor x0, x0, x1, ror #22
eor x21, x21, x23, ror #11
eor3 v25.16b, v31.16b, v4.16b, v10.16b
eor x15, x4, x5, ror #44
eor x15, x15, x6, ror #11
eor x15, x15, x28, ror #49
eor3 v25.16b, v25.16b, v8.16b, v12.16b
eor x15, x15, x21, ror #58
eor x2, x16, x17, ror #19
eor x2, x2, x19, ror #49
eor x2, x2, x14, ror #40
rax1 v9.2d, v25.2d, v11.2d
eor x2, x2, x26, ror #13
eor x1, x9, x25, ror #28
eor x1, x1, x8, ror #41
rax1 v11.2d, v11.2d, v14.2d
eor x1, x1, x27, ror #5
eor x1, x1, x3, ror #27
eor x23, x10, x11, ror #3
rax1 v25.2d, v30.2d, v25.2d
eor x23, x23, x7, ror #25
eor x23, x23, x13, ror #1
eor x23, x23, x0, ror #8
rax1 v30.2d, v5.2d, v30.2d
str x11, [sp, #192]
eor x11, x20, x24, ror #9
eor x11, x11, x12, ror #12
eor x11, x11, x22, ror #25
rax1 v14.2d, v14.2d, v5.2d
eor x11, x11, x30, ror #63
str x0, [sp, #200]
eor x0, x11, x2, ror #41
eor v20.16b, v20.16b, v9.16b
eor x2, x2, x23, ror #58
eor x11, x1, x11, ror #12
eor x1, x15, x1, ror #41
xar v13.2d, v13.2d, v30.2d, #20
eor x23, x23, x15, ror #35
eor x4, x4, x0, ror #55
eor x17, x17, x1, ror #12
xar v26.2d, v26.2d, v11.2d, #21
eor x8, x8, x2, ror #14
eor x13, x13, x11, ror #13
eor x30, x30, x23, ror #38
eor x10, x10, x11, ror #14
xar v6.2d, v6.2d, v25.2d, #43
eor x24, x24, x23, ror #28
eor x6, x6, x0, ror #44
eor x14, x14, x1, ror #55
xar v12.2d, v12.2d, v14.2d, #50
eor x3, x3, x2, ror #28
eor x16, x16, x1, ror #31
eor x25, x25, x2, ror #27
xar v16.2d, v16.2d, v25.2d, #36
eor x7, x7, x11, ror #53
eor x22, x22, x23, ror #12
eor x21, x21, x0, ror #61
xar v4.2d, v4.2d, v14.2d, #44
eor x20, x20, x23, ror #37
eor x12, x12, x23, ror #25
eor x5, x5, x0, ror #11
xar v24.2d, v24.2d, v9.2d, #61
eor x28, x28, x0, ror #6
eor x19, x19, x1, ror #46
eor x26, x26, x1, ror #18
eor x27, x27, x2, ror #50
xar v17.2d, v17.2d, v30.2d, #19
eor x9, x9, x2, ror #55
ldr x15, [sp, #200]
eor x15, x15, x11, ror #6
xar v0.2d, v0.2d, v11.2d, #3
ldr x23, [sp, #192]
eor x23, x23, x11, ror #11
bic x0, x8, x17, ror #32
xar v29.2d, v29.2d, v30.2d, #63
bic x1, x30, x13, ror #32
eor x8, x8, x1
bic x2, x17, x4, ror #56
xar v23.2d, v23.2d, v11.2d, #58
eor x30, x30, x2, ror #32
bic x11, x13, x8, ror #32
eor x17, x17, x11
bic x1, x4, x30, ror #40
xar v21.2d, v21.2d, v25.2d, #39
eor x13, x13, x1, ror #56
eor x4, x4, x0, ror #40
ldr x2, 20f+64
xar v8.2d, v8.2d, v14.2d, #56
eor x4, x4, x2
bic x11, x6, x24, ror #36
bic x1, x3, x14, ror #20
xar v15.2d, v15.2d, v9.2d, #46
eor x6, x6, x1
bic x0, x24, x10, ror #20
eor x3, x3, x0, ror #36
xar v31.2d, v31.2d, v14.2d, #37
bic x2, x14, x6, ror #44
eor x24, x24, x2, ror #48
bic x1, x10, x3, ror #8
eor x14, x14, x1, ror #36
xar v10.2d, v10.2d, v14.2d, #25
eor x10, x10, x11, ror #8
bic x0, x7, x25, ror #36
bic x2, x21, x22, ror #32
xar v22.2d, v22.2d, v9.2d, #28
eor x7, x7, x2, ror #12
bic x1, x25, x16, ror #32
eor x21, x21, x1, ror #24
xar v18.2d, v18.2d, v9.2d, #23
bic x11, x22, x7, ror #20
eor x25, x25, x11, ror #8
bic x2, x16, x21, ror #8
xar v3.2d, v3.2d, v30.2d, #54
eor x22, x22, x2, ror #24
eor x16, x16, x0, ror #60
bic x1, x19, x5
bic x11, x15, x27, ror #52
xar v27.2d, v27.2d, v30.2d, #62
eor x19, x19, x11, ror #36
bic x2, x5, x20, ror #20
eor x15, x15, x2, ror #28
xar v28.2d, v28.2d, v11.2d, #49
bic x0, x27, x19, ror #40
eor x5, x5, x0, ror #24
bic x11, x20, x15, ror #16
xar v7.2d, v7.2d, v11.2d, #2
eor x27, x27, x11, ror #60
eor x20, x20, x1, ror #44
bic x2, x12, x23, ror #12
xar v1.2d, v1.2d, v25.2d, #8
bic x0, x26, x28, ror #28
eor x12, x12, x0, ror #16
bic x11, x23, x9, ror #4
xar v2.2d, v2.2d, v25.2d, #9
eor x26, x26, x11, ror #60
bic x1, x28, x12, ror #20
eor x23, x23, x1, ror #32
bic x0, x9, x26
bcax v5.16b, v20.16b, v26.16b, v13.16b
eor x28, x28, x0, ror #36
eor x9, x9, x2, ror #48
eor x11, x4, x10
ldr q14, 19f+240
eor x11, x11, x16, ror #32
eor x11, x11, x20, ror #28
eor x11, x11, x9, ror #44
eor v5.16b, v5.16b, v14.16b
eor x1, x17, x24, ror #36
eor x1, x1, x25, ror #56
eor x1, x1, x5
bcax v9.16b, v13.16b, v6.16b, v26.16b
eor x1, x1, x23, ror #32
eor x0, x8, x6, ror #32
eor x0, x0, x7, ror #52
eor x0, x0, x19, ror #32
bcax v26.16b, v26.16b, v12.16b, v6.16b
eor x0, x0, x12, ror #52
eor x2, x13, x14, ror #20
eor x2, x2, x22
bcax v6.16b, v6.16b, v20.16b, v12.16b
eor x2, x2, x27, ror #24
eor x2, x2, x28
str x14, [sp, #192]
bcax v12.16b, v12.16b, v13.16b, v20.16b
eor x14, x30, x3, ror #32
eor x14, x14, x21
eor x14, x14, x15, ror #4
bcax v30.16b, v16.16b, v24.16b, v4.16b
eor x14, x14, x26, ror #4
str x28, [sp, #200]
eor x28, x14, x1, ror #31
eor x1, x1, x2, ror #63
bcax v11.16b, v4.16b, v17.16b, v24.16b
eor x14, x0, x14, ror #63
eor x0, x11, x0, ror #39
eor x2, x2, x11, ror #55
bcax v24.16b, v24.16b, v0.16b, v17.16b
eor x4, x4, x28, ror #40
eor x24, x24, x0, ror #20
eor x7, x7, x1, ror #44
bcax v17.16b, v17.16b, v16.16b, v0.16b
eor x27, x27, x14, ror #8
eor x26, x26, x2, ror #28
eor x13, x13, x14, ror #32
bcax v0.16b, v0.16b, v4.16b, v16.16b
eor x3, x3, x2
eor x16, x16, x28, ror #8
eor x5, x5, x0, ror #56
bcax v25.16b, v29.16b, v21.16b, v23.16b
eor x12, x12, x1, ror #44
eor x17, x17, x0, ror #56
eor x6, x6, x1
eor x22, x22, x14, ror #32
bcax v14.16b, v23.16b, v8.16b, v21.16b
eor x15, x15, x2, ror #28
eor x9, x9, x28, ror #60
eor x30, x30, x2, ror #32
bcax v21.16b, v21.16b, v15.16b, v8.16b
eor x21, x21, x2, ror #32
eor x10, x10, x28, ror #40
eor x20, x20, x28, ror #12
bcax v8.16b, v8.16b, v29.16b, v15.16b
eor x25, x25, x0
eor x23, x23, x0, ror #24
eor x19, x19, x1
bcax v15.16b, v15.16b, v23.16b, v29.16b
eor x8, x8, x1, ror #32
ldr x11, [sp, #200]
eor x11, x11, x14, ror #32
ldr x2, [sp, #192]
bcax v13.16b, v31.16b, v3.16b, v22.16b
eor x2, x2, x14, ror #12
bic x28, x7, x24, ror #15
bic x0, x26, x27, ror #45
bcax v20.16b, v22.16b, v28.16b, v3.16b
eor x7, x7, x0, ror #45
bic x1, x24, x4
eor x26, x26, x1, ror #34
bcax v3.16b, v3.16b, v1.16b, v28.16b
bic x14, x27, x7, ror #38
eor x24, x24, x14, ror #11
bic x0, x4, x26, ror #30
bcax v28.16b, v28.16b, v31.16b, v1.16b
eor x27, x27, x0, ror #53
eor x4, x4, x28, ror #49
ldr x1, 20f+72
eor x4, x4, x1
bcax v1.16b, v1.16b, v22.16b, v31.16b
bic x14, x16, x3, ror #23
bic x0, x12, x5, ror #60
eor x16, x16, x0, ror #2
bcax v4.16b, v7.16b, v10.16b, v2.16b
bic x28, x3, x13, ror #56
eor x12, x12, x28, ror #21
bic x1, x5, x16, ror #2
bcax v16.16b, v2.16b, v18.16b, v10.16b
eor x3, x3, x1, ror #39
bic x0, x13, x12, ror #51
eor x5, x5, x0, ror #17
bcax v10.16b, v10.16b, v27.16b, v18.16b
eor x13, x13, x14, ror #49
bic x28, x22, x6, ror #19
bic x1, x9, x15, ror #10
eor x22, x22, x1, ror #43
bcax v18.16b, v18.16b, v7.16b, v27.16b
bic x0, x6, x17, ror #5
eor x9, x9, x0, ror #40
bic x14, x15, x22, ror #11
bcax v27.16b, v27.16b, v2.16b, v7.16b
eor x6, x6, x14, ror #34
bic x1, x17, x9, ror #19
eor x15, x15, x1, ror #35
eor3 v23.16b, v5.16b, v30.16b, v25.16b
eor x17, x17, x28, ror #40
bic x0, x25, x10, ror #38
bic x14, x11, x19, ror #41
eor3 v23.16b, v23.16b, v13.16b, v4.16b
eor x25, x25, x14, ror #26
bic x1, x10, x30, ror #49
eor x11, x11, x1, ror #12
eor3 v29.16b, v9.16b, v11.16b, v14.16b
bic x28, x19, x25, ror #61
eor x10, x10, x28, ror #29
bic x14, x30, x11, ror #3
eor x19, x19, x14, ror #20
eor3 v29.16b, v29.16b, v20.16b, v16.16b
eor x30, x30, x0, ror #41
bic x1, x21, x2, ror #36
bic x28, x23, x20, ror #13
eor3 v22.16b, v26.16b, v24.16b, v21.16b
eor x21, x21, x28, ror #37
bic x14, x2, x8, ror #5
eor x23, x23, x14, ror #63
eor3 v22.16b, v22.16b, v3.16b, v10.16b
bic x0, x20, x21, ror #14
eor x2, x2, x0, ror #14
bic x28, x8, x23, ror #60
eor3 v31.16b, v6.16b, v17.16b, v8.16b
eor x20, x20, x28, ror #55
eor x8, x8, x1, ror #23
eor x14, x4, x13, ror #44
eor x14, x14, x17, ror #7
eor3 v31.16b, v31.16b, v28.16b, v18.16b
eor x14, x14, x30, ror #13
eor x14, x14, x8, ror #42
eor x0, x24, x3, ror #52
eor3 v2.16b, v12.16b, v0.16b, v15.16b
eor x0, x0, x6, ror #2
eor x0, x0, x10, ror #28
eor x0, x0, x2, ror #37
eor3 v2.16b, v2.16b, v1.16b, v27.16b
eor x28, x7, x16, ror #44
eor x28, x28, x22, ror #62
eor x28, x28, x25, ror #5
rax1 v7.2d, v2.2d, v29.2d
eor x28, x28, x21, ror #16
eor x1, x27, x5, ror #16
eor x1, x1, x15, ror #25
eor x1, x1, x19, ror #46
rax1 v29.2d, v29.2d, v31.2d
eor x1, x1, x20, ror #40
str x5, [sp, #192]
eor x5, x26, x12, ror #1
rax1 v2.2d, v22.2d, v2.2d
eor x5, x5, x9, ror #60
eor x5, x5, x11, ror #50
eor x5, x5, x23, ror #8
rax1 v22.2d, v23.2d, v22.2d
str x20, [sp, #200]
eor x20, x5, x0, ror #33
eor x0, x0, x1, ror #10
rax1 v31.2d, v31.2d, v23.2d
eor x5, x28, x5, ror #44
eor x28, x14, x28, ror #48
eor x1, x1, x14, ror #52
eor v5.16b, v5.16b, v7.16b
eor x4, x4, x20, ror #30
eor x3, x3, x28, ror #12
eor x22, x22, x0, ror #17
eor x19, x19, x5, ror #56
xar v11.2d, v11.2d, v22.2d, #20
eor x23, x23, x1, ror #37
eor x27, x27, x5, ror #38
eor x12, x12, x1, ror #44
xar v21.2d, v21.2d, v29.2d, #21
eor x17, x17, x20, ror #23
eor x10, x10, x28, ror #36
eor x21, x21, x0, ror #63
xar v28.2d, v28.2d, v2.2d, #43
eor x24, x24, x28
eor x16, x16, x0, ror #35
eor x15, x15, x5, ror #13
xar v27.2d, v27.2d, v31.2d, #50
eor x11, x11, x1, ror #59
eor x8, x8, x20, ror #52
eor x26, x26, x1, ror #45
eor x9, x9, x1, ror #49
xar v6.2d, v6.2d, v2.2d, #36
eor x13, x13, x20, ror #50
eor x30, x30, x20, ror #17
eor x6, x6, x28, ror #62
xar v0.2d, v0.2d, v31.2d, #44
eor x2, x2, x28, ror #27
eor x25, x25, x0, ror #10
eor x7, x7, x0, ror #15
xar v25.2d, v25.2d, v7.2d, #61
ldr x14, [sp, #200]
eor x14, x14, x5, ror #62
ldr x1, [sp, #192]
xar v20.2d, v20.2d, v22.2d, #19
eor x1, x1, x5, ror #22
bic x20, x22, x3, ror #4
bic x28, x23, x19, ror #12
eor x22, x22, x28, ror #20
xar v10.2d, v10.2d, v29.2d, #3
bic x0, x3, x4, ror #56
eor x23, x23, x0, ror #48
bic x5, x19, x22, ror #32
xar v9.2d, v9.2d, v22.2d, #63
eor x3, x3, x5, ror #28
bic x28, x4, x23, ror #24
eor x19, x19, x28, ror #28
xar v24.2d, v24.2d, v29.2d, #58
eor x4, x4, x20, ror #4
ldr x0, 20f+80
eor x4, x4, x0
xar v8.2d, v8.2d, v2.2d, #39
bic x5, x17, x12, ror #7
bic x28, x21, x10, ror #43
eor x17, x17, x28
bic x20, x12, x27, ror #36
xar v1.2d, v1.2d, v31.2d, #56
eor x21, x21, x20, ror #7
bic x0, x10, x17, ror #21
eor x12, x12, x0, ror #36
xar v4.2d, v4.2d, v7.2d, #46
bic x28, x27, x21, ror #21
eor x10, x10, x28
eor x27, x27, x5, ror #21
xar v12.2d, v12.2d, v31.2d, #37
bic x20, x15, x16, ror #12
bic x0, x8, x11, ror #48
eor x15, x15, x0, ror #13
xar v15.2d, v15.2d, v31.2d, #25
bic x28, x16, x24, ror #40
eor x8, x8, x28, ror #63
bic x5, x11, x15, ror #3
xar v30.2d, v30.2d, v7.2d, #28
eor x16, x16, x5, ror #49
bic x0, x24, x8, ror #25
eor x11, x11, x0, ror #55
eor x24, x24, x20, ror #12
xar v13.2d, v13.2d, v7.2d, #23
bic x28, x6, x13, ror #16
bic x5, x14, x25, ror #44
eor x6, x6, x5, ror #3
xar v14.2d, v14.2d, v22.2d, #54
bic x0, x13, x26, ror #59
eor x14, x14, x0, ror #13
bic x20, x25, x6, ror #17
xar v16.2d, v16.2d, v22.2d, #62
eor x13, x13, x20, ror #31
bic x5, x26, x14, ror #56
eor x25, x25, x5, ror #28
xar v3.2d, v3.2d, v29.2d, #49
eor x26, x26, x28, ror #53
bic x0, x9, x1, ror #49
bic x20, x2, x30, ror #1
eor x9, x9, x20, ror #48
xar v26.2d, v26.2d, v29.2d, #2
bic x5, x1, x7, ror #15
eor x2, x2, x5, ror #1
bic x28, x30, x9, ror #15
xar v18.2d, v18.2d, v2.2d, #8
eor x1, x1, x28
bic x20, x7, x2, ror #48
eor x30, x30, x20, ror #15
xar v17.2d, v17.2d, v2.2d, #9
eor x7, x7, x0
eor x5, x4, x27, ror #47
eor x5, x5, x24, ror #63
bcax v23.16b, v5.16b, v21.16b, v11.16b
eor x5, x5, x26, ror #3
eor x5, x5, x7, ror #51
eor x28, x3, x12, ror #3
eor x28, x28, x16, ror #15
ldr q31, 19f+256
eor x28, x28, x13
eor x28, x28, x1, ror #28
eor x20, x22, x17
eor v23.16b, v23.16b, v31.16b
eor x20, x20, x15, ror #7
eor x20, x20, x6, ror #52
eor x20, x20, x9, ror #47
bcax v7.16b, v11.16b, v28.16b, v21.16b
eor x0, x19, x10, ror #11
eor x0, x0, x11, ror #36
eor x0, x0, x25, ror #3
bcax v21.16b, v21.16b, v27.16b, v28.16b
eor x0, x0, x30
str x10, [sp, #192]
eor x10, x23, x21, ror #44
bcax v28.16b, v28.16b, v5.16b, v27.16b
eor x10, x10, x8
eor x10, x10, x14, ror #35
eor x10, x10, x2, ror #11
str x30, [sp, #200]
bcax v27.16b, v27.16b, v11.16b, v5.16b
eor x30, x10, x28, ror #47
eor x28, x28, x0, ror #27
eor x10, x20, x10, ror #19
bcax v22.16b, v6.16b, v25.16b, v0.16b
eor x20, x5, x20, ror #3
eor x0, x0, x5, ror #27
eor x4, x4, x30, ror #24
bcax v29.16b, v0.16b, v20.16b, v25.16b
eor x12, x12, x20, ror #53
eor x15, x15, x28, ror #61
eor x25, x25, x10, ror #29
bcax v25.16b, v25.16b, v10.16b, v20.16b
eor x2, x2, x0, ror #1
eor x19, x19, x10, ror #32
eor x21, x21, x0, ror #32
eor x24, x24, x30, ror #25
bcax v20.16b, v20.16b, v6.16b, v10.16b
eor x13, x13, x20, ror #56
eor x9, x9, x28, ror #21
eor x3, x3, x20, ror #56
bcax v10.16b, v10.16b, v0.16b, v6.16b
eor x17, x17, x28, ror #4
eor x11, x11, x10, ror #60
eor x14, x14, x0, ror #41
bcax v2.16b, v9.16b, v8.16b, v24.16b
eor x7, x7, x30, ror #37
eor x23, x23, x0, ror #12
eor x8, x8, x0, ror #12
bcax v31.16b, v24.16b, v1.16b, v8.16b
eor x27, x27, x30, ror #41
eor x26, x26, x30, ror #21
eor x16, x16, x20, ror #41
eor x1, x1, x20, ror #28
bcax v8.16b, v8.16b, v4.16b, v1.16b
eor x6, x6, x28, ror #16
eor x22, x22, x28, ror #4
ldr x5, [sp, #200]
bcax v1.16b, v1.16b, v9.16b, v4.16b
eor x5, x5, x10, ror #32
ldr x0, [sp, #192]
eor x0, x0, x10, ror #21
bcax v4.16b, v4.16b, v24.16b, v9.16b
bic x30, x15, x12, ror #63
bic x20, x2, x25, ror #61
eor x15, x15, x20, ror #53
bcax v11.16b, v12.16b, v14.16b, v30.16b
bic x28, x12, x4, ror #33
eor x2, x2, x28, ror #10
bic x10, x25, x15, ror #14
eor x12, x12, x10, ror #51
bcax v5.16b, v30.16b, v3.16b, v14.16b
bic x20, x4, x2, ror #21
eor x25, x25, x20, ror #46
eor x4, x4, x30, ror #32
bcax v14.16b, v14.16b, v18.16b, v3.16b
ldr x28, 20f+88
eor x4, x4, x28
bic x10, x24, x21, ror #52
bcax v3.16b, v3.16b, v12.16b, v18.16b
bic x20, x9, x13, ror #37
eor x24, x24, x20, ror #58
bic x30, x21, x19, ror #24
bcax v18.16b, v18.16b, v30.16b, v12.16b
eor x9, x9, x30, ror #58
bic x28, x13, x24, ror #33
eor x21, x21, x28, ror #43
bcax v0.16b, v26.16b, v15.16b, v17.16b
bic x20, x19, x9, ror #46
eor x13, x13, x20, ror #45
eor x19, x19, x10, ror #52
bic x30, x11, x17, ror #15
bcax v6.16b, v17.16b, v13.16b, v15.16b
bic x28, x7, x14, ror #18
eor x11, x11, x28, ror #50
bic x20, x17, x3, ror #9
bcax v15.16b, v15.16b, v16.16b, v13.16b
eor x7, x7, x20, ror #29
bic x10, x14, x11, ror #60
eor x17, x17, x10, ror #53
bcax v13.16b, v13.16b, v26.16b, v16.16b
bic x28, x3, x7, ror #26
eor x14, x14, x28, ror #20
eor x3, x3, x30, ror #40
bcax v16.16b, v16.16b, v17.16b, v26.16b
bic x20, x16, x27, ror #62
bic x10, x5, x6, ror #61
eor x16, x16, x10, ror #31
bic x28, x27, x23, ror #50
eor3 v24.16b, v23.16b, v22.16b, v2.16b
eor x5, x5, x28, ror #31
bic x30, x6, x16, ror #36
eor x27, x27, x30, ror #30
eor3 v24.16b, v24.16b, v11.16b, v0.16b
bic x10, x23, x5, ror #47
eor x6, x6, x10, ror #20
eor x23, x23, x20, ror #16
eor3 v9.16b, v7.16b, v29.16b, v31.16b
bic x28, x8, x0, ror #7
bic x30, x1, x26, ror #56
eor x8, x8, x30, ror #49
eor3 v9.16b, v9.16b, v5.16b, v6.16b
bic x10, x0, x22, ror #14
eor x1, x1, x10, ror #22
bic x20, x26, x8, ror #23
eor x0, x0, x20, ror #34
eor3 v30.16b, v21.16b, v25.16b, v8.16b
bic x30, x22, x1, ror #28
eor x26, x26, x30, ror #44
eor x22, x22, x28, ror #43
eor3 v30.16b, v30.16b, v14.16b, v15.16b
eor x10, x4, x19, ror #8
eor x10, x10, x3, ror #7
eor x10, x10, x23, ror #61
eor3 v12.16b, v28.16b, v20.16b, v1.16b
eor x10, x10, x22, ror #6
eor x20, x12, x21, ror #17
eor x20, x20, x17, ror #31
eor3 v12.16b, v12.16b, v3.16b, v13.16b
eor x20, x20, x27, ror #44
eor x20, x20, x0, ror #25
eor x30, x15, x24, ror #28
eor3 v17.16b, v27.16b, v10.16b, v4.16b
eor x30, x30, x11, ror #15
eor x30, x30, x16, ror #45
eor x30, x30, x8, ror #17
eor x28, x25, x13, ror #9
eor3 v17.16b, v17.16b, v18.16b, v16.16b
eor x28, x28, x14, ror #33
eor x28, x28, x6, ror #23
eor x28, x28, x26, ror #8
rax1 v26.2d, v17.2d, v9.2d
str x13, [sp, #192]
eor x13, x2, x9, ror #33
eor x13, x13, x7, ror #12
rax1 v9.2d, v9.2d, v12.2d
eor x13, x13, x5, ror #23
eor x13, x13, x1, ror #13
str x26, [sp, #200]
rax1 v17.2d, v30.2d, v17.2d
eor x26, x13, x20, ror #9
eor x20, x20, x28, ror #50
eor x13, x30, x13, ror #52
eor x30, x10, x30, ror #31
rax1 v30.2d, v24.2d, v30.2d
eor x28, x28, x10, ror #45
eor x4, x4, x26, ror #21
eor x21, x21, x30, ror #16
rax1 v12.2d, v12.2d, v24.2d
eor x11, x11, x20, ror #48
eor x6, x6, x13, ror #55
eor x1, x1, x28, ror #48
eor v23.16b, v23.16b, v26.16b
eor x25, x25, x13, ror #14
eor x9, x9, x28, ror #28
eor x3, x3, x26, ror #14
xar v29.2d, v29.2d, v30.2d, #20
eor x27, x27, x30, ror #53
eor x8, x8, x20, ror #46
eor x12, x12, x30, ror #33
eor x24, x24, x20, ror #35
xar v8.2d, v8.2d, v9.2d, #21
eor x14, x14, x13, ror #45
eor x5, x5, x28, ror #38
eor x22, x22, x26, ror #15
xar v3.2d, v3.2d, v17.2d, #43
eor x2, x2, x28, ror #61
eor x7, x7, x28, ror #49
eor x19, x19, x26, ror #13
xar v16.2d, v16.2d, v12.2d, #50
eor x23, x23, x26, ror #24
eor x17, x17, x30, ror #2
eor x0, x0, x30, ror #8
xar v28.2d, v28.2d, v17.2d, #36
eor x16, x16, x20, ror #18
eor x15, x15, x20, ror #63
ldr x10, [sp, #200]
eor x10, x10, x13, ror #6
xar v10.2d, v10.2d, v12.2d, #44
ldr x28, [sp, #192]
eor x28, x28, x13, ror #5
bic x26, x11, x21
xar v2.2d, v2.2d, v26.2d, #61
bic x30, x1, x6
eor x11, x11, x30, ror #16
bic x20, x21, x4, ror #60
xar v5.2d, v5.2d, v30.2d, #19
eor x1, x1, x20, ror #48
bic x13, x6, x11, ror #48
eor x21, x21, x13, ror #16
xar v15.2d, v15.2d, v9.2d, #3
bic x30, x4, x1, ror #20
eor x6, x6, x30, ror #44
eor x4, x4, x26, ror #4
xar v7.2d, v7.2d, v30.2d, #63
ldr x20, 20f+96
eor x4, x4, x20
bic x13, x3, x9, ror #30
bic x30, x8, x27, ror #42
xar v25.2d, v25.2d, v9.2d, #58
eor x3, x3, x30, ror #48
bic x26, x9, x25, ror #20
eor x8, x8, x26, ror #46
xar v1.2d, v1.2d, v17.2d, #39
bic x20, x27, x3, ror #38
eor x9, x9, x20, ror #60
bic x30, x25, x8, ror #62
xar v18.2d, v18.2d, v12.2d, #56
eor x27, x27, x30, ror #24
eor x25, x25, x13, ror #14
bic x26, x14, x24, ror #28
xar v0.2d, v0.2d, v26.2d, #46
bic x20, x22, x5, ror #48
eor x14, x14, x20, ror #26
bic x30, x24, x12, ror #40
eor x22, x22, x30, ror #2
xar v27.2d, v27.2d, v12.2d, #37
bic x13, x5, x14, ror #54
eor x24, x24, x13, ror #46
bic x20, x12, x22, ror #22
xar v4.2d, v4.2d, v12.2d, #25
eor x5, x5, x20, ror #58
eor x12, x12, x26, ror #60
bic x30, x17, x19, ror #48
xar v22.2d, v22.2d, v26.2d, #28
bic x13, x10, x16, ror #28
eor x17, x17, x13, ror #46
bic x20, x19, x2, ror #22
xar v11.2d, v11.2d, v26.2d, #23
eor x10, x10, x20, ror #2
bic x26, x16, x17, ror #54
eor x19, x19, x26, ror #26
bic x13, x2, x10, ror #40
xar v31.2d, v31.2d, v30.2d, #54
eor x16, x16, x13, ror #60
eor x2, x2, x30, ror #58
bic x20, x7, x28, ror #42
xar v6.2d, v6.2d, v30.2d, #62
bic x26, x0, x23, ror #30
eor x7, x7, x26, ror #60
bic x13, x28, x15, ror #62
xar v14.2d, v14.2d, v9.2d, #49
eor x0, x0, x13, ror #46
bic x30, x23, x7, ror #38
eor x28, x28, x30, ror #48
xar v21.2d, v21.2d, v9.2d, #2
bic x26, x15, x0, ror #20
eor x23, x23, x26, ror #14
eor x15, x15, x20, ror #24
xar v13.2d, v13.2d, v17.2d, #8
eor x13, x4, x25, ror #54
eor x13, x13, x12, ror #30
eor x13, x13, x2, ror #58
eor x13, x13, x15, ror #34
xar v20.2d, v20.2d, v17.2d, #9
eor x30, x21, x9, ror #30
eor x30, x30, x24, ror #50
eor x30, x30, x19, ror #32
bcax v24.16b, v23.16b, v8.16b, v29.16b
eor x30, x30, x28, ror #32
eor x26, x11, x3
eor x26, x26, x14, ror #22
ldr q12, 19f+272
eor x26, x26, x17, ror #48
eor x26, x26, x7, ror #54
eor x20, x6, x27, ror #10
eor v24.16b, v24.16b, v12.16b
eor x20, x20, x5, ror #16
eor x20, x20, x16, ror #42
eor x20, x20, x23
str x27, [sp, #192]
bcax v26.16b, v29.16b, v3.16b, v8.16b
eor x27, x1, x8, ror #32
eor x27, x27, x22, ror #32
eor x27, x27, x10, ror #14
bcax v8.16b, v8.16b, v16.16b, v3.16b
eor x27, x27, x0, ror #34
str x23, [sp, #200]
eor x23, x27, x30, ror #47
bcax v3.16b, v3.16b, v23.16b, v16.16b
eor x30, x30, x20, ror #15
eor x27, x26, x27, ror #15
eor x26, x13, x26, ror #3
bcax v16.16b, v16.16b, v29.16b, v23.16b
eor x20, x20, x13, ror #43
eor x4, x4, x23, ror #20
eor x9, x9, x26, ror #30
eor x14, x14, x30, ror #42
bcax v30.16b, v28.16b, v2.16b, v10.16b
eor x16, x16, x27, ror #6
eor x0, x0, x20, ror #30
eor x6, x6, x27, ror #48
bcax v9.16b, v10.16b, v5.16b, v2.16b
eor x8, x8, x20, ror #32
eor x12, x12, x23, ror #54
eor x19, x19, x26, ror #28
bcax v2.16b, v2.16b, v15.16b, v5.16b
eor x7, x7, x30, ror #10
eor x21, x21, x26, ror #60
eor x3, x3, x30
bcax v5.16b, v5.16b, v28.16b, v15.16b
eor x5, x5, x27, ror #32
eor x10, x10, x20, ror #50
eor x15, x15, x23, ror #50
eor x1, x1, x20
bcax v15.16b, v15.16b, v10.16b, v28.16b
eor x22, x22, x20, ror #32
eor x25, x25, x23, ror #30
eor x2, x2, x23, ror #26
bcax v17.16b, v7.16b, v1.16b, v25.16b
eor x24, x24, x26, ror #10
eor x28, x28, x26, ror #28
eor x17, x17, x30, ror #16
bcax v12.16b, v25.16b, v18.16b, v1.16b
eor x11, x11, x30
ldr x13, [sp, #200]
eor x13, x13, x27, ror #48
bcax v1.16b, v1.16b, v0.16b, v18.16b
ldr x20, [sp, #192]
eor x20, x20, x27, ror #38
bic x23, x14, x9, ror #7
bcax v18.16b, v18.16b, v7.16b, v0.16b
bic x26, x0, x16, ror #1
eor x14, x14, x26, ror #57
bic x30, x9, x4, ror #10
eor x0, x0, x30, ror #14
bcax v0.16b, v0.16b, v25.16b, v7.16b
bic x27, x16, x14, ror #6
eor x9, x9, x27, ror #51
bic x26, x4, x0, ror #40
bcax v29.16b, v27.16b, v31.16b, v22.16b
eor x16, x16, x26, ror #23
eor x4, x4, x23, ror #47
ldr x30, 20f+104
bcax v23.16b, v22.16b, v14.16b, v31.16b
eor x4, x4, x30
bic x27, x12, x8, ror #5
bic x26, x7, x19, ror #58
bcax v31.16b, v31.16b, v13.16b, v14.16b
eor x12, x12, x26, ror #34
bic x23, x8, x6, ror #24
eor x7, x7, x23, ror #35
bic x30, x19, x12, ror #36
bcax v14.16b, v14.16b, v27.16b, v13.16b
eor x8, x8, x30, ror #23
bic x26, x6, x7, ror #5
eor x19, x19, x26, ror #1
bcax v13.16b, v13.16b, v22.16b, v27.16b
eor x6, x6, x27, ror #35
bic x23, x5, x3, ror #51
bic x30, x15, x10, ror #10
bcax v10.16b, v21.16b, v4.16b, v20.16b
eor x5, x5, x30, ror #5
bic x26, x3, x21, ror #5
eor x15, x15, x26, ror #46
bcax v28.16b, v20.16b, v11.16b, v4.16b
bic x27, x10, x5, ror #49
eor x3, x3, x27, ror #28
bic x30, x21, x15, ror #13
eor x10, x10, x30, ror #41
bcax v4.16b, v4.16b, v6.16b, v11.16b
eor x21, x21, x23, ror #8
bic x26, x24, x25, ror #38
bic x27, x13, x17, ror #9
bcax v11.16b, v11.16b, v21.16b, v6.16b
eor x24, x24, x27, ror #48
bic x30, x25, x1, ror #39
eor x13, x13, x30, ror #54
bcax v6.16b, v6.16b, v20.16b, v21.16b
bic x23, x17, x24, ror #7
eor x25, x25, x23, ror #19
bic x27, x1, x13, ror #35
eor3 v25.16b, v24.16b, v30.16b, v17.16b
eor x17, x17, x27, ror #20
eor x1, x1, x26, ror #51
bic x30, x22, x20, ror #26
eor3 v25.16b, v25.16b, v29.16b, v10.16b
bic x23, x28, x2, ror #47
eor x22, x22, x23, ror #21
bic x27, x20, x11, ror #31
eor x28, x28, x27, ror #5
eor3 v7.16b, v26.16b, v9.16b, v12.16b
bic x26, x2, x22, ror #60
eor x20, x20, x26, ror #42
bic x23, x11, x28, ror #28
eor3 v7.16b, v7.16b, v23.16b, v28.16b
eor x2, x2, x23, ror #53
eor x11, x11, x30, ror #7
eor x27, x4, x6, ror #56
eor3 v22.16b, v8.16b, v2.16b, v1.16b
eor x27, x27, x21, ror #3
eor x27, x27, x1, ror #57
eor x27, x27, x11, ror #6
eor3 v22.16b, v22.16b, v31.16b, v4.16b
eor x26, x9, x8, ror #42
eor x26, x26, x3, ror #8
eor x26, x26, x25, ror #28
eor x26, x26, x20, ror #49
eor3 v27.16b, v3.16b, v5.16b, v18.16b
eor x23, x14, x12, ror #44
eor x23, x23, x5, ror #28
eor x23, x23, x24, ror #61
eor3 v27.16b, v27.16b, v14.16b, v11.16b
eor x23, x23, x22, ror #30
eor x30, x16, x19, ror #14
eor x30, x30, x10, ror #49
eor3 v20.16b, v16.16b, v15.16b, v0.16b
eor x30, x30, x17, ror #60
eor x30, x30, x2, ror #40
str x19, [sp, #192]
eor3 v20.16b, v20.16b, v13.16b, v6.16b
eor x19, x0, x7, ror #21
eor x19, x19, x15, ror #40
eor x19, x19, x13, ror #52
eor x19, x19, x28, ror #58
rax1 v21.2d, v20.2d, v7.2d
str x2, [sp, #200]
eor x2, x19, x26, ror #13
eor x26, x26, x30, ror #50
rax1 v7.2d, v7.2d, v27.2d
eor x19, x23, x19, ror #56
eor x23, x27, x23, ror #46
eor x30, x30, x27, ror #22
rax1 v20.2d, v22.2d, v20.2d
eor x4, x4, x2, ror #40
eor x8, x8, x23, ror #32
eor x5, x5, x26, ror #43
rax1 v22.2d, v25.2d, v22.2d
eor x17, x17, x19, ror #10
eor x28, x28, x30, ror #7
eor x16, x16, x19, ror #6
eor x7, x7, x30, ror #44
rax1 v27.2d, v27.2d, v25.2d
eor x21, x21, x2, ror #37
eor x25, x25, x23, ror #46
eor x22, x22, x26, ror #41
eor v24.16b, v24.16b, v21.16b
eor x9, x9, x23, ror #10
eor x12, x12, x26, ror #27
eor x10, x10, x19, ror #21
xar v9.2d, v9.2d, v22.2d, #20
eor x13, x13, x30, ror #13
eor x11, x11, x2, ror #34
eor x0, x0, x30, ror #1
xar v1.2d, v1.2d, v7.2d, #21
eor x15, x15, x30, ror #25
eor x6, x6, x2, ror #48
eor x1, x1, x2, ror #47
xar v14.2d, v14.2d, v20.2d, #43
eor x3, x3, x23, ror #2
eor x20, x20, x23, ror #25
eor x24, x24, x26, ror #10
eor x14, x14, x26, ror #7
xar v6.2d, v6.2d, v27.2d, #50
ldr x27, [sp, #200]
eor x27, x27, x19, ror #30
ldr x30, [sp, #192]
xar v3.2d, v3.2d, v20.2d, #36
eor x30, x30, x19, ror #56
bic x2, x5, x8, ror #20
bic x23, x28, x17, ror #60
xar v15.2d, v15.2d, v27.2d, #44
eor x5, x5, x23, ror #52
bic x26, x8, x4, ror #12
eor x28, x28, x26, ror #32
xar v17.2d, v17.2d, v21.2d, #61
bic x19, x17, x5, ror #16
eor x8, x8, x19, ror #28
bic x23, x4, x28, ror #20
eor x17, x17, x23, ror #48
xar v23.2d, v23.2d, v22.2d, #19
eor x4, x4, x2, ror #32
ldr x26, 20f+112
eor x4, x4, x26
xar v4.2d, v4.2d, v7.2d, #3
bic x19, x21, x7, ror #41
bic x23, x22, x25, ror #21
eor x21, x21, x23, ror #16
xar v26.2d, v26.2d, v22.2d, #63
bic x2, x7, x16, ror #36
eor x22, x22, x2, ror #25
bic x26, x25, x21, ror #27
xar v2.2d, v2.2d, v7.2d, #58
eor x7, x7, x26, ror #60
bic x23, x16, x22, ror #3
eor x25, x25, x23, ror #40
eor x16, x16, x19, ror #51
xar v18.2d, v18.2d, v20.2d, #39
bic x2, x10, x12, ror #20
bic x26, x11, x13, ror #32
eor x10, x10, x26, ror #51
xar v13.2d, v13.2d, v27.2d, #56
bic x23, x12, x9, ror #32
eor x11, x11, x23, ror #33
bic x19, x13, x10, ror #45
xar v10.2d, v10.2d, v21.2d, #46
eor x12, x12, x19, ror #63
bic x26, x9, x11, ror #63
eor x13, x13, x26, ror #33
xar v16.2d, v16.2d, v27.2d, #37
eor x9, x9, x2, ror #12
bic x23, x3, x6, ror #32
bic x19, x27, x24, ror #4
xar v0.2d, v0.2d, v27.2d, #25
eor x3, x3, x19, ror #37
bic x26, x6, x0, ror #57
eor x27, x27, x26, ror #59
bic x2, x24, x3, ror #23
xar v30.2d, v30.2d, v21.2d, #28
eor x6, x6, x2, ror #9
bic x19, x0, x27, ror #12
eor x24, x24, x19, ror #48
xar v29.2d, v29.2d, v21.2d, #23
eor x0, x0, x23, ror #39
bic x26, x15, x30, ror #23
bic x2, x20, x1, ror #43
xar v12.2d, v12.2d, v22.2d, #54
eor x15, x15, x2, ror #60
bic x19, x30, x14, ror #49
eor x20, x20, x19, ror #27
xar v28.2d, v28.2d, v22.2d, #62
bic x23, x1, x15, ror #25
eor x30, x30, x23, ror #16
bic x2, x14, x20, ror #52
eor x1, x1, x2, ror #33
xar v31.2d, v31.2d, v7.2d, #49
eor x14, x14, x26, ror #56
eor x19, x4, x16, ror #13
eor x19, x19, x9, ror #53
xar v8.2d, v8.2d, v7.2d, #2
eor x19, x19, x0, ror #13
eor x19, x19, x14, ror #49
eor x23, x8, x7, ror #53
xar v11.2d, v11.2d, v20.2d, #8
eor x23, x23, x12, ror #33
eor x23, x23, x6, ror #32
eor x23, x23, x30, ror #12
xar v5.2d, v5.2d, v20.2d, #9
eor x2, x5, x21, ror #32
eor x2, x2, x10, ror #33
eor x2, x2, x3, ror #20
eor x2, x2, x15, ror #9
bcax v25.16b, v24.16b, v1.16b, v9.16b
eor x26, x17, x25, ror #21
eor x26, x26, x13, ror #4
eor x26, x26, x24, ror #13
ldr q27, 19f+288
eor x26, x26, x1
str x25, [sp, #192]
eor x25, x28, x22, ror #60
eor v25.16b, v25.16b, v27.16b
eor x25, x25, x11, ror #32
eor x25, x25, x27, ror #5
eor x25, x25, x20, ror #17
bcax v21.16b, v9.16b, v14.16b, v1.16b
str x1, [sp, #200]
eor x1, x25, x23, ror #31
eor x23, x23, x26, ror #27
bcax v1.16b, v1.16b, v6.16b, v14.16b
eor x25, x2, x25, ror #51
eor x2, x19, x2, ror #31
eor x26, x26, x19, ror #47
eor x4, x4, x1, ror #20
bcax v14.16b, v14.16b, v24.16b, v6.16b
eor x7, x7, x2, ror #23
eor x10, x10, x23, ror #51
eor x24, x24, x25, ror #3
bcax v6.16b, v6.16b, v9.16b, v24.16b
eor x20, x20, x26, ror #43
eor x17, x17, x25, ror #16
eor x22, x22, x26
bcax v22.16b, v3.16b, v17.16b, v15.16b
eor x9, x9, x1, ror #31
eor x6, x6, x2, ror #44
eor x15, x15, x23, ror #11
bcax v7.16b, v15.16b, v23.16b, v17.16b
eor x8, x8, x2, ror #12
eor x21, x21, x23, ror #52
eor x13, x13, x25, ror #12
eor x27, x27, x26, ror #55
bcax v17.16b, v17.16b, v4.16b, v23.16b
eor x14, x14, x1, ror #35
eor x28, x28, x26, ror #60
eor x11, x11, x26, ror #28
bcax v23.16b, v23.16b, v3.16b, v4.16b
eor x16, x16, x1, ror #7
eor x0, x0, x1, ror #7
eor x12, x12, x2, ror #43
bcax v4.16b, v4.16b, v15.16b, v3.16b
eor x30, x30, x2
eor x3, x3, x23
eor x5, x5, x23, ror #20
bcax v20.16b, v26.16b, v18.16b, v2.16b
ldr x19, [sp, #200]
eor x19, x19, x25, ror #16
ldr x26, [sp, #192]
eor x26, x26, x25, ror #59
bcax v27.16b, v2.16b, v13.16b, v18.16b
bic x1, x10, x7, ror #39
bic x2, x20, x24, ror #49
eor x10, x10, x2, ror #1
bcax v18.16b, v18.16b, v10.16b, v13.16b
bic x23, x7, x4, ror #3
eor x20, x20, x23, ror #38
bic x25, x24, x10, ror #14
bcax v13.16b, v13.16b, v26.16b, v10.16b
eor x7, x7, x25, ror #11
bic x2, x4, x20, ror #23
eor x24, x24, x2, ror #56
bcax v10.16b, v10.16b, v2.16b, v26.16b
eor x4, x4, x1, ror #22
ldr x23, 20f+120
eor x4, x4, x23
bic x25, x9, x22, ror #10
bcax v9.16b, v16.16b, v12.16b, v30.16b
bic x2, x15, x6, ror #59
eor x9, x9, x2, ror #58
bic x1, x22, x17, ror #56
bcax v24.16b, v30.16b, v31.16b, v12.16b
eor x15, x15, x1, ror #16
bic x23, x6, x9, ror #11
eor x22, x22, x23, ror #43
bcax v12.16b, v12.16b, v11.16b, v31.16b
bic x2, x17, x15, ror #56
eor x6, x6, x2, ror #13
eor x17, x17, x25, ror #62
bcax v31.16b, v31.16b, v16.16b, v11.16b
bic x1, x13, x21, ror #63
bic x23, x14, x27, ror #50
eor x13, x13, x23, ror #36
bcax v11.16b, v11.16b, v30.16b, v16.16b
bic x2, x21, x8, ror #57
eor x14, x14, x2, ror #27
bic x25, x27, x13, ror #42
eor x21, x21, x25, ror #23
bcax v15.16b, v8.16b, v0.16b, v5.16b
bic x23, x8, x14, ror #44
eor x27, x27, x23, ror #34
eor x8, x8, x1, ror #8
bcax v3.16b, v5.16b, v29.16b, v0.16b
bic x2, x12, x16, ror #30
bic x25, x19, x3, ror #13
eor x12, x12, x25, ror #13
bcax v0.16b, v0.16b, v28.16b, v29.16b
bic x23, x16, x28, ror #16
eor x19, x19, x23, ror #17
bic x1, x3, x12, ror #38
bcax v29.16b, v29.16b, v8.16b, v28.16b
eor x16, x16, x1, ror #60
bic x25, x28, x19, ror #31
eor x3, x3, x25, ror #20
eor x28, x28, x2, ror #18
bcax v28.16b, v28.16b, v5.16b, v8.16b
bic x23, x11, x26, ror #33
bic x1, x30, x0, ror #38
eor x11, x11, x1, ror #49
eor3 v2.16b, v25.16b, v22.16b, v20.16b
bic x25, x26, x5, ror #52
eor x30, x30, x25, ror #48
bic x2, x0, x11, ror #41
eor3 v2.16b, v2.16b, v9.16b, v15.16b
eor x26, x26, x2, ror #54
bic x1, x5, x30, ror #28
eor x0, x0, x1, ror #62
eor3 v26.16b, v21.16b, v7.16b, v27.16b
eor x5, x5, x23, ror #43
eor x25, x4, x17, ror #52
eor x25, x25, x8, ror #51
eor x25, x25, x28, ror #57
eor3 v26.16b, v26.16b, v24.16b, v3.16b
eor x25, x25, x5, ror #34
eor x2, x7, x22, ror #63
eor x2, x2, x21, ror #61
eor3 v30.16b, v1.16b, v17.16b, v18.16b
eor x2, x2, x16, ror #44
eor x2, x2, x26, ror #49
eor x1, x10, x9, ror #28
eor3 v30.16b, v30.16b, v12.16b, v0.16b
eor x1, x1, x13, ror #37
eor x1, x1, x12, ror #53
eor x1, x1, x11, ror #55
eor3 v16.16b, v14.16b, v23.16b, v13.16b
eor x23, x24, x6, ror #31
eor x23, x23, x27, ror #9
eor x23, x23, x3, ror #29
eor3 v16.16b, v16.16b, v31.16b, v29.16b
eor x23, x23, x0, ror #28
str x6, [sp, #192]
eor x6, x20, x15, ror #21
eor x6, x6, x14, ror #8
eor3 v5.16b, v6.16b, v4.16b, v10.16b
eor x6, x6, x19, ror #1
eor x6, x6, x30, ror #39
str x0, [sp, #200]
eor3 v5.16b, v5.16b, v11.16b, v28.16b
eor x0, x6, x2, ror #37
eor x2, x2, x23, ror #10
eor x6, x1, x6
rax1 v8.2d, v5.2d, v26.2d
eor x1, x25, x1, ror #21
eor x23, x23, x25, ror #55
eor x4, x4, x0, ror #23
rax1 v26.2d, v26.2d, v16.2d
eor x22, x22, x1, ror #4
eor x13, x13, x2, ror #2
eor x3, x3, x6, ror #49
eor x30, x30, x23, ror #10
rax1 v5.2d, v30.2d, v5.2d
eor x24, x24, x6, ror #14
eor x15, x15, x23, ror #28
eor x8, x8, x0, ror #36
rax1 v30.2d, v2.2d, v30.2d
eor x16, x16, x1, ror #23
eor x11, x11, x2, ror #48
eor x7, x7, x1, ror #3
rax1 v16.2d, v16.2d, v2.2d
eor x9, x9, x2, ror #11
eor x27, x27, x6, ror #5
eor x19, x19, x23, ror #48
eor v25.16b, v25.16b, v8.16b
eor x5, x5, x0, ror #53
eor x20, x20, x23, ror #49
eor x14, x14, x23, ror #41
eor x17, x17, x0, ror #35
xar v7.2d, v7.2d, v30.2d, #20
eor x28, x28, x0, ror #30
eor x21, x21, x1, ror #6
eor x26, x26, x1, ror #18
xar v18.2d, v18.2d, v26.2d, #21
eor x12, x12, x2, ror #50
eor x10, x10, x2, ror #39
ldr x25, [sp, #200]
xar v31.2d, v31.2d, v5.2d, #43
eor x25, x25, x6, ror #50
ldr x23, [sp, #192]
eor x23, x23, x6, ror #47
xar v28.2d, v28.2d, v16.2d, #50
bic x0, x13, x22
bic x1, x30, x3, ror #32
eor x13, x13, x1, ror #32
bic x2, x22, x4, ror #48
xar v14.2d, v14.2d, v5.2d, #36
eor x30, x30, x2, ror #32
bic x6, x3, x13
eor x22, x22, x6
xar v4.2d, v4.2d, v16.2d, #44
bic x1, x4, x30, ror #48
eor x3, x3, x1, ror #48
eor x4, x4, x0, ror #16
xar v20.2d, v20.2d, v8.2d, #61
ldr x2, 20f+128
eor x4, x4, x2
bic x6, x8, x15, ror #40
xar v24.2d, v24.2d, v30.2d, #19
bic x1, x11, x16, ror #44
eor x8, x8, x1, ror #32
bic x0, x15, x24, ror #20
xar v0.2d, v0.2d, v26.2d, #3
eor x11, x11, x0, ror #8
bic x2, x16, x8, ror #52
eor x15, x15, x2, ror #36
bic x1, x24, x11, ror #36
bcax v2.16b, v25.16b, v18.16b, v7.16b
eor x16, x16, x1, ror #48
eor x24, x24, x6, ror #4
bic x0, x27, x9, ror #52
eor v2.16b, v2.16b, v19.16b
bic x2, x5, x19
eor x27, x27, x2, ror #24
bic x1, x9, x7, ror #16
xar v21.2d, v21.2d, v30.2d, #63
eor x5, x5, x1, ror #28
bic x6, x19, x27, ror #40
eor x9, x9, x6, ror #36
xar v17.2d, v17.2d, v26.2d, #58
bic x2, x7, x5, ror #20
eor x19, x19, x2, ror #44
eor x7, x7, x0, ror #60
bic x1, x21, x17, ror #32
xar v13.2d, v13.2d, v5.2d, #39
bic x6, x25, x12, ror #16
eor x21, x21, x6, ror #60
bic x2, x17, x20, ror #44
xar v11.2d, v11.2d, v16.2d, #56
eor x25, x25, x2, ror #36
bic x0, x12, x21, ror #52
eor x17, x17, x0, ror #44
xar v15.2d, v15.2d, v8.2d, #46
bic x6, x20, x25, ror #48
eor x12, x12, x6
eor x20, x20, x1, ror #52
xar v6.2d, v6.2d, v16.2d, #37
bic x2, x14, x23, ror #56
bic x0, x26, x28, ror #36
eor x14, x14, x0, ror #52
bic x6, x23, x10, ror #40
xar v10.2d, v10.2d, v16.2d, #25
eor x26, x26, x6, ror #4
bic x1, x28, x14, ror #40
eor x23, x23, x1, ror #32
xar v22.2d, v22.2d, v8.2d, #28
bic x0, x10, x26, ror #20
eor x28, x28, x0, ror #8
eor x10, x10, x2, ror #32
xar v9.2d, v9.2d, v8.2d, #23
eor x6, x4, x24, ror #44
eor x6, x6, x7, ror #60
eor x6, x6, x20, ror #60
xar v27.2d, v27.2d, v30.2d, #54
eor x6, x6, x10, ror #24
eor x1, x22, x15, ror #8
eor x1, x1, x9, ror #28
xar v3.2d, v3.2d, v30.2d, #62
eor x1, x1, x17
eor x1, x1, x23, ror #32
eor x0, x13, x8, ror #32
eor x0, x0, x27, ror #40
xar v12.2d, v12.2d, v26.2d, #49
eor x0, x0, x21, ror #32
eor x0, x0, x14, ror #40
eor x2, x3, x16, ror #44
xar v1.2d, v1.2d, v26.2d, #2
eor x2, x2, x19
eor x2, x2, x12, ror #44
eor x2, x2, x28
xar v29.2d, v29.2d, v5.2d, #8
str x16, [sp, #192]
eor x16, x30, x11, ror #32
eor x16, x16, x5, ror #32
xar v23.2d, v23.2d, v5.2d, #9
eor x16, x16, x25, ror #60
eor x16, x16, x26, ror #60
str x28, [sp, #200]
eor x28, x16, x1, ror #31
bcax v19.16b, v7.16b, v31.16b, v18.16b
eor x1, x1, x2, ror #63
eor x16, x0, x16, ror #31
eor x0, x6, x0, ror #15
bcax v18.16b, v18.16b, v28.16b, v31.16b
eor x2, x2, x6, ror #47
eor x4, x4, x28, ror #48
eor x15, x15, x0, ror #40
bcax v31.16b, v31.16b, v25.16b, v28.16b
eor x27, x27, x1, ror #24
eor x12, x12, x16, ror #20
eor x26, x26, x2, ror #36
bcax v28.16b, v28.16b, v7.16b, v25.16b
eor x3, x3, x16
eor x11, x11, x2
eor x7, x7, x28, ror #52
eor x17, x17, x0, ror #48
bcax v16.16b, v14.16b, v20.16b, v4.16b
eor x14, x14, x1, ror #24
eor x22, x22, x0, ror #48
eor x8, x8, x1, ror #32
bcax v8.16b, v4.16b, v24.16b, v20.16b
eor x19, x19, x16
eor x25, x25, x2, ror #36
eor x10, x10, x28, ror #24
bcax v20.16b, v20.16b, v0.16b, v24.16b
eor x30, x30, x2, ror #32
eor x5, x5, x2
eor x24, x24, x28, ror #4
bcax v24.16b, v24.16b, v14.16b, v0.16b
eor x20, x20, x28, ror #52
eor x9, x9, x0, ror #20
eor x23, x23, x0, ror #16
eor x21, x21, x1, ror #32
bcax v0.16b, v0.16b, v4.16b, v14.16b
eor x13, x13, x1
ldr x6, [sp, #200]
eor x6, x6, x16
bcax v30.16b, v21.16b, v13.16b, v17.16b
ldr x2, [sp, #192]
eor x2, x2, x16, ror #20
bic x28, x27, x15, ror #31
bcax v26.16b, v17.16b, v11.16b, v13.16b
bic x0, x26, x12, ror #9
eor x27, x27, x0, ror #17
bic x1, x15, x4, ror #20
bcax v13.16b, v13.16b, v15.16b, v11.16b
eor x26, x26, x1, ror #14
bic x16, x12, x27, ror #38
eor x15, x15, x16, ror #59
bcax v11.16b, v11.16b, v21.16b, v15.16b
bic x0, x4, x26, ror #30
eor x12, x12, x0, ror #25
eor x4, x4, x28, ror #13
ldr x1, 20f+136
bcax v15.16b, v15.16b, v17.16b, v21.16b
eor x4, x4, x1
bic x16, x7, x11, ror #3
bic x0, x14, x17, ror #40
bcax v5.16b, v6.16b, v27.16b, v22.16b
eor x7, x7, x0, ror #2
bic x28, x11, x3, ror #56
eor x14, x14, x28, ror #1
bcax v7.16b, v22.16b, v12.16b, v27.16b
bic x1, x17, x7, ror #22
eor x11, x11, x1, ror #39
bic x0, x3, x14, ror #7
bcax v27.16b, v27.16b, v29.16b, v12.16b
eor x17, x17, x0, ror #17
eor x3, x3, x16, ror #5
bic x28, x19, x8, ror #51
bic x1, x10, x25, ror #30
bcax v12.16b, v12.16b, v6.16b, v29.16b
eor x19, x19, x1, ror #15
bic x0, x8, x22, ror #37
eor x10, x10, x0, ror #36
bcax v29.16b, v29.16b, v22.16b, v6.16b
bic x16, x25, x19, ror #19
eor x8, x8, x16, ror #58
bic x1, x22, x10, ror #55
bcax v25.16b, v1.16b, v10.16b, v23.16b
eor x25, x25, x1, ror #43
eor x22, x22, x28, ror #40
bic x0, x9, x24, ror #38
bcax v4.16b, v23.16b, v9.16b, v10.16b
bic x16, x6, x21, ror #9
eor x9, x9, x16, ror #54
bic x1, x24, x30, ror #13
eor x6, x6, x1, ror #48
bcax v10.16b, v10.16b, v3.16b, v9.16b
bic x28, x21, x9, ror #1
eor x24, x24, x28, ror #25
bic x16, x30, x6, ror #3
bcax v9.16b, v9.16b, v1.16b, v3.16b
eor x21, x21, x16, ror #52
eor x30, x30, x0, ror #13
bic x1, x5, x2, ror #28
bcax v3.16b, v3.16b, v23.16b, v1.16b
bic x28, x23, x20, ror #37
eor x5, x5, x28, ror #5
bic x16, x2, x13, ror #13
eor3 v14.16b, v2.16b, v16.16b, v30.16b
eor x23, x23, x16, ror #23
bic x0, x20, x5, ror #22
eor x2, x2, x0, ror #14
eor3 v17.16b, v19.16b, v8.16b, v26.16b
bic x28, x13, x23, ror #28
eor x20, x20, x28, ror #63
eor x13, x13, x1, ror #23
eor x16, x4, x3, ror #52
eor3 v21.16b, v18.16b, v20.16b, v13.16b
eor x16, x16, x22, ror #15
eor x16, x16, x30, ror #21
eor x16, x16, x13, ror #18
eor3 v22.16b, v31.16b, v24.16b, v11.16b
eor x0, x15, x11, ror #16
eor x0, x0, x8, ror #62
eor x0, x0, x24, ror #28
eor3 v14.16b, v14.16b, v5.16b, v25.16b
eor x0, x0, x2, ror #25
eor x28, x27, x7, ror #44
eor x28, x28, x19, ror #42
eor3 v17.16b, v17.16b, v7.16b, v4.16b
eor x28, x28, x9, ror #21
eor x28, x28, x5, ror #28
eor x1, x12, x17, ror #60
eor x1, x1, x25, ror #61
eor3 v21.16b, v21.16b, v27.16b, v10.16b
eor x1, x1, x21, ror #58
eor x1, x1, x20, ror #44
str x17, [sp, #192]
eor3 v22.16b, v22.16b, v12.16b, v9.16b
eor x17, x26, x14, ror #29
eor x17, x17, x10, ror #40
eor x17, x17, x6, ror #58
eor3 v6.16b, v28.16b, v0.16b, v15.16b
eor x17, x17, x23, ror #16
str x20, [sp, #200]
eor x20, x17, x0, ror #13
rax1 v23.2d, v17.2d, v22.2d
eor x0, x0, x1, ror #58
eor x17, x28, x17, ror #16
eor x28, x16, x28, ror #12
eor x1, x1, x16, ror #24
rax1 v22.2d, v22.2d, v14.2d
eor x4, x4, x20, ror #30
eor x11, x11, x28, ror #4
eor x19, x19, x0, ror #53
rax1 v14.2d, v14.2d, v21.2d
eor x21, x21, x17, ror #44
eor x23, x23, x1, ror #57
eor x12, x12, x17, ror #38
eor3 v6.16b, v6.16b, v29.16b, v3.16b
eor x14, x14, x1, ror #44
eor x22, x22, x20, ror #15
eor x24, x24, x28, ror #56
xar v13.2d, v13.2d, v23.2d, #21
eor x5, x5, x0, ror #3
eor x15, x15, x28, ror #20
eor x7, x7, x0, ror #51
eor x25, x25, x17, ror #41
xar v3.2d, v3.2d, v22.2d, #50
eor x6, x6, x1, ror #15
eor x13, x13, x20, ror #12
eor x26, x26, x1, ror #9
xar v8.2d, v8.2d, v14.2d, #20
eor x10, x10, x1, ror #33
eor x3, x3, x20, ror #42
eor x30, x30, x20, ror #9
rax1 v17.2d, v6.2d, v17.2d
eor x8, x8, x28, ror #22
eor x2, x2, x28, ror #59
eor x9, x9, x0, ror #10
rax1 v21.2d, v21.2d, v6.2d
eor x27, x27, x0, ror #31
ldr x16, [sp, #200]
eor x16, x16, x17, ror #58
xar v0.2d, v0.2d, v22.2d, #44
ldr x1, [sp, #192]
eor x1, x1, x17, ror #42
bic x20, x19, x11, ror #4
bic x28, x23, x21, ror #44
xar v7.2d, v7.2d, v14.2d, #19
eor x19, x19, x28, ror #20
bic x0, x11, x4, ror #48
eor x23, x23, x0, ror #48
eor v2.16b, v2.16b, v17.16b
bic x17, x21, x19
eor x11, x11, x17, ror #60
bic x28, x4, x23, ror #32
xar v12.2d, v12.2d, v21.2d, #43
eor x21, x21, x28, ror #52
eor x4, x4, x20, ror #12
ldr x0, 20f+144
xar v31.2d, v31.2d, v21.2d, #36
eor x4, x4, x0
bic x17, x22, x14, ror #27
bic x28, x5, x24, ror #47
eor x22, x22, x28, ror #32
xar v30.2d, v30.2d, v17.2d, #61
bic x20, x14, x12, ror #36
eor x5, x5, x20, ror #59
bic x0, x24, x22, ror #49
xar v10.2d, v10.2d, v23.2d, #3
eor x14, x14, x0, ror #52
bic x28, x12, x5, ror #33
eor x24, x24, x28, ror #48
xar v19.2d, v19.2d, v14.2d, #63
eor x12, x12, x17, ror #1
bic x20, x25, x7, ror #40
bic x0, x13, x6, ror #16
xar v20.2d, v20.2d, v23.2d, #58
eor x25, x25, x0, ror #53
bic x28, x7, x15, ror #56
eor x13, x13, x28, ror #51
bic x17, x6, x25, ror #59
xar v11.2d, v11.2d, v21.2d, #39
eor x7, x7, x17, ror #29
bic x0, x15, x13, ror #21
eor x6, x6, x0, ror #27
xar v29.2d, v29.2d, v22.2d, #56
eor x15, x15, x20, ror #32
bic x28, x8, x3, ror #48
bic x17, x16, x9, ror #56
xar v25.2d, v25.2d, v17.2d, #46
eor x8, x8, x17, ror #59
bic x0, x3, x26, ror #51
eor x16, x16, x0, ror #53
xar v28.2d, v28.2d, v22.2d, #37
bic x20, x9, x8, ror #13
eor x3, x3, x20, ror #3
bic x17, x26, x16, ror #24
xar v15.2d, v15.2d, v22.2d, #25
eor x9, x9, x17, ror #48
eor x26, x26, x28, ror #29
bic x0, x10, x1, ror #13
bic x20, x2, x30, ror #41
xar v16.2d, v16.2d, v17.2d, #28
eor x10, x10, x20, ror #36
bic x17, x1, x27, ror #35
eor x2, x2, x17, ror #41
xar v5.2d, v5.2d, v17.2d, #23
bic x28, x30, x10, ror #51
eor x1, x1, x28
bic x20, x27, x2, ror #52
xar v26.2d, v26.2d, v14.2d, #54
eor x30, x30, x20, ror #35
eor x27, x27, x0, ror #16
eor x17, x4, x12, ror #11
xar v4.2d, v4.2d, v14.2d, #62
eor x17, x17, x15, ror #43
eor x17, x17, x26, ror #3
eor x17, x17, x27, ror #15
eor x28, x11, x14, ror #23
xar v27.2d, v27.2d, v23.2d, #49
eor x28, x28, x7, ror #35
eor x28, x28, x3
eor x28, x28, x1, ror #28
xar v18.2d, v18.2d, v23.2d, #2
eor x20, x19, x22
eor x20, x20, x25, ror #63
eor x20, x20, x8, ror #20
xar v9.2d, v9.2d, v21.2d, #8
eor x20, x20, x10, ror #19
eor x0, x21, x24, ror #15
eor x0, x0, x6, ror #4
xar v24.2d, v24.2d, v21.2d, #9
eor x0, x0, x9, ror #7
eor x0, x0, x30, ror #32
str x24, [sp, #192]
eor x24, x23, x5, ror #12
bcax v1.16b, v2.16b, v13.16b, v8.16b
eor x24, x24, x13, ror #32
eor x24, x24, x16, ror #59
eor x24, x24, x2, ror #35
ldr q6, 19f+304
str x30, [sp, #200]
eor x30, x24, x28, ror #47
eor x28, x28, x0, ror #59
bcax v22.16b, v8.16b, v12.16b, v13.16b
eor x24, x20, x24, ror #19
eor x20, x17, x20, ror #11
eor x0, x0, x17, ror #51
bcax v13.16b, v13.16b, v3.16b, v12.16b
eor x4, x4, x30, ror #32
eor x14, x14, x20, ror #25
eor x25, x25, x28, ror #5
eor x9, x9, x24, ror #57
bcax v12.16b, v12.16b, v2.16b, v3.16b
eor x2, x2, x0, ror #9
eor x21, x21, x24
eor x5, x5, x0, ror #32
eor v1.16b, v1.16b, v6.16b
eor x15, x15, x30, ror #53
eor x3, x3, x20, ror #48
eor x10, x10, x28, ror #49
bcax v3.16b, v3.16b, v8.16b, v2.16b
bic x17, x25, x14, ror #27
eor x17, x4, x17, ror #32
str x21, [sp, #208]
bcax v17.16b, v31.16b, v30.16b, v0.16b
ldr x21, 20f+40
eor x17, x17, x21
bic x21, x2, x9, ror #9
bcax v14.16b, v0.16b, v7.16b, v30.16b
eor x25, x25, x21, ror #21
bic x21, x14, x4, ror #5
eor x2, x2, x21, ror #6
bic x21, x9, x25, ror #34
bcax v30.16b, v30.16b, v10.16b, v7.16b
eor x14, x14, x21, ror #3
bic x4, x4, x2, ror #53
eor x9, x9, x4, ror #2
bcax v7.16b, v7.16b, v31.16b, v10.16b
eor x11, x11, x20, ror #48
eor x22, x22, x28, ror #4
eor x6, x6, x24, ror #60
bcax v10.16b, v10.16b, v0.16b, v31.16b
eor x16, x16, x0, ror #49
eor x27, x27, x30, ror #17
eor x23, x23, x0, ror #44
bcax v23.16b, v19.16b, v11.16b, v20.16b
eor x13, x13, x0, ror #12
eor x12, x12, x30, ror #21
eor x26, x26, x30, ror #29
eor x7, x7, x20, ror #13
bcax v21.16b, v20.16b, v29.16b, v11.16b
eor x1, x1, x20, ror #20
eor x8, x8, x28, ror #48
eor x19, x19, x28, ror #4
bcax v11.16b, v11.16b, v25.16b, v29.16b
ldr x21, [sp, #200]
eor x21, x21, x24, ror #32
ldr x4, [sp, #192]
bcax v29.16b, v29.16b, v19.16b, v25.16b
eor x4, x4, x24, ror #49
bic x0, x15, x5, ror #48
bic x30, x10, x3, ror #1
bcax v25.16b, v25.16b, v20.16b, v19.16b
eor x15, x15, x30, ror #58
ldr x20, [sp, #208]
bic x28, x5, x20, ror #24
eor x10, x10, x28, ror #54
bcax v6.16b, v28.16b, v26.16b, v16.16b
bic x24, x3, x15, ror #5
eor x5, x5, x24, ror #11
bic x30, x20, x10, ror #50
bcax v8.16b, v16.16b, v27.16b, v26.16b
eor x3, x3, x30, ror #13
eor x20, x20, x0, ror #56
bic x28, x6, x22, ror #15
bcax v26.16b, v26.16b, v9.16b, v27.16b
bic x24, x27, x16, ror #22
eor x6, x6, x24, ror #6
bic x30, x22, x11, ror #9
bcax v27.16b, v27.16b, v28.16b, v9.16b
eor x27, x27, x30, ror #9
bic x0, x16, x6, ror #36
eor x22, x22, x0, ror #13
bcax v9.16b, v9.16b, v16.16b, v28.16b
bic x24, x11, x27, ror #46
eor x16, x16, x24, ror #60
eor x11, x11, x28, ror #40
bic x30, x7, x12, ror #62
bcax v2.16b, v18.16b, v15.16b, v24.16b
bic x0, x21, x8, ror #29
eor x7, x7, x0, ror #11
bic x24, x12, x23, ror #30
bcax v0.16b, v24.16b, v5.16b, v15.16b
eor x21, x21, x24, ror #51
bic x28, x8, x7, ror #24
eor x12, x12, x28, ror #42
bcax v15.16b, v15.16b, v4.16b, v5.16b
bic x0, x23, x21, ror #47
eor x8, x8, x0, ror #52
eor x23, x23, x30, ror #36
bcax v5.16b, v5.16b, v18.16b, v4.16b
bic x24, x13, x4, ror #11
bic x28, x1, x26, ror #48
eor x13, x13, x28, ror #17
bic x0, x4, x19, ror #42
bcax v4.16b, v4.16b, v24.16b, v18.16b
eor x1, x1, x0, ror #58
bic x30, x26, x13, ror #63
eor x4, x4, x30, ror #54
eor3 v31.16b, v1.16b, v17.16b, v23.16b
bic x28, x19, x1, ror #28
eor x26, x26, x28, ror #52
eor x19, x19, x24, ror #11
eor3 v20.16b, v22.16b, v14.16b, v21.16b
eor x0, x17, x20, ror #48
eor x0, x0, x11, ror #15
eor x0, x0, x23, ror #5
eor3 v19.16b, v13.16b, v30.16b, v11.16b
eor x0, x0, x19, ror #14
eor x30, x14, x5, ror #29
eor x30, x30, x22, ror #11
eor x30, x30, x12, ror #44
eor3 v16.16b, v12.16b, v7.16b, v29.16b
eor x30, x30, x4, ror #41
eor x28, x25, x15, ror #8
eor x28, x28, x6, ror #23
eor3 v31.16b, v31.16b, v6.16b, v2.16b
eor x28, x28, x7, ror #9
eor x28, x28, x13, ror #57
eor x24, x9, x3, ror #37
eor3 v20.16b, v20.16b, v8.16b, v0.16b
eor x24, x24, x16, ror #21
eor x24, x24, x8, ror #19
eor x24, x24, x26, ror #28
eor3 v19.16b, v19.16b, v26.16b, v15.16b
str x3, [sp, #208]
eor x3, x2, x10, ror #45
eor x3, x3, x27, ror #8
eor x3, x3, x21, ror #63
eor3 v16.16b, v16.16b, v27.16b, v5.16b
eor x3, x3, x1, ror #53
str x26, [sp, #192]
eor x26, x3, x30, ror #5
eor3 v28.16b, v3.16b, v10.16b, v25.16b
eor x30, x30, x24, ror #2
eor x3, x28, x3, ror #20
eor x28, x0, x28, ror #31
rax1 v24.2d, v20.2d, v16.2d
eor x24, x24, x0, ror #1
eor x17, x17, x26, ror #53
eor x5, x5, x28, ror #40
rax1 v16.2d, v16.2d, v31.2d
eor x6, x6, x30, ror #4
eor x8, x8, x3, ror #15
eor x1, x1, x24, ror #20
rax1 v31.2d, v31.2d, v19.2d
eor x9, x9, x3, ror #34
eor x10, x10, x24, ror #28
eor x11, x11, x26, ror #38
eor x12, x12, x28, ror #25
eor3 v28.16b, v28.16b, v9.16b, v4.16b
eor x13, x13, x30, ror #34
eor x14, x14, x28, ror #5
eor x15, x15, x30, ror #19
xar v11.2d, v11.2d, v24.2d, #21
eor x16, x16, x3, ror #13
eor x21, x21, x24, ror #10
eor x19, x19, x26, ror #39
xar v4.2d, v4.2d, v16.2d, #50
eor x2, x2, x24, ror #9
eor x27, x27, x24, ror #1
eor x20, x20, x26, ror #5
xar v14.2d, v14.2d, v31.2d, #20
eor x23, x23, x26, ror #48
eor x22, x22, x28, ror #58
eor x4, x4, x28, ror #28
eor x7, x7, x30, ror #18
rax1 v20.2d, v28.2d, v20.2d
eor x25, x25, x30, ror #27
ldr x0, [sp, #192]
eor x0, x0, x3, ror #6
rax1 v19.2d, v19.2d, v28.2d
ldr x24, [sp, #208]
eor x24, x24, x3, ror #61
bic x26, x6, x5, ror #32
xar v10.2d, v10.2d, v16.2d, #44
bic x28, x1, x8, ror #32
eor x6, x6, x28, ror #16
bic x30, x5, x17, ror #20
xar v8.2d, v8.2d, v31.2d, #19
eor x1, x1, x30, ror #16
bic x3, x8, x6, ror #16
eor x5, x5, x3, ror #16
bic x28, x17, x1, ror #28
eor v1.16b, v1.16b, v20.16b
eor x8, x8, x28, ror #4
eor x17, x17, x26, ror #12
ldr x30, 20f+152
xar v27.2d, v27.2d, v19.2d, #43
eor x17, x17, x30
bic x3, x11, x10, ror #2
bic x28, x13, x12, ror #30
xar v12.2d, v12.2d, v19.2d, #36
eor x11, x11, x28, ror #16
bic x26, x10, x9, ror #20
eor x13, x13, x26, ror #50
xar v23.2d, v23.2d, v20.2d, #61
bic x30, x12, x11, ror #18
eor x10, x10, x30, ror #44
bic x28, x9, x13, ror #58
xar v15.2d, v15.2d, v24.2d, #3
eor x12, x12, x28, ror #40
eor x9, x9, x3, ror #42
bic x26, x16, x15, ror #40
bic x30, x19, x21, ror #48
bcax v18.16b, v1.16b, v11.16b, v14.16b
eor x16, x16, x30, ror #2
bic x28, x15, x14, ror #24
eor x19, x19, x28, ror #38
xar v22.2d, v22.2d, v31.2d, #63
bic x3, x21, x16, ror #14
eor x15, x15, x3, ror #10
bic x30, x14, x19, ror #2
xar v30.2d, v30.2d, v24.2d, #58
eor x21, x21, x30, ror #14
eor x14, x14, x26
bic x28, x22, x20, ror #16
xar v29.2d, v29.2d, v19.2d, #39
bic x3, x0, x7, ror #56
eor x22, x22, x3, ror #38
bic x30, x20, x2, ror #14
eor x0, x0, x30, ror #42
ldr q28, 19f+64
bic x26, x7, x22, ror #34
eor x20, x20, x26, ror #14
bic x3, x2, x0, ror #8
eor v18.16b, v18.16b, v28.16b
eor x7, x7, x3
eor x2, x2, x28, ror #34
bic x30, x27, x24, ror #22
xar v9.2d, v9.2d, v16.2d, #56
bic x26, x4, x23, ror #58
eor x27, x27, x26, ror #12
bic x3, x24, x25, ror #54
xar v2.2d, v2.2d, v20.2d, #46
eor x4, x4, x3, ror #10
bic x28, x23, x27, ror #58
eor x24, x24, x28, ror #48
bic x26, x25, x4
xar v3.2d, v3.2d, v16.2d, #37
eor x23, x23, x26, ror #6
eor x25, x25, x30, ror #52
eor x3, x17, x9, ror #34
xar v25.2d, v25.2d, v16.2d, #25
eor x3, x3, x14, ror #58
eor x3, x3, x2, ror #26
eor x3, x3, x25, ror #34
xar v17.2d, v17.2d, v20.2d, #28
eor x28, x5, x10, ror #34
eor x28, x28, x15, ror #54
eor x28, x28, x20, ror #32
xar v6.2d, v6.2d, v20.2d, #23
eor x28, x28, x24
eor x26, x6, x11
eor x26, x26, x16, ror #46
eor x26, x26, x22, ror #48
xar v21.2d, v21.2d, v31.2d, #54
eor x26, x26, x27, ror #10
eor x30, x8, x12, ror #62
eor x30, x30, x21, ror #48
xar v0.2d, v0.2d, v31.2d, #62
eor x30, x30, x7, ror #30
eor x30, x30, x23, ror #32
str x12, [sp, #208]
xar v26.2d, v26.2d, v24.2d, #49
eor x12, x1, x13
eor x12, x12, x19, ror #32
eor x12, x12, x0, ror #6
xar v13.2d, v13.2d, v24.2d, #2
eor x12, x12, x4, ror #6
str x23, [sp, #192]
eor x23, x12, x28, ror #15
xar v5.2d, v5.2d, v19.2d, #8
eor x28, x28, x30, ror #15
eor x12, x26, x12, ror #15
eor x26, x3, x26, ror #11
eor x30, x30, x3, ror #3
xar v7.2d, v7.2d, v19.2d, #9
eor x17, x17, x23, ror #28
eor x10, x10, x26, ror #50
eor x16, x16, x28, ror #50
bcax v28.16b, v14.16b, v27.16b, v11.16b
eor x7, x7, x12, ror #50
eor x4, x4, x30, ror #26
eor x8, x8, x12, ror #16
bcax v11.16b, v11.16b, v4.16b, v27.16b
eor x13, x13, x30, ror #32
eor x14, x14, x23, ror #34
eor x20, x20, x26, ror #52
bcax v27.16b, v27.16b, v1.16b, v4.16b
eor x27, x27, x28, ror #22
bic x3, x16, x10, ror #19
eor x3, x17, x3, ror #15
str x8, [sp, #200]
bcax v4.16b, v4.16b, v14.16b, v1.16b
ldr x8, 20f+32
eor x3, x3, x8
bic x8, x4, x7, ror #49
bcax v16.16b, v12.16b, v23.16b, v10.16b
eor x16, x16, x8, ror #5
bic x8, x10, x17, ror #30
eor x4, x4, x8, ror #14
bcax v20.16b, v10.16b, v8.16b, v23.16b
bic x8, x7, x16, ror #10
eor x10, x10, x8, ror #35
bic x17, x17, x4, ror #20
bcax v23.16b, v23.16b, v15.16b, v8.16b
eor x7, x7, x17, ror #59
eor x5, x5, x26, ror #20
eor x11, x11, x28, ror #32
eor x21, x21, x12, ror #32
bcax v8.16b, v8.16b, v12.16b, v15.16b
eor x0, x0, x30, ror #26
eor x25, x25, x23, ror #58
eor x1, x1, x30, ror #32
bcax v15.16b, v15.16b, v10.16b, v12.16b
eor x19, x19, x30
eor x9, x9, x23, ror #58
eor x2, x2, x23, ror #2
bcax v31.16b, v22.16b, v29.16b, v30.16b
eor x15, x15, x26, ror #30
eor x24, x24, x26, ror #20
eor x22, x22, x28, ror #48
bcax v24.16b, v30.16b, v9.16b, v29.16b
eor x6, x6, x28, ror #32
ldr x8, [sp, #192]
eor x8, x8, x12, ror #48
bcax v29.16b, v29.16b, v2.16b, v9.16b
ldr x17, [sp, #208]
eor x17, x17, x12, ror #18
bic x30, x14, x13, ror #17
bic x23, x27, x20, ror #6
bcax v9.16b, v9.16b, v22.16b, v2.16b
ldr x26, [sp, #200]
bic x28, x13, x26, ror #24
bic x12, x21, x11, ror #51
bcax v2.16b, v2.16b, v30.16b, v22.16b
eor x30, x26, x30, ror #23
eor x14, x14, x23, ror #34
eor x27, x27, x28, ror #47
bcax v19.16b, v3.16b, v21.16b, v17.16b
bic x23, x25, x0, ror #10
eor x12, x5, x12, ror #40
bic x28, x20, x14, ror #24
bcax v14.16b, v17.16b, v26.16b, v21.16b
bic x26, x26, x27, ror #57
eor x21, x21, x23, ror #61
bic x23, x11, x5, ror #37
eor x13, x13, x28, ror #23
bcax v21.16b, v21.16b, v5.16b, v26.16b
eor x20, x20, x26, ror #1
bic x28, x0, x21, ror #57
eor x25, x25, x23, ror #54
bcax v26.16b, v26.16b, v3.16b, v5.16b
bic x26, x15, x9, ror #38
bic x23, x8, x22, ror #9
eor x11, x11, x28, ror #20
bcax v5.16b, v5.16b, v17.16b, v3.16b
bic x5, x5, x25, ror #37
bic x28, x9, x1, ror #3
eor x15, x15, x23, ror #12
bcax v1.16b, v13.16b, v25.16b, v7.16b
eor x26, x1, x26, ror #23
eor x0, x0, x5, ror #17
eor x8, x8, x28, ror #26
bic x23, x22, x15, ror #43
bcax v10.16b, v7.16b, v6.16b, v25.16b
bic x5, x19, x17, ror #46
bic x28, x24, x2, ror #7
bic x1, x1, x8, ror #35
bcax v25.16b, v25.16b, v0.16b, v6.16b
eor x9, x9, x23, ror #47
bic x23, x17, x6, ror #11
eor x19, x19, x28, ror #21
bcax v6.16b, v6.16b, v13.16b, v0.16b
eor x22, x22, x1, ror #20
eor x5, x6, x5, ror #7
eor x24, x24, x23, ror #25
bcax v0.16b, v0.16b, v7.16b, v13.16b
bic x28, x2, x19, ror #36
bic x6, x6, x24, ror #28
eor x17, x17, x28, ror #46
eor x2, x2, x6, ror #29
ldr x1, [sp, #184]
cmp x1, #1
b.eq 12f
cmp x1, #2
b.eq 13f
cmp x1, #3
b.eq 14f
cmp x1, #4
b.eq 15f
cmp x1, #5
b.eq 16f
cmp x1, #6
b.eq 17f
cmp x1, #7
b.eq 18f
11: // hashweave_woven_neon_sha3_64_end0
eor3 v11.16b, v11.16b, v23.16b, v21.16b
eor x7, x7, x20, ror #26
eor3 v28.16b, v28.16b, v24.16b, v14.16b
eor x10, x10, x13, ror #38
eor x16, x16, x14, ror #40
eor3 v27.16b, v27.16b, v8.16b, v9.16b
eor x13, x13, x3, ror #56
ldr q3, 19f+320
eor x7, x7, x0, ror #21
eor x10, x10, x11, ror #36
eor3 v11.16b, v11.16b, v25.16b, v29.16b
eor x3, x3, x4, ror #20
eor3 v28.16b, v28.16b, v10.16b, v20.16b
eor x13, x13, x30, ror #24
eor x16, x16, x21, ror #4
eor3 v27.16b, v27.16b, v26.16b, v6.16b
eor x10, x10, x9, ror #28
eor x3, x3, x27, ror #25
rax1 v11.2d, v18.2d, v11.2d
eor x13, x13, x12, ror #35
rax1 v18.2d, v18.2d, v28.2d
eor x16, x16, x15, ror #9
eor x7, x7, x22, ror #40
rax1 v28.2d, v28.2d, v27.2d
eor x3, x3, x25, ror #16
eor3 v11.16b, v11.16b, v16.16b, v31.16b
eor x13, x13, x26, ror #57
eor x10, x10, x17, ror #33
eor3 v18.16b, v18.16b, v4.16b, v15.16b
eor x16, x16, x19, ror #6
xar v29.2d, v29.2d, v28.2d, #21
eor x3, x3, x8, ror #36
eor x13, x13, x5, ror #6
eor3 v11.16b, v11.16b, v19.16b, v1.16b
eor x7, x7, x2, ror #44
eor x21, x21, x10, ror #15
eor3 v18.16b, v18.16b, v2.16b, v5.16b
eor x3, x3, x24, ror #42
xar v20.2d, v20.2d, v11.2d, #20
eor x13, x13, x16, ror #6
ldr x6, 20f+160
eor v18.16b, v18.16b, v0.16b
eor x21, x21, x7, ror #49
bcax v18.16b, v18.16b, v29.16b, v20.16b
eor x3, x3, x10, ror #33
bic x21, x21, x13, ror #52
eor v18.16b, v18.16b, v3.16b
eor x3, x3, x21, ror #40
eor x3, x3, x6
ldr x2, [sp, #176]
str q18, [x2]
str x3, [x2, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
12: // hashweave_woven_neon_sha3_64_end1
eor3 v11.16b, v11.16b, v23.16b, v21.16b
eor x4, x4, x27, ror #5
eor3 v27.16b, v27.16b, v8.16b, v9.16b
eor x16, x16, x14, ror #40
eor x7, x7, x20, ror #26
eor3 v4.16b, v4.16b, v15.16b, v2.16b
eor x3, x13, x3, ror #56
eor x4, x4, x25, ror #60
eor3 v11.16b, v11.16b, v25.16b, v29.16b
eor x10, x21, x10, ror #15
eor3 v27.16b, v27.16b, v6.16b, v26.16b
eor x16, x16, x21, ror #4
eor x3, x3, x30, ror #24
eor3 v4.16b, v4.16b, v5.16b, v0.16b
eor x7, x7, x0, ror #21
eor x10, x10, x13, ror #53
rax1 v1.2d, v1.2d, v11.2d
eor x16, x16, x15, ror #9
rax1 v27.2d, v20.2d, v27.2d
eor x3, x3, x12, ror #35
eor x4, x4, x8, ror #16
rax1 v11.2d, v11.2d, v4.2d
eor x10, x10, x11, ror #51
eor x16, x16, x19, ror #6
eor3 v1.16b, v1.16b, v18.16b, v16.16b
eor x3, x3, x26, ror #57
eor x7, x7, x22, ror #40
eor3 v27.16b, v27.16b, v28.16b, v24.16b
eor x10, x10, x9, ror #43
xar v26.2d, v26.2d, v11.2d, #43
eor x4, x4, x24, ror #22
eor x22, x22, x16, ror #34
eor3 v1.16b, v1.16b, v31.16b, v19.16b
eor x7, x7, x2, ror #44
eor x10, x10, x17, ror #48
eor3 v27.16b, v27.16b, v14.16b, v10.16b
eor x3, x3, x5, ror #6
xar v20.2d, v20.2d, v1.2d, #20
eor x22, x22, x4, ror #38
eor x10, x10, x7, ror #49
xar v29.2d, v29.2d, v27.2d, #21
eor x3, x3, x16, ror #6
bic x22, x22, x10, ror #16
bcax v20.16b, v20.16b, v26.16b, v29.16b
eor x3, x3, x22, ror #60
ror x3, x3, #28
ldr x2, [sp, #176]
str q20, [x2]
str x3, [x2, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
13: // hashweave_woven_neon_sha3_64_end2
eor3 v27.16b, v27.16b, v8.16b, v9.16b
eor x3, x3, x30, ror #32
eor3 v4.16b, v4.16b, v15.16b, v2.16b
eor x7, x7, x20, ror #26
eor x4, x4, x27, ror #5
eor3 v18.16b, v18.16b, v16.16b, v31.16b
eor x10, x21, x10, ror #15
eor x3, x3, x12, ror #43
eor3 v27.16b, v27.16b, v6.16b, v26.16b
eor x16, x22, x16, ror #34
eor3 v4.16b, v4.16b, v5.16b, v0.16b
eor x7, x7, x0, ror #21
eor x10, x10, x13, ror #53
eor3 v18.16b, v18.16b, v19.16b, v1.16b
eor x3, x3, x26, ror #1
eor x16, x16, x14, ror #10
rax1 v10.2d, v10.2d, v27.2d
eor x7, x7, x22, ror #40
rax1 v4.2d, v29.2d, v4.2d
eor x10, x10, x11, ror #51
eor x4, x4, x25, ror #60
rax1 v27.2d, v27.2d, v18.2d
eor x16, x16, x21, ror #38
eor x3, x3, x5, ror #14
eor3 v10.16b, v10.16b, v28.16b, v20.16b
eor x10, x10, x9, ror #43
eor x7, x7, x2, ror #44
eor3 v4.16b, v4.16b, v11.16b, v23.16b
eor x16, x16, x15, ror #43
xar v0.2d, v0.2d, v27.2d, #50
eor x4, x4, x8, ror #16
eor x10, x10, x17, ror #48
eor3 v10.16b, v10.16b, v24.16b, v14.16b
eor x6, x24, x7, ror #27
eor x16, x16, x19, ror #40
eor3 v4.16b, v4.16b, v21.16b, v25.16b
eor x4, x4, x24, ror #22
xar v29.2d, v29.2d, v10.2d, #21
eor x10, x10, x7, ror #49
eor x6, x6, x3, ror #21
xar v26.2d, v26.2d, v4.2d, #43
eor x16, x16, x4, ror #38
bic x6, x6, x16, ror #60
bcax v29.16b, v29.16b, v0.16b, v26.16b
eor x10, x10, x6, ror #52
ror x10, x10, #40
ldr x3, [sp, #176]
str q29, [x3]
str x10, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
14: // hashweave_woven_neon_sha3_64_end3
eor3 v4.16b, v4.16b, v15.16b, v2.16b
eor x10, x10, x13, ror #38
eor3 v16.16b, v16.16b, v31.16b, v19.16b
eor x30, x3, x30, ror #32
eor x4, x4, x27, ror #5
eor3 v28.16b, v28.16b, v20.16b, v24.16b
eor x16, x22, x16, ror #34
eor x10, x10, x11, ror #36
eor3 v4.16b, v4.16b, v5.16b, v0.16b
eor x30, x30, x12, ror #43
eor3 v16.16b, v16.16b, v1.16b, v18.16b
eor x7, x24, x7, ror #27
eor x16, x16, x14, ror #10
eor3 v28.16b, v28.16b, v14.16b, v10.16b
eor x4, x4, x25, ror #60
eor x30, x30, x26, ror #1
rax1 v25.2d, v25.2d, v4.2d
eor x7, x7, x20, ror #53
rax1 v16.2d, v26.2d, v16.2d
eor x16, x16, x21, ror #38
eor x10, x10, x9, ror #28
rax1 v4.2d, v4.2d, v28.2d
eor x4, x4, x8, ror #16
eor x7, x7, x0, ror #48
eor3 v25.16b, v25.16b, v11.16b, v23.16b
eor x16, x16, x15, ror #43
eor x30, x30, x5, ror #14
eor3 v16.16b, v16.16b, v27.16b, v8.16b
eor x10, x10, x17, ror #33
eor v4.16b, v4.16b, v18.16b
eor x7, x7, x22, ror #3
eor x4, x4, x24, ror #22
eor3 v25.16b, v25.16b, v29.16b, v21.16b
eor x16, x16, x19, ror #40
eor x7, x7, x2, ror #7
eor3 v16.16b, v16.16b, v9.16b, v6.16b
eor x3, x3, x4, ror #20
xar v26.2d, v26.2d, v25.2d, #43
eor x16, x16, x4, ror #38
eor x7, x7, x30, ror #21
xar v0.2d, v0.2d, v16.2d, #50
eor x3, x3, x10, ror #33
bic x3, x3, x7, ror #28
bcax v26.16b, v26.16b, v4.16b, v0.16b
eor x16, x16, x3, ror #40
ror x16, x16, #24
ldr x3, [sp, #176]
str q26, [x3]
str x16, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
15: // hashweave_woven_neon_sha3_64_end4
eor3 v16.16b, v16.16b, v31.16b, v19.16b
eor x16, x16, x14, ror #40
eor3 v28.16b, v28.16b, v24.16b, v14.16b
eor x30, x3, x30, ror #32
eor x3, x3, x4, ror #20
eor3 v11.16b, v11.16b, v23.16b, v29.16b
eor x10, x10, x13, ror #38
eor x16, x16, x21, ror #4
eor3 v16.16b, v16.16b, v1.16b, v18.16b
eor x30, x30, x12, ror #43
eor3 v28.16b, v28.16b, v10.16b, v20.16b
eor x3, x3, x27, ror #25
eor x10, x10, x11, ror #36
eor3 v11.16b, v11.16b, v21.16b, v25.16b
eor x7, x24, x7, ror #27
eor x30, x30, x26, ror #1
rax1 v6.2d, v6.2d, v16.2d
eor x3, x3, x25, ror #16
rax1 v28.2d, v0.2d, v28.2d
eor x10, x10, x9, ror #28
eor x7, x7, x20, ror #53
rax1 v16.2d, v16.2d, v11.2d
eor x16, x16, x15, ror #9
eor x3, x3, x8, ror #36
eor3 v6.16b, v6.16b, v27.16b, v8.16b
eor x30, x30, x5, ror #14
eor x7, x7, x0, ror #48
eor3 v28.16b, v28.16b, v4.16b, v15.16b
eor x10, x10, x17, ror #33
xar v20.2d, v20.2d, v16.2d, #20
eor x3, x3, x24, ror #42
eor x16, x16, x19, ror #6
eor3 v6.16b, v6.16b, v9.16b, v26.16b
eor x7, x7, x22, ror #3
eor x13, x13, x30, ror #56
eor3 v28.16b, v28.16b, v2.16b, v5.16b
eor x3, x3, x10, ror #33
xar v0.2d, v0.2d, v6.2d, #50
eor x7, x7, x2, ror #7
eor x13, x13, x16, ror #6
eor v28.16b, v28.16b, v18.16b
eor x7, x7, x30, ror #21
bic x13, x13, x3, ror #36
bcax v0.16b, v0.16b, v20.16b, v28.16b
eor x7, x7, x13
ror x7, x7, #28
ldr x3, [sp, #176]
str q0, [x3]
str x7, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
16: // hashweave_woven_neon_sha3_64_end5
eor3 v4.16b, v4.16b, v2.16b, v5.16b
eor x10, x10, x13, ror #38
eor3 v18.16b, v18.16b, v16.16b, v19.16b
eor x3, x3, x30, ror #32
eor x4, x4, x27, ror #5
eor3 v28.16b, v28.16b, v20.16b, v24.16b
eor x27, x27, x7, ror #44
eor x10, x10, x11, ror #36
eor3 v4.16b, v4.16b, v0.16b, v15.16b
eor x7, x7, x16, ror #10
eor3 v18.16b, v18.16b, v1.16b, v31.16b
eor x4, x4, x25, ror #60
eor x27, x27, x20, ror #6
eor3 v28.16b, v28.16b, v14.16b, v10.16b
eor x3, x3, x12, ror #43
eor x7, x7, x14, ror #50
rax1 v25.2d, v25.2d, v4.2d
eor x10, x10, x9, ror #28
rax1 v18.2d, v27.2d, v18.2d
eor x27, x27, x0, ror #1
eor x3, x3, x26, ror #1
rax1 v4.2d, v4.2d, v28.2d
eor x7, x7, x21, ror #14
eor x4, x4, x8, ror #16
eor3 v25.16b, v25.16b, v11.16b, v23.16b
eor x27, x27, x22, ror #20
eor x3, x3, x5, ror #14
eor3 v18.16b, v18.16b, v8.16b, v9.16b
eor x7, x7, x15, ror #19
xar v31.2d, v31.2d, v4.2d, #61
eor x10, x10, x17, ror #33
eor x27, x27, x2, ror #24
eor3 v25.16b, v25.16b, v29.16b, v21.16b
eor x4, x4, x24, ror #22
eor x7, x7, x19, ror #16
eor3 v18.16b, v18.16b, v26.16b, v6.16b
eor x27, x27, x3, ror #38
xar v27.2d, v27.2d, v25.2d, #36
eor x12, x12, x4, ror #41
eor x7, x7, x4, ror #14
xar v15.2d, v15.2d, v18.2d, #44
eor x12, x12, x10, ror #54
bic x12, x12, x27, ror #29
bcax v27.16b, v27.16b, v31.16b, v15.16b
eor x7, x7, x12, ror #63
ror x7, x7, #41
ldr x3, [sp, #176]
str q27, [x3]
str x7, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
17: // hashweave_woven_neon_sha3_64_end6
eor3 v18.16b, v18.16b, v16.16b, v19.16b
eor x16, x16, x14, ror #40
eor3 v28.16b, v28.16b, v20.16b, v24.16b
eor x3, x3, x30, ror #32
eor x10, x10, x13, ror #38
eor3 v11.16b, v11.16b, v23.16b, v29.16b
eor x7, x27, x7, ror #44
eor x16, x16, x21, ror #4
eor3 v18.16b, v18.16b, v1.16b, v31.16b
eor x4, x12, x4, ror #41
eor3 v28.16b, v28.16b, v10.16b, v14.16b
eor x3, x3, x12, ror #43
eor x7, x7, x20, ror #6
eor3 v11.16b, v11.16b, v21.16b, v25.16b
eor x10, x10, x11, ror #36
eor x4, x4, x27, ror #46
rax1 v6.2d, v6.2d, v18.2d
eor x3, x3, x26, ror #1
rax1 v28.2d, v15.2d, v28.2d
eor x7, x7, x0, ror #1
eor x16, x16, x15, ror #9
rax1 v18.2d, v18.2d, v11.2d
eor x4, x4, x25, ror #37
eor x3, x3, x5, ror #14
eor3 v6.16b, v6.16b, v27.16b, v8.16b
eor x7, x7, x22, ror #20
eor x10, x10, x9, ror #28
eor3 v28.16b, v28.16b, v4.16b, v2.16b
eor x4, x4, x8, ror #57
xar v14.2d, v14.2d, v18.2d, #19
eor x16, x16, x19, ror #6
eor x9, x9, x3, ror #2
eor3 v6.16b, v6.16b, v9.16b, v26.16b
eor x10, x10, x17, ror #33
eor x4, x4, x24, ror #63
eor3 v28.16b, v28.16b, v5.16b, v0.16b
eor x7, x7, x2, ror #24
xar v15.2d, v15.2d, v6.2d, #44
eor x9, x9, x16, ror #16
eor x4, x4, x10, ror #54
xar v31.2d, v31.2d, v28.2d, #61
eor x7, x7, x3, ror #38
bic x9, x9, x4, ror #23
bcax v15.16b, v15.16b, v14.16b, v31.16b
eor x7, x7, x9, ror #12
ror x7, x7, #5
ldr x3, [sp, #176]
str q15, [x3]
str x7, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
18: // hashweave_woven_neon_sha3_64_end7
eor3 v28.16b, v28.16b, v20.16b, v24.16b
eor x7, x7, x20, ror #26
eor3 v11.16b, v11.16b, v23.16b, v29.16b
eor x10, x10, x13, ror #38
eor x16, x16, x14, ror #40
eor3 v27.16b, v27.16b, v8.16b, v9.16b
eor x4, x12, x4, ror #41
eor x7, x7, x0, ror #21
eor3 v28.16b, v28.16b, v10.16b, v14.16b
eor x3, x9, x3, ror #2
eor3 v11.16b, v11.16b, v21.16b, v25.16b
eor x10, x10, x11, ror #36
eor x4, x4, x27, ror #46
eor3 v27.16b, v27.16b, v26.16b, v6.16b
eor x16, x16, x21, ror #4
eor x3, x3, x30, ror #34
rax1 v0.2d, v0.2d, v28.2d
eor x10, x10, x9, ror #28
rax1 v11.2d, v31.2d, v11.2d
eor x4, x4, x25, ror #37
eor x7, x7, x22, ror #40
rax1 v28.2d, v28.2d, v27.2d
eor x3, x3, x12, ror #45
eor x10, x10, x17, ror #33
eor3 v0.16b, v0.16b, v4.16b, v15.16b
eor x4, x4, x8, ror #57
eor x16, x16, x15, ror #9
eor3 v11.16b, v11.16b, v18.16b, v16.16b
eor x3, x3, x26, ror #3
xar v25.2d, v25.2d, v28.2d, #3
eor x7, x7, x2, ror #44
eor x6, x19, x10, ror #13
eor3 v0.16b, v0.16b, v2.16b, v5.16b
eor x16, x16, x19, ror #6
eor x3, x3, x5, ror #16
eor3 v11.16b, v11.16b, v19.16b, v1.16b
eor x4, x4, x24, ror #63
xar v31.2d, v31.2d, v0.2d, #61
eor x6, x6, x7, ror #47
eor x3, x3, x16, ror #16
xar v14.2d, v14.2d, v11.2d, #19
eor x4, x4, x10, ror #54
bic x6, x6, x3, ror #57
bcax v31.16b, v31.16b, v25.16b, v14.16b
eor x4, x4, x6, ror #48
ror x4, x4, #40
ldr x3, [sp, #176]
str q31, [x3]
str x4, [x3, #24]
ldp x19, x20, [sp, #0]
ldp x21, x22, [sp, #16]
ldp x23, x24, [sp, #32]
ldp x25, x26, [sp, #48]
ldp x27, x28, [sp, #64]
ldp d8, d9, [sp, #96]
ldp d10, d11, [sp, #112]
ldp d12, d13, [sp, #128]
ldp d14, d15, [sp, #144]
ldr x30, [sp, #80]
add sp, sp, #224
ret
.p2align 4
19: // hashweave_woven_neon_sha3_vectors_64_constants
.quad 0x8082
.quad 0x8082
.quad 0x800000000000808a
.quad 0x800000000000808a
.quad 0x8000000080008000
.quad 0x8000000080008000
.quad 0x808b
.quad 0x808b
.quad 0x80000001
.quad 0x80000001
.quad 0x8000000080008081
.quad 0x8000000080008081
.quad 0x8000000000008009
.quad 0x8000000000008009
.quad 0x8a
.quad 0x8a
.quad 0x88
.quad 0x88
.quad 0x80008009
.quad 0x80008009
.quad 0x8000000a
.quad 0x8000000a
.quad 0x8000808b
.quad 0x8000808b
.quad 0x800000000000008b
.quad 0x800000000000008b
.quad 0x8000000000008089
.quad 0x8000000000008089
.quad 0x8000000000008003
.quad 0x8000000000008003
.quad 0x8000000000008002
.quad 0x8000000000008002
.quad 0x8000000000000080
.quad 0x8000000000000080
.quad 0x800a
.quad 0x800a
.quad 0x800000008000000a
.quad 0x800000008000000a
.quad 0x8000000000008080
.quad 0x8000000000008080
.quad 0x8000000080008008
.quad 0x8000000080008008
.p2align 4
20: // hashweave_woven_neon_sha3_64_constants
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

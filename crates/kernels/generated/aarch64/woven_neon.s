// Written by `just weave`; what to change is in crates/weave.
.text
hashweave_unit hashweave_woven_neon_unit
.text
.text
.p2align 4
hashweave_function hashweave_woven_neon_word
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
bic v25.16b, v2.16b, v1.16b
bic x0, x6, x5
bic v26.16b, v4.16b, v3.16b
bic x1, x8, x7
bic v27.16b, v1.16b, v0.16b
eor x6, x6, x1
bic x2, x5, x4
ldr q28, 19f+0
eor x8, x8, x2
eor v25.16b, v0.16b, v25.16b
bic x3, x7, x6
eor v2.16b, v2.16b, v26.16b
eor x5, x5, x3
bic x1, x4, x8
eor v4.16b, v4.16b, v27.16b
eor x7, x7, x1
bic v29.16b, v7.16b, v6.16b
eor x4, x4, x0
eor v25.16b, v25.16b, v28.16b
ldr x2, 20f+0
eor x4, x4, x2
bic v30.16b, v3.16b, v2.16b
bic x3, x11, x10
bic v0.16b, v0.16b, v4.16b
bic x1, x13, x12
bic v31.16b, v9.16b, v8.16b
eor x11, x11, x1
bic x0, x10, x9
bic v26.16b, v6.16b, v5.16b
eor x13, x13, x0
eor v1.16b, v1.16b, v30.16b
bic x2, x12, x11
eor x10, x10, x2
eor v3.16b, v3.16b, v0.16b
bic x1, x9, x13
eor v7.16b, v7.16b, v31.16b
eor x12, x12, x1
eor v9.16b, v9.16b, v26.16b
eor x9, x9, x3
bic x0, x16, x15
eor v29.16b, v5.16b, v29.16b
bic x2, x19, x17
bic v27.16b, v12.16b, v11.16b
eor x16, x16, x2
bic v28.16b, v8.16b, v7.16b
bic x1, x15, x14
eor x19, x19, x1
bic v5.16b, v5.16b, v9.16b
bic x3, x17, x16
bic v30.16b, v14.16b, v13.16b
eor x15, x15, x3
bic v0.16b, v11.16b, v10.16b
bic x2, x14, x19
eor x17, x17, x2
eor v6.16b, v6.16b, v28.16b
eor x14, x14, x0
eor v8.16b, v8.16b, v5.16b
bic x1, x22, x21
eor v12.16b, v12.16b, v30.16b
bic x3, x24, x23
eor x22, x22, x3
eor v14.16b, v14.16b, v0.16b
bic x2, x21, x20
eor v27.16b, v10.16b, v27.16b
eor x24, x24, x2
bic x0, x23, x22
bic v31.16b, v17.16b, v16.16b
eor x21, x21, x0
bic v26.16b, v13.16b, v12.16b
bic x3, x20, x24
bic v10.16b, v10.16b, v14.16b
eor x23, x23, x3
eor x20, x20, x1
bic v28.16b, v19.16b, v18.16b
bic x2, x27, x26
bic v5.16b, v16.16b, v15.16b
bic x0, x30, x28
eor v11.16b, v11.16b, v26.16b
eor x27, x27, x0
bic x3, x26, x25
eor v13.16b, v13.16b, v10.16b
eor x30, x30, x3
eor v17.16b, v17.16b, v28.16b
bic x1, x28, x27
eor v19.16b, v19.16b, v5.16b
eor x26, x26, x1
bic x0, x25, x30
eor v31.16b, v15.16b, v31.16b
eor x28, x28, x0
bic v30.16b, v22.16b, v21.16b
eor x25, x25, x2
eor x3, x4, x9
bic v0.16b, v18.16b, v17.16b
eor x3, x3, x14
bic v15.16b, v15.16b, v19.16b
eor x3, x3, x20
bic v26.16b, v24.16b, v23.16b
eor x3, x3, x25
eor x1, x5, x10
bic v10.16b, v21.16b, v20.16b
eor x1, x1, x15
eor v16.16b, v16.16b, v0.16b
eor x1, x1, x21
eor v18.16b, v18.16b, v15.16b
eor x1, x1, x26
eor x0, x6, x11
eor v22.16b, v22.16b, v26.16b
eor x0, x0, x16
eor v24.16b, v24.16b, v10.16b
eor x0, x0, x22
eor v30.16b, v20.16b, v30.16b
eor x0, x0, x27
eor x2, x7, x12
eor v28.16b, v25.16b, v29.16b
eor x2, x2, x17
bic v5.16b, v23.16b, v22.16b
eor x2, x2, x23
bic v20.16b, v20.16b, v24.16b
eor x2, x2, x28
str x12, [sp, #192]
eor v0.16b, v1.16b, v6.16b
eor x12, x8, x13
eor v28.16b, v28.16b, v27.16b
eor x12, x12, x19
eor x12, x12, x24
eor v21.16b, v21.16b, v5.16b
eor x12, x12, x30
eor v23.16b, v23.16b, v20.16b
str x28, [sp, #200]
eor v0.16b, v0.16b, v11.16b
eor x28, x12, x1, ror #63
eor x1, x1, x2, ror #63
eor v28.16b, v28.16b, v31.16b
eor x12, x0, x12, ror #63
eor v15.16b, v2.16b, v7.16b
eor x0, x3, x0, ror #63
eor v26.16b, v3.16b, v8.16b
eor x2, x2, x3, ror #63
eor x4, x4, x28
eor v0.16b, v0.16b, v16.16b
eor x10, x10, x0
eor v28.16b, v28.16b, v30.16b
eor x16, x16, x1
eor v15.16b, v15.16b, v12.16b
eor x23, x23, x12
eor x30, x30, x2
eor v26.16b, v26.16b, v13.16b
eor x7, x7, x12
eor v0.16b, v0.16b, v21.16b
eor x13, x13, x2
eor x14, x14, x28
eor v10.16b, v4.16b, v9.16b
eor x21, x21, x0
eor v15.16b, v15.16b, v17.16b
eor x27, x27, x1
eor v26.16b, v26.16b, v18.16b
eor x5, x5, x0
eor x11, x11, x1
ushr v5.2d, v0.2d, #63
eor x17, x17, x12
eor v10.16b, v10.16b, v14.16b
eor x24, x24, x2
eor v15.16b, v15.16b, v22.16b
eor x25, x25, x28
eor x8, x8, x2
eor v26.16b, v26.16b, v23.16b
eor x19, x19, x2
sli v5.2d, v0.2d, #1
eor x9, x9, x28
eor v10.16b, v10.16b, v19.16b
eor x20, x20, x28
eor x15, x15, x0
ushr v20.2d, v26.2d, #63
eor x26, x26, x0
eor v10.16b, v10.16b, v24.16b
eor x22, x22, x1
sli v20.2d, v26.2d, #1
eor x6, x6, x1
ldr x3, [sp, #200]
eor v5.16b, v10.16b, v5.16b
eor x3, x3, x12
eor v0.16b, v0.16b, v20.16b
ldr x2, [sp, #192]
eor x2, x2, x12
ushr v20.2d, v10.2d, #63
bic x28, x16, x10, ror #63
eor v25.16b, v25.16b, v5.16b
bic x0, x30, x23, ror #57
eor v27.16b, v27.16b, v5.16b
eor x16, x16, x0, ror #29
bic x1, x10, x4, ror #44
eor v12.16b, v12.16b, v0.16b
eor x30, x30, x1, ror #34
sli v20.2d, v10.2d, #1
bic x12, x23, x16, ror #42
ushr v10.2d, v15.2d, #63
eor x10, x10, x12, ror #23
bic x0, x4, x30, ror #50
eor v22.16b, v22.16b, v0.16b
eor x23, x23, x0, ror #21
eor v7.16b, v7.16b, v0.16b
eor x4, x4, x28, ror #21
eor v20.16b, v15.16b, v20.16b
ldr x1, 20f+8
eor x4, x4, x1
sli v10.2d, v15.2d, #1
bic x12, x14, x13, ror #47
ushr v15.2d, v28.2d, #63
bic x0, x27, x21, ror #16
eor x14, x14, x0, ror #6
eor v30.16b, v30.16b, v5.16b
bic x28, x13, x7, ror #56
eor v18.16b, v18.16b, v20.16b
eor x27, x27, x28, ror #41
eor v10.16b, v28.16b, v10.16b
bic x1, x21, x14, ror #42
eor x13, x13, x1, ror #39
sli v15.2d, v28.2d, #1
bic x0, x7, x27, ror #31
ushr v28.2d, v12.2d, #21
eor x21, x21, x0, ror #17
eor v3.16b, v3.16b, v20.16b
eor x7, x7, x12, ror #25
bic x28, x17, x11, ror #19
eor v6.16b, v6.16b, v10.16b
bic x1, x25, x24, ror #10
eor v26.16b, v26.16b, v15.16b
eor x17, x17, x1, ror #7
sli v28.2d, v12.2d, #43
bic x0, x11, x5, ror #5
eor x25, x25, x0, ror #12
ushr v15.2d, v18.2d, #43
bic x12, x24, x17, ror #47
ushr v12.2d, v6.2d, #20
eor x11, x11, x12, ror #62
eor v24.16b, v24.16b, v26.16b
bic x1, x5, x25, ror #47
eor x24, x24, x1, ror #7
eor v9.16b, v9.16b, v26.16b
eor x5, x5, x28, ror #40
sli v15.2d, v18.2d, #21
bic x0, x15, x9, ror #38
bic x12, x3, x22, ror #41
sli v12.2d, v6.2d, #44
eor x15, x15, x12, ror #18
ushr v18.2d, v24.2d, #50
bic x1, x9, x8, ror #9
ushr v6.2d, v3.2d, #36
eor x3, x3, x1, ror #20
bic x28, x22, x15, ror #5
eor v16.16b, v16.16b, v10.16b
eor x9, x9, x28, ror #21
eor v1.16b, v1.16b, v10.16b
bic x12, x8, x3, ror #35
sli v18.2d, v24.2d, #14
eor x22, x22, x12, ror #52
eor x8, x8, x0, ror #17
sli v6.2d, v3.2d, #28
bic x1, x19, x2, ror #48
ushr v24.2d, v9.2d, #44
bic x28, x26, x20, ror #25
ushr v3.2d, v27.2d, #61
eor x19, x19, x28, ror #37
bic x12, x2, x6, ror #57
eor v13.16b, v13.16b, v20.16b
eor x26, x26, x12, ror #11
eor v19.16b, v19.16b, v26.16b
bic x0, x20, x19, ror #2
eor x2, x2, x0, ror #14
sli v24.2d, v9.2d, #20
bic x28, x6, x26, ror #60
sli v3.2d, v27.2d, #3
eor x20, x20, x28, ror #43
ushr v9.2d, v16.2d, #19
eor x6, x6, x1, ror #23
eor x12, x4, x7, ror #36
ushr v27.2d, v22.2d, #3
eor x12, x12, x5, ror #63
eor v4.16b, v4.16b, v26.16b
eor x12, x12, x8, ror #37
eor v29.16b, v29.16b, v5.16b
eor x12, x12, x6, ror #2
eor x0, x10, x13, ror #24
sli v9.2d, v16.2d, #45
eor x0, x0, x11, ror #38
sli v27.2d, v22.2d, #61
eor x0, x0, x9, ror #8
ushr v16.2d, v1.2d, #63
eor x0, x0, x2, ror #53
eor x28, x16, x14, ror #40
ushr v22.2d, v7.2d, #58
eor x28, x28, x17, ror #18
eor v14.16b, v14.16b, v26.16b
eor x28, x28, x15, ror #33
ushr v26.2d, v13.2d, #39
eor x28, x28, x19, ror #4
eor x1, x23, x21, ror #40
sli v16.2d, v1.2d, #1
eor x1, x1, x24, ror #13
sli v22.2d, v7.2d, #6
eor x1, x1, x22, ror #6
eor x1, x1, x20, ror #44
ushr v1.2d, v19.2d, #56
str x21, [sp, #192]
sli v26.2d, v13.2d, #25
eor x21, x30, x27, ror #17
ushr v7.2d, v30.2d, #46
eor x21, x21, x25, ror #60
eor x21, x21, x3, ror #22
ushr v13.2d, v4.2d, #37
eor x21, x21, x26, ror #12
sli v1.2d, v19.2d, #8
str x20, [sp, #200]
ushr v19.2d, v29.2d, #28
eor x20, x21, x0, ror #33
eor x0, x0, x1, ror #22
sli v7.2d, v30.2d, #18
eor x21, x28, x21, ror #28
sli v13.2d, v4.2d, #27
eor x28, x12, x28, ror #20
eor v11.16b, v11.16b, v10.16b
eor x1, x1, x12, ror #20
eor x4, x4, x20, ror #50
sli v19.2d, v29.2d, #36
eor x13, x13, x28, ror #20
eor v31.16b, v31.16b, v5.16b
eor x17, x17, x0, ror #45
eor x22, x22, x21, ror #36
eor v17.16b, v17.16b, v0.16b
eor x26, x26, x1, ror #45
ushr v30.2d, v11.2d, #54
eor x23, x23, x21, ror #42
eor v2.16b, v2.16b, v0.16b
eor x27, x27, x1, ror #40
eor x5, x5, x20, ror #51
eor v21.16b, v21.16b, v10.16b
eor x9, x9, x28, ror #36
ushr v4.2d, v17.2d, #49
eor x19, x19, x0, ror #59
sli v30.2d, v11.2d, #10
eor x10, x10, x28, ror #44
eor x14, x14, x0, ror #23
eor v23.16b, v23.16b, v20.16b
eor x24, x24, x21, ror #29
eor v8.16b, v8.16b, v20.16b
eor x3, x3, x1, ror #35
sli v4.2d, v17.2d, #15
eor x6, x6, x20, ror #48
eor x30, x30, x1, ror #57
ushr v29.2d, v2.2d, #2
eor x25, x25, x1, ror #61
ushr v5.2d, v23.2d, #8
eor x7, x7, x20, ror #14
ushr v0.2d, v8.2d, #9
eor x8, x8, x20, ror #13
eor x11, x11, x28, ror #6
ushr v10.2d, v14.2d, #25
eor x2, x2, x28, ror #55
sli v29.2d, v2.2d, #62
eor x15, x15, x0, ror #30
eor x16, x16, x0, ror #63
sli v5.2d, v23.2d, #56
ldr x12, [sp, #200]
sli v0.2d, v8.2d, #55
eor x12, x12, x21, ror #62
sli v10.2d, v14.2d, #39
ldr x1, [sp, #192]
eor x1, x1, x21, ror #2
ushr v11.2d, v31.2d, #23
bic x20, x17, x13, ror #4
ushr v20.2d, v21.2d, #62
bic x28, x26, x22, ror #44
bic v17.16b, v28.16b, v12.16b
eor x17, x17, x28, ror #52
bic x0, x13, x4
bic v2.16b, v18.16b, v15.16b
eor x26, x26, x0, ror #16
sli v11.2d, v31.2d, #41
bic x21, x22, x17, ror #32
sli v20.2d, v21.2d, #2
eor x13, x13, x21, ror #28
bic x28, x4, x26, ror #48
bic v23.16b, v12.16b, v25.16b
eor x22, x22, x28, ror #36
eor v28.16b, v28.16b, v2.16b
eor x4, x4, x20, ror #60
ldr x0, 20f+16
eor v17.16b, v25.16b, v17.16b
eor x4, x4, x0
ldr q8, 19f+16
bic x21, x5, x27, ror #51
eor v18.16b, v18.16b, v23.16b
bic x28, x19, x9, ror #19
eor x5, x5, x28, ror #32
bic v14.16b, v15.16b, v28.16b
bic x20, x27, x23, ror #32
bic v31.16b, v3.16b, v24.16b
eor x19, x19, x20, ror #19
eor v17.16b, v17.16b, v8.16b
bic x0, x9, x5, ror #13
eor x27, x27, x0
bic v25.16b, v25.16b, v18.16b
bic x28, x23, x19, ror #13
eor v12.16b, v12.16b, v14.16b
eor x9, x9, x28, ror #32
bic v21.16b, v27.16b, v9.16b
eor x23, x23, x21, ror #45
bic x20, x24, x14, ror #24
bic v2.16b, v24.16b, v6.16b
bic x0, x6, x3, ror #16
eor v15.16b, v15.16b, v25.16b
eor x24, x24, x0, ror #17
eor v31.16b, v6.16b, v31.16b
bic x28, x14, x10, ror #28
eor x6, x6, x28, ror #7
eor v3.16b, v3.16b, v21.16b
bic x21, x3, x24, ror #31
eor v27.16b, v27.16b, v2.16b
eor x14, x14, x21, ror #9
bic x0, x10, x6, ror #29
bic v23.16b, v26.16b, v22.16b
eor x3, x3, x0, ror #19
bic v8.16b, v7.16b, v1.16b
eor x10, x10, x20, ror #12
bic v14.16b, v9.16b, v3.16b
bic x28, x11, x7, ror #16
bic x21, x12, x15, ror #8
bic v6.16b, v6.16b, v27.16b
eor x11, x11, x21, ror #47
bic v25.16b, v22.16b, v16.16b
bic x0, x7, x30, ror #23
eor v26.16b, v26.16b, v8.16b
eor x12, x12, x0, ror #33
bic x20, x15, x11, ror #9
eor v24.16b, v24.16b, v14.16b
eor x7, x7, x20, ror #39
eor v9.16b, v9.16b, v6.16b
bic x21, x30, x12, ror #8
eor v7.16b, v7.16b, v25.16b
eor x15, x15, x21, ror #48
eor x30, x30, x28, ror #25
bic v21.16b, v1.16b, v26.16b
bic x0, x25, x1, ror #21
eor v23.16b, v16.16b, v23.16b
bic x20, x2, x8, ror #53
eor x25, x25, x20
bic v2.16b, v30.16b, v19.16b
bic x21, x1, x16, ror #59
bic v16.16b, v16.16b, v7.16b
eor x2, x2, x21, ror #21
eor v22.16b, v22.16b, v21.16b
bic x28, x8, x25, ror #11
eor x1, x1, x28, ror #32
bic v8.16b, v5.16b, v4.16b
bic x20, x16, x2, ror #48
bic v14.16b, v19.16b, v13.16b
eor x8, x8, x20, ror #27
eor v1.16b, v1.16b, v16.16b
eor x16, x16, x0, ror #48
eor x21, x4, x23, ror #15
eor v2.16b, v13.16b, v2.16b
eor x21, x21, x10, ror #19
eor v30.16b, v30.16b, v8.16b
eor x21, x21, x30, ror #23
eor v5.16b, v5.16b, v14.16b
eor x21, x21, x16, ror #23
eor x28, x13, x27, ror #47
bic v6.16b, v10.16b, v0.16b
eor x28, x28, x14, ror #55
bic v25.16b, v20.16b, v11.16b
eor x28, x28, x7
bic v21.16b, v4.16b, v30.16b
eor x28, x28, x1, ror #28
eor x20, x17, x5
bic v13.16b, v13.16b, v5.16b
eor x20, x20, x24, ror #35
bic v16.16b, v0.16b, v29.16b
eor x20, x20, x11, ror #52
eor x20, x20, x25, ror #11
eor v10.16b, v10.16b, v25.16b
eor x0, x22, x9, ror #19
eor v19.16b, v19.16b, v21.16b
eor x0, x0, x3, ror #36
eor v4.16b, v4.16b, v13.16b
eor x0, x0, x15, ror #11
eor x0, x0, x8, ror #32
eor v20.16b, v20.16b, v16.16b
str x9, [sp, #192]
bic v8.16b, v11.16b, v10.16b
eor x9, x26, x19, ror #44
eor v6.16b, v29.16b, v6.16b
eor x9, x9, x6
eor x9, x9, x12, ror #47
eor v14.16b, v17.16b, v31.16b
eor x9, x9, x2, ror #23
bic v29.16b, v29.16b, v20.16b
str x8, [sp, #200]
eor v0.16b, v0.16b, v8.16b
eor x8, x9, x28, ror #15
eor x28, x28, x0, ror #27
eor v25.16b, v12.16b, v24.16b
eor x9, x20, x9, ror #51
eor v14.16b, v14.16b, v23.16b
eor x20, x21, x20, ror #59
eor x0, x0, x21, ror #35
eor v11.16b, v11.16b, v29.16b
eor x4, x4, x8, ror #48
eor v21.16b, v28.16b, v3.16b
eor x27, x27, x20, ror #17
eor v25.16b, v25.16b, v22.16b
eor x24, x24, x28, ror #33
eor x15, x15, x9, ror #21
eor v14.16b, v14.16b, v2.16b
eor x2, x2, x0, ror #21
eor v13.16b, v15.16b, v9.16b
eor x22, x22, x9, ror #32
eor v21.16b, v21.16b, v26.16b
eor x19, x19, x0
eor x10, x10, x8, ror #29
eor v25.16b, v25.16b, v19.16b
eor x7, x7, x20
eor v14.16b, v14.16b, v6.16b
eor x25, x25, x28, ror #57
eor v13.16b, v13.16b, v1.16b
eor x13, x13, x20
eor x5, x5, x28, ror #4
eor v21.16b, v21.16b, v30.16b
eor x3, x3, x9, ror #60
eor v25.16b, v25.16b, v0.16b
eor x12, x12, x0, ror #61
eor v16.16b, v18.16b, v27.16b
eor x16, x16, x8, ror #25
eor x26, x26, x0, ror #44
eor v13.16b, v13.16b, v4.16b
eor x6, x6, x0, ror #44
eor v21.16b, v21.16b, v10.16b
eor x23, x23, x8, ror #33
eor x30, x30, x8, ror #25
ushr v8.2d, v25.2d, #63
eor x14, x14, x20, ror #9
eor v16.16b, v16.16b, v7.16b
eor x1, x1, x20, ror #36
eor v13.16b, v13.16b, v11.16b
eor x11, x11, x28, ror #16
eor x17, x17, x28, ror #4
sli v8.2d, v25.2d, #1
ldr x21, [sp, #200]
eor v16.16b, v16.16b, v5.16b
eor x21, x21, x9
ushr v29.2d, v13.2d, #63
ldr x0, [sp, #192]
eor x0, x0, x9, ror #13
eor v16.16b, v16.16b, v20.16b
bic x8, x24, x27, ror #15
sli v29.2d, v13.2d, #1
bic x20, x2, x15, ror #25
eor v8.16b, v16.16b, v8.16b
eor x24, x24, x20, ror #5
bic x28, x27, x4, ror #61
eor v25.16b, v25.16b, v29.16b
eor x2, x2, x28, ror #10
ushr v29.2d, v16.2d, #63
bic x9, x15, x24, ror #34
eor x27, x27, x9, ror #15
eor v17.16b, v17.16b, v8.16b
bic x20, x4, x2, ror #57
eor v23.16b, v23.16b, v8.16b
eor x15, x15, x20, ror #46
eor v26.16b, v26.16b, v25.16b
eor x4, x4, x8, ror #52
ldr x28, 20f+24
sli v29.2d, v16.2d, #1
eor x4, x4, x28
ushr v16.2d, v21.2d, #63
bic x9, x10, x19, ror #56
eor v10.16b, v10.16b, v25.16b
bic x20, x25, x7, ror #9
eor x10, x10, x20, ror #58
eor v3.16b, v3.16b, v25.16b
bic x8, x19, x22, ror #56
eor v29.16b, v21.16b, v29.16b
eor x25, x25, x8, ror #62
sli v16.2d, v21.2d, #1
bic x28, x7, x10, ror #61
eor x19, x19, x28, ror #11
ushr v21.2d, v14.2d, #63
bic x20, x22, x25, ror #10
eor v6.16b, v6.16b, v8.16b
eor x7, x7, x20, ror #45
eor v4.16b, v4.16b, v29.16b
eor x22, x22, x9, ror #16
bic x8, x3, x5, ror #15
eor v16.16b, v14.16b, v16.16b
bic x28, x16, x12, ror #18
sli v21.2d, v14.2d, #1
eor x3, x3, x28, ror #30
bic x20, x5, x13, ror #9
ushr v14.2d, v26.2d, #21
eor x16, x16, x20, ror #49
eor v15.16b, v15.16b, v29.16b
bic x9, x12, x3, ror #16
eor v24.16b, v24.16b, v16.16b
eor x5, x5, x9, ror #33
bic x28, x13, x16, ror #6
eor v13.16b, v13.16b, v21.16b
eor x12, x12, x28, ror #40
sli v14.2d, v26.2d, #43
eor x13, x13, x8, ror #40
ushr v21.2d, v4.2d, #43
bic x20, x14, x23, ror #62
bic x9, x21, x11, ror #29
ushr v26.2d, v24.2d, #20
eor x14, x14, x9, ror #23
eor v20.16b, v20.16b, v13.16b
bic x28, x23, x26, ror #42
eor v27.16b, v27.16b, v13.16b
eor x21, x21, x28, ror #39
bic x8, x11, x14, ror #12
sli v21.2d, v4.2d, #21
eor x23, x23, x8, ror #54
sli v26.2d, v24.2d, #44
bic x9, x26, x21, ror #47
eor x11, x11, x9, ror #52
ushr v4.2d, v20.2d, #50
eor x26, x26, x20, ror #24
ushr v24.2d, v15.2d, #36
bic x28, x6, x0, ror #47
eor v19.16b, v19.16b, v16.16b
bic x8, x1, x30, ror #20
eor x6, x6, x8, ror #17
eor v12.16b, v12.16b, v16.16b
bic x9, x0, x17, ror #6
sli v4.2d, v20.2d, #14
eor x1, x1, x9, ror #30
sli v24.2d, v15.2d, #28
bic x20, x30, x6, ror #27
eor x0, x0, x20, ror #54
ushr v20.2d, v27.2d, #44
bic x8, x17, x1, ror #28
ushr v15.2d, v23.2d, #61
eor x30, x30, x8, ror #16
eor v1.16b, v1.16b, v29.16b
eor x17, x17, x28, ror #11
eor x9, x4, x22
eor v5.16b, v5.16b, v13.16b
eor x9, x9, x13, ror #63
sli v20.2d, v27.2d, #20
eor x9, x9, x26, ror #21
sli v15.2d, v23.2d, #3
eor x9, x9, x17, ror #62
eor x20, x27, x19, ror #5
ushr v27.2d, v19.2d, #19
eor x20, x20, x5, ror #51
ushr v23.2d, v10.2d, #3
eor x20, x20, x23, ror #40
eor x20, x20, x0, ror #53
eor v18.16b, v18.16b, v13.16b
eor x8, x24, x10, ror #28
eor v31.16b, v31.16b, v8.16b
eor x8, x8, x3, ror #51
sli v27.2d, v19.2d, #45
eor x8, x8, x14, ror #57
eor x8, x8, x6, ror #21
sli v23.2d, v10.2d, #61
eor x28, x15, x7, ror #1
ushr v19.2d, v12.2d, #63
eor x28, x28, x12, ror #5
ushr v10.2d, v3.2d, #58
eor x28, x28, x11, ror #15
eor x28, x28, x30, ror #28
eor v7.16b, v7.16b, v13.16b
str x7, [sp, #192]
ushr v13.2d, v1.2d, #39
eor x7, x2, x25, ror #17
sli v19.2d, v12.2d, #1
eor x7, x7, x16, ror #12
eor x7, x7, x21, ror #11
sli v10.2d, v3.2d, #6
eor x7, x7, x1, ror #33
ushr v12.2d, v5.2d, #56
str x30, [sp, #200]
eor x30, x7, x20, ror #9
sli v13.2d, v1.2d, #25
eor x20, x20, x28, ror #14
ushr v3.2d, v6.2d, #46
eor x7, x8, x7, ror #4
ushr v1.2d, v18.2d, #37
eor x8, x9, x8, ror #51
eor x28, x28, x9, ror #45
sli v12.2d, v5.2d, #8
eor x4, x4, x30, ror #57
ushr v5.2d, v31.2d, #28
eor x19, x19, x8, ror #56
sli v3.2d, v6.2d, #18
eor x3, x3, x20, ror #28
eor x11, x11, x7, ror #19
sli v1.2d, v18.2d, #27
eor x1, x1, x28, ror #56
eor v22.16b, v22.16b, v16.16b
eor x15, x15, x7, ror #34
sli v5.2d, v31.2d, #36
eor x25, x25, x28, ror #8
eor x13, x13, x30, ror #58
eor v2.16b, v2.16b, v8.16b
eor x23, x23, x8, ror #21
eor v30.16b, v30.16b, v25.16b
eor x6, x6, x20, ror #58
ushr v6.2d, v22.2d, #54
eor x27, x27, x8, ror #61
eor x10, x10, x20, ror #51
eor v28.16b, v28.16b, v25.16b
eor x12, x12, x7, ror #29
eor v0.16b, v0.16b, v16.16b
eor x21, x21, x28, ror #14
eor x17, x17, x30, ror #59
ushr v18.2d, v30.2d, #49
eor x2, x2, x28, ror #25
sli v6.2d, v22.2d, #10
eor x16, x16, x28, ror #13
eor v11.16b, v11.16b, v29.16b
eor x22, x22, x30, ror #57
eor x26, x26, x30, ror #36
eor v9.16b, v9.16b, v29.16b
eor x5, x5, x8, ror #10
sli v18.2d, v30.2d, #15
eor x0, x0, x8, ror #8
ushr v31.2d, v28.2d, #2
eor x14, x14, x20, ror #22
eor x24, x24, x20, ror #15
ushr v8.2d, v11.2d, #8
ldr x9, [sp, #200]
ushr v25.2d, v9.2d, #9
eor x9, x9, x7, ror #6
ushr v16.2d, v7.2d, #25
ldr x28, [sp, #192]
eor x28, x28, x7, ror #33
sli v31.2d, v28.2d, #62
bic x30, x3, x19, ror #32
sli v8.2d, v11.2d, #56
bic x8, x1, x11
eor x3, x3, x8, ror #16
sli v25.2d, v9.2d, #55
bic x20, x19, x4, ror #36
sli v16.2d, v7.2d, #39
eor x1, x1, x20, ror #16
ushr v22.2d, v2.2d, #23
bic x7, x11, x3, ror #48
eor x19, x19, x7, ror #48
ushr v29.2d, v0.2d, #62
bic x8, x4, x1, ror #12
bic v30.16b, v14.16b, v26.16b
eor x11, x11, x8, ror #52
bic v28.16b, v4.16b, v21.16b
eor x4, x4, x30, ror #60
ldr x20, 20f+32
sli v22.2d, v2.2d, #41
eor x4, x4, x20
sli v29.2d, v0.2d, #2
bic x7, x13, x25, ror #58
bic v11.16b, v26.16b, v17.16b
bic x8, x6, x23, ror #50
eor x13, x13, x8, ror #16
eor v14.16b, v14.16b, v28.16b
bic x30, x25, x15
eor v30.16b, v17.16b, v30.16b
eor x6, x6, x30, ror #42
ldr q9, 19f+32
bic x8, x23, x13, ror #62
eor x25, x25, x8, ror #8
eor v4.16b, v4.16b, v11.16b
bic x30, x15, x6, ror #22
bic v7.16b, v21.16b, v14.16b
eor x23, x23, x30, ror #56
eor x15, x15, x7, ror #6
bic v2.16b, v15.16b, v20.16b
bic x8, x12, x10, ror #12
eor v30.16b, v30.16b, v9.16b
bic x30, x17, x21, ror #16
bic v17.16b, v17.16b, v4.16b
eor x12, x12, x30, ror #46
bic x7, x10, x27, ror #56
eor v26.16b, v26.16b, v7.16b
eor x17, x17, x7, ror #30
bic v0.16b, v23.16b, v27.16b
bic x30, x21, x12, ror #2
bic v28.16b, v20.16b, v24.16b
eor x10, x10, x30, ror #50
bic x7, x27, x17, ror #42
eor v21.16b, v21.16b, v17.16b
eor x21, x21, x7, ror #6
eor v2.16b, v24.16b, v2.16b
eor x27, x27, x8, ror #60
eor v15.16b, v15.16b, v0.16b
bic x30, x5, x22, ror #48
bic x7, x9, x14, ror #40
eor v23.16b, v23.16b, v28.16b
eor x5, x5, x7, ror #10
bic v11.16b, v13.16b, v10.16b
bic x8, x22, x2, ror #2
eor x9, x9, x8, ror #38
bic v9.16b, v3.16b, v12.16b
bic x7, x14, x5, ror #14
bic v7.16b, v27.16b, v15.16b
eor x22, x22, x7, ror #2
bic v24.16b, v24.16b, v23.16b
bic x8, x2, x9, ror #24
eor x14, x14, x8
bic v17.16b, v10.16b, v19.16b
eor x2, x2, x30, ror #14
eor v13.16b, v13.16b, v9.16b
bic x7, x16, x28, ror #62
eor v20.16b, v20.16b, v7.16b
bic x8, x0, x26, ror #54
eor x16, x16, x8, ror #24
eor v27.16b, v27.16b, v24.16b
bic x30, x28, x24, ror #26
eor v3.16b, v3.16b, v17.16b
eor x0, x0, x30, ror #38
bic v0.16b, v12.16b, v13.16b
bic x8, x26, x16, ror #50
eor x28, x28, x8, ror #16
eor v11.16b, v19.16b, v11.16b
bic x30, x24, x0
bic v28.16b, v6.16b, v5.16b
eor x26, x26, x30, ror #10
bic v19.16b, v19.16b, v3.16b
eor x24, x24, x7, ror #40
eor x8, x4, x15, ror #54
eor v10.16b, v10.16b, v0.16b
eor x8, x8, x27, ror #2
bic v9.16b, v8.16b, v18.16b
eor x8, x8, x2, ror #30
eor x8, x8, x24, ror #54
bic v7.16b, v5.16b, v1.16b
eor x30, x19, x25, ror #26
eor v12.16b, v12.16b, v19.16b
eor x30, x30, x10, ror #46
eor v28.16b, v1.16b, v28.16b
eor x30, x30, x22
eor x30, x30, x28
eor v6.16b, v6.16b, v9.16b
eor x7, x3, x13
eor v8.16b, v8.16b, v7.16b
eor x7, x7, x12, ror #2
bic v24.16b, v16.16b, v25.16b
eor x7, x7, x5, ror #48
eor x7, x7, x16, ror #34
bic v17.16b, v29.16b, v22.16b
eor x20, x11, x23, ror #50
bic v0.16b, v18.16b, v6.16b
eor x20, x20, x21, ror #48
bic v1.16b, v1.16b, v8.16b
eor x20, x20, x14, ror #18
eor x20, x20, x26, ror #32
bic v19.16b, v25.16b, v31.16b
str x23, [sp, #192]
eor v16.16b, v16.16b, v17.16b
eor x23, x1, x6
eor x23, x23, x17, ror #32
eor v5.16b, v5.16b, v0.16b
eor x23, x23, x9, ror #42
eor v18.16b, v18.16b, v1.16b
eor x23, x23, x0, ror #42
eor v29.16b, v29.16b, v19.16b
str x26, [sp, #200]
eor x26, x23, x30, ror #15
bic v9.16b, v22.16b, v16.16b
eor x30, x30, x20, ror #47
eor v24.16b, v31.16b, v24.16b
eor x23, x7, x23, ror #15
eor v7.16b, v30.16b, v2.16b
eor x7, x8, x7, ror #59
eor x20, x20, x8, ror #51
bic v31.16b, v31.16b, v29.16b
eor x4, x4, x26, ror #12
eor v25.16b, v25.16b, v9.16b
eor x25, x25, x7, ror #10
eor v17.16b, v26.16b, v20.16b
eor x12, x12, x30, ror #30
eor x14, x14, x23, ror #30
eor v7.16b, v7.16b, v11.16b
eor x0, x0, x20, ror #22
eor v22.16b, v22.16b, v31.16b
eor x11, x11, x23, ror #48
eor v0.16b, v14.16b, v15.16b
eor x6, x6, x20
eor x27, x27, x26, ror #10
eor v17.16b, v17.16b, v10.16b
eor x22, x22, x7, ror #36
eor v7.16b, v7.16b, v28.16b
eor x16, x16, x30, ror #62
eor x19, x19, x7, ror #36
eor v1.16b, v21.16b, v27.16b
eor x13, x13, x30, ror #32
eor v0.16b, v0.16b, v13.16b
eor x21, x21, x23
eor v17.16b, v17.16b, v5.16b
eor x9, x9, x20, ror #22
eor x24, x24, x26, ror #22
eor v7.16b, v7.16b, v24.16b
eor x1, x1, x20
eor v1.16b, v1.16b, v12.16b
eor x17, x17, x20, ror #32
eor v0.16b, v0.16b, v6.16b
eor x15, x15, x26, ror #22
eor x2, x2, x26, ror #46
eor v17.16b, v17.16b, v25.16b
eor x10, x10, x7, ror #54
eor v19.16b, v4.16b, v23.16b
eor x28, x28, x7, ror #36
eor v1.16b, v1.16b, v18.16b
eor x5, x5, x30, ror #48
eor x3, x3, x30, ror #32
eor v0.16b, v0.16b, v16.16b
ldr x8, [sp, #200]
ushr v9.2d, v17.2d, #63
eor x8, x8, x23, ror #16
ldr x20, [sp, #192]
eor v19.16b, v19.16b, v3.16b
eor x20, x20, x23, ror #62
eor v1.16b, v1.16b, v22.16b
bic x26, x12, x25, ror #55
sli v9.2d, v17.2d, #1
bic x7, x0, x14, ror #33
eor x12, x12, x7, ror #21
eor v19.16b, v19.16b, v8.16b
bic x30, x25, x4, ror #54
ushr v31.2d, v1.2d, #63
eor x0, x0, x30, ror #34
eor v19.16b, v19.16b, v29.16b
bic x23, x14, x12, ror #10
eor x25, x25, x23, ror #63
sli v31.2d, v1.2d, #1
bic x7, x4, x0, ror #40
eor v9.16b, v19.16b, v9.16b
eor x14, x14, x7, ror #55
eor v17.16b, v17.16b, v31.16b
eor x4, x4, x26, ror #19
ldr x30, 20f+40
ushr v31.2d, v19.2d, #63
eor x4, x4, x30
eor v30.16b, v30.16b, v9.16b
bic x23, x27, x6, ror #57
eor v11.16b, v11.16b, v9.16b
bic x7, x16, x22, ror #14
eor x27, x27, x7, ror #34
eor v13.16b, v13.16b, v17.16b
bic x26, x6, x11, ror #56
sli v31.2d, v19.2d, #1
eor x16, x16, x26, ror #23
bic x7, x22, x27, ror #16
ushr v19.2d, v0.2d, #63
eor x6, x6, x7, ror #55
eor v16.16b, v16.16b, v17.16b
bic x26, x11, x16, ror #49
eor v15.16b, v15.16b, v17.16b
eor x22, x22, x26, ror #1
eor x11, x11, x23, ror #15
eor v31.16b, v0.16b, v31.16b
bic x7, x21, x13, ror #19
sli v19.2d, v0.2d, #1
bic x26, x24, x9, ror #10
ushr v0.2d, v7.2d, #63
eor x21, x21, x26, ror #1
bic x23, x13, x19, ror #37
eor v24.16b, v24.16b, v9.16b
eor x24, x24, x23, ror #18
eor v18.16b, v18.16b, v31.16b
bic x26, x9, x21, ror #53
eor v19.16b, v7.16b, v19.16b
eor x13, x13, x26, ror #56
bic x23, x19, x24, ror #9
sli v0.2d, v7.2d, #1
eor x9, x9, x23, ror #45
ushr v7.2d, v13.2d, #21
eor x19, x19, x7, ror #8
bic x26, x10, x15, ror #18
eor v21.16b, v21.16b, v31.16b
bic x23, x8, x5, ror #41
eor v20.16b, v20.16b, v19.16b
eor x10, x10, x23, ror #52
eor v1.16b, v1.16b, v0.16b
bic x7, x15, x1, ror #31
eor x8, x8, x7, ror #30
sli v7.2d, v13.2d, #43
bic x23, x5, x10, ror #35
ushr v0.2d, v18.2d, #43
eor x15, x15, x23, ror #11
ushr v13.2d, v20.2d, #20
bic x7, x1, x8, ror #3
eor x5, x5, x7, ror #20
eor v29.16b, v29.16b, v1.16b
eor x1, x1, x26, ror #15
eor v23.16b, v23.16b, v1.16b
bic x23, x17, x20, ror #2
sli v0.2d, v18.2d, #21
bic x7, x28, x2, ror #27
eor x17, x17, x7, ror #21
sli v13.2d, v20.2d, #44
bic x26, x20, x3, ror #55
ushr v18.2d, v29.2d, #50
eor x28, x28, x26, ror #45
ushr v20.2d, v21.2d, #36
bic x7, x2, x17, ror #16
eor x20, x20, x7, ror #46
eor v5.16b, v5.16b, v19.16b
bic x26, x3, x28, ror #28
eor v26.16b, v26.16b, v19.16b
eor x2, x2, x26, ror #9
eor x3, x3, x23, ror #7
sli v18.2d, v29.2d, #14
eor x7, x4, x11, ror #48
sli v20.2d, v21.2d, #28
eor x7, x7, x19, ror #27
ushr v29.2d, v23.2d, #44
eor x7, x7, x1, ror #49
eor x7, x7, x3, ror #62
ushr v21.2d, v11.2d, #61
eor x26, x25, x6, ror #46
eor v12.16b, v12.16b, v31.16b
eor x26, x26, x13, ror #44
eor v8.16b, v8.16b, v1.16b
eor x26, x26, x15, ror #8
eor x26, x26, x20, ror #61
sli v29.2d, v23.2d, #20
eor x23, x12, x27, ror #44
sli v21.2d, v11.2d, #3
eor x23, x23, x21, ror #16
ushr v23.2d, v5.2d, #19
eor x23, x23, x10, ror #45
eor x23, x23, x17, ror #50
ushr v11.2d, v16.2d, #3
eor x30, x14, x22, ror #38
eor v4.16b, v4.16b, v1.16b
eor x30, x30, x9, ror #37
eor x30, x30, x5, ror #20
eor v2.16b, v2.16b, v9.16b
eor x30, x30, x2, ror #44
sli v23.2d, v5.2d, #45
str x22, [sp, #192]
sli v11.2d, v16.2d, #61
eor x22, x0, x16, ror #57
eor x22, x22, x24, ror #60
ushr v5.2d, v26.2d, #63
eor x22, x22, x8, ror #12
ushr v16.2d, v15.2d, #58
eor x22, x22, x28, ror #50
eor v3.16b, v3.16b, v1.16b
str x2, [sp, #200]
eor x2, x22, x26, ror #33
ushr v1.2d, v12.2d, #39
eor x26, x26, x30, ror #62
sli v5.2d, v26.2d, #1
eor x22, x23, x22, ror #20
sli v16.2d, v15.2d, #6
eor x23, x7, x23, ror #18
eor x30, x30, x7, ror #54
ushr v26.2d, v8.2d, #56
eor x4, x4, x2, ror #40
sli v1.2d, v12.2d, #25
eor x6, x6, x23, ror #8
ushr v15.2d, v24.2d, #46
eor x21, x21, x26, ror #39
eor x5, x5, x22, ror #54
ushr v12.2d, v4.2d, #37
eor x28, x28, x30, ror #47
sli v26.2d, v8.2d, #8
eor x14, x14, x22, ror #10
eor x16, x16, x30, ror #40
ushr v8.2d, v2.2d, #28
eor x19, x19, x2, ror #13
sli v15.2d, v24.2d, #18
eor x15, x15, x23, ror #46
sli v12.2d, v4.2d, #27
eor x17, x17, x26, ror #5
eor x25, x25, x23, ror #54
eor v10.16b, v10.16b, v19.16b
eor x27, x27, x26, ror #11
sli v8.2d, v2.2d, #36
eor x9, x9, x22, ror #37
eor v28.16b, v28.16b, v9.16b
eor x8, x8, x30, ror #21
eor x3, x3, x2, ror #42
eor v6.16b, v6.16b, v17.16b
eor x0, x0, x30, ror #33
ushr v24.2d, v10.2d, #54
eor x24, x24, x30, ror #37
eor v14.16b, v14.16b, v17.16b
eor x11, x11, x2, ror #56
eor x1, x1, x2, ror #55
eor v25.16b, v25.16b, v19.16b
eor x13, x13, x23, ror #10
ushr v4.2d, v6.2d, #49
eor x20, x20, x23, ror #57
eor x10, x10, x26, ror #10
sli v24.2d, v10.2d, #10
eor x12, x12, x26, ror #55
eor v22.16b, v22.16b, v31.16b
ldr x7, [sp, #200]
eor v27.16b, v27.16b, v31.16b
eor x7, x7, x22, ror #30
ldr x30, [sp, #192]
sli v4.2d, v6.2d, #15
eor x30, x30, x22, ror #36
ushr v2.2d, v14.2d, #2
bic x2, x21, x6, ror #20
ushr v9.2d, v22.2d, #8
bic x23, x28, x5, ror #60
eor x21, x21, x23, ror #20
ushr v17.2d, v27.2d, #9
bic x26, x6, x4, ror #52
ushr v19.2d, v3.2d, #25
eor x28, x28, x26
sli v2.2d, v14.2d, #62
bic x22, x5, x21, ror #48
eor x6, x6, x22, ror #60
sli v9.2d, v22.2d, #56
bic x23, x4, x28, ror #12
sli v17.2d, v27.2d, #55
eor x5, x5, x23, ror #56
sli v19.2d, v3.2d, #39
eor x4, x4, x2, ror #56
ldr x26, 20f+48
ushr v10.2d, v28.2d, #23
eor x4, x4, x26
ushr v31.2d, v25.2d, #62
bic x22, x19, x16, ror #53
bic x23, x17, x15, ror #29
bic v6.16b, v7.16b, v13.16b
eor x19, x19, x23, ror #48
bic v14.16b, v18.16b, v0.16b
bic x2, x16, x14, ror #32
sli v10.2d, v28.2d, #41
eor x17, x17, x2, ror #5
bic x26, x15, x19, ror #51
sli v31.2d, v25.2d, #2
eor x16, x16, x26, ror #24
bic v22.16b, v13.16b, v30.16b
bic x23, x14, x17, ror #27
eor v7.16b, v7.16b, v14.16b
eor x15, x15, x23, ror #8
eor x14, x14, x22, ror #43
eor v6.16b, v30.16b, v6.16b
bic x2, x9, x27, ror #36
ldr q27, 19f+48
bic x26, x3, x8
eor v18.16b, v18.16b, v22.16b
eor x9, x9, x26, ror #23
bic x23, x27, x25, ror #16
bic v3.16b, v0.16b, v7.16b
eor x3, x3, x23, ror #13
bic v28.16b, v21.16b, v29.16b
bic x22, x8, x9, ror #41
eor x27, x27, x22, ror #51
eor v6.16b, v6.16b, v27.16b
bic x26, x25, x3, ror #35
bic v30.16b, v30.16b, v18.16b
eor x8, x8, x26, ror #29
eor v13.16b, v13.16b, v3.16b
eor x25, x25, x2, ror #12
bic x23, x13, x11, ror #32
bic v25.16b, v11.16b, v23.16b
bic x22, x7, x10, ror #52
bic v14.16b, v29.16b, v20.16b
eor x13, x13, x22, ror #17
eor v0.16b, v0.16b, v30.16b
bic x26, x11, x0, ror #1
eor x7, x7, x26, ror #15
eor v28.16b, v20.16b, v28.16b
bic x2, x10, x13, ror #59
eor v21.16b, v21.16b, v25.16b
eor x11, x11, x2, ror #37
eor v11.16b, v11.16b, v14.16b
bic x22, x0, x7, ror #48
eor x10, x10, x22, ror #28
bic v22.16b, v1.16b, v16.16b
eor x0, x0, x23, ror #31
bic v27.16b, v15.16b, v26.16b
bic x26, x24, x30, ror #59
bic v3.16b, v23.16b, v21.16b
bic x2, x20, x1, ror #3
eor x24, x24, x2, ror #8
bic v20.16b, v20.16b, v11.16b
bic x22, x30, x12, ror #29
bic v30.16b, v16.16b, v5.16b
eor x20, x20, x22, ror #51
bic x23, x1, x24, ror #53
eor v1.16b, v1.16b, v27.16b
eor x30, x30, x23, ror #16
eor v29.16b, v29.16b, v3.16b
bic x2, x12, x20, ror #48
eor v23.16b, v23.16b, v20.16b
eor x1, x1, x2, ror #13
eor x12, x12, x26, ror #40
eor v15.16b, v15.16b, v30.16b
eor x22, x4, x14, ror #45
bic v25.16b, v26.16b, v1.16b
eor x22, x22, x25, ror #9
eor v22.16b, v5.16b, v22.16b
eor x22, x22, x0, ror #13
eor x22, x22, x12, ror #21
bic v14.16b, v24.16b, v8.16b
eor x23, x6, x16, ror #1
bic v5.16b, v5.16b, v15.16b
eor x23, x23, x27, ror #45
eor v16.16b, v16.16b, v25.16b
eor x23, x23, x11
eor x23, x23, x30, ror #44
bic v27.16b, v9.16b, v4.16b
eor x2, x21, x19, ror #32
bic v3.16b, v8.16b, v12.16b
eor x2, x2, x9, ror #29
eor x2, x2, x13, ror #52
eor v26.16b, v26.16b, v5.16b
eor x2, x2, x24, ror #5
eor v14.16b, v12.16b, v14.16b
eor x26, x5, x15, ror #29
eor v24.16b, v24.16b, v27.16b
eor x26, x26, x8, ror #36
eor x26, x26, x10, ror #41
eor v9.16b, v9.16b, v3.16b
eor x26, x26, x1
bic v20.16b, v19.16b, v17.16b
str x15, [sp, #192]
bic v30.16b, v31.16b, v10.16b
eor x15, x28, x17, ror #60
eor x15, x15, x3, ror #32
bic v25.16b, v4.16b, v24.16b
eor x15, x15, x7, ror #49
bic v12.16b, v12.16b, v9.16b
eor x15, x15, x20, ror #57
bic v5.16b, v17.16b, v2.16b
str x1, [sp, #200]
eor x1, x15, x23, ror #63
eor v19.16b, v19.16b, v30.16b
eor x23, x23, x26, ror #59
eor v8.16b, v8.16b, v25.16b
eor x15, x2, x15, ror #19
eor v4.16b, v4.16b, v12.16b
eor x2, x22, x2, ror #55
eor x26, x26, x22, ror #55
eor v31.16b, v31.16b, v5.16b
eor x4, x4, x1, ror #12
bic v27.16b, v10.16b, v19.16b
eor x16, x16, x2, ror #51
eor x9, x9, x23, ror #55
eor v20.16b, v2.16b, v20.16b
eor x10, x10, x15, ror #7
eor v3.16b, v6.16b, v28.16b
eor x20, x20, x26, ror #3
bic v2.16b, v2.16b, v31.16b
eor x5, x5, x15, ror #48
eor x17, x17, x26
eor v17.16b, v17.16b, v27.16b
eor x25, x25, x1, ror #3
eor v30.16b, v13.16b, v29.16b
eor x11, x11, x2, ror #52
eor v3.16b, v3.16b, v22.16b
eor x24, x24, x23, ror #15
eor x6, x6, x2, ror #52
eor v10.16b, v10.16b, v2.16b
eor x19, x19, x23, ror #52
eor v25.16b, v7.16b, v21.16b
eor x8, x8, x15, ror #12
eor v30.16b, v30.16b, v16.16b
eor x7, x7, x26, ror #11
eor x12, x12, x1, ror #55
eor v3.16b, v3.16b, v14.16b
eor x28, x28, x26, ror #60
eor v12.16b, v0.16b, v23.16b
eor x3, x3, x26, ror #28
eor x14, x14, x1, ror #31
eor v25.16b, v25.16b, v1.16b
eor x0, x0, x1, ror #63
eor v30.16b, v30.16b, v8.16b
eor x27, x27, x2, ror #7
eor v3.16b, v3.16b, v20.16b
eor x30, x30, x2, ror #8
eor x13, x13, x23, ror #32
eor v12.16b, v12.16b, v26.16b
eor x21, x21, x23, ror #20
eor v25.16b, v25.16b, v24.16b
ldr x22, [sp, #200]
eor v30.16b, v30.16b, v17.16b
eor x22, x22, x15, ror #48
ldr x26, [sp, #192]
eor v5.16b, v18.16b, v11.16b
eor x26, x26, x15, ror #19
eor v12.16b, v12.16b, v4.16b
bic x1, x9, x16, ror #55
eor v25.16b, v25.16b, v19.16b
bic x2, x20, x10, ror #37
eor x9, x9, x2, ror #13
ushr v27.2d, v30.2d, #63
bic x23, x16, x4, ror #31
eor v5.16b, v5.16b, v15.16b
eor x20, x20, x23, ror #42
eor v12.16b, v12.16b, v10.16b
bic x15, x10, x9, ror #14
eor x16, x16, x15, ror #59
sli v27.2d, v30.2d, #1
bic x2, x4, x20, ror #55
eor v5.16b, v5.16b, v9.16b
eor x10, x10, x2, ror #36
eor x4, x4, x1, ror #42
ushr v2.2d, v12.2d, #63
ldr x23, 20f+56
eor v5.16b, v5.16b, v31.16b
eor x4, x4, x23
eor v27.16b, v5.16b, v27.16b
bic x15, x25, x17, ror #46
bic x2, x24, x11, ror #31
sli v2.2d, v12.2d, #1
eor x25, x25, x2, ror #58
eor v30.16b, v30.16b, v2.16b
bic x1, x17, x5, ror #56
ushr v2.2d, v5.2d, #63
eor x24, x24, x1, ror #52
bic x23, x11, x25, ror #39
sli v2.2d, v5.2d, #1
eor x17, x17, x23, ror #43
eor v2.16b, v25.16b, v2.16b
bic x2, x5, x24, ror #20
ushr v5.2d, v25.2d, #63
eor x11, x11, x2, ror #13
eor x5, x5, x15, ror #26
sli v5.2d, v25.2d, #1
bic x1, x8, x19, ror #63
eor v5.16b, v3.16b, v5.16b
bic x23, x12, x7, ror #50
eor x8, x8, x23, ror #48
ushr v25.2d, v3.2d, #63
bic x2, x19, x6, ror #57
sli v25.2d, v3.2d, #1
eor x12, x12, x2, ror #15
eor v12.16b, v12.16b, v25.16b
bic x15, x7, x8, ror #30
eor x19, x19, x15, ror #35
eor v6.16b, v6.16b, v27.16b
bic x23, x6, x12, ror #56
eor v29.16b, v29.16b, v5.16b
eor x7, x7, x23, ror #22
ushr v3.2d, v29.2d, #20
eor x6, x6, x1, ror #8
bic x2, x27, x14, ror #26
sli v3.2d, v29.2d, #44
bic x15, x22, x13, ror #13
eor v1.16b, v1.16b, v30.16b
eor x27, x27, x15, ror #33
ushr v25.2d, v1.2d, #21
bic x23, x14, x28, ror #40
eor x22, x22, x23, ror #57
sli v25.2d, v1.2d, #43
bic x1, x13, x27, ror #18
eor v4.16b, v4.16b, v2.16b
eor x14, x14, x1, ror #20
ushr v29.2d, v4.2d, #43
bic x15, x28, x22, ror #31
eor x13, x13, x15, ror #20
sli v29.2d, v4.2d, #21
eor x28, x28, x2, ror #62
eor v31.16b, v31.16b, v12.16b
bic x23, x3, x26, ror #41
bic x1, x30, x0, ror #46
ushr v1.2d, v31.2d, #50
eor x3, x3, x1, ror #49
sli v1.2d, v31.2d, #14
bic x15, x26, x21, ror #12
eor v0.16b, v0.16b, v2.16b
eor x30, x30, x15, ror #56
bic x2, x0, x3, ror #33
ushr v4.2d, v0.2d, #36
eor x26, x26, x2, ror #54
sli v4.2d, v0.2d, #28
bic x1, x21, x30, ror #60
eor v11.16b, v11.16b, v12.16b
eor x0, x0, x1, ror #22
eor x21, x21, x23, ror #11
ushr v31.2d, v11.2d, #44
eor x15, x4, x5, ror #44
sli v31.2d, v11.2d, #20
eor x15, x15, x6, ror #11
eor v22.16b, v22.16b, v27.16b
eor x15, x15, x28, ror #49
eor x15, x15, x21, ror #58
ushr v0.2d, v22.2d, #61
eor x2, x16, x17, ror #19
sli v0.2d, v22.2d, #3
eor x2, x2, x19, ror #49
eor x2, x2, x14, ror #40
eor v8.16b, v8.16b, v5.16b
eor x2, x2, x26, ror #13
ushr v11.2d, v8.2d, #19
eor x1, x9, x25, ror #28
sli v11.2d, v8.2d, #45
eor x1, x1, x8, ror #41
eor x1, x1, x27, ror #5
eor v19.16b, v19.16b, v30.16b
eor x1, x1, x3, ror #27
ushr v22.2d, v19.2d, #3
eor x23, x10, x11, ror #3
sli v22.2d, v19.2d, #61
eor x23, x23, x7, ror #25
eor x23, x23, x13, ror #1
eor v13.16b, v13.16b, v5.16b
eor x23, x23, x0, ror #8
ushr v8.2d, v13.2d, #63
str x11, [sp, #192]
sli v8.2d, v13.2d, #1
eor x11, x20, x24, ror #9
eor x11, x11, x12, ror #12
eor v21.16b, v21.16b, v30.16b
eor x11, x11, x22, ror #25
ushr v19.2d, v21.2d, #58
eor x11, x11, x30, ror #63
sli v19.2d, v21.2d, #6
str x0, [sp, #200]
eor x0, x11, x2, ror #41
eor v26.16b, v26.16b, v2.16b
eor x2, x2, x23, ror #58
ushr v13.2d, v26.2d, #39
eor x11, x1, x11, ror #12
eor x1, x15, x1, ror #41
sli v13.2d, v26.2d, #25
eor x23, x23, x15, ror #35
eor v9.16b, v9.16b, v12.16b
eor x4, x4, x0, ror #55
ushr v21.2d, v9.2d, #56
eor x17, x17, x1, ror #12
eor x8, x8, x2, ror #14
sli v21.2d, v9.2d, #8
eor x13, x13, x11, ror #13
eor v20.16b, v20.16b, v27.16b
eor x30, x30, x23, ror #38
ushr v26.2d, v20.2d, #46
eor x10, x10, x11, ror #14
eor x24, x24, x23, ror #28
sli v26.2d, v20.2d, #18
eor x6, x6, x0, ror #44
eor v18.16b, v18.16b, v12.16b
eor x14, x14, x1, ror #55
ushr v9.2d, v18.2d, #37
eor x3, x3, x2, ror #28
eor x16, x16, x1, ror #31
sli v9.2d, v18.2d, #27
eor x25, x25, x2, ror #27
eor v28.16b, v28.16b, v27.16b
eor x7, x7, x11, ror #53
eor x22, x22, x23, ror #12
ushr v20.2d, v28.2d, #28
eor x21, x21, x0, ror #61
sli v20.2d, v28.2d, #36
eor x20, x20, x23, ror #37
eor v15.16b, v15.16b, v12.16b
eor x12, x12, x23, ror #25
eor x5, x5, x0, ror #11
eor v16.16b, v16.16b, v5.16b
eor x28, x28, x0, ror #6
ushr v18.2d, v16.2d, #54
eor x19, x19, x1, ror #46
sli v18.2d, v16.2d, #10
eor x26, x26, x1, ror #18
eor x27, x27, x2, ror #50
eor v14.16b, v14.16b, v27.16b
eor x9, x9, x2, ror #55
eor v24.16b, v24.16b, v30.16b
ldr x15, [sp, #200]
eor v7.16b, v7.16b, v30.16b
eor x15, x15, x11, ror #6
ldr x23, [sp, #192]
eor v17.16b, v17.16b, v5.16b
eor x23, x23, x11, ror #11
ushr v28.2d, v24.2d, #49
bic x0, x8, x17, ror #32
sli v28.2d, v24.2d, #15
bic x1, x30, x13, ror #32
eor x8, x8, x1
eor v10.16b, v10.16b, v2.16b
bic x2, x17, x4, ror #56
eor v23.16b, v23.16b, v2.16b
eor x30, x30, x2, ror #32
bic x11, x13, x8, ror #32
ushr v12.2d, v10.2d, #8
eor x17, x17, x11
sli v12.2d, v10.2d, #56
bic x1, x4, x30, ror #40
ushr v16.2d, v7.2d, #2
eor x13, x13, x1, ror #56
eor x4, x4, x0, ror #40
sli v16.2d, v7.2d, #62
ldr x2, 20f+64
ushr v27.2d, v23.2d, #9
eor x4, x4, x2
sli v27.2d, v23.2d, #55
bic x11, x6, x24, ror #36
bic x1, x3, x14, ror #20
ushr v30.2d, v15.2d, #25
eor x6, x6, x1
sli v30.2d, v15.2d, #39
bic x0, x24, x10, ror #20
ushr v5.2d, v14.2d, #23
eor x3, x3, x0, ror #36
bic x2, x14, x6, ror #44
sli v5.2d, v14.2d, #41
eor x24, x24, x2, ror #48
ushr v24.2d, v17.2d, #62
bic x1, x10, x3, ror #8
eor x14, x14, x1, ror #36
sli v24.2d, v17.2d, #2
eor x10, x10, x11, ror #8
bic v2.16b, v25.16b, v3.16b
bic x0, x7, x25, ror #36
bic v10.16b, v1.16b, v29.16b
bic x2, x21, x22, ror #32
eor x7, x7, x2, ror #12
eor v25.16b, v25.16b, v10.16b
bic x1, x25, x16, ror #32
bic v7.16b, v3.16b, v6.16b
eor x21, x21, x1, ror #24
eor v1.16b, v1.16b, v7.16b
bic x11, x22, x7, ror #20
eor x25, x25, x11, ror #8
bic v23.16b, v29.16b, v25.16b
bic x2, x16, x21, ror #8
eor v3.16b, v3.16b, v23.16b
eor x22, x22, x2, ror #24
bic v15.16b, v6.16b, v1.16b
eor x16, x16, x0, ror #60
bic x1, x19, x5
eor v29.16b, v29.16b, v15.16b
bic x11, x15, x27, ror #52
eor v6.16b, v6.16b, v2.16b
eor x19, x19, x11, ror #36
ldr q14, 19f+64
bic x2, x5, x20, ror #20
eor x15, x15, x2, ror #28
eor v6.16b, v6.16b, v14.16b
bic x0, x27, x19, ror #40
bic v17.16b, v0.16b, v31.16b
eor x5, x5, x0, ror #24
bic x11, x20, x15, ror #16
bic v10.16b, v22.16b, v11.16b
eor x27, x27, x11, ror #60
eor v0.16b, v0.16b, v10.16b
eor x20, x20, x1, ror #44
bic v7.16b, v31.16b, v4.16b
bic x2, x12, x23, ror #12
bic x0, x26, x28, ror #28
eor v22.16b, v22.16b, v7.16b
eor x12, x12, x0, ror #16
bic v23.16b, v11.16b, v0.16b
bic x11, x23, x9, ror #4
eor v31.16b, v31.16b, v23.16b
eor x26, x26, x11, ror #60
bic x1, x28, x12, ror #20
bic v15.16b, v4.16b, v22.16b
eor x23, x23, x1, ror #32
eor v11.16b, v11.16b, v15.16b
bic x0, x9, x26
eor v4.16b, v4.16b, v17.16b
eor x28, x28, x0, ror #36
eor x9, x9, x2, ror #48
bic v2.16b, v13.16b, v19.16b
eor x11, x4, x10
bic v10.16b, v26.16b, v21.16b
eor x11, x11, x16, ror #32
eor x11, x11, x20, ror #28
eor v13.16b, v13.16b, v10.16b
eor x11, x11, x9, ror #44
bic v7.16b, v19.16b, v8.16b
eor x1, x17, x24, ror #36
eor v26.16b, v26.16b, v7.16b
eor x1, x1, x25, ror #56
eor x1, x1, x5
bic v23.16b, v21.16b, v13.16b
eor x1, x1, x23, ror #32
eor v19.16b, v19.16b, v23.16b
eor x0, x8, x6, ror #32
bic v15.16b, v8.16b, v26.16b
eor x0, x0, x7, ror #52
eor x0, x0, x19, ror #32
eor v21.16b, v21.16b, v15.16b
eor x0, x0, x12, ror #52
eor v8.16b, v8.16b, v2.16b
eor x2, x13, x14, ror #20
bic v17.16b, v18.16b, v20.16b
eor x2, x2, x22
eor x2, x2, x27, ror #24
bic v10.16b, v12.16b, v28.16b
eor x2, x2, x28
eor v18.16b, v18.16b, v10.16b
str x14, [sp, #192]
bic v7.16b, v20.16b, v9.16b
eor x14, x30, x3, ror #32
eor x14, x14, x21
eor v12.16b, v12.16b, v7.16b
eor x14, x14, x15, ror #4
bic v23.16b, v28.16b, v18.16b
eor x14, x14, x26, ror #4
str x28, [sp, #200]
eor v20.16b, v20.16b, v23.16b
eor x28, x14, x1, ror #31
bic v15.16b, v9.16b, v12.16b
eor x1, x1, x2, ror #63
eor v28.16b, v28.16b, v15.16b
eor x14, x0, x14, ror #63
eor x0, x11, x0, ror #39
eor v9.16b, v9.16b, v17.16b
eor x2, x2, x11, ror #55
bic v2.16b, v30.16b, v27.16b
eor x4, x4, x28, ror #40
bic v10.16b, v24.16b, v5.16b
eor x24, x24, x0, ror #20
eor x7, x7, x1, ror #44
eor v30.16b, v30.16b, v10.16b
eor x27, x27, x14, ror #8
bic v7.16b, v27.16b, v16.16b
eor x26, x26, x2, ror #28
eor v24.16b, v24.16b, v7.16b
eor x13, x13, x14, ror #32
eor x3, x3, x2
bic v23.16b, v5.16b, v30.16b
eor x16, x16, x28, ror #8
eor v27.16b, v27.16b, v23.16b
eor x5, x5, x0, ror #56
eor x12, x12, x1, ror #44
bic v15.16b, v16.16b, v24.16b
eor x17, x17, x0, ror #56
eor v5.16b, v5.16b, v15.16b
eor x6, x6, x1
eor v16.16b, v16.16b, v2.16b
eor x22, x22, x14, ror #32
eor x15, x15, x2, ror #28
eor v17.16b, v6.16b, v4.16b
eor x9, x9, x28, ror #60
eor v17.16b, v17.16b, v8.16b
eor x30, x30, x2, ror #32
eor v17.16b, v17.16b, v9.16b
eor x21, x21, x2, ror #32
eor x10, x10, x28, ror #40
eor v17.16b, v17.16b, v16.16b
eor x20, x20, x28, ror #12
eor v10.16b, v3.16b, v31.16b
eor x25, x25, x0
eor v10.16b, v10.16b, v19.16b
eor x23, x23, x0, ror #24
eor x19, x19, x1
eor v10.16b, v10.16b, v20.16b
eor x8, x8, x1, ror #32
eor v10.16b, v10.16b, v27.16b
ldr x11, [sp, #200]
eor v7.16b, v25.16b, v0.16b
eor x11, x11, x14, ror #32
ldr x2, [sp, #192]
eor v7.16b, v7.16b, v13.16b
eor x2, x2, x14, ror #12
eor v7.16b, v7.16b, v18.16b
bic x28, x7, x24, ror #15
bic x0, x26, x27, ror #45
eor v7.16b, v7.16b, v30.16b
eor x7, x7, x0, ror #45
eor v23.16b, v29.16b, v11.16b
bic x1, x24, x4
eor v23.16b, v23.16b, v21.16b
eor x26, x26, x1, ror #34
bic x14, x27, x7, ror #38
eor v23.16b, v23.16b, v28.16b
eor x24, x24, x14, ror #11
eor v23.16b, v23.16b, v5.16b
bic x0, x4, x26, ror #30
eor v15.16b, v1.16b, v22.16b
eor x27, x27, x0, ror #53
eor x4, x4, x28, ror #49
eor v15.16b, v15.16b, v26.16b
ldr x1, 20f+72
eor v15.16b, v15.16b, v12.16b
eor x4, x4, x1
eor v15.16b, v15.16b, v24.16b
bic x14, x16, x3, ror #23
bic x0, x12, x5, ror #60
ushr v2.2d, v10.2d, #63
eor x16, x16, x0, ror #2
sli v2.2d, v10.2d, #1
bic x28, x3, x13, ror #56
eor x12, x12, x28, ror #21
eor v2.16b, v15.16b, v2.16b
bic x1, x5, x16, ror #2
ushr v14.2d, v23.2d, #63
eor x3, x3, x1, ror #39
sli v14.2d, v23.2d, #1
bic x0, x13, x12, ror #51
eor x5, x5, x0, ror #17
eor v10.16b, v10.16b, v14.16b
eor x13, x13, x14, ror #49
ushr v14.2d, v15.2d, #63
bic x28, x22, x6, ror #19
sli v14.2d, v15.2d, #1
bic x1, x9, x15, ror #10
eor x22, x22, x1, ror #43
eor v14.16b, v7.16b, v14.16b
bic x0, x6, x17, ror #5
ushr v15.2d, v7.2d, #63
eor x9, x9, x0, ror #40
sli v15.2d, v7.2d, #1
bic x14, x15, x22, ror #11
eor x6, x6, x14, ror #34
eor v15.16b, v17.16b, v15.16b
bic x1, x17, x9, ror #19
ushr v7.2d, v17.2d, #63
eor x15, x15, x1, ror #35
sli v7.2d, v17.2d, #1
eor x17, x17, x28, ror #40
bic x0, x25, x10, ror #38
eor v23.16b, v23.16b, v7.16b
bic x14, x11, x19, ror #41
eor v6.16b, v6.16b, v2.16b
eor x25, x25, x14, ror #26
bic x1, x10, x30, ror #49
eor v31.16b, v31.16b, v15.16b
eor x11, x11, x1, ror #12
ushr v17.2d, v31.2d, #20
bic x28, x19, x25, ror #61
sli v17.2d, v31.2d, #44
eor x10, x10, x28, ror #29
bic x14, x30, x11, ror #3
eor v13.16b, v13.16b, v10.16b
eor x19, x19, x14, ror #20
ushr v7.2d, v13.2d, #21
eor x30, x30, x0, ror #41
sli v7.2d, v13.2d, #43
bic x1, x21, x2, ror #36
bic x28, x23, x20, ror #13
eor v28.16b, v28.16b, v14.16b
eor x21, x21, x28, ror #37
ushr v31.2d, v28.2d, #43
bic x14, x2, x8, ror #5
sli v31.2d, v28.2d, #21
eor x23, x23, x14, ror #63
bic x0, x20, x21, ror #14
eor v24.16b, v24.16b, v23.16b
eor x2, x2, x0, ror #14
ushr v13.2d, v24.2d, #50
bic x28, x8, x23, ror #60
eor x20, x20, x28, ror #55
sli v13.2d, v24.2d, #14
eor x8, x8, x1, ror #23
eor v29.16b, v29.16b, v14.16b
eor x14, x4, x13, ror #44
ushr v28.2d, v29.2d, #36
eor x14, x14, x17, ror #7
eor x14, x14, x30, ror #13
sli v28.2d, v29.2d, #28
eor x14, x14, x8, ror #42
eor v22.16b, v22.16b, v23.16b
eor x0, x24, x3, ror #52
ushr v24.2d, v22.2d, #44
eor x0, x0, x6, ror #2
eor x0, x0, x10, ror #28
sli v24.2d, v22.2d, #20
eor x0, x0, x2, ror #37
eor v8.16b, v8.16b, v2.16b
eor x28, x7, x16, ror #44
ushr v29.2d, v8.2d, #61
eor x28, x28, x22, ror #62
eor x28, x28, x25, ror #5
sli v29.2d, v8.2d, #3
eor x28, x28, x21, ror #16
eor v20.16b, v20.16b, v15.16b
eor x1, x27, x5, ror #16
ushr v22.2d, v20.2d, #19
eor x1, x1, x15, ror #25
eor x1, x1, x19, ror #46
sli v22.2d, v20.2d, #45
eor x1, x1, x20, ror #40
eor v30.16b, v30.16b, v10.16b
str x5, [sp, #192]
eor x5, x26, x12, ror #1
ushr v8.2d, v30.2d, #3
eor x5, x5, x9, ror #60
sli v8.2d, v30.2d, #61
eor x5, x5, x11, ror #50
eor v3.16b, v3.16b, v15.16b
eor x5, x5, x23, ror #8
str x20, [sp, #200]
ushr v20.2d, v3.2d, #63
eor x20, x5, x0, ror #33
sli v20.2d, v3.2d, #1
eor x0, x0, x1, ror #10
eor v0.16b, v0.16b, v10.16b
eor x5, x28, x5, ror #44
eor x28, x14, x28, ror #48
ushr v30.2d, v0.2d, #58
eor x1, x1, x14, ror #52
sli v30.2d, v0.2d, #6
eor x4, x4, x20, ror #30
eor v21.16b, v21.16b, v14.16b
eor x3, x3, x28, ror #12
eor x22, x22, x0, ror #17
ushr v3.2d, v21.2d, #39
eor x19, x19, x5, ror #56
sli v3.2d, v21.2d, #25
eor x23, x23, x1, ror #37
eor x27, x27, x5, ror #38
eor v12.16b, v12.16b, v23.16b
eor x12, x12, x1, ror #44
ushr v0.2d, v12.2d, #56
eor x17, x17, x20, ror #23
sli v0.2d, v12.2d, #8
eor x10, x10, x28, ror #36
eor x21, x21, x0, ror #63
eor v16.16b, v16.16b, v2.16b
eor x24, x24, x28
ushr v21.2d, v16.2d, #46
eor x16, x16, x0, ror #35
sli v21.2d, v16.2d, #18
eor x15, x15, x5, ror #13
eor x11, x11, x1, ror #59
eor v1.16b, v1.16b, v23.16b
eor x8, x8, x20, ror #52
ushr v12.2d, v1.2d, #37
eor x26, x26, x1, ror #45
sli v12.2d, v1.2d, #27
eor x9, x9, x1, ror #49
eor x13, x13, x20, ror #50
eor v4.16b, v4.16b, v2.16b
eor x30, x30, x20, ror #17
ushr v16.2d, v4.2d, #28
eor x6, x6, x28, ror #62
sli v16.2d, v4.2d, #36
eor x2, x2, x28, ror #27
eor x25, x25, x0, ror #10
eor v26.16b, v26.16b, v23.16b
eor x7, x7, x0, ror #15
eor v19.16b, v19.16b, v15.16b
ldr x14, [sp, #200]
eor x14, x14, x5, ror #62
ushr v1.2d, v19.2d, #54
ldr x1, [sp, #192]
sli v1.2d, v19.2d, #10
eor x1, x1, x5, ror #22
eor v9.16b, v9.16b, v2.16b
bic x20, x22, x3, ror #4
bic x28, x23, x19, ror #12
eor v18.16b, v18.16b, v10.16b
eor x22, x22, x28, ror #20
eor v25.16b, v25.16b, v10.16b
bic x0, x3, x4, ror #56
eor v27.16b, v27.16b, v15.16b
eor x23, x23, x0, ror #48
bic x5, x19, x22, ror #32
ushr v4.2d, v18.2d, #49
eor x3, x3, x5, ror #28
sli v4.2d, v18.2d, #15
bic x28, x4, x23, ror #24
eor v5.16b, v5.16b, v14.16b
eor x19, x19, x28, ror #28
eor x4, x4, x20, ror #4
eor v11.16b, v11.16b, v14.16b
ldr x0, 20f+80
ushr v23.2d, v5.2d, #8
eor x4, x4, x0
bic x5, x17, x12, ror #7
sli v23.2d, v5.2d, #56
bic x28, x21, x10, ror #43
ushr v19.2d, v25.2d, #2
eor x17, x17, x28
sli v19.2d, v25.2d, #62
bic x20, x12, x27, ror #36
eor x21, x21, x20, ror #7
ushr v2.2d, v11.2d, #9
bic x0, x10, x17, ror #21
sli v2.2d, v11.2d, #55
eor x12, x12, x0, ror #36
ushr v10.2d, v26.2d, #25
bic x28, x27, x21, ror #21
eor x10, x10, x28
sli v10.2d, v26.2d, #39
eor x27, x27, x5, ror #21
ushr v15.2d, v9.2d, #23
bic x20, x15, x16, ror #12
sli v15.2d, v9.2d, #41
bic x0, x8, x11, ror #48
eor x15, x15, x0, ror #13
ushr v18.2d, v27.2d, #62
bic x28, x16, x24, ror #40
sli v18.2d, v27.2d, #2
eor x8, x8, x28, ror #63
bic v14.16b, v7.16b, v17.16b
bic x5, x11, x15, ror #3
eor x16, x16, x5, ror #49
bic v5.16b, v13.16b, v31.16b
bic x0, x24, x8, ror #25
eor v7.16b, v7.16b, v5.16b
eor x11, x11, x0, ror #55
eor x24, x24, x20, ror #12
bic v25.16b, v17.16b, v6.16b
bic x28, x6, x13, ror #16
eor v13.16b, v13.16b, v25.16b
bic x5, x14, x25, ror #44
bic v11.16b, v31.16b, v7.16b
eor x6, x6, x5, ror #3
bic x0, x13, x26, ror #59
eor v17.16b, v17.16b, v11.16b
eor x14, x14, x0, ror #13
bic v26.16b, v6.16b, v13.16b
bic x20, x25, x6, ror #17
eor v31.16b, v31.16b, v26.16b
eor x13, x13, x20, ror #31
bic x5, x26, x14, ror #56
eor v6.16b, v6.16b, v14.16b
eor x25, x25, x5, ror #28
ldr q9, 19f+80
eor x26, x26, x28, ror #53
eor v6.16b, v6.16b, v9.16b
bic x0, x9, x1, ror #49
bic x20, x2, x30, ror #1
bic v27.16b, v29.16b, v24.16b
eor x9, x9, x20, ror #48
bic v5.16b, v8.16b, v22.16b
bic x5, x1, x7, ror #15
eor x2, x2, x5, ror #1
eor v29.16b, v29.16b, v5.16b
bic x28, x30, x9, ror #15
bic v25.16b, v24.16b, v28.16b
eor x1, x1, x28
eor v8.16b, v8.16b, v25.16b
bic x20, x7, x2, ror #48
eor x30, x30, x20, ror #15
bic v11.16b, v22.16b, v29.16b
eor x7, x7, x0
eor v24.16b, v24.16b, v11.16b
eor x5, x4, x27, ror #47
bic v26.16b, v28.16b, v8.16b
eor x5, x5, x24, ror #63
eor x5, x5, x26, ror #3
eor v22.16b, v22.16b, v26.16b
eor x5, x5, x7, ror #51
eor v28.16b, v28.16b, v27.16b
eor x28, x3, x12, ror #3
bic v14.16b, v3.16b, v30.16b
eor x28, x28, x16, ror #15
eor x28, x28, x13
bic v5.16b, v21.16b, v0.16b
eor x28, x28, x1, ror #28
eor v3.16b, v3.16b, v5.16b
eor x20, x22, x17
bic v25.16b, v30.16b, v20.16b
eor x20, x20, x15, ror #7
eor x20, x20, x6, ror #52
eor v21.16b, v21.16b, v25.16b
eor x20, x20, x9, ror #47
bic v11.16b, v0.16b, v3.16b
eor x0, x19, x10, ror #11
eor x0, x0, x11, ror #36
eor v30.16b, v30.16b, v11.16b
eor x0, x0, x25, ror #3
bic v26.16b, v20.16b, v21.16b
eor x0, x0, x30
eor v0.16b, v0.16b, v26.16b
str x10, [sp, #192]
eor x10, x23, x21, ror #44
eor v20.16b, v20.16b, v14.16b
eor x10, x10, x8
bic v27.16b, v1.16b, v16.16b
eor x10, x10, x14, ror #35
bic v5.16b, v23.16b, v4.16b
eor x10, x10, x2, ror #11
str x30, [sp, #200]
eor v1.16b, v1.16b, v5.16b
eor x30, x10, x28, ror #47
bic v25.16b, v16.16b, v12.16b
eor x28, x28, x0, ror #27
eor v23.16b, v23.16b, v25.16b
eor x10, x20, x10, ror #19
eor x20, x5, x20, ror #3
bic v11.16b, v4.16b, v1.16b
eor x0, x0, x5, ror #27
eor v16.16b, v16.16b, v11.16b
eor x4, x4, x30, ror #24
eor x12, x12, x20, ror #53
bic v26.16b, v12.16b, v23.16b
eor x15, x15, x28, ror #61
eor v4.16b, v4.16b, v26.16b
eor x25, x25, x10, ror #29
eor v12.16b, v12.16b, v27.16b
eor x2, x2, x0, ror #1
eor x19, x19, x10, ror #32
bic v14.16b, v10.16b, v2.16b
eor x21, x21, x0, ror #32
bic v5.16b, v18.16b, v15.16b
eor x24, x24, x30, ror #25
eor v10.16b, v10.16b, v5.16b
eor x13, x13, x20, ror #56
eor x9, x9, x28, ror #21
bic v25.16b, v2.16b, v19.16b
eor x3, x3, x20, ror #56
eor v18.16b, v18.16b, v25.16b
eor x17, x17, x28, ror #4
bic v11.16b, v15.16b, v10.16b
eor x11, x11, x10, ror #60
eor x14, x14, x0, ror #41
eor v2.16b, v2.16b, v11.16b
eor x7, x7, x30, ror #37
bic v26.16b, v19.16b, v18.16b
eor x23, x23, x0, ror #12
eor v15.16b, v15.16b, v26.16b
eor x8, x8, x0, ror #12
eor x27, x27, x30, ror #41
eor v19.16b, v19.16b, v14.16b
eor x26, x26, x30, ror #21
eor v27.16b, v6.16b, v28.16b
eor x16, x16, x20, ror #41
eor x1, x1, x20, ror #28
eor v27.16b, v27.16b, v20.16b
eor x6, x6, x28, ror #16
eor v27.16b, v27.16b, v12.16b
eor x22, x22, x28, ror #4
eor v27.16b, v27.16b, v19.16b
ldr x5, [sp, #200]
eor x5, x5, x10, ror #32
eor v5.16b, v17.16b, v24.16b
ldr x0, [sp, #192]
eor v5.16b, v5.16b, v30.16b
eor x0, x0, x10, ror #21
eor v5.16b, v5.16b, v16.16b
bic x30, x15, x12, ror #63
bic x20, x2, x25, ror #61
eor v5.16b, v5.16b, v2.16b
eor x15, x15, x20, ror #53
eor v25.16b, v7.16b, v29.16b
bic x28, x12, x4, ror #33
eor v25.16b, v25.16b, v3.16b
eor x2, x2, x28, ror #10
bic x10, x25, x15, ror #14
eor v25.16b, v25.16b, v1.16b
eor x12, x12, x10, ror #51
eor v25.16b, v25.16b, v10.16b
bic x20, x4, x2, ror #21
eor v11.16b, v31.16b, v22.16b
eor x25, x25, x20, ror #46
eor x4, x4, x30, ror #32
eor v11.16b, v11.16b, v0.16b
ldr x28, 20f+88
eor v11.16b, v11.16b, v4.16b
eor x4, x4, x28
bic x10, x24, x21, ror #52
eor v11.16b, v11.16b, v15.16b
bic x20, x9, x13, ror #37
eor v26.16b, v13.16b, v8.16b
eor x24, x24, x20, ror #58
eor v26.16b, v26.16b, v21.16b
bic x30, x21, x19, ror #24
eor x9, x9, x30, ror #58
eor v26.16b, v26.16b, v23.16b
bic x28, x13, x24, ror #33
eor v26.16b, v26.16b, v18.16b
eor x21, x21, x28, ror #43
ushr v14.2d, v5.2d, #63
bic x20, x19, x9, ror #46
eor x13, x13, x20, ror #45
sli v14.2d, v5.2d, #1
eor x19, x19, x10, ror #52
eor v14.16b, v26.16b, v14.16b
bic x30, x11, x17, ror #15
ushr v9.2d, v11.2d, #63
bic x28, x7, x14, ror #18
eor x11, x11, x28, ror #50
sli v9.2d, v11.2d, #1
bic x20, x17, x3, ror #9
eor v5.16b, v5.16b, v9.16b
eor x7, x7, x20, ror #29
bic x10, x14, x11, ror #60
ushr v9.2d, v26.2d, #63
eor x17, x17, x10, ror #53
sli v9.2d, v26.2d, #1
bic x28, x3, x7, ror #26
eor v9.16b, v25.16b, v9.16b
eor x14, x14, x28, ror #20
eor x3, x3, x30, ror #40
ushr v26.2d, v25.2d, #63
bic x20, x16, x27, ror #62
sli v26.2d, v25.2d, #1
bic x10, x5, x6, ror #61
eor v26.16b, v27.16b, v26.16b
eor x16, x16, x10, ror #31
bic x28, x27, x23, ror #50
ushr v25.2d, v27.2d, #63
eor x5, x5, x28, ror #31
sli v25.2d, v27.2d, #1
bic x30, x6, x16, ror #36
eor v11.16b, v11.16b, v25.16b
eor x27, x27, x30, ror #30
bic x10, x23, x5, ror #47
eor v6.16b, v6.16b, v14.16b
eor x6, x6, x10, ror #20
eor v24.16b, v24.16b, v26.16b
eor x23, x23, x20, ror #16
ushr v27.2d, v24.2d, #20
bic x28, x8, x0, ror #7
bic x30, x1, x26, ror #56
sli v27.2d, v24.2d, #44
eor x8, x8, x30, ror #49
eor v3.16b, v3.16b, v5.16b
bic x10, x0, x22, ror #14
eor x1, x1, x10, ror #22
ushr v25.2d, v3.2d, #21
bic x20, x26, x8, ror #23
sli v25.2d, v3.2d, #43
eor x0, x0, x20, ror #34
eor v4.16b, v4.16b, v9.16b
bic x30, x22, x1, ror #28
eor x26, x26, x30, ror #44
ushr v24.2d, v4.2d, #43
eor x22, x22, x28, ror #43
sli v24.2d, v4.2d, #21
eor x10, x4, x19, ror #8
eor v18.16b, v18.16b, v11.16b
eor x10, x10, x3, ror #7
eor x10, x10, x23, ror #61
ushr v3.2d, v18.2d, #50
eor x10, x10, x22, ror #6
sli v3.2d, v18.2d, #14
eor x20, x12, x21, ror #17
eor v31.16b, v31.16b, v9.16b
eor x20, x20, x17, ror #31
eor x20, x20, x27, ror #44
ushr v4.2d, v31.2d, #36
eor x20, x20, x0, ror #25
sli v4.2d, v31.2d, #28
eor x30, x15, x24, ror #28
eor x30, x30, x11, ror #15
eor v8.16b, v8.16b, v11.16b
eor x30, x30, x16, ror #45
ushr v18.2d, v8.2d, #44
eor x30, x30, x8, ror #17
sli v18.2d, v8.2d, #20
eor x28, x25, x13, ror #9
eor x28, x28, x14, ror #33
eor v20.16b, v20.16b, v14.16b
eor x28, x28, x6, ror #23
ushr v31.2d, v20.2d, #61
eor x28, x28, x26, ror #8
sli v31.2d, v20.2d, #3
str x13, [sp, #192]
eor x13, x2, x9, ror #33
eor v16.16b, v16.16b, v26.16b
eor x13, x13, x7, ror #12
ushr v8.2d, v16.2d, #19
eor x13, x13, x5, ror #23
sli v8.2d, v16.2d, #45
eor x13, x13, x1, ror #13
str x26, [sp, #200]
eor v10.16b, v10.16b, v5.16b
eor x26, x13, x20, ror #9
ushr v20.2d, v10.2d, #3
eor x20, x20, x28, ror #50
sli v20.2d, v10.2d, #61
eor x13, x30, x13, ror #52
eor x30, x10, x30, ror #31
eor v17.16b, v17.16b, v26.16b
eor x28, x28, x10, ror #45
ushr v16.2d, v17.2d, #63
eor x4, x4, x26, ror #21
eor x21, x21, x30, ror #16
sli v16.2d, v17.2d, #1
eor x11, x11, x20, ror #48
eor v29.16b, v29.16b, v5.16b
eor x6, x6, x13, ror #55
ushr v10.2d, v29.2d, #58
eor x1, x1, x28, ror #48
eor x25, x25, x13, ror #14
sli v10.2d, v29.2d, #6
eor x9, x9, x28, ror #28
eor v0.16b, v0.16b, v9.16b
eor x3, x3, x26, ror #14
ushr v17.2d, v0.2d, #39
eor x27, x27, x30, ror #53
eor x8, x8, x20, ror #46
sli v17.2d, v0.2d, #25
eor x12, x12, x30, ror #33
eor v23.16b, v23.16b, v11.16b
eor x24, x24, x20, ror #35
ushr v29.2d, v23.2d, #56
eor x14, x14, x13, ror #45
eor x5, x5, x28, ror #38
sli v29.2d, v23.2d, #8
eor x22, x22, x26, ror #15
eor v19.16b, v19.16b, v14.16b
eor x2, x2, x28, ror #61
eor x7, x7, x28, ror #49
ushr v0.2d, v19.2d, #46
eor x19, x19, x26, ror #13
sli v0.2d, v19.2d, #18
eor x23, x23, x26, ror #24
eor v13.16b, v13.16b, v11.16b
eor x17, x17, x30, ror #2
eor x0, x0, x30, ror #8
ushr v23.2d, v13.2d, #37
eor x16, x16, x20, ror #18
sli v23.2d, v13.2d, #27
eor x15, x15, x20, ror #63
eor v28.16b, v28.16b, v14.16b
ldr x10, [sp, #200]
eor x10, x10, x13, ror #6
ushr v19.2d, v28.2d, #28
ldr x28, [sp, #192]
sli v19.2d, v28.2d, #36
eor x28, x28, x13, ror #5
eor v21.16b, v21.16b, v11.16b
bic x26, x11, x21
bic x30, x1, x6
eor v30.16b, v30.16b, v26.16b
eor x11, x11, x30, ror #16
ushr v13.2d, v30.2d, #54
bic x20, x21, x4, ror #60
sli v13.2d, v30.2d, #10
eor x1, x1, x20, ror #48
bic x13, x6, x11, ror #48
eor v12.16b, v12.16b, v14.16b
eor x21, x21, x13, ror #16
eor v1.16b, v1.16b, v5.16b
bic x30, x4, x1, ror #20
eor x6, x6, x30, ror #44
eor v7.16b, v7.16b, v5.16b
eor x4, x4, x26, ror #4
eor v2.16b, v2.16b, v26.16b
ldr x20, 20f+96
ushr v28.2d, v1.2d, #49
eor x4, x4, x20
bic x13, x3, x9, ror #30
sli v28.2d, v1.2d, #15
bic x30, x8, x27, ror #42
eor v15.16b, v15.16b, v9.16b
eor x3, x3, x30, ror #48
eor v22.16b, v22.16b, v9.16b
bic x26, x9, x25, ror #20
eor x8, x8, x26, ror #46
ushr v11.2d, v15.2d, #8
bic x20, x27, x3, ror #38
sli v11.2d, v15.2d, #56
eor x9, x9, x20, ror #60
ushr v30.2d, v7.2d, #2
bic x30, x25, x8, ror #62
eor x27, x27, x30, ror #24
sli v30.2d, v7.2d, #62
eor x25, x25, x13, ror #14
ushr v14.2d, v22.2d, #9
bic x26, x14, x24, ror #28
bic x20, x22, x5, ror #48
sli v14.2d, v22.2d, #55
eor x14, x14, x20, ror #26
ushr v5.2d, v21.2d, #25
bic x30, x24, x12, ror #40
sli v5.2d, v21.2d, #39
eor x22, x22, x30, ror #2
bic x13, x5, x14, ror #54
ushr v26.2d, v12.2d, #23
eor x24, x24, x13, ror #46
sli v26.2d, v12.2d, #41
bic x20, x12, x22, ror #22
ushr v1.2d, v2.2d, #62
eor x5, x5, x20, ror #58
eor x12, x12, x26, ror #60
sli v1.2d, v2.2d, #2
bic x30, x17, x19, ror #48
bic v9.16b, v25.16b, v27.16b
bic x13, x10, x16, ror #28
bic v15.16b, v3.16b, v24.16b
eor x17, x17, x13, ror #46
bic x20, x19, x2, ror #22
eor v25.16b, v25.16b, v15.16b
eor x10, x10, x20, ror #2
bic v7.16b, v27.16b, v6.16b
bic x26, x16, x17, ror #54
eor v3.16b, v3.16b, v7.16b
eor x19, x19, x26, ror #26
bic x13, x2, x10, ror #40
bic v22.16b, v24.16b, v25.16b
eor x16, x16, x13, ror #60
eor v27.16b, v27.16b, v22.16b
eor x2, x2, x30, ror #58
bic x20, x7, x28, ror #42
bic v21.16b, v6.16b, v3.16b
bic x26, x0, x23, ror #30
eor v24.16b, v24.16b, v21.16b
eor x7, x7, x26, ror #60
eor v6.16b, v6.16b, v9.16b
bic x13, x28, x15, ror #62
eor x0, x0, x13, ror #46
ldr q12, 19f+96
bic x30, x23, x7, ror #38
eor v6.16b, v6.16b, v12.16b
eor x28, x28, x30, ror #48
bic v2.16b, v31.16b, v18.16b
bic x26, x15, x0, ror #20
eor x23, x23, x26, ror #14
bic v15.16b, v20.16b, v8.16b
eor x15, x15, x20, ror #24
eor v31.16b, v31.16b, v15.16b
eor x13, x4, x25, ror #54
bic v7.16b, v18.16b, v4.16b
eor x13, x13, x12, ror #30
eor x13, x13, x2, ror #58
eor v20.16b, v20.16b, v7.16b
eor x13, x13, x15, ror #34
bic v22.16b, v8.16b, v31.16b
eor x30, x21, x9, ror #30
eor x30, x30, x24, ror #50
eor v18.16b, v18.16b, v22.16b
eor x30, x30, x19, ror #32
bic v21.16b, v4.16b, v20.16b
eor x30, x30, x28, ror #32
eor v8.16b, v8.16b, v21.16b
eor x26, x11, x3
eor x26, x26, x14, ror #22
eor v4.16b, v4.16b, v2.16b
eor x26, x26, x17, ror #48
bic v9.16b, v17.16b, v10.16b
eor x26, x26, x7, ror #54
bic v12.16b, v0.16b, v29.16b
eor x20, x6, x27, ror #10
eor x20, x20, x5, ror #16
eor v17.16b, v17.16b, v12.16b
eor x20, x20, x16, ror #42
bic v15.16b, v10.16b, v16.16b
eor x20, x20, x23
eor v0.16b, v0.16b, v15.16b
str x27, [sp, #192]
eor x27, x1, x8, ror #32
bic v7.16b, v29.16b, v17.16b
eor x27, x27, x22, ror #32
eor v10.16b, v10.16b, v7.16b
eor x27, x27, x10, ror #14
bic v22.16b, v16.16b, v0.16b
eor x27, x27, x0, ror #34
str x23, [sp, #200]
eor v29.16b, v29.16b, v22.16b
eor x23, x27, x30, ror #47
eor v16.16b, v16.16b, v9.16b
eor x30, x30, x20, ror #15
eor x27, x26, x27, ror #15
bic v21.16b, v13.16b, v19.16b
eor x26, x13, x26, ror #3
bic v2.16b, v11.16b, v28.16b
eor x20, x20, x13, ror #43
eor v13.16b, v13.16b, v2.16b
eor x4, x4, x23, ror #20
eor x9, x9, x26, ror #30
bic v12.16b, v19.16b, v23.16b
eor x14, x14, x30, ror #42
eor v11.16b, v11.16b, v12.16b
eor x16, x16, x27, ror #6
bic v15.16b, v28.16b, v13.16b
eor x0, x0, x20, ror #30
eor x6, x6, x27, ror #48
eor v19.16b, v19.16b, v15.16b
eor x8, x8, x20, ror #32
bic v7.16b, v23.16b, v11.16b
eor x12, x12, x23, ror #54
eor v28.16b, v28.16b, v7.16b
eor x19, x19, x26, ror #28
eor x7, x7, x30, ror #10
eor v23.16b, v23.16b, v21.16b
eor x21, x21, x26, ror #60
bic v22.16b, v5.16b, v14.16b
eor x3, x3, x30
eor x5, x5, x27, ror #32
bic v9.16b, v1.16b, v26.16b
eor x10, x10, x20, ror #50
eor v5.16b, v5.16b, v9.16b
eor x15, x15, x23, ror #50
bic v2.16b, v14.16b, v30.16b
eor x1, x1, x20
eor x22, x22, x20, ror #32
eor v1.16b, v1.16b, v2.16b
eor x25, x25, x23, ror #30
bic v12.16b, v26.16b, v5.16b
eor x2, x2, x23, ror #26
eor v14.16b, v14.16b, v12.16b
eor x24, x24, x26, ror #10
eor x28, x28, x26, ror #28
bic v15.16b, v30.16b, v1.16b
eor x17, x17, x30, ror #16
eor v26.16b, v26.16b, v15.16b
eor x11, x11, x30
eor v30.16b, v30.16b, v22.16b
ldr x13, [sp, #200]
eor x13, x13, x27, ror #48
eor v7.16b, v6.16b, v4.16b
ldr x20, [sp, #192]
eor v7.16b, v7.16b, v16.16b
eor x20, x20, x27, ror #38
eor v7.16b, v7.16b, v23.16b
bic x23, x14, x9, ror #7
bic x26, x0, x16, ror #1
eor v7.16b, v7.16b, v30.16b
eor x14, x14, x26, ror #57
eor v21.16b, v27.16b, v18.16b
bic x30, x9, x4, ror #10
eor x0, x0, x30, ror #14
eor v21.16b, v21.16b, v10.16b
bic x27, x16, x14, ror #6
eor v21.16b, v21.16b, v19.16b
eor x9, x9, x27, ror #51
eor v21.16b, v21.16b, v14.16b
bic x26, x4, x0, ror #40
eor x16, x16, x26, ror #23
eor v9.16b, v25.16b, v31.16b
eor x4, x4, x23, ror #47
eor v9.16b, v9.16b, v17.16b
ldr x30, 20f+104
eor v9.16b, v9.16b, v13.16b
eor x4, x4, x30
bic x27, x12, x8, ror #5
eor v9.16b, v9.16b, v5.16b
bic x26, x7, x19, ror #58
eor v2.16b, v24.16b, v8.16b
eor x12, x12, x26, ror #34
eor v2.16b, v2.16b, v29.16b
bic x23, x8, x6, ror #24
eor x7, x7, x23, ror #35
eor v2.16b, v2.16b, v28.16b
bic x30, x19, x12, ror #36
eor v2.16b, v2.16b, v26.16b
eor x8, x8, x30, ror #23
bic x26, x6, x7, ror #5
eor v12.16b, v3.16b, v20.16b
eor x19, x19, x26, ror #1
eor v12.16b, v12.16b, v0.16b
eor x6, x6, x27, ror #35
eor v12.16b, v12.16b, v11.16b
bic x23, x5, x3, ror #51
bic x30, x15, x10, ror #10
eor v12.16b, v12.16b, v1.16b
eor x5, x5, x30, ror #5
ushr v15.2d, v21.2d, #63
bic x26, x3, x21, ror #5
sli v15.2d, v21.2d, #1
eor x15, x15, x26, ror #46
bic x27, x10, x5, ror #49
eor v15.16b, v12.16b, v15.16b
eor x3, x3, x27, ror #28
ushr v22.2d, v2.2d, #63
bic x30, x21, x15, ror #13
sli v22.2d, v2.2d, #1
eor x10, x10, x30, ror #41
eor x21, x21, x23, ror #8
eor v21.16b, v21.16b, v22.16b
bic x26, x24, x25, ror #38
ushr v22.2d, v12.2d, #63
bic x27, x13, x17, ror #9
sli v22.2d, v12.2d, #1
eor x24, x24, x27, ror #48
bic x30, x25, x1, ror #39
eor v22.16b, v9.16b, v22.16b
eor x13, x13, x30, ror #54
ushr v12.2d, v9.2d, #63
bic x23, x17, x24, ror #7
eor x25, x25, x23, ror #19
sli v12.2d, v9.2d, #1
bic x27, x1, x13, ror #35
eor v12.16b, v7.16b, v12.16b
eor x17, x17, x27, ror #20
ushr v9.2d, v7.2d, #63
eor x1, x1, x26, ror #51
bic x30, x22, x20, ror #26
sli v9.2d, v7.2d, #1
bic x23, x28, x2, ror #47
eor v2.16b, v2.16b, v9.16b
eor x22, x22, x23, ror #21
eor v6.16b, v6.16b, v15.16b
bic x27, x20, x11, ror #31
eor x28, x28, x27, ror #5
eor v18.16b, v18.16b, v12.16b
bic x26, x2, x22, ror #60
ushr v7.2d, v18.2d, #20
eor x20, x20, x26, ror #42
sli v7.2d, v18.2d, #44
bic x23, x11, x28, ror #28
eor x2, x2, x23, ror #53
eor v17.16b, v17.16b, v21.16b
eor x11, x11, x30, ror #7
ushr v9.2d, v17.2d, #21
eor x27, x4, x6, ror #56
eor x27, x27, x21, ror #3
sli v9.2d, v17.2d, #43
eor x27, x27, x1, ror #57
eor v28.16b, v28.16b, v22.16b
eor x27, x27, x11, ror #6
ushr v18.2d, v28.2d, #43
eor x26, x9, x8, ror #42
eor x26, x26, x3, ror #8
sli v18.2d, v28.2d, #21
eor x26, x26, x25, ror #28
eor v1.16b, v1.16b, v2.16b
eor x26, x26, x20, ror #49
ushr v17.2d, v1.2d, #50
eor x23, x14, x12, ror #44
eor x23, x23, x5, ror #28
sli v17.2d, v1.2d, #14
eor x23, x23, x24, ror #61
eor v24.16b, v24.16b, v22.16b
eor x23, x23, x22, ror #30
ushr v28.2d, v24.2d, #36
eor x30, x16, x19, ror #14
eor x30, x30, x10, ror #49
sli v28.2d, v24.2d, #28
eor x30, x30, x17, ror #60
eor v20.16b, v20.16b, v2.16b
eor x30, x30, x2, ror #40
ushr v1.2d, v20.2d, #44
str x19, [sp, #192]
eor x19, x0, x7, ror #21
sli v1.2d, v20.2d, #20
eor x19, x19, x15, ror #40
eor v16.16b, v16.16b, v15.16b
eor x19, x19, x13, ror #52
eor x19, x19, x28, ror #58
ushr v24.2d, v16.2d, #61
str x2, [sp, #200]
sli v24.2d, v16.2d, #3
eor x2, x19, x26, ror #13
eor v19.16b, v19.16b, v12.16b
eor x26, x26, x30, ror #50
eor x19, x23, x19, ror #56
ushr v20.2d, v19.2d, #19
eor x23, x27, x23, ror #46
sli v20.2d, v19.2d, #45
eor x30, x30, x27, ror #22
eor v5.16b, v5.16b, v21.16b
eor x4, x4, x2, ror #40
eor x8, x8, x23, ror #32
ushr v16.2d, v5.2d, #3
eor x5, x5, x26, ror #43
sli v16.2d, v5.2d, #61
eor x17, x17, x19, ror #10
eor v27.16b, v27.16b, v12.16b
eor x28, x28, x30, ror #7
eor x16, x16, x19, ror #6
ushr v19.2d, v27.2d, #63
eor x7, x7, x30, ror #44
sli v19.2d, v27.2d, #1
eor x21, x21, x2, ror #37
eor x25, x25, x23, ror #46
eor v31.16b, v31.16b, v21.16b
eor x22, x22, x26, ror #41
ushr v5.2d, v31.2d, #58
eor x9, x9, x23, ror #10
sli v5.2d, v31.2d, #6
eor x12, x12, x26, ror #27
eor x10, x10, x19, ror #21
eor v29.16b, v29.16b, v22.16b
eor x13, x13, x30, ror #13
ushr v27.2d, v29.2d, #39
eor x11, x11, x2, ror #34
sli v27.2d, v29.2d, #25
eor x0, x0, x30, ror #1
eor x15, x15, x30, ror #25
eor v11.16b, v11.16b, v2.16b
eor x6, x6, x2, ror #48
ushr v31.2d, v11.2d, #56
eor x1, x1, x2, ror #47
sli v31.2d, v11.2d, #8
eor x3, x3, x23, ror #2
eor x20, x20, x23, ror #25
eor v30.16b, v30.16b, v15.16b
eor x24, x24, x26, ror #10
ushr v29.2d, v30.2d, #46
eor x14, x14, x26, ror #7
sli v29.2d, v30.2d, #18
ldr x27, [sp, #200]
eor x27, x27, x19, ror #30
eor v3.16b, v3.16b, v2.16b
ldr x30, [sp, #192]
ushr v11.2d, v3.2d, #37
eor x30, x30, x19, ror #56
bic x2, x5, x8, ror #20
sli v11.2d, v3.2d, #27
bic x23, x28, x17, ror #60
eor v4.16b, v4.16b, v15.16b
eor x5, x5, x23, ror #52
ushr v30.2d, v4.2d, #28
bic x26, x8, x4, ror #12
eor x28, x28, x26, ror #32
sli v30.2d, v4.2d, #36
bic x19, x17, x5, ror #16
eor v0.16b, v0.16b, v2.16b
eor x8, x8, x19, ror #28
eor v10.16b, v10.16b, v12.16b
bic x23, x4, x28, ror #20
eor x17, x17, x23, ror #48
ushr v3.2d, v10.2d, #54
eor x4, x4, x2, ror #32
sli v3.2d, v10.2d, #10
ldr x26, 20f+112
eor v23.16b, v23.16b, v15.16b
eor x4, x4, x26
bic x19, x21, x7, ror #41
eor v13.16b, v13.16b, v21.16b
bic x23, x22, x25, ror #21
eor v25.16b, v25.16b, v21.16b
eor x21, x21, x23, ror #16
bic x2, x7, x16, ror #36
eor v14.16b, v14.16b, v12.16b
eor x22, x22, x2, ror #25
ushr v4.2d, v13.2d, #49
bic x26, x25, x21, ror #27
sli v4.2d, v13.2d, #15
eor x7, x7, x26, ror #60
bic x23, x16, x22, ror #3
eor v26.16b, v26.16b, v22.16b
eor x25, x25, x23, ror #40
eor v8.16b, v8.16b, v22.16b
eor x16, x16, x19, ror #51
ushr v2.2d, v26.2d, #8
bic x2, x10, x12, ror #20
bic x26, x11, x13, ror #32
sli v2.2d, v26.2d, #56
eor x10, x10, x26, ror #51
ushr v10.2d, v25.2d, #2
bic x23, x12, x9, ror #32
sli v10.2d, v25.2d, #62
eor x11, x11, x23, ror #33
bic x19, x13, x10, ror #45
ushr v15.2d, v8.2d, #9
eor x12, x12, x19, ror #63
sli v15.2d, v8.2d, #55
bic x26, x9, x11, ror #63
ushr v21.2d, v0.2d, #25
eor x13, x13, x26, ror #33
eor x9, x9, x2, ror #12
sli v21.2d, v0.2d, #39
bic x23, x3, x6, ror #32
ushr v12.2d, v23.2d, #23
bic x19, x27, x24, ror #4
eor x3, x3, x19, ror #37
sli v12.2d, v23.2d, #41
bic x26, x6, x0, ror #57
ushr v13.2d, v14.2d, #62
eor x27, x27, x26, ror #59
sli v13.2d, v14.2d, #2
bic x2, x24, x3, ror #23
eor x6, x6, x2, ror #9
bic v22.16b, v9.16b, v7.16b
bic x19, x0, x27, ror #12
bic v26.16b, v17.16b, v18.16b
eor x24, x24, x19, ror #48
eor v9.16b, v9.16b, v26.16b
eor x0, x0, x23, ror #39
bic x26, x15, x30, ror #23
bic v25.16b, v7.16b, v6.16b
bic x2, x20, x1, ror #43
eor v17.16b, v17.16b, v25.16b
eor x15, x15, x2, ror #60
bic v8.16b, v18.16b, v9.16b
bic x19, x30, x14, ror #49
eor x20, x20, x19, ror #27
eor v7.16b, v7.16b, v8.16b
bic x23, x1, x15, ror #25
bic v0.16b, v6.16b, v17.16b
eor x30, x30, x23, ror #16
bic x2, x14, x20, ror #52
eor v18.16b, v18.16b, v0.16b
eor x1, x1, x2, ror #33
eor v6.16b, v6.16b, v22.16b
eor x14, x14, x26, ror #56
ldr q23, 19f+112
eor x19, x4, x16, ror #13
eor x19, x19, x9, ror #53
eor v6.16b, v6.16b, v23.16b
eor x19, x19, x0, ror #13
bic v14.16b, v24.16b, v1.16b
eor x19, x19, x14, ror #49
bic v26.16b, v16.16b, v20.16b
eor x23, x8, x7, ror #53
eor x23, x23, x12, ror #33
eor v24.16b, v24.16b, v26.16b
eor x23, x23, x6, ror #32
bic v25.16b, v1.16b, v28.16b
eor x23, x23, x30, ror #12
eor v16.16b, v16.16b, v25.16b
eor x2, x5, x21, ror #32
eor x2, x2, x10, ror #33
bic v8.16b, v20.16b, v24.16b
eor x2, x2, x3, ror #20
eor v1.16b, v1.16b, v8.16b
eor x2, x2, x15, ror #9
bic v0.16b, v28.16b, v16.16b
eor x26, x17, x25, ror #21
eor x26, x26, x13, ror #4
eor v20.16b, v20.16b, v0.16b
eor x26, x26, x24, ror #13
eor v28.16b, v28.16b, v14.16b
eor x26, x26, x1
str x25, [sp, #192]
bic v22.16b, v27.16b, v5.16b
eor x25, x28, x22, ror #60
bic v23.16b, v29.16b, v31.16b
eor x25, x25, x11, ror #32
eor v27.16b, v27.16b, v23.16b
eor x25, x25, x27, ror #5
eor x25, x25, x20, ror #17
bic v26.16b, v5.16b, v19.16b
str x1, [sp, #200]
eor v29.16b, v29.16b, v26.16b
eor x1, x25, x23, ror #31
bic v25.16b, v31.16b, v27.16b
eor x23, x23, x26, ror #27
eor x25, x2, x25, ror #51
eor v5.16b, v5.16b, v25.16b
eor x2, x19, x2, ror #31
bic v8.16b, v19.16b, v29.16b
eor x26, x26, x19, ror #47
eor v31.16b, v31.16b, v8.16b
eor x4, x4, x1, ror #20
eor x7, x7, x2, ror #23
eor v19.16b, v19.16b, v22.16b
eor x10, x10, x23, ror #51
bic v0.16b, v3.16b, v30.16b
eor x24, x24, x25, ror #3
eor x20, x20, x26, ror #43
bic v14.16b, v2.16b, v4.16b
eor x17, x17, x25, ror #16
eor v3.16b, v3.16b, v14.16b
eor x22, x22, x26
bic v23.16b, v30.16b, v11.16b
eor x9, x9, x1, ror #31
eor x6, x6, x2, ror #44
eor v2.16b, v2.16b, v23.16b
eor x15, x15, x23, ror #11
bic v26.16b, v4.16b, v3.16b
eor x8, x8, x2, ror #12
eor v30.16b, v30.16b, v26.16b
eor x21, x21, x23, ror #52
eor x13, x13, x25, ror #12
bic v25.16b, v11.16b, v2.16b
eor x27, x27, x26, ror #55
eor v4.16b, v4.16b, v25.16b
eor x14, x14, x1, ror #35
eor v11.16b, v11.16b, v0.16b
eor x28, x28, x26, ror #60
eor x11, x11, x26, ror #28
bic v8.16b, v21.16b, v15.16b
eor x16, x16, x1, ror #7
bic v22.16b, v13.16b, v12.16b
eor x0, x0, x1, ror #7
eor v21.16b, v21.16b, v22.16b
eor x12, x12, x2, ror #43
eor x30, x30, x2
bic v14.16b, v15.16b, v10.16b
eor x3, x3, x23
eor v13.16b, v13.16b, v14.16b
eor x5, x5, x23, ror #20
ldr x19, [sp, #200]
bic v23.16b, v12.16b, v21.16b
eor x19, x19, x25, ror #16
eor v15.16b, v15.16b, v23.16b
ldr x26, [sp, #192]
bic v26.16b, v10.16b, v13.16b
eor x26, x26, x25, ror #59
bic x1, x10, x7, ror #39
eor v12.16b, v12.16b, v26.16b
bic x2, x20, x24, ror #49
eor v10.16b, v10.16b, v8.16b
eor x10, x10, x2, ror #1
eor v25.16b, v6.16b, v28.16b
bic x23, x7, x4, ror #3
eor x20, x20, x23, ror #38
eor v25.16b, v25.16b, v19.16b
bic x25, x24, x10, ror #14
eor v25.16b, v25.16b, v11.16b
eor x7, x7, x25, ror #11
eor v25.16b, v25.16b, v10.16b
bic x2, x4, x20, ror #23
eor x24, x24, x2, ror #56
eor v0.16b, v7.16b, v1.16b
eor x4, x4, x1, ror #22
eor v0.16b, v0.16b, v5.16b
ldr x23, 20f+120
eor x4, x4, x23
eor v0.16b, v0.16b, v30.16b
bic x25, x9, x22, ror #10
eor v0.16b, v0.16b, v15.16b
bic x2, x15, x6, ror #59
eor v22.16b, v9.16b, v24.16b
eor x9, x9, x2, ror #58
bic x1, x22, x17, ror #56
eor v22.16b, v22.16b, v27.16b
eor x15, x15, x1, ror #16
eor v22.16b, v22.16b, v3.16b
bic x23, x6, x9, ror #11
eor v22.16b, v22.16b, v21.16b
eor x22, x22, x23, ror #43
bic x2, x17, x15, ror #56
eor v14.16b, v18.16b, v20.16b
eor x6, x6, x2, ror #13
eor v14.16b, v14.16b, v31.16b
eor x17, x17, x25, ror #62
eor v14.16b, v14.16b, v4.16b
bic x1, x13, x21, ror #63
bic x23, x14, x27, ror #50
eor v14.16b, v14.16b, v12.16b
eor x13, x13, x23, ror #36
eor v23.16b, v17.16b, v16.16b
bic x2, x21, x8, ror #57
eor v23.16b, v23.16b, v29.16b
eor x14, x14, x2, ror #27
bic x25, x27, x13, ror #42
eor v23.16b, v23.16b, v2.16b
eor x21, x21, x25, ror #23
eor v23.16b, v23.16b, v13.16b
bic x23, x8, x14, ror #44
eor x27, x27, x23, ror #34
ushr v26.2d, v0.2d, #63
eor x8, x8, x1, ror #8
sli v26.2d, v0.2d, #1
bic x2, x12, x16, ror #30
eor v26.16b, v23.16b, v26.16b
bic x25, x19, x3, ror #13
eor x12, x12, x25, ror #13
ushr v8.2d, v14.2d, #63
bic x23, x16, x28, ror #16
sli v8.2d, v14.2d, #1
eor x19, x19, x23, ror #17
eor v0.16b, v0.16b, v8.16b
bic x1, x3, x12, ror #38
eor x16, x16, x1, ror #60
ushr v8.2d, v23.2d, #63
bic x25, x28, x19, ror #31
sli v8.2d, v23.2d, #1
eor x3, x3, x25, ror #20
eor v8.16b, v22.16b, v8.16b
eor x28, x28, x2, ror #18
bic x23, x11, x26, ror #33
ushr v23.2d, v22.2d, #63
bic x1, x30, x0, ror #38
sli v23.2d, v22.2d, #1
eor x11, x11, x1, ror #49
bic x25, x26, x5, ror #52
eor v23.16b, v25.16b, v23.16b
eor x30, x30, x25, ror #48
ushr v22.2d, v25.2d, #63
bic x2, x0, x11, ror #41
sli v22.2d, v25.2d, #1
eor x26, x26, x2, ror #54
bic x1, x5, x30, ror #28
eor v14.16b, v14.16b, v22.16b
eor x0, x0, x1, ror #62
eor v6.16b, v6.16b, v26.16b
eor x5, x5, x23, ror #43
eor v1.16b, v1.16b, v23.16b
eor x25, x4, x17, ror #52
eor x25, x25, x8, ror #51
ushr v25.2d, v1.2d, #20
eor x25, x25, x28, ror #57
sli v25.2d, v1.2d, #44
eor x25, x25, x5, ror #34
eor v27.16b, v27.16b, v0.16b
eor x2, x7, x22, ror #63
eor x2, x2, x21, ror #61
ushr v22.2d, v27.2d, #21
eor x2, x2, x16, ror #44
sli v22.2d, v27.2d, #43
eor x2, x2, x26, ror #49
eor v4.16b, v4.16b, v8.16b
eor x1, x10, x9, ror #28
eor x1, x1, x13, ror #37
ushr v1.2d, v4.2d, #43
eor x1, x1, x12, ror #53
sli v1.2d, v4.2d, #21
eor x1, x1, x11, ror #55
eor x23, x24, x6, ror #31
eor v13.16b, v13.16b, v14.16b
eor x23, x23, x27, ror #9
ushr v27.2d, v13.2d, #50
eor x23, x23, x3, ror #29
sli v27.2d, v13.2d, #14
eor x23, x23, x0, ror #28
str x6, [sp, #192]
eor v18.16b, v18.16b, v8.16b
eor x6, x20, x15, ror #21
ushr v4.2d, v18.2d, #36
eor x6, x6, x14, ror #8
sli v4.2d, v18.2d, #28
eor x6, x6, x19, ror #1
eor x6, x6, x30, ror #39
eor v16.16b, v16.16b, v14.16b
str x0, [sp, #200]
ushr v13.2d, v16.2d, #44
eor x0, x6, x2, ror #37
sli v13.2d, v16.2d, #20
eor x2, x2, x23, ror #10
eor x6, x1, x6
eor v19.16b, v19.16b, v26.16b
eor x1, x25, x1, ror #21
ushr v18.2d, v19.2d, #61
eor x23, x23, x25, ror #55
eor x4, x4, x0, ror #23
sli v18.2d, v19.2d, #3
eor x22, x22, x1, ror #4
eor v30.16b, v30.16b, v23.16b
eor x13, x13, x2, ror #2
ushr v16.2d, v30.2d, #19
eor x3, x3, x6, ror #49
eor x30, x30, x23, ror #10
sli v16.2d, v30.2d, #45
eor x24, x24, x6, ror #14
eor v21.16b, v21.16b, v0.16b
eor x15, x15, x23, ror #28
ushr v19.2d, v21.2d, #3
eor x8, x8, x0, ror #36
eor x16, x16, x1, ror #23
sli v19.2d, v21.2d, #61
eor x11, x11, x2, ror #48
eor v7.16b, v7.16b, v23.16b
eor x7, x7, x1, ror #3
ushr v30.2d, v7.2d, #63
eor x9, x9, x2, ror #11
eor x27, x27, x6, ror #5
sli v30.2d, v7.2d, #1
eor x19, x19, x23, ror #48
eor v24.16b, v24.16b, v0.16b
eor x5, x5, x0, ror #53
ushr v21.2d, v24.2d, #58
eor x20, x20, x23, ror #49
eor x14, x14, x23, ror #41
sli v21.2d, v24.2d, #6
eor x17, x17, x0, ror #35
eor v31.16b, v31.16b, v8.16b
eor x28, x28, x0, ror #30
eor x21, x21, x1, ror #6
ushr v7.2d, v31.2d, #39
eor x26, x26, x1, ror #18
sli v7.2d, v31.2d, #25
eor x12, x12, x2, ror #50
eor v2.16b, v2.16b, v14.16b
eor x10, x10, x2, ror #39
ldr x25, [sp, #200]
ushr v24.2d, v2.2d, #56
eor x25, x25, x6, ror #50
sli v24.2d, v2.2d, #8
ldr x23, [sp, #192]
eor v10.16b, v10.16b, v26.16b
eor x23, x23, x6, ror #47
bic x0, x13, x22
ushr v31.2d, v10.2d, #46
bic x1, x30, x3, ror #32
sli v31.2d, v10.2d, #18
eor x13, x13, x1, ror #32
eor v17.16b, v17.16b, v14.16b
bic x2, x22, x4, ror #48
eor x30, x30, x2, ror #32
ushr v2.2d, v17.2d, #37
bic x6, x3, x13
sli v2.2d, v17.2d, #27
eor x22, x22, x6
bic x1, x4, x30, ror #48
eor v28.16b, v28.16b, v26.16b
eor x3, x3, x1, ror #48
ushr v10.2d, v28.2d, #28
eor x4, x4, x0, ror #16
sli v10.2d, v28.2d, #36
ldr x2, 20f+128
eor x4, x4, x2
eor v29.16b, v29.16b, v14.16b
bic x6, x8, x15, ror #40
eor v5.16b, v5.16b, v23.16b
bic x1, x11, x16, ror #44
ushr v17.2d, v5.2d, #54
eor x8, x8, x1, ror #32
bic x0, x15, x24, ror #20
sli v17.2d, v5.2d, #10
eor x11, x11, x0, ror #8
eor v11.16b, v11.16b, v26.16b
bic x2, x16, x8, ror #52
eor v3.16b, v3.16b, v0.16b
eor x15, x15, x2, ror #36
bic x1, x24, x11, ror #36
eor v9.16b, v9.16b, v0.16b
eor x16, x16, x1, ror #48
eor v15.16b, v15.16b, v23.16b
eor x24, x24, x6, ror #4
ushr v28.2d, v3.2d, #49
bic x0, x27, x9, ror #52
bic x2, x5, x19
sli v28.2d, v3.2d, #15
eor x27, x27, x2, ror #24
eor v12.16b, v12.16b, v8.16b
bic x1, x9, x7, ror #16
eor x5, x5, x1, ror #28
eor v20.16b, v20.16b, v8.16b
bic x6, x19, x27, ror #40
ushr v14.2d, v12.2d, #8
eor x9, x9, x6, ror #36
sli v14.2d, v12.2d, #56
bic x2, x7, x5, ror #20
eor x19, x19, x2, ror #44
ushr v5.2d, v9.2d, #2
eor x7, x7, x0, ror #60
sli v5.2d, v9.2d, #62
bic x1, x21, x17, ror #32
ushr v26.2d, v20.2d, #9
bic x6, x25, x12, ror #16
eor x21, x21, x6, ror #60
sli v26.2d, v20.2d, #55
bic x2, x17, x20, ror #44
ushr v0.2d, v29.2d, #25
eor x25, x25, x2, ror #36
sli v0.2d, v29.2d, #39
bic x0, x12, x21, ror #52
eor x17, x17, x0, ror #44
ushr v23.2d, v11.2d, #23
bic x6, x20, x25, ror #48
sli v23.2d, v11.2d, #41
eor x12, x12, x6
eor x20, x20, x1, ror #52
ushr v3.2d, v15.2d, #62
bic x2, x14, x23, ror #56
sli v3.2d, v15.2d, #2
bic x0, x26, x28, ror #36
bic v8.16b, v22.16b, v25.16b
eor x14, x14, x0, ror #52
bic x6, x23, x10, ror #40
bic v12.16b, v27.16b, v1.16b
eor x26, x26, x6, ror #4
eor v22.16b, v22.16b, v12.16b
bic x1, x28, x14, ror #40
bic v9.16b, v25.16b, v6.16b
eor x23, x23, x1, ror #32
bic x0, x10, x26, ror #20
eor v27.16b, v27.16b, v9.16b
eor x28, x28, x0, ror #8
bic v20.16b, v1.16b, v22.16b
eor x10, x10, x2, ror #32
eor v25.16b, v25.16b, v20.16b
eor x6, x4, x24, ror #44
eor x6, x6, x7, ror #60
bic v29.16b, v6.16b, v27.16b
eor x6, x6, x20, ror #60
eor v1.16b, v1.16b, v29.16b
eor x6, x6, x10, ror #24
eor v6.16b, v6.16b, v8.16b
eor x1, x22, x15, ror #8
eor x1, x1, x9, ror #28
ldr q11, 19f+128
eor x1, x1, x17
eor v6.16b, v6.16b, v11.16b
eor x1, x1, x23, ror #32
eor x0, x13, x8, ror #32
bic v15.16b, v18.16b, v13.16b
eor x0, x0, x27, ror #40
bic v12.16b, v19.16b, v16.16b
eor x0, x0, x21, ror #32
eor v18.16b, v18.16b, v12.16b
eor x0, x0, x14, ror #40
eor x2, x3, x16, ror #44
bic v9.16b, v13.16b, v4.16b
eor x2, x2, x19
eor v19.16b, v19.16b, v9.16b
eor x2, x2, x12, ror #44
bic v20.16b, v16.16b, v18.16b
eor x2, x2, x28
str x16, [sp, #192]
eor v13.16b, v13.16b, v20.16b
eor x16, x30, x11, ror #32
bic v29.16b, v4.16b, v19.16b
eor x16, x16, x5, ror #32
eor v16.16b, v16.16b, v29.16b
eor x16, x16, x25, ror #60
eor x16, x16, x26, ror #60
eor v4.16b, v4.16b, v15.16b
str x28, [sp, #200]
bic v8.16b, v7.16b, v21.16b
eor x28, x16, x1, ror #31
eor x1, x1, x2, ror #63
bic v11.16b, v31.16b, v24.16b
eor x16, x0, x16, ror #31
eor v7.16b, v7.16b, v11.16b
eor x0, x6, x0, ror #15
bic v12.16b, v21.16b, v30.16b
eor x2, x2, x6, ror #47
eor x4, x4, x28, ror #48
eor v31.16b, v31.16b, v12.16b
eor x15, x15, x0, ror #40
bic v9.16b, v24.16b, v7.16b
eor x27, x27, x1, ror #24
eor v21.16b, v21.16b, v9.16b
eor x12, x12, x16, ror #20
eor x26, x26, x2, ror #36
bic v20.16b, v30.16b, v31.16b
eor x3, x3, x16
eor v24.16b, v24.16b, v20.16b
eor x11, x11, x2
eor v30.16b, v30.16b, v8.16b
eor x7, x7, x28, ror #52
eor x17, x17, x0, ror #48
bic v29.16b, v17.16b, v10.16b
eor x14, x14, x1, ror #24
bic v15.16b, v14.16b, v28.16b
eor x22, x22, x0, ror #48
eor v17.16b, v17.16b, v15.16b
eor x8, x8, x1, ror #32
eor x19, x19, x16
bic v11.16b, v10.16b, v2.16b
eor x25, x25, x2, ror #36
eor v14.16b, v14.16b, v11.16b
eor x10, x10, x28, ror #24
eor x30, x30, x2, ror #32
bic v12.16b, v28.16b, v17.16b
eor x5, x5, x2
eor v10.16b, v10.16b, v12.16b
eor x24, x24, x28, ror #4
bic v9.16b, v2.16b, v14.16b
eor x20, x20, x28, ror #52
eor x9, x9, x0, ror #20
eor v28.16b, v28.16b, v9.16b
eor x23, x23, x0, ror #16
eor v2.16b, v2.16b, v29.16b
eor x21, x21, x1, ror #32
bic v20.16b, v0.16b, v26.16b
eor x13, x13, x1
ldr x6, [sp, #200]
bic v8.16b, v3.16b, v23.16b
eor x6, x6, x16
eor v0.16b, v0.16b, v8.16b
ldr x2, [sp, #192]
bic v15.16b, v26.16b, v5.16b
eor x2, x2, x16, ror #20
bic x28, x27, x15, ror #31
eor v3.16b, v3.16b, v15.16b
bic x0, x26, x12, ror #9
bic v11.16b, v23.16b, v0.16b
eor x27, x27, x0, ror #17
bic x1, x15, x4, ror #20
eor v26.16b, v26.16b, v11.16b
eor x26, x26, x1, ror #14
bic v12.16b, v5.16b, v3.16b
bic x16, x12, x27, ror #38
eor v23.16b, v23.16b, v12.16b
eor x15, x15, x16, ror #59
bic x0, x4, x26, ror #30
eor v5.16b, v5.16b, v20.16b
eor x12, x12, x0, ror #25
eor v9.16b, v6.16b, v4.16b
eor x4, x4, x28, ror #13
eor v9.16b, v9.16b, v30.16b
ldr x1, 20f+136
eor x4, x4, x1
eor v9.16b, v9.16b, v2.16b
bic x16, x7, x11, ror #3
eor v9.16b, v9.16b, v5.16b
bic x0, x14, x17, ror #40
eor v29.16b, v25.16b, v13.16b
eor x7, x7, x0, ror #2
bic x28, x11, x3, ror #56
eor v29.16b, v29.16b, v21.16b
eor x14, x14, x28, ror #1
eor v29.16b, v29.16b, v10.16b
bic x1, x17, x7, ror #22
eor v29.16b, v29.16b, v26.16b
eor x11, x11, x1, ror #39
bic x0, x3, x14, ror #7
eor v8.16b, v22.16b, v18.16b
eor x17, x17, x0, ror #17
eor v8.16b, v8.16b, v7.16b
eor x3, x3, x16, ror #5
bic x28, x19, x8, ror #51
eor v8.16b, v8.16b, v17.16b
bic x1, x10, x25, ror #30
eor v8.16b, v8.16b, v0.16b
eor x19, x19, x1, ror #15
eor v15.16b, v1.16b, v16.16b
bic x0, x8, x22, ror #37
eor x10, x10, x0, ror #36
eor v15.16b, v15.16b, v24.16b
bic x16, x25, x19, ror #19
eor v15.16b, v15.16b, v28.16b
eor x8, x8, x16, ror #58
eor v15.16b, v15.16b, v23.16b
bic x1, x22, x10, ror #55
eor x25, x25, x1, ror #43
eor v11.16b, v27.16b, v19.16b
eor x22, x22, x28, ror #40
eor v11.16b, v11.16b, v31.16b
bic x0, x9, x24, ror #38
eor v11.16b, v11.16b, v14.16b
bic x16, x6, x21, ror #9
eor x9, x9, x16, ror #54
eor v11.16b, v11.16b, v3.16b
bic x1, x24, x30, ror #13
ushr v12.2d, v29.2d, #63
eor x6, x6, x1, ror #48
bic x28, x21, x9, ror #1
sli v12.2d, v29.2d, #1
eor x24, x24, x28, ror #25
eor v12.16b, v11.16b, v12.16b
bic x16, x30, x6, ror #3
ushr v20.2d, v15.2d, #63
eor x21, x21, x16, ror #52
eor x30, x30, x0, ror #13
sli v20.2d, v15.2d, #1
bic x1, x5, x2, ror #28
eor v29.16b, v29.16b, v20.16b
bic x28, x23, x20, ror #37
ushr v20.2d, v11.2d, #63
eor x5, x5, x28, ror #5
bic x16, x2, x13, ror #13
sli v20.2d, v11.2d, #1
eor x23, x23, x16, ror #23
eor v20.16b, v8.16b, v20.16b
bic x0, x20, x5, ror #22
ushr v11.2d, v8.2d, #63
eor x2, x2, x0, ror #14
bic x28, x13, x23, ror #28
sli v11.2d, v8.2d, #1
eor x20, x20, x28, ror #63
eor v11.16b, v9.16b, v11.16b
eor x13, x13, x1, ror #23
ushr v8.2d, v9.2d, #63
eor x16, x4, x3, ror #52
eor x16, x16, x22, ror #15
sli v8.2d, v9.2d, #1
eor x16, x16, x30, ror #21
eor v15.16b, v15.16b, v8.16b
eor x16, x16, x13, ror #18
eor x0, x15, x11, ror #16
eor v6.16b, v6.16b, v12.16b
eor x0, x0, x8, ror #62
eor v13.16b, v13.16b, v11.16b
eor x0, x0, x24, ror #28
ushr v9.2d, v13.2d, #20
eor x0, x0, x2, ror #25
eor x28, x27, x7, ror #44
sli v9.2d, v13.2d, #44
eor x28, x28, x19, ror #42
eor v7.16b, v7.16b, v29.16b
eor x28, x28, x9, ror #21
ushr v8.2d, v7.2d, #21
eor x28, x28, x5, ror #28
eor x1, x12, x17, ror #60
sli v8.2d, v7.2d, #43
eor x1, x1, x25, ror #61
eor v28.16b, v28.16b, v20.16b
eor x1, x1, x21, ror #58
ushr v13.2d, v28.2d, #43
eor x1, x1, x20, ror #44
str x17, [sp, #192]
sli v13.2d, v28.2d, #21
eor x17, x26, x14, ror #29
eor v3.16b, v3.16b, v15.16b
eor x17, x17, x10, ror #40
eor x17, x17, x6, ror #58
ushr v7.2d, v3.2d, #50
eor x17, x17, x23, ror #16
sli v7.2d, v3.2d, #14
str x20, [sp, #200]
eor v1.16b, v1.16b, v20.16b
eor x20, x17, x0, ror #13
eor x0, x0, x1, ror #58
ushr v28.2d, v1.2d, #36
eor x17, x28, x17, ror #16
sli v28.2d, v1.2d, #28
eor x28, x16, x28, ror #12
eor v19.16b, v19.16b, v15.16b
eor x1, x1, x16, ror #24
eor x4, x4, x20, ror #30
ushr v3.2d, v19.2d, #44
eor x11, x11, x28, ror #4
sli v3.2d, v19.2d, #20
eor x19, x19, x0, ror #53
eor v30.16b, v30.16b, v12.16b
eor x21, x21, x17, ror #44
eor x23, x23, x1, ror #57
ushr v1.2d, v30.2d, #61
eor x12, x12, x17, ror #38
sli v1.2d, v30.2d, #3
eor x14, x14, x1, ror #44
eor v10.16b, v10.16b, v11.16b
eor x22, x22, x20, ror #15
eor x24, x24, x28, ror #56
ushr v19.2d, v10.2d, #19
eor x5, x5, x0, ror #3
sli v19.2d, v10.2d, #45
eor x15, x15, x28, ror #20
eor x7, x7, x0, ror #51
eor v0.16b, v0.16b, v29.16b
eor x25, x25, x17, ror #41
ushr v30.2d, v0.2d, #3
eor x6, x6, x1, ror #15
sli v30.2d, v0.2d, #61
eor x13, x13, x20, ror #12
eor x26, x26, x1, ror #9
eor v25.16b, v25.16b, v11.16b
eor x10, x10, x1, ror #33
ushr v10.2d, v25.2d, #63
eor x3, x3, x20, ror #42
sli v10.2d, v25.2d, #1
eor x30, x30, x20, ror #9
eor x8, x8, x28, ror #22
eor v18.16b, v18.16b, v29.16b
eor x2, x2, x28, ror #59
ushr v0.2d, v18.2d, #58
eor x9, x9, x0, ror #10
sli v0.2d, v18.2d, #6
eor x27, x27, x0, ror #31
ldr x16, [sp, #200]
eor v24.16b, v24.16b, v20.16b
eor x16, x16, x17, ror #58
ushr v25.2d, v24.2d, #39
ldr x1, [sp, #192]
eor x1, x1, x17, ror #42
sli v25.2d, v24.2d, #25
bic x20, x19, x11, ror #4
eor v14.16b, v14.16b, v15.16b
bic x28, x23, x21, ror #44
ushr v18.2d, v14.2d, #56
eor x19, x19, x28, ror #20
bic x0, x11, x4, ror #48
sli v18.2d, v14.2d, #8
eor x23, x23, x0, ror #48
eor v5.16b, v5.16b, v12.16b
bic x17, x21, x19
ushr v24.2d, v5.2d, #46
eor x11, x11, x17, ror #60
bic x28, x4, x23, ror #32
sli v24.2d, v5.2d, #18
eor x21, x21, x28, ror #52
eor v27.16b, v27.16b, v15.16b
eor x4, x4, x20, ror #12
ushr v14.2d, v27.2d, #37
ldr x0, 20f+144
eor x4, x4, x0
sli v14.2d, v27.2d, #27
bic x17, x22, x14, ror #27
eor v4.16b, v4.16b, v12.16b
bic x28, x5, x24, ror #47
ushr v5.2d, v4.2d, #28
eor x22, x22, x28, ror #32
bic x20, x14, x12, ror #36
sli v5.2d, v4.2d, #36
eor x5, x5, x20, ror #59
eor v31.16b, v31.16b, v15.16b
bic x0, x24, x22, ror #49
eor x14, x14, x0, ror #52
eor v21.16b, v21.16b, v11.16b
bic x28, x12, x5, ror #33
ushr v27.2d, v21.2d, #54
eor x24, x24, x28, ror #48
sli v27.2d, v21.2d, #10
eor x12, x12, x17, ror #1
bic x20, x25, x7, ror #40
eor v2.16b, v2.16b, v12.16b
bic x0, x13, x6, ror #16
eor v17.16b, v17.16b, v29.16b
eor x25, x25, x0, ror #53
eor v22.16b, v22.16b, v29.16b
bic x28, x7, x15, ror #56
eor x13, x13, x28, ror #51
eor v26.16b, v26.16b, v11.16b
bic x17, x6, x25, ror #59
ushr v4.2d, v17.2d, #49
eor x7, x7, x17, ror #29
sli v4.2d, v17.2d, #15
bic x0, x15, x13, ror #21
eor x6, x6, x0, ror #27
eor v23.16b, v23.16b, v20.16b
eor x15, x15, x20, ror #32
eor v16.16b, v16.16b, v20.16b
bic x28, x8, x3, ror #48
bic x17, x16, x9, ror #56
ushr v15.2d, v23.2d, #8
eor x8, x8, x17, ror #59
sli v15.2d, v23.2d, #56
bic x0, x3, x26, ror #51
ushr v21.2d, v22.2d, #2
eor x16, x16, x0, ror #53
bic x20, x9, x8, ror #13
sli v21.2d, v22.2d, #62
eor x3, x3, x20, ror #3
ushr v12.2d, v16.2d, #9
bic x17, x26, x16, ror #24
sli v12.2d, v16.2d, #55
eor x9, x9, x17, ror #48
eor x26, x26, x28, ror #29
ushr v29.2d, v31.2d, #25
bic x0, x10, x1, ror #13
sli v29.2d, v31.2d, #39
bic x20, x2, x30, ror #41
ushr v11.2d, v2.2d, #23
eor x10, x10, x20, ror #36
bic x17, x1, x27, ror #35
sli v11.2d, v2.2d, #41
eor x2, x2, x17, ror #41
ushr v17.2d, v26.2d, #62
bic x28, x30, x10, ror #51
sli v17.2d, v26.2d, #2
eor x1, x1, x28
bic x20, x27, x2, ror #52
bic v20.16b, v8.16b, v9.16b
eor x30, x30, x20, ror #35
bic v23.16b, v7.16b, v13.16b
eor x27, x27, x0, ror #16
eor x17, x4, x12, ror #11
eor v8.16b, v8.16b, v23.16b
eor x17, x17, x15, ror #43
bic v22.16b, v9.16b, v6.16b
eor x17, x17, x26, ror #3
eor v7.16b, v7.16b, v22.16b
eor x17, x17, x27, ror #15
eor x28, x11, x14, ror #23
bic v16.16b, v13.16b, v8.16b
eor x28, x28, x7, ror #35
eor v9.16b, v9.16b, v16.16b
eor x28, x28, x3
bic v31.16b, v6.16b, v7.16b
eor x28, x28, x1, ror #28
eor x20, x19, x22
eor v13.16b, v13.16b, v31.16b
eor x20, x20, x25, ror #63
eor v6.16b, v6.16b, v20.16b
eor x20, x20, x8, ror #20
ldr q2, 19f+144
eor x20, x20, x10, ror #19
eor x0, x21, x24, ror #15
eor v6.16b, v6.16b, v2.16b
eor x0, x0, x6, ror #4
bic v26.16b, v1.16b, v3.16b
eor x0, x0, x9, ror #7
eor x0, x0, x30, ror #32
bic v23.16b, v30.16b, v19.16b
str x24, [sp, #192]
eor v1.16b, v1.16b, v23.16b
eor x24, x23, x5, ror #12
bic v22.16b, v3.16b, v28.16b
eor x24, x24, x13, ror #32
eor x24, x24, x16, ror #59
eor v30.16b, v30.16b, v22.16b
eor x24, x24, x2, ror #35
bic v16.16b, v19.16b, v1.16b
str x30, [sp, #200]
eor v3.16b, v3.16b, v16.16b
eor x30, x24, x28, ror #47
eor x28, x28, x0, ror #59
bic v31.16b, v28.16b, v30.16b
eor x24, x20, x24, ror #19
eor v19.16b, v19.16b, v31.16b
eor x20, x17, x20, ror #11
eor v28.16b, v28.16b, v26.16b
eor x0, x0, x17, ror #51
eor x4, x4, x30, ror #32
bic v20.16b, v25.16b, v0.16b
eor x14, x14, x20, ror #25
bic v2.16b, v24.16b, v18.16b
eor x25, x25, x28, ror #5
eor v25.16b, v25.16b, v2.16b
eor x9, x9, x24, ror #57
eor x2, x2, x0, ror #9
bic v23.16b, v0.16b, v10.16b
eor x21, x21, x24
eor v24.16b, v24.16b, v23.16b
eor x5, x5, x0, ror #32
eor x15, x15, x30, ror #53
bic v22.16b, v18.16b, v25.16b
eor x3, x3, x20, ror #48
eor v0.16b, v0.16b, v22.16b
eor x10, x10, x28, ror #49
bic v16.16b, v10.16b, v24.16b
bic x17, x25, x14, ror #27
eor x17, x4, x17, ror #32
eor v18.16b, v18.16b, v16.16b
str x21, [sp, #208]
eor v10.16b, v10.16b, v20.16b
ldr x21, 20f+40
bic v31.16b, v27.16b, v5.16b
eor x17, x17, x21
bic x21, x2, x9, ror #9
bic v26.16b, v15.16b, v4.16b
eor x25, x25, x21, ror #21
eor v27.16b, v27.16b, v26.16b
bic x21, x14, x4, ror #5
bic v2.16b, v5.16b, v14.16b
eor x2, x2, x21, ror #6
bic x21, x9, x25, ror #34
eor v15.16b, v15.16b, v2.16b
eor x14, x14, x21, ror #3
bic v23.16b, v4.16b, v27.16b
bic x4, x4, x2, ror #53
eor x9, x9, x4, ror #2
eor v5.16b, v5.16b, v23.16b
eor x11, x11, x20, ror #48
bic v22.16b, v14.16b, v15.16b
eor x22, x22, x28, ror #4
eor v4.16b, v4.16b, v22.16b
eor x6, x6, x24, ror #60
eor x16, x16, x0, ror #49
eor v14.16b, v14.16b, v31.16b
eor x27, x27, x30, ror #17
bic v16.16b, v29.16b, v12.16b
eor x23, x23, x0, ror #44
bic v20.16b, v17.16b, v11.16b
eor x13, x13, x0, ror #12
eor x12, x12, x30, ror #21
eor v29.16b, v29.16b, v20.16b
eor x26, x26, x30, ror #29
bic v26.16b, v12.16b, v21.16b
eor x7, x7, x20, ror #13
eor v17.16b, v17.16b, v26.16b
eor x1, x1, x20, ror #20
eor x8, x8, x28, ror #48
bic v2.16b, v11.16b, v29.16b
eor x19, x19, x28, ror #4
eor v12.16b, v12.16b, v2.16b
ldr x21, [sp, #200]
bic v23.16b, v21.16b, v17.16b
eor x21, x21, x24, ror #32
ldr x4, [sp, #192]
eor v11.16b, v11.16b, v23.16b
eor x4, x4, x24, ror #49
eor v21.16b, v21.16b, v16.16b
bic x0, x15, x5, ror #48
bic x30, x10, x3, ror #1
eor v22.16b, v6.16b, v28.16b
eor x15, x15, x30, ror #58
eor v22.16b, v22.16b, v10.16b
ldr x20, [sp, #208]
eor v22.16b, v22.16b, v14.16b
bic x28, x5, x20, ror #24
eor x10, x10, x28, ror #54
eor v22.16b, v22.16b, v21.16b
bic x24, x3, x15, ror #5
eor v31.16b, v9.16b, v3.16b
eor x5, x5, x24, ror #11
eor v31.16b, v31.16b, v0.16b
bic x30, x20, x10, ror #50
eor x3, x3, x30, ror #13
eor v31.16b, v31.16b, v5.16b
eor x20, x20, x0, ror #56
eor v31.16b, v31.16b, v12.16b
bic x28, x6, x22, ror #15
eor v20.16b, v8.16b, v1.16b
bic x24, x27, x16, ror #22
eor x6, x6, x24, ror #6
eor v20.16b, v20.16b, v25.16b
bic x30, x22, x11, ror #9
eor v20.16b, v20.16b, v27.16b
eor x27, x27, x30, ror #9
bic x0, x16, x6, ror #36
eor v20.16b, v20.16b, v29.16b
eor x22, x22, x0, ror #13
eor v26.16b, v13.16b, v19.16b
bic x24, x11, x27, ror #46
eor v26.16b, v26.16b, v18.16b
eor x16, x16, x24, ror #60
eor x11, x11, x28, ror #40
eor v26.16b, v26.16b, v4.16b
bic x30, x7, x12, ror #62
eor v26.16b, v26.16b, v11.16b
bic x0, x21, x8, ror #29
eor v2.16b, v7.16b, v30.16b
eor x7, x7, x0, ror #11
bic x24, x12, x23, ror #30
eor v2.16b, v2.16b, v24.16b
eor x21, x21, x24, ror #51
eor v2.16b, v2.16b, v15.16b
bic x28, x8, x7, ror #24
eor v2.16b, v2.16b, v17.16b
eor x12, x12, x28, ror #42
bic x0, x23, x21, ror #47
ushr v23.2d, v31.2d, #63
eor x8, x8, x0, ror #52
sli v23.2d, v31.2d, #1
eor x23, x23, x30, ror #36
eor v23.16b, v2.16b, v23.16b
bic x24, x13, x4, ror #11
bic x28, x1, x26, ror #48
ushr v16.2d, v26.2d, #63
eor x13, x13, x28, ror #17
sli v16.2d, v26.2d, #1
bic x0, x4, x19, ror #42
eor x1, x1, x0, ror #58
eor v31.16b, v31.16b, v16.16b
bic x30, x26, x13, ror #63
ushr v16.2d, v2.2d, #63
eor x4, x4, x30, ror #54
sli v16.2d, v2.2d, #1
bic x28, x19, x1, ror #28
eor x26, x26, x28, ror #52
eor v16.16b, v20.16b, v16.16b
eor x19, x19, x24, ror #11
ushr v2.2d, v20.2d, #63
eor x0, x17, x20, ror #48
sli v2.2d, v20.2d, #1
eor x0, x0, x11, ror #15
eor x0, x0, x23, ror #5
eor v2.16b, v22.16b, v2.16b
eor x0, x0, x19, ror #14
ushr v20.2d, v22.2d, #63
eor x30, x14, x5, ror #29
sli v20.2d, v22.2d, #1
eor x30, x30, x22, ror #11
eor x30, x30, x12, ror #44
eor v26.16b, v26.16b, v20.16b
eor x30, x30, x4, ror #41
eor v6.16b, v6.16b, v23.16b
eor x28, x25, x15, ror #8
eor x28, x28, x6, ror #23
eor v3.16b, v3.16b, v2.16b
eor x28, x28, x7, ror #9
ushr v22.2d, v3.2d, #20
eor x28, x28, x13, ror #57
sli v22.2d, v3.2d, #44
eor x24, x9, x3, ror #37
eor x24, x24, x16, ror #21
eor v25.16b, v25.16b, v31.16b
eor x24, x24, x8, ror #19
ushr v20.2d, v25.2d, #21
eor x24, x24, x26, ror #28
sli v20.2d, v25.2d, #43
str x3, [sp, #208]
eor x3, x2, x10, ror #45
eor v4.16b, v4.16b, v16.16b
eor x3, x3, x27, ror #8
ushr v3.2d, v4.2d, #43
eor x3, x3, x21, ror #63
sli v3.2d, v4.2d, #21
eor x3, x3, x1, ror #53
str x26, [sp, #192]
eor v17.16b, v17.16b, v26.16b
eor x26, x3, x30, ror #5
ushr v25.2d, v17.2d, #50
eor x30, x30, x24, ror #2
sli v25.2d, v17.2d, #14
eor x3, x28, x3, ror #20
eor x28, x0, x28, ror #31
eor v13.16b, v13.16b, v16.16b
eor x24, x24, x0, ror #1
ushr v4.2d, v13.2d, #36
eor x17, x17, x26, ror #53
eor x5, x5, x28, ror #40
sli v4.2d, v13.2d, #28
eor x6, x6, x30, ror #4
eor v30.16b, v30.16b, v26.16b
eor x8, x8, x3, ror #15
ushr v17.2d, v30.2d, #44
eor x1, x1, x24, ror #20
eor x9, x9, x3, ror #34
sli v17.2d, v30.2d, #20
eor x10, x10, x24, ror #28
eor v10.16b, v10.16b, v23.16b
eor x11, x11, x26, ror #38
ushr v13.2d, v10.2d, #61
eor x12, x12, x28, ror #25
eor x13, x13, x30, ror #34
sli v13.2d, v10.2d, #3
eor x14, x14, x28, ror #5
eor v5.16b, v5.16b, v2.16b
eor x15, x15, x30, ror #19
ushr v30.2d, v5.2d, #19
eor x16, x16, x3, ror #13
eor x21, x21, x24, ror #10
sli v30.2d, v5.2d, #45
eor x19, x19, x26, ror #39
eor v29.16b, v29.16b, v31.16b
eor x2, x2, x24, ror #9
eor x27, x27, x24, ror #1
ushr v10.2d, v29.2d, #3
eor x20, x20, x26, ror #5
sli v10.2d, v29.2d, #61
eor x23, x23, x26, ror #48
eor v9.16b, v9.16b, v2.16b
eor x22, x22, x28, ror #58
eor x4, x4, x28, ror #28
ushr v5.2d, v9.2d, #63
eor x7, x7, x30, ror #18
sli v5.2d, v9.2d, #1
eor x25, x25, x30, ror #27
eor v1.16b, v1.16b, v31.16b
ldr x0, [sp, #192]
eor x0, x0, x3, ror #6
ushr v29.2d, v1.2d, #58
ldr x24, [sp, #208]
sli v29.2d, v1.2d, #6
eor x24, x24, x3, ror #61
eor v18.16b, v18.16b, v16.16b
bic x26, x6, x5, ror #32
bic x28, x1, x8, ror #32
ushr v9.2d, v18.2d, #39
eor x6, x6, x28, ror #16
sli v9.2d, v18.2d, #25
bic x30, x5, x17, ror #20
eor v15.16b, v15.16b, v26.16b
eor x1, x1, x30, ror #16
bic x3, x8, x6, ror #16
ushr v1.2d, v15.2d, #56
eor x5, x5, x3, ror #16
sli v1.2d, v15.2d, #8
bic x28, x17, x1, ror #28
eor x8, x8, x28, ror #4
eor v21.16b, v21.16b, v23.16b
eor x17, x17, x26, ror #12
ushr v18.2d, v21.2d, #46
ldr x30, 20f+152
sli v18.2d, v21.2d, #18
eor x17, x17, x30
bic x3, x11, x10, ror #2
eor v7.16b, v7.16b, v26.16b
bic x28, x13, x12, ror #30
ushr v15.2d, v7.2d, #37
eor x11, x11, x28, ror #16
sli v15.2d, v7.2d, #27
bic x26, x10, x9, ror #20
eor x13, x13, x26, ror #50
eor v28.16b, v28.16b, v23.16b
bic x30, x12, x11, ror #18
ushr v21.2d, v28.2d, #28
eor x10, x10, x30, ror #44
sli v21.2d, v28.2d, #36
bic x28, x9, x13, ror #58
eor x12, x12, x28, ror #40
eor v24.16b, v24.16b, v26.16b
eor x9, x9, x3, ror #42
eor v0.16b, v0.16b, v2.16b
bic x26, x16, x15, ror #40
bic x30, x19, x21, ror #48
ushr v7.2d, v0.2d, #54
eor x16, x16, x30, ror #2
sli v7.2d, v0.2d, #10
bic x28, x15, x14, ror #24
eor v14.16b, v14.16b, v23.16b
eor x19, x19, x28, ror #38
bic x3, x21, x16, ror #14
eor v27.16b, v27.16b, v31.16b
eor x15, x15, x3, ror #10
eor v8.16b, v8.16b, v31.16b
bic x30, x14, x19, ror #2
eor v12.16b, v12.16b, v2.16b
eor x21, x21, x30, ror #14
eor x14, x14, x26
ushr v28.2d, v27.2d, #49
bic x28, x22, x20, ror #16
sli v28.2d, v27.2d, #15
bic x3, x0, x7, ror #56
eor v11.16b, v11.16b, v16.16b
eor x22, x22, x3, ror #38
bic x30, x20, x2, ror #14
eor v19.16b, v19.16b, v16.16b
eor x0, x0, x30, ror #42
ushr v26.2d, v11.2d, #8
bic x26, x7, x22, ror #34
sli v26.2d, v11.2d, #56
eor x20, x20, x26, ror #14
bic x3, x2, x0, ror #8
ushr v0.2d, v8.2d, #2
eor x7, x7, x3
sli v0.2d, v8.2d, #62
eor x2, x2, x28, ror #34
bic x30, x27, x24, ror #22
ushr v23.2d, v19.2d, #9
bic x26, x4, x23, ror #58
sli v23.2d, v19.2d, #55
eor x27, x27, x26, ror #12
ushr v31.2d, v24.2d, #25
bic x3, x24, x25, ror #54
eor x4, x4, x3, ror #10
sli v31.2d, v24.2d, #39
bic x28, x23, x27, ror #58
ushr v2.2d, v14.2d, #23
eor x24, x24, x28, ror #48
sli v2.2d, v14.2d, #41
bic x26, x25, x4
eor x23, x23, x26, ror #6
ushr v27.2d, v12.2d, #62
eor x25, x25, x30, ror #52
sli v27.2d, v12.2d, #2
eor x3, x17, x9, ror #34
bic v16.16b, v20.16b, v22.16b
eor x3, x3, x14, ror #58
eor x3, x3, x2, ror #26
bic v11.16b, v25.16b, v3.16b
eor x3, x3, x25, ror #34
eor v20.16b, v20.16b, v11.16b
eor x28, x5, x10, ror #34
eor x28, x28, x15, ror #54
bic v8.16b, v22.16b, v6.16b
eor x28, x28, x20, ror #32
eor v25.16b, v25.16b, v8.16b
eor x28, x28, x24
bic v19.16b, v3.16b, v20.16b
eor x26, x6, x11
eor x26, x26, x16, ror #46
eor v22.16b, v22.16b, v19.16b
eor x26, x26, x22, ror #48
bic v24.16b, v6.16b, v25.16b
eor x26, x26, x27, ror #10
eor v3.16b, v3.16b, v24.16b
eor x30, x8, x12, ror #62
eor x30, x30, x21, ror #48
eor v6.16b, v6.16b, v16.16b
eor x30, x30, x7, ror #30
ldr q14, 19f+160
eor x30, x30, x23, ror #32
eor v6.16b, v6.16b, v14.16b
str x12, [sp, #208]
eor x12, x1, x13
bic v12.16b, v13.16b, v17.16b
eor x12, x12, x19, ror #32
bic v11.16b, v10.16b, v30.16b
eor x12, x12, x0, ror #6
eor v13.16b, v13.16b, v11.16b
eor x12, x12, x4, ror #6
str x23, [sp, #192]
bic v8.16b, v17.16b, v4.16b
eor x23, x12, x28, ror #15
eor v10.16b, v10.16b, v8.16b
eor x28, x28, x30, ror #15
eor x12, x26, x12, ror #15
bic v19.16b, v30.16b, v13.16b
eor x26, x3, x26, ror #11
eor v17.16b, v17.16b, v19.16b
eor x30, x30, x3, ror #3
bic v24.16b, v4.16b, v10.16b
eor x17, x17, x23, ror #28
eor x10, x10, x26, ror #50
eor v30.16b, v30.16b, v24.16b
eor x16, x16, x28, ror #50
eor v4.16b, v4.16b, v12.16b
eor x7, x7, x12, ror #50
bic v16.16b, v9.16b, v29.16b
eor x4, x4, x30, ror #26
eor x8, x8, x12, ror #16
bic v14.16b, v18.16b, v1.16b
eor x13, x13, x30, ror #32
eor v9.16b, v9.16b, v14.16b
eor x14, x14, x23, ror #34
bic v11.16b, v29.16b, v5.16b
eor x20, x20, x26, ror #52
eor x27, x27, x28, ror #22
eor v18.16b, v18.16b, v11.16b
bic x3, x16, x10, ror #19
bic v8.16b, v1.16b, v9.16b
eor x3, x17, x3, ror #15
str x8, [sp, #200]
eor v29.16b, v29.16b, v8.16b
ldr x8, 20f+32
bic v19.16b, v5.16b, v18.16b
eor x3, x3, x8
eor v1.16b, v1.16b, v19.16b
bic x8, x4, x7, ror #49
eor x16, x16, x8, ror #5
eor v5.16b, v5.16b, v16.16b
bic x8, x10, x17, ror #30
bic v24.16b, v7.16b, v21.16b
eor x4, x4, x8, ror #14
bic v12.16b, v26.16b, v28.16b
bic x8, x7, x16, ror #10
eor x10, x10, x8, ror #35
eor v7.16b, v7.16b, v12.16b
bic x17, x17, x4, ror #20
bic v14.16b, v21.16b, v15.16b
eor x7, x7, x17, ror #59
eor v26.16b, v26.16b, v14.16b
eor x5, x5, x26, ror #20
eor x11, x11, x28, ror #32
bic v11.16b, v28.16b, v7.16b
eor x21, x21, x12, ror #32
eor v21.16b, v21.16b, v11.16b
eor x0, x0, x30, ror #26
bic v8.16b, v15.16b, v26.16b
eor x25, x25, x23, ror #58
eor x1, x1, x30, ror #32
eor v28.16b, v28.16b, v8.16b
eor x19, x19, x30
eor v15.16b, v15.16b, v24.16b
eor x9, x9, x23, ror #58
eor x2, x2, x23, ror #2
bic v19.16b, v31.16b, v23.16b
eor x15, x15, x26, ror #30
bic v16.16b, v27.16b, v2.16b
eor x24, x24, x26, ror #20
eor v31.16b, v31.16b, v16.16b
eor x22, x22, x28, ror #48
eor x6, x6, x28, ror #32
bic v12.16b, v23.16b, v0.16b
ldr x8, [sp, #192]
eor v27.16b, v27.16b, v12.16b
eor x8, x8, x12, ror #48
bic v14.16b, v2.16b, v31.16b
ldr x17, [sp, #208]
eor x17, x17, x12, ror #18
eor v23.16b, v23.16b, v14.16b
bic x30, x14, x13, ror #17
bic v11.16b, v0.16b, v27.16b
bic x23, x27, x20, ror #6
eor v2.16b, v2.16b, v11.16b
ldr x26, [sp, #200]
bic x28, x13, x26, ror #24
eor v0.16b, v0.16b, v19.16b
bic x12, x21, x11, ror #51
eor v8.16b, v6.16b, v4.16b
eor x30, x26, x30, ror #23
eor x14, x14, x23, ror #34
eor v8.16b, v8.16b, v5.16b
eor x27, x27, x28, ror #47
eor v8.16b, v8.16b, v15.16b
bic x23, x25, x0, ror #10
eor v8.16b, v8.16b, v0.16b
eor x12, x5, x12, ror #40
bic x28, x20, x14, ror #24
eor v24.16b, v22.16b, v17.16b
bic x26, x26, x27, ror #57
eor v24.16b, v24.16b, v29.16b
eor x21, x21, x23, ror #61
eor v24.16b, v24.16b, v21.16b
bic x23, x11, x5, ror #37
eor x13, x13, x28, ror #23
eor v24.16b, v24.16b, v23.16b
eor x20, x20, x26, ror #1
eor v16.16b, v20.16b, v13.16b
bic x28, x0, x21, ror #57
eor v16.16b, v16.16b, v9.16b
eor x25, x25, x23, ror #54
bic x26, x15, x9, ror #38
eor v16.16b, v16.16b, v7.16b
bic x23, x8, x22, ror #9
eor v16.16b, v16.16b, v31.16b
eor x11, x11, x28, ror #20
eor v12.16b, v3.16b, v30.16b
bic x5, x5, x25, ror #37
bic x28, x9, x1, ror #3
eor v12.16b, v12.16b, v1.16b
eor x15, x15, x23, ror #12
eor v12.16b, v12.16b, v28.16b
eor x26, x1, x26, ror #23
eor x0, x0, x5, ror #17
eor v12.16b, v12.16b, v2.16b
eor x8, x8, x28, ror #26
eor v14.16b, v25.16b, v10.16b
bic x23, x22, x15, ror #43
eor v14.16b, v14.16b, v18.16b
bic x5, x19, x17, ror #46
bic x28, x24, x2, ror #7
eor v14.16b, v14.16b, v26.16b
bic x1, x1, x8, ror #35
eor v14.16b, v14.16b, v27.16b
eor x9, x9, x23, ror #47
ushr v11.2d, v24.2d, #63
bic x23, x17, x6, ror #11
eor x19, x19, x28, ror #21
sli v11.2d, v24.2d, #1
eor x22, x22, x1, ror #20
eor v11.16b, v14.16b, v11.16b
eor x5, x6, x5, ror #7
ushr v19.2d, v12.2d, #63
eor x24, x24, x23, ror #25
bic x28, x2, x19, ror #36
sli v19.2d, v12.2d, #1
bic x6, x6, x24, ror #28
eor v24.16b, v24.16b, v19.16b
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
2: // hashweave_woven_neon_64_third0
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
3: // hashweave_woven_neon_64_third1
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
4: // hashweave_woven_neon_64_third2
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
5: // hashweave_woven_neon_64_third3
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
6: // hashweave_woven_neon_64_third4
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
7: // hashweave_woven_neon_64_third5
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
8: // hashweave_woven_neon_64_third6
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
9: // hashweave_woven_neon_64_third7
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
10: // hashweave_woven_neon_64_fourth
ldr x0, [sp, #160]
ldr x1, [sp, #168]
ushr v19.2d, v14.2d, #63
ldr x4, [x0, #24]
sli v19.2d, v14.2d, #1
ldr x3, [x1, #0]
eor v19.16b, v16.16b, v19.16b
eor x4, x4, x3
ldr x5, [x0, #56]
ushr v14.2d, v16.2d, #63
ldr x3, [x1, #8]
sli v14.2d, v16.2d, #1
eor x5, x5, x3
eor v14.16b, v8.16b, v14.16b
ldr x6, [x0, #88]
ldr x3, [x1, #16]
ushr v16.2d, v8.2d, #63
eor x6, x6, x3
sli v16.2d, v8.2d, #1
ldr x7, [x0, #120]
eor v12.16b, v12.16b, v16.16b
ldr x3, [x1, #24]
eor x7, x7, x3
eor v6.16b, v6.16b, v11.16b
ldr x8, [x0, #152]
eor v17.16b, v17.16b, v14.16b
ldr x3, [x1, #32]
ushr v8.2d, v17.2d, #20
eor x8, x8, x3
ldr x9, [x0, #184]
sli v8.2d, v17.2d, #44
ldr x3, [x1, #40]
eor v9.16b, v9.16b, v24.16b
eor x9, x9, x3
ldr x10, [x0, #216]
ushr v16.2d, v9.2d, #21
ldr x3, [x1, #48]
sli v16.2d, v9.2d, #43
eor x10, x10, x3
eor v28.16b, v28.16b, v19.16b
ldr x11, [x0, #248]
ldr x3, [x1, #56]
ushr v17.2d, v28.2d, #43
eor x11, x11, x3
sli v17.2d, v28.2d, #21
ldr x12, [x0, #280]
eor v27.16b, v27.16b, v12.16b
ldr x3, [x1, #64]
eor x12, x12, x3
ushr v9.2d, v27.2d, #50
ldr x13, [x0, #312]
sli v9.2d, v27.2d, #14
ldr x3, [x1, #72]
eor v3.16b, v3.16b, v19.16b
eor x13, x13, x3
ldr x14, [x0, #344]
ushr v28.2d, v3.2d, #36
ldr x3, [x1, #80]
sli v28.2d, v3.2d, #28
eor x14, x14, x3
eor v10.16b, v10.16b, v12.16b
ldr x15, [x0, #376]
ldr x3, [x1, #88]
ushr v27.2d, v10.2d, #44
eor x15, x15, x3
sli v27.2d, v10.2d, #20
ldr x16, [x0, #408]
ldr x3, [x1, #96]
eor v5.16b, v5.16b, v11.16b
eor x16, x16, x3
ushr v3.2d, v5.2d, #61
ldr x17, [x0, #440]
sli v3.2d, v5.2d, #3
ldr x3, [x1, #104]
eor x17, x17, x3
eor v21.16b, v21.16b, v14.16b
ldr x19, [x0, #472]
ushr v10.2d, v21.2d, #19
ldr x3, [x1, #112]
sli v10.2d, v21.2d, #45
eor x19, x19, x3
ldr x20, [x0, #504]
eor v31.16b, v31.16b, v24.16b
ldr x3, [x1, #120]
ushr v5.2d, v31.2d, #3
eor x20, x20, x3
sli v5.2d, v31.2d, #61
ldr x21, [x0, #536]
ldr x3, [x1, #128]
eor v22.16b, v22.16b, v14.16b
eor x21, x21, x3
ushr v21.2d, v22.2d, #63
ldr x22, [x0, #568]
ldr x3, [x1, #136]
sli v21.2d, v22.2d, #1
eor x22, x22, x3
eor v13.16b, v13.16b, v24.16b
ldr x23, [x0, #600]
ushr v31.2d, v13.2d, #58
ldr x3, [x1, #144]
eor x23, x23, x3
sli v31.2d, v13.2d, #6
ldr x24, [x0, #632]
eor v1.16b, v1.16b, v19.16b
ldr x3, [x1, #152]
ushr v22.2d, v1.2d, #39
eor x24, x24, x3
ldr x25, [x0, #664]
sli v22.2d, v1.2d, #25
ldr x3, [x1, #160]
eor v26.16b, v26.16b, v12.16b
eor x25, x25, x3
ushr v13.2d, v26.2d, #56
ldr x26, [x0, #696]
ldr x3, [x1, #168]
sli v13.2d, v26.2d, #8
eor x26, x26, x3
eor v0.16b, v0.16b, v11.16b
ldr x27, [x0, #728]
ushr v1.2d, v0.2d, #46
ldr x3, [x1, #176]
eor x27, x27, x3
sli v1.2d, v0.2d, #18
ldr x28, [x0, #760]
eor v25.16b, v25.16b, v12.16b
ldr x3, [x1, #184]
eor x28, x28, x3
ushr v26.2d, v25.2d, #37
ldr x30, [x0, #792]
sli v26.2d, v25.2d, #27
ldr x3, [x1, #192]
eor v4.16b, v4.16b, v11.16b
eor x30, x30, x3
bic x0, x6, x5
ushr v0.2d, v4.2d, #28
bic x1, x8, x7
sli v0.2d, v4.2d, #36
eor x6, x6, x1
eor v18.16b, v18.16b, v12.16b
bic x2, x5, x4
eor x8, x8, x2
eor v29.16b, v29.16b, v14.16b
bic x3, x7, x6
ushr v25.2d, v29.2d, #54
eor x5, x5, x3
sli v25.2d, v29.2d, #10
bic x1, x4, x8
eor x7, x7, x1
eor v15.16b, v15.16b, v11.16b
eor x4, x4, x0
eor v7.16b, v7.16b, v24.16b
ldr x2, 20f+0
eor v20.16b, v20.16b, v24.16b
eor x4, x4, x2
bic x3, x11, x10
eor v23.16b, v23.16b, v14.16b
bic x1, x13, x12
ushr v4.2d, v7.2d, #49
eor x11, x11, x1
bic x0, x10, x9
sli v4.2d, v7.2d, #15
eor x13, x13, x0
eor v2.16b, v2.16b, v19.16b
bic x2, x12, x11
eor v30.16b, v30.16b, v19.16b
eor x10, x10, x2
bic x1, x9, x13
ushr v12.2d, v2.2d, #8
eor x12, x12, x1
sli v12.2d, v2.2d, #56
eor x9, x9, x3
ushr v29.2d, v20.2d, #2
bic x0, x16, x15
bic x2, x19, x17
sli v29.2d, v20.2d, #62
eor x16, x16, x2
ushr v11.2d, v30.2d, #9
bic x1, x15, x14
sli v11.2d, v30.2d, #55
eor x19, x19, x1
bic x3, x17, x16
ushr v24.2d, v18.2d, #25
eor x15, x15, x3
sli v24.2d, v18.2d, #39
bic x2, x14, x19
eor x17, x17, x2
ushr v14.2d, v15.2d, #23
eor x14, x14, x0
sli v14.2d, v15.2d, #41
bic x1, x22, x21
ushr v7.2d, v23.2d, #62
bic x3, x24, x23
eor x22, x22, x3
sli v7.2d, v23.2d, #2
bic x2, x21, x20
bic v19.16b, v16.16b, v8.16b
eor x24, x24, x2
bic v2.16b, v9.16b, v17.16b
bic x0, x23, x22
eor x21, x21, x0
eor v16.16b, v16.16b, v2.16b
bic x3, x20, x24
bic v20.16b, v8.16b, v6.16b
eor x23, x23, x3
eor v9.16b, v9.16b, v20.16b
eor x20, x20, x1
bic x2, x27, x26
bic v30.16b, v17.16b, v16.16b
bic x0, x30, x28
eor v8.16b, v8.16b, v30.16b
eor x27, x27, x0
bic v18.16b, v6.16b, v9.16b
bic x3, x26, x25
eor x30, x30, x3
eor v17.16b, v17.16b, v18.16b
bic x1, x28, x27
eor v6.16b, v6.16b, v19.16b
eor x26, x26, x1
bic x0, x25, x30
ldr q15, 19f+176
eor x28, x28, x0
eor v6.16b, v6.16b, v15.16b
eor x25, x25, x2
bic v23.16b, v3.16b, v27.16b
eor x3, x4, x9
eor x3, x3, x14
bic v2.16b, v5.16b, v10.16b
eor x3, x3, x20
eor v3.16b, v3.16b, v2.16b
eor x3, x3, x25
bic v20.16b, v27.16b, v28.16b
eor x1, x5, x10
eor x1, x1, x15
eor v5.16b, v5.16b, v20.16b
eor x1, x1, x21
bic v30.16b, v10.16b, v3.16b
eor x1, x1, x26
eor v27.16b, v27.16b, v30.16b
eor x0, x6, x11
eor x0, x0, x16
bic v18.16b, v28.16b, v5.16b
eor x0, x0, x22
eor v10.16b, v10.16b, v18.16b
eor x0, x0, x27
eor x2, x7, x12
eor v28.16b, v28.16b, v23.16b
eor x2, x2, x17
bic v19.16b, v22.16b, v31.16b
eor x2, x2, x23
bic v15.16b, v1.16b, v13.16b
eor x2, x2, x28
str x12, [sp, #192]
eor v22.16b, v22.16b, v15.16b
eor x12, x8, x13
bic v2.16b, v31.16b, v21.16b
eor x12, x12, x19
eor v1.16b, v1.16b, v2.16b
eor x12, x12, x24
eor x12, x12, x30
bic v20.16b, v13.16b, v22.16b
str x28, [sp, #200]
eor v31.16b, v31.16b, v20.16b
eor x28, x12, x1, ror #63
bic v30.16b, v21.16b, v1.16b
eor x1, x1, x2, ror #63
eor x12, x0, x12, ror #63
eor v13.16b, v13.16b, v30.16b
eor x0, x3, x0, ror #63
eor v21.16b, v21.16b, v19.16b
eor x2, x2, x3, ror #63
bic v18.16b, v25.16b, v0.16b
eor x4, x4, x28
eor x10, x10, x0
bic v23.16b, v12.16b, v4.16b
eor x16, x16, x1
eor v25.16b, v25.16b, v23.16b
eor x23, x23, x12
eor x30, x30, x2
bic v15.16b, v0.16b, v26.16b
eor x7, x7, x12
eor v12.16b, v12.16b, v15.16b
eor x13, x13, x2
bic v2.16b, v4.16b, v25.16b
eor x14, x14, x28
eor x21, x21, x0
eor v0.16b, v0.16b, v2.16b
eor x27, x27, x1
bic v20.16b, v26.16b, v12.16b
eor x5, x5, x0
eor v4.16b, v4.16b, v20.16b
eor x11, x11, x1
eor x17, x17, x12
eor v26.16b, v26.16b, v18.16b
eor x24, x24, x2
bic v30.16b, v24.16b, v11.16b
eor x25, x25, x28
bic v19.16b, v7.16b, v14.16b
eor x8, x8, x2
eor x19, x19, x2
eor v24.16b, v24.16b, v19.16b
eor x9, x9, x28
bic v23.16b, v11.16b, v29.16b
eor x20, x20, x28
eor v7.16b, v7.16b, v23.16b
eor x15, x15, x0
eor x26, x26, x0
bic v15.16b, v14.16b, v24.16b
eor x22, x22, x1
eor v11.16b, v11.16b, v15.16b
eor x6, x6, x1
ldr x3, [sp, #200]
bic v2.16b, v29.16b, v7.16b
eor x3, x3, x12
eor v14.16b, v14.16b, v2.16b
ldr x2, [sp, #192]
eor v29.16b, v29.16b, v30.16b
eor x2, x2, x12
bic x28, x16, x10, ror #63
eor v20.16b, v6.16b, v28.16b
bic x0, x30, x23, ror #57
eor v20.16b, v20.16b, v21.16b
eor x16, x16, x0, ror #29
eor v20.16b, v20.16b, v26.16b
bic x1, x10, x4, ror #44
eor x30, x30, x1, ror #34
eor v20.16b, v20.16b, v29.16b
bic x12, x23, x16, ror #42
eor v18.16b, v8.16b, v27.16b
eor x10, x10, x12, ror #23
eor v18.16b, v18.16b, v31.16b
bic x0, x4, x30, ror #50
eor x23, x23, x0, ror #21
eor v18.16b, v18.16b, v0.16b
eor x4, x4, x28, ror #21
eor v18.16b, v18.16b, v11.16b
ldr x1, 20f+8
eor x4, x4, x1
eor v19.16b, v16.16b, v3.16b
bic x12, x14, x13, ror #47
eor v19.16b, v19.16b, v22.16b
bic x0, x27, x21, ror #16
eor v19.16b, v19.16b, v25.16b
eor x14, x14, x0, ror #6
bic x28, x13, x7, ror #56
eor v19.16b, v19.16b, v24.16b
eor x27, x27, x28, ror #41
eor v23.16b, v17.16b, v10.16b
bic x1, x21, x14, ror #42
eor v23.16b, v23.16b, v13.16b
eor x13, x13, x1, ror #39
bic x0, x7, x27, ror #31
eor v23.16b, v23.16b, v4.16b
eor x21, x21, x0, ror #17
eor v23.16b, v23.16b, v14.16b
eor x7, x7, x12, ror #25
eor v15.16b, v9.16b, v5.16b
bic x28, x17, x11, ror #19
bic x1, x25, x24, ror #10
eor v15.16b, v15.16b, v1.16b
eor x17, x17, x1, ror #7
eor v15.16b, v15.16b, v12.16b
bic x0, x11, x5, ror #5
eor v15.16b, v15.16b, v7.16b
eor x25, x25, x0, ror #12
bic x12, x24, x17, ror #47
ushr v2.2d, v18.2d, #63
eor x11, x11, x12, ror #62
sli v2.2d, v18.2d, #1
bic x1, x5, x25, ror #47
eor x24, x24, x1, ror #7
eor v2.16b, v15.16b, v2.16b
eor x5, x5, x28, ror #40
ushr v30.2d, v23.2d, #63
bic x0, x15, x9, ror #38
sli v30.2d, v23.2d, #1
bic x12, x3, x22, ror #41
eor x15, x15, x12, ror #18
eor v18.16b, v18.16b, v30.16b
bic x1, x9, x8, ror #9
ushr v30.2d, v15.2d, #63
eor x3, x3, x1, ror #20
sli v30.2d, v15.2d, #1
bic x28, x22, x15, ror #5
eor x9, x9, x28, ror #21
eor v30.16b, v19.16b, v30.16b
bic x12, x8, x3, ror #35
ushr v15.2d, v19.2d, #63
eor x22, x22, x12, ror #52
sli v15.2d, v19.2d, #1
eor x8, x8, x0, ror #17
bic x1, x19, x2, ror #48
eor v15.16b, v20.16b, v15.16b
bic x28, x26, x20, ror #25
ushr v19.2d, v20.2d, #63
eor x19, x19, x28, ror #37
bic x12, x2, x6, ror #57
sli v19.2d, v20.2d, #1
eor x26, x26, x12, ror #11
eor v23.16b, v23.16b, v19.16b
bic x0, x20, x19, ror #2
eor v6.16b, v6.16b, v2.16b
eor x2, x2, x0, ror #14
bic x28, x6, x26, ror #60
eor v27.16b, v27.16b, v15.16b
eor x20, x20, x28, ror #43
ushr v20.2d, v27.2d, #20
eor x6, x6, x1, ror #23
sli v20.2d, v27.2d, #44
eor x12, x4, x7, ror #36
eor x12, x12, x5, ror #63
eor v22.16b, v22.16b, v18.16b
eor x12, x12, x8, ror #37
ushr v19.2d, v22.2d, #21
eor x12, x12, x6, ror #2
sli v19.2d, v22.2d, #43
eor x0, x10, x13, ror #24
eor x0, x0, x11, ror #38
eor v4.16b, v4.16b, v30.16b
eor x0, x0, x9, ror #8
ushr v27.2d, v4.2d, #43
eor x0, x0, x2, ror #53
sli v27.2d, v4.2d, #21
eor x28, x16, x14, ror #40
eor x28, x28, x17, ror #18
eor v7.16b, v7.16b, v23.16b
eor x28, x28, x15, ror #33
ushr v22.2d, v7.2d, #50
eor x28, x28, x19, ror #4
eor x1, x23, x21, ror #40
sli v22.2d, v7.2d, #14
eor x1, x1, x24, ror #13
eor v17.16b, v17.16b, v30.16b
eor x1, x1, x22, ror #6
ushr v4.2d, v17.2d, #36
eor x1, x1, x20, ror #44
str x21, [sp, #192]
sli v4.2d, v17.2d, #28
eor x21, x30, x27, ror #17
eor v5.16b, v5.16b, v23.16b
eor x21, x21, x25, ror #60
ushr v7.2d, v5.2d, #44
eor x21, x21, x3, ror #22
eor x21, x21, x26, ror #12
sli v7.2d, v5.2d, #20
str x20, [sp, #200]
eor v21.16b, v21.16b, v2.16b
eor x20, x21, x0, ror #33
ushr v17.2d, v21.2d, #61
eor x0, x0, x1, ror #22
eor x21, x28, x21, ror #28
sli v17.2d, v21.2d, #3
eor x28, x12, x28, ror #20
eor v0.16b, v0.16b, v15.16b
eor x1, x1, x12, ror #20
ushr v5.2d, v0.2d, #19
eor x4, x4, x20, ror #50
eor x13, x13, x28, ror #20
sli v5.2d, v0.2d, #45
eor x17, x17, x0, ror #45
eor v24.16b, v24.16b, v18.16b
eor x22, x22, x21, ror #36
eor x26, x26, x1, ror #45
ushr v21.2d, v24.2d, #3
eor x23, x23, x21, ror #42
sli v21.2d, v24.2d, #61
eor x27, x27, x1, ror #40
eor v8.16b, v8.16b, v15.16b
eor x5, x5, x20, ror #51
eor x9, x9, x28, ror #36
ushr v0.2d, v8.2d, #63
eor x19, x19, x0, ror #59
sli v0.2d, v8.2d, #1
eor x10, x10, x28, ror #44
eor v3.16b, v3.16b, v18.16b
eor x14, x14, x0, ror #23
eor x24, x24, x21, ror #29
ushr v24.2d, v3.2d, #58
eor x3, x3, x1, ror #35
sli v24.2d, v3.2d, #6
eor x6, x6, x20, ror #48
eor v13.16b, v13.16b, v30.16b
eor x30, x30, x1, ror #57
eor x25, x25, x1, ror #61
ushr v8.2d, v13.2d, #39
eor x7, x7, x20, ror #14
sli v8.2d, v13.2d, #25
eor x8, x8, x20, ror #13
eor x11, x11, x28, ror #6
eor v12.16b, v12.16b, v23.16b
eor x2, x2, x28, ror #55
ushr v3.2d, v12.2d, #56
eor x15, x15, x0, ror #30
sli v3.2d, v12.2d, #8
eor x16, x16, x0, ror #63
ldr x12, [sp, #200]
eor v29.16b, v29.16b, v2.16b
eor x12, x12, x21, ror #62
ushr v13.2d, v29.2d, #46
ldr x1, [sp, #192]
sli v13.2d, v29.2d, #18
eor x1, x1, x21, ror #2
bic x20, x17, x13, ror #4
eor v9.16b, v9.16b, v23.16b
bic x28, x26, x22, ror #44
ushr v12.2d, v9.2d, #37
eor x17, x17, x28, ror #52
sli v12.2d, v9.2d, #27
bic x0, x13, x4
eor x26, x26, x0, ror #16
eor v28.16b, v28.16b, v2.16b
bic x21, x22, x17, ror #32
ushr v29.2d, v28.2d, #28
eor x13, x13, x21, ror #28
sli v29.2d, v28.2d, #36
bic x28, x4, x26, ror #48
eor x22, x22, x28, ror #36
eor v1.16b, v1.16b, v23.16b
eor x4, x4, x20, ror #60
eor v31.16b, v31.16b, v15.16b
ldr x0, 20f+16
eor x4, x4, x0
ushr v9.2d, v31.2d, #54
bic x21, x5, x27, ror #51
sli v9.2d, v31.2d, #10
bic x28, x19, x9, ror #19
eor v26.16b, v26.16b, v2.16b
eor x5, x5, x28, ror #32
bic x20, x27, x23, ror #32
eor v25.16b, v25.16b, v18.16b
eor x19, x19, x20, ror #19
eor v16.16b, v16.16b, v18.16b
bic x0, x9, x5, ror #13
eor v11.16b, v11.16b, v15.16b
eor x27, x27, x0
bic x28, x23, x19, ror #13
ushr v28.2d, v25.2d, #49
eor x9, x9, x28, ror #32
sli v28.2d, v25.2d, #15
eor x23, x23, x21, ror #45
eor v14.16b, v14.16b, v30.16b
bic x20, x24, x14, ror #24
bic x0, x6, x3, ror #16
eor v10.16b, v10.16b, v30.16b
eor x24, x24, x0, ror #17
ushr v23.2d, v14.2d, #8
bic x28, x14, x10, ror #28
sli v23.2d, v14.2d, #56
eor x6, x6, x28, ror #7
bic x21, x3, x24, ror #31
ushr v31.2d, v16.2d, #2
eor x14, x14, x21, ror #9
sli v31.2d, v16.2d, #62
bic x0, x10, x6, ror #29
eor x3, x3, x0, ror #19
ushr v2.2d, v10.2d, #9
eor x10, x10, x20, ror #12
sli v2.2d, v10.2d, #55
bic x28, x11, x7, ror #16
ushr v18.2d, v1.2d, #25
bic x21, x12, x15, ror #8
eor x11, x11, x21, ror #47
sli v18.2d, v1.2d, #39
bic x0, x7, x30, ror #23
ushr v15.2d, v26.2d, #23
eor x12, x12, x0, ror #33
sli v15.2d, v26.2d, #41
bic x20, x15, x11, ror #9
eor x7, x7, x20, ror #39
ushr v25.2d, v11.2d, #62
bic x21, x30, x12, ror #8
sli v25.2d, v11.2d, #2
eor x15, x15, x21, ror #48
bic v30.16b, v19.16b, v20.16b
eor x30, x30, x28, ror #25
bic x0, x25, x1, ror #21
bic v14.16b, v22.16b, v27.16b
bic x20, x2, x8, ror #53
eor v19.16b, v19.16b, v14.16b
eor x25, x25, x20
bic x21, x1, x16, ror #59
bic v16.16b, v20.16b, v6.16b
eor x2, x2, x21, ror #21
eor v22.16b, v22.16b, v16.16b
bic x28, x8, x25, ror #11
bic v10.16b, v27.16b, v19.16b
eor x1, x1, x28, ror #32
bic x20, x16, x2, ror #48
eor v20.16b, v20.16b, v10.16b
eor x8, x8, x20, ror #27
bic v1.16b, v6.16b, v22.16b
eor x16, x16, x0, ror #48
eor v27.16b, v27.16b, v1.16b
eor x21, x4, x23, ror #15
eor x21, x21, x10, ror #19
eor v6.16b, v6.16b, v30.16b
eor x21, x21, x30, ror #23
ldr q26, 19f+192
eor x21, x21, x16, ror #23
eor v6.16b, v6.16b, v26.16b
eor x28, x13, x27, ror #47
eor x28, x28, x14, ror #55
bic v11.16b, v17.16b, v7.16b
eor x28, x28, x7
bic v14.16b, v21.16b, v5.16b
eor x28, x28, x1, ror #28
eor v17.16b, v17.16b, v14.16b
eor x20, x17, x5
eor x20, x20, x24, ror #35
bic v16.16b, v7.16b, v4.16b
eor x20, x20, x11, ror #52
eor v21.16b, v21.16b, v16.16b
eor x20, x20, x25, ror #11
eor x0, x22, x9, ror #19
bic v10.16b, v5.16b, v17.16b
eor x0, x0, x3, ror #36
eor v7.16b, v7.16b, v10.16b
eor x0, x0, x15, ror #11
bic v1.16b, v4.16b, v21.16b
eor x0, x0, x8, ror #32
str x9, [sp, #192]
eor v5.16b, v5.16b, v1.16b
eor x9, x26, x19, ror #44
eor v4.16b, v4.16b, v11.16b
eor x9, x9, x6
bic v30.16b, v8.16b, v24.16b
eor x9, x9, x12, ror #47
eor x9, x9, x2, ror #23
bic v26.16b, v13.16b, v3.16b
str x8, [sp, #200]
eor v8.16b, v8.16b, v26.16b
eor x8, x9, x28, ror #15
bic v14.16b, v24.16b, v0.16b
eor x28, x28, x0, ror #27
eor x9, x20, x9, ror #51
eor v13.16b, v13.16b, v14.16b
eor x20, x21, x20, ror #59
bic v16.16b, v3.16b, v8.16b
eor x0, x0, x21, ror #35
eor x4, x4, x8, ror #48
eor v24.16b, v24.16b, v16.16b
eor x27, x27, x20, ror #17
bic v10.16b, v0.16b, v13.16b
eor x24, x24, x28, ror #33
eor v3.16b, v3.16b, v10.16b
eor x15, x15, x9, ror #21
eor x2, x2, x0, ror #21
eor v0.16b, v0.16b, v30.16b
eor x22, x22, x9, ror #32
bic v1.16b, v9.16b, v29.16b
eor x19, x19, x0
bic v11.16b, v23.16b, v28.16b
eor x10, x10, x8, ror #29
eor x7, x7, x20
eor v9.16b, v9.16b, v11.16b
eor x25, x25, x28, ror #57
bic v26.16b, v29.16b, v12.16b
eor x13, x13, x20
eor v23.16b, v23.16b, v26.16b
eor x5, x5, x28, ror #4
eor x3, x3, x9, ror #60
bic v14.16b, v28.16b, v9.16b
eor x12, x12, x0, ror #61
eor v29.16b, v29.16b, v14.16b
eor x16, x16, x8, ror #25
bic v16.16b, v12.16b, v23.16b
eor x26, x26, x0, ror #44
eor x6, x6, x0, ror #44
eor v28.16b, v28.16b, v16.16b
eor x23, x23, x8, ror #33
eor v12.16b, v12.16b, v1.16b
eor x30, x30, x8, ror #25
eor x14, x14, x20, ror #9
bic v10.16b, v18.16b, v2.16b
eor x1, x1, x20, ror #36
bic v30.16b, v25.16b, v15.16b
eor x11, x11, x28, ror #16
eor v18.16b, v18.16b, v30.16b
eor x17, x17, x28, ror #4
ldr x21, [sp, #200]
bic v11.16b, v2.16b, v31.16b
eor x21, x21, x9
eor v25.16b, v25.16b, v11.16b
ldr x0, [sp, #192]
bic v26.16b, v15.16b, v18.16b
eor x0, x0, x9, ror #13
bic x8, x24, x27, ror #15
eor v2.16b, v2.16b, v26.16b
bic x20, x2, x15, ror #25
bic v14.16b, v31.16b, v25.16b
eor x24, x24, x20, ror #5
eor v15.16b, v15.16b, v14.16b
bic x28, x27, x4, ror #61
eor x2, x2, x28, ror #10
eor v31.16b, v31.16b, v10.16b
bic x9, x15, x24, ror #34
eor v16.16b, v6.16b, v4.16b
eor x27, x27, x9, ror #15
eor v16.16b, v16.16b, v0.16b
bic x20, x4, x2, ror #57
eor x15, x15, x20, ror #46
eor v16.16b, v16.16b, v12.16b
eor x4, x4, x8, ror #52
eor v16.16b, v16.16b, v31.16b
ldr x28, 20f+24
eor x4, x4, x28
eor v1.16b, v20.16b, v7.16b
bic x9, x10, x19, ror #56
eor v1.16b, v1.16b, v24.16b
bic x20, x25, x7, ror #9
eor v1.16b, v1.16b, v29.16b
eor x10, x10, x20, ror #58
bic x8, x19, x22, ror #56
eor v1.16b, v1.16b, v2.16b
eor x25, x25, x8, ror #62
eor v30.16b, v19.16b, v17.16b
bic x28, x7, x10, ror #61
eor v30.16b, v30.16b, v8.16b
eor x19, x19, x28, ror #11
bic x20, x22, x25, ror #10
eor v30.16b, v30.16b, v9.16b
eor x7, x7, x20, ror #45
eor v30.16b, v30.16b, v18.16b
eor x22, x22, x9, ror #16
eor v11.16b, v27.16b, v5.16b
bic x8, x3, x5, ror #15
bic x28, x16, x12, ror #18
eor v11.16b, v11.16b, v3.16b
eor x3, x3, x28, ror #30
eor v11.16b, v11.16b, v28.16b
bic x20, x5, x13, ror #9
eor x16, x16, x20, ror #49
eor v11.16b, v11.16b, v15.16b
bic x9, x12, x3, ror #16
eor v26.16b, v22.16b, v21.16b
eor x5, x5, x9, ror #33
eor v26.16b, v26.16b, v13.16b
bic x28, x13, x16, ror #6
eor x12, x12, x28, ror #40
eor v26.16b, v26.16b, v23.16b
eor x13, x13, x8, ror #40
eor v26.16b, v26.16b, v25.16b
bic x20, x14, x23, ror #62
ushr v14.2d, v1.2d, #63
bic x9, x21, x11, ror #29
eor x14, x14, x9, ror #23
sli v14.2d, v1.2d, #1
bic x28, x23, x26, ror #42
eor v14.16b, v26.16b, v14.16b
eor x21, x21, x28, ror #39
ushr v10.2d, v11.2d, #63
bic x8, x11, x14, ror #12
eor x23, x23, x8, ror #54
sli v10.2d, v11.2d, #1
bic x9, x26, x21, ror #47
eor v1.16b, v1.16b, v10.16b
eor x11, x11, x9, ror #52
ushr v10.2d, v26.2d, #63
eor x26, x26, x20, ror #24
bic x28, x6, x0, ror #47
sli v10.2d, v26.2d, #1
bic x8, x1, x30, ror #20
eor v10.16b, v30.16b, v10.16b
eor x6, x6, x8, ror #17
bic x9, x0, x17, ror #6
ushr v26.2d, v30.2d, #63
eor x1, x1, x9, ror #30
sli v26.2d, v30.2d, #1
bic x20, x30, x6, ror #27
eor v26.16b, v16.16b, v26.16b
eor x0, x0, x20, ror #54
bic x8, x17, x1, ror #28
ushr v30.2d, v16.2d, #63
eor x30, x30, x8, ror #16
sli v30.2d, v16.2d, #1
eor x17, x17, x28, ror #11
eor v11.16b, v11.16b, v30.16b
eor x9, x4, x22
eor x9, x9, x13, ror #63
eor v6.16b, v6.16b, v14.16b
eor x9, x9, x26, ror #21
eor v7.16b, v7.16b, v26.16b
eor x9, x9, x17, ror #62
ushr v16.2d, v7.2d, #20
eor x20, x27, x19, ror #5
eor x20, x20, x5, ror #51
sli v16.2d, v7.2d, #44
eor x20, x20, x23, ror #40
eor v8.16b, v8.16b, v1.16b
eor x20, x20, x0, ror #53
eor x8, x24, x10, ror #28
ushr v30.2d, v8.2d, #21
eor x8, x8, x3, ror #51
sli v30.2d, v8.2d, #43
eor x8, x8, x14, ror #57
eor v28.16b, v28.16b, v10.16b
eor x8, x8, x6, ror #21
eor x28, x15, x7, ror #1
ushr v7.2d, v28.2d, #43
eor x28, x28, x12, ror #5
sli v7.2d, v28.2d, #21
eor x28, x28, x11, ror #15
eor v25.16b, v25.16b, v11.16b
eor x28, x28, x30, ror #28
str x7, [sp, #192]
ushr v8.2d, v25.2d, #50
eor x7, x2, x25, ror #17
sli v8.2d, v25.2d, #14
eor x7, x7, x16, ror #12
eor v27.16b, v27.16b, v10.16b
eor x7, x7, x21, ror #11
eor x7, x7, x1, ror #33
ushr v28.2d, v27.2d, #36
str x30, [sp, #200]
sli v28.2d, v27.2d, #28
eor x30, x7, x20, ror #9
eor v21.16b, v21.16b, v11.16b
eor x20, x20, x28, ror #14
eor x7, x8, x7, ror #4
ushr v25.2d, v21.2d, #44
eor x8, x9, x8, ror #51
sli v25.2d, v21.2d, #20
eor x28, x28, x9, ror #45
eor x4, x4, x30, ror #57
eor v0.16b, v0.16b, v14.16b
eor x19, x19, x8, ror #56
ushr v27.2d, v0.2d, #61
eor x3, x3, x20, ror #28
sli v27.2d, v0.2d, #3
eor x11, x11, x7, ror #19
eor x1, x1, x28, ror #56
eor v29.16b, v29.16b, v26.16b
eor x15, x15, x7, ror #34
ushr v21.2d, v29.2d, #19
eor x25, x25, x28, ror #8
sli v21.2d, v29.2d, #45
eor x13, x13, x30, ror #58
eor x23, x23, x8, ror #21
eor v18.16b, v18.16b, v1.16b
eor x6, x6, x20, ror #58
ushr v0.2d, v18.2d, #3
eor x27, x27, x8, ror #61
sli v0.2d, v18.2d, #61
eor x10, x10, x20, ror #51
eor x12, x12, x7, ror #29
eor v20.16b, v20.16b, v26.16b
eor x21, x21, x28, ror #14
ushr v29.2d, v20.2d, #63
eor x17, x17, x30, ror #59
sli v29.2d, v20.2d, #1
eor x2, x2, x28, ror #25
eor x16, x16, x28, ror #13
eor v17.16b, v17.16b, v1.16b
eor x22, x22, x30, ror #57
ushr v18.2d, v17.2d, #58
eor x26, x26, x30, ror #36
eor x5, x5, x8, ror #10
sli v18.2d, v17.2d, #6
eor x0, x0, x8, ror #8
eor v3.16b, v3.16b, v10.16b
eor x14, x14, x20, ror #22
ushr v20.2d, v3.2d, #39
eor x24, x24, x20, ror #15
ldr x9, [sp, #200]
sli v20.2d, v3.2d, #25
eor x9, x9, x7, ror #6
eor v23.16b, v23.16b, v11.16b
ldr x28, [sp, #192]
ushr v17.2d, v23.2d, #56
eor x28, x28, x7, ror #33
bic x30, x3, x19, ror #32
sli v17.2d, v23.2d, #8
bic x8, x1, x11
eor v31.16b, v31.16b, v14.16b
eor x3, x3, x8, ror #16
ushr v3.2d, v31.2d, #46
bic x20, x19, x4, ror #36
eor x1, x1, x20, ror #16
sli v3.2d, v31.2d, #18
bic x7, x11, x3, ror #48
eor v22.16b, v22.16b, v11.16b
eor x19, x19, x7, ror #48
bic x8, x4, x1, ror #12
ushr v23.2d, v22.2d, #37
eor x11, x11, x8, ror #52
sli v23.2d, v22.2d, #27
eor x4, x4, x30, ror #60
eor v4.16b, v4.16b, v14.16b
ldr x20, 20f+32
eor x4, x4, x20
ushr v31.2d, v4.2d, #28
bic x7, x13, x25, ror #58
sli v31.2d, v4.2d, #36
bic x8, x6, x23, ror #50
eor v13.16b, v13.16b, v11.16b
eor x13, x13, x8, ror #16
bic x30, x25, x15
eor v24.16b, v24.16b, v26.16b
eor x6, x6, x30, ror #42
ushr v22.2d, v24.2d, #54
bic x8, x23, x13, ror #62
sli v22.2d, v24.2d, #10
eor x25, x25, x8, ror #8
bic x30, x15, x6, ror #22
eor v12.16b, v12.16b, v14.16b
eor x23, x23, x30, ror #56
eor v9.16b, v9.16b, v1.16b
eor x15, x15, x7, ror #6
eor v19.16b, v19.16b, v1.16b
bic x8, x12, x10, ror #12
bic x30, x17, x21, ror #16
eor v2.16b, v2.16b, v26.16b
eor x12, x12, x30, ror #46
ushr v4.2d, v9.2d, #49
bic x7, x10, x27, ror #56
eor x17, x17, x7, ror #30
sli v4.2d, v9.2d, #15
bic x30, x21, x12, ror #2
eor v15.16b, v15.16b, v10.16b
eor x10, x10, x30, ror #50
eor v5.16b, v5.16b, v10.16b
bic x7, x27, x17, ror #42
eor x21, x21, x7, ror #6
ushr v11.2d, v15.2d, #8
eor x27, x27, x8, ror #60
sli v11.2d, v15.2d, #56
bic x30, x5, x22, ror #48
ushr v24.2d, v19.2d, #2
bic x7, x9, x14, ror #40
eor x5, x5, x7, ror #10
sli v24.2d, v19.2d, #62
bic x8, x22, x2, ror #2
ushr v14.2d, v5.2d, #9
eor x9, x9, x8, ror #38
sli v14.2d, v5.2d, #55
bic x7, x14, x5, ror #14
eor x22, x22, x7, ror #2
ushr v1.2d, v13.2d, #25
bic x8, x2, x9, ror #24
sli v1.2d, v13.2d, #39
eor x14, x14, x8
ushr v26.2d, v12.2d, #23
eor x2, x2, x30, ror #14
bic x7, x16, x28, ror #62
sli v26.2d, v12.2d, #41
bic x8, x0, x26, ror #54
ushr v9.2d, v2.2d, #62
eor x16, x16, x8, ror #24
bic x30, x28, x24, ror #26
sli v9.2d, v2.2d, #2
eor x0, x0, x30, ror #38
bic v10.16b, v30.16b, v16.16b
bic x8, x26, x16, ror #50
bic v15.16b, v8.16b, v7.16b
eor x28, x28, x8, ror #16
bic x30, x24, x0
eor v30.16b, v30.16b, v15.16b
eor x26, x26, x30, ror #10
bic v19.16b, v16.16b, v6.16b
eor x24, x24, x7, ror #40
eor v8.16b, v8.16b, v19.16b
eor x8, x4, x15, ror #54
eor x8, x8, x27, ror #2
bic v5.16b, v7.16b, v30.16b
eor x8, x8, x2, ror #30
eor v16.16b, v16.16b, v5.16b
eor x8, x8, x24, ror #54
bic v13.16b, v6.16b, v8.16b
eor x30, x19, x25, ror #26
eor x30, x30, x10, ror #46
eor v7.16b, v7.16b, v13.16b
eor x30, x30, x22
eor v6.16b, v6.16b, v10.16b
eor x30, x30, x28
eor x7, x3, x13
ldr q12, 19f+208
eor x7, x7, x12, ror #2
eor v6.16b, v6.16b, v12.16b
eor x7, x7, x5, ror #48
bic v2.16b, v27.16b, v25.16b
eor x7, x7, x16, ror #34
eor x20, x11, x23, ror #50
bic v15.16b, v0.16b, v21.16b
eor x20, x20, x21, ror #48
eor v27.16b, v27.16b, v15.16b
eor x20, x20, x14, ror #18
bic v19.16b, v25.16b, v28.16b
eor x20, x20, x26, ror #32
str x23, [sp, #192]
eor v0.16b, v0.16b, v19.16b
eor x23, x1, x6
bic v5.16b, v21.16b, v27.16b
eor x23, x23, x17, ror #32
eor v25.16b, v25.16b, v5.16b
eor x23, x23, x9, ror #42
eor x23, x23, x0, ror #42
bic v13.16b, v28.16b, v0.16b
str x26, [sp, #200]
eor v21.16b, v21.16b, v13.16b
eor x26, x23, x30, ror #15
eor v28.16b, v28.16b, v2.16b
eor x30, x30, x20, ror #47
eor x23, x7, x23, ror #15
bic v10.16b, v20.16b, v18.16b
eor x7, x8, x7, ror #59
bic v12.16b, v3.16b, v17.16b
eor x20, x20, x8, ror #51
eor x4, x4, x26, ror #12
eor v20.16b, v20.16b, v12.16b
eor x25, x25, x7, ror #10
bic v15.16b, v18.16b, v29.16b
eor x12, x12, x30, ror #30
eor v3.16b, v3.16b, v15.16b
eor x14, x14, x23, ror #30
eor x0, x0, x20, ror #22
bic v19.16b, v17.16b, v20.16b
eor x11, x11, x23, ror #48
eor v18.16b, v18.16b, v19.16b
eor x6, x6, x20
bic v5.16b, v29.16b, v3.16b
eor x27, x27, x26, ror #10
eor x22, x22, x7, ror #36
eor v17.16b, v17.16b, v5.16b
eor x16, x16, x30, ror #62
eor v29.16b, v29.16b, v10.16b
eor x19, x19, x7, ror #36
bic v13.16b, v22.16b, v31.16b
eor x13, x13, x30, ror #32
eor x21, x21, x23
bic v2.16b, v11.16b, v4.16b
eor x9, x9, x20, ror #22
eor v22.16b, v22.16b, v2.16b
eor x24, x24, x26, ror #22
eor x1, x1, x20
bic v12.16b, v31.16b, v23.16b
eor x17, x17, x20, ror #32
eor v11.16b, v11.16b, v12.16b
eor x15, x15, x26, ror #22
bic v15.16b, v4.16b, v22.16b
eor x2, x2, x26, ror #46
eor x10, x10, x7, ror #54
eor v31.16b, v31.16b, v15.16b
eor x28, x28, x7, ror #36
bic v19.16b, v23.16b, v11.16b
eor x5, x5, x30, ror #48
eor v4.16b, v4.16b, v19.16b
eor x3, x3, x30, ror #32
ldr x8, [sp, #200]
eor v23.16b, v23.16b, v13.16b
eor x8, x8, x23, ror #16
bic v5.16b, v1.16b, v14.16b
ldr x20, [sp, #192]
bic v10.16b, v9.16b, v26.16b
eor x20, x20, x23, ror #62
bic x26, x12, x25, ror #55
eor v1.16b, v1.16b, v10.16b
bic x7, x0, x14, ror #33
bic v2.16b, v14.16b, v24.16b
eor x12, x12, x7, ror #21
eor v9.16b, v9.16b, v2.16b
bic x30, x25, x4, ror #54
eor x0, x0, x30, ror #34
bic v12.16b, v26.16b, v1.16b
bic x23, x14, x12, ror #10
eor v14.16b, v14.16b, v12.16b
eor x25, x25, x23, ror #63
bic x7, x4, x0, ror #40
bic v15.16b, v24.16b, v9.16b
eor x14, x14, x7, ror #55
eor v26.16b, v26.16b, v15.16b
eor x4, x4, x26, ror #19
eor v24.16b, v24.16b, v5.16b
ldr x30, 20f+40
eor x4, x4, x30
eor v19.16b, v6.16b, v28.16b
bic x23, x27, x6, ror #57
eor v19.16b, v19.16b, v29.16b
bic x7, x16, x22, ror #14
eor v19.16b, v19.16b, v23.16b
eor x27, x27, x7, ror #34
bic x26, x6, x11, ror #56
eor v19.16b, v19.16b, v24.16b
eor x16, x16, x26, ror #23
eor v13.16b, v16.16b, v25.16b
bic x7, x22, x27, ror #16
eor v13.16b, v13.16b, v18.16b
eor x6, x6, x7, ror #55
bic x26, x11, x16, ror #49
eor v13.16b, v13.16b, v31.16b
eor x22, x22, x26, ror #1
eor v13.16b, v13.16b, v14.16b
eor x11, x11, x23, ror #15
eor v10.16b, v30.16b, v27.16b
bic x7, x21, x13, ror #19
bic x26, x24, x9, ror #10
eor v10.16b, v10.16b, v20.16b
eor x21, x21, x26, ror #1
eor v10.16b, v10.16b, v22.16b
bic x23, x13, x19, ror #37
eor x24, x24, x23, ror #18
eor v10.16b, v10.16b, v1.16b
bic x26, x9, x21, ror #53
eor v2.16b, v7.16b, v21.16b
eor x13, x13, x26, ror #56
eor v2.16b, v2.16b, v17.16b
bic x23, x19, x24, ror #9
eor x9, x9, x23, ror #45
eor v2.16b, v2.16b, v4.16b
eor x19, x19, x7, ror #8
eor v2.16b, v2.16b, v26.16b
bic x26, x10, x15, ror #18
eor v12.16b, v8.16b, v0.16b
bic x23, x8, x5, ror #41
eor x10, x10, x23, ror #52
eor v12.16b, v12.16b, v3.16b
bic x7, x15, x1, ror #31
eor v12.16b, v12.16b, v11.16b
eor x8, x8, x7, ror #30
eor v12.16b, v12.16b, v9.16b
bic x23, x5, x10, ror #35
eor x15, x15, x23, ror #11
ushr v15.2d, v13.2d, #63
bic x7, x1, x8, ror #3
sli v15.2d, v13.2d, #1
eor x5, x5, x7, ror #20
eor x1, x1, x26, ror #15
eor v15.16b, v12.16b, v15.16b
bic x23, x17, x20, ror #2
ushr v5.2d, v2.2d, #63
bic x7, x28, x2, ror #27
sli v5.2d, v2.2d, #1
eor x17, x17, x7, ror #21
bic x26, x20, x3, ror #55
eor v13.16b, v13.16b, v5.16b
eor x28, x28, x26, ror #45
ushr v5.2d, v12.2d, #63
bic x7, x2, x17, ror #16
sli v5.2d, v12.2d, #1
eor x20, x20, x7, ror #46
bic x26, x3, x28, ror #28
eor v5.16b, v10.16b, v5.16b
eor x2, x2, x26, ror #9
ushr v12.2d, v10.2d, #63
eor x3, x3, x23, ror #7
sli v12.2d, v10.2d, #1
eor x7, x4, x11, ror #48
eor x7, x7, x19, ror #27
eor v12.16b, v19.16b, v12.16b
eor x7, x7, x1, ror #49
ushr v10.2d, v19.2d, #63
eor x7, x7, x3, ror #62
sli v10.2d, v19.2d, #1
eor x26, x25, x6, ror #46
eor x26, x26, x13, ror #44
eor v2.16b, v2.16b, v10.16b
eor x26, x26, x15, ror #8
eor v6.16b, v6.16b, v15.16b
eor x26, x26, x20, ror #61
eor x23, x12, x27, ror #44
eor v25.16b, v25.16b, v12.16b
eor x23, x23, x21, ror #16
ushr v19.2d, v25.2d, #20
eor x23, x23, x10, ror #45
sli v19.2d, v25.2d, #44
eor x23, x23, x17, ror #50
eor x30, x14, x22, ror #38
eor v20.16b, v20.16b, v13.16b
eor x30, x30, x9, ror #37
ushr v10.2d, v20.2d, #21
eor x30, x30, x5, ror #20
sli v10.2d, v20.2d, #43
eor x30, x30, x2, ror #44
str x22, [sp, #192]
eor v4.16b, v4.16b, v5.16b
eor x22, x0, x16, ror #57
ushr v25.2d, v4.2d, #43
eor x22, x22, x24, ror #60
sli v25.2d, v4.2d, #21
eor x22, x22, x8, ror #12
eor x22, x22, x28, ror #50
eor v9.16b, v9.16b, v2.16b
str x2, [sp, #200]
ushr v20.2d, v9.2d, #50
eor x2, x22, x26, ror #33
eor x26, x26, x30, ror #62
sli v20.2d, v9.2d, #14
eor x22, x23, x22, ror #20
eor v7.16b, v7.16b, v5.16b
eor x23, x7, x23, ror #18
ushr v4.2d, v7.2d, #36
eor x30, x30, x7, ror #54
eor x4, x4, x2, ror #40
sli v4.2d, v7.2d, #28
eor x6, x6, x23, ror #8
eor v0.16b, v0.16b, v2.16b
eor x21, x21, x26, ror #39
ushr v9.2d, v0.2d, #44
eor x5, x5, x22, ror #54
eor x28, x28, x30, ror #47
sli v9.2d, v0.2d, #20
eor x14, x14, x22, ror #10
eor v29.16b, v29.16b, v15.16b
eor x16, x16, x30, ror #40
ushr v7.2d, v29.2d, #61
eor x19, x19, x2, ror #13
eor x15, x15, x23, ror #46
sli v7.2d, v29.2d, #3
eor x17, x17, x26, ror #5
eor v31.16b, v31.16b, v12.16b
eor x25, x25, x23, ror #54
ushr v0.2d, v31.2d, #19
eor x27, x27, x26, ror #11
eor x9, x9, x22, ror #37
sli v0.2d, v31.2d, #45
eor x8, x8, x30, ror #21
eor v1.16b, v1.16b, v13.16b
eor x3, x3, x2, ror #42
eor x0, x0, x30, ror #33
ushr v29.2d, v1.2d, #3
eor x24, x24, x30, ror #37
sli v29.2d, v1.2d, #61
eor x11, x11, x2, ror #56
eor v16.16b, v16.16b, v12.16b
eor x1, x1, x2, ror #55
eor x13, x13, x23, ror #10
ushr v31.2d, v16.2d, #63
eor x20, x20, x23, ror #57
sli v31.2d, v16.2d, #1
eor x10, x10, x26, ror #10
eor v27.16b, v27.16b, v13.16b
eor x12, x12, x26, ror #55
ldr x7, [sp, #200]
ushr v1.2d, v27.2d, #58
eor x7, x7, x22, ror #30
sli v1.2d, v27.2d, #6
ldr x30, [sp, #192]
eor v17.16b, v17.16b, v5.16b
eor x30, x30, x22, ror #36
bic x2, x21, x6, ror #20
ushr v16.2d, v17.2d, #39
bic x23, x28, x5, ror #60
sli v16.2d, v17.2d, #25
eor x21, x21, x23, ror #20
eor v11.16b, v11.16b, v2.16b
bic x26, x6, x4, ror #52
eor x28, x28, x26
ushr v27.2d, v11.2d, #56
bic x22, x5, x21, ror #48
sli v27.2d, v11.2d, #8
eor x6, x6, x22, ror #60
bic x23, x4, x28, ror #12
eor v24.16b, v24.16b, v15.16b
eor x5, x5, x23, ror #56
ushr v17.2d, v24.2d, #46
eor x4, x4, x2, ror #56
sli v17.2d, v24.2d, #18
ldr x26, 20f+48
eor x4, x4, x26
eor v8.16b, v8.16b, v2.16b
bic x22, x19, x16, ror #53
ushr v11.2d, v8.2d, #37
bic x23, x17, x15, ror #29
sli v11.2d, v8.2d, #27
eor x19, x19, x23, ror #48
bic x2, x16, x14, ror #32
eor v28.16b, v28.16b, v15.16b
eor x17, x17, x2, ror #5
ushr v24.2d, v28.2d, #28
bic x26, x15, x19, ror #51
sli v24.2d, v28.2d, #36
eor x16, x16, x26, ror #24
bic x23, x14, x17, ror #27
eor v3.16b, v3.16b, v2.16b
eor x15, x15, x23, ror #8
eor v18.16b, v18.16b, v12.16b
eor x14, x14, x22, ror #43
bic x2, x9, x27, ror #36
ushr v8.2d, v18.2d, #54
bic x26, x3, x8
sli v8.2d, v18.2d, #10
eor x9, x9, x26, ror #23
eor v23.16b, v23.16b, v15.16b
bic x23, x27, x25, ror #16
eor x3, x3, x23, ror #13
eor v22.16b, v22.16b, v13.16b
bic x22, x8, x9, ror #41
eor v30.16b, v30.16b, v13.16b
eor x27, x27, x22, ror #51
eor v14.16b, v14.16b, v12.16b
bic x26, x25, x3, ror #35
eor x8, x8, x26, ror #29
ushr v28.2d, v22.2d, #49
eor x25, x25, x2, ror #12
sli v28.2d, v22.2d, #15
bic x23, x13, x11, ror #32
eor v26.16b, v26.16b, v5.16b
bic x22, x7, x10, ror #52
eor x13, x13, x22, ror #17
eor v21.16b, v21.16b, v5.16b
bic x26, x11, x0, ror #1
ushr v2.2d, v26.2d, #8
eor x7, x7, x26, ror #15
sli v2.2d, v26.2d, #56
bic x2, x10, x13, ror #59
eor x11, x11, x2, ror #37
ushr v18.2d, v30.2d, #2
bic x22, x0, x7, ror #48
sli v18.2d, v30.2d, #62
eor x10, x10, x22, ror #28
eor x0, x0, x23, ror #31
ushr v15.2d, v21.2d, #9
bic x26, x24, x30, ror #59
sli v15.2d, v21.2d, #55
bic x2, x20, x1, ror #3
ushr v13.2d, v3.2d, #25
eor x24, x24, x2, ror #8
bic x22, x30, x12, ror #29
sli v13.2d, v3.2d, #39
eor x20, x20, x22, ror #51
ushr v12.2d, v23.2d, #23
bic x23, x1, x24, ror #53
sli v12.2d, v23.2d, #41
eor x30, x30, x23, ror #16
bic x2, x12, x20, ror #48
ushr v22.2d, v14.2d, #62
eor x1, x1, x2, ror #13
sli v22.2d, v14.2d, #2
eor x12, x12, x26, ror #40
bic v5.16b, v10.16b, v19.16b
eor x22, x4, x14, ror #45
eor x22, x22, x25, ror #9
bic v26.16b, v20.16b, v25.16b
eor x22, x22, x0, ror #13
eor v10.16b, v10.16b, v26.16b
eor x22, x22, x12, ror #21
bic v30.16b, v19.16b, v6.16b
eor x23, x6, x16, ror #1
eor x23, x23, x27, ror #45
eor v20.16b, v20.16b, v30.16b
eor x23, x23, x11
bic v21.16b, v25.16b, v10.16b
eor x23, x23, x30, ror #44
eor x2, x21, x19, ror #32
eor v19.16b, v19.16b, v21.16b
eor x2, x2, x9, ror #29
bic v3.16b, v6.16b, v20.16b
eor x2, x2, x13, ror #52
eor v25.16b, v25.16b, v3.16b
eor x2, x2, x24, ror #5
eor x26, x5, x15, ror #29
eor v6.16b, v6.16b, v5.16b
eor x26, x26, x8, ror #36
ldr q23, 19f+224
eor x26, x26, x10, ror #41
eor v6.16b, v6.16b, v23.16b
eor x26, x26, x1
str x15, [sp, #192]
bic v14.16b, v7.16b, v9.16b
eor x15, x28, x17, ror #60
bic v26.16b, v29.16b, v0.16b
eor x15, x15, x3, ror #32
eor v7.16b, v7.16b, v26.16b
eor x15, x15, x7, ror #49
eor x15, x15, x20, ror #57
bic v30.16b, v9.16b, v4.16b
str x1, [sp, #200]
eor v29.16b, v29.16b, v30.16b
eor x1, x15, x23, ror #63
eor x23, x23, x26, ror #59
bic v21.16b, v0.16b, v7.16b
eor x15, x2, x15, ror #19
eor v9.16b, v9.16b, v21.16b
eor x2, x22, x2, ror #55
bic v3.16b, v4.16b, v29.16b
eor x26, x26, x22, ror #55
eor x4, x4, x1, ror #12
eor v0.16b, v0.16b, v3.16b
eor x16, x16, x2, ror #51
eor v4.16b, v4.16b, v14.16b
eor x9, x9, x23, ror #55
bic v5.16b, v16.16b, v1.16b
eor x10, x10, x15, ror #7
eor x20, x20, x26, ror #3
bic v23.16b, v17.16b, v27.16b
eor x5, x5, x15, ror #48
eor v16.16b, v16.16b, v23.16b
eor x17, x17, x26
bic v26.16b, v1.16b, v31.16b
eor x25, x25, x1, ror #3
eor x11, x11, x2, ror #52
eor v17.16b, v17.16b, v26.16b
eor x24, x24, x23, ror #15
bic v30.16b, v27.16b, v16.16b
eor x6, x6, x2, ror #52
eor v1.16b, v1.16b, v30.16b
eor x19, x19, x23, ror #52
eor x8, x8, x15, ror #12
bic v21.16b, v31.16b, v17.16b
eor x7, x7, x26, ror #11
eor v27.16b, v27.16b, v21.16b
eor x12, x12, x1, ror #55
eor x28, x28, x26, ror #60
eor v31.16b, v31.16b, v5.16b
eor x3, x3, x26, ror #28
bic v3.16b, v8.16b, v24.16b
eor x14, x14, x1, ror #31
bic v14.16b, v2.16b, v28.16b
eor x0, x0, x1, ror #63
eor x27, x27, x2, ror #7
eor v8.16b, v8.16b, v14.16b
eor x30, x30, x2, ror #8
bic v23.16b, v24.16b, v11.16b
eor x13, x13, x23, ror #32
eor v2.16b, v2.16b, v23.16b
eor x21, x21, x23, ror #20
ldr x22, [sp, #200]
bic v26.16b, v28.16b, v8.16b
eor x22, x22, x15, ror #48
eor v24.16b, v24.16b, v26.16b
ldr x26, [sp, #192]
bic v30.16b, v11.16b, v2.16b
eor x26, x26, x15, ror #19
bic x1, x9, x16, ror #55
eor v28.16b, v28.16b, v30.16b
bic x2, x20, x10, ror #37
eor v11.16b, v11.16b, v3.16b
eor x9, x9, x2, ror #13
bic x23, x16, x4, ror #31
bic v21.16b, v13.16b, v15.16b
eor x20, x20, x23, ror #42
bic v5.16b, v22.16b, v12.16b
bic x15, x10, x9, ror #14
eor v13.16b, v13.16b, v5.16b
eor x16, x16, x15, ror #59
bic x2, x4, x20, ror #55
bic v14.16b, v15.16b, v18.16b
eor x10, x10, x2, ror #36
eor v22.16b, v22.16b, v14.16b
eor x4, x4, x1, ror #42
bic v23.16b, v12.16b, v13.16b
ldr x23, 20f+56
eor x4, x4, x23
eor v15.16b, v15.16b, v23.16b
bic x15, x25, x17, ror #46
bic v26.16b, v18.16b, v22.16b
bic x2, x24, x11, ror #31
eor v12.16b, v12.16b, v26.16b
eor x25, x25, x2, ror #58
bic x1, x17, x5, ror #56
eor v18.16b, v18.16b, v21.16b
eor x24, x24, x1, ror #52
eor v30.16b, v6.16b, v4.16b
bic x23, x11, x25, ror #39
eor v30.16b, v30.16b, v31.16b
eor x17, x17, x23, ror #43
bic x2, x5, x24, ror #20
eor v30.16b, v30.16b, v11.16b
eor x11, x11, x2, ror #13
eor v30.16b, v30.16b, v18.16b
eor x5, x5, x15, ror #26
bic x1, x8, x19, ror #63
eor v3.16b, v19.16b, v9.16b
bic x23, x12, x7, ror #50
eor v3.16b, v3.16b, v1.16b
eor x8, x8, x23, ror #48
eor v3.16b, v3.16b, v24.16b
bic x2, x19, x6, ror #57
eor x12, x12, x2, ror #15
eor v3.16b, v3.16b, v15.16b
bic x15, x7, x8, ror #30
eor v5.16b, v10.16b, v7.16b
eor x19, x19, x15, ror #35
eor v5.16b, v5.16b, v16.16b
bic x23, x6, x12, ror #56
eor x7, x7, x23, ror #22
eor v5.16b, v5.16b, v8.16b
eor x6, x6, x1, ror #8
eor v5.16b, v5.16b, v13.16b
bic x2, x27, x14, ror #26
eor v14.16b, v25.16b, v0.16b
bic x15, x22, x13, ror #13
eor x27, x27, x15, ror #33
eor v14.16b, v14.16b, v27.16b
bic x23, x14, x28, ror #40
eor v14.16b, v14.16b, v28.16b
eor x22, x22, x23, ror #57
eor v14.16b, v14.16b, v12.16b
bic x1, x13, x27, ror #18
eor x14, x14, x1, ror #20
eor v23.16b, v20.16b, v29.16b
bic x15, x28, x22, ror #31
eor v23.16b, v23.16b, v17.16b
eor x13, x13, x15, ror #20
eor x28, x28, x2, ror #62
eor v23.16b, v23.16b, v2.16b
bic x23, x3, x26, ror #41
eor v23.16b, v23.16b, v22.16b
bic x1, x30, x0, ror #46
ushr v26.2d, v3.2d, #63
eor x3, x3, x1, ror #49
bic x15, x26, x21, ror #12
sli v26.2d, v3.2d, #1
eor x30, x30, x15, ror #56
eor v26.16b, v23.16b, v26.16b
bic x2, x0, x3, ror #33
ushr v21.2d, v14.2d, #63
eor x26, x26, x2, ror #54
bic x1, x21, x30, ror #60
sli v21.2d, v14.2d, #1
eor x0, x0, x1, ror #22
eor v3.16b, v3.16b, v21.16b
eor x21, x21, x23, ror #11
ushr v21.2d, v23.2d, #63
eor x15, x4, x5, ror #44
eor x15, x15, x6, ror #11
sli v21.2d, v23.2d, #1
eor x15, x15, x28, ror #49
eor v21.16b, v5.16b, v21.16b
eor x15, x15, x21, ror #58
eor x2, x16, x17, ror #19
ushr v23.2d, v5.2d, #63
eor x2, x2, x19, ror #49
sli v23.2d, v5.2d, #1
eor x2, x2, x14, ror #40
eor v23.16b, v30.16b, v23.16b
eor x2, x2, x26, ror #13
eor x1, x9, x25, ror #28
ushr v5.2d, v30.2d, #63
eor x1, x1, x8, ror #41
sli v5.2d, v30.2d, #1
eor x1, x1, x27, ror #5
eor v14.16b, v14.16b, v5.16b
eor x1, x1, x3, ror #27
eor x23, x10, x11, ror #3
eor v6.16b, v6.16b, v26.16b
eor x23, x23, x7, ror #25
eor v9.16b, v9.16b, v23.16b
eor x23, x23, x13, ror #1
ushr v30.2d, v9.2d, #20
eor x23, x23, x0, ror #8
str x11, [sp, #192]
sli v30.2d, v9.2d, #44
eor x11, x20, x24, ror #9
eor v16.16b, v16.16b, v3.16b
eor x11, x11, x12, ror #12
ushr v5.2d, v16.2d, #21
eor x11, x11, x22, ror #25
eor x11, x11, x30, ror #63
sli v5.2d, v16.2d, #43
str x0, [sp, #200]
eor v28.16b, v28.16b, v21.16b
eor x0, x11, x2, ror #41
eor x2, x2, x23, ror #58
ushr v9.2d, v28.2d, #43
eor x11, x1, x11, ror #12
sli v9.2d, v28.2d, #21
eor x1, x15, x1, ror #41
eor v22.16b, v22.16b, v14.16b
eor x23, x23, x15, ror #35
eor x4, x4, x0, ror #55
ushr v16.2d, v22.2d, #50
eor x17, x17, x1, ror #12
sli v16.2d, v22.2d, #14
eor x8, x8, x2, ror #14
eor v25.16b, v25.16b, v21.16b
eor x13, x13, x11, ror #13
eor x30, x30, x23, ror #38
ushr v28.2d, v25.2d, #36
eor x10, x10, x11, ror #14
sli v28.2d, v25.2d, #28
eor x24, x24, x23, ror #28
eor v29.16b, v29.16b, v14.16b
eor x6, x6, x0, ror #44
eor x14, x14, x1, ror #55
ushr v22.2d, v29.2d, #44
eor x3, x3, x2, ror #28
sli v22.2d, v29.2d, #20
eor x16, x16, x1, ror #31
eor x25, x25, x2, ror #27
eor v31.16b, v31.16b, v26.16b
eor x7, x7, x11, ror #53
ushr v25.2d, v31.2d, #61
eor x22, x22, x23, ror #12
sli v25.2d, v31.2d, #3
eor x21, x21, x0, ror #61
eor x20, x20, x23, ror #37
eor v24.16b, v24.16b, v23.16b
eor x12, x12, x23, ror #25
ushr v29.2d, v24.2d, #19
eor x5, x5, x0, ror #11
sli v29.2d, v24.2d, #45
eor x28, x28, x0, ror #6
eor x19, x19, x1, ror #46
eor v13.16b, v13.16b, v3.16b
eor x26, x26, x1, ror #18
ushr v31.2d, v13.2d, #3
eor x27, x27, x2, ror #50
sli v31.2d, v13.2d, #61
eor x9, x9, x2, ror #55
ldr x15, [sp, #200]
eor v19.16b, v19.16b, v23.16b
eor x15, x15, x11, ror #6
ushr v24.2d, v19.2d, #63
ldr x23, [sp, #192]
sli v24.2d, v19.2d, #1
eor x23, x23, x11, ror #11
bic x0, x8, x17, ror #32
eor v7.16b, v7.16b, v3.16b
bic x1, x30, x13, ror #32
ushr v13.2d, v7.2d, #58
eor x8, x8, x1
bic x2, x17, x4, ror #56
sli v13.2d, v7.2d, #6
eor x30, x30, x2, ror #32
eor v27.16b, v27.16b, v21.16b
bic x11, x13, x8, ror #32
ushr v19.2d, v27.2d, #39
eor x17, x17, x11
bic x1, x4, x30, ror #40
sli v19.2d, v27.2d, #25
eor x13, x13, x1, ror #56
eor v2.16b, v2.16b, v14.16b
eor x4, x4, x0, ror #40
ushr v7.2d, v2.2d, #56
ldr x2, 20f+64
eor x4, x4, x2
sli v7.2d, v2.2d, #8
bic x11, x6, x24, ror #36
eor v18.16b, v18.16b, v26.16b
bic x1, x3, x14, ror #20
ushr v27.2d, v18.2d, #46
eor x6, x6, x1
bic x0, x24, x10, ror #20
sli v27.2d, v18.2d, #18
eor x3, x3, x0, ror #36
eor v20.16b, v20.16b, v14.16b
bic x2, x14, x6, ror #44
ushr v2.2d, v20.2d, #37
eor x24, x24, x2, ror #48
bic x1, x10, x3, ror #8
sli v2.2d, v20.2d, #27
eor x14, x14, x1, ror #36
eor v4.16b, v4.16b, v26.16b
eor x10, x10, x11, ror #8
bic x0, x7, x25, ror #36
ushr v18.2d, v4.2d, #28
bic x2, x21, x22, ror #32
sli v18.2d, v4.2d, #36
eor x7, x7, x2, ror #12
eor v17.16b, v17.16b, v14.16b
bic x1, x25, x16, ror #32
eor x21, x21, x1, ror #24
eor v1.16b, v1.16b, v23.16b
bic x11, x22, x7, ror #20
ushr v20.2d, v1.2d, #54
eor x25, x25, x11, ror #8
sli v20.2d, v1.2d, #10
bic x2, x16, x21, ror #8
eor x22, x22, x2, ror #24
eor v11.16b, v11.16b, v26.16b
eor x16, x16, x0, ror #60
eor v8.16b, v8.16b, v3.16b
bic x1, x19, x5
eor v10.16b, v10.16b, v3.16b
bic x11, x15, x27, ror #52
eor x19, x19, x11, ror #36
eor v15.16b, v15.16b, v23.16b
bic x2, x5, x20, ror #20
ushr v4.2d, v8.2d, #49
eor x15, x15, x2, ror #28
bic x0, x27, x19, ror #40
sli v4.2d, v8.2d, #15
eor x5, x5, x0, ror #24
eor v12.16b, v12.16b, v21.16b
bic x11, x20, x15, ror #16
eor v0.16b, v0.16b, v21.16b
eor x27, x27, x11, ror #60
eor x20, x20, x1, ror #44
ushr v14.2d, v12.2d, #8
bic x2, x12, x23, ror #12
sli v14.2d, v12.2d, #56
bic x0, x26, x28, ror #28
ushr v1.2d, v10.2d, #2
eor x12, x12, x0, ror #16
bic x11, x23, x9, ror #4
sli v1.2d, v10.2d, #62
eor x26, x26, x11, ror #60
ushr v26.2d, v0.2d, #9
bic x1, x28, x12, ror #20
sli v26.2d, v0.2d, #55
eor x23, x23, x1, ror #32
bic x0, x9, x26
ushr v3.2d, v17.2d, #25
eor x28, x28, x0, ror #36
sli v3.2d, v17.2d, #39
eor x9, x9, x2, ror #48
ushr v23.2d, v11.2d, #23
eor x11, x4, x10
eor x11, x11, x16, ror #32
sli v23.2d, v11.2d, #41
eor x11, x11, x20, ror #28
ushr v8.2d, v15.2d, #62
eor x11, x11, x9, ror #44
eor x1, x17, x24, ror #36
sli v8.2d, v15.2d, #2
eor x1, x1, x25, ror #56
bic v21.16b, v5.16b, v30.16b
eor x1, x1, x5
bic v12.16b, v16.16b, v9.16b
eor x1, x1, x23, ror #32
eor x0, x8, x6, ror #32
eor v5.16b, v5.16b, v12.16b
eor x0, x0, x7, ror #52
bic v10.16b, v30.16b, v6.16b
eor x0, x0, x19, ror #32
eor v16.16b, v16.16b, v10.16b
eor x0, x0, x12, ror #52
eor x2, x13, x14, ror #20
bic v0.16b, v9.16b, v5.16b
eor x2, x2, x22
eor v30.16b, v30.16b, v0.16b
eor x2, x2, x27, ror #24
bic v17.16b, v6.16b, v16.16b
eor x2, x2, x28
str x14, [sp, #192]
eor v9.16b, v9.16b, v17.16b
eor x14, x30, x3, ror #32
eor v6.16b, v6.16b, v21.16b
eor x14, x14, x21
ldr q11, 19f+240
eor x14, x14, x15, ror #4
eor x14, x14, x26, ror #4
eor v6.16b, v6.16b, v11.16b
str x28, [sp, #200]
bic v15.16b, v25.16b, v22.16b
eor x28, x14, x1, ror #31
eor x1, x1, x2, ror #63
bic v12.16b, v31.16b, v29.16b
eor x14, x0, x14, ror #63
eor v25.16b, v25.16b, v12.16b
eor x0, x11, x0, ror #39
bic v10.16b, v22.16b, v28.16b
eor x2, x2, x11, ror #55
eor x4, x4, x28, ror #40
eor v31.16b, v31.16b, v10.16b
eor x24, x24, x0, ror #20
bic v0.16b, v29.16b, v25.16b
eor x7, x7, x1, ror #44
eor v22.16b, v22.16b, v0.16b
eor x27, x27, x14, ror #8
eor x26, x26, x2, ror #28
bic v17.16b, v28.16b, v31.16b
eor x13, x13, x14, ror #32
eor v29.16b, v29.16b, v17.16b
eor x3, x3, x2
eor v28.16b, v28.16b, v15.16b
eor x16, x16, x28, ror #8
eor x5, x5, x0, ror #56
bic v21.16b, v19.16b, v13.16b
eor x12, x12, x1, ror #44
bic v11.16b, v27.16b, v7.16b
eor x17, x17, x0, ror #56
eor x6, x6, x1
eor v19.16b, v19.16b, v11.16b
eor x22, x22, x14, ror #32
bic v12.16b, v13.16b, v24.16b
eor x15, x15, x2, ror #28
eor v27.16b, v27.16b, v12.16b
eor x9, x9, x28, ror #60
eor x30, x30, x2, ror #32
bic v10.16b, v7.16b, v19.16b
eor x21, x21, x2, ror #32
eor v13.16b, v13.16b, v10.16b
eor x10, x10, x28, ror #40
bic v0.16b, v24.16b, v27.16b
eor x20, x20, x28, ror #12
eor x25, x25, x0
eor v7.16b, v7.16b, v0.16b
eor x23, x23, x0, ror #24
eor v24.16b, v24.16b, v21.16b
eor x19, x19, x1
bic v17.16b, v20.16b, v18.16b
eor x8, x8, x1, ror #32
ldr x11, [sp, #200]
bic v15.16b, v14.16b, v4.16b
eor x11, x11, x14, ror #32
eor v20.16b, v20.16b, v15.16b
ldr x2, [sp, #192]
bic v11.16b, v18.16b, v2.16b
eor x2, x2, x14, ror #12
bic x28, x7, x24, ror #15
eor v14.16b, v14.16b, v11.16b
bic x0, x26, x27, ror #45
bic v12.16b, v4.16b, v20.16b
eor x7, x7, x0, ror #45
bic x1, x24, x4
eor v18.16b, v18.16b, v12.16b
eor x26, x26, x1, ror #34
bic v10.16b, v2.16b, v14.16b
bic x14, x27, x7, ror #38
eor v4.16b, v4.16b, v10.16b
eor x24, x24, x14, ror #11
bic x0, x4, x26, ror #30
eor v2.16b, v2.16b, v17.16b
eor x27, x27, x0, ror #53
bic v0.16b, v3.16b, v26.16b
eor x4, x4, x28, ror #49
bic v21.16b, v8.16b, v23.16b
ldr x1, 20f+72
eor x4, x4, x1
eor v3.16b, v3.16b, v21.16b
bic x14, x16, x3, ror #23
bic v15.16b, v26.16b, v1.16b
bic x0, x12, x5, ror #60
eor v8.16b, v8.16b, v15.16b
eor x16, x16, x0, ror #2
bic x28, x3, x13, ror #56
bic v11.16b, v23.16b, v3.16b
eor x12, x12, x28, ror #21
eor v26.16b, v26.16b, v11.16b
bic x1, x5, x16, ror #2
eor x3, x3, x1, ror #39
bic v12.16b, v1.16b, v8.16b
bic x0, x13, x12, ror #51
eor v23.16b, v23.16b, v12.16b
eor x5, x5, x0, ror #17
eor v1.16b, v1.16b, v0.16b
eor x13, x13, x14, ror #49
bic x28, x22, x6, ror #19
eor v10.16b, v6.16b, v28.16b
bic x1, x9, x15, ror #10
eor v10.16b, v10.16b, v24.16b
eor x22, x22, x1, ror #43
eor v10.16b, v10.16b, v2.16b
bic x0, x6, x17, ror #5
eor x9, x9, x0, ror #40
eor v10.16b, v10.16b, v1.16b
bic x14, x15, x22, ror #11
eor v17.16b, v30.16b, v22.16b
eor x6, x6, x14, ror #34
eor v17.16b, v17.16b, v13.16b
bic x1, x17, x9, ror #19
eor x15, x15, x1, ror #35
eor v17.16b, v17.16b, v18.16b
eor x17, x17, x28, ror #40
eor v17.16b, v17.16b, v26.16b
bic x0, x25, x10, ror #38
eor v21.16b, v5.16b, v25.16b
bic x14, x11, x19, ror #41
eor x25, x25, x14, ror #26
eor v21.16b, v21.16b, v19.16b
bic x1, x10, x30, ror #49
eor v21.16b, v21.16b, v20.16b
eor x11, x11, x1, ror #12
bic x28, x19, x25, ror #61
eor v21.16b, v21.16b, v3.16b
eor x10, x10, x28, ror #29
eor v15.16b, v9.16b, v29.16b
bic x14, x30, x11, ror #3
eor v15.16b, v15.16b, v7.16b
eor x19, x19, x14, ror #20
eor x30, x30, x0, ror #41
eor v15.16b, v15.16b, v4.16b
bic x1, x21, x2, ror #36
eor v15.16b, v15.16b, v23.16b
bic x28, x23, x20, ror #13
eor v11.16b, v16.16b, v31.16b
eor x21, x21, x28, ror #37
bic x14, x2, x8, ror #5
eor v11.16b, v11.16b, v27.16b
eor x23, x23, x14, ror #63
eor v11.16b, v11.16b, v14.16b
bic x0, x20, x21, ror #14
eor v11.16b, v11.16b, v8.16b
eor x2, x2, x0, ror #14
bic x28, x8, x23, ror #60
ushr v12.2d, v17.2d, #63
eor x20, x20, x28, ror #55
sli v12.2d, v17.2d, #1
eor x8, x8, x1, ror #23
eor v12.16b, v11.16b, v12.16b
eor x14, x4, x13, ror #44
eor x14, x14, x17, ror #7
ushr v0.2d, v15.2d, #63
eor x14, x14, x30, ror #13
sli v0.2d, v15.2d, #1
eor x14, x14, x8, ror #42
eor x0, x24, x3, ror #52
eor v17.16b, v17.16b, v0.16b
eor x0, x0, x6, ror #2
ushr v0.2d, v11.2d, #63
eor x0, x0, x10, ror #28
sli v0.2d, v11.2d, #1
eor x0, x0, x2, ror #37
eor x28, x7, x16, ror #44
eor v0.16b, v21.16b, v0.16b
eor x28, x28, x22, ror #62
ushr v11.2d, v21.2d, #63
eor x28, x28, x25, ror #5
sli v11.2d, v21.2d, #1
eor x28, x28, x21, ror #16
eor x1, x27, x5, ror #16
eor v11.16b, v10.16b, v11.16b
eor x1, x1, x15, ror #25
ushr v21.2d, v10.2d, #63
eor x1, x1, x19, ror #46
sli v21.2d, v10.2d, #1
eor x1, x1, x20, ror #40
str x5, [sp, #192]
eor v15.16b, v15.16b, v21.16b
eor x5, x26, x12, ror #1
eor v6.16b, v6.16b, v12.16b
eor x5, x5, x9, ror #60
eor x5, x5, x11, ror #50
eor v22.16b, v22.16b, v11.16b
eor x5, x5, x23, ror #8
ushr v10.2d, v22.2d, #20
str x20, [sp, #200]
sli v10.2d, v22.2d, #44
eor x20, x5, x0, ror #33
eor x0, x0, x1, ror #10
eor v19.16b, v19.16b, v17.16b
eor x5, x28, x5, ror #44
ushr v21.2d, v19.2d, #21
eor x28, x14, x28, ror #48
sli v21.2d, v19.2d, #43
eor x1, x1, x14, ror #52
eor x4, x4, x20, ror #30
eor v4.16b, v4.16b, v0.16b
eor x3, x3, x28, ror #12
ushr v22.2d, v4.2d, #43
eor x22, x22, x0, ror #17
sli v22.2d, v4.2d, #21
eor x19, x19, x5, ror #56
eor x23, x23, x1, ror #37
eor v8.16b, v8.16b, v15.16b
eor x27, x27, x5, ror #38
ushr v19.2d, v8.2d, #50
eor x12, x12, x1, ror #44
sli v19.2d, v8.2d, #14
eor x17, x17, x20, ror #23
eor x10, x10, x28, ror #36
eor v9.16b, v9.16b, v0.16b
eor x21, x21, x0, ror #63
ushr v4.2d, v9.2d, #36
eor x24, x24, x28
eor x16, x16, x0, ror #35
sli v4.2d, v9.2d, #28
eor x15, x15, x5, ror #13
eor v31.16b, v31.16b, v15.16b
eor x11, x11, x1, ror #59
ushr v8.2d, v31.2d, #44
eor x8, x8, x20, ror #52
eor x26, x26, x1, ror #45
sli v8.2d, v31.2d, #20
eor x9, x9, x1, ror #49
eor v24.16b, v24.16b, v12.16b
eor x13, x13, x20, ror #50
ushr v9.2d, v24.2d, #61
eor x30, x30, x20, ror #17
eor x6, x6, x28, ror #62
sli v9.2d, v24.2d, #3
eor x2, x2, x28, ror #27
eor v18.16b, v18.16b, v11.16b
eor x25, x25, x0, ror #10
ushr v31.2d, v18.2d, #19
eor x7, x7, x0, ror #15
ldr x14, [sp, #200]
sli v31.2d, v18.2d, #45
eor x14, x14, x5, ror #62
eor v3.16b, v3.16b, v17.16b
ldr x1, [sp, #192]
eor x1, x1, x5, ror #22
ushr v24.2d, v3.2d, #3
bic x20, x22, x3, ror #4
sli v24.2d, v3.2d, #61
bic x28, x23, x19, ror #12
eor v30.16b, v30.16b, v11.16b
eor x22, x22, x28, ror #20
bic x0, x3, x4, ror #56
ushr v18.2d, v30.2d, #63
eor x23, x23, x0, ror #48
sli v18.2d, v30.2d, #1
bic x5, x19, x22, ror #32
eor v25.16b, v25.16b, v17.16b
eor x3, x3, x5, ror #28
bic x28, x4, x23, ror #24
ushr v3.2d, v25.2d, #58
eor x19, x19, x28, ror #28
sli v3.2d, v25.2d, #6
eor x4, x4, x20, ror #4
eor v7.16b, v7.16b, v0.16b
ldr x0, 20f+80
eor x4, x4, x0
ushr v30.2d, v7.2d, #39
bic x5, x17, x12, ror #7
sli v30.2d, v7.2d, #25
bic x28, x21, x10, ror #43
eor v14.16b, v14.16b, v15.16b
eor x17, x17, x28
bic x20, x12, x27, ror #36
ushr v25.2d, v14.2d, #56
eor x21, x21, x20, ror #7
sli v25.2d, v14.2d, #8
bic x0, x10, x17, ror #21
eor x12, x12, x0, ror #36
eor v1.16b, v1.16b, v12.16b
bic x28, x27, x21, ror #21
ushr v7.2d, v1.2d, #46
eor x10, x10, x28
sli v7.2d, v1.2d, #18
eor x27, x27, x5, ror #21
bic x20, x15, x16, ror #12
eor v16.16b, v16.16b, v15.16b
bic x0, x8, x11, ror #48
ushr v14.2d, v16.2d, #37
eor x15, x15, x0, ror #13
sli v14.2d, v16.2d, #27
bic x28, x16, x24, ror #40
eor x8, x8, x28, ror #63
eor v28.16b, v28.16b, v12.16b
bic x5, x11, x15, ror #3
ushr v1.2d, v28.2d, #28
eor x16, x16, x5, ror #49
sli v1.2d, v28.2d, #36
bic x0, x24, x8, ror #25
eor x11, x11, x0, ror #55
eor v27.16b, v27.16b, v15.16b
eor x24, x24, x20, ror #12
eor v13.16b, v13.16b, v11.16b
bic x28, x6, x13, ror #16
ushr v16.2d, v13.2d, #54
bic x5, x14, x25, ror #44
eor x6, x6, x5, ror #3
sli v16.2d, v13.2d, #10
bic x0, x13, x26, ror #59
eor v2.16b, v2.16b, v12.16b
eor x14, x14, x0, ror #13
bic x20, x25, x6, ror #17
eor v20.16b, v20.16b, v17.16b
eor x13, x13, x20, ror #31
eor v5.16b, v5.16b, v17.16b
bic x5, x26, x14, ror #56
eor v26.16b, v26.16b, v11.16b
eor x25, x25, x5, ror #28
eor x26, x26, x28, ror #53
ushr v28.2d, v20.2d, #49
bic x0, x9, x1, ror #49
sli v28.2d, v20.2d, #15
bic x20, x2, x30, ror #1
eor v23.16b, v23.16b, v0.16b
eor x9, x9, x20, ror #48
bic x5, x1, x7, ror #15
eor v29.16b, v29.16b, v0.16b
eor x2, x2, x5, ror #1
ushr v15.2d, v23.2d, #8
bic x28, x30, x9, ror #15
sli v15.2d, v23.2d, #56
eor x1, x1, x28
bic x20, x7, x2, ror #48
ushr v13.2d, v5.2d, #2
eor x30, x30, x20, ror #15
sli v13.2d, v5.2d, #62
eor x7, x7, x0
eor x5, x4, x27, ror #47
ushr v12.2d, v29.2d, #9
eor x5, x5, x24, ror #63
sli v12.2d, v29.2d, #55
eor x5, x5, x26, ror #3
ushr v17.2d, v27.2d, #25
eor x5, x5, x7, ror #51
eor x28, x3, x12, ror #3
sli v17.2d, v27.2d, #39
eor x28, x28, x16, ror #15
ushr v11.2d, v2.2d, #23
eor x28, x28, x13
sli v11.2d, v2.2d, #41
eor x28, x28, x1, ror #28
eor x20, x22, x17
ushr v20.2d, v26.2d, #62
eor x20, x20, x15, ror #7
sli v20.2d, v26.2d, #2
eor x20, x20, x6, ror #52
bic v0.16b, v21.16b, v10.16b
eor x20, x20, x9, ror #47
eor x0, x19, x10, ror #11
bic v23.16b, v19.16b, v22.16b
eor x0, x0, x11, ror #36
eor v21.16b, v21.16b, v23.16b
eor x0, x0, x25, ror #3
bic v5.16b, v10.16b, v6.16b
eor x0, x0, x30
str x10, [sp, #192]
eor v19.16b, v19.16b, v5.16b
eor x10, x23, x21, ror #44
bic v29.16b, v22.16b, v21.16b
eor x10, x10, x8
eor x10, x10, x14, ror #35
eor v10.16b, v10.16b, v29.16b
eor x10, x10, x2, ror #11
bic v27.16b, v6.16b, v19.16b
str x30, [sp, #200]
eor v22.16b, v22.16b, v27.16b
eor x30, x10, x28, ror #47
eor x28, x28, x0, ror #27
eor v6.16b, v6.16b, v0.16b
eor x10, x20, x10, ror #19
ldr q2, 19f+256
eor x20, x5, x20, ror #3
eor v6.16b, v6.16b, v2.16b
eor x0, x0, x5, ror #27
eor x4, x4, x30, ror #24
bic v26.16b, v9.16b, v8.16b
eor x12, x12, x20, ror #53
bic v23.16b, v24.16b, v31.16b
eor x15, x15, x28, ror #61
eor v9.16b, v9.16b, v23.16b
eor x25, x25, x10, ror #29
eor x2, x2, x0, ror #1
bic v5.16b, v8.16b, v4.16b
eor x19, x19, x10, ror #32
eor v24.16b, v24.16b, v5.16b
eor x21, x21, x0, ror #32
bic v29.16b, v31.16b, v9.16b
eor x24, x24, x30, ror #25
eor x13, x13, x20, ror #56
eor v8.16b, v8.16b, v29.16b
eor x9, x9, x28, ror #21
bic v27.16b, v4.16b, v24.16b
eor x3, x3, x20, ror #56
eor x17, x17, x28, ror #4
eor v31.16b, v31.16b, v27.16b
eor x11, x11, x10, ror #60
eor v4.16b, v4.16b, v26.16b
eor x14, x14, x0, ror #41
bic v0.16b, v30.16b, v3.16b
eor x7, x7, x30, ror #37
eor x23, x23, x0, ror #12
bic v2.16b, v7.16b, v25.16b
eor x8, x8, x0, ror #12
eor v30.16b, v30.16b, v2.16b
eor x27, x27, x30, ror #41
bic v23.16b, v3.16b, v18.16b
eor x26, x26, x30, ror #21
eor x16, x16, x20, ror #41
eor v7.16b, v7.16b, v23.16b
eor x1, x1, x20, ror #28
bic v5.16b, v25.16b, v30.16b
eor x6, x6, x28, ror #16
eor v3.16b, v3.16b, v5.16b
eor x22, x22, x28, ror #4
ldr x5, [sp, #200]
bic v29.16b, v18.16b, v7.16b
eor x5, x5, x10, ror #32
eor v25.16b, v25.16b, v29.16b
ldr x0, [sp, #192]
eor x0, x0, x10, ror #21
eor v18.16b, v18.16b, v0.16b
bic x30, x15, x12, ror #63
bic v27.16b, v16.16b, v1.16b
bic x20, x2, x25, ror #61
bic v26.16b, v15.16b, v28.16b
eor x15, x15, x20, ror #53
bic x28, x12, x4, ror #33
eor v16.16b, v16.16b, v26.16b
eor x2, x2, x28, ror #10
bic v2.16b, v1.16b, v14.16b
bic x10, x25, x15, ror #14
eor v15.16b, v15.16b, v2.16b
eor x12, x12, x10, ror #51
bic x20, x4, x2, ror #21
bic v23.16b, v28.16b, v16.16b
eor x25, x25, x20, ror #46
eor v1.16b, v1.16b, v23.16b
eor x4, x4, x30, ror #32
bic v5.16b, v14.16b, v15.16b
ldr x28, 20f+88
eor x4, x4, x28
eor v28.16b, v28.16b, v5.16b
bic x10, x24, x21, ror #52
eor v14.16b, v14.16b, v27.16b
bic x20, x9, x13, ror #37
bic v29.16b, v17.16b, v12.16b
eor x24, x24, x20, ror #58
bic x30, x21, x19, ror #24
bic v0.16b, v20.16b, v11.16b
eor x9, x9, x30, ror #58
eor v17.16b, v17.16b, v0.16b
bic x28, x13, x24, ror #33
eor x21, x21, x28, ror #43
bic v26.16b, v12.16b, v13.16b
bic x20, x19, x9, ror #46
eor v20.16b, v20.16b, v26.16b
eor x13, x13, x20, ror #45
bic v2.16b, v11.16b, v17.16b
eor x19, x19, x10, ror #52
bic x30, x11, x17, ror #15
eor v12.16b, v12.16b, v2.16b
bic x28, x7, x14, ror #18
bic v23.16b, v13.16b, v20.16b
eor x11, x11, x28, ror #50
eor v11.16b, v11.16b, v23.16b
bic x20, x17, x3, ror #9
eor x7, x7, x20, ror #29
eor v13.16b, v13.16b, v29.16b
bic x10, x14, x11, ror #60
eor v5.16b, v6.16b, v4.16b
eor x17, x17, x10, ror #53
eor v5.16b, v5.16b, v18.16b
bic x28, x3, x7, ror #26
eor x14, x14, x28, ror #20
eor v5.16b, v5.16b, v14.16b
eor x3, x3, x30, ror #40
eor v5.16b, v5.16b, v13.16b
bic x20, x16, x27, ror #62
bic x10, x5, x6, ror #61
eor v27.16b, v10.16b, v8.16b
eor x16, x16, x10, ror #31
eor v27.16b, v27.16b, v3.16b
bic x28, x27, x23, ror #50
eor v27.16b, v27.16b, v1.16b
eor x5, x5, x28, ror #31
bic x30, x6, x16, ror #36
eor v27.16b, v27.16b, v12.16b
eor x27, x27, x30, ror #30
eor v0.16b, v21.16b, v9.16b
bic x10, x23, x5, ror #47
eor v0.16b, v0.16b, v30.16b
eor x6, x6, x10, ror #20
eor x23, x23, x20, ror #16
eor v0.16b, v0.16b, v16.16b
bic x28, x8, x0, ror #7
eor v0.16b, v0.16b, v17.16b
bic x30, x1, x26, ror #56
eor v26.16b, v22.16b, v31.16b
eor x8, x8, x30, ror #49
bic x10, x0, x22, ror #14
eor v26.16b, v26.16b, v25.16b
eor x1, x1, x10, ror #22
eor v26.16b, v26.16b, v28.16b
bic x20, x26, x8, ror #23
eor v26.16b, v26.16b, v11.16b
eor x0, x0, x20, ror #34
bic x30, x22, x1, ror #28
eor v2.16b, v19.16b, v24.16b
eor x26, x26, x30, ror #44
eor v2.16b, v2.16b, v7.16b
eor x22, x22, x28, ror #43
eor x10, x4, x19, ror #8
eor v2.16b, v2.16b, v15.16b
eor x10, x10, x3, ror #7
eor v2.16b, v2.16b, v20.16b
eor x10, x10, x23, ror #61
ushr v23.2d, v27.2d, #63
eor x10, x10, x22, ror #6
eor x20, x12, x21, ror #17
sli v23.2d, v27.2d, #1
eor x20, x20, x17, ror #31
eor v23.16b, v2.16b, v23.16b
eor x20, x20, x27, ror #44
ushr v29.2d, v26.2d, #63
eor x20, x20, x0, ror #25
eor x30, x15, x24, ror #28
sli v29.2d, v26.2d, #1
eor x30, x30, x11, ror #15
eor v27.16b, v27.16b, v29.16b
eor x30, x30, x16, ror #45
ushr v29.2d, v2.2d, #63
eor x30, x30, x8, ror #17
eor x28, x25, x13, ror #9
sli v29.2d, v2.2d, #1
eor x28, x28, x14, ror #33
eor v29.16b, v0.16b, v29.16b
eor x28, x28, x6, ror #23
ushr v2.2d, v0.2d, #63
eor x28, x28, x26, ror #8
str x13, [sp, #192]
sli v2.2d, v0.2d, #1
eor x13, x2, x9, ror #33
eor v2.16b, v5.16b, v2.16b
eor x13, x13, x7, ror #12
eor x13, x13, x5, ror #23
ushr v0.2d, v5.2d, #63
eor x13, x13, x1, ror #13
sli v0.2d, v5.2d, #1
str x26, [sp, #200]
eor v26.16b, v26.16b, v0.16b
eor x26, x13, x20, ror #9
eor x20, x20, x28, ror #50
eor v6.16b, v6.16b, v23.16b
eor x13, x30, x13, ror #52
eor v8.16b, v8.16b, v2.16b
eor x30, x10, x30, ror #31
ushr v5.2d, v8.2d, #20
eor x28, x28, x10, ror #45
eor x4, x4, x26, ror #21
sli v5.2d, v8.2d, #44
eor x21, x21, x30, ror #16
eor v30.16b, v30.16b, v27.16b
eor x11, x11, x20, ror #48
ushr v0.2d, v30.2d, #21
eor x6, x6, x13, ror #55
eor x1, x1, x28, ror #48
sli v0.2d, v30.2d, #43
eor x25, x25, x13, ror #14
eor v28.16b, v28.16b, v29.16b
eor x9, x9, x28, ror #28
eor x3, x3, x26, ror #14
ushr v8.2d, v28.2d, #43
eor x27, x27, x30, ror #53
sli v8.2d, v28.2d, #21
eor x8, x8, x20, ror #46
eor v20.16b, v20.16b, v26.16b
eor x12, x12, x30, ror #33
eor x24, x24, x20, ror #35
ushr v30.2d, v20.2d, #50
eor x14, x14, x13, ror #45
sli v30.2d, v20.2d, #14
eor x5, x5, x28, ror #38
eor v22.16b, v22.16b, v29.16b
eor x22, x22, x26, ror #15
eor x2, x2, x28, ror #61
ushr v28.2d, v22.2d, #36
eor x7, x7, x28, ror #49
sli v28.2d, v22.2d, #28
eor x19, x19, x26, ror #13
eor v24.16b, v24.16b, v26.16b
eor x23, x23, x26, ror #24
eor x17, x17, x30, ror #2
ushr v20.2d, v24.2d, #44
eor x0, x0, x30, ror #8
sli v20.2d, v24.2d, #20
eor x16, x16, x20, ror #18
eor v18.16b, v18.16b, v23.16b
eor x15, x15, x20, ror #63
ldr x10, [sp, #200]
ushr v22.2d, v18.2d, #61
eor x10, x10, x13, ror #6
sli v22.2d, v18.2d, #3
ldr x28, [sp, #192]
eor x28, x28, x13, ror #5
eor v1.16b, v1.16b, v2.16b
bic x26, x11, x21
ushr v24.2d, v1.2d, #19
bic x30, x1, x6
sli v24.2d, v1.2d, #45
eor x11, x11, x30, ror #16
bic x20, x21, x4, ror #60
eor v17.16b, v17.16b, v27.16b
eor x1, x1, x20, ror #48
ushr v18.2d, v17.2d, #3
bic x13, x6, x11, ror #48
sli v18.2d, v17.2d, #61
eor x21, x21, x13, ror #16
bic x30, x4, x1, ror #20
eor v10.16b, v10.16b, v2.16b
eor x6, x6, x30, ror #44
ushr v1.2d, v10.2d, #63
eor x4, x4, x26, ror #4
sli v1.2d, v10.2d, #1
ldr x20, 20f+96
eor x4, x4, x20
eor v9.16b, v9.16b, v27.16b
bic x13, x3, x9, ror #30
ushr v17.2d, v9.2d, #58
bic x30, x8, x27, ror #42
eor x3, x3, x30, ror #48
sli v17.2d, v9.2d, #6
bic x26, x9, x25, ror #20
eor v25.16b, v25.16b, v29.16b
eor x8, x8, x26, ror #46
ushr v10.2d, v25.2d, #39
bic x20, x27, x3, ror #38
eor x9, x9, x20, ror #60
sli v10.2d, v25.2d, #25
bic x30, x25, x8, ror #62
eor v15.16b, v15.16b, v26.16b
eor x27, x27, x30, ror #24
ushr v9.2d, v15.2d, #56
eor x25, x25, x13, ror #14
bic x26, x14, x24, ror #28
sli v9.2d, v15.2d, #8
bic x20, x22, x5, ror #48
eor v13.16b, v13.16b, v23.16b
eor x14, x14, x20, ror #26
ushr v25.2d, v13.2d, #46
bic x30, x24, x12, ror #40
eor x22, x22, x30, ror #2
sli v25.2d, v13.2d, #18
bic x13, x5, x14, ror #54
eor v19.16b, v19.16b, v26.16b
eor x24, x24, x13, ror #46
ushr v15.2d, v19.2d, #37
bic x20, x12, x22, ror #22
eor x5, x5, x20, ror #58
sli v15.2d, v19.2d, #27
eor x12, x12, x26, ror #60
eor v4.16b, v4.16b, v23.16b
bic x30, x17, x19, ror #48
bic x13, x10, x16, ror #28
ushr v13.2d, v4.2d, #28
eor x17, x17, x13, ror #46
sli v13.2d, v4.2d, #36
bic x20, x19, x2, ror #22
eor v7.16b, v7.16b, v26.16b
eor x10, x10, x20, ror #2
bic x26, x16, x17, ror #54
eor v3.16b, v3.16b, v2.16b
eor x19, x19, x26, ror #26
ushr v19.2d, v3.2d, #54
bic x13, x2, x10, ror #40
sli v19.2d, v3.2d, #10
eor x16, x16, x13, ror #60
eor x2, x2, x30, ror #58
eor v14.16b, v14.16b, v23.16b
bic x20, x7, x28, ror #42
eor v16.16b, v16.16b, v27.16b
bic x26, x0, x23, ror #30
eor v21.16b, v21.16b, v27.16b
eor x7, x7, x26, ror #60
bic x13, x28, x15, ror #62
eor v12.16b, v12.16b, v2.16b
eor x0, x0, x13, ror #46
ushr v4.2d, v16.2d, #49
bic x30, x23, x7, ror #38
sli v4.2d, v16.2d, #15
eor x28, x28, x30, ror #48
bic x26, x15, x0, ror #20
eor v11.16b, v11.16b, v29.16b
eor x23, x23, x26, ror #14
eor v31.16b, v31.16b, v29.16b
eor x15, x15, x20, ror #24
eor x13, x4, x25, ror #54
ushr v26.2d, v11.2d, #8
eor x13, x13, x12, ror #30
sli v26.2d, v11.2d, #56
eor x13, x13, x2, ror #58
ushr v3.2d, v21.2d, #2
eor x13, x13, x15, ror #34
eor x30, x21, x9, ror #30
sli v3.2d, v21.2d, #62
eor x30, x30, x24, ror #50
ushr v23.2d, v31.2d, #9
eor x30, x30, x19, ror #32
sli v23.2d, v31.2d, #55
eor x30, x30, x28, ror #32
eor x26, x11, x3
ushr v27.2d, v7.2d, #25
eor x26, x26, x14, ror #22
sli v27.2d, v7.2d, #39
eor x26, x26, x17, ror #48
ushr v2.2d, v14.2d, #23
eor x26, x26, x7, ror #54
eor x20, x6, x27, ror #10
sli v2.2d, v14.2d, #41
eor x20, x20, x5, ror #16
ushr v16.2d, v12.2d, #62
eor x20, x20, x16, ror #42
eor x20, x20, x23
sli v16.2d, v12.2d, #2
str x27, [sp, #192]
bic v29.16b, v0.16b, v5.16b
eor x27, x1, x8, ror #32
bic v11.16b, v30.16b, v8.16b
eor x27, x27, x22, ror #32
eor x27, x27, x10, ror #14
eor v0.16b, v0.16b, v11.16b
eor x27, x27, x0, ror #34
bic v21.16b, v5.16b, v6.16b
str x23, [sp, #200]
eor v30.16b, v30.16b, v21.16b
eor x23, x27, x30, ror #47
eor x30, x30, x20, ror #15
bic v31.16b, v8.16b, v0.16b
eor x27, x26, x27, ror #15
eor v5.16b, v5.16b, v31.16b
eor x26, x13, x26, ror #3
bic v7.16b, v6.16b, v30.16b
eor x20, x20, x13, ror #43
eor x4, x4, x23, ror #20
eor v8.16b, v8.16b, v7.16b
eor x9, x9, x26, ror #30
eor v6.16b, v6.16b, v29.16b
eor x14, x14, x30, ror #42
ldr q14, 19f+272
eor x16, x16, x27, ror #6
eor x0, x0, x20, ror #30
eor v6.16b, v6.16b, v14.16b
eor x6, x6, x27, ror #48
bic v12.16b, v22.16b, v20.16b
eor x8, x8, x20, ror #32
eor x12, x12, x23, ror #54
bic v11.16b, v18.16b, v24.16b
eor x19, x19, x26, ror #28
eor v22.16b, v22.16b, v11.16b
eor x7, x7, x30, ror #10
bic v21.16b, v20.16b, v28.16b
eor x21, x21, x26, ror #60
eor x3, x3, x30
eor v18.16b, v18.16b, v21.16b
eor x5, x5, x27, ror #32
bic v31.16b, v24.16b, v22.16b
eor x10, x10, x20, ror #50
eor v20.16b, v20.16b, v31.16b
eor x15, x15, x23, ror #50
eor x1, x1, x20
bic v7.16b, v28.16b, v18.16b
eor x22, x22, x20, ror #32
eor v24.16b, v24.16b, v7.16b
eor x25, x25, x23, ror #30
eor v28.16b, v28.16b, v12.16b
eor x2, x2, x23, ror #26
eor x24, x24, x26, ror #10
bic v29.16b, v10.16b, v17.16b
eor x28, x28, x26, ror #28
bic v14.16b, v25.16b, v9.16b
eor x17, x17, x30, ror #16
eor v10.16b, v10.16b, v14.16b
eor x11, x11, x30
ldr x13, [sp, #200]
bic v11.16b, v17.16b, v1.16b
eor x13, x13, x27, ror #48
eor v25.16b, v25.16b, v11.16b
ldr x20, [sp, #192]
eor x20, x20, x27, ror #38
bic v21.16b, v9.16b, v10.16b
bic x23, x14, x9, ror #7
eor v17.16b, v17.16b, v21.16b
bic x26, x0, x16, ror #1
bic v31.16b, v1.16b, v25.16b
eor x14, x14, x26, ror #57
bic x30, x9, x4, ror #10
eor v9.16b, v9.16b, v31.16b
eor x0, x0, x30, ror #14
eor v1.16b, v1.16b, v29.16b
bic x27, x16, x14, ror #6
bic v7.16b, v19.16b, v13.16b
eor x9, x9, x27, ror #51
bic x26, x4, x0, ror #40
bic v12.16b, v26.16b, v4.16b
eor x16, x16, x26, ror #23
eor v19.16b, v19.16b, v12.16b
eor x4, x4, x23, ror #47
bic v14.16b, v13.16b, v15.16b
ldr x30, 20f+104
eor x4, x4, x30
eor v26.16b, v26.16b, v14.16b
bic x27, x12, x8, ror #5
bic v11.16b, v4.16b, v19.16b
bic x26, x7, x19, ror #58
eor x12, x12, x26, ror #34
eor v13.16b, v13.16b, v11.16b
bic x23, x8, x6, ror #24
bic v21.16b, v15.16b, v26.16b
eor x7, x7, x23, ror #35
eor v4.16b, v4.16b, v21.16b
bic x30, x19, x12, ror #36
eor x8, x8, x30, ror #23
eor v15.16b, v15.16b, v7.16b
bic x26, x6, x7, ror #5
bic v31.16b, v27.16b, v23.16b
eor x19, x19, x26, ror #1
bic v29.16b, v16.16b, v2.16b
eor x6, x6, x27, ror #35
bic x23, x5, x3, ror #51
eor v27.16b, v27.16b, v29.16b
bic x30, x15, x10, ror #10
bic v12.16b, v23.16b, v3.16b
eor x5, x5, x30, ror #5
eor v16.16b, v16.16b, v12.16b
bic x26, x3, x21, ror #5
eor x15, x15, x26, ror #46
bic v14.16b, v2.16b, v27.16b
bic x27, x10, x5, ror #49
eor v23.16b, v23.16b, v14.16b
eor x3, x3, x27, ror #28
bic v11.16b, v3.16b, v16.16b
bic x30, x21, x15, ror #13
eor x10, x10, x30, ror #41
eor v2.16b, v2.16b, v11.16b
eor x21, x21, x23, ror #8
eor v3.16b, v3.16b, v31.16b
bic x26, x24, x25, ror #38
bic x27, x13, x17, ror #9
eor v21.16b, v6.16b, v28.16b
eor x24, x24, x27, ror #48
eor v21.16b, v21.16b, v1.16b
bic x30, x25, x1, ror #39
eor v21.16b, v21.16b, v15.16b
eor x13, x13, x30, ror #54
bic x23, x17, x24, ror #7
eor v21.16b, v21.16b, v3.16b
eor x25, x25, x23, ror #19
eor v7.16b, v5.16b, v20.16b
bic x27, x1, x13, ror #35
eor v7.16b, v7.16b, v17.16b
eor x17, x17, x27, ror #20
eor x1, x1, x26, ror #51
eor v7.16b, v7.16b, v13.16b
bic x30, x22, x20, ror #26
eor v7.16b, v7.16b, v23.16b
bic x23, x28, x2, ror #47
eor v29.16b, v0.16b, v22.16b
eor x22, x22, x23, ror #21
bic x27, x20, x11, ror #31
eor v29.16b, v29.16b, v10.16b
eor x28, x28, x27, ror #5
eor v29.16b, v29.16b, v19.16b
bic x26, x2, x22, ror #60
eor x20, x20, x26, ror #42
eor v29.16b, v29.16b, v27.16b
bic x23, x11, x28, ror #28
eor v12.16b, v8.16b, v24.16b
eor x2, x2, x23, ror #53
eor v12.16b, v12.16b, v9.16b
eor x11, x11, x30, ror #7
eor x27, x4, x6, ror #56
eor v12.16b, v12.16b, v4.16b
eor x27, x27, x21, ror #3
eor v12.16b, v12.16b, v2.16b
eor x27, x27, x1, ror #57
eor v14.16b, v30.16b, v18.16b
eor x27, x27, x11, ror #6
eor x26, x9, x8, ror #42
eor v14.16b, v14.16b, v25.16b
eor x26, x26, x3, ror #8
eor v14.16b, v14.16b, v26.16b
eor x26, x26, x25, ror #28
eor v14.16b, v14.16b, v16.16b
eor x26, x26, x20, ror #49
eor x23, x14, x12, ror #44
ushr v11.2d, v7.2d, #63
eor x23, x23, x5, ror #28
sli v11.2d, v7.2d, #1
eor x23, x23, x24, ror #61
eor v11.16b, v14.16b, v11.16b
eor x23, x23, x22, ror #30
eor x30, x16, x19, ror #14
ushr v31.2d, v12.2d, #63
eor x30, x30, x10, ror #49
sli v31.2d, v12.2d, #1
eor x30, x30, x17, ror #60
eor x30, x30, x2, ror #40
eor v7.16b, v7.16b, v31.16b
str x19, [sp, #192]
ushr v31.2d, v14.2d, #63
eor x19, x0, x7, ror #21
sli v31.2d, v14.2d, #1
eor x19, x19, x15, ror #40
eor x19, x19, x13, ror #52
eor v31.16b, v29.16b, v31.16b
eor x19, x19, x28, ror #58
ushr v14.2d, v29.2d, #63
str x2, [sp, #200]
sli v14.2d, v29.2d, #1
eor x2, x19, x26, ror #13
eor x26, x26, x30, ror #50
eor v14.16b, v21.16b, v14.16b
eor x19, x23, x19, ror #56
ushr v29.2d, v21.2d, #63
eor x23, x27, x23, ror #46
sli v29.2d, v21.2d, #1
eor x30, x30, x27, ror #22
eor x4, x4, x2, ror #40
eor v12.16b, v12.16b, v29.16b
eor x8, x8, x23, ror #32
eor v6.16b, v6.16b, v11.16b
eor x5, x5, x26, ror #43
eor v20.16b, v20.16b, v14.16b
eor x17, x17, x19, ror #10
eor x28, x28, x30, ror #7
ushr v21.2d, v20.2d, #20
eor x16, x16, x19, ror #6
sli v21.2d, v20.2d, #44
eor x7, x7, x30, ror #44
eor x21, x21, x2, ror #37
eor v10.16b, v10.16b, v7.16b
eor x25, x25, x23, ror #46
ushr v29.2d, v10.2d, #21
eor x22, x22, x26, ror #41
sli v29.2d, v10.2d, #43
eor x9, x9, x23, ror #10
eor x12, x12, x26, ror #27
eor v4.16b, v4.16b, v31.16b
eor x10, x10, x19, ror #21
ushr v20.2d, v4.2d, #43
eor x13, x13, x30, ror #13
sli v20.2d, v4.2d, #21
eor x11, x11, x2, ror #34
eor x0, x0, x30, ror #1
eor v16.16b, v16.16b, v12.16b
eor x15, x15, x30, ror #25
ushr v10.2d, v16.2d, #50
eor x6, x6, x2, ror #48
sli v10.2d, v16.2d, #14
eor x1, x1, x2, ror #47
eor x3, x3, x23, ror #2
eor v8.16b, v8.16b, v31.16b
eor x20, x20, x23, ror #25
ushr v4.2d, v8.2d, #36
eor x24, x24, x26, ror #10
eor x14, x14, x26, ror #7
sli v4.2d, v8.2d, #28
ldr x27, [sp, #200]
eor v18.16b, v18.16b, v12.16b
eor x27, x27, x19, ror #30
ushr v16.2d, v18.2d, #44
ldr x30, [sp, #192]
eor x30, x30, x19, ror #56
sli v16.2d, v18.2d, #20
bic x2, x5, x8, ror #20
eor v1.16b, v1.16b, v11.16b
bic x23, x28, x17, ror #60
ushr v8.2d, v1.2d, #61
eor x5, x5, x23, ror #52
bic x26, x8, x4, ror #12
sli v8.2d, v1.2d, #3
eor x28, x28, x26, ror #32
eor v13.16b, v13.16b, v14.16b
bic x19, x17, x5, ror #16
ushr v18.2d, v13.2d, #19
eor x8, x8, x19, ror #28
bic x23, x4, x28, ror #20
sli v18.2d, v13.2d, #45
eor x17, x17, x23, ror #48
eor v27.16b, v27.16b, v7.16b
eor x4, x4, x2, ror #32
ushr v1.2d, v27.2d, #3
ldr x26, 20f+112
eor x4, x4, x26
sli v1.2d, v27.2d, #61
bic x19, x21, x7, ror #41
eor v5.16b, v5.16b, v14.16b
bic x23, x22, x25, ror #21
eor x21, x21, x23, ror #16
ushr v13.2d, v5.2d, #63
bic x2, x7, x16, ror #36
sli v13.2d, v5.2d, #1
eor x22, x22, x2, ror #25
eor v22.16b, v22.16b, v7.16b
bic x26, x25, x21, ror #27
eor x7, x7, x26, ror #60
ushr v27.2d, v22.2d, #58
bic x23, x16, x22, ror #3
sli v27.2d, v22.2d, #6
eor x25, x25, x23, ror #40
eor v9.16b, v9.16b, v31.16b
eor x16, x16, x19, ror #51
bic x2, x10, x12, ror #20
ushr v5.2d, v9.2d, #39
bic x26, x11, x13, ror #32
sli v5.2d, v9.2d, #25
eor x10, x10, x26, ror #51
eor v26.16b, v26.16b, v12.16b
bic x23, x12, x9, ror #32
eor x11, x11, x23, ror #33
ushr v22.2d, v26.2d, #56
bic x19, x13, x10, ror #45
sli v22.2d, v26.2d, #8
eor x12, x12, x19, ror #63
bic x26, x9, x11, ror #63
eor v3.16b, v3.16b, v11.16b
eor x13, x13, x26, ror #33
ushr v9.2d, v3.2d, #46
eor x9, x9, x2, ror #12
sli v9.2d, v3.2d, #18
bic x23, x3, x6, ror #32
bic x19, x27, x24, ror #4
eor v30.16b, v30.16b, v12.16b
eor x3, x3, x19, ror #37
ushr v26.2d, v30.2d, #37
bic x26, x6, x0, ror #57
sli v26.2d, v30.2d, #27
eor x27, x27, x26, ror #59
bic x2, x24, x3, ror #23
eor v28.16b, v28.16b, v11.16b
eor x6, x6, x2, ror #9
ushr v3.2d, v28.2d, #28
bic x19, x0, x27, ror #12
sli v3.2d, v28.2d, #36
eor x24, x24, x19, ror #48
eor x0, x0, x23, ror #39
eor v25.16b, v25.16b, v12.16b
bic x26, x15, x30, ror #23
eor v17.16b, v17.16b, v14.16b
bic x2, x20, x1, ror #43
ushr v30.2d, v17.2d, #54
eor x15, x15, x2, ror #60
bic x19, x30, x14, ror #49
sli v30.2d, v17.2d, #10
eor x20, x20, x19, ror #27
eor v15.16b, v15.16b, v11.16b
bic x23, x1, x15, ror #25
eor x30, x30, x23, ror #16
eor v19.16b, v19.16b, v7.16b
bic x2, x14, x20, ror #52
eor v0.16b, v0.16b, v7.16b
eor x1, x1, x2, ror #33
eor v23.16b, v23.16b, v14.16b
eor x14, x14, x26, ror #56
eor x19, x4, x16, ror #13
ushr v28.2d, v19.2d, #49
eor x19, x19, x9, ror #53
sli v28.2d, v19.2d, #15
eor x19, x19, x0, ror #13
eor v2.16b, v2.16b, v31.16b
eor x19, x19, x14, ror #49
eor x23, x8, x7, ror #53
eor v24.16b, v24.16b, v31.16b
eor x23, x23, x12, ror #33
ushr v12.2d, v2.2d, #8
eor x23, x23, x6, ror #32
sli v12.2d, v2.2d, #56
eor x23, x23, x30, ror #12
eor x2, x5, x21, ror #32
ushr v17.2d, v0.2d, #2
eor x2, x2, x10, ror #33
sli v17.2d, v0.2d, #62
eor x2, x2, x3, ror #20
ushr v11.2d, v24.2d, #9
eor x2, x2, x15, ror #9
eor x26, x17, x25, ror #21
sli v11.2d, v24.2d, #55
eor x26, x26, x13, ror #4
ushr v7.2d, v25.2d, #25
eor x26, x26, x24, ror #13
eor x26, x26, x1
sli v7.2d, v25.2d, #39
str x25, [sp, #192]
ushr v14.2d, v15.2d, #23
eor x25, x28, x22, ror #60
sli v14.2d, v15.2d, #41
eor x25, x25, x11, ror #32
eor x25, x25, x27, ror #5
ushr v19.2d, v23.2d, #62
eor x25, x25, x20, ror #17
sli v19.2d, v23.2d, #2
str x1, [sp, #200]
bic v31.16b, v29.16b, v21.16b
eor x1, x25, x23, ror #31
eor x23, x23, x26, ror #27
bic v2.16b, v10.16b, v20.16b
eor x25, x2, x25, ror #51
eor v29.16b, v29.16b, v2.16b
eor x2, x19, x2, ror #31
bic v0.16b, v21.16b, v6.16b
eor x26, x26, x19, ror #47
eor x4, x4, x1, ror #20
eor v10.16b, v10.16b, v0.16b
eor x7, x7, x2, ror #23
bic v24.16b, v20.16b, v29.16b
eor x10, x10, x23, ror #51
eor x24, x24, x25, ror #3
eor v21.16b, v21.16b, v24.16b
eor x20, x20, x26, ror #43
bic v25.16b, v6.16b, v10.16b
eor x17, x17, x25, ror #16
eor v20.16b, v20.16b, v25.16b
eor x22, x22, x26
eor x9, x9, x1, ror #31
eor v6.16b, v6.16b, v31.16b
eor x6, x6, x2, ror #44
ldr q15, 19f+288
eor x15, x15, x23, ror #11
eor v6.16b, v6.16b, v15.16b
eor x8, x8, x2, ror #12
eor x21, x21, x23, ror #52
bic v23.16b, v8.16b, v16.16b
eor x13, x13, x25, ror #12
bic v2.16b, v1.16b, v18.16b
eor x27, x27, x26, ror #55
eor v8.16b, v8.16b, v2.16b
eor x14, x14, x1, ror #35
eor x28, x28, x26, ror #60
bic v0.16b, v16.16b, v4.16b
eor x11, x11, x26, ror #28
eor v1.16b, v1.16b, v0.16b
eor x16, x16, x1, ror #7
bic v24.16b, v18.16b, v8.16b
eor x0, x0, x1, ror #7
eor x12, x12, x2, ror #43
eor v16.16b, v16.16b, v24.16b
eor x30, x30, x2
bic v25.16b, v4.16b, v1.16b
eor x3, x3, x23
eor x5, x5, x23, ror #20
eor v18.16b, v18.16b, v25.16b
ldr x19, [sp, #200]
eor v4.16b, v4.16b, v23.16b
eor x19, x19, x25, ror #16
bic v31.16b, v5.16b, v27.16b
ldr x26, [sp, #192]
eor x26, x26, x25, ror #59
bic v15.16b, v9.16b, v22.16b
bic x1, x10, x7, ror #39
eor v5.16b, v5.16b, v15.16b
bic x2, x20, x24, ror #49
bic v2.16b, v27.16b, v13.16b
eor x10, x10, x2, ror #1
bic x23, x7, x4, ror #3
eor v9.16b, v9.16b, v2.16b
eor x20, x20, x23, ror #38
bic v0.16b, v22.16b, v5.16b
bic x25, x24, x10, ror #14
eor v27.16b, v27.16b, v0.16b
eor x7, x7, x25, ror #11
bic x2, x4, x20, ror #23
bic v24.16b, v13.16b, v9.16b
eor x24, x24, x2, ror #56
eor v22.16b, v22.16b, v24.16b
eor x4, x4, x1, ror #22
eor v13.16b, v13.16b, v31.16b
ldr x23, 20f+120
eor x4, x4, x23
bic v25.16b, v30.16b, v3.16b
bic x25, x9, x22, ror #10
bic v23.16b, v12.16b, v28.16b
bic x2, x15, x6, ror #59
eor x9, x9, x2, ror #58
eor v30.16b, v30.16b, v23.16b
bic x1, x22, x17, ror #56
bic v15.16b, v3.16b, v26.16b
eor x15, x15, x1, ror #16
eor v12.16b, v12.16b, v15.16b
bic x23, x6, x9, ror #11
eor x22, x22, x23, ror #43
bic v2.16b, v28.16b, v30.16b
bic x2, x17, x15, ror #56
eor v3.16b, v3.16b, v2.16b
eor x6, x6, x2, ror #13
bic v0.16b, v26.16b, v12.16b
eor x17, x17, x25, ror #62
bic x1, x13, x21, ror #63
eor v28.16b, v28.16b, v0.16b
bic x23, x14, x27, ror #50
eor v26.16b, v26.16b, v25.16b
eor x13, x13, x23, ror #36
bic v24.16b, v7.16b, v11.16b
bic x2, x21, x8, ror #57
eor x14, x14, x2, ror #27
bic v31.16b, v19.16b, v14.16b
bic x25, x27, x13, ror #42
eor v7.16b, v7.16b, v31.16b
eor x21, x21, x25, ror #23
bic x23, x8, x14, ror #44
bic v23.16b, v11.16b, v17.16b
eor x27, x27, x23, ror #34
eor v19.16b, v19.16b, v23.16b
eor x8, x8, x1, ror #8
bic v15.16b, v14.16b, v7.16b
bic x2, x12, x16, ror #30
bic x25, x19, x3, ror #13
eor v11.16b, v11.16b, v15.16b
eor x12, x12, x25, ror #13
bic v2.16b, v17.16b, v19.16b
bic x23, x16, x28, ror #16
eor v14.16b, v14.16b, v2.16b
eor x19, x19, x23, ror #17
bic x1, x3, x12, ror #38
eor v17.16b, v17.16b, v24.16b
eor x16, x16, x1, ror #60
eor v0.16b, v6.16b, v4.16b
bic x25, x28, x19, ror #31
eor v0.16b, v0.16b, v13.16b
eor x3, x3, x25, ror #20
eor x28, x28, x2, ror #18
eor v0.16b, v0.16b, v26.16b
bic x23, x11, x26, ror #33
eor v0.16b, v0.16b, v17.16b
bic x1, x30, x0, ror #38
eor v25.16b, v21.16b, v16.16b
eor x11, x11, x1, ror #49
bic x25, x26, x5, ror #52
eor v25.16b, v25.16b, v27.16b
eor x30, x30, x25, ror #48
eor v25.16b, v25.16b, v3.16b
bic x2, x0, x11, ror #41
eor x26, x26, x2, ror #54
eor v25.16b, v25.16b, v11.16b
bic x1, x5, x30, ror #28
eor v31.16b, v29.16b, v8.16b
eor x0, x0, x1, ror #62
eor v31.16b, v31.16b, v5.16b
eor x5, x5, x23, ror #43
eor x25, x4, x17, ror #52
eor v31.16b, v31.16b, v30.16b
eor x25, x25, x8, ror #51
eor v31.16b, v31.16b, v7.16b
eor x25, x25, x28, ror #57
eor v23.16b, v20.16b, v18.16b
eor x25, x25, x5, ror #34
eor x2, x7, x22, ror #63
eor v23.16b, v23.16b, v22.16b
eor x2, x2, x21, ror #61
eor v23.16b, v23.16b, v28.16b
eor x2, x2, x16, ror #44
eor v23.16b, v23.16b, v14.16b
eor x2, x2, x26, ror #49
eor x1, x10, x9, ror #28
eor v15.16b, v10.16b, v1.16b
eor x1, x1, x13, ror #37
eor v15.16b, v15.16b, v9.16b
eor x1, x1, x12, ror #53
eor x1, x1, x11, ror #55
eor v15.16b, v15.16b, v12.16b
eor x23, x24, x6, ror #31
eor v15.16b, v15.16b, v19.16b
eor x23, x23, x27, ror #9
ushr v2.2d, v25.2d, #63
eor x23, x23, x3, ror #29
eor x23, x23, x0, ror #28
sli v2.2d, v25.2d, #1
str x6, [sp, #192]
eor v2.16b, v15.16b, v2.16b
eor x6, x20, x15, ror #21
ushr v24.2d, v23.2d, #63
eor x6, x6, x14, ror #8
eor x6, x6, x19, ror #1
sli v24.2d, v23.2d, #1
eor x6, x6, x30, ror #39
eor v25.16b, v25.16b, v24.16b
str x0, [sp, #200]
ushr v24.2d, v15.2d, #63
eor x0, x6, x2, ror #37
eor x2, x2, x23, ror #10
sli v24.2d, v15.2d, #1
eor x6, x1, x6
eor v24.16b, v31.16b, v24.16b
eor x1, x25, x1, ror #21
ushr v15.2d, v31.2d, #63
eor x23, x23, x25, ror #55
eor x4, x4, x0, ror #23
sli v15.2d, v31.2d, #1
eor x22, x22, x1, ror #4
eor v15.16b, v0.16b, v15.16b
eor x13, x13, x2, ror #2
eor x3, x3, x6, ror #49
ushr v31.2d, v0.2d, #63
eor x30, x30, x23, ror #10
sli v31.2d, v0.2d, #1
eor x24, x24, x6, ror #14
eor v23.16b, v23.16b, v31.16b
eor x15, x15, x23, ror #28
eor x8, x8, x0, ror #36
eor v6.16b, v6.16b, v2.16b
eor x16, x16, x1, ror #23
eor v16.16b, v16.16b, v15.16b
eor x11, x11, x2, ror #48
ushr v0.2d, v16.2d, #20
eor x7, x7, x1, ror #3
eor x9, x9, x2, ror #11
sli v0.2d, v16.2d, #44
eor x27, x27, x6, ror #5
eor v5.16b, v5.16b, v25.16b
eor x19, x19, x23, ror #48
ushr v31.2d, v5.2d, #21
eor x5, x5, x0, ror #53
eor x20, x20, x23, ror #49
sli v31.2d, v5.2d, #43
eor x14, x14, x23, ror #41
eor v28.16b, v28.16b, v24.16b
eor x17, x17, x0, ror #35
ushr v16.2d, v28.2d, #43
eor x28, x28, x0, ror #30
eor x21, x21, x1, ror #6
sli v16.2d, v28.2d, #21
eor x26, x26, x1, ror #18
eor v19.16b, v19.16b, v23.16b
eor x12, x12, x2, ror #50
eor x10, x10, x2, ror #39
ushr v5.2d, v19.2d, #50
ldr x25, [sp, #200]
sli v5.2d, v19.2d, #14
eor x25, x25, x6, ror #50
eor v20.16b, v20.16b, v24.16b
ldr x23, [sp, #192]
eor x23, x23, x6, ror #47
ushr v28.2d, v20.2d, #36
bic x0, x13, x22
sli v28.2d, v20.2d, #28
bic x1, x30, x3, ror #32
eor v1.16b, v1.16b, v23.16b
eor x13, x13, x1, ror #32
bic x2, x22, x4, ror #48
ushr v19.2d, v1.2d, #44
eor x30, x30, x2, ror #32
sli v19.2d, v1.2d, #20
bic x6, x3, x13
eor v13.16b, v13.16b, v2.16b
eor x22, x22, x6
bic x1, x4, x30, ror #48
ushr v20.2d, v13.2d, #61
eor x3, x3, x1, ror #48
sli v20.2d, v13.2d, #3
eor x4, x4, x0, ror #16
ldr x2, 20f+128
eor v3.16b, v3.16b, v15.16b
eor x4, x4, x2
ushr v1.2d, v3.2d, #19
bic x6, x8, x15, ror #40
sli v1.2d, v3.2d, #45
bic x1, x11, x16, ror #44
eor x8, x8, x1, ror #32
eor v7.16b, v7.16b, v25.16b
bic x0, x15, x24, ror #20
ushr v13.2d, v7.2d, #3
eor x11, x11, x0, ror #8
sli v13.2d, v7.2d, #61
bic x2, x16, x8, ror #52
eor x15, x15, x2, ror #36
bic v3.16b, v31.16b, v0.16b
bic x1, x24, x11, ror #36
eor v3.16b, v6.16b, v3.16b
eor x16, x16, x1, ror #48
ldr q7, 19f+80
eor x24, x24, x6, ror #4
bic x0, x27, x9, ror #52
eor v3.16b, v3.16b, v7.16b
bic x2, x5, x19
bic v7.16b, v5.16b, v16.16b
eor x27, x27, x2, ror #24
eor v31.16b, v31.16b, v7.16b
bic x1, x9, x7, ror #16
eor x5, x5, x1, ror #28
bic v7.16b, v0.16b, v6.16b
bic x6, x19, x27, ror #40
eor v5.16b, v5.16b, v7.16b
eor x9, x9, x6, ror #36
bic x2, x7, x5, ror #20
bic v7.16b, v16.16b, v31.16b
eor x19, x19, x2, ror #44
eor v0.16b, v0.16b, v7.16b
eor x7, x7, x0, ror #60
bic v6.16b, v6.16b, v5.16b
bic x1, x21, x17, ror #32
bic x6, x25, x12, ror #16
eor v16.16b, v16.16b, v6.16b
eor x21, x21, x6, ror #60
eor v21.16b, v21.16b, v15.16b
bic x2, x17, x20, ror #44
ushr v7.2d, v21.2d, #63
eor x25, x25, x2, ror #36
bic x0, x12, x21, ror #52
sli v7.2d, v21.2d, #1
eor x17, x17, x0, ror #44
eor v8.16b, v8.16b, v25.16b
bic x6, x20, x25, ror #48
ushr v6.2d, v8.2d, #58
eor x12, x12, x6
eor x20, x20, x1, ror #52
sli v6.2d, v8.2d, #6
bic x2, x14, x23, ror #56
eor v22.16b, v22.16b, v24.16b
bic x0, x26, x28, ror #36
eor x14, x14, x0, ror #52
ushr v21.2d, v22.2d, #39
bic x6, x23, x10, ror #40
sli v21.2d, v22.2d, #25
eor x26, x26, x6, ror #4
eor v12.16b, v12.16b, v23.16b
bic x1, x28, x14, ror #40
eor x23, x23, x1, ror #32
ushr v8.2d, v12.2d, #56
bic x0, x10, x26, ror #20
sli v8.2d, v12.2d, #8
eor x28, x28, x0, ror #8
eor v17.16b, v17.16b, v2.16b
eor x10, x10, x2, ror #32
eor x6, x4, x24, ror #44
ushr v22.2d, v17.2d, #46
eor x6, x6, x7, ror #60
sli v22.2d, v17.2d, #18
eor x6, x6, x20, ror #60
eor v10.16b, v10.16b, v23.16b
eor x6, x6, x10, ror #24
eor x1, x22, x15, ror #8
eor v9.16b, v9.16b, v23.16b
eor x1, x1, x9, ror #28
ushr v12.2d, v10.2d, #37
eor x1, x1, x17
sli v12.2d, v10.2d, #27
eor x1, x1, x23, ror #32
eor x0, x13, x8, ror #32
eor v4.16b, v4.16b, v2.16b
eor x0, x0, x27, ror #40
eor v26.16b, v26.16b, v2.16b
eor x0, x0, x21, ror #32
eor x0, x0, x14, ror #40
ushr v17.2d, v4.2d, #28
eor x2, x3, x16, ror #44
sli v17.2d, v4.2d, #36
eor x2, x2, x19
eor v27.16b, v27.16b, v15.16b
eor x2, x2, x12, ror #44
eor x2, x2, x28
eor v11.16b, v11.16b, v15.16b
str x16, [sp, #192]
ushr v23.2d, v27.2d, #54
eor x16, x30, x11, ror #32
sli v23.2d, v27.2d, #10
eor x16, x16, x5, ror #32
eor x16, x16, x25, ror #60
eor v30.16b, v30.16b, v25.16b
eor x16, x16, x26, ror #60
eor v29.16b, v29.16b, v25.16b
str x28, [sp, #200]
ushr v10.2d, v30.2d, #49
eor x28, x16, x1, ror #31
eor x1, x1, x2, ror #63
sli v10.2d, v30.2d, #15
eor x16, x0, x16, ror #31
eor v14.16b, v14.16b, v24.16b
eor x0, x6, x0, ror #15
eor v18.16b, v18.16b, v24.16b
eor x2, x2, x6, ror #47
eor x4, x4, x28, ror #48
ushr v2.2d, v14.2d, #8
eor x15, x15, x0, ror #40
sli v2.2d, v14.2d, #56
eor x27, x27, x1, ror #24
eor x12, x12, x16, ror #20
ushr v4.2d, v29.2d, #2
eor x26, x26, x2, ror #36
sli v4.2d, v29.2d, #62
eor x3, x3, x16
ushr v15.2d, v18.2d, #9
eor x11, x11, x2
eor x7, x7, x28, ror #52
sli v15.2d, v18.2d, #55
eor x17, x17, x0, ror #48
ushr v27.2d, v9.2d, #25
eor x14, x14, x1, ror #24
sli v27.2d, v9.2d, #39
eor x22, x22, x0, ror #48
eor x8, x8, x1, ror #32
ushr v25.2d, v26.2d, #23
eor x19, x19, x16
sli v25.2d, v26.2d, #41
eor x25, x25, x2, ror #36
ushr v30.2d, v11.2d, #62
eor x10, x10, x28, ror #24
eor x30, x30, x2, ror #32
sli v30.2d, v11.2d, #2
eor x5, x5, x2
bic v24.16b, v20.16b, v19.16b
eor x24, x24, x28, ror #4
eor x20, x20, x28, ror #52
bic v14.16b, v13.16b, v1.16b
eor x9, x9, x0, ror #20
eor v20.16b, v20.16b, v14.16b
eor x23, x23, x0, ror #16
bic v29.16b, v19.16b, v28.16b
eor x21, x21, x1, ror #32
eor x13, x13, x1
eor v13.16b, v13.16b, v29.16b
ldr x6, [sp, #200]
bic v18.16b, v1.16b, v20.16b
eor x6, x6, x16
eor v19.16b, v19.16b, v18.16b
ldr x2, [sp, #192]
eor x2, x2, x16, ror #20
bic v9.16b, v28.16b, v13.16b
bic x28, x27, x15, ror #31
eor v1.16b, v1.16b, v9.16b
bic x0, x26, x12, ror #9
eor v28.16b, v28.16b, v24.16b
eor x27, x27, x0, ror #17
bic x1, x15, x4, ror #20
bic v26.16b, v21.16b, v6.16b
eor x26, x26, x1, ror #14
bic v11.16b, v22.16b, v8.16b
bic x16, x12, x27, ror #38
eor v21.16b, v21.16b, v11.16b
eor x15, x15, x16, ror #59
bic x0, x4, x26, ror #30
bic v14.16b, v6.16b, v7.16b
eor x12, x12, x0, ror #25
eor v22.16b, v22.16b, v14.16b
eor x4, x4, x28, ror #13
ldr x1, 20f+136
bic v29.16b, v8.16b, v21.16b
eor x4, x4, x1
eor v6.16b, v6.16b, v29.16b
bic x16, x7, x11, ror #3
bic v18.16b, v7.16b, v22.16b
bic x0, x14, x17, ror #40
eor x7, x7, x0, ror #2
eor v8.16b, v8.16b, v18.16b
bic x28, x11, x3, ror #56
eor v7.16b, v7.16b, v26.16b
eor x14, x14, x28, ror #1
bic v9.16b, v23.16b, v17.16b
bic x1, x17, x7, ror #22
eor x11, x11, x1, ror #39
bic v24.16b, v2.16b, v10.16b
bic x0, x3, x14, ror #7
eor v23.16b, v23.16b, v24.16b
eor x17, x17, x0, ror #17
bic v11.16b, v17.16b, v12.16b
eor x3, x3, x16, ror #5
bic x28, x19, x8, ror #51
eor v2.16b, v2.16b, v11.16b
bic x1, x10, x25, ror #30
bic v14.16b, v10.16b, v23.16b
eor x19, x19, x1, ror #15
eor v17.16b, v17.16b, v14.16b
bic x0, x8, x22, ror #37
eor x10, x10, x0, ror #36
bic v29.16b, v12.16b, v2.16b
bic x16, x25, x19, ror #19
eor v10.16b, v10.16b, v29.16b
eor x8, x8, x16, ror #58
bic x1, x22, x10, ror #55
eor v12.16b, v12.16b, v9.16b
eor x25, x25, x1, ror #43
bic v18.16b, v27.16b, v15.16b
eor x22, x22, x28, ror #40
bic v26.16b, v30.16b, v25.16b
bic x0, x9, x24, ror #38
bic x16, x6, x21, ror #9
eor v27.16b, v27.16b, v26.16b
eor x9, x9, x16, ror #54
bic v24.16b, v15.16b, v4.16b
bic x1, x24, x30, ror #13
eor v30.16b, v30.16b, v24.16b
eor x6, x6, x1, ror #48
bic x28, x21, x9, ror #1
bic v11.16b, v25.16b, v27.16b
eor x24, x24, x28, ror #25
eor v15.16b, v15.16b, v11.16b
bic x16, x30, x6, ror #3
bic v14.16b, v4.16b, v30.16b
eor x21, x21, x16, ror #52
eor x30, x30, x0, ror #13
eor v25.16b, v25.16b, v14.16b
bic x1, x5, x2, ror #28
eor v4.16b, v4.16b, v18.16b
bic x28, x23, x20, ror #37
eor x5, x5, x28, ror #5
eor v29.16b, v3.16b, v28.16b
bic x16, x2, x13, ror #13
eor v29.16b, v29.16b, v7.16b
eor x23, x23, x16, ror #23
eor v29.16b, v29.16b, v12.16b
bic x0, x20, x5, ror #22
eor x2, x2, x0, ror #14
eor v29.16b, v29.16b, v4.16b
bic x28, x13, x23, ror #28
eor v9.16b, v0.16b, v19.16b
eor x20, x20, x28, ror #63
eor v9.16b, v9.16b, v6.16b
eor x13, x13, x1, ror #23
eor x16, x4, x3, ror #52
eor v9.16b, v9.16b, v17.16b
eor x16, x16, x22, ror #15
eor v9.16b, v9.16b, v15.16b
eor x16, x16, x30, ror #21
eor v26.16b, v31.16b, v20.16b
eor x16, x16, x13, ror #18
eor x0, x15, x11, ror #16
eor v26.16b, v26.16b, v21.16b
eor x0, x0, x8, ror #62
eor v26.16b, v26.16b, v23.16b
eor x0, x0, x24, ror #28
eor v26.16b, v26.16b, v27.16b
eor x0, x0, x2, ror #25
eor x28, x27, x7, ror #44
eor v24.16b, v16.16b, v1.16b
eor x28, x28, x19, ror #42
eor v24.16b, v24.16b, v8.16b
eor x28, x28, x9, ror #21
eor x28, x28, x5, ror #28
eor v24.16b, v24.16b, v10.16b
eor x1, x12, x17, ror #60
eor v24.16b, v24.16b, v25.16b
eor x1, x1, x25, ror #61
eor v11.16b, v5.16b, v13.16b
eor x1, x1, x21, ror #58
eor x1, x1, x20, ror #44
eor v11.16b, v11.16b, v22.16b
str x17, [sp, #192]
eor v11.16b, v11.16b, v2.16b
eor x17, x26, x14, ror #29
eor v11.16b, v11.16b, v30.16b
eor x17, x17, x10, ror #40
eor x17, x17, x6, ror #58
ushr v14.2d, v9.2d, #63
eor x17, x17, x23, ror #16
sli v14.2d, v9.2d, #1
str x20, [sp, #200]
eor v14.16b, v11.16b, v14.16b
eor x20, x17, x0, ror #13
eor x0, x0, x1, ror #58
ushr v18.2d, v24.2d, #63
eor x17, x28, x17, ror #16
sli v18.2d, v24.2d, #1
eor x28, x16, x28, ror #12
eor x1, x1, x16, ror #24
eor v9.16b, v9.16b, v18.16b
eor x4, x4, x20, ror #30
ushr v18.2d, v11.2d, #63
eor x11, x11, x28, ror #4
sli v18.2d, v11.2d, #1
eor x19, x19, x0, ror #53
eor x21, x21, x17, ror #44
eor v18.16b, v26.16b, v18.16b
eor x23, x23, x1, ror #57
ushr v11.2d, v26.2d, #63
eor x12, x12, x17, ror #38
sli v11.2d, v26.2d, #1
eor x14, x14, x1, ror #44
eor x22, x22, x20, ror #15
eor v11.16b, v29.16b, v11.16b
eor x24, x24, x28, ror #56
ushr v26.2d, v29.2d, #63
eor x5, x5, x0, ror #3
sli v26.2d, v29.2d, #1
eor x15, x15, x28, ror #20
eor x7, x7, x0, ror #51
eor v24.16b, v24.16b, v26.16b
eor x25, x25, x17, ror #41
eor v3.16b, v3.16b, v14.16b
eor x6, x6, x1, ror #15
eor v19.16b, v19.16b, v11.16b
eor x13, x13, x20, ror #12
eor x26, x26, x1, ror #9
ushr v29.2d, v19.2d, #20
eor x10, x10, x1, ror #33
sli v29.2d, v19.2d, #44
eor x3, x3, x20, ror #42
eor x30, x30, x20, ror #9
eor v21.16b, v21.16b, v9.16b
eor x8, x8, x28, ror #22
ushr v26.2d, v21.2d, #21
eor x2, x2, x28, ror #59
sli v26.2d, v21.2d, #43
eor x9, x9, x0, ror #10
eor x27, x27, x0, ror #31
eor v10.16b, v10.16b, v18.16b
ldr x16, [sp, #200]
ushr v19.2d, v10.2d, #43
eor x16, x16, x17, ror #58
sli v19.2d, v10.2d, #21
ldr x1, [sp, #192]
eor x1, x1, x17, ror #42
eor v30.16b, v30.16b, v24.16b
bic x20, x19, x11, ror #4
ushr v21.2d, v30.2d, #50
bic x28, x23, x21, ror #44
sli v21.2d, v30.2d, #14
eor x19, x19, x28, ror #20
bic x0, x11, x4, ror #48
eor v16.16b, v16.16b, v18.16b
eor x23, x23, x0, ror #48
ushr v10.2d, v16.2d, #36
bic x17, x21, x19
sli v10.2d, v16.2d, #28
eor x11, x11, x17, ror #60
bic x28, x4, x23, ror #32
eor v13.16b, v13.16b, v24.16b
eor x21, x21, x28, ror #52
ushr v30.2d, v13.2d, #44
eor x4, x4, x20, ror #12
ldr x0, 20f+144
sli v30.2d, v13.2d, #20
eor x4, x4, x0
eor v7.16b, v7.16b, v14.16b
bic x17, x22, x14, ror #27
ushr v16.2d, v7.2d, #61
bic x28, x5, x24, ror #47
eor x22, x22, x28, ror #32
sli v16.2d, v7.2d, #3
bic x20, x14, x12, ror #36
eor v17.16b, v17.16b, v11.16b
eor x5, x5, x20, ror #59
ushr v13.2d, v17.2d, #19
bic x0, x24, x22, ror #49
eor x14, x14, x0, ror #52
sli v13.2d, v17.2d, #45
bic x28, x12, x5, ror #33
eor v27.16b, v27.16b, v9.16b
eor x24, x24, x28, ror #48
ushr v7.2d, v27.2d, #3
eor x12, x12, x17, ror #1
bic x20, x25, x7, ror #40
sli v7.2d, v27.2d, #61
bic x0, x13, x6, ror #16
eor v0.16b, v0.16b, v11.16b
eor x25, x25, x0, ror #53
bic x28, x7, x15, ror #56
ushr v17.2d, v0.2d, #63
eor x13, x13, x28, ror #51
sli v17.2d, v0.2d, #1
bic x17, x6, x25, ror #59
eor v20.16b, v20.16b, v9.16b
eor x7, x7, x17, ror #29
bic x0, x15, x13, ror #21
ushr v27.2d, v20.2d, #58
eor x6, x6, x0, ror #27
sli v27.2d, v20.2d, #6
eor x15, x15, x20, ror #32
eor v8.16b, v8.16b, v18.16b
bic x28, x8, x3, ror #48
bic x17, x16, x9, ror #56
ushr v0.2d, v8.2d, #39
eor x8, x8, x17, ror #59
sli v0.2d, v8.2d, #25
bic x0, x3, x26, ror #51
eor v2.16b, v2.16b, v24.16b
eor x16, x16, x0, ror #53
bic x20, x9, x8, ror #13
ushr v20.2d, v2.2d, #56
eor x3, x3, x20, ror #3
sli v20.2d, v2.2d, #8
bic x17, x26, x16, ror #24
eor v4.16b, v4.16b, v14.16b
eor x9, x9, x17, ror #48
eor x26, x26, x28, ror #29
ushr v8.2d, v4.2d, #46
bic x0, x10, x1, ror #13
sli v8.2d, v4.2d, #18
bic x20, x2, x30, ror #41
eor x10, x10, x20, ror #36
eor v5.16b, v5.16b, v24.16b
bic x17, x1, x27, ror #35
ushr v2.2d, v5.2d, #37
eor x2, x2, x17, ror #41
sli v2.2d, v5.2d, #27
bic x28, x30, x10, ror #51
eor x1, x1, x28
eor v28.16b, v28.16b, v14.16b
bic x20, x27, x2, ror #52
ushr v4.2d, v28.2d, #28
eor x30, x30, x20, ror #35
sli v4.2d, v28.2d, #36
eor x27, x27, x0, ror #16
eor x17, x4, x12, ror #11
eor v22.16b, v22.16b, v24.16b
eor x17, x17, x15, ror #43
eor v6.16b, v6.16b, v11.16b
eor x17, x17, x26, ror #3
ushr v5.2d, v6.2d, #54
eor x17, x17, x27, ror #15
eor x28, x11, x14, ror #23
sli v5.2d, v6.2d, #10
eor x28, x28, x7, ror #35
eor v12.16b, v12.16b, v14.16b
eor x28, x28, x3
eor x28, x28, x1, ror #28
eor v23.16b, v23.16b, v9.16b
eor x20, x19, x22
eor v31.16b, v31.16b, v9.16b
eor x20, x20, x25, ror #63
eor v15.16b, v15.16b, v11.16b
eor x20, x20, x8, ror #20
eor x20, x20, x10, ror #19
ushr v28.2d, v23.2d, #49
eor x0, x21, x24, ror #15
sli v28.2d, v23.2d, #15
eor x0, x0, x6, ror #4
eor v25.16b, v25.16b, v18.16b
eor x0, x0, x9, ror #7
eor x0, x0, x30, ror #32
eor v1.16b, v1.16b, v18.16b
str x24, [sp, #192]
ushr v24.2d, v25.2d, #8
eor x24, x23, x5, ror #12
sli v24.2d, v25.2d, #56
eor x24, x24, x13, ror #32
eor x24, x24, x16, ror #59
ushr v6.2d, v31.2d, #2
eor x24, x24, x2, ror #35
sli v6.2d, v31.2d, #62
str x30, [sp, #200]
ushr v14.2d, v1.2d, #9
eor x30, x24, x28, ror #47
eor x28, x28, x0, ror #59
sli v14.2d, v1.2d, #55
eor x24, x20, x24, ror #19
ushr v9.2d, v22.2d, #25
eor x20, x17, x20, ror #11
eor x0, x0, x17, ror #51
sli v9.2d, v22.2d, #39
eor x4, x4, x30, ror #32
ushr v11.2d, v12.2d, #23
eor x14, x14, x20, ror #25
sli v11.2d, v12.2d, #41
eor x25, x25, x28, ror #5
eor x9, x9, x24, ror #57
ushr v23.2d, v15.2d, #62
eor x2, x2, x0, ror #9
sli v23.2d, v15.2d, #2
eor x21, x21, x24
bic v18.16b, v26.16b, v29.16b
eor x5, x5, x0, ror #32
eor x15, x15, x30, ror #53
bic v25.16b, v21.16b, v19.16b
eor x3, x3, x20, ror #48
eor v26.16b, v26.16b, v25.16b
eor x10, x10, x28, ror #49
bic v31.16b, v29.16b, v3.16b
bic x17, x25, x14, ror #27
eor x17, x4, x17, ror #32
eor v21.16b, v21.16b, v31.16b
str x21, [sp, #208]
bic v1.16b, v19.16b, v26.16b
ldr x21, 20f+40
eor v29.16b, v29.16b, v1.16b
eor x17, x17, x21
bic x21, x2, x9, ror #9
bic v22.16b, v3.16b, v21.16b
eor x25, x25, x21, ror #21
eor v19.16b, v19.16b, v22.16b
bic x21, x14, x4, ror #5
eor x2, x2, x21, ror #6
eor v3.16b, v3.16b, v18.16b
bic x21, x9, x25, ror #34
ldr q12, 19f+304
eor x14, x14, x21, ror #3
eor v3.16b, v3.16b, v12.16b
bic x4, x4, x2, ror #53
eor x9, x9, x4, ror #2
bic v15.16b, v16.16b, v30.16b
eor x11, x11, x20, ror #48
bic v25.16b, v7.16b, v13.16b
eor x22, x22, x28, ror #4
eor v16.16b, v16.16b, v25.16b
eor x6, x6, x24, ror #60
eor x16, x16, x0, ror #49
bic v31.16b, v30.16b, v10.16b
eor x27, x27, x30, ror #17
eor v7.16b, v7.16b, v31.16b
eor x23, x23, x0, ror #44
bic v1.16b, v13.16b, v16.16b
eor x13, x13, x0, ror #12
eor x12, x12, x30, ror #21
eor v30.16b, v30.16b, v1.16b
eor x26, x26, x30, ror #29
bic v22.16b, v10.16b, v7.16b
eor x7, x7, x20, ror #13
eor x1, x1, x20, ror #20
eor v13.16b, v13.16b, v22.16b
eor x8, x8, x28, ror #48
eor v10.16b, v10.16b, v15.16b
eor x19, x19, x28, ror #4
bic v18.16b, v0.16b, v27.16b
ldr x21, [sp, #200]
eor x21, x21, x24, ror #32
bic v12.16b, v8.16b, v20.16b
ldr x4, [sp, #192]
eor v0.16b, v0.16b, v12.16b
eor x4, x4, x24, ror #49
bic v25.16b, v27.16b, v17.16b
bic x0, x15, x5, ror #48
bic x30, x10, x3, ror #1
eor v8.16b, v8.16b, v25.16b
eor x15, x15, x30, ror #58
bic v31.16b, v20.16b, v0.16b
ldr x20, [sp, #208]
eor v27.16b, v27.16b, v31.16b
bic x28, x5, x20, ror #24
eor x10, x10, x28, ror #54
bic v1.16b, v17.16b, v8.16b
bic x24, x3, x15, ror #5
eor v20.16b, v20.16b, v1.16b
eor x5, x5, x24, ror #11
eor v17.16b, v17.16b, v18.16b
bic x30, x20, x10, ror #50
eor x3, x3, x30, ror #13
bic v22.16b, v5.16b, v4.16b
eor x20, x20, x0, ror #56
bic v15.16b, v24.16b, v28.16b
bic x28, x6, x22, ror #15
bic x24, x27, x16, ror #22
eor v5.16b, v5.16b, v15.16b
eor x6, x6, x24, ror #6
bic v12.16b, v4.16b, v2.16b
bic x30, x22, x11, ror #9
eor v24.16b, v24.16b, v12.16b
eor x27, x27, x30, ror #9
bic x0, x16, x6, ror #36
bic v25.16b, v28.16b, v5.16b
eor x22, x22, x0, ror #13
eor v4.16b, v4.16b, v25.16b
bic x24, x11, x27, ror #46
bic v31.16b, v2.16b, v24.16b
eor x16, x16, x24, ror #60
eor x11, x11, x28, ror #40
eor v28.16b, v28.16b, v31.16b
bic x30, x7, x12, ror #62
eor v2.16b, v2.16b, v22.16b
bic x0, x21, x8, ror #29
bic v1.16b, v9.16b, v14.16b
eor x7, x7, x0, ror #11
bic x24, x12, x23, ror #30
bic v18.16b, v23.16b, v11.16b
eor x21, x21, x24, ror #51
eor v9.16b, v9.16b, v18.16b
bic x28, x8, x7, ror #24
bic v15.16b, v14.16b, v6.16b
eor x12, x12, x28, ror #42
bic x0, x23, x21, ror #47
eor v23.16b, v23.16b, v15.16b
eor x8, x8, x0, ror #52
bic v12.16b, v11.16b, v9.16b
eor x23, x23, x30, ror #36
bic x24, x13, x4, ror #11
eor v14.16b, v14.16b, v12.16b
bic x28, x1, x26, ror #48
bic v25.16b, v6.16b, v23.16b
eor x13, x13, x28, ror #17
eor v11.16b, v11.16b, v25.16b
bic x0, x4, x19, ror #42
eor x1, x1, x0, ror #58
eor v6.16b, v6.16b, v1.16b
bic x30, x26, x13, ror #63
eor v31.16b, v3.16b, v10.16b
eor x4, x4, x30, ror #54
eor v31.16b, v31.16b, v17.16b
bic x28, x19, x1, ror #28
eor x26, x26, x28, ror #52
eor v31.16b, v31.16b, v2.16b
eor x19, x19, x24, ror #11
eor v31.16b, v31.16b, v6.16b
eor x0, x17, x20, ror #48
eor v22.16b, v29.16b, v30.16b
eor x0, x0, x11, ror #15
eor x0, x0, x23, ror #5
eor v22.16b, v22.16b, v27.16b
eor x0, x0, x19, ror #14
eor v22.16b, v22.16b, v4.16b
eor x30, x14, x5, ror #29
eor x30, x30, x22, ror #11
eor v22.16b, v22.16b, v14.16b
eor x30, x30, x12, ror #44
eor v18.16b, v26.16b, v16.16b
eor x30, x30, x4, ror #41
eor v18.16b, v18.16b, v0.16b
eor x28, x25, x15, ror #8
eor x28, x28, x6, ror #23
eor v18.16b, v18.16b, v5.16b
eor x28, x28, x7, ror #9
eor v18.16b, v18.16b, v9.16b
eor x28, x28, x13, ror #57
eor v15.16b, v19.16b, v13.16b
eor x24, x9, x3, ror #37
eor x24, x24, x16, ror #21
eor v15.16b, v15.16b, v20.16b
eor x24, x24, x8, ror #19
eor v15.16b, v15.16b, v28.16b
eor x24, x24, x26, ror #28
eor v15.16b, v15.16b, v11.16b
str x3, [sp, #208]
eor x3, x2, x10, ror #45
eor v12.16b, v21.16b, v7.16b
eor x3, x3, x27, ror #8
eor v12.16b, v12.16b, v8.16b
eor x3, x3, x21, ror #63
eor v12.16b, v12.16b, v24.16b
eor x3, x3, x1, ror #53
str x26, [sp, #192]
eor v12.16b, v12.16b, v23.16b
eor x26, x3, x30, ror #5
ushr v25.2d, v22.2d, #63
eor x30, x30, x24, ror #2
eor x3, x28, x3, ror #20
sli v25.2d, v22.2d, #1
eor x28, x0, x28, ror #31
eor v25.16b, v12.16b, v25.16b
eor x24, x24, x0, ror #1
ushr v1.2d, v15.2d, #63
eor x17, x17, x26, ror #53
eor x5, x5, x28, ror #40
sli v1.2d, v15.2d, #1
eor x6, x6, x30, ror #4
eor v22.16b, v22.16b, v1.16b
eor x8, x8, x3, ror #15
ushr v1.2d, v12.2d, #63
eor x1, x1, x24, ror #20
eor x9, x9, x3, ror #34
sli v1.2d, v12.2d, #1
eor x10, x10, x24, ror #28
eor v1.16b, v18.16b, v1.16b
eor x11, x11, x26, ror #38
ushr v12.2d, v18.2d, #63
eor x12, x12, x28, ror #25
eor x13, x13, x30, ror #34
sli v12.2d, v18.2d, #1
eor x14, x14, x28, ror #5
eor v12.16b, v31.16b, v12.16b
eor x15, x15, x30, ror #19
eor x16, x16, x3, ror #13
ushr v18.2d, v31.2d, #63
eor x21, x21, x24, ror #10
sli v18.2d, v31.2d, #1
eor x19, x19, x26, ror #39
eor v3.16b, v3.16b, v25.16b
eor x2, x2, x24, ror #9
eor x27, x27, x24, ror #1
eor v30.16b, v30.16b, v12.16b
eor x20, x20, x26, ror #5
eor v0.16b, v0.16b, v22.16b
eor x23, x23, x26, ror #48
eor v15.16b, v15.16b, v18.16b
eor x22, x22, x28, ror #58
eor x4, x4, x28, ror #28
eor v28.16b, v28.16b, v1.16b
eor x7, x7, x30, ror #18
ushr v31.2d, v30.2d, #20
eor x25, x25, x30, ror #27
eor v19.16b, v19.16b, v1.16b
ldr x0, [sp, #192]
eor x0, x0, x3, ror #6
eor v23.16b, v23.16b, v15.16b
ldr x24, [sp, #208]
eor v7.16b, v7.16b, v15.16b
eor x24, x24, x3, ror #61
sli v31.2d, v30.2d, #44
bic x26, x6, x5, ror #32
bic x28, x1, x8, ror #32
ushr v18.2d, v0.2d, #21
eor x6, x6, x28, ror #16
eor v17.16b, v17.16b, v25.16b
bic x30, x5, x17, ror #20
eor x1, x1, x30, ror #16
eor v4.16b, v4.16b, v12.16b
bic x3, x8, x6, ror #16
eor v9.16b, v9.16b, v22.16b
eor x5, x5, x3, ror #16
sli v18.2d, v0.2d, #43
bic x28, x17, x1, ror #28
eor x8, x8, x28, ror #4
ushr v30.2d, v28.2d, #43
eor x17, x17, x26, ror #12
eor v29.16b, v29.16b, v12.16b
ldr x30, 20f+152
eor v16.16b, v16.16b, v22.16b
eor x17, x17, x30
bic x3, x11, x10, ror #2
eor v20.16b, v20.16b, v1.16b
bic x28, x13, x12, ror #30
sli v30.2d, v28.2d, #21
eor x11, x11, x28, ror #16
ushr v0.2d, v23.2d, #50
bic x26, x10, x9, ror #20
eor x13, x13, x26, ror #50
eor v24.16b, v24.16b, v15.16b
bic x30, x12, x11, ror #18
eor v6.16b, v6.16b, v25.16b
eor x10, x10, x30, ror #44
eor v21.16b, v21.16b, v15.16b
bic x28, x9, x13, ror #58
eor x12, x12, x28, ror #40
sli v0.2d, v23.2d, #14
eor x9, x9, x3, ror #42
ushr v28.2d, v19.2d, #36
bic x26, x16, x15, ror #40
bic x30, x19, x21, ror #48
eor v8.16b, v8.16b, v15.16b
eor x16, x16, x30, ror #2
ushr v23.2d, v7.2d, #44
bic x28, x15, x14, ror #24
sli v28.2d, v19.2d, #28
eor x19, x19, x28, ror #38
bic x3, x21, x16, ror #14
ushr v15.2d, v17.2d, #61
eor x15, x15, x3, ror #10
eor v10.16b, v10.16b, v25.16b
bic x30, x14, x19, ror #2
sli v23.2d, v7.2d, #20
eor x21, x21, x30, ror #14
eor x14, x14, x26
ushr v19.2d, v4.2d, #19
bic x28, x22, x20, ror #16
sli v15.2d, v17.2d, #3
bic x3, x0, x7, ror #56
ushr v7.2d, v9.2d, #3
eor x22, x22, x3, ror #38
bic x30, x20, x2, ror #14
eor v2.16b, v2.16b, v25.16b
eor x0, x0, x30, ror #42
sli v19.2d, v4.2d, #45
bic x26, x7, x22, ror #34
eor x20, x20, x26, ror #14
bic v17.16b, v18.16b, v31.16b
bic x3, x2, x0, ror #8
sli v7.2d, v9.2d, #61
eor x7, x7, x3
bic v25.16b, v0.16b, v30.16b
eor x2, x2, x28, ror #34
bic x30, x27, x24, ror #22
bic v4.16b, v31.16b, v3.16b
bic x26, x4, x23, ror #58
eor v17.16b, v3.16b, v17.16b
eor x27, x27, x26, ror #12
eor v27.16b, v27.16b, v12.16b
bic x3, x24, x25, ror #54
eor x4, x4, x3, ror #10
eor v18.16b, v18.16b, v25.16b
bic x28, x23, x27, ror #58
eor v0.16b, v0.16b, v4.16b
eor x24, x24, x28, ror #48
ldr q9, 19f+64
bic x26, x25, x4
eor x23, x23, x26, ror #6
eor v17.16b, v17.16b, v9.16b
eor x25, x25, x30, ror #52
ushr v25.2d, v29.2d, #63
eor x3, x17, x9, ror #34
bic v4.16b, v30.16b, v18.16b
eor x3, x3, x14, ror #58
eor x3, x3, x2, ror #26
bic v3.16b, v3.16b, v0.16b
eor x3, x3, x25, ror #34
ushr v9.2d, v16.2d, #58
eor x28, x5, x10, ror #34
eor x28, x28, x15, ror #54
sli v25.2d, v29.2d, #1
eor x28, x28, x20, ror #32
eor v31.16b, v31.16b, v4.16b
eor x28, x28, x24
eor v30.16b, v30.16b, v3.16b
eor x26, x6, x11
eor x26, x26, x16, ror #46
sli v9.2d, v16.2d, #6
eor x26, x26, x22, ror #48
ushr v29.2d, v20.2d, #39
eor x26, x26, x27, ror #10
ushr v4.2d, v24.2d, #56
eor x30, x8, x12, ror #62
eor x30, x30, x21, ror #48
ushr v3.2d, v6.2d, #46
eor x30, x30, x7, ror #30
ushr v16.2d, v21.2d, #37
eor x30, x30, x23, ror #32
sli v29.2d, v20.2d, #25
str x12, [sp, #208]
eor x12, x1, x13
sli v4.2d, v24.2d, #8
eor x12, x12, x19, ror #32
sli v3.2d, v6.2d, #18
eor x12, x12, x0, ror #6
eor x12, x12, x4, ror #6
sli v16.2d, v21.2d, #27
str x23, [sp, #192]
ushr v20.2d, v10.2d, #28
eor x23, x12, x28, ror #15
eor v14.16b, v14.16b, v12.16b
eor x28, x28, x30, ror #15
eor x12, x26, x12, ror #15
ushr v24.2d, v27.2d, #54
eor x26, x3, x26, ror #11
eor v5.16b, v5.16b, v22.16b
eor x30, x30, x3, ror #3
sli v20.2d, v10.2d, #36
eor x17, x17, x23, ror #28
eor x10, x10, x26, ror #50
eor v26.16b, v26.16b, v22.16b
eor x16, x16, x28, ror #50
sli v24.2d, v27.2d, #10
eor x7, x7, x12, ror #50
ushr v6.2d, v5.2d, #49
eor x4, x4, x30, ror #26
eor x8, x8, x12, ror #16
eor v11.16b, v11.16b, v1.16b
eor x13, x13, x30, ror #32
eor v13.16b, v13.16b, v1.16b
eor x14, x14, x23, ror #34
ushr v21.2d, v26.2d, #2
eor x20, x20, x26, ror #52
eor x27, x27, x28, ror #22
sli v6.2d, v5.2d, #15
bic x3, x16, x10, ror #19
ushr v12.2d, v11.2d, #8
eor x3, x17, x3, ror #15
str x8, [sp, #200]
ushr v10.2d, v13.2d, #9
ldr x8, 20f+32
sli v21.2d, v26.2d, #62
eor x3, x3, x8
ushr v22.2d, v8.2d, #25
bic x8, x4, x7, ror #49
eor x16, x16, x8, ror #5
sli v12.2d, v11.2d, #56
bic x8, x10, x17, ror #30
sli v10.2d, v13.2d, #55
eor x4, x4, x8, ror #14
ushr v27.2d, v2.2d, #23
bic x8, x7, x16, ror #10
eor x10, x10, x8, ror #35
sli v22.2d, v8.2d, #39
bic x17, x17, x4, ror #20
ushr v1.2d, v14.2d, #62
eor x7, x7, x17, ror #59
bic v5.16b, v15.16b, v23.16b
eor x5, x5, x26, ror #20
eor x11, x11, x28, ror #32
sli v27.2d, v2.2d, #41
eor x21, x21, x12, ror #32
bic v26.16b, v7.16b, v19.16b
eor x0, x0, x30, ror #26
sli v1.2d, v14.2d, #2
eor x25, x25, x23, ror #58
eor x1, x1, x30, ror #32
bic v11.16b, v23.16b, v28.16b
eor x19, x19, x30
eor v5.16b, v28.16b, v5.16b
eor x9, x9, x23, ror #58
eor x2, x2, x23, ror #2
eor v15.16b, v15.16b, v26.16b
eor x15, x15, x26, ror #30
bic v13.16b, v29.16b, v9.16b
eor x24, x24, x26, ror #20
eor v7.16b, v7.16b, v11.16b
eor x22, x22, x28, ror #48
eor x6, x6, x28, ror #32
bic v8.16b, v3.16b, v4.16b
ldr x8, [sp, #192]
bic v2.16b, v19.16b, v15.16b
eor x8, x8, x12, ror #48
bic v14.16b, v9.16b, v25.16b
ldr x17, [sp, #208]
eor x17, x17, x12, ror #18
bic v28.16b, v28.16b, v7.16b
bic x30, x14, x13, ror #17
eor v29.16b, v29.16b, v8.16b
bic x23, x27, x20, ror #6
eor v23.16b, v23.16b, v2.16b
ldr x26, [sp, #200]
bic x28, x13, x26, ror #24
eor v3.16b, v3.16b, v14.16b
bic x12, x21, x11, ror #51
eor v19.16b, v19.16b, v28.16b
eor x30, x26, x30, ror #23
eor x14, x14, x23, ror #34
bic v26.16b, v4.16b, v29.16b
eor x27, x27, x28, ror #47
eor v13.16b, v25.16b, v13.16b
bic x23, x25, x0, ror #10
bic v25.16b, v25.16b, v3.16b
eor x12, x5, x12, ror #40
bic x28, x20, x14, ror #24
bic v11.16b, v24.16b, v20.16b
bic x26, x26, x27, ror #57
eor v9.16b, v9.16b, v26.16b
eor x21, x21, x23, ror #61
bic v8.16b, v12.16b, v6.16b
bic x23, x11, x5, ror #37
eor x13, x13, x28, ror #23
eor v4.16b, v4.16b, v25.16b
eor x20, x20, x26, ror #1
bic v2.16b, v20.16b, v16.16b
bic x28, x0, x21, ror #57
eor v11.16b, v16.16b, v11.16b
eor x25, x25, x23, ror #54
bic x26, x15, x9, ror #38
eor v24.16b, v24.16b, v8.16b
bic x23, x8, x22, ror #9
bic v14.16b, v22.16b, v10.16b
eor x11, x11, x28, ror #20
eor v12.16b, v12.16b, v2.16b
bic x5, x5, x25, ror #37
bic x28, x9, x1, ror #3
bic v28.16b, v1.16b, v27.16b
eor x15, x15, x23, ror #12
bic v26.16b, v6.16b, v24.16b
eor x26, x1, x26, ror #23
eor x0, x0, x5, ror #17
bic v25.16b, v10.16b, v21.16b
eor x8, x8, x28, ror #26
bic v16.16b, v16.16b, v12.16b
bic x23, x22, x15, ror #43
eor v22.16b, v22.16b, v28.16b
bic x5, x19, x17, ror #46
bic x28, x24, x2, ror #7
eor v20.16b, v20.16b, v26.16b
bic x1, x1, x8, ror #35
eor v1.16b, v1.16b, v25.16b
eor x9, x9, x23, ror #47
eor v6.16b, v6.16b, v16.16b
bic x23, x17, x6, ror #11
eor x19, x19, x28, ror #21
bic v8.16b, v27.16b, v22.16b
eor x22, x22, x1, ror #20
eor v14.16b, v21.16b, v14.16b
eor x5, x6, x5, ror #7
bic v21.16b, v21.16b, v1.16b
eor x24, x24, x23, ror #25
bic x28, x2, x19, ror #36
eor v10.16b, v10.16b, v8.16b
bic x6, x6, x24, ror #28
eor v27.16b, v27.16b, v21.16b
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
11: // hashweave_woven_neon_64_end0
eor v30.16b, v30.16b, v19.16b
eor v31.16b, v31.16b, v23.16b
eor x7, x7, x20, ror #26
eor v18.16b, v18.16b, v15.16b
eor x10, x10, x13, ror #38
eor v0.16b, v17.16b, v0.16b
eor x16, x16, x14, ror #40
eor v30.16b, v30.16b, v4.16b
eor v31.16b, v31.16b, v9.16b
eor x13, x13, x3, ror #56
eor v23.16b, v23.16b, v17.16b
eor x7, x7, x0, ror #21
eor v0.16b, v0.16b, v7.16b
eor x10, x10, x11, ror #36
eor v18.16b, v18.16b, v29.16b
eor v31.16b, v31.16b, v20.16b
eor x3, x3, x4, ror #20
eor v23.16b, v23.16b, v5.16b
eor x13, x13, x30, ror #24
eor v0.16b, v0.16b, v3.16b
eor x16, x16, x21, ror #4
eor v18.16b, v18.16b, v24.16b
eor v30.16b, v30.16b, v6.16b
eor x10, x10, x9, ror #28
eor v23.16b, v23.16b, v13.16b
eor x3, x3, x27, ror #25
eor v0.16b, v0.16b, v12.16b
eor x13, x13, x12, ror #35
eor v31.16b, v31.16b, v10.16b
eor v18.16b, v18.16b, v22.16b
eor x16, x16, x15, ror #9
eor v23.16b, v23.16b, v11.16b
eor x7, x7, x22, ror #40
eor v30.16b, v30.16b, v27.16b
eor x3, x3, x25, ror #16
eor v0.16b, v0.16b, v1.16b
ushr v2.2d, v18.2d, #63
eor x13, x13, x26, ror #57
eor v23.16b, v23.16b, v14.16b
eor x10, x10, x17, ror #33
ushr v8.2d, v31.2d, #63
eor x16, x16, x19, ror #6
eor v29.16b, v29.16b, v31.16b
sli v2.2d, v18.2d, #1
eor x3, x3, x8, ror #36
ushr v16.2d, v30.2d, #63
eor x13, x13, x5, ror #6
sli v8.2d, v31.2d, #1
eor x7, x7, x2, ror #44
ldr q21, 19f+320
eor v23.16b, v23.16b, v2.16b
eor x21, x21, x10, ror #15
sli v16.2d, v30.2d, #1
eor x3, x3, x24, ror #42
eor v0.16b, v0.16b, v8.16b
eor x13, x13, x16, ror #6
ushr v25.2d, v23.2d, #20
eor v29.16b, v29.16b, v16.16b
ldr x6, 20f+160
sli v25.2d, v23.2d, #44
eor x21, x21, x7, ror #49
ushr v26.2d, v29.2d, #21
eor x3, x3, x10, ror #33
sli v26.2d, v29.2d, #43
bic v26.16b, v26.16b, v25.16b
bic x21, x21, x13, ror #52
eor v0.16b, v0.16b, v26.16b
eor x3, x3, x21, ror #40
eor v0.16b, v0.16b, v21.16b
eor x3, x3, x6
ldr x2, [sp, #176]
str q0, [x2]
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
12: // hashweave_woven_neon_64_end1
eor v0.16b, v0.16b, v7.16b
eor v18.16b, v18.16b, v15.16b
eor x4, x4, x27, ror #5
eor v30.16b, v30.16b, v19.16b
eor x16, x16, x14, ror #40
eor v17.16b, v23.16b, v17.16b
eor v0.16b, v0.16b, v3.16b
eor x7, x7, x20, ror #26
eor v31.16b, v29.16b, v31.16b
eor x3, x13, x3, ror #56
eor v18.16b, v18.16b, v29.16b
eor x4, x4, x25, ror #60
eor v17.16b, v17.16b, v5.16b
eor v30.16b, v30.16b, v4.16b
eor x10, x21, x10, ror #15
eor v31.16b, v31.16b, v23.16b
eor x16, x16, x21, ror #4
eor v18.16b, v18.16b, v24.16b
eor v17.16b, v17.16b, v13.16b
eor x3, x3, x30, ror #24
eor v0.16b, v0.16b, v12.16b
eor x7, x7, x0, ror #21
eor v31.16b, v31.16b, v9.16b
eor x10, x10, x13, ror #53
eor v18.16b, v18.16b, v22.16b
eor v17.16b, v17.16b, v11.16b
eor x16, x16, x15, ror #9
eor v30.16b, v30.16b, v6.16b
eor x3, x3, x12, ror #35
eor v31.16b, v31.16b, v20.16b
eor x4, x4, x8, ror #16
eor v0.16b, v0.16b, v1.16b
eor v17.16b, v17.16b, v14.16b
eor x10, x10, x11, ror #51
eor v30.16b, v30.16b, v27.16b
eor x16, x16, x19, ror #6
eor v31.16b, v31.16b, v10.16b
ushr v2.2d, v18.2d, #63
eor x3, x3, x26, ror #57
eor v6.16b, v6.16b, v18.16b
eor x7, x7, x22, ror #40
ushr v8.2d, v30.2d, #63
eor x10, x10, x9, ror #43
ushr v16.2d, v0.2d, #63
sli v2.2d, v18.2d, #1
eor x4, x4, x24, ror #22
sli v8.2d, v30.2d, #1
eor x22, x22, x16, ror #34
sli v16.2d, v0.2d, #1
eor x7, x7, x2, ror #44
eor v17.16b, v17.16b, v2.16b
eor v31.16b, v31.16b, v8.16b
eor x10, x10, x17, ror #48
eor v6.16b, v6.16b, v16.16b
eor x3, x3, x5, ror #6
ushr v21.2d, v17.2d, #20
ushr v25.2d, v31.2d, #21
eor x22, x22, x4, ror #38
ushr v26.2d, v6.2d, #43
eor x10, x10, x7, ror #49
sli v21.2d, v17.2d, #44
eor x3, x3, x16, ror #6
sli v25.2d, v31.2d, #43
sli v26.2d, v6.2d, #21
bic x22, x22, x10, ror #16
bic v26.16b, v26.16b, v25.16b
eor x3, x3, x22, ror #60
eor v21.16b, v21.16b, v26.16b
ror x3, x3, #28
ldr x2, [sp, #176]
str q21, [x2]
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
13: // hashweave_woven_neon_64_end2
eor v17.16b, v17.16b, v5.16b
eor v30.16b, v30.16b, v19.16b
eor x3, x3, x30, ror #32
eor v0.16b, v0.16b, v7.16b
eor x7, x7, x20, ror #26
eor v31.16b, v29.16b, v31.16b
eor v17.16b, v17.16b, v13.16b
eor x4, x4, x27, ror #5
eor v18.16b, v6.16b, v18.16b
eor x10, x21, x10, ror #15
eor v30.16b, v30.16b, v4.16b
eor x3, x3, x12, ror #43
eor v31.16b, v31.16b, v23.16b
eor v17.16b, v17.16b, v11.16b
eor x16, x22, x16, ror #34
eor v18.16b, v18.16b, v15.16b
eor x7, x7, x0, ror #21
eor v30.16b, v30.16b, v6.16b
eor v31.16b, v31.16b, v9.16b
eor x10, x10, x13, ror #53
eor v0.16b, v0.16b, v3.16b
eor x3, x3, x26, ror #1
eor v18.16b, v18.16b, v29.16b
eor x16, x16, x14, ror #10
eor v17.16b, v17.16b, v14.16b
eor v31.16b, v31.16b, v20.16b
eor x7, x7, x22, ror #40
eor v30.16b, v30.16b, v27.16b
eor x10, x10, x11, ror #51
eor v18.16b, v18.16b, v24.16b
eor x4, x4, x25, ror #60
eor v0.16b, v0.16b, v12.16b
eor v31.16b, v31.16b, v10.16b
eor x16, x16, x21, ror #38
ushr v2.2d, v30.2d, #63
eor x3, x3, x5, ror #14
eor v18.16b, v18.16b, v22.16b
eor v0.16b, v0.16b, v1.16b
eor x10, x10, x9, ror #43
eor v1.16b, v1.16b, v30.16b
eor x7, x7, x2, ror #44
sli v2.2d, v30.2d, #1
eor x16, x16, x15, ror #43
ushr v8.2d, v17.2d, #63
ushr v16.2d, v0.2d, #63
eor x4, x4, x8, ror #16
eor v31.16b, v31.16b, v2.16b
eor x10, x10, x17, ror #48
sli v8.2d, v17.2d, #1
eor x6, x24, x7, ror #27
sli v16.2d, v0.2d, #1
ushr v21.2d, v31.2d, #21
eor x16, x16, x19, ror #40
eor v1.16b, v1.16b, v8.16b
eor x4, x4, x24, ror #22
eor v18.16b, v18.16b, v16.16b
sli v21.2d, v31.2d, #43
eor x10, x10, x7, ror #49
ushr v25.2d, v1.2d, #50
eor x6, x6, x3, ror #21
ushr v26.2d, v18.2d, #43
eor x16, x16, x4, ror #38
sli v25.2d, v1.2d, #14
sli v26.2d, v18.2d, #21
bic x6, x6, x16, ror #60
bic v25.16b, v25.16b, v26.16b
eor x10, x10, x6, ror #52
eor v21.16b, v21.16b, v25.16b
ror x10, x10, #40
ldr x3, [sp, #176]
str q21, [x3]
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
14: // hashweave_woven_neon_64_end3
eor v31.16b, v31.16b, v23.16b
eor v5.16b, v17.16b, v5.16b
eor x10, x10, x13, ror #38
eor v0.16b, v0.16b, v7.16b
eor x30, x3, x30, ror #32
eor v18.16b, v6.16b, v18.16b
eor x4, x4, x27, ror #5
eor v31.16b, v31.16b, v9.16b
eor v5.16b, v5.16b, v13.16b
eor x16, x22, x16, ror #34
eor v30.16b, v1.16b, v30.16b
eor x10, x10, x11, ror #36
eor v18.16b, v18.16b, v15.16b
eor x30, x30, x12, ror #43
eor v0.16b, v0.16b, v3.16b
eor v5.16b, v5.16b, v11.16b
eor x7, x24, x7, ror #27
eor v30.16b, v30.16b, v19.16b
eor x16, x16, x14, ror #10
eor v18.16b, v18.16b, v29.16b
eor x4, x4, x25, ror #60
eor v31.16b, v31.16b, v20.16b
eor v0.16b, v0.16b, v12.16b
eor x30, x30, x26, ror #1
eor v30.16b, v30.16b, v4.16b
eor x7, x7, x20, ror #53
eor v18.16b, v18.16b, v24.16b
eor x16, x16, x21, ror #38
eor v5.16b, v5.16b, v14.16b
eor v31.16b, v31.16b, v10.16b
eor x10, x10, x9, ror #28
eor v30.16b, v30.16b, v6.16b
eor x4, x4, x8, ror #16
eor v0.16b, v0.16b, v1.16b
eor x7, x7, x0, ror #48
eor v18.16b, v18.16b, v22.16b
eor x16, x16, x15, ror #43
ushr v2.2d, v5.2d, #63
eor v30.16b, v30.16b, v27.16b
eor x30, x30, x5, ror #14
ushr v8.2d, v0.2d, #63
eor x10, x10, x17, ror #33
eor v17.16b, v17.16b, v0.16b
eor x7, x7, x22, ror #3
sli v2.2d, v5.2d, #1
ushr v16.2d, v31.2d, #63
eor x4, x4, x24, ror #22
sli v8.2d, v0.2d, #1
eor x16, x16, x19, ror #40
eor v30.16b, v30.16b, v2.16b
eor x7, x7, x2, ror #7
sli v16.2d, v31.2d, #1
eor v18.16b, v18.16b, v8.16b
eor x3, x3, x4, ror #20
ushr v21.2d, v30.2d, #50
eor x16, x16, x4, ror #38
eor v17.16b, v17.16b, v16.16b
eor x7, x7, x30, ror #21
ushr v25.2d, v18.2d, #43
sli v21.2d, v30.2d, #14
eor x3, x3, x10, ror #33
sli v25.2d, v18.2d, #21
bic x3, x3, x7, ror #28
bic v17.16b, v17.16b, v21.16b
eor x16, x16, x3, ror #40
eor v25.16b, v25.16b, v17.16b
ror x16, x16, #24
ldr x3, [sp, #176]
str q25, [x3]
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
15: // hashweave_woven_neon_64_end4
eor v18.16b, v18.16b, v15.16b
eor v5.16b, v17.16b, v5.16b
eor x16, x16, x14, ror #40
eor v17.16b, v17.16b, v0.16b
eor x30, x3, x30, ror #32
eor v31.16b, v31.16b, v23.16b
eor x3, x3, x4, ror #20
eor v18.16b, v18.16b, v29.16b
eor v5.16b, v5.16b, v13.16b
eor x10, x10, x13, ror #38
eor v30.16b, v1.16b, v30.16b
eor x16, x16, x21, ror #4
eor v31.16b, v31.16b, v9.16b
eor x30, x30, x12, ror #43
eor v17.16b, v17.16b, v7.16b
eor v5.16b, v5.16b, v11.16b
eor x3, x3, x27, ror #25
eor v30.16b, v30.16b, v19.16b
eor x10, x10, x11, ror #36
eor v31.16b, v31.16b, v20.16b
eor x7, x24, x7, ror #27
eor v17.16b, v17.16b, v3.16b
eor v18.16b, v18.16b, v24.16b
eor x30, x30, x26, ror #1
eor v30.16b, v30.16b, v4.16b
eor x3, x3, x25, ror #16
eor v5.16b, v5.16b, v14.16b
eor x10, x10, x9, ror #28
eor v17.16b, v17.16b, v12.16b
eor v31.16b, v31.16b, v10.16b
eor x7, x7, x20, ror #53
eor v30.16b, v30.16b, v6.16b
eor x16, x16, x15, ror #9
eor v18.16b, v18.16b, v22.16b
eor x3, x3, x8, ror #36
eor v17.16b, v17.16b, v1.16b
eor x30, x30, x5, ror #14
ushr v2.2d, v31.2d, #63
eor v30.16b, v30.16b, v27.16b
eor x7, x7, x0, ror #48
ushr v8.2d, v5.2d, #63
eor x10, x10, x17, ror #33
eor v23.16b, v23.16b, v5.16b
eor x3, x3, x24, ror #42
sli v2.2d, v31.2d, #1
ushr v16.2d, v18.2d, #63
eor x16, x16, x19, ror #6
sli v8.2d, v5.2d, #1
eor x7, x7, x22, ror #3
eor v17.16b, v17.16b, v2.16b
eor x13, x13, x30, ror #56
sli v16.2d, v18.2d, #1
eor v30.16b, v30.16b, v8.16b
eor x3, x3, x10, ror #33
eor v23.16b, v23.16b, v16.16b
eor x7, x7, x2, ror #7
ushr v21.2d, v30.2d, #50
eor x13, x13, x16, ror #6
ushr v25.2d, v23.2d, #20
sli v21.2d, v30.2d, #14
eor x7, x7, x30, ror #21
sli v25.2d, v23.2d, #44
bic x13, x13, x3, ror #36
bic v25.16b, v25.16b, v17.16b
eor x7, x7, x13
eor v21.16b, v21.16b, v25.16b
ror x7, x7, #28
ldr x3, [sp, #176]
str q21, [x3]
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
16: // hashweave_woven_neon_64_end5
eor v31.16b, v31.16b, v23.16b
eor v17.16b, v17.16b, v5.16b
eor x10, x10, x13, ror #38
eor v0.16b, v0.16b, v7.16b
eor x3, x3, x30, ror #32
eor v18.16b, v30.16b, v18.16b
eor v31.16b, v31.16b, v9.16b
eor x4, x4, x27, ror #5
eor v7.16b, v7.16b, v30.16b
eor x27, x27, x7, ror #44
eor v0.16b, v0.16b, v3.16b
eor x10, x10, x11, ror #36
eor v18.16b, v18.16b, v15.16b
eor v17.16b, v17.16b, v13.16b
eor x7, x7, x16, ror #10
eor v7.16b, v7.16b, v19.16b
eor x4, x4, x25, ror #60
eor v31.16b, v31.16b, v20.16b
eor v18.16b, v18.16b, v29.16b
eor x27, x27, x20, ror #6
eor v17.16b, v17.16b, v11.16b
eor x3, x3, x12, ror #43
eor v7.16b, v7.16b, v4.16b
eor x7, x7, x14, ror #50
eor v0.16b, v0.16b, v12.16b
eor v18.16b, v18.16b, v24.16b
eor x10, x10, x9, ror #28
eor v17.16b, v17.16b, v14.16b
eor x27, x27, x0, ror #1
eor v7.16b, v7.16b, v6.16b
eor x3, x3, x26, ror #1
eor v31.16b, v31.16b, v10.16b
eor v0.16b, v0.16b, v1.16b
eor x7, x7, x21, ror #14
eor v18.16b, v18.16b, v22.16b
eor x4, x4, x8, ror #16
eor v7.16b, v7.16b, v27.16b
ushr v2.2d, v17.2d, #63
eor x27, x27, x22, ror #20
ushr v8.2d, v0.2d, #63
eor x3, x3, x5, ror #14
eor v13.16b, v13.16b, v0.16b
eor x7, x7, x15, ror #19
ushr v16.2d, v31.2d, #63
sli v2.2d, v17.2d, #1
eor x10, x10, x17, ror #33
sli v8.2d, v0.2d, #1
eor x27, x27, x2, ror #24
sli v16.2d, v31.2d, #1
eor x4, x4, x24, ror #22
eor v7.16b, v7.16b, v2.16b
eor v18.16b, v18.16b, v8.16b
eor x7, x7, x19, ror #16
eor v13.16b, v13.16b, v16.16b
eor x27, x27, x3, ror #38
ushr v21.2d, v7.2d, #44
ushr v25.2d, v18.2d, #36
eor x12, x12, x4, ror #41
ushr v26.2d, v13.2d, #61
eor x7, x7, x4, ror #14
sli v21.2d, v7.2d, #20
eor x12, x12, x10, ror #54
sli v25.2d, v18.2d, #28
sli v26.2d, v13.2d, #3
bic x12, x12, x27, ror #29
bic v26.16b, v26.16b, v21.16b
eor x7, x7, x12, ror #63
eor v25.16b, v25.16b, v26.16b
ror x7, x7, #41
ldr x3, [sp, #176]
str q25, [x3]
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
17: // hashweave_woven_neon_64_end6
eor v18.16b, v18.16b, v15.16b
eor v17.16b, v17.16b, v5.16b
eor x16, x16, x14, ror #40
eor v31.16b, v31.16b, v23.16b
eor x3, x3, x30, ror #32
eor v30.16b, v7.16b, v30.16b
eor v18.16b, v18.16b, v29.16b
eor x10, x10, x13, ror #38
eor v0.16b, v13.16b, v0.16b
eor x7, x27, x7, ror #44
eor v17.16b, v17.16b, v13.16b
eor x16, x16, x21, ror #4
eor v30.16b, v30.16b, v19.16b
eor v31.16b, v31.16b, v9.16b
eor x4, x12, x4, ror #41
eor v0.16b, v0.16b, v7.16b
eor x3, x3, x12, ror #43
eor v17.16b, v17.16b, v11.16b
eor v30.16b, v30.16b, v4.16b
eor x7, x7, x20, ror #6
eor v18.16b, v18.16b, v24.16b
eor x10, x10, x11, ror #36
eor v0.16b, v0.16b, v3.16b
eor x4, x4, x27, ror #46
eor v17.16b, v17.16b, v14.16b
eor v30.16b, v30.16b, v6.16b
eor x3, x3, x26, ror #1
eor v31.16b, v31.16b, v20.16b
eor x7, x7, x0, ror #1
eor v0.16b, v0.16b, v12.16b
eor x16, x16, x15, ror #9
eor v18.16b, v18.16b, v22.16b
eor v30.16b, v30.16b, v27.16b
eor x4, x4, x25, ror #37
eor v31.16b, v31.16b, v10.16b
eor x3, x3, x5, ror #14
eor v0.16b, v0.16b, v1.16b
ushr v2.2d, v17.2d, #63
eor x7, x7, x22, ror #20
eor v20.16b, v20.16b, v17.16b
eor x10, x10, x9, ror #28
ushr v8.2d, v31.2d, #63
eor x4, x4, x8, ror #57
ushr v16.2d, v18.2d, #63
sli v2.2d, v17.2d, #1
eor x16, x16, x19, ror #6
sli v8.2d, v31.2d, #1
eor x9, x9, x3, ror #2
sli v16.2d, v18.2d, #1
eor x10, x10, x17, ror #33
eor v30.16b, v30.16b, v2.16b
eor v0.16b, v0.16b, v8.16b
eor x4, x4, x24, ror #63
eor v20.16b, v20.16b, v16.16b
eor x7, x7, x2, ror #24
ushr v21.2d, v30.2d, #44
ushr v25.2d, v0.2d, #61
eor x9, x9, x16, ror #16
ushr v26.2d, v20.2d, #19
eor x4, x4, x10, ror #54
sli v21.2d, v30.2d, #20
eor x7, x7, x3, ror #38
sli v25.2d, v0.2d, #3
sli v26.2d, v20.2d, #45
bic x9, x9, x4, ror #23
bic v26.16b, v26.16b, v25.16b
eor x7, x7, x9, ror #12
eor v21.16b, v21.16b, v26.16b
ror x7, x7, #5
ldr x3, [sp, #176]
str q21, [x3]
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
18: // hashweave_woven_neon_64_end7
eor v30.16b, v30.16b, v19.16b
eor v31.16b, v31.16b, v23.16b
eor x7, x7, x20, ror #26
eor v18.16b, v18.16b, v15.16b
eor x10, x10, x13, ror #38
eor v0.16b, v13.16b, v0.16b
eor v30.16b, v30.16b, v4.16b
eor x16, x16, x14, ror #40
eor v17.16b, v20.16b, v17.16b
eor x4, x12, x4, ror #41
eor v31.16b, v31.16b, v9.16b
eor x7, x7, x0, ror #21
eor v0.16b, v0.16b, v7.16b
eor v18.16b, v18.16b, v29.16b
eor x3, x9, x3, ror #2
eor v17.16b, v17.16b, v5.16b
eor x10, x10, x11, ror #36
eor v31.16b, v31.16b, v20.16b
eor v0.16b, v0.16b, v3.16b
eor x4, x4, x27, ror #46
eor v30.16b, v30.16b, v6.16b
eor x16, x16, x21, ror #4
eor v17.16b, v17.16b, v13.16b
eor x3, x3, x30, ror #34
eor v31.16b, v31.16b, v10.16b
eor v0.16b, v0.16b, v12.16b
eor x10, x10, x9, ror #28
eor v18.16b, v18.16b, v24.16b
eor x4, x4, x25, ror #37
eor v17.16b, v17.16b, v11.16b
eor x7, x7, x22, ror #40
eor v30.16b, v30.16b, v27.16b
eor v0.16b, v0.16b, v1.16b
eor x3, x3, x12, ror #45
eor v18.16b, v18.16b, v22.16b
eor x10, x10, x17, ror #33
eor v17.16b, v17.16b, v14.16b
ushr v2.2d, v31.2d, #63
eor x4, x4, x8, ror #57
eor v22.16b, v22.16b, v31.16b
eor x16, x16, x15, ror #9
ushr v8.2d, v18.2d, #63
eor x3, x3, x26, ror #3
ushr v16.2d, v30.2d, #63
sli v2.2d, v31.2d, #1
eor x7, x7, x2, ror #44
sli v8.2d, v18.2d, #1
eor x6, x19, x10, ror #13
sli v16.2d, v30.2d, #1
eor x16, x16, x19, ror #6
eor v0.16b, v0.16b, v2.16b
eor v17.16b, v17.16b, v8.16b
eor x3, x3, x5, ror #16
eor v22.16b, v22.16b, v16.16b
eor x4, x4, x24, ror #63
ushr v21.2d, v0.2d, #61
ushr v25.2d, v17.2d, #19
eor x6, x6, x7, ror #47
ushr v26.2d, v22.2d, #3
eor x3, x3, x16, ror #16
sli v21.2d, v0.2d, #3
eor x4, x4, x10, ror #54
sli v25.2d, v17.2d, #45
sli v26.2d, v22.2d, #61
bic x6, x6, x3, ror #57
bic v26.16b, v26.16b, v25.16b
eor x4, x4, x6, ror #48
eor v21.16b, v21.16b, v26.16b
ror x4, x4, #40
ldr x3, [sp, #176]
str q21, [x3]
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
19: // hashweave_woven_neon_vectors_64_constants
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
20: // hashweave_woven_neon_64_constants
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

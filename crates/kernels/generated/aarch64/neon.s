// Written by `just weave`; what to change is in crates/weave.
.text
hashweave_unit hashweave_neon_unit
.text
.arch_extension sha3
.p2align 4
hashweave_function hashweave_neon_keccak_absorb
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
ldr q0, [x0, #0]
ldr q1, [x0, #16]
ldr q2, [x0, #32]
ldr q3, [x0, #48]
ldr q4, [x0, #64]
ldr q5, [x0, #80]
ldr q6, [x0, #96]
ldr q7, [x0, #112]
ldr q8, [x0, #128]
ldr q9, [x0, #144]
ldr q10, [x0, #160]
ldr q11, [x0, #176]
ldr q12, [x0, #192]
ldr q13, [x0, #208]
ldr q14, [x0, #224]
ldr q15, [x0, #240]
ldr q16, [x0, #256]
ldr q17, [x0, #272]
ldr q18, [x0, #288]
ldr q19, [x0, #304]
ldr q20, [x0, #320]
ldr q21, [x0, #336]
ldr q22, [x0, #352]
ldr q23, [x0, #368]
ldr q24, [x0, #384]
ldr q25, [x1, #0]
eor v0.16b, v0.16b, v25.16b
ldr q25, [x1, #16]
eor v1.16b, v1.16b, v25.16b
ldr q25, [x1, #32]
eor v2.16b, v2.16b, v25.16b
ldr q25, [x1, #48]
eor v3.16b, v3.16b, v25.16b
ldr q25, [x1, #64]
eor v4.16b, v4.16b, v25.16b
ldr q25, [x1, #80]
eor v5.16b, v5.16b, v25.16b
ldr q25, [x1, #96]
eor v6.16b, v6.16b, v25.16b
ldr q25, [x1, #112]
eor v7.16b, v7.16b, v25.16b
ldr q25, [x1, #128]
eor v8.16b, v8.16b, v25.16b
cmp x4, #9
b.eq 5f
ldr q25, [x1, #144]
eor v9.16b, v9.16b, v25.16b
ldr q25, [x1, #160]
eor v10.16b, v10.16b, v25.16b
ldr q25, [x1, #176]
eor v11.16b, v11.16b, v25.16b
ldr q25, [x1, #192]
eor v12.16b, v12.16b, v25.16b
cmp x4, #13
b.eq 5f
ldr q25, [x1, #208]
eor v13.16b, v13.16b, v25.16b
ldr q25, [x1, #224]
eor v14.16b, v14.16b, v25.16b
ldr q25, [x1, #240]
eor v15.16b, v15.16b, v25.16b
ldr q25, [x1, #256]
eor v16.16b, v16.16b, v25.16b
cmp x4, #17
b.eq 5f
ldr q25, [x1, #272]
eor v17.16b, v17.16b, v25.16b
cmp x4, #18
b.eq 5f
ldr q25, [x1, #288]
eor v18.16b, v18.16b, v25.16b
ldr q25, [x1, #304]
eor v19.16b, v19.16b, v25.16b
ldr q25, [x1, #320]
eor v20.16b, v20.16b, v25.16b
b 5f
.p2align 4
hashweave_function hashweave_neon_keccak_word
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
cmp x4, #2
b.eq 2f
cmp x4, #1
b.eq 3f
b 4f
2: // hashweave_neon_64_enter2
ldr q25, [x0, #0]
add x9, x1, #0
ld1r {v1.2d}, [x9]
eor v25.16b, v25.16b, v1.16b
ldr q29, [x0, #16]
add x9, x1, #8
ld1r {v1.2d}, [x9]
eor v29.16b, v29.16b, v1.16b
ldr q13, [x0, #32]
add x9, x1, #16
ld1r {v1.2d}, [x9]
eor v13.16b, v13.16b, v1.16b
ldr q17, [x0, #48]
add x9, x1, #24
ld1r {v1.2d}, [x9]
eor v17.16b, v17.16b, v1.16b
ldr q21, [x0, #64]
add x9, x1, #32
ld1r {v1.2d}, [x9]
eor v21.16b, v21.16b, v1.16b
ldr q18, [x0, #80]
add x9, x1, #40
ld1r {v1.2d}, [x9]
eor v18.16b, v18.16b, v1.16b
ldr q22, [x0, #96]
add x9, x1, #48
ld1r {v1.2d}, [x9]
eor v22.16b, v22.16b, v1.16b
ldr q30, [x0, #112]
add x9, x1, #56
ld1r {v1.2d}, [x9]
eor v30.16b, v30.16b, v1.16b
ldr q6, [x0, #128]
add x9, x1, #64
ld1r {v1.2d}, [x9]
eor v6.16b, v6.16b, v1.16b
ldr q14, [x0, #144]
add x9, x1, #72
ld1r {v1.2d}, [x9]
eor v14.16b, v14.16b, v1.16b
ldr q27, [x0, #160]
add x9, x1, #80
ld1r {v1.2d}, [x9]
eor v27.16b, v27.16b, v1.16b
ldr q10, [x0, #176]
add x9, x1, #88
ld1r {v1.2d}, [x9]
eor v10.16b, v10.16b, v1.16b
ldr q19, [x0, #192]
add x9, x1, #96
ld1r {v1.2d}, [x9]
eor v19.16b, v19.16b, v1.16b
ldr q23, [x0, #208]
add x9, x1, #104
ld1r {v1.2d}, [x9]
eor v23.16b, v23.16b, v1.16b
ldr q0, [x0, #224]
add x9, x1, #112
ld1r {v1.2d}, [x9]
eor v0.16b, v0.16b, v1.16b
ldr q24, [x0, #240]
add x9, x1, #120
ld1r {v1.2d}, [x9]
eor v24.16b, v24.16b, v1.16b
ldr q28, [x0, #256]
add x9, x1, #128
ld1r {v1.2d}, [x9]
eor v28.16b, v28.16b, v1.16b
ldr q31, [x0, #272]
add x9, x1, #136
ld1r {v1.2d}, [x9]
eor v31.16b, v31.16b, v1.16b
ldr q11, [x0, #288]
add x9, x1, #144
ld1r {v1.2d}, [x9]
eor v11.16b, v11.16b, v1.16b
ldr q15, [x0, #304]
add x9, x1, #152
ld1r {v1.2d}, [x9]
eor v15.16b, v15.16b, v1.16b
ldr q12, [x0, #320]
add x9, x1, #160
ld1r {v1.2d}, [x9]
eor v12.16b, v12.16b, v1.16b
ldr q16, [x0, #336]
add x9, x1, #168
ld1r {v1.2d}, [x9]
eor v16.16b, v16.16b, v1.16b
ldr q20, [x0, #352]
add x9, x1, #176
ld1r {v1.2d}, [x9]
eor v20.16b, v20.16b, v1.16b
ldr q26, [x0, #368]
add x9, x1, #184
ld1r {v1.2d}, [x9]
eor v26.16b, v26.16b, v1.16b
ldr q9, [x0, #384]
add x9, x1, #192
ld1r {v1.2d}, [x9]
eor v9.16b, v9.16b, v1.16b
b 7f
3: // hashweave_neon_64_enter1
ldr q0, [x0, #0]
add x9, x1, #0
ld1r {v25.2d}, [x9]
eor v0.16b, v0.16b, v25.16b
ldr q6, [x0, #16]
add x9, x1, #8
ld1r {v25.2d}, [x9]
eor v6.16b, v6.16b, v25.16b
ldr q12, [x0, #32]
add x9, x1, #16
ld1r {v25.2d}, [x9]
eor v12.16b, v12.16b, v25.16b
ldr q18, [x0, #48]
add x9, x1, #24
ld1r {v25.2d}, [x9]
eor v18.16b, v18.16b, v25.16b
ldr q24, [x0, #64]
add x9, x1, #32
ld1r {v25.2d}, [x9]
eor v24.16b, v24.16b, v25.16b
ldr q3, [x0, #80]
add x9, x1, #40
ld1r {v25.2d}, [x9]
eor v3.16b, v3.16b, v25.16b
ldr q9, [x0, #96]
add x9, x1, #48
ld1r {v25.2d}, [x9]
eor v9.16b, v9.16b, v25.16b
ldr q10, [x0, #112]
add x9, x1, #56
ld1r {v25.2d}, [x9]
eor v10.16b, v10.16b, v25.16b
ldr q16, [x0, #128]
add x9, x1, #64
ld1r {v25.2d}, [x9]
eor v16.16b, v16.16b, v25.16b
ldr q22, [x0, #144]
add x9, x1, #72
ld1r {v25.2d}, [x9]
eor v22.16b, v22.16b, v25.16b
ldr q1, [x0, #160]
add x9, x1, #80
ld1r {v25.2d}, [x9]
eor v1.16b, v1.16b, v25.16b
ldr q7, [x0, #176]
add x9, x1, #88
ld1r {v25.2d}, [x9]
eor v7.16b, v7.16b, v25.16b
ldr q13, [x0, #192]
add x9, x1, #96
ld1r {v25.2d}, [x9]
eor v13.16b, v13.16b, v25.16b
ldr q19, [x0, #208]
add x9, x1, #104
ld1r {v25.2d}, [x9]
eor v19.16b, v19.16b, v25.16b
ldr q20, [x0, #224]
add x9, x1, #112
ld1r {v25.2d}, [x9]
eor v20.16b, v20.16b, v25.16b
ldr q4, [x0, #240]
add x9, x1, #120
ld1r {v25.2d}, [x9]
eor v4.16b, v4.16b, v25.16b
ldr q5, [x0, #256]
add x9, x1, #128
ld1r {v25.2d}, [x9]
eor v5.16b, v5.16b, v25.16b
ldr q11, [x0, #272]
add x9, x1, #136
ld1r {v25.2d}, [x9]
eor v11.16b, v11.16b, v25.16b
ldr q17, [x0, #288]
add x9, x1, #144
ld1r {v25.2d}, [x9]
eor v17.16b, v17.16b, v25.16b
ldr q23, [x0, #304]
add x9, x1, #152
ld1r {v25.2d}, [x9]
eor v23.16b, v23.16b, v25.16b
ldr q2, [x0, #320]
add x9, x1, #160
ld1r {v25.2d}, [x9]
eor v2.16b, v2.16b, v25.16b
ldr q8, [x0, #336]
add x9, x1, #168
ld1r {v25.2d}, [x9]
eor v8.16b, v8.16b, v25.16b
ldr q14, [x0, #352]
add x9, x1, #176
ld1r {v25.2d}, [x9]
eor v14.16b, v14.16b, v25.16b
ldr q15, [x0, #368]
add x9, x1, #184
ld1r {v25.2d}, [x9]
eor v15.16b, v15.16b, v25.16b
ldr q21, [x0, #384]
add x9, x1, #192
ld1r {v25.2d}, [x9]
eor v21.16b, v21.16b, v25.16b
b 6f
4: // hashweave_neon_64_enter0
ldr q0, [x0, #0]
add x9, x1, #0
ld1r {v25.2d}, [x9]
eor v0.16b, v0.16b, v25.16b
ldr q1, [x0, #16]
add x9, x1, #8
ld1r {v25.2d}, [x9]
eor v1.16b, v1.16b, v25.16b
ldr q2, [x0, #32]
add x9, x1, #16
ld1r {v25.2d}, [x9]
eor v2.16b, v2.16b, v25.16b
ldr q3, [x0, #48]
add x9, x1, #24
ld1r {v25.2d}, [x9]
eor v3.16b, v3.16b, v25.16b
ldr q4, [x0, #64]
add x9, x1, #32
ld1r {v25.2d}, [x9]
eor v4.16b, v4.16b, v25.16b
ldr q5, [x0, #80]
add x9, x1, #40
ld1r {v25.2d}, [x9]
eor v5.16b, v5.16b, v25.16b
ldr q6, [x0, #96]
add x9, x1, #48
ld1r {v25.2d}, [x9]
eor v6.16b, v6.16b, v25.16b
ldr q7, [x0, #112]
add x9, x1, #56
ld1r {v25.2d}, [x9]
eor v7.16b, v7.16b, v25.16b
ldr q8, [x0, #128]
add x9, x1, #64
ld1r {v25.2d}, [x9]
eor v8.16b, v8.16b, v25.16b
ldr q9, [x0, #144]
add x9, x1, #72
ld1r {v25.2d}, [x9]
eor v9.16b, v9.16b, v25.16b
ldr q10, [x0, #160]
add x9, x1, #80
ld1r {v25.2d}, [x9]
eor v10.16b, v10.16b, v25.16b
ldr q11, [x0, #176]
add x9, x1, #88
ld1r {v25.2d}, [x9]
eor v11.16b, v11.16b, v25.16b
ldr q12, [x0, #192]
add x9, x1, #96
ld1r {v25.2d}, [x9]
eor v12.16b, v12.16b, v25.16b
ldr q13, [x0, #208]
add x9, x1, #104
ld1r {v25.2d}, [x9]
eor v13.16b, v13.16b, v25.16b
ldr q14, [x0, #224]
add x9, x1, #112
ld1r {v25.2d}, [x9]
eor v14.16b, v14.16b, v25.16b
ldr q15, [x0, #240]
add x9, x1, #120
ld1r {v25.2d}, [x9]
eor v15.16b, v15.16b, v25.16b
ldr q16, [x0, #256]
add x9, x1, #128
ld1r {v25.2d}, [x9]
eor v16.16b, v16.16b, v25.16b
ldr q17, [x0, #272]
add x9, x1, #136
ld1r {v25.2d}, [x9]
eor v17.16b, v17.16b, v25.16b
ldr q18, [x0, #288]
add x9, x1, #144
ld1r {v25.2d}, [x9]
eor v18.16b, v18.16b, v25.16b
ldr q19, [x0, #304]
add x9, x1, #152
ld1r {v25.2d}, [x9]
eor v19.16b, v19.16b, v25.16b
ldr q20, [x0, #320]
add x9, x1, #160
ld1r {v25.2d}, [x9]
eor v20.16b, v20.16b, v25.16b
ldr q21, [x0, #336]
add x9, x1, #168
ld1r {v25.2d}, [x9]
eor v21.16b, v21.16b, v25.16b
ldr q22, [x0, #352]
add x9, x1, #176
ld1r {v25.2d}, [x9]
eor v22.16b, v22.16b, v25.16b
ldr q23, [x0, #368]
add x9, x1, #184
ld1r {v25.2d}, [x9]
eor v23.16b, v23.16b, v25.16b
ldr q24, [x0, #384]
add x9, x1, #192
ld1r {v25.2d}, [x9]
eor v24.16b, v24.16b, v25.16b
5: // hashweave_neon_64_head0
eor3 v25.16b, v0.16b, v5.16b, v10.16b
eor3 v26.16b, v1.16b, v6.16b, v11.16b
eor3 v27.16b, v2.16b, v7.16b, v12.16b
eor3 v28.16b, v3.16b, v8.16b, v13.16b
eor3 v25.16b, v25.16b, v15.16b, v20.16b
eor3 v26.16b, v26.16b, v16.16b, v21.16b
eor3 v27.16b, v27.16b, v17.16b, v22.16b
eor3 v28.16b, v28.16b, v18.16b, v23.16b
eor3 v29.16b, v4.16b, v9.16b, v14.16b
rax1 v30.2d, v25.2d, v27.2d
rax1 v31.2d, v26.2d, v28.2d
rax1 v28.2d, v28.2d, v25.2d
eor3 v29.16b, v29.16b, v19.16b, v24.16b
xar v6.2d, v6.2d, v30.2d, #20
xar v12.2d, v12.2d, v31.2d, #21
xar v24.2d, v24.2d, v28.2d, #50
rax1 v26.2d, v29.2d, v26.2d
rax1 v27.2d, v27.2d, v29.2d
xar v9.2d, v9.2d, v28.2d, #44
xar v16.2d, v16.2d, v30.2d, #19
eor v0.16b, v0.16b, v26.16b
xar v18.2d, v18.2d, v27.2d, #43
xar v3.2d, v3.2d, v27.2d, #36
xar v10.2d, v10.2d, v26.2d, #61
xar v22.2d, v22.2d, v31.2d, #3
xar v1.2d, v1.2d, v30.2d, #63
xar v7.2d, v7.2d, v31.2d, #58
xar v13.2d, v13.2d, v27.2d, #39
xar v19.2d, v19.2d, v28.2d, #56
xar v20.2d, v20.2d, v26.2d, #46
xar v4.2d, v4.2d, v28.2d, #37
xar v14.2d, v14.2d, v28.2d, #25
xar v5.2d, v5.2d, v26.2d, #28
xar v15.2d, v15.2d, v26.2d, #23
xar v11.2d, v11.2d, v30.2d, #54
xar v21.2d, v21.2d, v30.2d, #62
xar v17.2d, v17.2d, v31.2d, #49
xar v2.2d, v2.2d, v31.2d, #2
xar v23.2d, v23.2d, v27.2d, #8
xar v8.2d, v8.2d, v27.2d, #9
6: // hashweave_neon_64_head1
bcax v25.16b, v0.16b, v12.16b, v6.16b
ldr q26, [x8, #0]
bcax v27.16b, v6.16b, v18.16b, v12.16b
bcax v12.16b, v12.16b, v24.16b, v18.16b
bcax v18.16b, v18.16b, v0.16b, v24.16b
eor v25.16b, v25.16b, v26.16b
bcax v24.16b, v24.16b, v6.16b, v0.16b
bcax v28.16b, v3.16b, v10.16b, v9.16b
bcax v29.16b, v9.16b, v16.16b, v10.16b
bcax v10.16b, v10.16b, v22.16b, v16.16b
bcax v16.16b, v16.16b, v3.16b, v22.16b
bcax v22.16b, v22.16b, v9.16b, v3.16b
bcax v30.16b, v1.16b, v13.16b, v7.16b
bcax v31.16b, v7.16b, v19.16b, v13.16b
bcax v13.16b, v13.16b, v20.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v20.16b
bcax v20.16b, v20.16b, v7.16b, v1.16b
bcax v26.16b, v4.16b, v11.16b, v5.16b
bcax v6.16b, v5.16b, v17.16b, v11.16b
bcax v11.16b, v11.16b, v23.16b, v17.16b
bcax v17.16b, v17.16b, v4.16b, v23.16b
bcax v23.16b, v23.16b, v5.16b, v4.16b
bcax v0.16b, v2.16b, v14.16b, v8.16b
bcax v9.16b, v8.16b, v15.16b, v14.16b
bcax v14.16b, v14.16b, v21.16b, v15.16b
bcax v15.16b, v15.16b, v2.16b, v21.16b
bcax v21.16b, v21.16b, v8.16b, v2.16b
eor3 v3.16b, v25.16b, v28.16b, v30.16b
eor3 v7.16b, v27.16b, v29.16b, v31.16b
eor3 v1.16b, v12.16b, v10.16b, v13.16b
eor3 v5.16b, v18.16b, v16.16b, v19.16b
eor3 v3.16b, v3.16b, v26.16b, v0.16b
eor3 v7.16b, v7.16b, v6.16b, v9.16b
eor3 v1.16b, v1.16b, v11.16b, v14.16b
eor3 v5.16b, v5.16b, v17.16b, v15.16b
eor3 v4.16b, v24.16b, v22.16b, v20.16b
rax1 v8.2d, v3.2d, v1.2d
rax1 v2.2d, v7.2d, v5.2d
rax1 v5.2d, v5.2d, v3.2d
eor3 v4.16b, v4.16b, v23.16b, v21.16b
xar v29.2d, v29.2d, v8.2d, #20
xar v13.2d, v13.2d, v2.2d, #21
xar v21.2d, v21.2d, v5.2d, #50
rax1 v7.2d, v4.2d, v7.2d
rax1 v1.2d, v1.2d, v4.2d
xar v22.2d, v22.2d, v5.2d, #44
xar v6.2d, v6.2d, v8.2d, #19
eor v25.16b, v25.16b, v7.16b
xar v17.2d, v17.2d, v1.2d, #43
xar v18.2d, v18.2d, v1.2d, #36
xar v30.2d, v30.2d, v7.2d, #61
xar v14.2d, v14.2d, v2.2d, #3
xar v27.2d, v27.2d, v8.2d, #63
xar v10.2d, v10.2d, v2.2d, #58
xar v19.2d, v19.2d, v1.2d, #39
xar v23.2d, v23.2d, v5.2d, #56
xar v0.2d, v0.2d, v7.2d, #46
xar v24.2d, v24.2d, v5.2d, #37
xar v20.2d, v20.2d, v5.2d, #25
xar v28.2d, v28.2d, v7.2d, #28
xar v26.2d, v26.2d, v7.2d, #23
xar v31.2d, v31.2d, v8.2d, #54
xar v9.2d, v9.2d, v8.2d, #62
xar v11.2d, v11.2d, v2.2d, #49
xar v12.2d, v12.2d, v2.2d, #2
xar v15.2d, v15.2d, v1.2d, #8
xar v16.2d, v16.2d, v1.2d, #9
7: // hashweave_neon_64_head2
bcax v1.16b, v25.16b, v13.16b, v29.16b
ldr q2, [x8, #16]
bcax v3.16b, v29.16b, v17.16b, v13.16b
bcax v13.16b, v13.16b, v21.16b, v17.16b
bcax v17.16b, v17.16b, v25.16b, v21.16b
eor v1.16b, v1.16b, v2.16b
bcax v21.16b, v21.16b, v29.16b, v25.16b
bcax v4.16b, v18.16b, v30.16b, v22.16b
bcax v5.16b, v22.16b, v6.16b, v30.16b
bcax v30.16b, v30.16b, v14.16b, v6.16b
bcax v6.16b, v6.16b, v18.16b, v14.16b
bcax v14.16b, v14.16b, v22.16b, v18.16b
bcax v7.16b, v27.16b, v19.16b, v10.16b
bcax v8.16b, v10.16b, v23.16b, v19.16b
bcax v19.16b, v19.16b, v0.16b, v23.16b
bcax v23.16b, v23.16b, v27.16b, v0.16b
bcax v0.16b, v0.16b, v10.16b, v27.16b
bcax v2.16b, v24.16b, v31.16b, v28.16b
bcax v29.16b, v28.16b, v11.16b, v31.16b
bcax v31.16b, v31.16b, v15.16b, v11.16b
bcax v11.16b, v11.16b, v24.16b, v15.16b
bcax v15.16b, v15.16b, v28.16b, v24.16b
bcax v25.16b, v12.16b, v20.16b, v16.16b
bcax v22.16b, v16.16b, v26.16b, v20.16b
bcax v20.16b, v20.16b, v9.16b, v26.16b
bcax v26.16b, v26.16b, v12.16b, v9.16b
bcax v9.16b, v9.16b, v16.16b, v12.16b
eor3 v18.16b, v1.16b, v4.16b, v7.16b
eor3 v10.16b, v3.16b, v5.16b, v8.16b
eor3 v27.16b, v13.16b, v30.16b, v19.16b
eor3 v28.16b, v17.16b, v6.16b, v23.16b
eor3 v18.16b, v18.16b, v2.16b, v25.16b
eor3 v10.16b, v10.16b, v29.16b, v22.16b
eor3 v27.16b, v27.16b, v31.16b, v20.16b
eor3 v28.16b, v28.16b, v11.16b, v26.16b
eor3 v24.16b, v21.16b, v14.16b, v0.16b
ldr q16, [x8, #32]
rax1 v12.2d, v10.2d, v28.2d
rax1 v28.2d, v28.2d, v18.2d
eor3 v24.16b, v24.16b, v15.16b, v9.16b
rax1 v18.2d, v18.2d, v27.2d
xar v19.2d, v19.2d, v12.2d, #21
xar v9.2d, v9.2d, v28.2d, #50
rax1 v10.2d, v24.2d, v10.2d
rax1 v27.2d, v27.2d, v24.2d
xar v5.2d, v5.2d, v18.2d, #20
xar v14.2d, v14.2d, v28.2d, #44
eor v1.16b, v1.16b, v10.16b
xar v11.2d, v11.2d, v27.2d, #43
xar v17.2d, v17.2d, v27.2d, #36
xar v7.2d, v7.2d, v10.2d, #61
xar v29.2d, v29.2d, v18.2d, #19
xar v20.2d, v20.2d, v12.2d, #3
xar v3.2d, v3.2d, v18.2d, #63
xar v30.2d, v30.2d, v12.2d, #58
xar v23.2d, v23.2d, v27.2d, #39
xar v15.2d, v15.2d, v28.2d, #56
xar v25.2d, v25.2d, v10.2d, #46
xar v21.2d, v21.2d, v28.2d, #37
xar v0.2d, v0.2d, v28.2d, #25
xar v4.2d, v4.2d, v10.2d, #28
xar v2.2d, v2.2d, v10.2d, #23
xar v8.2d, v8.2d, v18.2d, #54
xar v22.2d, v22.2d, v18.2d, #62
xar v31.2d, v31.2d, v12.2d, #49
xar v13.2d, v13.2d, v12.2d, #2
xar v26.2d, v26.2d, v27.2d, #8
xar v6.2d, v6.2d, v27.2d, #9
bcax v24.16b, v1.16b, v19.16b, v5.16b
bcax v28.16b, v5.16b, v11.16b, v19.16b
bcax v19.16b, v19.16b, v9.16b, v11.16b
bcax v11.16b, v11.16b, v1.16b, v9.16b
eor v24.16b, v24.16b, v16.16b
bcax v9.16b, v9.16b, v5.16b, v1.16b
bcax v10.16b, v17.16b, v7.16b, v14.16b
bcax v18.16b, v14.16b, v29.16b, v7.16b
bcax v7.16b, v7.16b, v20.16b, v29.16b
bcax v29.16b, v29.16b, v17.16b, v20.16b
bcax v20.16b, v20.16b, v14.16b, v17.16b
bcax v12.16b, v3.16b, v23.16b, v30.16b
bcax v27.16b, v30.16b, v15.16b, v23.16b
bcax v23.16b, v23.16b, v25.16b, v15.16b
bcax v15.16b, v15.16b, v3.16b, v25.16b
bcax v25.16b, v25.16b, v30.16b, v3.16b
bcax v16.16b, v21.16b, v8.16b, v4.16b
bcax v5.16b, v4.16b, v31.16b, v8.16b
bcax v8.16b, v8.16b, v26.16b, v31.16b
bcax v31.16b, v31.16b, v21.16b, v26.16b
bcax v26.16b, v26.16b, v4.16b, v21.16b
bcax v1.16b, v13.16b, v0.16b, v6.16b
bcax v14.16b, v6.16b, v2.16b, v0.16b
bcax v0.16b, v0.16b, v22.16b, v2.16b
bcax v2.16b, v2.16b, v13.16b, v22.16b
bcax v22.16b, v22.16b, v6.16b, v13.16b
eor3 v17.16b, v24.16b, v10.16b, v12.16b
eor3 v30.16b, v28.16b, v18.16b, v27.16b
eor3 v3.16b, v19.16b, v7.16b, v23.16b
eor3 v4.16b, v11.16b, v29.16b, v15.16b
eor3 v17.16b, v17.16b, v16.16b, v1.16b
eor3 v30.16b, v30.16b, v5.16b, v14.16b
eor3 v3.16b, v3.16b, v8.16b, v0.16b
eor3 v4.16b, v4.16b, v31.16b, v2.16b
eor3 v21.16b, v9.16b, v20.16b, v25.16b
ldr q6, [x8, #48]
rax1 v13.2d, v30.2d, v4.2d
rax1 v4.2d, v4.2d, v17.2d
eor3 v21.16b, v21.16b, v26.16b, v22.16b
rax1 v17.2d, v17.2d, v3.2d
xar v23.2d, v23.2d, v13.2d, #21
xar v22.2d, v22.2d, v4.2d, #50
rax1 v30.2d, v21.2d, v30.2d
rax1 v3.2d, v3.2d, v21.2d
xar v18.2d, v18.2d, v17.2d, #20
xar v20.2d, v20.2d, v4.2d, #44
eor v24.16b, v24.16b, v30.16b
xar v31.2d, v31.2d, v3.2d, #43
xar v11.2d, v11.2d, v3.2d, #36
xar v12.2d, v12.2d, v30.2d, #61
xar v5.2d, v5.2d, v17.2d, #19
xar v0.2d, v0.2d, v13.2d, #3
xar v28.2d, v28.2d, v17.2d, #63
xar v7.2d, v7.2d, v13.2d, #58
xar v15.2d, v15.2d, v3.2d, #39
xar v26.2d, v26.2d, v4.2d, #56
xar v1.2d, v1.2d, v30.2d, #46
xar v9.2d, v9.2d, v4.2d, #37
xar v25.2d, v25.2d, v4.2d, #25
xar v10.2d, v10.2d, v30.2d, #28
xar v16.2d, v16.2d, v30.2d, #23
xar v27.2d, v27.2d, v17.2d, #54
xar v14.2d, v14.2d, v17.2d, #62
xar v8.2d, v8.2d, v13.2d, #49
xar v19.2d, v19.2d, v13.2d, #2
xar v2.2d, v2.2d, v3.2d, #8
xar v29.2d, v29.2d, v3.2d, #9
bcax v21.16b, v24.16b, v23.16b, v18.16b
bcax v4.16b, v18.16b, v31.16b, v23.16b
bcax v23.16b, v23.16b, v22.16b, v31.16b
bcax v31.16b, v31.16b, v24.16b, v22.16b
eor v21.16b, v21.16b, v6.16b
bcax v22.16b, v22.16b, v18.16b, v24.16b
bcax v30.16b, v11.16b, v12.16b, v20.16b
bcax v17.16b, v20.16b, v5.16b, v12.16b
bcax v12.16b, v12.16b, v0.16b, v5.16b
bcax v5.16b, v5.16b, v11.16b, v0.16b
bcax v0.16b, v0.16b, v20.16b, v11.16b
bcax v13.16b, v28.16b, v15.16b, v7.16b
bcax v3.16b, v7.16b, v26.16b, v15.16b
bcax v15.16b, v15.16b, v1.16b, v26.16b
bcax v26.16b, v26.16b, v28.16b, v1.16b
bcax v1.16b, v1.16b, v7.16b, v28.16b
bcax v6.16b, v9.16b, v27.16b, v10.16b
bcax v18.16b, v10.16b, v8.16b, v27.16b
bcax v27.16b, v27.16b, v2.16b, v8.16b
bcax v8.16b, v8.16b, v9.16b, v2.16b
bcax v2.16b, v2.16b, v10.16b, v9.16b
bcax v24.16b, v19.16b, v25.16b, v29.16b
bcax v20.16b, v29.16b, v16.16b, v25.16b
bcax v25.16b, v25.16b, v14.16b, v16.16b
bcax v16.16b, v16.16b, v19.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v19.16b
eor3 v11.16b, v21.16b, v30.16b, v13.16b
eor3 v7.16b, v4.16b, v17.16b, v3.16b
eor3 v28.16b, v23.16b, v12.16b, v15.16b
eor3 v10.16b, v31.16b, v5.16b, v26.16b
eor3 v11.16b, v11.16b, v6.16b, v24.16b
eor3 v7.16b, v7.16b, v18.16b, v20.16b
eor3 v28.16b, v28.16b, v27.16b, v25.16b
eor3 v10.16b, v10.16b, v8.16b, v16.16b
eor3 v9.16b, v22.16b, v0.16b, v1.16b
ldr q29, [x8, #64]
rax1 v19.2d, v7.2d, v10.2d
rax1 v10.2d, v10.2d, v11.2d
eor3 v9.16b, v9.16b, v2.16b, v14.16b
rax1 v11.2d, v11.2d, v28.2d
xar v15.2d, v15.2d, v19.2d, #21
xar v14.2d, v14.2d, v10.2d, #50
rax1 v7.2d, v9.2d, v7.2d
rax1 v28.2d, v28.2d, v9.2d
xar v17.2d, v17.2d, v11.2d, #20
xar v0.2d, v0.2d, v10.2d, #44
eor v21.16b, v21.16b, v7.16b
xar v8.2d, v8.2d, v28.2d, #43
xar v31.2d, v31.2d, v28.2d, #36
xar v13.2d, v13.2d, v7.2d, #61
xar v18.2d, v18.2d, v11.2d, #19
xar v25.2d, v25.2d, v19.2d, #3
xar v4.2d, v4.2d, v11.2d, #63
xar v12.2d, v12.2d, v19.2d, #58
xar v26.2d, v26.2d, v28.2d, #39
xar v2.2d, v2.2d, v10.2d, #56
xar v24.2d, v24.2d, v7.2d, #46
xar v22.2d, v22.2d, v10.2d, #37
xar v1.2d, v1.2d, v10.2d, #25
xar v30.2d, v30.2d, v7.2d, #28
xar v6.2d, v6.2d, v7.2d, #23
xar v3.2d, v3.2d, v11.2d, #54
xar v20.2d, v20.2d, v11.2d, #62
xar v27.2d, v27.2d, v19.2d, #49
xar v23.2d, v23.2d, v19.2d, #2
xar v16.2d, v16.2d, v28.2d, #8
xar v5.2d, v5.2d, v28.2d, #9
bcax v9.16b, v21.16b, v15.16b, v17.16b
bcax v10.16b, v17.16b, v8.16b, v15.16b
bcax v15.16b, v15.16b, v14.16b, v8.16b
bcax v8.16b, v8.16b, v21.16b, v14.16b
eor v9.16b, v9.16b, v29.16b
bcax v14.16b, v14.16b, v17.16b, v21.16b
bcax v7.16b, v31.16b, v13.16b, v0.16b
bcax v11.16b, v0.16b, v18.16b, v13.16b
bcax v13.16b, v13.16b, v25.16b, v18.16b
bcax v18.16b, v18.16b, v31.16b, v25.16b
bcax v25.16b, v25.16b, v0.16b, v31.16b
bcax v19.16b, v4.16b, v26.16b, v12.16b
bcax v28.16b, v12.16b, v2.16b, v26.16b
bcax v26.16b, v26.16b, v24.16b, v2.16b
bcax v2.16b, v2.16b, v4.16b, v24.16b
bcax v24.16b, v24.16b, v12.16b, v4.16b
bcax v29.16b, v22.16b, v3.16b, v30.16b
bcax v17.16b, v30.16b, v27.16b, v3.16b
bcax v3.16b, v3.16b, v16.16b, v27.16b
bcax v27.16b, v27.16b, v22.16b, v16.16b
bcax v16.16b, v16.16b, v30.16b, v22.16b
bcax v21.16b, v23.16b, v1.16b, v5.16b
bcax v0.16b, v5.16b, v6.16b, v1.16b
bcax v1.16b, v1.16b, v20.16b, v6.16b
bcax v6.16b, v6.16b, v23.16b, v20.16b
bcax v20.16b, v20.16b, v5.16b, v23.16b
eor3 v31.16b, v9.16b, v7.16b, v19.16b
eor3 v31.16b, v31.16b, v29.16b, v21.16b
eor3 v12.16b, v10.16b, v11.16b, v28.16b
eor3 v12.16b, v12.16b, v17.16b, v0.16b
eor3 v4.16b, v15.16b, v13.16b, v26.16b
eor3 v4.16b, v4.16b, v3.16b, v1.16b
eor3 v30.16b, v8.16b, v18.16b, v2.16b
eor3 v30.16b, v30.16b, v27.16b, v6.16b
eor3 v22.16b, v14.16b, v25.16b, v24.16b
eor3 v22.16b, v22.16b, v16.16b, v20.16b
rax1 v5.2d, v22.2d, v12.2d
rax1 v12.2d, v12.2d, v30.2d
rax1 v22.2d, v4.2d, v22.2d
rax1 v4.2d, v31.2d, v4.2d
rax1 v30.2d, v30.2d, v31.2d
eor v9.16b, v9.16b, v5.16b
xar v11.2d, v11.2d, v4.2d, #20
xar v26.2d, v26.2d, v12.2d, #21
xar v27.2d, v27.2d, v22.2d, #43
xar v20.2d, v20.2d, v30.2d, #50
xar v8.2d, v8.2d, v22.2d, #36
xar v25.2d, v25.2d, v30.2d, #44
xar v19.2d, v19.2d, v5.2d, #61
xar v17.2d, v17.2d, v4.2d, #19
xar v1.2d, v1.2d, v12.2d, #3
xar v10.2d, v10.2d, v4.2d, #63
xar v13.2d, v13.2d, v12.2d, #58
xar v2.2d, v2.2d, v22.2d, #39
xar v16.2d, v16.2d, v30.2d, #56
xar v21.2d, v21.2d, v5.2d, #46
xar v14.2d, v14.2d, v30.2d, #37
xar v24.2d, v24.2d, v30.2d, #25
xar v7.2d, v7.2d, v5.2d, #28
xar v29.2d, v29.2d, v5.2d, #23
xar v28.2d, v28.2d, v4.2d, #54
xar v0.2d, v0.2d, v4.2d, #62
xar v3.2d, v3.2d, v12.2d, #49
xar v15.2d, v15.2d, v12.2d, #2
xar v6.2d, v6.2d, v22.2d, #8
xar v18.2d, v18.2d, v22.2d, #9
bcax v23.16b, v9.16b, v26.16b, v11.16b
bcax v31.16b, v11.16b, v27.16b, v26.16b
bcax v26.16b, v26.16b, v20.16b, v27.16b
bcax v27.16b, v27.16b, v9.16b, v20.16b
bcax v20.16b, v20.16b, v11.16b, v9.16b
ldr q30, [x8, #80]
eor v23.16b, v23.16b, v30.16b
bcax v5.16b, v8.16b, v19.16b, v25.16b
bcax v4.16b, v25.16b, v17.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v17.16b
bcax v17.16b, v17.16b, v8.16b, v1.16b
bcax v1.16b, v1.16b, v25.16b, v8.16b
bcax v12.16b, v10.16b, v2.16b, v13.16b
bcax v22.16b, v13.16b, v16.16b, v2.16b
bcax v2.16b, v2.16b, v21.16b, v16.16b
bcax v16.16b, v16.16b, v10.16b, v21.16b
bcax v21.16b, v21.16b, v13.16b, v10.16b
bcax v11.16b, v14.16b, v28.16b, v7.16b
bcax v9.16b, v7.16b, v3.16b, v28.16b
bcax v28.16b, v28.16b, v6.16b, v3.16b
bcax v3.16b, v3.16b, v14.16b, v6.16b
bcax v6.16b, v6.16b, v7.16b, v14.16b
bcax v25.16b, v15.16b, v24.16b, v18.16b
bcax v8.16b, v18.16b, v29.16b, v24.16b
bcax v24.16b, v24.16b, v0.16b, v29.16b
bcax v29.16b, v29.16b, v15.16b, v0.16b
bcax v0.16b, v0.16b, v18.16b, v15.16b
eor3 v13.16b, v23.16b, v5.16b, v12.16b
eor3 v13.16b, v13.16b, v11.16b, v25.16b
eor3 v10.16b, v31.16b, v4.16b, v22.16b
eor3 v10.16b, v10.16b, v9.16b, v8.16b
eor3 v7.16b, v26.16b, v19.16b, v2.16b
eor3 v7.16b, v7.16b, v28.16b, v24.16b
eor3 v14.16b, v27.16b, v17.16b, v16.16b
eor3 v14.16b, v14.16b, v3.16b, v29.16b
eor3 v18.16b, v20.16b, v1.16b, v21.16b
eor3 v18.16b, v18.16b, v6.16b, v0.16b
rax1 v15.2d, v18.2d, v10.2d
rax1 v10.2d, v10.2d, v14.2d
rax1 v18.2d, v7.2d, v18.2d
rax1 v7.2d, v13.2d, v7.2d
rax1 v14.2d, v14.2d, v13.2d
eor v23.16b, v23.16b, v15.16b
xar v4.2d, v4.2d, v7.2d, #20
xar v2.2d, v2.2d, v10.2d, #21
xar v3.2d, v3.2d, v18.2d, #43
xar v0.2d, v0.2d, v14.2d, #50
xar v27.2d, v27.2d, v18.2d, #36
xar v1.2d, v1.2d, v14.2d, #44
xar v12.2d, v12.2d, v15.2d, #61
xar v9.2d, v9.2d, v7.2d, #19
xar v24.2d, v24.2d, v10.2d, #3
xar v31.2d, v31.2d, v7.2d, #63
xar v19.2d, v19.2d, v10.2d, #58
xar v16.2d, v16.2d, v18.2d, #39
xar v6.2d, v6.2d, v14.2d, #56
xar v25.2d, v25.2d, v15.2d, #46
xar v20.2d, v20.2d, v14.2d, #37
xar v21.2d, v21.2d, v14.2d, #25
xar v5.2d, v5.2d, v15.2d, #28
xar v11.2d, v11.2d, v15.2d, #23
xar v22.2d, v22.2d, v7.2d, #54
xar v8.2d, v8.2d, v7.2d, #62
xar v28.2d, v28.2d, v10.2d, #49
xar v26.2d, v26.2d, v10.2d, #2
xar v29.2d, v29.2d, v18.2d, #8
xar v17.2d, v17.2d, v18.2d, #9
bcax v13.16b, v23.16b, v2.16b, v4.16b
bcax v14.16b, v4.16b, v3.16b, v2.16b
bcax v2.16b, v2.16b, v0.16b, v3.16b
bcax v3.16b, v3.16b, v23.16b, v0.16b
bcax v0.16b, v0.16b, v4.16b, v23.16b
ldr q15, [x8, #96]
eor v13.16b, v13.16b, v15.16b
bcax v7.16b, v27.16b, v12.16b, v1.16b
bcax v10.16b, v1.16b, v9.16b, v12.16b
bcax v12.16b, v12.16b, v24.16b, v9.16b
bcax v9.16b, v9.16b, v27.16b, v24.16b
bcax v24.16b, v24.16b, v1.16b, v27.16b
bcax v18.16b, v31.16b, v16.16b, v19.16b
bcax v4.16b, v19.16b, v6.16b, v16.16b
bcax v16.16b, v16.16b, v25.16b, v6.16b
bcax v6.16b, v6.16b, v31.16b, v25.16b
bcax v25.16b, v25.16b, v19.16b, v31.16b
bcax v23.16b, v20.16b, v22.16b, v5.16b
bcax v1.16b, v5.16b, v28.16b, v22.16b
bcax v22.16b, v22.16b, v29.16b, v28.16b
bcax v28.16b, v28.16b, v20.16b, v29.16b
bcax v29.16b, v29.16b, v5.16b, v20.16b
bcax v27.16b, v26.16b, v21.16b, v17.16b
bcax v19.16b, v17.16b, v11.16b, v21.16b
bcax v21.16b, v21.16b, v8.16b, v11.16b
bcax v11.16b, v11.16b, v26.16b, v8.16b
bcax v8.16b, v8.16b, v17.16b, v26.16b
eor3 v31.16b, v13.16b, v7.16b, v18.16b
eor3 v31.16b, v31.16b, v23.16b, v27.16b
eor3 v5.16b, v14.16b, v10.16b, v4.16b
eor3 v5.16b, v5.16b, v1.16b, v19.16b
eor3 v20.16b, v2.16b, v12.16b, v16.16b
eor3 v20.16b, v20.16b, v22.16b, v21.16b
eor3 v17.16b, v3.16b, v9.16b, v6.16b
eor3 v17.16b, v17.16b, v28.16b, v11.16b
eor3 v26.16b, v0.16b, v24.16b, v25.16b
eor3 v26.16b, v26.16b, v29.16b, v8.16b
rax1 v30.2d, v26.2d, v5.2d
rax1 v5.2d, v5.2d, v17.2d
rax1 v26.2d, v20.2d, v26.2d
rax1 v20.2d, v31.2d, v20.2d
rax1 v17.2d, v17.2d, v31.2d
eor v13.16b, v13.16b, v30.16b
xar v10.2d, v10.2d, v20.2d, #20
xar v16.2d, v16.2d, v5.2d, #21
xar v28.2d, v28.2d, v26.2d, #43
xar v8.2d, v8.2d, v17.2d, #50
xar v3.2d, v3.2d, v26.2d, #36
xar v24.2d, v24.2d, v17.2d, #44
xar v18.2d, v18.2d, v30.2d, #61
xar v1.2d, v1.2d, v20.2d, #19
xar v21.2d, v21.2d, v5.2d, #3
xar v14.2d, v14.2d, v20.2d, #63
xar v12.2d, v12.2d, v5.2d, #58
xar v6.2d, v6.2d, v26.2d, #39
xar v29.2d, v29.2d, v17.2d, #56
xar v27.2d, v27.2d, v30.2d, #46
xar v0.2d, v0.2d, v17.2d, #37
xar v25.2d, v25.2d, v17.2d, #25
xar v7.2d, v7.2d, v30.2d, #28
xar v23.2d, v23.2d, v30.2d, #23
xar v4.2d, v4.2d, v20.2d, #54
xar v19.2d, v19.2d, v20.2d, #62
xar v22.2d, v22.2d, v5.2d, #49
xar v2.2d, v2.2d, v5.2d, #2
xar v11.2d, v11.2d, v26.2d, #8
xar v9.2d, v9.2d, v26.2d, #9
bcax v31.16b, v13.16b, v16.16b, v10.16b
ldr q17, [x8, #112]
eor v31.16b, v31.16b, v17.16b
bcax v30.16b, v10.16b, v28.16b, v16.16b
bcax v16.16b, v16.16b, v8.16b, v28.16b
bcax v28.16b, v28.16b, v13.16b, v8.16b
bcax v8.16b, v8.16b, v10.16b, v13.16b
bcax v20.16b, v3.16b, v18.16b, v24.16b
bcax v5.16b, v24.16b, v1.16b, v18.16b
bcax v18.16b, v18.16b, v21.16b, v1.16b
bcax v1.16b, v1.16b, v3.16b, v21.16b
bcax v21.16b, v21.16b, v24.16b, v3.16b
bcax v26.16b, v14.16b, v6.16b, v12.16b
bcax v17.16b, v12.16b, v29.16b, v6.16b
bcax v6.16b, v6.16b, v27.16b, v29.16b
bcax v29.16b, v29.16b, v14.16b, v27.16b
bcax v27.16b, v27.16b, v12.16b, v14.16b
bcax v10.16b, v0.16b, v4.16b, v7.16b
bcax v13.16b, v7.16b, v22.16b, v4.16b
bcax v4.16b, v4.16b, v11.16b, v22.16b
bcax v22.16b, v22.16b, v0.16b, v11.16b
bcax v11.16b, v11.16b, v7.16b, v0.16b
bcax v24.16b, v2.16b, v25.16b, v9.16b
bcax v3.16b, v9.16b, v23.16b, v25.16b
bcax v25.16b, v25.16b, v19.16b, v23.16b
bcax v23.16b, v23.16b, v2.16b, v19.16b
bcax v19.16b, v19.16b, v9.16b, v2.16b
eor3 v12.16b, v31.16b, v20.16b, v26.16b
eor3 v12.16b, v12.16b, v10.16b, v24.16b
eor3 v14.16b, v30.16b, v5.16b, v17.16b
eor3 v14.16b, v14.16b, v13.16b, v3.16b
eor3 v7.16b, v16.16b, v18.16b, v6.16b
eor3 v7.16b, v7.16b, v4.16b, v25.16b
eor3 v0.16b, v28.16b, v1.16b, v29.16b
eor3 v0.16b, v0.16b, v22.16b, v23.16b
eor3 v9.16b, v8.16b, v21.16b, v27.16b
eor3 v9.16b, v9.16b, v11.16b, v19.16b
rax1 v2.2d, v9.2d, v14.2d
rax1 v14.2d, v14.2d, v0.2d
rax1 v9.2d, v7.2d, v9.2d
rax1 v7.2d, v12.2d, v7.2d
rax1 v0.2d, v0.2d, v12.2d
eor v31.16b, v31.16b, v2.16b
xar v5.2d, v5.2d, v7.2d, #20
xar v6.2d, v6.2d, v14.2d, #21
xar v22.2d, v22.2d, v9.2d, #43
xar v19.2d, v19.2d, v0.2d, #50
xar v28.2d, v28.2d, v9.2d, #36
xar v21.2d, v21.2d, v0.2d, #44
xar v26.2d, v26.2d, v2.2d, #61
xar v13.2d, v13.2d, v7.2d, #19
xar v25.2d, v25.2d, v14.2d, #3
xar v30.2d, v30.2d, v7.2d, #63
xar v18.2d, v18.2d, v14.2d, #58
xar v29.2d, v29.2d, v9.2d, #39
xar v11.2d, v11.2d, v0.2d, #56
xar v24.2d, v24.2d, v2.2d, #46
xar v8.2d, v8.2d, v0.2d, #37
xar v27.2d, v27.2d, v0.2d, #25
xar v20.2d, v20.2d, v2.2d, #28
xar v10.2d, v10.2d, v2.2d, #23
xar v17.2d, v17.2d, v7.2d, #54
xar v3.2d, v3.2d, v7.2d, #62
xar v4.2d, v4.2d, v14.2d, #49
xar v16.2d, v16.2d, v14.2d, #2
xar v23.2d, v23.2d, v9.2d, #8
xar v1.2d, v1.2d, v9.2d, #9
bcax v12.16b, v31.16b, v6.16b, v5.16b
ldr q0, [x8, #128]
eor v12.16b, v12.16b, v0.16b
bcax v2.16b, v5.16b, v22.16b, v6.16b
bcax v6.16b, v6.16b, v19.16b, v22.16b
bcax v22.16b, v22.16b, v31.16b, v19.16b
bcax v19.16b, v19.16b, v5.16b, v31.16b
bcax v7.16b, v28.16b, v26.16b, v21.16b
bcax v14.16b, v21.16b, v13.16b, v26.16b
bcax v26.16b, v26.16b, v25.16b, v13.16b
bcax v13.16b, v13.16b, v28.16b, v25.16b
bcax v25.16b, v25.16b, v21.16b, v28.16b
bcax v9.16b, v30.16b, v29.16b, v18.16b
bcax v0.16b, v18.16b, v11.16b, v29.16b
bcax v29.16b, v29.16b, v24.16b, v11.16b
bcax v11.16b, v11.16b, v30.16b, v24.16b
bcax v24.16b, v24.16b, v18.16b, v30.16b
bcax v5.16b, v8.16b, v17.16b, v20.16b
bcax v31.16b, v20.16b, v4.16b, v17.16b
bcax v17.16b, v17.16b, v23.16b, v4.16b
bcax v4.16b, v4.16b, v8.16b, v23.16b
bcax v23.16b, v23.16b, v20.16b, v8.16b
bcax v21.16b, v16.16b, v27.16b, v1.16b
bcax v28.16b, v1.16b, v10.16b, v27.16b
bcax v27.16b, v27.16b, v3.16b, v10.16b
bcax v10.16b, v10.16b, v16.16b, v3.16b
bcax v3.16b, v3.16b, v1.16b, v16.16b
eor3 v18.16b, v12.16b, v7.16b, v9.16b
eor3 v18.16b, v18.16b, v5.16b, v21.16b
eor3 v30.16b, v2.16b, v14.16b, v0.16b
eor3 v30.16b, v30.16b, v31.16b, v28.16b
eor3 v20.16b, v6.16b, v26.16b, v29.16b
eor3 v20.16b, v20.16b, v17.16b, v27.16b
eor3 v8.16b, v22.16b, v13.16b, v11.16b
eor3 v8.16b, v8.16b, v4.16b, v10.16b
eor3 v1.16b, v19.16b, v25.16b, v24.16b
eor3 v1.16b, v1.16b, v23.16b, v3.16b
rax1 v16.2d, v1.2d, v30.2d
rax1 v30.2d, v30.2d, v8.2d
rax1 v1.2d, v20.2d, v1.2d
rax1 v20.2d, v18.2d, v20.2d
rax1 v8.2d, v8.2d, v18.2d
eor v12.16b, v12.16b, v16.16b
xar v14.2d, v14.2d, v20.2d, #20
xar v29.2d, v29.2d, v30.2d, #21
xar v4.2d, v4.2d, v1.2d, #43
xar v3.2d, v3.2d, v8.2d, #50
xar v22.2d, v22.2d, v1.2d, #36
xar v25.2d, v25.2d, v8.2d, #44
xar v9.2d, v9.2d, v16.2d, #61
xar v31.2d, v31.2d, v20.2d, #19
xar v27.2d, v27.2d, v30.2d, #3
xar v2.2d, v2.2d, v20.2d, #63
xar v26.2d, v26.2d, v30.2d, #58
xar v11.2d, v11.2d, v1.2d, #39
xar v23.2d, v23.2d, v8.2d, #56
xar v21.2d, v21.2d, v16.2d, #46
xar v19.2d, v19.2d, v8.2d, #37
xar v24.2d, v24.2d, v8.2d, #25
xar v7.2d, v7.2d, v16.2d, #28
xar v5.2d, v5.2d, v16.2d, #23
xar v0.2d, v0.2d, v20.2d, #54
xar v28.2d, v28.2d, v20.2d, #62
xar v17.2d, v17.2d, v30.2d, #49
xar v6.2d, v6.2d, v30.2d, #2
xar v10.2d, v10.2d, v1.2d, #8
xar v13.2d, v13.2d, v1.2d, #9
bcax v18.16b, v12.16b, v29.16b, v14.16b
ldr q8, [x8, #144]
eor v18.16b, v18.16b, v8.16b
bcax v16.16b, v14.16b, v4.16b, v29.16b
bcax v29.16b, v29.16b, v3.16b, v4.16b
bcax v4.16b, v4.16b, v12.16b, v3.16b
bcax v3.16b, v3.16b, v14.16b, v12.16b
bcax v20.16b, v22.16b, v9.16b, v25.16b
bcax v30.16b, v25.16b, v31.16b, v9.16b
bcax v9.16b, v9.16b, v27.16b, v31.16b
bcax v31.16b, v31.16b, v22.16b, v27.16b
bcax v27.16b, v27.16b, v25.16b, v22.16b
bcax v1.16b, v2.16b, v11.16b, v26.16b
bcax v8.16b, v26.16b, v23.16b, v11.16b
bcax v11.16b, v11.16b, v21.16b, v23.16b
bcax v23.16b, v23.16b, v2.16b, v21.16b
bcax v21.16b, v21.16b, v26.16b, v2.16b
bcax v14.16b, v19.16b, v0.16b, v7.16b
bcax v12.16b, v7.16b, v17.16b, v0.16b
bcax v0.16b, v0.16b, v10.16b, v17.16b
bcax v17.16b, v17.16b, v19.16b, v10.16b
bcax v10.16b, v10.16b, v7.16b, v19.16b
bcax v25.16b, v6.16b, v24.16b, v13.16b
bcax v22.16b, v13.16b, v5.16b, v24.16b
bcax v24.16b, v24.16b, v28.16b, v5.16b
bcax v5.16b, v5.16b, v6.16b, v28.16b
bcax v28.16b, v28.16b, v13.16b, v6.16b
eor3 v26.16b, v18.16b, v20.16b, v1.16b
eor3 v26.16b, v26.16b, v14.16b, v25.16b
eor3 v2.16b, v16.16b, v30.16b, v8.16b
eor3 v2.16b, v2.16b, v12.16b, v22.16b
eor3 v7.16b, v29.16b, v9.16b, v11.16b
eor3 v7.16b, v7.16b, v0.16b, v24.16b
eor3 v19.16b, v4.16b, v31.16b, v23.16b
eor3 v19.16b, v19.16b, v17.16b, v5.16b
eor3 v13.16b, v3.16b, v27.16b, v21.16b
eor3 v13.16b, v13.16b, v10.16b, v28.16b
rax1 v6.2d, v13.2d, v2.2d
rax1 v2.2d, v2.2d, v19.2d
rax1 v13.2d, v7.2d, v13.2d
rax1 v7.2d, v26.2d, v7.2d
rax1 v19.2d, v19.2d, v26.2d
eor v18.16b, v18.16b, v6.16b
xar v30.2d, v30.2d, v7.2d, #20
xar v11.2d, v11.2d, v2.2d, #21
xar v17.2d, v17.2d, v13.2d, #43
xar v28.2d, v28.2d, v19.2d, #50
xar v4.2d, v4.2d, v13.2d, #36
xar v27.2d, v27.2d, v19.2d, #44
xar v1.2d, v1.2d, v6.2d, #61
xar v12.2d, v12.2d, v7.2d, #19
xar v24.2d, v24.2d, v2.2d, #3
xar v16.2d, v16.2d, v7.2d, #63
xar v9.2d, v9.2d, v2.2d, #58
xar v23.2d, v23.2d, v13.2d, #39
xar v10.2d, v10.2d, v19.2d, #56
xar v25.2d, v25.2d, v6.2d, #46
xar v3.2d, v3.2d, v19.2d, #37
xar v21.2d, v21.2d, v19.2d, #25
xar v20.2d, v20.2d, v6.2d, #28
xar v14.2d, v14.2d, v6.2d, #23
xar v8.2d, v8.2d, v7.2d, #54
xar v22.2d, v22.2d, v7.2d, #62
xar v0.2d, v0.2d, v2.2d, #49
xar v29.2d, v29.2d, v2.2d, #2
xar v5.2d, v5.2d, v13.2d, #8
xar v31.2d, v31.2d, v13.2d, #9
bcax v26.16b, v18.16b, v11.16b, v30.16b
ldr q19, [x8, #160]
eor v26.16b, v26.16b, v19.16b
bcax v6.16b, v30.16b, v17.16b, v11.16b
bcax v11.16b, v11.16b, v28.16b, v17.16b
bcax v17.16b, v17.16b, v18.16b, v28.16b
bcax v28.16b, v28.16b, v30.16b, v18.16b
bcax v7.16b, v4.16b, v1.16b, v27.16b
bcax v2.16b, v27.16b, v12.16b, v1.16b
bcax v1.16b, v1.16b, v24.16b, v12.16b
bcax v12.16b, v12.16b, v4.16b, v24.16b
bcax v24.16b, v24.16b, v27.16b, v4.16b
bcax v13.16b, v16.16b, v23.16b, v9.16b
bcax v19.16b, v9.16b, v10.16b, v23.16b
bcax v23.16b, v23.16b, v25.16b, v10.16b
bcax v10.16b, v10.16b, v16.16b, v25.16b
bcax v25.16b, v25.16b, v9.16b, v16.16b
bcax v30.16b, v3.16b, v8.16b, v20.16b
bcax v18.16b, v20.16b, v0.16b, v8.16b
bcax v8.16b, v8.16b, v5.16b, v0.16b
bcax v0.16b, v0.16b, v3.16b, v5.16b
bcax v5.16b, v5.16b, v20.16b, v3.16b
bcax v27.16b, v29.16b, v21.16b, v31.16b
bcax v4.16b, v31.16b, v14.16b, v21.16b
bcax v21.16b, v21.16b, v22.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v22.16b
bcax v22.16b, v22.16b, v31.16b, v29.16b
eor3 v9.16b, v26.16b, v7.16b, v13.16b
eor3 v9.16b, v9.16b, v30.16b, v27.16b
eor3 v16.16b, v6.16b, v2.16b, v19.16b
eor3 v16.16b, v16.16b, v18.16b, v4.16b
eor3 v20.16b, v11.16b, v1.16b, v23.16b
eor3 v20.16b, v20.16b, v8.16b, v21.16b
eor3 v3.16b, v17.16b, v12.16b, v10.16b
eor3 v3.16b, v3.16b, v0.16b, v14.16b
eor3 v31.16b, v28.16b, v24.16b, v25.16b
eor3 v31.16b, v31.16b, v5.16b, v22.16b
rax1 v29.2d, v31.2d, v16.2d
rax1 v16.2d, v16.2d, v3.2d
rax1 v31.2d, v20.2d, v31.2d
rax1 v20.2d, v9.2d, v20.2d
rax1 v3.2d, v3.2d, v9.2d
eor v26.16b, v26.16b, v29.16b
xar v2.2d, v2.2d, v20.2d, #20
xar v23.2d, v23.2d, v16.2d, #21
xar v0.2d, v0.2d, v31.2d, #43
xar v22.2d, v22.2d, v3.2d, #50
xar v17.2d, v17.2d, v31.2d, #36
xar v24.2d, v24.2d, v3.2d, #44
xar v13.2d, v13.2d, v29.2d, #61
xar v18.2d, v18.2d, v20.2d, #19
xar v21.2d, v21.2d, v16.2d, #3
xar v6.2d, v6.2d, v20.2d, #63
xar v1.2d, v1.2d, v16.2d, #58
xar v10.2d, v10.2d, v31.2d, #39
xar v5.2d, v5.2d, v3.2d, #56
xar v27.2d, v27.2d, v29.2d, #46
xar v28.2d, v28.2d, v3.2d, #37
xar v25.2d, v25.2d, v3.2d, #25
xar v7.2d, v7.2d, v29.2d, #28
xar v30.2d, v30.2d, v29.2d, #23
xar v19.2d, v19.2d, v20.2d, #54
xar v4.2d, v4.2d, v20.2d, #62
xar v8.2d, v8.2d, v16.2d, #49
xar v11.2d, v11.2d, v16.2d, #2
xar v14.2d, v14.2d, v31.2d, #8
xar v12.2d, v12.2d, v31.2d, #9
bcax v9.16b, v26.16b, v23.16b, v2.16b
ldr q3, [x8, #176]
eor v9.16b, v9.16b, v3.16b
bcax v29.16b, v2.16b, v0.16b, v23.16b
bcax v23.16b, v23.16b, v22.16b, v0.16b
bcax v0.16b, v0.16b, v26.16b, v22.16b
bcax v22.16b, v22.16b, v2.16b, v26.16b
bcax v20.16b, v17.16b, v13.16b, v24.16b
bcax v16.16b, v24.16b, v18.16b, v13.16b
bcax v13.16b, v13.16b, v21.16b, v18.16b
bcax v18.16b, v18.16b, v17.16b, v21.16b
bcax v21.16b, v21.16b, v24.16b, v17.16b
bcax v31.16b, v6.16b, v10.16b, v1.16b
bcax v3.16b, v1.16b, v5.16b, v10.16b
bcax v10.16b, v10.16b, v27.16b, v5.16b
bcax v5.16b, v5.16b, v6.16b, v27.16b
bcax v27.16b, v27.16b, v1.16b, v6.16b
bcax v2.16b, v28.16b, v19.16b, v7.16b
bcax v26.16b, v7.16b, v8.16b, v19.16b
bcax v19.16b, v19.16b, v14.16b, v8.16b
bcax v8.16b, v8.16b, v28.16b, v14.16b
bcax v14.16b, v14.16b, v7.16b, v28.16b
bcax v24.16b, v11.16b, v25.16b, v12.16b
bcax v17.16b, v12.16b, v30.16b, v25.16b
bcax v25.16b, v25.16b, v4.16b, v30.16b
bcax v30.16b, v30.16b, v11.16b, v4.16b
bcax v4.16b, v4.16b, v12.16b, v11.16b
eor3 v1.16b, v9.16b, v20.16b, v31.16b
eor3 v1.16b, v1.16b, v2.16b, v24.16b
eor3 v6.16b, v29.16b, v16.16b, v3.16b
eor3 v6.16b, v6.16b, v26.16b, v17.16b
eor3 v7.16b, v23.16b, v13.16b, v10.16b
eor3 v7.16b, v7.16b, v19.16b, v25.16b
eor3 v28.16b, v0.16b, v18.16b, v5.16b
eor3 v28.16b, v28.16b, v8.16b, v30.16b
eor3 v12.16b, v22.16b, v21.16b, v27.16b
eor3 v12.16b, v12.16b, v14.16b, v4.16b
rax1 v11.2d, v12.2d, v6.2d
rax1 v6.2d, v6.2d, v28.2d
rax1 v12.2d, v7.2d, v12.2d
rax1 v7.2d, v1.2d, v7.2d
rax1 v28.2d, v28.2d, v1.2d
eor v9.16b, v9.16b, v11.16b
xar v16.2d, v16.2d, v7.2d, #20
xar v10.2d, v10.2d, v6.2d, #21
xar v8.2d, v8.2d, v12.2d, #43
xar v4.2d, v4.2d, v28.2d, #50
xar v0.2d, v0.2d, v12.2d, #36
xar v21.2d, v21.2d, v28.2d, #44
xar v31.2d, v31.2d, v11.2d, #61
xar v26.2d, v26.2d, v7.2d, #19
xar v25.2d, v25.2d, v6.2d, #3
xar v29.2d, v29.2d, v7.2d, #63
xar v13.2d, v13.2d, v6.2d, #58
xar v5.2d, v5.2d, v12.2d, #39
xar v14.2d, v14.2d, v28.2d, #56
xar v24.2d, v24.2d, v11.2d, #46
xar v22.2d, v22.2d, v28.2d, #37
xar v27.2d, v27.2d, v28.2d, #25
xar v20.2d, v20.2d, v11.2d, #28
xar v2.2d, v2.2d, v11.2d, #23
xar v3.2d, v3.2d, v7.2d, #54
xar v17.2d, v17.2d, v7.2d, #62
xar v19.2d, v19.2d, v6.2d, #49
xar v23.2d, v23.2d, v6.2d, #2
xar v30.2d, v30.2d, v12.2d, #8
xar v18.2d, v18.2d, v12.2d, #9
bcax v1.16b, v9.16b, v10.16b, v16.16b
ldr q28, [x8, #192]
eor v1.16b, v1.16b, v28.16b
bcax v11.16b, v16.16b, v8.16b, v10.16b
bcax v10.16b, v10.16b, v4.16b, v8.16b
bcax v8.16b, v8.16b, v9.16b, v4.16b
bcax v4.16b, v4.16b, v16.16b, v9.16b
bcax v7.16b, v0.16b, v31.16b, v21.16b
bcax v6.16b, v21.16b, v26.16b, v31.16b
bcax v31.16b, v31.16b, v25.16b, v26.16b
bcax v26.16b, v26.16b, v0.16b, v25.16b
bcax v25.16b, v25.16b, v21.16b, v0.16b
bcax v12.16b, v29.16b, v5.16b, v13.16b
bcax v28.16b, v13.16b, v14.16b, v5.16b
bcax v5.16b, v5.16b, v24.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v24.16b
bcax v24.16b, v24.16b, v13.16b, v29.16b
bcax v16.16b, v22.16b, v3.16b, v20.16b
bcax v9.16b, v20.16b, v19.16b, v3.16b
bcax v3.16b, v3.16b, v30.16b, v19.16b
bcax v19.16b, v19.16b, v22.16b, v30.16b
bcax v30.16b, v30.16b, v20.16b, v22.16b
bcax v21.16b, v23.16b, v27.16b, v18.16b
bcax v0.16b, v18.16b, v2.16b, v27.16b
bcax v27.16b, v27.16b, v17.16b, v2.16b
bcax v2.16b, v2.16b, v23.16b, v17.16b
bcax v17.16b, v17.16b, v18.16b, v23.16b
eor3 v13.16b, v1.16b, v7.16b, v12.16b
eor3 v13.16b, v13.16b, v16.16b, v21.16b
eor3 v29.16b, v11.16b, v6.16b, v28.16b
eor3 v29.16b, v29.16b, v9.16b, v0.16b
eor3 v20.16b, v10.16b, v31.16b, v5.16b
eor3 v20.16b, v20.16b, v3.16b, v27.16b
eor3 v22.16b, v8.16b, v26.16b, v14.16b
eor3 v22.16b, v22.16b, v19.16b, v2.16b
eor3 v18.16b, v4.16b, v25.16b, v24.16b
eor3 v18.16b, v18.16b, v30.16b, v17.16b
rax1 v23.2d, v18.2d, v29.2d
rax1 v29.2d, v29.2d, v22.2d
rax1 v18.2d, v20.2d, v18.2d
rax1 v20.2d, v13.2d, v20.2d
rax1 v22.2d, v22.2d, v13.2d
eor v1.16b, v1.16b, v23.16b
xar v6.2d, v6.2d, v20.2d, #20
xar v5.2d, v5.2d, v29.2d, #21
xar v19.2d, v19.2d, v18.2d, #43
xar v17.2d, v17.2d, v22.2d, #50
xar v8.2d, v8.2d, v18.2d, #36
xar v25.2d, v25.2d, v22.2d, #44
xar v12.2d, v12.2d, v23.2d, #61
xar v9.2d, v9.2d, v20.2d, #19
xar v27.2d, v27.2d, v29.2d, #3
xar v11.2d, v11.2d, v20.2d, #63
xar v31.2d, v31.2d, v29.2d, #58
xar v14.2d, v14.2d, v18.2d, #39
xar v30.2d, v30.2d, v22.2d, #56
xar v21.2d, v21.2d, v23.2d, #46
xar v4.2d, v4.2d, v22.2d, #37
xar v24.2d, v24.2d, v22.2d, #25
xar v7.2d, v7.2d, v23.2d, #28
xar v16.2d, v16.2d, v23.2d, #23
xar v28.2d, v28.2d, v20.2d, #54
xar v0.2d, v0.2d, v20.2d, #62
xar v3.2d, v3.2d, v29.2d, #49
xar v10.2d, v10.2d, v29.2d, #2
xar v2.2d, v2.2d, v18.2d, #8
xar v26.2d, v26.2d, v18.2d, #9
bcax v13.16b, v1.16b, v5.16b, v6.16b
ldr q22, [x8, #208]
eor v13.16b, v13.16b, v22.16b
bcax v23.16b, v6.16b, v19.16b, v5.16b
bcax v5.16b, v5.16b, v17.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v17.16b
bcax v17.16b, v17.16b, v6.16b, v1.16b
bcax v20.16b, v8.16b, v12.16b, v25.16b
bcax v29.16b, v25.16b, v9.16b, v12.16b
bcax v12.16b, v12.16b, v27.16b, v9.16b
bcax v9.16b, v9.16b, v8.16b, v27.16b
bcax v27.16b, v27.16b, v25.16b, v8.16b
bcax v18.16b, v11.16b, v14.16b, v31.16b
bcax v22.16b, v31.16b, v30.16b, v14.16b
bcax v14.16b, v14.16b, v21.16b, v30.16b
bcax v30.16b, v30.16b, v11.16b, v21.16b
bcax v21.16b, v21.16b, v31.16b, v11.16b
bcax v6.16b, v4.16b, v28.16b, v7.16b
bcax v1.16b, v7.16b, v3.16b, v28.16b
bcax v28.16b, v28.16b, v2.16b, v3.16b
bcax v3.16b, v3.16b, v4.16b, v2.16b
bcax v2.16b, v2.16b, v7.16b, v4.16b
bcax v25.16b, v10.16b, v24.16b, v26.16b
bcax v8.16b, v26.16b, v16.16b, v24.16b
bcax v24.16b, v24.16b, v0.16b, v16.16b
bcax v16.16b, v16.16b, v10.16b, v0.16b
bcax v0.16b, v0.16b, v26.16b, v10.16b
eor3 v31.16b, v13.16b, v20.16b, v18.16b
eor3 v31.16b, v31.16b, v6.16b, v25.16b
eor3 v11.16b, v23.16b, v29.16b, v22.16b
eor3 v11.16b, v11.16b, v1.16b, v8.16b
eor3 v7.16b, v5.16b, v12.16b, v14.16b
eor3 v7.16b, v7.16b, v28.16b, v24.16b
eor3 v4.16b, v19.16b, v9.16b, v30.16b
eor3 v4.16b, v4.16b, v3.16b, v16.16b
eor3 v26.16b, v17.16b, v27.16b, v21.16b
eor3 v26.16b, v26.16b, v2.16b, v0.16b
rax1 v10.2d, v26.2d, v11.2d
rax1 v11.2d, v11.2d, v4.2d
rax1 v26.2d, v7.2d, v26.2d
rax1 v7.2d, v31.2d, v7.2d
rax1 v4.2d, v4.2d, v31.2d
eor v13.16b, v13.16b, v10.16b
xar v29.2d, v29.2d, v7.2d, #20
xar v14.2d, v14.2d, v11.2d, #21
xar v3.2d, v3.2d, v26.2d, #43
xar v0.2d, v0.2d, v4.2d, #50
xar v19.2d, v19.2d, v26.2d, #36
xar v27.2d, v27.2d, v4.2d, #44
xar v18.2d, v18.2d, v10.2d, #61
xar v1.2d, v1.2d, v7.2d, #19
xar v24.2d, v24.2d, v11.2d, #3
xar v23.2d, v23.2d, v7.2d, #63
xar v12.2d, v12.2d, v11.2d, #58
xar v30.2d, v30.2d, v26.2d, #39
xar v2.2d, v2.2d, v4.2d, #56
xar v25.2d, v25.2d, v10.2d, #46
xar v17.2d, v17.2d, v4.2d, #37
xar v21.2d, v21.2d, v4.2d, #25
xar v20.2d, v20.2d, v10.2d, #28
xar v6.2d, v6.2d, v10.2d, #23
xar v22.2d, v22.2d, v7.2d, #54
xar v8.2d, v8.2d, v7.2d, #62
xar v28.2d, v28.2d, v11.2d, #49
xar v5.2d, v5.2d, v11.2d, #2
xar v16.2d, v16.2d, v26.2d, #8
xar v9.2d, v9.2d, v26.2d, #9
bcax v31.16b, v13.16b, v14.16b, v29.16b
ldr q4, [x8, #224]
eor v31.16b, v31.16b, v4.16b
bcax v10.16b, v29.16b, v3.16b, v14.16b
bcax v14.16b, v14.16b, v0.16b, v3.16b
bcax v3.16b, v3.16b, v13.16b, v0.16b
bcax v0.16b, v0.16b, v29.16b, v13.16b
bcax v7.16b, v19.16b, v18.16b, v27.16b
bcax v11.16b, v27.16b, v1.16b, v18.16b
bcax v18.16b, v18.16b, v24.16b, v1.16b
bcax v1.16b, v1.16b, v19.16b, v24.16b
bcax v24.16b, v24.16b, v27.16b, v19.16b
bcax v26.16b, v23.16b, v30.16b, v12.16b
bcax v4.16b, v12.16b, v2.16b, v30.16b
bcax v30.16b, v30.16b, v25.16b, v2.16b
bcax v2.16b, v2.16b, v23.16b, v25.16b
bcax v25.16b, v25.16b, v12.16b, v23.16b
bcax v29.16b, v17.16b, v22.16b, v20.16b
bcax v13.16b, v20.16b, v28.16b, v22.16b
bcax v22.16b, v22.16b, v16.16b, v28.16b
bcax v28.16b, v28.16b, v17.16b, v16.16b
bcax v16.16b, v16.16b, v20.16b, v17.16b
bcax v27.16b, v5.16b, v21.16b, v9.16b
bcax v19.16b, v9.16b, v6.16b, v21.16b
bcax v21.16b, v21.16b, v8.16b, v6.16b
bcax v6.16b, v6.16b, v5.16b, v8.16b
bcax v8.16b, v8.16b, v9.16b, v5.16b
eor3 v12.16b, v31.16b, v7.16b, v26.16b
eor3 v12.16b, v12.16b, v29.16b, v27.16b
eor3 v23.16b, v10.16b, v11.16b, v4.16b
eor3 v23.16b, v23.16b, v13.16b, v19.16b
eor3 v20.16b, v14.16b, v18.16b, v30.16b
eor3 v20.16b, v20.16b, v22.16b, v21.16b
eor3 v17.16b, v3.16b, v1.16b, v2.16b
eor3 v17.16b, v17.16b, v28.16b, v6.16b
eor3 v9.16b, v0.16b, v24.16b, v25.16b
eor3 v9.16b, v9.16b, v16.16b, v8.16b
rax1 v5.2d, v9.2d, v23.2d
rax1 v23.2d, v23.2d, v17.2d
rax1 v9.2d, v20.2d, v9.2d
rax1 v20.2d, v12.2d, v20.2d
rax1 v17.2d, v17.2d, v12.2d
eor v31.16b, v31.16b, v5.16b
xar v11.2d, v11.2d, v20.2d, #20
xar v30.2d, v30.2d, v23.2d, #21
xar v28.2d, v28.2d, v9.2d, #43
xar v8.2d, v8.2d, v17.2d, #50
xar v3.2d, v3.2d, v9.2d, #36
xar v24.2d, v24.2d, v17.2d, #44
xar v26.2d, v26.2d, v5.2d, #61
xar v13.2d, v13.2d, v20.2d, #19
xar v21.2d, v21.2d, v23.2d, #3
xar v10.2d, v10.2d, v20.2d, #63
xar v18.2d, v18.2d, v23.2d, #58
xar v2.2d, v2.2d, v9.2d, #39
xar v16.2d, v16.2d, v17.2d, #56
xar v27.2d, v27.2d, v5.2d, #46
xar v0.2d, v0.2d, v17.2d, #37
xar v25.2d, v25.2d, v17.2d, #25
xar v7.2d, v7.2d, v5.2d, #28
xar v29.2d, v29.2d, v5.2d, #23
xar v4.2d, v4.2d, v20.2d, #54
xar v19.2d, v19.2d, v20.2d, #62
xar v22.2d, v22.2d, v23.2d, #49
xar v14.2d, v14.2d, v23.2d, #2
xar v6.2d, v6.2d, v9.2d, #8
xar v1.2d, v1.2d, v9.2d, #9
bcax v12.16b, v31.16b, v30.16b, v11.16b
ldr q17, [x8, #240]
eor v12.16b, v12.16b, v17.16b
bcax v5.16b, v11.16b, v28.16b, v30.16b
bcax v30.16b, v30.16b, v8.16b, v28.16b
bcax v28.16b, v28.16b, v31.16b, v8.16b
bcax v8.16b, v8.16b, v11.16b, v31.16b
bcax v20.16b, v3.16b, v26.16b, v24.16b
bcax v23.16b, v24.16b, v13.16b, v26.16b
bcax v26.16b, v26.16b, v21.16b, v13.16b
bcax v13.16b, v13.16b, v3.16b, v21.16b
bcax v21.16b, v21.16b, v24.16b, v3.16b
bcax v9.16b, v10.16b, v2.16b, v18.16b
bcax v17.16b, v18.16b, v16.16b, v2.16b
bcax v2.16b, v2.16b, v27.16b, v16.16b
bcax v16.16b, v16.16b, v10.16b, v27.16b
bcax v27.16b, v27.16b, v18.16b, v10.16b
bcax v11.16b, v0.16b, v4.16b, v7.16b
bcax v31.16b, v7.16b, v22.16b, v4.16b
bcax v4.16b, v4.16b, v6.16b, v22.16b
bcax v22.16b, v22.16b, v0.16b, v6.16b
bcax v6.16b, v6.16b, v7.16b, v0.16b
bcax v24.16b, v14.16b, v25.16b, v1.16b
bcax v3.16b, v1.16b, v29.16b, v25.16b
bcax v25.16b, v25.16b, v19.16b, v29.16b
bcax v29.16b, v29.16b, v14.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v14.16b
eor3 v18.16b, v12.16b, v20.16b, v9.16b
eor3 v18.16b, v18.16b, v11.16b, v24.16b
eor3 v10.16b, v5.16b, v23.16b, v17.16b
eor3 v10.16b, v10.16b, v31.16b, v3.16b
eor3 v7.16b, v30.16b, v26.16b, v2.16b
eor3 v7.16b, v7.16b, v4.16b, v25.16b
eor3 v0.16b, v28.16b, v13.16b, v16.16b
eor3 v0.16b, v0.16b, v22.16b, v29.16b
eor3 v1.16b, v8.16b, v21.16b, v27.16b
eor3 v1.16b, v1.16b, v6.16b, v19.16b
rax1 v14.2d, v1.2d, v10.2d
rax1 v10.2d, v10.2d, v0.2d
rax1 v1.2d, v7.2d, v1.2d
rax1 v7.2d, v18.2d, v7.2d
rax1 v0.2d, v0.2d, v18.2d
eor v12.16b, v12.16b, v14.16b
xar v23.2d, v23.2d, v7.2d, #20
xar v2.2d, v2.2d, v10.2d, #21
xar v22.2d, v22.2d, v1.2d, #43
xar v19.2d, v19.2d, v0.2d, #50
xar v28.2d, v28.2d, v1.2d, #36
xar v21.2d, v21.2d, v0.2d, #44
xar v9.2d, v9.2d, v14.2d, #61
xar v31.2d, v31.2d, v7.2d, #19
xar v25.2d, v25.2d, v10.2d, #3
xar v5.2d, v5.2d, v7.2d, #63
xar v26.2d, v26.2d, v10.2d, #58
xar v16.2d, v16.2d, v1.2d, #39
xar v6.2d, v6.2d, v0.2d, #56
xar v24.2d, v24.2d, v14.2d, #46
xar v8.2d, v8.2d, v0.2d, #37
xar v27.2d, v27.2d, v0.2d, #25
xar v20.2d, v20.2d, v14.2d, #28
xar v11.2d, v11.2d, v14.2d, #23
xar v17.2d, v17.2d, v7.2d, #54
xar v3.2d, v3.2d, v7.2d, #62
xar v4.2d, v4.2d, v10.2d, #49
xar v30.2d, v30.2d, v10.2d, #2
xar v29.2d, v29.2d, v1.2d, #8
xar v13.2d, v13.2d, v1.2d, #9
bcax v18.16b, v12.16b, v2.16b, v23.16b
ldr q0, [x8, #256]
eor v18.16b, v18.16b, v0.16b
bcax v14.16b, v23.16b, v22.16b, v2.16b
bcax v2.16b, v2.16b, v19.16b, v22.16b
bcax v22.16b, v22.16b, v12.16b, v19.16b
bcax v19.16b, v19.16b, v23.16b, v12.16b
bcax v7.16b, v28.16b, v9.16b, v21.16b
bcax v10.16b, v21.16b, v31.16b, v9.16b
bcax v9.16b, v9.16b, v25.16b, v31.16b
bcax v31.16b, v31.16b, v28.16b, v25.16b
bcax v25.16b, v25.16b, v21.16b, v28.16b
bcax v1.16b, v5.16b, v16.16b, v26.16b
bcax v0.16b, v26.16b, v6.16b, v16.16b
bcax v16.16b, v16.16b, v24.16b, v6.16b
bcax v6.16b, v6.16b, v5.16b, v24.16b
bcax v24.16b, v24.16b, v26.16b, v5.16b
bcax v23.16b, v8.16b, v17.16b, v20.16b
bcax v12.16b, v20.16b, v4.16b, v17.16b
bcax v17.16b, v17.16b, v29.16b, v4.16b
bcax v4.16b, v4.16b, v8.16b, v29.16b
bcax v29.16b, v29.16b, v20.16b, v8.16b
bcax v21.16b, v30.16b, v27.16b, v13.16b
bcax v28.16b, v13.16b, v11.16b, v27.16b
bcax v27.16b, v27.16b, v3.16b, v11.16b
bcax v11.16b, v11.16b, v30.16b, v3.16b
bcax v3.16b, v3.16b, v13.16b, v30.16b
eor3 v26.16b, v18.16b, v7.16b, v1.16b
eor3 v26.16b, v26.16b, v23.16b, v21.16b
eor3 v5.16b, v14.16b, v10.16b, v0.16b
eor3 v5.16b, v5.16b, v12.16b, v28.16b
eor3 v20.16b, v2.16b, v9.16b, v16.16b
eor3 v20.16b, v20.16b, v17.16b, v27.16b
eor3 v8.16b, v22.16b, v31.16b, v6.16b
eor3 v8.16b, v8.16b, v4.16b, v11.16b
eor3 v13.16b, v19.16b, v25.16b, v24.16b
eor3 v13.16b, v13.16b, v29.16b, v3.16b
rax1 v30.2d, v13.2d, v5.2d
rax1 v5.2d, v5.2d, v8.2d
rax1 v13.2d, v20.2d, v13.2d
rax1 v20.2d, v26.2d, v20.2d
rax1 v8.2d, v8.2d, v26.2d
eor v18.16b, v18.16b, v30.16b
xar v10.2d, v10.2d, v20.2d, #20
xar v16.2d, v16.2d, v5.2d, #21
xar v4.2d, v4.2d, v13.2d, #43
xar v3.2d, v3.2d, v8.2d, #50
xar v22.2d, v22.2d, v13.2d, #36
xar v25.2d, v25.2d, v8.2d, #44
xar v1.2d, v1.2d, v30.2d, #61
xar v12.2d, v12.2d, v20.2d, #19
xar v27.2d, v27.2d, v5.2d, #3
xar v14.2d, v14.2d, v20.2d, #63
xar v9.2d, v9.2d, v5.2d, #58
xar v6.2d, v6.2d, v13.2d, #39
xar v29.2d, v29.2d, v8.2d, #56
xar v21.2d, v21.2d, v30.2d, #46
xar v19.2d, v19.2d, v8.2d, #37
xar v24.2d, v24.2d, v8.2d, #25
xar v7.2d, v7.2d, v30.2d, #28
xar v23.2d, v23.2d, v30.2d, #23
xar v0.2d, v0.2d, v20.2d, #54
xar v28.2d, v28.2d, v20.2d, #62
xar v17.2d, v17.2d, v5.2d, #49
xar v2.2d, v2.2d, v5.2d, #2
xar v11.2d, v11.2d, v13.2d, #8
xar v31.2d, v31.2d, v13.2d, #9
bcax v26.16b, v18.16b, v16.16b, v10.16b
ldr q8, [x8, #272]
eor v26.16b, v26.16b, v8.16b
bcax v30.16b, v10.16b, v4.16b, v16.16b
bcax v16.16b, v16.16b, v3.16b, v4.16b
bcax v4.16b, v4.16b, v18.16b, v3.16b
bcax v3.16b, v3.16b, v10.16b, v18.16b
bcax v20.16b, v22.16b, v1.16b, v25.16b
bcax v5.16b, v25.16b, v12.16b, v1.16b
bcax v1.16b, v1.16b, v27.16b, v12.16b
bcax v12.16b, v12.16b, v22.16b, v27.16b
bcax v27.16b, v27.16b, v25.16b, v22.16b
bcax v13.16b, v14.16b, v6.16b, v9.16b
bcax v8.16b, v9.16b, v29.16b, v6.16b
bcax v6.16b, v6.16b, v21.16b, v29.16b
bcax v29.16b, v29.16b, v14.16b, v21.16b
bcax v21.16b, v21.16b, v9.16b, v14.16b
bcax v10.16b, v19.16b, v0.16b, v7.16b
bcax v18.16b, v7.16b, v17.16b, v0.16b
bcax v0.16b, v0.16b, v11.16b, v17.16b
bcax v17.16b, v17.16b, v19.16b, v11.16b
bcax v11.16b, v11.16b, v7.16b, v19.16b
bcax v25.16b, v2.16b, v24.16b, v31.16b
bcax v22.16b, v31.16b, v23.16b, v24.16b
bcax v24.16b, v24.16b, v28.16b, v23.16b
bcax v23.16b, v23.16b, v2.16b, v28.16b
bcax v28.16b, v28.16b, v31.16b, v2.16b
eor3 v9.16b, v26.16b, v20.16b, v13.16b
eor3 v9.16b, v9.16b, v10.16b, v25.16b
eor3 v14.16b, v30.16b, v5.16b, v8.16b
eor3 v14.16b, v14.16b, v18.16b, v22.16b
eor3 v7.16b, v16.16b, v1.16b, v6.16b
eor3 v7.16b, v7.16b, v0.16b, v24.16b
eor3 v19.16b, v4.16b, v12.16b, v29.16b
eor3 v19.16b, v19.16b, v17.16b, v23.16b
eor3 v31.16b, v3.16b, v27.16b, v21.16b
eor3 v31.16b, v31.16b, v11.16b, v28.16b
rax1 v2.2d, v31.2d, v14.2d
rax1 v14.2d, v14.2d, v19.2d
rax1 v31.2d, v7.2d, v31.2d
rax1 v7.2d, v9.2d, v7.2d
rax1 v19.2d, v19.2d, v9.2d
eor v26.16b, v26.16b, v2.16b
xar v5.2d, v5.2d, v7.2d, #20
xar v6.2d, v6.2d, v14.2d, #21
xar v17.2d, v17.2d, v31.2d, #43
xar v28.2d, v28.2d, v19.2d, #50
xar v4.2d, v4.2d, v31.2d, #36
xar v27.2d, v27.2d, v19.2d, #44
xar v13.2d, v13.2d, v2.2d, #61
xar v18.2d, v18.2d, v7.2d, #19
xar v24.2d, v24.2d, v14.2d, #3
xar v30.2d, v30.2d, v7.2d, #63
xar v1.2d, v1.2d, v14.2d, #58
xar v29.2d, v29.2d, v31.2d, #39
xar v11.2d, v11.2d, v19.2d, #56
xar v25.2d, v25.2d, v2.2d, #46
xar v3.2d, v3.2d, v19.2d, #37
xar v21.2d, v21.2d, v19.2d, #25
xar v20.2d, v20.2d, v2.2d, #28
xar v10.2d, v10.2d, v2.2d, #23
xar v8.2d, v8.2d, v7.2d, #54
xar v22.2d, v22.2d, v7.2d, #62
xar v0.2d, v0.2d, v14.2d, #49
xar v16.2d, v16.2d, v14.2d, #2
xar v23.2d, v23.2d, v31.2d, #8
xar v12.2d, v12.2d, v31.2d, #9
bcax v9.16b, v26.16b, v6.16b, v5.16b
ldr q19, [x8, #288]
eor v9.16b, v9.16b, v19.16b
bcax v2.16b, v5.16b, v17.16b, v6.16b
bcax v6.16b, v6.16b, v28.16b, v17.16b
bcax v17.16b, v17.16b, v26.16b, v28.16b
bcax v28.16b, v28.16b, v5.16b, v26.16b
bcax v7.16b, v4.16b, v13.16b, v27.16b
bcax v14.16b, v27.16b, v18.16b, v13.16b
bcax v13.16b, v13.16b, v24.16b, v18.16b
bcax v18.16b, v18.16b, v4.16b, v24.16b
bcax v24.16b, v24.16b, v27.16b, v4.16b
bcax v31.16b, v30.16b, v29.16b, v1.16b
bcax v19.16b, v1.16b, v11.16b, v29.16b
bcax v29.16b, v29.16b, v25.16b, v11.16b
bcax v11.16b, v11.16b, v30.16b, v25.16b
bcax v25.16b, v25.16b, v1.16b, v30.16b
bcax v5.16b, v3.16b, v8.16b, v20.16b
bcax v26.16b, v20.16b, v0.16b, v8.16b
bcax v8.16b, v8.16b, v23.16b, v0.16b
bcax v0.16b, v0.16b, v3.16b, v23.16b
bcax v23.16b, v23.16b, v20.16b, v3.16b
bcax v27.16b, v16.16b, v21.16b, v12.16b
bcax v4.16b, v12.16b, v10.16b, v21.16b
bcax v21.16b, v21.16b, v22.16b, v10.16b
bcax v10.16b, v10.16b, v16.16b, v22.16b
bcax v22.16b, v22.16b, v12.16b, v16.16b
eor3 v1.16b, v9.16b, v7.16b, v31.16b
eor3 v1.16b, v1.16b, v5.16b, v27.16b
eor3 v30.16b, v2.16b, v14.16b, v19.16b
eor3 v30.16b, v30.16b, v26.16b, v4.16b
eor3 v20.16b, v6.16b, v13.16b, v29.16b
eor3 v20.16b, v20.16b, v8.16b, v21.16b
eor3 v3.16b, v17.16b, v18.16b, v11.16b
eor3 v3.16b, v3.16b, v0.16b, v10.16b
eor3 v12.16b, v28.16b, v24.16b, v25.16b
eor3 v12.16b, v12.16b, v23.16b, v22.16b
rax1 v16.2d, v12.2d, v30.2d
rax1 v30.2d, v30.2d, v3.2d
rax1 v12.2d, v20.2d, v12.2d
rax1 v20.2d, v1.2d, v20.2d
rax1 v3.2d, v3.2d, v1.2d
eor v9.16b, v9.16b, v16.16b
xar v14.2d, v14.2d, v20.2d, #20
xar v29.2d, v29.2d, v30.2d, #21
xar v0.2d, v0.2d, v12.2d, #43
xar v22.2d, v22.2d, v3.2d, #50
xar v17.2d, v17.2d, v12.2d, #36
xar v24.2d, v24.2d, v3.2d, #44
xar v31.2d, v31.2d, v16.2d, #61
xar v26.2d, v26.2d, v20.2d, #19
xar v21.2d, v21.2d, v30.2d, #3
xar v2.2d, v2.2d, v20.2d, #63
xar v13.2d, v13.2d, v30.2d, #58
xar v11.2d, v11.2d, v12.2d, #39
xar v23.2d, v23.2d, v3.2d, #56
xar v27.2d, v27.2d, v16.2d, #46
xar v28.2d, v28.2d, v3.2d, #37
xar v25.2d, v25.2d, v3.2d, #25
xar v7.2d, v7.2d, v16.2d, #28
xar v5.2d, v5.2d, v16.2d, #23
xar v19.2d, v19.2d, v20.2d, #54
xar v4.2d, v4.2d, v20.2d, #62
xar v8.2d, v8.2d, v30.2d, #49
xar v6.2d, v6.2d, v30.2d, #2
xar v10.2d, v10.2d, v12.2d, #8
xar v18.2d, v18.2d, v12.2d, #9
bcax v1.16b, v9.16b, v29.16b, v14.16b
ldr q3, [x8, #304]
eor v1.16b, v1.16b, v3.16b
bcax v16.16b, v14.16b, v0.16b, v29.16b
bcax v29.16b, v29.16b, v22.16b, v0.16b
bcax v0.16b, v0.16b, v9.16b, v22.16b
bcax v22.16b, v22.16b, v14.16b, v9.16b
bcax v20.16b, v17.16b, v31.16b, v24.16b
bcax v30.16b, v24.16b, v26.16b, v31.16b
bcax v31.16b, v31.16b, v21.16b, v26.16b
bcax v26.16b, v26.16b, v17.16b, v21.16b
bcax v21.16b, v21.16b, v24.16b, v17.16b
bcax v12.16b, v2.16b, v11.16b, v13.16b
bcax v3.16b, v13.16b, v23.16b, v11.16b
bcax v11.16b, v11.16b, v27.16b, v23.16b
bcax v23.16b, v23.16b, v2.16b, v27.16b
bcax v27.16b, v27.16b, v13.16b, v2.16b
bcax v14.16b, v28.16b, v19.16b, v7.16b
bcax v9.16b, v7.16b, v8.16b, v19.16b
bcax v19.16b, v19.16b, v10.16b, v8.16b
bcax v8.16b, v8.16b, v28.16b, v10.16b
bcax v10.16b, v10.16b, v7.16b, v28.16b
bcax v24.16b, v6.16b, v25.16b, v18.16b
bcax v17.16b, v18.16b, v5.16b, v25.16b
bcax v25.16b, v25.16b, v4.16b, v5.16b
bcax v5.16b, v5.16b, v6.16b, v4.16b
bcax v4.16b, v4.16b, v18.16b, v6.16b
eor3 v13.16b, v1.16b, v20.16b, v12.16b
eor3 v13.16b, v13.16b, v14.16b, v24.16b
eor3 v2.16b, v16.16b, v30.16b, v3.16b
eor3 v2.16b, v2.16b, v9.16b, v17.16b
eor3 v7.16b, v29.16b, v31.16b, v11.16b
eor3 v7.16b, v7.16b, v19.16b, v25.16b
eor3 v28.16b, v0.16b, v26.16b, v23.16b
eor3 v28.16b, v28.16b, v8.16b, v5.16b
eor3 v18.16b, v22.16b, v21.16b, v27.16b
eor3 v18.16b, v18.16b, v10.16b, v4.16b
rax1 v6.2d, v18.2d, v2.2d
rax1 v2.2d, v2.2d, v28.2d
rax1 v18.2d, v7.2d, v18.2d
rax1 v7.2d, v13.2d, v7.2d
rax1 v28.2d, v28.2d, v13.2d
eor v1.16b, v1.16b, v6.16b
xar v30.2d, v30.2d, v7.2d, #20
xar v11.2d, v11.2d, v2.2d, #21
xar v8.2d, v8.2d, v18.2d, #43
xar v4.2d, v4.2d, v28.2d, #50
xar v0.2d, v0.2d, v18.2d, #36
xar v21.2d, v21.2d, v28.2d, #44
xar v12.2d, v12.2d, v6.2d, #61
xar v9.2d, v9.2d, v7.2d, #19
xar v25.2d, v25.2d, v2.2d, #3
bcax v13.16b, v1.16b, v11.16b, v30.16b
eor v13.16b, v13.16b, v15.16b
xar v16.2d, v16.2d, v7.2d, #63
xar v31.2d, v31.2d, v2.2d, #58
xar v23.2d, v23.2d, v18.2d, #39
xar v10.2d, v10.2d, v28.2d, #56
xar v24.2d, v24.2d, v6.2d, #46
xar v22.2d, v22.2d, v28.2d, #37
xar v27.2d, v27.2d, v28.2d, #25
xar v20.2d, v20.2d, v6.2d, #28
xar v14.2d, v14.2d, v6.2d, #23
xar v3.2d, v3.2d, v7.2d, #54
xar v17.2d, v17.2d, v7.2d, #62
xar v19.2d, v19.2d, v2.2d, #49
xar v29.2d, v29.2d, v2.2d, #2
xar v5.2d, v5.2d, v18.2d, #8
xar v26.2d, v26.2d, v18.2d, #9
bcax v15.16b, v30.16b, v8.16b, v11.16b
bcax v11.16b, v11.16b, v4.16b, v8.16b
bcax v8.16b, v8.16b, v1.16b, v4.16b
bcax v4.16b, v4.16b, v30.16b, v1.16b
bcax v28.16b, v0.16b, v12.16b, v21.16b
bcax v6.16b, v21.16b, v9.16b, v12.16b
bcax v12.16b, v12.16b, v25.16b, v9.16b
bcax v9.16b, v9.16b, v0.16b, v25.16b
bcax v25.16b, v25.16b, v21.16b, v0.16b
bcax v7.16b, v16.16b, v23.16b, v31.16b
bcax v2.16b, v31.16b, v10.16b, v23.16b
bcax v23.16b, v23.16b, v24.16b, v10.16b
bcax v10.16b, v10.16b, v16.16b, v24.16b
bcax v24.16b, v24.16b, v31.16b, v16.16b
bcax v18.16b, v22.16b, v3.16b, v20.16b
bcax v30.16b, v20.16b, v19.16b, v3.16b
bcax v3.16b, v3.16b, v5.16b, v19.16b
bcax v19.16b, v19.16b, v22.16b, v5.16b
bcax v5.16b, v5.16b, v20.16b, v22.16b
bcax v1.16b, v29.16b, v27.16b, v26.16b
bcax v21.16b, v26.16b, v14.16b, v27.16b
bcax v27.16b, v27.16b, v17.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v17.16b
bcax v17.16b, v17.16b, v26.16b, v29.16b
eor3 v0.16b, v13.16b, v28.16b, v7.16b
eor3 v31.16b, v15.16b, v6.16b, v2.16b
eor3 v16.16b, v11.16b, v12.16b, v23.16b
eor3 v20.16b, v8.16b, v9.16b, v10.16b
eor3 v0.16b, v0.16b, v18.16b, v1.16b
eor3 v31.16b, v31.16b, v30.16b, v21.16b
eor3 v16.16b, v16.16b, v3.16b, v27.16b
eor3 v20.16b, v20.16b, v19.16b, v14.16b
eor3 v22.16b, v4.16b, v25.16b, v24.16b
rax1 v26.2d, v31.2d, v20.2d
rax1 v20.2d, v20.2d, v0.2d
rax1 v0.2d, v0.2d, v16.2d
eor3 v22.16b, v22.16b, v5.16b, v17.16b
xar v23.2d, v23.2d, v26.2d, #21
xar v17.2d, v17.2d, v20.2d, #50
xar v6.2d, v6.2d, v0.2d, #20
rax1 v31.2d, v22.2d, v31.2d
rax1 v16.2d, v16.2d, v22.2d
xar v25.2d, v25.2d, v20.2d, #44
xar v30.2d, v30.2d, v0.2d, #19
eor v13.16b, v13.16b, v31.16b
xar v19.2d, v19.2d, v16.2d, #43
xar v8.2d, v8.2d, v16.2d, #36
xar v7.2d, v7.2d, v31.2d, #61
xar v27.2d, v27.2d, v26.2d, #3
xar v15.2d, v15.2d, v0.2d, #63
xar v12.2d, v12.2d, v26.2d, #58
xar v10.2d, v10.2d, v16.2d, #39
xar v5.2d, v5.2d, v20.2d, #56
xar v1.2d, v1.2d, v31.2d, #46
xar v4.2d, v4.2d, v20.2d, #37
xar v24.2d, v24.2d, v20.2d, #25
xar v28.2d, v28.2d, v31.2d, #28
xar v18.2d, v18.2d, v31.2d, #23
xar v2.2d, v2.2d, v0.2d, #54
xar v21.2d, v21.2d, v0.2d, #62
xar v3.2d, v3.2d, v26.2d, #49
xar v11.2d, v11.2d, v26.2d, #2
xar v14.2d, v14.2d, v16.2d, #8
xar v9.2d, v9.2d, v16.2d, #9
bcax v29.16b, v13.16b, v23.16b, v6.16b
ldr q22, [x8, #320]
bcax v20.16b, v6.16b, v19.16b, v23.16b
bcax v23.16b, v23.16b, v17.16b, v19.16b
bcax v19.16b, v19.16b, v13.16b, v17.16b
eor v29.16b, v29.16b, v22.16b
bcax v17.16b, v17.16b, v6.16b, v13.16b
bcax v31.16b, v8.16b, v7.16b, v25.16b
bcax v0.16b, v25.16b, v30.16b, v7.16b
bcax v7.16b, v7.16b, v27.16b, v30.16b
bcax v30.16b, v30.16b, v8.16b, v27.16b
bcax v27.16b, v27.16b, v25.16b, v8.16b
bcax v26.16b, v15.16b, v10.16b, v12.16b
bcax v16.16b, v12.16b, v5.16b, v10.16b
bcax v10.16b, v10.16b, v1.16b, v5.16b
bcax v5.16b, v5.16b, v15.16b, v1.16b
bcax v1.16b, v1.16b, v12.16b, v15.16b
bcax v22.16b, v4.16b, v2.16b, v28.16b
bcax v6.16b, v28.16b, v3.16b, v2.16b
bcax v2.16b, v2.16b, v14.16b, v3.16b
bcax v3.16b, v3.16b, v4.16b, v14.16b
bcax v14.16b, v14.16b, v28.16b, v4.16b
bcax v13.16b, v11.16b, v24.16b, v9.16b
bcax v25.16b, v9.16b, v18.16b, v24.16b
bcax v24.16b, v24.16b, v21.16b, v18.16b
bcax v18.16b, v18.16b, v11.16b, v21.16b
bcax v21.16b, v21.16b, v9.16b, v11.16b
eor3 v8.16b, v29.16b, v31.16b, v26.16b
eor3 v12.16b, v20.16b, v0.16b, v16.16b
eor3 v15.16b, v23.16b, v7.16b, v10.16b
eor3 v28.16b, v19.16b, v30.16b, v5.16b
eor3 v8.16b, v8.16b, v22.16b, v13.16b
eor3 v12.16b, v12.16b, v6.16b, v25.16b
eor3 v15.16b, v15.16b, v2.16b, v24.16b
eor3 v28.16b, v28.16b, v3.16b, v18.16b
eor3 v4.16b, v17.16b, v27.16b, v1.16b
rax1 v9.2d, v12.2d, v28.2d
rax1 v28.2d, v28.2d, v8.2d
rax1 v8.2d, v8.2d, v15.2d
eor3 v4.16b, v4.16b, v14.16b, v21.16b
xar v10.2d, v10.2d, v9.2d, #21
xar v21.2d, v21.2d, v28.2d, #50
xar v0.2d, v0.2d, v8.2d, #20
rax1 v12.2d, v4.2d, v12.2d
rax1 v15.2d, v15.2d, v4.2d
xar v27.2d, v27.2d, v28.2d, #44
xar v6.2d, v6.2d, v8.2d, #19
eor v29.16b, v29.16b, v12.16b
xar v3.2d, v3.2d, v15.2d, #43
xar v19.2d, v19.2d, v15.2d, #36
xar v26.2d, v26.2d, v12.2d, #61
xar v24.2d, v24.2d, v9.2d, #3
bcax v11.16b, v29.16b, v10.16b, v0.16b
xar v20.2d, v20.2d, v8.2d, #63
xar v7.2d, v7.2d, v9.2d, #58
xar v5.2d, v5.2d, v15.2d, #39
ldr q4, [x8, #80]
eor v11.16b, v11.16b, v4.16b
xar v14.2d, v14.2d, v28.2d, #56
xar v13.2d, v13.2d, v12.2d, #46
xar v17.2d, v17.2d, v28.2d, #37
xar v1.2d, v1.2d, v28.2d, #25
xar v31.2d, v31.2d, v12.2d, #28
xar v22.2d, v22.2d, v12.2d, #23
xar v16.2d, v16.2d, v8.2d, #54
xar v25.2d, v25.2d, v8.2d, #62
xar v2.2d, v2.2d, v9.2d, #49
xar v23.2d, v23.2d, v9.2d, #2
xar v18.2d, v18.2d, v15.2d, #8
xar v30.2d, v30.2d, v15.2d, #9
bcax v4.16b, v0.16b, v3.16b, v10.16b
bcax v10.16b, v10.16b, v21.16b, v3.16b
bcax v3.16b, v3.16b, v29.16b, v21.16b
bcax v21.16b, v21.16b, v0.16b, v29.16b
bcax v28.16b, v19.16b, v26.16b, v27.16b
bcax v12.16b, v27.16b, v6.16b, v26.16b
bcax v26.16b, v26.16b, v24.16b, v6.16b
bcax v6.16b, v6.16b, v19.16b, v24.16b
bcax v24.16b, v24.16b, v27.16b, v19.16b
bcax v8.16b, v20.16b, v5.16b, v7.16b
bcax v9.16b, v7.16b, v14.16b, v5.16b
bcax v5.16b, v5.16b, v13.16b, v14.16b
bcax v14.16b, v14.16b, v20.16b, v13.16b
bcax v13.16b, v13.16b, v7.16b, v20.16b
bcax v15.16b, v17.16b, v16.16b, v31.16b
bcax v0.16b, v31.16b, v2.16b, v16.16b
bcax v16.16b, v16.16b, v18.16b, v2.16b
bcax v2.16b, v2.16b, v17.16b, v18.16b
bcax v18.16b, v18.16b, v31.16b, v17.16b
bcax v29.16b, v23.16b, v1.16b, v30.16b
bcax v27.16b, v30.16b, v22.16b, v1.16b
bcax v1.16b, v1.16b, v25.16b, v22.16b
bcax v22.16b, v22.16b, v23.16b, v25.16b
bcax v25.16b, v25.16b, v30.16b, v23.16b
cmp x5, #16
b.eq 8f
cmp x5, #0
b.eq 10f
cmp x5, #1
b.eq 12f
cmp x5, #2
b.eq 14f
cmp x5, #3
b.eq 16f
cmp x5, #4
b.eq 18f
cmp x5, #5
b.eq 20f
cmp x5, #6
b.eq 22f
cmp x5, #7
b.eq 24f
8: // hashweave_neon_64_full
eor3 v7.16b, v11.16b, v28.16b, v8.16b
eor3 v17.16b, v4.16b, v12.16b, v9.16b
eor3 v19.16b, v10.16b, v26.16b, v5.16b
eor3 v20.16b, v3.16b, v6.16b, v14.16b
eor3 v7.16b, v7.16b, v15.16b, v29.16b
eor3 v17.16b, v17.16b, v0.16b, v27.16b
eor3 v19.16b, v19.16b, v16.16b, v1.16b
eor3 v20.16b, v20.16b, v2.16b, v22.16b
eor3 v23.16b, v21.16b, v24.16b, v13.16b
ldr q30, [x8, #336]
rax1 v31.2d, v17.2d, v20.2d
rax1 v20.2d, v20.2d, v7.2d
eor3 v23.16b, v23.16b, v18.16b, v25.16b
rax1 v7.2d, v7.2d, v19.2d
xar v5.2d, v5.2d, v31.2d, #21
xar v25.2d, v25.2d, v20.2d, #50
rax1 v17.2d, v23.2d, v17.2d
rax1 v19.2d, v19.2d, v23.2d
xar v12.2d, v12.2d, v7.2d, #20
xar v24.2d, v24.2d, v20.2d, #44
eor v11.16b, v11.16b, v17.16b
xar v2.2d, v2.2d, v19.2d, #43
xar v3.2d, v3.2d, v19.2d, #36
xar v8.2d, v8.2d, v17.2d, #61
xar v0.2d, v0.2d, v7.2d, #19
xar v1.2d, v1.2d, v31.2d, #3
xar v4.2d, v4.2d, v7.2d, #63
xar v26.2d, v26.2d, v31.2d, #58
xar v14.2d, v14.2d, v19.2d, #39
xar v18.2d, v18.2d, v20.2d, #56
xar v29.2d, v29.2d, v17.2d, #46
xar v21.2d, v21.2d, v20.2d, #37
xar v13.2d, v13.2d, v20.2d, #25
xar v28.2d, v28.2d, v17.2d, #28
xar v15.2d, v15.2d, v17.2d, #23
xar v9.2d, v9.2d, v7.2d, #54
xar v27.2d, v27.2d, v7.2d, #62
xar v16.2d, v16.2d, v31.2d, #49
xar v10.2d, v10.2d, v31.2d, #2
xar v22.2d, v22.2d, v19.2d, #8
xar v6.2d, v6.2d, v19.2d, #9
bcax v23.16b, v11.16b, v5.16b, v12.16b
bcax v20.16b, v12.16b, v2.16b, v5.16b
bcax v5.16b, v5.16b, v25.16b, v2.16b
bcax v2.16b, v2.16b, v11.16b, v25.16b
eor v23.16b, v23.16b, v30.16b
bcax v25.16b, v25.16b, v12.16b, v11.16b
bcax v17.16b, v3.16b, v8.16b, v24.16b
bcax v7.16b, v24.16b, v0.16b, v8.16b
bcax v8.16b, v8.16b, v1.16b, v0.16b
bcax v0.16b, v0.16b, v3.16b, v1.16b
bcax v1.16b, v1.16b, v24.16b, v3.16b
bcax v31.16b, v4.16b, v14.16b, v26.16b
bcax v19.16b, v26.16b, v18.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v18.16b
bcax v18.16b, v18.16b, v4.16b, v29.16b
bcax v29.16b, v29.16b, v26.16b, v4.16b
bcax v30.16b, v21.16b, v9.16b, v28.16b
bcax v12.16b, v28.16b, v16.16b, v9.16b
bcax v9.16b, v9.16b, v22.16b, v16.16b
bcax v16.16b, v16.16b, v21.16b, v22.16b
bcax v22.16b, v22.16b, v28.16b, v21.16b
bcax v11.16b, v10.16b, v13.16b, v6.16b
bcax v24.16b, v6.16b, v15.16b, v13.16b
bcax v13.16b, v13.16b, v27.16b, v15.16b
bcax v15.16b, v15.16b, v10.16b, v27.16b
bcax v27.16b, v27.16b, v6.16b, v10.16b
cmp x5, #16
b.eq 9f
cmp x5, #8
b.eq 11f
cmp x5, #9
b.eq 13f
cmp x5, #10
b.eq 15f
cmp x5, #11
b.eq 17f
cmp x5, #12
b.eq 19f
cmp x5, #13
b.eq 21f
cmp x5, #14
b.eq 23f
cmp x5, #15
b.eq 25f
9: // hashweave_neon_64_all
str q23, [x0, #0]
str q20, [x0, #16]
str q5, [x0, #32]
str q2, [x0, #48]
str q25, [x0, #64]
str q17, [x0, #80]
str q7, [x0, #96]
str q8, [x0, #112]
str q0, [x0, #128]
str q1, [x0, #144]
str q31, [x0, #160]
str q19, [x0, #176]
str q14, [x0, #192]
str q18, [x0, #208]
str q29, [x0, #224]
str q30, [x0, #240]
str q12, [x0, #256]
str q9, [x0, #272]
str q16, [x0, #288]
str q22, [x0, #304]
str q11, [x0, #320]
str q24, [x0, #336]
str q13, [x0, #352]
str q15, [x0, #368]
str q27, [x0, #384]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
10: // hashweave_neon_64_word0
eor3 v10.16b, v10.16b, v26.16b, v16.16b
eor3 v4.16b, v4.16b, v9.16b, v0.16b
eor3 v3.16b, v3.16b, v6.16b, v14.16b
ldr q7, [x8, #336]
eor3 v10.16b, v10.16b, v1.16b, v5.16b
eor3 v4.16b, v4.16b, v27.16b, v12.16b
eor3 v3.16b, v3.16b, v2.16b, v22.16b
rax1 v10.2d, v11.2d, v10.2d
rax1 v11.2d, v11.2d, v4.2d
rax1 v4.2d, v4.2d, v3.2d
eor3 v10.16b, v10.16b, v28.16b, v8.16b
eor3 v11.16b, v11.16b, v21.16b, v24.16b
xar v5.2d, v5.2d, v4.2d, #21
eor3 v10.16b, v10.16b, v15.16b, v29.16b
eor3 v11.16b, v11.16b, v13.16b, v18.16b
xar v12.2d, v12.2d, v10.2d, #20
eor v11.16b, v11.16b, v25.16b
bcax v11.16b, v11.16b, v5.16b, v12.16b
eor v11.16b, v11.16b, v7.16b
str q11, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
11: // hashweave_neon_64_of_all0
str q23, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
12: // hashweave_neon_64_word1
eor3 v10.16b, v10.16b, v26.16b, v16.16b
eor3 v3.16b, v3.16b, v6.16b, v14.16b
eor3 v21.16b, v21.16b, v24.16b, v13.16b
eor3 v10.16b, v10.16b, v1.16b, v5.16b
eor3 v3.16b, v3.16b, v22.16b, v2.16b
eor3 v21.16b, v21.16b, v18.16b, v25.16b
rax1 v29.2d, v29.2d, v10.2d
rax1 v3.2d, v12.2d, v3.2d
rax1 v10.2d, v10.2d, v21.2d
eor3 v29.16b, v29.16b, v11.16b, v28.16b
eor3 v3.16b, v3.16b, v4.16b, v9.16b
xar v2.2d, v2.2d, v10.2d, #43
eor3 v29.16b, v29.16b, v8.16b, v15.16b
eor3 v3.16b, v3.16b, v0.16b, v27.16b
xar v12.2d, v12.2d, v29.2d, #20
xar v5.2d, v5.2d, v3.2d, #21
bcax v12.16b, v12.16b, v2.16b, v5.16b
str q12, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
13: // hashweave_neon_64_of_all1
str q20, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
14: // hashweave_neon_64_word2
eor3 v3.16b, v3.16b, v6.16b, v14.16b
eor3 v21.16b, v21.16b, v24.16b, v13.16b
eor3 v11.16b, v11.16b, v28.16b, v8.16b
eor3 v3.16b, v3.16b, v22.16b, v2.16b
eor3 v21.16b, v21.16b, v18.16b, v25.16b
eor3 v11.16b, v11.16b, v15.16b, v29.16b
rax1 v27.2d, v27.2d, v3.2d
rax1 v21.2d, v5.2d, v21.2d
rax1 v3.2d, v3.2d, v11.2d
eor3 v27.16b, v27.16b, v4.16b, v12.16b
eor3 v21.16b, v21.16b, v10.16b, v26.16b
xar v25.2d, v25.2d, v3.2d, #50
eor3 v27.16b, v27.16b, v9.16b, v0.16b
eor3 v21.16b, v21.16b, v16.16b, v1.16b
xar v5.2d, v5.2d, v27.2d, #21
xar v2.2d, v2.2d, v21.2d, #43
bcax v5.16b, v5.16b, v25.16b, v2.16b
str q5, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
15: // hashweave_neon_64_of_all2
str q5, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
16: // hashweave_neon_64_word3
eor3 v21.16b, v21.16b, v24.16b, v13.16b
eor3 v28.16b, v28.16b, v8.16b, v15.16b
eor3 v4.16b, v4.16b, v12.16b, v9.16b
eor3 v21.16b, v21.16b, v18.16b, v25.16b
eor3 v28.16b, v28.16b, v29.16b, v11.16b
eor3 v4.16b, v4.16b, v0.16b, v27.16b
rax1 v1.2d, v1.2d, v21.2d
rax1 v28.2d, v2.2d, v28.2d
rax1 v21.2d, v21.2d, v4.2d
eor3 v1.16b, v1.16b, v10.16b, v26.16b
eor3 v28.16b, v28.16b, v3.16b, v6.16b
eor v21.16b, v21.16b, v11.16b
eor3 v1.16b, v1.16b, v5.16b, v16.16b
eor3 v28.16b, v28.16b, v14.16b, v22.16b
xar v2.2d, v2.2d, v1.2d, #43
xar v25.2d, v25.2d, v28.2d, #50
bcax v2.16b, v2.16b, v21.16b, v25.16b
str q2, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
17: // hashweave_neon_64_of_all3
str q2, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
18: // hashweave_neon_64_word4
eor3 v28.16b, v28.16b, v8.16b, v15.16b
eor3 v4.16b, v4.16b, v9.16b, v0.16b
eor3 v10.16b, v10.16b, v26.16b, v5.16b
eor3 v28.16b, v28.16b, v29.16b, v11.16b
eor3 v4.16b, v4.16b, v27.16b, v12.16b
eor3 v10.16b, v10.16b, v16.16b, v1.16b
rax1 v22.2d, v22.2d, v28.2d
rax1 v4.2d, v25.2d, v4.2d
rax1 v28.2d, v28.2d, v10.2d
eor3 v22.16b, v22.16b, v3.16b, v6.16b
eor3 v4.16b, v4.16b, v21.16b, v24.16b
xar v12.2d, v12.2d, v28.2d, #20
eor3 v22.16b, v22.16b, v14.16b, v2.16b
eor3 v4.16b, v4.16b, v13.16b, v18.16b
xar v25.2d, v25.2d, v22.2d, #50
eor v4.16b, v4.16b, v11.16b
bcax v25.16b, v25.16b, v12.16b, v4.16b
str q25, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
19: // hashweave_neon_64_of_all4
str q25, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
20: // hashweave_neon_64_word5
eor3 v21.16b, v21.16b, v13.16b, v18.16b
eor3 v11.16b, v11.16b, v28.16b, v15.16b
eor3 v4.16b, v4.16b, v12.16b, v9.16b
eor3 v21.16b, v21.16b, v25.16b, v24.16b
eor3 v11.16b, v11.16b, v29.16b, v8.16b
eor3 v4.16b, v4.16b, v0.16b, v27.16b
rax1 v1.2d, v1.2d, v21.2d
rax1 v11.2d, v3.2d, v11.2d
rax1 v21.2d, v21.2d, v4.2d
eor3 v1.16b, v1.16b, v10.16b, v26.16b
eor3 v11.16b, v11.16b, v6.16b, v14.16b
xar v8.2d, v8.2d, v21.2d, #61
eor3 v1.16b, v1.16b, v5.16b, v16.16b
eor3 v11.16b, v11.16b, v2.16b, v22.16b
xar v3.2d, v3.2d, v1.2d, #36
xar v24.2d, v24.2d, v11.2d, #44
bcax v3.16b, v3.16b, v8.16b, v24.16b
str q3, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
21: // hashweave_neon_64_of_all5
str q17, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
22: // hashweave_neon_64_word6
eor3 v11.16b, v11.16b, v28.16b, v15.16b
eor3 v4.16b, v4.16b, v12.16b, v9.16b
eor3 v10.16b, v10.16b, v26.16b, v5.16b
eor3 v11.16b, v11.16b, v29.16b, v8.16b
eor3 v4.16b, v4.16b, v27.16b, v0.16b
eor3 v10.16b, v10.16b, v16.16b, v1.16b
rax1 v22.2d, v22.2d, v11.2d
rax1 v4.2d, v24.2d, v4.2d
rax1 v11.2d, v11.2d, v10.2d
eor3 v22.16b, v22.16b, v3.16b, v6.16b
eor3 v4.16b, v4.16b, v21.16b, v13.16b
xar v0.2d, v0.2d, v11.2d, #19
eor3 v22.16b, v22.16b, v14.16b, v2.16b
eor3 v4.16b, v4.16b, v18.16b, v25.16b
xar v24.2d, v24.2d, v22.2d, #44
xar v8.2d, v8.2d, v4.2d, #61
bcax v24.16b, v24.16b, v0.16b, v8.16b
str q24, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
23: // hashweave_neon_64_of_all6
str q7, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
24: // hashweave_neon_64_word7
eor3 v4.16b, v4.16b, v12.16b, v9.16b
eor3 v10.16b, v10.16b, v26.16b, v5.16b
eor3 v3.16b, v3.16b, v6.16b, v14.16b
eor3 v4.16b, v4.16b, v27.16b, v0.16b
eor3 v10.16b, v10.16b, v16.16b, v1.16b
eor3 v3.16b, v3.16b, v2.16b, v22.16b
rax1 v25.2d, v25.2d, v4.2d
rax1 v10.2d, v8.2d, v10.2d
rax1 v4.2d, v4.2d, v3.2d
eor3 v25.16b, v25.16b, v21.16b, v24.16b
eor3 v10.16b, v10.16b, v11.16b, v28.16b
xar v1.2d, v1.2d, v4.2d, #3
eor3 v25.16b, v25.16b, v13.16b, v18.16b
eor3 v10.16b, v10.16b, v15.16b, v29.16b
xar v8.2d, v8.2d, v25.2d, #61
xar v0.2d, v0.2d, v10.2d, #19
bcax v8.16b, v8.16b, v1.16b, v0.16b
str q8, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
25: // hashweave_neon_64_of_all7
str q8, [x2, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
hashweave_function hashweave_neon_sha512
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
ldr q0, [x1, #0]
ldr q1, [x8, #352]
ldr q2, [x0, #112]
ldr q3, [x0, #64]
ldr q4, [x0, #80]
add v1.2d, v0.2d, v1.2d
ldr q5, [x0, #96]
ushr v6.2d, v3.2d, #23
ldr q7, [x0, #0]
add v1.2d, v2.2d, v1.2d
ldr q8, [x0, #16]
sli v6.2d, v3.2d, #41
ushr v9.2d, v7.2d, #5
ldr q10, [x0, #32]
eor v11.16b, v7.16b, v8.16b
xar v6.2d, v6.2d, v3.2d, #4
sli v9.2d, v7.2d, #59
ldr q12, [x0, #48]
bsl v11.16b, v10.16b, v8.16b
xar v6.2d, v6.2d, v3.2d, #14
mov v13.16b, v3.16b
bsl v13.16b, v4.16b, v5.16b
xar v9.2d, v9.2d, v7.2d, #6
ldr q14, [x1, #16]
add v1.2d, v1.2d, v6.2d
ldr q15, [x8, #368]
xar v9.2d, v9.2d, v7.2d, #28
ldr q16, [x1, #32]
add v1.2d, v1.2d, v13.2d
add v15.2d, v14.2d, v15.2d
add v9.2d, v9.2d, v11.2d
ldr q17, [x8, #384]
add v18.2d, v12.2d, v1.2d
add v15.2d, v5.2d, v15.2d
add v1.2d, v1.2d, v9.2d
add v17.2d, v16.2d, v17.2d
ushr v19.2d, v18.2d, #23
ldr q20, [x1, #48]
ushr v21.2d, v1.2d, #5
eor v22.16b, v1.16b, v7.16b
sli v19.2d, v18.2d, #41
add v17.2d, v4.2d, v17.2d
sli v21.2d, v1.2d, #59
bsl v22.16b, v8.16b, v7.16b
xar v19.2d, v19.2d, v18.2d, #4
ldr q23, [x8, #400]
xar v21.2d, v21.2d, v1.2d, #6
ldr q24, [x1, #64]
xar v19.2d, v19.2d, v18.2d, #14
mov v25.16b, v18.16b
bsl v25.16b, v3.16b, v4.16b
xar v21.2d, v21.2d, v1.2d, #28
add v23.2d, v20.2d, v23.2d
add v15.2d, v15.2d, v19.2d
ldr q26, [x8, #416]
add v21.2d, v21.2d, v22.2d
add v23.2d, v3.2d, v23.2d
add v15.2d, v15.2d, v25.2d
add v26.2d, v24.2d, v26.2d
add v21.2d, v15.2d, v21.2d
add v15.2d, v10.2d, v15.2d
add v26.2d, v18.2d, v26.2d
ushr v27.2d, v21.2d, #5
eor v28.16b, v21.16b, v1.16b
ushr v29.2d, v15.2d, #23
ldr q30, [x1, #80]
sli v27.2d, v21.2d, #59
bsl v28.16b, v7.16b, v1.16b
sli v29.2d, v15.2d, #41
ldr q31, [x8, #432]
xar v27.2d, v27.2d, v21.2d, #6
xar v29.2d, v29.2d, v15.2d, #4
add v31.2d, v30.2d, v31.2d
xar v27.2d, v27.2d, v21.2d, #28
xar v29.2d, v29.2d, v15.2d, #14
mov v6.16b, v15.16b
bsl v6.16b, v18.16b, v3.16b
add v31.2d, v15.2d, v31.2d
add v27.2d, v27.2d, v28.2d
add v17.2d, v17.2d, v29.2d
add v17.2d, v17.2d, v6.2d
add v27.2d, v17.2d, v27.2d
add v17.2d, v8.2d, v17.2d
ushr v13.2d, v27.2d, #5
ldr q11, [x1, #96]
eor v9.16b, v27.16b, v21.16b
ushr v19.2d, v17.2d, #23
sli v13.2d, v27.2d, #59
ldr q22, [x8, #448]
bsl v9.16b, v1.16b, v21.16b
sli v19.2d, v17.2d, #41
xar v13.2d, v13.2d, v27.2d, #6
add v22.2d, v11.2d, v22.2d
xar v19.2d, v19.2d, v17.2d, #4
xar v13.2d, v13.2d, v27.2d, #28
add v22.2d, v17.2d, v22.2d
xar v19.2d, v19.2d, v17.2d, #14
mov v25.16b, v17.16b
bsl v25.16b, v15.16b, v18.16b
add v13.2d, v13.2d, v9.2d
add v23.2d, v23.2d, v19.2d
add v23.2d, v23.2d, v25.2d
add v13.2d, v23.2d, v13.2d
add v23.2d, v7.2d, v23.2d
ushr v28.2d, v13.2d, #5
ldr q29, [x1, #112]
eor v6.16b, v13.16b, v27.16b
ushr v18.2d, v23.2d, #23
sli v28.2d, v13.2d, #59
ldr q9, [x8, #464]
bsl v6.16b, v21.16b, v27.16b
sli v18.2d, v23.2d, #41
xar v28.2d, v28.2d, v13.2d, #6
add v9.2d, v29.2d, v9.2d
xar v18.2d, v18.2d, v23.2d, #4
xar v28.2d, v28.2d, v13.2d, #28
add v9.2d, v23.2d, v9.2d
xar v18.2d, v18.2d, v23.2d, #14
mov v19.16b, v23.16b
bsl v19.16b, v17.16b, v15.16b
add v28.2d, v28.2d, v6.2d
add v26.2d, v26.2d, v18.2d
add v26.2d, v26.2d, v19.2d
add v1.2d, v1.2d, v26.2d
add v26.2d, v26.2d, v28.2d
ushr v25.2d, v1.2d, #23
ldr q15, [x1, #128]
ldr q6, [x8, #480]
ushr v18.2d, v26.2d, #5
sli v25.2d, v1.2d, #41
eor v19.16b, v26.16b, v13.16b
add v6.2d, v15.2d, v6.2d
sli v18.2d, v26.2d, #59
xar v25.2d, v25.2d, v1.2d, #4
bsl v19.16b, v27.16b, v13.16b
add v6.2d, v1.2d, v6.2d
xar v18.2d, v18.2d, v26.2d, #6
xar v25.2d, v25.2d, v1.2d, #14
mov v28.16b, v1.16b
bsl v28.16b, v23.16b, v17.16b
xar v18.2d, v18.2d, v26.2d, #28
add v31.2d, v31.2d, v25.2d
add v18.2d, v18.2d, v19.2d
add v31.2d, v31.2d, v28.2d
add v21.2d, v21.2d, v31.2d
add v31.2d, v31.2d, v18.2d
ushr v17.2d, v21.2d, #23
ldr q25, [x1, #144]
ldr q19, [x8, #496]
ushr v28.2d, v31.2d, #5
sli v17.2d, v21.2d, #41
xar v17.2d, v17.2d, v21.2d, #4
xar v17.2d, v17.2d, v21.2d, #14
add v22.2d, v22.2d, v17.2d
mov v18.16b, v21.16b
bsl v18.16b, v1.16b, v23.16b
add v22.2d, v22.2d, v18.2d
add v27.2d, v27.2d, v22.2d
sli v28.2d, v31.2d, #59
xar v28.2d, v28.2d, v31.2d, #6
xar v28.2d, v28.2d, v31.2d, #28
eor v17.16b, v31.16b, v26.16b
bsl v17.16b, v13.16b, v26.16b
add v28.2d, v28.2d, v17.2d
add v22.2d, v22.2d, v28.2d
ushr v23.2d, v27.2d, #23
sli v23.2d, v27.2d, #41
xar v23.2d, v23.2d, v27.2d, #4
xar v23.2d, v23.2d, v27.2d, #14
add v9.2d, v9.2d, v23.2d
mov v18.16b, v27.16b
bsl v18.16b, v21.16b, v1.16b
add v9.2d, v9.2d, v18.2d
add v13.2d, v13.2d, v9.2d
ushr v17.2d, v22.2d, #5
sli v17.2d, v22.2d, #59
xar v17.2d, v17.2d, v22.2d, #6
xar v17.2d, v17.2d, v22.2d, #28
eor v28.16b, v22.16b, v31.16b
bsl v28.16b, v26.16b, v31.16b
add v17.2d, v17.2d, v28.2d
add v9.2d, v9.2d, v17.2d
ushr v23.2d, v13.2d, #23
sli v23.2d, v13.2d, #41
xar v23.2d, v23.2d, v13.2d, #4
xar v23.2d, v23.2d, v13.2d, #14
add v6.2d, v6.2d, v23.2d
mov v1.16b, v13.16b
bsl v1.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v1.2d
add v26.2d, v26.2d, v6.2d
ushr v18.2d, v9.2d, #5
sli v18.2d, v9.2d, #59
xar v18.2d, v18.2d, v9.2d, #6
xar v18.2d, v18.2d, v9.2d, #28
eor v28.16b, v9.16b, v22.16b
bsl v28.16b, v31.16b, v22.16b
add v18.2d, v18.2d, v28.2d
add v6.2d, v6.2d, v18.2d
add v19.2d, v25.2d, v19.2d
add v21.2d, v21.2d, v19.2d
ushr v17.2d, v26.2d, #23
sli v17.2d, v26.2d, #41
xar v17.2d, v17.2d, v26.2d, #4
xar v17.2d, v17.2d, v26.2d, #14
add v21.2d, v21.2d, v17.2d
mov v23.16b, v26.16b
bsl v23.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v23.2d
add v31.2d, v31.2d, v21.2d
ushr v1.2d, v6.2d, #5
sli v1.2d, v6.2d, #59
xar v1.2d, v1.2d, v6.2d, #6
xar v1.2d, v1.2d, v6.2d, #28
eor v28.16b, v6.16b, v9.16b
bsl v28.16b, v22.16b, v9.16b
add v1.2d, v1.2d, v28.2d
add v21.2d, v21.2d, v1.2d
ldr q18, [x1, #160]
ldr q19, [x8, #512]
add v19.2d, v18.2d, v19.2d
add v27.2d, v27.2d, v19.2d
ushr v17.2d, v31.2d, #23
sli v17.2d, v31.2d, #41
xar v17.2d, v17.2d, v31.2d, #4
xar v17.2d, v17.2d, v31.2d, #14
add v27.2d, v27.2d, v17.2d
mov v23.16b, v31.16b
bsl v23.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v23.2d
add v22.2d, v22.2d, v27.2d
ushr v28.2d, v21.2d, #5
sli v28.2d, v21.2d, #59
xar v28.2d, v28.2d, v21.2d, #6
xar v28.2d, v28.2d, v21.2d, #28
eor v1.16b, v21.16b, v6.16b
bsl v1.16b, v9.16b, v6.16b
add v28.2d, v28.2d, v1.2d
add v27.2d, v27.2d, v28.2d
ldr q19, [x1, #176]
ldr q17, [x8, #528]
add v17.2d, v19.2d, v17.2d
add v13.2d, v13.2d, v17.2d
ushr v23.2d, v22.2d, #23
sli v23.2d, v22.2d, #41
xar v23.2d, v23.2d, v22.2d, #4
xar v23.2d, v23.2d, v22.2d, #14
add v13.2d, v13.2d, v23.2d
mov v1.16b, v22.16b
bsl v1.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v1.2d
add v9.2d, v9.2d, v13.2d
ushr v28.2d, v27.2d, #5
sli v28.2d, v27.2d, #59
xar v28.2d, v28.2d, v27.2d, #6
xar v28.2d, v28.2d, v27.2d, #28
eor v17.16b, v27.16b, v21.16b
bsl v17.16b, v6.16b, v21.16b
add v28.2d, v28.2d, v17.2d
add v13.2d, v13.2d, v28.2d
ldr q23, [x1, #192]
ldr q1, [x8, #544]
add v1.2d, v23.2d, v1.2d
add v26.2d, v26.2d, v1.2d
ushr v17.2d, v9.2d, #23
sli v17.2d, v9.2d, #41
xar v17.2d, v17.2d, v9.2d, #4
xar v17.2d, v17.2d, v9.2d, #14
add v26.2d, v26.2d, v17.2d
mov v28.16b, v9.16b
bsl v28.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v28.2d
add v6.2d, v6.2d, v26.2d
ushr v1.2d, v13.2d, #5
sli v1.2d, v13.2d, #59
xar v1.2d, v1.2d, v13.2d, #6
xar v1.2d, v1.2d, v13.2d, #28
eor v17.16b, v13.16b, v27.16b
bsl v17.16b, v21.16b, v27.16b
add v1.2d, v1.2d, v17.2d
add v26.2d, v26.2d, v1.2d
ldr q28, [x1, #208]
ldr q17, [x8, #560]
add v17.2d, v28.2d, v17.2d
add v31.2d, v31.2d, v17.2d
ushr v1.2d, v6.2d, #23
sli v1.2d, v6.2d, #41
xar v1.2d, v1.2d, v6.2d, #4
xar v1.2d, v1.2d, v6.2d, #14
add v31.2d, v31.2d, v1.2d
mov v17.16b, v6.16b
bsl v17.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v17.2d
add v21.2d, v21.2d, v31.2d
ushr v1.2d, v26.2d, #5
sli v1.2d, v26.2d, #59
xar v1.2d, v1.2d, v26.2d, #6
xar v1.2d, v1.2d, v26.2d, #28
eor v17.16b, v26.16b, v13.16b
bsl v17.16b, v27.16b, v13.16b
add v1.2d, v1.2d, v17.2d
add v31.2d, v31.2d, v1.2d
ldr q17, [x1, #224]
ldr q1, [x8, #576]
add v1.2d, v17.2d, v1.2d
add v22.2d, v22.2d, v1.2d
ushr v1.2d, v21.2d, #23
sli v1.2d, v21.2d, #41
xar v1.2d, v1.2d, v21.2d, #4
xar v1.2d, v1.2d, v21.2d, #14
add v22.2d, v22.2d, v1.2d
mov v1.16b, v21.16b
bsl v1.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v1.2d
add v27.2d, v27.2d, v22.2d
ushr v1.2d, v31.2d, #5
sli v1.2d, v31.2d, #59
xar v1.2d, v1.2d, v31.2d, #6
xar v1.2d, v1.2d, v31.2d, #28
eor v7.16b, v31.16b, v26.16b
bsl v7.16b, v13.16b, v26.16b
add v1.2d, v1.2d, v7.2d
add v22.2d, v22.2d, v1.2d
ldr q7, [x1, #240]
ldr q1, [x8, #592]
add v1.2d, v7.2d, v1.2d
add v9.2d, v9.2d, v1.2d
ushr v1.2d, v27.2d, #23
sli v1.2d, v27.2d, #41
xar v1.2d, v1.2d, v27.2d, #4
xar v1.2d, v1.2d, v27.2d, #14
add v9.2d, v9.2d, v1.2d
mov v1.16b, v27.16b
bsl v1.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v1.2d
add v13.2d, v13.2d, v9.2d
ushr v1.2d, v22.2d, #5
sli v1.2d, v22.2d, #59
xar v1.2d, v1.2d, v22.2d, #6
xar v1.2d, v1.2d, v22.2d, #28
eor v3.16b, v22.16b, v31.16b
bsl v3.16b, v26.16b, v31.16b
add v1.2d, v1.2d, v3.2d
add v9.2d, v9.2d, v1.2d
ushr v3.2d, v14.2d, #7
mov v1.16b, v3.16b
sli v1.2d, v14.2d, #57
xar v1.2d, v1.2d, v14.2d, #1
eor v3.16b, v3.16b, v1.16b
add v3.2d, v3.2d, v0.2d
ushr v1.2d, v17.2d, #6
ushr v0.2d, v17.2d, #42
sli v0.2d, v17.2d, #22
xar v0.2d, v0.2d, v17.2d, #19
eor v1.16b, v1.16b, v0.16b
add v1.2d, v1.2d, v25.2d
add v1.2d, v1.2d, v3.2d
ldr q0, [x8, #608]
add v0.2d, v1.2d, v0.2d
add v6.2d, v6.2d, v0.2d
ushr v3.2d, v13.2d, #23
sli v3.2d, v13.2d, #41
xar v3.2d, v3.2d, v13.2d, #4
xar v3.2d, v3.2d, v13.2d, #14
add v6.2d, v6.2d, v3.2d
mov v0.16b, v13.16b
bsl v0.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v0.2d
add v26.2d, v26.2d, v6.2d
ushr v3.2d, v9.2d, #5
sli v3.2d, v9.2d, #59
xar v3.2d, v3.2d, v9.2d, #6
xar v3.2d, v3.2d, v9.2d, #28
eor v0.16b, v9.16b, v22.16b
bsl v0.16b, v31.16b, v22.16b
add v3.2d, v3.2d, v0.2d
add v6.2d, v6.2d, v3.2d
ushr v0.2d, v16.2d, #7
mov v3.16b, v0.16b
sli v3.2d, v16.2d, #57
xar v3.2d, v3.2d, v16.2d, #1
eor v0.16b, v0.16b, v3.16b
add v0.2d, v0.2d, v14.2d
ushr v3.2d, v7.2d, #6
ushr v14.2d, v7.2d, #42
sli v14.2d, v7.2d, #22
xar v14.2d, v14.2d, v7.2d, #19
eor v3.16b, v3.16b, v14.16b
add v3.2d, v3.2d, v18.2d
add v3.2d, v3.2d, v0.2d
ldr q14, [x8, #624]
add v14.2d, v3.2d, v14.2d
add v21.2d, v21.2d, v14.2d
ushr v0.2d, v26.2d, #23
sli v0.2d, v26.2d, #41
xar v0.2d, v0.2d, v26.2d, #4
xar v0.2d, v0.2d, v26.2d, #14
add v21.2d, v21.2d, v0.2d
mov v14.16b, v26.16b
bsl v14.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v14.2d
add v31.2d, v31.2d, v21.2d
ushr v0.2d, v6.2d, #5
sli v0.2d, v6.2d, #59
xar v0.2d, v0.2d, v6.2d, #6
xar v0.2d, v0.2d, v6.2d, #28
eor v14.16b, v6.16b, v9.16b
bsl v14.16b, v22.16b, v9.16b
add v0.2d, v0.2d, v14.2d
add v21.2d, v21.2d, v0.2d
ushr v14.2d, v20.2d, #7
mov v0.16b, v14.16b
sli v0.2d, v20.2d, #57
xar v0.2d, v0.2d, v20.2d, #1
eor v14.16b, v14.16b, v0.16b
add v14.2d, v14.2d, v16.2d
ushr v0.2d, v1.2d, #6
ushr v16.2d, v1.2d, #42
sli v16.2d, v1.2d, #22
xar v16.2d, v16.2d, v1.2d, #19
eor v0.16b, v0.16b, v16.16b
add v0.2d, v0.2d, v19.2d
add v0.2d, v0.2d, v14.2d
ldr q16, [x8, #640]
add v16.2d, v0.2d, v16.2d
add v27.2d, v27.2d, v16.2d
ushr v14.2d, v31.2d, #23
sli v14.2d, v31.2d, #41
xar v14.2d, v14.2d, v31.2d, #4
xar v14.2d, v14.2d, v31.2d, #14
add v27.2d, v27.2d, v14.2d
mov v16.16b, v31.16b
bsl v16.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v16.2d
add v22.2d, v22.2d, v27.2d
ushr v14.2d, v21.2d, #5
sli v14.2d, v21.2d, #59
xar v14.2d, v14.2d, v21.2d, #6
xar v14.2d, v14.2d, v21.2d, #28
eor v16.16b, v21.16b, v6.16b
bsl v16.16b, v9.16b, v6.16b
add v14.2d, v14.2d, v16.2d
add v27.2d, v27.2d, v14.2d
ushr v16.2d, v24.2d, #7
mov v14.16b, v16.16b
sli v14.2d, v24.2d, #57
xar v14.2d, v14.2d, v24.2d, #1
eor v16.16b, v16.16b, v14.16b
add v16.2d, v16.2d, v20.2d
ushr v14.2d, v3.2d, #6
ushr v20.2d, v3.2d, #42
sli v20.2d, v3.2d, #22
xar v20.2d, v20.2d, v3.2d, #19
eor v14.16b, v14.16b, v20.16b
add v14.2d, v14.2d, v23.2d
add v14.2d, v14.2d, v16.2d
ldr q20, [x8, #656]
add v20.2d, v14.2d, v20.2d
add v13.2d, v13.2d, v20.2d
ushr v16.2d, v22.2d, #23
sli v16.2d, v22.2d, #41
xar v16.2d, v16.2d, v22.2d, #4
xar v16.2d, v16.2d, v22.2d, #14
add v13.2d, v13.2d, v16.2d
mov v20.16b, v22.16b
bsl v20.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v20.2d
add v9.2d, v9.2d, v13.2d
ushr v16.2d, v27.2d, #5
sli v16.2d, v27.2d, #59
xar v16.2d, v16.2d, v27.2d, #6
xar v16.2d, v16.2d, v27.2d, #28
eor v20.16b, v27.16b, v21.16b
bsl v20.16b, v6.16b, v21.16b
add v16.2d, v16.2d, v20.2d
add v13.2d, v13.2d, v16.2d
ushr v20.2d, v30.2d, #7
mov v16.16b, v20.16b
sli v16.2d, v30.2d, #57
xar v16.2d, v16.2d, v30.2d, #1
eor v20.16b, v20.16b, v16.16b
add v20.2d, v20.2d, v24.2d
ushr v16.2d, v0.2d, #6
ushr v24.2d, v0.2d, #42
sli v24.2d, v0.2d, #22
xar v24.2d, v24.2d, v0.2d, #19
eor v16.16b, v16.16b, v24.16b
add v16.2d, v16.2d, v28.2d
add v16.2d, v16.2d, v20.2d
ldr q24, [x8, #672]
add v24.2d, v16.2d, v24.2d
add v26.2d, v26.2d, v24.2d
ushr v20.2d, v9.2d, #23
sli v20.2d, v9.2d, #41
xar v20.2d, v20.2d, v9.2d, #4
xar v20.2d, v20.2d, v9.2d, #14
add v26.2d, v26.2d, v20.2d
mov v24.16b, v9.16b
bsl v24.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v24.2d
add v6.2d, v6.2d, v26.2d
ushr v20.2d, v13.2d, #5
sli v20.2d, v13.2d, #59
xar v20.2d, v20.2d, v13.2d, #6
xar v20.2d, v20.2d, v13.2d, #28
eor v24.16b, v13.16b, v27.16b
bsl v24.16b, v21.16b, v27.16b
add v20.2d, v20.2d, v24.2d
add v26.2d, v26.2d, v20.2d
ushr v24.2d, v11.2d, #7
mov v20.16b, v24.16b
sli v20.2d, v11.2d, #57
xar v20.2d, v20.2d, v11.2d, #1
eor v24.16b, v24.16b, v20.16b
add v24.2d, v24.2d, v30.2d
ushr v20.2d, v14.2d, #6
ushr v30.2d, v14.2d, #42
sli v30.2d, v14.2d, #22
xar v30.2d, v30.2d, v14.2d, #19
eor v20.16b, v20.16b, v30.16b
add v20.2d, v20.2d, v17.2d
add v20.2d, v20.2d, v24.2d
ldr q30, [x8, #688]
add v30.2d, v20.2d, v30.2d
add v31.2d, v31.2d, v30.2d
ushr v24.2d, v6.2d, #23
sli v24.2d, v6.2d, #41
xar v24.2d, v24.2d, v6.2d, #4
xar v24.2d, v24.2d, v6.2d, #14
add v31.2d, v31.2d, v24.2d
mov v30.16b, v6.16b
bsl v30.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ushr v24.2d, v26.2d, #5
sli v24.2d, v26.2d, #59
xar v24.2d, v24.2d, v26.2d, #6
xar v24.2d, v24.2d, v26.2d, #28
eor v30.16b, v26.16b, v13.16b
bsl v30.16b, v27.16b, v13.16b
add v24.2d, v24.2d, v30.2d
add v31.2d, v31.2d, v24.2d
ushr v30.2d, v29.2d, #7
mov v24.16b, v30.16b
sli v24.2d, v29.2d, #57
xar v24.2d, v24.2d, v29.2d, #1
eor v30.16b, v30.16b, v24.16b
add v30.2d, v30.2d, v11.2d
ushr v24.2d, v16.2d, #6
ushr v11.2d, v16.2d, #42
sli v11.2d, v16.2d, #22
xar v11.2d, v11.2d, v16.2d, #19
eor v24.16b, v24.16b, v11.16b
add v24.2d, v24.2d, v7.2d
add v24.2d, v24.2d, v30.2d
ldr q11, [x8, #704]
add v11.2d, v24.2d, v11.2d
add v22.2d, v22.2d, v11.2d
ushr v30.2d, v21.2d, #23
sli v30.2d, v21.2d, #41
xar v30.2d, v30.2d, v21.2d, #4
xar v30.2d, v30.2d, v21.2d, #14
add v22.2d, v22.2d, v30.2d
mov v11.16b, v21.16b
bsl v11.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v11.2d
add v27.2d, v27.2d, v22.2d
ushr v30.2d, v31.2d, #5
sli v30.2d, v31.2d, #59
xar v30.2d, v30.2d, v31.2d, #6
xar v30.2d, v30.2d, v31.2d, #28
eor v11.16b, v31.16b, v26.16b
bsl v11.16b, v13.16b, v26.16b
add v30.2d, v30.2d, v11.2d
add v22.2d, v22.2d, v30.2d
ushr v11.2d, v15.2d, #7
mov v30.16b, v11.16b
sli v30.2d, v15.2d, #57
xar v30.2d, v30.2d, v15.2d, #1
eor v11.16b, v11.16b, v30.16b
add v11.2d, v11.2d, v29.2d
ushr v30.2d, v20.2d, #6
ushr v29.2d, v20.2d, #42
sli v29.2d, v20.2d, #22
xar v29.2d, v29.2d, v20.2d, #19
eor v30.16b, v30.16b, v29.16b
add v30.2d, v30.2d, v1.2d
add v30.2d, v30.2d, v11.2d
ldr q29, [x8, #720]
add v29.2d, v30.2d, v29.2d
add v9.2d, v9.2d, v29.2d
ushr v11.2d, v27.2d, #23
sli v11.2d, v27.2d, #41
xar v11.2d, v11.2d, v27.2d, #4
xar v11.2d, v11.2d, v27.2d, #14
add v9.2d, v9.2d, v11.2d
mov v29.16b, v27.16b
bsl v29.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v29.2d
add v13.2d, v13.2d, v9.2d
ushr v11.2d, v22.2d, #5
sli v11.2d, v22.2d, #59
xar v11.2d, v11.2d, v22.2d, #6
xar v11.2d, v11.2d, v22.2d, #28
eor v29.16b, v22.16b, v31.16b
bsl v29.16b, v26.16b, v31.16b
add v11.2d, v11.2d, v29.2d
add v9.2d, v9.2d, v11.2d
ushr v29.2d, v25.2d, #7
mov v11.16b, v29.16b
sli v11.2d, v25.2d, #57
xar v11.2d, v11.2d, v25.2d, #1
eor v29.16b, v29.16b, v11.16b
add v29.2d, v29.2d, v15.2d
ushr v11.2d, v24.2d, #6
ushr v15.2d, v24.2d, #42
sli v15.2d, v24.2d, #22
xar v15.2d, v15.2d, v24.2d, #19
eor v11.16b, v11.16b, v15.16b
add v11.2d, v11.2d, v3.2d
add v11.2d, v11.2d, v29.2d
ldr q15, [x8, #736]
add v15.2d, v11.2d, v15.2d
add v6.2d, v6.2d, v15.2d
ushr v29.2d, v13.2d, #23
sli v29.2d, v13.2d, #41
xar v29.2d, v29.2d, v13.2d, #4
xar v29.2d, v29.2d, v13.2d, #14
add v6.2d, v6.2d, v29.2d
mov v15.16b, v13.16b
bsl v15.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v15.2d
add v26.2d, v26.2d, v6.2d
ushr v29.2d, v9.2d, #5
sli v29.2d, v9.2d, #59
xar v29.2d, v29.2d, v9.2d, #6
xar v29.2d, v29.2d, v9.2d, #28
eor v15.16b, v9.16b, v22.16b
bsl v15.16b, v31.16b, v22.16b
add v29.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v29.2d
ushr v15.2d, v18.2d, #7
mov v29.16b, v15.16b
sli v29.2d, v18.2d, #57
xar v29.2d, v29.2d, v18.2d, #1
eor v15.16b, v15.16b, v29.16b
add v15.2d, v15.2d, v25.2d
ushr v29.2d, v30.2d, #6
ushr v25.2d, v30.2d, #42
sli v25.2d, v30.2d, #22
xar v25.2d, v25.2d, v30.2d, #19
eor v29.16b, v29.16b, v25.16b
add v29.2d, v29.2d, v0.2d
add v29.2d, v29.2d, v15.2d
ldr q25, [x8, #752]
add v25.2d, v29.2d, v25.2d
add v21.2d, v21.2d, v25.2d
ushr v15.2d, v26.2d, #23
sli v15.2d, v26.2d, #41
xar v15.2d, v15.2d, v26.2d, #4
xar v15.2d, v15.2d, v26.2d, #14
add v21.2d, v21.2d, v15.2d
mov v25.16b, v26.16b
bsl v25.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v25.2d
add v31.2d, v31.2d, v21.2d
ushr v15.2d, v6.2d, #5
sli v15.2d, v6.2d, #59
xar v15.2d, v15.2d, v6.2d, #6
xar v15.2d, v15.2d, v6.2d, #28
eor v25.16b, v6.16b, v9.16b
bsl v25.16b, v22.16b, v9.16b
add v15.2d, v15.2d, v25.2d
add v21.2d, v21.2d, v15.2d
ushr v25.2d, v19.2d, #7
mov v15.16b, v25.16b
sli v15.2d, v19.2d, #57
xar v15.2d, v15.2d, v19.2d, #1
eor v25.16b, v25.16b, v15.16b
add v25.2d, v25.2d, v18.2d
ushr v15.2d, v11.2d, #6
ushr v18.2d, v11.2d, #42
sli v18.2d, v11.2d, #22
xar v18.2d, v18.2d, v11.2d, #19
eor v15.16b, v15.16b, v18.16b
add v15.2d, v15.2d, v14.2d
add v15.2d, v15.2d, v25.2d
ldr q18, [x8, #768]
add v18.2d, v15.2d, v18.2d
add v27.2d, v27.2d, v18.2d
ushr v25.2d, v31.2d, #23
sli v25.2d, v31.2d, #41
xar v25.2d, v25.2d, v31.2d, #4
xar v25.2d, v25.2d, v31.2d, #14
add v27.2d, v27.2d, v25.2d
mov v18.16b, v31.16b
bsl v18.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v18.2d
add v22.2d, v22.2d, v27.2d
ushr v25.2d, v21.2d, #5
sli v25.2d, v21.2d, #59
xar v25.2d, v25.2d, v21.2d, #6
xar v25.2d, v25.2d, v21.2d, #28
eor v18.16b, v21.16b, v6.16b
bsl v18.16b, v9.16b, v6.16b
add v25.2d, v25.2d, v18.2d
add v27.2d, v27.2d, v25.2d
ushr v18.2d, v23.2d, #7
mov v25.16b, v18.16b
sli v25.2d, v23.2d, #57
xar v25.2d, v25.2d, v23.2d, #1
eor v18.16b, v18.16b, v25.16b
add v18.2d, v18.2d, v19.2d
ushr v25.2d, v29.2d, #6
ushr v19.2d, v29.2d, #42
sli v19.2d, v29.2d, #22
xar v19.2d, v19.2d, v29.2d, #19
eor v25.16b, v25.16b, v19.16b
add v25.2d, v25.2d, v16.2d
add v25.2d, v25.2d, v18.2d
ldr q19, [x8, #784]
add v19.2d, v25.2d, v19.2d
add v13.2d, v13.2d, v19.2d
ushr v18.2d, v22.2d, #23
sli v18.2d, v22.2d, #41
xar v18.2d, v18.2d, v22.2d, #4
xar v18.2d, v18.2d, v22.2d, #14
add v13.2d, v13.2d, v18.2d
mov v19.16b, v22.16b
bsl v19.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v19.2d
add v9.2d, v9.2d, v13.2d
ushr v18.2d, v27.2d, #5
sli v18.2d, v27.2d, #59
xar v18.2d, v18.2d, v27.2d, #6
xar v18.2d, v18.2d, v27.2d, #28
eor v19.16b, v27.16b, v21.16b
bsl v19.16b, v6.16b, v21.16b
add v18.2d, v18.2d, v19.2d
add v13.2d, v13.2d, v18.2d
ushr v19.2d, v28.2d, #7
mov v18.16b, v19.16b
sli v18.2d, v28.2d, #57
xar v18.2d, v18.2d, v28.2d, #1
eor v19.16b, v19.16b, v18.16b
add v19.2d, v19.2d, v23.2d
ushr v18.2d, v15.2d, #6
ushr v23.2d, v15.2d, #42
sli v23.2d, v15.2d, #22
xar v23.2d, v23.2d, v15.2d, #19
eor v18.16b, v18.16b, v23.16b
add v18.2d, v18.2d, v20.2d
add v18.2d, v18.2d, v19.2d
ldr q23, [x8, #800]
add v23.2d, v18.2d, v23.2d
add v26.2d, v26.2d, v23.2d
ushr v19.2d, v9.2d, #23
sli v19.2d, v9.2d, #41
xar v19.2d, v19.2d, v9.2d, #4
xar v19.2d, v19.2d, v9.2d, #14
add v26.2d, v26.2d, v19.2d
mov v23.16b, v9.16b
bsl v23.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v23.2d
add v6.2d, v6.2d, v26.2d
ushr v19.2d, v13.2d, #5
sli v19.2d, v13.2d, #59
xar v19.2d, v19.2d, v13.2d, #6
xar v19.2d, v19.2d, v13.2d, #28
eor v23.16b, v13.16b, v27.16b
bsl v23.16b, v21.16b, v27.16b
add v19.2d, v19.2d, v23.2d
add v26.2d, v26.2d, v19.2d
ushr v23.2d, v17.2d, #7
mov v19.16b, v23.16b
sli v19.2d, v17.2d, #57
xar v19.2d, v19.2d, v17.2d, #1
eor v23.16b, v23.16b, v19.16b
add v23.2d, v23.2d, v28.2d
ushr v19.2d, v25.2d, #6
ushr v28.2d, v25.2d, #42
sli v28.2d, v25.2d, #22
xar v28.2d, v28.2d, v25.2d, #19
eor v19.16b, v19.16b, v28.16b
add v19.2d, v19.2d, v24.2d
add v19.2d, v19.2d, v23.2d
ldr q28, [x8, #816]
add v28.2d, v19.2d, v28.2d
add v31.2d, v31.2d, v28.2d
ushr v23.2d, v6.2d, #23
sli v23.2d, v6.2d, #41
xar v23.2d, v23.2d, v6.2d, #4
xar v23.2d, v23.2d, v6.2d, #14
add v31.2d, v31.2d, v23.2d
mov v28.16b, v6.16b
bsl v28.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v28.2d
add v21.2d, v21.2d, v31.2d
ushr v23.2d, v26.2d, #5
sli v23.2d, v26.2d, #59
xar v23.2d, v23.2d, v26.2d, #6
xar v23.2d, v23.2d, v26.2d, #28
eor v28.16b, v26.16b, v13.16b
bsl v28.16b, v27.16b, v13.16b
add v23.2d, v23.2d, v28.2d
add v31.2d, v31.2d, v23.2d
ushr v28.2d, v7.2d, #7
mov v23.16b, v28.16b
sli v23.2d, v7.2d, #57
xar v23.2d, v23.2d, v7.2d, #1
eor v28.16b, v28.16b, v23.16b
add v28.2d, v28.2d, v17.2d
ushr v23.2d, v18.2d, #6
ushr v17.2d, v18.2d, #42
sli v17.2d, v18.2d, #22
xar v17.2d, v17.2d, v18.2d, #19
eor v23.16b, v23.16b, v17.16b
add v23.2d, v23.2d, v30.2d
add v23.2d, v23.2d, v28.2d
ldr q17, [x8, #832]
add v17.2d, v23.2d, v17.2d
add v22.2d, v22.2d, v17.2d
ushr v28.2d, v21.2d, #23
sli v28.2d, v21.2d, #41
xar v28.2d, v28.2d, v21.2d, #4
xar v28.2d, v28.2d, v21.2d, #14
add v22.2d, v22.2d, v28.2d
mov v17.16b, v21.16b
bsl v17.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v17.2d
add v27.2d, v27.2d, v22.2d
ushr v28.2d, v31.2d, #5
sli v28.2d, v31.2d, #59
xar v28.2d, v28.2d, v31.2d, #6
xar v28.2d, v28.2d, v31.2d, #28
eor v17.16b, v31.16b, v26.16b
bsl v17.16b, v13.16b, v26.16b
add v28.2d, v28.2d, v17.2d
add v22.2d, v22.2d, v28.2d
ushr v17.2d, v1.2d, #7
mov v28.16b, v17.16b
sli v28.2d, v1.2d, #57
xar v28.2d, v28.2d, v1.2d, #1
eor v17.16b, v17.16b, v28.16b
add v17.2d, v17.2d, v7.2d
ushr v28.2d, v19.2d, #6
ushr v7.2d, v19.2d, #42
sli v7.2d, v19.2d, #22
xar v7.2d, v7.2d, v19.2d, #19
eor v28.16b, v28.16b, v7.16b
add v28.2d, v28.2d, v11.2d
add v28.2d, v28.2d, v17.2d
ldr q7, [x8, #848]
add v7.2d, v28.2d, v7.2d
add v9.2d, v9.2d, v7.2d
ushr v17.2d, v27.2d, #23
sli v17.2d, v27.2d, #41
xar v17.2d, v17.2d, v27.2d, #4
xar v17.2d, v17.2d, v27.2d, #14
add v9.2d, v9.2d, v17.2d
mov v7.16b, v27.16b
bsl v7.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v7.2d
add v13.2d, v13.2d, v9.2d
ushr v17.2d, v22.2d, #5
sli v17.2d, v22.2d, #59
xar v17.2d, v17.2d, v22.2d, #6
xar v17.2d, v17.2d, v22.2d, #28
eor v7.16b, v22.16b, v31.16b
bsl v7.16b, v26.16b, v31.16b
add v17.2d, v17.2d, v7.2d
add v9.2d, v9.2d, v17.2d
ushr v7.2d, v3.2d, #7
mov v17.16b, v7.16b
sli v17.2d, v3.2d, #57
xar v17.2d, v17.2d, v3.2d, #1
eor v7.16b, v7.16b, v17.16b
add v7.2d, v7.2d, v1.2d
ushr v17.2d, v23.2d, #6
ushr v1.2d, v23.2d, #42
sli v1.2d, v23.2d, #22
xar v1.2d, v1.2d, v23.2d, #19
eor v17.16b, v17.16b, v1.16b
add v17.2d, v17.2d, v29.2d
add v17.2d, v17.2d, v7.2d
ldr q1, [x8, #864]
add v1.2d, v17.2d, v1.2d
add v6.2d, v6.2d, v1.2d
ushr v7.2d, v13.2d, #23
sli v7.2d, v13.2d, #41
xar v7.2d, v7.2d, v13.2d, #4
xar v7.2d, v7.2d, v13.2d, #14
add v6.2d, v6.2d, v7.2d
mov v1.16b, v13.16b
bsl v1.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v1.2d
add v26.2d, v26.2d, v6.2d
ushr v7.2d, v9.2d, #5
sli v7.2d, v9.2d, #59
xar v7.2d, v7.2d, v9.2d, #6
xar v7.2d, v7.2d, v9.2d, #28
eor v1.16b, v9.16b, v22.16b
bsl v1.16b, v31.16b, v22.16b
add v7.2d, v7.2d, v1.2d
add v6.2d, v6.2d, v7.2d
ushr v1.2d, v0.2d, #7
mov v7.16b, v1.16b
sli v7.2d, v0.2d, #57
xar v7.2d, v7.2d, v0.2d, #1
eor v1.16b, v1.16b, v7.16b
add v1.2d, v1.2d, v3.2d
ushr v7.2d, v28.2d, #6
ushr v3.2d, v28.2d, #42
sli v3.2d, v28.2d, #22
xar v3.2d, v3.2d, v28.2d, #19
eor v7.16b, v7.16b, v3.16b
add v7.2d, v7.2d, v15.2d
add v7.2d, v7.2d, v1.2d
ldr q3, [x8, #880]
add v3.2d, v7.2d, v3.2d
add v21.2d, v21.2d, v3.2d
ushr v1.2d, v26.2d, #23
sli v1.2d, v26.2d, #41
xar v1.2d, v1.2d, v26.2d, #4
xar v1.2d, v1.2d, v26.2d, #14
add v21.2d, v21.2d, v1.2d
mov v3.16b, v26.16b
bsl v3.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v3.2d
add v31.2d, v31.2d, v21.2d
ushr v1.2d, v6.2d, #5
sli v1.2d, v6.2d, #59
xar v1.2d, v1.2d, v6.2d, #6
xar v1.2d, v1.2d, v6.2d, #28
eor v3.16b, v6.16b, v9.16b
bsl v3.16b, v22.16b, v9.16b
add v1.2d, v1.2d, v3.2d
add v21.2d, v21.2d, v1.2d
ushr v3.2d, v14.2d, #7
mov v1.16b, v3.16b
sli v1.2d, v14.2d, #57
xar v1.2d, v1.2d, v14.2d, #1
eor v3.16b, v3.16b, v1.16b
add v3.2d, v3.2d, v0.2d
ushr v1.2d, v17.2d, #6
ushr v0.2d, v17.2d, #42
sli v0.2d, v17.2d, #22
xar v0.2d, v0.2d, v17.2d, #19
eor v1.16b, v1.16b, v0.16b
add v1.2d, v1.2d, v25.2d
add v1.2d, v1.2d, v3.2d
ldr q0, [x8, #896]
add v0.2d, v1.2d, v0.2d
add v27.2d, v27.2d, v0.2d
ushr v3.2d, v31.2d, #23
sli v3.2d, v31.2d, #41
xar v3.2d, v3.2d, v31.2d, #4
xar v3.2d, v3.2d, v31.2d, #14
add v27.2d, v27.2d, v3.2d
mov v0.16b, v31.16b
bsl v0.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v0.2d
add v22.2d, v22.2d, v27.2d
ushr v3.2d, v21.2d, #5
sli v3.2d, v21.2d, #59
xar v3.2d, v3.2d, v21.2d, #6
xar v3.2d, v3.2d, v21.2d, #28
eor v0.16b, v21.16b, v6.16b
bsl v0.16b, v9.16b, v6.16b
add v3.2d, v3.2d, v0.2d
add v27.2d, v27.2d, v3.2d
ushr v0.2d, v16.2d, #7
mov v3.16b, v0.16b
sli v3.2d, v16.2d, #57
xar v3.2d, v3.2d, v16.2d, #1
eor v0.16b, v0.16b, v3.16b
add v0.2d, v0.2d, v14.2d
ushr v3.2d, v7.2d, #6
ushr v14.2d, v7.2d, #42
sli v14.2d, v7.2d, #22
xar v14.2d, v14.2d, v7.2d, #19
eor v3.16b, v3.16b, v14.16b
add v3.2d, v3.2d, v18.2d
add v3.2d, v3.2d, v0.2d
ldr q14, [x8, #912]
add v14.2d, v3.2d, v14.2d
add v13.2d, v13.2d, v14.2d
ushr v0.2d, v22.2d, #23
sli v0.2d, v22.2d, #41
xar v0.2d, v0.2d, v22.2d, #4
xar v0.2d, v0.2d, v22.2d, #14
add v13.2d, v13.2d, v0.2d
mov v14.16b, v22.16b
bsl v14.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v14.2d
add v9.2d, v9.2d, v13.2d
ushr v0.2d, v27.2d, #5
sli v0.2d, v27.2d, #59
xar v0.2d, v0.2d, v27.2d, #6
xar v0.2d, v0.2d, v27.2d, #28
eor v14.16b, v27.16b, v21.16b
bsl v14.16b, v6.16b, v21.16b
add v0.2d, v0.2d, v14.2d
add v13.2d, v13.2d, v0.2d
ushr v14.2d, v20.2d, #7
mov v0.16b, v14.16b
sli v0.2d, v20.2d, #57
xar v0.2d, v0.2d, v20.2d, #1
eor v14.16b, v14.16b, v0.16b
add v14.2d, v14.2d, v16.2d
ushr v0.2d, v1.2d, #6
ushr v16.2d, v1.2d, #42
sli v16.2d, v1.2d, #22
xar v16.2d, v16.2d, v1.2d, #19
eor v0.16b, v0.16b, v16.16b
add v0.2d, v0.2d, v19.2d
add v0.2d, v0.2d, v14.2d
ldr q16, [x8, #928]
add v16.2d, v0.2d, v16.2d
add v26.2d, v26.2d, v16.2d
ushr v14.2d, v9.2d, #23
sli v14.2d, v9.2d, #41
xar v14.2d, v14.2d, v9.2d, #4
xar v14.2d, v14.2d, v9.2d, #14
add v26.2d, v26.2d, v14.2d
mov v16.16b, v9.16b
bsl v16.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v16.2d
add v6.2d, v6.2d, v26.2d
ushr v14.2d, v13.2d, #5
sli v14.2d, v13.2d, #59
xar v14.2d, v14.2d, v13.2d, #6
xar v14.2d, v14.2d, v13.2d, #28
eor v16.16b, v13.16b, v27.16b
bsl v16.16b, v21.16b, v27.16b
add v14.2d, v14.2d, v16.2d
add v26.2d, v26.2d, v14.2d
ushr v16.2d, v24.2d, #7
mov v14.16b, v16.16b
sli v14.2d, v24.2d, #57
xar v14.2d, v14.2d, v24.2d, #1
eor v16.16b, v16.16b, v14.16b
add v16.2d, v16.2d, v20.2d
ushr v14.2d, v3.2d, #6
ushr v20.2d, v3.2d, #42
sli v20.2d, v3.2d, #22
xar v20.2d, v20.2d, v3.2d, #19
eor v14.16b, v14.16b, v20.16b
add v14.2d, v14.2d, v23.2d
add v14.2d, v14.2d, v16.2d
ldr q20, [x8, #944]
add v20.2d, v14.2d, v20.2d
add v31.2d, v31.2d, v20.2d
ushr v16.2d, v6.2d, #23
sli v16.2d, v6.2d, #41
xar v16.2d, v16.2d, v6.2d, #4
xar v16.2d, v16.2d, v6.2d, #14
add v31.2d, v31.2d, v16.2d
mov v20.16b, v6.16b
bsl v20.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v20.2d
add v21.2d, v21.2d, v31.2d
ushr v16.2d, v26.2d, #5
sli v16.2d, v26.2d, #59
xar v16.2d, v16.2d, v26.2d, #6
xar v16.2d, v16.2d, v26.2d, #28
eor v20.16b, v26.16b, v13.16b
bsl v20.16b, v27.16b, v13.16b
add v16.2d, v16.2d, v20.2d
add v31.2d, v31.2d, v16.2d
ushr v20.2d, v30.2d, #7
mov v16.16b, v20.16b
sli v16.2d, v30.2d, #57
xar v16.2d, v16.2d, v30.2d, #1
eor v20.16b, v20.16b, v16.16b
add v20.2d, v20.2d, v24.2d
ushr v16.2d, v0.2d, #6
ushr v24.2d, v0.2d, #42
sli v24.2d, v0.2d, #22
xar v24.2d, v24.2d, v0.2d, #19
eor v16.16b, v16.16b, v24.16b
add v16.2d, v16.2d, v28.2d
add v16.2d, v16.2d, v20.2d
ldr q24, [x8, #960]
add v24.2d, v16.2d, v24.2d
add v22.2d, v22.2d, v24.2d
ushr v20.2d, v21.2d, #23
sli v20.2d, v21.2d, #41
xar v20.2d, v20.2d, v21.2d, #4
xar v20.2d, v20.2d, v21.2d, #14
add v22.2d, v22.2d, v20.2d
mov v24.16b, v21.16b
bsl v24.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v24.2d
add v27.2d, v27.2d, v22.2d
ushr v20.2d, v31.2d, #5
sli v20.2d, v31.2d, #59
xar v20.2d, v20.2d, v31.2d, #6
xar v20.2d, v20.2d, v31.2d, #28
eor v24.16b, v31.16b, v26.16b
bsl v24.16b, v13.16b, v26.16b
add v20.2d, v20.2d, v24.2d
add v22.2d, v22.2d, v20.2d
ushr v24.2d, v11.2d, #7
mov v20.16b, v24.16b
sli v20.2d, v11.2d, #57
xar v20.2d, v20.2d, v11.2d, #1
eor v24.16b, v24.16b, v20.16b
add v24.2d, v24.2d, v30.2d
ushr v20.2d, v14.2d, #6
ushr v30.2d, v14.2d, #42
sli v30.2d, v14.2d, #22
xar v30.2d, v30.2d, v14.2d, #19
eor v20.16b, v20.16b, v30.16b
add v20.2d, v20.2d, v17.2d
add v20.2d, v20.2d, v24.2d
ldr q30, [x8, #976]
add v30.2d, v20.2d, v30.2d
add v9.2d, v9.2d, v30.2d
ushr v24.2d, v27.2d, #23
sli v24.2d, v27.2d, #41
xar v24.2d, v24.2d, v27.2d, #4
xar v24.2d, v24.2d, v27.2d, #14
add v9.2d, v9.2d, v24.2d
mov v30.16b, v27.16b
bsl v30.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v30.2d
add v13.2d, v13.2d, v9.2d
ushr v24.2d, v22.2d, #5
sli v24.2d, v22.2d, #59
xar v24.2d, v24.2d, v22.2d, #6
xar v24.2d, v24.2d, v22.2d, #28
eor v30.16b, v22.16b, v31.16b
bsl v30.16b, v26.16b, v31.16b
add v24.2d, v24.2d, v30.2d
add v9.2d, v9.2d, v24.2d
ushr v30.2d, v29.2d, #7
mov v24.16b, v30.16b
sli v24.2d, v29.2d, #57
xar v24.2d, v24.2d, v29.2d, #1
eor v30.16b, v30.16b, v24.16b
add v30.2d, v30.2d, v11.2d
ushr v24.2d, v16.2d, #6
ushr v11.2d, v16.2d, #42
sli v11.2d, v16.2d, #22
xar v11.2d, v11.2d, v16.2d, #19
eor v24.16b, v24.16b, v11.16b
add v24.2d, v24.2d, v7.2d
add v24.2d, v24.2d, v30.2d
ldr q11, [x8, #992]
add v11.2d, v24.2d, v11.2d
add v6.2d, v6.2d, v11.2d
ushr v30.2d, v13.2d, #23
sli v30.2d, v13.2d, #41
xar v30.2d, v30.2d, v13.2d, #4
xar v30.2d, v30.2d, v13.2d, #14
add v6.2d, v6.2d, v30.2d
mov v11.16b, v13.16b
bsl v11.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v11.2d
add v26.2d, v26.2d, v6.2d
ushr v30.2d, v9.2d, #5
sli v30.2d, v9.2d, #59
xar v30.2d, v30.2d, v9.2d, #6
xar v30.2d, v30.2d, v9.2d, #28
eor v11.16b, v9.16b, v22.16b
bsl v11.16b, v31.16b, v22.16b
add v30.2d, v30.2d, v11.2d
add v6.2d, v6.2d, v30.2d
ushr v11.2d, v15.2d, #7
mov v30.16b, v11.16b
sli v30.2d, v15.2d, #57
xar v30.2d, v30.2d, v15.2d, #1
eor v11.16b, v11.16b, v30.16b
add v11.2d, v11.2d, v29.2d
ushr v30.2d, v20.2d, #6
ushr v29.2d, v20.2d, #42
sli v29.2d, v20.2d, #22
xar v29.2d, v29.2d, v20.2d, #19
eor v30.16b, v30.16b, v29.16b
add v30.2d, v30.2d, v1.2d
add v30.2d, v30.2d, v11.2d
ldr q29, [x8, #1008]
add v29.2d, v30.2d, v29.2d
add v21.2d, v21.2d, v29.2d
ushr v11.2d, v26.2d, #23
sli v11.2d, v26.2d, #41
xar v11.2d, v11.2d, v26.2d, #4
xar v11.2d, v11.2d, v26.2d, #14
add v21.2d, v21.2d, v11.2d
mov v29.16b, v26.16b
bsl v29.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v29.2d
add v31.2d, v31.2d, v21.2d
ushr v11.2d, v6.2d, #5
sli v11.2d, v6.2d, #59
xar v11.2d, v11.2d, v6.2d, #6
xar v11.2d, v11.2d, v6.2d, #28
eor v29.16b, v6.16b, v9.16b
bsl v29.16b, v22.16b, v9.16b
add v11.2d, v11.2d, v29.2d
add v21.2d, v21.2d, v11.2d
ushr v29.2d, v25.2d, #7
mov v11.16b, v29.16b
sli v11.2d, v25.2d, #57
xar v11.2d, v11.2d, v25.2d, #1
eor v29.16b, v29.16b, v11.16b
add v29.2d, v29.2d, v15.2d
ushr v11.2d, v24.2d, #6
ushr v15.2d, v24.2d, #42
sli v15.2d, v24.2d, #22
xar v15.2d, v15.2d, v24.2d, #19
eor v11.16b, v11.16b, v15.16b
add v11.2d, v11.2d, v3.2d
add v11.2d, v11.2d, v29.2d
ldr q15, [x8, #1024]
add v15.2d, v11.2d, v15.2d
add v27.2d, v27.2d, v15.2d
ushr v29.2d, v31.2d, #23
sli v29.2d, v31.2d, #41
xar v29.2d, v29.2d, v31.2d, #4
xar v29.2d, v29.2d, v31.2d, #14
add v27.2d, v27.2d, v29.2d
mov v15.16b, v31.16b
bsl v15.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v15.2d
add v22.2d, v22.2d, v27.2d
ushr v29.2d, v21.2d, #5
sli v29.2d, v21.2d, #59
xar v29.2d, v29.2d, v21.2d, #6
xar v29.2d, v29.2d, v21.2d, #28
eor v15.16b, v21.16b, v6.16b
bsl v15.16b, v9.16b, v6.16b
add v29.2d, v29.2d, v15.2d
add v27.2d, v27.2d, v29.2d
ushr v15.2d, v18.2d, #7
mov v29.16b, v15.16b
sli v29.2d, v18.2d, #57
xar v29.2d, v29.2d, v18.2d, #1
eor v15.16b, v15.16b, v29.16b
add v15.2d, v15.2d, v25.2d
ushr v29.2d, v30.2d, #6
ushr v25.2d, v30.2d, #42
sli v25.2d, v30.2d, #22
xar v25.2d, v25.2d, v30.2d, #19
eor v29.16b, v29.16b, v25.16b
add v29.2d, v29.2d, v0.2d
add v29.2d, v29.2d, v15.2d
ldr q25, [x8, #1040]
add v25.2d, v29.2d, v25.2d
add v13.2d, v13.2d, v25.2d
ushr v15.2d, v22.2d, #23
sli v15.2d, v22.2d, #41
xar v15.2d, v15.2d, v22.2d, #4
xar v15.2d, v15.2d, v22.2d, #14
add v13.2d, v13.2d, v15.2d
mov v25.16b, v22.16b
bsl v25.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v25.2d
add v9.2d, v9.2d, v13.2d
ushr v15.2d, v27.2d, #5
sli v15.2d, v27.2d, #59
xar v15.2d, v15.2d, v27.2d, #6
xar v15.2d, v15.2d, v27.2d, #28
eor v25.16b, v27.16b, v21.16b
bsl v25.16b, v6.16b, v21.16b
add v15.2d, v15.2d, v25.2d
add v13.2d, v13.2d, v15.2d
ushr v25.2d, v19.2d, #7
mov v15.16b, v25.16b
sli v15.2d, v19.2d, #57
xar v15.2d, v15.2d, v19.2d, #1
eor v25.16b, v25.16b, v15.16b
add v25.2d, v25.2d, v18.2d
ushr v15.2d, v11.2d, #6
ushr v18.2d, v11.2d, #42
sli v18.2d, v11.2d, #22
xar v18.2d, v18.2d, v11.2d, #19
eor v15.16b, v15.16b, v18.16b
add v15.2d, v15.2d, v14.2d
add v15.2d, v15.2d, v25.2d
ldr q18, [x8, #1056]
add v18.2d, v15.2d, v18.2d
add v26.2d, v26.2d, v18.2d
ushr v25.2d, v9.2d, #23
sli v25.2d, v9.2d, #41
xar v25.2d, v25.2d, v9.2d, #4
xar v25.2d, v25.2d, v9.2d, #14
add v26.2d, v26.2d, v25.2d
mov v18.16b, v9.16b
bsl v18.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v18.2d
add v6.2d, v6.2d, v26.2d
ushr v25.2d, v13.2d, #5
sli v25.2d, v13.2d, #59
xar v25.2d, v25.2d, v13.2d, #6
xar v25.2d, v25.2d, v13.2d, #28
eor v18.16b, v13.16b, v27.16b
bsl v18.16b, v21.16b, v27.16b
add v25.2d, v25.2d, v18.2d
add v26.2d, v26.2d, v25.2d
ushr v18.2d, v23.2d, #7
mov v25.16b, v18.16b
sli v25.2d, v23.2d, #57
xar v25.2d, v25.2d, v23.2d, #1
eor v18.16b, v18.16b, v25.16b
add v18.2d, v18.2d, v19.2d
ushr v25.2d, v29.2d, #6
ushr v19.2d, v29.2d, #42
sli v19.2d, v29.2d, #22
xar v19.2d, v19.2d, v29.2d, #19
eor v25.16b, v25.16b, v19.16b
add v25.2d, v25.2d, v16.2d
add v25.2d, v25.2d, v18.2d
ldr q19, [x8, #1072]
add v19.2d, v25.2d, v19.2d
add v31.2d, v31.2d, v19.2d
ushr v18.2d, v6.2d, #23
sli v18.2d, v6.2d, #41
xar v18.2d, v18.2d, v6.2d, #4
xar v18.2d, v18.2d, v6.2d, #14
add v31.2d, v31.2d, v18.2d
mov v19.16b, v6.16b
bsl v19.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v19.2d
add v21.2d, v21.2d, v31.2d
ushr v18.2d, v26.2d, #5
sli v18.2d, v26.2d, #59
xar v18.2d, v18.2d, v26.2d, #6
xar v18.2d, v18.2d, v26.2d, #28
eor v19.16b, v26.16b, v13.16b
bsl v19.16b, v27.16b, v13.16b
add v18.2d, v18.2d, v19.2d
add v31.2d, v31.2d, v18.2d
ushr v19.2d, v28.2d, #7
mov v18.16b, v19.16b
sli v18.2d, v28.2d, #57
xar v18.2d, v18.2d, v28.2d, #1
eor v19.16b, v19.16b, v18.16b
add v19.2d, v19.2d, v23.2d
ushr v18.2d, v15.2d, #6
ushr v23.2d, v15.2d, #42
sli v23.2d, v15.2d, #22
xar v23.2d, v23.2d, v15.2d, #19
eor v18.16b, v18.16b, v23.16b
add v18.2d, v18.2d, v20.2d
add v18.2d, v18.2d, v19.2d
ldr q23, [x8, #1088]
add v23.2d, v18.2d, v23.2d
add v22.2d, v22.2d, v23.2d
ushr v19.2d, v21.2d, #23
sli v19.2d, v21.2d, #41
xar v19.2d, v19.2d, v21.2d, #4
xar v19.2d, v19.2d, v21.2d, #14
add v22.2d, v22.2d, v19.2d
mov v23.16b, v21.16b
bsl v23.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v23.2d
add v27.2d, v27.2d, v22.2d
ushr v19.2d, v31.2d, #5
sli v19.2d, v31.2d, #59
xar v19.2d, v19.2d, v31.2d, #6
xar v19.2d, v19.2d, v31.2d, #28
eor v23.16b, v31.16b, v26.16b
bsl v23.16b, v13.16b, v26.16b
add v19.2d, v19.2d, v23.2d
add v22.2d, v22.2d, v19.2d
ushr v23.2d, v17.2d, #7
mov v19.16b, v23.16b
sli v19.2d, v17.2d, #57
xar v19.2d, v19.2d, v17.2d, #1
eor v23.16b, v23.16b, v19.16b
add v23.2d, v23.2d, v28.2d
ushr v19.2d, v25.2d, #6
ushr v28.2d, v25.2d, #42
sli v28.2d, v25.2d, #22
xar v28.2d, v28.2d, v25.2d, #19
eor v19.16b, v19.16b, v28.16b
add v19.2d, v19.2d, v24.2d
add v19.2d, v19.2d, v23.2d
ldr q28, [x8, #1104]
add v28.2d, v19.2d, v28.2d
add v9.2d, v9.2d, v28.2d
ushr v23.2d, v27.2d, #23
sli v23.2d, v27.2d, #41
xar v23.2d, v23.2d, v27.2d, #4
xar v23.2d, v23.2d, v27.2d, #14
add v9.2d, v9.2d, v23.2d
mov v28.16b, v27.16b
bsl v28.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v28.2d
add v13.2d, v13.2d, v9.2d
ushr v23.2d, v22.2d, #5
sli v23.2d, v22.2d, #59
xar v23.2d, v23.2d, v22.2d, #6
xar v23.2d, v23.2d, v22.2d, #28
eor v28.16b, v22.16b, v31.16b
bsl v28.16b, v26.16b, v31.16b
add v23.2d, v23.2d, v28.2d
add v9.2d, v9.2d, v23.2d
ushr v28.2d, v7.2d, #7
mov v23.16b, v28.16b
sli v23.2d, v7.2d, #57
xar v23.2d, v23.2d, v7.2d, #1
eor v28.16b, v28.16b, v23.16b
add v28.2d, v28.2d, v17.2d
ushr v23.2d, v18.2d, #6
ushr v17.2d, v18.2d, #42
sli v17.2d, v18.2d, #22
xar v17.2d, v17.2d, v18.2d, #19
eor v23.16b, v23.16b, v17.16b
add v23.2d, v23.2d, v30.2d
add v23.2d, v23.2d, v28.2d
ldr q17, [x8, #1120]
add v17.2d, v23.2d, v17.2d
add v6.2d, v6.2d, v17.2d
ushr v28.2d, v13.2d, #23
sli v28.2d, v13.2d, #41
xar v28.2d, v28.2d, v13.2d, #4
xar v28.2d, v28.2d, v13.2d, #14
add v6.2d, v6.2d, v28.2d
mov v17.16b, v13.16b
bsl v17.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v17.2d
add v26.2d, v26.2d, v6.2d
ushr v28.2d, v9.2d, #5
sli v28.2d, v9.2d, #59
xar v28.2d, v28.2d, v9.2d, #6
xar v28.2d, v28.2d, v9.2d, #28
eor v17.16b, v9.16b, v22.16b
bsl v17.16b, v31.16b, v22.16b
add v28.2d, v28.2d, v17.2d
add v6.2d, v6.2d, v28.2d
ushr v17.2d, v1.2d, #7
mov v28.16b, v17.16b
sli v28.2d, v1.2d, #57
xar v28.2d, v28.2d, v1.2d, #1
eor v17.16b, v17.16b, v28.16b
add v17.2d, v17.2d, v7.2d
ushr v28.2d, v19.2d, #6
ushr v7.2d, v19.2d, #42
sli v7.2d, v19.2d, #22
xar v7.2d, v7.2d, v19.2d, #19
eor v28.16b, v28.16b, v7.16b
add v28.2d, v28.2d, v11.2d
add v28.2d, v28.2d, v17.2d
ldr q7, [x8, #1136]
add v7.2d, v28.2d, v7.2d
add v21.2d, v21.2d, v7.2d
ushr v17.2d, v26.2d, #23
sli v17.2d, v26.2d, #41
xar v17.2d, v17.2d, v26.2d, #4
xar v17.2d, v17.2d, v26.2d, #14
add v21.2d, v21.2d, v17.2d
mov v7.16b, v26.16b
bsl v7.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v7.2d
add v31.2d, v31.2d, v21.2d
ushr v17.2d, v6.2d, #5
sli v17.2d, v6.2d, #59
xar v17.2d, v17.2d, v6.2d, #6
xar v17.2d, v17.2d, v6.2d, #28
eor v7.16b, v6.16b, v9.16b
bsl v7.16b, v22.16b, v9.16b
add v17.2d, v17.2d, v7.2d
add v21.2d, v21.2d, v17.2d
ushr v7.2d, v3.2d, #7
mov v17.16b, v7.16b
sli v17.2d, v3.2d, #57
xar v17.2d, v17.2d, v3.2d, #1
eor v7.16b, v7.16b, v17.16b
add v7.2d, v7.2d, v1.2d
ushr v17.2d, v23.2d, #6
ushr v1.2d, v23.2d, #42
sli v1.2d, v23.2d, #22
xar v1.2d, v1.2d, v23.2d, #19
eor v17.16b, v17.16b, v1.16b
add v17.2d, v17.2d, v29.2d
add v17.2d, v17.2d, v7.2d
ldr q1, [x8, #1152]
add v1.2d, v17.2d, v1.2d
add v27.2d, v27.2d, v1.2d
ushr v7.2d, v31.2d, #23
sli v7.2d, v31.2d, #41
xar v7.2d, v7.2d, v31.2d, #4
xar v7.2d, v7.2d, v31.2d, #14
add v27.2d, v27.2d, v7.2d
mov v1.16b, v31.16b
bsl v1.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v1.2d
add v22.2d, v22.2d, v27.2d
ushr v7.2d, v21.2d, #5
sli v7.2d, v21.2d, #59
xar v7.2d, v7.2d, v21.2d, #6
xar v7.2d, v7.2d, v21.2d, #28
eor v1.16b, v21.16b, v6.16b
bsl v1.16b, v9.16b, v6.16b
add v7.2d, v7.2d, v1.2d
add v27.2d, v27.2d, v7.2d
ushr v1.2d, v0.2d, #7
mov v7.16b, v1.16b
sli v7.2d, v0.2d, #57
xar v7.2d, v7.2d, v0.2d, #1
eor v1.16b, v1.16b, v7.16b
add v1.2d, v1.2d, v3.2d
ushr v7.2d, v28.2d, #6
ushr v3.2d, v28.2d, #42
sli v3.2d, v28.2d, #22
xar v3.2d, v3.2d, v28.2d, #19
eor v7.16b, v7.16b, v3.16b
add v7.2d, v7.2d, v15.2d
add v7.2d, v7.2d, v1.2d
ldr q3, [x8, #1168]
add v3.2d, v7.2d, v3.2d
add v13.2d, v13.2d, v3.2d
ushr v1.2d, v22.2d, #23
sli v1.2d, v22.2d, #41
xar v1.2d, v1.2d, v22.2d, #4
xar v1.2d, v1.2d, v22.2d, #14
add v13.2d, v13.2d, v1.2d
mov v3.16b, v22.16b
bsl v3.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v3.2d
add v9.2d, v9.2d, v13.2d
ushr v1.2d, v27.2d, #5
sli v1.2d, v27.2d, #59
xar v1.2d, v1.2d, v27.2d, #6
xar v1.2d, v1.2d, v27.2d, #28
eor v3.16b, v27.16b, v21.16b
bsl v3.16b, v6.16b, v21.16b
add v1.2d, v1.2d, v3.2d
add v13.2d, v13.2d, v1.2d
ushr v3.2d, v14.2d, #7
mov v1.16b, v3.16b
sli v1.2d, v14.2d, #57
xar v1.2d, v1.2d, v14.2d, #1
eor v3.16b, v3.16b, v1.16b
add v3.2d, v3.2d, v0.2d
ushr v1.2d, v17.2d, #6
ushr v0.2d, v17.2d, #42
sli v0.2d, v17.2d, #22
xar v0.2d, v0.2d, v17.2d, #19
eor v1.16b, v1.16b, v0.16b
add v1.2d, v1.2d, v25.2d
add v1.2d, v1.2d, v3.2d
ldr q0, [x8, #1184]
add v0.2d, v1.2d, v0.2d
add v26.2d, v26.2d, v0.2d
ushr v3.2d, v9.2d, #23
sli v3.2d, v9.2d, #41
xar v3.2d, v3.2d, v9.2d, #4
xar v3.2d, v3.2d, v9.2d, #14
add v26.2d, v26.2d, v3.2d
mov v0.16b, v9.16b
bsl v0.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v0.2d
add v6.2d, v6.2d, v26.2d
ushr v3.2d, v13.2d, #5
sli v3.2d, v13.2d, #59
xar v3.2d, v3.2d, v13.2d, #6
xar v3.2d, v3.2d, v13.2d, #28
eor v0.16b, v13.16b, v27.16b
bsl v0.16b, v21.16b, v27.16b
add v3.2d, v3.2d, v0.2d
add v26.2d, v26.2d, v3.2d
ushr v0.2d, v16.2d, #7
mov v3.16b, v0.16b
sli v3.2d, v16.2d, #57
xar v3.2d, v3.2d, v16.2d, #1
eor v0.16b, v0.16b, v3.16b
add v0.2d, v0.2d, v14.2d
ushr v3.2d, v7.2d, #6
ushr v14.2d, v7.2d, #42
sli v14.2d, v7.2d, #22
xar v14.2d, v14.2d, v7.2d, #19
eor v3.16b, v3.16b, v14.16b
add v3.2d, v3.2d, v18.2d
add v3.2d, v3.2d, v0.2d
ldr q14, [x8, #1200]
add v14.2d, v3.2d, v14.2d
add v31.2d, v31.2d, v14.2d
ushr v0.2d, v6.2d, #23
sli v0.2d, v6.2d, #41
xar v0.2d, v0.2d, v6.2d, #4
xar v0.2d, v0.2d, v6.2d, #14
add v31.2d, v31.2d, v0.2d
mov v14.16b, v6.16b
bsl v14.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v14.2d
add v21.2d, v21.2d, v31.2d
ushr v0.2d, v26.2d, #5
sli v0.2d, v26.2d, #59
xar v0.2d, v0.2d, v26.2d, #6
xar v0.2d, v0.2d, v26.2d, #28
eor v14.16b, v26.16b, v13.16b
bsl v14.16b, v27.16b, v13.16b
add v0.2d, v0.2d, v14.2d
add v31.2d, v31.2d, v0.2d
ushr v14.2d, v20.2d, #7
mov v0.16b, v14.16b
sli v0.2d, v20.2d, #57
xar v0.2d, v0.2d, v20.2d, #1
eor v14.16b, v14.16b, v0.16b
add v14.2d, v14.2d, v16.2d
ushr v0.2d, v1.2d, #6
ushr v16.2d, v1.2d, #42
sli v16.2d, v1.2d, #22
xar v16.2d, v16.2d, v1.2d, #19
eor v0.16b, v0.16b, v16.16b
add v0.2d, v0.2d, v19.2d
add v0.2d, v0.2d, v14.2d
ldr q16, [x8, #1216]
add v16.2d, v0.2d, v16.2d
add v22.2d, v22.2d, v16.2d
ushr v14.2d, v21.2d, #23
sli v14.2d, v21.2d, #41
xar v14.2d, v14.2d, v21.2d, #4
xar v14.2d, v14.2d, v21.2d, #14
add v22.2d, v22.2d, v14.2d
mov v16.16b, v21.16b
bsl v16.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v16.2d
add v27.2d, v27.2d, v22.2d
ushr v14.2d, v31.2d, #5
sli v14.2d, v31.2d, #59
xar v14.2d, v14.2d, v31.2d, #6
xar v14.2d, v14.2d, v31.2d, #28
eor v16.16b, v31.16b, v26.16b
bsl v16.16b, v13.16b, v26.16b
add v14.2d, v14.2d, v16.2d
add v22.2d, v22.2d, v14.2d
ushr v16.2d, v24.2d, #7
mov v14.16b, v16.16b
sli v14.2d, v24.2d, #57
xar v14.2d, v14.2d, v24.2d, #1
eor v16.16b, v16.16b, v14.16b
add v16.2d, v16.2d, v20.2d
ushr v14.2d, v3.2d, #6
ushr v20.2d, v3.2d, #42
sli v20.2d, v3.2d, #22
xar v20.2d, v20.2d, v3.2d, #19
eor v14.16b, v14.16b, v20.16b
add v14.2d, v14.2d, v23.2d
add v14.2d, v14.2d, v16.2d
ldr q20, [x8, #1232]
add v20.2d, v14.2d, v20.2d
add v9.2d, v9.2d, v20.2d
ushr v16.2d, v27.2d, #23
sli v16.2d, v27.2d, #41
xar v16.2d, v16.2d, v27.2d, #4
xar v16.2d, v16.2d, v27.2d, #14
add v9.2d, v9.2d, v16.2d
mov v20.16b, v27.16b
bsl v20.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v20.2d
add v13.2d, v13.2d, v9.2d
ushr v16.2d, v22.2d, #5
sli v16.2d, v22.2d, #59
xar v16.2d, v16.2d, v22.2d, #6
xar v16.2d, v16.2d, v22.2d, #28
eor v20.16b, v22.16b, v31.16b
bsl v20.16b, v26.16b, v31.16b
add v16.2d, v16.2d, v20.2d
add v9.2d, v9.2d, v16.2d
ushr v20.2d, v30.2d, #7
mov v16.16b, v20.16b
sli v16.2d, v30.2d, #57
xar v16.2d, v16.2d, v30.2d, #1
eor v20.16b, v20.16b, v16.16b
add v20.2d, v20.2d, v24.2d
ushr v16.2d, v0.2d, #6
ushr v24.2d, v0.2d, #42
sli v24.2d, v0.2d, #22
xar v24.2d, v24.2d, v0.2d, #19
eor v16.16b, v16.16b, v24.16b
add v16.2d, v16.2d, v28.2d
add v16.2d, v16.2d, v20.2d
ldr q24, [x8, #1248]
add v24.2d, v16.2d, v24.2d
add v6.2d, v6.2d, v24.2d
ushr v20.2d, v13.2d, #23
sli v20.2d, v13.2d, #41
xar v20.2d, v20.2d, v13.2d, #4
xar v20.2d, v20.2d, v13.2d, #14
add v6.2d, v6.2d, v20.2d
mov v24.16b, v13.16b
bsl v24.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v24.2d
add v26.2d, v26.2d, v6.2d
ushr v20.2d, v9.2d, #5
sli v20.2d, v9.2d, #59
xar v20.2d, v20.2d, v9.2d, #6
xar v20.2d, v20.2d, v9.2d, #28
eor v24.16b, v9.16b, v22.16b
bsl v24.16b, v31.16b, v22.16b
add v20.2d, v20.2d, v24.2d
add v6.2d, v6.2d, v20.2d
ushr v24.2d, v11.2d, #7
mov v20.16b, v24.16b
sli v20.2d, v11.2d, #57
xar v20.2d, v20.2d, v11.2d, #1
eor v24.16b, v24.16b, v20.16b
add v24.2d, v24.2d, v30.2d
ushr v20.2d, v14.2d, #6
ushr v30.2d, v14.2d, #42
sli v30.2d, v14.2d, #22
xar v30.2d, v30.2d, v14.2d, #19
eor v20.16b, v20.16b, v30.16b
add v20.2d, v20.2d, v17.2d
add v20.2d, v20.2d, v24.2d
ldr q30, [x8, #1264]
add v30.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v30.2d
ushr v24.2d, v26.2d, #23
sli v24.2d, v26.2d, #41
xar v24.2d, v24.2d, v26.2d, #4
xar v24.2d, v24.2d, v26.2d, #14
add v21.2d, v21.2d, v24.2d
mov v30.16b, v26.16b
bsl v30.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v30.2d
add v31.2d, v31.2d, v21.2d
ushr v24.2d, v6.2d, #5
sli v24.2d, v6.2d, #59
xar v24.2d, v24.2d, v6.2d, #6
xar v24.2d, v24.2d, v6.2d, #28
eor v30.16b, v6.16b, v9.16b
bsl v30.16b, v22.16b, v9.16b
add v24.2d, v24.2d, v30.2d
add v21.2d, v21.2d, v24.2d
ushr v30.2d, v29.2d, #7
mov v24.16b, v30.16b
sli v24.2d, v29.2d, #57
xar v24.2d, v24.2d, v29.2d, #1
eor v30.16b, v30.16b, v24.16b
add v30.2d, v30.2d, v11.2d
ushr v24.2d, v16.2d, #6
ushr v11.2d, v16.2d, #42
sli v11.2d, v16.2d, #22
xar v11.2d, v11.2d, v16.2d, #19
eor v24.16b, v24.16b, v11.16b
add v24.2d, v24.2d, v7.2d
add v24.2d, v24.2d, v30.2d
ldr q11, [x8, #1280]
add v11.2d, v24.2d, v11.2d
add v27.2d, v27.2d, v11.2d
ushr v30.2d, v31.2d, #23
sli v30.2d, v31.2d, #41
xar v30.2d, v30.2d, v31.2d, #4
xar v30.2d, v30.2d, v31.2d, #14
add v27.2d, v27.2d, v30.2d
mov v11.16b, v31.16b
bsl v11.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v11.2d
add v22.2d, v22.2d, v27.2d
ushr v30.2d, v21.2d, #5
sli v30.2d, v21.2d, #59
xar v30.2d, v30.2d, v21.2d, #6
xar v30.2d, v30.2d, v21.2d, #28
eor v11.16b, v21.16b, v6.16b
bsl v11.16b, v9.16b, v6.16b
add v30.2d, v30.2d, v11.2d
add v27.2d, v27.2d, v30.2d
ushr v11.2d, v15.2d, #7
mov v30.16b, v11.16b
sli v30.2d, v15.2d, #57
xar v30.2d, v30.2d, v15.2d, #1
eor v11.16b, v11.16b, v30.16b
add v11.2d, v11.2d, v29.2d
ushr v30.2d, v20.2d, #6
ushr v29.2d, v20.2d, #42
sli v29.2d, v20.2d, #22
xar v29.2d, v29.2d, v20.2d, #19
eor v30.16b, v30.16b, v29.16b
add v30.2d, v30.2d, v1.2d
add v30.2d, v30.2d, v11.2d
ldr q29, [x8, #1296]
add v29.2d, v30.2d, v29.2d
add v13.2d, v13.2d, v29.2d
ushr v11.2d, v22.2d, #23
sli v11.2d, v22.2d, #41
xar v11.2d, v11.2d, v22.2d, #4
xar v11.2d, v11.2d, v22.2d, #14
add v13.2d, v13.2d, v11.2d
mov v29.16b, v22.16b
bsl v29.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v29.2d
add v9.2d, v9.2d, v13.2d
ushr v11.2d, v27.2d, #5
sli v11.2d, v27.2d, #59
xar v11.2d, v11.2d, v27.2d, #6
xar v11.2d, v11.2d, v27.2d, #28
eor v29.16b, v27.16b, v21.16b
bsl v29.16b, v6.16b, v21.16b
add v11.2d, v11.2d, v29.2d
add v13.2d, v13.2d, v11.2d
ushr v29.2d, v25.2d, #7
mov v11.16b, v29.16b
sli v11.2d, v25.2d, #57
xar v11.2d, v11.2d, v25.2d, #1
eor v29.16b, v29.16b, v11.16b
add v29.2d, v29.2d, v15.2d
ushr v11.2d, v24.2d, #6
ushr v15.2d, v24.2d, #42
sli v15.2d, v24.2d, #22
xar v15.2d, v15.2d, v24.2d, #19
eor v11.16b, v11.16b, v15.16b
add v11.2d, v11.2d, v3.2d
add v11.2d, v11.2d, v29.2d
ldr q15, [x8, #1312]
add v15.2d, v11.2d, v15.2d
add v26.2d, v26.2d, v15.2d
ushr v29.2d, v9.2d, #23
sli v29.2d, v9.2d, #41
xar v29.2d, v29.2d, v9.2d, #4
xar v29.2d, v29.2d, v9.2d, #14
add v26.2d, v26.2d, v29.2d
mov v15.16b, v9.16b
bsl v15.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v15.2d
add v6.2d, v6.2d, v26.2d
ushr v29.2d, v13.2d, #5
sli v29.2d, v13.2d, #59
xar v29.2d, v29.2d, v13.2d, #6
xar v29.2d, v29.2d, v13.2d, #28
eor v15.16b, v13.16b, v27.16b
bsl v15.16b, v21.16b, v27.16b
add v29.2d, v29.2d, v15.2d
add v26.2d, v26.2d, v29.2d
ushr v15.2d, v18.2d, #7
mov v29.16b, v15.16b
sli v29.2d, v18.2d, #57
xar v29.2d, v29.2d, v18.2d, #1
eor v15.16b, v15.16b, v29.16b
add v15.2d, v15.2d, v25.2d
ushr v29.2d, v30.2d, #6
ushr v25.2d, v30.2d, #42
sli v25.2d, v30.2d, #22
xar v25.2d, v25.2d, v30.2d, #19
eor v29.16b, v29.16b, v25.16b
add v29.2d, v29.2d, v0.2d
add v29.2d, v29.2d, v15.2d
ldr q25, [x8, #1328]
add v25.2d, v29.2d, v25.2d
add v31.2d, v31.2d, v25.2d
ushr v15.2d, v6.2d, #23
sli v15.2d, v6.2d, #41
xar v15.2d, v15.2d, v6.2d, #4
xar v15.2d, v15.2d, v6.2d, #14
add v31.2d, v31.2d, v15.2d
mov v25.16b, v6.16b
bsl v25.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v25.2d
add v21.2d, v21.2d, v31.2d
ushr v15.2d, v26.2d, #5
sli v15.2d, v26.2d, #59
xar v15.2d, v15.2d, v26.2d, #6
xar v15.2d, v15.2d, v26.2d, #28
eor v25.16b, v26.16b, v13.16b
bsl v25.16b, v27.16b, v13.16b
add v15.2d, v15.2d, v25.2d
add v31.2d, v31.2d, v15.2d
ushr v25.2d, v19.2d, #7
mov v15.16b, v25.16b
sli v15.2d, v19.2d, #57
xar v15.2d, v15.2d, v19.2d, #1
eor v25.16b, v25.16b, v15.16b
add v25.2d, v25.2d, v18.2d
ushr v15.2d, v11.2d, #6
ushr v18.2d, v11.2d, #42
sli v18.2d, v11.2d, #22
xar v18.2d, v18.2d, v11.2d, #19
eor v15.16b, v15.16b, v18.16b
add v15.2d, v15.2d, v14.2d
add v15.2d, v15.2d, v25.2d
ldr q18, [x8, #1344]
add v18.2d, v15.2d, v18.2d
add v22.2d, v22.2d, v18.2d
ushr v25.2d, v21.2d, #23
sli v25.2d, v21.2d, #41
xar v25.2d, v25.2d, v21.2d, #4
xar v25.2d, v25.2d, v21.2d, #14
add v22.2d, v22.2d, v25.2d
mov v18.16b, v21.16b
bsl v18.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v18.2d
add v27.2d, v27.2d, v22.2d
ushr v25.2d, v31.2d, #5
sli v25.2d, v31.2d, #59
xar v25.2d, v25.2d, v31.2d, #6
xar v25.2d, v25.2d, v31.2d, #28
eor v18.16b, v31.16b, v26.16b
bsl v18.16b, v13.16b, v26.16b
add v25.2d, v25.2d, v18.2d
add v22.2d, v22.2d, v25.2d
ushr v18.2d, v23.2d, #7
mov v25.16b, v18.16b
sli v25.2d, v23.2d, #57
xar v25.2d, v25.2d, v23.2d, #1
eor v18.16b, v18.16b, v25.16b
add v18.2d, v18.2d, v19.2d
ushr v25.2d, v29.2d, #6
ushr v19.2d, v29.2d, #42
sli v19.2d, v29.2d, #22
xar v19.2d, v19.2d, v29.2d, #19
eor v25.16b, v25.16b, v19.16b
add v25.2d, v25.2d, v16.2d
add v25.2d, v25.2d, v18.2d
ldr q19, [x8, #1360]
add v19.2d, v25.2d, v19.2d
add v9.2d, v9.2d, v19.2d
ushr v18.2d, v27.2d, #23
sli v18.2d, v27.2d, #41
xar v18.2d, v18.2d, v27.2d, #4
xar v18.2d, v18.2d, v27.2d, #14
add v9.2d, v9.2d, v18.2d
mov v19.16b, v27.16b
bsl v19.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v19.2d
add v13.2d, v13.2d, v9.2d
ushr v18.2d, v22.2d, #5
sli v18.2d, v22.2d, #59
xar v18.2d, v18.2d, v22.2d, #6
xar v18.2d, v18.2d, v22.2d, #28
eor v19.16b, v22.16b, v31.16b
bsl v19.16b, v26.16b, v31.16b
add v18.2d, v18.2d, v19.2d
add v9.2d, v9.2d, v18.2d
ushr v19.2d, v28.2d, #7
mov v18.16b, v19.16b
sli v18.2d, v28.2d, #57
xar v18.2d, v18.2d, v28.2d, #1
eor v19.16b, v19.16b, v18.16b
add v19.2d, v19.2d, v23.2d
ushr v18.2d, v15.2d, #6
ushr v23.2d, v15.2d, #42
sli v23.2d, v15.2d, #22
xar v23.2d, v23.2d, v15.2d, #19
eor v18.16b, v18.16b, v23.16b
add v18.2d, v18.2d, v20.2d
add v18.2d, v18.2d, v19.2d
ldr q23, [x8, #1376]
add v23.2d, v18.2d, v23.2d
add v6.2d, v6.2d, v23.2d
ushr v19.2d, v13.2d, #23
sli v19.2d, v13.2d, #41
xar v19.2d, v19.2d, v13.2d, #4
xar v19.2d, v19.2d, v13.2d, #14
add v6.2d, v6.2d, v19.2d
mov v23.16b, v13.16b
bsl v23.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v23.2d
add v26.2d, v26.2d, v6.2d
ushr v19.2d, v9.2d, #5
sli v19.2d, v9.2d, #59
xar v19.2d, v19.2d, v9.2d, #6
xar v19.2d, v19.2d, v9.2d, #28
eor v23.16b, v9.16b, v22.16b
bsl v23.16b, v31.16b, v22.16b
add v19.2d, v19.2d, v23.2d
add v6.2d, v6.2d, v19.2d
ushr v23.2d, v17.2d, #7
mov v19.16b, v23.16b
sli v19.2d, v17.2d, #57
xar v19.2d, v19.2d, v17.2d, #1
eor v23.16b, v23.16b, v19.16b
add v23.2d, v23.2d, v28.2d
ushr v19.2d, v25.2d, #6
ushr v28.2d, v25.2d, #42
sli v28.2d, v25.2d, #22
xar v28.2d, v28.2d, v25.2d, #19
eor v19.16b, v19.16b, v28.16b
add v19.2d, v19.2d, v24.2d
add v19.2d, v19.2d, v23.2d
ldr q28, [x8, #1392]
add v28.2d, v19.2d, v28.2d
add v21.2d, v21.2d, v28.2d
ushr v23.2d, v26.2d, #23
sli v23.2d, v26.2d, #41
xar v23.2d, v23.2d, v26.2d, #4
xar v23.2d, v23.2d, v26.2d, #14
add v21.2d, v21.2d, v23.2d
mov v28.16b, v26.16b
bsl v28.16b, v13.16b, v27.16b
add v21.2d, v21.2d, v28.2d
add v31.2d, v31.2d, v21.2d
ushr v23.2d, v6.2d, #5
sli v23.2d, v6.2d, #59
xar v23.2d, v23.2d, v6.2d, #6
xar v23.2d, v23.2d, v6.2d, #28
eor v28.16b, v6.16b, v9.16b
bsl v28.16b, v22.16b, v9.16b
add v23.2d, v23.2d, v28.2d
add v21.2d, v21.2d, v23.2d
ushr v28.2d, v7.2d, #7
mov v23.16b, v28.16b
sli v23.2d, v7.2d, #57
xar v23.2d, v23.2d, v7.2d, #1
eor v28.16b, v28.16b, v23.16b
add v28.2d, v28.2d, v17.2d
ushr v23.2d, v18.2d, #6
ushr v17.2d, v18.2d, #42
sli v17.2d, v18.2d, #22
xar v17.2d, v17.2d, v18.2d, #19
eor v23.16b, v23.16b, v17.16b
add v23.2d, v23.2d, v30.2d
add v23.2d, v23.2d, v28.2d
ldr q17, [x8, #1408]
add v17.2d, v23.2d, v17.2d
add v27.2d, v27.2d, v17.2d
ushr v28.2d, v31.2d, #23
sli v28.2d, v31.2d, #41
xar v28.2d, v28.2d, v31.2d, #4
xar v28.2d, v28.2d, v31.2d, #14
add v27.2d, v27.2d, v28.2d
mov v17.16b, v31.16b
bsl v17.16b, v26.16b, v13.16b
add v27.2d, v27.2d, v17.2d
add v22.2d, v22.2d, v27.2d
ushr v28.2d, v21.2d, #5
sli v28.2d, v21.2d, #59
xar v28.2d, v28.2d, v21.2d, #6
xar v28.2d, v28.2d, v21.2d, #28
eor v17.16b, v21.16b, v6.16b
bsl v17.16b, v9.16b, v6.16b
add v28.2d, v28.2d, v17.2d
add v27.2d, v27.2d, v28.2d
ushr v17.2d, v1.2d, #7
mov v28.16b, v17.16b
sli v28.2d, v1.2d, #57
xar v28.2d, v28.2d, v1.2d, #1
eor v17.16b, v17.16b, v28.16b
add v17.2d, v17.2d, v7.2d
ushr v28.2d, v19.2d, #6
ushr v7.2d, v19.2d, #42
sli v7.2d, v19.2d, #22
xar v7.2d, v7.2d, v19.2d, #19
eor v28.16b, v28.16b, v7.16b
add v28.2d, v28.2d, v11.2d
add v28.2d, v28.2d, v17.2d
ldr q7, [x8, #1424]
add v7.2d, v28.2d, v7.2d
add v13.2d, v13.2d, v7.2d
ushr v17.2d, v22.2d, #23
sli v17.2d, v22.2d, #41
xar v17.2d, v17.2d, v22.2d, #4
xar v17.2d, v17.2d, v22.2d, #14
add v13.2d, v13.2d, v17.2d
mov v7.16b, v22.16b
bsl v7.16b, v31.16b, v26.16b
add v13.2d, v13.2d, v7.2d
add v9.2d, v9.2d, v13.2d
ushr v17.2d, v27.2d, #5
sli v17.2d, v27.2d, #59
xar v17.2d, v17.2d, v27.2d, #6
xar v17.2d, v17.2d, v27.2d, #28
eor v7.16b, v27.16b, v21.16b
bsl v7.16b, v6.16b, v21.16b
add v17.2d, v17.2d, v7.2d
add v13.2d, v13.2d, v17.2d
ushr v7.2d, v3.2d, #7
mov v17.16b, v7.16b
sli v17.2d, v3.2d, #57
xar v17.2d, v17.2d, v3.2d, #1
eor v7.16b, v7.16b, v17.16b
add v7.2d, v7.2d, v1.2d
ushr v17.2d, v23.2d, #6
ushr v1.2d, v23.2d, #42
sli v1.2d, v23.2d, #22
xar v1.2d, v1.2d, v23.2d, #19
eor v17.16b, v17.16b, v1.16b
add v17.2d, v17.2d, v29.2d
add v17.2d, v17.2d, v7.2d
ldr q1, [x8, #1440]
add v1.2d, v17.2d, v1.2d
add v26.2d, v26.2d, v1.2d
ushr v7.2d, v9.2d, #23
sli v7.2d, v9.2d, #41
xar v7.2d, v7.2d, v9.2d, #4
xar v7.2d, v7.2d, v9.2d, #14
add v26.2d, v26.2d, v7.2d
mov v1.16b, v9.16b
bsl v1.16b, v22.16b, v31.16b
add v26.2d, v26.2d, v1.2d
add v6.2d, v6.2d, v26.2d
ushr v7.2d, v13.2d, #5
sli v7.2d, v13.2d, #59
xar v7.2d, v7.2d, v13.2d, #6
xar v7.2d, v7.2d, v13.2d, #28
eor v1.16b, v13.16b, v27.16b
bsl v1.16b, v21.16b, v27.16b
add v7.2d, v7.2d, v1.2d
add v26.2d, v26.2d, v7.2d
ushr v1.2d, v0.2d, #7
mov v7.16b, v1.16b
sli v7.2d, v0.2d, #57
xar v7.2d, v7.2d, v0.2d, #1
eor v1.16b, v1.16b, v7.16b
add v1.2d, v1.2d, v3.2d
ushr v7.2d, v28.2d, #6
ushr v3.2d, v28.2d, #42
sli v3.2d, v28.2d, #22
xar v3.2d, v3.2d, v28.2d, #19
eor v7.16b, v7.16b, v3.16b
add v7.2d, v7.2d, v15.2d
add v7.2d, v7.2d, v1.2d
ldr q3, [x8, #1456]
add v3.2d, v7.2d, v3.2d
add v31.2d, v31.2d, v3.2d
ushr v1.2d, v6.2d, #23
sli v1.2d, v6.2d, #41
xar v1.2d, v1.2d, v6.2d, #4
xar v1.2d, v1.2d, v6.2d, #14
add v31.2d, v31.2d, v1.2d
mov v3.16b, v6.16b
bsl v3.16b, v9.16b, v22.16b
add v31.2d, v31.2d, v3.2d
add v21.2d, v21.2d, v31.2d
ushr v1.2d, v26.2d, #5
sli v1.2d, v26.2d, #59
xar v1.2d, v1.2d, v26.2d, #6
xar v1.2d, v1.2d, v26.2d, #28
eor v3.16b, v26.16b, v13.16b
bsl v3.16b, v27.16b, v13.16b
add v1.2d, v1.2d, v3.2d
add v31.2d, v31.2d, v1.2d
ushr v3.2d, v14.2d, #7
mov v1.16b, v3.16b
sli v1.2d, v14.2d, #57
xar v1.2d, v1.2d, v14.2d, #1
eor v3.16b, v3.16b, v1.16b
add v3.2d, v3.2d, v0.2d
ushr v1.2d, v17.2d, #6
ushr v0.2d, v17.2d, #42
sli v0.2d, v17.2d, #22
xar v0.2d, v0.2d, v17.2d, #19
eor v1.16b, v1.16b, v0.16b
add v1.2d, v1.2d, v25.2d
add v1.2d, v1.2d, v3.2d
ldr q0, [x8, #1472]
add v0.2d, v1.2d, v0.2d
add v22.2d, v22.2d, v0.2d
ushr v3.2d, v21.2d, #23
sli v3.2d, v21.2d, #41
xar v3.2d, v3.2d, v21.2d, #4
xar v3.2d, v3.2d, v21.2d, #14
add v22.2d, v22.2d, v3.2d
mov v0.16b, v21.16b
bsl v0.16b, v6.16b, v9.16b
add v22.2d, v22.2d, v0.2d
add v27.2d, v27.2d, v22.2d
ushr v3.2d, v31.2d, #5
sli v3.2d, v31.2d, #59
xar v3.2d, v3.2d, v31.2d, #6
xar v3.2d, v3.2d, v31.2d, #28
eor v0.16b, v31.16b, v26.16b
bsl v0.16b, v13.16b, v26.16b
add v3.2d, v3.2d, v0.2d
add v22.2d, v22.2d, v3.2d
ushr v0.2d, v16.2d, #7
mov v3.16b, v0.16b
sli v3.2d, v16.2d, #57
xar v3.2d, v3.2d, v16.2d, #1
eor v0.16b, v0.16b, v3.16b
add v0.2d, v0.2d, v14.2d
ushr v3.2d, v7.2d, #6
ushr v14.2d, v7.2d, #42
sli v14.2d, v7.2d, #22
xar v14.2d, v14.2d, v7.2d, #19
eor v3.16b, v3.16b, v14.16b
add v3.2d, v3.2d, v18.2d
add v3.2d, v3.2d, v0.2d
ldr q14, [x8, #1488]
add v14.2d, v3.2d, v14.2d
add v9.2d, v9.2d, v14.2d
ushr v0.2d, v27.2d, #23
sli v0.2d, v27.2d, #41
xar v0.2d, v0.2d, v27.2d, #4
xar v0.2d, v0.2d, v27.2d, #14
add v9.2d, v9.2d, v0.2d
mov v14.16b, v27.16b
bsl v14.16b, v21.16b, v6.16b
add v9.2d, v9.2d, v14.2d
add v13.2d, v13.2d, v9.2d
ushr v0.2d, v22.2d, #5
sli v0.2d, v22.2d, #59
xar v0.2d, v0.2d, v22.2d, #6
xar v0.2d, v0.2d, v22.2d, #28
eor v14.16b, v22.16b, v31.16b
bsl v14.16b, v26.16b, v31.16b
add v0.2d, v0.2d, v14.2d
add v9.2d, v9.2d, v0.2d
ushr v14.2d, v20.2d, #7
mov v0.16b, v14.16b
sli v0.2d, v20.2d, #57
xar v0.2d, v0.2d, v20.2d, #1
eor v14.16b, v14.16b, v0.16b
add v14.2d, v14.2d, v16.2d
ushr v0.2d, v1.2d, #6
ushr v16.2d, v1.2d, #42
sli v16.2d, v1.2d, #22
xar v16.2d, v16.2d, v1.2d, #19
eor v0.16b, v0.16b, v16.16b
add v0.2d, v0.2d, v19.2d
add v0.2d, v0.2d, v14.2d
ldr q16, [x8, #1504]
add v16.2d, v0.2d, v16.2d
add v6.2d, v6.2d, v16.2d
ushr v19.2d, v13.2d, #23
sli v19.2d, v13.2d, #41
xar v19.2d, v19.2d, v13.2d, #4
xar v19.2d, v19.2d, v13.2d, #14
add v6.2d, v6.2d, v19.2d
mov v14.16b, v13.16b
bsl v14.16b, v27.16b, v21.16b
add v6.2d, v6.2d, v14.2d
add v26.2d, v26.2d, v6.2d
ushr v16.2d, v9.2d, #5
sli v16.2d, v9.2d, #59
xar v16.2d, v16.2d, v9.2d, #6
xar v16.2d, v16.2d, v9.2d, #28
eor v19.16b, v9.16b, v22.16b
bsl v19.16b, v31.16b, v22.16b
add v16.2d, v16.2d, v19.2d
add v6.2d, v6.2d, v16.2d
ushr v14.2d, v24.2d, #7
mov v19.16b, v14.16b
sli v19.2d, v24.2d, #57
xar v19.2d, v19.2d, v24.2d, #1
eor v14.16b, v14.16b, v19.16b
add v14.2d, v14.2d, v20.2d
ushr v16.2d, v3.2d, #6
ushr v19.2d, v3.2d, #42
sli v19.2d, v3.2d, #22
xar v19.2d, v19.2d, v3.2d, #19
eor v16.16b, v16.16b, v19.16b
add v16.2d, v16.2d, v23.2d
ldr q20, [x8, #1520]
add v16.2d, v16.2d, v14.2d
ushr v19.2d, v26.2d, #23
add v20.2d, v16.2d, v20.2d
sli v19.2d, v26.2d, #41
add v21.2d, v21.2d, v20.2d
ushr v23.2d, v6.2d, #5
xar v19.2d, v19.2d, v26.2d, #4
sli v23.2d, v6.2d, #59
xar v19.2d, v19.2d, v26.2d, #14
xar v23.2d, v23.2d, v6.2d, #6
add v21.2d, v21.2d, v19.2d
mov v14.16b, v26.16b
bsl v14.16b, v13.16b, v27.16b
xar v23.2d, v23.2d, v6.2d, #28
add v21.2d, v21.2d, v14.2d
eor v20.16b, v6.16b, v9.16b
add v31.2d, v31.2d, v21.2d
bsl v20.16b, v22.16b, v9.16b
add v23.2d, v23.2d, v20.2d
ushr v19.2d, v30.2d, #7
add v21.2d, v21.2d, v23.2d
mov v14.16b, v19.16b
sli v14.2d, v30.2d, #57
xar v14.2d, v14.2d, v30.2d, #1
eor v19.16b, v19.16b, v14.16b
ushr v20.2d, v0.2d, #6
add v19.2d, v19.2d, v24.2d
ushr v23.2d, v0.2d, #42
sli v23.2d, v0.2d, #22
xar v23.2d, v23.2d, v0.2d, #19
eor v20.16b, v20.16b, v23.16b
ldr q14, [x8, #1536]
add v20.2d, v20.2d, v28.2d
ushr v24.2d, v31.2d, #23
add v20.2d, v20.2d, v19.2d
ushr v23.2d, v21.2d, #5
sli v24.2d, v31.2d, #41
add v14.2d, v20.2d, v14.2d
sli v23.2d, v21.2d, #59
xar v24.2d, v24.2d, v31.2d, #4
add v27.2d, v27.2d, v14.2d
eor v28.16b, v21.16b, v6.16b
xar v23.2d, v23.2d, v21.2d, #6
xar v24.2d, v24.2d, v31.2d, #14
bsl v28.16b, v9.16b, v6.16b
xar v23.2d, v23.2d, v21.2d, #28
add v27.2d, v27.2d, v24.2d
mov v19.16b, v31.16b
bsl v19.16b, v26.16b, v13.16b
add v23.2d, v23.2d, v28.2d
ushr v14.2d, v11.2d, #7
add v27.2d, v27.2d, v19.2d
ushr v24.2d, v16.2d, #6
add v22.2d, v22.2d, v27.2d
add v27.2d, v27.2d, v23.2d
mov v28.16b, v14.16b
sli v28.2d, v11.2d, #57
xar v28.2d, v28.2d, v11.2d, #1
eor v14.16b, v14.16b, v28.16b
ushr v19.2d, v16.2d, #42
add v14.2d, v14.2d, v30.2d
ldr q23, [x8, #1552]
sli v19.2d, v16.2d, #22
xar v19.2d, v19.2d, v16.2d, #19
ushr v28.2d, v22.2d, #23
eor v24.16b, v24.16b, v19.16b
ushr v30.2d, v27.2d, #5
sli v28.2d, v22.2d, #41
add v24.2d, v24.2d, v17.2d
eor v16.16b, v27.16b, v21.16b
sli v30.2d, v27.2d, #59
xar v28.2d, v28.2d, v22.2d, #4
add v24.2d, v24.2d, v14.2d
bsl v16.16b, v6.16b, v21.16b
xar v30.2d, v30.2d, v27.2d, #6
xar v28.2d, v28.2d, v22.2d, #14
add v23.2d, v24.2d, v23.2d
mov v19.16b, v22.16b
bsl v19.16b, v31.16b, v26.16b
xar v30.2d, v30.2d, v27.2d, #28
add v13.2d, v13.2d, v23.2d
ushr v17.2d, v29.2d, #7
add v30.2d, v30.2d, v16.2d
ushr v14.2d, v20.2d, #6
add v13.2d, v13.2d, v28.2d
mov v23.16b, v17.16b
sli v23.2d, v29.2d, #57
add v13.2d, v13.2d, v19.2d
ushr v16.2d, v20.2d, #42
xar v23.2d, v23.2d, v29.2d, #1
add v9.2d, v9.2d, v13.2d
add v13.2d, v13.2d, v30.2d
sli v16.2d, v20.2d, #22
eor v17.16b, v17.16b, v23.16b
ldr q28, [x8, #1568]
ushr v19.2d, v9.2d, #23
xar v16.2d, v16.2d, v20.2d, #19
add v17.2d, v17.2d, v11.2d
ushr v30.2d, v13.2d, #5
sli v19.2d, v9.2d, #41
eor v14.16b, v14.16b, v16.16b
eor v23.16b, v13.16b, v27.16b
sli v30.2d, v13.2d, #59
xar v19.2d, v19.2d, v9.2d, #4
add v14.2d, v14.2d, v7.2d
bsl v23.16b, v21.16b, v27.16b
xar v30.2d, v30.2d, v13.2d, #6
xar v19.2d, v19.2d, v9.2d, #14
add v14.2d, v14.2d, v17.2d
mov v20.16b, v9.16b
bsl v20.16b, v22.16b, v31.16b
xar v30.2d, v30.2d, v13.2d, #28
ushr v11.2d, v15.2d, #7
add v28.2d, v14.2d, v28.2d
ushr v16.2d, v24.2d, #6
add v30.2d, v30.2d, v23.2d
mov v7.16b, v11.16b
sli v7.2d, v15.2d, #57
add v26.2d, v26.2d, v28.2d
ushr v17.2d, v24.2d, #42
xar v7.2d, v7.2d, v15.2d, #1
add v26.2d, v26.2d, v19.2d
ldr q23, [x8, #1584]
sli v17.2d, v24.2d, #22
eor v11.16b, v11.16b, v7.16b
add v26.2d, v26.2d, v20.2d
ushr v28.2d, v18.2d, #7
xar v17.2d, v17.2d, v24.2d, #19
add v11.2d, v11.2d, v29.2d
add v6.2d, v6.2d, v26.2d
add v26.2d, v26.2d, v30.2d
eor v16.16b, v16.16b, v17.16b
mov v19.16b, v28.16b
sli v19.2d, v18.2d, #57
ushr v7.2d, v25.2d, #7
ushr v20.2d, v6.2d, #23
add v16.2d, v16.2d, v1.2d
xar v19.2d, v19.2d, v18.2d, #1
mov v24.16b, v7.16b
sli v24.2d, v25.2d, #57
sli v20.2d, v6.2d, #41
add v16.2d, v16.2d, v11.2d
eor v28.16b, v28.16b, v19.16b
xar v24.2d, v24.2d, v25.2d, #1
xar v20.2d, v20.2d, v6.2d, #4
add v23.2d, v16.2d, v23.2d
add v28.2d, v28.2d, v25.2d
eor v7.16b, v7.16b, v24.16b
xar v20.2d, v20.2d, v6.2d, #14
add v31.2d, v31.2d, v23.2d
mov v29.16b, v6.16b
bsl v29.16b, v9.16b, v22.16b
add v7.2d, v7.2d, v15.2d
ushr v30.2d, v26.2d, #5
add v31.2d, v31.2d, v20.2d
eor v17.16b, v26.16b, v13.16b
ushr v1.2d, v14.2d, #6
sli v30.2d, v26.2d, #59
add v31.2d, v31.2d, v29.2d
bsl v17.16b, v27.16b, v13.16b
ushr v18.2d, v14.2d, #42
xar v30.2d, v30.2d, v26.2d, #6
add v21.2d, v21.2d, v31.2d
ldr q11, [x8, #1600]
sli v18.2d, v14.2d, #22
xar v30.2d, v30.2d, v26.2d, #28
add v12.2d, v12.2d, v26.2d
add v5.2d, v5.2d, v21.2d
xar v18.2d, v18.2d, v14.2d, #19
add v30.2d, v30.2d, v17.2d
add v2.2d, v2.2d, v6.2d
ushr v19.2d, v21.2d, #23
eor v1.16b, v1.16b, v18.16b
add v31.2d, v31.2d, v30.2d
str q12, [x0, #48]
sli v19.2d, v21.2d, #41
add v1.2d, v1.2d, v3.2d
add v10.2d, v10.2d, v31.2d
str q5, [x0, #96]
xar v19.2d, v19.2d, v21.2d, #4
add v1.2d, v1.2d, v7.2d
str q10, [x0, #32]
str q2, [x0, #112]
xar v19.2d, v19.2d, v21.2d, #14
add v1.2d, v1.2d, v11.2d
mov v25.16b, v21.16b
bsl v25.16b, v6.16b, v9.16b
ushr v24.2d, v31.2d, #5
eor v23.16b, v31.16b, v26.16b
add v22.2d, v22.2d, v1.2d
ushr v15.2d, v16.2d, #6
sli v24.2d, v31.2d, #59
bsl v23.16b, v13.16b, v26.16b
add v22.2d, v22.2d, v19.2d
ushr v20.2d, v16.2d, #42
xar v24.2d, v24.2d, v31.2d, #6
ldr q29, [x8, #1616]
add v22.2d, v22.2d, v25.2d
sli v20.2d, v16.2d, #22
xar v24.2d, v24.2d, v31.2d, #28
add v27.2d, v27.2d, v22.2d
xar v20.2d, v20.2d, v16.2d, #19
add v24.2d, v24.2d, v23.2d
add v4.2d, v4.2d, v27.2d
ushr v14.2d, v27.2d, #23
eor v15.16b, v15.16b, v20.16b
add v22.2d, v22.2d, v24.2d
str q4, [x0, #80]
sli v14.2d, v27.2d, #41
add v15.2d, v15.2d, v0.2d
eor v17.16b, v22.16b, v31.16b
add v8.2d, v8.2d, v22.2d
ushr v18.2d, v22.2d, #5
add v15.2d, v15.2d, v28.2d
bsl v17.16b, v26.16b, v31.16b
str q8, [x0, #16]
sli v18.2d, v22.2d, #59
add v15.2d, v15.2d, v29.2d
xar v14.2d, v14.2d, v27.2d, #4
xar v18.2d, v18.2d, v22.2d, #6
add v9.2d, v9.2d, v15.2d
xar v14.2d, v14.2d, v27.2d, #14
bsl v27.16b, v21.16b, v6.16b
xar v18.2d, v18.2d, v22.2d, #28
add v9.2d, v9.2d, v14.2d
add v18.2d, v18.2d, v17.2d
add v9.2d, v9.2d, v27.2d
add v13.2d, v13.2d, v9.2d
add v9.2d, v9.2d, v18.2d
ldr q30, [x0, #64]
add v30.2d, v30.2d, v13.2d
ldr q12, [x0, #0]
add v12.2d, v12.2d, v9.2d
str q30, [x0, #64]
str q12, [x0, #0]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
hashweave_function hashweave_neon_blake2b
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
ldr q0, [x0, #64]
ldr q1, [x1, #0]
add v2.2d, v0.2d, v1.2d
ldr q3, [x0, #0]
add v2.2d, v3.2d, v2.2d
ldr q4, [x0, #128]
eor v4.16b, v4.16b, v2.16b
ldr q5, [x8, #1632]
xar v5.2d, v5.2d, v4.2d, #32
ldr q6, [x8, #1648]
add v6.2d, v6.2d, v5.2d
xar v7.2d, v0.2d, v6.2d, #24
ldr q8, [x1, #16]
add v9.2d, v7.2d, v8.2d
add v2.2d, v2.2d, v9.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
ldr q10, [x0, #80]
ldr q11, [x1, #32]
add v12.2d, v10.2d, v11.2d
ldr q13, [x0, #16]
add v12.2d, v13.2d, v12.2d
ldr q14, [x0, #144]
eor v14.16b, v14.16b, v12.16b
ldr q15, [x8, #1664]
xar v15.2d, v15.2d, v14.2d, #32
ldr q16, [x8, #1680]
add v16.2d, v16.2d, v15.2d
xar v17.2d, v10.2d, v16.2d, #24
ldr q18, [x1, #48]
add v19.2d, v17.2d, v18.2d
add v12.2d, v12.2d, v19.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
ldr q20, [x0, #96]
ldr q21, [x1, #64]
add v22.2d, v20.2d, v21.2d
ldr q23, [x0, #32]
add v22.2d, v23.2d, v22.2d
ldr q24, [x0, #160]
eor v24.16b, v24.16b, v22.16b
ldr q25, [x8, #1696]
xar v25.2d, v25.2d, v24.2d, #32
ldr q26, [x8, #1712]
add v26.2d, v26.2d, v25.2d
xar v27.2d, v20.2d, v26.2d, #24
ldr q28, [x1, #80]
add v29.2d, v27.2d, v28.2d
add v22.2d, v22.2d, v29.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
ldr q30, [x0, #112]
ldr q31, [x1, #96]
add v4.2d, v30.2d, v31.2d
ldr q9, [x0, #48]
add v4.2d, v9.2d, v4.2d
ldr q14, [x8, #1728]
xar v14.2d, v14.2d, v4.2d, #32
ldr q19, [x8, #1744]
add v19.2d, v19.2d, v14.2d
xar v24.2d, v30.2d, v19.2d, #24
ldr q29, [x1, #112]
add v30.2d, v24.2d, v29.2d
add v4.2d, v4.2d, v30.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
ldr q30, [x1, #128]
add v10.2d, v17.2d, v30.2d
add v2.2d, v2.2d, v10.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
ldr q10, [x1, #144]
add v3.2d, v17.2d, v10.2d
add v2.2d, v2.2d, v3.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
ldr q3, [x1, #160]
add v20.2d, v27.2d, v3.2d
add v12.2d, v12.2d, v20.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
ldr q20, [x1, #176]
add v0.2d, v27.2d, v20.2d
add v12.2d, v12.2d, v0.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v0.2d, v17.2d, v21.2d
add v12.2d, v12.2d, v0.2d
ldr q0, [x1, #192]
add v23.2d, v24.2d, v0.2d
add v22.2d, v22.2d, v23.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
ldr q23, [x1, #208]
add v9.2d, v24.2d, v23.2d
add v22.2d, v22.2d, v9.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
xar v15.2d, v15.2d, v12.2d, #32
add v9.2d, v27.2d, v10.2d
add v22.2d, v22.2d, v9.2d
ldr q9, [x1, #224]
add v13.2d, v7.2d, v9.2d
add v4.2d, v4.2d, v13.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q13, [x1, #240]
add v21.2d, v7.2d, v13.2d
add v4.2d, v4.2d, v21.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v21.2d, v7.2d, v9.2d
add v2.2d, v2.2d, v21.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v21.2d, v7.2d, v3.2d
add v2.2d, v2.2d, v21.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v21.2d, v17.2d, v30.2d
add v12.2d, v12.2d, v21.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v21.2d, v27.2d, v13.2d
add v22.2d, v22.2d, v21.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v21.2d, v24.2d, v23.2d
add v4.2d, v4.2d, v21.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v21.2d, v24.2d, v31.2d
add v4.2d, v4.2d, v21.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v21.2d, v17.2d, v8.2d
add v2.2d, v2.2d, v21.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v21.2d, v17.2d, v0.2d
add v2.2d, v2.2d, v21.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v21.2d, v27.2d, v1.2d
add v12.2d, v12.2d, v21.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v21.2d, v27.2d, v11.2d
add v12.2d, v12.2d, v21.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v21.2d, v24.2d, v20.2d
add v22.2d, v22.2d, v21.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v21.2d, v24.2d, v29.2d
add v22.2d, v22.2d, v21.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v21.2d, v7.2d, v28.2d
add v4.2d, v4.2d, v21.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
add v21.2d, v7.2d, v18.2d
add v4.2d, v4.2d, v21.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v21.2d, v7.2d, v20.2d
add v2.2d, v2.2d, v21.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v21.2d, v7.2d, v30.2d
add v2.2d, v2.2d, v21.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v21.2d, v17.2d, v0.2d
add v12.2d, v12.2d, v21.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v21.2d, v17.2d, v1.2d
add v12.2d, v12.2d, v21.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v21.2d, v27.2d, v28.2d
add v22.2d, v22.2d, v21.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v21.2d, v27.2d, v11.2d
add v22.2d, v22.2d, v21.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v21.2d, v24.2d, v13.2d
add v4.2d, v4.2d, v21.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v21.2d, v24.2d, v23.2d
add v4.2d, v4.2d, v21.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v21.2d, v17.2d, v3.2d
add v2.2d, v2.2d, v21.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v21.2d, v17.2d, v9.2d
add v2.2d, v2.2d, v21.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v21.2d, v27.2d, v18.2d
add v12.2d, v12.2d, v21.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v21.2d, v27.2d, v31.2d
add v12.2d, v12.2d, v21.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v21.2d, v24.2d, v29.2d
add v22.2d, v22.2d, v21.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v21.2d, v24.2d, v8.2d
add v22.2d, v22.2d, v21.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v21.2d, v7.2d, v10.2d
add v4.2d, v4.2d, v21.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q21, [x1, #64]
add v30.2d, v7.2d, v21.2d
add v4.2d, v4.2d, v30.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v30.2d, v7.2d, v29.2d
add v2.2d, v2.2d, v30.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v30.2d, v7.2d, v10.2d
add v2.2d, v2.2d, v30.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v30.2d, v17.2d, v18.2d
add v12.2d, v12.2d, v30.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v30.2d, v17.2d, v8.2d
add v12.2d, v12.2d, v30.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v30.2d, v27.2d, v23.2d
add v22.2d, v22.2d, v30.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v30.2d, v27.2d, v0.2d
add v22.2d, v22.2d, v30.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v30.2d, v24.2d, v20.2d
add v4.2d, v4.2d, v30.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v30.2d, v24.2d, v9.2d
add v4.2d, v4.2d, v30.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v30.2d, v17.2d, v11.2d
add v2.2d, v2.2d, v30.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v30.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v30.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v30.2d, v27.2d, v28.2d
add v12.2d, v12.2d, v30.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v30.2d, v27.2d, v3.2d
add v12.2d, v12.2d, v30.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v30.2d, v24.2d, v21.2d
add v22.2d, v22.2d, v30.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v30.2d, v24.2d, v1.2d
add v22.2d, v22.2d, v30.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v30.2d, v7.2d, v13.2d
add v4.2d, v4.2d, v30.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q30, [x1, #128]
add v23.2d, v7.2d, v30.2d
add v4.2d, v4.2d, v23.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v23.2d, v7.2d, v10.2d
add v2.2d, v2.2d, v23.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v23.2d, v7.2d, v1.2d
add v2.2d, v2.2d, v23.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v23.2d, v17.2d, v28.2d
add v12.2d, v12.2d, v23.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v23.2d, v17.2d, v29.2d
add v12.2d, v12.2d, v23.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v23.2d, v27.2d, v11.2d
add v22.2d, v22.2d, v23.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v23.2d, v27.2d, v21.2d
add v22.2d, v22.2d, v23.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v23.2d, v24.2d, v3.2d
add v4.2d, v4.2d, v23.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v23.2d, v24.2d, v13.2d
add v4.2d, v4.2d, v23.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v23.2d, v17.2d, v9.2d
add v2.2d, v2.2d, v23.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v23.2d, v17.2d, v8.2d
add v2.2d, v2.2d, v23.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v23.2d, v27.2d, v20.2d
add v12.2d, v12.2d, v23.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v23.2d, v27.2d, v0.2d
add v12.2d, v12.2d, v23.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v23.2d, v24.2d, v31.2d
add v22.2d, v22.2d, v23.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v23.2d, v24.2d, v30.2d
add v22.2d, v22.2d, v23.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v23.2d, v7.2d, v18.2d
add v4.2d, v4.2d, v23.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q23, [x1, #208]
add v10.2d, v7.2d, v23.2d
add v4.2d, v4.2d, v10.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v10.2d, v7.2d, v11.2d
add v2.2d, v2.2d, v10.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v10.2d, v7.2d, v0.2d
add v2.2d, v2.2d, v10.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v10.2d, v17.2d, v31.2d
add v12.2d, v12.2d, v10.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v10.2d, v17.2d, v3.2d
add v12.2d, v12.2d, v10.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v10.2d, v27.2d, v1.2d
add v22.2d, v22.2d, v10.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v10.2d, v27.2d, v20.2d
add v22.2d, v22.2d, v10.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v10.2d, v24.2d, v30.2d
add v4.2d, v4.2d, v10.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v10.2d, v24.2d, v18.2d
add v4.2d, v4.2d, v10.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v10.2d, v17.2d, v21.2d
add v2.2d, v2.2d, v10.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v10.2d, v17.2d, v23.2d
add v2.2d, v2.2d, v10.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v10.2d, v27.2d, v29.2d
add v12.2d, v12.2d, v10.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v10.2d, v27.2d, v28.2d
add v12.2d, v12.2d, v10.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v10.2d, v24.2d, v13.2d
add v22.2d, v22.2d, v10.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v10.2d, v24.2d, v9.2d
add v22.2d, v22.2d, v10.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v10.2d, v7.2d, v8.2d
add v4.2d, v4.2d, v10.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q10, [x1, #144]
add v20.2d, v7.2d, v10.2d
add v4.2d, v4.2d, v20.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v20.2d, v7.2d, v0.2d
add v2.2d, v2.2d, v20.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v20.2d, v7.2d, v28.2d
add v2.2d, v2.2d, v20.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v20.2d, v17.2d, v8.2d
add v12.2d, v12.2d, v20.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v20.2d, v17.2d, v13.2d
add v12.2d, v12.2d, v20.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v20.2d, v27.2d, v9.2d
add v22.2d, v22.2d, v20.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v20.2d, v27.2d, v23.2d
add v22.2d, v22.2d, v20.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v20.2d, v24.2d, v21.2d
add v4.2d, v4.2d, v20.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v20.2d, v24.2d, v3.2d
add v4.2d, v4.2d, v20.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v20.2d, v17.2d, v1.2d
add v2.2d, v2.2d, v20.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v20.2d, v17.2d, v29.2d
add v2.2d, v2.2d, v20.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v20.2d, v27.2d, v31.2d
add v12.2d, v12.2d, v20.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v20.2d, v27.2d, v18.2d
add v12.2d, v12.2d, v20.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v20.2d, v24.2d, v10.2d
add v22.2d, v22.2d, v20.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v20.2d, v24.2d, v11.2d
add v22.2d, v22.2d, v20.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v20.2d, v7.2d, v30.2d
add v4.2d, v4.2d, v20.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q20, [x1, #176]
add v3.2d, v7.2d, v20.2d
add v4.2d, v4.2d, v3.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v3.2d, v7.2d, v23.2d
add v2.2d, v2.2d, v3.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v3.2d, v7.2d, v20.2d
add v2.2d, v2.2d, v3.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v3.2d, v17.2d, v29.2d
add v12.2d, v12.2d, v3.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v3.2d, v17.2d, v9.2d
add v12.2d, v12.2d, v3.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v3.2d, v27.2d, v0.2d
add v22.2d, v22.2d, v3.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v3.2d, v27.2d, v8.2d
add v22.2d, v22.2d, v3.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v3.2d, v24.2d, v18.2d
add v4.2d, v4.2d, v3.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v3.2d, v24.2d, v10.2d
add v4.2d, v4.2d, v3.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v3.2d, v17.2d, v28.2d
add v2.2d, v2.2d, v3.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v3.2d, v17.2d, v1.2d
add v2.2d, v2.2d, v3.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v3.2d, v27.2d, v13.2d
add v12.2d, v12.2d, v3.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v3.2d, v27.2d, v21.2d
add v12.2d, v12.2d, v3.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v3.2d, v24.2d, v30.2d
add v22.2d, v22.2d, v3.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v3.2d, v24.2d, v31.2d
add v22.2d, v22.2d, v3.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v3.2d, v7.2d, v11.2d
add v4.2d, v4.2d, v3.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q3, [x1, #160]
add v28.2d, v7.2d, v3.2d
add v4.2d, v4.2d, v28.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v28.2d, v7.2d, v31.2d
add v2.2d, v2.2d, v28.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v28.2d, v7.2d, v13.2d
add v2.2d, v2.2d, v28.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v28.2d, v17.2d, v9.2d
add v12.2d, v12.2d, v28.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v28.2d, v17.2d, v10.2d
add v12.2d, v12.2d, v28.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v28.2d, v27.2d, v20.2d
add v22.2d, v22.2d, v28.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v28.2d, v27.2d, v18.2d
add v22.2d, v22.2d, v28.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v28.2d, v24.2d, v1.2d
add v4.2d, v4.2d, v28.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v28.2d, v24.2d, v30.2d
add v4.2d, v4.2d, v28.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v28.2d, v17.2d, v0.2d
add v2.2d, v2.2d, v28.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v28.2d, v17.2d, v11.2d
add v2.2d, v2.2d, v28.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v28.2d, v27.2d, v23.2d
add v12.2d, v12.2d, v28.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v28.2d, v27.2d, v29.2d
add v12.2d, v12.2d, v28.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v28.2d, v24.2d, v8.2d
add v22.2d, v22.2d, v28.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v28.2d, v24.2d, v21.2d
add v22.2d, v22.2d, v28.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v28.2d, v7.2d, v3.2d
add v4.2d, v4.2d, v28.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q28, [x1, #80]
add v1.2d, v7.2d, v28.2d
add v4.2d, v4.2d, v1.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v1.2d, v7.2d, v3.2d
add v2.2d, v2.2d, v1.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v1.2d, v7.2d, v11.2d
add v2.2d, v2.2d, v1.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v1.2d, v17.2d, v30.2d
add v12.2d, v12.2d, v1.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v1.2d, v17.2d, v21.2d
add v12.2d, v12.2d, v1.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v1.2d, v27.2d, v29.2d
add v22.2d, v22.2d, v1.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v1.2d, v27.2d, v31.2d
add v22.2d, v22.2d, v1.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v1.2d, v24.2d, v8.2d
add v4.2d, v4.2d, v1.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v1.2d, v24.2d, v28.2d
add v4.2d, v4.2d, v1.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v1.2d, v17.2d, v13.2d
add v2.2d, v2.2d, v1.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v1.2d, v17.2d, v20.2d
add v2.2d, v2.2d, v1.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v1.2d, v27.2d, v10.2d
add v12.2d, v12.2d, v1.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v1.2d, v27.2d, v9.2d
add v12.2d, v12.2d, v1.2d
xar v5.2d, v5.2d, v12.2d, #16
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v1.2d, v24.2d, v18.2d
add v22.2d, v22.2d, v1.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v1.2d, v24.2d, v0.2d
add v22.2d, v22.2d, v1.2d
xar v15.2d, v15.2d, v22.2d, #16
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v1.2d, v7.2d, v23.2d
add v4.2d, v4.2d, v1.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q1, [x1, #0]
add v13.2d, v7.2d, v1.2d
add v4.2d, v4.2d, v13.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v13.2d, v7.2d, v1.2d
add v2.2d, v2.2d, v13.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v13.2d, v7.2d, v8.2d
add v2.2d, v2.2d, v13.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
add v13.2d, v17.2d, v11.2d
add v12.2d, v12.2d, v13.2d
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v13.2d, v17.2d, v18.2d
add v12.2d, v12.2d, v13.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v13.2d, v27.2d, v21.2d
add v22.2d, v22.2d, v13.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v13.2d, v27.2d, v28.2d
add v22.2d, v22.2d, v13.2d
xar v25.2d, v25.2d, v22.2d, #16
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #63
add v13.2d, v24.2d, v31.2d
add v4.2d, v4.2d, v13.2d
xar v14.2d, v14.2d, v4.2d, #32
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #24
add v13.2d, v24.2d, v29.2d
add v4.2d, v4.2d, v13.2d
xar v14.2d, v14.2d, v4.2d, #16
add v19.2d, v19.2d, v14.2d
xar v24.2d, v24.2d, v19.2d, #63
add v13.2d, v17.2d, v30.2d
add v2.2d, v2.2d, v13.2d
xar v14.2d, v14.2d, v2.2d, #32
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #24
add v13.2d, v17.2d, v10.2d
add v2.2d, v2.2d, v13.2d
xar v14.2d, v14.2d, v2.2d, #16
add v26.2d, v26.2d, v14.2d
xar v17.2d, v17.2d, v26.2d, #63
add v13.2d, v27.2d, v3.2d
add v12.2d, v12.2d, v13.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #24
add v13.2d, v27.2d, v20.2d
add v12.2d, v12.2d, v13.2d
xar v5.2d, v5.2d, v12.2d, #16
add v21.2d, v17.2d, v21.2d
add v12.2d, v12.2d, v21.2d
add v19.2d, v19.2d, v5.2d
xar v27.2d, v27.2d, v19.2d, #63
add v13.2d, v24.2d, v0.2d
add v22.2d, v22.2d, v13.2d
xar v15.2d, v15.2d, v22.2d, #32
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #24
add v21.2d, v24.2d, v23.2d
add v22.2d, v22.2d, v21.2d
xar v15.2d, v15.2d, v22.2d, #16
add v10.2d, v27.2d, v10.2d
add v22.2d, v22.2d, v10.2d
add v6.2d, v6.2d, v15.2d
xar v24.2d, v24.2d, v6.2d, #63
add v13.2d, v7.2d, v9.2d
add v4.2d, v4.2d, v13.2d
xar v25.2d, v25.2d, v4.2d, #32
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #24
ldr q21, [x1, #240]
add v10.2d, v7.2d, v21.2d
add v4.2d, v4.2d, v10.2d
xar v25.2d, v25.2d, v4.2d, #16
add v16.2d, v16.2d, v25.2d
xar v7.2d, v7.2d, v16.2d, #63
add v9.2d, v7.2d, v9.2d
add v2.2d, v2.2d, v9.2d
add v23.2d, v24.2d, v23.2d
add v4.2d, v4.2d, v23.2d
xar v5.2d, v5.2d, v2.2d, #32
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #24
add v3.2d, v7.2d, v3.2d
add v2.2d, v2.2d, v3.2d
xar v5.2d, v5.2d, v2.2d, #16
add v6.2d, v6.2d, v5.2d
xar v7.2d, v7.2d, v6.2d, #63
xar v15.2d, v15.2d, v12.2d, #32
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #24
add v30.2d, v17.2d, v30.2d
add v12.2d, v12.2d, v30.2d
xar v15.2d, v15.2d, v12.2d, #16
add v16.2d, v16.2d, v15.2d
xar v17.2d, v17.2d, v16.2d, #63
add v8.2d, v17.2d, v8.2d
add v2.2d, v2.2d, v8.2d
xar v25.2d, v25.2d, v22.2d, #32
add v26.2d, v26.2d, v25.2d
xar v27.2d, v27.2d, v26.2d, #24
add v21.2d, v27.2d, v21.2d
add v22.2d, v22.2d, v21.2d
xar v14.2d, v14.2d, v4.2d, #32
add v28.2d, v7.2d, v28.2d
xar v25.2d, v25.2d, v22.2d, #16
add v19.2d, v19.2d, v14.2d
add v26.2d, v26.2d, v25.2d
xar v24.2d, v24.2d, v19.2d, #24
xar v27.2d, v27.2d, v26.2d, #63
add v31.2d, v24.2d, v31.2d
add v1.2d, v27.2d, v1.2d
add v4.2d, v4.2d, v31.2d
add v12.2d, v12.2d, v1.2d
xar v14.2d, v14.2d, v4.2d, #16
add v4.2d, v4.2d, v28.2d
xar v5.2d, v5.2d, v12.2d, #32
add v19.2d, v19.2d, v14.2d
xar v14.2d, v14.2d, v2.2d, #32
xar v25.2d, v25.2d, v4.2d, #32
xar v24.2d, v24.2d, v19.2d, #63
add v19.2d, v19.2d, v5.2d
add v26.2d, v26.2d, v14.2d
add v16.2d, v16.2d, v25.2d
add v20.2d, v24.2d, v20.2d
xar v27.2d, v27.2d, v19.2d, #24
xar v17.2d, v17.2d, v26.2d, #24
xar v7.2d, v7.2d, v16.2d, #24
add v22.2d, v22.2d, v20.2d
add v11.2d, v27.2d, v11.2d
add v0.2d, v17.2d, v0.2d
add v18.2d, v7.2d, v18.2d
xar v15.2d, v15.2d, v22.2d, #32
add v12.2d, v12.2d, v11.2d
add v2.2d, v2.2d, v0.2d
add v4.2d, v4.2d, v18.2d
add v6.2d, v6.2d, v15.2d
xar v5.2d, v5.2d, v12.2d, #16
xar v14.2d, v14.2d, v2.2d, #16
xar v25.2d, v25.2d, v4.2d, #16
xar v24.2d, v24.2d, v6.2d, #24
add v19.2d, v19.2d, v5.2d
add v26.2d, v26.2d, v14.2d
add v16.2d, v16.2d, v25.2d
add v29.2d, v24.2d, v29.2d
eor v27.16b, v27.16b, v19.16b
eor v17.16b, v17.16b, v26.16b
eor v7.16b, v7.16b, v16.16b
add v22.2d, v22.2d, v29.2d
ldr q13, [x0, #16]
eor3 v13.16b, v13.16b, v12.16b, v16.16b
ldr q10, [x0, #48]
eor3 v10.16b, v10.16b, v4.16b, v19.16b
rax1 v5.2d, v5.2d, v7.2d
xar v15.2d, v15.2d, v22.2d, #16
ldr q9, [x0, #32]
eor3 v9.16b, v9.16b, v22.16b, v26.16b
rax1 v25.2d, v25.2d, v27.2d
ldr q23, [x0, #64]
eor v5.16b, v5.16b, v23.16b
add v6.2d, v6.2d, v15.2d
rax1 v15.2d, v15.2d, v17.2d
str q9, [x0, #32]
ldr q3, [x0, #96]
eor v25.16b, v25.16b, v3.16b
eor v24.16b, v24.16b, v6.16b
ldr q30, [x0, #0]
eor3 v30.16b, v30.16b, v2.16b, v6.16b
ldr q8, [x0, #80]
eor v15.16b, v15.16b, v8.16b
str q13, [x0, #16]
rax1 v14.2d, v14.2d, v24.2d
str q30, [x0, #0]
str q15, [x0, #80]
str q10, [x0, #48]
ldr q21, [x0, #112]
eor v14.16b, v14.16b, v21.16b
str q5, [x0, #64]
str q25, [x0, #96]
str q14, [x0, #112]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
26: // hashweave_neon_64_constants
.quad 0x1
.quad 0x1
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
.quad 0x428a2f98d728ae22
.quad 0x428a2f98d728ae22
.quad 0x7137449123ef65cd
.quad 0x7137449123ef65cd
.quad 0xb5c0fbcfec4d3b2f
.quad 0xb5c0fbcfec4d3b2f
.quad 0xe9b5dba58189dbbc
.quad 0xe9b5dba58189dbbc
.quad 0x3956c25bf348b538
.quad 0x3956c25bf348b538
.quad 0x59f111f1b605d019
.quad 0x59f111f1b605d019
.quad 0x923f82a4af194f9b
.quad 0x923f82a4af194f9b
.quad 0xab1c5ed5da6d8118
.quad 0xab1c5ed5da6d8118
.quad 0xd807aa98a3030242
.quad 0xd807aa98a3030242
.quad 0x12835b0145706fbe
.quad 0x12835b0145706fbe
.quad 0x243185be4ee4b28c
.quad 0x243185be4ee4b28c
.quad 0x550c7dc3d5ffb4e2
.quad 0x550c7dc3d5ffb4e2
.quad 0x72be5d74f27b896f
.quad 0x72be5d74f27b896f
.quad 0x80deb1fe3b1696b1
.quad 0x80deb1fe3b1696b1
.quad 0x9bdc06a725c71235
.quad 0x9bdc06a725c71235
.quad 0xc19bf174cf692694
.quad 0xc19bf174cf692694
.quad 0xe49b69c19ef14ad2
.quad 0xe49b69c19ef14ad2
.quad 0xefbe4786384f25e3
.quad 0xefbe4786384f25e3
.quad 0xfc19dc68b8cd5b5
.quad 0xfc19dc68b8cd5b5
.quad 0x240ca1cc77ac9c65
.quad 0x240ca1cc77ac9c65
.quad 0x2de92c6f592b0275
.quad 0x2de92c6f592b0275
.quad 0x4a7484aa6ea6e483
.quad 0x4a7484aa6ea6e483
.quad 0x5cb0a9dcbd41fbd4
.quad 0x5cb0a9dcbd41fbd4
.quad 0x76f988da831153b5
.quad 0x76f988da831153b5
.quad 0x983e5152ee66dfab
.quad 0x983e5152ee66dfab
.quad 0xa831c66d2db43210
.quad 0xa831c66d2db43210
.quad 0xb00327c898fb213f
.quad 0xb00327c898fb213f
.quad 0xbf597fc7beef0ee4
.quad 0xbf597fc7beef0ee4
.quad 0xc6e00bf33da88fc2
.quad 0xc6e00bf33da88fc2
.quad 0xd5a79147930aa725
.quad 0xd5a79147930aa725
.quad 0x6ca6351e003826f
.quad 0x6ca6351e003826f
.quad 0x142929670a0e6e70
.quad 0x142929670a0e6e70
.quad 0x27b70a8546d22ffc
.quad 0x27b70a8546d22ffc
.quad 0x2e1b21385c26c926
.quad 0x2e1b21385c26c926
.quad 0x4d2c6dfc5ac42aed
.quad 0x4d2c6dfc5ac42aed
.quad 0x53380d139d95b3df
.quad 0x53380d139d95b3df
.quad 0x650a73548baf63de
.quad 0x650a73548baf63de
.quad 0x766a0abb3c77b2a8
.quad 0x766a0abb3c77b2a8
.quad 0x81c2c92e47edaee6
.quad 0x81c2c92e47edaee6
.quad 0x92722c851482353b
.quad 0x92722c851482353b
.quad 0xa2bfe8a14cf10364
.quad 0xa2bfe8a14cf10364
.quad 0xa81a664bbc423001
.quad 0xa81a664bbc423001
.quad 0xc24b8b70d0f89791
.quad 0xc24b8b70d0f89791
.quad 0xc76c51a30654be30
.quad 0xc76c51a30654be30
.quad 0xd192e819d6ef5218
.quad 0xd192e819d6ef5218
.quad 0xd69906245565a910
.quad 0xd69906245565a910
.quad 0xf40e35855771202a
.quad 0xf40e35855771202a
.quad 0x106aa07032bbd1b8
.quad 0x106aa07032bbd1b8
.quad 0x19a4c116b8d2d0c8
.quad 0x19a4c116b8d2d0c8
.quad 0x1e376c085141ab53
.quad 0x1e376c085141ab53
.quad 0x2748774cdf8eeb99
.quad 0x2748774cdf8eeb99
.quad 0x34b0bcb5e19b48a8
.quad 0x34b0bcb5e19b48a8
.quad 0x391c0cb3c5c95a63
.quad 0x391c0cb3c5c95a63
.quad 0x4ed8aa4ae3418acb
.quad 0x4ed8aa4ae3418acb
.quad 0x5b9cca4f7763e373
.quad 0x5b9cca4f7763e373
.quad 0x682e6ff3d6b2b8a3
.quad 0x682e6ff3d6b2b8a3
.quad 0x748f82ee5defb2fc
.quad 0x748f82ee5defb2fc
.quad 0x78a5636f43172f60
.quad 0x78a5636f43172f60
.quad 0x84c87814a1f0ab72
.quad 0x84c87814a1f0ab72
.quad 0x8cc702081a6439ec
.quad 0x8cc702081a6439ec
.quad 0x90befffa23631e28
.quad 0x90befffa23631e28
.quad 0xa4506cebde82bde9
.quad 0xa4506cebde82bde9
.quad 0xbef9a3f7b2c67915
.quad 0xbef9a3f7b2c67915
.quad 0xc67178f2e372532b
.quad 0xc67178f2e372532b
.quad 0xca273eceea26619c
.quad 0xca273eceea26619c
.quad 0xd186b8c721c0c207
.quad 0xd186b8c721c0c207
.quad 0xeada7dd6cde0eb1e
.quad 0xeada7dd6cde0eb1e
.quad 0xf57d4f7fee6ed178
.quad 0xf57d4f7fee6ed178
.quad 0x6f067aa72176fba
.quad 0x6f067aa72176fba
.quad 0xa637dc5a2c898a6
.quad 0xa637dc5a2c898a6
.quad 0x113f9804bef90dae
.quad 0x113f9804bef90dae
.quad 0x1b710b35131c471b
.quad 0x1b710b35131c471b
.quad 0x28db77f523047d84
.quad 0x28db77f523047d84
.quad 0x32caab7b40c72493
.quad 0x32caab7b40c72493
.quad 0x3c9ebe0a15c9bebc
.quad 0x3c9ebe0a15c9bebc
.quad 0x431d67c49c100d4c
.quad 0x431d67c49c100d4c
.quad 0x4cc5d4becb3e42b6
.quad 0x4cc5d4becb3e42b6
.quad 0x597f299cfc657e2a
.quad 0x597f299cfc657e2a
.quad 0x5fcb6fab3ad6faec
.quad 0x5fcb6fab3ad6faec
.quad 0x6c44198c4a475817
.quad 0x6c44198c4a475817
.quad 0x510e527fade682d1
.quad 0x510e527fade682d1
.quad 0x6a09e667f3bcc908
.quad 0x6a09e667f3bcc908
.quad 0x9b05688c2b3e6c1f
.quad 0x9b05688c2b3e6c1f
.quad 0xbb67ae8584caa73b
.quad 0xbb67ae8584caa73b
.quad 0x1f83d9abfb41bd6b
.quad 0x1f83d9abfb41bd6b
.quad 0x3c6ef372fe94f82b
.quad 0x3c6ef372fe94f82b
.quad 0x5be0cd19137e2179
.quad 0x5be0cd19137e2179
.quad 0xa54ff53a5f1d36f1
.quad 0xa54ff53a5f1d36f1
.text
.arch_extension sha3
.p2align 4
hashweave_function hashweave_neon_turbo_absorb
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 32f
ldr q0, [x0, #0]
ldr q1, [x0, #16]
ldr q2, [x0, #32]
ldr q3, [x0, #48]
ldr q4, [x0, #64]
ldr q5, [x0, #80]
ldr q6, [x0, #96]
ldr q7, [x0, #112]
ldr q8, [x0, #128]
ldr q9, [x0, #144]
ldr q10, [x0, #160]
ldr q11, [x0, #176]
ldr q12, [x0, #192]
ldr q13, [x0, #208]
ldr q14, [x0, #224]
ldr q15, [x0, #240]
ldr q16, [x0, #256]
ldr q17, [x0, #272]
ldr q18, [x0, #288]
ldr q19, [x0, #304]
ldr q20, [x0, #320]
ldr q21, [x0, #336]
ldr q22, [x0, #352]
ldr q23, [x0, #368]
ldr q24, [x0, #384]
ldr q25, [x1, #0]
eor v0.16b, v0.16b, v25.16b
ldr q25, [x1, #16]
eor v1.16b, v1.16b, v25.16b
ldr q25, [x1, #32]
eor v2.16b, v2.16b, v25.16b
ldr q25, [x1, #48]
eor v3.16b, v3.16b, v25.16b
ldr q25, [x1, #64]
eor v4.16b, v4.16b, v25.16b
ldr q25, [x1, #80]
eor v5.16b, v5.16b, v25.16b
ldr q25, [x1, #96]
eor v6.16b, v6.16b, v25.16b
ldr q25, [x1, #112]
eor v7.16b, v7.16b, v25.16b
ldr q25, [x1, #128]
eor v8.16b, v8.16b, v25.16b
cmp x4, #9
b.eq 27f
ldr q25, [x1, #144]
eor v9.16b, v9.16b, v25.16b
ldr q25, [x1, #160]
eor v10.16b, v10.16b, v25.16b
ldr q25, [x1, #176]
eor v11.16b, v11.16b, v25.16b
ldr q25, [x1, #192]
eor v12.16b, v12.16b, v25.16b
cmp x4, #13
b.eq 27f
ldr q25, [x1, #208]
eor v13.16b, v13.16b, v25.16b
ldr q25, [x1, #224]
eor v14.16b, v14.16b, v25.16b
ldr q25, [x1, #240]
eor v15.16b, v15.16b, v25.16b
ldr q25, [x1, #256]
eor v16.16b, v16.16b, v25.16b
cmp x4, #17
b.eq 27f
ldr q25, [x1, #272]
eor v17.16b, v17.16b, v25.16b
cmp x4, #18
b.eq 27f
ldr q25, [x1, #288]
eor v18.16b, v18.16b, v25.16b
ldr q25, [x1, #304]
eor v19.16b, v19.16b, v25.16b
ldr q25, [x1, #320]
eor v20.16b, v20.16b, v25.16b
b 27f
27: // hashweave_neon_turbo_64_head0
eor3 v25.16b, v0.16b, v5.16b, v10.16b
eor3 v26.16b, v1.16b, v6.16b, v11.16b
eor3 v27.16b, v2.16b, v7.16b, v12.16b
eor3 v28.16b, v3.16b, v8.16b, v13.16b
eor3 v25.16b, v25.16b, v15.16b, v20.16b
eor3 v26.16b, v26.16b, v16.16b, v21.16b
eor3 v27.16b, v27.16b, v17.16b, v22.16b
eor3 v28.16b, v28.16b, v18.16b, v23.16b
eor3 v29.16b, v4.16b, v9.16b, v14.16b
rax1 v30.2d, v25.2d, v27.2d
rax1 v31.2d, v26.2d, v28.2d
rax1 v28.2d, v28.2d, v25.2d
eor3 v29.16b, v29.16b, v19.16b, v24.16b
xar v6.2d, v6.2d, v30.2d, #20
xar v12.2d, v12.2d, v31.2d, #21
xar v24.2d, v24.2d, v28.2d, #50
rax1 v26.2d, v29.2d, v26.2d
rax1 v27.2d, v27.2d, v29.2d
xar v9.2d, v9.2d, v28.2d, #44
xar v16.2d, v16.2d, v30.2d, #19
eor v0.16b, v0.16b, v26.16b
xar v18.2d, v18.2d, v27.2d, #43
xar v3.2d, v3.2d, v27.2d, #36
xar v10.2d, v10.2d, v26.2d, #61
xar v22.2d, v22.2d, v31.2d, #3
xar v1.2d, v1.2d, v30.2d, #63
xar v7.2d, v7.2d, v31.2d, #58
xar v13.2d, v13.2d, v27.2d, #39
xar v19.2d, v19.2d, v28.2d, #56
xar v20.2d, v20.2d, v26.2d, #46
xar v4.2d, v4.2d, v28.2d, #37
xar v14.2d, v14.2d, v28.2d, #25
xar v5.2d, v5.2d, v26.2d, #28
xar v15.2d, v15.2d, v26.2d, #23
xar v11.2d, v11.2d, v30.2d, #54
xar v21.2d, v21.2d, v30.2d, #62
xar v17.2d, v17.2d, v31.2d, #49
xar v2.2d, v2.2d, v31.2d, #2
xar v23.2d, v23.2d, v27.2d, #8
xar v8.2d, v8.2d, v27.2d, #9
28: // hashweave_neon_turbo_64_head1
bcax v25.16b, v0.16b, v12.16b, v6.16b
ldr q26, [x8, #0]
bcax v27.16b, v6.16b, v18.16b, v12.16b
bcax v12.16b, v12.16b, v24.16b, v18.16b
bcax v18.16b, v18.16b, v0.16b, v24.16b
eor v25.16b, v25.16b, v26.16b
bcax v24.16b, v24.16b, v6.16b, v0.16b
bcax v28.16b, v3.16b, v10.16b, v9.16b
bcax v29.16b, v9.16b, v16.16b, v10.16b
bcax v10.16b, v10.16b, v22.16b, v16.16b
bcax v16.16b, v16.16b, v3.16b, v22.16b
bcax v22.16b, v22.16b, v9.16b, v3.16b
bcax v30.16b, v1.16b, v13.16b, v7.16b
bcax v31.16b, v7.16b, v19.16b, v13.16b
bcax v13.16b, v13.16b, v20.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v20.16b
bcax v20.16b, v20.16b, v7.16b, v1.16b
bcax v26.16b, v4.16b, v11.16b, v5.16b
bcax v6.16b, v5.16b, v17.16b, v11.16b
bcax v11.16b, v11.16b, v23.16b, v17.16b
bcax v17.16b, v17.16b, v4.16b, v23.16b
bcax v23.16b, v23.16b, v5.16b, v4.16b
bcax v0.16b, v2.16b, v14.16b, v8.16b
bcax v9.16b, v8.16b, v15.16b, v14.16b
bcax v14.16b, v14.16b, v21.16b, v15.16b
bcax v15.16b, v15.16b, v2.16b, v21.16b
bcax v21.16b, v21.16b, v8.16b, v2.16b
eor3 v3.16b, v25.16b, v28.16b, v30.16b
eor3 v7.16b, v27.16b, v29.16b, v31.16b
eor3 v1.16b, v12.16b, v10.16b, v13.16b
eor3 v5.16b, v18.16b, v16.16b, v19.16b
eor3 v3.16b, v3.16b, v26.16b, v0.16b
eor3 v7.16b, v7.16b, v6.16b, v9.16b
eor3 v1.16b, v1.16b, v11.16b, v14.16b
eor3 v5.16b, v5.16b, v17.16b, v15.16b
eor3 v4.16b, v24.16b, v22.16b, v20.16b
rax1 v8.2d, v3.2d, v1.2d
rax1 v2.2d, v7.2d, v5.2d
rax1 v5.2d, v5.2d, v3.2d
eor3 v4.16b, v4.16b, v23.16b, v21.16b
xar v29.2d, v29.2d, v8.2d, #20
xar v13.2d, v13.2d, v2.2d, #21
xar v21.2d, v21.2d, v5.2d, #50
rax1 v7.2d, v4.2d, v7.2d
rax1 v1.2d, v1.2d, v4.2d
xar v22.2d, v22.2d, v5.2d, #44
xar v6.2d, v6.2d, v8.2d, #19
eor v25.16b, v25.16b, v7.16b
xar v17.2d, v17.2d, v1.2d, #43
xar v18.2d, v18.2d, v1.2d, #36
xar v30.2d, v30.2d, v7.2d, #61
xar v14.2d, v14.2d, v2.2d, #3
xar v27.2d, v27.2d, v8.2d, #63
xar v10.2d, v10.2d, v2.2d, #58
xar v19.2d, v19.2d, v1.2d, #39
xar v23.2d, v23.2d, v5.2d, #56
xar v0.2d, v0.2d, v7.2d, #46
xar v24.2d, v24.2d, v5.2d, #37
xar v20.2d, v20.2d, v5.2d, #25
xar v28.2d, v28.2d, v7.2d, #28
xar v26.2d, v26.2d, v7.2d, #23
xar v31.2d, v31.2d, v8.2d, #54
xar v9.2d, v9.2d, v8.2d, #62
xar v11.2d, v11.2d, v2.2d, #49
xar v12.2d, v12.2d, v2.2d, #2
xar v15.2d, v15.2d, v1.2d, #8
xar v16.2d, v16.2d, v1.2d, #9
29: // hashweave_neon_turbo_64_head2
bcax v1.16b, v25.16b, v13.16b, v29.16b
ldr q2, [x8, #16]
bcax v3.16b, v29.16b, v17.16b, v13.16b
bcax v13.16b, v13.16b, v21.16b, v17.16b
bcax v17.16b, v17.16b, v25.16b, v21.16b
eor v1.16b, v1.16b, v2.16b
bcax v21.16b, v21.16b, v29.16b, v25.16b
bcax v4.16b, v18.16b, v30.16b, v22.16b
bcax v5.16b, v22.16b, v6.16b, v30.16b
bcax v30.16b, v30.16b, v14.16b, v6.16b
bcax v6.16b, v6.16b, v18.16b, v14.16b
bcax v14.16b, v14.16b, v22.16b, v18.16b
bcax v7.16b, v27.16b, v19.16b, v10.16b
bcax v8.16b, v10.16b, v23.16b, v19.16b
bcax v19.16b, v19.16b, v0.16b, v23.16b
bcax v23.16b, v23.16b, v27.16b, v0.16b
bcax v0.16b, v0.16b, v10.16b, v27.16b
bcax v2.16b, v24.16b, v31.16b, v28.16b
bcax v29.16b, v28.16b, v11.16b, v31.16b
bcax v31.16b, v31.16b, v15.16b, v11.16b
bcax v11.16b, v11.16b, v24.16b, v15.16b
bcax v15.16b, v15.16b, v28.16b, v24.16b
bcax v25.16b, v12.16b, v20.16b, v16.16b
bcax v22.16b, v16.16b, v26.16b, v20.16b
bcax v20.16b, v20.16b, v9.16b, v26.16b
bcax v26.16b, v26.16b, v12.16b, v9.16b
bcax v9.16b, v9.16b, v16.16b, v12.16b
eor3 v18.16b, v1.16b, v4.16b, v7.16b
eor3 v10.16b, v3.16b, v5.16b, v8.16b
eor3 v27.16b, v13.16b, v30.16b, v19.16b
eor3 v28.16b, v17.16b, v6.16b, v23.16b
eor3 v18.16b, v18.16b, v2.16b, v25.16b
eor3 v10.16b, v10.16b, v29.16b, v22.16b
eor3 v27.16b, v27.16b, v31.16b, v20.16b
eor3 v28.16b, v28.16b, v11.16b, v26.16b
eor3 v24.16b, v21.16b, v14.16b, v0.16b
ldr q16, [x8, #32]
rax1 v12.2d, v10.2d, v28.2d
rax1 v28.2d, v28.2d, v18.2d
eor3 v24.16b, v24.16b, v15.16b, v9.16b
rax1 v18.2d, v18.2d, v27.2d
xar v19.2d, v19.2d, v12.2d, #21
xar v9.2d, v9.2d, v28.2d, #50
rax1 v10.2d, v24.2d, v10.2d
rax1 v27.2d, v27.2d, v24.2d
xar v5.2d, v5.2d, v18.2d, #20
xar v14.2d, v14.2d, v28.2d, #44
eor v1.16b, v1.16b, v10.16b
xar v11.2d, v11.2d, v27.2d, #43
xar v17.2d, v17.2d, v27.2d, #36
xar v7.2d, v7.2d, v10.2d, #61
xar v29.2d, v29.2d, v18.2d, #19
xar v20.2d, v20.2d, v12.2d, #3
xar v3.2d, v3.2d, v18.2d, #63
xar v30.2d, v30.2d, v12.2d, #58
xar v23.2d, v23.2d, v27.2d, #39
xar v15.2d, v15.2d, v28.2d, #56
xar v25.2d, v25.2d, v10.2d, #46
xar v21.2d, v21.2d, v28.2d, #37
xar v0.2d, v0.2d, v28.2d, #25
xar v4.2d, v4.2d, v10.2d, #28
xar v2.2d, v2.2d, v10.2d, #23
xar v8.2d, v8.2d, v18.2d, #54
xar v22.2d, v22.2d, v18.2d, #62
xar v31.2d, v31.2d, v12.2d, #49
xar v13.2d, v13.2d, v12.2d, #2
xar v26.2d, v26.2d, v27.2d, #8
xar v6.2d, v6.2d, v27.2d, #9
bcax v24.16b, v1.16b, v19.16b, v5.16b
bcax v28.16b, v5.16b, v11.16b, v19.16b
bcax v19.16b, v19.16b, v9.16b, v11.16b
bcax v11.16b, v11.16b, v1.16b, v9.16b
eor v24.16b, v24.16b, v16.16b
bcax v9.16b, v9.16b, v5.16b, v1.16b
bcax v10.16b, v17.16b, v7.16b, v14.16b
bcax v18.16b, v14.16b, v29.16b, v7.16b
bcax v7.16b, v7.16b, v20.16b, v29.16b
bcax v29.16b, v29.16b, v17.16b, v20.16b
bcax v20.16b, v20.16b, v14.16b, v17.16b
bcax v12.16b, v3.16b, v23.16b, v30.16b
bcax v27.16b, v30.16b, v15.16b, v23.16b
bcax v23.16b, v23.16b, v25.16b, v15.16b
bcax v15.16b, v15.16b, v3.16b, v25.16b
bcax v25.16b, v25.16b, v30.16b, v3.16b
bcax v16.16b, v21.16b, v8.16b, v4.16b
bcax v5.16b, v4.16b, v31.16b, v8.16b
bcax v8.16b, v8.16b, v26.16b, v31.16b
bcax v31.16b, v31.16b, v21.16b, v26.16b
bcax v26.16b, v26.16b, v4.16b, v21.16b
bcax v1.16b, v13.16b, v0.16b, v6.16b
bcax v14.16b, v6.16b, v2.16b, v0.16b
bcax v0.16b, v0.16b, v22.16b, v2.16b
bcax v2.16b, v2.16b, v13.16b, v22.16b
bcax v22.16b, v22.16b, v6.16b, v13.16b
eor3 v17.16b, v24.16b, v10.16b, v12.16b
eor3 v30.16b, v28.16b, v18.16b, v27.16b
eor3 v3.16b, v19.16b, v7.16b, v23.16b
eor3 v4.16b, v11.16b, v29.16b, v15.16b
eor3 v17.16b, v17.16b, v16.16b, v1.16b
eor3 v30.16b, v30.16b, v5.16b, v14.16b
eor3 v3.16b, v3.16b, v8.16b, v0.16b
eor3 v4.16b, v4.16b, v31.16b, v2.16b
eor3 v21.16b, v9.16b, v20.16b, v25.16b
ldr q6, [x8, #48]
rax1 v13.2d, v30.2d, v4.2d
rax1 v4.2d, v4.2d, v17.2d
eor3 v21.16b, v21.16b, v26.16b, v22.16b
rax1 v17.2d, v17.2d, v3.2d
xar v23.2d, v23.2d, v13.2d, #21
xar v22.2d, v22.2d, v4.2d, #50
rax1 v30.2d, v21.2d, v30.2d
rax1 v3.2d, v3.2d, v21.2d
xar v18.2d, v18.2d, v17.2d, #20
xar v20.2d, v20.2d, v4.2d, #44
eor v24.16b, v24.16b, v30.16b
xar v31.2d, v31.2d, v3.2d, #43
xar v11.2d, v11.2d, v3.2d, #36
xar v12.2d, v12.2d, v30.2d, #61
xar v5.2d, v5.2d, v17.2d, #19
xar v0.2d, v0.2d, v13.2d, #3
xar v28.2d, v28.2d, v17.2d, #63
xar v7.2d, v7.2d, v13.2d, #58
xar v15.2d, v15.2d, v3.2d, #39
xar v26.2d, v26.2d, v4.2d, #56
xar v1.2d, v1.2d, v30.2d, #46
xar v9.2d, v9.2d, v4.2d, #37
xar v25.2d, v25.2d, v4.2d, #25
xar v10.2d, v10.2d, v30.2d, #28
xar v16.2d, v16.2d, v30.2d, #23
xar v27.2d, v27.2d, v17.2d, #54
xar v14.2d, v14.2d, v17.2d, #62
xar v8.2d, v8.2d, v13.2d, #49
xar v19.2d, v19.2d, v13.2d, #2
xar v2.2d, v2.2d, v3.2d, #8
xar v29.2d, v29.2d, v3.2d, #9
bcax v21.16b, v24.16b, v23.16b, v18.16b
bcax v4.16b, v18.16b, v31.16b, v23.16b
bcax v23.16b, v23.16b, v22.16b, v31.16b
bcax v31.16b, v31.16b, v24.16b, v22.16b
eor v21.16b, v21.16b, v6.16b
bcax v22.16b, v22.16b, v18.16b, v24.16b
bcax v30.16b, v11.16b, v12.16b, v20.16b
bcax v17.16b, v20.16b, v5.16b, v12.16b
bcax v12.16b, v12.16b, v0.16b, v5.16b
bcax v5.16b, v5.16b, v11.16b, v0.16b
bcax v0.16b, v0.16b, v20.16b, v11.16b
bcax v13.16b, v28.16b, v15.16b, v7.16b
bcax v3.16b, v7.16b, v26.16b, v15.16b
bcax v15.16b, v15.16b, v1.16b, v26.16b
bcax v26.16b, v26.16b, v28.16b, v1.16b
bcax v1.16b, v1.16b, v7.16b, v28.16b
bcax v6.16b, v9.16b, v27.16b, v10.16b
bcax v18.16b, v10.16b, v8.16b, v27.16b
bcax v27.16b, v27.16b, v2.16b, v8.16b
bcax v8.16b, v8.16b, v9.16b, v2.16b
bcax v2.16b, v2.16b, v10.16b, v9.16b
bcax v24.16b, v19.16b, v25.16b, v29.16b
bcax v20.16b, v29.16b, v16.16b, v25.16b
bcax v25.16b, v25.16b, v14.16b, v16.16b
bcax v16.16b, v16.16b, v19.16b, v14.16b
bcax v14.16b, v14.16b, v29.16b, v19.16b
eor3 v11.16b, v21.16b, v30.16b, v13.16b
eor3 v7.16b, v4.16b, v17.16b, v3.16b
eor3 v28.16b, v23.16b, v12.16b, v15.16b
eor3 v10.16b, v31.16b, v5.16b, v26.16b
eor3 v11.16b, v11.16b, v6.16b, v24.16b
eor3 v7.16b, v7.16b, v18.16b, v20.16b
eor3 v28.16b, v28.16b, v27.16b, v25.16b
eor3 v10.16b, v10.16b, v8.16b, v16.16b
eor3 v9.16b, v22.16b, v0.16b, v1.16b
ldr q29, [x8, #64]
rax1 v19.2d, v7.2d, v10.2d
rax1 v10.2d, v10.2d, v11.2d
eor3 v9.16b, v9.16b, v2.16b, v14.16b
rax1 v11.2d, v11.2d, v28.2d
xar v15.2d, v15.2d, v19.2d, #21
xar v14.2d, v14.2d, v10.2d, #50
rax1 v7.2d, v9.2d, v7.2d
rax1 v28.2d, v28.2d, v9.2d
xar v17.2d, v17.2d, v11.2d, #20
xar v0.2d, v0.2d, v10.2d, #44
eor v21.16b, v21.16b, v7.16b
xar v8.2d, v8.2d, v28.2d, #43
xar v31.2d, v31.2d, v28.2d, #36
xar v13.2d, v13.2d, v7.2d, #61
xar v18.2d, v18.2d, v11.2d, #19
xar v25.2d, v25.2d, v19.2d, #3
xar v4.2d, v4.2d, v11.2d, #63
xar v12.2d, v12.2d, v19.2d, #58
xar v26.2d, v26.2d, v28.2d, #39
xar v2.2d, v2.2d, v10.2d, #56
xar v24.2d, v24.2d, v7.2d, #46
xar v22.2d, v22.2d, v10.2d, #37
xar v1.2d, v1.2d, v10.2d, #25
xar v30.2d, v30.2d, v7.2d, #28
xar v6.2d, v6.2d, v7.2d, #23
xar v3.2d, v3.2d, v11.2d, #54
xar v20.2d, v20.2d, v11.2d, #62
xar v27.2d, v27.2d, v19.2d, #49
xar v23.2d, v23.2d, v19.2d, #2
xar v16.2d, v16.2d, v28.2d, #8
xar v5.2d, v5.2d, v28.2d, #9
bcax v9.16b, v21.16b, v15.16b, v17.16b
bcax v10.16b, v17.16b, v8.16b, v15.16b
bcax v15.16b, v15.16b, v14.16b, v8.16b
bcax v8.16b, v8.16b, v21.16b, v14.16b
eor v9.16b, v9.16b, v29.16b
bcax v14.16b, v14.16b, v17.16b, v21.16b
bcax v7.16b, v31.16b, v13.16b, v0.16b
bcax v11.16b, v0.16b, v18.16b, v13.16b
bcax v13.16b, v13.16b, v25.16b, v18.16b
bcax v18.16b, v18.16b, v31.16b, v25.16b
bcax v25.16b, v25.16b, v0.16b, v31.16b
bcax v19.16b, v4.16b, v26.16b, v12.16b
bcax v28.16b, v12.16b, v2.16b, v26.16b
bcax v26.16b, v26.16b, v24.16b, v2.16b
bcax v2.16b, v2.16b, v4.16b, v24.16b
bcax v24.16b, v24.16b, v12.16b, v4.16b
bcax v29.16b, v22.16b, v3.16b, v30.16b
bcax v17.16b, v30.16b, v27.16b, v3.16b
bcax v3.16b, v3.16b, v16.16b, v27.16b
bcax v27.16b, v27.16b, v22.16b, v16.16b
bcax v16.16b, v16.16b, v30.16b, v22.16b
bcax v21.16b, v23.16b, v1.16b, v5.16b
bcax v0.16b, v5.16b, v6.16b, v1.16b
bcax v1.16b, v1.16b, v20.16b, v6.16b
bcax v6.16b, v6.16b, v23.16b, v20.16b
bcax v20.16b, v20.16b, v5.16b, v23.16b
eor3 v31.16b, v9.16b, v7.16b, v19.16b
eor3 v12.16b, v10.16b, v11.16b, v28.16b
eor3 v4.16b, v15.16b, v13.16b, v26.16b
eor3 v30.16b, v8.16b, v18.16b, v2.16b
eor3 v31.16b, v31.16b, v29.16b, v21.16b
eor3 v12.16b, v12.16b, v17.16b, v0.16b
eor3 v4.16b, v4.16b, v3.16b, v1.16b
eor3 v30.16b, v30.16b, v27.16b, v6.16b
eor3 v22.16b, v14.16b, v25.16b, v24.16b
ldr q5, [x8, #80]
rax1 v23.2d, v12.2d, v30.2d
rax1 v30.2d, v30.2d, v31.2d
eor3 v22.16b, v22.16b, v16.16b, v20.16b
rax1 v31.2d, v31.2d, v4.2d
xar v26.2d, v26.2d, v23.2d, #21
xar v20.2d, v20.2d, v30.2d, #50
rax1 v12.2d, v22.2d, v12.2d
rax1 v4.2d, v4.2d, v22.2d
xar v11.2d, v11.2d, v31.2d, #20
xar v25.2d, v25.2d, v30.2d, #44
eor v9.16b, v9.16b, v12.16b
xar v27.2d, v27.2d, v4.2d, #43
xar v8.2d, v8.2d, v4.2d, #36
xar v19.2d, v19.2d, v12.2d, #61
xar v17.2d, v17.2d, v31.2d, #19
xar v1.2d, v1.2d, v23.2d, #3
xar v10.2d, v10.2d, v31.2d, #63
xar v13.2d, v13.2d, v23.2d, #58
xar v2.2d, v2.2d, v4.2d, #39
xar v16.2d, v16.2d, v30.2d, #56
xar v21.2d, v21.2d, v12.2d, #46
xar v14.2d, v14.2d, v30.2d, #37
xar v24.2d, v24.2d, v30.2d, #25
xar v7.2d, v7.2d, v12.2d, #28
xar v29.2d, v29.2d, v12.2d, #23
xar v28.2d, v28.2d, v31.2d, #54
xar v0.2d, v0.2d, v31.2d, #62
xar v3.2d, v3.2d, v23.2d, #49
xar v15.2d, v15.2d, v23.2d, #2
xar v6.2d, v6.2d, v4.2d, #8
xar v18.2d, v18.2d, v4.2d, #9
bcax v22.16b, v9.16b, v26.16b, v11.16b
bcax v30.16b, v11.16b, v27.16b, v26.16b
bcax v26.16b, v26.16b, v20.16b, v27.16b
bcax v27.16b, v27.16b, v9.16b, v20.16b
eor v22.16b, v22.16b, v5.16b
bcax v20.16b, v20.16b, v11.16b, v9.16b
bcax v12.16b, v8.16b, v19.16b, v25.16b
bcax v31.16b, v25.16b, v17.16b, v19.16b
bcax v19.16b, v19.16b, v1.16b, v17.16b
bcax v17.16b, v17.16b, v8.16b, v1.16b
bcax v1.16b, v1.16b, v25.16b, v8.16b
bcax v23.16b, v10.16b, v2.16b, v13.16b
bcax v4.16b, v13.16b, v16.16b, v2.16b
bcax v2.16b, v2.16b, v21.16b, v16.16b
bcax v16.16b, v16.16b, v10.16b, v21.16b
bcax v21.16b, v21.16b, v13.16b, v10.16b
bcax v5.16b, v14.16b, v28.16b, v7.16b
bcax v11.16b, v7.16b, v3.16b, v28.16b
bcax v28.16b, v28.16b, v6.16b, v3.16b
bcax v3.16b, v3.16b, v14.16b, v6.16b
bcax v6.16b, v6.16b, v7.16b, v14.16b
bcax v9.16b, v15.16b, v24.16b, v18.16b
bcax v25.16b, v18.16b, v29.16b, v24.16b
bcax v24.16b, v24.16b, v0.16b, v29.16b
bcax v29.16b, v29.16b, v15.16b, v0.16b
bcax v0.16b, v0.16b, v18.16b, v15.16b
eor3 v8.16b, v22.16b, v12.16b, v23.16b
eor3 v13.16b, v30.16b, v31.16b, v4.16b
eor3 v10.16b, v26.16b, v19.16b, v2.16b
eor3 v7.16b, v27.16b, v17.16b, v16.16b
eor3 v8.16b, v8.16b, v5.16b, v9.16b
eor3 v13.16b, v13.16b, v11.16b, v25.16b
eor3 v10.16b, v10.16b, v28.16b, v24.16b
eor3 v7.16b, v7.16b, v3.16b, v29.16b
eor3 v14.16b, v20.16b, v1.16b, v21.16b
ldr q18, [x8, #96]
rax1 v15.2d, v13.2d, v7.2d
rax1 v7.2d, v7.2d, v8.2d
eor3 v14.16b, v14.16b, v6.16b, v0.16b
rax1 v8.2d, v8.2d, v10.2d
xar v2.2d, v2.2d, v15.2d, #21
xar v0.2d, v0.2d, v7.2d, #50
rax1 v13.2d, v14.2d, v13.2d
rax1 v10.2d, v10.2d, v14.2d
xar v31.2d, v31.2d, v8.2d, #20
xar v1.2d, v1.2d, v7.2d, #44
eor v22.16b, v22.16b, v13.16b
xar v3.2d, v3.2d, v10.2d, #43
xar v27.2d, v27.2d, v10.2d, #36
xar v23.2d, v23.2d, v13.2d, #61
xar v11.2d, v11.2d, v8.2d, #19
xar v24.2d, v24.2d, v15.2d, #3
xar v30.2d, v30.2d, v8.2d, #63
xar v19.2d, v19.2d, v15.2d, #58
xar v16.2d, v16.2d, v10.2d, #39
xar v6.2d, v6.2d, v7.2d, #56
xar v9.2d, v9.2d, v13.2d, #46
xar v20.2d, v20.2d, v7.2d, #37
xar v21.2d, v21.2d, v7.2d, #25
xar v12.2d, v12.2d, v13.2d, #28
xar v5.2d, v5.2d, v13.2d, #23
xar v4.2d, v4.2d, v8.2d, #54
xar v25.2d, v25.2d, v8.2d, #62
xar v28.2d, v28.2d, v15.2d, #49
xar v26.2d, v26.2d, v15.2d, #2
xar v29.2d, v29.2d, v10.2d, #8
xar v17.2d, v17.2d, v10.2d, #9
bcax v14.16b, v22.16b, v2.16b, v31.16b
bcax v7.16b, v31.16b, v3.16b, v2.16b
bcax v2.16b, v2.16b, v0.16b, v3.16b
bcax v3.16b, v3.16b, v22.16b, v0.16b
eor v14.16b, v14.16b, v18.16b
bcax v0.16b, v0.16b, v31.16b, v22.16b
bcax v13.16b, v27.16b, v23.16b, v1.16b
bcax v8.16b, v1.16b, v11.16b, v23.16b
bcax v23.16b, v23.16b, v24.16b, v11.16b
bcax v11.16b, v11.16b, v27.16b, v24.16b
bcax v24.16b, v24.16b, v1.16b, v27.16b
bcax v15.16b, v30.16b, v16.16b, v19.16b
bcax v10.16b, v19.16b, v6.16b, v16.16b
bcax v16.16b, v16.16b, v9.16b, v6.16b
bcax v6.16b, v6.16b, v30.16b, v9.16b
bcax v9.16b, v9.16b, v19.16b, v30.16b
bcax v18.16b, v20.16b, v4.16b, v12.16b
bcax v31.16b, v12.16b, v28.16b, v4.16b
bcax v4.16b, v4.16b, v29.16b, v28.16b
bcax v28.16b, v28.16b, v20.16b, v29.16b
bcax v29.16b, v29.16b, v12.16b, v20.16b
bcax v22.16b, v26.16b, v21.16b, v17.16b
bcax v1.16b, v17.16b, v5.16b, v21.16b
bcax v21.16b, v21.16b, v25.16b, v5.16b
bcax v5.16b, v5.16b, v26.16b, v25.16b
bcax v25.16b, v25.16b, v17.16b, v26.16b
eor3 v27.16b, v14.16b, v13.16b, v15.16b
eor3 v19.16b, v7.16b, v8.16b, v10.16b
eor3 v30.16b, v2.16b, v23.16b, v16.16b
eor3 v12.16b, v3.16b, v11.16b, v6.16b
eor3 v27.16b, v27.16b, v18.16b, v22.16b
eor3 v19.16b, v19.16b, v31.16b, v1.16b
eor3 v30.16b, v30.16b, v4.16b, v21.16b
eor3 v12.16b, v12.16b, v28.16b, v5.16b
eor3 v20.16b, v0.16b, v24.16b, v9.16b
ldr q17, [x8, #112]
rax1 v26.2d, v19.2d, v12.2d
rax1 v12.2d, v12.2d, v27.2d
eor3 v20.16b, v20.16b, v29.16b, v25.16b
rax1 v27.2d, v27.2d, v30.2d
xar v16.2d, v16.2d, v26.2d, #21
xar v25.2d, v25.2d, v12.2d, #50
rax1 v19.2d, v20.2d, v19.2d
rax1 v30.2d, v30.2d, v20.2d
xar v8.2d, v8.2d, v27.2d, #20
xar v24.2d, v24.2d, v12.2d, #44
eor v14.16b, v14.16b, v19.16b
xar v28.2d, v28.2d, v30.2d, #43
xar v3.2d, v3.2d, v30.2d, #36
xar v15.2d, v15.2d, v19.2d, #61
xar v31.2d, v31.2d, v27.2d, #19
xar v21.2d, v21.2d, v26.2d, #3
xar v7.2d, v7.2d, v27.2d, #63
xar v23.2d, v23.2d, v26.2d, #58
xar v6.2d, v6.2d, v30.2d, #39
xar v29.2d, v29.2d, v12.2d, #56
xar v22.2d, v22.2d, v19.2d, #46
xar v0.2d, v0.2d, v12.2d, #37
xar v9.2d, v9.2d, v12.2d, #25
xar v13.2d, v13.2d, v19.2d, #28
xar v18.2d, v18.2d, v19.2d, #23
xar v10.2d, v10.2d, v27.2d, #54
xar v1.2d, v1.2d, v27.2d, #62
xar v4.2d, v4.2d, v26.2d, #49
xar v2.2d, v2.2d, v26.2d, #2
xar v5.2d, v5.2d, v30.2d, #8
xar v11.2d, v11.2d, v30.2d, #9
bcax v20.16b, v14.16b, v16.16b, v8.16b
bcax v12.16b, v8.16b, v28.16b, v16.16b
bcax v16.16b, v16.16b, v25.16b, v28.16b
bcax v28.16b, v28.16b, v14.16b, v25.16b
eor v20.16b, v20.16b, v17.16b
bcax v25.16b, v25.16b, v8.16b, v14.16b
bcax v19.16b, v3.16b, v15.16b, v24.16b
bcax v27.16b, v24.16b, v31.16b, v15.16b
bcax v15.16b, v15.16b, v21.16b, v31.16b
bcax v31.16b, v31.16b, v3.16b, v21.16b
bcax v21.16b, v21.16b, v24.16b, v3.16b
bcax v26.16b, v7.16b, v6.16b, v23.16b
bcax v30.16b, v23.16b, v29.16b, v6.16b
bcax v6.16b, v6.16b, v22.16b, v29.16b
bcax v29.16b, v29.16b, v7.16b, v22.16b
bcax v22.16b, v22.16b, v23.16b, v7.16b
bcax v17.16b, v0.16b, v10.16b, v13.16b
bcax v8.16b, v13.16b, v4.16b, v10.16b
bcax v10.16b, v10.16b, v5.16b, v4.16b
bcax v4.16b, v4.16b, v0.16b, v5.16b
bcax v5.16b, v5.16b, v13.16b, v0.16b
bcax v14.16b, v2.16b, v9.16b, v11.16b
bcax v24.16b, v11.16b, v18.16b, v9.16b
bcax v9.16b, v9.16b, v1.16b, v18.16b
bcax v18.16b, v18.16b, v2.16b, v1.16b
bcax v1.16b, v1.16b, v11.16b, v2.16b
eor3 v3.16b, v20.16b, v19.16b, v26.16b
eor3 v23.16b, v12.16b, v27.16b, v30.16b
eor3 v7.16b, v16.16b, v15.16b, v6.16b
eor3 v13.16b, v28.16b, v31.16b, v29.16b
eor3 v3.16b, v3.16b, v17.16b, v14.16b
eor3 v23.16b, v23.16b, v8.16b, v24.16b
eor3 v7.16b, v7.16b, v10.16b, v9.16b
eor3 v13.16b, v13.16b, v4.16b, v18.16b
eor3 v0.16b, v25.16b, v21.16b, v22.16b
ldr q11, [x8, #128]
rax1 v2.2d, v23.2d, v13.2d
rax1 v13.2d, v13.2d, v3.2d
eor3 v0.16b, v0.16b, v5.16b, v1.16b
rax1 v3.2d, v3.2d, v7.2d
xar v6.2d, v6.2d, v2.2d, #21
xar v1.2d, v1.2d, v13.2d, #50
rax1 v23.2d, v0.2d, v23.2d
rax1 v7.2d, v7.2d, v0.2d
xar v27.2d, v27.2d, v3.2d, #20
xar v21.2d, v21.2d, v13.2d, #44
eor v20.16b, v20.16b, v23.16b
xar v4.2d, v4.2d, v7.2d, #43
xar v28.2d, v28.2d, v7.2d, #36
xar v26.2d, v26.2d, v23.2d, #61
xar v8.2d, v8.2d, v3.2d, #19
xar v9.2d, v9.2d, v2.2d, #3
xar v12.2d, v12.2d, v3.2d, #63
xar v15.2d, v15.2d, v2.2d, #58
xar v29.2d, v29.2d, v7.2d, #39
xar v5.2d, v5.2d, v13.2d, #56
xar v14.2d, v14.2d, v23.2d, #46
xar v25.2d, v25.2d, v13.2d, #37
xar v22.2d, v22.2d, v13.2d, #25
xar v19.2d, v19.2d, v23.2d, #28
xar v17.2d, v17.2d, v23.2d, #23
xar v30.2d, v30.2d, v3.2d, #54
xar v24.2d, v24.2d, v3.2d, #62
xar v10.2d, v10.2d, v2.2d, #49
xar v16.2d, v16.2d, v2.2d, #2
xar v18.2d, v18.2d, v7.2d, #8
xar v31.2d, v31.2d, v7.2d, #9
bcax v0.16b, v20.16b, v6.16b, v27.16b
bcax v13.16b, v27.16b, v4.16b, v6.16b
bcax v6.16b, v6.16b, v1.16b, v4.16b
bcax v4.16b, v4.16b, v20.16b, v1.16b
eor v0.16b, v0.16b, v11.16b
bcax v1.16b, v1.16b, v27.16b, v20.16b
bcax v23.16b, v28.16b, v26.16b, v21.16b
bcax v3.16b, v21.16b, v8.16b, v26.16b
bcax v26.16b, v26.16b, v9.16b, v8.16b
bcax v8.16b, v8.16b, v28.16b, v9.16b
bcax v9.16b, v9.16b, v21.16b, v28.16b
bcax v2.16b, v12.16b, v29.16b, v15.16b
bcax v7.16b, v15.16b, v5.16b, v29.16b
bcax v29.16b, v29.16b, v14.16b, v5.16b
bcax v5.16b, v5.16b, v12.16b, v14.16b
bcax v14.16b, v14.16b, v15.16b, v12.16b
bcax v11.16b, v25.16b, v30.16b, v19.16b
bcax v27.16b, v19.16b, v10.16b, v30.16b
bcax v30.16b, v30.16b, v18.16b, v10.16b
bcax v10.16b, v10.16b, v25.16b, v18.16b
bcax v18.16b, v18.16b, v19.16b, v25.16b
bcax v20.16b, v16.16b, v22.16b, v31.16b
bcax v21.16b, v31.16b, v17.16b, v22.16b
bcax v22.16b, v22.16b, v24.16b, v17.16b
bcax v17.16b, v17.16b, v16.16b, v24.16b
bcax v24.16b, v24.16b, v31.16b, v16.16b
eor3 v28.16b, v0.16b, v23.16b, v2.16b
eor3 v15.16b, v13.16b, v3.16b, v7.16b
eor3 v12.16b, v6.16b, v26.16b, v29.16b
eor3 v19.16b, v4.16b, v8.16b, v5.16b
eor3 v28.16b, v28.16b, v11.16b, v20.16b
eor3 v15.16b, v15.16b, v27.16b, v21.16b
eor3 v12.16b, v12.16b, v30.16b, v22.16b
eor3 v19.16b, v19.16b, v10.16b, v17.16b
eor3 v25.16b, v1.16b, v9.16b, v14.16b
ldr q31, [x8, #144]
rax1 v16.2d, v15.2d, v19.2d
rax1 v19.2d, v19.2d, v28.2d
eor3 v25.16b, v25.16b, v18.16b, v24.16b
rax1 v28.2d, v28.2d, v12.2d
xar v29.2d, v29.2d, v16.2d, #21
xar v24.2d, v24.2d, v19.2d, #50
rax1 v15.2d, v25.2d, v15.2d
rax1 v12.2d, v12.2d, v25.2d
xar v3.2d, v3.2d, v28.2d, #20
xar v9.2d, v9.2d, v19.2d, #44
eor v0.16b, v0.16b, v15.16b
xar v10.2d, v10.2d, v12.2d, #43
xar v4.2d, v4.2d, v12.2d, #36
xar v2.2d, v2.2d, v15.2d, #61
xar v27.2d, v27.2d, v28.2d, #19
xar v22.2d, v22.2d, v16.2d, #3
xar v13.2d, v13.2d, v28.2d, #63
xar v26.2d, v26.2d, v16.2d, #58
xar v5.2d, v5.2d, v12.2d, #39
xar v18.2d, v18.2d, v19.2d, #56
xar v20.2d, v20.2d, v15.2d, #46
xar v1.2d, v1.2d, v19.2d, #37
xar v14.2d, v14.2d, v19.2d, #25
xar v23.2d, v23.2d, v15.2d, #28
xar v11.2d, v11.2d, v15.2d, #23
xar v7.2d, v7.2d, v28.2d, #54
xar v21.2d, v21.2d, v28.2d, #62
xar v30.2d, v30.2d, v16.2d, #49
xar v6.2d, v6.2d, v16.2d, #2
xar v17.2d, v17.2d, v12.2d, #8
xar v8.2d, v8.2d, v12.2d, #9
bcax v25.16b, v0.16b, v29.16b, v3.16b
bcax v19.16b, v3.16b, v10.16b, v29.16b
bcax v29.16b, v29.16b, v24.16b, v10.16b
bcax v10.16b, v10.16b, v0.16b, v24.16b
eor v25.16b, v25.16b, v31.16b
bcax v24.16b, v24.16b, v3.16b, v0.16b
bcax v15.16b, v4.16b, v2.16b, v9.16b
bcax v28.16b, v9.16b, v27.16b, v2.16b
bcax v2.16b, v2.16b, v22.16b, v27.16b
bcax v27.16b, v27.16b, v4.16b, v22.16b
bcax v22.16b, v22.16b, v9.16b, v4.16b
bcax v16.16b, v13.16b, v5.16b, v26.16b
bcax v12.16b, v26.16b, v18.16b, v5.16b
bcax v5.16b, v5.16b, v20.16b, v18.16b
bcax v18.16b, v18.16b, v13.16b, v20.16b
bcax v20.16b, v20.16b, v26.16b, v13.16b
bcax v31.16b, v1.16b, v7.16b, v23.16b
bcax v3.16b, v23.16b, v30.16b, v7.16b
bcax v7.16b, v7.16b, v17.16b, v30.16b
bcax v30.16b, v30.16b, v1.16b, v17.16b
bcax v17.16b, v17.16b, v23.16b, v1.16b
bcax v0.16b, v6.16b, v14.16b, v8.16b
bcax v9.16b, v8.16b, v11.16b, v14.16b
bcax v14.16b, v14.16b, v21.16b, v11.16b
bcax v11.16b, v11.16b, v6.16b, v21.16b
bcax v21.16b, v21.16b, v8.16b, v6.16b
eor3 v4.16b, v25.16b, v15.16b, v16.16b
eor3 v26.16b, v19.16b, v28.16b, v12.16b
eor3 v13.16b, v29.16b, v2.16b, v5.16b
eor3 v23.16b, v10.16b, v27.16b, v18.16b
eor3 v4.16b, v4.16b, v31.16b, v0.16b
eor3 v26.16b, v26.16b, v3.16b, v9.16b
eor3 v13.16b, v13.16b, v7.16b, v14.16b
eor3 v23.16b, v23.16b, v30.16b, v11.16b
eor3 v1.16b, v24.16b, v22.16b, v20.16b
ldr q8, [x8, #160]
rax1 v6.2d, v26.2d, v23.2d
rax1 v23.2d, v23.2d, v4.2d
eor3 v1.16b, v1.16b, v17.16b, v21.16b
rax1 v4.2d, v4.2d, v13.2d
xar v5.2d, v5.2d, v6.2d, #21
xar v21.2d, v21.2d, v23.2d, #50
rax1 v26.2d, v1.2d, v26.2d
rax1 v13.2d, v13.2d, v1.2d
xar v28.2d, v28.2d, v4.2d, #20
xar v22.2d, v22.2d, v23.2d, #44
eor v25.16b, v25.16b, v26.16b
xar v30.2d, v30.2d, v13.2d, #43
xar v10.2d, v10.2d, v13.2d, #36
xar v16.2d, v16.2d, v26.2d, #61
xar v3.2d, v3.2d, v4.2d, #19
xar v14.2d, v14.2d, v6.2d, #3
xar v19.2d, v19.2d, v4.2d, #63
xar v2.2d, v2.2d, v6.2d, #58
xar v18.2d, v18.2d, v13.2d, #39
xar v17.2d, v17.2d, v23.2d, #56
xar v0.2d, v0.2d, v26.2d, #46
xar v24.2d, v24.2d, v23.2d, #37
xar v20.2d, v20.2d, v23.2d, #25
xar v15.2d, v15.2d, v26.2d, #28
xar v31.2d, v31.2d, v26.2d, #23
xar v12.2d, v12.2d, v4.2d, #54
xar v9.2d, v9.2d, v4.2d, #62
xar v7.2d, v7.2d, v6.2d, #49
xar v29.2d, v29.2d, v6.2d, #2
xar v11.2d, v11.2d, v13.2d, #8
xar v27.2d, v27.2d, v13.2d, #9
bcax v1.16b, v25.16b, v5.16b, v28.16b
bcax v23.16b, v28.16b, v30.16b, v5.16b
bcax v5.16b, v5.16b, v21.16b, v30.16b
bcax v30.16b, v30.16b, v25.16b, v21.16b
eor v1.16b, v1.16b, v8.16b
bcax v21.16b, v21.16b, v28.16b, v25.16b
bcax v26.16b, v10.16b, v16.16b, v22.16b
bcax v4.16b, v22.16b, v3.16b, v16.16b
bcax v16.16b, v16.16b, v14.16b, v3.16b
bcax v3.16b, v3.16b, v10.16b, v14.16b
bcax v14.16b, v14.16b, v22.16b, v10.16b
bcax v6.16b, v19.16b, v18.16b, v2.16b
bcax v13.16b, v2.16b, v17.16b, v18.16b
bcax v18.16b, v18.16b, v0.16b, v17.16b
bcax v17.16b, v17.16b, v19.16b, v0.16b
bcax v0.16b, v0.16b, v2.16b, v19.16b
bcax v8.16b, v24.16b, v12.16b, v15.16b
bcax v28.16b, v15.16b, v7.16b, v12.16b
bcax v12.16b, v12.16b, v11.16b, v7.16b
bcax v7.16b, v7.16b, v24.16b, v11.16b
bcax v11.16b, v11.16b, v15.16b, v24.16b
bcax v25.16b, v29.16b, v20.16b, v27.16b
bcax v22.16b, v27.16b, v31.16b, v20.16b
bcax v20.16b, v20.16b, v9.16b, v31.16b
bcax v31.16b, v31.16b, v29.16b, v9.16b
bcax v9.16b, v9.16b, v27.16b, v29.16b
30: // hashweave_neon_turbo_64_full
eor3 v2.16b, v1.16b, v26.16b, v6.16b
eor3 v10.16b, v23.16b, v4.16b, v13.16b
eor3 v15.16b, v5.16b, v16.16b, v18.16b
eor3 v19.16b, v30.16b, v3.16b, v17.16b
eor3 v2.16b, v2.16b, v8.16b, v25.16b
eor3 v10.16b, v10.16b, v28.16b, v22.16b
eor3 v15.16b, v15.16b, v12.16b, v20.16b
eor3 v19.16b, v19.16b, v7.16b, v31.16b
eor3 v24.16b, v21.16b, v14.16b, v0.16b
ldr q27, [x8, #176]
rax1 v29.2d, v10.2d, v19.2d
rax1 v19.2d, v19.2d, v2.2d
eor3 v24.16b, v24.16b, v11.16b, v9.16b
rax1 v2.2d, v2.2d, v15.2d
xar v18.2d, v18.2d, v29.2d, #21
xar v9.2d, v9.2d, v19.2d, #50
rax1 v10.2d, v24.2d, v10.2d
rax1 v15.2d, v15.2d, v24.2d
xar v4.2d, v4.2d, v2.2d, #20
xar v14.2d, v14.2d, v19.2d, #44
eor v1.16b, v1.16b, v10.16b
xar v7.2d, v7.2d, v15.2d, #43
xar v30.2d, v30.2d, v15.2d, #36
xar v6.2d, v6.2d, v10.2d, #61
xar v28.2d, v28.2d, v2.2d, #19
xar v20.2d, v20.2d, v29.2d, #3
xar v23.2d, v23.2d, v2.2d, #63
xar v16.2d, v16.2d, v29.2d, #58
xar v17.2d, v17.2d, v15.2d, #39
xar v11.2d, v11.2d, v19.2d, #56
xar v25.2d, v25.2d, v10.2d, #46
xar v21.2d, v21.2d, v19.2d, #37
xar v0.2d, v0.2d, v19.2d, #25
xar v26.2d, v26.2d, v10.2d, #28
xar v8.2d, v8.2d, v10.2d, #23
xar v13.2d, v13.2d, v2.2d, #54
xar v22.2d, v22.2d, v2.2d, #62
xar v12.2d, v12.2d, v29.2d, #49
xar v5.2d, v5.2d, v29.2d, #2
xar v31.2d, v31.2d, v15.2d, #8
xar v3.2d, v3.2d, v15.2d, #9
bcax v24.16b, v1.16b, v18.16b, v4.16b
bcax v19.16b, v4.16b, v7.16b, v18.16b
bcax v18.16b, v18.16b, v9.16b, v7.16b
bcax v7.16b, v7.16b, v1.16b, v9.16b
eor v24.16b, v24.16b, v27.16b
bcax v9.16b, v9.16b, v4.16b, v1.16b
bcax v10.16b, v30.16b, v6.16b, v14.16b
bcax v2.16b, v14.16b, v28.16b, v6.16b
bcax v6.16b, v6.16b, v20.16b, v28.16b
bcax v28.16b, v28.16b, v30.16b, v20.16b
bcax v20.16b, v20.16b, v14.16b, v30.16b
bcax v29.16b, v23.16b, v17.16b, v16.16b
bcax v15.16b, v16.16b, v11.16b, v17.16b
bcax v17.16b, v17.16b, v25.16b, v11.16b
bcax v11.16b, v11.16b, v23.16b, v25.16b
bcax v25.16b, v25.16b, v16.16b, v23.16b
bcax v27.16b, v21.16b, v13.16b, v26.16b
bcax v4.16b, v26.16b, v12.16b, v13.16b
bcax v13.16b, v13.16b, v31.16b, v12.16b
bcax v12.16b, v12.16b, v21.16b, v31.16b
bcax v31.16b, v31.16b, v26.16b, v21.16b
bcax v1.16b, v5.16b, v0.16b, v3.16b
bcax v14.16b, v3.16b, v8.16b, v0.16b
bcax v0.16b, v0.16b, v22.16b, v8.16b
bcax v8.16b, v8.16b, v5.16b, v22.16b
bcax v22.16b, v22.16b, v3.16b, v5.16b
31: // hashweave_neon_turbo_64_all
str q24, [x0, #0]
str q19, [x0, #16]
str q18, [x0, #32]
str q7, [x0, #48]
str q9, [x0, #64]
str q10, [x0, #80]
str q2, [x0, #96]
str q6, [x0, #112]
str q28, [x0, #128]
str q20, [x0, #144]
str q29, [x0, #160]
str q15, [x0, #176]
str q17, [x0, #192]
str q11, [x0, #208]
str q25, [x0, #224]
str q27, [x0, #240]
str q4, [x0, #256]
str q13, [x0, #272]
str q12, [x0, #288]
str q31, [x0, #304]
str q1, [x0, #320]
str q14, [x0, #336]
str q0, [x0, #352]
str q8, [x0, #368]
str q22, [x0, #384]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
32: // hashweave_neon_turbo_64_constants
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
.quad 0x8000000080008081
.quad 0x8000000080008081
.quad 0x8000000000008080
.quad 0x8000000000008080
.quad 0x80000001
.quad 0x80000001
.quad 0x8000000080008008
.quad 0x8000000080008008

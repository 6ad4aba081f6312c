// Written by `just weave`; what to change is in crates/weave.
.text
hashweave_unit hashweave_sve2_unit
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_keccak_absorb
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
add x9, x8, #504
ptrue p0.b
ldr z0, [x0, #0, mul vl]
ldr z1, [x0, #1, mul vl]
ldr z2, [x0, #2, mul vl]
ldr z3, [x0, #3, mul vl]
ldr z4, [x0, #4, mul vl]
ldr z5, [x0, #5, mul vl]
ldr z6, [x0, #6, mul vl]
ldr z7, [x0, #7, mul vl]
ldr z8, [x0, #8, mul vl]
ldr z9, [x0, #9, mul vl]
ldr z10, [x0, #10, mul vl]
ldr z11, [x0, #11, mul vl]
ldr z12, [x0, #12, mul vl]
ldr z13, [x0, #13, mul vl]
ldr z14, [x0, #14, mul vl]
ldr z15, [x0, #15, mul vl]
ldr z16, [x0, #16, mul vl]
ldr z17, [x0, #17, mul vl]
ldr z18, [x0, #18, mul vl]
ldr z19, [x0, #19, mul vl]
ldr z20, [x0, #20, mul vl]
ldr z21, [x0, #21, mul vl]
ldr z22, [x0, #22, mul vl]
ldr z23, [x0, #23, mul vl]
ldr z24, [x0, #24, mul vl]
ldr z25, [x1, #0, mul vl]
eor z0.d, z0.d, z25.d
ldr z25, [x1, #1, mul vl]
eor z1.d, z1.d, z25.d
ldr z25, [x1, #2, mul vl]
eor z2.d, z2.d, z25.d
ldr z25, [x1, #3, mul vl]
eor z3.d, z3.d, z25.d
ldr z25, [x1, #4, mul vl]
eor z4.d, z4.d, z25.d
ldr z25, [x1, #5, mul vl]
eor z5.d, z5.d, z25.d
ldr z25, [x1, #6, mul vl]
eor z6.d, z6.d, z25.d
ldr z25, [x1, #7, mul vl]
eor z7.d, z7.d, z25.d
ldr z25, [x1, #8, mul vl]
eor z8.d, z8.d, z25.d
cmp x4, #9
b.eq 5f
ldr z25, [x1, #9, mul vl]
eor z9.d, z9.d, z25.d
ldr z25, [x1, #10, mul vl]
eor z10.d, z10.d, z25.d
ldr z25, [x1, #11, mul vl]
eor z11.d, z11.d, z25.d
ldr z25, [x1, #12, mul vl]
eor z12.d, z12.d, z25.d
cmp x4, #13
b.eq 5f
ldr z25, [x1, #13, mul vl]
eor z13.d, z13.d, z25.d
ldr z25, [x1, #14, mul vl]
eor z14.d, z14.d, z25.d
ldr z25, [x1, #15, mul vl]
eor z15.d, z15.d, z25.d
ldr z25, [x1, #16, mul vl]
eor z16.d, z16.d, z25.d
cmp x4, #17
b.eq 5f
ldr z25, [x1, #17, mul vl]
eor z17.d, z17.d, z25.d
cmp x4, #18
b.eq 5f
ldr z25, [x1, #18, mul vl]
eor z18.d, z18.d, z25.d
ldr z25, [x1, #19, mul vl]
eor z19.d, z19.d, z25.d
ldr z25, [x1, #20, mul vl]
eor z20.d, z20.d, z25.d
b 5f
.p2align 4
hashweave_function hashweave_sve2_keccak_word
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
add x9, x8, #504
ptrue p0.b
cmp x4, #2
b.eq 2f
cmp x4, #1
b.eq 3f
b 4f
2: // hashweave_sve2_64_enter2
ldr z25, [x0, #0, mul vl]
ld1rd {z0.d}, p0/z, [x1, #0]
eor z25.d, z25.d, z0.d
ldr z9, [x0, #1, mul vl]
ld1rd {z0.d}, p0/z, [x1, #8]
eor z9.d, z9.d, z0.d
ldr z13, [x0, #2, mul vl]
ld1rd {z0.d}, p0/z, [x1, #16]
eor z13.d, z13.d, z0.d
ldr z17, [x0, #3, mul vl]
ld1rd {z0.d}, p0/z, [x1, #24]
eor z17.d, z17.d, z0.d
ldr z21, [x0, #4, mul vl]
ld1rd {z0.d}, p0/z, [x1, #32]
eor z21.d, z21.d, z0.d
ldr z18, [x0, #5, mul vl]
ld1rd {z0.d}, p0/z, [x1, #40]
eor z18.d, z18.d, z0.d
ldr z22, [x0, #6, mul vl]
ld1rd {z0.d}, p0/z, [x1, #48]
eor z22.d, z22.d, z0.d
ldr z28, [x0, #7, mul vl]
ld1rd {z0.d}, p0/z, [x1, #56]
eor z28.d, z28.d, z0.d
ldr z5, [x0, #8, mul vl]
ld1rd {z0.d}, p0/z, [x1, #64]
eor z5.d, z5.d, z0.d
ldr z14, [x0, #9, mul vl]
ld1rd {z0.d}, p0/z, [x1, #72]
eor z14.d, z14.d, z0.d
ldr z6, [x0, #10, mul vl]
ld1rd {z0.d}, p0/z, [x1, #80]
eor z6.d, z6.d, z0.d
ldr z10, [x0, #11, mul vl]
ld1rd {z0.d}, p0/z, [x1, #88]
eor z10.d, z10.d, z0.d
ldr z19, [x0, #12, mul vl]
ld1rd {z0.d}, p0/z, [x1, #96]
eor z19.d, z19.d, z0.d
ldr z23, [x0, #13, mul vl]
ld1rd {z0.d}, p0/z, [x1, #104]
eor z23.d, z23.d, z0.d
ldr z30, [x0, #14, mul vl]
ld1rd {z0.d}, p0/z, [x1, #112]
eor z30.d, z30.d, z0.d
ldr z24, [x0, #15, mul vl]
ld1rd {z0.d}, p0/z, [x1, #120]
eor z24.d, z24.d, z0.d
ldr z27, [x0, #16, mul vl]
ld1rd {z0.d}, p0/z, [x1, #128]
eor z27.d, z27.d, z0.d
ldr z7, [x0, #17, mul vl]
ld1rd {z0.d}, p0/z, [x1, #136]
eor z7.d, z7.d, z0.d
ldr z11, [x0, #18, mul vl]
ld1rd {z0.d}, p0/z, [x1, #144]
eor z11.d, z11.d, z0.d
ldr z15, [x0, #19, mul vl]
ld1rd {z0.d}, p0/z, [x1, #152]
eor z15.d, z15.d, z0.d
ldr z12, [x0, #20, mul vl]
ld1rd {z0.d}, p0/z, [x1, #160]
eor z12.d, z12.d, z0.d
ldr z16, [x0, #21, mul vl]
ld1rd {z0.d}, p0/z, [x1, #168]
eor z16.d, z16.d, z0.d
ldr z20, [x0, #22, mul vl]
ld1rd {z0.d}, p0/z, [x1, #176]
eor z20.d, z20.d, z0.d
ldr z29, [x0, #23, mul vl]
ld1rd {z0.d}, p0/z, [x1, #184]
eor z29.d, z29.d, z0.d
ldr z8, [x0, #24, mul vl]
ld1rd {z0.d}, p0/z, [x1, #192]
eor z8.d, z8.d, z0.d
b 7f
3: // hashweave_sve2_64_enter1
ldr z0, [x0, #0, mul vl]
ld1rd {z25.d}, p0/z, [x1, #0]
eor z0.d, z0.d, z25.d
ldr z6, [x0, #1, mul vl]
ld1rd {z25.d}, p0/z, [x1, #8]
eor z6.d, z6.d, z25.d
ldr z12, [x0, #2, mul vl]
ld1rd {z25.d}, p0/z, [x1, #16]
eor z12.d, z12.d, z25.d
ldr z18, [x0, #3, mul vl]
ld1rd {z25.d}, p0/z, [x1, #24]
eor z18.d, z18.d, z25.d
ldr z24, [x0, #4, mul vl]
ld1rd {z25.d}, p0/z, [x1, #32]
eor z24.d, z24.d, z25.d
ldr z3, [x0, #5, mul vl]
ld1rd {z25.d}, p0/z, [x1, #40]
eor z3.d, z3.d, z25.d
ldr z9, [x0, #6, mul vl]
ld1rd {z25.d}, p0/z, [x1, #48]
eor z9.d, z9.d, z25.d
ldr z10, [x0, #7, mul vl]
ld1rd {z25.d}, p0/z, [x1, #56]
eor z10.d, z10.d, z25.d
ldr z16, [x0, #8, mul vl]
ld1rd {z25.d}, p0/z, [x1, #64]
eor z16.d, z16.d, z25.d
ldr z22, [x0, #9, mul vl]
ld1rd {z25.d}, p0/z, [x1, #72]
eor z22.d, z22.d, z25.d
ldr z1, [x0, #10, mul vl]
ld1rd {z25.d}, p0/z, [x1, #80]
eor z1.d, z1.d, z25.d
ldr z7, [x0, #11, mul vl]
ld1rd {z25.d}, p0/z, [x1, #88]
eor z7.d, z7.d, z25.d
ldr z13, [x0, #12, mul vl]
ld1rd {z25.d}, p0/z, [x1, #96]
eor z13.d, z13.d, z25.d
ldr z19, [x0, #13, mul vl]
ld1rd {z25.d}, p0/z, [x1, #104]
eor z19.d, z19.d, z25.d
ldr z20, [x0, #14, mul vl]
ld1rd {z25.d}, p0/z, [x1, #112]
eor z20.d, z20.d, z25.d
ldr z4, [x0, #15, mul vl]
ld1rd {z25.d}, p0/z, [x1, #120]
eor z4.d, z4.d, z25.d
ldr z5, [x0, #16, mul vl]
ld1rd {z25.d}, p0/z, [x1, #128]
eor z5.d, z5.d, z25.d
ldr z11, [x0, #17, mul vl]
ld1rd {z25.d}, p0/z, [x1, #136]
eor z11.d, z11.d, z25.d
ldr z17, [x0, #18, mul vl]
ld1rd {z25.d}, p0/z, [x1, #144]
eor z17.d, z17.d, z25.d
ldr z23, [x0, #19, mul vl]
ld1rd {z25.d}, p0/z, [x1, #152]
eor z23.d, z23.d, z25.d
ldr z2, [x0, #20, mul vl]
ld1rd {z25.d}, p0/z, [x1, #160]
eor z2.d, z2.d, z25.d
ldr z8, [x0, #21, mul vl]
ld1rd {z25.d}, p0/z, [x1, #168]
eor z8.d, z8.d, z25.d
ldr z14, [x0, #22, mul vl]
ld1rd {z25.d}, p0/z, [x1, #176]
eor z14.d, z14.d, z25.d
ldr z15, [x0, #23, mul vl]
ld1rd {z25.d}, p0/z, [x1, #184]
eor z15.d, z15.d, z25.d
ldr z21, [x0, #24, mul vl]
ld1rd {z25.d}, p0/z, [x1, #192]
eor z21.d, z21.d, z25.d
b 6f
4: // hashweave_sve2_64_enter0
ldr z0, [x0, #0, mul vl]
ld1rd {z25.d}, p0/z, [x1, #0]
eor z0.d, z0.d, z25.d
ldr z1, [x0, #1, mul vl]
ld1rd {z25.d}, p0/z, [x1, #8]
eor z1.d, z1.d, z25.d
ldr z2, [x0, #2, mul vl]
ld1rd {z25.d}, p0/z, [x1, #16]
eor z2.d, z2.d, z25.d
ldr z3, [x0, #3, mul vl]
ld1rd {z25.d}, p0/z, [x1, #24]
eor z3.d, z3.d, z25.d
ldr z4, [x0, #4, mul vl]
ld1rd {z25.d}, p0/z, [x1, #32]
eor z4.d, z4.d, z25.d
ldr z5, [x0, #5, mul vl]
ld1rd {z25.d}, p0/z, [x1, #40]
eor z5.d, z5.d, z25.d
ldr z6, [x0, #6, mul vl]
ld1rd {z25.d}, p0/z, [x1, #48]
eor z6.d, z6.d, z25.d
ldr z7, [x0, #7, mul vl]
ld1rd {z25.d}, p0/z, [x1, #56]
eor z7.d, z7.d, z25.d
ldr z8, [x0, #8, mul vl]
ld1rd {z25.d}, p0/z, [x1, #64]
eor z8.d, z8.d, z25.d
ldr z9, [x0, #9, mul vl]
ld1rd {z25.d}, p0/z, [x1, #72]
eor z9.d, z9.d, z25.d
ldr z10, [x0, #10, mul vl]
ld1rd {z25.d}, p0/z, [x1, #80]
eor z10.d, z10.d, z25.d
ldr z11, [x0, #11, mul vl]
ld1rd {z25.d}, p0/z, [x1, #88]
eor z11.d, z11.d, z25.d
ldr z12, [x0, #12, mul vl]
ld1rd {z25.d}, p0/z, [x1, #96]
eor z12.d, z12.d, z25.d
ldr z13, [x0, #13, mul vl]
ld1rd {z25.d}, p0/z, [x1, #104]
eor z13.d, z13.d, z25.d
ldr z14, [x0, #14, mul vl]
ld1rd {z25.d}, p0/z, [x1, #112]
eor z14.d, z14.d, z25.d
ldr z15, [x0, #15, mul vl]
ld1rd {z25.d}, p0/z, [x1, #120]
eor z15.d, z15.d, z25.d
ldr z16, [x0, #16, mul vl]
ld1rd {z25.d}, p0/z, [x1, #128]
eor z16.d, z16.d, z25.d
ldr z17, [x0, #17, mul vl]
ld1rd {z25.d}, p0/z, [x1, #136]
eor z17.d, z17.d, z25.d
ldr z18, [x0, #18, mul vl]
ld1rd {z25.d}, p0/z, [x1, #144]
eor z18.d, z18.d, z25.d
ldr z19, [x0, #19, mul vl]
ld1rd {z25.d}, p0/z, [x1, #152]
eor z19.d, z19.d, z25.d
ldr z20, [x0, #20, mul vl]
ld1rd {z25.d}, p0/z, [x1, #160]
eor z20.d, z20.d, z25.d
ldr z21, [x0, #21, mul vl]
ld1rd {z25.d}, p0/z, [x1, #168]
eor z21.d, z21.d, z25.d
ldr z22, [x0, #22, mul vl]
ld1rd {z25.d}, p0/z, [x1, #176]
eor z22.d, z22.d, z25.d
ldr z23, [x0, #23, mul vl]
ld1rd {z25.d}, p0/z, [x1, #184]
eor z23.d, z23.d, z25.d
ldr z24, [x0, #24, mul vl]
ld1rd {z25.d}, p0/z, [x1, #192]
eor z24.d, z24.d, z25.d
5: // hashweave_sve2_64_head0
eor z25.d, z0.d, z5.d
eor z26.d, z1.d, z6.d
eor z27.d, z2.d, z7.d
eor z28.d, z3.d, z8.d
eor3 z25.d, z25.d, z10.d, z15.d
eor3 z26.d, z26.d, z11.d, z16.d
eor3 z27.d, z27.d, z12.d, z17.d
eor3 z28.d, z28.d, z13.d, z18.d
eor z25.d, z25.d, z20.d
eor z26.d, z26.d, z21.d
eor z27.d, z27.d, z22.d
eor z28.d, z28.d, z23.d
eor z29.d, z4.d, z9.d
rax1 z30.d, z25.d, z27.d
rax1 z31.d, z26.d, z28.d
rax1 z28.d, z28.d, z25.d
eor3 z29.d, z29.d, z14.d, z19.d
xar z6.d, z6.d, z30.d, #20
xar z12.d, z12.d, z31.d, #21
xar z9.d, z9.d, z28.d, #44
eor z29.d, z29.d, z24.d
xar z24.d, z24.d, z28.d, #50
xar z16.d, z16.d, z30.d, #19
xar z22.d, z22.d, z31.d, #3
rax1 z26.d, z29.d, z26.d
rax1 z27.d, z27.d, z29.d
xar z1.d, z1.d, z30.d, #63
xar z7.d, z7.d, z31.d, #58
eor z0.d, z0.d, z26.d
xar z18.d, z18.d, z27.d, #43
xar z3.d, z3.d, z27.d, #36
xar z10.d, z10.d, z26.d, #61
xar z13.d, z13.d, z27.d, #39
xar z19.d, z19.d, z28.d, #56
xar z20.d, z20.d, z26.d, #46
xar z4.d, z4.d, z28.d, #37
xar z14.d, z14.d, z28.d, #25
xar z5.d, z5.d, z26.d, #28
xar z15.d, z15.d, z26.d, #23
xar z11.d, z11.d, z30.d, #54
xar z21.d, z21.d, z30.d, #62
xar z17.d, z17.d, z31.d, #49
xar z2.d, z2.d, z31.d, #2
xar z23.d, z23.d, z27.d, #8
xar z8.d, z8.d, z27.d, #9
6: // hashweave_sve2_64_head1
bic z25.d, z12.d, z6.d
bcax z12.d, z12.d, z24.d, z18.d
bcax z24.d, z24.d, z6.d, z0.d
ld1rd {z26.d}, p0/z, [x8, #0]
bic z27.d, z10.d, z9.d
bcax z6.d, z6.d, z18.d, z12.d
bcax z18.d, z18.d, z0.d, z24.d
eor3 z25.d, z25.d, z26.d, z0.d
bcax z10.d, z10.d, z22.d, z16.d
bcax z22.d, z22.d, z9.d, z3.d
eor z27.d, z27.d, z3.d
bic z28.d, z13.d, z7.d
bcax z9.d, z9.d, z16.d, z10.d
bcax z16.d, z16.d, z3.d, z22.d
bcax z13.d, z13.d, z20.d, z19.d
bcax z20.d, z20.d, z7.d, z1.d
eor z28.d, z28.d, z1.d
bic z29.d, z11.d, z5.d
bcax z7.d, z7.d, z19.d, z13.d
bcax z19.d, z19.d, z1.d, z20.d
bcax z11.d, z11.d, z23.d, z17.d
bcax z23.d, z23.d, z5.d, z4.d
eor z29.d, z29.d, z4.d
bic z30.d, z14.d, z8.d
bcax z5.d, z5.d, z17.d, z11.d
bcax z17.d, z17.d, z4.d, z23.d
bcax z14.d, z14.d, z21.d, z15.d
bcax z21.d, z21.d, z8.d, z2.d
eor z30.d, z30.d, z2.d
eor z31.d, z25.d, z27.d
bcax z8.d, z8.d, z15.d, z14.d
bcax z15.d, z15.d, z2.d, z21.d
eor z26.d, z6.d, z9.d
eor3 z31.d, z31.d, z28.d, z29.d
eor z0.d, z12.d, z10.d
eor z3.d, z18.d, z16.d
eor3 z26.d, z26.d, z7.d, z5.d
eor z31.d, z31.d, z30.d
eor3 z0.d, z0.d, z13.d, z11.d
eor3 z3.d, z3.d, z19.d, z17.d
eor z26.d, z26.d, z8.d
eor z1.d, z24.d, z22.d
eor z0.d, z0.d, z14.d
eor z3.d, z3.d, z15.d
eor3 z1.d, z1.d, z20.d, z23.d
rax1 z4.d, z31.d, z0.d
rax1 z2.d, z26.d, z3.d
rax1 z3.d, z3.d, z31.d
eor z1.d, z1.d, z21.d
xar z9.d, z9.d, z4.d, #20
xar z13.d, z13.d, z2.d, #21
xar z21.d, z21.d, z3.d, #50
rax1 z26.d, z1.d, z26.d
rax1 z0.d, z0.d, z1.d
xar z22.d, z22.d, z3.d, #44
xar z5.d, z5.d, z4.d, #19
eor z25.d, z25.d, z26.d
xar z17.d, z17.d, z0.d, #43
xar z18.d, z18.d, z0.d, #36
xar z28.d, z28.d, z26.d, #61
xar z14.d, z14.d, z2.d, #3
xar z6.d, z6.d, z4.d, #63
xar z10.d, z10.d, z2.d, #58
xar z19.d, z19.d, z0.d, #39
xar z23.d, z23.d, z3.d, #56
xar z30.d, z30.d, z26.d, #46
xar z24.d, z24.d, z3.d, #37
xar z20.d, z20.d, z3.d, #25
xar z27.d, z27.d, z26.d, #28
xar z29.d, z29.d, z26.d, #23
xar z7.d, z7.d, z4.d, #54
xar z8.d, z8.d, z4.d, #62
xar z11.d, z11.d, z2.d, #49
xar z12.d, z12.d, z2.d, #2
xar z15.d, z15.d, z0.d, #8
xar z16.d, z16.d, z0.d, #9
7: // hashweave_sve2_64_head2
bic z0.d, z13.d, z9.d
bcax z13.d, z13.d, z21.d, z17.d
bcax z21.d, z21.d, z9.d, z25.d
ld1rd {z1.d}, p0/z, [x8, #8]
bic z2.d, z28.d, z22.d
bcax z9.d, z9.d, z17.d, z13.d
bcax z17.d, z17.d, z25.d, z21.d
eor3 z0.d, z0.d, z1.d, z25.d
bcax z28.d, z28.d, z14.d, z5.d
bcax z14.d, z14.d, z22.d, z18.d
eor z2.d, z2.d, z18.d
bic z3.d, z19.d, z10.d
bcax z22.d, z22.d, z5.d, z28.d
bcax z5.d, z5.d, z18.d, z14.d
bcax z19.d, z19.d, z30.d, z23.d
bcax z30.d, z30.d, z10.d, z6.d
eor z3.d, z3.d, z6.d
bic z4.d, z7.d, z27.d
bcax z10.d, z10.d, z23.d, z19.d
bcax z23.d, z23.d, z6.d, z30.d
bcax z7.d, z7.d, z15.d, z11.d
bcax z15.d, z15.d, z27.d, z24.d
eor z4.d, z4.d, z24.d
bic z26.d, z20.d, z16.d
bcax z27.d, z27.d, z11.d, z7.d
bcax z11.d, z11.d, z24.d, z15.d
bcax z20.d, z20.d, z8.d, z29.d
bcax z8.d, z8.d, z16.d, z12.d
eor z26.d, z26.d, z12.d
eor z31.d, z0.d, z2.d
bcax z16.d, z16.d, z29.d, z20.d
bcax z29.d, z29.d, z12.d, z8.d
eor z1.d, z9.d, z22.d
eor3 z31.d, z31.d, z3.d, z4.d
eor z25.d, z13.d, z28.d
eor z18.d, z17.d, z5.d
eor3 z1.d, z1.d, z10.d, z27.d
eor z31.d, z31.d, z26.d
eor3 z25.d, z25.d, z19.d, z7.d
eor3 z18.d, z18.d, z23.d, z11.d
eor z1.d, z1.d, z16.d
eor z6.d, z21.d, z14.d
eor z25.d, z25.d, z20.d
eor z18.d, z18.d, z29.d
ld1rd {z24.d}, p0/z, [x8, #16]
eor3 z6.d, z6.d, z30.d, z15.d
rax1 z12.d, z1.d, z18.d
rax1 z18.d, z18.d, z31.d
rax1 z31.d, z31.d, z25.d
eor z6.d, z6.d, z8.d
xar z19.d, z19.d, z12.d, #21
xar z8.d, z8.d, z18.d, #50
xar z22.d, z22.d, z31.d, #20
rax1 z1.d, z6.d, z1.d
rax1 z25.d, z25.d, z6.d
xar z14.d, z14.d, z18.d, #44
xar z27.d, z27.d, z31.d, #19
eor z0.d, z0.d, z1.d
xar z11.d, z11.d, z25.d, #43
xar z17.d, z17.d, z25.d, #36
xar z3.d, z3.d, z1.d, #61
xar z20.d, z20.d, z12.d, #3
xar z9.d, z9.d, z31.d, #63
xar z28.d, z28.d, z12.d, #58
xar z23.d, z23.d, z25.d, #39
xar z15.d, z15.d, z18.d, #56
xar z26.d, z26.d, z1.d, #46
xar z21.d, z21.d, z18.d, #37
xar z30.d, z30.d, z18.d, #25
xar z2.d, z2.d, z1.d, #28
xar z4.d, z4.d, z1.d, #23
xar z10.d, z10.d, z31.d, #54
xar z16.d, z16.d, z31.d, #62
xar z7.d, z7.d, z12.d, #49
xar z13.d, z13.d, z12.d, #2
xar z29.d, z29.d, z25.d, #8
xar z5.d, z5.d, z25.d, #9
bic z6.d, z19.d, z22.d
bcax z19.d, z19.d, z8.d, z11.d
bcax z8.d, z8.d, z22.d, z0.d
bic z18.d, z3.d, z14.d
eor3 z6.d, z6.d, z24.d, z0.d
bcax z22.d, z22.d, z11.d, z19.d
bcax z11.d, z11.d, z0.d, z8.d
bcax z3.d, z3.d, z20.d, z27.d
bcax z20.d, z20.d, z14.d, z17.d
eor z18.d, z18.d, z17.d
bic z1.d, z23.d, z28.d
bcax z14.d, z14.d, z27.d, z3.d
bcax z27.d, z27.d, z17.d, z20.d
bcax z23.d, z23.d, z26.d, z15.d
bcax z26.d, z26.d, z28.d, z9.d
eor z1.d, z1.d, z9.d
bic z31.d, z10.d, z2.d
bcax z28.d, z28.d, z15.d, z23.d
bcax z15.d, z15.d, z9.d, z26.d
bcax z10.d, z10.d, z29.d, z7.d
bcax z29.d, z29.d, z2.d, z21.d
eor z31.d, z31.d, z21.d
bic z12.d, z30.d, z5.d
bcax z2.d, z2.d, z7.d, z10.d
bcax z7.d, z7.d, z21.d, z29.d
bcax z30.d, z30.d, z16.d, z4.d
bcax z16.d, z16.d, z5.d, z13.d
eor z12.d, z12.d, z13.d
eor z25.d, z6.d, z18.d
bcax z5.d, z5.d, z4.d, z30.d
bcax z4.d, z4.d, z13.d, z16.d
eor z24.d, z22.d, z14.d
eor3 z25.d, z25.d, z1.d, z31.d
eor z0.d, z19.d, z3.d
eor z17.d, z11.d, z27.d
eor3 z24.d, z24.d, z28.d, z2.d
eor z25.d, z25.d, z12.d
eor3 z0.d, z0.d, z23.d, z10.d
eor3 z17.d, z17.d, z15.d, z7.d
eor z24.d, z24.d, z5.d
eor z9.d, z8.d, z20.d
eor z0.d, z0.d, z30.d
eor z17.d, z17.d, z4.d
ld1rd {z21.d}, p0/z, [x8, #24]
eor3 z9.d, z9.d, z26.d, z29.d
rax1 z13.d, z24.d, z17.d
rax1 z17.d, z17.d, z25.d
rax1 z25.d, z25.d, z0.d
eor z9.d, z9.d, z16.d
xar z23.d, z23.d, z13.d, #21
xar z16.d, z16.d, z17.d, #50
xar z14.d, z14.d, z25.d, #20
rax1 z24.d, z9.d, z24.d
rax1 z0.d, z0.d, z9.d
xar z20.d, z20.d, z17.d, #44
xar z2.d, z2.d, z25.d, #19
eor z6.d, z6.d, z24.d
xar z7.d, z7.d, z0.d, #43
xar z11.d, z11.d, z0.d, #36
xar z1.d, z1.d, z24.d, #61
xar z30.d, z30.d, z13.d, #3
xar z22.d, z22.d, z25.d, #63
xar z3.d, z3.d, z13.d, #58
xar z15.d, z15.d, z0.d, #39
xar z29.d, z29.d, z17.d, #56
xar z12.d, z12.d, z24.d, #46
xar z8.d, z8.d, z17.d, #37
xar z26.d, z26.d, z17.d, #25
xar z18.d, z18.d, z24.d, #28
xar z31.d, z31.d, z24.d, #23
xar z28.d, z28.d, z25.d, #54
xar z5.d, z5.d, z25.d, #62
xar z10.d, z10.d, z13.d, #49
xar z19.d, z19.d, z13.d, #2
xar z4.d, z4.d, z0.d, #8
xar z27.d, z27.d, z0.d, #9
bic z9.d, z23.d, z14.d
bcax z23.d, z23.d, z16.d, z7.d
bcax z16.d, z16.d, z14.d, z6.d
bic z17.d, z1.d, z20.d
eor3 z9.d, z9.d, z21.d, z6.d
bcax z14.d, z14.d, z7.d, z23.d
bcax z7.d, z7.d, z6.d, z16.d
bcax z1.d, z1.d, z30.d, z2.d
bcax z30.d, z30.d, z20.d, z11.d
eor z17.d, z17.d, z11.d
bic z24.d, z15.d, z3.d
bcax z20.d, z20.d, z2.d, z1.d
bcax z2.d, z2.d, z11.d, z30.d
bcax z15.d, z15.d, z12.d, z29.d
bcax z12.d, z12.d, z3.d, z22.d
eor z24.d, z24.d, z22.d
bic z25.d, z28.d, z18.d
bcax z3.d, z3.d, z29.d, z15.d
bcax z29.d, z29.d, z22.d, z12.d
bcax z28.d, z28.d, z4.d, z10.d
bcax z4.d, z4.d, z18.d, z8.d
eor z25.d, z25.d, z8.d
bic z13.d, z26.d, z27.d
bcax z18.d, z18.d, z10.d, z28.d
bcax z10.d, z10.d, z8.d, z4.d
bcax z26.d, z26.d, z5.d, z31.d
bcax z5.d, z5.d, z27.d, z19.d
eor z13.d, z13.d, z19.d
eor z0.d, z9.d, z17.d
bcax z27.d, z27.d, z31.d, z26.d
bcax z31.d, z31.d, z19.d, z5.d
eor z21.d, z14.d, z20.d
eor3 z0.d, z0.d, z24.d, z25.d
eor z6.d, z23.d, z1.d
eor z11.d, z7.d, z2.d
eor3 z21.d, z21.d, z3.d, z18.d
eor z0.d, z0.d, z13.d
eor3 z6.d, z6.d, z15.d, z28.d
eor3 z11.d, z11.d, z29.d, z10.d
eor z21.d, z21.d, z27.d
eor z22.d, z16.d, z30.d
eor z6.d, z6.d, z26.d
eor z11.d, z11.d, z31.d
ld1rd {z8.d}, p0/z, [x8, #32]
eor3 z22.d, z22.d, z12.d, z4.d
rax1 z19.d, z21.d, z11.d
rax1 z11.d, z11.d, z0.d
rax1 z0.d, z0.d, z6.d
eor z22.d, z22.d, z5.d
xar z15.d, z15.d, z19.d, #21
xar z5.d, z5.d, z11.d, #50
xar z20.d, z20.d, z0.d, #20
rax1 z21.d, z22.d, z21.d
rax1 z6.d, z6.d, z22.d
xar z30.d, z30.d, z11.d, #44
xar z18.d, z18.d, z0.d, #19
eor z9.d, z9.d, z21.d
xar z10.d, z10.d, z6.d, #43
xar z7.d, z7.d, z6.d, #36
xar z24.d, z24.d, z21.d, #61
xar z26.d, z26.d, z19.d, #3
xar z14.d, z14.d, z0.d, #63
xar z1.d, z1.d, z19.d, #58
xar z29.d, z29.d, z6.d, #39
xar z4.d, z4.d, z11.d, #56
xar z13.d, z13.d, z21.d, #46
xar z16.d, z16.d, z11.d, #37
xar z12.d, z12.d, z11.d, #25
xar z17.d, z17.d, z21.d, #28
xar z25.d, z25.d, z21.d, #23
xar z3.d, z3.d, z0.d, #54
xar z27.d, z27.d, z0.d, #62
xar z28.d, z28.d, z19.d, #49
xar z23.d, z23.d, z19.d, #2
xar z31.d, z31.d, z6.d, #8
xar z2.d, z2.d, z6.d, #9
bic z22.d, z15.d, z20.d
bcax z15.d, z15.d, z5.d, z10.d
bcax z5.d, z5.d, z20.d, z9.d
bic z11.d, z24.d, z30.d
eor3 z22.d, z22.d, z8.d, z9.d
bcax z20.d, z20.d, z10.d, z15.d
bcax z10.d, z10.d, z9.d, z5.d
bcax z24.d, z24.d, z26.d, z18.d
bcax z26.d, z26.d, z30.d, z7.d
eor z11.d, z11.d, z7.d
bic z21.d, z29.d, z1.d
bcax z30.d, z30.d, z18.d, z24.d
bcax z18.d, z18.d, z7.d, z26.d
bcax z29.d, z29.d, z13.d, z4.d
bcax z13.d, z13.d, z1.d, z14.d
eor z21.d, z21.d, z14.d
bic z0.d, z3.d, z17.d
bcax z1.d, z1.d, z4.d, z29.d
bcax z4.d, z4.d, z14.d, z13.d
bcax z3.d, z3.d, z31.d, z28.d
bcax z31.d, z31.d, z17.d, z16.d
eor z0.d, z0.d, z16.d
bic z19.d, z12.d, z2.d
bcax z17.d, z17.d, z28.d, z3.d
bcax z28.d, z28.d, z16.d, z31.d
bcax z12.d, z12.d, z27.d, z25.d
bcax z27.d, z27.d, z2.d, z23.d
eor z19.d, z19.d, z23.d
eor z6.d, z22.d, z11.d
bcax z2.d, z2.d, z25.d, z12.d
bcax z25.d, z25.d, z23.d, z27.d
eor z8.d, z20.d, z30.d
eor3 z6.d, z6.d, z21.d, z0.d
eor z9.d, z15.d, z24.d
eor z7.d, z10.d, z18.d
eor3 z8.d, z8.d, z1.d, z17.d
eor z6.d, z6.d, z19.d
eor z8.d, z8.d, z2.d
eor3 z9.d, z9.d, z29.d, z3.d
eor z9.d, z9.d, z12.d
eor3 z7.d, z7.d, z4.d, z28.d
eor z7.d, z7.d, z25.d
eor z14.d, z5.d, z26.d
eor3 z14.d, z14.d, z13.d, z31.d
eor z14.d, z14.d, z27.d
rax1 z16.d, z14.d, z8.d
rax1 z8.d, z8.d, z7.d
rax1 z14.d, z9.d, z14.d
rax1 z9.d, z6.d, z9.d
rax1 z7.d, z7.d, z6.d
eor z22.d, z22.d, z16.d
xar z30.d, z30.d, z9.d, #20
xar z29.d, z29.d, z8.d, #21
xar z28.d, z28.d, z14.d, #43
xar z27.d, z27.d, z7.d, #50
xar z10.d, z10.d, z14.d, #36
xar z26.d, z26.d, z7.d, #44
xar z21.d, z21.d, z16.d, #61
xar z17.d, z17.d, z9.d, #19
xar z12.d, z12.d, z8.d, #3
xar z20.d, z20.d, z9.d, #63
xar z24.d, z24.d, z8.d, #58
xar z4.d, z4.d, z14.d, #39
xar z31.d, z31.d, z7.d, #56
xar z19.d, z19.d, z16.d, #46
xar z5.d, z5.d, z7.d, #37
xar z13.d, z13.d, z7.d, #25
xar z11.d, z11.d, z16.d, #28
xar z0.d, z0.d, z16.d, #23
xar z1.d, z1.d, z9.d, #54
xar z2.d, z2.d, z9.d, #62
xar z3.d, z3.d, z8.d, #49
xar z15.d, z15.d, z8.d, #2
xar z25.d, z25.d, z14.d, #8
xar z18.d, z18.d, z14.d, #9
bic z23.d, z29.d, z30.d
bcax z29.d, z29.d, z27.d, z28.d
bcax z27.d, z27.d, z30.d, z22.d
bcax z30.d, z30.d, z28.d, z29.d
bcax z28.d, z28.d, z22.d, z27.d
ld1rd {z6.d}, p0/z, [x8, #40]
eor3 z23.d, z23.d, z22.d, z6.d
bic z7.d, z21.d, z26.d
bcax z21.d, z21.d, z12.d, z17.d
bcax z12.d, z12.d, z26.d, z10.d
bcax z26.d, z26.d, z17.d, z21.d
bcax z17.d, z17.d, z10.d, z12.d
eor z7.d, z7.d, z10.d
bic z16.d, z4.d, z24.d
bcax z4.d, z4.d, z19.d, z31.d
bcax z19.d, z19.d, z24.d, z20.d
bcax z24.d, z24.d, z31.d, z4.d
bcax z31.d, z31.d, z20.d, z19.d
eor z16.d, z16.d, z20.d
bic z9.d, z1.d, z11.d
bcax z1.d, z1.d, z25.d, z3.d
bcax z25.d, z25.d, z11.d, z5.d
bcax z11.d, z11.d, z3.d, z1.d
bcax z3.d, z3.d, z5.d, z25.d
eor z9.d, z9.d, z5.d
bic z8.d, z13.d, z18.d
bcax z13.d, z13.d, z2.d, z0.d
bcax z2.d, z2.d, z18.d, z15.d
bcax z18.d, z18.d, z0.d, z13.d
bcax z0.d, z0.d, z15.d, z2.d
eor z8.d, z8.d, z15.d
eor z14.d, z23.d, z7.d
eor3 z14.d, z14.d, z16.d, z9.d
eor z14.d, z14.d, z8.d
eor z22.d, z30.d, z26.d
eor3 z22.d, z22.d, z24.d, z11.d
eor z22.d, z22.d, z18.d
eor z10.d, z29.d, z21.d
eor3 z10.d, z10.d, z4.d, z1.d
eor z10.d, z10.d, z13.d
eor z20.d, z28.d, z17.d
eor3 z20.d, z20.d, z31.d, z3.d
eor z20.d, z20.d, z0.d
eor z5.d, z27.d, z12.d
eor3 z5.d, z5.d, z19.d, z25.d
eor z5.d, z5.d, z2.d
rax1 z15.d, z5.d, z22.d
rax1 z22.d, z22.d, z20.d
rax1 z5.d, z10.d, z5.d
rax1 z10.d, z14.d, z10.d
rax1 z20.d, z20.d, z14.d
eor z23.d, z23.d, z15.d
xar z26.d, z26.d, z10.d, #20
xar z4.d, z4.d, z22.d, #21
xar z3.d, z3.d, z5.d, #43
xar z2.d, z2.d, z20.d, #50
xar z28.d, z28.d, z5.d, #36
xar z12.d, z12.d, z20.d, #44
xar z16.d, z16.d, z15.d, #61
xar z11.d, z11.d, z10.d, #19
xar z13.d, z13.d, z22.d, #3
xar z30.d, z30.d, z10.d, #63
xar z21.d, z21.d, z22.d, #58
xar z31.d, z31.d, z5.d, #39
xar z25.d, z25.d, z20.d, #56
xar z8.d, z8.d, z15.d, #46
xar z27.d, z27.d, z20.d, #37
xar z19.d, z19.d, z20.d, #25
xar z7.d, z7.d, z15.d, #28
xar z9.d, z9.d, z15.d, #23
xar z24.d, z24.d, z10.d, #54
xar z18.d, z18.d, z10.d, #62
xar z1.d, z1.d, z22.d, #49
xar z29.d, z29.d, z22.d, #2
xar z0.d, z0.d, z5.d, #8
xar z17.d, z17.d, z5.d, #9
bic z14.d, z4.d, z26.d
bcax z4.d, z4.d, z2.d, z3.d
bcax z2.d, z2.d, z26.d, z23.d
bcax z26.d, z26.d, z3.d, z4.d
bcax z3.d, z3.d, z23.d, z2.d
ld1rd {z20.d}, p0/z, [x8, #48]
eor3 z14.d, z14.d, z23.d, z20.d
bic z15.d, z16.d, z12.d
bcax z16.d, z16.d, z13.d, z11.d
bcax z13.d, z13.d, z12.d, z28.d
bcax z12.d, z12.d, z11.d, z16.d
bcax z11.d, z11.d, z28.d, z13.d
eor z15.d, z15.d, z28.d
bic z10.d, z31.d, z21.d
bcax z31.d, z31.d, z8.d, z25.d
bcax z8.d, z8.d, z21.d, z30.d
bcax z21.d, z21.d, z25.d, z31.d
bcax z25.d, z25.d, z30.d, z8.d
eor z10.d, z10.d, z30.d
bic z22.d, z24.d, z7.d
bcax z24.d, z24.d, z0.d, z1.d
bcax z0.d, z0.d, z7.d, z27.d
bcax z7.d, z7.d, z1.d, z24.d
bcax z1.d, z1.d, z27.d, z0.d
eor z22.d, z22.d, z27.d
bic z5.d, z19.d, z17.d
bcax z19.d, z19.d, z18.d, z9.d
bcax z18.d, z18.d, z17.d, z29.d
bcax z17.d, z17.d, z9.d, z19.d
bcax z9.d, z9.d, z29.d, z18.d
eor z5.d, z5.d, z29.d
eor z23.d, z14.d, z15.d
eor3 z23.d, z23.d, z10.d, z22.d
eor z23.d, z23.d, z5.d
eor z28.d, z26.d, z12.d
eor3 z28.d, z28.d, z21.d, z7.d
eor z28.d, z28.d, z17.d
eor z30.d, z4.d, z16.d
eor3 z30.d, z30.d, z31.d, z24.d
eor z30.d, z30.d, z19.d
eor z27.d, z3.d, z11.d
eor3 z27.d, z27.d, z25.d, z1.d
eor z27.d, z27.d, z9.d
eor z29.d, z2.d, z13.d
eor3 z29.d, z29.d, z8.d, z0.d
eor z29.d, z29.d, z18.d
rax1 z6.d, z29.d, z28.d
rax1 z28.d, z28.d, z27.d
rax1 z29.d, z30.d, z29.d
rax1 z30.d, z23.d, z30.d
rax1 z27.d, z27.d, z23.d
eor z14.d, z14.d, z6.d
xar z12.d, z12.d, z30.d, #20
xar z31.d, z31.d, z28.d, #21
xar z1.d, z1.d, z29.d, #43
xar z18.d, z18.d, z27.d, #50
xar z3.d, z3.d, z29.d, #36
xar z13.d, z13.d, z27.d, #44
xar z10.d, z10.d, z6.d, #61
xar z7.d, z7.d, z30.d, #19
xar z19.d, z19.d, z28.d, #3
xar z26.d, z26.d, z30.d, #63
xar z16.d, z16.d, z28.d, #58
xar z25.d, z25.d, z29.d, #39
xar z0.d, z0.d, z27.d, #56
xar z5.d, z5.d, z6.d, #46
xar z2.d, z2.d, z27.d, #37
xar z8.d, z8.d, z27.d, #25
xar z15.d, z15.d, z6.d, #28
xar z22.d, z22.d, z6.d, #23
xar z21.d, z21.d, z30.d, #54
xar z17.d, z17.d, z30.d, #62
xar z24.d, z24.d, z28.d, #49
xar z4.d, z4.d, z28.d, #2
xar z9.d, z9.d, z29.d, #8
xar z11.d, z11.d, z29.d, #9
bic z23.d, z31.d, z12.d
bcax z31.d, z31.d, z18.d, z1.d
bcax z18.d, z18.d, z12.d, z14.d
bcax z12.d, z12.d, z1.d, z31.d
bcax z1.d, z1.d, z14.d, z18.d
ld1rd {z27.d}, p0/z, [x8, #56]
eor3 z23.d, z23.d, z27.d, z14.d
bic z6.d, z10.d, z13.d
bcax z10.d, z10.d, z19.d, z7.d
bcax z19.d, z19.d, z13.d, z3.d
bcax z13.d, z13.d, z7.d, z10.d
bcax z7.d, z7.d, z3.d, z19.d
eor z6.d, z6.d, z3.d
bic z30.d, z25.d, z16.d
bcax z25.d, z25.d, z5.d, z0.d
bcax z5.d, z5.d, z16.d, z26.d
bcax z16.d, z16.d, z0.d, z25.d
bcax z0.d, z0.d, z26.d, z5.d
eor z30.d, z30.d, z26.d
bic z28.d, z21.d, z15.d
bcax z21.d, z21.d, z9.d, z24.d
bcax z9.d, z9.d, z15.d, z2.d
bcax z15.d, z15.d, z24.d, z21.d
bcax z24.d, z24.d, z2.d, z9.d
eor z28.d, z28.d, z2.d
bic z29.d, z8.d, z11.d
bcax z8.d, z8.d, z17.d, z22.d
bcax z17.d, z17.d, z11.d, z4.d
bcax z11.d, z11.d, z22.d, z8.d
bcax z22.d, z22.d, z4.d, z17.d
eor z29.d, z29.d, z4.d
eor z27.d, z23.d, z6.d
eor3 z27.d, z27.d, z30.d, z28.d
eor z27.d, z27.d, z29.d
eor z14.d, z12.d, z13.d
eor3 z14.d, z14.d, z16.d, z15.d
eor z14.d, z14.d, z11.d
eor z3.d, z31.d, z10.d
eor3 z3.d, z3.d, z25.d, z21.d
eor z3.d, z3.d, z8.d
eor z26.d, z1.d, z7.d
eor3 z26.d, z26.d, z0.d, z24.d
eor z26.d, z26.d, z22.d
eor z2.d, z18.d, z19.d
eor3 z2.d, z2.d, z5.d, z9.d
eor z2.d, z2.d, z17.d
rax1 z4.d, z2.d, z14.d
rax1 z14.d, z14.d, z26.d
rax1 z2.d, z3.d, z2.d
rax1 z3.d, z27.d, z3.d
rax1 z26.d, z26.d, z27.d
eor z23.d, z23.d, z4.d
xar z13.d, z13.d, z3.d, #20
xar z25.d, z25.d, z14.d, #21
xar z24.d, z24.d, z2.d, #43
xar z17.d, z17.d, z26.d, #50
xar z1.d, z1.d, z2.d, #36
xar z19.d, z19.d, z26.d, #44
xar z30.d, z30.d, z4.d, #61
xar z15.d, z15.d, z3.d, #19
xar z8.d, z8.d, z14.d, #3
xar z12.d, z12.d, z3.d, #63
xar z10.d, z10.d, z14.d, #58
xar z0.d, z0.d, z2.d, #39
xar z9.d, z9.d, z26.d, #56
xar z29.d, z29.d, z4.d, #46
xar z18.d, z18.d, z26.d, #37
xar z5.d, z5.d, z26.d, #25
xar z6.d, z6.d, z4.d, #28
xar z28.d, z28.d, z4.d, #23
xar z16.d, z16.d, z3.d, #54
xar z11.d, z11.d, z3.d, #62
xar z21.d, z21.d, z14.d, #49
xar z31.d, z31.d, z14.d, #2
xar z22.d, z22.d, z2.d, #8
xar z7.d, z7.d, z2.d, #9
bic z27.d, z25.d, z13.d
bcax z25.d, z25.d, z17.d, z24.d
bcax z17.d, z17.d, z13.d, z23.d
bcax z13.d, z13.d, z24.d, z25.d
bcax z24.d, z24.d, z23.d, z17.d
ld1rd {z26.d}, p0/z, [x8, #64]
eor3 z27.d, z27.d, z26.d, z23.d
bic z4.d, z30.d, z19.d
bcax z30.d, z30.d, z8.d, z15.d
bcax z8.d, z8.d, z19.d, z1.d
bcax z19.d, z19.d, z15.d, z30.d
bcax z15.d, z15.d, z1.d, z8.d
eor z4.d, z4.d, z1.d
bic z3.d, z0.d, z10.d
bcax z0.d, z0.d, z29.d, z9.d
bcax z29.d, z29.d, z10.d, z12.d
bcax z10.d, z10.d, z9.d, z0.d
bcax z9.d, z9.d, z12.d, z29.d
eor z3.d, z3.d, z12.d
bic z14.d, z16.d, z6.d
bcax z16.d, z16.d, z22.d, z21.d
bcax z22.d, z22.d, z6.d, z18.d
bcax z6.d, z6.d, z21.d, z16.d
bcax z21.d, z21.d, z18.d, z22.d
eor z14.d, z14.d, z18.d
bic z2.d, z5.d, z7.d
bcax z5.d, z5.d, z11.d, z28.d
bcax z11.d, z11.d, z7.d, z31.d
bcax z7.d, z7.d, z28.d, z5.d
bcax z28.d, z28.d, z31.d, z11.d
eor z2.d, z2.d, z31.d
eor z26.d, z27.d, z4.d
eor3 z26.d, z26.d, z3.d, z14.d
eor z26.d, z26.d, z2.d
eor z23.d, z13.d, z19.d
eor3 z23.d, z23.d, z10.d, z6.d
eor z23.d, z23.d, z7.d
eor z1.d, z25.d, z30.d
eor3 z1.d, z1.d, z0.d, z16.d
eor z1.d, z1.d, z5.d
eor z12.d, z24.d, z15.d
eor3 z12.d, z12.d, z9.d, z21.d
eor z12.d, z12.d, z28.d
eor z18.d, z17.d, z8.d
eor3 z18.d, z18.d, z29.d, z22.d
eor z18.d, z18.d, z11.d
rax1 z31.d, z18.d, z23.d
rax1 z23.d, z23.d, z12.d
rax1 z18.d, z1.d, z18.d
rax1 z1.d, z26.d, z1.d
rax1 z12.d, z12.d, z26.d
eor z27.d, z27.d, z31.d
xar z19.d, z19.d, z1.d, #20
xar z0.d, z0.d, z23.d, #21
xar z21.d, z21.d, z18.d, #43
xar z11.d, z11.d, z12.d, #50
xar z24.d, z24.d, z18.d, #36
xar z8.d, z8.d, z12.d, #44
xar z3.d, z3.d, z31.d, #61
xar z6.d, z6.d, z1.d, #19
xar z5.d, z5.d, z23.d, #3
xar z13.d, z13.d, z1.d, #63
xar z30.d, z30.d, z23.d, #58
xar z9.d, z9.d, z18.d, #39
xar z22.d, z22.d, z12.d, #56
xar z2.d, z2.d, z31.d, #46
xar z17.d, z17.d, z12.d, #37
xar z29.d, z29.d, z12.d, #25
xar z4.d, z4.d, z31.d, #28
xar z14.d, z14.d, z31.d, #23
xar z10.d, z10.d, z1.d, #54
xar z7.d, z7.d, z1.d, #62
xar z16.d, z16.d, z23.d, #49
xar z25.d, z25.d, z23.d, #2
xar z28.d, z28.d, z18.d, #8
xar z15.d, z15.d, z18.d, #9
bic z26.d, z0.d, z19.d
bcax z0.d, z0.d, z11.d, z21.d
bcax z11.d, z11.d, z19.d, z27.d
bcax z19.d, z19.d, z21.d, z0.d
bcax z21.d, z21.d, z27.d, z11.d
ld1rd {z12.d}, p0/z, [x8, #72]
eor3 z26.d, z26.d, z12.d, z27.d
bic z31.d, z3.d, z8.d
bcax z3.d, z3.d, z5.d, z6.d
bcax z5.d, z5.d, z8.d, z24.d
bcax z8.d, z8.d, z6.d, z3.d
bcax z6.d, z6.d, z24.d, z5.d
eor z31.d, z31.d, z24.d
bic z1.d, z9.d, z30.d
bcax z9.d, z9.d, z2.d, z22.d
bcax z2.d, z2.d, z30.d, z13.d
bcax z30.d, z30.d, z22.d, z9.d
bcax z22.d, z22.d, z13.d, z2.d
eor z1.d, z1.d, z13.d
bic z23.d, z10.d, z4.d
bcax z10.d, z10.d, z28.d, z16.d
bcax z28.d, z28.d, z4.d, z17.d
bcax z4.d, z4.d, z16.d, z10.d
bcax z16.d, z16.d, z17.d, z28.d
eor z23.d, z23.d, z17.d
bic z18.d, z29.d, z15.d
bcax z29.d, z29.d, z7.d, z14.d
bcax z7.d, z7.d, z15.d, z25.d
bcax z15.d, z15.d, z14.d, z29.d
bcax z14.d, z14.d, z25.d, z7.d
eor z18.d, z18.d, z25.d
eor z12.d, z26.d, z31.d
eor3 z12.d, z12.d, z1.d, z23.d
eor z12.d, z12.d, z18.d
eor z27.d, z19.d, z8.d
eor3 z27.d, z27.d, z30.d, z4.d
eor z27.d, z27.d, z15.d
eor z24.d, z0.d, z3.d
eor3 z24.d, z24.d, z9.d, z10.d
eor z24.d, z24.d, z29.d
eor z13.d, z21.d, z6.d
eor3 z13.d, z13.d, z22.d, z16.d
eor z13.d, z13.d, z14.d
eor z17.d, z11.d, z5.d
eor3 z17.d, z17.d, z2.d, z28.d
eor z17.d, z17.d, z7.d
rax1 z25.d, z17.d, z27.d
rax1 z27.d, z27.d, z13.d
rax1 z17.d, z24.d, z17.d
rax1 z24.d, z12.d, z24.d
rax1 z13.d, z13.d, z12.d
eor z26.d, z26.d, z25.d
xar z8.d, z8.d, z24.d, #20
xar z9.d, z9.d, z27.d, #21
xar z16.d, z16.d, z17.d, #43
xar z7.d, z7.d, z13.d, #50
xar z21.d, z21.d, z17.d, #36
xar z5.d, z5.d, z13.d, #44
xar z1.d, z1.d, z25.d, #61
xar z4.d, z4.d, z24.d, #19
xar z29.d, z29.d, z27.d, #3
xar z19.d, z19.d, z24.d, #63
xar z3.d, z3.d, z27.d, #58
xar z22.d, z22.d, z17.d, #39
xar z28.d, z28.d, z13.d, #56
xar z18.d, z18.d, z25.d, #46
xar z11.d, z11.d, z13.d, #37
xar z2.d, z2.d, z13.d, #25
xar z31.d, z31.d, z25.d, #28
xar z23.d, z23.d, z25.d, #23
xar z30.d, z30.d, z24.d, #54
xar z15.d, z15.d, z24.d, #62
xar z10.d, z10.d, z27.d, #49
xar z0.d, z0.d, z27.d, #2
xar z14.d, z14.d, z17.d, #8
xar z6.d, z6.d, z17.d, #9
bic z12.d, z9.d, z8.d
bcax z9.d, z9.d, z7.d, z16.d
bcax z7.d, z7.d, z8.d, z26.d
bcax z8.d, z8.d, z16.d, z9.d
bcax z16.d, z16.d, z26.d, z7.d
ld1rd {z13.d}, p0/z, [x8, #80]
eor3 z12.d, z12.d, z13.d, z26.d
bic z25.d, z1.d, z5.d
bcax z1.d, z1.d, z29.d, z4.d
bcax z29.d, z29.d, z5.d, z21.d
bcax z5.d, z5.d, z4.d, z1.d
bcax z4.d, z4.d, z21.d, z29.d
eor z25.d, z25.d, z21.d
bic z24.d, z22.d, z3.d
bcax z22.d, z22.d, z18.d, z28.d
bcax z18.d, z18.d, z3.d, z19.d
bcax z3.d, z3.d, z28.d, z22.d
bcax z28.d, z28.d, z19.d, z18.d
eor z24.d, z24.d, z19.d
bic z27.d, z30.d, z31.d
bcax z30.d, z30.d, z14.d, z10.d
bcax z14.d, z14.d, z31.d, z11.d
bcax z31.d, z31.d, z10.d, z30.d
bcax z10.d, z10.d, z11.d, z14.d
eor z27.d, z27.d, z11.d
bic z17.d, z2.d, z6.d
bcax z2.d, z2.d, z15.d, z23.d
bcax z15.d, z15.d, z6.d, z0.d
bcax z6.d, z6.d, z23.d, z2.d
bcax z23.d, z23.d, z0.d, z15.d
eor z17.d, z17.d, z0.d
eor z13.d, z12.d, z25.d
eor3 z13.d, z13.d, z24.d, z27.d
eor z13.d, z13.d, z17.d
eor z26.d, z8.d, z5.d
eor3 z26.d, z26.d, z3.d, z31.d
eor z26.d, z26.d, z6.d
eor z21.d, z9.d, z1.d
eor3 z21.d, z21.d, z22.d, z30.d
eor z21.d, z21.d, z2.d
eor z19.d, z16.d, z4.d
eor3 z19.d, z19.d, z28.d, z10.d
eor z19.d, z19.d, z23.d
eor z11.d, z7.d, z29.d
eor3 z11.d, z11.d, z18.d, z14.d
eor z11.d, z11.d, z15.d
rax1 z0.d, z11.d, z26.d
rax1 z26.d, z26.d, z19.d
rax1 z11.d, z21.d, z11.d
rax1 z21.d, z13.d, z21.d
rax1 z19.d, z19.d, z13.d
eor z12.d, z12.d, z0.d
xar z5.d, z5.d, z21.d, #20
xar z22.d, z22.d, z26.d, #21
xar z10.d, z10.d, z11.d, #43
xar z15.d, z15.d, z19.d, #50
xar z16.d, z16.d, z11.d, #36
xar z29.d, z29.d, z19.d, #44
xar z24.d, z24.d, z0.d, #61
xar z31.d, z31.d, z21.d, #19
xar z2.d, z2.d, z26.d, #3
xar z8.d, z8.d, z21.d, #63
xar z1.d, z1.d, z26.d, #58
xar z28.d, z28.d, z11.d, #39
xar z14.d, z14.d, z19.d, #56
xar z17.d, z17.d, z0.d, #46
xar z7.d, z7.d, z19.d, #37
xar z18.d, z18.d, z19.d, #25
xar z25.d, z25.d, z0.d, #28
xar z27.d, z27.d, z0.d, #23
xar z3.d, z3.d, z21.d, #54
xar z6.d, z6.d, z21.d, #62
xar z30.d, z30.d, z26.d, #49
xar z9.d, z9.d, z26.d, #2
xar z23.d, z23.d, z11.d, #8
xar z4.d, z4.d, z11.d, #9
bic z13.d, z22.d, z5.d
bcax z22.d, z22.d, z15.d, z10.d
bcax z15.d, z15.d, z5.d, z12.d
bcax z5.d, z5.d, z10.d, z22.d
bcax z10.d, z10.d, z12.d, z15.d
ld1rd {z19.d}, p0/z, [x8, #88]
eor3 z13.d, z13.d, z19.d, z12.d
bic z0.d, z24.d, z29.d
bcax z24.d, z24.d, z2.d, z31.d
bcax z2.d, z2.d, z29.d, z16.d
bcax z29.d, z29.d, z31.d, z24.d
bcax z31.d, z31.d, z16.d, z2.d
eor z0.d, z0.d, z16.d
bic z21.d, z28.d, z1.d
bcax z28.d, z28.d, z17.d, z14.d
bcax z17.d, z17.d, z1.d, z8.d
bcax z1.d, z1.d, z14.d, z28.d
bcax z14.d, z14.d, z8.d, z17.d
eor z21.d, z21.d, z8.d
bic z26.d, z3.d, z25.d
bcax z3.d, z3.d, z23.d, z30.d
bcax z23.d, z23.d, z25.d, z7.d
bcax z25.d, z25.d, z30.d, z3.d
bcax z30.d, z30.d, z7.d, z23.d
eor z26.d, z26.d, z7.d
bic z11.d, z18.d, z4.d
bcax z18.d, z18.d, z6.d, z27.d
bcax z6.d, z6.d, z4.d, z9.d
bcax z4.d, z4.d, z27.d, z18.d
bcax z27.d, z27.d, z9.d, z6.d
eor z11.d, z11.d, z9.d
eor z19.d, z13.d, z0.d
eor3 z19.d, z19.d, z21.d, z26.d
eor z19.d, z19.d, z11.d
eor z12.d, z5.d, z29.d
eor3 z12.d, z12.d, z1.d, z25.d
eor z12.d, z12.d, z4.d
eor z16.d, z22.d, z24.d
eor3 z16.d, z16.d, z28.d, z3.d
eor z16.d, z16.d, z18.d
eor z8.d, z10.d, z31.d
eor3 z8.d, z8.d, z14.d, z30.d
eor z8.d, z8.d, z27.d
eor z7.d, z15.d, z2.d
eor3 z7.d, z7.d, z17.d, z23.d
eor z7.d, z7.d, z6.d
rax1 z9.d, z7.d, z12.d
rax1 z12.d, z12.d, z8.d
rax1 z7.d, z16.d, z7.d
rax1 z16.d, z19.d, z16.d
rax1 z8.d, z8.d, z19.d
eor z13.d, z13.d, z9.d
xar z29.d, z29.d, z16.d, #20
xar z28.d, z28.d, z12.d, #21
xar z30.d, z30.d, z7.d, #43
xar z6.d, z6.d, z8.d, #50
xar z10.d, z10.d, z7.d, #36
xar z2.d, z2.d, z8.d, #44
xar z21.d, z21.d, z9.d, #61
xar z25.d, z25.d, z16.d, #19
xar z18.d, z18.d, z12.d, #3
xar z5.d, z5.d, z16.d, #63
xar z24.d, z24.d, z12.d, #58
xar z14.d, z14.d, z7.d, #39
xar z23.d, z23.d, z8.d, #56
xar z11.d, z11.d, z9.d, #46
xar z15.d, z15.d, z8.d, #37
xar z17.d, z17.d, z8.d, #25
xar z0.d, z0.d, z9.d, #28
xar z26.d, z26.d, z9.d, #23
xar z1.d, z1.d, z16.d, #54
xar z4.d, z4.d, z16.d, #62
xar z3.d, z3.d, z12.d, #49
xar z22.d, z22.d, z12.d, #2
xar z27.d, z27.d, z7.d, #8
xar z31.d, z31.d, z7.d, #9
bic z19.d, z28.d, z29.d
bcax z28.d, z28.d, z6.d, z30.d
bcax z6.d, z6.d, z29.d, z13.d
bcax z29.d, z29.d, z30.d, z28.d
bcax z30.d, z30.d, z13.d, z6.d
ld1rd {z8.d}, p0/z, [x8, #96]
eor3 z19.d, z19.d, z8.d, z13.d
bic z9.d, z21.d, z2.d
bcax z21.d, z21.d, z18.d, z25.d
bcax z18.d, z18.d, z2.d, z10.d
bcax z2.d, z2.d, z25.d, z21.d
bcax z25.d, z25.d, z10.d, z18.d
eor z9.d, z9.d, z10.d
bic z16.d, z14.d, z24.d
bcax z14.d, z14.d, z11.d, z23.d
bcax z11.d, z11.d, z24.d, z5.d
bcax z24.d, z24.d, z23.d, z14.d
bcax z23.d, z23.d, z5.d, z11.d
eor z16.d, z16.d, z5.d
bic z12.d, z1.d, z0.d
bcax z1.d, z1.d, z27.d, z3.d
bcax z27.d, z27.d, z0.d, z15.d
bcax z0.d, z0.d, z3.d, z1.d
bcax z3.d, z3.d, z15.d, z27.d
eor z12.d, z12.d, z15.d
bic z7.d, z17.d, z31.d
bcax z17.d, z17.d, z4.d, z26.d
bcax z4.d, z4.d, z31.d, z22.d
bcax z31.d, z31.d, z26.d, z17.d
bcax z26.d, z26.d, z22.d, z4.d
eor z7.d, z7.d, z22.d
eor z8.d, z19.d, z9.d
eor3 z8.d, z8.d, z16.d, z12.d
eor z8.d, z8.d, z7.d
eor z13.d, z29.d, z2.d
eor3 z13.d, z13.d, z24.d, z0.d
eor z13.d, z13.d, z31.d
eor z10.d, z28.d, z21.d
eor3 z10.d, z10.d, z14.d, z1.d
eor z10.d, z10.d, z17.d
eor z5.d, z30.d, z25.d
eor3 z5.d, z5.d, z23.d, z3.d
eor z5.d, z5.d, z26.d
eor z15.d, z6.d, z18.d
eor3 z15.d, z15.d, z11.d, z27.d
eor z15.d, z15.d, z4.d
rax1 z22.d, z15.d, z13.d
rax1 z13.d, z13.d, z5.d
rax1 z15.d, z10.d, z15.d
rax1 z10.d, z8.d, z10.d
rax1 z5.d, z5.d, z8.d
eor z19.d, z19.d, z22.d
xar z2.d, z2.d, z10.d, #20
xar z14.d, z14.d, z13.d, #21
xar z3.d, z3.d, z15.d, #43
xar z4.d, z4.d, z5.d, #50
xar z30.d, z30.d, z15.d, #36
xar z18.d, z18.d, z5.d, #44
xar z16.d, z16.d, z22.d, #61
xar z0.d, z0.d, z10.d, #19
xar z17.d, z17.d, z13.d, #3
xar z29.d, z29.d, z10.d, #63
xar z21.d, z21.d, z13.d, #58
xar z23.d, z23.d, z15.d, #39
xar z27.d, z27.d, z5.d, #56
xar z7.d, z7.d, z22.d, #46
xar z6.d, z6.d, z5.d, #37
xar z11.d, z11.d, z5.d, #25
xar z9.d, z9.d, z22.d, #28
xar z12.d, z12.d, z22.d, #23
xar z24.d, z24.d, z10.d, #54
xar z31.d, z31.d, z10.d, #62
xar z1.d, z1.d, z13.d, #49
xar z28.d, z28.d, z13.d, #2
xar z26.d, z26.d, z15.d, #8
xar z25.d, z25.d, z15.d, #9
bic z8.d, z14.d, z2.d
bcax z14.d, z14.d, z4.d, z3.d
bcax z4.d, z4.d, z2.d, z19.d
bcax z2.d, z2.d, z3.d, z14.d
bcax z3.d, z3.d, z19.d, z4.d
ld1rd {z5.d}, p0/z, [x8, #104]
eor3 z8.d, z8.d, z5.d, z19.d
bic z22.d, z16.d, z18.d
bcax z16.d, z16.d, z17.d, z0.d
bcax z17.d, z17.d, z18.d, z30.d
bcax z18.d, z18.d, z0.d, z16.d
bcax z0.d, z0.d, z30.d, z17.d
eor z22.d, z22.d, z30.d
bic z10.d, z23.d, z21.d
bcax z23.d, z23.d, z7.d, z27.d
bcax z7.d, z7.d, z21.d, z29.d
bcax z21.d, z21.d, z27.d, z23.d
bcax z27.d, z27.d, z29.d, z7.d
eor z10.d, z10.d, z29.d
bic z13.d, z24.d, z9.d
bcax z24.d, z24.d, z26.d, z1.d
bcax z26.d, z26.d, z9.d, z6.d
bcax z9.d, z9.d, z1.d, z24.d
bcax z1.d, z1.d, z6.d, z26.d
eor z13.d, z13.d, z6.d
bic z15.d, z11.d, z25.d
bcax z11.d, z11.d, z31.d, z12.d
bcax z31.d, z31.d, z25.d, z28.d
bcax z25.d, z25.d, z12.d, z11.d
bcax z12.d, z12.d, z28.d, z31.d
eor z15.d, z15.d, z28.d
eor z5.d, z8.d, z22.d
eor3 z5.d, z5.d, z10.d, z13.d
eor z5.d, z5.d, z15.d
eor z19.d, z2.d, z18.d
eor3 z19.d, z19.d, z21.d, z9.d
eor z19.d, z19.d, z25.d
eor z30.d, z14.d, z16.d
eor3 z30.d, z30.d, z23.d, z24.d
eor z30.d, z30.d, z11.d
eor z29.d, z3.d, z0.d
eor3 z29.d, z29.d, z27.d, z1.d
eor z29.d, z29.d, z12.d
eor z6.d, z4.d, z17.d
eor3 z6.d, z6.d, z7.d, z26.d
eor z6.d, z6.d, z31.d
rax1 z28.d, z6.d, z19.d
rax1 z19.d, z19.d, z29.d
rax1 z6.d, z30.d, z6.d
rax1 z30.d, z5.d, z30.d
rax1 z29.d, z29.d, z5.d
eor z8.d, z8.d, z28.d
xar z18.d, z18.d, z30.d, #20
xar z23.d, z23.d, z19.d, #21
xar z1.d, z1.d, z6.d, #43
xar z31.d, z31.d, z29.d, #50
xar z3.d, z3.d, z6.d, #36
xar z17.d, z17.d, z29.d, #44
xar z10.d, z10.d, z28.d, #61
xar z9.d, z9.d, z30.d, #19
xar z11.d, z11.d, z19.d, #3
xar z2.d, z2.d, z30.d, #63
xar z16.d, z16.d, z19.d, #58
xar z27.d, z27.d, z6.d, #39
xar z26.d, z26.d, z29.d, #56
xar z15.d, z15.d, z28.d, #46
xar z4.d, z4.d, z29.d, #37
xar z7.d, z7.d, z29.d, #25
xar z22.d, z22.d, z28.d, #28
xar z13.d, z13.d, z28.d, #23
xar z21.d, z21.d, z30.d, #54
xar z25.d, z25.d, z30.d, #62
xar z24.d, z24.d, z19.d, #49
xar z14.d, z14.d, z19.d, #2
xar z12.d, z12.d, z6.d, #8
xar z0.d, z0.d, z6.d, #9
bic z5.d, z23.d, z18.d
bcax z23.d, z23.d, z31.d, z1.d
bcax z31.d, z31.d, z18.d, z8.d
bcax z18.d, z18.d, z1.d, z23.d
bcax z1.d, z1.d, z8.d, z31.d
ld1rd {z29.d}, p0/z, [x8, #112]
eor3 z5.d, z5.d, z29.d, z8.d
bic z28.d, z10.d, z17.d
bcax z10.d, z10.d, z11.d, z9.d
bcax z11.d, z11.d, z17.d, z3.d
bcax z17.d, z17.d, z9.d, z10.d
bcax z9.d, z9.d, z3.d, z11.d
eor z28.d, z28.d, z3.d
bic z30.d, z27.d, z16.d
bcax z27.d, z27.d, z15.d, z26.d
bcax z15.d, z15.d, z16.d, z2.d
bcax z16.d, z16.d, z26.d, z27.d
bcax z26.d, z26.d, z2.d, z15.d
eor z30.d, z30.d, z2.d
bic z19.d, z21.d, z22.d
bcax z21.d, z21.d, z12.d, z24.d
bcax z12.d, z12.d, z22.d, z4.d
bcax z22.d, z22.d, z24.d, z21.d
bcax z24.d, z24.d, z4.d, z12.d
eor z19.d, z19.d, z4.d
bic z6.d, z7.d, z0.d
bcax z7.d, z7.d, z25.d, z13.d
bcax z25.d, z25.d, z0.d, z14.d
bcax z0.d, z0.d, z13.d, z7.d
bcax z13.d, z13.d, z14.d, z25.d
eor z6.d, z6.d, z14.d
eor z29.d, z5.d, z28.d
eor3 z29.d, z29.d, z30.d, z19.d
eor z29.d, z29.d, z6.d
eor z8.d, z18.d, z17.d
eor3 z8.d, z8.d, z16.d, z22.d
eor z8.d, z8.d, z0.d
eor z3.d, z23.d, z10.d
eor3 z3.d, z3.d, z27.d, z21.d
eor z3.d, z3.d, z7.d
eor z2.d, z1.d, z9.d
eor3 z2.d, z2.d, z26.d, z24.d
eor z2.d, z2.d, z13.d
eor z4.d, z31.d, z11.d
eor3 z4.d, z4.d, z15.d, z12.d
eor z4.d, z4.d, z25.d
rax1 z14.d, z4.d, z8.d
rax1 z8.d, z8.d, z2.d
rax1 z4.d, z3.d, z4.d
rax1 z3.d, z29.d, z3.d
rax1 z2.d, z2.d, z29.d
eor z5.d, z5.d, z14.d
xar z17.d, z17.d, z3.d, #20
xar z27.d, z27.d, z8.d, #21
xar z24.d, z24.d, z4.d, #43
xar z25.d, z25.d, z2.d, #50
xar z1.d, z1.d, z4.d, #36
xar z11.d, z11.d, z2.d, #44
xar z30.d, z30.d, z14.d, #61
xar z22.d, z22.d, z3.d, #19
xar z7.d, z7.d, z8.d, #3
xar z18.d, z18.d, z3.d, #63
xar z10.d, z10.d, z8.d, #58
xar z26.d, z26.d, z4.d, #39
xar z12.d, z12.d, z2.d, #56
xar z6.d, z6.d, z14.d, #46
xar z31.d, z31.d, z2.d, #37
xar z15.d, z15.d, z2.d, #25
xar z28.d, z28.d, z14.d, #28
xar z19.d, z19.d, z14.d, #23
xar z16.d, z16.d, z3.d, #54
xar z0.d, z0.d, z3.d, #62
xar z21.d, z21.d, z8.d, #49
xar z23.d, z23.d, z8.d, #2
xar z13.d, z13.d, z4.d, #8
xar z9.d, z9.d, z4.d, #9
bic z29.d, z27.d, z17.d
bcax z27.d, z27.d, z25.d, z24.d
bcax z25.d, z25.d, z17.d, z5.d
bcax z17.d, z17.d, z24.d, z27.d
bcax z24.d, z24.d, z5.d, z25.d
ld1rd {z2.d}, p0/z, [x8, #120]
eor3 z29.d, z29.d, z2.d, z5.d
bic z14.d, z30.d, z11.d
bcax z30.d, z30.d, z7.d, z22.d
bcax z7.d, z7.d, z11.d, z1.d
bcax z11.d, z11.d, z22.d, z30.d
bcax z22.d, z22.d, z1.d, z7.d
eor z14.d, z14.d, z1.d
bic z3.d, z26.d, z10.d
bcax z26.d, z26.d, z6.d, z12.d
bcax z6.d, z6.d, z10.d, z18.d
bcax z10.d, z10.d, z12.d, z26.d
bcax z12.d, z12.d, z18.d, z6.d
eor z3.d, z3.d, z18.d
bic z8.d, z16.d, z28.d
bcax z16.d, z16.d, z13.d, z21.d
bcax z13.d, z13.d, z28.d, z31.d
bcax z28.d, z28.d, z21.d, z16.d
bcax z21.d, z21.d, z31.d, z13.d
eor z8.d, z8.d, z31.d
bic z4.d, z15.d, z9.d
bcax z15.d, z15.d, z0.d, z19.d
bcax z0.d, z0.d, z9.d, z23.d
bcax z9.d, z9.d, z19.d, z15.d
bcax z19.d, z19.d, z23.d, z0.d
eor z4.d, z4.d, z23.d
eor z2.d, z29.d, z14.d
eor3 z2.d, z2.d, z3.d, z8.d
eor z2.d, z2.d, z4.d
eor z5.d, z17.d, z11.d
eor3 z5.d, z5.d, z10.d, z28.d
eor z5.d, z5.d, z9.d
eor z1.d, z27.d, z30.d
eor3 z1.d, z1.d, z26.d, z16.d
eor z1.d, z1.d, z15.d
eor z18.d, z24.d, z22.d
eor3 z18.d, z18.d, z12.d, z21.d
eor z18.d, z18.d, z19.d
eor z31.d, z25.d, z7.d
eor3 z31.d, z31.d, z6.d, z13.d
eor z31.d, z31.d, z0.d
rax1 z23.d, z31.d, z5.d
rax1 z5.d, z5.d, z18.d
rax1 z31.d, z1.d, z31.d
rax1 z1.d, z2.d, z1.d
rax1 z18.d, z18.d, z2.d
eor z29.d, z29.d, z23.d
xar z11.d, z11.d, z1.d, #20
xar z26.d, z26.d, z5.d, #21
xar z21.d, z21.d, z31.d, #43
xar z0.d, z0.d, z18.d, #50
xar z24.d, z24.d, z31.d, #36
xar z7.d, z7.d, z18.d, #44
xar z3.d, z3.d, z23.d, #61
xar z28.d, z28.d, z1.d, #19
xar z15.d, z15.d, z5.d, #3
xar z17.d, z17.d, z1.d, #63
xar z30.d, z30.d, z5.d, #58
xar z12.d, z12.d, z31.d, #39
xar z13.d, z13.d, z18.d, #56
xar z4.d, z4.d, z23.d, #46
xar z25.d, z25.d, z18.d, #37
xar z6.d, z6.d, z18.d, #25
xar z14.d, z14.d, z23.d, #28
xar z8.d, z8.d, z23.d, #23
xar z10.d, z10.d, z1.d, #54
xar z9.d, z9.d, z1.d, #62
xar z16.d, z16.d, z5.d, #49
xar z27.d, z27.d, z5.d, #2
xar z19.d, z19.d, z31.d, #8
xar z22.d, z22.d, z31.d, #9
bic z2.d, z26.d, z11.d
bcax z26.d, z26.d, z0.d, z21.d
bcax z0.d, z0.d, z11.d, z29.d
bcax z11.d, z11.d, z21.d, z26.d
bcax z21.d, z21.d, z29.d, z0.d
ld1rd {z18.d}, p0/z, [x8, #128]
eor3 z2.d, z2.d, z18.d, z29.d
bic z23.d, z3.d, z7.d
bcax z3.d, z3.d, z15.d, z28.d
bcax z15.d, z15.d, z7.d, z24.d
bcax z7.d, z7.d, z28.d, z3.d
bcax z28.d, z28.d, z24.d, z15.d
eor z23.d, z23.d, z24.d
bic z1.d, z12.d, z30.d
bcax z12.d, z12.d, z4.d, z13.d
bcax z4.d, z4.d, z30.d, z17.d
bcax z30.d, z30.d, z13.d, z12.d
bcax z13.d, z13.d, z17.d, z4.d
eor z1.d, z1.d, z17.d
bic z5.d, z10.d, z14.d
bcax z10.d, z10.d, z19.d, z16.d
bcax z19.d, z19.d, z14.d, z25.d
bcax z14.d, z14.d, z16.d, z10.d
bcax z16.d, z16.d, z25.d, z19.d
eor z5.d, z5.d, z25.d
bic z31.d, z6.d, z22.d
bcax z6.d, z6.d, z9.d, z8.d
bcax z9.d, z9.d, z22.d, z27.d
bcax z22.d, z22.d, z8.d, z6.d
bcax z8.d, z8.d, z27.d, z9.d
eor z31.d, z31.d, z27.d
eor z18.d, z2.d, z23.d
eor3 z18.d, z18.d, z1.d, z5.d
eor z18.d, z18.d, z31.d
eor z29.d, z11.d, z7.d
eor3 z29.d, z29.d, z30.d, z14.d
eor z29.d, z29.d, z22.d
eor z24.d, z26.d, z3.d
eor3 z24.d, z24.d, z12.d, z10.d
eor z24.d, z24.d, z6.d
eor z17.d, z21.d, z28.d
eor3 z17.d, z17.d, z13.d, z16.d
eor z17.d, z17.d, z8.d
eor z25.d, z0.d, z15.d
eor3 z25.d, z25.d, z4.d, z19.d
eor z25.d, z25.d, z9.d
rax1 z27.d, z25.d, z29.d
rax1 z29.d, z29.d, z17.d
rax1 z25.d, z24.d, z25.d
rax1 z24.d, z18.d, z24.d
rax1 z17.d, z17.d, z18.d
eor z2.d, z2.d, z27.d
xar z7.d, z7.d, z24.d, #20
xar z12.d, z12.d, z29.d, #21
xar z16.d, z16.d, z25.d, #43
xar z9.d, z9.d, z17.d, #50
xar z21.d, z21.d, z25.d, #36
xar z15.d, z15.d, z17.d, #44
xar z1.d, z1.d, z27.d, #61
xar z14.d, z14.d, z24.d, #19
xar z6.d, z6.d, z29.d, #3
xar z11.d, z11.d, z24.d, #63
xar z3.d, z3.d, z29.d, #58
xar z13.d, z13.d, z25.d, #39
xar z19.d, z19.d, z17.d, #56
xar z31.d, z31.d, z27.d, #46
xar z0.d, z0.d, z17.d, #37
xar z4.d, z4.d, z17.d, #25
xar z23.d, z23.d, z27.d, #28
xar z5.d, z5.d, z27.d, #23
xar z30.d, z30.d, z24.d, #54
xar z22.d, z22.d, z24.d, #62
xar z10.d, z10.d, z29.d, #49
xar z26.d, z26.d, z29.d, #2
xar z8.d, z8.d, z25.d, #8
xar z28.d, z28.d, z25.d, #9
bic z18.d, z12.d, z7.d
bcax z12.d, z12.d, z9.d, z16.d
bcax z9.d, z9.d, z7.d, z2.d
bcax z7.d, z7.d, z16.d, z12.d
bcax z16.d, z16.d, z2.d, z9.d
ld1rd {z17.d}, p0/z, [x8, #136]
eor3 z18.d, z18.d, z17.d, z2.d
bic z27.d, z1.d, z15.d
bcax z1.d, z1.d, z6.d, z14.d
bcax z6.d, z6.d, z15.d, z21.d
bcax z15.d, z15.d, z14.d, z1.d
bcax z14.d, z14.d, z21.d, z6.d
eor z27.d, z27.d, z21.d
bic z24.d, z13.d, z3.d
bcax z13.d, z13.d, z31.d, z19.d
bcax z31.d, z31.d, z3.d, z11.d
bcax z3.d, z3.d, z19.d, z13.d
bcax z19.d, z19.d, z11.d, z31.d
eor z24.d, z24.d, z11.d
bic z29.d, z30.d, z23.d
bcax z30.d, z30.d, z8.d, z10.d
bcax z8.d, z8.d, z23.d, z0.d
bcax z23.d, z23.d, z10.d, z30.d
bcax z10.d, z10.d, z0.d, z8.d
eor z29.d, z29.d, z0.d
bic z25.d, z4.d, z28.d
bcax z4.d, z4.d, z22.d, z5.d
bcax z22.d, z22.d, z28.d, z26.d
bcax z28.d, z28.d, z5.d, z4.d
bcax z5.d, z5.d, z26.d, z22.d
eor z25.d, z25.d, z26.d
eor z17.d, z18.d, z27.d
eor3 z17.d, z17.d, z24.d, z29.d
eor z17.d, z17.d, z25.d
eor z2.d, z7.d, z15.d
eor3 z2.d, z2.d, z3.d, z23.d
eor z2.d, z2.d, z28.d
eor z21.d, z12.d, z1.d
eor3 z21.d, z21.d, z13.d, z30.d
eor z21.d, z21.d, z4.d
eor z11.d, z16.d, z14.d
eor3 z11.d, z11.d, z19.d, z10.d
eor z11.d, z11.d, z5.d
eor z0.d, z9.d, z6.d
eor3 z0.d, z0.d, z31.d, z8.d
eor z0.d, z0.d, z22.d
rax1 z26.d, z0.d, z2.d
rax1 z2.d, z2.d, z11.d
rax1 z0.d, z21.d, z0.d
rax1 z21.d, z17.d, z21.d
rax1 z11.d, z11.d, z17.d
eor z18.d, z18.d, z26.d
xar z15.d, z15.d, z21.d, #20
xar z13.d, z13.d, z2.d, #21
xar z10.d, z10.d, z0.d, #43
xar z22.d, z22.d, z11.d, #50
xar z16.d, z16.d, z0.d, #36
xar z6.d, z6.d, z11.d, #44
xar z24.d, z24.d, z26.d, #61
xar z23.d, z23.d, z21.d, #19
xar z4.d, z4.d, z2.d, #3
xar z7.d, z7.d, z21.d, #63
xar z1.d, z1.d, z2.d, #58
xar z19.d, z19.d, z0.d, #39
xar z8.d, z8.d, z11.d, #56
xar z25.d, z25.d, z26.d, #46
xar z9.d, z9.d, z11.d, #37
xar z31.d, z31.d, z11.d, #25
xar z27.d, z27.d, z26.d, #28
xar z29.d, z29.d, z26.d, #23
xar z3.d, z3.d, z21.d, #54
xar z28.d, z28.d, z21.d, #62
xar z30.d, z30.d, z2.d, #49
xar z12.d, z12.d, z2.d, #2
xar z5.d, z5.d, z0.d, #8
xar z14.d, z14.d, z0.d, #9
bic z17.d, z13.d, z15.d
bcax z13.d, z13.d, z22.d, z10.d
bcax z22.d, z22.d, z15.d, z18.d
bcax z15.d, z15.d, z10.d, z13.d
bcax z10.d, z10.d, z18.d, z22.d
ld1rd {z11.d}, p0/z, [x8, #144]
eor3 z17.d, z17.d, z11.d, z18.d
bic z26.d, z24.d, z6.d
bcax z24.d, z24.d, z4.d, z23.d
bcax z4.d, z4.d, z6.d, z16.d
bcax z6.d, z6.d, z23.d, z24.d
bcax z23.d, z23.d, z16.d, z4.d
eor z26.d, z26.d, z16.d
bic z21.d, z19.d, z1.d
bcax z19.d, z19.d, z25.d, z8.d
bcax z25.d, z25.d, z1.d, z7.d
bcax z1.d, z1.d, z8.d, z19.d
bcax z8.d, z8.d, z7.d, z25.d
eor z21.d, z21.d, z7.d
bic z2.d, z3.d, z27.d
bcax z3.d, z3.d, z5.d, z30.d
bcax z5.d, z5.d, z27.d, z9.d
bcax z27.d, z27.d, z30.d, z3.d
bcax z30.d, z30.d, z9.d, z5.d
eor z2.d, z2.d, z9.d
bic z0.d, z31.d, z14.d
bcax z31.d, z31.d, z28.d, z29.d
bcax z28.d, z28.d, z14.d, z12.d
bcax z14.d, z14.d, z29.d, z31.d
bcax z29.d, z29.d, z12.d, z28.d
eor z0.d, z0.d, z12.d
eor z11.d, z17.d, z26.d
eor3 z11.d, z11.d, z21.d, z2.d
eor z11.d, z11.d, z0.d
eor z18.d, z15.d, z6.d
eor3 z18.d, z18.d, z1.d, z27.d
eor z18.d, z18.d, z14.d
eor z16.d, z13.d, z24.d
eor3 z16.d, z16.d, z19.d, z3.d
eor z16.d, z16.d, z31.d
eor z7.d, z10.d, z23.d
eor3 z7.d, z7.d, z8.d, z30.d
eor z7.d, z7.d, z29.d
eor z9.d, z22.d, z4.d
eor3 z9.d, z9.d, z25.d, z5.d
eor z9.d, z9.d, z28.d
rax1 z12.d, z9.d, z18.d
rax1 z18.d, z18.d, z7.d
rax1 z9.d, z16.d, z9.d
rax1 z16.d, z11.d, z16.d
rax1 z7.d, z7.d, z11.d
eor z17.d, z17.d, z12.d
xar z6.d, z6.d, z16.d, #20
xar z19.d, z19.d, z18.d, #21
xar z30.d, z30.d, z9.d, #43
xar z28.d, z28.d, z7.d, #50
xar z10.d, z10.d, z9.d, #36
xar z4.d, z4.d, z7.d, #44
xar z21.d, z21.d, z12.d, #61
xar z27.d, z27.d, z16.d, #19
xar z31.d, z31.d, z18.d, #3
xar z15.d, z15.d, z16.d, #63
xar z24.d, z24.d, z18.d, #58
xar z8.d, z8.d, z9.d, #39
xar z5.d, z5.d, z7.d, #56
xar z0.d, z0.d, z12.d, #46
xar z22.d, z22.d, z7.d, #37
xar z25.d, z25.d, z7.d, #25
xar z26.d, z26.d, z12.d, #28
xar z2.d, z2.d, z12.d, #23
xar z1.d, z1.d, z16.d, #54
xar z14.d, z14.d, z16.d, #62
xar z3.d, z3.d, z18.d, #49
xar z13.d, z13.d, z18.d, #2
xar z29.d, z29.d, z9.d, #8
xar z23.d, z23.d, z9.d, #9
bic z11.d, z19.d, z6.d
bcax z19.d, z19.d, z28.d, z30.d
bcax z28.d, z28.d, z6.d, z17.d
bcax z6.d, z6.d, z30.d, z19.d
bcax z30.d, z30.d, z17.d, z28.d
ld1rd {z7.d}, p0/z, [x8, #152]
eor3 z11.d, z11.d, z7.d, z17.d
bic z12.d, z21.d, z4.d
bcax z21.d, z21.d, z31.d, z27.d
bcax z31.d, z31.d, z4.d, z10.d
bcax z4.d, z4.d, z27.d, z21.d
bcax z27.d, z27.d, z10.d, z31.d
eor z12.d, z12.d, z10.d
bic z16.d, z8.d, z24.d
bcax z8.d, z8.d, z0.d, z5.d
bcax z0.d, z0.d, z24.d, z15.d
bcax z24.d, z24.d, z5.d, z8.d
bcax z5.d, z5.d, z15.d, z0.d
eor z16.d, z16.d, z15.d
bic z18.d, z1.d, z26.d
bcax z1.d, z1.d, z29.d, z3.d
bcax z29.d, z29.d, z26.d, z22.d
bcax z26.d, z26.d, z3.d, z1.d
bcax z3.d, z3.d, z22.d, z29.d
eor z18.d, z18.d, z22.d
bic z9.d, z25.d, z23.d
bcax z25.d, z25.d, z14.d, z2.d
bcax z14.d, z14.d, z23.d, z13.d
bcax z23.d, z23.d, z2.d, z25.d
bcax z2.d, z2.d, z13.d, z14.d
eor z9.d, z9.d, z13.d
eor z7.d, z11.d, z12.d
eor3 z7.d, z7.d, z16.d, z18.d
eor z7.d, z7.d, z9.d
eor z17.d, z6.d, z4.d
eor3 z17.d, z17.d, z24.d, z26.d
eor z17.d, z17.d, z23.d
eor z10.d, z19.d, z21.d
eor3 z10.d, z10.d, z8.d, z1.d
eor z10.d, z10.d, z25.d
eor z15.d, z30.d, z27.d
eor3 z15.d, z15.d, z5.d, z3.d
eor z15.d, z15.d, z2.d
eor z22.d, z28.d, z31.d
eor3 z22.d, z22.d, z0.d, z29.d
eor z22.d, z22.d, z14.d
rax1 z13.d, z22.d, z17.d
rax1 z17.d, z17.d, z15.d
rax1 z22.d, z10.d, z22.d
rax1 z10.d, z7.d, z10.d
rax1 z15.d, z15.d, z7.d
eor z11.d, z11.d, z13.d
xar z8.d, z8.d, z17.d, #21
xar z4.d, z4.d, z10.d, #20
xar z3.d, z3.d, z22.d, #43
xar z14.d, z14.d, z15.d, #50
xar z30.d, z30.d, z22.d, #36
xar z31.d, z31.d, z15.d, #44
xar z16.d, z16.d, z13.d, #61
xar z26.d, z26.d, z10.d, #19
xar z25.d, z25.d, z17.d, #3
xar z6.d, z6.d, z10.d, #63
xar z21.d, z21.d, z17.d, #58
xar z5.d, z5.d, z22.d, #39
xar z29.d, z29.d, z15.d, #56
xar z9.d, z9.d, z13.d, #46
xar z28.d, z28.d, z15.d, #37
xar z0.d, z0.d, z15.d, #25
xar z12.d, z12.d, z13.d, #28
xar z18.d, z18.d, z13.d, #23
xar z24.d, z24.d, z10.d, #54
xar z23.d, z23.d, z10.d, #62
xar z1.d, z1.d, z17.d, #49
xar z19.d, z19.d, z17.d, #2
xar z2.d, z2.d, z22.d, #8
xar z27.d, z27.d, z22.d, #9
bic z7.d, z8.d, z4.d
bcax z8.d, z8.d, z14.d, z3.d
bcax z14.d, z14.d, z4.d, z11.d
bic z15.d, z16.d, z31.d
eor3 z7.d, z7.d, z11.d, z20.d
bcax z4.d, z4.d, z3.d, z8.d
bcax z3.d, z3.d, z11.d, z14.d
bcax z16.d, z16.d, z25.d, z26.d
bcax z25.d, z25.d, z31.d, z30.d
eor z15.d, z15.d, z30.d
bic z13.d, z5.d, z21.d
bcax z31.d, z31.d, z26.d, z16.d
bcax z26.d, z26.d, z30.d, z25.d
bcax z5.d, z5.d, z9.d, z29.d
bcax z9.d, z9.d, z21.d, z6.d
eor z13.d, z13.d, z6.d
bic z10.d, z24.d, z12.d
bcax z21.d, z21.d, z29.d, z5.d
bcax z29.d, z29.d, z6.d, z9.d
bcax z24.d, z24.d, z2.d, z1.d
bcax z2.d, z2.d, z12.d, z28.d
eor z10.d, z10.d, z28.d
bic z17.d, z0.d, z27.d
bcax z12.d, z12.d, z1.d, z24.d
bcax z1.d, z1.d, z28.d, z2.d
bcax z0.d, z0.d, z23.d, z18.d
bcax z23.d, z23.d, z27.d, z19.d
eor z17.d, z17.d, z19.d
eor z22.d, z7.d, z15.d
bcax z27.d, z27.d, z18.d, z0.d
bcax z18.d, z18.d, z19.d, z23.d
eor z20.d, z4.d, z31.d
eor3 z22.d, z22.d, z13.d, z10.d
eor z11.d, z8.d, z16.d
eor z30.d, z3.d, z26.d
eor3 z20.d, z20.d, z21.d, z12.d
eor z22.d, z22.d, z17.d
eor3 z11.d, z11.d, z5.d, z24.d
eor3 z30.d, z30.d, z29.d, z1.d
eor z20.d, z20.d, z27.d
eor z6.d, z14.d, z25.d
eor z11.d, z11.d, z0.d
eor z30.d, z30.d, z18.d
eor3 z6.d, z6.d, z9.d, z2.d
rax1 z28.d, z20.d, z30.d
rax1 z30.d, z30.d, z22.d
rax1 z22.d, z22.d, z11.d
eor z6.d, z6.d, z23.d
xar z5.d, z5.d, z28.d, #21
xar z23.d, z23.d, z30.d, #50
xar z31.d, z31.d, z22.d, #20
rax1 z20.d, z6.d, z20.d
rax1 z11.d, z11.d, z6.d
xar z25.d, z25.d, z30.d, #44
xar z12.d, z12.d, z22.d, #19
eor z7.d, z7.d, z20.d
xar z1.d, z1.d, z11.d, #43
xar z3.d, z3.d, z11.d, #36
xar z13.d, z13.d, z20.d, #61
xar z0.d, z0.d, z28.d, #3
xar z4.d, z4.d, z22.d, #63
xar z16.d, z16.d, z28.d, #58
xar z29.d, z29.d, z11.d, #39
xar z2.d, z2.d, z30.d, #56
xar z17.d, z17.d, z20.d, #46
xar z14.d, z14.d, z30.d, #37
xar z9.d, z9.d, z30.d, #25
xar z15.d, z15.d, z20.d, #28
xar z10.d, z10.d, z20.d, #23
xar z21.d, z21.d, z22.d, #54
xar z27.d, z27.d, z22.d, #62
xar z24.d, z24.d, z28.d, #49
xar z8.d, z8.d, z28.d, #2
xar z18.d, z18.d, z11.d, #8
xar z26.d, z26.d, z11.d, #9
bic z19.d, z5.d, z31.d
bcax z5.d, z5.d, z23.d, z1.d
bcax z23.d, z23.d, z31.d, z7.d
ld1rd {z6.d}, p0/z, [x8, #160]
bic z30.d, z13.d, z25.d
bcax z31.d, z31.d, z1.d, z5.d
bcax z1.d, z1.d, z7.d, z23.d
eor3 z19.d, z19.d, z6.d, z7.d
bcax z13.d, z13.d, z0.d, z12.d
bcax z0.d, z0.d, z25.d, z3.d
eor z30.d, z30.d, z3.d
bic z20.d, z29.d, z16.d
bcax z25.d, z25.d, z12.d, z13.d
bcax z12.d, z12.d, z3.d, z0.d
bcax z29.d, z29.d, z17.d, z2.d
bcax z17.d, z17.d, z16.d, z4.d
eor z20.d, z20.d, z4.d
bic z22.d, z21.d, z15.d
bcax z16.d, z16.d, z2.d, z29.d
bcax z2.d, z2.d, z4.d, z17.d
bcax z21.d, z21.d, z18.d, z24.d
bcax z18.d, z18.d, z15.d, z14.d
eor z22.d, z22.d, z14.d
bic z28.d, z9.d, z26.d
bcax z15.d, z15.d, z24.d, z21.d
bcax z24.d, z24.d, z14.d, z18.d
bcax z9.d, z9.d, z27.d, z10.d
bcax z27.d, z27.d, z26.d, z8.d
eor z28.d, z28.d, z8.d
eor z11.d, z19.d, z30.d
bcax z26.d, z26.d, z10.d, z9.d
bcax z10.d, z10.d, z8.d, z27.d
eor z6.d, z31.d, z25.d
eor3 z11.d, z11.d, z20.d, z22.d
eor z7.d, z5.d, z13.d
eor z3.d, z1.d, z12.d
eor3 z6.d, z6.d, z16.d, z15.d
eor z11.d, z11.d, z28.d
eor3 z7.d, z7.d, z29.d, z21.d
eor3 z3.d, z3.d, z2.d, z24.d
eor z6.d, z6.d, z26.d
eor z4.d, z23.d, z0.d
eor z7.d, z7.d, z9.d
eor z3.d, z3.d, z10.d
eor3 z4.d, z4.d, z17.d, z18.d
rax1 z14.d, z6.d, z3.d
rax1 z3.d, z3.d, z11.d
rax1 z11.d, z11.d, z7.d
eor z4.d, z4.d, z27.d
xar z29.d, z29.d, z14.d, #21
xar z27.d, z27.d, z3.d, #50
xar z25.d, z25.d, z11.d, #20
rax1 z6.d, z4.d, z6.d
rax1 z7.d, z7.d, z4.d
xar z0.d, z0.d, z3.d, #44
xar z15.d, z15.d, z11.d, #19
eor z19.d, z19.d, z6.d
xar z24.d, z24.d, z7.d, #43
xar z1.d, z1.d, z7.d, #36
xar z20.d, z20.d, z6.d, #61
xar z9.d, z9.d, z14.d, #3
xar z31.d, z31.d, z11.d, #63
xar z13.d, z13.d, z14.d, #58
xar z2.d, z2.d, z7.d, #39
xar z18.d, z18.d, z3.d, #56
xar z28.d, z28.d, z6.d, #46
xar z23.d, z23.d, z3.d, #37
xar z17.d, z17.d, z3.d, #25
xar z30.d, z30.d, z6.d, #28
xar z22.d, z22.d, z6.d, #23
xar z16.d, z16.d, z11.d, #54
xar z26.d, z26.d, z11.d, #62
xar z21.d, z21.d, z14.d, #49
xar z5.d, z5.d, z14.d, #2
xar z10.d, z10.d, z7.d, #8
xar z12.d, z12.d, z7.d, #9
bic z8.d, z29.d, z25.d
bcax z29.d, z29.d, z27.d, z24.d
bcax z27.d, z27.d, z25.d, z19.d
bic z4.d, z20.d, z0.d
ld1rd {z3.d}, p0/z, [x8, #40]
eor3 z8.d, z8.d, z19.d, z3.d
bcax z25.d, z25.d, z24.d, z29.d
bcax z24.d, z24.d, z19.d, z27.d
bcax z20.d, z20.d, z9.d, z15.d
bcax z9.d, z9.d, z0.d, z1.d
eor z4.d, z4.d, z1.d
bic z6.d, z2.d, z13.d
bcax z0.d, z0.d, z15.d, z20.d
bcax z15.d, z15.d, z1.d, z9.d
bcax z2.d, z2.d, z28.d, z18.d
bcax z28.d, z28.d, z13.d, z31.d
eor z6.d, z6.d, z31.d
bic z11.d, z16.d, z30.d
bcax z13.d, z13.d, z18.d, z2.d
bcax z18.d, z18.d, z31.d, z28.d
bcax z16.d, z16.d, z10.d, z21.d
bcax z10.d, z10.d, z30.d, z23.d
eor z11.d, z11.d, z23.d
bic z14.d, z17.d, z12.d
bcax z30.d, z30.d, z21.d, z16.d
bcax z21.d, z21.d, z23.d, z10.d
bcax z17.d, z17.d, z26.d, z22.d
bcax z26.d, z26.d, z12.d, z5.d
eor z14.d, z14.d, z5.d
bcax z12.d, z12.d, z22.d, z17.d
bcax z22.d, z22.d, z5.d, z26.d
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
8: // hashweave_sve2_64_full
eor z1.d, z8.d, z4.d
eor z3.d, z25.d, z0.d
eor z5.d, z29.d, z20.d
eor z7.d, z24.d, z15.d
eor3 z1.d, z1.d, z6.d, z11.d
eor3 z3.d, z3.d, z13.d, z30.d
eor3 z5.d, z5.d, z2.d, z16.d
eor3 z7.d, z7.d, z18.d, z21.d
eor z1.d, z1.d, z14.d
eor z3.d, z3.d, z12.d
eor z5.d, z5.d, z17.d
eor z7.d, z7.d, z22.d
eor z19.d, z27.d, z9.d
ld1rd {z23.d}, p0/z, [x8, #168]
rax1 z31.d, z3.d, z7.d
rax1 z7.d, z7.d, z1.d
eor3 z19.d, z19.d, z28.d, z10.d
rax1 z1.d, z1.d, z5.d
xar z2.d, z2.d, z31.d, #21
xar z9.d, z9.d, z7.d, #44
eor z19.d, z19.d, z26.d
xar z0.d, z0.d, z1.d, #20
xar z26.d, z26.d, z7.d, #50
xar z30.d, z30.d, z1.d, #19
rax1 z3.d, z19.d, z3.d
rax1 z5.d, z5.d, z19.d
xar z17.d, z17.d, z31.d, #3
xar z25.d, z25.d, z1.d, #63
eor z8.d, z8.d, z3.d
xar z21.d, z21.d, z5.d, #43
xar z24.d, z24.d, z5.d, #36
xar z6.d, z6.d, z3.d, #61
xar z20.d, z20.d, z31.d, #58
xar z18.d, z18.d, z5.d, #39
xar z10.d, z10.d, z7.d, #56
xar z14.d, z14.d, z3.d, #46
xar z27.d, z27.d, z7.d, #37
xar z28.d, z28.d, z7.d, #25
xar z4.d, z4.d, z3.d, #28
xar z11.d, z11.d, z3.d, #23
xar z13.d, z13.d, z1.d, #54
xar z12.d, z12.d, z1.d, #62
xar z16.d, z16.d, z31.d, #49
xar z29.d, z29.d, z31.d, #2
xar z22.d, z22.d, z5.d, #8
xar z15.d, z15.d, z5.d, #9
bic z19.d, z2.d, z0.d
bcax z2.d, z2.d, z26.d, z21.d
bcax z26.d, z26.d, z0.d, z8.d
bic z7.d, z6.d, z9.d
eor3 z19.d, z19.d, z23.d, z8.d
bcax z0.d, z0.d, z21.d, z2.d
bcax z21.d, z21.d, z8.d, z26.d
bcax z6.d, z6.d, z17.d, z30.d
bcax z17.d, z17.d, z9.d, z24.d
eor z7.d, z7.d, z24.d
bic z3.d, z18.d, z20.d
bcax z9.d, z9.d, z30.d, z6.d
bcax z30.d, z30.d, z24.d, z17.d
bcax z18.d, z18.d, z14.d, z10.d
bcax z14.d, z14.d, z20.d, z25.d
eor z3.d, z3.d, z25.d
bic z1.d, z13.d, z4.d
bcax z20.d, z20.d, z10.d, z18.d
bcax z10.d, z10.d, z25.d, z14.d
bcax z13.d, z13.d, z22.d, z16.d
bcax z22.d, z22.d, z4.d, z27.d
eor z1.d, z1.d, z27.d
bic z31.d, z28.d, z15.d
bcax z4.d, z4.d, z16.d, z13.d
bcax z16.d, z16.d, z27.d, z22.d
bcax z28.d, z28.d, z12.d, z11.d
bcax z12.d, z12.d, z15.d, z29.d
eor z31.d, z31.d, z29.d
bcax z15.d, z15.d, z11.d, z28.d
bcax z11.d, z11.d, z29.d, z12.d
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
9: // hashweave_sve2_64_all
str z19, [x0, #0, mul vl]
str z0, [x0, #1, mul vl]
str z2, [x0, #2, mul vl]
str z21, [x0, #3, mul vl]
str z26, [x0, #4, mul vl]
str z7, [x0, #5, mul vl]
str z9, [x0, #6, mul vl]
str z6, [x0, #7, mul vl]
str z30, [x0, #8, mul vl]
str z17, [x0, #9, mul vl]
str z3, [x0, #10, mul vl]
str z20, [x0, #11, mul vl]
str z18, [x0, #12, mul vl]
str z10, [x0, #13, mul vl]
str z14, [x0, #14, mul vl]
str z1, [x0, #15, mul vl]
str z4, [x0, #16, mul vl]
str z13, [x0, #17, mul vl]
str z16, [x0, #18, mul vl]
str z22, [x0, #19, mul vl]
str z31, [x0, #20, mul vl]
str z15, [x0, #21, mul vl]
str z28, [x0, #22, mul vl]
str z11, [x0, #23, mul vl]
str z12, [x0, #24, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
10: // hashweave_sve2_64_word0
eor3 z29.d, z29.d, z20.d, z16.d
eor3 z25.d, z25.d, z13.d, z30.d
eor3 z24.d, z24.d, z15.d, z18.d
ld1rd {z1.d}, p0/z, [x8, #168]
eor3 z29.d, z29.d, z17.d, z2.d
eor3 z25.d, z25.d, z12.d, z0.d
eor3 z24.d, z24.d, z21.d, z22.d
rax1 z29.d, z8.d, z29.d
rax1 z8.d, z8.d, z25.d
rax1 z25.d, z25.d, z24.d
eor3 z29.d, z29.d, z4.d, z6.d
eor3 z8.d, z8.d, z27.d, z9.d
xar z2.d, z2.d, z25.d, #21
eor3 z29.d, z29.d, z11.d, z14.d
eor3 z8.d, z8.d, z28.d, z10.d
xar z0.d, z0.d, z29.d, #20
eor z8.d, z8.d, z26.d
bcax z8.d, z8.d, z2.d, z0.d
eor z8.d, z8.d, z1.d
str z8, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
11: // hashweave_sve2_64_of_all0
str z19, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
12: // hashweave_sve2_64_word1
eor3 z29.d, z29.d, z20.d, z16.d
eor3 z24.d, z24.d, z15.d, z18.d
eor3 z27.d, z27.d, z9.d, z28.d
eor3 z29.d, z29.d, z17.d, z2.d
eor3 z24.d, z24.d, z22.d, z21.d
eor3 z27.d, z27.d, z10.d, z26.d
rax1 z14.d, z14.d, z29.d
rax1 z24.d, z0.d, z24.d
rax1 z29.d, z29.d, z27.d
eor3 z14.d, z14.d, z8.d, z4.d
eor3 z24.d, z24.d, z25.d, z13.d
xar z21.d, z21.d, z29.d, #43
eor3 z14.d, z14.d, z6.d, z11.d
eor3 z24.d, z24.d, z30.d, z12.d
xar z0.d, z0.d, z14.d, #20
xar z2.d, z2.d, z24.d, #21
bcax z0.d, z0.d, z21.d, z2.d
str z0, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
13: // hashweave_sve2_64_of_all1
str z0, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
14: // hashweave_sve2_64_word2
eor3 z24.d, z24.d, z15.d, z18.d
eor3 z27.d, z27.d, z9.d, z28.d
eor3 z8.d, z8.d, z4.d, z6.d
eor3 z24.d, z24.d, z22.d, z21.d
eor3 z27.d, z27.d, z10.d, z26.d
eor3 z8.d, z8.d, z11.d, z14.d
rax1 z12.d, z12.d, z24.d
rax1 z27.d, z2.d, z27.d
rax1 z24.d, z24.d, z8.d
eor3 z12.d, z12.d, z25.d, z0.d
eor3 z27.d, z27.d, z29.d, z20.d
xar z26.d, z26.d, z24.d, #50
eor3 z12.d, z12.d, z13.d, z30.d
eor3 z27.d, z27.d, z16.d, z17.d
xar z2.d, z2.d, z12.d, #21
xar z21.d, z21.d, z27.d, #43
bcax z2.d, z2.d, z26.d, z21.d
str z2, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
15: // hashweave_sve2_64_of_all2
str z2, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
16: // hashweave_sve2_64_word3
eor3 z27.d, z27.d, z9.d, z28.d
eor3 z4.d, z4.d, z6.d, z11.d
eor3 z25.d, z25.d, z0.d, z13.d
eor3 z27.d, z27.d, z10.d, z26.d
eor3 z4.d, z4.d, z14.d, z8.d
eor3 z25.d, z25.d, z30.d, z12.d
rax1 z17.d, z17.d, z27.d
rax1 z4.d, z21.d, z4.d
rax1 z27.d, z27.d, z25.d
eor3 z17.d, z17.d, z29.d, z20.d
eor3 z4.d, z4.d, z24.d, z15.d
eor z27.d, z27.d, z8.d
eor3 z17.d, z17.d, z2.d, z16.d
eor3 z4.d, z4.d, z18.d, z22.d
xar z21.d, z21.d, z17.d, #43
xar z26.d, z26.d, z4.d, #50
bcax z21.d, z21.d, z27.d, z26.d
str z21, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
17: // hashweave_sve2_64_of_all3
str z21, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
18: // hashweave_sve2_64_word4
eor3 z4.d, z4.d, z6.d, z11.d
eor3 z25.d, z25.d, z13.d, z30.d
eor3 z29.d, z29.d, z20.d, z2.d
eor3 z4.d, z4.d, z14.d, z8.d
eor3 z25.d, z25.d, z12.d, z0.d
eor3 z29.d, z29.d, z16.d, z17.d
rax1 z22.d, z22.d, z4.d
rax1 z25.d, z26.d, z25.d
rax1 z4.d, z4.d, z29.d
eor3 z22.d, z22.d, z24.d, z15.d
eor3 z25.d, z25.d, z27.d, z9.d
xar z0.d, z0.d, z4.d, #20
eor3 z22.d, z22.d, z18.d, z21.d
eor3 z25.d, z25.d, z28.d, z10.d
xar z26.d, z26.d, z22.d, #50
eor z25.d, z25.d, z8.d
bcax z26.d, z26.d, z0.d, z25.d
str z26, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
19: // hashweave_sve2_64_of_all4
str z26, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
20: // hashweave_sve2_64_word5
eor3 z27.d, z27.d, z28.d, z10.d
eor3 z8.d, z8.d, z4.d, z11.d
eor3 z25.d, z25.d, z0.d, z13.d
eor3 z27.d, z27.d, z26.d, z9.d
eor3 z8.d, z8.d, z14.d, z6.d
eor3 z25.d, z25.d, z30.d, z12.d
rax1 z17.d, z17.d, z27.d
rax1 z8.d, z24.d, z8.d
rax1 z27.d, z27.d, z25.d
eor3 z17.d, z17.d, z29.d, z20.d
eor3 z8.d, z8.d, z15.d, z18.d
xar z6.d, z6.d, z27.d, #61
eor3 z17.d, z17.d, z2.d, z16.d
eor3 z8.d, z8.d, z21.d, z22.d
xar z24.d, z24.d, z17.d, #36
xar z9.d, z9.d, z8.d, #44
bcax z24.d, z24.d, z6.d, z9.d
str z24, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
21: // hashweave_sve2_64_of_all5
str z7, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
22: // hashweave_sve2_64_word6
eor3 z8.d, z8.d, z4.d, z11.d
eor3 z25.d, z25.d, z0.d, z13.d
eor3 z29.d, z29.d, z20.d, z2.d
eor3 z8.d, z8.d, z14.d, z6.d
eor3 z25.d, z25.d, z12.d, z30.d
eor3 z29.d, z29.d, z16.d, z17.d
rax1 z22.d, z22.d, z8.d
rax1 z25.d, z9.d, z25.d
rax1 z8.d, z8.d, z29.d
eor3 z22.d, z22.d, z24.d, z15.d
eor3 z25.d, z25.d, z27.d, z28.d
xar z30.d, z30.d, z8.d, #19
eor3 z22.d, z22.d, z18.d, z21.d
eor3 z25.d, z25.d, z10.d, z26.d
xar z9.d, z9.d, z22.d, #44
xar z6.d, z6.d, z25.d, #61
bcax z9.d, z9.d, z30.d, z6.d
str z9, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
23: // hashweave_sve2_64_of_all6
str z9, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
24: // hashweave_sve2_64_word7
eor3 z25.d, z25.d, z0.d, z13.d
eor3 z29.d, z29.d, z20.d, z2.d
eor3 z24.d, z24.d, z15.d, z18.d
eor3 z25.d, z25.d, z12.d, z30.d
eor3 z29.d, z29.d, z16.d, z17.d
eor3 z24.d, z24.d, z21.d, z22.d
rax1 z26.d, z26.d, z25.d
rax1 z29.d, z6.d, z29.d
rax1 z25.d, z25.d, z24.d
eor3 z26.d, z26.d, z27.d, z9.d
eor3 z29.d, z29.d, z8.d, z4.d
xar z17.d, z17.d, z25.d, #3
eor3 z26.d, z26.d, z28.d, z10.d
eor3 z29.d, z29.d, z11.d, z14.d
xar z6.d, z6.d, z26.d, #61
xar z30.d, z30.d, z29.d, #19
bcax z6.d, z6.d, z17.d, z30.d
str z6, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
25: // hashweave_sve2_64_of_all7
str z6, [x2, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
hashweave_function hashweave_sve2_sha512
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
add x9, x8, #504
ptrue p0.b
ldr z0, [x1, #0, mul vl]
ld1rd {z1.d}, p0/z, [x8, #176]
ldr z2, [x0, #7, mul vl]
ldr z3, [x0, #4, mul vl]
ldr z4, [x0, #5, mul vl]
add z1.d, z0.d, z1.d
ldr z5, [x0, #6, mul vl]
lsr z6.d, z3.d, #23
ldr z7, [x0, #0, mul vl]
add z1.d, z2.d, z1.d
mov z8.d, z4.d
bsl z8.d, z8.d, z5.d, z3.d
sli z6.d, z3.d, #41
lsr z9.d, z7.d, #5
ldr z10, [x0, #1, mul vl]
ldr z11, [x0, #2, mul vl]
xar z6.d, z6.d, z3.d, #4
sli z9.d, z7.d, #59
eor z12.d, z7.d, z10.d
eor z13.d, z10.d, z11.d
xar z6.d, z6.d, z3.d, #14
xar z9.d, z9.d, z7.d, #6
ldr z14, [x0, #3, mul vl]
and z13.d, z12.d, z13.d
add z1.d, z1.d, z6.d
xar z9.d, z9.d, z7.d, #28
ldr z15, [x1, #1, mul vl]
eor z13.d, z10.d, z13.d
add z1.d, z1.d, z8.d
ld1rd {z16.d}, p0/z, [x8, #184]
ldr z17, [x1, #2, mul vl]
add z9.d, z9.d, z13.d
add z18.d, z14.d, z1.d
add z16.d, z15.d, z16.d
ld1rd {z19.d}, p0/z, [x8, #192]
add z1.d, z1.d, z9.d
lsr z20.d, z18.d, #23
add z16.d, z5.d, z16.d
mov z21.d, z3.d
bsl z21.d, z21.d, z4.d, z18.d
lsr z22.d, z1.d, #5
sli z20.d, z18.d, #41
eor z23.d, z1.d, z7.d
add z19.d, z17.d, z19.d
sli z22.d, z1.d, #59
xar z20.d, z20.d, z18.d, #4
and z12.d, z23.d, z12.d
add z19.d, z4.d, z19.d
xar z22.d, z22.d, z1.d, #6
xar z20.d, z20.d, z18.d, #14
eor z12.d, z7.d, z12.d
ldr z24, [x1, #3, mul vl]
xar z22.d, z22.d, z1.d, #28
add z16.d, z16.d, z20.d
ld1rd {z25.d}, p0/z, [x8, #200]
ldr z26, [x1, #4, mul vl]
add z22.d, z22.d, z12.d
add z16.d, z16.d, z21.d
add z25.d, z24.d, z25.d
ld1rd {z27.d}, p0/z, [x8, #208]
add z22.d, z16.d, z22.d
add z16.d, z11.d, z16.d
add z25.d, z3.d, z25.d
add z27.d, z26.d, z27.d
lsr z28.d, z22.d, #5
lsr z29.d, z16.d, #23
mov z30.d, z18.d
bsl z30.d, z30.d, z3.d, z16.d
eor z31.d, z22.d, z1.d
sli z28.d, z22.d, #59
sli z29.d, z16.d, #41
add z27.d, z18.d, z27.d
and z23.d, z31.d, z23.d
xar z28.d, z28.d, z22.d, #6
xar z29.d, z29.d, z16.d, #4
ldr z6, [x1, #5, mul vl]
eor z23.d, z1.d, z23.d
xar z28.d, z28.d, z22.d, #28
xar z29.d, z29.d, z16.d, #14
ld1rd {z8.d}, p0/z, [x8, #216]
add z28.d, z28.d, z23.d
add z19.d, z19.d, z29.d
add z8.d, z6.d, z8.d
add z19.d, z19.d, z30.d
add z8.d, z16.d, z8.d
add z28.d, z19.d, z28.d
add z19.d, z10.d, z19.d
lsr z13.d, z28.d, #5
eor z9.d, z28.d, z22.d
lsr z20.d, z19.d, #23
mov z12.d, z16.d
bsl z12.d, z12.d, z18.d, z19.d
sli z13.d, z28.d, #59
and z31.d, z9.d, z31.d
sli z20.d, z19.d, #41
ldr z21, [x1, #6, mul vl]
xar z13.d, z13.d, z28.d, #6
eor z31.d, z22.d, z31.d
xar z20.d, z20.d, z19.d, #4
ld1rd {z23.d}, p0/z, [x8, #224]
xar z13.d, z13.d, z28.d, #28
xar z20.d, z20.d, z19.d, #14
add z23.d, z21.d, z23.d
add z13.d, z13.d, z31.d
add z25.d, z25.d, z20.d
add z23.d, z19.d, z23.d
add z25.d, z25.d, z12.d
add z13.d, z25.d, z13.d
add z25.d, z7.d, z25.d
lsr z29.d, z13.d, #5
eor z30.d, z13.d, z28.d
lsr z18.d, z25.d, #23
mov z31.d, z19.d
bsl z31.d, z31.d, z16.d, z25.d
sli z29.d, z13.d, #59
and z9.d, z30.d, z9.d
sli z18.d, z25.d, #41
ldr z20, [x1, #7, mul vl]
xar z29.d, z29.d, z13.d, #6
eor z9.d, z28.d, z9.d
xar z18.d, z18.d, z25.d, #4
ld1rd {z12.d}, p0/z, [x8, #232]
xar z29.d, z29.d, z13.d, #28
xar z18.d, z18.d, z25.d, #14
add z12.d, z20.d, z12.d
add z29.d, z29.d, z9.d
add z27.d, z27.d, z18.d
add z12.d, z25.d, z12.d
add z27.d, z27.d, z31.d
add z1.d, z1.d, z27.d
add z27.d, z27.d, z29.d
lsr z16.d, z1.d, #23
mov z9.d, z25.d
bsl z9.d, z9.d, z19.d, z1.d
lsr z18.d, z27.d, #5
eor z31.d, z27.d, z13.d
sli z16.d, z1.d, #41
ldr z29, [x1, #8, mul vl]
sli z18.d, z27.d, #59
and z30.d, z31.d, z30.d
xar z16.d, z16.d, z1.d, #4
ld1rd {z19.d}, p0/z, [x8, #240]
xar z18.d, z18.d, z27.d, #6
eor z30.d, z13.d, z30.d
xar z16.d, z16.d, z1.d, #14
add z8.d, z8.d, z16.d
add z8.d, z8.d, z9.d
add z22.d, z22.d, z8.d
xar z18.d, z18.d, z27.d, #28
add z18.d, z18.d, z30.d
add z8.d, z8.d, z18.d
lsr z16.d, z22.d, #23
sli z16.d, z22.d, #41
xar z16.d, z16.d, z22.d, #4
xar z16.d, z16.d, z22.d, #14
add z23.d, z23.d, z16.d
mov z9.d, z1.d
bsl z9.d, z9.d, z25.d, z22.d
add z23.d, z23.d, z9.d
add z28.d, z28.d, z23.d
lsr z30.d, z8.d, #5
sli z30.d, z8.d, #59
xar z30.d, z30.d, z8.d, #6
xar z30.d, z30.d, z8.d, #28
eor z18.d, z8.d, z27.d
and z31.d, z18.d, z31.d
eor z31.d, z27.d, z31.d
add z30.d, z30.d, z31.d
add z23.d, z23.d, z30.d
lsr z16.d, z28.d, #23
sli z16.d, z28.d, #41
xar z16.d, z16.d, z28.d, #4
xar z16.d, z16.d, z28.d, #14
add z12.d, z12.d, z16.d
mov z25.d, z22.d
bsl z25.d, z25.d, z1.d, z28.d
add z12.d, z12.d, z25.d
add z13.d, z13.d, z12.d
lsr z9.d, z23.d, #5
sli z9.d, z23.d, #59
xar z9.d, z9.d, z23.d, #6
xar z9.d, z9.d, z23.d, #28
eor z31.d, z23.d, z8.d
and z18.d, z31.d, z18.d
eor z18.d, z8.d, z18.d
add z9.d, z9.d, z18.d
add z12.d, z12.d, z9.d
add z19.d, z29.d, z19.d
add z1.d, z1.d, z19.d
lsr z30.d, z13.d, #23
sli z30.d, z13.d, #41
xar z30.d, z30.d, z13.d, #4
xar z30.d, z30.d, z13.d, #14
add z1.d, z1.d, z30.d
mov z16.d, z28.d
bsl z16.d, z16.d, z22.d, z13.d
add z1.d, z1.d, z16.d
add z27.d, z27.d, z1.d
lsr z25.d, z12.d, #5
sli z25.d, z12.d, #59
xar z25.d, z25.d, z12.d, #6
xar z25.d, z25.d, z12.d, #28
eor z18.d, z12.d, z23.d
and z31.d, z18.d, z31.d
eor z31.d, z23.d, z31.d
add z25.d, z25.d, z31.d
add z1.d, z1.d, z25.d
ldr z9, [x1, #9, mul vl]
ld1rd {z19.d}, p0/z, [x8, #248]
add z19.d, z9.d, z19.d
add z22.d, z22.d, z19.d
lsr z30.d, z27.d, #23
sli z30.d, z27.d, #41
xar z30.d, z30.d, z27.d, #4
xar z30.d, z30.d, z27.d, #14
add z22.d, z22.d, z30.d
mov z16.d, z13.d
bsl z16.d, z16.d, z28.d, z27.d
add z22.d, z22.d, z16.d
add z8.d, z8.d, z22.d
lsr z31.d, z1.d, #5
sli z31.d, z1.d, #59
xar z31.d, z31.d, z1.d, #6
xar z31.d, z31.d, z1.d, #28
eor z25.d, z1.d, z12.d
and z18.d, z25.d, z18.d
eor z18.d, z12.d, z18.d
add z31.d, z31.d, z18.d
add z22.d, z22.d, z31.d
ldr z19, [x1, #10, mul vl]
ld1rd {z30.d}, p0/z, [x8, #256]
add z30.d, z19.d, z30.d
add z28.d, z28.d, z30.d
lsr z16.d, z8.d, #23
sli z16.d, z8.d, #41
xar z16.d, z16.d, z8.d, #4
xar z16.d, z16.d, z8.d, #14
add z28.d, z28.d, z16.d
mov z18.d, z27.d
bsl z18.d, z18.d, z13.d, z8.d
add z28.d, z28.d, z18.d
add z23.d, z23.d, z28.d
lsr z31.d, z22.d, #5
sli z31.d, z22.d, #59
xar z31.d, z31.d, z22.d, #6
xar z31.d, z31.d, z22.d, #28
eor z30.d, z22.d, z1.d
and z25.d, z30.d, z25.d
eor z25.d, z1.d, z25.d
add z31.d, z31.d, z25.d
add z28.d, z28.d, z31.d
ldr z16, [x1, #11, mul vl]
ld1rd {z18.d}, p0/z, [x8, #264]
add z18.d, z16.d, z18.d
add z13.d, z13.d, z18.d
lsr z25.d, z23.d, #23
sli z25.d, z23.d, #41
xar z25.d, z25.d, z23.d, #4
xar z25.d, z25.d, z23.d, #14
add z13.d, z13.d, z25.d
mov z31.d, z8.d
bsl z31.d, z31.d, z27.d, z23.d
add z13.d, z13.d, z31.d
add z12.d, z12.d, z13.d
lsr z18.d, z28.d, #5
sli z18.d, z28.d, #59
xar z18.d, z18.d, z28.d, #6
xar z18.d, z18.d, z28.d, #28
eor z25.d, z28.d, z22.d
and z30.d, z25.d, z30.d
eor z30.d, z22.d, z30.d
add z18.d, z18.d, z30.d
add z13.d, z13.d, z18.d
ldr z31, [x1, #12, mul vl]
ld1rd {z30.d}, p0/z, [x8, #272]
add z30.d, z31.d, z30.d
add z27.d, z27.d, z30.d
lsr z18.d, z12.d, #23
sli z18.d, z12.d, #41
xar z18.d, z18.d, z12.d, #4
xar z18.d, z18.d, z12.d, #14
add z27.d, z27.d, z18.d
mov z30.d, z23.d
bsl z30.d, z30.d, z8.d, z12.d
add z27.d, z27.d, z30.d
add z1.d, z1.d, z27.d
lsr z18.d, z13.d, #5
sli z18.d, z13.d, #59
xar z18.d, z18.d, z13.d, #6
xar z18.d, z18.d, z13.d, #28
eor z30.d, z13.d, z28.d
and z25.d, z30.d, z25.d
eor z25.d, z28.d, z25.d
add z18.d, z18.d, z25.d
add z27.d, z27.d, z18.d
ldr z25, [x1, #13, mul vl]
ld1rd {z18.d}, p0/z, [x8, #280]
add z18.d, z25.d, z18.d
add z8.d, z8.d, z18.d
lsr z18.d, z1.d, #23
sli z18.d, z1.d, #41
xar z18.d, z18.d, z1.d, #4
xar z18.d, z18.d, z1.d, #14
add z8.d, z8.d, z18.d
mov z18.d, z12.d
bsl z18.d, z18.d, z23.d, z1.d
add z8.d, z8.d, z18.d
add z22.d, z22.d, z8.d
lsr z18.d, z27.d, #5
sli z18.d, z27.d, #59
xar z18.d, z18.d, z27.d, #6
xar z18.d, z18.d, z27.d, #28
eor z7.d, z27.d, z13.d
and z30.d, z7.d, z30.d
eor z30.d, z13.d, z30.d
add z18.d, z18.d, z30.d
add z8.d, z8.d, z18.d
ldr z30, [x1, #14, mul vl]
ld1rd {z18.d}, p0/z, [x8, #288]
add z18.d, z30.d, z18.d
add z23.d, z23.d, z18.d
lsr z18.d, z22.d, #23
sli z18.d, z22.d, #41
xar z18.d, z18.d, z22.d, #4
xar z18.d, z18.d, z22.d, #14
add z23.d, z23.d, z18.d
mov z18.d, z1.d
bsl z18.d, z18.d, z12.d, z22.d
add z23.d, z23.d, z18.d
add z28.d, z28.d, z23.d
lsr z18.d, z8.d, #5
sli z18.d, z8.d, #59
xar z18.d, z18.d, z8.d, #6
xar z18.d, z18.d, z8.d, #28
eor z3.d, z8.d, z27.d
and z7.d, z3.d, z7.d
eor z7.d, z27.d, z7.d
add z18.d, z18.d, z7.d
add z23.d, z23.d, z18.d
ldr z7, [x1, #15, mul vl]
ld1rd {z18.d}, p0/z, [x8, #296]
add z18.d, z7.d, z18.d
add z12.d, z12.d, z18.d
lsr z18.d, z28.d, #23
sli z18.d, z28.d, #41
xar z18.d, z18.d, z28.d, #4
xar z18.d, z18.d, z28.d, #14
add z12.d, z12.d, z18.d
mov z18.d, z22.d
bsl z18.d, z18.d, z1.d, z28.d
add z12.d, z12.d, z18.d
add z13.d, z13.d, z12.d
lsr z18.d, z23.d, #5
sli z18.d, z23.d, #59
xar z18.d, z18.d, z23.d, #6
xar z18.d, z18.d, z23.d, #28
eor z10.d, z23.d, z8.d
and z3.d, z10.d, z3.d
eor z3.d, z8.d, z3.d
add z18.d, z18.d, z3.d
add z12.d, z12.d, z18.d
lsr z3.d, z15.d, #7
mov z18.d, z3.d
sli z18.d, z15.d, #57
xar z18.d, z18.d, z15.d, #1
eor z3.d, z3.d, z18.d
add z3.d, z3.d, z0.d
lsr z18.d, z30.d, #6
lsr z0.d, z30.d, #42
sli z0.d, z30.d, #22
xar z0.d, z0.d, z30.d, #19
eor z18.d, z18.d, z0.d
add z18.d, z18.d, z9.d
add z18.d, z18.d, z3.d
ld1rd {z0.d}, p0/z, [x8, #304]
add z0.d, z18.d, z0.d
add z1.d, z1.d, z0.d
lsr z3.d, z13.d, #23
sli z3.d, z13.d, #41
xar z3.d, z3.d, z13.d, #4
xar z3.d, z3.d, z13.d, #14
add z1.d, z1.d, z3.d
mov z0.d, z28.d
bsl z0.d, z0.d, z22.d, z13.d
add z1.d, z1.d, z0.d
add z27.d, z27.d, z1.d
lsr z3.d, z12.d, #5
sli z3.d, z12.d, #59
xar z3.d, z3.d, z12.d, #6
xar z3.d, z3.d, z12.d, #28
eor z0.d, z12.d, z23.d
and z10.d, z0.d, z10.d
eor z10.d, z23.d, z10.d
add z3.d, z3.d, z10.d
add z1.d, z1.d, z3.d
lsr z10.d, z17.d, #7
mov z3.d, z10.d
sli z3.d, z17.d, #57
xar z3.d, z3.d, z17.d, #1
eor z10.d, z10.d, z3.d
add z10.d, z10.d, z15.d
lsr z3.d, z7.d, #6
lsr z15.d, z7.d, #42
sli z15.d, z7.d, #22
xar z15.d, z15.d, z7.d, #19
eor z3.d, z3.d, z15.d
add z3.d, z3.d, z19.d
add z3.d, z3.d, z10.d
ld1rd {z15.d}, p0/z, [x8, #312]
add z15.d, z3.d, z15.d
add z22.d, z22.d, z15.d
lsr z10.d, z27.d, #23
sli z10.d, z27.d, #41
xar z10.d, z10.d, z27.d, #4
xar z10.d, z10.d, z27.d, #14
add z22.d, z22.d, z10.d
mov z15.d, z13.d
bsl z15.d, z15.d, z28.d, z27.d
add z22.d, z22.d, z15.d
add z8.d, z8.d, z22.d
lsr z10.d, z1.d, #5
sli z10.d, z1.d, #59
xar z10.d, z10.d, z1.d, #6
xar z10.d, z10.d, z1.d, #28
eor z15.d, z1.d, z12.d
and z0.d, z15.d, z0.d
eor z0.d, z12.d, z0.d
add z10.d, z10.d, z0.d
add z22.d, z22.d, z10.d
lsr z0.d, z24.d, #7
mov z10.d, z0.d
sli z10.d, z24.d, #57
xar z10.d, z10.d, z24.d, #1
eor z0.d, z0.d, z10.d
add z0.d, z0.d, z17.d
lsr z10.d, z18.d, #6
lsr z17.d, z18.d, #42
sli z17.d, z18.d, #22
xar z17.d, z17.d, z18.d, #19
eor z10.d, z10.d, z17.d
add z10.d, z10.d, z16.d
add z10.d, z10.d, z0.d
ld1rd {z17.d}, p0/z, [x8, #320]
add z17.d, z10.d, z17.d
add z28.d, z28.d, z17.d
lsr z0.d, z8.d, #23
sli z0.d, z8.d, #41
xar z0.d, z0.d, z8.d, #4
xar z0.d, z0.d, z8.d, #14
add z28.d, z28.d, z0.d
mov z17.d, z27.d
bsl z17.d, z17.d, z13.d, z8.d
add z28.d, z28.d, z17.d
add z23.d, z23.d, z28.d
lsr z0.d, z22.d, #5
sli z0.d, z22.d, #59
xar z0.d, z0.d, z22.d, #6
xar z0.d, z0.d, z22.d, #28
eor z17.d, z22.d, z1.d
and z15.d, z17.d, z15.d
eor z15.d, z1.d, z15.d
add z0.d, z0.d, z15.d
add z28.d, z28.d, z0.d
lsr z15.d, z26.d, #7
mov z0.d, z15.d
sli z0.d, z26.d, #57
xar z0.d, z0.d, z26.d, #1
eor z15.d, z15.d, z0.d
add z15.d, z15.d, z24.d
lsr z0.d, z3.d, #6
lsr z24.d, z3.d, #42
sli z24.d, z3.d, #22
xar z24.d, z24.d, z3.d, #19
eor z0.d, z0.d, z24.d
add z0.d, z0.d, z31.d
add z0.d, z0.d, z15.d
ld1rd {z24.d}, p0/z, [x8, #328]
add z24.d, z0.d, z24.d
add z13.d, z13.d, z24.d
lsr z15.d, z23.d, #23
sli z15.d, z23.d, #41
xar z15.d, z15.d, z23.d, #4
xar z15.d, z15.d, z23.d, #14
add z13.d, z13.d, z15.d
mov z24.d, z8.d
bsl z24.d, z24.d, z27.d, z23.d
add z13.d, z13.d, z24.d
add z12.d, z12.d, z13.d
lsr z15.d, z28.d, #5
sli z15.d, z28.d, #59
xar z15.d, z15.d, z28.d, #6
xar z15.d, z15.d, z28.d, #28
eor z24.d, z28.d, z22.d
and z17.d, z24.d, z17.d
eor z17.d, z22.d, z17.d
add z15.d, z15.d, z17.d
add z13.d, z13.d, z15.d
lsr z17.d, z6.d, #7
mov z15.d, z17.d
sli z15.d, z6.d, #57
xar z15.d, z15.d, z6.d, #1
eor z17.d, z17.d, z15.d
add z17.d, z17.d, z26.d
lsr z15.d, z10.d, #6
lsr z26.d, z10.d, #42
sli z26.d, z10.d, #22
xar z26.d, z26.d, z10.d, #19
eor z15.d, z15.d, z26.d
add z15.d, z15.d, z25.d
add z15.d, z15.d, z17.d
ld1rd {z26.d}, p0/z, [x8, #336]
add z26.d, z15.d, z26.d
add z27.d, z27.d, z26.d
lsr z17.d, z12.d, #23
sli z17.d, z12.d, #41
xar z17.d, z17.d, z12.d, #4
xar z17.d, z17.d, z12.d, #14
add z27.d, z27.d, z17.d
mov z26.d, z23.d
bsl z26.d, z26.d, z8.d, z12.d
add z27.d, z27.d, z26.d
add z1.d, z1.d, z27.d
lsr z17.d, z13.d, #5
sli z17.d, z13.d, #59
xar z17.d, z17.d, z13.d, #6
xar z17.d, z17.d, z13.d, #28
eor z26.d, z13.d, z28.d
and z24.d, z26.d, z24.d
eor z24.d, z28.d, z24.d
add z17.d, z17.d, z24.d
add z27.d, z27.d, z17.d
lsr z24.d, z21.d, #7
mov z17.d, z24.d
sli z17.d, z21.d, #57
xar z17.d, z17.d, z21.d, #1
eor z24.d, z24.d, z17.d
add z24.d, z24.d, z6.d
lsr z17.d, z0.d, #6
lsr z6.d, z0.d, #42
sli z6.d, z0.d, #22
xar z6.d, z6.d, z0.d, #19
eor z17.d, z17.d, z6.d
add z17.d, z17.d, z30.d
add z17.d, z17.d, z24.d
ld1rd {z6.d}, p0/z, [x8, #344]
add z6.d, z17.d, z6.d
add z8.d, z8.d, z6.d
lsr z24.d, z1.d, #23
sli z24.d, z1.d, #41
xar z24.d, z24.d, z1.d, #4
xar z24.d, z24.d, z1.d, #14
add z8.d, z8.d, z24.d
mov z6.d, z12.d
bsl z6.d, z6.d, z23.d, z1.d
add z8.d, z8.d, z6.d
add z22.d, z22.d, z8.d
lsr z24.d, z27.d, #5
sli z24.d, z27.d, #59
xar z24.d, z24.d, z27.d, #6
xar z24.d, z24.d, z27.d, #28
eor z6.d, z27.d, z13.d
and z26.d, z6.d, z26.d
eor z26.d, z13.d, z26.d
add z24.d, z24.d, z26.d
add z8.d, z8.d, z24.d
lsr z26.d, z20.d, #7
mov z24.d, z26.d
sli z24.d, z20.d, #57
xar z24.d, z24.d, z20.d, #1
eor z26.d, z26.d, z24.d
add z26.d, z26.d, z21.d
lsr z24.d, z15.d, #6
lsr z21.d, z15.d, #42
sli z21.d, z15.d, #22
xar z21.d, z21.d, z15.d, #19
eor z24.d, z24.d, z21.d
add z24.d, z24.d, z7.d
add z24.d, z24.d, z26.d
ld1rd {z21.d}, p0/z, [x8, #352]
add z21.d, z24.d, z21.d
add z23.d, z23.d, z21.d
lsr z26.d, z22.d, #23
sli z26.d, z22.d, #41
xar z26.d, z26.d, z22.d, #4
xar z26.d, z26.d, z22.d, #14
add z23.d, z23.d, z26.d
mov z21.d, z1.d
bsl z21.d, z21.d, z12.d, z22.d
add z23.d, z23.d, z21.d
add z28.d, z28.d, z23.d
lsr z26.d, z8.d, #5
sli z26.d, z8.d, #59
xar z26.d, z26.d, z8.d, #6
xar z26.d, z26.d, z8.d, #28
eor z21.d, z8.d, z27.d
and z6.d, z21.d, z6.d
eor z6.d, z27.d, z6.d
add z26.d, z26.d, z6.d
add z23.d, z23.d, z26.d
lsr z6.d, z29.d, #7
mov z26.d, z6.d
sli z26.d, z29.d, #57
xar z26.d, z26.d, z29.d, #1
eor z6.d, z6.d, z26.d
add z6.d, z6.d, z20.d
lsr z26.d, z17.d, #6
lsr z20.d, z17.d, #42
sli z20.d, z17.d, #22
xar z20.d, z20.d, z17.d, #19
eor z26.d, z26.d, z20.d
add z26.d, z26.d, z18.d
add z26.d, z26.d, z6.d
ld1rd {z20.d}, p0/z, [x8, #360]
add z20.d, z26.d, z20.d
add z12.d, z12.d, z20.d
lsr z6.d, z28.d, #23
sli z6.d, z28.d, #41
xar z6.d, z6.d, z28.d, #4
xar z6.d, z6.d, z28.d, #14
add z12.d, z12.d, z6.d
mov z20.d, z22.d
bsl z20.d, z20.d, z1.d, z28.d
add z12.d, z12.d, z20.d
add z13.d, z13.d, z12.d
lsr z6.d, z23.d, #5
sli z6.d, z23.d, #59
xar z6.d, z6.d, z23.d, #6
xar z6.d, z6.d, z23.d, #28
eor z20.d, z23.d, z8.d
and z21.d, z20.d, z21.d
eor z21.d, z8.d, z21.d
add z6.d, z6.d, z21.d
add z12.d, z12.d, z6.d
lsr z21.d, z9.d, #7
mov z6.d, z21.d
sli z6.d, z9.d, #57
xar z6.d, z6.d, z9.d, #1
eor z21.d, z21.d, z6.d
add z21.d, z21.d, z29.d
lsr z6.d, z24.d, #6
lsr z29.d, z24.d, #42
sli z29.d, z24.d, #22
xar z29.d, z29.d, z24.d, #19
eor z6.d, z6.d, z29.d
add z6.d, z6.d, z3.d
add z6.d, z6.d, z21.d
ld1rd {z29.d}, p0/z, [x8, #368]
add z29.d, z6.d, z29.d
add z1.d, z1.d, z29.d
lsr z21.d, z13.d, #23
sli z21.d, z13.d, #41
xar z21.d, z21.d, z13.d, #4
xar z21.d, z21.d, z13.d, #14
add z1.d, z1.d, z21.d
mov z29.d, z28.d
bsl z29.d, z29.d, z22.d, z13.d
add z1.d, z1.d, z29.d
add z27.d, z27.d, z1.d
lsr z21.d, z12.d, #5
sli z21.d, z12.d, #59
xar z21.d, z21.d, z12.d, #6
xar z21.d, z21.d, z12.d, #28
eor z29.d, z12.d, z23.d
and z20.d, z29.d, z20.d
eor z20.d, z23.d, z20.d
add z21.d, z21.d, z20.d
add z1.d, z1.d, z21.d
lsr z20.d, z19.d, #7
mov z21.d, z20.d
sli z21.d, z19.d, #57
xar z21.d, z21.d, z19.d, #1
eor z20.d, z20.d, z21.d
add z20.d, z20.d, z9.d
lsr z21.d, z26.d, #6
lsr z9.d, z26.d, #42
sli z9.d, z26.d, #22
xar z9.d, z9.d, z26.d, #19
eor z21.d, z21.d, z9.d
add z21.d, z21.d, z10.d
add z21.d, z21.d, z20.d
ld1rd {z9.d}, p0/z, [x8, #376]
add z9.d, z21.d, z9.d
add z22.d, z22.d, z9.d
lsr z20.d, z27.d, #23
sli z20.d, z27.d, #41
xar z20.d, z20.d, z27.d, #4
xar z20.d, z20.d, z27.d, #14
add z22.d, z22.d, z20.d
mov z9.d, z13.d
bsl z9.d, z9.d, z28.d, z27.d
add z22.d, z22.d, z9.d
add z8.d, z8.d, z22.d
lsr z20.d, z1.d, #5
sli z20.d, z1.d, #59
xar z20.d, z20.d, z1.d, #6
xar z20.d, z20.d, z1.d, #28
eor z9.d, z1.d, z12.d
and z29.d, z9.d, z29.d
eor z29.d, z12.d, z29.d
add z20.d, z20.d, z29.d
add z22.d, z22.d, z20.d
lsr z29.d, z16.d, #7
mov z20.d, z29.d
sli z20.d, z16.d, #57
xar z20.d, z20.d, z16.d, #1
eor z29.d, z29.d, z20.d
add z29.d, z29.d, z19.d
lsr z20.d, z6.d, #6
lsr z19.d, z6.d, #42
sli z19.d, z6.d, #22
xar z19.d, z19.d, z6.d, #19
eor z20.d, z20.d, z19.d
add z20.d, z20.d, z0.d
add z20.d, z20.d, z29.d
ld1rd {z19.d}, p0/z, [x8, #384]
add z19.d, z20.d, z19.d
add z28.d, z28.d, z19.d
lsr z29.d, z8.d, #23
sli z29.d, z8.d, #41
xar z29.d, z29.d, z8.d, #4
xar z29.d, z29.d, z8.d, #14
add z28.d, z28.d, z29.d
mov z19.d, z27.d
bsl z19.d, z19.d, z13.d, z8.d
add z28.d, z28.d, z19.d
add z23.d, z23.d, z28.d
lsr z29.d, z22.d, #5
sli z29.d, z22.d, #59
xar z29.d, z29.d, z22.d, #6
xar z29.d, z29.d, z22.d, #28
eor z19.d, z22.d, z1.d
and z9.d, z19.d, z9.d
eor z9.d, z1.d, z9.d
add z29.d, z29.d, z9.d
add z28.d, z28.d, z29.d
lsr z9.d, z31.d, #7
mov z29.d, z9.d
sli z29.d, z31.d, #57
xar z29.d, z29.d, z31.d, #1
eor z9.d, z9.d, z29.d
add z9.d, z9.d, z16.d
lsr z29.d, z21.d, #6
lsr z16.d, z21.d, #42
sli z16.d, z21.d, #22
xar z16.d, z16.d, z21.d, #19
eor z29.d, z29.d, z16.d
add z29.d, z29.d, z15.d
add z29.d, z29.d, z9.d
ld1rd {z16.d}, p0/z, [x8, #392]
add z16.d, z29.d, z16.d
add z13.d, z13.d, z16.d
lsr z9.d, z23.d, #23
sli z9.d, z23.d, #41
xar z9.d, z9.d, z23.d, #4
xar z9.d, z9.d, z23.d, #14
add z13.d, z13.d, z9.d
mov z16.d, z8.d
bsl z16.d, z16.d, z27.d, z23.d
add z13.d, z13.d, z16.d
add z12.d, z12.d, z13.d
lsr z9.d, z28.d, #5
sli z9.d, z28.d, #59
xar z9.d, z9.d, z28.d, #6
xar z9.d, z9.d, z28.d, #28
eor z16.d, z28.d, z22.d
and z19.d, z16.d, z19.d
eor z19.d, z22.d, z19.d
add z9.d, z9.d, z19.d
add z13.d, z13.d, z9.d
lsr z19.d, z25.d, #7
mov z9.d, z19.d
sli z9.d, z25.d, #57
xar z9.d, z9.d, z25.d, #1
eor z19.d, z19.d, z9.d
add z19.d, z19.d, z31.d
lsr z9.d, z20.d, #6
lsr z31.d, z20.d, #42
sli z31.d, z20.d, #22
xar z31.d, z31.d, z20.d, #19
eor z9.d, z9.d, z31.d
add z9.d, z9.d, z17.d
add z9.d, z9.d, z19.d
ld1rd {z31.d}, p0/z, [x8, #400]
add z31.d, z9.d, z31.d
add z27.d, z27.d, z31.d
lsr z19.d, z12.d, #23
sli z19.d, z12.d, #41
xar z19.d, z19.d, z12.d, #4
xar z19.d, z19.d, z12.d, #14
add z27.d, z27.d, z19.d
mov z31.d, z23.d
bsl z31.d, z31.d, z8.d, z12.d
add z27.d, z27.d, z31.d
add z1.d, z1.d, z27.d
lsr z19.d, z13.d, #5
sli z19.d, z13.d, #59
xar z19.d, z19.d, z13.d, #6
xar z19.d, z19.d, z13.d, #28
eor z31.d, z13.d, z28.d
and z16.d, z31.d, z16.d
eor z16.d, z28.d, z16.d
add z19.d, z19.d, z16.d
add z27.d, z27.d, z19.d
lsr z16.d, z30.d, #7
mov z19.d, z16.d
sli z19.d, z30.d, #57
xar z19.d, z19.d, z30.d, #1
eor z16.d, z16.d, z19.d
add z16.d, z16.d, z25.d
lsr z19.d, z29.d, #6
lsr z25.d, z29.d, #42
sli z25.d, z29.d, #22
xar z25.d, z25.d, z29.d, #19
eor z19.d, z19.d, z25.d
add z19.d, z19.d, z24.d
add z19.d, z19.d, z16.d
ld1rd {z25.d}, p0/z, [x8, #408]
add z25.d, z19.d, z25.d
add z8.d, z8.d, z25.d
lsr z16.d, z1.d, #23
sli z16.d, z1.d, #41
xar z16.d, z16.d, z1.d, #4
xar z16.d, z16.d, z1.d, #14
add z8.d, z8.d, z16.d
mov z25.d, z12.d
bsl z25.d, z25.d, z23.d, z1.d
add z8.d, z8.d, z25.d
add z22.d, z22.d, z8.d
lsr z16.d, z27.d, #5
sli z16.d, z27.d, #59
xar z16.d, z16.d, z27.d, #6
xar z16.d, z16.d, z27.d, #28
eor z25.d, z27.d, z13.d
and z31.d, z25.d, z31.d
eor z31.d, z13.d, z31.d
add z16.d, z16.d, z31.d
add z8.d, z8.d, z16.d
lsr z31.d, z7.d, #7
mov z16.d, z31.d
sli z16.d, z7.d, #57
xar z16.d, z16.d, z7.d, #1
eor z31.d, z31.d, z16.d
add z31.d, z31.d, z30.d
lsr z16.d, z9.d, #6
lsr z30.d, z9.d, #42
sli z30.d, z9.d, #22
xar z30.d, z30.d, z9.d, #19
eor z16.d, z16.d, z30.d
add z16.d, z16.d, z26.d
add z16.d, z16.d, z31.d
ld1rd {z30.d}, p0/z, [x8, #416]
add z30.d, z16.d, z30.d
add z23.d, z23.d, z30.d
lsr z31.d, z22.d, #23
sli z31.d, z22.d, #41
xar z31.d, z31.d, z22.d, #4
xar z31.d, z31.d, z22.d, #14
add z23.d, z23.d, z31.d
mov z30.d, z1.d
bsl z30.d, z30.d, z12.d, z22.d
add z23.d, z23.d, z30.d
add z28.d, z28.d, z23.d
lsr z31.d, z8.d, #5
sli z31.d, z8.d, #59
xar z31.d, z31.d, z8.d, #6
xar z31.d, z31.d, z8.d, #28
eor z30.d, z8.d, z27.d
and z25.d, z30.d, z25.d
eor z25.d, z27.d, z25.d
add z31.d, z31.d, z25.d
add z23.d, z23.d, z31.d
lsr z25.d, z18.d, #7
mov z31.d, z25.d
sli z31.d, z18.d, #57
xar z31.d, z31.d, z18.d, #1
eor z25.d, z25.d, z31.d
add z25.d, z25.d, z7.d
lsr z31.d, z19.d, #6
lsr z7.d, z19.d, #42
sli z7.d, z19.d, #22
xar z7.d, z7.d, z19.d, #19
eor z31.d, z31.d, z7.d
add z31.d, z31.d, z6.d
add z31.d, z31.d, z25.d
ld1rd {z7.d}, p0/z, [x8, #424]
add z7.d, z31.d, z7.d
add z12.d, z12.d, z7.d
lsr z25.d, z28.d, #23
sli z25.d, z28.d, #41
xar z25.d, z25.d, z28.d, #4
xar z25.d, z25.d, z28.d, #14
add z12.d, z12.d, z25.d
mov z7.d, z22.d
bsl z7.d, z7.d, z1.d, z28.d
add z12.d, z12.d, z7.d
add z13.d, z13.d, z12.d
lsr z25.d, z23.d, #5
sli z25.d, z23.d, #59
xar z25.d, z25.d, z23.d, #6
xar z25.d, z25.d, z23.d, #28
eor z7.d, z23.d, z8.d
and z30.d, z7.d, z30.d
eor z30.d, z8.d, z30.d
add z25.d, z25.d, z30.d
add z12.d, z12.d, z25.d
lsr z30.d, z3.d, #7
mov z25.d, z30.d
sli z25.d, z3.d, #57
xar z25.d, z25.d, z3.d, #1
eor z30.d, z30.d, z25.d
add z30.d, z30.d, z18.d
lsr z25.d, z16.d, #6
lsr z18.d, z16.d, #42
sli z18.d, z16.d, #22
xar z18.d, z18.d, z16.d, #19
eor z25.d, z25.d, z18.d
add z25.d, z25.d, z21.d
add z25.d, z25.d, z30.d
ld1rd {z18.d}, p0/z, [x8, #432]
add z18.d, z25.d, z18.d
add z1.d, z1.d, z18.d
lsr z30.d, z13.d, #23
sli z30.d, z13.d, #41
xar z30.d, z30.d, z13.d, #4
xar z30.d, z30.d, z13.d, #14
add z1.d, z1.d, z30.d
mov z18.d, z28.d
bsl z18.d, z18.d, z22.d, z13.d
add z1.d, z1.d, z18.d
add z27.d, z27.d, z1.d
lsr z30.d, z12.d, #5
sli z30.d, z12.d, #59
xar z30.d, z30.d, z12.d, #6
xar z30.d, z30.d, z12.d, #28
eor z18.d, z12.d, z23.d
and z7.d, z18.d, z7.d
eor z7.d, z23.d, z7.d
add z30.d, z30.d, z7.d
add z1.d, z1.d, z30.d
lsr z7.d, z10.d, #7
mov z30.d, z7.d
sli z30.d, z10.d, #57
xar z30.d, z30.d, z10.d, #1
eor z7.d, z7.d, z30.d
add z7.d, z7.d, z3.d
lsr z30.d, z31.d, #6
lsr z3.d, z31.d, #42
sli z3.d, z31.d, #22
xar z3.d, z3.d, z31.d, #19
eor z30.d, z30.d, z3.d
add z30.d, z30.d, z20.d
add z30.d, z30.d, z7.d
ld1rd {z3.d}, p0/z, [x8, #440]
add z3.d, z30.d, z3.d
add z22.d, z22.d, z3.d
lsr z7.d, z27.d, #23
sli z7.d, z27.d, #41
xar z7.d, z7.d, z27.d, #4
xar z7.d, z7.d, z27.d, #14
add z22.d, z22.d, z7.d
mov z3.d, z13.d
bsl z3.d, z3.d, z28.d, z27.d
add z22.d, z22.d, z3.d
add z8.d, z8.d, z22.d
lsr z7.d, z1.d, #5
sli z7.d, z1.d, #59
xar z7.d, z7.d, z1.d, #6
xar z7.d, z7.d, z1.d, #28
eor z3.d, z1.d, z12.d
and z18.d, z3.d, z18.d
eor z18.d, z12.d, z18.d
add z7.d, z7.d, z18.d
add z22.d, z22.d, z7.d
lsr z18.d, z0.d, #7
mov z7.d, z18.d
sli z7.d, z0.d, #57
xar z7.d, z7.d, z0.d, #1
eor z18.d, z18.d, z7.d
add z18.d, z18.d, z10.d
lsr z7.d, z25.d, #6
lsr z10.d, z25.d, #42
sli z10.d, z25.d, #22
xar z10.d, z10.d, z25.d, #19
eor z7.d, z7.d, z10.d
add z7.d, z7.d, z29.d
add z7.d, z7.d, z18.d
ld1rd {z10.d}, p0/z, [x8, #448]
add z10.d, z7.d, z10.d
add z28.d, z28.d, z10.d
lsr z18.d, z8.d, #23
sli z18.d, z8.d, #41
xar z18.d, z18.d, z8.d, #4
xar z18.d, z18.d, z8.d, #14
add z28.d, z28.d, z18.d
mov z10.d, z27.d
bsl z10.d, z10.d, z13.d, z8.d
add z28.d, z28.d, z10.d
add z23.d, z23.d, z28.d
lsr z18.d, z22.d, #5
sli z18.d, z22.d, #59
xar z18.d, z18.d, z22.d, #6
xar z18.d, z18.d, z22.d, #28
eor z10.d, z22.d, z1.d
and z3.d, z10.d, z3.d
eor z3.d, z1.d, z3.d
add z18.d, z18.d, z3.d
add z28.d, z28.d, z18.d
lsr z3.d, z15.d, #7
mov z18.d, z3.d
sli z18.d, z15.d, #57
xar z18.d, z18.d, z15.d, #1
eor z3.d, z3.d, z18.d
add z3.d, z3.d, z0.d
lsr z18.d, z30.d, #6
lsr z0.d, z30.d, #42
sli z0.d, z30.d, #22
xar z0.d, z0.d, z30.d, #19
eor z18.d, z18.d, z0.d
add z18.d, z18.d, z9.d
add z18.d, z18.d, z3.d
ld1rd {z0.d}, p0/z, [x8, #456]
add z0.d, z18.d, z0.d
add z13.d, z13.d, z0.d
lsr z3.d, z23.d, #23
sli z3.d, z23.d, #41
xar z3.d, z3.d, z23.d, #4
xar z3.d, z3.d, z23.d, #14
add z13.d, z13.d, z3.d
mov z0.d, z8.d
bsl z0.d, z0.d, z27.d, z23.d
add z13.d, z13.d, z0.d
add z12.d, z12.d, z13.d
lsr z3.d, z28.d, #5
sli z3.d, z28.d, #59
xar z3.d, z3.d, z28.d, #6
xar z3.d, z3.d, z28.d, #28
eor z0.d, z28.d, z22.d
and z10.d, z0.d, z10.d
eor z10.d, z22.d, z10.d
add z3.d, z3.d, z10.d
add z13.d, z13.d, z3.d
lsr z10.d, z17.d, #7
mov z3.d, z10.d
sli z3.d, z17.d, #57
xar z3.d, z3.d, z17.d, #1
eor z10.d, z10.d, z3.d
add z10.d, z10.d, z15.d
lsr z3.d, z7.d, #6
lsr z15.d, z7.d, #42
sli z15.d, z7.d, #22
xar z15.d, z15.d, z7.d, #19
eor z3.d, z3.d, z15.d
add z3.d, z3.d, z19.d
add z3.d, z3.d, z10.d
ld1rd {z15.d}, p0/z, [x8, #464]
add z15.d, z3.d, z15.d
add z27.d, z27.d, z15.d
lsr z10.d, z12.d, #23
sli z10.d, z12.d, #41
xar z10.d, z10.d, z12.d, #4
xar z10.d, z10.d, z12.d, #14
add z27.d, z27.d, z10.d
mov z15.d, z23.d
bsl z15.d, z15.d, z8.d, z12.d
add z27.d, z27.d, z15.d
add z1.d, z1.d, z27.d
lsr z10.d, z13.d, #5
sli z10.d, z13.d, #59
xar z10.d, z10.d, z13.d, #6
xar z10.d, z10.d, z13.d, #28
eor z15.d, z13.d, z28.d
and z0.d, z15.d, z0.d
eor z0.d, z28.d, z0.d
add z10.d, z10.d, z0.d
add z27.d, z27.d, z10.d
lsr z0.d, z24.d, #7
mov z10.d, z0.d
sli z10.d, z24.d, #57
xar z10.d, z10.d, z24.d, #1
eor z0.d, z0.d, z10.d
add z0.d, z0.d, z17.d
lsr z10.d, z18.d, #6
lsr z17.d, z18.d, #42
sli z17.d, z18.d, #22
xar z17.d, z17.d, z18.d, #19
eor z10.d, z10.d, z17.d
add z10.d, z10.d, z16.d
add z10.d, z10.d, z0.d
ld1rd {z17.d}, p0/z, [x8, #472]
add z17.d, z10.d, z17.d
add z8.d, z8.d, z17.d
lsr z0.d, z1.d, #23
sli z0.d, z1.d, #41
xar z0.d, z0.d, z1.d, #4
xar z0.d, z0.d, z1.d, #14
add z8.d, z8.d, z0.d
mov z17.d, z12.d
bsl z17.d, z17.d, z23.d, z1.d
add z8.d, z8.d, z17.d
add z22.d, z22.d, z8.d
lsr z0.d, z27.d, #5
sli z0.d, z27.d, #59
xar z0.d, z0.d, z27.d, #6
xar z0.d, z0.d, z27.d, #28
eor z17.d, z27.d, z13.d
and z15.d, z17.d, z15.d
eor z15.d, z13.d, z15.d
add z0.d, z0.d, z15.d
add z8.d, z8.d, z0.d
lsr z15.d, z26.d, #7
mov z0.d, z15.d
sli z0.d, z26.d, #57
xar z0.d, z0.d, z26.d, #1
eor z15.d, z15.d, z0.d
add z15.d, z15.d, z24.d
lsr z0.d, z3.d, #6
lsr z24.d, z3.d, #42
sli z24.d, z3.d, #22
xar z24.d, z24.d, z3.d, #19
eor z0.d, z0.d, z24.d
add z0.d, z0.d, z31.d
add z0.d, z0.d, z15.d
ld1rd {z24.d}, p0/z, [x8, #480]
add z24.d, z0.d, z24.d
add z23.d, z23.d, z24.d
lsr z15.d, z22.d, #23
sli z15.d, z22.d, #41
xar z15.d, z15.d, z22.d, #4
xar z15.d, z15.d, z22.d, #14
add z23.d, z23.d, z15.d
mov z24.d, z1.d
bsl z24.d, z24.d, z12.d, z22.d
add z23.d, z23.d, z24.d
add z28.d, z28.d, z23.d
lsr z15.d, z8.d, #5
sli z15.d, z8.d, #59
xar z15.d, z15.d, z8.d, #6
xar z15.d, z15.d, z8.d, #28
eor z24.d, z8.d, z27.d
and z17.d, z24.d, z17.d
eor z17.d, z27.d, z17.d
add z15.d, z15.d, z17.d
add z23.d, z23.d, z15.d
lsr z17.d, z6.d, #7
mov z15.d, z17.d
sli z15.d, z6.d, #57
xar z15.d, z15.d, z6.d, #1
eor z17.d, z17.d, z15.d
add z17.d, z17.d, z26.d
lsr z15.d, z10.d, #6
lsr z26.d, z10.d, #42
sli z26.d, z10.d, #22
xar z26.d, z26.d, z10.d, #19
eor z15.d, z15.d, z26.d
add z15.d, z15.d, z25.d
add z15.d, z15.d, z17.d
ld1rd {z26.d}, p0/z, [x8, #488]
add z26.d, z15.d, z26.d
add z12.d, z12.d, z26.d
lsr z17.d, z28.d, #23
sli z17.d, z28.d, #41
xar z17.d, z17.d, z28.d, #4
xar z17.d, z17.d, z28.d, #14
add z12.d, z12.d, z17.d
mov z26.d, z22.d
bsl z26.d, z26.d, z1.d, z28.d
add z12.d, z12.d, z26.d
add z13.d, z13.d, z12.d
lsr z17.d, z23.d, #5
sli z17.d, z23.d, #59
xar z17.d, z17.d, z23.d, #6
xar z17.d, z17.d, z23.d, #28
eor z26.d, z23.d, z8.d
and z24.d, z26.d, z24.d
eor z24.d, z8.d, z24.d
add z17.d, z17.d, z24.d
add z12.d, z12.d, z17.d
lsr z24.d, z21.d, #7
mov z17.d, z24.d
sli z17.d, z21.d, #57
xar z17.d, z17.d, z21.d, #1
eor z24.d, z24.d, z17.d
add z24.d, z24.d, z6.d
lsr z17.d, z0.d, #6
lsr z6.d, z0.d, #42
sli z6.d, z0.d, #22
xar z6.d, z6.d, z0.d, #19
eor z17.d, z17.d, z6.d
add z17.d, z17.d, z30.d
add z17.d, z17.d, z24.d
ld1rd {z6.d}, p0/z, [x8, #496]
add z6.d, z17.d, z6.d
add z1.d, z1.d, z6.d
lsr z24.d, z13.d, #23
sli z24.d, z13.d, #41
xar z24.d, z24.d, z13.d, #4
xar z24.d, z24.d, z13.d, #14
add z1.d, z1.d, z24.d
mov z6.d, z28.d
bsl z6.d, z6.d, z22.d, z13.d
add z1.d, z1.d, z6.d
add z27.d, z27.d, z1.d
lsr z24.d, z12.d, #5
sli z24.d, z12.d, #59
xar z24.d, z24.d, z12.d, #6
xar z24.d, z24.d, z12.d, #28
eor z6.d, z12.d, z23.d
and z26.d, z6.d, z26.d
eor z26.d, z23.d, z26.d
add z24.d, z24.d, z26.d
add z1.d, z1.d, z24.d
lsr z26.d, z20.d, #7
mov z24.d, z26.d
sli z24.d, z20.d, #57
xar z24.d, z24.d, z20.d, #1
eor z26.d, z26.d, z24.d
add z26.d, z26.d, z21.d
lsr z24.d, z15.d, #6
lsr z21.d, z15.d, #42
sli z21.d, z15.d, #22
xar z21.d, z21.d, z15.d, #19
eor z24.d, z24.d, z21.d
add z24.d, z24.d, z7.d
add z24.d, z24.d, z26.d
ld1rd {z21.d}, p0/z, [x9, #0]
add z21.d, z24.d, z21.d
add z22.d, z22.d, z21.d
lsr z26.d, z27.d, #23
sli z26.d, z27.d, #41
xar z26.d, z26.d, z27.d, #4
xar z26.d, z26.d, z27.d, #14
add z22.d, z22.d, z26.d
mov z21.d, z13.d
bsl z21.d, z21.d, z28.d, z27.d
add z22.d, z22.d, z21.d
add z8.d, z8.d, z22.d
lsr z26.d, z1.d, #5
sli z26.d, z1.d, #59
xar z26.d, z26.d, z1.d, #6
xar z26.d, z26.d, z1.d, #28
eor z21.d, z1.d, z12.d
and z6.d, z21.d, z6.d
eor z6.d, z12.d, z6.d
add z26.d, z26.d, z6.d
add z22.d, z22.d, z26.d
lsr z6.d, z29.d, #7
mov z26.d, z6.d
sli z26.d, z29.d, #57
xar z26.d, z26.d, z29.d, #1
eor z6.d, z6.d, z26.d
add z6.d, z6.d, z20.d
lsr z26.d, z17.d, #6
lsr z20.d, z17.d, #42
sli z20.d, z17.d, #22
xar z20.d, z20.d, z17.d, #19
eor z26.d, z26.d, z20.d
add z26.d, z26.d, z18.d
add z26.d, z26.d, z6.d
ld1rd {z20.d}, p0/z, [x9, #8]
add z20.d, z26.d, z20.d
add z28.d, z28.d, z20.d
lsr z6.d, z8.d, #23
sli z6.d, z8.d, #41
xar z6.d, z6.d, z8.d, #4
xar z6.d, z6.d, z8.d, #14
add z28.d, z28.d, z6.d
mov z20.d, z27.d
bsl z20.d, z20.d, z13.d, z8.d
add z28.d, z28.d, z20.d
add z23.d, z23.d, z28.d
lsr z6.d, z22.d, #5
sli z6.d, z22.d, #59
xar z6.d, z6.d, z22.d, #6
xar z6.d, z6.d, z22.d, #28
eor z20.d, z22.d, z1.d
and z21.d, z20.d, z21.d
eor z21.d, z1.d, z21.d
add z6.d, z6.d, z21.d
add z28.d, z28.d, z6.d
lsr z21.d, z9.d, #7
mov z6.d, z21.d
sli z6.d, z9.d, #57
xar z6.d, z6.d, z9.d, #1
eor z21.d, z21.d, z6.d
add z21.d, z21.d, z29.d
lsr z6.d, z24.d, #6
lsr z29.d, z24.d, #42
sli z29.d, z24.d, #22
xar z29.d, z29.d, z24.d, #19
eor z6.d, z6.d, z29.d
add z6.d, z6.d, z3.d
add z6.d, z6.d, z21.d
ld1rd {z29.d}, p0/z, [x9, #16]
add z29.d, z6.d, z29.d
add z13.d, z13.d, z29.d
lsr z21.d, z23.d, #23
sli z21.d, z23.d, #41
xar z21.d, z21.d, z23.d, #4
xar z21.d, z21.d, z23.d, #14
add z13.d, z13.d, z21.d
mov z29.d, z8.d
bsl z29.d, z29.d, z27.d, z23.d
add z13.d, z13.d, z29.d
add z12.d, z12.d, z13.d
lsr z21.d, z28.d, #5
sli z21.d, z28.d, #59
xar z21.d, z21.d, z28.d, #6
xar z21.d, z21.d, z28.d, #28
eor z29.d, z28.d, z22.d
and z20.d, z29.d, z20.d
eor z20.d, z22.d, z20.d
add z21.d, z21.d, z20.d
add z13.d, z13.d, z21.d
lsr z20.d, z19.d, #7
mov z21.d, z20.d
sli z21.d, z19.d, #57
xar z21.d, z21.d, z19.d, #1
eor z20.d, z20.d, z21.d
add z20.d, z20.d, z9.d
lsr z21.d, z26.d, #6
lsr z9.d, z26.d, #42
sli z9.d, z26.d, #22
xar z9.d, z9.d, z26.d, #19
eor z21.d, z21.d, z9.d
add z21.d, z21.d, z10.d
add z21.d, z21.d, z20.d
ld1rd {z9.d}, p0/z, [x9, #24]
add z9.d, z21.d, z9.d
add z27.d, z27.d, z9.d
lsr z20.d, z12.d, #23
sli z20.d, z12.d, #41
xar z20.d, z20.d, z12.d, #4
xar z20.d, z20.d, z12.d, #14
add z27.d, z27.d, z20.d
mov z9.d, z23.d
bsl z9.d, z9.d, z8.d, z12.d
add z27.d, z27.d, z9.d
add z1.d, z1.d, z27.d
lsr z20.d, z13.d, #5
sli z20.d, z13.d, #59
xar z20.d, z20.d, z13.d, #6
xar z20.d, z20.d, z13.d, #28
eor z9.d, z13.d, z28.d
and z29.d, z9.d, z29.d
eor z29.d, z28.d, z29.d
add z20.d, z20.d, z29.d
add z27.d, z27.d, z20.d
lsr z29.d, z16.d, #7
mov z20.d, z29.d
sli z20.d, z16.d, #57
xar z20.d, z20.d, z16.d, #1
eor z29.d, z29.d, z20.d
add z29.d, z29.d, z19.d
lsr z20.d, z6.d, #6
lsr z19.d, z6.d, #42
sli z19.d, z6.d, #22
xar z19.d, z19.d, z6.d, #19
eor z20.d, z20.d, z19.d
add z20.d, z20.d, z0.d
add z20.d, z20.d, z29.d
ld1rd {z19.d}, p0/z, [x9, #32]
add z19.d, z20.d, z19.d
add z8.d, z8.d, z19.d
lsr z29.d, z1.d, #23
sli z29.d, z1.d, #41
xar z29.d, z29.d, z1.d, #4
xar z29.d, z29.d, z1.d, #14
add z8.d, z8.d, z29.d
mov z19.d, z12.d
bsl z19.d, z19.d, z23.d, z1.d
add z8.d, z8.d, z19.d
add z22.d, z22.d, z8.d
lsr z29.d, z27.d, #5
sli z29.d, z27.d, #59
xar z29.d, z29.d, z27.d, #6
xar z29.d, z29.d, z27.d, #28
eor z19.d, z27.d, z13.d
and z9.d, z19.d, z9.d
eor z9.d, z13.d, z9.d
add z29.d, z29.d, z9.d
add z8.d, z8.d, z29.d
lsr z9.d, z31.d, #7
mov z29.d, z9.d
sli z29.d, z31.d, #57
xar z29.d, z29.d, z31.d, #1
eor z9.d, z9.d, z29.d
add z9.d, z9.d, z16.d
lsr z29.d, z21.d, #6
lsr z16.d, z21.d, #42
sli z16.d, z21.d, #22
xar z16.d, z16.d, z21.d, #19
eor z29.d, z29.d, z16.d
add z29.d, z29.d, z15.d
add z29.d, z29.d, z9.d
ld1rd {z16.d}, p0/z, [x9, #40]
add z16.d, z29.d, z16.d
add z23.d, z23.d, z16.d
lsr z9.d, z22.d, #23
sli z9.d, z22.d, #41
xar z9.d, z9.d, z22.d, #4
xar z9.d, z9.d, z22.d, #14
add z23.d, z23.d, z9.d
mov z16.d, z1.d
bsl z16.d, z16.d, z12.d, z22.d
add z23.d, z23.d, z16.d
add z28.d, z28.d, z23.d
lsr z9.d, z8.d, #5
sli z9.d, z8.d, #59
xar z9.d, z9.d, z8.d, #6
xar z9.d, z9.d, z8.d, #28
eor z16.d, z8.d, z27.d
and z19.d, z16.d, z19.d
eor z19.d, z27.d, z19.d
add z9.d, z9.d, z19.d
add z23.d, z23.d, z9.d
lsr z19.d, z25.d, #7
mov z9.d, z19.d
sli z9.d, z25.d, #57
xar z9.d, z9.d, z25.d, #1
eor z19.d, z19.d, z9.d
add z19.d, z19.d, z31.d
lsr z9.d, z20.d, #6
lsr z31.d, z20.d, #42
sli z31.d, z20.d, #22
xar z31.d, z31.d, z20.d, #19
eor z9.d, z9.d, z31.d
add z9.d, z9.d, z17.d
add z9.d, z9.d, z19.d
ld1rd {z31.d}, p0/z, [x9, #48]
add z31.d, z9.d, z31.d
add z12.d, z12.d, z31.d
lsr z19.d, z28.d, #23
sli z19.d, z28.d, #41
xar z19.d, z19.d, z28.d, #4
xar z19.d, z19.d, z28.d, #14
add z12.d, z12.d, z19.d
mov z31.d, z22.d
bsl z31.d, z31.d, z1.d, z28.d
add z12.d, z12.d, z31.d
add z13.d, z13.d, z12.d
lsr z19.d, z23.d, #5
sli z19.d, z23.d, #59
xar z19.d, z19.d, z23.d, #6
xar z19.d, z19.d, z23.d, #28
eor z31.d, z23.d, z8.d
and z16.d, z31.d, z16.d
eor z16.d, z8.d, z16.d
add z19.d, z19.d, z16.d
add z12.d, z12.d, z19.d
lsr z16.d, z30.d, #7
mov z19.d, z16.d
sli z19.d, z30.d, #57
xar z19.d, z19.d, z30.d, #1
eor z16.d, z16.d, z19.d
add z16.d, z16.d, z25.d
lsr z19.d, z29.d, #6
lsr z25.d, z29.d, #42
sli z25.d, z29.d, #22
xar z25.d, z25.d, z29.d, #19
eor z19.d, z19.d, z25.d
add z19.d, z19.d, z24.d
add z19.d, z19.d, z16.d
ld1rd {z25.d}, p0/z, [x9, #56]
add z25.d, z19.d, z25.d
add z1.d, z1.d, z25.d
lsr z16.d, z13.d, #23
sli z16.d, z13.d, #41
xar z16.d, z16.d, z13.d, #4
xar z16.d, z16.d, z13.d, #14
add z1.d, z1.d, z16.d
mov z25.d, z28.d
bsl z25.d, z25.d, z22.d, z13.d
add z1.d, z1.d, z25.d
add z27.d, z27.d, z1.d
lsr z16.d, z12.d, #5
sli z16.d, z12.d, #59
xar z16.d, z16.d, z12.d, #6
xar z16.d, z16.d, z12.d, #28
eor z25.d, z12.d, z23.d
and z31.d, z25.d, z31.d
eor z31.d, z23.d, z31.d
add z16.d, z16.d, z31.d
add z1.d, z1.d, z16.d
lsr z31.d, z7.d, #7
mov z16.d, z31.d
sli z16.d, z7.d, #57
xar z16.d, z16.d, z7.d, #1
eor z31.d, z31.d, z16.d
add z31.d, z31.d, z30.d
lsr z16.d, z9.d, #6
lsr z30.d, z9.d, #42
sli z30.d, z9.d, #22
xar z30.d, z30.d, z9.d, #19
eor z16.d, z16.d, z30.d
add z16.d, z16.d, z26.d
add z16.d, z16.d, z31.d
ld1rd {z30.d}, p0/z, [x9, #64]
add z30.d, z16.d, z30.d
add z22.d, z22.d, z30.d
lsr z31.d, z27.d, #23
sli z31.d, z27.d, #41
xar z31.d, z31.d, z27.d, #4
xar z31.d, z31.d, z27.d, #14
add z22.d, z22.d, z31.d
mov z30.d, z13.d
bsl z30.d, z30.d, z28.d, z27.d
add z22.d, z22.d, z30.d
add z8.d, z8.d, z22.d
lsr z31.d, z1.d, #5
sli z31.d, z1.d, #59
xar z31.d, z31.d, z1.d, #6
xar z31.d, z31.d, z1.d, #28
eor z30.d, z1.d, z12.d
and z25.d, z30.d, z25.d
eor z25.d, z12.d, z25.d
add z31.d, z31.d, z25.d
add z22.d, z22.d, z31.d
lsr z25.d, z18.d, #7
mov z31.d, z25.d
sli z31.d, z18.d, #57
xar z31.d, z31.d, z18.d, #1
eor z25.d, z25.d, z31.d
add z25.d, z25.d, z7.d
lsr z31.d, z19.d, #6
lsr z7.d, z19.d, #42
sli z7.d, z19.d, #22
xar z7.d, z7.d, z19.d, #19
eor z31.d, z31.d, z7.d
add z31.d, z31.d, z6.d
add z31.d, z31.d, z25.d
ld1rd {z7.d}, p0/z, [x9, #72]
add z7.d, z31.d, z7.d
add z28.d, z28.d, z7.d
lsr z25.d, z8.d, #23
sli z25.d, z8.d, #41
xar z25.d, z25.d, z8.d, #4
xar z25.d, z25.d, z8.d, #14
add z28.d, z28.d, z25.d
mov z7.d, z27.d
bsl z7.d, z7.d, z13.d, z8.d
add z28.d, z28.d, z7.d
add z23.d, z23.d, z28.d
lsr z25.d, z22.d, #5
sli z25.d, z22.d, #59
xar z25.d, z25.d, z22.d, #6
xar z25.d, z25.d, z22.d, #28
eor z7.d, z22.d, z1.d
and z30.d, z7.d, z30.d
eor z30.d, z1.d, z30.d
add z25.d, z25.d, z30.d
add z28.d, z28.d, z25.d
lsr z30.d, z3.d, #7
mov z25.d, z30.d
sli z25.d, z3.d, #57
xar z25.d, z25.d, z3.d, #1
eor z30.d, z30.d, z25.d
add z30.d, z30.d, z18.d
lsr z25.d, z16.d, #6
lsr z18.d, z16.d, #42
sli z18.d, z16.d, #22
xar z18.d, z18.d, z16.d, #19
eor z25.d, z25.d, z18.d
add z25.d, z25.d, z21.d
add z25.d, z25.d, z30.d
ld1rd {z18.d}, p0/z, [x9, #80]
add z18.d, z25.d, z18.d
add z13.d, z13.d, z18.d
lsr z30.d, z23.d, #23
sli z30.d, z23.d, #41
xar z30.d, z30.d, z23.d, #4
xar z30.d, z30.d, z23.d, #14
add z13.d, z13.d, z30.d
mov z18.d, z8.d
bsl z18.d, z18.d, z27.d, z23.d
add z13.d, z13.d, z18.d
add z12.d, z12.d, z13.d
lsr z30.d, z28.d, #5
sli z30.d, z28.d, #59
xar z30.d, z30.d, z28.d, #6
xar z30.d, z30.d, z28.d, #28
eor z18.d, z28.d, z22.d
and z7.d, z18.d, z7.d
eor z7.d, z22.d, z7.d
add z30.d, z30.d, z7.d
add z13.d, z13.d, z30.d
lsr z7.d, z10.d, #7
mov z30.d, z7.d
sli z30.d, z10.d, #57
xar z30.d, z30.d, z10.d, #1
eor z7.d, z7.d, z30.d
add z7.d, z7.d, z3.d
lsr z30.d, z31.d, #6
lsr z3.d, z31.d, #42
sli z3.d, z31.d, #22
xar z3.d, z3.d, z31.d, #19
eor z30.d, z30.d, z3.d
add z30.d, z30.d, z20.d
add z30.d, z30.d, z7.d
ld1rd {z3.d}, p0/z, [x9, #88]
add z3.d, z30.d, z3.d
add z27.d, z27.d, z3.d
lsr z7.d, z12.d, #23
sli z7.d, z12.d, #41
xar z7.d, z7.d, z12.d, #4
xar z7.d, z7.d, z12.d, #14
add z27.d, z27.d, z7.d
mov z3.d, z23.d
bsl z3.d, z3.d, z8.d, z12.d
add z27.d, z27.d, z3.d
add z1.d, z1.d, z27.d
lsr z7.d, z13.d, #5
sli z7.d, z13.d, #59
xar z7.d, z7.d, z13.d, #6
xar z7.d, z7.d, z13.d, #28
eor z3.d, z13.d, z28.d
and z18.d, z3.d, z18.d
eor z18.d, z28.d, z18.d
add z7.d, z7.d, z18.d
add z27.d, z27.d, z7.d
lsr z18.d, z0.d, #7
mov z7.d, z18.d
sli z7.d, z0.d, #57
xar z7.d, z7.d, z0.d, #1
eor z18.d, z18.d, z7.d
add z18.d, z18.d, z10.d
lsr z7.d, z25.d, #6
lsr z10.d, z25.d, #42
sli z10.d, z25.d, #22
xar z10.d, z10.d, z25.d, #19
eor z7.d, z7.d, z10.d
add z7.d, z7.d, z29.d
add z7.d, z7.d, z18.d
ld1rd {z10.d}, p0/z, [x9, #96]
add z10.d, z7.d, z10.d
add z8.d, z8.d, z10.d
lsr z18.d, z1.d, #23
sli z18.d, z1.d, #41
xar z18.d, z18.d, z1.d, #4
xar z18.d, z18.d, z1.d, #14
add z8.d, z8.d, z18.d
mov z10.d, z12.d
bsl z10.d, z10.d, z23.d, z1.d
add z8.d, z8.d, z10.d
add z22.d, z22.d, z8.d
lsr z18.d, z27.d, #5
sli z18.d, z27.d, #59
xar z18.d, z18.d, z27.d, #6
xar z18.d, z18.d, z27.d, #28
eor z10.d, z27.d, z13.d
and z3.d, z10.d, z3.d
eor z3.d, z13.d, z3.d
add z18.d, z18.d, z3.d
add z8.d, z8.d, z18.d
lsr z3.d, z15.d, #7
mov z18.d, z3.d
sli z18.d, z15.d, #57
xar z18.d, z18.d, z15.d, #1
eor z3.d, z3.d, z18.d
add z3.d, z3.d, z0.d
lsr z18.d, z30.d, #6
lsr z0.d, z30.d, #42
sli z0.d, z30.d, #22
xar z0.d, z0.d, z30.d, #19
eor z18.d, z18.d, z0.d
add z18.d, z18.d, z9.d
add z18.d, z18.d, z3.d
ld1rd {z0.d}, p0/z, [x9, #104]
add z0.d, z18.d, z0.d
add z23.d, z23.d, z0.d
lsr z3.d, z22.d, #23
sli z3.d, z22.d, #41
xar z3.d, z3.d, z22.d, #4
xar z3.d, z3.d, z22.d, #14
add z23.d, z23.d, z3.d
mov z0.d, z1.d
bsl z0.d, z0.d, z12.d, z22.d
add z23.d, z23.d, z0.d
add z28.d, z28.d, z23.d
lsr z3.d, z8.d, #5
sli z3.d, z8.d, #59
xar z3.d, z3.d, z8.d, #6
xar z3.d, z3.d, z8.d, #28
eor z0.d, z8.d, z27.d
and z10.d, z0.d, z10.d
eor z10.d, z27.d, z10.d
add z3.d, z3.d, z10.d
add z23.d, z23.d, z3.d
lsr z10.d, z17.d, #7
mov z3.d, z10.d
sli z3.d, z17.d, #57
xar z3.d, z3.d, z17.d, #1
eor z10.d, z10.d, z3.d
add z10.d, z10.d, z15.d
lsr z3.d, z7.d, #6
lsr z15.d, z7.d, #42
sli z15.d, z7.d, #22
xar z15.d, z15.d, z7.d, #19
eor z3.d, z3.d, z15.d
add z3.d, z3.d, z19.d
add z3.d, z3.d, z10.d
ld1rd {z15.d}, p0/z, [x9, #112]
add z15.d, z3.d, z15.d
add z12.d, z12.d, z15.d
lsr z10.d, z28.d, #23
sli z10.d, z28.d, #41
xar z10.d, z10.d, z28.d, #4
xar z10.d, z10.d, z28.d, #14
add z12.d, z12.d, z10.d
mov z15.d, z22.d
bsl z15.d, z15.d, z1.d, z28.d
add z12.d, z12.d, z15.d
add z13.d, z13.d, z12.d
lsr z10.d, z23.d, #5
sli z10.d, z23.d, #59
xar z10.d, z10.d, z23.d, #6
xar z10.d, z10.d, z23.d, #28
eor z15.d, z23.d, z8.d
and z0.d, z15.d, z0.d
eor z0.d, z8.d, z0.d
add z10.d, z10.d, z0.d
add z12.d, z12.d, z10.d
lsr z0.d, z24.d, #7
mov z10.d, z0.d
sli z10.d, z24.d, #57
xar z10.d, z10.d, z24.d, #1
eor z0.d, z0.d, z10.d
add z0.d, z0.d, z17.d
lsr z10.d, z18.d, #6
lsr z17.d, z18.d, #42
sli z17.d, z18.d, #22
xar z17.d, z17.d, z18.d, #19
eor z10.d, z10.d, z17.d
add z10.d, z10.d, z16.d
add z10.d, z10.d, z0.d
ld1rd {z17.d}, p0/z, [x9, #120]
add z17.d, z10.d, z17.d
add z1.d, z1.d, z17.d
lsr z0.d, z13.d, #23
sli z0.d, z13.d, #41
xar z0.d, z0.d, z13.d, #4
xar z0.d, z0.d, z13.d, #14
add z1.d, z1.d, z0.d
mov z17.d, z28.d
bsl z17.d, z17.d, z22.d, z13.d
add z1.d, z1.d, z17.d
add z27.d, z27.d, z1.d
lsr z0.d, z12.d, #5
sli z0.d, z12.d, #59
xar z0.d, z0.d, z12.d, #6
xar z0.d, z0.d, z12.d, #28
eor z17.d, z12.d, z23.d
and z15.d, z17.d, z15.d
eor z15.d, z23.d, z15.d
add z0.d, z0.d, z15.d
add z1.d, z1.d, z0.d
lsr z15.d, z26.d, #7
mov z0.d, z15.d
sli z0.d, z26.d, #57
xar z0.d, z0.d, z26.d, #1
eor z15.d, z15.d, z0.d
add z15.d, z15.d, z24.d
lsr z0.d, z3.d, #6
lsr z24.d, z3.d, #42
sli z24.d, z3.d, #22
xar z24.d, z24.d, z3.d, #19
eor z0.d, z0.d, z24.d
add z0.d, z0.d, z31.d
add z0.d, z0.d, z15.d
ld1rd {z24.d}, p0/z, [x9, #128]
add z24.d, z0.d, z24.d
add z22.d, z22.d, z24.d
lsr z15.d, z27.d, #23
sli z15.d, z27.d, #41
xar z15.d, z15.d, z27.d, #4
xar z15.d, z15.d, z27.d, #14
add z22.d, z22.d, z15.d
mov z24.d, z13.d
bsl z24.d, z24.d, z28.d, z27.d
add z22.d, z22.d, z24.d
add z8.d, z8.d, z22.d
lsr z15.d, z1.d, #5
sli z15.d, z1.d, #59
xar z15.d, z15.d, z1.d, #6
xar z15.d, z15.d, z1.d, #28
eor z24.d, z1.d, z12.d
and z17.d, z24.d, z17.d
eor z17.d, z12.d, z17.d
add z15.d, z15.d, z17.d
add z22.d, z22.d, z15.d
lsr z17.d, z6.d, #7
mov z15.d, z17.d
sli z15.d, z6.d, #57
xar z15.d, z15.d, z6.d, #1
eor z17.d, z17.d, z15.d
add z17.d, z17.d, z26.d
lsr z15.d, z10.d, #6
lsr z26.d, z10.d, #42
sli z26.d, z10.d, #22
xar z26.d, z26.d, z10.d, #19
eor z15.d, z15.d, z26.d
add z15.d, z15.d, z25.d
add z15.d, z15.d, z17.d
ld1rd {z26.d}, p0/z, [x9, #136]
add z26.d, z15.d, z26.d
add z28.d, z28.d, z26.d
lsr z17.d, z8.d, #23
sli z17.d, z8.d, #41
xar z17.d, z17.d, z8.d, #4
xar z17.d, z17.d, z8.d, #14
add z28.d, z28.d, z17.d
mov z26.d, z27.d
bsl z26.d, z26.d, z13.d, z8.d
add z28.d, z28.d, z26.d
add z23.d, z23.d, z28.d
lsr z17.d, z22.d, #5
sli z17.d, z22.d, #59
xar z17.d, z17.d, z22.d, #6
xar z17.d, z17.d, z22.d, #28
eor z26.d, z22.d, z1.d
and z24.d, z26.d, z24.d
eor z24.d, z1.d, z24.d
add z17.d, z17.d, z24.d
add z28.d, z28.d, z17.d
lsr z24.d, z21.d, #7
mov z17.d, z24.d
sli z17.d, z21.d, #57
xar z17.d, z17.d, z21.d, #1
eor z24.d, z24.d, z17.d
add z24.d, z24.d, z6.d
lsr z17.d, z0.d, #6
lsr z6.d, z0.d, #42
sli z6.d, z0.d, #22
xar z6.d, z6.d, z0.d, #19
eor z17.d, z17.d, z6.d
add z17.d, z17.d, z30.d
add z17.d, z17.d, z24.d
ld1rd {z6.d}, p0/z, [x9, #144]
add z6.d, z17.d, z6.d
add z13.d, z13.d, z6.d
lsr z24.d, z23.d, #23
sli z24.d, z23.d, #41
xar z24.d, z24.d, z23.d, #4
xar z24.d, z24.d, z23.d, #14
add z13.d, z13.d, z24.d
mov z6.d, z8.d
bsl z6.d, z6.d, z27.d, z23.d
add z13.d, z13.d, z6.d
add z12.d, z12.d, z13.d
lsr z24.d, z28.d, #5
sli z24.d, z28.d, #59
xar z24.d, z24.d, z28.d, #6
xar z24.d, z24.d, z28.d, #28
eor z6.d, z28.d, z22.d
and z26.d, z6.d, z26.d
eor z26.d, z22.d, z26.d
add z24.d, z24.d, z26.d
add z13.d, z13.d, z24.d
lsr z26.d, z20.d, #7
mov z24.d, z26.d
sli z24.d, z20.d, #57
xar z24.d, z24.d, z20.d, #1
eor z26.d, z26.d, z24.d
add z26.d, z26.d, z21.d
lsr z24.d, z15.d, #6
lsr z21.d, z15.d, #42
sli z21.d, z15.d, #22
xar z21.d, z21.d, z15.d, #19
eor z24.d, z24.d, z21.d
add z24.d, z24.d, z7.d
add z24.d, z24.d, z26.d
ld1rd {z21.d}, p0/z, [x9, #152]
add z21.d, z24.d, z21.d
add z27.d, z27.d, z21.d
lsr z26.d, z12.d, #23
sli z26.d, z12.d, #41
xar z26.d, z26.d, z12.d, #4
xar z26.d, z26.d, z12.d, #14
add z27.d, z27.d, z26.d
mov z21.d, z23.d
bsl z21.d, z21.d, z8.d, z12.d
add z27.d, z27.d, z21.d
add z1.d, z1.d, z27.d
lsr z26.d, z13.d, #5
sli z26.d, z13.d, #59
xar z26.d, z26.d, z13.d, #6
xar z26.d, z26.d, z13.d, #28
eor z21.d, z13.d, z28.d
and z6.d, z21.d, z6.d
eor z6.d, z28.d, z6.d
add z26.d, z26.d, z6.d
add z27.d, z27.d, z26.d
lsr z6.d, z29.d, #7
mov z26.d, z6.d
sli z26.d, z29.d, #57
xar z26.d, z26.d, z29.d, #1
eor z6.d, z6.d, z26.d
add z6.d, z6.d, z20.d
lsr z26.d, z17.d, #6
lsr z20.d, z17.d, #42
sli z20.d, z17.d, #22
xar z20.d, z20.d, z17.d, #19
eor z26.d, z26.d, z20.d
add z26.d, z26.d, z18.d
add z26.d, z26.d, z6.d
ld1rd {z20.d}, p0/z, [x9, #160]
add z20.d, z26.d, z20.d
add z8.d, z8.d, z20.d
lsr z6.d, z1.d, #23
sli z6.d, z1.d, #41
xar z6.d, z6.d, z1.d, #4
xar z6.d, z6.d, z1.d, #14
add z8.d, z8.d, z6.d
mov z20.d, z12.d
bsl z20.d, z20.d, z23.d, z1.d
add z8.d, z8.d, z20.d
add z22.d, z22.d, z8.d
lsr z6.d, z27.d, #5
sli z6.d, z27.d, #59
xar z6.d, z6.d, z27.d, #6
xar z6.d, z6.d, z27.d, #28
eor z20.d, z27.d, z13.d
and z21.d, z20.d, z21.d
eor z21.d, z13.d, z21.d
add z6.d, z6.d, z21.d
add z8.d, z8.d, z6.d
lsr z21.d, z9.d, #7
mov z6.d, z21.d
sli z6.d, z9.d, #57
xar z6.d, z6.d, z9.d, #1
eor z21.d, z21.d, z6.d
add z21.d, z21.d, z29.d
lsr z6.d, z24.d, #6
lsr z29.d, z24.d, #42
sli z29.d, z24.d, #22
xar z29.d, z29.d, z24.d, #19
eor z6.d, z6.d, z29.d
add z6.d, z6.d, z3.d
add z6.d, z6.d, z21.d
ld1rd {z29.d}, p0/z, [x9, #168]
add z29.d, z6.d, z29.d
add z23.d, z23.d, z29.d
lsr z21.d, z22.d, #23
sli z21.d, z22.d, #41
xar z21.d, z21.d, z22.d, #4
xar z21.d, z21.d, z22.d, #14
add z23.d, z23.d, z21.d
mov z29.d, z1.d
bsl z29.d, z29.d, z12.d, z22.d
add z23.d, z23.d, z29.d
add z28.d, z28.d, z23.d
lsr z21.d, z8.d, #5
sli z21.d, z8.d, #59
xar z21.d, z21.d, z8.d, #6
xar z21.d, z21.d, z8.d, #28
eor z29.d, z8.d, z27.d
and z20.d, z29.d, z20.d
eor z20.d, z27.d, z20.d
add z21.d, z21.d, z20.d
add z23.d, z23.d, z21.d
lsr z20.d, z19.d, #7
mov z21.d, z20.d
sli z21.d, z19.d, #57
xar z21.d, z21.d, z19.d, #1
eor z20.d, z20.d, z21.d
add z20.d, z20.d, z9.d
lsr z21.d, z26.d, #6
lsr z9.d, z26.d, #42
sli z9.d, z26.d, #22
xar z9.d, z9.d, z26.d, #19
eor z21.d, z21.d, z9.d
add z21.d, z21.d, z10.d
add z21.d, z21.d, z20.d
ld1rd {z9.d}, p0/z, [x9, #176]
add z9.d, z21.d, z9.d
add z12.d, z12.d, z9.d
lsr z20.d, z28.d, #23
sli z20.d, z28.d, #41
xar z20.d, z20.d, z28.d, #4
xar z20.d, z20.d, z28.d, #14
add z12.d, z12.d, z20.d
mov z9.d, z22.d
bsl z9.d, z9.d, z1.d, z28.d
add z12.d, z12.d, z9.d
add z13.d, z13.d, z12.d
lsr z20.d, z23.d, #5
sli z20.d, z23.d, #59
xar z20.d, z20.d, z23.d, #6
xar z20.d, z20.d, z23.d, #28
eor z9.d, z23.d, z8.d
and z29.d, z9.d, z29.d
eor z29.d, z8.d, z29.d
add z20.d, z20.d, z29.d
add z12.d, z12.d, z20.d
lsr z29.d, z16.d, #7
mov z20.d, z29.d
sli z20.d, z16.d, #57
xar z20.d, z20.d, z16.d, #1
eor z29.d, z29.d, z20.d
add z29.d, z29.d, z19.d
lsr z20.d, z6.d, #6
lsr z19.d, z6.d, #42
sli z19.d, z6.d, #22
xar z19.d, z19.d, z6.d, #19
eor z20.d, z20.d, z19.d
add z20.d, z20.d, z0.d
add z20.d, z20.d, z29.d
ld1rd {z19.d}, p0/z, [x9, #184]
add z19.d, z20.d, z19.d
add z1.d, z1.d, z19.d
lsr z29.d, z13.d, #23
sli z29.d, z13.d, #41
xar z29.d, z29.d, z13.d, #4
xar z29.d, z29.d, z13.d, #14
add z1.d, z1.d, z29.d
mov z19.d, z28.d
bsl z19.d, z19.d, z22.d, z13.d
add z1.d, z1.d, z19.d
add z27.d, z27.d, z1.d
lsr z29.d, z12.d, #5
sli z29.d, z12.d, #59
xar z29.d, z29.d, z12.d, #6
xar z29.d, z29.d, z12.d, #28
eor z19.d, z12.d, z23.d
and z9.d, z19.d, z9.d
eor z9.d, z23.d, z9.d
add z29.d, z29.d, z9.d
add z1.d, z1.d, z29.d
lsr z9.d, z31.d, #7
mov z29.d, z9.d
sli z29.d, z31.d, #57
xar z29.d, z29.d, z31.d, #1
eor z9.d, z9.d, z29.d
add z9.d, z9.d, z16.d
lsr z29.d, z21.d, #6
lsr z16.d, z21.d, #42
sli z16.d, z21.d, #22
xar z16.d, z16.d, z21.d, #19
eor z29.d, z29.d, z16.d
add z29.d, z29.d, z15.d
add z29.d, z29.d, z9.d
ld1rd {z16.d}, p0/z, [x9, #192]
add z16.d, z29.d, z16.d
add z22.d, z22.d, z16.d
lsr z9.d, z27.d, #23
sli z9.d, z27.d, #41
xar z9.d, z9.d, z27.d, #4
xar z9.d, z9.d, z27.d, #14
add z22.d, z22.d, z9.d
mov z16.d, z13.d
bsl z16.d, z16.d, z28.d, z27.d
add z22.d, z22.d, z16.d
add z8.d, z8.d, z22.d
lsr z9.d, z1.d, #5
sli z9.d, z1.d, #59
xar z9.d, z9.d, z1.d, #6
xar z9.d, z9.d, z1.d, #28
eor z16.d, z1.d, z12.d
and z19.d, z16.d, z19.d
eor z19.d, z12.d, z19.d
add z9.d, z9.d, z19.d
add z22.d, z22.d, z9.d
lsr z19.d, z25.d, #7
mov z9.d, z19.d
sli z9.d, z25.d, #57
xar z9.d, z9.d, z25.d, #1
eor z19.d, z19.d, z9.d
add z19.d, z19.d, z31.d
lsr z9.d, z20.d, #6
lsr z31.d, z20.d, #42
sli z31.d, z20.d, #22
xar z31.d, z31.d, z20.d, #19
eor z9.d, z9.d, z31.d
add z9.d, z9.d, z17.d
add z9.d, z9.d, z19.d
ld1rd {z31.d}, p0/z, [x9, #200]
add z31.d, z9.d, z31.d
add z28.d, z28.d, z31.d
lsr z19.d, z8.d, #23
sli z19.d, z8.d, #41
xar z19.d, z19.d, z8.d, #4
xar z19.d, z19.d, z8.d, #14
add z28.d, z28.d, z19.d
mov z31.d, z27.d
bsl z31.d, z31.d, z13.d, z8.d
add z28.d, z28.d, z31.d
add z23.d, z23.d, z28.d
lsr z19.d, z22.d, #5
sli z19.d, z22.d, #59
xar z19.d, z19.d, z22.d, #6
xar z19.d, z19.d, z22.d, #28
eor z31.d, z22.d, z1.d
and z16.d, z31.d, z16.d
eor z16.d, z1.d, z16.d
add z19.d, z19.d, z16.d
add z28.d, z28.d, z19.d
lsr z16.d, z30.d, #7
mov z19.d, z16.d
sli z19.d, z30.d, #57
xar z19.d, z19.d, z30.d, #1
eor z16.d, z16.d, z19.d
add z16.d, z16.d, z25.d
lsr z19.d, z29.d, #6
lsr z25.d, z29.d, #42
sli z25.d, z29.d, #22
xar z25.d, z25.d, z29.d, #19
eor z19.d, z19.d, z25.d
add z19.d, z19.d, z24.d
add z19.d, z19.d, z16.d
ld1rd {z25.d}, p0/z, [x9, #208]
add z25.d, z19.d, z25.d
add z13.d, z13.d, z25.d
lsr z16.d, z23.d, #23
sli z16.d, z23.d, #41
xar z16.d, z16.d, z23.d, #4
xar z16.d, z16.d, z23.d, #14
add z13.d, z13.d, z16.d
mov z25.d, z8.d
bsl z25.d, z25.d, z27.d, z23.d
add z13.d, z13.d, z25.d
add z12.d, z12.d, z13.d
lsr z16.d, z28.d, #5
sli z16.d, z28.d, #59
xar z16.d, z16.d, z28.d, #6
xar z16.d, z16.d, z28.d, #28
eor z25.d, z28.d, z22.d
and z31.d, z25.d, z31.d
eor z31.d, z22.d, z31.d
add z16.d, z16.d, z31.d
add z13.d, z13.d, z16.d
lsr z31.d, z7.d, #7
mov z16.d, z31.d
sli z16.d, z7.d, #57
xar z16.d, z16.d, z7.d, #1
eor z31.d, z31.d, z16.d
add z31.d, z31.d, z30.d
lsr z16.d, z9.d, #6
lsr z30.d, z9.d, #42
sli z30.d, z9.d, #22
xar z30.d, z30.d, z9.d, #19
eor z16.d, z16.d, z30.d
add z16.d, z16.d, z26.d
add z16.d, z16.d, z31.d
ld1rd {z30.d}, p0/z, [x9, #216]
add z30.d, z16.d, z30.d
add z27.d, z27.d, z30.d
lsr z31.d, z12.d, #23
sli z31.d, z12.d, #41
xar z31.d, z31.d, z12.d, #4
xar z31.d, z31.d, z12.d, #14
add z27.d, z27.d, z31.d
mov z30.d, z23.d
bsl z30.d, z30.d, z8.d, z12.d
add z27.d, z27.d, z30.d
add z1.d, z1.d, z27.d
lsr z31.d, z13.d, #5
sli z31.d, z13.d, #59
xar z31.d, z31.d, z13.d, #6
xar z31.d, z31.d, z13.d, #28
eor z30.d, z13.d, z28.d
and z25.d, z30.d, z25.d
eor z25.d, z28.d, z25.d
add z31.d, z31.d, z25.d
add z27.d, z27.d, z31.d
lsr z25.d, z18.d, #7
mov z31.d, z25.d
sli z31.d, z18.d, #57
xar z31.d, z31.d, z18.d, #1
eor z25.d, z25.d, z31.d
add z25.d, z25.d, z7.d
lsr z31.d, z19.d, #6
lsr z7.d, z19.d, #42
sli z7.d, z19.d, #22
xar z7.d, z7.d, z19.d, #19
eor z31.d, z31.d, z7.d
add z31.d, z31.d, z6.d
add z31.d, z31.d, z25.d
ld1rd {z7.d}, p0/z, [x9, #224]
add z7.d, z31.d, z7.d
add z8.d, z8.d, z7.d
lsr z25.d, z1.d, #23
sli z25.d, z1.d, #41
xar z25.d, z25.d, z1.d, #4
xar z25.d, z25.d, z1.d, #14
add z8.d, z8.d, z25.d
mov z7.d, z12.d
bsl z7.d, z7.d, z23.d, z1.d
add z8.d, z8.d, z7.d
add z22.d, z22.d, z8.d
lsr z25.d, z27.d, #5
sli z25.d, z27.d, #59
xar z25.d, z25.d, z27.d, #6
xar z25.d, z25.d, z27.d, #28
eor z7.d, z27.d, z13.d
and z30.d, z7.d, z30.d
eor z30.d, z13.d, z30.d
add z25.d, z25.d, z30.d
add z8.d, z8.d, z25.d
lsr z30.d, z3.d, #7
mov z25.d, z30.d
sli z25.d, z3.d, #57
xar z25.d, z25.d, z3.d, #1
eor z30.d, z30.d, z25.d
add z30.d, z30.d, z18.d
lsr z25.d, z16.d, #6
lsr z18.d, z16.d, #42
sli z18.d, z16.d, #22
xar z18.d, z18.d, z16.d, #19
eor z25.d, z25.d, z18.d
add z25.d, z25.d, z21.d
add z25.d, z25.d, z30.d
ld1rd {z18.d}, p0/z, [x9, #232]
add z18.d, z25.d, z18.d
add z23.d, z23.d, z18.d
lsr z30.d, z22.d, #23
sli z30.d, z22.d, #41
xar z30.d, z30.d, z22.d, #4
xar z30.d, z30.d, z22.d, #14
add z23.d, z23.d, z30.d
mov z18.d, z1.d
bsl z18.d, z18.d, z12.d, z22.d
add z23.d, z23.d, z18.d
add z28.d, z28.d, z23.d
lsr z30.d, z8.d, #5
sli z30.d, z8.d, #59
xar z30.d, z30.d, z8.d, #6
xar z30.d, z30.d, z8.d, #28
eor z18.d, z8.d, z27.d
and z7.d, z18.d, z7.d
eor z7.d, z27.d, z7.d
add z30.d, z30.d, z7.d
add z23.d, z23.d, z30.d
lsr z7.d, z10.d, #7
mov z30.d, z7.d
sli z30.d, z10.d, #57
xar z30.d, z30.d, z10.d, #1
eor z7.d, z7.d, z30.d
add z7.d, z7.d, z3.d
lsr z30.d, z31.d, #6
lsr z3.d, z31.d, #42
sli z3.d, z31.d, #22
xar z3.d, z3.d, z31.d, #19
eor z30.d, z30.d, z3.d
add z30.d, z30.d, z20.d
add z30.d, z30.d, z7.d
ld1rd {z3.d}, p0/z, [x9, #240]
add z3.d, z30.d, z3.d
add z12.d, z12.d, z3.d
lsr z7.d, z28.d, #23
sli z7.d, z28.d, #41
xar z7.d, z7.d, z28.d, #4
xar z7.d, z7.d, z28.d, #14
add z12.d, z12.d, z7.d
mov z3.d, z22.d
bsl z3.d, z3.d, z1.d, z28.d
add z12.d, z12.d, z3.d
add z13.d, z13.d, z12.d
lsr z7.d, z23.d, #5
sli z7.d, z23.d, #59
xar z7.d, z7.d, z23.d, #6
xar z7.d, z7.d, z23.d, #28
eor z3.d, z23.d, z8.d
and z18.d, z3.d, z18.d
eor z18.d, z8.d, z18.d
add z7.d, z7.d, z18.d
add z12.d, z12.d, z7.d
lsr z18.d, z0.d, #7
mov z7.d, z18.d
sli z7.d, z0.d, #57
xar z7.d, z7.d, z0.d, #1
eor z18.d, z18.d, z7.d
add z18.d, z18.d, z10.d
lsr z7.d, z25.d, #6
lsr z10.d, z25.d, #42
sli z10.d, z25.d, #22
xar z10.d, z10.d, z25.d, #19
eor z7.d, z7.d, z10.d
add z7.d, z7.d, z29.d
add z7.d, z7.d, z18.d
ld1rd {z10.d}, p0/z, [x9, #248]
add z10.d, z7.d, z10.d
add z1.d, z1.d, z10.d
lsr z29.d, z13.d, #23
sli z29.d, z13.d, #41
xar z29.d, z29.d, z13.d, #4
xar z29.d, z29.d, z13.d, #14
add z1.d, z1.d, z29.d
mov z18.d, z28.d
bsl z18.d, z18.d, z22.d, z13.d
add z1.d, z1.d, z18.d
add z27.d, z27.d, z1.d
lsr z10.d, z12.d, #5
sli z10.d, z12.d, #59
xar z10.d, z10.d, z12.d, #6
xar z10.d, z10.d, z12.d, #28
eor z29.d, z12.d, z23.d
and z3.d, z29.d, z3.d
eor z3.d, z23.d, z3.d
add z10.d, z10.d, z3.d
add z1.d, z1.d, z10.d
lsr z18.d, z15.d, #7
mov z3.d, z18.d
sli z3.d, z15.d, #57
xar z3.d, z3.d, z15.d, #1
eor z18.d, z18.d, z3.d
add z18.d, z18.d, z0.d
lsr z10.d, z30.d, #6
lsr z3.d, z30.d, #42
sli z3.d, z30.d, #22
xar z3.d, z3.d, z30.d, #19
eor z10.d, z10.d, z3.d
add z10.d, z10.d, z9.d
add z10.d, z10.d, z18.d
ld1rd {z0.d}, p0/z, [x9, #256]
add z0.d, z10.d, z0.d
add z22.d, z22.d, z0.d
lsr z3.d, z27.d, #23
sli z3.d, z27.d, #41
xar z3.d, z3.d, z27.d, #4
xar z3.d, z3.d, z27.d, #14
add z22.d, z22.d, z3.d
mov z9.d, z13.d
bsl z9.d, z9.d, z28.d, z27.d
add z22.d, z22.d, z9.d
add z8.d, z8.d, z22.d
lsr z18.d, z1.d, #5
sli z18.d, z1.d, #59
xar z18.d, z18.d, z1.d, #6
xar z18.d, z18.d, z1.d, #28
eor z0.d, z1.d, z12.d
and z29.d, z0.d, z29.d
eor z29.d, z12.d, z29.d
add z18.d, z18.d, z29.d
add z22.d, z22.d, z18.d
lsr z3.d, z17.d, #7
mov z9.d, z3.d
sli z9.d, z17.d, #57
xar z9.d, z9.d, z17.d, #1
eor z3.d, z3.d, z9.d
add z3.d, z3.d, z15.d
lsr z29.d, z7.d, #6
lsr z18.d, z7.d, #42
sli z18.d, z7.d, #22
xar z18.d, z18.d, z7.d, #19
eor z29.d, z29.d, z18.d
add z29.d, z29.d, z19.d
ld1rd {z9.d}, p0/z, [x9, #264]
add z29.d, z29.d, z3.d
lsr z15.d, z8.d, #23
add z9.d, z29.d, z9.d
sli z15.d, z8.d, #41
add z28.d, z28.d, z9.d
mov z18.d, z27.d
bsl z18.d, z18.d, z13.d, z8.d
xar z15.d, z15.d, z8.d, #4
xar z15.d, z15.d, z8.d, #14
add z28.d, z28.d, z15.d
lsr z19.d, z22.d, #5
add z28.d, z28.d, z18.d
eor z3.d, z22.d, z1.d
sli z19.d, z22.d, #59
add z23.d, z23.d, z28.d
and z0.d, z3.d, z0.d
xar z19.d, z19.d, z22.d, #6
eor z0.d, z1.d, z0.d
xar z19.d, z19.d, z22.d, #28
add z19.d, z19.d, z0.d
lsr z9.d, z24.d, #7
add z28.d, z28.d, z19.d
mov z15.d, z9.d
sli z15.d, z24.d, #57
xar z15.d, z15.d, z24.d, #1
eor z9.d, z9.d, z15.d
lsr z18.d, z10.d, #6
add z9.d, z9.d, z17.d
lsr z0.d, z10.d, #42
sli z0.d, z10.d, #22
xar z0.d, z0.d, z10.d, #19
ld1rd {z19.d}, p0/z, [x9, #272]
eor z18.d, z18.d, z0.d
lsr z15.d, z23.d, #23
add z18.d, z18.d, z16.d
mov z17.d, z8.d
bsl z17.d, z17.d, z27.d, z23.d
sli z15.d, z23.d, #41
add z18.d, z18.d, z9.d
lsr z10.d, z28.d, #5
xar z15.d, z15.d, z23.d, #4
add z19.d, z18.d, z19.d
sli z10.d, z28.d, #59
xar z15.d, z15.d, z23.d, #14
add z13.d, z13.d, z19.d
eor z0.d, z28.d, z22.d
xar z10.d, z10.d, z28.d, #6
add z13.d, z13.d, z15.d
lsr z16.d, z26.d, #7
and z3.d, z0.d, z3.d
xar z10.d, z10.d, z28.d, #28
add z13.d, z13.d, z17.d
mov z9.d, z16.d
sli z9.d, z26.d, #57
eor z3.d, z22.d, z3.d
add z12.d, z12.d, z13.d
xar z9.d, z9.d, z26.d, #1
add z10.d, z10.d, z3.d
lsr z19.d, z29.d, #6
eor z16.d, z16.d, z9.d
lsr z15.d, z29.d, #42
add z13.d, z13.d, z10.d
ld1rd {z17.d}, p0/z, [x9, #280]
add z16.d, z16.d, z24.d
sli z15.d, z29.d, #22
lsr z3.d, z12.d, #23
xar z15.d, z15.d, z29.d, #19
mov z9.d, z23.d
bsl z9.d, z9.d, z8.d, z12.d
sli z3.d, z12.d, #41
eor z19.d, z19.d, z15.d
lsr z10.d, z13.d, #5
xar z3.d, z3.d, z12.d, #4
add z19.d, z19.d, z31.d
eor z24.d, z13.d, z28.d
sli z10.d, z13.d, #59
xar z3.d, z3.d, z12.d, #14
add z19.d, z19.d, z16.d
and z0.d, z24.d, z0.d
xar z10.d, z10.d, z13.d, #6
lsr z29.d, z6.d, #7
add z17.d, z19.d, z17.d
eor z0.d, z28.d, z0.d
xar z10.d, z10.d, z13.d, #28
add z27.d, z27.d, z17.d
mov z15.d, z29.d
sli z15.d, z6.d, #57
add z10.d, z10.d, z0.d
lsr z31.d, z18.d, #6
add z27.d, z27.d, z3.d
xar z15.d, z15.d, z6.d, #1
lsr z16.d, z18.d, #42
add z27.d, z27.d, z9.d
ld1rd {z17.d}, p0/z, [x9, #288]
eor z29.d, z29.d, z15.d
sli z16.d, z18.d, #22
add z1.d, z1.d, z27.d
add z27.d, z27.d, z10.d
add z29.d, z29.d, z26.d
xar z16.d, z16.d, z18.d, #19
lsr z0.d, z1.d, #23
mov z3.d, z12.d
bsl z3.d, z3.d, z23.d, z1.d
lsr z9.d, z20.d, #7
eor z31.d, z31.d, z16.d
sli z0.d, z1.d, #41
lsr z15.d, z21.d, #7
mov z10.d, z9.d
sli z10.d, z20.d, #57
add z31.d, z31.d, z25.d
xar z0.d, z0.d, z1.d, #4
mov z26.d, z15.d
sli z26.d, z21.d, #57
xar z10.d, z10.d, z20.d, #1
add z31.d, z31.d, z29.d
xar z0.d, z0.d, z1.d, #14
xar z26.d, z26.d, z21.d, #1
eor z9.d, z9.d, z10.d
add z17.d, z31.d, z17.d
lsr z18.d, z27.d, #5
eor z15.d, z15.d, z26.d
add z9.d, z9.d, z21.d
add z8.d, z8.d, z17.d
sli z18.d, z27.d, #59
add z15.d, z15.d, z6.d
eor z16.d, z27.d, z13.d
add z8.d, z8.d, z0.d
xar z18.d, z18.d, z27.d, #6
lsr z25.d, z19.d, #6
and z24.d, z16.d, z24.d
add z8.d, z8.d, z3.d
xar z18.d, z18.d, z27.d, #28
lsr z20.d, z19.d, #42
eor z24.d, z13.d, z24.d
add z22.d, z22.d, z8.d
ld1rd {z29.d}, p0/z, [x9, #296]
sli z20.d, z19.d, #22
add z18.d, z18.d, z24.d
add z14.d, z14.d, z27.d
add z5.d, z5.d, z22.d
xar z20.d, z20.d, z19.d, #19
add z8.d, z8.d, z18.d
add z2.d, z2.d, z1.d
str z14, [x0, #3, mul vl]
eor z25.d, z25.d, z20.d
add z11.d, z11.d, z8.d
eor z10.d, z8.d, z27.d
lsr z26.d, z22.d, #23
add z25.d, z25.d, z30.d
str z11, [x0, #2, mul vl]
and z16.d, z10.d, z16.d
sli z26.d, z22.d, #41
add z25.d, z25.d, z15.d
str z5, [x0, #6, mul vl]
eor z27.d, z27.d, z16.d
xar z26.d, z26.d, z22.d, #4
add z25.d, z25.d, z29.d
str z2, [x0, #7, mul vl]
mov z21.d, z1.d
bsl z21.d, z21.d, z12.d, z22.d
xar z26.d, z26.d, z22.d, #14
add z23.d, z23.d, z25.d
lsr z17.d, z8.d, #5
lsr z6.d, z31.d, #6
lsr z0.d, z31.d, #42
add z23.d, z23.d, z26.d
sli z17.d, z8.d, #59
ld1rd {z3.d}, p0/z, [x9, #304]
sli z0.d, z31.d, #22
add z23.d, z23.d, z21.d
xar z17.d, z17.d, z8.d, #6
xar z0.d, z0.d, z31.d, #19
add z28.d, z28.d, z23.d
xar z17.d, z17.d, z8.d, #28
eor z6.d, z6.d, z0.d
bsl z22.d, z22.d, z1.d, z28.d
add z4.d, z4.d, z28.d
lsr z24.d, z28.d, #23
add z17.d, z17.d, z27.d
add z6.d, z6.d, z7.d
str z4, [x0, #5, mul vl]
sli z24.d, z28.d, #41
add z23.d, z23.d, z17.d
add z6.d, z6.d, z9.d
xar z24.d, z24.d, z28.d, #4
eor z19.d, z23.d, z8.d
ldr z18, [x0, #1, mul vl]
add z18.d, z18.d, z23.d
lsr z14.d, z23.d, #5
xar z24.d, z24.d, z28.d, #14
and z19.d, z19.d, z10.d
str z18, [x0, #1, mul vl]
sli z14.d, z23.d, #59
add z6.d, z6.d, z3.d
eor z8.d, z8.d, z19.d
xar z14.d, z14.d, z23.d, #6
add z12.d, z12.d, z6.d
xar z14.d, z14.d, z23.d, #28
add z12.d, z12.d, z24.d
add z14.d, z14.d, z8.d
add z12.d, z12.d, z22.d
add z13.d, z13.d, z12.d
add z12.d, z12.d, z14.d
ldr z20, [x0, #4, mul vl]
add z20.d, z20.d, z13.d
ldr z30, [x0, #0, mul vl]
add z30.d, z30.d, z12.d
str z20, [x0, #4, mul vl]
str z30, [x0, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
hashweave_function hashweave_sve2_blake2b
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 26f
add x9, x8, #504
ptrue p0.b
ldr z0, [x0, #4, mul vl]
ldr z1, [x1, #0, mul vl]
add z2.d, z0.d, z1.d
ldr z3, [x0, #0, mul vl]
add z2.d, z3.d, z2.d
ldr z4, [x0, #8, mul vl]
eor z4.d, z4.d, z2.d
ld1rd {z5.d}, p0/z, [x9, #312]
xar z5.d, z5.d, z4.d, #32
ld1rd {z6.d}, p0/z, [x9, #320]
add z6.d, z6.d, z5.d
mov z7.d, z0.d
xar z7.d, z7.d, z6.d, #24
ldr z8, [x1, #1, mul vl]
add z9.d, z7.d, z8.d
add z2.d, z2.d, z9.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
ldr z10, [x0, #5, mul vl]
ldr z11, [x1, #2, mul vl]
add z12.d, z10.d, z11.d
ldr z13, [x0, #1, mul vl]
add z12.d, z13.d, z12.d
ldr z14, [x0, #9, mul vl]
eor z14.d, z14.d, z12.d
ld1rd {z15.d}, p0/z, [x9, #328]
xar z15.d, z15.d, z14.d, #32
ld1rd {z16.d}, p0/z, [x9, #336]
add z16.d, z16.d, z15.d
mov z17.d, z10.d
xar z17.d, z17.d, z16.d, #24
ldr z18, [x1, #3, mul vl]
add z19.d, z17.d, z18.d
add z12.d, z12.d, z19.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
ldr z20, [x0, #6, mul vl]
ldr z21, [x1, #4, mul vl]
add z22.d, z20.d, z21.d
ldr z23, [x0, #2, mul vl]
add z22.d, z23.d, z22.d
ldr z24, [x0, #10, mul vl]
eor z24.d, z24.d, z22.d
ld1rd {z25.d}, p0/z, [x9, #344]
xar z25.d, z25.d, z24.d, #32
ld1rd {z26.d}, p0/z, [x9, #352]
add z26.d, z26.d, z25.d
mov z27.d, z20.d
xar z27.d, z27.d, z26.d, #24
ldr z28, [x1, #5, mul vl]
add z29.d, z27.d, z28.d
add z22.d, z22.d, z29.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
ldr z30, [x0, #7, mul vl]
ldr z31, [x1, #6, mul vl]
add z4.d, z30.d, z31.d
ldr z9, [x0, #3, mul vl]
add z4.d, z9.d, z4.d
ld1rd {z14.d}, p0/z, [x9, #360]
xar z14.d, z14.d, z4.d, #32
ld1rd {z19.d}, p0/z, [x9, #368]
add z19.d, z19.d, z14.d
mov z24.d, z30.d
xar z24.d, z24.d, z19.d, #24
ldr z29, [x1, #7, mul vl]
add z30.d, z24.d, z29.d
add z4.d, z4.d, z30.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
ldr z30, [x1, #8, mul vl]
add z20.d, z17.d, z30.d
add z2.d, z2.d, z20.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
ldr z20, [x1, #9, mul vl]
add z10.d, z17.d, z20.d
add z2.d, z2.d, z10.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
ldr z10, [x1, #10, mul vl]
add z0.d, z27.d, z10.d
add z12.d, z12.d, z0.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
ldr z0, [x1, #11, mul vl]
add z23.d, z27.d, z0.d
add z12.d, z12.d, z23.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z23.d, z17.d, z21.d
add z12.d, z12.d, z23.d
ldr z23, [x1, #12, mul vl]
add z9.d, z24.d, z23.d
add z22.d, z22.d, z9.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
ldr z9, [x1, #13, mul vl]
add z13.d, z24.d, z9.d
add z22.d, z22.d, z13.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
xar z15.d, z15.d, z12.d, #32
add z13.d, z27.d, z20.d
add z22.d, z22.d, z13.d
ldr z13, [x1, #14, mul vl]
add z3.d, z7.d, z13.d
add z4.d, z4.d, z3.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z3, [x1, #15, mul vl]
add z21.d, z7.d, z3.d
add z4.d, z4.d, z21.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z21.d, z7.d, z13.d
add z2.d, z2.d, z21.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z21.d, z7.d, z10.d
add z2.d, z2.d, z21.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z21.d, z17.d, z30.d
add z12.d, z12.d, z21.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z21.d, z27.d, z3.d
add z22.d, z22.d, z21.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z21.d, z24.d, z9.d
add z4.d, z4.d, z21.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z21.d, z24.d, z31.d
add z4.d, z4.d, z21.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z21.d, z17.d, z8.d
add z2.d, z2.d, z21.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z21.d, z17.d, z23.d
add z2.d, z2.d, z21.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z21.d, z27.d, z1.d
add z12.d, z12.d, z21.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z21.d, z27.d, z11.d
add z12.d, z12.d, z21.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z21.d, z24.d, z0.d
add z22.d, z22.d, z21.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z21.d, z24.d, z29.d
add z22.d, z22.d, z21.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z21.d, z7.d, z28.d
add z4.d, z4.d, z21.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
add z21.d, z7.d, z18.d
add z4.d, z4.d, z21.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z21.d, z7.d, z0.d
add z2.d, z2.d, z21.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z21.d, z7.d, z30.d
add z2.d, z2.d, z21.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z21.d, z17.d, z23.d
add z12.d, z12.d, z21.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z21.d, z17.d, z1.d
add z12.d, z12.d, z21.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z21.d, z27.d, z28.d
add z22.d, z22.d, z21.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z21.d, z27.d, z11.d
add z22.d, z22.d, z21.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z21.d, z24.d, z3.d
add z4.d, z4.d, z21.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z21.d, z24.d, z9.d
add z4.d, z4.d, z21.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z21.d, z17.d, z10.d
add z2.d, z2.d, z21.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z21.d, z17.d, z13.d
add z2.d, z2.d, z21.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z21.d, z27.d, z18.d
add z12.d, z12.d, z21.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z21.d, z27.d, z31.d
add z12.d, z12.d, z21.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z21.d, z24.d, z29.d
add z22.d, z22.d, z21.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z21.d, z24.d, z8.d
add z22.d, z22.d, z21.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z21.d, z7.d, z20.d
add z4.d, z4.d, z21.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z21, [x1, #4, mul vl]
add z30.d, z7.d, z21.d
add z4.d, z4.d, z30.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z30.d, z7.d, z29.d
add z2.d, z2.d, z30.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z30.d, z7.d, z20.d
add z2.d, z2.d, z30.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z30.d, z17.d, z18.d
add z12.d, z12.d, z30.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z30.d, z17.d, z8.d
add z12.d, z12.d, z30.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z30.d, z27.d, z9.d
add z22.d, z22.d, z30.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z30.d, z27.d, z23.d
add z22.d, z22.d, z30.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z30.d, z24.d, z0.d
add z4.d, z4.d, z30.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z30.d, z24.d, z13.d
add z4.d, z4.d, z30.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z30.d, z17.d, z11.d
add z2.d, z2.d, z30.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z30.d, z17.d, z31.d
add z2.d, z2.d, z30.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z30.d, z27.d, z28.d
add z12.d, z12.d, z30.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z30.d, z27.d, z10.d
add z12.d, z12.d, z30.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z30.d, z24.d, z21.d
add z22.d, z22.d, z30.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z30.d, z24.d, z1.d
add z22.d, z22.d, z30.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z30.d, z7.d, z3.d
add z4.d, z4.d, z30.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z30, [x1, #8, mul vl]
add z9.d, z7.d, z30.d
add z4.d, z4.d, z9.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z9.d, z7.d, z20.d
add z2.d, z2.d, z9.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z9.d, z7.d, z1.d
add z2.d, z2.d, z9.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z9.d, z17.d, z28.d
add z12.d, z12.d, z9.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z9.d, z17.d, z29.d
add z12.d, z12.d, z9.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z9.d, z27.d, z11.d
add z22.d, z22.d, z9.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z9.d, z27.d, z21.d
add z22.d, z22.d, z9.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z9.d, z24.d, z10.d
add z4.d, z4.d, z9.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z9.d, z24.d, z3.d
add z4.d, z4.d, z9.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z9.d, z17.d, z13.d
add z2.d, z2.d, z9.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z9.d, z17.d, z8.d
add z2.d, z2.d, z9.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z9.d, z27.d, z0.d
add z12.d, z12.d, z9.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z9.d, z27.d, z23.d
add z12.d, z12.d, z9.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z9.d, z24.d, z31.d
add z22.d, z22.d, z9.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z9.d, z24.d, z30.d
add z22.d, z22.d, z9.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z9.d, z7.d, z18.d
add z4.d, z4.d, z9.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z9, [x1, #13, mul vl]
add z20.d, z7.d, z9.d
add z4.d, z4.d, z20.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z20.d, z7.d, z11.d
add z2.d, z2.d, z20.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z20.d, z7.d, z23.d
add z2.d, z2.d, z20.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z20.d, z17.d, z31.d
add z12.d, z12.d, z20.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z20.d, z17.d, z10.d
add z12.d, z12.d, z20.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z20.d, z27.d, z1.d
add z22.d, z22.d, z20.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z20.d, z27.d, z0.d
add z22.d, z22.d, z20.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z20.d, z24.d, z30.d
add z4.d, z4.d, z20.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z20.d, z24.d, z18.d
add z4.d, z4.d, z20.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z20.d, z17.d, z21.d
add z2.d, z2.d, z20.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z20.d, z17.d, z9.d
add z2.d, z2.d, z20.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z20.d, z27.d, z29.d
add z12.d, z12.d, z20.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z20.d, z27.d, z28.d
add z12.d, z12.d, z20.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z20.d, z24.d, z3.d
add z22.d, z22.d, z20.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z20.d, z24.d, z13.d
add z22.d, z22.d, z20.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z20.d, z7.d, z8.d
add z4.d, z4.d, z20.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z20, [x1, #9, mul vl]
add z0.d, z7.d, z20.d
add z4.d, z4.d, z0.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z0.d, z7.d, z23.d
add z2.d, z2.d, z0.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z0.d, z7.d, z28.d
add z2.d, z2.d, z0.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z0.d, z17.d, z8.d
add z12.d, z12.d, z0.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z0.d, z17.d, z3.d
add z12.d, z12.d, z0.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z0.d, z27.d, z13.d
add z22.d, z22.d, z0.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z0.d, z27.d, z9.d
add z22.d, z22.d, z0.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z0.d, z24.d, z21.d
add z4.d, z4.d, z0.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z0.d, z24.d, z10.d
add z4.d, z4.d, z0.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z0.d, z17.d, z1.d
add z2.d, z2.d, z0.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z0.d, z17.d, z29.d
add z2.d, z2.d, z0.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z0.d, z27.d, z31.d
add z12.d, z12.d, z0.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z0.d, z27.d, z18.d
add z12.d, z12.d, z0.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z0.d, z24.d, z20.d
add z22.d, z22.d, z0.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z0.d, z24.d, z11.d
add z22.d, z22.d, z0.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z0.d, z7.d, z30.d
add z4.d, z4.d, z0.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z0, [x1, #11, mul vl]
add z10.d, z7.d, z0.d
add z4.d, z4.d, z10.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z10.d, z7.d, z9.d
add z2.d, z2.d, z10.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z10.d, z7.d, z0.d
add z2.d, z2.d, z10.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z10.d, z17.d, z29.d
add z12.d, z12.d, z10.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z10.d, z17.d, z13.d
add z12.d, z12.d, z10.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z10.d, z27.d, z23.d
add z22.d, z22.d, z10.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z10.d, z27.d, z8.d
add z22.d, z22.d, z10.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z10.d, z24.d, z18.d
add z4.d, z4.d, z10.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z10.d, z24.d, z20.d
add z4.d, z4.d, z10.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z10.d, z17.d, z28.d
add z2.d, z2.d, z10.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z10.d, z17.d, z1.d
add z2.d, z2.d, z10.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z10.d, z27.d, z3.d
add z12.d, z12.d, z10.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z10.d, z27.d, z21.d
add z12.d, z12.d, z10.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z10.d, z24.d, z30.d
add z22.d, z22.d, z10.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z10.d, z24.d, z31.d
add z22.d, z22.d, z10.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z10.d, z7.d, z11.d
add z4.d, z4.d, z10.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z10, [x1, #10, mul vl]
add z28.d, z7.d, z10.d
add z4.d, z4.d, z28.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z28.d, z7.d, z31.d
add z2.d, z2.d, z28.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z28.d, z7.d, z3.d
add z2.d, z2.d, z28.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z28.d, z17.d, z13.d
add z12.d, z12.d, z28.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z28.d, z17.d, z20.d
add z12.d, z12.d, z28.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z28.d, z27.d, z0.d
add z22.d, z22.d, z28.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z28.d, z27.d, z18.d
add z22.d, z22.d, z28.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z28.d, z24.d, z1.d
add z4.d, z4.d, z28.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z28.d, z24.d, z30.d
add z4.d, z4.d, z28.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z28.d, z17.d, z23.d
add z2.d, z2.d, z28.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z28.d, z17.d, z11.d
add z2.d, z2.d, z28.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z28.d, z27.d, z9.d
add z12.d, z12.d, z28.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z28.d, z27.d, z29.d
add z12.d, z12.d, z28.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z28.d, z24.d, z8.d
add z22.d, z22.d, z28.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z28.d, z24.d, z21.d
add z22.d, z22.d, z28.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z28.d, z7.d, z10.d
add z4.d, z4.d, z28.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z28, [x1, #5, mul vl]
add z1.d, z7.d, z28.d
add z4.d, z4.d, z1.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z1.d, z7.d, z10.d
add z2.d, z2.d, z1.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z1.d, z7.d, z11.d
add z2.d, z2.d, z1.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z1.d, z17.d, z30.d
add z12.d, z12.d, z1.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z1.d, z17.d, z21.d
add z12.d, z12.d, z1.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z1.d, z27.d, z29.d
add z22.d, z22.d, z1.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z1.d, z27.d, z31.d
add z22.d, z22.d, z1.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z1.d, z24.d, z8.d
add z4.d, z4.d, z1.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z1.d, z24.d, z28.d
add z4.d, z4.d, z1.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z1.d, z17.d, z3.d
add z2.d, z2.d, z1.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z1.d, z17.d, z0.d
add z2.d, z2.d, z1.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z1.d, z27.d, z20.d
add z12.d, z12.d, z1.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z1.d, z27.d, z13.d
add z12.d, z12.d, z1.d
xar z5.d, z5.d, z12.d, #16
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z1.d, z24.d, z18.d
add z22.d, z22.d, z1.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z1.d, z24.d, z23.d
add z22.d, z22.d, z1.d
xar z15.d, z15.d, z22.d, #16
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z1.d, z7.d, z9.d
add z4.d, z4.d, z1.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z1, [x1, #0, mul vl]
add z3.d, z7.d, z1.d
add z4.d, z4.d, z3.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z3.d, z7.d, z1.d
add z2.d, z2.d, z3.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z3.d, z7.d, z8.d
add z2.d, z2.d, z3.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
add z3.d, z17.d, z11.d
add z12.d, z12.d, z3.d
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z3.d, z17.d, z18.d
add z12.d, z12.d, z3.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z3.d, z27.d, z21.d
add z22.d, z22.d, z3.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z3.d, z27.d, z28.d
add z22.d, z22.d, z3.d
xar z25.d, z25.d, z22.d, #16
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #63
add z3.d, z24.d, z31.d
add z4.d, z4.d, z3.d
xar z14.d, z14.d, z4.d, #32
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #24
add z3.d, z24.d, z29.d
add z4.d, z4.d, z3.d
xar z14.d, z14.d, z4.d, #16
add z19.d, z19.d, z14.d
xar z24.d, z24.d, z19.d, #63
add z3.d, z17.d, z30.d
add z2.d, z2.d, z3.d
xar z14.d, z14.d, z2.d, #32
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #24
add z3.d, z17.d, z20.d
add z2.d, z2.d, z3.d
xar z14.d, z14.d, z2.d, #16
add z26.d, z26.d, z14.d
xar z17.d, z17.d, z26.d, #63
add z3.d, z27.d, z10.d
add z12.d, z12.d, z3.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #24
add z3.d, z27.d, z0.d
add z12.d, z12.d, z3.d
xar z5.d, z5.d, z12.d, #16
add z21.d, z17.d, z21.d
add z12.d, z12.d, z21.d
add z19.d, z19.d, z5.d
xar z27.d, z27.d, z19.d, #63
add z3.d, z24.d, z23.d
add z22.d, z22.d, z3.d
xar z15.d, z15.d, z22.d, #32
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #24
add z21.d, z24.d, z9.d
add z22.d, z22.d, z21.d
xar z15.d, z15.d, z22.d, #16
add z20.d, z27.d, z20.d
add z22.d, z22.d, z20.d
add z6.d, z6.d, z15.d
xar z24.d, z24.d, z6.d, #63
add z3.d, z7.d, z13.d
add z4.d, z4.d, z3.d
xar z25.d, z25.d, z4.d, #32
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #24
ldr z21, [x1, #15, mul vl]
add z20.d, z7.d, z21.d
add z4.d, z4.d, z20.d
xar z25.d, z25.d, z4.d, #16
add z16.d, z16.d, z25.d
xar z7.d, z7.d, z16.d, #63
add z13.d, z7.d, z13.d
add z2.d, z2.d, z13.d
add z9.d, z24.d, z9.d
add z4.d, z4.d, z9.d
xar z5.d, z5.d, z2.d, #32
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #24
add z10.d, z7.d, z10.d
add z2.d, z2.d, z10.d
xar z5.d, z5.d, z2.d, #16
add z6.d, z6.d, z5.d
xar z7.d, z7.d, z6.d, #63
xar z15.d, z15.d, z12.d, #32
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #24
add z30.d, z17.d, z30.d
add z12.d, z12.d, z30.d
xar z15.d, z15.d, z12.d, #16
add z16.d, z16.d, z15.d
xar z17.d, z17.d, z16.d, #63
add z8.d, z17.d, z8.d
add z2.d, z2.d, z8.d
xar z25.d, z25.d, z22.d, #32
add z26.d, z26.d, z25.d
xar z27.d, z27.d, z26.d, #24
add z21.d, z27.d, z21.d
add z22.d, z22.d, z21.d
xar z14.d, z14.d, z4.d, #32
add z28.d, z7.d, z28.d
xar z25.d, z25.d, z22.d, #16
add z19.d, z19.d, z14.d
add z26.d, z26.d, z25.d
xar z24.d, z24.d, z19.d, #24
xar z27.d, z27.d, z26.d, #63
add z31.d, z24.d, z31.d
add z1.d, z27.d, z1.d
add z4.d, z4.d, z31.d
add z12.d, z12.d, z1.d
xar z14.d, z14.d, z4.d, #16
add z4.d, z4.d, z28.d
xar z5.d, z5.d, z12.d, #32
add z19.d, z19.d, z14.d
xar z14.d, z14.d, z2.d, #32
xar z25.d, z25.d, z4.d, #32
xar z24.d, z24.d, z19.d, #63
add z19.d, z19.d, z5.d
add z26.d, z26.d, z14.d
add z16.d, z16.d, z25.d
add z0.d, z24.d, z0.d
xar z27.d, z27.d, z19.d, #24
xar z17.d, z17.d, z26.d, #24
xar z7.d, z7.d, z16.d, #24
add z22.d, z22.d, z0.d
add z11.d, z27.d, z11.d
add z23.d, z17.d, z23.d
add z18.d, z7.d, z18.d
xar z15.d, z15.d, z22.d, #32
add z12.d, z12.d, z11.d
add z2.d, z2.d, z23.d
add z4.d, z4.d, z18.d
add z6.d, z6.d, z15.d
xar z5.d, z5.d, z12.d, #16
xar z14.d, z14.d, z2.d, #16
ldr z3, [x0, #0, mul vl]
eor z3.d, z3.d, z2.d
ldr z20, [x0, #1, mul vl]
eor z20.d, z20.d, z12.d
add z19.d, z19.d, z5.d
add z26.d, z26.d, z14.d
xar z24.d, z24.d, z6.d, #24
xar z25.d, z25.d, z4.d, #16
ldr z13, [x0, #3, mul vl]
eor z13.d, z13.d, z4.d
eor z17.d, z17.d, z26.d
add z29.d, z24.d, z29.d
eor z27.d, z27.d, z19.d
eor z13.d, z13.d, z19.d
add z16.d, z16.d, z25.d
add z22.d, z22.d, z29.d
rax1 z25.d, z25.d, z27.d
str z13, [x0, #3, mul vl]
eor z7.d, z7.d, z16.d
xar z15.d, z15.d, z22.d, #16
ldr z9, [x0, #2, mul vl]
eor z9.d, z9.d, z22.d
eor z20.d, z20.d, z16.d
rax1 z5.d, z5.d, z7.d
rax1 z17.d, z15.d, z17.d
eor z9.d, z9.d, z26.d
add z6.d, z6.d, z15.d
ldr z10, [x0, #4, mul vl]
eor z5.d, z5.d, z10.d
ldr z30, [x0, #5, mul vl]
eor z17.d, z17.d, z30.d
str z9, [x0, #2, mul vl]
eor z24.d, z24.d, z6.d
eor z3.d, z3.d, z6.d
str z17, [x0, #5, mul vl]
ldr z8, [x0, #6, mul vl]
eor z25.d, z25.d, z8.d
rax1 z14.d, z14.d, z24.d
str z3, [x0, #0, mul vl]
str z20, [x0, #1, mul vl]
str z5, [x0, #4, mul vl]
ldr z21, [x0, #7, mul vl]
eor z14.d, z14.d, z21.d
str z25, [x0, #6, mul vl]
str z14, [x0, #7, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
26: // hashweave_sve2_64_constants
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
.quad 0x428a2f98d728ae22
.quad 0x7137449123ef65cd
.quad 0xb5c0fbcfec4d3b2f
.quad 0xe9b5dba58189dbbc
.quad 0x3956c25bf348b538
.quad 0x59f111f1b605d019
.quad 0x923f82a4af194f9b
.quad 0xab1c5ed5da6d8118
.quad 0xd807aa98a3030242
.quad 0x12835b0145706fbe
.quad 0x243185be4ee4b28c
.quad 0x550c7dc3d5ffb4e2
.quad 0x72be5d74f27b896f
.quad 0x80deb1fe3b1696b1
.quad 0x9bdc06a725c71235
.quad 0xc19bf174cf692694
.quad 0xe49b69c19ef14ad2
.quad 0xefbe4786384f25e3
.quad 0xfc19dc68b8cd5b5
.quad 0x240ca1cc77ac9c65
.quad 0x2de92c6f592b0275
.quad 0x4a7484aa6ea6e483
.quad 0x5cb0a9dcbd41fbd4
.quad 0x76f988da831153b5
.quad 0x983e5152ee66dfab
.quad 0xa831c66d2db43210
.quad 0xb00327c898fb213f
.quad 0xbf597fc7beef0ee4
.quad 0xc6e00bf33da88fc2
.quad 0xd5a79147930aa725
.quad 0x6ca6351e003826f
.quad 0x142929670a0e6e70
.quad 0x27b70a8546d22ffc
.quad 0x2e1b21385c26c926
.quad 0x4d2c6dfc5ac42aed
.quad 0x53380d139d95b3df
.quad 0x650a73548baf63de
.quad 0x766a0abb3c77b2a8
.quad 0x81c2c92e47edaee6
.quad 0x92722c851482353b
.quad 0xa2bfe8a14cf10364
.quad 0xa81a664bbc423001
.quad 0xc24b8b70d0f89791
.quad 0xc76c51a30654be30
.quad 0xd192e819d6ef5218
.quad 0xd69906245565a910
.quad 0xf40e35855771202a
.quad 0x106aa07032bbd1b8
.quad 0x19a4c116b8d2d0c8
.quad 0x1e376c085141ab53
.quad 0x2748774cdf8eeb99
.quad 0x34b0bcb5e19b48a8
.quad 0x391c0cb3c5c95a63
.quad 0x4ed8aa4ae3418acb
.quad 0x5b9cca4f7763e373
.quad 0x682e6ff3d6b2b8a3
.quad 0x748f82ee5defb2fc
.quad 0x78a5636f43172f60
.quad 0x84c87814a1f0ab72
.quad 0x8cc702081a6439ec
.quad 0x90befffa23631e28
.quad 0xa4506cebde82bde9
.quad 0xbef9a3f7b2c67915
.quad 0xc67178f2e372532b
.quad 0xca273eceea26619c
.quad 0xd186b8c721c0c207
.quad 0xeada7dd6cde0eb1e
.quad 0xf57d4f7fee6ed178
.quad 0x6f067aa72176fba
.quad 0xa637dc5a2c898a6
.quad 0x113f9804bef90dae
.quad 0x1b710b35131c471b
.quad 0x28db77f523047d84
.quad 0x32caab7b40c72493
.quad 0x3c9ebe0a15c9bebc
.quad 0x431d67c49c100d4c
.quad 0x4cc5d4becb3e42b6
.quad 0x597f299cfc657e2a
.quad 0x5fcb6fab3ad6faec
.quad 0x6c44198c4a475817
.quad 0x510e527fade682d1
.quad 0x6a09e667f3bcc908
.quad 0x9b05688c2b3e6c1f
.quad 0xbb67ae8584caa73b
.quad 0x1f83d9abfb41bd6b
.quad 0x3c6ef372fe94f82b
.quad 0x5be0cd19137e2179
.quad 0xa54ff53a5f1d36f1
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_turbo_absorb
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 32f
add x9, x8, #504
ptrue p0.b
ldr z0, [x0, #0, mul vl]
ldr z1, [x0, #1, mul vl]
ldr z2, [x0, #2, mul vl]
ldr z3, [x0, #3, mul vl]
ldr z4, [x0, #4, mul vl]
ldr z5, [x0, #5, mul vl]
ldr z6, [x0, #6, mul vl]
ldr z7, [x0, #7, mul vl]
ldr z8, [x0, #8, mul vl]
ldr z9, [x0, #9, mul vl]
ldr z10, [x0, #10, mul vl]
ldr z11, [x0, #11, mul vl]
ldr z12, [x0, #12, mul vl]
ldr z13, [x0, #13, mul vl]
ldr z14, [x0, #14, mul vl]
ldr z15, [x0, #15, mul vl]
ldr z16, [x0, #16, mul vl]
ldr z17, [x0, #17, mul vl]
ldr z18, [x0, #18, mul vl]
ldr z19, [x0, #19, mul vl]
ldr z20, [x0, #20, mul vl]
ldr z21, [x0, #21, mul vl]
ldr z22, [x0, #22, mul vl]
ldr z23, [x0, #23, mul vl]
ldr z24, [x0, #24, mul vl]
ldr z25, [x1, #0, mul vl]
eor z0.d, z0.d, z25.d
ldr z25, [x1, #1, mul vl]
eor z1.d, z1.d, z25.d
ldr z25, [x1, #2, mul vl]
eor z2.d, z2.d, z25.d
ldr z25, [x1, #3, mul vl]
eor z3.d, z3.d, z25.d
ldr z25, [x1, #4, mul vl]
eor z4.d, z4.d, z25.d
ldr z25, [x1, #5, mul vl]
eor z5.d, z5.d, z25.d
ldr z25, [x1, #6, mul vl]
eor z6.d, z6.d, z25.d
ldr z25, [x1, #7, mul vl]
eor z7.d, z7.d, z25.d
ldr z25, [x1, #8, mul vl]
eor z8.d, z8.d, z25.d
cmp x4, #9
b.eq 27f
ldr z25, [x1, #9, mul vl]
eor z9.d, z9.d, z25.d
ldr z25, [x1, #10, mul vl]
eor z10.d, z10.d, z25.d
ldr z25, [x1, #11, mul vl]
eor z11.d, z11.d, z25.d
ldr z25, [x1, #12, mul vl]
eor z12.d, z12.d, z25.d
cmp x4, #13
b.eq 27f
ldr z25, [x1, #13, mul vl]
eor z13.d, z13.d, z25.d
ldr z25, [x1, #14, mul vl]
eor z14.d, z14.d, z25.d
ldr z25, [x1, #15, mul vl]
eor z15.d, z15.d, z25.d
ldr z25, [x1, #16, mul vl]
eor z16.d, z16.d, z25.d
cmp x4, #17
b.eq 27f
ldr z25, [x1, #17, mul vl]
eor z17.d, z17.d, z25.d
cmp x4, #18
b.eq 27f
ldr z25, [x1, #18, mul vl]
eor z18.d, z18.d, z25.d
ldr z25, [x1, #19, mul vl]
eor z19.d, z19.d, z25.d
ldr z25, [x1, #20, mul vl]
eor z20.d, z20.d, z25.d
b 27f
27: // hashweave_sve2_turbo_64_head0
eor z25.d, z0.d, z5.d
eor z26.d, z1.d, z6.d
eor z27.d, z2.d, z7.d
eor z28.d, z3.d, z8.d
eor3 z25.d, z25.d, z10.d, z15.d
eor3 z26.d, z26.d, z11.d, z16.d
eor3 z27.d, z27.d, z12.d, z17.d
eor3 z28.d, z28.d, z13.d, z18.d
eor z25.d, z25.d, z20.d
eor z26.d, z26.d, z21.d
eor z27.d, z27.d, z22.d
eor z28.d, z28.d, z23.d
eor z29.d, z4.d, z9.d
rax1 z30.d, z25.d, z27.d
rax1 z31.d, z26.d, z28.d
rax1 z28.d, z28.d, z25.d
eor3 z29.d, z29.d, z14.d, z19.d
xar z6.d, z6.d, z30.d, #20
xar z12.d, z12.d, z31.d, #21
xar z9.d, z9.d, z28.d, #44
eor z29.d, z29.d, z24.d
xar z24.d, z24.d, z28.d, #50
xar z16.d, z16.d, z30.d, #19
xar z22.d, z22.d, z31.d, #3
rax1 z26.d, z29.d, z26.d
rax1 z27.d, z27.d, z29.d
xar z1.d, z1.d, z30.d, #63
xar z7.d, z7.d, z31.d, #58
eor z0.d, z0.d, z26.d
xar z18.d, z18.d, z27.d, #43
xar z3.d, z3.d, z27.d, #36
xar z10.d, z10.d, z26.d, #61
xar z13.d, z13.d, z27.d, #39
xar z19.d, z19.d, z28.d, #56
xar z20.d, z20.d, z26.d, #46
xar z4.d, z4.d, z28.d, #37
xar z14.d, z14.d, z28.d, #25
xar z5.d, z5.d, z26.d, #28
xar z15.d, z15.d, z26.d, #23
xar z11.d, z11.d, z30.d, #54
xar z21.d, z21.d, z30.d, #62
xar z17.d, z17.d, z31.d, #49
xar z2.d, z2.d, z31.d, #2
xar z23.d, z23.d, z27.d, #8
xar z8.d, z8.d, z27.d, #9
28: // hashweave_sve2_turbo_64_head1
bic z25.d, z12.d, z6.d
bcax z12.d, z12.d, z24.d, z18.d
bcax z24.d, z24.d, z6.d, z0.d
ld1rd {z26.d}, p0/z, [x8, #0]
bic z27.d, z10.d, z9.d
bcax z6.d, z6.d, z18.d, z12.d
bcax z18.d, z18.d, z0.d, z24.d
eor3 z25.d, z25.d, z26.d, z0.d
bcax z10.d, z10.d, z22.d, z16.d
bcax z22.d, z22.d, z9.d, z3.d
eor z27.d, z27.d, z3.d
bic z28.d, z13.d, z7.d
bcax z9.d, z9.d, z16.d, z10.d
bcax z16.d, z16.d, z3.d, z22.d
bcax z13.d, z13.d, z20.d, z19.d
bcax z20.d, z20.d, z7.d, z1.d
eor z28.d, z28.d, z1.d
bic z29.d, z11.d, z5.d
bcax z7.d, z7.d, z19.d, z13.d
bcax z19.d, z19.d, z1.d, z20.d
bcax z11.d, z11.d, z23.d, z17.d
bcax z23.d, z23.d, z5.d, z4.d
eor z29.d, z29.d, z4.d
bic z30.d, z14.d, z8.d
bcax z5.d, z5.d, z17.d, z11.d
bcax z17.d, z17.d, z4.d, z23.d
bcax z14.d, z14.d, z21.d, z15.d
bcax z21.d, z21.d, z8.d, z2.d
eor z30.d, z30.d, z2.d
eor z31.d, z25.d, z27.d
bcax z8.d, z8.d, z15.d, z14.d
bcax z15.d, z15.d, z2.d, z21.d
eor z26.d, z6.d, z9.d
eor3 z31.d, z31.d, z28.d, z29.d
eor z0.d, z12.d, z10.d
eor z3.d, z18.d, z16.d
eor3 z26.d, z26.d, z7.d, z5.d
eor z31.d, z31.d, z30.d
eor3 z0.d, z0.d, z13.d, z11.d
eor3 z3.d, z3.d, z19.d, z17.d
eor z26.d, z26.d, z8.d
eor z1.d, z24.d, z22.d
eor z0.d, z0.d, z14.d
eor z3.d, z3.d, z15.d
eor3 z1.d, z1.d, z20.d, z23.d
rax1 z4.d, z31.d, z0.d
rax1 z2.d, z26.d, z3.d
rax1 z3.d, z3.d, z31.d
eor z1.d, z1.d, z21.d
xar z9.d, z9.d, z4.d, #20
xar z13.d, z13.d, z2.d, #21
xar z21.d, z21.d, z3.d, #50
rax1 z26.d, z1.d, z26.d
rax1 z0.d, z0.d, z1.d
xar z22.d, z22.d, z3.d, #44
xar z5.d, z5.d, z4.d, #19
eor z25.d, z25.d, z26.d
xar z17.d, z17.d, z0.d, #43
xar z18.d, z18.d, z0.d, #36
xar z28.d, z28.d, z26.d, #61
xar z14.d, z14.d, z2.d, #3
xar z6.d, z6.d, z4.d, #63
xar z10.d, z10.d, z2.d, #58
xar z19.d, z19.d, z0.d, #39
xar z23.d, z23.d, z3.d, #56
xar z30.d, z30.d, z26.d, #46
xar z24.d, z24.d, z3.d, #37
xar z20.d, z20.d, z3.d, #25
xar z27.d, z27.d, z26.d, #28
xar z29.d, z29.d, z26.d, #23
xar z7.d, z7.d, z4.d, #54
xar z8.d, z8.d, z4.d, #62
xar z11.d, z11.d, z2.d, #49
xar z12.d, z12.d, z2.d, #2
xar z15.d, z15.d, z0.d, #8
xar z16.d, z16.d, z0.d, #9
29: // hashweave_sve2_turbo_64_head2
bic z0.d, z13.d, z9.d
bcax z13.d, z13.d, z21.d, z17.d
bcax z21.d, z21.d, z9.d, z25.d
ld1rd {z1.d}, p0/z, [x8, #8]
bic z2.d, z28.d, z22.d
bcax z9.d, z9.d, z17.d, z13.d
bcax z17.d, z17.d, z25.d, z21.d
eor3 z0.d, z0.d, z1.d, z25.d
bcax z28.d, z28.d, z14.d, z5.d
bcax z14.d, z14.d, z22.d, z18.d
eor z2.d, z2.d, z18.d
bic z3.d, z19.d, z10.d
bcax z22.d, z22.d, z5.d, z28.d
bcax z5.d, z5.d, z18.d, z14.d
bcax z19.d, z19.d, z30.d, z23.d
bcax z30.d, z30.d, z10.d, z6.d
eor z3.d, z3.d, z6.d
bic z4.d, z7.d, z27.d
bcax z10.d, z10.d, z23.d, z19.d
bcax z23.d, z23.d, z6.d, z30.d
bcax z7.d, z7.d, z15.d, z11.d
bcax z15.d, z15.d, z27.d, z24.d
eor z4.d, z4.d, z24.d
bic z26.d, z20.d, z16.d
bcax z27.d, z27.d, z11.d, z7.d
bcax z11.d, z11.d, z24.d, z15.d
bcax z20.d, z20.d, z8.d, z29.d
bcax z8.d, z8.d, z16.d, z12.d
eor z26.d, z26.d, z12.d
eor z31.d, z0.d, z2.d
bcax z16.d, z16.d, z29.d, z20.d
bcax z29.d, z29.d, z12.d, z8.d
eor z1.d, z9.d, z22.d
eor3 z31.d, z31.d, z3.d, z4.d
eor z25.d, z13.d, z28.d
eor z18.d, z17.d, z5.d
eor3 z1.d, z1.d, z10.d, z27.d
eor z31.d, z31.d, z26.d
eor3 z25.d, z25.d, z19.d, z7.d
eor3 z18.d, z18.d, z23.d, z11.d
eor z1.d, z1.d, z16.d
eor z6.d, z21.d, z14.d
eor z25.d, z25.d, z20.d
eor z18.d, z18.d, z29.d
ld1rd {z24.d}, p0/z, [x8, #16]
eor3 z6.d, z6.d, z30.d, z15.d
rax1 z12.d, z1.d, z18.d
rax1 z18.d, z18.d, z31.d
rax1 z31.d, z31.d, z25.d
eor z6.d, z6.d, z8.d
xar z19.d, z19.d, z12.d, #21
xar z8.d, z8.d, z18.d, #50
xar z22.d, z22.d, z31.d, #20
rax1 z1.d, z6.d, z1.d
rax1 z25.d, z25.d, z6.d
xar z14.d, z14.d, z18.d, #44
xar z27.d, z27.d, z31.d, #19
eor z0.d, z0.d, z1.d
xar z11.d, z11.d, z25.d, #43
xar z17.d, z17.d, z25.d, #36
xar z3.d, z3.d, z1.d, #61
xar z20.d, z20.d, z12.d, #3
xar z9.d, z9.d, z31.d, #63
xar z28.d, z28.d, z12.d, #58
xar z23.d, z23.d, z25.d, #39
xar z15.d, z15.d, z18.d, #56
xar z26.d, z26.d, z1.d, #46
xar z21.d, z21.d, z18.d, #37
xar z30.d, z30.d, z18.d, #25
xar z2.d, z2.d, z1.d, #28
xar z4.d, z4.d, z1.d, #23
xar z10.d, z10.d, z31.d, #54
xar z16.d, z16.d, z31.d, #62
xar z7.d, z7.d, z12.d, #49
xar z13.d, z13.d, z12.d, #2
xar z29.d, z29.d, z25.d, #8
xar z5.d, z5.d, z25.d, #9
bic z6.d, z19.d, z22.d
bcax z19.d, z19.d, z8.d, z11.d
bcax z8.d, z8.d, z22.d, z0.d
bic z18.d, z3.d, z14.d
eor3 z6.d, z6.d, z24.d, z0.d
bcax z22.d, z22.d, z11.d, z19.d
bcax z11.d, z11.d, z0.d, z8.d
bcax z3.d, z3.d, z20.d, z27.d
bcax z20.d, z20.d, z14.d, z17.d
eor z18.d, z18.d, z17.d
bic z1.d, z23.d, z28.d
bcax z14.d, z14.d, z27.d, z3.d
bcax z27.d, z27.d, z17.d, z20.d
bcax z23.d, z23.d, z26.d, z15.d
bcax z26.d, z26.d, z28.d, z9.d
eor z1.d, z1.d, z9.d
bic z31.d, z10.d, z2.d
bcax z28.d, z28.d, z15.d, z23.d
bcax z15.d, z15.d, z9.d, z26.d
bcax z10.d, z10.d, z29.d, z7.d
bcax z29.d, z29.d, z2.d, z21.d
eor z31.d, z31.d, z21.d
bic z12.d, z30.d, z5.d
bcax z2.d, z2.d, z7.d, z10.d
bcax z7.d, z7.d, z21.d, z29.d
bcax z30.d, z30.d, z16.d, z4.d
bcax z16.d, z16.d, z5.d, z13.d
eor z12.d, z12.d, z13.d
eor z25.d, z6.d, z18.d
bcax z5.d, z5.d, z4.d, z30.d
bcax z4.d, z4.d, z13.d, z16.d
eor z24.d, z22.d, z14.d
eor3 z25.d, z25.d, z1.d, z31.d
eor z0.d, z19.d, z3.d
eor z17.d, z11.d, z27.d
eor3 z24.d, z24.d, z28.d, z2.d
eor z25.d, z25.d, z12.d
eor3 z0.d, z0.d, z23.d, z10.d
eor3 z17.d, z17.d, z15.d, z7.d
eor z24.d, z24.d, z5.d
eor z9.d, z8.d, z20.d
eor z0.d, z0.d, z30.d
eor z17.d, z17.d, z4.d
ld1rd {z21.d}, p0/z, [x8, #24]
eor3 z9.d, z9.d, z26.d, z29.d
rax1 z13.d, z24.d, z17.d
rax1 z17.d, z17.d, z25.d
rax1 z25.d, z25.d, z0.d
eor z9.d, z9.d, z16.d
xar z23.d, z23.d, z13.d, #21
xar z16.d, z16.d, z17.d, #50
xar z14.d, z14.d, z25.d, #20
rax1 z24.d, z9.d, z24.d
rax1 z0.d, z0.d, z9.d
xar z20.d, z20.d, z17.d, #44
xar z2.d, z2.d, z25.d, #19
eor z6.d, z6.d, z24.d
xar z7.d, z7.d, z0.d, #43
xar z11.d, z11.d, z0.d, #36
xar z1.d, z1.d, z24.d, #61
xar z30.d, z30.d, z13.d, #3
xar z22.d, z22.d, z25.d, #63
xar z3.d, z3.d, z13.d, #58
xar z15.d, z15.d, z0.d, #39
xar z29.d, z29.d, z17.d, #56
xar z12.d, z12.d, z24.d, #46
xar z8.d, z8.d, z17.d, #37
xar z26.d, z26.d, z17.d, #25
xar z18.d, z18.d, z24.d, #28
xar z31.d, z31.d, z24.d, #23
xar z28.d, z28.d, z25.d, #54
xar z5.d, z5.d, z25.d, #62
xar z10.d, z10.d, z13.d, #49
xar z19.d, z19.d, z13.d, #2
xar z4.d, z4.d, z0.d, #8
xar z27.d, z27.d, z0.d, #9
bic z9.d, z23.d, z14.d
bcax z23.d, z23.d, z16.d, z7.d
bcax z16.d, z16.d, z14.d, z6.d
bic z17.d, z1.d, z20.d
eor3 z9.d, z9.d, z21.d, z6.d
bcax z14.d, z14.d, z7.d, z23.d
bcax z7.d, z7.d, z6.d, z16.d
bcax z1.d, z1.d, z30.d, z2.d
bcax z30.d, z30.d, z20.d, z11.d
eor z17.d, z17.d, z11.d
bic z24.d, z15.d, z3.d
bcax z20.d, z20.d, z2.d, z1.d
bcax z2.d, z2.d, z11.d, z30.d
bcax z15.d, z15.d, z12.d, z29.d
bcax z12.d, z12.d, z3.d, z22.d
eor z24.d, z24.d, z22.d
bic z25.d, z28.d, z18.d
bcax z3.d, z3.d, z29.d, z15.d
bcax z29.d, z29.d, z22.d, z12.d
bcax z28.d, z28.d, z4.d, z10.d
bcax z4.d, z4.d, z18.d, z8.d
eor z25.d, z25.d, z8.d
bic z13.d, z26.d, z27.d
bcax z18.d, z18.d, z10.d, z28.d
bcax z10.d, z10.d, z8.d, z4.d
bcax z26.d, z26.d, z5.d, z31.d
bcax z5.d, z5.d, z27.d, z19.d
eor z13.d, z13.d, z19.d
eor z0.d, z9.d, z17.d
bcax z27.d, z27.d, z31.d, z26.d
bcax z31.d, z31.d, z19.d, z5.d
eor z21.d, z14.d, z20.d
eor3 z0.d, z0.d, z24.d, z25.d
eor z6.d, z23.d, z1.d
eor z11.d, z7.d, z2.d
eor3 z21.d, z21.d, z3.d, z18.d
eor z0.d, z0.d, z13.d
eor3 z6.d, z6.d, z15.d, z28.d
eor3 z11.d, z11.d, z29.d, z10.d
eor z21.d, z21.d, z27.d
eor z22.d, z16.d, z30.d
eor z6.d, z6.d, z26.d
eor z11.d, z11.d, z31.d
ld1rd {z8.d}, p0/z, [x8, #32]
eor3 z22.d, z22.d, z12.d, z4.d
rax1 z19.d, z21.d, z11.d
rax1 z11.d, z11.d, z0.d
rax1 z0.d, z0.d, z6.d
eor z22.d, z22.d, z5.d
xar z15.d, z15.d, z19.d, #21
xar z5.d, z5.d, z11.d, #50
xar z20.d, z20.d, z0.d, #20
rax1 z21.d, z22.d, z21.d
rax1 z6.d, z6.d, z22.d
xar z30.d, z30.d, z11.d, #44
xar z18.d, z18.d, z0.d, #19
eor z9.d, z9.d, z21.d
xar z10.d, z10.d, z6.d, #43
xar z7.d, z7.d, z6.d, #36
xar z24.d, z24.d, z21.d, #61
xar z26.d, z26.d, z19.d, #3
xar z14.d, z14.d, z0.d, #63
xar z1.d, z1.d, z19.d, #58
xar z29.d, z29.d, z6.d, #39
xar z4.d, z4.d, z11.d, #56
xar z13.d, z13.d, z21.d, #46
xar z16.d, z16.d, z11.d, #37
xar z12.d, z12.d, z11.d, #25
xar z17.d, z17.d, z21.d, #28
xar z25.d, z25.d, z21.d, #23
xar z3.d, z3.d, z0.d, #54
xar z27.d, z27.d, z0.d, #62
xar z28.d, z28.d, z19.d, #49
xar z23.d, z23.d, z19.d, #2
xar z31.d, z31.d, z6.d, #8
xar z2.d, z2.d, z6.d, #9
bic z22.d, z15.d, z20.d
bcax z15.d, z15.d, z5.d, z10.d
bcax z5.d, z5.d, z20.d, z9.d
bic z11.d, z24.d, z30.d
eor3 z22.d, z22.d, z8.d, z9.d
bcax z20.d, z20.d, z10.d, z15.d
bcax z10.d, z10.d, z9.d, z5.d
bcax z24.d, z24.d, z26.d, z18.d
bcax z26.d, z26.d, z30.d, z7.d
eor z11.d, z11.d, z7.d
bic z21.d, z29.d, z1.d
bcax z30.d, z30.d, z18.d, z24.d
bcax z18.d, z18.d, z7.d, z26.d
bcax z29.d, z29.d, z13.d, z4.d
bcax z13.d, z13.d, z1.d, z14.d
eor z21.d, z21.d, z14.d
bic z0.d, z3.d, z17.d
bcax z1.d, z1.d, z4.d, z29.d
bcax z4.d, z4.d, z14.d, z13.d
bcax z3.d, z3.d, z31.d, z28.d
bcax z31.d, z31.d, z17.d, z16.d
eor z0.d, z0.d, z16.d
bic z19.d, z12.d, z2.d
bcax z17.d, z17.d, z28.d, z3.d
bcax z28.d, z28.d, z16.d, z31.d
bcax z12.d, z12.d, z27.d, z25.d
bcax z27.d, z27.d, z2.d, z23.d
eor z19.d, z19.d, z23.d
eor z6.d, z22.d, z11.d
bcax z2.d, z2.d, z25.d, z12.d
bcax z25.d, z25.d, z23.d, z27.d
eor z8.d, z20.d, z30.d
eor3 z6.d, z6.d, z21.d, z0.d
eor z9.d, z15.d, z24.d
eor z7.d, z10.d, z18.d
eor3 z8.d, z8.d, z1.d, z17.d
eor z6.d, z6.d, z19.d
eor3 z9.d, z9.d, z29.d, z3.d
eor3 z7.d, z7.d, z4.d, z28.d
eor z8.d, z8.d, z2.d
eor z14.d, z5.d, z26.d
eor z9.d, z9.d, z12.d
eor z7.d, z7.d, z25.d
ld1rd {z16.d}, p0/z, [x8, #40]
eor3 z14.d, z14.d, z13.d, z31.d
rax1 z23.d, z8.d, z7.d
rax1 z7.d, z7.d, z6.d
rax1 z6.d, z6.d, z9.d
eor z14.d, z14.d, z27.d
xar z29.d, z29.d, z23.d, #21
xar z27.d, z27.d, z7.d, #50
xar z30.d, z30.d, z6.d, #20
rax1 z8.d, z14.d, z8.d
rax1 z9.d, z9.d, z14.d
xar z26.d, z26.d, z7.d, #44
xar z17.d, z17.d, z6.d, #19
eor z22.d, z22.d, z8.d
xar z28.d, z28.d, z9.d, #43
xar z10.d, z10.d, z9.d, #36
xar z21.d, z21.d, z8.d, #61
xar z12.d, z12.d, z23.d, #3
xar z20.d, z20.d, z6.d, #63
xar z24.d, z24.d, z23.d, #58
xar z4.d, z4.d, z9.d, #39
xar z31.d, z31.d, z7.d, #56
xar z19.d, z19.d, z8.d, #46
xar z5.d, z5.d, z7.d, #37
xar z13.d, z13.d, z7.d, #25
xar z11.d, z11.d, z8.d, #28
xar z0.d, z0.d, z8.d, #23
xar z1.d, z1.d, z6.d, #54
xar z2.d, z2.d, z6.d, #62
xar z3.d, z3.d, z23.d, #49
xar z15.d, z15.d, z23.d, #2
xar z25.d, z25.d, z9.d, #8
xar z18.d, z18.d, z9.d, #9
bic z14.d, z29.d, z30.d
bcax z29.d, z29.d, z27.d, z28.d
bcax z27.d, z27.d, z30.d, z22.d
bic z7.d, z21.d, z26.d
eor3 z14.d, z14.d, z16.d, z22.d
bcax z30.d, z30.d, z28.d, z29.d
bcax z28.d, z28.d, z22.d, z27.d
bcax z21.d, z21.d, z12.d, z17.d
bcax z12.d, z12.d, z26.d, z10.d
eor z7.d, z7.d, z10.d
bic z8.d, z4.d, z24.d
bcax z26.d, z26.d, z17.d, z21.d
bcax z17.d, z17.d, z10.d, z12.d
bcax z4.d, z4.d, z19.d, z31.d
bcax z19.d, z19.d, z24.d, z20.d
eor z8.d, z8.d, z20.d
bic z6.d, z1.d, z11.d
bcax z24.d, z24.d, z31.d, z4.d
bcax z31.d, z31.d, z20.d, z19.d
bcax z1.d, z1.d, z25.d, z3.d
bcax z25.d, z25.d, z11.d, z5.d
eor z6.d, z6.d, z5.d
bic z23.d, z13.d, z18.d
bcax z11.d, z11.d, z3.d, z1.d
bcax z3.d, z3.d, z5.d, z25.d
bcax z13.d, z13.d, z2.d, z0.d
bcax z2.d, z2.d, z18.d, z15.d
eor z23.d, z23.d, z15.d
eor z9.d, z14.d, z7.d
bcax z18.d, z18.d, z0.d, z13.d
bcax z0.d, z0.d, z15.d, z2.d
eor z16.d, z30.d, z26.d
eor3 z9.d, z9.d, z8.d, z6.d
eor z22.d, z29.d, z21.d
eor z10.d, z28.d, z17.d
eor3 z16.d, z16.d, z24.d, z11.d
eor z9.d, z9.d, z23.d
eor3 z22.d, z22.d, z4.d, z1.d
eor3 z10.d, z10.d, z31.d, z3.d
eor z16.d, z16.d, z18.d
eor z20.d, z27.d, z12.d
eor z22.d, z22.d, z13.d
eor z10.d, z10.d, z0.d
ld1rd {z5.d}, p0/z, [x8, #48]
eor3 z20.d, z20.d, z19.d, z25.d
rax1 z15.d, z16.d, z10.d
rax1 z10.d, z10.d, z9.d
rax1 z9.d, z9.d, z22.d
eor z20.d, z20.d, z2.d
xar z4.d, z4.d, z15.d, #21
xar z2.d, z2.d, z10.d, #50
xar z26.d, z26.d, z9.d, #20
rax1 z16.d, z20.d, z16.d
rax1 z22.d, z22.d, z20.d
xar z12.d, z12.d, z10.d, #44
xar z11.d, z11.d, z9.d, #19
eor z14.d, z14.d, z16.d
xar z3.d, z3.d, z22.d, #43
xar z28.d, z28.d, z22.d, #36
xar z8.d, z8.d, z16.d, #61
xar z13.d, z13.d, z15.d, #3
xar z30.d, z30.d, z9.d, #63
xar z21.d, z21.d, z15.d, #58
xar z31.d, z31.d, z22.d, #39
xar z25.d, z25.d, z10.d, #56
xar z23.d, z23.d, z16.d, #46
xar z27.d, z27.d, z10.d, #37
xar z19.d, z19.d, z10.d, #25
xar z7.d, z7.d, z16.d, #28
xar z6.d, z6.d, z16.d, #23
xar z24.d, z24.d, z9.d, #54
xar z18.d, z18.d, z9.d, #62
xar z1.d, z1.d, z15.d, #49
xar z29.d, z29.d, z15.d, #2
xar z0.d, z0.d, z22.d, #8
xar z17.d, z17.d, z22.d, #9
bic z20.d, z4.d, z26.d
bcax z4.d, z4.d, z2.d, z3.d
bcax z2.d, z2.d, z26.d, z14.d
bic z10.d, z8.d, z12.d
eor3 z20.d, z20.d, z5.d, z14.d
bcax z26.d, z26.d, z3.d, z4.d
bcax z3.d, z3.d, z14.d, z2.d
bcax z8.d, z8.d, z13.d, z11.d
bcax z13.d, z13.d, z12.d, z28.d
eor z10.d, z10.d, z28.d
bic z16.d, z31.d, z21.d
bcax z12.d, z12.d, z11.d, z8.d
bcax z11.d, z11.d, z28.d, z13.d
bcax z31.d, z31.d, z23.d, z25.d
bcax z23.d, z23.d, z21.d, z30.d
eor z16.d, z16.d, z30.d
bic z9.d, z24.d, z7.d
bcax z21.d, z21.d, z25.d, z31.d
bcax z25.d, z25.d, z30.d, z23.d
bcax z24.d, z24.d, z0.d, z1.d
bcax z0.d, z0.d, z7.d, z27.d
eor z9.d, z9.d, z27.d
bic z15.d, z19.d, z17.d
bcax z7.d, z7.d, z1.d, z24.d
bcax z1.d, z1.d, z27.d, z0.d
bcax z19.d, z19.d, z18.d, z6.d
bcax z18.d, z18.d, z17.d, z29.d
eor z15.d, z15.d, z29.d
eor z22.d, z20.d, z10.d
bcax z17.d, z17.d, z6.d, z19.d
bcax z6.d, z6.d, z29.d, z18.d
eor z5.d, z26.d, z12.d
eor3 z22.d, z22.d, z16.d, z9.d
eor z14.d, z4.d, z8.d
eor z28.d, z3.d, z11.d
eor3 z5.d, z5.d, z21.d, z7.d
eor z22.d, z22.d, z15.d
eor3 z14.d, z14.d, z31.d, z24.d
eor3 z28.d, z28.d, z25.d, z1.d
eor z5.d, z5.d, z17.d
eor z30.d, z2.d, z13.d
eor z14.d, z14.d, z19.d
eor z28.d, z28.d, z6.d
ld1rd {z27.d}, p0/z, [x8, #56]
eor3 z30.d, z30.d, z23.d, z0.d
rax1 z29.d, z5.d, z28.d
rax1 z28.d, z28.d, z22.d
rax1 z22.d, z22.d, z14.d
eor z30.d, z30.d, z18.d
xar z31.d, z31.d, z29.d, #21
xar z18.d, z18.d, z28.d, #50
xar z12.d, z12.d, z22.d, #20
rax1 z5.d, z30.d, z5.d
rax1 z14.d, z14.d, z30.d
xar z13.d, z13.d, z28.d, #44
xar z7.d, z7.d, z22.d, #19
eor z20.d, z20.d, z5.d
xar z1.d, z1.d, z14.d, #43
xar z3.d, z3.d, z14.d, #36
xar z16.d, z16.d, z5.d, #61
xar z19.d, z19.d, z29.d, #3
xar z26.d, z26.d, z22.d, #63
xar z8.d, z8.d, z29.d, #58
xar z25.d, z25.d, z14.d, #39
xar z0.d, z0.d, z28.d, #56
xar z15.d, z15.d, z5.d, #46
xar z2.d, z2.d, z28.d, #37
xar z23.d, z23.d, z28.d, #25
xar z10.d, z10.d, z5.d, #28
xar z9.d, z9.d, z5.d, #23
xar z21.d, z21.d, z22.d, #54
xar z17.d, z17.d, z22.d, #62
xar z24.d, z24.d, z29.d, #49
xar z4.d, z4.d, z29.d, #2
xar z6.d, z6.d, z14.d, #8
xar z11.d, z11.d, z14.d, #9
bic z30.d, z31.d, z12.d
bcax z31.d, z31.d, z18.d, z1.d
bcax z18.d, z18.d, z12.d, z20.d
bic z28.d, z16.d, z13.d
eor3 z30.d, z30.d, z27.d, z20.d
bcax z12.d, z12.d, z1.d, z31.d
bcax z1.d, z1.d, z20.d, z18.d
bcax z16.d, z16.d, z19.d, z7.d
bcax z19.d, z19.d, z13.d, z3.d
eor z28.d, z28.d, z3.d
bic z5.d, z25.d, z8.d
bcax z13.d, z13.d, z7.d, z16.d
bcax z7.d, z7.d, z3.d, z19.d
bcax z25.d, z25.d, z15.d, z0.d
bcax z15.d, z15.d, z8.d, z26.d
eor z5.d, z5.d, z26.d
bic z22.d, z21.d, z10.d
bcax z8.d, z8.d, z0.d, z25.d
bcax z0.d, z0.d, z26.d, z15.d
bcax z21.d, z21.d, z6.d, z24.d
bcax z6.d, z6.d, z10.d, z2.d
eor z22.d, z22.d, z2.d
bic z29.d, z23.d, z11.d
bcax z10.d, z10.d, z24.d, z21.d
bcax z24.d, z24.d, z2.d, z6.d
bcax z23.d, z23.d, z17.d, z9.d
bcax z17.d, z17.d, z11.d, z4.d
eor z29.d, z29.d, z4.d
eor z14.d, z30.d, z28.d
bcax z11.d, z11.d, z9.d, z23.d
bcax z9.d, z9.d, z4.d, z17.d
eor z27.d, z12.d, z13.d
eor3 z14.d, z14.d, z5.d, z22.d
eor z20.d, z31.d, z16.d
eor z3.d, z1.d, z7.d
eor3 z27.d, z27.d, z8.d, z10.d
eor z14.d, z14.d, z29.d
eor3 z20.d, z20.d, z25.d, z21.d
eor3 z3.d, z3.d, z0.d, z24.d
eor z27.d, z27.d, z11.d
eor z26.d, z18.d, z19.d
eor z20.d, z20.d, z23.d
eor z3.d, z3.d, z9.d
ld1rd {z2.d}, p0/z, [x8, #64]
eor3 z26.d, z26.d, z15.d, z6.d
rax1 z4.d, z27.d, z3.d
rax1 z3.d, z3.d, z14.d
rax1 z14.d, z14.d, z20.d
eor z26.d, z26.d, z17.d
xar z25.d, z25.d, z4.d, #21
xar z17.d, z17.d, z3.d, #50
xar z13.d, z13.d, z14.d, #20
rax1 z27.d, z26.d, z27.d
rax1 z20.d, z20.d, z26.d
xar z19.d, z19.d, z3.d, #44
xar z10.d, z10.d, z14.d, #19
eor z30.d, z30.d, z27.d
xar z24.d, z24.d, z20.d, #43
xar z1.d, z1.d, z20.d, #36
xar z5.d, z5.d, z27.d, #61
xar z23.d, z23.d, z4.d, #3
xar z12.d, z12.d, z14.d, #63
xar z16.d, z16.d, z4.d, #58
xar z0.d, z0.d, z20.d, #39
xar z6.d, z6.d, z3.d, #56
xar z29.d, z29.d, z27.d, #46
xar z18.d, z18.d, z3.d, #37
xar z15.d, z15.d, z3.d, #25
xar z28.d, z28.d, z27.d, #28
xar z22.d, z22.d, z27.d, #23
xar z8.d, z8.d, z14.d, #54
xar z11.d, z11.d, z14.d, #62
xar z21.d, z21.d, z4.d, #49
xar z31.d, z31.d, z4.d, #2
xar z9.d, z9.d, z20.d, #8
xar z7.d, z7.d, z20.d, #9
bic z26.d, z25.d, z13.d
bcax z25.d, z25.d, z17.d, z24.d
bcax z17.d, z17.d, z13.d, z30.d
bic z3.d, z5.d, z19.d
eor3 z26.d, z26.d, z2.d, z30.d
bcax z13.d, z13.d, z24.d, z25.d
bcax z24.d, z24.d, z30.d, z17.d
bcax z5.d, z5.d, z23.d, z10.d
bcax z23.d, z23.d, z19.d, z1.d
eor z3.d, z3.d, z1.d
bic z27.d, z0.d, z16.d
bcax z19.d, z19.d, z10.d, z5.d
bcax z10.d, z10.d, z1.d, z23.d
bcax z0.d, z0.d, z29.d, z6.d
bcax z29.d, z29.d, z16.d, z12.d
eor z27.d, z27.d, z12.d
bic z14.d, z8.d, z28.d
bcax z16.d, z16.d, z6.d, z0.d
bcax z6.d, z6.d, z12.d, z29.d
bcax z8.d, z8.d, z9.d, z21.d
bcax z9.d, z9.d, z28.d, z18.d
eor z14.d, z14.d, z18.d
bic z4.d, z15.d, z7.d
bcax z28.d, z28.d, z21.d, z8.d
bcax z21.d, z21.d, z18.d, z9.d
bcax z15.d, z15.d, z11.d, z22.d
bcax z11.d, z11.d, z7.d, z31.d
eor z4.d, z4.d, z31.d
eor z20.d, z26.d, z3.d
bcax z7.d, z7.d, z22.d, z15.d
bcax z22.d, z22.d, z31.d, z11.d
eor z2.d, z13.d, z19.d
eor3 z20.d, z20.d, z27.d, z14.d
eor z30.d, z25.d, z5.d
eor z1.d, z24.d, z10.d
eor3 z2.d, z2.d, z16.d, z28.d
eor z20.d, z20.d, z4.d
eor3 z30.d, z30.d, z0.d, z8.d
eor3 z1.d, z1.d, z6.d, z21.d
eor z2.d, z2.d, z7.d
eor z12.d, z17.d, z23.d
eor z30.d, z30.d, z15.d
eor z1.d, z1.d, z22.d
ld1rd {z18.d}, p0/z, [x8, #72]
eor3 z12.d, z12.d, z29.d, z9.d
rax1 z31.d, z2.d, z1.d
rax1 z1.d, z1.d, z20.d
rax1 z20.d, z20.d, z30.d
eor z12.d, z12.d, z11.d
xar z0.d, z0.d, z31.d, #21
xar z11.d, z11.d, z1.d, #50
xar z19.d, z19.d, z20.d, #20
rax1 z2.d, z12.d, z2.d
rax1 z30.d, z30.d, z12.d
xar z23.d, z23.d, z1.d, #44
xar z28.d, z28.d, z20.d, #19
eor z26.d, z26.d, z2.d
xar z21.d, z21.d, z30.d, #43
xar z24.d, z24.d, z30.d, #36
xar z27.d, z27.d, z2.d, #61
xar z15.d, z15.d, z31.d, #3
xar z13.d, z13.d, z20.d, #63
xar z5.d, z5.d, z31.d, #58
xar z6.d, z6.d, z30.d, #39
xar z9.d, z9.d, z1.d, #56
xar z4.d, z4.d, z2.d, #46
xar z17.d, z17.d, z1.d, #37
xar z29.d, z29.d, z1.d, #25
xar z3.d, z3.d, z2.d, #28
xar z14.d, z14.d, z2.d, #23
xar z16.d, z16.d, z20.d, #54
xar z7.d, z7.d, z20.d, #62
xar z8.d, z8.d, z31.d, #49
xar z25.d, z25.d, z31.d, #2
xar z22.d, z22.d, z30.d, #8
xar z10.d, z10.d, z30.d, #9
bic z12.d, z0.d, z19.d
bcax z0.d, z0.d, z11.d, z21.d
bcax z11.d, z11.d, z19.d, z26.d
bic z1.d, z27.d, z23.d
eor3 z12.d, z12.d, z18.d, z26.d
bcax z19.d, z19.d, z21.d, z0.d
bcax z21.d, z21.d, z26.d, z11.d
bcax z27.d, z27.d, z15.d, z28.d
bcax z15.d, z15.d, z23.d, z24.d
eor z1.d, z1.d, z24.d
bic z2.d, z6.d, z5.d
bcax z23.d, z23.d, z28.d, z27.d
bcax z28.d, z28.d, z24.d, z15.d
bcax z6.d, z6.d, z4.d, z9.d
bcax z4.d, z4.d, z5.d, z13.d
eor z2.d, z2.d, z13.d
bic z20.d, z16.d, z3.d
bcax z5.d, z5.d, z9.d, z6.d
bcax z9.d, z9.d, z13.d, z4.d
bcax z16.d, z16.d, z22.d, z8.d
bcax z22.d, z22.d, z3.d, z17.d
eor z20.d, z20.d, z17.d
bic z31.d, z29.d, z10.d
bcax z3.d, z3.d, z8.d, z16.d
bcax z8.d, z8.d, z17.d, z22.d
bcax z29.d, z29.d, z7.d, z14.d
bcax z7.d, z7.d, z10.d, z25.d
eor z31.d, z31.d, z25.d
eor z30.d, z12.d, z1.d
bcax z10.d, z10.d, z14.d, z29.d
bcax z14.d, z14.d, z25.d, z7.d
eor z18.d, z19.d, z23.d
eor3 z30.d, z30.d, z2.d, z20.d
eor z26.d, z0.d, z27.d
eor z24.d, z21.d, z28.d
eor3 z18.d, z18.d, z5.d, z3.d
eor z30.d, z30.d, z31.d
eor3 z26.d, z26.d, z6.d, z16.d
eor3 z24.d, z24.d, z9.d, z8.d
eor z18.d, z18.d, z10.d
eor z13.d, z11.d, z15.d
eor z26.d, z26.d, z29.d
eor z24.d, z24.d, z14.d
ld1rd {z17.d}, p0/z, [x8, #80]
eor3 z13.d, z13.d, z4.d, z22.d
rax1 z25.d, z18.d, z24.d
rax1 z24.d, z24.d, z30.d
rax1 z30.d, z30.d, z26.d
eor z13.d, z13.d, z7.d
xar z6.d, z6.d, z25.d, #21
xar z7.d, z7.d, z24.d, #50
xar z23.d, z23.d, z30.d, #20
rax1 z18.d, z13.d, z18.d
rax1 z26.d, z26.d, z13.d
xar z15.d, z15.d, z24.d, #44
xar z3.d, z3.d, z30.d, #19
eor z12.d, z12.d, z18.d
xar z8.d, z8.d, z26.d, #43
xar z21.d, z21.d, z26.d, #36
xar z2.d, z2.d, z18.d, #61
xar z29.d, z29.d, z25.d, #3
xar z19.d, z19.d, z30.d, #63
xar z27.d, z27.d, z25.d, #58
xar z9.d, z9.d, z26.d, #39
xar z22.d, z22.d, z24.d, #56
xar z31.d, z31.d, z18.d, #46
xar z11.d, z11.d, z24.d, #37
xar z4.d, z4.d, z24.d, #25
xar z1.d, z1.d, z18.d, #28
xar z20.d, z20.d, z18.d, #23
xar z5.d, z5.d, z30.d, #54
xar z10.d, z10.d, z30.d, #62
xar z16.d, z16.d, z25.d, #49
xar z0.d, z0.d, z25.d, #2
xar z14.d, z14.d, z26.d, #8
xar z28.d, z28.d, z26.d, #9
bic z13.d, z6.d, z23.d
bcax z6.d, z6.d, z7.d, z8.d
bcax z7.d, z7.d, z23.d, z12.d
bic z24.d, z2.d, z15.d
eor3 z13.d, z13.d, z17.d, z12.d
bcax z23.d, z23.d, z8.d, z6.d
bcax z8.d, z8.d, z12.d, z7.d
bcax z2.d, z2.d, z29.d, z3.d
bcax z29.d, z29.d, z15.d, z21.d
eor z24.d, z24.d, z21.d
bic z18.d, z9.d, z27.d
bcax z15.d, z15.d, z3.d, z2.d
bcax z3.d, z3.d, z21.d, z29.d
bcax z9.d, z9.d, z31.d, z22.d
bcax z31.d, z31.d, z27.d, z19.d
eor z18.d, z18.d, z19.d
bic z30.d, z5.d, z1.d
bcax z27.d, z27.d, z22.d, z9.d
bcax z22.d, z22.d, z19.d, z31.d
bcax z5.d, z5.d, z14.d, z16.d
bcax z14.d, z14.d, z1.d, z11.d
eor z30.d, z30.d, z11.d
bic z25.d, z4.d, z28.d
bcax z1.d, z1.d, z16.d, z5.d
bcax z16.d, z16.d, z11.d, z14.d
bcax z4.d, z4.d, z10.d, z20.d
bcax z10.d, z10.d, z28.d, z0.d
eor z25.d, z25.d, z0.d
bcax z28.d, z28.d, z20.d, z4.d
bcax z20.d, z20.d, z0.d, z10.d
30: // hashweave_sve2_turbo_64_full
eor z0.d, z13.d, z24.d
eor z11.d, z23.d, z15.d
eor z12.d, z6.d, z2.d
eor z17.d, z8.d, z3.d
eor3 z0.d, z0.d, z18.d, z30.d
eor3 z11.d, z11.d, z27.d, z1.d
eor3 z12.d, z12.d, z9.d, z5.d
eor3 z17.d, z17.d, z22.d, z16.d
eor z0.d, z0.d, z25.d
eor z11.d, z11.d, z28.d
eor z12.d, z12.d, z4.d
eor z17.d, z17.d, z20.d
eor z19.d, z7.d, z29.d
ld1rd {z21.d}, p0/z, [x8, #88]
rax1 z26.d, z11.d, z17.d
rax1 z17.d, z17.d, z0.d
eor3 z19.d, z19.d, z31.d, z14.d
rax1 z0.d, z0.d, z12.d
xar z9.d, z9.d, z26.d, #21
xar z29.d, z29.d, z17.d, #44
eor z19.d, z19.d, z10.d
xar z15.d, z15.d, z0.d, #20
xar z10.d, z10.d, z17.d, #50
xar z1.d, z1.d, z0.d, #19
rax1 z11.d, z19.d, z11.d
rax1 z12.d, z12.d, z19.d
xar z4.d, z4.d, z26.d, #3
xar z23.d, z23.d, z0.d, #63
eor z13.d, z13.d, z11.d
xar z16.d, z16.d, z12.d, #43
xar z8.d, z8.d, z12.d, #36
xar z18.d, z18.d, z11.d, #61
xar z2.d, z2.d, z26.d, #58
xar z22.d, z22.d, z12.d, #39
xar z14.d, z14.d, z17.d, #56
xar z25.d, z25.d, z11.d, #46
xar z7.d, z7.d, z17.d, #37
xar z31.d, z31.d, z17.d, #25
xar z24.d, z24.d, z11.d, #28
xar z30.d, z30.d, z11.d, #23
xar z27.d, z27.d, z0.d, #54
xar z28.d, z28.d, z0.d, #62
xar z5.d, z5.d, z26.d, #49
xar z6.d, z6.d, z26.d, #2
xar z20.d, z20.d, z12.d, #8
xar z3.d, z3.d, z12.d, #9
bic z19.d, z9.d, z15.d
bcax z9.d, z9.d, z10.d, z16.d
bcax z10.d, z10.d, z15.d, z13.d
bic z17.d, z18.d, z29.d
eor3 z19.d, z19.d, z21.d, z13.d
bcax z15.d, z15.d, z16.d, z9.d
bcax z16.d, z16.d, z13.d, z10.d
bcax z18.d, z18.d, z4.d, z1.d
bcax z4.d, z4.d, z29.d, z8.d
eor z17.d, z17.d, z8.d
bic z11.d, z22.d, z2.d
bcax z29.d, z29.d, z1.d, z18.d
bcax z1.d, z1.d, z8.d, z4.d
bcax z22.d, z22.d, z25.d, z14.d
bcax z25.d, z25.d, z2.d, z23.d
eor z11.d, z11.d, z23.d
bic z0.d, z27.d, z24.d
bcax z2.d, z2.d, z14.d, z22.d
bcax z14.d, z14.d, z23.d, z25.d
bcax z27.d, z27.d, z20.d, z5.d
bcax z20.d, z20.d, z24.d, z7.d
eor z0.d, z0.d, z7.d
bic z26.d, z31.d, z3.d
bcax z24.d, z24.d, z5.d, z27.d
bcax z5.d, z5.d, z7.d, z20.d
bcax z31.d, z31.d, z28.d, z30.d
bcax z28.d, z28.d, z3.d, z6.d
eor z26.d, z26.d, z6.d
bcax z3.d, z3.d, z30.d, z31.d
bcax z30.d, z30.d, z6.d, z28.d
31: // hashweave_sve2_turbo_64_all
str z19, [x0, #0, mul vl]
str z15, [x0, #1, mul vl]
str z9, [x0, #2, mul vl]
str z16, [x0, #3, mul vl]
str z10, [x0, #4, mul vl]
str z17, [x0, #5, mul vl]
str z29, [x0, #6, mul vl]
str z18, [x0, #7, mul vl]
str z1, [x0, #8, mul vl]
str z4, [x0, #9, mul vl]
str z11, [x0, #10, mul vl]
str z2, [x0, #11, mul vl]
str z22, [x0, #12, mul vl]
str z14, [x0, #13, mul vl]
str z25, [x0, #14, mul vl]
str z0, [x0, #15, mul vl]
str z24, [x0, #16, mul vl]
str z27, [x0, #17, mul vl]
str z5, [x0, #18, mul vl]
str z20, [x0, #19, mul vl]
str z26, [x0, #20, mul vl]
str z3, [x0, #21, mul vl]
str z31, [x0, #22, mul vl]
str z30, [x0, #23, mul vl]
str z28, [x0, #24, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
32: // hashweave_sve2_turbo_64_constants
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
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_sha256
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 33f
add x9, x8, #252
ptrue p0.b
ldr z0, [x1, #0, mul vl]
ld1rw {z1.s}, p0/z, [x8, #0]
ldr z2, [x0, #7, mul vl]
ldr z3, [x0, #4, mul vl]
ldr z4, [x0, #5, mul vl]
add z1.s, z0.s, z1.s
ldr z5, [x0, #6, mul vl]
lsr z6.s, z3.s, #14
ldr z7, [x0, #0, mul vl]
add z1.s, z2.s, z1.s
mov z8.d, z4.d
bsl z8.d, z8.d, z5.d, z3.d
sli z6.s, z3.s, #18
lsr z9.s, z7.s, #9
ldr z10, [x0, #1, mul vl]
ldr z11, [x0, #2, mul vl]
xar z6.s, z6.s, z3.s, #5
sli z9.s, z7.s, #23
eor z12.d, z7.d, z10.d
eor z13.d, z10.d, z11.d
xar z6.s, z6.s, z3.s, #6
xar z9.s, z9.s, z7.s, #11
ldr z14, [x0, #3, mul vl]
and z13.d, z12.d, z13.d
add z1.s, z1.s, z6.s
xar z9.s, z9.s, z7.s, #2
ldr z15, [x1, #1, mul vl]
eor z13.d, z10.d, z13.d
add z1.s, z1.s, z8.s
ld1rw {z16.s}, p0/z, [x8, #4]
ldr z17, [x1, #2, mul vl]
add z9.s, z9.s, z13.s
add z18.s, z14.s, z1.s
add z16.s, z15.s, z16.s
ld1rw {z19.s}, p0/z, [x8, #8]
add z1.s, z1.s, z9.s
lsr z20.s, z18.s, #14
add z16.s, z5.s, z16.s
mov z21.d, z3.d
bsl z21.d, z21.d, z4.d, z18.d
lsr z22.s, z1.s, #9
sli z20.s, z18.s, #18
eor z23.d, z1.d, z7.d
add z19.s, z17.s, z19.s
sli z22.s, z1.s, #23
xar z20.s, z20.s, z18.s, #5
and z12.d, z23.d, z12.d
add z19.s, z4.s, z19.s
xar z22.s, z22.s, z1.s, #11
xar z20.s, z20.s, z18.s, #6
eor z12.d, z7.d, z12.d
ldr z24, [x1, #3, mul vl]
xar z22.s, z22.s, z1.s, #2
add z16.s, z16.s, z20.s
ld1rw {z25.s}, p0/z, [x8, #12]
ldr z26, [x1, #4, mul vl]
add z22.s, z22.s, z12.s
add z16.s, z16.s, z21.s
add z25.s, z24.s, z25.s
ld1rw {z27.s}, p0/z, [x8, #16]
add z22.s, z16.s, z22.s
add z16.s, z11.s, z16.s
add z25.s, z3.s, z25.s
add z27.s, z26.s, z27.s
lsr z28.s, z22.s, #9
lsr z29.s, z16.s, #14
mov z30.d, z18.d
bsl z30.d, z30.d, z3.d, z16.d
eor z31.d, z22.d, z1.d
sli z28.s, z22.s, #23
sli z29.s, z16.s, #18
add z27.s, z18.s, z27.s
and z23.d, z31.d, z23.d
xar z28.s, z28.s, z22.s, #11
xar z29.s, z29.s, z16.s, #5
ldr z6, [x1, #5, mul vl]
eor z23.d, z1.d, z23.d
xar z28.s, z28.s, z22.s, #2
xar z29.s, z29.s, z16.s, #6
ld1rw {z8.s}, p0/z, [x8, #20]
add z28.s, z28.s, z23.s
add z19.s, z19.s, z29.s
add z8.s, z6.s, z8.s
add z19.s, z19.s, z30.s
add z8.s, z16.s, z8.s
add z28.s, z19.s, z28.s
add z19.s, z10.s, z19.s
lsr z13.s, z28.s, #9
eor z9.d, z28.d, z22.d
lsr z20.s, z19.s, #14
mov z12.d, z16.d
bsl z12.d, z12.d, z18.d, z19.d
sli z13.s, z28.s, #23
and z31.d, z9.d, z31.d
sli z20.s, z19.s, #18
ldr z21, [x1, #6, mul vl]
xar z13.s, z13.s, z28.s, #11
eor z31.d, z22.d, z31.d
xar z20.s, z20.s, z19.s, #5
ld1rw {z23.s}, p0/z, [x8, #24]
xar z13.s, z13.s, z28.s, #2
xar z20.s, z20.s, z19.s, #6
add z23.s, z21.s, z23.s
add z13.s, z13.s, z31.s
add z25.s, z25.s, z20.s
add z23.s, z19.s, z23.s
add z25.s, z25.s, z12.s
add z13.s, z25.s, z13.s
add z25.s, z7.s, z25.s
lsr z29.s, z13.s, #9
eor z30.d, z13.d, z28.d
lsr z18.s, z25.s, #14
mov z31.d, z19.d
bsl z31.d, z31.d, z16.d, z25.d
sli z29.s, z13.s, #23
and z9.d, z30.d, z9.d
sli z18.s, z25.s, #18
ldr z20, [x1, #7, mul vl]
xar z29.s, z29.s, z13.s, #11
eor z9.d, z28.d, z9.d
xar z18.s, z18.s, z25.s, #5
ld1rw {z12.s}, p0/z, [x8, #28]
xar z29.s, z29.s, z13.s, #2
xar z18.s, z18.s, z25.s, #6
add z12.s, z20.s, z12.s
add z29.s, z29.s, z9.s
add z27.s, z27.s, z18.s
add z12.s, z25.s, z12.s
add z27.s, z27.s, z31.s
add z1.s, z1.s, z27.s
add z27.s, z27.s, z29.s
lsr z16.s, z1.s, #14
mov z9.d, z25.d
bsl z9.d, z9.d, z19.d, z1.d
lsr z18.s, z27.s, #9
eor z31.d, z27.d, z13.d
sli z16.s, z1.s, #18
ldr z29, [x1, #8, mul vl]
sli z18.s, z27.s, #23
and z30.d, z31.d, z30.d
xar z16.s, z16.s, z1.s, #5
ld1rw {z19.s}, p0/z, [x8, #32]
xar z18.s, z18.s, z27.s, #11
eor z30.d, z13.d, z30.d
xar z16.s, z16.s, z1.s, #6
add z8.s, z8.s, z16.s
add z8.s, z8.s, z9.s
add z22.s, z22.s, z8.s
xar z18.s, z18.s, z27.s, #2
add z18.s, z18.s, z30.s
add z8.s, z8.s, z18.s
lsr z16.s, z22.s, #14
sli z16.s, z22.s, #18
xar z16.s, z16.s, z22.s, #5
xar z16.s, z16.s, z22.s, #6
add z23.s, z23.s, z16.s
mov z9.d, z1.d
bsl z9.d, z9.d, z25.d, z22.d
add z23.s, z23.s, z9.s
add z28.s, z28.s, z23.s
lsr z30.s, z8.s, #9
sli z30.s, z8.s, #23
xar z30.s, z30.s, z8.s, #11
xar z30.s, z30.s, z8.s, #2
eor z18.d, z8.d, z27.d
and z31.d, z18.d, z31.d
eor z31.d, z27.d, z31.d
add z30.s, z30.s, z31.s
add z23.s, z23.s, z30.s
lsr z16.s, z28.s, #14
sli z16.s, z28.s, #18
xar z16.s, z16.s, z28.s, #5
xar z16.s, z16.s, z28.s, #6
add z12.s, z12.s, z16.s
mov z25.d, z22.d
bsl z25.d, z25.d, z1.d, z28.d
add z12.s, z12.s, z25.s
add z13.s, z13.s, z12.s
lsr z9.s, z23.s, #9
sli z9.s, z23.s, #23
xar z9.s, z9.s, z23.s, #11
xar z9.s, z9.s, z23.s, #2
eor z31.d, z23.d, z8.d
and z18.d, z31.d, z18.d
eor z18.d, z8.d, z18.d
add z9.s, z9.s, z18.s
add z12.s, z12.s, z9.s
add z19.s, z29.s, z19.s
add z1.s, z1.s, z19.s
lsr z30.s, z13.s, #14
sli z30.s, z13.s, #18
xar z30.s, z30.s, z13.s, #5
xar z30.s, z30.s, z13.s, #6
add z1.s, z1.s, z30.s
mov z16.d, z28.d
bsl z16.d, z16.d, z22.d, z13.d
add z1.s, z1.s, z16.s
add z27.s, z27.s, z1.s
lsr z25.s, z12.s, #9
sli z25.s, z12.s, #23
xar z25.s, z25.s, z12.s, #11
xar z25.s, z25.s, z12.s, #2
eor z18.d, z12.d, z23.d
and z31.d, z18.d, z31.d
eor z31.d, z23.d, z31.d
add z25.s, z25.s, z31.s
add z1.s, z1.s, z25.s
ldr z9, [x1, #9, mul vl]
ld1rw {z19.s}, p0/z, [x8, #36]
add z19.s, z9.s, z19.s
add z22.s, z22.s, z19.s
lsr z30.s, z27.s, #14
sli z30.s, z27.s, #18
xar z30.s, z30.s, z27.s, #5
xar z30.s, z30.s, z27.s, #6
add z22.s, z22.s, z30.s
mov z16.d, z13.d
bsl z16.d, z16.d, z28.d, z27.d
add z22.s, z22.s, z16.s
add z8.s, z8.s, z22.s
lsr z31.s, z1.s, #9
sli z31.s, z1.s, #23
xar z31.s, z31.s, z1.s, #11
xar z31.s, z31.s, z1.s, #2
eor z25.d, z1.d, z12.d
and z18.d, z25.d, z18.d
eor z18.d, z12.d, z18.d
add z31.s, z31.s, z18.s
add z22.s, z22.s, z31.s
ldr z19, [x1, #10, mul vl]
ld1rw {z30.s}, p0/z, [x8, #40]
add z30.s, z19.s, z30.s
add z28.s, z28.s, z30.s
lsr z16.s, z8.s, #14
sli z16.s, z8.s, #18
xar z16.s, z16.s, z8.s, #5
xar z16.s, z16.s, z8.s, #6
add z28.s, z28.s, z16.s
mov z18.d, z27.d
bsl z18.d, z18.d, z13.d, z8.d
add z28.s, z28.s, z18.s
add z23.s, z23.s, z28.s
lsr z31.s, z22.s, #9
sli z31.s, z22.s, #23
xar z31.s, z31.s, z22.s, #11
xar z31.s, z31.s, z22.s, #2
eor z30.d, z22.d, z1.d
and z25.d, z30.d, z25.d
eor z25.d, z1.d, z25.d
add z31.s, z31.s, z25.s
add z28.s, z28.s, z31.s
ldr z16, [x1, #11, mul vl]
ld1rw {z18.s}, p0/z, [x8, #44]
add z18.s, z16.s, z18.s
add z13.s, z13.s, z18.s
lsr z25.s, z23.s, #14
sli z25.s, z23.s, #18
xar z25.s, z25.s, z23.s, #5
xar z25.s, z25.s, z23.s, #6
add z13.s, z13.s, z25.s
mov z31.d, z8.d
bsl z31.d, z31.d, z27.d, z23.d
add z13.s, z13.s, z31.s
add z12.s, z12.s, z13.s
lsr z18.s, z28.s, #9
sli z18.s, z28.s, #23
xar z18.s, z18.s, z28.s, #11
xar z18.s, z18.s, z28.s, #2
eor z25.d, z28.d, z22.d
and z30.d, z25.d, z30.d
eor z30.d, z22.d, z30.d
add z18.s, z18.s, z30.s
add z13.s, z13.s, z18.s
ldr z31, [x1, #12, mul vl]
ld1rw {z30.s}, p0/z, [x8, #48]
add z30.s, z31.s, z30.s
add z27.s, z27.s, z30.s
lsr z18.s, z12.s, #14
sli z18.s, z12.s, #18
xar z18.s, z18.s, z12.s, #5
xar z18.s, z18.s, z12.s, #6
add z27.s, z27.s, z18.s
mov z30.d, z23.d
bsl z30.d, z30.d, z8.d, z12.d
add z27.s, z27.s, z30.s
add z1.s, z1.s, z27.s
lsr z18.s, z13.s, #9
sli z18.s, z13.s, #23
xar z18.s, z18.s, z13.s, #11
xar z18.s, z18.s, z13.s, #2
eor z30.d, z13.d, z28.d
and z25.d, z30.d, z25.d
eor z25.d, z28.d, z25.d
add z18.s, z18.s, z25.s
add z27.s, z27.s, z18.s
ldr z25, [x1, #13, mul vl]
ld1rw {z18.s}, p0/z, [x8, #52]
add z18.s, z25.s, z18.s
add z8.s, z8.s, z18.s
lsr z18.s, z1.s, #14
sli z18.s, z1.s, #18
xar z18.s, z18.s, z1.s, #5
xar z18.s, z18.s, z1.s, #6
add z8.s, z8.s, z18.s
mov z18.d, z12.d
bsl z18.d, z18.d, z23.d, z1.d
add z8.s, z8.s, z18.s
add z22.s, z22.s, z8.s
lsr z18.s, z27.s, #9
sli z18.s, z27.s, #23
xar z18.s, z18.s, z27.s, #11
xar z18.s, z18.s, z27.s, #2
eor z7.d, z27.d, z13.d
and z30.d, z7.d, z30.d
eor z30.d, z13.d, z30.d
add z18.s, z18.s, z30.s
add z8.s, z8.s, z18.s
ldr z30, [x1, #14, mul vl]
ld1rw {z18.s}, p0/z, [x8, #56]
add z18.s, z30.s, z18.s
add z23.s, z23.s, z18.s
lsr z18.s, z22.s, #14
sli z18.s, z22.s, #18
xar z18.s, z18.s, z22.s, #5
xar z18.s, z18.s, z22.s, #6
add z23.s, z23.s, z18.s
mov z18.d, z1.d
bsl z18.d, z18.d, z12.d, z22.d
add z23.s, z23.s, z18.s
add z28.s, z28.s, z23.s
lsr z18.s, z8.s, #9
sli z18.s, z8.s, #23
xar z18.s, z18.s, z8.s, #11
xar z18.s, z18.s, z8.s, #2
eor z3.d, z8.d, z27.d
and z7.d, z3.d, z7.d
eor z7.d, z27.d, z7.d
add z18.s, z18.s, z7.s
add z23.s, z23.s, z18.s
ldr z7, [x1, #15, mul vl]
ld1rw {z18.s}, p0/z, [x8, #60]
add z18.s, z7.s, z18.s
add z12.s, z12.s, z18.s
lsr z18.s, z28.s, #14
sli z18.s, z28.s, #18
xar z18.s, z18.s, z28.s, #5
xar z18.s, z18.s, z28.s, #6
add z12.s, z12.s, z18.s
mov z18.d, z22.d
bsl z18.d, z18.d, z1.d, z28.d
add z12.s, z12.s, z18.s
add z13.s, z13.s, z12.s
lsr z18.s, z23.s, #9
sli z18.s, z23.s, #23
xar z18.s, z18.s, z23.s, #11
xar z18.s, z18.s, z23.s, #2
eor z10.d, z23.d, z8.d
and z3.d, z10.d, z3.d
eor z3.d, z8.d, z3.d
add z18.s, z18.s, z3.s
add z12.s, z12.s, z18.s
lsr z3.s, z15.s, #3
lsr z18.s, z15.s, #11
sli z18.s, z15.s, #21
xar z18.s, z18.s, z15.s, #7
eor z3.d, z3.d, z18.d
add z3.s, z3.s, z0.s
lsr z18.s, z30.s, #10
lsr z0.s, z30.s, #2
sli z0.s, z30.s, #30
xar z0.s, z0.s, z30.s, #17
eor z18.d, z18.d, z0.d
add z18.s, z18.s, z9.s
add z18.s, z18.s, z3.s
ld1rw {z0.s}, p0/z, [x8, #64]
add z0.s, z18.s, z0.s
add z1.s, z1.s, z0.s
lsr z3.s, z13.s, #14
sli z3.s, z13.s, #18
xar z3.s, z3.s, z13.s, #5
xar z3.s, z3.s, z13.s, #6
add z1.s, z1.s, z3.s
mov z0.d, z28.d
bsl z0.d, z0.d, z22.d, z13.d
add z1.s, z1.s, z0.s
add z27.s, z27.s, z1.s
lsr z3.s, z12.s, #9
sli z3.s, z12.s, #23
xar z3.s, z3.s, z12.s, #11
xar z3.s, z3.s, z12.s, #2
eor z0.d, z12.d, z23.d
and z10.d, z0.d, z10.d
eor z10.d, z23.d, z10.d
add z3.s, z3.s, z10.s
add z1.s, z1.s, z3.s
lsr z10.s, z17.s, #3
lsr z3.s, z17.s, #11
sli z3.s, z17.s, #21
xar z3.s, z3.s, z17.s, #7
eor z10.d, z10.d, z3.d
add z10.s, z10.s, z15.s
lsr z3.s, z7.s, #10
lsr z15.s, z7.s, #2
sli z15.s, z7.s, #30
xar z15.s, z15.s, z7.s, #17
eor z3.d, z3.d, z15.d
add z3.s, z3.s, z19.s
add z3.s, z3.s, z10.s
ld1rw {z15.s}, p0/z, [x8, #68]
add z15.s, z3.s, z15.s
add z22.s, z22.s, z15.s
lsr z10.s, z27.s, #14
sli z10.s, z27.s, #18
xar z10.s, z10.s, z27.s, #5
xar z10.s, z10.s, z27.s, #6
add z22.s, z22.s, z10.s
mov z15.d, z13.d
bsl z15.d, z15.d, z28.d, z27.d
add z22.s, z22.s, z15.s
add z8.s, z8.s, z22.s
lsr z10.s, z1.s, #9
sli z10.s, z1.s, #23
xar z10.s, z10.s, z1.s, #11
xar z10.s, z10.s, z1.s, #2
eor z15.d, z1.d, z12.d
and z0.d, z15.d, z0.d
eor z0.d, z12.d, z0.d
add z10.s, z10.s, z0.s
add z22.s, z22.s, z10.s
lsr z0.s, z24.s, #3
lsr z10.s, z24.s, #11
sli z10.s, z24.s, #21
xar z10.s, z10.s, z24.s, #7
eor z0.d, z0.d, z10.d
add z0.s, z0.s, z17.s
lsr z10.s, z18.s, #10
lsr z17.s, z18.s, #2
sli z17.s, z18.s, #30
xar z17.s, z17.s, z18.s, #17
eor z10.d, z10.d, z17.d
add z10.s, z10.s, z16.s
add z10.s, z10.s, z0.s
ld1rw {z17.s}, p0/z, [x8, #72]
add z17.s, z10.s, z17.s
add z28.s, z28.s, z17.s
lsr z0.s, z8.s, #14
sli z0.s, z8.s, #18
xar z0.s, z0.s, z8.s, #5
xar z0.s, z0.s, z8.s, #6
add z28.s, z28.s, z0.s
mov z17.d, z27.d
bsl z17.d, z17.d, z13.d, z8.d
add z28.s, z28.s, z17.s
add z23.s, z23.s, z28.s
lsr z0.s, z22.s, #9
sli z0.s, z22.s, #23
xar z0.s, z0.s, z22.s, #11
xar z0.s, z0.s, z22.s, #2
eor z17.d, z22.d, z1.d
and z15.d, z17.d, z15.d
eor z15.d, z1.d, z15.d
add z0.s, z0.s, z15.s
add z28.s, z28.s, z0.s
lsr z15.s, z26.s, #3
lsr z0.s, z26.s, #11
sli z0.s, z26.s, #21
xar z0.s, z0.s, z26.s, #7
eor z15.d, z15.d, z0.d
add z15.s, z15.s, z24.s
lsr z0.s, z3.s, #10
lsr z24.s, z3.s, #2
sli z24.s, z3.s, #30
xar z24.s, z24.s, z3.s, #17
eor z0.d, z0.d, z24.d
add z0.s, z0.s, z31.s
add z0.s, z0.s, z15.s
ld1rw {z24.s}, p0/z, [x8, #76]
add z24.s, z0.s, z24.s
add z13.s, z13.s, z24.s
lsr z15.s, z23.s, #14
sli z15.s, z23.s, #18
xar z15.s, z15.s, z23.s, #5
xar z15.s, z15.s, z23.s, #6
add z13.s, z13.s, z15.s
mov z24.d, z8.d
bsl z24.d, z24.d, z27.d, z23.d
add z13.s, z13.s, z24.s
add z12.s, z12.s, z13.s
lsr z15.s, z28.s, #9
sli z15.s, z28.s, #23
xar z15.s, z15.s, z28.s, #11
xar z15.s, z15.s, z28.s, #2
eor z24.d, z28.d, z22.d
and z17.d, z24.d, z17.d
eor z17.d, z22.d, z17.d
add z15.s, z15.s, z17.s
add z13.s, z13.s, z15.s
lsr z17.s, z6.s, #3
lsr z15.s, z6.s, #11
sli z15.s, z6.s, #21
xar z15.s, z15.s, z6.s, #7
eor z17.d, z17.d, z15.d
add z17.s, z17.s, z26.s
lsr z15.s, z10.s, #10
lsr z26.s, z10.s, #2
sli z26.s, z10.s, #30
xar z26.s, z26.s, z10.s, #17
eor z15.d, z15.d, z26.d
add z15.s, z15.s, z25.s
add z15.s, z15.s, z17.s
ld1rw {z26.s}, p0/z, [x8, #80]
add z26.s, z15.s, z26.s
add z27.s, z27.s, z26.s
lsr z17.s, z12.s, #14
sli z17.s, z12.s, #18
xar z17.s, z17.s, z12.s, #5
xar z17.s, z17.s, z12.s, #6
add z27.s, z27.s, z17.s
mov z26.d, z23.d
bsl z26.d, z26.d, z8.d, z12.d
add z27.s, z27.s, z26.s
add z1.s, z1.s, z27.s
lsr z17.s, z13.s, #9
sli z17.s, z13.s, #23
xar z17.s, z17.s, z13.s, #11
xar z17.s, z17.s, z13.s, #2
eor z26.d, z13.d, z28.d
and z24.d, z26.d, z24.d
eor z24.d, z28.d, z24.d
add z17.s, z17.s, z24.s
add z27.s, z27.s, z17.s
lsr z24.s, z21.s, #3
lsr z17.s, z21.s, #11
sli z17.s, z21.s, #21
xar z17.s, z17.s, z21.s, #7
eor z24.d, z24.d, z17.d
add z24.s, z24.s, z6.s
lsr z17.s, z0.s, #10
lsr z6.s, z0.s, #2
sli z6.s, z0.s, #30
xar z6.s, z6.s, z0.s, #17
eor z17.d, z17.d, z6.d
add z17.s, z17.s, z30.s
add z17.s, z17.s, z24.s
ld1rw {z6.s}, p0/z, [x8, #84]
add z6.s, z17.s, z6.s
add z8.s, z8.s, z6.s
lsr z24.s, z1.s, #14
sli z24.s, z1.s, #18
xar z24.s, z24.s, z1.s, #5
xar z24.s, z24.s, z1.s, #6
add z8.s, z8.s, z24.s
mov z6.d, z12.d
bsl z6.d, z6.d, z23.d, z1.d
add z8.s, z8.s, z6.s
add z22.s, z22.s, z8.s
lsr z24.s, z27.s, #9
sli z24.s, z27.s, #23
xar z24.s, z24.s, z27.s, #11
xar z24.s, z24.s, z27.s, #2
eor z6.d, z27.d, z13.d
and z26.d, z6.d, z26.d
eor z26.d, z13.d, z26.d
add z24.s, z24.s, z26.s
add z8.s, z8.s, z24.s
lsr z26.s, z20.s, #3
lsr z24.s, z20.s, #11
sli z24.s, z20.s, #21
xar z24.s, z24.s, z20.s, #7
eor z26.d, z26.d, z24.d
add z26.s, z26.s, z21.s
lsr z24.s, z15.s, #10
lsr z21.s, z15.s, #2
sli z21.s, z15.s, #30
xar z21.s, z21.s, z15.s, #17
eor z24.d, z24.d, z21.d
add z24.s, z24.s, z7.s
add z24.s, z24.s, z26.s
ld1rw {z21.s}, p0/z, [x8, #88]
add z21.s, z24.s, z21.s
add z23.s, z23.s, z21.s
lsr z26.s, z22.s, #14
sli z26.s, z22.s, #18
xar z26.s, z26.s, z22.s, #5
xar z26.s, z26.s, z22.s, #6
add z23.s, z23.s, z26.s
mov z21.d, z1.d
bsl z21.d, z21.d, z12.d, z22.d
add z23.s, z23.s, z21.s
add z28.s, z28.s, z23.s
lsr z26.s, z8.s, #9
sli z26.s, z8.s, #23
xar z26.s, z26.s, z8.s, #11
xar z26.s, z26.s, z8.s, #2
eor z21.d, z8.d, z27.d
and z6.d, z21.d, z6.d
eor z6.d, z27.d, z6.d
add z26.s, z26.s, z6.s
add z23.s, z23.s, z26.s
lsr z6.s, z29.s, #3
lsr z26.s, z29.s, #11
sli z26.s, z29.s, #21
xar z26.s, z26.s, z29.s, #7
eor z6.d, z6.d, z26.d
add z6.s, z6.s, z20.s
lsr z26.s, z17.s, #10
lsr z20.s, z17.s, #2
sli z20.s, z17.s, #30
xar z20.s, z20.s, z17.s, #17
eor z26.d, z26.d, z20.d
add z26.s, z26.s, z18.s
add z26.s, z26.s, z6.s
ld1rw {z20.s}, p0/z, [x8, #92]
add z20.s, z26.s, z20.s
add z12.s, z12.s, z20.s
lsr z6.s, z28.s, #14
sli z6.s, z28.s, #18
xar z6.s, z6.s, z28.s, #5
xar z6.s, z6.s, z28.s, #6
add z12.s, z12.s, z6.s
mov z20.d, z22.d
bsl z20.d, z20.d, z1.d, z28.d
add z12.s, z12.s, z20.s
add z13.s, z13.s, z12.s
lsr z6.s, z23.s, #9
sli z6.s, z23.s, #23
xar z6.s, z6.s, z23.s, #11
xar z6.s, z6.s, z23.s, #2
eor z20.d, z23.d, z8.d
and z21.d, z20.d, z21.d
eor z21.d, z8.d, z21.d
add z6.s, z6.s, z21.s
add z12.s, z12.s, z6.s
lsr z21.s, z9.s, #3
lsr z6.s, z9.s, #11
sli z6.s, z9.s, #21
xar z6.s, z6.s, z9.s, #7
eor z21.d, z21.d, z6.d
add z21.s, z21.s, z29.s
lsr z6.s, z24.s, #10
lsr z29.s, z24.s, #2
sli z29.s, z24.s, #30
xar z29.s, z29.s, z24.s, #17
eor z6.d, z6.d, z29.d
add z6.s, z6.s, z3.s
add z6.s, z6.s, z21.s
ld1rw {z29.s}, p0/z, [x8, #96]
add z29.s, z6.s, z29.s
add z1.s, z1.s, z29.s
lsr z21.s, z13.s, #14
sli z21.s, z13.s, #18
xar z21.s, z21.s, z13.s, #5
xar z21.s, z21.s, z13.s, #6
add z1.s, z1.s, z21.s
mov z29.d, z28.d
bsl z29.d, z29.d, z22.d, z13.d
add z1.s, z1.s, z29.s
add z27.s, z27.s, z1.s
lsr z21.s, z12.s, #9
sli z21.s, z12.s, #23
xar z21.s, z21.s, z12.s, #11
xar z21.s, z21.s, z12.s, #2
eor z29.d, z12.d, z23.d
and z20.d, z29.d, z20.d
eor z20.d, z23.d, z20.d
add z21.s, z21.s, z20.s
add z1.s, z1.s, z21.s
lsr z20.s, z19.s, #3
lsr z21.s, z19.s, #11
sli z21.s, z19.s, #21
xar z21.s, z21.s, z19.s, #7
eor z20.d, z20.d, z21.d
add z20.s, z20.s, z9.s
lsr z21.s, z26.s, #10
lsr z9.s, z26.s, #2
sli z9.s, z26.s, #30
xar z9.s, z9.s, z26.s, #17
eor z21.d, z21.d, z9.d
add z21.s, z21.s, z10.s
add z21.s, z21.s, z20.s
ld1rw {z9.s}, p0/z, [x8, #100]
add z9.s, z21.s, z9.s
add z22.s, z22.s, z9.s
lsr z20.s, z27.s, #14
sli z20.s, z27.s, #18
xar z20.s, z20.s, z27.s, #5
xar z20.s, z20.s, z27.s, #6
add z22.s, z22.s, z20.s
mov z9.d, z13.d
bsl z9.d, z9.d, z28.d, z27.d
add z22.s, z22.s, z9.s
add z8.s, z8.s, z22.s
lsr z20.s, z1.s, #9
sli z20.s, z1.s, #23
xar z20.s, z20.s, z1.s, #11
xar z20.s, z20.s, z1.s, #2
eor z9.d, z1.d, z12.d
and z29.d, z9.d, z29.d
eor z29.d, z12.d, z29.d
add z20.s, z20.s, z29.s
add z22.s, z22.s, z20.s
lsr z29.s, z16.s, #3
lsr z20.s, z16.s, #11
sli z20.s, z16.s, #21
xar z20.s, z20.s, z16.s, #7
eor z29.d, z29.d, z20.d
add z29.s, z29.s, z19.s
lsr z20.s, z6.s, #10
lsr z19.s, z6.s, #2
sli z19.s, z6.s, #30
xar z19.s, z19.s, z6.s, #17
eor z20.d, z20.d, z19.d
add z20.s, z20.s, z0.s
add z20.s, z20.s, z29.s
ld1rw {z19.s}, p0/z, [x8, #104]
add z19.s, z20.s, z19.s
add z28.s, z28.s, z19.s
lsr z29.s, z8.s, #14
sli z29.s, z8.s, #18
xar z29.s, z29.s, z8.s, #5
xar z29.s, z29.s, z8.s, #6
add z28.s, z28.s, z29.s
mov z19.d, z27.d
bsl z19.d, z19.d, z13.d, z8.d
add z28.s, z28.s, z19.s
add z23.s, z23.s, z28.s
lsr z29.s, z22.s, #9
sli z29.s, z22.s, #23
xar z29.s, z29.s, z22.s, #11
xar z29.s, z29.s, z22.s, #2
eor z19.d, z22.d, z1.d
and z9.d, z19.d, z9.d
eor z9.d, z1.d, z9.d
add z29.s, z29.s, z9.s
add z28.s, z28.s, z29.s
lsr z9.s, z31.s, #3
lsr z29.s, z31.s, #11
sli z29.s, z31.s, #21
xar z29.s, z29.s, z31.s, #7
eor z9.d, z9.d, z29.d
add z9.s, z9.s, z16.s
lsr z29.s, z21.s, #10
lsr z16.s, z21.s, #2
sli z16.s, z21.s, #30
xar z16.s, z16.s, z21.s, #17
eor z29.d, z29.d, z16.d
add z29.s, z29.s, z15.s
add z29.s, z29.s, z9.s
ld1rw {z16.s}, p0/z, [x8, #108]
add z16.s, z29.s, z16.s
add z13.s, z13.s, z16.s
lsr z9.s, z23.s, #14
sli z9.s, z23.s, #18
xar z9.s, z9.s, z23.s, #5
xar z9.s, z9.s, z23.s, #6
add z13.s, z13.s, z9.s
mov z16.d, z8.d
bsl z16.d, z16.d, z27.d, z23.d
add z13.s, z13.s, z16.s
add z12.s, z12.s, z13.s
lsr z9.s, z28.s, #9
sli z9.s, z28.s, #23
xar z9.s, z9.s, z28.s, #11
xar z9.s, z9.s, z28.s, #2
eor z16.d, z28.d, z22.d
and z19.d, z16.d, z19.d
eor z19.d, z22.d, z19.d
add z9.s, z9.s, z19.s
add z13.s, z13.s, z9.s
lsr z19.s, z25.s, #3
lsr z9.s, z25.s, #11
sli z9.s, z25.s, #21
xar z9.s, z9.s, z25.s, #7
eor z19.d, z19.d, z9.d
add z19.s, z19.s, z31.s
lsr z9.s, z20.s, #10
lsr z31.s, z20.s, #2
sli z31.s, z20.s, #30
xar z31.s, z31.s, z20.s, #17
eor z9.d, z9.d, z31.d
add z9.s, z9.s, z17.s
add z9.s, z9.s, z19.s
ld1rw {z31.s}, p0/z, [x8, #112]
add z31.s, z9.s, z31.s
add z27.s, z27.s, z31.s
lsr z19.s, z12.s, #14
sli z19.s, z12.s, #18
xar z19.s, z19.s, z12.s, #5
xar z19.s, z19.s, z12.s, #6
add z27.s, z27.s, z19.s
mov z31.d, z23.d
bsl z31.d, z31.d, z8.d, z12.d
add z27.s, z27.s, z31.s
add z1.s, z1.s, z27.s
lsr z19.s, z13.s, #9
sli z19.s, z13.s, #23
xar z19.s, z19.s, z13.s, #11
xar z19.s, z19.s, z13.s, #2
eor z31.d, z13.d, z28.d
and z16.d, z31.d, z16.d
eor z16.d, z28.d, z16.d
add z19.s, z19.s, z16.s
add z27.s, z27.s, z19.s
lsr z16.s, z30.s, #3
lsr z19.s, z30.s, #11
sli z19.s, z30.s, #21
xar z19.s, z19.s, z30.s, #7
eor z16.d, z16.d, z19.d
add z16.s, z16.s, z25.s
lsr z19.s, z29.s, #10
lsr z25.s, z29.s, #2
sli z25.s, z29.s, #30
xar z25.s, z25.s, z29.s, #17
eor z19.d, z19.d, z25.d
add z19.s, z19.s, z24.s
add z19.s, z19.s, z16.s
ld1rw {z25.s}, p0/z, [x8, #116]
add z25.s, z19.s, z25.s
add z8.s, z8.s, z25.s
lsr z16.s, z1.s, #14
sli z16.s, z1.s, #18
xar z16.s, z16.s, z1.s, #5
xar z16.s, z16.s, z1.s, #6
add z8.s, z8.s, z16.s
mov z25.d, z12.d
bsl z25.d, z25.d, z23.d, z1.d
add z8.s, z8.s, z25.s
add z22.s, z22.s, z8.s
lsr z16.s, z27.s, #9
sli z16.s, z27.s, #23
xar z16.s, z16.s, z27.s, #11
xar z16.s, z16.s, z27.s, #2
eor z25.d, z27.d, z13.d
and z31.d, z25.d, z31.d
eor z31.d, z13.d, z31.d
add z16.s, z16.s, z31.s
add z8.s, z8.s, z16.s
lsr z31.s, z7.s, #3
lsr z16.s, z7.s, #11
sli z16.s, z7.s, #21
xar z16.s, z16.s, z7.s, #7
eor z31.d, z31.d, z16.d
add z31.s, z31.s, z30.s
lsr z16.s, z9.s, #10
lsr z30.s, z9.s, #2
sli z30.s, z9.s, #30
xar z30.s, z30.s, z9.s, #17
eor z16.d, z16.d, z30.d
add z16.s, z16.s, z26.s
add z16.s, z16.s, z31.s
ld1rw {z30.s}, p0/z, [x8, #120]
add z30.s, z16.s, z30.s
add z23.s, z23.s, z30.s
lsr z31.s, z22.s, #14
sli z31.s, z22.s, #18
xar z31.s, z31.s, z22.s, #5
xar z31.s, z31.s, z22.s, #6
add z23.s, z23.s, z31.s
mov z30.d, z1.d
bsl z30.d, z30.d, z12.d, z22.d
add z23.s, z23.s, z30.s
add z28.s, z28.s, z23.s
lsr z31.s, z8.s, #9
sli z31.s, z8.s, #23
xar z31.s, z31.s, z8.s, #11
xar z31.s, z31.s, z8.s, #2
eor z30.d, z8.d, z27.d
and z25.d, z30.d, z25.d
eor z25.d, z27.d, z25.d
add z31.s, z31.s, z25.s
add z23.s, z23.s, z31.s
lsr z25.s, z18.s, #3
lsr z31.s, z18.s, #11
sli z31.s, z18.s, #21
xar z31.s, z31.s, z18.s, #7
eor z25.d, z25.d, z31.d
add z25.s, z25.s, z7.s
lsr z31.s, z19.s, #10
lsr z7.s, z19.s, #2
sli z7.s, z19.s, #30
xar z7.s, z7.s, z19.s, #17
eor z31.d, z31.d, z7.d
add z31.s, z31.s, z6.s
add z31.s, z31.s, z25.s
ld1rw {z7.s}, p0/z, [x8, #124]
add z7.s, z31.s, z7.s
add z12.s, z12.s, z7.s
lsr z25.s, z28.s, #14
sli z25.s, z28.s, #18
xar z25.s, z25.s, z28.s, #5
xar z25.s, z25.s, z28.s, #6
add z12.s, z12.s, z25.s
mov z7.d, z22.d
bsl z7.d, z7.d, z1.d, z28.d
add z12.s, z12.s, z7.s
add z13.s, z13.s, z12.s
lsr z25.s, z23.s, #9
sli z25.s, z23.s, #23
xar z25.s, z25.s, z23.s, #11
xar z25.s, z25.s, z23.s, #2
eor z7.d, z23.d, z8.d
and z30.d, z7.d, z30.d
eor z30.d, z8.d, z30.d
add z25.s, z25.s, z30.s
add z12.s, z12.s, z25.s
lsr z30.s, z3.s, #3
lsr z25.s, z3.s, #11
sli z25.s, z3.s, #21
xar z25.s, z25.s, z3.s, #7
eor z30.d, z30.d, z25.d
add z30.s, z30.s, z18.s
lsr z25.s, z16.s, #10
lsr z18.s, z16.s, #2
sli z18.s, z16.s, #30
xar z18.s, z18.s, z16.s, #17
eor z25.d, z25.d, z18.d
add z25.s, z25.s, z21.s
add z25.s, z25.s, z30.s
ld1rw {z18.s}, p0/z, [x8, #128]
add z18.s, z25.s, z18.s
add z1.s, z1.s, z18.s
lsr z30.s, z13.s, #14
sli z30.s, z13.s, #18
xar z30.s, z30.s, z13.s, #5
xar z30.s, z30.s, z13.s, #6
add z1.s, z1.s, z30.s
mov z18.d, z28.d
bsl z18.d, z18.d, z22.d, z13.d
add z1.s, z1.s, z18.s
add z27.s, z27.s, z1.s
lsr z30.s, z12.s, #9
sli z30.s, z12.s, #23
xar z30.s, z30.s, z12.s, #11
xar z30.s, z30.s, z12.s, #2
eor z18.d, z12.d, z23.d
and z7.d, z18.d, z7.d
eor z7.d, z23.d, z7.d
add z30.s, z30.s, z7.s
add z1.s, z1.s, z30.s
lsr z7.s, z10.s, #3
lsr z30.s, z10.s, #11
sli z30.s, z10.s, #21
xar z30.s, z30.s, z10.s, #7
eor z7.d, z7.d, z30.d
add z7.s, z7.s, z3.s
lsr z30.s, z31.s, #10
lsr z3.s, z31.s, #2
sli z3.s, z31.s, #30
xar z3.s, z3.s, z31.s, #17
eor z30.d, z30.d, z3.d
add z30.s, z30.s, z20.s
add z30.s, z30.s, z7.s
ld1rw {z3.s}, p0/z, [x8, #132]
add z3.s, z30.s, z3.s
add z22.s, z22.s, z3.s
lsr z7.s, z27.s, #14
sli z7.s, z27.s, #18
xar z7.s, z7.s, z27.s, #5
xar z7.s, z7.s, z27.s, #6
add z22.s, z22.s, z7.s
mov z3.d, z13.d
bsl z3.d, z3.d, z28.d, z27.d
add z22.s, z22.s, z3.s
add z8.s, z8.s, z22.s
lsr z7.s, z1.s, #9
sli z7.s, z1.s, #23
xar z7.s, z7.s, z1.s, #11
xar z7.s, z7.s, z1.s, #2
eor z3.d, z1.d, z12.d
and z18.d, z3.d, z18.d
eor z18.d, z12.d, z18.d
add z7.s, z7.s, z18.s
add z22.s, z22.s, z7.s
lsr z18.s, z0.s, #3
lsr z7.s, z0.s, #11
sli z7.s, z0.s, #21
xar z7.s, z7.s, z0.s, #7
eor z18.d, z18.d, z7.d
add z18.s, z18.s, z10.s
lsr z7.s, z25.s, #10
lsr z10.s, z25.s, #2
sli z10.s, z25.s, #30
xar z10.s, z10.s, z25.s, #17
eor z7.d, z7.d, z10.d
add z7.s, z7.s, z29.s
add z7.s, z7.s, z18.s
ld1rw {z10.s}, p0/z, [x8, #136]
add z10.s, z7.s, z10.s
add z28.s, z28.s, z10.s
lsr z18.s, z8.s, #14
sli z18.s, z8.s, #18
xar z18.s, z18.s, z8.s, #5
xar z18.s, z18.s, z8.s, #6
add z28.s, z28.s, z18.s
mov z10.d, z27.d
bsl z10.d, z10.d, z13.d, z8.d
add z28.s, z28.s, z10.s
add z23.s, z23.s, z28.s
lsr z18.s, z22.s, #9
sli z18.s, z22.s, #23
xar z18.s, z18.s, z22.s, #11
xar z18.s, z18.s, z22.s, #2
eor z10.d, z22.d, z1.d
and z3.d, z10.d, z3.d
eor z3.d, z1.d, z3.d
add z18.s, z18.s, z3.s
add z28.s, z28.s, z18.s
lsr z3.s, z15.s, #3
lsr z18.s, z15.s, #11
sli z18.s, z15.s, #21
xar z18.s, z18.s, z15.s, #7
eor z3.d, z3.d, z18.d
add z3.s, z3.s, z0.s
lsr z18.s, z30.s, #10
lsr z0.s, z30.s, #2
sli z0.s, z30.s, #30
xar z0.s, z0.s, z30.s, #17
eor z18.d, z18.d, z0.d
add z18.s, z18.s, z9.s
add z18.s, z18.s, z3.s
ld1rw {z0.s}, p0/z, [x8, #140]
add z0.s, z18.s, z0.s
add z13.s, z13.s, z0.s
lsr z3.s, z23.s, #14
sli z3.s, z23.s, #18
xar z3.s, z3.s, z23.s, #5
xar z3.s, z3.s, z23.s, #6
add z13.s, z13.s, z3.s
mov z0.d, z8.d
bsl z0.d, z0.d, z27.d, z23.d
add z13.s, z13.s, z0.s
add z12.s, z12.s, z13.s
lsr z3.s, z28.s, #9
sli z3.s, z28.s, #23
xar z3.s, z3.s, z28.s, #11
xar z3.s, z3.s, z28.s, #2
eor z0.d, z28.d, z22.d
and z10.d, z0.d, z10.d
eor z10.d, z22.d, z10.d
add z3.s, z3.s, z10.s
add z13.s, z13.s, z3.s
lsr z10.s, z17.s, #3
lsr z3.s, z17.s, #11
sli z3.s, z17.s, #21
xar z3.s, z3.s, z17.s, #7
eor z10.d, z10.d, z3.d
add z10.s, z10.s, z15.s
lsr z3.s, z7.s, #10
lsr z15.s, z7.s, #2
sli z15.s, z7.s, #30
xar z15.s, z15.s, z7.s, #17
eor z3.d, z3.d, z15.d
add z3.s, z3.s, z19.s
add z3.s, z3.s, z10.s
ld1rw {z15.s}, p0/z, [x8, #144]
add z15.s, z3.s, z15.s
add z27.s, z27.s, z15.s
lsr z10.s, z12.s, #14
sli z10.s, z12.s, #18
xar z10.s, z10.s, z12.s, #5
xar z10.s, z10.s, z12.s, #6
add z27.s, z27.s, z10.s
mov z15.d, z23.d
bsl z15.d, z15.d, z8.d, z12.d
add z27.s, z27.s, z15.s
add z1.s, z1.s, z27.s
lsr z10.s, z13.s, #9
sli z10.s, z13.s, #23
xar z10.s, z10.s, z13.s, #11
xar z10.s, z10.s, z13.s, #2
eor z15.d, z13.d, z28.d
and z0.d, z15.d, z0.d
eor z0.d, z28.d, z0.d
add z10.s, z10.s, z0.s
add z27.s, z27.s, z10.s
lsr z0.s, z24.s, #3
lsr z10.s, z24.s, #11
sli z10.s, z24.s, #21
xar z10.s, z10.s, z24.s, #7
eor z0.d, z0.d, z10.d
add z0.s, z0.s, z17.s
lsr z10.s, z18.s, #10
lsr z17.s, z18.s, #2
sli z17.s, z18.s, #30
xar z17.s, z17.s, z18.s, #17
eor z10.d, z10.d, z17.d
add z10.s, z10.s, z16.s
add z10.s, z10.s, z0.s
ld1rw {z17.s}, p0/z, [x8, #148]
add z17.s, z10.s, z17.s
add z8.s, z8.s, z17.s
lsr z0.s, z1.s, #14
sli z0.s, z1.s, #18
xar z0.s, z0.s, z1.s, #5
xar z0.s, z0.s, z1.s, #6
add z8.s, z8.s, z0.s
mov z17.d, z12.d
bsl z17.d, z17.d, z23.d, z1.d
add z8.s, z8.s, z17.s
add z22.s, z22.s, z8.s
lsr z0.s, z27.s, #9
sli z0.s, z27.s, #23
xar z0.s, z0.s, z27.s, #11
xar z0.s, z0.s, z27.s, #2
eor z17.d, z27.d, z13.d
and z15.d, z17.d, z15.d
eor z15.d, z13.d, z15.d
add z0.s, z0.s, z15.s
add z8.s, z8.s, z0.s
lsr z15.s, z26.s, #3
lsr z0.s, z26.s, #11
sli z0.s, z26.s, #21
xar z0.s, z0.s, z26.s, #7
eor z15.d, z15.d, z0.d
add z15.s, z15.s, z24.s
lsr z0.s, z3.s, #10
lsr z24.s, z3.s, #2
sli z24.s, z3.s, #30
xar z24.s, z24.s, z3.s, #17
eor z0.d, z0.d, z24.d
add z0.s, z0.s, z31.s
add z0.s, z0.s, z15.s
ld1rw {z24.s}, p0/z, [x8, #152]
add z24.s, z0.s, z24.s
add z23.s, z23.s, z24.s
lsr z15.s, z22.s, #14
sli z15.s, z22.s, #18
xar z15.s, z15.s, z22.s, #5
xar z15.s, z15.s, z22.s, #6
add z23.s, z23.s, z15.s
mov z24.d, z1.d
bsl z24.d, z24.d, z12.d, z22.d
add z23.s, z23.s, z24.s
add z28.s, z28.s, z23.s
lsr z15.s, z8.s, #9
sli z15.s, z8.s, #23
xar z15.s, z15.s, z8.s, #11
xar z15.s, z15.s, z8.s, #2
eor z24.d, z8.d, z27.d
and z17.d, z24.d, z17.d
eor z17.d, z27.d, z17.d
add z15.s, z15.s, z17.s
add z23.s, z23.s, z15.s
lsr z17.s, z6.s, #3
lsr z15.s, z6.s, #11
sli z15.s, z6.s, #21
xar z15.s, z15.s, z6.s, #7
eor z17.d, z17.d, z15.d
add z17.s, z17.s, z26.s
lsr z15.s, z10.s, #10
lsr z26.s, z10.s, #2
sli z26.s, z10.s, #30
xar z26.s, z26.s, z10.s, #17
eor z15.d, z15.d, z26.d
add z15.s, z15.s, z25.s
add z15.s, z15.s, z17.s
ld1rw {z26.s}, p0/z, [x8, #156]
add z26.s, z15.s, z26.s
add z12.s, z12.s, z26.s
lsr z17.s, z28.s, #14
sli z17.s, z28.s, #18
xar z17.s, z17.s, z28.s, #5
xar z17.s, z17.s, z28.s, #6
add z12.s, z12.s, z17.s
mov z26.d, z22.d
bsl z26.d, z26.d, z1.d, z28.d
add z12.s, z12.s, z26.s
add z13.s, z13.s, z12.s
lsr z17.s, z23.s, #9
sli z17.s, z23.s, #23
xar z17.s, z17.s, z23.s, #11
xar z17.s, z17.s, z23.s, #2
eor z26.d, z23.d, z8.d
and z24.d, z26.d, z24.d
eor z24.d, z8.d, z24.d
add z17.s, z17.s, z24.s
add z12.s, z12.s, z17.s
lsr z24.s, z21.s, #3
lsr z17.s, z21.s, #11
sli z17.s, z21.s, #21
xar z17.s, z17.s, z21.s, #7
eor z24.d, z24.d, z17.d
add z24.s, z24.s, z6.s
lsr z17.s, z0.s, #10
lsr z6.s, z0.s, #2
sli z6.s, z0.s, #30
xar z6.s, z6.s, z0.s, #17
eor z17.d, z17.d, z6.d
add z17.s, z17.s, z30.s
add z17.s, z17.s, z24.s
ld1rw {z6.s}, p0/z, [x8, #160]
add z6.s, z17.s, z6.s
add z1.s, z1.s, z6.s
lsr z24.s, z13.s, #14
sli z24.s, z13.s, #18
xar z24.s, z24.s, z13.s, #5
xar z24.s, z24.s, z13.s, #6
add z1.s, z1.s, z24.s
mov z6.d, z28.d
bsl z6.d, z6.d, z22.d, z13.d
add z1.s, z1.s, z6.s
add z27.s, z27.s, z1.s
lsr z24.s, z12.s, #9
sli z24.s, z12.s, #23
xar z24.s, z24.s, z12.s, #11
xar z24.s, z24.s, z12.s, #2
eor z6.d, z12.d, z23.d
and z26.d, z6.d, z26.d
eor z26.d, z23.d, z26.d
add z24.s, z24.s, z26.s
add z1.s, z1.s, z24.s
lsr z26.s, z20.s, #3
lsr z24.s, z20.s, #11
sli z24.s, z20.s, #21
xar z24.s, z24.s, z20.s, #7
eor z26.d, z26.d, z24.d
add z26.s, z26.s, z21.s
lsr z24.s, z15.s, #10
lsr z21.s, z15.s, #2
sli z21.s, z15.s, #30
xar z21.s, z21.s, z15.s, #17
eor z24.d, z24.d, z21.d
add z24.s, z24.s, z7.s
add z24.s, z24.s, z26.s
ld1rw {z21.s}, p0/z, [x8, #164]
add z21.s, z24.s, z21.s
add z22.s, z22.s, z21.s
lsr z26.s, z27.s, #14
sli z26.s, z27.s, #18
xar z26.s, z26.s, z27.s, #5
xar z26.s, z26.s, z27.s, #6
add z22.s, z22.s, z26.s
mov z21.d, z13.d
bsl z21.d, z21.d, z28.d, z27.d
add z22.s, z22.s, z21.s
add z8.s, z8.s, z22.s
lsr z26.s, z1.s, #9
sli z26.s, z1.s, #23
xar z26.s, z26.s, z1.s, #11
xar z26.s, z26.s, z1.s, #2
eor z21.d, z1.d, z12.d
and z6.d, z21.d, z6.d
eor z6.d, z12.d, z6.d
add z26.s, z26.s, z6.s
add z22.s, z22.s, z26.s
lsr z6.s, z29.s, #3
lsr z26.s, z29.s, #11
sli z26.s, z29.s, #21
xar z26.s, z26.s, z29.s, #7
eor z6.d, z6.d, z26.d
add z6.s, z6.s, z20.s
lsr z26.s, z17.s, #10
lsr z20.s, z17.s, #2
sli z20.s, z17.s, #30
xar z20.s, z20.s, z17.s, #17
eor z26.d, z26.d, z20.d
add z26.s, z26.s, z18.s
add z26.s, z26.s, z6.s
ld1rw {z20.s}, p0/z, [x8, #168]
add z20.s, z26.s, z20.s
add z28.s, z28.s, z20.s
lsr z6.s, z8.s, #14
sli z6.s, z8.s, #18
xar z6.s, z6.s, z8.s, #5
xar z6.s, z6.s, z8.s, #6
add z28.s, z28.s, z6.s
mov z20.d, z27.d
bsl z20.d, z20.d, z13.d, z8.d
add z28.s, z28.s, z20.s
add z23.s, z23.s, z28.s
lsr z6.s, z22.s, #9
sli z6.s, z22.s, #23
xar z6.s, z6.s, z22.s, #11
xar z6.s, z6.s, z22.s, #2
eor z20.d, z22.d, z1.d
and z21.d, z20.d, z21.d
eor z21.d, z1.d, z21.d
add z6.s, z6.s, z21.s
add z28.s, z28.s, z6.s
lsr z21.s, z9.s, #3
lsr z6.s, z9.s, #11
sli z6.s, z9.s, #21
xar z6.s, z6.s, z9.s, #7
eor z21.d, z21.d, z6.d
add z21.s, z21.s, z29.s
lsr z6.s, z24.s, #10
lsr z29.s, z24.s, #2
sli z29.s, z24.s, #30
xar z29.s, z29.s, z24.s, #17
eor z6.d, z6.d, z29.d
add z6.s, z6.s, z3.s
add z6.s, z6.s, z21.s
ld1rw {z29.s}, p0/z, [x8, #172]
add z29.s, z6.s, z29.s
add z13.s, z13.s, z29.s
lsr z21.s, z23.s, #14
sli z21.s, z23.s, #18
xar z21.s, z21.s, z23.s, #5
xar z21.s, z21.s, z23.s, #6
add z13.s, z13.s, z21.s
mov z29.d, z8.d
bsl z29.d, z29.d, z27.d, z23.d
add z13.s, z13.s, z29.s
add z12.s, z12.s, z13.s
lsr z21.s, z28.s, #9
sli z21.s, z28.s, #23
xar z21.s, z21.s, z28.s, #11
xar z21.s, z21.s, z28.s, #2
eor z29.d, z28.d, z22.d
and z20.d, z29.d, z20.d
eor z20.d, z22.d, z20.d
add z21.s, z21.s, z20.s
add z13.s, z13.s, z21.s
lsr z20.s, z19.s, #3
lsr z21.s, z19.s, #11
sli z21.s, z19.s, #21
xar z21.s, z21.s, z19.s, #7
eor z20.d, z20.d, z21.d
add z20.s, z20.s, z9.s
lsr z21.s, z26.s, #10
lsr z9.s, z26.s, #2
sli z9.s, z26.s, #30
xar z9.s, z9.s, z26.s, #17
eor z21.d, z21.d, z9.d
add z21.s, z21.s, z10.s
add z21.s, z21.s, z20.s
ld1rw {z9.s}, p0/z, [x8, #176]
add z9.s, z21.s, z9.s
add z27.s, z27.s, z9.s
lsr z20.s, z12.s, #14
sli z20.s, z12.s, #18
xar z20.s, z20.s, z12.s, #5
xar z20.s, z20.s, z12.s, #6
add z27.s, z27.s, z20.s
mov z9.d, z23.d
bsl z9.d, z9.d, z8.d, z12.d
add z27.s, z27.s, z9.s
add z1.s, z1.s, z27.s
lsr z20.s, z13.s, #9
sli z20.s, z13.s, #23
xar z20.s, z20.s, z13.s, #11
xar z20.s, z20.s, z13.s, #2
eor z9.d, z13.d, z28.d
and z29.d, z9.d, z29.d
eor z29.d, z28.d, z29.d
add z20.s, z20.s, z29.s
add z27.s, z27.s, z20.s
lsr z29.s, z16.s, #3
lsr z20.s, z16.s, #11
sli z20.s, z16.s, #21
xar z20.s, z20.s, z16.s, #7
eor z29.d, z29.d, z20.d
add z29.s, z29.s, z19.s
lsr z20.s, z6.s, #10
lsr z19.s, z6.s, #2
sli z19.s, z6.s, #30
xar z19.s, z19.s, z6.s, #17
eor z20.d, z20.d, z19.d
add z20.s, z20.s, z0.s
add z20.s, z20.s, z29.s
ld1rw {z19.s}, p0/z, [x8, #180]
add z19.s, z20.s, z19.s
add z8.s, z8.s, z19.s
lsr z29.s, z1.s, #14
sli z29.s, z1.s, #18
xar z29.s, z29.s, z1.s, #5
xar z29.s, z29.s, z1.s, #6
add z8.s, z8.s, z29.s
mov z19.d, z12.d
bsl z19.d, z19.d, z23.d, z1.d
add z8.s, z8.s, z19.s
add z22.s, z22.s, z8.s
lsr z29.s, z27.s, #9
sli z29.s, z27.s, #23
xar z29.s, z29.s, z27.s, #11
xar z29.s, z29.s, z27.s, #2
eor z19.d, z27.d, z13.d
and z9.d, z19.d, z9.d
eor z9.d, z13.d, z9.d
add z29.s, z29.s, z9.s
add z8.s, z8.s, z29.s
lsr z9.s, z31.s, #3
lsr z29.s, z31.s, #11
sli z29.s, z31.s, #21
xar z29.s, z29.s, z31.s, #7
eor z9.d, z9.d, z29.d
add z9.s, z9.s, z16.s
lsr z29.s, z21.s, #10
lsr z16.s, z21.s, #2
sli z16.s, z21.s, #30
xar z16.s, z16.s, z21.s, #17
eor z29.d, z29.d, z16.d
add z29.s, z29.s, z15.s
add z29.s, z29.s, z9.s
ld1rw {z16.s}, p0/z, [x8, #184]
add z16.s, z29.s, z16.s
add z23.s, z23.s, z16.s
lsr z9.s, z22.s, #14
sli z9.s, z22.s, #18
xar z9.s, z9.s, z22.s, #5
xar z9.s, z9.s, z22.s, #6
add z23.s, z23.s, z9.s
mov z16.d, z1.d
bsl z16.d, z16.d, z12.d, z22.d
add z23.s, z23.s, z16.s
add z28.s, z28.s, z23.s
lsr z9.s, z8.s, #9
sli z9.s, z8.s, #23
xar z9.s, z9.s, z8.s, #11
xar z9.s, z9.s, z8.s, #2
eor z16.d, z8.d, z27.d
and z19.d, z16.d, z19.d
eor z19.d, z27.d, z19.d
add z9.s, z9.s, z19.s
add z23.s, z23.s, z9.s
lsr z19.s, z25.s, #3
lsr z9.s, z25.s, #11
sli z9.s, z25.s, #21
xar z9.s, z9.s, z25.s, #7
eor z19.d, z19.d, z9.d
add z19.s, z19.s, z31.s
lsr z9.s, z20.s, #10
lsr z31.s, z20.s, #2
sli z31.s, z20.s, #30
xar z31.s, z31.s, z20.s, #17
eor z9.d, z9.d, z31.d
add z9.s, z9.s, z17.s
add z9.s, z9.s, z19.s
ld1rw {z31.s}, p0/z, [x8, #188]
add z31.s, z9.s, z31.s
add z12.s, z12.s, z31.s
lsr z19.s, z28.s, #14
sli z19.s, z28.s, #18
xar z19.s, z19.s, z28.s, #5
xar z19.s, z19.s, z28.s, #6
add z12.s, z12.s, z19.s
mov z31.d, z22.d
bsl z31.d, z31.d, z1.d, z28.d
add z12.s, z12.s, z31.s
add z13.s, z13.s, z12.s
lsr z19.s, z23.s, #9
sli z19.s, z23.s, #23
xar z19.s, z19.s, z23.s, #11
xar z19.s, z19.s, z23.s, #2
eor z31.d, z23.d, z8.d
and z16.d, z31.d, z16.d
eor z16.d, z8.d, z16.d
add z19.s, z19.s, z16.s
add z12.s, z12.s, z19.s
lsr z16.s, z30.s, #3
lsr z19.s, z30.s, #11
sli z19.s, z30.s, #21
xar z19.s, z19.s, z30.s, #7
eor z16.d, z16.d, z19.d
add z16.s, z16.s, z25.s
lsr z19.s, z29.s, #10
lsr z25.s, z29.s, #2
sli z25.s, z29.s, #30
xar z25.s, z25.s, z29.s, #17
eor z19.d, z19.d, z25.d
add z19.s, z19.s, z24.s
add z19.s, z19.s, z16.s
ld1rw {z25.s}, p0/z, [x8, #192]
add z25.s, z19.s, z25.s
add z1.s, z1.s, z25.s
lsr z16.s, z13.s, #14
sli z16.s, z13.s, #18
xar z16.s, z16.s, z13.s, #5
xar z16.s, z16.s, z13.s, #6
add z1.s, z1.s, z16.s
mov z25.d, z28.d
bsl z25.d, z25.d, z22.d, z13.d
add z1.s, z1.s, z25.s
add z27.s, z27.s, z1.s
lsr z16.s, z12.s, #9
sli z16.s, z12.s, #23
xar z16.s, z16.s, z12.s, #11
xar z16.s, z16.s, z12.s, #2
eor z25.d, z12.d, z23.d
and z31.d, z25.d, z31.d
eor z31.d, z23.d, z31.d
add z16.s, z16.s, z31.s
add z1.s, z1.s, z16.s
lsr z31.s, z7.s, #3
lsr z16.s, z7.s, #11
sli z16.s, z7.s, #21
xar z16.s, z16.s, z7.s, #7
eor z31.d, z31.d, z16.d
add z31.s, z31.s, z30.s
lsr z16.s, z9.s, #10
lsr z30.s, z9.s, #2
sli z30.s, z9.s, #30
xar z30.s, z30.s, z9.s, #17
eor z16.d, z16.d, z30.d
add z16.s, z16.s, z26.s
add z16.s, z16.s, z31.s
ld1rw {z30.s}, p0/z, [x8, #196]
add z30.s, z16.s, z30.s
add z22.s, z22.s, z30.s
lsr z31.s, z27.s, #14
sli z31.s, z27.s, #18
xar z31.s, z31.s, z27.s, #5
xar z31.s, z31.s, z27.s, #6
add z22.s, z22.s, z31.s
mov z30.d, z13.d
bsl z30.d, z30.d, z28.d, z27.d
add z22.s, z22.s, z30.s
add z8.s, z8.s, z22.s
lsr z31.s, z1.s, #9
sli z31.s, z1.s, #23
xar z31.s, z31.s, z1.s, #11
xar z31.s, z31.s, z1.s, #2
eor z30.d, z1.d, z12.d
and z25.d, z30.d, z25.d
eor z25.d, z12.d, z25.d
add z31.s, z31.s, z25.s
add z22.s, z22.s, z31.s
lsr z25.s, z18.s, #3
lsr z31.s, z18.s, #11
sli z31.s, z18.s, #21
xar z31.s, z31.s, z18.s, #7
eor z25.d, z25.d, z31.d
add z25.s, z25.s, z7.s
lsr z31.s, z19.s, #10
lsr z7.s, z19.s, #2
sli z7.s, z19.s, #30
xar z7.s, z7.s, z19.s, #17
eor z31.d, z31.d, z7.d
add z31.s, z31.s, z6.s
add z31.s, z31.s, z25.s
ld1rw {z7.s}, p0/z, [x8, #200]
add z7.s, z31.s, z7.s
add z28.s, z28.s, z7.s
lsr z25.s, z8.s, #14
sli z25.s, z8.s, #18
xar z25.s, z25.s, z8.s, #5
xar z25.s, z25.s, z8.s, #6
add z28.s, z28.s, z25.s
mov z7.d, z27.d
bsl z7.d, z7.d, z13.d, z8.d
add z28.s, z28.s, z7.s
add z23.s, z23.s, z28.s
lsr z25.s, z22.s, #9
sli z25.s, z22.s, #23
xar z25.s, z25.s, z22.s, #11
xar z25.s, z25.s, z22.s, #2
eor z7.d, z22.d, z1.d
and z30.d, z7.d, z30.d
eor z30.d, z1.d, z30.d
add z25.s, z25.s, z30.s
add z28.s, z28.s, z25.s
lsr z30.s, z3.s, #3
lsr z25.s, z3.s, #11
sli z25.s, z3.s, #21
xar z25.s, z25.s, z3.s, #7
eor z30.d, z30.d, z25.d
add z30.s, z30.s, z18.s
lsr z25.s, z16.s, #10
lsr z18.s, z16.s, #2
sli z18.s, z16.s, #30
xar z18.s, z18.s, z16.s, #17
eor z25.d, z25.d, z18.d
add z25.s, z25.s, z21.s
add z25.s, z25.s, z30.s
ld1rw {z18.s}, p0/z, [x8, #204]
add z18.s, z25.s, z18.s
add z13.s, z13.s, z18.s
lsr z30.s, z23.s, #14
sli z30.s, z23.s, #18
xar z30.s, z30.s, z23.s, #5
xar z30.s, z30.s, z23.s, #6
add z13.s, z13.s, z30.s
mov z18.d, z8.d
bsl z18.d, z18.d, z27.d, z23.d
add z13.s, z13.s, z18.s
add z12.s, z12.s, z13.s
lsr z30.s, z28.s, #9
sli z30.s, z28.s, #23
xar z30.s, z30.s, z28.s, #11
xar z30.s, z30.s, z28.s, #2
eor z18.d, z28.d, z22.d
and z7.d, z18.d, z7.d
eor z7.d, z22.d, z7.d
add z30.s, z30.s, z7.s
add z13.s, z13.s, z30.s
lsr z7.s, z10.s, #3
lsr z30.s, z10.s, #11
sli z30.s, z10.s, #21
xar z30.s, z30.s, z10.s, #7
eor z7.d, z7.d, z30.d
add z7.s, z7.s, z3.s
lsr z30.s, z31.s, #10
lsr z3.s, z31.s, #2
sli z3.s, z31.s, #30
xar z3.s, z3.s, z31.s, #17
eor z30.d, z30.d, z3.d
add z30.s, z30.s, z20.s
add z30.s, z30.s, z7.s
ld1rw {z3.s}, p0/z, [x8, #208]
add z3.s, z30.s, z3.s
add z27.s, z27.s, z3.s
lsr z7.s, z12.s, #14
sli z7.s, z12.s, #18
xar z7.s, z7.s, z12.s, #5
xar z7.s, z7.s, z12.s, #6
add z27.s, z27.s, z7.s
mov z3.d, z23.d
bsl z3.d, z3.d, z8.d, z12.d
add z27.s, z27.s, z3.s
add z1.s, z1.s, z27.s
lsr z7.s, z13.s, #9
sli z7.s, z13.s, #23
xar z7.s, z7.s, z13.s, #11
xar z7.s, z7.s, z13.s, #2
eor z3.d, z13.d, z28.d
and z18.d, z3.d, z18.d
eor z18.d, z28.d, z18.d
add z7.s, z7.s, z18.s
add z27.s, z27.s, z7.s
lsr z18.s, z0.s, #3
lsr z7.s, z0.s, #11
sli z7.s, z0.s, #21
xar z7.s, z7.s, z0.s, #7
eor z18.d, z18.d, z7.d
add z18.s, z18.s, z10.s
lsr z7.s, z25.s, #10
lsr z10.s, z25.s, #2
sli z10.s, z25.s, #30
xar z10.s, z10.s, z25.s, #17
eor z7.d, z7.d, z10.d
add z7.s, z7.s, z29.s
add z7.s, z7.s, z18.s
ld1rw {z10.s}, p0/z, [x8, #212]
add z10.s, z7.s, z10.s
add z8.s, z8.s, z10.s
lsr z18.s, z1.s, #14
sli z18.s, z1.s, #18
xar z18.s, z18.s, z1.s, #5
xar z18.s, z18.s, z1.s, #6
add z8.s, z8.s, z18.s
mov z10.d, z12.d
bsl z10.d, z10.d, z23.d, z1.d
add z8.s, z8.s, z10.s
add z22.s, z22.s, z8.s
lsr z18.s, z27.s, #9
sli z18.s, z27.s, #23
xar z18.s, z18.s, z27.s, #11
xar z18.s, z18.s, z27.s, #2
eor z10.d, z27.d, z13.d
and z3.d, z10.d, z3.d
eor z3.d, z13.d, z3.d
add z18.s, z18.s, z3.s
add z8.s, z8.s, z18.s
lsr z3.s, z15.s, #3
lsr z18.s, z15.s, #11
sli z18.s, z15.s, #21
xar z18.s, z18.s, z15.s, #7
eor z3.d, z3.d, z18.d
add z3.s, z3.s, z0.s
lsr z18.s, z30.s, #10
lsr z0.s, z30.s, #2
sli z0.s, z30.s, #30
xar z0.s, z0.s, z30.s, #17
eor z18.d, z18.d, z0.d
add z18.s, z18.s, z9.s
add z18.s, z18.s, z3.s
ld1rw {z0.s}, p0/z, [x8, #216]
add z0.s, z18.s, z0.s
add z23.s, z23.s, z0.s
lsr z3.s, z22.s, #14
sli z3.s, z22.s, #18
xar z3.s, z3.s, z22.s, #5
xar z3.s, z3.s, z22.s, #6
add z23.s, z23.s, z3.s
mov z0.d, z1.d
bsl z0.d, z0.d, z12.d, z22.d
add z23.s, z23.s, z0.s
add z28.s, z28.s, z23.s
lsr z3.s, z8.s, #9
sli z3.s, z8.s, #23
xar z3.s, z3.s, z8.s, #11
xar z3.s, z3.s, z8.s, #2
eor z0.d, z8.d, z27.d
and z10.d, z0.d, z10.d
eor z10.d, z27.d, z10.d
add z3.s, z3.s, z10.s
add z23.s, z23.s, z3.s
lsr z10.s, z17.s, #3
lsr z3.s, z17.s, #11
sli z3.s, z17.s, #21
xar z3.s, z3.s, z17.s, #7
eor z10.d, z10.d, z3.d
add z10.s, z10.s, z15.s
lsr z3.s, z7.s, #10
lsr z15.s, z7.s, #2
sli z15.s, z7.s, #30
xar z15.s, z15.s, z7.s, #17
eor z3.d, z3.d, z15.d
add z3.s, z3.s, z19.s
add z3.s, z3.s, z10.s
ld1rw {z15.s}, p0/z, [x8, #220]
add z15.s, z3.s, z15.s
add z12.s, z12.s, z15.s
lsr z10.s, z28.s, #14
sli z10.s, z28.s, #18
xar z10.s, z10.s, z28.s, #5
xar z10.s, z10.s, z28.s, #6
add z12.s, z12.s, z10.s
mov z15.d, z22.d
bsl z15.d, z15.d, z1.d, z28.d
add z12.s, z12.s, z15.s
add z13.s, z13.s, z12.s
lsr z10.s, z23.s, #9
sli z10.s, z23.s, #23
xar z10.s, z10.s, z23.s, #11
xar z10.s, z10.s, z23.s, #2
eor z15.d, z23.d, z8.d
and z0.d, z15.d, z0.d
eor z0.d, z8.d, z0.d
add z10.s, z10.s, z0.s
add z12.s, z12.s, z10.s
lsr z0.s, z24.s, #3
lsr z10.s, z24.s, #11
sli z10.s, z24.s, #21
xar z10.s, z10.s, z24.s, #7
eor z0.d, z0.d, z10.d
add z0.s, z0.s, z17.s
lsr z10.s, z18.s, #10
lsr z17.s, z18.s, #2
sli z17.s, z18.s, #30
xar z17.s, z17.s, z18.s, #17
eor z10.d, z10.d, z17.d
add z10.s, z10.s, z16.s
add z10.s, z10.s, z0.s
ld1rw {z17.s}, p0/z, [x8, #224]
add z17.s, z10.s, z17.s
add z1.s, z1.s, z17.s
lsr z16.s, z13.s, #14
sli z16.s, z13.s, #18
xar z16.s, z16.s, z13.s, #5
xar z16.s, z16.s, z13.s, #6
add z1.s, z1.s, z16.s
mov z0.d, z28.d
bsl z0.d, z0.d, z22.d, z13.d
add z1.s, z1.s, z0.s
add z27.s, z27.s, z1.s
lsr z17.s, z12.s, #9
sli z17.s, z12.s, #23
xar z17.s, z17.s, z12.s, #11
xar z17.s, z17.s, z12.s, #2
eor z16.d, z12.d, z23.d
and z15.d, z16.d, z15.d
eor z15.d, z23.d, z15.d
add z17.s, z17.s, z15.s
add z1.s, z1.s, z17.s
lsr z0.s, z26.s, #3
lsr z15.s, z26.s, #11
sli z15.s, z26.s, #21
xar z15.s, z15.s, z26.s, #7
eor z0.d, z0.d, z15.d
add z0.s, z0.s, z24.s
lsr z17.s, z3.s, #10
lsr z15.s, z3.s, #2
sli z15.s, z3.s, #30
xar z15.s, z15.s, z3.s, #17
eor z17.d, z17.d, z15.d
add z17.s, z17.s, z31.s
add z17.s, z17.s, z0.s
ld1rw {z24.s}, p0/z, [x8, #228]
add z24.s, z17.s, z24.s
add z22.s, z22.s, z24.s
lsr z15.s, z27.s, #14
sli z15.s, z27.s, #18
xar z15.s, z15.s, z27.s, #5
xar z15.s, z15.s, z27.s, #6
add z22.s, z22.s, z15.s
mov z31.d, z13.d
bsl z31.d, z31.d, z28.d, z27.d
add z22.s, z22.s, z31.s
add z8.s, z8.s, z22.s
lsr z0.s, z1.s, #9
sli z0.s, z1.s, #23
xar z0.s, z0.s, z1.s, #11
xar z0.s, z0.s, z1.s, #2
eor z24.d, z1.d, z12.d
and z16.d, z24.d, z16.d
eor z16.d, z12.d, z16.d
add z0.s, z0.s, z16.s
add z22.s, z22.s, z0.s
lsr z15.s, z6.s, #3
lsr z31.s, z6.s, #11
sli z31.s, z6.s, #21
xar z31.s, z31.s, z6.s, #7
eor z15.d, z15.d, z31.d
add z15.s, z15.s, z26.s
lsr z16.s, z10.s, #10
lsr z0.s, z10.s, #2
sli z0.s, z10.s, #30
xar z0.s, z0.s, z10.s, #17
eor z16.d, z16.d, z0.d
add z16.s, z16.s, z25.s
ld1rw {z31.s}, p0/z, [x8, #232]
add z16.s, z16.s, z15.s
lsr z26.s, z8.s, #14
add z31.s, z16.s, z31.s
sli z26.s, z8.s, #18
add z28.s, z28.s, z31.s
mov z0.d, z27.d
bsl z0.d, z0.d, z13.d, z8.d
xar z26.s, z26.s, z8.s, #5
xar z26.s, z26.s, z8.s, #6
add z28.s, z28.s, z26.s
lsr z25.s, z22.s, #9
add z28.s, z28.s, z0.s
eor z15.d, z22.d, z1.d
sli z25.s, z22.s, #23
add z23.s, z23.s, z28.s
and z24.d, z15.d, z24.d
xar z25.s, z25.s, z22.s, #11
eor z24.d, z1.d, z24.d
xar z25.s, z25.s, z22.s, #2
add z25.s, z25.s, z24.s
lsr z31.s, z21.s, #3
add z28.s, z28.s, z25.s
lsr z26.s, z21.s, #11
sli z26.s, z21.s, #21
xar z26.s, z26.s, z21.s, #7
eor z31.d, z31.d, z26.d
lsr z0.s, z17.s, #10
add z31.s, z31.s, z6.s
lsr z24.s, z17.s, #2
sli z24.s, z17.s, #30
xar z24.s, z24.s, z17.s, #17
ld1rw {z25.s}, p0/z, [x8, #236]
eor z0.d, z0.d, z24.d
lsr z26.s, z23.s, #14
add z0.s, z0.s, z30.s
mov z6.d, z8.d
bsl z6.d, z6.d, z27.d, z23.d
sli z26.s, z23.s, #18
add z0.s, z0.s, z31.s
lsr z17.s, z28.s, #9
xar z26.s, z26.s, z23.s, #5
add z25.s, z0.s, z25.s
sli z17.s, z28.s, #23
xar z26.s, z26.s, z23.s, #6
add z13.s, z13.s, z25.s
eor z24.d, z28.d, z22.d
xar z17.s, z17.s, z28.s, #11
add z13.s, z13.s, z26.s
lsr z30.s, z20.s, #3
and z15.d, z24.d, z15.d
xar z17.s, z17.s, z28.s, #2
add z13.s, z13.s, z6.s
lsr z31.s, z20.s, #11
eor z15.d, z22.d, z15.d
add z12.s, z12.s, z13.s
sli z31.s, z20.s, #21
add z17.s, z17.s, z15.s
lsr z25.s, z16.s, #10
xar z31.s, z31.s, z20.s, #7
add z13.s, z13.s, z17.s
lsr z26.s, z16.s, #2
eor z30.d, z30.d, z31.d
ld1rw {z6.s}, p0/z, [x8, #240]
sli z26.s, z16.s, #30
add z30.s, z30.s, z21.s
lsr z15.s, z12.s, #14
xar z26.s, z26.s, z16.s, #17
mov z17.d, z23.d
bsl z17.d, z17.d, z8.d, z12.d
sli z15.s, z12.s, #18
eor z25.d, z25.d, z26.d
lsr z31.s, z13.s, #9
xar z15.s, z15.s, z12.s, #5
add z25.s, z25.s, z7.s
eor z21.d, z13.d, z28.d
sli z31.s, z13.s, #23
xar z15.s, z15.s, z12.s, #6
add z25.s, z25.s, z30.s
and z24.d, z21.d, z24.d
xar z31.s, z31.s, z13.s, #11
lsr z16.s, z29.s, #3
add z6.s, z25.s, z6.s
eor z24.d, z28.d, z24.d
xar z31.s, z31.s, z13.s, #2
add z27.s, z27.s, z6.s
lsr z26.s, z29.s, #11
add z31.s, z31.s, z24.s
lsr z7.s, z0.s, #10
add z27.s, z27.s, z15.s
sli z26.s, z29.s, #21
lsr z30.s, z0.s, #2
add z27.s, z27.s, z17.s
ld1rw {z6.s}, p0/z, [x8, #244]
xar z26.s, z26.s, z29.s, #7
sli z30.s, z0.s, #30
add z1.s, z1.s, z27.s
add z27.s, z27.s, z31.s
eor z16.d, z16.d, z26.d
xar z30.s, z30.s, z0.s, #17
lsr z24.s, z1.s, #14
mov z15.d, z12.d
bsl z15.d, z15.d, z23.d, z1.d
add z16.s, z16.s, z20.s
eor z7.d, z7.d, z30.d
sli z24.s, z1.s, #18
lsr z17.s, z27.s, #9
eor z31.d, z27.d, z13.d
add z7.s, z7.s, z18.s
xar z24.s, z24.s, z1.s, #5
sli z17.s, z27.s, #23
and z21.d, z31.d, z21.d
add z7.s, z7.s, z16.s
xar z24.s, z24.s, z1.s, #6
xar z17.s, z17.s, z27.s, #11
eor z21.d, z13.d, z21.d
add z6.s, z7.s, z6.s
lsr z26.s, z9.s, #3
xar z17.s, z17.s, z27.s, #2
lsr z0.s, z9.s, #11
add z8.s, z8.s, z6.s
lsr z20.s, z25.s, #10
add z17.s, z17.s, z21.s
sli z0.s, z9.s, #21
add z8.s, z8.s, z24.s
lsr z30.s, z25.s, #2
ld1rw {z18.s}, p0/z, [x8, #248]
xar z0.s, z0.s, z9.s, #7
add z8.s, z8.s, z15.s
sli z30.s, z25.s, #30
add z14.s, z14.s, z27.s
eor z26.d, z26.d, z0.d
add z22.s, z22.s, z8.s
add z8.s, z8.s, z17.s
xar z30.s, z30.s, z25.s, #17
add z26.s, z26.s, z29.s
lsr z16.s, z22.s, #14
add z11.s, z11.s, z8.s
eor z20.d, z20.d, z30.d
mov z6.d, z1.d
bsl z6.d, z6.d, z12.d, z22.d
sli z16.s, z22.s, #18
add z5.s, z5.s, z22.s
add z20.s, z20.s, z3.s
add z2.s, z2.s, z1.s
xar z16.s, z16.s, z22.s, #5
eor z21.d, z8.d, z27.d
add z20.s, z20.s, z26.s
str z11, [x0, #2, mul vl]
xar z16.s, z16.s, z22.s, #6
and z31.d, z21.d, z31.d
add z20.s, z20.s, z18.s
str z14, [x0, #3, mul vl]
str z5, [x0, #6, mul vl]
eor z27.d, z27.d, z31.d
add z23.s, z23.s, z20.s
str z2, [x0, #7, mul vl]
lsr z24.s, z8.s, #9
lsr z15.s, z19.s, #3
add z23.s, z23.s, z16.s
lsr z0.s, z19.s, #11
sli z24.s, z8.s, #23
lsr z17.s, z7.s, #10
add z23.s, z23.s, z6.s
sli z0.s, z19.s, #21
xar z24.s, z24.s, z8.s, #11
lsr z25.s, z7.s, #2
add z28.s, z28.s, z23.s
xar z0.s, z0.s, z19.s, #7
xar z24.s, z24.s, z8.s, #2
sli z25.s, z7.s, #30
bsl z22.d, z22.d, z1.d, z28.d
add z4.s, z4.s, z28.s
lsr z29.s, z28.s, #14
add z24.s, z24.s, z27.s
eor z15.d, z15.d, z0.d
str z4, [x0, #5, mul vl]
sli z29.s, z28.s, #18
add z23.s, z23.s, z24.s
add z15.s, z15.s, z9.s
xar z25.s, z25.s, z7.s, #17
xar z29.s, z29.s, z28.s, #5
eor z30.d, z23.d, z8.d
ldr z3, [x0, #1, mul vl]
add z3.s, z3.s, z23.s
lsr z26.s, z23.s, #9
xar z29.s, z29.s, z28.s, #6
and z30.d, z30.d, z21.d
str z3, [x0, #1, mul vl]
sli z26.s, z23.s, #23
eor z17.d, z17.d, z25.d
eor z8.d, z8.d, z30.d
ld1rw {z11.s}, p0/z, [x9, #0]
xar z26.s, z26.s, z23.s, #11
add z17.s, z17.s, z10.s
xar z26.s, z26.s, z23.s, #2
add z17.s, z17.s, z15.s
add z26.s, z26.s, z8.s
add z17.s, z17.s, z11.s
add z12.s, z12.s, z17.s
add z12.s, z12.s, z29.s
add z12.s, z12.s, z22.s
add z13.s, z13.s, z12.s
add z12.s, z12.s, z26.s
ldr z18, [x0, #4, mul vl]
add z18.s, z18.s, z13.s
ldr z14, [x0, #0, mul vl]
add z14.s, z14.s, z12.s
str z18, [x0, #4, mul vl]
str z14, [x0, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
hashweave_function hashweave_sve2_blake2s
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 33f
add x9, x8, #252
ptrue p0.b
ldr z0, [x0, #4, mul vl]
ldr z1, [x1, #0, mul vl]
add z2.s, z0.s, z1.s
ldr z3, [x0, #0, mul vl]
add z2.s, z3.s, z2.s
ldr z4, [x0, #8, mul vl]
eor z4.d, z4.d, z2.d
ld1rw {z5.s}, p0/z, [x9, #4]
xar z5.s, z5.s, z4.s, #16
ld1rw {z6.s}, p0/z, [x9, #8]
add z6.s, z6.s, z5.s
mov z7.d, z0.d
xar z7.s, z7.s, z6.s, #12
ldr z8, [x1, #1, mul vl]
add z9.s, z7.s, z8.s
add z2.s, z2.s, z9.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
ldr z10, [x0, #5, mul vl]
ldr z11, [x1, #2, mul vl]
add z12.s, z10.s, z11.s
ldr z13, [x0, #1, mul vl]
add z12.s, z13.s, z12.s
ldr z14, [x0, #9, mul vl]
eor z14.d, z14.d, z12.d
ld1rw {z15.s}, p0/z, [x9, #12]
xar z15.s, z15.s, z14.s, #16
ld1rw {z16.s}, p0/z, [x9, #16]
add z16.s, z16.s, z15.s
mov z17.d, z10.d
xar z17.s, z17.s, z16.s, #12
ldr z18, [x1, #3, mul vl]
add z19.s, z17.s, z18.s
add z12.s, z12.s, z19.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
ldr z20, [x0, #6, mul vl]
ldr z21, [x1, #4, mul vl]
add z22.s, z20.s, z21.s
ldr z23, [x0, #2, mul vl]
add z22.s, z23.s, z22.s
ldr z24, [x0, #10, mul vl]
eor z24.d, z24.d, z22.d
ld1rw {z25.s}, p0/z, [x9, #20]
xar z25.s, z25.s, z24.s, #16
ld1rw {z26.s}, p0/z, [x9, #24]
add z26.s, z26.s, z25.s
mov z27.d, z20.d
xar z27.s, z27.s, z26.s, #12
ldr z28, [x1, #5, mul vl]
add z29.s, z27.s, z28.s
add z22.s, z22.s, z29.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
ldr z30, [x0, #7, mul vl]
ldr z31, [x1, #6, mul vl]
add z4.s, z30.s, z31.s
ldr z9, [x0, #3, mul vl]
add z4.s, z9.s, z4.s
ld1rw {z14.s}, p0/z, [x9, #28]
xar z14.s, z14.s, z4.s, #16
ld1rw {z19.s}, p0/z, [x9, #32]
add z19.s, z19.s, z14.s
mov z24.d, z30.d
xar z24.s, z24.s, z19.s, #12
ldr z29, [x1, #7, mul vl]
add z30.s, z24.s, z29.s
add z4.s, z4.s, z30.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
ldr z30, [x1, #8, mul vl]
add z20.s, z17.s, z30.s
add z2.s, z2.s, z20.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
ldr z20, [x1, #9, mul vl]
add z0.s, z17.s, z20.s
add z2.s, z2.s, z0.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
ldr z0, [x1, #10, mul vl]
add z10.s, z27.s, z0.s
add z12.s, z12.s, z10.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
ldr z10, [x1, #11, mul vl]
add z23.s, z27.s, z10.s
add z12.s, z12.s, z23.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z23.s, z17.s, z21.s
add z12.s, z12.s, z23.s
ldr z23, [x1, #12, mul vl]
add z9.s, z24.s, z23.s
add z22.s, z22.s, z9.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
ldr z9, [x1, #13, mul vl]
add z13.s, z24.s, z9.s
add z22.s, z22.s, z13.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
xar z15.s, z15.s, z12.s, #16
add z13.s, z27.s, z20.s
add z22.s, z22.s, z13.s
ldr z13, [x1, #14, mul vl]
add z3.s, z7.s, z13.s
add z4.s, z4.s, z3.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z3, [x1, #15, mul vl]
add z21.s, z7.s, z3.s
add z4.s, z4.s, z21.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z21.s, z7.s, z13.s
add z2.s, z2.s, z21.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z21.s, z7.s, z0.s
add z2.s, z2.s, z21.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z21.s, z17.s, z30.s
add z12.s, z12.s, z21.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z21.s, z27.s, z3.s
add z22.s, z22.s, z21.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z21.s, z24.s, z9.s
add z4.s, z4.s, z21.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z21.s, z24.s, z31.s
add z4.s, z4.s, z21.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z21.s, z17.s, z8.s
add z2.s, z2.s, z21.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z21.s, z17.s, z23.s
add z2.s, z2.s, z21.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z21.s, z27.s, z1.s
add z12.s, z12.s, z21.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z21.s, z27.s, z11.s
add z12.s, z12.s, z21.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z21.s, z24.s, z10.s
add z22.s, z22.s, z21.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z21.s, z24.s, z29.s
add z22.s, z22.s, z21.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z21.s, z7.s, z28.s
add z4.s, z4.s, z21.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
add z21.s, z7.s, z18.s
add z4.s, z4.s, z21.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z21.s, z7.s, z10.s
add z2.s, z2.s, z21.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z21.s, z7.s, z30.s
add z2.s, z2.s, z21.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z21.s, z17.s, z23.s
add z12.s, z12.s, z21.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z21.s, z17.s, z1.s
add z12.s, z12.s, z21.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z21.s, z27.s, z28.s
add z22.s, z22.s, z21.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z21.s, z27.s, z11.s
add z22.s, z22.s, z21.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z21.s, z24.s, z3.s
add z4.s, z4.s, z21.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z21.s, z24.s, z9.s
add z4.s, z4.s, z21.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z21.s, z17.s, z0.s
add z2.s, z2.s, z21.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z21.s, z17.s, z13.s
add z2.s, z2.s, z21.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z21.s, z27.s, z18.s
add z12.s, z12.s, z21.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z21.s, z27.s, z31.s
add z12.s, z12.s, z21.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z21.s, z24.s, z29.s
add z22.s, z22.s, z21.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z21.s, z24.s, z8.s
add z22.s, z22.s, z21.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z21.s, z7.s, z20.s
add z4.s, z4.s, z21.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z21, [x1, #4, mul vl]
add z30.s, z7.s, z21.s
add z4.s, z4.s, z30.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z30.s, z7.s, z29.s
add z2.s, z2.s, z30.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z30.s, z7.s, z20.s
add z2.s, z2.s, z30.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z30.s, z17.s, z18.s
add z12.s, z12.s, z30.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z30.s, z17.s, z8.s
add z12.s, z12.s, z30.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z30.s, z27.s, z9.s
add z22.s, z22.s, z30.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z30.s, z27.s, z23.s
add z22.s, z22.s, z30.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z30.s, z24.s, z10.s
add z4.s, z4.s, z30.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z30.s, z24.s, z13.s
add z4.s, z4.s, z30.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z30.s, z17.s, z11.s
add z2.s, z2.s, z30.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z30.s, z17.s, z31.s
add z2.s, z2.s, z30.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z30.s, z27.s, z28.s
add z12.s, z12.s, z30.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z30.s, z27.s, z0.s
add z12.s, z12.s, z30.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z30.s, z24.s, z21.s
add z22.s, z22.s, z30.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z30.s, z24.s, z1.s
add z22.s, z22.s, z30.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z30.s, z7.s, z3.s
add z4.s, z4.s, z30.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z30, [x1, #8, mul vl]
add z9.s, z7.s, z30.s
add z4.s, z4.s, z9.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z9.s, z7.s, z20.s
add z2.s, z2.s, z9.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z9.s, z7.s, z1.s
add z2.s, z2.s, z9.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z9.s, z17.s, z28.s
add z12.s, z12.s, z9.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z9.s, z17.s, z29.s
add z12.s, z12.s, z9.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z9.s, z27.s, z11.s
add z22.s, z22.s, z9.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z9.s, z27.s, z21.s
add z22.s, z22.s, z9.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z9.s, z24.s, z0.s
add z4.s, z4.s, z9.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z9.s, z24.s, z3.s
add z4.s, z4.s, z9.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z9.s, z17.s, z13.s
add z2.s, z2.s, z9.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z9.s, z17.s, z8.s
add z2.s, z2.s, z9.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z9.s, z27.s, z10.s
add z12.s, z12.s, z9.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z9.s, z27.s, z23.s
add z12.s, z12.s, z9.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z9.s, z24.s, z31.s
add z22.s, z22.s, z9.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z9.s, z24.s, z30.s
add z22.s, z22.s, z9.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z9.s, z7.s, z18.s
add z4.s, z4.s, z9.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z9, [x1, #13, mul vl]
add z20.s, z7.s, z9.s
add z4.s, z4.s, z20.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z20.s, z7.s, z11.s
add z2.s, z2.s, z20.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z20.s, z7.s, z23.s
add z2.s, z2.s, z20.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z20.s, z17.s, z31.s
add z12.s, z12.s, z20.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z20.s, z17.s, z0.s
add z12.s, z12.s, z20.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z20.s, z27.s, z1.s
add z22.s, z22.s, z20.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z20.s, z27.s, z10.s
add z22.s, z22.s, z20.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z20.s, z24.s, z30.s
add z4.s, z4.s, z20.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z20.s, z24.s, z18.s
add z4.s, z4.s, z20.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z20.s, z17.s, z21.s
add z2.s, z2.s, z20.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z20.s, z17.s, z9.s
add z2.s, z2.s, z20.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z20.s, z27.s, z29.s
add z12.s, z12.s, z20.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z20.s, z27.s, z28.s
add z12.s, z12.s, z20.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z20.s, z24.s, z3.s
add z22.s, z22.s, z20.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z20.s, z24.s, z13.s
add z22.s, z22.s, z20.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z20.s, z7.s, z8.s
add z4.s, z4.s, z20.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z20, [x1, #9, mul vl]
add z10.s, z7.s, z20.s
add z4.s, z4.s, z10.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z10.s, z7.s, z23.s
add z2.s, z2.s, z10.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z10.s, z7.s, z28.s
add z2.s, z2.s, z10.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z10.s, z17.s, z8.s
add z12.s, z12.s, z10.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z10.s, z17.s, z3.s
add z12.s, z12.s, z10.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z10.s, z27.s, z13.s
add z22.s, z22.s, z10.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z10.s, z27.s, z9.s
add z22.s, z22.s, z10.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z10.s, z24.s, z21.s
add z4.s, z4.s, z10.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z10.s, z24.s, z0.s
add z4.s, z4.s, z10.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z10.s, z17.s, z1.s
add z2.s, z2.s, z10.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z10.s, z17.s, z29.s
add z2.s, z2.s, z10.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z10.s, z27.s, z31.s
add z12.s, z12.s, z10.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z10.s, z27.s, z18.s
add z12.s, z12.s, z10.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z10.s, z24.s, z20.s
add z22.s, z22.s, z10.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z10.s, z24.s, z11.s
add z22.s, z22.s, z10.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z10.s, z7.s, z30.s
add z4.s, z4.s, z10.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z10, [x1, #11, mul vl]
add z0.s, z7.s, z10.s
add z4.s, z4.s, z0.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z0.s, z7.s, z9.s
add z2.s, z2.s, z0.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z0.s, z7.s, z10.s
add z2.s, z2.s, z0.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z0.s, z17.s, z29.s
add z12.s, z12.s, z0.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z0.s, z17.s, z13.s
add z12.s, z12.s, z0.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z0.s, z27.s, z23.s
add z22.s, z22.s, z0.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z0.s, z27.s, z8.s
add z22.s, z22.s, z0.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z0.s, z24.s, z18.s
add z4.s, z4.s, z0.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z0.s, z24.s, z20.s
add z4.s, z4.s, z0.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z0.s, z17.s, z28.s
add z2.s, z2.s, z0.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z0.s, z17.s, z1.s
add z2.s, z2.s, z0.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z0.s, z27.s, z3.s
add z12.s, z12.s, z0.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z0.s, z27.s, z21.s
add z12.s, z12.s, z0.s
xar z5.s, z5.s, z12.s, #8
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z0.s, z24.s, z30.s
add z22.s, z22.s, z0.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z0.s, z24.s, z31.s
add z22.s, z22.s, z0.s
xar z15.s, z15.s, z22.s, #8
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z0.s, z7.s, z11.s
add z4.s, z4.s, z0.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z0, [x1, #10, mul vl]
add z28.s, z7.s, z0.s
add z4.s, z4.s, z28.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z28.s, z7.s, z31.s
add z2.s, z2.s, z28.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z28.s, z7.s, z3.s
add z2.s, z2.s, z28.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
add z28.s, z17.s, z13.s
add z12.s, z12.s, z28.s
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z28.s, z17.s, z20.s
add z12.s, z12.s, z28.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z28.s, z27.s, z10.s
add z22.s, z22.s, z28.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z28.s, z27.s, z18.s
add z22.s, z22.s, z28.s
xar z25.s, z25.s, z22.s, #8
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #7
add z28.s, z24.s, z1.s
add z4.s, z4.s, z28.s
xar z14.s, z14.s, z4.s, #16
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #12
add z28.s, z24.s, z30.s
add z4.s, z4.s, z28.s
xar z14.s, z14.s, z4.s, #8
add z19.s, z19.s, z14.s
xar z24.s, z24.s, z19.s, #7
add z28.s, z17.s, z23.s
add z2.s, z2.s, z28.s
xar z14.s, z14.s, z2.s, #16
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #12
add z28.s, z17.s, z11.s
add z2.s, z2.s, z28.s
xar z14.s, z14.s, z2.s, #8
add z26.s, z26.s, z14.s
xar z17.s, z17.s, z26.s, #7
add z28.s, z27.s, z9.s
add z12.s, z12.s, z28.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #12
add z28.s, z27.s, z29.s
add z12.s, z12.s, z28.s
xar z5.s, z5.s, z12.s, #8
add z30.s, z17.s, z30.s
add z12.s, z12.s, z30.s
add z19.s, z19.s, z5.s
xar z27.s, z27.s, z19.s, #7
add z28.s, z24.s, z8.s
add z22.s, z22.s, z28.s
xar z15.s, z15.s, z22.s, #16
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #12
add z30.s, z24.s, z21.s
add z22.s, z22.s, z30.s
xar z15.s, z15.s, z22.s, #8
add z29.s, z27.s, z29.s
add z22.s, z22.s, z29.s
add z6.s, z6.s, z15.s
xar z24.s, z24.s, z6.s, #7
add z28.s, z7.s, z0.s
add z4.s, z4.s, z28.s
xar z25.s, z25.s, z4.s, #16
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #12
ldr z30, [x1, #5, mul vl]
add z29.s, z7.s, z30.s
add z4.s, z4.s, z29.s
xar z25.s, z25.s, z4.s, #8
add z16.s, z16.s, z25.s
xar z7.s, z7.s, z16.s, #7
add z0.s, z7.s, z0.s
add z2.s, z2.s, z0.s
add z8.s, z24.s, z8.s
add z4.s, z4.s, z8.s
xar z5.s, z5.s, z2.s, #16
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #12
add z11.s, z7.s, z11.s
add z2.s, z2.s, z11.s
xar z5.s, z5.s, z2.s, #8
add z6.s, z6.s, z5.s
xar z7.s, z7.s, z6.s, #7
xar z15.s, z15.s, z12.s, #16
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #12
add z21.s, z17.s, z21.s
add z12.s, z12.s, z21.s
xar z15.s, z15.s, z12.s, #8
add z16.s, z16.s, z15.s
xar z17.s, z17.s, z16.s, #7
add z3.s, z17.s, z3.s
add z2.s, z2.s, z3.s
xar z25.s, z25.s, z22.s, #16
add z26.s, z26.s, z25.s
xar z27.s, z27.s, z26.s, #12
add z31.s, z27.s, z31.s
add z22.s, z22.s, z31.s
xar z14.s, z14.s, z4.s, #16
add z9.s, z7.s, z9.s
xar z25.s, z25.s, z22.s, #8
add z19.s, z19.s, z14.s
add z26.s, z26.s, z25.s
xar z24.s, z24.s, z19.s, #12
xar z27.s, z27.s, z26.s, #7
add z30.s, z24.s, z30.s
add z20.s, z27.s, z20.s
add z4.s, z4.s, z30.s
add z12.s, z12.s, z20.s
xar z14.s, z14.s, z4.s, #8
add z4.s, z4.s, z9.s
xar z5.s, z5.s, z12.s, #16
add z19.s, z19.s, z14.s
xar z14.s, z14.s, z2.s, #16
xar z25.s, z25.s, z4.s, #16
xar z24.s, z24.s, z19.s, #7
add z19.s, z19.s, z5.s
add z26.s, z26.s, z14.s
add z16.s, z16.s, z25.s
add z18.s, z24.s, z18.s
xar z27.s, z27.s, z19.s, #12
xar z17.s, z17.s, z26.s, #12
xar z7.s, z7.s, z16.s, #12
add z22.s, z22.s, z18.s
add z13.s, z27.s, z13.s
add z10.s, z17.s, z10.s
add z1.s, z7.s, z1.s
xar z15.s, z15.s, z22.s, #16
add z12.s, z12.s, z13.s
add z2.s, z2.s, z10.s
add z4.s, z4.s, z1.s
add z6.s, z6.s, z15.s
xar z5.s, z5.s, z12.s, #8
xar z14.s, z14.s, z2.s, #8
ldr z28, [x0, #0, mul vl]
eor z28.d, z28.d, z2.d
ldr z29, [x0, #1, mul vl]
eor z29.d, z29.d, z12.d
add z19.s, z19.s, z5.s
add z26.s, z26.s, z14.s
xar z24.s, z24.s, z6.s, #12
xar z25.s, z25.s, z4.s, #8
ldr z0, [x0, #3, mul vl]
eor z0.d, z0.d, z4.d
eor z17.d, z17.d, z26.d
add z23.s, z24.s, z23.s
add z16.s, z16.s, z25.s
eor z27.d, z27.d, z19.d
lsr z8.s, z17.s, #7
add z22.s, z22.s, z23.s
eor z7.d, z7.d, z16.d
eor z29.d, z29.d, z16.d
sli z8.s, z17.s, #25
xar z15.s, z15.s, z22.s, #8
ldr z11, [x0, #2, mul vl]
eor z11.d, z11.d, z22.d
lsr z21.s, z7.s, #7
lsr z3.s, z27.s, #7
add z6.s, z6.s, z15.s
ldr z31, [x0, #5, mul vl]
eor3 z8.d, z8.d, z31.d, z15.d
eor z11.d, z11.d, z26.d
sli z21.s, z7.s, #25
eor z24.d, z24.d, z6.d
eor z28.d, z28.d, z6.d
str z11, [x0, #2, mul vl]
str z8, [x0, #5, mul vl]
lsr z30.s, z24.s, #7
str z28, [x0, #0, mul vl]
ldr z20, [x0, #4, mul vl]
eor3 z21.d, z21.d, z20.d, z5.d
sli z3.s, z27.s, #25
sli z30.s, z24.s, #25
eor z0.d, z0.d, z19.d
str z29, [x0, #1, mul vl]
ldr z9, [x0, #6, mul vl]
eor3 z3.d, z3.d, z9.d, z25.d
ldr z18, [x0, #7, mul vl]
eor3 z30.d, z30.d, z18.d, z14.d
str z0, [x0, #3, mul vl]
str z21, [x0, #4, mul vl]
str z3, [x0, #6, mul vl]
str z30, [x0, #7, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
33: // hashweave_sve2_32_constants
.word 0x428a2f98
.word 0x71374491
.word 0xb5c0fbcf
.word 0xe9b5dba5
.word 0x3956c25b
.word 0x59f111f1
.word 0x923f82a4
.word 0xab1c5ed5
.word 0xd807aa98
.word 0x12835b01
.word 0x243185be
.word 0x550c7dc3
.word 0x72be5d74
.word 0x80deb1fe
.word 0x9bdc06a7
.word 0xc19bf174
.word 0xe49b69c1
.word 0xefbe4786
.word 0xfc19dc6
.word 0x240ca1cc
.word 0x2de92c6f
.word 0x4a7484aa
.word 0x5cb0a9dc
.word 0x76f988da
.word 0x983e5152
.word 0xa831c66d
.word 0xb00327c8
.word 0xbf597fc7
.word 0xc6e00bf3
.word 0xd5a79147
.word 0x6ca6351
.word 0x14292967
.word 0x27b70a85
.word 0x2e1b2138
.word 0x4d2c6dfc
.word 0x53380d13
.word 0x650a7354
.word 0x766a0abb
.word 0x81c2c92e
.word 0x92722c85
.word 0xa2bfe8a1
.word 0xa81a664b
.word 0xc24b8b70
.word 0xc76c51a3
.word 0xd192e819
.word 0xd6990624
.word 0xf40e3585
.word 0x106aa070
.word 0x19a4c116
.word 0x1e376c08
.word 0x2748774c
.word 0x34b0bcb5
.word 0x391c0cb3
.word 0x4ed8aa4a
.word 0x5b9cca4f
.word 0x682e6ff3
.word 0x748f82ee
.word 0x78a5636f
.word 0x84c87814
.word 0x8cc70208
.word 0x90befffa
.word 0xa4506ceb
.word 0xbef9a3f7
.word 0xc67178f2
.word 0x510e527f
.word 0x6a09e667
.word 0x9b05688c
.word 0xbb67ae85
.word 0x1f83d9ab
.word 0x3c6ef372
.word 0x5be0cd19
.word 0xa54ff53a
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_md5
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 34f
add x9, x8, #252
ptrue p0.b
ldr z0, [x1, #0, mul vl]
ld1rw {z1.s}, p0/z, [x8, #0]
ldr z2, [x0, #0, mul vl]
ldr z3, [x0, #1, mul vl]
ldr z4, [x0, #2, mul vl]
add z1.s, z0.s, z1.s
ldr z5, [x0, #3, mul vl]
ldr z6, [x1, #1, mul vl]
ld1rw {z7.s}, p0/z, [x8, #4]
add z1.s, z2.s, z1.s
mov z8.d, z4.d
bsl z8.d, z8.d, z5.d, z3.d
ldr z9, [x1, #2, mul vl]
add z7.s, z6.s, z7.s
ld1rw {z10.s}, p0/z, [x8, #8]
add z1.s, z1.s, z8.s
ldr z11, [x1, #3, mul vl]
add z7.s, z5.s, z7.s
add z10.s, z9.s, z10.s
lsr z12.s, z1.s, #25
ld1rw {z13.s}, p0/z, [x8, #12]
ldr z14, [x1, #4, mul vl]
add z10.s, z4.s, z10.s
sli z12.s, z1.s, #7
add z13.s, z11.s, z13.s
ld1rw {z15.s}, p0/z, [x8, #16]
ldr z16, [x1, #5, mul vl]
add z12.s, z3.s, z12.s
add z13.s, z3.s, z13.s
add z15.s, z14.s, z15.s
ld1rw {z17.s}, p0/z, [x8, #20]
mov z18.d, z3.d
bsl z18.d, z18.d, z4.d, z12.d
ldr z19, [x1, #6, mul vl]
add z15.s, z12.s, z15.s
add z17.s, z16.s, z17.s
add z7.s, z7.s, z18.s
ld1rw {z20.s}, p0/z, [x8, #24]
ldr z21, [x1, #7, mul vl]
ld1rw {z22.s}, p0/z, [x8, #28]
lsr z23.s, z7.s, #20
add z20.s, z19.s, z20.s
ldr z24, [x1, #8, mul vl]
add z22.s, z21.s, z22.s
sli z23.s, z7.s, #12
ld1rw {z25.s}, p0/z, [x8, #32]
ldr z26, [x1, #9, mul vl]
ld1rw {z27.s}, p0/z, [x8, #36]
add z23.s, z12.s, z23.s
add z25.s, z24.s, z25.s
ldr z28, [x1, #10, mul vl]
add z27.s, z26.s, z27.s
mov z29.d, z12.d
bsl z29.d, z29.d, z3.d, z23.d
add z17.s, z23.s, z17.s
ld1rw {z30.s}, p0/z, [x8, #40]
add z10.s, z10.s, z29.s
add z30.s, z28.s, z30.s
lsr z31.s, z10.s, #15
ldr z8, [x1, #11, mul vl]
ld1rw {z1.s}, p0/z, [x8, #44]
sli z31.s, z10.s, #17
add z1.s, z8.s, z1.s
add z31.s, z23.s, z31.s
mov z18.d, z23.d
bsl z18.d, z18.d, z12.d, z31.d
add z20.s, z31.s, z20.s
add z13.s, z13.s, z18.s
lsr z7.s, z13.s, #10
ldr z29, [x1, #12, mul vl]
ld1rw {z10.s}, p0/z, [x8, #48]
sli z7.s, z13.s, #22
add z10.s, z29.s, z10.s
add z7.s, z31.s, z7.s
mov z12.d, z31.d
bsl z12.d, z12.d, z23.d, z7.d
add z22.s, z7.s, z22.s
add z15.s, z15.s, z12.s
lsr z18.s, z15.s, #25
ldr z13, [x1, #13, mul vl]
ld1rw {z23.s}, p0/z, [x8, #52]
sli z18.s, z15.s, #7
add z23.s, z13.s, z23.s
add z18.s, z7.s, z18.s
mov z12.d, z7.d
bsl z12.d, z12.d, z31.d, z18.d
add z25.s, z18.s, z25.s
add z17.s, z17.s, z12.s
lsr z15.s, z17.s, #20
ldr z31, [x1, #14, mul vl]
sli z15.s, z17.s, #12
ld1rw {z12.s}, p0/z, [x8, #56]
add z15.s, z18.s, z15.s
add z12.s, z31.s, z12.s
mov z17.d, z18.d
bsl z17.d, z17.d, z7.d, z15.d
add z27.s, z15.s, z27.s
add z20.s, z20.s, z17.s
lsr z7.s, z20.s, #15
sli z7.s, z20.s, #17
ldr z17, [x1, #15, mul vl]
add z7.s, z15.s, z7.s
mov z20.d, z15.d
bsl z20.d, z20.d, z18.d, z7.d
add z30.s, z7.s, z30.s
add z22.s, z22.s, z20.s
lsr z18.s, z22.s, #10
sli z18.s, z22.s, #22
ld1rw {z20.s}, p0/z, [x8, #60]
add z18.s, z7.s, z18.s
add z20.s, z17.s, z20.s
mov z22.d, z7.d
bsl z22.d, z22.d, z15.d, z18.d
add z1.s, z18.s, z1.s
add z25.s, z25.s, z22.s
lsr z15.s, z25.s, #25
sli z15.s, z25.s, #7
ld1rw {z22.s}, p0/z, [x8, #64]
add z15.s, z18.s, z15.s
add z22.s, z6.s, z22.s
mov z25.d, z18.d
bsl z25.d, z25.d, z7.d, z15.d
add z10.s, z15.s, z10.s
add z27.s, z27.s, z25.s
lsr z7.s, z27.s, #20
sli z7.s, z27.s, #12
ld1rw {z25.s}, p0/z, [x8, #68]
add z7.s, z15.s, z7.s
add z25.s, z19.s, z25.s
mov z27.d, z15.d
bsl z27.d, z27.d, z18.d, z7.d
add z23.s, z7.s, z23.s
add z30.s, z30.s, z27.s
lsr z18.s, z30.s, #15
sli z18.s, z30.s, #17
ld1rw {z27.s}, p0/z, [x8, #72]
add z18.s, z7.s, z18.s
add z27.s, z8.s, z27.s
mov z30.d, z7.d
bsl z30.d, z30.d, z15.d, z18.d
add z12.s, z18.s, z12.s
add z1.s, z1.s, z30.s
lsr z15.s, z1.s, #10
sli z15.s, z1.s, #22
ld1rw {z30.s}, p0/z, [x8, #76]
add z15.s, z18.s, z15.s
add z30.s, z0.s, z30.s
mov z1.d, z18.d
bsl z1.d, z1.d, z7.d, z15.d
add z20.s, z15.s, z20.s
add z10.s, z10.s, z1.s
lsr z7.s, z10.s, #25
sli z7.s, z10.s, #7
ld1rw {z1.s}, p0/z, [x8, #80]
add z7.s, z15.s, z7.s
add z1.s, z16.s, z1.s
mov z10.d, z15.d
bsl z10.d, z10.d, z18.d, z7.d
add z22.s, z7.s, z22.s
add z23.s, z23.s, z10.s
lsr z18.s, z23.s, #20
sli z18.s, z23.s, #12
ld1rw {z10.s}, p0/z, [x8, #84]
add z18.s, z7.s, z18.s
add z10.s, z28.s, z10.s
mov z23.d, z7.d
bsl z23.d, z23.d, z15.d, z18.d
add z25.s, z18.s, z25.s
add z12.s, z12.s, z23.s
lsr z15.s, z12.s, #15
sli z15.s, z12.s, #17
ld1rw {z23.s}, p0/z, [x8, #88]
add z15.s, z18.s, z15.s
add z23.s, z17.s, z23.s
mov z12.d, z18.d
bsl z12.d, z12.d, z7.d, z15.d
add z27.s, z15.s, z27.s
add z20.s, z20.s, z12.s
lsr z7.s, z20.s, #10
sli z7.s, z20.s, #22
ld1rw {z12.s}, p0/z, [x8, #92]
add z7.s, z15.s, z7.s
add z12.s, z14.s, z12.s
mov z20.d, z7.d
bsl z20.d, z20.d, z15.d, z18.d
add z30.s, z7.s, z30.s
add z22.s, z22.s, z20.s
lsr z18.s, z22.s, #27
sli z18.s, z22.s, #5
ld1rw {z20.s}, p0/z, [x8, #96]
add z18.s, z7.s, z18.s
add z20.s, z26.s, z20.s
mov z22.d, z18.d
bsl z22.d, z22.d, z7.d, z15.d
add z1.s, z18.s, z1.s
add z25.s, z25.s, z22.s
lsr z15.s, z25.s, #23
sli z15.s, z25.s, #9
ld1rw {z22.s}, p0/z, [x8, #100]
add z15.s, z18.s, z15.s
add z22.s, z31.s, z22.s
mov z25.d, z15.d
bsl z25.d, z25.d, z18.d, z7.d
add z10.s, z15.s, z10.s
add z27.s, z27.s, z25.s
lsr z7.s, z27.s, #18
sli z7.s, z27.s, #14
ld1rw {z25.s}, p0/z, [x8, #104]
add z7.s, z15.s, z7.s
add z25.s, z11.s, z25.s
mov z27.d, z7.d
bsl z27.d, z27.d, z15.d, z18.d
add z23.s, z7.s, z23.s
add z30.s, z30.s, z27.s
lsr z18.s, z30.s, #12
sli z18.s, z30.s, #20
ld1rw {z27.s}, p0/z, [x8, #108]
add z18.s, z7.s, z18.s
add z27.s, z24.s, z27.s
mov z30.d, z18.d
bsl z30.d, z30.d, z7.d, z15.d
add z12.s, z18.s, z12.s
add z1.s, z1.s, z30.s
lsr z15.s, z1.s, #27
sli z15.s, z1.s, #5
ld1rw {z30.s}, p0/z, [x8, #112]
add z15.s, z18.s, z15.s
add z30.s, z13.s, z30.s
mov z1.d, z15.d
bsl z1.d, z1.d, z18.d, z7.d
add z20.s, z15.s, z20.s
add z10.s, z10.s, z1.s
lsr z7.s, z10.s, #23
sli z7.s, z10.s, #9
ld1rw {z1.s}, p0/z, [x8, #116]
add z7.s, z15.s, z7.s
add z1.s, z9.s, z1.s
mov z10.d, z7.d
bsl z10.d, z10.d, z15.d, z18.d
add z22.s, z7.s, z22.s
add z23.s, z23.s, z10.s
lsr z18.s, z23.s, #18
sli z18.s, z23.s, #14
ld1rw {z10.s}, p0/z, [x8, #120]
add z18.s, z7.s, z18.s
add z10.s, z21.s, z10.s
mov z23.d, z18.d
bsl z23.d, z23.d, z7.d, z15.d
add z25.s, z18.s, z25.s
add z12.s, z12.s, z23.s
lsr z15.s, z12.s, #12
sli z15.s, z12.s, #20
ld1rw {z23.s}, p0/z, [x8, #124]
add z15.s, z18.s, z15.s
add z23.s, z29.s, z23.s
mov z12.d, z15.d
bsl z12.d, z12.d, z18.d, z7.d
add z27.s, z15.s, z27.s
add z20.s, z20.s, z12.s
lsr z7.s, z20.s, #27
sli z7.s, z20.s, #5
ld1rw {z12.s}, p0/z, [x8, #128]
add z7.s, z15.s, z7.s
add z12.s, z16.s, z12.s
mov z20.d, z7.d
bsl z20.d, z20.d, z15.d, z18.d
add z30.s, z7.s, z30.s
add z22.s, z22.s, z20.s
lsr z18.s, z22.s, #23
sli z18.s, z22.s, #9
ld1rw {z20.s}, p0/z, [x8, #132]
add z18.s, z7.s, z18.s
add z20.s, z24.s, z20.s
mov z22.d, z18.d
bsl z22.d, z22.d, z7.d, z15.d
add z1.s, z18.s, z1.s
add z25.s, z25.s, z22.s
lsr z15.s, z25.s, #18
sli z15.s, z25.s, #14
ld1rw {z22.s}, p0/z, [x8, #136]
add z15.s, z18.s, z15.s
add z22.s, z8.s, z22.s
mov z25.d, z15.d
bsl z25.d, z25.d, z18.d, z7.d
add z10.s, z15.s, z10.s
add z27.s, z27.s, z25.s
lsr z7.s, z27.s, #12
sli z7.s, z27.s, #20
ld1rw {z25.s}, p0/z, [x8, #140]
add z7.s, z15.s, z7.s
add z25.s, z31.s, z25.s
mov z27.d, z7.d
bsl z27.d, z27.d, z15.d, z18.d
add z23.s, z7.s, z23.s
add z30.s, z30.s, z27.s
lsr z18.s, z30.s, #27
sli z18.s, z30.s, #5
ld1rw {z27.s}, p0/z, [x8, #144]
add z18.s, z7.s, z18.s
add z27.s, z6.s, z27.s
mov z30.d, z18.d
bsl z30.d, z30.d, z7.d, z15.d
add z12.s, z18.s, z12.s
add z1.s, z1.s, z30.s
lsr z15.s, z1.s, #23
sli z15.s, z1.s, #9
ld1rw {z30.s}, p0/z, [x8, #148]
add z15.s, z18.s, z15.s
add z30.s, z14.s, z30.s
mov z1.d, z15.d
bsl z1.d, z1.d, z18.d, z7.d
add z20.s, z15.s, z20.s
add z10.s, z10.s, z1.s
lsr z7.s, z10.s, #18
sli z7.s, z10.s, #14
ld1rw {z1.s}, p0/z, [x8, #152]
add z7.s, z15.s, z7.s
add z1.s, z21.s, z1.s
mov z10.d, z7.d
bsl z10.d, z10.d, z15.d, z18.d
eor z15.d, z7.d, z15.d
add z22.s, z7.s, z22.s
add z23.s, z23.s, z10.s
lsr z18.s, z23.s, #12
sli z18.s, z23.s, #20
ld1rw {z10.s}, p0/z, [x8, #156]
add z18.s, z7.s, z18.s
add z10.s, z28.s, z10.s
eor z15.d, z15.d, z18.d
eor z7.d, z18.d, z7.d
add z25.s, z18.s, z25.s
add z12.s, z12.s, z15.s
lsr z23.s, z12.s, #28
sli z23.s, z12.s, #4
ld1rw {z15.s}, p0/z, [x8, #160]
add z23.s, z18.s, z23.s
add z15.s, z13.s, z15.s
eor z7.d, z7.d, z23.d
eor z18.d, z23.d, z18.d
add z27.s, z23.s, z27.s
add z20.s, z20.s, z7.s
lsr z12.s, z20.s, #21
sli z12.s, z20.s, #11
ld1rw {z7.s}, p0/z, [x8, #164]
add z12.s, z23.s, z12.s
add z7.s, z0.s, z7.s
eor z18.d, z18.d, z12.d
eor z23.d, z12.d, z23.d
add z30.s, z12.s, z30.s
add z22.s, z22.s, z18.s
lsr z20.s, z22.s, #16
sli z20.s, z22.s, #16
ld1rw {z18.s}, p0/z, [x8, #168]
add z20.s, z12.s, z20.s
add z18.s, z11.s, z18.s
eor z23.d, z23.d, z20.d
eor z12.d, z20.d, z12.d
add z1.s, z20.s, z1.s
add z25.s, z25.s, z23.s
lsr z22.s, z25.s, #9
sli z22.s, z25.s, #23
ld1rw {z23.s}, p0/z, [x8, #172]
add z22.s, z20.s, z22.s
add z23.s, z19.s, z23.s
eor z12.d, z12.d, z22.d
eor z20.d, z22.d, z20.d
add z10.s, z22.s, z10.s
add z27.s, z27.s, z12.s
lsr z25.s, z27.s, #28
sli z25.s, z27.s, #4
ld1rw {z12.s}, p0/z, [x8, #176]
add z25.s, z22.s, z25.s
add z12.s, z26.s, z12.s
eor z20.d, z20.d, z25.d
eor z22.d, z25.d, z22.d
add z15.s, z25.s, z15.s
add z30.s, z30.s, z20.s
lsr z27.s, z30.s, #21
sli z27.s, z30.s, #11
ld1rw {z20.s}, p0/z, [x8, #180]
add z27.s, z25.s, z27.s
add z20.s, z29.s, z20.s
eor z22.d, z22.d, z27.d
eor z25.d, z27.d, z25.d
add z7.s, z27.s, z7.s
add z1.s, z1.s, z22.s
lsr z30.s, z1.s, #16
sli z30.s, z1.s, #16
ld1rw {z22.s}, p0/z, [x8, #184]
add z30.s, z27.s, z30.s
add z22.s, z17.s, z22.s
eor z25.d, z25.d, z30.d
eor z27.d, z30.d, z27.d
add z18.s, z30.s, z18.s
add z10.s, z10.s, z25.s
lsr z1.s, z10.s, #9
sli z1.s, z10.s, #23
ld1rw {z25.s}, p0/z, [x8, #188]
add z1.s, z30.s, z1.s
add z25.s, z9.s, z25.s
eor z27.d, z27.d, z1.d
eor z30.d, z1.d, z30.d
add z23.s, z1.s, z23.s
add z15.s, z15.s, z27.s
lsr z10.s, z15.s, #28
sli z10.s, z15.s, #4
ld1rw {z27.s}, p0/z, [x8, #192]
add z10.s, z1.s, z10.s
add z0.s, z0.s, z27.s
eor z30.d, z30.d, z10.d
ld1rw {z15.s}, p0/z, [x8, #196]
eor z1.d, z10.d, z1.d
add z12.s, z10.s, z12.s
add z7.s, z7.s, z30.s
add z21.s, z21.s, z15.s
lsr z27.s, z7.s, #21
sli z27.s, z7.s, #11
add z27.s, z10.s, z27.s
ld1rw {z30.s}, p0/z, [x8, #200]
eor z1.d, z1.d, z27.d
eor z10.d, z27.d, z10.d
add z20.s, z27.s, z20.s
add z31.s, z31.s, z30.s
add z18.s, z18.s, z1.s
lsr z15.s, z18.s, #16
sli z15.s, z18.s, #16
ld1rw {z7.s}, p0/z, [x8, #204]
add z15.s, z27.s, z15.s
add z16.s, z16.s, z7.s
eor z10.d, z10.d, z15.d
eor z27.d, z15.d, z27.d
add z22.s, z15.s, z22.s
add z23.s, z23.s, z10.s
lsr z30.s, z23.s, #9
ld1rw {z1.s}, p0/z, [x8, #208]
sli z30.s, z23.s, #23
add z29.s, z29.s, z1.s
add z30.s, z15.s, z30.s
eor z27.d, z27.d, z30.d
eor z15.d, z30.d, z15.d
add z25.s, z30.s, z25.s
add z12.s, z12.s, z27.s
ld1rw {z18.s}, p0/z, [x8, #212]
lsr z7.s, z12.s, #28
add z11.s, z11.s, z18.s
sli z7.s, z12.s, #4
add z7.s, z30.s, z7.s
eor z15.d, z15.d, z7.d
eor z30.d, z7.d, z30.d
add z0.s, z7.s, z0.s
ld1rw {z10.s}, p0/z, [x8, #216]
add z20.s, z20.s, z15.s
add z28.s, z28.s, z10.s
lsr z23.s, z20.s, #21
sli z23.s, z20.s, #11
add z23.s, z7.s, z23.s
eor z30.d, z30.d, z23.d
eor z7.d, z23.d, z7.d
ld1rw {z1.s}, p0/z, [x8, #220]
add z21.s, z23.s, z21.s
add z22.s, z22.s, z30.s
add z6.s, z6.s, z1.s
lsr z27.s, z22.s, #16
sli z27.s, z22.s, #16
add z27.s, z23.s, z27.s
eor z7.d, z7.d, z27.d
ld1rw {z18.s}, p0/z, [x8, #224]
add z31.s, z27.s, z31.s
add z25.s, z25.s, z7.s
add z24.s, z24.s, z18.s
lsr z12.s, z25.s, #9
sli z12.s, z25.s, #23
add z12.s, z27.s, z12.s
mov z15.d, z27.d
bcax z15.d, z15.d, z23.d, z12.d
ld1rw {z10.s}, p0/z, [x8, #228]
add z16.s, z12.s, z16.s
sub z0.s, z0.s, z15.s
add z17.s, z17.s, z10.s
lsr z20.s, z0.s, #26
sli z20.s, z0.s, #6
add z20.s, z12.s, z20.s
mov z30.d, z12.d
bcax z30.d, z30.d, z27.d, z20.d
ld1rw {z1.s}, p0/z, [x8, #232]
add z29.s, z20.s, z29.s
sub z21.s, z21.s, z30.s
add z19.s, z19.s, z1.s
lsr z22.s, z21.s, #22
sli z22.s, z21.s, #10
add z22.s, z20.s, z22.s
mov z7.d, z20.d
bcax z7.d, z7.d, z12.d, z22.d
ld1rw {z18.s}, p0/z, [x8, #236]
add z11.s, z22.s, z11.s
sub z31.s, z31.s, z7.s
add z13.s, z13.s, z18.s
lsr z25.s, z31.s, #17
sli z25.s, z31.s, #15
add z25.s, z22.s, z25.s
mov z23.d, z22.d
bcax z23.d, z23.d, z20.d, z25.d
ld1rw {z15.s}, p0/z, [x8, #240]
add z28.s, z25.s, z28.s
sub z16.s, z16.s, z23.s
add z14.s, z14.s, z15.s
lsr z10.s, z16.s, #11
sli z10.s, z16.s, #21
add z10.s, z25.s, z10.s
mov z0.d, z25.d
bcax z0.d, z0.d, z22.d, z10.d
ld1rw {z27.s}, p0/z, [x8, #244]
add z6.s, z10.s, z6.s
sub z29.s, z29.s, z0.s
add z8.s, z8.s, z27.s
lsr z30.s, z29.s, #26
sli z30.s, z29.s, #6
add z30.s, z10.s, z30.s
mov z1.d, z10.d
bcax z1.d, z1.d, z25.d, z30.d
add z24.s, z30.s, z24.s
sub z11.s, z11.s, z1.s
ld1rw {z21.s}, p0/z, [x8, #248]
lsr z12.s, z11.s, #22
add z9.s, z9.s, z21.s
sli z12.s, z11.s, #10
add z12.s, z30.s, z12.s
mov z7.d, z30.d
bcax z7.d, z7.d, z10.d, z12.d
add z17.s, z12.s, z17.s
sub z28.s, z28.s, z7.s
lsr z18.s, z28.s, #17
sli z18.s, z28.s, #15
add z18.s, z12.s, z18.s
mov z31.d, z12.d
bcax z31.d, z31.d, z30.d, z18.d
add z19.s, z18.s, z19.s
ld1rw {z20.s}, p0/z, [x9, #0]
sub z6.s, z6.s, z31.s
add z26.s, z26.s, z20.s
lsr z23.s, z6.s, #11
sli z23.s, z6.s, #21
add z23.s, z18.s, z23.s
mov z15.d, z18.d
bcax z15.d, z15.d, z12.d, z23.d
add z13.s, z23.s, z13.s
sub z24.s, z24.s, z15.s
lsr z16.s, z24.s, #26
sli z16.s, z24.s, #6
add z16.s, z23.s, z16.s
mov z22.d, z23.d
bcax z22.d, z22.d, z18.d, z16.d
add z14.s, z16.s, z14.s
sub z17.s, z17.s, z22.s
lsr z0.s, z17.s, #22
sli z0.s, z17.s, #10
add z0.s, z16.s, z0.s
mov z27.d, z16.d
bcax z27.d, z27.d, z23.d, z0.d
add z8.s, z0.s, z8.s
sub z19.s, z19.s, z27.s
lsr z29.s, z19.s, #17
sli z29.s, z19.s, #15
add z29.s, z0.s, z29.s
mov z25.d, z0.d
bcax z25.d, z25.d, z16.d, z29.d
add z9.s, z29.s, z9.s
sub z13.s, z13.s, z25.s
lsr z1.s, z13.s, #11
sli z1.s, z13.s, #21
add z1.s, z29.s, z1.s
mov z21.d, z29.d
bcax z21.d, z21.d, z0.d, z1.d
add z26.s, z1.s, z26.s
sub z14.s, z14.s, z21.s
lsr z11.s, z14.s, #26
sli z11.s, z14.s, #6
add z11.s, z1.s, z11.s
add z2.s, z2.s, z11.s
mov z10.d, z1.d
bcax z10.d, z10.d, z29.d, z11.d
str z2, [x0, #0, mul vl]
sub z8.s, z8.s, z10.s
lsr z7.s, z8.s, #22
sli z7.s, z8.s, #10
add z7.s, z11.s, z7.s
add z5.s, z5.s, z7.s
mov z28.d, z11.d
bcax z28.d, z28.d, z1.d, z7.d
str z5, [x0, #3, mul vl]
sub z9.s, z9.s, z28.s
lsr z30.s, z9.s, #17
sli z30.s, z9.s, #15
add z30.s, z7.s, z30.s
bcax z7.d, z7.d, z11.d, z30.d
add z4.s, z4.s, z30.s
sub z26.s, z26.s, z7.s
str z4, [x0, #2, mul vl]
lsr z31.s, z26.s, #11
sli z31.s, z26.s, #21
add z30.s, z30.s, z31.s
add z3.s, z3.s, z30.s
str z3, [x0, #1, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
34: // hashweave_sve2_md5_32_constants
.word 0xd76aa478
.word 0xe8c7b756
.word 0x242070db
.word 0xc1bdceee
.word 0xf57c0faf
.word 0x4787c62a
.word 0xa8304613
.word 0xfd469501
.word 0x698098d8
.word 0x8b44f7af
.word 0xffff5bb1
.word 0x895cd7be
.word 0x6b901122
.word 0xfd987193
.word 0xa679438e
.word 0x49b40821
.word 0xf61e2562
.word 0xc040b340
.word 0x265e5a51
.word 0xe9b6c7aa
.word 0xd62f105d
.word 0x2441453
.word 0xd8a1e681
.word 0xe7d3fbc8
.word 0x21e1cde6
.word 0xc33707d6
.word 0xf4d50d87
.word 0x455a14ed
.word 0xa9e3e905
.word 0xfcefa3f8
.word 0x676f02d9
.word 0x8d2a4c8a
.word 0xfffa3942
.word 0x8771f681
.word 0x6d9d6122
.word 0xfde5380c
.word 0xa4beea44
.word 0x4bdecfa9
.word 0xf6bb4b60
.word 0xbebfbc70
.word 0x289b7ec6
.word 0xeaa127fa
.word 0xd4ef3085
.word 0x4881d05
.word 0xd9d4d039
.word 0xe6db99e5
.word 0x1fa27cf8
.word 0xc4ac5665
.word 0xf4292243
.word 0x432aff96
.word 0xab9423a6
.word 0xfc93a038
.word 0x655b59c2
.word 0x8f0ccc91
.word 0xffeff47c
.word 0x85845dd0
.word 0x6fa87e4e
.word 0xfe2ce6df
.word 0xa3014313
.word 0x4e0811a0
.word 0xf7537e81
.word 0xbd3af234
.word 0x2ad7d2ba
.word 0xeb86d390
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_sha1
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 35f
add x9, x8, #252
ptrue p0.b
ldr z0, [x1, #0, mul vl]
ld1rw {z1.s}, p0/z, [x8, #0]
ldr z2, [x0, #4, mul vl]
ldr z3, [x0, #1, mul vl]
ldr z4, [x0, #2, mul vl]
add z5.s, z0.s, z1.s
ldr z6, [x0, #3, mul vl]
ldr z7, [x0, #0, mul vl]
lsr z8.s, z3.s, #2
add z5.s, z2.s, z5.s
mov z9.d, z4.d
bsl z9.d, z9.d, z6.d, z3.d
lsr z10.s, z7.s, #27
sli z8.s, z3.s, #30
ldr z11, [x1, #1, mul vl]
add z5.s, z5.s, z9.s
sli z10.s, z7.s, #5
mov z12.d, z8.d
bsl z12.d, z12.d, z4.d, z7.d
add z13.s, z11.s, z1.s
lsr z14.s, z7.s, #2
add z10.s, z10.s, z5.s
ldr z15, [x1, #2, mul vl]
add z13.s, z6.s, z13.s
sli z14.s, z7.s, #30
lsr z16.s, z10.s, #27
add z17.s, z15.s, z1.s
add z13.s, z13.s, z12.s
mov z18.d, z14.d
bsl z18.d, z18.d, z8.d, z10.d
sli z16.s, z10.s, #5
add z17.s, z4.s, z17.s
lsr z19.s, z10.s, #2
ldr z20, [x1, #3, mul vl]
add z16.s, z16.s, z13.s
add z17.s, z17.s, z18.s
sli z19.s, z10.s, #30
add z21.s, z20.s, z1.s
lsr z22.s, z16.s, #27
lsr z23.s, z16.s, #2
mov z24.d, z19.d
bsl z24.d, z24.d, z14.d, z16.d
add z8.s, z8.s, z21.s
sli z22.s, z16.s, #5
sli z23.s, z16.s, #30
ldr z25, [x1, #4, mul vl]
add z8.s, z8.s, z24.s
add z22.s, z22.s, z17.s
ldr z26, [x1, #5, mul vl]
add z27.s, z25.s, z1.s
ldr z28, [x1, #6, mul vl]
lsr z29.s, z22.s, #27
mov z30.d, z23.d
bsl z30.d, z30.d, z19.d, z22.d
add z14.s, z14.s, z27.s
lsr z31.s, z22.s, #2
sli z29.s, z22.s, #5
add z9.s, z26.s, z1.s
add z14.s, z14.s, z30.s
sli z31.s, z22.s, #30
add z29.s, z29.s, z8.s
add z19.s, z19.s, z9.s
add z5.s, z28.s, z1.s
ldr z12, [x1, #7, mul vl]
lsr z13.s, z29.s, #27
mov z18.d, z31.d
bsl z18.d, z18.d, z23.d, z29.d
lsr z10.s, z29.s, #2
add z23.s, z23.s, z5.s
sli z13.s, z29.s, #5
add z19.s, z19.s, z18.s
sli z10.s, z29.s, #30
add z21.s, z12.s, z1.s
add z13.s, z13.s, z14.s
ldr z16, [x1, #8, mul vl]
ldr z24, [x1, #9, mul vl]
add z21.s, z31.s, z21.s
lsr z17.s, z13.s, #27
mov z27.d, z10.d
bsl z27.d, z27.d, z31.d, z13.d
lsr z30.s, z13.s, #2
add z22.s, z16.s, z1.s
sli z17.s, z13.s, #5
add z23.s, z23.s, z27.s
sli z30.s, z13.s, #30
add z22.s, z10.s, z22.s
add z17.s, z17.s, z19.s
add z8.s, z24.s, z1.s
ldr z9, [x1, #10, mul vl]
ldr z5, [x1, #11, mul vl]
lsr z18.s, z17.s, #27
mov z29.d, z30.d
bsl z29.d, z29.d, z10.d, z17.d
lsr z14.s, z17.s, #2
add z8.s, z30.s, z8.s
sli z18.s, z17.s, #5
add z21.s, z21.s, z29.s
sli z14.s, z17.s, #30
add z31.s, z9.s, z1.s
add z18.s, z18.s, z23.s
add z27.s, z5.s, z1.s
ldr z13, [x1, #12, mul vl]
add z31.s, z14.s, z31.s
lsr z19.s, z18.s, #27
mov z10.d, z14.d
bsl z10.d, z10.d, z30.d, z18.d
lsr z29.s, z18.s, #2
add z17.s, z13.s, z1.s
sli z19.s, z18.s, #5
add z22.s, z22.s, z10.s
sli z29.s, z18.s, #30
ldr z23, [x1, #13, mul vl]
add z19.s, z19.s, z21.s
eor z30.d, z15.d, z16.d
add z27.s, z29.s, z27.s
add z10.s, z23.s, z1.s
lsr z18.s, z19.s, #27
mov z21.d, z29.d
bsl z21.d, z21.d, z14.d, z19.d
eor z30.d, z30.d, z23.d
sli z18.s, z19.s, #5
add z8.s, z8.s, z21.s
lsr z14.s, z19.s, #2
xar z0.s, z0.s, z30.s, #31
add z18.s, z18.s, z22.s
ldr z21, [x1, #14, mul vl]
sli z14.s, z19.s, #30
eor z30.d, z20.d, z24.d
lsr z22.s, z18.s, #27
mov z19.d, z14.d
bsl z19.d, z19.d, z29.d, z18.d
add z17.s, z14.s, z17.s
eor z30.d, z30.d, z21.d
sli z22.s, z18.s, #5
add z31.s, z31.s, z19.s
lsr z29.s, z18.s, #2
xar z11.s, z11.s, z30.s, #31
add z22.s, z22.s, z8.s
add z19.s, z21.s, z1.s
sli z29.s, z18.s, #30
eor z30.d, z26.d, z5.d
lsr z8.s, z22.s, #27
mov z18.d, z29.d
bsl z18.d, z18.d, z14.d, z22.d
add z10.s, z29.s, z10.s
eor z30.d, z30.d, z0.d
sli z8.s, z22.s, #5
add z27.s, z27.s, z18.s
lsr z14.s, z22.s, #2
xar z20.s, z20.s, z30.s, #31
add z8.s, z8.s, z31.s
ldr z18, [x1, #15, mul vl]
sli z14.s, z22.s, #30
add z30.s, z0.s, z1.s
lsr z31.s, z8.s, #27
mov z22.d, z14.d
bsl z22.d, z22.d, z29.d, z8.d
add z19.s, z14.s, z19.s
sli z31.s, z8.s, #5
add z17.s, z17.s, z22.s
lsr z29.s, z8.s, #2
add z31.s, z31.s, z27.s
sli z29.s, z8.s, #30
add z22.s, z18.s, z1.s
lsr z27.s, z31.s, #27
mov z8.d, z29.d
bsl z8.d, z8.d, z14.d, z31.d
add z22.s, z29.s, z22.s
sli z27.s, z31.s, #5
add z10.s, z10.s, z8.s
lsr z14.s, z31.s, #2
add z27.s, z27.s, z17.s
sli z14.s, z31.s, #30
add z8.s, z11.s, z1.s
lsr z17.s, z27.s, #27
mov z31.d, z14.d
bsl z31.d, z31.d, z29.d, z27.d
add z30.s, z14.s, z30.s
sli z17.s, z27.s, #5
add z19.s, z19.s, z31.s
lsr z29.s, z27.s, #2
add z17.s, z17.s, z10.s
sli z29.s, z27.s, #30
eor z31.d, z25.d, z9.d
lsr z10.s, z17.s, #27
mov z27.d, z29.d
bsl z27.d, z27.d, z14.d, z17.d
add z8.s, z29.s, z8.s
eor z31.d, z31.d, z18.d
sli z10.s, z17.s, #5
add z22.s, z22.s, z27.s
lsr z14.s, z17.s, #2
xar z15.s, z15.s, z31.s, #31
add z10.s, z10.s, z19.s
add z27.s, z20.s, z1.s
sli z14.s, z17.s, #30
add z1.s, z15.s, z1.s
lsr z31.s, z10.s, #27
lsr z19.s, z10.s, #2
mov z17.d, z14.d
bsl z17.d, z17.d, z29.d, z10.d
add z1.s, z14.s, z1.s
sli z31.s, z10.s, #5
sli z19.s, z10.s, #30
add z30.s, z30.s, z17.s
eor z29.d, z28.d, z13.d
add z31.s, z31.s, z22.s
add z27.s, z19.s, z27.s
eor z10.d, z12.d, z23.d
eor z29.d, z29.d, z11.d
lsr z17.s, z31.s, #27
mov z22.d, z19.d
bsl z22.d, z22.d, z14.d, z31.d
eor z10.d, z10.d, z15.d
xar z25.s, z25.s, z29.s, #31
sli z17.s, z31.s, #5
add z8.s, z8.s, z22.s
lsr z14.s, z31.s, #2
xar z26.s, z26.s, z10.s, #31
add z17.s, z17.s, z30.s
eor z29.d, z16.d, z21.d
sli z14.s, z31.s, #30
eor z22.d, z24.d, z18.d
lsr z10.s, z17.s, #27
lsr z30.s, z17.s, #2
mov z31.d, z14.d
bsl z31.d, z31.d, z19.d, z17.d
eor z29.d, z29.d, z20.d
sli z10.s, z17.s, #5
sli z30.s, z17.s, #30
add z1.s, z1.s, z31.s
xar z28.s, z28.s, z29.s, #31
add z10.s, z10.s, z8.s
eor z22.d, z22.d, z25.d
eor z19.d, z9.d, z0.d
ld1rw {z17.s}, p0/z, [x8, #4]
lsr z31.s, z10.s, #27
mov z29.d, z30.d
bsl z29.d, z29.d, z14.d, z10.d
xar z12.s, z12.s, z22.s, #31
lsr z8.s, z10.s, #2
sli z31.s, z10.s, #5
add z27.s, z27.s, z29.s
eor z19.d, z19.d, z26.d
sli z8.s, z10.s, #30
add z31.s, z31.s, z1.s
add z22.s, z25.s, z17.s
xar z16.s, z16.s, z19.s, #31
eor z29.d, z8.d, z30.d
lsr z10.s, z31.s, #27
add z14.s, z14.s, z22.s
lsr z1.s, z31.s, #2
eor z29.d, z29.d, z31.d
sli z10.s, z31.s, #5
add z19.s, z26.s, z17.s
sli z1.s, z31.s, #30
add z14.s, z14.s, z29.s
add z10.s, z10.s, z27.s
add z30.s, z30.s, z19.s
eor z22.d, z1.d, z8.d
add z31.s, z28.s, z17.s
lsr z29.s, z10.s, #27
lsr z27.s, z10.s, #2
eor z22.d, z22.d, z10.d
add z8.s, z8.s, z31.s
sli z29.s, z10.s, #5
sli z27.s, z10.s, #30
add z30.s, z30.s, z22.s
add z19.s, z12.s, z17.s
add z29.s, z29.s, z14.s
eor z31.d, z27.d, z1.d
add z10.s, z16.s, z17.s
add z1.s, z1.s, z19.s
lsr z22.s, z29.s, #27
eor z31.d, z31.d, z29.d
lsr z14.s, z29.s, #2
add z10.s, z27.s, z10.s
sli z22.s, z29.s, #5
add z8.s, z8.s, z31.s
sli z14.s, z29.s, #30
eor z19.d, z5.d, z11.d
add z22.s, z22.s, z30.s
eor z31.d, z13.d, z15.d
eor z27.d, z14.d, z27.d
eor z19.d, z19.d, z28.d
lsr z29.s, z22.s, #27
eor z31.d, z31.d, z12.d
eor z27.d, z27.d, z22.d
xar z24.s, z24.s, z19.s, #31
sli z29.s, z22.s, #5
lsr z30.s, z22.s, #2
add z1.s, z1.s, z27.s
add z19.s, z24.s, z17.s
add z29.s, z29.s, z8.s
sli z30.s, z22.s, #30
xar z9.s, z9.s, z31.s, #31
add z19.s, z14.s, z19.s
lsr z27.s, z29.s, #27
eor z14.d, z30.d, z14.d
lsr z8.s, z29.s, #2
add z22.s, z9.s, z17.s
sli z27.s, z29.s, #5
eor z14.d, z14.d, z29.d
sli z8.s, z29.s, #30
add z22.s, z30.s, z22.s
add z27.s, z27.s, z1.s
add z10.s, z10.s, z14.s
eor z30.d, z8.d, z30.d
eor z31.d, z23.d, z20.d
lsr z29.s, z27.s, #27
lsr z1.s, z27.s, #2
eor z30.d, z30.d, z27.d
eor z31.d, z31.d, z16.d
sli z29.s, z27.s, #5
sli z1.s, z27.s, #30
add z19.s, z19.s, z30.s
xar z5.s, z5.s, z31.s, #31
add z29.s, z29.s, z10.s
eor z14.d, z1.d, z8.d
eor z27.d, z21.d, z25.d
add z30.s, z5.s, z17.s
lsr z31.s, z29.s, #27
eor z14.d, z14.d, z29.d
eor z27.d, z27.d, z24.d
add z8.s, z8.s, z30.s
sli z31.s, z29.s, #5
add z22.s, z22.s, z14.s
lsr z10.s, z29.s, #2
xar z13.s, z13.s, z27.s, #31
add z31.s, z31.s, z19.s
eor z30.d, z18.d, z26.d
sli z10.s, z29.s, #30
add z14.s, z13.s, z17.s
lsr z27.s, z31.s, #27
lsr z19.s, z31.s, #2
eor z30.d, z30.d, z9.d
add z14.s, z1.s, z14.s
sli z27.s, z31.s, #5
eor z1.d, z10.d, z1.d
sli z19.s, z31.s, #30
xar z23.s, z23.s, z30.s, #31
add z27.s, z27.s, z22.s
eor z1.d, z1.d, z31.d
eor z29.d, z19.d, z10.d
add z30.s, z23.s, z17.s
lsr z22.s, z27.s, #27
add z8.s, z8.s, z1.s
eor z29.d, z29.d, z27.d
lsr z31.s, z27.s, #2
sli z22.s, z27.s, #5
add z10.s, z10.s, z30.s
add z14.s, z14.s, z29.s
sli z31.s, z27.s, #30
add z22.s, z22.s, z8.s
eor z1.d, z0.d, z28.d
eor z30.d, z11.d, z12.d
eor z29.d, z31.d, z19.d
lsr z27.s, z22.s, #27
eor z1.d, z1.d, z5.d
eor z30.d, z30.d, z13.d
eor z29.d, z29.d, z22.d
sli z27.s, z22.s, #5
xar z21.s, z21.s, z1.s, #31
lsr z8.s, z22.s, #2
add z10.s, z10.s, z29.s
add z27.s, z27.s, z14.s
add z1.s, z21.s, z17.s
sli z8.s, z22.s, #30
xar z18.s, z18.s, z30.s, #31
lsr z29.s, z27.s, #27
add z19.s, z19.s, z1.s
eor z14.d, z8.d, z31.d
lsr z22.s, z27.s, #2
sli z29.s, z27.s, #5
add z30.s, z18.s, z17.s
eor z14.d, z14.d, z27.d
sli z22.s, z27.s, #30
add z29.s, z29.s, z10.s
add z31.s, z31.s, z30.s
add z19.s, z19.s, z14.s
eor z1.d, z22.d, z8.d
lsr z27.s, z29.s, #27
lsr z10.s, z29.s, #2
eor z30.d, z15.d, z16.d
eor z1.d, z1.d, z29.d
sli z27.s, z29.s, #5
sli z10.s, z29.s, #30
eor z30.d, z30.d, z23.d
add z31.s, z31.s, z1.s
add z27.s, z27.s, z19.s
eor z14.d, z10.d, z22.d
xar z0.s, z0.s, z30.s, #31
eor z29.d, z20.d, z24.d
lsr z1.s, z27.s, #27
eor z14.d, z14.d, z27.d
add z19.s, z0.s, z17.s
eor z29.d, z29.d, z21.d
sli z1.s, z27.s, #5
add z8.s, z8.s, z19.s
lsr z30.s, z27.s, #2
xar z11.s, z11.s, z29.s, #31
add z1.s, z1.s, z31.s
add z8.s, z8.s, z14.s
sli z30.s, z27.s, #30
add z19.s, z11.s, z17.s
lsr z29.s, z1.s, #27
lsr z31.s, z1.s, #2
eor z14.d, z30.d, z10.d
add z22.s, z22.s, z19.s
sli z29.s, z1.s, #5
sli z31.s, z1.s, #30
eor z14.d, z14.d, z1.d
eor z27.d, z25.d, z9.d
add z29.s, z29.s, z8.s
eor z19.d, z31.d, z30.d
add z22.s, z22.s, z14.s
eor z27.d, z27.d, z18.d
lsr z1.s, z29.s, #27
eor z19.d, z19.d, z29.d
lsr z8.s, z29.s, #2
xar z15.s, z15.s, z27.s, #31
sli z1.s, z29.s, #5
eor z14.d, z26.d, z5.d
sli z8.s, z29.s, #30
add z27.s, z15.s, z17.s
add z1.s, z1.s, z22.s
eor z14.d, z14.d, z0.d
eor z29.d, z8.d, z31.d
add z10.s, z10.s, z27.s
lsr z22.s, z1.s, #27
xar z20.s, z20.s, z14.s, #31
eor z29.d, z29.d, z1.d
add z10.s, z10.s, z19.s
sli z22.s, z1.s, #5
add z27.s, z20.s, z17.s
lsr z14.s, z1.s, #2
add z22.s, z22.s, z10.s
eor z19.d, z28.d, z13.d
add z30.s, z30.s, z27.s
sli z14.s, z1.s, #30
lsr z10.s, z22.s, #27
eor z19.d, z19.d, z11.d
add z30.s, z30.s, z29.s
eor z27.d, z14.d, z8.d
sli z10.s, z22.s, #5
xar z25.s, z25.s, z19.s, #31
lsr z1.s, z22.s, #2
eor z27.d, z27.d, z22.d
add z10.s, z10.s, z30.s
add z29.s, z25.s, z17.s
sli z1.s, z22.s, #30
eor z19.d, z12.d, z23.d
lsr z30.s, z10.s, #27
add z31.s, z31.s, z29.s
eor z22.d, z1.d, z14.d
eor z19.d, z19.d, z15.d
sli z30.s, z10.s, #5
add z31.s, z31.s, z27.s
eor z22.d, z22.d, z10.d
xar z26.s, z26.s, z19.s, #31
lsr z29.s, z10.s, #2
add z30.s, z30.s, z31.s
eor z27.d, z16.d, z21.d
add z19.s, z26.s, z17.s
sli z29.s, z10.s, #30
lsr z31.s, z30.s, #27
eor z27.d, z27.d, z20.d
add z8.s, z8.s, z19.s
eor z10.d, z29.d, z1.d
sli z31.s, z30.s, #5
xar z28.s, z28.s, z27.s, #31
add z8.s, z8.s, z22.s
eor z10.d, z10.d, z30.d
lsr z19.s, z30.s, #2
add z27.s, z28.s, z17.s
add z31.s, z31.s, z8.s
eor z22.d, z24.d, z18.d
sli z19.s, z30.s, #30
add z14.s, z14.s, z27.s
lsr z8.s, z31.s, #27
eor z22.d, z22.d, z25.d
eor z30.d, z19.d, z29.d
add z14.s, z14.s, z10.s
sli z8.s, z31.s, #5
xar z12.s, z12.s, z22.s, #31
eor z30.d, z30.d, z31.d
lsr z27.s, z31.s, #2
add z8.s, z8.s, z14.s
add z17.s, z12.s, z17.s
eor z10.d, z9.d, z0.d
sli z27.s, z31.s, #30
lsr z22.s, z8.s, #27
add z1.s, z1.s, z17.s
eor z10.d, z10.d, z26.d
eor z14.d, z5.d, z11.d
sli z22.s, z8.s, #5
add z1.s, z1.s, z30.s
xar z16.s, z16.s, z10.s, #31
eor z14.d, z14.d, z28.d
eor z31.d, z13.d, z15.d
add z22.s, z22.s, z1.s
eor z17.d, z23.d, z20.d
xar z24.s, z24.s, z14.s, #31
eor z31.d, z31.d, z12.d
ld1rw {z30.s}, p0/z, [x8, #8]
eor z17.d, z17.d, z16.d
eor z10.d, z21.d, z25.d
xar z9.s, z9.s, z31.s, #31
add z1.s, z16.s, z30.s
xar z5.s, z5.s, z17.s, #31
eor z10.d, z10.d, z24.d
eor z14.d, z8.d, z27.d
add z29.s, z29.s, z1.s
eor z31.d, z27.d, z19.d
xar z13.s, z13.s, z10.s, #31
lsr z17.s, z22.s, #27
lsr z1.s, z8.s, #2
and z14.d, z14.d, z31.d
add z10.s, z24.s, z30.s
sli z17.s, z22.s, #5
sli z1.s, z8.s, #30
eor z14.d, z27.d, z14.d
add z19.s, z19.s, z10.s
eor z31.d, z18.d, z26.d
eor z8.d, z22.d, z1.d
add z29.s, z29.s, z14.s
eor z10.d, z1.d, z27.d
eor z31.d, z31.d, z9.d
add z17.s, z17.s, z29.s
lsr z14.s, z22.s, #2
and z8.d, z8.d, z10.d
xar z23.s, z23.s, z31.s, #31
lsr z29.s, z17.s, #27
sli z14.s, z22.s, #30
eor z8.d, z1.d, z8.d
add z10.s, z9.s, z30.s
sli z29.s, z17.s, #5
eor z31.d, z0.d, z28.d
add z19.s, z19.s, z8.s
add z27.s, z27.s, z10.s
eor z22.d, z17.d, z14.d
eor z31.d, z31.d, z5.d
add z29.s, z29.s, z19.s
eor z8.d, z14.d, z1.d
lsr z10.s, z17.s, #2
xar z21.s, z21.s, z31.s, #31
lsr z19.s, z29.s, #27
and z22.d, z22.d, z8.d
sli z10.s, z17.s, #30
add z31.s, z5.s, z30.s
sli z19.s, z29.s, #5
eor z22.d, z14.d, z22.d
eor z8.d, z11.d, z12.d
add z1.s, z1.s, z31.s
eor z17.d, z29.d, z10.d
add z27.s, z27.s, z22.s
eor z8.d, z8.d, z13.d
eor z31.d, z10.d, z14.d
add z19.s, z19.s, z27.s
lsr z22.s, z29.s, #2
xar z18.s, z18.s, z8.s, #31
and z17.d, z17.d, z31.d
lsr z27.s, z19.s, #27
sli z22.s, z29.s, #30
add z8.s, z13.s, z30.s
eor z17.d, z10.d, z17.d
sli z27.s, z19.s, #5
eor z31.d, z15.d, z16.d
add z14.s, z14.s, z8.s
add z1.s, z1.s, z17.s
eor z29.d, z19.d, z22.d
eor z31.d, z31.d, z23.d
eor z8.d, z22.d, z10.d
add z27.s, z27.s, z1.s
lsr z17.s, z19.s, #2
xar z0.s, z0.s, z31.s, #31
and z29.d, z29.d, z8.d
lsr z1.s, z27.s, #27
sli z17.s, z19.s, #30
add z31.s, z23.s, z30.s
eor z29.d, z22.d, z29.d
sli z1.s, z27.s, #5
eor z8.d, z20.d, z24.d
add z10.s, z10.s, z31.s
add z14.s, z14.s, z29.s
eor z19.d, z27.d, z17.d
eor z8.d, z8.d, z21.d
eor z31.d, z17.d, z22.d
add z1.s, z1.s, z14.s
lsr z29.s, z27.s, #2
xar z11.s, z11.s, z8.s, #31
and z19.d, z19.d, z31.d
lsr z14.s, z1.s, #27
sli z29.s, z27.s, #30
add z8.s, z21.s, z30.s
eor z19.d, z17.d, z19.d
sli z14.s, z1.s, #5
eor z31.d, z25.d, z9.d
add z22.s, z22.s, z8.s
add z10.s, z10.s, z19.s
eor z27.d, z1.d, z29.d
eor z31.d, z31.d, z18.d
eor z8.d, z29.d, z17.d
add z14.s, z14.s, z10.s
lsr z19.s, z1.s, #2
xar z15.s, z15.s, z31.s, #31
and z27.d, z27.d, z8.d
lsr z10.s, z14.s, #27
sli z19.s, z1.s, #30
add z31.s, z18.s, z30.s
eor z27.d, z29.d, z27.d
sli z10.s, z14.s, #5
eor z8.d, z26.d, z5.d
add z17.s, z17.s, z31.s
add z22.s, z22.s, z27.s
eor z1.d, z14.d, z19.d
eor z8.d, z8.d, z0.d
eor z31.d, z19.d, z29.d
add z10.s, z10.s, z22.s
lsr z27.s, z14.s, #2
xar z20.s, z20.s, z8.s, #31
and z1.d, z1.d, z31.d
lsr z22.s, z10.s, #27
sli z27.s, z14.s, #30
add z8.s, z0.s, z30.s
eor z1.d, z19.d, z1.d
sli z22.s, z10.s, #5
eor z31.d, z28.d, z13.d
add z29.s, z29.s, z8.s
add z17.s, z17.s, z1.s
eor z14.d, z10.d, z27.d
eor z31.d, z31.d, z11.d
eor z8.d, z27.d, z19.d
add z22.s, z22.s, z17.s
lsr z1.s, z10.s, #2
xar z25.s, z25.s, z31.s, #31
and z14.d, z14.d, z8.d
lsr z17.s, z22.s, #27
sli z1.s, z10.s, #30
add z31.s, z11.s, z30.s
eor z14.d, z27.d, z14.d
sli z17.s, z22.s, #5
eor z8.d, z12.d, z23.d
add z19.s, z19.s, z31.s
add z29.s, z29.s, z14.s
eor z10.d, z22.d, z1.d
eor z8.d, z8.d, z15.d
eor z31.d, z1.d, z27.d
add z17.s, z17.s, z29.s
lsr z14.s, z22.s, #2
xar z26.s, z26.s, z8.s, #31
and z10.d, z10.d, z31.d
lsr z29.s, z17.s, #27
sli z14.s, z22.s, #30
add z8.s, z15.s, z30.s
eor z10.d, z1.d, z10.d
sli z29.s, z17.s, #5
eor z31.d, z16.d, z21.d
add z27.s, z27.s, z8.s
add z19.s, z19.s, z10.s
eor z22.d, z17.d, z14.d
eor z31.d, z31.d, z20.d
eor z8.d, z14.d, z1.d
add z29.s, z29.s, z19.s
lsr z10.s, z17.s, #2
xar z28.s, z28.s, z31.s, #31
and z22.d, z22.d, z8.d
lsr z19.s, z29.s, #27
sli z10.s, z17.s, #30
add z31.s, z20.s, z30.s
eor z22.d, z14.d, z22.d
sli z19.s, z29.s, #5
eor z8.d, z24.d, z18.d
add z1.s, z1.s, z31.s
add z27.s, z27.s, z22.s
eor z17.d, z29.d, z10.d
eor z8.d, z8.d, z25.d
eor z31.d, z10.d, z14.d
add z19.s, z19.s, z27.s
lsr z22.s, z29.s, #2
xar z12.s, z12.s, z8.s, #31
and z17.d, z17.d, z31.d
lsr z27.s, z19.s, #27
sli z22.s, z29.s, #30
add z8.s, z25.s, z30.s
eor z17.d, z10.d, z17.d
sli z27.s, z19.s, #5
eor z31.d, z9.d, z0.d
add z14.s, z14.s, z8.s
add z1.s, z1.s, z17.s
eor z29.d, z19.d, z22.d
eor z31.d, z31.d, z26.d
eor z8.d, z22.d, z10.d
add z27.s, z27.s, z1.s
lsr z17.s, z19.s, #2
xar z16.s, z16.s, z31.s, #31
and z29.d, z29.d, z8.d
lsr z1.s, z27.s, #27
sli z17.s, z19.s, #30
add z31.s, z26.s, z30.s
eor z29.d, z22.d, z29.d
sli z1.s, z27.s, #5
eor z8.d, z5.d, z11.d
add z10.s, z10.s, z31.s
add z14.s, z14.s, z29.s
eor z19.d, z27.d, z17.d
eor z8.d, z8.d, z28.d
eor z31.d, z17.d, z22.d
add z1.s, z1.s, z14.s
lsr z29.s, z27.s, #2
xar z24.s, z24.s, z8.s, #31
and z19.d, z19.d, z31.d
lsr z14.s, z1.s, #27
sli z29.s, z27.s, #30
add z8.s, z28.s, z30.s
eor z19.d, z17.d, z19.d
sli z14.s, z1.s, #5
eor z31.d, z13.d, z15.d
add z22.s, z22.s, z8.s
add z10.s, z10.s, z19.s
eor z27.d, z1.d, z29.d
eor z31.d, z31.d, z12.d
eor z8.d, z29.d, z17.d
add z14.s, z14.s, z10.s
lsr z19.s, z1.s, #2
xar z9.s, z9.s, z31.s, #31
and z27.d, z27.d, z8.d
lsr z10.s, z14.s, #27
sli z19.s, z1.s, #30
add z31.s, z12.s, z30.s
eor z27.d, z29.d, z27.d
sli z10.s, z14.s, #5
eor z8.d, z23.d, z20.d
add z17.s, z17.s, z31.s
add z22.s, z22.s, z27.s
eor z1.d, z14.d, z19.d
eor z8.d, z8.d, z16.d
eor z31.d, z19.d, z29.d
add z10.s, z10.s, z22.s
lsr z27.s, z14.s, #2
xar z5.s, z5.s, z8.s, #31
and z1.d, z1.d, z31.d
lsr z22.s, z10.s, #27
sli z27.s, z14.s, #30
add z8.s, z16.s, z30.s
eor z1.d, z19.d, z1.d
sli z22.s, z10.s, #5
eor z31.d, z21.d, z25.d
add z29.s, z29.s, z8.s
add z17.s, z17.s, z1.s
eor z14.d, z10.d, z27.d
eor z31.d, z31.d, z24.d
eor z8.d, z27.d, z19.d
add z22.s, z22.s, z17.s
lsr z1.s, z10.s, #2
xar z13.s, z13.s, z31.s, #31
and z14.d, z14.d, z8.d
lsr z17.s, z22.s, #27
sli z1.s, z10.s, #30
add z31.s, z24.s, z30.s
eor z14.d, z27.d, z14.d
sli z17.s, z22.s, #5
eor z8.d, z18.d, z26.d
add z19.s, z19.s, z31.s
add z29.s, z29.s, z14.s
eor z10.d, z22.d, z1.d
eor z8.d, z8.d, z9.d
eor z31.d, z1.d, z27.d
add z17.s, z17.s, z29.s
lsr z14.s, z22.s, #2
xar z23.s, z23.s, z8.s, #31
and z10.d, z10.d, z31.d
lsr z29.s, z17.s, #27
sli z14.s, z22.s, #30
add z8.s, z9.s, z30.s
eor z10.d, z1.d, z10.d
sli z29.s, z17.s, #5
add z30.s, z5.s, z30.s
add z27.s, z27.s, z8.s
add z19.s, z19.s, z10.s
eor z31.d, z14.d, z1.d
add z1.s, z1.s, z30.s
eor z22.d, z17.d, z14.d
add z29.s, z29.s, z19.s
lsr z8.s, z17.s, #2
eor z10.d, z0.d, z28.d
and z22.d, z22.d, z31.d
lsr z30.s, z29.s, #27
sli z8.s, z17.s, #30
eor z10.d, z10.d, z5.d
eor z22.d, z14.d, z22.d
sli z30.s, z29.s, #5
eor z19.d, z11.d, z12.d
xar z21.s, z21.s, z10.s, #31
add z27.s, z27.s, z22.s
eor z31.d, z29.d, z8.d
eor z19.d, z19.d, z13.d
eor z17.d, z8.d, z14.d
add z30.s, z30.s, z27.s
lsr z10.s, z29.s, #2
xar z18.s, z18.s, z19.s, #31
and z31.d, z31.d, z17.d
lsr z22.s, z30.s, #27
sli z10.s, z29.s, #30
eor z27.d, z15.d, z16.d
eor z31.d, z8.d, z31.d
sli z22.s, z30.s, #5
ld1rw {z19.s}, p0/z, [x8, #12]
eor z27.d, z27.d, z23.d
add z1.s, z1.s, z31.s
eor z17.d, z10.d, z8.d
add z29.s, z13.s, z19.s
xar z0.s, z0.s, z27.s, #31
add z22.s, z22.s, z1.s
eor z17.d, z17.d, z30.d
add z14.s, z14.s, z29.s
lsr z31.s, z30.s, #2
lsr z27.s, z22.s, #27
add z1.s, z23.s, z19.s
add z14.s, z14.s, z17.s
sli z31.s, z30.s, #30
sli z27.s, z22.s, #5
add z8.s, z8.s, z1.s
lsr z29.s, z22.s, #2
eor z17.d, z31.d, z10.d
add z27.s, z27.s, z14.s
add z30.s, z21.s, z19.s
sli z29.s, z22.s, #30
eor z17.d, z17.d, z22.d
lsr z1.s, z27.s, #27
add z10.s, z10.s, z30.s
eor z14.d, z29.d, z31.d
add z8.s, z8.s, z17.s
sli z1.s, z27.s, #5
lsr z22.s, z27.s, #2
eor z14.d, z14.d, z27.d
add z30.s, z18.s, z19.s
add z1.s, z1.s, z8.s
sli z22.s, z27.s, #30
add z10.s, z10.s, z14.s
add z31.s, z31.s, z30.s
lsr z17.s, z1.s, #27
eor z8.d, z22.d, z29.d
lsr z27.s, z1.s, #2
add z14.s, z0.s, z19.s
sli z17.s, z1.s, #5
eor z8.d, z8.d, z1.d
sli z27.s, z1.s, #30
add z29.s, z29.s, z14.s
add z17.s, z17.s, z10.s
add z31.s, z31.s, z8.s
eor z30.d, z27.d, z22.d
eor z1.d, z20.d, z24.d
lsr z14.s, z17.s, #27
lsr z10.s, z17.s, #2
eor z30.d, z30.d, z17.d
eor z1.d, z1.d, z21.d
sli z14.s, z17.s, #5
sli z10.s, z17.s, #30
add z29.s, z29.s, z30.s
xar z11.s, z11.s, z1.s, #31
add z14.s, z14.s, z31.s
eor z8.d, z10.d, z27.d
eor z17.d, z25.d, z9.d
add z30.s, z11.s, z19.s
lsr z1.s, z14.s, #27
eor z8.d, z8.d, z14.d
eor z17.d, z17.d, z18.d
add z22.s, z22.s, z30.s
sli z1.s, z14.s, #5
lsr z31.s, z14.s, #2
xar z15.s, z15.s, z17.s, #31
add z22.s, z22.s, z8.s
add z1.s, z1.s, z29.s
sli z31.s, z14.s, #30
add z30.s, z15.s, z19.s
eor z17.d, z26.d, z5.d
lsr z8.s, z1.s, #27
eor z29.d, z31.d, z10.d
add z27.s, z27.s, z30.s
lsr z14.s, z1.s, #2
sli z8.s, z1.s, #5
eor z29.d, z29.d, z1.d
eor z17.d, z17.d, z0.d
sli z14.s, z1.s, #30
add z8.s, z8.s, z22.s
add z27.s, z27.s, z29.s
xar z20.s, z20.s, z17.s, #31
eor z30.d, z14.d, z31.d
lsr z1.s, z8.s, #27
lsr z22.s, z8.s, #2
add z29.s, z20.s, z19.s
eor z30.d, z30.d, z8.d
sli z1.s, z8.s, #5
sli z22.s, z8.s, #30
add z10.s, z10.s, z29.s
eor z17.d, z28.d, z13.d
add z1.s, z1.s, z27.s
eor z8.d, z22.d, z14.d
add z10.s, z10.s, z30.s
eor z17.d, z17.d, z11.d
lsr z29.s, z1.s, #27
eor z8.d, z8.d, z1.d
lsr z27.s, z1.s, #2
xar z25.s, z25.s, z17.s, #31
sli z29.s, z1.s, #5
eor z30.d, z12.d, z23.d
sli z27.s, z1.s, #30
add z17.s, z25.s, z19.s
add z29.s, z29.s, z10.s
eor z30.d, z30.d, z15.d
eor z1.d, z27.d, z22.d
add z31.s, z31.s, z17.s
lsr z10.s, z29.s, #27
xar z26.s, z26.s, z30.s, #31
eor z1.d, z1.d, z29.d
add z31.s, z31.s, z8.s
sli z10.s, z29.s, #5
add z17.s, z26.s, z19.s
lsr z30.s, z29.s, #2
eor z15.d, z13.d, z15.d
add z10.s, z10.s, z31.s
add z14.s, z14.s, z17.s
sli z30.s, z29.s, #30
eor z8.d, z16.d, z21.d
lsr z31.s, z10.s, #27
add z14.s, z14.s, z1.s
eor z17.d, z30.d, z27.d
eor z8.d, z8.d, z20.d
sli z31.s, z10.s, #5
lsr z29.s, z10.s, #2
eor z17.d, z17.d, z10.d
xar z28.s, z28.s, z8.s, #31
add z31.s, z31.s, z14.s
sli z29.s, z10.s, #30
eor z1.d, z24.d, z18.d
add z8.s, z28.s, z19.s
lsr z14.s, z31.s, #27
eor z20.d, z23.d, z20.d
eor z1.d, z1.d, z25.d
add z22.s, z22.s, z8.s
sli z14.s, z31.s, #5
eor z10.d, z29.d, z30.d
xar z12.s, z12.s, z1.s, #31
add z22.s, z22.s, z17.s
lsr z8.s, z31.s, #2
eor z10.d, z10.d, z31.d
add z1.s, z12.s, z19.s
add z14.s, z14.s, z22.s
sli z8.s, z31.s, #30
eor z17.d, z9.d, z0.d
add z27.s, z27.s, z1.s
lsr z22.s, z14.s, #27
eor z15.d, z15.d, z12.d
eor z17.d, z17.d, z26.d
add z27.s, z27.s, z10.s
sli z22.s, z14.s, #5
xar z9.s, z9.s, z15.s, #31
xar z16.s, z16.s, z17.s, #31
eor z31.d, z8.d, z29.d
add z22.s, z22.s, z27.s
lsr z1.s, z14.s, #2
add z10.s, z16.s, z19.s
eor z20.d, z20.d, z16.d
eor z31.d, z31.d, z14.d
lsr z15.s, z22.s, #27
add z30.s, z30.s, z10.s
sli z1.s, z14.s, #30
eor z26.d, z18.d, z26.d
sli z15.s, z22.s, #5
add z30.s, z30.s, z31.s
eor z17.d, z5.d, z11.d
eor z26.d, z26.d, z9.d
xar z5.s, z5.s, z20.s, #31
add z15.s, z15.s, z30.s
eor z17.d, z17.d, z28.d
xar z23.s, z23.s, z26.s, #31
eor z25.d, z21.d, z25.d
eor z27.d, z1.d, z8.d
xar z24.s, z24.s, z17.s, #31
eor z0.d, z0.d, z28.d
add z9.s, z9.s, z19.s
eor z27.d, z27.d, z22.d
eor z25.d, z25.d, z24.d
add z24.s, z24.s, z19.s
add z8.s, z8.s, z9.s
eor z0.d, z0.d, z5.d
xar z13.s, z13.s, z25.s, #31
add z29.s, z29.s, z24.s
lsr z16.s, z15.s, #27
xar z21.s, z21.s, z0.s, #31
lsr z10.s, z22.s, #2
add z29.s, z29.s, z27.s
sli z16.s, z15.s, #5
eor z11.d, z11.d, z12.d
sli z10.s, z22.s, #30
add z5.s, z5.s, z19.s
add z16.s, z16.s, z29.s
eor z11.d, z11.d, z13.d
eor z14.d, z10.d, z1.d
add z1.s, z1.s, z5.s
lsr z31.s, z16.s, #27
xar z18.s, z18.s, z11.s, #31
eor z14.d, z14.d, z15.d
lsr z20.s, z15.s, #2
sli z31.s, z16.s, #5
add z13.s, z13.s, z19.s
add z8.s, z8.s, z14.s
sli z20.s, z15.s, #30
lsr z30.s, z16.s, #2
add z13.s, z10.s, z13.s
add z31.s, z31.s, z8.s
eor z10.d, z20.d, z10.d
sli z30.s, z16.s, #30
add z23.s, z23.s, z19.s
lsr z26.s, z31.s, #27
eor z10.d, z10.d, z16.d
eor z17.d, z30.d, z20.d
add z20.s, z20.s, z23.s
sli z26.s, z31.s, #5
add z1.s, z1.s, z10.s
eor z17.d, z17.d, z31.d
lsr z28.s, z31.s, #2
add z21.s, z21.s, z19.s
add z26.s, z26.s, z1.s
add z13.s, z13.s, z17.s
sli z28.s, z31.s, #30
add z21.s, z30.s, z21.s
lsr z9.s, z26.s, #27
add z18.s, z18.s, z19.s
eor z30.d, z28.d, z30.d
lsr z25.s, z26.s, #2
sli z9.s, z26.s, #5
add z18.s, z28.s, z18.s
eor z30.d, z30.d, z26.d
sli z25.s, z26.s, #30
add z9.s, z9.s, z13.s
add z20.s, z20.s, z30.s
add z2.s, z2.s, z25.s
eor z28.d, z25.d, z28.d
lsr z24.s, z9.s, #27
lsr z0.s, z9.s, #2
str z2, [x0, #4, mul vl]
eor z28.d, z28.d, z9.d
sli z24.s, z9.s, #5
sli z0.s, z9.s, #30
add z21.s, z21.s, z28.s
add z24.s, z24.s, z20.s
eor z25.d, z0.d, z25.d
add z6.s, z6.s, z0.s
lsr z27.s, z24.s, #2
lsr z12.s, z24.s, #27
eor z25.d, z25.d, z24.d
str z6, [x0, #3, mul vl]
sli z27.s, z24.s, #30
sli z12.s, z24.s, #5
add z18.s, z18.s, z25.s
add z4.s, z4.s, z27.s
add z12.s, z12.s, z21.s
str z4, [x0, #2, mul vl]
lsr z22.s, z12.s, #27
add z3.s, z3.s, z12.s
sli z22.s, z12.s, #5
str z3, [x0, #1, mul vl]
add z22.s, z22.s, z18.s
add z7.s, z7.s, z22.s
str z7, [x0, #0, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
35: // hashweave_sve2_sha1_32_constants
.word 0x5a827999
.word 0x6ed9eba1
.word 0x8f1bbcdc
.word 0xca62c1d6
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_ripemd160
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 36f
add x9, x8, #252
ptrue p0.b
ldr z0, [x0, #0, mul vl]
ldr z1, [x1, #0, mul vl]
ldr z2, [x0, #2, mul vl]
ldr z3, [x0, #3, mul vl]
ldr z4, [x0, #1, mul vl]
add z5.s, z0.s, z1.s
ldr z6, [x0, #4, mul vl]
eor z7.d, z2.d, z3.d
lsr z8.s, z2.s, #22
ldr z9, [x1, #5, mul vl]
ld1rw {z10.s}, p0/z, [x8, #0]
eor z7.d, z7.d, z4.d
sli z8.s, z2.s, #10
mov z11.d, z4.d
bcax z11.d, z11.d, z3.d, z2.d
add z12.s, z9.s, z10.s
add z5.s, z5.s, z7.s
ldr z13, [x1, #1, mul vl]
eor z14.d, z4.d, z8.d
add z12.s, z0.s, z12.s
lsr z15.s, z5.s, #21
add z16.s, z6.s, z13.s
lsr z17.s, z4.s, #22
sub z12.s, z12.s, z11.s
sli z15.s, z5.s, #11
ldr z18, [x1, #14, mul vl]
sli z17.s, z4.s, #10
lsr z19.s, z12.s, #24
add z15.s, z6.s, z15.s
add z20.s, z18.s, z10.s
ldr z21, [x1, #2, mul vl]
sli z19.s, z12.s, #8
eor z14.d, z14.d, z15.d
add z20.s, z6.s, z20.s
add z22.s, z3.s, z21.s
add z19.s, z6.s, z19.s
add z16.s, z16.s, z14.s
eor z23.d, z15.d, z17.d
lsr z24.s, z15.s, #22
mov z25.d, z19.d
bcax z25.d, z25.d, z8.d, z4.d
lsr z26.s, z16.s, #18
ldr z27, [x1, #7, mul vl]
sli z24.s, z15.s, #10
sub z20.s, z20.s, z25.s
sli z26.s, z16.s, #14
add z28.s, z27.s, z10.s
lsr z29.s, z19.s, #22
lsr z30.s, z20.s, #23
add z26.s, z3.s, z26.s
add z28.s, z3.s, z28.s
sli z29.s, z19.s, #10
sli z30.s, z20.s, #9
eor z23.d, z23.d, z26.d
ldr z31, [x1, #3, mul vl]
eor z7.d, z26.d, z24.d
add z30.s, z3.s, z30.s
add z22.s, z22.s, z23.s
add z11.s, z8.s, z31.s
lsr z5.s, z26.s, #22
mov z12.d, z30.d
bcax z12.d, z12.d, z17.d, z19.d
lsr z14.s, z22.s, #17
add z15.s, z1.s, z10.s
sli z5.s, z26.s, #10
sub z28.s, z28.s, z12.s
sli z14.s, z22.s, #15
add z15.s, z8.s, z15.s
lsr z25.s, z30.s, #22
lsr z16.s, z28.s, #23
add z14.s, z8.s, z14.s
ldr z20, [x1, #4, mul vl]
sli z25.s, z30.s, #10
sli z16.s, z28.s, #9
eor z7.d, z7.d, z14.d
add z23.s, z17.s, z20.s
eor z19.d, z14.d, z5.d
add z8.s, z8.s, z16.s
add z11.s, z11.s, z7.s
lsr z26.s, z14.s, #22
add z12.s, z24.s, z9.s
mov z22.d, z8.d
bcax z22.d, z22.d, z29.d, z30.d
lsr z28.s, z11.s, #20
sli z26.s, z14.s, #10
ldr z16, [x1, #9, mul vl]
sub z15.s, z15.s, z22.s
sli z28.s, z11.s, #12
lsr z7.s, z8.s, #22
add z30.s, z16.s, z10.s
lsr z14.s, z15.s, #21
add z28.s, z17.s, z28.s
sli z7.s, z8.s, #10
add z30.s, z17.s, z30.s
sli z14.s, z15.s, #11
eor z19.d, z19.d, z28.d
eor z22.d, z28.d, z26.d
lsr z11.s, z28.s, #22
add z17.s, z17.s, z14.s
add z23.s, z23.s, z19.s
add z15.s, z21.s, z10.s
sli z11.s, z28.s, #10
mov z14.d, z17.d
bcax z14.d, z14.d, z25.d, z8.d
lsr z19.s, z23.s, #27
add z15.s, z29.s, z15.s
lsr z28.s, z17.s, #22
sub z30.s, z30.s, z14.s
sli z19.s, z23.s, #5
ldr z8, [x1, #6, mul vl]
sli z28.s, z17.s, #10
lsr z14.s, z30.s, #19
add z24.s, z24.s, z19.s
add z23.s, z5.s, z8.s
add z19.s, z26.s, z27.s
sli z14.s, z30.s, #13
eor z22.d, z22.d, z24.d
eor z30.d, z24.d, z11.d
add z29.s, z29.s, z14.s
lsr z14.s, z24.s, #22
add z12.s, z12.s, z22.s
mov z22.d, z29.d
bcax z22.d, z22.d, z7.d, z17.d
sli z14.s, z24.s, #10
ldr z17, [x1, #11, mul vl]
lsr z24.s, z12.s, #24
sub z15.s, z15.s, z22.s
lsr z22.s, z29.s, #22
sli z24.s, z12.s, #8
add z12.s, z17.s, z10.s
sli z22.s, z29.s, #10
add z5.s, z5.s, z24.s
lsr z24.s, z15.s, #17
add z12.s, z25.s, z12.s
eor z30.d, z30.d, z5.d
sli z24.s, z15.s, #15
eor z15.d, z5.d, z14.d
add z23.s, z23.s, z30.s
lsr z30.s, z5.s, #22
add z25.s, z25.s, z24.s
lsr z24.s, z23.s, #25
sli z30.s, z5.s, #10
add z5.s, z20.s, z10.s
mov z0.d, z25.d
bcax z0.d, z0.d, z28.d, z29.d
sli z24.s, z23.s, #7
lsr z29.s, z25.s, #22
add z5.s, z7.s, z5.s
sub z12.s, z12.s, z0.s
add z26.s, z26.s, z24.s
sli z29.s, z25.s, #10
ldr z23, [x1, #8, mul vl]
lsr z0.s, z12.s, #17
eor z15.d, z15.d, z26.d
add z19.s, z19.s, z15.s
lsr z24.s, z19.s, #23
sli z24.s, z19.s, #9
add z24.s, z11.s, z24.s
sli z0.s, z12.s, #15
add z7.s, z7.s, z0.s
mov z15.d, z7.d
bcax z15.d, z15.d, z22.d, z25.d
sub z5.s, z5.s, z15.s
lsr z19.s, z5.s, #27
sli z19.s, z5.s, #5
add z19.s, z28.s, z19.s
add z11.s, z11.s, z23.s
eor z12.d, z26.d, z30.d
eor z12.d, z12.d, z24.d
add z11.s, z11.s, z12.s
lsr z0.s, z11.s, #21
sli z0.s, z11.s, #11
add z0.s, z14.s, z0.s
lsr z25.s, z26.s, #22
sli z25.s, z26.s, #10
add z14.s, z14.s, z16.s
eor z15.d, z24.d, z25.d
eor z15.d, z15.d, z0.d
add z14.s, z14.s, z15.s
lsr z5.s, z14.s, #19
sli z5.s, z14.s, #13
add z5.s, z30.s, z5.s
lsr z12.s, z24.s, #22
sli z12.s, z24.s, #10
ldr z11, [x1, #13, mul vl]
add z26.s, z11.s, z10.s
add z28.s, z28.s, z26.s
mov z15.d, z19.d
bcax z15.d, z15.d, z29.d, z7.d
sub z28.s, z28.s, z15.s
lsr z14.s, z28.s, #25
sli z14.s, z28.s, #7
add z14.s, z22.s, z14.s
lsr z24.s, z7.s, #22
sli z24.s, z7.s, #10
add z26.s, z8.s, z10.s
add z22.s, z22.s, z26.s
mov z15.d, z14.d
bcax z15.d, z15.d, z24.d, z19.d
sub z22.s, z22.s, z15.s
lsr z28.s, z22.s, #25
sli z28.s, z22.s, #7
add z28.s, z29.s, z28.s
lsr z7.s, z19.s, #22
sli z7.s, z19.s, #10
ldr z26, [x1, #10, mul vl]
add z30.s, z30.s, z26.s
eor z15.d, z0.d, z12.d
eor z15.d, z15.d, z5.d
add z30.s, z30.s, z15.s
lsr z22.s, z30.s, #18
sli z22.s, z30.s, #14
add z22.s, z25.s, z22.s
lsr z19.s, z0.s, #22
sli z19.s, z0.s, #10
add z25.s, z25.s, z17.s
eor z15.d, z5.d, z19.d
eor z15.d, z15.d, z22.d
add z25.s, z25.s, z15.s
lsr z30.s, z25.s, #17
sli z30.s, z25.s, #15
add z30.s, z12.s, z30.s
lsr z0.s, z5.s, #22
sli z0.s, z5.s, #10
ldr z15, [x1, #15, mul vl]
add z25.s, z15.s, z10.s
add z29.s, z29.s, z25.s
mov z5.d, z28.d
bcax z5.d, z5.d, z7.d, z14.d
sub z29.s, z29.s, z5.s
lsr z25.s, z29.s, #24
sli z25.s, z29.s, #8
add z25.s, z24.s, z25.s
lsr z5.s, z14.s, #22
sli z5.s, z14.s, #10
add z29.s, z23.s, z10.s
add z24.s, z24.s, z29.s
mov z14.d, z25.d
bcax z14.d, z14.d, z5.d, z28.d
sub z24.s, z24.s, z14.s
lsr z29.s, z24.s, #21
sli z29.s, z24.s, #11
add z29.s, z7.s, z29.s
lsr z14.s, z28.s, #22
sli z14.s, z28.s, #10
add z24.s, z13.s, z10.s
add z7.s, z7.s, z24.s
mov z28.d, z29.d
bcax z28.d, z28.d, z14.d, z25.d
sub z7.s, z7.s, z28.s
lsr z24.s, z7.s, #18
sli z24.s, z7.s, #14
add z24.s, z5.s, z24.s
lsr z28.s, z25.s, #22
sli z28.s, z25.s, #10
add z7.s, z26.s, z10.s
add z5.s, z5.s, z7.s
mov z25.d, z24.d
bcax z25.d, z25.d, z28.d, z29.d
sub z5.s, z5.s, z25.s
lsr z7.s, z5.s, #18
sli z7.s, z5.s, #14
add z7.s, z14.s, z7.s
lsr z25.s, z29.s, #22
sli z25.s, z29.s, #10
add z5.s, z31.s, z10.s
add z14.s, z14.s, z5.s
mov z29.d, z7.d
bcax z29.d, z29.d, z25.d, z24.d
sub z14.s, z14.s, z29.s
lsr z5.s, z14.s, #20
sli z5.s, z14.s, #12
add z5.s, z28.s, z5.s
lsr z29.s, z24.s, #22
sli z29.s, z24.s, #10
ldr z14, [x1, #12, mul vl]
add z10.s, z14.s, z10.s
add z28.s, z28.s, z10.s
add z12.s, z12.s, z14.s
eor z24.d, z22.d, z0.d
eor z24.d, z24.d, z30.d
add z12.s, z12.s, z24.s
lsr z10.s, z12.s, #26
sli z10.s, z12.s, #6
add z10.s, z19.s, z10.s
lsr z24.s, z22.s, #22
sli z24.s, z22.s, #10
add z19.s, z19.s, z11.s
eor z12.d, z30.d, z24.d
eor z12.d, z12.d, z10.d
add z19.s, z19.s, z12.s
lsr z22.s, z19.s, #25
sli z22.s, z19.s, #7
add z22.s, z0.s, z22.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z0.s, z0.s, z18.s
eor z19.d, z10.d, z12.d
eor z19.d, z19.d, z22.d
add z0.s, z0.s, z19.s
lsr z30.s, z0.s, #23
sli z30.s, z0.s, #9
add z30.s, z24.s, z30.s
lsr z19.s, z10.s, #22
sli z19.s, z10.s, #10
add z24.s, z24.s, z15.s
eor z0.d, z22.d, z19.d
eor z0.d, z0.d, z30.d
add z24.s, z24.s, z0.s
lsr z10.s, z24.s, #24
sli z10.s, z24.s, #8
add z10.s, z12.s, z10.s
lsr z0.s, z22.s, #22
sli z0.s, z22.s, #10
mov z24.d, z5.d
bcax z24.d, z24.d, z29.d, z7.d
sub z28.s, z28.s, z24.s
lsr z22.s, z28.s, #26
sli z22.s, z28.s, #6
add z22.s, z25.s, z22.s
lsr z24.s, z7.s, #22
sli z24.s, z7.s, #10
ld1rw {z28.s}, p0/z, [x8, #4]
add z7.s, z27.s, z28.s
add z12.s, z12.s, z7.s
mov z7.d, z30.d
bsl z7.d, z7.d, z0.d, z10.d
add z12.s, z12.s, z7.s
lsr z7.s, z12.s, #25
sli z7.s, z12.s, #7
add z7.s, z19.s, z7.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z30.s, z20.s, z28.s
add z19.s, z19.s, z30.s
mov z30.d, z10.d
bsl z30.d, z30.d, z12.d, z7.d
add z19.s, z19.s, z30.s
lsr z30.s, z19.s, #26
sli z30.s, z19.s, #6
add z30.s, z0.s, z30.s
lsr z19.s, z10.s, #22
sli z19.s, z10.s, #10
add z10.s, z11.s, z28.s
add z0.s, z0.s, z10.s
mov z10.d, z7.d
bsl z10.d, z10.d, z19.d, z30.d
add z0.s, z0.s, z10.s
lsr z10.s, z0.s, #24
sli z10.s, z0.s, #8
add z10.s, z12.s, z10.s
lsr z0.s, z7.s, #22
sli z0.s, z7.s, #10
add z7.s, z13.s, z28.s
add z12.s, z12.s, z7.s
mov z7.d, z30.d
bsl z7.d, z7.d, z0.d, z10.d
add z12.s, z12.s, z7.s
lsr z7.s, z12.s, #19
sli z7.s, z12.s, #13
add z7.s, z19.s, z7.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z30.s, z26.s, z28.s
add z19.s, z19.s, z30.s
mov z30.d, z10.d
bsl z30.d, z30.d, z12.d, z7.d
add z19.s, z19.s, z30.s
lsr z30.s, z19.s, #21
sli z30.s, z19.s, #11
add z30.s, z0.s, z30.s
lsr z19.s, z10.s, #22
sli z19.s, z10.s, #10
add z10.s, z8.s, z28.s
add z0.s, z0.s, z10.s
mov z10.d, z7.d
bsl z10.d, z10.d, z19.d, z30.d
add z0.s, z0.s, z10.s
lsr z10.s, z0.s, #23
sli z10.s, z0.s, #9
add z10.s, z12.s, z10.s
lsr z0.s, z7.s, #22
sli z0.s, z7.s, #10
ld1rw {z7.s}, p0/z, [x8, #8]
add z4.s, z8.s, z7.s
add z25.s, z25.s, z4.s
mov z4.d, z22.d
bsl z4.d, z4.d, z5.d, z24.d
add z25.s, z25.s, z4.s
lsr z4.s, z25.s, #23
sli z4.s, z25.s, #9
add z4.s, z29.s, z4.s
lsr z25.s, z5.s, #22
sli z25.s, z5.s, #10
add z5.s, z17.s, z7.s
add z29.s, z29.s, z5.s
mov z5.d, z4.d
bsl z5.d, z5.d, z22.d, z25.d
add z29.s, z29.s, z5.s
lsr z5.s, z29.s, #19
sli z5.s, z29.s, #13
add z5.s, z24.s, z5.s
lsr z29.s, z22.s, #22
sli z29.s, z22.s, #10
add z22.s, z31.s, z7.s
add z24.s, z24.s, z22.s
mov z22.d, z5.d
bsl z22.d, z22.d, z4.d, z29.d
add z24.s, z24.s, z22.s
lsr z22.s, z24.s, #17
sli z22.s, z24.s, #15
add z22.s, z25.s, z22.s
lsr z24.s, z4.s, #22
sli z24.s, z4.s, #10
add z4.s, z27.s, z7.s
add z25.s, z25.s, z4.s
mov z4.d, z22.d
bsl z4.d, z4.d, z5.d, z24.d
add z25.s, z25.s, z4.s
lsr z4.s, z25.s, #25
sli z4.s, z25.s, #7
add z4.s, z29.s, z4.s
lsr z25.s, z5.s, #22
sli z25.s, z5.s, #10
add z5.s, z1.s, z7.s
add z29.s, z29.s, z5.s
mov z5.d, z4.d
bsl z5.d, z5.d, z22.d, z25.d
add z29.s, z29.s, z5.s
lsr z5.s, z29.s, #20
sli z5.s, z29.s, #12
add z5.s, z24.s, z5.s
lsr z29.s, z22.s, #22
sli z29.s, z22.s, #10
add z22.s, z11.s, z7.s
add z24.s, z24.s, z22.s
mov z22.d, z5.d
bsl z22.d, z22.d, z4.d, z29.d
add z24.s, z24.s, z22.s
lsr z22.s, z24.s, #24
sli z22.s, z24.s, #8
add z22.s, z25.s, z22.s
lsr z24.s, z4.s, #22
sli z24.s, z4.s, #10
add z4.s, z15.s, z28.s
add z12.s, z12.s, z4.s
mov z4.d, z30.d
bsl z4.d, z4.d, z0.d, z10.d
add z12.s, z12.s, z4.s
lsr z4.s, z12.s, #25
sli z4.s, z12.s, #7
add z4.s, z19.s, z4.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z30.s, z9.s, z7.s
add z25.s, z25.s, z30.s
mov z30.d, z22.d
bsl z30.d, z30.d, z5.d, z24.d
add z25.s, z25.s, z30.s
lsr z30.s, z25.s, #23
sli z30.s, z25.s, #9
add z30.s, z29.s, z30.s
lsr z25.s, z5.s, #22
sli z25.s, z5.s, #10
add z5.s, z31.s, z28.s
add z19.s, z19.s, z5.s
mov z5.d, z10.d
bsl z5.d, z5.d, z12.d, z4.d
add z19.s, z19.s, z5.s
lsr z5.s, z19.s, #17
sli z5.s, z19.s, #15
add z5.s, z0.s, z5.s
lsr z19.s, z10.s, #22
sli z19.s, z10.s, #10
add z10.s, z26.s, z7.s
add z29.s, z29.s, z10.s
mov z10.d, z30.d
bsl z10.d, z10.d, z22.d, z25.d
add z29.s, z29.s, z10.s
lsr z10.s, z29.s, #21
sli z10.s, z29.s, #11
add z10.s, z24.s, z10.s
lsr z29.s, z22.s, #22
sli z29.s, z22.s, #10
add z22.s, z14.s, z28.s
add z0.s, z0.s, z22.s
mov z22.d, z4.d
bsl z22.d, z22.d, z19.d, z5.d
add z0.s, z0.s, z22.s
lsr z22.s, z0.s, #25
sli z22.s, z0.s, #7
add z22.s, z12.s, z22.s
lsr z0.s, z4.s, #22
sli z0.s, z4.s, #10
add z4.s, z18.s, z7.s
add z24.s, z24.s, z4.s
mov z4.d, z10.d
bsl z4.d, z4.d, z30.d, z29.d
add z24.s, z24.s, z4.s
lsr z4.s, z24.s, #25
sli z4.s, z24.s, #7
add z4.s, z25.s, z4.s
lsr z24.s, z30.s, #22
sli z24.s, z30.s, #10
add z30.s, z1.s, z28.s
add z12.s, z12.s, z30.s
mov z30.d, z5.d
bsl z30.d, z30.d, z0.d, z22.d
add z12.s, z12.s, z30.s
lsr z30.s, z12.s, #20
sli z30.s, z12.s, #12
add z30.s, z19.s, z30.s
lsr z12.s, z5.s, #22
sli z12.s, z5.s, #10
add z5.s, z15.s, z7.s
add z25.s, z25.s, z5.s
mov z5.d, z4.d
bsl z5.d, z5.d, z10.d, z24.d
add z25.s, z25.s, z5.s
lsr z5.s, z25.s, #25
sli z5.s, z25.s, #7
add z5.s, z29.s, z5.s
lsr z25.s, z10.s, #22
sli z25.s, z10.s, #10
add z10.s, z16.s, z28.s
add z19.s, z19.s, z10.s
mov z10.d, z22.d
bsl z10.d, z10.d, z12.d, z30.d
add z19.s, z19.s, z10.s
lsr z10.s, z19.s, #17
sli z10.s, z19.s, #15
add z10.s, z0.s, z10.s
lsr z19.s, z22.s, #22
sli z19.s, z22.s, #10
add z22.s, z23.s, z7.s
add z29.s, z29.s, z22.s
mov z22.d, z5.d
bsl z22.d, z22.d, z4.d, z25.d
add z29.s, z29.s, z22.s
lsr z22.s, z29.s, #20
sli z22.s, z29.s, #12
add z22.s, z24.s, z22.s
lsr z29.s, z4.s, #22
sli z29.s, z4.s, #10
add z4.s, z9.s, z28.s
add z0.s, z0.s, z4.s
mov z4.d, z30.d
bsl z4.d, z4.d, z19.d, z10.d
add z0.s, z0.s, z4.s
lsr z4.s, z0.s, #23
sli z4.s, z0.s, #9
add z4.s, z12.s, z4.s
lsr z0.s, z30.s, #22
sli z0.s, z30.s, #10
add z30.s, z14.s, z7.s
add z24.s, z24.s, z30.s
mov z30.d, z22.d
bsl z30.d, z30.d, z5.d, z29.d
add z24.s, z24.s, z30.s
lsr z30.s, z24.s, #25
sli z30.s, z24.s, #7
add z30.s, z25.s, z30.s
lsr z24.s, z5.s, #22
sli z24.s, z5.s, #10
add z5.s, z21.s, z28.s
add z12.s, z12.s, z5.s
mov z5.d, z10.d
bsl z5.d, z5.d, z0.d, z4.d
add z12.s, z12.s, z5.s
lsr z5.s, z12.s, #21
sli z5.s, z12.s, #11
add z5.s, z19.s, z5.s
lsr z12.s, z10.s, #22
sli z12.s, z10.s, #10
add z10.s, z20.s, z7.s
add z25.s, z25.s, z10.s
mov z10.d, z30.d
bsl z10.d, z10.d, z22.d, z24.d
add z25.s, z25.s, z10.s
lsr z10.s, z25.s, #26
sli z10.s, z25.s, #6
add z10.s, z29.s, z10.s
lsr z25.s, z22.s, #22
sli z25.s, z22.s, #10
add z22.s, z18.s, z28.s
add z19.s, z19.s, z22.s
mov z22.d, z4.d
bsl z22.d, z22.d, z12.d, z5.d
add z19.s, z19.s, z22.s
lsr z22.s, z19.s, #25
sli z22.s, z19.s, #7
add z22.s, z0.s, z22.s
lsr z19.s, z4.s, #22
sli z19.s, z4.s, #10
add z4.s, z16.s, z7.s
add z29.s, z29.s, z4.s
mov z4.d, z10.d
bsl z4.d, z4.d, z30.d, z25.d
add z29.s, z29.s, z4.s
lsr z4.s, z29.s, #17
sli z4.s, z29.s, #15
add z4.s, z24.s, z4.s
lsr z29.s, z30.s, #22
sli z29.s, z30.s, #10
add z30.s, z17.s, z28.s
add z0.s, z0.s, z30.s
mov z30.d, z5.d
bsl z30.d, z30.d, z19.d, z22.d
add z0.s, z0.s, z30.s
lsr z30.s, z0.s, #19
sli z30.s, z0.s, #13
add z30.s, z12.s, z30.s
add z28.s, z23.s, z28.s
add z12.s, z12.s, z28.s
lsr z0.s, z5.s, #22
sli z0.s, z5.s, #10
add z28.s, z13.s, z7.s
add z24.s, z24.s, z28.s
mov z5.d, z4.d
bsl z5.d, z5.d, z10.d, z29.d
add z24.s, z24.s, z5.s
lsr z28.s, z24.s, #19
sli z28.s, z24.s, #13
add z28.s, z25.s, z28.s
add z7.s, z21.s, z7.s
add z25.s, z25.s, z7.s
lsr z5.s, z10.s, #22
sli z5.s, z10.s, #10
mov z24.d, z22.d
bsl z24.d, z24.d, z0.d, z30.d
add z12.s, z12.s, z24.s
lsr z7.s, z12.s, #20
sli z7.s, z12.s, #12
add z7.s, z19.s, z7.s
lsr z10.s, z22.s, #22
sli z10.s, z22.s, #10
mov z24.d, z28.d
bsl z24.d, z24.d, z4.d, z5.d
add z25.s, z25.s, z24.s
lsr z12.s, z25.s, #21
sli z12.s, z25.s, #11
add z12.s, z29.s, z12.s
lsr z22.s, z4.s, #22
sli z22.s, z4.s, #10
ld1rw {z24.s}, p0/z, [x8, #12]
add z25.s, z31.s, z24.s
add z19.s, z19.s, z25.s
mov z4.d, z10.d
bcax z4.d, z4.d, z30.d, z7.d
sub z19.s, z19.s, z4.s
lsr z25.s, z19.s, #21
sli z25.s, z19.s, #11
add z25.s, z0.s, z25.s
lsr z4.s, z30.s, #22
sli z4.s, z30.s, #10
add z19.s, z26.s, z24.s
add z0.s, z0.s, z19.s
mov z30.d, z4.d
bcax z30.d, z30.d, z7.d, z25.d
sub z0.s, z0.s, z30.s
lsr z19.s, z0.s, #19
sli z19.s, z0.s, #13
add z19.s, z10.s, z19.s
lsr z30.s, z7.s, #22
sli z30.s, z7.s, #10
add z0.s, z18.s, z24.s
add z10.s, z10.s, z0.s
mov z7.d, z30.d
bcax z7.d, z7.d, z25.d, z19.d
sub z10.s, z10.s, z7.s
lsr z0.s, z10.s, #26
sli z0.s, z10.s, #6
add z0.s, z4.s, z0.s
lsr z7.s, z25.s, #22
sli z7.s, z25.s, #10
add z10.s, z20.s, z24.s
add z4.s, z4.s, z10.s
mov z25.d, z7.d
bcax z25.d, z25.d, z19.d, z0.d
sub z4.s, z4.s, z25.s
lsr z10.s, z4.s, #25
sli z10.s, z4.s, #7
add z10.s, z30.s, z10.s
lsr z25.s, z19.s, #22
sli z25.s, z19.s, #10
add z4.s, z16.s, z24.s
add z30.s, z30.s, z4.s
mov z19.d, z25.d
bcax z19.d, z19.d, z0.d, z10.d
sub z30.s, z30.s, z19.s
lsr z4.s, z30.s, #18
sli z4.s, z30.s, #14
add z4.s, z7.s, z4.s
lsr z19.s, z0.s, #22
sli z19.s, z0.s, #10
add z30.s, z15.s, z24.s
add z7.s, z7.s, z30.s
mov z0.d, z19.d
bcax z0.d, z0.d, z10.d, z4.d
sub z7.s, z7.s, z0.s
lsr z30.s, z7.s, #23
sli z30.s, z7.s, #9
add z30.s, z25.s, z30.s
lsr z0.s, z10.s, #22
sli z0.s, z10.s, #10
ld1rw {z7.s}, p0/z, [x8, #16]
add z10.s, z15.s, z7.s
add z29.s, z29.s, z10.s
mov z10.d, z22.d
bcax z10.d, z10.d, z28.d, z12.d
sub z29.s, z29.s, z10.s
lsr z10.s, z29.s, #23
sli z10.s, z29.s, #9
add z10.s, z5.s, z10.s
lsr z29.s, z28.s, #22
sli z29.s, z28.s, #10
add z28.s, z9.s, z7.s
add z5.s, z5.s, z28.s
mov z28.d, z29.d
bcax z28.d, z28.d, z12.d, z10.d
sub z5.s, z5.s, z28.s
lsr z28.s, z5.s, #25
sli z28.s, z5.s, #7
add z28.s, z22.s, z28.s
lsr z5.s, z12.s, #22
sli z5.s, z12.s, #10
add z12.s, z13.s, z7.s
add z22.s, z22.s, z12.s
mov z12.d, z5.d
bcax z12.d, z12.d, z10.d, z28.d
sub z22.s, z22.s, z12.s
lsr z12.s, z22.s, #17
sli z12.s, z22.s, #15
add z12.s, z29.s, z12.s
lsr z22.s, z10.s, #22
sli z22.s, z10.s, #10
add z10.s, z31.s, z7.s
add z29.s, z29.s, z10.s
mov z10.d, z22.d
bcax z10.d, z10.d, z28.d, z12.d
sub z29.s, z29.s, z10.s
lsr z10.s, z29.s, #21
sli z10.s, z29.s, #11
add z10.s, z5.s, z10.s
lsr z29.s, z28.s, #22
sli z29.s, z28.s, #10
add z28.s, z27.s, z7.s
add z5.s, z5.s, z28.s
mov z28.d, z29.d
bcax z28.d, z28.d, z12.d, z10.d
sub z5.s, z5.s, z28.s
lsr z28.s, z5.s, #24
sli z28.s, z5.s, #8
add z28.s, z22.s, z28.s
lsr z5.s, z12.s, #22
sli z5.s, z12.s, #10
add z12.s, z18.s, z7.s
add z22.s, z22.s, z12.s
mov z12.d, z5.d
bcax z12.d, z12.d, z10.d, z28.d
sub z22.s, z22.s, z12.s
lsr z12.s, z22.s, #26
sli z12.s, z22.s, #6
add z12.s, z29.s, z12.s
lsr z22.s, z10.s, #22
sli z22.s, z10.s, #10
add z10.s, z23.s, z24.s
add z25.s, z25.s, z10.s
mov z10.d, z0.d
bcax z10.d, z10.d, z4.d, z30.d
sub z25.s, z25.s, z10.s
lsr z10.s, z25.s, #19
sli z10.s, z25.s, #13
add z10.s, z19.s, z10.s
lsr z25.s, z4.s, #22
sli z25.s, z4.s, #10
add z4.s, z8.s, z7.s
add z29.s, z29.s, z4.s
mov z4.d, z22.d
bcax z4.d, z4.d, z28.d, z12.d
sub z29.s, z29.s, z4.s
lsr z4.s, z29.s, #26
sli z4.s, z29.s, #6
add z4.s, z5.s, z4.s
lsr z29.s, z28.s, #22
sli z29.s, z28.s, #10
add z28.s, z13.s, z24.s
add z19.s, z19.s, z28.s
mov z28.d, z25.d
bcax z28.d, z28.d, z30.d, z10.d
sub z19.s, z19.s, z28.s
lsr z28.s, z19.s, #17
sli z28.s, z19.s, #15
add z28.s, z0.s, z28.s
lsr z19.s, z30.s, #22
sli z19.s, z30.s, #10
add z30.s, z16.s, z7.s
add z5.s, z5.s, z30.s
mov z30.d, z29.d
bcax z30.d, z30.d, z12.d, z4.d
sub z5.s, z5.s, z30.s
lsr z30.s, z5.s, #18
sli z30.s, z5.s, #14
add z30.s, z22.s, z30.s
lsr z5.s, z12.s, #22
sli z5.s, z12.s, #10
add z12.s, z21.s, z24.s
add z0.s, z0.s, z12.s
mov z12.d, z19.d
bcax z12.d, z12.d, z10.d, z28.d
sub z0.s, z0.s, z12.s
lsr z12.s, z0.s, #18
sli z12.s, z0.s, #14
add z12.s, z25.s, z12.s
lsr z0.s, z10.s, #22
sli z0.s, z10.s, #10
add z10.s, z17.s, z7.s
add z22.s, z22.s, z10.s
mov z10.d, z5.d
bcax z10.d, z10.d, z4.d, z30.d
sub z22.s, z22.s, z10.s
lsr z10.s, z22.s, #20
sli z10.s, z22.s, #12
add z10.s, z29.s, z10.s
lsr z22.s, z4.s, #22
sli z22.s, z4.s, #10
add z4.s, z27.s, z24.s
add z25.s, z25.s, z4.s
mov z4.d, z0.d
bcax z4.d, z4.d, z28.d, z12.d
sub z25.s, z25.s, z4.s
lsr z4.s, z25.s, #24
sli z4.s, z25.s, #8
add z4.s, z19.s, z4.s
lsr z25.s, z28.s, #22
sli z25.s, z28.s, #10
add z28.s, z23.s, z7.s
add z29.s, z29.s, z28.s
mov z28.d, z22.d
bcax z28.d, z28.d, z30.d, z10.d
sub z29.s, z29.s, z28.s
lsr z28.s, z29.s, #19
sli z28.s, z29.s, #13
add z28.s, z5.s, z28.s
lsr z29.s, z30.s, #22
sli z29.s, z30.s, #10
add z30.s, z1.s, z24.s
add z19.s, z19.s, z30.s
mov z30.d, z25.d
bcax z30.d, z30.d, z12.d, z4.d
sub z19.s, z19.s, z30.s
lsr z30.s, z19.s, #19
sli z30.s, z19.s, #13
add z30.s, z0.s, z30.s
lsr z19.s, z12.s, #22
sli z19.s, z12.s, #10
add z12.s, z14.s, z7.s
add z5.s, z5.s, z12.s
mov z12.d, z29.d
bcax z12.d, z12.d, z10.d, z28.d
sub z5.s, z5.s, z12.s
lsr z12.s, z5.s, #27
sli z12.s, z5.s, #5
add z12.s, z22.s, z12.s
lsr z5.s, z10.s, #22
sli z5.s, z10.s, #10
add z10.s, z8.s, z24.s
add z0.s, z0.s, z10.s
mov z10.d, z19.d
bcax z10.d, z10.d, z4.d, z30.d
sub z0.s, z0.s, z10.s
lsr z10.s, z0.s, #26
sli z10.s, z0.s, #6
add z10.s, z25.s, z10.s
lsr z0.s, z4.s, #22
sli z0.s, z4.s, #10
add z4.s, z21.s, z7.s
add z22.s, z22.s, z4.s
mov z4.d, z5.d
bcax z4.d, z4.d, z28.d, z12.d
sub z22.s, z22.s, z4.s
lsr z4.s, z22.s, #18
sli z4.s, z22.s, #14
add z4.s, z29.s, z4.s
lsr z22.s, z28.s, #22
sli z22.s, z28.s, #10
add z28.s, z11.s, z24.s
add z25.s, z25.s, z28.s
mov z28.d, z0.d
bcax z28.d, z28.d, z30.d, z10.d
sub z25.s, z25.s, z28.s
lsr z28.s, z25.s, #27
sli z28.s, z25.s, #5
add z28.s, z19.s, z28.s
lsr z25.s, z30.s, #22
sli z25.s, z30.s, #10
add z30.s, z26.s, z7.s
add z29.s, z29.s, z30.s
mov z30.d, z22.d
bcax z30.d, z30.d, z12.d, z4.d
sub z29.s, z29.s, z30.s
lsr z30.s, z29.s, #19
sli z30.s, z29.s, #13
add z30.s, z5.s, z30.s
lsr z29.s, z12.s, #22
sli z29.s, z12.s, #10
add z12.s, z17.s, z24.s
add z19.s, z19.s, z12.s
mov z12.d, z25.d
bcax z12.d, z12.d, z10.d, z28.d
sub z19.s, z19.s, z12.s
lsr z12.s, z19.s, #20
sli z12.s, z19.s, #12
add z12.s, z0.s, z12.s
lsr z19.s, z10.s, #22
sli z19.s, z10.s, #10
add z10.s, z1.s, z7.s
add z5.s, z5.s, z10.s
mov z10.d, z29.d
bcax z10.d, z10.d, z4.d, z30.d
sub z5.s, z5.s, z10.s
lsr z10.s, z5.s, #19
sli z10.s, z5.s, #13
add z10.s, z22.s, z10.s
lsr z5.s, z4.s, #22
sli z5.s, z4.s, #10
add z4.s, z9.s, z24.s
add z0.s, z0.s, z4.s
mov z4.d, z19.d
bcax z4.d, z4.d, z28.d, z12.d
sub z0.s, z0.s, z4.s
lsr z4.s, z0.s, #25
sli z4.s, z0.s, #7
add z4.s, z25.s, z4.s
add z24.s, z14.s, z24.s
add z25.s, z25.s, z24.s
lsr z0.s, z28.s, #22
sli z0.s, z28.s, #10
add z24.s, z20.s, z7.s
add z22.s, z22.s, z24.s
mov z28.d, z5.d
bcax z28.d, z28.d, z30.d, z10.d
sub z22.s, z22.s, z28.s
lsr z24.s, z22.s, #25
sli z24.s, z22.s, #7
add z24.s, z29.s, z24.s
add z7.s, z11.s, z7.s
add z29.s, z29.s, z7.s
lsr z28.s, z30.s, #22
sli z28.s, z30.s, #10
mov z22.d, z0.d
bcax z22.d, z22.d, z12.d, z4.d
sub z25.s, z25.s, z22.s
lsr z7.s, z25.s, #27
sli z7.s, z25.s, #5
add z7.s, z19.s, z7.s
lsr z30.s, z12.s, #22
sli z30.s, z12.s, #10
mov z22.d, z28.d
bcax z22.d, z22.d, z10.d, z24.d
sub z29.s, z29.s, z22.s
lsr z25.s, z29.s, #27
sli z25.s, z29.s, #5
add z25.s, z5.s, z25.s
lsr z12.s, z10.s, #22
sli z12.s, z10.s, #10
ld1rw {z22.s}, p0/z, [x8, #20]
add z29.s, z13.s, z22.s
add z19.s, z19.s, z29.s
mov z10.d, z7.d
bsl z10.d, z10.d, z4.d, z30.d
add z19.s, z19.s, z10.s
lsr z29.s, z19.s, #21
sli z29.s, z19.s, #11
add z29.s, z0.s, z29.s
lsr z10.s, z4.s, #22
sli z10.s, z4.s, #10
add z19.s, z16.s, z22.s
add z0.s, z0.s, z19.s
mov z4.d, z29.d
bsl z4.d, z4.d, z7.d, z10.d
add z0.s, z0.s, z4.s
lsr z19.s, z0.s, #20
sli z19.s, z0.s, #12
add z19.s, z30.s, z19.s
lsr z4.s, z7.s, #22
sli z4.s, z7.s, #10
add z0.s, z17.s, z22.s
add z30.s, z30.s, z0.s
mov z7.d, z19.d
bsl z7.d, z7.d, z29.d, z4.d
add z30.s, z30.s, z7.s
lsr z0.s, z30.s, #18
sli z0.s, z30.s, #14
add z0.s, z10.s, z0.s
lsr z7.s, z29.s, #22
sli z7.s, z29.s, #10
add z30.s, z26.s, z22.s
add z10.s, z10.s, z30.s
mov z29.d, z0.d
bsl z29.d, z29.d, z19.d, z7.d
add z10.s, z10.s, z29.s
lsr z30.s, z10.s, #17
sli z30.s, z10.s, #15
add z30.s, z4.s, z30.s
lsr z29.s, z19.s, #22
sli z29.s, z19.s, #10
add z10.s, z1.s, z22.s
add z4.s, z4.s, z10.s
mov z19.d, z30.d
bsl z19.d, z19.d, z0.d, z29.d
add z4.s, z4.s, z19.s
lsr z10.s, z4.s, #18
sli z10.s, z4.s, #14
add z10.s, z7.s, z10.s
lsr z19.s, z0.s, #22
sli z19.s, z0.s, #10
add z4.s, z23.s, z22.s
add z7.s, z7.s, z4.s
mov z0.d, z10.d
bsl z0.d, z0.d, z30.d, z19.d
add z7.s, z7.s, z0.s
lsr z4.s, z7.s, #17
sli z4.s, z7.s, #15
add z4.s, z29.s, z4.s
lsr z0.s, z30.s, #22
sli z0.s, z30.s, #10
ld1rw {z7.s}, p0/z, [x8, #24]
add z30.s, z23.s, z7.s
add z5.s, z5.s, z30.s
mov z30.d, z24.d
bsl z30.d, z30.d, z12.d, z25.d
add z5.s, z5.s, z30.s
lsr z30.s, z5.s, #17
sli z30.s, z5.s, #15
add z30.s, z28.s, z30.s
lsr z5.s, z24.s, #22
sli z5.s, z24.s, #10
add z24.s, z8.s, z7.s
add z28.s, z28.s, z24.s
mov z24.d, z25.d
bsl z24.d, z24.d, z5.d, z30.d
add z28.s, z28.s, z24.s
lsr z24.s, z28.s, #27
sli z24.s, z28.s, #5
add z24.s, z12.s, z24.s
lsr z28.s, z25.s, #22
sli z28.s, z25.s, #10
add z25.s, z20.s, z7.s
add z12.s, z12.s, z25.s
mov z25.d, z30.d
bsl z25.d, z25.d, z28.d, z24.d
add z12.s, z12.s, z25.s
lsr z25.s, z12.s, #24
sli z25.s, z12.s, #8
add z25.s, z5.s, z25.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z30.s, z13.s, z7.s
add z5.s, z5.s, z30.s
mov z30.d, z24.d
bsl z30.d, z30.d, z12.d, z25.d
add z5.s, z5.s, z30.s
lsr z30.s, z5.s, #21
sli z30.s, z5.s, #11
add z30.s, z28.s, z30.s
lsr z5.s, z24.s, #22
sli z5.s, z24.s, #10
add z24.s, z31.s, z7.s
add z28.s, z28.s, z24.s
mov z24.d, z25.d
bsl z24.d, z24.d, z5.d, z30.d
add z28.s, z28.s, z24.s
lsr z24.s, z28.s, #18
sli z24.s, z28.s, #14
add z24.s, z12.s, z24.s
lsr z28.s, z25.s, #22
sli z28.s, z25.s, #10
add z25.s, z17.s, z7.s
add z12.s, z12.s, z25.s
mov z25.d, z30.d
bsl z25.d, z25.d, z28.d, z24.d
add z12.s, z12.s, z25.s
lsr z25.s, z12.s, #18
sli z25.s, z12.s, #14
add z25.s, z5.s, z25.s
lsr z12.s, z30.s, #22
sli z12.s, z30.s, #10
add z30.s, z14.s, z22.s
add z29.s, z29.s, z30.s
mov z30.d, z4.d
bsl z30.d, z30.d, z10.d, z0.d
add z29.s, z29.s, z30.s
lsr z30.s, z29.s, #23
sli z30.s, z29.s, #9
add z30.s, z19.s, z30.s
lsr z29.s, z10.s, #22
sli z29.s, z10.s, #10
add z10.s, z15.s, z7.s
add z5.s, z5.s, z10.s
mov z10.d, z24.d
bsl z10.d, z10.d, z12.d, z25.d
add z5.s, z5.s, z10.s
lsr z10.s, z5.s, #26
sli z10.s, z5.s, #6
add z10.s, z28.s, z10.s
lsr z5.s, z24.s, #22
sli z5.s, z24.s, #10
add z24.s, z20.s, z22.s
add z19.s, z19.s, z24.s
mov z24.d, z30.d
bsl z24.d, z24.d, z4.d, z29.d
add z19.s, z19.s, z24.s
lsr z24.s, z19.s, #24
sli z24.s, z19.s, #8
add z24.s, z0.s, z24.s
lsr z19.s, z4.s, #22
sli z19.s, z4.s, #10
add z4.s, z1.s, z7.s
add z28.s, z28.s, z4.s
mov z4.d, z25.d
bsl z4.d, z4.d, z5.d, z10.d
add z28.s, z28.s, z4.s
lsr z4.s, z28.s, #18
sli z4.s, z28.s, #14
add z4.s, z12.s, z4.s
lsr z28.s, z25.s, #22
sli z28.s, z25.s, #10
add z25.s, z11.s, z22.s
add z0.s, z0.s, z25.s
mov z25.d, z24.d
bsl z25.d, z25.d, z30.d, z19.d
add z0.s, z0.s, z25.s
lsr z25.s, z0.s, #23
sli z25.s, z0.s, #9
add z25.s, z29.s, z25.s
lsr z0.s, z30.s, #22
sli z0.s, z30.s, #10
add z30.s, z9.s, z7.s
add z12.s, z12.s, z30.s
mov z30.d, z10.d
bsl z30.d, z30.d, z28.d, z4.d
add z12.s, z12.s, z30.s
lsr z30.s, z12.s, #26
sli z30.s, z12.s, #6
add z30.s, z5.s, z30.s
lsr z12.s, z10.s, #22
sli z12.s, z10.s, #10
add z10.s, z31.s, z22.s
add z29.s, z29.s, z10.s
mov z10.d, z25.d
bsl z10.d, z10.d, z24.d, z0.d
add z29.s, z29.s, z10.s
lsr z10.s, z29.s, #18
sli z10.s, z29.s, #14
add z10.s, z19.s, z10.s
lsr z29.s, z24.s, #22
sli z29.s, z24.s, #10
add z24.s, z14.s, z7.s
add z5.s, z5.s, z24.s
mov z24.d, z4.d
bsl z24.d, z24.d, z12.d, z30.d
add z5.s, z5.s, z24.s
lsr z24.s, z5.s, #23
sli z24.s, z5.s, #9
add z24.s, z28.s, z24.s
lsr z5.s, z4.s, #22
sli z5.s, z4.s, #10
add z4.s, z27.s, z22.s
add z19.s, z19.s, z4.s
mov z4.d, z10.d
bsl z4.d, z4.d, z25.d, z29.d
add z19.s, z19.s, z4.s
lsr z4.s, z19.s, #27
sli z4.s, z19.s, #5
add z4.s, z0.s, z4.s
lsr z19.s, z25.s, #22
sli z19.s, z25.s, #10
add z25.s, z21.s, z7.s
add z28.s, z28.s, z25.s
mov z25.d, z30.d
bsl z25.d, z25.d, z5.d, z24.d
add z28.s, z28.s, z25.s
lsr z25.s, z28.s, #20
sli z25.s, z28.s, #12
add z25.s, z12.s, z25.s
lsr z28.s, z30.s, #22
sli z28.s, z30.s, #10
add z30.s, z15.s, z22.s
add z0.s, z0.s, z30.s
mov z30.d, z4.d
bsl z30.d, z30.d, z10.d, z19.d
add z0.s, z0.s, z30.s
lsr z30.s, z0.s, #26
sli z30.s, z0.s, #6
add z30.s, z29.s, z30.s
lsr z0.s, z10.s, #22
sli z0.s, z10.s, #10
add z10.s, z11.s, z7.s
add z12.s, z12.s, z10.s
mov z10.d, z24.d
bsl z10.d, z10.d, z28.d, z25.d
add z12.s, z12.s, z10.s
lsr z10.s, z12.s, #23
sli z10.s, z12.s, #9
add z10.s, z5.s, z10.s
lsr z12.s, z24.s, #22
sli z12.s, z24.s, #10
add z24.s, z18.s, z22.s
add z29.s, z29.s, z24.s
mov z24.d, z30.d
bsl z24.d, z24.d, z4.d, z0.d
add z29.s, z29.s, z24.s
lsr z24.s, z29.s, #24
sli z24.s, z29.s, #8
add z24.s, z19.s, z24.s
lsr z29.s, z4.s, #22
sli z29.s, z4.s, #10
add z4.s, z16.s, z7.s
add z5.s, z5.s, z4.s
mov z4.d, z25.d
bsl z4.d, z4.d, z12.d, z10.d
add z5.s, z5.s, z4.s
lsr z4.s, z5.s, #20
sli z4.s, z5.s, #12
add z4.s, z28.s, z4.s
lsr z5.s, z25.s, #22
sli z5.s, z25.s, #10
add z25.s, z9.s, z22.s
add z19.s, z19.s, z25.s
mov z25.d, z24.d
bsl z25.d, z25.d, z30.d, z29.d
add z19.s, z19.s, z25.s
lsr z25.s, z19.s, #26
sli z25.s, z19.s, #6
add z25.s, z0.s, z25.s
lsr z19.s, z30.s, #22
sli z19.s, z30.s, #10
add z30.s, z27.s, z7.s
add z28.s, z28.s, z30.s
mov z30.d, z10.d
bsl z30.d, z30.d, z5.d, z4.d
add z28.s, z28.s, z30.s
lsr z30.s, z28.s, #27
sli z30.s, z28.s, #5
add z30.s, z12.s, z30.s
lsr z28.s, z10.s, #22
sli z28.s, z10.s, #10
add z10.s, z8.s, z22.s
add z0.s, z0.s, z10.s
mov z10.d, z25.d
bsl z10.d, z10.d, z24.d, z19.d
add z0.s, z0.s, z10.s
lsr z10.s, z0.s, #27
sli z10.s, z0.s, #5
add z10.s, z29.s, z10.s
add z22.s, z21.s, z22.s
add z29.s, z29.s, z22.s
lsr z0.s, z24.s, #22
sli z0.s, z24.s, #10
add z22.s, z26.s, z7.s
add z12.s, z12.s, z22.s
mov z24.d, z4.d
bsl z24.d, z24.d, z28.d, z30.d
add z12.s, z12.s, z24.s
lsr z22.s, z12.s, #17
sli z22.s, z12.s, #15
add z7.s, z18.s, z7.s
add z22.s, z5.s, z22.s
add z5.s, z5.s, z7.s
lsr z24.s, z4.s, #22
sli z24.s, z4.s, #10
mov z12.d, z10.d
bsl z12.d, z12.d, z25.d, z0.d
add z29.s, z29.s, z12.s
lsr z7.s, z29.s, #20
sli z7.s, z29.s, #12
lsr z4.s, z25.s, #22
add z7.s, z19.s, z7.s
sli z4.s, z25.s, #10
mov z12.d, z30.d
bsl z12.d, z12.d, z24.d, z22.d
add z5.s, z5.s, z12.s
lsr z29.s, z5.s, #24
sli z29.s, z5.s, #8
lsr z25.s, z30.s, #22
add z29.s, z28.s, z29.s
add z28.s, z28.s, z14.s
sli z25.s, z30.s, #10
eor z12.d, z22.d, z25.d
eor z12.d, z12.d, z29.d
add z28.s, z28.s, z12.s
lsr z5.s, z28.s, #24
sli z5.s, z28.s, #8
lsr z30.s, z22.s, #22
add z5.s, z24.s, z5.s
add z24.s, z24.s, z15.s
sli z30.s, z22.s, #10
eor z12.d, z29.d, z30.d
eor z12.d, z12.d, z5.d
add z24.s, z24.s, z12.s
lsr z28.s, z24.s, #27
sli z28.s, z24.s, #5
lsr z22.s, z29.s, #22
add z28.s, z25.s, z28.s
add z25.s, z25.s, z26.s
sli z22.s, z29.s, #10
eor z12.d, z5.d, z22.d
eor z12.d, z12.d, z28.d
add z25.s, z25.s, z12.s
lsr z24.s, z25.s, #20
sli z24.s, z25.s, #12
lsr z29.s, z5.s, #22
add z24.s, z30.s, z24.s
add z30.s, z30.s, z20.s
sli z29.s, z5.s, #10
ld1rw {z12.s}, p0/z, [x8, #28]
add z20.s, z20.s, z12.s
add z19.s, z19.s, z20.s
mov z25.d, z7.d
bcax z25.d, z25.d, z4.d, z10.d
sub z19.s, z19.s, z25.s
add z14.s, z14.s, z12.s
lsr z5.s, z19.s, #23
sli z5.s, z19.s, #9
lsr z20.s, z10.s, #22
add z5.s, z0.s, z5.s
sli z20.s, z10.s, #10
add z25.s, z1.s, z12.s
add z0.s, z0.s, z25.s
mov z19.d, z5.d
bcax z19.d, z19.d, z20.d, z7.d
sub z0.s, z0.s, z19.s
lsr z10.s, z0.s, #17
sli z10.s, z0.s, #15
lsr z25.s, z7.s, #22
add z10.s, z4.s, z10.s
sli z25.s, z7.s, #10
add z19.s, z9.s, z12.s
add z9.s, z29.s, z9.s
add z4.s, z4.s, z19.s
mov z0.d, z10.d
bcax z0.d, z0.d, z25.d, z5.d
sub z4.s, z4.s, z0.s
lsr z7.s, z4.s, #27
sli z7.s, z4.s, #5
lsr z19.s, z5.s, #22
add z7.s, z20.s, z7.s
sli z19.s, z5.s, #10
add z0.s, z16.s, z12.s
add z14.s, z19.s, z14.s
add z20.s, z20.s, z0.s
mov z4.d, z7.d
bcax z4.d, z4.d, z19.d, z10.d
sub z20.s, z20.s, z4.s
lsr z5.s, z20.s, #21
sli z5.s, z20.s, #11
lsr z0.s, z10.s, #22
add z5.s, z25.s, z5.s
sli z0.s, z10.s, #10
eor z4.d, z28.d, z29.d
add z26.s, z26.s, z12.s
eor z4.d, z4.d, z24.d
add z30.s, z30.s, z4.s
lsr z20.s, z30.s, #23
sli z20.s, z30.s, #9
lsr z10.s, z28.s, #22
add z20.s, z22.s, z20.s
add z22.s, z22.s, z13.s
sli z10.s, z28.s, #10
add z4.s, z27.s, z12.s
add z25.s, z25.s, z4.s
mov z30.d, z5.d
bcax z30.d, z30.d, z0.d, z7.d
sub z25.s, z25.s, z30.s
lsr z28.s, z25.s, #26
sli z28.s, z25.s, #6
lsr z4.s, z7.s, #22
add z19.s, z19.s, z28.s
eor z30.d, z24.d, z10.d
sli z4.s, z7.s, #10
lsr z25.s, z24.s, #22
eor z30.d, z30.d, z20.d
add z26.s, z4.s, z26.s
sli z25.s, z24.s, #10
mov z28.d, z19.d
bcax z28.d, z28.d, z4.d, z5.d
add z22.s, z22.s, z30.s
add z27.s, z25.s, z27.s
sub z14.s, z14.s, z28.s
lsr z7.s, z5.s, #22
lsr z24.s, z22.s, #20
sli z7.s, z5.s, #10
lsr z30.s, z14.s, #24
sli z24.s, z22.s, #12
eor z28.d, z20.d, z25.d
sli z30.s, z14.s, #8
lsr z5.s, z20.s, #22
add z29.s, z29.s, z24.s
add z22.s, z21.s, z12.s
add z30.s, z0.s, z30.s
sli z5.s, z20.s, #10
eor z28.d, z28.d, z29.d
add z0.s, z0.s, z22.s
mov z14.d, z30.d
bcax z14.d, z14.d, z7.d, z19.d
lsr z24.s, z19.s, #22
add z9.s, z9.s, z28.s
add z13.s, z13.s, z12.s
sub z0.s, z0.s, z14.s
sli z24.s, z19.s, #10
lsr z20.s, z9.s, #27
add z22.s, z10.s, z23.s
lsr z28.s, z0.s, #19
add z13.s, z24.s, z13.s
sli z20.s, z9.s, #5
eor z14.d, z29.d, z5.d
sli z28.s, z0.s, #13
lsr z19.s, z29.s, #22
add z10.s, z10.s, z20.s
lsr z9.s, z30.s, #22
add z4.s, z4.s, z28.s
sli z19.s, z29.s, #10
eor z14.d, z14.d, z10.d
sli z9.s, z30.s, #10
mov z0.d, z4.d
bcax z0.d, z0.d, z24.d, z30.d
eor z20.d, z10.d, z19.d
add z22.s, z22.s, z14.s
lsr z28.s, z10.s, #22
sub z26.s, z26.s, z0.s
add z29.s, z18.s, z12.s
lsr z30.s, z22.s, #18
sli z28.s, z10.s, #10
lsr z14.s, z26.s, #20
add z29.s, z7.s, z29.s
sli z30.s, z22.s, #14
lsr z0.s, z4.s, #22
sli z14.s, z26.s, #12
add z10.s, z5.s, z8.s
add z25.s, z25.s, z30.s
sli z0.s, z4.s, #10
add z7.s, z7.s, z14.s
add z21.s, z19.s, z21.s
eor z20.d, z20.d, z25.d
eor z22.d, z25.d, z28.d
mov z26.d, z7.d
bcax z26.d, z26.d, z9.d, z4.d
lsr z30.s, z25.s, #22
add z27.s, z27.s, z20.s
add z23.s, z23.s, z12.s
sub z29.s, z29.s, z26.s
sli z30.s, z25.s, #10
lsr z14.s, z27.s, #26
lsr z4.s, z7.s, #22
lsr z20.s, z29.s, #27
add z23.s, z0.s, z23.s
sli z14.s, z27.s, #6
sli z4.s, z7.s, #10
sli z20.s, z29.s, #5
add z26.s, z31.s, z12.s
add z5.s, z5.s, z14.s
add z25.s, z28.s, z11.s
add z24.s, z24.s, z20.s
add z26.s, z9.s, z26.s
eor z22.d, z22.d, z5.d
eor z27.d, z5.d, z30.d
mov z29.d, z24.d
bcax z29.d, z29.d, z0.d, z7.d
lsr z14.s, z5.s, #22
add z10.s, z10.s, z22.s
add z18.s, z30.s, z18.s
sub z13.s, z13.s, z29.s
sli z14.s, z5.s, #10
lsr z20.s, z10.s, #24
lsr z7.s, z24.s, #22
lsr z22.s, z13.s, #20
add z1.s, z14.s, z1.s
sli z20.s, z10.s, #8
sli z7.s, z24.s, #10
sli z22.s, z13.s, #12
add z29.s, z17.s, z12.s
add z19.s, z19.s, z20.s
add z8.s, z8.s, z12.s
add z9.s, z9.s, z22.s
add z29.s, z4.s, z29.s
eor z27.d, z27.d, z19.d
eor z5.d, z19.d, z14.d
mov z10.d, z9.d
bcax z10.d, z10.d, z4.d, z24.d
lsr z13.s, z19.s, #22
add z21.s, z21.s, z27.s
lsr z20.s, z9.s, #22
sub z26.s, z26.s, z10.s
sli z13.s, z19.s, #10
lsr z22.s, z21.s, #19
sli z20.s, z9.s, #10
lsr z24.s, z26.s, #19
add z8.s, z7.s, z8.s
sli z22.s, z21.s, #13
add z31.s, z13.s, z31.s
sli z24.s, z26.s, #13
add z15.s, z15.s, z12.s
add z28.s, z28.s, z22.s
add z11.s, z11.s, z12.s
add z0.s, z0.s, z24.s
add z15.s, z20.s, z15.s
eor z5.d, z5.d, z28.d
eor z27.d, z28.d, z13.d
mov z10.d, z0.d
bcax z10.d, z10.d, z7.d, z9.d
lsr z19.s, z28.s, #22
add z25.s, z25.s, z5.s
lsr z21.s, z0.s, #22
sub z23.s, z23.s, z10.s
sli z19.s, z28.s, #10
lsr z26.s, z25.s, #26
sli z21.s, z0.s, #10
lsr z22.s, z23.s, #18
add z16.s, z19.s, z16.s
sli z26.s, z25.s, #6
add z11.s, z21.s, z11.s
sli z22.s, z23.s, #14
add z30.s, z30.s, z26.s
add z4.s, z4.s, z22.s
eor z27.d, z27.d, z30.d
eor z12.d, z30.d, z19.d
lsr z24.s, z30.s, #22
mov z9.d, z4.d
bcax z9.d, z9.d, z20.d, z0.d
add z18.s, z18.s, z27.s
lsr z5.s, z4.s, #22
sli z24.s, z30.s, #10
sub z29.s, z29.s, z9.s
lsr z10.s, z18.s, #27
sli z5.s, z4.s, #10
add z17.s, z24.s, z17.s
lsr z28.s, z29.s, #21
sli z10.s, z18.s, #5
sli z28.s, z29.s, #11
add z14.s, z14.s, z10.s
add z7.s, z7.s, z28.s
eor z12.d, z12.d, z14.d
eor z25.d, z14.d, z24.d
lsr z23.s, z14.s, #22
mov z26.d, z7.d
bcax z26.d, z26.d, z21.d, z4.d
add z1.s, z1.s, z12.s
lsr z22.s, z7.s, #22
sli z23.s, z14.s, #10
sub z8.s, z8.s, z26.s
lsr z0.s, z1.s, #17
sli z22.s, z7.s, #10
add z6.s, z6.s, z5.s
lsr z27.s, z8.s, #24
sli z0.s, z1.s, #15
add z3.s, z3.s, z22.s
sli z27.s, z8.s, #8
add z13.s, z13.s, z0.s
add z3.s, z3.s, z23.s
add z20.s, z20.s, z27.s
eor z25.d, z25.d, z13.d
eor z30.d, z13.d, z23.d
lsr z9.s, z13.s, #22
mov z18.d, z20.d
bcax z18.d, z18.d, z5.d, z7.d
add z31.s, z31.s, z25.s
lsr z29.s, z20.s, #22
sli z9.s, z13.s, #10
sub z15.s, z15.s, z18.s
lsr z10.s, z31.s, #19
sli z29.s, z20.s, #10
lsr z28.s, z15.s, #27
sli z10.s, z31.s, #13
add z2.s, z2.s, z29.s
str z3, [x0, #2, mul vl]
sli z28.s, z15.s, #5
add z19.s, z19.s, z10.s
add z2.s, z2.s, z9.s
add z21.s, z21.s, z28.s
eor z30.d, z30.d, z19.d
eor z9.d, z19.d, z9.d
lsr z4.s, z19.s, #22
mov z12.d, z21.d
bcax z12.d, z12.d, z22.d, z20.d
add z16.s, z16.s, z30.s
ldr z14, [x0, #1, mul vl]
add z14.s, z14.s, z21.s
sli z4.s, z19.s, #10
sub z11.s, z11.s, z12.s
lsr z26.s, z16.s, #21
str z2, [x0, #1, mul vl]
add z14.s, z14.s, z4.s
lsr z1.s, z11.s, #26
sli z26.s, z16.s, #11
sli z1.s, z11.s, #6
add z24.s, z24.s, z26.s
add z5.s, z5.s, z1.s
eor z9.d, z9.d, z24.d
ldr z8, [x0, #0, mul vl]
add z8.s, z8.s, z5.s
str z14, [x0, #0, mul vl]
add z17.s, z17.s, z9.s
add z8.s, z8.s, z24.s
lsr z0.s, z17.s, #21
str z8, [x0, #4, mul vl]
sli z0.s, z17.s, #11
add z23.s, z23.s, z0.s
add z6.s, z6.s, z23.s
str z6, [x0, #3, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
36: // hashweave_sve2_ripemd160_32_constants
.word 0x50a28be5
.word 0x5a827999
.word 0x5c4dd124
.word 0x6ed9eba0
.word 0x6d703ef2
.word 0x8f1bbcdc
.word 0x7a6d76e9
.word 0xa953fd4d
.text
.arch_extension sve2
.arch_extension sve2-sha3
.p2align 4
hashweave_function hashweave_sve2_sm3
stp d8, d9, [sp, #-64]!
stp d10, d11, [sp, #16]
stp d12, d13, [sp, #32]
stp d14, d15, [sp, #48]
adr x8, 37f
add x9, x8, #252
ptrue p0.b
ldr z0, [x0, #0, mul vl]
ld1rw {z1.s}, p0/z, [x8, #0]
ldr z2, [x0, #4, mul vl]
ldr z3, [x1, #0, mul vl]
lsr z4.s, z0.s, #20
ldr z5, [x1, #4, mul vl]
ldr z6, [x0, #3, mul vl]
ldr z7, [x0, #1, mul vl]
sli z4.s, z0.s, #12
eor z8.d, z3.d, z5.d
ldr z9, [x0, #2, mul vl]
ldr z10, [x0, #7, mul vl]
add z1.s, z4.s, z1.s
add z8.s, z6.s, z8.s
eor z11.d, z7.d, z9.d
add z12.s, z10.s, z3.s
add z1.s, z1.s, z2.s
ldr z13, [x0, #5, mul vl]
eor z11.d, z11.d, z0.d
ldr z14, [x0, #6, mul vl]
lsr z15.s, z1.s, #25
lsr z16.s, z7.s, #23
add z8.s, z8.s, z11.s
eor z17.d, z13.d, z14.d
sli z15.s, z1.s, #7
sli z16.s, z7.s, #9
lsr z18.s, z13.s, #13
eor z17.d, z17.d, z2.d
eor z4.d, z15.d, z4.d
ld1rw {z19.s}, p0/z, [x8, #4]
sli z18.s, z13.s, #19
add z12.s, z12.s, z17.s
add z8.s, z8.s, z4.s
ldr z20, [x1, #1, mul vl]
ldr z21, [x1, #5, mul vl]
add z12.s, z12.s, z15.s
lsr z22.s, z8.s, #20
eor z23.d, z0.d, z16.d
eor z24.d, z20.d, z21.d
lsr z25.s, z12.s, #8
sli z22.s, z8.s, #12
eor z23.d, z23.d, z8.d
add z24.s, z9.s, z24.s
sli z25.s, z12.s, #24
add z19.s, z22.s, z19.s
add z26.s, z14.s, z20.s
add z24.s, z24.s, z23.s
xar z25.s, z25.s, z12.s, #15
eor z27.d, z2.d, z18.d
lsr z28.s, z0.s, #23
lsr z29.s, z2.s, #13
eor z25.d, z25.d, z12.d
ld1rw {z30.s}, p0/z, [x8, #8]
sli z28.s, z0.s, #9
sli z29.s, z2.s, #19
add z19.s, z19.s, z25.s
eor z27.d, z27.d, z25.d
ldr z31, [x1, #2, mul vl]
eor z11.d, z25.d, z29.d
lsr z1.s, z19.s, #25
add z26.s, z26.s, z27.s
add z18.s, z18.s, z31.s
lsr z17.s, z25.s, #13
sli z1.s, z19.s, #7
ldr z4, [x1, #6, mul vl]
eor z15.d, z8.d, z28.d
sli z17.s, z25.s, #19
eor z22.d, z1.d, z22.d
add z26.s, z26.s, z1.s
eor z23.d, z31.d, z4.d
lsr z12.s, z8.s, #23
add z24.s, z24.s, z22.s
lsr z27.s, z26.s, #8
add z16.s, z16.s, z23.s
sli z12.s, z8.s, #9
lsr z19.s, z24.s, #20
sli z27.s, z26.s, #24
eor z15.d, z15.d, z24.d
ld1rw {z25.s}, p0/z, [x8, #12]
sli z19.s, z24.s, #12
xar z27.s, z27.s, z26.s, #15
add z16.s, z16.s, z15.s
ldr z1, [x1, #3, mul vl]
add z30.s, z19.s, z30.s
eor z27.d, z27.d, z26.d
add z22.s, z17.s, z5.s
add z29.s, z29.s, z1.s
ldr z23, [x1, #7, mul vl]
add z30.s, z30.s, z27.s
eor z11.d, z11.d, z27.d
eor z17.d, z27.d, z17.d
lsr z8.s, z27.s, #13
lsr z15.s, z30.s, #25
add z18.s, z18.s, z11.s
eor z26.d, z1.d, z23.d
sli z8.s, z27.s, #19
sli z15.s, z30.s, #7
eor z11.d, z24.d, z12.d
add z28.s, z28.s, z26.s
add z27.s, z8.s, z21.s
eor z19.d, z15.d, z19.d
add z18.s, z18.s, z15.s
lsr z30.s, z24.s, #23
ld1rw {z26.s}, p0/z, [x8, #16]
add z16.s, z16.s, z19.s
lsr z15.s, z18.s, #8
sli z30.s, z24.s, #9
ldr z19, [x1, #8, mul vl]
lsr z24.s, z16.s, #20
sli z15.s, z18.s, #24
eor z11.d, z11.d, z16.d
sli z24.s, z16.s, #12
xar z15.s, z15.s, z18.s, #15
add z28.s, z28.s, z11.s
eor z11.d, z5.d, z19.d
add z25.s, z24.s, z25.s
eor z15.d, z15.d, z18.d
add z12.s, z12.s, z11.s
eor z18.d, z16.d, z30.d
add z25.s, z25.s, z15.s
eor z17.d, z17.d, z15.d
eor z8.d, z15.d, z8.d
lsr z11.s, z25.s, #25
add z29.s, z29.s, z17.s
lsr z17.s, z15.s, #13
sli z11.s, z25.s, #7
lsr z25.s, z16.s, #23
sli z17.s, z15.s, #19
ld1rw {z15.s}, p0/z, [x8, #20]
eor z24.d, z11.d, z24.d
add z29.s, z29.s, z11.s
sli z25.s, z16.s, #9
add z11.s, z17.s, z4.s
add z28.s, z28.s, z24.s
lsr z16.s, z29.s, #8
ldr z24, [x1, #9, mul vl]
eor z18.d, z18.d, z28.d
sli z16.s, z29.s, #24
add z12.s, z12.s, z18.s
lsr z18.s, z28.s, #20
xar z16.s, z16.s, z29.s, #15
sli z18.s, z28.s, #12
eor z16.d, z16.d, z29.d
eor z29.d, z21.d, z24.d
add z26.s, z18.s, z26.s
eor z8.d, z8.d, z16.d
eor z17.d, z16.d, z17.d
add z22.s, z22.s, z8.s
add z26.s, z26.s, z16.s
lsr z8.s, z26.s, #25
sli z8.s, z26.s, #7
eor z18.d, z8.d, z18.d
add z22.s, z22.s, z8.s
lsr z26.s, z22.s, #8
sli z26.s, z22.s, #24
xar z26.s, z26.s, z22.s, #15
eor z26.d, z26.d, z22.d
eor z17.d, z17.d, z26.d
add z27.s, z27.s, z17.s
lsr z8.s, z16.s, #13
sli z8.s, z16.s, #19
add z12.s, z12.s, z18.s
lsr z22.s, z12.s, #20
sli z22.s, z12.s, #12
add z15.s, z22.s, z15.s
add z15.s, z15.s, z26.s
lsr z17.s, z15.s, #25
sli z17.s, z15.s, #7
eor z22.d, z17.d, z22.d
add z27.s, z27.s, z17.s
lsr z16.s, z27.s, #8
sli z16.s, z27.s, #24
xar z16.s, z16.s, z27.s, #15
eor z16.d, z16.d, z27.d
eor z18.d, z26.d, z8.d
eor z18.d, z18.d, z16.d
add z11.s, z11.s, z18.s
lsr z15.s, z26.s, #13
sli z15.s, z26.s, #19
add z8.s, z8.s, z23.s
add z30.s, z30.s, z29.s
eor z17.d, z28.d, z25.d
eor z17.d, z17.d, z12.d
add z30.s, z30.s, z17.s
add z30.s, z30.s, z22.s
lsr z27.s, z28.s, #23
sli z27.s, z28.s, #9
lsr z18.s, z30.s, #20
sli z18.s, z30.s, #12
ld1rw {z26.s}, p0/z, [x8, #24]
add z26.s, z18.s, z26.s
add z26.s, z26.s, z16.s
lsr z29.s, z26.s, #25
sli z29.s, z26.s, #7
eor z18.d, z29.d, z18.d
add z11.s, z11.s, z29.s
lsr z17.s, z11.s, #8
sli z17.s, z11.s, #24
xar z17.s, z17.s, z11.s, #15
eor z17.d, z17.d, z11.d
eor z22.d, z16.d, z15.d
eor z22.d, z22.d, z17.d
add z8.s, z8.s, z22.s
lsr z28.s, z16.s, #13
sli z28.s, z16.s, #19
add z15.s, z15.s, z19.s
ldr z26, [x1, #10, mul vl]
eor z29.d, z4.d, z26.d
add z25.s, z25.s, z29.s
eor z11.d, z12.d, z27.d
eor z11.d, z11.d, z30.d
add z25.s, z25.s, z11.s
add z25.s, z25.s, z18.s
lsr z22.s, z12.s, #23
sli z22.s, z12.s, #9
lsr z16.s, z25.s, #20
sli z16.s, z25.s, #12
ld1rw {z29.s}, p0/z, [x8, #28]
add z29.s, z16.s, z29.s
add z29.s, z29.s, z17.s
lsr z11.s, z29.s, #25
sli z11.s, z29.s, #7
eor z16.d, z11.d, z16.d
add z8.s, z8.s, z11.s
lsr z18.s, z8.s, #8
sli z18.s, z8.s, #24
xar z18.s, z18.s, z8.s, #15
eor z18.d, z18.d, z8.d
eor z12.d, z17.d, z28.d
eor z12.d, z12.d, z18.d
add z15.s, z15.s, z12.s
lsr z29.s, z17.s, #13
sli z29.s, z17.s, #19
add z28.s, z28.s, z24.s
ldr z11, [x1, #11, mul vl]
eor z8.d, z23.d, z11.d
add z27.s, z27.s, z8.s
eor z12.d, z30.d, z22.d
eor z12.d, z12.d, z25.d
add z27.s, z27.s, z12.s
add z27.s, z27.s, z16.s
lsr z17.s, z30.s, #23
sli z17.s, z30.s, #9
lsr z8.s, z27.s, #20
sli z8.s, z27.s, #12
ld1rw {z12.s}, p0/z, [x8, #32]
add z12.s, z8.s, z12.s
add z12.s, z12.s, z18.s
lsr z16.s, z12.s, #25
sli z16.s, z12.s, #7
eor z8.d, z16.d, z8.d
add z15.s, z15.s, z16.s
lsr z30.s, z15.s, #8
sli z30.s, z15.s, #24
xar z30.s, z30.s, z15.s, #15
eor z30.d, z30.d, z15.d
eor z12.d, z18.d, z29.d
eor z12.d, z12.d, z30.d
add z28.s, z28.s, z12.s
lsr z16.s, z18.s, #13
sli z16.s, z18.s, #19
add z29.s, z29.s, z26.s
ldr z15, [x1, #12, mul vl]
eor z12.d, z19.d, z15.d
add z22.s, z22.s, z12.s
eor z18.d, z25.d, z17.d
eor z18.d, z18.d, z27.d
add z22.s, z22.s, z18.s
add z22.s, z22.s, z8.s
lsr z12.s, z25.s, #23
sli z12.s, z25.s, #9
lsr z18.s, z22.s, #20
sli z18.s, z22.s, #12
ld1rw {z8.s}, p0/z, [x8, #36]
add z8.s, z18.s, z8.s
add z8.s, z8.s, z30.s
lsr z25.s, z8.s, #25
sli z25.s, z8.s, #7
eor z18.d, z25.d, z18.d
add z28.s, z28.s, z25.s
lsr z8.s, z28.s, #8
sli z8.s, z28.s, #24
xar z8.s, z8.s, z28.s, #15
eor z8.d, z8.d, z28.d
eor z25.d, z30.d, z16.d
eor z25.d, z25.d, z8.d
add z29.s, z29.s, z25.s
lsr z28.s, z30.s, #13
sli z28.s, z30.s, #19
add z16.s, z16.s, z11.s
ldr z25, [x1, #13, mul vl]
eor z30.d, z24.d, z25.d
add z17.s, z17.s, z30.s
eor z30.d, z27.d, z12.d
eor z30.d, z30.d, z22.d
add z17.s, z17.s, z30.s
add z17.s, z17.s, z18.s
lsr z30.s, z27.s, #23
sli z30.s, z27.s, #9
lsr z18.s, z17.s, #20
sli z18.s, z17.s, #12
lsr z27.s, z25.s, #17
sli z27.s, z25.s, #15
eor3 z27.d, z27.d, z3.d, z23.d
ld1rw {z3.s}, p0/z, [x8, #40]
add z3.s, z18.s, z3.s
add z3.s, z3.s, z8.s
lsr z2.s, z3.s, #25
sli z2.s, z3.s, #7
eor z18.d, z2.d, z18.d
add z29.s, z29.s, z2.s
lsr z3.s, z29.s, #8
sli z3.s, z29.s, #24
xar z3.s, z3.s, z29.s, #15
eor z3.d, z3.d, z29.d
eor z2.d, z8.d, z28.d
eor z2.d, z2.d, z3.d
add z16.s, z16.s, z2.s
lsr z29.s, z8.s, #13
sli z29.s, z8.s, #19
ldr z2, [x1, #14, mul vl]
eor z8.d, z26.d, z2.d
add z12.s, z12.s, z8.s
eor z8.d, z22.d, z30.d
eor z8.d, z8.d, z17.d
add z12.s, z12.s, z8.s
add z12.s, z12.s, z18.s
lsr z8.s, z22.s, #23
sli z8.s, z22.s, #9
add z28.s, z28.s, z15.s
lsr z18.s, z12.s, #20
sli z18.s, z12.s, #12
ld1rw {z22.s}, p0/z, [x8, #44]
add z22.s, z18.s, z22.s
add z22.s, z22.s, z3.s
lsr z0.s, z22.s, #25
sli z0.s, z22.s, #7
eor z18.d, z0.d, z18.d
add z16.s, z16.s, z0.s
lsr z22.s, z16.s, #8
sli z22.s, z16.s, #24
xar z22.s, z22.s, z16.s, #15
eor z22.d, z22.d, z16.d
eor z0.d, z3.d, z29.d
eor z0.d, z0.d, z22.d
add z28.s, z28.s, z0.s
lsr z16.s, z3.s, #13
sli z16.s, z3.s, #19
lsr z0.s, z2.s, #17
sli z0.s, z2.s, #15
eor3 z0.d, z0.d, z20.d, z19.d
ldr z3, [x1, #15, mul vl]
eor z20.d, z11.d, z3.d
add z30.s, z30.s, z20.s
eor z20.d, z17.d, z8.d
eor z20.d, z20.d, z12.d
add z30.s, z30.s, z20.s
add z30.s, z30.s, z18.s
lsr z20.s, z17.s, #23
sli z20.s, z17.s, #9
lsr z18.s, z27.s, #8
sli z18.s, z27.s, #24
xar z18.s, z18.s, z27.s, #9
lsr z17.s, z1.s, #25
sli z17.s, z1.s, #7
eor3 z18.d, z18.d, z17.d, z27.d
eor z18.d, z18.d, z26.d
eor z17.d, z15.d, z18.d
add z8.s, z8.s, z17.s
eor z27.d, z12.d, z20.d
eor z27.d, z27.d, z30.d
add z8.s, z8.s, z27.s
lsr z17.s, z12.s, #23
sli z17.s, z12.s, #9
add z29.s, z29.s, z25.s
lsr z27.s, z3.s, #17
sli z27.s, z3.s, #15
eor3 z27.d, z27.d, z31.d, z24.d
lsr z12.s, z30.s, #20
sli z12.s, z30.s, #12
ld1rw {z31.s}, p0/z, [x8, #48]
add z31.s, z12.s, z31.s
add z31.s, z31.s, z22.s
lsr z13.s, z31.s, #25
sli z13.s, z31.s, #7
eor z12.d, z13.d, z12.d
add z8.s, z8.s, z12.s
add z28.s, z28.s, z13.s
lsr z31.s, z28.s, #8
sli z31.s, z28.s, #24
xar z31.s, z31.s, z28.s, #15
eor z31.d, z31.d, z28.d
eor z12.d, z22.d, z16.d
eor z12.d, z12.d, z31.d
add z29.s, z29.s, z12.s
lsr z13.s, z22.s, #13
sli z13.s, z22.s, #19
lsr z28.s, z0.s, #8
sli z28.s, z0.s, #24
xar z28.s, z28.s, z0.s, #9
lsr z12.s, z5.s, #25
sli z12.s, z5.s, #7
eor3 z28.d, z28.d, z12.d, z0.d
eor z28.d, z28.d, z11.d
eor z22.d, z25.d, z28.d
add z20.s, z20.s, z22.s
eor z12.d, z30.d, z17.d
eor z12.d, z12.d, z8.d
add z20.s, z20.s, z12.s
lsr z0.s, z30.s, #23
sli z0.s, z30.s, #9
add z16.s, z16.s, z2.s
lsr z22.s, z18.s, #17
sli z22.s, z18.s, #15
eor3 z22.d, z22.d, z1.d, z26.d
lsr z12.s, z8.s, #20
sli z12.s, z8.s, #12
ld1rw {z30.s}, p0/z, [x8, #52]
add z30.s, z12.s, z30.s
add z30.s, z30.s, z31.s
lsr z1.s, z30.s, #25
sli z1.s, z30.s, #7
eor z12.d, z1.d, z12.d
add z20.s, z20.s, z12.s
add z29.s, z29.s, z1.s
lsr z30.s, z29.s, #8
sli z30.s, z29.s, #24
xar z30.s, z30.s, z29.s, #15
eor z30.d, z30.d, z29.d
eor z12.d, z31.d, z13.d
eor z12.d, z12.d, z30.d
add z16.s, z16.s, z12.s
lsr z1.s, z31.s, #13
sli z1.s, z31.s, #19
lsr z29.s, z27.s, #8
sli z29.s, z27.s, #24
xar z29.s, z29.s, z27.s, #9
lsr z12.s, z21.s, #25
sli z12.s, z21.s, #7
eor3 z29.d, z29.d, z12.d, z27.d
eor z29.d, z29.d, z15.d
eor z31.d, z2.d, z29.d
add z17.s, z17.s, z31.s
eor z12.d, z8.d, z0.d
eor z12.d, z12.d, z20.d
add z17.s, z17.s, z12.s
lsr z27.s, z8.s, #23
sli z27.s, z8.s, #9
add z13.s, z13.s, z3.s
lsr z31.s, z28.s, #17
sli z31.s, z28.s, #15
eor3 z31.d, z31.d, z5.d, z11.d
lsr z12.s, z20.s, #20
sli z12.s, z20.s, #12
ld1rw {z8.s}, p0/z, [x8, #56]
add z8.s, z12.s, z8.s
add z8.s, z8.s, z30.s
lsr z5.s, z8.s, #25
sli z5.s, z8.s, #7
eor z12.d, z5.d, z12.d
add z17.s, z17.s, z12.s
add z16.s, z16.s, z5.s
lsr z8.s, z16.s, #8
sli z8.s, z16.s, #24
xar z8.s, z8.s, z16.s, #15
eor z8.d, z8.d, z16.d
eor z12.d, z30.d, z1.d
eor z12.d, z12.d, z8.d
add z13.s, z13.s, z12.s
lsr z5.s, z30.s, #13
sli z5.s, z30.s, #19
lsr z16.s, z22.s, #8
sli z16.s, z22.s, #24
xar z16.s, z16.s, z22.s, #9
lsr z12.s, z4.s, #25
sli z12.s, z4.s, #7
eor3 z16.d, z16.d, z12.d, z22.d
eor z16.d, z16.d, z25.d
eor z30.d, z3.d, z16.d
add z0.s, z0.s, z30.s
eor z12.d, z20.d, z27.d
eor z12.d, z12.d, z17.d
add z0.s, z0.s, z12.s
lsr z22.s, z20.s, #23
sli z22.s, z20.s, #9
add z1.s, z1.s, z18.s
lsr z30.s, z17.s, #20
sli z30.s, z17.s, #12
lsr z12.s, z29.s, #17
sli z12.s, z29.s, #15
eor3 z12.d, z12.d, z21.d, z15.d
ld1rw {z20.s}, p0/z, [x8, #60]
add z20.s, z30.s, z20.s
add z20.s, z20.s, z8.s
lsr z21.s, z20.s, #25
sli z21.s, z20.s, #7
eor z30.d, z21.d, z30.d
add z0.s, z0.s, z30.s
add z13.s, z13.s, z21.s
lsr z20.s, z13.s, #8
sli z20.s, z13.s, #24
xar z20.s, z20.s, z13.s, #15
eor z20.d, z20.d, z13.d
mov z30.d, z8.d
bsl z30.d, z30.d, z5.d, z20.d
add z1.s, z1.s, z30.s
lsr z21.s, z8.s, #13
sli z21.s, z8.s, #19
lsr z13.s, z31.s, #8
sli z13.s, z31.s, #24
xar z13.s, z13.s, z31.s, #9
lsr z30.s, z23.s, #25
sli z30.s, z23.s, #7
eor3 z13.d, z13.d, z30.d, z31.d
eor z13.d, z13.d, z2.d
eor z8.d, z18.d, z13.d
add z27.s, z27.s, z8.s
add z5.s, z5.s, z28.s
lsr z30.s, z0.s, #20
sli z30.s, z0.s, #12
ld1rw {z31.s}, p0/z, [x8, #64]
add z8.s, z30.s, z31.s
add z8.s, z8.s, z20.s
lsr z7.s, z8.s, #25
sli z7.s, z8.s, #7
eor z30.d, z7.d, z30.d
add z1.s, z1.s, z7.s
lsr z8.s, z1.s, #8
sli z8.s, z1.s, #24
xar z8.s, z8.s, z1.s, #15
eor z8.d, z8.d, z1.d
mov z7.d, z20.d
bsl z7.d, z7.d, z21.d, z8.d
add z5.s, z5.s, z7.s
lsr z1.s, z20.s, #13
sli z1.s, z20.s, #19
lsr z7.s, z16.s, #17
sli z7.s, z16.s, #15
eor3 z7.d, z7.d, z4.d, z25.d
eor z20.d, z0.d, z17.d
eor z4.d, z17.d, z22.d
and z20.d, z20.d, z4.d
eor z20.d, z17.d, z20.d
add z27.s, z27.s, z20.s
add z27.s, z27.s, z30.s
lsr z4.s, z17.s, #23
sli z4.s, z17.s, #9
lsr z20.s, z12.s, #8
sli z20.s, z12.s, #24
xar z20.s, z20.s, z12.s, #9
lsr z30.s, z19.s, #25
sli z30.s, z19.s, #7
eor3 z20.d, z20.d, z30.d, z12.d
eor z20.d, z20.d, z3.d
eor z17.d, z28.d, z20.d
add z22.s, z22.s, z17.s
add z21.s, z21.s, z29.s
lsr z30.s, z27.s, #20
sli z30.s, z27.s, #12
ld1rw {z12.s}, p0/z, [x8, #68]
add z17.s, z30.s, z12.s
add z17.s, z17.s, z8.s
lsr z14.s, z17.s, #25
sli z14.s, z17.s, #7
eor z30.d, z14.d, z30.d
add z5.s, z5.s, z14.s
lsr z17.s, z5.s, #8
sli z17.s, z5.s, #24
xar z17.s, z17.s, z5.s, #15
eor z17.d, z17.d, z5.d
mov z14.d, z8.d
bsl z14.d, z14.d, z1.d, z17.d
add z21.s, z21.s, z14.s
lsr z5.s, z8.s, #13
sli z5.s, z8.s, #19
lsr z14.s, z13.s, #17
sli z14.s, z13.s, #15
eor3 z14.d, z14.d, z23.d, z2.d
eor z8.d, z27.d, z0.d
eor z23.d, z0.d, z4.d
and z8.d, z8.d, z23.d
eor z8.d, z0.d, z8.d
add z22.s, z22.s, z8.s
add z22.s, z22.s, z30.s
lsr z23.s, z0.s, #23
sli z23.s, z0.s, #9
lsr z8.s, z7.s, #8
sli z8.s, z7.s, #24
xar z8.s, z8.s, z7.s, #9
lsr z30.s, z24.s, #25
sli z30.s, z24.s, #7
eor3 z8.d, z8.d, z30.d, z7.d
eor z8.d, z8.d, z18.d
eor z0.d, z29.d, z8.d
add z4.s, z4.s, z0.s
add z1.s, z1.s, z16.s
lsr z30.s, z22.s, #20
sli z30.s, z22.s, #12
ld1rw {z7.s}, p0/z, [x8, #72]
add z0.s, z30.s, z7.s
add z0.s, z0.s, z17.s
lsr z9.s, z0.s, #25
sli z9.s, z0.s, #7
eor z30.d, z9.d, z30.d
add z21.s, z21.s, z9.s
lsr z0.s, z21.s, #8
sli z0.s, z21.s, #24
xar z0.s, z0.s, z21.s, #15
eor z0.d, z0.d, z21.d
mov z9.d, z17.d
bsl z9.d, z9.d, z5.d, z0.d
add z1.s, z1.s, z9.s
lsr z21.s, z17.s, #13
sli z21.s, z17.s, #19
lsr z9.s, z20.s, #17
sli z9.s, z20.s, #15
eor3 z9.d, z9.d, z19.d, z3.d
eor z17.d, z22.d, z27.d
eor z19.d, z27.d, z23.d
and z17.d, z17.d, z19.d
eor z17.d, z27.d, z17.d
add z4.s, z4.s, z17.s
add z4.s, z4.s, z30.s
lsr z19.s, z27.s, #23
sli z19.s, z27.s, #9
lsr z17.s, z14.s, #8
sli z17.s, z14.s, #24
xar z17.s, z17.s, z14.s, #9
lsr z30.s, z26.s, #25
sli z30.s, z26.s, #7
eor3 z17.d, z17.d, z30.d, z14.d
eor z17.d, z17.d, z28.d
eor z27.d, z16.d, z17.d
add z23.s, z23.s, z27.s
add z5.s, z5.s, z13.s
lsr z30.s, z4.s, #20
sli z30.s, z4.s, #12
ld1rw {z14.s}, p0/z, [x8, #76]
add z27.s, z30.s, z14.s
add z27.s, z27.s, z0.s
lsr z10.s, z27.s, #25
sli z10.s, z27.s, #7
eor z30.d, z10.d, z30.d
add z1.s, z1.s, z10.s
lsr z27.s, z1.s, #8
sli z27.s, z1.s, #24
xar z27.s, z27.s, z1.s, #15
eor z27.d, z27.d, z1.d
mov z10.d, z0.d
bsl z10.d, z10.d, z21.d, z27.d
add z5.s, z5.s, z10.s
lsr z1.s, z0.s, #13
sli z1.s, z0.s, #19
lsr z10.s, z8.s, #17
sli z10.s, z8.s, #15
eor3 z10.d, z10.d, z24.d, z18.d
eor z0.d, z4.d, z22.d
eor z24.d, z22.d, z19.d
and z0.d, z0.d, z24.d
eor z0.d, z22.d, z0.d
add z23.s, z23.s, z0.s
add z23.s, z23.s, z30.s
lsr z24.s, z22.s, #23
sli z24.s, z22.s, #9
lsr z0.s, z9.s, #8
sli z0.s, z9.s, #24
xar z0.s, z0.s, z9.s, #9
lsr z30.s, z11.s, #25
sli z30.s, z11.s, #7
eor3 z0.d, z0.d, z30.d, z9.d
eor z0.d, z0.d, z29.d
eor z22.d, z13.d, z0.d
add z19.s, z19.s, z22.s
add z21.s, z21.s, z20.s
lsr z30.s, z23.s, #20
sli z30.s, z23.s, #12
ld1rw {z9.s}, p0/z, [x8, #80]
add z22.s, z30.s, z9.s
add z22.s, z22.s, z27.s
lsr z6.s, z22.s, #25
sli z6.s, z22.s, #7
eor z30.d, z6.d, z30.d
add z5.s, z5.s, z6.s
lsr z22.s, z5.s, #8
sli z22.s, z5.s, #24
xar z22.s, z22.s, z5.s, #15
eor z22.d, z22.d, z5.d
mov z6.d, z27.d
bsl z6.d, z6.d, z1.d, z22.d
add z21.s, z21.s, z6.s
lsr z5.s, z27.s, #13
sli z5.s, z27.s, #19
lsr z6.s, z17.s, #17
sli z6.s, z17.s, #15
eor3 z6.d, z6.d, z26.d, z28.d
eor z27.d, z23.d, z4.d
eor z26.d, z4.d, z24.d
and z27.d, z27.d, z26.d
eor z27.d, z4.d, z27.d
add z19.s, z19.s, z27.s
add z19.s, z19.s, z30.s
lsr z26.s, z4.s, #23
sli z26.s, z4.s, #9
lsr z27.s, z10.s, #8
sli z27.s, z10.s, #24
xar z27.s, z27.s, z10.s, #9
lsr z30.s, z15.s, #25
sli z30.s, z15.s, #7
eor3 z27.d, z27.d, z30.d, z10.d
eor z27.d, z27.d, z16.d
eor z4.d, z20.d, z27.d
add z24.s, z24.s, z4.s
add z1.s, z1.s, z8.s
lsr z30.s, z19.s, #20
sli z30.s, z19.s, #12
ld1rw {z10.s}, p0/z, [x8, #84]
add z4.s, z30.s, z10.s
add z4.s, z4.s, z22.s
lsr z10.s, z4.s, #25
sli z10.s, z4.s, #7
eor z30.d, z10.d, z30.d
add z21.s, z21.s, z10.s
lsr z4.s, z21.s, #8
sli z4.s, z21.s, #24
xar z4.s, z4.s, z21.s, #15
eor z4.d, z4.d, z21.d
mov z10.d, z22.d
bsl z10.d, z10.d, z5.d, z4.d
add z1.s, z1.s, z10.s
lsr z21.s, z22.s, #13
sli z21.s, z22.s, #19
lsr z10.s, z0.s, #17
sli z10.s, z0.s, #15
eor3 z10.d, z10.d, z11.d, z29.d
eor z22.d, z19.d, z23.d
eor z11.d, z23.d, z26.d
and z22.d, z22.d, z11.d
eor z22.d, z23.d, z22.d
add z24.s, z24.s, z22.s
add z24.s, z24.s, z30.s
lsr z11.s, z23.s, #23
sli z11.s, z23.s, #9
lsr z22.s, z6.s, #8
sli z22.s, z6.s, #24
xar z22.s, z22.s, z6.s, #9
lsr z30.s, z25.s, #25
sli z30.s, z25.s, #7
eor3 z22.d, z22.d, z30.d, z6.d
eor z22.d, z22.d, z13.d
eor z23.d, z8.d, z22.d
add z26.s, z26.s, z23.s
add z5.s, z5.s, z17.s
lsr z30.s, z24.s, #20
sli z30.s, z24.s, #12
ld1rw {z6.s}, p0/z, [x8, #88]
add z23.s, z30.s, z6.s
add z23.s, z23.s, z4.s
lsr z6.s, z23.s, #25
sli z6.s, z23.s, #7
eor z30.d, z6.d, z30.d
add z1.s, z1.s, z6.s
lsr z23.s, z1.s, #8
sli z23.s, z1.s, #24
xar z23.s, z23.s, z1.s, #15
eor z23.d, z23.d, z1.d
mov z6.d, z4.d
bsl z6.d, z6.d, z21.d, z23.d
add z5.s, z5.s, z6.s
lsr z1.s, z4.s, #13
sli z1.s, z4.s, #19
lsr z6.s, z27.s, #17
sli z6.s, z27.s, #15
eor3 z6.d, z6.d, z15.d, z16.d
eor z4.d, z24.d, z19.d
eor z15.d, z19.d, z11.d
and z4.d, z4.d, z15.d
eor z4.d, z19.d, z4.d
add z26.s, z26.s, z4.s
add z26.s, z26.s, z30.s
lsr z15.s, z19.s, #23
sli z15.s, z19.s, #9
lsr z4.s, z10.s, #8
sli z4.s, z10.s, #24
xar z4.s, z4.s, z10.s, #9
lsr z30.s, z2.s, #25
sli z30.s, z2.s, #7
eor3 z4.d, z4.d, z30.d, z10.d
eor z4.d, z4.d, z20.d
eor z19.d, z17.d, z4.d
add z11.s, z11.s, z19.s
add z21.s, z21.s, z0.s
lsr z30.s, z26.s, #20
sli z30.s, z26.s, #12
ld1rw {z10.s}, p0/z, [x8, #92]
add z19.s, z30.s, z10.s
add z19.s, z19.s, z23.s
lsr z10.s, z19.s, #25
sli z10.s, z19.s, #7
eor z30.d, z10.d, z30.d
add z5.s, z5.s, z10.s
lsr z19.s, z5.s, #8
sli z19.s, z5.s, #24
xar z19.s, z19.s, z5.s, #15
eor z19.d, z19.d, z5.d
mov z10.d, z23.d
bsl z10.d, z10.d, z1.d, z19.d
add z21.s, z21.s, z10.s
lsr z5.s, z23.s, #13
sli z5.s, z23.s, #19
lsr z10.s, z22.s, #17
sli z10.s, z22.s, #15
eor3 z10.d, z10.d, z25.d, z13.d
eor z23.d, z26.d, z24.d
eor z25.d, z24.d, z15.d
and z23.d, z23.d, z25.d
eor z23.d, z24.d, z23.d
add z11.s, z11.s, z23.s
add z11.s, z11.s, z30.s
lsr z25.s, z24.s, #23
sli z25.s, z24.s, #9
lsr z23.s, z6.s, #8
sli z23.s, z6.s, #24
xar z23.s, z23.s, z6.s, #9
lsr z30.s, z3.s, #25
sli z30.s, z3.s, #7
eor3 z23.d, z23.d, z30.d, z6.d
eor z23.d, z23.d, z8.d
eor z24.d, z0.d, z23.d
add z15.s, z15.s, z24.s
add z1.s, z1.s, z27.s
lsr z30.s, z11.s, #20
sli z30.s, z11.s, #12
ld1rw {z6.s}, p0/z, [x8, #96]
add z24.s, z30.s, z6.s
add z24.s, z24.s, z19.s
lsr z6.s, z24.s, #25
sli z6.s, z24.s, #7
eor z30.d, z6.d, z30.d
add z21.s, z21.s, z6.s
lsr z24.s, z21.s, #8
sli z24.s, z21.s, #24
xar z24.s, z24.s, z21.s, #15
eor z24.d, z24.d, z21.d
mov z6.d, z19.d
bsl z6.d, z6.d, z5.d, z24.d
add z1.s, z1.s, z6.s
lsr z21.s, z19.s, #13
sli z21.s, z19.s, #19
lsr z6.s, z4.s, #17
sli z6.s, z4.s, #15
eor3 z6.d, z6.d, z2.d, z20.d
eor z19.d, z11.d, z26.d
eor z2.d, z26.d, z25.d
and z19.d, z19.d, z2.d
eor z19.d, z26.d, z19.d
add z15.s, z15.s, z19.s
add z15.s, z15.s, z30.s
lsr z2.s, z26.s, #23
sli z2.s, z26.s, #9
lsr z19.s, z10.s, #8
sli z19.s, z10.s, #24
xar z19.s, z19.s, z10.s, #9
lsr z30.s, z18.s, #25
sli z30.s, z18.s, #7
eor3 z19.d, z19.d, z30.d, z10.d
eor z19.d, z19.d, z17.d
eor z26.d, z27.d, z19.d
add z25.s, z25.s, z26.s
add z5.s, z5.s, z22.s
lsr z30.s, z15.s, #20
sli z30.s, z15.s, #12
ld1rw {z10.s}, p0/z, [x8, #100]
add z26.s, z30.s, z10.s
add z26.s, z26.s, z24.s
lsr z10.s, z26.s, #25
sli z10.s, z26.s, #7
eor z30.d, z10.d, z30.d
add z1.s, z1.s, z10.s
lsr z26.s, z1.s, #8
sli z26.s, z1.s, #24
xar z26.s, z26.s, z1.s, #15
eor z26.d, z26.d, z1.d
mov z10.d, z24.d
bsl z10.d, z10.d, z21.d, z26.d
add z5.s, z5.s, z10.s
lsr z1.s, z24.s, #13
sli z1.s, z24.s, #19
lsr z10.s, z23.s, #17
sli z10.s, z23.s, #15
eor3 z10.d, z10.d, z3.d, z8.d
eor z24.d, z15.d, z11.d
eor z3.d, z11.d, z2.d
and z24.d, z24.d, z3.d
eor z24.d, z11.d, z24.d
add z25.s, z25.s, z24.s
add z25.s, z25.s, z30.s
lsr z3.s, z11.s, #23
sli z3.s, z11.s, #9
lsr z24.s, z6.s, #8
sli z24.s, z6.s, #24
xar z24.s, z24.s, z6.s, #9
lsr z30.s, z28.s, #25
sli z30.s, z28.s, #7
eor3 z24.d, z24.d, z30.d, z6.d
eor z24.d, z24.d, z0.d
eor z11.d, z22.d, z24.d
add z2.s, z2.s, z11.s
add z21.s, z21.s, z4.s
lsr z30.s, z25.s, #20
sli z30.s, z25.s, #12
ld1rw {z6.s}, p0/z, [x8, #104]
add z11.s, z30.s, z6.s
add z11.s, z11.s, z26.s
lsr z6.s, z11.s, #25
sli z6.s, z11.s, #7
eor z30.d, z6.d, z30.d
add z5.s, z5.s, z6.s
lsr z11.s, z5.s, #8
sli z11.s, z5.s, #24
xar z11.s, z11.s, z5.s, #15
eor z11.d, z11.d, z5.d
mov z6.d, z26.d
bsl z6.d, z6.d, z1.d, z11.d
add z21.s, z21.s, z6.s
lsr z5.s, z26.s, #13
sli z5.s, z26.s, #19
lsr z6.s, z19.s, #17
sli z6.s, z19.s, #15
eor3 z6.d, z6.d, z18.d, z17.d
eor z26.d, z25.d, z15.d
eor z18.d, z15.d, z3.d
and z26.d, z26.d, z18.d
eor z26.d, z15.d, z26.d
add z2.s, z2.s, z26.s
add z2.s, z2.s, z30.s
lsr z18.s, z15.s, #23
sli z18.s, z15.s, #9
lsr z26.s, z10.s, #8
sli z26.s, z10.s, #24
xar z26.s, z26.s, z10.s, #9
lsr z30.s, z29.s, #25
sli z30.s, z29.s, #7
eor3 z26.d, z26.d, z30.d, z10.d
eor z26.d, z26.d, z27.d
eor z15.d, z4.d, z26.d
add z3.s, z3.s, z15.s
add z1.s, z1.s, z23.s
lsr z30.s, z2.s, #20
sli z30.s, z2.s, #12
ld1rw {z10.s}, p0/z, [x8, #108]
add z15.s, z30.s, z10.s
add z15.s, z15.s, z11.s
lsr z10.s, z15.s, #25
sli z10.s, z15.s, #7
eor z30.d, z10.d, z30.d
add z21.s, z21.s, z10.s
lsr z15.s, z21.s, #8
sli z15.s, z21.s, #24
xar z15.s, z15.s, z21.s, #15
eor z15.d, z15.d, z21.d
mov z10.d, z11.d
bsl z10.d, z10.d, z5.d, z15.d
add z1.s, z1.s, z10.s
lsr z21.s, z11.s, #13
sli z21.s, z11.s, #19
lsr z10.s, z24.s, #17
sli z10.s, z24.s, #15
eor3 z10.d, z10.d, z28.d, z0.d
eor z11.d, z2.d, z25.d
eor z28.d, z25.d, z18.d
and z11.d, z11.d, z28.d
eor z11.d, z25.d, z11.d
add z3.s, z3.s, z11.s
add z3.s, z3.s, z30.s
lsr z28.s, z25.s, #23
sli z28.s, z25.s, #9
lsr z11.s, z6.s, #8
sli z11.s, z6.s, #24
xar z11.s, z11.s, z6.s, #9
lsr z30.s, z16.s, #25
sli z30.s, z16.s, #7
eor3 z11.d, z11.d, z30.d, z6.d
eor z11.d, z11.d, z22.d
eor z25.d, z23.d, z11.d
add z18.s, z18.s, z25.s
add z5.s, z5.s, z19.s
lsr z30.s, z3.s, #20
sli z30.s, z3.s, #12
ld1rw {z6.s}, p0/z, [x8, #112]
add z25.s, z30.s, z6.s
add z25.s, z25.s, z15.s
lsr z6.s, z25.s, #25
sli z6.s, z25.s, #7
eor z30.d, z6.d, z30.d
add z1.s, z1.s, z6.s
lsr z25.s, z1.s, #8
sli z25.s, z1.s, #24
xar z25.s, z25.s, z1.s, #15
eor z25.d, z25.d, z1.d
mov z6.d, z15.d
bsl z6.d, z6.d, z21.d, z25.d
add z5.s, z5.s, z6.s
lsr z1.s, z15.s, #13
sli z1.s, z15.s, #19
lsr z6.s, z26.s, #17
sli z6.s, z26.s, #15
eor3 z6.d, z6.d, z29.d, z27.d
eor z15.d, z3.d, z2.d
eor z29.d, z2.d, z28.d
and z15.d, z15.d, z29.d
eor z15.d, z2.d, z15.d
add z18.s, z18.s, z15.s
add z18.s, z18.s, z30.s
lsr z29.s, z2.s, #23
sli z29.s, z2.s, #9
lsr z15.s, z10.s, #8
sli z15.s, z10.s, #24
xar z15.s, z15.s, z10.s, #9
lsr z30.s, z13.s, #25
sli z30.s, z13.s, #7
eor3 z15.d, z15.d, z30.d, z10.d
eor z15.d, z15.d, z4.d
eor z2.d, z19.d, z15.d
add z28.s, z28.s, z2.s
add z21.s, z21.s, z24.s
lsr z30.s, z18.s, #20
sli z30.s, z18.s, #12
ld1rw {z10.s}, p0/z, [x8, #116]
add z2.s, z30.s, z10.s
add z2.s, z2.s, z25.s
lsr z10.s, z2.s, #25
sli z10.s, z2.s, #7
eor z30.d, z10.d, z30.d
add z5.s, z5.s, z10.s
lsr z2.s, z5.s, #8
sli z2.s, z5.s, #24
xar z2.s, z2.s, z5.s, #15
eor z2.d, z2.d, z5.d
mov z10.d, z25.d
bsl z10.d, z10.d, z1.d, z2.d
add z21.s, z21.s, z10.s
lsr z5.s, z25.s, #13
sli z5.s, z25.s, #19
lsr z10.s, z11.s, #17
sli z10.s, z11.s, #15
eor3 z10.d, z10.d, z16.d, z22.d
eor z25.d, z18.d, z3.d
eor z16.d, z3.d, z29.d
and z25.d, z25.d, z16.d
eor z25.d, z3.d, z25.d
add z28.s, z28.s, z25.s
add z28.s, z28.s, z30.s
lsr z16.s, z3.s, #23
sli z16.s, z3.s, #9
lsr z25.s, z6.s, #8
sli z25.s, z6.s, #24
xar z25.s, z25.s, z6.s, #9
lsr z30.s, z20.s, #25
sli z30.s, z20.s, #7
eor3 z25.d, z25.d, z30.d, z6.d
eor z25.d, z25.d, z23.d
eor z3.d, z24.d, z25.d
add z29.s, z29.s, z3.s
add z1.s, z1.s, z26.s
lsr z30.s, z28.s, #20
sli z30.s, z28.s, #12
ld1rw {z6.s}, p0/z, [x8, #120]
add z3.s, z30.s, z6.s
add z3.s, z3.s, z2.s
lsr z6.s, z3.s, #25
sli z6.s, z3.s, #7
eor z30.d, z6.d, z30.d
add z21.s, z21.s, z6.s
lsr z3.s, z21.s, #8
sli z3.s, z21.s, #24
xar z3.s, z3.s, z21.s, #15
eor z3.d, z3.d, z21.d
mov z6.d, z2.d
bsl z6.d, z6.d, z5.d, z3.d
add z1.s, z1.s, z6.s
lsr z21.s, z2.s, #13
sli z21.s, z2.s, #19
lsr z6.s, z15.s, #17
sli z6.s, z15.s, #15
eor3 z6.d, z6.d, z13.d, z4.d
eor z2.d, z28.d, z18.d
eor z13.d, z18.d, z16.d
and z2.d, z2.d, z13.d
eor z2.d, z18.d, z2.d
add z29.s, z29.s, z2.s
add z29.s, z29.s, z30.s
lsr z13.s, z18.s, #23
sli z13.s, z18.s, #9
lsr z2.s, z10.s, #8
sli z2.s, z10.s, #24
xar z2.s, z2.s, z10.s, #9
lsr z30.s, z8.s, #25
sli z30.s, z8.s, #7
eor3 z2.d, z2.d, z30.d, z10.d
eor z2.d, z2.d, z19.d
eor z18.d, z26.d, z2.d
add z16.s, z16.s, z18.s
add z5.s, z5.s, z11.s
lsr z30.s, z29.s, #20
sli z30.s, z29.s, #12
ld1rw {z10.s}, p0/z, [x8, #124]
add z18.s, z30.s, z10.s
add z18.s, z18.s, z3.s
lsr z10.s, z18.s, #25
sli z10.s, z18.s, #7
eor z30.d, z10.d, z30.d
add z1.s, z1.s, z10.s
lsr z18.s, z1.s, #8
sli z18.s, z1.s, #24
xar z18.s, z18.s, z1.s, #15
eor z18.d, z18.d, z1.d
mov z10.d, z3.d
bsl z10.d, z10.d, z21.d, z18.d
add z5.s, z5.s, z10.s
lsr z1.s, z3.s, #13
sli z1.s, z3.s, #19
lsr z10.s, z25.s, #17
sli z10.s, z25.s, #15
eor3 z10.d, z10.d, z20.d, z23.d
eor z3.d, z29.d, z28.d
eor z20.d, z28.d, z13.d
and z3.d, z3.d, z20.d
eor z3.d, z28.d, z3.d
add z16.s, z16.s, z3.s
add z16.s, z16.s, z30.s
lsr z20.s, z28.s, #23
sli z20.s, z28.s, #9
lsr z3.s, z6.s, #8
sli z3.s, z6.s, #24
xar z3.s, z3.s, z6.s, #9
lsr z30.s, z17.s, #25
sli z30.s, z17.s, #7
eor3 z3.d, z3.d, z30.d, z6.d
eor z3.d, z3.d, z24.d
eor z28.d, z11.d, z3.d
add z13.s, z13.s, z28.s
add z21.s, z21.s, z15.s
lsr z30.s, z16.s, #20
sli z30.s, z16.s, #12
ld1rw {z6.s}, p0/z, [x8, #128]
add z6.s, z30.s, z6.s
add z6.s, z6.s, z18.s
lsr z28.s, z6.s, #25
sli z28.s, z6.s, #7
eor z30.d, z28.d, z30.d
add z5.s, z5.s, z28.s
lsr z6.s, z5.s, #8
sli z6.s, z5.s, #24
xar z6.s, z6.s, z5.s, #15
eor z6.d, z6.d, z5.d
mov z28.d, z18.d
bsl z28.d, z28.d, z1.d, z6.d
add z21.s, z21.s, z28.s
lsr z5.s, z18.s, #13
sli z5.s, z18.s, #19
lsr z28.s, z2.s, #17
sli z28.s, z2.s, #15
eor3 z28.d, z28.d, z8.d, z19.d
eor z18.d, z16.d, z29.d
eor z8.d, z29.d, z20.d
and z18.d, z18.d, z8.d
eor z18.d, z29.d, z18.d
add z13.s, z13.s, z18.s
add z13.s, z13.s, z30.s
lsr z8.s, z29.s, #23
sli z8.s, z29.s, #9
lsr z18.s, z10.s, #8
sli z18.s, z10.s, #24
xar z18.s, z18.s, z10.s, #9
lsr z30.s, z0.s, #25
sli z30.s, z0.s, #7
eor3 z18.d, z18.d, z30.d, z10.d
eor z18.d, z18.d, z26.d
eor z29.d, z15.d, z18.d
add z20.s, z20.s, z29.s
add z1.s, z1.s, z25.s
lsr z30.s, z13.s, #20
sli z30.s, z13.s, #12
ld1rw {z10.s}, p0/z, [x8, #132]
add z10.s, z30.s, z10.s
add z10.s, z10.s, z6.s
lsr z29.s, z10.s, #25
sli z29.s, z10.s, #7
eor z30.d, z29.d, z30.d
add z21.s, z21.s, z29.s
lsr z10.s, z21.s, #8
sli z10.s, z21.s, #24
xar z10.s, z10.s, z21.s, #15
eor z10.d, z10.d, z21.d
mov z29.d, z6.d
bsl z29.d, z29.d, z5.d, z10.d
add z1.s, z1.s, z29.s
lsr z21.s, z6.s, #13
sli z21.s, z6.s, #19
lsr z29.s, z3.s, #17
sli z29.s, z3.s, #15
eor3 z29.d, z29.d, z17.d, z24.d
eor z6.d, z13.d, z16.d
eor z17.d, z16.d, z8.d
and z6.d, z6.d, z17.d
eor z6.d, z16.d, z6.d
add z20.s, z20.s, z6.s
add z20.s, z20.s, z30.s
lsr z17.s, z16.s, #23
sli z17.s, z16.s, #9
lsr z6.s, z28.s, #8
sli z6.s, z28.s, #24
xar z6.s, z6.s, z28.s, #9
lsr z30.s, z27.s, #25
sli z30.s, z27.s, #7
eor3 z6.d, z6.d, z30.d, z28.d
eor z6.d, z6.d, z11.d
eor z16.d, z25.d, z6.d
add z8.s, z8.s, z16.s
add z5.s, z5.s, z2.s
lsr z30.s, z20.s, #20
sli z30.s, z20.s, #12
ld1rw {z28.s}, p0/z, [x8, #136]
add z28.s, z30.s, z28.s
add z28.s, z28.s, z10.s
lsr z16.s, z28.s, #25
sli z16.s, z28.s, #7
eor z30.d, z16.d, z30.d
add z1.s, z1.s, z16.s
lsr z28.s, z1.s, #8
sli z28.s, z1.s, #24
xar z28.s, z28.s, z1.s, #15
eor z28.d, z28.d, z1.d
mov z16.d, z10.d
bsl z16.d, z16.d, z21.d, z28.d
add z5.s, z5.s, z16.s
lsr z1.s, z10.s, #13
sli z1.s, z10.s, #19
lsr z16.s, z18.s, #17
sli z16.s, z18.s, #15
eor3 z16.d, z16.d, z0.d, z26.d
eor z10.d, z20.d, z13.d
eor z0.d, z13.d, z17.d
and z10.d, z10.d, z0.d
eor z10.d, z13.d, z10.d
add z8.s, z8.s, z10.s
add z8.s, z8.s, z30.s
lsr z0.s, z13.s, #23
sli z0.s, z13.s, #9
lsr z10.s, z29.s, #8
sli z10.s, z29.s, #24
xar z10.s, z10.s, z29.s, #9
lsr z30.s, z22.s, #25
sli z30.s, z22.s, #7
eor3 z10.d, z10.d, z30.d, z29.d
eor z10.d, z10.d, z15.d
eor z13.d, z2.d, z10.d
add z17.s, z17.s, z13.s
add z21.s, z21.s, z3.s
lsr z30.s, z8.s, #20
sli z30.s, z8.s, #12
ld1rw {z29.s}, p0/z, [x8, #140]
add z29.s, z30.s, z29.s
add z29.s, z29.s, z28.s
lsr z13.s, z29.s, #25
sli z13.s, z29.s, #7
eor z30.d, z13.d, z30.d
add z5.s, z5.s, z13.s
lsr z29.s, z5.s, #8
sli z29.s, z5.s, #24
xar z29.s, z29.s, z5.s, #15
eor z29.d, z29.d, z5.d
mov z13.d, z28.d
bsl z13.d, z13.d, z1.d, z29.d
add z21.s, z21.s, z13.s
lsr z5.s, z28.s, #13
sli z5.s, z28.s, #19
lsr z13.s, z6.s, #17
sli z13.s, z6.s, #15
eor3 z13.d, z13.d, z27.d, z11.d
eor z28.d, z8.d, z20.d
eor z27.d, z20.d, z0.d
and z28.d, z28.d, z27.d
eor z28.d, z20.d, z28.d
add z17.s, z17.s, z28.s
add z17.s, z17.s, z30.s
lsr z27.s, z20.s, #23
sli z27.s, z20.s, #9
lsr z28.s, z16.s, #8
sli z28.s, z16.s, #24
xar z28.s, z28.s, z16.s, #9
lsr z30.s, z4.s, #25
sli z30.s, z4.s, #7
eor3 z28.d, z28.d, z30.d, z16.d
eor z28.d, z28.d, z25.d
eor z20.d, z3.d, z28.d
add z0.s, z0.s, z20.s
add z1.s, z1.s, z18.s
lsr z30.s, z17.s, #20
sli z30.s, z17.s, #12
ld1rw {z16.s}, p0/z, [x8, #144]
add z16.s, z30.s, z16.s
add z16.s, z16.s, z29.s
lsr z20.s, z16.s, #25
sli z20.s, z16.s, #7
eor z30.d, z20.d, z30.d
add z21.s, z21.s, z20.s
lsr z16.s, z21.s, #8
sli z16.s, z21.s, #24
xar z16.s, z16.s, z21.s, #15
eor z16.d, z16.d, z21.d
mov z20.d, z29.d
bsl z20.d, z20.d, z5.d, z16.d
add z1.s, z1.s, z20.s
lsr z21.s, z29.s, #13
sli z21.s, z29.s, #19
lsr z20.s, z10.s, #17
sli z20.s, z10.s, #15
eor3 z20.d, z20.d, z22.d, z15.d
eor z29.d, z17.d, z8.d
eor z22.d, z8.d, z27.d
and z29.d, z29.d, z22.d
eor z29.d, z8.d, z29.d
add z0.s, z0.s, z29.s
add z0.s, z0.s, z30.s
lsr z22.s, z8.s, #23
sli z22.s, z8.s, #9
lsr z29.s, z13.s, #8
sli z29.s, z13.s, #24
xar z29.s, z29.s, z13.s, #9
lsr z30.s, z23.s, #25
sli z30.s, z23.s, #7
eor3 z29.d, z29.d, z30.d, z13.d
eor z29.d, z29.d, z2.d
eor z8.d, z18.d, z29.d
add z27.s, z27.s, z8.s
add z5.s, z5.s, z6.s
lsr z30.s, z0.s, #20
sli z30.s, z0.s, #12
ld1rw {z13.s}, p0/z, [x8, #148]
add z13.s, z30.s, z13.s
add z13.s, z13.s, z16.s
lsr z8.s, z13.s, #25
sli z8.s, z13.s, #7
eor z30.d, z8.d, z30.d
add z1.s, z1.s, z8.s
lsr z13.s, z1.s, #8
sli z13.s, z1.s, #24
xar z13.s, z13.s, z1.s, #15
eor z13.d, z13.d, z1.d
mov z8.d, z16.d
bsl z8.d, z8.d, z21.d, z13.d
add z5.s, z5.s, z8.s
lsr z1.s, z16.s, #13
sli z1.s, z16.s, #19
lsr z8.s, z28.s, #17
sli z8.s, z28.s, #15
eor3 z8.d, z8.d, z4.d, z25.d
eor z16.d, z0.d, z17.d
eor z4.d, z17.d, z22.d
and z16.d, z16.d, z4.d
eor z16.d, z17.d, z16.d
add z27.s, z27.s, z16.s
add z27.s, z27.s, z30.s
lsr z4.s, z17.s, #23
sli z4.s, z17.s, #9
lsr z16.s, z20.s, #8
sli z16.s, z20.s, #24
xar z16.s, z16.s, z20.s, #9
lsr z30.s, z19.s, #25
sli z30.s, z19.s, #7
eor3 z16.d, z16.d, z30.d, z20.d
eor z16.d, z16.d, z3.d
eor z17.d, z6.d, z16.d
add z22.s, z22.s, z17.s
add z21.s, z21.s, z10.s
lsr z30.s, z27.s, #20
sli z30.s, z27.s, #12
ld1rw {z20.s}, p0/z, [x8, #152]
add z20.s, z30.s, z20.s
add z20.s, z20.s, z13.s
lsr z17.s, z20.s, #25
sli z17.s, z20.s, #7
eor z30.d, z17.d, z30.d
add z5.s, z5.s, z17.s
lsr z20.s, z5.s, #8
sli z20.s, z5.s, #24
xar z20.s, z20.s, z5.s, #15
eor z20.d, z20.d, z5.d
mov z17.d, z13.d
bsl z17.d, z17.d, z1.d, z20.d
add z21.s, z21.s, z17.s
lsr z5.s, z13.s, #13
sli z5.s, z13.s, #19
lsr z17.s, z29.s, #17
sli z17.s, z29.s, #15
eor3 z17.d, z17.d, z23.d, z2.d
eor z13.d, z27.d, z0.d
eor z23.d, z0.d, z4.d
and z13.d, z13.d, z23.d
eor z13.d, z0.d, z13.d
add z22.s, z22.s, z13.s
add z22.s, z22.s, z30.s
lsr z23.s, z0.s, #23
sli z23.s, z0.s, #9
lsr z13.s, z8.s, #8
sli z13.s, z8.s, #24
xar z13.s, z13.s, z8.s, #9
lsr z30.s, z24.s, #25
sli z30.s, z24.s, #7
eor3 z13.d, z13.d, z30.d, z8.d
eor z13.d, z13.d, z18.d
eor z0.d, z10.d, z13.d
add z4.s, z4.s, z0.s
add z1.s, z1.s, z28.s
lsr z30.s, z22.s, #20
sli z30.s, z22.s, #12
ld1rw {z8.s}, p0/z, [x8, #156]
add z8.s, z30.s, z8.s
add z8.s, z8.s, z20.s
lsr z0.s, z8.s, #25
sli z0.s, z8.s, #7
eor z30.d, z0.d, z30.d
add z21.s, z21.s, z0.s
lsr z8.s, z21.s, #8
sli z8.s, z21.s, #24
xar z8.s, z8.s, z21.s, #15
eor z8.d, z8.d, z21.d
mov z0.d, z20.d
bsl z0.d, z0.d, z5.d, z8.d
add z1.s, z1.s, z0.s
lsr z21.s, z20.s, #13
sli z21.s, z20.s, #19
lsr z0.s, z16.s, #17
sli z0.s, z16.s, #15
eor3 z0.d, z0.d, z19.d, z3.d
eor z20.d, z22.d, z27.d
eor z19.d, z27.d, z23.d
and z20.d, z20.d, z19.d
eor z20.d, z27.d, z20.d
add z4.s, z4.s, z20.s
add z4.s, z4.s, z30.s
lsr z19.s, z27.s, #23
sli z19.s, z27.s, #9
lsr z20.s, z17.s, #8
sli z20.s, z17.s, #24
xar z20.s, z20.s, z17.s, #9
lsr z30.s, z26.s, #25
sli z30.s, z26.s, #7
eor3 z20.d, z20.d, z30.d, z17.d
eor z20.d, z20.d, z6.d
eor z27.d, z28.d, z20.d
add z23.s, z23.s, z27.s
add z5.s, z5.s, z29.s
lsr z30.s, z4.s, #20
sli z30.s, z4.s, #12
ld1rw {z17.s}, p0/z, [x8, #160]
add z17.s, z30.s, z17.s
add z17.s, z17.s, z8.s
lsr z27.s, z17.s, #25
sli z27.s, z17.s, #7
eor z30.d, z27.d, z30.d
add z1.s, z1.s, z27.s
lsr z17.s, z1.s, #8
sli z17.s, z1.s, #24
xar z17.s, z17.s, z1.s, #15
eor z17.d, z17.d, z1.d
mov z27.d, z8.d
bsl z27.d, z27.d, z21.d, z17.d
add z5.s, z5.s, z27.s
lsr z1.s, z8.s, #13
sli z1.s, z8.s, #19
lsr z27.s, z13.s, #17
sli z27.s, z13.s, #15
eor3 z27.d, z27.d, z24.d, z18.d
eor z8.d, z4.d, z22.d
eor z24.d, z22.d, z19.d
and z8.d, z8.d, z24.d
eor z8.d, z22.d, z8.d
add z23.s, z23.s, z8.s
add z23.s, z23.s, z30.s
lsr z24.s, z22.s, #23
sli z24.s, z22.s, #9
lsr z8.s, z0.s, #8
sli z8.s, z0.s, #24
xar z8.s, z8.s, z0.s, #9
lsr z30.s, z11.s, #25
sli z30.s, z11.s, #7
eor3 z8.d, z8.d, z30.d, z0.d
eor z8.d, z8.d, z10.d
eor z22.d, z29.d, z8.d
add z19.s, z19.s, z22.s
add z21.s, z21.s, z16.s
lsr z30.s, z23.s, #20
sli z30.s, z23.s, #12
ld1rw {z0.s}, p0/z, [x8, #164]
add z0.s, z30.s, z0.s
add z0.s, z0.s, z17.s
lsr z22.s, z0.s, #25
sli z22.s, z0.s, #7
eor z30.d, z22.d, z30.d
add z5.s, z5.s, z22.s
lsr z0.s, z5.s, #8
sli z0.s, z5.s, #24
xar z0.s, z0.s, z5.s, #15
eor z0.d, z0.d, z5.d
mov z22.d, z17.d
bsl z22.d, z22.d, z1.d, z0.d
add z21.s, z21.s, z22.s
lsr z5.s, z17.s, #13
sli z5.s, z17.s, #19
lsr z22.s, z20.s, #17
sli z22.s, z20.s, #15
eor3 z22.d, z22.d, z26.d, z6.d
eor z17.d, z23.d, z4.d
eor z26.d, z4.d, z24.d
and z17.d, z17.d, z26.d
eor z17.d, z4.d, z17.d
add z19.s, z19.s, z17.s
add z19.s, z19.s, z30.s
lsr z26.s, z4.s, #23
sli z26.s, z4.s, #9
lsr z17.s, z27.s, #8
sli z17.s, z27.s, #24
xar z17.s, z17.s, z27.s, #9
lsr z30.s, z15.s, #25
sli z30.s, z15.s, #7
eor3 z17.d, z17.d, z30.d, z27.d
eor z17.d, z17.d, z28.d
eor z4.d, z16.d, z17.d
add z24.s, z24.s, z4.s
add z1.s, z1.s, z13.s
lsr z30.s, z19.s, #20
sli z30.s, z19.s, #12
ld1rw {z27.s}, p0/z, [x8, #168]
add z27.s, z30.s, z27.s
add z27.s, z27.s, z0.s
lsr z4.s, z27.s, #25
sli z4.s, z27.s, #7
eor z30.d, z4.d, z30.d
add z21.s, z21.s, z4.s
lsr z27.s, z21.s, #8
sli z27.s, z21.s, #24
xar z27.s, z27.s, z21.s, #15
eor z27.d, z27.d, z21.d
mov z4.d, z0.d
bsl z4.d, z4.d, z5.d, z27.d
add z1.s, z1.s, z4.s
lsr z21.s, z0.s, #13
sli z21.s, z0.s, #19
lsr z4.s, z8.s, #17
sli z4.s, z8.s, #15
eor3 z4.d, z4.d, z11.d, z10.d
eor z0.d, z19.d, z23.d
eor z11.d, z23.d, z26.d
and z0.d, z0.d, z11.d
eor z0.d, z23.d, z0.d
add z24.s, z24.s, z0.s
add z24.s, z24.s, z30.s
lsr z11.s, z23.s, #23
sli z11.s, z23.s, #9
lsr z0.s, z22.s, #8
sli z0.s, z22.s, #24
xar z0.s, z0.s, z22.s, #9
lsr z30.s, z25.s, #25
sli z30.s, z25.s, #7
eor3 z0.d, z0.d, z30.d, z22.d
eor z0.d, z0.d, z29.d
eor z23.d, z13.d, z0.d
add z26.s, z26.s, z23.s
add z5.s, z5.s, z20.s
lsr z30.s, z24.s, #20
sli z30.s, z24.s, #12
ld1rw {z22.s}, p0/z, [x8, #172]
add z22.s, z30.s, z22.s
add z22.s, z22.s, z27.s
lsr z23.s, z22.s, #25
sli z23.s, z22.s, #7
eor z30.d, z23.d, z30.d
add z1.s, z1.s, z23.s
lsr z22.s, z1.s, #8
sli z22.s, z1.s, #24
xar z22.s, z22.s, z1.s, #15
eor z22.d, z22.d, z1.d
mov z23.d, z27.d
bsl z23.d, z23.d, z21.d, z22.d
add z5.s, z5.s, z23.s
lsr z1.s, z27.s, #13
sli z1.s, z27.s, #19
lsr z23.s, z17.s, #17
sli z23.s, z17.s, #15
eor3 z23.d, z23.d, z15.d, z28.d
eor z27.d, z24.d, z19.d
eor z15.d, z19.d, z11.d
and z27.d, z27.d, z15.d
eor z27.d, z19.d, z27.d
add z26.s, z26.s, z27.s
add z26.s, z26.s, z30.s
lsr z15.s, z19.s, #23
sli z15.s, z19.s, #9
lsr z27.s, z4.s, #8
sli z27.s, z4.s, #24
xar z27.s, z27.s, z4.s, #9
lsr z30.s, z2.s, #25
sli z30.s, z2.s, #7
eor3 z27.d, z27.d, z30.d, z4.d
eor z27.d, z27.d, z16.d
eor z19.d, z20.d, z27.d
add z11.s, z11.s, z19.s
add z21.s, z21.s, z8.s
lsr z30.s, z26.s, #20
sli z30.s, z26.s, #12
ld1rw {z4.s}, p0/z, [x8, #176]
add z4.s, z30.s, z4.s
add z4.s, z4.s, z22.s
lsr z19.s, z4.s, #25
sli z19.s, z4.s, #7
eor z30.d, z19.d, z30.d
add z5.s, z5.s, z19.s
lsr z4.s, z5.s, #8
sli z4.s, z5.s, #24
xar z4.s, z4.s, z5.s, #15
eor z4.d, z4.d, z5.d
mov z19.d, z22.d
bsl z19.d, z19.d, z1.d, z4.d
add z21.s, z21.s, z19.s
lsr z5.s, z22.s, #13
sli z5.s, z22.s, #19
lsr z19.s, z0.s, #17
sli z19.s, z0.s, #15
eor3 z19.d, z19.d, z25.d, z29.d
eor z22.d, z26.d, z24.d
eor z25.d, z24.d, z15.d
and z22.d, z22.d, z25.d
eor z22.d, z24.d, z22.d
add z11.s, z11.s, z22.s
add z11.s, z11.s, z30.s
lsr z25.s, z24.s, #23
sli z25.s, z24.s, #9
lsr z22.s, z23.s, #8
sli z22.s, z23.s, #24
xar z22.s, z22.s, z23.s, #9
lsr z30.s, z3.s, #25
sli z30.s, z3.s, #7
eor3 z22.d, z22.d, z30.d, z23.d
eor z22.d, z22.d, z13.d
eor z24.d, z8.d, z22.d
add z15.s, z15.s, z24.s
add z1.s, z1.s, z17.s
lsr z30.s, z11.s, #20
sli z30.s, z11.s, #12
ld1rw {z23.s}, p0/z, [x8, #180]
add z23.s, z30.s, z23.s
add z23.s, z23.s, z4.s
lsr z24.s, z23.s, #25
sli z24.s, z23.s, #7
eor z30.d, z24.d, z30.d
add z21.s, z21.s, z24.s
lsr z23.s, z21.s, #8
sli z23.s, z21.s, #24
xar z23.s, z23.s, z21.s, #15
eor z23.d, z23.d, z21.d
mov z24.d, z4.d
bsl z24.d, z24.d, z5.d, z23.d
add z1.s, z1.s, z24.s
lsr z21.s, z4.s, #13
sli z21.s, z4.s, #19
lsr z24.s, z27.s, #17
sli z24.s, z27.s, #15
eor3 z24.d, z24.d, z2.d, z16.d
eor z4.d, z11.d, z26.d
eor z2.d, z26.d, z25.d
and z4.d, z4.d, z2.d
eor z4.d, z26.d, z4.d
add z15.s, z15.s, z4.s
add z15.s, z15.s, z30.s
lsr z2.s, z26.s, #23
sli z2.s, z26.s, #9
lsr z4.s, z19.s, #8
sli z4.s, z19.s, #24
xar z4.s, z4.s, z19.s, #9
lsr z30.s, z18.s, #25
sli z30.s, z18.s, #7
eor3 z4.d, z4.d, z30.d, z19.d
eor z4.d, z4.d, z20.d
eor z26.d, z17.d, z4.d
add z25.s, z25.s, z26.s
add z5.s, z5.s, z0.s
lsr z30.s, z15.s, #20
sli z30.s, z15.s, #12
ld1rw {z19.s}, p0/z, [x8, #184]
add z19.s, z30.s, z19.s
add z19.s, z19.s, z23.s
lsr z26.s, z19.s, #25
sli z26.s, z19.s, #7
eor z30.d, z26.d, z30.d
add z1.s, z1.s, z26.s
lsr z19.s, z1.s, #8
sli z19.s, z1.s, #24
xar z19.s, z19.s, z1.s, #15
eor z19.d, z19.d, z1.d
mov z26.d, z23.d
bsl z26.d, z26.d, z21.d, z19.d
add z5.s, z5.s, z26.s
lsr z1.s, z23.s, #13
sli z1.s, z23.s, #19
lsr z26.s, z22.s, #17
sli z26.s, z22.s, #15
eor3 z26.d, z26.d, z3.d, z13.d
eor z23.d, z15.d, z11.d
eor z3.d, z11.d, z2.d
and z23.d, z23.d, z3.d
eor z23.d, z11.d, z23.d
add z25.s, z25.s, z23.s
add z25.s, z25.s, z30.s
lsr z3.s, z11.s, #23
sli z3.s, z11.s, #9
lsr z23.s, z24.s, #8
sli z23.s, z24.s, #24
xar z23.s, z23.s, z24.s, #9
lsr z30.s, z6.s, #25
sli z30.s, z6.s, #7
eor3 z23.d, z23.d, z30.d, z24.d
eor z23.d, z23.d, z8.d
eor z11.d, z0.d, z23.d
add z2.s, z2.s, z11.s
add z21.s, z21.s, z27.s
lsr z30.s, z25.s, #20
sli z30.s, z25.s, #12
ld1rw {z24.s}, p0/z, [x8, #188]
add z24.s, z30.s, z24.s
add z24.s, z24.s, z19.s
lsr z11.s, z24.s, #25
sli z11.s, z24.s, #7
eor z30.d, z11.d, z30.d
add z5.s, z5.s, z11.s
lsr z24.s, z5.s, #8
sli z24.s, z5.s, #24
xar z24.s, z24.s, z5.s, #15
eor z24.d, z24.d, z5.d
mov z11.d, z19.d
bsl z11.d, z11.d, z1.d, z24.d
add z21.s, z21.s, z11.s
lsr z5.s, z19.s, #13
sli z5.s, z19.s, #19
lsr z11.s, z4.s, #17
sli z11.s, z4.s, #15
eor3 z11.d, z11.d, z18.d, z20.d
eor z19.d, z25.d, z15.d
eor z18.d, z15.d, z3.d
and z19.d, z19.d, z18.d
eor z19.d, z15.d, z19.d
add z2.s, z2.s, z19.s
add z2.s, z2.s, z30.s
lsr z18.s, z15.s, #23
sli z18.s, z15.s, #9
lsr z19.s, z26.s, #8
sli z19.s, z26.s, #24
xar z19.s, z19.s, z26.s, #9
lsr z30.s, z10.s, #25
sli z30.s, z10.s, #7
eor3 z19.d, z19.d, z30.d, z26.d
eor z19.d, z19.d, z17.d
eor z15.d, z27.d, z19.d
add z3.s, z3.s, z15.s
add z1.s, z1.s, z22.s
lsr z30.s, z2.s, #20
sli z30.s, z2.s, #12
add z31.s, z30.s, z31.s
add z31.s, z31.s, z24.s
lsr z26.s, z31.s, #25
sli z26.s, z31.s, #7
eor z30.d, z26.d, z30.d
add z21.s, z21.s, z26.s
lsr z15.s, z21.s, #8
sli z15.s, z21.s, #24
xar z15.s, z15.s, z21.s, #15
eor z15.d, z15.d, z21.d
mov z31.d, z24.d
bsl z31.d, z31.d, z5.d, z15.d
add z1.s, z1.s, z31.s
lsr z26.s, z24.s, #13
sli z26.s, z24.s, #19
lsr z21.s, z23.s, #17
sli z21.s, z23.s, #15
eor3 z21.d, z21.d, z6.d, z8.d
eor z31.d, z2.d, z25.d
eor z24.d, z25.d, z18.d
and z31.d, z31.d, z24.d
eor z31.d, z25.d, z31.d
add z3.s, z3.s, z31.s
add z3.s, z3.s, z30.s
lsr z6.s, z25.s, #23
sli z6.s, z25.s, #9
lsr z24.s, z11.s, #8
sli z24.s, z11.s, #24
xar z24.s, z24.s, z11.s, #9
lsr z31.s, z28.s, #25
sli z31.s, z28.s, #7
eor3 z24.d, z24.d, z31.d, z11.d
eor z24.d, z24.d, z0.d
eor z30.d, z22.d, z24.d
add z18.s, z18.s, z30.s
add z5.s, z5.s, z4.s
lsr z25.s, z3.s, #20
sli z25.s, z3.s, #12
add z12.s, z25.s, z12.s
add z12.s, z12.s, z15.s
lsr z31.s, z12.s, #25
sli z31.s, z12.s, #7
eor z25.d, z31.d, z25.d
add z1.s, z1.s, z31.s
lsr z11.s, z1.s, #8
sli z11.s, z1.s, #24
xar z11.s, z11.s, z1.s, #15
eor z11.d, z11.d, z1.d
mov z30.d, z15.d
bsl z30.d, z30.d, z26.d, z11.d
add z5.s, z5.s, z30.s
lsr z12.s, z15.s, #13
sli z12.s, z15.s, #19
lsr z31.s, z19.s, #17
sli z31.s, z19.s, #15
eor3 z31.d, z31.d, z10.d, z17.d
eor z1.d, z3.d, z2.d
eor z30.d, z2.d, z6.d
and z1.d, z1.d, z30.d
eor z1.d, z2.d, z1.d
add z18.s, z18.s, z1.s
add z18.s, z18.s, z25.s
lsr z15.s, z2.s, #23
sli z15.s, z2.s, #9
lsr z10.s, z21.s, #8
sli z10.s, z21.s, #24
xar z10.s, z10.s, z21.s, #9
lsr z30.s, z29.s, #25
sli z30.s, z29.s, #7
eor3 z10.d, z10.d, z30.d, z21.d
eor z10.d, z10.d, z27.d
eor z1.d, z4.d, z10.d
add z6.s, z6.s, z1.s
add z26.s, z26.s, z23.s
lsr z25.s, z18.s, #20
sli z25.s, z18.s, #12
add z7.s, z25.s, z7.s
add z7.s, z7.s, z11.s
lsr z2.s, z7.s, #25
sli z2.s, z7.s, #7
eor z25.d, z2.d, z25.d
add z5.s, z5.s, z2.s
lsr z30.s, z5.s, #8
sli z30.s, z5.s, #24
xar z30.s, z30.s, z5.s, #15
eor z30.d, z30.d, z5.d
mov z21.d, z11.d
bsl z21.d, z21.d, z12.d, z30.d
add z26.s, z26.s, z21.s
lsr z1.s, z11.s, #13
sli z1.s, z11.s, #19
lsr z7.s, z24.s, #17
sli z7.s, z24.s, #15
eor3 z7.d, z7.d, z28.d, z0.d
eor z2.d, z18.d, z3.d
eor z5.d, z3.d, z15.d
and z2.d, z2.d, z5.d
eor z2.d, z3.d, z2.d
add z6.s, z6.s, z2.s
add z6.s, z6.s, z25.s
lsr z21.s, z3.s, #23
sli z21.s, z3.s, #9
lsr z11.s, z31.s, #8
sli z11.s, z31.s, #24
xar z11.s, z11.s, z31.s, #9
lsr z28.s, z16.s, #25
sli z28.s, z16.s, #7
eor3 z11.d, z11.d, z28.d, z31.d
eor z11.d, z11.d, z22.d
eor z5.d, z23.d, z11.d
add z15.s, z15.s, z5.s
add z12.s, z12.s, z19.s
lsr z2.s, z6.s, #20
sli z2.s, z6.s, #12
add z14.s, z2.s, z14.s
add z14.s, z14.s, z30.s
lsr z25.s, z14.s, #25
sli z25.s, z14.s, #7
eor z2.d, z25.d, z2.d
add z26.s, z26.s, z25.s
lsr z3.s, z26.s, #8
sli z3.s, z26.s, #24
xar z3.s, z3.s, z26.s, #15
eor z3.d, z3.d, z26.d
mov z28.d, z30.d
bsl z28.d, z28.d, z1.d, z3.d
add z12.s, z12.s, z28.s
lsr z31.s, z30.s, #13
sli z31.s, z30.s, #19
lsr z5.s, z10.s, #17
sli z5.s, z10.s, #15
eor3 z5.d, z5.d, z29.d, z27.d
eor z14.d, z6.d, z18.d
eor z25.d, z18.d, z21.d
and z14.d, z14.d, z25.d
eor z14.d, z18.d, z14.d
add z15.s, z15.s, z14.s
add z15.s, z15.s, z2.s
lsr z26.s, z18.s, #23
sli z26.s, z18.s, #9
lsr z28.s, z7.s, #8
sli z28.s, z7.s, #24
xar z28.s, z28.s, z7.s, #9
lsr z30.s, z13.s, #25
sli z30.s, z13.s, #7
eor3 z28.d, z28.d, z30.d, z7.d
eor z28.d, z28.d, z4.d
eor z29.d, z19.d, z28.d
add z21.s, z21.s, z29.s
add z1.s, z1.s, z24.s
lsr z25.s, z15.s, #20
sli z25.s, z15.s, #12
add z9.s, z25.s, z9.s
add z9.s, z9.s, z3.s
lsr z14.s, z9.s, #25
sli z14.s, z9.s, #7
eor z25.d, z14.d, z25.d
add z12.s, z12.s, z14.s
lsr z2.s, z12.s, #8
sli z2.s, z12.s, #24
xar z2.s, z2.s, z12.s, #15
eor z2.d, z2.d, z12.d
mov z18.d, z3.d
bsl z18.d, z18.d, z31.d, z2.d
add z1.s, z1.s, z18.s
lsr z30.s, z3.s, #13
sli z30.s, z3.s, #19
lsr z7.s, z11.s, #17
sli z7.s, z11.s, #15
eor3 z7.d, z7.d, z16.d, z22.d
eor z29.d, z15.d, z6.d
eor z9.d, z6.d, z26.d
and z29.d, z29.d, z9.d
eor z29.d, z6.d, z29.d
add z21.s, z21.s, z29.s
add z21.s, z21.s, z25.s
lsr z14.s, z6.s, #23
sli z14.s, z6.s, #9
lsr z12.s, z5.s, #8
sli z12.s, z5.s, #24
xar z12.s, z12.s, z5.s, #9
lsr z18.s, z20.s, #25
sli z18.s, z20.s, #7
eor3 z12.d, z12.d, z18.d, z5.d
eor z12.d, z12.d, z23.d
eor z3.d, z24.d, z12.d
add z26.s, z26.s, z3.s
add z31.s, z31.s, z10.s
lsr z16.s, z21.s, #20
sli z16.s, z21.s, #12
ld1rw {z9.s}, p0/z, [x8, #84]
add z9.s, z16.s, z9.s
add z9.s, z9.s, z2.s
lsr z29.s, z9.s, #25
sli z29.s, z9.s, #7
eor z16.d, z29.d, z16.d
add z1.s, z1.s, z29.s
lsr z25.s, z1.s, #8
sli z25.s, z1.s, #24
xar z25.s, z25.s, z1.s, #15
eor z25.d, z25.d, z1.d
mov z6.d, z2.d
bsl z6.d, z6.d, z30.d, z25.d
add z31.s, z31.s, z6.s
lsr z18.s, z2.s, #13
sli z18.s, z2.s, #19
lsr z5.s, z28.s, #17
sli z5.s, z28.s, #15
eor3 z5.d, z5.d, z13.d, z4.d
eor z3.d, z21.d, z15.d
eor z9.d, z15.d, z14.d
and z3.d, z3.d, z9.d
eor z3.d, z15.d, z3.d
add z26.s, z26.s, z3.s
add z26.s, z26.s, z16.s
lsr z29.s, z15.s, #23
sli z29.s, z15.s, #9
lsr z1.s, z7.s, #8
sli z1.s, z7.s, #24
xar z1.s, z1.s, z7.s, #9
lsr z6.s, z8.s, #25
sli z6.s, z8.s, #7
eor3 z1.d, z1.d, z6.d, z7.d
eor z1.d, z1.d, z19.d
eor z2.d, z10.d, z1.d
add z14.s, z14.s, z2.s
add z30.s, z30.s, z11.s
lsr z13.s, z26.s, #20
sli z13.s, z26.s, #12
ld1rw {z9.s}, p0/z, [x8, #88]
add z9.s, z13.s, z9.s
add z9.s, z9.s, z25.s
lsr z3.s, z9.s, #25
sli z3.s, z9.s, #7
eor z13.d, z3.d, z13.d
add z31.s, z31.s, z3.s
lsr z16.s, z31.s, #8
sli z16.s, z31.s, #24
xar z16.s, z16.s, z31.s, #15
eor z16.d, z16.d, z31.d
mov z15.d, z25.d
bsl z15.d, z15.d, z18.d, z16.d
add z30.s, z30.s, z15.s
lsr z6.s, z25.s, #13
sli z6.s, z25.s, #19
lsr z7.s, z12.s, #17
sli z7.s, z12.s, #15
eor3 z7.d, z7.d, z20.d, z23.d
eor z2.d, z26.d, z21.d
eor z9.d, z21.d, z29.d
and z2.d, z2.d, z9.d
eor z2.d, z21.d, z2.d
add z14.s, z14.s, z2.s
add z14.s, z14.s, z13.s
lsr z3.s, z21.s, #23
sli z3.s, z21.s, #9
lsr z31.s, z5.s, #8
sli z31.s, z5.s, #24
xar z31.s, z31.s, z5.s, #9
lsr z15.s, z17.s, #25
sli z15.s, z17.s, #7
eor3 z31.d, z31.d, z15.d, z5.d
eor z31.d, z31.d, z24.d
eor z25.d, z11.d, z31.d
add z29.s, z29.s, z25.s
add z18.s, z18.s, z28.s
lsr z20.s, z14.s, #20
sli z20.s, z14.s, #12
ld1rw {z9.s}, p0/z, [x8, #92]
add z9.s, z20.s, z9.s
add z9.s, z9.s, z16.s
lsr z2.s, z9.s, #25
sli z2.s, z9.s, #7
eor z20.d, z2.d, z20.d
add z30.s, z30.s, z2.s
lsr z13.s, z30.s, #8
sli z13.s, z30.s, #24
xar z13.s, z13.s, z30.s, #15
eor z13.d, z13.d, z30.d
mov z21.d, z16.d
bsl z21.d, z21.d, z6.d, z13.d
add z18.s, z18.s, z21.s
lsr z15.s, z16.s, #13
sli z15.s, z16.s, #19
lsr z5.s, z1.s, #17
sli z5.s, z1.s, #15
eor3 z5.d, z5.d, z8.d, z19.d
eor z25.d, z14.d, z26.d
eor z9.d, z26.d, z3.d
and z25.d, z25.d, z9.d
eor z25.d, z26.d, z25.d
add z29.s, z29.s, z25.s
add z29.s, z29.s, z20.s
lsr z2.s, z26.s, #23
sli z2.s, z26.s, #9
lsr z30.s, z7.s, #8
sli z30.s, z7.s, #24
xar z30.s, z30.s, z7.s, #9
lsr z21.s, z0.s, #25
sli z21.s, z0.s, #7
eor3 z30.d, z30.d, z21.d, z7.d
eor z30.d, z30.d, z10.d
eor z16.d, z28.d, z30.d
add z3.s, z3.s, z16.s
add z6.s, z6.s, z12.s
lsr z8.s, z29.s, #20
sli z8.s, z29.s, #12
ld1rw {z9.s}, p0/z, [x8, #96]
add z9.s, z8.s, z9.s
add z9.s, z9.s, z13.s
lsr z25.s, z9.s, #25
sli z25.s, z9.s, #7
eor z8.d, z25.d, z8.d
add z18.s, z18.s, z25.s
lsr z20.s, z18.s, #8
sli z20.s, z18.s, #24
xar z20.s, z20.s, z18.s, #15
eor z20.d, z20.d, z18.d
mov z26.d, z13.d
bsl z26.d, z26.d, z15.d, z20.d
add z6.s, z6.s, z26.s
lsr z21.s, z13.s, #13
sli z21.s, z13.s, #19
lsr z7.s, z31.s, #17
sli z7.s, z31.s, #15
eor3 z7.d, z7.d, z17.d, z24.d
eor z16.d, z29.d, z14.d
eor z9.d, z14.d, z2.d
and z16.d, z16.d, z9.d
eor z16.d, z14.d, z16.d
add z3.s, z3.s, z16.s
add z3.s, z3.s, z8.s
lsr z25.s, z14.s, #23
sli z25.s, z14.s, #9
lsr z18.s, z5.s, #8
sli z18.s, z5.s, #24
xar z18.s, z18.s, z5.s, #9
lsr z26.s, z27.s, #25
sli z26.s, z27.s, #7
eor3 z18.d, z18.d, z26.d, z5.d
eor z18.d, z18.d, z11.d
eor z13.d, z12.d, z18.d
add z2.s, z2.s, z13.s
add z15.s, z15.s, z1.s
lsr z17.s, z3.s, #20
sli z17.s, z3.s, #12
ld1rw {z9.s}, p0/z, [x8, #100]
add z9.s, z17.s, z9.s
add z9.s, z9.s, z20.s
lsr z16.s, z9.s, #25
sli z16.s, z9.s, #7
eor z17.d, z16.d, z17.d
add z6.s, z6.s, z16.s
lsr z8.s, z6.s, #8
sli z8.s, z6.s, #24
xar z8.s, z8.s, z6.s, #15
eor z8.d, z8.d, z6.d
mov z14.d, z20.d
bsl z14.d, z14.d, z21.d, z8.d
add z15.s, z15.s, z14.s
lsr z26.s, z20.s, #13
sli z26.s, z20.s, #19
lsr z5.s, z30.s, #17
sli z5.s, z30.s, #15
eor3 z5.d, z5.d, z0.d, z10.d
eor z13.d, z3.d, z29.d
eor z9.d, z29.d, z25.d
and z13.d, z13.d, z9.d
eor z13.d, z29.d, z13.d
add z2.s, z2.s, z13.s
add z2.s, z2.s, z17.s
lsr z16.s, z29.s, #23
sli z16.s, z29.s, #9
lsr z6.s, z7.s, #8
sli z6.s, z7.s, #24
xar z6.s, z6.s, z7.s, #9
lsr z14.s, z22.s, #25
sli z14.s, z22.s, #7
eor3 z6.d, z6.d, z14.d, z7.d
eor z6.d, z6.d, z28.d
eor z20.d, z1.d, z6.d
add z25.s, z25.s, z20.s
add z21.s, z21.s, z31.s
lsr z0.s, z2.s, #20
sli z0.s, z2.s, #12
ld1rw {z9.s}, p0/z, [x8, #104]
add z9.s, z0.s, z9.s
add z9.s, z9.s, z8.s
lsr z13.s, z9.s, #25
sli z13.s, z9.s, #7
lsr z17.s, z18.s, #17
sli z17.s, z18.s, #15
eor3 z17.d, z17.d, z27.d, z11.d
eor z0.d, z13.d, z0.d
add z15.s, z15.s, z13.s
lsr z29.s, z15.s, #8
sli z29.s, z15.s, #24
xar z29.s, z29.s, z15.s, #15
eor z29.d, z29.d, z15.d
mov z14.d, z8.d
bsl z14.d, z14.d, z26.d, z29.d
add z21.s, z21.s, z14.s
lsr z7.s, z8.s, #13
sli z7.s, z8.s, #19
eor z20.d, z2.d, z3.d
eor z9.d, z3.d, z16.d
and z20.d, z20.d, z9.d
eor z20.d, z3.d, z20.d
add z25.s, z25.s, z20.s
add z25.s, z25.s, z0.s
lsr z27.s, z3.s, #23
sli z27.s, z3.s, #9
lsr z11.s, z5.s, #8
sli z11.s, z5.s, #24
xar z11.s, z11.s, z5.s, #9
lsr z13.s, z4.s, #25
sli z13.s, z4.s, #7
eor3 z11.d, z11.d, z13.d, z5.d
eor z11.d, z11.d, z12.d
eor z15.d, z31.d, z11.d
add z16.s, z16.s, z15.s
add z26.s, z26.s, z30.s
lsr z14.s, z25.s, #20
sli z14.s, z25.s, #12
ld1rw {z8.s}, p0/z, [x8, #108]
add z8.s, z14.s, z8.s
add z8.s, z8.s, z29.s
lsr z9.s, z8.s, #25
sli z9.s, z8.s, #7
lsr z20.s, z6.s, #17
sli z20.s, z6.s, #15
eor3 z20.d, z20.d, z22.d, z28.d
eor z14.d, z9.d, z14.d
add z21.s, z21.s, z9.s
lsr z0.s, z21.s, #8
sli z0.s, z21.s, #24
xar z0.s, z0.s, z21.s, #15
eor z0.d, z0.d, z21.d
mov z3.d, z29.d
bsl z3.d, z3.d, z7.d, z0.d
add z26.s, z26.s, z3.s
lsr z13.s, z29.s, #13
sli z13.s, z29.s, #19
lsr z5.s, z19.s, #25
sli z5.s, z19.s, #7
lsr z15.s, z20.s, #8
sli z15.s, z20.s, #24
xar z15.s, z15.s, z20.s, #9
eor3 z15.d, z15.d, z5.d, z18.d
eor3 z15.d, z15.d, z20.d, z31.d
eor z8.d, z25.d, z2.d
eor z22.d, z2.d, z27.d
and z8.d, z8.d, z22.d
eor z8.d, z2.d, z8.d
add z16.s, z16.s, z8.s
add z16.s, z16.s, z14.s
lsr z28.s, z2.s, #23
sli z28.s, z2.s, #9
add z15.s, z28.s, z15.s
eor z28.d, z25.d, z28.d
eor z9.d, z16.d, z25.d
and z9.d, z9.d, z28.d
eor z9.d, z25.d, z9.d
lsr z21.s, z25.s, #23
sli z21.s, z25.s, #9
add z7.s, z7.s, z18.s
lsr z3.s, z11.s, #17
sli z3.s, z11.s, #15
eor3 z3.d, z3.d, z4.d, z12.d
lsr z29.s, z17.s, #8
sli z29.s, z17.s, #24
xar z29.s, z29.s, z17.s, #9
lsr z19.s, z23.s, #25
sli z19.s, z23.s, #7
eor3 z29.d, z29.d, z19.d, z17.d
eor z29.d, z29.d, z1.d
eor z5.d, z30.d, z29.d
add z27.s, z27.s, z5.s
lsr z20.s, z24.s, #25
add z27.s, z27.s, z9.s
lsr z31.s, z3.s, #8
sli z20.s, z24.s, #7
eor z22.d, z16.d, z21.d
sli z31.s, z3.s, #24
xar z31.s, z31.s, z3.s, #9
eor3 z31.d, z31.d, z20.d, z6.d
lsr z8.s, z16.s, #20
add z6.s, z13.s, z6.s
eor3 z31.d, z31.d, z3.d, z30.d
lsr z14.s, z29.s, #17
sli z8.s, z16.s, #12
lsr z2.s, z16.s, #23
add z21.s, z21.s, z31.s
sli z14.s, z29.s, #15
ld1rw {z28.s}, p0/z, [x8, #112]
add z28.s, z8.s, z28.s
sli z2.s, z16.s, #9
lsr z25.s, z0.s, #13
eor3 z14.d, z14.d, z23.d, z1.d
add z28.s, z28.s, z0.s
lsr z4.s, z10.s, #25
sli z25.s, z0.s, #19
lsr z12.s, z14.s, #8
lsr z19.s, z28.s, #25
sli z4.s, z10.s, #7
add z17.s, z25.s, z11.s
sli z12.s, z14.s, #24
sli z19.s, z28.s, #7
xar z12.s, z12.s, z14.s, #9
eor z8.d, z19.d, z8.d
add z26.s, z26.s, z19.s
eor3 z12.d, z12.d, z4.d, z11.d
add z27.s, z27.s, z8.s
lsr z5.s, z26.s, #8
eor3 z12.d, z12.d, z14.d, z18.d
eor z9.d, z27.d, z16.d
lsr z24.s, z27.s, #23
sli z5.s, z26.s, #24
add z12.s, z2.s, z12.s
and z9.d, z9.d, z22.d
sli z24.s, z27.s, #9
xar z5.s, z5.s, z26.s, #15
eor z2.d, z27.d, z2.d
eor z16.d, z16.d, z9.d
lsr z20.s, z27.s, #20
eor z5.d, z5.d, z26.d
ldr z3, [x0, #3, mul vl]
eor z3.d, z24.d, z3.d
add z15.s, z15.s, z16.s
sli z20.s, z27.s, #12
bsl z0.d, z0.d, z13.d, z5.d
lsr z30.s, z5.s, #13
str z3, [x0, #3, mul vl]
ld1rw {z31.s}, p0/z, [x8, #116]
add z31.s, z20.s, z31.s
add z7.s, z7.s, z0.s
sli z30.s, z5.s, #19
add z31.s, z31.s, z5.s
ldr z29, [x0, #7, mul vl]
eor z29.d, z30.d, z29.d
lsr z23.s, z31.s, #25
str z29, [x0, #7, mul vl]
sli z23.s, z31.s, #7
eor z20.d, z23.d, z20.d
add z7.s, z7.s, z23.s
add z15.s, z15.s, z20.s
lsr z1.s, z7.s, #8
eor z10.d, z15.d, z27.d
lsr z28.s, z15.s, #23
eor z24.d, z15.d, z24.d
sli z1.s, z7.s, #24
and z10.d, z10.d, z2.d
sli z28.s, z15.s, #9
lsr z19.s, z15.s, #20
xar z1.s, z1.s, z7.s, #15
eor z27.d, z27.d, z10.d
ldr z4, [x0, #2, mul vl]
eor z28.d, z28.d, z4.d
sli z19.s, z15.s, #12
eor z1.d, z1.d, z7.d
add z21.s, z21.s, z27.s
str z28, [x0, #2, mul vl]
ld1rw {z11.s}, p0/z, [x8, #120]
add z11.s, z19.s, z11.s
bsl z5.d, z5.d, z25.d, z1.d
lsr z8.s, z1.s, #13
add z11.s, z11.s, z1.s
add z6.s, z6.s, z5.s
sli z8.s, z1.s, #19
lsr z14.s, z11.s, #25
ldr z18, [x0, #6, mul vl]
eor z8.d, z8.d, z18.d
sli z14.s, z11.s, #7
str z8, [x0, #6, mul vl]
eor z19.d, z14.d, z19.d
add z6.s, z6.s, z14.s
add z21.s, z21.s, z19.s
lsr z22.s, z6.s, #8
eor z9.d, z21.d, z15.d
ldr z26, [x0, #1, mul vl]
eor z26.d, z21.d, z26.d
lsr z16.s, z21.s, #20
sli z22.s, z6.s, #24
and z9.d, z9.d, z24.d
str z26, [x0, #1, mul vl]
sli z16.s, z21.s, #12
xar z22.s, z22.s, z6.s, #15
eor z15.d, z15.d, z9.d
ld1rw {z13.s}, p0/z, [x8, #124]
add z13.s, z16.s, z13.s
eor z22.d, z22.d, z6.d
add z12.s, z12.s, z15.s
bsl z1.d, z1.d, z30.d, z22.d
ldr z3, [x0, #5, mul vl]
eor z3.d, z22.d, z3.d
add z13.s, z13.s, z22.s
add z17.s, z17.s, z1.s
str z3, [x0, #5, mul vl]
lsr z0.s, z13.s, #25
sli z0.s, z13.s, #7
eor z16.d, z0.d, z16.d
add z17.s, z17.s, z0.s
add z12.s, z12.s, z16.s
lsr z29.s, z17.s, #8
ldr z31, [x0, #0, mul vl]
eor z12.d, z12.d, z31.d
sli z29.s, z17.s, #24
str z12, [x0, #0, mul vl]
xar z29.s, z29.s, z17.s, #15
ldr z23, [x0, #4, mul vl]
eor3 z29.d, z29.d, z17.d, z23.d
str z29, [x0, #4, mul vl]
ldp d10, d11, [sp, #16]
ldp d12, d13, [sp, #32]
ldp d14, d15, [sp, #48]
ldp d8, d9, [sp], #64
ret
.p2align 4
37: // hashweave_sve2_sm3_32_constants
.word 0x79cc4519
.word 0xf3988a32
.word 0xe7311465
.word 0xce6228cb
.word 0x9cc45197
.word 0x3988a32f
.word 0x7311465e
.word 0xe6228cbc
.word 0xcc451979
.word 0x988a32f3
.word 0x311465e7
.word 0x6228cbce
.word 0xc451979c
.word 0x88a32f39
.word 0x11465e73
.word 0x228cbce6
.word 0x9d8a7a87
.word 0x3b14f50f
.word 0x7629ea1e
.word 0xec53d43c
.word 0xd8a7a879
.word 0xb14f50f3
.word 0x629ea1e7
.word 0xc53d43ce
.word 0x8a7a879d
.word 0x14f50f3b
.word 0x29ea1e76
.word 0x53d43cec
.word 0xa7a879d8
.word 0x4f50f3b1
.word 0x9ea1e762
.word 0x3d43cec5
.word 0x7a879d8a
.word 0xf50f3b14
.word 0xea1e7629
.word 0xd43cec53
.word 0xa879d8a7
.word 0x50f3b14f
.word 0xa1e7629e
.word 0x43cec53d
.word 0x879d8a7a
.word 0xf3b14f5
.word 0x1e7629ea
.word 0x3cec53d4
.word 0x79d8a7a8
.word 0xf3b14f50
.word 0xe7629ea1
.word 0xcec53d43

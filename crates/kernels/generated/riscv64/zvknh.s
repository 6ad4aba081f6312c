# Written by `just weave`; what to change is in crates/weave.
.option push
.option arch, +m, +v, +zvkb, +zvknhb
.text
.p2align 4
.globl hashweave_zvknh_sha256_m1
.hidden hashweave_zvknh_sha256_m1
.type hashweave_zvknh_sha256_m1, @function
hashweave_zvknh_sha256_m1:
slli t0, a3, 2
slli a6, a3, 4
li t2, 16
li t1, 0
vsetvli zero, a6, e8, m1, ta, ma
li a7, 0x11
vmv.v.x v0, a7
vsetvli zero, t0, e32, m1, ta, ma
vle32.v v11, (a5)
addi a5, a5, 128
vle32.v v12, (a5)
addi a5, a5, 128
vle32.v v13, (a5)
addi a5, a5, 128
vle32.v v14, (a5)
addi a5, a5, 128
vle32.v v15, (a5)
addi a5, a5, 128
vle32.v v16, (a5)
addi a5, a5, 128
vle32.v v17, (a5)
addi a5, a5, 128
vle32.v v18, (a5)
addi a5, a5, 128
vle32.v v19, (a5)
addi a5, a5, 128
vle32.v v20, (a5)
addi a5, a5, 128
vle32.v v21, (a5)
addi a5, a5, 128
vle32.v v22, (a5)
addi a5, a5, 128
vle32.v v23, (a5)
addi a5, a5, 128
vle32.v v24, (a5)
addi a5, a5, 128
vle32.v v25, (a5)
addi a5, a5, 128
vle32.v v26, (a5)
addi a5, a5, 128
vle32.v v5, (a0)
vle32.v v6, (a1)
.Lhashweave_zvknh_sha256_m1_block:
ld t3, (a2)
add t3, t3, t1
vsetvli zero, t2, e8, m1, ta, ma
vle8.v v1, (t3)
addi t3, t3, 16
vle8.v v2, (t3)
addi t3, t3, 16
vle8.v v3, (t3)
addi t3, t3, 16
vle8.v v4, (t3)
addi t4, a3, -1
beqz t4, .Lhashweave_zvknh_sha256_m1_loaded
vsetvli zero, a6, e8, m1, ta, mu
lla t5, .Lhashweave_zvknh_sha256_m1_mask
mv t6, a2
mv a7, t1
.Lhashweave_zvknh_sha256_m1_other:
addi t5, t5, -2
vlm.v v0, (t5)
addi t6, t6, 8
ld t3, (t6)
addi a7, a7, -16
add t3, t3, a7
vle8.v v1, (t3), v0.t
addi t3, t3, 16
vle8.v v2, (t3), v0.t
addi t3, t3, 16
vle8.v v3, (t3), v0.t
addi t3, t3, 16
vle8.v v4, (t3), v0.t
addi t4, t4, -1
bnez t4, .Lhashweave_zvknh_sha256_m1_other
li a7, 0x11
vmv.v.x v0, a7
.Lhashweave_zvknh_sha256_m1_loaded:
vsetvli zero, t0, e32, m1, ta, ma
vrev8.v v1, v1
vrev8.v v2, v2
vrev8.v v3, v3
vrev8.v v4, v4
vmv.v.v v7, v5
vmv.v.v v8, v6
vadd.vv v9, v1, v11
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v12
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v13
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v14
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v15
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v16
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v17
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v18
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v19
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v20
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v21
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v22
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v23
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v24
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v25
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v26
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v5, v5, v7
vadd.vv v6, v6, v8
addi t1, t1, 64
addi a4, a4, -1
bnez a4, .Lhashweave_zvknh_sha256_m1_block
vse32.v v5, (a0)
vse32.v v6, (a1)
ret
.zero 14
.Lhashweave_zvknh_sha256_m1_mask:
.fill 2, 1, 0xff
.zero 12
.p2align 4
.globl hashweave_zvknh_sha256_m2
.hidden hashweave_zvknh_sha256_m2
.type hashweave_zvknh_sha256_m2, @function
hashweave_zvknh_sha256_m2:
slli t0, a3, 2
slli a6, a3, 4
li t2, 16
li t1, 0
vsetvli zero, a6, e8, m2, ta, ma
li a7, 0x11
vmv.v.x v0, a7
vsetvli zero, t0, e32, m2, ta, ma
vle32.v v22, (a5)
addi a5, a5, 128
vle32.v v24, (a5)
addi a5, a5, 128
vle32.v v26, (a5)
addi a5, a5, 128
vle32.v v28, (a5)
addi a5, a5, 128
vle32.v v30, (a5)
addi a5, a5, 128
vle32.v v10, (a0)
vle32.v v12, (a1)
.Lhashweave_zvknh_sha256_m2_block:
ld t3, (a2)
add t3, t3, t1
vsetvli zero, t2, e8, m2, ta, ma
vle8.v v2, (t3)
addi t3, t3, 16
vle8.v v4, (t3)
addi t3, t3, 16
vle8.v v6, (t3)
addi t3, t3, 16
vle8.v v8, (t3)
addi t4, a3, -1
beqz t4, .Lhashweave_zvknh_sha256_m2_loaded
vsetvli zero, a6, e8, m2, ta, mu
lla t5, .Lhashweave_zvknh_sha256_m2_mask
mv t6, a2
mv a7, t1
.Lhashweave_zvknh_sha256_m2_other:
addi t5, t5, -2
vlm.v v0, (t5)
addi t6, t6, 8
ld t3, (t6)
addi a7, a7, -16
add t3, t3, a7
vle8.v v2, (t3), v0.t
addi t3, t3, 16
vle8.v v4, (t3), v0.t
addi t3, t3, 16
vle8.v v6, (t3), v0.t
addi t3, t3, 16
vle8.v v8, (t3), v0.t
addi t4, t4, -1
bnez t4, .Lhashweave_zvknh_sha256_m2_other
li a7, 0x11
vmv.v.x v0, a7
.Lhashweave_zvknh_sha256_m2_loaded:
vsetvli zero, t0, e32, m2, ta, ma
vrev8.v v2, v2
vrev8.v v4, v4
vrev8.v v6, v6
vrev8.v v8, v8
vmv.v.v v14, v10
vmv.v.v v16, v12
mv t3, a5
vadd.vv v18, v2, v22
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vadd.vv v18, v4, v24
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vadd.vv v18, v6, v26
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vadd.vv v18, v8, v28
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vadd.vv v18, v2, v30
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v4, v18
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v6, v18
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v8, v18
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v2, v18
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v4, v18
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v6, v18
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v8, v18
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v2, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v4, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v6, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle32.v v18, (t3)
addi t3, t3, 128
vadd.vv v18, v8, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vadd.vv v10, v10, v14
vadd.vv v12, v12, v16
addi t1, t1, 64
addi a4, a4, -1
bnez a4, .Lhashweave_zvknh_sha256_m2_block
vse32.v v10, (a0)
vse32.v v12, (a1)
ret
.zero 14
.Lhashweave_zvknh_sha256_m2_mask:
.fill 2, 1, 0xff
.zero 12
.p2align 4
.globl hashweave_zvknh_sha512_m1
.hidden hashweave_zvknh_sha512_m1
.type hashweave_zvknh_sha512_m1, @function
hashweave_zvknh_sha512_m1:
slli t0, a3, 2
slli a6, a3, 5
li t2, 32
li t1, 0
vsetvli zero, a6, e8, m1, ta, ma
li a7, 0x11
vmv.v.x v0, a7
vsetvli zero, t0, e64, m1, ta, ma
vle64.v v11, (a5)
addi a5, a5, 256
vle64.v v12, (a5)
addi a5, a5, 256
vle64.v v13, (a5)
addi a5, a5, 256
vle64.v v14, (a5)
addi a5, a5, 256
vle64.v v15, (a5)
addi a5, a5, 256
vle64.v v16, (a5)
addi a5, a5, 256
vle64.v v17, (a5)
addi a5, a5, 256
vle64.v v18, (a5)
addi a5, a5, 256
vle64.v v19, (a5)
addi a5, a5, 256
vle64.v v20, (a5)
addi a5, a5, 256
vle64.v v21, (a5)
addi a5, a5, 256
vle64.v v22, (a5)
addi a5, a5, 256
vle64.v v23, (a5)
addi a5, a5, 256
vle64.v v24, (a5)
addi a5, a5, 256
vle64.v v25, (a5)
addi a5, a5, 256
vle64.v v26, (a5)
addi a5, a5, 256
vle64.v v27, (a5)
addi a5, a5, 256
vle64.v v28, (a5)
addi a5, a5, 256
vle64.v v29, (a5)
addi a5, a5, 256
vle64.v v30, (a5)
addi a5, a5, 256
vle64.v v5, (a0)
vle64.v v6, (a1)
.Lhashweave_zvknh_sha512_m1_block:
ld t3, (a2)
add t3, t3, t1
vsetvli zero, t2, e8, m1, ta, ma
vle8.v v1, (t3)
addi t3, t3, 32
vle8.v v2, (t3)
addi t3, t3, 32
vle8.v v3, (t3)
addi t3, t3, 32
vle8.v v4, (t3)
addi t4, a3, -1
beqz t4, .Lhashweave_zvknh_sha512_m1_loaded
vsetvli zero, a6, e8, m1, ta, mu
lla t5, .Lhashweave_zvknh_sha512_m1_mask
mv t6, a2
mv a7, t1
.Lhashweave_zvknh_sha512_m1_other:
addi t5, t5, -4
vlm.v v0, (t5)
addi t6, t6, 8
ld t3, (t6)
addi a7, a7, -32
add t3, t3, a7
vle8.v v1, (t3), v0.t
addi t3, t3, 32
vle8.v v2, (t3), v0.t
addi t3, t3, 32
vle8.v v3, (t3), v0.t
addi t3, t3, 32
vle8.v v4, (t3), v0.t
addi t4, t4, -1
bnez t4, .Lhashweave_zvknh_sha512_m1_other
li a7, 0x11
vmv.v.x v0, a7
.Lhashweave_zvknh_sha512_m1_loaded:
vsetvli zero, t0, e64, m1, ta, ma
vrev8.v v1, v1
vrev8.v v2, v2
vrev8.v v3, v3
vrev8.v v4, v4
vmv.v.v v7, v5
vmv.v.v v8, v6
vadd.vv v9, v1, v11
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v12
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v13
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v14
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v15
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v16
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v17
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v18
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v19
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v20
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v21
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v22
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v23
vmerge.vvm v10, v3, v2, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v1, v10, v4
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v24
vmerge.vvm v10, v4, v3, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v2, v10, v1
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v25
vmerge.vvm v10, v1, v4, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v3, v10, v2
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v26
vmerge.vvm v10, v2, v1, v0
vsha2cl.vv v6, v5, v9
vsha2ms.vv v4, v10, v3
vsha2ch.vv v5, v6, v9
vadd.vv v9, v1, v27
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v2, v28
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v3, v29
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v9, v4, v30
vsha2cl.vv v6, v5, v9
vsha2ch.vv v5, v6, v9
vadd.vv v5, v5, v7
vadd.vv v6, v6, v8
addi t1, t1, 128
addi a4, a4, -1
bnez a4, .Lhashweave_zvknh_sha512_m1_block
vse64.v v5, (a0)
vse64.v v6, (a1)
ret
.zero 28
.Lhashweave_zvknh_sha512_m1_mask:
.fill 4, 1, 0xff
.zero 24
.p2align 4
.globl hashweave_zvknh_sha512_m2
.hidden hashweave_zvknh_sha512_m2
.type hashweave_zvknh_sha512_m2, @function
hashweave_zvknh_sha512_m2:
slli t0, a3, 2
slli a6, a3, 5
li t2, 32
li t1, 0
vsetvli zero, a6, e8, m2, ta, ma
li a7, 0x11
vmv.v.x v0, a7
vsetvli zero, t0, e64, m2, ta, ma
vle64.v v22, (a5)
addi a5, a5, 256
vle64.v v24, (a5)
addi a5, a5, 256
vle64.v v26, (a5)
addi a5, a5, 256
vle64.v v28, (a5)
addi a5, a5, 256
vle64.v v30, (a5)
addi a5, a5, 256
vle64.v v10, (a0)
vle64.v v12, (a1)
.Lhashweave_zvknh_sha512_m2_block:
ld t3, (a2)
add t3, t3, t1
vsetvli zero, t2, e8, m2, ta, ma
vle8.v v2, (t3)
addi t3, t3, 32
vle8.v v4, (t3)
addi t3, t3, 32
vle8.v v6, (t3)
addi t3, t3, 32
vle8.v v8, (t3)
addi t4, a3, -1
beqz t4, .Lhashweave_zvknh_sha512_m2_loaded
vsetvli zero, a6, e8, m2, ta, mu
lla t5, .Lhashweave_zvknh_sha512_m2_mask
mv t6, a2
mv a7, t1
.Lhashweave_zvknh_sha512_m2_other:
addi t5, t5, -4
vlm.v v0, (t5)
addi t6, t6, 8
ld t3, (t6)
addi a7, a7, -32
add t3, t3, a7
vle8.v v2, (t3), v0.t
addi t3, t3, 32
vle8.v v4, (t3), v0.t
addi t3, t3, 32
vle8.v v6, (t3), v0.t
addi t3, t3, 32
vle8.v v8, (t3), v0.t
addi t4, t4, -1
bnez t4, .Lhashweave_zvknh_sha512_m2_other
li a7, 0x11
vmv.v.x v0, a7
.Lhashweave_zvknh_sha512_m2_loaded:
vsetvli zero, t0, e64, m2, ta, ma
vrev8.v v2, v2
vrev8.v v4, v4
vrev8.v v6, v6
vrev8.v v8, v8
vmv.v.v v14, v10
vmv.v.v v16, v12
mv t3, a5
vadd.vv v18, v2, v22
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vadd.vv v18, v4, v24
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vadd.vv v18, v6, v26
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vadd.vv v18, v8, v28
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vadd.vv v18, v2, v30
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v4, v18
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v6, v18
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v8, v18
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v2, v18
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v4, v18
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v6, v18
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v8, v18
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v2, v18
vmerge.vvm v20, v6, v4, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v2, v20, v8
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v4, v18
vmerge.vvm v20, v8, v6, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v4, v20, v2
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v6, v18
vmerge.vvm v20, v2, v8, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v6, v20, v4
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v8, v18
vmerge.vvm v20, v4, v2, v0
vsha2cl.vv v12, v10, v18
vsha2ms.vv v8, v20, v6
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v2, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v4, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v6, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vle64.v v18, (t3)
addi t3, t3, 256
vadd.vv v18, v8, v18
vsha2cl.vv v12, v10, v18
vsha2ch.vv v10, v12, v18
vadd.vv v10, v10, v14
vadd.vv v12, v12, v16
addi t1, t1, 128
addi a4, a4, -1
bnez a4, .Lhashweave_zvknh_sha512_m2_block
vse64.v v10, (a0)
vse64.v v12, (a1)
ret
.zero 28
.Lhashweave_zvknh_sha512_m2_mask:
.fill 4, 1, 0xff
.zero 24
.option pop

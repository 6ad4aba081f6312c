# Written by `just weave`; what to change is in crates/weave.
.option push
.text
.p2align 4
.globl hashweave_rv64_keccak
.hidden hashweave_rv64_keccak
.type hashweave_rv64_keccak, @function
hashweave_rv64_keccak:
addi sp, sp, -144
sd s0, 0(sp)
sd s1, 8(sp)
sd s2, 16(sp)
sd s3, 24(sp)
sd s4, 32(sp)
sd s5, 40(sp)
sd s6, 48(sp)
sd s7, 56(sp)
sd s8, 64(sp)
sd s9, 72(sp)
sd s10, 80(sp)
sd s11, 88(sp)
sd ra, 96(sp)
ld t0, 0(a0)
ld t1, 40(a0)
xor t2, t0, t1
ld t3, 80(a0)
xor t2, t2, t3
ld t4, 120(a0)
xor t2, t2, t4
ld t5, 160(a0)
xor t2, t2, t5
ld t6, 8(a0)
ld a1, 48(a0)
xor a2, t6, a1
ld a3, 88(a0)
xor a2, a2, a3
ld a4, 128(a0)
xor a2, a2, a4
ld a5, 168(a0)
xor a2, a2, a5
ld a6, 16(a0)
ld a7, 56(a0)
xor s0, a6, a7
ld s1, 96(a0)
xor s0, s0, s1
ld s2, 136(a0)
xor s0, s0, s2
ld s3, 176(a0)
xor s0, s0, s3
ld s4, 24(a0)
ld s5, 64(a0)
xor s6, s4, s5
ld s7, 104(a0)
xor s6, s6, s7
ld s8, 144(a0)
xor s6, s6, s8
ld s9, 184(a0)
xor s6, s6, s9
ld s10, 32(a0)
ld s11, 72(a0)
xor ra, s10, s11
ld a5, 112(a0)
xor ra, ra, a5
ld t4, 152(a0)
xor ra, ra, t4
ld a5, 192(a0)
xor ra, ra, a5
slli s5, a2, 1
xor s5, ra, s5
srli a6, a2, 63
xor s5, s5, a6
slli a6, s6, 1
xor a2, a2, a6
srli a6, s6, 63
xor a2, a2, a6
slli a6, t2, 1
xor s6, s6, a6
srli a6, t2, 63
xor s6, s6, a6
slli a6, s0, 1
xor t2, t2, a6
srli a6, s0, 63
xor t2, t2, a6
slli a6, ra, 1
xor s0, s0, a6
srli ra, ra, 63
xor s0, s0, ra
xor t0, t0, s5
xor a1, a1, t2
xor s1, s1, a2
xor s8, s8, s0
xor a5, a5, s6
xor s4, s4, s0
xor s11, s11, s6
xor t3, t3, s5
xor a4, a4, t2
xor s3, s3, a2
xor t6, t6, t2
xor a7, a7, a2
xor s7, s7, s0
slli a6, a1, 44
srli a1, a1, 20
or a6, a6, a1
xor t4, t4, s6
slli ra, s1, 43
srli s1, s1, 21
or ra, ra, s1
xor t5, t5, s5
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s1, a5, 14
srli a5, a5, 50
or s1, s1, a5
slli s8, s4, 28
srli s4, s4, 36
or s8, s8, s4
slli a5, s11, 20
srli s11, s11, 44
or a5, a5, s11
slli s4, t3, 3
srli t3, t3, 61
or s4, s4, t3
slli s11, a4, 45
srli a4, a4, 19
or s11, s11, a4
xor s10, s10, s6
slli t3, s3, 61
srli s3, s3, 3
or t3, t3, s3
xor t1, t1, s5
not a4, a1
or a4, a4, ra
xor a4, a6, a4
xor a3, a3, t2
not s3, s1
sd a4, 104(sp)
and a4, s3, t0
xor a1, a1, a4
not a4, ra
or a4, a4, a6
xor t0, t0, a4
or s3, s3, a1
xor ra, ra, s3
and a6, t0, a6
xor s1, s1, a6
xori t0, t0, 1
xor s2, s2, a2
xor s9, s9, s0
slli a4, t6, 1
srli t6, t6, 63
or a4, a4, t6
slli s3, a7, 6
srli a7, a7, 58
or s3, s3, a7
slli a6, s7, 25
srli s7, s7, 39
or a6, a6, s7
slli t6, t4, 8
srli t4, t4, 56
or t6, t6, t4
ld a7, 16(a0)
xor a7, a7, a2
slli s7, t5, 18
srli t5, t5, 46
or s7, s7, t5
ld t4, 64(a0)
xor t4, t4, s0
not a2, s4
or a2, a2, a5
ld t5, 112(a0)
xor t5, t5, s6
not s0, s11
and s0, s0, t3
xor s4, s4, s0
ld s6, 120(a0)
xor s6, s6, s5
not s0, a5
or s0, s0, s8
xor t3, t3, s0
ld s5, 168(a0)
xor s5, s5, t2
not s0, s4
and s0, s0, s11
xor a5, a5, s0
and t2, t3, s8
xor s11, s11, t2
xor s8, s8, a2
slli s0, s10, 27
srli s10, s10, 37
or s0, s0, s10
slli t2, t1, 36
srli t1, t1, 28
or t2, t2, t1
slli a2, a3, 10
srli a3, a3, 54
or a2, a2, a3
slli s10, s2, 15
srli s2, s2, 49
or s10, s10, s2
slli t1, s9, 56
srli s9, s9, 8
or t1, t1, s9
not a3, s7
or a3, a3, t6
not s2, a4
and s2, s2, s3
xor s7, s7, s2
not s9, t6
or s9, s9, a6
xor s3, s3, s9
not s2, s7
and s2, s2, a4
xor t6, t6, s2
and s9, s3, a6
xor a4, a4, s9
xor a6, a6, a3
slli s2, a7, 62
srli a7, a7, 2
or s2, s2, a7
slli s9, t4, 55
srli t4, t4, 9
or s9, s9, t4
slli a3, t5, 39
srli t5, t5, 25
or a3, a3, t5
slli a7, s6, 41
srli s6, s6, 23
or a7, a7, s6
slli t4, s5, 2
srli s5, s5, 62
or t4, t4, s5
not t5, a2
or t5, t5, t2
xor t5, s0, t5
not s6, s10
and s5, s6, t1
xor a2, a2, s5
not s5, t2
or s5, s5, s0
xor t1, t1, s5
or s6, s6, a2
xor t2, t2, s6
and s0, t1, s0
xor s10, s10, s0
not s5, s9
and s5, s5, a3
not s6, a7
and s6, s6, t4
xor a3, a3, s6
not s0, s2
and s0, s0, s9
xor t4, t4, s0
not s6, a3
and s6, s6, a7
xor s9, s9, s6
not s0, t4
and s0, s0, s2
xor a7, a7, s0
xor s2, s2, s5
xor s6, t0, s8
xor s6, s6, a4
xor s6, s6, t5
xor s6, s6, s2
ld s0, 104(sp)
xor s5, s0, a5
xor s5, s5, s3
xor s5, s5, t2
xor s5, s5, s9
xor s0, ra, s4
xor s0, s0, a6
xor s0, s0, a2
xor s0, s0, a3
sd s9, 112(sp)
xor s9, a1, s11
xor s9, s9, t6
xor s9, s9, s10
xor s9, s9, a7
sd t5, 120(sp)
xor t5, s1, t3
xor t5, t5, s7
xor t5, t5, t1
xor t5, t5, t4
sd s7, 128(sp)
slli s7, s5, 1
xor s7, t5, s7
sd s11, 136(sp)
srli s11, s5, 63
xor s7, s7, s11
slli s11, s9, 1
xor s5, s5, s11
srli s11, s9, 63
xor s5, s5, s11
slli s11, s6, 1
xor s9, s9, s11
srli s11, s6, 63
xor s9, s9, s11
slli s11, s0, 1
xor s6, s6, s11
srli s11, s0, 63
xor s6, s6, s11
slli s11, t5, 1
xor s0, s0, s11
srli t5, t5, 63
xor s0, s0, t5
xor t0, t0, s7
xor a5, a5, s6
xor a6, a6, s5
xor s10, s10, s0
xor t4, t4, s9
xor a1, a1, s0
xor t3, t3, s9
xor a4, a4, s7
xor t2, t2, s6
xor a3, a3, s5
ld s11, 104(sp)
xor s11, s11, s6
xor s4, s4, s5
xor t6, t6, s0
slli t5, a5, 44
srli a5, a5, 20
or t5, t5, a5
xor t1, t1, s9
slli a5, a6, 43
srli a6, a6, 21
or a5, a5, a6
xor s2, s2, s7
slli a6, s10, 21
srli s10, s10, 43
or a6, a6, s10
slli s10, t4, 14
srli t4, t4, 50
or s10, s10, t4
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli a1, t3, 20
srli t3, t3, 44
or a1, a1, t3
xor s1, s1, s9
slli t3, a4, 3
srli a4, a4, 61
or t3, t3, a4
xor s8, s8, s7
slli a4, t2, 45
srli t2, t2, 19
or a4, a4, t2
xor s3, s3, s6
slli t2, a3, 61
srli a3, a3, 3
or t2, t2, a3
xor a2, a2, s5
and a3, s10, t0
sd a2, 104(sp)
and a2, t5, a5
xor t0, t0, a2
or a2, a6, s10
xor a5, a5, a2
or a2, t0, t5
xor s10, s10, a2
and a2, a5, a6
xor t5, t5, a2
xor a6, a6, a3
ld a2, .Lhashweave_rv64_keccak_constants+0
xor t0, t0, a2
xor a7, a7, s0
slli a3, s11, 1
srli s11, s11, 63
or a3, a3, s11
xor ra, ra, s5
slli a2, s4, 6
srli s4, s4, 58
or a2, a2, s4
ld s11, 136(sp)
xor s11, s11, s0
slli s5, t6, 25
srli t6, t6, 39
or s5, s5, t6
ld s4, 128(sp)
xor s4, s4, s9
slli s0, t1, 8
srli t1, t1, 56
or s0, s0, t1
ld t6, 120(sp)
xor t6, t6, s7
slli s9, s2, 18
srli s2, s2, 46
or s9, s9, s2
ld t1, 112(sp)
xor t1, t1, s6
and s7, t3, a4
and s2, t2, t4
xor a4, a4, s2
or s6, a1, t3
xor t4, t4, s6
or s2, a4, t2
xor t3, t3, s2
and s6, t4, a1
xor t2, t2, s6
xor a1, a1, s7
slli s2, s1, 27
srli s1, s1, 37
or s2, s2, s1
slli s6, s8, 36
srli s8, s8, 28
or s6, s6, s8
slli s7, s3, 10
srli s3, s3, 54
or s7, s7, s3
ld s1, 104(sp)
slli s8, s1, 15
srli s1, s1, 49
or s8, s8, s1
slli s3, a7, 56
srli a7, a7, 8
or s3, s3, a7
and s1, s9, a3
and a7, a2, s5
xor a3, a3, a7
or a7, s0, s9
xor s5, s5, a7
or a7, a3, a2
xor s9, s9, a7
and a7, s5, s0
xor a2, a2, a7
xor s0, s0, s1
slli a7, ra, 62
srli ra, ra, 2
or a7, a7, ra
slli s1, s11, 55
srli s11, s11, 9
or s1, s1, s11
slli ra, s4, 39
srli s4, s4, 25
or ra, ra, s4
slli s11, t6, 41
srli t6, t6, 23
or s11, s11, t6
slli s4, t1, 2
srli t1, t1, 62
or s4, s4, t1
and t6, s8, s3
and t1, s2, s6
xor s3, s3, t1
or t1, s7, s8
xor s6, s6, t1
or t1, s3, s2
xor s8, s8, t1
and t1, s6, s7
xor s2, s2, t1
xor s7, s7, t6
not s3, s3
and t1, ra, s11
and t6, s4, a7
xor s11, s11, t6
or t6, s1, ra
xor a7, a7, t6
or t6, s11, s4
xor ra, ra, t6
and t6, a7, s1
xor s4, s4, t6
xor s1, s1, t1
not a7, a7
not s4, s4
xor t6, t0, t4
xor t6, t6, a3
xor t6, t6, s2
xor t6, t6, a7
xor t1, t5, a1
xor t1, t1, a2
xor t1, t1, s6
xor t1, t1, s1
sd s1, 104(sp)
xor s1, a5, t3
xor s1, s1, s5
xor s1, s1, s7
xor s1, s1, ra
sd s2, 112(sp)
xor s2, a6, a4
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, s11
sd a4, 120(sp)
xor a4, s10, t2
xor a4, a4, s9
xor a4, a4, s3
xor a4, a4, s4
sd s9, 128(sp)
slli s9, t1, 1
xor s9, a4, s9
sd a5, 136(sp)
srli a5, t1, 63
xor s9, s9, a5
slli a5, s2, 1
xor t1, t1, a5
srli a5, s2, 63
xor t1, t1, a5
slli a5, t6, 1
xor s2, s2, a5
srli a5, t6, 63
xor s2, s2, a5
slli a5, s1, 1
xor t6, t6, a5
srli a5, s1, 63
xor t6, t6, a5
slli a5, a4, 1
xor s1, s1, a5
srli a4, a4, 63
xor s1, s1, a4
xor t0, t0, s9
xor a1, a1, t6
xor s5, s5, t1
xor s8, s8, s1
xor s4, s4, s2
xor a6, a6, s1
xor t2, t2, s2
xor a3, a3, s9
xor s6, s6, t6
xor ra, ra, t1
xor t5, t5, t6
xor t3, t3, t1
xor s0, s0, s1
slli a5, a1, 44
srli a1, a1, 20
or a5, a5, a1
xor s3, s3, s2
slli a4, s5, 43
srli s5, s5, 21
or a4, a4, s5
xor a7, a7, s9
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s5, s4, 14
srli s4, s4, 50
or s5, s5, s4
slli s8, a6, 28
srli a6, a6, 36
or s8, s8, a6
slli s4, t2, 20
srli t2, t2, 44
or s4, s4, t2
xor s10, s10, s2
slli a6, a3, 3
srli a3, a3, 61
or a6, a6, a3
xor t4, t4, s9
slli t2, s6, 45
srli s6, s6, 19
or t2, t2, s6
xor a2, a2, t6
slli a3, ra, 61
srli ra, ra, 3
or a3, a3, ra
xor s7, s7, t1
and s6, s5, t0
and ra, a5, a4
xor t0, t0, ra
or ra, a1, s5
xor a4, a4, ra
or ra, t0, a5
xor s5, s5, ra
and ra, a4, a1
xor a5, a5, ra
xor a1, a1, s6
ld ra, .Lhashweave_rv64_keccak_constants+8
xor t0, t0, ra
xor s11, s11, s1
slli s6, t5, 1
srli t5, t5, 63
or s6, s6, t5
ld ra, 136(sp)
xor ra, ra, t1
slli t5, t3, 6
srli t3, t3, 58
or t5, t5, t3
ld t1, 120(sp)
xor t1, t1, s1
slli t3, s0, 25
srli s0, s0, 39
or t3, t3, s0
ld s1, 128(sp)
xor s1, s1, s2
slli s0, s3, 8
srli s3, s3, 56
or s0, s0, s3
ld s2, 112(sp)
xor s2, s2, s9
slli s3, a7, 18
srli a7, a7, 46
or s3, s3, a7
ld s9, 104(sp)
xor s9, s9, t6
and a7, a6, t2
and t6, a3, s8
xor t2, t2, t6
or t6, s4, a6
xor s8, s8, t6
or t6, t2, a3
xor a6, a6, t6
and t6, s8, s4
xor a3, a3, t6
xor s4, s4, a7
slli t6, s10, 27
srli s10, s10, 37
or t6, t6, s10
slli a7, t4, 36
srli t4, t4, 28
or a7, a7, t4
slli s10, a2, 10
srli a2, a2, 54
or s10, s10, a2
slli t4, s7, 15
srli s7, s7, 49
or t4, t4, s7
slli a2, s11, 56
srli s11, s11, 8
or a2, a2, s11
and s7, s3, s6
and s11, t5, t3
xor s6, s6, s11
or s11, s0, s3
xor t3, t3, s11
or s11, s6, t5
xor s3, s3, s11
and s11, t3, s0
xor t5, t5, s11
xor s0, s0, s7
slli s11, ra, 62
srli ra, ra, 2
or s11, s11, ra
slli s7, t1, 55
srli t1, t1, 9
or s7, s7, t1
slli ra, s1, 39
srli s1, s1, 25
or ra, ra, s1
slli t1, s2, 41
srli s2, s2, 23
or t1, t1, s2
slli s1, s9, 2
srli s9, s9, 62
or s1, s1, s9
and s2, t4, a2
and s9, t6, a7
xor a2, a2, s9
or s9, s10, t4
xor a7, a7, s9
or s9, a2, t6
xor t4, t4, s9
and s9, a7, s10
xor t6, t6, s9
xor s10, s10, s2
not a2, a2
and s9, ra, t1
and s2, s1, s11
xor t1, t1, s2
or s2, s7, ra
xor s11, s11, s2
or s2, t1, s1
xor ra, ra, s2
and s2, s11, s7
xor s1, s1, s2
xor s7, s7, s9
not s11, s11
not s1, s1
xor s2, t0, s8
xor s2, s2, s6
xor s2, s2, t6
xor s2, s2, s11
xor s9, a5, s4
xor s9, s9, t5
xor s9, s9, a7
xor s9, s9, s7
sd s7, 104(sp)
xor s7, a4, a6
xor s7, s7, t3
xor s7, s7, s10
xor s7, s7, ra
sd t6, 112(sp)
xor t6, a1, t2
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, t1
sd t2, 128(sp)
xor t2, s5, a3
xor t2, t2, s3
xor t2, t2, a2
xor t2, t2, s1
sd s3, 120(sp)
slli s3, s9, 1
xor s3, t2, s3
sd a4, 136(sp)
srli a4, s9, 63
xor s3, s3, a4
slli a4, t6, 1
xor s9, s9, a4
srli a4, t6, 63
xor s9, s9, a4
slli a4, s2, 1
xor t6, t6, a4
srli a4, s2, 63
xor t6, t6, a4
slli a4, s7, 1
xor s2, s2, a4
srli a4, s7, 63
xor s2, s2, a4
slli a4, t2, 1
xor s7, s7, a4
srli t2, t2, 63
xor s7, s7, t2
xor t0, t0, s3
xor s4, s4, s2
xor t3, t3, s9
xor t4, t4, s7
xor s1, s1, t6
xor a1, a1, s7
xor a3, a3, t6
xor s6, s6, s3
xor a7, a7, s2
xor ra, ra, s9
xor a5, a5, s2
xor a6, a6, s9
xor s0, s0, s7
slli a4, s4, 44
srli s4, s4, 20
or a4, a4, s4
xor a2, a2, t6
slli t2, t3, 43
srli t3, t3, 21
or t2, t2, t3
xor s11, s11, s3
slli s4, t4, 21
srli t4, t4, 43
or s4, s4, t4
slli t3, s1, 14
srli s1, s1, 50
or t3, t3, s1
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli s1, a3, 20
srli a3, a3, 44
or s1, s1, a3
xor s5, s5, t6
slli a1, s6, 3
srli s6, s6, 61
or a1, a1, s6
xor s8, s8, s3
slli a3, a7, 45
srli a7, a7, 19
or a3, a3, a7
xor t5, t5, s2
slli s6, ra, 61
srli ra, ra, 3
or s6, s6, ra
xor s10, s10, s9
and a7, t3, t0
and ra, a4, t2
xor t0, t0, ra
or ra, s4, t3
xor t2, t2, ra
or ra, t0, a4
xor t3, t3, ra
and ra, t2, s4
xor a4, a4, ra
xor s4, s4, a7
ld ra, .Lhashweave_rv64_keccak_constants+16
xor t0, t0, ra
xor t1, t1, s7
slli a7, a5, 1
srli a5, a5, 63
or a7, a7, a5
ld ra, 136(sp)
xor ra, ra, s9
slli a5, a6, 6
srli a6, a6, 58
or a5, a5, a6
ld s9, 128(sp)
xor s9, s9, s7
slli a6, s0, 25
srli s0, s0, 39
or a6, a6, s0
ld s7, 120(sp)
xor s7, s7, t6
slli s0, a2, 8
srli a2, a2, 56
or s0, s0, a2
ld t6, 112(sp)
xor t6, t6, s3
slli a2, s11, 18
srli s11, s11, 46
or a2, a2, s11
ld s3, 104(sp)
xor s3, s3, s2
and s11, a1, a3
and s2, s6, t4
xor a3, a3, s2
or s2, s1, a1
xor t4, t4, s2
or s2, a3, s6
xor a1, a1, s2
and s2, t4, s1
xor s6, s6, s2
xor s1, s1, s11
slli s2, s5, 27
srli s5, s5, 37
or s2, s2, s5
slli s11, s8, 36
srli s8, s8, 28
or s11, s11, s8
slli s5, t5, 10
srli t5, t5, 54
or s5, s5, t5
slli s8, s10, 15
srli s10, s10, 49
or s8, s8, s10
slli t5, t1, 56
srli t1, t1, 8
or t5, t5, t1
and s10, a2, a7
and t1, a5, a6
xor a7, a7, t1
or t1, s0, a2
xor a6, a6, t1
or t1, a7, a5
xor a2, a2, t1
and t1, a6, s0
xor a5, a5, t1
xor s0, s0, s10
slli t1, ra, 62
srli ra, ra, 2
or t1, t1, ra
slli s10, s9, 55
srli s9, s9, 9
or s10, s10, s9
slli ra, s7, 39
srli s7, s7, 25
or ra, ra, s7
slli s9, t6, 41
srli t6, t6, 23
or s9, s9, t6
slli s7, s3, 2
srli s3, s3, 62
or s7, s7, s3
and t6, s8, t5
and s3, s2, s11
xor t5, t5, s3
or s3, s5, s8
xor s11, s11, s3
or s3, t5, s2
xor s8, s8, s3
and s3, s11, s5
xor s2, s2, s3
xor s5, s5, t6
not t5, t5
and s3, ra, s9
and t6, s7, t1
xor s9, s9, t6
or t6, s10, ra
xor t1, t1, t6
or t6, s9, s7
xor ra, ra, t6
and t6, t1, s10
xor s7, s7, t6
xor s10, s10, s3
not t1, t1
not s7, s7
xor t6, t0, t4
xor t6, t6, a7
xor t6, t6, s2
xor t6, t6, t1
xor s3, a4, s1
xor s3, s3, a5
xor s3, s3, s11
xor s3, s3, s10
sd s10, 104(sp)
xor s10, t2, a1
xor s10, s10, a6
xor s10, s10, s5
xor s10, s10, ra
sd s2, 112(sp)
xor s2, s4, a3
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, s9
sd a3, 120(sp)
xor a3, t3, s6
xor a3, a3, a2
xor a3, a3, t5
xor a3, a3, s7
sd a2, 128(sp)
slli a2, s3, 1
xor a2, a3, a2
sd t2, 136(sp)
srli t2, s3, 63
xor a2, a2, t2
slli t2, s2, 1
xor s3, s3, t2
srli t2, s2, 63
xor s3, s3, t2
slli t2, t6, 1
xor s2, s2, t2
srli t2, t6, 63
xor s2, s2, t2
slli t2, s10, 1
xor t6, t6, t2
srli t2, s10, 63
xor t6, t6, t2
slli t2, a3, 1
xor s10, s10, t2
srli a3, a3, 63
xor s10, s10, a3
xor t0, t0, a2
xor s1, s1, t6
xor a6, a6, s3
xor s8, s8, s10
xor s7, s7, s2
xor s4, s4, s10
xor s6, s6, s2
xor a7, a7, a2
xor s11, s11, t6
xor ra, ra, s3
xor a4, a4, t6
xor a1, a1, s3
xor s0, s0, s10
slli t2, s1, 44
srli s1, s1, 20
or t2, t2, s1
xor t5, t5, s2
slli a3, a6, 43
srli a6, a6, 21
or a3, a3, a6
xor t1, t1, a2
slli s1, s8, 21
srli s8, s8, 43
or s1, s1, s8
slli a6, s7, 14
srli s7, s7, 50
or a6, a6, s7
slli s8, s4, 28
srli s4, s4, 36
or s8, s8, s4
slli s7, s6, 20
srli s6, s6, 44
or s7, s7, s6
xor t3, t3, s2
slli s4, a7, 3
srli a7, a7, 61
or s4, s4, a7
xor t4, t4, a2
slli s6, s11, 45
srli s11, s11, 19
or s6, s6, s11
xor a5, a5, t6
slli a7, ra, 61
srli ra, ra, 3
or a7, a7, ra
xor s5, s5, s3
and s11, a6, t0
and ra, t2, a3
xor t0, t0, ra
or ra, s1, a6
xor a3, a3, ra
or ra, t0, t2
xor a6, a6, ra
and ra, a3, s1
xor t2, t2, ra
xor s1, s1, s11
ld ra, .Lhashweave_rv64_keccak_constants+24
xor t0, t0, ra
xor s9, s9, s10
slli s11, a4, 1
srli a4, a4, 63
or s11, s11, a4
ld ra, 136(sp)
xor ra, ra, s3
slli a4, a1, 6
srli a1, a1, 58
or a4, a4, a1
ld s3, 120(sp)
xor s3, s3, s10
slli a1, s0, 25
srli s0, s0, 39
or a1, a1, s0
ld s10, 128(sp)
xor s10, s10, s2
slli s0, t5, 8
srli t5, t5, 56
or s0, s0, t5
ld s2, 112(sp)
xor s2, s2, a2
slli t5, t1, 18
srli t1, t1, 46
or t5, t5, t1
ld a2, 104(sp)
xor a2, a2, t6
and t1, s4, s6
and t6, a7, s8
xor s6, s6, t6
or t6, s7, s4
xor s8, s8, t6
or t6, s6, a7
xor s4, s4, t6
and t6, s8, s7
xor a7, a7, t6
xor s7, s7, t1
slli t6, t3, 27
srli t3, t3, 37
or t6, t6, t3
slli t1, t4, 36
srli t4, t4, 28
or t1, t1, t4
slli t3, a5, 10
srli a5, a5, 54
or t3, t3, a5
slli t4, s5, 15
srli s5, s5, 49
or t4, t4, s5
slli a5, s9, 56
srli s9, s9, 8
or a5, a5, s9
and s5, t5, s11
and s9, a4, a1
xor s11, s11, s9
or s9, s0, t5
xor a1, a1, s9
or s9, s11, a4
xor t5, t5, s9
and s9, a1, s0
xor a4, a4, s9
xor s0, s0, s5
slli s9, ra, 62
srli ra, ra, 2
or s9, s9, ra
slli s5, s3, 55
srli s3, s3, 9
or s5, s5, s3
slli ra, s10, 39
srli s10, s10, 25
or ra, ra, s10
slli s3, s2, 41
srli s2, s2, 23
or s3, s3, s2
slli s10, a2, 2
srli a2, a2, 62
or s10, s10, a2
and s2, t4, a5
and a2, t6, t1
xor a5, a5, a2
or a2, t3, t4
xor t1, t1, a2
or a2, a5, t6
xor t4, t4, a2
and a2, t1, t3
xor t6, t6, a2
xor t3, t3, s2
not a5, a5
and a2, ra, s3
and s2, s10, s9
xor s3, s3, s2
or s2, s5, ra
xor s9, s9, s2
or s2, s3, s10
xor ra, ra, s2
and s2, s9, s5
xor s10, s10, s2
xor s5, s5, a2
not s9, s9
not s10, s10
xor s2, t0, s8
xor s2, s2, s11
xor s2, s2, t6
xor s2, s2, s9
xor a2, t2, s7
xor a2, a2, a4
xor a2, a2, t1
xor a2, a2, s5
sd s5, 104(sp)
xor s5, a3, s4
xor s5, s5, a1
xor s5, s5, t3
xor s5, s5, ra
sd t6, 112(sp)
xor t6, s1, s6
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, s3
sd s6, 128(sp)
xor s6, a6, a7
xor s6, s6, t5
xor s6, s6, a5
xor s6, s6, s10
sd t5, 120(sp)
slli t5, a2, 1
xor t5, s6, t5
sd a3, 136(sp)
srli a3, a2, 63
xor t5, t5, a3
slli a3, t6, 1
xor a2, a2, a3
srli a3, t6, 63
xor a2, a2, a3
slli a3, s2, 1
xor t6, t6, a3
srli a3, s2, 63
xor t6, t6, a3
slli a3, s5, 1
xor s2, s2, a3
srli a3, s5, 63
xor s2, s2, a3
slli a3, s6, 1
xor s5, s5, a3
srli s6, s6, 63
xor s5, s5, s6
xor t0, t0, t5
xor s7, s7, s2
xor a1, a1, a2
xor t4, t4, s5
xor s10, s10, t6
xor s1, s1, s5
xor a7, a7, t6
xor s11, s11, t5
xor t1, t1, s2
xor ra, ra, a2
xor t2, t2, s2
xor s4, s4, a2
xor s0, s0, s5
slli a3, s7, 44
srli s7, s7, 20
or a3, a3, s7
xor a5, a5, t6
slli s6, a1, 43
srli a1, a1, 21
or s6, s6, a1
xor s9, s9, t5
slli s7, t4, 21
srli t4, t4, 43
or s7, s7, t4
slli a1, s10, 14
srli s10, s10, 50
or a1, a1, s10
slli t4, s1, 28
srli s1, s1, 36
or t4, t4, s1
slli s10, a7, 20
srli a7, a7, 44
or s10, s10, a7
xor a6, a6, t6
slli s1, s11, 3
srli s11, s11, 61
or s1, s1, s11
xor s8, s8, t5
slli a7, t1, 45
srli t1, t1, 19
or a7, a7, t1
xor a4, a4, s2
slli s11, ra, 61
srli ra, ra, 3
or s11, s11, ra
xor t3, t3, a2
and t1, a1, t0
and ra, a3, s6
xor t0, t0, ra
or ra, s7, a1
xor s6, s6, ra
or ra, t0, a3
xor a1, a1, ra
and ra, s6, s7
xor a3, a3, ra
xor s7, s7, t1
xor s3, s3, s5
ld ra, .Lhashweave_rv64_keccak_constants+32
xor t0, t0, ra
slli t1, t2, 1
srli t2, t2, 63
or t1, t1, t2
ld t2, 136(sp)
xor t2, t2, a2
slli a2, s4, 6
srli s4, s4, 58
or a2, a2, s4
ld s4, 128(sp)
xor s4, s4, s5
slli s5, s0, 25
srli s0, s0, 39
or s5, s5, s0
ld s0, 120(sp)
xor s0, s0, t6
slli t6, a5, 8
srli a5, a5, 56
or t6, t6, a5
ld a5, 112(sp)
xor a5, a5, t5
slli t5, s9, 18
srli s9, s9, 46
or t5, t5, s9
ld s9, 104(sp)
xor s9, s9, s2
and s2, s1, a7
and ra, s11, t4
xor a7, a7, ra
or ra, s10, s1
xor t4, t4, ra
or ra, a7, s11
xor s1, s1, ra
and ra, t4, s10
xor s11, s11, ra
xor s10, s10, s2
slli ra, a6, 27
srli a6, a6, 37
or ra, ra, a6
slli s2, s8, 36
srli s8, s8, 28
or s2, s2, s8
slli a6, a4, 10
srli a4, a4, 54
or a6, a6, a4
slli s8, t3, 15
srli t3, t3, 49
or s8, s8, t3
slli a4, s3, 56
srli s3, s3, 8
or a4, a4, s3
and t3, t5, t1
and s3, a2, s5
xor t1, t1, s3
or s3, t6, t5
xor s5, s5, s3
or s3, t1, a2
xor t5, t5, s3
and s3, s5, t6
xor a2, a2, s3
xor t6, t6, t3
slli s3, t2, 62
srli t2, t2, 2
or s3, s3, t2
slli t3, s4, 55
srli s4, s4, 9
or t3, t3, s4
slli t2, s0, 39
srli s0, s0, 25
or t2, t2, s0
slli s4, a5, 41
srli a5, a5, 23
or s4, s4, a5
slli s0, s9, 2
srli s9, s9, 62
or s0, s0, s9
and a5, s8, a4
and s9, ra, s2
xor a4, a4, s9
or s9, a6, s8
xor s2, s2, s9
or s9, a4, ra
xor s8, s8, s9
and s9, s2, a6
xor ra, ra, s9
xor a6, a6, a5
not a4, a4
and s9, t2, s4
and a5, s0, s3
xor s4, s4, a5
or a5, t3, t2
xor s3, s3, a5
or a5, s4, s0
xor t2, t2, a5
and a5, s3, t3
xor s0, s0, a5
xor t3, t3, s9
not s3, s3
not s0, s0
xor a5, t0, t4
xor a5, a5, t1
xor a5, a5, ra
xor a5, a5, s3
xor s9, a3, s10
xor s9, s9, a2
xor s9, s9, s2
xor s9, s9, t3
sd t3, 104(sp)
xor t3, s6, s1
xor t3, t3, s5
xor t3, t3, a6
xor t3, t3, t2
sd ra, 112(sp)
xor ra, s7, a7
xor ra, ra, t6
xor ra, ra, s8
xor ra, ra, s4
sd a7, 120(sp)
xor a7, a1, s11
xor a7, a7, t5
xor a7, a7, a4
xor a7, a7, s0
sd t5, 128(sp)
slli t5, s9, 1
xor t5, a7, t5
sd s6, 136(sp)
srli s6, s9, 63
xor t5, t5, s6
slli s6, ra, 1
xor s9, s9, s6
srli s6, ra, 63
xor s9, s9, s6
slli s6, a5, 1
xor ra, ra, s6
srli s6, a5, 63
xor ra, ra, s6
slli s6, t3, 1
xor a5, a5, s6
srli s6, t3, 63
xor a5, a5, s6
slli s6, a7, 1
xor t3, t3, s6
srli a7, a7, 63
xor t3, t3, a7
xor t0, t0, t5
xor s10, s10, a5
xor s5, s5, s9
xor s8, s8, t3
xor s0, s0, ra
xor s7, s7, t3
xor s11, s11, ra
xor t1, t1, t5
xor s2, s2, a5
xor t2, t2, s9
xor a3, a3, a5
xor s1, s1, s9
xor t6, t6, t3
slli s6, s10, 44
srli s10, s10, 20
or s6, s6, s10
xor a4, a4, ra
slli a7, s5, 43
srli s5, s5, 21
or a7, a7, s5
xor s3, s3, t5
slli s10, s8, 21
srli s8, s8, 43
or s10, s10, s8
slli s5, s0, 14
srli s0, s0, 50
or s5, s5, s0
slli s8, s7, 28
srli s7, s7, 36
or s8, s8, s7
slli s0, s11, 20
srli s11, s11, 44
or s0, s0, s11
xor a1, a1, ra
slli s7, t1, 3
srli t1, t1, 61
or s7, s7, t1
xor t4, t4, t5
slli s11, s2, 45
srli s2, s2, 19
or s11, s11, s2
xor a2, a2, a5
slli t1, t2, 61
srli t2, t2, 3
or t1, t1, t2
xor a6, a6, s9
and s2, s5, t0
and t2, s6, a7
xor t0, t0, t2
or t2, s10, s5
xor a7, a7, t2
or t2, t0, s6
xor s5, s5, t2
and t2, a7, s10
xor s6, s6, t2
xor s10, s10, s2
xor s4, s4, t3
ld t2, .Lhashweave_rv64_keccak_constants+40
xor t0, t0, t2
slli s2, a3, 1
srli a3, a3, 63
or s2, s2, a3
ld a3, 136(sp)
xor a3, a3, s9
slli s9, s1, 6
srli s1, s1, 58
or s9, s9, s1
ld s1, 120(sp)
xor s1, s1, t3
slli t3, t6, 25
srli t6, t6, 39
or t3, t3, t6
ld t6, 128(sp)
xor t6, t6, ra
slli ra, a4, 8
srli a4, a4, 56
or ra, ra, a4
ld a4, 112(sp)
xor a4, a4, t5
slli t5, s3, 18
srli s3, s3, 46
or t5, t5, s3
ld s3, 104(sp)
xor s3, s3, a5
and a5, s7, s11
and t2, t1, s8
xor s11, s11, t2
or t2, s0, s7
xor s8, s8, t2
or t2, s11, t1
xor s7, s7, t2
and t2, s8, s0
xor t1, t1, t2
xor s0, s0, a5
slli t2, a1, 27
srli a1, a1, 37
or t2, t2, a1
slli a5, t4, 36
srli t4, t4, 28
or a5, a5, t4
slli a1, a2, 10
srli a2, a2, 54
or a1, a1, a2
slli t4, a6, 15
srli a6, a6, 49
or t4, t4, a6
slli a2, s4, 56
srli s4, s4, 8
or a2, a2, s4
and a6, t5, s2
and s4, s9, t3
xor s2, s2, s4
or s4, ra, t5
xor t3, t3, s4
or s4, s2, s9
xor t5, t5, s4
and s4, t3, ra
xor s9, s9, s4
xor ra, ra, a6
slli s4, a3, 62
srli a3, a3, 2
or s4, s4, a3
slli a6, s1, 55
srli s1, s1, 9
or a6, a6, s1
slli a3, t6, 39
srli t6, t6, 25
or a3, a3, t6
slli s1, a4, 41
srli a4, a4, 23
or s1, s1, a4
slli t6, s3, 2
srli s3, s3, 62
or t6, t6, s3
and a4, t4, a2
and s3, t2, a5
xor a2, a2, s3
or s3, a1, t4
xor a5, a5, s3
or s3, a2, t2
xor t4, t4, s3
and s3, a5, a1
xor t2, t2, s3
xor a1, a1, a4
not a2, a2
and s3, a3, s1
and a4, t6, s4
xor s1, s1, a4
or a4, a6, a3
xor s4, s4, a4
or a4, s1, t6
xor a3, a3, a4
and a4, s4, a6
xor t6, t6, a4
xor a6, a6, s3
not s4, s4
not t6, t6
xor a4, t0, s8
xor a4, a4, s2
xor a4, a4, t2
xor a4, a4, s4
xor s3, s6, s0
xor s3, s3, s9
xor s3, s3, a5
xor s3, s3, a6
sd a6, 104(sp)
xor a6, a7, s7
xor a6, a6, t3
xor a6, a6, a1
xor a6, a6, a3
sd t2, 112(sp)
xor t2, s10, s11
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, s1
sd s11, 128(sp)
xor s11, s5, t1
xor s11, s11, t5
xor s11, s11, a2
xor s11, s11, t6
sd t5, 120(sp)
slli t5, s3, 1
xor t5, s11, t5
sd a7, 136(sp)
srli a7, s3, 63
xor t5, t5, a7
slli a7, t2, 1
xor s3, s3, a7
srli a7, t2, 63
xor s3, s3, a7
slli a7, a4, 1
xor t2, t2, a7
srli a7, a4, 63
xor t2, t2, a7
slli a7, a6, 1
xor a4, a4, a7
srli a7, a6, 63
xor a4, a4, a7
slli a7, s11, 1
xor a6, a6, a7
srli s11, s11, 63
xor a6, a6, s11
xor t0, t0, t5
xor s0, s0, a4
xor t3, t3, s3
xor t4, t4, a6
xor t6, t6, t2
xor s10, s10, a6
xor t1, t1, t2
xor s2, s2, t5
xor a5, a5, a4
xor a3, a3, s3
xor s6, s6, a4
xor s7, s7, s3
xor ra, ra, a6
slli a7, s0, 44
srli s0, s0, 20
or a7, a7, s0
xor a2, a2, t2
slli s11, t3, 43
srli t3, t3, 21
or s11, s11, t3
xor s4, s4, t5
slli s0, t4, 21
srli t4, t4, 43
or s0, s0, t4
slli t3, t6, 14
srli t6, t6, 50
or t3, t3, t6
slli t4, s10, 28
srli s10, s10, 36
or t4, t4, s10
slli t6, t1, 20
srli t1, t1, 44
or t6, t6, t1
xor s5, s5, t2
slli s10, s2, 3
srli s2, s2, 61
or s10, s10, s2
xor s8, s8, t5
slli t1, a5, 45
srli a5, a5, 19
or t1, t1, a5
xor s9, s9, a4
slli s2, a3, 61
srli a3, a3, 3
or s2, s2, a3
xor a1, a1, s3
and a5, t3, t0
and a3, a7, s11
xor t0, t0, a3
or a3, s0, t3
xor s11, s11, a3
or a3, t0, a7
xor t3, t3, a3
and a3, s11, s0
xor a7, a7, a3
xor s0, s0, a5
ld a3, .Lhashweave_rv64_keccak_constants+48
xor t0, t0, a3
xor s1, s1, a6
slli a5, s6, 1
srli s6, s6, 63
or a5, a5, s6
ld a3, 136(sp)
xor a3, a3, s3
slli s6, s7, 6
srli s7, s7, 58
or s6, s6, s7
ld s3, 128(sp)
xor s3, s3, a6
slli s7, ra, 25
srli ra, ra, 39
or s7, s7, ra
ld a6, 120(sp)
xor a6, a6, t2
slli ra, a2, 8
srli a2, a2, 56
or ra, ra, a2
ld t2, 112(sp)
xor t2, t2, t5
slli a2, s4, 18
srli s4, s4, 46
or a2, a2, s4
ld t5, 104(sp)
xor t5, t5, a4
and s4, s10, t1
and a4, s2, t4
xor t1, t1, a4
or a4, t6, s10
xor t4, t4, a4
or a4, t1, s2
xor s10, s10, a4
and a4, t4, t6
xor s2, s2, a4
xor t6, t6, s4
slli a4, s5, 27
srli s5, s5, 37
or a4, a4, s5
slli s4, s8, 36
srli s8, s8, 28
or s4, s4, s8
slli s5, s9, 10
srli s9, s9, 54
or s5, s5, s9
slli s8, a1, 15
srli a1, a1, 49
or s8, s8, a1
slli s9, s1, 56
srli s1, s1, 8
or s9, s9, s1
and a1, a2, a5
and s1, s6, s7
xor a5, a5, s1
or s1, ra, a2
xor s7, s7, s1
or s1, a5, s6
xor a2, a2, s1
and s1, s7, ra
xor s6, s6, s1
xor ra, ra, a1
slli s1, a3, 62
srli a3, a3, 2
or s1, s1, a3
slli a1, s3, 55
srli s3, s3, 9
or a1, a1, s3
slli a3, a6, 39
srli a6, a6, 25
or a3, a3, a6
slli s3, t2, 41
srli t2, t2, 23
or s3, s3, t2
slli a6, t5, 2
srli t5, t5, 62
or a6, a6, t5
and t2, s8, s9
and t5, a4, s4
xor s9, s9, t5
or t5, s5, s8
xor s4, s4, t5
or t5, s9, a4
xor s8, s8, t5
and t5, s4, s5
xor a4, a4, t5
xor s5, s5, t2
not s9, s9
and t5, a3, s3
and t2, a6, s1
xor s3, s3, t2
or t2, a1, a3
xor s1, s1, t2
or t2, s3, a6
xor a3, a3, t2
and t2, s1, a1
xor a6, a6, t2
xor a1, a1, t5
not s1, s1
not a6, a6
xor t2, t0, t4
xor t2, t2, a5
xor t2, t2, a4
xor t2, t2, s1
xor t5, a7, t6
xor t5, t5, s6
xor t5, t5, s4
xor t5, t5, a1
sd a1, 104(sp)
xor a1, s11, s10
xor a1, a1, s7
xor a1, a1, s5
xor a1, a1, a3
sd a4, 112(sp)
xor a4, s0, t1
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, s3
sd t1, 120(sp)
xor t1, t3, s2
xor t1, t1, a2
xor t1, t1, s9
xor t1, t1, a6
sd a2, 128(sp)
slli a2, t5, 1
xor a2, t1, a2
sd s11, 136(sp)
srli s11, t5, 63
xor a2, a2, s11
slli s11, a4, 1
xor t5, t5, s11
srli s11, a4, 63
xor t5, t5, s11
slli s11, t2, 1
xor a4, a4, s11
srli s11, t2, 63
xor a4, a4, s11
slli s11, a1, 1
xor t2, t2, s11
srli s11, a1, 63
xor t2, t2, s11
slli s11, t1, 1
xor a1, a1, s11
srli t1, t1, 63
xor a1, a1, t1
xor t0, t0, a2
xor t6, t6, t2
xor s7, s7, t5
xor s8, s8, a1
xor a6, a6, a4
xor s0, s0, a1
xor s2, s2, a4
xor a5, a5, a2
xor s4, s4, t2
xor a3, a3, t5
xor a7, a7, t2
xor s10, s10, t5
xor ra, ra, a1
xor s9, s9, a4
slli s11, t6, 44
srli t6, t6, 20
or s11, s11, t6
xor s1, s1, a2
slli t1, s7, 43
srli s7, s7, 21
or t1, t1, s7
slli t6, s8, 21
srli s8, s8, 43
or t6, t6, s8
slli s7, a6, 14
srli a6, a6, 50
or s7, s7, a6
slli s8, s0, 28
srli s0, s0, 36
or s8, s8, s0
slli a6, s2, 20
srli s2, s2, 44
or a6, a6, s2
xor t3, t3, a4
slli s0, a5, 3
srli a5, a5, 61
or s0, s0, a5
xor t4, t4, a2
slli s2, s4, 45
srli s4, s4, 19
or s2, s2, s4
xor s6, s6, t2
slli a5, a3, 61
srli a3, a3, 3
or a5, a5, a3
xor s5, s5, t5
and s4, s7, t0
and a3, s11, t1
xor t0, t0, a3
or a3, t6, s7
xor t1, t1, a3
or a3, t0, s11
xor s7, s7, a3
and a3, t1, t6
xor s11, s11, a3
xor t6, t6, s4
xori t0, t0, -139
xor s3, s3, a1
slli a3, a7, 1
srli a7, a7, 63
or a3, a3, a7
ld s4, 136(sp)
xor s4, s4, t5
slli a7, s10, 6
srli s10, s10, 58
or a7, a7, s10
ld t5, 120(sp)
xor t5, t5, a1
slli s10, ra, 25
srli ra, ra, 39
or s10, s10, ra
ld a1, 128(sp)
xor a1, a1, a4
slli ra, s9, 8
srli s9, s9, 56
or ra, ra, s9
ld a4, 112(sp)
xor a4, a4, a2
slli s9, s1, 18
srli s1, s1, 46
or s9, s9, s1
ld a2, 104(sp)
xor a2, a2, t2
and s1, s0, s2
and t2, a5, s8
xor s2, s2, t2
or t2, a6, s0
xor s8, s8, t2
or t2, s2, a5
xor s0, s0, t2
and t2, s8, a6
xor a5, a5, t2
xor a6, a6, s1
slli t2, t3, 27
srli t3, t3, 37
or t2, t2, t3
slli s1, t4, 36
srli t4, t4, 28
or s1, s1, t4
slli t3, s6, 10
srli s6, s6, 54
or t3, t3, s6
slli t4, s5, 15
srli s5, s5, 49
or t4, t4, s5
slli s6, s3, 56
srli s3, s3, 8
or s6, s6, s3
and s5, s9, a3
and s3, a7, s10
xor a3, a3, s3
or s3, ra, s9
xor s10, s10, s3
or s3, a3, a7
xor s9, s9, s3
and s3, s10, ra
xor a7, a7, s3
xor ra, ra, s5
slli s3, s4, 62
srli s4, s4, 2
or s3, s3, s4
slli s5, t5, 55
srli t5, t5, 9
or s5, s5, t5
slli s4, a1, 39
srli a1, a1, 25
or s4, s4, a1
slli t5, a4, 41
srli a4, a4, 23
or t5, t5, a4
slli a1, a2, 2
srli a2, a2, 62
or a1, a1, a2
and a4, t4, s6
and a2, t2, s1
xor s6, s6, a2
or a2, t3, t4
xor s1, s1, a2
or a2, s6, t2
xor t4, t4, a2
and a2, s1, t3
xor t2, t2, a2
xor t3, t3, a4
not s6, s6
and a2, s4, t5
and a4, a1, s3
xor t5, t5, a4
or a4, s5, s4
xor s3, s3, a4
or a4, t5, a1
xor s4, s4, a4
and a4, s3, s5
xor a1, a1, a4
xor s5, s5, a2
not s3, s3
not a1, a1
xor a4, t0, s8
xor a4, a4, a3
xor a4, a4, t2
xor a4, a4, s3
xor a2, s11, a6
xor a2, a2, a7
xor a2, a2, s1
xor a2, a2, s5
sd s5, 104(sp)
xor s5, t1, s0
xor s5, s5, s10
xor s5, s5, t3
xor s5, s5, s4
sd t2, 112(sp)
xor t2, t6, s2
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, t5
sd s2, 128(sp)
xor s2, s7, a5
xor s2, s2, s9
xor s2, s2, s6
xor s2, s2, a1
sd s9, 120(sp)
slli s9, a2, 1
xor s9, s2, s9
sd t1, 136(sp)
srli t1, a2, 63
xor s9, s9, t1
slli t1, t2, 1
xor a2, a2, t1
srli t1, t2, 63
xor a2, a2, t1
slli t1, a4, 1
xor t2, t2, t1
srli t1, a4, 63
xor t2, t2, t1
slli t1, s5, 1
xor a4, a4, t1
srli t1, s5, 63
xor a4, a4, t1
slli t1, s2, 1
xor s5, s5, t1
srli s2, s2, 63
xor s5, s5, s2
xor t0, t0, s9
xor a6, a6, a4
xor s10, s10, a2
xor t4, t4, s5
xor a1, a1, t2
xor t6, t6, s5
xor a5, a5, t2
xor a3, a3, s9
xor s1, s1, a4
xor s4, s4, a2
xor s11, s11, a4
xor s0, s0, a2
xor ra, ra, s5
xor s6, s6, t2
slli t1, a6, 44
srli a6, a6, 20
or t1, t1, a6
xor s3, s3, s9
slli s2, s10, 43
srli s10, s10, 21
or s2, s2, s10
slli a6, t4, 21
srli t4, t4, 43
or a6, a6, t4
slli s10, a1, 14
srli a1, a1, 50
or s10, s10, a1
slli t4, t6, 28
srli t6, t6, 36
or t4, t4, t6
slli a1, a5, 20
srli a5, a5, 44
or a1, a1, a5
xor s7, s7, t2
slli t6, a3, 3
srli a3, a3, 61
or t6, t6, a3
xor s8, s8, s9
slli a5, s1, 45
srli s1, s1, 19
or a5, a5, s1
xor a7, a7, a4
slli a3, s4, 61
srli s4, s4, 3
or a3, a3, s4
xor t3, t3, a2
and s1, s10, t0
and s4, t1, s2
xor t0, t0, s4
or s4, a6, s10
xor s2, s2, s4
or s4, t0, t1
xor s10, s10, s4
and s4, s2, a6
xor t1, t1, s4
xor a6, a6, s1
xori t0, t0, -137
xor t5, t5, s5
slli s4, s11, 1
srli s11, s11, 63
or s4, s4, s11
ld s1, 136(sp)
xor s1, s1, a2
slli s11, s0, 6
srli s0, s0, 58
or s11, s11, s0
ld a2, 128(sp)
xor a2, a2, s5
slli s0, ra, 25
srli ra, ra, 39
or s0, s0, ra
ld s5, 120(sp)
xor s5, s5, t2
slli ra, s6, 8
srli s6, s6, 56
or ra, ra, s6
ld t2, 112(sp)
xor t2, t2, s9
slli s6, s3, 18
srli s3, s3, 46
or s6, s6, s3
ld s9, 104(sp)
xor s9, s9, a4
and s3, t6, a5
and a4, a3, t4
xor a5, a5, a4
or a4, a1, t6
xor t4, t4, a4
or a4, a5, a3
xor t6, t6, a4
and a4, t4, a1
xor a3, a3, a4
xor a1, a1, s3
slli a4, s7, 27
srli s7, s7, 37
or a4, a4, s7
slli s3, s8, 36
srli s8, s8, 28
or s3, s3, s8
slli s7, a7, 10
srli a7, a7, 54
or s7, s7, a7
slli s8, t3, 15
srli t3, t3, 49
or s8, s8, t3
slli a7, t5, 56
srli t5, t5, 8
or a7, a7, t5
and t3, s6, s4
and t5, s11, s0
xor s4, s4, t5
or t5, ra, s6
xor s0, s0, t5
or t5, s4, s11
xor s6, s6, t5
and t5, s0, ra
xor s11, s11, t5
xor ra, ra, t3
slli t5, s1, 62
srli s1, s1, 2
or t5, t5, s1
slli t3, a2, 55
srli a2, a2, 9
or t3, t3, a2
slli s1, s5, 39
srli s5, s5, 25
or s1, s1, s5
slli a2, t2, 41
srli t2, t2, 23
or a2, a2, t2
slli s5, s9, 2
srli s9, s9, 62
or s5, s5, s9
and t2, s8, a7
and s9, a4, s3
xor a7, a7, s9
or s9, s7, s8
xor s3, s3, s9
or s9, a7, a4
xor s8, s8, s9
and s9, s3, s7
xor a4, a4, s9
xor s7, s7, t2
not a7, a7
and s9, s1, a2
and t2, s5, t5
xor a2, a2, t2
or t2, t3, s1
xor t5, t5, t2
or t2, a2, s5
xor s1, s1, t2
and t2, t5, t3
xor s5, s5, t2
xor t3, t3, s9
not t5, t5
not s5, s5
xor t2, t0, t4
xor t2, t2, s4
xor t2, t2, a4
xor t2, t2, t5
xor s9, t1, a1
xor s9, s9, s11
xor s9, s9, s3
xor s9, s9, t3
sd t3, 104(sp)
xor t3, s2, t6
xor t3, t3, s0
xor t3, t3, s7
xor t3, t3, s1
sd a4, 112(sp)
xor a4, a6, a5
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, a2
sd a5, 120(sp)
xor a5, s10, a3
xor a5, a5, s6
xor a5, a5, a7
xor a5, a5, s5
sd s6, 128(sp)
slli s6, s9, 1
xor s6, a5, s6
sd s2, 136(sp)
srli s2, s9, 63
xor s6, s6, s2
slli s2, a4, 1
xor s9, s9, s2
srli s2, a4, 63
xor s9, s9, s2
slli s2, t2, 1
xor a4, a4, s2
srli s2, t2, 63
xor a4, a4, s2
slli s2, t3, 1
xor t2, t2, s2
srli s2, t3, 63
xor t2, t2, s2
slli s2, a5, 1
xor t3, t3, s2
srli a5, a5, 63
xor t3, t3, a5
xor t0, t0, s6
xor a1, a1, t2
xor s0, s0, s9
xor s8, s8, t3
xor s5, s5, a4
xor a6, a6, t3
xor a3, a3, a4
xor s4, s4, s6
xor s3, s3, t2
xor s1, s1, s9
xor t1, t1, t2
xor t6, t6, s9
xor ra, ra, t3
slli s2, a1, 44
srli a1, a1, 20
or s2, s2, a1
xor a7, a7, a4
slli a5, s0, 43
srli s0, s0, 21
or a5, a5, s0
xor t5, t5, s6
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s0, s5, 14
srli s5, s5, 50
or s0, s0, s5
slli s8, a6, 28
srli a6, a6, 36
or s8, s8, a6
slli s5, a3, 20
srli a3, a3, 44
or s5, s5, a3
xor s10, s10, a4
slli a6, s4, 3
srli s4, s4, 61
or a6, a6, s4
xor t4, t4, s6
slli a3, s3, 45
srli s3, s3, 19
or a3, a3, s3
xor s11, s11, t2
slli s4, s1, 61
srli s1, s1, 3
or s4, s4, s1
xor s7, s7, s9
and s3, s0, t0
and s1, s2, a5
xor t0, t0, s1
or s1, a1, s0
xor a5, a5, s1
or s1, t0, s2
xor s0, s0, s1
and s1, a5, a1
xor s2, s2, s1
xor a1, a1, s3
ld s1, .Lhashweave_rv64_keccak_constants+56
xor t0, t0, s1
xor a2, a2, t3
slli s3, t1, 1
srli t1, t1, 63
or s3, s3, t1
ld s1, 136(sp)
xor s1, s1, s9
slli t1, t6, 6
srli t6, t6, 58
or t1, t1, t6
ld s9, 120(sp)
xor s9, s9, t3
slli t6, ra, 25
srli ra, ra, 39
or t6, t6, ra
ld t3, 128(sp)
xor t3, t3, a4
slli ra, a7, 8
srli a7, a7, 56
or ra, ra, a7
ld a4, 112(sp)
xor a4, a4, s6
slli a7, t5, 18
srli t5, t5, 46
or a7, a7, t5
ld s6, 104(sp)
xor s6, s6, t2
and t5, a6, a3
and t2, s4, s8
xor a3, a3, t2
or t2, s5, a6
xor s8, s8, t2
or t2, a3, s4
xor a6, a6, t2
and t2, s8, s5
xor s4, s4, t2
xor s5, s5, t5
slli t2, s10, 27
srli s10, s10, 37
or t2, t2, s10
slli t5, t4, 36
srli t4, t4, 28
or t5, t5, t4
slli s10, s11, 10
srli s11, s11, 54
or s10, s10, s11
slli t4, s7, 15
srli s7, s7, 49
or t4, t4, s7
slli s11, a2, 56
srli a2, a2, 8
or s11, s11, a2
and s7, a7, s3
and a2, t1, t6
xor s3, s3, a2
or a2, ra, a7
xor t6, t6, a2
or a2, s3, t1
xor a7, a7, a2
and a2, t6, ra
xor t1, t1, a2
xor ra, ra, s7
slli a2, s1, 62
srli s1, s1, 2
or a2, a2, s1
slli s7, s9, 55
srli s9, s9, 9
or s7, s7, s9
slli s1, t3, 39
srli t3, t3, 25
or s1, s1, t3
slli s9, a4, 41
srli a4, a4, 23
or s9, s9, a4
slli t3, s6, 2
srli s6, s6, 62
or t3, t3, s6
and a4, t4, s11
and s6, t2, t5
xor s11, s11, s6
or s6, s10, t4
xor t5, t5, s6
or s6, s11, t2
xor t4, t4, s6
and s6, t5, s10
xor t2, t2, s6
xor s10, s10, a4
not s11, s11
and s6, s1, s9
and a4, t3, a2
xor s9, s9, a4
or a4, s7, s1
xor a2, a2, a4
or a4, s9, t3
xor s1, s1, a4
and a4, a2, s7
xor t3, t3, a4
xor s7, s7, s6
not a2, a2
not t3, t3
xor a4, t0, s8
xor a4, a4, s3
xor a4, a4, t2
xor a4, a4, a2
xor s6, s2, s5
xor s6, s6, t1
xor s6, s6, t5
xor s6, s6, s7
sd s7, 104(sp)
xor s7, a5, a6
xor s7, s7, t6
xor s7, s7, s10
xor s7, s7, s1
sd t2, 112(sp)
xor t2, a1, a3
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, s9
sd a3, 128(sp)
xor a3, s0, s4
xor a3, a3, a7
xor a3, a3, s11
xor a3, a3, t3
sd a7, 120(sp)
slli a7, s6, 1
xor a7, a3, a7
sd a5, 136(sp)
srli a5, s6, 63
xor a7, a7, a5
slli a5, t2, 1
xor s6, s6, a5
srli a5, t2, 63
xor s6, s6, a5
slli a5, a4, 1
xor t2, t2, a5
srli a5, a4, 63
xor t2, t2, a5
slli a5, s7, 1
xor a4, a4, a5
srli a5, s7, 63
xor a4, a4, a5
slli a5, a3, 1
xor s7, s7, a5
srli a3, a3, 63
xor s7, s7, a3
xor t0, t0, a7
xor s5, s5, a4
xor t6, t6, s6
xor t4, t4, s7
xor t3, t3, t2
xor a1, a1, s7
xor s4, s4, t2
xor s3, s3, a7
xor t5, t5, a4
xor s1, s1, s6
xor s2, s2, a4
xor a6, a6, s6
xor ra, ra, s7
slli a5, s5, 44
srli s5, s5, 20
or a5, a5, s5
xor s11, s11, t2
slli a3, t6, 43
srli t6, t6, 21
or a3, a3, t6
xor a2, a2, a7
slli s5, t4, 21
srli t4, t4, 43
or s5, s5, t4
slli t6, t3, 14
srli t3, t3, 50
or t6, t6, t3
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli t3, s4, 20
srli s4, s4, 44
or t3, t3, s4
xor s0, s0, t2
slli a1, s3, 3
srli s3, s3, 61
or a1, a1, s3
xor s8, s8, a7
slli s4, t5, 45
srli t5, t5, 19
or s4, s4, t5
xor t1, t1, a4
slli s3, s1, 61
srli s1, s1, 3
or s3, s3, s1
xor s10, s10, s6
and t5, t6, t0
and s1, a5, a3
xor t0, t0, s1
or s1, s5, t6
xor a3, a3, s1
or s1, t0, a5
xor t6, t6, s1
and s1, a3, s5
xor a5, a5, s1
xor s5, s5, t5
ld s1, .Lhashweave_rv64_keccak_constants+64
xor t0, t0, s1
xor s9, s9, s7
slli t5, s2, 1
srli s2, s2, 63
or t5, t5, s2
ld s1, 136(sp)
xor s1, s1, s6
slli s2, a6, 6
srli a6, a6, 58
or s2, s2, a6
ld s6, 128(sp)
xor s6, s6, s7
slli a6, ra, 25
srli ra, ra, 39
or a6, a6, ra
ld s7, 120(sp)
xor s7, s7, t2
slli ra, s11, 8
srli s11, s11, 56
or ra, ra, s11
ld t2, 112(sp)
xor t2, t2, a7
slli s11, a2, 18
srli a2, a2, 46
or s11, s11, a2
ld a7, 104(sp)
xor a7, a7, a4
and a2, a1, s4
and a4, s3, t4
xor s4, s4, a4
or a4, t3, a1
xor t4, t4, a4
or a4, s4, s3
xor a1, a1, a4
and a4, t4, t3
xor s3, s3, a4
xor t3, t3, a2
slli a4, s0, 27
srli s0, s0, 37
or a4, a4, s0
slli a2, s8, 36
srli s8, s8, 28
or a2, a2, s8
slli s0, t1, 10
srli t1, t1, 54
or s0, s0, t1
slli s8, s10, 15
srli s10, s10, 49
or s8, s8, s10
slli t1, s9, 56
srli s9, s9, 8
or t1, t1, s9
and s10, s11, t5
and s9, s2, a6
xor t5, t5, s9
or s9, ra, s11
xor a6, a6, s9
or s9, t5, s2
xor s11, s11, s9
and s9, a6, ra
xor s2, s2, s9
xor ra, ra, s10
slli s9, s1, 62
srli s1, s1, 2
or s9, s9, s1
slli s10, s6, 55
srli s6, s6, 9
or s10, s10, s6
slli s1, s7, 39
srli s7, s7, 25
or s1, s1, s7
slli s6, t2, 41
srli t2, t2, 23
or s6, s6, t2
slli s7, a7, 2
srli a7, a7, 62
or s7, s7, a7
and t2, s8, t1
and a7, a4, a2
xor t1, t1, a7
or a7, s0, s8
xor a2, a2, a7
or a7, t1, a4
xor s8, s8, a7
and a7, a2, s0
xor a4, a4, a7
xor s0, s0, t2
not t1, t1
and a7, s1, s6
and t2, s7, s9
xor s6, s6, t2
or t2, s10, s1
xor s9, s9, t2
or t2, s6, s7
xor s1, s1, t2
and t2, s9, s10
xor s7, s7, t2
xor s10, s10, a7
not s9, s9
not s7, s7
xor t2, t0, t4
xor t2, t2, t5
xor t2, t2, a4
xor t2, t2, s9
xor a7, a5, t3
xor a7, a7, s2
xor a7, a7, a2
xor a7, a7, s10
sd s10, 104(sp)
xor s10, a3, a1
xor s10, s10, a6
xor s10, s10, s0
xor s10, s10, s1
sd a4, 112(sp)
xor a4, s5, s4
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, s6
sd s4, 120(sp)
xor s4, t6, s3
xor s4, s4, s11
xor s4, s4, t1
xor s4, s4, s7
sd s11, 128(sp)
slli s11, a7, 1
xor s11, s4, s11
sd a3, 136(sp)
srli a3, a7, 63
xor s11, s11, a3
slli a3, a4, 1
xor a7, a7, a3
srli a3, a4, 63
xor a7, a7, a3
slli a3, t2, 1
xor a4, a4, a3
srli a3, t2, 63
xor a4, a4, a3
slli a3, s10, 1
xor t2, t2, a3
srli a3, s10, 63
xor t2, t2, a3
slli a3, s4, 1
xor s10, s10, a3
srli s4, s4, 63
xor s10, s10, s4
xor t0, t0, s11
xor t3, t3, t2
xor a6, a6, a7
xor s8, s8, s10
xor s7, s7, a4
xor s5, s5, s10
xor s3, s3, a4
xor t5, t5, s11
xor a2, a2, t2
xor s1, s1, a7
xor a5, a5, t2
xor a1, a1, a7
xor ra, ra, s10
slli a3, t3, 44
srli t3, t3, 20
or a3, a3, t3
xor t1, t1, a4
slli s4, a6, 43
srli a6, a6, 21
or s4, s4, a6
xor s9, s9, s11
slli t3, s8, 21
srli s8, s8, 43
or t3, t3, s8
slli a6, s7, 14
srli s7, s7, 50
or a6, a6, s7
slli s8, s5, 28
srli s5, s5, 36
or s8, s8, s5
slli s7, s3, 20
srli s3, s3, 44
or s7, s7, s3
xor t6, t6, a4
slli s5, t5, 3
srli t5, t5, 61
or s5, s5, t5
xor t4, t4, s11
slli s3, a2, 45
srli a2, a2, 19
or s3, s3, a2
xor s2, s2, t2
slli t5, s1, 61
srli s1, s1, 3
or t5, t5, s1
xor s0, s0, a7
and a2, a6, t0
and s1, a3, s4
xor t0, t0, s1
or s1, t3, a6
xor s4, s4, s1
or s1, t0, a3
xor a6, a6, s1
and s1, s4, t3
xor a3, a3, s1
xor t3, t3, a2
ld s1, .Lhashweave_rv64_keccak_constants+72
xor t0, t0, s1
xor s6, s6, s10
slli a2, a5, 1
srli a5, a5, 63
or a2, a2, a5
ld s1, 136(sp)
xor s1, s1, a7
slli a5, a1, 6
srli a1, a1, 58
or a5, a5, a1
ld a7, 120(sp)
xor a7, a7, s10
slli a1, ra, 25
srli ra, ra, 39
or a1, a1, ra
ld s10, 128(sp)
xor s10, s10, a4
slli ra, t1, 8
srli t1, t1, 56
or ra, ra, t1
ld a4, 112(sp)
xor a4, a4, s11
slli t1, s9, 18
srli s9, s9, 46
or t1, t1, s9
ld s11, 104(sp)
xor s11, s11, t2
and s9, s5, s3
and t2, t5, s8
xor s3, s3, t2
or t2, s7, s5
xor s8, s8, t2
or t2, s3, t5
xor s5, s5, t2
and t2, s8, s7
xor t5, t5, t2
xor s7, s7, s9
slli t2, t6, 27
srli t6, t6, 37
or t2, t2, t6
slli s9, t4, 36
srli t4, t4, 28
or s9, s9, t4
slli t6, s2, 10
srli s2, s2, 54
or t6, t6, s2
slli t4, s0, 15
srli s0, s0, 49
or t4, t4, s0
slli s2, s6, 56
srli s6, s6, 8
or s2, s2, s6
and s0, t1, a2
and s6, a5, a1
xor a2, a2, s6
or s6, ra, t1
xor a1, a1, s6
or s6, a2, a5
xor t1, t1, s6
and s6, a1, ra
xor a5, a5, s6
xor ra, ra, s0
slli s6, s1, 62
srli s1, s1, 2
or s6, s6, s1
slli s0, a7, 55
srli a7, a7, 9
or s0, s0, a7
slli s1, s10, 39
srli s10, s10, 25
or s1, s1, s10
slli a7, a4, 41
srli a4, a4, 23
or a7, a7, a4
slli s10, s11, 2
srli s11, s11, 62
or s10, s10, s11
and a4, t4, s2
and s11, t2, s9
xor s2, s2, s11
or s11, t6, t4
xor s9, s9, s11
or s11, s2, t2
xor t4, t4, s11
and s11, s9, t6
xor t2, t2, s11
xor t6, t6, a4
not s2, s2
and s11, s1, a7
and a4, s10, s6
xor a7, a7, a4
or a4, s0, s1
xor s6, s6, a4
or a4, a7, s10
xor s1, s1, a4
and a4, s6, s0
xor s10, s10, a4
xor s0, s0, s11
not s6, s6
not s10, s10
xor a4, t0, s8
xor a4, a4, a2
xor a4, a4, t2
xor a4, a4, s6
xor s11, a3, s7
xor s11, s11, a5
xor s11, s11, s9
xor s11, s11, s0
sd s0, 104(sp)
xor s0, s4, s5
xor s0, s0, a1
xor s0, s0, t6
xor s0, s0, s1
sd t2, 112(sp)
xor t2, t3, s3
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, a7
sd s3, 128(sp)
xor s3, a6, t5
xor s3, s3, t1
xor s3, s3, s2
xor s3, s3, s10
sd t1, 120(sp)
slli t1, s11, 1
xor t1, s3, t1
sd s4, 136(sp)
srli s4, s11, 63
xor t1, t1, s4
slli s4, t2, 1
xor s11, s11, s4
srli s4, t2, 63
xor s11, s11, s4
slli s4, a4, 1
xor t2, t2, s4
srli s4, a4, 63
xor t2, t2, s4
slli s4, s0, 1
xor a4, a4, s4
srli s4, s0, 63
xor a4, a4, s4
slli s4, s3, 1
xor s0, s0, s4
srli s3, s3, 63
xor s0, s0, s3
xor t0, t0, t1
xor s7, s7, a4
xor a1, a1, s11
xor t4, t4, s0
xor s10, s10, t2
xor t3, t3, s0
xor t5, t5, t2
xor a2, a2, t1
xor s9, s9, a4
xor s1, s1, s11
xor a3, a3, a4
xor s5, s5, s11
xor ra, ra, s0
slli s4, s7, 44
srli s7, s7, 20
or s4, s4, s7
xor s2, s2, t2
slli s3, a1, 43
srli a1, a1, 21
or s3, s3, a1
xor s6, s6, t1
slli s7, t4, 21
srli t4, t4, 43
or s7, s7, t4
slli a1, s10, 14
srli s10, s10, 50
or a1, a1, s10
slli t4, t3, 28
srli t3, t3, 36
or t4, t4, t3
slli s10, t5, 20
srli t5, t5, 44
or s10, s10, t5
xor a6, a6, t2
slli t3, a2, 3
srli a2, a2, 61
or t3, t3, a2
xor s8, s8, t1
slli t5, s9, 45
srli s9, s9, 19
or t5, t5, s9
xor a5, a5, a4
slli a2, s1, 61
srli s1, s1, 3
or a2, a2, s1
xor t6, t6, s11
and s9, a1, t0
and s1, s4, s3
xor t0, t0, s1
or s1, s7, a1
xor s3, s3, s1
or s1, t0, s4
xor a1, a1, s1
and s1, s3, s7
xor s4, s4, s1
xor s7, s7, s9
ld s1, .Lhashweave_rv64_keccak_constants+80
xor t0, t0, s1
xor a7, a7, s0
slli s9, a3, 1
srli a3, a3, 63
or s9, s9, a3
ld s1, 136(sp)
xor s1, s1, s11
slli a3, s5, 6
srli s5, s5, 58
or a3, a3, s5
ld s11, 128(sp)
xor s11, s11, s0
slli s5, ra, 25
srli ra, ra, 39
or s5, s5, ra
ld s0, 120(sp)
xor s0, s0, t2
slli ra, s2, 8
srli s2, s2, 56
or ra, ra, s2
ld t2, 112(sp)
xor t2, t2, t1
slli s2, s6, 18
srli s6, s6, 46
or s2, s2, s6
ld t1, 104(sp)
xor t1, t1, a4
and s6, t3, t5
and a4, a2, t4
xor t5, t5, a4
or a4, s10, t3
xor t4, t4, a4
or a4, t5, a2
xor t3, t3, a4
and a4, t4, s10
xor a2, a2, a4
xor s10, s10, s6
slli a4, a6, 27
srli a6, a6, 37
or a4, a4, a6
slli s6, s8, 36
srli s8, s8, 28
or s6, s6, s8
slli a6, a5, 10
srli a5, a5, 54
or a6, a6, a5
slli s8, t6, 15
srli t6, t6, 49
or s8, s8, t6
slli a5, a7, 56
srli a7, a7, 8
or a5, a5, a7
and t6, s2, s9
and a7, a3, s5
xor s9, s9, a7
or a7, ra, s2
xor s5, s5, a7
or a7, s9, a3
xor s2, s2, a7
and a7, s5, ra
xor a3, a3, a7
xor ra, ra, t6
slli a7, s1, 62
srli s1, s1, 2
or a7, a7, s1
slli t6, s11, 55
srli s11, s11, 9
or t6, t6, s11
slli s1, s0, 39
srli s0, s0, 25
or s1, s1, s0
slli s11, t2, 41
srli t2, t2, 23
or s11, s11, t2
slli s0, t1, 2
srli t1, t1, 62
or s0, s0, t1
and t2, s8, a5
and t1, a4, s6
xor a5, a5, t1
or t1, a6, s8
xor s6, s6, t1
or t1, a5, a4
xor s8, s8, t1
and t1, s6, a6
xor a4, a4, t1
xor a6, a6, t2
not a5, a5
and t1, s1, s11
and t2, s0, a7
xor s11, s11, t2
or t2, t6, s1
xor a7, a7, t2
or t2, s11, s0
xor s1, s1, t2
and t2, a7, t6
xor s0, s0, t2
xor t6, t6, t1
not a7, a7
not s0, s0
xor t2, t0, t4
xor t2, t2, s9
xor t2, t2, a4
xor t2, t2, a7
xor t1, s4, s10
xor t1, t1, a3
xor t1, t1, s6
xor t1, t1, t6
sd t6, 104(sp)
xor t6, s3, t3
xor t6, t6, s5
xor t6, t6, a6
xor t6, t6, s1
sd a4, 112(sp)
xor a4, s7, t5
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, s11
sd t5, 120(sp)
xor t5, a1, a2
xor t5, t5, s2
xor t5, t5, a5
xor t5, t5, s0
sd s2, 128(sp)
slli s2, t1, 1
xor s2, t5, s2
sd s3, 136(sp)
srli s3, t1, 63
xor s2, s2, s3
slli s3, a4, 1
xor t1, t1, s3
srli s3, a4, 63
xor t1, t1, s3
slli s3, t2, 1
xor a4, a4, s3
srli s3, t2, 63
xor a4, a4, s3
slli s3, t6, 1
xor t2, t2, s3
srli s3, t6, 63
xor t2, t2, s3
slli s3, t5, 1
xor t6, t6, s3
srli t5, t5, 63
xor t6, t6, t5
xor t0, t0, s2
xor s10, s10, t2
xor s5, s5, t1
xor s8, s8, t6
xor s0, s0, a4
xor s7, s7, t6
xor a2, a2, a4
xor s9, s9, s2
xor s6, s6, t2
xor s1, s1, t1
xor s4, s4, t2
xor t3, t3, t1
xor ra, ra, t6
slli s3, s10, 44
srli s10, s10, 20
or s3, s3, s10
xor a5, a5, a4
slli t5, s5, 43
srli s5, s5, 21
or t5, t5, s5
xor a7, a7, s2
slli s10, s8, 21
srli s8, s8, 43
or s10, s10, s8
slli s5, s0, 14
srli s0, s0, 50
or s5, s5, s0
slli s8, s7, 28
srli s7, s7, 36
or s8, s8, s7
slli s0, a2, 20
srli a2, a2, 44
or s0, s0, a2
xor a1, a1, a4
slli s7, s9, 3
srli s9, s9, 61
or s7, s7, s9
xor t4, t4, s2
slli a2, s6, 45
srli s6, s6, 19
or a2, a2, s6
xor a3, a3, t2
slli s9, s1, 61
srli s1, s1, 3
or s9, s9, s1
xor a6, a6, t1
and s6, s5, t0
and s1, s3, t5
xor t0, t0, s1
or s1, s10, s5
xor t5, t5, s1
or s1, t0, s3
xor s5, s5, s1
and s1, t5, s10
xor s3, s3, s1
xor s10, s10, s6
ld s1, .Lhashweave_rv64_keccak_constants+88
xor t0, t0, s1
xor s11, s11, t6
slli s6, s4, 1
srli s4, s4, 63
or s6, s6, s4
ld s1, 136(sp)
xor s1, s1, t1
slli s4, t3, 6
srli t3, t3, 58
or s4, s4, t3
ld t1, 120(sp)
xor t1, t1, t6
slli t3, ra, 25
srli ra, ra, 39
or t3, t3, ra
ld t6, 128(sp)
xor t6, t6, a4
slli ra, a5, 8
srli a5, a5, 56
or ra, ra, a5
ld a4, 112(sp)
xor a4, a4, s2
slli a5, a7, 18
srli a7, a7, 46
or a5, a5, a7
ld s2, 104(sp)
xor s2, s2, t2
and a7, s7, a2
and t2, s9, s8
xor a2, a2, t2
or t2, s0, s7
xor s8, s8, t2
or t2, a2, s9
xor s7, s7, t2
and t2, s8, s0
xor s9, s9, t2
xor s0, s0, a7
slli t2, a1, 27
srli a1, a1, 37
or t2, t2, a1
slli a7, t4, 36
srli t4, t4, 28
or a7, a7, t4
slli a1, a3, 10
srli a3, a3, 54
or a1, a1, a3
slli t4, a6, 15
srli a6, a6, 49
or t4, t4, a6
slli a3, s11, 56
srli s11, s11, 8
or a3, a3, s11
and a6, a5, s6
and s11, s4, t3
xor s6, s6, s11
or s11, ra, a5
xor t3, t3, s11
or s11, s6, s4
xor a5, a5, s11
and s11, t3, ra
xor s4, s4, s11
xor ra, ra, a6
slli s11, s1, 62
srli s1, s1, 2
or s11, s11, s1
slli a6, t1, 55
srli t1, t1, 9
or a6, a6, t1
slli s1, t6, 39
srli t6, t6, 25
or s1, s1, t6
slli t1, a4, 41
srli a4, a4, 23
or t1, t1, a4
slli t6, s2, 2
srli s2, s2, 62
or t6, t6, s2
and a4, t4, a3
and s2, t2, a7
xor a3, a3, s2
or s2, a1, t4
xor a7, a7, s2
or s2, a3, t2
xor t4, t4, s2
and s2, a7, a1
xor t2, t2, s2
xor a1, a1, a4
not a3, a3
and s2, s1, t1
and a4, t6, s11
xor t1, t1, a4
or a4, a6, s1
xor s11, s11, a4
or a4, t1, t6
xor s1, s1, a4
and a4, s11, a6
xor t6, t6, a4
xor a6, a6, s2
not s11, s11
not t6, t6
xor a4, t0, s8
xor a4, a4, s6
xor a4, a4, t2
xor a4, a4, s11
xor s2, s3, s0
xor s2, s2, s4
xor s2, s2, a7
xor s2, s2, a6
sd a6, 104(sp)
xor a6, t5, s7
xor a6, a6, t3
xor a6, a6, a1
xor a6, a6, s1
sd t2, 112(sp)
xor t2, s10, a2
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, t1
sd a2, 128(sp)
xor a2, s5, s9
xor a2, a2, a5
xor a2, a2, a3
xor a2, a2, t6
sd a5, 120(sp)
slli a5, s2, 1
xor a5, a2, a5
sd t5, 136(sp)
srli t5, s2, 63
xor a5, a5, t5
slli t5, t2, 1
xor s2, s2, t5
srli t5, t2, 63
xor s2, s2, t5
slli t5, a4, 1
xor t2, t2, t5
srli t5, a4, 63
xor t2, t2, t5
slli t5, a6, 1
xor a4, a4, t5
srli t5, a6, 63
xor a4, a4, t5
slli t5, a2, 1
xor a6, a6, t5
srli a2, a2, 63
xor a6, a6, a2
xor t0, t0, a5
xor s0, s0, a4
xor t3, t3, s2
xor t4, t4, a6
xor t6, t6, t2
xor s10, s10, a6
xor s9, s9, t2
xor s6, s6, a5
xor a7, a7, a4
xor s1, s1, s2
xor s3, s3, a4
xor s7, s7, s2
xor ra, ra, a6
slli t5, s0, 44
srli s0, s0, 20
or t5, t5, s0
xor a3, a3, t2
slli a2, t3, 43
srli t3, t3, 21
or a2, a2, t3
xor s11, s11, a5
slli s0, t4, 21
srli t4, t4, 43
or s0, s0, t4
slli t3, t6, 14
srli t6, t6, 50
or t3, t3, t6
slli t4, s10, 28
srli s10, s10, 36
or t4, t4, s10
slli t6, s9, 20
srli s9, s9, 44
or t6, t6, s9
xor s5, s5, t2
slli s10, s6, 3
srli s6, s6, 61
or s10, s10, s6
xor s8, s8, a5
slli s9, a7, 45
srli a7, a7, 19
or s9, s9, a7
xor s4, s4, a4
slli s6, s1, 61
srli s1, s1, 3
or s6, s6, s1
xor a1, a1, s2
and a7, t3, t0
and s1, t5, a2
xor t0, t0, s1
or s1, s0, t3
xor a2, a2, s1
or s1, t0, t5
xor t3, t3, s1
and s1, a2, s0
xor t5, t5, s1
xor s0, s0, a7
ld s1, .Lhashweave_rv64_keccak_constants+96
xor t0, t0, s1
xor t1, t1, a6
slli a7, s3, 1
srli s3, s3, 63
or a7, a7, s3
ld s1, 136(sp)
xor s1, s1, s2
slli s3, s7, 6
srli s7, s7, 58
or s3, s3, s7
ld s2, 128(sp)
xor s2, s2, a6
slli s7, ra, 25
srli ra, ra, 39
or s7, s7, ra
ld a6, 120(sp)
xor a6, a6, t2
slli ra, a3, 8
srli a3, a3, 56
or ra, ra, a3
ld t2, 112(sp)
xor t2, t2, a5
slli a3, s11, 18
srli s11, s11, 46
or a3, a3, s11
ld a5, 104(sp)
xor a5, a5, a4
and s11, s10, s9
and a4, s6, t4
xor s9, s9, a4
or a4, t6, s10
xor t4, t4, a4
or a4, s9, s6
xor s10, s10, a4
and a4, t4, t6
xor s6, s6, a4
xor t6, t6, s11
slli a4, s5, 27
srli s5, s5, 37
or a4, a4, s5
slli s11, s8, 36
srli s8, s8, 28
or s11, s11, s8
slli s5, s4, 10
srli s4, s4, 54
or s5, s5, s4
slli s8, a1, 15
srli a1, a1, 49
or s8, s8, a1
slli s4, t1, 56
srli t1, t1, 8
or s4, s4, t1
and a1, a3, a7
and t1, s3, s7
xor a7, a7, t1
or t1, ra, a3
xor s7, s7, t1
or t1, a7, s3
xor a3, a3, t1
and t1, s7, ra
xor s3, s3, t1
xor ra, ra, a1
slli t1, s1, 62
srli s1, s1, 2
or t1, t1, s1
slli a1, s2, 55
srli s2, s2, 9
or a1, a1, s2
slli s1, a6, 39
srli a6, a6, 25
or s1, s1, a6
slli s2, t2, 41
srli t2, t2, 23
or s2, s2, t2
slli a6, a5, 2
srli a5, a5, 62
or a6, a6, a5
and t2, s8, s4
and a5, a4, s11
xor s4, s4, a5
or a5, s5, s8
xor s11, s11, a5
or a5, s4, a4
xor s8, s8, a5
and a5, s11, s5
xor a4, a4, a5
xor s5, s5, t2
not s4, s4
and a5, s1, s2
and t2, a6, t1
xor s2, s2, t2
or t2, a1, s1
xor t1, t1, t2
or t2, s2, a6
xor s1, s1, t2
and t2, t1, a1
xor a6, a6, t2
xor a1, a1, a5
not t1, t1
not a6, a6
xor t2, t0, t4
xor t2, t2, a7
xor t2, t2, a4
xor t2, t2, t1
xor a5, t5, t6
xor a5, a5, s3
xor a5, a5, s11
xor a5, a5, a1
sd a1, 104(sp)
xor a1, a2, s10
xor a1, a1, s7
xor a1, a1, s5
xor a1, a1, s1
sd a4, 112(sp)
xor a4, s0, s9
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, s2
sd s9, 120(sp)
xor s9, t3, s6
xor s9, s9, a3
xor s9, s9, s4
xor s9, s9, a6
sd a3, 128(sp)
slli a3, a5, 1
xor a3, s9, a3
sd a2, 136(sp)
srli a2, a5, 63
xor a3, a3, a2
slli a2, a4, 1
xor a5, a5, a2
srli a2, a4, 63
xor a5, a5, a2
slli a2, t2, 1
xor a4, a4, a2
srli a2, t2, 63
xor a4, a4, a2
slli a2, a1, 1
xor t2, t2, a2
srli a2, a1, 63
xor t2, t2, a2
slli a2, s9, 1
xor a1, a1, a2
srli s9, s9, 63
xor a1, a1, s9
xor t0, t0, a3
xor t6, t6, t2
xor s7, s7, a5
xor s8, s8, a1
xor a6, a6, a4
xor s0, s0, a1
xor s6, s6, a4
xor a7, a7, a3
xor s11, s11, t2
xor s1, s1, a5
xor t5, t5, t2
xor s10, s10, a5
xor ra, ra, a1
slli a2, t6, 44
srli t6, t6, 20
or a2, a2, t6
xor s4, s4, a4
slli s9, s7, 43
srli s7, s7, 21
or s9, s9, s7
xor t1, t1, a3
slli t6, s8, 21
srli s8, s8, 43
or t6, t6, s8
slli s7, a6, 14
srli a6, a6, 50
or s7, s7, a6
slli s8, s0, 28
srli s0, s0, 36
or s8, s8, s0
slli a6, s6, 20
srli s6, s6, 44
or a6, a6, s6
xor t3, t3, a4
slli s0, a7, 3
srli a7, a7, 61
or s0, s0, a7
xor t4, t4, a3
slli s6, s11, 45
srli s11, s11, 19
or s6, s6, s11
xor s3, s3, t2
slli a7, s1, 61
srli s1, s1, 3
or a7, a7, s1
xor s5, s5, a5
and s11, s7, t0
and s1, a2, s9
xor t0, t0, s1
or s1, t6, s7
xor s9, s9, s1
or s1, t0, a2
xor s7, s7, s1
and s1, s9, t6
xor a2, a2, s1
xor t6, t6, s11
ld s1, .Lhashweave_rv64_keccak_constants+104
xor t0, t0, s1
xor s2, s2, a1
slli s11, t5, 1
srli t5, t5, 63
or s11, s11, t5
ld s1, 136(sp)
xor s1, s1, a5
slli t5, s10, 6
srli s10, s10, 58
or t5, t5, s10
ld a5, 120(sp)
xor a5, a5, a1
slli s10, ra, 25
srli ra, ra, 39
or s10, s10, ra
ld a1, 128(sp)
xor a1, a1, a4
slli ra, s4, 8
srli s4, s4, 56
or ra, ra, s4
ld a4, 112(sp)
xor a4, a4, a3
slli s4, t1, 18
srli t1, t1, 46
or s4, s4, t1
ld a3, 104(sp)
xor a3, a3, t2
and t1, s0, s6
and t2, a7, s8
xor s6, s6, t2
or t2, a6, s0
xor s8, s8, t2
or t2, s6, a7
xor s0, s0, t2
and t2, s8, a6
xor a7, a7, t2
xor a6, a6, t1
slli t2, t3, 27
srli t3, t3, 37
or t2, t2, t3
slli t1, t4, 36
srli t4, t4, 28
or t1, t1, t4
slli t3, s3, 10
srli s3, s3, 54
or t3, t3, s3
slli t4, s5, 15
srli s5, s5, 49
or t4, t4, s5
slli s3, s2, 56
srli s2, s2, 8
or s3, s3, s2
and s5, s4, s11
and s2, t5, s10
xor s11, s11, s2
or s2, ra, s4
xor s10, s10, s2
or s2, s11, t5
xor s4, s4, s2
and s2, s10, ra
xor t5, t5, s2
xor ra, ra, s5
slli s2, s1, 62
srli s1, s1, 2
or s2, s2, s1
slli s5, a5, 55
srli a5, a5, 9
or s5, s5, a5
slli s1, a1, 39
srli a1, a1, 25
or s1, s1, a1
slli a5, a4, 41
srli a4, a4, 23
or a5, a5, a4
slli a1, a3, 2
srli a3, a3, 62
or a1, a1, a3
and a4, t4, s3
and a3, t2, t1
xor s3, s3, a3
or a3, t3, t4
xor t1, t1, a3
or a3, s3, t2
xor t4, t4, a3
and a3, t1, t3
xor t2, t2, a3
xor t3, t3, a4
not s3, s3
and a3, s1, a5
and a4, a1, s2
xor a5, a5, a4
or a4, s5, s1
xor s2, s2, a4
or a4, a5, a1
xor s1, s1, a4
and a4, s2, s5
xor a1, a1, a4
xor s5, s5, a3
not s2, s2
not a1, a1
xor a4, t0, s8
xor a4, a4, s11
xor a4, a4, t2
xor a4, a4, s2
xor a3, a2, a6
xor a3, a3, t5
xor a3, a3, t1
xor a3, a3, s5
sd s5, 104(sp)
xor s5, s9, s0
xor s5, s5, s10
xor s5, s5, t3
xor s5, s5, s1
sd t2, 112(sp)
xor t2, t6, s6
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, a5
sd s6, 128(sp)
xor s6, s7, a7
xor s6, s6, s4
xor s6, s6, s3
xor s6, s6, a1
sd s4, 120(sp)
slli s4, a3, 1
xor s4, s6, s4
sd s9, 136(sp)
srli s9, a3, 63
xor s4, s4, s9
slli s9, t2, 1
xor a3, a3, s9
srli s9, t2, 63
xor a3, a3, s9
slli s9, a4, 1
xor t2, t2, s9
srli s9, a4, 63
xor t2, t2, s9
slli s9, s5, 1
xor a4, a4, s9
srli s9, s5, 63
xor a4, a4, s9
slli s9, s6, 1
xor s5, s5, s9
srli s6, s6, 63
xor s5, s5, s6
xor t0, t0, s4
xor a6, a6, a4
xor s10, s10, a3
xor t4, t4, s5
xor a1, a1, t2
xor t6, t6, s5
xor a7, a7, t2
xor s11, s11, s4
xor t1, t1, a4
xor s1, s1, a3
xor a2, a2, a4
xor s0, s0, a3
xor ra, ra, s5
slli s9, a6, 44
srli a6, a6, 20
or s9, s9, a6
xor s3, s3, t2
slli s6, s10, 43
srli s10, s10, 21
or s6, s6, s10
xor s2, s2, s4
slli a6, t4, 21
srli t4, t4, 43
or a6, a6, t4
slli s10, a1, 14
srli a1, a1, 50
or s10, s10, a1
slli t4, t6, 28
srli t6, t6, 36
or t4, t4, t6
slli a1, a7, 20
srli a7, a7, 44
or a1, a1, a7
xor s7, s7, t2
slli t6, s11, 3
srli s11, s11, 61
or t6, t6, s11
xor s8, s8, s4
slli a7, t1, 45
srli t1, t1, 19
or a7, a7, t1
xor t5, t5, a4
slli s11, s1, 61
srli s1, s1, 3
or s11, s11, s1
xor t3, t3, a3
and t1, s10, t0
and s1, s9, s6
xor t0, t0, s1
or s1, a6, s10
xor s6, s6, s1
or s1, t0, s9
xor s10, s10, s1
and s1, s6, a6
xor s9, s9, s1
xor a6, a6, t1
ld s1, .Lhashweave_rv64_keccak_constants+112
xor t0, t0, s1
xor a5, a5, s5
slli t1, a2, 1
srli a2, a2, 63
or t1, t1, a2
ld s1, 136(sp)
xor s1, s1, a3
slli a2, s0, 6
srli s0, s0, 58
or a2, a2, s0
ld a3, 128(sp)
xor a3, a3, s5
slli s0, ra, 25
srli ra, ra, 39
or s0, s0, ra
ld s5, 120(sp)
xor s5, s5, t2
slli ra, s3, 8
srli s3, s3, 56
or ra, ra, s3
ld t2, 112(sp)
xor t2, t2, s4
slli s3, s2, 18
srli s2, s2, 46
or s3, s3, s2
ld s4, 104(sp)
xor s4, s4, a4
and s2, t6, a7
and a4, s11, t4
xor a7, a7, a4
or a4, a1, t6
xor t4, t4, a4
or a4, a7, s11
xor t6, t6, a4
and a4, t4, a1
xor s11, s11, a4
xor a1, a1, s2
slli a4, s7, 27
srli s7, s7, 37
or a4, a4, s7
slli s2, s8, 36
srli s8, s8, 28
or s2, s2, s8
slli s7, t5, 10
srli t5, t5, 54
or s7, s7, t5
slli s8, t3, 15
srli t3, t3, 49
or s8, s8, t3
slli t5, a5, 56
srli a5, a5, 8
or t5, t5, a5
and t3, s3, t1
and a5, a2, s0
xor t1, t1, a5
or a5, ra, s3
xor s0, s0, a5
or a5, t1, a2
xor s3, s3, a5
and a5, s0, ra
xor a2, a2, a5
xor ra, ra, t3
slli a5, s1, 62
srli s1, s1, 2
or a5, a5, s1
slli t3, a3, 55
srli a3, a3, 9
or t3, t3, a3
slli s1, s5, 39
srli s5, s5, 25
or s1, s1, s5
slli a3, t2, 41
srli t2, t2, 23
or a3, a3, t2
slli s5, s4, 2
srli s4, s4, 62
or s5, s5, s4
and t2, s8, t5
and s4, a4, s2
xor t5, t5, s4
or s4, s7, s8
xor s2, s2, s4
or s4, t5, a4
xor s8, s8, s4
and s4, s2, s7
xor a4, a4, s4
xor s7, s7, t2
not t5, t5
and s4, s1, a3
and t2, s5, a5
xor a3, a3, t2
or t2, t3, s1
xor a5, a5, t2
or t2, a3, s5
xor s1, s1, t2
and t2, a5, t3
xor s5, s5, t2
xor t3, t3, s4
not a5, a5
not s5, s5
xor t2, t0, t4
xor t2, t2, t1
xor t2, t2, a4
xor t2, t2, a5
xor s4, s9, a1
xor s4, s4, a2
xor s4, s4, s2
xor s4, s4, t3
sd t3, 104(sp)
xor t3, s6, t6
xor t3, t3, s0
xor t3, t3, s7
xor t3, t3, s1
sd a4, 112(sp)
xor a4, a6, a7
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, a3
sd a7, 120(sp)
xor a7, s10, s11
xor a7, a7, s3
xor a7, a7, t5
xor a7, a7, s5
sd s3, 128(sp)
slli s3, s4, 1
xor s3, a7, s3
sd s6, 136(sp)
srli s6, s4, 63
xor s3, s3, s6
slli s6, a4, 1
xor s4, s4, s6
srli s6, a4, 63
xor s4, s4, s6
slli s6, t2, 1
xor a4, a4, s6
srli s6, t2, 63
xor a4, a4, s6
slli s6, t3, 1
xor t2, t2, s6
srli s6, t3, 63
xor t2, t2, s6
slli s6, a7, 1
xor t3, t3, s6
srli a7, a7, 63
xor t3, t3, a7
xor t0, t0, s3
xor a1, a1, t2
xor s0, s0, s4
xor s8, s8, t3
xor s5, s5, a4
xor a6, a6, t3
xor s11, s11, a4
xor t1, t1, s3
xor s2, s2, t2
xor s1, s1, s4
xor s9, s9, t2
xor t6, t6, s4
xor ra, ra, t3
slli s6, a1, 44
srli a1, a1, 20
or s6, s6, a1
xor t5, t5, a4
slli a7, s0, 43
srli s0, s0, 21
or a7, a7, s0
xor a5, a5, s3
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s0, s5, 14
srli s5, s5, 50
or s0, s0, s5
slli s8, a6, 28
srli a6, a6, 36
or s8, s8, a6
slli s5, s11, 20
srli s11, s11, 44
or s5, s5, s11
xor s10, s10, a4
slli a6, t1, 3
srli t1, t1, 61
or a6, a6, t1
xor t4, t4, s3
slli s11, s2, 45
srli s2, s2, 19
or s11, s11, s2
xor a2, a2, t2
slli t1, s1, 61
srli s1, s1, 3
or t1, t1, s1
xor s7, s7, s4
and s2, s0, t0
and s1, s6, a7
xor t0, t0, s1
or s1, a1, s0
xor a7, a7, s1
or s1, t0, s6
xor s0, s0, s1
and s1, a7, a1
xor s6, s6, s1
xor a1, a1, s2
ld s1, .Lhashweave_rv64_keccak_constants+120
xor t0, t0, s1
xor a3, a3, t3
slli s2, s9, 1
srli s9, s9, 63
or s2, s2, s9
ld s1, 136(sp)
xor s1, s1, s4
slli s9, t6, 6
srli t6, t6, 58
or s9, s9, t6
ld s4, 120(sp)
xor s4, s4, t3
slli t6, ra, 25
srli ra, ra, 39
or t6, t6, ra
ld t3, 128(sp)
xor t3, t3, a4
slli ra, t5, 8
srli t5, t5, 56
or ra, ra, t5
ld a4, 112(sp)
xor a4, a4, s3
slli t5, a5, 18
srli a5, a5, 46
or t5, t5, a5
ld s3, 104(sp)
xor s3, s3, t2
and a5, a6, s11
and t2, t1, s8
xor s11, s11, t2
or t2, s5, a6
xor s8, s8, t2
or t2, s11, t1
xor a6, a6, t2
and t2, s8, s5
xor t1, t1, t2
xor s5, s5, a5
slli t2, s10, 27
srli s10, s10, 37
or t2, t2, s10
slli a5, t4, 36
srli t4, t4, 28
or a5, a5, t4
slli s10, a2, 10
srli a2, a2, 54
or s10, s10, a2
slli t4, s7, 15
srli s7, s7, 49
or t4, t4, s7
slli a2, a3, 56
srli a3, a3, 8
or a2, a2, a3
and s7, t5, s2
and a3, s9, t6
xor s2, s2, a3
or a3, ra, t5
xor t6, t6, a3
or a3, s2, s9
xor t5, t5, a3
and a3, t6, ra
xor s9, s9, a3
xor ra, ra, s7
slli a3, s1, 62
srli s1, s1, 2
or a3, a3, s1
slli s7, s4, 55
srli s4, s4, 9
or s7, s7, s4
slli s1, t3, 39
srli t3, t3, 25
or s1, s1, t3
slli s4, a4, 41
srli a4, a4, 23
or s4, s4, a4
slli t3, s3, 2
srli s3, s3, 62
or t3, t3, s3
and a4, t4, a2
and s3, t2, a5
xor a2, a2, s3
or s3, s10, t4
xor a5, a5, s3
or s3, a2, t2
xor t4, t4, s3
and s3, a5, s10
xor t2, t2, s3
xor s10, s10, a4
not a2, a2
and s3, s1, s4
and a4, t3, a3
xor s4, s4, a4
or a4, s7, s1
xor a3, a3, a4
or a4, s4, t3
xor s1, s1, a4
and a4, a3, s7
xor t3, t3, a4
xor s7, s7, s3
not a3, a3
not t3, t3
xor a4, t0, s8
xor a4, a4, s2
xor a4, a4, t2
xor a4, a4, a3
xor s3, s6, s5
xor s3, s3, s9
xor s3, s3, a5
xor s3, s3, s7
sd s7, 104(sp)
xor s7, a7, a6
xor s7, s7, t6
xor s7, s7, s10
xor s7, s7, s1
sd t2, 112(sp)
xor t2, a1, s11
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, s4
sd s11, 128(sp)
xor s11, s0, t1
xor s11, s11, t5
xor s11, s11, a2
xor s11, s11, t3
sd t5, 120(sp)
slli t5, s3, 1
xor t5, s11, t5
sd a7, 136(sp)
srli a7, s3, 63
xor t5, t5, a7
slli a7, t2, 1
xor s3, s3, a7
srli a7, t2, 63
xor s3, s3, a7
slli a7, a4, 1
xor t2, t2, a7
srli a7, a4, 63
xor t2, t2, a7
slli a7, s7, 1
xor a4, a4, a7
srli a7, s7, 63
xor a4, a4, a7
slli a7, s11, 1
xor s7, s7, a7
srli s11, s11, 63
xor s7, s7, s11
xor t0, t0, t5
xor s5, s5, a4
xor t6, t6, s3
xor t4, t4, s7
xor t3, t3, t2
xor a1, a1, s7
xor t1, t1, t2
xor s2, s2, t5
xor a5, a5, a4
xor s1, s1, s3
xor s6, s6, a4
xor a6, a6, s3
xor ra, ra, s7
slli a7, s5, 44
srli s5, s5, 20
or a7, a7, s5
xor a2, a2, t2
slli s11, t6, 43
srli t6, t6, 21
or s11, s11, t6
xor a3, a3, t5
slli s5, t4, 21
srli t4, t4, 43
or s5, s5, t4
slli t6, t3, 14
srli t3, t3, 50
or t6, t6, t3
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli t3, t1, 20
srli t1, t1, 44
or t3, t3, t1
xor s0, s0, t2
slli a1, s2, 3
srli s2, s2, 61
or a1, a1, s2
xor s8, s8, t5
slli t1, a5, 45
srli a5, a5, 19
or t1, t1, a5
xor s9, s9, a4
slli s2, s1, 61
srli s1, s1, 3
or s2, s2, s1
xor s10, s10, s3
and a5, t6, t0
and s1, a7, s11
xor t0, t0, s1
or s1, s5, t6
xor s11, s11, s1
or s1, t0, a7
xor t6, t6, s1
and s1, s11, s5
xor a7, a7, s1
xor s5, s5, a5
ld s1, .Lhashweave_rv64_keccak_constants+128
xor t0, t0, s1
xor s4, s4, s7
slli a5, s6, 1
srli s6, s6, 63
or a5, a5, s6
ld s1, 136(sp)
xor s1, s1, s3
slli s6, a6, 6
srli a6, a6, 58
or s6, s6, a6
ld s3, 128(sp)
xor s3, s3, s7
slli a6, ra, 25
srli ra, ra, 39
or a6, a6, ra
ld s7, 120(sp)
xor s7, s7, t2
slli ra, a2, 8
srli a2, a2, 56
or ra, ra, a2
ld t2, 112(sp)
xor t2, t2, t5
slli a2, a3, 18
srli a3, a3, 46
or a2, a2, a3
ld t5, 104(sp)
xor t5, t5, a4
and a3, a1, t1
and a4, s2, t4
xor t1, t1, a4
or a4, t3, a1
xor t4, t4, a4
or a4, t1, s2
xor a1, a1, a4
and a4, t4, t3
xor s2, s2, a4
xor t3, t3, a3
slli a4, s0, 27
srli s0, s0, 37
or a4, a4, s0
slli a3, s8, 36
srli s8, s8, 28
or a3, a3, s8
slli s0, s9, 10
srli s9, s9, 54
or s0, s0, s9
slli s8, s10, 15
srli s10, s10, 49
or s8, s8, s10
slli s9, s4, 56
srli s4, s4, 8
or s9, s9, s4
and s10, a2, a5
and s4, s6, a6
xor a5, a5, s4
or s4, ra, a2
xor a6, a6, s4
or s4, a5, s6
xor a2, a2, s4
and s4, a6, ra
xor s6, s6, s4
xor ra, ra, s10
slli s4, s1, 62
srli s1, s1, 2
or s4, s4, s1
slli s10, s3, 55
srli s3, s3, 9
or s10, s10, s3
slli s1, s7, 39
srli s7, s7, 25
or s1, s1, s7
slli s3, t2, 41
srli t2, t2, 23
or s3, s3, t2
slli s7, t5, 2
srli t5, t5, 62
or s7, s7, t5
and t2, s8, s9
and t5, a4, a3
xor s9, s9, t5
or t5, s0, s8
xor a3, a3, t5
or t5, s9, a4
xor s8, s8, t5
and t5, a3, s0
xor a4, a4, t5
xor s0, s0, t2
not s9, s9
and t5, s1, s3
and t2, s7, s4
xor s3, s3, t2
or t2, s10, s1
xor s4, s4, t2
or t2, s3, s7
xor s1, s1, t2
and t2, s4, s10
xor s7, s7, t2
xor s10, s10, t5
not s4, s4
not s7, s7
xor t2, t0, t4
xor t2, t2, a5
xor t2, t2, a4
xor t2, t2, s4
xor t5, a7, t3
xor t5, t5, s6
xor t5, t5, a3
xor t5, t5, s10
sd s10, 104(sp)
xor s10, s11, a1
xor s10, s10, a6
xor s10, s10, s0
xor s10, s10, s1
sd a4, 112(sp)
xor a4, s5, t1
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, s3
sd t1, 120(sp)
xor t1, t6, s2
xor t1, t1, a2
xor t1, t1, s9
xor t1, t1, s7
sd a2, 128(sp)
slli a2, t5, 1
xor a2, t1, a2
sd s11, 136(sp)
srli s11, t5, 63
xor a2, a2, s11
slli s11, a4, 1
xor t5, t5, s11
srli s11, a4, 63
xor t5, t5, s11
slli s11, t2, 1
xor a4, a4, s11
srli s11, t2, 63
xor a4, a4, s11
slli s11, s10, 1
xor t2, t2, s11
srli s11, s10, 63
xor t2, t2, s11
slli s11, t1, 1
xor s10, s10, s11
srli t1, t1, 63
xor s10, s10, t1
xor t0, t0, a2
xor t3, t3, t2
xor a6, a6, t5
xor s8, s8, s10
xor s7, s7, a4
xor s5, s5, s10
xor s2, s2, a4
xor a5, a5, a2
xor a3, a3, t2
xor s1, s1, t5
xor a7, a7, t2
xor a1, a1, t5
xor ra, ra, s10
xor s9, s9, a4
slli s11, t3, 44
srli t3, t3, 20
or s11, s11, t3
xor s4, s4, a2
slli t1, a6, 43
srli a6, a6, 21
or t1, t1, a6
slli t3, s8, 21
srli s8, s8, 43
or t3, t3, s8
slli a6, s7, 14
srli s7, s7, 50
or a6, a6, s7
slli s8, s5, 28
srli s5, s5, 36
or s8, s8, s5
slli s7, s2, 20
srli s2, s2, 44
or s7, s7, s2
xor t6, t6, a4
slli s5, a5, 3
srli a5, a5, 61
or s5, s5, a5
xor t4, t4, a2
slli s2, a3, 45
srli a3, a3, 19
or s2, s2, a3
xor s6, s6, t2
slli a5, s1, 61
srli s1, s1, 3
or a5, a5, s1
xor s0, s0, t5
and a3, a6, t0
and s1, s11, t1
xor t0, t0, s1
or s1, t3, a6
xor t1, t1, s1
or s1, t0, s11
xor a6, a6, s1
ld s1, .Lhashweave_rv64_keccak_constants+40
xor t0, t0, s1
and s1, t1, t3
xor s11, s11, s1
xor t3, t3, a3
xor s3, s3, s10
slli s1, a7, 1
srli a7, a7, 63
or s1, s1, a7
ld a3, 136(sp)
xor a3, a3, t5
slli a7, a1, 6
srli a1, a1, 58
or a7, a7, a1
ld t5, 120(sp)
xor t5, t5, s10
slli a1, ra, 25
srli ra, ra, 39
or a1, a1, ra
ld s10, 128(sp)
xor s10, s10, a4
slli ra, s9, 8
srli s9, s9, 56
or ra, ra, s9
ld a4, 112(sp)
xor a4, a4, a2
slli s9, s4, 18
srli s4, s4, 46
or s9, s9, s4
ld a2, 104(sp)
xor a2, a2, t2
and s4, s5, s2
and t2, a5, s8
xor s2, s2, t2
or t2, s7, s5
xor s8, s8, t2
or t2, s2, a5
xor s5, s5, t2
and t2, s8, s7
xor a5, a5, t2
xor s7, s7, s4
slli t2, t6, 27
srli t6, t6, 37
or t2, t2, t6
slli s4, t4, 36
srli t4, t4, 28
or s4, s4, t4
slli t6, s6, 10
srli s6, s6, 54
or t6, t6, s6
slli t4, s0, 15
srli s0, s0, 49
or t4, t4, s0
slli s6, s3, 56
srli s3, s3, 8
or s6, s6, s3
and s0, s9, s1
and s3, a7, a1
xor s1, s1, s3
or s3, ra, s9
xor a1, a1, s3
or s3, s1, a7
xor s9, s9, s3
and s3, a1, ra
xor a7, a7, s3
xor ra, ra, s0
slli s3, a3, 62
srli a3, a3, 2
or s3, s3, a3
slli s0, t5, 55
srli t5, t5, 9
or s0, s0, t5
slli a3, s10, 39
srli s10, s10, 25
or a3, a3, s10
slli t5, a4, 41
srli a4, a4, 23
or t5, t5, a4
slli s10, a2, 2
srli a2, a2, 62
or s10, s10, a2
and a4, t4, s6
and a2, t2, s4
xor s6, s6, a2
or a2, t6, t4
xor s4, s4, a2
or a2, s6, t2
xor t4, t4, a2
and a2, s4, t6
xor t2, t2, a2
xor t6, t6, a4
not s6, s6
and a2, a3, t5
and a4, s10, s3
xor t5, t5, a4
or a4, s0, a3
xor s3, s3, a4
or a4, t5, s10
xor a3, a3, a4
and a4, s3, s0
xor s10, s10, a4
xor s0, s0, a2
not s3, s3
not s10, s10
xor a4, t0, s8
xor a4, a4, s1
xor a4, a4, t2
xor a4, a4, s3
xor a2, s11, s7
xor a2, a2, a7
xor a2, a2, s4
xor a2, a2, s0
sd s0, 104(sp)
xor s0, t1, s5
xor s0, s0, a1
xor s0, s0, t6
xor s0, s0, a3
sd t2, 112(sp)
xor t2, t3, s2
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, t5
sd s2, 128(sp)
xor s2, a6, a5
xor s2, s2, s9
xor s2, s2, s6
xor s2, s2, s10
sd s9, 120(sp)
slli s9, a2, 1
xor s9, s2, s9
sd t1, 136(sp)
srli t1, a2, 63
xor s9, s9, t1
slli t1, t2, 1
xor a2, a2, t1
srli t1, t2, 63
xor a2, a2, t1
slli t1, a4, 1
xor t2, t2, t1
srli t1, a4, 63
xor t2, t2, t1
slli t1, s0, 1
xor a4, a4, t1
srli t1, s0, 63
xor a4, a4, t1
slli t1, s2, 1
xor s0, s0, t1
srli s2, s2, 63
xor s0, s0, s2
xor t0, t0, s9
xor s7, s7, a4
xor a1, a1, a2
xor t4, t4, s0
xor s10, s10, t2
xor t3, t3, s0
xor a5, a5, t2
xor s1, s1, s9
xor s4, s4, a4
xor a3, a3, a2
xor s11, s11, a4
xor s5, s5, a2
xor ra, ra, s0
slli t1, s7, 44
srli s7, s7, 20
or t1, t1, s7
xor s6, s6, t2
slli s2, a1, 43
srli a1, a1, 21
or s2, s2, a1
xor s3, s3, s9
slli s7, t4, 21
srli t4, t4, 43
or s7, s7, t4
slli a1, s10, 14
srli s10, s10, 50
or a1, a1, s10
slli t4, t3, 28
srli t3, t3, 36
or t4, t4, t3
slli s10, a5, 20
srli a5, a5, 44
or s10, s10, a5
xor a6, a6, t2
slli t3, s1, 3
srli s1, s1, 61
or t3, t3, s1
xor s8, s8, s9
slli a5, s4, 45
srli s4, s4, 19
or a5, a5, s4
xor a7, a7, a4
slli s1, a3, 61
srli a3, a3, 3
or s1, s1, a3
xor t6, t6, a2
and s4, a1, t0
and a3, t1, s2
xor t0, t0, a3
or a3, s7, a1
xor s2, s2, a3
or a3, t0, t1
xor a1, a1, a3
and a3, s2, s7
xor t1, t1, a3
xor s7, s7, s4
ld a3, .Lhashweave_rv64_keccak_constants+136
xor t0, t0, a3
xor t5, t5, s0
slli s4, s11, 1
srli s11, s11, 63
or s4, s4, s11
ld a3, 136(sp)
xor a3, a3, a2
slli s11, s5, 6
srli s5, s5, 58
or s11, s11, s5
ld a2, 128(sp)
xor a2, a2, s0
slli s5, ra, 25
srli ra, ra, 39
or s5, s5, ra
ld s0, 120(sp)
xor s0, s0, t2
slli ra, s6, 8
srli s6, s6, 56
or ra, ra, s6
ld t2, 112(sp)
xor t2, t2, s9
slli s6, s3, 18
srli s3, s3, 46
or s6, s6, s3
ld s9, 104(sp)
xor s9, s9, a4
and s3, t3, a5
and a4, s1, t4
xor a5, a5, a4
or a4, s10, t3
xor t4, t4, a4
or a4, a5, s1
xor t3, t3, a4
and a4, t4, s10
xor s1, s1, a4
xor s10, s10, s3
slli a4, a6, 27
srli a6, a6, 37
or a4, a4, a6
slli s3, s8, 36
srli s8, s8, 28
or s3, s3, s8
slli a6, a7, 10
srli a7, a7, 54
or a6, a6, a7
slli s8, t6, 15
srli t6, t6, 49
or s8, s8, t6
slli a7, t5, 56
srli t5, t5, 8
or a7, a7, t5
and t6, s6, s4
and t5, s11, s5
xor s4, s4, t5
or t5, ra, s6
xor s5, s5, t5
or t5, s4, s11
xor s6, s6, t5
and t5, s5, ra
xor s11, s11, t5
xor ra, ra, t6
slli t5, a3, 62
srli a3, a3, 2
or t5, t5, a3
slli t6, a2, 55
srli a2, a2, 9
or t6, t6, a2
slli a3, s0, 39
srli s0, s0, 25
or a3, a3, s0
slli a2, t2, 41
srli t2, t2, 23
or a2, a2, t2
slli s0, s9, 2
srli s9, s9, 62
or s0, s0, s9
and t2, s8, a7
and s9, a4, s3
xor a7, a7, s9
or s9, a6, s8
xor s3, s3, s9
or s9, a7, a4
xor s8, s8, s9
and s9, s3, a6
xor a4, a4, s9
xor a6, a6, t2
not a7, a7
and s9, a3, a2
and t2, s0, t5
xor a2, a2, t2
or t2, t6, a3
xor t5, t5, t2
or t2, a2, s0
xor a3, a3, t2
and t2, t5, t6
xor s0, s0, t2
xor t6, t6, s9
not t5, t5
not s0, s0
xor t2, t0, t4
xor t2, t2, s4
xor t2, t2, a4
xor t2, t2, t5
xor s9, t1, s10
xor s9, s9, s11
xor s9, s9, s3
xor s9, s9, t6
sd t6, 104(sp)
xor t6, s2, t3
xor t6, t6, s5
xor t6, t6, a6
xor t6, t6, a3
sd a4, 112(sp)
xor a4, s7, a5
xor a4, a4, ra
xor a4, a4, s8
xor a4, a4, a2
sd a5, 120(sp)
xor a5, a1, s1
xor a5, a5, s6
xor a5, a5, a7
xor a5, a5, s0
sd s6, 128(sp)
slli s6, s9, 1
xor s6, a5, s6
sd s2, 136(sp)
srli s2, s9, 63
xor s6, s6, s2
slli s2, a4, 1
xor s9, s9, s2
srli s2, a4, 63
xor s9, s9, s2
slli s2, t2, 1
xor a4, a4, s2
srli s2, t2, 63
xor a4, a4, s2
slli s2, t6, 1
xor t2, t2, s2
srli s2, t6, 63
xor t2, t2, s2
slli s2, a5, 1
xor t6, t6, s2
srli a5, a5, 63
xor t6, t6, a5
xor t0, t0, s6
xor s10, s10, t2
xor s5, s5, s9
xor s8, s8, t6
xor s0, s0, a4
xor s7, s7, t6
xor s1, s1, a4
xor s4, s4, s6
xor s3, s3, t2
xor a3, a3, s9
xor t1, t1, t2
xor t3, t3, s9
xor ra, ra, t6
xor a7, a7, a4
slli s2, s10, 44
srli s10, s10, 20
or s2, s2, s10
xor t5, t5, s6
slli a5, s5, 43
srli s5, s5, 21
or a5, a5, s5
slli s10, s8, 21
srli s8, s8, 43
or s10, s10, s8
slli s5, s0, 14
srli s0, s0, 50
or s5, s5, s0
slli s8, s7, 28
srli s7, s7, 36
or s8, s8, s7
slli s0, s1, 20
srli s1, s1, 44
or s0, s0, s1
xor a1, a1, a4
slli s7, s4, 3
srli s4, s4, 61
or s7, s7, s4
xor t4, t4, s6
slli s1, s3, 45
srli s3, s3, 19
or s1, s1, s3
xor s11, s11, t2
slli s4, a3, 61
srli a3, a3, 3
or s4, s4, a3
xor a6, a6, s9
and s3, s5, t0
and a3, s2, a5
xor t0, t0, a3
or a3, s10, s5
xor a5, a5, a3
or a3, t0, s2
xor s5, s5, a3
ld a3, .Lhashweave_rv64_keccak_constants+32
xor t0, t0, a3
and a3, a5, s10
xor s2, s2, a3
xor s10, s10, s3
xor a2, a2, t6
slli a3, t1, 1
srli t1, t1, 63
or a3, a3, t1
ld s3, 136(sp)
xor s3, s3, s9
slli t1, t3, 6
srli t3, t3, 58
or t1, t1, t3
ld s9, 120(sp)
xor s9, s9, t6
slli t3, ra, 25
srli ra, ra, 39
or t3, t3, ra
ld t6, 128(sp)
xor t6, t6, a4
slli ra, a7, 8
srli a7, a7, 56
or ra, ra, a7
ld a4, 112(sp)
xor a4, a4, s6
slli a7, t5, 18
srli t5, t5, 46
or a7, a7, t5
ld s6, 104(sp)
xor s6, s6, t2
and t5, s7, s1
and t2, s4, s8
xor s1, s1, t2
or t2, s0, s7
xor s8, s8, t2
or t2, s1, s4
xor s7, s7, t2
and t2, s8, s0
xor s4, s4, t2
xor s0, s0, t5
slli t2, a1, 27
srli a1, a1, 37
or t2, t2, a1
slli t5, t4, 36
srli t4, t4, 28
or t5, t5, t4
slli a1, s11, 10
srli s11, s11, 54
or a1, a1, s11
slli t4, a6, 15
srli a6, a6, 49
or t4, t4, a6
slli s11, a2, 56
srli a2, a2, 8
or s11, s11, a2
and a6, a7, a3
and a2, t1, t3
xor a3, a3, a2
or a2, ra, a7
xor t3, t3, a2
or a2, a3, t1
xor a7, a7, a2
and a2, t3, ra
xor t1, t1, a2
xor ra, ra, a6
slli a2, s3, 62
srli s3, s3, 2
or a2, a2, s3
slli a6, s9, 55
srli s9, s9, 9
or a6, a6, s9
slli s3, t6, 39
srli t6, t6, 25
or s3, s3, t6
slli s9, a4, 41
srli a4, a4, 23
or s9, s9, a4
slli t6, s6, 2
srli s6, s6, 62
or t6, t6, s6
and a4, t4, s11
and s6, t2, t5
xor s11, s11, s6
or s6, a1, t4
xor t5, t5, s6
or s6, s11, t2
xor t4, t4, s6
and s6, t5, a1
xor t2, t2, s6
xor a1, a1, a4
not s11, s11
and s6, s3, s9
and a4, t6, a2
xor s9, s9, a4
or a4, a6, s3
xor a2, a2, a4
or a4, s9, t6
xor s3, s3, a4
and a4, a2, a6
xor t6, t6, a4
xor a6, a6, s6
not a2, a2
not t6, t6
xor a4, t0, s8
xor a4, a4, a3
xor a4, a4, t2
xor a4, a4, a2
xor s6, s2, s0
xor s6, s6, t1
xor s6, s6, t5
xor s6, s6, a6
sd a6, 104(sp)
xor a6, a5, s7
xor a6, a6, t3
xor a6, a6, a1
xor a6, a6, s3
sd t2, 112(sp)
xor t2, s10, s1
xor t2, t2, ra
xor t2, t2, t4
xor t2, t2, s9
sd s1, 128(sp)
xor s1, s5, s4
xor s1, s1, a7
xor s1, s1, s11
xor s1, s1, t6
sd a7, 120(sp)
slli a7, s6, 1
xor a7, s1, a7
sd a5, 136(sp)
srli a5, s6, 63
xor a7, a7, a5
slli a5, t2, 1
xor s6, s6, a5
srli a5, t2, 63
xor s6, s6, a5
slli a5, a4, 1
xor t2, t2, a5
srli a5, a4, 63
xor t2, t2, a5
slli a5, a6, 1
xor a4, a4, a5
srli a5, a6, 63
xor a4, a4, a5
slli a5, s1, 1
xor a6, a6, a5
srli s1, s1, 63
xor a6, a6, s1
xor t0, t0, a7
xor s0, s0, a4
xor t3, t3, s6
xor t4, t4, a6
xor t6, t6, t2
xor s10, s10, a6
xor s4, s4, t2
xor a3, a3, a7
xor t5, t5, a4
xor s3, s3, s6
xor s2, s2, a4
xor s7, s7, s6
xor ra, ra, a6
slli a5, s0, 44
srli s0, s0, 20
or a5, a5, s0
xor s11, s11, t2
slli s1, t3, 43
srli t3, t3, 21
or s1, s1, t3
xor a2, a2, a7
slli s0, t4, 21
srli t4, t4, 43
or s0, s0, t4
slli t3, t6, 14
srli t6, t6, 50
or t3, t3, t6
and t4, t3, t0
xor t4, s0, t4
and t6, a5, s1
xor t0, t0, t6
or t6, s0, t3
xor s1, s1, t6
or t6, t0, a5
xor t3, t3, t6
and s0, s1, s0
xor a5, a5, s0
ld t6, .Lhashweave_rv64_keccak_constants+144
xor t0, t0, t6
xor s5, s5, t2
xor s8, s8, a7
xor t1, t1, a4
slli s0, s10, 28
srli s10, s10, 36
or s0, s0, s10
xor a1, a1, s6
slli t6, s4, 20
srli s4, s4, 44
or t6, t6, s4
xor s9, s9, a6
slli s10, a3, 3
srli a3, a3, 61
or s10, s10, a3
slli s4, t5, 45
srli t5, t5, 19
or s4, s4, t5
and a3, s10, s4
xor a3, t6, a3
slli t5, s3, 61
srli s3, s3, 3
or t5, t5, s3
and s3, t5, s0
xor s4, s4, s3
ld s3, 136(sp)
xor s3, s3, s6
or s6, t6, s10
xor s0, s0, s6
or s6, s4, t5
xor s10, s10, s6
and t6, s0, t6
xor t5, t5, t6
ld s6, 128(sp)
xor s6, s6, a6
ld t6, 120(sp)
xor t6, t6, t2
slli a6, s2, 1
srli s2, s2, 63
ld t2, 112(sp)
xor t2, t2, a7
or a6, a6, s2
slli a7, s7, 6
srli s7, s7, 58
ld s2, 104(sp)
xor s2, s2, a4
or a7, a7, s7
slli a4, ra, 25
srli ra, ra, 39
slli s7, s11, 8
or a4, a4, ra
srli s11, s11, 56
slli ra, a2, 18
or s7, s7, s11
srli a2, a2, 46
and s11, a7, a4
or ra, ra, a2
xor s11, a6, s11
and a6, ra, a6
or a2, s7, ra
xor a6, s7, a6
xor a4, a4, a2
or a2, s11, a7
and s7, a4, s7
xor ra, ra, a2
xor a7, a7, s7
slli a2, s5, 27
srli s5, s5, 37
slli s7, s8, 36
or a2, a2, s5
srli s8, s8, 28
not t0, t0
or s7, s7, s8
not a5, a5
not s1, s1
not s0, s0
not t5, t5
not a7, a7
not a4, a4
slli s5, t1, 10
srli t1, t1, 54
sd t0, 0(a0)
or s5, s5, t1
sd a5, 8(a0)
sd s1, 16(a0)
sd t4, 24(a0)
sd t3, 32(a0)
sd s0, 40(a0)
sd a3, 48(a0)
sd s10, 56(a0)
sd s4, 64(a0)
sd t5, 72(a0)
sd s11, 80(a0)
sd a7, 88(a0)
sd a4, 96(a0)
sd a6, 104(a0)
sd ra, 112(a0)
slli s8, a1, 15
srli a1, a1, 49
slli t0, s9, 56
or s8, s8, a1
srli s9, s9, 8
and t1, a2, s7
or t0, t0, s9
or a5, s5, s8
and s1, s8, t0
xor t0, t0, t1
xor s1, s5, s1
xor s7, s7, a5
sd s1, 136(a0)
or t4, t0, a2
and s5, s7, s5
xor s8, s8, t4
xor a2, a2, s5
not t0, t0
not a2, a2
not s7, s7
not t0, t0
sd a2, 120(a0)
sd s7, 128(a0)
sd s8, 144(a0)
sd t0, 152(a0)
slli t3, s3, 62
srli s3, s3, 2
slli s0, s6, 55
or t3, t3, s3
srli s6, s6, 9
slli a3, t6, 39
or s0, s0, s6
srli t6, t6, 25
slli s10, t2, 41
or a3, a3, t6
srli t2, t2, 23
slli s4, s2, 2
or s10, s10, t2
srli s2, s2, 62
and t5, a3, s10
or s4, s4, s2
xor t5, s0, t5
and s11, s4, t3
sd t5, 168(a0)
xor s10, s10, s11
or a7, s0, a3
or a4, s10, s4
xor t3, t3, a7
xor a3, a3, a4
and s0, t3, s0
not t3, t3
xor s4, s4, s0
sd t3, 160(a0)
not s4, s4
sd a3, 176(a0)
sd s10, 184(a0)
sd s4, 192(a0)
ld s0, 0(sp)
ld s1, 8(sp)
ld s2, 16(sp)
ld s3, 24(sp)
ld s4, 32(sp)
ld s5, 40(sp)
ld s6, 48(sp)
ld s7, 56(sp)
ld s8, 64(sp)
ld s9, 72(sp)
ld s10, 80(sp)
ld s11, 88(sp)
ld ra, 96(sp)
addi sp, sp, 144
ret
.p2align 3
.Lhashweave_rv64_keccak_constants:
.quad 0xffffffffffff7f7d
.quad 0x7fffffffffff7f75
.quad 0x7fffffff7fff7fff
.quad 0xffffffffffff7f74
.quad 0xffffffff7ffffffe
.quad 0x7fffffff7fff7f7e
.quad 0x7fffffffffff7ff6
.quad 0xffffffff7fff7ff6
.quad 0xffffffff7ffffff5
.quad 0xffffffff7fff7f74
.quad 0x7fffffffffffff74
.quad 0x7fffffffffff7f76
.quad 0x7fffffffffff7ffc
.quad 0x7fffffffffff7ffd
.quad 0x7fffffffffffff7f
.quad 0xffffffffffff7ff5
.quad 0x7fffffff7ffffff5
.quad 0x7fffffffffff7f7f
.quad 0x7fffffff7fff7ff7
.option pop
.option push
.text
.p2align 4
.globl hashweave_rv64_turbo
.hidden hashweave_rv64_turbo
.type hashweave_rv64_turbo, @function
hashweave_rv64_turbo:
addi sp, sp, -144
sd s0, 0(sp)
sd s1, 8(sp)
sd s2, 16(sp)
sd s3, 24(sp)
sd s4, 32(sp)
sd s5, 40(sp)
sd s6, 48(sp)
sd s7, 56(sp)
sd s8, 64(sp)
sd s9, 72(sp)
sd s10, 80(sp)
sd s11, 88(sp)
sd ra, 96(sp)
ld t0, 0(a0)
ld t1, 40(a0)
xor t2, t0, t1
ld t3, 80(a0)
xor t2, t2, t3
ld t4, 120(a0)
xor t2, t2, t4
ld t5, 160(a0)
xor t2, t2, t5
ld t6, 8(a0)
ld a1, 48(a0)
xor a2, t6, a1
ld a3, 88(a0)
xor a2, a2, a3
ld a4, 128(a0)
xor a2, a2, a4
ld a5, 168(a0)
xor a2, a2, a5
ld a6, 16(a0)
ld a7, 56(a0)
xor s0, a6, a7
ld s1, 96(a0)
xor s0, s0, s1
ld s2, 136(a0)
xor s0, s0, s2
ld s3, 176(a0)
xor s0, s0, s3
ld s4, 24(a0)
ld s5, 64(a0)
xor s6, s4, s5
ld s7, 104(a0)
xor s6, s6, s7
ld s8, 144(a0)
xor s6, s6, s8
ld s9, 184(a0)
xor s6, s6, s9
ld s10, 32(a0)
ld s11, 72(a0)
xor ra, s10, s11
ld a5, 112(a0)
xor ra, ra, a5
ld t4, 152(a0)
xor ra, ra, t4
ld a5, 192(a0)
xor ra, ra, a5
slli s5, a2, 1
xor s5, ra, s5
srli a6, a2, 63
xor s5, s5, a6
slli a6, s6, 1
xor a2, a2, a6
srli a6, s6, 63
xor a2, a2, a6
slli a6, t2, 1
xor s6, s6, a6
srli a6, t2, 63
xor s6, s6, a6
slli a6, s0, 1
xor t2, t2, a6
srli a6, s0, 63
xor t2, t2, a6
slli a6, ra, 1
xor s0, s0, a6
srli ra, ra, 63
xor s0, s0, ra
xor t0, t0, s5
xor a1, a1, t2
xor s1, s1, a2
xor s8, s8, s0
xor a5, a5, s6
xor s4, s4, s0
xor s11, s11, s6
xor t3, t3, s5
xor a4, a4, t2
xor s3, s3, a2
xor t6, t6, t2
xor a7, a7, a2
slli a6, a1, 44
srli a1, a1, 20
or a6, a6, a1
xor s7, s7, s0
slli ra, s1, 43
srli s1, s1, 21
or ra, ra, s1
xor t4, t4, s6
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
xor t5, t5, s5
slli s1, a5, 14
srli a5, a5, 50
or s1, s1, a5
slli s8, s4, 28
srli s4, s4, 36
or s8, s8, s4
slli a5, s11, 20
srli s11, s11, 44
or a5, a5, s11
slli s4, t3, 3
srli t3, t3, 61
or s4, s4, t3
slli s11, a4, 45
srli a4, a4, 19
or s11, s11, a4
xor s10, s10, s6
slli t3, s3, 61
srli s3, s3, 3
or t3, t3, s3
xor t1, t1, s5
not a4, a1
or a4, a4, ra
xor a4, a6, a4
xor a3, a3, t2
not s3, s1
sd a4, 104(sp)
and a4, s3, t0
xor a1, a1, a4
not a4, ra
or a4, a4, a6
xor t0, t0, a4
or s3, s3, a1
xor ra, ra, s3
and a6, t0, a6
xor s1, s1, a6
ld a4, .Lhashweave_rv64_turbo_constants+0
xor t0, t0, a4
xor s2, s2, a2
xor s9, s9, s0
slli s3, t6, 1
srli t6, t6, 63
or s3, s3, t6
slli a6, a7, 6
srli a7, a7, 58
or a6, a6, a7
slli a4, s7, 25
srli s7, s7, 39
or a4, a4, s7
slli t6, t4, 8
srli t4, t4, 56
or t6, t6, t4
ld a7, 16(a0)
xor a7, a7, a2
slli s7, t5, 18
srli t5, t5, 46
or s7, s7, t5
ld t4, 64(a0)
xor t4, t4, s0
not a2, s4
or a2, a2, a5
ld t5, 112(a0)
xor t5, t5, s6
not s0, s11
and s0, s0, t3
xor s4, s4, s0
ld s6, 120(a0)
xor s6, s6, s5
not s0, a5
or s0, s0, s8
xor t3, t3, s0
ld s5, 168(a0)
xor s5, s5, t2
not s0, s4
and s0, s0, s11
xor a5, a5, s0
and t2, t3, s8
xor s11, s11, t2
xor s8, s8, a2
slli s0, s10, 27
srli s10, s10, 37
or s0, s0, s10
slli t2, t1, 36
srli t1, t1, 28
or t2, t2, t1
slli a2, a3, 10
srli a3, a3, 54
or a2, a2, a3
slli s10, s2, 15
srli s2, s2, 49
or s10, s10, s2
slli t1, s9, 56
srli s9, s9, 8
or t1, t1, s9
not a3, s7
or a3, a3, t6
not s2, s3
and s2, s2, a6
xor s7, s7, s2
not s9, t6
or s9, s9, a4
xor a6, a6, s9
not s2, s7
and s2, s2, s3
xor t6, t6, s2
and s9, a6, a4
xor s3, s3, s9
xor a4, a4, a3
slli s2, a7, 62
srli a7, a7, 2
or s2, s2, a7
slli s9, t4, 55
srli t4, t4, 9
or s9, s9, t4
slli a3, t5, 39
srli t5, t5, 25
or a3, a3, t5
slli a7, s6, 41
srli s6, s6, 23
or a7, a7, s6
slli t4, s5, 2
srli s5, s5, 62
or t4, t4, s5
not t5, a2
or t5, t5, t2
xor t5, s0, t5
not s6, s10
and s5, s6, t1
xor a2, a2, s5
not s5, t2
or s5, s5, s0
xor t1, t1, s5
or s6, s6, a2
xor t2, t2, s6
and s0, t1, s0
xor s10, s10, s0
not s5, s9
and s5, s5, a3
not s6, a7
and s6, s6, t4
xor a3, a3, s6
not s0, s2
and s0, s0, s9
xor t4, t4, s0
not s6, a3
and s6, s6, a7
xor s9, s9, s6
not s0, t4
and s0, s0, s2
xor a7, a7, s0
xor s2, s2, s5
xor s6, t0, s8
xor s6, s6, s3
xor s6, s6, t5
xor s6, s6, s2
ld s0, 104(sp)
xor s5, s0, a5
xor s5, s5, a6
xor s5, s5, t2
xor s5, s5, s9
xor s0, ra, s4
xor s0, s0, a4
xor s0, s0, a2
xor s0, s0, a3
sd s9, 112(sp)
xor s9, a1, s11
xor s9, s9, t6
xor s9, s9, s10
xor s9, s9, a7
sd t5, 120(sp)
xor t5, s1, t3
xor t5, t5, s7
xor t5, t5, t1
xor t5, t5, t4
sd s7, 128(sp)
slli s7, s5, 1
xor s7, t5, s7
sd s11, 136(sp)
srli s11, s5, 63
xor s7, s7, s11
slli s11, s9, 1
xor s5, s5, s11
srli s11, s9, 63
xor s5, s5, s11
slli s11, s6, 1
xor s9, s9, s11
srli s11, s6, 63
xor s9, s9, s11
slli s11, s0, 1
xor s6, s6, s11
srli s11, s0, 63
xor s6, s6, s11
slli s11, t5, 1
xor s0, s0, s11
srli t5, t5, 63
xor s0, s0, t5
xor t0, t0, s7
xor a5, a5, s6
xor a4, a4, s5
xor s10, s10, s0
xor t4, t4, s9
xor a1, a1, s0
xor t3, t3, s9
xor s3, s3, s7
xor t2, t2, s6
xor a3, a3, s5
ld s11, 104(sp)
xor s11, s11, s6
xor s4, s4, s5
xor t6, t6, s0
slli t5, a5, 44
srli a5, a5, 20
or t5, t5, a5
xor t1, t1, s9
slli a5, a4, 43
srli a4, a4, 21
or a5, a5, a4
xor s2, s2, s7
slli a4, s10, 21
srli s10, s10, 43
or a4, a4, s10
slli s10, t4, 14
srli t4, t4, 50
or s10, s10, t4
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli a1, t3, 20
srli t3, t3, 44
or a1, a1, t3
xor s1, s1, s9
slli t3, s3, 3
srli s3, s3, 61
or t3, t3, s3
xor s8, s8, s7
slli s3, t2, 45
srli t2, t2, 19
or s3, s3, t2
xor a6, a6, s6
slli t2, a3, 61
srli a3, a3, 3
or t2, t2, a3
xor a2, a2, s5
and a3, s10, t0
sd a2, 104(sp)
and a2, t5, a5
xor t0, t0, a2
or a2, a4, s10
xor a5, a5, a2
or a2, t0, t5
xor s10, s10, a2
and a2, a5, a4
xor t5, t5, a2
xor a4, a4, a3
ld a2, .Lhashweave_rv64_turbo_constants+8
xor t0, t0, a2
xor a7, a7, s0
slli a3, s11, 1
srli s11, s11, 63
or a3, a3, s11
xor ra, ra, s5
slli a2, s4, 6
srli s4, s4, 58
or a2, a2, s4
ld s11, 136(sp)
xor s11, s11, s0
slli s5, t6, 25
srli t6, t6, 39
or s5, s5, t6
ld s4, 128(sp)
xor s4, s4, s9
slli s0, t1, 8
srli t1, t1, 56
or s0, s0, t1
ld t6, 120(sp)
xor t6, t6, s7
slli s9, s2, 18
srli s2, s2, 46
or s9, s9, s2
ld t1, 112(sp)
xor t1, t1, s6
and s7, t3, s3
and s2, t2, t4
xor s3, s3, s2
or s6, a1, t3
xor t4, t4, s6
or s2, s3, t2
xor t3, t3, s2
and s6, t4, a1
xor t2, t2, s6
xor a1, a1, s7
slli s2, s1, 27
srli s1, s1, 37
or s2, s2, s1
slli s6, s8, 36
srli s8, s8, 28
or s6, s6, s8
slli s7, a6, 10
srli a6, a6, 54
or s7, s7, a6
ld s1, 104(sp)
slli s8, s1, 15
srli s1, s1, 49
or s8, s8, s1
slli a6, a7, 56
srli a7, a7, 8
or a6, a6, a7
and s1, s9, a3
and a7, a2, s5
xor a3, a3, a7
or a7, s0, s9
xor s5, s5, a7
or a7, a3, a2
xor s9, s9, a7
and a7, s5, s0
xor a2, a2, a7
xor s0, s0, s1
slli a7, ra, 62
srli ra, ra, 2
or a7, a7, ra
slli s1, s11, 55
srli s11, s11, 9
or s1, s1, s11
slli ra, s4, 39
srli s4, s4, 25
or ra, ra, s4
slli s11, t6, 41
srli t6, t6, 23
or s11, s11, t6
slli s4, t1, 2
srli t1, t1, 62
or s4, s4, t1
and t6, s8, a6
and t1, s2, s6
xor a6, a6, t1
or t1, s7, s8
xor s6, s6, t1
or t1, a6, s2
xor s8, s8, t1
and t1, s6, s7
xor s2, s2, t1
xor s7, s7, t6
not a6, a6
and t1, ra, s11
and t6, s4, a7
xor s11, s11, t6
or t6, s1, ra
xor a7, a7, t6
or t6, s11, s4
xor ra, ra, t6
and t6, a7, s1
xor s4, s4, t6
xor s1, s1, t1
not a7, a7
not s4, s4
xor t6, t0, t4
xor t6, t6, a3
xor t6, t6, s2
xor t6, t6, a7
xor t1, t5, a1
xor t1, t1, a2
xor t1, t1, s6
xor t1, t1, s1
sd s1, 104(sp)
xor s1, a5, t3
xor s1, s1, s5
xor s1, s1, s7
xor s1, s1, ra
sd s2, 112(sp)
xor s2, a4, s3
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, s11
sd s3, 120(sp)
xor s3, s10, t2
xor s3, s3, s9
xor s3, s3, a6
xor s3, s3, s4
sd s9, 128(sp)
slli s9, t1, 1
xor s9, s3, s9
sd a5, 136(sp)
srli a5, t1, 63
xor s9, s9, a5
slli a5, s2, 1
xor t1, t1, a5
srli a5, s2, 63
xor t1, t1, a5
slli a5, t6, 1
xor s2, s2, a5
srli a5, t6, 63
xor s2, s2, a5
slli a5, s1, 1
xor t6, t6, a5
srli a5, s1, 63
xor t6, t6, a5
slli a5, s3, 1
xor s1, s1, a5
srli s3, s3, 63
xor s1, s1, s3
xor t0, t0, s9
xor a1, a1, t6
xor s5, s5, t1
xor s8, s8, s1
xor s4, s4, s2
xor a4, a4, s1
xor t2, t2, s2
xor a3, a3, s9
xor s6, s6, t6
xor ra, ra, t1
xor t5, t5, t6
xor t3, t3, t1
xor s0, s0, s1
slli a5, a1, 44
srli a1, a1, 20
or a5, a5, a1
xor a6, a6, s2
slli s3, s5, 43
srli s5, s5, 21
or s3, s3, s5
xor a7, a7, s9
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s5, s4, 14
srli s4, s4, 50
or s5, s5, s4
slli s8, a4, 28
srli a4, a4, 36
or s8, s8, a4
slli s4, t2, 20
srli t2, t2, 44
or s4, s4, t2
xor s10, s10, s2
slli a4, a3, 3
srli a3, a3, 61
or a4, a4, a3
xor t4, t4, s9
slli t2, s6, 45
srli s6, s6, 19
or t2, t2, s6
xor a2, a2, t6
slli a3, ra, 61
srli ra, ra, 3
or a3, a3, ra
xor s7, s7, t1
and s6, s5, t0
and ra, a5, s3
xor t0, t0, ra
or ra, a1, s5
xor s3, s3, ra
or ra, t0, a5
xor s5, s5, ra
and ra, s3, a1
xor a5, a5, ra
xor a1, a1, s6
ld ra, .Lhashweave_rv64_turbo_constants+16
xor t0, t0, ra
xor s11, s11, s1
slli s6, t5, 1
srli t5, t5, 63
or s6, s6, t5
ld ra, 136(sp)
xor ra, ra, t1
slli t5, t3, 6
srli t3, t3, 58
or t5, t5, t3
ld t1, 120(sp)
xor t1, t1, s1
slli t3, s0, 25
srli s0, s0, 39
or t3, t3, s0
ld s1, 128(sp)
xor s1, s1, s2
slli s0, a6, 8
srli a6, a6, 56
or s0, s0, a6
ld s2, 112(sp)
xor s2, s2, s9
slli a6, a7, 18
srli a7, a7, 46
or a6, a6, a7
ld s9, 104(sp)
xor s9, s9, t6
and a7, a4, t2
and t6, a3, s8
xor t2, t2, t6
or t6, s4, a4
xor s8, s8, t6
or t6, t2, a3
xor a4, a4, t6
and t6, s8, s4
xor a3, a3, t6
xor s4, s4, a7
slli t6, s10, 27
srli s10, s10, 37
or t6, t6, s10
slli a7, t4, 36
srli t4, t4, 28
or a7, a7, t4
slli s10, a2, 10
srli a2, a2, 54
or s10, s10, a2
slli t4, s7, 15
srli s7, s7, 49
or t4, t4, s7
slli a2, s11, 56
srli s11, s11, 8
or a2, a2, s11
and s7, a6, s6
and s11, t5, t3
xor s6, s6, s11
or s11, s0, a6
xor t3, t3, s11
or s11, s6, t5
xor a6, a6, s11
and s11, t3, s0
xor t5, t5, s11
xor s0, s0, s7
slli s11, ra, 62
srli ra, ra, 2
or s11, s11, ra
slli s7, t1, 55
srli t1, t1, 9
or s7, s7, t1
slli ra, s1, 39
srli s1, s1, 25
or ra, ra, s1
slli t1, s2, 41
srli s2, s2, 23
or t1, t1, s2
slli s1, s9, 2
srli s9, s9, 62
or s1, s1, s9
and s2, t4, a2
and s9, t6, a7
xor a2, a2, s9
or s9, s10, t4
xor a7, a7, s9
or s9, a2, t6
xor t4, t4, s9
and s9, a7, s10
xor t6, t6, s9
xor s10, s10, s2
not a2, a2
and s9, ra, t1
and s2, s1, s11
xor t1, t1, s2
or s2, s7, ra
xor s11, s11, s2
or s2, t1, s1
xor ra, ra, s2
and s2, s11, s7
xor s1, s1, s2
xor s7, s7, s9
not s11, s11
not s1, s1
xor s2, t0, s8
xor s2, s2, s6
xor s2, s2, t6
xor s2, s2, s11
xor s9, a5, s4
xor s9, s9, t5
xor s9, s9, a7
xor s9, s9, s7
sd s7, 104(sp)
xor s7, s3, a4
xor s7, s7, t3
xor s7, s7, s10
xor s7, s7, ra
sd t6, 112(sp)
xor t6, a1, t2
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, t1
sd t2, 128(sp)
xor t2, s5, a3
xor t2, t2, a6
xor t2, t2, a2
xor t2, t2, s1
sd a6, 120(sp)
slli a6, s9, 1
xor a6, t2, a6
sd s3, 136(sp)
srli s3, s9, 63
xor a6, a6, s3
slli s3, t6, 1
xor s9, s9, s3
srli s3, t6, 63
xor s9, s9, s3
slli s3, s2, 1
xor t6, t6, s3
srli s3, s2, 63
xor t6, t6, s3
slli s3, s7, 1
xor s2, s2, s3
srli s3, s7, 63
xor s2, s2, s3
slli s3, t2, 1
xor s7, s7, s3
srli t2, t2, 63
xor s7, s7, t2
xor t0, t0, a6
xor s4, s4, s2
xor t3, t3, s9
xor t4, t4, s7
xor s1, s1, t6
xor a1, a1, s7
xor a3, a3, t6
xor s6, s6, a6
xor a7, a7, s2
xor ra, ra, s9
xor a5, a5, s2
xor a4, a4, s9
xor s0, s0, s7
slli s3, s4, 44
srli s4, s4, 20
or s3, s3, s4
xor a2, a2, t6
slli t2, t3, 43
srli t3, t3, 21
or t2, t2, t3
xor s11, s11, a6
slli s4, t4, 21
srli t4, t4, 43
or s4, s4, t4
slli t3, s1, 14
srli s1, s1, 50
or t3, t3, s1
slli t4, a1, 28
srli a1, a1, 36
or t4, t4, a1
slli s1, a3, 20
srli a3, a3, 44
or s1, s1, a3
xor s5, s5, t6
slli a1, s6, 3
srli s6, s6, 61
or a1, a1, s6
xor s8, s8, a6
slli a3, a7, 45
srli a7, a7, 19
or a3, a3, a7
xor t5, t5, s2
slli s6, ra, 61
srli ra, ra, 3
or s6, s6, ra
xor s10, s10, s9
and a7, t3, t0
and ra, s3, t2
xor t0, t0, ra
or ra, s4, t3
xor t2, t2, ra
or ra, t0, s3
xor t3, t3, ra
and ra, t2, s4
xor s3, s3, ra
xor s4, s4, a7
ld ra, .Lhashweave_rv64_turbo_constants+24
xor t0, t0, ra
xor t1, t1, s7
slli a7, a5, 1
srli a5, a5, 63
or a7, a7, a5
ld ra, 136(sp)
xor ra, ra, s9
slli a5, a4, 6
srli a4, a4, 58
or a5, a5, a4
ld s9, 128(sp)
xor s9, s9, s7
slli a4, s0, 25
srli s0, s0, 39
or a4, a4, s0
ld s7, 120(sp)
xor s7, s7, t6
slli s0, a2, 8
srli a2, a2, 56
or s0, s0, a2
ld t6, 112(sp)
xor t6, t6, a6
slli a2, s11, 18
srli s11, s11, 46
or a2, a2, s11
ld a6, 104(sp)
xor a6, a6, s2
and s11, a1, a3
and s2, s6, t4
xor a3, a3, s2
or s2, s1, a1
xor t4, t4, s2
or s2, a3, s6
xor a1, a1, s2
and s2, t4, s1
xor s6, s6, s2
xor s1, s1, s11
slli s2, s5, 27
srli s5, s5, 37
or s2, s2, s5
slli s11, s8, 36
srli s8, s8, 28
or s11, s11, s8
slli s5, t5, 10
srli t5, t5, 54
or s5, s5, t5
slli s8, s10, 15
srli s10, s10, 49
or s8, s8, s10
slli t5, t1, 56
srli t1, t1, 8
or t5, t5, t1
and s10, a2, a7
and t1, a5, a4
xor a7, a7, t1
or t1, s0, a2
xor a4, a4, t1
or t1, a7, a5
xor a2, a2, t1
and t1, a4, s0
xor a5, a5, t1
xor s0, s0, s10
slli t1, ra, 62
srli ra, ra, 2
or t1, t1, ra
slli s10, s9, 55
srli s9, s9, 9
or s10, s10, s9
slli ra, s7, 39
srli s7, s7, 25
or ra, ra, s7
slli s9, t6, 41
srli t6, t6, 23
or s9, s9, t6
slli s7, a6, 2
srli a6, a6, 62
or s7, s7, a6
and t6, s8, t5
and a6, s2, s11
xor t5, t5, a6
or a6, s5, s8
xor s11, s11, a6
or a6, t5, s2
xor s8, s8, a6
and a6, s11, s5
xor s2, s2, a6
xor s5, s5, t6
not t5, t5
and a6, ra, s9
and t6, s7, t1
xor s9, s9, t6
or t6, s10, ra
xor t1, t1, t6
or t6, s9, s7
xor ra, ra, t6
and t6, t1, s10
xor s7, s7, t6
xor s10, s10, a6
not t1, t1
not s7, s7
xor t6, t0, t4
xor t6, t6, a7
xor t6, t6, s2
xor t6, t6, t1
xor a6, s3, s1
xor a6, a6, a5
xor a6, a6, s11
xor a6, a6, s10
sd s10, 104(sp)
xor s10, t2, a1
xor s10, s10, a4
xor s10, s10, s5
xor s10, s10, ra
sd s2, 112(sp)
xor s2, s4, a3
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, s9
sd a3, 120(sp)
xor a3, t3, s6
xor a3, a3, a2
xor a3, a3, t5
xor a3, a3, s7
sd a2, 128(sp)
slli a2, a6, 1
xor a2, a3, a2
sd t2, 136(sp)
srli t2, a6, 63
xor a2, a2, t2
slli t2, s2, 1
xor a6, a6, t2
srli t2, s2, 63
xor a6, a6, t2
slli t2, t6, 1
xor s2, s2, t2
srli t2, t6, 63
xor s2, s2, t2
slli t2, s10, 1
xor t6, t6, t2
srli t2, s10, 63
xor t6, t6, t2
slli t2, a3, 1
xor s10, s10, t2
srli a3, a3, 63
xor s10, s10, a3
xor t0, t0, a2
xor s1, s1, t6
xor a4, a4, a6
xor s8, s8, s10
xor s7, s7, s2
xor s4, s4, s10
xor s6, s6, s2
xor a7, a7, a2
xor s11, s11, t6
xor ra, ra, a6
xor s3, s3, t6
xor a1, a1, a6
xor s0, s0, s10
slli t2, s1, 44
srli s1, s1, 20
or t2, t2, s1
xor t5, t5, s2
slli a3, a4, 43
srli a4, a4, 21
or a3, a3, a4
xor t1, t1, a2
slli s1, s8, 21
srli s8, s8, 43
or s1, s1, s8
slli a4, s7, 14
srli s7, s7, 50
or a4, a4, s7
slli s8, s4, 28
srli s4, s4, 36
or s8, s8, s4
slli s7, s6, 20
srli s6, s6, 44
or s7, s7, s6
xor t3, t3, s2
slli s4, a7, 3
srli a7, a7, 61
or s4, s4, a7
xor t4, t4, a2
slli s6, s11, 45
srli s11, s11, 19
or s6, s6, s11
xor a5, a5, t6
slli a7, ra, 61
srli ra, ra, 3
or a7, a7, ra
xor s5, s5, a6
and s11, a4, t0
and ra, t2, a3
xor t0, t0, ra
or ra, s1, a4
xor a3, a3, ra
or ra, t0, t2
xor a4, a4, ra
and ra, a3, s1
xor t2, t2, ra
xor s1, s1, s11
ld ra, .Lhashweave_rv64_turbo_constants+32
xor t0, t0, ra
xor s9, s9, s10
slli s11, s3, 1
srli s3, s3, 63
or s11, s11, s3
ld ra, 136(sp)
xor ra, ra, a6
slli s3, a1, 6
srli a1, a1, 58
or s3, s3, a1
ld a6, 120(sp)
xor a6, a6, s10
slli a1, s0, 25
srli s0, s0, 39
or a1, a1, s0
ld s10, 128(sp)
xor s10, s10, s2
slli s0, t5, 8
srli t5, t5, 56
or s0, s0, t5
ld s2, 112(sp)
xor s2, s2, a2
slli t5, t1, 18
srli t1, t1, 46
or t5, t5, t1
ld a2, 104(sp)
xor a2, a2, t6
and t1, s4, s6
and t6, a7, s8
xor s6, s6, t6
or t6, s7, s4
xor s8, s8, t6
or t6, s6, a7
xor s4, s4, t6
and t6, s8, s7
xor a7, a7, t6
xor s7, s7, t1
slli t6, t3, 27
srli t3, t3, 37
or t6, t6, t3
slli t1, t4, 36
srli t4, t4, 28
or t1, t1, t4
slli t3, a5, 10
srli a5, a5, 54
or t3, t3, a5
slli t4, s5, 15
srli s5, s5, 49
or t4, t4, s5
slli a5, s9, 56
srli s9, s9, 8
or a5, a5, s9
and s5, t5, s11
and s9, s3, a1
xor s11, s11, s9
or s9, s0, t5
xor a1, a1, s9
or s9, s11, s3
xor t5, t5, s9
and s9, a1, s0
xor s3, s3, s9
xor s0, s0, s5
slli s9, ra, 62
srli ra, ra, 2
or s9, s9, ra
slli s5, a6, 55
srli a6, a6, 9
or s5, s5, a6
slli ra, s10, 39
srli s10, s10, 25
or ra, ra, s10
slli a6, s2, 41
srli s2, s2, 23
or a6, a6, s2
slli s10, a2, 2
srli a2, a2, 62
or s10, s10, a2
and s2, t4, a5
and a2, t6, t1
xor a5, a5, a2
or a2, t3, t4
xor t1, t1, a2
or a2, a5, t6
xor t4, t4, a2
and a2, t1, t3
xor t6, t6, a2
xor t3, t3, s2
not a5, a5
and a2, ra, a6
and s2, s10, s9
xor a6, a6, s2
or s2, s5, ra
xor s9, s9, s2
or s2, a6, s10
xor ra, ra, s2
and s2, s9, s5
xor s10, s10, s2
xor s5, s5, a2
not s9, s9
not s10, s10
xor s2, t0, s8
xor s2, s2, s11
xor s2, s2, t6
xor s2, s2, s9
xor a2, t2, s7
xor a2, a2, s3
xor a2, a2, t1
xor a2, a2, s5
sd s5, 104(sp)
xor s5, a3, s4
xor s5, s5, a1
xor s5, s5, t3
xor s5, s5, ra
sd t6, 112(sp)
xor t6, s1, s6
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, a6
sd s6, 128(sp)
xor s6, a4, a7
xor s6, s6, t5
xor s6, s6, a5
xor s6, s6, s10
sd t5, 120(sp)
slli t5, a2, 1
xor t5, s6, t5
sd a3, 136(sp)
srli a3, a2, 63
xor t5, t5, a3
slli a3, t6, 1
xor a2, a2, a3
srli a3, t6, 63
xor a2, a2, a3
slli a3, s2, 1
xor t6, t6, a3
srli a3, s2, 63
xor t6, t6, a3
slli a3, s5, 1
xor s2, s2, a3
srli a3, s5, 63
xor s2, s2, a3
slli a3, s6, 1
xor s5, s5, a3
srli s6, s6, 63
xor s5, s5, s6
xor t0, t0, t5
xor s7, s7, s2
xor a1, a1, a2
xor t4, t4, s5
xor s10, s10, t6
xor s1, s1, s5
xor a7, a7, t6
xor s11, s11, t5
xor t1, t1, s2
xor ra, ra, a2
xor t2, t2, s2
xor s4, s4, a2
xor s0, s0, s5
slli a3, s7, 44
srli s7, s7, 20
or a3, a3, s7
xor a5, a5, t6
slli s6, a1, 43
srli a1, a1, 21
or s6, s6, a1
xor s9, s9, t5
slli s7, t4, 21
srli t4, t4, 43
or s7, s7, t4
slli a1, s10, 14
srli s10, s10, 50
or a1, a1, s10
slli t4, s1, 28
srli s1, s1, 36
or t4, t4, s1
slli s10, a7, 20
srli a7, a7, 44
or s10, s10, a7
xor a4, a4, t6
slli s1, s11, 3
srli s11, s11, 61
or s1, s1, s11
xor s8, s8, t5
slli a7, t1, 45
srli t1, t1, 19
or a7, a7, t1
xor s3, s3, s2
slli s11, ra, 61
srli ra, ra, 3
or s11, s11, ra
xor t3, t3, a2
and t1, a1, t0
and ra, a3, s6
xor t0, t0, ra
or ra, s7, a1
xor s6, s6, ra
or ra, t0, a3
xor a1, a1, ra
and ra, s6, s7
xor a3, a3, ra
xor s7, s7, t1
ld ra, .Lhashweave_rv64_turbo_constants+40
xor t0, t0, ra
xor a6, a6, s5
slli t1, t2, 1
srli t2, t2, 63
or t1, t1, t2
ld ra, 136(sp)
xor ra, ra, a2
slli t2, s4, 6
srli s4, s4, 58
or t2, t2, s4
ld a2, 128(sp)
xor a2, a2, s5
slli s4, s0, 25
srli s0, s0, 39
or s4, s4, s0
ld s5, 120(sp)
xor s5, s5, t6
slli s0, a5, 8
srli a5, a5, 56
or s0, s0, a5
ld t6, 112(sp)
xor t6, t6, t5
slli a5, s9, 18
srli s9, s9, 46
or a5, a5, s9
ld t5, 104(sp)
xor t5, t5, s2
and s9, s1, a7
and s2, s11, t4
xor a7, a7, s2
or s2, s10, s1
xor t4, t4, s2
or s2, a7, s11
xor s1, s1, s2
and s2, t4, s10
xor s11, s11, s2
xor s10, s10, s9
slli s2, a4, 27
srli a4, a4, 37
or s2, s2, a4
slli s9, s8, 36
srli s8, s8, 28
or s9, s9, s8
slli a4, s3, 10
srli s3, s3, 54
or a4, a4, s3
slli s8, t3, 15
srli t3, t3, 49
or s8, s8, t3
slli s3, a6, 56
srli a6, a6, 8
or s3, s3, a6
and t3, a5, t1
and a6, t2, s4
xor t1, t1, a6
or a6, s0, a5
xor s4, s4, a6
or a6, t1, t2
xor a5, a5, a6
and a6, s4, s0
xor t2, t2, a6
xor s0, s0, t3
slli a6, ra, 62
srli ra, ra, 2
or a6, a6, ra
slli t3, a2, 55
srli a2, a2, 9
or t3, t3, a2
slli ra, s5, 39
srli s5, s5, 25
or ra, ra, s5
slli a2, t6, 41
srli t6, t6, 23
or a2, a2, t6
slli s5, t5, 2
srli t5, t5, 62
or s5, s5, t5
and t6, s8, s3
and t5, s2, s9
xor s3, s3, t5
or t5, a4, s8
xor s9, s9, t5
or t5, s3, s2
xor s8, s8, t5
and t5, s9, a4
xor s2, s2, t5
xor a4, a4, t6
not s3, s3
and t5, ra, a2
and t6, s5, a6
xor a2, a2, t6
or t6, t3, ra
xor a6, a6, t6
or t6, a2, s5
xor ra, ra, t6
and t6, a6, t3
xor s5, s5, t6
xor t3, t3, t5
not a6, a6
not s5, s5
xor t6, t0, t4
xor t6, t6, t1
xor t6, t6, s2
xor t6, t6, a6
xor t5, a3, s10
xor t5, t5, t2
xor t5, t5, s9
xor t5, t5, t3
sd t3, 104(sp)
xor t3, s6, s1
xor t3, t3, s4
xor t3, t3, a4
xor t3, t3, ra
sd s2, 112(sp)
xor s2, s7, a7
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, a2
sd a7, 120(sp)
xor a7, a1, s11
xor a7, a7, a5
xor a7, a7, s3
xor a7, a7, s5
sd a5, 128(sp)
slli a5, t5, 1
xor a5, a7, a5
sd s6, 136(sp)
srli s6, t5, 63
xor a5, a5, s6
slli s6, s2, 1
xor t5, t5, s6
srli s6, s2, 63
xor t5, t5, s6
slli s6, t6, 1
xor s2, s2, s6
srli s6, t6, 63
xor s2, s2, s6
slli s6, t3, 1
xor t6, t6, s6
srli s6, t3, 63
xor t6, t6, s6
slli s6, a7, 1
xor t3, t3, s6
srli a7, a7, 63
xor t3, t3, a7
xor t0, t0, a5
xor s10, s10, t6
xor s4, s4, t5
xor s8, s8, t3
xor s5, s5, s2
xor s7, s7, t3
xor s11, s11, s2
xor t1, t1, a5
xor s9, s9, t6
xor ra, ra, t5
xor a3, a3, t6
xor s1, s1, t5
xor s0, s0, t3
slli s6, s10, 44
srli s10, s10, 20
or s6, s6, s10
xor s3, s3, s2
slli a7, s4, 43
srli s4, s4, 21
or a7, a7, s4
xor a6, a6, a5
slli s10, s8, 21
srli s8, s8, 43
or s10, s10, s8
slli s4, s5, 14
srli s5, s5, 50
or s4, s4, s5
slli s8, s7, 28
srli s7, s7, 36
or s8, s8, s7
slli s5, s11, 20
srli s11, s11, 44
or s5, s5, s11
xor a1, a1, s2
slli s7, t1, 3
srli t1, t1, 61
or s7, s7, t1
xor t4, t4, a5
slli s11, s9, 45
srli s9, s9, 19
or s11, s11, s9
xor t2, t2, t6
slli t1, ra, 61
srli ra, ra, 3
or t1, t1, ra
xor a4, a4, t5
and s9, s4, t0
and ra, s6, a7
xor t0, t0, ra
or ra, s10, s4
xor a7, a7, ra
or ra, t0, s6
xor s4, s4, ra
and ra, a7, s10
xor s6, s6, ra
xor s10, s10, s9
ld ra, .Lhashweave_rv64_turbo_constants+48
xor t0, t0, ra
xor a2, a2, t3
slli s9, a3, 1
srli a3, a3, 63
or s9, s9, a3
ld ra, 136(sp)
xor ra, ra, t5
slli a3, s1, 6
srli s1, s1, 58
or a3, a3, s1
ld t5, 120(sp)
xor t5, t5, t3
slli s1, s0, 25
srli s0, s0, 39
or s1, s1, s0
ld t3, 128(sp)
xor t3, t3, s2
slli s0, s3, 8
srli s3, s3, 56
or s0, s0, s3
ld s2, 112(sp)
xor s2, s2, a5
slli s3, a6, 18
srli a6, a6, 46
or s3, s3, a6
ld a5, 104(sp)
xor a5, a5, t6
and a6, s7, s11
and t6, t1, s8
xor s11, s11, t6
or t6, s5, s7
xor s8, s8, t6
or t6, s11, t1
xor s7, s7, t6
and t6, s8, s5
xor t1, t1, t6
xor s5, s5, a6
slli t6, a1, 27
srli a1, a1, 37
or t6, t6, a1
slli a6, t4, 36
srli t4, t4, 28
or a6, a6, t4
slli a1, t2, 10
srli t2, t2, 54
or a1, a1, t2
slli t4, a4, 15
srli a4, a4, 49
or t4, t4, a4
slli t2, a2, 56
srli a2, a2, 8
or t2, t2, a2
and a4, s3, s9
and a2, a3, s1
xor s9, s9, a2
or a2, s0, s3
xor s1, s1, a2
or a2, s9, a3
xor s3, s3, a2
and a2, s1, s0
xor a3, a3, a2
xor s0, s0, a4
slli a2, ra, 62
srli ra, ra, 2
or a2, a2, ra
slli a4, t5, 55
srli t5, t5, 9
or a4, a4, t5
slli ra, t3, 39
srli t3, t3, 25
or ra, ra, t3
slli t5, s2, 41
srli s2, s2, 23
or t5, t5, s2
slli t3, a5, 2
srli a5, a5, 62
or t3, t3, a5
and s2, t4, t2
and a5, t6, a6
xor t2, t2, a5
or a5, a1, t4
xor a6, a6, a5
or a5, t2, t6
xor t4, t4, a5
and a5, a6, a1
xor t6, t6, a5
xor a1, a1, s2
not t2, t2
and a5, ra, t5
and s2, t3, a2
xor t5, t5, s2
or s2, a4, ra
xor a2, a2, s2
or s2, t5, t3
xor ra, ra, s2
and s2, a2, a4
xor t3, t3, s2
xor a4, a4, a5
not a2, a2
not t3, t3
xor s2, t0, s8
xor s2, s2, s9
xor s2, s2, t6
xor s2, s2, a2
xor a5, s6, s5
xor a5, a5, a3
xor a5, a5, a6
xor a5, a5, a4
sd a4, 104(sp)
xor a4, a7, s7
xor a4, a4, s1
xor a4, a4, a1
xor a4, a4, ra
sd t6, 112(sp)
xor t6, s10, s11
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, t5
sd s11, 128(sp)
xor s11, s4, t1
xor s11, s11, s3
xor s11, s11, t2
xor s11, s11, t3
sd s3, 120(sp)
slli s3, a5, 1
xor s3, s11, s3
sd a7, 136(sp)
srli a7, a5, 63
xor s3, s3, a7
slli a7, t6, 1
xor a5, a5, a7
srli a7, t6, 63
xor a5, a5, a7
slli a7, s2, 1
xor t6, t6, a7
srli a7, s2, 63
xor t6, t6, a7
slli a7, a4, 1
xor s2, s2, a7
srli a7, a4, 63
xor s2, s2, a7
slli a7, s11, 1
xor a4, a4, a7
srli s11, s11, 63
xor a4, a4, s11
xor t0, t0, s3
xor s5, s5, s2
xor s1, s1, a5
xor t4, t4, a4
xor t3, t3, t6
xor s10, s10, a4
xor t1, t1, t6
xor s9, s9, s3
xor a6, a6, s2
xor ra, ra, a5
xor s6, s6, s2
xor s7, s7, a5
xor s0, s0, a4
slli a7, s5, 44
srli s5, s5, 20
or a7, a7, s5
xor t2, t2, t6
slli s11, s1, 43
srli s1, s1, 21
or s11, s11, s1
xor a2, a2, s3
slli s5, t4, 21
srli t4, t4, 43
or s5, s5, t4
slli s1, t3, 14
srli t3, t3, 50
or s1, s1, t3
slli t4, s10, 28
srli s10, s10, 36
or t4, t4, s10
slli t3, t1, 20
srli t1, t1, 44
or t3, t3, t1
xor s4, s4, t6
slli s10, s9, 3
srli s9, s9, 61
or s10, s10, s9
xor s8, s8, s3
slli t1, a6, 45
srli a6, a6, 19
or t1, t1, a6
xor a3, a3, s2
slli s9, ra, 61
srli ra, ra, 3
or s9, s9, ra
xor a1, a1, a5
and a6, s1, t0
and ra, a7, s11
xor t0, t0, ra
or ra, s5, s1
xor s11, s11, ra
or ra, t0, a7
xor s1, s1, ra
and ra, s11, s5
xor a7, a7, ra
xor s5, s5, a6
ld ra, .Lhashweave_rv64_turbo_constants+56
xor t0, t0, ra
xor t5, t5, a4
slli a6, s6, 1
srli s6, s6, 63
or a6, a6, s6
ld ra, 136(sp)
xor ra, ra, a5
slli s6, s7, 6
srli s7, s7, 58
or s6, s6, s7
ld a5, 128(sp)
xor a5, a5, a4
slli s7, s0, 25
srli s0, s0, 39
or s7, s7, s0
ld a4, 120(sp)
xor a4, a4, t6
slli s0, t2, 8
srli t2, t2, 56
or s0, s0, t2
ld t6, 112(sp)
xor t6, t6, s3
slli t2, a2, 18
srli a2, a2, 46
or t2, t2, a2
ld s3, 104(sp)
xor s3, s3, s2
and a2, s10, t1
and s2, s9, t4
xor t1, t1, s2
or s2, t3, s10
xor t4, t4, s2
or s2, t1, s9
xor s10, s10, s2
and s2, t4, t3
xor s9, s9, s2
xor t3, t3, a2
slli s2, s4, 27
srli s4, s4, 37
or s2, s2, s4
slli a2, s8, 36
srli s8, s8, 28
or a2, a2, s8
slli s4, a3, 10
srli a3, a3, 54
or s4, s4, a3
slli s8, a1, 15
srli a1, a1, 49
or s8, s8, a1
slli a3, t5, 56
srli t5, t5, 8
or a3, a3, t5
and a1, t2, a6
and t5, s6, s7
xor a6, a6, t5
or t5, s0, t2
xor s7, s7, t5
or t5, a6, s6
xor t2, t2, t5
and t5, s7, s0
xor s6, s6, t5
xor s0, s0, a1
slli t5, ra, 62
srli ra, ra, 2
or t5, t5, ra
slli a1, a5, 55
srli a5, a5, 9
or a1, a1, a5
slli ra, a4, 39
srli a4, a4, 25
or ra, ra, a4
slli a5, t6, 41
srli t6, t6, 23
or a5, a5, t6
slli a4, s3, 2
srli s3, s3, 62
or a4, a4, s3
and t6, s8, a3
and s3, s2, a2
xor a3, a3, s3
or s3, s4, s8
xor a2, a2, s3
or s3, a3, s2
xor s8, s8, s3
and s3, a2, s4
xor s2, s2, s3
xor s4, s4, t6
not a3, a3
and s3, ra, a5
and t6, a4, t5
xor a5, a5, t6
or t6, a1, ra
xor t5, t5, t6
or t6, a5, a4
xor ra, ra, t6
and t6, t5, a1
xor a4, a4, t6
xor a1, a1, s3
not t5, t5
not a4, a4
xor t6, t0, t4
xor t6, t6, a6
xor t6, t6, s2
xor t6, t6, t5
xor s3, a7, t3
xor s3, s3, s6
xor s3, s3, a2
xor s3, s3, a1
sd a1, 104(sp)
xor a1, s11, s10
xor a1, a1, s7
xor a1, a1, s4
xor a1, a1, ra
sd s2, 112(sp)
xor s2, s5, t1
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, a5
sd t1, 120(sp)
xor t1, s1, s9
xor t1, t1, t2
xor t1, t1, a3
xor t1, t1, a4
sd t2, 128(sp)
slli t2, s3, 1
xor t2, t1, t2
sd s11, 136(sp)
srli s11, s3, 63
xor t2, t2, s11
slli s11, s2, 1
xor s3, s3, s11
srli s11, s2, 63
xor s3, s3, s11
slli s11, t6, 1
xor s2, s2, s11
srli s11, t6, 63
xor s2, s2, s11
slli s11, a1, 1
xor t6, t6, s11
srli s11, a1, 63
xor t6, t6, s11
slli s11, t1, 1
xor a1, a1, s11
srli t1, t1, 63
xor a1, a1, t1
xor t0, t0, t2
xor t3, t3, t6
xor s7, s7, s3
xor s8, s8, a1
xor a4, a4, s2
xor s5, s5, a1
xor s9, s9, s2
xor a6, a6, t2
xor a2, a2, t6
xor ra, ra, s3
xor a7, a7, t6
xor s10, s10, s3
xor s0, s0, a1
slli s11, t3, 44
srli t3, t3, 20
or s11, s11, t3
xor a3, a3, s2
slli t1, s7, 43
srli s7, s7, 21
or t1, t1, s7
xor t5, t5, t2
slli t3, s8, 21
srli s8, s8, 43
or t3, t3, s8
slli s7, a4, 14
srli a4, a4, 50
or s7, s7, a4
slli s8, s5, 28
srli s5, s5, 36
or s8, s8, s5
slli a4, s9, 20
srli s9, s9, 44
or a4, a4, s9
xor s1, s1, s2
slli s5, a6, 3
srli a6, a6, 61
or s5, s5, a6
xor t4, t4, t2
slli s9, a2, 45
srli a2, a2, 19
or s9, s9, a2
xor s6, s6, t6
slli a6, ra, 61
srli ra, ra, 3
or a6, a6, ra
xor s4, s4, s3
and a2, s7, t0
and ra, s11, t1
xor t0, t0, ra
or ra, t3, s7
xor t1, t1, ra
or ra, t0, s11
xor s7, s7, ra
and ra, t1, t3
xor s11, s11, ra
xor t3, t3, a2
ld ra, .Lhashweave_rv64_turbo_constants+64
xor t0, t0, ra
xor a5, a5, a1
slli a2, a7, 1
srli a7, a7, 63
or a2, a2, a7
ld ra, 136(sp)
xor ra, ra, s3
slli a7, s10, 6
srli s10, s10, 58
or a7, a7, s10
ld s3, 120(sp)
xor s3, s3, a1
slli s10, s0, 25
srli s0, s0, 39
or s10, s10, s0
ld a1, 128(sp)
xor a1, a1, s2
slli s0, a3, 8
srli a3, a3, 56
or s0, s0, a3
ld s2, 112(sp)
xor s2, s2, t2
slli a3, t5, 18
srli t5, t5, 46
or a3, a3, t5
ld t2, 104(sp)
xor t2, t2, t6
and t5, s5, s9
and t6, a6, s8
xor s9, s9, t6
or t6, a4, s5
xor s8, s8, t6
or t6, s9, a6
xor s5, s5, t6
and t6, s8, a4
xor a6, a6, t6
xor a4, a4, t5
slli t6, s1, 27
srli s1, s1, 37
or t6, t6, s1
slli t5, t4, 36
srli t4, t4, 28
or t5, t5, t4
slli s1, s6, 10
srli s6, s6, 54
or s1, s1, s6
slli t4, s4, 15
srli s4, s4, 49
or t4, t4, s4
slli s6, a5, 56
srli a5, a5, 8
or s6, s6, a5
and s4, a3, a2
and a5, a7, s10
xor a2, a2, a5
or a5, s0, a3
xor s10, s10, a5
or a5, a2, a7
xor a3, a3, a5
and a5, s10, s0
xor a7, a7, a5
xor s0, s0, s4
slli a5, ra, 62
srli ra, ra, 2
or a5, a5, ra
slli s4, s3, 55
srli s3, s3, 9
or s4, s4, s3
slli ra, a1, 39
srli a1, a1, 25
or ra, ra, a1
slli s3, s2, 41
srli s2, s2, 23
or s3, s3, s2
slli a1, t2, 2
srli t2, t2, 62
or a1, a1, t2
and s2, t4, s6
and t2, t6, t5
xor s6, s6, t2
or t2, s1, t4
xor t5, t5, t2
or t2, s6, t6
xor t4, t4, t2
and t2, t5, s1
xor t6, t6, t2
xor s1, s1, s2
not s6, s6
and t2, ra, s3
and s2, a1, a5
xor s3, s3, s2
or s2, s4, ra
xor a5, a5, s2
or s2, s3, a1
xor ra, ra, s2
and s2, a5, s4
xor a1, a1, s2
xor s4, s4, t2
not a5, a5
not a1, a1
xor s2, t0, s8
xor s2, s2, a2
xor s2, s2, t6
xor s2, s2, a5
xor t2, s11, a4
xor t2, t2, a7
xor t2, t2, t5
xor t2, t2, s4
sd s4, 104(sp)
xor s4, t1, s5
xor s4, s4, s10
xor s4, s4, s1
xor s4, s4, ra
sd t6, 112(sp)
xor t6, t3, s9
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, s3
sd s9, 128(sp)
xor s9, s7, a6
xor s9, s9, a3
xor s9, s9, s6
xor s9, s9, a1
sd a3, 120(sp)
slli a3, t2, 1
xor a3, s9, a3
sd t1, 136(sp)
srli t1, t2, 63
xor a3, a3, t1
slli t1, t6, 1
xor t2, t2, t1
srli t1, t6, 63
xor t2, t2, t1
slli t1, s2, 1
xor t6, t6, t1
srli t1, s2, 63
xor t6, t6, t1
slli t1, s4, 1
xor s2, s2, t1
srli t1, s4, 63
xor s2, s2, t1
slli t1, s9, 1
xor s4, s4, t1
srli s9, s9, 63
xor s4, s4, s9
xor t0, t0, a3
xor a4, a4, s2
xor s10, s10, t2
xor t4, t4, s4
xor a1, a1, t6
xor t3, t3, s4
xor a6, a6, t6
xor a2, a2, a3
xor t5, t5, s2
xor ra, ra, t2
xor s11, s11, s2
xor s5, s5, t2
xor s0, s0, s4
slli t1, a4, 44
srli a4, a4, 20
or t1, t1, a4
xor s6, s6, t6
slli s9, s10, 43
srli s10, s10, 21
or s9, s9, s10
xor a5, a5, a3
slli a4, t4, 21
srli t4, t4, 43
or a4, a4, t4
slli s10, a1, 14
srli a1, a1, 50
or s10, s10, a1
slli t4, t3, 28
srli t3, t3, 36
or t4, t4, t3
slli a1, a6, 20
srli a6, a6, 44
or a1, a1, a6
xor s7, s7, t6
slli t3, a2, 3
srli a2, a2, 61
or t3, t3, a2
xor s8, s8, a3
slli a6, t5, 45
srli t5, t5, 19
or a6, a6, t5
xor a7, a7, s2
slli a2, ra, 61
srli ra, ra, 3
or a2, a2, ra
xor s1, s1, t2
and t5, s10, t0
and ra, t1, s9
xor t0, t0, ra
or ra, a4, s10
xor s9, s9, ra
or ra, t0, t1
xor s10, s10, ra
and ra, s9, a4
xor t1, t1, ra
xor a4, a4, t5
ld ra, .Lhashweave_rv64_turbo_constants+72
xor t0, t0, ra
xor s3, s3, s4
slli t5, s11, 1
srli s11, s11, 63
or t5, t5, s11
ld ra, 136(sp)
xor ra, ra, t2
slli s11, s5, 6
srli s5, s5, 58
or s11, s11, s5
ld t2, 128(sp)
xor t2, t2, s4
slli s5, s0, 25
srli s0, s0, 39
or s5, s5, s0
ld s4, 120(sp)
xor s4, s4, t6
slli s0, s6, 8
srli s6, s6, 56
or s0, s0, s6
ld t6, 112(sp)
xor t6, t6, a3
slli s6, a5, 18
srli a5, a5, 46
or s6, s6, a5
ld a3, 104(sp)
xor a3, a3, s2
and a5, t3, a6
and s2, a2, t4
xor a6, a6, s2
or s2, a1, t3
xor t4, t4, s2
or s2, a6, a2
xor t3, t3, s2
and s2, t4, a1
xor a2, a2, s2
xor a1, a1, a5
slli s2, s7, 27
srli s7, s7, 37
or s2, s2, s7
slli a5, s8, 36
srli s8, s8, 28
or a5, a5, s8
slli s7, a7, 10
srli a7, a7, 54
or s7, s7, a7
slli s8, s1, 15
srli s1, s1, 49
or s8, s8, s1
slli a7, s3, 56
srli s3, s3, 8
or a7, a7, s3
and s1, s6, t5
and s3, s11, s5
xor t5, t5, s3
or s3, s0, s6
xor s5, s5, s3
or s3, t5, s11
xor s6, s6, s3
and s3, s5, s0
xor s11, s11, s3
xor s0, s0, s1
slli s3, ra, 62
srli ra, ra, 2
or s3, s3, ra
slli s1, t2, 55
srli t2, t2, 9
or s1, s1, t2
slli ra, s4, 39
srli s4, s4, 25
or ra, ra, s4
slli t2, t6, 41
srli t6, t6, 23
or t2, t2, t6
slli s4, a3, 2
srli a3, a3, 62
or s4, s4, a3
and t6, s8, a7
and a3, s2, a5
xor a7, a7, a3
or a3, s7, s8
xor a5, a5, a3
or a3, a7, s2
xor s8, s8, a3
and a3, a5, s7
xor s2, s2, a3
xor s7, s7, t6
not a7, a7
and a3, ra, t2
and t6, s4, s3
xor t2, t2, t6
or t6, s1, ra
xor s3, s3, t6
or t6, t2, s4
xor ra, ra, t6
and t6, s3, s1
xor s4, s4, t6
xor s1, s1, a3
not s3, s3
not s4, s4
xor t6, t0, t4
xor t6, t6, t5
xor t6, t6, s2
xor t6, t6, s3
xor a3, t1, a1
xor a3, a3, s11
xor a3, a3, a5
xor a3, a3, s1
sd s1, 104(sp)
xor s1, s9, t3
xor s1, s1, s5
xor s1, s1, s7
xor s1, s1, ra
sd s2, 112(sp)
xor s2, a4, a6
xor s2, s2, s0
xor s2, s2, s8
xor s2, s2, t2
sd a6, 120(sp)
xor a6, s10, a2
xor a6, a6, s6
xor a6, a6, a7
xor a6, a6, s4
sd s6, 128(sp)
slli s6, a3, 1
xor s6, a6, s6
sd s9, 136(sp)
srli s9, a3, 63
xor s6, s6, s9
slli s9, s2, 1
xor a3, a3, s9
srli s9, s2, 63
xor a3, a3, s9
slli s9, t6, 1
xor s2, s2, s9
srli s9, t6, 63
xor s2, s2, s9
slli s9, s1, 1
xor t6, t6, s9
srli s9, s1, 63
xor t6, t6, s9
slli s9, a6, 1
xor s1, s1, s9
srli a6, a6, 63
xor s1, s1, a6
xor t0, t0, s6
xor a1, a1, t6
xor s5, s5, a3
xor s8, s8, s1
xor s4, s4, s2
xor a4, a4, s1
xor a2, a2, s2
xor t5, t5, s6
xor a5, a5, t6
xor ra, ra, a3
xor t1, t1, t6
xor t3, t3, a3
xor s0, s0, s1
slli s9, a1, 44
srli a1, a1, 20
or s9, s9, a1
xor a7, a7, s2
slli a6, s5, 43
srli s5, s5, 21
or a6, a6, s5
xor s3, s3, s6
slli a1, s8, 21
srli s8, s8, 43
or a1, a1, s8
slli s5, s4, 14
srli s4, s4, 50
or s5, s5, s4
slli s8, a4, 28
srli a4, a4, 36
or s8, s8, a4
slli s4, a2, 20
srli a2, a2, 44
or s4, s4, a2
xor s10, s10, s2
slli a4, t5, 3
srli t5, t5, 61
or a4, a4, t5
xor t4, t4, s6
slli a2, a5, 45
srli a5, a5, 19
or a2, a2, a5
xor s11, s11, t6
slli t5, ra, 61
srli ra, ra, 3
or t5, t5, ra
xor s7, s7, a3
and a5, s5, t0
and ra, s9, a6
xor t0, t0, ra
or ra, a1, s5
xor a6, a6, ra
or ra, t0, s9
xor s5, s5, ra
and ra, a6, a1
xor s9, s9, ra
xor a1, a1, a5
ld ra, .Lhashweave_rv64_turbo_constants+80
xor t0, t0, ra
xor t2, t2, s1
slli a5, t1, 1
srli t1, t1, 63
or a5, a5, t1
ld ra, 136(sp)
xor ra, ra, a3
slli t1, t3, 6
srli t3, t3, 58
or t1, t1, t3
ld a3, 120(sp)
xor a3, a3, s1
slli t3, s0, 25
srli s0, s0, 39
or t3, t3, s0
ld s1, 128(sp)
xor s1, s1, s2
slli s0, a7, 8
srli a7, a7, 56
or s0, s0, a7
ld s2, 112(sp)
xor s2, s2, s6
slli a7, s3, 18
srli s3, s3, 46
or a7, a7, s3
ld s6, 104(sp)
xor s6, s6, t6
and s3, a4, a2
and t6, t5, s8
xor a2, a2, t6
or t6, s4, a4
xor s8, s8, t6
or t6, a2, t5
xor a4, a4, t6
and t6, s8, s4
xor t5, t5, t6
xor s4, s4, s3
slli t6, s10, 27
srli s10, s10, 37
or t6, t6, s10
slli s3, t4, 36
srli t4, t4, 28
or s3, s3, t4
slli s10, s11, 10
srli s11, s11, 54
or s10, s10, s11
slli t4, s7, 15
srli s7, s7, 49
or t4, t4, s7
slli s11, t2, 56
srli t2, t2, 8
or s11, s11, t2
and s7, a7, a5
and t2, t1, t3
xor a5, a5, t2
or t2, s0, a7
xor t3, t3, t2
or t2, a5, t1
xor a7, a7, t2
and t2, t3, s0
xor t1, t1, t2
xor s0, s0, s7
slli t2, ra, 62
srli ra, ra, 2
or t2, t2, ra
slli s7, a3, 55
srli a3, a3, 9
or s7, s7, a3
slli ra, s1, 39
srli s1, s1, 25
or ra, ra, s1
slli a3, s2, 41
srli s2, s2, 23
or a3, a3, s2
slli s1, s6, 2
srli s6, s6, 62
or s1, s1, s6
and s2, t4, s11
and s6, t6, s3
xor s11, s11, s6
or s6, s10, t4
xor s3, s3, s6
or s6, s11, t6
xor t4, t4, s6
and s6, s3, s10
xor t6, t6, s6
xor s10, s10, s2
not s11, s11
and s6, ra, a3
and s2, s1, t2
xor a3, a3, s2
or s2, s7, ra
xor t2, t2, s2
or s2, a3, s1
xor ra, ra, s2
and s2, t2, s7
xor s1, s1, s2
xor s7, s7, s6
not t2, t2
not s1, s1
xor s2, t0, s8
xor s2, s2, a5
xor s2, s2, t6
xor s2, s2, t2
xor s6, s9, s4
xor s6, s6, t1
xor s6, s6, s3
xor s6, s6, s7
sd s7, 104(sp)
xor s7, a6, a4
xor s7, s7, t3
xor s7, s7, s10
xor s7, s7, ra
sd t6, 112(sp)
xor t6, a1, a2
xor t6, t6, s0
xor t6, t6, t4
xor t6, t6, a3
sd a2, 128(sp)
xor a2, s5, t5
xor a2, a2, a7
xor a2, a2, s11
xor a2, a2, s1
sd a7, 120(sp)
slli a7, s6, 1
xor a7, a2, a7
sd a6, 136(sp)
srli a6, s6, 63
xor a7, a7, a6
slli a6, t6, 1
xor s6, s6, a6
srli a6, t6, 63
xor s6, s6, a6
slli a6, s2, 1
xor t6, t6, a6
srli a6, s2, 63
xor t6, t6, a6
slli a6, s7, 1
xor s2, s2, a6
srli a6, s7, 63
xor s2, s2, a6
slli a6, a2, 1
xor s7, s7, a6
srli a2, a2, 63
xor s7, s7, a2
xor t0, t0, a7
xor s4, s4, s2
xor t3, t3, s6
xor t4, t4, s7
xor s1, s1, t6
xor a1, a1, s7
xor t5, t5, t6
xor a5, a5, a7
xor s3, s3, s2
xor ra, ra, s6
xor s9, s9, s2
xor a4, a4, s6
xor s0, s0, s7
slli a6, s4, 44
srli s4, s4, 20
or a6, a6, s4
xor s11, s11, t6
slli a2, t3, 43
srli t3, t3, 21
or a2, a2, t3
xor t2, t2, a7
slli s4, t4, 21
srli t4, t4, 43
or s4, s4, t4
slli t3, s1, 14
srli s1, s1, 50
or t3, t3, s1
and t4, t3, t0
xor t4, s4, t4
and s1, a6, a2
xor t0, t0, s1
or s1, s4, t3
xor a2, a2, s1
or s1, t0, a6
xor t3, t3, s1
and s4, a2, s4
xor a6, a6, s4
ld s1, .Lhashweave_rv64_turbo_constants+88
xor t0, t0, s1
xor s5, s5, t6
xor s8, s8, a7
xor t1, t1, s2
slli s4, a1, 28
srli a1, a1, 36
or s4, s4, a1
xor s10, s10, s6
slli s1, t5, 20
srli t5, t5, 44
or s1, s1, t5
xor a3, a3, s7
slli a1, a5, 3
srli a5, a5, 61
or a1, a1, a5
slli t5, s3, 45
srli s3, s3, 19
or t5, t5, s3
and a5, a1, t5
xor a5, s1, a5
slli s3, ra, 61
srli ra, ra, 3
or s3, s3, ra
and ra, s3, s4
xor t5, t5, ra
ld ra, 136(sp)
xor ra, ra, s6
or s6, s1, a1
xor s4, s4, s6
or s6, t5, s3
xor a1, a1, s6
and s1, s4, s1
xor s3, s3, s1
ld s6, 128(sp)
xor s6, s6, s7
ld s1, 120(sp)
xor s1, s1, t6
slli s7, s9, 1
srli s9, s9, 63
ld t6, 112(sp)
xor t6, t6, a7
or s7, s7, s9
slli a7, a4, 6
srli a4, a4, 58
ld s9, 104(sp)
xor s9, s9, s2
or a7, a7, a4
slli s2, s0, 25
srli s0, s0, 39
slli a4, s11, 8
or s2, s2, s0
srli s11, s11, 56
slli s0, t2, 18
or a4, a4, s11
srli t2, t2, 46
and s11, a7, s2
or s0, s0, t2
xor s11, s7, s11
and s7, s0, s7
or t2, a4, s0
xor s7, a4, s7
xor s2, s2, t2
or t2, s11, a7
and a4, s2, a4
xor s0, s0, t2
xor a7, a7, a4
slli t2, s5, 27
srli s5, s5, 37
slli a4, s8, 36
or t2, t2, s5
srli s8, s8, 28
not t0, t0
or a4, a4, s8
not a6, a6
not a2, a2
not s4, s4
not s3, s3
not a7, a7
not s2, s2
slli s5, t1, 10
srli t1, t1, 54
sd t0, 0(a0)
or s5, s5, t1
sd a6, 8(a0)
sd a2, 16(a0)
sd t4, 24(a0)
sd t3, 32(a0)
sd s4, 40(a0)
sd a5, 48(a0)
sd a1, 56(a0)
sd t5, 64(a0)
sd s3, 72(a0)
sd s11, 80(a0)
sd a7, 88(a0)
sd s2, 96(a0)
sd s7, 104(a0)
sd s0, 112(a0)
slli s8, s10, 15
srli s10, s10, 49
slli t0, a3, 56
or s8, s8, s10
srli a3, a3, 8
and t1, t2, a4
or t0, t0, a3
or a6, s5, s8
and a2, s8, t0
xor t0, t0, t1
xor a2, s5, a2
xor a4, a4, a6
sd a2, 136(a0)
or t4, t0, t2
and s5, a4, s5
xor s8, s8, t4
xor t2, t2, s5
not t0, t0
not t2, t2
not a4, a4
not t0, t0
sd t2, 120(a0)
sd a4, 128(a0)
sd s8, 144(a0)
sd t0, 152(a0)
slli t3, ra, 62
srli ra, ra, 2
slli s4, s6, 55
or t3, t3, ra
srli s6, s6, 9
slli a5, s1, 39
or s4, s4, s6
srli s1, s1, 25
slli a1, t6, 41
or a5, a5, s1
srli t6, t6, 23
slli t5, s9, 2
or a1, a1, t6
srli s9, s9, 62
and s3, a5, a1
or t5, t5, s9
xor s3, s4, s3
and s11, t5, t3
sd s3, 168(a0)
xor a1, a1, s11
or a7, s4, a5
or s2, a1, t5
xor t3, t3, a7
xor a5, a5, s2
and s4, t3, s4
not t3, t3
xor t5, t5, s4
sd t3, 160(a0)
not t5, t5
sd a5, 176(a0)
sd a1, 184(a0)
sd t5, 192(a0)
ld s0, 0(sp)
ld s1, 8(sp)
ld s2, 16(sp)
ld s3, 24(sp)
ld s4, 32(sp)
ld s5, 40(sp)
ld s6, 48(sp)
ld s7, 56(sp)
ld s8, 64(sp)
ld s9, 72(sp)
ld s10, 80(sp)
ld s11, 88(sp)
ld ra, 96(sp)
addi sp, sp, 144
ret
.p2align 3
.Lhashweave_rv64_turbo_constants:
.quad 0x8000808b
.quad 0x7fffffffffffff74
.quad 0x7fffffffffff7f76
.quad 0x7fffffffffff7ffc
.quad 0x7fffffffffff7ffd
.quad 0x7fffffffffffff7f
.quad 0xffffffffffff7ff5
.quad 0x7fffffff7ffffff5
.quad 0x7fffffff7fff7f7e
.quad 0x7fffffffffff7f7f
.quad 0xffffffff7ffffffe
.quad 0x7fffffff7fff7ff7
.option pop

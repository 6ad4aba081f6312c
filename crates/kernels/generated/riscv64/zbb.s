# Written by `just weave`; what to change is in crates/weave.
.option push
.option arch, +zbb
.text
.p2align 4
.globl hashweave_zbb_keccak
.hidden hashweave_zbb_keccak
.type hashweave_zbb_keccak, @function
hashweave_zbb_keccak:
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
ld s5, 112(a0)
xor ra, ra, s5
ld s9, 152(a0)
xor ra, ra, s9
ld a6, 192(a0)
xor ra, ra, a6
rori s2, a2, 63
xor s2, ra, s2
rori a5, s6, 63
xor a2, a2, a5
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor s6, s6, t2
xor t0, t0, s2
xor a1, a1, s0
rori a1, a1, 20
xor s1, s1, a2
rori s1, s1, 21
xor s8, s8, ra
rori s8, s8, 43
xor a6, a6, s6
rori a6, a6, 50
xor s4, s4, ra
rori s4, s4, 36
xor s11, s11, s6
rori s11, s11, 44
xor t3, t3, s2
rori t3, t3, 61
xor a4, a4, s0
rori a4, a4, 19
xor s3, s3, a2
rori s3, s3, 3
xor t6, t6, s0
rori t6, t6, 63
xor a7, a7, a2
rori a7, a7, 58
xor s7, s7, ra
rori s7, s7, 39
xor s9, s9, s6
rori s9, s9, 56
xor t5, t5, s2
rori t5, t5, 46
xor s10, s10, s6
xor s5, s5, s6
rori s10, s10, 37
xor t1, t1, s2
xor t4, t4, s2
rori t1, t1, 28
xor a3, a3, s0
ld a5, 168(a0)
xor a5, a5, s0
rori a3, a3, 54
ld t2, 136(a0)
xor t2, t2, a2
ld s6, 16(a0)
xor s6, s6, a2
rori t2, t2, 49
ld s2, 184(a0)
xor s2, s2, ra
ld s0, 64(a0)
xor s0, s0, ra
rori s2, s2, 8
rori s6, s6, 2
rori s0, s0, 9
rori s5, s5, 25
rori t4, t4, 23
rori a5, a5, 62
andn a2, s1, a1
andn ra, a6, s8
xor s1, s1, ra
andn ra, a1, t0
xor a6, a6, ra
andn ra, s8, s1
xor a1, a1, ra
andn ra, t0, a6
xor s8, s8, ra
xor t0, t0, a2
xori t0, t0, 1
andn ra, t3, s11
andn a2, s3, a4
xor t3, t3, a2
andn a2, s11, s4
xor s3, s3, a2
andn a2, a4, t3
xor s11, s11, a2
andn a2, s4, s3
xor a4, a4, a2
xor s4, s4, ra
andn a2, s7, a7
andn ra, t5, s9
xor s7, s7, ra
andn ra, a7, t6
xor t5, t5, ra
andn ra, s9, s7
xor a7, a7, ra
andn ra, t6, t5
xor s9, s9, ra
xor t6, t6, a2
andn ra, a3, t1
andn a2, s2, t2
xor a3, a3, a2
andn a2, t1, s10
xor s2, s2, a2
andn a2, t2, a3
xor t1, t1, a2
andn a2, s10, s2
xor t2, t2, a2
xor s10, s10, ra
andn a2, s5, s0
andn ra, a5, t4
xor s5, s5, ra
andn ra, s0, s6
xor a5, a5, ra
andn ra, t4, s5
xor s0, s0, ra
andn ra, s6, a5
xor t4, t4, ra
xor s6, s6, a2
xor ra, t0, s4
xor ra, ra, t6
xor ra, ra, s10
xor ra, ra, s6
xor a2, a1, s11
xor a2, a2, a7
xor a2, a2, t1
xor a2, a2, s0
sd s0, 104(sp)
xor s0, s1, t3
xor s0, s0, s7
xor s0, s0, a3
xor s0, s0, s5
sd s1, 112(sp)
xor s1, s8, a4
xor s1, s1, s9
xor s1, s1, t2
xor s1, s1, t4
sd a4, 120(sp)
xor a4, a6, s3
xor a4, a4, t5
xor a4, a4, s2
xor a4, a4, a5
sd t4, 128(sp)
rori t4, a2, 63
xor t4, a4, t4
sd a3, 136(sp)
rori a3, s1, 63
xor a2, a2, a3
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor s1, s1, ra
xor t0, t0, t4
xor s11, s11, s0
rori s11, s11, 20
xor s7, s7, a2
rori s7, s7, 21
xor t2, t2, a4
rori t2, t2, 43
xor a5, a5, s1
rori a5, a5, 50
xor s8, s8, a4
rori s8, s8, 36
xor s3, s3, s1
rori s3, s3, 44
xor t6, t6, t4
rori t6, t6, 61
xor t1, t1, s0
rori t1, t1, 19
xor s5, s5, a2
rori s5, s5, 3
xor a1, a1, s0
rori a1, a1, 63
xor t3, t3, a2
rori t3, t3, 58
xor s9, s9, a4
rori s9, s9, 39
xor s2, s2, s1
rori s2, s2, 56
xor s6, s6, t4
rori s6, s6, 46
xor a6, a6, s1
xor t5, t5, s1
rori a6, a6, 37
xor s4, s4, t4
xor s10, s10, t4
rori s4, s4, 28
xor a7, a7, s0
ld a3, 104(sp)
xor a3, a3, s0
rori a7, a7, 54
ld ra, 136(sp)
xor ra, ra, a2
ld s1, 112(sp)
xor s1, s1, a2
rori ra, ra, 49
ld t4, 128(sp)
xor t4, t4, a4
ld s0, 120(sp)
xor s0, s0, a4
rori t4, t4, 8
rori s1, s1, 2
rori s0, s0, 9
rori t5, t5, 25
rori s10, s10, 23
rori a3, a3, 62
andn a2, s7, s11
andn a4, a5, t2
xor s7, s7, a4
andn a4, s11, t0
xor a5, a5, a4
andn a4, t2, s7
xor s11, s11, a4
andn a4, t0, a5
xor t2, t2, a4
xor t0, t0, a2
ld a4, .Lhashweave_zbb_keccak_constants+0
xor t0, t0, a4
andn a2, t6, s3
andn a4, s5, t1
xor t6, t6, a4
andn a4, s3, s8
xor s5, s5, a4
andn a4, t1, t6
xor s3, s3, a4
andn a4, s8, s5
xor t1, t1, a4
xor s8, s8, a2
andn a4, s9, t3
andn a2, s6, s2
xor s9, s9, a2
andn a2, t3, a1
xor s6, s6, a2
andn a2, s2, s9
xor t3, t3, a2
andn a2, a1, s6
xor s2, s2, a2
xor a1, a1, a4
andn a2, a7, s4
andn a4, t4, ra
xor a7, a7, a4
andn a4, s4, a6
xor t4, t4, a4
andn a4, ra, a7
xor s4, s4, a4
andn a4, a6, t4
xor ra, ra, a4
xor a6, a6, a2
andn a4, t5, s0
andn a2, a3, s10
xor t5, t5, a2
andn a2, s0, s1
xor a3, a3, a2
andn a2, s10, t5
xor s0, s0, a2
andn a2, s1, a3
xor s10, s10, a2
xor s1, s1, a4
xor a2, t0, s8
xor a2, a2, a1
xor a2, a2, a6
xor a2, a2, s1
xor a4, s11, s3
xor a4, a4, t3
xor a4, a4, s4
xor a4, a4, s0
sd s0, 120(sp)
xor s0, s7, t6
xor s0, s0, s9
xor s0, s0, a7
xor s0, s0, t5
sd s7, 128(sp)
xor s7, t2, t1
xor s7, s7, s2
xor s7, s7, ra
xor s7, s7, s10
sd t1, 112(sp)
xor t1, a5, s5
xor t1, t1, s6
xor t1, t1, t4
xor t1, t1, a3
sd s10, 136(sp)
rori s10, a4, 63
xor s10, t1, s10
sd a7, 104(sp)
rori a7, s7, 63
xor a4, a4, a7
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, a2, s0
rori a2, a2, 63
xor s7, s7, a2
xor t0, t0, s10
xor s3, s3, s0
rori s3, s3, 20
xor s9, s9, a4
rori s9, s9, 21
xor ra, ra, t1
rori ra, ra, 43
xor a3, a3, s7
rori a3, a3, 50
xor t2, t2, t1
rori t2, t2, 36
xor s5, s5, s7
rori s5, s5, 44
xor a1, a1, s10
rori a1, a1, 61
xor s4, s4, s0
rori s4, s4, 19
xor t5, t5, a4
rori t5, t5, 3
xor s11, s11, s0
rori s11, s11, 63
xor t6, t6, a4
rori t6, t6, 58
xor s2, s2, t1
rori s2, s2, 39
xor t4, t4, s7
rori t4, t4, 56
xor s1, s1, s10
rori s1, s1, 46
xor a5, a5, s7
xor s6, s6, s7
rori a5, a5, 37
xor s8, s8, s10
xor a6, a6, s10
rori s8, s8, 28
xor t3, t3, s0
ld a7, 120(sp)
xor a7, a7, s0
rori t3, t3, 54
ld a2, 104(sp)
xor a2, a2, a4
ld s7, 128(sp)
xor s7, s7, a4
rori a2, a2, 49
ld s10, 136(sp)
xor s10, s10, t1
ld s0, 112(sp)
xor s0, s0, t1
rori s10, s10, 8
rori s7, s7, 2
rori s0, s0, 9
rori s6, s6, 25
rori a6, a6, 23
rori a7, a7, 62
andn a4, s9, s3
andn t1, a3, ra
xor s9, s9, t1
andn t1, s3, t0
xor a3, a3, t1
andn t1, ra, s9
xor s3, s3, t1
andn t1, t0, a3
xor ra, ra, t1
xor t0, t0, a4
ld t1, .Lhashweave_zbb_keccak_constants+8
xor t0, t0, t1
andn a4, a1, s5
andn t1, t5, s4
xor a1, a1, t1
andn t1, s5, t2
xor t5, t5, t1
andn t1, s4, a1
xor s5, s5, t1
andn t1, t2, t5
xor s4, s4, t1
xor t2, t2, a4
andn t1, s2, t6
andn a4, s1, t4
xor s2, s2, a4
andn a4, t6, s11
xor s1, s1, a4
andn a4, t4, s2
xor t6, t6, a4
andn a4, s11, s1
xor t4, t4, a4
xor s11, s11, t1
andn a4, t3, s8
andn t1, s10, a2
xor t3, t3, t1
andn t1, s8, a5
xor s10, s10, t1
andn t1, a2, t3
xor s8, s8, t1
andn t1, a5, s10
xor a2, a2, t1
xor a5, a5, a4
andn t1, s6, s0
andn a4, a7, a6
xor s6, s6, a4
andn a4, s0, s7
xor a7, a7, a4
andn a4, a6, s6
xor s0, s0, a4
andn a4, s7, a7
xor a6, a6, a4
xor s7, s7, t1
xor a4, t0, t2
xor a4, a4, s11
xor a4, a4, a5
xor a4, a4, s7
xor t1, s3, s5
xor t1, t1, t6
xor t1, t1, s8
xor t1, t1, s0
sd s0, 112(sp)
xor s0, s9, a1
xor s0, s0, s2
xor s0, s0, t3
xor s0, s0, s6
sd s9, 136(sp)
xor s9, ra, s4
xor s9, s9, t4
xor s9, s9, a2
xor s9, s9, a6
sd s4, 128(sp)
xor s4, a3, t5
xor s4, s4, s1
xor s4, s4, s10
xor s4, s4, a7
sd a6, 104(sp)
rori a6, t1, 63
xor a6, s4, a6
sd t3, 120(sp)
rori t3, s9, 63
xor t1, t1, t3
rori s4, s4, 63
xor s4, s0, s4
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor s9, s9, a4
xor t0, t0, a6
xor s5, s5, s0
rori s5, s5, 20
xor s2, s2, t1
rori s2, s2, 21
xor a2, a2, s4
rori a2, a2, 43
xor a7, a7, s9
rori a7, a7, 50
xor ra, ra, s4
rori ra, ra, 36
xor t5, t5, s9
rori t5, t5, 44
xor s11, s11, a6
rori s11, s11, 61
xor s8, s8, s0
rori s8, s8, 19
xor s6, s6, t1
rori s6, s6, 3
xor s3, s3, s0
rori s3, s3, 63
xor a1, a1, t1
rori a1, a1, 58
xor t4, t4, s4
rori t4, t4, 39
xor s10, s10, s9
rori s10, s10, 56
xor s7, s7, a6
rori s7, s7, 46
xor a3, a3, s9
xor s1, s1, s9
rori a3, a3, 37
xor t2, t2, a6
xor a5, a5, a6
rori t2, t2, 28
xor t6, t6, s0
ld t3, 112(sp)
xor t3, t3, s0
rori t6, t6, 54
ld a4, 120(sp)
xor a4, a4, t1
ld s9, 136(sp)
xor s9, s9, t1
rori a4, a4, 49
ld a6, 104(sp)
xor a6, a6, s4
ld s0, 128(sp)
xor s0, s0, s4
rori a6, a6, 8
rori s9, s9, 2
rori s0, s0, 9
rori s1, s1, 25
rori a5, a5, 23
rori t3, t3, 62
andn t1, s2, s5
andn s4, a7, a2
xor s2, s2, s4
andn s4, s5, t0
xor a7, a7, s4
andn s4, a2, s2
xor s5, s5, s4
andn s4, t0, a7
xor a2, a2, s4
xor t0, t0, t1
ld s4, .Lhashweave_zbb_keccak_constants+16
xor t0, t0, s4
andn t1, s11, t5
andn s4, s6, s8
xor s11, s11, s4
andn s4, t5, ra
xor s6, s6, s4
andn s4, s8, s11
xor t5, t5, s4
andn s4, ra, s6
xor s8, s8, s4
xor ra, ra, t1
andn s4, t4, a1
andn t1, s7, s10
xor t4, t4, t1
andn t1, a1, s3
xor s7, s7, t1
andn t1, s10, t4
xor a1, a1, t1
andn t1, s3, s7
xor s10, s10, t1
xor s3, s3, s4
andn t1, t6, t2
andn s4, a6, a4
xor t6, t6, s4
andn s4, t2, a3
xor a6, a6, s4
andn s4, a4, t6
xor t2, t2, s4
andn s4, a3, a6
xor a4, a4, s4
xor a3, a3, t1
andn s4, s1, s0
andn t1, t3, a5
xor s1, s1, t1
andn t1, s0, s9
xor t3, t3, t1
andn t1, a5, s1
xor s0, s0, t1
andn t1, s9, t3
xor a5, a5, t1
xor s9, s9, s4
xor t1, t0, ra
xor t1, t1, s3
xor t1, t1, a3
xor t1, t1, s9
xor s4, s5, t5
xor s4, s4, a1
xor s4, s4, t2
xor s4, s4, s0
sd s0, 128(sp)
xor s0, s2, s11
xor s0, s0, t4
xor s0, s0, t6
xor s0, s0, s1
sd s2, 104(sp)
xor s2, a2, s8
xor s2, s2, s10
xor s2, s2, a4
xor s2, s2, a5
sd s8, 136(sp)
xor s8, a7, s6
xor s8, s8, s7
xor s8, s8, a6
xor s8, s8, t3
sd a5, 120(sp)
rori a5, s4, 63
xor a5, s8, a5
sd t6, 112(sp)
rori t6, s2, 63
xor s4, s4, t6
rori s8, s8, 63
xor s8, s0, s8
rori s0, s0, 63
xor s0, t1, s0
rori t1, t1, 63
xor s2, s2, t1
xor t0, t0, a5
xor t5, t5, s0
rori t5, t5, 20
xor t4, t4, s4
rori t4, t4, 21
xor a4, a4, s8
rori a4, a4, 43
xor t3, t3, s2
rori t3, t3, 50
xor a2, a2, s8
rori a2, a2, 36
xor s6, s6, s2
rori s6, s6, 44
xor s3, s3, a5
rori s3, s3, 61
xor t2, t2, s0
rori t2, t2, 19
xor s1, s1, s4
rori s1, s1, 3
xor s5, s5, s0
rori s5, s5, 63
xor s11, s11, s4
rori s11, s11, 58
xor s10, s10, s8
rori s10, s10, 39
xor a6, a6, s2
rori a6, a6, 56
xor s9, s9, a5
rori s9, s9, 46
xor a7, a7, s2
xor s7, s7, s2
rori a7, a7, 37
xor ra, ra, a5
xor a3, a3, a5
rori ra, ra, 28
xor a1, a1, s0
ld t6, 128(sp)
xor t6, t6, s0
rori a1, a1, 54
ld t1, 112(sp)
xor t1, t1, s4
ld s2, 104(sp)
xor s2, s2, s4
rori t1, t1, 49
ld a5, 120(sp)
xor a5, a5, s8
ld s0, 136(sp)
xor s0, s0, s8
rori a5, a5, 8
rori s2, s2, 2
rori s0, s0, 9
rori s7, s7, 25
rori a3, a3, 23
rori t6, t6, 62
andn s4, t4, t5
andn s8, t3, a4
xor t4, t4, s8
andn s8, t5, t0
xor t3, t3, s8
andn s8, a4, t4
xor t5, t5, s8
andn s8, t0, t3
xor a4, a4, s8
xor t0, t0, s4
ld s8, .Lhashweave_zbb_keccak_constants+24
xor t0, t0, s8
andn s4, s3, s6
andn s8, s1, t2
xor s3, s3, s8
andn s8, s6, a2
xor s1, s1, s8
andn s8, t2, s3
xor s6, s6, s8
andn s8, a2, s1
xor t2, t2, s8
xor a2, a2, s4
andn s8, s10, s11
andn s4, s9, a6
xor s10, s10, s4
andn s4, s11, s5
xor s9, s9, s4
andn s4, a6, s10
xor s11, s11, s4
andn s4, s5, s9
xor a6, a6, s4
xor s5, s5, s8
andn s4, a1, ra
andn s8, a5, t1
xor a1, a1, s8
andn s8, ra, a7
xor a5, a5, s8
andn s8, t1, a1
xor ra, ra, s8
andn s8, a7, a5
xor t1, t1, s8
xor a7, a7, s4
andn s8, s7, s0
andn s4, t6, a3
xor s7, s7, s4
andn s4, s0, s2
xor t6, t6, s4
andn s4, a3, s7
xor s0, s0, s4
andn s4, s2, t6
xor a3, a3, s4
xor s2, s2, s8
xor s4, t0, a2
xor s4, s4, s5
xor s4, s4, a7
xor s4, s4, s2
xor s8, t5, s6
xor s8, s8, s11
xor s8, s8, ra
xor s8, s8, s0
sd s0, 136(sp)
xor s0, t4, s3
xor s0, s0, s10
xor s0, s0, a1
xor s0, s0, s7
sd t4, 120(sp)
xor t4, a4, t2
xor t4, t4, a6
xor t4, t4, t1
xor t4, t4, a3
sd t2, 104(sp)
xor t2, t3, s1
xor t2, t2, s9
xor t2, t2, a5
xor t2, t2, t6
sd a3, 112(sp)
rori a3, s8, 63
xor a3, t2, a3
sd a1, 128(sp)
rori a1, t4, 63
xor s8, s8, a1
rori t2, t2, 63
xor t2, s0, t2
rori s0, s0, 63
xor s0, s4, s0
rori s4, s4, 63
xor t4, t4, s4
xor t0, t0, a3
xor s6, s6, s0
rori s6, s6, 20
xor s10, s10, s8
rori s10, s10, 21
xor t1, t1, t2
rori t1, t1, 43
xor t6, t6, t4
rori t6, t6, 50
xor a4, a4, t2
rori a4, a4, 36
xor s1, s1, t4
rori s1, s1, 44
xor s5, s5, a3
rori s5, s5, 61
xor ra, ra, s0
rori ra, ra, 19
xor s7, s7, s8
rori s7, s7, 3
xor t5, t5, s0
rori t5, t5, 63
xor s3, s3, s8
rori s3, s3, 58
xor a6, a6, t2
rori a6, a6, 39
xor a5, a5, t4
rori a5, a5, 56
xor s2, s2, a3
rori s2, s2, 46
xor t3, t3, t4
xor s9, s9, t4
rori t3, t3, 37
xor a2, a2, a3
xor a7, a7, a3
rori a2, a2, 28
xor s11, s11, s0
ld a1, 136(sp)
xor a1, a1, s0
rori s11, s11, 54
ld s4, 128(sp)
xor s4, s4, s8
ld t4, 120(sp)
xor t4, t4, s8
rori s4, s4, 49
ld a3, 112(sp)
xor a3, a3, t2
ld s0, 104(sp)
xor s0, s0, t2
rori a3, a3, 8
rori t4, t4, 2
rori s0, s0, 9
rori s9, s9, 25
rori a7, a7, 23
rori a1, a1, 62
andn s8, s10, s6
andn t2, t6, t1
xor s10, s10, t2
andn t2, s6, t0
xor t6, t6, t2
andn t2, t1, s10
xor s6, s6, t2
andn t2, t0, t6
xor t1, t1, t2
xor t0, t0, s8
ld t2, .Lhashweave_zbb_keccak_constants+32
xor t0, t0, t2
andn s8, s5, s1
andn t2, s7, ra
xor s5, s5, t2
andn t2, s1, a4
xor s7, s7, t2
andn t2, ra, s5
xor s1, s1, t2
andn t2, a4, s7
xor ra, ra, t2
xor a4, a4, s8
andn t2, a6, s3
andn s8, s2, a5
xor a6, a6, s8
andn s8, s3, t5
xor s2, s2, s8
andn s8, a5, a6
xor s3, s3, s8
andn s8, t5, s2
xor a5, a5, s8
xor t5, t5, t2
andn s8, s11, a2
andn t2, a3, s4
xor s11, s11, t2
andn t2, a2, t3
xor a3, a3, t2
andn t2, s4, s11
xor a2, a2, t2
andn t2, t3, a3
xor s4, s4, t2
xor t3, t3, s8
andn t2, s9, s0
andn s8, a1, a7
xor s9, s9, s8
andn s8, s0, t4
xor a1, a1, s8
andn s8, a7, s9
xor s0, s0, s8
andn s8, t4, a1
xor a7, a7, s8
xor t4, t4, t2
xor s8, t0, a4
xor s8, s8, t5
xor s8, s8, t3
xor s8, s8, t4
xor t2, s6, s1
xor t2, t2, s3
xor t2, t2, a2
xor t2, t2, s0
sd s0, 104(sp)
xor s0, s10, s5
xor s0, s0, a6
xor s0, s0, s11
xor s0, s0, s9
sd s10, 112(sp)
xor s10, t1, ra
xor s10, s10, a5
xor s10, s10, s4
xor s10, s10, a7
sd ra, 120(sp)
xor ra, t6, s7
xor ra, ra, s2
xor ra, ra, a3
xor ra, ra, a1
sd a7, 128(sp)
rori a7, t2, 63
xor a7, ra, a7
sd s11, 136(sp)
rori s11, s10, 63
xor t2, t2, s11
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, s8, s0
rori s8, s8, 63
xor s10, s10, s8
xor t0, t0, a7
xor s1, s1, s0
rori s1, s1, 20
xor a6, a6, t2
rori a6, a6, 21
xor s4, s4, ra
rori s4, s4, 43
xor a1, a1, s10
rori a1, a1, 50
xor t1, t1, ra
rori t1, t1, 36
xor s7, s7, s10
rori s7, s7, 44
xor t5, t5, a7
rori t5, t5, 61
xor a2, a2, s0
rori a2, a2, 19
xor s9, s9, t2
rori s9, s9, 3
xor s6, s6, s0
rori s6, s6, 63
xor s5, s5, t2
rori s5, s5, 58
xor a5, a5, ra
rori a5, a5, 39
xor a3, a3, s10
rori a3, a3, 56
xor t4, t4, a7
rori t4, t4, 46
xor t6, t6, s10
xor s2, s2, s10
rori t6, t6, 37
xor a4, a4, a7
xor t3, t3, a7
rori a4, a4, 28
xor s3, s3, s0
ld s11, 104(sp)
xor s11, s11, s0
rori s3, s3, 54
ld s8, 136(sp)
xor s8, s8, t2
ld s10, 112(sp)
xor s10, s10, t2
rori s8, s8, 49
ld a7, 128(sp)
xor a7, a7, ra
ld s0, 120(sp)
xor s0, s0, ra
rori a7, a7, 8
rori s10, s10, 2
rori s0, s0, 9
rori s2, s2, 25
rori t3, t3, 23
rori s11, s11, 62
andn t2, a6, s1
andn ra, a1, s4
xor a6, a6, ra
andn ra, s1, t0
xor a1, a1, ra
andn ra, s4, a6
xor s1, s1, ra
andn ra, t0, a1
xor s4, s4, ra
xor t0, t0, t2
ld ra, .Lhashweave_zbb_keccak_constants+40
xor t0, t0, ra
andn t2, t5, s7
andn ra, s9, a2
xor t5, t5, ra
andn ra, s7, t1
xor s9, s9, ra
andn ra, a2, t5
xor s7, s7, ra
andn ra, t1, s9
xor a2, a2, ra
xor t1, t1, t2
andn ra, a5, s5
andn t2, t4, a3
xor a5, a5, t2
andn t2, s5, s6
xor t4, t4, t2
andn t2, a3, a5
xor s5, s5, t2
andn t2, s6, t4
xor a3, a3, t2
xor s6, s6, ra
andn t2, s3, a4
andn ra, a7, s8
xor s3, s3, ra
andn ra, a4, t6
xor a7, a7, ra
andn ra, s8, s3
xor a4, a4, ra
andn ra, t6, a7
xor s8, s8, ra
xor t6, t6, t2
andn ra, s2, s0
andn t2, s11, t3
xor s2, s2, t2
andn t2, s0, s10
xor s11, s11, t2
andn t2, t3, s2
xor s0, s0, t2
andn t2, s10, s11
xor t3, t3, t2
xor s10, s10, ra
xor t2, t0, t1
xor t2, t2, s6
xor t2, t2, t6
xor t2, t2, s10
xor ra, s1, s7
xor ra, ra, s5
xor ra, ra, a4
xor ra, ra, s0
sd s0, 120(sp)
xor s0, a6, t5
xor s0, s0, a5
xor s0, s0, s3
xor s0, s0, s2
sd a6, 128(sp)
xor a6, s4, a2
xor a6, a6, a3
xor a6, a6, s8
xor a6, a6, t3
sd a2, 112(sp)
xor a2, a1, s9
xor a2, a2, t4
xor a2, a2, a7
xor a2, a2, s11
sd t3, 136(sp)
rori t3, ra, 63
xor t3, a2, t3
sd s3, 104(sp)
rori s3, a6, 63
xor ra, ra, s3
rori a2, a2, 63
xor a2, s0, a2
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor a6, a6, t2
xor t0, t0, t3
xor s7, s7, s0
rori s7, s7, 20
xor a5, a5, ra
rori a5, a5, 21
xor s8, s8, a2
rori s8, s8, 43
xor s11, s11, a6
rori s11, s11, 50
xor s4, s4, a2
rori s4, s4, 36
xor s9, s9, a6
rori s9, s9, 44
xor s6, s6, t3
rori s6, s6, 61
xor a4, a4, s0
rori a4, a4, 19
xor s2, s2, ra
rori s2, s2, 3
xor s1, s1, s0
rori s1, s1, 63
xor t5, t5, ra
rori t5, t5, 58
xor a3, a3, a2
rori a3, a3, 39
xor a7, a7, a6
rori a7, a7, 56
xor s10, s10, t3
rori s10, s10, 46
xor a1, a1, a6
xor t4, t4, a6
rori a1, a1, 37
xor t1, t1, t3
xor t6, t6, t3
rori t1, t1, 28
xor s5, s5, s0
ld s3, 120(sp)
xor s3, s3, s0
rori s5, s5, 54
ld t2, 104(sp)
xor t2, t2, ra
ld a6, 128(sp)
xor a6, a6, ra
rori t2, t2, 49
ld t3, 136(sp)
xor t3, t3, a2
ld s0, 112(sp)
xor s0, s0, a2
rori t3, t3, 8
rori a6, a6, 2
rori s0, s0, 9
rori t4, t4, 25
rori t6, t6, 23
rori s3, s3, 62
andn ra, a5, s7
andn a2, s11, s8
xor a5, a5, a2
andn a2, s7, t0
xor s11, s11, a2
andn a2, s8, a5
xor s7, s7, a2
andn a2, t0, s11
xor s8, s8, a2
xor t0, t0, ra
ld a2, .Lhashweave_zbb_keccak_constants+48
xor t0, t0, a2
andn ra, s6, s9
andn a2, s2, a4
xor s6, s6, a2
andn a2, s9, s4
xor s2, s2, a2
andn a2, a4, s6
xor s9, s9, a2
andn a2, s4, s2
xor a4, a4, a2
xor s4, s4, ra
andn a2, a3, t5
andn ra, s10, a7
xor a3, a3, ra
andn ra, t5, s1
xor s10, s10, ra
andn ra, a7, a3
xor t5, t5, ra
andn ra, s1, s10
xor a7, a7, ra
xor s1, s1, a2
andn ra, s5, t1
andn a2, t3, t2
xor s5, s5, a2
andn a2, t1, a1
xor t3, t3, a2
andn a2, t2, s5
xor t1, t1, a2
andn a2, a1, t3
xor t2, t2, a2
xor a1, a1, ra
andn a2, t4, s0
andn ra, s3, t6
xor t4, t4, ra
andn ra, s0, a6
xor s3, s3, ra
andn ra, t6, t4
xor s0, s0, ra
andn ra, a6, s3
xor t6, t6, ra
xor a6, a6, a2
xor ra, t0, s4
xor ra, ra, s1
xor ra, ra, a1
xor ra, ra, a6
xor a2, s7, s9
xor a2, a2, t5
xor a2, a2, t1
xor a2, a2, s0
sd s0, 112(sp)
xor s0, a5, s6
xor s0, s0, a3
xor s0, s0, s5
xor s0, s0, t4
sd a5, 136(sp)
xor a5, s8, a4
xor a5, a5, a7
xor a5, a5, t2
xor a5, a5, t6
sd a4, 128(sp)
xor a4, s11, s2
xor a4, a4, s10
xor a4, a4, t3
xor a4, a4, s3
sd t6, 104(sp)
rori t6, a2, 63
xor t6, a4, t6
sd s5, 120(sp)
rori s5, a5, 63
xor a2, a2, s5
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor a5, a5, ra
xor t0, t0, t6
xor s9, s9, s0
rori s9, s9, 20
xor a3, a3, a2
rori a3, a3, 21
xor t2, t2, a4
rori t2, t2, 43
xor s3, s3, a5
rori s3, s3, 50
xor s8, s8, a4
rori s8, s8, 36
xor s2, s2, a5
rori s2, s2, 44
xor s1, s1, t6
rori s1, s1, 61
xor t1, t1, s0
rori t1, t1, 19
xor t4, t4, a2
rori t4, t4, 3
xor s7, s7, s0
rori s7, s7, 63
xor s6, s6, a2
rori s6, s6, 58
xor a7, a7, a4
rori a7, a7, 39
xor t3, t3, a5
rori t3, t3, 56
xor a6, a6, t6
rori a6, a6, 46
xor s11, s11, a5
xor s10, s10, a5
rori s11, s11, 37
xor s4, s4, t6
xor a1, a1, t6
rori s4, s4, 28
xor t5, t5, s0
ld s5, 112(sp)
xor s5, s5, s0
rori t5, t5, 54
ld ra, 120(sp)
xor ra, ra, a2
ld a5, 136(sp)
xor a5, a5, a2
rori ra, ra, 49
ld t6, 104(sp)
xor t6, t6, a4
ld s0, 128(sp)
xor s0, s0, a4
rori t6, t6, 8
rori a5, a5, 2
rori s0, s0, 9
rori s10, s10, 25
rori a1, a1, 23
rori s5, s5, 62
andn a2, a3, s9
andn a4, s3, t2
xor a3, a3, a4
andn a4, s9, t0
xor s3, s3, a4
andn a4, t2, a3
xor s9, s9, a4
andn a4, t0, s3
xor t2, t2, a4
xor t0, t0, a2
xori t0, t0, 138
andn a4, s1, s2
andn a2, t4, t1
xor s1, s1, a2
andn a2, s2, s8
xor t4, t4, a2
andn a2, t1, s1
xor s2, s2, a2
andn a2, s8, t4
xor t1, t1, a2
xor s8, s8, a4
andn a2, a7, s6
andn a4, a6, t3
xor a7, a7, a4
andn a4, s6, s7
xor a6, a6, a4
andn a4, t3, a7
xor s6, s6, a4
andn a4, s7, a6
xor t3, t3, a4
xor s7, s7, a2
andn a4, t5, s4
andn a2, t6, ra
xor t5, t5, a2
andn a2, s4, s11
xor t6, t6, a2
andn a2, ra, t5
xor s4, s4, a2
andn a2, s11, t6
xor ra, ra, a2
xor s11, s11, a4
andn a2, s10, s0
andn a4, s5, a1
xor s10, s10, a4
andn a4, s0, a5
xor s5, s5, a4
andn a4, a1, s10
xor s0, s0, a4
andn a4, a5, s5
xor a1, a1, a4
xor a5, a5, a2
xor a4, t0, s8
xor a4, a4, s7
xor a4, a4, s11
xor a4, a4, a5
xor a2, s9, s2
xor a2, a2, s6
xor a2, a2, s4
xor a2, a2, s0
sd s0, 128(sp)
xor s0, a3, s1
xor s0, s0, a7
xor s0, s0, t5
xor s0, s0, s10
sd a3, 104(sp)
xor a3, t2, t1
xor a3, a3, t3
xor a3, a3, ra
xor a3, a3, a1
sd t1, 136(sp)
xor t1, s3, t4
xor t1, t1, a6
xor t1, t1, t6
xor t1, t1, s5
sd a1, 120(sp)
rori a1, a2, 63
xor a1, t1, a1
sd t5, 112(sp)
rori t5, a3, 63
xor a2, a2, t5
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor a3, a3, a4
xor t0, t0, a1
xor s2, s2, s0
rori s2, s2, 20
xor a7, a7, a2
rori a7, a7, 21
xor ra, ra, t1
rori ra, ra, 43
xor s5, s5, a3
rori s5, s5, 50
xor t2, t2, t1
rori t2, t2, 36
xor t4, t4, a3
rori t4, t4, 44
xor s7, s7, a1
rori s7, s7, 61
xor s4, s4, s0
rori s4, s4, 19
xor s10, s10, a2
rori s10, s10, 3
xor s9, s9, s0
rori s9, s9, 63
xor s1, s1, a2
rori s1, s1, 58
xor t3, t3, t1
rori t3, t3, 39
xor t6, t6, a3
rori t6, t6, 56
xor a5, a5, a1
rori a5, a5, 46
xor s3, s3, a3
xor a6, a6, a3
rori s3, s3, 37
xor s8, s8, a1
xor s11, s11, a1
rori s8, s8, 28
xor s6, s6, s0
ld t5, 128(sp)
xor t5, t5, s0
rori s6, s6, 54
ld a4, 112(sp)
xor a4, a4, a2
ld a3, 104(sp)
xor a3, a3, a2
rori a4, a4, 49
ld a1, 120(sp)
xor a1, a1, t1
ld s0, 136(sp)
xor s0, s0, t1
rori a1, a1, 8
rori a3, a3, 2
rori s0, s0, 9
rori a6, a6, 25
rori s11, s11, 23
rori t5, t5, 62
andn a2, a7, s2
andn t1, s5, ra
xor a7, a7, t1
andn t1, s2, t0
xor s5, s5, t1
andn t1, ra, a7
xor s2, s2, t1
andn t1, t0, s5
xor ra, ra, t1
xor t0, t0, a2
xori t0, t0, 136
andn t1, s7, t4
andn a2, s10, s4
xor s7, s7, a2
andn a2, t4, t2
xor s10, s10, a2
andn a2, s4, s7
xor t4, t4, a2
andn a2, t2, s10
xor s4, s4, a2
xor t2, t2, t1
andn a2, t3, s1
andn t1, a5, t6
xor t3, t3, t1
andn t1, s1, s9
xor a5, a5, t1
andn t1, t6, t3
xor s1, s1, t1
andn t1, s9, a5
xor t6, t6, t1
xor s9, s9, a2
andn t1, s6, s8
andn a2, a1, a4
xor s6, s6, a2
andn a2, s8, s3
xor a1, a1, a2
andn a2, a4, s6
xor s8, s8, a2
andn a2, s3, a1
xor a4, a4, a2
xor s3, s3, t1
andn a2, a6, s0
andn t1, t5, s11
xor a6, a6, t1
andn t1, s0, a3
xor t5, t5, t1
andn t1, s11, a6
xor s0, s0, t1
andn t1, a3, t5
xor s11, s11, t1
xor a3, a3, a2
xor t1, t0, t2
xor t1, t1, s9
xor t1, t1, s3
xor t1, t1, a3
xor a2, s2, t4
xor a2, a2, s1
xor a2, a2, s8
xor a2, a2, s0
sd s0, 136(sp)
xor s0, a7, s7
xor s0, s0, t3
xor s0, s0, s6
xor s0, s0, a6
sd a7, 120(sp)
xor a7, ra, s4
xor a7, a7, t6
xor a7, a7, a4
xor a7, a7, s11
sd s4, 104(sp)
xor s4, s5, s10
xor s4, s4, a5
xor s4, s4, a1
xor s4, s4, t5
sd s11, 112(sp)
rori s11, a2, 63
xor s11, s4, s11
sd s6, 128(sp)
rori s6, a7, 63
xor a2, a2, s6
rori s4, s4, 63
xor s4, s0, s4
rori s0, s0, 63
xor s0, t1, s0
rori t1, t1, 63
xor a7, a7, t1
xor t0, t0, s11
xor t4, t4, s0
rori t4, t4, 20
xor t3, t3, a2
rori t3, t3, 21
xor a4, a4, s4
rori a4, a4, 43
xor t5, t5, a7
rori t5, t5, 50
xor ra, ra, s4
rori ra, ra, 36
xor s10, s10, a7
rori s10, s10, 44
xor s9, s9, s11
rori s9, s9, 61
xor s8, s8, s0
rori s8, s8, 19
xor a6, a6, a2
rori a6, a6, 3
xor s2, s2, s0
rori s2, s2, 63
xor s7, s7, a2
rori s7, s7, 58
xor t6, t6, s4
rori t6, t6, 39
xor a1, a1, a7
rori a1, a1, 56
xor a3, a3, s11
rori a3, a3, 46
xor s5, s5, a7
xor a5, a5, a7
rori s5, s5, 37
xor t2, t2, s11
xor s3, s3, s11
rori t2, t2, 28
xor s1, s1, s0
ld s6, 136(sp)
xor s6, s6, s0
rori s1, s1, 54
ld t1, 128(sp)
xor t1, t1, a2
ld a7, 120(sp)
xor a7, a7, a2
rori t1, t1, 49
ld s11, 112(sp)
xor s11, s11, s4
ld s0, 104(sp)
xor s0, s0, s4
rori s11, s11, 8
rori a7, a7, 2
rori s0, s0, 9
rori a5, a5, 25
rori s3, s3, 23
rori s6, s6, 62
andn a2, t3, t4
andn s4, t5, a4
xor t3, t3, s4
andn s4, t4, t0
xor t5, t5, s4
andn s4, a4, t3
xor t4, t4, s4
andn s4, t0, t5
xor a4, a4, s4
xor t0, t0, a2
ld s4, .Lhashweave_zbb_keccak_constants+56
xor t0, t0, s4
andn a2, s9, s10
andn s4, a6, s8
xor s9, s9, s4
andn s4, s10, ra
xor a6, a6, s4
andn s4, s8, s9
xor s10, s10, s4
andn s4, ra, a6
xor s8, s8, s4
xor ra, ra, a2
andn s4, t6, s7
andn a2, a3, a1
xor t6, t6, a2
andn a2, s7, s2
xor a3, a3, a2
andn a2, a1, t6
xor s7, s7, a2
andn a2, s2, a3
xor a1, a1, a2
xor s2, s2, s4
andn a2, s1, t2
andn s4, s11, t1
xor s1, s1, s4
andn s4, t2, s5
xor s11, s11, s4
andn s4, t1, s1
xor t2, t2, s4
andn s4, s5, s11
xor t1, t1, s4
xor s5, s5, a2
andn s4, a5, s0
andn a2, s6, s3
xor a5, a5, a2
andn a2, s0, a7
xor s6, s6, a2
andn a2, s3, a5
xor s0, s0, a2
andn a2, a7, s6
xor s3, s3, a2
xor a7, a7, s4
xor a2, t0, ra
xor a2, a2, s2
xor a2, a2, s5
xor a2, a2, a7
xor s4, t4, s10
xor s4, s4, s7
xor s4, s4, t2
xor s4, s4, s0
sd s0, 104(sp)
xor s0, t3, s9
xor s0, s0, t6
xor s0, s0, s1
xor s0, s0, a5
sd t3, 112(sp)
xor t3, a4, s8
xor t3, t3, a1
xor t3, t3, t1
xor t3, t3, s3
sd s8, 120(sp)
xor s8, t5, a6
xor s8, s8, a3
xor s8, s8, s11
xor s8, s8, s6
sd s3, 128(sp)
rori s3, s4, 63
xor s3, s8, s3
sd s1, 136(sp)
rori s1, t3, 63
xor s4, s4, s1
rori s8, s8, 63
xor s8, s0, s8
rori s0, s0, 63
xor s0, a2, s0
rori a2, a2, 63
xor t3, t3, a2
xor t0, t0, s3
xor s10, s10, s0
rori s10, s10, 20
xor t6, t6, s4
rori t6, t6, 21
xor t1, t1, s8
rori t1, t1, 43
xor s6, s6, t3
rori s6, s6, 50
xor a4, a4, s8
rori a4, a4, 36
xor a6, a6, t3
rori a6, a6, 44
xor s2, s2, s3
rori s2, s2, 61
xor t2, t2, s0
rori t2, t2, 19
xor a5, a5, s4
rori a5, a5, 3
xor t4, t4, s0
rori t4, t4, 63
xor s9, s9, s4
rori s9, s9, 58
xor a1, a1, s8
rori a1, a1, 39
xor s11, s11, t3
rori s11, s11, 56
xor a7, a7, s3
rori a7, a7, 46
xor t5, t5, t3
xor a3, a3, t3
rori t5, t5, 37
xor ra, ra, s3
xor s5, s5, s3
rori ra, ra, 28
xor s7, s7, s0
ld s1, 104(sp)
xor s1, s1, s0
rori s7, s7, 54
ld a2, 136(sp)
xor a2, a2, s4
ld t3, 112(sp)
xor t3, t3, s4
rori a2, a2, 49
ld s3, 128(sp)
xor s3, s3, s8
ld s0, 120(sp)
xor s0, s0, s8
rori s3, s3, 8
rori t3, t3, 2
rori s0, s0, 9
rori a3, a3, 25
rori s5, s5, 23
rori s1, s1, 62
andn s4, t6, s10
andn s8, s6, t1
xor t6, t6, s8
andn s8, s10, t0
xor s6, s6, s8
andn s8, t1, t6
xor s10, s10, s8
andn s8, t0, s6
xor t1, t1, s8
xor t0, t0, s4
ld s8, .Lhashweave_zbb_keccak_constants+64
xor t0, t0, s8
andn s4, s2, a6
andn s8, a5, t2
xor s2, s2, s8
andn s8, a6, a4
xor a5, a5, s8
andn s8, t2, s2
xor a6, a6, s8
andn s8, a4, a5
xor t2, t2, s8
xor a4, a4, s4
andn s8, a1, s9
andn s4, a7, s11
xor a1, a1, s4
andn s4, s9, t4
xor a7, a7, s4
andn s4, s11, a1
xor s9, s9, s4
andn s4, t4, a7
xor s11, s11, s4
xor t4, t4, s8
andn s4, s7, ra
andn s8, s3, a2
xor s7, s7, s8
andn s8, ra, t5
xor s3, s3, s8
andn s8, a2, s7
xor ra, ra, s8
andn s8, t5, s3
xor a2, a2, s8
xor t5, t5, s4
andn s8, a3, s0
andn s4, s1, s5
xor a3, a3, s4
andn s4, s0, t3
xor s1, s1, s4
andn s4, s5, a3
xor s0, s0, s4
andn s4, t3, s1
xor s5, s5, s4
xor t3, t3, s8
xor s4, t0, a4
xor s4, s4, t4
xor s4, s4, t5
xor s4, s4, t3
xor s8, s10, a6
xor s8, s8, s9
xor s8, s8, ra
xor s8, s8, s0
sd s0, 120(sp)
xor s0, t6, s2
xor s0, s0, a1
xor s0, s0, s7
xor s0, s0, a3
sd t6, 128(sp)
xor t6, t1, t2
xor t6, t6, s11
xor t6, t6, a2
xor t6, t6, s5
sd t2, 112(sp)
xor t2, s6, a5
xor t2, t2, a7
xor t2, t2, s3
xor t2, t2, s1
sd s5, 136(sp)
rori s5, s8, 63
xor s5, t2, s5
sd s7, 104(sp)
rori s7, t6, 63
xor s8, s8, s7
rori t2, t2, 63
xor t2, s0, t2
rori s0, s0, 63
xor s0, s4, s0
rori s4, s4, 63
xor t6, t6, s4
xor t0, t0, s5
xor a6, a6, s0
rori a6, a6, 20
xor a1, a1, s8
rori a1, a1, 21
xor a2, a2, t2
rori a2, a2, 43
xor s1, s1, t6
rori s1, s1, 50
xor t1, t1, t2
rori t1, t1, 36
xor a5, a5, t6
rori a5, a5, 44
xor t4, t4, s5
rori t4, t4, 61
xor ra, ra, s0
rori ra, ra, 19
xor a3, a3, s8
rori a3, a3, 3
xor s10, s10, s0
rori s10, s10, 63
xor s2, s2, s8
rori s2, s2, 58
xor s11, s11, t2
rori s11, s11, 39
xor s3, s3, t6
rori s3, s3, 56
xor t3, t3, s5
rori t3, t3, 46
xor s6, s6, t6
xor a7, a7, t6
rori s6, s6, 37
xor a4, a4, s5
xor t5, t5, s5
rori a4, a4, 28
xor s9, s9, s0
ld s7, 120(sp)
xor s7, s7, s0
rori s9, s9, 54
ld s4, 104(sp)
xor s4, s4, s8
ld t6, 128(sp)
xor t6, t6, s8
rori s4, s4, 49
ld s5, 136(sp)
xor s5, s5, t2
ld s0, 112(sp)
xor s0, s0, t2
rori s5, s5, 8
rori t6, t6, 2
rori s0, s0, 9
rori a7, a7, 25
rori t5, t5, 23
rori s7, s7, 62
andn s8, a1, a6
andn t2, s1, a2
xor a1, a1, t2
andn t2, a6, t0
xor s1, s1, t2
andn t2, a2, a1
xor a6, a6, t2
andn t2, t0, s1
xor a2, a2, t2
xor t0, t0, s8
ld t2, .Lhashweave_zbb_keccak_constants+72
xor t0, t0, t2
andn s8, t4, a5
andn t2, a3, ra
xor t4, t4, t2
andn t2, a5, t1
xor a3, a3, t2
andn t2, ra, t4
xor a5, a5, t2
andn t2, t1, a3
xor ra, ra, t2
xor t1, t1, s8
andn t2, s11, s2
andn s8, t3, s3
xor s11, s11, s8
andn s8, s2, s10
xor t3, t3, s8
andn s8, s3, s11
xor s2, s2, s8
andn s8, s10, t3
xor s3, s3, s8
xor s10, s10, t2
andn s8, s9, a4
andn t2, s5, s4
xor s9, s9, t2
andn t2, a4, s6
xor s5, s5, t2
andn t2, s4, s9
xor a4, a4, t2
andn t2, s6, s5
xor s4, s4, t2
xor s6, s6, s8
andn t2, a7, s0
andn s8, s7, t5
xor a7, a7, s8
andn s8, s0, t6
xor s7, s7, s8
andn s8, t5, a7
xor s0, s0, s8
andn s8, t6, s7
xor t5, t5, s8
xor t6, t6, t2
xor s8, t0, t1
xor s8, s8, s10
xor s8, s8, s6
xor s8, s8, t6
xor t2, a6, a5
xor t2, t2, s2
xor t2, t2, a4
xor t2, t2, s0
sd s0, 112(sp)
xor s0, a1, t4
xor s0, s0, s11
xor s0, s0, s9
xor s0, s0, a7
sd a1, 136(sp)
xor a1, a2, ra
xor a1, a1, s3
xor a1, a1, s4
xor a1, a1, t5
sd ra, 128(sp)
xor ra, s1, a3
xor ra, ra, t3
xor ra, ra, s5
xor ra, ra, s7
sd t5, 104(sp)
rori t5, t2, 63
xor t5, ra, t5
sd s9, 120(sp)
rori s9, a1, 63
xor t2, t2, s9
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, s8, s0
rori s8, s8, 63
xor a1, a1, s8
xor t0, t0, t5
xor a5, a5, s0
rori a5, a5, 20
xor s11, s11, t2
rori s11, s11, 21
xor s4, s4, ra
rori s4, s4, 43
xor s7, s7, a1
rori s7, s7, 50
xor a2, a2, ra
rori a2, a2, 36
xor a3, a3, a1
rori a3, a3, 44
xor s10, s10, t5
rori s10, s10, 61
xor a4, a4, s0
rori a4, a4, 19
xor a7, a7, t2
rori a7, a7, 3
xor a6, a6, s0
rori a6, a6, 63
xor t4, t4, t2
rori t4, t4, 58
xor s3, s3, ra
rori s3, s3, 39
xor s5, s5, a1
rori s5, s5, 56
xor t6, t6, t5
rori t6, t6, 46
xor s1, s1, a1
xor t3, t3, a1
rori s1, s1, 37
xor t1, t1, t5
xor s6, s6, t5
rori t1, t1, 28
xor s2, s2, s0
ld s9, 112(sp)
xor s9, s9, s0
rori s2, s2, 54
ld s8, 120(sp)
xor s8, s8, t2
ld a1, 136(sp)
xor a1, a1, t2
rori s8, s8, 49
ld t5, 104(sp)
xor t5, t5, ra
ld s0, 128(sp)
xor s0, s0, ra
rori t5, t5, 8
rori a1, a1, 2
rori s0, s0, 9
rori t3, t3, 25
rori s6, s6, 23
rori s9, s9, 62
andn t2, s11, a5
andn ra, s7, s4
xor s11, s11, ra
andn ra, a5, t0
xor s7, s7, ra
andn ra, s4, s11
xor a5, a5, ra
andn ra, t0, s7
xor s4, s4, ra
xor t0, t0, t2
ld ra, .Lhashweave_zbb_keccak_constants+80
xor t0, t0, ra
andn t2, s10, a3
andn ra, a7, a4
xor s10, s10, ra
andn ra, a3, a2
xor a7, a7, ra
andn ra, a4, s10
xor a3, a3, ra
andn ra, a2, a7
xor a4, a4, ra
xor a2, a2, t2
andn ra, s3, t4
andn t2, t6, s5
xor s3, s3, t2
andn t2, t4, a6
xor t6, t6, t2
andn t2, s5, s3
xor t4, t4, t2
andn t2, a6, t6
xor s5, s5, t2
xor a6, a6, ra
andn t2, s2, t1
andn ra, t5, s8
xor s2, s2, ra
andn ra, t1, s1
xor t5, t5, ra
andn ra, s8, s2
xor t1, t1, ra
andn ra, s1, t5
xor s8, s8, ra
xor s1, s1, t2
andn ra, t3, s0
andn t2, s9, s6
xor t3, t3, t2
andn t2, s0, a1
xor s9, s9, t2
andn t2, s6, t3
xor s0, s0, t2
andn t2, a1, s9
xor s6, s6, t2
xor a1, a1, ra
xor t2, t0, a2
xor t2, t2, a6
xor t2, t2, s1
xor t2, t2, a1
xor ra, a5, a3
xor ra, ra, t4
xor ra, ra, t1
xor ra, ra, s0
sd s0, 128(sp)
xor s0, s11, s10
xor s0, s0, s3
xor s0, s0, s2
xor s0, s0, t3
sd s11, 104(sp)
xor s11, s4, a4
xor s11, s11, s5
xor s11, s11, s8
xor s11, s11, s6
sd a4, 136(sp)
xor a4, s7, a7
xor a4, a4, t6
xor a4, a4, t5
xor a4, a4, s9
sd s6, 120(sp)
rori s6, ra, 63
xor s6, a4, s6
sd s2, 112(sp)
rori s2, s11, 63
xor ra, ra, s2
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor s11, s11, t2
xor t0, t0, s6
xor a3, a3, s0
rori a3, a3, 20
xor s3, s3, ra
rori s3, s3, 21
xor s8, s8, a4
rori s8, s8, 43
xor s9, s9, s11
rori s9, s9, 50
xor s4, s4, a4
rori s4, s4, 36
xor a7, a7, s11
rori a7, a7, 44
xor a6, a6, s6
rori a6, a6, 61
xor t1, t1, s0
rori t1, t1, 19
xor t3, t3, ra
rori t3, t3, 3
xor a5, a5, s0
rori a5, a5, 63
xor s10, s10, ra
rori s10, s10, 58
xor s5, s5, a4
rori s5, s5, 39
xor t5, t5, s11
rori t5, t5, 56
xor a1, a1, s6
rori a1, a1, 46
xor s7, s7, s11
xor t6, t6, s11
rori s7, s7, 37
xor a2, a2, s6
xor s1, s1, s6
rori a2, a2, 28
xor t4, t4, s0
ld s2, 128(sp)
xor s2, s2, s0
rori t4, t4, 54
ld t2, 112(sp)
xor t2, t2, ra
ld s11, 104(sp)
xor s11, s11, ra
rori t2, t2, 49
ld s6, 120(sp)
xor s6, s6, a4
ld s0, 136(sp)
xor s0, s0, a4
rori s6, s6, 8
rori s11, s11, 2
rori s0, s0, 9
rori t6, t6, 25
rori s1, s1, 23
rori s2, s2, 62
andn ra, s3, a3
andn a4, s9, s8
xor s3, s3, a4
andn a4, a3, t0
xor s9, s9, a4
andn a4, s8, s3
xor a3, a3, a4
andn a4, t0, s9
xor s8, s8, a4
xor t0, t0, ra
ld a4, .Lhashweave_zbb_keccak_constants+88
xor t0, t0, a4
andn ra, a6, a7
andn a4, t3, t1
xor a6, a6, a4
andn a4, a7, s4
xor t3, t3, a4
andn a4, t1, a6
xor a7, a7, a4
andn a4, s4, t3
xor t1, t1, a4
xor s4, s4, ra
andn a4, s5, s10
andn ra, a1, t5
xor s5, s5, ra
andn ra, s10, a5
xor a1, a1, ra
andn ra, t5, s5
xor s10, s10, ra
andn ra, a5, a1
xor t5, t5, ra
xor a5, a5, a4
andn ra, t4, a2
andn a4, s6, t2
xor t4, t4, a4
andn a4, a2, s7
xor s6, s6, a4
andn a4, t2, t4
xor a2, a2, a4
andn a4, s7, s6
xor t2, t2, a4
xor s7, s7, ra
andn a4, t6, s0
andn ra, s2, s1
xor t6, t6, ra
andn ra, s0, s11
xor s2, s2, ra
andn ra, s1, t6
xor s0, s0, ra
andn ra, s11, s2
xor s1, s1, ra
xor s11, s11, a4
xor ra, t0, s4
xor ra, ra, a5
xor ra, ra, s7
xor ra, ra, s11
xor a4, a3, a7
xor a4, a4, s10
xor a4, a4, a2
xor a4, a4, s0
sd s0, 136(sp)
xor s0, s3, a6
xor s0, s0, s5
xor s0, s0, t4
xor s0, s0, t6
sd s3, 120(sp)
xor s3, s8, t1
xor s3, s3, t5
xor s3, s3, t2
xor s3, s3, s1
sd t1, 104(sp)
xor t1, s9, t3
xor t1, t1, a1
xor t1, t1, s6
xor t1, t1, s2
sd s1, 112(sp)
rori s1, a4, 63
xor s1, t1, s1
sd t4, 128(sp)
rori t4, s3, 63
xor a4, a4, t4
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor s3, s3, ra
xor t0, t0, s1
xor a7, a7, s0
rori a7, a7, 20
xor s5, s5, a4
rori s5, s5, 21
xor t2, t2, t1
rori t2, t2, 43
xor s2, s2, s3
rori s2, s2, 50
xor s8, s8, t1
rori s8, s8, 36
xor t3, t3, s3
rori t3, t3, 44
xor a5, a5, s1
rori a5, a5, 61
xor a2, a2, s0
rori a2, a2, 19
xor t6, t6, a4
rori t6, t6, 3
xor a3, a3, s0
rori a3, a3, 63
xor a6, a6, a4
rori a6, a6, 58
xor t5, t5, t1
rori t5, t5, 39
xor s6, s6, s3
rori s6, s6, 56
xor s11, s11, s1
rori s11, s11, 46
xor s9, s9, s3
xor a1, a1, s3
rori s9, s9, 37
xor s4, s4, s1
xor s7, s7, s1
rori s4, s4, 28
xor s10, s10, s0
ld t4, 136(sp)
xor t4, t4, s0
rori s10, s10, 54
ld ra, 128(sp)
xor ra, ra, a4
ld s3, 120(sp)
xor s3, s3, a4
rori ra, ra, 49
ld s1, 112(sp)
xor s1, s1, t1
ld s0, 104(sp)
xor s0, s0, t1
rori s1, s1, 8
rori s3, s3, 2
rori s0, s0, 9
rori a1, a1, 25
rori s7, s7, 23
rori t4, t4, 62
andn a4, s5, a7
andn t1, s2, t2
xor s5, s5, t1
andn t1, a7, t0
xor s2, s2, t1
andn t1, t2, s5
xor a7, a7, t1
andn t1, t0, s2
xor t2, t2, t1
xor t0, t0, a4
ld t1, .Lhashweave_zbb_keccak_constants+96
xor t0, t0, t1
andn a4, a5, t3
andn t1, t6, a2
xor a5, a5, t1
andn t1, t3, s8
xor t6, t6, t1
andn t1, a2, a5
xor t3, t3, t1
andn t1, s8, t6
xor a2, a2, t1
xor s8, s8, a4
andn t1, t5, a6
andn a4, s11, s6
xor t5, t5, a4
andn a4, a6, a3
xor s11, s11, a4
andn a4, s6, t5
xor a6, a6, a4
andn a4, a3, s11
xor s6, s6, a4
xor a3, a3, t1
andn a4, s10, s4
andn t1, s1, ra
xor s10, s10, t1
andn t1, s4, s9
xor s1, s1, t1
andn t1, ra, s10
xor s4, s4, t1
andn t1, s9, s1
xor ra, ra, t1
xor s9, s9, a4
andn t1, a1, s0
andn a4, t4, s7
xor a1, a1, a4
andn a4, s0, s3
xor t4, t4, a4
andn a4, s7, a1
xor s0, s0, a4
andn a4, s3, t4
xor s7, s7, a4
xor s3, s3, t1
xor a4, t0, s8
xor a4, a4, a3
xor a4, a4, s9
xor a4, a4, s3
xor t1, a7, t3
xor t1, t1, a6
xor t1, t1, s4
xor t1, t1, s0
sd s0, 104(sp)
xor s0, s5, a5
xor s0, s0, t5
xor s0, s0, s10
xor s0, s0, a1
sd s5, 112(sp)
xor s5, t2, a2
xor s5, s5, s6
xor s5, s5, ra
xor s5, s5, s7
sd a2, 120(sp)
xor a2, s2, t6
xor a2, a2, s11
xor a2, a2, s1
xor a2, a2, t4
sd s7, 128(sp)
rori s7, t1, 63
xor s7, a2, s7
sd s10, 136(sp)
rori s10, s5, 63
xor t1, t1, s10
rori a2, a2, 63
xor a2, s0, a2
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor s5, s5, a4
xor t0, t0, s7
xor t3, t3, s0
rori t3, t3, 20
xor t5, t5, t1
rori t5, t5, 21
xor ra, ra, a2
rori ra, ra, 43
xor t4, t4, s5
rori t4, t4, 50
xor t2, t2, a2
rori t2, t2, 36
xor t6, t6, s5
rori t6, t6, 44
xor a3, a3, s7
rori a3, a3, 61
xor s4, s4, s0
rori s4, s4, 19
xor a1, a1, t1
rori a1, a1, 3
xor a7, a7, s0
rori a7, a7, 63
xor a5, a5, t1
rori a5, a5, 58
xor s6, s6, a2
rori s6, s6, 39
xor s1, s1, s5
rori s1, s1, 56
xor s3, s3, s7
rori s3, s3, 46
xor s2, s2, s5
xor s11, s11, s5
rori s2, s2, 37
xor s8, s8, s7
xor s9, s9, s7
rori s8, s8, 28
xor a6, a6, s0
ld s10, 104(sp)
xor s10, s10, s0
rori a6, a6, 54
ld a4, 136(sp)
xor a4, a4, t1
ld s5, 112(sp)
xor s5, s5, t1
rori a4, a4, 49
ld s7, 128(sp)
xor s7, s7, a2
ld s0, 120(sp)
xor s0, s0, a2
rori s7, s7, 8
rori s5, s5, 2
rori s0, s0, 9
rori s11, s11, 25
rori s9, s9, 23
rori s10, s10, 62
andn t1, t5, t3
andn a2, t4, ra
xor t5, t5, a2
andn a2, t3, t0
xor t4, t4, a2
andn a2, ra, t5
xor t3, t3, a2
andn a2, t0, t4
xor ra, ra, a2
xor t0, t0, t1
ld a2, .Lhashweave_zbb_keccak_constants+104
xor t0, t0, a2
andn t1, a3, t6
andn a2, a1, s4
xor a3, a3, a2
andn a2, t6, t2
xor a1, a1, a2
andn a2, s4, a3
xor t6, t6, a2
andn a2, t2, a1
xor s4, s4, a2
xor t2, t2, t1
andn a2, s6, a5
andn t1, s3, s1
xor s6, s6, t1
andn t1, a5, a7
xor s3, s3, t1
andn t1, s1, s6
xor a5, a5, t1
andn t1, a7, s3
xor s1, s1, t1
xor a7, a7, a2
andn t1, a6, s8
andn a2, s7, a4
xor a6, a6, a2
andn a2, s8, s2
xor s7, s7, a2
andn a2, a4, a6
xor s8, s8, a2
andn a2, s2, s7
xor a4, a4, a2
xor s2, s2, t1
andn a2, s11, s0
andn t1, s10, s9
xor s11, s11, t1
andn t1, s0, s5
xor s10, s10, t1
andn t1, s9, s11
xor s0, s0, t1
andn t1, s5, s10
xor s9, s9, t1
xor s5, s5, a2
xor t1, t0, t2
xor t1, t1, a7
xor t1, t1, s2
xor t1, t1, s5
xor a2, t3, t6
xor a2, a2, a5
xor a2, a2, s8
xor a2, a2, s0
sd s0, 120(sp)
xor s0, t5, a3
xor s0, s0, s6
xor s0, s0, a6
xor s0, s0, s11
sd t5, 128(sp)
xor t5, ra, s4
xor t5, t5, s1
xor t5, t5, a4
xor t5, t5, s9
sd s4, 112(sp)
xor s4, t4, a1
xor s4, s4, s3
xor s4, s4, s7
xor s4, s4, s10
sd s9, 136(sp)
rori s9, a2, 63
xor s9, s4, s9
sd a6, 104(sp)
rori a6, t5, 63
xor a2, a2, a6
rori s4, s4, 63
xor s4, s0, s4
rori s0, s0, 63
xor s0, t1, s0
rori t1, t1, 63
xor t5, t5, t1
xor t0, t0, s9
xor t6, t6, s0
rori t6, t6, 20
xor s6, s6, a2
rori s6, s6, 21
xor a4, a4, s4
rori a4, a4, 43
xor s10, s10, t5
rori s10, s10, 50
xor ra, ra, s4
rori ra, ra, 36
xor a1, a1, t5
rori a1, a1, 44
xor a7, a7, s9
rori a7, a7, 61
xor s8, s8, s0
rori s8, s8, 19
xor s11, s11, a2
rori s11, s11, 3
xor t3, t3, s0
rori t3, t3, 63
xor a3, a3, a2
rori a3, a3, 58
xor s1, s1, s4
rori s1, s1, 39
xor s7, s7, t5
rori s7, s7, 56
xor s5, s5, s9
rori s5, s5, 46
xor t4, t4, t5
xor s3, s3, t5
rori t4, t4, 37
xor t2, t2, s9
xor s2, s2, s9
rori t2, t2, 28
xor a5, a5, s0
ld a6, 120(sp)
xor a6, a6, s0
rori a5, a5, 54
ld t1, 104(sp)
xor t1, t1, a2
ld t5, 128(sp)
xor t5, t5, a2
rori t1, t1, 49
ld s9, 136(sp)
xor s9, s9, s4
ld s0, 112(sp)
xor s0, s0, s4
rori s9, s9, 8
rori t5, t5, 2
rori s0, s0, 9
rori s3, s3, 25
rori s2, s2, 23
rori a6, a6, 62
andn a2, s6, t6
andn s4, s10, a4
xor s6, s6, s4
andn s4, t6, t0
xor s10, s10, s4
andn s4, a4, s6
xor t6, t6, s4
andn s4, t0, s10
xor a4, a4, s4
xor t0, t0, a2
ld s4, .Lhashweave_zbb_keccak_constants+112
xor t0, t0, s4
andn a2, a7, a1
andn s4, s11, s8
xor a7, a7, s4
andn s4, a1, ra
xor s11, s11, s4
andn s4, s8, a7
xor a1, a1, s4
andn s4, ra, s11
xor s8, s8, s4
xor ra, ra, a2
andn s4, s1, a3
andn a2, s5, s7
xor s1, s1, a2
andn a2, a3, t3
xor s5, s5, a2
andn a2, s7, s1
xor a3, a3, a2
andn a2, t3, s5
xor s7, s7, a2
xor t3, t3, s4
andn a2, a5, t2
andn s4, s9, t1
xor a5, a5, s4
andn s4, t2, t4
xor s9, s9, s4
andn s4, t1, a5
xor t2, t2, s4
andn s4, t4, s9
xor t1, t1, s4
xor t4, t4, a2
andn s4, s3, s0
andn a2, a6, s2
xor s3, s3, a2
andn a2, s0, t5
xor a6, a6, a2
andn a2, s2, s3
xor s0, s0, a2
andn a2, t5, a6
xor s2, s2, a2
xor t5, t5, s4
xor a2, t0, ra
xor a2, a2, t3
xor a2, a2, t4
xor a2, a2, t5
xor s4, t6, a1
xor s4, s4, a3
xor s4, s4, t2
xor s4, s4, s0
sd s0, 112(sp)
xor s0, s6, a7
xor s0, s0, s1
xor s0, s0, a5
xor s0, s0, s3
sd s6, 136(sp)
xor s6, a4, s8
xor s6, s6, s7
xor s6, s6, t1
xor s6, s6, s2
sd s8, 128(sp)
xor s8, s10, s11
xor s8, s8, s5
xor s8, s8, s9
xor s8, s8, a6
sd s2, 104(sp)
rori s2, s4, 63
xor s2, s8, s2
sd a5, 120(sp)
rori a5, s6, 63
xor s4, s4, a5
rori s8, s8, 63
xor s8, s0, s8
rori s0, s0, 63
xor s0, a2, s0
rori a2, a2, 63
xor s6, s6, a2
xor t0, t0, s2
xor a1, a1, s0
rori a1, a1, 20
xor s1, s1, s4
rori s1, s1, 21
xor t1, t1, s8
rori t1, t1, 43
xor a6, a6, s6
rori a6, a6, 50
xor a4, a4, s8
rori a4, a4, 36
xor s11, s11, s6
rori s11, s11, 44
xor t3, t3, s2
rori t3, t3, 61
xor t2, t2, s0
rori t2, t2, 19
xor s3, s3, s4
rori s3, s3, 3
xor t6, t6, s0
rori t6, t6, 63
xor a7, a7, s4
rori a7, a7, 58
xor s7, s7, s8
rori s7, s7, 39
xor s9, s9, s6
rori s9, s9, 56
xor t5, t5, s2
rori t5, t5, 46
xor s10, s10, s6
xor s5, s5, s6
rori s10, s10, 37
xor ra, ra, s2
xor t4, t4, s2
rori ra, ra, 28
xor a3, a3, s0
ld a5, 112(sp)
xor a5, a5, s0
rori a3, a3, 54
ld a2, 120(sp)
xor a2, a2, s4
ld s6, 136(sp)
xor s6, s6, s4
rori a2, a2, 49
ld s2, 104(sp)
xor s2, s2, s8
ld s0, 128(sp)
xor s0, s0, s8
rori s2, s2, 8
rori s6, s6, 2
rori s0, s0, 9
rori s5, s5, 25
rori t4, t4, 23
rori a5, a5, 62
andn s4, s1, a1
andn s8, a6, t1
xor s1, s1, s8
andn s8, a1, t0
xor a6, a6, s8
andn s8, t1, s1
xor a1, a1, s8
andn s8, t0, a6
xor t1, t1, s8
xor t0, t0, s4
ld s8, .Lhashweave_zbb_keccak_constants+120
xor t0, t0, s8
andn s4, t3, s11
andn s8, s3, t2
xor t3, t3, s8
andn s8, s11, a4
xor s3, s3, s8
andn s8, t2, t3
xor s11, s11, s8
andn s8, a4, s3
xor t2, t2, s8
xor a4, a4, s4
andn s8, s7, a7
andn s4, t5, s9
xor s7, s7, s4
andn s4, a7, t6
xor t5, t5, s4
andn s4, s9, s7
xor a7, a7, s4
andn s4, t6, t5
xor s9, s9, s4
xor t6, t6, s8
andn s4, a3, ra
andn s8, s2, a2
xor a3, a3, s8
andn s8, ra, s10
xor s2, s2, s8
andn s8, a2, a3
xor ra, ra, s8
andn s8, s10, s2
xor a2, a2, s8
xor s10, s10, s4
andn s8, s5, s0
andn s4, a5, t4
xor s5, s5, s4
andn s4, s0, s6
xor a5, a5, s4
andn s4, t4, s5
xor s0, s0, s4
andn s4, s6, a5
xor t4, t4, s4
xor s6, s6, s8
xor s4, t0, a4
xor s4, s4, t6
xor s4, s4, s10
xor s4, s4, s6
xor s8, a1, s11
xor s8, s8, a7
xor s8, s8, ra
xor s8, s8, s0
sd s0, 128(sp)
xor s0, s1, t3
xor s0, s0, s7
xor s0, s0, a3
xor s0, s0, s5
sd s1, 104(sp)
xor s1, t1, t2
xor s1, s1, s9
xor s1, s1, a2
xor s1, s1, t4
sd t2, 136(sp)
xor t2, a6, s3
xor t2, t2, t5
xor t2, t2, s2
xor t2, t2, a5
sd t4, 120(sp)
rori t4, s8, 63
xor t4, t2, t4
sd a3, 112(sp)
rori a3, s1, 63
xor s8, s8, a3
rori t2, t2, 63
xor t2, s0, t2
rori s0, s0, 63
xor s0, s4, s0
rori s4, s4, 63
xor s1, s1, s4
xor t0, t0, t4
xor s11, s11, s0
rori s11, s11, 20
xor s7, s7, s8
rori s7, s7, 21
xor a2, a2, t2
rori a2, a2, 43
xor a5, a5, s1
rori a5, a5, 50
xor t1, t1, t2
rori t1, t1, 36
xor s3, s3, s1
rori s3, s3, 44
xor t6, t6, t4
rori t6, t6, 61
xor ra, ra, s0
rori ra, ra, 19
xor s5, s5, s8
rori s5, s5, 3
xor a1, a1, s0
rori a1, a1, 63
xor t3, t3, s8
rori t3, t3, 58
xor s9, s9, t2
rori s9, s9, 39
xor s2, s2, s1
rori s2, s2, 56
xor s6, s6, t4
rori s6, s6, 46
xor a6, a6, s1
xor t5, t5, s1
rori a6, a6, 37
xor a4, a4, t4
xor s10, s10, t4
rori a4, a4, 28
xor a7, a7, s0
ld a3, 128(sp)
xor a3, a3, s0
rori a7, a7, 54
ld s4, 112(sp)
xor s4, s4, s8
ld s1, 104(sp)
xor s1, s1, s8
rori s4, s4, 49
ld t4, 120(sp)
xor t4, t4, t2
ld s0, 136(sp)
xor s0, s0, t2
rori t4, t4, 8
rori s1, s1, 2
rori s0, s0, 9
rori t5, t5, 25
rori s10, s10, 23
rori a3, a3, 62
andn s8, s7, s11
andn t2, a5, a2
xor s7, s7, t2
andn t2, s11, t0
xor a5, a5, t2
andn t2, a2, s7
xor s11, s11, t2
andn t2, t0, a5
xor a2, a2, t2
xor t0, t0, s8
ld t2, .Lhashweave_zbb_keccak_constants+128
xor t0, t0, t2
andn s8, t6, s3
andn t2, s5, ra
xor t6, t6, t2
andn t2, s3, t1
xor s5, s5, t2
andn t2, ra, t6
xor s3, s3, t2
andn t2, t1, s5
xor ra, ra, t2
xor t1, t1, s8
andn t2, s9, t3
andn s8, s6, s2
xor s9, s9, s8
andn s8, t3, a1
xor s6, s6, s8
andn s8, s2, s9
xor t3, t3, s8
andn s8, a1, s6
xor s2, s2, s8
xor a1, a1, t2
andn s8, a7, a4
andn t2, t4, s4
xor a7, a7, t2
andn t2, a4, a6
xor t4, t4, t2
andn t2, s4, a7
xor a4, a4, t2
andn t2, a6, t4
xor s4, s4, t2
xor a6, a6, s8
andn t2, t5, s0
andn s8, a3, s10
xor t5, t5, s8
andn s8, s0, s1
xor a3, a3, s8
andn s8, s10, t5
xor s0, s0, s8
andn s8, s1, a3
xor s10, s10, s8
xor s1, s1, t2
xor s8, t0, t1
xor s8, s8, a1
xor s8, s8, a6
xor s8, s8, s1
xor t2, s11, s3
xor t2, t2, t3
xor t2, t2, a4
xor t2, t2, s0
sd s0, 136(sp)
xor s0, s7, t6
xor s0, s0, s9
xor s0, s0, a7
xor s0, s0, t5
sd s7, 120(sp)
xor s7, a2, ra
xor s7, s7, s2
xor s7, s7, s4
xor s7, s7, s10
sd ra, 104(sp)
xor ra, a5, s5
xor ra, ra, s6
xor ra, ra, t4
xor ra, ra, a3
sd s10, 112(sp)
rori s10, t2, 63
xor s10, ra, s10
sd a7, 128(sp)
rori a7, s7, 63
xor t2, t2, a7
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, s8, s0
rori s8, s8, 63
xor s7, s7, s8
xor t0, t0, s10
xor s3, s3, s0
rori s3, s3, 20
xor s9, s9, t2
rori s9, s9, 21
xor s4, s4, ra
rori s4, s4, 43
xor a3, a3, s7
rori a3, a3, 50
xor a2, a2, ra
rori a2, a2, 36
xor s5, s5, s7
rori s5, s5, 44
xor a1, a1, s10
rori a1, a1, 61
xor a4, a4, s0
rori a4, a4, 19
xor t5, t5, t2
rori t5, t5, 3
andn a7, s9, s3
xor a7, t0, a7
ld s8, .Lhashweave_zbb_keccak_constants+40
xor a7, a7, s8
andn s8, a3, s4
xor s9, s9, s8
andn s8, s3, t0
xor a3, a3, s8
andn s8, s4, s9
xor s3, s3, s8
andn t0, t0, a3
xor s4, s4, t0
xor s11, s11, s0
rori s11, s11, 63
xor t6, t6, t2
rori t6, t6, 58
xor s2, s2, ra
rori s2, s2, 39
xor t4, t4, s7
rori t4, t4, 56
xor s1, s1, s10
rori s1, s1, 46
xor a5, a5, s7
xor s6, s6, s7
rori a5, a5, 37
xor t1, t1, s10
xor a6, a6, s10
rori t1, t1, 28
xor t3, t3, s0
ld s8, 136(sp)
xor s8, s8, s0
rori t3, t3, 54
ld t0, 128(sp)
xor t0, t0, t2
ld s7, 120(sp)
xor s7, s7, t2
rori t0, t0, 49
ld s10, 112(sp)
xor s10, s10, ra
ld s0, 104(sp)
xor s0, s0, ra
rori s10, s10, 8
rori s7, s7, 2
rori s0, s0, 9
rori s6, s6, 25
rori a6, a6, 23
rori s8, s8, 62
andn t2, a1, s5
andn ra, t5, a4
xor a1, a1, ra
andn ra, s5, a2
xor t5, t5, ra
andn ra, a4, a1
xor s5, s5, ra
andn ra, a2, t5
xor a4, a4, ra
xor a2, a2, t2
andn ra, s2, t6
andn t2, s1, t4
xor s2, s2, t2
andn t2, t6, s11
xor s1, s1, t2
andn t2, t4, s2
xor t6, t6, t2
andn t2, s11, s1
xor t4, t4, t2
xor s11, s11, ra
andn t2, t3, t1
andn ra, s10, t0
xor t3, t3, ra
andn ra, t1, a5
xor s10, s10, ra
andn ra, t0, t3
xor t1, t1, ra
andn ra, a5, s10
xor t0, t0, ra
xor a5, a5, t2
andn ra, s6, s0
andn t2, s8, a6
xor s6, s6, t2
andn t2, s0, s7
xor s8, s8, t2
andn t2, a6, s6
xor s0, s0, t2
andn t2, s7, s8
xor a6, a6, t2
xor s7, s7, ra
xor t2, a7, a2
xor t2, t2, s11
xor t2, t2, a5
xor t2, t2, s7
xor ra, s3, s5
xor ra, ra, t6
xor ra, ra, t1
xor ra, ra, s0
sd s0, 104(sp)
xor s0, s9, a1
xor s0, s0, s2
xor s0, s0, t3
xor s0, s0, s6
sd s9, 112(sp)
xor s9, s4, a4
xor s9, s9, t4
xor s9, s9, t0
xor s9, s9, a6
sd a4, 120(sp)
xor a4, a3, t5
xor a4, a4, s1
xor a4, a4, s10
xor a4, a4, s8
sd a6, 128(sp)
rori a6, ra, 63
xor a6, a4, a6
sd t3, 136(sp)
rori t3, s9, 63
xor ra, ra, t3
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor s9, s9, t2
xor a7, a7, a6
xor s5, s5, s0
rori s5, s5, 20
xor s2, s2, ra
rori s2, s2, 21
xor t0, t0, a4
rori t0, t0, 43
xor s8, s8, s9
rori s8, s8, 50
xor s4, s4, a4
rori s4, s4, 36
xor t5, t5, s9
rori t5, t5, 44
xor s11, s11, a6
rori s11, s11, 61
xor t1, t1, s0
rori t1, t1, 19
xor s6, s6, ra
rori s6, s6, 3
xor s3, s3, s0
rori s3, s3, 63
xor a1, a1, ra
rori a1, a1, 58
xor t4, t4, a4
rori t4, t4, 39
xor s10, s10, s9
rori s10, s10, 56
xor s7, s7, a6
rori s7, s7, 46
xor a3, a3, s9
xor s1, s1, s9
rori a3, a3, 37
xor a2, a2, a6
xor a5, a5, a6
rori a2, a2, 28
xor t6, t6, s0
ld t3, 104(sp)
xor t3, t3, s0
rori t6, t6, 54
ld t2, 136(sp)
xor t2, t2, ra
ld s9, 112(sp)
xor s9, s9, ra
rori t2, t2, 49
ld a6, 128(sp)
xor a6, a6, a4
ld s0, 120(sp)
xor s0, s0, a4
rori a6, a6, 8
rori s9, s9, 2
rori s0, s0, 9
rori s1, s1, 25
rori a5, a5, 23
rori t3, t3, 62
andn ra, s2, s5
andn a4, s8, t0
xor s2, s2, a4
andn a4, s5, a7
xor s8, s8, a4
andn a4, t0, s2
xor s5, s5, a4
andn a4, a7, s8
xor t0, t0, a4
xor a7, a7, ra
ld a4, .Lhashweave_zbb_keccak_constants+136
xor a7, a7, a4
andn ra, s11, t5
andn a4, s6, t1
xor s11, s11, a4
andn a4, t5, s4
xor s6, s6, a4
andn a4, t1, s11
xor t5, t5, a4
andn a4, s4, s6
xor t1, t1, a4
xor s4, s4, ra
andn a4, t4, a1
andn ra, s7, s10
xor t4, t4, ra
andn ra, a1, s3
xor s7, s7, ra
andn ra, s10, t4
xor a1, a1, ra
andn ra, s3, s7
xor s10, s10, ra
xor s3, s3, a4
andn ra, t6, a2
andn a4, a6, t2
xor t6, t6, a4
andn a4, a2, a3
xor a6, a6, a4
andn a4, t2, t6
xor a2, a2, a4
andn a4, a3, a6
xor t2, t2, a4
xor a3, a3, ra
andn a4, s1, s0
andn ra, t3, a5
xor s1, s1, ra
andn ra, s0, s9
xor t3, t3, ra
andn ra, a5, s1
xor s0, s0, ra
andn ra, s9, t3
xor a5, a5, ra
xor s9, s9, a4
xor ra, a7, s4
xor ra, ra, s3
xor ra, ra, a3
xor ra, ra, s9
xor a4, s5, t5
xor a4, a4, a1
xor a4, a4, a2
xor a4, a4, s0
sd s0, 120(sp)
xor s0, s2, s11
xor s0, s0, t4
xor s0, s0, t6
xor s0, s0, s1
sd s2, 128(sp)
xor s2, t0, t1
xor s2, s2, s10
xor s2, s2, t2
xor s2, s2, a5
sd t1, 112(sp)
xor t1, s8, s6
xor t1, t1, s7
xor t1, t1, a6
xor t1, t1, t3
sd a5, 136(sp)
rori a5, a4, 63
xor a5, t1, a5
sd t6, 104(sp)
rori t6, s2, 63
xor a4, a4, t6
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor s2, s2, ra
xor a7, a7, a5
xor t5, t5, s0
rori t5, t5, 20
xor t4, t4, a4
rori t4, t4, 21
xor t2, t2, t1
rori t2, t2, 43
xor t3, t3, s2
rori t3, t3, 50
xor t0, t0, t1
rori t0, t0, 36
xor s6, s6, s2
rori s6, s6, 44
xor s3, s3, a5
rori s3, s3, 61
xor a2, a2, s0
rori a2, a2, 19
xor s1, s1, a4
rori s1, s1, 3
andn t6, t4, t5
xor t6, a7, t6
ld ra, .Lhashweave_zbb_keccak_constants+32
xor t6, t6, ra
andn ra, t3, t2
xor t4, t4, ra
andn ra, t5, a7
xor t3, t3, ra
andn ra, t2, t4
xor t5, t5, ra
andn a7, a7, t3
xor t2, t2, a7
xor s5, s5, s0
rori s5, s5, 63
xor s11, s11, a4
rori s11, s11, 58
xor s10, s10, t1
rori s10, s10, 39
xor a6, a6, s2
rori a6, a6, 56
xor s9, s9, a5
rori s9, s9, 46
xor s8, s8, s2
xor s7, s7, s2
rori s8, s8, 37
xor s4, s4, a5
xor a3, a3, a5
rori s4, s4, 28
xor a1, a1, s0
ld ra, 120(sp)
xor ra, ra, s0
rori a1, a1, 54
ld a7, 104(sp)
xor a7, a7, a4
ld s2, 128(sp)
xor s2, s2, a4
rori a7, a7, 49
ld a5, 136(sp)
xor a5, a5, t1
ld s0, 112(sp)
xor s0, s0, t1
rori a5, a5, 8
rori s2, s2, 2
rori s0, s0, 9
rori s7, s7, 25
rori a3, a3, 23
rori ra, ra, 62
andn a4, s3, s6
andn t1, s1, a2
xor s3, s3, t1
andn t1, s6, t0
xor s1, s1, t1
andn t1, a2, s3
xor s6, s6, t1
andn t1, t0, s1
xor a2, a2, t1
xor t0, t0, a4
andn t1, s10, s11
andn a4, s9, a6
xor s10, s10, a4
andn a4, s11, s5
xor s9, s9, a4
andn a4, a6, s10
xor s11, s11, a4
andn a4, s5, s9
xor a6, a6, a4
xor s5, s5, t1
andn a4, a1, s4
andn t1, a5, a7
xor a1, a1, t1
andn t1, s4, s8
xor a5, a5, t1
andn t1, a7, a1
xor s4, s4, t1
andn t1, s8, a5
xor a7, a7, t1
xor s8, s8, a4
andn t1, s7, s0
andn a4, ra, a3
xor s7, s7, a4
andn a4, s0, s2
xor ra, ra, a4
andn a4, a3, s7
xor s0, s0, a4
andn a4, s2, ra
xor a3, a3, a4
xor s2, s2, t1
xor a4, t6, t0
xor a4, a4, s5
xor a4, a4, s8
xor a4, a4, s2
xor t1, t5, s6
xor t1, t1, s11
xor t1, t1, s4
xor t1, t1, s0
sd s0, 112(sp)
xor s0, t4, s3
xor s0, s0, s10
xor s0, s0, a1
xor s0, s0, s7
sd t4, 136(sp)
xor t4, t2, a2
xor t4, t4, a6
xor t4, t4, a7
xor t4, t4, a3
sd a2, 128(sp)
xor a2, t3, s1
xor a2, a2, s9
xor a2, a2, a5
xor a2, a2, ra
sd a3, 104(sp)
rori a3, t1, 63
xor a3, a2, a3
sd a1, 120(sp)
rori a1, t4, 63
xor t1, t1, a1
rori a2, a2, 63
xor a2, s0, a2
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor t4, t4, a4
xor t6, t6, a3
xor s6, s6, s0
rori s6, s6, 20
xor s10, s10, t1
rori s10, s10, 21
xor a7, a7, a2
rori a7, a7, 43
xor ra, ra, t4
rori ra, ra, 50
xor t2, t2, a2
rori t2, t2, 36
xor s1, s1, t4
rori s1, s1, 44
xor s5, s5, a3
rori s5, s5, 61
xor s4, s4, s0
rori s4, s4, 19
xor s7, s7, t1
rori s7, s7, 3
xor t5, t5, s0
rori t5, t5, 63
xor s3, s3, t1
rori s3, s3, 58
xor a6, a6, a2
rori a6, a6, 39
xor a5, a5, t4
rori a5, a5, 56
xor s2, s2, a3
rori s2, s2, 46
andn a1, s5, s1
xor a1, t2, a1
andn a4, s7, s4
xor s5, s5, a4
andn a4, s1, t2
xor s7, s7, a4
andn a4, s4, s5
xor s1, s1, a4
andn t2, t2, s7
xor s4, s4, t2
xor t3, t3, t4
xor s9, s9, t4
rori t3, t3, 37
xor t0, t0, a3
xor s8, s8, a3
rori t0, t0, 28
xor s11, s11, s0
ld a4, 112(sp)
xor a4, a4, s0
rori s11, s11, 54
ld t2, 120(sp)
xor t2, t2, t1
ld t4, 136(sp)
xor t4, t4, t1
rori t2, t2, 49
ld a3, 104(sp)
xor a3, a3, a2
ld s0, 128(sp)
xor s0, s0, a2
rori a3, a3, 8
andn t1, a6, s3
andn a2, s2, a5
xor t1, t5, t1
xor a6, a6, a2
andn a2, s3, t5
sd a1, 40(a0)
xor s2, s2, a2
andn a1, a5, a6
andn t5, t5, s2
xor s3, s3, a1
xor a5, a5, t5
sd s1, 48(a0)
sd s5, 56(a0)
sd s4, 64(a0)
sd s7, 72(a0)
sd t1, 80(a0)
sd s3, 88(a0)
sd a6, 96(a0)
sd a5, 104(a0)
sd s2, 112(a0)
rori t4, t4, 2
rori s0, s0, 9
rori s9, s9, 25
rori s8, s8, 23
rori a4, a4, 62
andn a2, s11, t0
andn a1, a3, t2
xor a2, t3, a2
xor s11, s11, a1
sd a2, 120(a0)
andn t5, t0, t3
andn s1, t2, s11
xor a3, a3, t5
xor t0, t0, s1
andn t3, t3, a3
sd t0, 128(a0)
xor t2, t2, t3
sd s11, 136(a0)
sd t2, 144(a0)
sd a3, 152(a0)
andn s5, s9, s0
andn s4, a4, s8
xor s5, t4, s5
xor s9, s9, s4
sd s5, 160(a0)
andn s7, s0, t4
andn t1, s8, s9
xor a4, a4, s7
xor s0, s0, t1
andn t4, t4, a4
sd s0, 168(a0)
xor s8, s8, t4
sd s9, 176(a0)
sd s8, 184(a0)
sd a4, 192(a0)
andn s3, s10, s6
andn a6, ra, a7
andn a5, s6, t6
xor s10, s10, a6
xor ra, ra, a5
andn s2, a7, s10
andn a1, t6, ra
xor s6, s6, s2
xor a7, a7, a1
xor t6, t6, s3
ld a2, .Lhashweave_zbb_keccak_constants+144
sd s6, 8(a0)
xor t6, t6, a2
sd s10, 16(a0)
sd t6, 0(a0)
sd a7, 24(a0)
sd ra, 32(a0)
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
.Lhashweave_zbb_keccak_constants:
.quad 0x8082
.quad 0x800000000000808a
.quad 0x8000000080008000
.quad 0x808b
.quad 0x80000001
.quad 0x8000000080008081
.quad 0x8000000000008009
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
.option pop
.option push
.option arch, +zbb
.text
.p2align 4
.globl hashweave_zbb_turbo
.hidden hashweave_zbb_turbo
.type hashweave_zbb_turbo, @function
hashweave_zbb_turbo:
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
ld s5, 112(a0)
xor ra, ra, s5
ld s9, 152(a0)
xor ra, ra, s9
ld a6, 192(a0)
xor ra, ra, a6
rori s2, a2, 63
xor s2, ra, s2
rori a5, s6, 63
xor a2, a2, a5
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor s6, s6, t2
xor t0, t0, s2
xor a1, a1, s0
rori a1, a1, 20
xor s1, s1, a2
rori s1, s1, 21
xor s8, s8, ra
rori s8, s8, 43
xor a6, a6, s6
rori a6, a6, 50
xor s4, s4, ra
rori s4, s4, 36
xor s11, s11, s6
rori s11, s11, 44
xor t3, t3, s2
rori t3, t3, 61
xor a4, a4, s0
rori a4, a4, 19
xor s3, s3, a2
rori s3, s3, 3
xor t6, t6, s0
rori t6, t6, 63
xor a7, a7, a2
rori a7, a7, 58
xor s7, s7, ra
rori s7, s7, 39
xor s9, s9, s6
rori s9, s9, 56
xor t5, t5, s2
rori t5, t5, 46
xor s10, s10, s6
xor s5, s5, s6
rori s10, s10, 37
xor t1, t1, s2
xor t4, t4, s2
rori t1, t1, 28
xor a3, a3, s0
ld a5, 168(a0)
xor a5, a5, s0
rori a3, a3, 54
ld t2, 136(a0)
xor t2, t2, a2
ld s6, 16(a0)
xor s6, s6, a2
rori t2, t2, 49
ld s2, 184(a0)
xor s2, s2, ra
ld s0, 64(a0)
xor s0, s0, ra
rori s2, s2, 8
rori s6, s6, 2
rori s0, s0, 9
rori s5, s5, 25
rori t4, t4, 23
rori a5, a5, 62
andn a2, s1, a1
andn ra, a6, s8
xor s1, s1, ra
andn ra, a1, t0
xor a6, a6, ra
andn ra, s8, s1
xor a1, a1, ra
andn ra, t0, a6
xor s8, s8, ra
xor t0, t0, a2
ld ra, .Lhashweave_zbb_turbo_constants+0
xor t0, t0, ra
andn a2, t3, s11
andn ra, s3, a4
xor t3, t3, ra
andn ra, s11, s4
xor s3, s3, ra
andn ra, a4, t3
xor s11, s11, ra
andn ra, s4, s3
xor a4, a4, ra
xor s4, s4, a2
andn ra, s7, a7
andn a2, t5, s9
xor s7, s7, a2
andn a2, a7, t6
xor t5, t5, a2
andn a2, s9, s7
xor a7, a7, a2
andn a2, t6, t5
xor s9, s9, a2
xor t6, t6, ra
andn a2, a3, t1
andn ra, s2, t2
xor a3, a3, ra
andn ra, t1, s10
xor s2, s2, ra
andn ra, t2, a3
xor t1, t1, ra
andn ra, s10, s2
xor t2, t2, ra
xor s10, s10, a2
andn ra, s5, s0
andn a2, a5, t4
xor s5, s5, a2
andn a2, s0, s6
xor a5, a5, a2
andn a2, t4, s5
xor s0, s0, a2
andn a2, s6, a5
xor t4, t4, a2
xor s6, s6, ra
xor a2, t0, s4
xor a2, a2, t6
xor a2, a2, s10
xor a2, a2, s6
xor ra, a1, s11
xor ra, ra, a7
xor ra, ra, t1
xor ra, ra, s0
sd s0, 104(sp)
xor s0, s1, t3
xor s0, s0, s7
xor s0, s0, a3
xor s0, s0, s5
sd s1, 112(sp)
xor s1, s8, a4
xor s1, s1, s9
xor s1, s1, t2
xor s1, s1, t4
sd a4, 120(sp)
xor a4, a6, s3
xor a4, a4, t5
xor a4, a4, s2
xor a4, a4, a5
sd t4, 128(sp)
rori t4, ra, 63
xor t4, a4, t4
sd a3, 136(sp)
rori a3, s1, 63
xor ra, ra, a3
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, a2, s0
rori a2, a2, 63
xor s1, s1, a2
xor t0, t0, t4
xor s11, s11, s0
rori s11, s11, 20
xor s7, s7, ra
rori s7, s7, 21
xor t2, t2, a4
rori t2, t2, 43
xor a5, a5, s1
rori a5, a5, 50
xor s8, s8, a4
rori s8, s8, 36
xor s3, s3, s1
rori s3, s3, 44
xor t6, t6, t4
rori t6, t6, 61
xor t1, t1, s0
rori t1, t1, 19
xor s5, s5, ra
rori s5, s5, 3
xor a1, a1, s0
rori a1, a1, 63
xor t3, t3, ra
rori t3, t3, 58
xor s9, s9, a4
rori s9, s9, 39
xor s2, s2, s1
rori s2, s2, 56
xor s6, s6, t4
rori s6, s6, 46
xor a6, a6, s1
xor t5, t5, s1
rori a6, a6, 37
xor s4, s4, t4
xor s10, s10, t4
rori s4, s4, 28
xor a7, a7, s0
ld a3, 104(sp)
xor a3, a3, s0
rori a7, a7, 54
ld a2, 136(sp)
xor a2, a2, ra
ld s1, 112(sp)
xor s1, s1, ra
rori a2, a2, 49
ld t4, 128(sp)
xor t4, t4, a4
ld s0, 120(sp)
xor s0, s0, a4
rori t4, t4, 8
rori s1, s1, 2
rori s0, s0, 9
rori t5, t5, 25
rori s10, s10, 23
rori a3, a3, 62
andn ra, s7, s11
andn a4, a5, t2
xor s7, s7, a4
andn a4, s11, t0
xor a5, a5, a4
andn a4, t2, s7
xor s11, s11, a4
andn a4, t0, a5
xor t2, t2, a4
xor t0, t0, ra
ld a4, .Lhashweave_zbb_turbo_constants+8
xor t0, t0, a4
andn ra, t6, s3
andn a4, s5, t1
xor t6, t6, a4
andn a4, s3, s8
xor s5, s5, a4
andn a4, t1, t6
xor s3, s3, a4
andn a4, s8, s5
xor t1, t1, a4
xor s8, s8, ra
andn a4, s9, t3
andn ra, s6, s2
xor s9, s9, ra
andn ra, t3, a1
xor s6, s6, ra
andn ra, s2, s9
xor t3, t3, ra
andn ra, a1, s6
xor s2, s2, ra
xor a1, a1, a4
andn ra, a7, s4
andn a4, t4, a2
xor a7, a7, a4
andn a4, s4, a6
xor t4, t4, a4
andn a4, a2, a7
xor s4, s4, a4
andn a4, a6, t4
xor a2, a2, a4
xor a6, a6, ra
andn a4, t5, s0
andn ra, a3, s10
xor t5, t5, ra
andn ra, s0, s1
xor a3, a3, ra
andn ra, s10, t5
xor s0, s0, ra
andn ra, s1, a3
xor s10, s10, ra
xor s1, s1, a4
xor ra, t0, s8
xor ra, ra, a1
xor ra, ra, a6
xor ra, ra, s1
xor a4, s11, s3
xor a4, a4, t3
xor a4, a4, s4
xor a4, a4, s0
sd s0, 120(sp)
xor s0, s7, t6
xor s0, s0, s9
xor s0, s0, a7
xor s0, s0, t5
sd s7, 128(sp)
xor s7, t2, t1
xor s7, s7, s2
xor s7, s7, a2
xor s7, s7, s10
sd t1, 112(sp)
xor t1, a5, s5
xor t1, t1, s6
xor t1, t1, t4
xor t1, t1, a3
sd s10, 136(sp)
rori s10, a4, 63
xor s10, t1, s10
sd a7, 104(sp)
rori a7, s7, 63
xor a4, a4, a7
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor s7, s7, ra
xor t0, t0, s10
xor s3, s3, s0
rori s3, s3, 20
xor s9, s9, a4
rori s9, s9, 21
xor a2, a2, t1
rori a2, a2, 43
xor a3, a3, s7
rori a3, a3, 50
xor t2, t2, t1
rori t2, t2, 36
xor s5, s5, s7
rori s5, s5, 44
xor a1, a1, s10
rori a1, a1, 61
xor s4, s4, s0
rori s4, s4, 19
xor t5, t5, a4
rori t5, t5, 3
xor s11, s11, s0
rori s11, s11, 63
xor t6, t6, a4
rori t6, t6, 58
xor s2, s2, t1
rori s2, s2, 39
xor t4, t4, s7
rori t4, t4, 56
xor s1, s1, s10
rori s1, s1, 46
xor a5, a5, s7
xor s6, s6, s7
rori a5, a5, 37
xor s8, s8, s10
xor a6, a6, s10
rori s8, s8, 28
xor t3, t3, s0
ld a7, 120(sp)
xor a7, a7, s0
rori t3, t3, 54
ld ra, 104(sp)
xor ra, ra, a4
ld s7, 128(sp)
xor s7, s7, a4
rori ra, ra, 49
ld s10, 136(sp)
xor s10, s10, t1
ld s0, 112(sp)
xor s0, s0, t1
rori s10, s10, 8
rori s7, s7, 2
rori s0, s0, 9
rori s6, s6, 25
rori a6, a6, 23
rori a7, a7, 62
andn a4, s9, s3
andn t1, a3, a2
xor s9, s9, t1
andn t1, s3, t0
xor a3, a3, t1
andn t1, a2, s9
xor s3, s3, t1
andn t1, t0, a3
xor a2, a2, t1
xor t0, t0, a4
ld t1, .Lhashweave_zbb_turbo_constants+16
xor t0, t0, t1
andn a4, a1, s5
andn t1, t5, s4
xor a1, a1, t1
andn t1, s5, t2
xor t5, t5, t1
andn t1, s4, a1
xor s5, s5, t1
andn t1, t2, t5
xor s4, s4, t1
xor t2, t2, a4
andn t1, s2, t6
andn a4, s1, t4
xor s2, s2, a4
andn a4, t6, s11
xor s1, s1, a4
andn a4, t4, s2
xor t6, t6, a4
andn a4, s11, s1
xor t4, t4, a4
xor s11, s11, t1
andn a4, t3, s8
andn t1, s10, ra
xor t3, t3, t1
andn t1, s8, a5
xor s10, s10, t1
andn t1, ra, t3
xor s8, s8, t1
andn t1, a5, s10
xor ra, ra, t1
xor a5, a5, a4
andn t1, s6, s0
andn a4, a7, a6
xor s6, s6, a4
andn a4, s0, s7
xor a7, a7, a4
andn a4, a6, s6
xor s0, s0, a4
andn a4, s7, a7
xor a6, a6, a4
xor s7, s7, t1
xor a4, t0, t2
xor a4, a4, s11
xor a4, a4, a5
xor a4, a4, s7
xor t1, s3, s5
xor t1, t1, t6
xor t1, t1, s8
xor t1, t1, s0
sd s0, 112(sp)
xor s0, s9, a1
xor s0, s0, s2
xor s0, s0, t3
xor s0, s0, s6
sd s9, 136(sp)
xor s9, a2, s4
xor s9, s9, t4
xor s9, s9, ra
xor s9, s9, a6
sd s4, 128(sp)
xor s4, a3, t5
xor s4, s4, s1
xor s4, s4, s10
xor s4, s4, a7
sd a6, 104(sp)
rori a6, t1, 63
xor a6, s4, a6
sd t3, 120(sp)
rori t3, s9, 63
xor t1, t1, t3
rori s4, s4, 63
xor s4, s0, s4
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor s9, s9, a4
xor t0, t0, a6
xor s5, s5, s0
rori s5, s5, 20
xor s2, s2, t1
rori s2, s2, 21
xor ra, ra, s4
rori ra, ra, 43
xor a7, a7, s9
rori a7, a7, 50
xor a2, a2, s4
rori a2, a2, 36
xor t5, t5, s9
rori t5, t5, 44
xor s11, s11, a6
rori s11, s11, 61
xor s8, s8, s0
rori s8, s8, 19
xor s6, s6, t1
rori s6, s6, 3
xor s3, s3, s0
rori s3, s3, 63
xor a1, a1, t1
rori a1, a1, 58
xor t4, t4, s4
rori t4, t4, 39
xor s10, s10, s9
rori s10, s10, 56
xor s7, s7, a6
rori s7, s7, 46
xor a3, a3, s9
xor s1, s1, s9
rori a3, a3, 37
xor t2, t2, a6
xor a5, a5, a6
rori t2, t2, 28
xor t6, t6, s0
ld t3, 112(sp)
xor t3, t3, s0
rori t6, t6, 54
ld a4, 120(sp)
xor a4, a4, t1
ld s9, 136(sp)
xor s9, s9, t1
rori a4, a4, 49
ld a6, 104(sp)
xor a6, a6, s4
ld s0, 128(sp)
xor s0, s0, s4
rori a6, a6, 8
rori s9, s9, 2
rori s0, s0, 9
rori s1, s1, 25
rori a5, a5, 23
rori t3, t3, 62
andn t1, s2, s5
andn s4, a7, ra
xor s2, s2, s4
andn s4, s5, t0
xor a7, a7, s4
andn s4, ra, s2
xor s5, s5, s4
andn s4, t0, a7
xor ra, ra, s4
xor t0, t0, t1
ld s4, .Lhashweave_zbb_turbo_constants+24
xor t0, t0, s4
andn t1, s11, t5
andn s4, s6, s8
xor s11, s11, s4
andn s4, t5, a2
xor s6, s6, s4
andn s4, s8, s11
xor t5, t5, s4
andn s4, a2, s6
xor s8, s8, s4
xor a2, a2, t1
andn s4, t4, a1
andn t1, s7, s10
xor t4, t4, t1
andn t1, a1, s3
xor s7, s7, t1
andn t1, s10, t4
xor a1, a1, t1
andn t1, s3, s7
xor s10, s10, t1
xor s3, s3, s4
andn t1, t6, t2
andn s4, a6, a4
xor t6, t6, s4
andn s4, t2, a3
xor a6, a6, s4
andn s4, a4, t6
xor t2, t2, s4
andn s4, a3, a6
xor a4, a4, s4
xor a3, a3, t1
andn s4, s1, s0
andn t1, t3, a5
xor s1, s1, t1
andn t1, s0, s9
xor t3, t3, t1
andn t1, a5, s1
xor s0, s0, t1
andn t1, s9, t3
xor a5, a5, t1
xor s9, s9, s4
xor t1, t0, a2
xor t1, t1, s3
xor t1, t1, a3
xor t1, t1, s9
xor s4, s5, t5
xor s4, s4, a1
xor s4, s4, t2
xor s4, s4, s0
sd s0, 128(sp)
xor s0, s2, s11
xor s0, s0, t4
xor s0, s0, t6
xor s0, s0, s1
sd s2, 104(sp)
xor s2, ra, s8
xor s2, s2, s10
xor s2, s2, a4
xor s2, s2, a5
sd s8, 136(sp)
xor s8, a7, s6
xor s8, s8, s7
xor s8, s8, a6
xor s8, s8, t3
sd a5, 120(sp)
rori a5, s4, 63
xor a5, s8, a5
sd t6, 112(sp)
rori t6, s2, 63
xor s4, s4, t6
rori s8, s8, 63
xor s8, s0, s8
rori s0, s0, 63
xor s0, t1, s0
rori t1, t1, 63
xor s2, s2, t1
xor t0, t0, a5
xor t5, t5, s0
rori t5, t5, 20
xor t4, t4, s4
rori t4, t4, 21
xor a4, a4, s8
rori a4, a4, 43
xor t3, t3, s2
rori t3, t3, 50
xor ra, ra, s8
rori ra, ra, 36
xor s6, s6, s2
rori s6, s6, 44
xor s3, s3, a5
rori s3, s3, 61
xor t2, t2, s0
rori t2, t2, 19
xor s1, s1, s4
rori s1, s1, 3
xor s5, s5, s0
rori s5, s5, 63
xor s11, s11, s4
rori s11, s11, 58
xor s10, s10, s8
rori s10, s10, 39
xor a6, a6, s2
rori a6, a6, 56
xor s9, s9, a5
rori s9, s9, 46
xor a7, a7, s2
xor s7, s7, s2
rori a7, a7, 37
xor a2, a2, a5
xor a3, a3, a5
rori a2, a2, 28
xor a1, a1, s0
ld t6, 128(sp)
xor t6, t6, s0
rori a1, a1, 54
ld t1, 112(sp)
xor t1, t1, s4
ld s2, 104(sp)
xor s2, s2, s4
rori t1, t1, 49
ld a5, 120(sp)
xor a5, a5, s8
ld s0, 136(sp)
xor s0, s0, s8
rori a5, a5, 8
rori s2, s2, 2
rori s0, s0, 9
rori s7, s7, 25
rori a3, a3, 23
rori t6, t6, 62
andn s4, t4, t5
andn s8, t3, a4
xor t4, t4, s8
andn s8, t5, t0
xor t3, t3, s8
andn s8, a4, t4
xor t5, t5, s8
andn s8, t0, t3
xor a4, a4, s8
xor t0, t0, s4
ld s8, .Lhashweave_zbb_turbo_constants+32
xor t0, t0, s8
andn s4, s3, s6
andn s8, s1, t2
xor s3, s3, s8
andn s8, s6, ra
xor s1, s1, s8
andn s8, t2, s3
xor s6, s6, s8
andn s8, ra, s1
xor t2, t2, s8
xor ra, ra, s4
andn s8, s10, s11
andn s4, s9, a6
xor s10, s10, s4
andn s4, s11, s5
xor s9, s9, s4
andn s4, a6, s10
xor s11, s11, s4
andn s4, s5, s9
xor a6, a6, s4
xor s5, s5, s8
andn s4, a1, a2
andn s8, a5, t1
xor a1, a1, s8
andn s8, a2, a7
xor a5, a5, s8
andn s8, t1, a1
xor a2, a2, s8
andn s8, a7, a5
xor t1, t1, s8
xor a7, a7, s4
andn s8, s7, s0
andn s4, t6, a3
xor s7, s7, s4
andn s4, s0, s2
xor t6, t6, s4
andn s4, a3, s7
xor s0, s0, s4
andn s4, s2, t6
xor a3, a3, s4
xor s2, s2, s8
xor s4, t0, ra
xor s4, s4, s5
xor s4, s4, a7
xor s4, s4, s2
xor s8, t5, s6
xor s8, s8, s11
xor s8, s8, a2
xor s8, s8, s0
sd s0, 136(sp)
xor s0, t4, s3
xor s0, s0, s10
xor s0, s0, a1
xor s0, s0, s7
sd t4, 120(sp)
xor t4, a4, t2
xor t4, t4, a6
xor t4, t4, t1
xor t4, t4, a3
sd t2, 104(sp)
xor t2, t3, s1
xor t2, t2, s9
xor t2, t2, a5
xor t2, t2, t6
sd a3, 112(sp)
rori a3, s8, 63
xor a3, t2, a3
sd a1, 128(sp)
rori a1, t4, 63
xor s8, s8, a1
rori t2, t2, 63
xor t2, s0, t2
rori s0, s0, 63
xor s0, s4, s0
rori s4, s4, 63
xor t4, t4, s4
xor t0, t0, a3
xor s6, s6, s0
rori s6, s6, 20
xor s10, s10, s8
rori s10, s10, 21
xor t1, t1, t2
rori t1, t1, 43
xor t6, t6, t4
rori t6, t6, 50
xor a4, a4, t2
rori a4, a4, 36
xor s1, s1, t4
rori s1, s1, 44
xor s5, s5, a3
rori s5, s5, 61
xor a2, a2, s0
rori a2, a2, 19
xor s7, s7, s8
rori s7, s7, 3
xor t5, t5, s0
rori t5, t5, 63
xor s3, s3, s8
rori s3, s3, 58
xor a6, a6, t2
rori a6, a6, 39
xor a5, a5, t4
rori a5, a5, 56
xor s2, s2, a3
rori s2, s2, 46
xor t3, t3, t4
xor s9, s9, t4
rori t3, t3, 37
xor ra, ra, a3
xor a7, a7, a3
rori ra, ra, 28
xor s11, s11, s0
ld a1, 136(sp)
xor a1, a1, s0
rori s11, s11, 54
ld s4, 128(sp)
xor s4, s4, s8
ld t4, 120(sp)
xor t4, t4, s8
rori s4, s4, 49
ld a3, 112(sp)
xor a3, a3, t2
ld s0, 104(sp)
xor s0, s0, t2
rori a3, a3, 8
rori t4, t4, 2
rori s0, s0, 9
rori s9, s9, 25
rori a7, a7, 23
rori a1, a1, 62
andn s8, s10, s6
andn t2, t6, t1
xor s10, s10, t2
andn t2, s6, t0
xor t6, t6, t2
andn t2, t1, s10
xor s6, s6, t2
andn t2, t0, t6
xor t1, t1, t2
xor t0, t0, s8
ld t2, .Lhashweave_zbb_turbo_constants+40
xor t0, t0, t2
andn s8, s5, s1
andn t2, s7, a2
xor s5, s5, t2
andn t2, s1, a4
xor s7, s7, t2
andn t2, a2, s5
xor s1, s1, t2
andn t2, a4, s7
xor a2, a2, t2
xor a4, a4, s8
andn t2, a6, s3
andn s8, s2, a5
xor a6, a6, s8
andn s8, s3, t5
xor s2, s2, s8
andn s8, a5, a6
xor s3, s3, s8
andn s8, t5, s2
xor a5, a5, s8
xor t5, t5, t2
andn s8, s11, ra
andn t2, a3, s4
xor s11, s11, t2
andn t2, ra, t3
xor a3, a3, t2
andn t2, s4, s11
xor ra, ra, t2
andn t2, t3, a3
xor s4, s4, t2
xor t3, t3, s8
andn t2, s9, s0
andn s8, a1, a7
xor s9, s9, s8
andn s8, s0, t4
xor a1, a1, s8
andn s8, a7, s9
xor s0, s0, s8
andn s8, t4, a1
xor a7, a7, s8
xor t4, t4, t2
xor s8, t0, a4
xor s8, s8, t5
xor s8, s8, t3
xor s8, s8, t4
xor t2, s6, s1
xor t2, t2, s3
xor t2, t2, ra
xor t2, t2, s0
sd s0, 104(sp)
xor s0, s10, s5
xor s0, s0, a6
xor s0, s0, s11
xor s0, s0, s9
sd s10, 112(sp)
xor s10, t1, a2
xor s10, s10, a5
xor s10, s10, s4
xor s10, s10, a7
sd a2, 120(sp)
xor a2, t6, s7
xor a2, a2, s2
xor a2, a2, a3
xor a2, a2, a1
sd a7, 128(sp)
rori a7, t2, 63
xor a7, a2, a7
sd s11, 136(sp)
rori s11, s10, 63
xor t2, t2, s11
rori a2, a2, 63
xor a2, s0, a2
rori s0, s0, 63
xor s0, s8, s0
rori s8, s8, 63
xor s10, s10, s8
xor t0, t0, a7
xor s1, s1, s0
rori s1, s1, 20
xor a6, a6, t2
rori a6, a6, 21
xor s4, s4, a2
rori s4, s4, 43
xor a1, a1, s10
rori a1, a1, 50
xor t1, t1, a2
rori t1, t1, 36
xor s7, s7, s10
rori s7, s7, 44
xor t5, t5, a7
rori t5, t5, 61
xor ra, ra, s0
rori ra, ra, 19
xor s9, s9, t2
rori s9, s9, 3
xor s6, s6, s0
rori s6, s6, 63
xor s5, s5, t2
rori s5, s5, 58
xor a5, a5, a2
rori a5, a5, 39
xor a3, a3, s10
rori a3, a3, 56
xor t4, t4, a7
rori t4, t4, 46
xor t6, t6, s10
xor s2, s2, s10
rori t6, t6, 37
xor a4, a4, a7
xor t3, t3, a7
rori a4, a4, 28
xor s3, s3, s0
ld s11, 104(sp)
xor s11, s11, s0
rori s3, s3, 54
ld s8, 136(sp)
xor s8, s8, t2
ld s10, 112(sp)
xor s10, s10, t2
rori s8, s8, 49
ld a7, 128(sp)
xor a7, a7, a2
ld s0, 120(sp)
xor s0, s0, a2
rori a7, a7, 8
rori s10, s10, 2
rori s0, s0, 9
rori s2, s2, 25
rori t3, t3, 23
rori s11, s11, 62
andn t2, a6, s1
andn a2, a1, s4
xor a6, a6, a2
andn a2, s1, t0
xor a1, a1, a2
andn a2, s4, a6
xor s1, s1, a2
andn a2, t0, a1
xor s4, s4, a2
xor t0, t0, t2
ld a2, .Lhashweave_zbb_turbo_constants+48
xor t0, t0, a2
andn t2, t5, s7
andn a2, s9, ra
xor t5, t5, a2
andn a2, s7, t1
xor s9, s9, a2
andn a2, ra, t5
xor s7, s7, a2
andn a2, t1, s9
xor ra, ra, a2
xor t1, t1, t2
andn a2, a5, s5
andn t2, t4, a3
xor a5, a5, t2
andn t2, s5, s6
xor t4, t4, t2
andn t2, a3, a5
xor s5, s5, t2
andn t2, s6, t4
xor a3, a3, t2
xor s6, s6, a2
andn t2, s3, a4
andn a2, a7, s8
xor s3, s3, a2
andn a2, a4, t6
xor a7, a7, a2
andn a2, s8, s3
xor a4, a4, a2
andn a2, t6, a7
xor s8, s8, a2
xor t6, t6, t2
andn a2, s2, s0
andn t2, s11, t3
xor s2, s2, t2
andn t2, s0, s10
xor s11, s11, t2
andn t2, t3, s2
xor s0, s0, t2
andn t2, s10, s11
xor t3, t3, t2
xor s10, s10, a2
xor t2, t0, t1
xor t2, t2, s6
xor t2, t2, t6
xor t2, t2, s10
xor a2, s1, s7
xor a2, a2, s5
xor a2, a2, a4
xor a2, a2, s0
sd s0, 120(sp)
xor s0, a6, t5
xor s0, s0, a5
xor s0, s0, s3
xor s0, s0, s2
sd a6, 128(sp)
xor a6, s4, ra
xor a6, a6, a3
xor a6, a6, s8
xor a6, a6, t3
sd ra, 112(sp)
xor ra, a1, s9
xor ra, ra, t4
xor ra, ra, a7
xor ra, ra, s11
sd t3, 136(sp)
rori t3, a2, 63
xor t3, ra, t3
sd s3, 104(sp)
rori s3, a6, 63
xor a2, a2, s3
rori ra, ra, 63
xor ra, s0, ra
rori s0, s0, 63
xor s0, t2, s0
rori t2, t2, 63
xor a6, a6, t2
xor t0, t0, t3
xor s7, s7, s0
rori s7, s7, 20
xor a5, a5, a2
rori a5, a5, 21
xor s8, s8, ra
rori s8, s8, 43
xor s11, s11, a6
rori s11, s11, 50
xor s4, s4, ra
rori s4, s4, 36
xor s9, s9, a6
rori s9, s9, 44
xor s6, s6, t3
rori s6, s6, 61
xor a4, a4, s0
rori a4, a4, 19
xor s2, s2, a2
rori s2, s2, 3
xor s1, s1, s0
rori s1, s1, 63
xor t5, t5, a2
rori t5, t5, 58
xor a3, a3, ra
rori a3, a3, 39
xor a7, a7, a6
rori a7, a7, 56
xor s10, s10, t3
rori s10, s10, 46
xor a1, a1, a6
xor t4, t4, a6
rori a1, a1, 37
xor t1, t1, t3
xor t6, t6, t3
rori t1, t1, 28
xor s5, s5, s0
ld s3, 120(sp)
xor s3, s3, s0
rori s5, s5, 54
ld t2, 104(sp)
xor t2, t2, a2
ld a6, 128(sp)
xor a6, a6, a2
rori t2, t2, 49
ld t3, 136(sp)
xor t3, t3, ra
ld s0, 112(sp)
xor s0, s0, ra
rori t3, t3, 8
rori a6, a6, 2
rori s0, s0, 9
rori t4, t4, 25
rori t6, t6, 23
rori s3, s3, 62
andn a2, a5, s7
andn ra, s11, s8
xor a5, a5, ra
andn ra, s7, t0
xor s11, s11, ra
andn ra, s8, a5
xor s7, s7, ra
andn ra, t0, s11
xor s8, s8, ra
xor t0, t0, a2
ld ra, .Lhashweave_zbb_turbo_constants+56
xor t0, t0, ra
andn a2, s6, s9
andn ra, s2, a4
xor s6, s6, ra
andn ra, s9, s4
xor s2, s2, ra
andn ra, a4, s6
xor s9, s9, ra
andn ra, s4, s2
xor a4, a4, ra
xor s4, s4, a2
andn ra, a3, t5
andn a2, s10, a7
xor a3, a3, a2
andn a2, t5, s1
xor s10, s10, a2
andn a2, a7, a3
xor t5, t5, a2
andn a2, s1, s10
xor a7, a7, a2
xor s1, s1, ra
andn a2, s5, t1
andn ra, t3, t2
xor s5, s5, ra
andn ra, t1, a1
xor t3, t3, ra
andn ra, t2, s5
xor t1, t1, ra
andn ra, a1, t3
xor t2, t2, ra
xor a1, a1, a2
andn ra, t4, s0
andn a2, s3, t6
xor t4, t4, a2
andn a2, s0, a6
xor s3, s3, a2
andn a2, t6, t4
xor s0, s0, a2
andn a2, a6, s3
xor t6, t6, a2
xor a6, a6, ra
xor a2, t0, s4
xor a2, a2, s1
xor a2, a2, a1
xor a2, a2, a6
xor ra, s7, s9
xor ra, ra, t5
xor ra, ra, t1
xor ra, ra, s0
sd s0, 112(sp)
xor s0, a5, s6
xor s0, s0, a3
xor s0, s0, s5
xor s0, s0, t4
sd a5, 136(sp)
xor a5, s8, a4
xor a5, a5, a7
xor a5, a5, t2
xor a5, a5, t6
sd a4, 128(sp)
xor a4, s11, s2
xor a4, a4, s10
xor a4, a4, t3
xor a4, a4, s3
sd t6, 104(sp)
rori t6, ra, 63
xor t6, a4, t6
sd s5, 120(sp)
rori s5, a5, 63
xor ra, ra, s5
rori a4, a4, 63
xor a4, s0, a4
rori s0, s0, 63
xor s0, a2, s0
rori a2, a2, 63
xor a5, a5, a2
xor t0, t0, t6
xor s9, s9, s0
rori s9, s9, 20
xor a3, a3, ra
rori a3, a3, 21
xor t2, t2, a4
rori t2, t2, 43
xor s3, s3, a5
rori s3, s3, 50
xor s8, s8, a4
rori s8, s8, 36
xor s2, s2, a5
rori s2, s2, 44
xor s1, s1, t6
rori s1, s1, 61
xor t1, t1, s0
rori t1, t1, 19
xor t4, t4, ra
rori t4, t4, 3
xor s7, s7, s0
rori s7, s7, 63
xor s6, s6, ra
rori s6, s6, 58
xor a7, a7, a4
rori a7, a7, 39
xor t3, t3, a5
rori t3, t3, 56
xor a6, a6, t6
rori a6, a6, 46
xor s11, s11, a5
xor s10, s10, a5
rori s11, s11, 37
xor s4, s4, t6
xor a1, a1, t6
rori s4, s4, 28
xor t5, t5, s0
ld s5, 112(sp)
xor s5, s5, s0
rori t5, t5, 54
ld a2, 120(sp)
xor a2, a2, ra
ld a5, 136(sp)
xor a5, a5, ra
rori a2, a2, 49
ld t6, 104(sp)
xor t6, t6, a4
ld s0, 128(sp)
xor s0, s0, a4
rori t6, t6, 8
rori a5, a5, 2
rori s0, s0, 9
rori s10, s10, 25
rori a1, a1, 23
rori s5, s5, 62
andn ra, a3, s9
andn a4, s3, t2
xor a3, a3, a4
andn a4, s9, t0
xor s3, s3, a4
andn a4, t2, a3
xor s9, s9, a4
andn a4, t0, s3
xor t2, t2, a4
xor t0, t0, ra
ld a4, .Lhashweave_zbb_turbo_constants+64
xor t0, t0, a4
andn ra, s1, s2
andn a4, t4, t1
xor s1, s1, a4
andn a4, s2, s8
xor t4, t4, a4
andn a4, t1, s1
xor s2, s2, a4
andn a4, s8, t4
xor t1, t1, a4
xor s8, s8, ra
andn a4, a7, s6
andn ra, a6, t3
xor a7, a7, ra
andn ra, s6, s7
xor a6, a6, ra
andn ra, t3, a7
xor s6, s6, ra
andn ra, s7, a6
xor t3, t3, ra
xor s7, s7, a4
andn ra, t5, s4
andn a4, t6, a2
xor t5, t5, a4
andn a4, s4, s11
xor t6, t6, a4
andn a4, a2, t5
xor s4, s4, a4
andn a4, s11, t6
xor a2, a2, a4
xor s11, s11, ra
andn a4, s10, s0
andn ra, s5, a1
xor s10, s10, ra
andn ra, s0, a5
xor s5, s5, ra
andn ra, a1, s10
xor s0, s0, ra
andn ra, a5, s5
xor a1, a1, ra
xor a5, a5, a4
xor ra, t0, s8
xor ra, ra, s7
xor ra, ra, s11
xor ra, ra, a5
xor a4, s9, s2
xor a4, a4, s6
xor a4, a4, s4
xor a4, a4, s0
sd s0, 128(sp)
xor s0, a3, s1
xor s0, s0, a7
xor s0, s0, t5
xor s0, s0, s10
sd a3, 104(sp)
xor a3, t2, t1
xor a3, a3, t3
xor a3, a3, a2
xor a3, a3, a1
sd t1, 136(sp)
xor t1, s3, t4
xor t1, t1, a6
xor t1, t1, t6
xor t1, t1, s5
sd a1, 120(sp)
rori a1, a4, 63
xor a1, t1, a1
sd t5, 112(sp)
rori t5, a3, 63
xor a4, a4, t5
rori t1, t1, 63
xor t1, s0, t1
rori s0, s0, 63
xor s0, ra, s0
rori ra, ra, 63
xor a3, a3, ra
xor t0, t0, a1
xor s2, s2, s0
rori s2, s2, 20
xor a7, a7, a4
rori a7, a7, 21
xor a2, a2, t1
rori a2, a2, 43
xor s5, s5, a3
rori s5, s5, 50
xor t2, t2, t1
rori t2, t2, 36
xor t4, t4, a3
rori t4, t4, 44
xor s7, s7, a1
rori s7, s7, 61
xor s4, s4, s0
rori s4, s4, 19
xor s10, s10, a4
rori s10, s10, 3
xor s9, s9, s0
rori s9, s9, 63
xor s1, s1, a4
rori s1, s1, 58
xor t3, t3, t1
rori t3, t3, 39
xor t6, t6, a3
rori t6, t6, 56
xor a5, a5, a1
rori a5, a5, 46
xor s3, s3, a3
xor a6, a6, a3
rori s3, s3, 37
xor s8, s8, a1
xor s11, s11, a1
rori s8, s8, 28
xor s6, s6, s0
ld t5, 128(sp)
xor t5, t5, s0
rori s6, s6, 54
ld ra, 112(sp)
xor ra, ra, a4
ld a3, 104(sp)
xor a3, a3, a4
rori ra, ra, 49
ld a1, 120(sp)
xor a1, a1, t1
ld s0, 136(sp)
xor s0, s0, t1
rori a1, a1, 8
rori a3, a3, 2
rori s0, s0, 9
rori a6, a6, 25
rori s11, s11, 23
rori t5, t5, 62
andn a4, a7, s2
andn t1, s5, a2
xor a7, a7, t1
andn t1, s2, t0
xor s5, s5, t1
andn t1, a2, a7
xor s2, s2, t1
andn t1, t0, s5
xor a2, a2, t1
xor t0, t0, a4
ld t1, .Lhashweave_zbb_turbo_constants+72
xor t0, t0, t1
andn a4, s7, t4
andn t1, s10, s4
xor s7, s7, t1
andn t1, t4, t2
xor s10, s10, t1
andn t1, s4, s7
xor t4, t4, t1
andn t1, t2, s10
xor s4, s4, t1
xor t2, t2, a4
andn t1, t3, s1
andn a4, a5, t6
xor t3, t3, a4
andn a4, s1, s9
xor a5, a5, a4
andn a4, t6, t3
xor s1, s1, a4
andn a4, s9, a5
xor t6, t6, a4
xor s9, s9, t1
andn a4, s6, s8
andn t1, a1, ra
xor s6, s6, t1
andn t1, s8, s3
xor a1, a1, t1
andn t1, ra, s6
xor s8, s8, t1
andn t1, s3, a1
xor ra, ra, t1
xor s3, s3, a4
andn t1, a6, s0
andn a4, t5, s11
xor a6, a6, a4
andn a4, s0, a3
xor t5, t5, a4
andn a4, s11, a6
xor s0, s0, a4
andn a4, a3, t5
xor s11, s11, a4
xor a3, a3, t1
xor a4, t0, t2
xor a4, a4, s9
xor a4, a4, s3
xor a4, a4, a3
xor t1, s2, t4
xor t1, t1, s1
xor t1, t1, s8
xor t1, t1, s0
sd s0, 136(sp)
xor s0, a7, s7
xor s0, s0, t3
xor s0, s0, s6
xor s0, s0, a6
sd a7, 120(sp)
xor a7, a2, s4
xor a7, a7, t6
xor a7, a7, ra
xor a7, a7, s11
sd s4, 104(sp)
xor s4, s5, s10
xor s4, s4, a5
xor s4, s4, a1
xor s4, s4, t5
sd s11, 112(sp)
rori s11, t1, 63
xor s11, s4, s11
sd s6, 128(sp)
rori s6, a7, 63
xor t1, t1, s6
rori s4, s4, 63
xor s4, s0, s4
rori s0, s0, 63
xor s0, a4, s0
rori a4, a4, 63
xor a7, a7, a4
xor t0, t0, s11
xor t4, t4, s0
rori t4, t4, 20
xor t3, t3, t1
rori t3, t3, 21
xor ra, ra, s4
rori ra, ra, 43
xor t5, t5, a7
rori t5, t5, 50
xor a2, a2, s4
rori a2, a2, 36
xor s10, s10, a7
rori s10, s10, 44
xor s9, s9, s11
rori s9, s9, 61
xor s8, s8, s0
rori s8, s8, 19
xor a6, a6, t1
rori a6, a6, 3
xor s2, s2, s0
rori s2, s2, 63
xor s7, s7, t1
rori s7, s7, 58
xor t6, t6, s4
rori t6, t6, 39
xor a1, a1, a7
rori a1, a1, 56
xor a3, a3, s11
rori a3, a3, 46
xor s5, s5, a7
xor a5, a5, a7
rori s5, s5, 37
xor t2, t2, s11
xor s3, s3, s11
rori t2, t2, 28
xor s1, s1, s0
ld s6, 136(sp)
xor s6, s6, s0
rori s1, s1, 54
ld a4, 128(sp)
xor a4, a4, t1
ld a7, 120(sp)
xor a7, a7, t1
rori a4, a4, 49
ld s11, 112(sp)
xor s11, s11, s4
ld s0, 104(sp)
xor s0, s0, s4
rori s11, s11, 8
rori a7, a7, 2
rori s0, s0, 9
rori a5, a5, 25
rori s3, s3, 23
rori s6, s6, 62
andn t1, t3, t4
andn s4, t5, ra
xor t3, t3, s4
andn s4, t4, t0
xor t5, t5, s4
andn s4, ra, t3
xor t4, t4, s4
andn s4, t0, t5
xor ra, ra, s4
xor t0, t0, t1
ld s4, .Lhashweave_zbb_turbo_constants+80
xor t0, t0, s4
andn t1, s9, s10
andn s4, a6, s8
xor s9, s9, s4
andn s4, s10, a2
xor a6, a6, s4
andn s4, s8, s9
xor s10, s10, s4
andn s4, a2, a6
xor s8, s8, s4
xor a2, a2, t1
andn s4, t6, s7
andn t1, a3, a1
xor t6, t6, t1
andn t1, s7, s2
xor a3, a3, t1
andn t1, a1, t6
xor s7, s7, t1
andn t1, s2, a3
xor a1, a1, t1
xor s2, s2, s4
andn t1, s1, t2
andn s4, s11, a4
xor s1, s1, s4
andn s4, t2, s5
xor s11, s11, s4
andn s4, a4, s1
xor t2, t2, s4
andn s4, s5, s11
xor a4, a4, s4
xor s5, s5, t1
andn s4, a5, s0
andn t1, s6, s3
xor a5, a5, t1
andn t1, s0, a7
xor s6, s6, t1
andn t1, s3, a5
xor s0, s0, t1
andn t1, a7, s6
xor s3, s3, t1
xor a7, a7, s4
xor t1, t0, a2
xor t1, t1, s2
xor t1, t1, s5
xor t1, t1, a7
xor s4, t4, s10
xor s4, s4, s7
xor s4, s4, t2
xor s4, s4, s0
sd s0, 104(sp)
xor s0, t3, s9
xor s0, s0, t6
xor s0, s0, s1
xor s0, s0, a5
sd t3, 112(sp)
xor t3, ra, s8
xor t3, t3, a1
xor t3, t3, a4
xor t3, t3, s3
sd s8, 120(sp)
xor s8, t5, a6
xor s8, s8, a3
xor s8, s8, s11
xor s8, s8, s6
sd s3, 128(sp)
rori s3, s4, 63
xor s3, s8, s3
sd s1, 136(sp)
rori s1, t3, 63
xor s4, s4, s1
rori s8, s8, 63
xor s8, s0, s8
rori s0, s0, 63
xor s0, t1, s0
rori t1, t1, 63
xor t3, t3, t1
xor t0, t0, s3
xor s10, s10, s0
rori s10, s10, 20
xor t6, t6, s4
rori t6, t6, 21
xor a4, a4, s8
rori a4, a4, 43
xor s6, s6, t3
rori s6, s6, 50
xor ra, ra, s8
rori ra, ra, 36
xor a6, a6, t3
rori a6, a6, 44
xor s2, s2, s3
rori s2, s2, 61
xor t2, t2, s0
rori t2, t2, 19
xor a5, a5, s4
rori a5, a5, 3
xor t4, t4, s0
rori t4, t4, 63
xor s9, s9, s4
rori s9, s9, 58
xor a1, a1, s8
rori a1, a1, 39
xor s11, s11, t3
rori s11, s11, 56
xor a7, a7, s3
rori a7, a7, 46
andn s1, s2, a6
xor s1, ra, s1
andn t1, a5, t2
xor s2, s2, t1
andn t1, a6, ra
xor a5, a5, t1
andn t1, t2, s2
xor a6, a6, t1
andn ra, ra, a5
xor t2, t2, ra
xor t5, t5, t3
xor a3, a3, t3
rori t5, t5, 37
xor a2, a2, s3
xor s5, s5, s3
rori a2, a2, 28
xor s7, s7, s0
ld t1, 104(sp)
xor t1, t1, s0
rori s7, s7, 54
ld ra, 136(sp)
xor ra, ra, s4
ld t3, 112(sp)
xor t3, t3, s4
rori ra, ra, 49
ld s3, 128(sp)
xor s3, s3, s8
ld s0, 120(sp)
xor s0, s0, s8
rori s3, s3, 8
andn s4, a1, s9
andn s8, a7, s11
xor s4, t4, s4
xor a1, a1, s8
andn s8, s9, t4
sd s1, 40(a0)
xor a7, a7, s8
andn s1, s11, a1
andn t4, t4, a7
xor s9, s9, s1
xor s11, s11, t4
sd a6, 48(a0)
sd s2, 56(a0)
sd t2, 64(a0)
sd a5, 72(a0)
sd s4, 80(a0)
sd s9, 88(a0)
sd a1, 96(a0)
sd s11, 104(a0)
sd a7, 112(a0)
rori t3, t3, 2
rori s0, s0, 9
rori a3, a3, 25
rori s5, s5, 23
rori t1, t1, 62
andn s8, s7, a2
andn s1, s3, ra
xor s8, t5, s8
xor s7, s7, s1
sd s8, 120(a0)
andn t4, a2, t5
andn a6, ra, s7
xor s3, s3, t4
xor a2, a2, a6
andn t5, t5, s3
sd a2, 128(a0)
xor ra, ra, t5
sd s7, 136(a0)
sd ra, 144(a0)
sd s3, 152(a0)
andn s2, a3, s0
andn t2, t1, s5
xor s2, t3, s2
xor a3, a3, t2
sd s2, 160(a0)
andn a5, s0, t3
andn s4, s5, a3
xor t1, t1, a5
xor s0, s0, s4
andn t3, t3, t1
sd s0, 168(a0)
xor s5, s5, t3
sd a3, 176(a0)
sd s5, 184(a0)
sd t1, 192(a0)
andn s9, t6, s10
andn a1, s6, a4
andn s11, s10, t0
xor t6, t6, a1
xor s6, s6, s11
andn a7, a4, t6
andn s1, t0, s6
xor s10, s10, a7
xor a4, a4, s1
xor t0, t0, s9
ld s8, .Lhashweave_zbb_turbo_constants+88
sd s10, 8(a0)
xor t0, t0, s8
sd t6, 16(a0)
sd t0, 0(a0)
sd a4, 24(a0)
sd s6, 32(a0)
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
.Lhashweave_zbb_turbo_constants:
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
.option pop

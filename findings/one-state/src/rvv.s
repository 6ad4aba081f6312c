# One Keccak state in vector registers: three forms, each for registers of 128 bits and for longer ones, with Zvkb and without.
# The derivation, the layout of slots and the tables are in mod.rs and tables.rs; docs/scalable.md counts.
#
# void form(uint64_t state[25], const struct Tables *, struct Frame *, size_t vtype);
#
# v0 holds NEXT, the index vector of x + 1. Its first elements are 2 and 0, so that as a mask it selects slot 1 alone: word (0, 0), which
# is where iota is applied.

    .option push
    .option arch, +v, +zvkb

# --- what the forms have in common ---

# into ^= rot(x, 1); x and t are lost. Without a rotation: x / 2^63 + 2 x.
.macro xor_rotated zvkb, into, x, t
  .if \zvkb
    vror.vi \x, \x, 63
    vxor.vv \into, \into, \x
  .else
    vsrl.vx \t, \x, a6
    vmacc.vx \t, a7, \x
    vxor.vv \into, \into, \t
  .endif
.endm

# d = x rotated by the amounts. Without a rotation the amounts are powers of two: the halves of the product are what is shifted out and
# what stays, which an addition joins.
.macro rotate zvkb, d, x, amounts
  .if \zvkb
    vrol.vv \d, \x, \amounts
  .else
    vmulhu.vv \d, \x, \amounts
    vmacc.vv \d, \x, \amounts
  .endif
.endm

# d = d & ~x
.macro andn zvkb, d, x
  .if \zvkb
    vandn.vv \d, \d, \x
  .else
    vor.vv \d, \d, \x
    vxor.vv \d, \d, \x
  .endif
.endm

# chi of the rows in b: n(x) = b(x + 1) & ~b(x), then b(x) ^= n(x + 1).
.macro chi zvkb, b, t, u
    vrgatherei16.vv \t, \b, v0
    andn \zvkb, \t, \b
    vrgatherei16.vv \u, \t, v0
    vxor.vv \b, \b, \u
.endm

.macro iota i, row
    ld t0, 8*\i(t1)
    vxor.vx \row, \row, t0, v0.t
.endm

.macro begin name
    .text
    .balign 64
    .globl \name
    .hidden \name
    .type \name, @function
\name:
.endm

.macro end name
    ret
    .size \name, . - \name
.endm

# --- registers of 256 bits or more: the state is one group, v8; v16 and v24 are temporaries ---

# v8 after theta. Only row 0 of the parities, in v24, is complete; the gathers take nothing else.
.macro theta zvkb
    vslidedown.vi v16, v8, 5
    vxor.vv v16, v16, v8
    vslidedown.vi v24, v16, 10
    vxor.vv v24, v24, v16
    vslidedown.vi v16, v8, 20
    vxor.vv v24, v24, v16
    vrgatherei16.vv v16, v24, v2
    vxor.vv v8, v8, v16
    vrgatherei16.vv v16, v24, v4
    xor_rotated \zvkb, v8, v16, v24
.endm

# v24 = rho of v8. From 512 bits on a group is four registers, and v12 has the amounts.
.macro rho zvkb, resident
  .if \resident
    rotate \zvkb, v24, v8, v12
  .else
    vle64.v v16, (t2)
    rotate \zvkb, v24, v8, v16
  .endif
.endm

.macro indexed_wide zvkb, resident, i
    vle64.v v8, (a2)
    theta \zvkb
    rho \zvkb, \resident
    vse64.v v24, (a2)
    vluxei16.v v8, (a2), v6
    chi \zvkb, v8, v16, v24
    iota \i, v8
    vse64.v v8, (a2)
.endm

.macro in_register_wide zvkb, resident, i
    vle64.v v8, (a2)
    theta \zvkb
    rho \zvkb, \resident
    vrgatherei16.vv v8, v24, v6
    chi \zvkb, v8, v16, v24
    iota \i, v8
    vse64.v v8, (a2)
.endm

.macro multi_round_wide zvkb, resident, i
    theta \zvkb
    rho \zvkb, \resident
    vrgatherei16.vv v8, v24, v6
    chi \zvkb, v8, v16, v24
    iota \i, v8
.endm

.macro wide name, form, pi, in_memory, zvkb, resident
    begin \name
    li t0, 25
    vsetvl zero, t0, a3
    addi t0, a1, {natural}
    vle16.v v6, (t0)
    vluxei16.v v8, (a0), v6
  .if \in_memory
    vse64.v v8, (a2)
  .endif
    addi t0, a1, {next}
    vle16.v v0, (t0)
    addi t0, a1, {before}
    vle16.v v2, (t0)
    addi t0, a1, {after}
    vle16.v v4, (t0)
    addi t0, a1, \pi
    vle16.v v6, (t0)
    addi t2, a1, {amounts}
  .if \resident
    vle64.v v12, (t2)
  .endif
    addi t1, a1, {constants}
  .if !\zvkb
    li a6, 63
    li a7, 2
  .endif
  .irp i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23
    \form\()_wide \zvkb, \resident, \i
  .endr
    addi t0, a1, {natural}
    vle16.v v6, (t0)
    vsuxei16.v v8, (a0), v6
    end \name
.endm

# --- registers of 128 bits: rows 0 to 2 in one group of sixteen slots, rows 3 and 4 in another, whose slots from 10 on are zero ---

# v24 and v16: both groups after theta, from memory. v24 first becomes the parities, then what column x + 1 is xored with.
.macro theta_of_halves zvkb
    vle64.v v8, (a2)
    vle64.v v16, (a3)
    vxor.vv v24, v8, v16
    vslidedown.vi v8, v24, 5
    vxor.vv v8, v8, v24
    vslidedown.vi v24, v24, 10
    vxor.vv v24, v24, v8
    vrgatherei16.vv v8, v24, v2
    xor_rotated \zvkb, v24, v8, v16
    vrgatherei16.vv v8, v24, v4
  .if !\zvkb
    vle64.v v16, (a3)
  .endif
    vxor.vv v16, v16, v8
    vle64.v v24, (a2)
    vxor.vv v24, v24, v8
.endm

# v24 = chi of rho of v8, which pi has moved already.
.macro rho_chi zvkb, amounts
    vle64.v v16, (\amounts)
    rotate \zvkb, v24, v8, v16
    chi \zvkb, v24, v8, v16
.endm

.macro indexed_narrow zvkb, i
    theta_of_halves \zvkb
    vse64.v v24, (a4)
    vse64.v v16, (a5)
    vluxei16.v v8, (a4), v6
    rho_chi \zvkb, t2
    iota \i, v24
    vse64.v v24, (a2)
    vle16.v v14, (t4)
    vluxei16.v v8, (a4), v14
    rho_chi \zvkb, t3
    vse64.v v24, (a3)
.endm

# A word of pi's image comes from the first group or from the second by its column: one index vector and a mask serve both gathers.
.macro in_register_narrow zvkb, i
    theta_of_halves \zvkb
    vlm.v v0, (t6)
    vrgatherei16.vv v8, v24, v6
    vrgatherei16.vv v8, v16, v6, v0.t
    vse64.v v8, (a4)
    vle16.v v6, (t4)
    vrgatherei16.vv v8, v24, v6
    vrgatherei16.vv v8, v16, v6, v0.t
    vle16.v v6, (t5)
    vle16.v v0, (a5)
    rho_chi \zvkb, t3
    vse64.v v24, (a3)
    vle64.v v8, (a4)
    rho_chi \zvkb, t2
    iota \i, v24
    vse64.v v24, (a2)
.endm

# State v8 and v16. All groups are needed, so index vectors are read where they are used: by an indexed load into the last registers of
# the group that it fills, by a gather into the group that is free.
.macro multi_round_narrow zvkb, i
    vxor.vv v24, v8, v16
    vslidedown.vi v0, v24, 5
    vxor.vv v0, v0, v24
    vslidedown.vi v24, v24, 10
    vxor.vv v24, v24, v0
    vse64.v v24, (a4)
  .if \zvkb
    vle16.v v30, (a1)
    vluxei16.v v24, (a4), v30
    vror.vi v24, v24, 63
  .else
    vle16.v v6, (a1)
    vluxei16.v v0, (a4), v6
    vsrl.vx v24, v0, a6
    vmacc.vx v24, a7, v0
  .endif
    vle16.v v6, (a0)
    vluxei16.v v0, (a4), v6
    vxor.vv v24, v24, v0
    vxor.vv v8, v8, v24
    vxor.vv v16, v16, v24
    vle64.v v24, (t2)
    rotate \zvkb, v0, v8, v24
    vse64.v v0, (a4)
    vle64.v v24, (t3)
    rotate \zvkb, v8, v16, v24
    vse64.v v8, (a5)
    vle16.v v14, (t4)
    vluxei16.v v8, (a4), v14
    vle16.v v0, (a3)
    chi \zvkb, v8, v16, v24
    iota \i, v8
    vle16.v v22, (t5)
    vluxei16.v v16, (a4), v22
    vle16.v v30, (t6)
    vluxei16.v v24, (a4), v30
    vle16.v v6, (a2)
    vluxei16.v v0, (a4), v6
    andn \zvkb, v0, v24
    vxor.vv v16, v16, v0
.endm

# v8 and v16 from the state of the caller.
.macro load_halves
    vsetivli zero, 16, e64, m8, tu, mu
    vmv.v.i v16, 0
    addi t0, a1, {natural}
    addi t2, a1, {natural_high}
    vle16.v v0, (t0)
    vsetivli zero, 15, e64, m8, tu, mu
    vluxei16.v v8, (a0), v0
    vsetivli zero, 10, e64, m8, tu, mu
    vle16.v v0, (t2)
    vluxei16.v v16, (a0), v0
    vsetivli zero, 16, e64, m8, tu, mu
.endm

# And back.
.macro store_halves
    addi t0, a1, {natural}
    addi t2, a1, {natural_high}
    vle16.v v0, (t0)
    vle16.v v2, (t2)
    vsetivli zero, 15, e64, m8, tu, mu
    vsuxei16.v v8, (a0), v0
    vsetivli zero, 10, e64, m8, tu, mu
    vsuxei16.v v16, (a0), v2
.endm

.macro constants_of_shifts zvkb
  .if !\zvkb
    li a6, 63
    li a7, 2
  .endif
.endm

# The two forms whose state is in memory between rounds.
.macro halves_in_memory name, form, pi, pi_high, zvkb
    begin \name
    load_halves
    addi a3, a2, {state_high}
    addi a4, a2, {rotated}
    addi a5, a2, {rotated_high}
    vse64.v v8, (a2)
    vse64.v v16, (a3)
    addi t0, a1, {next}
    vle16.v v0, (t0)
    addi t0, a1, {second}
    vle16.v v2, (t0)
    addi t0, a1, {before}
    vle16.v v4, (t0)
    addi t5, a1, \pi
    vle16.v v6, (t5)
    addi t1, a1, {constants}
    addi t2, a1, {amounts_after}
    addi t3, a1, {amounts_after_high}
    addi t4, a1, \pi_high
  .ifc \form, in_register
    addi a5, a1, {next}
    addi t6, a1, {from_high}
  .endif
    constants_of_shifts \zvkb
  .irp i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23
    \form\()_narrow \zvkb, \i
  .endr
    vle64.v v8, (a2)
    vle64.v v16, (a3)
    store_halves
    end \name
.endm

.macro halves_in_registers name, zvkb
    begin \name
    load_halves
    sd a0, {caller}(a2)
    sd a1, {caller}+8(a2)
    addi a4, a2, {rotated}
    addi a5, a2, {rotated_high}
    addi t1, a1, {constants}
    addi t2, a1, {amounts}
    addi t3, a1, {amounts_high}
    addi t4, a1, {pi_bytes}
    addi t5, a1, {pi_bytes_high}
    addi t6, a1, {pi_next_bytes_high}
    addi a3, a1, {next}
    addi a2, a1, {pi_second_bytes_high}
    addi a0, a1, {before_bytes}
    addi a1, a1, {after_bytes}
    constants_of_shifts \zvkb
  .irp i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23
    multi_round_narrow \zvkb, \i
  .endr
    ld a0, {caller}-{rotated}(a4)
    ld a1, {caller}-{rotated}+8(a4)
    store_halves
    end \name
.endm

    halves_in_memory keccak_indexed_128_zvkb, indexed, {pi_bytes}, {pi_bytes_high}, 1
    halves_in_memory keccak_indexed_128, indexed, {pi_bytes}, {pi_bytes_high}, 0
    halves_in_memory keccak_in_register_128_zvkb, in_register, {pi}, {pi_high}, 1
    halves_in_memory keccak_in_register_128, in_register, {pi}, {pi_high}, 0
    halves_in_registers keccak_multi_round_128_zvkb, 1
    halves_in_registers keccak_multi_round_128, 0

    wide keccak_indexed_256_zvkb, indexed, {pi_bytes}, 1, 1, 0
    wide keccak_indexed_256, indexed, {pi_bytes}, 1, 0, 0
    wide keccak_in_register_256_zvkb, in_register, {pi}, 1, 1, 0
    wide keccak_in_register_256, in_register, {pi}, 1, 0, 0
    wide keccak_multi_round_256_zvkb, multi_round, {pi}, 0, 1, 0
    wide keccak_multi_round_256, multi_round, {pi}, 0, 0, 0

    wide keccak_indexed_512_zvkb, indexed, {pi_bytes}, 1, 1, 1
    wide keccak_indexed_512, indexed, {pi_bytes}, 1, 0, 1
    wide keccak_in_register_512_zvkb, in_register, {pi}, 1, 1, 1
    wide keccak_in_register_512, in_register, {pi}, 1, 0, 1
    wide keccak_multi_round_512_zvkb, multi_round, {pi}, 0, 1, 1
    wide keccak_multi_round_512, multi_round, {pi}, 0, 0, 1

    .option pop

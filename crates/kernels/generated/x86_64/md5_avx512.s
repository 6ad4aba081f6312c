# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,64
and rsp,-64
lea r11,[rip+9f]
lea rcx,[rip+2f]
lea r8,[rip+9f]
imul r9,[rdi+704],0x5bd1e995
shr r9,51
and r9,-64
add r9,rcx
xor edx,edx
.p2align 6
2:
cmp r9,r8
cmovae r9,rcx
prefetcht0 [r9+0]
prefetcht0 [r9+64]
prefetcht0 [r9+128]
prefetcht0 [r9+192]
add r9,256
mov rax,[rdi+704]
vmovdqu64 ymm0,[rax+rdx+0]
mov rax,[rdi+768]
vmovdqu64 ymm1,[rax+rdx+0]
mov rax,[rdi+712]
vmovdqu64 ymm2,[rax+rdx+0]
mov rax,[rdi+776]
vmovdqu64 ymm3,[rax+rdx+0]
mov rax,[rdi+720]
vmovdqu64 ymm4,[rax+rdx+0]
mov rax,[rdi+784]
vmovdqu64 ymm5,[rax+rdx+0]
mov rax,[rdi+736]
vinserti64x4 zmm0,zmm0,[rax+rdx+0],1
mov rax,[rdi+800]
vinserti64x4 zmm1,zmm1,[rax+rdx+0],1
mov rax,[rdi+744]
vinserti64x4 zmm2,zmm2,[rax+rdx+0],1
mov rax,[rdi+808]
vinserti64x4 zmm3,zmm3,[rax+rdx+0],1
mov rax,[rdi+752]
vinserti64x4 zmm4,zmm4,[rax+rdx+0],1
mov rax,[rdi+816]
vinserti64x4 zmm5,zmm5,[rax+rdx+0],1
mov rax,[rdi+728]
vmovdqu64 ymm6,[rax+rdx+0]
vshufi64x2 zmm7,zmm0,zmm1,0x88
vshufi64x2 zmm0,zmm0,zmm1,0xdd
vshufi64x2 zmm8,zmm2,zmm3,0x88
vshufi64x2 zmm2,zmm2,zmm3,0xdd
vshufi64x2 zmm9,zmm4,zmm5,0x88
vshufi64x2 zmm4,zmm4,zmm5,0xdd
mov rax,[rdi+760]
vinserti64x4 zmm6,zmm6,[rax+rdx+0],1
mov rax,[rdi+792]
vmovdqu64 ymm10,[rax+rdx+0]
vpunpckldq zmm11,zmm7,zmm8
vpunpckhdq zmm7,zmm7,zmm8
vpunpckldq zmm12,zmm0,zmm2
vpunpckhdq zmm0,zmm0,zmm2
mov rax,[rdi+704]
vmovdqu64 ymm13,[rax+rdx+32]
mov rax,[rdi+824]
vinserti64x4 zmm10,zmm10,[rax+rdx+0],1
mov rax,[rdi+768]
vmovdqu64 ymm14,[rax+rdx+32]
mov rax,[rdi+712]
vmovdqu64 ymm15,[rax+rdx+32]
mov rax,[rdi+776]
vmovdqu64 ymm16,[rax+rdx+32]
mov rax,[rdi+720]
vmovdqu64 ymm17,[rax+rdx+32]
mov rax,[rdi+736]
vinserti64x4 zmm13,zmm13,[rax+rdx+32],1
vshufi64x2 zmm18,zmm6,zmm10,0x88
vshufi64x2 zmm6,zmm6,zmm10,0xdd
mov rax,[rdi+800]
vinserti64x4 zmm14,zmm14,[rax+rdx+32],1
mov rax,[rdi+744]
vinserti64x4 zmm15,zmm15,[rax+rdx+32],1
mov rax,[rdi+808]
vinserti64x4 zmm16,zmm16,[rax+rdx+32],1
mov rax,[rdi+752]
vinserti64x4 zmm17,zmm17,[rax+rdx+32],1
vpunpckldq zmm19,zmm9,zmm18
vpunpckhdq zmm9,zmm9,zmm18
vpunpckldq zmm20,zmm4,zmm6
vpunpckhdq zmm4,zmm4,zmm6
vshufi64x2 zmm21,zmm13,zmm14,0x88
vshufi64x2 zmm13,zmm13,zmm14,0xdd
vpunpcklqdq zmm22,zmm11,zmm19
vpunpckhqdq zmm11,zmm11,zmm19
vpunpcklqdq zmm23,zmm7,zmm9
vpunpckhqdq zmm7,zmm7,zmm9
vpunpcklqdq zmm24,zmm12,zmm20
vpunpckhqdq zmm12,zmm12,zmm20
vpunpcklqdq zmm25,zmm0,zmm4
vpunpckhqdq zmm0,zmm0,zmm4
vshufi64x2 zmm26,zmm15,zmm16,0x88
vshufi64x2 zmm15,zmm15,zmm16,0xdd
mov rax,[rdi+784]
vmovdqu64 ymm27,[rax+rdx+32]
mov rax,[rdi+728]
vmovdqu64 ymm28,[rax+rdx+32]
mov rax,[rdi+792]
vmovdqu64 ymm29,[rax+rdx+32]
vpunpckldq zmm30,zmm21,zmm26
vpunpckhdq zmm21,zmm21,zmm26
mov rax,[rdi+816]
vinserti64x4 zmm27,zmm27,[rax+rdx+32],1
mov rax,[rdi+760]
vinserti64x4 zmm28,zmm28,[rax+rdx+32],1
mov rax,[rdi+824]
vinserti64x4 zmm29,zmm29,[rax+rdx+32],1
vpunpckldq zmm31,zmm13,zmm15
vpunpckhdq zmm13,zmm13,zmm15
vpaddd zmm1,zmm22,dword ptr [r11+0]{1to16}
vshufi64x2 zmm3,zmm17,zmm27,0x88
vshufi64x2 zmm17,zmm17,zmm27,0xdd
vshufi64x2 zmm5,zmm28,zmm29,0x88
vshufi64x2 zmm28,zmm28,zmm29,0xdd
vpunpckldq zmm8,zmm3,zmm5
vpunpckhdq zmm3,zmm3,zmm5
vpunpckldq zmm2,zmm17,zmm28
vpunpckhdq zmm17,zmm17,zmm28
vpaddd zmm1,zmm1,[rdi+0]
vmovdqa64 zmm10,[rdi+128]
vmovdqa64 zmm18,[rdi+192]
vmovdqa64 zmm6,[rdi+64]
vpternlogd zmm10,zmm18,zmm6,0xe4
vpunpcklqdq zmm14,zmm30,zmm8
vpunpckhqdq zmm30,zmm30,zmm8
vpunpcklqdq zmm19,zmm21,zmm3
vpunpckhqdq zmm21,zmm21,zmm3
vpunpcklqdq zmm9,zmm31,zmm2
vpunpckhqdq zmm31,zmm31,zmm2
vpunpcklqdq zmm20,zmm13,zmm17
vpunpckhqdq zmm13,zmm13,zmm17
vpaddd zmm1,zmm1,zmm10
vprord zmm1,zmm1,25
vpaddd zmm4,zmm11,dword ptr [r11+4]{1to16}
vpaddd zmm1,zmm1,[rdi+64]
vpaddd zmm16,zmm23,dword ptr [r11+8]{1to16}
vpaddd zmm4,zmm4,[rdi+192]
vpaddd zmm26,zmm7,dword ptr [r11+12]{1to16}
vmovdqa64 zmm15,[rdi+64]
vmovdqa64 zmm27,[rdi+128]
vpternlogd zmm15,zmm27,zmm1,0xe4
vpaddd zmm16,zmm16,[rdi+128]
vpaddd zmm29,zmm24,dword ptr [r11+16]{1to16}
vpaddd zmm26,zmm26,[rdi+64]
vpaddd zmm15,zmm15,zmm4
vpaddd zmm5,zmm12,dword ptr [r11+20]{1to16}
vpaddd zmm28,zmm25,dword ptr [r11+24]{1to16}
vpaddd zmm29,zmm1,zmm29
vprord zmm15,zmm15,20
vpaddd zmm18,zmm0,dword ptr [r11+28]{1to16}
vpaddd zmm6,zmm14,dword ptr [r11+32]{1to16}
vpaddd zmm15,zmm15,zmm1
vpaddd zmm8,zmm30,dword ptr [r11+36]{1to16}
vpaddd zmm3,zmm19,dword ptr [r11+40]{1to16}
vpaddd zmm2,zmm21,dword ptr [r11+44]{1to16}
vmovdqa64 zmm17,[rdi+64]
vpternlogd zmm17,zmm1,zmm15,0xd8
vpaddd zmm5,zmm15,zmm5
vpaddd zmm10,zmm9,dword ptr [r11+48]{1to16}
vpaddd zmm17,zmm17,zmm16
vprord zmm17,zmm17,15
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0xd8
vpaddd zmm28,zmm17,zmm28
vpaddd zmm27,zmm31,dword ptr [r11+52]{1to16}
vpaddd zmm1,zmm1,zmm26
vprord zmm1,zmm1,10
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0xd8
vpaddd zmm18,zmm1,zmm18
vpaddd zmm4,zmm20,dword ptr [r11+56]{1to16}
vpaddd zmm15,zmm15,zmm29
vprord zmm15,zmm15,25
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0xd8
vpaddd zmm6,zmm15,zmm6
vpaddd zmm16,zmm13,dword ptr [r11+60]{1to16}
vpaddd zmm17,zmm17,zmm5
vprord zmm17,zmm17,20
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0xd8
vpaddd zmm8,zmm17,zmm8
vpaddd zmm26,zmm11,dword ptr [r11+64]{1to16}
vpaddd zmm1,zmm1,zmm28
vprord zmm1,zmm1,15
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0xd8
vpaddd zmm3,zmm1,zmm3
vpaddd zmm29,zmm25,dword ptr [r11+68]{1to16}
vpaddd zmm15,zmm15,zmm18
vprord zmm15,zmm15,10
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0xd8
vpaddd zmm2,zmm15,zmm2
vpaddd zmm5,zmm21,dword ptr [r11+72]{1to16}
vpaddd zmm17,zmm17,zmm6
vprord zmm17,zmm17,25
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0xd8
vpaddd zmm10,zmm17,zmm10
vpaddd zmm28,zmm22,dword ptr [r11+76]{1to16}
vpaddd zmm1,zmm1,zmm8
vprord zmm1,zmm1,20
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0xd8
vpaddd zmm27,zmm1,zmm27
vpaddd zmm18,zmm12,dword ptr [r11+80]{1to16}
vpaddd zmm15,zmm15,zmm3
vprord zmm15,zmm15,15
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0xd8
vpaddd zmm4,zmm15,zmm4
vpaddd zmm6,zmm19,dword ptr [r11+84]{1to16}
vpaddd zmm17,zmm17,zmm2
vprord zmm17,zmm17,10
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0xd8
vpaddd zmm16,zmm17,zmm16
vpaddd zmm8,zmm13,dword ptr [r11+88]{1to16}
vpaddd zmm1,zmm1,zmm10
vprord zmm1,zmm1,25
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0xd8
vpaddd zmm26,zmm1,zmm26
vpaddd zmm3,zmm24,dword ptr [r11+92]{1to16}
vpaddd zmm15,zmm15,zmm27
vprord zmm15,zmm15,20
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0xd8
vpaddd zmm29,zmm15,zmm29
vpaddd zmm2,zmm30,dword ptr [r11+96]{1to16}
vpaddd zmm17,zmm17,zmm4
vprord zmm17,zmm17,15
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0xd8
vpaddd zmm5,zmm17,zmm5
vpaddd zmm10,zmm20,dword ptr [r11+100]{1to16}
vpaddd zmm1,zmm1,zmm16
vprord zmm1,zmm1,10
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm28,zmm1,zmm28
vpaddd zmm27,zmm7,dword ptr [r11+104]{1to16}
vpaddd zmm15,zmm15,zmm26
vprord zmm15,zmm15,27
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm15,zmm1,0xca
vpaddd zmm18,zmm15,zmm18
vpaddd zmm4,zmm14,dword ptr [r11+108]{1to16}
vpaddd zmm17,zmm17,zmm29
vprord zmm17,zmm17,23
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm17,zmm15,0xca
vpaddd zmm6,zmm17,zmm6
vpaddd zmm16,zmm31,dword ptr [r11+112]{1to16}
vpaddd zmm1,zmm1,zmm5
vprord zmm1,zmm1,18
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm8,zmm1,zmm8
vpaddd zmm26,zmm23,dword ptr [r11+116]{1to16}
vpaddd zmm15,zmm15,zmm28
vprord zmm15,zmm15,12
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm15,zmm1,0xca
vpaddd zmm3,zmm15,zmm3
vpaddd zmm29,zmm0,dword ptr [r11+120]{1to16}
vpaddd zmm17,zmm17,zmm18
vprord zmm17,zmm17,27
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm17,zmm15,0xca
vpaddd zmm2,zmm17,zmm2
vpaddd zmm5,zmm9,dword ptr [r11+124]{1to16}
vpaddd zmm1,zmm1,zmm6
vprord zmm1,zmm1,23
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm10,zmm1,zmm10
vpaddd zmm28,zmm12,dword ptr [r11+128]{1to16}
vpaddd zmm15,zmm15,zmm8
vprord zmm15,zmm15,18
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm15,zmm1,0xca
vpaddd zmm27,zmm15,zmm27
vpaddd zmm18,zmm14,dword ptr [r11+132]{1to16}
vpaddd zmm17,zmm17,zmm3
vprord zmm17,zmm17,12
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm17,zmm15,0xca
vpaddd zmm4,zmm17,zmm4
vpaddd zmm6,zmm21,dword ptr [r11+136]{1to16}
vpaddd zmm1,zmm1,zmm2
vprord zmm1,zmm1,27
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm16,zmm1,zmm16
vpaddd zmm8,zmm20,dword ptr [r11+140]{1to16}
vpaddd zmm15,zmm15,zmm10
vprord zmm15,zmm15,23
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm15,zmm1,0xca
vpaddd zmm26,zmm15,zmm26
vpaddd zmm3,zmm11,dword ptr [r11+144]{1to16}
vpaddd zmm17,zmm17,zmm27
vprord zmm17,zmm17,18
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm17,zmm15,0xca
vpaddd zmm29,zmm17,zmm29
vpaddd zmm2,zmm24,dword ptr [r11+148]{1to16}
vpaddd zmm1,zmm1,zmm4
vprord zmm1,zmm1,12
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm5,zmm1,zmm5
vpaddd zmm10,zmm0,dword ptr [r11+152]{1to16}
vpaddd zmm15,zmm15,zmm16
vprord zmm15,zmm15,27
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm15,zmm1,0xca
vpaddd zmm28,zmm15,zmm28
vpaddd zmm27,zmm19,dword ptr [r11+156]{1to16}
vpaddd zmm17,zmm17,zmm26
vprord zmm17,zmm17,23
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm17,zmm15,0xca
vpaddd zmm18,zmm17,zmm18
vpaddd zmm4,zmm31,dword ptr [r11+160]{1to16}
vpaddd zmm1,zmm1,zmm29
vprord zmm1,zmm1,18
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm1,zmm17,0xca
vpaddd zmm6,zmm1,zmm6
vpaddd zmm16,zmm22,dword ptr [r11+164]{1to16}
vpaddd zmm15,zmm15,zmm5
vprord zmm15,zmm15,12
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm8,zmm15,zmm8
vpaddd zmm26,zmm7,dword ptr [r11+168]{1to16}
vpaddd zmm17,zmm17,zmm28
vprord zmm17,zmm17,28
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x96
vpaddd zmm3,zmm17,zmm3
vpaddd zmm29,zmm25,dword ptr [r11+172]{1to16}
vpaddd zmm1,zmm1,zmm18
vprord zmm1,zmm1,21
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0x96
vpaddd zmm2,zmm1,zmm2
vpaddd zmm5,zmm30,dword ptr [r11+176]{1to16}
vpaddd zmm15,zmm15,zmm6
vprord zmm15,zmm15,16
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm10,zmm15,zmm10
vpaddd zmm28,zmm9,dword ptr [r11+180]{1to16}
vpaddd zmm17,zmm17,zmm8
vprord zmm17,zmm17,9
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x96
vpaddd zmm27,zmm17,zmm27
vpaddd zmm18,zmm13,dword ptr [r11+184]{1to16}
vpaddd zmm1,zmm1,zmm3
vprord zmm1,zmm1,28
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0x96
vpaddd zmm4,zmm1,zmm4
vpaddd zmm6,zmm23,dword ptr [r11+188]{1to16}
vpaddd zmm15,zmm15,zmm2
vprord zmm15,zmm15,21
vpaddd zmm22,zmm22,dword ptr [r11+192]{1to16}
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm16,zmm15,zmm16
vpaddd zmm17,zmm17,zmm10
vprord zmm17,zmm17,16
vpaddd zmm0,zmm0,dword ptr [r11+196]{1to16}
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x96
vpaddd zmm26,zmm17,zmm26
vpaddd zmm1,zmm1,zmm27
vprord zmm1,zmm1,9
vpaddd zmm20,zmm20,dword ptr [r11+200]{1to16}
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0x96
vpaddd zmm29,zmm1,zmm29
vpaddd zmm15,zmm15,zmm4
vprord zmm15,zmm15,28
vpaddd zmm12,zmm12,dword ptr [r11+204]{1to16}
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm5,zmm15,zmm5
vpaddd zmm17,zmm17,zmm16
vprord zmm17,zmm17,21
vpaddd zmm9,zmm9,dword ptr [r11+208]{1to16}
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x96
vpaddd zmm28,zmm17,zmm28
vpaddd zmm1,zmm1,zmm26
vprord zmm1,zmm1,16
vpaddd zmm7,zmm7,dword ptr [r11+212]{1to16}
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0x96
vpaddd zmm18,zmm1,zmm18
vpaddd zmm15,zmm15,zmm29
vprord zmm15,zmm15,9
vpaddd zmm19,zmm19,dword ptr [r11+216]{1to16}
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm6,zmm15,zmm6
vpaddd zmm17,zmm17,zmm5
vprord zmm17,zmm17,28
vpaddd zmm11,zmm11,dword ptr [r11+220]{1to16}
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x96
vpaddd zmm22,zmm17,zmm22
vpaddd zmm1,zmm1,zmm28
vprord zmm1,zmm1,21
vpaddd zmm14,zmm14,dword ptr [r11+224]{1to16}
vpaddd zmm1,zmm1,zmm17
vpternlogd zmm15,zmm17,zmm1,0x96
vpaddd zmm0,zmm1,zmm0
vpaddd zmm15,zmm15,zmm18
vprord zmm15,zmm15,16
vpaddd zmm13,zmm13,dword ptr [r11+228]{1to16}
vpaddd zmm15,zmm15,zmm1
vpternlogd zmm17,zmm1,zmm15,0x96
vpaddd zmm20,zmm15,zmm20
vpaddd zmm17,zmm17,zmm6
vprord zmm17,zmm17,9
vpaddd zmm25,zmm25,dword ptr [r11+232]{1to16}
vpaddd zmm17,zmm17,zmm15
vpternlogd zmm1,zmm15,zmm17,0x9c
vpaddd zmm12,zmm17,zmm12
vpsubd zmm22,zmm22,zmm1
vprord zmm22,zmm22,26
vpaddd zmm31,zmm31,dword ptr [r11+236]{1to16}
vpaddd zmm22,zmm22,zmm17
vpternlogd zmm15,zmm17,zmm22,0x9c
vpaddd zmm9,zmm22,zmm9
vpsubd zmm0,zmm0,zmm15
vprord zmm0,zmm0,22
vpaddd zmm24,zmm24,dword ptr [r11+240]{1to16}
vpaddd zmm0,zmm0,zmm22
vpternlogd zmm17,zmm22,zmm0,0x9c
vpaddd zmm7,zmm0,zmm7
vpsubd zmm20,zmm20,zmm17
vprord zmm20,zmm20,17
vpaddd zmm21,zmm21,dword ptr [r11+244]{1to16}
vpaddd zmm20,zmm20,zmm0
vpternlogd zmm22,zmm0,zmm20,0x9c
vpaddd zmm19,zmm20,zmm19
vpsubd zmm12,zmm12,zmm22
vprord zmm12,zmm12,11
vpaddd zmm23,zmm23,dword ptr [r11+248]{1to16}
vpaddd zmm12,zmm12,zmm20
vpternlogd zmm0,zmm20,zmm12,0x9c
vpaddd zmm11,zmm12,zmm11
vpsubd zmm9,zmm9,zmm0
vprord zmm9,zmm9,26
vpaddd zmm30,zmm30,dword ptr [r11+252]{1to16}
vpaddd zmm9,zmm9,zmm12
vpternlogd zmm20,zmm12,zmm9,0x9c
vpaddd zmm14,zmm9,zmm14
vpsubd zmm7,zmm7,zmm20
vprord zmm7,zmm7,22
vpaddd zmm7,zmm7,zmm9
vpternlogd zmm12,zmm9,zmm7,0x9c
vpaddd zmm13,zmm7,zmm13
vpsubd zmm19,zmm19,zmm12
vprord zmm19,zmm19,17
vpaddd zmm19,zmm19,zmm7
vpternlogd zmm9,zmm7,zmm19,0x9c
vpaddd zmm25,zmm19,zmm25
vpsubd zmm11,zmm11,zmm9
vprord zmm11,zmm11,11
vpaddd zmm11,zmm11,zmm19
vpternlogd zmm7,zmm19,zmm11,0x9c
vpaddd zmm31,zmm11,zmm31
vpsubd zmm14,zmm14,zmm7
vprord zmm14,zmm14,26
vpaddd zmm14,zmm14,zmm11
vpternlogd zmm19,zmm11,zmm14,0x9c
vpaddd zmm24,zmm14,zmm24
vpsubd zmm13,zmm13,zmm19
vprord zmm13,zmm13,22
vpaddd zmm13,zmm13,zmm14
vpternlogd zmm11,zmm14,zmm13,0x9c
vpaddd zmm21,zmm13,zmm21
vpsubd zmm25,zmm25,zmm11
vprord zmm25,zmm25,17
vpaddd zmm25,zmm25,zmm13
vpternlogd zmm14,zmm13,zmm25,0x9c
vpaddd zmm23,zmm25,zmm23
vpsubd zmm31,zmm31,zmm14
vprord zmm31,zmm31,11
vpaddd zmm31,zmm31,zmm25
vpternlogd zmm13,zmm25,zmm31,0x9c
vpaddd zmm30,zmm31,zmm30
vpsubd zmm24,zmm24,zmm13
vprord zmm24,zmm24,26
vpaddd zmm24,zmm24,zmm31
vpternlogd zmm25,zmm31,zmm24,0x9c
vpaddd zmm8,zmm24,[rdi+0]
vpsubd zmm21,zmm21,zmm25
vmovdqa64 [rdi+0],zmm8
vprord zmm21,zmm21,22
vpaddd zmm21,zmm21,zmm24
vpternlogd zmm31,zmm24,zmm21,0x9c
vpaddd zmm3,zmm21,[rdi+192]
vpsubd zmm23,zmm23,zmm31
vmovdqa64 [rdi+192],zmm3
vprord zmm23,zmm23,17
vpaddd zmm23,zmm23,zmm21
vpternlogd zmm21,zmm24,zmm23,0xb4
vpaddd zmm2,zmm23,[rdi+64]
vpaddd zmm23,zmm23,[rdi+128]
vpsubd zmm30,zmm30,zmm21
vmovdqa64 [rdi+128],zmm23
vprord zmm30,zmm30,11
vpaddd zmm30,zmm30,zmm2
vmovdqa64 [rdi+64],zmm30
add rdx,64
dec qword ptr [rdi+832]
jnz 2b
vzeroupper
mov rsp,rbp
pop rbp
ret
.p2align 6
9:
.long 0xd76aa478
.long 0xe8c7b756
.long 0x242070db
.long 0xc1bdceee
.long 0xf57c0faf
.long 0x4787c62a
.long 0xa8304613
.long 0xfd469501
.long 0x698098d8
.long 0x8b44f7af
.long 0xffff5bb1
.long 0x895cd7be
.long 0x6b901122
.long 0xfd987193
.long 0xa679438e
.long 0x49b40821
.long 0xf61e2562
.long 0xc040b340
.long 0x265e5a51
.long 0xe9b6c7aa
.long 0xd62f105d
.long 0x2441453
.long 0xd8a1e681
.long 0xe7d3fbc8
.long 0x21e1cde6
.long 0xc33707d6
.long 0xf4d50d87
.long 0x455a14ed
.long 0xa9e3e905
.long 0xfcefa3f8
.long 0x676f02d9
.long 0x8d2a4c8a
.long 0xfffa3942
.long 0x8771f681
.long 0x6d9d6122
.long 0xfde5380c
.long 0xa4beea44
.long 0x4bdecfa9
.long 0xf6bb4b60
.long 0xbebfbc70
.long 0x289b7ec6
.long 0xeaa127fa
.long 0xd4ef3085
.long 0x4881d05
.long 0xd9d4d039
.long 0xe6db99e5
.long 0x1fa27cf8
.long 0xc4ac5665
.long 0xf4292243
.long 0x432aff96
.long 0xab9423a6
.long 0xfc93a038
.long 0x655b59c2
.long 0x8f0ccc91
.long 0xffeff47c
.long 0x85845dd0
.long 0x6fa87e4e
.long 0xfe2ce6df
.long 0xa3014313
.long 0x4e0811a0
.long 0xf7537e81
.long 0xbd3af234
.long 0x2ad7d2ba
.long 0xeb86d390

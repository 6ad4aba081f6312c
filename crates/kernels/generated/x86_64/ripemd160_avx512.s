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
vpaddd zmm25,zmm22,[rdi+0]
vpunpcklqdq zmm26,zmm0,zmm4
vpunpckhqdq zmm0,zmm0,zmm4
vshufi64x2 zmm27,zmm15,zmm16,0x88
vshufi64x2 zmm15,zmm15,zmm16,0xdd
mov rax,[rdi+784]
vmovdqu64 ymm28,[rax+rdx+32]
mov rax,[rdi+728]
vmovdqu64 ymm29,[rax+rdx+32]
mov rax,[rdi+792]
vmovdqu64 ymm30,[rax+rdx+32]
vpunpckldq zmm31,zmm21,zmm27
vpunpckhdq zmm21,zmm21,zmm27
mov rax,[rdi+816]
vinserti64x4 zmm28,zmm28,[rax+rdx+32],1
mov rax,[rdi+760]
vinserti64x4 zmm29,zmm29,[rax+rdx+32],1
mov rax,[rdi+824]
vinserti64x4 zmm30,zmm30,[rax+rdx+32],1
vpunpckldq zmm1,zmm13,zmm15
vpunpckhdq zmm13,zmm13,zmm15
vshufi64x2 zmm3,zmm17,zmm28,0x88
vshufi64x2 zmm17,zmm17,zmm28,0xdd
vshufi64x2 zmm5,zmm29,zmm30,0x88
vshufi64x2 zmm29,zmm29,zmm30,0xdd
vpunpckldq zmm8,zmm3,zmm5
vpunpckhdq zmm3,zmm3,zmm5
vpunpckldq zmm2,zmm17,zmm29
vpunpckhdq zmm17,zmm17,zmm29
vmovdqa64 zmm10,[rdi+128]
vmovdqa64 zmm18,[rdi+192]
vmovdqa64 zmm6,[rdi+64]
vpternlogd zmm10,zmm18,zmm6,0x96
vprord zmm14,[rdi+128],22
vpunpcklqdq zmm19,zmm31,zmm8
vpunpckhqdq zmm31,zmm31,zmm8
vpunpcklqdq zmm9,zmm21,zmm3
vpunpckhqdq zmm21,zmm21,zmm3
vpunpcklqdq zmm20,zmm1,zmm2
vpunpckhqdq zmm1,zmm1,zmm2
vpunpcklqdq zmm4,zmm13,zmm17
vpunpckhqdq zmm13,zmm13,zmm17
vpaddd zmm10,zmm10,zmm25
vpaddd zmm16,zmm12,dword ptr [r11+0]{1to16}
vprord zmm10,zmm10,21
vpaddd zmm16,zmm16,[rdi+0]
vmovdqa64 zmm27,[rdi+64]
vmovdqa64 zmm15,[rdi+192]
vmovdqa64 zmm28,[rdi+128]
vpternlogd zmm27,zmm15,zmm28,0xb4
vpaddd zmm10,zmm10,[rdi+256]
vpaddd zmm30,zmm11,[rdi+256]
vpsubd zmm16,zmm16,zmm27
vmovdqa64 zmm5,[rdi+64]
vpternlogd zmm5,zmm14,zmm10,0x96
vprord zmm29,[rdi+64],22
vpaddd zmm18,zmm4,dword ptr [r11+0]{1to16}
vprord zmm16,zmm16,24
vpaddd zmm5,zmm5,zmm30
vprord zmm6,zmm10,22
vpaddd zmm18,zmm18,[rdi+256]
vpaddd zmm16,zmm16,[rdi+256]
vprord zmm5,zmm5,18
vpaddd zmm8,zmm23,[rdi+192]
vpaddd zmm3,zmm14,zmm7
vmovdqa64 zmm2,[rdi+64]
vpternlogd zmm2,zmm16,zmm14,0xc6
vpaddd zmm5,zmm5,[rdi+192]
vpaddd zmm17,zmm0,dword ptr [r11+0]{1to16}
vprord zmm25,zmm16,22
vpaddd zmm15,zmm29,zmm24
vpsubd zmm18,zmm18,zmm2
vpternlogd zmm10,zmm29,zmm5,0x96
vpaddd zmm17,zmm17,[rdi+192]
vprord zmm28,zmm5,22
vpaddd zmm27,zmm22,dword ptr [r11+0]{1to16}
vprord zmm18,zmm18,23
vpaddd zmm10,zmm10,zmm8
vpaddd zmm30,zmm6,zmm12
vpaddd zmm27,zmm14,zmm27
vpaddd zmm2,zmm31,dword ptr [r11+0]{1to16}
vpaddd zmm18,zmm18,[rdi+192]
vprord zmm10,zmm10,17
vpaddd zmm2,zmm29,zmm2
vpternlogd zmm16,zmm18,zmm29,0xc6
vpaddd zmm8,zmm23,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm14
vpsubd zmm17,zmm17,zmm16
vprord zmm16,zmm18,22
vpaddd zmm8,zmm25,zmm8
vpternlogd zmm5,zmm6,zmm10,0x96
vprord zmm17,zmm17,23
vpaddd zmm5,zmm5,zmm3
vprord zmm3,zmm10,22
vpaddd zmm17,zmm17,zmm14
vpaddd zmm14,zmm28,zmm26
vprord zmm5,zmm5,20
vpternlogd zmm18,zmm17,zmm25,0xc6
vpaddd zmm5,zmm5,zmm29
vpsubd zmm27,zmm27,zmm18
vprord zmm18,zmm17,22
vpternlogd zmm10,zmm28,zmm5,0x96
vprord zmm27,zmm27,21
vpaddd zmm10,zmm10,zmm15
vprord zmm15,zmm5,22
vpaddd zmm27,zmm27,zmm29
vprord zmm10,zmm10,27
vpternlogd zmm17,zmm27,zmm16,0xc6
vpaddd zmm29,zmm21,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm6
vprord zmm6,zmm27,22
vpsubd zmm2,zmm2,zmm17
vpaddd zmm17,zmm3,zmm0
vpaddd zmm29,zmm16,zmm29
vpternlogd zmm5,zmm3,zmm10,0x96
vprord zmm2,zmm2,19
vpaddd zmm5,zmm5,zmm30
vprord zmm30,zmm10,22
vpaddd zmm2,zmm2,zmm25
vprord zmm5,zmm5,24
vpternlogd zmm27,zmm2,zmm18,0xc6
vpaddd zmm25,zmm24,dword ptr [r11+0]{1to16}
vpaddd zmm5,zmm5,zmm28
vprord zmm28,zmm2,22
vpsubd zmm8,zmm8,zmm27
vpaddd zmm27,zmm15,zmm19
vpaddd zmm25,zmm18,zmm25
vpternlogd zmm10,zmm15,zmm5,0x96
vprord zmm8,zmm8,17
vpaddd zmm10,zmm10,zmm14
vprord zmm14,zmm5,22
vpaddd zmm8,zmm8,zmm16
vprord zmm10,zmm10,25
vpternlogd zmm2,zmm8,zmm6,0xc6
vpaddd zmm16,zmm1,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm3
vprord zmm3,zmm8,22
vpsubd zmm29,zmm29,zmm2
vpaddd zmm2,zmm30,zmm31
vpaddd zmm16,zmm6,zmm16
vpternlogd zmm5,zmm30,zmm10,0x96
vprord zmm29,zmm29,17
vpaddd zmm5,zmm5,zmm17
vprord zmm17,zmm10,22
vpaddd zmm29,zmm29,zmm18
vprord zmm5,zmm5,23
vpternlogd zmm8,zmm29,zmm28,0xc6
vpaddd zmm18,zmm26,dword ptr [r11+0]{1to16}
vpaddd zmm5,zmm5,zmm15
vprord zmm15,zmm29,22
vpsubd zmm25,zmm25,zmm8
vpaddd zmm8,zmm14,zmm9
vpaddd zmm18,zmm28,zmm18
vpternlogd zmm10,zmm14,zmm5,0x96
vprord zmm25,zmm25,27
vpaddd zmm10,zmm10,zmm27
vprord zmm27,zmm5,22
vpaddd zmm25,zmm25,zmm6
vprord zmm10,zmm10,21
vpternlogd zmm29,zmm25,zmm3,0xc6
vpaddd zmm6,zmm13,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm30
vprord zmm30,zmm25,22
vpsubd zmm16,zmm16,zmm29
vpaddd zmm29,zmm17,zmm21
vpaddd zmm6,zmm3,zmm6
vpternlogd zmm5,zmm17,zmm10,0x96
vprord zmm16,zmm16,25
vpaddd zmm5,zmm5,zmm2
vprord zmm2,zmm10,22
vpaddd zmm16,zmm16,zmm28
vprord zmm5,zmm5,19
vpternlogd zmm25,zmm16,zmm15,0xc6
vpaddd zmm28,zmm19,dword ptr [r11+0]{1to16}
vpaddd zmm5,zmm5,zmm14
vprord zmm14,zmm16,22
vpsubd zmm18,zmm18,zmm25
vpaddd zmm25,zmm27,zmm20
vpaddd zmm28,zmm15,zmm28
vpternlogd zmm10,zmm27,zmm5,0x96
vprord zmm18,zmm18,25
vpaddd zmm10,zmm10,zmm8
vprord zmm8,zmm5,22
vpaddd zmm18,zmm18,zmm3
vprord zmm10,zmm10,18
vpternlogd zmm16,zmm18,zmm30,0xc6
vpaddd zmm3,zmm11,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm17
vprord zmm17,zmm18,22
vpsubd zmm6,zmm6,zmm16
vpaddd zmm16,zmm2,zmm1
vpaddd zmm3,zmm30,zmm3
vpternlogd zmm5,zmm2,zmm10,0x96
vprord zmm6,zmm6,24
vpaddd zmm5,zmm5,zmm29
vprord zmm29,zmm10,22
vpaddd zmm6,zmm6,zmm15
vprord zmm5,zmm5,17
vpternlogd zmm18,zmm6,zmm14,0xc6
vpaddd zmm15,zmm9,dword ptr [r11+0]{1to16}
vpaddd zmm5,zmm5,zmm27
vprord zmm27,zmm6,22
vpsubd zmm28,zmm28,zmm18
vpaddd zmm18,zmm8,zmm4
vpaddd zmm15,zmm14,zmm15
vpternlogd zmm10,zmm8,zmm5,0x96
vprord zmm28,zmm28,21
vpaddd zmm10,zmm10,zmm25
vprord zmm25,zmm5,22
vpaddd zmm28,zmm28,zmm30
vprord zmm10,zmm10,26
vpternlogd zmm6,zmm28,zmm17,0xc6
vpaddd zmm30,zmm7,dword ptr [r11+0]{1to16}
vpaddd zmm10,zmm10,zmm2
vprord zmm2,zmm28,22
vpsubd zmm3,zmm3,zmm6
vpaddd zmm6,zmm29,zmm13
vpaddd zmm30,zmm17,zmm30
vpternlogd zmm5,zmm29,zmm10,0x96
vprord zmm3,zmm3,18
vpaddd zmm5,zmm5,zmm16
vprord zmm16,zmm10,22
vpaddd zmm3,zmm3,zmm14
vprord zmm5,zmm5,25
vpternlogd zmm28,zmm3,zmm27,0xc6
vpaddd zmm14,zmm20,dword ptr [r11+0]{1to16}
vpaddd zmm5,zmm5,zmm8
vprord zmm8,zmm3,22
vpsubd zmm15,zmm15,zmm28
vpaddd zmm14,zmm27,zmm14
vpternlogd zmm10,zmm25,zmm5,0x96
vprord zmm15,zmm15,18
vpaddd zmm28,zmm0,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm18
vprord zmm18,zmm5,22
vpaddd zmm15,zmm15,zmm17
vpaddd zmm28,zmm25,zmm28
vprord zmm10,zmm10,23
vpternlogd zmm3,zmm15,zmm2,0xc6
vpaddd zmm17,zmm26,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm29
vprord zmm29,zmm15,22
vpsubd zmm30,zmm30,zmm3
vpaddd zmm17,zmm2,zmm17
vpternlogd zmm5,zmm16,zmm10,0x96
vprord zmm30,zmm30,20
vpaddd zmm3,zmm24,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm6
vprord zmm6,zmm10,22
vpaddd zmm30,zmm30,zmm27
vpaddd zmm3,zmm16,zmm3
vprord zmm5,zmm5,24
vpternlogd zmm15,zmm30,zmm8,0xc6
vpaddd zmm27,zmm21,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm25
vprord zmm25,zmm30,22
vpsubd zmm14,zmm14,zmm15
vpaddd zmm27,zmm8,zmm27
vpternlogd zmm10,zmm18,zmm5,0xe4
vprord zmm14,zmm14,26
vpaddd zmm15,zmm1,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm28
vprord zmm28,zmm5,22
vpaddd zmm14,zmm14,zmm2
vpaddd zmm15,zmm18,zmm15
vprord zmm10,zmm10,25
vpternlogd zmm30,zmm14,zmm29,0xd8
vpaddd zmm2,zmm7,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm16
vprord zmm16,zmm14,22
vpaddd zmm30,zmm30,zmm17
vpaddd zmm2,zmm29,zmm2
vpternlogd zmm5,zmm6,zmm10,0xe4
vprord zmm30,zmm30,23
vpaddd zmm17,zmm11,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm3
vprord zmm3,zmm10,22
vpaddd zmm30,zmm30,zmm8
vpaddd zmm17,zmm6,zmm17
vprord zmm5,zmm5,26
vpternlogd zmm14,zmm30,zmm25,0xd8
vpaddd zmm8,zmm0,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm18
vprord zmm18,zmm30,22
vpaddd zmm14,zmm14,zmm27
vpaddd zmm8,zmm25,zmm8
vpternlogd zmm10,zmm28,zmm5,0xe4
vprord zmm14,zmm14,19
vpaddd zmm27,zmm9,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm15
vprord zmm15,zmm5,22
vpaddd zmm14,zmm14,zmm29
vpaddd zmm27,zmm28,zmm27
vprord zmm10,zmm10,24
vpternlogd zmm30,zmm14,zmm16,0xd8
vpaddd zmm29,zmm22,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm6
vprord zmm6,zmm14,22
vpaddd zmm30,zmm30,zmm2
vpaddd zmm29,zmm16,zmm29
vpternlogd zmm5,zmm3,zmm10,0xe4
vprord zmm30,zmm30,17
vpaddd zmm2,zmm26,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm17
vprord zmm17,zmm10,22
vpaddd zmm30,zmm30,zmm25
vpaddd zmm2,zmm3,zmm2
vprord zmm5,zmm5,19
vpternlogd zmm14,zmm30,zmm18,0xd8
vpaddd zmm25,zmm1,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm28
vprord zmm28,zmm30,22
vpaddd zmm14,zmm14,zmm8
vpaddd zmm25,zmm18,zmm25
vpternlogd zmm10,zmm15,zmm5,0xe4
vprord zmm14,zmm14,25
vpaddd zmm8,zmm13,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm27
vprord zmm27,zmm5,22
vpaddd zmm14,zmm14,zmm16
vpaddd zmm8,zmm15,zmm8
vprord zmm10,zmm10,21
vpternlogd zmm30,zmm14,zmm6,0xd8
vpaddd zmm16,zmm12,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm3
vprord zmm3,zmm14,22
vpaddd zmm30,zmm30,zmm29
vpaddd zmm16,zmm6,zmm16
vpternlogd zmm5,zmm17,zmm10,0xe4
vprord zmm30,zmm30,20
vpaddd zmm29,zmm7,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm2
vprord zmm2,zmm10,22
vpaddd zmm30,zmm30,zmm18
vpaddd zmm29,zmm17,zmm29
vprord zmm5,zmm5,23
vpternlogd zmm14,zmm30,zmm28,0xd8
vpaddd zmm18,zmm9,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm15
vprord zmm15,zmm30,22
vpaddd zmm14,zmm14,zmm25
vpaddd zmm18,zmm28,zmm18
vpternlogd zmm10,zmm27,zmm5,0xe4
vprord zmm14,zmm14,24
vpaddd zmm25,zmm20,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm8
vprord zmm8,zmm5,22
vpaddd zmm14,zmm14,zmm6
vpaddd zmm25,zmm27,zmm25
vprord zmm10,zmm10,25
vpternlogd zmm30,zmm14,zmm3,0xd8
vpaddd zmm6,zmm4,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm17
vprord zmm17,zmm14,22
vpaddd zmm30,zmm30,zmm16
vpaddd zmm6,zmm3,zmm6
vpternlogd zmm5,zmm2,zmm10,0xe4
vprord zmm30,zmm30,23
vpaddd zmm16,zmm22,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm29
vprord zmm29,zmm10,22
vpaddd zmm30,zmm30,zmm28
vpaddd zmm16,zmm2,zmm16
vprord zmm5,zmm5,17
vpternlogd zmm14,zmm30,zmm15,0xd8
vpaddd zmm28,zmm13,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm27
vprord zmm27,zmm30,22
vpaddd zmm14,zmm14,zmm18
vpaddd zmm28,zmm15,zmm28
vpternlogd zmm10,zmm8,zmm5,0xe4
vprord zmm14,zmm14,21
vpaddd zmm18,zmm31,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm25
vprord zmm25,zmm5,22
vpaddd zmm14,zmm14,zmm3
vpaddd zmm18,zmm8,zmm18
vprord zmm10,zmm10,25
vpternlogd zmm30,zmm14,zmm17,0xd8
vpaddd zmm3,zmm19,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm2
vprord zmm2,zmm14,22
vpaddd zmm30,zmm30,zmm6
vpaddd zmm3,zmm17,zmm3
vpternlogd zmm5,zmm29,zmm10,0xe4
vprord zmm30,zmm30,25
vpaddd zmm6,zmm12,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm16
vprord zmm16,zmm10,22
vpaddd zmm30,zmm30,zmm15
vpaddd zmm6,zmm29,zmm6
vprord zmm5,zmm5,20
vpternlogd zmm14,zmm30,zmm27,0xd8
vpaddd zmm15,zmm20,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm8
vprord zmm8,zmm30,22
vpaddd zmm14,zmm14,zmm28
vpaddd zmm15,zmm27,zmm15
vpternlogd zmm10,zmm25,zmm5,0xe4
vprord zmm14,zmm14,25
vpaddd zmm28,zmm23,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm18
vprord zmm18,zmm5,22
vpaddd zmm14,zmm14,zmm17
vpaddd zmm28,zmm25,zmm28
vprord zmm10,zmm10,17
vpternlogd zmm30,zmm14,zmm2,0xd8
vpaddd zmm17,zmm24,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm29
vprord zmm29,zmm14,22
vpaddd zmm30,zmm30,zmm3
vpaddd zmm17,zmm2,zmm17
vpternlogd zmm5,zmm16,zmm10,0xe4
vprord zmm30,zmm30,20
vpaddd zmm3,zmm4,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm6
vprord zmm6,zmm10,22
vpaddd zmm30,zmm30,zmm27
vpaddd zmm3,zmm16,zmm3
vprord zmm5,zmm5,23
vpternlogd zmm14,zmm30,zmm8,0xd8
vpaddd zmm27,zmm31,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm25
vprord zmm25,zmm30,22
vpaddd zmm14,zmm14,zmm15
vpaddd zmm27,zmm8,zmm27
vpternlogd zmm10,zmm18,zmm5,0xe4
vprord zmm14,zmm14,25
vpaddd zmm15,zmm21,dword ptr [r11+4]{1to16}
vpaddd zmm10,zmm10,zmm28
vprord zmm28,zmm5,22
vpaddd zmm14,zmm14,zmm2
vpaddd zmm15,zmm18,zmm15
vprord zmm10,zmm10,21
vpternlogd zmm30,zmm14,zmm29,0xd8
vpaddd zmm2,zmm11,dword ptr [r11+8]{1to16}
vpaddd zmm10,zmm10,zmm16
vprord zmm16,zmm14,22
vpaddd zmm30,zmm30,zmm17
vpaddd zmm2,zmm29,zmm2
vpternlogd zmm5,zmm6,zmm10,0xe4
vprord zmm30,zmm30,26
vpaddd zmm17,zmm19,dword ptr [r11+4]{1to16}
vpaddd zmm5,zmm5,zmm3
vprord zmm3,zmm10,22
vpaddd zmm30,zmm30,zmm8
vpaddd zmm17,zmm6,zmm17
vprord zmm5,zmm5,25
vpternlogd zmm14,zmm30,zmm25,0xd8
vpaddd zmm8,zmm23,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm18
vprord zmm18,zmm30,22
vpaddd zmm14,zmm14,zmm27
vpaddd zmm8,zmm25,zmm8
vpternlogd zmm10,zmm28,zmm5,0xe4
vprord zmm14,zmm14,17
vpaddd zmm27,zmm7,dword ptr [r11+12]{1to16}
vpaddd zmm10,zmm10,zmm15
vprord zmm15,zmm5,22
vpaddd zmm14,zmm14,zmm29
vpaddd zmm27,zmm28,zmm27
vprord zmm10,zmm10,19
vpternlogd zmm30,zmm14,zmm16,0xd8
vpaddd zmm29,zmm13,dword ptr [r11+16]{1to16}
vpaddd zmm10,zmm10,zmm6
vprord zmm6,zmm14,22
vpaddd zmm30,zmm30,zmm2
vpaddd zmm29,zmm16,zmm29
vpternlogd zmm5,zmm3,zmm10,0xe4
vprord zmm30,zmm30,19
vpaddd zmm2,zmm9,dword ptr [r11+12]{1to16}
vpaddd zmm5,zmm5,zmm17
vprord zmm17,zmm10,22
vpaddd zmm30,zmm30,zmm25
vpaddd zmm2,zmm3,zmm2
vprord zmm5,zmm5,20
vpternlogd zmm14,zmm30,zmm18,0xd8
vpaddd zmm25,zmm12,dword ptr [r11+16]{1to16}
vpaddd zmm5,zmm5,zmm28
vprord zmm28,zmm30,22
vpaddd zmm14,zmm14,zmm8
vpaddd zmm25,zmm18,zmm25
vpternlogd zmm10,zmm15,zmm5,0x9c
vprord zmm14,zmm14,21
vpaddd zmm8,zmm4,dword ptr [r11+12]{1to16}
vpsubd zmm27,zmm27,zmm10
vprord zmm10,zmm5,22
vpaddd zmm14,zmm14,zmm16
vpaddd zmm8,zmm15,zmm8
vprord zmm27,zmm27,21
vpternlogd zmm30,zmm6,zmm14,0x9c
vpaddd zmm16,zmm11,dword ptr [r11+16]{1to16}
vpaddd zmm27,zmm27,zmm3
vprord zmm3,zmm14,22
vpsubd zmm29,zmm29,zmm30
vpaddd zmm16,zmm6,zmm16
vpternlogd zmm5,zmm17,zmm27,0x9c
vprord zmm29,zmm29,23
vpaddd zmm30,zmm24,dword ptr [r11+12]{1to16}
vpsubd zmm2,zmm2,zmm5
vprord zmm5,zmm27,22
vpaddd zmm29,zmm29,zmm18
vpaddd zmm30,zmm17,zmm30
vprord zmm2,zmm2,19
vpternlogd zmm14,zmm28,zmm29,0x9c
vpaddd zmm18,zmm7,dword ptr [r11+16]{1to16}
vpaddd zmm2,zmm2,zmm15
vprord zmm15,zmm29,22
vpsubd zmm25,zmm25,zmm14
vpaddd zmm18,zmm28,zmm18
vpternlogd zmm27,zmm10,zmm2,0x9c
vprord zmm25,zmm25,25
vpaddd zmm14,zmm31,dword ptr [r11+12]{1to16}
vpsubd zmm8,zmm8,zmm27
vprord zmm27,zmm2,22
vpaddd zmm25,zmm25,zmm6
vpaddd zmm14,zmm10,zmm14
vprord zmm8,zmm8,26
vpternlogd zmm29,zmm3,zmm25,0x9c
vpaddd zmm6,zmm0,dword ptr [r11+16]{1to16}
vpaddd zmm8,zmm8,zmm17
vprord zmm17,zmm25,22
vpsubd zmm16,zmm16,zmm29
vpaddd zmm6,zmm3,zmm6
vpternlogd zmm2,zmm5,zmm8,0x9c
vprord zmm16,zmm16,17
vpaddd zmm29,zmm13,dword ptr [r11+12]{1to16}
vpsubd zmm30,zmm30,zmm2
vprord zmm2,zmm8,22
vpaddd zmm16,zmm16,zmm28
vpaddd zmm29,zmm5,zmm29
vprord zmm30,zmm30,25
vpternlogd zmm25,zmm15,zmm16,0x9c
vpaddd zmm28,zmm4,dword ptr [r11+16]{1to16}
vpaddd zmm30,zmm30,zmm10
vprord zmm10,zmm16,22
vpsubd zmm18,zmm18,zmm25
vpaddd zmm28,zmm15,zmm28
vpternlogd zmm8,zmm27,zmm30,0x9c
vprord zmm18,zmm18,21
vpaddd zmm25,zmm19,dword ptr [r11+12]{1to16}
vpsubd zmm14,zmm14,zmm8
vprord zmm8,zmm30,22
vpaddd zmm18,zmm18,zmm3
vpaddd zmm25,zmm27,zmm25
vprord zmm14,zmm14,18
vpternlogd zmm16,zmm17,zmm18,0x9c
vpaddd zmm3,zmm26,dword ptr [r11+16]{1to16}
vpaddd zmm14,zmm14,zmm5
vprord zmm5,zmm18,22
vpsubd zmm6,zmm6,zmm16
vpaddd zmm3,zmm17,zmm3
vpternlogd zmm30,zmm2,zmm14,0x9c
vprord zmm6,zmm6,24
vpaddd zmm16,zmm11,dword ptr [r11+12]{1to16}
vpsubd zmm29,zmm29,zmm30
vprord zmm30,zmm14,22
vpaddd zmm6,zmm6,zmm15
vpaddd zmm16,zmm2,zmm16
vprord zmm29,zmm29,23
vpternlogd zmm18,zmm10,zmm6,0x9c
vpaddd zmm15,zmm31,dword ptr [r11+16]{1to16}
vpaddd zmm29,zmm29,zmm27
vprord zmm27,zmm6,22
vpsubd zmm28,zmm28,zmm18
vpaddd zmm15,zmm10,zmm15
vpternlogd zmm14,zmm8,zmm29,0x9c
vprord zmm28,zmm28,26
vpaddd zmm18,zmm23,dword ptr [r11+12]{1to16}
vpsubd zmm25,zmm25,zmm14
vprord zmm14,zmm29,22
vpaddd zmm28,zmm28,zmm17
vpaddd zmm18,zmm8,zmm18
vprord zmm25,zmm25,19
vpternlogd zmm6,zmm5,zmm28,0x9c
vpaddd zmm17,zmm21,dword ptr [r11+16]{1to16}
vpaddd zmm25,zmm25,zmm2
vprord zmm2,zmm28,22
vpsubd zmm3,zmm3,zmm6
vpaddd zmm17,zmm5,zmm17
vpternlogd zmm29,zmm30,zmm25,0x9c
vprord zmm3,zmm3,26
vpaddd zmm6,zmm0,dword ptr [r11+12]{1to16}
vpsubd zmm16,zmm16,zmm29
vprord zmm29,zmm25,22
vpaddd zmm3,zmm3,zmm10
vpaddd zmm6,zmm30,zmm6
vprord zmm16,zmm16,17
vpternlogd zmm28,zmm27,zmm3,0x9c
vpaddd zmm10,zmm19,dword ptr [r11+16]{1to16}
vpaddd zmm16,zmm16,zmm8
vprord zmm8,zmm3,22
vpsubd zmm15,zmm15,zmm28
vpaddd zmm10,zmm27,zmm10
vpternlogd zmm25,zmm14,zmm16,0x9c
vprord zmm15,zmm15,18
vpaddd zmm28,zmm22,dword ptr [r11+12]{1to16}
vpsubd zmm18,zmm18,zmm25
vprord zmm25,zmm16,22
vpaddd zmm15,zmm15,zmm5
vpaddd zmm28,zmm14,zmm28
vprord zmm18,zmm18,18
vpternlogd zmm3,zmm2,zmm15,0x9c
vpaddd zmm5,zmm20,dword ptr [r11+16]{1to16}
vpaddd zmm18,zmm18,zmm30
vprord zmm30,zmm15,22
vpsubd zmm17,zmm17,zmm3
vpaddd zmm5,zmm2,zmm5
vpternlogd zmm16,zmm29,zmm18,0x9c
vprord zmm17,zmm17,20
vpaddd zmm3,zmm26,dword ptr [r11+12]{1to16}
vpsubd zmm6,zmm6,zmm16
vprord zmm16,zmm18,22
vpaddd zmm17,zmm17,zmm27
vpaddd zmm3,zmm29,zmm3
vprord zmm6,zmm6,24
vpternlogd zmm15,zmm8,zmm17,0x9c
vpaddd zmm27,zmm23,dword ptr [r11+16]{1to16}
vpaddd zmm6,zmm6,zmm14
vprord zmm14,zmm17,22
vpsubd zmm10,zmm10,zmm15
vpaddd zmm27,zmm8,zmm27
vpternlogd zmm18,zmm25,zmm6,0x9c
vprord zmm10,zmm10,19
vpaddd zmm15,zmm1,dword ptr [r11+12]{1to16}
vpsubd zmm28,zmm28,zmm18
vprord zmm18,zmm6,22
vpaddd zmm10,zmm10,zmm2
vpaddd zmm15,zmm25,zmm15
vprord zmm28,zmm28,19
vpternlogd zmm17,zmm30,zmm10,0x9c
vpaddd zmm2,zmm9,dword ptr [r11+16]{1to16}
vpaddd zmm28,zmm28,zmm29
vprord zmm29,zmm10,22
vpsubd zmm5,zmm5,zmm17
vpaddd zmm2,zmm30,zmm2
vpternlogd zmm6,zmm16,zmm28,0x9c
vprord zmm5,zmm5,27
vpaddd zmm17,zmm21,dword ptr [r11+12]{1to16}
vpsubd zmm3,zmm3,zmm6
vprord zmm6,zmm28,22
vpaddd zmm5,zmm5,zmm8
vpaddd zmm17,zmm16,zmm17
vprord zmm3,zmm3,26
vpternlogd zmm10,zmm14,zmm5,0x9c
vpaddd zmm8,zmm22,dword ptr [r11+16]{1to16}
vpaddd zmm3,zmm3,zmm25
vprord zmm25,zmm5,22
vpsubd zmm27,zmm27,zmm10
vpaddd zmm8,zmm14,zmm8
vpternlogd zmm28,zmm18,zmm3,0x9c
vprord zmm27,zmm27,18
vpaddd zmm10,zmm12,dword ptr [r11+12]{1to16}
vpsubd zmm15,zmm15,zmm28
vprord zmm28,zmm3,22
vpaddd zmm27,zmm27,zmm30
vpaddd zmm10,zmm18,zmm10
vprord zmm15,zmm15,27
vpternlogd zmm5,zmm29,zmm27,0x9c
vpaddd zmm30,zmm24,dword ptr [r11+16]{1to16}
vpaddd zmm15,zmm15,zmm16
vprord zmm16,zmm27,22
vpsubd zmm2,zmm2,zmm5
vpaddd zmm30,zmm29,zmm30
vpternlogd zmm3,zmm6,zmm15,0x9c
vprord zmm2,zmm2,19
vpaddd zmm5,zmm20,dword ptr [r11+12]{1to16}
vpsubd zmm17,zmm17,zmm3
vprord zmm3,zmm15,22
vpaddd zmm2,zmm2,zmm14
vpaddd zmm5,zmm6,zmm5
vprord zmm17,zmm17,20
vpternlogd zmm27,zmm25,zmm2,0x9c
vpaddd zmm14,zmm1,dword ptr [r11+16]{1to16}
vpaddd zmm17,zmm17,zmm18
vprord zmm18,zmm2,22
vpsubd zmm8,zmm8,zmm27
vpaddd zmm14,zmm25,zmm14
vpternlogd zmm15,zmm28,zmm17,0x9c
vprord zmm8,zmm8,19
vpaddd zmm27,zmm11,dword ptr [r11+20]{1to16}
vpsubd zmm10,zmm10,zmm15
vprord zmm15,zmm17,22
vpaddd zmm8,zmm8,zmm29
vpaddd zmm27,zmm28,zmm27
vprord zmm10,zmm10,25
vpternlogd zmm2,zmm16,zmm8,0x9c
vpaddd zmm29,zmm19,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm6
vprord zmm6,zmm8,22
vpsubd zmm30,zmm30,zmm2
vpaddd zmm29,zmm16,zmm29
vpternlogd zmm17,zmm3,zmm10,0x9c
vprord zmm30,zmm30,25
vpaddd zmm2,zmm31,dword ptr [r11+20]{1to16}
vpsubd zmm5,zmm5,zmm17
vprord zmm17,zmm10,22
vpaddd zmm30,zmm30,zmm25
vpaddd zmm2,zmm3,zmm2
vprord zmm5,zmm5,27
vpternlogd zmm8,zmm18,zmm30,0x9c
vpaddd zmm25,zmm26,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm28
vprord zmm28,zmm30,22
vpsubd zmm14,zmm14,zmm8
vpaddd zmm25,zmm18,zmm25
vpternlogd zmm10,zmm5,zmm15,0xd8
vprord zmm14,zmm14,27
vpaddd zmm8,zmm21,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm27
vprord zmm27,zmm5,22
vpaddd zmm14,zmm14,zmm16
vpaddd zmm8,zmm15,zmm8
vprord zmm10,zmm10,21
vpternlogd zmm30,zmm6,zmm14,0xe4
vpaddd zmm16,zmm24,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm3
vprord zmm3,zmm14,22
vpaddd zmm30,zmm30,zmm29
vpaddd zmm16,zmm6,zmm16
vpternlogd zmm5,zmm10,zmm17,0xd8
vprord zmm30,zmm30,17
vpaddd zmm29,zmm9,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm2
vprord zmm2,zmm10,22
vpaddd zmm30,zmm30,zmm18
vpaddd zmm29,zmm17,zmm29
vprord zmm5,zmm5,20
vpternlogd zmm14,zmm28,zmm30,0xe4
vpaddd zmm18,zmm11,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm15
vprord zmm15,zmm30,22
vpaddd zmm14,zmm14,zmm25
vpaddd zmm18,zmm28,zmm18
vpternlogd zmm10,zmm5,zmm27,0xd8
vprord zmm14,zmm14,27
vpaddd zmm25,zmm22,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm8
vprord zmm8,zmm5,22
vpaddd zmm14,zmm14,zmm6
vpaddd zmm25,zmm27,zmm25
vprord zmm10,zmm10,18
vpternlogd zmm30,zmm3,zmm14,0xe4
vpaddd zmm6,zmm7,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm17
vprord zmm17,zmm14,22
vpaddd zmm30,zmm30,zmm16
vpaddd zmm6,zmm3,zmm6
vpternlogd zmm5,zmm10,zmm2,0xd8
vprord zmm30,zmm30,24
vpaddd zmm16,zmm19,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm29
vprord zmm29,zmm10,22
vpaddd zmm30,zmm30,zmm28
vpaddd zmm16,zmm2,zmm16
vprord zmm5,zmm5,17
vpternlogd zmm14,zmm15,zmm30,0xe4
vpaddd zmm28,zmm21,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm27
vprord zmm27,zmm30,22
vpaddd zmm14,zmm14,zmm18
vpaddd zmm28,zmm15,zmm28
vpternlogd zmm10,zmm5,zmm8,0xd8
vprord zmm14,zmm14,21
vpaddd zmm18,zmm20,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm25
vprord zmm25,zmm5,22
vpaddd zmm14,zmm14,zmm3
vpaddd zmm18,zmm8,zmm18
vprord zmm10,zmm10,18
vpternlogd zmm30,zmm17,zmm14,0xe4
vpaddd zmm3,zmm13,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm2
vprord zmm2,zmm14,22
vpaddd zmm30,zmm30,zmm6
vpaddd zmm3,zmm17,zmm3
vpternlogd zmm5,zmm10,zmm29,0xd8
vprord zmm30,zmm30,18
vpaddd zmm6,zmm24,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm16
vprord zmm16,zmm10,22
vpaddd zmm30,zmm30,zmm15
vpaddd zmm6,zmm29,zmm6
vprord zmm5,zmm5,17
vpternlogd zmm14,zmm27,zmm30,0xe4
vpaddd zmm15,zmm22,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm8
vprord zmm8,zmm30,22
vpaddd zmm14,zmm14,zmm28
vpaddd zmm15,zmm27,zmm15
vpternlogd zmm10,zmm5,zmm25,0xd8
vprord zmm14,zmm14,18
vpaddd zmm28,zmm1,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm18
vprord zmm18,zmm5,22
vpaddd zmm14,zmm14,zmm17
vpaddd zmm28,zmm25,zmm28
vprord zmm10,zmm10,23
vpternlogd zmm30,zmm2,zmm14,0xe4
vpaddd zmm17,zmm12,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm29
vprord zmm29,zmm14,22
vpaddd zmm30,zmm30,zmm3
vpaddd zmm17,zmm2,zmm17
vpternlogd zmm5,zmm10,zmm16,0xd8
vprord zmm30,zmm30,26
vpaddd zmm3,zmm7,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm6
vprord zmm6,zmm10,22
vpaddd zmm30,zmm30,zmm27
vpaddd zmm3,zmm16,zmm3
vprord zmm5,zmm5,24
vpternlogd zmm14,zmm8,zmm30,0xe4
vpaddd zmm27,zmm20,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm25
vprord zmm25,zmm30,22
vpaddd zmm14,zmm14,zmm15
vpaddd zmm27,zmm8,zmm27
vpternlogd zmm10,zmm5,zmm18,0xd8
vprord zmm14,zmm14,18
vpaddd zmm15,zmm0,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm28
vprord zmm28,zmm5,22
vpaddd zmm14,zmm14,zmm2
vpaddd zmm15,zmm18,zmm15
vprord zmm10,zmm10,23
vpternlogd zmm30,zmm29,zmm14,0xe4
vpaddd zmm2,zmm23,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm16
vprord zmm16,zmm14,22
vpaddd zmm30,zmm30,zmm17
vpaddd zmm2,zmm29,zmm2
vpternlogd zmm5,zmm10,zmm6,0xd8
vprord zmm30,zmm30,26
vpaddd zmm17,zmm13,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm3
vprord zmm3,zmm10,22
vpaddd zmm30,zmm30,zmm8
vpaddd zmm17,zmm6,zmm17
vprord zmm5,zmm5,18
vpternlogd zmm14,zmm25,zmm30,0xe4
vpaddd zmm8,zmm1,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm18
vprord zmm18,zmm30,22
vpaddd zmm14,zmm14,zmm27
vpaddd zmm8,zmm25,zmm8
vpternlogd zmm10,zmm5,zmm28,0xd8
vprord zmm14,zmm14,23
vpaddd zmm27,zmm4,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm15
vprord zmm15,zmm5,22
vpaddd zmm14,zmm14,zmm29
vpaddd zmm27,zmm28,zmm27
vprord zmm10,zmm10,27
vpternlogd zmm30,zmm16,zmm14,0xe4
vpaddd zmm29,zmm31,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm6
vprord zmm6,zmm14,22
vpaddd zmm30,zmm30,zmm2
vpaddd zmm29,zmm16,zmm29
vpternlogd zmm5,zmm10,zmm3,0xd8
vprord zmm30,zmm30,20
vpaddd zmm2,zmm12,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm17
vprord zmm17,zmm10,22
vpaddd zmm30,zmm30,zmm25
vpaddd zmm2,zmm3,zmm2
vprord zmm5,zmm5,26
vpternlogd zmm14,zmm18,zmm30,0xe4
vpaddd zmm25,zmm0,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm28
vprord zmm28,zmm30,22
vpaddd zmm14,zmm14,zmm8
vpaddd zmm25,zmm18,zmm25
vpternlogd zmm10,zmm5,zmm15,0xd8
vprord zmm14,zmm14,23
vpaddd zmm8,zmm26,dword ptr [r11+20]{1to16}
vpaddd zmm10,zmm10,zmm27
vprord zmm27,zmm5,22
vpaddd zmm14,zmm14,zmm16
vpaddd zmm8,zmm15,zmm8
vprord zmm10,zmm10,24
vpternlogd zmm30,zmm6,zmm14,0xe4
vpaddd zmm16,zmm9,dword ptr [r11+24]{1to16}
vpaddd zmm10,zmm10,zmm3
vprord zmm3,zmm14,22
vpaddd zmm30,zmm30,zmm29
vpaddd zmm16,zmm6,zmm16
vpternlogd zmm5,zmm10,zmm17,0xd8
vprord zmm30,zmm30,20
vpaddd zmm29,zmm23,dword ptr [r11+20]{1to16}
vpaddd zmm5,zmm5,zmm2
vprord zmm2,zmm10,22
vpaddd zmm30,zmm30,zmm18
vpaddd zmm29,zmm17,zmm29
vprord zmm5,zmm5,26
vpternlogd zmm14,zmm28,zmm30,0xe4
vpaddd zmm18,zmm4,dword ptr [r11+24]{1to16}
vpaddd zmm5,zmm5,zmm15
vprord zmm15,zmm30,22
vpaddd zmm14,zmm14,zmm25
vpaddd zmm18,zmm28,zmm18
vpternlogd zmm10,zmm5,zmm27,0xd8
vprord zmm14,zmm14,27
vpaddd zmm25,zmm24,dword ptr [r11+28]{1to16}
vpaddd zmm10,zmm10,zmm8
vprord zmm8,zmm5,22
vpaddd zmm14,zmm14,zmm6
vpaddd zmm6,zmm3,zmm20
vpaddd zmm25,zmm27,zmm25
vprord zmm10,zmm10,27
vpternlogd zmm30,zmm3,zmm14,0xe4
vpaddd zmm10,zmm10,zmm17
vprord zmm17,zmm14,22
vpaddd zmm30,zmm30,zmm16
vpternlogd zmm5,zmm10,zmm2,0xd8
vprord zmm30,zmm30,17
vpaddd zmm16,zmm22,dword ptr [r11+28]{1to16}
vpaddd zmm5,zmm5,zmm29
vprord zmm29,zmm10,22
vpaddd zmm30,zmm30,zmm28
vpaddd zmm28,zmm15,zmm13
vpaddd zmm16,zmm2,zmm16
vprord zmm5,zmm5,20
vpternlogd zmm14,zmm15,zmm30,0xe4
vpaddd zmm5,zmm5,zmm27
vprord zmm27,zmm30,22
vpaddd zmm14,zmm14,zmm18
vpternlogd zmm10,zmm5,zmm8,0xc6
vpaddd zmm24,zmm27,zmm24
vprord zmm14,zmm14,24
vpaddd zmm18,zmm12,dword ptr [r11+28]{1to16}
vpsubd zmm25,zmm25,zmm10
vprord zmm10,zmm5,22
vpaddd zmm14,zmm14,zmm3
vpaddd zmm3,zmm17,zmm9
vpaddd zmm18,zmm8,zmm18
vprord zmm25,zmm25,23
vpternlogd zmm30,zmm17,zmm14,0x96
vpaddd zmm25,zmm25,zmm2
vprord zmm2,zmm14,22
vpaddd zmm30,zmm30,zmm6
vpternlogd zmm5,zmm25,zmm29,0xc6
vprord zmm30,zmm30,24
vpaddd zmm6,zmm31,dword ptr [r11+28]{1to16}
vpsubd zmm16,zmm16,zmm5
vprord zmm5,zmm25,22
vpaddd zmm30,zmm30,zmm15
vpaddd zmm6,zmm29,zmm6
vprord zmm16,zmm16,17
vpternlogd zmm14,zmm27,zmm30,0x96
vpaddd zmm15,zmm0,dword ptr [r11+28]{1to16}
vpaddd zmm16,zmm16,zmm8
vprord zmm8,zmm30,22
vpaddd zmm14,zmm14,zmm28
vpaddd zmm15,zmm10,zmm15
vpternlogd zmm25,zmm16,zmm10,0xc6
vpaddd zmm12,zmm8,zmm12
vprord zmm14,zmm14,27
vpaddd zmm20,zmm20,dword ptr [r11+28]{1to16}
vprord zmm28,zmm16,22
vpsubd zmm18,zmm18,zmm25
vpaddd zmm25,zmm2,zmm11
vpaddd zmm14,zmm14,zmm17
vpaddd zmm20,zmm5,zmm20
vprord zmm18,zmm18,27
vpternlogd zmm30,zmm2,zmm14,0x96
vpaddd zmm17,zmm23,dword ptr [r11+28]{1to16}
vpaddd zmm18,zmm18,zmm29
vprord zmm29,zmm14,22
vpaddd zmm30,zmm30,zmm3
vpaddd zmm17,zmm28,zmm17
vpternlogd zmm16,zmm18,zmm5,0xc6
vprord zmm30,zmm30,20
vpaddd zmm9,zmm9,dword ptr [r11+28]{1to16}
vprord zmm3,zmm18,22
vpsubd zmm6,zmm6,zmm16
vpaddd zmm16,zmm29,zmm19
vpaddd zmm30,zmm30,zmm27
vpaddd zmm9,zmm3,zmm9
vprord zmm6,zmm6,21
vpternlogd zmm14,zmm8,zmm30,0x96
vpaddd zmm27,zmm4,dword ptr [r11+28]{1to16}
vpaddd zmm6,zmm6,zmm10
vprord zmm10,zmm30,22
vpaddd zmm14,zmm14,zmm24
vpternlogd zmm18,zmm6,zmm28,0xc6
vpaddd zmm0,zmm10,zmm0
vprord zmm14,zmm14,23
vpaddd zmm11,zmm11,dword ptr [r11+28]{1to16}
vprord zmm24,zmm6,22
vpsubd zmm15,zmm15,zmm18
vpaddd zmm14,zmm14,zmm2
vpaddd zmm27,zmm24,zmm27
vprord zmm15,zmm15,26
vpternlogd zmm30,zmm29,zmm14,0x96
vprord zmm18,zmm14,22
vpaddd zmm15,zmm15,zmm5
vpaddd zmm30,zmm30,zmm25
vpaddd zmm2,zmm18,zmm26
vpternlogd zmm6,zmm15,zmm3,0xc6
vprord zmm5,zmm15,22
vprord zmm30,zmm30,20
vpsubd zmm20,zmm20,zmm6
vpaddd zmm11,zmm5,zmm11
vpaddd zmm30,zmm30,zmm8
vprord zmm20,zmm20,24
vpaddd zmm25,zmm7,dword ptr [r11+28]{1to16}
vpternlogd zmm14,zmm10,zmm30,0x96
vprord zmm6,zmm30,22
vpaddd zmm20,zmm20,zmm28
vpaddd zmm14,zmm14,zmm12
vpaddd zmm23,zmm6,zmm23
vpternlogd zmm15,zmm20,zmm24,0xc6
vprord zmm8,zmm20,22
vpaddd zmm19,zmm19,dword ptr [r11+28]{1to16}
vprord zmm14,zmm14,27
vpsubd zmm17,zmm17,zmm15
vpaddd zmm25,zmm8,zmm25
vpaddd zmm14,zmm14,zmm29
vprord zmm17,zmm17,19
vpternlogd zmm30,zmm18,zmm14,0x96
vprord zmm28,zmm14,22
vpaddd zmm17,zmm17,zmm3
vpaddd zmm30,zmm30,zmm16
vpaddd zmm12,zmm28,zmm1
vpternlogd zmm20,zmm17,zmm5,0xc6
vprord zmm15,zmm17,22
vprord zmm30,zmm30,18
vpsubd zmm9,zmm9,zmm20
vpaddd zmm19,zmm15,zmm19
vpaddd zmm30,zmm30,zmm10
vprord zmm9,zmm9,20
vpternlogd zmm14,zmm6,zmm30,0x96
vprord zmm29,zmm30,22
vpaddd zmm3,zmm21,dword ptr [r11+28]{1to16}
vpaddd zmm9,zmm9,zmm24
vpaddd zmm14,zmm14,zmm0
vpaddd zmm4,zmm29,zmm4
vpternlogd zmm17,zmm9,zmm8,0xc6
vprord zmm16,zmm9,22
vprord zmm14,zmm14,26
vpaddd zmm26,zmm26,dword ptr [r11+28]{1to16}
vpsubd zmm27,zmm27,zmm17
vpaddd zmm3,zmm16,zmm3
vpaddd zmm14,zmm14,zmm18
vprord zmm27,zmm27,27
vpternlogd zmm30,zmm28,zmm14,0x96
vprord zmm20,zmm14,22
vpaddd zmm27,zmm27,zmm5
vpaddd zmm30,zmm30,zmm2
vpaddd zmm22,zmm20,zmm22
vpternlogd zmm9,zmm27,zmm15,0xc6
vprord zmm10,zmm27,22
vprord zmm30,zmm30,24
vpaddd zmm13,zmm13,dword ptr [r11+28]{1to16}
vpsubd zmm11,zmm11,zmm9
vpaddd zmm26,zmm10,zmm26
vpaddd zmm30,zmm30,zmm6
vprord zmm11,zmm11,20
vpternlogd zmm14,zmm29,zmm30,0x96
vprord zmm24,zmm30,22
vpaddd zmm11,zmm11,zmm8
vpaddd zmm14,zmm14,zmm23
vpaddd zmm7,zmm24,zmm7
vpternlogd zmm27,zmm11,zmm16,0xc6
vprord zmm0,zmm11,22
vprord zmm14,zmm14,19
vpaddd zmm1,zmm1,dword ptr [r11+28]{1to16}
vpsubd zmm25,zmm25,zmm27
vpaddd zmm13,zmm0,zmm13
vpaddd zmm14,zmm14,zmm28
vprord zmm25,zmm25,19
vpternlogd zmm30,zmm20,zmm14,0x96
vprord zmm17,zmm14,22
vpaddd zmm25,zmm25,zmm15
vpaddd zmm30,zmm30,zmm12
vpaddd zmm31,zmm17,zmm31
vpternlogd zmm11,zmm25,zmm10,0xc6
vprord zmm18,zmm25,22
vprord zmm30,zmm30,26
vpsubd zmm19,zmm19,zmm11
vpaddd zmm1,zmm18,zmm1
vpaddd zmm30,zmm30,zmm29
vprord zmm19,zmm19,18
vpternlogd zmm14,zmm24,zmm30,0x96
vprord zmm5,zmm30,22
vpaddd zmm19,zmm19,zmm16
vpaddd zmm14,zmm14,zmm4
vpaddd zmm21,zmm5,zmm21
vpternlogd zmm25,zmm19,zmm0,0xc6
vprord zmm2,zmm19,22
vprord zmm14,zmm14,27
vpsubd zmm3,zmm3,zmm25
vpaddd zmm9,zmm2,[rdi+0]
vpaddd zmm6,zmm2,[rdi+256]
vpaddd zmm14,zmm14,zmm20
vprord zmm3,zmm3,21
vpternlogd zmm30,zmm17,zmm14,0x96
vprord zmm8,zmm14,22
vpaddd zmm3,zmm3,zmm10
vpaddd zmm30,zmm30,zmm22
vpaddd zmm23,zmm8,[rdi+192]
vpaddd zmm6,zmm8,zmm6
vpternlogd zmm19,zmm3,zmm18,0xc6
vprord zmm27,zmm3,22
vprord zmm30,zmm30,17
vpsubd zmm26,zmm26,zmm19
vpaddd zmm23,zmm27,zmm23
vpaddd zmm30,zmm30,zmm24
vprord zmm26,zmm26,24
vpternlogd zmm14,zmm5,zmm30,0x96
vprord zmm28,zmm30,22
vpaddd zmm26,zmm26,zmm0
vpaddd zmm14,zmm14,zmm7
vpaddd zmm15,zmm28,[rdi+128]
vmovdqa64 [rdi+128],zmm23
vpternlogd zmm2,zmm26,zmm3,0x9c
vprord zmm12,zmm26,22
vprord zmm14,zmm14,19
vpsubd zmm13,zmm13,zmm2
vpaddd zmm12,zmm12,zmm15
vpaddd zmm14,zmm14,zmm17
vprord zmm13,zmm13,27
vpternlogd zmm30,zmm8,zmm14,0x96
vprord zmm11,zmm14,22
vpaddd zmm13,zmm13,zmm18
vpaddd zmm30,zmm30,zmm31
vpaddd zmm11,zmm11,[rdi+64]
vmovdqa64 [rdi+64],zmm12
vpternlogd zmm27,zmm13,zmm26,0x9c
vprord zmm30,zmm30,21
vpaddd zmm13,zmm13,zmm11
vpsubd zmm1,zmm1,zmm27
vpaddd zmm30,zmm30,zmm5
vmovdqa64 [rdi+0],zmm13
vprord zmm1,zmm1,26
vpternlogd zmm14,zmm28,zmm30,0x96
vpaddd zmm30,zmm30,zmm9
vpaddd zmm14,zmm14,zmm21
vpaddd zmm1,zmm1,zmm30
vprord zmm14,zmm14,21
vmovdqa64 [rdi+256],zmm1
vpaddd zmm14,zmm14,zmm6
vmovdqa64 [rdi+192],zmm14
add rdx,64
dec qword ptr [rdi+832]
jnz 2b
vzeroupper
mov rsp,rbp
pop rbp
ret
.p2align 6
9:
.long 0x50a28be5
.long 0x5a827999
.long 0x5c4dd124
.long 0x6ed9eba0
.long 0x6d703ef2
.long 0x8f1bbcdc
.long 0x7a6d76e9
.long 0xa953fd4d

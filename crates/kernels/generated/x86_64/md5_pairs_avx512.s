# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,1088
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
mov rax,[rdi+960]
vmovdqu64 ymm8,[rax+rdx+0]
mov rax,[rdi+1024]
vmovdqu64 ymm2,[rax+rdx+0]
mov rax,[rdi+968]
vmovdqu64 ymm10,[rax+rdx+0]
mov rax,[rdi+1032]
vmovdqu64 ymm18,[rax+rdx+0]
vpunpckldq zmm6,zmm3,zmm5
vpunpckhdq zmm3,zmm3,zmm5
vpunpckldq zmm14,zmm17,zmm28
vpunpckhdq zmm17,zmm17,zmm28
mov rax,[rdi+992]
vinserti64x4 zmm8,zmm8,[rax+rdx+0],1
mov rax,[rdi+1056]
vinserti64x4 zmm2,zmm2,[rax+rdx+0],1
vpunpcklqdq zmm19,zmm30,zmm6
vpunpckhqdq zmm30,zmm30,zmm6
vpunpcklqdq zmm9,zmm21,zmm3
vpunpckhqdq zmm21,zmm21,zmm3
vpunpcklqdq zmm20,zmm31,zmm14
vpunpckhqdq zmm31,zmm31,zmm14
vpunpcklqdq zmm4,zmm13,zmm17
vpunpckhqdq zmm13,zmm13,zmm17
vshufi64x2 zmm16,zmm8,zmm2,0x88
vshufi64x2 zmm8,zmm8,zmm2,0xdd
mov rax,[rdi+1000]
vinserti64x4 zmm10,zmm10,[rax+rdx+0],1
mov rax,[rdi+1064]
vinserti64x4 zmm18,zmm18,[rax+rdx+0],1
mov rax,[rdi+976]
vmovdqu64 ymm26,[rax+rdx+0]
mov rax,[rdi+1040]
vmovdqu64 ymm15,[rax+rdx+0]
mov rax,[rdi+984]
vmovdqu64 ymm27,[rax+rdx+0]
mov rax,[rdi+1048]
vmovdqu64 ymm29,[rax+rdx+0]
vshufi64x2 zmm5,zmm10,zmm18,0x88
vshufi64x2 zmm10,zmm10,zmm18,0xdd
mov rax,[rdi+1008]
vinserti64x4 zmm26,zmm26,[rax+rdx+0],1
mov rax,[rdi+1072]
vinserti64x4 zmm15,zmm15,[rax+rdx+0],1
mov rax,[rdi+1016]
vinserti64x4 zmm27,zmm27,[rax+rdx+0],1
mov rax,[rdi+1080]
vinserti64x4 zmm29,zmm29,[rax+rdx+0],1
vpunpckldq zmm28,zmm16,zmm5
vpunpckhdq zmm16,zmm16,zmm5
vpunpckldq zmm6,zmm8,zmm10
vshufi64x2 zmm3,zmm26,zmm15,0x88
vshufi64x2 zmm26,zmm26,zmm15,0xdd
vshufi64x2 zmm14,zmm27,zmm29,0x88
vshufi64x2 zmm27,zmm27,zmm29,0xdd
vpunpckhdq zmm8,zmm8,zmm10
vpaddd zmm1,zmm1,[rdi+0]
mov rax,[rdi+960]
vmovdqu64 ymm17,[rax+rdx+32]
mov rax,[rdi+1024]
vmovdqu64 ymm2,[rax+rdx+32]
vpunpckldq zmm18,zmm3,zmm14
vpunpckhdq zmm3,zmm3,zmm14
vpunpckldq zmm5,zmm26,zmm27
vpunpckhdq zmm26,zmm26,zmm27
mov rax,[rdi+992]
vinserti64x4 zmm17,zmm17,[rax+rdx+32],1
mov rax,[rdi+1056]
vinserti64x4 zmm2,zmm2,[rax+rdx+32],1
vpunpcklqdq zmm15,zmm28,zmm18
vpunpckhqdq zmm28,zmm28,zmm18
vpunpcklqdq zmm29,zmm16,zmm3
vpunpckhqdq zmm16,zmm16,zmm3
vpunpcklqdq zmm10,zmm6,zmm5
vpunpckhqdq zmm6,zmm6,zmm5
vpunpcklqdq zmm14,zmm8,zmm26
vpunpckhqdq zmm8,zmm8,zmm26
vshufi64x2 zmm27,zmm17,zmm2,0x88
vshufi64x2 zmm17,zmm17,zmm2,0xdd
mov rax,[rdi+968]
vmovdqu64 ymm18,[rax+rdx+32]
mov rax,[rdi+1032]
vmovdqu64 ymm3,[rax+rdx+32]
mov rax,[rdi+976]
vmovdqu64 ymm5,[rax+rdx+32]
mov rax,[rdi+1040]
vmovdqu64 ymm26,[rax+rdx+32]
mov rax,[rdi+984]
vmovdqu64 ymm2,[rax+rdx+32]
vmovdqa64 [rsp+0],zmm22
mov rax,[rdi+1048]
vmovdqu64 ymm22,[rax+rdx+32]
mov rax,[rdi+1000]
vinserti64x4 zmm18,zmm18,[rax+rdx+32],1
mov rax,[rdi+1064]
vinserti64x4 zmm3,zmm3,[rax+rdx+32],1
mov rax,[rdi+1008]
vinserti64x4 zmm5,zmm5,[rax+rdx+32],1
mov rax,[rdi+1072]
vinserti64x4 zmm26,zmm26,[rax+rdx+32],1
mov rax,[rdi+1016]
vinserti64x4 zmm2,zmm2,[rax+rdx+32],1
mov rax,[rdi+1080]
vinserti64x4 zmm22,zmm22,[rax+rdx+32],1
vmovdqa64 [rsp+64],zmm13
vshufi64x2 zmm13,zmm18,zmm3,0x88
vshufi64x2 zmm18,zmm18,zmm3,0xdd
vshufi64x2 zmm3,zmm5,zmm26,0x88
vshufi64x2 zmm5,zmm5,zmm26,0xdd
vshufi64x2 zmm26,zmm2,zmm22,0x88
vshufi64x2 zmm2,zmm2,zmm22,0xdd
vpunpckldq zmm22,zmm27,zmm13
vpunpckhdq zmm27,zmm27,zmm13
vpunpckldq zmm13,zmm17,zmm18
vpunpckhdq zmm17,zmm17,zmm18
vpunpckldq zmm18,zmm3,zmm26
vpunpckhdq zmm3,zmm3,zmm26
vpunpckldq zmm26,zmm5,zmm2
vpunpckhdq zmm5,zmm5,zmm2
vpaddd zmm2,zmm15,dword ptr [r11+0]{1to16}
vmovdqa64 [rsp+128],zmm15
vpunpcklqdq zmm15,zmm22,zmm18
vpunpckhqdq zmm22,zmm22,zmm18
vpunpcklqdq zmm18,zmm27,zmm3
vpunpckhqdq zmm27,zmm27,zmm3
vpunpcklqdq zmm3,zmm13,zmm26
vpunpckhqdq zmm13,zmm13,zmm26
vpunpcklqdq zmm26,zmm17,zmm5
vpunpckhqdq zmm17,zmm17,zmm5
vpaddd zmm2,zmm2,[rdi+1088]
vmovdqa64 zmm5,[rdi+128]
vmovdqa64 [rsp+192],zmm17
vmovdqa64 zmm17,[rdi+192]
vmovdqa64 [rsp+256],zmm26
vmovdqa64 zmm26,[rdi+64]
vpternlogd zmm5,zmm17,zmm26,0xe4
vmovdqa64 zmm17,[rdi+1216]
vmovdqa64 zmm26,[rdi+1280]
vmovdqa64 [rsp+320],zmm4
vmovdqa64 zmm4,[rdi+1152]
vpternlogd zmm17,zmm26,zmm4,0xe4
vpaddd zmm1,zmm1,zmm5
vpaddd zmm26,zmm11,dword ptr [r11+4]{1to16}
vpaddd zmm4,zmm28,dword ptr [r11+4]{1to16}
vpaddd zmm2,zmm2,zmm17
vprord zmm1,zmm1,25
vpaddd zmm26,zmm26,[rdi+192]
vpaddd zmm4,zmm4,[rdi+1280]
vprord zmm2,zmm2,25
vpaddd zmm1,zmm1,[rdi+64]
vpaddd zmm2,zmm2,[rdi+1152]
vmovdqa64 zmm5,[rdi+64]
vmovdqa64 zmm17,[rdi+128]
vpternlogd zmm5,zmm17,zmm1,0xe4
vpaddd zmm17,zmm23,dword ptr [r11+8]{1to16}
vmovdqa64 [rsp+384],zmm23
vmovdqa64 zmm23,[rdi+1152]
vmovdqa64 [rsp+448],zmm28
vmovdqa64 zmm28,[rdi+1216]
vpternlogd zmm23,zmm28,zmm2,0xe4
vpaddd zmm28,zmm29,dword ptr [r11+8]{1to16}
vpaddd zmm5,zmm5,zmm26
vpaddd zmm17,zmm17,[rdi+128]
vpaddd zmm23,zmm23,zmm4
vpaddd zmm28,zmm28,[rdi+1216]
vprord zmm5,zmm5,20
vpaddd zmm26,zmm7,dword ptr [r11+12]{1to16}
vprord zmm23,zmm23,20
vpaddd zmm5,zmm5,zmm1
vpaddd zmm4,zmm24,dword ptr [r11+16]{1to16}
vpaddd zmm26,zmm26,[rdi+64]
vpaddd zmm23,zmm23,zmm2
vmovdqa64 [rsp+512],zmm29
vpaddd zmm29,zmm12,dword ptr [r11+20]{1to16}
vmovdqa64 [rsp+576],zmm7
vpaddd zmm7,zmm25,dword ptr [r11+24]{1to16}
vmovdqa64 [rsp+640],zmm24
vmovdqa64 zmm24,[rdi+64]
vpternlogd zmm24,zmm1,zmm5,0xd8
vpaddd zmm4,zmm1,zmm4
vmovdqa64 [rsp+704],zmm12
vmovdqa64 zmm12,[rdi+1152]
vpternlogd zmm12,zmm2,zmm23,0xd8
vpaddd zmm29,zmm5,zmm29
vpaddd zmm24,zmm24,zmm17
vpaddd zmm17,zmm0,dword ptr [r11+28]{1to16}
vpaddd zmm12,zmm12,zmm28
vpaddd zmm28,zmm19,dword ptr [r11+32]{1to16}
vprord zmm24,zmm24,15
vmovdqa64 [rsp+768],zmm0
vpaddd zmm0,zmm30,dword ptr [r11+36]{1to16}
vprord zmm12,zmm12,15
vmovdqa64 [rsp+832],zmm19
vpaddd zmm19,zmm16,dword ptr [r11+12]{1to16}
vpaddd zmm24,zmm24,zmm5
vpaddd zmm12,zmm12,zmm23
vpaddd zmm19,zmm19,[rdi+1152]
vpternlogd zmm1,zmm5,zmm24,0xd8
vpaddd zmm7,zmm24,zmm7
vpaddd zmm1,zmm1,zmm26
vpaddd zmm26,zmm10,dword ptr [r11+16]{1to16}
vmovdqa64 [rsp+896],zmm16
vpaddd zmm16,zmm6,dword ptr [r11+20]{1to16}
vprord zmm1,zmm1,10
vpaddd zmm26,zmm2,zmm26
vpternlogd zmm2,zmm23,zmm12,0xd8
vpaddd zmm16,zmm23,zmm16
vpaddd zmm1,zmm1,zmm24
vpaddd zmm2,zmm2,zmm19
vpternlogd zmm5,zmm24,zmm1,0xd8
vpaddd zmm5,zmm5,zmm4
vpaddd zmm17,zmm1,zmm17
vprord zmm2,zmm2,10
vpaddd zmm19,zmm14,dword ptr [r11+24]{1to16}
vpaddd zmm4,zmm8,dword ptr [r11+28]{1to16}
vprord zmm5,zmm5,25
vpaddd zmm2,zmm2,zmm12
vpaddd zmm19,zmm12,zmm19
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm23,zmm12,zmm2,0xd8
vpaddd zmm4,zmm2,zmm4
vpternlogd zmm24,zmm1,zmm5,0xd8
vpaddd zmm28,zmm5,zmm28
vpaddd zmm23,zmm23,zmm26
vpaddd zmm26,zmm15,dword ptr [r11+32]{1to16}
vpaddd zmm24,zmm24,zmm29
vpaddd zmm29,zmm22,dword ptr [r11+36]{1to16}
vprord zmm23,zmm23,25
vprord zmm24,zmm24,20
vmovdqa64 [rsp+960],zmm8
vpaddd zmm8,zmm9,dword ptr [r11+40]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm1,zmm5,zmm24,0xd8
vpaddd zmm1,zmm1,zmm7
vpternlogd zmm12,zmm2,zmm23,0xd8
vpaddd zmm26,zmm23,zmm26
vpaddd zmm0,zmm24,zmm0
vpaddd zmm7,zmm18,dword ptr [r11+40]{1to16}
vprord zmm1,zmm1,15
vpaddd zmm12,zmm12,zmm16
vpaddd zmm1,zmm1,zmm24
vprord zmm12,zmm12,20
vpaddd zmm16,zmm21,dword ptr [r11+44]{1to16}
vpternlogd zmm5,zmm24,zmm1,0xd8
vpaddd zmm8,zmm1,zmm8
vpaddd zmm5,zmm5,zmm17
vpaddd zmm12,zmm12,zmm23
vpaddd zmm17,zmm27,dword ptr [r11+44]{1to16}
vprord zmm5,zmm5,10
vpternlogd zmm2,zmm23,zmm12,0xd8
vpaddd zmm29,zmm12,zmm29
vpaddd zmm5,zmm5,zmm1
vpaddd zmm2,zmm2,zmm19
vpternlogd zmm24,zmm1,zmm5,0xd8
vpaddd zmm16,zmm5,zmm16
vprord zmm2,zmm2,15
vpaddd zmm19,zmm20,dword ptr [r11+48]{1to16}
vpaddd zmm24,zmm24,zmm28
vpaddd zmm2,zmm2,zmm12
vpaddd zmm28,zmm3,dword ptr [r11+48]{1to16}
vprord zmm24,zmm24,25
vpternlogd zmm23,zmm12,zmm2,0xd8
vpaddd zmm7,zmm2,zmm7
vpaddd zmm24,zmm24,zmm5
vpaddd zmm23,zmm23,zmm4
vpternlogd zmm1,zmm5,zmm24,0xd8
vpaddd zmm19,zmm24,zmm19
vpaddd zmm1,zmm1,zmm0
vpaddd zmm4,zmm31,dword ptr [r11+52]{1to16}
vprord zmm23,zmm23,10
vpaddd zmm0,zmm13,dword ptr [r11+52]{1to16}
vprord zmm1,zmm1,20
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0xd8
vpaddd zmm17,zmm23,zmm17
vpternlogd zmm5,zmm24,zmm1,0xd8
vpaddd zmm12,zmm12,zmm26
vpaddd zmm4,zmm1,zmm4
vpbroadcastd zmm26,dword ptr [r11+56]
vpaddd zmm26,zmm26,[rsp+320]
vpaddd zmm5,zmm5,zmm8
vprord zmm12,zmm12,25
vprord zmm5,zmm5,15
vpbroadcastd zmm8,dword ptr [r11+56]
vpaddd zmm8,zmm8,[rsp+256]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0xd8
vpaddd zmm28,zmm12,zmm28
vpternlogd zmm24,zmm1,zmm5,0xd8
vpaddd zmm2,zmm2,zmm29
vpaddd zmm26,zmm5,zmm26
vpbroadcastd zmm29,dword ptr [r11+60]
vpaddd zmm29,zmm29,[rsp+64]
vpaddd zmm24,zmm24,zmm16
vprord zmm2,zmm2,20
vprord zmm24,zmm24,10
vpbroadcastd zmm16,dword ptr [r11+60]
vpaddd zmm16,zmm16,[rsp+192]
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0xd8
vpaddd zmm0,zmm2,zmm0
vpternlogd zmm1,zmm5,zmm24,0xd8
vpaddd zmm23,zmm23,zmm7
vpaddd zmm29,zmm24,zmm29
vpaddd zmm7,zmm11,dword ptr [r11+64]{1to16}
vpaddd zmm1,zmm1,zmm19
vprord zmm23,zmm23,15
vprord zmm1,zmm1,25
vpbroadcastd zmm19,dword ptr [r11+64]
vpaddd zmm19,zmm19,[rsp+448]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0xd8
vpaddd zmm8,zmm23,zmm8
vpternlogd zmm5,zmm24,zmm1,0xd8
vpaddd zmm12,zmm12,zmm17
vpaddd zmm7,zmm1,zmm7
vpaddd zmm17,zmm25,dword ptr [r11+68]{1to16}
vpaddd zmm5,zmm5,zmm4
vprord zmm12,zmm12,10
vprord zmm5,zmm5,20
vpaddd zmm4,zmm14,dword ptr [r11+68]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0xd8
vpaddd zmm16,zmm12,zmm16
vpternlogd zmm24,zmm1,zmm5,0xd8
vpaddd zmm2,zmm2,zmm28
vpaddd zmm17,zmm5,zmm17
vpaddd zmm28,zmm21,dword ptr [r11+72]{1to16}
vpaddd zmm24,zmm24,zmm26
vprord zmm2,zmm2,25
vprord zmm24,zmm24,15
vpaddd zmm26,zmm27,dword ptr [r11+72]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0xd8
vpaddd zmm19,zmm2,zmm19
vpternlogd zmm1,zmm5,zmm24,0xd8
vpaddd zmm23,zmm23,zmm0
vpaddd zmm28,zmm24,zmm28
vpbroadcastd zmm0,dword ptr [r11+76]
vpaddd zmm0,zmm0,[rsp+0]
vpaddd zmm1,zmm1,zmm29
vprord zmm23,zmm23,20
vprord zmm1,zmm1,10
vpbroadcastd zmm29,dword ptr [r11+76]
vpaddd zmm29,zmm29,[rsp+128]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0xd8
vpaddd zmm4,zmm23,zmm4
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm8
vpaddd zmm0,zmm1,zmm0
vpbroadcastd zmm8,dword ptr [r11+80]
vpaddd zmm8,zmm8,[rsp+704]
vpaddd zmm5,zmm5,zmm7
vprord zmm12,zmm12,15
vprord zmm5,zmm5,27
vpaddd zmm7,zmm6,dword ptr [r11+80]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0xd8
vpaddd zmm26,zmm12,zmm26
vpternlogd zmm24,zmm5,zmm1,0xca
vpaddd zmm2,zmm2,zmm16
vpaddd zmm8,zmm5,zmm8
vpaddd zmm16,zmm9,dword ptr [r11+84]{1to16}
vpaddd zmm24,zmm24,zmm17
vprord zmm2,zmm2,10
vprord zmm24,zmm24,23
vpaddd zmm17,zmm18,dword ptr [r11+84]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm29,zmm2,zmm29
vpternlogd zmm1,zmm24,zmm5,0xca
vpaddd zmm23,zmm23,zmm19
vpaddd zmm16,zmm24,zmm16
vpbroadcastd zmm19,dword ptr [r11+88]
vpaddd zmm19,zmm19,[rsp+64]
vpaddd zmm1,zmm1,zmm28
vprord zmm23,zmm23,27
vprord zmm1,zmm1,18
vpbroadcastd zmm28,dword ptr [r11+88]
vpaddd zmm28,zmm28,[rsp+192]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm23,zmm2,0xca
vpaddd zmm7,zmm23,zmm7
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm4
vpaddd zmm19,zmm1,zmm19
vpbroadcastd zmm4,dword ptr [r11+92]
vpaddd zmm4,zmm4,[rsp+640]
vpaddd zmm5,zmm5,zmm0
vprord zmm12,zmm12,23
vprord zmm5,zmm5,12
vpaddd zmm0,zmm10,dword ptr [r11+92]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm12,zmm23,0xca
vpaddd zmm17,zmm12,zmm17
vpternlogd zmm24,zmm5,zmm1,0xca
vpaddd zmm2,zmm2,zmm26
vpaddd zmm4,zmm5,zmm4
vpaddd zmm26,zmm30,dword ptr [r11+96]{1to16}
vpaddd zmm24,zmm24,zmm8
vprord zmm2,zmm2,18
vprord zmm24,zmm24,27
vpaddd zmm8,zmm22,dword ptr [r11+96]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm28,zmm2,zmm28
vpternlogd zmm1,zmm24,zmm5,0xca
vpaddd zmm23,zmm23,zmm29
vpaddd zmm26,zmm24,zmm26
vpbroadcastd zmm29,dword ptr [r11+100]
vpaddd zmm29,zmm29,[rsp+320]
vpaddd zmm1,zmm1,zmm16
vprord zmm23,zmm23,12
vprord zmm1,zmm1,23
vpbroadcastd zmm16,dword ptr [r11+100]
vpaddd zmm16,zmm16,[rsp+256]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm23,zmm2,0xca
vpaddd zmm0,zmm23,zmm0
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm7
vpaddd zmm29,zmm1,zmm29
vpbroadcastd zmm7,dword ptr [r11+104]
vpaddd zmm7,zmm7,[rsp+576]
vpaddd zmm5,zmm5,zmm19
vprord zmm12,zmm12,27
vprord zmm5,zmm5,18
vpbroadcastd zmm19,dword ptr [r11+104]
vpaddd zmm19,zmm19,[rsp+896]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm12,zmm23,0xca
vpaddd zmm8,zmm12,zmm8
vpternlogd zmm24,zmm5,zmm1,0xca
vpaddd zmm2,zmm2,zmm17
vpaddd zmm7,zmm5,zmm7
vpbroadcastd zmm17,dword ptr [r11+108]
vpaddd zmm17,zmm17,[rsp+832]
vpaddd zmm24,zmm24,zmm4
vprord zmm2,zmm2,23
vprord zmm24,zmm24,12
vpaddd zmm4,zmm15,dword ptr [r11+108]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm16,zmm2,zmm16
vpternlogd zmm1,zmm24,zmm5,0xca
vpaddd zmm23,zmm23,zmm28
vpaddd zmm17,zmm24,zmm17
vpaddd zmm28,zmm31,dword ptr [r11+112]{1to16}
vpaddd zmm1,zmm1,zmm26
vprord zmm23,zmm23,18
vprord zmm1,zmm1,27
vpaddd zmm26,zmm13,dword ptr [r11+112]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm23,zmm2,0xca
vpaddd zmm19,zmm23,zmm19
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm0
vpaddd zmm28,zmm1,zmm28
vpbroadcastd zmm0,dword ptr [r11+116]
vpaddd zmm0,zmm0,[rsp+384]
vpaddd zmm5,zmm5,zmm29
vprord zmm12,zmm12,12
vprord zmm5,zmm5,23
vpbroadcastd zmm29,dword ptr [r11+116]
vpaddd zmm29,zmm29,[rsp+512]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm12,zmm23,0xca
vpaddd zmm4,zmm12,zmm4
vpternlogd zmm24,zmm5,zmm1,0xca
vpaddd zmm2,zmm2,zmm8
vpaddd zmm0,zmm5,zmm0
vpbroadcastd zmm8,dword ptr [r11+120]
vpaddd zmm8,zmm8,[rsp+768]
vpaddd zmm24,zmm24,zmm7
vprord zmm2,zmm2,27
vprord zmm24,zmm24,18
vpbroadcastd zmm7,dword ptr [r11+120]
vpaddd zmm7,zmm7,[rsp+960]
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm26,zmm2,zmm26
vpternlogd zmm1,zmm24,zmm5,0xca
vpaddd zmm23,zmm23,zmm16
vpaddd zmm8,zmm24,zmm8
vpaddd zmm16,zmm20,dword ptr [r11+124]{1to16}
vpaddd zmm1,zmm1,zmm17
vprord zmm23,zmm23,23
vprord zmm1,zmm1,12
vpaddd zmm17,zmm3,dword ptr [r11+124]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm23,zmm2,0xca
vpaddd zmm29,zmm23,zmm29
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm19
vpaddd zmm16,zmm1,zmm16
vpbroadcastd zmm19,dword ptr [r11+128]
vpaddd zmm19,zmm19,[rsp+704]
vpaddd zmm5,zmm5,zmm28
vprord zmm12,zmm12,18
vprord zmm5,zmm5,27
vpaddd zmm28,zmm6,dword ptr [r11+128]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm12,zmm23,0xca
vpaddd zmm7,zmm12,zmm7
vpternlogd zmm24,zmm5,zmm1,0xca
vpaddd zmm2,zmm2,zmm4
vpaddd zmm19,zmm5,zmm19
vpbroadcastd zmm4,dword ptr [r11+132]
vpaddd zmm4,zmm4,[rsp+832]
vpaddd zmm24,zmm24,zmm0
vprord zmm2,zmm2,12
vprord zmm24,zmm24,23
vpaddd zmm0,zmm15,dword ptr [r11+132]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm17,zmm2,zmm17
vpternlogd zmm1,zmm24,zmm5,0xca
vpaddd zmm23,zmm23,zmm26
vpaddd zmm4,zmm24,zmm4
vpaddd zmm26,zmm21,dword ptr [r11+136]{1to16}
vpaddd zmm1,zmm1,zmm8
vprord zmm23,zmm23,27
vprord zmm1,zmm1,18
vpaddd zmm8,zmm27,dword ptr [r11+136]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm23,zmm2,0xca
vpaddd zmm28,zmm23,zmm28
vpternlogd zmm5,zmm1,zmm24,0xca
vpaddd zmm12,zmm12,zmm29
vpaddd zmm26,zmm1,zmm26
vpbroadcastd zmm29,dword ptr [r11+140]
vpaddd zmm29,zmm29,[rsp+320]
vpaddd zmm5,zmm5,zmm16
vprord zmm12,zmm12,23
vprord zmm5,zmm5,12
vpbroadcastd zmm16,dword ptr [r11+140]
vpaddd zmm16,zmm16,[rsp+256]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm12,zmm23,0xca
vpaddd zmm0,zmm12,zmm0
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm2,zmm2,zmm7
vpaddd zmm29,zmm5,zmm29
vpaddd zmm7,zmm11,dword ptr [r11+144]{1to16}
vpaddd zmm24,zmm24,zmm19
vprord zmm2,zmm2,18
vprord zmm24,zmm24,28
vpbroadcastd zmm19,dword ptr [r11+144]
vpaddd zmm19,zmm19,[rsp+448]
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm2,zmm12,0xca
vpaddd zmm8,zmm2,zmm8
vpternlogd zmm1,zmm5,zmm24,0x96
vpaddd zmm23,zmm23,zmm17
vpaddd zmm7,zmm24,zmm7
vpbroadcastd zmm17,dword ptr [r11+148]
vpaddd zmm17,zmm17,[rsp+640]
vpaddd zmm1,zmm1,zmm4
vprord zmm23,zmm23,12
vprord zmm1,zmm1,21
vpaddd zmm4,zmm10,dword ptr [r11+148]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm16,zmm23,zmm16
vpternlogd zmm5,zmm24,zmm1,0x96
vpaddd zmm12,zmm12,zmm28
vpaddd zmm17,zmm1,zmm17
vpbroadcastd zmm28,dword ptr [r11+152]
vpaddd zmm28,zmm28,[rsp+768]
vpaddd zmm5,zmm5,zmm26
vprord zmm12,zmm12,28
vprord zmm5,zmm5,16
vpbroadcastd zmm26,dword ptr [r11+152]
vpaddd zmm26,zmm26,[rsp+960]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0x96
vpaddd zmm19,zmm12,zmm19
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm2,zmm2,zmm0
vpaddd zmm28,zmm5,zmm28
vpaddd zmm0,zmm9,dword ptr [r11+156]{1to16}
vpaddd zmm24,zmm24,zmm29
vprord zmm2,zmm2,21
vprord zmm24,zmm24,9
vpaddd zmm29,zmm18,dword ptr [r11+156]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0x96
vpaddd zmm4,zmm2,zmm4
vpternlogd zmm1,zmm5,zmm24,0x96
vpaddd zmm23,zmm23,zmm8
vpaddd zmm0,zmm24,zmm0
vpaddd zmm8,zmm31,dword ptr [r11+160]{1to16}
vpaddd zmm1,zmm1,zmm7
vprord zmm23,zmm23,16
vprord zmm1,zmm1,28
vpaddd zmm7,zmm13,dword ptr [r11+160]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm26,zmm23,zmm26
vpternlogd zmm5,zmm24,zmm1,0x96
vpaddd zmm12,zmm12,zmm16
vpaddd zmm8,zmm1,zmm8
vpbroadcastd zmm16,dword ptr [r11+164]
vpaddd zmm16,zmm16,[rsp+0]
vpaddd zmm5,zmm5,zmm17
vprord zmm12,zmm12,9
vprord zmm5,zmm5,21
vpbroadcastd zmm17,dword ptr [r11+164]
vpaddd zmm17,zmm17,[rsp+128]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0x96
vpaddd zmm29,zmm12,zmm29
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm2,zmm2,zmm19
vpaddd zmm16,zmm5,zmm16
vpbroadcastd zmm19,dword ptr [r11+168]
vpaddd zmm19,zmm19,[rsp+576]
vpaddd zmm24,zmm24,zmm28
vprord zmm2,zmm2,28
vprord zmm24,zmm24,16
vpbroadcastd zmm28,dword ptr [r11+168]
vpaddd zmm28,zmm28,[rsp+896]
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0x96
vpaddd zmm7,zmm2,zmm7
vpternlogd zmm1,zmm5,zmm24,0x96
vpaddd zmm23,zmm23,zmm4
vpaddd zmm19,zmm24,zmm19
vpaddd zmm4,zmm25,dword ptr [r11+172]{1to16}
vpaddd zmm1,zmm1,zmm0
vprord zmm23,zmm23,21
vprord zmm1,zmm1,9
vpaddd zmm0,zmm14,dword ptr [r11+172]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm17,zmm23,zmm17
vpternlogd zmm5,zmm24,zmm1,0x96
vpaddd zmm12,zmm12,zmm26
vpaddd zmm4,zmm1,zmm4
vpaddd zmm26,zmm30,dword ptr [r11+176]{1to16}
vpaddd zmm5,zmm5,zmm8
vprord zmm12,zmm12,16
vprord zmm5,zmm5,28
vpaddd zmm8,zmm22,dword ptr [r11+176]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0x96
vpaddd zmm28,zmm12,zmm28
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm2,zmm2,zmm29
vpaddd zmm26,zmm5,zmm26
vpaddd zmm29,zmm20,dword ptr [r11+180]{1to16}
vpaddd zmm24,zmm24,zmm16
vprord zmm2,zmm2,9
vprord zmm24,zmm24,21
vpaddd zmm16,zmm3,dword ptr [r11+180]{1to16}
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0x96
vpaddd zmm0,zmm2,zmm0
vpternlogd zmm1,zmm5,zmm24,0x96
vpaddd zmm23,zmm23,zmm7
vpaddd zmm29,zmm24,zmm29
vpbroadcastd zmm7,dword ptr [r11+184]
vpaddd zmm7,zmm7,[rsp+64]
vpaddd zmm1,zmm1,zmm19
vprord zmm23,zmm23,28
vprord zmm1,zmm1,16
vpbroadcastd zmm19,dword ptr [r11+184]
vpaddd zmm19,zmm19,[rsp+192]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm8,zmm23,zmm8
vpternlogd zmm5,zmm24,zmm1,0x96
vpaddd zmm12,zmm12,zmm17
vpaddd zmm7,zmm1,zmm7
vpbroadcastd zmm17,dword ptr [r11+188]
vpaddd zmm17,zmm17,[rsp+384]
vpaddd zmm5,zmm5,zmm4
vprord zmm12,zmm12,21
vprord zmm5,zmm5,9
vpbroadcastd zmm4,dword ptr [r11+188]
vpaddd zmm4,zmm4,[rsp+512]
vpaddd zmm12,zmm12,zmm23
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0x96
vpaddd zmm16,zmm12,zmm16
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm2,zmm2,zmm28
vpaddd zmm17,zmm5,zmm17
vpbroadcastd zmm28,dword ptr [r11+192]
vpaddd zmm28,zmm28,[rsp+0]
vpaddd zmm24,zmm24,zmm26
vprord zmm2,zmm2,16
vpbroadcastd zmm26,dword ptr [r11+192]
vpaddd zmm26,zmm26,[rsp+128]
vprord zmm24,zmm24,28
vmovdqa64 [rsp+128],zmm22
vpbroadcastd zmm22,dword ptr [r11+196]
vpaddd zmm22,zmm22,[rsp+768]
vpaddd zmm2,zmm2,zmm12
vmovdqa64 [rsp+768],zmm30
vpbroadcastd zmm30,dword ptr [r11+196]
vpaddd zmm30,zmm30,[rsp+960]
vpaddd zmm24,zmm24,zmm5
vmovdqa64 [rsp+960],zmm27
vpbroadcastd zmm27,dword ptr [r11+200]
vpaddd zmm27,zmm27,[rsp+320]
vpternlogd zmm23,zmm12,zmm2,0x96
vpaddd zmm19,zmm2,zmm19
vmovdqa64 [rsp+320],zmm21
vpbroadcastd zmm21,dword ptr [r11+200]
vpaddd zmm21,zmm21,[rsp+256]
vpternlogd zmm1,zmm5,zmm24,0x96
vpaddd zmm28,zmm24,zmm28
vmovdqa64 [rsp+256],zmm10
vpbroadcastd zmm10,dword ptr [r11+204]
vpaddd zmm10,zmm10,[rsp+704]
vpaddd zmm23,zmm23,zmm0
vpaddd zmm1,zmm1,zmm29
vprord zmm23,zmm23,9
vpaddd zmm6,zmm6,dword ptr [r11+204]{1to16}
vpaddd zmm20,zmm20,dword ptr [r11+208]{1to16}
vprord zmm1,zmm1,21
vpaddd zmm3,zmm3,dword ptr [r11+208]{1to16}
vpbroadcastd zmm0,dword ptr [r11+212]
vpaddd zmm0,zmm0,[rsp+576]
vpaddd zmm23,zmm23,zmm2
vpaddd zmm1,zmm1,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm4,zmm23,zmm4
vpbroadcastd zmm29,dword ptr [r11+212]
vpaddd zmm29,zmm29,[rsp+896]
vpaddd zmm9,zmm9,dword ptr [r11+216]{1to16}
vpternlogd zmm5,zmm24,zmm1,0x96
vpaddd zmm12,zmm12,zmm8
vpaddd zmm22,zmm1,zmm22
vpaddd zmm18,zmm18,dword ptr [r11+216]{1to16}
vpaddd zmm5,zmm5,zmm7
vprord zmm12,zmm12,28
vpaddd zmm11,zmm11,dword ptr [r11+220]{1to16}
vpbroadcastd zmm8,dword ptr [r11+220]
vpaddd zmm8,zmm8,[rsp+448]
vprord zmm5,zmm5,16
vpaddd zmm12,zmm12,zmm23
vpbroadcastd zmm7,dword ptr [r11+224]
vpaddd zmm7,zmm7,[rsp+832]
vpaddd zmm15,zmm15,dword ptr [r11+224]{1to16}
vpaddd zmm5,zmm5,zmm1
vpternlogd zmm2,zmm23,zmm12,0x96
vpaddd zmm26,zmm12,zmm26
vpternlogd zmm24,zmm1,zmm5,0x96
vpaddd zmm27,zmm5,zmm27
vpaddd zmm2,zmm2,zmm16
vpaddd zmm24,zmm24,zmm17
vpbroadcastd zmm16,dword ptr [r11+228]
vpaddd zmm16,zmm16,[rsp+64]
vprord zmm2,zmm2,21
vprord zmm24,zmm24,9
vpbroadcastd zmm17,dword ptr [r11+228]
vpaddd zmm17,zmm17,[rsp+192]
vpaddd zmm2,zmm2,zmm12
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm23,zmm12,zmm2,0x96
vpaddd zmm30,zmm2,zmm30
vpternlogd zmm1,zmm5,zmm24,0x9c
vpaddd zmm10,zmm24,zmm10
vpaddd zmm23,zmm23,zmm19
vpsubd zmm28,zmm28,zmm1
vpaddd zmm25,zmm25,dword ptr [r11+232]{1to16}
vprord zmm23,zmm23,16
vprord zmm28,zmm28,26
vpaddd zmm14,zmm14,dword ptr [r11+232]{1to16}
vpaddd zmm23,zmm23,zmm2
vpaddd zmm28,zmm28,zmm24
vpternlogd zmm12,zmm2,zmm23,0x96
vpaddd zmm21,zmm23,zmm21
vpternlogd zmm5,zmm24,zmm28,0x9c
vpaddd zmm20,zmm28,zmm20
vpaddd zmm12,zmm12,zmm4
vpsubd zmm22,zmm22,zmm5
vpaddd zmm31,zmm31,dword ptr [r11+236]{1to16}
vprord zmm12,zmm12,9
vprord zmm22,zmm22,22
vpaddd zmm13,zmm13,dword ptr [r11+236]{1to16}
vpaddd zmm12,zmm12,zmm23
vpaddd zmm22,zmm22,zmm28
vpternlogd zmm2,zmm23,zmm12,0x9c
vpaddd zmm6,zmm12,zmm6
vpternlogd zmm24,zmm28,zmm22,0x9c
vpaddd zmm0,zmm22,zmm0
vpsubd zmm26,zmm26,zmm2
vpsubd zmm27,zmm27,zmm24
vpbroadcastd zmm19,dword ptr [r11+240]
vpaddd zmm19,zmm19,[rsp+640]
vprord zmm26,zmm26,26
vprord zmm27,zmm27,17
vpbroadcastd zmm1,dword ptr [r11+240]
vpaddd zmm1,zmm1,[rsp+256]
vpaddd zmm26,zmm26,zmm12
vpaddd zmm27,zmm27,zmm22
vpternlogd zmm23,zmm12,zmm26,0x9c
vpaddd zmm3,zmm26,zmm3
vpternlogd zmm28,zmm22,zmm27,0x9c
vpaddd zmm9,zmm27,zmm9
vpsubd zmm30,zmm30,zmm23
vpsubd zmm10,zmm10,zmm28
vpbroadcastd zmm4,dword ptr [r11+244]
vpaddd zmm4,zmm4,[rsp+320]
vprord zmm30,zmm30,22
vprord zmm10,zmm10,11
vpbroadcastd zmm5,dword ptr [r11+244]
vpaddd zmm5,zmm5,[rsp+960]
vpaddd zmm30,zmm30,zmm26
vpaddd zmm10,zmm10,zmm27
vpternlogd zmm12,zmm26,zmm30,0x9c
vpaddd zmm29,zmm30,zmm29
vpternlogd zmm22,zmm27,zmm10,0x9c
vpaddd zmm11,zmm10,zmm11
vpsubd zmm21,zmm21,zmm12
vpsubd zmm20,zmm20,zmm22
vpbroadcastd zmm2,dword ptr [r11+248]
vpaddd zmm2,zmm2,[rsp+384]
vprord zmm21,zmm21,17
vprord zmm20,zmm20,26
vpbroadcastd zmm24,dword ptr [r11+248]
vpaddd zmm24,zmm24,[rsp+512]
vpaddd zmm21,zmm21,zmm30
vpaddd zmm20,zmm20,zmm10
vpternlogd zmm26,zmm30,zmm21,0x9c
vpaddd zmm18,zmm21,zmm18
vpternlogd zmm27,zmm10,zmm20,0x9c
vpaddd zmm7,zmm20,zmm7
vpsubd zmm6,zmm6,zmm26
vpsubd zmm0,zmm0,zmm27
vpbroadcastd zmm23,dword ptr [r11+252]
vpaddd zmm23,zmm23,[rsp+768]
vprord zmm6,zmm6,11
vprord zmm0,zmm0,22
vpbroadcastd zmm28,dword ptr [r11+252]
vpaddd zmm28,zmm28,[rsp+128]
vpaddd zmm6,zmm6,zmm21
vpaddd zmm0,zmm0,zmm20
vpternlogd zmm30,zmm21,zmm6,0x9c
vpaddd zmm8,zmm6,zmm8
vpternlogd zmm10,zmm20,zmm0,0x9c
vpaddd zmm16,zmm0,zmm16
vpsubd zmm3,zmm3,zmm30
vpsubd zmm9,zmm9,zmm10
vprord zmm3,zmm3,26
vprord zmm9,zmm9,17
vpaddd zmm3,zmm3,zmm6
vpaddd zmm9,zmm9,zmm0
vpternlogd zmm21,zmm6,zmm3,0x9c
vpaddd zmm15,zmm3,zmm15
vpternlogd zmm20,zmm0,zmm9,0x9c
vpaddd zmm25,zmm9,zmm25
vpsubd zmm29,zmm29,zmm21
vpsubd zmm11,zmm11,zmm20
vprord zmm29,zmm29,22
vprord zmm11,zmm11,11
vpaddd zmm29,zmm29,zmm3
vpaddd zmm11,zmm11,zmm9
vpternlogd zmm6,zmm3,zmm29,0x9c
vpaddd zmm17,zmm29,zmm17
vpternlogd zmm0,zmm9,zmm11,0x9c
vpaddd zmm31,zmm11,zmm31
vpsubd zmm18,zmm18,zmm6
vpsubd zmm7,zmm7,zmm0
vprord zmm18,zmm18,17
vprord zmm7,zmm7,26
vpaddd zmm18,zmm18,zmm29
vpaddd zmm7,zmm7,zmm11
vpternlogd zmm3,zmm29,zmm18,0x9c
vpaddd zmm14,zmm18,zmm14
vpternlogd zmm9,zmm11,zmm7,0x9c
vpaddd zmm19,zmm7,zmm19
vpsubd zmm8,zmm8,zmm3
vpsubd zmm16,zmm16,zmm9
vprord zmm8,zmm8,11
vprord zmm16,zmm16,22
vpaddd zmm8,zmm8,zmm18
vpaddd zmm16,zmm16,zmm7
vpternlogd zmm29,zmm18,zmm8,0x9c
vpaddd zmm13,zmm8,zmm13
vpternlogd zmm11,zmm7,zmm16,0x9c
vpaddd zmm4,zmm16,zmm4
vpsubd zmm15,zmm15,zmm29
vpsubd zmm25,zmm25,zmm11
vprord zmm15,zmm15,26
vprord zmm25,zmm25,17
vpaddd zmm15,zmm15,zmm8
vpaddd zmm25,zmm25,zmm16
vpternlogd zmm18,zmm8,zmm15,0x9c
vpaddd zmm1,zmm15,zmm1
vpternlogd zmm7,zmm16,zmm25,0x9c
vpaddd zmm2,zmm25,zmm2
vpsubd zmm17,zmm17,zmm18
vpsubd zmm31,zmm31,zmm7
vprord zmm17,zmm17,22
vprord zmm31,zmm31,11
vpaddd zmm17,zmm17,zmm15
vpaddd zmm31,zmm31,zmm25
vpternlogd zmm8,zmm15,zmm17,0x9c
vpaddd zmm5,zmm17,zmm5
vpternlogd zmm16,zmm25,zmm31,0x9c
vpaddd zmm23,zmm31,zmm23
vpsubd zmm14,zmm14,zmm8
vpsubd zmm19,zmm19,zmm16
vprord zmm14,zmm14,17
vprord zmm19,zmm19,26
vpaddd zmm14,zmm14,zmm17
vpaddd zmm19,zmm19,zmm31
vpternlogd zmm15,zmm17,zmm14,0x9c
vpaddd zmm24,zmm14,zmm24
vpternlogd zmm25,zmm31,zmm19,0x9c
vpaddd zmm12,zmm19,[rdi+0]
vpsubd zmm13,zmm13,zmm15
vpsubd zmm4,zmm4,zmm25
vmovdqa64 [rdi+0],zmm12
vprord zmm13,zmm13,11
vprord zmm4,zmm4,22
vpaddd zmm13,zmm13,zmm14
vpaddd zmm4,zmm4,zmm19
vpternlogd zmm17,zmm14,zmm13,0x9c
vpaddd zmm28,zmm13,zmm28
vpternlogd zmm31,zmm19,zmm4,0x9c
vpaddd zmm22,zmm4,[rdi+192]
vpsubd zmm1,zmm1,zmm17
vpsubd zmm2,zmm2,zmm31
vmovdqa64 [rdi+192],zmm22
vprord zmm1,zmm1,26
vprord zmm2,zmm2,17
vpaddd zmm1,zmm1,zmm13
vpaddd zmm2,zmm2,zmm4
vpternlogd zmm14,zmm13,zmm1,0x9c
vpaddd zmm26,zmm1,[rdi+1088]
vpternlogd zmm4,zmm19,zmm2,0xb4
vpaddd zmm27,zmm2,[rdi+64]
vpaddd zmm2,zmm2,[rdi+128]
vpsubd zmm5,zmm5,zmm14
vmovdqa64 [rdi+1088],zmm26
vpsubd zmm23,zmm23,zmm4
vmovdqa64 [rdi+128],zmm2
vprord zmm5,zmm5,22
vprord zmm23,zmm23,11
vpaddd zmm5,zmm5,zmm1
vpaddd zmm23,zmm23,zmm27
vpternlogd zmm13,zmm1,zmm5,0x9c
vpaddd zmm30,zmm5,[rdi+1280]
vmovdqa64 [rdi+64],zmm23
vpsubd zmm24,zmm24,zmm13
vmovdqa64 [rdi+1280],zmm30
vprord zmm24,zmm24,17
vpaddd zmm24,zmm24,zmm5
vpternlogd zmm5,zmm1,zmm24,0xb4
vpaddd zmm10,zmm24,[rdi+1152]
vpaddd zmm24,zmm24,[rdi+1216]
vpsubd zmm28,zmm28,zmm5
vmovdqa64 [rdi+1216],zmm24
vprord zmm28,zmm28,11
vpaddd zmm28,zmm28,zmm10
vmovdqa64 [rdi+1152],zmm28
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

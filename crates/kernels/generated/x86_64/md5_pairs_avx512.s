# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,640
and rsp,-64
lea r11,[rip+9f]
xor edx,edx
.p2align 6
2:
mov rax,[rdi+704]
vmovdqu64 ymm0,[rax+rdx+0]
mov rax,[rdi+736]
vinserti64x4 zmm0,zmm0,[rax+rdx+0],1
mov rax,[rdi+768]
vmovdqu64 ymm1,[rax+rdx+0]
mov rax,[rdi+800]
vinserti64x4 zmm1,zmm1,[rax+rdx+0],1
vshufi64x2 zmm2,zmm0,zmm1,0x88
vshufi64x2 zmm0,zmm0,zmm1,0xdd
mov rax,[rdi+712]
vmovdqu64 ymm3,[rax+rdx+0]
mov rax,[rdi+744]
vinserti64x4 zmm3,zmm3,[rax+rdx+0],1
mov rax,[rdi+776]
vmovdqu64 ymm4,[rax+rdx+0]
mov rax,[rdi+808]
vinserti64x4 zmm4,zmm4,[rax+rdx+0],1
vshufi64x2 zmm5,zmm3,zmm4,0x88
vshufi64x2 zmm3,zmm3,zmm4,0xdd
mov rax,[rdi+720]
vmovdqu64 ymm6,[rax+rdx+0]
mov rax,[rdi+752]
vinserti64x4 zmm6,zmm6,[rax+rdx+0],1
mov rax,[rdi+784]
vmovdqu64 ymm7,[rax+rdx+0]
mov rax,[rdi+816]
vinserti64x4 zmm7,zmm7,[rax+rdx+0],1
vshufi64x2 zmm8,zmm6,zmm7,0x88
vshufi64x2 zmm6,zmm6,zmm7,0xdd
mov rax,[rdi+728]
vmovdqu64 ymm9,[rax+rdx+0]
mov rax,[rdi+760]
vinserti64x4 zmm9,zmm9,[rax+rdx+0],1
mov rax,[rdi+792]
vmovdqu64 ymm10,[rax+rdx+0]
mov rax,[rdi+824]
vinserti64x4 zmm10,zmm10,[rax+rdx+0],1
vshufi64x2 zmm11,zmm9,zmm10,0x88
vshufi64x2 zmm9,zmm9,zmm10,0xdd
vpunpckldq zmm12,zmm2,zmm5
vpunpckhdq zmm2,zmm2,zmm5
vpunpckldq zmm13,zmm8,zmm11
vpunpckhdq zmm8,zmm8,zmm11
vpunpcklqdq zmm14,zmm12,zmm13
vpunpckhqdq zmm12,zmm12,zmm13
vpunpcklqdq zmm15,zmm2,zmm8
vpunpckhqdq zmm2,zmm2,zmm8
vpunpckldq zmm16,zmm0,zmm3
vpunpckhdq zmm0,zmm0,zmm3
vpunpckldq zmm17,zmm6,zmm9
vpunpckhdq zmm6,zmm6,zmm9
vpunpcklqdq zmm18,zmm16,zmm17
vpunpckhqdq zmm16,zmm16,zmm17
vpunpcklqdq zmm19,zmm0,zmm6
vpunpckhqdq zmm0,zmm0,zmm6
mov rax,[rdi+704]
vmovdqu64 ymm20,[rax+rdx+32]
mov rax,[rdi+736]
vinserti64x4 zmm20,zmm20,[rax+rdx+32],1
mov rax,[rdi+768]
vmovdqu64 ymm21,[rax+rdx+32]
mov rax,[rdi+800]
vinserti64x4 zmm21,zmm21,[rax+rdx+32],1
vshufi64x2 zmm22,zmm20,zmm21,0x88
vshufi64x2 zmm20,zmm20,zmm21,0xdd
mov rax,[rdi+712]
vmovdqu64 ymm23,[rax+rdx+32]
mov rax,[rdi+744]
vinserti64x4 zmm23,zmm23,[rax+rdx+32],1
mov rax,[rdi+776]
vmovdqu64 ymm24,[rax+rdx+32]
mov rax,[rdi+808]
vinserti64x4 zmm24,zmm24,[rax+rdx+32],1
vshufi64x2 zmm25,zmm23,zmm24,0x88
vshufi64x2 zmm23,zmm23,zmm24,0xdd
mov rax,[rdi+720]
vmovdqu64 ymm26,[rax+rdx+32]
mov rax,[rdi+752]
vinserti64x4 zmm26,zmm26,[rax+rdx+32],1
mov rax,[rdi+784]
vmovdqu64 ymm27,[rax+rdx+32]
mov rax,[rdi+816]
vinserti64x4 zmm27,zmm27,[rax+rdx+32],1
vshufi64x2 zmm28,zmm26,zmm27,0x88
vshufi64x2 zmm26,zmm26,zmm27,0xdd
mov rax,[rdi+728]
vmovdqu64 ymm29,[rax+rdx+32]
mov rax,[rdi+760]
vinserti64x4 zmm29,zmm29,[rax+rdx+32],1
mov rax,[rdi+792]
vmovdqu64 ymm30,[rax+rdx+32]
mov rax,[rdi+824]
vinserti64x4 zmm30,zmm30,[rax+rdx+32],1
vshufi64x2 zmm31,zmm29,zmm30,0x88
vshufi64x2 zmm29,zmm29,zmm30,0xdd
vpunpckldq zmm1,zmm22,zmm25
vpunpckhdq zmm22,zmm22,zmm25
vpunpckldq zmm4,zmm28,zmm31
vpunpckhdq zmm28,zmm28,zmm31
vpunpcklqdq zmm7,zmm1,zmm4
vpunpckhqdq zmm1,zmm1,zmm4
vpunpcklqdq zmm10,zmm22,zmm28
vpunpckhqdq zmm22,zmm22,zmm28
vpunpckldq zmm5,zmm20,zmm23
vpunpckhdq zmm20,zmm20,zmm23
vpunpckldq zmm11,zmm26,zmm29
vpunpckhdq zmm26,zmm26,zmm29
vpunpcklqdq zmm13,zmm5,zmm11
vpunpckhqdq zmm5,zmm5,zmm11
vpunpcklqdq zmm8,zmm20,zmm26
vpunpckhqdq zmm20,zmm20,zmm26
vpaddd zmm3,zmm14,dword ptr [r11+0]{1to16}
mov rax,[rdi+960]
vmovdqu64 ymm9,[rax+rdx+0]
mov rax,[rdi+992]
vinserti64x4 zmm9,zmm9,[rax+rdx+0],1
mov rax,[rdi+1024]
vmovdqu64 ymm17,[rax+rdx+0]
mov rax,[rdi+1056]
vinserti64x4 zmm17,zmm17,[rax+rdx+0],1
vshufi64x2 zmm6,zmm9,zmm17,0x88
vshufi64x2 zmm9,zmm9,zmm17,0xdd
mov rax,[rdi+968]
vmovdqu64 ymm21,[rax+rdx+0]
mov rax,[rdi+1000]
vinserti64x4 zmm21,zmm21,[rax+rdx+0],1
mov rax,[rdi+1032]
vmovdqu64 ymm24,[rax+rdx+0]
mov rax,[rdi+1064]
vinserti64x4 zmm24,zmm24,[rax+rdx+0],1
vshufi64x2 zmm27,zmm21,zmm24,0x88
vshufi64x2 zmm21,zmm21,zmm24,0xdd
mov rax,[rdi+976]
vmovdqu64 ymm30,[rax+rdx+0]
mov rax,[rdi+1008]
vinserti64x4 zmm30,zmm30,[rax+rdx+0],1
mov rax,[rdi+1040]
vmovdqu64 ymm25,[rax+rdx+0]
mov rax,[rdi+1072]
vinserti64x4 zmm25,zmm25,[rax+rdx+0],1
vshufi64x2 zmm31,zmm30,zmm25,0x88
vshufi64x2 zmm30,zmm30,zmm25,0xdd
mov rax,[rdi+984]
vmovdqu64 ymm4,[rax+rdx+0]
mov rax,[rdi+1016]
vinserti64x4 zmm4,zmm4,[rax+rdx+0],1
mov rax,[rdi+1048]
vmovdqu64 ymm28,[rax+rdx+0]
mov rax,[rdi+1080]
vinserti64x4 zmm28,zmm28,[rax+rdx+0],1
vshufi64x2 zmm23,zmm4,zmm28,0x88
vshufi64x2 zmm4,zmm4,zmm28,0xdd
vpunpckldq zmm29,zmm6,zmm27
vpunpckhdq zmm6,zmm6,zmm27
vpunpckldq zmm11,zmm31,zmm23
vpunpckhdq zmm31,zmm31,zmm23
vpunpcklqdq zmm26,zmm29,zmm11
vpunpckhqdq zmm29,zmm29,zmm11
vpunpcklqdq zmm17,zmm6,zmm31
vpunpckhqdq zmm6,zmm6,zmm31
vpunpckldq zmm24,zmm9,zmm21
vpunpckhdq zmm9,zmm9,zmm21
vpunpckldq zmm25,zmm30,zmm4
vpunpckhdq zmm30,zmm30,zmm4
vpaddd zmm3,zmm3,[rdi+0]
vpunpcklqdq zmm28,zmm24,zmm25
vpunpckhqdq zmm24,zmm24,zmm25
vpunpcklqdq zmm27,zmm9,zmm30
vpunpckhqdq zmm9,zmm9,zmm30
mov rax,[rdi+960]
vmovdqu64 ymm23,[rax+rdx+32]
mov rax,[rdi+992]
vinserti64x4 zmm23,zmm23,[rax+rdx+32],1
mov rax,[rdi+1024]
vmovdqu64 ymm11,[rax+rdx+32]
mov rax,[rdi+1056]
vinserti64x4 zmm11,zmm11,[rax+rdx+32],1
vshufi64x2 zmm31,zmm23,zmm11,0x88
vshufi64x2 zmm23,zmm23,zmm11,0xdd
mov rax,[rdi+968]
vmovdqu64 ymm21,[rax+rdx+32]
mov rax,[rdi+1000]
vinserti64x4 zmm21,zmm21,[rax+rdx+32],1
mov rax,[rdi+1032]
vmovdqu64 ymm4,[rax+rdx+32]
mov rax,[rdi+1064]
vinserti64x4 zmm4,zmm4,[rax+rdx+32],1
vshufi64x2 zmm25,zmm21,zmm4,0x88
vshufi64x2 zmm21,zmm21,zmm4,0xdd
mov rax,[rdi+976]
vmovdqu64 ymm30,[rax+rdx+32]
mov rax,[rdi+1008]
vinserti64x4 zmm30,zmm30,[rax+rdx+32],1
mov rax,[rdi+1040]
vmovdqu64 ymm11,[rax+rdx+32]
mov rax,[rdi+1072]
vinserti64x4 zmm11,zmm11,[rax+rdx+32],1
vshufi64x2 zmm4,zmm30,zmm11,0x88
vshufi64x2 zmm30,zmm30,zmm11,0xdd
mov rax,[rdi+984]
vmovdqu64 ymm11,[rax+rdx+32]
mov rax,[rdi+1016]
vinserti64x4 zmm11,zmm11,[rax+rdx+32],1
vmovdqa64 [rsp+0],zmm14
mov rax,[rdi+1048]
vmovdqu64 ymm14,[rax+rdx+32]
mov rax,[rdi+1080]
vinserti64x4 zmm14,zmm14,[rax+rdx+32],1
vmovdqa64 [rsp+64],zmm20
vshufi64x2 zmm20,zmm11,zmm14,0x88
vshufi64x2 zmm11,zmm11,zmm14,0xdd
vpunpckldq zmm14,zmm31,zmm25
vpunpckhdq zmm31,zmm31,zmm25
vpunpckldq zmm25,zmm4,zmm20
vpunpckhdq zmm4,zmm4,zmm20
vpunpcklqdq zmm20,zmm14,zmm25
vpunpckhqdq zmm14,zmm14,zmm25
vpunpcklqdq zmm25,zmm31,zmm4
vpunpckhqdq zmm31,zmm31,zmm4
vpunpckldq zmm4,zmm23,zmm21
vpunpckhdq zmm23,zmm23,zmm21
vpunpckldq zmm21,zmm30,zmm11
vpunpckhdq zmm30,zmm30,zmm11
vpunpcklqdq zmm11,zmm4,zmm21
vpunpckhqdq zmm4,zmm4,zmm21
vpunpcklqdq zmm21,zmm23,zmm30
vpunpckhqdq zmm23,zmm23,zmm30
vpaddd zmm30,zmm26,dword ptr [r11+0]{1to16}
vpaddd zmm30,zmm30,[rdi+1088]
vmovdqa64 [rsp+128],zmm26
vmovdqa64 zmm26,[rdi+128]
vmovdqa64 [rsp+192],zmm23
vmovdqa64 zmm23,[rdi+192]
vmovdqa64 [rsp+256],zmm21
vmovdqa64 zmm21,[rdi+64]
vpternlogd zmm26,zmm23,zmm21,0xe4
vpaddd zmm3,zmm3,zmm26
vprord zmm3,zmm3,25
vpaddd zmm3,zmm3,[rdi+64]
vmovdqa64 zmm23,[rdi+1216]
vmovdqa64 zmm21,[rdi+1280]
vmovdqa64 zmm26,[rdi+1152]
vpternlogd zmm23,zmm21,zmm26,0xe4
vpaddd zmm30,zmm30,zmm23
vprord zmm30,zmm30,25
vpaddd zmm30,zmm30,[rdi+1152]
vpaddd zmm21,zmm12,dword ptr [r11+4]{1to16}
vpaddd zmm21,zmm21,[rdi+192]
vpaddd zmm26,zmm29,dword ptr [r11+4]{1to16}
vpaddd zmm26,zmm26,[rdi+1280]
vmovdqa64 zmm23,[rdi+64]
vmovdqa64 [rsp+320],zmm29
vmovdqa64 zmm29,[rdi+128]
vpternlogd zmm23,zmm29,zmm3,0xe4
vpaddd zmm23,zmm23,zmm21
vprord zmm23,zmm23,20
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm29,[rdi+1152]
vmovdqa64 zmm21,[rdi+1216]
vpternlogd zmm29,zmm21,zmm30,0xe4
vpaddd zmm29,zmm29,zmm26
vprord zmm29,zmm29,20
vpaddd zmm29,zmm29,zmm30
vpaddd zmm21,zmm15,dword ptr [r11+8]{1to16}
vpaddd zmm21,zmm21,[rdi+128]
vmovdqa64 zmm26,[rdi+64]
vpternlogd zmm26,zmm3,zmm23,0xd8
vpaddd zmm26,zmm26,zmm21
vprord zmm26,zmm26,15
vpaddd zmm26,zmm26,zmm23
vpaddd zmm21,zmm17,dword ptr [r11+8]{1to16}
vpaddd zmm21,zmm21,[rdi+1216]
vmovdqa64 [rsp+384],zmm17
vmovdqa64 zmm17,[rdi+1152]
vpternlogd zmm17,zmm30,zmm29,0xd8
vpaddd zmm17,zmm17,zmm21
vprord zmm17,zmm17,15
vpaddd zmm17,zmm17,zmm29
vpaddd zmm21,zmm2,dword ptr [r11+12]{1to16}
vpaddd zmm21,zmm21,[rdi+64]
vmovdqa64 [rsp+448],zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0xe4
vpaddd zmm15,zmm15,zmm21
vprord zmm15,zmm15,10
vpaddd zmm15,zmm15,zmm26
vpaddd zmm21,zmm18,dword ptr [r11+16]{1to16}
vpaddd zmm3,zmm3,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0xe4
vpaddd zmm21,zmm21,zmm3
vprord zmm21,zmm21,25
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm16,dword ptr [r11+20]{1to16}
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm3,zmm15
vpternlogd zmm3,zmm26,zmm21,0xe4
vpaddd zmm3,zmm3,zmm23
vprord zmm3,zmm3,20
vpaddd zmm3,zmm3,zmm21
vpaddd zmm23,zmm19,dword ptr [r11+24]{1to16}
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm23,zmm21
vpternlogd zmm23,zmm15,zmm3,0xe4
vpaddd zmm23,zmm23,zmm26
vprord zmm23,zmm23,15
vpaddd zmm23,zmm23,zmm3
vpaddd zmm26,zmm0,dword ptr [r11+28]{1to16}
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm21,zmm23,0xe4
vpaddd zmm26,zmm26,zmm15
vprord zmm26,zmm26,10
vpaddd zmm26,zmm26,zmm23
vpaddd zmm15,zmm7,dword ptr [r11+32]{1to16}
vpaddd zmm21,zmm21,zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0xe4
vpaddd zmm15,zmm15,zmm21
vprord zmm15,zmm15,25
vpaddd zmm15,zmm15,zmm26
vpaddd zmm21,zmm1,dword ptr [r11+36]{1to16}
vpaddd zmm3,zmm3,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0xe4
vpaddd zmm21,zmm21,zmm3
vpaddd zmm3,zmm6,dword ptr [r11+12]{1to16}
vpaddd zmm3,zmm3,[rdi+1152]
vmovdqa64 [rsp+512],zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0xe4
vpaddd zmm0,zmm0,zmm3
vprord zmm0,zmm0,10
vpaddd zmm0,zmm0,zmm17
vpaddd zmm3,zmm28,dword ptr [r11+16]{1to16}
vpaddd zmm30,zmm30,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0xe4
vpaddd zmm3,zmm3,zmm30
vprord zmm3,zmm3,25
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm24,dword ptr [r11+20]{1to16}
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm0
vpternlogd zmm30,zmm17,zmm3,0xe4
vpaddd zmm30,zmm30,zmm29
vprord zmm30,zmm30,20
vpaddd zmm30,zmm30,zmm3
vpaddd zmm29,zmm27,dword ptr [r11+24]{1to16}
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm3
vpternlogd zmm29,zmm0,zmm30,0xe4
vpaddd zmm29,zmm29,zmm17
vprord zmm29,zmm29,15
vpaddd zmm29,zmm29,zmm30
vpaddd zmm17,zmm9,dword ptr [r11+28]{1to16}
vpaddd zmm0,zmm0,zmm17
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm3,zmm29,0xe4
vpaddd zmm17,zmm17,zmm0
vprord zmm17,zmm17,10
vpaddd zmm17,zmm17,zmm29
vpaddd zmm0,zmm20,dword ptr [r11+32]{1to16}
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0xe4
vpaddd zmm0,zmm0,zmm3
vprord zmm0,zmm0,25
vpaddd zmm0,zmm0,zmm17
vpaddd zmm3,zmm14,dword ptr [r11+36]{1to16}
vpaddd zmm30,zmm30,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0xe4
vpaddd zmm3,zmm3,zmm30
vprord zmm21,zmm21,20
vprord zmm3,zmm3,20
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm10,dword ptr [r11+40]{1to16}
vpaddd zmm23,zmm23,zmm30
vpaddd zmm30,zmm25,dword ptr [r11+40]{1to16}
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0xe4
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0xe4
vpaddd zmm23,zmm23,zmm29
vprord zmm30,zmm30,15
vprord zmm23,zmm23,15
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm22,dword ptr [r11+44]{1to16}
vpaddd zmm26,zmm26,zmm29
vpaddd zmm29,zmm31,dword ptr [r11+44]{1to16}
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0xe4
vpaddd zmm29,zmm29,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm0,zmm23,0xe4
vpaddd zmm26,zmm26,zmm17
vprord zmm29,zmm29,10
vprord zmm26,zmm26,10
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm13,dword ptr [r11+48]{1to16}
vpaddd zmm15,zmm15,zmm17
vpaddd zmm17,zmm11,dword ptr [r11+48]{1to16}
vpaddd zmm0,zmm0,zmm17
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm21,zmm29,0xe4
vpaddd zmm17,zmm17,zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0xe4
vpaddd zmm15,zmm15,zmm0
vprord zmm17,zmm17,25
vprord zmm15,zmm15,25
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm5,dword ptr [r11+52]{1to16}
vpaddd zmm21,zmm21,zmm0
vpaddd zmm0,zmm4,dword ptr [r11+52]{1to16}
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0xe4
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0xe4
vpaddd zmm21,zmm21,zmm3
vprord zmm0,zmm0,20
vprord zmm21,zmm21,20
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm8,dword ptr [r11+56]{1to16}
vpaddd zmm30,zmm30,zmm3
vpbroadcastd zmm3,dword ptr [r11+56]
vpaddd zmm3,zmm3,[rsp+256]
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0xe4
vpaddd zmm3,zmm3,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0xe4
vpaddd zmm30,zmm30,zmm23
vprord zmm3,zmm3,15
vprord zmm30,zmm30,15
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm30,zmm21
vpbroadcastd zmm23,dword ptr [r11+60]
vpaddd zmm23,zmm23,[rsp+64]
vpaddd zmm29,zmm29,zmm23
vpbroadcastd zmm23,dword ptr [r11+60]
vpaddd zmm23,zmm23,[rsp+192]
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0xe4
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0xe4
vpaddd zmm29,zmm29,zmm26
vprord zmm23,zmm23,10
vprord zmm29,zmm29,10
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm12,dword ptr [r11+64]{1to16}
vpaddd zmm17,zmm17,zmm26
vpbroadcastd zmm26,dword ptr [r11+64]
vpaddd zmm26,zmm26,[rsp+320]
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm23
vpternlogd zmm26,zmm3,zmm0,0xe4
vpaddd zmm26,zmm26,zmm17
vmovdqa64 zmm17,zmm29
vpternlogd zmm17,zmm30,zmm21,0xe4
vpaddd zmm17,zmm17,zmm15
vprord zmm26,zmm26,27
vprord zmm17,zmm17,27
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm19,dword ptr [r11+68]{1to16}
vpaddd zmm0,zmm0,zmm15
vpaddd zmm15,zmm27,dword ptr [r11+68]{1to16}
vpaddd zmm21,zmm21,zmm15
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm23,zmm3,0xe4
vpaddd zmm15,zmm15,zmm0
vmovdqa64 zmm0,zmm17
vpternlogd zmm0,zmm29,zmm30,0xe4
vpaddd zmm0,zmm0,zmm21
vprord zmm15,zmm15,23
vprord zmm0,zmm0,23
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm22,dword ptr [r11+72]{1to16}
vpaddd zmm3,zmm3,zmm21
vpaddd zmm21,zmm31,dword ptr [r11+72]{1to16}
vpaddd zmm30,zmm30,zmm21
vmovdqa64 zmm21,zmm15
vpternlogd zmm21,zmm26,zmm23,0xe4
vpaddd zmm21,zmm21,zmm3
vmovdqa64 zmm3,zmm0
vpternlogd zmm3,zmm17,zmm29,0xe4
vpaddd zmm3,zmm3,zmm30
vprord zmm21,zmm21,18
vprord zmm3,zmm3,18
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vpbroadcastd zmm30,dword ptr [r11+76]
vpaddd zmm30,zmm30,[rsp+0]
vpaddd zmm23,zmm23,zmm30
vpbroadcastd zmm30,dword ptr [r11+76]
vpaddd zmm30,zmm30,[rsp+128]
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm21
vpternlogd zmm30,zmm15,zmm26,0xe4
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm23,zmm3
vpternlogd zmm23,zmm0,zmm17,0xe4
vpaddd zmm23,zmm23,zmm29
vprord zmm30,zmm30,12
vprord zmm23,zmm23,12
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm16,dword ptr [r11+80]{1to16}
vpaddd zmm26,zmm26,zmm29
vpaddd zmm29,zmm24,dword ptr [r11+80]{1to16}
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm30
vpternlogd zmm29,zmm21,zmm15,0xe4
vpaddd zmm29,zmm29,zmm26
vmovdqa64 zmm26,zmm23
vpternlogd zmm26,zmm3,zmm0,0xe4
vpaddd zmm26,zmm26,zmm17
vprord zmm29,zmm29,27
vprord zmm26,zmm26,27
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm10,dword ptr [r11+84]{1to16}
vpaddd zmm15,zmm15,zmm17
vpaddd zmm17,zmm25,dword ptr [r11+84]{1to16}
vpaddd zmm0,zmm0,zmm17
vmovdqa64 zmm17,zmm29
vpternlogd zmm17,zmm30,zmm21,0xe4
vpaddd zmm17,zmm17,zmm15
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm23,zmm3,0xe4
vpaddd zmm15,zmm15,zmm0
vprord zmm17,zmm17,23
vprord zmm15,zmm15,23
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm15,zmm26
vpbroadcastd zmm0,dword ptr [r11+88]
vpaddd zmm0,zmm0,[rsp+64]
vpaddd zmm21,zmm21,zmm0
vpbroadcastd zmm0,dword ptr [r11+88]
vpaddd zmm0,zmm0,[rsp+192]
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm0,zmm17
vpternlogd zmm0,zmm29,zmm30,0xe4
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm21,zmm15
vpternlogd zmm21,zmm26,zmm23,0xe4
vpaddd zmm21,zmm21,zmm3
vprord zmm0,zmm0,18
vprord zmm21,zmm21,18
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm18,dword ptr [r11+92]{1to16}
vpaddd zmm30,zmm30,zmm3
vpaddd zmm3,zmm28,dword ptr [r11+92]{1to16}
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm3,zmm0
vpternlogd zmm3,zmm17,zmm29,0xe4
vpaddd zmm3,zmm3,zmm30
vmovdqa64 zmm30,zmm21
vpternlogd zmm30,zmm15,zmm26,0xe4
vpaddd zmm30,zmm30,zmm23
vprord zmm3,zmm3,12
vprord zmm30,zmm30,12
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm1,dword ptr [r11+96]{1to16}
vpaddd zmm29,zmm29,zmm23
vpaddd zmm23,zmm14,dword ptr [r11+96]{1to16}
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm23,zmm3
vpternlogd zmm23,zmm0,zmm17,0xe4
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm29,zmm30
vpternlogd zmm29,zmm21,zmm15,0xe4
vpaddd zmm29,zmm29,zmm26
vprord zmm23,zmm23,27
vprord zmm29,zmm29,27
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm8,dword ptr [r11+100]{1to16}
vpaddd zmm17,zmm17,zmm26
vpbroadcastd zmm26,dword ptr [r11+100]
vpaddd zmm26,zmm26,[rsp+256]
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm23
vpternlogd zmm26,zmm3,zmm0,0xe4
vpaddd zmm26,zmm26,zmm17
vmovdqa64 zmm17,zmm29
vpternlogd zmm17,zmm30,zmm21,0xe4
vpaddd zmm17,zmm17,zmm15
vprord zmm26,zmm26,23
vprord zmm17,zmm17,23
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm2,dword ptr [r11+104]{1to16}
vpaddd zmm0,zmm0,zmm15
vpaddd zmm15,zmm6,dword ptr [r11+104]{1to16}
vpaddd zmm21,zmm21,zmm15
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm23,zmm3,0xe4
vpaddd zmm15,zmm15,zmm0
vmovdqa64 zmm0,zmm17
vpternlogd zmm0,zmm29,zmm30,0xe4
vpaddd zmm0,zmm0,zmm21
vprord zmm15,zmm15,18
vprord zmm0,zmm0,18
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm7,dword ptr [r11+108]{1to16}
vpaddd zmm3,zmm3,zmm21
vpaddd zmm21,zmm20,dword ptr [r11+108]{1to16}
vpaddd zmm30,zmm30,zmm21
vmovdqa64 zmm21,zmm15
vpternlogd zmm21,zmm26,zmm23,0xe4
vpaddd zmm21,zmm21,zmm3
vmovdqa64 zmm3,zmm0
vpternlogd zmm3,zmm17,zmm29,0xe4
vpaddd zmm3,zmm3,zmm30
vprord zmm21,zmm21,12
vprord zmm3,zmm3,12
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm5,dword ptr [r11+112]{1to16}
vpaddd zmm23,zmm23,zmm30
vpaddd zmm30,zmm4,dword ptr [r11+112]{1to16}
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm21
vpternlogd zmm30,zmm15,zmm26,0xe4
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm23,zmm3
vpternlogd zmm23,zmm0,zmm17,0xe4
vpaddd zmm23,zmm23,zmm29
vprord zmm30,zmm30,27
vprord zmm23,zmm23,27
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vpbroadcastd zmm29,dword ptr [r11+116]
vpaddd zmm29,zmm29,[rsp+448]
vpaddd zmm26,zmm26,zmm29
vpbroadcastd zmm29,dword ptr [r11+116]
vpaddd zmm29,zmm29,[rsp+384]
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm30
vpternlogd zmm29,zmm21,zmm15,0xe4
vpaddd zmm29,zmm29,zmm26
vmovdqa64 zmm26,zmm23
vpternlogd zmm26,zmm3,zmm0,0xe4
vpaddd zmm26,zmm26,zmm17
vprord zmm29,zmm29,23
vprord zmm26,zmm26,23
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm26,zmm23
vpbroadcastd zmm17,dword ptr [r11+120]
vpaddd zmm17,zmm17,[rsp+512]
vpaddd zmm15,zmm15,zmm17
vpaddd zmm17,zmm9,dword ptr [r11+120]{1to16}
vpaddd zmm0,zmm0,zmm17
vmovdqa64 zmm17,zmm29
vpternlogd zmm17,zmm30,zmm21,0xe4
vpaddd zmm17,zmm17,zmm15
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm23,zmm3,0xe4
vpaddd zmm15,zmm15,zmm0
vprord zmm17,zmm17,18
vprord zmm15,zmm15,18
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm13,dword ptr [r11+124]{1to16}
vpaddd zmm21,zmm21,zmm0
vpaddd zmm0,zmm11,dword ptr [r11+124]{1to16}
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm0,zmm17
vpternlogd zmm0,zmm29,zmm30,0xe4
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm21,zmm15
vpternlogd zmm21,zmm26,zmm23,0xe4
vpaddd zmm21,zmm21,zmm3
vprord zmm0,zmm0,12
vprord zmm21,zmm21,12
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm16,dword ptr [r11+128]{1to16}
vpaddd zmm30,zmm30,zmm3
vpaddd zmm3,zmm24,dword ptr [r11+128]{1to16}
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0x96
vpaddd zmm3,zmm3,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0x96
vpaddd zmm30,zmm30,zmm23
vprord zmm3,zmm3,28
vprord zmm30,zmm30,28
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm7,dword ptr [r11+132]{1to16}
vpaddd zmm29,zmm29,zmm23
vpaddd zmm23,zmm20,dword ptr [r11+132]{1to16}
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0x96
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0x96
vpaddd zmm29,zmm29,zmm26
vprord zmm23,zmm23,21
vprord zmm29,zmm29,21
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm22,dword ptr [r11+136]{1to16}
vpaddd zmm17,zmm17,zmm26
vpaddd zmm26,zmm31,dword ptr [r11+136]{1to16}
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm0,zmm23,0x96
vpaddd zmm26,zmm26,zmm17
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm21,zmm29,0x96
vpaddd zmm17,zmm17,zmm15
vprord zmm26,zmm26,16
vprord zmm17,zmm17,16
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm8,dword ptr [r11+140]{1to16}
vpaddd zmm0,zmm0,zmm15
vpbroadcastd zmm15,dword ptr [r11+140]
vpaddd zmm15,zmm15,[rsp+256]
vpaddd zmm21,zmm21,zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0x96
vpaddd zmm15,zmm15,zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0x96
vpaddd zmm0,zmm0,zmm21
vprord zmm15,zmm15,9
vprord zmm0,zmm0,9
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm12,dword ptr [r11+144]{1to16}
vpaddd zmm3,zmm3,zmm21
vpbroadcastd zmm21,dword ptr [r11+144]
vpaddd zmm21,zmm21,[rsp+320]
vpaddd zmm30,zmm30,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0x96
vpaddd zmm21,zmm21,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0x96
vpaddd zmm3,zmm3,zmm30
vprord zmm21,zmm21,28
vprord zmm3,zmm3,28
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm18,dword ptr [r11+148]{1to16}
vpaddd zmm23,zmm23,zmm30
vpaddd zmm30,zmm28,dword ptr [r11+148]{1to16}
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0x96
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0x96
vpaddd zmm23,zmm23,zmm29
vprord zmm30,zmm30,21
vprord zmm23,zmm23,21
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vpbroadcastd zmm29,dword ptr [r11+152]
vpaddd zmm29,zmm29,[rsp+512]
vpaddd zmm26,zmm26,zmm29
vpaddd zmm29,zmm9,dword ptr [r11+152]{1to16}
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0x96
vpaddd zmm29,zmm29,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm0,zmm23,0x96
vpaddd zmm26,zmm26,zmm17
vprord zmm29,zmm29,16
vprord zmm26,zmm26,16
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm10,dword ptr [r11+156]{1to16}
vpaddd zmm15,zmm15,zmm17
vpaddd zmm17,zmm25,dword ptr [r11+156]{1to16}
vpaddd zmm0,zmm0,zmm17
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm21,zmm29,0x96
vpaddd zmm17,zmm17,zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0x96
vpaddd zmm15,zmm15,zmm0
vprord zmm17,zmm17,9
vprord zmm15,zmm15,9
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm5,dword ptr [r11+160]{1to16}
vpaddd zmm21,zmm21,zmm0
vpaddd zmm0,zmm4,dword ptr [r11+160]{1to16}
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0x96
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0x96
vpaddd zmm21,zmm21,zmm3
vprord zmm0,zmm0,28
vprord zmm21,zmm21,28
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm21,zmm15
vpbroadcastd zmm3,dword ptr [r11+164]
vpaddd zmm3,zmm3,[rsp+0]
vpaddd zmm30,zmm30,zmm3
vpbroadcastd zmm3,dword ptr [r11+164]
vpaddd zmm3,zmm3,[rsp+128]
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0x96
vpaddd zmm3,zmm3,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0x96
vpaddd zmm30,zmm30,zmm23
vprord zmm3,zmm3,21
vprord zmm30,zmm30,21
vpaddd zmm3,zmm3,zmm0
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm2,dword ptr [r11+168]{1to16}
vpaddd zmm29,zmm29,zmm23
vpaddd zmm23,zmm6,dword ptr [r11+168]{1to16}
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0x96
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0x96
vpaddd zmm29,zmm29,zmm26
vprord zmm23,zmm23,16
vprord zmm29,zmm29,16
vpaddd zmm23,zmm23,zmm3
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm19,dword ptr [r11+172]{1to16}
vpaddd zmm17,zmm17,zmm26
vpaddd zmm26,zmm27,dword ptr [r11+172]{1to16}
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm0,zmm23,0x96
vpaddd zmm26,zmm26,zmm17
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm21,zmm29,0x96
vpaddd zmm17,zmm17,zmm15
vprord zmm26,zmm26,9
vprord zmm17,zmm17,9
vpaddd zmm26,zmm26,zmm23
vpaddd zmm17,zmm17,zmm29
vpaddd zmm15,zmm1,dword ptr [r11+176]{1to16}
vpaddd zmm0,zmm0,zmm15
vpaddd zmm15,zmm14,dword ptr [r11+176]{1to16}
vpaddd zmm21,zmm21,zmm15
vmovdqa64 zmm15,zmm23
vpternlogd zmm15,zmm3,zmm26,0x96
vpaddd zmm15,zmm15,zmm0
vmovdqa64 zmm0,zmm29
vpternlogd zmm0,zmm30,zmm17,0x96
vpaddd zmm0,zmm0,zmm21
vprord zmm15,zmm15,28
vprord zmm0,zmm0,28
vpaddd zmm15,zmm15,zmm26
vpaddd zmm0,zmm0,zmm17
vpaddd zmm21,zmm13,dword ptr [r11+180]{1to16}
vpaddd zmm3,zmm3,zmm21
vpaddd zmm21,zmm11,dword ptr [r11+180]{1to16}
vpaddd zmm30,zmm30,zmm21
vmovdqa64 zmm21,zmm26
vpternlogd zmm21,zmm23,zmm15,0x96
vpaddd zmm21,zmm21,zmm3
vmovdqa64 zmm3,zmm17
vpternlogd zmm3,zmm29,zmm0,0x96
vpaddd zmm3,zmm3,zmm30
vprord zmm21,zmm21,21
vprord zmm3,zmm3,21
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vpbroadcastd zmm30,dword ptr [r11+184]
vpaddd zmm30,zmm30,[rsp+64]
vpaddd zmm23,zmm23,zmm30
vpbroadcastd zmm30,dword ptr [r11+184]
vpaddd zmm30,zmm30,[rsp+192]
vpaddd zmm29,zmm29,zmm30
vmovdqa64 zmm30,zmm15
vpternlogd zmm30,zmm26,zmm21,0x96
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm23,zmm0
vpternlogd zmm23,zmm17,zmm3,0x96
vpaddd zmm23,zmm23,zmm29
vprord zmm30,zmm30,16
vprord zmm23,zmm23,16
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vpbroadcastd zmm29,dword ptr [r11+188]
vpaddd zmm29,zmm29,[rsp+448]
vpaddd zmm26,zmm26,zmm29
vpbroadcastd zmm29,dword ptr [r11+188]
vpaddd zmm29,zmm29,[rsp+384]
vpaddd zmm17,zmm17,zmm29
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm15,zmm30,0x96
vpaddd zmm29,zmm29,zmm26
vpbroadcastd zmm26,dword ptr [r11+192]
vpaddd zmm26,zmm26,[rsp+0]
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm0,zmm23,0x96
vpaddd zmm26,zmm26,zmm17
vpbroadcastd zmm17,dword ptr [r11+192]
vpaddd zmm17,zmm17,[rsp+128]
vpaddd zmm0,zmm0,zmm17
vprord zmm29,zmm29,9
vprord zmm26,zmm26,9
vpaddd zmm29,zmm29,zmm30
vpaddd zmm26,zmm26,zmm23
vmovdqa64 zmm17,zmm30
vpternlogd zmm17,zmm21,zmm29,0xb4
vpsubd zmm15,zmm15,zmm17
vpbroadcastd zmm17,dword ptr [r11+196]
vpaddd zmm17,zmm17,[rsp+512]
vpaddd zmm21,zmm21,zmm17
vmovdqa64 zmm17,zmm23
vpternlogd zmm17,zmm3,zmm26,0xb4
vpsubd zmm0,zmm0,zmm17
vpaddd zmm9,zmm9,dword ptr [r11+196]{1to16}
vpaddd zmm3,zmm3,zmm9
vprord zmm15,zmm15,26
vprord zmm0,zmm0,26
vpaddd zmm15,zmm15,zmm29
vpaddd zmm0,zmm0,zmm26
vmovdqa64 zmm17,zmm29
vpternlogd zmm17,zmm30,zmm15,0xb4
vpsubd zmm21,zmm21,zmm17
vpaddd zmm8,zmm8,dword ptr [r11+200]{1to16}
vpaddd zmm30,zmm30,zmm8
vmovdqa64 zmm9,zmm26
vpternlogd zmm9,zmm23,zmm0,0xb4
vpsubd zmm3,zmm3,zmm9
vpbroadcastd zmm17,dword ptr [r11+200]
vpaddd zmm17,zmm17,[rsp+256]
vpaddd zmm23,zmm23,zmm17
vprord zmm21,zmm21,22
vprord zmm3,zmm3,22
vpaddd zmm21,zmm21,zmm15
vpaddd zmm3,zmm3,zmm0
vmovdqa64 zmm8,zmm15
vpternlogd zmm8,zmm29,zmm21,0xb4
vpsubd zmm30,zmm30,zmm8
vpaddd zmm16,zmm16,dword ptr [r11+204]{1to16}
vpaddd zmm29,zmm29,zmm16
vmovdqa64 zmm9,zmm0
vpternlogd zmm9,zmm26,zmm3,0xb4
vpsubd zmm23,zmm23,zmm9
vpaddd zmm24,zmm24,dword ptr [r11+204]{1to16}
vpaddd zmm26,zmm26,zmm24
vprord zmm30,zmm30,17
vprord zmm23,zmm23,17
vpaddd zmm30,zmm30,zmm21
vpaddd zmm23,zmm23,zmm3
vmovdqa64 zmm17,zmm21
vpternlogd zmm17,zmm15,zmm30,0xb4
vpsubd zmm29,zmm29,zmm17
vpaddd zmm13,zmm13,dword ptr [r11+208]{1to16}
vprord zmm29,zmm29,11
vpaddd zmm15,zmm15,zmm13
vmovdqa64 zmm8,zmm3
vpternlogd zmm8,zmm0,zmm23,0xb4
vpaddd zmm29,zmm29,zmm30
vpsubd zmm26,zmm26,zmm8
vprord zmm26,zmm26,11
vpaddd zmm11,zmm11,dword ptr [r11+208]{1to16}
vpaddd zmm26,zmm26,zmm23
vpaddd zmm0,zmm0,zmm11
vmovdqa64 zmm16,zmm30
vpternlogd zmm16,zmm21,zmm29,0xb4
vpaddd zmm2,zmm2,dword ptr [r11+212]{1to16}
vpsubd zmm15,zmm15,zmm16
vmovdqa64 zmm9,zmm23
vpternlogd zmm9,zmm3,zmm26,0xb4
vpaddd zmm21,zmm21,zmm2
vpaddd zmm6,zmm6,dword ptr [r11+212]{1to16}
vprord zmm15,zmm15,26
vpsubd zmm0,zmm0,zmm9
vpaddd zmm10,zmm10,dword ptr [r11+216]{1to16}
vpaddd zmm3,zmm3,zmm6
vpaddd zmm25,zmm25,dword ptr [r11+216]{1to16}
vpaddd zmm15,zmm15,zmm29
vprord zmm0,zmm0,26
vpaddd zmm12,zmm12,dword ptr [r11+220]{1to16}
vpaddd zmm10,zmm30,zmm10
vpaddd zmm25,zmm23,zmm25
vpternlogd zmm30,zmm29,zmm15,0x9c
vpaddd zmm0,zmm0,zmm26
vpaddd zmm12,zmm29,zmm12
vpbroadcastd zmm24,dword ptr [r11+220]
vpaddd zmm24,zmm24,[rsp+320]
vpsubd zmm21,zmm21,zmm30
vpternlogd zmm23,zmm26,zmm0,0x9c
vpaddd zmm7,zmm7,dword ptr [r11+224]{1to16}
vpaddd zmm24,zmm26,zmm24
vpaddd zmm20,zmm20,dword ptr [r11+224]{1to16}
vprord zmm21,zmm21,22
vpsubd zmm3,zmm3,zmm23
vpbroadcastd zmm17,dword ptr [r11+228]
vpaddd zmm17,zmm17,[rsp+64]
vpaddd zmm7,zmm15,zmm7
vpaddd zmm20,zmm0,zmm20
vpaddd zmm21,zmm21,zmm15
vprord zmm3,zmm3,22
vpbroadcastd zmm13,dword ptr [r11+228]
vpaddd zmm13,zmm13,[rsp+192]
vpternlogd zmm29,zmm15,zmm21,0x9c
vpaddd zmm3,zmm3,zmm0
vpaddd zmm17,zmm21,zmm17
vpaddd zmm19,zmm19,dword ptr [r11+232]{1to16}
vpaddd zmm27,zmm27,dword ptr [r11+232]{1to16}
vpaddd zmm5,zmm5,dword ptr [r11+236]{1to16}
vpsubd zmm10,zmm10,zmm29
vpternlogd zmm26,zmm0,zmm3,0x9c
vpaddd zmm13,zmm3,zmm13
vprord zmm10,zmm10,17
vpsubd zmm25,zmm25,zmm26
vpaddd zmm4,zmm4,dword ptr [r11+236]{1to16}
vpaddd zmm18,zmm18,dword ptr [r11+240]{1to16}
vpaddd zmm10,zmm10,zmm21
vpaddd zmm28,zmm28,dword ptr [r11+240]{1to16}
vprord zmm25,zmm25,17
vpternlogd zmm15,zmm21,zmm10,0x9c
vpaddd zmm19,zmm10,zmm19
vpaddd zmm25,zmm25,zmm3
vpsubd zmm12,zmm12,zmm15
vpaddd zmm22,zmm22,dword ptr [r11+244]{1to16}
vpternlogd zmm0,zmm3,zmm25,0x9c
vpaddd zmm27,zmm25,zmm27
vprord zmm12,zmm12,11
vpsubd zmm24,zmm24,zmm0
vpaddd zmm31,zmm31,dword ptr [r11+244]{1to16}
vpaddd zmm12,zmm12,zmm10
vprord zmm24,zmm24,11
vpternlogd zmm21,zmm10,zmm12,0x9c
vpaddd zmm5,zmm12,zmm5
vpaddd zmm24,zmm24,zmm25
vpsubd zmm7,zmm7,zmm21
vpbroadcastd zmm8,dword ptr [r11+248]
vpaddd zmm8,zmm8,[rsp+448]
vpternlogd zmm3,zmm25,zmm24,0x9c
vpaddd zmm4,zmm24,zmm4
vprord zmm7,zmm7,26
vpsubd zmm20,zmm20,zmm3
vpbroadcastd zmm11,dword ptr [r11+248]
vpaddd zmm11,zmm11,[rsp+384]
vpaddd zmm7,zmm7,zmm12
vprord zmm20,zmm20,26
vpternlogd zmm10,zmm12,zmm7,0x9c
vpaddd zmm18,zmm7,zmm18
vpaddd zmm20,zmm20,zmm24
vpsubd zmm17,zmm17,zmm10
vpaddd zmm1,zmm1,dword ptr [r11+252]{1to16}
vpternlogd zmm25,zmm24,zmm20,0x9c
vpaddd zmm28,zmm20,zmm28
vprord zmm17,zmm17,22
vpsubd zmm13,zmm13,zmm25
vpaddd zmm14,zmm14,dword ptr [r11+252]{1to16}
vpaddd zmm17,zmm17,zmm7
vprord zmm13,zmm13,22
vpternlogd zmm12,zmm7,zmm17,0x9c
vpaddd zmm22,zmm17,zmm22
vpaddd zmm13,zmm13,zmm20
vpsubd zmm19,zmm19,zmm12
vpternlogd zmm24,zmm20,zmm13,0x9c
vpaddd zmm31,zmm13,zmm31
vprord zmm19,zmm19,17
vpsubd zmm27,zmm27,zmm24
vpaddd zmm19,zmm19,zmm17
vprord zmm27,zmm27,17
vpternlogd zmm7,zmm17,zmm19,0x9c
vpaddd zmm8,zmm19,zmm8
vpaddd zmm27,zmm27,zmm13
vpsubd zmm5,zmm5,zmm7
vpternlogd zmm20,zmm13,zmm27,0x9c
vpaddd zmm11,zmm27,zmm11
vprord zmm5,zmm5,11
vpsubd zmm4,zmm4,zmm20
vpaddd zmm5,zmm5,zmm19
vprord zmm4,zmm4,11
vpternlogd zmm17,zmm19,zmm5,0x9c
vpaddd zmm1,zmm5,zmm1
vpaddd zmm4,zmm4,zmm27
vpsubd zmm18,zmm18,zmm17
vpternlogd zmm13,zmm27,zmm4,0x9c
vpaddd zmm14,zmm4,zmm14
vprord zmm18,zmm18,26
vpsubd zmm28,zmm28,zmm13
vpaddd zmm18,zmm18,zmm5
vprord zmm28,zmm28,26
vpternlogd zmm19,zmm5,zmm18,0x9c
vpaddd zmm16,zmm18,[rdi+0]
vpaddd zmm28,zmm28,zmm4
vpsubd zmm22,zmm22,zmm19
vmovdqa64 [rdi+0],zmm16
vpternlogd zmm27,zmm4,zmm28,0x9c
vpaddd zmm2,zmm28,[rdi+1088]
vprord zmm22,zmm22,22
vpsubd zmm31,zmm31,zmm27
vmovdqa64 [rdi+1088],zmm2
vpaddd zmm22,zmm22,zmm18
vprord zmm31,zmm31,22
vpternlogd zmm5,zmm18,zmm22,0x9c
vpaddd zmm9,zmm22,[rdi+192]
vpaddd zmm31,zmm31,zmm28
vpsubd zmm8,zmm8,zmm5
vmovdqa64 [rdi+192],zmm9
vpternlogd zmm4,zmm28,zmm31,0x9c
vpaddd zmm6,zmm31,[rdi+1280]
vprord zmm8,zmm8,17
vpsubd zmm11,zmm11,zmm4
vmovdqa64 [rdi+1280],zmm6
vpaddd zmm8,zmm8,zmm22
vprord zmm11,zmm11,17
vpternlogd zmm22,zmm18,zmm8,0xb4
vpaddd zmm30,zmm8,[rdi+64]
vpaddd zmm8,zmm8,[rdi+128]
vpaddd zmm11,zmm11,zmm31
vpsubd zmm1,zmm1,zmm22
vmovdqa64 [rdi+128],zmm8
vpternlogd zmm31,zmm28,zmm11,0xb4
vpaddd zmm23,zmm11,[rdi+1152]
vpaddd zmm11,zmm11,[rdi+1216]
vprord zmm1,zmm1,11
vpsubd zmm14,zmm14,zmm31
vmovdqa64 [rdi+1216],zmm11
vpaddd zmm1,zmm1,zmm30
vprord zmm14,zmm14,11
vmovdqa64 [rdi+64],zmm1
vpaddd zmm14,zmm14,zmm23
vmovdqa64 [rdi+1152],zmm14
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

# Written by `just weave`; what to change is in crates/weave.
push rbx
push rbp
push r12
push r13
push r14
push r15
vzeroupper
mov r12,[rdi+11584]
lea r13,[r12-1]
shl r13,6
xor ebp,ebp
xor r14d,r14d
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+0]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+0],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+0]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+0],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+0]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+0],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+0]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+0],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+1536],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+1600],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+1664],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+1728],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+16]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+16],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+16]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+16],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+16]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+16],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+16]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+16],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+1792],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+1856],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+1920],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+1984],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+32]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+32],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+32]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+32],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+32]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+32],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+32]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+32],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+2048],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+2112],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+2176],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+2240],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+48]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+48],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+48]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+48],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+48]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+48],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+48]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+48],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+2304],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+2368],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+2432],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+2496],ymm28
lea rcx,[rdi+3072]
mov r14d,64
cmp r14,r13
cmova r14,r13
mov rsi,[rdi+11592]
lea r8,[rdi+2560]
vmovdqa32 ymm28,[rdi+1536]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa32 [rcx+32],ymm28
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
vpsrld ymm30,[rdi+1600],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2432],17
vpaddd ymm28,ymm28,[rdi+1536]
vprord ymm30,[rdi+2432],19
vpsrld ymm31,[rdi+2432],10
vpaddd ymm28,ymm28,[rdi+2112]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2496],17
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1600],ymm28
vmovdqa32 ymm28,[rdi+1664]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovdqa32 [rcx+96],ymm28
vprord ymm28,[rdi+1728],7
vprord ymm29,[rdi+1728],18
vpsrld ymm30,[rdi+1728],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1536],17
vpaddd ymm28,ymm28,[rdi+1664]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
vprord ymm28,[rdi+1792],7
vprord ymm29,[rdi+1792],18
vpsrld ymm30,[rdi+1792],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1600],17
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
vpsrld ymm31,[rdi+1600],10
vpaddd ymm28,ymm28,[rdi+2304]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
vmovdqa32 [rcx+160],ymm28
vprord ymm28,[rdi+1856],7
vprord ymm29,[rdi+1856],18
vpsrld ymm30,[rdi+1856],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1792],ymm28
vprord ymm28,[rdi+1920],7
vprord ymm29,[rdi+1920],18
vpsrld ymm30,[rdi+1920],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1728],17
vpaddd ymm28,ymm28,[rdi+1856]
vprord ymm30,[rdi+1728],19
vpsrld ymm31,[rdi+1728],10
vpaddd ymm28,ymm28,[rdi+2432]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1856],ymm28
vmovdqa32 ymm28,[rdi+1920]
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovdqa32 [rcx+224],ymm28
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vprord ymm30,[rdi+1792],19
vpsrld ymm31,[rdi+1792],10
vpaddd ymm28,ymm28,[rdi+2496]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1920],ymm28
vprord ymm28,[rdi+2048],7
vprord ymm29,[rdi+2048],18
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1856],17
vpaddd ymm28,ymm28,[rdi+1984]
vprord ymm30,[rdi+1856],19
vpsrld ymm31,[rdi+1856],10
vpaddd ymm28,ymm28,[rdi+1536]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
vmovdqa32 [rcx+288],ymm28
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
vpsrld ymm30,[rdi+2112],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1920],17
vpaddd ymm28,ymm28,[rdi+2048]
vprord ymm30,[rdi+1920],19
vpsrld ymm31,[rdi+1920],10
vpaddd ymm28,ymm28,[rdi+1600]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1984],17
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2112],ymm28
vmovdqa32 ymm28,[rdi+2176]
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovdqa32 [rcx+352],ymm28
vprord ymm28,[rdi+2240],7
vprord ymm29,[rdi+2240],18
vpsrld ymm30,[rdi+2240],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2048],17
vpaddd ymm28,ymm28,[rdi+2176]
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
vprord ymm28,[rdi+2304],7
vprord ymm29,[rdi+2304],18
vpsrld ymm30,[rdi+2304],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2112],17
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
vpsrld ymm31,[rdi+2112],10
vpaddd ymm28,ymm28,[rdi+1792]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
vmovdqa32 [rcx+416],ymm28
vprord ymm28,[rdi+2368],7
vprord ymm29,[rdi+2368],18
vpsrld ymm30,[rdi+2368],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2304],ymm28
vprord ymm28,[rdi+2432],7
vprord ymm29,[rdi+2432],18
vpsrld ymm30,[rdi+2432],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2240],17
vpaddd ymm28,ymm28,[rdi+2368]
vprord ymm30,[rdi+2240],19
vpsrld ymm31,[rdi+2240],10
vpaddd ymm28,ymm28,[rdi+1920]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2368],ymm28
vmovdqa32 ymm28,[rdi+2432]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovdqa32 [rcx+480],ymm28
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vprord ymm30,[rdi+2304],19
vpsrld ymm31,[rdi+2304],10
vpaddd ymm28,ymm28,[rdi+1984]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2432],ymm28
vprord ymm28,[rdi+1536],7
vprord ymm29,[rdi+1536],18
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2368],17
vpaddd ymm28,ymm28,[rdi+2496]
vprord ymm30,[rdi+2368],19
vpsrld ymm31,[rdi+2368],10
vpaddd ymm28,ymm28,[rdi+2048]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa32 [rcx+32],ymm28
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
vpsrld ymm30,[rdi+1600],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2432],17
vpaddd ymm28,ymm28,[rdi+1536]
vprord ymm30,[rdi+2432],19
vpsrld ymm31,[rdi+2432],10
vpaddd ymm28,ymm28,[rdi+2112]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2496],17
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1600],ymm28
vmovdqa32 ymm28,[rdi+1664]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovdqa32 [rcx+96],ymm28
vprord ymm28,[rdi+1728],7
vprord ymm29,[rdi+1728],18
vpsrld ymm30,[rdi+1728],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1536],17
vpaddd ymm28,ymm28,[rdi+1664]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
vprord ymm28,[rdi+1792],7
vprord ymm29,[rdi+1792],18
vpsrld ymm30,[rdi+1792],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1600],17
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
vpsrld ymm31,[rdi+1600],10
vpaddd ymm28,ymm28,[rdi+2304]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
vmovdqa32 [rcx+160],ymm28
vprord ymm28,[rdi+1856],7
vprord ymm29,[rdi+1856],18
vpsrld ymm30,[rdi+1856],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1792],ymm28
vprord ymm28,[rdi+1920],7
vprord ymm29,[rdi+1920],18
vpsrld ymm30,[rdi+1920],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1728],17
vpaddd ymm28,ymm28,[rdi+1856]
vprord ymm30,[rdi+1728],19
vpsrld ymm31,[rdi+1728],10
vpaddd ymm28,ymm28,[rdi+2432]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1856],ymm28
vmovdqa32 ymm28,[rdi+1920]
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovdqa32 [rcx+224],ymm28
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vprord ymm30,[rdi+1792],19
vpsrld ymm31,[rdi+1792],10
vpaddd ymm28,ymm28,[rdi+2496]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1920],ymm28
vprord ymm28,[rdi+2048],7
vprord ymm29,[rdi+2048],18
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1856],17
vpaddd ymm28,ymm28,[rdi+1984]
vprord ymm30,[rdi+1856],19
vpsrld ymm31,[rdi+1856],10
vpaddd ymm28,ymm28,[rdi+1536]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
vmovdqa32 [rcx+288],ymm28
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
vpsrld ymm30,[rdi+2112],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1920],17
vpaddd ymm28,ymm28,[rdi+2048]
vprord ymm30,[rdi+1920],19
vpsrld ymm31,[rdi+1920],10
vpaddd ymm28,ymm28,[rdi+1600]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1984],17
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2112],ymm28
vmovdqa32 ymm28,[rdi+2176]
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovdqa32 [rcx+352],ymm28
vprord ymm28,[rdi+2240],7
vprord ymm29,[rdi+2240],18
vpsrld ymm30,[rdi+2240],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2048],17
vpaddd ymm28,ymm28,[rdi+2176]
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
vprord ymm28,[rdi+2304],7
vprord ymm29,[rdi+2304],18
vpsrld ymm30,[rdi+2304],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2112],17
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
vpsrld ymm31,[rdi+2112],10
vpaddd ymm28,ymm28,[rdi+1792]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
vmovdqa32 [rcx+416],ymm28
vprord ymm28,[rdi+2368],7
vprord ymm29,[rdi+2368],18
vpsrld ymm30,[rdi+2368],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2304],ymm28
vprord ymm28,[rdi+2432],7
vprord ymm29,[rdi+2432],18
vpsrld ymm30,[rdi+2432],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2240],17
vpaddd ymm28,ymm28,[rdi+2368]
vprord ymm30,[rdi+2240],19
vpsrld ymm31,[rdi+2240],10
vpaddd ymm28,ymm28,[rdi+1920]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2368],ymm28
vmovdqa32 ymm28,[rdi+2432]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovdqa32 [rcx+480],ymm28
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vprord ymm30,[rdi+2304],19
vpsrld ymm31,[rdi+2304],10
vpaddd ymm28,ymm28,[rdi+1984]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2432],ymm28
vprord ymm28,[rdi+1536],7
vprord ymm29,[rdi+1536],18
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2368],17
vpaddd ymm28,ymm28,[rdi+2496]
vprord ymm30,[rdi+2368],19
vpsrld ymm31,[rdi+2368],10
vpaddd ymm28,ymm28,[rdi+2048]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa32 [rcx+32],ymm28
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
vpsrld ymm30,[rdi+1600],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2432],17
vpaddd ymm28,ymm28,[rdi+1536]
vprord ymm30,[rdi+2432],19
vpsrld ymm31,[rdi+2432],10
vpaddd ymm28,ymm28,[rdi+2112]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2496],17
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1600],ymm28
vmovdqa32 ymm28,[rdi+1664]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovdqa32 [rcx+96],ymm28
vprord ymm28,[rdi+1728],7
vprord ymm29,[rdi+1728],18
vpsrld ymm30,[rdi+1728],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1536],17
vpaddd ymm28,ymm28,[rdi+1664]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
vprord ymm28,[rdi+1792],7
vprord ymm29,[rdi+1792],18
vpsrld ymm30,[rdi+1792],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1600],17
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
vpsrld ymm31,[rdi+1600],10
vpaddd ymm28,ymm28,[rdi+2304]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
vmovdqa32 [rcx+160],ymm28
vprord ymm28,[rdi+1856],7
vprord ymm29,[rdi+1856],18
vpsrld ymm30,[rdi+1856],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1792],ymm28
vprord ymm28,[rdi+1920],7
vprord ymm29,[rdi+1920],18
vpsrld ymm30,[rdi+1920],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1728],17
vpaddd ymm28,ymm28,[rdi+1856]
vprord ymm30,[rdi+1728],19
vpsrld ymm31,[rdi+1728],10
vpaddd ymm28,ymm28,[rdi+2432]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1856],ymm28
vmovdqa32 ymm28,[rdi+1920]
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovdqa32 [rcx+224],ymm28
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vprord ymm30,[rdi+1792],19
vpsrld ymm31,[rdi+1792],10
vpaddd ymm28,ymm28,[rdi+2496]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1920],ymm28
vprord ymm28,[rdi+2048],7
vprord ymm29,[rdi+2048],18
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1856],17
vpaddd ymm28,ymm28,[rdi+1984]
vprord ymm30,[rdi+1856],19
vpsrld ymm31,[rdi+1856],10
vpaddd ymm28,ymm28,[rdi+1536]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
vmovdqa32 [rcx+288],ymm28
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
vpsrld ymm30,[rdi+2112],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1920],17
vpaddd ymm28,ymm28,[rdi+2048]
vprord ymm30,[rdi+1920],19
vpsrld ymm31,[rdi+1920],10
vpaddd ymm28,ymm28,[rdi+1600]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1984],17
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2112],ymm28
vmovdqa32 ymm28,[rdi+2176]
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovdqa32 [rcx+352],ymm28
vprord ymm28,[rdi+2240],7
vprord ymm29,[rdi+2240],18
vpsrld ymm30,[rdi+2240],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2048],17
vpaddd ymm28,ymm28,[rdi+2176]
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
vprord ymm28,[rdi+2304],7
vprord ymm29,[rdi+2304],18
vpsrld ymm30,[rdi+2304],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2112],17
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
vpsrld ymm31,[rdi+2112],10
vpaddd ymm28,ymm28,[rdi+1792]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
vmovdqa32 [rcx+416],ymm28
vprord ymm28,[rdi+2368],7
vprord ymm29,[rdi+2368],18
vpsrld ymm30,[rdi+2368],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2304],ymm28
vprord ymm28,[rdi+2432],7
vprord ymm29,[rdi+2432],18
vpsrld ymm30,[rdi+2432],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2240],17
vpaddd ymm28,ymm28,[rdi+2368]
vprord ymm30,[rdi+2240],19
vpsrld ymm31,[rdi+2240],10
vpaddd ymm28,ymm28,[rdi+1920]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2368],ymm28
vmovdqa32 ymm28,[rdi+2432]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovdqa32 [rcx+480],ymm28
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vprord ymm30,[rdi+2304],19
vpsrld ymm31,[rdi+2304],10
vpaddd ymm28,ymm28,[rdi+1984]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2432],ymm28
vprord ymm28,[rdi+1536],7
vprord ymm29,[rdi+1536],18
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2368],17
vpaddd ymm28,ymm28,[rdi+2496]
vprord ymm30,[rdi+2368],19
vpsrld ymm31,[rdi+2368],10
vpaddd ymm28,ymm28,[rdi+2048]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa32 [rcx+32],ymm28
vmovdqa32 ymm28,[rdi+1664]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovdqa32 [rcx+96],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+0]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+0],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+0]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+0],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+0]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+0],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+0]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+0],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+1536],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+1600],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+1664],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
vmovdqa32 [rcx+160],ymm28
vmovdqa32 ymm28,[rdi+1920]
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovdqa32 [rcx+224],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+16]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+16],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+16]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+16],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+16]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+16],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+16]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+16],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+1792],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+1856],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+1920],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
vmovdqa32 [rcx+288],ymm28
vmovdqa32 ymm28,[rdi+2176]
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovdqa32 [rcx+352],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+32]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+32],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+32]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+32],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+32]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+32],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+32]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+32],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+2048],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+2112],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+2176],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
vmovdqa32 [rcx+416],ymm28
vmovdqa32 ymm28,[rdi+2432]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovdqa32 [rcx+480],ymm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+48]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+48],1
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+48]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+48],1
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+48]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+48],1
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+48]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+48],1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpunpcklqdq ymm31,ymm27,ymm29
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vmovdqa32 [rdi+2304],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovdqa32 [rdi+2368],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa32 [rdi+2432],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
lea rdx,[rdi+3072]
lea rcx,[rdi+7168]
mov ebp,64
mov r14d,128
.p2align 6
2:
cmp rbp,r13
cmova rbp,r13
cmp r14,r13
cmova r14,r13
mov rsi,[rdi+11592]
lea r8,[rdi+2560]
vmovdqa32 ymm28,[rdi+1536]
vmovdqa xmm1,[r8+0]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vmovdqa xmm2,[r8+16]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovdqa xmm3,[r8+32]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa xmm4,[r8+48]
vmovdqa32 [rcx+32],ymm28
vmovdqa xmm5,[r8+64]
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
vmovdqa xmm6,[r8+80]
vpsrld ymm30,[rdi+1600],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovdqa xmm7,[r8+96]
vprord ymm29,[rdi+2432],17
vpaddd ymm28,ymm28,[rdi+1536]
vmovdqa xmm8,[r8+112]
vprord ymm30,[rdi+2432],19
vpsrld ymm31,[rdi+2432],10
vmovq xmm0,qword ptr [rdx+0]
vpaddd ymm28,ymm28,[rdi+2112]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm2,xmm1
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
vmovq xmm0,qword ptr [rdx+8]
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
sha256rnds2 xmm4,xmm3
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+32]
vprord ymm29,[rdi+2496],17
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
vmovq xmm0,qword ptr [rdx+40]
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
sha256rnds2 xmm8,xmm7
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+64]
vmovdqa32 [rdi+1600],ymm28
vmovdqa32 ymm28,[rdi+1664]
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vmovq xmm0,qword ptr [rdx+72]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm3,xmm4
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovq xmm0,qword ptr [rdx+96]
vmovdqa32 [rcx+96],ymm28
sha256rnds2 xmm5,xmm6
vprord ymm28,[rdi+1728],7
vprord ymm29,[rdi+1728],18
vmovq xmm0,qword ptr [rdx+104]
vpsrld ymm30,[rdi+1728],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm7,xmm8
vprord ymm29,[rdi+1536],17
vpaddd ymm28,ymm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+128]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
sha256rnds2 xmm2,xmm1
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+136]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
sha256rnds2 xmm4,xmm3
vprord ymm28,[rdi+1792],7
vprord ymm29,[rdi+1792],18
vmovq xmm0,qword ptr [rdx+160]
vpsrld ymm30,[rdi+1792],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm6,xmm5
vprord ymm29,[rdi+1600],17
vmovq xmm0,qword ptr [rdx+168]
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
sha256rnds2 xmm8,xmm7
vpsrld ymm31,[rdi+1600],10
vpaddd ymm28,ymm28,[rdi+2304]
vmovq xmm0,qword ptr [rdx+192]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm1,xmm2
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vmovq xmm0,qword ptr [rdx+200]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
sha256rnds2 xmm3,xmm4
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+224]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
sha256rnds2 xmm5,xmm6
vmovdqa32 [rcx+160],ymm28
vmovq xmm0,qword ptr [rdx+232]
vprord ymm28,[rdi+1856],7
vprord ymm29,[rdi+1856],18
sha256rnds2 xmm7,xmm8
vpsrld ymm30,[rdi+1856],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+256]
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
sha256rnds2 xmm2,xmm1
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
vmovq xmm0,qword ptr [rdx+264]
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1792],ymm28
vmovq xmm0,qword ptr [rdx+288]
vprord ymm28,[rdi+1920],7
vprord ymm29,[rdi+1920],18
sha256rnds2 xmm6,xmm5
vpsrld ymm30,[rdi+1920],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+296]
vprord ymm29,[rdi+1728],17
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+1856]
vprord ymm30,[rdi+1728],19
vmovq xmm0,qword ptr [rdx+320]
vpsrld ymm31,[rdi+1728],10
vpaddd ymm28,ymm28,[rdi+2432]
sha256rnds2 xmm1,xmm2
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+328]
vmovdqa32 [rdi+1856],ymm28
vmovdqa32 ymm28,[rdi+1920]
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vmovq xmm0,qword ptr [rdx+352]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovq xmm0,qword ptr [rdx+360]
vmovdqa32 [rcx+224],ymm28
sha256rnds2 xmm7,xmm8
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vmovq xmm0,qword ptr [rdx+384]
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm2,xmm1
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vmovq xmm0,qword ptr [rdx+392]
vprord ymm30,[rdi+1792],19
vpsrld ymm31,[rdi+1792],10
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,[rdi+2496]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+416]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1920],ymm28
sha256rnds2 xmm6,xmm5
vprord ymm28,[rdi+2048],7
vprord ymm29,[rdi+2048],18
vmovq xmm0,qword ptr [rdx+424]
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm8,xmm7
vprord ymm29,[rdi+1856],17
vmovq xmm0,qword ptr [rdx+448]
vpaddd ymm28,ymm28,[rdi+1984]
vprord ymm30,[rdi+1856],19
sha256rnds2 xmm1,xmm2
vpsrld ymm31,[rdi+1856],10
vpaddd ymm28,ymm28,[rdi+1536]
vmovq xmm0,qword ptr [rdx+456]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm3,xmm4
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vmovq xmm0,qword ptr [rdx+480]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
sha256rnds2 xmm5,xmm6
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+488]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
sha256rnds2 xmm7,xmm8
vmovdqa32 [rcx+288],ymm28
vmovq xmm0,qword ptr [rdx+512]
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
sha256rnds2 xmm2,xmm1
vpsrld ymm30,[rdi+2112],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+520]
vprord ymm29,[rdi+1920],17
vpaddd ymm28,ymm28,[rdi+2048]
sha256rnds2 xmm4,xmm3
vprord ymm30,[rdi+1920],19
vpsrld ymm31,[rdi+1920],10
vmovq xmm0,qword ptr [rdx+544]
vpaddd ymm28,ymm28,[rdi+1600]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vmovq xmm0,qword ptr [rdx+552]
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
sha256rnds2 xmm8,xmm7
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+576]
vprord ymm29,[rdi+1984],17
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vmovq xmm0,qword ptr [rdx+584]
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
sha256rnds2 xmm3,xmm4
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+608]
vmovdqa32 [rdi+2112],ymm28
vmovdqa32 ymm28,[rdi+2176]
sha256rnds2 xmm5,xmm6
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vmovq xmm0,qword ptr [rdx+616]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovq xmm0,qword ptr [rdx+640]
vmovdqa32 [rcx+352],ymm28
sha256rnds2 xmm2,xmm1
vprord ymm28,[rdi+2240],7
vprord ymm29,[rdi+2240],18
vmovq xmm0,qword ptr [rdx+648]
vpsrld ymm30,[rdi+2240],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm4,xmm3
vprord ymm29,[rdi+2048],17
vpaddd ymm28,ymm28,[rdi+2176]
vmovq xmm0,qword ptr [rdx+672]
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+680]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
sha256rnds2 xmm8,xmm7
vprord ymm28,[rdi+2304],7
vprord ymm29,[rdi+2304],18
vmovq xmm0,qword ptr [rdx+704]
vpsrld ymm30,[rdi+2304],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm1,xmm2
vprord ymm29,[rdi+2112],17
vmovq xmm0,qword ptr [rdx+712]
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
sha256rnds2 xmm3,xmm4
vpsrld ymm31,[rdi+2112],10
vpaddd ymm28,ymm28,[rdi+1792]
vmovq xmm0,qword ptr [rdx+736]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vmovq xmm0,qword ptr [rdx+744]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
sha256rnds2 xmm7,xmm8
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+768]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
sha256rnds2 xmm2,xmm1
vmovdqa32 [rcx+416],ymm28
vmovq xmm0,qword ptr [rdx+776]
vprord ymm28,[rdi+2368],7
vprord ymm29,[rdi+2368],18
sha256rnds2 xmm4,xmm3
vpsrld ymm30,[rdi+2368],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+800]
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
sha256rnds2 xmm6,xmm5
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vmovq xmm0,qword ptr [rdx+808]
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2304],ymm28
vmovq xmm0,qword ptr [rdx+832]
vprord ymm28,[rdi+2432],7
vprord ymm29,[rdi+2432],18
sha256rnds2 xmm1,xmm2
vpsrld ymm30,[rdi+2432],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+840]
vprord ymm29,[rdi+2240],17
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,[rdi+2368]
vprord ymm30,[rdi+2240],19
vmovq xmm0,qword ptr [rdx+864]
vpsrld ymm31,[rdi+2240],10
vpaddd ymm28,ymm28,[rdi+1920]
sha256rnds2 xmm5,xmm6
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+872]
vmovdqa32 [rdi+2368],ymm28
vmovdqa32 ymm28,[rdi+2432]
sha256rnds2 xmm7,xmm8
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vmovq xmm0,qword ptr [rdx+896]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm2,xmm1
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovq xmm0,qword ptr [rdx+904]
vmovdqa32 [rcx+480],ymm28
sha256rnds2 xmm4,xmm3
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vmovq xmm0,qword ptr [rdx+928]
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm6,xmm5
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vmovq xmm0,qword ptr [rdx+936]
vprord ymm30,[rdi+2304],19
vpsrld ymm31,[rdi+2304],10
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+1984]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+960]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2432],ymm28
sha256rnds2 xmm1,xmm2
vprord ymm28,[rdi+1536],7
vprord ymm29,[rdi+1536],18
vmovq xmm0,qword ptr [rdx+968]
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm3,xmm4
vprord ymm29,[rdi+2368],17
vmovq xmm0,qword ptr [rdx+992]
vpaddd ymm28,ymm28,[rdi+2496]
vprord ymm30,[rdi+2368],19
sha256rnds2 xmm5,xmm6
vpsrld ymm31,[rdi+2368],10
vpaddd ymm28,ymm28,[rdi+2048]
vmovq xmm0,qword ptr [rdx+1000]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vmovq xmm0,qword ptr [rdx+1024]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
sha256rnds2 xmm2,xmm1
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vmovq xmm0,qword ptr [rdx+1032]
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm4,xmm3
vmovdqa32 [rcx+0],ymm30
vmovdqa32 [rcx+32],ymm28
vmovq xmm0,qword ptr [rdx+1056]
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
sha256rnds2 xmm6,xmm5
vpsrld ymm30,[rdi+1600],3
vmovq xmm0,qword ptr [rdx+1064]
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2432],17
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+1536]
vprord ymm30,[rdi+2432],19
vmovq xmm0,qword ptr [rdx+1088]
vpsrld ymm31,[rdi+2432],10
vpaddd ymm28,ymm28,[rdi+2112]
sha256rnds2 xmm1,xmm2
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+1096]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
sha256rnds2 xmm3,xmm4
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
vmovq xmm0,qword ptr [rdx+1120]
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm5,xmm6
vprord ymm29,[rdi+2496],17
vmovq xmm0,qword ptr [rdx+1128]
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
sha256rnds2 xmm7,xmm8
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
vmovq xmm0,qword ptr [rdx+1152]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm2,xmm1
vmovdqa32 [rdi+1600],ymm28
vmovq xmm0,qword ptr [rdx+1160]
vmovdqa32 ymm28,[rdi+1664]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
sha256rnds2 xmm4,xmm3
vmovdqa32 ymm29,[rdi+1728]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vmovq xmm0,qword ptr [rdx+1184]
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm6,xmm5
vmovdqa32 [rcx+64],ymm30
vmovq xmm0,qword ptr [rdx+1192]
vmovdqa32 [rcx+96],ymm28
vprord ymm28,[rdi+1728],7
sha256rnds2 xmm8,xmm7
vprord ymm29,[rdi+1728],18
vpsrld ymm30,[rdi+1728],3
vmovq xmm0,qword ptr [rdx+1216]
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1536],17
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+1224]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+1248]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
sha256rnds2 xmm5,xmm6
vprord ymm28,[rdi+1792],7
vmovq xmm0,qword ptr [rdx+1256]
vprord ymm29,[rdi+1792],18
vpsrld ymm30,[rdi+1792],3
sha256rnds2 xmm7,xmm8
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1600],17
vmovq xmm0,qword ptr [rdx+1280]
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
sha256rnds2 xmm2,xmm1
vpsrld ymm31,[rdi+1600],10
vmovq xmm0,qword ptr [rdx+1288]
vpaddd ymm28,ymm28,[rdi+2304]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1728],ymm28
vmovq xmm0,qword ptr [rdx+1312]
vmovdqa32 ymm28,[rdi+1792]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
sha256rnds2 xmm6,xmm5
vmovdqa32 ymm29,[rdi+1856]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vmovq xmm0,qword ptr [rdx+1320]
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm8,xmm7
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
vmovq xmm0,qword ptr [rdx+1344]
vmovdqa32 [rcx+160],ymm28
vprord ymm28,[rdi+1856],7
sha256rnds2 xmm1,xmm2
vprord ymm29,[rdi+1856],18
vpsrld ymm30,[rdi+1856],3
vmovq xmm0,qword ptr [rdx+1352]
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm3,xmm4
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
vmovq xmm0,qword ptr [rdx+1376]
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
sha256rnds2 xmm5,xmm6
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+1384]
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vmovdqa32 [rdi+1792],ymm28
vprord ymm28,[rdi+1920],7
vmovq xmm0,qword ptr [rdx+1408]
vprord ymm29,[rdi+1920],18
vpsrld ymm30,[rdi+1920],3
sha256rnds2 xmm2,xmm1
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1728],17
vmovq xmm0,qword ptr [rdx+1416]
vpaddd ymm28,ymm28,[rdi+1856]
sha256rnds2 xmm4,xmm3
vprord ymm30,[rdi+1728],19
vpsrld ymm31,[rdi+1728],10
vmovq xmm0,qword ptr [rdx+1440]
vpaddd ymm28,ymm28,[rdi+2432]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1856],ymm28
vmovq xmm0,qword ptr [rdx+1448]
vmovdqa32 ymm28,[rdi+1920]
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vmovq xmm0,qword ptr [rdx+1472]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm1,xmm2
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovq xmm0,qword ptr [rdx+1480]
vmovdqa32 [rcx+224],ymm28
sha256rnds2 xmm3,xmm4
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vmovq xmm0,qword ptr [rdx+1504]
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm5,xmm6
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vmovq xmm0,qword ptr [rdx+1512]
vprord ymm30,[rdi+1792],19
sha256rnds2 xmm7,xmm8
vpsrld ymm31,[rdi+1792],10
vpaddd ymm28,ymm28,[rdi+2496]
vmovq xmm0,qword ptr [rdx+1536]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm2,xmm1
vmovdqa32 [rdi+1920],ymm28
vprord ymm28,[rdi+2048],7
vmovq xmm0,qword ptr [rdx+1544]
vprord ymm29,[rdi+2048],18
sha256rnds2 xmm4,xmm3
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+1568]
vprord ymm29,[rdi+1856],17
vpaddd ymm28,ymm28,[rdi+1984]
sha256rnds2 xmm6,xmm5
vprord ymm30,[rdi+1856],19
vpsrld ymm31,[rdi+1856],10
vmovq xmm0,qword ptr [rdx+1576]
vpaddd ymm28,ymm28,[rdi+1536]
sha256rnds2 xmm8,xmm7
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1600]
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
vmovq xmm0,qword ptr [rdx+1608]
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
sha256rnds2 xmm3,xmm4
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1632]
vmovdqa32 [rcx+256],ymm30
vmovdqa32 [rcx+288],ymm28
sha256rnds2 xmm5,xmm6
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
vmovq xmm0,qword ptr [rdx+1640]
vpsrld ymm30,[rdi+2112],3
sha256rnds2 xmm7,xmm8
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+1920],17
vmovq xmm0,qword ptr [rdx+1664]
vpaddd ymm28,ymm28,[rdi+2048]
vprord ymm30,[rdi+1920],19
sha256rnds2 xmm2,xmm1
vpsrld ymm31,[rdi+1920],10
vpaddd ymm28,ymm28,[rdi+1600]
vmovq xmm0,qword ptr [rdx+1672]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vmovq xmm0,qword ptr [rdx+1696]
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
sha256rnds2 xmm6,xmm5
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+1704]
vprord ymm29,[rdi+1984],17
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vmovq xmm0,qword ptr [rdx+1728]
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
sha256rnds2 xmm1,xmm2
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1736]
vmovdqa32 [rdi+2112],ymm28
sha256rnds2 xmm3,xmm4
vmovdqa32 ymm28,[rdi+2176]
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovq xmm0,qword ptr [rdx+1760]
vmovdqa32 ymm29,[rdi+2240]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
sha256rnds2 xmm5,xmm6
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1768]
vmovdqa32 [rcx+320],ymm30
sha256rnds2 xmm7,xmm8
vmovdqa32 [rcx+352],ymm28
vprord ymm28,[rdi+2240],7
vmovq xmm0,qword ptr [rdx+1792]
vprord ymm29,[rdi+2240],18
vpsrld ymm30,[rdi+2240],3
sha256rnds2 xmm2,xmm1
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2048],17
vmovq xmm0,qword ptr [rdx+1800]
vpaddd ymm28,ymm28,[rdi+2176]
sha256rnds2 xmm4,xmm3
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
vmovq xmm0,qword ptr [rdx+1824]
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
vmovq xmm0,qword ptr [rdx+1832]
vprord ymm28,[rdi+2304],7
sha256rnds2 xmm8,xmm7
vprord ymm29,[rdi+2304],18
vpsrld ymm30,[rdi+2304],3
vmovq xmm0,qword ptr [rdx+1856]
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2112],17
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
vmovq xmm0,qword ptr [rdx+1864]
vpsrld ymm31,[rdi+2112],10
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,[rdi+1792]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+1888]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2240],ymm28
sha256rnds2 xmm5,xmm6
vmovdqa32 ymm28,[rdi+2304]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovq xmm0,qword ptr [rdx+1896]
vmovdqa32 ymm29,[rdi+2368]
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
sha256rnds2 xmm7,xmm8
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1920]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
sha256rnds2 xmm2,xmm1
vmovdqa32 [rcx+416],ymm28
vprord ymm28,[rdi+2368],7
vmovq xmm0,qword ptr [rdx+1928]
vprord ymm29,[rdi+2368],18
vpsrld ymm30,[rdi+2368],3
sha256rnds2 xmm4,xmm3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+1952]
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
sha256rnds2 xmm6,xmm5
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vmovq xmm0,qword ptr [rdx+1960]
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1984]
vmovdqa32 [rdi+2304],ymm28
vprord ymm28,[rdi+2432],7
sha256rnds2 xmm1,xmm2
vprord ymm29,[rdi+2432],18
vpsrld ymm30,[rdi+2432],3
vmovq xmm0,qword ptr [rdx+1992]
vpternlogd ymm28,ymm29,ymm30,0x96
vprord ymm29,[rdi+2240],17
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,[rdi+2368]
vmovq xmm0,qword ptr [rdx+2016]
vprord ymm30,[rdi+2240],19
vpsrld ymm31,[rdi+2240],10
sha256rnds2 xmm5,xmm6
vpaddd ymm28,ymm28,[rdi+1920]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+2024]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2368],ymm28
sha256rnds2 xmm7,xmm8
vmovdqa32 ymm28,[rdi+2432]
vpaddd xmm1,xmm1,[r8+0]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vmovdqa [r8+0],xmm1
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vpaddd xmm2,xmm2,[r8+16]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovdqa [r8+16],xmm2
vmovdqa32 [rcx+480],ymm28
vpaddd xmm3,xmm3,[r8+32]
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vmovdqa [r8+32],xmm3
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
vpaddd xmm4,xmm4,[r8+48]
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vmovdqa [r8+48],xmm4
vprord ymm30,[rdi+2304],19
vpaddd xmm5,xmm5,[r8+64]
vpsrld ymm31,[rdi+2304],10
vpaddd ymm28,ymm28,[rdi+1984]
vmovdqa [r8+64],xmm5
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vpaddd xmm6,xmm6,[r8+80]
vmovdqa32 [rdi+2432],ymm28
vprord ymm28,[rdi+1536],7
vmovdqa [r8+80],xmm6
vprord ymm29,[rdi+1536],18
vpaddd xmm7,xmm7,[r8+96]
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovdqa [r8+96],xmm7
vprord ymm29,[rdi+2368],17
vpaddd ymm28,ymm28,[rdi+2496]
vpaddd xmm8,xmm8,[r8+112]
vprord ymm30,[rdi+2368],19
vpsrld ymm31,[rdi+2368],10
vmovdqa [r8+112],xmm8
vpaddd ymm28,ymm28,[rdi+2048]
add rdx,16
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
add r8,128
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vmovdqa xmm1,[r8+0]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
vmovdqa32 ymm29,[rdi+1600]
vmovdqa xmm2,[r8+16]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovdqa xmm3,[r8+32]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+0],ymm30
vmovdqa xmm4,[r8+48]
vmovdqa32 [rcx+32],ymm28
vmovdqa xmm5,[r8+64]
vprord ymm28,[rdi+1600],7
vprord ymm29,[rdi+1600],18
vmovdqa xmm6,[r8+80]
vpsrld ymm30,[rdi+1600],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovdqa xmm7,[r8+96]
vprord ymm29,[rdi+2432],17
vpaddd ymm28,ymm28,[rdi+1536]
vmovdqa xmm8,[r8+112]
vprord ymm30,[rdi+2432],19
vpsrld ymm31,[rdi+2432],10
vmovq xmm0,qword ptr [rdx+0]
vpaddd ymm28,ymm28,[rdi+2112]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm2,xmm1
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1536],ymm28
vmovq xmm0,qword ptr [rdx+8]
vprord ymm28,[rdi+1664],7
vprord ymm29,[rdi+1664],18
sha256rnds2 xmm4,xmm3
vpsrld ymm30,[rdi+1664],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+32]
vprord ymm29,[rdi+2496],17
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,[rdi+1600]
vprord ymm30,[rdi+2496],19
vmovq xmm0,qword ptr [rdx+40]
vpsrld ymm31,[rdi+2496],10
vpaddd ymm28,ymm28,[rdi+2176]
sha256rnds2 xmm8,xmm7
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+64]
vmovdqa32 [rdi+1600],ymm28
vmovdqa32 ymm28,[rdi+1664]
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
vmovdqa32 ymm29,[rdi+1728]
vmovq xmm0,qword ptr [rdx+72]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm3,xmm4
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+64],ymm30
vmovq xmm0,qword ptr [rdx+96]
vmovdqa32 [rcx+96],ymm28
sha256rnds2 xmm5,xmm6
vprord ymm28,[rdi+1728],7
vprord ymm29,[rdi+1728],18
vmovq xmm0,qword ptr [rdx+104]
vpsrld ymm30,[rdi+1728],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm7,xmm8
vprord ymm29,[rdi+1536],17
vpaddd ymm28,ymm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+128]
vprord ymm30,[rdi+1536],19
vpsrld ymm31,[rdi+1536],10
sha256rnds2 xmm2,xmm1
vpaddd ymm28,ymm28,[rdi+2240]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+136]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1664],ymm28
sha256rnds2 xmm4,xmm3
vprord ymm28,[rdi+1792],7
vprord ymm29,[rdi+1792],18
vmovq xmm0,qword ptr [rdx+160]
vpsrld ymm30,[rdi+1792],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm6,xmm5
vprord ymm29,[rdi+1600],17
vmovq xmm0,qword ptr [rdx+168]
vpaddd ymm28,ymm28,[rdi+1728]
vprord ymm30,[rdi+1600],19
sha256rnds2 xmm8,xmm7
vpsrld ymm31,[rdi+1600],10
vpaddd ymm28,ymm28,[rdi+2304]
vmovq xmm0,qword ptr [rdx+192]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm1,xmm2
vmovdqa32 [rdi+1728],ymm28
vmovdqa32 ymm28,[rdi+1792]
vmovq xmm0,qword ptr [rdx+200]
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
sha256rnds2 xmm3,xmm4
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+224]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
sha256rnds2 xmm5,xmm6
vmovdqa32 [rcx+160],ymm28
vmovq xmm0,qword ptr [rdx+232]
vprord ymm28,[rdi+1856],7
vprord ymm29,[rdi+1856],18
sha256rnds2 xmm7,xmm8
vpsrld ymm30,[rdi+1856],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+256]
vprord ymm29,[rdi+1664],17
vpaddd ymm28,ymm28,[rdi+1792]
sha256rnds2 xmm2,xmm1
vprord ymm30,[rdi+1664],19
vpsrld ymm31,[rdi+1664],10
vmovq xmm0,qword ptr [rdx+264]
vpaddd ymm28,ymm28,[rdi+2368]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1792],ymm28
vmovq xmm0,qword ptr [rdx+288]
vprord ymm28,[rdi+1920],7
vprord ymm29,[rdi+1920],18
sha256rnds2 xmm6,xmm5
vpsrld ymm30,[rdi+1920],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+296]
vprord ymm29,[rdi+1728],17
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+1856]
vprord ymm30,[rdi+1728],19
vmovq xmm0,qword ptr [rdx+320]
vpsrld ymm31,[rdi+1728],10
vpaddd ymm28,ymm28,[rdi+2432]
sha256rnds2 xmm1,xmm2
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+328]
vmovdqa32 [rdi+1856],ymm28
vmovdqa32 ymm28,[rdi+1920]
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vmovq xmm0,qword ptr [rdx+352]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+192],ymm30
vmovq xmm0,qword ptr [rdx+360]
vmovdqa32 [rcx+224],ymm28
sha256rnds2 xmm7,xmm8
vprord ymm28,[rdi+1984],7
vprord ymm29,[rdi+1984],18
vmovq xmm0,qword ptr [rdx+384]
vpsrld ymm30,[rdi+1984],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm2,xmm1
vprord ymm29,[rdi+1792],17
vpaddd ymm28,ymm28,[rdi+1920]
vmovq xmm0,qword ptr [rdx+392]
vprord ymm30,[rdi+1792],19
vpsrld ymm31,[rdi+1792],10
sha256rnds2 xmm4,xmm3
vpaddd ymm28,ymm28,[rdi+2496]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+416]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+1920],ymm28
sha256rnds2 xmm6,xmm5
vprord ymm28,[rdi+2048],7
vprord ymm29,[rdi+2048],18
vmovq xmm0,qword ptr [rdx+424]
vpsrld ymm30,[rdi+2048],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm8,xmm7
vprord ymm29,[rdi+1856],17
vmovq xmm0,qword ptr [rdx+448]
vpaddd ymm28,ymm28,[rdi+1984]
vprord ymm30,[rdi+1856],19
sha256rnds2 xmm1,xmm2
vpsrld ymm31,[rdi+1856],10
vpaddd ymm28,ymm28,[rdi+1536]
vmovq xmm0,qword ptr [rdx+456]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm3,xmm4
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
vmovq xmm0,qword ptr [rdx+480]
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovdqa32 ymm29,[rdi+2112]
sha256rnds2 xmm5,xmm6
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+488]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+256],ymm30
sha256rnds2 xmm7,xmm8
vmovdqa32 [rcx+288],ymm28
vmovq xmm0,qword ptr [rdx+512]
vprord ymm28,[rdi+2112],7
vprord ymm29,[rdi+2112],18
sha256rnds2 xmm2,xmm1
vpsrld ymm30,[rdi+2112],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+520]
vprord ymm29,[rdi+1920],17
vpaddd ymm28,ymm28,[rdi+2048]
sha256rnds2 xmm4,xmm3
vprord ymm30,[rdi+1920],19
vpsrld ymm31,[rdi+1920],10
vmovq xmm0,qword ptr [rdx+544]
vpaddd ymm28,ymm28,[rdi+1600]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2048],ymm28
vmovq xmm0,qword ptr [rdx+552]
vprord ymm28,[rdi+2176],7
vprord ymm29,[rdi+2176],18
sha256rnds2 xmm8,xmm7
vpsrld ymm30,[rdi+2176],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+576]
vprord ymm29,[rdi+1984],17
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,[rdi+2112]
vprord ymm30,[rdi+1984],19
vmovq xmm0,qword ptr [rdx+584]
vpsrld ymm31,[rdi+1984],10
vpaddd ymm28,ymm28,[rdi+1664]
sha256rnds2 xmm3,xmm4
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+608]
vmovdqa32 [rdi+2112],ymm28
vmovdqa32 ymm28,[rdi+2176]
sha256rnds2 xmm5,xmm6
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovdqa32 ymm29,[rdi+2240]
vmovq xmm0,qword ptr [rdx+616]
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+320],ymm30
vmovq xmm0,qword ptr [rdx+640]
vmovdqa32 [rcx+352],ymm28
sha256rnds2 xmm2,xmm1
vprord ymm28,[rdi+2240],7
vprord ymm29,[rdi+2240],18
vmovq xmm0,qword ptr [rdx+648]
vpsrld ymm30,[rdi+2240],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm4,xmm3
vprord ymm29,[rdi+2048],17
vpaddd ymm28,ymm28,[rdi+2176]
vmovq xmm0,qword ptr [rdx+672]
vprord ymm30,[rdi+2048],19
vpsrld ymm31,[rdi+2048],10
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,[rdi+1728]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+680]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2176],ymm28
sha256rnds2 xmm8,xmm7
vprord ymm28,[rdi+2304],7
vprord ymm29,[rdi+2304],18
vmovq xmm0,qword ptr [rdx+704]
vpsrld ymm30,[rdi+2304],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm1,xmm2
vprord ymm29,[rdi+2112],17
vmovq xmm0,qword ptr [rdx+712]
vpaddd ymm28,ymm28,[rdi+2240]
vprord ymm30,[rdi+2112],19
sha256rnds2 xmm3,xmm4
vpsrld ymm31,[rdi+2112],10
vpaddd ymm28,ymm28,[rdi+1792]
vmovq xmm0,qword ptr [rdx+736]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vmovdqa32 [rdi+2240],ymm28
vmovdqa32 ymm28,[rdi+2304]
vmovq xmm0,qword ptr [rdx+744]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
sha256rnds2 xmm7,xmm8
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+768]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
sha256rnds2 xmm2,xmm1
vmovdqa32 [rcx+416],ymm28
vmovq xmm0,qword ptr [rdx+776]
vprord ymm28,[rdi+2368],7
vprord ymm29,[rdi+2368],18
sha256rnds2 xmm4,xmm3
vpsrld ymm30,[rdi+2368],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+800]
vprord ymm29,[rdi+2176],17
vpaddd ymm28,ymm28,[rdi+2304]
sha256rnds2 xmm6,xmm5
vprord ymm30,[rdi+2176],19
vpsrld ymm31,[rdi+2176],10
vmovq xmm0,qword ptr [rdx+808]
vpaddd ymm28,ymm28,[rdi+1856]
vpternlogd ymm29,ymm30,ymm31,0x96
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2304],ymm28
vmovq xmm0,qword ptr [rdx+832]
vprord ymm28,[rdi+2432],7
vprord ymm29,[rdi+2432],18
sha256rnds2 xmm1,xmm2
vpsrld ymm30,[rdi+2432],3
vpternlogd ymm28,ymm29,ymm30,0x96
vmovq xmm0,qword ptr [rdx+840]
vprord ymm29,[rdi+2240],17
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,[rdi+2368]
vprord ymm30,[rdi+2240],19
vmovq xmm0,qword ptr [rdx+864]
vpsrld ymm31,[rdi+2240],10
vpaddd ymm28,ymm28,[rdi+1920]
sha256rnds2 xmm5,xmm6
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+872]
vmovdqa32 [rdi+2368],ymm28
vmovdqa32 ymm28,[rdi+2432]
sha256rnds2 xmm7,xmm8
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
vmovq xmm0,qword ptr [rdx+896]
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm2,xmm1
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+448],ymm30
vmovq xmm0,qword ptr [rdx+904]
vmovdqa32 [rcx+480],ymm28
sha256rnds2 xmm4,xmm3
vprord ymm28,[rdi+2496],7
vprord ymm29,[rdi+2496],18
vmovq xmm0,qword ptr [rdx+928]
vpsrld ymm30,[rdi+2496],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm6,xmm5
vprord ymm29,[rdi+2304],17
vpaddd ymm28,ymm28,[rdi+2432]
vmovq xmm0,qword ptr [rdx+936]
vprord ymm30,[rdi+2304],19
vpsrld ymm31,[rdi+2304],10
sha256rnds2 xmm8,xmm7
vpaddd ymm28,ymm28,[rdi+1984]
vpternlogd ymm29,ymm30,ymm31,0x96
vmovq xmm0,qword ptr [rdx+960]
vpaddd ymm28,ymm28,ymm29
vmovdqa32 [rdi+2432],ymm28
sha256rnds2 xmm1,xmm2
vprord ymm28,[rdi+1536],7
vprord ymm29,[rdi+1536],18
vmovq xmm0,qword ptr [rdx+968]
vpsrld ymm30,[rdi+1536],3
vpternlogd ymm28,ymm29,ymm30,0x96
sha256rnds2 xmm3,xmm4
vprord ymm29,[rdi+2368],17
vmovq xmm0,qword ptr [rdx+992]
vpaddd ymm28,ymm28,[rdi+2496]
vprord ymm30,[rdi+2368],19
sha256rnds2 xmm5,xmm6
vpsrld ymm31,[rdi+2368],10
vpaddd ymm28,ymm28,[rdi+2048]
vmovq xmm0,qword ptr [rdx+1000]
vpternlogd ymm29,ymm30,ymm31,0x96
vpaddd ymm28,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
vmovdqa32 ymm28,[rdi+1536]
vmovq xmm0,qword ptr [rdx+1024]
vpaddd ymm28,ymm28,dword ptr [rsi+0]{1to8}
sha256rnds2 xmm2,xmm1
vmovdqa32 ymm29,[rdi+1600]
vmovq xmm0,qword ptr [rdx+1032]
vpaddd ymm29,ymm29,dword ptr [rsi+4]{1to8}
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm4,xmm3
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1056]
vmovdqa32 [rcx+0],ymm30
sha256rnds2 xmm6,xmm5
vmovdqa32 [rcx+32],ymm28
vmovdqa32 ymm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+1064]
vpaddd ymm28,ymm28,dword ptr [rsi+8]{1to8}
sha256rnds2 xmm8,xmm7
vmovdqa32 ymm29,[rdi+1728]
vmovq xmm0,qword ptr [rdx+1088]
vpaddd ymm29,ymm29,dword ptr [rsi+12]{1to8}
sha256rnds2 xmm1,xmm2
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1096]
vmovdqa32 [rcx+64],ymm30
sha256rnds2 xmm3,xmm4
vmovdqa32 [rcx+96],ymm28
vmovq xmm0,qword ptr [rdx+1120]
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+0]
sha256rnds2 xmm5,xmm6
mov r9,[rdi+11360]
vmovq xmm0,qword ptr [rdx+1128]
vinserti32x4 ymm28,ymm28,[r9+r14+0],1
sha256rnds2 xmm7,xmm8
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+0]
vmovq xmm0,qword ptr [rdx+1152]
mov r9,[rdi+11368]
sha256rnds2 xmm2,xmm1
vinserti32x4 ymm29,ymm29,[r9+r14+0],1
vmovq xmm0,qword ptr [rdx+1160]
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+0]
sha256rnds2 xmm4,xmm3
mov r9,[rdi+11376]
vmovq xmm0,qword ptr [rdx+1184]
vinserti32x4 ymm30,ymm30,[r9+r14+0],1
sha256rnds2 xmm6,xmm5
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+0]
vmovq xmm0,qword ptr [rdx+1192]
mov r9,[rdi+11384]
sha256rnds2 xmm8,xmm7
vinserti32x4 ymm31,ymm31,[r9+r14+0],1
vmovq xmm0,qword ptr [rdx+1216]
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm1,xmm2
vpunpckldq ymm29,ymm30,ymm31
vmovq xmm0,qword ptr [rdx+1224]
vpunpckhdq ymm30,ymm30,ymm31
sha256rnds2 xmm3,xmm4
vpunpcklqdq ymm31,ymm27,ymm29
vmovq xmm0,qword ptr [rdx+1248]
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
sha256rnds2 xmm5,xmm6
vpunpckhqdq ymm28,ymm28,ymm30
vmovq xmm0,qword ptr [rdx+1256]
vpshufb ymm31,ymm31,[rdi+11264]
sha256rnds2 xmm7,xmm8
vmovdqa32 [rdi+1536],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1280]
vmovdqa32 [rdi+1600],ymm29
sha256rnds2 xmm2,xmm1
vpshufb ymm27,ymm27,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1288]
vmovdqa32 [rdi+1664],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
sha256rnds2 xmm4,xmm3
vmovdqa32 [rdi+1728],ymm28
vmovq xmm0,qword ptr [rdx+1312]
vmovdqa32 ymm28,[rdi+1792]
sha256rnds2 xmm6,xmm5
vpaddd ymm28,ymm28,dword ptr [rsi+16]{1to8}
vmovdqa32 ymm29,[rdi+1856]
vmovq xmm0,qword ptr [rdx+1320]
vpaddd ymm29,ymm29,dword ptr [rsi+20]{1to8}
sha256rnds2 xmm8,xmm7
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1344]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+128],ymm30
sha256rnds2 xmm1,xmm2
vmovdqa32 [rcx+160],ymm28
vmovq xmm0,qword ptr [rdx+1352]
vmovdqa32 ymm28,[rdi+1920]
sha256rnds2 xmm3,xmm4
vpaddd ymm28,ymm28,dword ptr [rsi+24]{1to8}
vmovdqa32 ymm29,[rdi+1984]
vmovq xmm0,qword ptr [rdx+1376]
vpaddd ymm29,ymm29,dword ptr [rsi+28]{1to8}
sha256rnds2 xmm5,xmm6
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1384]
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm7,xmm8
vmovdqa32 [rcx+192],ymm30
vmovdqa32 [rcx+224],ymm28
vmovq xmm0,qword ptr [rdx+1408]
mov rax,[rdi+11328]
sha256rnds2 xmm2,xmm1
vmovdqu32 xmm28,[rax+r14+16]
vmovq xmm0,qword ptr [rdx+1416]
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+16],1
sha256rnds2 xmm4,xmm3
mov rax,[rdi+11336]
vmovq xmm0,qword ptr [rdx+1440]
vmovdqu32 xmm29,[rax+r14+16]
sha256rnds2 xmm6,xmm5
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+16],1
vmovq xmm0,qword ptr [rdx+1448]
mov rax,[rdi+11344]
sha256rnds2 xmm8,xmm7
vmovdqu32 xmm30,[rax+r14+16]
vmovq xmm0,qword ptr [rdx+1472]
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+16],1
sha256rnds2 xmm1,xmm2
mov rax,[rdi+11352]
vmovq xmm0,qword ptr [rdx+1480]
vmovdqu32 xmm31,[rax+r14+16]
sha256rnds2 xmm3,xmm4
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+16],1
vmovq xmm0,qword ptr [rdx+1504]
vpunpckldq ymm27,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1512]
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
sha256rnds2 xmm7,xmm8
vpunpcklqdq ymm31,ymm27,ymm29
vmovq xmm0,qword ptr [rdx+1536]
vpunpckhqdq ymm29,ymm27,ymm29
sha256rnds2 xmm2,xmm1
vpunpcklqdq ymm27,ymm28,ymm30
vmovq xmm0,qword ptr [rdx+1544]
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
sha256rnds2 xmm4,xmm3
vmovdqa32 [rdi+1792],ymm31
vmovq xmm0,qword ptr [rdx+1568]
vpshufb ymm29,ymm29,[rdi+11264]
sha256rnds2 xmm6,xmm5
vmovdqa32 [rdi+1856],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1576]
vmovdqa32 [rdi+1920],ymm27
sha256rnds2 xmm8,xmm7
vpshufb ymm28,ymm28,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1600]
vmovdqa32 [rdi+1984],ymm28
vmovdqa32 ymm28,[rdi+2048]
sha256rnds2 xmm1,xmm2
vpaddd ymm28,ymm28,dword ptr [rsi+32]{1to8}
vmovq xmm0,qword ptr [rdx+1608]
vmovdqa32 ymm29,[rdi+2112]
sha256rnds2 xmm3,xmm4
vpaddd ymm29,ymm29,dword ptr [rsi+36]{1to8}
vpunpckldq ymm30,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1632]
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm5,xmm6
vmovdqa32 [rcx+256],ymm30
vmovq xmm0,qword ptr [rdx+1640]
vmovdqa32 [rcx+288],ymm28
vmovdqa32 ymm28,[rdi+2176]
sha256rnds2 xmm7,xmm8
vpaddd ymm28,ymm28,dword ptr [rsi+40]{1to8}
vmovq xmm0,qword ptr [rdx+1664]
vmovdqa32 ymm29,[rdi+2240]
sha256rnds2 xmm2,xmm1
vpaddd ymm29,ymm29,dword ptr [rsi+44]{1to8}
vmovq xmm0,qword ptr [rdx+1672]
vpunpckldq ymm30,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
sha256rnds2 xmm4,xmm3
vmovdqa32 [rcx+320],ymm30
vmovq xmm0,qword ptr [rdx+1696]
vmovdqa32 [rcx+352],ymm28
sha256rnds2 xmm6,xmm5
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+r14+32]
vmovq xmm0,qword ptr [rdx+1704]
mov r9,[rdi+11360]
sha256rnds2 xmm8,xmm7
vinserti32x4 ymm28,ymm28,[r9+r14+32],1
vmovq xmm0,qword ptr [rdx+1728]
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+r14+32]
sha256rnds2 xmm1,xmm2
mov r9,[rdi+11368]
vmovq xmm0,qword ptr [rdx+1736]
vinserti32x4 ymm29,ymm29,[r9+r14+32],1
sha256rnds2 xmm3,xmm4
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+r14+32]
vmovq xmm0,qword ptr [rdx+1760]
mov r9,[rdi+11376]
sha256rnds2 xmm5,xmm6
vinserti32x4 ymm30,ymm30,[r9+r14+32],1
vmovq xmm0,qword ptr [rdx+1768]
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+r14+32]
sha256rnds2 xmm7,xmm8
mov r9,[rdi+11384]
vmovq xmm0,qword ptr [rdx+1792]
vinserti32x4 ymm31,ymm31,[r9+r14+32],1
sha256rnds2 xmm2,xmm1
vpunpckldq ymm27,ymm28,ymm29
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1800]
vpunpckldq ymm29,ymm30,ymm31
sha256rnds2 xmm4,xmm3
vpunpckhdq ymm30,ymm30,ymm31
vmovq xmm0,qword ptr [rdx+1824]
vpunpcklqdq ymm31,ymm27,ymm29
sha256rnds2 xmm6,xmm5
vpunpckhqdq ymm29,ymm27,ymm29
vpunpcklqdq ymm27,ymm28,ymm30
vmovq xmm0,qword ptr [rdx+1832]
vpunpckhqdq ymm28,ymm28,ymm30
sha256rnds2 xmm8,xmm7
vpshufb ymm31,ymm31,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1856]
vmovdqa32 [rdi+2048],ymm31
vpshufb ymm29,ymm29,[rdi+11264]
sha256rnds2 xmm1,xmm2
vmovdqa32 [rdi+2112],ymm29
vmovq xmm0,qword ptr [rdx+1864]
vpshufb ymm27,ymm27,[rdi+11264]
sha256rnds2 xmm3,xmm4
vmovdqa32 [rdi+2176],ymm27
vpshufb ymm28,ymm28,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1888]
vmovdqa32 [rdi+2240],ymm28
sha256rnds2 xmm5,xmm6
vmovdqa32 ymm28,[rdi+2304]
vmovq xmm0,qword ptr [rdx+1896]
vpaddd ymm28,ymm28,dword ptr [rsi+48]{1to8}
vmovdqa32 ymm29,[rdi+2368]
sha256rnds2 xmm7,xmm8
vpaddd ymm29,ymm29,dword ptr [rsi+52]{1to8}
vmovq xmm0,qword ptr [rdx+1920]
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm2,xmm1
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa32 [rcx+384],ymm30
vmovq xmm0,qword ptr [rdx+1928]
vmovdqa32 [rcx+416],ymm28
sha256rnds2 xmm4,xmm3
vmovdqa32 ymm28,[rdi+2432]
vmovq xmm0,qword ptr [rdx+1952]
vpaddd ymm28,ymm28,dword ptr [rsi+56]{1to8}
vmovdqa32 ymm29,[rdi+2496]
sha256rnds2 xmm6,xmm5
vpaddd ymm29,ymm29,dword ptr [rsi+60]{1to8}
vmovq xmm0,qword ptr [rdx+1960]
vpunpckldq ymm30,ymm28,ymm29
sha256rnds2 xmm8,xmm7
vpunpckhdq ymm28,ymm28,ymm29
vmovq xmm0,qword ptr [rdx+1984]
vmovdqa32 [rcx+448],ymm30
vmovdqa32 [rcx+480],ymm28
sha256rnds2 xmm1,xmm2
mov rax,[rdi+11328]
vmovq xmm0,qword ptr [rdx+1992]
vmovdqu32 xmm28,[rax+r14+48]
sha256rnds2 xmm3,xmm4
mov r9,[rdi+11360]
vinserti32x4 ymm28,ymm28,[r9+r14+48],1
vmovq xmm0,qword ptr [rdx+2016]
mov rax,[rdi+11336]
sha256rnds2 xmm5,xmm6
vmovdqu32 xmm29,[rax+r14+48]
vmovq xmm0,qword ptr [rdx+2024]
mov r9,[rdi+11368]
vinserti32x4 ymm29,ymm29,[r9+r14+48],1
sha256rnds2 xmm7,xmm8
mov rax,[rdi+11344]
vpaddd xmm1,xmm1,[r8+0]
vmovdqu32 xmm30,[rax+r14+48]
vmovdqa [r8+0],xmm1
mov r9,[rdi+11376]
vinserti32x4 ymm30,ymm30,[r9+r14+48],1
vpaddd xmm2,xmm2,[r8+16]
mov rax,[rdi+11352]
vmovdqa [r8+16],xmm2
vmovdqu32 xmm31,[rax+r14+48]
vpaddd xmm3,xmm3,[r8+32]
mov r9,[rdi+11384]
vinserti32x4 ymm31,ymm31,[r9+r14+48],1
vmovdqa [r8+32],xmm3
vpunpckldq ymm27,ymm28,ymm29
vpaddd xmm4,xmm4,[r8+48]
vpunpckhdq ymm28,ymm28,ymm29
vmovdqa [r8+48],xmm4
vpunpckldq ymm29,ymm30,ymm31
vpunpckhdq ymm30,ymm30,ymm31
vpaddd xmm5,xmm5,[r8+64]
vpunpcklqdq ymm31,ymm27,ymm29
vmovdqa [r8+64],xmm5
vpunpckhqdq ymm29,ymm27,ymm29
vpaddd xmm6,xmm6,[r8+80]
vpunpcklqdq ymm27,ymm28,ymm30
vmovdqa [r8+80],xmm6
vpunpckhqdq ymm28,ymm28,ymm30
vpshufb ymm31,ymm31,[rdi+11264]
vpaddd xmm7,xmm7,[r8+96]
vmovdqa32 [rdi+2304],ymm31
vmovdqa [r8+96],xmm7
vpshufb ymm29,ymm29,[rdi+11264]
vpaddd xmm8,xmm8,[r8+112]
vmovdqa32 [rdi+2368],ymm29
vpshufb ymm27,ymm27,[rdi+11264]
vmovdqa [r8+112],xmm8
vmovdqa32 [rdi+2432],ymm27
add rdx,16
vpshufb ymm28,ymm28,[rdi+11264]
add r8,128
vmovdqa32 [rdi+2496],ymm28
add rsi,64
add rcx,512
sub rdx,32
sub rcx,2048
xchg rdx,rcx
add rbp,64
add r14,64
dec r12
jnz 2b
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret

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
vmovdqu32 xmm28,[rax+rbp+0]
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+0],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+0],2
mov r11,[rdi+11424]
vinserti32x4 zmm28,zmm28,[r11+rbp+0],3
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+0]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+0],1
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+0],2
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+0],3
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+rbp+0]
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+0],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+0],2
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+0],3
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+0]
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+0],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+0],2
mov r11,[rdi+11448]
vinserti32x4 zmm31,zmm31,[r11+rbp+0],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+512],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+576],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+640],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+704],zmm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+16]
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+16],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+16],2
mov r11,[rdi+11424]
vinserti32x4 zmm28,zmm28,[r11+rbp+16],3
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+16]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+16],1
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+16],2
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+16],3
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+rbp+16]
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+16],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+16],2
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+16],3
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+16]
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+16],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+16],2
mov r11,[rdi+11448]
vinserti32x4 zmm31,zmm31,[r11+rbp+16],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+768],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+832],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+896],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+960],zmm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+32]
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+32],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+32],2
mov r11,[rdi+11424]
vinserti32x4 zmm28,zmm28,[r11+rbp+32],3
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+32]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+32],1
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+32],2
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+32],3
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+rbp+32]
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+32],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+32],2
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+32],3
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+32]
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+32],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+32],2
mov r11,[rdi+11448]
vinserti32x4 zmm31,zmm31,[r11+rbp+32],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1024],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1088],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1152],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1216],zmm28
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+48]
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+48],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+48],2
mov r11,[rdi+11424]
vinserti32x4 zmm28,zmm28,[r11+rbp+48],3
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+48]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+48],1
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+48],2
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+48],3
mov rax,[rdi+11344]
vmovdqu32 xmm30,[rax+rbp+48]
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+48],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+48],2
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+48],3
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+48]
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+48],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+48],2
mov r11,[rdi+11448]
vinserti32x4 zmm31,zmm31,[r11+rbp+48],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1280],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1344],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1408],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1472],zmm28
vmovdqa32 zmm16,[rdi+0]
vmovdqa32 zmm17,[rdi+64]
vmovdqa32 zmm18,[rdi+128]
vmovdqa32 zmm19,[rdi+192]
vmovdqa32 zmm20,[rdi+256]
vmovdqa32 zmm21,[rdi+320]
vmovdqa32 zmm22,[rdi+384]
vmovdqa32 zmm23,[rdi+448]
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+0]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+0],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+0],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+0],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+0]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+0],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+0],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+0],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+0]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+0],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+0],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+0],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+0]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+0],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+0],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+0],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1536],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1600],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1664],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1728],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+16]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+16],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+16],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+16],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+16]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+16],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+16],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+16],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+16]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+16],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+16],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+16],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+16]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+16],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+16],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+16],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1792],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1856],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1920],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1984],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+32]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+32],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+32],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+32],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+32]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+32],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+32],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+32],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+32]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+32],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+32],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+32],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+32]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+32],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+32],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+32],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+2048],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2112],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+2176],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+2240],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+48]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+48],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+48],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+48],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+48]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+48],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+48],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+48],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+48]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+48],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+48],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+48],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+48]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+48],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+48],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+48],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+2304],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2368],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+2432],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+2496],zmm28
lea rcx,[rdi+3072]
mov r14d,64
cmp r14,r13
cmova r14,r13
mov rsi,[rdi+11592]
lea r8,[rdi+2560]
mov r15d,3
.p2align 6
3:
vmovdqa32 zmm28,[rdi+1536]
vpaddd zmm28,zmm28,dword ptr [rsi+0]{1to16}
vmovdqa32 zmm29,[rdi+1600]
vpaddd zmm29,zmm29,dword ptr [rsi+4]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+0],zmm30
vmovdqa32 [rcx+64],zmm28
vprord zmm28,[rdi+1600],7
vprord zmm29,[rdi+1600],18
vpsrld zmm30,[rdi+1600],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2432],17
vpaddd zmm28,zmm28,[rdi+1536]
vprord zmm30,[rdi+2432],19
vpsrld zmm31,[rdi+2432],10
vpaddd zmm28,zmm28,[rdi+2112]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1536],zmm28
vprord zmm28,[rdi+1664],7
vprord zmm29,[rdi+1664],18
vpsrld zmm30,[rdi+1664],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2496],17
vpaddd zmm28,zmm28,[rdi+1600]
vprord zmm30,[rdi+2496],19
vpsrld zmm31,[rdi+2496],10
vpaddd zmm28,zmm28,[rdi+2176]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1600],zmm28
vmovdqa32 zmm28,[rdi+1664]
vpaddd zmm28,zmm28,dword ptr [rsi+8]{1to16}
vmovdqa32 zmm29,[rdi+1728]
vpaddd zmm29,zmm29,dword ptr [rsi+12]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+128],zmm30
vmovdqa32 [rcx+192],zmm28
vprord zmm28,[rdi+1728],7
vprord zmm29,[rdi+1728],18
vpsrld zmm30,[rdi+1728],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1536],17
vpaddd zmm28,zmm28,[rdi+1664]
vprord zmm30,[rdi+1536],19
vpsrld zmm31,[rdi+1536],10
vpaddd zmm28,zmm28,[rdi+2240]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1664],zmm28
vprord zmm28,[rdi+1792],7
vprord zmm29,[rdi+1792],18
vpsrld zmm30,[rdi+1792],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1600],17
vpaddd zmm28,zmm28,[rdi+1728]
vprord zmm30,[rdi+1600],19
vpsrld zmm31,[rdi+1600],10
vpaddd zmm28,zmm28,[rdi+2304]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1728],zmm28
vmovdqa32 zmm28,[rdi+1792]
vpaddd zmm28,zmm28,dword ptr [rsi+16]{1to16}
vmovdqa32 zmm29,[rdi+1856]
vpaddd zmm29,zmm29,dword ptr [rsi+20]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+256],zmm30
vmovdqa32 [rcx+320],zmm28
vprord zmm28,[rdi+1856],7
vprord zmm29,[rdi+1856],18
vpsrld zmm30,[rdi+1856],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1664],17
vpaddd zmm28,zmm28,[rdi+1792]
vprord zmm30,[rdi+1664],19
vpsrld zmm31,[rdi+1664],10
vpaddd zmm28,zmm28,[rdi+2368]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1792],zmm28
vprord zmm28,[rdi+1920],7
vprord zmm29,[rdi+1920],18
vpsrld zmm30,[rdi+1920],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1728],17
vpaddd zmm28,zmm28,[rdi+1856]
vprord zmm30,[rdi+1728],19
vpsrld zmm31,[rdi+1728],10
vpaddd zmm28,zmm28,[rdi+2432]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1856],zmm28
vmovdqa32 zmm28,[rdi+1920]
vpaddd zmm28,zmm28,dword ptr [rsi+24]{1to16}
vmovdqa32 zmm29,[rdi+1984]
vpaddd zmm29,zmm29,dword ptr [rsi+28]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+384],zmm30
vmovdqa32 [rcx+448],zmm28
vprord zmm28,[rdi+1984],7
vprord zmm29,[rdi+1984],18
vpsrld zmm30,[rdi+1984],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1792],17
vpaddd zmm28,zmm28,[rdi+1920]
vprord zmm30,[rdi+1792],19
vpsrld zmm31,[rdi+1792],10
vpaddd zmm28,zmm28,[rdi+2496]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1920],zmm28
vprord zmm28,[rdi+2048],7
vprord zmm29,[rdi+2048],18
vpsrld zmm30,[rdi+2048],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1856],17
vpaddd zmm28,zmm28,[rdi+1984]
vprord zmm30,[rdi+1856],19
vpsrld zmm31,[rdi+1856],10
vpaddd zmm28,zmm28,[rdi+1536]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1984],zmm28
vmovdqa32 zmm28,[rdi+2048]
vpaddd zmm28,zmm28,dword ptr [rsi+32]{1to16}
vmovdqa32 zmm29,[rdi+2112]
vpaddd zmm29,zmm29,dword ptr [rsi+36]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+512],zmm30
vmovdqa32 [rcx+576],zmm28
vprord zmm28,[rdi+2112],7
vprord zmm29,[rdi+2112],18
vpsrld zmm30,[rdi+2112],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1920],17
vpaddd zmm28,zmm28,[rdi+2048]
vprord zmm30,[rdi+1920],19
vpsrld zmm31,[rdi+1920],10
vpaddd zmm28,zmm28,[rdi+1600]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2048],zmm28
vprord zmm28,[rdi+2176],7
vprord zmm29,[rdi+2176],18
vpsrld zmm30,[rdi+2176],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1984],17
vpaddd zmm28,zmm28,[rdi+2112]
vprord zmm30,[rdi+1984],19
vpsrld zmm31,[rdi+1984],10
vpaddd zmm28,zmm28,[rdi+1664]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2112],zmm28
vmovdqa32 zmm28,[rdi+2176]
vpaddd zmm28,zmm28,dword ptr [rsi+40]{1to16}
vmovdqa32 zmm29,[rdi+2240]
vpaddd zmm29,zmm29,dword ptr [rsi+44]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+640],zmm30
vmovdqa32 [rcx+704],zmm28
vprord zmm28,[rdi+2240],7
vprord zmm29,[rdi+2240],18
vpsrld zmm30,[rdi+2240],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2048],17
vpaddd zmm28,zmm28,[rdi+2176]
vprord zmm30,[rdi+2048],19
vpsrld zmm31,[rdi+2048],10
vpaddd zmm28,zmm28,[rdi+1728]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2176],zmm28
vprord zmm28,[rdi+2304],7
vprord zmm29,[rdi+2304],18
vpsrld zmm30,[rdi+2304],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2112],17
vpaddd zmm28,zmm28,[rdi+2240]
vprord zmm30,[rdi+2112],19
vpsrld zmm31,[rdi+2112],10
vpaddd zmm28,zmm28,[rdi+1792]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2240],zmm28
vmovdqa32 zmm28,[rdi+2304]
vpaddd zmm28,zmm28,dword ptr [rsi+48]{1to16}
vmovdqa32 zmm29,[rdi+2368]
vpaddd zmm29,zmm29,dword ptr [rsi+52]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+768],zmm30
vmovdqa32 [rcx+832],zmm28
vprord zmm28,[rdi+2368],7
vprord zmm29,[rdi+2368],18
vpsrld zmm30,[rdi+2368],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2176],17
vpaddd zmm28,zmm28,[rdi+2304]
vprord zmm30,[rdi+2176],19
vpsrld zmm31,[rdi+2176],10
vpaddd zmm28,zmm28,[rdi+1856]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2304],zmm28
vprord zmm28,[rdi+2432],7
vprord zmm29,[rdi+2432],18
vpsrld zmm30,[rdi+2432],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2240],17
vpaddd zmm28,zmm28,[rdi+2368]
vprord zmm30,[rdi+2240],19
vpsrld zmm31,[rdi+2240],10
vpaddd zmm28,zmm28,[rdi+1920]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2368],zmm28
vmovdqa32 zmm28,[rdi+2432]
vpaddd zmm28,zmm28,dword ptr [rsi+56]{1to16}
vmovdqa32 zmm29,[rdi+2496]
vpaddd zmm29,zmm29,dword ptr [rsi+60]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+896],zmm30
vmovdqa32 [rcx+960],zmm28
vprord zmm28,[rdi+2496],7
vprord zmm29,[rdi+2496],18
vpsrld zmm30,[rdi+2496],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2304],17
vpaddd zmm28,zmm28,[rdi+2432]
vprord zmm30,[rdi+2304],19
vpsrld zmm31,[rdi+2304],10
vpaddd zmm28,zmm28,[rdi+1984]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2432],zmm28
vprord zmm28,[rdi+1536],7
vprord zmm29,[rdi+1536],18
vpsrld zmm30,[rdi+1536],3
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2368],17
vpaddd zmm28,zmm28,[rdi+2496]
vprord zmm30,[rdi+2368],19
vpsrld zmm31,[rdi+2368],10
vpaddd zmm28,zmm28,[rdi+2048]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+2496],zmm28
add rsi,64
add rcx,1024
dec r15d
jnz 3b
vmovdqa32 zmm28,[rdi+1536]
vpaddd zmm28,zmm28,dword ptr [rsi+0]{1to16}
vmovdqa32 zmm29,[rdi+1600]
vpaddd zmm29,zmm29,dword ptr [rsi+4]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+0],zmm30
vmovdqa32 [rcx+64],zmm28
vmovdqa32 zmm28,[rdi+1664]
vpaddd zmm28,zmm28,dword ptr [rsi+8]{1to16}
vmovdqa32 zmm29,[rdi+1728]
vpaddd zmm29,zmm29,dword ptr [rsi+12]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+128],zmm30
vmovdqa32 [rcx+192],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+0]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+0],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+0],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+0],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+0]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+0],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+0],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+0],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+0]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+0],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+0],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+0],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+0]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+0],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+0],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+0],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1536],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1600],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1664],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1728],zmm28
vmovdqa32 zmm28,[rdi+1792]
vpaddd zmm28,zmm28,dword ptr [rsi+16]{1to16}
vmovdqa32 zmm29,[rdi+1856]
vpaddd zmm29,zmm29,dword ptr [rsi+20]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+256],zmm30
vmovdqa32 [rcx+320],zmm28
vmovdqa32 zmm28,[rdi+1920]
vpaddd zmm28,zmm28,dword ptr [rsi+24]{1to16}
vmovdqa32 zmm29,[rdi+1984]
vpaddd zmm29,zmm29,dword ptr [rsi+28]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+384],zmm30
vmovdqa32 [rcx+448],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+16]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+16],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+16],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+16],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+16]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+16],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+16],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+16],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+16]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+16],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+16],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+16],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+16]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+16],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+16],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+16],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+1792],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1856],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1920],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1984],zmm28
vmovdqa32 zmm28,[rdi+2048]
vpaddd zmm28,zmm28,dword ptr [rsi+32]{1to16}
vmovdqa32 zmm29,[rdi+2112]
vpaddd zmm29,zmm29,dword ptr [rsi+36]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+512],zmm30
vmovdqa32 [rcx+576],zmm28
vmovdqa32 zmm28,[rdi+2176]
vpaddd zmm28,zmm28,dword ptr [rsi+40]{1to16}
vmovdqa32 zmm29,[rdi+2240]
vpaddd zmm29,zmm29,dword ptr [rsi+44]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+640],zmm30
vmovdqa32 [rcx+704],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+32]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+32],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+32],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+32],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+32]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+32],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+32],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+32],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+32]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+32],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+32],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+32],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+32]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+32],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+32],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+32],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+2048],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2112],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+2176],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+2240],zmm28
vmovdqa32 zmm28,[rdi+2304]
vpaddd zmm28,zmm28,dword ptr [rsi+48]{1to16}
vmovdqa32 zmm29,[rdi+2368]
vpaddd zmm29,zmm29,dword ptr [rsi+52]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+768],zmm30
vmovdqa32 [rcx+832],zmm28
vmovdqa32 zmm28,[rdi+2432]
vpaddd zmm28,zmm28,dword ptr [rsi+56]{1to16}
vmovdqa32 zmm29,[rdi+2496]
vpaddd zmm29,zmm29,dword ptr [rsi+60]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa32 [rcx+896],zmm30
vmovdqa32 [rcx+960],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+48]
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+48],1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+48],2
mov r11,[rdi+11552]
vinserti32x4 zmm28,zmm28,[r11+r14+48],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+48]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+48],1
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+48],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+48],3
mov rax,[rdi+11472]
vmovdqu32 xmm30,[rax+r14+48]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+48],1
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+48],2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+48],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+48]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+48],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+48],2
mov r11,[rdi+11576]
vinserti32x4 zmm31,zmm31,[r11+r14+48],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovdqa32 [rdi+2304],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2368],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+2432],zmm27
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+2496],zmm28
add rsi,64
add rcx,1024
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
mov r15d,3
.p2align 6
3:
vmovdqa32 zmm28,[rdi+1536]
vmovdqa xmm1,[r8+0]
vmovdqa32 zmm24,[rdi+512]
vpaddd zmm28,zmm28,dword ptr [rsi+0]{1to16}
vprord zmm25,zmm20,6
vmovdqa xmm2,[r8+16]
vmovdqa32 zmm29,[rdi+1600]
vpaddd zmm29,zmm29,dword ptr [rsi+4]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+0]{1to16}
vmovdqa xmm3,[r8+32]
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm20,11
vmovdqa xmm4,[r8+48]
vmovdqa32 [rcx+0],zmm30
vpaddd zmm23,zmm23,zmm24
vmovdqa xmm5,[r8+64]
vmovdqa32 [rcx+64],zmm28
vprord zmm28,[rdi+576],7
vprord zmm24,zmm20,25
vmovdqa xmm6,[r8+80]
vprord zmm29,[rdi+576],18
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+576],3
vmovdqa xmm7,[r8+96]
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm20
vmovdqa xmm8,[r8+112]
vprord zmm29,[rdi+1408],17
vpaddd zmm28,zmm28,[rdi+512]
vpternlogd zmm25,zmm21,zmm22,0xCA
vmovq xmm0,qword ptr [rdx+0]
vprord zmm30,[rdi+1408],19
vpaddd zmm23,zmm23,zmm25
vpsrld zmm31,[rdi+1408],10
sha256rnds2 xmm2,xmm1
vpaddd zmm28,zmm28,[rdi+1088]
vprord zmm25,zmm16,2
vpternlogd zmm29,zmm30,zmm31,0x96
vmovq xmm0,qword ptr [rdx+8]
vprord zmm26,zmm16,13
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm4,xmm3
vmovdqa32 [rdi+512],zmm28
vpaddd zmm23,zmm23,zmm24
vprord zmm28,[rdi+1600],7
vmovq xmm0,qword ptr [rdx+64]
vprord zmm29,[rdi+1600],18
vprord zmm24,zmm16,22
vpsrld zmm30,[rdi+1600],3
sha256rnds2 xmm6,xmm5
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
vmovq xmm0,qword ptr [rdx+72]
vprord zmm29,[rdi+2432],17
vpaddd zmm19,zmm19,zmm23
vpaddd zmm28,zmm28,[rdi+1536]
sha256rnds2 xmm8,xmm7
vmovdqa32 zmm25,zmm16
vprord zmm30,[rdi+2432],19
vpsrld zmm31,[rdi+2432],10
vmovq xmm0,qword ptr [rdx+128]
vpternlogd zmm25,zmm17,zmm18,0xE8
vpaddd zmm28,zmm28,[rdi+2112]
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm1,xmm2
vpaddd zmm23,zmm23,zmm24
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+136]
vpaddd zmm23,zmm23,zmm25
vmovdqa32 [rdi+1536],zmm28
vprord zmm28,[rdi+640],7
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm24,[rdi+576]
vprord zmm29,[rdi+640],18
vprord zmm25,zmm19,6
vmovq xmm0,qword ptr [rdx+192]
vpsrld zmm30,[rdi+640],3
vpaddd zmm24,zmm24,dword ptr [rsi+4]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm5,xmm6
vprord zmm26,zmm19,11
vprord zmm29,[rdi+1472],17
vmovq xmm0,qword ptr [rdx+200]
vpaddd zmm22,zmm22,zmm24
vpaddd zmm28,zmm28,[rdi+576]
vprord zmm30,[rdi+1472],19
sha256rnds2 xmm7,xmm8
vprord zmm24,zmm19,25
vpsrld zmm31,[rdi+1472],10
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+256]
vpaddd zmm28,zmm28,[rdi+1152]
vmovdqa32 zmm25,zmm19
sha256rnds2 xmm2,xmm1
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm20,zmm21,0xCA
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+264]
vpaddd zmm22,zmm22,zmm25
vmovdqa32 [rdi+576],zmm28
vprord zmm28,[rdi+1664],7
sha256rnds2 xmm4,xmm3
vprord zmm25,zmm23,2
vprord zmm29,[rdi+1664],18
vprord zmm26,zmm23,13
vmovq xmm0,qword ptr [rdx+320]
vpsrld zmm30,[rdi+1664],3
vpaddd zmm22,zmm22,zmm24
sha256rnds2 xmm6,xmm5
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm23,22
vprord zmm29,[rdi+2496],17
vmovq xmm0,qword ptr [rdx+328]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+1600]
vprord zmm30,[rdi+2496],19
sha256rnds2 xmm8,xmm7
vpaddd zmm18,zmm18,zmm22
vpsrld zmm31,[rdi+2496],10
vmovdqa32 zmm25,zmm23
vmovq xmm0,qword ptr [rdx+384]
vpaddd zmm28,zmm28,[rdi+2176]
vpternlogd zmm25,zmm16,zmm17,0xE8
sha256rnds2 xmm1,xmm2
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm22,zmm22,zmm24
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+392]
vpaddd zmm22,zmm22,zmm25
vmovdqa32 [rdi+1600],zmm28
vmovdqa32 zmm28,[rdi+1664]
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm24,[rdi+640]
vpaddd zmm28,zmm28,dword ptr [rsi+8]{1to16}
vmovq xmm0,qword ptr [rdx+448]
vprord zmm25,zmm18,6
vmovdqa32 zmm29,[rdi+1728]
vpaddd zmm29,zmm29,dword ptr [rsi+12]{1to16}
sha256rnds2 xmm5,xmm6
vpaddd zmm24,zmm24,dword ptr [rsi+8]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+456]
vprord zmm26,zmm18,11
vmovdqa32 [rcx+128],zmm30
vpaddd zmm21,zmm21,zmm24
sha256rnds2 xmm7,xmm8
vmovdqa32 [rcx+192],zmm28
vprord zmm28,[rdi+704],7
vmovq xmm0,qword ptr [rdx+512]
vprord zmm24,zmm18,25
vprord zmm29,[rdi+704],18
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm2,xmm1
vpsrld zmm30,[rdi+704],3
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm18
vmovq xmm0,qword ptr [rdx+520]
vprord zmm29,[rdi+512],17
vpaddd zmm28,zmm28,[rdi+640]
sha256rnds2 xmm4,xmm3
vpternlogd zmm25,zmm19,zmm20,0xCA
vprord zmm30,[rdi+512],19
vpaddd zmm21,zmm21,zmm25
vmovq xmm0,qword ptr [rdx+576]
vpsrld zmm31,[rdi+512],10
vpaddd zmm28,zmm28,[rdi+1216]
vprord zmm25,zmm22,2
sha256rnds2 xmm6,xmm5
vpternlogd zmm29,zmm30,zmm31,0x96
vprord zmm26,zmm22,13
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+584]
vmovdqa32 [rdi+640],zmm28
vpaddd zmm21,zmm21,zmm24
sha256rnds2 xmm8,xmm7
vprord zmm28,[rdi+1728],7
vprord zmm29,[rdi+1728],18
vprord zmm24,zmm22,22
vmovq xmm0,qword ptr [rdx+640]
vpsrld zmm30,[rdi+1728],3
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm1,xmm2
vprord zmm29,[rdi+1536],17
vpaddd zmm17,zmm17,zmm21
vpaddd zmm28,zmm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+648]
vmovdqa32 zmm25,zmm22
vprord zmm30,[rdi+1536],19
sha256rnds2 xmm3,xmm4
vpsrld zmm31,[rdi+1536],10
vpternlogd zmm25,zmm23,zmm16,0xE8
vpaddd zmm28,zmm28,[rdi+2240]
vmovq xmm0,qword ptr [rdx+704]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm21,zmm21,zmm24
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm5,xmm6
vpaddd zmm21,zmm21,zmm25
vmovdqa32 [rdi+1664],zmm28
vmovq xmm0,qword ptr [rdx+712]
vprord zmm28,[rdi+768],7
vmovdqa32 zmm24,[rdi+704]
vprord zmm29,[rdi+768],18
sha256rnds2 xmm7,xmm8
vprord zmm25,zmm17,6
vpsrld zmm30,[rdi+768],3
vpaddd zmm24,zmm24,dword ptr [rsi+12]{1to16}
vmovq xmm0,qword ptr [rdx+768]
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm26,zmm17,11
vprord zmm29,[rdi+576],17
sha256rnds2 xmm2,xmm1
vpaddd zmm20,zmm20,zmm24
vpaddd zmm28,zmm28,[rdi+704]
vmovq xmm0,qword ptr [rdx+776]
vprord zmm30,[rdi+576],19
vprord zmm24,zmm17,25
vpsrld zmm31,[rdi+576],10
sha256rnds2 xmm4,xmm3
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+1280]
vmovdqa32 zmm25,zmm17
vmovq xmm0,qword ptr [rdx+832]
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm18,zmm19,0xCA
sha256rnds2 xmm6,xmm5
vpaddd zmm28,zmm28,zmm29
vpaddd zmm20,zmm20,zmm25
vmovdqa32 [rdi+704],zmm28
vmovq xmm0,qword ptr [rdx+840]
vprord zmm28,[rdi+1792],7
vprord zmm25,zmm21,2
vprord zmm29,[rdi+1792],18
sha256rnds2 xmm8,xmm7
vprord zmm26,zmm21,13
vpsrld zmm30,[rdi+1792],3
vpaddd zmm20,zmm20,zmm24
vmovq xmm0,qword ptr [rdx+896]
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm21,22
sha256rnds2 xmm1,xmm2
vprord zmm29,[rdi+1600],17
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+1728]
vmovq xmm0,qword ptr [rdx+904]
vprord zmm30,[rdi+1600],19
vpaddd zmm16,zmm16,zmm20
vpsrld zmm31,[rdi+1600],10
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm25,zmm21
vpaddd zmm28,zmm28,[rdi+2304]
vpternlogd zmm25,zmm22,zmm23,0xE8
vmovq xmm0,qword ptr [rdx+960]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm20,zmm20,zmm24
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,zmm29
vpaddd zmm20,zmm20,zmm25
vmovdqa32 [rdi+1728],zmm28
vmovq xmm0,qword ptr [rdx+968]
vmovdqa32 zmm28,[rdi+1792]
vmovdqa32 zmm24,[rdi+768]
vpaddd zmm28,zmm28,dword ptr [rsi+16]{1to16}
sha256rnds2 xmm7,xmm8
vprord zmm25,zmm16,6
vmovdqa32 zmm29,[rdi+1856]
vmovq xmm0,qword ptr [rdx+1024]
vpaddd zmm29,zmm29,dword ptr [rsi+20]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+16]{1to16}
vpunpckldq zmm30,zmm28,zmm29
sha256rnds2 xmm2,xmm1
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm16,11
vmovdqa32 [rcx+256],zmm30
vmovq xmm0,qword ptr [rdx+1032]
vpaddd zmm19,zmm19,zmm24
vmovdqa32 [rcx+320],zmm28
vprord zmm28,[rdi+832],7
sha256rnds2 xmm4,xmm3
vprord zmm24,zmm16,25
vprord zmm29,[rdi+832],18
vmovq xmm0,qword ptr [rdx+1088]
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+832],3
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm6,xmm5
vmovdqa32 zmm25,zmm16
vprord zmm29,[rdi+640],17
vpaddd zmm28,zmm28,[rdi+768]
vmovq xmm0,qword ptr [rdx+1096]
vpternlogd zmm25,zmm17,zmm18,0xCA
vprord zmm30,[rdi+640],19
vpaddd zmm19,zmm19,zmm25
sha256rnds2 xmm8,xmm7
vpsrld zmm31,[rdi+640],10
vpaddd zmm28,zmm28,[rdi+1344]
vmovq xmm0,qword ptr [rdx+1152]
vprord zmm25,zmm20,2
vpternlogd zmm29,zmm30,zmm31,0x96
vprord zmm26,zmm20,13
sha256rnds2 xmm1,xmm2
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+768],zmm28
vpaddd zmm19,zmm19,zmm24
vmovq xmm0,qword ptr [rdx+1160]
vprord zmm28,[rdi+1856],7
vprord zmm29,[rdi+1856],18
sha256rnds2 xmm3,xmm4
vprord zmm24,zmm20,22
vpsrld zmm30,[rdi+1856],3
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+1216]
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1664],17
vpaddd zmm23,zmm23,zmm19
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,[rdi+1792]
vmovdqa32 zmm25,zmm20
vprord zmm30,[rdi+1664],19
vmovq xmm0,qword ptr [rdx+1224]
vpsrld zmm31,[rdi+1664],10
vpternlogd zmm25,zmm21,zmm22,0xE8
sha256rnds2 xmm7,xmm8
vpaddd zmm28,zmm28,[rdi+2368]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm19,zmm19,zmm24
vmovq xmm0,qword ptr [rdx+1280]
vpaddd zmm28,zmm28,zmm29
vpaddd zmm19,zmm19,zmm25
vmovdqa32 [rdi+1792],zmm28
sha256rnds2 xmm2,xmm1
vprord zmm28,[rdi+896],7
vmovdqa32 zmm24,[rdi+832]
vmovq xmm0,qword ptr [rdx+1288]
vprord zmm29,[rdi+896],18
vprord zmm25,zmm23,6
vpsrld zmm30,[rdi+896],3
sha256rnds2 xmm4,xmm3
vpaddd zmm24,zmm24,dword ptr [rsi+20]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm26,zmm23,11
vmovq xmm0,qword ptr [rdx+1344]
vprord zmm29,[rdi+704],17
vpaddd zmm18,zmm18,zmm24
vpaddd zmm28,zmm28,[rdi+832]
sha256rnds2 xmm6,xmm5
vprord zmm30,[rdi+704],19
vprord zmm24,zmm23,25
vmovq xmm0,qword ptr [rdx+1352]
vpsrld zmm31,[rdi+704],10
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+1408]
sha256rnds2 xmm8,xmm7
vmovdqa32 zmm25,zmm23
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm16,zmm17,0xCA
vmovq xmm0,qword ptr [rdx+1408]
vpaddd zmm28,zmm28,zmm29
vpaddd zmm18,zmm18,zmm25
vmovdqa32 [rdi+832],zmm28
sha256rnds2 xmm1,xmm2
vprord zmm28,[rdi+1920],7
vprord zmm25,zmm19,2
vmovq xmm0,qword ptr [rdx+1416]
vprord zmm29,[rdi+1920],18
vprord zmm26,zmm19,13
vpsrld zmm30,[rdi+1920],3
sha256rnds2 xmm3,xmm4
vpaddd zmm18,zmm18,zmm24
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm19,22
vmovq xmm0,qword ptr [rdx+1472]
vprord zmm29,[rdi+1728],17
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,[rdi+1856]
vprord zmm30,[rdi+1728],19
vpaddd zmm22,zmm22,zmm18
vmovq xmm0,qword ptr [rdx+1480]
vpsrld zmm31,[rdi+1728],10
vmovdqa32 zmm25,zmm19
vpaddd zmm28,zmm28,[rdi+2432]
sha256rnds2 xmm7,xmm8
vpternlogd zmm25,zmm20,zmm21,0xE8
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm18,zmm18,zmm24
vmovq xmm0,qword ptr [rdx+1536]
vpaddd zmm28,zmm28,zmm29
vpaddd zmm18,zmm18,zmm25
sha256rnds2 xmm2,xmm1
vmovdqa32 [rdi+1856],zmm28
vmovdqa32 zmm28,[rdi+1920]
vmovdqa32 zmm24,[rdi+896]
vmovq xmm0,qword ptr [rdx+1544]
vpaddd zmm28,zmm28,dword ptr [rsi+24]{1to16}
vprord zmm25,zmm22,6
vmovdqa32 zmm29,[rdi+1984]
sha256rnds2 xmm4,xmm3
vpaddd zmm29,zmm29,dword ptr [rsi+28]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+24]{1to16}
vmovq xmm0,qword ptr [rdx+1600]
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm22,11
sha256rnds2 xmm6,xmm5
vmovdqa32 [rcx+384],zmm30
vpaddd zmm17,zmm17,zmm24
vmovdqa32 [rcx+448],zmm28
vmovq xmm0,qword ptr [rdx+1608]
vprord zmm28,[rdi+960],7
vprord zmm24,zmm22,25
vprord zmm29,[rdi+960],18
sha256rnds2 xmm8,xmm7
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+960],3
vmovq xmm0,qword ptr [rdx+1664]
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm22
vprord zmm29,[rdi+768],17
sha256rnds2 xmm1,xmm2
vpaddd zmm28,zmm28,[rdi+896]
vpternlogd zmm25,zmm23,zmm16,0xCA
vprord zmm30,[rdi+768],19
vmovq xmm0,qword ptr [rdx+1672]
vpaddd zmm17,zmm17,zmm25
vpsrld zmm31,[rdi+768],10
vpaddd zmm28,zmm28,[rdi+1472]
sha256rnds2 xmm3,xmm4
vprord zmm25,zmm18,2
vpternlogd zmm29,zmm30,zmm31,0x96
vmovq xmm0,qword ptr [rdx+1728]
vprord zmm26,zmm18,13
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+896],zmm28
sha256rnds2 xmm5,xmm6
vpaddd zmm17,zmm17,zmm24
vprord zmm28,[rdi+1984],7
vprord zmm29,[rdi+1984],18
vmovq xmm0,qword ptr [rdx+1736]
vprord zmm24,zmm18,22
vpsrld zmm30,[rdi+1984],3
sha256rnds2 xmm7,xmm8
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+1792],17
vmovq xmm0,qword ptr [rdx+1792]
vpaddd zmm21,zmm21,zmm17
vpaddd zmm28,zmm28,[rdi+1920]
vmovdqa32 zmm25,zmm18
sha256rnds2 xmm2,xmm1
vprord zmm30,[rdi+1792],19
vpsrld zmm31,[rdi+1792],10
vpternlogd zmm25,zmm19,zmm20,0xE8
vmovq xmm0,qword ptr [rdx+1800]
vpaddd zmm28,zmm28,[rdi+2496]
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd zmm17,zmm17,zmm24
vpaddd zmm28,zmm28,zmm29
vpaddd zmm17,zmm17,zmm25
vmovq xmm0,qword ptr [rdx+1856]
vmovdqa32 [rdi+1920],zmm28
vprord zmm28,[rdi+1024],7
vmovdqa32 zmm24,[rdi+960]
sha256rnds2 xmm6,xmm5
vprord zmm29,[rdi+1024],18
vprord zmm25,zmm21,6
vpsrld zmm30,[rdi+1024],3
vmovq xmm0,qword ptr [rdx+1864]
vpaddd zmm24,zmm24,dword ptr [rsi+28]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm8,xmm7
vprord zmm26,zmm21,11
vprord zmm29,[rdi+832],17
vpaddd zmm16,zmm16,zmm24
vmovq xmm0,qword ptr [rdx+1920]
vpaddd zmm28,zmm28,[rdi+960]
vprord zmm30,[rdi+832],19
vprord zmm24,zmm21,25
sha256rnds2 xmm1,xmm2
vpsrld zmm31,[rdi+832],10
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+1928]
vpaddd zmm28,zmm28,[rdi+512]
vmovdqa32 zmm25,zmm21
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm3,xmm4
vpternlogd zmm25,zmm22,zmm23,0xCA
vpaddd zmm28,zmm28,zmm29
vpaddd zmm16,zmm16,zmm25
vmovq xmm0,qword ptr [rdx+1984]
vmovdqa32 [rdi+960],zmm28
vprord zmm28,[rdi+2048],7
vprord zmm25,zmm17,2
sha256rnds2 xmm5,xmm6
vprord zmm29,[rdi+2048],18
vprord zmm26,zmm17,13
vmovq xmm0,qword ptr [rdx+1992]
vpsrld zmm30,[rdi+2048],3
vpaddd zmm16,zmm16,zmm24
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm7,xmm8
vprord zmm24,zmm17,22
vprord zmm29,[rdi+1856],17
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+2048]
vpaddd zmm28,zmm28,[rdi+1984]
vprord zmm30,[rdi+1856],19
sha256rnds2 xmm2,xmm1
vpaddd zmm20,zmm20,zmm16
vpsrld zmm31,[rdi+1856],10
vmovdqa32 zmm25,zmm17
vmovq xmm0,qword ptr [rdx+2056]
vpaddd zmm28,zmm28,[rdi+1536]
vpternlogd zmm25,zmm18,zmm19,0xE8
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm4,xmm3
vpaddd zmm16,zmm16,zmm24
vpaddd zmm28,zmm28,zmm29
vpaddd zmm16,zmm16,zmm25
vmovq xmm0,qword ptr [rdx+2112]
vmovdqa32 [rdi+1984],zmm28
vmovdqa32 zmm28,[rdi+2048]
sha256rnds2 xmm6,xmm5
vmovdqa32 zmm24,[rdi+1024]
vpaddd zmm28,zmm28,dword ptr [rsi+32]{1to16}
vprord zmm25,zmm20,6
vmovq xmm0,qword ptr [rdx+2120]
vmovdqa32 zmm29,[rdi+2112]
vpaddd zmm29,zmm29,dword ptr [rsi+36]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+32]{1to16}
sha256rnds2 xmm8,xmm7
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm20,11
vmovq xmm0,qword ptr [rdx+2176]
vmovdqa32 [rcx+512],zmm30
vpaddd zmm23,zmm23,zmm24
sha256rnds2 xmm1,xmm2
vmovdqa32 [rcx+576],zmm28
vprord zmm28,[rdi+1088],7
vprord zmm24,zmm20,25
vmovq xmm0,qword ptr [rdx+2184]
vprord zmm29,[rdi+1088],18
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+1088],3
sha256rnds2 xmm3,xmm4
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm20
vmovq xmm0,qword ptr [rdx+2240]
vprord zmm29,[rdi+896],17
vpaddd zmm28,zmm28,[rdi+1024]
vpternlogd zmm25,zmm21,zmm22,0xCA
sha256rnds2 xmm5,xmm6
vprord zmm30,[rdi+896],19
vpaddd zmm23,zmm23,zmm25
vpsrld zmm31,[rdi+896],10
vmovq xmm0,qword ptr [rdx+2248]
vpaddd zmm28,zmm28,[rdi+576]
vprord zmm25,zmm16,2
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm7,xmm8
vprord zmm26,zmm16,13
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+2304]
vmovdqa32 [rdi+1024],zmm28
vpaddd zmm23,zmm23,zmm24
vprord zmm28,[rdi+2112],7
sha256rnds2 xmm2,xmm1
vprord zmm29,[rdi+2112],18
vprord zmm24,zmm16,22
vpsrld zmm30,[rdi+2112],3
vmovq xmm0,qword ptr [rdx+2312]
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
sha256rnds2 xmm4,xmm3
vprord zmm29,[rdi+1920],17
vpaddd zmm19,zmm19,zmm23
vpaddd zmm28,zmm28,[rdi+2048]
vmovq xmm0,qword ptr [rdx+2368]
vmovdqa32 zmm25,zmm16
vprord zmm30,[rdi+1920],19
vpsrld zmm31,[rdi+1920],10
sha256rnds2 xmm6,xmm5
vpternlogd zmm25,zmm17,zmm18,0xE8
vpaddd zmm28,zmm28,[rdi+1600]
vpternlogd zmm29,zmm30,zmm31,0x96
vmovq xmm0,qword ptr [rdx+2376]
vpaddd zmm23,zmm23,zmm24
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm8,xmm7
vpaddd zmm23,zmm23,zmm25
vmovdqa32 [rdi+2048],zmm28
vprord zmm28,[rdi+1152],7
vmovq xmm0,qword ptr [rdx+2432]
vmovdqa32 zmm24,[rdi+1088]
vprord zmm29,[rdi+1152],18
vprord zmm25,zmm19,6
sha256rnds2 xmm1,xmm2
vpsrld zmm30,[rdi+1152],3
vpaddd zmm24,zmm24,dword ptr [rsi+36]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
vmovq xmm0,qword ptr [rdx+2440]
vprord zmm26,zmm19,11
vprord zmm29,[rdi+960],17
sha256rnds2 xmm3,xmm4
vpaddd zmm22,zmm22,zmm24
vpaddd zmm28,zmm28,[rdi+1088]
vprord zmm30,[rdi+960],19
vmovq xmm0,qword ptr [rdx+2496]
vprord zmm24,zmm19,25
vpsrld zmm31,[rdi+960],10
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,[rdi+640]
vmovdqa32 zmm25,zmm19
vmovq xmm0,qword ptr [rdx+2504]
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm20,zmm21,0xCA
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm7,xmm8
vpaddd zmm22,zmm22,zmm25
vmovdqa32 [rdi+1088],zmm28
vprord zmm28,[rdi+2176],7
vmovq xmm0,qword ptr [rdx+2560]
vprord zmm25,zmm23,2
vprord zmm29,[rdi+2176],18
vprord zmm26,zmm23,13
sha256rnds2 xmm2,xmm1
vpsrld zmm30,[rdi+2176],3
vpaddd zmm22,zmm22,zmm24
vmovq xmm0,qword ptr [rdx+2568]
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm23,22
vprord zmm29,[rdi+1984],17
sha256rnds2 xmm4,xmm3
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+2112]
vprord zmm30,[rdi+1984],19
vmovq xmm0,qword ptr [rdx+2624]
vpaddd zmm18,zmm18,zmm22
vpsrld zmm31,[rdi+1984],10
vmovdqa32 zmm25,zmm23
sha256rnds2 xmm6,xmm5
vpaddd zmm28,zmm28,[rdi+1664]
vpternlogd zmm25,zmm16,zmm17,0xE8
vmovq xmm0,qword ptr [rdx+2632]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm22,zmm22,zmm24
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm8,xmm7
vpaddd zmm22,zmm22,zmm25
vmovdqa32 [rdi+2112],zmm28
vmovdqa32 zmm28,[rdi+2176]
vmovq xmm0,qword ptr [rdx+2688]
vmovdqa32 zmm24,[rdi+1152]
vpaddd zmm28,zmm28,dword ptr [rsi+40]{1to16}
sha256rnds2 xmm1,xmm2
vprord zmm25,zmm18,6
vmovdqa32 zmm29,[rdi+2240]
vpaddd zmm29,zmm29,dword ptr [rsi+44]{1to16}
vmovq xmm0,qword ptr [rdx+2696]
vpaddd zmm24,zmm24,dword ptr [rsi+40]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
sha256rnds2 xmm3,xmm4
vprord zmm26,zmm18,11
vmovdqa32 [rcx+640],zmm30
vpaddd zmm21,zmm21,zmm24
vmovq xmm0,qword ptr [rdx+2752]
vmovdqa32 [rcx+704],zmm28
vprord zmm28,[rdi+1216],7
sha256rnds2 xmm5,xmm6
vprord zmm24,zmm18,25
vprord zmm29,[rdi+1216],18
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+2760]
vpsrld zmm30,[rdi+1216],3
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm18
sha256rnds2 xmm7,xmm8
vprord zmm29,[rdi+1024],17
vpaddd zmm28,zmm28,[rdi+1152]
vmovq xmm0,qword ptr [rdx+2816]
vpternlogd zmm25,zmm19,zmm20,0xCA
vprord zmm30,[rdi+1024],19
vpaddd zmm21,zmm21,zmm25
sha256rnds2 xmm2,xmm1
vpsrld zmm31,[rdi+1024],10
vpaddd zmm28,zmm28,[rdi+704]
vprord zmm25,zmm22,2
vmovq xmm0,qword ptr [rdx+2824]
vpternlogd zmm29,zmm30,zmm31,0x96
vprord zmm26,zmm22,13
vpaddd zmm28,zmm28,zmm29
sha256rnds2 xmm4,xmm3
vmovdqa32 [rdi+1152],zmm28
vpaddd zmm21,zmm21,zmm24
vmovq xmm0,qword ptr [rdx+2880]
vprord zmm28,[rdi+2240],7
vprord zmm29,[rdi+2240],18
vprord zmm24,zmm22,22
sha256rnds2 xmm6,xmm5
vpsrld zmm30,[rdi+2240],3
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
vmovq xmm0,qword ptr [rdx+2888]
vprord zmm29,[rdi+2048],17
vpaddd zmm17,zmm17,zmm21
vpaddd zmm28,zmm28,[rdi+2176]
sha256rnds2 xmm8,xmm7
vmovdqa32 zmm25,zmm22
vprord zmm30,[rdi+2048],19
vmovq xmm0,qword ptr [rdx+2944]
vpsrld zmm31,[rdi+2048],10
vpternlogd zmm25,zmm23,zmm16,0xE8
vpaddd zmm28,zmm28,[rdi+1728]
sha256rnds2 xmm1,xmm2
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm21,zmm21,zmm24
vpaddd zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+2952]
vpaddd zmm21,zmm21,zmm25
vmovdqa32 [rdi+2176],zmm28
sha256rnds2 xmm3,xmm4
vprord zmm28,[rdi+1280],7
vmovdqa32 zmm24,[rdi+1216]
vprord zmm29,[rdi+1280],18
vmovq xmm0,qword ptr [rdx+3008]
vprord zmm25,zmm17,6
vpsrld zmm30,[rdi+1280],3
vpaddd zmm24,zmm24,dword ptr [rsi+44]{1to16}
sha256rnds2 xmm5,xmm6
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm26,zmm17,11
vprord zmm29,[rdi+1088],17
vmovq xmm0,qword ptr [rdx+3016]
vpaddd zmm20,zmm20,zmm24
vpaddd zmm28,zmm28,[rdi+1216]
sha256rnds2 xmm7,xmm8
vprord zmm30,[rdi+1088],19
vprord zmm24,zmm17,25
vpsrld zmm31,[rdi+1088],10
vmovq xmm0,qword ptr [rdx+3072]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+768]
vmovdqa32 zmm25,zmm17
sha256rnds2 xmm2,xmm1
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm18,zmm19,0xCA
vmovq xmm0,qword ptr [rdx+3080]
vpaddd zmm28,zmm28,zmm29
vpaddd zmm20,zmm20,zmm25
vmovdqa32 [rdi+1216],zmm28
sha256rnds2 xmm4,xmm3
vprord zmm28,[rdi+2304],7
vprord zmm25,zmm21,2
vprord zmm29,[rdi+2304],18
vmovq xmm0,qword ptr [rdx+3136]
vprord zmm26,zmm21,13
vpsrld zmm30,[rdi+2304],3
vpaddd zmm20,zmm20,zmm24
sha256rnds2 xmm6,xmm5
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm21,22
vmovq xmm0,qword ptr [rdx+3144]
vprord zmm29,[rdi+2112],17
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+2240]
sha256rnds2 xmm8,xmm7
vprord zmm30,[rdi+2112],19
vpaddd zmm16,zmm16,zmm20
vpsrld zmm31,[rdi+2112],10
vmovq xmm0,qword ptr [rdx+3200]
vmovdqa32 zmm25,zmm21
vpaddd zmm28,zmm28,[rdi+1792]
vpternlogd zmm25,zmm22,zmm23,0xE8
sha256rnds2 xmm1,xmm2
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm20,zmm20,zmm24
vmovq xmm0,qword ptr [rdx+3208]
vpaddd zmm28,zmm28,zmm29
vpaddd zmm20,zmm20,zmm25
vmovdqa32 [rdi+2240],zmm28
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm28,[rdi+2304]
vmovdqa32 zmm24,[rdi+1280]
vpaddd zmm28,zmm28,dword ptr [rsi+48]{1to16}
vmovq xmm0,qword ptr [rdx+3264]
vprord zmm25,zmm16,6
vmovdqa32 zmm29,[rdi+2368]
sha256rnds2 xmm5,xmm6
vpaddd zmm29,zmm29,dword ptr [rsi+52]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+48]{1to16}
vpunpckldq zmm30,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+3272]
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm16,11
vmovdqa32 [rcx+768],zmm30
sha256rnds2 xmm7,xmm8
vpaddd zmm19,zmm19,zmm24
vmovdqa32 [rcx+832],zmm28
vprord zmm28,[rdi+1344],7
vmovq xmm0,qword ptr [rdx+3328]
vprord zmm24,zmm16,25
vprord zmm29,[rdi+1344],18
sha256rnds2 xmm2,xmm1
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+1344],3
vpternlogd zmm28,zmm29,zmm30,0x96
vmovq xmm0,qword ptr [rdx+3336]
vmovdqa32 zmm25,zmm16
vprord zmm29,[rdi+1152],17
vpaddd zmm28,zmm28,[rdi+1280]
sha256rnds2 xmm4,xmm3
vpternlogd zmm25,zmm17,zmm18,0xCA
vprord zmm30,[rdi+1152],19
vpaddd zmm19,zmm19,zmm25
vmovq xmm0,qword ptr [rdx+3392]
vpsrld zmm31,[rdi+1152],10
vpaddd zmm28,zmm28,[rdi+832]
sha256rnds2 xmm6,xmm5
vprord zmm25,zmm20,2
vpternlogd zmm29,zmm30,zmm31,0x96
vprord zmm26,zmm20,13
vmovq xmm0,qword ptr [rdx+3400]
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1280],zmm28
vpaddd zmm19,zmm19,zmm24
sha256rnds2 xmm8,xmm7
vprord zmm28,[rdi+2368],7
vprord zmm29,[rdi+2368],18
vmovq xmm0,qword ptr [rdx+3456]
vprord zmm24,zmm20,22
vpsrld zmm30,[rdi+2368],3
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm1,xmm2
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2176],17
vpaddd zmm23,zmm23,zmm19
vmovq xmm0,qword ptr [rdx+3464]
vpaddd zmm28,zmm28,[rdi+2304]
vmovdqa32 zmm25,zmm20
vprord zmm30,[rdi+2176],19
sha256rnds2 xmm3,xmm4
vpsrld zmm31,[rdi+2176],10
vpternlogd zmm25,zmm21,zmm22,0xE8
vmovq xmm0,qword ptr [rdx+3520]
vpaddd zmm28,zmm28,[rdi+1856]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm19,zmm19,zmm24
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,zmm29
vpaddd zmm19,zmm19,zmm25
vmovdqa32 [rdi+2304],zmm28
vmovq xmm0,qword ptr [rdx+3528]
vprord zmm28,[rdi+1408],7
vmovdqa32 zmm24,[rdi+1344]
sha256rnds2 xmm7,xmm8
vprord zmm29,[rdi+1408],18
vprord zmm25,zmm23,6
vpsrld zmm30,[rdi+1408],3
vmovq xmm0,qword ptr [rdx+3584]
vpaddd zmm24,zmm24,dword ptr [rsi+52]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm26,zmm23,11
sha256rnds2 xmm2,xmm1
vprord zmm29,[rdi+1216],17
vpaddd zmm18,zmm18,zmm24
vpaddd zmm28,zmm28,[rdi+1344]
vmovq xmm0,qword ptr [rdx+3592]
vprord zmm30,[rdi+1216],19
vprord zmm24,zmm23,25
sha256rnds2 xmm4,xmm3
vpsrld zmm31,[rdi+1216],10
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm28,zmm28,[rdi+896]
vmovq xmm0,qword ptr [rdx+3648]
vmovdqa32 zmm25,zmm23
vpternlogd zmm29,zmm30,zmm31,0x96
vpternlogd zmm25,zmm16,zmm17,0xCA
sha256rnds2 xmm6,xmm5
vpaddd zmm28,zmm28,zmm29
vpaddd zmm18,zmm18,zmm25
vmovdqa32 [rdi+1344],zmm28
vmovq xmm0,qword ptr [rdx+3656]
vprord zmm28,[rdi+2432],7
vprord zmm25,zmm19,2
sha256rnds2 xmm8,xmm7
vprord zmm29,[rdi+2432],18
vprord zmm26,zmm19,13
vpsrld zmm30,[rdi+2432],3
vmovq xmm0,qword ptr [rdx+3712]
vpaddd zmm18,zmm18,zmm24
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm24,zmm19,22
sha256rnds2 xmm1,xmm2
vprord zmm29,[rdi+2240],17
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+3720]
vpaddd zmm28,zmm28,[rdi+2368]
vprord zmm30,[rdi+2240],19
vpaddd zmm22,zmm22,zmm18
sha256rnds2 xmm3,xmm4
vpsrld zmm31,[rdi+2240],10
vmovdqa32 zmm25,zmm19
vpaddd zmm28,zmm28,[rdi+1920]
vmovq xmm0,qword ptr [rdx+3776]
vpternlogd zmm25,zmm20,zmm21,0xE8
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd zmm18,zmm18,zmm24
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,zmm29
vpaddd zmm18,zmm18,zmm25
vmovq xmm0,qword ptr [rdx+3784]
vmovdqa32 [rdi+2368],zmm28
vmovdqa32 zmm28,[rdi+2432]
vmovdqa32 zmm24,[rdi+1408]
sha256rnds2 xmm7,xmm8
vpaddd zmm28,zmm28,dword ptr [rsi+56]{1to16}
vprord zmm25,zmm22,6
vmovdqa32 zmm29,[rdi+2496]
vmovq xmm0,qword ptr [rdx+3840]
vpaddd zmm29,zmm29,dword ptr [rsi+60]{1to16}
vpaddd zmm24,zmm24,dword ptr [rsi+56]{1to16}
sha256rnds2 xmm2,xmm1
vpunpckldq zmm30,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vprord zmm26,zmm22,11
vmovq xmm0,qword ptr [rdx+3848]
vmovdqa32 [rcx+896],zmm30
vpaddd zmm17,zmm17,zmm24
vmovdqa32 [rcx+960],zmm28
sha256rnds2 xmm4,xmm3
vprord zmm28,[rdi+1472],7
vprord zmm24,zmm22,25
vprord zmm29,[rdi+1472],18
vmovq xmm0,qword ptr [rdx+3904]
vpternlogd zmm24,zmm25,zmm26,0x96
vpsrld zmm30,[rdi+1472],3
sha256rnds2 xmm6,xmm5
vpternlogd zmm28,zmm29,zmm30,0x96
vmovdqa32 zmm25,zmm22
vprord zmm29,[rdi+1280],17
vmovq xmm0,qword ptr [rdx+3912]
vpaddd zmm28,zmm28,[rdi+1408]
vpternlogd zmm25,zmm23,zmm16,0xCA
vprord zmm30,[rdi+1280],19
sha256rnds2 xmm8,xmm7
vpaddd zmm17,zmm17,zmm25
vpsrld zmm31,[rdi+1280],10
vpaddd zmm28,zmm28,[rdi+960]
vmovq xmm0,qword ptr [rdx+3968]
vprord zmm25,zmm18,2
vpternlogd zmm29,zmm30,zmm31,0x96
sha256rnds2 xmm1,xmm2
vprord zmm26,zmm18,13
vpaddd zmm28,zmm28,zmm29
vmovdqa32 [rdi+1408],zmm28
vmovq xmm0,qword ptr [rdx+3976]
vpaddd zmm17,zmm17,zmm24
vprord zmm28,[rdi+2496],7
vprord zmm29,[rdi+2496],18
sha256rnds2 xmm3,xmm4
vprord zmm24,zmm18,22
vpsrld zmm30,[rdi+2496],3
vmovq xmm0,qword ptr [rdx+4032]
vpternlogd zmm24,zmm25,zmm26,0x96
vpternlogd zmm28,zmm29,zmm30,0x96
vprord zmm29,[rdi+2304],17
sha256rnds2 xmm5,xmm6
vpaddd zmm21,zmm21,zmm17
vpaddd zmm28,zmm28,[rdi+2432]
vmovdqa32 zmm25,zmm18
vmovq xmm0,qword ptr [rdx+4040]
vprord zmm30,[rdi+2304],19
vpsrld zmm31,[rdi+2304],10
vpternlogd zmm25,zmm19,zmm20,0xE8
sha256rnds2 xmm7,xmm8
vpaddd zmm28,zmm28,[rdi+1984]
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd xmm1,xmm1,[r8+0]
vpaddd zmm17,zmm17,zmm24
vpaddd zmm28,zmm28,zmm29
vpaddd zmm17,zmm17,zmm25
vmovdqa [r8+0],xmm1
vmovdqa32 [rdi+2432],zmm28
vprord zmm28,[rdi+512],7
vmovdqa32 zmm24,[rdi+1472]
vpaddd xmm2,xmm2,[r8+16]
vprord zmm29,[rdi+512],18
vprord zmm25,zmm21,6
vpsrld zmm30,[rdi+512],3
vmovdqa [r8+16],xmm2
vpaddd zmm24,zmm24,dword ptr [rsi+60]{1to16}
vpternlogd zmm28,zmm29,zmm30,0x96
vpaddd xmm3,xmm3,[r8+32]
vprord zmm26,zmm21,11
vprord zmm29,[rdi+1344],17
vpaddd zmm16,zmm16,zmm24
vmovdqa [r8+32],xmm3
vpaddd zmm28,zmm28,[rdi+1472]
vprord zmm30,[rdi+1344],19
vprord zmm24,zmm21,25
vpaddd xmm4,xmm4,[r8+48]
vpsrld zmm31,[rdi+1344],10
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa [r8+48],xmm4
vpaddd zmm28,zmm28,[rdi+1024]
vmovdqa32 zmm25,zmm21
vpternlogd zmm29,zmm30,zmm31,0x96
vpaddd xmm5,xmm5,[r8+64]
vpternlogd zmm25,zmm22,zmm23,0xCA
vpaddd zmm28,zmm28,zmm29
vpaddd zmm16,zmm16,zmm25
vmovdqa [r8+64],xmm5
vmovdqa32 [rdi+1472],zmm28
vprord zmm28,[rdi+1536],7
vprord zmm25,zmm17,2
vpaddd xmm6,xmm6,[r8+80]
vprord zmm29,[rdi+1536],18
vprord zmm26,zmm17,13
vmovdqa [r8+80],xmm6
vpsrld zmm30,[rdi+1536],3
vpaddd zmm16,zmm16,zmm24
vpternlogd zmm28,zmm29,zmm30,0x96
vpaddd xmm7,xmm7,[r8+96]
vprord zmm24,zmm17,22
vprord zmm29,[rdi+2368],17
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa [r8+96],xmm7
vpaddd zmm28,zmm28,[rdi+2496]
vprord zmm30,[rdi+2368],19
vpaddd xmm8,xmm8,[r8+112]
vpaddd zmm20,zmm20,zmm16
vpsrld zmm31,[rdi+2368],10
vmovdqa32 zmm25,zmm17
vmovdqa [r8+112],xmm8
vpaddd zmm28,zmm28,[rdi+2048]
vpternlogd zmm25,zmm18,zmm19,0xE8
vpternlogd zmm29,zmm30,zmm31,0x96
add rdx,16
vpaddd zmm16,zmm16,zmm24
vpaddd zmm28,zmm28,zmm29
vpaddd zmm16,zmm16,zmm25
add r8,128
vmovdqa32 [rdi+2496],zmm28
add rsi,64
add rcx,1024
dec r15d
jnz 3b
vmovdqa32 zmm24,[rdi+512]
vmovdqa xmm1,[r8+0]
vmovdqa32 zmm28,[rdi+1536]
vprord zmm25,zmm20,6
vpaddd zmm24,zmm24,dword ptr [rsi+0]{1to16}
vmovdqa xmm2,[r8+16]
vprord zmm26,zmm20,11
vpaddd zmm28,zmm28,dword ptr [rsi+0]{1to16}
vpaddd zmm23,zmm23,zmm24
vmovdqa xmm3,[r8+32]
vprord zmm24,zmm20,25
vmovdqa32 zmm29,[rdi+1600]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa xmm4,[r8+48]
vmovdqa32 zmm25,zmm20
vpternlogd zmm25,zmm21,zmm22,0xCA
vmovdqa xmm5,[r8+64]
vpaddd zmm29,zmm29,dword ptr [rsi+4]{1to16}
vpaddd zmm23,zmm23,zmm25
vprord zmm25,zmm16,2
vmovdqa xmm6,[r8+80]
vpunpckldq zmm30,zmm28,zmm29
vprord zmm26,zmm16,13
vpaddd zmm23,zmm23,zmm24
vmovdqa xmm7,[r8+96]
vprord zmm24,zmm16,22
vpunpckhdq zmm28,zmm28,zmm29
vmovdqa xmm8,[r8+112]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm19,zmm19,zmm23
vmovdqa32 [rcx+0],zmm30
vmovq xmm0,qword ptr [rdx+0]
vmovdqa32 zmm25,zmm16
vpternlogd zmm25,zmm17,zmm18,0xE8
vpaddd zmm23,zmm23,zmm24
sha256rnds2 xmm2,xmm1
vmovdqa32 [rcx+64],zmm28
vpaddd zmm23,zmm23,zmm25
vmovdqa32 zmm24,[rdi+576]
vmovq xmm0,qword ptr [rdx+8]
vprord zmm25,zmm19,6
vpaddd zmm24,zmm24,dword ptr [rsi+4]{1to16}
sha256rnds2 xmm4,xmm3
vprord zmm26,zmm19,11
vpaddd zmm22,zmm22,zmm24
vprord zmm24,zmm19,25
vmovq xmm0,qword ptr [rdx+64]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm19
vpternlogd zmm25,zmm20,zmm21,0xCA
sha256rnds2 xmm6,xmm5
vpaddd zmm22,zmm22,zmm25
vprord zmm25,zmm23,2
vmovq xmm0,qword ptr [rdx+72]
vprord zmm26,zmm23,13
vpaddd zmm22,zmm22,zmm24
vprord zmm24,zmm23,22
sha256rnds2 xmm8,xmm7
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm18,zmm18,zmm22
vmovdqa32 zmm25,zmm23
vmovq xmm0,qword ptr [rdx+128]
vpternlogd zmm25,zmm16,zmm17,0xE8
vpaddd zmm22,zmm22,zmm24
vpaddd zmm22,zmm22,zmm25
sha256rnds2 xmm1,xmm2
vmovdqa32 zmm24,[rdi+640]
vmovdqa32 zmm28,[rdi+1664]
vmovq xmm0,qword ptr [rdx+136]
vprord zmm25,zmm18,6
vpaddd zmm24,zmm24,dword ptr [rsi+8]{1to16}
vprord zmm26,zmm18,11
sha256rnds2 xmm3,xmm4
vpaddd zmm28,zmm28,dword ptr [rsi+8]{1to16}
vpaddd zmm21,zmm21,zmm24
vprord zmm24,zmm18,25
vmovq xmm0,qword ptr [rdx+192]
vmovdqa32 zmm29,[rdi+1728]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm18
sha256rnds2 xmm5,xmm6
vpternlogd zmm25,zmm19,zmm20,0xCA
vpaddd zmm29,zmm29,dword ptr [rsi+12]{1to16}
vmovq xmm0,qword ptr [rdx+200]
vpaddd zmm21,zmm21,zmm25
vprord zmm25,zmm22,2
vpunpckldq zmm30,zmm28,zmm29
sha256rnds2 xmm7,xmm8
vprord zmm26,zmm22,13
vpaddd zmm21,zmm21,zmm24
vprord zmm24,zmm22,22
vmovq xmm0,qword ptr [rdx+256]
vpunpckhdq zmm28,zmm28,zmm29
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm2,xmm1
vpaddd zmm17,zmm17,zmm21
vmovdqa32 [rcx+128],zmm30
vmovdqa32 zmm25,zmm22
vmovq xmm0,qword ptr [rdx+264]
vpternlogd zmm25,zmm23,zmm16,0xE8
vpaddd zmm21,zmm21,zmm24
vmovdqa32 [rcx+192],zmm28
sha256rnds2 xmm4,xmm3
vpaddd zmm21,zmm21,zmm25
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+0]
vmovq xmm0,qword ptr [rdx+320]
vmovdqa32 zmm24,[rdi+704]
mov r9,[rdi+11360]
sha256rnds2 xmm6,xmm5
vinserti32x4 zmm28,zmm28,[r9+rbp+0],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+0],2
vmovq xmm0,qword ptr [rdx+328]
mov r11,[rdi+11424]
vprord zmm25,zmm17,6
vinserti32x4 zmm28,zmm28,[r11+rbp+0],3
sha256rnds2 xmm8,xmm7
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+0]
mov r9,[rdi+11368]
vmovq xmm0,qword ptr [rdx+384]
vinserti32x4 zmm29,zmm29,[r9+rbp+0],1
vpaddd zmm24,zmm24,dword ptr [rsi+12]{1to16}
sha256rnds2 xmm1,xmm2
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+0],2
mov r11,[rdi+11432]
vmovq xmm0,qword ptr [rdx+392]
vinserti32x4 zmm29,zmm29,[r11+rbp+0],3
mov rax,[rdi+11344]
vprord zmm26,zmm17,11
sha256rnds2 xmm3,xmm4
vmovdqu32 xmm30,[rax+rbp+0]
mov r9,[rdi+11376]
vmovq xmm0,qword ptr [rdx+448]
vinserti32x4 zmm30,zmm30,[r9+rbp+0],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+0],2
sha256rnds2 xmm5,xmm6
vpaddd zmm20,zmm20,zmm24
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+0],3
vmovq xmm0,qword ptr [rdx+456]
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+0]
vprord zmm24,zmm17,25
sha256rnds2 xmm7,xmm8
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+0],1
vmovq xmm0,qword ptr [rdx+512]
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+0],2
mov r11,[rdi+11448]
sha256rnds2 xmm2,xmm1
vpternlogd zmm24,zmm25,zmm26,0x96
vinserti32x4 zmm31,zmm31,[r11+rbp+0],3
vpunpckldq zmm27,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+520]
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
sha256rnds2 xmm4,xmm3
vpunpckhdq zmm30,zmm30,zmm31
vmovdqa32 zmm25,zmm17
vpunpcklqdq zmm31,zmm27,zmm29
vmovq xmm0,qword ptr [rdx+576]
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
sha256rnds2 xmm6,xmm5
vpshufb zmm31,zmm31,[rdi+11264]
vpternlogd zmm25,zmm18,zmm19,0xCA
vmovdqa32 [rdi+512],zmm31
vmovq xmm0,qword ptr [rdx+584]
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+576],zmm29
sha256rnds2 xmm8,xmm7
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+640],zmm27
vpaddd zmm20,zmm20,zmm25
vmovq xmm0,qword ptr [rdx+640]
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+704],zmm28
mov rax,[rdi+11456]
sha256rnds2 xmm1,xmm2
vmovdqu32 xmm28,[rax+r14+0]
vprord zmm25,zmm21,2
mov r9,[rdi+11488]
vmovq xmm0,qword ptr [rdx+648]
vinserti32x4 zmm28,zmm28,[r9+r14+0],1
mov r10,[rdi+11520]
sha256rnds2 xmm3,xmm4
vinserti32x4 zmm28,zmm28,[r10+r14+0],2
mov r11,[rdi+11552]
vprord zmm26,zmm21,13
vmovq xmm0,qword ptr [rdx+704]
vinserti32x4 zmm28,zmm28,[r11+r14+0],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+0]
sha256rnds2 xmm5,xmm6
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+0],1
vmovq xmm0,qword ptr [rdx+712]
vpaddd zmm20,zmm20,zmm24
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+0],2
sha256rnds2 xmm7,xmm8
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+0],3
mov rax,[rdi+11472]
vmovq xmm0,qword ptr [rdx+768]
vprord zmm24,zmm21,22
vmovdqu32 xmm30,[rax+r14+0]
mov r9,[rdi+11504]
sha256rnds2 xmm2,xmm1
vinserti32x4 zmm30,zmm30,[r9+r14+0],1
mov r10,[rdi+11536]
vmovq xmm0,qword ptr [rdx+776]
vinserti32x4 zmm30,zmm30,[r10+r14+0],2
vpternlogd zmm24,zmm25,zmm26,0x96
mov r11,[rdi+11568]
sha256rnds2 xmm4,xmm3
vinserti32x4 zmm30,zmm30,[r11+r14+0],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+0]
vmovq xmm0,qword ptr [rdx+832]
vpaddd zmm16,zmm16,zmm20
mov r9,[rdi+11512]
sha256rnds2 xmm6,xmm5
vinserti32x4 zmm31,zmm31,[r9+r14+0],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+0],2
vmovq xmm0,qword ptr [rdx+840]
mov r11,[rdi+11576]
vmovdqa32 zmm25,zmm21
vinserti32x4 zmm31,zmm31,[r11+r14+0],3
sha256rnds2 xmm8,xmm7
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vmovq xmm0,qword ptr [rdx+896]
vpunpckhdq zmm30,zmm30,zmm31
vpternlogd zmm25,zmm22,zmm23,0xE8
sha256rnds2 xmm1,xmm2
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vmovq xmm0,qword ptr [rdx+904]
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vpaddd zmm20,zmm20,zmm24
sha256rnds2 xmm3,xmm4
vmovdqa32 [rdi+1536],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1600],zmm29
vmovq xmm0,qword ptr [rdx+960]
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1664],zmm27
sha256rnds2 xmm5,xmm6
vpaddd zmm20,zmm20,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1728],zmm28
vmovq xmm0,qword ptr [rdx+968]
vmovdqa32 zmm24,[rdi+768]
vmovdqa32 zmm28,[rdi+1792]
vprord zmm25,zmm16,6
sha256rnds2 xmm7,xmm8
vpaddd zmm24,zmm24,dword ptr [rsi+16]{1to16}
vprord zmm26,zmm16,11
vmovq xmm0,qword ptr [rdx+1024]
vpaddd zmm28,zmm28,dword ptr [rsi+16]{1to16}
vpaddd zmm19,zmm19,zmm24
vprord zmm24,zmm16,25
sha256rnds2 xmm2,xmm1
vmovdqa32 zmm29,[rdi+1856]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm16
vmovq xmm0,qword ptr [rdx+1032]
vpternlogd zmm25,zmm17,zmm18,0xCA
vpaddd zmm29,zmm29,dword ptr [rsi+20]{1to16}
vpaddd zmm19,zmm19,zmm25
sha256rnds2 xmm4,xmm3
vprord zmm25,zmm20,2
vpunpckldq zmm30,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+1088]
vprord zmm26,zmm20,13
vpaddd zmm19,zmm19,zmm24
vprord zmm24,zmm20,22
sha256rnds2 xmm6,xmm5
vpunpckhdq zmm28,zmm28,zmm29
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm23,zmm23,zmm19
vmovq xmm0,qword ptr [rdx+1096]
vmovdqa32 [rcx+256],zmm30
vmovdqa32 zmm25,zmm20
vpternlogd zmm25,zmm21,zmm22,0xE8
sha256rnds2 xmm8,xmm7
vpaddd zmm19,zmm19,zmm24
vmovdqa32 [rcx+320],zmm28
vmovq xmm0,qword ptr [rdx+1152]
vpaddd zmm19,zmm19,zmm25
vmovdqa32 zmm24,[rdi+832]
vprord zmm25,zmm23,6
sha256rnds2 xmm1,xmm2
vpaddd zmm24,zmm24,dword ptr [rsi+20]{1to16}
vprord zmm26,zmm23,11
vpaddd zmm18,zmm18,zmm24
vmovq xmm0,qword ptr [rdx+1160]
vprord zmm24,zmm23,25
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm25,zmm23
vpternlogd zmm25,zmm16,zmm17,0xCA
vpaddd zmm18,zmm18,zmm25
vmovq xmm0,qword ptr [rdx+1216]
vprord zmm25,zmm19,2
vprord zmm26,zmm19,13
vpaddd zmm18,zmm18,zmm24
sha256rnds2 xmm5,xmm6
vprord zmm24,zmm19,22
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm22,zmm22,zmm18
vmovq xmm0,qword ptr [rdx+1224]
vmovdqa32 zmm25,zmm19
vpternlogd zmm25,zmm20,zmm21,0xE8
sha256rnds2 xmm7,xmm8
vpaddd zmm18,zmm18,zmm24
vpaddd zmm18,zmm18,zmm25
vmovdqa32 zmm24,[rdi+896]
vmovq xmm0,qword ptr [rdx+1280]
vmovdqa32 zmm28,[rdi+1920]
vprord zmm25,zmm22,6
vpaddd zmm24,zmm24,dword ptr [rsi+24]{1to16}
sha256rnds2 xmm2,xmm1
vprord zmm26,zmm22,11
vpaddd zmm28,zmm28,dword ptr [rsi+24]{1to16}
vmovq xmm0,qword ptr [rdx+1288]
vpaddd zmm17,zmm17,zmm24
vprord zmm24,zmm22,25
vmovdqa32 zmm29,[rdi+1984]
sha256rnds2 xmm4,xmm3
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm22
vpternlogd zmm25,zmm23,zmm16,0xCA
vmovq xmm0,qword ptr [rdx+1344]
vpaddd zmm29,zmm29,dword ptr [rsi+28]{1to16}
vpaddd zmm17,zmm17,zmm25
vprord zmm25,zmm18,2
sha256rnds2 xmm6,xmm5
vpunpckldq zmm30,zmm28,zmm29
vprord zmm26,zmm18,13
vmovq xmm0,qword ptr [rdx+1352]
vpaddd zmm17,zmm17,zmm24
vprord zmm24,zmm18,22
vpunpckhdq zmm28,zmm28,zmm29
sha256rnds2 xmm8,xmm7
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm21,zmm21,zmm17
vmovdqa32 [rcx+384],zmm30
vmovq xmm0,qword ptr [rdx+1408]
vmovdqa32 zmm25,zmm18
vpternlogd zmm25,zmm19,zmm20,0xE8
vpaddd zmm17,zmm17,zmm24
sha256rnds2 xmm1,xmm2
vmovdqa32 [rcx+448],zmm28
vpaddd zmm17,zmm17,zmm25
vmovq xmm0,qword ptr [rdx+1416]
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+16]
vmovdqa32 zmm24,[rdi+960]
sha256rnds2 xmm3,xmm4
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+16],1
mov r10,[rdi+11392]
vmovq xmm0,qword ptr [rdx+1472]
vinserti32x4 zmm28,zmm28,[r10+rbp+16],2
mov r11,[rdi+11424]
sha256rnds2 xmm5,xmm6
vprord zmm25,zmm21,6
vinserti32x4 zmm28,zmm28,[r11+rbp+16],3
mov rax,[rdi+11336]
vmovq xmm0,qword ptr [rdx+1480]
vmovdqu32 xmm29,[rax+rbp+16]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+16],1
sha256rnds2 xmm7,xmm8
vpaddd zmm24,zmm24,dword ptr [rsi+28]{1to16}
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+16],2
vmovq xmm0,qword ptr [rdx+1536]
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+16],3
sha256rnds2 xmm2,xmm1
mov rax,[rdi+11344]
vprord zmm26,zmm21,11
vmovdqu32 xmm30,[rax+rbp+16]
vmovq xmm0,qword ptr [rdx+1544]
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+16],1
mov r10,[rdi+11408]
sha256rnds2 xmm4,xmm3
vinserti32x4 zmm30,zmm30,[r10+rbp+16],2
vpaddd zmm16,zmm16,zmm24
vmovq xmm0,qword ptr [rdx+1600]
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+16],3
mov rax,[rdi+11352]
sha256rnds2 xmm6,xmm5
vmovdqu32 xmm31,[rax+rbp+16]
vprord zmm24,zmm21,25
mov r9,[rdi+11384]
vmovq xmm0,qword ptr [rdx+1608]
vinserti32x4 zmm31,zmm31,[r9+rbp+16],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+16],2
sha256rnds2 xmm8,xmm7
mov r11,[rdi+11448]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+1664]
vinserti32x4 zmm31,zmm31,[r11+rbp+16],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
sha256rnds2 xmm1,xmm2
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vmovdqa32 zmm25,zmm21
vmovq xmm0,qword ptr [rdx+1672]
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
sha256rnds2 xmm3,xmm4
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vmovq xmm0,qword ptr [rdx+1728]
vpternlogd zmm25,zmm22,zmm23,0xCA
vmovdqa32 [rdi+768],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
sha256rnds2 xmm5,xmm6
vmovdqa32 [rdi+832],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+896],zmm27
vmovq xmm0,qword ptr [rdx+1736]
vpaddd zmm16,zmm16,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
sha256rnds2 xmm7,xmm8
vmovdqa32 [rdi+960],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+16]
vmovq xmm0,qword ptr [rdx+1792]
vprord zmm25,zmm17,2
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+16],1
sha256rnds2 xmm2,xmm1
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+16],2
mov r11,[rdi+11552]
vmovq xmm0,qword ptr [rdx+1800]
vprord zmm26,zmm17,13
vinserti32x4 zmm28,zmm28,[r11+r14+16],3
sha256rnds2 xmm4,xmm3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+16]
mov r9,[rdi+11496]
vmovq xmm0,qword ptr [rdx+1856]
vinserti32x4 zmm29,zmm29,[r9+r14+16],1
vpaddd zmm16,zmm16,zmm24
mov r10,[rdi+11528]
sha256rnds2 xmm6,xmm5
vinserti32x4 zmm29,zmm29,[r10+r14+16],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+16],3
vmovq xmm0,qword ptr [rdx+1864]
mov rax,[rdi+11472]
vprord zmm24,zmm17,22
sha256rnds2 xmm8,xmm7
vmovdqu32 xmm30,[rax+r14+16]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+16],1
vmovq xmm0,qword ptr [rdx+1920]
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+16],2
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm1,xmm2
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+16],3
vmovq xmm0,qword ptr [rdx+1928]
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+16]
vpaddd zmm20,zmm20,zmm16
sha256rnds2 xmm3,xmm4
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+16],1
mov r10,[rdi+11544]
vmovq xmm0,qword ptr [rdx+1984]
vinserti32x4 zmm31,zmm31,[r10+r14+16],2
mov r11,[rdi+11576]
vmovdqa32 zmm25,zmm17
sha256rnds2 xmm5,xmm6
vinserti32x4 zmm31,zmm31,[r11+r14+16],3
vpunpckldq zmm27,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+1992]
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
sha256rnds2 xmm7,xmm8
vpternlogd zmm25,zmm18,zmm19,0xE8
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vmovq xmm0,qword ptr [rdx+2048]
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
sha256rnds2 xmm2,xmm1
vpshufb zmm31,zmm31,[rdi+11264]
vpaddd zmm16,zmm16,zmm24
vmovdqa32 [rdi+1792],zmm31
vmovq xmm0,qword ptr [rdx+2056]
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1856],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
sha256rnds2 xmm4,xmm3
vmovdqa32 [rdi+1920],zmm27
vpaddd zmm16,zmm16,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
vmovq xmm0,qword ptr [rdx+2112]
vmovdqa32 [rdi+1984],zmm28
vmovdqa32 zmm24,[rdi+1024]
sha256rnds2 xmm6,xmm5
vmovdqa32 zmm28,[rdi+2048]
vprord zmm25,zmm20,6
vpaddd zmm24,zmm24,dword ptr [rsi+32]{1to16}
vmovq xmm0,qword ptr [rdx+2120]
vprord zmm26,zmm20,11
vpaddd zmm28,zmm28,dword ptr [rsi+32]{1to16}
vpaddd zmm23,zmm23,zmm24
sha256rnds2 xmm8,xmm7
vprord zmm24,zmm20,25
vmovdqa32 zmm29,[rdi+2112]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+2176]
vmovdqa32 zmm25,zmm20
vpternlogd zmm25,zmm21,zmm22,0xCA
sha256rnds2 xmm1,xmm2
vpaddd zmm29,zmm29,dword ptr [rsi+36]{1to16}
vpaddd zmm23,zmm23,zmm25
vprord zmm25,zmm16,2
vmovq xmm0,qword ptr [rdx+2184]
vpunpckldq zmm30,zmm28,zmm29
vprord zmm26,zmm16,13
vpaddd zmm23,zmm23,zmm24
sha256rnds2 xmm3,xmm4
vprord zmm24,zmm16,22
vpunpckhdq zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+2240]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm19,zmm19,zmm23
vmovdqa32 [rcx+512],zmm30
sha256rnds2 xmm5,xmm6
vmovdqa32 zmm25,zmm16
vpternlogd zmm25,zmm17,zmm18,0xE8
vpaddd zmm23,zmm23,zmm24
vmovq xmm0,qword ptr [rdx+2248]
vmovdqa32 [rcx+576],zmm28
vpaddd zmm23,zmm23,zmm25
vmovdqa32 zmm24,[rdi+1088]
sha256rnds2 xmm7,xmm8
vprord zmm25,zmm19,6
vpaddd zmm24,zmm24,dword ptr [rsi+36]{1to16}
vmovq xmm0,qword ptr [rdx+2304]
vprord zmm26,zmm19,11
vpaddd zmm22,zmm22,zmm24
vprord zmm24,zmm19,25
sha256rnds2 xmm2,xmm1
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm19
vpternlogd zmm25,zmm20,zmm21,0xCA
vmovq xmm0,qword ptr [rdx+2312]
vpaddd zmm22,zmm22,zmm25
vprord zmm25,zmm23,2
sha256rnds2 xmm4,xmm3
vprord zmm26,zmm23,13
vpaddd zmm22,zmm22,zmm24
vprord zmm24,zmm23,22
vmovq xmm0,qword ptr [rdx+2368]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm18,zmm18,zmm22
vmovdqa32 zmm25,zmm23
sha256rnds2 xmm6,xmm5
vpternlogd zmm25,zmm16,zmm17,0xE8
vpaddd zmm22,zmm22,zmm24
vpaddd zmm22,zmm22,zmm25
vmovq xmm0,qword ptr [rdx+2376]
vmovdqa32 zmm24,[rdi+1152]
vmovdqa32 zmm28,[rdi+2176]
sha256rnds2 xmm8,xmm7
vprord zmm25,zmm18,6
vpaddd zmm24,zmm24,dword ptr [rsi+40]{1to16}
vprord zmm26,zmm18,11
vmovq xmm0,qword ptr [rdx+2432]
vpaddd zmm28,zmm28,dword ptr [rsi+40]{1to16}
vpaddd zmm21,zmm21,zmm24
vprord zmm24,zmm18,25
sha256rnds2 xmm1,xmm2
vmovdqa32 zmm29,[rdi+2240]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm18
vmovq xmm0,qword ptr [rdx+2440]
vpternlogd zmm25,zmm19,zmm20,0xCA
vpaddd zmm29,zmm29,dword ptr [rsi+44]{1to16}
sha256rnds2 xmm3,xmm4
vpaddd zmm21,zmm21,zmm25
vprord zmm25,zmm22,2
vpunpckldq zmm30,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+2496]
vprord zmm26,zmm22,13
vpaddd zmm21,zmm21,zmm24
vprord zmm24,zmm22,22
sha256rnds2 xmm5,xmm6
vpunpckhdq zmm28,zmm28,zmm29
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+2504]
vpaddd zmm17,zmm17,zmm21
vmovdqa32 [rcx+640],zmm30
vmovdqa32 zmm25,zmm22
sha256rnds2 xmm7,xmm8
vpternlogd zmm25,zmm23,zmm16,0xE8
vpaddd zmm21,zmm21,zmm24
vmovdqa32 [rcx+704],zmm28
vmovq xmm0,qword ptr [rdx+2560]
vpaddd zmm21,zmm21,zmm25
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+32]
sha256rnds2 xmm2,xmm1
vmovdqa32 zmm24,[rdi+1216]
mov r9,[rdi+11360]
vmovq xmm0,qword ptr [rdx+2568]
vinserti32x4 zmm28,zmm28,[r9+rbp+32],1
mov r10,[rdi+11392]
vinserti32x4 zmm28,zmm28,[r10+rbp+32],2
sha256rnds2 xmm4,xmm3
mov r11,[rdi+11424]
vprord zmm25,zmm17,6
vinserti32x4 zmm28,zmm28,[r11+rbp+32],3
vmovq xmm0,qword ptr [rdx+2624]
mov rax,[rdi+11336]
vmovdqu32 xmm29,[rax+rbp+32]
mov r9,[rdi+11368]
sha256rnds2 xmm6,xmm5
vinserti32x4 zmm29,zmm29,[r9+rbp+32],1
vpaddd zmm24,zmm24,dword ptr [rsi+44]{1to16}
vmovq xmm0,qword ptr [rdx+2632]
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+32],2
mov r11,[rdi+11432]
sha256rnds2 xmm8,xmm7
vinserti32x4 zmm29,zmm29,[r11+rbp+32],3
mov rax,[rdi+11344]
vprord zmm26,zmm17,11
vmovq xmm0,qword ptr [rdx+2688]
vmovdqu32 xmm30,[rax+rbp+32]
mov r9,[rdi+11376]
sha256rnds2 xmm1,xmm2
vinserti32x4 zmm30,zmm30,[r9+rbp+32],1
mov r10,[rdi+11408]
vinserti32x4 zmm30,zmm30,[r10+rbp+32],2
vmovq xmm0,qword ptr [rdx+2696]
vpaddd zmm20,zmm20,zmm24
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+32],3
sha256rnds2 xmm3,xmm4
mov rax,[rdi+11352]
vmovdqu32 xmm31,[rax+rbp+32]
vprord zmm24,zmm17,25
vmovq xmm0,qword ptr [rdx+2752]
mov r9,[rdi+11384]
vinserti32x4 zmm31,zmm31,[r9+rbp+32],1
sha256rnds2 xmm5,xmm6
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+32],2
mov r11,[rdi+11448]
vmovq xmm0,qword ptr [rdx+2760]
vpternlogd zmm24,zmm25,zmm26,0x96
vinserti32x4 zmm31,zmm31,[r11+rbp+32],3
vpunpckldq zmm27,zmm28,zmm29
sha256rnds2 xmm7,xmm8
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vmovq xmm0,qword ptr [rdx+2816]
vpunpckhdq zmm30,zmm30,zmm31
vmovdqa32 zmm25,zmm17
vpunpcklqdq zmm31,zmm27,zmm29
sha256rnds2 xmm2,xmm1
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vmovq xmm0,qword ptr [rdx+2824]
vpshufb zmm31,zmm31,[rdi+11264]
vpternlogd zmm25,zmm18,zmm19,0xCA
vmovdqa32 [rdi+1024],zmm31
sha256rnds2 xmm4,xmm3
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+1088],zmm29
vmovq xmm0,qword ptr [rdx+2880]
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1152],zmm27
vpaddd zmm20,zmm20,zmm25
sha256rnds2 xmm6,xmm5
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+1216],zmm28
mov rax,[rdi+11456]
vmovq xmm0,qword ptr [rdx+2888]
vmovdqu32 xmm28,[rax+r14+32]
vprord zmm25,zmm21,2
mov r9,[rdi+11488]
sha256rnds2 xmm8,xmm7
vinserti32x4 zmm28,zmm28,[r9+r14+32],1
mov r10,[rdi+11520]
vmovq xmm0,qword ptr [rdx+2944]
vinserti32x4 zmm28,zmm28,[r10+r14+32],2
mov r11,[rdi+11552]
vprord zmm26,zmm21,13
sha256rnds2 xmm1,xmm2
vinserti32x4 zmm28,zmm28,[r11+r14+32],3
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+32]
vmovq xmm0,qword ptr [rdx+2952]
mov r9,[rdi+11496]
vinserti32x4 zmm29,zmm29,[r9+r14+32],1
sha256rnds2 xmm3,xmm4
vpaddd zmm20,zmm20,zmm24
mov r10,[rdi+11528]
vinserti32x4 zmm29,zmm29,[r10+r14+32],2
vmovq xmm0,qword ptr [rdx+3008]
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+32],3
mov rax,[rdi+11472]
sha256rnds2 xmm5,xmm6
vprord zmm24,zmm21,22
vmovdqu32 xmm30,[rax+r14+32]
mov r9,[rdi+11504]
vmovq xmm0,qword ptr [rdx+3016]
vinserti32x4 zmm30,zmm30,[r9+r14+32],1
mov r10,[rdi+11536]
sha256rnds2 xmm7,xmm8
vinserti32x4 zmm30,zmm30,[r10+r14+32],2
vpternlogd zmm24,zmm25,zmm26,0x96
mov r11,[rdi+11568]
vmovq xmm0,qword ptr [rdx+3072]
vinserti32x4 zmm30,zmm30,[r11+r14+32],3
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+32]
sha256rnds2 xmm2,xmm1
vpaddd zmm16,zmm16,zmm20
mov r9,[rdi+11512]
vmovq xmm0,qword ptr [rdx+3080]
vinserti32x4 zmm31,zmm31,[r9+r14+32],1
mov r10,[rdi+11544]
vinserti32x4 zmm31,zmm31,[r10+r14+32],2
sha256rnds2 xmm4,xmm3
mov r11,[rdi+11576]
vmovdqa32 zmm25,zmm21
vinserti32x4 zmm31,zmm31,[r11+r14+32],3
vmovq xmm0,qword ptr [rdx+3136]
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
sha256rnds2 xmm6,xmm5
vpunpckhdq zmm30,zmm30,zmm31
vpternlogd zmm25,zmm22,zmm23,0xE8
vmovq xmm0,qword ptr [rdx+3144]
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
sha256rnds2 xmm8,xmm7
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
vpaddd zmm20,zmm20,zmm24
vmovq xmm0,qword ptr [rdx+3200]
vmovdqa32 [rdi+2048],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2112],zmm29
sha256rnds2 xmm1,xmm2
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+2176],zmm27
vmovq xmm0,qword ptr [rdx+3208]
vpaddd zmm20,zmm20,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
vmovdqa32 [rdi+2240],zmm28
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm24,[rdi+1280]
vmovdqa32 zmm28,[rdi+2304]
vprord zmm25,zmm16,6
vmovq xmm0,qword ptr [rdx+3264]
vpaddd zmm24,zmm24,dword ptr [rsi+48]{1to16}
vprord zmm26,zmm16,11
sha256rnds2 xmm5,xmm6
vpaddd zmm28,zmm28,dword ptr [rsi+48]{1to16}
vpaddd zmm19,zmm19,zmm24
vprord zmm24,zmm16,25
vmovq xmm0,qword ptr [rdx+3272]
vmovdqa32 zmm29,[rdi+2368]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm16
sha256rnds2 xmm7,xmm8
vpternlogd zmm25,zmm17,zmm18,0xCA
vpaddd zmm29,zmm29,dword ptr [rsi+52]{1to16}
vpaddd zmm19,zmm19,zmm25
vmovq xmm0,qword ptr [rdx+3328]
vprord zmm25,zmm20,2
vpunpckldq zmm30,zmm28,zmm29
sha256rnds2 xmm2,xmm1
vprord zmm26,zmm20,13
vpaddd zmm19,zmm19,zmm24
vprord zmm24,zmm20,22
vmovq xmm0,qword ptr [rdx+3336]
vpunpckhdq zmm28,zmm28,zmm29
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm23,zmm23,zmm19
sha256rnds2 xmm4,xmm3
vmovdqa32 [rcx+768],zmm30
vmovdqa32 zmm25,zmm20
vpternlogd zmm25,zmm21,zmm22,0xE8
vmovq xmm0,qword ptr [rdx+3392]
vpaddd zmm19,zmm19,zmm24
vmovdqa32 [rcx+832],zmm28
sha256rnds2 xmm6,xmm5
vpaddd zmm19,zmm19,zmm25
vmovdqa32 zmm24,[rdi+1344]
vprord zmm25,zmm23,6
vmovq xmm0,qword ptr [rdx+3400]
vpaddd zmm24,zmm24,dword ptr [rsi+52]{1to16}
vprord zmm26,zmm23,11
vpaddd zmm18,zmm18,zmm24
sha256rnds2 xmm8,xmm7
vprord zmm24,zmm23,25
vpternlogd zmm24,zmm25,zmm26,0x96
vmovq xmm0,qword ptr [rdx+3456]
vmovdqa32 zmm25,zmm23
vpternlogd zmm25,zmm16,zmm17,0xCA
vpaddd zmm18,zmm18,zmm25
sha256rnds2 xmm1,xmm2
vprord zmm25,zmm19,2
vprord zmm26,zmm19,13
vpaddd zmm18,zmm18,zmm24
vmovq xmm0,qword ptr [rdx+3464]
vprord zmm24,zmm19,22
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm22,zmm22,zmm18
sha256rnds2 xmm3,xmm4
vmovdqa32 zmm25,zmm19
vpternlogd zmm25,zmm20,zmm21,0xE8
vmovq xmm0,qword ptr [rdx+3520]
vpaddd zmm18,zmm18,zmm24
vpaddd zmm18,zmm18,zmm25
vmovdqa32 zmm24,[rdi+1408]
sha256rnds2 xmm5,xmm6
vmovdqa32 zmm28,[rdi+2432]
vprord zmm25,zmm22,6
vpaddd zmm24,zmm24,dword ptr [rsi+56]{1to16}
vmovq xmm0,qword ptr [rdx+3528]
vprord zmm26,zmm22,11
vpaddd zmm28,zmm28,dword ptr [rsi+56]{1to16}
sha256rnds2 xmm7,xmm8
vpaddd zmm17,zmm17,zmm24
vprord zmm24,zmm22,25
vmovdqa32 zmm29,[rdi+2496]
vmovq xmm0,qword ptr [rdx+3584]
vpternlogd zmm24,zmm25,zmm26,0x96
vmovdqa32 zmm25,zmm22
vpternlogd zmm25,zmm23,zmm16,0xCA
sha256rnds2 xmm2,xmm1
vpaddd zmm29,zmm29,dword ptr [rsi+60]{1to16}
vpaddd zmm17,zmm17,zmm25
vprord zmm25,zmm18,2
vmovq xmm0,qword ptr [rdx+3592]
vpunpckldq zmm30,zmm28,zmm29
vprord zmm26,zmm18,13
sha256rnds2 xmm4,xmm3
vpaddd zmm17,zmm17,zmm24
vprord zmm24,zmm18,22
vpunpckhdq zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+3648]
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd zmm21,zmm21,zmm17
vmovdqa32 [rcx+896],zmm30
sha256rnds2 xmm6,xmm5
vmovdqa32 zmm25,zmm18
vpternlogd zmm25,zmm19,zmm20,0xE8
vpaddd zmm17,zmm17,zmm24
vmovq xmm0,qword ptr [rdx+3656]
vmovdqa32 [rcx+960],zmm28
vpaddd zmm17,zmm17,zmm25
sha256rnds2 xmm8,xmm7
mov rax,[rdi+11328]
vmovdqu32 xmm28,[rax+rbp+48]
vmovdqa32 zmm24,[rdi+1472]
vmovq xmm0,qword ptr [rdx+3712]
mov r9,[rdi+11360]
vinserti32x4 zmm28,zmm28,[r9+rbp+48],1
mov r10,[rdi+11392]
sha256rnds2 xmm1,xmm2
vinserti32x4 zmm28,zmm28,[r10+rbp+48],2
mov r11,[rdi+11424]
vmovq xmm0,qword ptr [rdx+3720]
vprord zmm25,zmm21,6
vinserti32x4 zmm28,zmm28,[r11+rbp+48],3
mov rax,[rdi+11336]
sha256rnds2 xmm3,xmm4
vmovdqu32 xmm29,[rax+rbp+48]
mov r9,[rdi+11368]
vinserti32x4 zmm29,zmm29,[r9+rbp+48],1
vmovq xmm0,qword ptr [rdx+3776]
vpaddd zmm24,zmm24,dword ptr [rsi+60]{1to16}
mov r10,[rdi+11400]
vinserti32x4 zmm29,zmm29,[r10+rbp+48],2
sha256rnds2 xmm5,xmm6
mov r11,[rdi+11432]
vinserti32x4 zmm29,zmm29,[r11+rbp+48],3
vmovq xmm0,qword ptr [rdx+3784]
mov rax,[rdi+11344]
vprord zmm26,zmm21,11
vmovdqu32 xmm30,[rax+rbp+48]
sha256rnds2 xmm7,xmm8
mov r9,[rdi+11376]
vinserti32x4 zmm30,zmm30,[r9+rbp+48],1
mov r10,[rdi+11408]
vmovq xmm0,qword ptr [rdx+3840]
vinserti32x4 zmm30,zmm30,[r10+rbp+48],2
vpaddd zmm16,zmm16,zmm24
sha256rnds2 xmm2,xmm1
mov r11,[rdi+11440]
vinserti32x4 zmm30,zmm30,[r11+rbp+48],3
mov rax,[rdi+11352]
vmovq xmm0,qword ptr [rdx+3848]
vmovdqu32 xmm31,[rax+rbp+48]
vprord zmm24,zmm21,25
mov r9,[rdi+11384]
sha256rnds2 xmm4,xmm3
vinserti32x4 zmm31,zmm31,[r9+rbp+48],1
mov r10,[rdi+11416]
vinserti32x4 zmm31,zmm31,[r10+rbp+48],2
vmovq xmm0,qword ptr [rdx+3904]
mov r11,[rdi+11448]
vpternlogd zmm24,zmm25,zmm26,0x96
sha256rnds2 xmm6,xmm5
vinserti32x4 zmm31,zmm31,[r11+rbp+48],3
vpunpckldq zmm27,zmm28,zmm29
vpunpckhdq zmm28,zmm28,zmm29
vmovq xmm0,qword ptr [rdx+3912]
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vmovdqa32 zmm25,zmm21
sha256rnds2 xmm8,xmm7
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vpunpcklqdq zmm27,zmm28,zmm30
vmovq xmm0,qword ptr [rdx+3968]
vpunpckhqdq zmm28,zmm28,zmm30
vpshufb zmm31,zmm31,[rdi+11264]
sha256rnds2 xmm1,xmm2
vpternlogd zmm25,zmm22,zmm23,0xCA
vmovdqa32 [rdi+1280],zmm31
vpshufb zmm29,zmm29,[rdi+11264]
vmovq xmm0,qword ptr [rdx+3976]
vmovdqa32 [rdi+1344],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
vmovdqa32 [rdi+1408],zmm27
sha256rnds2 xmm3,xmm4
vpaddd zmm16,zmm16,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
vmovq xmm0,qword ptr [rdx+4032]
vmovdqa32 [rdi+1472],zmm28
mov rax,[rdi+11456]
vmovdqu32 xmm28,[rax+r14+48]
sha256rnds2 xmm5,xmm6
vprord zmm25,zmm17,2
mov r9,[rdi+11488]
vinserti32x4 zmm28,zmm28,[r9+r14+48],1
vmovq xmm0,qword ptr [rdx+4040]
mov r10,[rdi+11520]
vinserti32x4 zmm28,zmm28,[r10+r14+48],2
mov r11,[rdi+11552]
sha256rnds2 xmm7,xmm8
vprord zmm26,zmm17,13
vinserti32x4 zmm28,zmm28,[r11+r14+48],3
vpaddd xmm1,xmm1,[r8+0]
mov rax,[rdi+11464]
vmovdqu32 xmm29,[rax+r14+48]
mov r9,[rdi+11496]
vmovdqa [r8+0],xmm1
vinserti32x4 zmm29,zmm29,[r9+r14+48],1
vpaddd zmm16,zmm16,zmm24
mov r10,[rdi+11528]
vpaddd xmm2,xmm2,[r8+16]
vinserti32x4 zmm29,zmm29,[r10+r14+48],2
mov r11,[rdi+11560]
vinserti32x4 zmm29,zmm29,[r11+r14+48],3
vmovdqa [r8+16],xmm2
mov rax,[rdi+11472]
vprord zmm24,zmm17,22
vpaddd xmm3,xmm3,[r8+32]
vmovdqu32 xmm30,[rax+r14+48]
mov r9,[rdi+11504]
vinserti32x4 zmm30,zmm30,[r9+r14+48],1
vmovdqa [r8+32],xmm3
mov r10,[rdi+11536]
vinserti32x4 zmm30,zmm30,[r10+r14+48],2
vpternlogd zmm24,zmm25,zmm26,0x96
vpaddd xmm4,xmm4,[r8+48]
mov r11,[rdi+11568]
vinserti32x4 zmm30,zmm30,[r11+r14+48],3
vmovdqa [r8+48],xmm4
mov rax,[rdi+11480]
vmovdqu32 xmm31,[rax+r14+48]
vpaddd zmm20,zmm20,zmm16
vpaddd xmm5,xmm5,[r8+64]
mov r9,[rdi+11512]
vinserti32x4 zmm31,zmm31,[r9+r14+48],1
mov r10,[rdi+11544]
vmovdqa [r8+64],xmm5
vinserti32x4 zmm31,zmm31,[r10+r14+48],2
mov r11,[rdi+11576]
vmovdqa32 zmm25,zmm17
vpaddd xmm6,xmm6,[r8+80]
vinserti32x4 zmm31,zmm31,[r11+r14+48],3
vpunpckldq zmm27,zmm28,zmm29
vmovdqa [r8+80],xmm6
vpunpckhdq zmm28,zmm28,zmm29
vpunpckldq zmm29,zmm30,zmm31
vpunpckhdq zmm30,zmm30,zmm31
vpaddd xmm7,xmm7,[r8+96]
vpternlogd zmm25,zmm18,zmm19,0xE8
vpunpcklqdq zmm31,zmm27,zmm29
vpunpckhqdq zmm29,zmm27,zmm29
vmovdqa [r8+96],xmm7
vpunpcklqdq zmm27,zmm28,zmm30
vpunpckhqdq zmm28,zmm28,zmm30
vpaddd xmm8,xmm8,[r8+112]
vpshufb zmm31,zmm31,[rdi+11264]
vpaddd zmm16,zmm16,zmm24
vmovdqa32 [rdi+2304],zmm31
vmovdqa [r8+112],xmm8
vpshufb zmm29,zmm29,[rdi+11264]
vmovdqa32 [rdi+2368],zmm29
vpshufb zmm27,zmm27,[rdi+11264]
add rdx,16
vmovdqa32 [rdi+2432],zmm27
vpaddd zmm16,zmm16,zmm25
vpshufb zmm28,zmm28,[rdi+11264]
add r8,128
vmovdqa32 [rdi+2496],zmm28
add rsi,64
add rcx,1024
vpaddd zmm16,zmm16,[rdi+0]
vmovdqa32 [rdi+0],zmm16
vpaddd zmm17,zmm17,[rdi+64]
vmovdqa32 [rdi+64],zmm17
vpaddd zmm18,zmm18,[rdi+128]
vmovdqa32 [rdi+128],zmm18
vpaddd zmm19,zmm19,[rdi+192]
vmovdqa32 [rdi+192],zmm19
vpaddd zmm20,zmm20,[rdi+256]
vmovdqa32 [rdi+256],zmm20
vpaddd zmm21,zmm21,[rdi+320]
vmovdqa32 [rdi+320],zmm21
vpaddd zmm22,zmm22,[rdi+384]
vmovdqa32 [rdi+384],zmm22
vpaddd zmm23,zmm23,[rdi+448]
vmovdqa32 [rdi+448],zmm23
sub rdx,64
sub rcx,4096
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

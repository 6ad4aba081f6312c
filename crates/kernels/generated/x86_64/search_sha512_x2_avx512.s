# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,2112
and rsp,-64
lea r11,[rip+9f]
mov rsi,[rdi+592]
mov rdx,[rdi+600]
mov r8,[rdi+1280]
mov r9,[rdi+576]
mov r10,[rdi+584]
mov rax,[rdi+1224]
vmovdqa64 zmm0,[r10+0]
vmovdqa64 zmm16,[rax+0]
vmovdqa64 zmm1,[r10+64]
vmovdqa64 zmm17,[rax+64]
vmovdqa64 zmm2,[r10+128]
vmovdqa64 zmm18,[rax+128]
vmovdqa64 zmm3,[r10+192]
vmovdqa64 zmm19,[rax+192]
vmovdqa64 zmm4,[r10+256]
vmovdqa64 zmm20,[rax+256]
vmovdqa64 zmm5,[r10+320]
vmovdqa64 zmm21,[rax+320]
vmovdqa64 zmm6,[r10+384]
vmovdqa64 zmm22,[rax+384]
vmovdqa64 zmm7,[r10+448]
vmovdqa64 zmm23,[rax+448]
vmovdqu64 zmm14,[rip+441f]
vmovdqu64 zmm30,[rip+441f]
mov rcx,[rdi+1232]
mov r10,[rdi+1240]
mov rax,[r8]
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
208:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
207:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 420f
206:
vmovdqu64 zmm10,[rdx+0]
vmovdqu64 zmm26,[r10+0]
vpxorq zmm10,zmm10,qword ptr [rsi+0]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+0]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
205:
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
204:
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
203:
vmovdqa64 zmm10,[rsp+0]
vmovdqa64 zmm26,[rsp+1024]
vpaddq zmm10,zmm10,[rsp+576]
vpaddq zmm26,zmm26,[rsp+1600]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
202:
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+0]
vpaddq zmm26,zmm25,[rsp+1024]
vpaddq zmm10,zmm10,[rsp+576]
vpaddq zmm26,zmm26,[rsp+1600]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
201:
vmovdqa64 zmm10,[rsp+0]
vmovdqa64 zmm26,[rsp+1024]
vpaddq zmm10,zmm10,[rsp+576]
vpaddq zmm26,zmm26,[rsp+1600]
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
jmp 400f
200:
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+0]
vpaddq zmm26,zmm25,[rsp+1024]
vpaddq zmm10,zmm10,[rsp+576]
vpaddq zmm26,zmm26,[rsp+1600]
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+0],zmm10
vmovdqa64 [rsp+1024],zmm26
400:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
420:
vpaddq zmm7,zmm7,zmm8
vpaddq zmm23,zmm23,zmm24
vmovdqa64 zmm11,zmm4
vmovdqa64 zmm27,zmm20
vpternlogq zmm11,zmm5,zmm6,0xca
vpternlogq zmm27,zmm21,zmm22,0xca
vprorq zmm9,zmm4,14
vprorq zmm25,zmm20,14
vprorq zmm12,zmm4,18
vprorq zmm28,zmm20,18
vprorq zmm13,zmm4,41
vprorq zmm29,zmm20,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm23,zmm23,zmm27
vpaddq zmm7,zmm7,zmm9
vpaddq zmm23,zmm23,zmm25
vmovdqa64 zmm11,zmm0
vmovdqa64 zmm27,zmm16
vpternlogq zmm11,zmm1,zmm2,0xe8
vpternlogq zmm27,zmm17,zmm18,0xe8
vpaddq zmm3,zmm3,zmm7
vpaddq zmm19,zmm19,zmm23
vprorq zmm9,zmm0,28
vprorq zmm25,zmm16,28
vprorq zmm12,zmm0,34
vprorq zmm28,zmm16,34
vprorq zmm13,zmm0,39
vprorq zmm29,zmm16,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm23,zmm23,zmm27
vpaddq zmm7,zmm7,zmm9
vpaddq zmm23,zmm23,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
217:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
216:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 421f
215:
vmovdqu64 zmm10,[rdx+64]
vmovdqu64 zmm26,[r10+64]
vpxorq zmm10,zmm10,qword ptr [rsi+8]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
214:
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
213:
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
212:
vmovdqa64 zmm10,[rsp+64]
vmovdqa64 zmm26,[rsp+1088]
vpaddq zmm10,zmm10,[rsp+640]
vpaddq zmm26,zmm26,[rsp+1664]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
211:
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+64]
vpaddq zmm26,zmm25,[rsp+1088]
vpaddq zmm10,zmm10,[rsp+640]
vpaddq zmm26,zmm26,[rsp+1664]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
210:
vmovdqa64 zmm10,[rsp+64]
vmovdqa64 zmm26,[rsp+1088]
vpaddq zmm10,zmm10,[rsp+640]
vpaddq zmm26,zmm26,[rsp+1664]
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
jmp 401f
209:
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+64]
vpaddq zmm26,zmm25,[rsp+1088]
vpaddq zmm10,zmm10,[rsp+640]
vpaddq zmm26,zmm26,[rsp+1664]
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+64],zmm10
vmovdqa64 [rsp+1088],zmm26
401:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
421:
vpaddq zmm6,zmm6,zmm8
vpaddq zmm22,zmm22,zmm24
vmovdqa64 zmm11,zmm3
vmovdqa64 zmm27,zmm19
vpternlogq zmm11,zmm4,zmm5,0xca
vpternlogq zmm27,zmm20,zmm21,0xca
vprorq zmm9,zmm3,14
vprorq zmm25,zmm19,14
vprorq zmm12,zmm3,18
vprorq zmm28,zmm19,18
vprorq zmm13,zmm3,41
vprorq zmm29,zmm19,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm22,zmm22,zmm27
vpaddq zmm6,zmm6,zmm9
vpaddq zmm22,zmm22,zmm25
vmovdqa64 zmm11,zmm7
vmovdqa64 zmm27,zmm23
vpternlogq zmm11,zmm0,zmm1,0xe8
vpternlogq zmm27,zmm16,zmm17,0xe8
vpaddq zmm2,zmm2,zmm6
vpaddq zmm18,zmm18,zmm22
vprorq zmm9,zmm7,28
vprorq zmm25,zmm23,28
vprorq zmm12,zmm7,34
vprorq zmm28,zmm23,34
vprorq zmm13,zmm7,39
vprorq zmm29,zmm23,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm22,zmm22,zmm27
vpaddq zmm6,zmm6,zmm9
vpaddq zmm22,zmm22,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
226:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
225:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 422f
224:
vmovdqu64 zmm10,[rdx+128]
vmovdqu64 zmm26,[r10+128]
vpxorq zmm10,zmm10,qword ptr [rsi+16]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+16]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
223:
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
222:
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
221:
vmovdqa64 zmm10,[rsp+128]
vmovdqa64 zmm26,[rsp+1152]
vpaddq zmm10,zmm10,[rsp+704]
vpaddq zmm26,zmm26,[rsp+1728]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
220:
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+128]
vpaddq zmm26,zmm25,[rsp+1152]
vpaddq zmm10,zmm10,[rsp+704]
vpaddq zmm26,zmm26,[rsp+1728]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
219:
vmovdqa64 zmm10,[rsp+128]
vmovdqa64 zmm26,[rsp+1152]
vpaddq zmm10,zmm10,[rsp+704]
vpaddq zmm26,zmm26,[rsp+1728]
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
jmp 402f
218:
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+128]
vpaddq zmm26,zmm25,[rsp+1152]
vpaddq zmm10,zmm10,[rsp+704]
vpaddq zmm26,zmm26,[rsp+1728]
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+128],zmm10
vmovdqa64 [rsp+1152],zmm26
402:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
422:
vpaddq zmm5,zmm5,zmm8
vpaddq zmm21,zmm21,zmm24
vmovdqa64 zmm11,zmm2
vmovdqa64 zmm27,zmm18
vpternlogq zmm11,zmm3,zmm4,0xca
vpternlogq zmm27,zmm19,zmm20,0xca
vprorq zmm9,zmm2,14
vprorq zmm25,zmm18,14
vprorq zmm12,zmm2,18
vprorq zmm28,zmm18,18
vprorq zmm13,zmm2,41
vprorq zmm29,zmm18,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm21,zmm21,zmm27
vpaddq zmm5,zmm5,zmm9
vpaddq zmm21,zmm21,zmm25
vmovdqa64 zmm11,zmm6
vmovdqa64 zmm27,zmm22
vpternlogq zmm11,zmm7,zmm0,0xe8
vpternlogq zmm27,zmm23,zmm16,0xe8
vpaddq zmm1,zmm1,zmm5
vpaddq zmm17,zmm17,zmm21
vprorq zmm9,zmm6,28
vprorq zmm25,zmm22,28
vprorq zmm12,zmm6,34
vprorq zmm28,zmm22,34
vprorq zmm13,zmm6,39
vprorq zmm29,zmm22,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm21,zmm21,zmm27
vpaddq zmm5,zmm5,zmm9
vpaddq zmm21,zmm21,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
235:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
234:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 423f
233:
vmovdqu64 zmm10,[rdx+192]
vmovdqu64 zmm26,[r10+192]
vpxorq zmm10,zmm10,qword ptr [rsi+24]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+24]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
232:
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
231:
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
230:
vmovdqa64 zmm10,[rsp+192]
vmovdqa64 zmm26,[rsp+1216]
vpaddq zmm10,zmm10,[rsp+768]
vpaddq zmm26,zmm26,[rsp+1792]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
229:
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+192]
vpaddq zmm26,zmm25,[rsp+1216]
vpaddq zmm10,zmm10,[rsp+768]
vpaddq zmm26,zmm26,[rsp+1792]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
228:
vmovdqa64 zmm10,[rsp+192]
vmovdqa64 zmm26,[rsp+1216]
vpaddq zmm10,zmm10,[rsp+768]
vpaddq zmm26,zmm26,[rsp+1792]
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
jmp 403f
227:
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+192]
vpaddq zmm26,zmm25,[rsp+1216]
vpaddq zmm10,zmm10,[rsp+768]
vpaddq zmm26,zmm26,[rsp+1792]
vmovdqa64 zmm11,[rsp+64]
vmovdqa64 zmm27,[rsp+1088]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+192],zmm10
vmovdqa64 [rsp+1216],zmm26
403:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
423:
vpaddq zmm4,zmm4,zmm8
vpaddq zmm20,zmm20,zmm24
vmovdqa64 zmm11,zmm1
vmovdqa64 zmm27,zmm17
vpternlogq zmm11,zmm2,zmm3,0xca
vpternlogq zmm27,zmm18,zmm19,0xca
vprorq zmm9,zmm1,14
vprorq zmm25,zmm17,14
vprorq zmm12,zmm1,18
vprorq zmm28,zmm17,18
vprorq zmm13,zmm1,41
vprorq zmm29,zmm17,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm20,zmm20,zmm27
vpaddq zmm4,zmm4,zmm9
vpaddq zmm20,zmm20,zmm25
vmovdqa64 zmm11,zmm5
vmovdqa64 zmm27,zmm21
vpternlogq zmm11,zmm6,zmm7,0xe8
vpternlogq zmm27,zmm22,zmm23,0xe8
vpaddq zmm0,zmm0,zmm4
vpaddq zmm16,zmm16,zmm20
vprorq zmm9,zmm5,28
vprorq zmm25,zmm21,28
vprorq zmm12,zmm5,34
vprorq zmm28,zmm21,34
vprorq zmm13,zmm5,39
vprorq zmm29,zmm21,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm20,zmm20,zmm27
vpaddq zmm4,zmm4,zmm9
vpaddq zmm20,zmm20,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
244:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
243:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 424f
242:
vmovdqu64 zmm10,[rdx+256]
vmovdqu64 zmm26,[r10+256]
vpxorq zmm10,zmm10,qword ptr [rsi+32]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+32]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
241:
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
240:
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
239:
vmovdqa64 zmm10,[rsp+256]
vmovdqa64 zmm26,[rsp+1280]
vpaddq zmm10,zmm10,[rsp+832]
vpaddq zmm26,zmm26,[rsp+1856]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
238:
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+256]
vpaddq zmm26,zmm25,[rsp+1280]
vpaddq zmm10,zmm10,[rsp+832]
vpaddq zmm26,zmm26,[rsp+1856]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
237:
vmovdqa64 zmm10,[rsp+256]
vmovdqa64 zmm26,[rsp+1280]
vpaddq zmm10,zmm10,[rsp+832]
vpaddq zmm26,zmm26,[rsp+1856]
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
jmp 404f
236:
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+256]
vpaddq zmm26,zmm25,[rsp+1280]
vpaddq zmm10,zmm10,[rsp+832]
vpaddq zmm26,zmm26,[rsp+1856]
vmovdqa64 zmm11,[rsp+128]
vmovdqa64 zmm27,[rsp+1152]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+256],zmm10
vmovdqa64 [rsp+1280],zmm26
404:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
424:
vpaddq zmm3,zmm3,zmm8
vpaddq zmm19,zmm19,zmm24
vmovdqa64 zmm11,zmm0
vmovdqa64 zmm27,zmm16
vpternlogq zmm11,zmm1,zmm2,0xca
vpternlogq zmm27,zmm17,zmm18,0xca
vprorq zmm9,zmm0,14
vprorq zmm25,zmm16,14
vprorq zmm12,zmm0,18
vprorq zmm28,zmm16,18
vprorq zmm13,zmm0,41
vprorq zmm29,zmm16,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm19,zmm19,zmm27
vpaddq zmm3,zmm3,zmm9
vpaddq zmm19,zmm19,zmm25
vmovdqa64 zmm11,zmm4
vmovdqa64 zmm27,zmm20
vpternlogq zmm11,zmm5,zmm6,0xe8
vpternlogq zmm27,zmm21,zmm22,0xe8
vpaddq zmm7,zmm7,zmm3
vpaddq zmm23,zmm23,zmm19
vprorq zmm9,zmm4,28
vprorq zmm25,zmm20,28
vprorq zmm12,zmm4,34
vprorq zmm28,zmm20,34
vprorq zmm13,zmm4,39
vprorq zmm29,zmm20,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm19,zmm19,zmm27
vpaddq zmm3,zmm3,zmm9
vpaddq zmm19,zmm19,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
253:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
252:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 425f
251:
vmovdqu64 zmm10,[rdx+320]
vmovdqu64 zmm26,[r10+320]
vpxorq zmm10,zmm10,qword ptr [rsi+40]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+40]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
250:
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
249:
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
248:
vmovdqa64 zmm10,[rsp+320]
vmovdqa64 zmm26,[rsp+1344]
vpaddq zmm10,zmm10,[rsp+896]
vpaddq zmm26,zmm26,[rsp+1920]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
247:
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+320]
vpaddq zmm26,zmm25,[rsp+1344]
vpaddq zmm10,zmm10,[rsp+896]
vpaddq zmm26,zmm26,[rsp+1920]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
246:
vmovdqa64 zmm10,[rsp+320]
vmovdqa64 zmm26,[rsp+1344]
vpaddq zmm10,zmm10,[rsp+896]
vpaddq zmm26,zmm26,[rsp+1920]
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
jmp 405f
245:
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+320]
vpaddq zmm26,zmm25,[rsp+1344]
vpaddq zmm10,zmm10,[rsp+896]
vpaddq zmm26,zmm26,[rsp+1920]
vmovdqa64 zmm11,[rsp+192]
vmovdqa64 zmm27,[rsp+1216]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+320],zmm10
vmovdqa64 [rsp+1344],zmm26
405:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
425:
vpaddq zmm2,zmm2,zmm8
vpaddq zmm18,zmm18,zmm24
vmovdqa64 zmm11,zmm7
vmovdqa64 zmm27,zmm23
vpternlogq zmm11,zmm0,zmm1,0xca
vpternlogq zmm27,zmm16,zmm17,0xca
vprorq zmm9,zmm7,14
vprorq zmm25,zmm23,14
vprorq zmm12,zmm7,18
vprorq zmm28,zmm23,18
vprorq zmm13,zmm7,41
vprorq zmm29,zmm23,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm18,zmm18,zmm27
vpaddq zmm2,zmm2,zmm9
vpaddq zmm18,zmm18,zmm25
vmovdqa64 zmm11,zmm3
vmovdqa64 zmm27,zmm19
vpternlogq zmm11,zmm4,zmm5,0xe8
vpternlogq zmm27,zmm20,zmm21,0xe8
vpaddq zmm6,zmm6,zmm2
vpaddq zmm22,zmm22,zmm18
vprorq zmm9,zmm3,28
vprorq zmm25,zmm19,28
vprorq zmm12,zmm3,34
vprorq zmm28,zmm19,34
vprorq zmm13,zmm3,39
vprorq zmm29,zmm19,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm18,zmm18,zmm27
vpaddq zmm2,zmm2,zmm9
vpaddq zmm18,zmm18,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
262:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
261:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 426f
260:
vmovdqu64 zmm10,[rdx+384]
vmovdqu64 zmm26,[r10+384]
vpxorq zmm10,zmm10,qword ptr [rsi+48]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+48]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
259:
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
258:
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
257:
vmovdqa64 zmm10,[rsp+384]
vmovdqa64 zmm26,[rsp+1408]
vpaddq zmm10,zmm10,[rsp+960]
vpaddq zmm26,zmm26,[rsp+1984]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
256:
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+384]
vpaddq zmm26,zmm25,[rsp+1408]
vpaddq zmm10,zmm10,[rsp+960]
vpaddq zmm26,zmm26,[rsp+1984]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
255:
vmovdqa64 zmm10,[rsp+384]
vmovdqa64 zmm26,[rsp+1408]
vpaddq zmm10,zmm10,[rsp+960]
vpaddq zmm26,zmm26,[rsp+1984]
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
jmp 406f
254:
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+384]
vpaddq zmm26,zmm25,[rsp+1408]
vpaddq zmm10,zmm10,[rsp+960]
vpaddq zmm26,zmm26,[rsp+1984]
vmovdqa64 zmm11,[rsp+256]
vmovdqa64 zmm27,[rsp+1280]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+384],zmm10
vmovdqa64 [rsp+1408],zmm26
406:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
426:
vpaddq zmm1,zmm1,zmm8
vpaddq zmm17,zmm17,zmm24
vmovdqa64 zmm11,zmm6
vmovdqa64 zmm27,zmm22
vpternlogq zmm11,zmm7,zmm0,0xca
vpternlogq zmm27,zmm23,zmm16,0xca
vprorq zmm9,zmm6,14
vprorq zmm25,zmm22,14
vprorq zmm12,zmm6,18
vprorq zmm28,zmm22,18
vprorq zmm13,zmm6,41
vprorq zmm29,zmm22,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm17,zmm17,zmm27
vpaddq zmm1,zmm1,zmm9
vpaddq zmm17,zmm17,zmm25
vmovdqa64 zmm11,zmm2
vmovdqa64 zmm27,zmm18
vpternlogq zmm11,zmm3,zmm4,0xe8
vpternlogq zmm27,zmm19,zmm20,0xe8
vpaddq zmm5,zmm5,zmm1
vpaddq zmm21,zmm21,zmm17
vprorq zmm9,zmm2,28
vprorq zmm25,zmm18,28
vprorq zmm12,zmm2,34
vprorq zmm28,zmm18,34
vprorq zmm13,zmm2,39
vprorq zmm29,zmm18,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm17,zmm17,zmm27
vpaddq zmm1,zmm1,zmm9
vpaddq zmm17,zmm17,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
271:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
270:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 427f
269:
vmovdqu64 zmm10,[rdx+448]
vmovdqu64 zmm26,[r10+448]
vpxorq zmm10,zmm10,qword ptr [rsi+56]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+56]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
268:
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
267:
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
266:
vmovdqa64 zmm10,[rsp+448]
vmovdqa64 zmm26,[rsp+1472]
vpaddq zmm10,zmm10,[rsp+0]
vpaddq zmm26,zmm26,[rsp+1024]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
265:
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+448]
vpaddq zmm26,zmm25,[rsp+1472]
vpaddq zmm10,zmm10,[rsp+0]
vpaddq zmm26,zmm26,[rsp+1024]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
264:
vmovdqa64 zmm10,[rsp+448]
vmovdqa64 zmm26,[rsp+1472]
vpaddq zmm10,zmm10,[rsp+0]
vpaddq zmm26,zmm26,[rsp+1024]
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
jmp 407f
263:
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+448]
vpaddq zmm26,zmm25,[rsp+1472]
vpaddq zmm10,zmm10,[rsp+0]
vpaddq zmm26,zmm26,[rsp+1024]
vmovdqa64 zmm11,[rsp+320]
vmovdqa64 zmm27,[rsp+1344]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+448],zmm10
vmovdqa64 [rsp+1472],zmm26
407:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
427:
vpaddq zmm0,zmm0,zmm8
vpaddq zmm16,zmm16,zmm24
vmovdqa64 zmm11,zmm5
vmovdqa64 zmm27,zmm21
vpternlogq zmm11,zmm6,zmm7,0xca
vpternlogq zmm27,zmm22,zmm23,0xca
vprorq zmm9,zmm5,14
vprorq zmm25,zmm21,14
vprorq zmm12,zmm5,18
vprorq zmm28,zmm21,18
vprorq zmm13,zmm5,41
vprorq zmm29,zmm21,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm16,zmm16,zmm27
vpaddq zmm0,zmm0,zmm9
vpaddq zmm16,zmm16,zmm25
vmovdqa64 zmm11,zmm1
vmovdqa64 zmm27,zmm17
vpternlogq zmm11,zmm2,zmm3,0xe8
vpternlogq zmm27,zmm18,zmm19,0xe8
vpaddq zmm4,zmm4,zmm0
vpaddq zmm20,zmm20,zmm16
vprorq zmm9,zmm1,28
vprorq zmm25,zmm17,28
vprorq zmm12,zmm1,34
vprorq zmm28,zmm17,34
vprorq zmm13,zmm1,39
vprorq zmm29,zmm17,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm16,zmm16,zmm27
vpaddq zmm0,zmm0,zmm9
vpaddq zmm16,zmm16,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
280:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
279:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 428f
278:
vmovdqu64 zmm10,[rdx+512]
vmovdqu64 zmm26,[r10+512]
vpxorq zmm10,zmm10,qword ptr [rsi+64]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+64]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
277:
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
276:
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
275:
vmovdqa64 zmm10,[rsp+512]
vmovdqa64 zmm26,[rsp+1536]
vpaddq zmm10,zmm10,[rsp+64]
vpaddq zmm26,zmm26,[rsp+1088]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
274:
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+512]
vpaddq zmm26,zmm25,[rsp+1536]
vpaddq zmm10,zmm10,[rsp+64]
vpaddq zmm26,zmm26,[rsp+1088]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
273:
vmovdqa64 zmm10,[rsp+512]
vmovdqa64 zmm26,[rsp+1536]
vpaddq zmm10,zmm10,[rsp+64]
vpaddq zmm26,zmm26,[rsp+1088]
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
jmp 408f
272:
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+512]
vpaddq zmm26,zmm25,[rsp+1536]
vpaddq zmm10,zmm10,[rsp+64]
vpaddq zmm26,zmm26,[rsp+1088]
vmovdqa64 zmm11,[rsp+384]
vmovdqa64 zmm27,[rsp+1408]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+512],zmm10
vmovdqa64 [rsp+1536],zmm26
408:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
428:
vpaddq zmm7,zmm7,zmm8
vpaddq zmm23,zmm23,zmm24
vmovdqa64 zmm11,zmm4
vmovdqa64 zmm27,zmm20
vpternlogq zmm11,zmm5,zmm6,0xca
vpternlogq zmm27,zmm21,zmm22,0xca
vprorq zmm9,zmm4,14
vprorq zmm25,zmm20,14
vprorq zmm12,zmm4,18
vprorq zmm28,zmm20,18
vprorq zmm13,zmm4,41
vprorq zmm29,zmm20,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm23,zmm23,zmm27
vpaddq zmm7,zmm7,zmm9
vpaddq zmm23,zmm23,zmm25
vmovdqa64 zmm11,zmm0
vmovdqa64 zmm27,zmm16
vpternlogq zmm11,zmm1,zmm2,0xe8
vpternlogq zmm27,zmm17,zmm18,0xe8
vpaddq zmm3,zmm3,zmm7
vpaddq zmm19,zmm19,zmm23
vprorq zmm9,zmm0,28
vprorq zmm25,zmm16,28
vprorq zmm12,zmm0,34
vprorq zmm28,zmm16,34
vprorq zmm13,zmm0,39
vprorq zmm29,zmm16,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm23,zmm23,zmm27
vpaddq zmm7,zmm7,zmm9
vpaddq zmm23,zmm23,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
289:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
288:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 429f
287:
vmovdqu64 zmm10,[rdx+576]
vmovdqu64 zmm26,[r10+576]
vpxorq zmm10,zmm10,qword ptr [rsi+72]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+72]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
286:
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
285:
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
284:
vmovdqa64 zmm10,[rsp+576]
vmovdqa64 zmm26,[rsp+1600]
vpaddq zmm10,zmm10,[rsp+128]
vpaddq zmm26,zmm26,[rsp+1152]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
283:
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+576]
vpaddq zmm26,zmm25,[rsp+1600]
vpaddq zmm10,zmm10,[rsp+128]
vpaddq zmm26,zmm26,[rsp+1152]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
282:
vmovdqa64 zmm10,[rsp+576]
vmovdqa64 zmm26,[rsp+1600]
vpaddq zmm10,zmm10,[rsp+128]
vpaddq zmm26,zmm26,[rsp+1152]
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
jmp 409f
281:
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+576]
vpaddq zmm26,zmm25,[rsp+1600]
vpaddq zmm10,zmm10,[rsp+128]
vpaddq zmm26,zmm26,[rsp+1152]
vmovdqa64 zmm11,[rsp+448]
vmovdqa64 zmm27,[rsp+1472]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+576],zmm10
vmovdqa64 [rsp+1600],zmm26
409:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
429:
vpaddq zmm6,zmm6,zmm8
vpaddq zmm22,zmm22,zmm24
vmovdqa64 zmm11,zmm3
vmovdqa64 zmm27,zmm19
vpternlogq zmm11,zmm4,zmm5,0xca
vpternlogq zmm27,zmm20,zmm21,0xca
vprorq zmm9,zmm3,14
vprorq zmm25,zmm19,14
vprorq zmm12,zmm3,18
vprorq zmm28,zmm19,18
vprorq zmm13,zmm3,41
vprorq zmm29,zmm19,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm22,zmm22,zmm27
vpaddq zmm6,zmm6,zmm9
vpaddq zmm22,zmm22,zmm25
vmovdqa64 zmm11,zmm7
vmovdqa64 zmm27,zmm23
vpternlogq zmm11,zmm0,zmm1,0xe8
vpternlogq zmm27,zmm16,zmm17,0xe8
vpaddq zmm2,zmm2,zmm6
vpaddq zmm18,zmm18,zmm22
vprorq zmm9,zmm7,28
vprorq zmm25,zmm23,28
vprorq zmm12,zmm7,34
vprorq zmm28,zmm23,34
vprorq zmm13,zmm7,39
vprorq zmm29,zmm23,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm22,zmm22,zmm27
vpaddq zmm6,zmm6,zmm9
vpaddq zmm22,zmm22,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
298:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
297:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 430f
296:
vmovdqu64 zmm10,[rdx+640]
vmovdqu64 zmm26,[r10+640]
vpxorq zmm10,zmm10,qword ptr [rsi+80]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+80]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
295:
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
294:
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
293:
vmovdqa64 zmm10,[rsp+640]
vmovdqa64 zmm26,[rsp+1664]
vpaddq zmm10,zmm10,[rsp+192]
vpaddq zmm26,zmm26,[rsp+1216]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
292:
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+640]
vpaddq zmm26,zmm25,[rsp+1664]
vpaddq zmm10,zmm10,[rsp+192]
vpaddq zmm26,zmm26,[rsp+1216]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
291:
vmovdqa64 zmm10,[rsp+640]
vmovdqa64 zmm26,[rsp+1664]
vpaddq zmm10,zmm10,[rsp+192]
vpaddq zmm26,zmm26,[rsp+1216]
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
jmp 410f
290:
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+640]
vpaddq zmm26,zmm25,[rsp+1664]
vpaddq zmm10,zmm10,[rsp+192]
vpaddq zmm26,zmm26,[rsp+1216]
vmovdqa64 zmm11,[rsp+512]
vmovdqa64 zmm27,[rsp+1536]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+640],zmm10
vmovdqa64 [rsp+1664],zmm26
410:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
430:
vpaddq zmm5,zmm5,zmm8
vpaddq zmm21,zmm21,zmm24
vmovdqa64 zmm11,zmm2
vmovdqa64 zmm27,zmm18
vpternlogq zmm11,zmm3,zmm4,0xca
vpternlogq zmm27,zmm19,zmm20,0xca
vprorq zmm9,zmm2,14
vprorq zmm25,zmm18,14
vprorq zmm12,zmm2,18
vprorq zmm28,zmm18,18
vprorq zmm13,zmm2,41
vprorq zmm29,zmm18,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm21,zmm21,zmm27
vpaddq zmm5,zmm5,zmm9
vpaddq zmm21,zmm21,zmm25
vmovdqa64 zmm11,zmm6
vmovdqa64 zmm27,zmm22
vpternlogq zmm11,zmm7,zmm0,0xe8
vpternlogq zmm27,zmm23,zmm16,0xe8
vpaddq zmm1,zmm1,zmm5
vpaddq zmm17,zmm17,zmm21
vprorq zmm9,zmm6,28
vprorq zmm25,zmm22,28
vprorq zmm12,zmm6,34
vprorq zmm28,zmm22,34
vprorq zmm13,zmm6,39
vprorq zmm29,zmm22,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm21,zmm21,zmm27
vpaddq zmm5,zmm5,zmm9
vpaddq zmm21,zmm21,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
307:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
306:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 431f
305:
vmovdqu64 zmm10,[rdx+704]
vmovdqu64 zmm26,[r10+704]
vpxorq zmm10,zmm10,qword ptr [rsi+88]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+88]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
304:
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
303:
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
302:
vmovdqa64 zmm10,[rsp+704]
vmovdqa64 zmm26,[rsp+1728]
vpaddq zmm10,zmm10,[rsp+256]
vpaddq zmm26,zmm26,[rsp+1280]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
301:
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+704]
vpaddq zmm26,zmm25,[rsp+1728]
vpaddq zmm10,zmm10,[rsp+256]
vpaddq zmm26,zmm26,[rsp+1280]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
300:
vmovdqa64 zmm10,[rsp+704]
vmovdqa64 zmm26,[rsp+1728]
vpaddq zmm10,zmm10,[rsp+256]
vpaddq zmm26,zmm26,[rsp+1280]
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
jmp 411f
299:
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+704]
vpaddq zmm26,zmm25,[rsp+1728]
vpaddq zmm10,zmm10,[rsp+256]
vpaddq zmm26,zmm26,[rsp+1280]
vmovdqa64 zmm11,[rsp+576]
vmovdqa64 zmm27,[rsp+1600]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+704],zmm10
vmovdqa64 [rsp+1728],zmm26
411:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
431:
vpaddq zmm4,zmm4,zmm8
vpaddq zmm20,zmm20,zmm24
vmovdqa64 zmm11,zmm1
vmovdqa64 zmm27,zmm17
vpternlogq zmm11,zmm2,zmm3,0xca
vpternlogq zmm27,zmm18,zmm19,0xca
vprorq zmm9,zmm1,14
vprorq zmm25,zmm17,14
vprorq zmm12,zmm1,18
vprorq zmm28,zmm17,18
vprorq zmm13,zmm1,41
vprorq zmm29,zmm17,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm20,zmm20,zmm27
vpaddq zmm4,zmm4,zmm9
vpaddq zmm20,zmm20,zmm25
vmovdqa64 zmm11,zmm5
vmovdqa64 zmm27,zmm21
vpternlogq zmm11,zmm6,zmm7,0xe8
vpternlogq zmm27,zmm22,zmm23,0xe8
vpaddq zmm0,zmm0,zmm4
vpaddq zmm16,zmm16,zmm20
vprorq zmm9,zmm5,28
vprorq zmm25,zmm21,28
vprorq zmm12,zmm5,34
vprorq zmm28,zmm21,34
vprorq zmm13,zmm5,39
vprorq zmm29,zmm21,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm20,zmm20,zmm27
vpaddq zmm4,zmm4,zmm9
vpaddq zmm20,zmm20,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
316:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
315:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 432f
314:
vmovdqu64 zmm10,[rdx+768]
vmovdqu64 zmm26,[r10+768]
vpxorq zmm10,zmm10,qword ptr [rsi+96]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+96]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
313:
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
312:
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
311:
vmovdqa64 zmm10,[rsp+768]
vmovdqa64 zmm26,[rsp+1792]
vpaddq zmm10,zmm10,[rsp+320]
vpaddq zmm26,zmm26,[rsp+1344]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
310:
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+768]
vpaddq zmm26,zmm25,[rsp+1792]
vpaddq zmm10,zmm10,[rsp+320]
vpaddq zmm26,zmm26,[rsp+1344]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
309:
vmovdqa64 zmm10,[rsp+768]
vmovdqa64 zmm26,[rsp+1792]
vpaddq zmm10,zmm10,[rsp+320]
vpaddq zmm26,zmm26,[rsp+1344]
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
jmp 412f
308:
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+768]
vpaddq zmm26,zmm25,[rsp+1792]
vpaddq zmm10,zmm10,[rsp+320]
vpaddq zmm26,zmm26,[rsp+1344]
vmovdqa64 zmm11,[rsp+640]
vmovdqa64 zmm27,[rsp+1664]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+768],zmm10
vmovdqa64 [rsp+1792],zmm26
412:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
432:
vpaddq zmm3,zmm3,zmm8
vpaddq zmm19,zmm19,zmm24
vmovdqa64 zmm11,zmm0
vmovdqa64 zmm27,zmm16
vpternlogq zmm11,zmm1,zmm2,0xca
vpternlogq zmm27,zmm17,zmm18,0xca
vprorq zmm9,zmm0,14
vprorq zmm25,zmm16,14
vprorq zmm12,zmm0,18
vprorq zmm28,zmm16,18
vprorq zmm13,zmm0,41
vprorq zmm29,zmm16,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm19,zmm19,zmm27
vpaddq zmm3,zmm3,zmm9
vpaddq zmm19,zmm19,zmm25
vmovdqa64 zmm11,zmm4
vmovdqa64 zmm27,zmm20
vpternlogq zmm11,zmm5,zmm6,0xe8
vpternlogq zmm27,zmm21,zmm22,0xe8
vpaddq zmm7,zmm7,zmm3
vpaddq zmm23,zmm23,zmm19
vprorq zmm9,zmm4,28
vprorq zmm25,zmm20,28
vprorq zmm12,zmm4,34
vprorq zmm28,zmm20,34
vprorq zmm13,zmm4,39
vprorq zmm29,zmm20,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm19,zmm19,zmm27
vpaddq zmm3,zmm3,zmm9
vpaddq zmm19,zmm19,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
325:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
324:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 433f
323:
vmovdqu64 zmm10,[rdx+832]
vmovdqu64 zmm26,[r10+832]
vpxorq zmm10,zmm10,qword ptr [rsi+104]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+104]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
322:
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
321:
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
320:
vmovdqa64 zmm10,[rsp+832]
vmovdqa64 zmm26,[rsp+1856]
vpaddq zmm10,zmm10,[rsp+384]
vpaddq zmm26,zmm26,[rsp+1408]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
319:
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+832]
vpaddq zmm26,zmm25,[rsp+1856]
vpaddq zmm10,zmm10,[rsp+384]
vpaddq zmm26,zmm26,[rsp+1408]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
318:
vmovdqa64 zmm10,[rsp+832]
vmovdqa64 zmm26,[rsp+1856]
vpaddq zmm10,zmm10,[rsp+384]
vpaddq zmm26,zmm26,[rsp+1408]
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
jmp 413f
317:
vmovdqa64 zmm11,[rsp+896]
vmovdqa64 zmm27,[rsp+1920]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+832]
vpaddq zmm26,zmm25,[rsp+1856]
vpaddq zmm10,zmm10,[rsp+384]
vpaddq zmm26,zmm26,[rsp+1408]
vmovdqa64 zmm11,[rsp+704]
vmovdqa64 zmm27,[rsp+1728]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+832],zmm10
vmovdqa64 [rsp+1856],zmm26
413:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
433:
vpaddq zmm2,zmm2,zmm8
vpaddq zmm18,zmm18,zmm24
vmovdqa64 zmm11,zmm7
vmovdqa64 zmm27,zmm23
vpternlogq zmm11,zmm0,zmm1,0xca
vpternlogq zmm27,zmm16,zmm17,0xca
vprorq zmm9,zmm7,14
vprorq zmm25,zmm23,14
vprorq zmm12,zmm7,18
vprorq zmm28,zmm23,18
vprorq zmm13,zmm7,41
vprorq zmm29,zmm23,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm18,zmm18,zmm27
vpaddq zmm2,zmm2,zmm9
vpaddq zmm18,zmm18,zmm25
vmovdqa64 zmm11,zmm3
vmovdqa64 zmm27,zmm19
vpternlogq zmm11,zmm4,zmm5,0xe8
vpternlogq zmm27,zmm20,zmm21,0xe8
vpaddq zmm6,zmm6,zmm2
vpaddq zmm22,zmm22,zmm18
vprorq zmm9,zmm3,28
vprorq zmm25,zmm19,28
vprorq zmm12,zmm3,34
vprorq zmm28,zmm19,34
vprorq zmm13,zmm3,39
vprorq zmm29,zmm19,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm18,zmm18,zmm27
vpaddq zmm2,zmm2,zmm9
vpaddq zmm18,zmm18,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
334:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
333:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 434f
332:
vmovdqu64 zmm10,[rdx+896]
vmovdqu64 zmm26,[r10+896]
vpxorq zmm10,zmm10,qword ptr [rsi+112]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+112]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
331:
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
330:
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
329:
vmovdqa64 zmm10,[rsp+896]
vmovdqa64 zmm26,[rsp+1920]
vpaddq zmm10,zmm10,[rsp+448]
vpaddq zmm26,zmm26,[rsp+1472]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
328:
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+896]
vpaddq zmm26,zmm25,[rsp+1920]
vpaddq zmm10,zmm10,[rsp+448]
vpaddq zmm26,zmm26,[rsp+1472]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
327:
vmovdqa64 zmm10,[rsp+896]
vmovdqa64 zmm26,[rsp+1920]
vpaddq zmm10,zmm10,[rsp+448]
vpaddq zmm26,zmm26,[rsp+1472]
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
jmp 414f
326:
vmovdqa64 zmm11,[rsp+960]
vmovdqa64 zmm27,[rsp+1984]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+896]
vpaddq zmm26,zmm25,[rsp+1920]
vpaddq zmm10,zmm10,[rsp+448]
vpaddq zmm26,zmm26,[rsp+1472]
vmovdqa64 zmm11,[rsp+768]
vmovdqa64 zmm27,[rsp+1792]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+896],zmm10
vmovdqa64 [rsp+1920],zmm26
414:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
434:
vpaddq zmm1,zmm1,zmm8
vpaddq zmm17,zmm17,zmm24
vmovdqa64 zmm11,zmm6
vmovdqa64 zmm27,zmm22
vpternlogq zmm11,zmm7,zmm0,0xca
vpternlogq zmm27,zmm23,zmm16,0xca
vprorq zmm9,zmm6,14
vprorq zmm25,zmm22,14
vprorq zmm12,zmm6,18
vprorq zmm28,zmm22,18
vprorq zmm13,zmm6,41
vprorq zmm29,zmm22,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm17,zmm17,zmm27
vpaddq zmm1,zmm1,zmm9
vpaddq zmm17,zmm17,zmm25
vmovdqa64 zmm11,zmm2
vmovdqa64 zmm27,zmm18
vpternlogq zmm11,zmm3,zmm4,0xe8
vpternlogq zmm27,zmm19,zmm20,0xe8
vpaddq zmm5,zmm5,zmm1
vpaddq zmm21,zmm21,zmm17
vprorq zmm9,zmm2,28
vprorq zmm25,zmm18,28
vprorq zmm12,zmm2,34
vprorq zmm28,zmm18,34
vprorq zmm13,zmm2,39
vprorq zmm29,zmm18,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm17,zmm17,zmm27
vpaddq zmm1,zmm1,zmm9
vpaddq zmm17,zmm17,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
343:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
342:
vpbroadcastq zmm10,[r8+8]
vpbroadcastq zmm26,[r8+8]
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
jmp 435f
341:
vmovdqu64 zmm10,[rdx+960]
vmovdqu64 zmm26,[r10+960]
vpxorq zmm10,zmm10,qword ptr [rsi+120]{1to8}
vpxorq zmm26,zmm26,qword ptr [rcx+120]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
340:
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
339:
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm25,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
338:
vmovdqa64 zmm10,[rsp+960]
vmovdqa64 zmm26,[rsp+1984]
vpaddq zmm10,zmm10,[rsp+512]
vpaddq zmm26,zmm26,[rsp+1536]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
337:
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+960]
vpaddq zmm26,zmm25,[rsp+1984]
vpaddq zmm10,zmm10,[rsp+512]
vpaddq zmm26,zmm26,[rsp+1536]
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
336:
vmovdqa64 zmm10,[rsp+960]
vmovdqa64 zmm26,[rsp+1984]
vpaddq zmm10,zmm10,[rsp+512]
vpaddq zmm26,zmm26,[rsp+1536]
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vpaddq zmm10,zmm10,qword ptr [r8+8]{1to8}
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
jmp 415f
335:
vmovdqa64 zmm11,[rsp+0]
vmovdqa64 zmm27,[rsp+1024]
vprorq zmm9,zmm11,1
vprorq zmm25,zmm27,1
vpshufb zmm12,zmm11,zmm14
vpshufb zmm28,zmm27,zmm30
vpsrlq zmm13,zmm11,7
vpsrlq zmm29,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm9,[rsp+960]
vpaddq zmm26,zmm25,[rsp+1984]
vpaddq zmm10,zmm10,[rsp+512]
vpaddq zmm26,zmm26,[rsp+1536]
vmovdqa64 zmm11,[rsp+832]
vmovdqa64 zmm27,[rsp+1856]
vprorq zmm9,zmm11,19
vprorq zmm25,zmm27,19
vprorq zmm12,zmm11,61
vprorq zmm28,zmm27,61
vpsrlq zmm13,zmm11,6
vpsrlq zmm29,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm10,zmm10,zmm9
vpaddq zmm26,zmm26,zmm25
vmovdqa64 [rsp+960],zmm10
vmovdqa64 [rsp+1984],zmm26
415:
vpbroadcastq zmm8,[r8+16]
vpbroadcastq zmm24,[r8+16]
vpaddq zmm8,zmm8,zmm10
vpaddq zmm24,zmm24,zmm26
435:
vpaddq zmm0,zmm0,zmm8
vpaddq zmm16,zmm16,zmm24
vmovdqa64 zmm11,zmm5
vmovdqa64 zmm27,zmm21
vpternlogq zmm11,zmm6,zmm7,0xca
vpternlogq zmm27,zmm22,zmm23,0xca
vprorq zmm9,zmm5,14
vprorq zmm25,zmm21,14
vprorq zmm12,zmm5,18
vprorq zmm28,zmm21,18
vprorq zmm13,zmm5,41
vprorq zmm29,zmm21,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm16,zmm16,zmm27
vpaddq zmm0,zmm0,zmm9
vpaddq zmm16,zmm16,zmm25
vmovdqa64 zmm11,zmm1
vmovdqa64 zmm27,zmm17
vpternlogq zmm11,zmm2,zmm3,0xe8
vpternlogq zmm27,zmm18,zmm19,0xe8
vpaddq zmm4,zmm4,zmm0
vpaddq zmm20,zmm20,zmm16
vprorq zmm9,zmm1,28
vprorq zmm25,zmm17,28
vprorq zmm12,zmm1,34
vprorq zmm28,zmm17,34
vprorq zmm13,zmm1,39
vprorq zmm29,zmm17,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpternlogq zmm25,zmm28,zmm29,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm16,zmm16,zmm27
vpaddq zmm0,zmm0,zmm9
vpaddq zmm16,zmm16,zmm25
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
344:
mov rax,[rdi+1216]
vpaddq zmm8,zmm0,[r9+0]
vpaddq zmm24,zmm16,[rax+0]
vmovdqa64 [rdi+0],zmm8
vmovdqa64 [rdi+640],zmm24
jmp 440f
345:
mov rax,[rdi+1216]
vpaddq zmm8,zmm1,[r9+64]
vpaddq zmm24,zmm17,[rax+64]
vmovdqa64 [rdi+64],zmm8
vmovdqa64 [rdi+704],zmm24
jmp 440f
346:
mov rax,[rdi+1216]
vpaddq zmm8,zmm2,[r9+128]
vpaddq zmm24,zmm18,[rax+128]
vmovdqa64 [rdi+128],zmm8
vmovdqa64 [rdi+768],zmm24
jmp 440f
347:
mov rax,[rdi+1216]
vpaddq zmm8,zmm3,[r9+192]
vpaddq zmm24,zmm19,[rax+192]
vmovdqa64 [rdi+192],zmm8
vmovdqa64 [rdi+832],zmm24
jmp 440f
348:
mov rax,[rdi+1216]
vpaddq zmm8,zmm4,[r9+256]
vpaddq zmm24,zmm20,[rax+256]
vmovdqa64 [rdi+256],zmm8
vmovdqa64 [rdi+896],zmm24
jmp 440f
349:
mov rax,[rdi+1216]
vpaddq zmm8,zmm5,[r9+320]
vpaddq zmm24,zmm21,[rax+320]
vmovdqa64 [rdi+320],zmm8
vmovdqa64 [rdi+960],zmm24
jmp 440f
350:
mov rax,[rdi+1216]
vpaddq zmm8,zmm6,[r9+384]
vpaddq zmm24,zmm22,[rax+384]
vmovdqa64 [rdi+384],zmm8
vmovdqa64 [rdi+1024],zmm24
jmp 440f
351:
mov rax,[rdi+1216]
vpaddq zmm8,zmm7,[r9+448]
vpaddq zmm24,zmm23,[rax+448]
vmovdqa64 [rdi+448],zmm8
vmovdqa64 [rdi+1088],zmm24
jmp 440f
352:
mov rax,[rdi+1216]
vpaddq zmm8,zmm0,[r9+0]
vpaddq zmm24,zmm16,[rax+0]
vmovdqa64 [rdi+0],zmm8
vmovdqa64 [rdi+640],zmm24
vpaddq zmm8,zmm1,[r9+64]
vpaddq zmm24,zmm17,[rax+64]
vmovdqa64 [rdi+64],zmm8
vmovdqa64 [rdi+704],zmm24
vmovdqa64 zmm9,zmm8
vmovdqa64 zmm25,zmm24
vpaddq zmm8,zmm2,[r9+128]
vpaddq zmm24,zmm18,[rax+128]
vmovdqa64 [rdi+128],zmm8
vmovdqa64 [rdi+768],zmm24
vpxorq zmm9,zmm9,zmm8
vpxorq zmm25,zmm25,zmm24
vpaddq zmm8,zmm3,[r9+192]
vpaddq zmm24,zmm19,[rax+192]
vmovdqa64 [rdi+192],zmm8
vmovdqa64 [rdi+832],zmm24
vpaddq zmm8,zmm4,[r9+256]
vpaddq zmm24,zmm20,[rax+256]
vmovdqa64 [rdi+256],zmm8
vmovdqa64 [rdi+896],zmm24
vpaddq zmm8,zmm5,[r9+320]
vpaddq zmm24,zmm21,[rax+320]
vmovdqa64 [rdi+320],zmm8
vmovdqa64 [rdi+960],zmm24
vpaddq zmm8,zmm6,[r9+384]
vpaddq zmm24,zmm22,[rax+384]
vmovdqa64 [rdi+384],zmm8
vmovdqa64 [rdi+1024],zmm24
vpaddq zmm8,zmm7,[r9+448]
vpaddq zmm24,zmm23,[rax+448]
vmovdqa64 [rdi+448],zmm8
vmovdqa64 [rdi+1088],zmm24
vmovdqa64 [rdi+512],zmm9
vmovdqa64 [rdi+1152],zmm25
440:
mov rax,[rdi+1304]
vmovdqa64 zmm0,[rdi+rax+0]
vpxorq zmm0,zmm0,qword ptr [rdi+1296]{1to8}
vpbroadcastq zmm1,[rdi+1288]
vptestnmq k1,zmm0,zmm1
kmovw eax,k1
mov edx,eax
mov rax,[rdi+1304]
vmovdqa64 zmm16,[rdi+rax+640]
vpxorq zmm16,zmm16,qword ptr [rdi+1296]{1to8}
vpbroadcastq zmm17,[rdi+1288]
vptestnmq k1,zmm16,zmm17
kmovw eax,k1
shl eax,8
or eax,edx
vzeroupper
mov rsp,rbp
pop rbp
ret
.p2align 6
441:
.byte 1,2,3,4,5,6,7,0
.byte 9,10,11,12,13,14,15,8
.byte 1,2,3,4,5,6,7,0
.byte 9,10,11,12,13,14,15,8
.byte 1,2,3,4,5,6,7,0
.byte 9,10,11,12,13,14,15,8
.byte 1,2,3,4,5,6,7,0
.byte 9,10,11,12,13,14,15,8
9:
.long 200b-9b
.long 201b-9b
.long 202b-9b
.long 203b-9b
.long 204b-9b
.long 205b-9b
.long 206b-9b
.long 207b-9b
.long 208b-9b
.long 209b-9b
.long 210b-9b
.long 211b-9b
.long 212b-9b
.long 213b-9b
.long 214b-9b
.long 215b-9b
.long 216b-9b
.long 217b-9b
.long 218b-9b
.long 219b-9b
.long 220b-9b
.long 221b-9b
.long 222b-9b
.long 223b-9b
.long 224b-9b
.long 225b-9b
.long 226b-9b
.long 227b-9b
.long 228b-9b
.long 229b-9b
.long 230b-9b
.long 231b-9b
.long 232b-9b
.long 233b-9b
.long 234b-9b
.long 235b-9b
.long 236b-9b
.long 237b-9b
.long 238b-9b
.long 239b-9b
.long 240b-9b
.long 241b-9b
.long 242b-9b
.long 243b-9b
.long 244b-9b
.long 245b-9b
.long 246b-9b
.long 247b-9b
.long 248b-9b
.long 249b-9b
.long 250b-9b
.long 251b-9b
.long 252b-9b
.long 253b-9b
.long 254b-9b
.long 255b-9b
.long 256b-9b
.long 257b-9b
.long 258b-9b
.long 259b-9b
.long 260b-9b
.long 261b-9b
.long 262b-9b
.long 263b-9b
.long 264b-9b
.long 265b-9b
.long 266b-9b
.long 267b-9b
.long 268b-9b
.long 269b-9b
.long 270b-9b
.long 271b-9b
.long 272b-9b
.long 273b-9b
.long 274b-9b
.long 275b-9b
.long 276b-9b
.long 277b-9b
.long 278b-9b
.long 279b-9b
.long 280b-9b
.long 281b-9b
.long 282b-9b
.long 283b-9b
.long 284b-9b
.long 285b-9b
.long 286b-9b
.long 287b-9b
.long 288b-9b
.long 289b-9b
.long 290b-9b
.long 291b-9b
.long 292b-9b
.long 293b-9b
.long 294b-9b
.long 295b-9b
.long 296b-9b
.long 297b-9b
.long 298b-9b
.long 299b-9b
.long 300b-9b
.long 301b-9b
.long 302b-9b
.long 303b-9b
.long 304b-9b
.long 305b-9b
.long 306b-9b
.long 307b-9b
.long 308b-9b
.long 309b-9b
.long 310b-9b
.long 311b-9b
.long 312b-9b
.long 313b-9b
.long 314b-9b
.long 315b-9b
.long 316b-9b
.long 317b-9b
.long 318b-9b
.long 319b-9b
.long 320b-9b
.long 321b-9b
.long 322b-9b
.long 323b-9b
.long 324b-9b
.long 325b-9b
.long 326b-9b
.long 327b-9b
.long 328b-9b
.long 329b-9b
.long 330b-9b
.long 331b-9b
.long 332b-9b
.long 333b-9b
.long 334b-9b
.long 335b-9b
.long 336b-9b
.long 337b-9b
.long 338b-9b
.long 339b-9b
.long 340b-9b
.long 341b-9b
.long 342b-9b
.long 343b-9b
.long 344b-9b
.long 345b-9b
.long 346b-9b
.long 347b-9b
.long 348b-9b
.long 349b-9b
.long 350b-9b
.long 351b-9b
.long 352b-9b

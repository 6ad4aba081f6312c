# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
lea r11,[rip+9f]
mov rsi,[rdi+592]
mov rdx,[rdi+600]
mov r8,[rdi+1280]
mov r9,[rdi+576]
mov r10,[rdi+584]
vmovdqa64 zmm0,[r10+0]
vmovdqa64 zmm1,[r10+64]
vmovdqa64 zmm2,[r10+128]
vmovdqa64 zmm3,[r10+192]
vmovdqa64 zmm4,[r10+256]
vmovdqa64 zmm5,[r10+320]
vmovdqa64 zmm6,[r10+384]
vmovdqa64 zmm7,[r10+448]
vmovdqu64 zmm14,[rip+441f]
mov rax,[r8]
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
208:
vpbroadcastq zmm16,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
207:
vpbroadcastq zmm16,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 420f
206:
vmovdqu64 zmm16,[rdx+0]
vpxorq zmm16,zmm16,qword ptr [rsi+0]{1to8}
jmp 400f
205:
vprorq zmm9,zmm17,1
vpshufb zmm12,zmm17,zmm14
vpsrlq zmm13,zmm17,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm9,qword ptr [r8+8]{1to8}
jmp 400f
204:
vprorq zmm9,zmm30,19
vprorq zmm12,zmm30,61
vpsrlq zmm13,zmm30,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm9,qword ptr [r8+8]{1to8}
jmp 400f
203:
vpaddq zmm16,zmm16,zmm25
vpaddq zmm16,zmm16,qword ptr [r8+8]{1to8}
jmp 400f
202:
vprorq zmm9,zmm17,1
vpshufb zmm12,zmm17,zmm14
vpsrlq zmm13,zmm17,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm9,zmm16
vpaddq zmm16,zmm16,zmm25
vpaddq zmm16,zmm16,qword ptr [r8+8]{1to8}
jmp 400f
201:
vpaddq zmm16,zmm16,zmm25
vprorq zmm9,zmm30,19
vprorq zmm12,zmm30,61
vpsrlq zmm13,zmm30,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm16,zmm9
vpaddq zmm16,zmm16,qword ptr [r8+8]{1to8}
jmp 400f
200:
vprorq zmm9,zmm17,1
vpshufb zmm12,zmm17,zmm14
vpsrlq zmm13,zmm17,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm9,zmm16
vpaddq zmm16,zmm16,zmm25
vprorq zmm9,zmm30,19
vprorq zmm12,zmm30,61
vpsrlq zmm13,zmm30,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm16,zmm16,zmm9
400:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm16
420:
vpaddq zmm7,zmm7,zmm8
vmovdqa64 zmm11,zmm4
vpternlogq zmm11,zmm5,zmm6,0xca
vprorq zmm9,zmm4,14
vprorq zmm12,zmm4,18
vprorq zmm13,zmm4,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm7,zmm7,zmm9
vmovdqa64 zmm11,zmm0
vpternlogq zmm11,zmm1,zmm2,0xe8
vpaddq zmm3,zmm3,zmm7
vprorq zmm9,zmm0,28
vprorq zmm12,zmm0,34
vprorq zmm13,zmm0,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm7,zmm7,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
217:
vpbroadcastq zmm17,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
216:
vpbroadcastq zmm17,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 421f
215:
vmovdqu64 zmm17,[rdx+64]
vpxorq zmm17,zmm17,qword ptr [rsi+8]{1to8}
jmp 401f
214:
vprorq zmm9,zmm18,1
vpshufb zmm12,zmm18,zmm14
vpsrlq zmm13,zmm18,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm9,qword ptr [r8+8]{1to8}
jmp 401f
213:
vprorq zmm9,zmm31,19
vprorq zmm12,zmm31,61
vpsrlq zmm13,zmm31,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm9,qword ptr [r8+8]{1to8}
jmp 401f
212:
vpaddq zmm17,zmm17,zmm26
vpaddq zmm17,zmm17,qword ptr [r8+8]{1to8}
jmp 401f
211:
vprorq zmm9,zmm18,1
vpshufb zmm12,zmm18,zmm14
vpsrlq zmm13,zmm18,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm9,zmm17
vpaddq zmm17,zmm17,zmm26
vpaddq zmm17,zmm17,qword ptr [r8+8]{1to8}
jmp 401f
210:
vpaddq zmm17,zmm17,zmm26
vprorq zmm9,zmm31,19
vprorq zmm12,zmm31,61
vpsrlq zmm13,zmm31,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm17,zmm9
vpaddq zmm17,zmm17,qword ptr [r8+8]{1to8}
jmp 401f
209:
vprorq zmm9,zmm18,1
vpshufb zmm12,zmm18,zmm14
vpsrlq zmm13,zmm18,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm9,zmm17
vpaddq zmm17,zmm17,zmm26
vprorq zmm9,zmm31,19
vprorq zmm12,zmm31,61
vpsrlq zmm13,zmm31,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm17,zmm17,zmm9
401:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm17
421:
vpaddq zmm6,zmm6,zmm8
vmovdqa64 zmm11,zmm3
vpternlogq zmm11,zmm4,zmm5,0xca
vprorq zmm9,zmm3,14
vprorq zmm12,zmm3,18
vprorq zmm13,zmm3,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm6,zmm6,zmm9
vmovdqa64 zmm11,zmm7
vpternlogq zmm11,zmm0,zmm1,0xe8
vpaddq zmm2,zmm2,zmm6
vprorq zmm9,zmm7,28
vprorq zmm12,zmm7,34
vprorq zmm13,zmm7,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm6,zmm6,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
226:
vpbroadcastq zmm18,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
225:
vpbroadcastq zmm18,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 422f
224:
vmovdqu64 zmm18,[rdx+128]
vpxorq zmm18,zmm18,qword ptr [rsi+16]{1to8}
jmp 402f
223:
vprorq zmm9,zmm19,1
vpshufb zmm12,zmm19,zmm14
vpsrlq zmm13,zmm19,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm9,qword ptr [r8+8]{1to8}
jmp 402f
222:
vprorq zmm9,zmm16,19
vprorq zmm12,zmm16,61
vpsrlq zmm13,zmm16,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm9,qword ptr [r8+8]{1to8}
jmp 402f
221:
vpaddq zmm18,zmm18,zmm27
vpaddq zmm18,zmm18,qword ptr [r8+8]{1to8}
jmp 402f
220:
vprorq zmm9,zmm19,1
vpshufb zmm12,zmm19,zmm14
vpsrlq zmm13,zmm19,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm9,zmm18
vpaddq zmm18,zmm18,zmm27
vpaddq zmm18,zmm18,qword ptr [r8+8]{1to8}
jmp 402f
219:
vpaddq zmm18,zmm18,zmm27
vprorq zmm9,zmm16,19
vprorq zmm12,zmm16,61
vpsrlq zmm13,zmm16,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm18,zmm9
vpaddq zmm18,zmm18,qword ptr [r8+8]{1to8}
jmp 402f
218:
vprorq zmm9,zmm19,1
vpshufb zmm12,zmm19,zmm14
vpsrlq zmm13,zmm19,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm9,zmm18
vpaddq zmm18,zmm18,zmm27
vprorq zmm9,zmm16,19
vprorq zmm12,zmm16,61
vpsrlq zmm13,zmm16,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm18,zmm18,zmm9
402:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm18
422:
vpaddq zmm5,zmm5,zmm8
vmovdqa64 zmm11,zmm2
vpternlogq zmm11,zmm3,zmm4,0xca
vprorq zmm9,zmm2,14
vprorq zmm12,zmm2,18
vprorq zmm13,zmm2,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm5,zmm5,zmm9
vmovdqa64 zmm11,zmm6
vpternlogq zmm11,zmm7,zmm0,0xe8
vpaddq zmm1,zmm1,zmm5
vprorq zmm9,zmm6,28
vprorq zmm12,zmm6,34
vprorq zmm13,zmm6,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm5,zmm5,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
235:
vpbroadcastq zmm19,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
234:
vpbroadcastq zmm19,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 423f
233:
vmovdqu64 zmm19,[rdx+192]
vpxorq zmm19,zmm19,qword ptr [rsi+24]{1to8}
jmp 403f
232:
vprorq zmm9,zmm20,1
vpshufb zmm12,zmm20,zmm14
vpsrlq zmm13,zmm20,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm9,qword ptr [r8+8]{1to8}
jmp 403f
231:
vprorq zmm9,zmm17,19
vprorq zmm12,zmm17,61
vpsrlq zmm13,zmm17,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm9,qword ptr [r8+8]{1to8}
jmp 403f
230:
vpaddq zmm19,zmm19,zmm28
vpaddq zmm19,zmm19,qword ptr [r8+8]{1to8}
jmp 403f
229:
vprorq zmm9,zmm20,1
vpshufb zmm12,zmm20,zmm14
vpsrlq zmm13,zmm20,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm9,zmm19
vpaddq zmm19,zmm19,zmm28
vpaddq zmm19,zmm19,qword ptr [r8+8]{1to8}
jmp 403f
228:
vpaddq zmm19,zmm19,zmm28
vprorq zmm9,zmm17,19
vprorq zmm12,zmm17,61
vpsrlq zmm13,zmm17,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm19,zmm9
vpaddq zmm19,zmm19,qword ptr [r8+8]{1to8}
jmp 403f
227:
vprorq zmm9,zmm20,1
vpshufb zmm12,zmm20,zmm14
vpsrlq zmm13,zmm20,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm9,zmm19
vpaddq zmm19,zmm19,zmm28
vprorq zmm9,zmm17,19
vprorq zmm12,zmm17,61
vpsrlq zmm13,zmm17,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm19,zmm19,zmm9
403:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm19
423:
vpaddq zmm4,zmm4,zmm8
vmovdqa64 zmm11,zmm1
vpternlogq zmm11,zmm2,zmm3,0xca
vprorq zmm9,zmm1,14
vprorq zmm12,zmm1,18
vprorq zmm13,zmm1,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm4,zmm4,zmm9
vmovdqa64 zmm11,zmm5
vpternlogq zmm11,zmm6,zmm7,0xe8
vpaddq zmm0,zmm0,zmm4
vprorq zmm9,zmm5,28
vprorq zmm12,zmm5,34
vprorq zmm13,zmm5,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm4,zmm4,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
244:
vpbroadcastq zmm20,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
243:
vpbroadcastq zmm20,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 424f
242:
vmovdqu64 zmm20,[rdx+256]
vpxorq zmm20,zmm20,qword ptr [rsi+32]{1to8}
jmp 404f
241:
vprorq zmm9,zmm21,1
vpshufb zmm12,zmm21,zmm14
vpsrlq zmm13,zmm21,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm9,qword ptr [r8+8]{1to8}
jmp 404f
240:
vprorq zmm9,zmm18,19
vprorq zmm12,zmm18,61
vpsrlq zmm13,zmm18,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm9,qword ptr [r8+8]{1to8}
jmp 404f
239:
vpaddq zmm20,zmm20,zmm29
vpaddq zmm20,zmm20,qword ptr [r8+8]{1to8}
jmp 404f
238:
vprorq zmm9,zmm21,1
vpshufb zmm12,zmm21,zmm14
vpsrlq zmm13,zmm21,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm9,zmm20
vpaddq zmm20,zmm20,zmm29
vpaddq zmm20,zmm20,qword ptr [r8+8]{1to8}
jmp 404f
237:
vpaddq zmm20,zmm20,zmm29
vprorq zmm9,zmm18,19
vprorq zmm12,zmm18,61
vpsrlq zmm13,zmm18,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm20,zmm9
vpaddq zmm20,zmm20,qword ptr [r8+8]{1to8}
jmp 404f
236:
vprorq zmm9,zmm21,1
vpshufb zmm12,zmm21,zmm14
vpsrlq zmm13,zmm21,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm9,zmm20
vpaddq zmm20,zmm20,zmm29
vprorq zmm9,zmm18,19
vprorq zmm12,zmm18,61
vpsrlq zmm13,zmm18,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm20,zmm20,zmm9
404:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm20
424:
vpaddq zmm3,zmm3,zmm8
vmovdqa64 zmm11,zmm0
vpternlogq zmm11,zmm1,zmm2,0xca
vprorq zmm9,zmm0,14
vprorq zmm12,zmm0,18
vprorq zmm13,zmm0,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm3,zmm3,zmm9
vmovdqa64 zmm11,zmm4
vpternlogq zmm11,zmm5,zmm6,0xe8
vpaddq zmm7,zmm7,zmm3
vprorq zmm9,zmm4,28
vprorq zmm12,zmm4,34
vprorq zmm13,zmm4,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm3,zmm3,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
253:
vpbroadcastq zmm21,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
252:
vpbroadcastq zmm21,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 425f
251:
vmovdqu64 zmm21,[rdx+320]
vpxorq zmm21,zmm21,qword ptr [rsi+40]{1to8}
jmp 405f
250:
vprorq zmm9,zmm22,1
vpshufb zmm12,zmm22,zmm14
vpsrlq zmm13,zmm22,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm9,qword ptr [r8+8]{1to8}
jmp 405f
249:
vprorq zmm9,zmm19,19
vprorq zmm12,zmm19,61
vpsrlq zmm13,zmm19,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm9,qword ptr [r8+8]{1to8}
jmp 405f
248:
vpaddq zmm21,zmm21,zmm30
vpaddq zmm21,zmm21,qword ptr [r8+8]{1to8}
jmp 405f
247:
vprorq zmm9,zmm22,1
vpshufb zmm12,zmm22,zmm14
vpsrlq zmm13,zmm22,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm9,zmm21
vpaddq zmm21,zmm21,zmm30
vpaddq zmm21,zmm21,qword ptr [r8+8]{1to8}
jmp 405f
246:
vpaddq zmm21,zmm21,zmm30
vprorq zmm9,zmm19,19
vprorq zmm12,zmm19,61
vpsrlq zmm13,zmm19,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm21,zmm9
vpaddq zmm21,zmm21,qword ptr [r8+8]{1to8}
jmp 405f
245:
vprorq zmm9,zmm22,1
vpshufb zmm12,zmm22,zmm14
vpsrlq zmm13,zmm22,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm9,zmm21
vpaddq zmm21,zmm21,zmm30
vprorq zmm9,zmm19,19
vprorq zmm12,zmm19,61
vpsrlq zmm13,zmm19,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm21,zmm21,zmm9
405:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm21
425:
vpaddq zmm2,zmm2,zmm8
vmovdqa64 zmm11,zmm7
vpternlogq zmm11,zmm0,zmm1,0xca
vprorq zmm9,zmm7,14
vprorq zmm12,zmm7,18
vprorq zmm13,zmm7,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm2,zmm2,zmm9
vmovdqa64 zmm11,zmm3
vpternlogq zmm11,zmm4,zmm5,0xe8
vpaddq zmm6,zmm6,zmm2
vprorq zmm9,zmm3,28
vprorq zmm12,zmm3,34
vprorq zmm13,zmm3,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm2,zmm2,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
262:
vpbroadcastq zmm22,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
261:
vpbroadcastq zmm22,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 426f
260:
vmovdqu64 zmm22,[rdx+384]
vpxorq zmm22,zmm22,qword ptr [rsi+48]{1to8}
jmp 406f
259:
vprorq zmm9,zmm23,1
vpshufb zmm12,zmm23,zmm14
vpsrlq zmm13,zmm23,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm9,qword ptr [r8+8]{1to8}
jmp 406f
258:
vprorq zmm9,zmm20,19
vprorq zmm12,zmm20,61
vpsrlq zmm13,zmm20,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm9,qword ptr [r8+8]{1to8}
jmp 406f
257:
vpaddq zmm22,zmm22,zmm31
vpaddq zmm22,zmm22,qword ptr [r8+8]{1to8}
jmp 406f
256:
vprorq zmm9,zmm23,1
vpshufb zmm12,zmm23,zmm14
vpsrlq zmm13,zmm23,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm9,zmm22
vpaddq zmm22,zmm22,zmm31
vpaddq zmm22,zmm22,qword ptr [r8+8]{1to8}
jmp 406f
255:
vpaddq zmm22,zmm22,zmm31
vprorq zmm9,zmm20,19
vprorq zmm12,zmm20,61
vpsrlq zmm13,zmm20,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm22,zmm9
vpaddq zmm22,zmm22,qword ptr [r8+8]{1to8}
jmp 406f
254:
vprorq zmm9,zmm23,1
vpshufb zmm12,zmm23,zmm14
vpsrlq zmm13,zmm23,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm9,zmm22
vpaddq zmm22,zmm22,zmm31
vprorq zmm9,zmm20,19
vprorq zmm12,zmm20,61
vpsrlq zmm13,zmm20,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm22,zmm22,zmm9
406:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm22
426:
vpaddq zmm1,zmm1,zmm8
vmovdqa64 zmm11,zmm6
vpternlogq zmm11,zmm7,zmm0,0xca
vprorq zmm9,zmm6,14
vprorq zmm12,zmm6,18
vprorq zmm13,zmm6,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm1,zmm1,zmm9
vmovdqa64 zmm11,zmm2
vpternlogq zmm11,zmm3,zmm4,0xe8
vpaddq zmm5,zmm5,zmm1
vprorq zmm9,zmm2,28
vprorq zmm12,zmm2,34
vprorq zmm13,zmm2,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm1,zmm1,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
271:
vpbroadcastq zmm23,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
270:
vpbroadcastq zmm23,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 427f
269:
vmovdqu64 zmm23,[rdx+448]
vpxorq zmm23,zmm23,qword ptr [rsi+56]{1to8}
jmp 407f
268:
vprorq zmm9,zmm24,1
vpshufb zmm12,zmm24,zmm14
vpsrlq zmm13,zmm24,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm9,qword ptr [r8+8]{1to8}
jmp 407f
267:
vprorq zmm9,zmm21,19
vprorq zmm12,zmm21,61
vpsrlq zmm13,zmm21,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm9,qword ptr [r8+8]{1to8}
jmp 407f
266:
vpaddq zmm23,zmm23,zmm16
vpaddq zmm23,zmm23,qword ptr [r8+8]{1to8}
jmp 407f
265:
vprorq zmm9,zmm24,1
vpshufb zmm12,zmm24,zmm14
vpsrlq zmm13,zmm24,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm9,zmm23
vpaddq zmm23,zmm23,zmm16
vpaddq zmm23,zmm23,qword ptr [r8+8]{1to8}
jmp 407f
264:
vpaddq zmm23,zmm23,zmm16
vprorq zmm9,zmm21,19
vprorq zmm12,zmm21,61
vpsrlq zmm13,zmm21,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm23,zmm9
vpaddq zmm23,zmm23,qword ptr [r8+8]{1to8}
jmp 407f
263:
vprorq zmm9,zmm24,1
vpshufb zmm12,zmm24,zmm14
vpsrlq zmm13,zmm24,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm9,zmm23
vpaddq zmm23,zmm23,zmm16
vprorq zmm9,zmm21,19
vprorq zmm12,zmm21,61
vpsrlq zmm13,zmm21,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm23,zmm23,zmm9
407:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm23
427:
vpaddq zmm0,zmm0,zmm8
vmovdqa64 zmm11,zmm5
vpternlogq zmm11,zmm6,zmm7,0xca
vprorq zmm9,zmm5,14
vprorq zmm12,zmm5,18
vprorq zmm13,zmm5,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm0,zmm0,zmm9
vmovdqa64 zmm11,zmm1
vpternlogq zmm11,zmm2,zmm3,0xe8
vpaddq zmm4,zmm4,zmm0
vprorq zmm9,zmm1,28
vprorq zmm12,zmm1,34
vprorq zmm13,zmm1,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm0,zmm0,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
280:
vpbroadcastq zmm24,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
279:
vpbroadcastq zmm24,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 428f
278:
vmovdqu64 zmm24,[rdx+512]
vpxorq zmm24,zmm24,qword ptr [rsi+64]{1to8}
jmp 408f
277:
vprorq zmm9,zmm25,1
vpshufb zmm12,zmm25,zmm14
vpsrlq zmm13,zmm25,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm9,qword ptr [r8+8]{1to8}
jmp 408f
276:
vprorq zmm9,zmm22,19
vprorq zmm12,zmm22,61
vpsrlq zmm13,zmm22,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm9,qword ptr [r8+8]{1to8}
jmp 408f
275:
vpaddq zmm24,zmm24,zmm17
vpaddq zmm24,zmm24,qword ptr [r8+8]{1to8}
jmp 408f
274:
vprorq zmm9,zmm25,1
vpshufb zmm12,zmm25,zmm14
vpsrlq zmm13,zmm25,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm9,zmm24
vpaddq zmm24,zmm24,zmm17
vpaddq zmm24,zmm24,qword ptr [r8+8]{1to8}
jmp 408f
273:
vpaddq zmm24,zmm24,zmm17
vprorq zmm9,zmm22,19
vprorq zmm12,zmm22,61
vpsrlq zmm13,zmm22,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm24,zmm9
vpaddq zmm24,zmm24,qword ptr [r8+8]{1to8}
jmp 408f
272:
vprorq zmm9,zmm25,1
vpshufb zmm12,zmm25,zmm14
vpsrlq zmm13,zmm25,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm9,zmm24
vpaddq zmm24,zmm24,zmm17
vprorq zmm9,zmm22,19
vprorq zmm12,zmm22,61
vpsrlq zmm13,zmm22,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm24,zmm24,zmm9
408:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm24
428:
vpaddq zmm7,zmm7,zmm8
vmovdqa64 zmm11,zmm4
vpternlogq zmm11,zmm5,zmm6,0xca
vprorq zmm9,zmm4,14
vprorq zmm12,zmm4,18
vprorq zmm13,zmm4,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm7,zmm7,zmm9
vmovdqa64 zmm11,zmm0
vpternlogq zmm11,zmm1,zmm2,0xe8
vpaddq zmm3,zmm3,zmm7
vprorq zmm9,zmm0,28
vprorq zmm12,zmm0,34
vprorq zmm13,zmm0,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm7,zmm7,zmm11
vpaddq zmm7,zmm7,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
289:
vpbroadcastq zmm25,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
288:
vpbroadcastq zmm25,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 429f
287:
vmovdqu64 zmm25,[rdx+576]
vpxorq zmm25,zmm25,qword ptr [rsi+72]{1to8}
jmp 409f
286:
vprorq zmm9,zmm26,1
vpshufb zmm12,zmm26,zmm14
vpsrlq zmm13,zmm26,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm9,qword ptr [r8+8]{1to8}
jmp 409f
285:
vprorq zmm9,zmm23,19
vprorq zmm12,zmm23,61
vpsrlq zmm13,zmm23,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm9,qword ptr [r8+8]{1to8}
jmp 409f
284:
vpaddq zmm25,zmm25,zmm18
vpaddq zmm25,zmm25,qword ptr [r8+8]{1to8}
jmp 409f
283:
vprorq zmm9,zmm26,1
vpshufb zmm12,zmm26,zmm14
vpsrlq zmm13,zmm26,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm9,zmm25
vpaddq zmm25,zmm25,zmm18
vpaddq zmm25,zmm25,qword ptr [r8+8]{1to8}
jmp 409f
282:
vpaddq zmm25,zmm25,zmm18
vprorq zmm9,zmm23,19
vprorq zmm12,zmm23,61
vpsrlq zmm13,zmm23,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm25,zmm9
vpaddq zmm25,zmm25,qword ptr [r8+8]{1to8}
jmp 409f
281:
vprorq zmm9,zmm26,1
vpshufb zmm12,zmm26,zmm14
vpsrlq zmm13,zmm26,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm9,zmm25
vpaddq zmm25,zmm25,zmm18
vprorq zmm9,zmm23,19
vprorq zmm12,zmm23,61
vpsrlq zmm13,zmm23,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm25,zmm25,zmm9
409:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm25
429:
vpaddq zmm6,zmm6,zmm8
vmovdqa64 zmm11,zmm3
vpternlogq zmm11,zmm4,zmm5,0xca
vprorq zmm9,zmm3,14
vprorq zmm12,zmm3,18
vprorq zmm13,zmm3,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm6,zmm6,zmm9
vmovdqa64 zmm11,zmm7
vpternlogq zmm11,zmm0,zmm1,0xe8
vpaddq zmm2,zmm2,zmm6
vprorq zmm9,zmm7,28
vprorq zmm12,zmm7,34
vprorq zmm13,zmm7,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm6,zmm6,zmm11
vpaddq zmm6,zmm6,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
298:
vpbroadcastq zmm26,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
297:
vpbroadcastq zmm26,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 430f
296:
vmovdqu64 zmm26,[rdx+640]
vpxorq zmm26,zmm26,qword ptr [rsi+80]{1to8}
jmp 410f
295:
vprorq zmm9,zmm27,1
vpshufb zmm12,zmm27,zmm14
vpsrlq zmm13,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm9,qword ptr [r8+8]{1to8}
jmp 410f
294:
vprorq zmm9,zmm24,19
vprorq zmm12,zmm24,61
vpsrlq zmm13,zmm24,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm9,qword ptr [r8+8]{1to8}
jmp 410f
293:
vpaddq zmm26,zmm26,zmm19
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
jmp 410f
292:
vprorq zmm9,zmm27,1
vpshufb zmm12,zmm27,zmm14
vpsrlq zmm13,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm9,zmm26
vpaddq zmm26,zmm26,zmm19
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
jmp 410f
291:
vpaddq zmm26,zmm26,zmm19
vprorq zmm9,zmm24,19
vprorq zmm12,zmm24,61
vpsrlq zmm13,zmm24,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm26,zmm9
vpaddq zmm26,zmm26,qword ptr [r8+8]{1to8}
jmp 410f
290:
vprorq zmm9,zmm27,1
vpshufb zmm12,zmm27,zmm14
vpsrlq zmm13,zmm27,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm9,zmm26
vpaddq zmm26,zmm26,zmm19
vprorq zmm9,zmm24,19
vprorq zmm12,zmm24,61
vpsrlq zmm13,zmm24,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm26,zmm26,zmm9
410:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm26
430:
vpaddq zmm5,zmm5,zmm8
vmovdqa64 zmm11,zmm2
vpternlogq zmm11,zmm3,zmm4,0xca
vprorq zmm9,zmm2,14
vprorq zmm12,zmm2,18
vprorq zmm13,zmm2,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm5,zmm5,zmm9
vmovdqa64 zmm11,zmm6
vpternlogq zmm11,zmm7,zmm0,0xe8
vpaddq zmm1,zmm1,zmm5
vprorq zmm9,zmm6,28
vprorq zmm12,zmm6,34
vprorq zmm13,zmm6,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm5,zmm5,zmm11
vpaddq zmm5,zmm5,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
307:
vpbroadcastq zmm27,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
306:
vpbroadcastq zmm27,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 431f
305:
vmovdqu64 zmm27,[rdx+704]
vpxorq zmm27,zmm27,qword ptr [rsi+88]{1to8}
jmp 411f
304:
vprorq zmm9,zmm28,1
vpshufb zmm12,zmm28,zmm14
vpsrlq zmm13,zmm28,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm9,qword ptr [r8+8]{1to8}
jmp 411f
303:
vprorq zmm9,zmm25,19
vprorq zmm12,zmm25,61
vpsrlq zmm13,zmm25,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm9,qword ptr [r8+8]{1to8}
jmp 411f
302:
vpaddq zmm27,zmm27,zmm20
vpaddq zmm27,zmm27,qword ptr [r8+8]{1to8}
jmp 411f
301:
vprorq zmm9,zmm28,1
vpshufb zmm12,zmm28,zmm14
vpsrlq zmm13,zmm28,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm9,zmm27
vpaddq zmm27,zmm27,zmm20
vpaddq zmm27,zmm27,qword ptr [r8+8]{1to8}
jmp 411f
300:
vpaddq zmm27,zmm27,zmm20
vprorq zmm9,zmm25,19
vprorq zmm12,zmm25,61
vpsrlq zmm13,zmm25,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm27,zmm9
vpaddq zmm27,zmm27,qword ptr [r8+8]{1to8}
jmp 411f
299:
vprorq zmm9,zmm28,1
vpshufb zmm12,zmm28,zmm14
vpsrlq zmm13,zmm28,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm9,zmm27
vpaddq zmm27,zmm27,zmm20
vprorq zmm9,zmm25,19
vprorq zmm12,zmm25,61
vpsrlq zmm13,zmm25,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm27,zmm27,zmm9
411:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm27
431:
vpaddq zmm4,zmm4,zmm8
vmovdqa64 zmm11,zmm1
vpternlogq zmm11,zmm2,zmm3,0xca
vprorq zmm9,zmm1,14
vprorq zmm12,zmm1,18
vprorq zmm13,zmm1,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm4,zmm4,zmm9
vmovdqa64 zmm11,zmm5
vpternlogq zmm11,zmm6,zmm7,0xe8
vpaddq zmm0,zmm0,zmm4
vprorq zmm9,zmm5,28
vprorq zmm12,zmm5,34
vprorq zmm13,zmm5,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm4,zmm4,zmm11
vpaddq zmm4,zmm4,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
316:
vpbroadcastq zmm28,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
315:
vpbroadcastq zmm28,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 432f
314:
vmovdqu64 zmm28,[rdx+768]
vpxorq zmm28,zmm28,qword ptr [rsi+96]{1to8}
jmp 412f
313:
vprorq zmm9,zmm29,1
vpshufb zmm12,zmm29,zmm14
vpsrlq zmm13,zmm29,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm9,qword ptr [r8+8]{1to8}
jmp 412f
312:
vprorq zmm9,zmm26,19
vprorq zmm12,zmm26,61
vpsrlq zmm13,zmm26,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm9,qword ptr [r8+8]{1to8}
jmp 412f
311:
vpaddq zmm28,zmm28,zmm21
vpaddq zmm28,zmm28,qword ptr [r8+8]{1to8}
jmp 412f
310:
vprorq zmm9,zmm29,1
vpshufb zmm12,zmm29,zmm14
vpsrlq zmm13,zmm29,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm9,zmm28
vpaddq zmm28,zmm28,zmm21
vpaddq zmm28,zmm28,qword ptr [r8+8]{1to8}
jmp 412f
309:
vpaddq zmm28,zmm28,zmm21
vprorq zmm9,zmm26,19
vprorq zmm12,zmm26,61
vpsrlq zmm13,zmm26,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm28,zmm9
vpaddq zmm28,zmm28,qword ptr [r8+8]{1to8}
jmp 412f
308:
vprorq zmm9,zmm29,1
vpshufb zmm12,zmm29,zmm14
vpsrlq zmm13,zmm29,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm9,zmm28
vpaddq zmm28,zmm28,zmm21
vprorq zmm9,zmm26,19
vprorq zmm12,zmm26,61
vpsrlq zmm13,zmm26,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm28,zmm28,zmm9
412:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm28
432:
vpaddq zmm3,zmm3,zmm8
vmovdqa64 zmm11,zmm0
vpternlogq zmm11,zmm1,zmm2,0xca
vprorq zmm9,zmm0,14
vprorq zmm12,zmm0,18
vprorq zmm13,zmm0,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm3,zmm3,zmm9
vmovdqa64 zmm11,zmm4
vpternlogq zmm11,zmm5,zmm6,0xe8
vpaddq zmm7,zmm7,zmm3
vprorq zmm9,zmm4,28
vprorq zmm12,zmm4,34
vprorq zmm13,zmm4,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm3,zmm3,zmm11
vpaddq zmm3,zmm3,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
325:
vpbroadcastq zmm29,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
324:
vpbroadcastq zmm29,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 433f
323:
vmovdqu64 zmm29,[rdx+832]
vpxorq zmm29,zmm29,qword ptr [rsi+104]{1to8}
jmp 413f
322:
vprorq zmm9,zmm30,1
vpshufb zmm12,zmm30,zmm14
vpsrlq zmm13,zmm30,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm9,qword ptr [r8+8]{1to8}
jmp 413f
321:
vprorq zmm9,zmm27,19
vprorq zmm12,zmm27,61
vpsrlq zmm13,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm9,qword ptr [r8+8]{1to8}
jmp 413f
320:
vpaddq zmm29,zmm29,zmm22
vpaddq zmm29,zmm29,qword ptr [r8+8]{1to8}
jmp 413f
319:
vprorq zmm9,zmm30,1
vpshufb zmm12,zmm30,zmm14
vpsrlq zmm13,zmm30,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm9,zmm29
vpaddq zmm29,zmm29,zmm22
vpaddq zmm29,zmm29,qword ptr [r8+8]{1to8}
jmp 413f
318:
vpaddq zmm29,zmm29,zmm22
vprorq zmm9,zmm27,19
vprorq zmm12,zmm27,61
vpsrlq zmm13,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm29,zmm9
vpaddq zmm29,zmm29,qword ptr [r8+8]{1to8}
jmp 413f
317:
vprorq zmm9,zmm30,1
vpshufb zmm12,zmm30,zmm14
vpsrlq zmm13,zmm30,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm9,zmm29
vpaddq zmm29,zmm29,zmm22
vprorq zmm9,zmm27,19
vprorq zmm12,zmm27,61
vpsrlq zmm13,zmm27,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm29,zmm29,zmm9
413:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm29
433:
vpaddq zmm2,zmm2,zmm8
vmovdqa64 zmm11,zmm7
vpternlogq zmm11,zmm0,zmm1,0xca
vprorq zmm9,zmm7,14
vprorq zmm12,zmm7,18
vprorq zmm13,zmm7,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm2,zmm2,zmm9
vmovdqa64 zmm11,zmm3
vpternlogq zmm11,zmm4,zmm5,0xe8
vpaddq zmm6,zmm6,zmm2
vprorq zmm9,zmm3,28
vprorq zmm12,zmm3,34
vprorq zmm13,zmm3,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm2,zmm2,zmm11
vpaddq zmm2,zmm2,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
334:
vpbroadcastq zmm30,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
333:
vpbroadcastq zmm30,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 434f
332:
vmovdqu64 zmm30,[rdx+896]
vpxorq zmm30,zmm30,qword ptr [rsi+112]{1to8}
jmp 414f
331:
vprorq zmm9,zmm31,1
vpshufb zmm12,zmm31,zmm14
vpsrlq zmm13,zmm31,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm9,qword ptr [r8+8]{1to8}
jmp 414f
330:
vprorq zmm9,zmm28,19
vprorq zmm12,zmm28,61
vpsrlq zmm13,zmm28,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm9,qword ptr [r8+8]{1to8}
jmp 414f
329:
vpaddq zmm30,zmm30,zmm23
vpaddq zmm30,zmm30,qword ptr [r8+8]{1to8}
jmp 414f
328:
vprorq zmm9,zmm31,1
vpshufb zmm12,zmm31,zmm14
vpsrlq zmm13,zmm31,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm9,zmm30
vpaddq zmm30,zmm30,zmm23
vpaddq zmm30,zmm30,qword ptr [r8+8]{1to8}
jmp 414f
327:
vpaddq zmm30,zmm30,zmm23
vprorq zmm9,zmm28,19
vprorq zmm12,zmm28,61
vpsrlq zmm13,zmm28,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm30,zmm9
vpaddq zmm30,zmm30,qword ptr [r8+8]{1to8}
jmp 414f
326:
vprorq zmm9,zmm31,1
vpshufb zmm12,zmm31,zmm14
vpsrlq zmm13,zmm31,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm9,zmm30
vpaddq zmm30,zmm30,zmm23
vprorq zmm9,zmm28,19
vprorq zmm12,zmm28,61
vpsrlq zmm13,zmm28,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm30,zmm30,zmm9
414:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm30
434:
vpaddq zmm1,zmm1,zmm8
vmovdqa64 zmm11,zmm6
vpternlogq zmm11,zmm7,zmm0,0xca
vprorq zmm9,zmm6,14
vprorq zmm12,zmm6,18
vprorq zmm13,zmm6,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm1,zmm1,zmm9
vmovdqa64 zmm11,zmm2
vpternlogq zmm11,zmm3,zmm4,0xe8
vpaddq zmm5,zmm5,zmm1
vprorq zmm9,zmm2,28
vprorq zmm12,zmm2,34
vprorq zmm13,zmm2,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm1,zmm1,zmm11
vpaddq zmm1,zmm1,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
343:
vpbroadcastq zmm31,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
342:
vpbroadcastq zmm31,[r8+8]
vpbroadcastq zmm8,[r8+16]
jmp 435f
341:
vmovdqu64 zmm31,[rdx+960]
vpxorq zmm31,zmm31,qword ptr [rsi+120]{1to8}
jmp 415f
340:
vprorq zmm9,zmm16,1
vpshufb zmm12,zmm16,zmm14
vpsrlq zmm13,zmm16,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm9,qword ptr [r8+8]{1to8}
jmp 415f
339:
vprorq zmm9,zmm29,19
vprorq zmm12,zmm29,61
vpsrlq zmm13,zmm29,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm9,qword ptr [r8+8]{1to8}
jmp 415f
338:
vpaddq zmm31,zmm31,zmm24
vpaddq zmm31,zmm31,qword ptr [r8+8]{1to8}
jmp 415f
337:
vprorq zmm9,zmm16,1
vpshufb zmm12,zmm16,zmm14
vpsrlq zmm13,zmm16,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm9,zmm31
vpaddq zmm31,zmm31,zmm24
vpaddq zmm31,zmm31,qword ptr [r8+8]{1to8}
jmp 415f
336:
vpaddq zmm31,zmm31,zmm24
vprorq zmm9,zmm29,19
vprorq zmm12,zmm29,61
vpsrlq zmm13,zmm29,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm31,zmm9
vpaddq zmm31,zmm31,qword ptr [r8+8]{1to8}
jmp 415f
335:
vprorq zmm9,zmm16,1
vpshufb zmm12,zmm16,zmm14
vpsrlq zmm13,zmm16,7
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm9,zmm31
vpaddq zmm31,zmm31,zmm24
vprorq zmm9,zmm29,19
vprorq zmm12,zmm29,61
vpsrlq zmm13,zmm29,6
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm31,zmm31,zmm9
415:
vpbroadcastq zmm8,[r8+16]
vpaddq zmm8,zmm8,zmm31
435:
vpaddq zmm0,zmm0,zmm8
vmovdqa64 zmm11,zmm5
vpternlogq zmm11,zmm6,zmm7,0xca
vprorq zmm9,zmm5,14
vprorq zmm12,zmm5,18
vprorq zmm13,zmm5,41
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm0,zmm0,zmm9
vmovdqa64 zmm11,zmm1
vpternlogq zmm11,zmm2,zmm3,0xe8
vpaddq zmm4,zmm4,zmm0
vprorq zmm9,zmm1,28
vprorq zmm12,zmm1,34
vprorq zmm13,zmm1,39
vpternlogq zmm9,zmm12,zmm13,0x96
vpaddq zmm0,zmm0,zmm11
vpaddq zmm0,zmm0,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
344:
vpaddq zmm8,zmm0,[r9+0]
vmovdqa64 [rdi+0],zmm8
jmp 440f
345:
vpaddq zmm8,zmm1,[r9+64]
vmovdqa64 [rdi+64],zmm8
jmp 440f
346:
vpaddq zmm8,zmm2,[r9+128]
vmovdqa64 [rdi+128],zmm8
jmp 440f
347:
vpaddq zmm8,zmm3,[r9+192]
vmovdqa64 [rdi+192],zmm8
jmp 440f
348:
vpaddq zmm8,zmm4,[r9+256]
vmovdqa64 [rdi+256],zmm8
jmp 440f
349:
vpaddq zmm8,zmm5,[r9+320]
vmovdqa64 [rdi+320],zmm8
jmp 440f
350:
vpaddq zmm8,zmm6,[r9+384]
vmovdqa64 [rdi+384],zmm8
jmp 440f
351:
vpaddq zmm8,zmm7,[r9+448]
vmovdqa64 [rdi+448],zmm8
jmp 440f
352:
vpaddq zmm8,zmm0,[r9+0]
vmovdqa64 [rdi+0],zmm8
vpaddq zmm8,zmm1,[r9+64]
vmovdqa64 [rdi+64],zmm8
vmovdqa64 zmm9,zmm8
vpaddq zmm8,zmm2,[r9+128]
vmovdqa64 [rdi+128],zmm8
vpxorq zmm9,zmm9,zmm8
vpaddq zmm8,zmm3,[r9+192]
vmovdqa64 [rdi+192],zmm8
vpaddq zmm8,zmm4,[r9+256]
vmovdqa64 [rdi+256],zmm8
vpaddq zmm8,zmm5,[r9+320]
vmovdqa64 [rdi+320],zmm8
vpaddq zmm8,zmm6,[r9+384]
vmovdqa64 [rdi+384],zmm8
vpaddq zmm8,zmm7,[r9+448]
vmovdqa64 [rdi+448],zmm8
vmovdqa64 [rdi+512],zmm9
440:
mov rax,[rdi+1304]
vmovdqa64 zmm0,[rdi+rax+0]
vpxorq zmm0,zmm0,qword ptr [rdi+1296]{1to8}
vpbroadcastq zmm1,[rdi+1288]
vptestnmq k1,zmm0,zmm1
kmovw eax,k1
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

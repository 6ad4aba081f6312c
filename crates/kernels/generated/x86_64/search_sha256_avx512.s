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
mov rax,[r8]
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
208:
vpbroadcastd zmm16,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
207:
vpbroadcastd zmm16,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 420f
206:
vmovdqu64 zmm16,[rdx+0]
vpxord zmm16,zmm16,dword ptr [rsi+0]{1to16}
jmp 400f
205:
vprord zmm9,zmm17,7
vprord zmm12,zmm17,18
vpsrld zmm13,zmm17,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm9,dword ptr [r8+8]{1to16}
jmp 400f
204:
vprord zmm9,zmm30,17
vprord zmm12,zmm30,19
vpsrld zmm13,zmm30,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm9,dword ptr [r8+8]{1to16}
jmp 400f
203:
vpaddd zmm16,zmm16,zmm25
vpaddd zmm16,zmm16,dword ptr [r8+8]{1to16}
jmp 400f
202:
vprord zmm9,zmm17,7
vprord zmm12,zmm17,18
vpsrld zmm13,zmm17,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm9,zmm16
vpaddd zmm16,zmm16,zmm25
vpaddd zmm16,zmm16,dword ptr [r8+8]{1to16}
jmp 400f
201:
vpaddd zmm16,zmm16,zmm25
vprord zmm9,zmm30,17
vprord zmm12,zmm30,19
vpsrld zmm13,zmm30,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm16,zmm9
vpaddd zmm16,zmm16,dword ptr [r8+8]{1to16}
jmp 400f
200:
vprord zmm9,zmm17,7
vprord zmm12,zmm17,18
vpsrld zmm13,zmm17,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm9,zmm16
vpaddd zmm16,zmm16,zmm25
vprord zmm9,zmm30,17
vprord zmm12,zmm30,19
vpsrld zmm13,zmm30,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm16,zmm16,zmm9
400:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm16
420:
vpaddd zmm7,zmm7,zmm8
vmovdqa64 zmm11,zmm4
vpternlogd zmm11,zmm5,zmm6,0xca
vprord zmm9,zmm4,6
vprord zmm12,zmm4,11
vprord zmm13,zmm4,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm7,zmm7,zmm11
vpaddd zmm7,zmm7,zmm9
vmovdqa64 zmm11,zmm0
vpternlogd zmm11,zmm1,zmm2,0xe8
vpaddd zmm3,zmm3,zmm7
vprord zmm9,zmm0,2
vprord zmm12,zmm0,13
vprord zmm13,zmm0,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm7,zmm7,zmm11
vpaddd zmm7,zmm7,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
217:
vpbroadcastd zmm17,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
216:
vpbroadcastd zmm17,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 421f
215:
vmovdqu64 zmm17,[rdx+64]
vpxord zmm17,zmm17,dword ptr [rsi+4]{1to16}
jmp 401f
214:
vprord zmm9,zmm18,7
vprord zmm12,zmm18,18
vpsrld zmm13,zmm18,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm9,dword ptr [r8+8]{1to16}
jmp 401f
213:
vprord zmm9,zmm31,17
vprord zmm12,zmm31,19
vpsrld zmm13,zmm31,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm9,dword ptr [r8+8]{1to16}
jmp 401f
212:
vpaddd zmm17,zmm17,zmm26
vpaddd zmm17,zmm17,dword ptr [r8+8]{1to16}
jmp 401f
211:
vprord zmm9,zmm18,7
vprord zmm12,zmm18,18
vpsrld zmm13,zmm18,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm9,zmm17
vpaddd zmm17,zmm17,zmm26
vpaddd zmm17,zmm17,dword ptr [r8+8]{1to16}
jmp 401f
210:
vpaddd zmm17,zmm17,zmm26
vprord zmm9,zmm31,17
vprord zmm12,zmm31,19
vpsrld zmm13,zmm31,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm17,zmm9
vpaddd zmm17,zmm17,dword ptr [r8+8]{1to16}
jmp 401f
209:
vprord zmm9,zmm18,7
vprord zmm12,zmm18,18
vpsrld zmm13,zmm18,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm9,zmm17
vpaddd zmm17,zmm17,zmm26
vprord zmm9,zmm31,17
vprord zmm12,zmm31,19
vpsrld zmm13,zmm31,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm17,zmm17,zmm9
401:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm17
421:
vpaddd zmm6,zmm6,zmm8
vmovdqa64 zmm11,zmm3
vpternlogd zmm11,zmm4,zmm5,0xca
vprord zmm9,zmm3,6
vprord zmm12,zmm3,11
vprord zmm13,zmm3,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm6,zmm6,zmm11
vpaddd zmm6,zmm6,zmm9
vmovdqa64 zmm11,zmm7
vpternlogd zmm11,zmm0,zmm1,0xe8
vpaddd zmm2,zmm2,zmm6
vprord zmm9,zmm7,2
vprord zmm12,zmm7,13
vprord zmm13,zmm7,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm6,zmm6,zmm11
vpaddd zmm6,zmm6,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
226:
vpbroadcastd zmm18,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
225:
vpbroadcastd zmm18,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 422f
224:
vmovdqu64 zmm18,[rdx+128]
vpxord zmm18,zmm18,dword ptr [rsi+8]{1to16}
jmp 402f
223:
vprord zmm9,zmm19,7
vprord zmm12,zmm19,18
vpsrld zmm13,zmm19,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm9,dword ptr [r8+8]{1to16}
jmp 402f
222:
vprord zmm9,zmm16,17
vprord zmm12,zmm16,19
vpsrld zmm13,zmm16,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm9,dword ptr [r8+8]{1to16}
jmp 402f
221:
vpaddd zmm18,zmm18,zmm27
vpaddd zmm18,zmm18,dword ptr [r8+8]{1to16}
jmp 402f
220:
vprord zmm9,zmm19,7
vprord zmm12,zmm19,18
vpsrld zmm13,zmm19,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm9,zmm18
vpaddd zmm18,zmm18,zmm27
vpaddd zmm18,zmm18,dword ptr [r8+8]{1to16}
jmp 402f
219:
vpaddd zmm18,zmm18,zmm27
vprord zmm9,zmm16,17
vprord zmm12,zmm16,19
vpsrld zmm13,zmm16,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm18,zmm9
vpaddd zmm18,zmm18,dword ptr [r8+8]{1to16}
jmp 402f
218:
vprord zmm9,zmm19,7
vprord zmm12,zmm19,18
vpsrld zmm13,zmm19,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm9,zmm18
vpaddd zmm18,zmm18,zmm27
vprord zmm9,zmm16,17
vprord zmm12,zmm16,19
vpsrld zmm13,zmm16,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm18,zmm18,zmm9
402:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm18
422:
vpaddd zmm5,zmm5,zmm8
vmovdqa64 zmm11,zmm2
vpternlogd zmm11,zmm3,zmm4,0xca
vprord zmm9,zmm2,6
vprord zmm12,zmm2,11
vprord zmm13,zmm2,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm5,zmm5,zmm11
vpaddd zmm5,zmm5,zmm9
vmovdqa64 zmm11,zmm6
vpternlogd zmm11,zmm7,zmm0,0xe8
vpaddd zmm1,zmm1,zmm5
vprord zmm9,zmm6,2
vprord zmm12,zmm6,13
vprord zmm13,zmm6,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm5,zmm5,zmm11
vpaddd zmm5,zmm5,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
235:
vpbroadcastd zmm19,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
234:
vpbroadcastd zmm19,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 423f
233:
vmovdqu64 zmm19,[rdx+192]
vpxord zmm19,zmm19,dword ptr [rsi+12]{1to16}
jmp 403f
232:
vprord zmm9,zmm20,7
vprord zmm12,zmm20,18
vpsrld zmm13,zmm20,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm9,dword ptr [r8+8]{1to16}
jmp 403f
231:
vprord zmm9,zmm17,17
vprord zmm12,zmm17,19
vpsrld zmm13,zmm17,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm9,dword ptr [r8+8]{1to16}
jmp 403f
230:
vpaddd zmm19,zmm19,zmm28
vpaddd zmm19,zmm19,dword ptr [r8+8]{1to16}
jmp 403f
229:
vprord zmm9,zmm20,7
vprord zmm12,zmm20,18
vpsrld zmm13,zmm20,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm9,zmm19
vpaddd zmm19,zmm19,zmm28
vpaddd zmm19,zmm19,dword ptr [r8+8]{1to16}
jmp 403f
228:
vpaddd zmm19,zmm19,zmm28
vprord zmm9,zmm17,17
vprord zmm12,zmm17,19
vpsrld zmm13,zmm17,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm19,zmm9
vpaddd zmm19,zmm19,dword ptr [r8+8]{1to16}
jmp 403f
227:
vprord zmm9,zmm20,7
vprord zmm12,zmm20,18
vpsrld zmm13,zmm20,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm9,zmm19
vpaddd zmm19,zmm19,zmm28
vprord zmm9,zmm17,17
vprord zmm12,zmm17,19
vpsrld zmm13,zmm17,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm19,zmm19,zmm9
403:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm19
423:
vpaddd zmm4,zmm4,zmm8
vmovdqa64 zmm11,zmm1
vpternlogd zmm11,zmm2,zmm3,0xca
vprord zmm9,zmm1,6
vprord zmm12,zmm1,11
vprord zmm13,zmm1,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm4,zmm4,zmm11
vpaddd zmm4,zmm4,zmm9
vmovdqa64 zmm11,zmm5
vpternlogd zmm11,zmm6,zmm7,0xe8
vpaddd zmm0,zmm0,zmm4
vprord zmm9,zmm5,2
vprord zmm12,zmm5,13
vprord zmm13,zmm5,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm4,zmm4,zmm11
vpaddd zmm4,zmm4,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
244:
vpbroadcastd zmm20,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
243:
vpbroadcastd zmm20,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 424f
242:
vmovdqu64 zmm20,[rdx+256]
vpxord zmm20,zmm20,dword ptr [rsi+16]{1to16}
jmp 404f
241:
vprord zmm9,zmm21,7
vprord zmm12,zmm21,18
vpsrld zmm13,zmm21,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm9,dword ptr [r8+8]{1to16}
jmp 404f
240:
vprord zmm9,zmm18,17
vprord zmm12,zmm18,19
vpsrld zmm13,zmm18,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm9,dword ptr [r8+8]{1to16}
jmp 404f
239:
vpaddd zmm20,zmm20,zmm29
vpaddd zmm20,zmm20,dword ptr [r8+8]{1to16}
jmp 404f
238:
vprord zmm9,zmm21,7
vprord zmm12,zmm21,18
vpsrld zmm13,zmm21,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm9,zmm20
vpaddd zmm20,zmm20,zmm29
vpaddd zmm20,zmm20,dword ptr [r8+8]{1to16}
jmp 404f
237:
vpaddd zmm20,zmm20,zmm29
vprord zmm9,zmm18,17
vprord zmm12,zmm18,19
vpsrld zmm13,zmm18,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm20,zmm9
vpaddd zmm20,zmm20,dword ptr [r8+8]{1to16}
jmp 404f
236:
vprord zmm9,zmm21,7
vprord zmm12,zmm21,18
vpsrld zmm13,zmm21,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm9,zmm20
vpaddd zmm20,zmm20,zmm29
vprord zmm9,zmm18,17
vprord zmm12,zmm18,19
vpsrld zmm13,zmm18,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm20,zmm20,zmm9
404:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm20
424:
vpaddd zmm3,zmm3,zmm8
vmovdqa64 zmm11,zmm0
vpternlogd zmm11,zmm1,zmm2,0xca
vprord zmm9,zmm0,6
vprord zmm12,zmm0,11
vprord zmm13,zmm0,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm3,zmm3,zmm11
vpaddd zmm3,zmm3,zmm9
vmovdqa64 zmm11,zmm4
vpternlogd zmm11,zmm5,zmm6,0xe8
vpaddd zmm7,zmm7,zmm3
vprord zmm9,zmm4,2
vprord zmm12,zmm4,13
vprord zmm13,zmm4,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm3,zmm3,zmm11
vpaddd zmm3,zmm3,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
253:
vpbroadcastd zmm21,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
252:
vpbroadcastd zmm21,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 425f
251:
vmovdqu64 zmm21,[rdx+320]
vpxord zmm21,zmm21,dword ptr [rsi+20]{1to16}
jmp 405f
250:
vprord zmm9,zmm22,7
vprord zmm12,zmm22,18
vpsrld zmm13,zmm22,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm9,dword ptr [r8+8]{1to16}
jmp 405f
249:
vprord zmm9,zmm19,17
vprord zmm12,zmm19,19
vpsrld zmm13,zmm19,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm9,dword ptr [r8+8]{1to16}
jmp 405f
248:
vpaddd zmm21,zmm21,zmm30
vpaddd zmm21,zmm21,dword ptr [r8+8]{1to16}
jmp 405f
247:
vprord zmm9,zmm22,7
vprord zmm12,zmm22,18
vpsrld zmm13,zmm22,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm9,zmm21
vpaddd zmm21,zmm21,zmm30
vpaddd zmm21,zmm21,dword ptr [r8+8]{1to16}
jmp 405f
246:
vpaddd zmm21,zmm21,zmm30
vprord zmm9,zmm19,17
vprord zmm12,zmm19,19
vpsrld zmm13,zmm19,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm21,zmm9
vpaddd zmm21,zmm21,dword ptr [r8+8]{1to16}
jmp 405f
245:
vprord zmm9,zmm22,7
vprord zmm12,zmm22,18
vpsrld zmm13,zmm22,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm9,zmm21
vpaddd zmm21,zmm21,zmm30
vprord zmm9,zmm19,17
vprord zmm12,zmm19,19
vpsrld zmm13,zmm19,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm21,zmm21,zmm9
405:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm21
425:
vpaddd zmm2,zmm2,zmm8
vmovdqa64 zmm11,zmm7
vpternlogd zmm11,zmm0,zmm1,0xca
vprord zmm9,zmm7,6
vprord zmm12,zmm7,11
vprord zmm13,zmm7,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm2,zmm2,zmm11
vpaddd zmm2,zmm2,zmm9
vmovdqa64 zmm11,zmm3
vpternlogd zmm11,zmm4,zmm5,0xe8
vpaddd zmm6,zmm6,zmm2
vprord zmm9,zmm3,2
vprord zmm12,zmm3,13
vprord zmm13,zmm3,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm2,zmm2,zmm11
vpaddd zmm2,zmm2,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
262:
vpbroadcastd zmm22,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
261:
vpbroadcastd zmm22,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 426f
260:
vmovdqu64 zmm22,[rdx+384]
vpxord zmm22,zmm22,dword ptr [rsi+24]{1to16}
jmp 406f
259:
vprord zmm9,zmm23,7
vprord zmm12,zmm23,18
vpsrld zmm13,zmm23,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm9,dword ptr [r8+8]{1to16}
jmp 406f
258:
vprord zmm9,zmm20,17
vprord zmm12,zmm20,19
vpsrld zmm13,zmm20,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm9,dword ptr [r8+8]{1to16}
jmp 406f
257:
vpaddd zmm22,zmm22,zmm31
vpaddd zmm22,zmm22,dword ptr [r8+8]{1to16}
jmp 406f
256:
vprord zmm9,zmm23,7
vprord zmm12,zmm23,18
vpsrld zmm13,zmm23,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm9,zmm22
vpaddd zmm22,zmm22,zmm31
vpaddd zmm22,zmm22,dword ptr [r8+8]{1to16}
jmp 406f
255:
vpaddd zmm22,zmm22,zmm31
vprord zmm9,zmm20,17
vprord zmm12,zmm20,19
vpsrld zmm13,zmm20,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm22,zmm9
vpaddd zmm22,zmm22,dword ptr [r8+8]{1to16}
jmp 406f
254:
vprord zmm9,zmm23,7
vprord zmm12,zmm23,18
vpsrld zmm13,zmm23,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm9,zmm22
vpaddd zmm22,zmm22,zmm31
vprord zmm9,zmm20,17
vprord zmm12,zmm20,19
vpsrld zmm13,zmm20,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm22,zmm22,zmm9
406:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm22
426:
vpaddd zmm1,zmm1,zmm8
vmovdqa64 zmm11,zmm6
vpternlogd zmm11,zmm7,zmm0,0xca
vprord zmm9,zmm6,6
vprord zmm12,zmm6,11
vprord zmm13,zmm6,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm1,zmm1,zmm11
vpaddd zmm1,zmm1,zmm9
vmovdqa64 zmm11,zmm2
vpternlogd zmm11,zmm3,zmm4,0xe8
vpaddd zmm5,zmm5,zmm1
vprord zmm9,zmm2,2
vprord zmm12,zmm2,13
vprord zmm13,zmm2,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm1,zmm1,zmm11
vpaddd zmm1,zmm1,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
271:
vpbroadcastd zmm23,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
270:
vpbroadcastd zmm23,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 427f
269:
vmovdqu64 zmm23,[rdx+448]
vpxord zmm23,zmm23,dword ptr [rsi+28]{1to16}
jmp 407f
268:
vprord zmm9,zmm24,7
vprord zmm12,zmm24,18
vpsrld zmm13,zmm24,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm9,dword ptr [r8+8]{1to16}
jmp 407f
267:
vprord zmm9,zmm21,17
vprord zmm12,zmm21,19
vpsrld zmm13,zmm21,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm9,dword ptr [r8+8]{1to16}
jmp 407f
266:
vpaddd zmm23,zmm23,zmm16
vpaddd zmm23,zmm23,dword ptr [r8+8]{1to16}
jmp 407f
265:
vprord zmm9,zmm24,7
vprord zmm12,zmm24,18
vpsrld zmm13,zmm24,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm9,zmm23
vpaddd zmm23,zmm23,zmm16
vpaddd zmm23,zmm23,dword ptr [r8+8]{1to16}
jmp 407f
264:
vpaddd zmm23,zmm23,zmm16
vprord zmm9,zmm21,17
vprord zmm12,zmm21,19
vpsrld zmm13,zmm21,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm23,zmm9
vpaddd zmm23,zmm23,dword ptr [r8+8]{1to16}
jmp 407f
263:
vprord zmm9,zmm24,7
vprord zmm12,zmm24,18
vpsrld zmm13,zmm24,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm9,zmm23
vpaddd zmm23,zmm23,zmm16
vprord zmm9,zmm21,17
vprord zmm12,zmm21,19
vpsrld zmm13,zmm21,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm23,zmm23,zmm9
407:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm23
427:
vpaddd zmm0,zmm0,zmm8
vmovdqa64 zmm11,zmm5
vpternlogd zmm11,zmm6,zmm7,0xca
vprord zmm9,zmm5,6
vprord zmm12,zmm5,11
vprord zmm13,zmm5,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm0,zmm0,zmm11
vpaddd zmm0,zmm0,zmm9
vmovdqa64 zmm11,zmm1
vpternlogd zmm11,zmm2,zmm3,0xe8
vpaddd zmm4,zmm4,zmm0
vprord zmm9,zmm1,2
vprord zmm12,zmm1,13
vprord zmm13,zmm1,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm0,zmm0,zmm11
vpaddd zmm0,zmm0,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
280:
vpbroadcastd zmm24,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
279:
vpbroadcastd zmm24,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 428f
278:
vmovdqu64 zmm24,[rdx+512]
vpxord zmm24,zmm24,dword ptr [rsi+32]{1to16}
jmp 408f
277:
vprord zmm9,zmm25,7
vprord zmm12,zmm25,18
vpsrld zmm13,zmm25,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm9,dword ptr [r8+8]{1to16}
jmp 408f
276:
vprord zmm9,zmm22,17
vprord zmm12,zmm22,19
vpsrld zmm13,zmm22,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm9,dword ptr [r8+8]{1to16}
jmp 408f
275:
vpaddd zmm24,zmm24,zmm17
vpaddd zmm24,zmm24,dword ptr [r8+8]{1to16}
jmp 408f
274:
vprord zmm9,zmm25,7
vprord zmm12,zmm25,18
vpsrld zmm13,zmm25,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm9,zmm24
vpaddd zmm24,zmm24,zmm17
vpaddd zmm24,zmm24,dword ptr [r8+8]{1to16}
jmp 408f
273:
vpaddd zmm24,zmm24,zmm17
vprord zmm9,zmm22,17
vprord zmm12,zmm22,19
vpsrld zmm13,zmm22,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm24,zmm9
vpaddd zmm24,zmm24,dword ptr [r8+8]{1to16}
jmp 408f
272:
vprord zmm9,zmm25,7
vprord zmm12,zmm25,18
vpsrld zmm13,zmm25,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm9,zmm24
vpaddd zmm24,zmm24,zmm17
vprord zmm9,zmm22,17
vprord zmm12,zmm22,19
vpsrld zmm13,zmm22,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm24,zmm24,zmm9
408:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm24
428:
vpaddd zmm7,zmm7,zmm8
vmovdqa64 zmm11,zmm4
vpternlogd zmm11,zmm5,zmm6,0xca
vprord zmm9,zmm4,6
vprord zmm12,zmm4,11
vprord zmm13,zmm4,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm7,zmm7,zmm11
vpaddd zmm7,zmm7,zmm9
vmovdqa64 zmm11,zmm0
vpternlogd zmm11,zmm1,zmm2,0xe8
vpaddd zmm3,zmm3,zmm7
vprord zmm9,zmm0,2
vprord zmm12,zmm0,13
vprord zmm13,zmm0,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm7,zmm7,zmm11
vpaddd zmm7,zmm7,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
289:
vpbroadcastd zmm25,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
288:
vpbroadcastd zmm25,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 429f
287:
vmovdqu64 zmm25,[rdx+576]
vpxord zmm25,zmm25,dword ptr [rsi+36]{1to16}
jmp 409f
286:
vprord zmm9,zmm26,7
vprord zmm12,zmm26,18
vpsrld zmm13,zmm26,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm9,dword ptr [r8+8]{1to16}
jmp 409f
285:
vprord zmm9,zmm23,17
vprord zmm12,zmm23,19
vpsrld zmm13,zmm23,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm9,dword ptr [r8+8]{1to16}
jmp 409f
284:
vpaddd zmm25,zmm25,zmm18
vpaddd zmm25,zmm25,dword ptr [r8+8]{1to16}
jmp 409f
283:
vprord zmm9,zmm26,7
vprord zmm12,zmm26,18
vpsrld zmm13,zmm26,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm9,zmm25
vpaddd zmm25,zmm25,zmm18
vpaddd zmm25,zmm25,dword ptr [r8+8]{1to16}
jmp 409f
282:
vpaddd zmm25,zmm25,zmm18
vprord zmm9,zmm23,17
vprord zmm12,zmm23,19
vpsrld zmm13,zmm23,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm25,zmm9
vpaddd zmm25,zmm25,dword ptr [r8+8]{1to16}
jmp 409f
281:
vprord zmm9,zmm26,7
vprord zmm12,zmm26,18
vpsrld zmm13,zmm26,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm9,zmm25
vpaddd zmm25,zmm25,zmm18
vprord zmm9,zmm23,17
vprord zmm12,zmm23,19
vpsrld zmm13,zmm23,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm25,zmm25,zmm9
409:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm25
429:
vpaddd zmm6,zmm6,zmm8
vmovdqa64 zmm11,zmm3
vpternlogd zmm11,zmm4,zmm5,0xca
vprord zmm9,zmm3,6
vprord zmm12,zmm3,11
vprord zmm13,zmm3,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm6,zmm6,zmm11
vpaddd zmm6,zmm6,zmm9
vmovdqa64 zmm11,zmm7
vpternlogd zmm11,zmm0,zmm1,0xe8
vpaddd zmm2,zmm2,zmm6
vprord zmm9,zmm7,2
vprord zmm12,zmm7,13
vprord zmm13,zmm7,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm6,zmm6,zmm11
vpaddd zmm6,zmm6,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
298:
vpbroadcastd zmm26,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
297:
vpbroadcastd zmm26,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 430f
296:
vmovdqu64 zmm26,[rdx+640]
vpxord zmm26,zmm26,dword ptr [rsi+40]{1to16}
jmp 410f
295:
vprord zmm9,zmm27,7
vprord zmm12,zmm27,18
vpsrld zmm13,zmm27,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm9,dword ptr [r8+8]{1to16}
jmp 410f
294:
vprord zmm9,zmm24,17
vprord zmm12,zmm24,19
vpsrld zmm13,zmm24,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm9,dword ptr [r8+8]{1to16}
jmp 410f
293:
vpaddd zmm26,zmm26,zmm19
vpaddd zmm26,zmm26,dword ptr [r8+8]{1to16}
jmp 410f
292:
vprord zmm9,zmm27,7
vprord zmm12,zmm27,18
vpsrld zmm13,zmm27,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm9,zmm26
vpaddd zmm26,zmm26,zmm19
vpaddd zmm26,zmm26,dword ptr [r8+8]{1to16}
jmp 410f
291:
vpaddd zmm26,zmm26,zmm19
vprord zmm9,zmm24,17
vprord zmm12,zmm24,19
vpsrld zmm13,zmm24,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm26,zmm9
vpaddd zmm26,zmm26,dword ptr [r8+8]{1to16}
jmp 410f
290:
vprord zmm9,zmm27,7
vprord zmm12,zmm27,18
vpsrld zmm13,zmm27,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm9,zmm26
vpaddd zmm26,zmm26,zmm19
vprord zmm9,zmm24,17
vprord zmm12,zmm24,19
vpsrld zmm13,zmm24,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm26,zmm26,zmm9
410:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm26
430:
vpaddd zmm5,zmm5,zmm8
vmovdqa64 zmm11,zmm2
vpternlogd zmm11,zmm3,zmm4,0xca
vprord zmm9,zmm2,6
vprord zmm12,zmm2,11
vprord zmm13,zmm2,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm5,zmm5,zmm11
vpaddd zmm5,zmm5,zmm9
vmovdqa64 zmm11,zmm6
vpternlogd zmm11,zmm7,zmm0,0xe8
vpaddd zmm1,zmm1,zmm5
vprord zmm9,zmm6,2
vprord zmm12,zmm6,13
vprord zmm13,zmm6,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm5,zmm5,zmm11
vpaddd zmm5,zmm5,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
307:
vpbroadcastd zmm27,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
306:
vpbroadcastd zmm27,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 431f
305:
vmovdqu64 zmm27,[rdx+704]
vpxord zmm27,zmm27,dword ptr [rsi+44]{1to16}
jmp 411f
304:
vprord zmm9,zmm28,7
vprord zmm12,zmm28,18
vpsrld zmm13,zmm28,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm9,dword ptr [r8+8]{1to16}
jmp 411f
303:
vprord zmm9,zmm25,17
vprord zmm12,zmm25,19
vpsrld zmm13,zmm25,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm9,dword ptr [r8+8]{1to16}
jmp 411f
302:
vpaddd zmm27,zmm27,zmm20
vpaddd zmm27,zmm27,dword ptr [r8+8]{1to16}
jmp 411f
301:
vprord zmm9,zmm28,7
vprord zmm12,zmm28,18
vpsrld zmm13,zmm28,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm9,zmm27
vpaddd zmm27,zmm27,zmm20
vpaddd zmm27,zmm27,dword ptr [r8+8]{1to16}
jmp 411f
300:
vpaddd zmm27,zmm27,zmm20
vprord zmm9,zmm25,17
vprord zmm12,zmm25,19
vpsrld zmm13,zmm25,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm27,zmm9
vpaddd zmm27,zmm27,dword ptr [r8+8]{1to16}
jmp 411f
299:
vprord zmm9,zmm28,7
vprord zmm12,zmm28,18
vpsrld zmm13,zmm28,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm9,zmm27
vpaddd zmm27,zmm27,zmm20
vprord zmm9,zmm25,17
vprord zmm12,zmm25,19
vpsrld zmm13,zmm25,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm27,zmm27,zmm9
411:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm27
431:
vpaddd zmm4,zmm4,zmm8
vmovdqa64 zmm11,zmm1
vpternlogd zmm11,zmm2,zmm3,0xca
vprord zmm9,zmm1,6
vprord zmm12,zmm1,11
vprord zmm13,zmm1,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm4,zmm4,zmm11
vpaddd zmm4,zmm4,zmm9
vmovdqa64 zmm11,zmm5
vpternlogd zmm11,zmm6,zmm7,0xe8
vpaddd zmm0,zmm0,zmm4
vprord zmm9,zmm5,2
vprord zmm12,zmm5,13
vprord zmm13,zmm5,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm4,zmm4,zmm11
vpaddd zmm4,zmm4,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
316:
vpbroadcastd zmm28,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
315:
vpbroadcastd zmm28,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 432f
314:
vmovdqu64 zmm28,[rdx+768]
vpxord zmm28,zmm28,dword ptr [rsi+48]{1to16}
jmp 412f
313:
vprord zmm9,zmm29,7
vprord zmm12,zmm29,18
vpsrld zmm13,zmm29,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm9,dword ptr [r8+8]{1to16}
jmp 412f
312:
vprord zmm9,zmm26,17
vprord zmm12,zmm26,19
vpsrld zmm13,zmm26,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm9,dword ptr [r8+8]{1to16}
jmp 412f
311:
vpaddd zmm28,zmm28,zmm21
vpaddd zmm28,zmm28,dword ptr [r8+8]{1to16}
jmp 412f
310:
vprord zmm9,zmm29,7
vprord zmm12,zmm29,18
vpsrld zmm13,zmm29,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm9,zmm28
vpaddd zmm28,zmm28,zmm21
vpaddd zmm28,zmm28,dword ptr [r8+8]{1to16}
jmp 412f
309:
vpaddd zmm28,zmm28,zmm21
vprord zmm9,zmm26,17
vprord zmm12,zmm26,19
vpsrld zmm13,zmm26,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm28,zmm9
vpaddd zmm28,zmm28,dword ptr [r8+8]{1to16}
jmp 412f
308:
vprord zmm9,zmm29,7
vprord zmm12,zmm29,18
vpsrld zmm13,zmm29,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm9,zmm28
vpaddd zmm28,zmm28,zmm21
vprord zmm9,zmm26,17
vprord zmm12,zmm26,19
vpsrld zmm13,zmm26,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm28,zmm28,zmm9
412:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm28
432:
vpaddd zmm3,zmm3,zmm8
vmovdqa64 zmm11,zmm0
vpternlogd zmm11,zmm1,zmm2,0xca
vprord zmm9,zmm0,6
vprord zmm12,zmm0,11
vprord zmm13,zmm0,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm3,zmm3,zmm11
vpaddd zmm3,zmm3,zmm9
vmovdqa64 zmm11,zmm4
vpternlogd zmm11,zmm5,zmm6,0xe8
vpaddd zmm7,zmm7,zmm3
vprord zmm9,zmm4,2
vprord zmm12,zmm4,13
vprord zmm13,zmm4,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm3,zmm3,zmm11
vpaddd zmm3,zmm3,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
325:
vpbroadcastd zmm29,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
324:
vpbroadcastd zmm29,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 433f
323:
vmovdqu64 zmm29,[rdx+832]
vpxord zmm29,zmm29,dword ptr [rsi+52]{1to16}
jmp 413f
322:
vprord zmm9,zmm30,7
vprord zmm12,zmm30,18
vpsrld zmm13,zmm30,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm9,dword ptr [r8+8]{1to16}
jmp 413f
321:
vprord zmm9,zmm27,17
vprord zmm12,zmm27,19
vpsrld zmm13,zmm27,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm9,dword ptr [r8+8]{1to16}
jmp 413f
320:
vpaddd zmm29,zmm29,zmm22
vpaddd zmm29,zmm29,dword ptr [r8+8]{1to16}
jmp 413f
319:
vprord zmm9,zmm30,7
vprord zmm12,zmm30,18
vpsrld zmm13,zmm30,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm9,zmm29
vpaddd zmm29,zmm29,zmm22
vpaddd zmm29,zmm29,dword ptr [r8+8]{1to16}
jmp 413f
318:
vpaddd zmm29,zmm29,zmm22
vprord zmm9,zmm27,17
vprord zmm12,zmm27,19
vpsrld zmm13,zmm27,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm29,zmm9
vpaddd zmm29,zmm29,dword ptr [r8+8]{1to16}
jmp 413f
317:
vprord zmm9,zmm30,7
vprord zmm12,zmm30,18
vpsrld zmm13,zmm30,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm9,zmm29
vpaddd zmm29,zmm29,zmm22
vprord zmm9,zmm27,17
vprord zmm12,zmm27,19
vpsrld zmm13,zmm27,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm29,zmm29,zmm9
413:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm29
433:
vpaddd zmm2,zmm2,zmm8
vmovdqa64 zmm11,zmm7
vpternlogd zmm11,zmm0,zmm1,0xca
vprord zmm9,zmm7,6
vprord zmm12,zmm7,11
vprord zmm13,zmm7,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm2,zmm2,zmm11
vpaddd zmm2,zmm2,zmm9
vmovdqa64 zmm11,zmm3
vpternlogd zmm11,zmm4,zmm5,0xe8
vpaddd zmm6,zmm6,zmm2
vprord zmm9,zmm3,2
vprord zmm12,zmm3,13
vprord zmm13,zmm3,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm2,zmm2,zmm11
vpaddd zmm2,zmm2,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
334:
vpbroadcastd zmm30,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
333:
vpbroadcastd zmm30,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 434f
332:
vmovdqu64 zmm30,[rdx+896]
vpxord zmm30,zmm30,dword ptr [rsi+56]{1to16}
jmp 414f
331:
vprord zmm9,zmm31,7
vprord zmm12,zmm31,18
vpsrld zmm13,zmm31,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm9,dword ptr [r8+8]{1to16}
jmp 414f
330:
vprord zmm9,zmm28,17
vprord zmm12,zmm28,19
vpsrld zmm13,zmm28,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm9,dword ptr [r8+8]{1to16}
jmp 414f
329:
vpaddd zmm30,zmm30,zmm23
vpaddd zmm30,zmm30,dword ptr [r8+8]{1to16}
jmp 414f
328:
vprord zmm9,zmm31,7
vprord zmm12,zmm31,18
vpsrld zmm13,zmm31,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm9,zmm30
vpaddd zmm30,zmm30,zmm23
vpaddd zmm30,zmm30,dword ptr [r8+8]{1to16}
jmp 414f
327:
vpaddd zmm30,zmm30,zmm23
vprord zmm9,zmm28,17
vprord zmm12,zmm28,19
vpsrld zmm13,zmm28,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm30,zmm9
vpaddd zmm30,zmm30,dword ptr [r8+8]{1to16}
jmp 414f
326:
vprord zmm9,zmm31,7
vprord zmm12,zmm31,18
vpsrld zmm13,zmm31,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm9,zmm30
vpaddd zmm30,zmm30,zmm23
vprord zmm9,zmm28,17
vprord zmm12,zmm28,19
vpsrld zmm13,zmm28,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm30,zmm30,zmm9
414:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm30
434:
vpaddd zmm1,zmm1,zmm8
vmovdqa64 zmm11,zmm6
vpternlogd zmm11,zmm7,zmm0,0xca
vprord zmm9,zmm6,6
vprord zmm12,zmm6,11
vprord zmm13,zmm6,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm1,zmm1,zmm11
vpaddd zmm1,zmm1,zmm9
vmovdqa64 zmm11,zmm2
vpternlogd zmm11,zmm3,zmm4,0xe8
vpaddd zmm5,zmm5,zmm1
vprord zmm9,zmm2,2
vprord zmm12,zmm2,13
vprord zmm13,zmm2,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm1,zmm1,zmm11
vpaddd zmm1,zmm1,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
343:
vpbroadcastd zmm31,[r8+8]
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
342:
vpbroadcastd zmm31,[r8+8]
vpbroadcastd zmm8,[r8+16]
jmp 435f
341:
vmovdqu64 zmm31,[rdx+960]
vpxord zmm31,zmm31,dword ptr [rsi+60]{1to16}
jmp 415f
340:
vprord zmm9,zmm16,7
vprord zmm12,zmm16,18
vpsrld zmm13,zmm16,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm9,dword ptr [r8+8]{1to16}
jmp 415f
339:
vprord zmm9,zmm29,17
vprord zmm12,zmm29,19
vpsrld zmm13,zmm29,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm9,dword ptr [r8+8]{1to16}
jmp 415f
338:
vpaddd zmm31,zmm31,zmm24
vpaddd zmm31,zmm31,dword ptr [r8+8]{1to16}
jmp 415f
337:
vprord zmm9,zmm16,7
vprord zmm12,zmm16,18
vpsrld zmm13,zmm16,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm9,zmm31
vpaddd zmm31,zmm31,zmm24
vpaddd zmm31,zmm31,dword ptr [r8+8]{1to16}
jmp 415f
336:
vpaddd zmm31,zmm31,zmm24
vprord zmm9,zmm29,17
vprord zmm12,zmm29,19
vpsrld zmm13,zmm29,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm31,zmm9
vpaddd zmm31,zmm31,dword ptr [r8+8]{1to16}
jmp 415f
335:
vprord zmm9,zmm16,7
vprord zmm12,zmm16,18
vpsrld zmm13,zmm16,3
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm9,zmm31
vpaddd zmm31,zmm31,zmm24
vprord zmm9,zmm29,17
vprord zmm12,zmm29,19
vpsrld zmm13,zmm29,10
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm31,zmm31,zmm9
415:
vpbroadcastd zmm8,[r8+16]
vpaddd zmm8,zmm8,zmm31
435:
vpaddd zmm0,zmm0,zmm8
vmovdqa64 zmm11,zmm5
vpternlogd zmm11,zmm6,zmm7,0xca
vprord zmm9,zmm5,6
vprord zmm12,zmm5,11
vprord zmm13,zmm5,25
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm0,zmm0,zmm11
vpaddd zmm0,zmm0,zmm9
vmovdqa64 zmm11,zmm1
vpternlogd zmm11,zmm2,zmm3,0xe8
vpaddd zmm4,zmm4,zmm0
vprord zmm9,zmm1,2
vprord zmm12,zmm1,13
vprord zmm13,zmm1,22
vpternlogd zmm9,zmm12,zmm13,0x96
vpaddd zmm0,zmm0,zmm11
vpaddd zmm0,zmm0,zmm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
344:
vpaddd zmm8,zmm0,[r9+0]
vmovdqa64 [rdi+0],zmm8
jmp 440f
345:
vpaddd zmm8,zmm1,[r9+64]
vmovdqa64 [rdi+64],zmm8
jmp 440f
346:
vpaddd zmm8,zmm2,[r9+128]
vmovdqa64 [rdi+128],zmm8
jmp 440f
347:
vpaddd zmm8,zmm3,[r9+192]
vmovdqa64 [rdi+192],zmm8
jmp 440f
348:
vpaddd zmm8,zmm4,[r9+256]
vmovdqa64 [rdi+256],zmm8
jmp 440f
349:
vpaddd zmm8,zmm5,[r9+320]
vmovdqa64 [rdi+320],zmm8
jmp 440f
350:
vpaddd zmm8,zmm6,[r9+384]
vmovdqa64 [rdi+384],zmm8
jmp 440f
351:
vpaddd zmm8,zmm7,[r9+448]
vmovdqa64 [rdi+448],zmm8
jmp 440f
352:
vpaddd zmm8,zmm0,[r9+0]
vmovdqa64 [rdi+0],zmm8
vpaddd zmm8,zmm1,[r9+64]
vmovdqa64 [rdi+64],zmm8
vmovdqa64 zmm9,zmm8
vpaddd zmm8,zmm2,[r9+128]
vmovdqa64 [rdi+128],zmm8
vpxord zmm9,zmm9,zmm8
vpaddd zmm8,zmm3,[r9+192]
vmovdqa64 [rdi+192],zmm8
vpaddd zmm8,zmm4,[r9+256]
vmovdqa64 [rdi+256],zmm8
vpaddd zmm8,zmm5,[r9+320]
vmovdqa64 [rdi+320],zmm8
vpaddd zmm8,zmm6,[r9+384]
vmovdqa64 [rdi+384],zmm8
vpaddd zmm8,zmm7,[r9+448]
vmovdqa64 [rdi+448],zmm8
vmovdqa64 [rdi+512],zmm9
440:
mov rax,[rdi+1304]
vmovdqa64 zmm0,[rdi+rax+0]
vpxord zmm0,zmm0,dword ptr [rdi+1296]{1to16}
vpbroadcastd zmm1,[rdi+1288]
vptestnmd k1,zmm0,zmm1
kmovw eax,k1
vzeroupper
mov rsp,rbp
pop rbp
ret
.p2align 6
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

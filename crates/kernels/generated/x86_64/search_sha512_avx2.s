# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,544
and rsp,-32
lea r11,[rip+9f]
mov rsi,[rdi+592]
mov rdx,[rdi+600]
mov r8,[rdi+1280]
mov r9,[rdi+576]
mov r10,[rdi+584]
vmovdqa ymm0,[r10+0]
vmovdqa ymm1,[r10+64]
vmovdqa ymm2,[r10+128]
vmovdqa ymm3,[r10+192]
vmovdqa ymm4,[r10+256]
vmovdqa ymm5,[r10+320]
vmovdqa ymm6,[r10+384]
vmovdqa ymm7,[r10+448]
vmovdqa ymm14,[r10+512]
vmovdqa ymm15,[r10+512]
mov rax,[r8]
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
208:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+0],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
207:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+0],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 420f
206:
vmovdqu ymm10,[rdx+0]
vpbroadcastq ymm12,[rsi+0]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
205:
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
204:
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
203:
vmovdqa ymm10,[rsp+0]
vpaddq ymm10,ymm10,[rsp+288]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
202:
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+0]
vpaddq ymm10,ymm10,[rsp+288]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
201:
vmovdqa ymm10,[rsp+0]
vpaddq ymm10,ymm10,[rsp+288]
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+0],ymm10
jmp 400f
200:
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+0]
vpaddq ymm10,ymm10,[rsp+288]
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+0],ymm10
400:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
420:
vpaddq ymm7,ymm7,ymm8
vpxor ymm11,ymm5,ymm6
vpand ymm11,ymm11,ymm4
vpxor ymm11,ymm11,ymm6
vpsrlq ymm9,ymm4,14
vpsrlq ymm12,ymm4,18
vpsrlq ymm13,ymm4,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm4,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm7,ymm7,ymm11
vpaddq ymm7,ymm7,ymm9
vpxor ymm15,ymm0,ymm1
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm1
vpaddq ymm3,ymm3,ymm7
vpsrlq ymm9,ymm0,28
vpsrlq ymm12,ymm0,34
vpsrlq ymm13,ymm0,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm0,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm7,ymm7,ymm11
vpaddq ymm7,ymm7,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
217:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+32],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
216:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+32],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 421f
215:
vmovdqu ymm10,[rdx+64]
vpbroadcastq ymm12,[rsi+8]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
214:
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
213:
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
212:
vmovdqa ymm10,[rsp+32]
vpaddq ymm10,ymm10,[rsp+320]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
211:
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+32]
vpaddq ymm10,ymm10,[rsp+320]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
210:
vmovdqa ymm10,[rsp+32]
vpaddq ymm10,ymm10,[rsp+320]
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+32],ymm10
jmp 401f
209:
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+32]
vpaddq ymm10,ymm10,[rsp+320]
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+32],ymm10
401:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
421:
vpaddq ymm6,ymm6,ymm8
vpxor ymm11,ymm4,ymm5
vpand ymm11,ymm11,ymm3
vpxor ymm11,ymm11,ymm5
vpsrlq ymm9,ymm3,14
vpsrlq ymm12,ymm3,18
vpsrlq ymm13,ymm3,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm3,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm6,ymm6,ymm11
vpaddq ymm6,ymm6,ymm9
vpxor ymm14,ymm7,ymm0
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm0
vpaddq ymm2,ymm2,ymm6
vpsrlq ymm9,ymm7,28
vpsrlq ymm12,ymm7,34
vpsrlq ymm13,ymm7,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm7,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm6,ymm6,ymm11
vpaddq ymm6,ymm6,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
226:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+64],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
225:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+64],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 422f
224:
vmovdqu ymm10,[rdx+128]
vpbroadcastq ymm12,[rsi+16]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
223:
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
222:
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
221:
vmovdqa ymm10,[rsp+64]
vpaddq ymm10,ymm10,[rsp+352]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
220:
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+64]
vpaddq ymm10,ymm10,[rsp+352]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
219:
vmovdqa ymm10,[rsp+64]
vpaddq ymm10,ymm10,[rsp+352]
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+64],ymm10
jmp 402f
218:
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+64]
vpaddq ymm10,ymm10,[rsp+352]
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+64],ymm10
402:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
422:
vpaddq ymm5,ymm5,ymm8
vpxor ymm11,ymm3,ymm4
vpand ymm11,ymm11,ymm2
vpxor ymm11,ymm11,ymm4
vpsrlq ymm9,ymm2,14
vpsrlq ymm12,ymm2,18
vpsrlq ymm13,ymm2,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm2,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm5,ymm5,ymm11
vpaddq ymm5,ymm5,ymm9
vpxor ymm15,ymm6,ymm7
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm7
vpaddq ymm1,ymm1,ymm5
vpsrlq ymm9,ymm6,28
vpsrlq ymm12,ymm6,34
vpsrlq ymm13,ymm6,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm6,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm5,ymm5,ymm11
vpaddq ymm5,ymm5,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
235:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+96],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
234:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+96],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 423f
233:
vmovdqu ymm10,[rdx+192]
vpbroadcastq ymm12,[rsi+24]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
232:
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
231:
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
230:
vmovdqa ymm10,[rsp+96]
vpaddq ymm10,ymm10,[rsp+384]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
229:
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+96]
vpaddq ymm10,ymm10,[rsp+384]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
228:
vmovdqa ymm10,[rsp+96]
vpaddq ymm10,ymm10,[rsp+384]
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+96],ymm10
jmp 403f
227:
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+96]
vpaddq ymm10,ymm10,[rsp+384]
vmovdqa ymm11,[rsp+32]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+96],ymm10
403:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
423:
vpaddq ymm4,ymm4,ymm8
vpxor ymm11,ymm2,ymm3
vpand ymm11,ymm11,ymm1
vpxor ymm11,ymm11,ymm3
vpsrlq ymm9,ymm1,14
vpsrlq ymm12,ymm1,18
vpsrlq ymm13,ymm1,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm1,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm4,ymm4,ymm11
vpaddq ymm4,ymm4,ymm9
vpxor ymm14,ymm5,ymm6
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm6
vpaddq ymm0,ymm0,ymm4
vpsrlq ymm9,ymm5,28
vpsrlq ymm12,ymm5,34
vpsrlq ymm13,ymm5,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm5,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm4,ymm4,ymm11
vpaddq ymm4,ymm4,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
244:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+128],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
243:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+128],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 424f
242:
vmovdqu ymm10,[rdx+256]
vpbroadcastq ymm12,[rsi+32]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
241:
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
240:
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
239:
vmovdqa ymm10,[rsp+128]
vpaddq ymm10,ymm10,[rsp+416]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
238:
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+128]
vpaddq ymm10,ymm10,[rsp+416]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
237:
vmovdqa ymm10,[rsp+128]
vpaddq ymm10,ymm10,[rsp+416]
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+128],ymm10
jmp 404f
236:
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+128]
vpaddq ymm10,ymm10,[rsp+416]
vmovdqa ymm11,[rsp+64]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+128],ymm10
404:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
424:
vpaddq ymm3,ymm3,ymm8
vpxor ymm11,ymm1,ymm2
vpand ymm11,ymm11,ymm0
vpxor ymm11,ymm11,ymm2
vpsrlq ymm9,ymm0,14
vpsrlq ymm12,ymm0,18
vpsrlq ymm13,ymm0,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm0,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm3,ymm3,ymm11
vpaddq ymm3,ymm3,ymm9
vpxor ymm15,ymm4,ymm5
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm5
vpaddq ymm7,ymm7,ymm3
vpsrlq ymm9,ymm4,28
vpsrlq ymm12,ymm4,34
vpsrlq ymm13,ymm4,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm4,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm3,ymm3,ymm11
vpaddq ymm3,ymm3,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
253:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+160],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
252:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+160],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 425f
251:
vmovdqu ymm10,[rdx+320]
vpbroadcastq ymm12,[rsi+40]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
250:
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
249:
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
248:
vmovdqa ymm10,[rsp+160]
vpaddq ymm10,ymm10,[rsp+448]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
247:
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+160]
vpaddq ymm10,ymm10,[rsp+448]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
246:
vmovdqa ymm10,[rsp+160]
vpaddq ymm10,ymm10,[rsp+448]
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+160],ymm10
jmp 405f
245:
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+160]
vpaddq ymm10,ymm10,[rsp+448]
vmovdqa ymm11,[rsp+96]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+160],ymm10
405:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
425:
vpaddq ymm2,ymm2,ymm8
vpxor ymm11,ymm0,ymm1
vpand ymm11,ymm11,ymm7
vpxor ymm11,ymm11,ymm1
vpsrlq ymm9,ymm7,14
vpsrlq ymm12,ymm7,18
vpsrlq ymm13,ymm7,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm7,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm2,ymm2,ymm11
vpaddq ymm2,ymm2,ymm9
vpxor ymm14,ymm3,ymm4
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm4
vpaddq ymm6,ymm6,ymm2
vpsrlq ymm9,ymm3,28
vpsrlq ymm12,ymm3,34
vpsrlq ymm13,ymm3,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm3,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm2,ymm2,ymm11
vpaddq ymm2,ymm2,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
262:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+192],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
261:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+192],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 426f
260:
vmovdqu ymm10,[rdx+384]
vpbroadcastq ymm12,[rsi+48]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
259:
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
258:
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
257:
vmovdqa ymm10,[rsp+192]
vpaddq ymm10,ymm10,[rsp+480]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
256:
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+192]
vpaddq ymm10,ymm10,[rsp+480]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
255:
vmovdqa ymm10,[rsp+192]
vpaddq ymm10,ymm10,[rsp+480]
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+192],ymm10
jmp 406f
254:
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+192]
vpaddq ymm10,ymm10,[rsp+480]
vmovdqa ymm11,[rsp+128]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+192],ymm10
406:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
426:
vpaddq ymm1,ymm1,ymm8
vpxor ymm11,ymm7,ymm0
vpand ymm11,ymm11,ymm6
vpxor ymm11,ymm11,ymm0
vpsrlq ymm9,ymm6,14
vpsrlq ymm12,ymm6,18
vpsrlq ymm13,ymm6,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm6,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm1,ymm1,ymm11
vpaddq ymm1,ymm1,ymm9
vpxor ymm15,ymm2,ymm3
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm3
vpaddq ymm5,ymm5,ymm1
vpsrlq ymm9,ymm2,28
vpsrlq ymm12,ymm2,34
vpsrlq ymm13,ymm2,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm2,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm1,ymm1,ymm11
vpaddq ymm1,ymm1,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
271:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+224],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
270:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+224],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 427f
269:
vmovdqu ymm10,[rdx+448]
vpbroadcastq ymm12,[rsi+56]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
268:
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
267:
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
266:
vmovdqa ymm10,[rsp+224]
vpaddq ymm10,ymm10,[rsp+0]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
265:
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+224]
vpaddq ymm10,ymm10,[rsp+0]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
264:
vmovdqa ymm10,[rsp+224]
vpaddq ymm10,ymm10,[rsp+0]
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+224],ymm10
jmp 407f
263:
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+224]
vpaddq ymm10,ymm10,[rsp+0]
vmovdqa ymm11,[rsp+160]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+224],ymm10
407:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
427:
vpaddq ymm0,ymm0,ymm8
vpxor ymm11,ymm6,ymm7
vpand ymm11,ymm11,ymm5
vpxor ymm11,ymm11,ymm7
vpsrlq ymm9,ymm5,14
vpsrlq ymm12,ymm5,18
vpsrlq ymm13,ymm5,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm5,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm0,ymm0,ymm11
vpaddq ymm0,ymm0,ymm9
vpxor ymm14,ymm1,ymm2
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm2
vpaddq ymm4,ymm4,ymm0
vpsrlq ymm9,ymm1,28
vpsrlq ymm12,ymm1,34
vpsrlq ymm13,ymm1,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm1,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm0,ymm0,ymm11
vpaddq ymm0,ymm0,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
280:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+256],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
279:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+256],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 428f
278:
vmovdqu ymm10,[rdx+512]
vpbroadcastq ymm12,[rsi+64]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
277:
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
276:
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
275:
vmovdqa ymm10,[rsp+256]
vpaddq ymm10,ymm10,[rsp+32]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
274:
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+256]
vpaddq ymm10,ymm10,[rsp+32]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
273:
vmovdqa ymm10,[rsp+256]
vpaddq ymm10,ymm10,[rsp+32]
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+256],ymm10
jmp 408f
272:
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+256]
vpaddq ymm10,ymm10,[rsp+32]
vmovdqa ymm11,[rsp+192]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+256],ymm10
408:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
428:
vpaddq ymm7,ymm7,ymm8
vpxor ymm11,ymm5,ymm6
vpand ymm11,ymm11,ymm4
vpxor ymm11,ymm11,ymm6
vpsrlq ymm9,ymm4,14
vpsrlq ymm12,ymm4,18
vpsrlq ymm13,ymm4,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm4,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm7,ymm7,ymm11
vpaddq ymm7,ymm7,ymm9
vpxor ymm15,ymm0,ymm1
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm1
vpaddq ymm3,ymm3,ymm7
vpsrlq ymm9,ymm0,28
vpsrlq ymm12,ymm0,34
vpsrlq ymm13,ymm0,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm0,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm7,ymm7,ymm11
vpaddq ymm7,ymm7,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
289:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+288],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
288:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+288],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 429f
287:
vmovdqu ymm10,[rdx+576]
vpbroadcastq ymm12,[rsi+72]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
286:
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
285:
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
284:
vmovdqa ymm10,[rsp+288]
vpaddq ymm10,ymm10,[rsp+64]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
283:
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+288]
vpaddq ymm10,ymm10,[rsp+64]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
282:
vmovdqa ymm10,[rsp+288]
vpaddq ymm10,ymm10,[rsp+64]
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+288],ymm10
jmp 409f
281:
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+288]
vpaddq ymm10,ymm10,[rsp+64]
vmovdqa ymm11,[rsp+224]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+288],ymm10
409:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
429:
vpaddq ymm6,ymm6,ymm8
vpxor ymm11,ymm4,ymm5
vpand ymm11,ymm11,ymm3
vpxor ymm11,ymm11,ymm5
vpsrlq ymm9,ymm3,14
vpsrlq ymm12,ymm3,18
vpsrlq ymm13,ymm3,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm3,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm6,ymm6,ymm11
vpaddq ymm6,ymm6,ymm9
vpxor ymm14,ymm7,ymm0
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm0
vpaddq ymm2,ymm2,ymm6
vpsrlq ymm9,ymm7,28
vpsrlq ymm12,ymm7,34
vpsrlq ymm13,ymm7,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm7,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm6,ymm6,ymm11
vpaddq ymm6,ymm6,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
298:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+320],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
297:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+320],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 430f
296:
vmovdqu ymm10,[rdx+640]
vpbroadcastq ymm12,[rsi+80]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
295:
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
294:
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
293:
vmovdqa ymm10,[rsp+320]
vpaddq ymm10,ymm10,[rsp+96]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
292:
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+320]
vpaddq ymm10,ymm10,[rsp+96]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
291:
vmovdqa ymm10,[rsp+320]
vpaddq ymm10,ymm10,[rsp+96]
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+320],ymm10
jmp 410f
290:
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+320]
vpaddq ymm10,ymm10,[rsp+96]
vmovdqa ymm11,[rsp+256]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+320],ymm10
410:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
430:
vpaddq ymm5,ymm5,ymm8
vpxor ymm11,ymm3,ymm4
vpand ymm11,ymm11,ymm2
vpxor ymm11,ymm11,ymm4
vpsrlq ymm9,ymm2,14
vpsrlq ymm12,ymm2,18
vpsrlq ymm13,ymm2,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm2,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm5,ymm5,ymm11
vpaddq ymm5,ymm5,ymm9
vpxor ymm15,ymm6,ymm7
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm7
vpaddq ymm1,ymm1,ymm5
vpsrlq ymm9,ymm6,28
vpsrlq ymm12,ymm6,34
vpsrlq ymm13,ymm6,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm6,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm5,ymm5,ymm11
vpaddq ymm5,ymm5,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
307:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+352],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
306:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+352],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 431f
305:
vmovdqu ymm10,[rdx+704]
vpbroadcastq ymm12,[rsi+88]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
304:
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
303:
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
302:
vmovdqa ymm10,[rsp+352]
vpaddq ymm10,ymm10,[rsp+128]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
301:
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+352]
vpaddq ymm10,ymm10,[rsp+128]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
300:
vmovdqa ymm10,[rsp+352]
vpaddq ymm10,ymm10,[rsp+128]
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+352],ymm10
jmp 411f
299:
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+352]
vpaddq ymm10,ymm10,[rsp+128]
vmovdqa ymm11,[rsp+288]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+352],ymm10
411:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
431:
vpaddq ymm4,ymm4,ymm8
vpxor ymm11,ymm2,ymm3
vpand ymm11,ymm11,ymm1
vpxor ymm11,ymm11,ymm3
vpsrlq ymm9,ymm1,14
vpsrlq ymm12,ymm1,18
vpsrlq ymm13,ymm1,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm1,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm4,ymm4,ymm11
vpaddq ymm4,ymm4,ymm9
vpxor ymm14,ymm5,ymm6
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm6
vpaddq ymm0,ymm0,ymm4
vpsrlq ymm9,ymm5,28
vpsrlq ymm12,ymm5,34
vpsrlq ymm13,ymm5,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm5,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm4,ymm4,ymm11
vpaddq ymm4,ymm4,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
316:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+384],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
315:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+384],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 432f
314:
vmovdqu ymm10,[rdx+768]
vpbroadcastq ymm12,[rsi+96]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
313:
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
312:
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
311:
vmovdqa ymm10,[rsp+384]
vpaddq ymm10,ymm10,[rsp+160]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
310:
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+384]
vpaddq ymm10,ymm10,[rsp+160]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
309:
vmovdqa ymm10,[rsp+384]
vpaddq ymm10,ymm10,[rsp+160]
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+384],ymm10
jmp 412f
308:
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+384]
vpaddq ymm10,ymm10,[rsp+160]
vmovdqa ymm11,[rsp+320]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+384],ymm10
412:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
432:
vpaddq ymm3,ymm3,ymm8
vpxor ymm11,ymm1,ymm2
vpand ymm11,ymm11,ymm0
vpxor ymm11,ymm11,ymm2
vpsrlq ymm9,ymm0,14
vpsrlq ymm12,ymm0,18
vpsrlq ymm13,ymm0,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm0,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm0,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm3,ymm3,ymm11
vpaddq ymm3,ymm3,ymm9
vpxor ymm15,ymm4,ymm5
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm5
vpaddq ymm7,ymm7,ymm3
vpsrlq ymm9,ymm4,28
vpsrlq ymm12,ymm4,34
vpsrlq ymm13,ymm4,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm4,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm4,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm3,ymm3,ymm11
vpaddq ymm3,ymm3,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
325:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+416],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
324:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+416],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 433f
323:
vmovdqu ymm10,[rdx+832]
vpbroadcastq ymm12,[rsi+104]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
322:
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
321:
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
320:
vmovdqa ymm10,[rsp+416]
vpaddq ymm10,ymm10,[rsp+192]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
319:
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+416]
vpaddq ymm10,ymm10,[rsp+192]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
318:
vmovdqa ymm10,[rsp+416]
vpaddq ymm10,ymm10,[rsp+192]
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+416],ymm10
jmp 413f
317:
vmovdqa ymm11,[rsp+448]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+416]
vpaddq ymm10,ymm10,[rsp+192]
vmovdqa ymm11,[rsp+352]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+416],ymm10
413:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
433:
vpaddq ymm2,ymm2,ymm8
vpxor ymm11,ymm0,ymm1
vpand ymm11,ymm11,ymm7
vpxor ymm11,ymm11,ymm1
vpsrlq ymm9,ymm7,14
vpsrlq ymm12,ymm7,18
vpsrlq ymm13,ymm7,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm7,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm7,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm2,ymm2,ymm11
vpaddq ymm2,ymm2,ymm9
vpxor ymm14,ymm3,ymm4
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm4
vpaddq ymm6,ymm6,ymm2
vpsrlq ymm9,ymm3,28
vpsrlq ymm12,ymm3,34
vpsrlq ymm13,ymm3,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm3,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm3,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm2,ymm2,ymm11
vpaddq ymm2,ymm2,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
334:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+448],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
333:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+448],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 434f
332:
vmovdqu ymm10,[rdx+896]
vpbroadcastq ymm12,[rsi+112]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
331:
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
330:
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
329:
vmovdqa ymm10,[rsp+448]
vpaddq ymm10,ymm10,[rsp+224]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
328:
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+448]
vpaddq ymm10,ymm10,[rsp+224]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
327:
vmovdqa ymm10,[rsp+448]
vpaddq ymm10,ymm10,[rsp+224]
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+448],ymm10
jmp 414f
326:
vmovdqa ymm11,[rsp+480]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+448]
vpaddq ymm10,ymm10,[rsp+224]
vmovdqa ymm11,[rsp+384]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+448],ymm10
414:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
434:
vpaddq ymm1,ymm1,ymm8
vpxor ymm11,ymm7,ymm0
vpand ymm11,ymm11,ymm6
vpxor ymm11,ymm11,ymm0
vpsrlq ymm9,ymm6,14
vpsrlq ymm12,ymm6,18
vpsrlq ymm13,ymm6,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm6,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm6,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm1,ymm1,ymm11
vpaddq ymm1,ymm1,ymm9
vpxor ymm15,ymm2,ymm3
vpand ymm11,ymm14,ymm15
vpxor ymm11,ymm11,ymm3
vpaddq ymm5,ymm5,ymm1
vpsrlq ymm9,ymm2,28
vpsrlq ymm12,ymm2,34
vpsrlq ymm13,ymm2,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm2,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm2,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm1,ymm1,ymm11
vpaddq ymm1,ymm1,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
343:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+480],ymm10
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
342:
vpbroadcastq ymm10,[r8+8]
vmovdqa [rsp+480],ymm10
vpbroadcastq ymm8,[r8+16]
jmp 435f
341:
vmovdqu ymm10,[rdx+960]
vpbroadcastq ymm12,[rsi+120]
vpxor ymm10,ymm10,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
340:
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
339:
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm9,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
338:
vmovdqa ymm10,[rsp+480]
vpaddq ymm10,ymm10,[rsp+256]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
337:
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+480]
vpaddq ymm10,ymm10,[rsp+256]
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
336:
vmovdqa ymm10,[rsp+480]
vpaddq ymm10,ymm10,[rsp+256]
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vpbroadcastq ymm12,[r8+8]
vpaddq ymm10,ymm10,ymm12
vmovdqa [rsp+480],ymm10
jmp 415f
335:
vmovdqa ymm11,[rsp+0]
vpsrlq ymm9,ymm11,1
vpshufb ymm12,ymm11,ymmword ptr [rip+441f]
vpsrlq ymm13,ymm11,7
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,63
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm9,[rsp+480]
vpaddq ymm10,ymm10,[rsp+256]
vmovdqa ymm11,[rsp+416]
vpsrlq ymm9,ymm11,19
vpsrlq ymm12,ymm11,61
vpsrlq ymm13,ymm11,6
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm11,45
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm11,3
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm10,ymm10,ymm9
vmovdqa [rsp+480],ymm10
415:
vpbroadcastq ymm8,[r8+16]
vpaddq ymm8,ymm8,ymm10
435:
vpaddq ymm0,ymm0,ymm8
vpxor ymm11,ymm6,ymm7
vpand ymm11,ymm11,ymm5
vpxor ymm11,ymm11,ymm7
vpsrlq ymm9,ymm5,14
vpsrlq ymm12,ymm5,18
vpsrlq ymm13,ymm5,41
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm5,50
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,46
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm5,23
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm0,ymm0,ymm11
vpaddq ymm0,ymm0,ymm9
vpxor ymm14,ymm1,ymm2
vpand ymm11,ymm15,ymm14
vpxor ymm11,ymm11,ymm2
vpaddq ymm4,ymm4,ymm0
vpsrlq ymm9,ymm1,28
vpsrlq ymm12,ymm1,34
vpsrlq ymm13,ymm1,39
vpxor ymm9,ymm9,ymm12
vpsllq ymm12,ymm1,36
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,30
vpxor ymm13,ymm13,ymm12
vpsllq ymm12,ymm1,25
vpxor ymm13,ymm13,ymm12
vpxor ymm9,ymm9,ymm13
vpaddq ymm0,ymm0,ymm11
vpaddq ymm0,ymm0,ymm9
mov rax,[r8+24]
add r8,24
movsxd rax,dword ptr [r11+4*rax]
add rax,r11
jmp rax
344:
vpaddq ymm8,ymm0,[r9+0]
vmovdqa [rdi+0],ymm8
jmp 440f
345:
vpaddq ymm8,ymm1,[r9+64]
vmovdqa [rdi+64],ymm8
jmp 440f
346:
vpaddq ymm8,ymm2,[r9+128]
vmovdqa [rdi+128],ymm8
jmp 440f
347:
vpaddq ymm8,ymm3,[r9+192]
vmovdqa [rdi+192],ymm8
jmp 440f
348:
vpaddq ymm8,ymm4,[r9+256]
vmovdqa [rdi+256],ymm8
jmp 440f
349:
vpaddq ymm8,ymm5,[r9+320]
vmovdqa [rdi+320],ymm8
jmp 440f
350:
vpaddq ymm8,ymm6,[r9+384]
vmovdqa [rdi+384],ymm8
jmp 440f
351:
vpaddq ymm8,ymm7,[r9+448]
vmovdqa [rdi+448],ymm8
jmp 440f
352:
vpaddq ymm8,ymm0,[r9+0]
vmovdqa [rdi+0],ymm8
vpaddq ymm8,ymm1,[r9+64]
vmovdqa [rdi+64],ymm8
vmovdqa ymm9,ymm8
vpaddq ymm8,ymm2,[r9+128]
vmovdqa [rdi+128],ymm8
vpxor ymm9,ymm9,ymm8
vpaddq ymm8,ymm3,[r9+192]
vmovdqa [rdi+192],ymm8
vpaddq ymm8,ymm4,[r9+256]
vmovdqa [rdi+256],ymm8
vpaddq ymm8,ymm5,[r9+320]
vmovdqa [rdi+320],ymm8
vpaddq ymm8,ymm6,[r9+384]
vmovdqa [rdi+384],ymm8
vpaddq ymm8,ymm7,[r9+448]
vmovdqa [rdi+448],ymm8
vmovdqa [rdi+512],ymm9
440:
mov rax,[rdi+1304]
vmovdqa ymm0,[rdi+rax+0]
vpbroadcastq ymm1,[rdi+1296]
vpxor ymm0,ymm0,ymm1
vpbroadcastq ymm1,[rdi+1288]
vpand ymm0,ymm0,ymm1
vpxor ymm1,ymm1,ymm1
vpcmpeqq ymm0,ymm0,ymm1
vmovmskpd eax,ymm0
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

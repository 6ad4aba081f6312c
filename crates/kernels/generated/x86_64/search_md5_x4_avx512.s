# Written by `just weave`; what to change is in crates/weave.
push rbp
mov rbp,rsp
sub rsp,64
and rsp,-64
lea r11,[rip+9f]
vpbroadcastd zmm0,dword ptr [r11+0]
vpaddd zmm0,zmm0,[rdi+1024]
vpbroadcastd zmm1,dword ptr [r11+0]
vpaddd zmm1,zmm1,[rdi+3200]
vpaddd zmm0,zmm0,[rdi+0]
vpbroadcastd zmm2,dword ptr [r11+0]
vpaddd zmm2,zmm2,[rdi+5376]
vpaddd zmm1,zmm1,[rdi+2176]
vpbroadcastd zmm3,dword ptr [r11+0]
vpaddd zmm3,zmm3,[rdi+7552]
vpaddd zmm2,zmm2,[rdi+4352]
vpaddd zmm3,zmm3,[rdi+6528]
vmovdqa64 zmm4,[rdi+128]
vmovdqa64 zmm5,[rdi+192]
vmovdqa64 zmm6,[rdi+64]
vpternlogd zmm4,zmm5,zmm6,0xe4
vmovdqa64 zmm7,[rdi+2304]
vmovdqa64 zmm8,[rdi+2368]
vmovdqa64 zmm9,[rdi+2240]
vpternlogd zmm7,zmm8,zmm9,0xe4
vpaddd zmm0,zmm0,zmm4
vmovdqa64 zmm10,[rdi+4480]
vmovdqa64 zmm11,[rdi+4544]
vmovdqa64 zmm12,[rdi+4416]
vpternlogd zmm10,zmm11,zmm12,0xe4
vpaddd zmm1,zmm1,zmm7
vprord zmm0,zmm0,25
vpaddd zmm2,zmm2,zmm10
vprord zmm1,zmm1,25
vpaddd zmm0,zmm0,[rdi+64]
vmovdqa64 zmm13,[rdi+6656]
vmovdqa64 zmm14,[rdi+6720]
vmovdqa64 zmm15,[rdi+6592]
vpternlogd zmm13,zmm14,zmm15,0xe4
vprord zmm2,zmm2,25
vpaddd zmm1,zmm1,[rdi+2240]
vpaddd zmm3,zmm3,zmm13
vpbroadcastd zmm16,dword ptr [r11+4]
vpaddd zmm16,zmm16,[rdi+1088]
vpaddd zmm2,zmm2,[rdi+4416]
vprord zmm3,zmm3,25
vpaddd zmm16,zmm16,[rdi+192]
vpbroadcastd zmm17,dword ptr [r11+4]
vpaddd zmm17,zmm17,[rdi+3264]
vpaddd zmm3,zmm3,[rdi+6592]
vpaddd zmm17,zmm17,[rdi+2368]
vpbroadcastd zmm18,dword ptr [r11+4]
vpaddd zmm18,zmm18,[rdi+5440]
vpbroadcastd zmm19,dword ptr [r11+4]
vpaddd zmm19,zmm19,[rdi+7616]
vpaddd zmm18,zmm18,[rdi+4544]
vmovdqa64 zmm20,[rdi+64]
vmovdqa64 zmm21,[rdi+128]
vpternlogd zmm20,zmm21,zmm0,0xe4
vpaddd zmm19,zmm19,[rdi+6720]
vmovdqa64 zmm22,[rdi+2240]
vmovdqa64 zmm23,[rdi+2304]
vpternlogd zmm22,zmm23,zmm1,0xe4
vpaddd zmm20,zmm20,zmm16
vmovdqa64 zmm24,[rdi+4416]
vmovdqa64 zmm25,[rdi+4480]
vpternlogd zmm24,zmm25,zmm2,0xe4
vpaddd zmm22,zmm22,zmm17
vmovdqa64 zmm26,[rdi+6592]
vmovdqa64 zmm27,[rdi+6656]
vpternlogd zmm26,zmm27,zmm3,0xe4
vprord zmm20,zmm20,20
vpaddd zmm24,zmm24,zmm18
vpbroadcastd zmm28,dword ptr [r11+8]
vpaddd zmm28,zmm28,[rdi+1152]
vprord zmm22,zmm22,20
vpaddd zmm26,zmm26,zmm19
vpaddd zmm20,zmm20,zmm0
vprord zmm24,zmm24,20
vpaddd zmm28,zmm28,[rdi+128]
vpaddd zmm22,zmm22,zmm1
vprord zmm26,zmm26,20
vmovdqa64 zmm29,[rdi+64]
vpternlogd zmm29,zmm0,zmm20,0xd8
vpaddd zmm24,zmm24,zmm2
vpaddd zmm26,zmm26,zmm3
vpaddd zmm29,zmm29,zmm28
vpbroadcastd zmm30,dword ptr [r11+8]
vpaddd zmm30,zmm30,[rdi+3328]
vmovdqa64 zmm31,[rdi+2240]
vpternlogd zmm31,zmm1,zmm22,0xd8
vprord zmm29,zmm29,15
vpaddd zmm30,zmm30,[rdi+2304]
vpbroadcastd zmm5,dword ptr [r11+8]
vpaddd zmm5,zmm5,[rdi+5504]
vpaddd zmm29,zmm29,zmm20
vmovdqa64 zmm6,[rdi+4416]
vpternlogd zmm6,zmm2,zmm24,0xd8
vpaddd zmm31,zmm31,zmm30
vpaddd zmm5,zmm5,[rdi+4480]
vpbroadcastd zmm8,dword ptr [r11+8]
vpaddd zmm8,zmm8,[rdi+7680]
vprord zmm31,zmm31,15
vpaddd zmm6,zmm6,zmm5
vpaddd zmm8,zmm8,[rdi+6656]
vmovdqa64 zmm9,[rdi+6592]
vpternlogd zmm9,zmm3,zmm26,0xd8
vpaddd zmm31,zmm31,zmm22
vprord zmm6,zmm6,15
vpbroadcastd zmm4,dword ptr [r11+12]
vpaddd zmm4,zmm4,[rdi+1216]
vmovdqa64 zmm11,zmm20
vpternlogd zmm11,zmm0,zmm29,0xe4
vpaddd zmm9,zmm9,zmm8
vpaddd zmm6,zmm6,zmm24
vpaddd zmm4,zmm4,[rdi+64]
vprord zmm9,zmm9,15
vmovdqa64 zmm12,zmm22
vpternlogd zmm12,zmm1,zmm31,0xe4
vpbroadcastd zmm7,dword ptr [r11+12]
vpaddd zmm7,zmm7,[rdi+3392]
vpaddd zmm11,zmm11,zmm4
vpaddd zmm9,zmm9,zmm26
vpaddd zmm7,zmm7,[rdi+2240]
vmovdqa64 zmm10,zmm24
vpternlogd zmm10,zmm2,zmm6,0xe4
vprord zmm11,zmm11,10
vpbroadcastd zmm14,dword ptr [r11+12]
vpaddd zmm14,zmm14,[rdi+5568]
vpaddd zmm12,zmm12,zmm7
vpaddd zmm11,zmm11,zmm29
vpaddd zmm14,zmm14,[rdi+4416]
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm3,zmm9,0xe4
vpbroadcastd zmm13,dword ptr [r11+12]
vpaddd zmm13,zmm13,[rdi+7744]
vprord zmm12,zmm12,10
vpaddd zmm10,zmm10,zmm14
vmovdqa64 zmm21,zmm29
vpternlogd zmm21,zmm20,zmm11,0xe4
vpaddd zmm13,zmm13,[rdi+6592]
vpaddd zmm12,zmm12,zmm31
vpbroadcastd zmm23,dword ptr [r11+16]
vpaddd zmm23,zmm23,[rdi+1280]
vprord zmm10,zmm10,10
vpaddd zmm15,zmm15,zmm13
vmovdqa64 zmm16,zmm31
vpternlogd zmm16,zmm22,zmm12,0xe4
vpaddd zmm0,zmm0,zmm23
vpaddd zmm10,zmm10,zmm6
vpbroadcastd zmm25,dword ptr [r11+16]
vpaddd zmm25,zmm25,[rdi+3456]
vprord zmm15,zmm15,10
vpaddd zmm21,zmm21,zmm0
vmovdqa64 zmm17,zmm6
vpternlogd zmm17,zmm24,zmm10,0xe4
vpaddd zmm1,zmm1,zmm25
vpaddd zmm15,zmm15,zmm9
vpbroadcastd zmm27,dword ptr [r11+16]
vpaddd zmm27,zmm27,[rdi+5632]
vprord zmm21,zmm21,25
vpaddd zmm16,zmm16,zmm1
vmovdqa64 zmm18,zmm9
vpternlogd zmm18,zmm26,zmm15,0xe4
vpaddd zmm2,zmm2,zmm27
vpbroadcastd zmm19,dword ptr [r11+16]
vpaddd zmm19,zmm19,[rdi+7808]
vpaddd zmm21,zmm21,zmm11
vprord zmm16,zmm16,25
vpaddd zmm17,zmm17,zmm2
vpaddd zmm3,zmm3,zmm19
vmovdqa64 zmm28,zmm11
vpternlogd zmm28,zmm29,zmm21,0xe4
vpbroadcastd zmm30,dword ptr [r11+20]
vpaddd zmm30,zmm30,[rdi+1344]
vpaddd zmm16,zmm16,zmm12
vprord zmm17,zmm17,25
vpaddd zmm18,zmm18,zmm3
vpaddd zmm20,zmm20,zmm30
vmovdqa64 zmm5,zmm12
vpternlogd zmm5,zmm31,zmm16,0xe4
vpbroadcastd zmm8,dword ptr [r11+20]
vpaddd zmm8,zmm8,[rdi+3520]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,25
vpaddd zmm28,zmm28,zmm20
vpaddd zmm22,zmm22,zmm8
vmovdqa64 zmm4,zmm10
vpternlogd zmm4,zmm6,zmm17,0xe4
vpaddd zmm18,zmm18,zmm15
vpbroadcastd zmm7,dword ptr [r11+20]
vpaddd zmm7,zmm7,[rdi+5696]
vprord zmm28,zmm28,20
vpaddd zmm5,zmm5,zmm22
vmovdqa64 zmm14,zmm15
vpternlogd zmm14,zmm9,zmm18,0xe4
vpaddd zmm24,zmm24,zmm7
vpaddd zmm28,zmm28,zmm21
vpbroadcastd zmm13,dword ptr [r11+20]
vpaddd zmm13,zmm13,[rdi+7872]
vprord zmm5,zmm5,20
vpaddd zmm4,zmm4,zmm24
vmovdqa64 zmm23,zmm21
vpternlogd zmm23,zmm11,zmm28,0xe4
vpaddd zmm26,zmm26,zmm13
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+24]
vpaddd zmm0,zmm0,[rdi+1408]
vprord zmm4,zmm4,20
vpaddd zmm14,zmm14,zmm26
vmovdqa64 zmm25,zmm16
vpternlogd zmm25,zmm12,zmm5,0xe4
vpaddd zmm29,zmm29,zmm0
vpbroadcastd zmm1,dword ptr [r11+24]
vpaddd zmm1,zmm1,[rdi+3584]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,20
vpaddd zmm23,zmm23,zmm29
vpaddd zmm31,zmm31,zmm1
vmovdqa64 zmm27,zmm17
vpternlogd zmm27,zmm10,zmm4,0xe4
vpbroadcastd zmm2,dword ptr [r11+24]
vpaddd zmm2,zmm2,[rdi+5760]
vpaddd zmm14,zmm14,zmm18
vprord zmm23,zmm23,15
vpaddd zmm25,zmm25,zmm31
vpaddd zmm6,zmm6,zmm2
vmovdqa64 zmm19,zmm18
vpternlogd zmm19,zmm15,zmm14,0xe4
vpbroadcastd zmm3,dword ptr [r11+24]
vpaddd zmm3,zmm3,[rdi+7936]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,15
vpaddd zmm27,zmm27,zmm6
vpaddd zmm9,zmm9,zmm3
vmovdqa64 zmm30,zmm28
vpternlogd zmm30,zmm21,zmm23,0xe4
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+28]
vpaddd zmm20,zmm20,[rdi+1472]
vprord zmm27,zmm27,15
vpaddd zmm19,zmm19,zmm9
vmovdqa64 zmm8,zmm5
vpternlogd zmm8,zmm16,zmm25,0xe4
vpaddd zmm11,zmm11,zmm20
vpaddd zmm27,zmm27,zmm4
vpbroadcastd zmm22,dword ptr [r11+28]
vpaddd zmm22,zmm22,[rdi+3648]
vprord zmm19,zmm19,15
vpaddd zmm30,zmm30,zmm11
vmovdqa64 zmm7,zmm4
vpternlogd zmm7,zmm17,zmm27,0xe4
vpaddd zmm12,zmm12,zmm22
vpaddd zmm19,zmm19,zmm14
vpbroadcastd zmm24,dword ptr [r11+28]
vpaddd zmm24,zmm24,[rdi+5824]
vprord zmm30,zmm30,10
vpaddd zmm8,zmm8,zmm12
vmovdqa64 zmm13,zmm14
vpternlogd zmm13,zmm18,zmm19,0xe4
vpaddd zmm10,zmm10,zmm24
vpbroadcastd zmm26,dword ptr [r11+28]
vpaddd zmm26,zmm26,[rdi+8000]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,10
vpaddd zmm7,zmm7,zmm10
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0xe4
vpbroadcastd zmm29,dword ptr [r11+32]
vpaddd zmm29,zmm29,[rdi+1536]
vpaddd zmm8,zmm8,zmm25
vprord zmm7,zmm7,10
vpaddd zmm13,zmm13,zmm15
vpaddd zmm21,zmm21,zmm29
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0xe4
vpbroadcastd zmm31,dword ptr [r11+32]
vpaddd zmm31,zmm31,[rdi+3712]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,10
vpaddd zmm0,zmm0,zmm21
vpaddd zmm16,zmm16,zmm31
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0xe4
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+32]
vpaddd zmm6,zmm6,[rdi+5888]
vprord zmm0,zmm0,25
vpaddd zmm1,zmm1,zmm16
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0xe4
vpaddd zmm17,zmm17,zmm6
vpaddd zmm0,zmm0,zmm30
vpbroadcastd zmm9,dword ptr [r11+32]
vpaddd zmm9,zmm9,[rdi+8064]
vprord zmm1,zmm1,25
vpaddd zmm2,zmm2,zmm17
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm0,0xe4
vpaddd zmm18,zmm18,zmm9
vpaddd zmm1,zmm1,zmm8
vpbroadcastd zmm11,dword ptr [r11+36]
vpaddd zmm11,zmm11,[rdi+1600]
vprord zmm2,zmm2,25
vpaddd zmm3,zmm3,zmm18
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm1,0xe4
vpaddd zmm28,zmm28,zmm11
vpbroadcastd zmm12,dword ptr [r11+36]
vpaddd zmm12,zmm12,[rdi+3776]
vpaddd zmm2,zmm2,zmm7
vprord zmm3,zmm3,25
vpaddd zmm20,zmm20,zmm28
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm2,0xe4
vpbroadcastd zmm10,dword ptr [r11+36]
vpaddd zmm10,zmm10,[rdi+5952]
vpaddd zmm3,zmm3,zmm13
vprord zmm20,zmm20,20
vpaddd zmm22,zmm22,zmm5
vpaddd zmm4,zmm4,zmm10
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm3,0xe4
vpbroadcastd zmm15,dword ptr [r11+36]
vpaddd zmm15,zmm15,[rdi+8128]
vpaddd zmm20,zmm20,zmm0
vprord zmm22,zmm22,20
vpaddd zmm24,zmm24,zmm4
vpaddd zmm14,zmm14,zmm15
vmovdqa64 zmm29,zmm0
vpternlogd zmm29,zmm30,zmm20,0xe4
vpaddd zmm22,zmm22,zmm1
vpbroadcastd zmm21,dword ptr [r11+40]
vpaddd zmm21,zmm21,[rdi+1664]
vprord zmm24,zmm24,20
vpaddd zmm26,zmm26,zmm14
vmovdqa64 zmm31,zmm1
vpternlogd zmm31,zmm8,zmm22,0xe4
vpaddd zmm23,zmm23,zmm21
vpaddd zmm24,zmm24,zmm2
vpbroadcastd zmm16,dword ptr [r11+40]
vpaddd zmm16,zmm16,[rdi+3840]
vprord zmm26,zmm26,20
vpaddd zmm29,zmm29,zmm23
vmovdqa64 zmm6,zmm2
vpternlogd zmm6,zmm7,zmm24,0xe4
vpaddd zmm25,zmm25,zmm16
vpaddd zmm26,zmm26,zmm3
vpbroadcastd zmm17,dword ptr [r11+40]
vpaddd zmm17,zmm17,[rdi+6016]
vprord zmm29,zmm29,15
vpaddd zmm31,zmm31,zmm25
vmovdqa64 zmm9,zmm3
vpternlogd zmm9,zmm13,zmm26,0xe4
vpaddd zmm27,zmm27,zmm17
vpbroadcastd zmm18,dword ptr [r11+40]
vpaddd zmm18,zmm18,[rdi+8192]
vpaddd zmm29,zmm29,zmm20
vprord zmm31,zmm31,15
vpaddd zmm6,zmm6,zmm27
vpaddd zmm19,zmm19,zmm18
vmovdqa64 zmm11,zmm20
vpternlogd zmm11,zmm0,zmm29,0xe4
vpbroadcastd zmm28,dword ptr [r11+44]
vpaddd zmm28,zmm28,[rdi+1728]
vpaddd zmm31,zmm31,zmm22
vprord zmm6,zmm6,15
vpaddd zmm9,zmm9,zmm19
vpaddd zmm30,zmm30,zmm28
vmovdqa64 zmm12,zmm22
vpternlogd zmm12,zmm1,zmm31,0xe4
vpbroadcastd zmm5,dword ptr [r11+44]
vpaddd zmm5,zmm5,[rdi+3904]
vpaddd zmm6,zmm6,zmm24
vprord zmm9,zmm9,15
vpaddd zmm11,zmm11,zmm30
vpaddd zmm8,zmm8,zmm5
vmovdqa64 zmm10,zmm24
vpternlogd zmm10,zmm2,zmm6,0xe4
vpaddd zmm9,zmm9,zmm26
vpbroadcastd zmm4,dword ptr [r11+44]
vpaddd zmm4,zmm4,[rdi+6080]
vprord zmm11,zmm11,10
vpaddd zmm12,zmm12,zmm8
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm3,zmm9,0xe4
vpaddd zmm7,zmm7,zmm4
vpaddd zmm11,zmm11,zmm29
vpbroadcastd zmm14,dword ptr [r11+44]
vpaddd zmm14,zmm14,[rdi+8256]
vprord zmm12,zmm12,10
vpaddd zmm10,zmm10,zmm7
vmovdqa64 zmm21,zmm29
vpternlogd zmm21,zmm20,zmm11,0xe4
vpaddd zmm13,zmm13,zmm14
vpaddd zmm12,zmm12,zmm31
vpbroadcastd zmm23,dword ptr [r11+48]
vpaddd zmm23,zmm23,[rdi+1792]
vprord zmm10,zmm10,10
vpaddd zmm15,zmm15,zmm13
vmovdqa64 zmm16,zmm31
vpternlogd zmm16,zmm22,zmm12,0xe4
vpaddd zmm0,zmm0,zmm23
vpbroadcastd zmm25,dword ptr [r11+48]
vpaddd zmm25,zmm25,[rdi+3968]
vpaddd zmm10,zmm10,zmm6
vprord zmm15,zmm15,10
vpaddd zmm21,zmm21,zmm0
vpaddd zmm1,zmm1,zmm25
vmovdqa64 zmm17,zmm6
vpternlogd zmm17,zmm24,zmm10,0xe4
vpbroadcastd zmm27,dword ptr [r11+48]
vpaddd zmm27,zmm27,[rdi+6144]
vpaddd zmm15,zmm15,zmm9
vprord zmm21,zmm21,25
vpaddd zmm16,zmm16,zmm1
vpaddd zmm2,zmm2,zmm27
vmovdqa64 zmm18,zmm9
vpternlogd zmm18,zmm26,zmm15,0xe4
vpbroadcastd zmm19,dword ptr [r11+48]
vpaddd zmm19,zmm19,[rdi+8320]
vpaddd zmm21,zmm21,zmm11
vprord zmm16,zmm16,25
vpaddd zmm17,zmm17,zmm2
vpaddd zmm3,zmm3,zmm19
vmovdqa64 zmm28,zmm11
vpternlogd zmm28,zmm29,zmm21,0xe4
vpaddd zmm16,zmm16,zmm12
vpbroadcastd zmm30,dword ptr [r11+52]
vpaddd zmm30,zmm30,[rdi+1856]
vprord zmm17,zmm17,25
vpaddd zmm18,zmm18,zmm3
vmovdqa64 zmm5,zmm12
vpternlogd zmm5,zmm31,zmm16,0xe4
vpaddd zmm20,zmm20,zmm30
vpaddd zmm17,zmm17,zmm10
vpbroadcastd zmm8,dword ptr [r11+52]
vpaddd zmm8,zmm8,[rdi+4032]
vprord zmm18,zmm18,25
vpaddd zmm28,zmm28,zmm20
vmovdqa64 zmm4,zmm10
vpternlogd zmm4,zmm6,zmm17,0xe4
vpaddd zmm22,zmm22,zmm8
vpaddd zmm18,zmm18,zmm15
vpbroadcastd zmm7,dword ptr [r11+52]
vpaddd zmm7,zmm7,[rdi+6208]
vprord zmm28,zmm28,20
vpaddd zmm5,zmm5,zmm22
vmovdqa64 zmm14,zmm15
vpternlogd zmm14,zmm9,zmm18,0xe4
vpaddd zmm24,zmm24,zmm7
vpbroadcastd zmm13,dword ptr [r11+52]
vpaddd zmm13,zmm13,[rdi+8384]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,20
vpaddd zmm4,zmm4,zmm24
vpaddd zmm26,zmm26,zmm13
vmovdqa64 zmm23,zmm21
vpternlogd zmm23,zmm11,zmm28,0xe4
vpbroadcastd zmm0,dword ptr [r11+56]
vpaddd zmm0,zmm0,[rdi+1920]
vpaddd zmm5,zmm5,zmm16
vprord zmm4,zmm4,20
vpaddd zmm14,zmm14,zmm26
vpaddd zmm29,zmm29,zmm0
vmovdqa64 zmm25,zmm16
vpternlogd zmm25,zmm12,zmm5,0xe4
vpbroadcastd zmm1,dword ptr [r11+56]
vpaddd zmm1,zmm1,[rdi+4096]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,20
vpaddd zmm23,zmm23,zmm29
vpaddd zmm31,zmm31,zmm1
vmovdqa64 zmm27,zmm17
vpternlogd zmm27,zmm10,zmm4,0xe4
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+56]
vpaddd zmm2,zmm2,[rdi+6272]
vprord zmm23,zmm23,15
vpaddd zmm25,zmm25,zmm31
vmovdqa64 zmm19,zmm18
vpternlogd zmm19,zmm15,zmm14,0xe4
vpaddd zmm6,zmm6,zmm2
vpaddd zmm23,zmm23,zmm28
vpbroadcastd zmm3,dword ptr [r11+56]
vpaddd zmm3,zmm3,[rdi+8448]
vprord zmm25,zmm25,15
vpaddd zmm27,zmm27,zmm6
vmovdqa64 zmm30,zmm28
vpternlogd zmm30,zmm21,zmm23,0xe4
vpaddd zmm9,zmm9,zmm3
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+60]
vpaddd zmm20,zmm20,[rdi+1984]
vprord zmm27,zmm27,15
vpaddd zmm19,zmm19,zmm9
vmovdqa64 zmm8,zmm5
vpternlogd zmm8,zmm16,zmm25,0xe4
vpaddd zmm11,zmm11,zmm20
vpbroadcastd zmm22,dword ptr [r11+60]
vpaddd zmm22,zmm22,[rdi+4160]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,15
vpaddd zmm30,zmm30,zmm11
vpaddd zmm12,zmm12,zmm22
vmovdqa64 zmm7,zmm4
vpternlogd zmm7,zmm17,zmm27,0xe4
vpbroadcastd zmm24,dword ptr [r11+60]
vpaddd zmm24,zmm24,[rdi+6336]
vpaddd zmm19,zmm19,zmm14
vprord zmm30,zmm30,10
vpaddd zmm8,zmm8,zmm12
vpaddd zmm10,zmm10,zmm24
vmovdqa64 zmm13,zmm14
vpternlogd zmm13,zmm18,zmm19,0xe4
vpbroadcastd zmm26,dword ptr [r11+60]
vpaddd zmm26,zmm26,[rdi+8512]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,10
vpaddd zmm7,zmm7,zmm10
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm0,zmm30
vpternlogd zmm0,zmm23,zmm28,0xe4
vpaddd zmm8,zmm8,zmm25
vpbroadcastd zmm29,dword ptr [r11+64]
vpaddd zmm29,zmm29,[rdi+1088]
vprord zmm7,zmm7,10
vpaddd zmm13,zmm13,zmm15
vmovdqa64 zmm1,zmm8
vpternlogd zmm1,zmm25,zmm5,0xe4
vpaddd zmm21,zmm21,zmm29
vpaddd zmm7,zmm7,zmm27
vpbroadcastd zmm31,dword ptr [r11+64]
vpaddd zmm31,zmm31,[rdi+3264]
vprord zmm13,zmm13,10
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm2,zmm7
vpternlogd zmm2,zmm27,zmm4,0xe4
vpaddd zmm16,zmm16,zmm31
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+64]
vpaddd zmm6,zmm6,[rdi+5440]
vprord zmm0,zmm0,27
vpaddd zmm1,zmm1,zmm16
vmovdqa64 zmm3,zmm13
vpternlogd zmm3,zmm19,zmm14,0xe4
vpaddd zmm17,zmm17,zmm6
vpbroadcastd zmm9,dword ptr [r11+64]
vpaddd zmm9,zmm9,[rdi+7616]
vpaddd zmm0,zmm0,zmm30
vprord zmm1,zmm1,27
vpaddd zmm2,zmm2,zmm17
vpaddd zmm18,zmm18,zmm9
vmovdqa64 zmm20,zmm0
vpternlogd zmm20,zmm30,zmm23,0xe4
vpbroadcastd zmm11,dword ptr [r11+68]
vpaddd zmm11,zmm11,[rdi+1408]
vpaddd zmm1,zmm1,zmm8
vprord zmm2,zmm2,27
vpaddd zmm3,zmm3,zmm18
vpaddd zmm28,zmm28,zmm11
vmovdqa64 zmm22,zmm1
vpternlogd zmm22,zmm8,zmm25,0xe4
vpbroadcastd zmm12,dword ptr [r11+68]
vpaddd zmm12,zmm12,[rdi+3584]
vpaddd zmm2,zmm2,zmm7
vprord zmm3,zmm3,27
vpaddd zmm20,zmm20,zmm28
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm2
vpternlogd zmm24,zmm7,zmm27,0xe4
vpaddd zmm3,zmm3,zmm13
vpbroadcastd zmm10,dword ptr [r11+68]
vpaddd zmm10,zmm10,[rdi+5760]
vprord zmm20,zmm20,23
vpaddd zmm22,zmm22,zmm5
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm13,zmm19,0xe4
vpaddd zmm4,zmm4,zmm10
vpaddd zmm20,zmm20,zmm0
vpbroadcastd zmm15,dword ptr [r11+68]
vpaddd zmm15,zmm15,[rdi+7936]
vprord zmm22,zmm22,23
vpaddd zmm24,zmm24,zmm4
vmovdqa64 zmm29,zmm20
vpternlogd zmm29,zmm0,zmm30,0xe4
vpaddd zmm14,zmm14,zmm15
vpaddd zmm22,zmm22,zmm1
vpbroadcastd zmm21,dword ptr [r11+72]
vpaddd zmm21,zmm21,[rdi+1728]
vprord zmm24,zmm24,23
vpaddd zmm26,zmm26,zmm14
vmovdqa64 zmm31,zmm22
vpternlogd zmm31,zmm1,zmm8,0xe4
vpaddd zmm23,zmm23,zmm21
vpbroadcastd zmm16,dword ptr [r11+72]
vpaddd zmm16,zmm16,[rdi+3904]
vpaddd zmm24,zmm24,zmm2
vprord zmm26,zmm26,23
vpaddd zmm29,zmm29,zmm23
vpaddd zmm25,zmm25,zmm16
vmovdqa64 zmm6,zmm24
vpternlogd zmm6,zmm2,zmm7,0xe4
vpbroadcastd zmm17,dword ptr [r11+72]
vpaddd zmm17,zmm17,[rdi+6080]
vpaddd zmm26,zmm26,zmm3
vprord zmm29,zmm29,18
vpaddd zmm31,zmm31,zmm25
vpaddd zmm27,zmm27,zmm17
vmovdqa64 zmm9,zmm26
vpternlogd zmm9,zmm3,zmm13,0xe4
vpbroadcastd zmm18,dword ptr [r11+72]
vpaddd zmm18,zmm18,[rdi+8256]
vpaddd zmm29,zmm29,zmm20
vprord zmm31,zmm31,18
vpaddd zmm6,zmm6,zmm27
vpaddd zmm19,zmm19,zmm18
vmovdqa64 zmm11,zmm29
vpternlogd zmm11,zmm20,zmm0,0xe4
vpaddd zmm31,zmm31,zmm22
vpbroadcastd zmm28,dword ptr [r11+76]
vpaddd zmm28,zmm28,[rdi+1024]
vprord zmm6,zmm6,18
vpaddd zmm9,zmm9,zmm19
vmovdqa64 zmm12,zmm31
vpternlogd zmm12,zmm22,zmm1,0xe4
vpaddd zmm30,zmm30,zmm28
vpaddd zmm6,zmm6,zmm24
vpbroadcastd zmm5,dword ptr [r11+76]
vpaddd zmm5,zmm5,[rdi+3200]
vprord zmm9,zmm9,18
vpaddd zmm11,zmm11,zmm30
vmovdqa64 zmm10,zmm6
vpternlogd zmm10,zmm24,zmm2,0xe4
vpaddd zmm8,zmm8,zmm5
vpaddd zmm9,zmm9,zmm26
vpbroadcastd zmm4,dword ptr [r11+76]
vpaddd zmm4,zmm4,[rdi+5376]
vprord zmm11,zmm11,12
vpaddd zmm12,zmm12,zmm8
vmovdqa64 zmm15,zmm9
vpternlogd zmm15,zmm26,zmm3,0xe4
vpaddd zmm7,zmm7,zmm4
vpbroadcastd zmm14,dword ptr [r11+76]
vpaddd zmm14,zmm14,[rdi+7552]
vpaddd zmm11,zmm11,zmm29
vprord zmm12,zmm12,12
vpaddd zmm10,zmm10,zmm7
vpaddd zmm13,zmm13,zmm14
vmovdqa64 zmm21,zmm11
vpternlogd zmm21,zmm29,zmm20,0xe4
vpbroadcastd zmm23,dword ptr [r11+80]
vpaddd zmm23,zmm23,[rdi+1344]
vpaddd zmm12,zmm12,zmm31
vprord zmm10,zmm10,12
vpaddd zmm15,zmm15,zmm13
vpaddd zmm0,zmm0,zmm23
vmovdqa64 zmm16,zmm12
vpternlogd zmm16,zmm31,zmm22,0xe4
vpbroadcastd zmm25,dword ptr [r11+80]
vpaddd zmm25,zmm25,[rdi+3520]
vpaddd zmm10,zmm10,zmm6
vprord zmm15,zmm15,12
vpaddd zmm21,zmm21,zmm0
vpaddd zmm1,zmm1,zmm25
vmovdqa64 zmm17,zmm10
vpternlogd zmm17,zmm6,zmm24,0xe4
vpaddd zmm15,zmm15,zmm9
vpbroadcastd zmm27,dword ptr [r11+80]
vpaddd zmm27,zmm27,[rdi+5696]
vprord zmm21,zmm21,27
vpaddd zmm16,zmm16,zmm1
vmovdqa64 zmm18,zmm15
vpternlogd zmm18,zmm9,zmm26,0xe4
vpaddd zmm2,zmm2,zmm27
vpaddd zmm21,zmm21,zmm11
vpbroadcastd zmm19,dword ptr [r11+80]
vpaddd zmm19,zmm19,[rdi+7872]
vprord zmm16,zmm16,27
vpaddd zmm17,zmm17,zmm2
vmovdqa64 zmm28,zmm21
vpternlogd zmm28,zmm11,zmm29,0xe4
vpaddd zmm3,zmm3,zmm19
vpaddd zmm16,zmm16,zmm12
vpbroadcastd zmm30,dword ptr [r11+84]
vpaddd zmm30,zmm30,[rdi+1664]
vprord zmm17,zmm17,27
vpaddd zmm18,zmm18,zmm3
vmovdqa64 zmm5,zmm16
vpternlogd zmm5,zmm12,zmm31,0xe4
vpaddd zmm20,zmm20,zmm30
vpbroadcastd zmm8,dword ptr [r11+84]
vpaddd zmm8,zmm8,[rdi+3840]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,27
vpaddd zmm28,zmm28,zmm20
vpaddd zmm22,zmm22,zmm8
vmovdqa64 zmm4,zmm17
vpternlogd zmm4,zmm10,zmm6,0xe4
vpbroadcastd zmm7,dword ptr [r11+84]
vpaddd zmm7,zmm7,[rdi+6016]
vpaddd zmm18,zmm18,zmm15
vprord zmm28,zmm28,23
vpaddd zmm5,zmm5,zmm22
vpaddd zmm24,zmm24,zmm7
vmovdqa64 zmm14,zmm18
vpternlogd zmm14,zmm15,zmm9,0xe4
vpbroadcastd zmm13,dword ptr [r11+84]
vpaddd zmm13,zmm13,[rdi+8192]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,23
vpaddd zmm4,zmm4,zmm24
vpaddd zmm26,zmm26,zmm13
vmovdqa64 zmm23,zmm28
vpternlogd zmm23,zmm21,zmm11,0xe4
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+88]
vpaddd zmm0,zmm0,[rdi+1984]
vprord zmm4,zmm4,23
vpaddd zmm14,zmm14,zmm26
vmovdqa64 zmm25,zmm5
vpternlogd zmm25,zmm16,zmm12,0xe4
vpaddd zmm29,zmm29,zmm0
vpaddd zmm4,zmm4,zmm17
vpbroadcastd zmm1,dword ptr [r11+88]
vpaddd zmm1,zmm1,[rdi+4160]
vprord zmm14,zmm14,23
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm27,zmm4
vpternlogd zmm27,zmm17,zmm10,0xe4
vpaddd zmm31,zmm31,zmm1
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+88]
vpaddd zmm2,zmm2,[rdi+6336]
vprord zmm23,zmm23,18
vpaddd zmm25,zmm25,zmm31
vmovdqa64 zmm19,zmm14
vpternlogd zmm19,zmm18,zmm15,0xe4
vpaddd zmm6,zmm6,zmm2
vpbroadcastd zmm3,dword ptr [r11+88]
vpaddd zmm3,zmm3,[rdi+8512]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,18
vpaddd zmm27,zmm27,zmm6
vpaddd zmm9,zmm9,zmm3
vmovdqa64 zmm30,zmm23
vpternlogd zmm30,zmm28,zmm21,0xe4
vpbroadcastd zmm20,dword ptr [r11+92]
vpaddd zmm20,zmm20,[rdi+1280]
vpaddd zmm25,zmm25,zmm5
vprord zmm27,zmm27,18
vpaddd zmm19,zmm19,zmm9
vpaddd zmm11,zmm11,zmm20
vmovdqa64 zmm8,zmm25
vpternlogd zmm8,zmm5,zmm16,0xe4
vpbroadcastd zmm22,dword ptr [r11+92]
vpaddd zmm22,zmm22,[rdi+3456]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,18
vpaddd zmm30,zmm30,zmm11
vpaddd zmm12,zmm12,zmm22
vmovdqa64 zmm7,zmm27
vpternlogd zmm7,zmm4,zmm17,0xe4
vpaddd zmm19,zmm19,zmm14
vpbroadcastd zmm24,dword ptr [r11+92]
vpaddd zmm24,zmm24,[rdi+5632]
vprord zmm30,zmm30,12
vpaddd zmm8,zmm8,zmm12
vmovdqa64 zmm13,zmm19
vpternlogd zmm13,zmm14,zmm18,0xe4
vpaddd zmm10,zmm10,zmm24
vpaddd zmm30,zmm30,zmm23
vpbroadcastd zmm26,dword ptr [r11+92]
vpaddd zmm26,zmm26,[rdi+7808]
vprord zmm8,zmm8,12
vpaddd zmm7,zmm7,zmm10
vmovdqa64 zmm0,zmm30
vpternlogd zmm0,zmm23,zmm28,0xe4
vpaddd zmm15,zmm15,zmm26
vpaddd zmm8,zmm8,zmm25
vpbroadcastd zmm29,dword ptr [r11+96]
vpaddd zmm29,zmm29,[rdi+1600]
vprord zmm7,zmm7,12
vpaddd zmm13,zmm13,zmm15
vmovdqa64 zmm1,zmm8
vpternlogd zmm1,zmm25,zmm5,0xe4
vpaddd zmm21,zmm21,zmm29
vpbroadcastd zmm31,dword ptr [r11+96]
vpaddd zmm31,zmm31,[rdi+3776]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,12
vpaddd zmm0,zmm0,zmm21
vpaddd zmm16,zmm16,zmm31
vmovdqa64 zmm2,zmm7
vpternlogd zmm2,zmm27,zmm4,0xe4
vpbroadcastd zmm6,dword ptr [r11+96]
vpaddd zmm6,zmm6,[rdi+5952]
vpaddd zmm13,zmm13,zmm19
vprord zmm0,zmm0,27
vpaddd zmm1,zmm1,zmm16
vpaddd zmm17,zmm17,zmm6
vmovdqa64 zmm3,zmm13
vpternlogd zmm3,zmm19,zmm14,0xe4
vpbroadcastd zmm9,dword ptr [r11+96]
vpaddd zmm9,zmm9,[rdi+8128]
vpaddd zmm0,zmm0,zmm30
vprord zmm1,zmm1,27
vpaddd zmm2,zmm2,zmm17
vpaddd zmm18,zmm18,zmm9
vmovdqa64 zmm20,zmm0
vpternlogd zmm20,zmm30,zmm23,0xe4
vpaddd zmm1,zmm1,zmm8
vpbroadcastd zmm11,dword ptr [r11+100]
vpaddd zmm11,zmm11,[rdi+1920]
vprord zmm2,zmm2,27
vpaddd zmm3,zmm3,zmm18
vmovdqa64 zmm22,zmm1
vpternlogd zmm22,zmm8,zmm25,0xe4
vpaddd zmm28,zmm28,zmm11
vpaddd zmm2,zmm2,zmm7
vpbroadcastd zmm12,dword ptr [r11+100]
vpaddd zmm12,zmm12,[rdi+4096]
vprord zmm3,zmm3,27
vpaddd zmm20,zmm20,zmm28
vmovdqa64 zmm24,zmm2
vpternlogd zmm24,zmm7,zmm27,0xe4
vpaddd zmm5,zmm5,zmm12
vpaddd zmm3,zmm3,zmm13
vpbroadcastd zmm10,dword ptr [r11+100]
vpaddd zmm10,zmm10,[rdi+6272]
vprord zmm20,zmm20,23
vpaddd zmm22,zmm22,zmm5
vmovdqa64 zmm26,zmm3
vpternlogd zmm26,zmm13,zmm19,0xe4
vpaddd zmm4,zmm4,zmm10
vpbroadcastd zmm15,dword ptr [r11+100]
vpaddd zmm15,zmm15,[rdi+8448]
vpaddd zmm20,zmm20,zmm0
vprord zmm22,zmm22,23
vpaddd zmm24,zmm24,zmm4
vpaddd zmm14,zmm14,zmm15
vmovdqa64 zmm29,zmm20
vpternlogd zmm29,zmm0,zmm30,0xe4
vpbroadcastd zmm21,dword ptr [r11+104]
vpaddd zmm21,zmm21,[rdi+1216]
vpaddd zmm22,zmm22,zmm1
vprord zmm24,zmm24,23
vpaddd zmm26,zmm26,zmm14
vpaddd zmm23,zmm23,zmm21
vmovdqa64 zmm31,zmm22
vpternlogd zmm31,zmm1,zmm8,0xe4
vpbroadcastd zmm16,dword ptr [r11+104]
vpaddd zmm16,zmm16,[rdi+3392]
vpaddd zmm24,zmm24,zmm2
vprord zmm26,zmm26,23
vpaddd zmm29,zmm29,zmm23
vpaddd zmm25,zmm25,zmm16
vmovdqa64 zmm6,zmm24
vpternlogd zmm6,zmm2,zmm7,0xe4
vpaddd zmm26,zmm26,zmm3
vpbroadcastd zmm17,dword ptr [r11+104]
vpaddd zmm17,zmm17,[rdi+5568]
vprord zmm29,zmm29,18
vpaddd zmm31,zmm31,zmm25
vmovdqa64 zmm9,zmm26
vpternlogd zmm9,zmm3,zmm13,0xe4
vpaddd zmm27,zmm27,zmm17
vpaddd zmm29,zmm29,zmm20
vpbroadcastd zmm18,dword ptr [r11+104]
vpaddd zmm18,zmm18,[rdi+7744]
vprord zmm31,zmm31,18
vpaddd zmm6,zmm6,zmm27
vmovdqa64 zmm11,zmm29
vpternlogd zmm11,zmm20,zmm0,0xe4
vpaddd zmm19,zmm19,zmm18
vpaddd zmm31,zmm31,zmm22
vpbroadcastd zmm28,dword ptr [r11+108]
vpaddd zmm28,zmm28,[rdi+1536]
vprord zmm6,zmm6,18
vpaddd zmm9,zmm9,zmm19
vmovdqa64 zmm12,zmm31
vpternlogd zmm12,zmm22,zmm1,0xe4
vpaddd zmm30,zmm30,zmm28
vpbroadcastd zmm5,dword ptr [r11+108]
vpaddd zmm5,zmm5,[rdi+3712]
vpaddd zmm6,zmm6,zmm24
vprord zmm9,zmm9,18
vpaddd zmm11,zmm11,zmm30
vpaddd zmm8,zmm8,zmm5
vmovdqa64 zmm10,zmm6
vpternlogd zmm10,zmm24,zmm2,0xe4
vpbroadcastd zmm4,dword ptr [r11+108]
vpaddd zmm4,zmm4,[rdi+5888]
vpaddd zmm9,zmm9,zmm26
vprord zmm11,zmm11,12
vpaddd zmm12,zmm12,zmm8
vpaddd zmm7,zmm7,zmm4
vmovdqa64 zmm15,zmm9
vpternlogd zmm15,zmm26,zmm3,0xe4
vpbroadcastd zmm14,dword ptr [r11+108]
vpaddd zmm14,zmm14,[rdi+8064]
vpaddd zmm11,zmm11,zmm29
vprord zmm12,zmm12,12
vpaddd zmm10,zmm10,zmm7
vpaddd zmm13,zmm13,zmm14
vmovdqa64 zmm21,zmm11
vpternlogd zmm21,zmm29,zmm20,0xe4
vpaddd zmm12,zmm12,zmm31
vpbroadcastd zmm23,dword ptr [r11+112]
vpaddd zmm23,zmm23,[rdi+1856]
vprord zmm10,zmm10,12
vpaddd zmm15,zmm15,zmm13
vmovdqa64 zmm16,zmm12
vpternlogd zmm16,zmm31,zmm22,0xe4
vpaddd zmm0,zmm0,zmm23
vpaddd zmm10,zmm10,zmm6
vpbroadcastd zmm25,dword ptr [r11+112]
vpaddd zmm25,zmm25,[rdi+4032]
vprord zmm15,zmm15,12
vpaddd zmm21,zmm21,zmm0
vmovdqa64 zmm17,zmm10
vpternlogd zmm17,zmm6,zmm24,0xe4
vpaddd zmm1,zmm1,zmm25
vpaddd zmm15,zmm15,zmm9
vpbroadcastd zmm27,dword ptr [r11+112]
vpaddd zmm27,zmm27,[rdi+6208]
vprord zmm21,zmm21,27
vpaddd zmm16,zmm16,zmm1
vmovdqa64 zmm18,zmm15
vpternlogd zmm18,zmm9,zmm26,0xe4
vpaddd zmm2,zmm2,zmm27
vpbroadcastd zmm19,dword ptr [r11+112]
vpaddd zmm19,zmm19,[rdi+8384]
vpaddd zmm21,zmm21,zmm11
vprord zmm16,zmm16,27
vpaddd zmm17,zmm17,zmm2
vpaddd zmm3,zmm3,zmm19
vmovdqa64 zmm28,zmm21
vpternlogd zmm28,zmm11,zmm29,0xe4
vpbroadcastd zmm30,dword ptr [r11+116]
vpaddd zmm30,zmm30,[rdi+1152]
vpaddd zmm16,zmm16,zmm12
vprord zmm17,zmm17,27
vpaddd zmm18,zmm18,zmm3
vpaddd zmm20,zmm20,zmm30
vmovdqa64 zmm5,zmm16
vpternlogd zmm5,zmm12,zmm31,0xe4
vpbroadcastd zmm8,dword ptr [r11+116]
vpaddd zmm8,zmm8,[rdi+3328]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,27
vpaddd zmm28,zmm28,zmm20
vpaddd zmm22,zmm22,zmm8
vmovdqa64 zmm4,zmm17
vpternlogd zmm4,zmm10,zmm6,0xe4
vpaddd zmm18,zmm18,zmm15
vpbroadcastd zmm7,dword ptr [r11+116]
vpaddd zmm7,zmm7,[rdi+5504]
vprord zmm28,zmm28,23
vpaddd zmm5,zmm5,zmm22
vmovdqa64 zmm14,zmm18
vpternlogd zmm14,zmm15,zmm9,0xe4
vpaddd zmm24,zmm24,zmm7
vpaddd zmm28,zmm28,zmm21
vpbroadcastd zmm13,dword ptr [r11+116]
vpaddd zmm13,zmm13,[rdi+7680]
vprord zmm5,zmm5,23
vpaddd zmm4,zmm4,zmm24
vmovdqa64 zmm23,zmm28
vpternlogd zmm23,zmm21,zmm11,0xe4
vpaddd zmm26,zmm26,zmm13
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+120]
vpaddd zmm0,zmm0,[rdi+1472]
vprord zmm4,zmm4,23
vpaddd zmm14,zmm14,zmm26
vmovdqa64 zmm25,zmm5
vpternlogd zmm25,zmm16,zmm12,0xe4
vpaddd zmm29,zmm29,zmm0
vpbroadcastd zmm1,dword ptr [r11+120]
vpaddd zmm1,zmm1,[rdi+3648]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,23
vpaddd zmm23,zmm23,zmm29
vpaddd zmm31,zmm31,zmm1
vmovdqa64 zmm27,zmm4
vpternlogd zmm27,zmm17,zmm10,0xe4
vpbroadcastd zmm2,dword ptr [r11+120]
vpaddd zmm2,zmm2,[rdi+5824]
vpaddd zmm14,zmm14,zmm18
vprord zmm23,zmm23,18
vpaddd zmm25,zmm25,zmm31
vpaddd zmm6,zmm6,zmm2
vmovdqa64 zmm19,zmm14
vpternlogd zmm19,zmm18,zmm15,0xe4
vpbroadcastd zmm3,dword ptr [r11+120]
vpaddd zmm3,zmm3,[rdi+8000]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,18
vpaddd zmm27,zmm27,zmm6
vpaddd zmm9,zmm9,zmm3
vmovdqa64 zmm30,zmm23
vpternlogd zmm30,zmm28,zmm21,0xe4
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+124]
vpaddd zmm20,zmm20,[rdi+1792]
vprord zmm27,zmm27,18
vpaddd zmm19,zmm19,zmm9
vmovdqa64 zmm8,zmm25
vpternlogd zmm8,zmm5,zmm16,0xe4
vpaddd zmm11,zmm11,zmm20
vpaddd zmm27,zmm27,zmm4
vpbroadcastd zmm22,dword ptr [r11+124]
vpaddd zmm22,zmm22,[rdi+3968]
vprord zmm19,zmm19,18
vpaddd zmm30,zmm30,zmm11
vmovdqa64 zmm7,zmm27
vpternlogd zmm7,zmm4,zmm17,0xe4
vpaddd zmm12,zmm12,zmm22
vpaddd zmm19,zmm19,zmm14
vpbroadcastd zmm24,dword ptr [r11+124]
vpaddd zmm24,zmm24,[rdi+6144]
vprord zmm30,zmm30,12
vpaddd zmm8,zmm8,zmm12
vmovdqa64 zmm13,zmm19
vpternlogd zmm13,zmm14,zmm18,0xe4
vpaddd zmm10,zmm10,zmm24
vpbroadcastd zmm26,dword ptr [r11+124]
vpaddd zmm26,zmm26,[rdi+8320]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,12
vpaddd zmm7,zmm7,zmm10
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0x96
vpbroadcastd zmm29,dword ptr [r11+128]
vpaddd zmm29,zmm29,[rdi+1344]
vpaddd zmm8,zmm8,zmm25
vprord zmm7,zmm7,12
vpaddd zmm13,zmm13,zmm15
vpaddd zmm21,zmm21,zmm29
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0x96
vpbroadcastd zmm31,dword ptr [r11+128]
vpaddd zmm31,zmm31,[rdi+3520]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,12
vpaddd zmm0,zmm0,zmm21
vpaddd zmm16,zmm16,zmm31
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0x96
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+128]
vpaddd zmm6,zmm6,[rdi+5696]
vprord zmm0,zmm0,28
vpaddd zmm1,zmm1,zmm16
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0x96
vpaddd zmm17,zmm17,zmm6
vpaddd zmm0,zmm0,zmm30
vpbroadcastd zmm9,dword ptr [r11+128]
vpaddd zmm9,zmm9,[rdi+7872]
vprord zmm1,zmm1,28
vpaddd zmm2,zmm2,zmm17
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm0,0x96
vpaddd zmm18,zmm18,zmm9
vpaddd zmm1,zmm1,zmm8
vpbroadcastd zmm11,dword ptr [r11+132]
vpaddd zmm11,zmm11,[rdi+1536]
vprord zmm2,zmm2,28
vpaddd zmm3,zmm3,zmm18
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm1,0x96
vpaddd zmm28,zmm28,zmm11
vpbroadcastd zmm12,dword ptr [r11+132]
vpaddd zmm12,zmm12,[rdi+3712]
vpaddd zmm2,zmm2,zmm7
vprord zmm3,zmm3,28
vpaddd zmm20,zmm20,zmm28
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm2,0x96
vpbroadcastd zmm10,dword ptr [r11+132]
vpaddd zmm10,zmm10,[rdi+5888]
vpaddd zmm3,zmm3,zmm13
vprord zmm20,zmm20,21
vpaddd zmm22,zmm22,zmm5
vpaddd zmm4,zmm4,zmm10
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm3,0x96
vpbroadcastd zmm15,dword ptr [r11+132]
vpaddd zmm15,zmm15,[rdi+8064]
vpaddd zmm20,zmm20,zmm0
vprord zmm22,zmm22,21
vpaddd zmm24,zmm24,zmm4
vpaddd zmm14,zmm14,zmm15
vmovdqa64 zmm29,zmm0
vpternlogd zmm29,zmm30,zmm20,0x96
vpaddd zmm22,zmm22,zmm1
vpbroadcastd zmm21,dword ptr [r11+136]
vpaddd zmm21,zmm21,[rdi+1728]
vprord zmm24,zmm24,21
vpaddd zmm26,zmm26,zmm14
vmovdqa64 zmm31,zmm1
vpternlogd zmm31,zmm8,zmm22,0x96
vpaddd zmm23,zmm23,zmm21
vpaddd zmm24,zmm24,zmm2
vpbroadcastd zmm16,dword ptr [r11+136]
vpaddd zmm16,zmm16,[rdi+3904]
vprord zmm26,zmm26,21
vpaddd zmm29,zmm29,zmm23
vmovdqa64 zmm6,zmm2
vpternlogd zmm6,zmm7,zmm24,0x96
vpaddd zmm25,zmm25,zmm16
vpaddd zmm26,zmm26,zmm3
vpbroadcastd zmm17,dword ptr [r11+136]
vpaddd zmm17,zmm17,[rdi+6080]
vprord zmm29,zmm29,16
vpaddd zmm31,zmm31,zmm25
vmovdqa64 zmm9,zmm3
vpternlogd zmm9,zmm13,zmm26,0x96
vpaddd zmm27,zmm27,zmm17
vpbroadcastd zmm18,dword ptr [r11+136]
vpaddd zmm18,zmm18,[rdi+8256]
vpaddd zmm29,zmm29,zmm20
vprord zmm31,zmm31,16
vpaddd zmm6,zmm6,zmm27
vpaddd zmm19,zmm19,zmm18
vmovdqa64 zmm11,zmm20
vpternlogd zmm11,zmm0,zmm29,0x96
vpbroadcastd zmm28,dword ptr [r11+140]
vpaddd zmm28,zmm28,[rdi+1920]
vpaddd zmm31,zmm31,zmm22
vprord zmm6,zmm6,16
vpaddd zmm9,zmm9,zmm19
vpaddd zmm30,zmm30,zmm28
vmovdqa64 zmm12,zmm22
vpternlogd zmm12,zmm1,zmm31,0x96
vpbroadcastd zmm5,dword ptr [r11+140]
vpaddd zmm5,zmm5,[rdi+4096]
vpaddd zmm6,zmm6,zmm24
vprord zmm9,zmm9,16
vpaddd zmm11,zmm11,zmm30
vpaddd zmm8,zmm8,zmm5
vmovdqa64 zmm10,zmm24
vpternlogd zmm10,zmm2,zmm6,0x96
vpaddd zmm9,zmm9,zmm26
vpbroadcastd zmm4,dword ptr [r11+140]
vpaddd zmm4,zmm4,[rdi+6272]
vprord zmm11,zmm11,9
vpaddd zmm12,zmm12,zmm8
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm3,zmm9,0x96
vpaddd zmm7,zmm7,zmm4
vpaddd zmm11,zmm11,zmm29
vpbroadcastd zmm14,dword ptr [r11+140]
vpaddd zmm14,zmm14,[rdi+8448]
vprord zmm12,zmm12,9
vpaddd zmm10,zmm10,zmm7
vmovdqa64 zmm21,zmm29
vpternlogd zmm21,zmm20,zmm11,0x96
vpaddd zmm13,zmm13,zmm14
vpaddd zmm12,zmm12,zmm31
vpbroadcastd zmm23,dword ptr [r11+144]
vpaddd zmm23,zmm23,[rdi+1088]
vprord zmm10,zmm10,9
vpaddd zmm15,zmm15,zmm13
vmovdqa64 zmm16,zmm31
vpternlogd zmm16,zmm22,zmm12,0x96
vpaddd zmm0,zmm0,zmm23
vpbroadcastd zmm25,dword ptr [r11+144]
vpaddd zmm25,zmm25,[rdi+3264]
vpaddd zmm10,zmm10,zmm6
vprord zmm15,zmm15,9
vpaddd zmm21,zmm21,zmm0
vpaddd zmm1,zmm1,zmm25
vmovdqa64 zmm17,zmm6
vpternlogd zmm17,zmm24,zmm10,0x96
vpbroadcastd zmm27,dword ptr [r11+144]
vpaddd zmm27,zmm27,[rdi+5440]
vpaddd zmm15,zmm15,zmm9
vprord zmm21,zmm21,28
vpaddd zmm16,zmm16,zmm1
vpaddd zmm2,zmm2,zmm27
vmovdqa64 zmm18,zmm9
vpternlogd zmm18,zmm26,zmm15,0x96
vpbroadcastd zmm19,dword ptr [r11+144]
vpaddd zmm19,zmm19,[rdi+7616]
vpaddd zmm21,zmm21,zmm11
vprord zmm16,zmm16,28
vpaddd zmm17,zmm17,zmm2
vpaddd zmm3,zmm3,zmm19
vmovdqa64 zmm28,zmm11
vpternlogd zmm28,zmm29,zmm21,0x96
vpaddd zmm16,zmm16,zmm12
vpbroadcastd zmm30,dword ptr [r11+148]
vpaddd zmm30,zmm30,[rdi+1280]
vprord zmm17,zmm17,28
vpaddd zmm18,zmm18,zmm3
vmovdqa64 zmm5,zmm12
vpternlogd zmm5,zmm31,zmm16,0x96
vpaddd zmm20,zmm20,zmm30
vpaddd zmm17,zmm17,zmm10
vpbroadcastd zmm8,dword ptr [r11+148]
vpaddd zmm8,zmm8,[rdi+3456]
vprord zmm18,zmm18,28
vpaddd zmm28,zmm28,zmm20
vmovdqa64 zmm4,zmm10
vpternlogd zmm4,zmm6,zmm17,0x96
vpaddd zmm22,zmm22,zmm8
vpaddd zmm18,zmm18,zmm15
vpbroadcastd zmm7,dword ptr [r11+148]
vpaddd zmm7,zmm7,[rdi+5632]
vprord zmm28,zmm28,21
vpaddd zmm5,zmm5,zmm22
vmovdqa64 zmm14,zmm15
vpternlogd zmm14,zmm9,zmm18,0x96
vpaddd zmm24,zmm24,zmm7
vpbroadcastd zmm13,dword ptr [r11+148]
vpaddd zmm13,zmm13,[rdi+7808]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,21
vpaddd zmm4,zmm4,zmm24
vpaddd zmm26,zmm26,zmm13
vmovdqa64 zmm23,zmm21
vpternlogd zmm23,zmm11,zmm28,0x96
vpbroadcastd zmm0,dword ptr [r11+152]
vpaddd zmm0,zmm0,[rdi+1472]
vpaddd zmm5,zmm5,zmm16
vprord zmm4,zmm4,21
vpaddd zmm14,zmm14,zmm26
vpaddd zmm29,zmm29,zmm0
vmovdqa64 zmm25,zmm16
vpternlogd zmm25,zmm12,zmm5,0x96
vpbroadcastd zmm1,dword ptr [r11+152]
vpaddd zmm1,zmm1,[rdi+3648]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,21
vpaddd zmm23,zmm23,zmm29
vpaddd zmm31,zmm31,zmm1
vmovdqa64 zmm27,zmm17
vpternlogd zmm27,zmm10,zmm4,0x96
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+152]
vpaddd zmm2,zmm2,[rdi+5824]
vprord zmm23,zmm23,16
vpaddd zmm25,zmm25,zmm31
vmovdqa64 zmm19,zmm18
vpternlogd zmm19,zmm15,zmm14,0x96
vpaddd zmm6,zmm6,zmm2
vpaddd zmm23,zmm23,zmm28
vpbroadcastd zmm3,dword ptr [r11+152]
vpaddd zmm3,zmm3,[rdi+8000]
vprord zmm25,zmm25,16
vpaddd zmm27,zmm27,zmm6
vmovdqa64 zmm30,zmm28
vpternlogd zmm30,zmm21,zmm23,0x96
vpaddd zmm9,zmm9,zmm3
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+156]
vpaddd zmm20,zmm20,[rdi+1664]
vprord zmm27,zmm27,16
vpaddd zmm19,zmm19,zmm9
vmovdqa64 zmm8,zmm5
vpternlogd zmm8,zmm16,zmm25,0x96
vpaddd zmm11,zmm11,zmm20
vpbroadcastd zmm22,dword ptr [r11+156]
vpaddd zmm22,zmm22,[rdi+3840]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,16
vpaddd zmm30,zmm30,zmm11
vpaddd zmm12,zmm12,zmm22
vmovdqa64 zmm7,zmm4
vpternlogd zmm7,zmm17,zmm27,0x96
vpbroadcastd zmm24,dword ptr [r11+156]
vpaddd zmm24,zmm24,[rdi+6016]
vpaddd zmm19,zmm19,zmm14
vprord zmm30,zmm30,9
vpaddd zmm8,zmm8,zmm12
vpaddd zmm10,zmm10,zmm24
vmovdqa64 zmm13,zmm14
vpternlogd zmm13,zmm18,zmm19,0x96
vpbroadcastd zmm26,dword ptr [r11+156]
vpaddd zmm26,zmm26,[rdi+8192]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,9
vpaddd zmm7,zmm7,zmm10
vpaddd zmm15,zmm15,zmm26
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0x96
vpaddd zmm8,zmm8,zmm25
vpbroadcastd zmm29,dword ptr [r11+160]
vpaddd zmm29,zmm29,[rdi+1856]
vprord zmm7,zmm7,9
vpaddd zmm13,zmm13,zmm15
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0x96
vpaddd zmm21,zmm21,zmm29
vpaddd zmm7,zmm7,zmm27
vpbroadcastd zmm31,dword ptr [r11+160]
vpaddd zmm31,zmm31,[rdi+4032]
vprord zmm13,zmm13,9
vpaddd zmm0,zmm0,zmm21
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0x96
vpaddd zmm16,zmm16,zmm31
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+160]
vpaddd zmm6,zmm6,[rdi+6208]
vprord zmm0,zmm0,28
vpaddd zmm1,zmm1,zmm16
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0x96
vpaddd zmm17,zmm17,zmm6
vpbroadcastd zmm9,dword ptr [r11+160]
vpaddd zmm9,zmm9,[rdi+8384]
vpaddd zmm0,zmm0,zmm30
vprord zmm1,zmm1,28
vpaddd zmm2,zmm2,zmm17
vpaddd zmm18,zmm18,zmm9
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm0,0x96
vpbroadcastd zmm11,dword ptr [r11+164]
vpaddd zmm11,zmm11,[rdi+1024]
vpaddd zmm1,zmm1,zmm8
vprord zmm2,zmm2,28
vpaddd zmm3,zmm3,zmm18
vpaddd zmm28,zmm28,zmm11
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm1,0x96
vpbroadcastd zmm12,dword ptr [r11+164]
vpaddd zmm12,zmm12,[rdi+3200]
vpaddd zmm2,zmm2,zmm7
vprord zmm3,zmm3,28
vpaddd zmm20,zmm20,zmm28
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm2,0x96
vpaddd zmm3,zmm3,zmm13
vpbroadcastd zmm10,dword ptr [r11+164]
vpaddd zmm10,zmm10,[rdi+5376]
vprord zmm20,zmm20,21
vpaddd zmm22,zmm22,zmm5
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm3,0x96
vpaddd zmm4,zmm4,zmm10
vpaddd zmm20,zmm20,zmm0
vpbroadcastd zmm15,dword ptr [r11+164]
vpaddd zmm15,zmm15,[rdi+7552]
vprord zmm22,zmm22,21
vpaddd zmm24,zmm24,zmm4
vmovdqa64 zmm29,zmm0
vpternlogd zmm29,zmm30,zmm20,0x96
vpaddd zmm14,zmm14,zmm15
vpaddd zmm22,zmm22,zmm1
vpbroadcastd zmm21,dword ptr [r11+168]
vpaddd zmm21,zmm21,[rdi+1216]
vprord zmm24,zmm24,21
vpaddd zmm26,zmm26,zmm14
vmovdqa64 zmm31,zmm1
vpternlogd zmm31,zmm8,zmm22,0x96
vpaddd zmm23,zmm23,zmm21
vpbroadcastd zmm16,dword ptr [r11+168]
vpaddd zmm16,zmm16,[rdi+3392]
vpaddd zmm24,zmm24,zmm2
vprord zmm26,zmm26,21
vpaddd zmm29,zmm29,zmm23
vpaddd zmm25,zmm25,zmm16
vmovdqa64 zmm6,zmm2
vpternlogd zmm6,zmm7,zmm24,0x96
vpbroadcastd zmm17,dword ptr [r11+168]
vpaddd zmm17,zmm17,[rdi+5568]
vpaddd zmm26,zmm26,zmm3
vprord zmm29,zmm29,16
vpaddd zmm31,zmm31,zmm25
vpaddd zmm27,zmm27,zmm17
vmovdqa64 zmm9,zmm3
vpternlogd zmm9,zmm13,zmm26,0x96
vpbroadcastd zmm18,dword ptr [r11+168]
vpaddd zmm18,zmm18,[rdi+7744]
vpaddd zmm29,zmm29,zmm20
vprord zmm31,zmm31,16
vpaddd zmm6,zmm6,zmm27
vpaddd zmm19,zmm19,zmm18
vmovdqa64 zmm11,zmm20
vpternlogd zmm11,zmm0,zmm29,0x96
vpaddd zmm31,zmm31,zmm22
vpbroadcastd zmm28,dword ptr [r11+172]
vpaddd zmm28,zmm28,[rdi+1408]
vprord zmm6,zmm6,16
vpaddd zmm9,zmm9,zmm19
vmovdqa64 zmm12,zmm22
vpternlogd zmm12,zmm1,zmm31,0x96
vpaddd zmm30,zmm30,zmm28
vpaddd zmm6,zmm6,zmm24
vpbroadcastd zmm5,dword ptr [r11+172]
vpaddd zmm5,zmm5,[rdi+3584]
vprord zmm9,zmm9,16
vpaddd zmm11,zmm11,zmm30
vmovdqa64 zmm10,zmm24
vpternlogd zmm10,zmm2,zmm6,0x96
vpaddd zmm8,zmm8,zmm5
vpaddd zmm9,zmm9,zmm26
vpbroadcastd zmm4,dword ptr [r11+172]
vpaddd zmm4,zmm4,[rdi+5760]
vprord zmm11,zmm11,9
vpaddd zmm12,zmm12,zmm8
vmovdqa64 zmm15,zmm26
vpternlogd zmm15,zmm3,zmm9,0x96
vpaddd zmm7,zmm7,zmm4
vpbroadcastd zmm14,dword ptr [r11+172]
vpaddd zmm14,zmm14,[rdi+7936]
vpaddd zmm11,zmm11,zmm29
vprord zmm12,zmm12,9
vpaddd zmm10,zmm10,zmm7
vpaddd zmm13,zmm13,zmm14
vmovdqa64 zmm21,zmm29
vpternlogd zmm21,zmm20,zmm11,0x96
vpbroadcastd zmm23,dword ptr [r11+176]
vpaddd zmm23,zmm23,[rdi+1600]
vpaddd zmm12,zmm12,zmm31
vprord zmm10,zmm10,9
vpaddd zmm15,zmm15,zmm13
vpaddd zmm0,zmm0,zmm23
vmovdqa64 zmm16,zmm31
vpternlogd zmm16,zmm22,zmm12,0x96
vpbroadcastd zmm25,dword ptr [r11+176]
vpaddd zmm25,zmm25,[rdi+3776]
vpaddd zmm10,zmm10,zmm6
vprord zmm15,zmm15,9
vpaddd zmm21,zmm21,zmm0
vpaddd zmm1,zmm1,zmm25
vmovdqa64 zmm17,zmm6
vpternlogd zmm17,zmm24,zmm10,0x96
vpaddd zmm15,zmm15,zmm9
vpbroadcastd zmm27,dword ptr [r11+176]
vpaddd zmm27,zmm27,[rdi+5952]
vprord zmm21,zmm21,28
vpaddd zmm16,zmm16,zmm1
vmovdqa64 zmm18,zmm9
vpternlogd zmm18,zmm26,zmm15,0x96
vpaddd zmm2,zmm2,zmm27
vpaddd zmm21,zmm21,zmm11
vpbroadcastd zmm19,dword ptr [r11+176]
vpaddd zmm19,zmm19,[rdi+8128]
vprord zmm16,zmm16,28
vpaddd zmm17,zmm17,zmm2
vmovdqa64 zmm28,zmm11
vpternlogd zmm28,zmm29,zmm21,0x96
vpaddd zmm3,zmm3,zmm19
vpaddd zmm16,zmm16,zmm12
vpbroadcastd zmm30,dword ptr [r11+180]
vpaddd zmm30,zmm30,[rdi+1792]
vprord zmm17,zmm17,28
vpaddd zmm18,zmm18,zmm3
vmovdqa64 zmm5,zmm12
vpternlogd zmm5,zmm31,zmm16,0x96
vpaddd zmm20,zmm20,zmm30
vpbroadcastd zmm8,dword ptr [r11+180]
vpaddd zmm8,zmm8,[rdi+3968]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,28
vpaddd zmm28,zmm28,zmm20
vpaddd zmm22,zmm22,zmm8
vmovdqa64 zmm4,zmm10
vpternlogd zmm4,zmm6,zmm17,0x96
vpbroadcastd zmm7,dword ptr [r11+180]
vpaddd zmm7,zmm7,[rdi+6144]
vpaddd zmm18,zmm18,zmm15
vprord zmm28,zmm28,21
vpaddd zmm5,zmm5,zmm22
vpaddd zmm24,zmm24,zmm7
vmovdqa64 zmm14,zmm15
vpternlogd zmm14,zmm9,zmm18,0x96
vpbroadcastd zmm13,dword ptr [r11+180]
vpaddd zmm13,zmm13,[rdi+8320]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,21
vpaddd zmm4,zmm4,zmm24
vpaddd zmm26,zmm26,zmm13
vmovdqa64 zmm23,zmm21
vpternlogd zmm23,zmm11,zmm28,0x96
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+184]
vpaddd zmm0,zmm0,[rdi+1984]
vprord zmm4,zmm4,21
vpaddd zmm14,zmm14,zmm26
vmovdqa64 zmm25,zmm16
vpternlogd zmm25,zmm12,zmm5,0x96
vpaddd zmm29,zmm29,zmm0
vpaddd zmm4,zmm4,zmm17
vpbroadcastd zmm1,dword ptr [r11+184]
vpaddd zmm1,zmm1,[rdi+4160]
vprord zmm14,zmm14,21
vpaddd zmm23,zmm23,zmm29
vmovdqa64 zmm27,zmm17
vpternlogd zmm27,zmm10,zmm4,0x96
vpaddd zmm31,zmm31,zmm1
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+184]
vpaddd zmm2,zmm2,[rdi+6336]
vprord zmm23,zmm23,16
vpaddd zmm25,zmm25,zmm31
vmovdqa64 zmm19,zmm18
vpternlogd zmm19,zmm15,zmm14,0x96
vpaddd zmm6,zmm6,zmm2
vpbroadcastd zmm3,dword ptr [r11+184]
vpaddd zmm3,zmm3,[rdi+8512]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,16
vpaddd zmm27,zmm27,zmm6
vpaddd zmm9,zmm9,zmm3
vmovdqa64 zmm30,zmm28
vpternlogd zmm30,zmm21,zmm23,0x96
vpbroadcastd zmm20,dword ptr [r11+188]
vpaddd zmm20,zmm20,[rdi+1152]
vpaddd zmm25,zmm25,zmm5
vprord zmm27,zmm27,16
vpaddd zmm19,zmm19,zmm9
vpaddd zmm11,zmm11,zmm20
vmovdqa64 zmm8,zmm5
vpternlogd zmm8,zmm16,zmm25,0x96
vpbroadcastd zmm22,dword ptr [r11+188]
vpaddd zmm22,zmm22,[rdi+3328]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,16
vpaddd zmm30,zmm30,zmm11
vpaddd zmm12,zmm12,zmm22
vmovdqa64 zmm7,zmm4
vpternlogd zmm7,zmm17,zmm27,0x96
vpaddd zmm19,zmm19,zmm14
vpbroadcastd zmm24,dword ptr [r11+188]
vpaddd zmm24,zmm24,[rdi+5504]
vprord zmm30,zmm30,9
vpaddd zmm8,zmm8,zmm12
vmovdqa64 zmm13,zmm14
vpternlogd zmm13,zmm18,zmm19,0x96
vpaddd zmm10,zmm10,zmm24
vpaddd zmm30,zmm30,zmm23
vpbroadcastd zmm26,dword ptr [r11+188]
vpaddd zmm26,zmm26,[rdi+7680]
vprord zmm8,zmm8,9
vpaddd zmm7,zmm7,zmm10
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0xb4
vpaddd zmm15,zmm15,zmm26
vpaddd zmm8,zmm8,zmm25
vpbroadcastd zmm29,dword ptr [r11+192]
vpaddd zmm29,zmm29,[rdi+1024]
vprord zmm7,zmm7,9
vpaddd zmm13,zmm13,zmm15
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0xb4
vpaddd zmm21,zmm21,zmm29
vpbroadcastd zmm31,dword ptr [r11+192]
vpaddd zmm31,zmm31,[rdi+3200]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,9
vpsubd zmm21,zmm21,zmm0
vpaddd zmm16,zmm16,zmm31
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0xb4
vpbroadcastd zmm6,dword ptr [r11+192]
vpaddd zmm6,zmm6,[rdi+5376]
vpaddd zmm13,zmm13,zmm19
vprord zmm21,zmm21,26
vpsubd zmm16,zmm16,zmm1
vpaddd zmm17,zmm17,zmm6
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0xb4
vpbroadcastd zmm9,dword ptr [r11+192]
vpaddd zmm9,zmm9,[rdi+7552]
vpaddd zmm21,zmm21,zmm30
vprord zmm16,zmm16,26
vpsubd zmm17,zmm17,zmm2
vpaddd zmm18,zmm18,zmm9
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm21,0xb4
vpaddd zmm16,zmm16,zmm8
vpbroadcastd zmm11,dword ptr [r11+196]
vpaddd zmm11,zmm11,[rdi+1472]
vprord zmm17,zmm17,26
vpsubd zmm18,zmm18,zmm3
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm16,0xb4
vpaddd zmm28,zmm28,zmm11
vpaddd zmm17,zmm17,zmm7
vpbroadcastd zmm12,dword ptr [r11+196]
vpaddd zmm12,zmm12,[rdi+3648]
vprord zmm18,zmm18,26
vpsubd zmm28,zmm28,zmm20
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm17,0xb4
vpaddd zmm5,zmm5,zmm12
vpaddd zmm18,zmm18,zmm13
vpbroadcastd zmm10,dword ptr [r11+196]
vpaddd zmm10,zmm10,[rdi+5824]
vprord zmm28,zmm28,22
vpsubd zmm5,zmm5,zmm22
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm18,0xb4
vpaddd zmm4,zmm4,zmm10
vpbroadcastd zmm15,dword ptr [r11+196]
vpaddd zmm15,zmm15,[rdi+8000]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,22
vpsubd zmm4,zmm4,zmm24
vpaddd zmm14,zmm14,zmm15
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm30,zmm28,0xb4
vpbroadcastd zmm0,dword ptr [r11+200]
vpaddd zmm0,zmm0,[rdi+1920]
vpaddd zmm5,zmm5,zmm16
vprord zmm4,zmm4,22
vpsubd zmm14,zmm14,zmm26
vpaddd zmm23,zmm23,zmm0
vmovdqa64 zmm31,zmm16
vpternlogd zmm31,zmm8,zmm5,0xb4
vpbroadcastd zmm1,dword ptr [r11+200]
vpaddd zmm1,zmm1,[rdi+4096]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,22
vpsubd zmm23,zmm23,zmm29
vpaddd zmm25,zmm25,zmm1
vmovdqa64 zmm6,zmm17
vpternlogd zmm6,zmm7,zmm4,0xb4
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+200]
vpaddd zmm2,zmm2,[rdi+6272]
vprord zmm23,zmm23,17
vpsubd zmm25,zmm25,zmm31
vmovdqa64 zmm9,zmm18
vpternlogd zmm9,zmm13,zmm14,0xb4
vpaddd zmm27,zmm27,zmm2
vpaddd zmm23,zmm23,zmm28
vpbroadcastd zmm3,dword ptr [r11+200]
vpaddd zmm3,zmm3,[rdi+8448]
vprord zmm25,zmm25,17
vpsubd zmm27,zmm27,zmm6
vmovdqa64 zmm11,zmm28
vpternlogd zmm11,zmm21,zmm23,0xb4
vpaddd zmm19,zmm19,zmm3
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+204]
vpaddd zmm20,zmm20,[rdi+1344]
vprord zmm27,zmm27,17
vpsubd zmm19,zmm19,zmm9
vmovdqa64 zmm12,zmm5
vpternlogd zmm12,zmm16,zmm25,0xb4
vpaddd zmm30,zmm30,zmm20
vpbroadcastd zmm22,dword ptr [r11+204]
vpaddd zmm22,zmm22,[rdi+3520]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,17
vpsubd zmm30,zmm30,zmm11
vpaddd zmm8,zmm8,zmm22
vmovdqa64 zmm10,zmm4
vpternlogd zmm10,zmm17,zmm27,0xb4
vpbroadcastd zmm24,dword ptr [r11+204]
vpaddd zmm24,zmm24,[rdi+5696]
vpaddd zmm19,zmm19,zmm14
vprord zmm30,zmm30,11
vpsubd zmm8,zmm8,zmm12
vpaddd zmm7,zmm7,zmm24
vmovdqa64 zmm15,zmm14
vpternlogd zmm15,zmm18,zmm19,0xb4
vpbroadcastd zmm26,dword ptr [r11+204]
vpaddd zmm26,zmm26,[rdi+7872]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,11
vpsubd zmm7,zmm7,zmm10
vpaddd zmm13,zmm13,zmm26
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0xb4
vpaddd zmm8,zmm8,zmm25
vpbroadcastd zmm29,dword ptr [r11+208]
vpaddd zmm29,zmm29,[rdi+1792]
vprord zmm7,zmm7,11
vpsubd zmm13,zmm13,zmm15
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0xb4
vpaddd zmm21,zmm21,zmm29
vpaddd zmm7,zmm7,zmm27
vpbroadcastd zmm31,dword ptr [r11+208]
vpaddd zmm31,zmm31,[rdi+3968]
vprord zmm13,zmm13,11
vpsubd zmm21,zmm21,zmm0
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0xb4
vpaddd zmm16,zmm16,zmm31
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+208]
vpaddd zmm6,zmm6,[rdi+6144]
vprord zmm21,zmm21,26
vpsubd zmm16,zmm16,zmm1
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0xb4
vpaddd zmm17,zmm17,zmm6
vpbroadcastd zmm9,dword ptr [r11+208]
vpaddd zmm9,zmm9,[rdi+8320]
vpaddd zmm21,zmm21,zmm30
vprord zmm16,zmm16,26
vpsubd zmm17,zmm17,zmm2
vpaddd zmm18,zmm18,zmm9
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm21,0xb4
vpbroadcastd zmm11,dword ptr [r11+212]
vpaddd zmm11,zmm11,[rdi+1216]
vpaddd zmm16,zmm16,zmm8
vprord zmm17,zmm17,26
vpsubd zmm18,zmm18,zmm3
vpaddd zmm28,zmm28,zmm11
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm16,0xb4
vpbroadcastd zmm12,dword ptr [r11+212]
vpaddd zmm12,zmm12,[rdi+3392]
vpaddd zmm17,zmm17,zmm7
vprord zmm18,zmm18,26
vpsubd zmm28,zmm28,zmm20
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm17,0xb4
vpaddd zmm18,zmm18,zmm13
vpbroadcastd zmm10,dword ptr [r11+212]
vpaddd zmm10,zmm10,[rdi+5568]
vprord zmm28,zmm28,22
vpsubd zmm5,zmm5,zmm22
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm18,0xb4
vpaddd zmm4,zmm4,zmm10
vpaddd zmm28,zmm28,zmm21
vpbroadcastd zmm15,dword ptr [r11+212]
vpaddd zmm15,zmm15,[rdi+7744]
vprord zmm5,zmm5,22
vpsubd zmm4,zmm4,zmm24
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm30,zmm28,0xb4
vpaddd zmm14,zmm14,zmm15
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+216]
vpaddd zmm0,zmm0,[rdi+1664]
vprord zmm4,zmm4,22
vpsubd zmm14,zmm14,zmm26
vmovdqa64 zmm31,zmm16
vpternlogd zmm31,zmm8,zmm5,0xb4
vpaddd zmm23,zmm23,zmm0
vpbroadcastd zmm1,dword ptr [r11+216]
vpaddd zmm1,zmm1,[rdi+3840]
vpaddd zmm4,zmm4,zmm17
vprord zmm14,zmm14,22
vpsubd zmm23,zmm23,zmm29
vpaddd zmm25,zmm25,zmm1
vmovdqa64 zmm6,zmm17
vpternlogd zmm6,zmm7,zmm4,0xb4
vpbroadcastd zmm2,dword ptr [r11+216]
vpaddd zmm2,zmm2,[rdi+6016]
vpaddd zmm14,zmm14,zmm18
vprord zmm23,zmm23,17
vpsubd zmm25,zmm25,zmm31
vpaddd zmm27,zmm27,zmm2
vmovdqa64 zmm9,zmm18
vpternlogd zmm9,zmm13,zmm14,0xb4
vpbroadcastd zmm3,dword ptr [r11+216]
vpaddd zmm3,zmm3,[rdi+8192]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,17
vpsubd zmm27,zmm27,zmm6
vpaddd zmm19,zmm19,zmm3
vmovdqa64 zmm11,zmm28
vpternlogd zmm11,zmm21,zmm23,0xb4
vpaddd zmm25,zmm25,zmm5
vpbroadcastd zmm20,dword ptr [r11+220]
vpaddd zmm20,zmm20,[rdi+1088]
vprord zmm27,zmm27,17
vpsubd zmm19,zmm19,zmm9
vmovdqa64 zmm12,zmm5
vpternlogd zmm12,zmm16,zmm25,0xb4
vpaddd zmm30,zmm30,zmm20
vpaddd zmm27,zmm27,zmm4
vpbroadcastd zmm22,dword ptr [r11+220]
vpaddd zmm22,zmm22,[rdi+3264]
vprord zmm19,zmm19,17
vpsubd zmm30,zmm30,zmm11
vmovdqa64 zmm10,zmm4
vpternlogd zmm10,zmm17,zmm27,0xb4
vpaddd zmm8,zmm8,zmm22
vpaddd zmm19,zmm19,zmm14
vpbroadcastd zmm24,dword ptr [r11+220]
vpaddd zmm24,zmm24,[rdi+5440]
vprord zmm30,zmm30,11
vpsubd zmm8,zmm8,zmm12
vmovdqa64 zmm15,zmm14
vpternlogd zmm15,zmm18,zmm19,0xb4
vpaddd zmm7,zmm7,zmm24
vpbroadcastd zmm26,dword ptr [r11+220]
vpaddd zmm26,zmm26,[rdi+7616]
vpaddd zmm30,zmm30,zmm23
vprord zmm8,zmm8,11
vpsubd zmm7,zmm7,zmm10
vpaddd zmm13,zmm13,zmm26
vmovdqa64 zmm0,zmm23
vpternlogd zmm0,zmm28,zmm30,0xb4
vpbroadcastd zmm29,dword ptr [r11+224]
vpaddd zmm29,zmm29,[rdi+1536]
vpaddd zmm8,zmm8,zmm25
vprord zmm7,zmm7,11
vpsubd zmm13,zmm13,zmm15
vpaddd zmm21,zmm21,zmm29
vmovdqa64 zmm1,zmm25
vpternlogd zmm1,zmm5,zmm8,0xb4
vpbroadcastd zmm31,dword ptr [r11+224]
vpaddd zmm31,zmm31,[rdi+3712]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,11
vpsubd zmm21,zmm21,zmm0
vpaddd zmm16,zmm16,zmm31
vmovdqa64 zmm2,zmm27
vpternlogd zmm2,zmm4,zmm7,0xb4
vpaddd zmm13,zmm13,zmm19
vpbroadcastd zmm6,dword ptr [r11+224]
vpaddd zmm6,zmm6,[rdi+5888]
vprord zmm21,zmm21,26
vpsubd zmm16,zmm16,zmm1
vmovdqa64 zmm3,zmm19
vpternlogd zmm3,zmm14,zmm13,0xb4
vpaddd zmm17,zmm17,zmm6
vpaddd zmm21,zmm21,zmm30
vpbroadcastd zmm9,dword ptr [r11+224]
vpaddd zmm9,zmm9,[rdi+8064]
vprord zmm16,zmm16,26
vpsubd zmm17,zmm17,zmm2
vmovdqa64 zmm20,zmm30
vpternlogd zmm20,zmm23,zmm21,0xb4
vpaddd zmm18,zmm18,zmm9
vpaddd zmm16,zmm16,zmm8
vpbroadcastd zmm11,dword ptr [r11+228]
vpaddd zmm11,zmm11,[rdi+1984]
vprord zmm17,zmm17,26
vpsubd zmm18,zmm18,zmm3
vmovdqa64 zmm22,zmm8
vpternlogd zmm22,zmm25,zmm16,0xb4
vpaddd zmm28,zmm28,zmm11
vpbroadcastd zmm12,dword ptr [r11+228]
vpaddd zmm12,zmm12,[rdi+4160]
vpaddd zmm17,zmm17,zmm7
vprord zmm18,zmm18,26
vpsubd zmm28,zmm28,zmm20
vpaddd zmm5,zmm5,zmm12
vmovdqa64 zmm24,zmm7
vpternlogd zmm24,zmm27,zmm17,0xb4
vpbroadcastd zmm10,dword ptr [r11+228]
vpaddd zmm10,zmm10,[rdi+6336]
vpaddd zmm18,zmm18,zmm13
vprord zmm28,zmm28,22
vpsubd zmm5,zmm5,zmm22
vpaddd zmm4,zmm4,zmm10
vmovdqa64 zmm26,zmm13
vpternlogd zmm26,zmm19,zmm18,0xb4
vpbroadcastd zmm15,dword ptr [r11+228]
vpaddd zmm15,zmm15,[rdi+8512]
vpaddd zmm28,zmm28,zmm21
vprord zmm5,zmm5,22
vpsubd zmm4,zmm4,zmm24
vpaddd zmm14,zmm14,zmm15
vmovdqa64 zmm29,zmm21
vpternlogd zmm29,zmm30,zmm28,0xb4
vpaddd zmm5,zmm5,zmm16
vpbroadcastd zmm0,dword ptr [r11+232]
vpaddd zmm0,zmm0,[rdi+1408]
vprord zmm4,zmm4,22
vpsubd zmm14,zmm14,zmm26
vmovdqa64 zmm31,zmm16
vpternlogd zmm31,zmm8,zmm5,0xb4
vpaddd zmm23,zmm23,zmm0
vpaddd zmm4,zmm4,zmm17
vpbroadcastd zmm1,dword ptr [r11+232]
vpaddd zmm1,zmm1,[rdi+3584]
vprord zmm14,zmm14,22
vpsubd zmm23,zmm23,zmm29
vmovdqa64 zmm6,zmm17
vpternlogd zmm6,zmm7,zmm4,0xb4
vpaddd zmm25,zmm25,zmm1
vpaddd zmm14,zmm14,zmm18
vpbroadcastd zmm2,dword ptr [r11+232]
vpaddd zmm2,zmm2,[rdi+5760]
vprord zmm23,zmm23,17
vpsubd zmm25,zmm25,zmm31
vmovdqa64 zmm9,zmm18
vpternlogd zmm9,zmm13,zmm14,0xb4
vpaddd zmm27,zmm27,zmm2
vpbroadcastd zmm3,dword ptr [r11+232]
vpaddd zmm3,zmm3,[rdi+7936]
vpaddd zmm23,zmm23,zmm28
vprord zmm25,zmm25,17
vpsubd zmm27,zmm27,zmm6
vpaddd zmm19,zmm19,zmm3
vmovdqa64 zmm11,zmm28
vpternlogd zmm11,zmm21,zmm23,0xb4
vpbroadcastd zmm20,dword ptr [r11+236]
vpaddd zmm20,zmm20,[rdi+1856]
vpaddd zmm25,zmm25,zmm5
vprord zmm27,zmm27,17
vpsubd zmm19,zmm19,zmm9
vpaddd zmm30,zmm30,zmm20
vmovdqa64 zmm12,zmm5
vpternlogd zmm12,zmm16,zmm25,0xb4
vpbroadcastd zmm22,dword ptr [r11+236]
vpaddd zmm22,zmm22,[rdi+4032]
vpaddd zmm27,zmm27,zmm4
vprord zmm19,zmm19,17
vpsubd zmm30,zmm30,zmm11
vpaddd zmm8,zmm8,zmm22
vpaddd zmm19,zmm19,zmm14
vmovdqa64 zmm10,zmm4
vpternlogd zmm10,zmm17,zmm27,0xb4
vprord zmm30,zmm30,11
vpsubd zmm8,zmm8,zmm12
vpbroadcastd zmm24,dword ptr [r11+236]
vpaddd zmm24,zmm24,[rdi+6208]
vpaddd zmm30,zmm30,zmm23
vmovdqa64 zmm15,zmm14
vpternlogd zmm15,zmm18,zmm19,0xb4
vprord zmm8,zmm8,11
vpaddd zmm7,zmm7,zmm24
vpbroadcastd zmm26,dword ptr [r11+236]
vpaddd zmm26,zmm26,[rdi+8384]
vpternlogd zmm23,zmm28,zmm30,0xb4
vpaddd zmm30,zmm30,[rdi+0]
vpaddd zmm8,zmm8,zmm25
vpsubd zmm7,zmm7,zmm10
vpaddd zmm13,zmm13,zmm26
vpternlogd zmm25,zmm5,zmm8,0xb4
vpaddd zmm8,zmm8,[rdi+2176]
vprord zmm7,zmm7,11
vpsubd zmm13,zmm13,zmm15
vpbroadcastd zmm0,dword ptr [r11+240]
vpaddd zmm0,zmm0,[rdi+1280]
vpaddd zmm7,zmm7,zmm27
vprord zmm13,zmm13,11
vpaddd zmm21,zmm21,zmm0
vpbroadcastd zmm29,dword ptr [r11+240]
vpaddd zmm29,zmm29,[rdi+3456]
vpbroadcastd zmm1,dword ptr [r11+240]
vpaddd zmm1,zmm1,[rdi+5632]
vpternlogd zmm27,zmm4,zmm7,0xb4
vpaddd zmm7,zmm7,[rdi+4352]
vpaddd zmm13,zmm13,zmm19
vpsubd zmm21,zmm21,zmm23
vpaddd zmm16,zmm16,zmm29
vpaddd zmm17,zmm17,zmm1
vpternlogd zmm19,zmm14,zmm13,0xb4
vpaddd zmm13,zmm13,[rdi+6528]
vprord zmm21,zmm21,26
vpsubd zmm16,zmm16,zmm25
vpsubd zmm17,zmm17,zmm27
vpbroadcastd zmm31,dword ptr [r11+240]
vpaddd zmm31,zmm31,[rdi+7808]
vpaddd zmm21,zmm21,zmm30
vprord zmm16,zmm16,26
vprord zmm17,zmm17,26
vpaddd zmm18,zmm18,zmm31
vmovdqa64 [rdi+2112],zmm21
vpaddd zmm16,zmm16,zmm8
vpaddd zmm17,zmm17,zmm7
vpsubd zmm18,zmm18,zmm19
vmovdqa64 [rdi+4288],zmm16
vmovdqa64 [rdi+6464],zmm17
vprord zmm18,zmm18,26
vpaddd zmm18,zmm18,zmm13
vmovdqa64 [rdi+8640],zmm18
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

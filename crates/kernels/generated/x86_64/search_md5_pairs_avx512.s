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
vmovdqa64 zmm2,[rdi+128]
vmovdqa64 zmm3,[rdi+192]
vmovdqa64 zmm4,[rdi+64]
vpternlogd zmm2,zmm3,zmm4,0xe4
vpaddd zmm1,zmm1,[rdi+2176]
vpaddd zmm0,zmm0,zmm2
vmovdqa64 zmm5,[rdi+2304]
vmovdqa64 zmm6,[rdi+2368]
vmovdqa64 zmm7,[rdi+2240]
vpternlogd zmm5,zmm6,zmm7,0xe4
vpbroadcastd zmm8,dword ptr [r11+4]
vpaddd zmm8,zmm8,[rdi+1088]
vprord zmm0,zmm0,25
vpaddd zmm1,zmm1,zmm5
vpbroadcastd zmm9,dword ptr [r11+4]
vpaddd zmm9,zmm9,[rdi+3264]
vpaddd zmm8,zmm8,[rdi+192]
vpaddd zmm0,zmm0,[rdi+64]
vprord zmm1,zmm1,25
vpaddd zmm9,zmm9,[rdi+2368]
vmovdqa64 zmm10,[rdi+64]
vmovdqa64 zmm11,[rdi+128]
vpternlogd zmm10,zmm11,zmm0,0xe4
vpaddd zmm1,zmm1,[rdi+2240]
vpaddd zmm10,zmm10,zmm8
vmovdqa64 zmm12,[rdi+2240]
vmovdqa64 zmm13,[rdi+2304]
vpternlogd zmm12,zmm13,zmm1,0xe4
vpbroadcastd zmm14,dword ptr [r11+8]
vpaddd zmm14,zmm14,[rdi+1152]
vprord zmm10,zmm10,20
vpaddd zmm12,zmm12,zmm9
vpaddd zmm14,zmm14,[rdi+128]
vpbroadcastd zmm15,dword ptr [r11+8]
vpaddd zmm15,zmm15,[rdi+3328]
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,20
vpaddd zmm15,zmm15,[rdi+2304]
vpbroadcastd zmm16,dword ptr [r11+12]
vpaddd zmm16,zmm16,[rdi+1216]
vmovdqa64 zmm17,[rdi+64]
vpternlogd zmm17,zmm0,zmm10,0xd8
vpaddd zmm12,zmm12,zmm1
vpaddd zmm16,zmm16,[rdi+64]
vpaddd zmm17,zmm17,zmm14
vmovdqa64 zmm18,[rdi+2240]
vpternlogd zmm18,zmm1,zmm12,0xd8
vpbroadcastd zmm19,dword ptr [r11+12]
vpaddd zmm19,zmm19,[rdi+3392]
vprord zmm17,zmm17,15
vpaddd zmm18,zmm18,zmm15
vpaddd zmm19,zmm19,[rdi+2240]
vpbroadcastd zmm20,dword ptr [r11+16]
vpaddd zmm20,zmm20,[rdi+1280]
vpbroadcastd zmm21,dword ptr [r11+16]
vpaddd zmm21,zmm21,[rdi+3456]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,15
vpaddd zmm20,zmm0,zmm20
vpaddd zmm21,zmm1,zmm21
vpternlogd zmm0,zmm10,zmm17,0xd8
vpaddd zmm18,zmm18,zmm12
vpbroadcastd zmm22,dword ptr [r11+20]
vpaddd zmm22,zmm22,[rdi+1344]
vpaddd zmm0,zmm0,zmm16
vpternlogd zmm1,zmm12,zmm18,0xd8
vpaddd zmm22,zmm10,zmm22
vpbroadcastd zmm23,dword ptr [r11+20]
vpaddd zmm23,zmm23,[rdi+3520]
vpbroadcastd zmm24,dword ptr [r11+24]
vpaddd zmm24,zmm24,[rdi+1408]
vprord zmm0,zmm0,10
vpaddd zmm1,zmm1,zmm19
vpaddd zmm23,zmm12,zmm23
vpaddd zmm24,zmm17,zmm24
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,10
vpbroadcastd zmm25,dword ptr [r11+24]
vpaddd zmm25,zmm25,[rdi+3584]
vpternlogd zmm10,zmm17,zmm0,0xd8
vpaddd zmm1,zmm1,zmm18
vpaddd zmm25,zmm18,zmm25
vpbroadcastd zmm26,dword ptr [r11+28]
vpaddd zmm26,zmm26,[rdi+1472]
vpbroadcastd zmm27,dword ptr [r11+28]
vpaddd zmm27,zmm27,[rdi+3648]
vpaddd zmm10,zmm10,zmm20
vpternlogd zmm12,zmm18,zmm1,0xd8
vpaddd zmm26,zmm0,zmm26
vpaddd zmm27,zmm1,zmm27
vprord zmm10,zmm10,25
vpaddd zmm12,zmm12,zmm21
vpbroadcastd zmm28,dword ptr [r11+32]
vpaddd zmm28,zmm28,[rdi+1536]
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,25
vpbroadcastd zmm29,dword ptr [r11+32]
vpaddd zmm29,zmm29,[rdi+3712]
vpbroadcastd zmm30,dword ptr [r11+36]
vpaddd zmm30,zmm30,[rdi+1600]
vpternlogd zmm17,zmm0,zmm10,0xd8
vpaddd zmm12,zmm12,zmm1
vpaddd zmm28,zmm10,zmm28
vpbroadcastd zmm31,dword ptr [r11+36]
vpaddd zmm31,zmm31,[rdi+3776]
vpaddd zmm17,zmm17,zmm22
vpternlogd zmm18,zmm1,zmm12,0xd8
vpaddd zmm29,zmm12,zmm29
vpbroadcastd zmm3,dword ptr [r11+40]
vpaddd zmm3,zmm3,[rdi+1664]
vprord zmm17,zmm17,20
vpaddd zmm18,zmm18,zmm23
vpbroadcastd zmm4,dword ptr [r11+40]
vpaddd zmm4,zmm4,[rdi+3840]
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,20
vpbroadcastd zmm2,dword ptr [r11+44]
vpaddd zmm2,zmm2,[rdi+1728]
vpternlogd zmm0,zmm10,zmm17,0xd8
vpaddd zmm30,zmm17,zmm30
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm24
vpternlogd zmm1,zmm12,zmm18,0xd8
vpaddd zmm31,zmm18,zmm31
vpbroadcastd zmm6,dword ptr [r11+44]
vpaddd zmm6,zmm6,[rdi+3904]
vprord zmm0,zmm0,15
vpaddd zmm1,zmm1,zmm25
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,15
vpbroadcastd zmm7,dword ptr [r11+48]
vpaddd zmm7,zmm7,[rdi+1792]
vpternlogd zmm10,zmm17,zmm0,0xd8
vpaddd zmm3,zmm0,zmm3
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm26
vpternlogd zmm12,zmm18,zmm1,0xd8
vpaddd zmm4,zmm1,zmm4
vpbroadcastd zmm5,dword ptr [r11+48]
vpaddd zmm5,zmm5,[rdi+3968]
vprord zmm10,zmm10,10
vpaddd zmm12,zmm12,zmm27
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,10
vpbroadcastd zmm11,dword ptr [r11+52]
vpaddd zmm11,zmm11,[rdi+1856]
vpternlogd zmm17,zmm0,zmm10,0xd8
vpaddd zmm2,zmm10,zmm2
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm28
vpternlogd zmm18,zmm1,zmm12,0xd8
vpaddd zmm6,zmm12,zmm6
vpbroadcastd zmm8,dword ptr [r11+52]
vpaddd zmm8,zmm8,[rdi+4032]
vprord zmm17,zmm17,25
vpaddd zmm18,zmm18,zmm29
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,25
vpbroadcastd zmm13,dword ptr [r11+56]
vpaddd zmm13,zmm13,[rdi+1920]
vpternlogd zmm0,zmm10,zmm17,0xd8
vpaddd zmm7,zmm17,zmm7
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm30
vpternlogd zmm1,zmm12,zmm18,0xd8
vpaddd zmm5,zmm18,zmm5
vpbroadcastd zmm9,dword ptr [r11+56]
vpaddd zmm9,zmm9,[rdi+4096]
vprord zmm0,zmm0,20
vpaddd zmm1,zmm1,zmm31
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,20
vpbroadcastd zmm14,dword ptr [r11+60]
vpaddd zmm14,zmm14,[rdi+1984]
vpternlogd zmm10,zmm17,zmm0,0xd8
vpaddd zmm11,zmm0,zmm11
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm3
vpternlogd zmm12,zmm18,zmm1,0xd8
vpaddd zmm8,zmm1,zmm8
vpbroadcastd zmm15,dword ptr [r11+60]
vpaddd zmm15,zmm15,[rdi+4160]
vprord zmm10,zmm10,15
vpaddd zmm12,zmm12,zmm4
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,15
vpbroadcastd zmm16,dword ptr [r11+64]
vpaddd zmm16,zmm16,[rdi+1088]
vpternlogd zmm17,zmm0,zmm10,0xd8
vpaddd zmm13,zmm10,zmm13
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm2
vpternlogd zmm18,zmm1,zmm12,0xd8
vpaddd zmm9,zmm12,zmm9
vpbroadcastd zmm19,dword ptr [r11+64]
vpaddd zmm19,zmm19,[rdi+3264]
vprord zmm17,zmm17,10
vpaddd zmm18,zmm18,zmm6
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,10
vpbroadcastd zmm20,dword ptr [r11+68]
vpaddd zmm20,zmm20,[rdi+1408]
vpternlogd zmm0,zmm10,zmm17,0xd8
vpaddd zmm14,zmm17,zmm14
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm7
vpternlogd zmm1,zmm12,zmm18,0xd8
vpaddd zmm15,zmm18,zmm15
vpbroadcastd zmm21,dword ptr [r11+68]
vpaddd zmm21,zmm21,[rdi+3584]
vprord zmm0,zmm0,25
vpaddd zmm1,zmm1,zmm5
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,25
vpbroadcastd zmm22,dword ptr [r11+72]
vpaddd zmm22,zmm22,[rdi+1728]
vpternlogd zmm10,zmm17,zmm0,0xd8
vpaddd zmm16,zmm0,zmm16
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm11
vpternlogd zmm12,zmm18,zmm1,0xd8
vpaddd zmm19,zmm1,zmm19
vpbroadcastd zmm23,dword ptr [r11+72]
vpaddd zmm23,zmm23,[rdi+3904]
vprord zmm10,zmm10,20
vpaddd zmm12,zmm12,zmm8
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,20
vpbroadcastd zmm24,dword ptr [r11+76]
vpaddd zmm24,zmm24,[rdi+1024]
vpternlogd zmm17,zmm0,zmm10,0xd8
vpaddd zmm20,zmm10,zmm20
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm13
vpternlogd zmm18,zmm1,zmm12,0xd8
vpaddd zmm21,zmm12,zmm21
vpbroadcastd zmm25,dword ptr [r11+76]
vpaddd zmm25,zmm25,[rdi+3200]
vprord zmm17,zmm17,15
vpaddd zmm18,zmm18,zmm9
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,15
vpbroadcastd zmm26,dword ptr [r11+80]
vpaddd zmm26,zmm26,[rdi+1344]
vpternlogd zmm0,zmm10,zmm17,0xd8
vpaddd zmm22,zmm17,zmm22
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm14
vpternlogd zmm1,zmm12,zmm18,0xd8
vpaddd zmm23,zmm18,zmm23
vpbroadcastd zmm27,dword ptr [r11+80]
vpaddd zmm27,zmm27,[rdi+3520]
vprord zmm0,zmm0,10
vpaddd zmm1,zmm1,zmm15
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,10
vpbroadcastd zmm28,dword ptr [r11+84]
vpaddd zmm28,zmm28,[rdi+1664]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm24,zmm0,zmm24
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm16
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm25,zmm1,zmm25
vpbroadcastd zmm29,dword ptr [r11+84]
vpaddd zmm29,zmm29,[rdi+3840]
vprord zmm10,zmm10,27
vpaddd zmm12,zmm12,zmm19
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,27
vpbroadcastd zmm30,dword ptr [r11+88]
vpaddd zmm30,zmm30,[rdi+1984]
vpternlogd zmm17,zmm10,zmm0,0xca
vpaddd zmm26,zmm10,zmm26
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm20
vpternlogd zmm18,zmm12,zmm1,0xca
vpaddd zmm27,zmm12,zmm27
vpbroadcastd zmm31,dword ptr [r11+88]
vpaddd zmm31,zmm31,[rdi+4160]
vprord zmm17,zmm17,23
vpaddd zmm18,zmm18,zmm21
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,23
vpbroadcastd zmm3,dword ptr [r11+92]
vpaddd zmm3,zmm3,[rdi+1280]
vpternlogd zmm0,zmm17,zmm10,0xca
vpaddd zmm28,zmm17,zmm28
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm22
vpternlogd zmm1,zmm18,zmm12,0xca
vpaddd zmm29,zmm18,zmm29
vpbroadcastd zmm4,dword ptr [r11+92]
vpaddd zmm4,zmm4,[rdi+3456]
vprord zmm0,zmm0,18
vpaddd zmm1,zmm1,zmm23
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,18
vpbroadcastd zmm2,dword ptr [r11+96]
vpaddd zmm2,zmm2,[rdi+1600]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm30,zmm0,zmm30
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm24
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm31,zmm1,zmm31
vpbroadcastd zmm6,dword ptr [r11+96]
vpaddd zmm6,zmm6,[rdi+3776]
vprord zmm10,zmm10,12
vpaddd zmm12,zmm12,zmm25
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,12
vpbroadcastd zmm7,dword ptr [r11+100]
vpaddd zmm7,zmm7,[rdi+1920]
vpternlogd zmm17,zmm10,zmm0,0xca
vpaddd zmm3,zmm10,zmm3
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm26
vpternlogd zmm18,zmm12,zmm1,0xca
vpaddd zmm4,zmm12,zmm4
vpbroadcastd zmm5,dword ptr [r11+100]
vpaddd zmm5,zmm5,[rdi+4096]
vprord zmm17,zmm17,27
vpaddd zmm18,zmm18,zmm27
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,27
vpbroadcastd zmm11,dword ptr [r11+104]
vpaddd zmm11,zmm11,[rdi+1216]
vpternlogd zmm0,zmm17,zmm10,0xca
vpaddd zmm2,zmm17,zmm2
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm28
vpternlogd zmm1,zmm18,zmm12,0xca
vpaddd zmm6,zmm18,zmm6
vpbroadcastd zmm8,dword ptr [r11+104]
vpaddd zmm8,zmm8,[rdi+3392]
vprord zmm0,zmm0,23
vpaddd zmm1,zmm1,zmm29
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,23
vpbroadcastd zmm13,dword ptr [r11+108]
vpaddd zmm13,zmm13,[rdi+1536]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm7,zmm0,zmm7
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm30
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm5,zmm1,zmm5
vpbroadcastd zmm9,dword ptr [r11+108]
vpaddd zmm9,zmm9,[rdi+3712]
vprord zmm10,zmm10,18
vpaddd zmm12,zmm12,zmm31
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,18
vpbroadcastd zmm14,dword ptr [r11+112]
vpaddd zmm14,zmm14,[rdi+1856]
vpternlogd zmm17,zmm10,zmm0,0xca
vpaddd zmm11,zmm10,zmm11
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm3
vpternlogd zmm18,zmm12,zmm1,0xca
vpaddd zmm8,zmm12,zmm8
vpbroadcastd zmm15,dword ptr [r11+112]
vpaddd zmm15,zmm15,[rdi+4032]
vprord zmm17,zmm17,12
vpaddd zmm18,zmm18,zmm4
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,12
vpbroadcastd zmm16,dword ptr [r11+116]
vpaddd zmm16,zmm16,[rdi+1152]
vpternlogd zmm0,zmm17,zmm10,0xca
vpaddd zmm13,zmm17,zmm13
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm2
vpternlogd zmm1,zmm18,zmm12,0xca
vpaddd zmm9,zmm18,zmm9
vpbroadcastd zmm19,dword ptr [r11+116]
vpaddd zmm19,zmm19,[rdi+3328]
vprord zmm0,zmm0,27
vpaddd zmm1,zmm1,zmm6
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,27
vpbroadcastd zmm20,dword ptr [r11+120]
vpaddd zmm20,zmm20,[rdi+1472]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm14,zmm0,zmm14
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm7
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm15,zmm1,zmm15
vpbroadcastd zmm21,dword ptr [r11+120]
vpaddd zmm21,zmm21,[rdi+3648]
vprord zmm10,zmm10,23
vpaddd zmm12,zmm12,zmm5
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,23
vpbroadcastd zmm22,dword ptr [r11+124]
vpaddd zmm22,zmm22,[rdi+1792]
vpternlogd zmm17,zmm10,zmm0,0xca
vpaddd zmm16,zmm10,zmm16
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm11
vpternlogd zmm18,zmm12,zmm1,0xca
vpaddd zmm19,zmm12,zmm19
vpbroadcastd zmm23,dword ptr [r11+124]
vpaddd zmm23,zmm23,[rdi+3968]
vprord zmm17,zmm17,18
vpaddd zmm18,zmm18,zmm8
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,18
vpbroadcastd zmm24,dword ptr [r11+128]
vpaddd zmm24,zmm24,[rdi+1344]
vpternlogd zmm0,zmm17,zmm10,0xca
vpaddd zmm20,zmm17,zmm20
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm13
vpternlogd zmm1,zmm18,zmm12,0xca
vpaddd zmm21,zmm18,zmm21
vpbroadcastd zmm25,dword ptr [r11+128]
vpaddd zmm25,zmm25,[rdi+3520]
vprord zmm0,zmm0,12
vpaddd zmm1,zmm1,zmm9
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,12
vpbroadcastd zmm26,dword ptr [r11+132]
vpaddd zmm26,zmm26,[rdi+1536]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm22,zmm0,zmm22
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm14
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm23,zmm1,zmm23
vpbroadcastd zmm27,dword ptr [r11+132]
vpaddd zmm27,zmm27,[rdi+3712]
vprord zmm10,zmm10,27
vpaddd zmm12,zmm12,zmm15
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,27
vpbroadcastd zmm28,dword ptr [r11+136]
vpaddd zmm28,zmm28,[rdi+1728]
vpternlogd zmm17,zmm10,zmm0,0xca
vpaddd zmm24,zmm10,zmm24
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm16
vpternlogd zmm18,zmm12,zmm1,0xca
vpaddd zmm25,zmm12,zmm25
vpbroadcastd zmm29,dword ptr [r11+136]
vpaddd zmm29,zmm29,[rdi+3904]
vprord zmm17,zmm17,23
vpaddd zmm18,zmm18,zmm19
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,23
vpbroadcastd zmm30,dword ptr [r11+140]
vpaddd zmm30,zmm30,[rdi+1920]
vpternlogd zmm0,zmm17,zmm10,0xca
vpaddd zmm26,zmm17,zmm26
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm20
vpternlogd zmm1,zmm18,zmm12,0xca
vpaddd zmm27,zmm18,zmm27
vpbroadcastd zmm31,dword ptr [r11+140]
vpaddd zmm31,zmm31,[rdi+4096]
vprord zmm0,zmm0,18
vpaddd zmm1,zmm1,zmm21
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,18
vpbroadcastd zmm3,dword ptr [r11+144]
vpaddd zmm3,zmm3,[rdi+1088]
vpternlogd zmm10,zmm0,zmm17,0xca
vpaddd zmm28,zmm0,zmm28
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm22
vpternlogd zmm12,zmm1,zmm18,0xca
vpaddd zmm29,zmm1,zmm29
vpbroadcastd zmm4,dword ptr [r11+144]
vpaddd zmm4,zmm4,[rdi+3264]
vprord zmm10,zmm10,12
vpaddd zmm12,zmm12,zmm23
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,12
vpbroadcastd zmm2,dword ptr [r11+148]
vpaddd zmm2,zmm2,[rdi+1280]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm30,zmm10,zmm30
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm24
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm31,zmm12,zmm31
vpbroadcastd zmm6,dword ptr [r11+148]
vpaddd zmm6,zmm6,[rdi+3456]
vprord zmm17,zmm17,28
vpaddd zmm18,zmm18,zmm25
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,28
vpbroadcastd zmm7,dword ptr [r11+152]
vpaddd zmm7,zmm7,[rdi+1472]
vpternlogd zmm0,zmm10,zmm17,0x96
vpaddd zmm3,zmm17,zmm3
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm26
vpternlogd zmm1,zmm12,zmm18,0x96
vpaddd zmm4,zmm18,zmm4
vpbroadcastd zmm5,dword ptr [r11+152]
vpaddd zmm5,zmm5,[rdi+3648]
vprord zmm0,zmm0,21
vpaddd zmm1,zmm1,zmm27
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,21
vpbroadcastd zmm11,dword ptr [r11+156]
vpaddd zmm11,zmm11,[rdi+1664]
vpternlogd zmm10,zmm17,zmm0,0x96
vpaddd zmm2,zmm0,zmm2
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm28
vpternlogd zmm12,zmm18,zmm1,0x96
vpaddd zmm6,zmm1,zmm6
vpbroadcastd zmm8,dword ptr [r11+156]
vpaddd zmm8,zmm8,[rdi+3840]
vprord zmm10,zmm10,16
vpaddd zmm12,zmm12,zmm29
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,16
vpbroadcastd zmm13,dword ptr [r11+160]
vpaddd zmm13,zmm13,[rdi+1856]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm7,zmm10,zmm7
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm30
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm5,zmm12,zmm5
vpbroadcastd zmm9,dword ptr [r11+160]
vpaddd zmm9,zmm9,[rdi+4032]
vprord zmm17,zmm17,9
vpaddd zmm18,zmm18,zmm31
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,9
vpbroadcastd zmm14,dword ptr [r11+164]
vpaddd zmm14,zmm14,[rdi+1024]
vpternlogd zmm0,zmm10,zmm17,0x96
vpaddd zmm11,zmm17,zmm11
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm3
vpternlogd zmm1,zmm12,zmm18,0x96
vpaddd zmm8,zmm18,zmm8
vpbroadcastd zmm15,dword ptr [r11+164]
vpaddd zmm15,zmm15,[rdi+3200]
vprord zmm0,zmm0,28
vpaddd zmm1,zmm1,zmm4
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,28
vpbroadcastd zmm16,dword ptr [r11+168]
vpaddd zmm16,zmm16,[rdi+1216]
vpternlogd zmm10,zmm17,zmm0,0x96
vpaddd zmm13,zmm0,zmm13
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm2
vpternlogd zmm12,zmm18,zmm1,0x96
vpaddd zmm9,zmm1,zmm9
vpbroadcastd zmm19,dword ptr [r11+168]
vpaddd zmm19,zmm19,[rdi+3392]
vprord zmm10,zmm10,21
vpaddd zmm12,zmm12,zmm6
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,21
vpbroadcastd zmm20,dword ptr [r11+172]
vpaddd zmm20,zmm20,[rdi+1408]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm14,zmm10,zmm14
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm7
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm15,zmm12,zmm15
vpbroadcastd zmm21,dword ptr [r11+172]
vpaddd zmm21,zmm21,[rdi+3584]
vprord zmm17,zmm17,16
vpaddd zmm18,zmm18,zmm5
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,16
vpbroadcastd zmm22,dword ptr [r11+176]
vpaddd zmm22,zmm22,[rdi+1600]
vpternlogd zmm0,zmm10,zmm17,0x96
vpaddd zmm16,zmm17,zmm16
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm11
vpternlogd zmm1,zmm12,zmm18,0x96
vpaddd zmm19,zmm18,zmm19
vpbroadcastd zmm23,dword ptr [r11+176]
vpaddd zmm23,zmm23,[rdi+3776]
vprord zmm0,zmm0,9
vpaddd zmm1,zmm1,zmm8
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,9
vpbroadcastd zmm24,dword ptr [r11+180]
vpaddd zmm24,zmm24,[rdi+1792]
vpternlogd zmm10,zmm17,zmm0,0x96
vpaddd zmm20,zmm0,zmm20
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm13
vpternlogd zmm12,zmm18,zmm1,0x96
vpaddd zmm21,zmm1,zmm21
vpbroadcastd zmm25,dword ptr [r11+180]
vpaddd zmm25,zmm25,[rdi+3968]
vprord zmm10,zmm10,28
vpaddd zmm12,zmm12,zmm9
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,28
vpbroadcastd zmm26,dword ptr [r11+184]
vpaddd zmm26,zmm26,[rdi+1984]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm22,zmm10,zmm22
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm14
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm23,zmm12,zmm23
vpbroadcastd zmm27,dword ptr [r11+184]
vpaddd zmm27,zmm27,[rdi+4160]
vprord zmm17,zmm17,21
vpaddd zmm18,zmm18,zmm15
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,21
vpbroadcastd zmm28,dword ptr [r11+188]
vpaddd zmm28,zmm28,[rdi+1152]
vpternlogd zmm0,zmm10,zmm17,0x96
vpaddd zmm24,zmm17,zmm24
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm16
vpternlogd zmm1,zmm12,zmm18,0x96
vpaddd zmm25,zmm18,zmm25
vpbroadcastd zmm29,dword ptr [r11+188]
vpaddd zmm29,zmm29,[rdi+3328]
vprord zmm0,zmm0,16
vpaddd zmm1,zmm1,zmm19
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,16
vpbroadcastd zmm30,dword ptr [r11+192]
vpaddd zmm30,zmm30,[rdi+1024]
vpternlogd zmm10,zmm17,zmm0,0x96
vpaddd zmm26,zmm0,zmm26
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm20
vpternlogd zmm12,zmm18,zmm1,0x96
vpaddd zmm27,zmm1,zmm27
vpbroadcastd zmm31,dword ptr [r11+192]
vpaddd zmm31,zmm31,[rdi+3200]
vprord zmm10,zmm10,9
vpaddd zmm12,zmm12,zmm21
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,9
vpbroadcastd zmm3,dword ptr [r11+196]
vpaddd zmm3,zmm3,[rdi+1472]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm28,zmm10,zmm28
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm22
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm29,zmm12,zmm29
vpbroadcastd zmm4,dword ptr [r11+196]
vpaddd zmm4,zmm4,[rdi+3648]
vprord zmm17,zmm17,28
vpaddd zmm18,zmm18,zmm23
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,28
vpbroadcastd zmm2,dword ptr [r11+200]
vpaddd zmm2,zmm2,[rdi+1920]
vpternlogd zmm0,zmm10,zmm17,0x96
vpaddd zmm30,zmm17,zmm30
vpaddd zmm18,zmm18,zmm12
vpaddd zmm0,zmm0,zmm24
vpternlogd zmm1,zmm12,zmm18,0x96
vpaddd zmm31,zmm18,zmm31
vpbroadcastd zmm6,dword ptr [r11+200]
vpaddd zmm6,zmm6,[rdi+4096]
vprord zmm0,zmm0,21
vpaddd zmm1,zmm1,zmm25
vpaddd zmm0,zmm0,zmm17
vprord zmm1,zmm1,21
vpbroadcastd zmm7,dword ptr [r11+204]
vpaddd zmm7,zmm7,[rdi+1344]
vpternlogd zmm10,zmm17,zmm0,0x96
vpaddd zmm3,zmm0,zmm3
vpaddd zmm1,zmm1,zmm18
vpaddd zmm10,zmm10,zmm26
vpternlogd zmm12,zmm18,zmm1,0x96
vpaddd zmm4,zmm1,zmm4
vpbroadcastd zmm5,dword ptr [r11+204]
vpaddd zmm5,zmm5,[rdi+3520]
vprord zmm10,zmm10,16
vpaddd zmm12,zmm12,zmm27
vpaddd zmm10,zmm10,zmm0
vprord zmm12,zmm12,16
vpbroadcastd zmm11,dword ptr [r11+208]
vpaddd zmm11,zmm11,[rdi+1792]
vpternlogd zmm17,zmm0,zmm10,0x96
vpaddd zmm2,zmm10,zmm2
vpaddd zmm12,zmm12,zmm1
vpaddd zmm17,zmm17,zmm28
vpternlogd zmm18,zmm1,zmm12,0x96
vpaddd zmm6,zmm12,zmm6
vpbroadcastd zmm8,dword ptr [r11+208]
vpaddd zmm8,zmm8,[rdi+3968]
vprord zmm17,zmm17,9
vpaddd zmm18,zmm18,zmm29
vpaddd zmm17,zmm17,zmm10
vprord zmm18,zmm18,9
vpbroadcastd zmm13,dword ptr [r11+212]
vpaddd zmm13,zmm13,[rdi+1216]
vpternlogd zmm0,zmm10,zmm17,0x9c
vpaddd zmm7,zmm17,zmm7
vpaddd zmm18,zmm18,zmm12
vpsubd zmm30,zmm30,zmm0
vpternlogd zmm1,zmm12,zmm18,0x9c
vpaddd zmm5,zmm18,zmm5
vpbroadcastd zmm9,dword ptr [r11+212]
vpaddd zmm9,zmm9,[rdi+3392]
vprord zmm30,zmm30,26
vpsubd zmm31,zmm31,zmm1
vpaddd zmm30,zmm30,zmm17
vprord zmm31,zmm31,26
vpbroadcastd zmm14,dword ptr [r11+216]
vpaddd zmm14,zmm14,[rdi+1664]
vpternlogd zmm10,zmm17,zmm30,0x9c
vpaddd zmm11,zmm30,zmm11
vpaddd zmm31,zmm31,zmm18
vpsubd zmm3,zmm3,zmm10
vpternlogd zmm12,zmm18,zmm31,0x9c
vpaddd zmm8,zmm31,zmm8
vpbroadcastd zmm15,dword ptr [r11+216]
vpaddd zmm15,zmm15,[rdi+3840]
vprord zmm3,zmm3,22
vpsubd zmm4,zmm4,zmm12
vpaddd zmm3,zmm3,zmm30
vprord zmm4,zmm4,22
vpbroadcastd zmm16,dword ptr [r11+220]
vpaddd zmm16,zmm16,[rdi+1088]
vpternlogd zmm17,zmm30,zmm3,0x9c
vpaddd zmm13,zmm3,zmm13
vpaddd zmm4,zmm4,zmm31
vpsubd zmm2,zmm2,zmm17
vpternlogd zmm18,zmm31,zmm4,0x9c
vpaddd zmm9,zmm4,zmm9
vpbroadcastd zmm19,dword ptr [r11+220]
vpaddd zmm19,zmm19,[rdi+3264]
vprord zmm2,zmm2,17
vpsubd zmm6,zmm6,zmm18
vpaddd zmm2,zmm2,zmm3
vprord zmm6,zmm6,17
vpbroadcastd zmm20,dword ptr [r11+224]
vpaddd zmm20,zmm20,[rdi+1536]
vpternlogd zmm30,zmm3,zmm2,0x9c
vpaddd zmm14,zmm2,zmm14
vpaddd zmm6,zmm6,zmm4
vpsubd zmm7,zmm7,zmm30
vpternlogd zmm31,zmm4,zmm6,0x9c
vpaddd zmm15,zmm6,zmm15
vpbroadcastd zmm21,dword ptr [r11+224]
vpaddd zmm21,zmm21,[rdi+3712]
vprord zmm7,zmm7,11
vpsubd zmm5,zmm5,zmm31
vpaddd zmm7,zmm7,zmm2
vprord zmm5,zmm5,11
vpbroadcastd zmm22,dword ptr [r11+228]
vpaddd zmm22,zmm22,[rdi+1984]
vpternlogd zmm3,zmm2,zmm7,0x9c
vpaddd zmm16,zmm7,zmm16
vpaddd zmm5,zmm5,zmm6
vpsubd zmm11,zmm11,zmm3
vpternlogd zmm4,zmm6,zmm5,0x9c
vpaddd zmm19,zmm5,zmm19
vpbroadcastd zmm23,dword ptr [r11+228]
vpaddd zmm23,zmm23,[rdi+4160]
vprord zmm11,zmm11,26
vpsubd zmm8,zmm8,zmm4
vpaddd zmm11,zmm11,zmm7
vprord zmm8,zmm8,26
vpbroadcastd zmm24,dword ptr [r11+232]
vpaddd zmm24,zmm24,[rdi+1408]
vpternlogd zmm2,zmm7,zmm11,0x9c
vpaddd zmm20,zmm11,zmm20
vpaddd zmm8,zmm8,zmm5
vpsubd zmm13,zmm13,zmm2
vpternlogd zmm6,zmm5,zmm8,0x9c
vpaddd zmm21,zmm8,zmm21
vpbroadcastd zmm25,dword ptr [r11+232]
vpaddd zmm25,zmm25,[rdi+3584]
vprord zmm13,zmm13,22
vpsubd zmm9,zmm9,zmm6
vpaddd zmm13,zmm13,zmm11
vprord zmm9,zmm9,22
vpbroadcastd zmm26,dword ptr [r11+236]
vpaddd zmm26,zmm26,[rdi+1856]
vpternlogd zmm7,zmm11,zmm13,0x9c
vpaddd zmm22,zmm13,zmm22
vpaddd zmm9,zmm9,zmm8
vpsubd zmm14,zmm14,zmm7
vpternlogd zmm5,zmm8,zmm9,0x9c
vpaddd zmm23,zmm9,zmm23
vprord zmm14,zmm14,17
vpsubd zmm15,zmm15,zmm5
vpbroadcastd zmm27,dword ptr [r11+236]
vpaddd zmm27,zmm27,[rdi+4032]
vpaddd zmm14,zmm14,zmm13
vprord zmm15,zmm15,17
vpternlogd zmm11,zmm13,zmm14,0x9c
vpaddd zmm24,zmm14,zmm24
vpaddd zmm15,zmm15,zmm9
vpsubd zmm16,zmm16,zmm11
vpbroadcastd zmm28,dword ptr [r11+240]
vpaddd zmm28,zmm28,[rdi+1280]
vpternlogd zmm8,zmm9,zmm15,0x9c
vpaddd zmm25,zmm15,zmm25
vprord zmm16,zmm16,11
vpsubd zmm19,zmm19,zmm8
vpaddd zmm16,zmm16,zmm14
vpbroadcastd zmm29,dword ptr [r11+240]
vpaddd zmm29,zmm29,[rdi+3456]
vprord zmm19,zmm19,11
vpternlogd zmm13,zmm14,zmm16,0x9c
vpaddd zmm26,zmm16,zmm26
vpaddd zmm19,zmm19,zmm15
vpsubd zmm20,zmm20,zmm13
vpternlogd zmm9,zmm15,zmm19,0x9c
vpaddd zmm27,zmm19,zmm27
vprord zmm20,zmm20,26
vpsubd zmm21,zmm21,zmm9
vpaddd zmm20,zmm20,zmm16
vprord zmm21,zmm21,26
vpternlogd zmm14,zmm16,zmm20,0x9c
vpaddd zmm28,zmm20,zmm28
vpaddd zmm21,zmm21,zmm19
vpsubd zmm22,zmm22,zmm14
vpternlogd zmm15,zmm19,zmm21,0x9c
vpaddd zmm29,zmm21,zmm29
vprord zmm22,zmm22,22
vpsubd zmm23,zmm23,zmm15
vpaddd zmm22,zmm22,zmm20
vprord zmm23,zmm23,22
vpternlogd zmm16,zmm20,zmm22,0x9c
vpaddd zmm23,zmm23,zmm21
vpsubd zmm24,zmm24,zmm16
vpternlogd zmm19,zmm21,zmm23,0x9c
vprord zmm24,zmm24,17
vpsubd zmm25,zmm25,zmm19
vpaddd zmm24,zmm24,zmm22
vprord zmm25,zmm25,17
vpternlogd zmm20,zmm22,zmm24,0x9c
vpaddd zmm25,zmm25,zmm23
vpsubd zmm26,zmm26,zmm20
vpternlogd zmm21,zmm23,zmm25,0x9c
vprord zmm26,zmm26,11
vpsubd zmm27,zmm27,zmm21
vpaddd zmm26,zmm26,zmm24
vprord zmm27,zmm27,11
vpternlogd zmm24,zmm22,zmm26,0xb4
vpaddd zmm26,zmm26,[rdi+0]
vpaddd zmm27,zmm27,zmm25
vpsubd zmm28,zmm28,zmm24
vpternlogd zmm25,zmm23,zmm27,0xb4
vpaddd zmm27,zmm27,[rdi+2176]
vprord zmm28,zmm28,26
vpsubd zmm29,zmm29,zmm25
vpaddd zmm28,zmm28,zmm26
vprord zmm29,zmm29,26
vmovdqa64 [rdi+2112],zmm28
vpaddd zmm29,zmm29,zmm27
vmovdqa64 [rdi+4288],zmm29
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

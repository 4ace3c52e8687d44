	.file	"uop-kernels"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_1:
	.long	0x3f000000
.LCPI0_2:
	.long	0x3f3504f3
.LCPI0_3:
	.long	0x7fffffff
.LCPI0_4:
	.long	0x3ba36c1b
.LCPI0_5:
	.long	0xba1c35fa
.LCPI0_6:
	.long	0xbcdb3de7
.LCPI0_7:
	.long	0x3de70cc2
.LCPI0_8:
	.long	0xbec09371
.LCPI0_9:
	.long	0x3e0375d3
.LCPI0_10:
	.long	0x40800000
.LCPI0_11:
	.long	0xbb46d1ac
.LCPI0_12:
	.long	0x394c6c7c
.LCPI0_13:
	.long	0x3cb5c78d
.LCPI0_14:
	.long	0xbdd4b2b3
.LCPI0_15:
	.long	0xbf2323d9
.LCPI0_16:
	.long	0xbf905618
.LCPI0_17:
	.long	0xb959134e
.LCPI0_18:
	.long	0x3fb8aa3b
.LCPI0_19:
	.long	0xcb400000
.LCPI0_20:
	.long	0xbf317218
.LCPI0_21:
	.long	0x3102e308
.LCPI0_22:
	.long	0x3c091ee5
.LCPI0_23:
	.long	0x3ab56281
.LCPI0_24:
	.long	0x3d2aac2c
.LCPI0_25:
	.long	0x3e2aaa46
.LCPI0_26:
	.long	0x3efffffe
.LCPI0_27:
	.long	0x3f800000
.LCPI0_28:
	.long	0x3f6ccccd
	.text
	.p2align	4
	.type	r_256_256_256,@function
r_256_256_256:
	cmpq	%r9, %r8
	jge	.LBB0_8
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$5376, %rsp
	movq	%r8, %rax
	shlq	$8, %rax
	addq	$3076, %rdi
	leaq	1216(%rax,%rsi), %rax
	.p2align	4
.LBB0_2:
	movq	%r8, %rsi
	shlq	$8, %rsi
	movq	%rdi, %r10
	xorl	%r11d, %r11d
	vmovups	64(%rdx,%rsi), %zmm1
	vmovups	(%rdx,%rsi), %zmm0
	vmovups	128(%rdx,%rsi), %zmm2
	vmovups	%zmm1, (%rsp)
	vmovups	192(%rdx,%rsi), %zmm1
	addq	%rcx, %rsi
	vmovups	%zmm0, 64(%rsp)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm1, -128(%rsp)
	.p2align	4
.LBB0_3:
	vbroadcastss	.LCPI0_0(%rip), %zmm11
	movq	%r11, %rbx
	shlq	$10, %rbx
	movq	$-2, %r14
	movq	%rax, %r15
	vmovaps	%zmm11, %zmm0
	vmovaps	%zmm11, %zmm31
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm11, %zmm4
	vmovaps	%zmm11, %zmm28
	vmovaps	%zmm11, %zmm30
	vmovaps	%zmm11, %zmm9
	vmovaps	%zmm11, %zmm5
	vmovaps	%zmm11, %zmm13
	vmovaps	%zmm11, %zmm6
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm7
	.p2align	4
.LBB0_4:
	vbroadcastss	-3068(%r10,%r14,4), %zmm17
	vbroadcastss	-2044(%r10,%r14,4), %zmm18
	vbroadcastss	-1020(%r10,%r14,4), %zmm19
	vbroadcastss	4(%r10,%r14,4), %zmm20
	vmovups	-1216(%r15), %zmm12
	vmovups	-1152(%r15), %zmm14
	vmovups	-1088(%r15), %zmm15
	vmovups	-1024(%r15), %zmm16
	vbroadcastss	-3064(%r10,%r14,4), %zmm21
	vfmadd231ps	%zmm12, %zmm17, %zmm11
	vfmadd231ps	%zmm14, %zmm17, %zmm7
	vfmadd231ps	%zmm15, %zmm17, %zmm3
	vfmadd231ps	%zmm17, %zmm16, %zmm10
	vfmadd231ps	%zmm18, %zmm16, %zmm9
	vfmadd231ps	%zmm19, %zmm16, %zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm0
	vfmadd231ps	%zmm12, %zmm20, %zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm31
	vbroadcastss	-2040(%r10,%r14,4), %zmm16
	vbroadcastss	-1016(%r10,%r14,4), %zmm17
	vbroadcastss	8(%r10,%r14,4), %zmm20
	vfmadd231ps	%zmm12, %zmm18, %zmm6
	vfmadd231ps	%zmm12, %zmm19, %zmm30
	vmovups	-192(%r15), %zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13
	vfmadd231ps	%zmm15, %zmm18, %zmm5
	vmovups	-64(%r15), %zmm18
	vfmadd231ps	%zmm15, %zmm19, %zmm4
	vfmadd231ps	%zmm14, %zmm19, %zmm28
	vmovups	-128(%r15), %zmm14
	vmovups	(%r15), %zmm19
	addq	$2, %r14
	addq	$2048, %r15
	vfmadd231ps	%zmm12, %zmm21, %zmm11
	vfmadd231ps	%zmm14, %zmm21, %zmm7
	vfmadd231ps	%zmm18, %zmm21, %zmm3
	vfmadd231ps	%zmm21, %zmm19, %zmm10
	vfmadd231ps	%zmm12, %zmm16, %zmm6
	vfmadd231ps	%zmm14, %zmm16, %zmm13
	vfmadd231ps	%zmm18, %zmm16, %zmm5
	vfmadd231ps	%zmm16, %zmm19, %zmm9
	vfmadd231ps	%zmm12, %zmm17, %zmm30
	vfmadd231ps	%zmm14, %zmm17, %zmm28
	vfmadd231ps	%zmm18, %zmm17, %zmm4
	vfmadd231ps	%zmm17, %zmm19, %zmm8
	vfmadd231ps	%zmm12, %zmm20, %zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm1
	vfmadd231ps	%zmm18, %zmm20, %zmm31
	vfmadd231ps	%zmm19, %zmm20, %zmm0
	cmpq	$254, %r14
	jb	.LBB0_4
	vaddps	64(%rsp), %zmm11, %zmm12
	vbroadcastss	.LCPI0_2(%rip), %zmm14
	vbroadcastss	.LCPI0_3(%rip), %zmm24
	vbroadcastss	.LCPI0_10(%rip), %zmm25
	vaddps	(%rsp), %zmm7, %zmm11
	vaddps	-64(%rsp), %zmm3, %zmm7
	vbroadcastss	.LCPI0_12(%rip), %zmm29
	vbroadcastss	.LCPI0_13(%rip), %zmm18
	vbroadcastss	.LCPI0_14(%rip), %zmm20
	vbroadcastss	.LCPI0_15(%rip), %zmm22
	vbroadcastss	.LCPI0_16(%rip), %zmm26
	vbroadcastss	.LCPI0_18(%rip), %zmm21
	vbroadcastss	.LCPI0_23(%rip), %zmm17
	vbroadcastss	.LCPI0_22(%rip), %zmm27
	vbroadcastss	.LCPI0_24(%rip), %zmm23
	vbroadcastss	.LCPI0_25(%rip), %zmm19
	vbroadcastss	.LCPI0_26(%rip), %zmm15
	vaddps	-64(%rsp), %zmm5, %zmm5
	vaddps	64(%rsp), %zmm2, %zmm2
	vaddps	(%rsp), %zmm1, %zmm1
	vaddps	-128(%rsp), %zmm0, %zmm0
	incq	%r11
	addq	$4096, %r10
	vmulps	%zmm14, %zmm12, %zmm3
	vmovups	%zmm12, 5184(%rsp)
	vbroadcastss	.LCPI0_11(%rip), %zmm12
	vmulps	%zmm14, %zmm11, %zmm16
	vmovups	%zmm11, 5248(%rsp)
	vmovaps	%zmm29, %zmm11
	vmovups	%zmm7, 5312(%rsp)
	vmulps	%zmm14, %zmm7, %zmm7
	vbroadcastss	.LCPI0_17(%rip), %zmm14
	vmovups	%zmm5, 4608(%rsp)
	vmovups	%zmm2, 2176(%rsp)
	vmovups	%zmm1, 1856(%rsp)
	vmovups	%zmm0, 1088(%rsp)
	vmovups	%zmm3, 128(%rsp)
	vandps	%zmm24, %zmm3, %zmm3
	vmovups	%zmm7, 192(%rsp)
	vbroadcastss	.LCPI0_17(%rip), %zmm7
	vbroadcastss	.LCPI0_19(%rip), %zmm24
	vmovups	%zmm16, 4736(%rsp)
	vmovups	%zmm3, 4928(%rsp)
	vminps	%zmm3, %zmm25, %zmm3
	vbroadcastss	.LCPI0_21(%rip), %zmm25
	vfmadd213ps	%zmm12, %zmm3, %zmm11
	vfmadd213ps	%zmm18, %zmm3, %zmm11
	vfmadd213ps	%zmm20, %zmm3, %zmm11
	vfmadd213ps	%zmm22, %zmm3, %zmm11
	vfmadd213ps	%zmm26, %zmm3, %zmm11
	vfmadd213ps	%zmm7, %zmm3, %zmm11
	vbroadcastss	.LCPI0_20(%rip), %zmm7
	vmovaps	%zmm21, %zmm3
	vfmsub213ps	%zmm24, %zmm11, %zmm3
	vmovups	%zmm3, 4864(%rsp)
	vaddps	%zmm24, %zmm3, %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm11
	vmulps	%zmm25, %zmm3, %zmm3
	vaddps	%zmm3, %zmm11, %zmm7
	vmovups	%zmm11, 256(%rsp)
	vfmadd213ps	%zmm27, %zmm7, %zmm17
	vmulps	%zmm7, %zmm7, %zmm11
	vfmadd213ps	%zmm23, %zmm7, %zmm17
	vfmadd213ps	%zmm19, %zmm7, %zmm17
	vfmadd213ps	%zmm15, %zmm7, %zmm17
	vmovaps	%zmm29, %zmm7
	vfmadd213ps	%zmm3, %zmm11, %zmm17
	vbroadcastss	.LCPI0_23(%rip), %zmm11
	vmovups	%zmm17, 4800(%rsp)
	vbroadcastss	.LCPI0_3(%rip), %zmm17
	vandps	%zmm17, %zmm16, %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm16
	vmovups	%zmm3, 4672(%rsp)
	vminps	%zmm3, %zmm16, %zmm3
	vfmadd213ps	%zmm12, %zmm3, %zmm7
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vfmadd213ps	%zmm20, %zmm3, %zmm7
	vfmadd213ps	%zmm22, %zmm3, %zmm7
	vfmadd213ps	%zmm26, %zmm3, %zmm7
	vfmadd213ps	%zmm14, %zmm3, %zmm7
	vmovaps	%zmm21, %zmm3
	vfmsub213ps	%zmm24, %zmm7, %zmm3
	vmovups	%zmm3, 4544(%rsp)
	vaddps	%zmm24, %zmm3, %zmm3
	vbroadcastss	.LCPI0_20(%rip), %zmm24
	vfmadd231ps	%zmm24, %zmm3, %zmm7
	vmulps	%zmm25, %zmm3, %zmm3
	vmovaps	%zmm11, %zmm25
	vmovups	%zmm7, 4480(%rsp)
	vaddps	%zmm3, %zmm7, %zmm7
	vfmadd213ps	%zmm27, %zmm7, %zmm25
	vmulps	%zmm7, %zmm7, %zmm12
	vmovaps	%zmm23, %zmm27
	vfmadd213ps	%zmm23, %zmm7, %zmm25
	vbroadcastss	.LCPI0_19(%rip), %zmm23
	vfmadd213ps	%zmm19, %zmm7, %zmm25
	vfmadd213ps	%zmm15, %zmm7, %zmm25
	vmovaps	%zmm29, %zmm7
	vfmadd213ps	%zmm3, %zmm12, %zmm25
	vandps	192(%rsp), %zmm17, %zmm12
	vmovaps	%zmm27, %zmm17
	vmovups	%zmm25, 4416(%rsp)
	vmovaps	%zmm22, %zmm25
	vminps	%zmm12, %zmm16, %zmm3
	vfmadd213ps	.LCPI0_11(%rip){1to16}, %zmm3, %zmm7
	vmovaps	%zmm11, %zmm16
	vmovups	%zmm12, 4352(%rsp)
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vbroadcastss	.LCPI0_11(%rip), %zmm18
	vfmadd213ps	%zmm20, %zmm3, %zmm7
	vfmadd213ps	%zmm22, %zmm3, %zmm7
	vmovaps	%zmm26, %zmm22
	vfmadd213ps	%zmm26, %zmm3, %zmm7
	vmovaps	%zmm11, %zmm26
	vbroadcastss	.LCPI0_22(%rip), %zmm11
	vfmadd213ps	%zmm14, %zmm3, %zmm7
	vbroadcastss	.LCPI0_21(%rip), %zmm14
	vfmsub213ps	%zmm23, %zmm7, %zmm21
	vaddps	%zmm23, %zmm21, %zmm3
	vmovups	%zmm21, 4288(%rsp)
	vmovaps	%zmm19, %zmm21
	vfmadd231ps	%zmm24, %zmm3, %zmm7
	vmulps	%zmm14, %zmm3, %zmm3
	vaddps	%zmm3, %zmm7, %zmm12
	vmovups	%zmm7, 320(%rsp)
	vaddps	-128(%rsp), %zmm10, %zmm7
	vbroadcastss	.LCPI0_17(%rip), %zmm10
	vfmadd213ps	%zmm11, %zmm12, %zmm16
	vfmadd213ps	%zmm27, %zmm12, %zmm16
	vbroadcastss	.LCPI0_10(%rip), %zmm27
	vmovups	%zmm7, 5120(%rsp)
	vfmadd213ps	%zmm19, %zmm12, %zmm16
	vbroadcastss	.LCPI0_13(%rip), %zmm19
	vfmadd213ps	%zmm15, %zmm12, %zmm16
	vmulps	%zmm12, %zmm12, %zmm12
	vfmadd213ps	%zmm3, %zmm12, %zmm16
	vbroadcastss	.LCPI0_3(%rip), %zmm12
	vmovups	%zmm16, 4160(%rsp)
	vbroadcastss	.LCPI0_2(%rip), %zmm16
	vmulps	%zmm16, %zmm7, %zmm3
	vmovaps	%zmm29, %zmm7
	vmovups	%zmm3, 4096(%rsp)
	vandps	%zmm12, %zmm3, %zmm3
	vmovups	%zmm3, 4032(%rsp)
	vminps	%zmm3, %zmm27, %zmm3
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vfmadd213ps	%zmm19, %zmm3, %zmm7
	vfmadd213ps	%zmm20, %zmm3, %zmm7
	vfmadd213ps	%zmm25, %zmm3, %zmm7
	vfmadd213ps	%zmm22, %zmm3, %zmm7
	vfmadd213ps	%zmm10, %zmm3, %zmm7
	vbroadcastss	.LCPI0_18(%rip), %zmm10
	vfmsub213ps	%zmm23, %zmm7, %zmm10
	vaddps	%zmm23, %zmm10, %zmm3
	vmovups	%zmm10, 3968(%rsp)
	vfmadd231ps	%zmm24, %zmm3, %zmm7
	vmulps	%zmm14, %zmm3, %zmm3
	vbroadcastss	.LCPI0_17(%rip), %zmm14
	vaddps	%zmm3, %zmm7, %zmm10
	vmovups	%zmm7, 576(%rsp)
	vmovaps	%zmm26, %zmm7
	vfmadd213ps	%zmm11, %zmm10, %zmm7
	vbroadcastss	.LCPI0_3(%rip), %zmm11
	vfmadd213ps	%zmm17, %zmm10, %zmm7
	vmovaps	%zmm29, %zmm17
	vfmadd213ps	%zmm21, %zmm10, %zmm7
	vmovaps	%zmm20, %zmm21
	vfmadd213ps	%zmm15, %zmm10, %zmm7
	vmulps	%zmm10, %zmm10, %zmm10
	vmovaps	%zmm19, %zmm15
	vfmadd213ps	%zmm3, %zmm10, %zmm7
	vmovaps	%zmm16, %zmm10
	vmovups	%zmm7, 3840(%rsp)
	vmovups	64(%rsp), %zmm7
	vaddps	%zmm7, %zmm6, %zmm3
	vmovaps	%zmm29, %zmm6
	vmovaps	%zmm18, %zmm29
	vmovaps	%zmm26, %zmm7
	vmovups	%zmm3, 5056(%rsp)
	vmulps	%zmm16, %zmm3, %zmm3
	vbroadcastss	.LCPI0_21(%rip), %zmm16
	vmovups	%zmm3, 3776(%rsp)
	vandps	%zmm12, %zmm3, %zmm3
	vmovaps	%zmm24, %zmm12
	vmovups	%zmm3, 3712(%rsp)
	vminps	%zmm3, %zmm27, %zmm3
	vbroadcastss	.LCPI0_24(%rip), %zmm27
	vfmadd213ps	%zmm18, %zmm3, %zmm6
	vbroadcastss	.LCPI0_18(%rip), %zmm18
	vfmadd213ps	%zmm19, %zmm3, %zmm6
	vmovaps	%zmm25, %zmm19
	vfmadd213ps	%zmm20, %zmm3, %zmm6
	vmovaps	%zmm17, %zmm20
	vmovaps	%zmm29, %zmm17
	vfmadd213ps	%zmm25, %zmm3, %zmm6
	vbroadcastss	.LCPI0_26(%rip), %zmm25
	vfmadd213ps	%zmm22, %zmm3, %zmm6
	vbroadcastss	.LCPI0_22(%rip), %zmm22
	vfmadd213ps	%zmm14, %zmm3, %zmm6
	vmovaps	%zmm18, %zmm3
	vfmsub213ps	%zmm23, %zmm6, %zmm3
	vmovups	%zmm3, 3648(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm24, %zmm3, %zmm6
	vmulps	%zmm16, %zmm3, %zmm3
	vbroadcastss	.LCPI0_25(%rip), %zmm24
	vmovups	%zmm6, 512(%rsp)
	vaddps	%zmm3, %zmm6, %zmm6
	vfmadd213ps	%zmm22, %zmm6, %zmm7
	vfmadd213ps	%zmm27, %zmm6, %zmm7
	vfmadd213ps	%zmm24, %zmm6, %zmm7
	vfmadd213ps	%zmm25, %zmm6, %zmm7
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm7
	vmovups	(%rsp), %zmm6
	vmovups	%zmm7, 3584(%rsp)
	vmovaps	%zmm26, %zmm7
	vaddps	%zmm6, %zmm13, %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm13
	vmovups	%zmm3, 4992(%rsp)
	vmulps	%zmm10, %zmm3, %zmm3
	vmovups	%zmm3, 3520(%rsp)
	vandps	%zmm11, %zmm3, %zmm3
	vmovups	%zmm3, 3456(%rsp)
	vminps	%zmm3, %zmm13, %zmm3
	vfmadd213ps	%zmm29, %zmm3, %zmm20
	vmovaps	%zmm19, %zmm29
	vfmadd213ps	%zmm15, %zmm3, %zmm20
	vmovaps	%zmm24, %zmm15
	vfmadd213ps	%zmm21, %zmm3, %zmm20
	vmovaps	%zmm12, %zmm21
	vfmadd213ps	%zmm19, %zmm3, %zmm20
	vfmadd213ps	.LCPI0_16(%rip){1to16}, %zmm3, %zmm20
	vmovaps	%zmm26, %zmm19
	vbroadcastss	.LCPI0_14(%rip), %zmm26
	vfmadd213ps	%zmm14, %zmm3, %zmm20
	vmovaps	%zmm18, %zmm3
	vfmsub213ps	%zmm23, %zmm20, %zmm3
	vmovups	%zmm3, 3328(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm20
	vmulps	%zmm16, %zmm3, %zmm3
	vbroadcastss	.LCPI0_12(%rip), %zmm12
	vaddps	%zmm3, %zmm20, %zmm6
	vfmadd213ps	%zmm22, %zmm6, %zmm7
	vfmadd213ps	%zmm27, %zmm6, %zmm7
	vfmadd213ps	%zmm24, %zmm6, %zmm7
	vbroadcastss	.LCPI0_13(%rip), %zmm24
	vfmadd213ps	%zmm25, %zmm6, %zmm7
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm7
	vmulps	%zmm10, %zmm5, %zmm3
	vmovaps	%zmm19, %zmm5
	vmovups	%zmm3, 3200(%rsp)
	vandps	%zmm11, %zmm3, %zmm3
	vmovups	%zmm3, 3136(%rsp)
	vminps	%zmm3, %zmm13, %zmm3
	vmovaps	%zmm12, %zmm13
	vmovups	%zmm7, 3264(%rsp)
	vbroadcastss	.LCPI0_16(%rip), %zmm7
	vaddps	3264(%rsp), %zmm20, %zmm20
	vfmadd213ps	%zmm17, %zmm3, %zmm13
	vfmadd213ps	%zmm24, %zmm3, %zmm13
	vfmadd213ps	%zmm26, %zmm3, %zmm13
	vfmadd213ps	%zmm29, %zmm3, %zmm13
	vmovaps	%zmm18, %zmm29
	vfmadd213ps	%zmm7, %zmm3, %zmm13
	vfmadd213ps	%zmm14, %zmm3, %zmm13
	vmovaps	%zmm18, %zmm3
	vmovaps	%zmm12, %zmm18
	vfmsub213ps	%zmm23, %zmm13, %zmm3
	vmovups	%zmm3, 3072(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm21, %zmm3, %zmm13
	vmulps	%zmm16, %zmm3, %zmm3
	vmovaps	%zmm11, %zmm16
	vmovaps	%zmm15, %zmm21
	vaddps	%zmm3, %zmm13, %zmm6
	vfmadd213ps	%zmm22, %zmm6, %zmm5
	vmovaps	%zmm29, %zmm22
	vfmadd213ps	%zmm27, %zmm6, %zmm5
	vfmadd213ps	%zmm15, %zmm6, %zmm5
	vmovaps	%zmm12, %zmm15
	vmovaps	%zmm21, %zmm12
	vfmadd213ps	%zmm25, %zmm6, %zmm5
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm5
	vaddps	-128(%rsp), %zmm9, %zmm6
	vmovaps	%zmm10, %zmm9
	vmovups	%zmm5, 2944(%rsp)
	vaddps	64(%rsp), %zmm30, %zmm5
	vbroadcastss	.LCPI0_22(%rip), %zmm30
	vaddps	2944(%rsp), %zmm13, %zmm13
	vmulps	%zmm10, %zmm6, %zmm3
	vmovups	%zmm6, 4224(%rsp)
	vmovaps	%zmm7, %zmm10
	vmovups	%zmm3, 2880(%rsp)
	vandps	%zmm11, %zmm3, %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm11
	vmovups	%zmm3, 2816(%rsp)
	vmovups	%zmm5, 3904(%rsp)
	vminps	%zmm3, %zmm11, %zmm3
	vfmadd213ps	%zmm17, %zmm3, %zmm18
	vfmadd213ps	%zmm24, %zmm3, %zmm18
	vfmadd213ps	%zmm26, %zmm3, %zmm18
	vfmadd213ps	.LCPI0_15(%rip){1to16}, %zmm3, %zmm18
	vfmadd213ps	%zmm7, %zmm3, %zmm18
	vbroadcastss	.LCPI0_15(%rip), %zmm7
	vfmadd213ps	%zmm14, %zmm3, %zmm18
	vmovaps	%zmm29, %zmm3
	vbroadcastss	.LCPI0_20(%rip), %zmm29
	vfmsub213ps	%zmm23, %zmm18, %zmm3
	vmovups	%zmm3, 2752(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm29, %zmm3, %zmm18
	vmulps	.LCPI0_21(%rip){1to16}, %zmm3, %zmm3
	vaddps	%zmm3, %zmm18, %zmm6
	vfmadd213ps	.LCPI0_22(%rip){1to16}, %zmm6, %zmm19
	vfmadd213ps	%zmm27, %zmm6, %zmm19
	vfmadd213ps	%zmm21, %zmm6, %zmm19
	vmovaps	%zmm9, %zmm21
	vfmadd213ps	%zmm25, %zmm6, %zmm19
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm19
	vmulps	%zmm9, %zmm5, %zmm3
	vmovaps	%zmm15, %zmm9
	vbroadcastss	.LCPI0_21(%rip), %zmm5
	vmovups	%zmm3, 2560(%rsp)
	vandps	%zmm16, %zmm3, %zmm3
	vmovups	%zmm3, 2496(%rsp)
	vminps	%zmm3, %zmm11, %zmm3
	vmovups	%zmm19, 2624(%rsp)
	vmovaps	%zmm10, %zmm19
	vmovaps	%zmm21, %zmm11
	vaddps	2624(%rsp), %zmm18, %zmm18
	vfmadd213ps	%zmm17, %zmm3, %zmm9
	vmovaps	%zmm24, %zmm17
	vfmadd213ps	%zmm24, %zmm3, %zmm9
	vbroadcastss	.LCPI0_23(%rip), %zmm24
	vfmadd213ps	%zmm26, %zmm3, %zmm9
	vfmadd213ps	%zmm7, %zmm3, %zmm9
	vfmadd213ps	%zmm10, %zmm3, %zmm9
	vaddps	(%rsp), %zmm28, %zmm10
	vmovaps	%zmm16, %zmm28
	vfmadd213ps	%zmm14, %zmm3, %zmm9
	vfmsub213ps	%zmm23, %zmm9, %zmm22
	vmovups	%zmm10, 3392(%rsp)
	vaddps	%zmm23, %zmm22, %zmm3
	vmovups	%zmm22, 2432(%rsp)
	vmovaps	%zmm12, %zmm22
	vfmadd231ps	%zmm29, %zmm3, %zmm9
	vmulps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI0_11(%rip), %zmm29
	vaddps	%zmm3, %zmm9, %zmm6
	vfmadd213ps	%zmm30, %zmm6, %zmm24
	vfmadd213ps	%zmm27, %zmm6, %zmm24
	vfmadd213ps	%zmm12, %zmm6, %zmm24
	vmovaps	%zmm5, %zmm12
	vfmadd213ps	%zmm25, %zmm6, %zmm24
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm24
	vmulps	%zmm21, %zmm10, %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm10
	vmovups	%zmm3, 2304(%rsp)
	vandps	%zmm16, %zmm3, %zmm3
	vmovaps	%zmm15, %zmm16
	vmovups	%zmm3, 2240(%rsp)
	vmovups	%zmm24, 2368(%rsp)
	vmovaps	%zmm15, %zmm24
	vmovaps	%zmm17, %zmm15
	vaddps	2368(%rsp), %zmm9, %zmm9
	vminps	%zmm3, %zmm10, %zmm3
	vfmadd213ps	%zmm29, %zmm3, %zmm16
	vfmadd213ps	%zmm17, %zmm3, %zmm16
	vmovaps	%zmm26, %zmm17
	vfmadd213ps	%zmm26, %zmm3, %zmm16
	vbroadcastss	.LCPI0_18(%rip), %zmm26
	vfmadd213ps	%zmm7, %zmm3, %zmm16
	vmovaps	%zmm24, %zmm7
	vfmadd213ps	%zmm19, %zmm3, %zmm16
	vmovaps	%zmm11, %zmm19
	vfmadd213ps	%zmm14, %zmm3, %zmm16
	vbroadcastss	.LCPI0_20(%rip), %zmm14
	vmovaps	%zmm26, %zmm3
	vfmsub213ps	%zmm23, %zmm16, %zmm3
	vmovups	%zmm3, 2112(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm16
	vmulps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI0_23(%rip), %zmm5
	vaddps	%zmm3, %zmm16, %zmm6
	vmovaps	%zmm5, %zmm21
	vfmadd213ps	%zmm30, %zmm6, %zmm21
	vfmadd213ps	%zmm27, %zmm6, %zmm21
	vfmadd213ps	%zmm22, %zmm6, %zmm21
	vfmadd213ps	%zmm25, %zmm6, %zmm21
	vmulps	%zmm6, %zmm6, %zmm6
	vfmadd213ps	%zmm3, %zmm6, %zmm21
	vaddps	-64(%rsp), %zmm4, %zmm6
	vaddps	%zmm21, %zmm16, %zmm16
	vmulps	%zmm11, %zmm6, %zmm3
	vmovups	%zmm6, 3008(%rsp)
	vmovaps	%zmm14, %zmm6
	vmovaps	%zmm10, %zmm11
	vmovups	%zmm3, 2048(%rsp)
	vandps	%zmm28, %zmm3, %zmm3
	vmovups	%zmm3, 1984(%rsp)
	vminps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm19, %zmm10
	vmulps	%zmm10, %zmm2, %zmm2
	vfmadd213ps	%zmm29, %zmm3, %zmm7
	vmovups	%zmm2, 1472(%rsp)
	vandps	%zmm28, %zmm2, %zmm2
	vmovups	%zmm2, 1408(%rsp)
	vfmadd213ps	%zmm15, %zmm3, %zmm7
	vbroadcastss	.LCPI0_15(%rip), %zmm15
	vfmadd213ps	%zmm17, %zmm3, %zmm7
	vmovaps	%zmm22, %zmm17
	vfmadd213ps	%zmm15, %zmm3, %zmm7
	vfmadd213ps	.LCPI0_16(%rip){1to16}, %zmm3, %zmm7
	vfmadd213ps	.LCPI0_17(%rip){1to16}, %zmm3, %zmm7
	vmovaps	%zmm26, %zmm3
	vmovaps	%zmm24, %zmm26
	vfmsub213ps	%zmm23, %zmm7, %zmm3
	vmovups	%zmm3, 1920(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm7
	vmulps	%zmm12, %zmm3, %zmm3
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm24, %zmm5
	vbroadcastss	.LCPI0_14(%rip), %zmm24
	vmovaps	%zmm5, %zmm10
	vaddps	%zmm3, %zmm7, %zmm4
	vfmadd213ps	%zmm30, %zmm4, %zmm14
	vfmadd213ps	%zmm27, %zmm4, %zmm14
	vbroadcastss	.LCPI0_16(%rip), %zmm27
	vfmadd213ps	%zmm22, %zmm4, %zmm14
	vmovaps	%zmm11, %zmm22
	vfmadd213ps	%zmm25, %zmm4, %zmm14
	vmulps	%zmm4, %zmm4, %zmm4
	vmovaps	%zmm15, %zmm25
	vfmadd213ps	%zmm3, %zmm4, %zmm14
	vaddps	-128(%rsp), %zmm8, %zmm4
	vbroadcastss	.LCPI0_18(%rip), %zmm8
	vmovups	%zmm14, 1792(%rsp)
	vbroadcastss	.LCPI0_17(%rip), %zmm14
	vmulps	%zmm19, %zmm4, %zmm3
	vmovaps	%zmm29, %zmm19
	vmovups	%zmm4, 2688(%rsp)
	vmovups	%zmm3, 1728(%rsp)
	vandps	%zmm28, %zmm3, %zmm3
	vmovups	%zmm3, 1664(%rsp)
	vminps	%zmm3, %zmm11, %zmm3
	vbroadcastss	.LCPI0_13(%rip), %zmm11
	vfmadd213ps	%zmm29, %zmm3, %zmm26
	vbroadcastss	.LCPI0_21(%rip), %zmm29
	vfmadd213ps	%zmm11, %zmm3, %zmm26
	vfmadd213ps	%zmm24, %zmm3, %zmm26
	vfmadd213ps	%zmm15, %zmm3, %zmm26
	vmovaps	%zmm19, %zmm15
	vfmadd213ps	%zmm27, %zmm3, %zmm26
	vfmadd213ps	%zmm14, %zmm3, %zmm26
	vmovaps	%zmm8, %zmm3
	vfmsub213ps	%zmm23, %zmm26, %zmm3
	vmovups	%zmm3, 1600(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm26
	vmulps	%zmm29, %zmm3, %zmm3
	vmovaps	%zmm12, %zmm6
	vbroadcastss	.LCPI0_24(%rip), %zmm12
	vaddps	%zmm3, %zmm26, %zmm4
	vfmadd213ps	%zmm30, %zmm4, %zmm6
	vfmadd213ps	%zmm12, %zmm4, %zmm6
	vfmadd213ps	%zmm17, %zmm4, %zmm6
	vbroadcastss	.LCPI0_26(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm4, %zmm6
	vmulps	%zmm4, %zmm4, %zmm4
	vfmadd213ps	%zmm3, %zmm4, %zmm6
	vminps	%zmm2, %zmm22, %zmm3
	vbroadcastss	.LCPI0_25(%rip), %zmm2
	vmovups	%zmm6, 384(%rsp)
	vmovaps	%zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm3, %zmm6
	vmovaps	%zmm11, %zmm19
	vfmadd213ps	%zmm11, %zmm3, %zmm6
	vbroadcastss	.LCPI0_20(%rip), %zmm11
	vfmadd213ps	%zmm24, %zmm3, %zmm6
	vfmadd213ps	%zmm25, %zmm3, %zmm6
	vfmadd213ps	%zmm27, %zmm3, %zmm6
	vfmadd213ps	%zmm14, %zmm3, %zmm6
	vmovaps	%zmm8, %zmm3
	vbroadcastss	.LCPI0_23(%rip), %zmm8
	vfmsub213ps	%zmm23, %zmm6, %zmm3
	vmovups	%zmm3, 1344(%rsp)
	vaddps	%zmm23, %zmm3, %zmm3
	vmovaps	%zmm8, %zmm5
	vfmadd231ps	%zmm11, %zmm3, %zmm6
	vmulps	%zmm29, %zmm3, %zmm3
	vaddps	%zmm3, %zmm6, %zmm4
	vfmadd213ps	%zmm30, %zmm4, %zmm5
	vfmadd213ps	%zmm12, %zmm4, %zmm5
	vfmadd213ps	%zmm2, %zmm4, %zmm5
	vbroadcastss	.LCPI0_2(%rip), %zmm2
	vfmadd213ps	%zmm17, %zmm4, %zmm5
	vmulps	%zmm4, %zmm4, %zmm4
	vfmadd213ps	%zmm3, %zmm4, %zmm5
	vmulps	%zmm2, %zmm1, %zmm1
	vmovups	%zmm1, 1216(%rsp)
	vandps	%zmm28, %zmm1, %zmm1
	vmovups	%zmm5, 1280(%rsp)
	vmovaps	%zmm10, %zmm5
	vmovaps	%zmm10, %zmm28
	vbroadcastss	.LCPI0_18(%rip), %zmm10
	vminps	%zmm1, %zmm22, %zmm3
	vmovups	%zmm1, 1152(%rsp)
	vaddps	1280(%rsp), %zmm6, %zmm6
	vfmadd213ps	%zmm15, %zmm3, %zmm5
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vmovaps	%zmm22, %zmm19
	vmovaps	%zmm10, %zmm1
	vfmadd213ps	%zmm24, %zmm3, %zmm5
	vmovaps	%zmm14, %zmm24
	vfmadd213ps	%zmm25, %zmm3, %zmm5
	vfmadd213ps	%zmm27, %zmm3, %zmm5
	vfmadd213ps	%zmm14, %zmm3, %zmm5
	vmovaps	%zmm28, %zmm14
	vfmsub213ps	%zmm23, %zmm5, %zmm1
	vaddps	%zmm23, %zmm1, %zmm3
	vmovups	%zmm1, 1024(%rsp)
	vaddps	-64(%rsp), %zmm31, %zmm1
	vbroadcastss	.LCPI0_23(%rip), %zmm31
	vfmadd231ps	%zmm11, %zmm3, %zmm5
	vmulps	%zmm29, %zmm3, %zmm3
	vmovaps	%zmm2, %zmm29
	vbroadcastss	.LCPI0_25(%rip), %zmm11
	vmulps	%zmm29, %zmm0, %zmm0
	vbroadcastss	.LCPI0_8(%rip), %zmm29
	vmovups	%zmm0, 704(%rsp)
	vaddps	%zmm3, %zmm5, %zmm4
	vmovups	%zmm1, 1536(%rsp)
	vmulps	%zmm2, %zmm1, %zmm1
	vbroadcastss	.LCPI0_3(%rip), %zmm2
	vfmadd213ps	%zmm30, %zmm4, %zmm8
	vmovups	%zmm1, 896(%rsp)
	vfmadd213ps	%zmm12, %zmm4, %zmm8
	vandps	%zmm2, %zmm1, %zmm1
	vandps	%zmm2, %zmm0, %zmm0
	vfmadd213ps	%zmm11, %zmm4, %zmm8
	vmovups	256(%rsp), %zmm2
	vmovups	%zmm1, 832(%rsp)
	vminps	%zmm1, %zmm22, %zmm1
	vbroadcastss	.LCPI0_13(%rip), %zmm22
	vmovups	%zmm0, 640(%rsp)
	vminps	%zmm0, %zmm19, %zmm0
	vpslld	$23, 4864(%rsp), %zmm19
	vfmadd213ps	%zmm15, %zmm1, %zmm14
	vbroadcastss	.LCPI0_14(%rip), %zmm15
	vfmadd213ps	%zmm17, %zmm4, %zmm8
	vmulps	%zmm4, %zmm4, %zmm4
	vfmadd213ps	%zmm3, %zmm4, %zmm8
	vmovaps	%zmm31, %zmm4
	vfmadd213ps	%zmm22, %zmm1, %zmm14
	vmovups	%zmm8, 960(%rsp)
	vaddps	960(%rsp), %zmm5, %zmm5
	vfmadd213ps	%zmm15, %zmm1, %zmm14
	vfmadd213ps	%zmm25, %zmm1, %zmm14
	vmovaps	%zmm10, %zmm25
	vfmadd213ps	%zmm27, %zmm1, %zmm14
	vfmadd213ps	%zmm24, %zmm1, %zmm14
	vmovaps	%zmm10, %zmm1
	vmovaps	%zmm28, %zmm10
	vfmadd213ps	.LCPI0_11(%rip){1to16}, %zmm0, %zmm10
	vbroadcastss	.LCPI0_20(%rip), %zmm24
	vbroadcastss	.LCPI0_7(%rip), %zmm28
	vfmsub213ps	%zmm23, %zmm14, %zmm1
	vaddps	%zmm23, %zmm1, %zmm3
	vmovups	%zmm1, 768(%rsp)
	vbroadcastss	.LCPI0_21(%rip), %zmm1
	vfmadd213ps	%zmm22, %zmm0, %zmm10
	vfmadd231ps	%zmm24, %zmm3, %zmm14
	vpbroadcastd	.LCPI0_0(%rip), %zmm22
	vfmadd213ps	%zmm15, %zmm0, %zmm10
	vfmadd213ps	.LCPI0_15(%rip){1to16}, %zmm0, %zmm10
	vmovups	4736(%rsp), %zmm15
	vmulps	%zmm1, %zmm3, %zmm3
	vaddps	%zmm3, %zmm14, %zmm8
	vfmadd213ps	%zmm30, %zmm8, %zmm4
	vfmadd213ps	%zmm27, %zmm0, %zmm10
	vfmadd213ps	.LCPI0_17(%rip){1to16}, %zmm0, %zmm10
	vbroadcastss	.LCPI0_6(%rip), %zmm27
	vfmadd213ps	%zmm12, %zmm8, %zmm4
	vfmadd213ps	%zmm11, %zmm8, %zmm4
	vfmadd213ps	%zmm17, %zmm8, %zmm4
	vmulps	%zmm8, %zmm8, %zmm8
	vfmsub213ps	%zmm23, %zmm10, %zmm25
	vfmadd213ps	%zmm3, %zmm8, %zmm4
	vbroadcastss	.LCPI0_4(%rip), %zmm8
	vaddps	%zmm23, %zmm25, %zmm3
	vmovups	128(%rsp), %zmm23
	vmovups	%zmm25, 448(%rsp)
	vbroadcastss	.LCPI0_5(%rip), %zmm25
	vaddps	%zmm4, %zmm14, %zmm4
	vmovups	832(%rsp), %zmm14
	vfmadd231ps	%zmm24, %zmm3, %zmm10
	vmulps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm31, %zmm3
	vbroadcastss	.LCPI0_27(%rip), %zmm24
	vpbroadcastd	.LCPI0_27(%rip), %zmm31
	vaddps	%zmm1, %zmm10, %zmm0
	vmovaps	%zmm25, %zmm21
	vfmadd213ps	%zmm30, %zmm0, %zmm3
	vbroadcastss	.LCPI0_9(%rip), %zmm30
	vpaddd	%zmm31, %zmm19, %zmm19
	vaddps	%zmm24, %zmm9, %zmm9
	vaddps	%zmm24, %zmm6, %zmm6
	vaddps	%zmm24, %zmm5, %zmm5
	vaddps	%zmm24, %zmm4, %zmm4
	vfmadd213ps	%zmm12, %zmm0, %zmm3
	vmovups	192(%rsp), %zmm12
	vfmadd213ps	%zmm11, %zmm0, %zmm3
	vmulps	%zmm23, %zmm23, %zmm11
	vfmadd213ps	%zmm17, %zmm0, %zmm3
	vmulps	%zmm0, %zmm0, %zmm0
	vpslld	$23, 4288(%rsp), %zmm17
	vfmadd213ps	%zmm1, %zmm0, %zmm3
	vmovaps	%zmm25, %zmm1
	vfmadd213ps	%zmm8, %zmm11, %zmm1
	vaddps	4800(%rsp), %zmm2, %zmm0
	vfmadd213ps	%zmm27, %zmm11, %zmm1
	vpaddd	%zmm31, %zmm17, %zmm17
	vfmadd213ps	%zmm28, %zmm11, %zmm1
	vaddps	%zmm24, %zmm0, %zmm0
	vfmadd213ps	%zmm29, %zmm11, %zmm1
	vmulps	%zmm19, %zmm0, %zmm2
	vbroadcastss	.LCPI0_28(%rip), %zmm19
	vmulps	%zmm15, %zmm15, %zmm0
	vfmadd213ps	%zmm30, %zmm11, %zmm1
	vmovups	4928(%rsp), %zmm11
	vsubps	%zmm2, %zmm24, %zmm2
	vfmadd132ps	%zmm11, %zmm11, %zmm1
	vcmpltps	%zmm19, %zmm11, %k1
	vpslld	$23, 4544(%rsp), %zmm11
	vmovaps	%zmm1, %zmm2 {%k1}
	vmovaps	%zmm25, %zmm1
	vfmadd213ps	%zmm8, %zmm0, %zmm1
	vpternlogd	$120, %zmm22, %zmm23, %zmm2
	vmovups	4032(%rsp), %zmm23
	vmovdqu64	%zmm2, 128(%rsp)
	vmovups	4416(%rsp), %zmm2
	vfmadd213ps	%zmm27, %zmm0, %zmm1
	vpaddd	%zmm31, %zmm11, %zmm11
	vfmadd213ps	%zmm28, %zmm0, %zmm1
	vfmadd213ps	%zmm29, %zmm0, %zmm1
	vfmadd213ps	%zmm30, %zmm0, %zmm1
	vaddps	4480(%rsp), %zmm2, %zmm0
	vmovups	4672(%rsp), %zmm2
	vfmadd132ps	%zmm2, %zmm2, %zmm1
	vcmpltps	%zmm19, %zmm2, %k1
	vmovups	320(%rsp), %zmm2
	vaddps	%zmm24, %zmm0, %zmm0
	vmulps	%zmm11, %zmm0, %zmm0
	vsubps	%zmm0, %zmm24, %zmm11
	vmovaps	%zmm25, %zmm0
	vmovaps	%zmm1, %zmm11 {%k1}
	vmulps	%zmm12, %zmm12, %zmm1
	vpternlogd	$120, %zmm22, %zmm15, %zmm11
	vfmadd213ps	%zmm8, %zmm1, %zmm0
	vfmadd213ps	%zmm27, %zmm1, %zmm0
	vfmadd213ps	%zmm28, %zmm1, %zmm0
	vfmadd213ps	%zmm29, %zmm1, %zmm0
	vfmadd213ps	%zmm30, %zmm1, %zmm0
	vaddps	4160(%rsp), %zmm2, %zmm1
	vmovups	4352(%rsp), %zmm2
	vfmadd132ps	%zmm2, %zmm2, %zmm0
	vcmpltps	%zmm19, %zmm2, %k1
	vmovups	4096(%rsp), %zmm2
	vaddps	%zmm24, %zmm1, %zmm1
	vmulps	%zmm17, %zmm1, %zmm1
	vmovaps	%zmm25, %zmm17
	vmulps	%zmm2, %zmm2, %zmm15
	vsubps	%zmm1, %zmm24, %zmm1
	vfmadd213ps	%zmm8, %zmm15, %zmm17
	vmovaps	%zmm0, %zmm1 {%k1}
	vpternlogd	$120, %zmm22, %zmm12, %zmm1
	vmovups	576(%rsp), %zmm12
	vcmpltps	%zmm19, %zmm23, %k1
	vaddps	3840(%rsp), %zmm12, %zmm0
	vpslld	$23, 3968(%rsp), %zmm12
	vaddps	%zmm24, %zmm1, %zmm1
	vfmadd213ps	%zmm27, %zmm15, %zmm17
	vfmadd213ps	%zmm28, %zmm15, %zmm17
	vpaddd	%zmm31, %zmm12, %zmm12
	vaddps	%zmm24, %zmm0, %zmm0
	vfmadd213ps	%zmm29, %zmm15, %zmm17
	vmulps	%zmm12, %zmm0, %zmm0
	vfmadd213ps	%zmm30, %zmm15, %zmm17
	vmovups	512(%rsp), %zmm15
	vsubps	%zmm0, %zmm24, %zmm12
	vfmadd132ps	%zmm23, %zmm23, %zmm17
	vmovups	3712(%rsp), %zmm23
	vmovaps	%zmm17, %zmm12 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm12
	vmovups	3776(%rsp), %zmm2
	vmovaps	%zmm25, %zmm17
	vcmpltps	%zmm19, %zmm23, %k1
	vmulps	%zmm2, %zmm2, %zmm0
	vfmadd213ps	%zmm8, %zmm0, %zmm17
	vfmadd213ps	%zmm27, %zmm0, %zmm17
	vfmadd213ps	%zmm28, %zmm0, %zmm17
	vfmadd213ps	%zmm29, %zmm0, %zmm17
	vfmadd213ps	%zmm30, %zmm0, %zmm17
	vaddps	3584(%rsp), %zmm15, %zmm0
	vpslld	$23, 3648(%rsp), %zmm15
	vfmadd132ps	%zmm23, %zmm23, %zmm17
	vmovups	3456(%rsp), %zmm23
	vpaddd	%zmm31, %zmm15, %zmm15
	vaddps	%zmm24, %zmm0, %zmm0
	vmulps	%zmm15, %zmm0, %zmm0
	vsubps	%zmm0, %zmm24, %zmm15
	vmovaps	%zmm17, %zmm15 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm15
	vmovups	3520(%rsp), %zmm2
	vmovaps	%zmm25, %zmm17
	vcmpltps	%zmm19, %zmm23, %k1
	vmulps	%zmm2, %zmm2, %zmm0
	vfmadd213ps	%zmm8, %zmm0, %zmm17
	vfmadd213ps	%zmm27, %zmm0, %zmm17
	vfmadd213ps	%zmm28, %zmm0, %zmm17
	vfmadd213ps	%zmm29, %zmm0, %zmm17
	vfmadd213ps	%zmm30, %zmm0, %zmm17
	vaddps	%zmm24, %zmm20, %zmm0
	vpslld	$23, 3328(%rsp), %zmm20
	vfmadd132ps	%zmm23, %zmm23, %zmm17
	vpslld	$23, 3072(%rsp), %zmm23
	vpaddd	%zmm31, %zmm20, %zmm20
	vmulps	%zmm20, %zmm0, %zmm0
	vsubps	%zmm0, %zmm24, %zmm20
	vpaddd	%zmm31, %zmm23, %zmm23
	vmovaps	%zmm17, %zmm20 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm20
	vmovups	3200(%rsp), %zmm2
	vmovaps	%zmm25, %zmm17
	vmulps	%zmm2, %zmm2, %zmm0
	vfmadd213ps	%zmm8, %zmm0, %zmm17
	vfmadd213ps	%zmm27, %zmm0, %zmm17
	vfmadd213ps	%zmm28, %zmm0, %zmm17
	vfmadd213ps	%zmm29, %zmm0, %zmm17
	vfmadd213ps	%zmm30, %zmm0, %zmm17
	vaddps	%zmm24, %zmm13, %zmm0
	vmovups	3136(%rsp), %zmm13
	vmulps	%zmm23, %zmm0, %zmm0
	vmovaps	%zmm25, %zmm23
	vsubps	%zmm0, %zmm24, %zmm0
	vfmadd132ps	%zmm13, %zmm13, %zmm17
	vcmpltps	%zmm19, %zmm13, %k1
	vmovups	2816(%rsp), %zmm13
	vmovaps	%zmm17, %zmm0 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm0
	vmovups	2880(%rsp), %zmm2
	vaddps	%zmm24, %zmm0, %zmm0
	vcmpltps	%zmm19, %zmm13, %k1
	vmulps	%zmm2, %zmm2, %zmm17
	vfmadd213ps	%zmm8, %zmm17, %zmm23
	vfmadd213ps	%zmm27, %zmm17, %zmm23
	vfmadd213ps	%zmm28, %zmm17, %zmm23
	vfmadd213ps	%zmm29, %zmm17, %zmm23
	vfmadd213ps	%zmm30, %zmm17, %zmm23
	vaddps	%zmm24, %zmm18, %zmm17
	vpslld	$23, 2752(%rsp), %zmm18
	vfmadd132ps	%zmm13, %zmm13, %zmm23
	vpslld	$23, 2432(%rsp), %zmm13
	vpaddd	%zmm31, %zmm18, %zmm18
	vmulps	%zmm18, %zmm17, %zmm17
	vsubps	%zmm17, %zmm24, %zmm18
	vmovaps	%zmm23, %zmm18 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm18
	vmovups	2560(%rsp), %zmm2
	vmovaps	%zmm25, %zmm23
	vmulps	%zmm2, %zmm2, %zmm17
	vfmadd213ps	%zmm8, %zmm17, %zmm23
	vfmadd213ps	%zmm27, %zmm17, %zmm23
	vfmadd213ps	%zmm28, %zmm17, %zmm23
	vfmadd213ps	%zmm29, %zmm17, %zmm23
	vfmadd213ps	%zmm30, %zmm17, %zmm23
	vpaddd	%zmm31, %zmm13, %zmm17
	vmovups	2496(%rsp), %zmm13
	vmulps	%zmm17, %zmm9, %zmm9
	vsubps	%zmm9, %zmm24, %zmm17
	vfmadd132ps	%zmm13, %zmm13, %zmm23
	vcmpltps	%zmm19, %zmm13, %k1
	vpslld	$23, 2112(%rsp), %zmm13
	vmovaps	%zmm23, %zmm17 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm17
	vmovups	2304(%rsp), %zmm2
	vmovaps	%zmm25, %zmm23
	vmulps	%zmm2, %zmm2, %zmm9
	vfmadd213ps	%zmm8, %zmm9, %zmm23
	vfmadd213ps	%zmm27, %zmm9, %zmm23
	vfmadd213ps	%zmm28, %zmm9, %zmm23
	vfmadd213ps	%zmm29, %zmm9, %zmm23
	vfmadd213ps	%zmm30, %zmm9, %zmm23
	vaddps	%zmm24, %zmm16, %zmm9
	vpaddd	%zmm31, %zmm13, %zmm16
	vmovups	2240(%rsp), %zmm13
	vmulps	%zmm16, %zmm9, %zmm9
	vsubps	%zmm9, %zmm24, %zmm16
	vfmadd132ps	%zmm13, %zmm13, %zmm23
	vcmpltps	%zmm19, %zmm13, %k1
	vaddps	1792(%rsp), %zmm7, %zmm13
	vmovups	1984(%rsp), %zmm7
	vmovaps	%zmm23, %zmm16 {%k1}
	vmovups	2048(%rsp), %zmm23
	vpternlogd	$120, %zmm22, %zmm2, %zmm16
	vmovups	1728(%rsp), %zmm2
	vcmpltps	%zmm19, %zmm7, %k1
	vmulps	%zmm23, %zmm23, %zmm9
	vfmadd213ps	%zmm8, %zmm9, %zmm21
	vfmadd213ps	%zmm27, %zmm9, %zmm21
	vfmadd213ps	%zmm28, %zmm9, %zmm21
	vfmadd213ps	%zmm29, %zmm9, %zmm21
	vfmadd213ps	%zmm30, %zmm9, %zmm21
	vaddps	%zmm24, %zmm13, %zmm9
	vpslld	$23, 1920(%rsp), %zmm13
	vfmadd132ps	%zmm7, %zmm7, %zmm21
	vaddps	384(%rsp), %zmm26, %zmm7
	vmovups	1152(%rsp), %zmm26
	vpaddd	%zmm31, %zmm13, %zmm13
	vmulps	%zmm13, %zmm9, %zmm9
	vsubps	%zmm9, %zmm24, %zmm13
	vmulps	%zmm2, %zmm2, %zmm9
	vmovaps	%zmm21, %zmm13 {%k1}
	vpternlogd	$120, %zmm22, %zmm23, %zmm13
	vmovaps	%zmm25, %zmm23
	vfmadd213ps	%zmm8, %zmm9, %zmm23
	vpslld	$23, 1600(%rsp), %zmm21
	vaddps	%zmm24, %zmm13, %zmm13
	vfmadd213ps	%zmm27, %zmm9, %zmm23
	vfmadd213ps	%zmm28, %zmm9, %zmm23
	vpaddd	%zmm31, %zmm21, %zmm21
	vfmadd213ps	%zmm29, %zmm9, %zmm23
	vfmadd213ps	%zmm30, %zmm9, %zmm23
	vaddps	%zmm24, %zmm7, %zmm9
	vmovups	1664(%rsp), %zmm7
	vmulps	%zmm21, %zmm9, %zmm9
	vsubps	%zmm9, %zmm24, %zmm21
	vfmadd132ps	%zmm7, %zmm7, %zmm23
	vcmpltps	%zmm19, %zmm7, %k1
	vpslld	$23, 1344(%rsp), %zmm7
	vmovaps	%zmm23, %zmm21 {%k1}
	vpternlogd	$120, %zmm22, %zmm2, %zmm21
	vmovups	1472(%rsp), %zmm2
	vmovdqa64	%zmm22, %zmm23
	vmovaps	%zmm25, %zmm22
	vpaddd	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm6
	vmovups	1408(%rsp), %zmm7
	vmulps	%zmm2, %zmm2, %zmm9
	vsubps	%zmm6, %zmm24, %zmm6
	vfmadd213ps	%zmm8, %zmm9, %zmm22
	vcmpltps	%zmm19, %zmm7, %k1
	vfmadd213ps	%zmm27, %zmm9, %zmm22
	vfmadd213ps	%zmm28, %zmm9, %zmm22
	vfmadd213ps	%zmm29, %zmm9, %zmm22
	vfmadd213ps	%zmm30, %zmm9, %zmm22
	vmovaps	%zmm25, %zmm9
	vfmadd132ps	%zmm7, %zmm7, %zmm22
	vmovaps	%zmm22, %zmm6 {%k1}
	vpternlogd	$120, %zmm23, %zmm2, %zmm6
	vmovups	1216(%rsp), %zmm2
	vpslld	$23, 1024(%rsp), %zmm22
	vcmpltps	%zmm19, %zmm26, %k1
	vaddps	%zmm24, %zmm6, %zmm6
	vmulps	%zmm2, %zmm2, %zmm7
	vfmadd213ps	%zmm8, %zmm7, %zmm9
	vfmadd213ps	%zmm27, %zmm7, %zmm9
	vfmadd213ps	%zmm28, %zmm7, %zmm9
	vfmadd213ps	%zmm29, %zmm7, %zmm9
	vfmadd213ps	%zmm30, %zmm7, %zmm9
	vpaddd	%zmm31, %zmm22, %zmm7
	vpslld	$23, 768(%rsp), %zmm22
	vmulps	%zmm7, %zmm5, %zmm5
	vfmadd132ps	%zmm26, %zmm26, %zmm9
	vmovups	896(%rsp), %zmm26
	vsubps	%zmm5, %zmm24, %zmm5
	vmovaps	%zmm9, %zmm5 {%k1}
	vmovaps	%zmm25, %zmm9
	vcmpltps	%zmm19, %zmm14, %k1
	vpternlogd	$120, %zmm23, %zmm2, %zmm5
	vaddps	%zmm24, %zmm5, %zmm5
	vmulps	%zmm26, %zmm26, %zmm7
	vfmadd213ps	%zmm8, %zmm7, %zmm9
	vfmadd213ps	%zmm27, %zmm7, %zmm9
	vfmadd213ps	%zmm28, %zmm7, %zmm9
	vfmadd213ps	%zmm29, %zmm7, %zmm9
	vfmadd213ps	%zmm30, %zmm7, %zmm9
	vpaddd	%zmm31, %zmm22, %zmm7
	vbroadcastss	.LCPI0_1(%rip), %zmm22
	vmulps	%zmm7, %zmm4, %zmm4
	vaddps	128(%rsp), %zmm24, %zmm7
	vfmadd132ps	%zmm14, %zmm14, %zmm9
	vmovups	704(%rsp), %zmm14
	vsubps	%zmm4, %zmm24, %zmm4
	vmovaps	%zmm9, %zmm4 {%k1}
	vmulps	5248(%rsp), %zmm22, %zmm9
	vpternlogd	$120, %zmm23, %zmm26, %zmm4
	vaddps	%zmm24, %zmm4, %zmm4
	vmulps	%zmm14, %zmm14, %zmm2
	vfmadd213ps	%zmm8, %zmm2, %zmm25
	vmulps	5184(%rsp), %zmm22, %zmm8
	vfmadd213ps	%zmm27, %zmm2, %zmm25
	vfmadd213ps	%zmm28, %zmm2, %zmm25
	vfmadd213ps	%zmm29, %zmm2, %zmm25
	vfmadd213ps	%zmm30, %zmm2, %zmm25
	vaddps	%zmm3, %zmm10, %zmm2
	vpslld	$23, 448(%rsp), %zmm3
	vmulps	5120(%rsp), %zmm22, %zmm10
	vaddps	%zmm24, %zmm2, %zmm2
	vpaddd	%zmm31, %zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm2
	vmovups	640(%rsp), %zmm3
	vsubps	%zmm2, %zmm24, %zmm2
	vfmadd132ps	%zmm3, %zmm3, %zmm25
	vcmpltps	%zmm19, %zmm3, %k1
	vmulps	%zmm7, %zmm8, %zmm3
	vaddps	%zmm24, %zmm11, %zmm8
	vmulps	5056(%rsp), %zmm22, %zmm11
	vmulps	%zmm8, %zmm9, %zmm7
	vmulps	5312(%rsp), %zmm22, %zmm9
	vmovups	%zmm3, (%rsi,%rbx,4)
	vmovaps	%zmm25, %zmm2 {%k1}
	vpternlogd	$120, %zmm23, %zmm14, %zmm2
	vmulps	4224(%rsp), %zmm22, %zmm14
	vaddps	%zmm24, %zmm2, %zmm2
	vmovups	%zmm7, 64(%rsi,%rbx,4)
	vmulps	%zmm1, %zmm9, %zmm1
	vaddps	%zmm24, %zmm12, %zmm9
	vmulps	4992(%rsp), %zmm22, %zmm12
	vmulps	%zmm9, %zmm10, %zmm8
	vaddps	%zmm24, %zmm15, %zmm10
	vmulps	3904(%rsp), %zmm22, %zmm15
	vmovups	%zmm1, 128(%rsi,%rbx,4)
	vmulps	%zmm10, %zmm11, %zmm9
	vaddps	%zmm24, %zmm20, %zmm11
	vmovups	%zmm8, 192(%rsi,%rbx,4)
	vmovups	%zmm9, 1024(%rsi,%rbx,4)
	vmulps	%zmm11, %zmm12, %zmm10
	vmulps	4608(%rsp), %zmm22, %zmm12
	vmovups	%zmm10, 1088(%rsi,%rbx,4)
	vmulps	%zmm0, %zmm12, %zmm0
	vaddps	%zmm24, %zmm18, %zmm12
	vmulps	2176(%rsp), %zmm22, %zmm18
	vmulps	%zmm12, %zmm14, %zmm11
	vaddps	%zmm24, %zmm17, %zmm14
	vmulps	3392(%rsp), %zmm22, %zmm17
	vmovups	%zmm0, 1152(%rsi,%rbx,4)
	vmulps	%zmm14, %zmm15, %zmm12
	vaddps	%zmm24, %zmm16, %zmm15
	vmulps	3008(%rsp), %zmm22, %zmm16
	vmovups	%zmm11, 1216(%rsi,%rbx,4)
	vmovups	%zmm12, 2048(%rsi,%rbx,4)
	vmulps	%zmm6, %zmm18, %zmm6
	vmulps	1536(%rsp), %zmm22, %zmm18
	vmulps	%zmm15, %zmm17, %zmm14
	vmulps	2688(%rsp), %zmm22, %zmm17
	vmulps	%zmm13, %zmm16, %zmm13
	vaddps	%zmm24, %zmm21, %zmm16
	vmovups	%zmm14, 2112(%rsi,%rbx,4)
	vmovups	%zmm13, 2176(%rsi,%rbx,4)
	vmulps	%zmm4, %zmm18, %zmm4
	vmulps	%zmm16, %zmm17, %zmm15
	vmulps	1856(%rsp), %zmm22, %zmm17
	vmovups	%zmm15, 2240(%rsi,%rbx,4)
	vmovups	%zmm6, 3072(%rsi,%rbx,4)
	vmulps	%zmm5, %zmm17, %zmm5
	vmulps	1088(%rsp), %zmm22, %zmm17
	vmovups	%zmm5, 3136(%rsi,%rbx,4)
	vmovups	%zmm4, 3200(%rsi,%rbx,4)
	vmulps	%zmm2, %zmm17, %zmm2
	vmovups	%zmm2, 3264(%rsi,%rbx,4)
	cmpq	$64, %r11
	jl	.LBB0_3
	incq	%r8
	addq	$256, %rax
	cmpq	%r9, %r8
	jl	.LBB0_2
	addq	$5376, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
.LBB0_8:
	vzeroupper
	retq
.Lfunc_end0:
	.size	r_256_256_256, .Lfunc_end0-r_256_256_256

	.globl	r_256_256_256_packed
	.p2align	4
	.type	r_256_256_256_packed,@function
r_256_256_256_packed:
	pushq	%rax
	movq	%rdx, %r9
	movq	%rsi, %r8
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rcx
	movq	%rax, %rdi
	callq	r_256_256_256
	popq	%rax
	retq
.Lfunc_end1:
	.size	r_256_256_256_packed, .Lfunc_end1-r_256_256_256_packed

	.section	".note.GNU-stack","",@progbits

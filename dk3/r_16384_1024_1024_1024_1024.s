	.file	"uop-kernels"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0xc2d00000
.LCPI0_1:
	.long	0x42b20000
.LCPI0_2:
	.long	0x3fb8aa3b
.LCPI0_3:
	.long	0xcb400000
.LCPI0_4:
	.long	0xbf317218
.LCPI0_5:
	.long	0x3102e308
.LCPI0_6:
	.long	0x3c091ee5
.LCPI0_7:
	.long	0x3ab56281
.LCPI0_8:
	.long	0x3d2aac2c
.LCPI0_9:
	.long	0x3e2aaa46
.LCPI0_10:
	.long	0x3efffffe
.LCPI0_11:
	.long	0x3f800000
	.text
	.p2align	4
	.type	r_16384_1024_1024_1024_1024,@function
r_16384_1024_1024_1024_1024:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-64, %rsp
	subq	$4160, %rsp
	cmpq	%rcx, %rdx
	jge	.LBB0_8
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vbroadcastss	.LCPI0_1(%rip), %zmm1
	vbroadcastss	.LCPI0_2(%rip), %zmm2
	vbroadcastss	.LCPI0_3(%rip), %zmm3
	vbroadcastss	.LCPI0_4(%rip), %zmm4
	vbroadcastss	.LCPI0_5(%rip), %zmm5
	vbroadcastss	.LCPI0_6(%rip), %zmm6
	vbroadcastss	.LCPI0_7(%rip), %zmm7
	vbroadcastss	.LCPI0_8(%rip), %zmm8
	vbroadcastss	.LCPI0_9(%rip), %zmm9
	vbroadcastss	.LCPI0_10(%rip), %zmm10
	vbroadcastss	.LCPI0_11(%rip), %zmm11
	vpbroadcastd	.LCPI0_11(%rip), %zmm12
	movq	%rdx, %r8
	shlq	$12, %r8
	leaq	(%rdi,%r8), %rax
	leaq	960(%r8,%rsi), %r8
	jmp	.LBB0_2
	.p2align	4
.LBB0_7:
	incq	%rdx
	addq	$4096, %rax
	addq	$4096, %r8
	cmpq	%rcx, %rdx
	je	.LBB0_8
.LBB0_2:
	movq	%rdx, %r9
	shlq	$12, %r9
	vmovups	256(%rdi,%r9), %zmm16
	vmovups	(%rdi,%r9), %zmm17
	vmovups	512(%rdi,%r9), %zmm20
	vmovups	768(%rdi,%r9), %zmm19
	vmovups	64(%rdi,%r9), %zmm14
	vmovups	128(%rdi,%r9), %zmm15
	vmovups	192(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm16, %zmm17, %zmm18
	vcmpunordps	%zmm16, %zmm17, %k1
	vaddps	%zmm16, %zmm17, %zmm18 {%k1}
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	1024(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	1280(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	1536(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	1792(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	2048(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	2304(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	2560(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	2816(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	3072(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	3328(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vmovups	3584(%rdi,%r9), %zmm20
	vrangeps	$5, %zmm19, %zmm17, %zmm18
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm18 {%k1}
	vmovups	3840(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm20, %zmm18, %zmm17
	vcmpunordps	%zmm20, %zmm18, %k1
	vaddps	%zmm20, %zmm18, %zmm17 {%k1}
	vrangeps	$5, %zmm19, %zmm17, %zmm16
	vcmpunordps	%zmm19, %zmm17, %k1
	vaddps	%zmm19, %zmm17, %zmm16 {%k1}
	vmovups	320(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm19, %zmm14, %zmm18
	vcmpunordps	%zmm19, %zmm14, %k1
	vaddps	%zmm19, %zmm14, %zmm18 {%k1}
	vmovups	576(%rdi,%r9), %zmm14
	vmovups	384(%rdi,%r9), %zmm19
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	832(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	1088(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	1344(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	1600(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	1856(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	2112(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	2368(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	2624(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	2880(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	3136(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	3392(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vmovups	3648(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm18, %zmm17
	vcmpunordps	%zmm14, %zmm18, %k1
	vaddps	%zmm14, %zmm18, %zmm17 {%k1}
	vmovups	3904(%rdi,%r9), %zmm14
	vrangeps	$5, %zmm14, %zmm17, %zmm18
	vcmpunordps	%zmm14, %zmm17, %k1
	vaddps	%zmm14, %zmm17, %zmm18 {%k1}
	vrangeps	$5, %zmm19, %zmm15, %zmm17
	vrangeps	$5, %zmm18, %zmm16, %zmm14
	vcmpunordps	%zmm18, %zmm16, %k1
	vaddps	%zmm18, %zmm16, %zmm14 {%k1}
	vcmpunordps	%zmm19, %zmm15, %k1
	vmovups	3968(%rdi,%r9), %zmm18
	vaddps	%zmm19, %zmm15, %zmm17 {%k1}
	vmovups	640(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	896(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	1152(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	1408(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	1664(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	1920(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	2176(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	2432(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	2688(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	2944(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	3200(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vmovups	3456(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm16, %zmm17
	vcmpunordps	%zmm15, %zmm16, %k1
	vaddps	%zmm15, %zmm16, %zmm17 {%k1}
	vmovups	3712(%rdi,%r9), %zmm15
	vrangeps	$5, %zmm15, %zmm17, %zmm16
	vcmpunordps	%zmm15, %zmm17, %k1
	vaddps	%zmm15, %zmm17, %zmm16 {%k1}
	vrangeps	$5, %zmm18, %zmm16, %zmm15
	vcmpunordps	%zmm18, %zmm16, %k1
	vaddps	%zmm18, %zmm16, %zmm15 {%k1}
	vmovups	448(%rdi,%r9), %zmm18
	vrangeps	$5, %zmm18, %zmm13, %zmm17
	vcmpunordps	%zmm18, %zmm13, %k1
	vaddps	%zmm18, %zmm13, %zmm17 {%k1}
	vmovups	704(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	960(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	1216(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	1472(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	1728(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	1984(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	2240(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	2496(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	2752(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	3008(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	3264(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	3520(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vmovups	3776(%rdi,%r9), %zmm13
	vrangeps	$5, %zmm13, %zmm17, %zmm16
	vcmpunordps	%zmm13, %zmm17, %k1
	vaddps	%zmm13, %zmm17, %zmm16 {%k1}
	vmovups	4032(%rdi,%r9), %zmm13
	movl	$16, %r9d
	vrangeps	$5, %zmm13, %zmm16, %zmm17
	vcmpunordps	%zmm13, %zmm16, %k1
	vaddps	%zmm13, %zmm16, %zmm17 {%k1}
	vrangeps	$5, %zmm17, %zmm15, %zmm13
	vcmpunordps	%zmm17, %zmm15, %k1
	vaddps	%zmm17, %zmm15, %zmm13 {%k1}
	vrangeps	$5, %zmm13, %zmm14, %zmm15
	vcmpunordps	%zmm13, %zmm14, %k1
	vaddps	%zmm13, %zmm14, %zmm15 {%k1}
	vextractf64x4	$1, %zmm15, %ymm13
	vrangeps	$5, %ymm13, %ymm15, %ymm14
	vcmpunordps	%ymm13, %ymm15, %k1
	vaddps	%ymm13, %ymm15, %ymm14 {%k1}
	vextractf128	$1, %ymm14, %xmm13
	vpmovd2m	%xmm14, %k1
	vblendmps	%xmm13, %xmm14, %xmm15 {%k1}
	vmovaps	%xmm14, %xmm13 {%k1}
	vcmpunordps	%xmm13, %xmm13, %k1
	vmaxps	%xmm15, %xmm13, %xmm14
	vmovaps	%xmm13, %xmm14 {%k1}
	vshufpd	$1, %xmm14, %xmm14, %xmm13
	vpmovd2m	%xmm14, %k1
	vblendmps	%xmm13, %xmm14, %xmm15 {%k1}
	vmovaps	%xmm14, %xmm13 {%k1}
	vcmpunordps	%xmm13, %xmm13, %k1
	vmaxps	%xmm15, %xmm13, %xmm14
	vmovaps	%xmm13, %xmm14 {%k1}
	vmovshdup	%xmm14, %xmm13
	vbroadcastss	%xmm14, %zmm15
	vbroadcastss	%xmm13, %zmm14
	vrangeps	$5, %zmm14, %zmm15, %zmm13
	vcmpunordps	%zmm14, %zmm15, %k1
	vaddss	%xmm14, %xmm15, %xmm14
	vbroadcastss	%xmm14, %zmm13 {%k1}
	.p2align	4
.LBB0_3:
	vmovups	-64(%rax,%r9,4), %zmm14
	vmovaps	%zmm2, %zmm15
	vmovaps	%zmm7, %zmm19
	vsubps	%zmm13, %zmm14, %zmm14
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vfmsub213ps	%zmm3, %zmm14, %zmm15
	vaddps	%zmm3, %zmm15, %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm14
	vmulps	%zmm5, %zmm16, %zmm16
	vaddps	%zmm16, %zmm14, %zmm17
	vfmadd213ps	%zmm6, %zmm17, %zmm19
	vmulps	%zmm17, %zmm17, %zmm18
	vfmadd213ps	%zmm8, %zmm17, %zmm19
	vfmadd213ps	%zmm9, %zmm17, %zmm19
	vfmadd213ps	%zmm10, %zmm17, %zmm19
	vfmadd213ps	%zmm16, %zmm18, %zmm19
	vpslld	$9, %zmm15, %zmm16
	vpsrad	$10, %zmm16, %zmm16
	vpsubd	%zmm16, %zmm15, %zmm15
	vpslld	$23, %zmm16, %zmm16
	vpaddd	%zmm12, %zmm16, %zmm16
	vpslld	$23, %zmm15, %zmm15
	vaddps	%zmm19, %zmm14, %zmm14
	vpaddd	%zmm12, %zmm15, %zmm15
	vmovaps	%zmm7, %zmm19
	vaddps	%zmm11, %zmm14, %zmm14
	vmulps	%zmm16, %zmm14, %zmm14
	vmulps	%zmm15, %zmm14, %zmm14
	vmovups	(%rax,%r9,4), %zmm15
	vmovups	%zmm14, -64(%rsp,%r9,4)
	vsubps	%zmm13, %zmm15, %zmm14
	vmovaps	%zmm2, %zmm15
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vfmsub213ps	%zmm3, %zmm14, %zmm15
	vaddps	%zmm3, %zmm15, %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm14
	vmulps	%zmm5, %zmm16, %zmm16
	vaddps	%zmm16, %zmm14, %zmm17
	vfmadd213ps	%zmm6, %zmm17, %zmm19
	vmulps	%zmm17, %zmm17, %zmm18
	vfmadd213ps	%zmm8, %zmm17, %zmm19
	vfmadd213ps	%zmm9, %zmm17, %zmm19
	vfmadd213ps	%zmm10, %zmm17, %zmm19
	vfmadd213ps	%zmm16, %zmm18, %zmm19
	vpslld	$9, %zmm15, %zmm16
	vpsrad	$10, %zmm16, %zmm16
	vpsubd	%zmm16, %zmm15, %zmm15
	vpslld	$23, %zmm16, %zmm16
	vpaddd	%zmm12, %zmm16, %zmm16
	vpslld	$23, %zmm15, %zmm15
	vaddps	%zmm19, %zmm14, %zmm14
	vpaddd	%zmm12, %zmm15, %zmm15
	vaddps	%zmm11, %zmm14, %zmm14
	vmulps	%zmm16, %zmm14, %zmm14
	vmulps	%zmm15, %zmm14, %zmm14
	vmovups	%zmm14, (%rsp,%r9,4)
	addq	$32, %r9
	cmpq	$1040, %r9
	jne	.LBB0_3
	vmovaps	(%rsp), %zmm13
	vmovaps	64(%rsp), %zmm14
	vmovaps	128(%rsp), %zmm15
	vmovaps	192(%rsp), %zmm16
	xorl	%r9d, %r9d
	vaddps	256(%rsp), %zmm13, %zmm13
	vaddps	320(%rsp), %zmm14, %zmm14
	vaddps	384(%rsp), %zmm15, %zmm15
	vaddps	448(%rsp), %zmm16, %zmm16
	vaddps	512(%rsp), %zmm13, %zmm13
	vaddps	576(%rsp), %zmm14, %zmm14
	vaddps	640(%rsp), %zmm15, %zmm15
	vaddps	704(%rsp), %zmm16, %zmm16
	vaddps	768(%rsp), %zmm13, %zmm13
	vaddps	832(%rsp), %zmm14, %zmm14
	vaddps	896(%rsp), %zmm15, %zmm15
	vaddps	960(%rsp), %zmm16, %zmm16
	vaddps	1024(%rsp), %zmm13, %zmm13
	vaddps	1088(%rsp), %zmm14, %zmm14
	vaddps	1152(%rsp), %zmm15, %zmm15
	vaddps	1216(%rsp), %zmm16, %zmm16
	vaddps	1280(%rsp), %zmm13, %zmm13
	vaddps	1344(%rsp), %zmm14, %zmm14
	vaddps	1408(%rsp), %zmm15, %zmm15
	vaddps	1472(%rsp), %zmm16, %zmm16
	vaddps	1536(%rsp), %zmm13, %zmm13
	vaddps	1600(%rsp), %zmm14, %zmm14
	vaddps	1664(%rsp), %zmm15, %zmm15
	vaddps	1728(%rsp), %zmm16, %zmm16
	vaddps	1792(%rsp), %zmm13, %zmm13
	vaddps	1856(%rsp), %zmm14, %zmm14
	vaddps	1920(%rsp), %zmm15, %zmm15
	vaddps	1984(%rsp), %zmm16, %zmm16
	vaddps	2048(%rsp), %zmm13, %zmm13
	vaddps	2112(%rsp), %zmm14, %zmm14
	vaddps	2176(%rsp), %zmm15, %zmm15
	vaddps	2240(%rsp), %zmm16, %zmm16
	vaddps	2304(%rsp), %zmm13, %zmm13
	vaddps	2368(%rsp), %zmm14, %zmm14
	vaddps	2432(%rsp), %zmm15, %zmm15
	vaddps	2496(%rsp), %zmm16, %zmm16
	vaddps	2560(%rsp), %zmm13, %zmm13
	vaddps	2624(%rsp), %zmm14, %zmm14
	vaddps	2688(%rsp), %zmm15, %zmm15
	vaddps	2752(%rsp), %zmm16, %zmm16
	vaddps	2816(%rsp), %zmm13, %zmm13
	vaddps	2880(%rsp), %zmm14, %zmm14
	vaddps	2944(%rsp), %zmm15, %zmm15
	vaddps	3008(%rsp), %zmm16, %zmm16
	vaddps	3072(%rsp), %zmm13, %zmm13
	vaddps	3136(%rsp), %zmm14, %zmm14
	vaddps	3200(%rsp), %zmm15, %zmm15
	vaddps	3264(%rsp), %zmm16, %zmm16
	vaddps	3328(%rsp), %zmm13, %zmm13
	vaddps	3392(%rsp), %zmm14, %zmm14
	vaddps	3456(%rsp), %zmm15, %zmm15
	vaddps	3520(%rsp), %zmm16, %zmm16
	vaddps	3584(%rsp), %zmm13, %zmm13
	vaddps	3648(%rsp), %zmm14, %zmm14
	vaddps	3712(%rsp), %zmm15, %zmm15
	vaddps	3776(%rsp), %zmm16, %zmm16
	vaddps	3840(%rsp), %zmm13, %zmm13
	vaddps	3904(%rsp), %zmm14, %zmm14
	vaddps	3968(%rsp), %zmm15, %zmm15
	vaddps	4032(%rsp), %zmm16, %zmm16
	vaddps	%zmm14, %zmm13, %zmm13
	vaddps	%zmm16, %zmm15, %zmm14
	vaddps	%zmm14, %zmm13, %zmm13
	vextractf64x4	$1, %zmm13, %ymm14
	vaddps	%ymm14, %ymm13, %ymm13
	vextractf128	$1, %ymm13, %xmm14
	vaddps	%xmm14, %xmm13, %xmm13
	vshufpd	$1, %xmm13, %xmm13, %xmm14
	vaddps	%xmm14, %xmm13, %xmm13
	vmovshdup	%xmm13, %xmm14
	vaddss	%xmm14, %xmm13, %xmm13
	vbroadcastss	%xmm13, %zmm13
	testb	$63, %sil
	je	.LBB0_6
	.p2align	4
.LBB0_5:
	vmovups	(%rsp,%r9), %zmm14
	vmovups	64(%rsp,%r9), %zmm15
	vmovups	128(%rsp,%r9), %zmm16
	vdivps	%zmm13, %zmm14, %zmm14
	vmovups	%zmm14, -960(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	192(%rsp,%r9), %zmm15
	vmovups	%zmm14, -896(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	256(%rsp,%r9), %zmm16
	vmovups	%zmm14, -832(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	320(%rsp,%r9), %zmm15
	vmovups	%zmm14, -768(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	384(%rsp,%r9), %zmm16
	vmovups	%zmm14, -704(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	448(%rsp,%r9), %zmm15
	vmovups	%zmm14, -640(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	512(%rsp,%r9), %zmm16
	vmovups	%zmm14, -576(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	576(%rsp,%r9), %zmm15
	vmovups	%zmm14, -512(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	640(%rsp,%r9), %zmm16
	vmovups	%zmm14, -448(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	704(%rsp,%r9), %zmm15
	vmovups	%zmm14, -384(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	768(%rsp,%r9), %zmm16
	vmovups	%zmm14, -320(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	832(%rsp,%r9), %zmm15
	vmovups	%zmm14, -256(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	896(%rsp,%r9), %zmm16
	vmovups	%zmm14, -192(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	960(%rsp,%r9), %zmm15
	vmovups	%zmm14, -128(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	%zmm14, -64(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	%zmm14, (%r8,%r9)
	addq	$1024, %r9
	cmpq	$4096, %r9
	jne	.LBB0_5
	jmp	.LBB0_7
	.p2align	4
.LBB0_6:
	vmovups	(%rsp,%r9), %zmm14
	vmovups	64(%rsp,%r9), %zmm15
	vmovups	128(%rsp,%r9), %zmm16
	vdivps	%zmm13, %zmm14, %zmm14
	vmovntps	%zmm14, -960(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	192(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -896(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	256(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -832(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	320(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -768(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	384(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -704(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	448(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -640(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	512(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -576(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	576(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -512(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	640(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -448(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	704(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -384(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	768(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -320(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	832(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -256(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovups	896(%rsp,%r9), %zmm16
	vmovntps	%zmm14, -192(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovups	960(%rsp,%r9), %zmm15
	vmovntps	%zmm14, -128(%r8,%r9)
	vdivps	%zmm13, %zmm16, %zmm14
	vmovntps	%zmm14, -64(%r8,%r9)
	vdivps	%zmm13, %zmm15, %zmm14
	vmovntps	%zmm14, (%r8,%r9)
	addq	$1024, %r9
	cmpq	$4096, %r9
	jne	.LBB0_6
	jmp	.LBB0_7
.LBB0_8:
	sfence
	movq	%rbp, %rsp
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	r_16384_1024_1024_1024_1024, .Lfunc_end0-r_16384_1024_1024_1024_1024

	.globl	r_16384_1024_1024_1024_1024_packed
	.p2align	4
	.type	r_16384_1024_1024_1024_1024_packed,@function
r_16384_1024_1024_1024_1024_packed:
	pushq	%rax
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	%rax, %rdi
	callq	r_16384_1024_1024_1024_1024
	popq	%rax
	retq
.Lfunc_end1:
	.size	r_16384_1024_1024_1024_1024_packed, .Lfunc_end1-r_16384_1024_1024_1024_1024_packed

	.section	".note.GNU-stack","",@progbits

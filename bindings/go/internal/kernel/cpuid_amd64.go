package kernel

// cpuid returns EAX and EBX of a leaf of CPUID.
//
//go:noescape
func cpuid(leaf, subleaf uint32) (eax, ebx uint32)

module github.com/hashweave/hashweave/bindings/go/bench

go 1.25.0

replace github.com/hashweave/hashweave/bindings/go => ../

require github.com/hashweave/hashweave/bindings/go v0.0.0

require (
	github.com/klauspost/cpuid/v2 v2.2.3 // indirect
	github.com/minio/md5-simd v1.1.2 // indirect
	github.com/minio/sha256-simd v1.0.1 // indirect
	golang.org/x/crypto v0.55.0 // indirect
	golang.org/x/sys v0.47.0 // indirect
)

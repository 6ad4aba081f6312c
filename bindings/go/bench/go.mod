module github.com/hashweave/hashweave/bindings/go/bench

go 1.25.0

replace github.com/hashweave/hashweave/bindings/go => ../

require (
	github.com/cloudflare/circl v1.6.5
	github.com/hashweave/hashweave/bindings/go v0.0.0
	github.com/minio/md5-simd v1.1.2
	github.com/minio/sha256-simd v1.0.1
	github.com/prysmaticlabs/gohashtree v0.0.4-beta
	github.com/transparency-dev/merkle v0.0.2
	github.com/zeebo/blake3 v0.2.4
	golang.org/x/crypto v0.55.0
	lukechampine.com/blake3 v1.4.1
)

require (
	github.com/klauspost/cpuid/v2 v2.2.3 // indirect
	golang.org/x/sys v0.47.0 // indirect
)

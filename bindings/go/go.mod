module github.com/hashweave/hashweave/bindings/go

go 1.25.0

require (
	golang.org/x/crypto v0.55.0
	golang.org/x/sys v0.47.0
)

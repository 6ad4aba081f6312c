module github.com/hashweave/hashweave/bindings/go/native

go 1.25.0

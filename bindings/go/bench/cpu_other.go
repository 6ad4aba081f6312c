//go:build !linux

package main

import "runtime"

// cpu returns the architecture, where there is no file that names the CPU.
func cpu() string { return runtime.GOARCH }

package main

import (
	"os"
	"regexp"
	"runtime"
)

// cpu returns the name that the system has for the CPU.
func cpu() string {
	info, err := os.ReadFile("/proc/cpuinfo")
	if err == nil {
		if name := regexp.MustCompile(`(?m)^model name\s*:\s*(.*)$`).FindSubmatch(info); name != nil {
			return string(name[1])
		}
	}
	return runtime.GOARCH
}

package kernel

import "unsafe"

// Rows returns where the states stand of a kernel that has a row for each word of all lanes: word i of a lane is i strides after the beginning, and as many
// words as the lane's number. Short messages set and read a state for every few blocks, so they go there directly.
func (w *states) Rows() (state unsafe.Pointer, stride int) { return w.at, w.row }

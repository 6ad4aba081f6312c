package kernel

import "unsafe"

// Rows returns where the states stand of a kernel that has a row for each word of all lanes: word i of a lane is i strides after the beginning, and as many
// words as the lane's number. What hashes short messages sets and reads so many states that it goes there directly.
func (w *states) Rows() (state unsafe.Pointer, stride int) { return w.at, w.row }

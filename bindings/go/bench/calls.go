package main

func calls() []row { return nil }

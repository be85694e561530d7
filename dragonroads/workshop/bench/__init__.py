"""Benchmarks: what the engine and the games cost, measured beside a reference that never changes."""

"""Tests of Dragon Canyon."""

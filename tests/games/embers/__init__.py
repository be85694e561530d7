"""Tests of Embers."""

"""Tests of the content library, one file per source file."""

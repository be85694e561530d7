"""Tests of the pages of Crystal Peaks."""

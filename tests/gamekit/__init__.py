"""Tests of the kit that games are made of."""

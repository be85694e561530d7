"""Scenes of the app, reached from code, and pictures of them; for the README, and for the tests of every screen."""

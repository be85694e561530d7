"""Tools for makers, never for players."""

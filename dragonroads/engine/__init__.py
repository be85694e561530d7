"""The engine: rules talk to a table, a match keeps the answers. It knows no game and no terminal."""

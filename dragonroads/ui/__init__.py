"""Front ends: everything a person looks at."""

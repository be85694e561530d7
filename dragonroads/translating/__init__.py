"""What translators and `check` need to know about texts in other languages."""

"""The app in a real pseudo-terminal and over a real sshd."""

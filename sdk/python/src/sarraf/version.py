"""The version of this package, as its `pyproject.toml` says."""

VERSION = "0.1.0"

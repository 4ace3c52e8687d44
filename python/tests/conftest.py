"""What the tests share."""

import pytest

import uop


@pytest.fixture
def compiled():
    """How many programs were compiled since the test began."""
    before = uop.stats()["compiled"]
    return lambda: uop.stats()["compiled"] - before

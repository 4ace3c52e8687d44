"""What the tests share."""

import resource

import pytest

import uop


@pytest.fixture
def compiled():
    """How many programs were compiled since the test began."""
    before = uop.stats()["compiled"]
    return lambda: uop.stats()["compiled"] - before


@pytest.fixture
def stays_flat():
    """stays_flat(run, first, count, most): after `first` rounds, `count` more leave no
    values or buffers behind, and the process grows by less than `most` KB."""

    def check(run, first, count, most):
        run(first)
        before, stats = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, uop.stats()
        run(count)
        after = uop.stats()
        for name in ("values", "buffers", "bytes", "tensors"):
            assert after[name] <= stats[name] + 8, name
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert grown < most, f"{grown} KB"

    return check

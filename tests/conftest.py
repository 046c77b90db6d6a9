"""What every test shares: Hypothesis draws the same examples on every run, so that a red test is red for everybody."""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("pandemonium.laws")

settings.register_profile(
    "pandemonium",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("pandemonium")

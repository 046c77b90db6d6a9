"""Ray gives up on a machine that is slow to answer; on one at many times its load that is no failure of a test."""

import os

PATIENT = {
    "RAY_raylet_start_wait_time_s": "600",
    "RAY_gcs_rpc_server_connect_timeout_s": "120",
    "RAY_gcs_server_request_timeout_seconds": "600",
    "RAY_worker_register_timeout_seconds": "600",
    "RAY_health_check_timeout_ms": "120000",  # a node that was killed is noticed by its closed line
}
for setting, value in PATIENT.items():
    os.environ.setdefault(setting, value)

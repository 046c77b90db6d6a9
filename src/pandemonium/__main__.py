"""`python -m pandemonium` is the `pandemonium` command."""

from pandemonium.cli.main import main

main()

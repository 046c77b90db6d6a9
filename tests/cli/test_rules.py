"""rules: the whole reference, or what it says about something, in both languages."""

from tests.cli.conftest import Run


def test_rules_shows_the_whole_reference(run: Run) -> None:
    done = run("rules", "crypt")
    assert done.returncode == 0
    assert "CRY-1.3.2" in done.stdout
    assert "CRY-1.6.8" in done.stdout


def test_rules_shows_only_what_speaks_of_the_words(run: Run) -> None:
    done = run("rules", "crypt", "lights", "out")
    assert "CRY-1.3.4" in done.stdout
    assert "CRY-1.6.8" not in done.stdout


def test_rules_finds_a_rule_by_its_number(run: Run) -> None:
    assert "strictly higher total" in " ".join(run("rules", "crypt", "CRY-1.3.2").stdout.split())


def test_rules_speaks_polish(run: Run) -> None:
    assert "Sług" in run("rules", "crypt", "--language", "pl").stdout


def test_what_the_rules_do_not_mention_is_said(run: Run) -> None:
    done = run("rules", "crypt", "dragons")
    assert done.returncode == 2
    assert "say nothing about “dragons”" in done.stderr

"""rules: the whole reference, or what it says about something, in both languages."""

from pathlib import Path

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


def test_rows_of_a_table_are_drawn_as_a_table_with_its_headings(run: Run) -> None:
    shown = run("rules", "inferno", "wall", "of", "dis").stdout
    assert "|" not in shown
    assert "Advance on" in shown
    assert "weapons" in shown
    assert "Banquet" not in shown


def test_a_word_of_the_headings_shows_the_whole_table(run: Run) -> None:
    shown = run("rules", "crypt", "copies", "of").stdout
    assert "|" not in shown
    assert "Rounds" in shown
    assert shown.count("─") > 20


def test_rules_says_first_what_a_term_means(run: Run) -> None:
    shown = " ".join(run("rules", "inferno", "drachmas").stdout.split())
    assert shown.startswith("Drachma: The money of Hell")
    assert " ".join(run("rules", "crypt", "sługi", "-l", "pl").stdout.split()).startswith("Sługa: Twoja kość")


def test_rules_speaks_polish(run: Run) -> None:
    assert "Sług" in run("rules", "crypt", "--language", "pl").stdout


def test_what_the_rules_do_not_mention_is_said(run: Run) -> None:
    done = run("rules", "crypt", "dragons")
    assert done.returncode == 2
    assert "say nothing about “dragons”" in done.stderr


def test_rules_say_the_figures_of_a_pack(run: Run, tmp_path: Path) -> None:
    run("pack", "crypt", "--export", "rich")
    file = tmp_path / "rich" / "collectors.toml"
    file.write_text(file.read_text().replace("coins = [10]", "coins = [17]"))
    assert "+17, once" in run("rules", "crypt", "remains", "--pack", "rich").stdout
    assert "+10, once" in run("rules", "crypt", "remains").stdout

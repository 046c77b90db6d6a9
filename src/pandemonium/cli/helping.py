"""Helping: `--help` in the language of the command. `does-COMMAND` says what it does, `given-COMMAND-NAME` or
`given-NAME` what one may give to it."""

from __future__ import annotations

from typing import Any

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from pandemonium.cli.problem import Problem
from pandemonium.cli.spoken import LANGUAGE, own_text, say


class SpokenCommand(TyperCommand):
    """A command whose words are looked up when somebody asks for help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        dress(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """All commands: each is listed with what it does."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        dress(self, ctx)
        for command in self.commands.values():
            command.help = say(f"does-{command.name}")
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Problem("command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def dress(command: Any, context: Any) -> None:
    """Give a command and all that one may give to it their words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.DEFAULT_STRING = say("help-default")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    command.help = say(f"does-{command.name}")
    command.options_metavar = say("help-options-place")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = say("help-commands-place")
    for parameter in command.get_params(context):
        parameter.help = said_of(command.name, parameter.name)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
        if parameter.name == "language":
            parameter.default = LANGUAGE.get()


def said_of(command: str, parameter: str) -> str:
    own = f"given-{command}-{parameter}"
    return say(own if own_text(LANGUAGE.get()).has(own) else f"given-{parameter}")


def write_usage(command: Any, context: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, prefix=say("help-usage") + " ")

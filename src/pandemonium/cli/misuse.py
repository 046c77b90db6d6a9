"""Misuse: a line that cannot be read, said in the language of the command, with what there is to choose from."""

from __future__ import annotations

from typing import Any, get_args

import typer

from pandemonium.cli.spoken import say


def misuse(error: typer.TyperException) -> str:
    """Typer names the mistake by its class alone; of a rare kind its own sentence must do."""
    kind = type(error).__name__
    found: Any = error
    if kind == "NoSuchOption":
        command = found.ctx.command
        return say("misuse-option", command=command.name, option=found.option_name, options=options_of(command))
    if kind == "BadOptionUsage":
        return say("misuse-use", option=found.option_name)
    if kind == "MissingParameter":
        return missing(found.param)
    if kind == "BadParameter":
        return wrong_value(found.param)
    if kind == "UsageError":
        return say("misuse-words", command=found.ctx.command.name)
    return error.format_message()


def options_of(command: Any) -> str:
    return ", ".join(one.opts[0] for one in command.params if one.opts[0].startswith("-"))


def missing(parameter: Any) -> str:
    from pandemonium.engine.registry import game_ids

    if parameter.name == "game":
        return say("misuse-no-game", games=", ".join(game_ids()))
    return say("misuse-missing", name=name_of(parameter))


def wrong_value(parameter: Any) -> str:
    choices = get_args(parameter.type_descriptor.annotation)
    if choices:
        return say("misuse-choice", name=name_of(parameter), values=", ".join(choices))
    kind = "number" if parameter.type_descriptor.annotation is float else "whole"
    limits = ["none" if limit is None else str(limit) for limit in (parameter.min, parameter.max)]
    return say(f"misuse-{kind}", name=name_of(parameter), least=limits[0], most=limits[1])


def name_of(parameter: Any) -> str:
    """As one writes it: --games, or FILE."""
    first = str(parameter.opts[0])
    return first if first.startswith("-") else str(parameter.metavar or first.upper())

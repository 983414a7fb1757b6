"""What is wrong with words that no command understands, in the language of whoever typed them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, get_args, get_type_hints

from .say import Voice, language_of


def language_in(words: Sequence[str]) -> str:
    """The language that the words ask for, though they are not understood, else that of the locale."""
    for place, word in enumerate(words):
        name, mark, value = word.partition("=")
        if name == "--lang":
            chosen = value if mark else "".join(words[place + 1 : place + 2])
            return language_of(chosen if chosen in ("de", "en") else None)
    return language_of(None)


def sentence(fault: Any, words: Sequence[str], voice: Voice) -> str:
    """What is wrong, what is allowed, and where there is help."""
    kind = type(fault).__name__
    if kind == "NoArgsIsHelpError":  # its message is the help
        return str(fault.message)
    context = getattr(fault, "ctx", None)
    command = "spielwerk" if context is None else " ".join(["spielwerk", *context.command_path.split()[1:]])
    help_ = voice("cli-use-help", command=command)
    if kind == "NoSuchOption":
        near = ", ".join(getattr(fault, "possibilities", None) or ())
        said = voice("cli-use-no-option", option=fault.option_name)
        said += f" {voice('cli-use-near', near=near)}" if near else ""
    elif kind == "BadOptionUsage":
        said = voice("cli-value-missing", value=fault.option_name)
    elif kind == "MissingParameter":
        said = voice("cli-missing-value", value=_name(fault.param))
    elif kind == "BadParameter" and getattr(fault, "param", None) is not None:
        said = _bad(fault, words, voice)
    elif context is not None and hasattr(context.command, "commands"):
        known = ", ".join(sorted(context.command.commands))
        named = next((word for word in _behind(context, words) if not word.startswith("-")), "")
        said = voice("cli-use-no-command", name=named, known=known)
    elif context is not None:
        _, extra, _ = context.command.make_parser(context).parse_args(args=_behind(context, words))
        said = voice("cli-use-extra", extra=" ".join(extra))
    else:
        said = str(fault.message)
    return f"{said}\n{help_}"


def _behind(context: Any, words: Sequence[str]) -> list[str]:
    """The words behind those that name the command."""
    return list(words[len(context.command_path.split()) - 1 :])


def _bad(fault: Any, words: Sequence[str], voice: Voice) -> str:
    """A value that its option or argument does not take."""
    param = fault.param
    given = [words[at + 1] for at, word in enumerate(words[:-1]) if word in param.opts]
    given += [word.partition("=")[2] for word in words if word.partition("=")[0] in param.opts and "=" in word]
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    allowed = ", ".join(_choices(fault)) or ("" if low is None or high is None else f"{low}–{high}")
    said = voice("cli-use-bad", what=_name(param), value=given[-1] if given else "")
    return f"{said} {voice('cli-use-allowed', allowed=allowed)}" if allowed else said


def _choices(fault: Any) -> list[str]:
    """What an option takes that takes one of a few words: the values of an enumeration, as the command declares it."""
    command = getattr(fault.ctx, "command", None)
    hint = get_type_hints(command.callback).get(fault.param.name) if command is not None else None
    shapes = [one for one in (hint, *get_args(hint)) if isinstance(one, type) and issubclass(one, Enum)]
    return [str(each.value) for shape in shapes for each in shape]


def _name(param: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    return str(param.opts[0] if param.param_type_name == "option" else param.name.upper())

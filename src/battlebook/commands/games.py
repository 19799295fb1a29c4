"""Stub."""


HELP = "stub"


def add(parser):
    pass


def run(args, games):
    return 0

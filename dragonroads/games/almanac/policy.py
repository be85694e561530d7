"""stub"""
from dragonroads.engine.position import any_option as policy  # noqa

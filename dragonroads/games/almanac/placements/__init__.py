"""The placement rules of the pages, one idea per file; importing this package teaches them to the library."""

from importlib import import_module
from pkgutil import iter_modules

for _rule in iter_modules(__path__):
    import_module(f"{__name__}.{_rule.name}")

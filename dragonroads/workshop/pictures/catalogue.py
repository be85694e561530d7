"""Every scene there is, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.workshop.pictures.at_home import AT_HOME
from dragonroads.workshop.pictures.at_table import AT_TABLE
from dragonroads.workshop.pictures.behind_curtains import BEHIND_CURTAINS
from dragonroads.workshop.pictures.in_the_canyon import IN_THE_CANYON
from dragonroads.workshop.pictures.on_the_road import ON_THE_ROAD
from dragonroads.workshop.pictures.reading import READING
from dragonroads.workshop.pictures.scene import Scene
from dragonroads.workshop.pictures.troubles import TROUBLES

SCENES: Mapping[str, Scene] = {
    one.name: one for one in (*AT_HOME, *AT_TABLE, *BEHIND_CURTAINS, *READING, *ON_THE_ROAD, *IN_THE_CANYON, *TROUBLES)
}

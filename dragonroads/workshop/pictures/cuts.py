"""What does not fit: the texts that are cut when a scene is shown in a window of a size."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.shelf import Shelf
from dragonroads.ui.drawing import Cut, recorded_cuts
from dragonroads.workshop.pictures.at_home import AT_HOME
from dragonroads.workshop.pictures.behind_curtains import BEHIND_CURTAINS
from dragonroads.workshop.pictures.reading import READING
from dragonroads.workshop.pictures.scene import Scene
from dragonroads.workshop.pictures.studio import Look, on_stage, resize

OF_THE_BOX: Sequence[Scene] = (*AT_HOME, *BEHIND_CURTAINS, *READING)
"""Scenes of what is around the games: every word there is the box's own, or a name."""


async def cuts_in(scene: Scene, look: Look, shelf: Shelf | None = None) -> list[Cut]:
    """Each text that is cut in the last frame of a scene, once; the way there does not count."""
    across, down = look.size
    async with on_stage(scene, look, shelf) as app:
        for below in app.screen_stack[:-1]:
            below.display = False  # what nobody sees is not drawn, so nothing of it is cut
        await resize(app, (across + 1, down))
        with recorded_cuts() as cuts:
            await resize(app, look.size)
            app.screen._compositor.render_strips()
    return list(dict.fromkeys(cuts))

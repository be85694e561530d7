"""Waits until an app has nothing left to do and everything is painted: the only moment for a picture."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.message_pump import MessagePump
from textual.screen import Screen

from dragonroads.ui.app import BoxApp

QUIET = 3
"""So many turns of the loop without any work mean that the app waits for people."""
PATIENCE = 60.0
"""Seconds after which an app that is still busy counts as stuck."""
NAP = 0.001


async def still(app: BoxApp) -> None:
    """Wait; a fault of the app is raised here. Computers and moments that wait for a clock are not waited for."""
    loop = asyncio.get_running_loop()
    until, quiet = loop.time() + PATIENCE, 0
    while quiet < QUIET and not app._exit:
        if app.fault is not None:
            raise app.fault
        if loop.time() > until:
            raise TimeoutError(f"the app is stuck on {app.screen}")
        quiet = 0 if _is_busy(app) else quiet + 1
        await asyncio.sleep(NAP if _waits(app) else 0)


def _is_busy(app: BoxApp) -> bool:
    pumps: tuple[MessagePump, ...] = (app, *app._registry)
    return bool(app._batch_count) or _waits(app) or any(map(_has_work, pumps))


def _waits(app: BoxApp) -> bool:
    """Whether only time will help: a thread works, a window is being pulled, or the next frame is not due yet."""
    is_pulled = app._resize_event is not None or app._resize_timer is not None
    return is_pulled or any(not worker.is_finished for worker in app.workers) or _is_unpainted(app.screen)


# Textual tells nobody when it is idle; its own tests compare clocks, which fails on a busy machine.


def _has_work(pump: MessagePump) -> bool:
    if not pump._running or pump._closed:
        return not pump._closed and pump._task is not None and not pump._task.done()
    return not pump._message_queue.empty() or bool(pump._next_callbacks) or not pump._is_mounted


def _is_unpainted(screen: Screen[Any]) -> bool:
    timer = screen._update_timer
    return bool(
        screen._layout_required
        or screen._repaint_required
        or screen._scroll_required
        or screen._dirty_widgets
        or screen._callbacks
        or (timer is not None and timer._active.is_set())
    )

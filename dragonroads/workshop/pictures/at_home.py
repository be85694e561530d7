"""Scenes before and around a table: home, a new table, saved tables, settings."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.screens.saved_tables import SavedTablesScreen
from dragonroads.ui.screens.settings import SettingsScreen
from dragonroads.workshop.pictures.acts import do, open_screen, typed
from dragonroads.workshop.pictures.dealing import Deal, aloud, over
from dragonroads.workshop.pictures.scene import Scene

RUNNING = Deal(aloud("lamp_wish", 6), seed=14)
SAVED: Sequence[Deal] = (
    RUNNING,
    Deal(over, seats=2, seed=4, name="sunday-duel"),
    Deal(aloud("bet_space", 2), seats=6, name="grandmas-birthday"),
    Deal(aloud("lamp_wish", 4), seats=4, preset="experienced", seed=2, name="up-the-mountain"),
)
NEW_TABLE = do("choose")
"""The cursor of an empty home stands on the first game."""

AT_HOME: Sequence[Scene] = (
    Scene("home"),
    Scene("home_saved", saved=(RUNNING,)),
    Scene("new_table", acts=(NEW_TABLE,)),
    Scene("new_table_options", acts=(NEW_TABLE, *[do("page_down")] * 2, do("up"), do("up"), do("right"))),
    Scene("new_table_name", acts=(NEW_TABLE, do("rename"), *typed("Ana"))),
    Scene("saved_tables", saved=SAVED, acts=(open_screen(SavedTablesScreen), do("down"))),
    Scene("saved_tables_none", acts=(open_screen(SavedTablesScreen),)),
    Scene("settings", acts=(open_screen(SettingsScreen),)),
    Scene("settings_keys", acts=(open_screen(SettingsScreen), do("last"), do("up"))),
    Scene("confirm", saved=SAVED, acts=(open_screen(SavedTablesScreen), do("delete"))),
)

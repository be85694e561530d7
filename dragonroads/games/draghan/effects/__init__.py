"""What cards do, a file for each idea: its events, reasons and questions, the rule, what is shown of it, its worth."""

from dragonroads.gamekit.declared import import_all

import_all(__name__)

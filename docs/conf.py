"""How the documentation is built: offline, from Markdown."""

from __future__ import annotations

from rulebound import __version__

project = "Rulebound"
release = __version__
html_title = "Rulebound"
extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True
html_theme = "furo"

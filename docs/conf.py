"""How the documentation is built: offline, from Markdown, and a warning fails it."""

from __future__ import annotations

from rulebound import __version__

project = "Rulebound"
release = __version__
html_title = "Rulebound"
html_theme = "furo"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
exclude_patterns = ["_build"]

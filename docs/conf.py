"""Sphinx settings: the documentation builds offline and treats warnings as errors."""

project = "Rulebound"
author = "The Rulebound authors"
copyright = "2026, the Rulebound authors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Rulebound"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
exclude_patterns = ["_build"]
nitpicky = False

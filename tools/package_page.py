"""The README as a package index shows it: there a link to a file of this repository leads nowhere.

With a project URL named `Repository` such links and pictures lead there. Without one a link is only its text, and a
picture is left out: no address is better than a wrong one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)\s]+)\)")
EMPTY_TABLE = re.compile(r"^\|.*\|\n\| *---.*\|\n(?:\|[ |]*\|\n)+\n?", re.MULTILINE)


class PackagePage(MetadataHookInterface):
    """What hatchling asks for the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        address = metadata.get("urls", {}).get("Repository", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": readable_elsewhere(text, address)}


def readable_elsewhere(text: str, repository: str = "") -> str:
    """The same text without links that lead nowhere."""

    def link(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if repository:
            return f"{picture}[{words}]({repository.rstrip('/')}/{'raw' if picture else 'blob'}/HEAD/{path})"
        return "" if picture else words

    return re.sub(r"\n{3,}", "\n\n", EMPTY_TABLE.sub("", LINK.sub(link, text)))

"""The description of the API for people: one plain HTML page made of the OpenAPI document, without scripts.

Usual viewers load themselves from somebody else's server, which our content policy forbids and a table at home does
not need.
"""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Doc = dict[str, Any]

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
code, .path { font-family: ui-monospace, monospace }
section { border-top: 1px solid; padding: .5rem 0 }
table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .1rem 1rem .1rem 0 }
h2 { margin-top: 2rem } h3 { margin-bottom: 0 } .method { display: inline-block; min-width: 4rem }
"""


class PlainPage(OpenAPIRenderPlugin):
    """All routes and types on one page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Doc) -> bytes:
        json = escape(self.get_openapi_json_route(request))
        info = openapi_schema["info"]
        routes = [
            _route(method, path, operation)
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict)
        ]
        types = [_type(name, schema) for name, schema in openapi_schema["components"].get("schemas", {}).items()]
        title = f"{escape(info['title'])} {escape(info['version'])}"
        parts = [
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: API</title>',
            '<meta name="viewport" content="width=device-width">',
            f"<style>{STYLE}</style></head><body><main><h1>{title}</h1>",
            f'<p>{escape(info["description"])}</p><p>For programs: <a href="{json}">openapi.json</a>.',
            "A seat's token goes into the header <code>Authorization: Bearer TOKEN</code>.",
            'The socket is at <span class="path">/api/tables/{table}/socket</span>.</p><h2>Routes</h2>',
            *routes,
            "<h2>Types</h2>",
            *types,
            "</main></body></html>",
        ]
        return "\n".join(parts).encode()


def _route(method: str, path: str, operation: Doc) -> str:
    """A route, what it takes and what it answers."""
    head = f'<h3><span class="method">{escape(method.upper())}</span> <span class="path">{escape(path)}</span></h3>'
    words = " ".join(filter(None, (f"{operation.get('summary', '')}.", operation.get("description", ""))))
    rows = [
        _row(f"{one['name']} ({one['in']})", _spell(one.get("schema", {})), one.get("description", ""))
        for one in operation.get("parameters", [])
    ]
    for kind, media in operation.get("requestBody", {}).get("content", {}).items():
        rows.append(_row("body", _spell(media.get("schema", {})), kind))
    answers: dict[tuple[str, str], list[str]] = {}
    for status, answer in operation.get("responses", {}).items():
        for kind, media in answer.get("content", {}).items():
            answers.setdefault((_spell(media.get("schema", {})), kind), []).append(status)
    rows += [_row("answers", spelled, f"{', '.join(found)} ({kind})") for (spelled, kind), found in answers.items()]
    return f"<section>{head}<p>{escape(words)}</p><table>{''.join(rows)}</table></section>"


def _type(name: str, schema: Doc) -> str:
    """A type and its fields."""
    required = schema.get("required", [])
    rows = [
        _row(field + ("" if field in required else "?"), _spell(kind), kind.get("description", ""))
        for field, kind in schema.get("properties", {}).items()
    ]
    words = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{words}</p><table>{"".join(rows)}</table></section>'


def _row(name: str, kind: str, words: str) -> str:
    return f"<tr><th><code>{escape(name)}</code></th><td><code>{kind}</code></td><td>{escape(words)}</td></tr>"


def _spell(schema: Doc) -> str:
    """A type as one reads it, in HTML."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(map(_spell, schema[several]))
    if "const" in schema or "enum" in schema:
        return " | ".join(escape(repr(value)) for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "any")
    if kind == "array":
        return f"[{_spell(schema.get('items', {}))}]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return "{" + f"string: {_spell(schema['additionalProperties'])}" + "}"
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))

"""The API's description, made from the routes themselves with the schemas that msgspec checks by.

Litestar's own generator leaves out what `forbid_unknown_fields` and fixed lengths demand, so the
schemas here come from msgspec.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from rulebound import __version__
from rulebound.server.wire import AnyMessage, Error

REF = "#/components/schemas/{name}"
_PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
_TYPES = {"str": {"type": "string"}, "int": {"type": "integer"}, "path": {"type": "string"}}


def describe(handlers: Iterable[object]) -> dict[str, Any]:
    """The OpenAPI 3.1 document of these route handlers; messages of the socket stand among its schemas."""
    routes = [h for h in handlers if isinstance(h, HTTPRouteHandler) and h.include_in_schema is not False]
    bodies = [handler.parsed_data_field for handler in routes]
    answers = [_answer(handler) for handler in routes]
    types = [body.annotation for body in bodies if body is not None] + answers + [Error, AnyMessage]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for handler, body, answer in zip(routes, bodies, answers, strict=True):
        path = next(iter(handler.paths))
        operation: dict[str, Any] = {
            "operationId": handler.handler_name,
            "summary": (handler.fn.__doc__ or "").partition("\n")[0],
            "parameters": _parameters(handler, path),
            "responses": {
                str(handler.status_code): _content(handler, schema_of[repr(answer)], answer),
                "default": {
                    "description": "What could not be read or done.",
                    "content": {"application/json": {"schema": schema_of[repr(Error)]}},
                },
            },
        }
        if body is not None:
            schema = schema_of[repr(body.annotation)]
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        elif handler.opt.get("file"):
            file: dict[str, Any] = {"schema": {}}
            operation["requestBody"] = {"required": True, "content": dict.fromkeys(handler.opt["file"], file)}
        (method,) = (m for m in handler.http_methods if m != "OPTIONS")
        paths.setdefault(_PARAMETER.sub(r"{\1}", path), {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulebound",
            "version": __version__,
            "description": "Requests that change something carry the header `x-rulebound: 1` and a session's cookie.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _answer(handler: HTTPRouteHandler) -> Any:
    answer = handler.parsed_fn_signature.return_type.annotation
    if get_origin(answer) is Response:
        (answer,) = get_args(answer)
    return type(None) if answer is None else answer


def _content(handler: HTTPRouteHandler, schema: dict[str, Any], answer: Any) -> dict[str, Any]:
    said: dict[str, Any] = {"description": "The answer."}
    if answer is bytes:
        said["content"] = {"*/*": {"schema": {}}}
    elif answer is not type(None):
        # A record is text to the handler and JSON to everybody else.
        text = handler.media_type == "text/plain"
        kind = "text/plain" if text else "application/json"
        said["content"] = {kind: {"schema": {} if answer is str and not text else schema}}
    return said


def _parameters(handler: HTTPRouteHandler, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    in_path = dict(_PARAMETER.findall(path))
    for name, kind in in_path.items():
        found.append({"name": name, "in": "path", "required": True, "schema": _TYPES[kind]})
    for name, field in handler.parsed_fn_signature.parameters.items():
        if name in in_path or name in ("request", "data"):
            continue
        (schema,), _ = msgspec.json.schema_components([field.annotation])
        found.append({"name": name, "in": "query", "required": not field.has_default, "schema": schema})
    if not {"GET", "HEAD"} & set(handler.http_methods):
        header = {"type": "string", "const": "1"}
        found.append({"name": "x-rulebound", "in": "header", "required": True, "schema": header})
    return found

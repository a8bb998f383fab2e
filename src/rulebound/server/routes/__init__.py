"""The routes of docs/routes.md, thin: read the request, ask the room that knows, tell the answer."""

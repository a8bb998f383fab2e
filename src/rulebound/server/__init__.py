"""The HTTP and WebSocket edge: thin, typed, and every right checked in one place."""

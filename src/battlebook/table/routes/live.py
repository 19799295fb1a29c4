"""The socket of a match."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from battlebook.table.socket import talk


@websocket("/ws/{match:str}")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One page at one match."""
    match = str(socket.path_params["match"])
    await socket.accept()

    async def hear() -> str | bytes | None:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes")

    async def say(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    code = await talk(socket.app.state.hall, match, hear, say)
    await socket.send({"type": "websocket.close", "code": code, "reason": ""})


ROUTES: list[Any] = [table_socket]

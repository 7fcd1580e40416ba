# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A page in a real browser: Chromium without a window, driven through a pipe by its own protocol (DevTools).

Nothing but the browser itself is required. Where there is none, a test that asks for one is skipped and says so.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FRAMES: Final = 4  # that are drawn before a page is looked at: what is made when it is seen has been made
OPTIONS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "--disable-extensions",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars", "--remote-debugging-pipe",
)  # fmt: skip


class Browser:
    """One process of Chromium with one page."""

    def __init__(self, program: str, profile: Path) -> None:
        there, self._write = os.pipe()
        self._read, back = os.pipe()
        # The browser reads from its descriptor 3 and writes to its descriptor 4; a shell puts the pipes there.
        place = f'exec "$0" "$@" 3<&{there} 4>&{back}'
        self._process = subprocess.Popen(
            ["bash", "-c", place, program, *OPTIONS, f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(there, back),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(there)
        os.close(back)
        self._numbers = itertools.count(1)
        self._pending = b""
        self._session: str | None = None
        self.events: list[dict[str, Any]] = []
        [page] = [t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page"]
        self._session = self.ask("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """What the browser answers. Raises RuntimeError for its errors, TimeoutError."""
        number = next(self._numbers)
        message: dict[str, Any] = {"id": number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            heard = self._hear()
            if heard.get("id") != number:
                self.events.append(heard)
            elif "error" in heard:
                raise RuntimeError(f"{method}: {heard['error']['message']}")
            else:
                return dict(heard["result"])

    def _hear(self, timeout: float = 60) -> dict[str, Any]:
        until = time.monotonic() + timeout
        while b"\0" not in self._pending:
            ready, _, _ = select.select([self._read], [], [], max(0, until - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser says nothing")
            some = os.read(self._read, 1 << 20)
            if not some:
                raise RuntimeError("the browser has ended")
            self._pending += some
        message, _, self._pending = self._pending.partition(b"\0")
        return dict(json.loads(message))

    def open(self, file: Path, *, dark: bool = False, width: int = 1280, height: int = 900) -> None:
        """Show a file, as a screen of that size and a reader of that taste see it."""
        self.events.clear()
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.ask("Emulation.setEmulatedMedia", features=[scheme])
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Page.navigate", url=file.resolve().as_uri())
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            self.events.append(self._hear())
        self.evaluate(
            f"(async () => {{ for (let k = 0; k < {FRAMES}; k++) await new Promise(requestAnimationFrame); }})()"
        )

    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page. Raises RuntimeError for what it throws."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        return found["result"].get("value")

    def complaints(self) -> list[str]:
        """What the console of the page shows: exceptions, errors, warnings; and what it asked the network for."""
        said: list[str] = []
        for event in self.events:
            parameters = event.get("params", {})
            match event.get("method"):
                case "Runtime.exceptionThrown":
                    said.append(str(parameters["exceptionDetails"].get("exception", parameters)))
                case "Runtime.consoleAPICalled" | "Log.entryAdded":
                    said.append(str(parameters.get("entry", parameters).get("text", parameters)))
                case "Network.requestWillBeSent" if not parameters["request"]["url"].startswith(("file:", "data:")):
                    said.append(parameters["request"]["url"])
        return said

    def screenshot(self, file: Path, *, whole: bool = False) -> None:
        found = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        file.write_bytes(base64.b64decode(found["data"]))

    def end(self) -> None:
        os.close(self._write)  # which ends it
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._read)


@contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """A browser with a new profile in that directory; the test is skipped where no Chromium is installed."""
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        pytest.skip(f"no browser: none of {', '.join(NAMES)} is on PATH")
    made = Browser(program, profile)
    try:
        yield made
    finally:
        made.end()

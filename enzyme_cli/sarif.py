# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Diagnostics of a command as a log of SARIF 2.1.0 (OASIS), which code hosts and editors read.

They wait as lines of JSON (see `render.as_record`) in a file without a name: those of processes that the command forks
as well. At the end the log is written to standard error, also if it is empty.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, TextIO

_LEVELS = {"error": "error", "warning": "warning", "remark": "note"}
_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"


def new_log() -> TextIO:
    return tempfile.TemporaryFile("a+", encoding="utf-8", errors="surrogateescape", buffering=1)


def write(log: TextIO) -> None:
    log.flush()
    log.seek(0)
    print(json.dumps(sarif([json.loads(line) for line in log]), indent=1), file=sys.stderr, flush=True)


def sarif(records: list[dict[str, Any]]) -> dict[str, Any]:
    """The log that says these."""
    from enzyme_passes.support.codes import CODES

    rules = []
    for code in dict.fromkeys(record["code"] for record in records):
        rule: dict[str, Any] = {"id": code}
        if code in CODES:
            rule["shortDescription"] = {"text": CODES[code].title}
            rule["fullDescription"] = {"text": CODES[code].text.strip()}
        rules.append(rule)
    driver = {"name": "enzcc", "version": importlib.metadata.version("enzcc"), "rules": rules}
    results = [_result(record, [rule["id"] for rule in rules]) for record in records]
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def _result(record: dict[str, Any], rules: list[str]) -> dict[str, Any]:
    said = [record["message"], *(f"note: {n}" for n in record["notes"]), *(f"help: {h}" for h in record["helps"])]
    made = {
        "ruleId": record["code"],
        "ruleIndex": rules.index(record["code"]),
        "level": _LEVELS.get(record["severity"], "error"),
        "message": {"text": "\n".join(said)},
    }
    if record["file"]:
        place: dict[str, Any] = {"artifactLocation": {"uri": _uri(record["file"])}}
        if record["line"]:
            place["region"] = {"startLine": record["line"]}
            if record["column"]:
                place["region"]["startColumn"] = record["column"]
        made["locations"] = [{"physicalLocation": place}]
    return made


def _uri(file: str) -> str:
    from urllib.parse import quote

    return Path(file).as_uri() if Path(file).is_absolute() else quote(file)

"""`make site`: the documentation as a site has all pages, and its links lead to them."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from tests.browser import browser
from tests.compiling import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """scripts/site, which has put the source of the site together elsewhere."""
    loader = SourceFileLoader("site_of_docs", str(ROOT / "scripts" / "site"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    module.SOURCE = tmp_path_factory.mktemp("site")
    module.gather()
    return module


def _listed(node: object) -> list[str]:
    if isinstance(node, str):
        return [node]
    children = node.values() if isinstance(node, dict) else node if isinstance(node, list) else []
    return [page for child in children for page in _listed(child)]


def test_each_page_of_the_docs_is_in_the_menu(site: ModuleType) -> None:
    menu = _listed(yaml.safe_load((ROOT / "scripts" / "site.yml").read_text())["nav"])
    pages = {str(file.relative_to(site.SOURCE)) for file in site.SOURCE.rglob("*.md")}
    assert {page for page in pages if not page.startswith("examples/")} == set(menu)
    assert len(menu) == len(set(menu))


def test_links_lead_to_files(site: ModuleType) -> None:
    checked = 0
    for page in site.SOURCE.rglob("*.md"):
        for part in site._CODE.split(page.read_text())[::2]:
            for target in re.findall(r"\]\(([^)#\s]+)", part):
                if ":" not in target:
                    assert (page.parent / target).exists(), f"{page}: {target}"
                    checked += 1
    assert checked > 200


def test_links_change_with_their_places_and_code_does_not(site: ModuleType) -> None:
    text = "See [limits](docs/limits.md#globals), `[](docs/limits.md)` and [Zig](examples/zig).\n\n    f = [](x)\n"
    made = "See [limits](limits.md#globals), `[](docs/limits.md)` and [Zig](examples/zig/README.md).\n\n    f = [](x)\n"
    assert site.moved(text, "README.md") == made
    assert site.moved("```c file=a.c\nint x;\n```\n", "docs/cpp.md") == "```c\nint x;\n```\n"
    assert site.moved("[c](../examples/c/README.md)", "docs/cpp.md") == "[c](examples/c/README.md)"
    with pytest.raises(SystemExit, match="leads nowhere"):
        site.moved("[none](none.md)", "docs/cpp.md")


def test_it_is_built(site: ModuleType, tmp_path: Path) -> None:
    if importlib.util.find_spec("mkdocs") is None or importlib.util.find_spec("material") is None:
        pytest.skip("pip install 'enzcc[site]'")
    text = (ROOT / "scripts" / "site.yml").read_text()
    text = text.replace("../build/site-source", str(site.SOURCE)).replace("../build/site", str(tmp_path / "made"))
    (tmp_path / "site.yml").write_text(text)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(tmp_path / "site.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "makes existing programs differentiable" in (tmp_path / "made" / "index.html").read_text()
    _looked_at(tmp_path)


SEARCH = """(async () => {
  const query = document.querySelector('.md-search__input');
  document.querySelector('#__search').click();
  query.focus();
  query.value = 'flame graph';
  query.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  for (let k = 0; k < 100 && !document.querySelector('.md-search-result__item'); k++)
    await new Promise(done => setTimeout(done, 100));
  return document.querySelectorAll('.md-search-result__item').length;
})()"""


def _looked_at(directory: Path) -> None:
    """Pages that are opened as files complain of nothing, ask the network for nothing, and are found by the search."""
    with browser(directory / "browser") as shown:
        for name in ("index.html", "report.html", "internals/tape.html"):
            shown.open(directory / "made" / name)
            assert shown.complaints() == []
            assert shown.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
            assert not shown.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert shown.evaluate(SEARCH) > 0

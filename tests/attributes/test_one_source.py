"""Nobody but `attributes/emitted.py` says something to LLVM: there each fact has its reason."""

from __future__ import annotations

import ast
import itertools
import re
from pathlib import Path

import pytest

import enzyme_passes
from enzyme_passes.attributes import emitted

ENGINE = Path(enzyme_passes.__file__).parent
WRITERS = sorted(
    [
        *(f for part in ("synthesis", "normalize", "tape", "engine") for f in (ENGINE / part).rglob("*.py")),
        ENGINE / "incremental" / "cache.py",
        ENGINE / "pipeline.py",
    ]
)

FLAGS = "nuw nsw exact disjoint inbounds nusw samesign nneg reassoc nsz nnan ninf arcp contract afn fast".split()
ATTRIBUTES = """noalias nonnull noundef nocapture readonly writeonly readnone dereferenceable nofree nosync willreturn
    nounwind norecurse speculatable mustprogress cold hot writable initializes""".split()
METADATA = """tbaa alias.scope noalias.scope invariant.load invariant.group range noundef nonnull dereferenceable
    nontemporal llvm.loop prof fpmath noalias.addrspace""".split()
SAYING = re.compile(rf"(?:(?:{'|'.join(map(re.escape, {*FLAGS, *ATTRIBUTES, *METADATA}))})(?:\([^()]*\))? ?)+")
IN_TEXT = re.compile(rf" (?:{'|'.join(FLAGS)}) |!(?:{'|'.join(map(re.escape, METADATA))})\b")

PRIMALS_AS_TEXT = {"eigen_products.py"}
"""Bodies of primal functions, which are differentiated as if the user had written them."""


def said(tree: ast.Module) -> list[tuple[int, str]]:
    """Texts that say something to LLVM. Asking whether something is said is no saying."""
    asked = {id(leaf) for node in ast.walk(tree) for side in asking(node) for leaf in ast.walk(side)}
    prose = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in asked | prose
        if SAYING.fullmatch(node.value.strip()) or IN_TEXT.search(f" {node.value} ")
    ]


def asking(node: ast.AST) -> list[ast.expr]:
    """What is only asked for: by a comparison, or of what a list of attributes says (ir/attributes.py)."""
    match node:
        case ast.Compare():
            return [node.left, *node.comparators]
        case ast.Call(func=ast.Attribute(attr="has" | "has_any" | "number" | "value_of")):
            return node.args
        case _:
            return []


@pytest.mark.parametrize("path", WRITERS, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_no_attribute_is_written_out_elsewhere(path: Path) -> None:
    if path.name in PRIMALS_AS_TEXT:
        return
    assert said(ast.parse(path.read_text())) == []


@pytest.mark.parametrize(
    "text",
    ['f.attributes["nounwind"] = ""', 'b.binary("add", x, y, "nuw nsw")', 'made.return_attributes = "noalias nonnull"',
     'm["alias.scope"] = s', 'x = f"  {a} = add nsw i64 {b}, 1"', 'argument.attributes = "dereferenceable(8)"'],
)  # fmt: skip
def test_what_is_looked_for_is_found(text: str) -> None:
    assert said(ast.parse(text))


def test_asking_is_allowed() -> None:
    assert not said(ast.parse('if "nounwind" in f.attributes: pass'))
    assert not said(ast.parse('if attributes_in(a.attributes).has("noalias"): pass'))


def test_every_constant_of_the_room_has_a_reason() -> None:
    """A docstring stands right below it."""
    body = ast.parse(Path(emitted.__file__).read_text()).body
    for node, following in itertools.pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            assert isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant), node.target.id

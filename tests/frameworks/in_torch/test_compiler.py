"""Native functions under torch.compile, torch.export and other tracers: one operator that they can keep."""

from __future__ import annotations

import copy
import io
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.func import grad, hessian, jacrev, jvp, vmap

import enzcc
from enzcc import torch_operator
from tests.frameworks.functions import ring, step
from tests.frameworks.in_torch.both import (
    AT,
    SCALE,
    WEIGHTS,
    doubles,
    mixed_operation,
    native_mixed,
    ring_operation,
    torch_mixed,
    torch_ring,
)

same = torch.testing.assert_close
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))


class Model(torch.nn.Module):
    """A native function of a parameter and of what a layer makes."""

    def __init__(self, function: Any) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.matrix = torch.nn.Parameter(doubles(2, 3))
        self.layer = torch.nn.Linear(3, 3, dtype=torch.double)
        self.function = function

    def forward(self, x: Any) -> Any:
        return self.function(self.matrix * self.layer(x).sum(), WEIGHTS, 0.7, 3)


def test_a_model_is_trained_in_one_graph() -> None:
    plain = Model(mixed_operation)
    model = copy.deepcopy(plain)
    compiled = torch.compile(model, fullgraph=True, backend="aot_eager")
    for called, trained in ((plain, plain), (compiled, model)):
        optimizer = torch.optim.SGD(trained.parameters(), lr=0.01)
        for _ in range(3):
            optimizer.zero_grad()
            called(doubles(4, 3)).backward()
            optimizer.step()
    same(list(model.parameters()), list(plain.parameters()))


def test_one_graph_for_all_sizes() -> None:
    graphs: list[Any] = []

    def backend(graph: Any, inputs: Any) -> Any:
        graphs.append(graph)
        return graph.forward

    compiled = torch.compile(lambda x: ring_operation(2 * x), fullgraph=True, backend=backend, dynamic=True)
    for size in (3, 5, 8):
        same(compiled(doubles(size)), torch_ring(2 * doubles(size)))
    assert len(graphs) == 1


X, BATCH = doubles(4), doubles(5, 2, 3)


@pytest.mark.parametrize(
    "program",
    [
        lambda r, m: vmap(grad(m, (0, 2)), (0, None, None))(BATCH, WEIGHTS, SCALE),
        lambda r, m: hessian(m)(*AT),
        *(
            [
                lambda r, m: jvp(r, (X,), (X,)),
                lambda r, m: jacrev(r)(X),
                lambda r, m: grad(lambda a: grad(m)(a, WEIGHTS, SCALE).pow(2).sum())(AT[0]),
                lambda r, m: vmap(vmap(m, (0, None, None)), (None, None, 0))(BATCH, WEIGHTS, X),
            ]
            if EVERYTHING
            else []
        ),
    ],
)
def test_transforms_inside_of_what_is_compiled(program: Any) -> None:
    compiled = torch.compile(lambda: program(ring_operation, native_mixed), fullgraph=True, backend="aot_eager")
    same(compiled(), program(torch_ring, torch_mixed))


@pytest.mark.parametrize("strict", [False, True])
def test_what_is_exported_works_where_nothing_of_it_is_known(strict: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Doubled(torch.nn.Module):
        def forward(self, x: Any) -> Any:
            return 2 * ring_operation(x)

    size = torch.export.Dim("n", min=2)
    program = torch.export.export(Doubled(), (doubles(4),), dynamic_shapes={"x": {0: size}}, strict=strict)
    kept = io.BytesIO()
    torch.export.save(program, kept)
    kept.seek(0)
    monkeypatch.setattr(torch_operator, "_KNOWN", {})
    x = doubles(7, gradient=True)
    found = torch.export.load(kept).module()(x)
    same(found, 2 * torch_ring(x))
    same(torch.autograd.grad(found.sum(), x), torch.autograd.grad(2 * torch_ring(x).sum(), x))


def test_a_program_kept_from_another_text_of_the_function_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "square.c"
    text = "void f(double *x, unsigned long n, double *y) { for (; n--; x++, y++) *y = *x * *x; }\n"
    source.write_text(text)
    kept = pickle.dumps(enzcc.load(source, "f", "x: f64[n], n: i64, y: out f64[n]").torch)
    same(pickle.loads(kept)(doubles(3)), doubles(3) ** 2)
    source.write_text(text.replace("* *x", "* 3"))
    with pytest.raises(enzcc.SignatureError, match=r"square.c has changed since .* make it again"):
        pickle.loads(kept)


def test_operations_are_copied_pickled_and_saved_in_models() -> None:
    model, kept = Model(mixed_operation), io.BytesIO()
    torch.save(model, kept)
    kept.seek(0)
    for again in (copy.deepcopy(model), pickle.loads(pickle.dumps(model)), torch.load(kept, weights_only=False)):
        same(again(doubles(4, 3)), model(doubles(4, 3)))


def test_opcheck_of_functions_derivatives_and_batches() -> None:
    native = ring().native
    x, w, batch = doubles(4, gradient=True), doubles(4, gradient=True), doubles(5, 4, gradient=True)
    calls: list[tuple[Any, ...]] = [
        (native, [], -1, [], [x]),
        (native.pullback, [], 5, [1, 0], [batch, w]),
    ]
    if EVERYTHING:
        calls += [
            (native.tangent, [], -1, [], [x, w]),
            (native.pullback.pullback, [], -1, [], [x, w, doubles(4)]),
            (step().native, [], -1, [], [x, w, SCALE]),
        ]
    for called, *arguments in calls:
        torch.library.opcheck(torch.ops.enzcc.call.default, (torch_operator.key_of(called), *arguments))


def test_tracers_of_other_kinds_see_the_operator() -> None:
    from torch._subclasses import FakeTensorMode
    from torch.fx.experimental.proxy_tensor import make_fx

    assert "enzcc.call" in make_fx(lambda x: ring_operation(x))(doubles(4)).code
    with FakeTensorMode() as mode:
        assert ring_operation(mode.from_tensor(doubles(4))).shape == (4,)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_what_the_older_tracer_records_is_the_call_and_not_its_result() -> None:
    traced, x = torch.jit.trace(lambda x: 2 * ring_operation(x), (doubles(4),)), doubles(4, gradient=True, seed=1)
    same(traced(x), 2 * torch_ring(x))
    same(torch.autograd.grad(traced(x).sum(), x), torch.autograd.grad(2 * torch_ring(x).sum(), x))


TRAINED = """
import sys, torch
from tests.frameworks.functions import mixed, ring, step
if sys.argv[1] == "2":
    step().torch, ring().torch   # numbers given in the order of loading would differ
from tests.frameworks.in_torch.test_compiler import Model, mixed_operation
from tests.frameworks.in_torch.both import doubles
from torch._dynamo.utils import counters
model = Model(mixed_operation)
torch.compile(model, fullgraph=True, dynamic=True)(doubles(4, 3)).backward()
print(*model.matrix.grad.flatten().tolist(), "hits", counters["aot_autograd"]["autograd_cache_hit"])
"""


@pytest.mark.skipif(not EVERYTHING, reason="the C++ compiler of inductor takes long: ENZCC_TEST_EVERYTHING=1")
def test_graphs_kept_on_disk_hold_in_another_process(tmp_path: Path) -> None:
    said = []
    for number in "12":
        done = subprocess.run(
            [sys.executable, "-c", TRAINED, number],
            env={**os.environ, "TORCHINDUCTOR_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.split())
    model = Model(mixed_operation)
    model(doubles(4, 3)).backward()
    for line in said:
        same(torch.tensor([float(n) for n in line[:6]], dtype=torch.double), model.matrix.grad.flatten())
    assert said[0][-1] == "0" and said[1][-1] == "1"

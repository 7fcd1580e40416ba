/* The operations as one writes them by hand for PyTorch: a torch::autograd::Function around the kernel and the same
   gradient, checked as such things are, and bound by pybind11. */
#include <torch/extension.h>

#define KERNEL(f)                                                                                                      \
    extern "C" void f(double *, size_t, double *);                                                                     \
    extern "C" void f##_gradient(double *, double *, size_t, double *, double *);
KERNEL(pair)
KERNEL(twice)
KERNEL(kepler)

using Kernel = void (*)(double *, size_t, double *);
using Gradient = void (*)(double *, double *, size_t, double *, double *);

template <Kernel kernel, Gradient gradient> struct Operation : torch::autograd::Function<Operation<kernel, gradient>> {
    static torch::Tensor forward(torch::autograd::AutogradContext *context, const torch::Tensor &given) {
        TORCH_CHECK(given.device().is_cpu() && given.scalar_type() == torch::kDouble, "doubles on the CPU are wanted");
        auto input = given.contiguous();
        auto output = torch::empty_like(input);
        kernel(input.data_ptr<double>(), input.numel(), output.data_ptr<double>());
        context->save_for_backward({input});
        return output;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext *context,
                                                   torch::autograd::variable_list cotangents) {
        auto input = context->get_saved_variables()[0];
        auto weights = cotangents[0].clone(at::MemoryFormat::Contiguous);
        auto found = torch::zeros_like(input), output = torch::empty_like(input);
        gradient(input.data_ptr<double>(), found.data_ptr<double>(), input.numel(), output.data_ptr<double>(),
                 weights.data_ptr<double>());
        return {found};
    }
};

template <Kernel kernel, Gradient gradient> torch::Tensor apply(const torch::Tensor &input) {
    return Operation<kernel, gradient>::apply(input);
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
    m.def("pair", &apply<pair, pair_gradient>);
    m.def("twice", &apply<twice, twice_gradient>);
    m.def("kepler", &apply<kepler, kepler_gradient>);
}

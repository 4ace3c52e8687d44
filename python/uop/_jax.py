"""uop.from_jax: functions of JAX compiled by uop."""

from . import _core


class JaxFunction:
    """A compiled function of JAX for arguments of given shapes and element types.

    It takes arguments nested as those of the function, where each leaf is anything
    that converts to a uop.Tensor, and returns results nested as the function's, as
    uop tensors. A call runs compiled code; JAX only flattens the nested arguments.
    """

    def __init__(self, function, specs, static):
        import jax

        self._tree = jax.tree_util
        lowered = jax.jit(function, keep_unused=True).lower(*specs, **static)
        module = lowered.compiler_ir("stablehlo").operation
        name = getattr(function, "__name__", "function")
        for leaf in self._tree.tree_leaves((lowered.args_info, lowered.out_info)):
            if leaf.dtype.kind == "c":
                raise ValueError(
                    f"from_jax: {name} takes or gives {leaf.dtype}; uop's tensors are real: "
                    "take and give real and imaginary parts (jax.lax.complex, jnp.real, jnp.imag)"
                )
        self.module = _core.Module(module.get_asm(print_generic_op_form=True), f"<jax {name}>")
        self.module.compile()
        self._inputs = self._tree.tree_structure((tuple(specs), static))
        self._outputs = lowered.out_tree
        self.__name__ = name

    def __call__(self, *args, **kwargs):
        leaves, tree = self._tree.tree_flatten((args, kwargs))
        if tree != self._inputs:
            raise TypeError(
                f"{self.__name__}: arguments are nested as {tree}, not as what it was made for, "
                f"{self._inputs}"
            )
        results = self.module(*(_core.asarray(leaf) for leaf in leaves))
        return self._tree.tree_unflatten(self._outputs, results)


def from_jax(function, *specs, **named):
    """Compiles the function for arguments with the shapes and dtypes of specs.

    specs are arrays or jax.ShapeDtypeStruct, nested as the arguments. The function
    may be the result of jax.grad, jax.vmap, and so on. Raises ValueError for an op
    that is not supported, and names it. Element types are JAX's: 32 bits unless x64
    is enabled.
    """
    return JaxFunction(function, specs, named)

import type { Kernel } from './kernel.ts';
import { makePlainKernel } from './plain-kernel.ts';
import { makeWasmKernel } from './wasm-kernel.ts';

/** A memory that grew beyond this is not kept for the next comparison, since WebAssembly never gives memory back. */
const keptBytes = 160_000_000;

/** Without the build step there is no such file, and everything works, only slowly. */
async function compile(): Promise<WebAssembly.Module | undefined> {
  const built = await import('../../kernel/built.mjs').catch(() => undefined);
  return built && new WebAssembly.Module(Buffer.from(built.kernel, 'base64'));
}

let compiling: Promise<WebAssembly.Module | undefined> | undefined;
let kept: Kernel | undefined;

/** How kernels are made here: quickly, or plainly where the quick one was not built. */
export async function loadKernels(): Promise<() => Kernel> {
  compiling ??= compile();
  const module = await compiling;
  return () => (module ? makeWasmKernel(module) : makePlainKernel());
}

/** Calls `work` with a kernel that nobody else uses meanwhile, which is why it cannot be asynchronous. */
export function useKernel<T>(make: () => Kernel, work: (kernel: Kernel) => T): T {
  const kernel = kept ?? make();
  kept = undefined;
  const result = work(kernel);
  if (kernel.bytes().length <= keptBytes) kept = kernel;
  return result;
}

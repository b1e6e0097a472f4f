import type { Kernel } from './kernel.ts';

type Exports = Omit<Kernel, 'reserve' | 'bytes' | 'begin'> & {
  memory: WebAssembly.Memory;
  begin(...values: (number | boolean)[]): void;
};

/** The kernel in WebAssembly, from its compiled bytes. */
export function makeWasmKernel(module: WebAssembly.Module): Kernel {
  const instance = new WebAssembly.Instance(module, {});
  // What the module exports is known from its source; there is no type for it.
  const kernel = instance.exports as unknown as Exports;
  const { memory } = kernel;
  let view = new Uint8Array(memory.buffer);
  return {
    ...kernel,
    signRow: (row, width, bpp) => kernel.signRow(row, width, bpp) >>> 0,
    reserve(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / 65_536));
      view = new Uint8Array(memory.buffer);
    },
    bytes: () => view,
  };
}

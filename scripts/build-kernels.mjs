// Compiles the kernel folders to WebAssembly, in base64 so that they can be imported. The results are committed.
// npm run kernels: gets the compiler (AssemblyScript) for this one command; it is no dependency of the project.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder, hashFiles, root } from './files.mjs';

export const kernels = [join(root, 'packages/visual/kernel')];

const options = ['-O3', '--converge', '--noAssert', '--runtime', 'stub'];
const features = ['--enable', 'simd', '--enable', 'relaxed-simd'];

export const builtFile = (folder) => join(folder, 'built.mjs');

/** The first line of a built kernel: which sources it was made of. */
export function firstLine(folder) {
  const sources = filesUnder(folder).filter((file) => !/built\.(d\.mts|mjs)$/.test(file));
  return `// Built by scripts/build-kernels.mjs of ${hashFiles(sources)}`;
}

/** The version of the compiler that is installed; undefined where there is none. */
export function findCompiler() {
  const { status, stdout } = spawnSync('asc', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The text of built.mjs. */
export function compileKernel(folder) {
  const place = mkdtempSync(join(tmpdir(), 'assay-kernel-'));
  try {
    const wasm = join(place, 'kernel.wasm');
    const args = [join(folder, 'index.ts'), ...options, ...features, '-o', wasm];
    const { status, error, stderr } = spawnSync('asc', args, { encoding: 'utf8' });
    if (status !== 0) throw error ?? new Error(stderr);
    return `${firstLine(folder)}\nexport const kernel =\n  '${readFileSync(wasm, 'base64')}';\n`;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  if (!findCompiler()) {
    console.error('The compiler "asc" was not found. Use: npm run kernels');
    process.exit(1);
  }
  for (const folder of kernels) writeFileSync(builtFile(folder), compileKernel(folder));
}

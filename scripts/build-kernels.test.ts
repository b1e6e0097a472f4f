import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, compileKernel, findCompiler, firstLine, kernels } from './build-kernels.mjs';

const read = (folder: string) => readFileSync(builtFile(folder), 'utf8');

test.each(kernels)('%s: the committed WebAssembly was built of the sources as they are', (folder) => {
  const [first] = read(folder).split('\n');
  expect(first, 'The sources have changed since: run "npm run kernels".').toBe(firstLine(folder));
});

test.for(kernels)('%s: compiled again, it is the same', { timeout: 600_000 }, (folder, { skip }) => {
  skip(!findCompiler(), 'The AssemblyScript compiler is not installed; "npm run kernels" gets it.');
  expect(compileKernel(folder)).toBe(read(folder));
});

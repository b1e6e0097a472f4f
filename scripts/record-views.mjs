// Opens the pages of tests that judge recorded views in Chromium, and writes their views anew: all, or those whose names are given.
import { globSync, readFileSync } from 'node:fs';
import { run, setUp } from './setup.mjs';

const node = setUp({ dev: true });
const names = process.argv.slice(2);
const files = globSync('packages/*/src/**/*.test.ts').filter((file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/\buseViews\(\s*'([^']+)'/g)].map(([, name]) => name);
  return used.length > 0 && (names.length === 0 || used.some((name) => names.includes(name)));
});
process.env.ASSAY_RECORD_VIEWS = '1';
process.exitCode = await run(node, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'plain', ...files]);

// Types, lint and format, import boundaries, unused code: all of them run, and each says how it went.
import { run, setUp } from './setup.mjs';

const node = setUp();
const checks = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  'types of the pages': ['node_modules/typescript/bin/tsc', '-p', 'apps/web'],
  'types of the end-to-end tests': ['node_modules/typescript/bin/tsc', '-p', 'e2e'],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--log-level=warn', '.'],
  'import boundaries': ['scripts/check-boundaries.ts'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
};
let failed = 0;
for (const [name, args] of Object.entries(checks)) {
  const code = await run(node, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

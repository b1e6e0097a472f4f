// Tests keep the other cores busy, and each further checker looks at shared types anew: four take twice the processor time of one.
const tsc = (folder) => ['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1'];

/** What `npm run check` and `npm test` check without running the product. Each is a program for Node. */
export const staticChecks = {
  types: tsc('.'),
  'types of the pages': tsc('apps/web'),
  'types of the end-to-end tests': tsc('e2e'),
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--log-level=warn', '.'],
  'import boundaries': ['scripts/check-boundaries.ts'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
};

/** What `npm run check` and `npm test` check without running the product. Each is a program for Node. */
export const staticChecks = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  'types of the pages': ['node_modules/typescript/bin/tsc', '-p', 'apps/web'],
  'types of the end-to-end tests': ['node_modules/typescript/bin/tsc', '-p', 'e2e'],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--log-level=warn', '.'],
  'import boundaries': ['scripts/check-boundaries.ts'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
};

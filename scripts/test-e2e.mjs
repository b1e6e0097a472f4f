import { ensureBuilt, run, setUp } from './setup.mjs';

const node = setUp({ dev: true });
ensureBuilt(node);
process.exit(
  await run(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...process.argv.slice(2)]),
);

import { ensureBuilt, run, setUp } from './setup.mjs';

const node = setUp();
ensureBuilt(node);
// Elsewhere one comes with the packages or with the system. Without any the server runs, and tells it where it matters.
if (process.platform === 'linux' && process.arch !== 'x64')
  await run(node, ['scripts/ensure-browsers.ts', 'chrome']);
process.exit(await run(node, ['dist/server.mjs']));

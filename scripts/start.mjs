import { ensureBuilt, run, setUp } from './setup.mjs';

const node = setUp();
ensureBuilt(node);
process.exit(await run(node, ['apps/server/src/main.ts']));

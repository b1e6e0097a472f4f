import { run, setUp } from './setup.mjs';

const node = setUp();
process.exit(await run(node, ['apps/server/src/worker.ts']));

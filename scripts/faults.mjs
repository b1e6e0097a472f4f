import { run, setUp } from './setup.mjs';

const node = setUp({ dev: true });
process.exit(await run(node, ['apps/server/test/faults/run-faults.ts', ...process.argv.slice(2)]));

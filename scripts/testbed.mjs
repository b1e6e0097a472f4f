import { ensureBuilt, run, setUp } from './setup.mjs';

const node = setUp({ dev: true });
ensureBuilt(node);
process.exit(await run(node, ['packages/testbed/real/main.ts', ...process.argv.slice(2)]));

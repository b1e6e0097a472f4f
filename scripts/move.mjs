import { ensureBundle, run, setUp } from './setup.mjs';

const node = setUp();
ensureBundle(node);
process.exit(await run(node, ['dist/move.mjs', ...process.argv.slice(2)]));

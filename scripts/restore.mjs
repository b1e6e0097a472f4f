import { ensureBundle, run, setUp } from './setup.mjs';

const node = setUp();
ensureBundle(node);
process.exit(await run(node, ['dist/restore.mjs', ...process.argv.slice(2)]));

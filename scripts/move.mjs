import { run, setUp } from './setup.mjs';

process.exit(await run(setUp(), ['apps/server/src/operations/move.ts', ...process.argv.slice(2)]));

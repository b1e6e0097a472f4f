// Types, lint and format, import boundaries, unused code: all of them run, side by side, and each says how it went.
import { availableParallelism } from 'node:os';
import { collectOutput, startGroup } from './run-group.mjs';
import { setUp } from './setup.mjs';
import { staticChecks } from './static-checks.mjs';

const node = setUp({ dev: true });
const waiting = Object.entries(staticChecks);
let failed = 0;

async function check(name, args) {
  const group = startGroup(node, args, {}, { stdio: ['ignore', 'pipe', 'pipe'] });
  const collected = collectOutput(group.child);
  const code = await group.ended;
  group.end();
  const output = await collected.finished();
  if (output) console.log(output);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) failed += 1;
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(failed === 0 ? 0 : 1);

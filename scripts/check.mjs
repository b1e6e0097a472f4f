// Types, lint and format, import boundaries, unused code: all of them run, side by side, and each says how it went.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setUp } from './setup.mjs';
import { staticChecks } from './static-checks.mjs';

const node = setUp({ dev: true });
const waiting = Object.entries(staticChecks);
let failed = 0;

function check(name, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(node, args);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => {
      if (output.trim()) console.log(output.trim());
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (code !== 0) failed += 1;
      resolve();
    });
  });
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(failed === 0 ? 0 : 1);

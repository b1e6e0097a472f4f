#!/usr/bin/env node
// Plain JavaScript, for whatever Node 20 or newer the machine has: it hands over to the Node that the project pins, which runs TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFile } from '../../../scripts/programs.mjs';

const here = dirname(realpathSync(fileURLToPath(import.meta.url)));
const entry = join(here, '../../..', programFile('packages/cli/src/main.ts'));
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const pinned = join(here, '../../../node_modules/node/bin', program);

function findNode() {
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    'The packages of Assay are not installed. Run "npm ci" (or once "npm start") in the folder of the repository, then try again.',
  );
  return process.exit(2);
}

const node = findNode();
// What was compiled once is not compiled again.
const compiled = join(here, '../../../node_modules/.cache/assay/compiled');
const child = spawn(node, [entry, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // At a terminal Ctrl+C reaches the child by itself; told twice, it would not take the time to end well.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  });
}
child.on('error', (error) => {
  console.error(`${node} could not be started: ${error.message}`);
  process.exit(2);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});

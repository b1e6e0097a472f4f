import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startGroup } from './run-group.mjs';

const module = join(import.meta.dirname, 'run-group.mjs');
const stay = 'setInterval(() => {}, 1000);';
const deaf = `process.on('SIGTERM', () => {}); ${stay}`;
/** A script that starts `inner` in a session of its own and tells its id in `file`, when it runs. */
const detach = (inner: string, file: string, env = 'process.env') => `
  const { spawn } = require('node:child_process');
  const { writeFileSync, renameSync } = require('node:fs');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(`${inner} console.log('runs')`)}], {
    detached: true, env: ${env}, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => {
    writeFileSync(${JSON.stringify(`${file}.part`)}, String(child.pid));
    renameSync(${JSON.stringify(`${file}.part`)}, ${JSON.stringify(file)});
    after();
  });
  child.unref();`;

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'group-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits as long as it takes: the limit of the test ends what hangs. */
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen) return seen;
    await wait(20);
  }
}

async function readPid(file: string): Promise<number> {
  await until(() => existsSync(file));
  return Number(readFileSync(file, 'utf8'));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // An ended process that nobody waited for stays listed.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const node = (script: string) => ['-e', script];

test('a program gets a temporary folder, which goes with it, and its exit code is told', async () => {
  const group = startGroup(
    process.execPath,
    node("require('node:fs').writeFileSync(require('node:os').tmpdir() + '/left.zip', ''); process.exit(3)"),
  );
  expect(await group.ended).toBe(3);
  expect(readdirSync(group.folder)).toContain('left.zip');
  if (process.platform !== 'win32') expect(statSync(group.folder).mode & 0o777).toBe(0o711);
  group.end();
  expect(existsSync(group.folder)).toBe(false);
});

test('what the program started and left behind is ended, detached and deaf to SIGTERM as well', async () => {
  const file = join(place(), 'pid');
  const group = startGroup(
    process.execPath,
    node(`function after() { process.exit(0) } ${detach(deaf, file)}`),
  );
  expect(await group.ended).toBe(0);
  const pid = await readPid(file);
  expect(isRunning(pid)).toBe(true);
  group.end({ graceMs: 200 });
  expect(isRunning(pid)).toBe(false);
});

test('a detached process without our environment is found while its parent runs', async () => {
  const file = join(place(), 'pid');
  const group = startGroup(process.execPath, node(`function after() {} ${detach(stay, file, '{}')} ${stay}`));
  const pid = await readPid(file);
  group.end();
  expect(isRunning(pid)).toBe(false);
  expect(await group.ended).toBe(128 + 15);
});

test('processes of another group are left alone', async () => {
  const one = startGroup(process.execPath, node(stay));
  const other = startGroup(process.execPath, node(stay));
  onTestFinished(() => other.end());
  one.end();
  expect(isRunning(one.child.pid ?? 0)).toBe(false);
  expect(isRunning(other.child.pid ?? 0)).toBe(true);
});

/** A process that calls the module; `ready` is the id of the detached process of its group. */
async function startCaller(script: string, tmp: string): Promise<{ caller: ChildProcess; ready: number }> {
  const { ASSAY_RUN: _, ...env } = process.env;
  const caller = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...env, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { caller, ready: await readPid(join(tmp, 'pid')) };
}

function codeOf(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s to the process that started groups ends them', async (signal, code) => {
  const tmp = place();
  const inner = `function after() {} ${detach(stay, join(tmp, 'pid'))} ${stay}`;
  const { caller, ready } = await startCaller(
    `import { startGroup } from ${JSON.stringify(module)};
    await startGroup(process.execPath, ['-e', ${JSON.stringify(inner)}]).ended;`,
    tmp,
  );
  const ended = codeOf(caller);
  caller.kill(signal);
  expect(await ended).toBe(code);
  expect(isRunning(ready)).toBe(false);
  expect(readdirSync(tmp)).toEqual(['pid']);
});

test.each(['exit', 'SIGTERM'])('a process that became a group takes all with it on %s', async (how) => {
  const tmp = place();
  const { caller, ready } = await startCaller(
    `import { becomeGroup } from ${JSON.stringify(module)};
    import { createRequire } from 'node:module';
    becomeGroup();
    const require = createRequire(${JSON.stringify(module)});
    function after() { ${how === 'exit' ? 'process.exit(0)' : ''} }
    ${detach(stay, join(tmp, 'pid'))} ${stay}`,
    tmp,
  );
  const ended = codeOf(caller);
  if (how === 'SIGTERM') caller.kill('SIGTERM');
  await (caller.exitCode ?? ended);
  expect(isRunning(ready)).toBe(false);
  expect(readdirSync(tmp)).toEqual(['pid']);
});

test('what a killed run left is ended by the next one', async () => {
  const tmp = place();
  const inner = `function after() {} ${detach(stay, join(tmp, 'pid'))} ${stay}`;
  const start = `import { startGroup } from ${JSON.stringify(module)};`;
  const { caller, ready } = await startCaller(
    `${start} await startGroup(process.execPath, ['-e', ${JSON.stringify(inner)}]).ended;`,
    tmp,
  );
  const ended = codeOf(caller);
  caller.kill('SIGKILL');
  await ended;
  expect(isRunning(ready)).toBe(true);
  const next = await startCaller(`${start} await startGroup(process.execPath, ['-e', '']).ended;`, tmp);
  if (next.caller.exitCode === null) await codeOf(next.caller);
  expect(isRunning(ready)).toBe(false);
  expect(readdirSync(tmp)).toEqual(['pid']);
});

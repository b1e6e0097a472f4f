import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Clock } from './clock.ts';
import type { Ask, LanguageModel } from './language-model.ts';
import { type ModelOptions, openModel } from './open-model.ts';

const program = new URL('./scripted-worker.fixture.ts', import.meta.url);

function open(options: Partial<ModelOptions> = {}): LanguageModel {
  const model = openModel({ file: 'scripted.gguf', program, ...options });
  onTestFinished(() => model.close());
  return model;
}

/** Time passes when it is told to. */
function handClock(): Clock & { pass(ms: number): void; waits(): number } {
  let time = 0;
  const timers = new Set<{ at: number; then: () => void }>();
  return {
    now: () => time,
    after(ms, then) {
      const timer = { at: time + ms, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      time += ms;
      for (const timer of timers) if (timer.at <= time && timers.delete(timer)) timer.then();
    },
    waits: () => timers.size,
  };
}

const ask = (prompt: string, more: Partial<Ask> = {}): Ask => ({
  prompt,
  maxTokens: 50,
  maxMs: 1_000_000,
  owner: 'one',
  ...more,
});
const endless = (more: Partial<Ask> = {}): Ask => ask('endless:|', { maxTokens: 5_000_000, ...more });

async function textOf(answers: Promise<{ text: string }[]>): Promise<string | undefined> {
  return (await answers)[0]?.text;
}

async function pidOf(model: LanguageModel): Promise<number> {
  return Number(await textOf(model.complete(ask('pid:|'))));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isGone = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

test('a model answers, with several answers where they are wanted', async () => {
  const model = open();
  expect(model.describe().status).toEqual({ state: 'not loaded' });
  const answers = await model.complete(ask('say:Save,Send,Open|', { samples: 2 }));
  expect(answers.map(({ text, ended }) => [text, ended])).toEqual([
    ['Save', 'end'],
    ['Send', 'end'],
  ]);
  expect(model.describe()).toMatchObject({ name: 'scripted', parameters: 12, status: { state: 'ready' } });
  expect(model.describe().writes).toBeGreaterThan(0);
});

test('answers can be held to what may be copied', async () => {
  const allowed = { words: ['Click'], texts: ['the Send button'] };
  expect(await textOf(open().complete(ask('say:Click "Save",Click "Send"|', { allowed })))).toBe(
    'Click "Send"',
  );
});

test('the process is started when it is needed, and one serves all', async () => {
  const model = open();
  const [first, second] = await Promise.all([pidOf(model), pidOf(model)]);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

test('owners take turns', async () => {
  const model = open();
  const done: string[] = [];
  const blocking = new AbortController();
  const blocked = model.complete(endless({ owner: 'a', signal: blocking.signal }));
  const others = ['a1', 'a2', 'a3', 'b1', 'b2'].map(async (name) => {
    await model.complete(ask(`say:${name}|`, { owner: name.charAt(0) }));
    done.push(name);
  });
  blocking.abort(new Error('enough'));
  await expect(blocked).rejects.toThrow('enough');
  await Promise.all(others);
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a request is cancelled before it runs, and while it runs', async () => {
  const model = open();
  const waiting = new AbortController();
  const running = new AbortController();
  const first = model.complete(endless({ signal: running.signal }));
  const second = model.complete(ask('say:never|', { signal: waiting.signal }));
  const third = model.complete(ask('say:third|'));
  waiting.abort(new Error('not any more'));
  await expect(second).rejects.toThrow('not any more');
  running.abort(new Error('stop'));
  await expect(first).rejects.toThrow('stop');
  expect(await textOf(third)).toBe('third');
  await expect(
    model.complete(ask('say:x|', { signal: AbortSignal.abort(new Error('before')) })),
  ).rejects.toThrow('before');
});

test('a request ends at its limits with what it has', async () => {
  const model = open();
  expect(await model.complete(endless({ maxTokens: 5 }))).toMatchObject([{ text: 'aaaaa', ended: 'tokens' }]);
  expect(await model.complete(endless({ maxMs: 0 }))).toMatchObject([{ ended: 'time' }]);
  await expect(model.complete(endless({ maxTokens: 10_000_000 }))).rejects.toMatchObject({
    code: 'too long',
  });
  expect(await textOf(model.complete(ask('say:on|')))).toBe('on');
});

test('too many requests are refused', async () => {
  const model = open({ maxWaiting: 1 });
  const blocking = new AbortController();
  const all = [endless({ signal: blocking.signal }), ask('say:one|')].map((one) => model.complete(one));
  await expect(model.complete(ask('say:two|'))).rejects.toMatchObject({ code: 'busy' });
  blocking.abort();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a process that is killed is replaced, and what it was asked is asked again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const model = open();
  const before = await pidOf(model);
  expect(await textOf(model.complete(ask(`diesOnce:${join(folder, 'died')}|`)))).toBe('again');
  const after = await pidOf(model);
  expect(after).not.toBe(before);
  await isGone(before);
});

test('a request that ends the process twice fails alone', async () => {
  const model = open();
  const deadly = model.complete(ask('die:|'));
  const other = model.complete(ask('say:alive|'));
  await expect(deadly).rejects.toMatchObject({
    code: 'interrupted',
    message: expect.stringContaining('tried twice'),
  });
  expect(await textOf(other)).toBe('alive');
});

test('an idle process ends, and the next request starts another', async () => {
  const clock = handClock();
  const model = open({ clock, idleMs: 1_000 });
  const first = await pidOf(model);
  clock.pass(999);
  expect(model.describe().status).toEqual({ state: 'ready' });
  clock.pass(1);
  expect(model.describe().status).toEqual({ state: 'not loaded' });
  await isGone(first);
  expect(await pidOf(model)).not.toBe(first);
});

test('a process that does not stop at its limit is ended', async () => {
  const clock = handClock();
  const model = open({ clock });
  const pid = await pidOf(model);
  // The process measures its own time, which does not pass this limit; ours does.
  const endlessly = model.complete(endless({ maxMs: 1_000_000 }));
  clock.pass(1_030_000);
  await isGone(pid);
  await expect.poll(() => model.describe().status.state === 'ready' && clock.waits() > 0).toBe(true);
  clock.pass(1_030_000);
  await expect(endlessly).rejects.toMatchObject({ code: 'interrupted' });
});

test('a model that cannot be loaded says why, and is tried again later', async () => {
  const clock = handClock();
  const model = open({ file: 'broken.gguf', clock });
  await expect(model.complete(ask('say:x|'))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The language model cannot be loaded. This file is broken.',
  });
  expect(model.describe()).toEqual({
    name: 'broken.gguf',
    status: { state: 'failed', reason: 'This file is broken.' },
  });
  await expect(model.complete(ask('say:x|'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(model.describe().status.state).toBe('failed');
  clock.pass(60_000);
  const again = model.complete(ask('say:x|'));
  expect(model.describe().status.state).toBe('loading');
  await expect(again).rejects.toMatchObject({ code: 'unavailable' });
});

test('a process that ends while it loads fails all that wait for it', async () => {
  const model = open({ file: 'deadly.gguf' });
  const all = await Promise.allSettled([model.complete(ask('say:x|')), model.complete(ask('say:y|'))]);
  expect(all.map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
    'unavailable',
    'unavailable',
  ]);
  expect(model.describe().status).toMatchObject({ reason: expect.stringContaining('code 7') });
});

test('a closed model answers nothing, and leaves no process', async () => {
  const model = open();
  const pid = await pidOf(model);
  const waiting = model.complete(endless());
  const closing = model.close();
  await expect(waiting).rejects.toMatchObject({ code: 'closed' });
  await closing;
  expect(isRunning(pid)).toBe(false);
  await expect(model.complete(ask('say:x|'))).rejects.toMatchObject({ code: 'closed' });
});

/** A process of ours that opens a model, and the number of the model's process. */
async function openElsewhere(how: 'stay' | 'leave') {
  const program = fileURLToPath(new URL('./orphan.fixture.ts', import.meta.url));
  const parent = spawn(process.execPath, [program, how], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => parent.on('exit', resolve));
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.on('data', (text: Buffer) => resolve(Number(String(text))));
  });
  return { parent, ended, pid };
}

test('the process ends with the one that opened it, even in the middle of an answer', async () => {
  const { parent, pid } = await openElsewhere('stay');
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await isGone(pid);
});

test('an idle model keeps nobody from ending', async () => {
  const { ended, pid } = await openElsewhere('leave');
  expect(await ended).toBe(0);
  await isGone(pid);
});

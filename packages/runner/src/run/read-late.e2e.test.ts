import { type NotUnderstood, parseStep, renderStep, type Step } from '@assay/planner/steps';
import { sharePool } from '@assay/testbed/run';
import { startSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';

const content = `<!doctype html><title>Survey about tea</title><h1>Survey about tea</h1>
<label>Your name <input id="who"></label>
<label>Order <select><option>Newest first</option><option>Oldest first</option></select></label>
<button onclick="out.textContent = 'Thank you, ' + who.value">Send off</button><p role="status" id="out"></p>`;

let pool: BrowserPool;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  pool = await sharePool();
  site = await startSite((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(content);
  });
});
afterAll(async () => {
  await site.close();
});

function words(text: string, mode: 'plain' | 'then' = 'plain'): NotUnderstood {
  return { source: text, reason: 'It was not understood.', again: { words: text, mode } };
}

function told(sentence: string): Step {
  const command = parseStep(sentence);
  if (!command) throw new Error(`${sentence} is no step.`);
  return { source: sentence, sentence: renderStep(command), command };
}

function run(...steps: (Step | NotUnderstood)[]) {
  const testCase = {
    title: 'Late reading',
    description: '',
    priority: 'high' as const,
    steps: [told(`Open "${site.address}"`), ...steps],
    expectedResult: '',
    origin: 'stated' as const,
  };
  return runCase(testCase, { pool, screenshots: 'none', limits: { patienceMs: 1500 } });
}

test('words are read with the page in view, part by part, and shown as what they were read as', async () => {
  const result = await run(
    words('your name is Lea, then bonk Send off'),
    told('Check that the page shows "Thank you, Lea"'),
  );
  expect(result.verdict).toBe('passed');
  expect(result.steps.map(({ sentence }) => sentence).slice(1)).toEqual([
    'Type "Lea" in "your name"',
    'Click "Send off"',
    'Check that the page shows "Thank you, Lea"',
  ]);
  expect(result.steps.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
});

function uncertain(text: string, ...ways: string[][]): NotUnderstood {
  const commands = ways.map((way) => way.map((sentence) => told(sentence).command));
  return { ...words(text), again: { words: text, mode: 'plain', ways: commands } };
}

test('of several ways to read a sentence the page decides', async () => {
  const result = await run(
    uncertain(
      'fill me in as Lea and off it goes',
      ['Type "Lea" in "nickname"', 'Click "Send off"'],
      ['Type "Lea" in "your name"', 'Click "Send off"'],
    ),
    told('Check that the page shows "Thank you, Lea"'),
  );
  expect(result.verdict).toBe('passed');
  expect(result.steps[1]?.sentence).toBe('Type "Lea" in "your name"');
});

test('where no way fits the page, the words stay words', async () => {
  const result = await run(uncertain('blonk the morrow', ['Click "morrow"']));
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'not understood' } });
});

test('what the page does not make clear stays words', async () => {
  const result = await run(words('blonk the morrow'), told('Check that the page shows "Order"'));
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'not understood' } });
});

test('words that were held back for a reason are not read again', async () => {
  const result = await run({ source: 'bonk Send off', reason: 'It was held back.' });
  expect(result.steps.at(-1)).toMatchObject({ outcome: 'error', sentence: '' });
});

test('a claim is not bent to what the page shows', async () => {
  const result = await run(words('Order is Oldest first', 'then'));
  expect(result.verdict).not.toBe('passed');
});

test('an absence in a place that is not there proves nothing', async () => {
  const result = await run(told('Check that "Lunch" in the "Friday" section is not visible'));
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
});

test('a list may be told by what it offers, and what follows a deed need not be there yet', async () => {
  const result = await run(
    uncertain('With the oldest at the top, hover over the order and take Help', [
      'Select "Oldest first" from the "sorting" list',
      'Hover over "Order"',
      'Click "Send off"',
      'Check that the page shows "Thank you"',
    ]),
  );
  expect(result.verdict).toBe('passed');
  expect(result.steps.map(({ sentence }) => sentence)).toContain(
    'Select "Oldest first" from the "sorting" list',
  );
});

import type { Command } from '@assay/planner/steps';
import { openChangingSite, type RunOn, sharePool, used } from '@assay/testbed/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import type { CandidateEvidence } from '../evidence/events.ts';
import { makeAlias } from './make-alias.ts';
import { rememberCase } from './remember-case.ts';

let pool: BrowserPool;
let close: () => Promise<void>;
let runOn: RunOn;

beforeAll(async () => {
  pool = await sharePool();
  ({ runOn, close } = await openChangingSite(pool));
});
afterAll(async () => {
  await close();
});

const card = (id: string, title: string) =>
  `<section><h2>${title}</h2><button id="${id}">Save</button></section>`;
const page = card('bill', 'Billing') + card('ship', 'Shipping') + card('pay', 'Payment');
const save: Command = { do: 'click', target: { name: 'Save', kind: 'button' } };

async function choose(body: string, index: number): Promise<CandidateEvidence> {
  const result = await runOn(body, [save, used('ship')]);
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'ambiguous' } });
  const candidate = result.steps[1]?.candidates[index];
  if (!candidate) throw new Error('There is no such candidate.');
  return JSON.parse(JSON.stringify(candidate));
}

test('a candidate of an ambiguous step, chosen once, is used from then on', async () => {
  const alias = makeAlias(await choose(page, 1));
  const result = await runOn(page, [save, used('ship')], { grounding: { aliases: [alias] } });
  expect(result.verdict, result.reason).toBe('passed');
  expect(result.steps[1]?.candidates[0]?.reason).toContain('chosen');
  expect(result.healed).toBeUndefined();
});

test('equal candidates without anything around them can be chosen, too', async () => {
  const plain = '<button id="a">Save</button><p><button id="ship">Save</button></p>';
  const alias = makeAlias(await choose(plain, 1));
  const result = await runOn(plain, [save, used('ship')], { grounding: { aliases: [alias] } });
  expect(result.verdict, result.reason).toBe('passed');
});

test('where the chosen one is gone, the one that is left is not used in its stead', async () => {
  const alias = makeAlias(await choose(page, 1));
  const result = await runOn(card('bill', 'Billing'), [save, used('bill')], {
    grounding: { aliases: [alias] },
  });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
  expect(result.reason).toContain('chosen');
});

test('a choice beats what a run remembers', async () => {
  const first = makeAlias(await choose(page, 1));
  const memory = rememberCase(await runOn(page, [save, used('ship')], { grounding: { aliases: [first] } }));
  const second = makeAlias(await choose(page, 2));
  const result = await runOn(page, [save, used('pay')], { memory, grounding: { aliases: [second] } });
  expect(result.verdict, result.reason).toBe('passed');
  const remembered = await runOn(page, [save, used('ship')], { memory });
  expect(remembered.verdict, remembered.reason).toBe('passed');
});

test('a chosen element that has changed is never taken for hidden', async () => {
  const alias = makeAlias(await choose(page, 1));
  const hidden: Command = {
    do: 'expect',
    subject: { of: 'element', target: { name: 'Save', kind: 'button' } },
    condition: { is: 'hidden' },
  };
  const grounding = { aliases: [alias] };
  const changed = await runOn(page.replace('id="ship"', 'id="ship-it"'), [hidden], { grounding });
  expect(changed).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
  const shown = await runOn(page, [hidden], { grounding });
  expect(shown.verdict).toBe('failed');
  const gone = await runOn('<p>Nothing here</p>', [hidden], { grounding });
  expect(gone.verdict, gone.reason).toBe('passed');
});

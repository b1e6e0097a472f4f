import { type Command, readCanonical } from '@assay/planner/steps';
import { openChangingSite, type RunOn, sharePool, used } from '@assay/testbed/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import type { CaseResult } from '../evidence/events.ts';
import type { CaseMemory } from '../evidence/memory-types.ts';
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

const before =
  '<h1>Order 5</h1><button id="go-9">Dispatch</button> <button id="discard">Throw away</button> <a id="help" href="#help">Help</a>';
const renamed = before.replace('>Dispatch<', '>Ship it<');
const click = (name: string): Command => ({ do: 'click', target: { name, kind: 'button' } });
const flow = [click('Dispatch'), used('go-9')];

/** As it comes back from where it was stored. */
async function learn(body: string, commands: Command[]): Promise<CaseMemory> {
  const result = await runOn(body, commands);
  expect(result.verdict, result.reason).toBe('passed');
  expect(result.healed).toBeUndefined();
  return JSON.parse(JSON.stringify(rememberCase(result)));
}

function tell({ verdict, reason, steps }: CaseResult): string {
  return [verdict, reason, ...steps.map(({ sentence, outcome }) => `${outcome}: ${sentence}`)].join('\n');
}

test('a renamed button heals, says so, and proposes the step that names it', async () => {
  const memory = await learn(before, flow);
  const without = await runOn(renamed, flow);
  expect(without).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });

  const healed = await runOn(renamed, flow, { memory });
  expect(healed, tell(healed)).toMatchObject({ verdict: 'passed', healed: true });
  expect(healed.reason).toContain('passed (healed)');
  expect(healed.warnings.join()).toContain('healed');
  const evidence = healed.steps[1]?.healed;
  expect(evidence).toMatchObject({
    before: { name: 'Dispatch', locator: "getByRole('button', { name: 'Dispatch' })" },
    after: { name: 'Ship it', locator: "getByRole('button', { name: 'Ship it' })" },
    proposal: 'Click the "Ship it" button',
  });
  expect(evidence?.score).toBeGreaterThan(0.6);

  const proposed = readCanonical(evidence?.proposal ?? '');
  if (!proposed) throw new Error('The proposal is no step.');
  const accepted = await runOn(renamed, [proposed, used('go-9')]);
  expect(accepted.verdict, tell(accepted)).toBe('passed');

  const again = await runOn(renamed, flow, { memory: rememberCase(healed) });
  expect(again, tell(again)).toMatchObject({ verdict: 'passed', healed: true });
  expect(again.steps[1]?.healed).toEqual(evidence);
});

test('where healing is frozen, the step is not found and names what looks like it', async () => {
  const memory = await learn(before, flow);
  const healed = await runOn(renamed, flow, { memory });
  for (const known of [memory, rememberCase(healed)]) {
    const frozen = await runOn(renamed, flow, { memory: known, healing: 'frozen' });
    expect(frozen).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
    expect(frozen.reason).toContain('healing is frozen');
    expect(frozen.reason).toContain('"Ship it"');
    expect(frozen.healed).toBeUndefined();
  }
  const unchanged = await runOn(before, flow, { memory, healing: 'frozen' });
  expect(unchanged.verdict, tell(unchanged)).toBe('passed');
});

test.for<[string, string, Command[], string, string]>([
  [
    'a new element that bears the name is meant, not the old one renamed',
    before,
    flow,
    renamed.replace('<h1>', '<button id="new">Dispatch</button><h1>'),
    'new',
  ],
  [
    'of two of the name the one used before is meant',
    '<section><h2>Bill</h2><button id="bill">Save</button></section>',
    [click('Save'), used('bill')],
    '<section><h2>Parcel</h2><button id="parcel">Save</button></section><section><h2>Bill</h2><button id="bill">Save</button></section>',
    'bill',
  ],
  [
    'an element that only moved is found by its words',
    before,
    flow,
    `<div><div>${before.replace('id="go-9"', 'id="moved"')}</div></div>`,
    'moved',
  ],
])('%s, and nothing is healed', async ([, first, [action, check], second, id]) => {
  if (!action || !check) throw new Error('There is nothing to do.');
  const memory = await learn(first, [action, check]);
  const result = await runOn(second, [action, used(id)], { memory });
  expect(result.verdict, tell(result)).toBe('passed');
  expect(result.healed).toBeUndefined();
});

test.for<[string, string, Command[], string]>([
  ['it was removed', before, flow, before.replace(/<button id="go-9">.*?<\/button>/, '')],
  [
    'it says the opposite',
    before.replace('Dispatch', 'Save order'),
    [click('Save order'), used('go-9')],
    before.replace('Dispatch', 'Delete order'),
  ],
  [
    'something that means nearly the same stood beside it before',
    '<a id="c1" href="#c1">Contact</a> <a id="c2" href="#c2">Write to us</a>',
    [{ do: 'click', target: { name: 'Contact', kind: 'link' } }, used('c1')],
    '<a id="c2" href="#c2">Write to us</a>',
  ],
  [
    'something of its name but of another sort stood beside it before',
    '<a id="l1" href="#l1">Log in</a> <button id="l2">Log in</button>',
    [click('Log in'), used('l2')],
    '<a id="l1" href="#l1">Log in</a>',
  ],
  [
    'its row is gone and another row has its like',
    '<table><tr><td>Ann</td><td><button id="ann">Edit</button></td></tr><tr><td>Bob</td><td><button id="bob">Edit</button></td></tr></table>',
    [
      { do: 'click', target: { name: 'Edit', kind: 'button', within: { name: 'Bob', kind: 'row' } } },
      used('bob'),
    ],
    '<table><tr><td>Ann</td><td><button id="bob">Edit</button></td></tr></table>',
  ],
  [
    'it is meant by its place',
    '<ul><li><button id="a">One</button></li><li><button id="b">Two</button></li></ul>',
    [{ do: 'click', target: { name: 'Two', kind: 'button', ordinal: 1 } }, used('b')],
    '<ul><li><button id="a">One</button></li><li><button id="b">Zwei</button></li></ul>',
  ],
])('nothing heals where %s', async ([, first, commands, second]) => {
  const memory = await learn(first, commands);
  const result = await runOn(second, commands, { memory });
  expect(result, tell(result)).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
  expect(result.healed).toBeUndefined();
});

test.for<[string, Command[]]>([
  [
    'an expectation',
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Dispatch', kind: 'button' } },
        condition: { is: 'enabled' },
      },
    ],
  ],
  [
    'a wait',
    [
      {
        do: 'wait',
        seconds: 0.3,
        until: {
          subject: { of: 'element', target: { name: 'Dispatch', kind: 'button' } },
          condition: { is: 'enabled' },
        },
      },
    ],
  ],
  [
    'what is remembered for later',
    [
      { do: 'remember', target: { name: 'Dispatch', kind: 'button' }, as: 'words' },
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Help', kind: 'link' } },
        condition: { is: 'visible' },
      },
    ],
  ],
])('%s never heals', async ([, commands]) => {
  const memory = await learn(before, commands);
  const key = Object.keys(memory.steps).find((one) => one.includes('Dispatch'));
  expect(memory.steps[key ?? '']?.fingerprint.name).toBe('Dispatch');
  const result = await runOn(renamed, commands, { memory });
  expect(result, tell(result)).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
});

test('a visible element that was renamed does not count as visible', async () => {
  const visible: Command = {
    do: 'expect',
    subject: { of: 'element', target: { name: 'Dispatch', kind: 'button' } },
    condition: { is: 'visible' },
  };
  const memory = await learn(before, [visible]);
  expect((await runOn(renamed, [visible], { memory })).verdict).toBe('failed');
});

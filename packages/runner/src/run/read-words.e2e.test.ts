import { type NotUnderstood, readCanonical, renderStep, type Step } from '@assay/planner/steps';
import { sharePool } from '@assay/testbed/run';
import { startSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import type { AskedWords, WordsReading } from './options.ts';
import { runCase } from './run-case.ts';

const pages: Record<string, string> = {
  '/': '<title>Start</title><h1>Start</h1><a href="/orders">Orders</a>',
  '/orders':
    '<title>Orders</title><h1>Orders</h1><ul><li>Lamp</li><li>Chair</li></ul><a href="/">Back to start</a>',
};

let pool: BrowserPool;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  pool = await sharePool();
  site = await startSite((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html>${pages[request.url ?? '/'] ?? ''}`);
  });
});
afterAll(async () => {
  await site.close();
});

const words = (text: string): NotUnderstood => ({
  source: text,
  reason: 'Not read yet.',
  again: true,
});

function told(sentence: string): Step {
  const command = readCanonical(sentence);
  if (!command) throw new Error(`${sentence} is no step.`);
  return { source: sentence, sentence: renderStep(command), command };
}

const read = (...sentences: string[]): WordsReading => ({
  commands: sentences.map((sentence) => told(sentence).command),
});

async function run(
  steps: (Step | NotUnderstood)[],
  readWords: (asked: AskedWords) => WordsReading | undefined,
) {
  const asked: AskedWords[] = [];
  let kept: readonly (Step | NotUnderstood)[] = [];
  const testCase = {
    title: 'Words',
    description: '',
    priority: 'high' as const,
    steps: [told(`Open "${site.address}"`), ...steps],
    expectedResult: '',
    origin: 'stated' as const,
  };
  const result = await runCase(testCase, {
    pool,
    screenshots: 'none',
    limits: { patienceMs: 1500 },
    async readWords(one) {
      asked.push(one);
      return readWords(one);
    },
    onRead: (all) => {
      kept = all.slice(1);
    },
  });
  return { result, asked, kept, sentences: result.steps.map(({ sentence }) => sentence).slice(1) };
}

test('words are read when their turn comes, with the page and the steps before them', async () => {
  const { result, asked, sentences } = await run(
    [told('Click the "Orders" link'), words('two things are listed')],
    () => read('Check that the number of items is 2'),
  );
  expect(result.verdict).toBe('passed');
  expect(sentences).toEqual(['Click the "Orders" link', 'Check that the number of items is 2']);
  expect(asked.map(({ page, done }) => [page.title, done.at(-1)])).toEqual([
    ['Orders', 'Click the "Orders" link'],
  ]);
});

test('the rest of a sentence is read again on a page that lacks what it names', async () => {
  const { result, asked, sentences } = await run([words('orders, then home again')], ({ page, begun }) => {
    if (!begun)
      return read('Click the "Orders" link', 'Click the "Home" link', 'Check that the page shows "Start"');
    return page.title === 'Orders'
      ? read('Click the "Back to start" link', 'Check that the "Start" page is shown')
      : undefined;
  });
  expect(result.verdict).toBe('passed');
  expect(sentences).toEqual([
    'Click the "Orders" link',
    'Click the "Back to start" link',
    'Check that the "Start" page is shown',
  ]);
  expect(asked.map(({ done, begun }) => [done.length, begun])).toEqual([
    [1, undefined],
    [
      2,
      {
        done: ['Click the "Orders" link'],
        left: ['Click the "Home" link', 'Check that the page shows "Start"'],
      },
    ],
    [
      3,
      {
        done: ['Click the "Orders" link', 'Click the "Back to start" link'],
        left: ['Check that the "Start" page is shown'],
      },
    ],
  ]);
});

test('a claim is not read again because it does not hold', async () => {
  const { result, asked } = await run([words('there are three')], ({ begun }) =>
    begun ? undefined : read('Click the "Orders" link', 'Check that the number of items is 3'),
  );
  expect(result.verdict).toBe('failed');
  // On the page that the link led to, before the claim was judged.
  expect(asked).toHaveLength(2);
});

test('words that are in no step are handed back, and nothing passes without them', async () => {
  const { result } = await run([words('Start is shown, and nothing else')], () => ({
    ...read('Check that the page shows "Start"'),
    lost: ['nothing else'],
  }));
  expect(result.verdict).toBe('error');
  expect(result.reason).toContain('“nothing else”');
});

test('words that ask for nothing are left out, and nothing passes by them', async () => {
  const { result } = await run([words('we had this before')], () => read());
  expect(result.verdict).toBe('hollow');
  expect(result.steps.at(-1)).toMatchObject({ outcome: 'skipped', asksForNothing: true });
  const other = await run([words('we had this'), told('Check that the page shows "Start"')], () => read());
  expect(other.result.reason).toBe('All 3 steps went as stated; 1 expectation held.');
});

test.for([
  ['nothing', undefined, 'Not read yet.'],
  ['why it could not', { reason: 'No reading covers it.' }, 'No reading covers it.'],
] as const)('words stay words where their reader says %s', async ([, reading, message]) => {
  const { result } = await run([words('Frobnicate the gizmo')], () => reading);
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'not understood', message } });
});

const draft = (source: string, sentence: string): Step => ({
  ...told(sentence),
  source,
  draftOf: { start: 0, end: source.length },
});

test.for<[string, WordsReading | undefined, string[]]>([
  [
    'is replaced by what its words mean there',
    read('Check that the number of items is 2'),
    ['Check that the number of items is 2'],
  ],
  [
    'stays where its words are not read',
    { reason: 'Two things are meant.' },
    ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'],
  ],
  [
    'stays where its words ask for nothing',
    read(),
    ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'],
  ],
  [
    'stays where nothing reads',
    undefined,
    ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'],
  ],
])('a draft that was made without the page %s', async ([, reading, expected]) => {
  const both = ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'];
  const { result, asked, sentences } = await run(
    [told('Click the "Orders" link'), ...both.map((one) => draft('both are listed', one))],
    () => reading,
  );
  expect(result.verdict).toBe('passed');
  expect(sentences.slice(1)).toEqual(expected);
  // All steps of a sentence are one draft.
  expect(asked.map(({ words, page }) => [words.source, page.title])).toEqual([['both are listed', 'Orders']]);
});

test('steps of different sentences are different drafts', async () => {
  const one = draft('the lamp is there', 'Check that the page shows "Lamp"');
  const other = {
    ...draft('so is the chair', 'Check that the page shows "Chair"'),
    draftOf: { start: 20, end: 35 },
  };
  const { asked } = await run([told('Click the "Orders" link'), one, other], () => undefined);
  expect(asked.map(({ words }) => words.source)).toEqual(['the lamp is there', 'so is the chair']);
});

test.for<[string, WordsReading | undefined, boolean]>([
  ['that was read with its page is settled', read('Check that the number of items is 2'), false],
  ['whose words ask for nothing there is settled', read(), false],
  ['whose reader could not be asked stays a draft', { reason: 'No model.', couldNotAsk: true }, true],
  ['that nothing reads stays a draft', undefined, true],
])('a draft %s for the next run', async ([, reading, isDraft]) => {
  const both = ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'];
  const { kept } = await run(
    [told('Click the "Orders" link'), ...both.map((one) => draft('both are listed', one))],
    () => reading,
  );
  expect(kept.length).toBeGreaterThan(1);
  expect(new Set(kept.slice(1).map((step) => 'draftOf' in step))).toEqual(new Set([isDraft]));
});

test('drafts of other words at the same place are other drafts', async () => {
  const lines = ['Check that the page shows "Lamp"', 'Check that the page shows "Chair"'];
  const { asked } = await run(
    [
      told('Click the "Orders" link'),
      ...lines.map((one) => ({ ...draft(one, one), draftOf: { start: 0, end: 9 } })),
    ],
    () => undefined,
  );
  expect(asked.map(({ words }) => words.source)).toEqual(lines);
});

import { expect, test } from 'vitest';
import { awkwardTexts, fillWith, makeReport, makeStep } from '../report.fixture.ts';
import { cleanText } from '../text/markup.ts';
import { find, parseXml } from './parse-xml.fixture.ts';
import { writeJunit } from './write-junit.ts';

const allVerdicts = [
  makeReport(),
  makeReport({ verdict: 'failed', reason: 'Step 2 did not hold.' }),
  makeReport({ verdict: 'error', cause: 'site down', reason: 'The site did not answer.' }),
  makeReport({ verdict: 'hollow', reason: 'Nothing was checked that could have failed.' }),
  makeReport({ verdict: 'not run', reason: 'No address is known.', execution_time: null, executed_at: null }),
  makeReport({ verdict: null, state: 'running', reason: '' }),
];

test('each verdict is told in the words of JUnit, and counted once', () => {
  const root = parseXml(writeJunit(allVerdicts));
  expect(root.name).toBe('testsuites');
  const counts = { tests: '6', failures: '1', errors: '1' };
  expect(root.attributes).toMatchObject(counts);
  const [suite, ...others] = find(root, 'testsuite');
  expect(others).toEqual([]);
  expect(suite?.attributes).toMatchObject({
    ...counts,
    skipped: '3',
    timestamp: '2026-01-02T03:04:05',
    time: '6.170',
  });
  const told = find(root, 'testcase').map(({ children }) =>
    children
      .filter(({ name }) => ['failure', 'error', 'skipped'].includes(name))
      .map(({ name, attributes }) => `${name} ${attributes.type}: ${attributes.message}`),
  );
  expect(told).toEqual([
    [],
    ['failure failed: Step 2 did not hold.'],
    ['error site down: The site did not answer.'],
    ['skipped hollow: Nothing checked: Nothing was checked that could have failed.'],
    ['skipped not run: Not run: No address is known.'],
    ['skipped not finished: The case had not ended when this report was written.'],
  ]);
});

test('words in doubt carry what they may mean', () => {
  const steps = [makeStep({ status: 'error', outcome: 'error', readings: [['Go back', 'Press "Enter"']] })];
  const report = makeReport({ verdict: 'error', cause: 'not understood', steps });
  const error = find(parseXml(writeJunit([report])), 'error')[0];
  expect(error?.text).toContain('It may mean: Go back. Press "Enter".');
});

test('a failure carries what was expected and what was seen', () => {
  const steps = [
    makeStep(),
    makeStep({ step_number: 2, status: 'error', outcome: 'failed', expected: 'Saved', actual: 'Oh <no>' }),
  ];
  const root = parseXml(writeJunit([makeReport({ verdict: 'failed', steps })]));
  const failure = find(root, 'failure')[0];
  expect(failure?.text).toContain('Step 2: Click the button "Save"');
  expect(failure?.text).toContain('Expected: Saved\nActual: Oh <no>');
  expect(failure?.text).not.toContain('Step 1');
  expect(find(root, 'system-out')[0]?.text).toContain('2026-01-02T03:04:05.678Z info Began.');
});

test.each(Object.entries(awkwardTexts))('%s in every field comes back as it was', (_, text) => {
  const root = parseXml(writeJunit([fillWith(text)]));
  const clean = cleanText(text);
  expect(find(root, 'testcase')[0]?.attributes.name).toBe(clean.replace(/\s+/g, ' ').trim());
  expect(find(root, 'error')[0]?.text).toContain(`Expected: ${clean}\nActual: ${clean}`);
  expect(find(root, 'system-err')[0]?.text).toContain(clean);
});

test('runs become suites; no reports, no steps and many steps are fine', () => {
  expect(find(parseXml(writeJunit([])), 'testcase')).toEqual([]);
  const steps = Array.from({ length: 200 }, (_, index) => makeStep({ step_number: index + 1 }));
  const other = makeReport({ steps: [], run_id: '44444444-4444-4444-8444-444444444444' });
  const root = parseXml(writeJunit([makeReport({ steps }), other]));
  expect(find(root, 'testsuite')).toHaveLength(2);
  expect(find(root, 'system-out')[0]?.text).toContain('200. Click');
});

test('what the checks of this file rely on refuses broken files', () => {
  for (const broken of [
    '<a>',
    '<a></b>',
    '<a b="<"/>',
    '<a>&nope;</a>',
    '<a>\u0000</a>',
    '<a/><b/>',
    '<a>]]></a>',
  ]) {
    expect(() => parseXml(broken), broken).toThrow();
  }
});

import { describe, expect, test } from 'vitest';
import type { Told } from '../engine/engine.ts';
import { judge } from '../engine/judge.ts';
import { makeCase, makeScreen, makeStep } from './report.fixture.ts';
import { colourPaint } from './screen.ts';
import { writeDetails } from './write-details.ts';
import { writeSummary } from './write-summary.ts';
import { writeTable } from './write-table.ts';

function tell(cases: ReturnType<typeof makeCase>[], change: Partial<Told> = {}): Told {
  const around = { requirement_text: '', target_url: null, source: null, log: [], files: [], history: [] };
  return {
    requirement: { name: 'Saving', text: '' },
    reports: cases.map((view) => ({ ...around, case: view })),
    notes: [],
    trouble: null,
    readPicture: () => null,
    ...change,
  };
}

const failed = makeCase({
  title: 'Deleting works',
  verdict: 'failed',
  reason: 'Expected: "Gone". Actual: "Still here".',
  successful_steps: 0,
  steps: [
    makeStep({ outcome: 'failed', expected: 'the page shows "Gone"', actual: 'it shows "Still here"' }),
  ],
});

describe('the table', () => {
  test('lines its columns up and keeps whole reasons where there is no terminal', () => {
    const wide = makeCase({ title: '保存する', reason: 'x'.repeat(200) });
    expect(writeTable([makeCase(), failed, wide], makeScreen())).toBe(
      [
        'Case            Verdict  Steps  Time   Reason',
        'Saving works    passed   1/1    1.2 s  All held.',
        'Deleting works  failed   0/1    1.2 s  Expected: "Gone". Actual: "Still here".',
        `保存する        passed   1/1    1.2 s  ${'x'.repeat(200)}`,
        '',
      ].join('\n'),
    );
  });

  test('keeps to the width of a terminal', () => {
    const long = makeCase({ title: 'A title '.repeat(20), reason: 'A reason '.repeat(20) });
    const lines = writeTable([long], makeScreen({ isTerminal: true, columns: 70 })).split('\n');
    for (const line of lines) expect(line.length).toBeLessThan(70);
    expect(lines[1]).toContain('…');
  });
});

describe('details', () => {
  test('of a failure say what was expected and what was there', () => {
    expect(writeDetails(failed, makeScreen())).toBe(
      [
        '✗ Deleting works: failed',
        '  ✗ step 1: Open "/"',
        '    expected: the page shows "Gone"',
        '    actual:   it shows "Still here"',
        '',
        '',
      ].join('\n'),
    );
  });

  const box = { x: 0, y: 0, width: 1, height: 1 };
  const candidates = Array.from({ length: 8 }, (_, index) => ({
    phrase: `the ${index + 1}. button`,
    role: 'button',
    name: '',
    score: 1,
    reason: '',
    box,
  }));

  test('of an ambiguous step list what could be meant, to an end', () => {
    const problem = { class: 'ambiguous', message: 'It could be many.' } as const;
    const view = makeCase({
      verdict: 'error',
      cause: 'ambiguous',
      steps: [makeStep({ outcome: 'error', problem, candidates })],
    });
    const details = writeDetails(view, makeScreen());
    expect(details).toContain('Saving works: ambiguous');
    expect(details).toContain(
      'this could be one of 8 elements. Say which one is meant:\n      - the 1. button\n',
    );
    expect(details).toContain('      and 2 more\n');
  });

  test('of words in doubt list what they may mean', () => {
    const problem = { class: 'not understood', message: 'It is not certain what it means.' } as const;
    const readings = [['Click "Save"', 'Go back'], ['Press "Enter"']];
    const view = makeCase({ verdict: 'error', steps: [makeStep({ outcome: 'error', problem, readings })] });
    expect(writeDetails(view, makeScreen())).toContain(
      'It may mean:\n      - Click "Save". Go back.\n      - Press "Enter".\n',
    );
  });

  test('cannot steer the terminal', () => {
    const actual = 'a\u001b[2J\u001b]0;title\u0007b\r\nc\u202ed';
    const view = makeCase({ verdict: 'failed', steps: [makeStep({ outcome: 'failed', actual })] });
    expect(writeDetails(view, makeScreen())).toContain('actual:   ab cd\n');
  });
});

describe('the end', () => {
  test.each([
    [[tell([makeCase()])], false, 0, '1 of 1 case passed, in 2.0 s.'],
    [[tell([makeCase()]), tell([failed])], false, 1, '1 of 2 cases passed; 1 failed, in 2.0 s.'],
    [[tell([makeCase({ verdict: 'hollow' })])], false, 1, '0 of 1 case passed; 1 nothing checked, in 2.0 s.'],
    [
      [tell([makeCase()]), tell([], { trouble: 'Too long.' })],
      false,
      1,
      '! Saving: Too long.\n1 of 1 case passed',
    ],
    [[], false, 1, '0 of 0 cases passed'],
    [[tell([makeCase()])], true, 130, 'Cancelled. 1 of 1 case passed'],
  ])('%#', (finished, wasCancelled, code, text) => {
    expect(judge(finished, wasCancelled)).toBe(code);
    expect(writeSummary(finished, 2000, makeScreen(), wasCancelled)).toContain(text);
  });

  test('is green only where all is well', () => {
    const screen = makeScreen({ paint: colourPaint });
    expect(writeSummary([tell([makeCase()])], 1, screen, false)).toContain('\u001b[32m1 of 1');
    expect(writeSummary([tell([failed])], 1, screen, false)).toContain('\u001b[31m0 of 1');
  });
});

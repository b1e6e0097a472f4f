import { describe, expect, it } from 'vitest';
import type { TestCase } from '../steps/language.ts';
import { actions, checks, makeExported, makeSteps } from './every-command.fixture.ts';
import { exportJson } from './export-json.ts';
import { importJson, UnreadableExport } from './import-json.ts';
import { maskSecrets } from './mask-secrets.ts';

const whole: TestCase = makeExported([
  ...makeSteps([...actions, ...checks]),
  { source: 'frobnicate', reason: 'No verb was found.', again: true },
]);

function change(edit: (file: { version: unknown; cases: TestCase[] }) => unknown): string {
  const file = JSON.parse(exportJson([whole]));
  return JSON.stringify(edit(file) ?? file);
}

describe('importJson', () => {
  it('gives back every command and clause that was exported, but for secrets', () => {
    expect(importJson(exportJson([whole, whole]))).toEqual([maskSecrets(whole), maskSecrets(whole)]);
  });

  it('takes the sentence where a person has edited it', () => {
    const edited = change(({ cases }) => {
      const step = cases[0]?.steps[0];
      if (step && 'sentence' in step) step.sentence = 'Click the "Cancel" button';
    });
    expect(importJson(edited)[0]?.steps[0]).toMatchObject({
      command: { do: 'click', target: { name: 'Cancel', kind: 'button' } },
    });
  });

  it('says which sentence it does not understand and keeps the rest', () => {
    const edited = change(({ cases }) => {
      const step = cases[0]?.steps[1];
      if (step && 'sentence' in step) step.sentence = 'Perform magic';
    });
    const steps = importJson(edited)[0]?.steps ?? [];
    expect(steps).toHaveLength(whole.steps.length);
    expect(steps[1]).toEqual({
      source: 'Perform magic',
      reason: 'Step 2 of case 1 was not understood: Perform magic',
    });
  });

  it.each([
    ['{', /no JSON/],
    ['[]', /not what an export holds/],
    ['{"format":"other","cases":[]}', /no exported test cases/],
    [change((file) => ({ ...file, version: 99 })), /newer version/],
    [change((file) => ({ ...file, cases: [7] })), /Case 1 is not/],
    [change((file) => ({ ...file, cases: [{ ...file.cases[0], title: 1 }] })), /Case 1 has no title/],
    [change((file) => ({ ...file, cases: [{ ...file.cases[0], priority: 'huge' }] })), /Case 1 is not/],
    [change((file) => ({ ...file, cases: [{ ...file.cases[0], steps: [{}] }] })), /Step 1 of case 1 has no/],
  ])('refuses %.40s', (text, message) => {
    expect(() => importJson(text)).toThrow(UnreadableExport);
    expect(() => importJson(text)).toThrow(message);
  });
});

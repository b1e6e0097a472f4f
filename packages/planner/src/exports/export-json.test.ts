import { describe, expect, it } from 'vitest';
import { actions, checks, makeExported, makeSteps, nasty } from './every-command.fixture.ts';
import { exportJson } from './export-json.ts';

describe('exportJson', () => {
  it('names its format and version', () => {
    expect(JSON.parse(exportJson([]))).toEqual({ format: 'assay-test-cases', version: 1, cases: [] });
  });

  it('gives every case back as it was, without what an execution did', () => {
    const steps = makeSteps([...actions, ...checks].filter((command) => command.do !== 'log in'));
    const cases = nasty.map((text) =>
      makeExported([...steps, { source: text, reason: text }], {
        title: text,
        execution: { at: 0, passed: true, done: [[{ do: 'click', at: `locator('${text}')` }]] },
      }),
    );
    const plain = cases.map(({ execution: _, ...testCase }) => testCase);
    expect(JSON.parse(exportJson(cases)).cases).toEqual(plain);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ApiCheck } from '@assay/contract';
import { expect, test } from 'vitest';
import { answerOf } from '../checks.fixture.ts';
import { evaluateCheck } from './evaluate-check.ts';
import { isSingular } from './select-nodes.ts';

interface Case {
  name: string;
  selector: string;
  document?: unknown;
  result?: unknown[];
  /** Where the order is free: every list that is right. */
  results?: unknown[][];
  invalid_selector?: boolean;
}

const place = dirname(createRequire(import.meta.url).resolve('jsonpath-rfc9535/package.json'));
const suite = join(place, 'src/__tests__/jsonpath-compliance-test-suite/cts.json');
const { tests } = JSON.parse(readFileSync(suite, 'utf8')) as { tests: Case[] };

/** What the nodes must be, said as a check. */
function toCheck(path: string, nodes: unknown[]): ApiCheck {
  if (!isSingular(path)) return { type: 'jsonpath', path, operator: 'equals', value: nodes };
  return nodes.length === 0
    ? { type: 'jsonpath', path, operator: 'not exists' }
    : { type: 'jsonpath', path, operator: 'equals', value: nodes[0] };
}

test(`the public compliance suite of JSONPath (RFC 9535) holds in all ${tests.length} cases`, () => {
  const wrong: string[] = [];
  for (const { name, selector, document, result, results, invalid_selector } of tests) {
    const answer = answerOf(JSON.stringify(document ?? null));
    if (invalid_selector) {
      const { passed, message } = evaluateCheck(
        { type: 'jsonpath', path: selector, operator: 'not exists' },
        answer,
      );
      if (passed || !message.includes('cannot be read')) wrong.push(`${name}: ${message}`);
    } else {
      const right = results ?? [result ?? []];
      const verdicts = right.map((nodes) => evaluateCheck(toCheck(selector, nodes), answer));
      if (!verdicts.some(({ passed }) => passed)) wrong.push(`${name}: ${verdicts[0]?.message}`);
      // A list that is one longer must not pass for the same.
      const other = toCheck(selector, [...(right[0] ?? []), 'more']);
      const isOther = !isSingular(selector) && evaluateCheck(other, answer).passed;
      if (isOther) wrong.push(`${name}: passes for another list`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tests.length).toBeGreaterThan(600);
});

import { expect, test } from 'vitest';
import { answerOf } from '../checks.fixture.ts';
import { evaluateCheck } from './evaluate-check.ts';
import { type Group, readSchemaSuite } from './schema-suite.fixture.ts';

/** Files with schemas that are refused with a sentence: nothing is fetched from elsewhere, and what the engine gets wrong is not judged. */
const refusedFiles = new Set([
  'dynamicRef',
  'properties',
  'ref',
  'refRemote',
  'required',
  'unevaluatedItems',
  'unevaluatedProperties',
  'unknownKeyword',
  'vocabulary',
]);

/** Judged otherwise on purpose: what stands beside "$ref" counts in draft-07 too, as in later drafts; formats are checked. */
const otherwise = /^(ref \| (ref overrides any sibling keywords|\$ref prevents a sibling \$id)|format \| )/;

function withDraft(schema: Group['schema'], address: string): Group['schema'] {
  return typeof schema === 'boolean' || '$schema' in schema ? schema : { $schema: address, ...schema };
}

const drafts: [draft: string, address: string][] = [
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema'],
  ['draft7', 'http://json-schema.org/draft-07/schema#'],
];

for (const [draft, address] of drafts) {
  const groups = readSchemaSuite(draft);
  const isMissing = typeof groups === 'string';
  const all = isMissing ? [] : groups;
  const total = all.reduce((sum, { tests }) => sum + tests.length, 0);
  const name = isMissing
    ? `the public suite of JSON Schema cannot be had here: ${groups}`
    : `the public suite of JSON Schema, ${draft}, ${total} cases: none is judged wrongly`;

  test.skipIf(isMissing)(name, () => {
    const refused = new Map<string, number>();
    const wrong: string[] = [];
    for (const { file, description, schema, tests } of all) {
      const check = { type: 'schema' as const, schema: withDraft(schema, address) };
      for (const { description: what, data, valid } of tests) {
        const { passed, message } = evaluateCheck(check, answerOf(JSON.stringify(data)));
        if (message.startsWith('The schema ')) refused.set(file, (refused.get(file) ?? 0) + 1);
        else if (passed !== valid) wrong.push(`${file} | ${description} | ${what} | ${message}`);
      }
    }
    const count = [...refused.values()].reduce((sum, one) => sum + one, 0);
    const others = wrong.filter((one) => otherwise.test(one)).length;
    console.log(
      `JSON Schema ${draft}: ${total - count - others} of ${total} judged as the suite does, ${others} otherwise on purpose, ${count} refused (${[...refused].map(([file, times]) => `${file} ${times}`).join(', ')})`,
    );
    expect(wrong.filter((one) => !otherwise.test(one))).toEqual([]);
    expect([...refused.keys()].filter((file) => !refusedFiles.has(file))).toEqual([]);
    expect(count).toBeLessThan(total / 5);
  });
}

import { checkOperators } from '@assay/contract/choices';
import { describe, expect, it } from 'vitest';
import type { Command, Expectation } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import { awkward } from '../steps/sample-expectations.ts';
import { parseRequirement } from './parse-requirement.ts';

/** Bodies, headers and schemas as people write them, and what careless reading would change in them. */
const values = [
  ...awkward,
  '{"name":"Lamp"}',
  '{ "price": 1.0, "b": [1,  2], "a": "say \\"hi\\"" }',
  '{\n  "b": 1,\n  "a": "C:\\\\temp"\n}',
  '{"a":"{{id}}","n":{{count}}}',
  '[{"op":"replace","path":"/a","value":null}]',
  '**Bold** and __under__ and *one*',
  'a **B** c',
  'Name | Value',
  '| Step | Action |',
  'It says Deleted "Mug". Then click Save.',
  '"Mug" is sold out',
  "'single' and `ticks`",
  '<name>',
  'query { user(id: "7") { name } }',
  '# heading',
  '1. first 2. second',
  'AC1: x',
  'Given a user, when it is done, then stop',
  'teh recieve',
  '{"type":"object","required":["id"],"properties":{"id":{"pattern":"^\\\\d+$"}}}',
  'https://shop.example/a?b="c"',
  '\\',
  '\\"',
  '\\n is no line break',
];

const ofResponse = (condition: Expectation['condition'], negated = false): Command => ({
  do: 'expect',
  subject: { of: 'response' },
  condition,
  ...(negated && { negated }),
});

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const compared = checkOperators.filter((operator) => operator !== 'exists' && operator !== 'not exists');

/** Every command about calls and answers that can carry a text. */
function commandsWith(value: string): Command[] {
  return [
    { do: 'call', method: 'POST', address: '/a', body: value },
    { do: 'call', method: 'POST', address: value, body: value, headers: [{ name: 'X-A', value }] },
    ...(['form', 'multipart', 'graphql'] as const).map(
      (as): Command => ({ do: 'call', method: 'PUT', address: '/a', body: value, as }),
    ),
    {
      do: 'call',
      method: 'PATCH',
      address: '/a',
      headers: [
        { name: 'X-A', value },
        { name: value, value: '1' },
      ],
      redirects: false,
    },
    { do: 'call', method: 'GET', address: '/a', auth: { by: 'token', token: value } },
    { do: 'call', method: 'GET', address: '/a', auth: { by: 'password', user: value, password: value } },
    { do: 'call', method: 'GET', address: '/a', auth: { by: 'key', name: value, value, in: 'query' } },
    ...(['jsonpath', 'header', 'cookie', 'regex'] as const).map(
      (from): Command => ({ do: 'keep', from, expression: value, as: value }),
    ),
    ...(['equals', 'contains', 'matches'] as const).flatMap((how) => [
      ofResponse({ is: 'text', how, value }),
      ofResponse({ is: 'text', how, value }, true),
    ]),
    ofResponse({ is: 'schema', value }),
    ofResponse({ is: 'schema', value }, true),
    ...(['exists', 'not exists'] as const).flatMap((operator) => [
      ofResponse({ is: 'answer', check: { type: 'jsonpath', path: value, operator } }),
      ofResponse({ is: 'answer', check: { type: 'header', name: value, operator, value: '' } }),
    ]),
    ...compared.flatMap((operator) => [
      ofResponse({ is: 'answer', check: { type: 'header', name: 'X-A', operator, value } }),
      ofResponse({ is: 'answer', check: { type: 'jsonpath', path: '$.a', operator, value } }, true),
    ]),
    ...(isJson(value)
      ? [
          ofResponse({
            is: 'answer',
            check: { type: 'jsonpath', path: '$.a', operator: 'equals', value: JSON.parse(value) },
          }),
        ]
      : []),
  ];
}

/** Where the sentences of calls stand in a requirement. */
const places: [string, (sentences: string[]) => string[]][] = [
  ['lines after a call', (lines) => ['Call GET "/first"', ...lines]],
  ['a numbered list', (lines) => ['Call GET "/first"', ...lines].map((line, at) => `${at + 1}. ${line}`)],
  ['steps on pages', (lines) => ['Open "/login"', 'Click the "Save" button', ...lines]],
];

describe.each(places)('canonical sentences about calls in %s', (_name, put) => {
  it.each(values)('keep %j as it was written', (value) => {
    const wanted = commandsWith(value);
    const lines = put(wanted.map(renderStep));
    const steps = parseRequirement(lines.join('\n')).requirements.flatMap((one) => one.steps);
    const read = steps.map((step) => ('command' in step ? step.command : step));
    expect(read.slice(-wanted.length)).toEqual(wanted);
    expect(steps).toHaveLength(lines.length);
  });
});

it.each(values)('a sentence about a call alone keeps %j', (value) => {
  const wanted = commandsWith(value).slice(0, 2);
  const read = wanted.flatMap((command) =>
    parseRequirement(renderStep(command)).requirements.flatMap(({ steps }) =>
      steps.map((step) => ('command' in step ? step.command : step)),
    ),
  );
  expect(read).toEqual(wanted);
});

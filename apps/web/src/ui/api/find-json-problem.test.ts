import { expect, test } from 'vitest';
import { describeJsonProblem, findJsonProblem } from './find-json-problem.ts';

test.each([
  '{}',
  '[]',
  ' {"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "b": {"c": ""}} \n',
  '"text"',
  '0',
  '{"id": {{id}}, "name": "{{name}}"}',
])('%s is JSON', (text) => {
  expect(findJsonProblem(text)).toBeNull();
  if (!text.includes('{{')) JSON.parse(text);
});

test.each([
  ['', 1, 1, /value belongs here, not the end of the text/],
  ['{\n  "a": 1,\n}', 3, 1, /comma before \}/],
  ['[1, 2,]', 1, 7, /comma before \]/],
  ["{'a': 1}", 1, 2, /name in double quotes/],
  ['{"a": \'x\'}', 1, 7, /double quotes, not in single/],
  ['{"a" 1}', 1, 6, /colon/],
  ['{"a": 1 "b": 2}', 1, 9, /comma or \}/],
  ['{"a": yes}', 1, 7, /“yes” is no value/],
  ['{"a": "x\n"}', 1, 9, /line ends inside a text/],
  ['{"a": "x', 1, 7, /not closed/],
  ['{"a": "\\q"}', 1, 8, /backslash/],
  ['{"a": 1', 1, 8, /comma or \} belongs here, not the end/],
  ['{} {}', 1, 4, /Nothing may follow/],
  ['{"a": 01}', 1, 8, /comma or \}/],
])('%j is wrong at line %i, column %i', (text, line, column, message) => {
  const problem = findJsonProblem(text);
  expect(problem).toMatchObject({ line, column, message: expect.stringMatching(message) });
  expect(problem && describeJsonProblem(problem)).toContain(`Line ${line}, column ${column}: `);
  expect(() => JSON.parse(text)).toThrow();
});

test('it agrees with the browser on texts with one character changed', () => {
  const whole = '{"a": [1, true, null, "x\\n"], "b": {"c": -2.5e3}}';
  for (let at = 0; at < whole.length; at += 1) {
    for (const other of ['', ',', '"', '}', '0', ' ', 'e', '\\']) {
      const text = whole.slice(0, at) + other + whole.slice(at + 1);
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect([text, findJsonProblem(text) === null]).toEqual([text, isJson]);
    }
  }
});

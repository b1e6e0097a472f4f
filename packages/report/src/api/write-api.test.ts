import { expect, test } from 'vitest';
import { find, parseXml } from '../junit/parse-xml.fixture.ts';
import { execution, failed } from './execution.fixture.ts';
import { writeApiHtml } from './write-api-html.ts';
import { writeApiJson } from './write-api-json.ts';
import { writeApiJunit } from './write-api-junit.ts';

const secrets = /(?:request|cookie|captured|config|auth|variable)-secret/;

test('JUnit XML: failures and errors apart, counts that add up, awkward texts escaped', () => {
  const root = parseXml(writeApiJunit(execution));
  const [suite] = find(root, 'testsuite');
  expect(suite?.attributes).toMatchObject({
    name: 'Shop <API>',
    tests: '4',
    failures: '1',
    errors: '1',
    skipped: '1',
    time: '1.234',
    timestamp: '2026-01-31T09:30:00',
  });
  expect(
    find(root, 'testcase').map(({ attributes, children }) => [
      attributes.name,
      children.map(({ name }) => name),
    ]),
  ).toEqual([
    ['Read <b>users</b> & "more"', ['system-out']],
    ['Read <b>users</b> & "more" (row 2)', ['failure', 'system-out']],
    ['Read <b>users</b> & "more"', ['error', 'system-out']],
    ['Read <b>users</b> & "more"', ['skipped', 'system-out']],
  ]);
  expect(find(root, 'failure')[0]).toMatchObject({ attributes: { type: 'status', message: failed.message } });
  expect(find(root, 'error')[0]).toMatchObject({ attributes: { type: 'timeout' } });
});

test('HTML and JSON hold everything but secrets, and nothing in them runs', () => {
  const html = writeApiHtml(execution);
  const json = writeApiJson(execution);
  for (const text of [html, json]) expect(text).not.toMatch(secrets);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('1 of 4 requests passed, and 1 of 2 checks. Nothing was checked of 1.');
  expect(html).toContain('33.3%');
  expect(html).toContain('<span class="badge hollow">Nothing checked</span>');
  expect(html).toContain('No answer came within 1 s.');
  expect(html).toContain('The status is 500, not 200.');
  expect(JSON.parse(json)).toMatchObject({
    config: {
      variables: { page: '2' },
      endpoints: [{ headers: { Cookie: '{{secret Cookie 0123456789abcdef}}' } }],
    },
    results: [
      { request: { headers: { Authorization: 'Bearer ••••••', Accept: '*/*' } }, captured: { id: '7' } },
      { outcome: 'failed' },
      { outcome: 'error' },
      { outcome: 'nothing checked' },
    ],
  });
});

test('a test of which nothing was checked has not passed', () => {
  const results = execution.results.slice(-1);
  const summary = { ...execution.summary, totalEndpoints: 1, passed: 0, failed: 0, successRate: 0 };
  const html = writeApiHtml({ ...execution, results, summary });
  expect(html).toContain('<div class="verdict hollow"><p><span class="badge hollow">Nothing checked</span>');
  expect(html).not.toContain('badge passed');
  expect(html).not.toContain('>0%<');
});

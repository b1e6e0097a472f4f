import type { ReportFileFormat } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { savePast, savePastCase } from '../../../test/past.ts';
import { meet } from '../../../test/people.ts';
import { drawPast } from '../../../test/random-past.ts';
import { type RunningApp, startApp } from '../../../test/start.ts';

async function fetchFile(app: RunningApp, token: string, query: string) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.server.inject({ method: 'GET', url: `/api/reports/export?${query}`, headers });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body };
}

const types: [ReportFileFormat, string, RegExp][] = [
  ['html', 'text/html; charset=utf-8', /^attachment; filename="assay-report-[\d-]{10}\.html"$/],
  ['csv', 'text/csv; charset=utf-8', /^attachment; filename="assay-report-[\d-]{10}\.csv"$/],
  ['json', 'application/json; charset=utf-8', /^attachment; filename="assay-report-[\d-]{10}\.json"$/],
  ['junit', 'application/xml; charset=utf-8', /^attachment; filename="assay-report-[\d-]{10}\.xml"$/],
];

test('files hold the person’s own executions that the filters let through, and at most the newest 1,000', async () => {
  const app = await startApp('sqlite');
  const { db } = app.services;
  const [person, other] = [await meet(app), await meet(app)];
  const small = await savePastCase(db, person.id, '=HYPERLINK("x"), a "title"\nin lines');
  const large = await savePastCase(db, person.id, 'Many');
  const others = await savePastCase(db, other.id, 'A stranger’s case');
  const ran = (seed: number, id: string, amount: number) =>
    drawPast(seed, [id], amount).map((one) => ({ ...one, status: one.status ?? 'error' }));
  const few = ran(1, small, 12).map((one) => ({ ...one, executedAt: one.executedAt - 1e10 }));
  await savePast(db, person.id, few, () => '=HYPERLINK("x"), a "title"\nin lines');
  await savePast(db, person.id, ran(2, large, 1020), () => 'Many');
  await savePast(db, other.id, ran(3, others, 3), () => 'A stranger’s case');

  for (const [format, type, name] of types) {
    const only = await fetchFile(app, person.token, `format=${format}&test_case_id=${small}`);
    expect([only.status, only.headers['content-type']], format).toEqual([200, type]);
    expect(only.headers['content-disposition'], format).toMatch(name);
    expect(only.text, format).not.toContain('stranger');
    for (const { id } of few) if (format !== 'html') expect(only.text, format).toContain(id);

    const strangers = await fetchFile(app, person.token, `format=${format}&test_case_id=${others}`);
    expect(strangers.status).toBe(200);
    expect(strangers.text, format).not.toContain('A stranger');

    const all = await fetchFile(app, person.token, `format=${format}`);
    expect(all.headers['content-disposition'], `${format} was cut`).toContain('-newest-1000.');
    // The file of data also holds the last results of each case.
    const listed = format === 'json' ? JSON.stringify(JSON.parse(all.text).executions) : all.text;
    expect(
      few.filter(({ id }) => listed.includes(id)),
      format,
    ).toEqual([]);
  }
  const csv = await fetchFile(app, person.token, 'format=csv');
  expect(csv.text.match(/\r\n/g)).toHaveLength(1001);
  const cells = await fetchFile(app, person.token, `format=csv&test_case_id=${small}`);
  expect(cells.text).toContain(`"'=HYPERLINK(""x""), a ""title""\nin lines"`);
  const json = JSON.parse((await fetchFile(app, person.token, 'format=json')).text);
  expect(json.statistics.total).toBe(1032);
  expect([json.executions.length, json.left_out]).toEqual([1000, { executions: 32, cases: 0 }]);
  const html = await fetchFile(app, person.token, '');
  expect(html.text, 'the usual format').toContain('This file lists the newest 1000 of 1032 executions.');
  expect((await fetchFile(app, person.token, 'format=docx')).status).toBe(400);
});

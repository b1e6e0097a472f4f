import { exportFormats, timeRanges } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { addCase, addExecutions, addRun } from '../../../test/history.ts';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

onBothEngines('the export', (engine) => {
  test('hands out the figures of the range as a named file', async () => {
    const app = await startApp(engine);
    const { id: ownerId, token } = await meet(app);
    const { db } = app.services;
    const at = Date.now();
    const about = {
      runId: await addRun(db, ownerId, { at }),
      testCaseId: await addCase(db, ownerId, at),
      at,
      durationMs: 1500,
      browser: 'chrome' as const,
      engine: 'built-in' as const,
    };
    await addExecutions(db, ownerId, [
      { ...about, status: 'success', verdict: 'passed' },
      { ...about, status: 'error', verdict: 'failed' },
    ]);
    const fetchFile = (query: Record<string, string>) =>
      app.server.inject({
        url: '/api/analytics/export',
        query,
        headers: { authorization: `Bearer ${token}` },
      });
    for (const timeRange of timeRanges) {
      const { body } = await app.call('GET /api/analytics/dashboard', { token, query: { timeRange } });
      for (const format of exportFormats) {
        const file = await fetchFile({ timeRange, format });
        expect(file.statusCode).toBe(200);
        expect(file.headers['content-disposition']).toBe(
          `attachment; filename="analytics-${timeRange}.${format}"`,
        );
        if (format === 'json') {
          expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
          expect(file.json()).toMatchObject({ timeRange, ...body.data });
          continue;
        }
        expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
        const lines = file.body.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.every((line) => line.split(',').length === 4)).toBe(true);
        expect(lines[0]).toBe('section,item,measure,value');
        for (const line of [
          'summary,,totalExecutions,2',
          'summary,,topAiModel,built-in',
          'successRates,failed,percentage,50',
          'performanceMetrics,,maxDuration,1500',
          'durationDistribution,1 to 5 s,count,2',
          'aiModelMetrics,built-in,usage_count,1',
          'browserAnalytics,chrome,success_rate,50',
          `executionTrends,${body.data.executionTrends.at(-1)?.date},count,2`,
        ]) {
          expect(lines).toContain(line);
        }
        expect(lines.filter((line) => /^executionTrends,.*,count,/.test(line))).toHaveLength(
          Number.parseInt(timeRange, 10),
        );
      }
    }
    const plain = await fetchFile({});
    expect(plain.headers['content-disposition']).toBe('attachment; filename="analytics-30d.json"');
    expect((await fetchFile({ format: 'xml' })).statusCode).toBe(400);
    expect((await fetchFile({ timeRange: '5d' })).statusCode).toBe(400);
  });
});

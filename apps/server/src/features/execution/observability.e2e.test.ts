import { expect, test } from 'vitest';
import { startListening } from '../../../test/listening.ts';
import { meet } from '../../../test/people.ts';
import { attribute, startTraceReceiver } from '../../../test/trace-receiver.ts';

const secret = 'correct-horse-battery';
const text = `Open "/demo/login". Type "${secret}" in the "Password" field.
Check that the page shows "Log in".`;
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

test('one run is followed by its id through log, trace and metrics', async () => {
  const receiver = await startTraceReceiver();
  const { app, demo } = await startListening('sqlite', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%20b',
    LOG_LEVEL: 'debug',
  });
  const { token } = await meet(app);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/process-text',
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': 'request-of-this-test',
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    },
    payload: {
      text,
      target_url: demo,
      nlp_model: 'openrouter',
      complexity: 'simple',
      include_edge_cases: false,
      use_enhanced_rpa: false,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { run_id: runId, testResults } = answer.json<{
    run_id: string;
    testResults: { execution_id: string }[];
  }>();
  const told = (await app.server.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
  await app.close();

  // The log.
  const lines = app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = lines.filter((line) => line.runId === runId);
  expect(own.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      'A run was accepted.',
      'Planning begins.',
      'Planning ended.',
      'A case ended.',
      'A run ended.',
    ]),
  );
  expect(own.find(({ msg }) => msg === 'A run was accepted.')).toMatchObject({
    requestId: 'request-of-this-test',
  });
  const ended = own.filter(({ msg }) => msg === 'A case ended.');
  expect(ended.map(({ executionId }) => executionId).sort()).toEqual(
    testResults.map(({ execution_id }) => execution_id).sort(),
  );
  expect(new Set(own.flatMap(({ workerId }) => workerId ?? [])).size, 'one worker').toBe(1);
  expect(own.every(({ level, time }) => level !== undefined && time !== undefined)).toBe(true);
  expect(app.logLines.join('\n')).not.toContain(secret);

  // The trace.
  const spans = receiver.spans.filter(({ traceId }) => traceId === caller.traceId);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [call] = named('POST /api/process-text');
  const [plan] = named('plan requirement');
  const cases = named('run case');
  expect(call?.parentSpanId).toBe(caller.spanId);
  expect(attribute(call, 'assay.request_id')).toBe('request-of-this-test');
  expect(attribute(call, 'http.response.status_code')).toBe(200);
  expect(plan?.parentSpanId, 'kept with the job').toBe(call?.spanId);
  expect(attribute(plan, 'assay.run_id')).toBe(runId);
  expect(cases.map(({ parentSpanId }) => parentSpanId)).toEqual(testResults.map(() => plan?.spanId));
  expect(cases.map((span) => attribute(span, 'assay.execution_id')).sort()).toEqual(
    testResults.map(({ execution_id }) => execution_id).sort(),
  );
  const steps = spans.filter(({ name }) => name.startsWith('step: '));
  expect(steps.length).toBeGreaterThanOrEqual(2);
  const ofCases = new Set(cases.map(({ spanId }) => spanId));
  expect(steps.every(({ parentSpanId }) => ofCases.has(parentSpanId ?? ''))).toBe(true);
  const queries = spans.filter(({ name }) => name.startsWith('database '));
  const parents = new Set(spans.map(({ spanId }) => spanId));
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.every(({ parentSpanId }) => parents.has(parentSpanId ?? ''))).toBe(true);
  expect(String(attribute(queries[0], 'db.query.text'))).toMatch(/^(select|insert|update|with)/);
  expect(spans.every((span) => BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano))).toBe(true);
  expect(receiver.raw()).not.toContain(secret);
  expect(receiver.raw()).toContain('"stringValue":"assay"');
  expect(receiver.headers[0]).toMatchObject({ 'x-tenant': 'a b' });

  // The metrics.
  const count = (pattern: RegExp) => Number(pattern.exec(told)?.[1] ?? 0);
  expect(count(/assay_runs_total\{status="finished"\} (\d+)/)).toBe(1);
  expect(count(/assay_planning_duration_seconds_count\{outcome="done"\} (\d+)/)).toBe(1);
  expect(count(/assay_case_duration_seconds_count\{outcome="done"\} (\d+)/)).toBe(testResults.length);
  const verdicts = [...told.matchAll(/assay_cases_total\{verdict="\w+"\} (\d+)/g)].map(([, amount]) =>
    Number(amount),
  );
  expect(verdicts.reduce((sum, amount) => sum + amount, 0)).toBe(testResults.length);
  expect(count(/assay_steps_total\{outcome="passed"\} (\d+)/)).toBeGreaterThan(0);
  expect(count(/assay_browsers\{browser="chrome"\} (\d+)/)).toBe(1);
  expect(
    count(/assay_storage_operations_total\{store="evidence",operation="put",outcome="done"\} (\d+)/),
  ).toBeGreaterThan(0);
});

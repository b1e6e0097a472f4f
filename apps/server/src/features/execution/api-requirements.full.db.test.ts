import { expect, test } from 'vitest';
import { startListening } from '../../../test/listening.ts';
import { startService } from '../../../test/service.ts';
import { signUp } from '../../../test/start.ts';

const secret = 'a-password-nobody-reads';

/** What a person writes of a service; its address, and the name of the user that it should give. */
function write(address: string, name: string): string {
  return [
    `Call POST "${address}/users" with the body "{\\"name\\":\\"Grace\\",\\"password\\":\\"${secret}\\"}"`,
    'Check that the response has the status 201',
    'Keep the field "$.id" of the response as "id"',
    `Call GET "${address}/users/1"`,
    'Check that the response has a status of 2xx',
    'Check that the response takes at most 20 seconds',
    `Check that the response has the field "$.name" that equals "${name}"`,
    'Check that the response has the field "$.tags" that has the length 1',
    `Call POST "${address}/echo?user={{id}}" with the token "{{id}}-9876543"`,
    'Check that the response has the status 200',
    'Check that the response shows "user=7"',
    'Check that the response has the header "content-type" that contains "json"',
    `Call POST "${address}/graphql" with the GraphQL query "{ user(id: 1) { name } }"`,
    'Check that the response has no GraphQL errors',
    'Check that the response has the field "$.data.user.name" that equals "Ada"',
  ].join('\n');
}

test('a requirement about an API is sent and judged without a browser, and its evidence can be read and downloaded', async () => {
  const { app } = await startListening('sqlite');
  const service = await startService();
  const token = await signUp(app);
  const submit = async (text: string) => {
    const body = { text, test_type: 'api', complexity: 'simple', nlp_model: 'openrouter' } as const;
    const answer = await app.call('POST /api/process-text', { token, body });
    expect(answer.status, answer.body.error).toBe(200);
    return answer.body.testResults[0];
  };
  const passed = await submit(write(service.address, 'Ada'));
  expect(passed, JSON.stringify(passed, null, 1)).toMatchObject({ verdict: 'passed' });
  const params = { id: passed?.execution_id ?? '' };
  const { body } = await app.call('GET /api/executions/{id}', { token, params });
  const view = body.report.case;
  expect(view.browser_used).toContain('No browser');
  const [create, ...others] = view.steps;
  expect(create?.call).toMatchObject({ method: 'POST', response: { status: 201 } });
  expect(create?.message).toMatch(/^Answered 201 Created after \d+ ms\.$/);
  expect(others.filter(({ call }) => call)).toHaveLength(3);
  expect(others.find(({ action }) => action.includes('$.name'))).toMatchObject({ actual: '$.name is "Ada"' });
  expect(service.asked.map(({ path }) => path)).toContain('/echo?user=7');
  expect(service.asked.find(({ path }) => path.startsWith('/echo'))?.headers.authorization).toBe(
    'Bearer 7-9876543',
  );

  const failed = await submit(write(service.address, 'Eve'));
  expect(failed).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('$.name is "Ada"') });
  const files = new Map<string, string>();
  for (const format of ['html', 'junit', 'playwright', 'gherkin', 'json']) {
    const file = await app.server.inject({
      url: `/api/executions/${failed?.execution_id}/export?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.statusCode, format).toBe(200);
    files.set(format, file.body);
  }
  expect(files.get('html')).toContain('<summary>Answer</summary>');
  expect(files.get('junit')).toContain(`Request: GET ${service.address}/users/1`);
  const told = [JSON.stringify(body), ...files.values()].join('\n');
  for (const hidden of [secret, '7-9876543']) expect(told).not.toContain(hidden);
});

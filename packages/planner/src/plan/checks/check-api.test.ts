import { readStated } from '@assay/testbed/stated';
import { expect, test } from 'vitest';
import { planCases } from '../plan-cases.ts';

test('further cases of a call that needs an earlier answer begin with what gives it', () => {
  const parsed = readStated(`Call POST "/login" with the body "{\\"user\\":\\"ada\\"}"
Check that the response has the status 200
Keep the field "$.token" of the response as "token"
Call GET "/me" with the token "{{token}}"
Check that the response has the status 200`);
  const cases = planCases(parsed, { testType: 'api', complexity: 'medium', includeEdgeCases: true });
  expect(cases[0]?.origin).toBe('stated');
  const others = cases
    .slice(1)
    .map(({ steps }) => steps.map((step) => ('command' in step ? step.sentence : '')));
  expect(others.length).toBeGreaterThan(2);
  const uses = others.filter((steps) => steps.some((sentence) => sentence.includes('{{token}}')));
  expect(uses.length).toBeGreaterThan(0);
  for (const steps of uses) expect(steps.slice(0, 2).join()).toContain('Keep the field "$.token"');
});

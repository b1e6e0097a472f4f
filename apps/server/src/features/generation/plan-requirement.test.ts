import { expect, test } from 'vitest';
import { parseSettings } from '../../platform/settings/settings.ts';
import { planRequirement } from './plan-requirement.ts';

test('notes say what the second reader read, without the secrets in it', async () => {
  const text = 'Kindly let ada in, her word being the password Tr0ub4dor, and greet her.';
  const { generation } = await planRequirement(
    {
      text,
      source: 'openrouter',
      usesModel: false,
      options: { testType: 'functional', complexity: 'simple', includeEdgeCases: false },
    },
    {
      settings: parseSettings({}),
      look: async () => ({}),
      ask: async (asked) =>
        asked.map(() => ({
          commands: [{ do: 'log in' as const, credentials: { user: 'ada', password: 'Tr0ub4dor' } }],
          certainty: 1,
          lost: [],
          echoes: 'nothing' as const,
          borrows: false,
          idle: 0,
          others: [],
        })),
    },
  );
  const told = generation.notes.join('\n');
  expect(told).toContain('Kindly let ada in');
  expect(told).not.toContain('Tr0ub4dor');
});

import { expect, test } from 'vitest';
import { parseSettings } from '../../platform/settings/settings.ts';
import { planRequirement } from './plan-requirement.ts';

const wish = {
  source: 'openrouter',
  usesModel: false,
  options: { testType: 'functional', complexity: 'simple', includeEdgeCases: false },
} as const;

test('notes say what the second reader read, without the secrets in it', async () => {
  const text = 'Kindly let ada in, her word being the password Tr0ub4dor, and greet her.';
  const { generation } = await planRequirement(
    { ...wish, text },
    {
      settings: parseSettings({}),
      look: async () => ({}),
      owner: 'ada',
      readers: {
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
    },
  );
  const told = generation.notes.join('\n');
  expect(told).toContain('Kindly let ada in');
  expect(told).not.toContain('Tr0ub4dor');
});

test('a language model reads the text, and says how far it is', async () => {
  const told: string[] = [];
  const { cases, generation } = await planRequirement(
    { ...wish, text: 'Kindly press the big green thing.' },
    {
      settings: parseSettings({}),
      look: async () => ({}),
      owner: 'ada',
      tell: (message) => told.push(message),
      readers: {
        ask: () => Promise.reject(new Error('It was asked.')),
        model: {
          complete: async () => [
            { text: 'Click the "big green thing"', logProbabilities: [0], least: 0, mean: 0, ended: 'end' },
          ],
          describe: () => ({ name: 'one answer', status: { state: 'ready' } }),
          close: async () => undefined,
        },
      },
    },
  );
  expect(cases[0]?.steps).toMatchObject([{ sentence: 'Click "big green thing"', draftOf: { start: 0 } }]);
  expect(told).toEqual(['Read 1 of 1 sentences.']);
  expect(generation).toMatchObject({ engine: 'built-in', fallback: null });
});

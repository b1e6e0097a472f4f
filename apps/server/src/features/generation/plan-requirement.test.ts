import { expect, test } from 'vitest';
import { parseSettings } from '../../platform/settings/settings.ts';
import { planRequirement } from './plan-requirement.ts';

const wish = {
  source: 'openrouter',
  usesModel: false,
  options: { testType: 'functional', complexity: 'simple', includeEdgeCases: false },
} as const;

test('a language model reads the text, and says how far it is', async () => {
  const told: string[] = [];
  const { cases, generation } = await planRequirement(
    { ...wish, text: 'Kindly press the big green thing.' },
    {
      settings: parseSettings({}),
      look: async () => ({}),
      owner: 'ada',
      tell: (message) => told.push(message),
      model: {
        complete: async () => [
          { text: 'Click the "big green thing"', logProbabilities: [0], least: 0, mean: 0, ended: 'end' },
        ],
        describe: () => ({ name: 'one answer', status: { state: 'ready' } }),
        close: async () => undefined,
      },
    },
  );
  expect(cases[0]?.steps).toMatchObject([{ sentence: 'Click "big green thing"', draftOf: { start: 0 } }]);
  expect(told).toEqual(['Read 1 of 1 sentences.']);
  expect(generation).toMatchObject({ engine: 'built-in', fallback: null });
});

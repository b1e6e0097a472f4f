import { expect, test } from 'vitest';
import { measureHealing } from './healing.ts';

test('on pages that changed nothing is healed to a wrong element', { timeout: 3_600_000 }, async () => {
  const score = await measureHealing(3);
  const mistakes = score.mistakes.join('\n');
  expect(score.cases).toBeGreaterThan(300);
  expect(score.healed, 'Nothing healed, so nothing was measured.').toBeGreaterThan(20);
  expect(score.wrong, mistakes).toBe(0);
  expect(score.recalled.wrong, mistakes).toBe(0);
});

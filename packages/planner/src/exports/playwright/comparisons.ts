import type { Comparison } from '../../steps/language.ts';

export const comparisons: Record<Comparison, string> = {
  '=': 'toBe',
  'at least': 'toBeGreaterThanOrEqual',
  'at most': 'toBeLessThanOrEqual',
  'more than': 'toBeGreaterThan',
  'less than': 'toBeLessThan',
};

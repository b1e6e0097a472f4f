import type { Tone } from '../../ui/run/describe-verdict.ts';
import type { Shared } from './use-shared.ts';

const faces: Record<Shared['state'], { word: string; tone: Tone }> = {
  passing: { word: 'Passing', tone: 'pass' },
  failing: { word: 'Failing', tone: 'fail' },
  'no result': { word: 'No result', tone: 'quiet' },
};

export function describeState(state: Shared['state']): { word: string; tone: Tone } {
  return faces[state];
}

/** How many of the shown results passed, in words and as a share. */
export function describeRate({ passed, results }: Pick<Shared, 'passed' | 'results'>): string {
  if (results.length === 0) return 'It has not run yet.';
  const percent = Math.round((100 * passed) / results.length);
  if (results.length === 1) return `The only run ${passed === 1 ? 'passed' : 'did not pass'}.`;
  return `${passed} of the last ${results.length} runs passed (${percent}%).`;
}

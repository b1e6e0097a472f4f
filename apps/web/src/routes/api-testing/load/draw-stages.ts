import type { LoadDraft } from '../draft/load-draft.ts';

/** The load over time as the points of an area of 100 by 100; nothing where there is none to draw. */
export function drawStages(stages: LoadDraft['stages']): string {
  const read = stages.map(({ seconds, target }) => ({ seconds: Number(seconds), target: Number(target) }));
  const length = read.reduce((sum, { seconds }) => sum + seconds, 0);
  const highest = Math.max(0, ...read.map(({ target }) => target));
  // What is not a number, or none that makes sense, is said beside the fields.
  if (!(length > 0 && highest > 0) || read.some(({ seconds, target }) => !(seconds > 0 && target >= 0))) {
    return '';
  }
  let passed = 0;
  const points = read.map(({ seconds, target }) => {
    passed += seconds;
    return `${round((100 * passed) / length)},${round(100 - (95 * target) / highest)}`;
  });
  return ['0,100', ...points, '100,100'].join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

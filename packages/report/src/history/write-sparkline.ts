import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayMoment, sayVerdict } from '../text/words.ts';
import type { CaseHistory } from './types.ts';

const [width, gap, height] = [6, 2, 24];

/** One bar for each of the last results: as high as it took, in the colour of its verdict. */
export function writeSparkline({ results }: CaseHistory): Markup | string {
  if (results.length === 0) return '';
  const longest = Math.max(1, ...results.map(({ duration }) => duration ?? 0));
  const bars = results.map((result, index) => {
    const high = Math.max(4, (height * (result.duration ?? 0)) / longest);
    const words = sayVerdict({ ...result, state: 'done' });
    const title = `${words}, ${sayDuration(result.duration)}, ${sayMoment(result.executed_at)}`;
    return markup`<rect class="${result.verdict}" x="${index * (width + gap)}" y="${(height - high).toFixed(1)}" width="${width}" height="${high.toFixed(1)}"><title>${title}</title></rect>`;
  });
  const whole = results.length * (width + gap) - gap;
  const verdicts = results.map((result) => sayVerdict({ ...result, state: 'done' })).join(', ');
  return markup`<svg class="spark" width="${whole}" height="${height}" viewBox="0 0 ${whole} ${height}" role="img" aria-label="Last results, the newest last: ${verdicts}">${bars}</svg>`;
}

import { describeVerdict } from '../../ui/run/describe-verdict.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import type { PastResult } from './queries.ts';
import styles from './sparkline.module.css';

const [width, gap, height, least] = [8, 3, 36, 5];
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function say({ verdict, cause, duration, executed_at }: PastResult): string {
  const { word } = describeVerdict({ state: 'done', verdict, cause });
  const took = duration === null ? '' : `, ${formatDuration(duration)}`;
  return `${word}${took}, ${exact.format(new Date(executed_at))}`;
}

/** One bar for each result: as high as it took, in the colour of its verdict. The newest is on the right. */
export function Sparkline({ results }: { results: readonly PastResult[] }) {
  const longest = Math.max(1, ...results.map(({ duration }) => duration ?? 0));
  const whole = Math.max(0, results.length * (width + gap) - gap);
  const words = results.map(({ verdict, cause }) => describeVerdict({ state: 'done', verdict, cause }).word);
  return (
    <svg
      className={styles.spark}
      width={whole}
      height={height}
      viewBox={`0 0 ${whole} ${height}`}
      role="img"
      aria-label={`The last ${results.length} results, the newest last: ${words.join(', ')}`}
    >
      {results.map((result, index) => {
        const high = Math.max(least, (height * (result.duration ?? 0)) / longest);
        return (
          <rect
            key={result.execution_id}
            data-tone={describeVerdict({ state: 'done', ...result }).tone}
            x={index * (width + gap)}
            y={height - high}
            width={width}
            height={high}
            rx="1.5"
          >
            <title>{say(result)}</title>
          </rect>
        );
      })}
    </svg>
  );
}

import { formatExactly } from '../format-figures.ts';
import styles from './line-chart.module.css';
import { roundUp } from './scale.ts';

export interface Line {
  name: string;
  /** Told apart by more than colour: `strong` is thick, `faint` is dashed. */
  look: 'strong' | 'plain' | 'faint' | 'fail';
  values: readonly number[];
}

interface Props {
  /** What the picture shows, for who cannot see it. */
  label: string;
  lines: readonly Line[];
  /** How many places there are from the left to the right; lines that are not so long yet end before. */
  places: number;
  /** Behind the figures on the upright axis. */
  unit?: string;
  /** Under the two ends. */
  ends: readonly [string, string];
  /** What the tooltip of a place says. */
  describe: (at: number) => string;
}

const height = 100;

/** Lines over time, with what each stands for. */
export function LineChart({ label, lines, places, unit = '', ends, describe }: Props) {
  const highest = Math.max(0, ...lines.flatMap(({ values }) => values));
  const end = roundUp(highest);
  const known = Math.max(0, ...lines.map(({ values }) => values.length));
  const width = Math.max(1, places - 1);
  return (
    <>
      <figure className={styles.chart} aria-label={label} role="img">
        <div className={styles.axis} aria-hidden="true">
          {[end, end / 2, 0].map((mark) => (
            <span key={mark}>
              {formatExactly(mark)}
              {unit}
            </span>
          ))}
        </div>
        <div className={styles.plot} aria-hidden="true">
          <svg
            className={styles.lines}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {lines.map(({ name, look, values }) => (
              <polyline key={name} className={styles.line} data-look={look} points={draw(values, end)} />
            ))}
            {Array.from({ length: known }, (_, at) => (
              <rect key={at} className={styles.ground} x={at - 0.5} y={0} width={1} height={height}>
                <title>{describe(at)}</title>
              </rect>
            ))}
          </svg>
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </figure>
      <ul className={styles.legend} aria-label="Lines">
        {lines.map(({ name, look }) => (
          <li key={name} className={styles.entry}>
            <svg className={styles.mark} viewBox="0 0 24 4" aria-hidden="true">
              <line className={styles.line} data-look={look} x1="0" y1="2" x2="24" y2="2" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A single value is drawn as a short line, since a point alone would not be seen. */
function draw(values: readonly number[], end: number): string {
  const points = values.map((value, at) => `${at},${height - (height * value) / end}`);
  if (values.length === 1) points.push(`0.3,${height - (height * (values[0] ?? 0)) / end}`);
  return points.join(' ');
}

import { formatCount } from '../format-figures.ts';
import styles from './column-chart.module.css';
import { chooseNamed, roundUp } from './scale.ts';

export type Tone = 'pass' | 'fail' | 'warn';

export interface Column {
  /** Under the column, if there is room. */
  name: string;
  /** What its tooltip says. */
  title: string;
  /** From the bottom to the top. */
  parts: readonly { tone: Tone; amount: number }[];
}

interface Props {
  /** What the picture shows, for who cannot see it. */
  label: string;
  columns: readonly Column[];
  /** How many names fit below. */
  namesAtMost: number;
  /** Writes each amount over its column. */
  showsAmounts?: boolean;
}

const height = 100;

/** Columns made of parts, along a line of days. */
export function ColumnChart({ label, columns, namesAtMost, showsAmounts = false }: Props) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const end = roundUp(Math.max(0, ...sums));
  const named = chooseNamed(columns.length, namesAtMost);
  return (
    <figure className={styles.chart} aria-label={label} role="img">
      <div className={styles.axis} aria-hidden="true">
        <span>{formatCount(end)}</span>
        <span>{formatCount(end / 2)}</span>
        <span>0</span>
      </div>
      <div className={styles.plot} aria-hidden="true">
        <svg
          className={styles.columns}
          viewBox={`0 0 ${columns.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {columns.map((column, at) => (
            <StackedColumn key={column.title} column={column} at={at} end={end} many={columns.length > 100} />
          ))}
        </svg>
        {showsAmounts && (
          <div className={styles.amounts} style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
            {columns.map(({ title }, at) => (
              <span key={title} className={styles.place}>
                <span className={styles.amount} style={{ bottom: `${(100 * (sums[at] ?? 0)) / end}%` }}>
                  {formatCount(sums[at] ?? 0)}
                </span>
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={styles.names} aria-hidden="true">
        {columns.map(({ name, title }, at) => {
          if (!named.has(at)) return null;
          const edge = edgeOf(at, columns.length, namesAtMost);
          const style = edge ? undefined : { left: `${(100 * (at + 0.5)) / columns.length}%` };
          return (
            <span key={title} className={styles.name} data-edge={edge} style={style}>
              {name}
            </span>
          );
        })}
      </div>
    </figure>
  );
}

/** Names at the ends of a long line stay inside it. */
function edgeOf(at: number, amount: number, namesAtMost: number): 'first' | 'last' | undefined {
  if (amount <= namesAtMost) return undefined;
  if (at === 0) return 'first';
  return at === amount - 1 ? 'last' : undefined;
}

function StackedColumn({
  column,
  at,
  end,
  many,
}: {
  column: Column;
  at: number;
  end: number;
  many: boolean;
}) {
  const gap = many ? 0.06 : 0.16;
  let top = height;
  return (
    <g>
      <title>{column.title}</title>
      <rect className={styles.ground} x={at} y={0} width={1} height={height} />
      {column.parts.map(({ tone, amount }) => {
        const size = (height * amount) / end;
        top -= size;
        return (
          <rect
            key={tone}
            className={styles.part}
            data-tone={tone}
            x={at + gap}
            y={top}
            width={1 - 2 * gap}
            height={size}
          />
        );
      })}
    </g>
  );
}

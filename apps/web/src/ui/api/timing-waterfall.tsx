import type { ApiResult } from '@assay/contract';
import { listPhases } from './timing.ts';
import styles from './timing-waterfall.module.css';

function write(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

/** Where the time of a request went. */
export function TimingWaterfall({ timing }: { timing: NonNullable<ApiResult['timing']> }) {
  const total = Math.max(timing.total, 0.001);
  return (
    <table className={styles.waterfall}>
      <caption className={styles.caption}>{write(timing.total)} from the beginning to the last byte</caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">When</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {listPhases(timing).map(({ name, from, to }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.track} title={`From ${write(from)} to ${write(to)}`}>
              <span className={styles.hidden}>{`from ${write(from)} to ${write(to)}`}</span>
              <span
                className={styles.bar}
                data-phase={name}
                style={{
                  marginLeft: `${(from / total) * 100}%`,
                  width: `${Math.max(0.5, ((to - from) / total) * 100)}%`,
                }}
              />
            </td>
            <td className={styles.time}>{write(to - from)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

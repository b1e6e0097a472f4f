import type { LoadStats } from '@assay/contract';
import { type ReactNode, useId } from 'react';
import { formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { Tag } from '../../../ui/tag.tsx';
import { describeThreshold } from './describe-load.ts';
import styles from './load-tables.module.css';

interface Props {
  title: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

function FigureTable({ title, columns, rows }: Props) {
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} data-column={columns[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NoRows({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.frame}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.none}>{text}</p>
    </section>
  );
}

/** Whether what was asked for was kept. */
export function ThresholdTable({ stats: { thresholds } }: { stats: LoadStats }) {
  if (thresholds.length === 0) return null;
  return (
    <FigureTable
      title="Thresholds"
      columns={['Threshold', 'Asked for', 'Measured', 'Verdict']}
      rows={thresholds.map((threshold) => {
        const { name, limit, actual } = describeThreshold(threshold);
        const { passed } = threshold;
        const verdict = <Tag tone={passed ? 'pass' : 'fail'}>{passed ? 'passed' : 'failed'}</Tag>;
        return { key: name, cells: [limit, actual, verdict] };
      })}
    />
  );
}

export function ErrorTable({ stats: { errors, totalRequests } }: { stats: LoadStats }) {
  if (errors.length === 0) {
    return (
      <NoRows title="Errors by kind" text="No errors: every request was answered with a status below 400." />
    );
  }
  return (
    <FigureTable
      title="Errors by kind"
      columns={['Kind', 'Count', 'Share', 'Example']}
      rows={errors.map(({ kind, count, example }) => ({
        key: kind,
        cells: [formatExactly(count), formatPercent((100 * count) / Math.max(1, totalRequests)), example],
      }))}
    />
  );
}

export function StatusTable({ stats: { statuses, totalRequests } }: { stats: LoadStats }) {
  const rows = Object.entries(statuses);
  if (rows.length === 0) return <NoRows title="Answers by status" text="No request was answered." />;
  return (
    <FigureTable
      title="Answers by status"
      columns={['Status', 'Count', 'Share']}
      rows={rows.map(([status, count]) => ({
        key: status,
        cells: [formatExactly(count), formatPercent((100 * count) / Math.max(1, totalRequests))],
      }))}
    />
  );
}

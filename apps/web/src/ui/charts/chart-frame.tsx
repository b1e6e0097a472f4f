import { type ReactNode, useId, useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import styles from './chart-frame.module.css';

interface Props {
  title: string;
  /** What to know to read it. */
  about?: string;
  /** The same as rows; the first column names them. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The picture. */
  children: ReactNode;
}

/** A chart with its name, that shows its numbers as a table to whoever wants them. */
export function ChartFrame({ title, about, columns, rows, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {rows.length > 0 && (
          <ActionButton
            aria-pressed={asTable}
            aria-label={`Show as table: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            Show as table
          </ActionButton>
        )}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      {asTable && rows.length > 0 ? <Rows name={title} columns={columns} rows={rows} /> : children}
    </section>
  );
}

function Rows({ name, columns, rows }: Pick<Props, 'columns' | 'rows'> & { name: string }) {
  return (
    // A long table scrolls by itself, and by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse.
    <section className={styles.scroll} tabIndex={0} aria-label={`${name} as a table`}>
      <table className={styles.table}>
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
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useId } from 'react';
import styles from './figure-table.module.css';

interface Props {
  title: string;
  about?: string;
  /** Said where there are no rows. */
  empty: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Figures of several things, one a row; on narrow screens each is a card of its own. */
export function FigureTable({ title, about, empty, columns, rows }: Props) {
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {about && <p className={styles.about}>{about}</p>}
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
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
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, place) => (
                  <td key={columns[place + 1]} data-column={columns[place + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import styles from './header-table.module.css';

interface Props {
  label: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Headers in the order in which they came. */
export function HeaderTable({ label, headers }: Props) {
  if (headers.length === 0) return <p className={styles.none}>No headers.</p>;
  const numbered = headers.map(([name, value], at) => ({ key: `${at} ${name}`, name, value }));
  return (
    <table className={styles.headers} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

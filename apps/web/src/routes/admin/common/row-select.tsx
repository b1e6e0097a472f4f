import styles from './row-select.module.css';

interface Props<T extends string> {
  /** Whose value of what this is, since the head of the column is not read with it. */
  label: string;
  value: T;
  values: readonly T[];
  describe: (value: T) => string;
  /** Asked for, but not done: the shown value stays until the row is another. */
  onChoose: (value: T) => void;
}

/** One value of a row, to be exchanged for another. */
export function RowSelect<T extends string>({ label, value, values, describe, onChoose }: Props<T>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = values.find((offered) => offered === event.currentTarget.value);
        if (chosen !== undefined && chosen !== value) onChoose(chosen);
      }}
    >
      {values.map((offered) => (
        <option key={offered} value={offered}>
          {describe(offered)}
        </option>
      ))}
    </select>
  );
}

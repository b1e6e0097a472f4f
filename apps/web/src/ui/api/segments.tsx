import { useId } from 'react';
import styles from './segments.module.css';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few ways to see a thing. */
export function Segments<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.hidden}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            className={styles.hidden}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

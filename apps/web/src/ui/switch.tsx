import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface Props {
  label: string;
  /** What it means to have it on. */
  description: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What else there is to know or to do about it. */
  children?: ReactNode;
}

/** Something that is on or off, with a sentence about it. */
export function Switch({ label, description, name, checked, onChange, children }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
        {children}
      </div>
      <input
        className={styles.switch}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        aria-describedby={`${id}-description`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

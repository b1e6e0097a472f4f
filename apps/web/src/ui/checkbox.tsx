import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface Props {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something that is on or off, with its label beside it. */
export function Checkbox({ name, checked, onChange, children }: Props) {
  return (
    <label className={styles.label}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './shown-once.module.css';

interface Props {
  title: string;
  /** What to know before it is gone. */
  warning: string;
  label: string;
  value: string;
  onDone: () => void;
  children?: ReactNode;
}

/** A secret that has just been made. It is here until it is put away, and nowhere afterwards. */
export function ShownOnce({ title, warning, label, value, onDone, children }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Another one may follow while this is still open.
    if (value) box.current?.focus();
  }, [value]);
  return (
    <section ref={box} className={styles.box} aria-label={title} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p className={styles.warning}>{warning}</p>
      <CopyRow label={label} value={value} />
      {children}
      <div>
        <ActionButton onClick={onDone}>I have copied it</ActionButton>
      </div>
    </section>
  );
}

import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './action-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  ref?: Ref<HTMLButtonElement>;
}

/** A quiet button for what can be done beside the main thing. */
export function ActionButton(props: Props) {
  return <button {...props} type="button" className={styles.button} />;
}

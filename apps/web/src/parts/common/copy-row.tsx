import { useId, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Check, Copy } from '../../ui/icons/index.ts';
import styles from './copy-row.module.css';

const mostLines = 16;

/** Text to take elsewhere: shown whole, and copied by a button that says so itself, since a dialog may hide toasts. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  async function copy() {
    setState((await copyText(value)) ? 'copied' : 'failed');
  }

  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <textarea
          className={styles.value}
          id={id}
          readOnly
          wrap="off"
          spellCheck={false}
          rows={Math.min(value.split('\n').length, mostLines)}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <ActionButton
          aria-label={`${state === 'copied' ? 'Copied' : 'Copy'}: ${label}`}
          onClick={() => void copy()}
          onBlur={() => setState('idle')}
        >
          {state === 'copied' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </ActionButton>
      </div>
      <span className={styles.said} role="status">
        {state === 'copied' && `${label} copied.`}
        {state === 'failed' && 'It could not be copied. Select the text and copy it by hand.'}
      </span>
    </div>
  );
}

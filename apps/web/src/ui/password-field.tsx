import { useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { Eye, EyeOff } from './icons/index.ts';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  description?: string;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={styles.reveal}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}

import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { foldText } from './fold-text.ts';
import styles from './folded-text.module.css';

/** Text with its line breaks; of a very long one only the beginning, until somebody asks for all of it. */
export function FoldedText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const folded = foldText(text);
  return (
    <div className={styles.folded}>
      <p className={styles.text}>{isWhole ? text : folded}</p>
      {folded !== text && (
        <ActionButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all'}
        </ActionButton>
      )}
    </div>
  );
}

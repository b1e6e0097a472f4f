import { useState } from 'react';
import { foldText } from './fold-text.ts';
import styles from './folded-text.module.css';

/** A text of any length, of which a long one shows its beginning until all of it is asked for. */
export function FoldedText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const short = foldText(text);
  return (
    <div className={styles.text}>
      <p>{isWhole ? text : short}</p>
      {short !== text && (
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}

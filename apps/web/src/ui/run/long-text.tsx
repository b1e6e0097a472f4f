import { useState } from 'react';
import { formatExactly } from '../format-figures.ts';
import styles from './long-text.module.css';
import { shorten } from './shorten.ts';

/** Text of any length: of a very long one only the beginning, until somebody asks for all of it. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const short = shorten(text);
  if (short === text) return text;
  return (
    <>
      {isWhole ? text : short}{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show less' : `Show all ${formatExactly(text.length)} characters`}
      </button>
    </>
  );
}

import { useRef } from 'react';
import { ActionButton } from '../ui/action-button.tsx';
import { Undo2 } from '../ui/icons/index.ts';
import styles from './undo-bar.module.css';
import { useCountdown } from './use-countdown.ts';

const timeToUndo = 8000;

/** What was deleted, and can still be brought back. */
export interface UndoOffer {
  /** Another one begins to count anew. */
  key: string;
  words: string;
  undo: () => void;
  /** It stays deleted. */
  finish: () => void;
}

/** Offers to bring back what was just deleted. */
export function UndoBar({ offer }: { offer: UndoOffer | undefined }) {
  return (
    <div className={styles.place} role="status">
      {offer && <Offer key={offer.key} offer={offer} />}
    </div>
  );
}

function Offer({ offer: { words, undo, finish } }: { offer: UndoOffer }) {
  const bar = useRef<HTMLDivElement>(null);
  useCountdown(timeToUndo, bar, finish);
  return (
    <div className={styles.bar} ref={bar}>
      <span className={styles.words}>{words}</span>
      <ActionButton onClick={undo}>
        <Undo2 size={16} aria-hidden="true" /> Undo
      </ActionButton>
    </div>
  );
}

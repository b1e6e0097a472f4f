import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useCountdown } from '../../../../shell/use-countdown.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import styles from './undo-offer.module.css';
import type { Endpoints } from './use-endpoints.ts';

const timeToUndo = 8000;

type Props = Pick<Endpoints, 'removed' | 'undo' | 'forget'>;

/** Offers to bring back the endpoint that was just deleted. */
export function UndoOffer({ removed, undo, forget }: Props) {
  return (
    <div className={styles.place} role="status">
      {removed && <Offer key={removed.endpoint.key} removed={removed} undo={undo} forget={forget} />}
    </div>
  );
}

function Offer({ removed, undo, forget }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useCountdown(timeToUndo, bar, forget);
  return (
    <div className={styles.bar} ref={bar}>
      <span className={styles.words}>“{removed?.endpoint.name}” deleted.</span>
      <ActionButton onClick={undo}>
        <Undo2 size={16} aria-hidden="true" /> Undo
      </ActionButton>
    </div>
  );
}

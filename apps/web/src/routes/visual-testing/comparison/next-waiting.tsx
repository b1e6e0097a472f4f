import type { ComparisonRecord } from '@assay/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ArrowRight } from '../../../ui/icons/index.ts';
import { addressOf } from '../common/view.ts';
import styles from './decisions.module.css';

interface Props {
  next: ComparisonRecord | null;
  /** How many wait in all. */
  total: number;
  /** Something was decided just now: the way on takes the focus, so that Enter goes on. */
  isDecided: boolean;
}

/** The next difference that nobody has decided about. */
export function NextWaiting({ next, total, isDecided }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const nextId = next?.id;
  useEffect(() => {
    if (isDecided && nextId) link.current?.focus();
  }, [isDecided, nextId]);
  if (!next) {
    return isDecided ? <p className={styles.decided}>Nothing else waits for a decision.</p> : null;
  }
  return (
    <Link
      ref={link}
      className={styles.next}
      data-strong={isDecided || undefined}
      title={total === 1 ? 'It is the only one that waits.' : `${total} wait for a decision.`}
      to={addressOf({ tab: 'comparison', comparison: next.id })}
      preventScrollReset
    >
      Next to review: {next.step_name}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  );
}

import type { StepReport } from '@assay/contract';
import { Check, Circle, LoaderCircle, Minus, TriangleAlert, X } from '../icons/index.ts';
import styles from './step-mark.module.css';

type Status = StepReport['status'];

const faces = {
  success: { word: 'Success', icon: Check },
  error: { word: 'Error', icon: X },
  warning: { word: 'Warning', icon: TriangleAlert },
  pending: { word: 'Waiting', icon: Circle },
  running: { word: 'Running', icon: LoaderCircle },
  skipped: { word: 'Skipped', icon: Minus },
} as const satisfies Record<Status, unknown>;

/** The tick of a step. Its word is there for those who do not see the sign. */
export function StepMark({ status, hollow }: { status: Status; hollow: boolean }) {
  const { word, icon: Icon } = faces[status];
  const text = hollow ? `${word}, hollow` : word;
  return (
    <span className={styles.mark} data-status={status} role="img" aria-label={text} title={text}>
      <Icon size={16} aria-hidden="true" />
    </span>
  );
}

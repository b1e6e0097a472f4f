import type { HealthState } from '@assay/contract/choices';
import { CircleCheck, CircleX, TriangleAlert } from '../../../ui/icons/index.ts';
import styles from './state-icon.module.css';

const icons = { ok: CircleCheck, warning: TriangleAlert, broken: CircleX };

/** Told apart by its shape as well as its colour. */
export function StateIcon({ state, size = 20 }: { state: HealthState; size?: number }) {
  const Icon = icons[state];
  return <Icon className={styles.icon} data-state={state} size={size} aria-hidden="true" />;
}

import type { PictureRegion } from '@assay/contract';
import { ActionButton } from '../../../ui/action-button.tsx';
import { EyeOff } from '../../../ui/icons/index.ts';
import styles from './comparison-view.module.css';
import type { Ignoring } from './use-ignoring.ts';

interface Props {
  region: PictureRegion;
  ignoring: Ignoring;
}

/** Takes a changed area out of the comparisons to come. */
export function IgnoreRegion({ region, ignoring }: Props) {
  if (ignoring.covers(region)) return <p className={styles.note}>This area is ignored from now on.</p>;
  return (
    <ActionButton disabled={ignoring.isBusy || !ignoring.areas} onClick={() => ignoring.add(region)}>
      <EyeOff size={16} aria-hidden="true" />
      Ignore from now on
    </ActionButton>
  );
}

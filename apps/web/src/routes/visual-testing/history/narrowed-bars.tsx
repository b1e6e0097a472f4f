import { generatePath, Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Check } from '../../../ui/icons/index.ts';
import { nameAmount } from '../common/describe.ts';
import { useWaiting } from '../common/queries.ts';
import { addressOf } from '../common/view.ts';
import styles from './narrowed-bars.module.css';
import { useApprovals } from './use-approvals.ts';

/** Says that only one run is shown, and approves all of it. */
export function RunBar({ run, onClear }: { run: string; onClear: () => void }) {
  const { data } = useWaiting(run, true);
  const { isBusy, askToApprove } = useApprovals(() => undefined);
  const waiting = data?.total ?? 0;
  return (
    <section className={styles.bar} aria-label="One run">
      <p className={styles.text}>
        Only comparisons of <Link to={generatePath(paths.run, { id: run })}>one run</Link> are shown
        {waiting > 0 && `; ${nameAmount(waiting, 'of them waits', 'of them wait')} for review`}.
      </p>
      <div className={styles.actions}>
        {waiting > 0 && (
          <ActionButton
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && askToApprove({ run }, waiting)}
          >
            <Check size={16} aria-hidden="true" /> {isBusy ? 'Approving…' : 'Approve all of this run'}
          </ActionButton>
        )}
        <ActionButton onClick={onClear}>Show all runs</ActionButton>
      </div>
    </section>
  );
}

/** Says that only the comparisons with one baseline are shown. */
export function LookBar({ look, onClear }: { look: string; onClear: () => void }) {
  return (
    <section className={styles.bar} aria-label="One baseline">
      <p className={styles.text}>
        Only comparisons with <Link to={addressOf({ tab: 'baselines', baseline: look })}>one baseline</Link>{' '}
        are shown.
      </p>
      <ActionButton onClick={onClear}>Show all baselines</ActionButton>
    </section>
  );
}

import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { VisualBaseline } from '@assay/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { describeSurroundings, nameAmount } from '../common/describe.ts';
import { useBaselines } from '../common/queries.ts';
import styles from './copy-dialog.module.css';
import { useChange } from './use-change.ts';

const offered = 100;

/** Ignores the same areas in other baselines too. */
export function CopyDialog({ baseline, onClose }: { baseline: VisualBaseline; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const { data, error, refetch } = useBaselines({ search, page: 1 }, offered);
  const { isBusy, change } = useChange();
  const others = data?.baselines.filter(({ id }) => id !== baseline.id) ?? [];

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  async function copy(event: FormEvent) {
    event.preventDefault();
    setFailure(chosen.size === 0 ? 'Choose where to copy the areas to.' : '');
    if (chosen.size === 0) return;
    const sent = { params: { id: baseline.id }, body: { to: [...chosen] } };
    const work = () => request('POST /api/visual/baselines/{id}/copy-ignored', sent);
    const done = `Areas copied to ${nameAmount(chosen.size, 'baseline')}.`;
    const isDone = await change(work, { done, failed: '' }, (problem) => {
      setFailure(`The areas were not copied. ${explainFailure(problem)}`);
      return true;
    });
    if (isDone) onClose();
  }

  return (
    <Dialog title="Copy the ignored areas" onCancel={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void copy(event)}>
        <p className={styles.about}>
          {nameAmount(baseline.ignored.length, 'area is', 'areas are')} ignored in the chosen baselines too.
          What they ignore already stays.
        </p>
        <SearchBox label="Search" placeholder="Test or step" value={search} onSearch={setSearch} />
        {error && <BrokenPart text={explainFailure(error)} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingPart text="Loading baselines…" />}
        {data && others.length === 0 && (
          <p className={styles.about}>
            {search ? 'No other baseline matches.' : 'There is no other baseline yet.'}
          </p>
        )}
        {others.length > 0 && (
          <fieldset className={styles.list}>
            <legend className={styles.legend}>Copy to</legend>
            {others.map((one) => (
              <label key={one.id} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.has(one.id)}
                  onChange={(event) => choose(one.id, event.currentTarget.checked)}
                />
                <span>
                  {[one.test_name, one.step_name, describeSurroundings(one)].filter(Boolean).join(', ')}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {data && data.total > offered && (
          <p className={styles.about}>Only the first {offered} are offered; search for others.</p>
        )}
        <FormAlert message={failure} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Copying…' : chosen.size > 0 ? `Copy to ${chosen.size}` : 'Copy'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

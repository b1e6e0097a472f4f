import type { VisualBaseline } from '@assay/contract';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './baseline-view.module.css';
import own from './threshold-form.module.css';
import { readThresholds, type ThresholdDraft, writeThresholds } from './thresholds.ts';
import { useChange } from './use-change.ts';

/** How much may differ before a comparison of this step fails. */
export function ThresholdForm({ baseline }: { baseline: VisualBaseline }) {
  const saved = writeThresholds(baseline);
  const [draft, setDraft] = useState<ThresholdDraft | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, change } = useChange();
  const form = useRef<HTMLFormElement>(null);
  const shown = draft ?? saved;
  const read = readThresholds(shown);
  const problems = isChecked && 'problems' in read ? read.problems : {};

  async function save(event?: FormEvent) {
    event?.preventDefault();
    setChecked(true);
    if ('problems' in read) return focusFirstInvalid(form.current);
    const sent = { params: { id: baseline.id }, body: read };
    const wording = { done: 'Thresholds saved.', failed: 'The thresholds were not saved.' };
    if (await change(() => request('PUT /api/visual/baselines/{id}', sent), wording)) setDraft(null);
  }

  return (
    <section className={styles.section} aria-labelledby="thresholds-title">
      <h3 className={styles.sectionTitle} id="thresholds-title">
        Thresholds
      </h3>
      <p className={styles.about}>
        They hold for the next pictures; what was compared already stays as it is.
      </p>
      <form ref={form} className={own.fields} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label="Threshold in percent"
          name="threshold"
          inputMode="decimal"
          maxLength={12}
          description="So much of all pixels may have changed before a comparison fails; 0 lets none change."
          value={shown.difference}
          error={problems.difference}
          onChange={(difference) => setDraft({ ...shown, difference })}
        />
        <Field
          label="Pixel tolerance"
          name="pixel_threshold"
          inputMode="decimal"
          maxLength={12}
          description="So far may a pixel be from its colour before it counts as changed: 0 not at all, 0.1 what eyes hardly see, 1 anything."
          value={shown.tolerance}
          error={problems.tolerance}
          onChange={(tolerance) => setDraft({ ...shown, tolerance })}
        />
      </form>
      <div className={styles.row}>
        <ActionButton
          aria-disabled={isBusy || !draft || undefined}
          onClick={() => !isBusy && draft && void save()}
        >
          {isBusy ? 'Saving…' : 'Save thresholds'}
        </ActionButton>
      </div>
    </section>
  );
}

import { type BrowserName, browsers } from '@assay/contract/choices';
import { capitalise } from '@assay/contract/text';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Draft } from './draft.ts';
import { NextTimes } from './next-times.tsx';
import styles from './schedule-form.module.css';
import { TargetFields } from './target-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

const browserChoices = browsers.map((value: BrowserName) => ({ value, label: capitalise(value) }));

interface Props {
  first: Draft;
  /** Of the schedule that is changed; absent for a new one. */
  id?: string;
  /** The page says what is run. */
  isTargetFixed: boolean;
  onClose: () => void;
}

export function ScheduleForm({ first, id, isTargetFixed, onClose }: Props) {
  const form = useScheduleForm(first, id, onClose);
  const { draft, problems, change } = form;
  return (
    <form
      ref={form.element}
      className={styles.form}
      aria-label={id ? `Change the schedule ${first.name}` : 'New schedule'}
      noValidate
      onSubmit={form.onSubmit}
    >
      <div className={styles.row}>
        <Field
          label="Name"
          name="name"
          maxLength={100}
          autoFocus
          value={draft.name}
          error={problems.name}
          onChange={(name) => change({ name })}
        />
        <SelectField
          label="Browser"
          name="browser"
          choices={browserChoices}
          value={draft.browser}
          onChange={(browser) => change({ browser })}
        />
      </div>
      {!isTargetFixed && <TargetFields draft={draft} problem={problems.target} onChange={change} />}
      <TimeFields draft={draft} problems={problems} onChange={change} />
      <NextTimes draft={draft} isRefused={'when.expression' in problems} />
      <FormAlert message={form.problem} />
      <div className={styles.end}>
        <div>
          <SubmitButton sending={form.sending} progress="Saving…">
            {id ? 'Save schedule' : 'Add schedule'}
          </SubmitButton>
        </div>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
      </div>
    </form>
  );
}

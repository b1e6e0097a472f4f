import { scheduleKinds, timezones, weekdays } from '@assay/contract/choices';
import { capitalise } from '@assay/contract/text';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Draft, Kind } from './draft.ts';
import styles from './schedule-form.module.css';

const kindLabels: Record<Kind, string> = {
  hourly: 'Every hour',
  daily: 'Every day',
  weekdays: 'Every weekday (Monday to Friday)',
  weekly: 'Every week',
  cron: 'By a cron expression',
};
const kinds = scheduleKinds.map((value) => ({ value, label: kindLabels[value] }));
const days = weekdays.map((value) => ({ value, label: capitalise(value) }));
const zones = timezones.map((value) => ({ value, label: value }));

interface Props {
  draft: Draft;
  problems: Record<string, string>;
  onChange: (change: Partial<Draft>) => void;
}

/** When it runs: simple choices, or a cron expression for who wants one. */
export function TimeFields({ draft, problems, onChange }: Props) {
  const { kind } = draft;
  return (
    <div className={styles.row}>
      <SelectField
        label="How often"
        name="kind"
        choices={kinds}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'weekly' && (
        <SelectField
          label="Day"
          name="day"
          choices={days}
          value={draft.day}
          onChange={(day) => onChange({ day })}
        />
      )}
      {kind !== 'hourly' && kind !== 'cron' && (
        <Field
          label="Time"
          name="time"
          type="time"
          value={draft.time}
          error={problems['when.time']}
          onChange={(time) => onChange({ time })}
        />
      )}
      {kind === 'cron' && (
        <Field
          label="Cron expression"
          name="expression"
          description="Minute, hour, day of the month, month, day of the week."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          value={draft.expression}
          error={problems['when.expression']}
          onChange={(expression) => onChange({ expression })}
        />
      )}
      <SelectField
        label="Time zone"
        name="timezone"
        choices={zones}
        value={draft.timezone}
        onChange={(timezone) => onChange({ timezone })}
      />
    </div>
  );
}

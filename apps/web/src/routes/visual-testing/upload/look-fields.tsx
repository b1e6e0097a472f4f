import { useId } from 'react';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useBaselines, useTestCases } from '../common/queries.ts';
import type { Look } from './look.ts';
import styles from './look-fields.module.css';

interface Props {
  look: Look;
  problems: Record<string, string>;
  onChange: (change: Partial<Look>) => void;
}

/** Which test the pictures belong to; in which browser and window they were taken need not be said. */
export function LookFields({ look, problems, onChange }: Props) {
  const { data: cases, isError } = useTestCases();
  const { data: known } = useBaselines({ search: '', page: 1 }, 100);
  const id = useId();
  const names = new Set(
    known?.baselines
      .filter(({ test_id, test_name }) => test_id === test_name)
      .map(({ test_name }) => test_name),
  );
  const choices = [
    { value: '', label: 'A name of my own' },
    ...(cases?.testCases ?? []).map(({ id: value, title: label }) => ({ value, label })),
  ];
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="Test"
          name="caseId"
          value={look.caseId}
          choices={choices}
          description={isError ? 'Your test cases could not be loaded; a name of your own works.' : undefined}
          onChange={(caseId) => onChange({ caseId })}
        />
        {look.caseId === '' && (
          <Field
            label="Name of the test"
            name="testId"
            maxLength={200}
            placeholder="Checkout"
            list={id}
            value={look.testName}
            error={problems.testId}
            onChange={(testName) => onChange({ testName })}
          />
        )}
        <datalist id={id}>
          {[...names].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <details className={styles.more} open={Boolean(problems.viewport || problems.browser) || undefined}>
        <summary>Browser and window size</summary>
        <p className={styles.hint}>
          Pictures are only compared with those of the same browser and window size. Leave both empty if this
          does not matter.
        </p>
        <div className={styles.row}>
          <Field
            label="Browser (optional)"
            name="browser"
            isOptional
            maxLength={50}
            placeholder="chrome"
            value={look.browser}
            error={problems.browser}
            onChange={(browser) => onChange({ browser })}
          />
          <Field
            label="Window size (optional)"
            name="viewport"
            isOptional
            maxLength={20}
            placeholder="1280x720"
            value={look.viewport}
            error={problems.viewport}
            onChange={(viewport) => onChange({ viewport })}
          />
        </div>
      </details>
    </>
  );
}

import type { Answer } from '@assay/contract';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './filter-bar.module.css';
import { type Filters, findDateProblem } from './filters.ts';

interface Props {
  filters: Filters;
  testCases: Answer<'GET /api/test-cases'>['testCases'];
  onChange: (change: Partial<Filters>) => void;
}

/** Which executions the whole page is about. */
export function FilterBar({ filters, testCases, onChange }: Props) {
  const { testCaseId, start, end } = filters;
  const choices = [
    { value: '', label: 'All test cases' },
    ...testCases.map(({ id, title }) => ({ value: id, label: title })),
  ];
  if (!choices.some(({ value }) => value === testCaseId)) {
    choices.push({ value: testCaseId, label: 'A test case that is not there any more' });
  }
  return (
    <search className={styles.bar} aria-label="Filters">
      <SelectField
        label="Test case"
        name="case"
        value={testCaseId}
        choices={choices}
        onChange={(value) => onChange({ testCaseId: value })}
      />
      <Field
        label="Start date"
        name="start"
        type="date"
        isOptional
        value={start}
        onChange={(value) => onChange({ start: value })}
      />
      <Field
        label="End date"
        name="end"
        type="date"
        isOptional
        value={end}
        error={findDateProblem(filters)}
        onChange={(value) => onChange({ end: value })}
      />
      <p className={styles.note}>Days begin and end in UTC; both dates belong to the time that is shown.</p>
    </search>
  );
}

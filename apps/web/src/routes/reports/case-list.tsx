import type { ReportSort } from '@assay/contract/choices';
import { ActionButton } from '../../ui/action-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './case-list.module.css';
import { CaseRow } from './case-row.tsx';
import type { Filters } from './filters.ts';
import page from './page.module.css';
import type { Summary } from './queries.ts';

const sorts: { value: ReportSort; label: string }[] = [
  { value: 'last_run', label: 'Last run first' },
  { value: 'failures', label: 'Most failures first' },
  { value: 'flips', label: 'Most flaky first' },
];

interface Props {
  summary: Summary;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** One row for each test case that ran. */
export function CaseList({ summary: { cases, statistics, page_size }, filters, onChange }: Props) {
  const pages = Math.max(1, Math.ceil(statistics.cases / page_size));
  return (
    <section aria-labelledby="report-cases">
      <div className={page.head}>
        <div>
          <h2 className={page.heading} id="report-cases">
            Test cases
          </h2>
          <p className={page.note}>
            A bar is a result: its height the duration, its colour the verdict, the newest on the right.
          </p>
        </div>
        <SelectField
          label="Order"
          name="sort"
          value={filters.sort}
          choices={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <CaseRow key={one.test_case_id} history={one} />
        ))}
      </ul>
      {(pages > 1 || filters.page > 1) && (
        <nav className={styles.pages} aria-label="Pages of test cases">
          <ActionButton disabled={filters.page <= 1} onClick={() => onChange({ page: filters.page - 1 })}>
            Previous
          </ActionButton>
          <span aria-live="polite">
            Page {filters.page} of {pages}
          </span>
          <ActionButton disabled={filters.page >= pages} onClick={() => onChange({ page: filters.page + 1 })}>
            Next
          </ActionButton>
        </nav>
      )}
    </section>
  );
}

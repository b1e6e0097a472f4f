import type { RunView } from '@assay/contract';
import { useAddress } from '../../lib/use-address.ts';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { countVerdicts } from '../../ui/run/describe-run.ts';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { CompareCase } from './compare-case.tsx';
import styles from './compare-runs.module.css';
import { describeReportsFailure } from './describe-failure.ts';
import { describeMatches, matchCases } from './match-cases.ts';
import page from './page.module.css';
import { useEndedRuns, useWholeRun } from './queries.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const longest = 70;

function nameRun(run: RunView): string {
  const title = run.title.length > longest ? `${run.title.slice(0, longest)}…` : run.title;
  return `${exact.format(new Date(run.created_at))} · ${title} · ${countVerdicts(run.cases) || 'no cases'}`;
}

/** Two runs side by side: what changed between them. The choice stands in the address. */
export function CompareRuns() {
  const [search, setSearch] = useAddress();
  const [firstId, secondId] = [search.get('first') ?? '', search.get('second') ?? ''];
  const runs = useEndedRuns();
  const first = useWholeRun(firstId);
  const second = useWholeRun(secondId);

  function choose(name: 'first' | 'second', id: string) {
    setSearch(
      (before) => {
        if (id) before.set(name, id);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const known = new Map((runs.data ?? []).map((run) => [run.id, nameRun(run)]));
  for (const run of [first.data, second.data]) {
    if (run && !known.has(run.id)) known.set(run.id, nameRun(run));
  }
  const choices = (chosen: string): Choice<string>[] => [
    { value: '', label: 'Choose a run' },
    ...[...known].map(([value, label]) => ({ value, label })),
    ...(chosen && !known.has(chosen) ? [{ value: chosen, label: 'A run that is not there any more' }] : []),
  ];
  const failure = first.error ?? second.error ?? runs.error;
  const isReading = (firstId && first.isFetching) || (secondId && second.isFetching);

  return (
    <section aria-labelledby="compare-runs">
      <div className={page.head}>
        <div>
          <h2 className={page.heading} id="compare-runs">
            Compare two runs
          </h2>
          <p className={page.note}>
            Test cases are put side by side: verdict, duration, failing step and end.
          </p>
        </div>
      </div>
      <div className={styles.pick}>
        <SelectField
          label="First run"
          name="first"
          value={firstId}
          choices={choices(firstId)}
          onChange={(id) => choose('first', id)}
        />
        <SelectField
          label="Second run"
          name="second"
          value={secondId}
          choices={choices(secondId)}
          onChange={(id) => choose('second', id)}
        />
      </div>
      {failure && (
        <BrokenPart
          text={describeReportsFailure(failure)}
          onRetry={() => {
            for (const query of [runs, first, second]) if (query.error) void query.refetch();
          }}
        />
      )}
      {!failure && firstId && secondId && isReading && <LoadingPart text="Loading the two runs…" />}
      {!failure && firstId && firstId === secondId && (
        <p className={page.note}>This is the same run twice; choose another one to see what changed.</p>
      )}
      {first.data && second.data && firstId !== secondId && (
        <Comparison first={first.data} second={second.data} />
      )}
    </section>
  );
}

function Comparison({ first, second }: { first: RunView; second: RunView }) {
  const matches = matchCases(first.cases, second.cases);
  return (
    <>
      <p className={styles.outcome} role="status">
        {describeMatches(matches)}
      </p>
      <ul className={styles.cases}>
        {matches.map((match) => (
          <CompareCase key={match.key} match={match} />
        ))}
      </ul>
    </>
  );
}

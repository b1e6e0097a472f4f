import { type ApiOutcome, apiOutcomeOf } from '@assay/contract/choices';
import { describeTest } from '../../../ui/api/describe-outcome.ts';
import { Figures } from '../../../ui/api/figures.tsx';
import { MethodTag } from '../../../ui/api/method-tag.tsx';
import { ResultCard } from '../../../ui/api/result-card.tsx';
import { formatPercent } from '../../../ui/format-figures.ts';
import { CircleDashed, LoaderCircle } from '../../../ui/icons/index.ts';
import { Tag } from '../../../ui/tag.tsx';
import { countOf } from '../common/describe.ts';
import { listFigures } from '../common/list-figures.ts';
import type { FollowedExecution } from '../common/use-execution.ts';
import runner from './drafts/runner.module.css';
import styles from './execution-view.module.css';
import { listWaiting } from './list-waiting.ts';

const states = {
  running: { tone: 'info', text: 'Running' },
  cancelled: { tone: 'warn', text: 'Cancelled' },
  interrupted: { tone: 'fail', text: 'Interrupted' },
} as const;

/** Rows of data can make thousands of them. */
const mostShown = 300;

function describeProgress({ detail, results }: FollowedExecution, total: number, counts: Counts): string {
  const { passed, failed, notChecked } = counts;
  if (!detail) return '';
  // Of data it is not known here how many rows it has.
  if (detail.state === 'running' && detail.config.data) {
    return `${countOf(results.length, 'request')} done, ${passed} passed.`;
  }
  if (detail.state === 'running') {
    return `${results.length} of ${countOf(total, 'request')} done, ${passed} passed.`;
  }
  if (results.length === 0) return 'No request was made.';
  const unchecked = notChecked > 0 ? `Nothing was checked of ${countOf(notChecked, 'request')}.` : '';
  if (passed + failed === 0) return unchecked;
  const rate = formatPercent(detail.summary.successRate);
  return `${passed} of ${countOf(passed + failed, 'request')} passed (${rate}). ${unchecked}`.trim();
}

function hasFailed(result: FollowedExecution['results'][number]): boolean {
  return ['failed', 'error'].includes(apiOutcomeOf(result));
}

interface Counts {
  passed: number;
  failed: number;
  notChecked: number;
}

function countResults(results: FollowedExecution['results']): Counts {
  const outcomes = results.map(apiOutcomeOf);
  const count = (...wanted: ApiOutcome[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  return {
    passed: count('passed'),
    failed: count('failed', 'error'),
    notChecked: count('nothing checked'),
  };
}

/** How far the execution is, and what came of each request so far. */
export function ExecutionView({ execution }: { execution: FollowedExecution }) {
  const { detail, results, started, isBroken } = execution;
  if (!detail) return null;
  const { config, state } = detail;
  const isRunning = state === 'running';
  const waiting = isRunning ? listWaiting(config, results, started) : [];
  const counts = countResults(results);
  const tag = state === 'done' ? describeTest(counts) : states[state];
  const total = isRunning ? results.length + waiting.length : results.length;
  return (
    <section className={runner.section} aria-labelledby="results-title">
      <div className={runner.head}>
        <h2 className={runner.title} id="results-title" tabIndex={-1}>
          Results of {detail.test_name}
        </h2>
        <Tag tone={tag.tone}>{tag.text}</Tag>
      </div>
      {isRunning && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label="Requests done"
          aria-valuemin={0}
          aria-valuemax={Math.max(1, total)}
          // Of data it is not known here how many rows it has.
          {...(!config.data && { 'aria-valuenow': results.length })}
        >
          <div className={styles.fill} style={{ width: `${(results.length / Math.max(1, total)) * 100}%` }} />
        </div>
      )}
      <p className={styles.figures} role="status">
        {isBroken && 'The connection is gone and is being made again. '}
        {describeProgress(execution, total, counts)}
      </p>
      {!isRunning && results.length > 0 && (
        <Figures label="Summary of the results" figures={listFigures(detail)} />
      )}
      {!isRunning && detail.error && <p className={runner.problem}>{detail.error}</p>}
      <ol className={styles.results} aria-label="Results">
        {results.slice(0, mostShown).map((result) => (
          <li key={`${result.index} ${result.row}`}>
            <ResultCard
              result={result}
              isOpen={results.length === 1 || (hasFailed(result) && counts.failed <= 3)}
            />
          </li>
        ))}
        {waiting.map(({ index, name, method, isUnderWay }) => (
          <li key={`waiting ${index}`} className={styles.waiting}>
            {isUnderWay ? (
              <LoaderCircle className={styles.spinner} size={16} aria-hidden="true" />
            ) : (
              <CircleDashed size={16} aria-hidden="true" />
            )}
            <MethodTag method={method} /> <span className={styles.name}>{name}</span>
            <span className={styles.state}>{isUnderWay ? 'Running…' : 'Waiting'}</span>
          </li>
        ))}
      </ol>
      {results.length > mostShown && (
        <p className={runner.hint}>The first {mostShown} requests are shown. The history has all of them.</p>
      )}
    </section>
  );
}

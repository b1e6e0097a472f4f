import { Figures } from '../../../ui/api/figures.tsx';
import { Moment } from '../../../ui/run/moment.tsx';
import { listFigures } from '../common/list-figures.ts';
import styles from './execution-view.module.css';
import type { ExecutionDetail } from './queries.ts';

export function ExecutionFacts({ execution }: { execution: ExecutionDetail }) {
  const facts = [
    { name: 'Base URL', value: execution.base_url },
    { name: 'Executed', value: <Moment at={execution.executed_at} /> },
  ];
  return (
    <>
      <dl className={styles.facts} aria-label="About this execution">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {execution.state !== 'running' && execution.results.length > 0 && (
        <Figures label="Summary of the results" figures={listFigures(execution)} />
      )}
    </>
  );
}

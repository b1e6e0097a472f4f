import { explainFailure } from '../../lib/explain-failure.ts';
import { formatCount, formatExactly, formatPercent } from '../../ui/format-figures.ts';
import { BrokenPart } from '../../ui/page-state.tsx';
import { formatResponseTime } from './common/list-figures.ts';
import { type ApiSummary, useSummary } from './common/queries.ts';
import styles from './summary-cards.module.css';

function listCards(summary: ApiSummary | undefined): { name: string; value: string; exact?: number }[] {
  const { totalExecutions, avgSuccessRate, avgResponseTime, totalEndpointsTested } = summary ?? {
    totalExecutions: 0,
    avgSuccessRate: 0,
    avgResponseTime: 0,
    totalEndpointsTested: 0,
  };
  const shown = (value: string, isKnown = summary !== undefined) => (isKnown ? value : '–');
  const hasAny = totalExecutions > 0;
  return [
    { name: 'Total Executions', value: shown(formatCount(totalExecutions)), exact: totalExecutions },
    { name: 'Avg Success Rate', value: shown(formatPercent(avgSuccessRate), hasAny) },
    { name: 'Avg Response Time', value: shown(formatResponseTime(avgResponseTime), hasAny) },
    {
      name: 'Endpoints Tested',
      value: shown(formatCount(totalEndpointsTested)),
      exact: totalEndpointsTested,
    },
  ];
}

/** The figures of all executions so far. */
export function SummaryCards() {
  const { data, error, refetch, isPending } = useSummary();
  if (error && !data) {
    return (
      <BrokenPart
        text={`The figures could not be loaded. ${explainFailure(error)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl className={styles.cards} aria-label="Figures" aria-busy={isPending}>
      {listCards(data).map(({ name, value, exact }) => (
        <div className={styles.card} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} title={exact === undefined ? undefined : formatExactly(exact)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

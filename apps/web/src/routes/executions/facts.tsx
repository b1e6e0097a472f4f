import type { ExecutionReport } from '@assay/contract';
import type { ReactNode } from 'react';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './facts.module.css';

const engines = {
  'built-in': 'Built-in planner',
  openrouter: 'OpenRouter',
  huggingface_free: 'Hugging Face',
} as const;

/** Where, when and with what the case ran. */
export function Facts({ report }: { report: ExecutionReport }) {
  const { case: view, target_url: target, source, requirement_text: text } = report;
  const began = view.executed_at;
  const took = view.execution_time;
  const ended = began && took !== null ? new Date(Date.parse(began) + took).toISOString() : null;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Target">{target ?? 'No address is known. Add one to the steps or to the project.'}</Fact>
        <Fact name="Browser">{view.browser_used || view.browser}</Fact>
        {source && <Fact name="Engine">{engines[source]}</Fact>}
        {began && (
          <Fact name="Began">
            <Moment at={began} />
          </Fact>
        )}
        {ended && view.state === 'done' && (
          <Fact name="Ended">
            <Moment at={ended} />
          </Fact>
        )}
        {took !== null && <Fact name="Duration">{formatDuration(took)}</Fact>}
        <Fact name="Priority">{view.priority}</Fact>
        <Fact name="Origin">{view.origin === 'stated' ? 'stated by the author' : view.origin}</Fact>
      </dl>
      <dl className={styles.texts}>
        {view.expected_result && <Fact name="Expected result">{view.expected_result}</Fact>}
        {text && <Fact name="Requirement">{text}</Fact>}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { Tag } from '../../../ui/tag.tsx';
import type { Execution } from './queries.ts';

const states = {
  running: { tone: 'info', text: 'running' },
  cancelled: { tone: 'warn', text: 'stopped' },
  interrupted: { tone: 'fail', text: 'interrupted' },
} as const;

/** How an execution stands; of one that has ended, whether everything passed. */
export function ExecutionState({ execution }: { execution: Pick<Execution, 'state' | 'success_rate'> }) {
  const { state, success_rate: rate } = execution;
  if (state !== 'done') return <Tag tone={states[state].tone}>{states[state].text}</Tag>;
  return rate >= 100 ? <Tag tone="pass">passed</Tag> : <Tag tone="fail">failed</Tag>;
}

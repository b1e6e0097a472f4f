import { describeTest } from '../../../ui/api/describe-outcome.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { Execution } from './queries.ts';

type Counts = 'passed' | 'failed' | 'not_checked';

const states = {
  running: { tone: 'info', text: 'running' },
  cancelled: { tone: 'warn', text: 'stopped' },
  interrupted: { tone: 'fail', text: 'interrupted' },
} as const;

/** How an execution stands; of one that has ended, whether everything passed. */
export function ExecutionState({ execution }: { execution: Pick<Execution, 'state' | Counts> }) {
  const { state, passed, failed, not_checked: notChecked } = execution;
  if (state !== 'done') return <Tag tone={states[state].tone}>{states[state].text}</Tag>;
  const { tone, text } = describeTest({ passed, failed, notChecked });
  return <Tag tone={tone}>{failed > 0 ? 'failed' : text.toLowerCase()}</Tag>;
}

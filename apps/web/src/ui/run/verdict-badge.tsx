import type { CaseView } from '@assay/contract';
import {
  Ban,
  Check,
  CircleDashed,
  CircleSlash,
  Clock,
  LoaderCircle,
  TriangleAlert,
  X,
} from '../icons/index.ts';
import { Badge } from './badge.tsx';
import { describeVerdict } from './describe-verdict.ts';
import styles from './verdict-badge.module.css';

type Props = Pick<CaseView, 'state' | 'verdict' | 'cause'>;

/** What became of a case, or how far it is. */
export function VerdictBadge({ state, verdict, cause }: Props) {
  const { word, tone, meaning } = describeVerdict({ state, verdict, cause });
  const Icon = chooseIcon({ state, verdict, cause });
  return (
    <Badge tone={tone} title={meaning}>
      <Icon className={word === 'Running' ? styles.turning : undefined} size={14} aria-hidden="true" />
      {word}
    </Badge>
  );
}

function chooseIcon({ state, verdict, cause }: Props) {
  if (state === 'queued') return Clock;
  if (state === 'running' || !verdict) return LoaderCircle;
  if (cause === 'cancelled') return Ban;
  return { passed: Check, failed: X, error: TriangleAlert, hollow: CircleDashed, 'not run': CircleSlash }[
    verdict
  ];
}

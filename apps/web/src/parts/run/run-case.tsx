import type { CaseView, GenerationView } from '@assay/contract';
import { memo } from 'react';
import type { Frame, LogEvent } from '../../lib/run-state.ts';
import { Badge } from '../../ui/run/badge.tsx';
import { CaseCard } from '../../ui/run/case-card.tsx';
import { nameEngine } from '../../ui/run/describe-generation.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseLog } from './case-log.tsx';

interface Props {
  case: CaseView;
  number: number;
  frame: Frame | undefined;
  lines: readonly LogEvent[];
  generation: GenerationView | null;
  isEnhanced: boolean;
  onPicture: (executionId: string, stepNumber: number) => void;
}

/** One case of a run. Frames come several times a second, so a card is drawn anew only for what is its own. */
export const RunCase = memo(function RunCase(props: Props) {
  const { case: one, number, frame, lines, generation, isEnhanced, onPicture } = props;
  return (
    <CaseCard
      case={one}
      number={number}
      frame={frame}
      badges={
        <>
          {generation && <Badge>{nameEngine(generation)}</Badge>}
          {isEnhanced && <Badge>Enhanced</Badge>}
        </>
      }
      log={<CaseLog case={one} lines={lines} />}
      actions={<CaseActions case={one} />}
      onPicture={({ step_number }) => onPicture(one.execution_id, step_number)}
    />
  );
});

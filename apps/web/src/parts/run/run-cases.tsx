import type { RunView } from '@assay/contract';
import { useCallback, useMemo, useState } from 'react';
import type { LogEvent, RunState } from '../../lib/run-state.ts';
import { EvidenceDialog } from '../common/evidence-dialog.tsx';
import { RunCase } from './run-case.tsx';
import styles from './run-cases.module.css';

interface Props extends Pick<RunState, 'frames' | 'log'> {
  run: RunView;
}

interface Shown {
  executionId: string;
  stepNumber: number;
}

const noLines: readonly LogEvent[] = [];

/** The cases of a run as cards, live while they run, with their pictures, logs and what can be done with each. */
export function RunCases({ run, frames, log }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const showPicture = useCallback(
    (executionId: string, stepNumber: number) => setShown({ executionId, stepNumber }),
    [],
  );
  const lines = useMemo(() => Map.groupBy(log, ({ execution_id }) => execution_id), [log]);
  const pictured = run.cases.find(({ execution_id }) => execution_id === shown?.executionId);
  return (
    <>
      <ol className={styles.cases}>
        {run.cases.map((one, index) => (
          <li key={one.execution_id}>
            <RunCase
              case={one}
              number={index + 1}
              frame={frames.get(one.execution_id)}
              lines={lines.get(one.execution_id) ?? noLines}
              generation={run.generation}
              isEnhanced={run.enhanced}
              onPicture={showPicture}
            />
          </li>
        ))}
      </ol>
      {shown && pictured && (
        <EvidenceDialog
          executionId={shown.executionId}
          steps={pictured.steps}
          stepNumber={shown.stepNumber}
          onStep={(stepNumber) => setShown({ ...shown, stepNumber })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

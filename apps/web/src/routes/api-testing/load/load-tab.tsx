import type { LoadConfig } from '@assay/contract';
import { useEffect, useRef } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { BrokenPart } from '../../../ui/page-state.tsx';
import type { View } from '../common/view.ts';
import { EarlierTests } from './earlier-tests.tsx';
import { LoadDetails } from './load-details.tsx';
import { LoadForm } from './load-form.tsx';
import { LoadResult } from './load-result.tsx';
import styles from './load-tab.module.css';
import { RunningLoad } from './running-load.tsx';
import type { CurrentLoad } from './use-load-test.ts';

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
  current: CurrentLoad;
}

/** Puts load tests together, shows them while they run, and keeps what they measured. */
export function LoadTab({ view, onChange, current }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasStarted = useRef(false);
  const { test, failure } = current;
  const state = test?.state;
  const last = useRef(state);

  useEffect(() => {
    const hasEnded = last.current === 'running' && state !== 'running';
    // What was begun is shown below the form; the button that stopped it goes with its end, and takes the focus along.
    const isLost = hasEnded && document.activeElement === document.body;
    const isBegun = state === 'running' && wasStarted.current;
    if (isLost || isBegun) place.current?.focus({ preventScroll: true });
    if (isBegun) place.current?.scrollIntoView({ block: 'start' });
    if (state === 'running') wasStarted.current = false;
    last.current = state;
  }, [state]);

  async function start(config: LoadConfig): Promise<string> {
    wasStarted.current = true;
    const problem = await current.start(config);
    if (problem) wasStarted.current = false;
    return problem;
  }

  if (view.load) return <LoadDetails id={view.load} onBack={() => onChange({ load: '' })} />;
  return (
    <div ref={top} className={styles.tab}>
      <LoadForm isStarting={current.isStarting} onStart={start} />
      {test && (
        <div ref={place} className={styles.current} tabIndex={-1}>
          {test.state === 'running' ? (
            <RunningLoad
              test={test}
              isBroken={current.isBroken}
              isCancelling={current.isCancelling}
              onCancel={() => void current.cancel()}
            />
          ) : (
            <>
              <LoadResult test={test} />
              <div>
                <ActionButton onClick={current.close}>Close this result</ActionButton>
              </div>
            </>
          )}
        </div>
      )}
      {failure !== null && (
        <BrokenPart text={`The last load test could not be shown. ${explainFailure(failure)}`}>
          <ActionButton onClick={current.close}>Close</ActionButton>
        </BrokenPart>
      )}
      <EarlierTests
        onOpen={(load) => onChange({ load })}
        onLoaded={() => top.current?.querySelector('input')?.focus()}
      />
    </div>
  );
}

import type { RunView } from '@assay/contract';
import type { Frame } from '../../lib/run-state.ts';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import page from './page.module.css';
import { RunningRun } from './running-run.tsx';
import styles from './running-runs.module.css';

interface Props {
  runs: readonly RunView[];
  frames: ReadonlyMap<string, Frame>;
  busyWith: string | null;
  onCancel: (run: RunView) => void;
}

/** The person's runs that have not ended. */
export function RunningRuns({ runs, frames, busyWith, onCancel }: Props) {
  return (
    <section aria-labelledby="running-tests">
      <h2 className={page.heading} id="running-tests">
        Your running tests
      </h2>
      {runs.length === 0 ? (
        <div className={styles.empty}>
          <p>
            Nothing of yours is running or waiting. Say what should be true, and watch it being tried here.
          </p>
          <LinkButton to={paths.enhancedRequirements} emphasis="plain">
            Write a requirement
          </LinkButton>
        </div>
      ) : (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <li key={run.id}>
              <RunningRun
                run={run}
                frames={frames}
                isCancelling={busyWith === run.id}
                onCancel={() => onCancel(run)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

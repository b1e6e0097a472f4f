import { useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Badge } from '../../ui/run/badge.tsx';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { PictureDialog } from '../../ui/run/picture-dialog.tsx';
import { StepList } from '../../ui/run/step-list.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import { completeStep } from './complete-step.ts';
import { describeRate, describeState } from './describe-state.ts';
import { ResultList } from './result-list.tsx';
import styles from './shared-view.module.css';
import type { Shared } from './use-shared.ts';

export function SharedView({ token, shared }: { token: string; shared: Shared }) {
  const { word, tone } = describeState(shared.state);
  const isProject = shared.kind === 'project';
  return (
    <>
      <PageHeader
        eyebrow={isProject ? 'Shared project' : 'Shared test case'}
        title={shared.title}
        lead={
          <>
            <Badge tone={tone}>{word}</Badge> {describeRate(shared)}
          </>
        }
      />
      <div className={styles.parts}>
        {isProject && (
          <section aria-labelledby="shared-cases">
            <h2 className={styles.heading} id="shared-cases">
              Test cases
            </h2>
            {shared.cases.length === 0 && <p className={styles.note}>There is no test case in it yet.</p>}
            <ul className={styles.list}>
              {shared.cases.map(({ title, last }, place) => (
                <li className={styles.item} key={place}>
                  <span className={styles.words}>{title}</span>
                  {last ? <VerdictBadge state="done" {...last} /> : <Badge>No result</Badge>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {shared.last && <LastRun token={token} last={shared.last} isTitled={isProject} />}
        <ResultList results={shared.results} isTitled={isProject} />
      </div>
    </>
  );
}

interface LastRunProps {
  token: string;
  last: NonNullable<Shared['last']>;
  /** Which case it was has to be said where there are several. */
  isTitled: boolean;
}

function LastRun({ token, last, isTitled }: LastRunProps) {
  const [shown, setShown] = useState<number | null>(null);
  const steps = last.steps.map(completeStep);
  const pictured = steps.filter(({ picture }) => picture);
  const place = pictured.findIndex(({ step_number }) => step_number === shown);
  const step = pictured[place];
  const go = (to: number) => {
    const next = pictured[to];
    return next && (() => setShown(next.step_number));
  };
  return (
    <section aria-labelledby="shared-last">
      <h2 className={styles.heading} id="shared-last">
        Last run
      </h2>
      <p className={styles.facts}>
        <VerdictBadge state="done" {...last} />
        {isTitled && <strong>{last.title}</strong>}
        <Moment at={last.executed_at} />
        {last.execution_time !== null && <span>took {formatDuration(last.execution_time)}</span>}
        {last.browser_used && <span>{last.browser_used}</span>}
      </p>
      {/* What was expected and seen stands at the step itself. */}
      {last.reason && last.verdict !== 'failed' && <p className={styles.note}>{last.reason}</p>}
      <StepList steps={steps} onPicture={({ step_number }) => setShown(step_number)} />
      {step && (
        <SharedPicture
          token={token}
          step={step}
          onClose={() => setShown(null)}
          onPrevious={go(place - 1)}
          onNext={go(place + 1)}
        />
      )}
    </section>
  );
}

type PictureProps = Omit<Parameters<typeof PictureDialog>[0], 'src' | 'hasFailed'> & { token: string };

/** Shared pictures need no token but the link's, so the browser fetches them by itself. */
function SharedPicture({ token, step, ...rest }: PictureProps) {
  const src = `/api/shared/${encodeURIComponent(token)}/files/${encodeURIComponent(step.picture ?? '')}`;
  return <PictureDialog step={step} src={src} hasFailed={false} {...rest} />;
}

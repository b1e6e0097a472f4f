import type { ExecutionReport } from '@assay/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Frame } from '../../lib/run-state.ts';
import { ConnectionState } from '../../parts/common/connection-state.tsx';
import { EvidenceDialog } from '../../parts/common/evidence-dialog.tsx';
import { LiveFrame } from '../../ui/run/live-frame.tsx';
import { chooseStep } from './choose-step.ts';
import { Downloads } from './downloads.tsx';
import { Facts } from './facts.tsx';
import { LogSection } from './log-section.tsx';
import { PageProblems } from './page-problems.tsx';
import { ReportHeader } from './report-header.tsx';
import styles from './report-view.module.css';
import { StepPanel } from './step-panel.tsx';
import { StepPicker } from './step-picker.tsx';
import { Timeline } from './timeline.tsx';
import { useStepKeys } from './use-step-keys.ts';

interface Props {
  report: ExecutionReport;
  frame: Frame | undefined;
  isBroken: boolean;
}

export function ReportView({ report, frame, isBroken }: Props) {
  const [search, setSearch] = useSearchParams();
  const [pictured, setPictured] = useState<number | null>(null);
  const { steps, execution_id: id, state } = report.case;
  const asked = Number(search.get('step'));
  const selected = steps.find(({ step_number }) => step_number === asked)?.step_number ?? chooseStep(steps);
  const step = steps.find(({ step_number }) => step_number === selected);
  const running = steps.find(({ status }) => status === 'running');

  // In the address, so that a link leads to the very step; without an entry in the history for each.
  const select = (number: number) =>
    setSearch({ step: String(number) }, { replace: true, preventScrollReset: true });
  const showPicture = (number: number) => {
    if (steps.some(({ step_number, picture }) => step_number === number && picture)) setPictured(number);
  };
  useStepKeys({ steps, selected, onSelect: select, onPicture: showPicture });

  return (
    <>
      <ReportHeader report={report} />
      <Facts report={report} />
      <ConnectionState isBroken={isBroken} />
      {frame && state === 'running' && <LiveFrame frame={frame} caption={running?.action} />}
      {steps.length === 0 ? (
        <p className={styles.empty}>
          {state === 'done' ? 'This case has no steps, so nothing was done.' : 'The steps will appear here.'}
        </p>
      ) : (
        <>
          <Timeline steps={steps} selected={selected} onSelect={select} />
          <section className={styles.steps} aria-label="Steps" data-step-keys>
            <StepPicker steps={steps} selected={selected} onSelect={select} />
            {step && (
              <StepPanel
                view={report.case}
                step={step}
                onSelect={select}
                onPicture={() => showPicture(step.step_number)}
              />
            )}
          </section>
        </>
      )}
      <PageProblems steps={steps} onSelect={select} />
      <div className={styles.columns}>
        <LogSection lines={report.log} isLive={state !== 'done'} />
        <Downloads report={report} />
      </div>
      {pictured !== null && (
        <EvidenceDialog
          executionId={id}
          steps={steps}
          stepNumber={pictured}
          onStep={(number) => {
            setPictured(number);
            select(number);
          }}
          onClose={() => setPictured(null)}
        />
      )}
    </>
  );
}

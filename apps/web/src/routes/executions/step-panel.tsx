import type { CaseView, StepReport } from '@assay/contract';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ChevronLeft, ChevronRight, ScanEye } from '../../ui/icons/index.ts';
import { Badge } from '../../ui/run/badge.tsx';
import { formatDuration } from '../../ui/run/format-duration.ts';
import buttons from './buttons.module.css';
import { Candidates, Considered } from './candidates.tsx';
import { moveFrom } from './choose-step.ts';
import { describeStep } from './describe-step.ts';
import { Healing } from './healing.tsx';
import { needsChoice } from './needs-choice.ts';
import { Readings } from './readings.tsx';
import { StepCall } from './step-call.tsx';
import { StepFindings } from './step-findings.tsx';
import styles from './step-panel.module.css';
import { StepPictures } from './step-pictures.tsx';

interface Props {
  view: CaseView;
  step: StepReport;
  onSelect: (number: number) => void;
  onPicture: () => void;
}

/** One step: what was meant, what was done, what was seen. */
export function StepPanel({ view, step, onSelect, onPicture }: Props) {
  const { word, tone } = describeStep(step);
  const previous = moveFrom(view.steps, step.step_number, -1);
  const next = moveFrom(view.steps, step.step_number, 1);
  return (
    <article className={styles.panel} aria-labelledby="step-title">
      <header className={styles.head}>
        <span className={styles.place}>
          Step {step.step_number} of {view.steps.length}
        </span>
        <Badge tone={tone}>{word}</Badge>
        {step.duration_ms !== null && (
          <span className={styles.duration}>{formatDuration(step.duration_ms)}</span>
        )}
        <span className={styles.turn}>
          <button
            type="button"
            className={buttons.button}
            aria-label="Previous step"
            disabled={previous === null || previous === step.step_number}
            onClick={() => previous !== null && onSelect(previous)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={buttons.button}
            aria-label="Next step"
            disabled={next === null || next === step.step_number}
            onClick={() => next !== null && onSelect(next)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </span>
      </header>
      <h3 className={styles.title} id="step-title">
        {step.action}
      </h3>
      {step.source && step.source !== step.action && (
        <p className={styles.source}>As written: “{step.source}”</p>
      )}
      <StepFindings step={step} />
      {step.comparison_id && (
        <p className={styles.comparison}>
          <Link
            className={buttons.button}
            to={`${paths.visualTesting}?tab=comparison&comparison=${step.comparison_id}`}
          >
            <ScanEye size={18} aria-hidden="true" />
            {step.outcome === 'failed' ? 'See what changed' : 'See the comparison'}
          </Link>
        </p>
      )}
      {step.healed && <Healing healed={step.healed} testCaseId={view.test_case_id} />}
      <StepCall steps={view.steps} step={step} />
      {step.readings && step.readings.length > 0 && (
        <Readings key={step.step_number} view={view} step={step} />
      )}
      <StepPictures executionId={view.execution_id} step={step} onOpen={onPicture} />
      {needsChoice(step) && <Candidates key={step.step_number} view={view} step={step} />}
      {!needsChoice(step) && step.candidates.length > 0 && <Considered step={step} />}
      <Where step={step} />
    </article>
  );
}

function Where({ step: { locator, current_url, page_title, call } }: { step: StepReport }) {
  // A call names its address itself.
  if (!locator && (!current_url || call)) return null;
  return (
    <dl className={styles.where}>
      {locator && (
        <div>
          <dt>Element</dt>
          <dd>
            <code>{locator}</code>
          </dd>
        </div>
      )}
      {current_url && (
        <div>
          <dt>Page</dt>
          <dd>
            {page_title && <>{page_title}, </>}
            {current_url}
          </dd>
        </div>
      )}
    </dl>
  );
}

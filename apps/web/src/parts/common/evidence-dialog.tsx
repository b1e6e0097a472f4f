import type { StepReport } from '@assay/contract';
import { useEvidence } from '../../lib/use-evidence.ts';
import { PictureDialog } from '../../ui/run/picture-dialog.tsx';

interface Props {
  executionId: string;
  /** The steps of the execution; those with a picture can be gone through. */
  steps: readonly StepReport[];
  stepNumber: number;
  onStep: (stepNumber: number) => void;
  onClose: () => void;
}

/** Shows the picture of a step, fetched with the token, and leads to those of the other steps. */
export function EvidenceDialog({ executionId, steps, stepNumber, onStep, onClose }: Props) {
  const pictured = steps.filter(({ picture }) => picture);
  const place = pictured.findIndex(({ step_number }) => step_number === stepNumber);
  const step = pictured[place];
  const evidence = useEvidence(executionId, step?.picture ?? null);
  if (!step) return null;
  const previous = pictured[place - 1];
  const next = pictured[place + 1];
  return (
    <PictureDialog
      step={step}
      src={evidence.src}
      hasFailed={evidence.hasFailed}
      onClose={onClose}
      onPrevious={previous && (() => onStep(previous.step_number))}
      onNext={next && (() => onStep(next.step_number))}
    />
  );
}

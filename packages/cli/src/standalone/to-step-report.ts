import type { StepReport } from '@assay/contract';
import type { NotUnderstood, Step } from '@assay/planner';
import type { StepEvidence } from '@assay/runner';

const nothing = {
  current_url: '',
  page_title: '',
  outcome: null,
  expected: null,
  actual: null,
  problem: null,
  warnings: [],
  candidates: [],
  locator: null,
  healed: null,
  hollow: false,
  box: null,
  picture: null,
  picture_before: null,
  console: [],
  network: [],
  started_at: null,
  duration_ms: null,
} satisfies Partial<StepReport>;

/** A step before it runs. */
export function toPendingStep(step: Step | NotUnderstood, index: number): StepReport {
  return {
    ...nothing,
    step_number: index + 1,
    status: 'pending',
    action: 'sentence' in step ? step.sentence : step.source,
    source: step.source,
    message: 'reason' in step ? step.reason : '',
  };
}

function tell({ outcome, expected, actual, problem, warnings }: StepEvidence): string {
  if (outcome === 'failed') return `Expected: ${expected}. Actual: ${actual}.`;
  if (outcome === 'error') return problem?.message ?? 'The step could not be carried out.';
  if (outcome === 'skipped') return 'Skipped, because a step before it could not be carried out.';
  return warnings[0] ?? (expected === undefined ? 'Done.' : 'This held.');
}

function statusOf({ outcome, warnings, hollow }: StepEvidence): StepReport['status'] {
  if (outcome === 'skipped') return 'skipped';
  if (outcome !== 'passed') return 'error';
  return warnings.length > 0 || hollow ? 'warning' : 'success';
}

/** What a step did, in the shapes of the contract. */
export function toStepReport(evidence: StepEvidence, picture: string | null): StepReport {
  const { healed } = evidence;
  return {
    step_number: evidence.index + 1,
    status: statusOf(evidence),
    action: evidence.sentence || evidence.source,
    source: evidence.source,
    message: tell(evidence),
    current_url: evidence.address,
    page_title: evidence.title,
    outcome: evidence.outcome,
    expected: evidence.expected ?? null,
    actual: evidence.actual ?? null,
    problem: evidence.problem ?? null,
    warnings: evidence.warnings,
    candidates: evidence.candidates.map(({ phrase, role, name, score, reason, box }) => ({
      phrase,
      role,
      name,
      score,
      reason,
      box,
    })),
    locator: evidence.locator ?? null,
    healed: healed
      ? {
          before: healed.before.name,
          after: healed.after.name,
          score: healed.score,
          proposal: healed.proposal,
        }
      : null,
    hollow: evidence.hollow ?? false,
    box: evidence.box ?? null,
    picture,
    picture_before: null,
    console: evidence.console.map(({ level, text, address }) => ({ level, text, address })),
    network: evidence.network.map(({ address, method, reason }) => ({ address, method, reason })),
    started_at: new Date(evidence.startedAt).toISOString(),
    duration_ms: evidence.durationMs,
  };
}

import type { StepReport } from '@assay/contract';
import type { ExecutionStatus } from '@assay/contract/choices';
import { capitalise } from '@assay/contract/text';
import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { StepEvidence, Verdict } from '../evidence/events.ts';

const mostNotes = 50;

function readStatus({ outcome, warnings, hollow }: StepEvidence): StepReport['status'] {
  if (outcome === 'skipped') return 'skipped';
  if (outcome !== 'passed') return 'error';
  return warnings.length > 0 || hollow ? 'warning' : 'success';
}

/** Words that stand for no step. */
function isUnread({ command, outcome, problem }: StepEvidence): boolean {
  return !command && (outcome === 'skipped' || problem?.class === 'not understood');
}

function tellAnswer({ response, timing }: NonNullable<StepEvidence['call']>): string {
  if (!response) return 'Done.';
  const status = `${response.status} ${response.statusText}`.trim();
  return `Answered ${status}${timing ? ` after ${Math.round(timing.total)} ms` : ''}.`;
}

function explain(step: StepEvidence): string {
  if (step.outcome === 'skipped' && step.actual !== undefined)
    return `Skipped, because its condition did not hold: ${step.actual}.`;
  if (step.outcome === 'skipped') return 'Not carried out, because a step before it could not be.';
  if (step.problem) return step.problem.message;
  if (step.outcome === 'failed') return `Expected ${step.expected ?? ''}, but saw ${step.actual ?? ''}.`;
  if (step.comparison?.status === 'new') return capitalise(`${step.actual ?? ''}.`);
  if (step.hollow) return 'It holds, but its opposite would hold as well, so it proves nothing.';
  if (step.healed)
    return `Found by its likeness: ${step.healed.after.name} instead of ${step.healed.before.name}.`;
  if (step.warnings.length > 0) return step.warnings.join(' ');
  if (step.call) return tellAnswer(step.call);
  return step.actual ? `It holds: ${step.actual}` : 'Done.';
}

/** A step that ended, as the contract shows it. */
export function reportStep(
  step: StepEvidence,
  pictures: { after: string | null; before: string | null },
): StepReport {
  const { healed } = step;
  return {
    step_number: step.index + 1,
    status: readStatus(step),
    action: step.sentence || step.source,
    source: step.source,
    message: explain(step),
    current_url: step.address,
    page_title: step.title,
    outcome: step.outcome,
    expected: step.expected ?? null,
    actual: step.actual ?? null,
    problem: step.problem ?? null,
    warnings: step.warnings,
    candidates: step.candidates.map(({ phrase, role, name, score, reason, box }) => ({
      phrase,
      role,
      name,
      score,
      reason,
      box,
    })),
    locator: step.locator ?? null,
    done: step.done ?? null,
    healed: healed
      ? {
          before: healed.before.name,
          after: healed.after.name,
          score: healed.score,
          proposal: healed.proposal,
        }
      : null,
    hollow: step.hollow ?? false,
    not_read: isUnread(step) ? { line: step.line ?? null } : null,
    readings: step.readings ?? null,
    comparison_id: step.comparison?.id ?? null,
    call: step.call ?? null,
    box: step.box ?? null,
    picture: pictures.after,
    picture_before: pictures.before,
    console: step.console.slice(0, mostNotes).map(({ level, text, address }) => ({ level, text, address })),
    network: step.network
      .slice(0, mostNotes)
      .map(({ address, method, reason }) => ({ address, method, reason })),
    started_at: new Date(step.startedAt).toISOString(),
    duration_ms: step.durationMs,
  };
}

/** A step that has not ended, with secrets hidden. */
export function reportPlanned(
  step: Step | NotUnderstood,
  index: number,
  status: 'pending' | 'running' | 'skipped',
  hide: (text: string) => string = (text) => text,
): StepReport {
  return {
    step_number: index + 1,
    status,
    action: hide('command' in step ? step.sentence : step.source),
    source: hide(step.source),
    message: 'command' in step ? '' : hide(step.reason),
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
    not_read: 'command' in step ? null : { line: step.line ?? null },
    box: null,
    picture: null,
    picture_before: null,
    console: [],
    network: [],
    started_at: null,
    duration_ms: null,
  };
}

/** The words of the specification for what became of a case. */
export function executionStatus(verdict: Verdict, cause: string | undefined): ExecutionStatus {
  if (verdict === 'passed') return 'success';
  return cause === 'timeout' ? 'timeout' : 'error';
}

/** The share of steps that were carried out and held. A case that proves nothing has no success to show. */
export function successRate(successful: number, total: number, verdict: string | null): string {
  if (total === 0 || verdict === 'hollow') return '0.0%';
  return `${((100 * successful) / total).toFixed(1)}%`;
}

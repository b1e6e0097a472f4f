import type { CaseView, StepReport } from '@assay/contract';
import { clean, type Screen } from './screen.ts';
import { colourOf, markOf, markStep, nameVerdict } from './words.ts';

const mostCandidates = 6;

function listCandidates(candidates: StepReport['candidates']): string[] {
  const shown = candidates.slice(0, mostCandidates).map(({ phrase }) => `  - ${clean(phrase)}`);
  const more = candidates.length - mostCandidates;
  return more > 0 ? [...shown, `  and ${more} more`] : shown;
}

/** What words may mean, to be copied in their place. */
function listReadings(readings: StepReport['readings']): string[] {
  return (readings ?? []).map((sentences) => `  - ${sentences.map(clean).join('. ')}.`);
}

/** Why a step could not be carried out, with the words that would settle it. */
function tellProblem({ problem, candidates, readings, message }: StepReport): string[] {
  const reason = `${problem?.class ?? 'error'}: ${clean(problem?.message ?? message)}`;
  const meanings = listReadings(readings);
  if (meanings.length > 0) return [reason, 'It may mean:', ...meanings];
  if (candidates.length === 0) return [reason];
  // The reason of the runner is the same list in one sentence.
  if (problem?.class === 'ambiguous') {
    const head = `ambiguous: this could be one of ${candidates.length} elements. Say which one is meant:`;
    return [head, ...listCandidates(candidates)];
  }
  if (problem?.class !== 'not found') return [reason];
  return [reason, 'The nearest on the page:', ...listCandidates(candidates)];
}

function tellStep(step: StepReport, { paint }: Screen): string[] {
  const [mark, colour] = markStep(step);
  const line = step.not_read?.line ? ` (line ${step.not_read.line})` : '';
  const head = `${paint(colour, mark)} step ${step.step_number}${line}: ${clean(step.action)}`;
  const where = step.current_url ? [paint('dim', `at ${clean(step.current_url)}`)] : [];
  if (step.outcome === 'failed') {
    return [
      head,
      `  expected: ${clean(step.expected ?? '')}`,
      `  actual:   ${clean(step.actual ?? '')}`,
      ...where.map((line) => `  ${line}`),
    ];
  }
  return [head, ...[...tellProblem(step), ...where].map((line) => `  ${line}`)];
}

/** What a person needs to act on a case that did not pass. */
export function writeDetails(view: CaseView, screen: Screen): string {
  const { paint } = screen;
  const told = view.steps.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  const head = `${paint(colourOf(view.verdict), markOf(view.verdict))} ${paint('bold', clean(view.title))}: ${nameVerdict(view)}`;
  const lines = told.length > 0 ? told.flatMap((step) => tellStep(step, screen)) : [clean(view.reason)];
  return [head, ...lines.map((line) => `  ${line}`), ''].map((line) => `${line}\n`).join('');
}

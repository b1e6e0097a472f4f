import type { CaseView, RunView, StepReport } from '@assay/contract';
import { countVerdicts } from './describe-run.ts';
import { describeVerdict } from './describe-verdict.ts';
import { formatDuration } from './format-duration.ts';

/** All results of a run as text that can be read and pasted anywhere. */
export function writeResults(run: RunView): string {
  const head = [`Requirements: ${run.text}`];
  if (run.target_url) head.push(`Target: ${run.target_url}`);
  head.push(`Results: ${countVerdicts(run.cases)}`);
  return `${[head.join('\n'), ...run.cases.map(writeCase)].join('\n\n')}\n`;
}

function writeCase(one: CaseView, index: number): string {
  const facts = [describeVerdict(one).word];
  if (one.browser_used) facts.push(one.browser_used);
  if (one.execution_time !== null) facts.push(formatDuration(one.execution_time));
  const lines = [`${index + 1}. ${one.title} [${facts.join(', ')}]`];
  if (one.reason) lines.push(`   ${one.reason}`);
  return [...lines, ...one.steps.flatMap(writeStep)].join('\n');
}

function writeStep(step: StepReport): string[] {
  const lines = [`   ${step.step_number}. [${step.status}] ${step.action}`];
  if (step.message) lines.push(`      ${step.message}`);
  if (step.outcome === 'failed') {
    if (step.expected !== null) lines.push(`      Expected: ${step.expected}`);
    if (step.actual !== null) lines.push(`      Actual: ${step.actual}`);
  }
  return lines;
}

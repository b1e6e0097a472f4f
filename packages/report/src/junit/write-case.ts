import type { ExecutionReport, StepReport } from '@assay/contract';
import { maskResult } from '../exchange/mask-headers.ts';
import { type Markup, markup, oneLine } from '../text/markup.ts';
import { faceOf, sayStep } from '../text/words.ts';
import { readResult } from './result.ts';

/** Of a body, enough to recognise it. */
const mostOfBody = 1000;

export function seconds(milliseconds: number | null): string {
  return ((milliseconds ?? 0) / 1000).toFixed(3);
}

export function writeCase(report: ExecutionReport): Markup {
  const view = report.case;
  return markup`    <testcase name="${oneLine(view.title)}" classname="assay.${view.browser}" time="${seconds(view.execution_time)}">
${writeResult(report)}      <system-out>${writeOut(report)}</system-out>
${writeErrors(view.steps)}    </testcase>
`;
}

/** In the output of the case: the schema that Jenkins checks files against has no properties there. */
function describeFacts({ case: view }: ExecutionReport): string[] {
  const known = {
    Execution: view.execution_id,
    'Test case': view.test_case_id,
    Verdict: view.verdict ?? view.state,
    Cause: view.cause ?? '',
    Priority: view.priority,
    Origin: view.origin,
    Browser: view.browser_used || view.browser,
    Healed: view.healed ? 'yes' : 'no',
    Steps: `${view.successful_steps} of ${view.total_steps}`,
  };
  return Object.entries(known)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
}

function writeResult({ case: view }: ExecutionReport): Markup | string {
  const { element, type, message } = readResult(view);
  if (!element) return '';
  if (element === 'skipped') {
    return markup`      <skipped type="${type}" message="${oneLine(message)}"/>
`;
  }
  const guilty = view.steps.filter((step) => ['failed', 'error'].includes(faceOf(step))).map(explainStep);
  const name = { failure: markup`failure`, error: markup`error` }[element];
  return markup`      <${name} type="${type}" message="${oneLine(message)}">${guilty.join('\n')}</${name}>
`;
}

function explainStep(step: StepReport): string {
  const lines = [`Step ${step.step_number}: ${step.action}`, step.message];
  if (step.expected !== null) lines.push(`Expected: ${step.expected}`);
  if (step.actual !== null) lines.push(`Actual: ${step.actual}`);
  if (step.current_url) lines.push(`At: ${step.current_url}`);
  if (step.call) lines.push(...describeCall(step.call));
  for (const { phrase, score } of step.candidates) lines.push(`Candidate (${score}): ${phrase}`);
  for (const reading of step.readings ?? []) lines.push(`It may mean: ${reading.join('. ')}.`);
  return lines.filter(Boolean).join('\n');
}

/** A request and its answer in short; all of it is in the HTML file. */
function describeCall(call: NonNullable<StepReport['call']>): string[] {
  const { method, url, response, timing, error } = maskResult(call);
  const status = response ? `${response.status} ${response.statusText}`.trim() : (error?.kind ?? 'no answer');
  const took = timing ? ` in ${Math.round(timing.total)} ms` : '';
  const body = response?.isText ? response.body.slice(0, mostOfBody) : '';
  return [`Request: ${method} ${url}`, `Answer: ${status}${took}`, ...(body === '' ? [] : [`Body: ${body}`])];
}

function writeOut(report: ExecutionReport): string {
  const { case: view, log } = report;
  const steps = view.steps.map((step) =>
    [
      `${step.step_number}. ${step.action} [${sayStep(step)}] ${step.message}`,
      ...(step.call ? describeCall(step.call) : []),
    ].join('\n'),
  );
  const lines = log.map(({ at, level, message }) => `${at} ${level} ${message}`);
  return [view.reason, ...describeFacts(report), ...steps, ...lines].filter(Boolean).join('\n');
}

function writeErrors(steps: readonly StepReport[]): Markup | string {
  const lines = steps.flatMap((step) => [
    ...step.console.map(
      ({ level, text, address }) => `Step ${step.step_number}, console ${level}: ${text} ${address}`,
    ),
    ...step.network.map(
      ({ method, address, reason }) => `Step ${step.step_number}, network: ${method} ${address} ${reason}`,
    ),
  ]);
  if (lines.length === 0) return '';
  return markup`      <system-err>${lines.join('\n')}</system-err>
`;
}

import type { StepReport } from '@assay/contract';
import { maskResult } from '../exchange/mask-headers.ts';
import { writeExchange } from '../exchange/write-exchange.ts';
import { type Markup, markup } from '../text/markup.ts';

/** What was expected and seen, what stood in the way, and what the page said while the step ran. */
export function writeDetails(step: StepReport): (Markup | string)[] {
  return [
    writeComparison(step),
    step.call ? writeCall(step.call) : '',
    ...writeNotes(step),
    writeHealing(step),
    writeReadings(step),
    writeCandidates(step),
    step.locator ? markup`<p class="locator"><span>Element</span> <code>${step.locator}</code></p>` : '',
    writeLines(
      'Console',
      step.console.map(({ level, text, address }) => `${level}: ${text}${address && ` (${address})`}`),
    ),
    writeLines(
      'Network',
      step.network.map(({ method, address, reason }) => `${method} ${address}: ${reason}`),
    ),
  ];
}

function writeComparison({ expected, actual }: StepReport): Markup | string {
  if (expected === null && actual === null) return '';
  return markup`<dl class="compare"><div><dt>Expected</dt><dd>${expected ?? 'Nothing was stated.'}</dd></div><div><dt>Actual</dt><dd>${actual ?? 'Nothing was seen.'}</dd></div></dl>`;
}

function writeCall(call: NonNullable<StepReport['call']>): Markup {
  const result = maskResult(call);
  return markup`<p class="where"><code>${result.method} ${result.url}</code></p>
${writeExchange(result)}`;
}

function writeNotes({ problem, message, warnings }: StepReport): Markup[] {
  const notes = [...(problem ? [problem.message] : []), ...warnings].filter(
    (note) => !message.includes(note),
  );
  return notes.map((note) => markup`<p class="note-box">${note}</p>`);
}

function writeHealing({ healed }: StepReport): Markup | string {
  if (!healed) return '';
  return markup`<dl class="compare"><div><dt>Was</dt><dd>${healed.before}</dd></div><div><dt>Healed to (score ${healed.score})</dt><dd>${healed.after}</dd></div><div><dt>Proposed step</dt><dd>${healed.proposal}</dd></div></dl>`;
}

/** One candidate alone was simply taken, which the step tells already. */
function writeCandidates({ candidates, problem }: StepReport): Markup | string {
  const isOpen = problem?.class === 'ambiguous' || problem?.class === 'not found';
  if (candidates.length < (isOpen ? 1 : 2)) return '';
  const items = candidates.map(
    ({ phrase, role, name, score, reason }) =>
      markup`<li>${phrase} <span>${role}${name && ` “${name}”`}, score ${score.toFixed(2)}${reason && `: ${reason}`}</span></li>
`,
  );
  return markup`<h4>${isOpen ? 'Candidates' : 'Considered elements'}</h4><ol class="candidates">
${items}</ol>`;
}

/** What words may mean that were not understood. */
function writeReadings({ readings }: StepReport): Markup | string {
  if (!readings || readings.length === 0) return '';
  const items = readings.map(
    (sentences) => markup`<li>${sentences.join('. ')}.</li>
`,
  );
  return markup`<h4>It may mean</h4><ol class="candidates">
${items}</ol>`;
}

function writeLines(name: string, lines: readonly string[]): Markup | string {
  if (lines.length === 0) return '';
  return markup`<h4>${name}</h4><ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;
}

import type { StepReport } from '@assay/contract';
import { type Markup, markup } from '../markup.ts';

/** What was expected and seen, what stood in the way, and what the page said while the step ran. */
export function writeDetails(step: StepReport): (Markup | string)[] {
  return [
    writeComparison(step),
    ...writeNotes(step),
    writeHealing(step),
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

function writeNotes({ problem, message, warnings, hollow }: StepReport): Markup[] {
  const notes = [...warnings];
  if (problem && problem.message !== message) notes.unshift(`${problem.class}: ${problem.message}`);
  if (hollow) notes.push('Hollow: this check could not have failed, so it proves nothing.');
  return notes.map((note) => markup`<p class="note-box">${note}</p>`);
}

function writeHealing({ healed }: StepReport): Markup | string {
  if (!healed) return '';
  return markup`<dl class="compare"><div><dt>Was</dt><dd>${healed.before}</dd></div><div><dt>Healed to (score ${healed.score})</dt><dd>${healed.after}</dd></div><div><dt>Proposed step</dt><dd>${healed.proposal}</dd></div></dl>`;
}

function writeCandidates({ candidates }: StepReport): Markup | string {
  if (candidates.length === 0) return '';
  const rows = candidates.map(
    ({ phrase, role, name, score, reason }) =>
      markup`<tr><td>${phrase}</td><td>${role}</td><td>${name}</td><td class="figure">${score}</td><td>${reason}</td></tr>
`,
  );
  return markup`<div class="scroll"><table><caption>Candidates</caption><thead><tr><th scope="col">Phrase</th><th scope="col">Role</th><th scope="col">Name</th><th scope="col">Score</th><th scope="col">Reason</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function writeLines(name: string, lines: readonly string[]): Markup | string {
  if (lines.length === 0) return '';
  return markup`<h4>${name}</h4><ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;
}

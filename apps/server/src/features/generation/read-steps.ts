import type { Answer } from '@assay/contract';
import { type NotUnderstood, parseRequirement, parseStep, renderStep, type Step } from '@assay/planner';
import { type Ask, mostHeard, readRequirement } from '@assay/reader';

type ReadStep = Answer<'POST /api/steps/read'>['steps'][number];
type Steps = (Step | NotUnderstood)[];

/** Reads one line as a person wrote it. It may hold several steps. */
function readLine(line: string): Steps {
  const source = line.trim();
  if (source === '') return [];
  const steps = parseRequirement(source).requirements.flatMap((requirement) => requirement.steps);
  const command = parseStep(source);
  if (command) {
    const only = steps.length === 1 ? steps[0] : undefined;
    const mended = only && 'command' in only ? only.mended : undefined;
    return [{ source, sentence: renderStep(command), command, ...(mended && { mended }) }];
  }
  if (steps.length > 0) return steps;
  return [
    {
      source,
      reason: `"${source}" is no step. Write what to do, such as: Click the "Save" button. Or what to see, such as: Check that the page shows "Saved".`,
    },
  ];
}

/**
 * Reads lines by the rules, and those that these do not understand by the second reader too. A line may hold several steps. What is
 * `known` already stays what it is.
 */
export async function readLines(
  lines: readonly string[],
  ask: Ask,
  known?: ReadonlyMap<string, Step | NotUnderstood>,
): Promise<Steps[]> {
  return Promise.all(
    lines.map(async (line, index) => {
      const kept = known?.get(line);
      if (kept) return [kept];
      const ruled = readLine(line);
      if (ruled.every((step) => 'command' in step)) return ruled;
      const before = lines.slice(0, index).join(' ').slice(-mostHeard);
      const heard: Ask = (asked) =>
        ask(asked.map((one) => ({ ...one, before: `${before} ${one.before}`.trim().slice(-mostHeard) })));
      const { parsed } = await readRequirement(line.trim(), heard);
      const steps = parsed.requirements.flatMap((requirement) => requirement.steps);
      const isRead = steps.length > 0 && steps.every((step) => 'command' in step);
      return isRead ? steps : ruled;
    }),
  );
}

/** A step as a page shows it, with secrets hidden. */
export function presentStep(step: Step | NotUnderstood, hide: (text: string) => string): ReadStep {
  const isUnderstood = 'command' in step;
  return {
    source: hide(step.source),
    sentence: isUnderstood ? hide(step.sentence) : '',
    understood: isUnderstood,
    reason: isUnderstood ? '' : hide(step.reason),
    mended: isUnderstood ? (step.mended ?? []) : [],
  };
}

/** How a line is understood, without anything being done with it. */
export function explainLine(line: string, steps: Steps): ReadStep {
  const [first] = steps;
  if (!first) return { source: line, sentence: '', understood: true, reason: '', mended: [] };
  if (steps.length === 1) return { ...presentStep(first, (text) => text), source: line };
  const unclear = steps.find((step) => !('command' in step));
  return {
    source: line,
    sentence: steps.map((step) => ('command' in step ? step.sentence : step.source)).join(' / '),
    understood: !unclear,
    reason:
      unclear && 'reason' in unclear
        ? unclear.reason
        : `This line holds ${steps.length} steps; each gets a line of its own when it is saved.`,
    mended: steps.flatMap((step) => ('command' in step ? (step.mended ?? []) : [])),
  };
}

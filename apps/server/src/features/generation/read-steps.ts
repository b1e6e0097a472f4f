import type { Answer } from '@assay/contract';
import type { LanguageModel } from '@assay/language/runtime';
import { type NotUnderstood, parseRequirement, parseStep, renderStep, type Step } from '@assay/planner';
import { readCanonical } from '@assay/planner/reading';
import { type Readers, readText } from './readers.ts';

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

interface Asker {
  owner: string;
  signal?: AbortSignal;
}

const mostKept = 500;
/** What lines were read as, by model: the editor asks about all lines of a case whenever typing comes to rest. */
const keptByModel = new WeakMap<LanguageModel, Map<string, Steps>>();

function keptOf(model: LanguageModel): Map<string, Steps> {
  const kept = keptByModel.get(model) ?? new Map<string, Steps>();
  keptByModel.set(model, kept);
  return kept;
}

/** Canonical steps stay as they are. */
async function readByModel(
  line: string,
  before: Steps,
  readers: Readers & { model: LanguageModel },
  { owner, signal }: Asker,
): Promise<Steps> {
  const source = line.trim();
  if (source === '' || readCanonical(source)) return readLine(line);
  const sentences = before.flatMap((step) => ('command' in step ? [step.sentence] : []));
  const kept = keptOf(readers.model);
  const key = JSON.stringify([owner, source, sentences]);
  const known = kept.get(key);
  if (known) return known;
  const { parsed, notes } = await readText(source, readers, {
    owner,
    before: sentences,
    ...(signal && { signal }),
  });
  const read = parsed.requirements.flatMap((requirement) => requirement.steps);
  const steps: Steps = read.length > 0 ? read : [{ source, reason: 'It asks for nothing.', about: 'remark' }];
  // Notes say that the model could not be asked.
  if (notes.length === 0) kept.set(key, steps);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return steps;
}

/** Reads lines one after another; a line may hold several steps. What is `known` already stays what it is. */
export async function readLines(
  lines: readonly string[],
  readers: Readers,
  { known, ...asker }: Asker & { known?: ReadonlyMap<string, Step | NotUnderstood> },
): Promise<Steps[]> {
  const read: Steps[] = [];
  const { model } = readers;
  for (const line of lines) {
    const kept = known?.get(line);
    if (kept) read.push([kept]);
    else if (model) read.push(await readByModel(line, read.flat(), { ...readers, model }, asker));
    else read.push(readLine(line));
  }
  return read;
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

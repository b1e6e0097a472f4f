import type { Answer } from '@assay/contract';
import { draftText } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import { type NotUnderstood, readCanonical, renderStep, type Step } from '@assay/planner';

type ReadStep = Answer<'POST /api/steps/read'>['steps'][number];
type Steps = (Step | NotUnderstood)[];

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

/** Reads one line as a person wrote it. It may hold several steps. */
async function readLine(
  line: string,
  before: Steps,
  model: LanguageModel | undefined,
  { owner, signal }: Asker,
): Promise<Steps> {
  const source = line.trim();
  if (source === '') return [];
  const command = readCanonical(source);
  if (command) return [{ source, sentence: renderStep(command), command }];
  const sentences = before.flatMap((step) => ('command' in step ? [step.sentence] : []));
  const kept = model && keptOf(model);
  const key = JSON.stringify([owner, source, sentences]);
  const known = kept?.get(key);
  if (known) return known;
  const { parsed, notes } = await draftText(source, {
    model,
    owner,
    before: sentences,
    ...(signal && { signal }),
  });
  const read = parsed.requirements.flatMap((requirement) => requirement.steps);
  const steps: Steps = read.length > 0 ? read : [{ source, reason: 'It asks for nothing.', about: 'remark' }];
  // Notes say that the model could not be asked.
  if (notes.length === 0) kept?.set(key, steps);
  const [oldest] = kept?.keys() ?? [];
  if (kept && kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return steps;
}

/** Reads lines one after another; a line may hold several steps. What is `known` already stays what it is. */
export async function readLines(
  lines: readonly string[],
  model: LanguageModel | undefined,
  { known, ...asker }: Asker & { known?: ReadonlyMap<string, Step | NotUnderstood> },
): Promise<Steps[]> {
  const read: Steps[] = [];
  for (const line of lines) {
    const kept = known?.get(line);
    read.push(kept ? [kept] : await readLine(line, read.flat(), model, asker));
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
  };
}

/** How a line is understood, without anything being done with it. */
export function explainLine(line: string, steps: Steps): ReadStep {
  const [first] = steps;
  if (!first) return { source: line, sentence: '', understood: true, reason: '' };
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
  };
}

import {
  caseCounts,
  isSetting,
  type NotUnderstood,
  renderStep,
  type Step,
  type TestCase,
} from '@assay/planner';
import { type AskOptions, askModel, type ModelAnswer } from './ask-model.ts';
import { hideSecrets, type Secrets } from './hide-secrets.ts';
import type { ModelSource } from './model-source.ts';
import { bounds, shorten, type Wish } from './proposal.ts';
import { askedCases, type ProposedCase } from './read-cases.ts';
import { type Reading, readSentence } from './read-steps.ts';
import { setBounds } from './site-bounds.ts';
import { writePrompt } from './write-prompt.ts';

export interface Proposal {
  cases: TestCase[];
  /** Whole sentences for the author: what was left out, and why. */
  notes: string[];
  usage: Pick<ModelAnswer<unknown>, 'model' | 'tokens' | 'cost' | 'milliseconds' | 'attempts'>;
}

type Steps = (Step | NotUnderstood)[];

function isUnderstood(step: Step | NotUnderstood): step is Step {
  return 'command' in step;
}

function openAt(address: string): Step {
  const command = { do: 'open', address } as const;
  return { source: '', sentence: renderStep(command), command };
}

/** The author's steps, and the opening, by the sentences that a model would have to write to mean them. */
function indexOwnSteps(steps: Steps, target: string | undefined, secrets: Secrets): Map<string, Step> {
  const own = [...(target === undefined ? [] : [openAt(target)]), ...steps.filter(isUnderstood)];
  return new Map(own.map((step) => [secrets.hide(step.sentence), step]));
}

/** A case has to begin somewhere; where the model forgot, it begins at the address under test. */
function beginAt(target: string | undefined, steps: Steps): Steps {
  const first = steps.filter(isUnderstood).find(({ command }) => !isSetting(command))?.command;
  const isBegun = !first || first.do === 'call' || (first.do === 'open' && !first.named);
  return target === undefined || isBegun ? steps : [openAt(target), ...steps];
}

function readCase(proposed: ProposedCase, index: number, reading: Reading, target: string | undefined) {
  const title = shorten(proposed.title, bounds.title) || `Case ${index + 1}`;
  const read = proposed.steps.slice(0, bounds.steps).map((sentence) => readSentence(sentence, reading));
  const all = beginAt(
    target,
    read.flatMap(({ steps }) => steps),
  );
  const steps = all.slice(0, bounds.steps);
  const notes = read.flatMap((one) => one.notes);
  if (proposed.steps.length > bounds.steps || all.length > bounds.steps)
    notes.push(`"${title}" was cut after ${bounds.steps} steps.`);
  if (
    !steps.some((step) => isUnderstood(step) && (step.command.do === 'expect' || step.command.do === 'wait'))
  )
    notes.push(`"${title}" checks nothing that was understood. Add what should be seen afterwards.`);
  const testCase: TestCase = {
    title,
    description: shorten(proposed.description, bounds.words),
    priority: proposed.priority,
    steps,
    expectedResult: shorten(proposed.expectedResult, bounds.words),
    origin: proposed.origin,
  };
  return { testCase, notes };
}

function tellSteps({ steps }: TestCase): string {
  return steps.map((step) => (isUnderstood(step) ? step.sentence : step.source)).join('\n');
}

/** Two cases with the same steps are one. */
function dropRepeated(cases: TestCase[]): TestCase[] {
  const seen = new Set<string>();
  return cases.filter((one) => {
    const steps = tellSteps(one);
    const isNew = !seen.has(steps);
    seen.add(steps);
    return isNew;
  });
}

/** Asks a model for test cases in the step language. Only steps come out of it, and only such as an author could have written. */
export async function proposeCases(
  source: ModelSource,
  wish: Wish,
  options: AskOptions & { onProgress?: (progress: { attempt: number; characters: number }) => void } = {},
): Promise<Proposal> {
  const { parsed } = wish;
  const target = parsed.address ?? wish.address ?? wish.facts?.address;
  const secrets = hideSecrets(`${wish.text}\n${target ?? ''}`, parsed);
  const site = setBounds([target, wish.facts?.address], wish.text);
  const answer = await askModel(
    source,
    {
      messages: writePrompt(wish, { site, secrets, target }),
      maxTokens: bounds.maxTokens,
      json: askedCases,
      ...(options.onProgress && { onProgress: options.onProgress }),
    },
    options,
  );

  const own = parsed.requirements.flatMap((requirement) => requirement.steps);
  const reading: Reading = { bounds: site, secrets, ownSteps: indexOwnSteps(own, target, secrets) };
  const { most } = caseCounts[wish.options.complexity];
  const read = answer.json.slice(0, most).map((one, index) => readCase(one, index, reading, target));
  const surplus = answer.json.length - most;
  const { model, tokens, cost, milliseconds, attempts } = answer;
  return {
    cases: dropRepeated(read.map(({ testCase }) => testCase)),
    notes: [
      ...new Set(read.flatMap(({ notes }) => notes)),
      ...(surplus > 0
        ? [`The model proposed ${surplus} more than the ${most} cases asked for; they were left out.`]
        : []),
    ],
    usage: { model, tokens, cost, milliseconds, attempts },
  };
}

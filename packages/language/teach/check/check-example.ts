import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { listFollowing, type Pages } from '../states/pages.ts';
import { saysName, saysNumber, tidy } from './author-words.ts';
import { holdsOn } from './claims.ts';
import { placeSentences } from './coverage.ts';
import { type Example, type ExampleSentence, nothing, untestable } from './example.ts';
import { hasText, isShown, type Resolved, resolveOn } from './on-page.ts';
import { namesOf, type Parts, partsOf } from './parts-of-step.ts';

export interface Counts {
  sentences: number;
  steps: number;
  nothing: number;
  untestable: number;
  /** Targets that are called by the author's words, for want of them on the page. */
  missing: number;
  trueClaims: number;
  falseClaims: number;
  /** Sentences with three or more actions. */
  long: number;
}

export interface Checked {
  problems: string[];
  /** What is right if it was meant so. */
  notes: string[];
  counts: Counts;
}

type Acting = Parts['acting'][number];
type States = ReturnType<typeof listFollowing>;

function checkValues({ values, numbers, names }: Parts, text: string, states: States): string[] {
  const problems: string[] = [];
  for (const value of values) {
    if (value === '' || value.includes('{{') || text.includes(value)) continue;
    if (tidy(text).includes(tidy(value)))
      problems.push(`"${value}" is written otherwise in the text: copy it letter by letter`);
    else {
      const where = states.some(({ snapshot }) => hasText(snapshot, value))
        ? 'is on the page but not in the text'
        : 'is not in the text';
      problems.push(`"${value}" ${where}: a value is copied from the author's text`);
    }
  }
  for (const number of numbers)
    if (!saysNumber(text, number))
      problems.push(`${number} is not in the text: a number is what the author said`);
  for (const name of names)
    if (!name.includes('{{') && !saysName(text, name) && !states.some((one) => hasText(one.snapshot, name)))
      problems.push(`"${name}" is neither in the text nor on the page: name it as one of them does`);
  return problems;
}

interface Acted {
  problem?: string;
  note?: string;
  isMissing?: true;
}

async function resolveIn(states: States, { target, purpose }: Acting): Promise<Resolved | undefined> {
  let first: Resolved | undefined;
  for (const { snapshot } of states) {
    const resolved = await resolveOn(snapshot, target, purpose);
    if (resolved.outcome === 'found') return resolved;
    first ??= resolved;
  }
  return first;
}

/** `states`: where the target may be, the state in view first. */
async function checkActing(acting: Acting, text: string, states: States): Promise<Acted> {
  const { target } = acting;
  if (target.name === 'it' || target.name.includes('{{')) return {};
  const resolved = await resolveIn(states, acting);
  if (!resolved) return {};
  const said = renderStep({ do: 'click', target }).replace(/^Click /, '');
  const hint =
    'phrases' in resolved && resolved.phrases.length > 0 ? `: ${resolved.phrases.join(' | ')}` : '';
  if (resolved.outcome === 'found') {
    if (resolved.isBorne || target.name === '') return {};
    return { note: `${said} is taken for "${resolved.called}": is it meant? Then name it so` };
  }
  if (resolved.outcome === 'ambiguous')
    return { problem: `${said} fits several things on the page, tell which${hint}` };
  const names = namesOf(target);
  const absent = names.filter((name) => !states.some(({ snapshot }) => isShown(snapshot, name)));
  if (absent.length === 0 && names.length > 0)
    return {
      problem: `${said} is not found although its names are on the page: check kind and place${hint}`,
    };
  if (
    (names.length === 0 && target.kind && saysName(text, target.kind)) ||
    absent.some((name) => saysName(text, name))
  )
    return { isMissing: true };
  return {
    problem: `${said} is neither on the page nor said in the text: use the name in the view${hint}`,
  };
}

function countClaim(command: Command, states: States, counts: Counts, isFirst: boolean): void {
  const [state] = states;
  if (command.do !== 'expect' || !state || !isFirst) return;
  const { do: _, ...claim } = command;
  const holds = holdsOn(state.snapshot, claim);
  if (holds !== undefined) counts[holds ? 'trueClaims' : 'falseClaims'] += 1;
}

async function checkSentence(
  { steps, page }: ExampleSentence,
  text: string,
  pages: Pages,
  checked: Checked,
): Promise<void> {
  const { problems, notes, counts } = checked;
  const states = listFollowing(pages, page);
  if (states.length === 0) problems.push(`the state ${page} is in no file of pages: name one that is`);
  if (steps.some((step) => step === nothing || step === untestable)) {
    counts[steps[0] === nothing ? 'nothing' : 'untestable'] += 1;
    if (steps.length > 1) problems.push(`"${nothing}" and "${untestable}" stand alone`);
    return;
  }
  let actions = 0;
  for (const step of steps) {
    counts.steps += 1;
    const command = readCanonical(step);
    if (!command) {
      problems.push(`no canonical sentence: ${step}`);
      continue;
    }
    const rendered = renderStep(command);
    if (rendered !== step) problems.push(`write ${rendered} instead of ${step}`);
    const parts = partsOf(command);
    problems.push(...checkValues(parts, text, states).map((problem) => `${step} - ${problem}`));
    for (const acting of parts.acting) {
      // What the first step speaks of is on the page in view; later ones may be on a page after it.
      const acted = await checkActing(acting, text, actions === 0 ? states.slice(0, 1) : states);
      if (acted.problem) problems.push(`${step} - ${acted.problem}`);
      if (acted.note) notes.push(`${step} - ${acted.note}`);
      if (acted.isMissing) counts.missing += 1;
    }
    countClaim(command, states, counts, actions === 0);
    if (command.do !== 'expect') actions += 1;
  }
  if (actions >= 3) counts.long += 1;
}

export async function checkExample({ text, sentences }: Example, pages: Pages): Promise<Checked> {
  const counts: Counts = {
    sentences: sentences.length,
    steps: 0,
    nothing: 0,
    untestable: 0,
    missing: 0,
    trueClaims: 0,
    falseClaims: 0,
    long: 0,
  };
  const checked: Checked = { problems: [], notes: [], counts };
  const { starts, loose } = placeSentences(
    text,
    sentences.map(({ said }) => said),
  );
  sentences.forEach(({ said }, index) => {
    if (starts[index] === undefined)
      checked.problems.push(`not in the text after the sentence before it, letter by letter: ${said}`);
  });
  for (const words of loose) checked.problems.push(`words of the text in no sentence: ${words}`);
  for (const sentence of sentences) await checkSentence(sentence, text, pages, checked);
  return checked;
}

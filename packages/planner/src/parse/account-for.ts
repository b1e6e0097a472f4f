import type { Command, NotUnderstood, Step } from '../steps/language.ts';
import { findUnaccounted } from './accounting.ts';
import { alignWords, joining, listTokens, placeWords, type Token, type WordPlaces } from './align-words.ts';
import { findStructure, type Structure } from './find-structure.ts';
import type { Mending } from './mending.ts';
import { reasons } from './outcomes.ts';
import type { NoteName, Piece, Requirement } from './types.ts';

/** Words of the author as a reader has them, and what became of them. */
export interface Fragment {
  words: string;
  is: 'step' | 'not read' | NoteName;
  /** What the words of a step became. */
  commands?: readonly Command[];
  /** Only for words that no other fragment has. */
  isRest?: true;
  /** The reader has left it out without a word. */
  isPassedOver?: true;
}

/** A requirement, and what its part of the text was taken apart into, in the order of the text. */
export interface ReadBlock {
  requirement: Requirement;
  fragments: Fragment[];
}

export interface Account {
  requirements: Requirement[];
  pieces: Piece[];
}

/** Of fragments that hold the same word the first of these has it; notes come last. */
const ranks: Fragment['is'][] = ['not read', 'step'];

function rankOf(fragment: Fragment | undefined): number {
  if (!fragment) return Number.POSITIVE_INFINITY;
  if (fragment.isRest) return ranks.length + 1;
  const rank = ranks.indexOf(fragment.is);
  return rank < 0 ? ranks.length : rank;
}

function describe(is: Fragment['is']): Pick<Piece, 'is' | 'note'> {
  return is === 'step' || is === 'not read' ? { is } : { is: 'note', note: is };
}

/** Words on one line with the same fate are one piece. */
function toPieces(text: string, tokens: readonly Token[], fates: readonly Fragment[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, { start, end, line }] of tokens.entries()) {
    const fate = fates[index];
    if (!fate) continue;
    const open = pieces.at(-1);
    if (open && fate === fates[index - 1] && line === open.line) open.end = Math.max(open.end, end);
    else pieces.push({ start, end, line, text: '', ...describe(fate.is) });
  }
  return pieces.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }));
}

function listWords(steps: readonly (Step | NotUnderstood)[]): Set<string> {
  const told = steps.flatMap((step) => ('sentence' in step ? [step.source, step.sentence] : [step.source]));
  return new Set(told.flatMap((words) => listTokens(words).map(({ word }) => word)));
}

const forms = new Map<NoteName, Fragment>();

function noteOf(is: NoteName): Fragment {
  const known = forms.get(is) ?? { words: '', is };
  forms.set(is, known);
  return known;
}

/** Words that belong to the form of the text; undefined where they say something. */
function readForm(
  { word, start }: Token,
  structure: readonly Structure[],
  used: ReadonlySet<string>,
): Fragment | undefined {
  const form = structure.find((part) => part.start <= start && start < part.end);
  if (form && form.is !== 'cell') return noteOf(form.is);
  if (joining.has(word)) return noteOf('joining words');
  // What stands in a table is filled in where it is named.
  return form && used.has(word) ? inTable : undefined;
}

const inTable: Fragment = { words: '', is: 'step' };

/** More words than these are a clause of their own, whatever the commands beside it stand for. */
const mostKept = 6;

/** Commands of one line that are asked whether they stand for words of it. */
const mostBeside = 40;

interface ToldStep {
  command: Command;
  words: ReadonlySet<string>;
}

/** Whether a step that was put together from several places has these words: half of them as they are, and a stand-in for the rest. */
function isInStep(text: string, words: readonly Token[], step: ToldStep): boolean {
  const telling = words.filter(({ word }) => !joining.has(word));
  const same = telling.filter(({ word }) => step.words.has(word)).length;
  return same > 0 && same * 2 >= telling.length && findUnaccounted(text, [step.command], []).length === 0;
}

/** The commands that words of each line became. */
function groupCommands(
  tokens: readonly Token[],
  fates: readonly (Fragment | undefined)[],
): Map<number, Command[]> {
  const byLine = new Map<number, Set<Fragment>>();
  for (const [index, { line }] of tokens.entries()) {
    const fate = fates[index];
    if (fate?.commands) byLine.set(line, (byLine.get(line) ?? new Set()).add(fate));
  }
  return new Map(
    [...byLine].map(([line, fragments]) => [
      line,
      [...fragments].flatMap(({ commands = [] }) => commands).slice(0, mostBeside),
    ]),
  );
}

/** Words between others of a line that no fragment has: the commands of that line may stand for them all the same. */
function settleRest(
  text: string,
  tokens: readonly Token[],
  fates: readonly (Fragment | undefined)[],
  steps: readonly (Step | NotUnderstood)[],
): Fragment[] {
  const settled = [...fates];
  const beside = groupCommands(tokens, fates);
  const told = steps.flatMap((step): ToldStep[] =>
    'command' in step
      ? [{ command: step.command, words: new Set(listTokens(step.sentence).map(({ word }) => word)) }]
      : [],
  );
  for (let begin = 0; begin < tokens.length; begin++) {
    if (settled[begin]) continue;
    const line = tokens[begin]?.line ?? 0;
    // "log in with nora / Hill-42 first": words that join others belong to these.
    let end = begin;
    for (let next = begin + 1; tokens[next]?.line === line; next++) {
      if (!settled[next]) end = next;
      else if (settled[next] !== noteOf('joining words')) break;
    }
    const words = text.slice(tokens[begin]?.start, tokens[end]?.end);
    const run = tokens.slice(begin, end + 1);
    const commands = beside.get(line) ?? [];
    const isKept =
      run.length <= mostKept &&
      ((commands.length > 0 && findUnaccounted(words, commands, []).length === 0) ||
        told.some((step) => isInStep(words, run, step)));
    const fate: Fragment = isKept ? { words, is: 'step' } : { words, is: 'not read', isPassedOver: true };
    settled.fill(fate, begin, end + 1);
    begin = end;
  }
  return settled.map((fate) => fate ?? { words: '', is: 'not read' });
}

/** Words that were passed over, from the first to the last. */
interface Passed {
  begin: number;
  end: number;
}

function findPassed(fates: readonly Fragment[]): Passed[] {
  const passed: Passed[] = [];
  for (const [index, fate] of fates.entries()) {
    if (!fate.isPassedOver) continue;
    const last = passed.at(-1);
    if (last && fates[last.begin] === fate) last.end = index;
    else passed.push({ begin: index, end: index });
  }
  return passed;
}

type Place = { index: number; fate: Fragment } | undefined;

/** The nearest words on one side that are more than form. */
function findBeside(fates: readonly Fragment[], from: number, step: 1 | -1): Place {
  for (let index = from + step; index >= 0 && index < fates.length; index += step) {
    const fate = fates[index];
    if (fate && fate.words !== '') return { index, fate };
  }
  return undefined;
}

function isUnread(step: Step | NotUnderstood): step is NotUnderstood {
  return !('command' in step);
}

/**
 * Words that the reader passed over become clauses that were not understood, where they stand; beside such a clause they are part
 * of it.
 */
function handBackPassed(
  text: string,
  tokens: readonly Token[],
  fates: readonly Fragment[],
  blocks: readonly ReadBlock[],
): Requirement[] {
  const all = blocks.map(({ requirement }) => ({ ...requirement, steps: [...requirement.steps] }));
  const blockOf = (fate: Fragment | undefined) =>
    blocks.findIndex(({ fragments }) => fate !== undefined && fragments.includes(fate));
  for (const { begin, end } of findPassed(fates)) {
    const words = text.slice(tokens[begin]?.start, tokens[end]?.end);
    const before = findBeside(fates, begin, -1);
    const after = findBeside(fates, end, 1);
    const line = tokens[begin]?.line;
    const clause = [before, after].find(
      (beside) => beside?.fate.is === 'not read' && tokens[beside.index]?.line === line,
    );
    const owner = all[Math.max(0, blockOf((clause ?? before ?? after)?.fate))];
    const place = owner?.steps.findIndex(
      (step) => isUnread(step) && clause && step.source.includes(clause.fate.words),
    );
    const known = place === undefined || place < 0 ? undefined : owner?.steps[place];
    if (owner && known && isUnread(known) && clause && place !== undefined) {
      const from = Math.min(begin, clause.index);
      const to = Math.max(end, clause.index);
      const joined = joinClause(text, tokens, fates, { begin: from, end: to }, clause.fate);
      owner.steps[place] = {
        ...known,
        source: known.source.replace(clause.fate.words, joined),
        ...(known.again && {
          again: { ...known.again, words: known.again.words.replace(clause.fate.words, joined) },
        }),
      };
      continue;
    }
    const said = before && blockOf(before.fate) >= 0 ? before.fate.words : undefined;
    const last =
      said === undefined ? -1 : (owner?.steps.findLastIndex(({ source }) => source.includes(said)) ?? -1);
    owner?.steps.splice(last + 1, 0, { source: words, reason: reasons.passedOver });
  }
  return all;
}

/** A clause with the words beside it that were passed over. */
function joinClause(
  text: string,
  tokens: readonly Token[],
  fates: readonly Fragment[],
  { begin, end }: Passed,
  clause: Fragment,
): string {
  let from = begin;
  let to = end;
  while (from > 0 && fates[from - 1] === clause) from--;
  while (to + 1 < fates.length && fates[to + 1] === clause) to++;
  return text.slice(tokens[from]?.start, tokens[to]?.end);
}

/** Each clause that was not understood, with the line it begins on. */
function addLines(
  requirements: readonly Requirement[],
  places: WordPlaces,
  fates: readonly Fragment[],
  mended: ReadonlyMap<string, string>,
): Requirement[] {
  const taken = new Set<number>();
  let from = 0;
  return requirements.map((requirement) => ({
    ...requirement,
    steps: requirement.steps.map((step) => {
      if (!isUnread(step)) return step;
      const words = listTokens(step.source, mended).map(({ word }) => word);
      const isTaken = (index: number) => taken.has(index) || fates[index]?.is !== 'not read';
      // Values of an outline stand elsewhere than the words they are put into.
      const at = alignWords(words, places, { isTaken, from, least: 0.25 });
      for (const index of at) taken.add(index);
      from = at[0] ?? from;
      const line = places.tokens[at[0] ?? -1]?.line;
      return line === undefined ? step : { ...step, line };
    }),
  }));
}

/**
 * What became of every word of a text. Words that no fragment has, that no command stands for and that are no part of the text's
 * form were not read.
 */
export function accountFor(
  text: string,
  blocks: readonly ReadBlock[],
  mendings: readonly Mending[],
): Account {
  const mended = new Map(mendings.map(({ from, to }) => [from.toLowerCase(), to]));
  const tokens = listTokens(text, mended);
  const places = placeWords(tokens);
  const taken: (Fragment | undefined)[] = tokens.map(() => undefined);
  let from = 0;
  for (const fragment of blocks.flatMap(({ fragments }) => fragments)) {
    const sought = listTokens(fragment.words, mended).map(({ word }) => word);
    const isTaken = (index: number) => rankOf(taken[index]) <= rankOf(fragment);
    const at = alignWords(sought, places, { isTaken, from });
    for (const index of at) if (!isTaken(index)) taken[index] = fragment;
    from = at.at(-1) ?? from;
  }
  const structure = findStructure(text);
  const steps = blocks.flatMap(({ requirement }) => requirement.steps);
  const used = listWords(steps);
  const formed = tokens.map((token, index) => taken[index] ?? readForm(token, structure, used));
  const fates = settleRest(text, tokens, formed, steps);
  const requirements = handBackPassed(text, tokens, fates, blocks);
  return {
    requirements: addLines(requirements, places, fates, mended),
    pieces: toPieces(text, tokens, fates),
  };
}

import { capitalise } from '@assay/contract/text';
import { preferApiSteps } from '../api/read-api-steps.ts';
import { looksLikeAddress } from '../steps/addresses.ts';
import type { Command, NotUnderstood, Step } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import { accountFor, type Fragment, type ReadBlock } from './account-for.ts';
import { type Block, readTitle, splitBlocks } from './blocks.ts';
import { writeEmphasis } from './emphasis.ts';
import { keepExactLines } from './exact-lines.ts';
import { readFlags } from './flags.ts';
import { isHeading } from './headings.ts';
import { listSentences } from './list-sentences.ts';
import { type Literal, maskLiterals, unmask } from './literals.ts';
import { type Mending, mendSpelling } from './mending.ts';
import { type Outcome, reasons } from './outcomes.ts';
import { expandOutlines } from './outlines.ts';
import { splitPredicate } from './predicates.ts';
import { refuseUnaccounted } from './refuse-unaccounted.ts';
import { dropRemarks } from './remarks.ts';
import { resolveButton } from './resolve-button.ts';
import { resolveDescribed } from './resolve-described.ts';
import { resolveAll } from './resolve-it.ts';
import { resolveOthers } from './resolve-others.ts';
import { resolveRecord } from './resolve-record.ts';
import { settleMemories } from './settle-memories.ts';
import { settleOutcomes, willExpect } from './settle-outcomes.ts';
import { shareLimit } from './share-limit.ts';
import { readStory } from './stories.ts';
import { writeTables } from './tables.ts';
import type { Before } from './told-records.ts';
import type { ParsedRequirement, Readings, Requirement } from './types.ts';
import { readUnits, type Said } from './units.ts';
import { expectPage } from './visible.ts';
import { expandContractions } from './wording.ts';

/**
 * Reads a text of one or more requirements. Nothing is dropped: what is not understood is handed back as such. `readings`: what
 * sentences of it that were not understood have been read as since.
 */
export function parseRequirement(text: string, readings?: Readings): ParsedRequirement {
  const written = expandOutlines(dropRemarks(text));
  const exact = keepExactLines(written);
  const { text: mended, mendings, literals } = prepare(writeTables(exact.text), exact.values);
  const findTitle = (words: string) => findOwnTitle(unmask(words, literals).trim(), written);
  const blocks = splitBlocks(mended).map((block) => ({ ...block, title: findTitle(block.title) }));
  const read = blocks.map((block) => readBlock(block, literals, mendings, readings));
  const { requirements, pieces } = accountFor(text, takeTitleLines(blocks, read, findTitle), mendings);
  const address = findAddress(literals, requirements);
  return { ...(address && { address }), requirements, pieces };
}

/** The text as it is read: what is quoted is masked, and spelling and grammar are made plain. */
function prepare(
  text: string,
  exact: readonly string[] = [],
): { text: string; mendings: Mending[]; literals: Literal[] } {
  const masked = maskLiterals(writeEmphasis(writeIdentifiers(text)), exact);
  const { text: mended, mended: mendings } = mendSpelling(expandContractions(lowerKeywords(masked.text)));
  return { text: mended, mendings, literals: masked.literals };
}

/** "TC_012" and "TC12" at the head of a line are ids of test cases; elsewhere they would be values. */
function writeIdentifiers(text: string): string {
  return text.replace(/^([#*\s]*(?:test case:? +)?(?:TC|REQ|UC))[_ ]?(?=\d)/gim, '$1-');
}

/** A title is shown as its author wrote it, without what was mended to read it. */
function findOwnTitle(title: string, text: string): string {
  if (title === '') return title;
  const lines = text.split(/\r\n?|\n/);
  const written = lines.flatMap((line, index) => readTitle(line, lines[index + 1] ?? '') ?? []);
  if (written.includes(title)) return title;
  const asRead = (one: string) => {
    const { text: read, literals } = prepare(one);
    return unmask(read, literals).trim();
  };
  return written.find((one) => asRead(one) === title) ?? title;
}

const longestTitle = 12;

/** A line alone above a paragraph of steps, which ends like no sentence and in which nothing is understood, is their title. */
function takeTitleLines(
  blocks: readonly Block[],
  read: readonly ReadBlock[],
  findTitle: (words: string) => string,
): ReadBlock[] {
  const isTitle = (at: number): boolean => {
    const [only, ...more] = blocks[at]?.units ?? [];
    const { steps = [], story } = read[at]?.requirement ?? {};
    return (
      only !== undefined &&
      more.length === 0 &&
      blocks[at]?.title === '' &&
      story === undefined &&
      only.mode === 'plain' &&
      !only.isListed &&
      !only.isLabelled &&
      /^\p{Lu}/u.test(only.text) &&
      !/[.!?:;,]$/.test(only.text) &&
      only.text.split(' ').length <= longestTitle &&
      steps.length > 0 &&
      steps.every((step) => 'reason' in step)
    );
  };
  const takesTitle = (at: number): boolean => {
    const { titled, steps = [] } = read[at]?.requirement ?? {};
    const isFree = titled === undefined && !isTitle(at);
    return isFree && isTitle(at - 1) && steps.some((step) => 'command' in step);
  };
  return read.flatMap((block, at) => {
    if (takesTitle(at + 1)) return [];
    const [line] = takesTitle(at) ? (blocks[at - 1]?.units ?? []) : [];
    if (!line) return [block];
    const title = findTitle(line.text);
    const fragments: Fragment[] = [{ words: title, is: 'title' }, ...block.fragments];
    const requirement = { ...block.requirement, title, titled: true as const, notes: listNotes(fragments) };
    return [{ requirement, fragments }];
  });
}

/** Keywords written in capitals: "GIVEN … WHEN … THEN …". */
function lowerKeywords(text: string): string {
  return text
    .replace(/\b(?:GIVEN|WHEN|THEN)\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/\b(?:AND|BUT)\b/g, (word) => word.toLowerCase());
}

/** Addresses that a step opens after others: they are visited on the way, and the flow begins elsewhere. */
function listVisited(requirements: Requirement[]): Set<string> {
  const visited = new Set<string>();
  for (const { steps } of requirements) {
    const actions = steps.filter((step) => 'command' in step && step.command.do !== 'expect');
    for (const step of actions.slice(1))
      if ('command' in step && step.command.do === 'open') visited.add(step.command.address);
  }
  for (const { steps } of requirements) {
    const [first] = steps;
    if (first && 'command' in first && first.command.do === 'open') visited.delete(first.command.address);
  }
  return visited;
}

/** The address that the text begins with. What is typed somewhere is a value, even if it looks like an address. */
function findAddress(literals: Literal[], requirements: Requirement[]): string | undefined {
  const typed = new Set(
    requirements.flatMap(({ steps }) =>
      steps.flatMap((step) => ('command' in step && step.command.do === 'type' ? [step.command.text] : [])),
    ),
  );
  const visited = listVisited(requirements);
  const others = literals.filter(({ value }) => !visited.has(value));
  return (
    others.find(({ sort, value }) => (sort === 'u' || sort === 'q') && /^https?:\/\//i.test(value))?.value ??
    others.find(({ sort, value }) => sort === 'u' && looksLikeAddress(value) && !typed.has(value))?.value
  );
}

/** A line above all others that nobody could follow is a heading: nothing is left undone without it. */
function markHeading(
  steps: (Step | NotUnderstood)[],
  { units }: Block,
  literals: Literal[],
): (Step | NotUnderstood)[] {
  const [first, ...more] = steps;
  const [line, next] = units;
  if (!first || 'command' in first || first.about || !line || !next) return steps;
  if (line.mode !== 'plain' || line.isListed) return steps;
  const text = unmask(line.text, literals);
  const isWhole = text.replace(/\?$/, '') === first.source.replace(/\?$/, '');
  return isWhole && isHeading(text) ? [{ ...first, about: 'remark' }, ...more] : steps;
}

/** The words of a block and what they were taken for. */
function listFragments(
  block: Block,
  outcomes: readonly Outcome[],
  said: readonly Said[],
  steps: readonly (Step | NotUnderstood)[],
  literals: Literal[],
): Fragment[] {
  const unread = steps.filter((step) => !('command' in step)).map(({ source }) => source);
  const told = said.find(({ text }) => readStory(text));
  return [
    { words: unmask(block.title, literals), is: 'title' as const },
    ...(told ? [{ words: unmask(told.text, literals), is: 'story' as const }] : []),
    ...outcomes.map((outcome): Fragment => {
      const words = unmask(outcome.source, literals);
      if (outcome.is === 'exploration') return { words, is: 'goal' };
      if (outcome.is === 'commands') return { words, is: 'step', commands: outcome.commands };
      if (unread.some((source) => source.includes(words))) return { words, is: 'not read' };
      if (outcome.is === 'frame' && !outcome.isNote) return { words, is: 'lead-in' };
      if (outcome.is === 'frame') return { words, is: readStory(words) ? 'story' : 'remark' };
      return { words, is: 'step' };
    }),
    ...steps.map(
      (step): Fragment =>
        'command' in step
          ? { words: step.source, is: 'step', commands: [step.command], isRest: true }
          : { words: step.source, is: 'not read', isRest: true },
    ),
  ].filter(({ words }) => words !== '');
}

const demanding =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|can(?:not)?|works?|correct(?:ly)?|right|ok|fine)\b/i;

function listNotes(fragments: readonly Fragment[]): Requirement['notes'] {
  return fragments.flatMap(({ words, is }) => {
    if (is === 'step' || is === 'not read') return [];
    const claims = is === 'story' || demanding.test(words) || splitPredicate(words) !== undefined;
    return [{ note: is, words, ...(claims && { claims: true as const }) }];
  });
}

function readBlock(block: Block, literals: Literal[], mendings: Mending[], readings?: Readings): ReadBlock {
  const { outcomes: read, said, story } = readUnits(block.units, literals, readings);
  const outcomes = settleOutcomes(refuseUnaccounted(read, literals));
  const sentences = listSentences(said, read, outcomes, literals);
  const written = block.units.map(({ text }) => unmask(text, literals)).join(' ');
  const lines = block.units.map(({ text }) => unmask(undoMending(text, mendings), literals)).join('\n');
  const explore = outcomes.find(({ is }) => is === 'exploration')?.source;
  const steps = markHeading(
    preferApiSteps(lines, settleMemories(makeSteps(outcomes, literals, mendings))),
    block,
    literals,
  );
  const requirement: Requirement = {
    title: block.title || makeTitle(story?.goal ?? withoutBase(written), literals),
    ...(block.title !== '' && { titled: true as const }),
    ...(story && {
      story: {
        actor: unmask(story.actor, literals),
        goal: unmask(story.goal, literals),
        benefit: unmask(story.benefit, literals),
      },
    }),
    sentences,
    steps,
    flags: {
      ...readFlags(written),
      ...(explore !== undefined && { explore: unmask(explore, literals) }),
    },
  };
  const fragments = listFragments(block, outcomes, said, steps, literals);
  return { requirement: { ...requirement, notes: listNotes(fragments) }, fragments };
}

const baseSentence = /^(?:the )?base (?:url|address) (?:is )?(?:at )?\S+\.?\s+(?=\S)/i;

/** Where a service lives is no title. */
function withoutBase(written: string): string {
  return written.replace(baseSentence, '');
}

/** Names of fields are no words of English, so their spelling is nobody's to mend. */
function undoMending(text: string, mendings: readonly Mending[]): string {
  return mendings.reduce(
    (undone, { from, to }) => undone.replace(new RegExp(`(?<![\\w-])${to}(?![\\w-])`, 'g'), from),
    text,
  );
}

function makeTitle(text: string, literals: Literal[]): string {
  const first =
    unmask(text, literals)
      .split(/(?<=[.!?])\s/)[0]
      ?.trim() ?? '';
  const short =
    first.length > 80 ? `${first.slice(0, 79).replace(/\s\S*$/, '')}…` : first.replace(/[.:]$/, '');
  return capitalise(short);
}

/** Words that only frame or refuse stay with the step that gives the evidence; without one they are handed back. */
function makeSteps(outcomes: Outcome[], literals: Literal[], mendings: Mending[]): (Step | NotUnderstood)[] {
  const steps: (Step | NotUnderstood)[] = [];
  let pending = '';
  outcomes.forEach((outcome, index) => {
    const source = unmask(`${pending}${outcome.source}`.trim(), literals);
    if (outcome.is === 'frame') {
      // What is shown back with the whole sentence need not be told twice.
      if (outcomes[index + 1]?.source !== outcome.source) pending = `${pending}${outcome.source}: `;
      return;
    }
    const shown = outcome.is === 'refusal' && !outcome.attempt ? lastShown(steps) : undefined;
    if (shown) {
      shown.source = `${shown.source}; ${source}`;
      pending = '';
      return;
    }
    if (outcome.is === 'refusal' && outcomes.slice(index + 1).some(willExpect)) {
      steps.push(
        ...(outcome.attempt ?? []).map((command) => ({ source, sentence: renderStep(command), command })),
      );
      pending = `${pending}${outcome.source}; `;
      return;
    }
    pending = '';
    if (outcome.is === 'exploration') return;
    if (outcome.is === 'commands') {
      const { page } = outcome;
      const said = shareLimit(
        page === undefined ? outcome.commands : [...reachPage(page, steps), ...outcome.commands],
      );
      const commands = pointBack(said, steps, source);
      if (commands === undefined) {
        steps.push({ source, reason: reasons.unclear });
        return;
      }
      steps.push(
        ...commands.map((command) => ({
          source,
          sentence: renderStep(command),
          command,
          ...findMended(outcome.source, mendings),
        })),
      );
    } else steps.push(handBack(outcome, source, literals, steps));
  });
  const last = steps.at(-1);
  const end = outcomes.at(-1);
  if (pending !== '' && last && end?.is === 'frame' && ('command' in last || end.isNote))
    last.source = `${last.source}; ${unmask(pending.replace(/[:;] $/, ''), literals)}`;
  else if (pending !== '')
    steps.push({
      source: unmask(pending.replace(/[:;] $/, ''), literals),
      reason: reasons.unknown,
      ...(end?.is === 'frame' && end.isNote && { about: 'remark' as const }),
    });
  return steps;
}

/** What commands point back at, named; undefined where it is not clear what that is. */
function pointBack(commands: readonly Command[], steps: Before, source: string): Command[] | undefined {
  // "It" in an action that depends on something is that very thing.
  if (commands.some((one) => one.do !== 'expect' && one.if)) return [...commands];
  const named = nameSpoken(commands, steps, source)?.map((one) => resolveOthers(one, steps, source));
  if (named === undefined || named.includes(undefined)) return undefined;
  return resolveAll(
    named.flatMap((command) => command ?? []),
    steps,
    source,
  );
}

/** Things and buttons that were named in an earlier step, or in an earlier command of the same words. */
function nameSpoken(commands: readonly Command[], steps: Before, source: string): Command[] | undefined {
  const named: Step[] = [];
  for (const command of commands) {
    const before = [...steps, ...named];
    const told = resolveDescribed(command, before, source);
    const meant = told && resolveRecord(resolveButton(told, before), before, source);
    if (meant === undefined) return undefined;
    named.push({ source, sentence: '', command: meant });
  }
  return named.map(({ command }) => command);
}

/** "…the error X is shown. The message must not be sent.": what shows the refusal may have been said just before. */
function lastShown(steps: readonly (Step | NotUnderstood)[]): Step | NotUnderstood | undefined {
  const last = steps.at(-1);
  const ways = last && 'again' in last ? (last.again?.ways ?? []) : [];
  if (ways.length > 0 && ways.every((way) => way.every((command) => command.do === 'expect'))) return last;
  return last && 'command' in last && last.command.do === 'expect' && !last.command.negated
    ? last
    : undefined;
}

function handBack(
  outcome: Extract<Outcome, { is: 'unknown' | 'refusal' }>,
  source: string,
  literals: Literal[],
  steps: readonly (Step | NotUnderstood)[],
): NotUnderstood {
  if (outcome.is === 'refusal') return { source, reason: reasons.refusal, about: 'claim' };
  const { reason, mode = 'plain' } = outcome;
  if (mode === 'note') return { source, reason, about: 'remark' };
  const ways = outcome.ways?.flatMap((way) => {
    const named = nameSpoken(shareLimit(way), steps, source);
    return named ? [resolveAll(named, steps, source)] : [];
  });
  return { source, reason, again: { words: unmask(outcome.source, literals), mode, ...(ways && { ways }) } };
}

/** A page named as the place of a check is opened where nothing came before; later it must have been reached. */
function reachPage(name: string, before: (Step | NotUnderstood)[]): Command[] {
  const command: Command =
    before.length === 0 ? { do: 'open', address: name, named: true } : { do: 'expect', ...expectPage(name) };
  const isKnown = before.some(
    (step) =>
      'sentence' in step &&
      (step.sentence === renderStep(command) ||
        (step.command.do === 'open' && step.command.address === name)),
  );
  return isKnown ? [] : [command];
}

function findMended(source: string, mendings: Mending[]): { mended?: Mending[] } {
  const words = new Set(source.toLowerCase().split(/[^a-z-]+/));
  const mended = mendings.filter(({ to }) => words.has(to));
  return mended.length > 0 ? { mended } : {};
}

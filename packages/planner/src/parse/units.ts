import type { Command } from '../steps/language.ts';
import { anyMark, makeMark, readMark } from '../steps/quoting.ts';
import { readCanonical } from '../steps/read.ts';
import { isAside, isBracketed } from './asides.ts';
import type { Unit } from './blocks.ts';
import { leaveSending, readMade } from './creating.ts';
import { partDescribed, readDescribedForm } from './described-forms.ts';
import { frameSummaries } from './frame-summaries.ts';
import { type Literal, unmask } from './literals.ts';
import { type Mode, type Outcome, reasons } from './outcomes.ts';
import { resolveOwners } from './owners.ts';
import { resolveBoth } from './pairs.ts';
import { startsWithVerb } from './passages.ts';
import { partPreconditions, writePrecondition } from './preconditions.ts';
import { splitPredicate } from './predicates.ts';
import { readAction } from './read-action.ts';
import { rewordSentence } from './rewording.ts';
import { readSentence } from './sentence.ts';
import { splitShorthand } from './shorthand.ts';
import { readStory } from './stories.ts';
import { partTold } from './told-parts.ts';
import type { Readings, SentenceReading, Story } from './types.ts';
import { completeUnits } from './unit-forms.ts';
import { matchVerb } from './verbs.ts';

/** Canonical sentences whose words would mean something else if they were taken apart. */
const house = /^(?:If|Check that) /;

const keyword = /^(given|when|then|and|but)(?:,)?\s+/i;

/** A sentence as the author wrote it, still masked, and where its outcomes begin. */
export interface Said {
  text: string;
  mode: Mode;
  from: number;
  /** It only tells something, for certain. */
  isIdle: boolean;
  /** What it asks for is known for certain. */
  isCertain?: boolean;
}

/**
 * Reads the lines of a requirement; "And" goes on with the mode of the line before. `readings`: sentences, as their author wrote
 * them, that somebody else has already read.
 */
export function readUnits(
  written: Unit[],
  literals: Literal[],
  readings?: Readings,
): { outcomes: Outcome[]; said: Said[]; story?: Story } {
  const units = completeUnits(written);
  const outcomes: Outcome[] = [];
  const said: Said[] = [];
  let story: Story | undefined;
  let mode: Mode = 'plain';
  for (const unit of units) {
    if (unit.mode === 'note') {
      outcomes.push({ source: unit.text, is: 'frame', isNote: true });
      continue;
    }
    const filled = readFieldLine(unit, units, literals);
    if (filled) {
      said.push({ text: unit.text, mode: unit.mode, from: outcomes.length, isIdle: false });
      const known = readings?.get(unmask(unit.text, literals));
      outcomes.push(
        known
          ? toOutcome(unit.text, known, unit.mode)
          : { source: unit.text, is: 'commands', commands: filled },
      );
      continue;
    }
    const isBefore =
      unit.mode === 'given' || /^given /i.test(unit.text) || (mode === 'given' && /^and /i.test(unit.text));
    const sentences = splitSentences(unit.text, literals)
      .flatMap((sentence) => (isBefore ? partPreconditions(sentence, unit.mode === 'given') : [sentence]))
      .flatMap((sentence) => partTold(sentence, unit.mode))
      .flatMap((part) => (part.isIdle || unit.mode === 'then' ? [part] : partDescribed(part, literals)));
    const lines = sentences.map(({ text }) => ({ text, mode: unit.mode }));
    for (const { text: sentence, isIdle } of sentences) {
      const one: Said = { text: sentence, mode: unit.mode, from: outcomes.length, isIdle };
      said.push(one);
      if (isIdle) {
        outcomes.push({ source: sentence, is: 'frame', isNote: true });
        continue;
      }
      const known = readings?.get(unmask(sentence, literals));
      if (known) {
        mode = nextMode(sentence, unit.mode, mode);
        outcomes.push(toOutcome(sentence, known, mode));
        continue;
      }
      const bare = sentence.replace(keyword, '');
      const canonical = house.test(bare) ? readCanonical(unmask(bare, literals)) : undefined;
      if (canonical) {
        mode = nextMode(sentence, unit.mode, mode);
        outcomes.push({ source: sentence, is: 'commands', commands: [canonical] });
        continue;
      }
      if (unit.mode !== 'then' && (isAside(sentence) || isBracketed(sentence))) {
        outcomes.push({ source: sentence, is: 'frame', isNote: true });
        continue;
      }
      const typed = readFieldLine({ text: sentence.replace(/\.$/, ''), mode: unit.mode }, lines, literals);
      if (typed) {
        outcomes.push({ source: sentence, is: 'commands', commands: typed });
        continue;
      }
      const told = readStory(sentence);
      if (told && !story) {
        story = told;
        continue;
      }
      const word = keyword.exec(sentence)?.[1]?.toLowerCase();
      const isKeyword = word !== undefined && isScenarioLine(word, sentence, units);
      if (isKeyword) mode = word === 'given' || word === 'when' || word === 'then' ? word : mode;
      else if (unit.mode !== 'plain' || !isKeyword) mode = unit.mode;
      for (const [each, text] of splitKeywords(isKeyword ? sentence.replace(keyword, '') : sentence, mode)) {
        mode = each;
        const granted =
          mode === 'given'
            ? writePrecondition(text, {
                isLabelled: unit.mode === 'given',
                isFirst: outcomes.every(isPrepared),
                isPlaced: isPlaced(text, outcomes),
              })
            : undefined;
        one.isCertain = granted?.isCertain === true;
        if (granted?.sentences.length === 0) {
          outcomes.push({ source: text, is: 'frame' });
          continue;
        }
        const made = mode === 'then' ? undefined : readMade(text, mode, literals);
        if (made) {
          one.isCertain = true;
          outcomes.push(...made);
          continue;
        }
        const described = mode === 'then' ? undefined : readDescribedForm(text, literals);
        if (described) {
          one.isCertain = true;
          const { command, order } = described;
          outcomes.push({ source: order, is: 'commands', commands: [command], mode, isTold: true });
          if (described.rest === '') continue;
        }
        const left = described?.rest ?? text;
        const heard = said.map((one) => one.text).join(' ');
        const reworded = granted?.sentences ?? rewordSentence(resolveBoth(resolveOwners(left, heard), heard));
        const read = reworded
          .flatMap((sentence) => splitShorthand(sentence, mode, literals))
          .flatMap(([own, part]) => readSentence(part, own, literals).map((one) => keepMode(one, own)));
        // The author's words are shown back, not ours.
        outcomes.push(...(reworded[0] === left ? read : read.map((one) => showBack(one, left))));
      }
    }
  }
  return { outcomes: leaveSending(frameSummaries(outcomes)), said, ...(story && { story }) };
}

/** What stands so in the author's words is shown back alone, so that nothing else is read again with it. */
function showBack(outcome: Outcome, text: string): Outcome {
  const isHandedBack = outcome.is === 'unknown' || outcome.is === 'refusal';
  return isHandedBack && text.includes(outcome.source) ? outcome : { ...outcome, source: text };
}

/** Whether somebody who reads it has only prepared what is to be tested. */
function isPrepared(outcome: Outcome): boolean {
  if (outcome.is !== 'commands') return true;
  return outcome.mode === 'given' || outcome.commands.every(({ do: done }) => preparing.has(done));
}

/** "I added a Mug to the cart, and the Mug is in the cart": it is not added again. */
function isPlaced(text: string, outcomes: readonly Outcome[]): boolean {
  return outcomes
    .flatMap((outcome) => (outcome.is === 'commands' ? outcome.commands : []))
    .flatMap((command) => (command.do === 'click' ? (command.target.within?.name ?? []) : []))
    .some((name) => name !== '' && text.toLowerCase().includes(name.toLowerCase()));
}

const preparing = new Set<Command['do']>(['open', 'log in', 'expect']);

function toOutcome(source: string, reading: SentenceReading, mode: Mode): Outcome {
  if ('ways' in reading) return { source, is: 'unknown', reason: reasons.several, mode, ways: reading.ways };
  const { commands } = reading;
  return commands.length > 0
    ? { source, is: 'commands', commands, mode, isTold: true }
    : { source, is: 'frame', isNote: true };
}

/** The mode that a sentence read by somebody else leaves to the next. */
function nextMode(sentence: string, own: Mode, before: Mode): Mode {
  const word = keyword.exec(sentence)?.[1]?.toLowerCase();
  if (own !== 'plain') return own;
  if (word === 'given' || word === 'when' || word === 'then') return word;
  return word === undefined ? own : before;
}

function keepMode(outcome: Outcome, mode: Mode): Outcome {
  return outcome.is === 'unknown' || outcome.is === 'commands' ? { ...outcome, mode } : outcome;
}

const fieldForm = /^(?:your |the )?[A-Za-z][\w'’ -]{1,40}\??\s*[:=]\s+\S/;

const bareCredential =
  /^(user ?name|user|e-?mail(?: address)?|password|login|quantity|postcode|phone(?: number)?) (?!is\b|are\b|field\b|must\b|should\b)(\S+)[.,]?$/i;

function isFieldLine({ text, mode }: Unit): boolean {
  const label = text.split(/[:=]/)[0] ?? '';
  const isQuestion = /^(?:what|how|where|who|which|why)\b/i.test(label);
  return (
    mode === 'plain' &&
    fieldForm.test(text) &&
    !/^(?:error|warning|message text|alert|notification)s?(?: message)?$/i.test(label.trim()) &&
    (isQuestion || !splitPredicate(`${label} `)) &&
    !startsWithVerb(label) &&
    matchVerb(label)?.family !== 'type' &&
    !startsWithVerb(text.slice(label.length + 1).trim())
  );
}

/** Several lines of "Name: value" are a form as somebody filled it in. */
function readFieldLine(unit: Unit, units: Unit[], literals: Literal[]): Command[] | undefined {
  const [, field, value] = unit.mode === 'plain' ? (bareCredential.exec(unit.text) ?? []) : [];
  if (field && value && units.length > 1) {
    const typed = readAction(`enter ${field}: ${value}`, literals);
    if (Array.isArray(typed)) return typed;
  }
  if (!isFieldLine(unit) || units.filter(isFieldLine).length < 2) return undefined;
  const action = readAction(`enter ${keepValue(unit.text, literals)}`, literals);
  return Array.isArray(action) && action.every(({ do: done }) => done === 'type') ? action : undefined;
}

/** The value of a field is kept as it was written, with its question mark and its commas. */
function keepValue(text: string, literals: Literal[]): string {
  const [, label = '', value = ''] = /^([^:=]+[:=]\s+)(.+)$/s.exec(text) ?? [];
  if (value === '' || readMark(value) || /\uE000q/.test(value)) return text;
  const written = unmask(value, literals);
  literals.push({ sort: 'q', written, value: written });
  return `${label}${makeMark('q', literals.length - 1)}`;
}

/** "When" alone opens a subordinate clause; with "Then" or "Given" about it is a keyword. */
function isScenarioLine(word: string, sentence: string, units: Unit[]): boolean {
  if (word === 'given' || word === 'then') return true;
  if (word === 'and' || word === 'but') return true;
  const hasOthers =
    units.some(({ text }) => /^(?:given|then)\b/i.test(text)) ||
    (/ then /i.test(sentence) && /\bThen /.test(sentence));
  return (
    hasOthers &&
    !/^when [^,]+, (?:the|an?|i|it|you)\b.*(?:should|must|is|are|shows?|appears?)/i.test(sentence)
  );
}

/** "Given … When … Then …" on one line. */
function splitKeywords(text: string, mode: Mode): [Mode, string][] {
  const parts =
    mode === 'plain'
      ? text.split(/,?\s+(?=(?:When|Then)\s)/)
      : text.split(/,?\s+(?=(?:When|Then)\s)|,\s+(?=(?:when|then)\s)/);
  return parts.map((part, index): [Mode, string] => {
    const word = index === 0 ? undefined : keyword.exec(part)?.[1]?.toLowerCase();
    const own = word === 'when' || word === 'then' ? word : mode;
    return [own, index === 0 ? part : part.replace(keyword, '')];
  });
}

const countedLead =
  /^(?:(?:second|third|fourth|fifth)(?:ly)?, |to (?:reproduce|test|re-?test|check|re-?check|see|verify|confirm)(?: (?:this|it|that|the (?:fix|bug|change|problem|issue|defect)))?, )/i;
const abbreviation = /\b(?:[eE]\.g|[iI]\.e|etc|vs|[nN]o|[iI]ncl|[aA]pprox|[rR]esp)\.$/;
const title = /\b(?:Dr|Prof|Mr|Mrs|Ms|Mx|St|Rev)\.$/;

const sentenceEnd = new RegExp(`${anyMark}|[.!?](?=\\s|$)|[:;]-?[)D](?=\\s+\\p{Lu})`, 'gu');
const kindWord = /^\s+(?:Button|Link|Tab|Field|Page|Heading|Message|Menu|Box|Checkbox|Dropdown|Option)\b/;

/** A quoted sentence with its own full stop ends the sentence it stands in, where a new one begins after it. */
function endsQuoted(text: string, end: number, literal: Literal | undefined): boolean {
  return (
    literal?.sort === 'q' &&
    /[.!?]$/.test(literal.value) &&
    /^\s+\p{Lu}/u.test(text.slice(end)) &&
    !kindWord.test(text.slice(end))
  );
}

const valueNext = new RegExp(`^\\s+${anyMark}(?:,|;|\\.?$| and )`, 'u');
const fieldBefore = new RegExp(`${anyMark}, [^.!?]*\\?$`, 'u');

/** "Name "Nils", What is it about? "Something else", …": a label that is a question, among others with their values. */
function isLabel(sentence: string, after: string): boolean {
  return fieldBefore.test(sentence) && valueNext.test(after);
}

/** "Choose Dr. as the title": after a title alone no sentence begins in small letters. */
function isAbbreviated(sentence: string, after: string): boolean {
  return abbreviation.test(sentence) || (title.test(sentence) && /^\s+[a-z]/.test(after));
}

function splitSentences(text: string, literals: readonly Literal[]): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end);
    const mark = readMark(match[0]);
    const goesOn = mark
      ? !endsQuoted(text, end, literals[mark.index])
      : isAbbreviated(sentence, text.slice(end)) || isLabel(sentence, text.slice(end));
    if (goesOn) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return (rest === '' ? sentences : [...sentences, rest]).map((sentence) =>
    sentence.replace(countedLead, ''),
  );
}

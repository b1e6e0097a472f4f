import { isComplete } from './clauses.ts';
import { isLabel, type Label, partLastSentence, readLabel } from './labels.ts';
import { partLines } from './lines.ts';
import type { Mode } from './outcomes.ts';
import { pairExpectations } from './pairing.ts';
import { startsWithVerb, subordinateStart, takeCue } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { beginsAsStory } from './stories.ts';
import { findTitle, isBareTitle, writePlaces } from './titles.ts';
import { tellsOnly } from './told-parts.ts';

/** A line or paragraph of a requirement, and what its label says about it. */
export interface Unit {
  text: string;
  mode: Mode;
  /** The number or letter of a list item. */
  mark?: string;
  /** Stands under "Test data": used by the steps that refer to it. */
  isData?: true;
  /** An item of a list. */
  isListed?: true;
  /** The first after a label that says "steps", "data" or "given", or on its line. */
  isLabelled?: true;
}

export interface Block {
  title: string;
  units: Unit[];
  /** A line that is the title if steps follow, and the requirement itself if none do: "TC-12 The list is empty." */
  heading?: { text: string; unit: Unit };
}

const bullet =
  /^(?:\s*(?:[-*•–+✓✔☐☑◦▪·]|>(?!>)|\d{1,3}[.)]|\d{1,2}[.)](?=[A-Z])|\d{1,2}:|\(\d{1,2}\)|\([a-z]\)|[a-z][.)]|\[[ x]\]|(?:test )?(?:step|action|ac|criterion|acceptance criterion)[ -]?#?\d+\s*[.:)-])(?:\s+|(?<=\d[.)])(?=[A-Z])))+/i;
const listMark = /^\s*\(?(?:(?:test )?(?:step|action) ?#?)?(\d{1,3}|[a-z](?=[.)]))\s*[.:)-]/i;
const arrowLead = /^(?:=+>|-+>|→|⇒|➔|➜|>>)\s*(?=\S)/;
const headingMark = /^#{1,6}\s+(.+?)\s*#*$/;
const bold = /^\*\*([^*]+)\*\*:?$/;
const scenario =
  /^(?:scenario(?: outline| template)?|example|test case|(?:test|test ?case|scenario) (?:title|name)|test|(?:acceptance|smoke|regression|manual|sanity|quick|boundary) (?:test|check)|requirement|use case|case|title|req|tc|user story|story|bug(?: report)?|issue|defect|ticket)\b[\s-]*(?:[\w.]*\d[\w.]*)?\s*[:.)-]\s+(.+)$/i;
const numbered =
  /^(?:requirement|test case|tc|req|uc|scenario|case|use case)[\s_-]*\d[\w.]*\s*[:.)-]?\s*(.*)$/i;
/** "TC-12" stays in a title, since people look for it; "Test case 12:" only counts. */
const identified =
  /^(?:(?:test case|scenario|requirement|case|use case)\s*:?\s+)?((?:tc|req|uc)[-_ ]?\d.*)$/i;
const summary = /^summary\s*:\s+(\S.*)$/i;
const severalSentences = /[.!?]\s+[\p{Lu}\uE000]/u;
/** "Acceptance test: Log in as …": the test itself. */
const isTest = /^\w+ (?:test|check)\b(?! case)/i;
/** What went wrong, however long it is told, is no step. */
const aboutFault = /^(?:bug|issue|defect|ticket|title)\b/i;
const saysTitle = /^(?:(?:test|test ?case|scenario) )?(?:title|name)\b/i;
const feature = /^(?:feature|epic|rule)\s*:\s*(.+)$/i;
const background = /^background\s*:?\s*$/i;
const gherkin = /^(?:given|when|then|and|but)\b/i;

interface State {
  blocks: Block[];
  background: Unit[];
  inBackground: boolean;
  mode: Mode;
  /** A blank line was passed since the last unit. */
  parted: boolean;
  lastWasList: boolean;
  feature: string;
  section: Label['kind'] | undefined;
  /** A label was read, and nothing after it yet. */
  isLabelled: boolean;
}

/** What a line gives as a title, with nothing else on it; undefined for lines that are no heading. */
export function readTitle(line: string, next: string): string | undefined {
  const text = line.trim();
  const named = feature.exec(text)?.[1] ?? summary.exec(text)?.[1];
  if (named) return named;
  const heading = readHeading(text, next);
  return heading ? heading.title || heading.whole : text.replace(/[.:]$/, '');
}

/** Groups the lines of a text into requirements: by headings, scenarios and blank lines. */
export function splitBlocks(text: string): Block[] {
  const lines = partLines(text.replace(/\r\n?/g, '\n')).split('\n');
  const state: State = {
    blocks: [],
    background: [],
    inBackground: false,
    mode: 'plain',
    parted: true,
    lastWasList: false,
    feature: '',
    section: undefined,
    isLabelled: false,
  };
  for (const [index, line] of lines.entries()) readLine(line, lines[index + 1] ?? '', state);
  const blocks = state.blocks.filter(({ units, title }) => units.length > 0 || title !== '');
  const [only] = blocks;
  // Without scenarios, the feature is what the one requirement is called.
  if (only && blocks.length === 1 && only.title === '' && !only.heading) only.title = state.feature;
  return takeTitles(blocks.map(takeHeading)).map(({ title, units }) =>
    settleBlock(title, writePlaces(pairExpectations(units))),
  );
}

/** "TC-12 The list is empty." above steps is what they show, not the first of them. */
function takeHeading({ heading, ...block }: Block): Block {
  const { title, units } = block;
  if (!heading || title !== '') return block;
  const more = units.slice(units.indexOf(heading.unit) + 1).filter(({ mode }) => mode !== 'note');
  const isStep = ({ text, isListed, isLabelled }: Unit) =>
    isListed || isLabelled || gherkin.test(text) || startsWithVerb(text) !== undefined;
  if (!more.some(isStep)) return block;
  return {
    title: heading.text,
    units: units.map((unit) => (unit === heading.unit ? { ...unit, mode: 'note' } : unit)),
  };
}

/** "Uploading a file", alone above a blank line, is the title of what follows. */
function takeTitles(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    if (titleIn(block) !== undefined && blocks[index + 1]?.title === '') return [];
    const above = block.title === '' ? titleIn(blocks[index - 1]) : undefined;
    return [above === undefined ? block : { ...block, title: above }];
  });
}

function titleIn(block: Block | undefined): string | undefined {
  const [only, ...more] = block?.units ?? [];
  return only && more.length === 0 && block?.title === '' && isBareTitle(only) ? only.text : undefined;
}

function settleBlock(title: string, units: Unit[]): Block {
  const named = findTitle(units);
  if (!named) return { title, units };
  return {
    title: title || named.text.replace(/[.:]$/, ''),
    units: units.map((unit) => (unit === named ? { ...unit, mode: 'note' } : unit)),
  };
}

function readLine(line: string, next: string, state: State): void {
  const text = line.trim();
  if (text === '') {
    state.parted = true;
    return;
  }
  // A table that nobody could read is handed back line by line; only its ruled lines say nothing.
  if (/^[=-]{3,}$|^\*{3,}$|^\|[\s|:=+-]*\|$/.test(text)) return;
  const named = feature.exec(text)?.[1];
  if (named) {
    state.feature = named;
    state.parted = true;
    return;
  }
  if (background.test(text)) {
    state.inBackground = true;
    return;
  }
  const heading = readHeading(text, next);
  // "Title: …" among the fields of a form is one of them.
  const isField = scenario.test(text) && !numbered.test(text) && place(state.blocks.at(-1)).inForm;
  if (heading && !isField) startBlock(heading, state);
  else for (const part of partLastSentence(text) ?? [text]) readContent(part, state);
}

interface Heading {
  title: string;
  /** What stands on the heading's line and is no title. */
  rest: string;
  /** The title where `rest` turns out to be one. */
  whole?: string;
}

/** The title on the line of a heading, without what only says that it is one. */
function stripLabel(heading: string): string {
  return identified.exec(heading)?.[1] ?? scenario.exec(heading)?.[1] ?? heading;
}

function readHeading(text: string, next: string): Heading | undefined {
  const plain = text.replace(/^#{1,6}\s+|\*\*|\s*#+$/g, '').trim();
  if (isLabel(plain) && (plain !== text || /^[=-]{3,}$/.test(next.trim()))) return undefined;
  if (/^[=-]{3,}$/.test(next.trim())) return { title: stripLabel(text), rest: '' };
  const marked = headingMark.exec(text)?.[1] ?? bold.exec(text)?.[1];
  if (marked) return { title: stripLabel(marked), rest: '' };
  const count = numbered.exec(identified.exec(text)?.[1] ?? text);
  if (count) {
    const rest = count[1] ?? '';
    const whole = identified.exec(text)?.[1] ?? (rest === '' ? text : rest);
    return /[.!]$|\b(?:should|must|is|are|shows?)\b/.test(rest)
      ? { title: '', rest, whole }
      : { title: whole, rest: '' };
  }
  const title = scenario.exec(text)?.[1];
  if (!title) return undefined;
  if (saysTitle.test(text)) return { title, rest: '' };
  const isTold =
    severalSentences.test(title) ||
    (isTest.test(text) && (/[.!?]$/.test(title) || splitPredicate(title) !== undefined));
  return (isTold && !aboutFault.test(text)) || /^as (?:an?|the) /i.test(title)
    ? { title: '', rest: title }
    : { title, rest: '' };
}

function startBlock({ title, rest, whole }: Heading, state: State): void {
  state.inBackground = false;
  state.mode = 'plain';
  state.parted = false;
  state.lastWasList = false;
  state.section = undefined;
  state.blocks.push({ title, units: [...state.background] });
  if (rest === '') return;
  addUnit(rest, 'plain', state);
  const block = state.blocks.at(-1);
  const unit = block?.units.at(-1);
  if (block && unit && whole !== undefined) block.heading = { text: whole, unit };
}

function readContent(line: string, state: State): void {
  const arrow = state.blocks.length > 0 && arrowLead.test(line.replace(bullet, ''));
  const isMarked = /^(?:#{1,6}\s|\*\*[^*]+\*\*:?$)/.test(line);
  const text = line.replace(/^#{1,6}\s+/, '');
  const isList = !isMarked && bullet.test(text);
  const mark = isList ? listMark.exec(text)?.[1]?.toLowerCase() : undefined;
  const content = text
    .replace(bullet, '')
    .replace(/^\*\*(.+?)\*\*/, '$1')
    .replace(arrowLead, '')
    .replace(/^(given|when|then|and|but)\s*:\s+(?=\S)/i, '$1 ');
  const current = state.blocks.at(-1);
  const label = readLabel(
    isMarked && isLabel(content) ? `${content.replace(/:$/, '')}:` : content,
    place(current),
  );
  const continues =
    label !== undefined ||
    arrow ||
    state.section === 'fault' ||
    gherkin.test(content) ||
    /^(?:so that|in order to|i want)\b/i.test(content) ||
    belongs(current, isList, content, state);
  if (state.parted && !continues && !state.inBackground) startBlock({ title: '', rest: '' }, state);
  state.parted = false;
  state.lastWasList = isList;
  if (label) {
    // What stands on the label's own line does not change what the next lines are.
    state.section = label.rest === '' || label.kind !== 'note' ? label.kind : undefined;
    state.mode = label.mode === 'note' && label.kind !== 'fault' ? 'plain' : label.mode;
    if (label.place !== undefined) addUnit(label.place, 'plain', state);
    state.isLabelled = ['steps', 'data', 'given'].includes(label.kind);
    if (label.rest !== '') addUnit(label.rest, label.mode, state, { isData: label.kind === 'data' });
    const block = state.blocks.at(-1);
    const told = summary.exec(content)?.[1];
    if (told && block?.title === '' && place(current).isHead && !severalSentences.test(told))
      block.title = told;
    return;
  }
  if (state.section === 'fault') {
    addUnit(content, 'note', state);
    return;
  }
  if (!isList && gherkin.test(content)) state.mode = 'plain';
  const mode = arrow ? 'then' : isList || state.mode === 'then' ? state.mode : 'plain';
  const isThing = state.section === 'seen' && !splitPredicate(content);
  // What begins with a number is a text, not so many of something.
  const seen = /^\d[^"\uE000]*$/.test(content)
    ? `Check that the page shows "${content}"`
    : `I should see ${content}`;
  addUnit(isThing ? seen : content, mode, state, {
    canContinue: !isList && !arrow,
    isData: state.section === 'data',
    isListed: isList,
    ...(mark !== undefined && { mark }),
  });
}

const fieldLine = /^[A-Za-z\uE000][^:=]{0,40}[:=]\s+\S/;

function place(block: Block | undefined): { isHead: boolean; inForm: boolean } {
  const last = block?.units.at(-1);
  return {
    isHead: !block || block.units.every(({ mode }) => mode === 'note'),
    inForm:
      last !== undefined && last.mode === 'plain' && (/:$/.test(last.text) || fieldLine.test(last.text)),
  };
}

/** After a blank line a list belongs to the heading, story or lead-in before it. */
function belongs(block: Block | undefined, isList: boolean, content: string, state: State): boolean {
  if (!block) return false;
  const own = block.units.slice(state.background.length);
  if (own.every(({ mode, text }) => mode === 'note' || tellsOnly(text))) return true;
  if (state.section === 'data') return true;
  const last = block.units.at(-1)?.text ?? '';
  // Under numbered steps, a paragraph that does nothing tells what they lead to.
  if (!isList && state.lastWasList && /^\d/.test(block.units.at(-1)?.mark ?? '') && isClaim(content))
    return true;
  if (!isList) return /:$/.test(last) || (beginsAsStory(last) && block.units.length === 1);
  return !state.lastWasList || /:$/.test(last);
}

/** Says how something is or must be, in its first words, and is no story of its own. */
function isClaim(content: string): boolean {
  const [sentence = ''] = content.split(/(?<=[.!?])\s/);
  return (
    !/^as an? /i.test(sentence) &&
    startsWithVerb(sentence) === undefined &&
    !subordinateStart.test(sentence) &&
    (splitPredicate(sentence) !== undefined || takeCue(sentence) !== undefined)
  );
}

interface Added {
  canContinue?: boolean;
  isData?: boolean;
  mark?: string;
  isListed?: boolean;
}

function addUnit(text: string, mode: Mode, state: State, added: Added = {}): void {
  const unit: Unit = {
    text,
    mode,
    ...(added.isData && { isData: true }),
    ...(added.mark !== undefined && { mark: added.mark }),
    ...(added.isListed && { isListed: true }),
    ...(state.isLabelled && { isLabelled: true }),
  };
  state.isLabelled = false;
  if (state.inBackground) {
    state.background.push(unit);
    return;
  }
  if (state.blocks.length === 0) state.blocks.push({ title: '', units: [...state.background] });
  const units = state.blocks.at(-1)?.units;
  const last = units?.at(-1);
  const isWrapped =
    added.canContinue &&
    last &&
    last.mode !== 'note' &&
    /^[a-z(]/.test(text) &&
    !gherkin.test(text) &&
    !/[.!?:]$/.test(last.text) &&
    !fieldLine.test(text) &&
    !isOwnLine(last.text, text);
  const isStoryPart = last && /^as an? /i.test(last.text) && /^(?:i |so that|in order)/i.test(text);
  if (last && (isWrapped || isStoryPart)) last.text += ` ${text}`;
  else units?.push(unit);
}

/** Whether a line that begins small is nevertheless a step or a check of its own, and no rest of the line before. */
function isOwnLine(last: string, text: string): boolean {
  if (/(?:[,;]|\b(?:and|or|but|the|an?|in|on|to|of|with|into|from|for|that|as))$/i.test(last)) return false;
  if (subordinateStart.test(last) || last.length > 70 || !isComplete(last, text)) return false;
  const isStatement =
    /^(?:the|an?|there|no|all|each|every|it)\b/.test(text) && splitPredicate(text) !== undefined;
  return isStatement || takeCue(text) !== undefined || startsWithVerb(text) !== undefined;
}

import type { Mode } from './outcomes.ts';

/** A line or paragraph of a requirement, and what its label says about it. */
export interface Unit {
  text: string;
  mode: Mode;
}

export interface Block {
  title: string;
  units: Unit[];
}

const bullet = /^(?:\s*(?:[-*•–+]|\d{1,3}[.)]|[a-z][.)]|\[[ x]\]|(?:step|action) \d+\s*[.:)-])\s+)+/i;
const headingMark = /^#{1,6}\s+(.+?)\s*#*$/;
const bold = /^\*\*(.+?)\*\*:?$/;
const scenario =
  /^(?:scenario|example|test case|test|requirement|use case|case|title|req|tc|user story|story)\b[\s-]*(?:[\w.]*\d[\w.]*)?\s*[:.)-]\s+(.+)$/i;
const numbered = /^(?:requirement|test case|tc|req|scenario|case|use case)[\s-]*\d[\w.]*\s*[:.)-]?\s*(.*)$/i;
const feature = /^(?:feature|epic|rule)\s*:\s*(.+)$/i;
const background = /^background\s*:?\s*$/i;
const expectLabel =
  /^(?:expected(?: (?:results?|outcome|behaviou?r))?|results?|outcome|acceptance criteria|then expect|should)\s*(?::|-)\s*(.*)$/i;
const givenLabel = /^(?:pre-?conditions?|prerequisites?|setup|assumptions?)\s*:\s*(.*)$/i;
const stepsLabel = /^(?:steps?(?: to reproduce)?|actions?|procedure|test steps|flow)\s*:\s*(.*)$/i;
const noteLabel = /^(?:description|summary|objective|purpose|goal|note|priority|comment)s?\s*:\s*(.+)$/i;
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
}

/** Groups the lines of a text into requirements: by headings, scenarios and blank lines. */
export function splitBlocks(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const state: State = {
    blocks: [],
    background: [],
    inBackground: false,
    mode: 'plain',
    parted: true,
    lastWasList: false,
    feature: '',
  };
  for (const [index, line] of lines.entries()) readLine(line, lines[index + 1] ?? '', state);
  return state.blocks.filter(({ units, title }) => units.length > 0 || title !== '');
}

function readLine(line: string, next: string, state: State): void {
  const text = line.trim();
  if (text === '' || /^\|.*\|$/.test(text)) {
    state.parted ||= text === '';
    return;
  }
  if (/^[=-]{3,}$|^\*{3,}$/.test(text)) return;
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
  if (heading) startBlock(heading.title, heading.rest, state);
  else readContent(text, state);
}

function readHeading(text: string, next: string): { title: string; rest: string } | undefined {
  if (/^[=-]{3,}$/.test(next.trim())) return { title: text, rest: '' };
  const marked = headingMark.exec(text)?.[1] ?? bold.exec(text)?.[1];
  if (marked && !stepsLabel.test(`${marked}: `) && !expectLabel.test(`${marked}: `))
    return { title: marked.replace(scenario, '$1'), rest: '' };
  const count = numbered.exec(text);
  if (count)
    return /[.!]$|\b(?:should|must|is|are|shows?)\b/.test(count[1] ?? '')
      ? { title: '', rest: count[1] ?? '' }
      : { title: count[1] ?? '', rest: '' };
  const title = scenario.exec(text)?.[1];
  if (!title) return undefined;
  return /^as an? /i.test(title) ? { title: '', rest: title } : { title, rest: '' };
}

function startBlock(title: string, rest: string, state: State): void {
  state.inBackground = false;
  state.mode = 'plain';
  state.parted = false;
  state.lastWasList = false;
  state.blocks.push({ title, units: [...state.background] });
  if (rest !== '') addUnit(rest, 'plain', state);
}

function readContent(text: string, state: State): void {
  const isList = bullet.test(text);
  const content = text.replace(bullet, '').replace(/^\*\*(.+?)\*\*/, '$1');
  const label = readLabel(content);
  const current = state.blocks.at(-1);
  const continues =
    label !== undefined ||
    gherkin.test(content) ||
    /^(?:so that|in order to|i want)\b/i.test(content) ||
    belongs(current, isList, state);
  if (state.parted && !continues && !state.inBackground) startBlock('', '', state);
  state.parted = false;
  state.lastWasList = isList;
  if (label) {
    state.mode = label.mode === 'note' ? 'plain' : label.mode;
    if (label.rest !== '') addUnit(label.rest, label.mode, state);
    return;
  }
  if (!isList && gherkin.test(content)) state.mode = 'plain';
  addUnit(content, isList || state.mode === 'then' ? state.mode : 'plain', state, !isList);
}

function readLabel(content: string): { mode: Mode; rest: string } | undefined {
  const expected = expectLabel.exec(content);
  if (expected) return { mode: 'then', rest: expected[1] ?? '' };
  const given = givenLabel.exec(content);
  if (given) return { mode: 'given', rest: given[1] ?? '' };
  const note = noteLabel.exec(content);
  if (note) return { mode: 'note', rest: note[1] ?? '' };
  const steps = stepsLabel.exec(content);
  return steps ? { mode: 'plain', rest: steps[1] ?? '' } : undefined;
}

/** After a blank line a list belongs to the heading, story or lead-in before it. */
function belongs(block: Block | undefined, isList: boolean, state: State): boolean {
  if (!block) return false;
  if (block.units.length === state.background.length) return true;
  const last = block.units.at(-1)?.text ?? '';
  if (!isList)
    return (
      /:$/.test(last) || (/^as an? .+ i (?:want|need|can|would)/i.test(last) && block.units.length === 1)
    );
  return !state.lastWasList || /:$/.test(last);
}

function addUnit(text: string, mode: Mode, state: State, canContinue = false): void {
  if (state.inBackground) {
    state.background.push({ text, mode });
    return;
  }
  if (state.blocks.length === 0) state.blocks.push({ title: '', units: [...state.background] });
  const units = state.blocks.at(-1)?.units;
  const last = units?.at(-1);
  const isWrapped =
    canContinue && last && /^[a-z(]/.test(text) && !gherkin.test(text) && !/[.!?:]$/.test(last.text);
  const isStoryPart = last && /^as an? /i.test(last.text) && /^(?:i |so that|in order)/i.test(text);
  if (last && (isWrapped || isStoryPart)) last.text += ` ${text}`;
  else units?.push({ text, mode });
}

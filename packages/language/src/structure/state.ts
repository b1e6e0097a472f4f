import type { LineKind, Looks } from './line-kinds.ts';
import { readLooks } from './line-kinds.ts';
import type { Line } from './lines.ts';
import { findSignature } from './mail.ts';
import { createPieceList, type PieceList } from './piece-list.ts';
import type { SectionKind } from './section-names.ts';
import type { Context, Example, Role } from './types.ts';

export interface Section {
  kind: SectionKind;
  name: string;
  role: Role;
  /** The label or heading that it begins with. */
  piece?: number;
  /** How far it reaches: to the next section, to the next blank line, to the end of its line. */
  reach: 'open' | 'block' | 'line';
}

/** An item of a list that what is indented below it belongs to. */
export interface Item {
  indent: number;
  piece?: number;
  role: Role;
  isNumbered: boolean;
}

export type BoundaryKind = 'feature' | 'rule' | 'background' | 'scenario' | 'case' | 'line';

/** Where a requirement, or what several share, begins. */
export interface Boundary {
  at: number;
  kind: BoundaryKind;
}

/** What has been read so far, from the first line on. */
export interface Reading {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly kinds: readonly LineKind[];
  readonly list: PieceList;
  readonly boundaries: Boundary[];
  readonly examples: { at: number; example: Example }[];
  /** The text tells somewhere what is expected, so that numbered lines are steps. */
  readonly hasExpected: boolean;
  /** Results stand below single steps. */
  readonly hasManyExpected: boolean;
  readonly hasSubject: boolean;
  /** The level of headings that begin requirements; 0: none. */
  readonly splitLevel: number;
  /** Where greetings and name at the end begin. */
  readonly signature: number;
  section?: Section | undefined;
  /** The section in which the numbered list began, and its last number. */
  listSection?: Section | undefined;
  lastNumber: number;
  items: Item[];
  heading?: string | undefined;
  lastStep?: number | undefined;
  /** The sentence that introduces what follows. */
  intro?: number | undefined;
  /** Something was said since the last boundary. */
  hasContent: boolean;
  hasTitle: boolean;
  /** A user story was told since the last boundary. */
  hasGoal: boolean;
  isGreeted: boolean;
  afterBlank: boolean;
  /** "BRD" of "BRD-118 Board: assignee filter". */
  ticketPrefix?: string | undefined;
  gherkin: { role: Role; step?: number | undefined; inExamples: boolean };
}

function countLabels(kinds: readonly LineKind[], kind: SectionKind): number {
  return kinds.filter((one) => (one.is === 'label' || one.is === 'heading') && one.label?.kind === kind)
    .length;
}

/** The highest level with two headings or more that are no parts of a form. */
function findSplitLevel(kinds: readonly LineKind[]): number {
  const counts = new Map<number, number>();
  for (const kind of kinds)
    if (kind.is === 'heading' && (!kind.label || kind.label.kind === 'title'))
      counts.set(kind.level, (counts.get(kind.level) ?? 0) + 1);
  const levels = [...counts].filter(([, count]) => count > 1).map(([level]) => level);
  return levels.length > 0 ? Math.min(...levels) : 0;
}

/** "3. Open it. Expected: it is shown." */
const resultInLine = /[.;|] +(?:expected(?: \w+)?|exp|er)\.?:/i;

export function beginReading(text: string): Reading {
  const looks: Looks = readLooks(text);
  const expected = countLabels(looks.kinds, 'expected');
  return {
    text,
    ...looks,
    list: createPieceList(text),
    boundaries: [],
    examples: [],
    hasExpected: expected > 0 || resultInLine.test(text),
    hasManyExpected: expected > 1,
    hasSubject: looks.kinds.slice(0, 8).some((kind) => kind.is === 'label' && kind.label.name === 'subject'),
    splitLevel: findSplitLevel(looks.kinds),
    signature: findSignature(text, looks.lines),
    lastNumber: 0,
    items: [],
    hasContent: false,
    hasTitle: false,
    hasGoal: false,
    isGreeted: false,
    afterBlank: true,
    gherkin: { role: 'step', inExamples: false },
  };
}

/** Begins a requirement, or what several share, with the next piece. */
export function beginRequirement(reading: Reading, kind: BoundaryKind) {
  reading.boundaries.push({ at: reading.list.pieces.length, kind });
  reading.section = undefined;
  reading.listSection = undefined;
  reading.lastNumber = 0;
  reading.items = [];
  reading.lastStep = undefined;
  reading.intro = undefined;
  reading.hasContent = false;
  reading.hasTitle = false;
  reading.hasGoal = false;
  reading.gherkin = { role: 'step', inExamples: false };
}

export function contextOf(reading: Reading): Context {
  const context: Context = {};
  if (reading.heading !== undefined) context.heading = reading.heading;
  if (reading.section?.name) context.section = reading.section.name;
  return context;
}

const roles: Partial<Record<SectionKind, Role>> = {
  steps: 'step',
  expected: 'claim',
  note: 'note',
  mail: 'note',
  data: 'data',
  title: 'title',
  goal: 'goal',
};

export function roleOf(kind: SectionKind): Role {
  return roles[kind] ?? 'sentence';
}

import { isChoiceButton, isField } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { type Comparison, compare, compareLiterally, type Tier, type Wording } from './compare.ts';
import type { Fit } from './gate.ts';
import { roleWords } from './lexicon/kind-roles.ts';
import { nameSign } from './lexicon/signs.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';

export interface Scored {
  element: SeenElement;
  /** How well the words name it, 0 to 1. */
  words: number;
  /** Words, and everything that speaks for or against it. Decides the order; may pass 1. */
  rank: number;
  tier: Tier;
  reason: string;
}

export type Meanings = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Question {
  phrase: Wording;
  /** The name together with the kind word, which may be part of the name after all. */
  longer?: Wording;
  purpose: Purpose;
  /** What lies in a container may name it: "the row of X". */
  byContents: boolean;
  /** Only whole words of the name count, as in checks. */
  isLiteral?: boolean;
  /** Things of a list are called by what their makers call them: "the first post". */
  byClass?: boolean;
  /** Similarity in meaning by phrase and text, where it was asked for. */
  meanings?: Meanings;
}

interface Field {
  called: string;
  text: string;
  weight: number;
}

const touching = new Set<Purpose>(['click', 'hover', 'drag', 'choose', 'check']);
const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox']);
/** What people add to the label of a field by its sort. */
const typeWords: Record<string, string> = {
  date: 'date',
  'datetime-local': 'date',
  time: 'time',
  month: 'month',
  week: 'week',
  color: 'colour',
  file: 'file',
};
const writing = ['text', 'editor', 'text area', 'text field', 'content', 'body', 'writing area'];
/** Words for whatever a page lists; they tell nothing of which one is meant. */
const listedWords =
  /^(?:card|row|item|post|message|entry|product|file|folder|task|record|person|user|line|button|icon)s?$/;
/** From here on the words alone decide, and no similarity is asked for. */
export const decisive = 0.8;
const longestForMeaning = 100;
const standingStill = 0.06;

/** A text that merely stands beside a field names the field where it is used, and itself where it is looked at. */
function weighLabel(element: SeenElement, purpose: Purpose): number {
  const { label, name, column } = element;
  if (purpose === 'look' && label !== name && isField(element)) return 0.88;
  return label === column ? 0.97 : 1;
}

function withEnding(label: string, said: string, element: SeenElement): string {
  const ending = /[\s:*]+$/.exec(said)?.[0] ?? '';
  const isLabelled = label !== '' && (isField(element) || element.inputType === 'file');
  return ending !== '' && isLabelled && !label.endsWith(ending) ? label + ending : '';
}

/** Everything that may name an element, with how much it counts. */
function fieldsOf(element: SeenElement, { phrase, purpose, isLiteral, byClass }: Question): Field[] {
  const { name, label, text, column, placeholder, title, testId, value, nearby, role, inputType } = element;
  const { states, tag } = element;
  const sort = typeWords[inputType] ?? '';
  const isCell = /cell$|^rowheader$/.test(role);
  const nameless = name === '' && label === '' && text === '' && placeholder === '';
  const fields = [
    { called: 'name', text: name, weight: 1 },
    { called: 'label', text: label, weight: weighLabel(element, purpose) },
    // The colon behind a label is no part of it, but may be said.
    { called: 'label', text: withEnding(label, phrase.text, element), weight: weighLabel(element, purpose) },
    { called: 'text', text, weight: fieldRoles.has(role) ? 0.6 : name === '' ? 1 : 0.97 },
    { called: 'column', text: column, weight: isCell ? 1 : 0.8 },
    { called: 'label and type', text: sort && label ? `${label} ${sort}` : '', weight: 0.97 },
    { called: 'placeholder', text: placeholder, weight: 0.9 },
    { called: 'title', text: title, weight: 0.75 },
    // Nobody sees it: in checks it names only what has no other name.
    { called: 'test id', text: isLiteral && !byClass && !nameless ? '' : testId, weight: 0.7 },
    { called: 'value', text: role === 'button' ? '' : value, weight: 0.6 },
    { called: 'nearby text', text: nameless ? nearby : '', weight: 0.55 },
    // A field in a table is called by its row as well as by its column.
    { called: 'row', text: fieldRoles.has(role) && column !== '' ? nearby : '', weight: 0.9 },
    ...nameSign(text).map((words) => ({ called: 'sign', text: words, weight: 0.9 })),
    // A part of the page that is written in is rarely called what its label says.
    ...(states.editable && tag !== 'input' && tag !== 'textarea'
      ? writing.map((words) => ({ called: 'role', text: words, weight: 0.85 }))
      : []),
    ...(roleWords[role] ?? []).map((words) => ({ called: 'role', text: words, weight: 0.92 })),
  ];
  const seen = new Set<string>();
  return fields.filter((field) => field.text !== '' && !seen.has(field.text) && seen.add(field.text));
}

/** How well a phrase names an element, by its best field. Saying the opposite in any of its own names rules it out. */
export function scoreWords(view: View, question: Question, element: SeenElement): Omit<Scored, 'rank'> {
  const { phrase, purpose, isLiteral = false } = question;
  const isWritten = fieldRoles.has(element.role) || isChoiceButton(element);
  const strict = purpose !== 'check' && (touching.has(purpose) || (element.interactive && !isWritten));
  let best: Comparison & { called: string } = { score: 0, tier: 'none', opposed: false, called: '' };
  let opposed = false;
  const holdsOthers = !question.byContents && view.containers.has(element.ref);
  for (const field of fieldsOf(element, question)) {
    const found = compareBoth(view, question, view.wording(field.text), strict && field.called !== 'column');
    // All the text of a card is no name of the card.
    const partial = field.called === 'text' && holdsOthers && found.score < 0.9;
    const score = found.score * (partial ? (isLiteral ? 0.25 : 0.5) : field.weight);
    if (found.opposed && field.weight >= 0.9) opposed = true;
    if (score > best.score) best = { ...found, score, called: field.called };
  }
  const combined = isLiteral ? 0 : scoreWithPlace(view, question, element, strict);
  if (combined > best.score)
    best = { score: combined, tier: 'some words', opposed: false, called: 'name and nearby text' };
  if (opposed && best.score < 0.9) best = { ...best, score: 0, tier: 'none' };
  const words = opposed ? best.score : addMeaning(best.score, element, question.meanings?.get(phrase.text));
  return { element, words, tier: best.tier, reason: explain(best.called, best.tier, words > best.score) };
}

function compareBoth(view: View, question: Question, value: Wording, strict: boolean): Comparison {
  const { phrase, longer, isLiteral } = question;
  if (isLiteral) return compareLiterally(phrase, value, view.weigh);
  const plain = compare(phrase, value, view.weigh, strict);
  if (!longer || plain.opposed || plain.score >= 0.96) return plain;
  const whole = compare(longer, value, view.weigh, strict);
  // The kind word alone, as in a class named "card", names nothing.
  const covers = whole.tier !== 'more than it' && whole.tier !== 'some words';
  return covers && whole.score > plain.score ? whole : plain;
}

/** A line of a list that is nothing but its own text and its buttons. */
function readItem({ byRef }: View, { containers }: SeenElement): string {
  const item = byRef.get(containers[0] ?? '');
  return item?.role === 'listitem' && item.text.length <= 60 ? item.text : '';
}

/** "Edit John" for the Edit button in John's row. */
function scoreWithPlace(view: View, { phrase }: Question, element: SeenElement, strict: boolean): number {
  const own = element.name || element.label || element.text;
  const itemText = readItem(view, element);
  if (!(element.nearby || itemText) || own === '' || own.length > 60 || phrase.concepts.length < 2) return 0;
  const ownWords = view.wording(own).concepts;
  if (!ownWords.every(({ id }) => phrase.concepts.some((concept) => concept.id === id))) return 0;
  const left = phrase.concepts.filter(
    ({ id, sort, words }) =>
      sort !== 'light' && !listedWords.test(words) && !ownWords.some((concept) => concept.id === id),
  );
  const place = view.wording(element.nearby || itemText).concepts;
  if (left.length === 0 || !left.every(({ id }) => place.some((concept) => concept.id === id))) return 0;
  const both = compare(phrase, view.wording(`${own} ${element.nearby || itemText}`), view.weigh, strict);
  return Math.max(0.72, both.score * 0.9);
}

/** Words and meaning count half and half; where the words decide, meaning is not asked. */
function addMeaning(
  words: number,
  element: SeenElement,
  meanings: ReadonlyMap<string, number> | undefined,
): number {
  if (!meanings || words >= decisive) return words;
  const meaning = Math.max(0, ...textsForMeaning(element).map((text) => meanings.get(text) ?? 0));
  return 0.5 * words + 0.5 * meaning;
}

export function textsForMeaning({ name, label, placeholder, text }: SeenElement): string[] {
  return [...new Set([name, label, placeholder, name ? '' : text])].filter(
    (one) => one !== '' && one.length <= longestForMeaning,
  );
}

function explain(called: string, tier: Tier, byMeaning: boolean): string {
  if (byMeaning) return 'its name means nearly the same';
  const how: Record<Tier, string> = {
    exact: `its ${called} is exactly this`,
    'same words': `its ${called} has the same words`,
    'same meaning': `its ${called} means the same`,
    'part of it': `its ${called} contains it`,
    'more than it': `its ${called} is part of it`,
    'some words': `its ${called} shares words with it`,
    spelling: `its ${called} is spelt nearly so`,
    none: 'nothing on it matches',
  };
  return how[tier];
}

function isSamePage(one: string, other: string): boolean {
  const bare = (address: string) => address.replace(/[?#].*$/, '');
  return bare(one) === bare(other) && !one.includes('#');
}

/** What speaks for or against an element beside its words. */
export function weighCircumstances(view: View, element: SeenElement, purpose: Purpose, fit: Fit): number {
  const { states, interactive, covered, inView, tag, href } = element;
  const acting = purpose !== 'look' && purpose !== 'container';
  let weight = fit === 'near' ? -0.06 : 0.02;
  if (!states.visible && purpose !== 'upload') weight -= 0.25;
  if (covered && acting) weight -= 0.08;
  if (!states.enabled && acting) weight -= 0.05;
  // A link to the page one is on leads nowhere; the button of the same name is meant.
  if (acting && href !== '' && isSamePage(href, view.snapshot.address)) weight -= standingStill;
  if (inView) weight += 0.01;
  // Of an icon with a tooltip and a text of the same name people mean the text.
  if (element.text === '' && element.title !== '' && element.name === element.title) weight -= 0.06;
  if (touching.has(purpose)) weight += interactive ? 0.04 : -0.1;
  if (purpose === 'click' && !interactive && view.captions.has(element.ref)) weight -= 0.3;
  if ((tag === 'label' || tag === 'legend') && view.tiedLabels.has(element.text))
    weight -= acting ? 0.1 : 0.06;
  return weight;
}

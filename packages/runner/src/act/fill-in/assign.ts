import type { Detail } from '@assay/planner/steps';
import { compare } from '../../ground/compare.ts';
import { viewOf } from '../../ground/view.ts';
import { fold } from '../../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';
import { matchOption } from '../select-option.ts';
import { familyName, givenName } from '../type-full-name.ts';
import { type FormField, nameField, type PageForm } from './collect-forms.ts';
import { isHint, isHinted, isMadeFor, takesSort, titleWords, wordsOf } from './field-words.ts';
import { namesPlace } from './name-place.ts';
import { currencyOf, readMoney, sortOf } from './value-sorts.ts';

/** A value and where it goes; a full name may go to two fields. */
export interface Entry {
  detail: Detail;
  fields: FormField[];
}

export interface Plan {
  form: PageForm;
  entries: Entry[];
  /** Details that say where the form stands. */
  places: Detail[];
  /** Why a detail finds no field of its own. */
  problems: string[];
}

interface Asked {
  snapshot: PageSnapshot;
  /** What the record is called. */
  record: string;
}

const named = 0.6;
const margin = 0.1;

function compareName(snapshot: PageSnapshot, label: string, field: FormField): number {
  const { wording, weigh } = viewOf(snapshot);
  const { element } = field;
  const texts = [nameField(field, snapshot), element.label, element.placeholder, element.testId].filter(
    Boolean,
  );
  const found = texts.map((text) => compare(wording(label), wording(text), weigh, false));
  return found.some(({ opposed }) => opposed) ? 0 : Math.max(0, ...found.map(({ score }) => score));
}

function offers({ options }: FormField, value: string): boolean {
  return options.length > 0 && matchOption(options, value) !== undefined;
}

/** Whether the value can be entered there at all. */
function takes(field: FormField, value: string): boolean {
  if (field.options.length > 0 && !field.element.states.editable) return offers(field, value);
  return field.choices.length === 0 && takesSort(field.element, sortOf(value)) && isInCurrency(field, value);
}

/** Dollars are not written where euros are asked for. */
function isInCurrency({ element }: FormField, value: string): boolean {
  const asked = currencyOf(wordsOf(element));
  const told = sortOf(value) === 'money' ? currencyOf(value) : undefined;
  return asked === undefined || told === undefined || asked === told;
}

function isOffered({ options }: FormField, value: string): boolean {
  return options.some((option) => fold(option) === fold(value));
}

/** The fields that a label names best. */
function findNamed(
  fields: readonly FormField[],
  { label = '', value }: Detail,
  { snapshot }: Asked,
): FormField[] {
  const scored = fields
    .map((field) => ({ field, score: compareName(snapshot, label, field) }))
    .filter(({ field, score }) => score >= named && takes(field, value));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score > best - margin).map(({ field }) => field);
}

function isWritten({ options, choices, element }: FormField): boolean {
  return choices.length === 0 && (options.length === 0 || element.states.editable);
}

type Find = (fields: readonly FormField[], detail: Detail, asked: Asked) => FormField[];

/** Ways in which a detail points to its field, the surest first. */
const byName: Find[] = [findNamed];

const byHint: Find[] = [
  (fields, { label = '', value }) =>
    fields.filter((field) => isHinted(field.element, label, sortOf(value)) && offers(field, value)),
  (fields, { label = '', value }) =>
    fields.filter((field) => isHinted(field.element, label, sortOf(value)) && isWritten(field)),
];

const byOption: Find = (fields, { value }) => fields.filter((field) => isOffered(field, value));

const bySort: Find = (fields, { value }) =>
  fields.filter(
    (field) => isWritten(field) && isMadeFor(field.element, sortOf(value)) && takes(field, value),
  );

/** Values that look like nothing else belong where such are asked for, whatever word stands before them. */
const byLooks: Find = (fields, detail, asked) =>
  telling.has(sortOf(detail.value)) ? bySort(fields, detail, asked) : [];
const telling = new Set<string>(['e-mail', 'bank account', 'telephone', 'address of a site']);

const byValue: Find[] = [
  byOption,
  bySort,
  (fields, { value }) => fields.filter((field) => offers(field, value)),
];

/** What a record is called goes to the field for its name: "Create a project Apollo". */
const byTitle: Find = (fields, { value }, { record, snapshot }) => {
  const sort = sortOf(value);
  if (sort !== 'words' && sort !== 'person') return [];
  const own = fields.filter(
    (field) =>
      isWritten(field) &&
      takesSort(field.element, sort) &&
      record !== '' &&
      compareName(snapshot, record, field) >= named,
  );
  const titles = fields.filter(
    (field) =>
      isWritten(field) &&
      takesSort(field.element, sort) &&
      !isMadeFor(field.element, 'e-mail') &&
      titleWords.test(wordsOf(field.element)),
  );
  return own.length === 1 ? own : titles;
};

/** "High priority", "2 adults": part of the words may be the name of the choice. */
const byParts: Find = (fields, { value }, { snapshot }) => {
  const words = value.split(' ');
  return fields.filter((field) =>
    words.some((_, cut) => {
      const [first, second] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
      return [
        [first, second],
        [second, first],
      ].some(
        ([name = '', option = '']) =>
          name !== '' &&
          option !== '' &&
          isOffered(field, option) &&
          compareName(snapshot, name, field) >= named,
      );
    }),
  );
};

/** What of the words is the option, where the rest names the choice. */
export function optionIn({ options }: FormField, value: string): string {
  const whole = matchOption(options, value);
  if (whole !== undefined) return whole;
  const words = value.split(' ');
  const parts = words.flatMap((_, cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
  return options.find((option) => parts.some((part) => fold(part) === fold(option))) ?? value;
}

const directing = new Set(['from', 'to', 'into', 'until', 'in', 'via']);

function waysOf({ label }: Detail): Find[] {
  if (label === undefined) return [...byValue, byParts, byTitle];
  // Where from or where to something goes, no other field tells.
  if (directing.has(label)) return [byLooks, ...byHint, byOption];
  if (isHint(label)) return [byLooks, ...byHint, byOption, bySort];
  return /^(?:name|title)$/.test(label) ? [...byName, byTitle] : byName;
}

function findFields(fields: readonly FormField[], detail: Detail, asked: Asked): FormField[] {
  for (const find of waysOf(detail)) {
    const found = find(fields, detail, asked);
    if (found.length > 0) return found;
  }
  return [];
}

/** First and last name, where the form asks for them apart. */
function findNameParts(fields: readonly FormField[], { label = '', value }: Detail): FormField[] {
  const mayBe =
    label === '' ||
    (isHint(label) && !directing.has(label)) ||
    /^(?:full )?name$|passenger|guest|contact|customer/i.test(label);
  if (!mayBe || sortOf(value) !== 'person') return [];
  const callings = (form: RegExp) =>
    fields.filter((field) => isWritten(field) && form.test(field.element.name || field.element.label));
  const [given, ...moreGiven] = callings(givenName);
  const [family, ...moreFamily] = callings(familyName);
  return given && family && moreGiven.length + moreFamily.length === 0 ? [given, family] : [];
}

function tell(detail: Detail): string {
  return detail.label === undefined ? `"${detail.value}"` : `"${detail.label} ${detail.value}"`;
}

function listNames(fields: readonly FormField[], snapshot: PageSnapshot): string {
  const names = [...new Set(fields.map((field) => `"${nameField(field, snapshot)}"`))];
  return names.slice(0, 10).join(', ');
}

function isTakenBy(entries: readonly Entry[], field: FormField): boolean {
  return entries.some(({ fields }) => fields.includes(field));
}

function find(fields: readonly FormField[], detail: Detail, asked: Asked): FormField[] {
  const parts = findNameParts(fields, detail);
  return parts.length > 0 ? parts : findFields(fields, detail, asked);
}

/** Gives each detail to the one field of the form it fits; what finds none, or several, is told. */
export function assign(
  form: PageForm,
  details: readonly Detail[],
  asked: Asked,
  used: (element: SeenElement) => boolean = () => false,
): Plan {
  const { snapshot } = asked;
  const fields = form.fields.filter(({ element }) => !used(element));
  const entries: Entry[] = [];
  const places = details.filter(
    (detail) => namesPlace(snapshot, form, detail.value) && !isAsked(fields, detail, asked),
  );
  let open = [...details.filter((detail) => !places.includes(detail)), ...findCurrencies(fields, details)];
  // The surest come first; what they take, no other detail can mean.
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const isSure of [isLabelled, () => true]) {
      for (const detail of open.filter(isSure)) {
        const free = fields.filter((field) => !isTakenBy(entries, field));
        const found = find(free, detail, asked);
        const isOne = found.length === 1 || isNamePair(found);
        const rivals = open.filter(
          (other) =>
            other !== detail &&
            isSure(other) &&
            find(free, other, asked).some((field) => found.includes(field)),
        );
        if (!isOne || rivals.some((other) => find(free, other, asked).length <= found.length)) continue;
        entries.push({ detail, fields: found });
        open = open.filter((one) => one !== detail);
        isMoving = true;
      }
    }
  }
  const problems = open.map((detail) => {
    const free = fields.filter((field) => !isTakenBy(entries, field));
    const found = find(free, detail, asked);
    return found.length > 0
      ? `${tell(detail)} could belong in ${listNames(found, snapshot)}.`
      : `No field of the form fits ${tell(detail)}. There ${fields.length === 1 ? 'is' : 'are'} ${listNames(fields, snapshot) || 'none'}.`;
  });
  return { form, entries, places, problems };
}

/** Whether a field asks for the detail by its name, by a word such as "to", or by offering it. */
function isAsked(fields: readonly FormField[], detail: Detail, asked: Asked): boolean {
  const { label = '', value } = detail;
  const ways = isHint(label) ? byHint : label === '' ? [] : byName;
  return (
    ways.some((way) => way(fields, detail, asked).length > 0) ||
    fields.some((field) => isOffered(field, value))
  );
}

/** Where the currency is chosen apart from the sum, it is one more detail. */
function findCurrencies(fields: readonly FormField[], details: readonly Detail[]): Detail[] {
  const told = new Set(
    details.flatMap(({ value }) => (sortOf(value) === 'money' ? [readMoney(value).currency] : [])),
  );
  return [...told]
    .filter((value) => value !== '' && fields.some((field) => !isWritten(field) && isOffered(field, value)))
    .map((value) => ({ label: 'currency', value }));
}

function isLabelled({ label }: Detail): boolean {
  return label !== undefined && !isHint(label);
}

function isNamePair(found: readonly FormField[]): boolean {
  return found.length === 2 && givenName.test(found[0]?.element.name || found[0]?.element.label || '');
}

/** What is written in a field for a value. */
export function toWritten(value: string): string {
  return sortOf(value) === 'money' ? readMoney(value).sum : value;
}

import {
  deedVerbs,
  fieldWords,
  fillingVerbs,
  hintWords,
  noRecords,
  payingVerbs,
} from '../lexicons/record-words.ts';
import type { Command, Detail } from '../steps/language.ts';
import { readCanonical } from '../steps/read.ts';
import { readDetails } from './details.ts';
import { fillInRow } from './filling-in.ts';
import { type Literal, unmask } from './literals.ts';
import { startsWithVerb } from './passages.ts';
import type { Part } from './told-parts.ts';
import { thirdPersonOf } from './verbs.ts';
import { anyOf, tidy } from './wording.ts';

type FillIn = Extract<Command, { do: 'fill in' }>;

/** An order that describes a record, and what the sentence says after it. */
interface DescribedForm {
  command: FillIn;
  /** The words of the order itself. */
  order: string;
  /** What follows, with the person and the "when" it is said of. */
  rest: string;
}

const who =
  '(?:(?:[Ii]|we|you|he|she|they|somebody|someone|(?:the|an?) (?:[a-z-]+ )?(?:user|customer|admin|administrator|agent|owner|visitor|guest|member|employee|manager|clerk|tester|person))(?: then| now)? )';
const lead = `^((?:(?:when|if|once|after|as soon as) )?(?:(?:then|now|please|next|first|finally|also|just|and|so|again),? )*${who}?)`;

/** The forms of verbs that an order may have, also where somebody else does it. */
function say(verbs: readonly string[]): string {
  const forms = verbs.flatMap((verb) => {
    const [first = '', ...more] = verb.split(' ');
    const stem = first.replace(/(?<=[^e])e$/, '');
    return [first, thirdPersonOf(first), `${stem}ing`, `${stem}${stem.slice(-1)}ing`].map((form) =>
      [form, ...more].join(' '),
    );
  });
  return `(?:${anyOf(forms)})`;
}

const fresh = '(?:(?:new|further|second|another|separate|single|fresh) )?';
const nounWord =
  '(?!(?:and|or|the|an?|it|that|this|then|with|of|for|from|to|on|at|as|in)\\b)[a-z][a-z-]*[a-z]';
const noun = `((?:${nounWord} ){0,3}?${nounWord})`;
/** Where the description of what was named begins. */
const begins =
  '(?::|,|(?= (?:with|of|for|from|to|on|at|as|in|called|named|titled|entitled|worth|due|starting)\\b| \\(| [A-Z\\d\\uE000]))';
const money = '\\uE000m\\d+\\uE001';
const mail = '\\uE000e\\d+\\uE001';
const named = "[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)*";

interface Head {
  form: RegExp;
  /** What is filled in, where the words before the details do not say so. */
  record?: string;
  sends: boolean;
  /** How many details make sure that this is meant. */
  least: number;
}

const heads: Head[] = [
  {
    form: new RegExp(`${lead}${say(deedVerbs)} (?:an?|another|one|this) ${fresh}${noun}${begins}`),
    sends: true,
    least: 2,
  },
  {
    form: new RegExp(`${lead}${say(fillingVerbs)} (?:an?|another|this|the|my) ${fresh}${noun}${begins}`),
    sends: false,
    least: 2,
  },
  {
    form: new RegExp(
      `${lead}(?:go(?:es)? through|gets? through|pass(?:es)?(?: through)?|do(?:es)?|complete[sd]?) the ${noun} (?:step|form|page|stage)(?= (?:as|with|for|using) )`,
    ),
    sends: false,
    least: 2,
  },
  {
    form: new RegExp(`${lead}${say(payingVerbs)} (?=${money} (?:from|to|on|for|with|,))`),
    record: 'transfer',
    sends: true,
    least: 2,
  },
  {
    form: new RegExp(`${lead}${say(['invite'])} (?=(?:${mail}|${named})(?:,| ))`),
    record: 'invite',
    sends: true,
    least: 2,
  },
  {
    form: new RegExp(
      `${lead}(?:${say(['register', 'sign up'])})(?: for an account| an account| a new account)?(?= (?:as|with|under) )`,
    ),
    record: 'register',
    sends: true,
    least: 2,
  },
  {
    form: new RegExp(
      `${lead}${say(['search', 'look'])}(?: for)? (?:(?:an?|all|some|the) )?${noun}(?= (?:from|to|between|on|for) )`,
    ),
    sends: true,
    least: 2,
  },
  {
    form: new RegExp(`${lead}${say(['add', 'put'])} (?=(?:another )?${money} (?:to|into|towards|in|on) )`),
    record: 'add',
    sends: true,
    least: 2,
  },
];

/** A sentence without any of these words describes nothing. */
const mayBegin = new RegExp(
  `\\b(?:${anyOf([...deedVerbs, ...fillingVerbs, ...payingVerbs, 'invit', 'sign up', 'search', 'look', 'go', 'get', 'pass', 'do'].map((verb) => verb.split(' ')[0]?.replace(/e$/, '') ?? ''))})\\w* .*[\\uE000\\dA-Z]`,
  'is',
);

const capitalFirst = /^[A-Z](?=[a-z])/;

/** "A one-way flight", "a monthly transfer": what sort it is of, is one of its details. */
const sorted = /^([a-z]+(?:-[a-z]+)+|[a-z]{3,}ly) (?=\S)/;

function readNoun(words: string): { form: string; sorts: Detail[] } {
  const sort = sorted.exec(words)?.[1];
  return sort ? { form: words.slice(sort.length + 1), sorts: [{ value: sort }] } : { form: words, sorts: [] };
}

/** Something that is hardly said but to be filled in: a number, a text in quotes, an address, or what bears the name of a field. */
function isHard({ label, value }: Detail): boolean {
  return /[\d@]|\{\{/.test(value) || (label !== undefined && !hintWords.includes(label));
}

const place = /^(?:form|details|data|information|fields|step|survey|questionnaire)$/i;

/** Whether the words name a record; one of its fields is no record where it is only written in. */
function isRecord(words: string, isMade: boolean): boolean {
  const last = words.split(' ').at(-1) ?? '';
  return !noRecords.includes(last) && (isMade || !(fieldWords.includes(words) || fieldWords.includes(last)));
}

function readHead(text: string, { form, record, sends, least }: Head, literals: Literal[]) {
  const lowered = text.replace(capitalFirst, (letter) => letter.toLowerCase());
  const [head = '', before = '', words = ''] = form.exec(lowered) ?? [];
  const isGerund = /^\w+ing\b/.test(head.slice(before.length));
  if (head === '' || (isGerund && before === '')) return undefined;
  const isFilled = !sends && place.test(words.split(' ').at(-1) ?? '');
  // What the rules for rows read, they read.
  if (isFilled && fillInRow(text) !== text) return undefined;
  const called = words.replace(/ ?(?:form|details|data|information|fields|step)$/i, '');
  if (!record && (!isRecord(called, sends) || (!isFilled && called === ''))) return undefined;
  const given = lowered.slice(head.length).replace(/^[:,]? /, '');
  const read = readDetails(given, literals);
  const sort = readNoun(record ?? called);
  const details = [...sort.sorts, ...(read?.details ?? [])];
  if (!read || details.length < least || !details.some(isHard)) return undefined;
  // Values that all bear the names of their fields need no page to tell where they belong.
  const isNamed = details.every(({ label }) => label !== undefined && !hintWords.includes(label));
  if (isNamed && !sends) return undefined;
  return { form: sort.form, details, sends, ...splitRest(text, before, read.rest) };
}

/** The order and what follows it; what is done next is done by the same person, under the same circumstances. */
function splitRest(text: string, before: string, rest: string): Pick<DescribedForm, 'order' | 'rest'> {
  if (rest === '') return { order: text, rest };
  const order = text.slice(0, text.lastIndexOf(rest)).replace(/(?:[,;]| and| then)*\s*$/, '');
  return { order, rest: startsWithVerb(rest) ? `${before}${rest}` : rest };
}

/** "Passenger is Ann Lee, ann@example.com; continue": who or what it is, before something is done with it. */
const introduced = /^(?:the )?([A-Za-z][a-z]+(?: [a-z]+)?)(?: is|:) (?=[A-Z\uE000])/;

function readIntroduced(text: string, literals: Literal[]): DescribedForm | undefined {
  const [head = '', noun = ''] = introduced.exec(text) ?? [];
  const read =
    head === '' || !isRecord(noun.toLowerCase(), false)
      ? undefined
      : readDetails(text.slice(head.length), literals);
  if (!read || read.details.length < 2 || read.rest === '' || !/\uE000[ei]/.test(text)) return undefined;
  const command: FillIn = { do: 'fill in', form: noun.toLowerCase(), details: read.details };
  return { command, ...splitRest(text, '', read.rest) };
}

/** An order that describes a record instead of naming field by field. */
export function readDescribedForm(text: string, literals: Literal[]): DescribedForm | undefined {
  const written = text.startsWith('Fill in') ? readCanonical(unmask(tidy(text), literals)) : undefined;
  if (written?.do === 'fill in') return { command: written, order: text, rest: '' };
  for (const head of mayBegin.test(text) ? heads : []) {
    const read = readHead(text.trim(), head, literals);
    if (!read) continue;
    const { form, details, sends, order, rest } = read;
    const command: FillIn = {
      do: 'fill in',
      ...(form !== '' && { form }),
      details,
      ...(sends && { sends: true }),
    };
    return { command, order, rest };
  }
  return readIntroduced(text.trim(), literals);
}

/** Parts an order from what the sentence says after it, so that each is read by itself. */
export function partDescribed(part: Part, literals: Literal[]): Part[] {
  const described = readDescribedForm(part.text, literals);
  // Who somebody is, is only told for what follows.
  if (!described || described.rest === '' || introduced.test(part.text)) return [part];
  return [
    { ...part, text: described.order },
    { ...part, text: described.rest },
  ];
}

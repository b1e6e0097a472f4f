import type { SeenElement } from '../../snapshot/types.ts';
import type { ValueSort } from './value-sorts.ts';

/** Everything a field is called by. */
export function wordsOf({ name, label, placeholder, testId }: SeenElement): string {
  return [name, label, placeholder, testId].join(' ').toLowerCase();
}

/** What fields for values of a sort are called. */
const callings: Record<ValueSort, RegExp> = {
  'e-mail': /\be-? ?mail\b|\bmail address\b|\S@\S/,
  'address of a site': /\burl\b|\bweb ?site\b|\blink\b|\bhomepage\b/,
  money:
    /\b(?:amount|price|sum|cost|budget|fee|salary|payment|deposit|donation|money|how much|limit|rate|value|balance)\b/,
  share: /\b(?:discount|percent|percentage|rate|share|vat|tax|off)\b|%/,
  date: /\b(?:date|day|when|due|deadline|birthday|birth|depart\w*|arriv\w*|return\w*|check ?-?(?:in|out)|starts?|ends?|until|begin\w*|valid|expir\w*)\b/,
  time: /\b(?:time|hour|starts?|ends?|until|when|begin\w*)\b/,
  'bank account': /\biban\b|\baccount (?:number|no)\b/,
  telephone: /\b(?:phone|telephone|mobile|tel|cell)\b/,
  postcode: /\b(?:post ?code|zip|postal)\b/,
  number:
    /\b(?:number of|how many|guests?|people|persons?|adults?|party|quantity|qty|seats|travell?ers?|passengers|nights?|places|count|amount)\b/,
  street: /\b(?:street|address)\b(?! ?2)/,
  country: /\bcountry\b/,
  person:
    /\b(?:name|recipient|passenger|contact|person|payee|beneficiary|holder|customer|guest|patient|attendee|participant|assignee|owner|who)\b/,
  words: /(?!)/,
};

/** Names that are no person's. */
const otherName =
  /\b(?:user ?name|company|organi[sz]ation|file|project|product|business|first|last|family|sur|given|middle)\b/;

const typed: Partial<Record<ValueSort, RegExp>> = {
  'e-mail': /^email$/,
  'address of a site': /^url$/,
  date: /^(?:date|datetime-local)$/,
  time: /^time$/,
  telephone: /^tel$/,
  number: /^number$/,
};

/** What only takes one sort of value, and what it takes. */
const closed: [type: RegExp, sorts: ReadonlySet<ValueSort>][] = [
  [/^(?:date|datetime-local|month|week)$/, new Set<ValueSort>(['date'])],
  [/^time$/, new Set<ValueSort>(['time'])],
  [/^(?:number|range)$/, new Set<ValueSort>(['number', 'money', 'share', 'postcode', 'telephone'])],
  [/^(?:file|color)$/, new Set<ValueSort>()],
];

/** Whether a field can take a value of the sort at all. */
export function takesSort({ inputType, tag, states }: SeenElement, sort: ValueSort): boolean {
  const sorts = closed.find(([type]) => type.test(inputType))?.[1];
  // What cannot be written in may still open a calendar.
  const isPicked = tag === 'input' && !states.editable && sort === 'date';
  return sorts ? sorts.has(sort) : states.editable || tag === 'select' || isPicked;
}

/** Whether a field is made for values of the sort: by its type, else by what it is called. */
export function isMadeFor(element: SeenElement, sort: ValueSort): boolean {
  if (!takesSort(element, sort)) return false;
  if (typed[sort]?.test(element.inputType)) return true;
  // A field of another type of its own is not for this one.
  const isOther = Object.entries(typed).some(
    ([other, form]) => other !== sort && form.test(element.inputType),
  );
  const words = wordsOf(element);
  if (isOther && !(element.inputType === 'number' && /^(?:money|share|postcode)$/.test(sort))) return false;
  if (sort === 'person' && otherName.test(words)) return false;
  if ((sort === 'street' || sort === 'person') && callings['e-mail'].test(words)) return false;
  return callings[sort].test(words);
}

const begin = /\b(?:from|starts?|begin\w*|depart\w*|check ?-?in|arriv\w*|since|outbound)\b/;
const finish = /\b(?:to|until|ends?|returns?|check ?-?out|finish\w*|inbound)\b/;
const whole = /\b(?:date|day|when|on)\b/;

/** What the field is called that a word before a value points to. */
const hints: Record<string, Partial<Record<ValueSort | 'any', RegExp>>> = {
  from: { date: begin, time: begin, any: /\b(?:from|origin|departure|source|sender|debit)\b/ },
  to: {
    date: finish,
    time: finish,
    any: /\b(?:to|destination|recipient|payee|beneficiary|receiver|arrival|towards|addressee|credit)\b/,
  },
  into: { any: /\b(?:to|into|destination|folder|column|list)\b/ },
  on: { date: /\b(?:date|day|when|on|depart\w*|starts?|due)\b/ },
  at: {
    time: /\b(?:time|hour|when|at|starts?)\b/,
    any: /\b(?:where|place|location|venue|at|branch|restaurant|hotel)\b/,
  },
  for: {
    number:
      /\b(?:number of|how many|guests?|people|persons?|party|quantity|seats|travell?ers?|passengers|places)\b/,
    date: whole,
    person:
      /\b(?:for|name|passenger|patient|guest|customer|attendee|participant|who|person|client|company)\b/,
    any: /\b(?:for|purpose|reason|description|subject|reference|customer|client|company|organi[sz]ation|what)\b/,
  },
  under: { any: /\bname\b/ },
  as: { person: /\b(?:name|as|who|passenger)\b/, any: /\b(?:role|as|type|position|kind)\b/ },
  by: { date: /\b(?:by|due|deadline|date)\b/, any: /\b(?:by|author|method|organi[sz]er)\b/ },
  until: { date: finish, time: finish },
  in: { any: /\b(?:in|location|room|place|category|where|city|destination|list|column|project|folder)\b/ },
  via: { any: /\b(?:via|method|channel|how)\b/ },
};

/** Whether a word such as "from" points to the field, for a value of the sort. */
export function isHinted(element: SeenElement, hint: string, sort: ValueSort): boolean {
  const words = wordsOf(element);
  const form = hints[hint]?.[sort] ?? hints[hint]?.any;
  return form !== undefined && takesSort(element, sort) && form.test(words) && !otherName.test(words);
}

export function isHint(label: string): boolean {
  return Object.hasOwn(hints, label);
}

/** What a record itself is called in its form. */
export const titleWords = /\b(?:name|title|subject|summary|headline|topic|label|what)\b/;

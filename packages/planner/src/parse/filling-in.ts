import { valueSorts } from '../lexicons/value-sorts.ts';
import { anyMark } from '../steps/quoting.ts';
import { startsWithVerb, withoutActor } from './passages.ts';
import { splitPredicate } from './predicates.ts';

interface Part {
  order: string;
  /** What sort of value it is told the field, or the author said so in words that need no quotes. */
  isTelling: boolean;
}

const digits = '\\d[\\d ()+/-]*';
const owner = '(?:the |my |your |his |her |their |an? )?';
const value = `(?:${anyMark}|[-+]?${digits}|[A-Z\\d][\\w'’.-]*(?: [A-Z\\d][\\w'’.-]*){0,4})`;
const labelled = new RegExp(
  `^${owner}((?:[a-z][a-z-]* ){0,2}?[a-z][a-z-]*?|[A-Z][a-z-]*(?: [a-z]+){0,2}?)(?: of| is| on| at|:| =)? (${value})$`,
);
const named = new RegExp(
  `^(?:just |only )?(${value}) (?:as|for|in|into|under)(?: the| my| your| his| her| their| an?)? ((?:[a-z][a-z-]* ){0,3}[a-z][a-z-]*)$`,
);
const range = /^(?:the |an? )?(?:[a-z-]+ ){0,2}[a-z-]+ (\d+ (?:to|-|–) \d+)$/;
const choice = /^(?:the |with )?((?:[a-z]+ ){1,2}(?:shipping|delivery|payment))$/;
const ticked = /^(?:the )?([a-z ]+?) (?:accepted|ticked|checked|agreed to)$/;

/** A word that is also a sort of element: "the card 5555 …" is written into the field for its number. */
function fieldOf(label: string, given: string): string {
  const sort = sortOf(given);
  return label === 'card' && sort ? sort : label;
}

function sortOf(given: string): string | undefined {
  return valueSorts.find(([, form]) => form.test(given))?.[0];
}

function readPart(text: string): Part | undefined {
  const part = text.trim();
  const chosen = range.exec(part)?.[1] ?? choice.exec(part)?.[1];
  if (chosen) return { order: `choose ${chosen}`, isTelling: true };
  const accepted = ticked.exec(part)?.[1];
  if (accepted) return { order: `tick the ${accepted}`, isTelling: true };
  const sort = sortOf(part);
  if (sort) return { order: `enter ${sort}: ${part}`, isTelling: true };
  const [, before, label] = named.exec(part) ?? [];
  if (before && label)
    return {
      order: `enter ${fieldOf(label, before)}: ${before}`,
      isTelling: !/^\uE000/.test(before) || /^(?:just|only) /.test(part),
    };
  const [, field, given] = labelled.exec(part) ?? [];
  return field && given && !startsWithVerb(part) && !comparing.test(field) && !reckoned.test(part)
    ? {
        order: `enter ${fieldOf(field, given)}: ${given}`,
        isTelling: /^[A-Z]/.test(field) && !/^\uE000/.test(given),
      }
    : undefined;
}

/** "A price below 20" names no value that a field is filled in with. */
const comparing = /\b(?:below|above|under|over|than|up|least|most|or)\b/;

/** "…, the total is $40": what the page works out, nobody writes there. */
const reckoned =
  /^(?:the )?(?:[a-z]+ )?(?:total|subtotal|sum|price|balance|cost|counter|badge|result|count) is /i;

const joint = /,? and then |,? then |,? and |, /;

interface Row {
  orders: string[];
  rest: string;
  isTelling: boolean;
}

/** The values that stand in a row, up to what is done with them; undefined where one of them tells no field. */
export function readRow(text: string): Row | undefined {
  const orders: string[] = [];
  let isTelling = false;
  let rest = text.replace(/[.]$/, '');
  while (rest !== '') {
    const { index = rest.length, 0: mark = '' } = joint.exec(rest) ?? {};
    const part = readPart(rest.slice(0, index));
    if (!part) break;
    orders.push(part.order);
    isTelling ||= part.isTelling;
    rest = rest.slice(index + mark.length);
  }
  const goesOn =
    rest === '' || (startsWithVerb(rest) ?? splitPredicate(rest) ?? withoutActor(rest)) !== undefined;
  return goesOn ? { orders, rest, isTelling } : undefined;
}

const verbs =
  '(?:[Ff]ills? in|[Ff]ills? out|[Ee]nters?|[Tt]ypes? in|[Tt]ypes?|[Pp]uts? in|[Gg]ives?|[Pp]rovides?|[Uu]ses?|[Ff]ill(?= (?:it|this|them) (?:in|out)))';
const form = `(?:(?:it|this|them) (?:in|out)(?: with)?:? |(?:the |this |a )?(?:[a-z-]+ ){0,2}(?:form|survey|questionnaire|fields|details)(?: in| out)?(?:,| with:?| as|:) (?:the following:? )?)`;
const filling = new RegExp(`^(.*?)\\b${verbs}:? ${form}?(?=\\S)`, 's');
const actor =
  /^(?:(?:when|if|once|after|so|and|then|now|please|just|simply|first|next|finally|,|i|we|you|he|she|they|the user|the customer)(?:\s+|$))*$/i;

/** Whether the words before end where something new begins. */
function endsBefore(words: string): string | undefined {
  const [, kept = '', lead = ''] =
    /^(.*?)((?:^|[,;:] |\band |\bthen |\bso |\bjust )(?:and |then |so |just |i |you |we )*)$/is.exec(words) ??
    [];
  if (actor.test(words)) return '';
  return lead === '' ? undefined : kept.replace(/[\s,;]+$/, '');
}

/**
 * "Fill in Mia Wong, mia@example.com, 5 High Street and 54321 as the postcode, then send it": each value with its field, told by
 * what sort of value it is where no word says so.
 */
export function fillInRow(sentence: string): string {
  const [head = '', before = ''] = filling.exec(sentence) ?? [];
  const lead = head === '' ? undefined : endsBefore(before);
  if (lead === undefined) return sentence;
  const row = readRow(sentence.slice(head.length));
  // Three in a row are a form that is filled in, whoever does it.
  const isForm = row !== undefined && row.orders.length > 2;
  if (!row || row.orders.length < 2 || !(row.isTelling || isForm)) return sentence;
  return [lead, ...row.orders, row.rest].filter((part) => part !== '').join(' ¶ ');
}

const ordering =
  /^(?:then |please |now )?(?:i |we |you )?(?:order|buy|book|purchase) (?:it|them|this|these|both) (?:as|for|with) (.+)$/i;

/** "Order them as Ann Lee, ann@example.com, terms accepted": the form of the order, filled in and sent. */
export function orderAs(sentence: string): string {
  const [, given] = ordering.exec(sentence) ?? [];
  const row = given === undefined ? undefined : readRow(given);
  if (!row || row.orders.length < 2 || !row.isTelling) return sentence;
  return [...row.orders, 'place the order', row.rest].filter((part) => part !== '').join(' ¶ ');
}

const topic = /^(?:an? |the |some )?(?:[a-z]+ )?[a-z]+ (?:in|near|at|around) (?=[A-Z\uE000])/;
const searching =
  /^(.*?)\b(search(?:ed|es|ing)?|looks?|looking|looked)(?: for)? ((?:(?!\bwith\b)[^;:])+?),? with ((?:(?! with )[^(])+)(?:\(([^()]+)\),? ?(?:and |then )*(.*))?$/is;
/** "…, arriving on 3 May", "from 3 May to 5 May": when one stays somewhere. */
const stay =
  /,? (?:and )?(?:(arriving|checking in|from|starting)|(leaving|departing|checking out|until|till|to)) (?:on |from )?(?=\uE000d)/gi;

/** "Search for Rome with check-in on 12 March": what the search is to go by is filled in first. */
export function searchWith(sentence: string): string {
  if (!/\b(?:search|look).* (?:with |\uE000d)/is.test(sentence)) return sentence;
  const asked = sentence
    .replace(/[.]$/, '')
    .replace(stay, (_whole, arriving) => (arriving ? ' with check-in on ' : ' and check-out on '));
  const [, before = '', verb = '', term = '', given = '', aside = '', after = ''] =
    searching.exec(asked) ?? [];
  // Who looks for something may mean with the eyes, unless it is told where and when.
  if (/^look/i.test(verb) && !topic.test(term)) return sentence;
  const row = given === '' ? undefined : readRow(given.trim());
  if (!row || row.orders.length === 0) return sentence;
  const rest = [row.rest, aside, after].filter((part) => part !== '');
  return [...row.orders, `${before}search for ${term.replace(topic, '')}`, ...rest].join(' ¶ ');
}

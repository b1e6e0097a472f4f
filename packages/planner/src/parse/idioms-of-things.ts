import { hinted, must, nameBefore, type Rule } from './idiom-parts.ts';
import { anyCount, readCount } from './wording.ts';

const money = '\\uE000m\\d+\\uE001';
/** A capital also begins a sentence. */
const noName =
  '(?!(?:The|You|I|We|It|There|They|These|Those|In|On|At|Under|Below|Both|All|This|That|An?|My|Our|Your|Check|Verify|See|And|Then|Now)\\b)';
const name = `${noName}${nameBefore('with', 'for', 'at', 'costs', 'costing', 'priced')}`;
const cost = '(?:for|at|with|costing|priced at|which costs)(?: (?:an?|the) (?:price|sum) of)?';
/** "the Lamp for $5", "a mug (€3.00)": a thing, and what stands beside it. */
const member = `(?:the |an? |one )?(?:${name}|(?<=\\b(?:the|an?|one) )[a-z]+(?: [a-z]+)?) (?:${cost} ${money}|\\(${money}\\))(?: each)?`;
const list = `${member}(?:(?:,| and|, and) ${member})*`;
const ending = new RegExp(`^(.*?(?: |^))(${list}) *[.]?$`, 's');
const oneMember = new RegExp(
  `(?:the |an? |one )?(${name}|(?<=\\b(?:the|an?|one) )[a-z]+(?: [a-z]+)?) (?:${cost} |\\()(${money})\\)?`,
  'g',
);

const now = '(?:now |then |still |also |again )*';
const be = `(?:${now}(?:is|are)|${must} ${now}be)`;
const counted = `(?: (?:exactly |just |only )?(${anyCount}) ([a-z]+(?: [a-z]+)?)(?::|,(?: namely)?))?`;
const words = '(?!(?:first|last|next|top) )(?:(?! and | are | is )[^,:;.¶]){2,50}?';
const away = '(?:(?:right |just )?(?:below|under|underneath|above|next to|beside) (?:it|that|them|this),? )?';
const people = '(?:i|we|you|(?:the |a )?(?:user|customer|visitor|shopper|guest)s?)';
const seeing = `(?:${people} (?:${must} )?${now}(?:see|find|get)s?|there ${be}|it ${now}(?:shows|lists|says|contains|has))(?: now| then| also)?`;
const showing = `${now}(?:shows?|lists?|contains?|has|have|holds?|displays?)|${must} ${now}(?:show|list|contain|have|hold|display)`;

interface Head {
  place?: string;
  count?: string;
  things?: string;
}

/** What may stand before the things: where they are, and how many. */
const heads: [RegExp, (groups: string[]) => Head][] = [
  [new RegExp(`^(?:they|these|those) ${be}:?$`, 'i'), () => ({ place: 'in them' })],
  [
    new RegExp(
      `^(?:both|all)(?: of them| (?:two|three|four|five))? ${be} ${now}(?:listed|shown|displayed|visible|there|in (the [a-z]+))(?: there| in it)?(?:,|:)$`,
      'i',
    ),
    ([place]) => (place ? { place: `in ${place}` } : {}),
  ],
  [
    new RegExp(
      `^${away}(?:(?:under|below|in|on|within|inside|at) (?:the |this )?(${words})(?: section| list)?,? )?${seeing}${counted}$`,
      'i',
    ),
    ([place, count, things]) => ({
      ...(place && { place: `in the ${place} section` }),
      ...(count && { count }),
      ...(things && { things }),
    }),
  ],
  [
    new RegExp(`^${away}(?:the |this |our |my |your )(${words})(?: there)? (?:${showing})${counted}$`, 'i'),
    ([place = '', count, things]) => ({
      place: `in the ${place}`,
      ...(count && { count }),
      ...(things && { things }),
    }),
  ],
  [
    new RegExp(`^${away}(?:the |this |our |my |your )(${words}) (?:are|${must} ${now}be):?$`, 'i'),
    ([place = '']) => ({ place: `in the ${place} section` }),
  ],
];

const cue = /^(?:please )?(?:check|verify|make sure|ensure|confirm|see)(?: that)? /i;

function readHead(told: string): Head | undefined {
  const text = told.replace(cue, '');
  for (const [form, read] of heads) {
    const match = form.exec(text);
    if (match) return read(match.slice(1));
  }
  return undefined;
}

const joint = /[,;] (?:and |but |then )?| and (?:then )?/g;

/** Where the head of the list begins: claims of their own may stand before it. */
function findHead(text: string): { before: string; head: Head } | undefined {
  const starts = [0, ...[...text.matchAll(joint)].map(({ index, 0: mark }) => index + mark.length)];
  for (const start of starts) {
    const head = readHead(text.slice(start).trim());
    if (head) return { before: text.slice(0, start).replace(/(?:[,;]| and| but| then)+ *$/, ''), head };
  }
  return undefined;
}

/** "Under Favourites there are three things: the Mug for $12, …": how many there are, and each with what stands beside it. */
function tellThings(whole: string, lead: string, things: string): string {
  // In which order they are is read with the prices in brackets.
  if (/\bfirst\b|\bin (?:this|that|the|the following) order\b/i.test(lead))
    return `${lead}${things.replace(oneMember, 'the $1 ($2)')}`;
  const found = findHead(lead.trim());
  const members = [...things.matchAll(oneMember)];
  if (!found) return whole;
  const { before, head } = found;
  if (head.count !== undefined && readCount(head.count) !== members.length) return whole;
  const where = head.place ? ` ${head.place}` : '';
  return [
    ...(before === '' ? [] : [before]),
    ...(head.count ? [`the number of ${head.things}${where} is ${members.length}`] : []),
    ...members.flatMap(([, thing = '', value = '']) => [
      // "2 × Chair" says more than the name of the item.
      ...(/^\uE000i/.test(thing) ? [`${head.place?.replace(/^in /, '') ?? 'the page'} shows ${thing}`] : []),
      // What is not there at all is a fault of its own.
      ...(things.includes('(') ? [] : [`the ${thing} is ${head.place ?? 'visible'}`]),
      `the ${thing} item${where} contains ${value}`,
    ]),
  ].join(' ¶ ');
}

const countUnder = new RegExp(
  `^(?:[Uu]nder|[Bb]elow) (?:the )?(\\uE000q\\d+\\uE001|[A-Z]${words}),? there ${be} (?:exactly |just |only )?(${anyCount}) ([a-z]+(?: [a-z]+)?)(?= *[.]?$|,| and )`,
);

/** Things that are there, how many and each with its price. */
export const things: Rule[] = [
  [countUnder, 'the number of $3 in the $1 section is $2'],
  hinted(/\uE000m/, ending, (whole, lead = '', listed = '') => tellThings(whole, lead, listed)),
];

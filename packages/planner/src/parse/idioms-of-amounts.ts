import { propertyWords } from '../lexicons/kinds.ts';
import { anyMark } from '../steps/quoting.ts';
import { hinted, must, nameBefore, type Rule } from './idiom-parts.ts';
import { singularOf } from './wording.ts';

const name = nameBefore('with', 'for', 'at', 'comes', 'come', 'amounts', 'amount', 'adds', 'add');
const thing = `(?:[Tt]he )?(?:${name}|[a-z]+(?: [a-z]+)?)`;
const reach = `(?:${must} )?(?:now |then |still )?(?:comes?|amounts?|adds? up|sums? up|adds?) to`;
const amount = `(?:${anyMark}|\\d[\\d.,]*\\d|\\d)`;
const goesOn = '(?= *[.]?$|,| and | but )';
const whole = /^(?:it|this|that|everything|all|cart|basket|order|bill|purchase|sum|they)$/i;

/** "The mugs come to $24.00": beside a thing stands what it costs; a total is what it is. */
function tellAmount(subject: string, value: string): string | undefined {
  const bare = subject.replace(/^the /i, '').trim();
  const last = singularOf(bare.split(' ').at(-1)?.toLowerCase() ?? '');
  if (whole.test(bare)) return undefined;
  return propertyWords.includes(last) || /total$/i.test(last)
    ? `the ${bare} is ${value}`
    : `the ${bare} item contains ${value}`;
}

const reached = new RegExp(
  `(^|, |,? and |: )(${thing}) ${reach} (${amount})((?:(?:,|,? and) ${thing} to ${amount}${goesOn})*)`,
);

function tellAmounts(told: string, joined: string, subject: string, value: string, others: string): string {
  const pairs = [...others.matchAll(new RegExp(`(?:,|,? and) (${thing}) to (${amount})`, 'g'))];
  const claims = [[subject, value], ...pairs.map(([, one = '', cost = '']) => [one, cost])].map(
    ([one = '', cost = '']) => tellAmount(one, cost),
  );
  return claims.every((claim) => claim !== undefined)
    ? `${joined === '' ? '' : ' ¶ '}${claims.join(' ¶ ')} ¶ `
    : told;
}

const column = new RegExp(
  `^(?:(?:an?|the|its) )?([a-z]+(?: (?!of\\b)[a-z]+)?) (?:of )?(${name}|${anyMark}|\\d[\\d.,]*)$`,
);
const inRow = new RegExp(
  `^(.*?)(?:[Tt]here (?:is|${must} be) (?:now |then |also )?)?\\b(?:[Aa]n?|[Tt]he) (?:new )?row (?:of |for |with )?(${name}) (?:with|shows|has|contains|lists|${must} show|${must} have) (.+?) *[.]?$`,
);

/** "The past orders include X with 1 item, a total of $4 and the status Sent" */
const listedRow = new RegExp(
  `^(?:[Tt]he|[Mm]y|[Yy]our) ([a-z]+(?: [a-z]+){0,3}?) (?:now |then )?(?:includes?|lists?|contains?|shows?|${must} (?:now )?(?:include|list|contain|show)) (?:an? |the )?(?:[a-z]+ )?(${anyMark}) with (.+?(?:,| and ).+?) *[.]?$`,
);

/** "A row X with 1 item, a total of $4 and the status Sent": what stands in which column. */
function tellRow(told: string, before: string, row: string, cells: string): string {
  const claims = cells.split(/,? and |, /).map((cell) => {
    const [, counted, things] = /^(\d+) ([a-z]+)$/.exec(cell) ?? [];
    if (counted && things)
      return `the ${things}${things.endsWith('s') ? '' : 's'} column in the row of ${row} is ${counted}`;
    const [, label, value] = column.exec(cell) ?? [];
    return label && value ? `the ${label} in the row of ${row} is ${value}` : undefined;
  });
  const place = /^((?:in|on) (?:the|my) [^,.]+?),? $/i.exec(before)?.[1]?.toLowerCase();
  const isWhole = (before === '' || place !== undefined) && claims.every((claim) => claim !== undefined);
  return isWhole ? [...(place ? [`${row} is ${place}`] : []), ...claims].join(' ¶ ') : told;
}

/** What things cost, and what stands in the columns of a row. */
export const amounts: Rule[] = [
  hinted(/\bto (?:\uE000m|\d)/, reached, (told, joined = '', subject = '', value = '', others = '') =>
    tellAmounts(told, joined, subject, value, others),
  ),
  hinted(/ with .* /, listedRow, (told, place = '', row = '', cells = '') =>
    tellRow(told, `in the ${place}, `, row, cells),
  ),
  hinted(/\brow /, inRow, (told, before = '', row = '', cells = '') => tellRow(told, before, row, cells)),
];

import { ordinalWords } from '../steps/ordinals.ts';
import { names, type Rule } from './idiom-parts.ts';
import { singularOf } from './wording.ts';

const most = 8;
const holds =
  '(?:shows?|lists?|has|have|contains?|offers?|reads?|should (?:show|list|have|contain|offer)|must (?:show|list|have|contain|offer))';
const order = ',? in (?:this|that|exactly this|precisely this|the given|the following) order';

function splitNames(list: string): string[] {
  return list.split(/, and |, | and /).map((name) => name.replace(/^the /, ''));
}

/** "The list shows A, B and C in this order": the first is A, the second B. */
function tellPlaces(whole: string, place = '', list = ''): string {
  const told = splitNames(list);
  if (told.length > most) return whole;
  return told.map((name, at) => `the ${ordinalWords[at]} item in the ${place} shows ${name}`).join(' ¶ ');
}

/** "The page has the buttons Save and Cancel": each of them is one. */
function tellEach(_told: string, place = '', kinds = '', list = ''): string {
  const kind = singularOf(kinds);
  const where = /^(?:page|form|screen)$/.test(place) ? '' : ` in the ${place}`;
  return splitNames(list)
    .map((name) => `the ${name} ${kind}${where} is visible`)
    .join(' ¶ ');
}

/** Several things in one breath, of one kind or in their order. */
export const enumerations: Rule[] = [
  [
    new RegExp(
      `^[Tt]he (list|table|menu|navigation|sidebar|results?) (?:now |then )?${holds} (?:the (?:entries|items|rows) )?(${names})${order}[.]?$`,
    ),
    tellPlaces,
  ],
  [
    new RegExp(
      `^[Tt]he (page|form|screen|dialog|menu|toolbar|header|footer) (?:now )?${holds} (?:the |these )?(buttons|links|tabs|fields|checkboxes)(?:: ?| )(${names})[.]?$`,
    ),
    tellEach,
  ],
  [
    new RegExp(
      `^([Tt]he .+?) (?:has|have|should have|must have) (?:the |these )?options:? (?=${names}[.]?$)`,
    ),
    '$1 offers ',
  ],
];

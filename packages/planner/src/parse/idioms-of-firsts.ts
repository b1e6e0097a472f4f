import { ordinalWords } from '../steps/ordinals.ts';
import { anyMark } from '../steps/quoting.ts';
import { nameBefore, type Rule } from './idiom-parts.ts';
import { thirdPersonOf } from './verbs.ts';
import { readCount, singularOf } from './wording.ts';

const thing = `(?!(?:The|An?|It|This|That|There) )${nameBefore('first', 'listed', 'shown')}`;
const is = '(?:is|are|stands?|comes?|must be|should be|has to be|must come|should come|should stand)';
const list = '(list|table|page|board|results?|menu)';

/** "The first three rows show Open": each of them. */
function sayOfEach(count: string, things: string, claim: string): string {
  const [verb = '', ...rest] = claim.split(' ');
  const said = verb === 'are' ? 'is' : /^(?:must|should)$/.test(verb) ? verb : thirdPersonOf(verb);
  return ordinalWords
    .slice(0, readCount(count))
    .map((ordinal) => ['the', ordinal, singularOf(things), said, ...rest].join(' '))
    .join(' ¶ ');
}

/** What comes first, in other words than "the first item is". */
export const firsts: Rule[] = [
  [
    /^[Tt]he first (two|three|four) ([a-z]+s) ((?:show|are|have|contain|say|read|hold|must|should) (?:(?! and |,).)+)$/,
    (_told, count = '', things = '', claim = '') => sayOfEach(count, things, claim),
  ],
  [
    new RegExp(
      `^(?:[Tt]he |[Mm]y )?${list} (?:now |then )?(?:(?:should|must|has to) )?(?:starts?|begins?) with (?:the )?(${thing})(?=[.]?$|,| and )`,
    ),
    'the first item in the $1 is $2',
  ],
  [
    new RegExp(
      `^(?:[Aa]t|[Oo]n) (?:the )?top(?: of (?:the )?${list})?,? (?:there )?${is} (?:the )?(${thing})(?=[.]?$|,| and )`,
    ),
    (_told, _where = '', name = '') => `the first item is ${name}`,
  ],
  [/\b([Tt]he) (?:topmost|uppermost|very first) (?=[a-z]+\b)/g, '$1 first '],
  [
    /\b([Tt]he) (first|second|third|last)(?: one| entry)? in the (list|table) (?=(?:is|should|must|has|shows|comes)\b)/g,
    '$1 $2 item in the $3 ',
  ],
  [
    /\b([Tt]he) (first|second|third|last) ([a-z]+) (?:shown|listed|displayed) (?=(?:is|should|must)\b)/g,
    '$1 $2 $3 ',
  ],
  [
    new RegExp(
      `^(?:[Tt]he )?(${thing}) (?:is|must be|should be|has to be) (?:listed|shown|displayed|ranked) first(?=[.]?$|,| and )`,
    ),
    'the first item is $1',
  ],
  [
    new RegExp(
      `^(${anyMark}) (?:is|must be|should be|has to be) (?:listed |shown )?(?:at the top|in first place|on top)(?=[.]?$|,| and )`,
    ),
    'the first item is $1',
  ],
];

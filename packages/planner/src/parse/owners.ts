import { actors } from '../lexicons/cues.ts';
import { must, nameBefore } from './idiom-parts.ts';
import { anyOf } from './wording.ts';

const name = nameBefore('with', 'for', 'at', 'of', 'from');
const person = "[A-Z][\\w'’-]+ [A-Z][\\w'’-]+";
const mention = new RegExp(
  `\\b(?:row|entry|line|record) (?:of|for|with) (${name})|\\b[Tt]he (${name}) (?:row|entry|line|record)\\b|(${name})['’]s (?:row|entry|line|record)\\b|\\b(?:next to|beside|in|belongs to|assigned to|owned by) (${person})\\b|(?:^|[.!?] )(${person}) (?:is|has|was|had|works|left|joined|belongs)\\b`,
  'g',
);
const ownRow = /\b(?:(?:her|his|their|its) (?:own )?|that |this |the same )(?:row|entry|line|record)\b/gi;
const partOfRow = /\b([Tt]he [a-z]+) of (?=the row of )/g;
const ownName = /\b(?:her|his|their) name\b(?! (?:is|are|to|in|field)\b)/gi;
const them = /(?<=^(?:(?:i|we|you) )?[a-z]+ )(?:him|her)(?= (?:via|through|using|with|by|from) )/i;
const ownPart = new RegExp(
  `\\b(?:her|his|their) ([a-z]+) (?=(?:is|are|stays|remains|reads|shows|still|now|${must})\\b)`,
  'gi',
);
const ownPlaced =
  /^(?:her|his|their) ([a-z]+) on the ([a-z]+) page (?=(?:is|are|stays|reads|shows|says|still|now|should|must)\b)/i;
const shownAs = new RegExp(
  `\\b(the row of ${name}) ((?:${must} )?(?:now |still |then )*)(?:shows?|has|have|lists?|contains?) (${name}) as (?:the|her|his|their|its) ([a-z]+)`,
  'gi',
);

const anyPerson = /(\uE000n\d+\uE001)/g;
const roles = anyOf(actors.filter((one) => one.length > 4 || one === 'user'));
const namedRole = new RegExp(`(?<!\\b[Aa]s (?:the |an? )?)\\b(?:${roles}) (?:called |named )?(${name})`, 'g');
const standing =
  'gone|removed|missing|there|listed|shown as|visible|displayed in|marked|in the (?:list|table|grid)|on the list|shown(?=[.,;]|$)';
const spokenPerson = new RegExp(
  `(^|[,;] (?:and |but )?|\\b(?:and|but|that) )(?:he|she|(?:the|that|this) (?:${roles})) (?=(?:is|${must})(?: be| now| then| still| also| not| no longer)* (?:${standing})(?![\\w-]))`,
  'gi',
);

/** "Remove Dr. Ann Lee. She is gone from the list", "… The user is gone": nobody who uses the page, but who was named before. */
function resolvePerson(text: string, heard: string): string {
  const named = [anyPerson, namedRole, mention]
    .flatMap((form) => [...heard.matchAll(form)])
    .sort((one, other) => one.index - other.index)
    .at(-1);
  const person = named?.slice(1).find((one) => one !== undefined);
  return person === undefined ? text : text.replace(spokenPerson, `$1${person} `);
}

/** "Her row", "his office": whose was told by the row that something was done in. */
export function resolveOwners(written: string, heard: string): string {
  const text = resolvePerson(written, heard);
  if (!/\b(?:her|his|him|their|its|(?:that|this|same) (?:row|entry|line|record))\b/i.test(text)) return text;
  const groups = [...heard.matchAll(mention)].at(-1)?.slice(1);
  const owner = groups?.find((one) => one !== undefined);
  if (owner === undefined) return text;
  return text
    .replace(them, owner)
    .replace(ownPlaced, `on the $2 page, the $1 in the row of ${owner} `)
    .replace(ownName, owner)
    .replace(ownRow, `the row of ${owner}`)
    .replace(partOfRow, '$1 in ')
    .replace(ownPart, `the $1 in the row of ${owner} `)
    .replace(shownAs, (_whole, row: string, modal: string, value: string, column: string) =>
      modal.trim() === ''
        ? `the ${column} in ${row} is ${value}`
        : `the ${column} in ${row} ${modal.trim()} be ${value}`,
    );
}

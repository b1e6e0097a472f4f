import type { Expectation, Target } from '../steps/language.ts';
import { type Literal, nameOf } from './literals.ts';
import { splitMembers } from './subjects.ts';
import { anyCount, readCount, singularOf, tidy, withoutArticle } from './wording.ts';

const shown = '(?: shown| listed| sorted| displayed| ordered| arranged)?';
const must = '(?:are|come|appear|(?:should|must|have to|will)(?: then| now| again)?(?: be| come| appear))';
const forms = {
  order:
    /^(?:the )?(?:new |resulting |correct |right )?order (?:is|should|must|has to|will)(?: then| now| again| be)*:? (.+)$/i,
  things: new RegExp(
    `^(?:the |all )?([a-z-]+) ${must}(?: then| now| again)?${shown} in (?:the|this|that|the following|exactly this|the right|the correct)(?: new)? order(?: of)?:? (.+)$`,
    'i',
  ),
  first: new RegExp(
    `^(?:the )?first (${anyCount})(?: ([a-z-]+))? ${must}(?: then| now)?${shown}:? (.+)$`,
    'i',
  ),
  start:
    /^(?:the )?(?:list|table|results?) (?:should |must |will |has to |then |now )*(?:starts?|begins?) with (.+)$/i,
};

/** "the Cast Iron Teapot ($48.00)": a name, and what stands beside it. */
function readMember(words: string, literals: Literal[]): string[] {
  const [, name = words, beside] = /^(.+?) \((.+)\)$/.exec(words.trim()) ?? [];
  return [name, ...(beside ? [beside] : [])].map((each) => nameOf(withoutArticle(tidy(each)), literals));
}

function readMembers(list: string, literals: Literal[]): string[][] {
  return list
    .split(/,? (?:followed|then) by |, then /)
    .flatMap((part) => splitMembers(tidy(part), true))
    .map((member) => readMember(member, literals));
}

function expectListed(target: Target, members: string[][]): Expectation[] {
  return members.flatMap((texts, index) =>
    texts.map((value) => ({
      subject: { of: 'element' as const, target: { ...target, ordinal: index + 1 } },
      condition: { is: 'text' as const, how: 'contains' as const, value },
    })),
  );
}

/** Every one stands above the next, wherever the list is. */
function expectBelowOneAnother(members: string[][]): Expectation[] {
  return members.slice(1).map(([name = ''], index) => ({
    subject: {
      of: 'element' as const,
      target: {
        name: members[index]?.[0] ?? '',
        near: { relation: 'above' as const, anchor: { name } },
      },
    },
    condition: { is: 'visible' as const },
  }));
}

function areNames(members: readonly string[][]): boolean {
  return (
    members.length >= 2 && members.length <= 20 && members.every(([name = '']) => /^[\p{Lu}\d"]/u.test(name))
  );
}

const edge =
  /^(?:the )?(.+? \([^()]+\)) (?:should |must |has to |will |then )*(?:comes?|be|is|stands?|appears?) (first|last)$/i;

/** "The Linen Tea Towel ($9.50) should come last" */
function readEdge(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, words, where] = edge.exec(text) ?? [];
  if (!words || !where) return undefined;
  const target = { name: '', kind: 'item' as const, ordinal: /last/i.test(where) ? -1 : 1 };
  return readMember(words, literals).map((value) => ({
    subject: { of: 'element', target },
    condition: { is: 'text', how: 'contains', value },
  }));
}

const priced = new RegExp(`^(?:the )?([a-z' -]+?) ${must}(?: then| now)?${shown}:? (.+)$`, 'i');

/** "The favourites should be the Mug ($12.00) and the Pot ($18.00)": each with what stands beside it. */
function readPriced(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, place = '', list] = priced.exec(text) ?? [];
  const members = list ? readMembers(list, literals) : [];
  if (!areNames(members) || members.some((texts) => texts.length < 2)) return undefined;
  return members.map(([name = '', value = '']) => ({
    subject: { of: 'element', target: { name, kind: 'item', within: { name: place, kind: 'section' } } },
    condition: { is: 'text', how: 'contains', value },
  }));
}

/** Each in its place, where all of them are names, and as many as were said to be. */
function readPlaces(
  target: Target,
  list: string,
  literals: Literal[],
  count?: number,
): Expectation[] | undefined {
  const members = readMembers(list, literals);
  const isWhole = count === undefined || count === members.length;
  return isWhole && areNames(members) ? expectListed(target, members) : undefined;
}

function itemOf(thing = ''): Target {
  if (/^rows?$/i.test(thing)) return { name: '', kind: 'row' };
  return { name: /^(?:they|these|those|it|ones?)$/i.test(thing) ? '' : singularOf(thing), kind: 'item' };
}

/** "The order should be A, B, C", "the first three products are A, B and C": each one in its place. */
export function readListing(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, ordered] = forms.order.exec(text) ?? [];
  if (ordered) {
    const members = readMembers(ordered, literals);
    return areNames(members) ? expectBelowOneAnother(members) : undefined;
  }
  const [, count, firstThing, firstOnes] = forms.first.exec(text) ?? [];
  if (count && firstOnes) return readPlaces(itemOf(firstThing), firstOnes, literals, readCount(count));
  const [, thing, listed] = forms.things.exec(text) ?? [];
  if (thing && listed) return readPlaces(itemOf(thing), listed, literals);
  const [, started] = forms.start.exec(text) ?? [];
  if (!started) return readEdge(text, literals) ?? readPriced(text, literals);
  const isInOrder = / (?:followed|then) by |, then /.test(started);
  return isInOrder ? readPlaces({ name: '', kind: 'item' }, started, literals) : undefined;
}

import { repeatClick, timesForm } from './clicking.ts';
import { literalOf, nameOf } from './literals.ts';
import type { ActionReader } from './reader.ts';
import { splitMembers } from './subjects.ts';
import { readPhrase, readPlace } from './targets.ts';
import { anyCount, readCount, singularOf, tidy, withoutArticle } from './wording.ts';

export const addForm =
  /^(.+?) (?:to|into|in) (?:the |my |your |his |her |their )?(?:shopping )?(cart|basket|bag|wishlist|wish list|favourites|favorites|compare list|watchlist|trolley|order)$/i;

const anyThing =
  /^(?:items?|products?|articles?|things?|books?|goods|entries|pieces?|courses?|films?|movies|songs?|dishes|tickets?|ones?|more)$/i;

/** Add X to the cart: the button of that name at the item. */
export const readAdd: ActionReader = (verb, literals) => {
  const { rest, lemma } = verb;
  const [, once, count, word] = timesForm.exec(tidy(rest)) ?? [];
  const times = count ?? word;
  if (once && times && addForm.test(once)) {
    const added = readAdd({ ...verb, rest: once }, literals);
    return Array.isArray(added)
      ? added.flatMap((each) => (each.do === 'click' ? repeatClick(each, readCount(times)) : [each]))
      : added;
  }
  const [, what, place] = addForm.exec(tidy(rest)) ?? [];
  if (!place && new RegExp(`^${anyCount} `, 'i').test(tidy(rest)))
    return {
      reason:
        'It does not say where to add them. Name the button, for example: Click the "Add to cart" button.',
    };
  const added = tidy(rest);
  const listed = place || lemma !== 'add' ? [] : splitMembers(added);
  if (listed.length > 1 && listed.every((one) => /^(?:the |an? |\uE000|[A-Z])/.test(one))) {
    const each = listed.map((one) => readAdd({ ...verb, rest: one }, literals));
    if (each.every((commands) => Array.isArray(commands))) return each.flat();
  }
  if (
    !place &&
    lemma === 'add' &&
    (literalOf(withoutArticle(added), literals) ||
      /^(?:the )?[A-Z]\w+(?: [A-Z]\w+)+$|^the [A-Z]\w+$/.test(added))
  )
    return [
      {
        do: 'click',
        target: { name: 'Add', within: { name: nameOf(withoutArticle(added), literals), kind: 'item' } },
      },
    ];
  if (!what || !place)
    return lemma === 'put' || tidy(rest) === ''
      ? undefined
      : [{ do: 'click', target: { name: `Add ${nameOf(withoutArticle(tidy(rest)), literals)}` } }];
  const name = `Add to ${place.toLowerCase()}`;
  const several = new RegExp(`^(${anyCount}) (?:different |more )?(\\S+)$`, 'i').exec(what);
  // "Two mugs" are the same thing twice, "two products" are not.
  if (
    several?.[1] &&
    several[2] &&
    !anyThing.test(several[2]) &&
    !/ different /.test(what) &&
    /^[a-z]+s$/.test(several[2])
  )
    return repeatClick(
      { do: 'click', target: { name, within: { name: singularOf(several[2]), kind: 'item' } } },
      readCount(several[1]),
    );
  if (several?.[1] && several[2] && readCount(several[1]) <= 20)
    return Array.from({ length: readCount(several[1]) }, (_, index) => ({
      do: 'click',
      target: { name, ordinal: index + 1 },
    }));
  if (/^(?:multiple|several|some|many|various|a few|different) /i.test(what))
    return { reason: 'It does not say which ones to add. Name each, or say how many.' };
  const [, units, thing] =
    new RegExp(`^(${anyCount}) (?:units?|pieces?|copies|times|x|pcs) (?:of )?(.+)$`, 'i').exec(what) ?? [];
  const [, number, named] = new RegExp(`^(${anyCount}) (?:x )?(?:the )?([A-Z].*)$`).exec(what) ?? [];
  if (number && named && !/ and |, /.test(named) && readCount(number) <= 50)
    return repeatClick(
      {
        do: 'click',
        target: {
          name,
          within: readPlace(readCount(number) > 1 ? singularOf(named) : named, literals, 'item'),
        },
      },
      readCount(number),
    );
  if (units && thing)
    return repeatClick(
      { do: 'click', target: { name, within: readPlace(thing, literals, 'item') } },
      readCount(units),
    );
  if (/^it$/i.test(what)) return [{ do: 'click', target: { name } }];
  if (/^(?:an?|any|some) (?:item|product|article|book|thing)$/i.test(what))
    return [{ do: 'click', target: { name, ordinal: 1 } }];
  const members = what.includes(' + ') ? what.split(' + ') : splitMembers(what);
  return members.map((member) => {
    const thing = readPhrase(member, literals);
    return {
      do: 'click',
      target: {
        name,
        within: thing.kind
          ? thing
          : {
              ...thing,
              name: literalOf(member, literals) ? thing.name : singleName(thing.name),
              kind: 'item',
            },
      },
    };
  });
};

function singleName(name: string): string {
  return /^[a-z]+s$/.test(name) ? singularOf(name) : name;
}

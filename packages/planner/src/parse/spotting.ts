import type { Command, Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { readAction } from './actions/read-action.ts';
import { readExpectations } from './expectations.ts';
import { name } from './idiom-parts.ts';
import type { Literal } from './literals.ts';
import { expecting, type Mode } from './outcomes.ts';
import { withoutLeadIn } from './passages.ts';
import { spotQuoted } from './spotting-quotes.ts';
import { tidy } from './wording.ts';

/** Words that turn or narrow what is claimed: with them in it, a clause is read whole or not at all. */
const turning =
  /\b(?:not|no|nor|neither|never|none|nothing|without|cannot|only|except|until|unless|more|less|fewer|than|before|after|instead|or|either|each|every|all|longer|if|when|whether|while|between|about|roughly)\b/i;
const claimed =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|verify|check|make sure|ensure|see|sees|shown?|shows|displays?|displayed|lists?|listed|reads?|says?|contains?|there (?:is|are)|is|are)\b/i;

/** The last reading of a clause that nothing else could read: what stands in it in a plain shape, or nothing at all. */
export function spotCommands(clause: string, mode: Mode, literals: Literal[]): Command[] | undefined {
  const text = tidy(withoutLeadIn(clause));
  const filled = mode === 'then' ? undefined : spotFilled(text, literals);
  if (filled) return filled;
  if (turning.test(text)) return undefined;
  const isClaim = mode === 'then' || claimed.test(text);
  const claims =
    spotRank(text, literals) ??
    spotOwned(text, literals) ??
    (isClaim ? spotAmounts(text, literals) : undefined) ??
    spotTotal(text, literals) ??
    spotRemaining(text) ??
    spotQuoted(text, mode, literals);
  return claims && expecting(claims);
}

const rank = new RegExp(
  `(?:^|, |: )(?:the )?(${name}),? (?:is|comes|appears|stands|(?:should|must|has to|will)(?: then| now)? (?:be|come|appear|stand))(?: listed| shown)? (?:the |as the |at the |on )?(?:very )?(first|second|third|last|top|bottom)(?: (?!name|time|step|page|field|tab|column)(one|[a-z]+))?(?: (?:in|of|on) (?:the )?[a-z ]+)?$`,
);

/** "The most expensive product, the Brass Lamp, must be the first in the list." */
function spotRank(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, thing, at, noun] = rank.exec(text) ?? [];
  if (!thing || !at || /^The\b/.test(thing)) return undefined;
  const place = at === 'top' ? 'first' : at === 'bottom' ? 'last' : at;
  const kind = noun && noun !== 'one' && !/^(?:in|of|on)$/.test(noun) ? noun : 'item';
  return keep(readExpectations(`the ${place} ${kind} is ${thing}`, literals));
}

const amount = '(?:\\uE000m\\d+\\uE001|\\d[\\d.,]*\\d|\\d)';
const label = "(?:the |an? )?(?:[A-Z][\\w'’-]*|[a-z]*total|[a-z]+ total)(?: [a-z]+)?";
const pair = `${label}(?: of| is|:| =)? ${amount}`;
const listOf = (one: string) => new RegExp(`(?:^|[ :])(${one}(?:(?:, and|,| and) ${one})+)$`);
const pairs = listOf(pair);
const share = `${amount} for (?:the )?[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)*`;
const shares = new RegExp(`\\b([a-z]*total|sum|price|amount) of (${share}(?:(?:, and|,| and) ${share})*)$`);

/** "Subtotal $60.00, Shipping $4.90 and Total $64.90", "a total of 2550 for Rent, 890 for Food". */
function spotAmounts(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, property, given] = shares.exec(text) ?? [];
  if (property && given)
    return readEach(
      split(given).map((one) => one.replace(/^(\S+) for (?:the )?(.+)$/, `the ${property} of $2 is $1`)),
      literals,
    );
  const told = pairs.exec(text)?.[1];
  if (!told) return undefined;
  return readEach(
    split(told).map((one) => one.replace(new RegExp(`(?: of| is|:| =)? (${amount})$`), ' is $1')),
    literals,
  );
}

/** "grand total: €3,585" */
function spotTotal(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, what, value] =
    /^(?:the )?((?:[a-z]+ )?(?:sub)?total|price|sum) ?[:=] ?(\uE000m\d+\uE001)$/i.exec(text) ?? [];
  return what && value ? keep(readExpectations(`the ${what} is ${value}`, literals)) : undefined;
}

const owned = new RegExp(
  `^(?:there (?:is|are|should be|must be|has to be) )?(.*\\b\\d+ (?:row|item|entry|product|line)s?(?: left)?(?: in the [a-z]+)?), (?:the )?(${name}) (?:with|at|for) (?:the |an? )?(?:[a-z]+ )?(?:of )?(${anyMark})$`,
);

/** "There is 1 row left, Terracotta Pot with the sum $18.00": the row must show both. */
function spotOwned(text: string, literals: Literal[]): Expectation[] | undefined {
  const [, count, thing, value] = owned.exec(text) ?? [];
  if (!count || !thing || !value) return undefined;
  const kind = /\brow/.test(count) ? 'row' : 'item';
  return readEach(
    [
      `there are exactly ${count.replace(' left', '')}`,
      `the ${thing} ${kind} is visible`,
      `the ${thing} ${kind} contains ${value}`,
    ],
    literals,
  );
}

/** "91 characters are left": the number stands before its noun. */
function spotRemaining(text: string): Expectation[] | undefined {
  const [, count, thing] =
    /\b(\d+) (characters?|letters?|chars|words|attempts?|tries|points?|seats?|places?) (?:are |is |should be |must be )?(?:left|remaining)$/i.exec(
      text,
    ) ?? [];
  if (!count || !thing) return undefined;
  const value = `/(?<!\\d)${count} ${thing.replace(/s$/i, '')}/i`;
  return [{ subject: { of: 'page text' }, condition: { is: 'text', how: 'matches', value } }];
}

/** "Your name = Omar, E-mail = omar@example.com": what a form was filled with. */
function spotFilled(text: string, literals: Literal[]): Command[] | undefined {
  if (/^[A-Z][^:=,]{0,40}? ?= [^=]+(?:[,;] (?:and )?[A-Z][^:=,]{0,40}? ?= [^=]+)+$/.test(text)) {
    const typed = readAction(`enter ${text.replace(/ ?= /g, ': ')}`, literals);
    return Array.isArray(typed) ? typed : undefined;
  }
  const [button] =
    /^(?:[Ss]earch|[Ss]ave|[Cc]ontinue|[Ss]ubmit|[Cc]onfirm|Back|Next|Finish|Send|Apply|Cancel)$/.exec(
      text,
    ) ?? [];
  if (!button) return undefined;
  return [
    { do: 'click', target: { name: button.charAt(0).toUpperCase() + button.slice(1), kind: 'button' } },
  ];
}

function split(list: string): string[] {
  return list.split(/,? and |, /);
}

function keep(reading: ReturnType<typeof readExpectations>): Expectation[] | undefined {
  return Array.isArray(reading) ? reading : undefined;
}

function readEach(statements: string[], literals: Literal[]): Expectation[] | undefined {
  const read = statements.map((statement) => keep(readExpectations(statement, literals)));
  return read.every((one) => one !== undefined) ? read.flat() : undefined;
}

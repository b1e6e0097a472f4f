import { devices } from '../lexicons/words.ts';
import type { Target } from '../steps/language.ts';
import type { Literal } from './literals.ts';
import type { Outcome } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { readAction } from './read-action.ts';
import { readPhrase } from './targets.ts';
import { anyOf, tidy } from './wording.ts';

const scopeForm =
  /^(?:on|in|at|inside|within|from|under|for) ((?:the |an? |my |this |\uE000).+?)(?:$|, (.*)$)/i;
const runningScope =
  /^(?:[Ii]n|inside|within|[Oo]n|[Uu]nder) ((?:the |an? |\uE000)(?:.+? )?(?:section|dialog|form|table|list|card|row|panel|modal|popup|page|menu|sidebar|header|footer|tab)(?: (?:of|for|with) (?:the )?(?:\uE000[a-z]\d+\uE001|[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*))?),? (.+)$/;

/** "In the cart the total is …": a place, and a statement with an article of its own. */
const namedScope =
  /^(?:in|on|at) ((?:the|my|your) (?:[a-z-]+ ){0,2}[a-z-]+),? ((?:the|an?|there|all|each|every|no|only) .+)$/i;
const doneInside =
  /^(?:in|on|from) ((?:the|my|your) (?:shopping )?(?:cart|basket|bag|checkout)),? ((?:i )?[a-z]+ .+)$/i;
const capitalScope = /^(?:[Uu]nder|[Ii]n|[Oo]n) ([A-Z][\w-]*(?: [a-z-]+)??),? ([a-z]+ .+)$/;
const pageScope = /^(?:from|on) ((?:the )?(?:[a-z]+ ){1,2}page|(?:the )?homepage),? (.+)$/i;

export interface Scope {
  rest: string;
  place?: Target;
  outcome?: Outcome;
}

const sizeScope =
  /^(?:on|at|in|with|for|using) (?:an? |the )?(?:(?:viewport|screen|window|resolution|display|browser)(?: size| width)?(?: of)? ?)?(\d{3,4})\s?(?:x|×|by)\s?(\d{3,4})(?: pixels| px| viewport| screen)?(?:, | )(.+)$/i;
const deviceScope = new RegExp(
  `^(?:on|for|using) (?:an? (?=i|pixel))?(${anyOf(Object.keys(devices).filter((device) => /^(?:an? |iphone|ipad|pixel)/.test(device)))})(?:$|(?:, | )(.+)$)`,
  'i',
);

/** "On a phone …", "At 375x812 …": the size of the window. */
function readSize(text: string): Scope | undefined {
  const [, width, height, afterSize] = sizeScope.exec(text) ?? [];
  const [, device, afterDevice] = deviceScope.exec(text) ?? [];
  const size = width && height ? [Number(width), Number(height)] : devices[device?.toLowerCase() ?? ''];
  // A comma may have parted it from what follows.
  const rest = afterSize ?? afterDevice ?? '';
  if (!size?.[0] || !size[1]) return undefined;
  return {
    rest,
    outcome: { source: text, is: 'commands', commands: [{ do: 'resize', width: size[0], height: size[1] }] },
  };
}

/** "On the profile page, …", "In the Delivery section …": where the following takes place. */
export function readScope(clause: string, literals: Literal[]): Scope | undefined {
  const text = tidy(withoutLeadIn(clause));
  const sized = readSize(text);
  if (sized) return sized;
  const running = runningScope.exec(text);
  const isRunning =
    running?.[2] !== undefined &&
    (startsWithVerb(running[2]) ??
      withoutActor(running[2]) ??
      takeCue(running[2]) ??
      splitPredicate(running[2])) !== undefined;
  const named = namedScope.exec(text);
  const doing = doneInside.exec(text);
  const isDone = doing?.[2] !== undefined && startsWithVerb(doing[2]) !== undefined;
  const isNamed = (named?.[2] !== undefined && splitPredicate(named[2]) !== undefined) || isDone;
  const fromPage = pageScope.exec(text);
  const isFrom = fromPage?.[2] !== undefined && startsWithVerb(fromPage[2]) !== undefined;
  const under = capitalScope.exec(text);
  const isUnder = under?.[2] !== undefined && startsWithVerb(under[2]) !== undefined;
  const [, words, rest = ''] =
    (isRunning ? running : null) ??
    (isDone ? doing : null) ??
    (isNamed ? named : null) ??
    (isFrom ? fromPage : null) ??
    (isUnder ? under : null) ??
    scopeForm.exec(text) ??
    [];
  if (!words || (!isRunning && !isNamed && rest === '' && splitPredicate(text))) return undefined;
  if (
    /(?:page|screen|site|website|homepage)$/i.test(words) ||
    ((isNamed || rest === '') &&
      /^(?:the |my |your )?(?:shopping )?(?:cart|basket|bag|checkout)$/i.test(words)) ||
    /^(?:the )?(?:\S+ )?\uE000[up]\d+\uE001/.test(words)
  ) {
    const opened = readAction(`go to ${words}`, literals);
    return Array.isArray(opened)
      ? { rest, outcome: { source: rest === '' ? clause : words, is: 'commands', commands: opened } }
      : undefined;
  }
  const place = readPhrase(words, literals);
  if (place.kind === 'tab' && place.name !== '' && /^(?:on|in|under) /i.test(text))
    return { rest, outcome: { source: clause, is: 'commands', commands: [{ do: 'click', target: place }] } };
  if (/^for /i.test(text))
    return /\uE000/.test(words)
      ? { rest, place: place.kind ? place : { ...place, kind: 'item' } }
      : undefined;
  return { rest, place: place.kind ? place : { ...place, kind: 'section' } };
}

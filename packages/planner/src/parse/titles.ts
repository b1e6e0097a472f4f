import type { Unit } from './blocks.ts';
import { startsWithVerb, withoutActor } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { matchVerb } from './verbs.ts';

const claiming =
  /\uE000|\b(?:should|must|shall|cannot|can not|has to|have to|needs? to|expect\w*|verify|ensure|make sure)\b/i;
const topic = /^(?:verify|check|test|validate) (?:the |our )?[a-z][\w' -]{2,40}[.:]?$/i;
const isCheck = ({ mode, text }: Unit) =>
  mode === 'then' || /\b(?:should|must|verify|check that|make sure|ensure)\b/i.test(text);
const nounLead =
  /^(?:notes?|tests?|checks?|steps?|scenarios?|cases?|bugs?) (?:from|of|for|about|on|during|in|with)\b/i;
const placeLead = /^(?:on |in |at )?(?:the |my )?(.+?) (tab|page|screen)\s*:$/i;

const goesSomewhere = new Set(['open', 'go', 'log in', 'back', 'reload']);

function isBareOrder(text: string): boolean {
  const verb = matchVerb(text);
  return (
    verb?.inflection === 'base' &&
    !goesSomewhere.has(verb.family) &&
    !/^(?:go|open|visit|log|sign|navigate|start|launch|browse)\b/i.test(text) &&
    !/[.!?:\d]/.test(text) &&
    text.split(' ').length <= 9
  );
}

/** Whether somebody goes somewhere or logs in: nothing else comes before that. */
function goesTo(text: string): boolean {
  const family = matchVerb(withoutActor(text) ?? text)?.family;
  return family !== undefined && goesSomewhere.has(family);
}

/** Words that neither end as a sentence does nor say anything that could be looked for or done. */
export function isBareTitle({ text, mode, isListed, isLabelled }: Unit): boolean {
  const isPlain = mode === 'plain' && !isListed && !isLabelled;
  if (!isPlain || !/^[A-Z]/.test(text) || /[.!?:,;\uE000\d]/.test(text) || text.split(' ').length > 8)
    return false;
  const verb = matchVerb(text);
  return verb
    ? verb.inflection === 'gerund'
    : splitPredicate(text) === undefined && withoutActor(text) === undefined;
}

/**
 * The line above the steps that only says what they are about. With both steps and results marked as such, a whole sentence
 * above them is a summary, too: what it promises is what the results say.
 */
export function findTitle(units: Unit[]): Unit | undefined {
  const [first, second] = units.filter(({ mode }) => mode !== 'note');
  if (!first || !second || first.mode !== 'plain' || first.mark !== undefined || first.isData)
    return undefined;
  const text = first.text.trim();
  // "Verify the cart total." above the steps names what they check, and claims nothing of its own.
  const isTopic = topic.test(text) && second.isListed && units.slice(1).some(isCheck);
  if (isTopic) return first;
  if (claiming.test(text) || text.split(' ').length > 14 || placeLead.test(text)) return undefined;
  const isList = second.isListed === true || second.isLabelled === true;
  // "Sort hotels by price" above "1. …" is what the steps are for; only going somewhere may be the first of them.
  const isNumbered = second.mark === '1' && isBareOrder(text);
  if (isNumbered && !first.isListed) return first;
  // "For the report I sort the orders by amount." above "1. Log in …": what has to come after the first step is no step yet.
  const isAhead = second.mark === '1' && goesTo(second.text) && !goesTo(text);
  if (isAhead && !first.isListed && !/\d/.test(text)) return first;
  const isSummary = second.isLabelled === true && units.some(({ mode }) => mode === 'then');
  const bare = text.replace(/[.:!]$/, '');
  const isName = !/[.!?]$/.test(text) && !/^(?:given|when|then|and|but) /i.test(text);
  // "Sending a mail" names what is done below.
  const isNamed = nounLead.test(bare) || matchVerb(bare)?.inflection === 'gerund';
  const isOrder = !isNamed && (matchVerb(bare)?.inflection === 'base' || withoutActor(bare) !== undefined);
  const isCapital = /^[A-Z]/.test(bare);
  const tells = splitPredicate(bare) !== undefined;
  if (isSummary && tells && isCapital && !first.isListed && withoutActor(bare) === undefined) return first;
  if (first.isListed || isOrder || /[:=] /.test(bare)) return undefined;
  // "Cart badge:" stands above whatever follows.
  if (/:$/.test(text) && !tells && isCapital && bare.split(' ').length <= 5) return first;
  return (isSummary && isCapital) || (isList && isName && isCapital && (!tells || isNamed))
    ? first
    : undefined;
}

/** "Notifications tab:" above a list says where it is done. */
export function writePlaces(units: Unit[]): Unit[] {
  return units.map((unit, index) => {
    const [, name, kind] = placeLead.exec(unit.text) ?? [];
    if (
      !name ||
      !kind ||
      unit.mode !== 'plain' ||
      units[index + 1]?.isListed !== true ||
      startsWithVerb(unit.text)
    )
      return unit;
    return { ...unit, text: `${/tab/i.test(kind) ? 'Open' : 'Go to'} the ${name} ${kind}` };
  });
}

import { actors } from '../lexicons/cues.ts';
import { belongings, mindVerbs, vagueFates, worldStates } from '../lexicons/facts.ts';
import { reporters } from '../lexicons/telling-words.ts';
import { startsWithVerb, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import type { Part } from './told-parts.ts';
import { matchVerb, thirdPersonOf } from './verbs.ts';
import { anyOf } from './wording.ts';

const formsOf = (words: readonly string[]) => anyOf(words.flatMap((word) => [word, thirdPersonOf(word)]));
const roles = anyOf(
  [...actors, ...reporters].filter((one) => one.length > 3).flatMap((one) => [one, `${one}s`]),
);
const pronoun = '(?:[Ii]|we|you|he|she|they|people|nobody|no one|somebody|someone|everybody|everyone)';
const person = `(?:${pronoun}|(?:the|our|this|an?|my|your|most|some|many|these) (?:[a-z-]+ ){0,2}?(?:${roles}))`;
const opening =
  '(?:The|It|This|That|There|These|Those|All|Both|No|An?|My|Your|Its|His|Her|Our|Their|In|On|At|When|If)';
const name = `(?:(?!${opening}\\b)[A-Z][a-z'’]+(?: [A-Z][a-z'’]+)?)`;
const adverbs =
  '(?:(?:really|actually|even|ever|only|just|already|still|always|also|currently|now|then|both|usually|normally|yet|simply) )*';
const words = "(?: [\\p{L}'’-]+){0,8}";

/** Verbs of what somebody meets on a page or does there: what they say can be looked for. */
const seen =
  'see|get|find|receive|read|notice|land|reach|come|appear|show|stay|remain|leave|lose|go|return|arrive|change|work|click|press|have|need|move|log|sign|open|close|display|contain';

const facts = [
  // "She does not want a seat"
  `(?:${person}|${name}) ${adverbs}(?:(?:do|does|did) not |never )?${adverbs}(?:${formsOf(mindVerbs)}|wanted|needed|liked|preferred|planned|forgot|decided)(?! to be\\b)${words}`,
  // "We only ship within Europe"
  `(?:we|they|people) (?:only|never|always|no longer|usually|normally|just) (?!(?:${seen})\\b)[a-z]+${words}`,
  // "We do not fly there"
  `${person} (?:do|does|did|will|would) not ${adverbs}(?!(?:${seen})\\b)[a-z]+${words}`,
  // "He already has an account"
  `(?:${person}|${name}) ${adverbs}(?:has|have|had) ${adverbs}(?:(?:no|an?|not enough|enough|too much|too many|too few|the|his own|her own|their own|any|not an?y?) (?:[a-z-]+ ){0,2})?(?:${anyOf(belongings.flatMap((one) => [one, `${one}s`]))})${words}`,
  // "He has already voted", "She has never paid"
  `(?:${person}|${name}(?= \\w+ (?:not|never|already)\\b)) (?:has|have|had) ${adverbs}(?:not |never )?${adverbs}(?:been )?[a-z]+(?:ed|en|id|ught|one)${words}`,
  // "She is not a member"
  `(?:${person}|${name}) (?:is|are|am|was|were) ${adverbs}(?:not |no longer )?${adverbs}(?:an?|interested|allowed|entitled|authori[sz]ed|registered|subscribed|under age|too|new|away|abroad|ill|sick|on (?:holiday|vacation|leave)|in a hurry|from|busy|alone|logged out|signed out|not logged in|not signed in)${words}`,
  // "The voucher has expired", "That is too much"
  `(?:(?:the|this|that|these|those|our|my|your|his|her|its|their|an?|such) [^,;:]{2,60}?|${name}|it|they|this|that|those|both|he|she) (?:(?:is|are|was|were|has|have|had|will be)(?: been)?|does|do) ${adverbs}(?:not |no longer |never )?(?:been )?${adverbs}(?:(?:the|an?) )?(?:${anyOf(worldStates)}|too [a-z]+|not enough)${words}`,
  // "It is a weekend"
  `(?:it|this|that) (?:is|was) ${adverbs}(?:not )?(?:an?|the|our|his|her|more than|less than) (?!(?:link|button|field|message|dialog|checkbox|list|error|heading)\\b)(?:(?!in |on |at |under |below |above )[\\p{L}'’-]+ ?){1,5}`,
  // "There is no such place"
  `there (?:is|are|was|were) (?:no such|not enough|no [a-z]+ (?:with|of|under|by|like) (?:that|this|it))${words}`,
];
const fact = new RegExp(`^(?:${facts.join('|')})$`, 'u');

/** "The filter has to survive that": what follows is how it shows. */
const fate = new RegExp(
  `^(?:the|this|that|our|my|your|its|these|those|all|both) [^,;:]{2,50}? (?:must|should|shall|has to|have to|needs? to|is to|are to) (?:not )?${adverbs}(?:${anyOf(vagueFates)})$`,
  'iu',
);

/** A state that any page can show is claimed, whatever follows from it. */
const stateOfPage =
  /\b(?:visible|hidden|shown|displayed|listed|gone|empty|disabled|enabled|greyed|grayed|checked|unchecked|ticked|unticked|selected|focused|open|opened|closed|highlighted|(?:is|are|be|was|were) (?:still |now |again |back )*there)$/i;

/** What was done before is a deed rather than a fact: "I have added a lamp". */
function isDeed(cause: string): boolean {
  if (/\b(?:not|never|no|nobody|none)\b/i.test(cause)) return false;
  const acted = withoutActor(cause);
  return acted !== undefined && matchVerb(acted) !== undefined;
}

/** Whether words only tell why something is so: they can neither be done nor looked for. */
export function isCause(text: string): boolean {
  const cause = text.trim().replace(/^(?:and|but) /i, '');
  if (/[\uE000\d]/.test(cause) || stateOfPage.test(cause)) return false;
  if (fate.test(cause)) return true;
  const isClaimed = /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|sees?|shows?|says?)\b/i.test(
    cause,
  );
  const isFact = fact.test(cause) || fact.test(cause.charAt(0).toLowerCase() + cause.slice(1));
  return !isClaimed && isFact && !isDeed(cause);
}

const described = /, (?:which|who) ((?:is|are|was|were|has|have|does|do) [^,]{3,60}),(?= )/i;

/** "X, which is due on the same day, should still be there": which one it is was said by its name. */
export function partDescribed({ text, isIdle }: Part): Part[] {
  const [whole = '', told = ''] = isIdle ? [] : (described.exec(text) ?? []);
  if (whole === '' || !isCause(`it ${told}`)) return [{ text, isIdle }];
  return [
    { text: text.replace(whole, ''), isIdle: false },
    { text: whole.replace(/^, |,$/g, ''), isIdle: true },
  ];
}

const consequence =
  /(?:,? (?:and )?so|[,;] (?:and )?(?:therefore|hence|thus|consequently)|, (?:which|that) is why),? (?!(?:that|far|long|much|many|on|as|to)\b)(?=\S)/gi;
const before = /^(?:.*[^,;:](?:[;:]|,? but|,? and) )?/i;
const joint = /(?:[;:]|,? but|,? and) $/i;

/** Whether a clause asks for something by itself. */
function asks(clause: string): boolean {
  const led = withoutLeadIn(clause.replace(/[.!]+$/, '')).replace(
    /^instead of [^,\uE000]{2,40}?,? (?=(?:the|you|we|i|it|there|an?)\b)/i,
    '',
  );
  if (/\uE000q/.test(led)) return true;
  return (takeCue(led) ?? startsWithVerb(led) ?? splitPredicate(led)) !== undefined;
}

const pointing = /^(?:it|they|he|she|this|that) /i;
/** "The donation to Lakeside", "the task "Paint"": what a page would show of it. */
const named =
  /^(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]his|[Tt]hat) (?:[a-z-]+ ){1,4}?(?:(?:to|of|from|for|by|with|called|named|about|at) (?:the )?)?([A-Z][\p{L}\d'’-]*(?: (?:(?:of|the|and|de|von) )?[A-Z\d][\p{L}\d'’-]*)*) (?:is|are|was|were|has|have|does|do)\b/u;

/** The claim that follows, with its subject where it only points back to the cause. */
function resolveSubject(cause: string, claim: string): string | undefined {
  if (!pointing.test(claim)) return claim;
  const thing = named.exec(cause)?.[1];
  if (thing !== undefined) return claim.replace(pointing, `${thing} `);
  if (
    /^(?:he|she|they) /i.test(claim) ||
    new RegExp(`^(?:it|this|that|there|${pronoun})\\b`, 'i').test(cause)
  )
    return claim;
  // Of what has no name, nobody can tell that it is not there.
  const subject = /\b(?:not|no|gone|never|disappears?|missing)\b/i.test(claim)
    ? undefined
    : splitPredicate(cause)?.subject;
  return subject && claim.replace(pointing, `${subject} `);
}

const because = /^(?:since|because|as|given that|seeing that|now that) ([^,]{5,100}), (?=\S)/i;

/** "As Bob is not an admin, he should not see …" */
function partLeading(text: string): Part[] | undefined {
  const [whole = '', cause = ''] = because.exec(text) ?? [];
  const claim = whole === '' || !isCause(cause) ? undefined : resolveSubject(cause, text.slice(whole.length));
  if (claim === undefined || !asks(claim)) return undefined;
  return [
    { text: whole.replace(/, $/, ''), isIdle: true },
    { text: claim, isIdle: false },
  ];
}

/** "We do not fly there, so the page should say …": why it is so, and what is claimed. */
export function partCauses({ text, isIdle }: Part): Part[] {
  if (isIdle) return [{ text, isIdle }];
  const leading = partLeading(text);
  if (leading) return leading;
  for (const { index, 0: mark } of text.matchAll(consequence)) {
    const told = text.slice(0, index);
    const lead = isCause(told) ? '' : (before.exec(told)?.[0] ?? '');
    const cause = told.slice(lead.length);
    const claim = resolveSubject(cause, text.slice(index + mark.length));
    if (!isCause(cause) || claim === undefined || !asks(claim)) continue;
    return [
      ...(lead === '' ? [] : [{ text: lead.replace(joint, ''), isIdle: false }]),
      { text: cause, isIdle: true },
      { text: claim, isIdle: false },
    ];
  }
  return [{ text, isIdle }];
}

import { changes, formerTimes, pastDays, pastVerbs } from '../lexicons/telling-words.ts';
import { anyMark } from '../steps/quoting.ts';
import { partCauses, partDescribed } from './causes.ts';
import { partConfirmations } from './confirmations.ts';
import type { Mode } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { partReport } from './reports.ts';
import { readStory } from './stories.ts';
import { matchVerb } from './verbs.ts';
import { anyOf } from './wording.ts';

/** A part of a sentence. `isIdle`: it only tells how things were, or why they are so, and nobody could check it now. */
export interface Part {
  text: string;
  isIdle: boolean;
}

const joint = /^(?:and|but|so|while|whereas|where|because|since|as|though|although) /i;
const pointer =
  '(?:it|they|this|that|these|those|there|he|she|we|you|i|which|who|nothing|everything|people|users|customers)';
const former = new RegExp(`^(?:${anyOf(formerTimes)}),? `, 'i');
const day = new RegExp(`^(?:${anyOf(pastDays)}),? `, 'i');
const beforeChange = new RegExp(
  `^(?:before|until|prior to|up to) (?:the |this |that |our |my |your |last )?(?:[a-z-]+ ){0,2}?(?:${anyOf(changes)})s?,? (?=\\S)`,
  'i',
);
const beforeIt = /^before,? (?=(?:it|they|this|that|there) )/i;
const past = `(?:${anyOf(pastVerbs)}|(?!need|proceed|exceed|embed|feed|speed)[a-z]+ed)`;
const subject = '((?:[^\\s,;:()]+ ){0,5}?[^\\s,;:()]+)';
const often = '(?:[a-z]+ly |always |often |sometimes |just |still |only |never )?';
const toldPast = new RegExp(`^${subject} ${often}${past}\\b`, 'i');
const habit = new RegExp(`^${subject} ${often}used to (.+)$`, 'i');
const isPointer = new RegExp(`^${pointer}$`, 'i');
const finite =
  /\b(?:is|are|must|should|shall|will|can|cannot|shows?|has|have|says|reads|contains|appears|opens)\b/i;
const subordinate = / (?:when|whenever|if|after|once|because|since|that|as soon as|although|even) .*$/i;

/** "The field used to filter the list is empty" speaks of the field; "It used to be empty" of what was. */
function tellsHabit(clause: string): boolean {
  const [, whose = '', done] = habit.exec(clause) ?? [];
  if (done === undefined || finite.test(whose)) return false;
  return isPointer.test(whose) || !finite.test(done.replace(subordinate, ''));
}

function tellsEvent(clause: string): boolean {
  const [, whose] = toldPast.exec(clause) ?? [];
  return whose !== undefined && !finite.test(whose);
}

/** Nobody expects it to be so, unless it is a text or a condition. */
const wasBroken =
  /^(?!(?:if|when|whenever|once|after|unless)\b)(?!.*\b(?:says?|tells?|reads?|shows?|states?|displays?|explains?|message|error|notice|warning|that)\b)[^,;:\uE000]{3,80} (?:was|were|has been|have been|had been) (?:[a-z]+ )?(?:(?:broken|buggy|messed up|mixed up|faulty)(?: (?:in|since|with|after|until|for|before|last|on)\b[^,;:\uE000]*)?|wrong (?:in|since|until|last)\b[^,;:\uE000]*)$/i;

/** Whether a clause only tells how things were before something was changed. */
export function tellsPast(text: string): boolean {
  const clause = text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(joint, '');
  if (tellsHabit(clause) || wasBroken.test(clause)) return true;
  const changed = beforeChange.exec(clause) ?? beforeIt.exec(clause);
  if (changed) return tellsEvent(clause.slice(changed[0].length));
  const days = day.exec(clause);
  // A price or a text of last week may be meant as one of today.
  if (days) return tellsEvent(clause.slice(days[0].length)) && !/[\uE000\d]/.test(clause);
  const told = clause.replace(former, '');
  // "Earlier I added a lamp" may well be something to do first.
  const acted = withoutActor(told);
  const isDeed = acted !== undefined && matchVerb(acted) !== undefined;
  return told !== clause && tellsEvent(told) && !isDeed;
}

const cut =
  /[,;]\s+|\s+[–—-]\s+|\s+(?:and|but|whereas|while)\s+(?=(?:(?:it|they|this|that|there|he|she) )?(?:now|must|should|ha(?:s|ve) to|(?:is|are|has|says|shows|reads) now)\b)/gi;
const demanding =
  /\b(?:should|must|shall|ha(?:s|ve) to|needs? to|ought to|expect\w*|ensure|make sure|verify|please)\b|^(?:and |but |so )*now\b/i;

/** Whether a clause after one that told how things were goes back to how they are. */
function resumes(clause: string): boolean {
  if (/^(?:which|who|where|when|if|because|as|since)\b/i.test(clause)) return false;
  if (demanding.test(clause) || takeCue(clause) !== undefined) return true;
  const led = withoutLeadIn(clause);
  if (startsWithVerb(led)) return true;
  return splitPredicate(led) !== undefined && !new RegExp(`\\b${past}\\b`, 'i').test(led);
}

const bareModal = /^(?:now )?(?:must|should|has to|have to)\b/i;

/** "The error used to say A and must now say B": the subject stands before what was. */
function withSubject(clause: string, before: string): string {
  const subject = /^(.{1,60}?) (?:[a-z]+ly )?(?:used to|was|were|had|said|showed)\b/i.exec(before)?.[1];
  return subject && bareModal.test(clause) ? `${subject} ${clause}` : clause;
}

const wasThen =
  /^(?:it|they|there|(?:the|its|our|my) (?:[\w-]+ ){0,3}[\w-]+) (?:was|were|had|said|showed|stood at|used to) [^,;]+$/i;
const isNow = /^(?:(?:it|they|there|the [a-z ]+?) )?(?:now\b|(?:is|are|has|have|says|shows|reads) now\b)/i;

interface Clause {
  text: string;
  /** What parts it from the next one. */
  mark: string;
}

function splitAtCuts(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of sentence.matchAll(cut)) {
    clauses.push({ text: sentence.slice(start, match.index), mark: match[0] });
    start = match.index + match[0].length;
  }
  return [...clauses, { text: sentence.slice(start), mark: '' }];
}

/** "… (it used to say less)", "The badge, which used to be red, is green" */
const inserted = [
  / ?\(([^()]+)\)/,
  /, ((?:which|who) used to [^,]+),(?= )/i,
  / ((?:that|which|who) used to [a-z]+(?: [a-z]+){0,4}?)(?= (?:is|are|must|should|has|have|was|were|will|shows?|no longer)\b)/i,
];

/** "Click the 60 in the Travel row (that is February)": which one was said already, and nothing is claimed. */
const explained = / \(((?:that|this|it) is|i\.?e\.?,?|meaning|namely) [^()\uE000\d]{2,60}\)/i;

function partExplained({ text: sentence, isIdle }: Part): Part[] {
  const [whole] = (!isIdle && explained.exec(sentence)) || [];
  if (whole === undefined || !startsWithVerb(withoutLeadIn(sentence.toLowerCase())))
    return [{ text: sentence, isIdle }];
  return [
    { text: sentence.replace(whole, ''), isIdle: false },
    { text: whole.trim(), isIdle: true },
  ];
}

function partInserted({ text: sentence, isIdle }: Part): Part[] {
  if (isIdle) return [{ text: sentence, isIdle }];
  for (const form of inserted) {
    const [whole, told = ''] = form.exec(sentence) ?? [];
    if (whole === undefined || !tellsPast(told)) continue;
    return [
      { text: sentence.replace(whole, ''), isIdle: false },
      { text: told, isIdle: true },
    ];
  }
  return [{ text: sentence, isIdle: false }];
}

/** Takes apart what was from what is: "The switch used to be off here, it must still be on." */
function partPast({ text: sentence, isIdle: isTold }: Part): Part[] {
  if (isTold) return [{ text: sentence, isIdle: true }];
  const clauses = splitAtCuts(sentence);
  const parts: (Part & { mark: string })[] = [];
  for (const [index, { text, mark }] of clauses.entries()) {
    const last = parts.at(-1);
    const next = clauses[index + 1]?.text ?? '';
    const isOver = tellsPast(text) || (wasThen.test(text.trim()) && isNow.test(next.trim()));
    const isIdle = isOver || (last?.isIdle === true && !resumes(text.trim()));
    if (last && last.isIdle === isIdle) {
      last.text += last.mark + text;
      last.mark = mark;
    } else parts.push({ text: last?.isIdle ? withSubject(text.trim(), last.text) : text, isIdle, mark });
  }
  return parts.some(({ isIdle }) => isIdle) ? parts : [{ text: sentence, isIdle: false }];
}

const trailing: RegExp[] = [
  /,? (?:as|like|the way) (?:it|they|this|that|he|she|we|you|i|the [a-z]+) (?:(?:did|was|were|had)(?: [a-z]+)? (?:before|previously|earlier|in the past|until now|so far|last (?:week|time|month|year))|used to(?: be| do)?)(?=[.!]?$|,)/i,
  /(?<=\bnot [^,;]{1,60})(?:,)? (?:as|like) (?:before|previously|last (?:week|time)|in the past|in the old version)(?=[.!]?$|,)/i,
];
const because =
  /,? because (?!of )[^,;:\uE000]{4,120}?(?=[.!]?$|,)|, (?:as|since) (?:it|they|there|nothing|nobody|no one|we|this|that|everything|the [a-z]+) (?:is|are|was|were|has|have|had|does|do|did|cannot|can)\b[^,;:\uE000]{2,100}?(?=[.!]?$|,)/i;
const purpose =
  /,? so(?: that)? (?:nobody|no one|no-one|none|people|everybody|everyone|anybody|anyone|somebody|someone|they|we|i|you|he|she|(?:the |our |all )?(?:customers?|users?|visitors?|guests?|shoppers?|readers?|clients?)) (?:can|cannot|could|may|might|(?:do|does|will|would) not (?:have|need) to)\b[^,;:\uE000\d]{2,100}?(?=[.!]?$)|,? so that (?:nobody|no one|no-one|none of them) [a-z]+\b[^,;:\uE000\d]{0,100}?(?=[.!]?$)/i;
const verdict =
  /, which (?:makes|made) (?:no |little |perfect )?sense\b[^,;:\uE000]{0,40}?(?=[.!]?$|,)|, which (?:is|was) (?:of course |obviously |clearly |simply |just |really )?(?:a bug|wrong|nonsense|confusing|annoying|strange|odd|fine|correct|right|ok|okay|what we want|not what we want|too late|a pity)\b[^,;:\uE000]{0,30}?(?=[.!]?$|,)/i;
const waiting =
  /(?<=\b(?:it|this|that)) takes (?:a (?:short |little )?(?:second|moment|while|bit)|some time|a few (?:seconds|moments))(?: or two)?(?: to (?:load|open|appear|come up|show up|finish|save))?,? (?:and then|and|then|until it|before it)(?= (?!(?:the|an?|you|i|we|there|my|all|\uE000)))/i;
const reasons = [because, purpose, verdict, waiting];

/** What somebody or something says without quotes may well go on to the end of the sentence. */
const speech =
  /\b(?:says?|reads?|states?|tells?|told|explains?|informed|message|notice|error|text)\b[^\uE000]*$/i;
const goesOn = / and (.+)$/i;

function findTold(sentence: string): RegExpExecArray | undefined {
  const compared = trailing.map((form) => form.exec(sentence)).find((found) => found !== null);
  if (compared) return compared;
  const found = reasons.map((form) => form.exec(sentence)).find((one) => one !== null);
  if (!found || found.index === 0) return undefined;
  const after = goesOn.exec(found[0])?.[1];
  // "… because it is old and click Save": there is more to do.
  const isMore = after !== undefined && (startsWithVerb(after) !== undefined || takeCue(after) !== undefined);
  const isSaid = speech.test(sentence.slice(0, found.index)) && !/^,? so that no/i.test(found[0]);
  return isMore || isSaid ? undefined : found;
}

/** Takes out why something is so: "The button is disabled, because nothing was typed." */
function partReasons({ text, isIdle }: Part): Part[] {
  const told = isIdle ? undefined : findTold(text);
  if (!told) return [{ text, isIdle }];
  const rest = text.slice(0, told.index) + text.slice(told.index + told[0].length);
  return [...partReasons({ text: rest, isIdle }), { text: told[0].replace(/^,? /, ''), isIdle: true }];
}

const grounds = new RegExp(
  `^((?:(?:[Tt]he )?(?:[a-z]+ )?)(?:${anyMark}|(?!(?:The|It|This|That|There|I|We|You)\\b)[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)*)) (?:is|are|was|has|have|belongs?|does not|do not) [^,.;:]{2,60}?,? so (?:it|they|he|she) (?=(?:must|should|has to|have to|may|can|cannot|will)\\b)`,
);

/** "X is sold out, so it must not be listed": why it is so, and what is claimed. */
function partGrounds({ text, isIdle }: Part): Part[] {
  const [whole = '', thing = ''] = isIdle ? [] : (grounds.exec(text) ?? []);
  if (whole === '') return [{ text, isIdle }];
  const reason = whole.replace(/,? so (?:it|they|he|she) $/, '');
  return [
    { text: reason, isIdle: true },
    { text: `${thing} ${text.slice(whole.length)}`, isIdle: false },
  ];
}

/** Every way to tell of the past, and of reasons, has one of these words: to look for them is quick. */
const pastHint = new RegExp(
  `\\b(?:${anyOf([...formerTimes, ...pastDays])}|before|until|prior to|up to|used to|was|were|had|said|showed|stood at)\\b`,
  'i',
);
const reasonHint = /\b(?:because|as|since|so|which|takes|like|the way|therefore|hence|thus)\b/i;

/** A sentence in the parts that ask for something and those that do not; its literals are masked. */
export function partTold(sentence: string, mode: Mode): Part[] {
  if (readStory(sentence)) return [{ text: sentence, isIdle: false }];
  const parts = mode === 'then' ? [{ text: sentence, isIdle: false }] : partReport(sentence);
  const timed = pastHint.test(sentence) ? parts.flatMap(partInserted).flatMap(partPast) : parts;
  const plain = sentence.includes('(') ? timed.flatMap(partExplained) : timed;
  const told = reasonHint.test(sentence)
    ? plain.flatMap(partDescribed).flatMap(partGrounds).flatMap(partCauses).flatMap(partReasons)
    : plain;
  return told
    .flatMap(partConfirmations)
    .map(({ text, isIdle }) => ({ text: text.trim().replace(/^[,;]\s*|\s*[,;]$/g, ''), isIdle }))
    .filter(({ text }) => /[\p{L}\uE000]/u.test(text));
}

/** Whether a paragraph tells what happened and asks for nothing, so that what follows it belongs to it. */
export function tellsOnly(paragraph: string): boolean {
  return paragraph
    .split(/(?<=[.!?])\s+/)
    .every((one) => partTold(one, 'plain').every(({ isIdle }) => isIdle));
}

import { actors } from '../lexicons/cues.ts';
import { namedMessages } from '../lexicons/kinds.ts';
import type { Expectation, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import type { Literal } from './literals.ts';
import { anyKindWord, kindOf, readPhrase } from './targets.ts';
import { matchVerb } from './verbs.ts';
import { anyOf, tidy, withoutArticle } from './wording.ts';

type Subject = Expectation['subject'];

const plain: [RegExp, Exclude<Subject['of'], 'element'>][] = [
  [
    /^(?:(?:(?!(?:on|in|of|at|for|with) )[^\s,\uE000]+ ){0,3}(?:page|screen)|site|website|app|application|system|browser|view|following|page text|text of the page|page content|content|body|tool|product)$/i,
    'page text',
  ],
  [
    /^(?:current |page |browser |resulting |new )?(?:url|address|location|web address|address bar|url of the page|address of the page)$/i,
    'address',
  ],
  [
    /^(?:page|browser|tab|window|document|browser tab)(?:'s)? title$|^title(?: of the (?:page|tab|window|document|browser tab))?$/i,
    'title',
  ],
  [
    /^(?:browser|javascript|js|native)(?:'s)? (?:dialog|alert|prompt|confirm|popup|confirmation)(?: text)?$/i,
    'dialog text',
  ],
  [/^(?:(?:api |http |server )?response(?: body)?|endpoint|request|api|server)$/i, 'response'],
  [/^(?:downloaded file|name of the downloaded file|download)$/i, 'download'],
];

/** What a statement is about. */
export function readSubject(text: string, literals: Literal[]): Subject {
  const bare = withoutArticle(tidy(text));
  const found = /^its /i.test(text.trim()) ? undefined : plain.find(([form]) => form.test(bare));
  return found ? { of: found[1] } : { of: 'element', target: readPhrase(text, literals) };
}

const people = `(?:${anyOf(actors.flatMap((actor) => (actor.length > 4 ? [actor, `${actor}s`] : [actor])))})`;
const adjective = `(?!(?:the|an?|of|number|count) |${anyKindWord}\\b)[a-z-]+ `;
const nouns = `(?:${anyOf(actors.filter((actor) => actor.length > 4 && actor !== 'nobody').flatMap((actor) => [actor, `${actor}s`]))}|user)`;
const anyActor = new RegExp(
  `^${people}$|^(?:(?:the|an?|any|every|each|another|all|only) (?:${adjective}){0,3}?)${nouns}$|^(?:${adjective}){1,2}(?:${anyOf(actors.filter((actor) => actor.endsWith('s')))})$`,
  'i',
);

/** Whoever it is, the last word tells; most texts are done with by it. */
const lastWords = new Set(
  actors.map((actor) => actor.toLowerCase().split(' ').at(-1) ?? '').flatMap((word) => [word, `${word}s`]),
);

/** Whether the words stand for a person who uses the application. */
export function isActor(text: string): boolean {
  const bare = text.replace(/ (?:who|that) (?:is|are|has|have|does|do)\b.*$/i, '').trim();
  if (!lastWords.has(bare.slice(bare.lastIndexOf(' ') + 1).toLowerCase())) return false;
  if (
    /^[a-z-]+ /i.test(text) &&
    matchVerb(text)?.inflection === 'base' &&
    !/^(?:the|an?|any|every|each) /i.test(text)
  )
    return false;
  return anyActor.test(bare);
}

const sharedKind = new RegExp(`^(.+?(?:, .+?)*),? and (.+?) (${anyKindWord})s$`, 'i');

const listForm = new RegExp(
  `^(?:the )?([a-z]+(?: [a-z]+)?)s:? (${anyMark}(?:, ${anyMark})*,? and ${anyMark})$`,
  'i',
);

/** "A, B and C" as its members; a single thing whose name contains "and" stays whole. */
export function splitMembers(text: string, isPlural = false): string[] {
  const shared = sharedKind.exec(text);
  if (shared?.[1] && shared[2] && !new RegExp(` ${anyKindWord}$`, 'i').test(shared[1]))
    return [...shared[1].split(/, /), shared[2]].map((name) => `${name} ${shared[3]}`);
  const listed = listForm.exec(text);
  if (listed?.[1] && listed[2]) {
    const kind = kindOf(listed[1]).kind;
    return listed[2]
      .split(/,? and |, /)
      .map((mark) => (kind && kind !== 'item' && kind !== 'text' ? `${kind} ${mark}` : mark));
  }
  const parts = text.split(/,? and |, (?:and )?/i);
  const standsAlone = (part: string) =>
    /^(?:the|an?|my|its|at least|no) /i.test(part) ||
    new RegExp(`^${anyMark}`).test(part) ||
    /^[A-Z]/.test(part) ||
    (isPlural && /^[a-z-]+(?: [a-z-]+){0,2}$/.test(part) && !/terms and conditions/i.test(text));
  return parts.length > 1 && parts.every((part) => standsAlone(part.trim()))
    ? parts.map((part) => part.trim())
    : [text];
}

const messageForm = new RegExp(
  `^(?:(.+?) )?(message|error|warning|confirmation|notification|toast|alert|banner|notice|hint|snackbar|tooltip)(?: (?:text|message))?(?: (?:saying|reading|stating|with (?:the )?(?:text|message|words)|that (?:says|reads|states)|with|of|containing|like|,))?:? (${anyMark})$`,
  'i',
);

/** `"Too long" error`: only for words that are plainly messages, since `"Save" message` may name one. */
const textThenNoun = new RegExp(`^(${anyMark}) ((?:error|warning|success|confirmation)(?: message)?)$`, 'i');

/** A message and the words it must show: `the error message "Wrong PIN"`. */
export function readMessageWithText(
  text: string,
  literals: Literal[],
): { target: Target; value: string } | undefined {
  const bare = withoutArticle(tidy(text)).replace(textThenNoun, '$2 $1');
  const [, before = '', noun = '', mark = ''] = messageForm.exec(bare) ?? [];
  const literal = literals[Number(/\d+/.exec(mark)?.[0] ?? -1)];
  if (!literal) return undefined;
  const words = namedMessages.includes(noun.toLowerCase())
    ? `${before} ${noun} message`.trim()
    : `${before} ${noun}`.trim();
  return { target: readPhrase(words, literals), value: literal.value };
}

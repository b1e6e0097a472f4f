import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf } from './literals.ts';
import type { Mode } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { matchVerb } from './verbs.ts';

const expectLabel =
  /^(?:expected(?: (?:results?|outcome|behaviou?r))?|results?|outcome|then expect|should be|exp)\s*(?::|-)\s+(.+)$/is;
const saidLabel = new RegExp(
  `^(errors?|warning|message|notice|alert|error message|notification)s?\\s*: (${anyMark}.*)$`,
  'i',
);
const arrow = / ?(?:-+>|=+>|>>|→|⇒|➔|➜) ?/;
const bareField = new RegExp(`^(?:the )?([a-z][a-z -]{1,25}?)(?: =|:)? (${anyMark}|\\d[\\d.,]*)$`, 'i');
/** `"4 of 4 chosen", and Cooking is ticked`: what is said, then another claim. */
const textThenClaim = new RegExp(
  `^(${anyMark}),(?: and)? (?=(?!${anyMark}).+ (?:is|are|should|must|has|shows)\\b)`,
);
/** `Products page with "Log out" button`: where one is, and what is there. */
const pageWith = /^(?:the )?([A-Za-z]+(?: [a-z]+)?) page with (?:the |an? )?(.+?)[.]?$/i;
const pathVerbs = ['click', 'go', 'open', 'select', 'hover', 'switch'];

/** Notes in shorthand: what stands after an arrow or after "Expected:" is what should then be seen. */
export function splitShorthand(sentence: string, mode: Mode, literals: Literal[]): [Mode, string][] {
  const expected = expectLabel.exec(sentence.trim())?.[1];
  if (expected) return splitShorthand(expected, 'then', literals);
  const said = saidLabel.exec(sentence.trim());
  if (said?.[1] && said[2]) return [['then', `${said[1].toLowerCase()} ${said[2]}`]];
  const parts = sentence.split(arrow).map((part) => part.trim());
  const [first = '', ...others] = parts;
  if (others.length === 0 || parts.includes('') || isPath(first, others, literals))
    return [[mode, mode === 'then' ? writeOut(sentence) : sentence]];
  return parts.map((part, index): [Mode, string] => {
    const isDone =
      index === 0 || (index < parts.length - 1 && matchVerb(part) !== undefined) || isOrder(part);
    return isDone ? [mode, index === 0 ? fillBare(part) : part] : ['then', writeOut(part)];
  });
}

/** "quantity 11 -> …": a field and what goes into it. */
function fillBare(part: string): string {
  const [, field, value] = bareField.exec(part) ?? [];
  return field && value && !startsWithVerb(part) && !matchVerb(part) ? `set the ${field} to ${value}` : part;
}

/** "File -> Export" after "click" is a way through menus. */
function isPath(first: string, others: string[], literals: Literal[]): boolean {
  // A quoted sentence is what the page says, not what is clicked.
  if (others.some((part) => /[.!?]$/.test(literalOf(part, literals)?.value ?? ''))) return false;
  const verb = matchVerb(first.replace(/^(?:then|and|i) /i, ''));
  return (
    verb !== undefined &&
    pathVerbs.includes(verb.family) &&
    others.every(
      (part) =>
        /^[A-Z\uE000][^,;:]{0,40}$/.test(part.replace(/[.!]$/, '')) &&
        !splitPredicate(part) &&
        !/\b(?:page|error|message|appears?|opens?|shown|visible)\b/i.test(part),
    )
  );
}

/** An order to do something, not the name of what should be there. */
function isOrder(part: string): boolean {
  if (/ (?:page|screen|message|error)[.!]?$/i.test(part) && !/ (?:the|an?|to) /i.test(part)) return false;
  const verb =
    startsWithVerb(part) ??
    (withoutActor(part) === undefined ? undefined : matchVerb(withoutActor(part) ?? ''));
  return (
    takeCue(part) === undefined &&
    verb !== undefined &&
    verb.inflection === 'base' &&
    verb.family !== 'see' &&
    !splitPredicate(part)
  );
}

/** "total = $20" */
function writeOut(text: string): string {
  return text
    .replace(textThenClaim, '$1 is shown; ')
    .replace(pageWith, 'the $1 page is shown; the $2 is visible')
    .replace(/(?<=\w) ?={1,3} ?(?=[\uE000\d])/g, ' is ');
}
